// 0.8 runs=1000 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {TransparentUpgradeableProxy} from "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";
import {BeaconProxy} from "@openzeppelin/contracts/proxy/beacon/BeaconProxy.sol";
import {UpgradeableBeacon} from "@openzeppelin/contracts/proxy/beacon/UpgradeableBeacon.sol";

/// The ledger that the tokens behind proxies share.
abstract contract Ledger10 is Initializable {
    string public name;
    string public symbol;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function decimals() external view virtual returns (uint8) {
        return 18;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _approve(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _update(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        if (left != type(uint256).max) allowance[from][msg.sender] = left - value;
        _update(from, to, value);
        return true;
    }

    function _approve(address from, address spender, uint256 value) internal {
        allowance[from][spender] = value;
        emit Approval(from, spender, value);
    }

    function _update(address from, address to, uint256 value) internal virtual {
        if (from == address(0)) totalSupply += value;
        else balanceOf[from] -= value;
        if (to == address(0)) totalSupply -= value;
        else balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Cents of an issuer: permits, transfers that a holder signed, a freeze and a pause with two of three, code with the timelock.
contract Pavilioncent is Ledger10 {
    bytes32 private constant PERMIT = keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    bytes32 private constant WITH_AUTHORIZATION =
        keccak256("TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)");
    address public owner;
    bool public paused;
    mapping(address => bool) public frozen;
    mapping(address => uint256) public nonces;
    mapping(address => mapping(bytes32 => bool)) public authorizationState;
    mapping(address => uint256) public minterAllowance;

    event Paused(address account);
    event Unpaused(address account);
    event Frozen(address indexed account, bool on);
    event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce);

    error EnforcedPause();
    error AccountFrozen(address account);
    error NotOwner();

    modifier onlyOwner() {
        if (msg.sender != owner) revert NotOwner();
        _;
    }

    constructor() {
        _disableInitializers();
    }

    function initialize(address owner_, address to, uint256 supply) external initializer {
        (name, symbol, owner) = ("Pavilion Cent", "PAVC", owner_);
        _update(address(0), to, supply);
    }

    function decimals() external pure override returns (uint8) {
        return 2;
    }

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        bytes32 kind = keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
        return keccak256(abi.encode(kind, keccak256(bytes(name)), keccak256("2"), block.chainid, address(this)));
    }

    function permit(address who, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= deadline, "permit is expired");
        _signed(who, keccak256(abi.encode(PERMIT, who, spender, value, nonces[who]++, deadline)), v, r, s);
        _approve(who, spender, value);
    }

    function transferWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        require(block.timestamp > validAfter && block.timestamp < validBefore, "authorization is not valid now");
        require(!authorizationState[from][nonce], "authorization is used or canceled");
        _signed(from, keccak256(abi.encode(WITH_AUTHORIZATION, from, to, value, validAfter, validBefore, nonce)), v, r, s);
        authorizationState[from][nonce] = true;
        emit AuthorizationUsed(from, nonce);
        _update(from, to, value);
    }

    function _signed(address who, bytes32 what, uint8 v, bytes32 r, bytes32 s) private view {
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR(), what)), v, r, s);
        require(signer != address(0) && signer == who, "invalid signature");
    }

    function setMinter(address minter, uint256 most) external onlyOwner {
        minterAllowance[minter] = most;
    }

    function mint(address to, uint256 value) external {
        minterAllowance[msg.sender] -= value;
        _update(address(0), to, value);
    }

    function burn(uint256 value) external {
        _update(msg.sender, address(0), value);
    }

    function pause() external onlyOwner {
        paused = true;
        emit Paused(msg.sender);
    }

    function unpause() external onlyOwner {
        paused = false;
        emit Unpaused(msg.sender);
    }

    function setFrozen(address account, bool on) external onlyOwner {
        frozen[account] = on;
        emit Frozen(account, on);
    }

    function wipeFrozen(address account) external onlyOwner {
        if (!frozen[account]) revert AccountFrozen(account);
        uint256 value = balanceOf[account];
        balanceOf[account] = 0;
        totalSupply -= value;
        emit Transfer(account, address(0), value);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (paused) revert EnforcedPause();
        if (frozen[from]) revert AccountFrozen(from);
        if (frozen[to]) revert AccountFrozen(to);
        super._update(from, to, value);
    }
}

contract PavilionProxy is TransparentUpgradeableProxy {
    constructor(address logic, address owner_, bytes memory data) TransparentUpgradeableProxy(logic, owner_, data) {}
}

