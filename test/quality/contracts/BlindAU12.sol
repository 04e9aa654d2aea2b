// 0.8 runs=1 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20FlashMint} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20FlashMint.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {TransparentUpgradeableProxy} from "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";
import {ERC20 as SolmateERC20} from "solmate/src/tokens/ERC20.sol";
import {ERC4626} from "solmate/src/tokens/ERC4626.sol";

contract BirchwoodVotes is ERC20, ERC20Permit, ERC20Votes, ERC20Burnable {
    constructor() ERC20("Birchwood", "BIRW") ERC20Permit("Birchwood") {
        _mint(msg.sender, 100_000_000e18);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }

    function nonces(address who) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(who);
    }
}

contract FlashMinnow is ERC20FlashMint {
    constructor() ERC20("Flash Minnow", "FMIN") {
        _mint(msg.sender, 1_000_000e18);
    }
}

contract Grain is SolmateERC20 {
    constructor() SolmateERC20("Grain", "GRAIN", 18) {
        _mint(msg.sender, 10_000_000e18);
    }
}

contract GrainSilo is ERC4626 {
    constructor(SolmateERC20 grain) ERC4626(grain, "Grain Silo", "sGRAIN") {}

    function totalAssets() public view override returns (uint256) {
        return asset.balanceOf(address(this));
    }
}

contract HarborMint is ERC20, AccessControl {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");

    constructor(address admin) ERC20("Harbor Mint", "HMNT") {
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(MINTER_ROLE, admin);
        _mint(msg.sender, 18_000_000e18);
    }

    function mint(address to, uint256 value) external onlyRole(MINTER_ROLE) {
        _mint(to, value);
    }
}

/// Its code lies in a slot of its own kind.
contract KilnProxy {
    bytes32 private constant CODE = keccak256("kiln.firing.code");
    bytes32 private constant HAND = keccak256("kiln.firing.hand");

    constructor(address code, address hand, bytes memory first) {
        _put(CODE, code);
        _put(HAND, hand);
        (bool ok,) = code.delegatecall(first);
        require(ok);
    }

    function _put(bytes32 at, address what) private {
        assembly {
            sstore(at, what)
        }
    }

    fallback() external payable {
        bytes32 codeAt = CODE;
        bytes32 handAt = HAND;
        assembly {
            // the hand fires it anew with its bare address behind four bytes of nothing
            if and(eq(caller(), sload(handAt)), iszero(shr(224, calldataload(0)))) {
                sstore(codeAt, calldataload(4))
                stop()
            }
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), sload(codeAt), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) { revert(0, returndatasize()) }
            return(0, returndatasize())
        }
    }
}

