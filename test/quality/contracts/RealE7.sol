// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;

contract Std7 {
    string public name;
    string public symbol;
    uint8 public decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _allowances;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    constructor(string memory n, string memory s) {
        (name, symbol) = (n, s);
    }
    function balanceOf(address who) public view virtual returns (uint256) {
        return _balances[who];
    }
    function allowance(address from, address spender) external view returns (uint256) {
        return _allowances[from][spender];
    }
    function approve(address spender, uint256 value) public returns (bool) {
        _allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }
    function transfer(address to, uint256 value) public returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }
    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        require(_allowances[from][msg.sender] >= value, "ERC20: transfer amount exceeds allowance");
        _allowances[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }
    function _before(address, address, uint256) internal virtual {}
    function _transfer(address from, address to, uint256 value) internal {
        require(from != address(0) && to != address(0), "ERC20: transfer from the zero address");
        _before(from, to, value);
        require(_balances[from] >= value, "ERC20: transfer amount exceeds balance");
        _balances[from] -= value;
        _balances[to] += value;
        emit Transfer(from, to, value);
    }
    function _mint(address to, uint256 value) internal {
        _before(address(0), to, value);
        totalSupply += value;
        require(totalSupply >= value);
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }
    function _burn(address from, uint256 value) internal {
        _before(from, address(0), value);
        require(_balances[from] >= value, "ERC20: burn amount exceeds balance");
        _balances[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

contract Asset7 is Std7("Underlying Asset", "UNDR") {
    constructor() {
        _mint(msg.sender, 1e27);
    }
}

// ---- rETH: a storage names the contracts of the network, the pool mints for ether, young deposits wait
contract RocketStorage {
    mapping(bytes32 => address) private addresses;
    mapping(bytes32 => uint256) private uints;
    mapping(bytes32 => bool) private known;
    address public guardian;
    bool public storageInit;
    constructor() {
        guardian = msg.sender;
    }
    modifier onlyLatest() {
        require(known[keccak256(abi.encodePacked("contract.exists", msg.sender))] || (msg.sender == guardian && !storageInit), "Invalid or outdated network contract");
        _;
    }
    function getAddress(bytes32 key) external view returns (address) {
        return addresses[key];
    }
    function getUint(bytes32 key) external view returns (uint256) {
        return uints[key];
    }
    function setUint(bytes32 key, uint256 to) external onlyLatest {
        uints[key] = to;
    }
    function register(string memory what, address to) external onlyLatest {
        addresses[keccak256(abi.encodePacked("contract.address", what))] = to;
        known[keccak256(abi.encodePacked("contract.exists", to))] = true;
    }
    function setDeployedStatus(address newGuardian) external {
        require(msg.sender == guardian);
        storageInit = true;
        guardian = newGuardian;
    }
}

contract RocketDepositPool {
    RocketStorage public rocketStorage;
    uint256 public totalBalance;
    constructor(RocketStorage to) {
        rocketStorage = to;
    }
    function deposit() external payable {
        require(msg.value >= 0.01 ether, "The deposited amount is less than the minimum deposit size");
        RocketToken reth = RocketToken(payable(rocketStorage.getAddress(keccak256(abi.encodePacked("contract.address", "rocketTokenRETH")))));
        reth.mint(msg.value, msg.sender);
        totalBalance += msg.value;
        rocketStorage.setUint(keccak256("network.balance.total"), rocketStorage.getUint(keccak256("network.balance.total")) + msg.value);
    }
}

contract RocketToken is Std7("Booster Pool Aether", "bAETH") {
    RocketStorage internal rocketStorage;
    constructor(RocketStorage to) {
        rocketStorage = to;
    }
    function getTotalETH() public view returns (uint256) {
        return rocketStorage.getUint(keccak256("network.balance.total"));
    }
    function getRethValue(uint256 eth) public view returns (uint256) {
        uint256 total = getTotalETH();
        return totalSupply == 0 || total == 0 ? eth : (eth * totalSupply) / total;
    }
    function getEthValue(uint256 reth) public view returns (uint256) {
        return totalSupply == 0 ? reth : (reth * getTotalETH()) / totalSupply;
    }
    function mint(uint256 eth, address to) external {
        require(msg.sender == rocketStorage.getAddress(keccak256(abi.encodePacked("contract.address", "rocketDepositPool"))), "Invalid or outdated contract");
        uint256 amount = getRethValue(eth);
        require(amount > 0, "Invalid token mint amount");
        _mint(to, amount);
    }
    function burn(uint256 amount) external {
        uint256 eth = getEthValue(amount);
        require(address(this).balance >= eth, "Insufficient ETH balance for exchange");
        _burn(msg.sender, amount);
        msg.sender.transfer(eth);
    }
    receive() external payable {}
    function _before(address from, address, uint256) internal override {
        if (from == address(0)) return;
        bytes32 key = keccak256(abi.encodePacked("user.deposit.block", from));
        uint256 last = rocketStorage.getUint(key);
        if (last == 0) return;
        uint256 delay = rocketStorage.getUint(keccak256("network.reth.deposit.delay"));
        require(block.number - last > delay, "Not enough time has passed since deposit");
    }
}

// ---- AAVE: a hook to governance, snapshots for voters; stkAAVE: a cool-down and slashing
contract GovernanceSink {
    function onTransfer(address, address, uint256) external {}
}

interface IGovernanceHook {
    function onTransfer(address from, address to, uint256 amount) external;
}

contract AaveLike is Std7("Ghostly Token", "GHST7") {
    address public _aaveGovernance;
    uint256 private lastInitializedRevision;
    mapping(address => mapping(uint256 => uint256[2])) public _snapshots;
    mapping(address => uint256) public _countsSnapshots;
    mapping(address => uint256) public _nonces;
    event SnapshotDone(address owner, uint128 oldValue, uint128 newValue);
    function initialize(address governance) external {
        require(lastInitializedRevision < 1, "Contract instance has already been initialized");
        lastInitializedRevision = 1;
        (name, symbol, decimals) = ("Ghostly Token", "GHST7", 18);
        _aaveGovernance = governance;
        _mint(msg.sender, 16000000e18);
    }
    function _write(address who, uint256 value) private {
        uint256 n = _countsSnapshots[who];
        if (n > 0 && _snapshots[who][n - 1][0] == block.number) _snapshots[who][n - 1][1] = value;
        else {
            _snapshots[who][n] = [block.number, value];
            _countsSnapshots[who] = n + 1;
        }
    }
    function _before(address from, address to, uint256 amount) internal override {
        if (from == to) return;
        if (from != address(0)) _write(from, _balances[from] - amount);
        if (to != address(0)) _write(to, _balances[to] + amount);
        if (_aaveGovernance != address(0)) IGovernanceHook(_aaveGovernance).onTransfer(from, to, amount);
    }
}

contract StkAaveLike is Std7("Staked Ghostly", "stGHST7") {
    Std7 public STAKED_TOKEN;
    address public slashingAdmin;
    uint256 public constant COOLDOWN_SECONDS = 10 days;
    uint256 public constant UNSTAKE_WINDOW = 2 days;
    uint256 public maxSlashablePercentage = 3000;
    bool public inPostSlashingPeriod;
    uint256 private revision;
    uint256 public exchangeRate = 1e18;
    mapping(address => uint256) public stakersCooldowns;
    function initialize(Std7 token, address admin) external {
        require(revision == 0);
        revision = 1;
        (name, symbol, decimals, exchangeRate, maxSlashablePercentage) = ("Staked Ghostly", "stGHST7", 18, 1e18, 3000);
        (STAKED_TOKEN, slashingAdmin) = (token, admin);
    }
    function stake(address to, uint256 amount) external {
        require(amount != 0 && !inPostSlashingPeriod, "INVALID_ZERO_AMOUNT");
        uint256 shares = (amount * exchangeRate) / 1e18;
        _mint(to, shares);
        STAKED_TOKEN.transferFrom(msg.sender, address(this), amount);
    }
    function cooldown() external {
        require(_balances[msg.sender] != 0, "INVALID_BALANCE_ON_COOLDOWN");
        stakersCooldowns[msg.sender] = block.timestamp;
    }
    function redeem(address to, uint256 shares) external {
        uint256 since = stakersCooldowns[msg.sender];
        require(since != 0 && block.timestamp >= since + COOLDOWN_SECONDS, "INSUFFICIENT_COOLDOWN");
        require(block.timestamp - since - COOLDOWN_SECONDS <= UNSTAKE_WINDOW, "UNSTAKE_WINDOW_FINISHED");
        _burn(msg.sender, shares);
        STAKED_TOKEN.transfer(to, (shares * 1e18) / exchangeRate);
    }
    function slash(address to, uint256 amount) external {
        require(msg.sender == slashingAdmin && !inPostSlashingPeriod, "CALLER_NOT_SLASHING_ADMIN");
        uint256 held = STAKED_TOKEN.balanceOf(address(this));
        uint256 most = (held * maxSlashablePercentage) / 10000;
        if (amount > most) amount = most;
        inPostSlashingPeriod = true;
        exchangeRate = (totalSupply * 1e18) / (held - amount);
        STAKED_TOKEN.transfer(to, amount);
    }
    function settleSlashing() external {
        require(msg.sender == slashingAdmin);
        inPostSlashingPeriod = false;
    }
    function _before(address from, address to, uint256 amount) internal override {
        if (from == address(0) || to == address(0)) return;
        uint256 other = stakersCooldowns[from];
        if (other < block.timestamp - COOLDOWN_SECONDS - UNSTAKE_WINDOW) other = block.timestamp;
        uint256 mine = stakersCooldowns[to];
        if (mine != 0) stakersCooldowns[to] = (amount * other + _balances[to] * mine) / (amount + _balances[to]);
        if (_balances[from] == amount) stakersCooldowns[from] = 0;
    }
}

contract TransparentProxy7 {
    bytes32 private constant IMPLEMENTATION_SLOT = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
    bytes32 private constant ADMIN_SLOT = 0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103;
    event Upgraded(address indexed implementation);
    constructor(address logic, address admin_) {
        assembly {
            sstore(IMPLEMENTATION_SLOT, logic)
            sstore(ADMIN_SLOT, admin_)
        }
        emit Upgraded(logic);
    }
    fallback() external payable {
        address keeper;
        assembly {
            keeper := sload(ADMIN_SLOT)
        }
        if (msg.sender == keeper) {
            require(msg.sig == bytes4(keccak256("upgradeTo(address)")), "admin");
            address next = abi.decode(msg.data[4:], (address));
            assembly {
                sstore(IMPLEMENTATION_SLOT, next)
            }
            return;
        }
        assembly {
            let to := sload(IMPLEMENTATION_SLOT)
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
    receive() external payable {}
}

// ---- BAL: roles for minting, snapshots, held by an admin with a schedule
contract BalTokenAdmin {
    BalLike public token;
    address public immutable authorizer;
    uint256 public rate = 145000e18;
    uint256 public immutable start = block.timestamp;
    uint256 public minted;
    mapping(address => bool) public gauges;
    constructor(address authorizer_) {
        authorizer = authorizer_;
    }
    function activate(BalLike to) external {
        require(address(token) == address(0));
        token = to;
    }
    function addGauge(address gauge) external {
        require(msg.sender == authorizer, "SENDER_NOT_ALLOWED");
        gauges[gauge] = true;
    }
    function mint(address to, uint256 amount) external {
        require(gauges[msg.sender], "SENDER_NOT_ALLOWED");
        minted += amount;
        require(minted <= (rate * (block.timestamp - start)) / 1 weeks, "Mint amount exceeds remaining available supply");
        token.mint(to, amount);
    }
}

contract BalLike is Std7("Equilibrium", "EQLB") {
    bytes32 public constant DEFAULT_ADMIN_ROLE = 0x00;
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    bytes32 public constant SNAPSHOT_ROLE = keccak256("SNAPSHOT_ROLE");
    mapping(bytes32 => mapping(address => bool)) public hasRole;
    uint256 public snapshots;
    event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender);
    event RoleRevoked(bytes32 indexed role, address indexed account, address indexed sender);
    constructor(address admin) {
        hasRole[DEFAULT_ADMIN_ROLE][admin] = true;
        emit RoleGranted(DEFAULT_ADMIN_ROLE, admin, msg.sender);
        hasRole[MINTER_ROLE][admin] = true;
        emit RoleGranted(MINTER_ROLE, admin, msg.sender);
        _mint(msg.sender, 5e25);
    }
    function grantRole(bytes32 role, address who) external {
        require(hasRole[DEFAULT_ADMIN_ROLE][msg.sender], "AccessControl: sender must be an admin to grant");
        hasRole[role][who] = true;
        emit RoleGranted(role, who, msg.sender);
    }
    function revokeRole(bytes32 role, address who) external {
        require(hasRole[DEFAULT_ADMIN_ROLE][msg.sender], "AccessControl: sender must be an admin to revoke");
        hasRole[role][who] = false;
        emit RoleRevoked(role, who, msg.sender);
    }
    function mint(address to, uint256 amount) external {
        require(hasRole[MINTER_ROLE][msg.sender], "NOT_MINTER");
        _mint(to, amount);
    }
    function snapshot() external {
        require(hasRole[SNAPSHOT_ROLE][msg.sender], "NOT_SNAPSHOTTER");
        snapshots++;
    }
}

// ---- tBTC: a vault over a bank mints for balances of that bank
contract BtcBank {
    address public bridge;
    address public owner;
    mapping(address => uint256) public balanceOf;
    constructor(address owner_, address bridge_) {
        (owner, bridge) = (owner_, bridge_);
        balanceOf[msg.sender] = 1e13;
    }
    function updateBridge(address to) external {
        require(msg.sender == owner);
        bridge = to;
    }
    function increaseBalance(address to, uint256 amount) external {
        require(msg.sender == bridge, "Caller is not the bridge");
        balanceOf[to] += amount;
    }
    function approveBalanceAndCall(BtcVault vault, uint256 amount) external {
        require(balanceOf[msg.sender] >= amount);
        balanceOf[msg.sender] -= amount;
        balanceOf[address(vault)] += amount;
        vault.receiveBalanceApproval(msg.sender, amount);
    }
    function transferBalance(address to, uint256 amount) external {
        require(balanceOf[msg.sender] >= amount);
        balanceOf[msg.sender] -= amount;
        balanceOf[to] += amount;
    }
}

contract BtcVault {
    BtcBank public bank;
    TbtcLike public tbtc;
    address public owner;
    address public newVault;
    uint256 public upgradeInitiated;
    constructor(BtcBank bank_, address owner_) {
        (bank, owner) = (bank_, owner_);
    }
    function init(TbtcLike to) external {
        require(address(tbtc) == address(0));
        tbtc = to;
    }
    function receiveBalanceApproval(address who, uint256 amount) external {
        require(msg.sender == address(bank), "Caller is not the Bank");
        tbtc.mint(who, amount * 1e10);
    }
    function unmint(uint256 amount) external {
        tbtc.burnFrom(msg.sender, amount);
        bank.transferBalance(msg.sender, amount / 1e10);
    }
    function initiateUpgrade(address to) external {
        require(msg.sender == owner);
        (newVault, upgradeInitiated) = (to, block.timestamp);
    }
    function finalizeUpgrade() external {
        require(msg.sender == owner && upgradeInitiated > 0 && block.timestamp >= upgradeInitiated + 1 days, "Governance delay has not elapsed");
        tbtc.transferOwnership(newVault);
    }
}

contract TbtcLike is Std7("Thresher BTC", "thBTC") {
    address public owner;
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);
    constructor() {
        owner = msg.sender;
    }
    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }
    function transferOwnership(address to) external onlyOwner {
        emit OwnershipTransferred(owner, to);
        owner = to;
    }
    function mint(address to, uint256 amount) external onlyOwner {
        _mint(to, amount);
    }
    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
    function burnFrom(address from, uint256 amount) external {
        require(_allowances[from][msg.sender] >= amount);
        _allowances[from][msg.sender] -= amount;
        _burn(from, amount);
    }
    function recoverERC20(Std7 token, address to, uint256 amount) external onlyOwner {
        token.transfer(to, amount);
    }
}

// ---- renBTC: a gateway that mints what the key of a network has signed
contract RenGateway {
    TbtcLike public token;
    address public owner;
    address public mintAuthority;
    mapping(bytes32 => bool) public status;
    constructor(address owner_, address authority) {
        (owner, mintAuthority) = (owner_, authority);
    }
    function init(TbtcLike to) external {
        require(address(token) == address(0));
        token = to;
    }
    function updateMintAuthority(address to) external {
        require(msg.sender == owner, "Gateway: caller is not the owner");
        mintAuthority = to;
    }
    function mint(bytes32 pHash, uint256 amount, bytes32 nHash, uint8 v, bytes32 r, bytes32 s) external {
        bytes32 hash = keccak256(abi.encode(pHash, amount, address(token), msg.sender, nHash));
        require(!status[hash], "Gateway: nonce hash already spent");
        require(ecrecover(hash, v, r, s) == mintAuthority && mintAuthority != address(0), "Gateway: invalid signature");
        status[hash] = true;
        token.mint(msg.sender, amount);
    }
    function burn(bytes calldata, uint256 amount) external {
        token.burnFrom(msg.sender, amount);
    }
}

contract RenLike is TbtcLike {
    constructor() {
        (name, symbol, decimals) = ("Wren BTC", "wrBTC", 8);
        _mint(msg.sender, 2e12);
    }
}
