// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";

/// Ether that validators work with; what it is worth is reported by several, and by a hundredth a day at most.
contract HeathEther {
    string public constant name = "Heath staked Ether";
    string public constant symbol = "hthETH";
    uint8 public constant decimals = 18;
    address public immutable oracle;
    uint256 public pooled;
    uint256 public totalShares;
    uint256 public reported;
    mapping(address => uint256) public sharesOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address oracle_) {
        oracle = oracle_;
    }

    function submit() external payable returns (uint256 shares) {
        shares = totalShares == 0 ? msg.value : (msg.value * totalShares) / pooled;
        totalShares += shares;
        sharesOf[msg.sender] += shares;
        pooled += msg.value;
        emit Transfer(address(0), msg.sender, msg.value);
    }

    function handleOracleReport(uint256 next) external {
        require(msg.sender == oracle && block.timestamp >= reported + 20 hours, "oracle");
        require(next * 100 <= pooled * 101 && next * 100 >= pooled * 99, "sanity");
        pooled = next;
        reported = block.timestamp;
    }

    function totalSupply() external view returns (uint256) {
        return pooled;
    }

    function balanceOf(address who) external view returns (uint256) {
        return getPooledEthByShares(sharesOf[who]);
    }

    function getPooledEthByShares(uint256 shares) public view returns (uint256) {
        return totalShares == 0 ? 0 : (shares * pooled) / totalShares;
    }

    function getSharesByPooledEth(uint256 value) public view returns (uint256) {
        return (value * totalShares) / pooled;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        uint256 shares = getSharesByPooledEth(value);
        sharesOf[from] -= shares;
        sharesOf[to] += shares;
        emit Transfer(from, to, value);
    }
}

/// The same that does not grow in number.
contract WrappedHeath is ERC20 {
    HeathEther public immutable stETH;

    constructor(HeathEther heath) ERC20("Wrapped heath Ether", "whthETH") {
        stETH = heath;
    }

    function wrap(uint256 value) external returns (uint256 shares) {
        require(value > 0, "wstETH: can't wrap zero stETH");
        shares = stETH.getSharesByPooledEth(value);
        _mint(msg.sender, shares);
        stETH.transferFrom(msg.sender, address(this), value);
    }

    function unwrap(uint256 shares) external returns (uint256 value) {
        value = stETH.getPooledEthByShares(shares);
        _burn(msg.sender, shares);
        stETH.transfer(msg.sender, value);
    }

    function stEthPerToken() external view returns (uint256) {
        return stETH.getPooledEthByShares(1 ether);
    }
}

contract UmbelSilo {
    address immutable vault;
    IERC20 immutable coin;

    constructor(address vault_, IERC20 coin_) {
        vault = vault_;
        coin = coin_;
    }

    function withdraw(address to, uint256 value) external {
        require(msg.sender == vault);
        coin.transfer(to, value);
    }
}

