// 0.8 runs=1000 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20, IERC20} from "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Permit.sol";
import {ERC4626} from "@openzeppelin/contracts-4/token/ERC20/extensions/ERC4626.sol";
import {AccessControl} from "@openzeppelin/contracts-4/access/AccessControl.sol";

contract Coin9 is ERC20("Bay Dollar", "BUSDX") {
    constructor() {
        _mint(msg.sender, 60_000_000 ether);
    }
}

/// In the manner of the executors of Aave: several queue, anybody executes a day later, within three days.
contract PayloadExecutor {
    uint256 public constant DELAY = 1 days;
    uint256 public constant GRACE = 3 days;
    address public immutable council;
    mapping(bytes32 => uint256) public eta;
    event Queued(bytes32 indexed id, address target, bytes data, uint256 eta);

    constructor(address council_) {
        council = council_;
    }

    function queue(address target, bytes calldata data, uint256 salt) external returns (bytes32 id) {
        require(msg.sender == council, "ONLY_COUNCIL");
        id = keccak256(abi.encode(target, data, salt));
        require(eta[id] == 0, "QUEUED");
        eta[id] = block.timestamp + DELAY;
        emit Queued(id, target, data, eta[id]);
    }

    function cancel(bytes32 id) external {
        require(msg.sender == council, "ONLY_COUNCIL");
        eta[id] = 1;
    }

    function execute(address target, bytes calldata data, uint256 salt) external {
        uint256 at = eta[keccak256(abi.encode(target, data, salt))];
        require(at > 1 && block.timestamp >= at && block.timestamp <= at + GRACE, "NOT_NOW");
        eta[keccak256(abi.encode(target, data, salt))] = 1;
        (bool ok, ) = target.call(data);
        require(ok, "FAILED");
    }
}

/// In the manner of GHO: facilitators make as much as their buckets hold; who enters them is an executor with a delay of a day.
contract BayGho is ERC20, ERC20Permit, AccessControl {
    struct Facilitator {
        uint128 bucketCapacity;
        uint128 bucketLevel;
        string label;
    }
    bytes32 public constant FACILITATOR_MANAGER_ROLE = keccak256("FACILITATOR_MANAGER_ROLE");
    bytes32 public constant BUCKET_MANAGER_ROLE = keccak256("BUCKET_MANAGER_ROLE");
    mapping(address => Facilitator) public facilitators;
    event FacilitatorAdded(address indexed facilitator, string label, uint256 capacity);

    constructor(address executor, address gsm) ERC20("Bay Gho", "BGHO") ERC20Permit("Bay Gho") {
        _grantRole(DEFAULT_ADMIN_ROLE, executor);
        _grantRole(FACILITATOR_MANAGER_ROLE, executor);
        _grantRole(BUCKET_MANAGER_ROLE, executor);
        facilitators[gsm] = Facilitator(100_000_000 ether, 0, "GSM");
        emit FacilitatorAdded(gsm, "GSM", 100_000_000 ether);
    }

    function mint(address to, uint256 amount) external {
        Facilitator storage f = facilitators[msg.sender];
        require(amount > 0 && f.bucketLevel + amount <= f.bucketCapacity, "FACILITATOR_BUCKET_CAPACITY_EXCEEDED");
        f.bucketLevel += uint128(amount);
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        facilitators[msg.sender].bucketLevel -= uint128(amount);
        _burn(msg.sender, amount);
    }

    function addFacilitator(address who, string calldata label, uint128 capacity) external onlyRole(FACILITATOR_MANAGER_ROLE) {
        require(bytes(facilitators[who].label).length == 0 && bytes(label).length > 0, "FACILITATOR_ALREADY_EXISTS");
        facilitators[who] = Facilitator(capacity, 0, label);
        emit FacilitatorAdded(who, label, capacity);
    }

    function removeFacilitator(address who) external onlyRole(FACILITATOR_MANAGER_ROLE) {
        require(facilitators[who].bucketLevel == 0, "FACILITATOR_BUCKET_LEVEL_NOT_ZERO");
        delete facilitators[who];
    }

    function setFacilitatorBucketCapacity(address who, uint128 capacity) external onlyRole(BUCKET_MANAGER_ROLE) {
        require(bytes(facilitators[who].label).length > 0, "FACILITATOR_DOES_NOT_EXIST");
        facilitators[who].bucketCapacity = capacity;
    }
}

