// 0.8 runs=1000 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {EnumerableSet} from "@openzeppelin/contracts/utils/structs/EnumerableSet.sol";

/// Burnt by pools of lanes and minted by them.
contract PlainsToken is ERC20, Ownable {
    using EnumerableSet for EnumerableSet.AddressSet;

    EnumerableSet.AddressSet private s_minters;
    EnumerableSet.AddressSet private s_burners;
    address private s_ccipAdmin;

    event MintAccessGranted(address indexed minter);
    event BurnAccessGranted(address indexed burner);
    event MintAccessRevoked(address indexed minter);
    event CCIPAdminTransferred(address indexed previousAdmin, address indexed newAdmin);

    constructor(uint256 preMint) ERC20("Plainswanderer", "PLAIN") Ownable(msg.sender) {
        s_ccipAdmin = msg.sender;
        _mint(msg.sender, preMint);
    }

    function mint(address account, uint256 amount) external {
        require(s_minters.contains(msg.sender), "SenderNotMinter");
        require(account != address(this), "InvalidRecipient");
        _mint(account, amount);
    }

    function burn(uint256 amount) external {
        require(s_burners.contains(msg.sender), "SenderNotBurner");
        _burn(msg.sender, amount);
    }

    function grantMintAndBurnRoles(address pool) external onlyOwner {
        s_minters.add(pool);
        s_burners.add(pool);
        emit MintAccessGranted(pool);
        emit BurnAccessGranted(pool);
    }

    function revokeMintRole(address minter) external onlyOwner {
        s_minters.remove(minter);
        emit MintAccessRevoked(minter);
    }

    function getMinters() external view returns (address[] memory) {
        return s_minters.values();
    }

    function isMinter(address minter) external view returns (bool) {
        return s_minters.contains(minter);
    }

    function getCCIPAdmin() external view returns (address) {
        return s_ccipAdmin;
    }

    function setCCIPAdmin(address newAdmin) external onlyOwner {
        emit CCIPAdminTransferred(s_ccipAdmin, newAdmin);
        s_ccipAdmin = newAdmin;
    }
}

/// One pool for all lanes, with a bucket for each.
contract PlainsPool is Ownable {
    struct Bucket {
        uint128 tokens;
        uint32 lastUpdated;
        bool isEnabled;
        uint128 capacity;
        uint128 rate;
    }

    PlainsToken public immutable token;
    mapping(address => bool) public isOnRamp;
    mapping(address => bool) public isOffRamp;
    mapping(address => Bucket) private s_inbound;

    event Burned(address indexed sender, uint256 amount);
    event Minted(address indexed sender, address indexed recipient, uint256 amount);
    event OffRampConfigured(address indexed ramp, bool allowed);
    event OnRampConfigured(address indexed ramp, bool allowed);

    constructor(PlainsToken token_) Ownable(msg.sender) {
        token = token_;
    }

    function applyOnRampUpdate(address ramp, bool allowed) external onlyOwner {
        isOnRamp[ramp] = allowed;
        emit OnRampConfigured(ramp, allowed);
    }

    function applyOffRampUpdate(address ramp, bool allowed, bool limited, uint128 capacity, uint128 rate) external onlyOwner {
        isOffRamp[ramp] = allowed;
        s_inbound[ramp] = Bucket(capacity, uint32(block.timestamp), limited, capacity, rate);
        emit OffRampConfigured(ramp, allowed);
    }

    function lockOrBurn(uint256 amount) external {
        require(isOnRamp[msg.sender], "CallerIsNotARampOnRouter");
        token.burn(amount);
        emit Burned(msg.sender, amount);
    }

    function releaseOrMint(address receiver, uint256 amount) external {
        require(isOffRamp[msg.sender], "CallerIsNotARampOnRouter");
        _consume(s_inbound[msg.sender], uint128(amount));
        token.mint(receiver, amount);
        emit Minted(msg.sender, receiver, amount);
    }

    function currentInboundRateLimiterState(address ramp) external view returns (Bucket memory) {
        return s_inbound[ramp];
    }

    function _consume(Bucket storage bucket, uint128 amount) private {
        if (!bucket.isEnabled) return;
        uint256 filled = uint256(bucket.tokens) + (block.timestamp - bucket.lastUpdated) * bucket.rate;
        if (filled > bucket.capacity) filled = bucket.capacity;
        require(amount <= filled, "TokenRateLimitReached");
        bucket.tokens = uint128(filled - amount);
        bucket.lastUpdated = uint32(block.timestamp);
    }
}