/// Staked dollars that cool down before they leave; rewards drip for eight hours.
contract StakedUmbel is ERC4626, AccessControl {
    bytes32 public constant REWARDER_ROLE = keccak256("REWARDER_ROLE");
    bytes32 public constant BLACKLIST_MANAGER_ROLE = keccak256("BLACKLIST_MANAGER_ROLE");
    bytes32 public constant SOFT_RESTRICTED_STAKER_ROLE = keccak256("SOFT_RESTRICTED_STAKER_ROLE");
    bytes32 public constant FULL_RESTRICTED_STAKER_ROLE = keccak256("FULL_RESTRICTED_STAKER_ROLE");
    uint24 public constant MAX_COOLDOWN_DURATION = 90 days;
    uint256 public constant VESTING_PERIOD = 8 hours;
    uint24 public cooldownDuration = 7 days;
    uint256 public vestingAmount;
    uint256 public lastDistributionTimestamp;
    UmbelSilo public immutable silo;
    struct Cooling {
        uint104 end;
        uint152 amount;
    }
    mapping(address => Cooling) public cooldowns;

    constructor(IERC20 umbel, address admin) ERC20("Staked Umbel", "sUMBL") ERC4626(umbel) {
        silo = new UmbelSilo(address(this), umbel);
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(REWARDER_ROLE, admin);
        _grantRole(BLACKLIST_MANAGER_ROLE, admin);
    }

    function totalAssets() public view override returns (uint256) {
        return IERC20(asset()).balanceOf(address(this)) - getUnvestedAmount();
    }

    function getUnvestedAmount() public view returns (uint256) {
        uint256 since = block.timestamp - lastDistributionTimestamp;
        return since >= VESTING_PERIOD ? 0 : ((VESTING_PERIOD - since) * vestingAmount) / VESTING_PERIOD;
    }

    function transferInRewards(uint256 value) external onlyRole(REWARDER_ROLE) {
        require(getUnvestedAmount() == 0, "still vesting");
        vestingAmount = value;
        lastDistributionTimestamp = block.timestamp;
        IERC20(asset()).transferFrom(msg.sender, address(this), value);
    }

    function addToBlacklist(address target, bool full) external onlyRole(BLACKLIST_MANAGER_ROLE) {
        _grantRole(full ? FULL_RESTRICTED_STAKER_ROLE : SOFT_RESTRICTED_STAKER_ROLE, target);
    }

    function removeFromBlacklist(address target, bool full) external onlyRole(BLACKLIST_MANAGER_ROLE) {
        _revokeRole(full ? FULL_RESTRICTED_STAKER_ROLE : SOFT_RESTRICTED_STAKER_ROLE, target);
    }

    function redistributeLockedAmount(address from, address to) external onlyRole(DEFAULT_ADMIN_ROLE) {
        require(hasRole(FULL_RESTRICTED_STAKER_ROLE, from) && !hasRole(FULL_RESTRICTED_STAKER_ROLE, to), "not allowed");
        uint256 value = balanceOf(from);
        _burn(from, value);
        if (to != address(0)) _mint(to, value);
    }

    function setCooldownDuration(uint24 next) external onlyRole(DEFAULT_ADMIN_ROLE) {
        require(next <= MAX_COOLDOWN_DURATION, "invalid cooldown");
        cooldownDuration = next;
    }

    function cooldownShares(uint256 shares) external returns (uint256 assets) {
        assets = previewRedeem(shares);
        cooldowns[msg.sender].end = uint104(block.timestamp) + cooldownDuration;
        cooldowns[msg.sender].amount += uint152(assets);
        super._withdraw(msg.sender, address(silo), msg.sender, assets, shares);
    }

    function unstake(address to) external {
        Cooling storage mine = cooldowns[msg.sender];
        require(block.timestamp >= mine.end, "invalid cooldown");
        uint256 value = mine.amount;
        delete cooldowns[msg.sender];
        silo.withdraw(to, value);
    }

    function _deposit(address caller, address receiver, uint256 assets, uint256 shares) internal override {
        require(!hasRole(SOFT_RESTRICTED_STAKER_ROLE, caller) && !hasRole(SOFT_RESTRICTED_STAKER_ROLE, receiver), "restricted");
        super._deposit(caller, receiver, assets, shares);
    }

    function _withdraw(address caller, address receiver, address owner, uint256 assets, uint256 shares) internal override {
        require(cooldownDuration == 0, "cooldown is on");
        super._withdraw(caller, receiver, owner, assets, shares);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (hasRole(FULL_RESTRICTED_STAKER_ROLE, from) && to != address(0)) revert("restricted");
        if (hasRole(FULL_RESTRICTED_STAKER_ROLE, to)) revert("restricted");
        super._update(from, to, value);
    }
}

/// Made only by its vault.
contract TidalBitcoin is ERC20 {
    address public owner;
    event OwnershipTransferred(address indexed from, address indexed to);

    constructor(address vault, address first, uint256 supply) ERC20("Tidal Bitcoin", "tdBTC") {
        owner = vault;
        emit OwnershipTransferred(address(0), vault);
        _mint(first, supply);
    }

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    function mint(address to, uint256 value) external onlyOwner {
        _mint(to, value);
    }

    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }

    function transferOwnership(address next) external onlyOwner {
        emit OwnershipTransferred(owner, next);
        owner = next;
    }
}