/// Changes dollars into gho and back, one for one. Several may freeze the swap.
contract Gsm {
    Coin9 public immutable coin;
    BayGho public immutable gho;
    address public immutable guardian;
    bool public frozen;

    constructor(Coin9 coin_, BayGho gho_, address guardian_) {
        (coin, gho, guardian) = (coin_, gho_, guardian_);
    }

    function setSwapFreeze(bool to) external {
        require(msg.sender == guardian, "guardian");
        frozen = to;
    }

    function sellAsset(uint256 amount, address to) external {
        require(!frozen, "frozen");
        coin.transferFrom(msg.sender, address(this), amount);
        gho.mint(to, amount);
    }

    function buyAsset(uint256 amount, address to) external {
        require(!frozen, "frozen");
        gho.transferFrom(msg.sender, address(this), amount);
        gho.burn(amount);
        coin.transfer(to, amount);
    }
}

/// Keeps what the vault lends it, and gives it back to the vault alone.
contract Strategy {
    YieldVault public immutable vault;
    IERC20 public immutable asset;

    constructor(YieldVault vault_, IERC20 asset_) {
        (vault, asset) = (vault_, asset_);
    }

    function estimatedTotalAssets() public view returns (uint256) {
        return asset.balanceOf(address(this));
    }

    function withdraw(uint256 amount) external returns (uint256 given) {
        require(msg.sender == address(vault), "!vault");
        uint256 have = estimatedTotalAssets();
        given = amount < have ? amount : have;
        asset.transfer(address(vault), given);
    }
}

/// In the manner of Yearn: strategies are entered by a timelock, gains come in over six hours, a fifth of them at most is a fee, and a
/// guardian of several may only stop deposits.
contract YieldVault is ERC4626 {
    address public immutable governance;
    address public immutable guardian;
    address public immutable rewards;
    uint256 public performanceFee = 1000;
    uint256 public debtRatio;
    uint256 public totalDebt;
    uint256 public lockedProfit;
    uint256 public lastReport = block.timestamp;
    bool public emergencyShutdown;
    Strategy[] public queue;
    mapping(Strategy => uint256) public ratioOf;
    mapping(Strategy => uint256) public debtOf;

    constructor(IERC20 coin, address governance_, address guardian_, Strategy first) ERC20("Bay Yield Vault", "byBUSDX") ERC4626(coin) {
        (governance, guardian, rewards) = (governance_, guardian_, governance_);
        enter(first, 5000);
    }

    modifier onlyGovernance() {
        require(msg.sender == governance, "!governance");
        _;
    }

    function enter(Strategy one, uint256 ratio) private {
        require(ratioOf[one] == 0 && ratio > 0 && debtRatio + ratio <= 9500 && queue.length < 10, "ratio");
        queue.push(one);
        ratioOf[one] = ratio;
        debtRatio += ratio;
    }

    function addStrategy(Strategy one, uint256 ratio) external onlyGovernance {
        enter(one, ratio);
    }

    function revokeStrategy(Strategy one) external onlyGovernance {
        debtRatio -= ratioOf[one];
        ratioOf[one] = 0;
    }

    function setPerformanceFee(uint256 to) external onlyGovernance {
        require(to <= 2000, "fee");
        performanceFee = to;
    }

    function setEmergencyShutdown(bool to) external {
        require(msg.sender == governance || (msg.sender == guardian && to), "!guardian");
        emergencyShutdown = to;
    }

    function lockedNow() public view returns (uint256) {
        uint256 gone = block.timestamp - lastReport;
        return gone >= 6 hours ? 0 : lockedProfit - (lockedProfit * gone) / 6 hours;
    }

    function totalAssets() public view override returns (uint256) {
        return IERC20(asset()).balanceOf(address(this)) + totalDebt - lockedNow();
    }

    /// Anybody may tell what a strategy has, and bring what it is lent to what it ought to be.
    function report(Strategy one) external {
        require(debtOf[one] > 0 || ratioOf[one] > 0, "unknown");
        uint256 locked = lockedNow();
        uint256 has = one.estimatedTotalAssets();
        uint256 gain = has > debtOf[one] ? has - debtOf[one] : 0;
        totalDebt = totalDebt + has - debtOf[one];
        debtOf[one] = has;
        uint256 fee = (gain * performanceFee) / 10_000;
        (lockedProfit, lastReport) = (locked + gain, block.timestamp);
        if (fee > 0) _mint(rewards, convertToShares(fee));
        uint256 due = emergencyShutdown ? 0 : ((IERC20(asset()).balanceOf(address(this)) + totalDebt) * ratioOf[one]) / 10_000;
        if (due > has) {
            IERC20(asset()).transfer(address(one), due - has);
            totalDebt += due - has;
            debtOf[one] = due;
        } else if (due < has) pull(one, has - due);
    }

    function pull(Strategy one, uint256 amount) private {
        uint256 got = one.withdraw(amount);
        totalDebt -= got;
        debtOf[one] -= got;
    }

    function maxDeposit(address) public view override returns (uint256) {
        return emergencyShutdown ? 0 : type(uint256).max;
    }

    function _withdraw(address by, address to, address from, uint256 assets, uint256 shares) internal override {
        for (uint256 i; i < queue.length; i++) {
            uint256 idle = IERC20(asset()).balanceOf(address(this));
            if (idle >= assets) break;
            uint256 need = assets - idle;
            pull(queue[i], need < debtOf[queue[i]] ? need : debtOf[queue[i]]);
        }
        super._withdraw(by, to, from, assets, shares);
    }
}