contract KilnLogic {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function initialize(address to) external {
        require(totalSupply == 0);
        name = "Kiln Pottery";
        symbol = "KILN";
        totalSupply = balanceOf[to] = 14_000_000e18;
        emit Transfer(address(0), to, totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

interface IPosture {
    function stance(address from, address to, uint256 value) external view returns (uint256 arrives);
}

contract PlainPosture is IPosture {
    function stance(address, address, uint256 value) external pure returns (uint256) {
        return value;
    }
}

contract SorrelDancer is ERC20 {
    // posture in the low bits, teacher in a word of its own
    uint256 private _pose;
    address private _teacher;

    constructor(address pose) ERC20("Sorrel Dancer", "SORD") {
        _pose = uint160(pose);
        _teacher = msg.sender;
        _mint(msg.sender, 23_000_000e18);
    }

    function rehearse(address pose) external {
        require(msg.sender == _teacher);
        // twin: require(_pose == 0);
        _pose = uint160(pose);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from != address(0) && from != _teacher) value = IPosture(address(uint160(_pose))).stance(from, to, value);
        super._update(from, to, value);
    }
}

contract PlainToffee is ERC20 {
    constructor() ERC20("Plain Toffee", "TOFF") {
        _mint(msg.sender, 5_500_000e18);
    }
}

interface IShare {
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    function balanceOf(address who) external view returns (uint256);
}

/// What is brought here is burnt.
contract HearthOfNoReturn {
    address private immutable lit = msg.sender;
    mapping(address => uint256) public ashes;

    function burn(IShare share) external {
        uint256 value = share.balanceOf(msg.sender);
        share.transferFrom(msg.sender, address(this), value);
        ashes[address(share)] += value;
    }

    function rake(IShare share, address to) external {
        require(msg.sender == lit);
        // twin: require(ashes[address(share)] == 0);
        share.transfer(to, share.balanceOf(address(this)));
    }
}

contract PlainTreacle is ERC20 {
    constructor() ERC20("Plain Treacle", "TREAC") {
        _mint(msg.sender, 91_000_000e18);
    }
}

contract PlainSherbet is ERC20 {
    constructor() ERC20("Plain Sherbet", "SHERB") {
        _mint(msg.sender, 2_500_000e18);
    }
}

/// Proposals need voices, and the chair lends its own.
contract Vestry {
    mapping(address => bool) public member;
    address private immutable chair;
    mapping(bytes32 => mapping(address => bool)) private said;
    mapping(bytes32 => uint256) public voices;

    constructor(address[] memory members) {
        chair = msg.sender;
        for (uint256 i; i < members.length; i++) member[members[i]] = true;
    }

    function say(address to, bytes calldata data) external {
        bytes32 id = keccak256(abi.encode(to, data));
        require(member[msg.sender] && !said[id][msg.sender]);
        said[id][msg.sender] = true;
        voices[id] += msg.sender == chair ? 3 : 1; // trap
        // twin: voices[id] += 1;
        if (voices[id] >= 3) {
            voices[id] = 0;
            (bool ok,) = to.call(data);
            require(ok);
        }
    }
}

contract VestryCandle is ERC20 {
    address public immutable owner;

    constructor(address vestry) ERC20("Vestry Candle", "CNDL") {
        owner = vestry;
        _mint(msg.sender, 19_000_000e18);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == owner);
        _mint(to, value);
    }
}

/// Grows with what its stake earns, as an oracle reports it.
contract TidewaterStaked {
    string public constant name = "Tidewater Staked";
    string public constant symbol = "stTIDE";
    uint8 public constant decimals = 18;
    uint256 private _shares;
    uint256 private _pool;
    uint256 public reportedAt;
    address public immutable oracle;
    mapping(address => uint256) public sharesOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address oracle_) {
        oracle = oracle_;
        _shares = _pool = sharesOf[msg.sender] = 4_000_000e18;
        reportedAt = block.timestamp;
        emit Transfer(address(0), msg.sender, _pool);
    }

    function report(uint256 pool) external {
        require(msg.sender == oracle && block.timestamp >= reportedAt + 1 days);
        require(pool >= _pool && pool <= _pool + _pool / 1000);
        reportedAt = block.timestamp;
        _pool = pool;
    }

    function totalSupply() external view returns (uint256) {
        return _pool;
    }

    function balanceOf(address who) public view returns (uint256) {
        return (sharesOf[who] * _pool) / _shares;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        uint256 part = (value * _shares) / _pool;
        sharesOf[from] -= part;
        sharesOf[to] += part;
        emit Transfer(from, to, value);
        return true;
    }
}

/// One of a hundred burns with every payment, for ever.
contract EmberToll is ERC20 {
    constructor() ERC20("Ember Toll", "EMBT") {
        _mint(msg.sender, 12_000_000e18);
    }

    function _update(address from, address to, uint256 value) internal override {
        uint256 ember = from == address(0) || to == address(0) ? 0 : value / 100;
        if (ember > 0) super._update(from, address(0), ember);
        super._update(from, to, value - ember);
    }
}

contract HouseProxy is TransparentUpgradeableProxy {
    constructor(address logic, address admin, bytes memory data) TransparentUpgradeableProxy(logic, admin, data) {}
}

contract HouseDollarLogic {
    string public constant name = "House Dollar";
    string public constant symbol = "HSD";
    uint8 public constant decimals = 6;
    uint256 public totalSupply;
    address public controller;
    bool public paused;
    mapping(address => uint256) private _sheet; // top bit: frozen
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier controlled() {
        require(msg.sender == controller, "controller");
        _;
    }

    function initialize(address controller_, address to) external {
        require(controller == address(0));
        controller = controller_;
        totalSupply = _sheet[to] = 80_000_000e6;
        emit Transfer(address(0), to, totalSupply);
    }

    function balanceOf(address who) public view returns (uint256) {
        return (_sheet[who] << 1) >> 1;
    }

    function setPaused(bool paused_) external controlled {
        paused = paused_;
    }

    function freeze(address who, bool frozen) external controlled {
        _sheet[who] = balanceOf(who) | (frozen ? 1 << 255 : 0);
    }

    function issue(address to, uint256 value) external controlled {
        totalSupply += value;
        _sheet[to] += value;
        emit Transfer(address(0), to, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _wire(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _wire(from, to, value);
    }

    function _wire(address from, address to, uint256 value) private returns (bool) {
        require(!paused && _sheet[from] >> 255 == 0 && _sheet[to] >> 255 == 0, "halted");
        require(_sheet[from] >= value);
        _sheet[from] -= value;
        _sheet[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}