/// Minters announce, any guardian refuses within three hours; a new vault is announced a day and more before.
contract TidalVault {
    TidalBitcoin public immutable token;
    address public immutable governance;
    mapping(address => bool) public isMinter;
    mapping(address => bool) public isGuardian;
    uint32 public constant optimisticMintingDelay = 3 hours;
    uint256 public constant GOVERNANCE_DELAY = 3 days;
    uint256 public available;
    struct Deposit {
        address to;
        uint64 at;
        bool done;
        bool cancelled;
        uint256 value;
    }
    mapping(uint256 => Deposit) public requests;
    address public newVault;
    uint256 public upgradeInitiatedTimestamp;

    constructor(TidalBitcoin token_, address governance_, address[] memory minters, address[] memory guardians) {
        token = token_;
        governance = governance_;
        for (uint256 i; i < minters.length; i++) isMinter[minters[i]] = true;
        for (uint256 i; i < guardians.length; i++) isGuardian[guardians[i]] = true;
    }

    /// What the bridge has swept, as its many operators sign.
    function reveal(uint256 value) external {
        require(msg.sender == governance, "bridge");
        available += value;
    }

    function requestOptimisticMint(uint256 key, address to, uint256 value) external {
        require(isMinter[msg.sender] && requests[key].at == 0, "minter");
        require(value <= available, "not revealed");
        available -= value;
        requests[key] = Deposit(to, uint64(block.timestamp), false, false, value);
    }

    function cancelOptimisticMint(uint256 key) external {
        require(isGuardian[msg.sender] && !requests[key].done, "guardian");
        requests[key].cancelled = true;
    }

    function finalizeOptimisticMint(uint256 key) external {
        Deposit storage one = requests[key];
        require(one.at != 0 && !one.done && !one.cancelled && block.timestamp > one.at + optimisticMintingDelay, "not now");
        one.done = true;
        token.mint(one.to, one.value);
    }

    function initiateUpgrade(address next) external {
        require(msg.sender == governance);
        newVault = next;
        upgradeInitiatedTimestamp = block.timestamp;
    }

    function finalizeUpgrade() external {
        require(msg.sender == governance && newVault != address(0) && block.timestamp > upgradeInitiatedTimestamp + GOVERNANCE_DELAY);
        token.transferOwnership(newVault);
        newVault = address(0);
    }
}

/// All addresses of the protocol; the members of its house agree to changes.
contract RowanStorage {
    mapping(bytes32 => address) private addressStorage;
    mapping(bytes32 => uint256) private uintStorage;
    address public guardian;
    address public house;

    constructor(address house_) {
        guardian = msg.sender;
        house = house_;
    }

    modifier onlyLatest() {
        require(msg.sender == house || msg.sender == guardian || uintStorage[keccak256(abi.encodePacked("contract.exists", msg.sender))] == 1, "Invalid or outdated network contract");
        _;
    }

    function setDeployedStatus() external {
        require(msg.sender == guardian);
        guardian = address(0);
    }

    function getAddress(bytes32 key) external view returns (address) {
        return addressStorage[key];
    }

    function getUint(bytes32 key) external view returns (uint256) {
        return uintStorage[key];
    }

    function setAddress(bytes32 key, address value) external onlyLatest {
        addressStorage[key] = value;
    }

    function setUint(bytes32 key, uint256 value) external onlyLatest {
        uintStorage[key] = value;
    }
}

contract RowanEther is ERC20 {
    RowanStorage public immutable rocketStorage;

    constructor(RowanStorage store) ERC20("Rowan Ether", "rwETH") {
        rocketStorage = store;
    }

    function getExchangeRate() public view returns (uint256) {
        uint256 supply = rocketStorage.getUint(keccak256("network.balance.reth.supply"));
        uint256 value = rocketStorage.getUint(keccak256("network.balance.total"));
        return supply == 0 ? 1 ether : (value * 1 ether) / supply;
    }

    function mint(uint256 value, address to) external {
        require(msg.sender == rocketStorage.getAddress(keccak256(abi.encodePacked("contract.address", "depositPool"))), "Invalid or outdated contract");
        require(value > 0);
        _mint(to, (value * 1 ether) / getExchangeRate());
    }

    function depositExcess() external payable {
        require(msg.sender == rocketStorage.getAddress(keccak256(abi.encodePacked("contract.address", "depositPool"))), "Invalid or outdated contract");
    }

    function burn(uint256 amount) external {
        require(amount > 0 && balanceOf(msg.sender) >= amount, "Insufficient rETH balance");
        uint256 value = (amount * getExchangeRate()) / 1 ether;
        _burn(msg.sender, amount);
        (bool ok, ) = msg.sender.call{value: value}("");
        require(ok, "Insufficient ETH balance for exchange");
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from != address(0)) {
            bytes32 key = keccak256(abi.encodePacked("user.deposit.block", from));
            uint256 last = rocketStorage.getUint(key);
            if (last > 0) require(block.number - last > 1, "Not enough time has passed since deposit");
        }
        super._update(from, to, value);
    }
}

