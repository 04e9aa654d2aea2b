// 0.7 runs=800
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require((c = a + b) >= a, "ADD_OVERFLOW");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "SUB_OVERFLOW");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require(a == 0 || (c = a * b) / a == b, "MUL_OVERFLOW");
    }
}

abstract contract Roles {
    struct RoleData {
        mapping(address => bool) members;
        bytes32 adminRole;
    }

    bytes32 public constant DEFAULT_ADMIN_ROLE = 0x00;
    mapping(bytes32 => RoleData) private _roles;

    event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender);
    event RoleRevoked(bytes32 indexed role, address indexed account, address indexed sender);

    modifier onlyRole(bytes32 role) {
        require(hasRole(role, msg.sender), "AccessControl: account is missing role");
        _;
    }

    function hasRole(bytes32 role, address account) public view returns (bool) {
        return _roles[role].members[account];
    }

    function getRoleAdmin(bytes32 role) external view returns (bytes32) {
        return _roles[role].adminRole;
    }

    function grantRole(bytes32 role, address account) external virtual onlyRole(_roles[role].adminRole) {
        _grant(role, account);
    }

    function revokeRole(bytes32 role, address account) external virtual onlyRole(_roles[role].adminRole) {
        _revoke(role, account);
    }

    function renounceRole(bytes32 role, address account) external {
        require(account == msg.sender, "AccessControl: can only renounce roles for self");
        _revoke(role, account);
    }

    function _grant(bytes32 role, address account) internal {
        _roles[role].members[account] = true;
        emit RoleGranted(role, account, msg.sender);
    }

    function _revoke(bytes32 role, address account) internal {
        _roles[role].members[account] = false;
        emit RoleRevoked(role, account, msg.sender);
    }
}

abstract contract Plain {
    using SafeMath for uint256;

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 internal _totalSupply;
    mapping(address => uint256) internal _balance;
    mapping(address => mapping(address => uint256)) internal _allowance;

    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(string memory name_, string memory symbol_) {
        (name, symbol) = (name_, symbol_);
    }

    function allowance(address owner, address spender) external view returns (uint256) {
        return _allowance[owner][spender];
    }

    function balanceOf(address account) public view virtual returns (uint256) {
        return _balance[account];
    }

    function totalSupply() public view virtual returns (uint256) {
        return _totalSupply;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        _allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address recipient, uint256 amount) external returns (bool) {
        _move(msg.sender, recipient, amount);
        return true;
    }

    function transferFrom(address sender, address recipient, uint256 amount) external returns (bool) {
        uint256 allowed = _allowance[sender][msg.sender];
        if (msg.sender != sender && allowed != uint256(-1)) _allowance[sender][msg.sender] = allowed.sub(amount);
        _move(sender, recipient, amount);
        return true;
    }

    function _move(address sender, address recipient, uint256 amount) internal virtual {
        _balance[sender] = _balance[sender].sub(amount);
        _balance[recipient] = _balance[recipient].add(amount);
        emit Transfer(sender, recipient, amount);
    }

    function _mintPoolTokens(address recipient, uint256 amount) internal {
        _balance[recipient] = _balance[recipient].add(amount);
        _totalSupply = _totalSupply.add(amount);
        emit Transfer(address(0), recipient, amount);
    }

    function _burnPoolTokens(address sender, uint256 amount) internal {
        _balance[sender] = _balance[sender].sub(amount);
        _totalSupply = _totalSupply.sub(amount);
        emit Transfer(sender, address(0), amount);
    }
}

/// Roles mint and snapshot; the token administration takes them all for good.
contract PoiseToken is Plain("Poise", "POISE"), Roles {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    bytes32 public constant SNAPSHOT_ROLE = keccak256("SNAPSHOT_ROLE");
    uint256 public snapshotId;

    event Snapshot(uint256 id);

    constructor() {
        _grant(DEFAULT_ADMIN_ROLE, msg.sender);
        _grant(MINTER_ROLE, msg.sender);
        _mintPoolTokens(msg.sender, 55_000_000e18);
    }

    function mint(address to, uint256 amount) external onlyRole(MINTER_ROLE) {
        _mintPoolTokens(to, amount);
    }

    function burn(uint256 amount) external {
        _burnPoolTokens(msg.sender, amount);
    }

    function snapshot() external onlyRole(SNAPSHOT_ROLE) returns (uint256) {
        emit Snapshot(++snapshotId);
        return snapshotId;
    }
}