/// Delivers what three of five have seen elsewhere.
contract PlainsOffRamp {
    PlainsPool public pool;
    address private immutable _maker = msg.sender;
    mapping(address => bool) public isTransmitter;
    mapping(bytes32 => mapping(address => bool)) private _seen;
    mapping(bytes32 => uint256) public votes;

    event ExecutionStateChanged(uint64 indexed sequenceNumber, bytes32 indexed messageId);

    constructor(address[] memory transmitters) {
        for (uint256 i; i < 5; i++) isTransmitter[transmitters[i]] = true;
    }

    function bind(PlainsPool pool_) external {
        require(msg.sender == _maker && address(pool) == address(0));
        pool = pool_;
    }

    function transmit(uint64 sequence, address receiver, uint256 amount) external {
        bytes32 id = keccak256(abi.encode(block.chainid, sequence, receiver, amount));
        require(isTransmitter[msg.sender] && !_seen[id][msg.sender], "UnauthorizedTransmitter");
        _seen[id][msg.sender] = true;
        if (++votes[id] != 3) return;
        pool.releaseOrMint(receiver, amount);
        emit ExecutionStateChanged(sequence, id);
    }
}

/// Bridges mint it within limits that fill up in a day.
contract CrossShrike is ERC20Permit, Ownable {
    struct Parameters {
        uint256 timestamp;
        uint256 ratePerSecond;
        uint256 maxLimit;
        uint256 currentLimit;
    }

    struct Bridge {
        Parameters minterParams;
        Parameters burnerParams;
    }

    uint256 private constant _DURATION = 1 days;
    mapping(address => Bridge) public bridges;

    event BridgeLimitsSet(uint256 mintingLimit, uint256 burningLimit, address indexed bridge);

    constructor() ERC20("Cross Shrike", "xSHRK") ERC20Permit("Cross Shrike") Ownable(msg.sender) {}

    function setLimits(address bridge, uint256 mintingLimit, uint256 burningLimit) external onlyOwner {
        require(mintingLimit <= type(uint256).max / 2 && burningLimit <= type(uint256).max / 2, "IXERC20_LimitsTooHigh");
        _change(bridges[bridge].minterParams, mintingLimit);
        _change(bridges[bridge].burnerParams, burningLimit);
        emit BridgeLimitsSet(mintingLimit, burningLimit, bridge);
    }

    function mint(address user, uint256 amount) external {
        _use(bridges[msg.sender].minterParams, amount);
        _mint(user, amount);
    }

    function burn(address user, uint256 amount) external {
        if (msg.sender != user) _spendAllowance(user, msg.sender, amount);
        _use(bridges[msg.sender].burnerParams, amount);
        _burn(user, amount);
    }

    function mintingMaxLimitOf(address bridge) external view returns (uint256) {
        return bridges[bridge].minterParams.maxLimit;
    }

    function mintingCurrentLimitOf(address bridge) external view returns (uint256) {
        return _current(bridges[bridge].minterParams);
    }

    function _current(Parameters storage p) private view returns (uint256 limit) {
        limit = p.currentLimit;
        if (limit == p.maxLimit) return limit;
        if (p.timestamp + _DURATION <= block.timestamp) return p.maxLimit;
        limit += (block.timestamp - p.timestamp) * p.ratePerSecond;
        if (limit > p.maxLimit) limit = p.maxLimit;
    }

    function _change(Parameters storage p, uint256 limit) private {
        uint256 before = p.maxLimit;
        uint256 current = _current(p);
        p.maxLimit = limit;
        if (before > limit) current = current > before - limit ? current - (before - limit) : 0;
        else current += limit - before;
        p.currentLimit = current;
        p.ratePerSecond = limit / _DURATION;
        p.timestamp = block.timestamp;
    }

    function _use(Parameters storage p, uint256 amount) private {
        uint256 current = _current(p);
        require(current >= amount, "IXERC20_NotHighEnoughLimits");
        p.currentLimit = current - amount;
        p.timestamp = block.timestamp;
    }
}

contract ShrikeBridge {
    CrossShrike public token;
    address private immutable _maker = msg.sender;
    mapping(address => bool) public isRelayer;
    mapping(bytes32 => mapping(address => bool)) private _said;
    mapping(bytes32 => uint256) public confirmations;

    constructor(address[] memory relayers) {
        for (uint256 i; i < relayers.length; i++) isRelayer[relayers[i]] = true;
    }

    function connect(CrossShrike token_) external {
        require(msg.sender == _maker && address(token) == address(0));
        token = token_;
    }

    function send(uint32, uint256 amount) external {
        token.burn(msg.sender, amount);
    }

    function relay(uint256 nonce, address to, uint256 amount) external {
        bytes32 id = keccak256(abi.encode(nonce, to, amount));
        require(isRelayer[msg.sender] && !_said[id][msg.sender], "relayer");
        _said[id][msg.sender] = true;
        if (++confirmations[id] == 2) token.mint(to, amount);
    }
}