contract RowanDeposits {
    RowanEther public immutable reth;

    constructor(RowanEther reth_) {
        reth = reth_;
    }

    function deposit() external payable {
        require(msg.value >= 0.01 ether, "too small");
        reth.mint(msg.value, msg.sender);
        reth.depositExcess{value: msg.value}();
    }
}

/// A custodian's staked ether: rate, list, pause and mint are each with several.
contract CobaltEther is ERC20 {
    address public immutable masterMinter;
    address public immutable protector;
    address public immutable oracle;
    mapping(address => uint256) public minterAllowance;
    mapping(address => bool) private _blocked;
    bool public paused;
    uint256 public exchangeRate = 1 ether;
    uint256 public updated;
    uint256 public constant MAX_CHANGE_PPM = 500;

    event ExchangeRateUpdated(uint256 rate);
    event Blacklisted(address indexed who, bool state);

    constructor(address master, address protector_, address oracle_) ERC20("Cobalt Staked ETH", "cobETH") {
        masterMinter = master;
        protector = protector_;
        oracle = oracle_;
        _mint(msg.sender, 20_000 ether);
    }

    function configureMinter(address minter, uint256 allowed) external {
        require(msg.sender == masterMinter, "caller is not the masterMinter");
        minterAllowance[minter] = allowed;
    }

    function mint(address to, uint256 value) external {
        minterAllowance[msg.sender] -= value;
        _mint(to, value);
    }

    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }

    function updateExchangeRate(uint256 rate) external {
        require(msg.sender == oracle && block.timestamp >= updated + 1 days, "oracle");
        uint256 limit = (exchangeRate * MAX_CHANGE_PPM) / 1e6;
        require(rate <= exchangeRate + limit && rate >= exchangeRate - limit, "change too big");
        (exchangeRate, updated) = (rate, block.timestamp);
        emit ExchangeRateUpdated(rate);
    }

    function setBlacklisted(address who, bool state) external {
        require(msg.sender == protector, "caller is not the blacklister");
        _blocked[who] = state;
        emit Blacklisted(who, state);
    }

    function setPaused(bool state) external {
        require(msg.sender == protector, "caller is not the pauser");
        paused = state;
    }

    function isBlacklisted(address who) external view returns (bool) {
        return _blocked[who];
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!paused, "paused");
        require(!_blocked[from] && !_blocked[to] && !_blocked[msg.sender], "account is blacklisted");
        super._update(from, to, value);
    }
}

/// A vault whose rewards come in weekly cycles.
contract LinnetShare is ERC4626 {
    uint32 public constant rewardsCycleLength = 7 days;
    uint32 public lastSync;
    uint32 public rewardsCycleEnd;
    uint192 public lastRewardAmount;
    uint256 internal storedTotalAssets;

    constructor(IERC20 linnet) ERC20("Staked Linnet Ether", "sLINN") ERC4626(linnet) {
        rewardsCycleEnd = (uint32(block.timestamp) / rewardsCycleLength) * rewardsCycleLength;
    }

    function totalAssets() public view override returns (uint256) {
        if (block.timestamp >= rewardsCycleEnd) return storedTotalAssets + lastRewardAmount;
        return storedTotalAssets + (uint256(lastRewardAmount) * (block.timestamp - lastSync)) / (rewardsCycleEnd - lastSync);
    }

    function syncRewards() public {
        uint32 at = uint32(block.timestamp);
        require(at >= rewardsCycleEnd, "SyncError");
        uint256 next = IERC20(asset()).balanceOf(address(this)) - storedTotalAssets - lastRewardAmount;
        storedTotalAssets += lastRewardAmount;
        lastRewardAmount = uint192(next);
        lastSync = at;
        rewardsCycleEnd = ((at + rewardsCycleLength) / rewardsCycleLength) * rewardsCycleLength;
    }

    function _deposit(address caller, address receiver, uint256 assets, uint256 shares) internal override {
        super._deposit(caller, receiver, assets, shares);
        storedTotalAssets += assets;
        if (block.timestamp >= rewardsCycleEnd) syncRewards();
    }

    function _withdraw(address caller, address receiver, address owner, uint256 assets, uint256 shares) internal override {
        if (block.timestamp >= rewardsCycleEnd) syncRewards();
        storedTotalAssets -= assets;
        super._withdraw(caller, receiver, owner, assets, shares);
    }
}