/// Upgrades where the house of its holders says so.
contract Wychmere is Ledger10, UUPSUpgradeable {
    address public owner;
    mapping(address => address) public delegates;
    mapping(address => uint256) public votesOf;

    event OwnershipTransferred(address indexed from, address indexed to);
    event DelegateChanged(address indexed who, address indexed from, address indexed to);

    constructor() {
        _disableInitializers();
    }

    function initialize(address to, uint256 supply) external initializer {
        (name, symbol, owner) = ("Wychmere", "WYCH", to);
        _update(address(0), to, supply);
    }

    function transferOwnership(address next) external {
        require(msg.sender == owner, "not the owner");
        emit OwnershipTransferred(owner, next);
        owner = next;
    }

    function delegate(address to) external {
        (address from, uint256 votes) = (delegates[msg.sender], balanceOf[msg.sender]);
        delegates[msg.sender] = to;
        if (from != address(0)) votesOf[from] -= votes;
        if (to != address(0)) votesOf[to] += votes;
        emit DelegateChanged(msg.sender, from, to);
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        (address gave, address got) = (delegates[from], delegates[to]);
        if (gave != address(0)) votesOf[gave] -= value;
        if (got != address(0)) votesOf[got] += value;
    }

    function _authorizeUpgrade(address) internal view override {
        require(msg.sender == owner, "not the owner");
    }
}

contract WychProxy is ERC1967Proxy {
    constructor(address logic, bytes memory data) ERC1967Proxy(logic, data) {}
}

/// A house of delegates, who lock what they vote with: five days of votes, two days of waiting, six of a hundred at least.
contract WychHouse {
    struct Motion {
        address target;
        bytes data;
        uint64 closes;
        uint256 ayes;
        uint256 noes;
        bool done;
    }

    Wychmere public immutable token;
    Motion[] public motions;
    mapping(address => uint256) public locked;
    mapping(address => uint256) public freeAt;
    mapping(uint256 => mapping(address => bool)) private voted;

    event Moved(uint256 indexed id, address indexed by, address target, bytes data);
    event Voted(uint256 indexed id, address indexed by, bool aye, uint256 weight);

    constructor(Wychmere token_) {
        token = token_;
    }

    function lock(uint256 value) external {
        token.transferFrom(msg.sender, address(this), value);
        locked[msg.sender] += value;
    }

    function unlock() external {
        require(block.timestamp >= freeAt[msg.sender], "votes stand");
        uint256 value = locked[msg.sender];
        locked[msg.sender] = 0;
        token.transfer(msg.sender, value);
    }

    function move(address target, bytes calldata data) external returns (uint256 id) {
        require(locked[msg.sender] >= token.totalSupply() / 200, "below the threshold");
        id = motions.length;
        motions.push(Motion(target, data, uint64(block.timestamp + 5 days), 0, 0, false));
        emit Moved(id, msg.sender, target, data);
    }

    function vote(uint256 id, bool aye) external {
        Motion storage m = motions[id];
        require(block.timestamp < m.closes && !voted[id][msg.sender], "closed");
        voted[id][msg.sender] = true;
        if (freeAt[msg.sender] < m.closes) freeAt[msg.sender] = m.closes;
        if (aye) m.ayes += locked[msg.sender];
        else m.noes += locked[msg.sender];
        emit Voted(id, msg.sender, aye, locked[msg.sender]);
    }

    function execute(uint256 id) external {
        Motion storage m = motions[id];
        require(!m.done && block.timestamp >= m.closes + 2 days, "not yet");
        require(m.ayes > m.noes && m.ayes * 100 >= token.totalSupply() * 6, "not carried");
        m.done = true;
        (bool ok, ) = m.target.call(m.data);
        require(ok, "failed");
    }
}

/// Tokens of a network of towns: all read their code from one beacon.
contract Townpenny is Ledger10 {
    address public registrar;

    constructor() {
        _disableInitializers();
    }

    function initialize(string calldata name_, string calldata symbol_, address to, uint256 supply) external initializer {
        (name, symbol, registrar) = (name_, symbol_, msg.sender);
        _update(address(0), to, supply);
    }

    function burn(uint256 value) external {
        _update(msg.sender, address(0), value);
    }
}

contract TownBeacon is UpgradeableBeacon {
    constructor(address logic, address owner_) UpgradeableBeacon(logic, owner_) {}
}

contract TownProxy is BeaconProxy {
    constructor(address beacon, bytes memory data) BeaconProxy(beacon, data) {}
}

/// Roles apart from each other: minters within a cap, pausers, those who rescue what strayed in; the timelock gives them.
contract Quillharbor is ERC20("Quillharbor", "QLHB"), AccessControl {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    bytes32 public constant PAUSER_ROLE = keccak256("PAUSER_ROLE");
    bytes32 public constant RESCUER_ROLE = keccak256("RESCUER_ROLE");
    uint256 public constant CAP = 200_000_000 ether;
    bool public paused;

    constructor() {
        _grantRole(DEFAULT_ADMIN_ROLE, msg.sender);
        _mint(msg.sender, 150_000_000 ether);
    }

    function mint(address to, uint256 value) external onlyRole(MINTER_ROLE) {
        require(totalSupply() + value <= CAP, "cap");
        _mint(to, value);
    }

    function setPaused(bool on) external onlyRole(PAUSER_ROLE) {
        paused = on;
    }

    function rescue(ERC20 coin, address to, uint256 value) external onlyRole(RESCUER_ROLE) {
        coin.transfer(to, value);
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!paused, "paused");
        super._update(from, to, value);
    }
}