/// Shares what is made among those who staked. What a gauge earns is told by its share of all weights.
contract LiquidityGauge {
    IERC20 public immutable lp;
    GaugeController public immutable controller;
    uint256 public totalStaked;
    uint256 public perShare;
    uint256 public last = block.timestamp;
    mapping(address => uint256) public staked;
    mapping(address => uint256) public seen;
    mapping(address => uint256) public integrateFraction;

    constructor(IERC20 lp_, GaugeController controller_) {
        (lp, controller) = (lp_, controller_);
    }

    function checkpoint(address who) public {
        uint256 made = (block.timestamp - last) * controller.token().rate() * controller.relativeWeight(address(this));
        if (totalStaked > 0) perShare += made / totalStaked;
        last = block.timestamp;
        integrateFraction[who] += (staked[who] * (perShare - seen[who])) / 1e18;
        seen[who] = perShare;
    }

    function deposit(uint256 value) external {
        checkpoint(msg.sender);
        staked[msg.sender] += value;
        totalStaked += value;
        lp.transferFrom(msg.sender, address(this), value);
    }

    function withdraw(uint256 value) external {
        checkpoint(msg.sender);
        staked[msg.sender] -= value;
        totalStaked -= value;
        lp.transfer(msg.sender, value);
    }
}

/// Knows the gauges and their weights; its admin is a timelock. It makes the minter and the first gauge.
contract GaugeController {
    address public immutable admin;
    ScheduleToken public immutable token;
    ScheduleMinter public immutable minter;
    uint256 public totalWeight;
    mapping(address => uint256) public weight;

    constructor(address admin_, ScheduleToken token_, IERC20 lp) {
        (admin, token) = (admin_, token_);
        minter = new ScheduleMinter(this, token_);
        weight[address(new LiquidityGauge(lp, this))] = totalWeight = 100;
    }

    function changeGaugeWeight(address gauge, uint256 to) external {
        require(msg.sender == admin, "admin");
        totalWeight = totalWeight + to - weight[gauge];
        weight[gauge] = to;
    }

    function relativeWeight(address gauge) external view returns (uint256) {
        return totalWeight == 0 ? 0 : (weight[gauge] * 1e18) / totalWeight;
    }
}

contract ScheduleMinter {
    GaugeController public immutable controller;
    ScheduleToken public immutable token;
    mapping(address => mapping(address => uint256)) public minted;

    constructor(GaugeController controller_, ScheduleToken token_) {
        (controller, token) = (controller_, token_);
    }

    function mint(LiquidityGauge gauge) external {
        require(controller.weight(address(gauge)) > 0, "gauge is not added");
        gauge.checkpoint(msg.sender);
        uint256 total = gauge.integrateFraction(msg.sender);
        uint256 due = total - minted[msg.sender][address(gauge)];
        minted[msg.sender][address(gauge)] = total;
        if (due > 0) token.mint(msg.sender, due);
    }
}

/// In the manner of CRV: what may exist grows by a rate that falls every year, and the minter cannot make more than that.
contract ScheduleToken is ERC20 {
    uint256 public constant INITIAL_SUPPLY = 100_000_000 ether;
    uint256 public constant INITIAL_RATE = 5_000_000 ether / uint256(365 days);
    uint256 public immutable start = block.timestamp;
    address public immutable minter;

    constructor(GaugeController controller) ERC20("Curl DAO Token", "CURL") {
        minter = address(controller.minter());
        _mint(msg.sender, INITIAL_SUPPLY);
    }

    function rateIn(uint256 year) private pure returns (uint256 value) {
        value = INITIAL_RATE;
        for (uint256 i; i < year && i < 60; i++) value = (value * 1e18) / 1189207115002721024;
    }

    function rate() external view returns (uint256) {
        return rateIn((block.timestamp - start) / 365 days);
    }

    function availableSupply() public view returns (uint256 value) {
        uint256 gone = block.timestamp - start;
        value = INITIAL_SUPPLY;
        for (uint256 year; gone > 0; year++) {
            uint256 part = gone < 365 days ? gone : 365 days;
            value += rateIn(year) * part;
            gone -= part;
        }
    }

    function mint(address to, uint256 value) external returns (bool) {
        require(msg.sender == minter, "minter only");
        require(totalSupply() + value <= availableSupply(), "exceeds allowable mint amount");
        _mint(to, value);
        return true;
    }
}