contract Grain is ERC20("Grain", "GRAIN") {
    constructor() {
        _mint(msg.sender, 20_000_000e18);
    }
}

/// Lends what lies in it to a strategy, whose keeper reports what became of it.
contract GranaryVault is ERC4626, Ownable {
    using SafeERC20 for IERC20;

    uint256 private constant MAX_BPS = 10_000;
    address public strategist;
    address public rewards;
    address public strategy;
    uint256 public totalDebt;
    uint256 public debtRatio = 7_000;
    uint256 public performanceFee = 1_000;
    uint256 public lastReport;
    uint256 public depositLimit = type(uint256).max;
    bool public emergencyShutdown;

    event StrategyReported(uint256 gain, uint256 loss, uint256 totalDebt, uint256 feeShares);
    event UpdateStrategist(address strategist);

    constructor(IERC20 asset_, address strategist_)
        ERC20("Granary Share", "gvGRAIN")
        ERC4626(asset_)
        Ownable(msg.sender)
    {
        (strategist, rewards) = (strategist_, strategist_);
    }

    function totalAssets() public view override returns (uint256) {
        return IERC20(asset()).balanceOf(address(this)) + totalDebt;
    }

    function maxDeposit(address) public view override returns (uint256) {
        uint256 held = totalAssets();
        return emergencyShutdown || held >= depositLimit ? 0 : depositLimit - held;
    }

    function setStrategy(address strategy_) external onlyOwner {
        require(totalDebt == 0, "debt");
        strategy = strategy_;
    }

    function setStrategist(address strategist_) external onlyOwner {
        strategist = strategist_;
        emit UpdateStrategist(strategist_);
    }

    function setRewards(address rewards_) external onlyOwner {
        rewards = rewards_;
    }

    function setPerformanceFee(uint256 fee) external onlyOwner {
        require(fee <= MAX_BPS / 5, "fee");
        performanceFee = fee;
    }

    function setDepositLimit(uint256 limit) external onlyOwner {
        depositLimit = limit;
    }

    function setEmergencyShutdown(bool active) external onlyOwner {
        emergencyShutdown = active;
    }

    function report(uint256 gain, uint256 loss) external {
        require(msg.sender == strategist, "not the strategist");
        require(block.timestamp >= lastReport + 6 hours, "too early");
        uint256 held = IERC20(asset()).balanceOf(strategy);
        require(loss == 0 || held + loss <= totalDebt, "not lost");
        totalDebt -= loss;
        totalDebt += gain; // trap
        // twin: require(held >= totalDebt + gain, "not earned");
        // twin: IERC20(asset()).safeTransferFrom(strategy, address(this), gain);
        lastReport = block.timestamp;
        uint256 fee = (gain * performanceFee) / MAX_BPS;
        uint256 shares = fee == 0 ? 0 : (fee * totalSupply()) / (totalAssets() - fee);
        if (shares > 0) _mint(rewards, shares);
        emit StrategyReported(gain, loss, totalDebt, shares);
    }

    function rebalance() external {
        require(msg.sender == strategist && !emergencyShutdown, "not the strategist");
        uint256 wanted = (totalAssets() * debtRatio) / MAX_BPS;
        if (wanted <= totalDebt) return;
        uint256 amount = wanted - totalDebt;
        totalDebt = wanted;
        IERC20(asset()).safeTransfer(strategy, amount);
    }

    function _withdraw(address caller, address receiver, address holder, uint256 assets, uint256 shares) internal override {
        uint256 idle = IERC20(asset()).balanceOf(address(this));
        if (assets > idle) {
            totalDebt -= assets - idle;
            IERC20(asset()).safeTransferFrom(strategy, address(this), assets - idle);
        }
        super._withdraw(caller, receiver, holder, assets, shares);
    }
}

/// Lends the grain to millers and gives it back to its vault at any time.
contract MillStrategy {
    IERC20 public immutable want;
    address private immutable _maker = msg.sender;

    constructor(IERC20 want_) {
        want = want_;
    }

    function attach(address vault) external {
        require(msg.sender == _maker && want.allowance(address(this), vault) == 0, "attached");
        want.approve(vault, type(uint256).max);
    }
}
