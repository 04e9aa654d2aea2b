// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;
pragma abicoder v2;

abstract contract Plain7 {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 internal _supply;
    mapping(address => uint256) internal _balance;
    mapping(address => mapping(address => uint256)) internal _allowed;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory n, string memory s) {
        name = n;
        symbol = s;
    }

    function totalSupply() public view returns (uint256) { return _supply; }
    function balanceOf(address a) public view returns (uint256) { return _balance[a]; }
    function allowance(address o, address s) public view returns (uint256) { return _allowed[o][s]; }

    function transfer(address to, uint256 v) public returns (bool) {
        _transfer(msg.sender, to, v);
        return true;
    }

    function approve(address s, uint256 v) public returns (bool) {
        _allowed[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transferFrom(address from, address to, uint256 v) public returns (bool) {
        require(_allowed[from][msg.sender] >= v, "ERC20: transfer amount exceeds allowance");
        _allowed[from][msg.sender] -= v;
        _transfer(from, to, v);
        return true;
    }

    function _transfer(address from, address to, uint256 v) internal {
        require(to != address(0), "ERC20: transfer to the zero address");
        _beforeTokenTransfer(from, to, v);
        require(_balance[from] >= v, "ERC20: transfer amount exceeds balance");
        _balance[from] -= v;
        _balance[to] += v;
        emit Transfer(from, to, v);
    }

    function _mint(address to, uint256 v) internal {
        require((_supply += v) >= v, "SafeMath: addition overflow");
        _balance[to] += v;
        emit Transfer(address(0), to, v);
    }

    function _burn(address from, uint256 v) internal {
        require(_balance[from] >= v, "ERC20: burn amount exceeds balance");
        _balance[from] -= v;
        _supply -= v;
        emit Transfer(from, address(0), v);
    }

    function _beforeTokenTransfer(address, address, uint256) internal virtual {}
}

/// Rocket storage: who stands under which name; the guardian is gone after the setup.
contract PodStorage {
    mapping(bytes32 => address) private addresses;
    address public guardian = msg.sender;
    address public upgradeDao;

    constructor(address dao) {
        upgradeDao = dao;
    }

    function getAddress(bytes32 key) external view returns (address) {
        return addresses[key];
    }

    function setAddress(string calldata key, address value) external {
        require(msg.sender == guardian || msg.sender == upgradeDao, "Invalid or outdated network contract");
        addresses[keccak256(abi.encodePacked(key))] = value;
    }

    function setDeployedStatus() external {
        require(msg.sender == guardian);
        guardian = address(0);
    }
}

/// Members propose, and what most of them wanted can be done a week later.
contract PodDao {
    address[] public members;
    mapping(bytes32 => mapping(address => bool)) public agrees;
    mapping(bytes32 => uint256) public passedAt;

    constructor(address[] memory list) {
        members = list;
    }

    function agree(address to, bytes calldata payload) external {
        bytes32 id = keccak256(abi.encode(to, payload));
        agrees[id][msg.sender] = true;
        uint256 count;
        for (uint256 i; i < members.length; i++) if (agrees[id][members[i]]) count++;
        if (count * 2 > members.length && passedAt[id] == 0) passedAt[id] = block.timestamp;
    }

    function execute(address to, bytes calldata payload) external {
        bytes32 id = keccak256(abi.encode(to, payload));
        require(passedAt[id] != 0 && block.timestamp > passedAt[id] + 7 days, "delay");
        delete passedAt[id];
        for (uint256 i; i < members.length; i++) agrees[id][members[i]] = false;
        (bool ok, ) = to.call(payload);
        require(ok);
    }
}

/// rETH: minted by the deposit pool for ether, burnt for the ether that lies in it.
contract PodEther is Plain7("Pod Pool ETH", "podETH") {
    PodStorage private immutable store;

    constructor(PodStorage store_) {
        store = store_;
    }

    function pool() private view returns (address) {
        return store.getAddress(keccak256("contract.addresspodDepositPool"));
    }

    function getExchangeRate() public view returns (uint256) {
        return _supply == 0 ? 1e18 : (address(this).balance * 1e18) / _supply;
    }

    function getRethValue(uint256 wei_) public view returns (uint256) {
        uint256 has = address(this).balance;
        return _supply == 0 || has == 0 ? wei_ : (wei_ * _supply) / has;
    }

    function mint(uint256 wei_, address to) external {
        require(msg.sender == pool(), "Invalid or outdated contract");
        _mint(to, getRethValue(wei_));
    }

    function burn(uint256 amount) external {
        require(amount > 0, "Invalid token burn amount");
        uint256 out = (amount * getExchangeRate()) / 1e18;
        _burn(msg.sender, amount);
        msg.sender.transfer(out);
    }

    function depositExcess() external payable {}

    receive() external payable {}
}

contract PodDepositPool {
    PodEther public reth;
    mapping(address => uint256) public lastDeposit;

    function init(PodEther token) external {
        require(address(reth) == address(0));
        reth = token;
    }

    function deposit() external payable {
        require(msg.value >= 0.01 ether, "The deposited amount is less than the minimum");
        lastDeposit[msg.sender] = block.number;
        reth.mint(msg.value, msg.sender);
        reth.depositExcess{value: msg.value}();
    }
}

/// RPL: swapped one for one out of the old token; inflation once a day, by anybody, into the vault.
contract PodGovernance is Plain7("Pod Protocol", "PODP") {
    uint256 private constant inflationRatePerDay = 1000133680617113500;
    uint256 private lastMint;
    uint256 public totalSwapped;
    PodOld public immutable oldToken;
    address public immutable rewardsVault;
    event InflationLog(address sender, uint256 value);

    constructor(PodOld old, address vault) {
        oldToken = old;
        rewardsVault = vault;
        lastMint = block.timestamp;
    }

    function swapTokens(uint256 amount) external {
        require(oldToken.transferFrom(msg.sender, address(this), amount), "Token transfer from existing RPL contract was not successful");
        totalSwapped += amount;
        _mint(msg.sender, amount);
    }

    function inflationMintTokens() external returns (uint256) {
        uint256 passed = (block.timestamp - lastMint) / 1 days;
        require(passed > 0, "New tokens cannot be minted at the moment");
        if (passed > 1000) passed = 1000;
        lastMint += passed * 1 days;
        uint256 next = _supply;
        for (uint256 i; i < passed; i++) next = (next * inflationRatePerDay) / 1e18;
        uint256 made = next - _supply;
        _mint(rewardsVault, made);
        emit InflationLog(msg.sender, made);
        return made;
    }
}

contract PodOld is Plain7("Pod Protocol (old)", "oPODP") {
    constructor() {
        _mint(msg.sender, 18000000e18);
    }
}

/// Gives what the protocol earned to those whom the members name.
contract PodVault {
    PodDao public immutable dao;
    PodGovernance public token;

    constructor(PodDao dao_) {
        dao = dao_;
    }

    function init(PodGovernance token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function pay(address to, uint256 amount) external {
        require(msg.sender == address(dao));
        token.transfer(to, amount);
    }
}

/// BAL: roles; the token admin alone mints, along its schedule.
contract BalanceToken is Plain7("Balance Governance Token", "BALX") {
    bytes32 public constant DEFAULT_ADMIN_ROLE = 0x00;
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    bytes32 public constant SNAPSHOT_ROLE = keccak256("SNAPSHOT_ROLE");
    mapping(bytes32 => mapping(address => bool)) private _roles;
    uint256 public currentSnapshot;
    event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender);
    event RoleRevoked(bytes32 indexed role, address indexed account, address indexed sender);

    constructor() {
        _set(DEFAULT_ADMIN_ROLE, msg.sender, true);
        _set(MINTER_ROLE, msg.sender, true);
    }

    function hasRole(bytes32 role, address account) public view returns (bool) { return _roles[role][account]; }

    function _set(bytes32 role, address account, bool on) private {
        _roles[role][account] = on;
        if (on) emit RoleGranted(role, account, msg.sender);
        else emit RoleRevoked(role, account, msg.sender);
    }

    function grantRole(bytes32 role, address account) external {
        require(hasRole(DEFAULT_ADMIN_ROLE, msg.sender), "AccessControl: sender must be an admin to grant");
        _set(role, account, true);
    }

    function revokeRole(bytes32 role, address account) external {
        require(hasRole(DEFAULT_ADMIN_ROLE, msg.sender), "AccessControl: sender must be an admin to revoke");
        _set(role, account, false);
    }

    function renounceRole(bytes32 role, address account) external {
        require(account == msg.sender, "AccessControl: can only renounce roles for self");
        _set(role, account, false);
    }

    function mint(address to, uint256 amount) external {
        require(hasRole(MINTER_ROLE, msg.sender), "NOT_MINTER");
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }

    function snapshot() external {
        require(hasRole(SNAPSHOT_ROLE, msg.sender), "NOT_SNAPSHOTTER");
        currentSnapshot++;
    }
}

/// The admin of the token: a rate that falls each year, and one who may mint under it.
contract BalanceTokenAdmin {
    BalanceToken public token;
    address public immutable minter;
    uint256 public startEpochTime;
    uint256 public rate = 145000e18 / uint256(7 days);
    uint256 public mintedTotal;
    uint256 private available;
    uint256 private last;

    constructor(address minter_) {
        minter = minter_;
        startEpochTime = last = block.timestamp;
    }

    function init(BalanceToken token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function update() public {
        available += (block.timestamp - last) * rate;
        last = block.timestamp;
        if (block.timestamp >= startEpochTime + 365 days) {
            startEpochTime += 365 days;
            rate = (rate * 1e18) / 1189207115002721024;
        }
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == minter, "SENDER_NOT_ALLOWED");
        update();
        require(amount <= available - mintedTotal, "exceeds allowable mint amount");
        mintedTotal += amount;
        token.mint(to, amount);
    }
}

/// gOHM: made and burnt by the staking contract, in which the other token lies.
contract GovHolder is Plain7("Governance Ohmic", "gOHMIC") {
    address public approved;
    mapping(address => address) public delegates;
    mapping(address => uint256) public votes;

    constructor() {
        approved = msg.sender;
    }

    function migrate(address staking) external {
        require(msg.sender == approved, "Only approved");
        require(staking != address(0));
        approved = staking;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == approved, "Only approved");
        _mint(to, amount);
    }

    function burn(address from, uint256 amount) external {
        require(msg.sender == approved, "Only approved");
        _burn(from, amount);
    }

    function delegate(address to) external {
        if (delegates[msg.sender] != address(0)) votes[delegates[msg.sender]] -= _balance[msg.sender];
        delegates[msg.sender] = to;
        votes[to] += _balance[msg.sender];
    }

    function _beforeTokenTransfer(address from, address to, uint256 amount) internal override {
        if (delegates[from] != address(0)) votes[delegates[from]] -= amount;
        if (delegates[to] != address(0)) votes[delegates[to]] += amount;
    }
}

/// The index grows by a rate that is fixed; what grows is only owed while the reserve has it.
contract OhmicStaking {
    GovHolder public gOHM;
    PodOld public immutable base;
    uint256 public index = 1e18;
    uint256 public lastRebase = block.timestamp;

    constructor(PodOld base_) {
        base = base_;
    }

    function init(GovHolder token) external {
        require(address(gOHM) == address(0));
        gOHM = token;
    }

    function rebase() public {
        uint256 next = index + (index * (block.timestamp - lastRebase) * 5) / (100 * 365 days);
        lastRebase = block.timestamp;
        if ((gOHM.totalSupply() * next) / 1e18 <= base.balanceOf(address(this))) index = next;
    }

    function stake(address to, uint256 amount) external {
        base.transferFrom(msg.sender, address(this), amount);
        gOHM.mint(to, (amount * 1e18) / index);
    }

    function unstake(uint256 amount) external {
        gOHM.burn(msg.sender, amount);
        base.transfer(msg.sender, (amount * index) / 1e18);
    }
}