/// Holds the only right to mint, at a rate that falls each year by a sixth.
contract PoiseTokenAdmin {
    using SafeMath for uint256;

    uint256 private constant INITIAL_RATE = (21_000 * 1e18) / uint256(1 weeks);
    uint256 private constant RATE_REDUCTION_TIME = 365 days;
    uint256 private constant RATE_REDUCTION_COEFFICIENT = 1189207115002721024;
    PoiseToken public immutable token;
    address public authorizer;
    address private immutable _deployer = msg.sender;
    uint256 public miningEpoch;
    uint256 public startEpochTime = type(uint256).max;
    uint256 public startEpochSupply;
    uint256 public rate;

    event MiningParametersUpdated(uint256 rate, uint256 supply);

    constructor(PoiseToken token_, address authorizer_) {
        (token, authorizer) = (token_, authorizer_);
    }

    function activate() external {
        require(startEpochTime == type(uint256).max && msg.sender == _deployer, "Already activated");
        require(token.hasRole(token.DEFAULT_ADMIN_ROLE(), address(this)), "Not an admin");
        token.grantRole(token.MINTER_ROLE(), address(this));
        token.revokeRole(token.MINTER_ROLE(), _deployer);
        token.revokeRole(token.DEFAULT_ADMIN_ROLE(), _deployer);
        token.revokeRole(token.DEFAULT_ADMIN_ROLE(), address(this));
        startEpochSupply = token.totalSupply();
        startEpochTime = block.timestamp;
        rate = INITIAL_RATE;
    }

    function getAvailableSupply() public view returns (uint256) {
        return startEpochSupply.add(block.timestamp.sub(startEpochTime).mul(rate));
    }

    function updateMiningParameters() public {
        require(block.timestamp >= startEpochTime.add(RATE_REDUCTION_TIME), "Epoch has not finished yet");
        startEpochSupply = startEpochSupply.add(rate.mul(RATE_REDUCTION_TIME));
        startEpochTime += RATE_REDUCTION_TIME;
        miningEpoch += 1;
        rate = rate.mul(1e18) / RATE_REDUCTION_COEFFICIENT;
        emit MiningParametersUpdated(rate, startEpochSupply);
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == authorizer, "SENDER_NOT_ALLOWED");
        if (block.timestamp >= startEpochTime.add(RATE_REDUCTION_TIME)) updateMiningParameters();
        require(token.totalSupply().add(amount) <= getAvailableSupply(), "Mint amount exceeds remaining available supply");
        token.mint(to, amount);
    }
}

/// Nobody could move it until the governance, after its first weeks, opened it for all.
contract VortexToken is Plain("Vortex", "VRTX") {
    address public immutable governance;
    uint256 public immutable canUnpauseAfter;
    bool public paused = true;
    mapping(address => bool) public allowedTransferee;

    event Allowed(address target);
    event Disallowed(address target);

    modifier onlyGovernance() {
        require(msg.sender == governance, "VORTEX: only governance can perform this action");
        _;
    }

    constructor(address governance_, uint256 pausePeriod, address pool) {
        governance = governance_;
        canUnpauseAfter = block.timestamp + pausePeriod;
        allowedTransferee[governance_] = true;
        allowedTransferee[msg.sender] = true;
        allowedTransferee[pool] = true;
        _mintPoolTokens(msg.sender, 10_000_000e18);
    }

    /// Opens it, and there is no way back.
    function openTransfers() external {
        require(paused && block.timestamp > canUnpauseAfter, "VORTEX: cannot change transferability yet");
        paused = false;
    }

    function addToAllowedList(address[] calldata target) external onlyGovernance {
        for (uint256 i = 0; i < target.length; i++) {
            allowedTransferee[target[i]] = true;
            emit Allowed(target[i]);
        }
    }

    function _move(address from, address to, uint256 amount) internal override {
        require(!paused || allowedTransferee[from] || allowedTransferee[to], "VORTEX: paused");
        require(to != address(this), "VORTEX: invalid recipient");
        super._move(from, to, amount);
    }
}
