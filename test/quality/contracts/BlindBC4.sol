// 0.8 runs=200 ir evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

import {ERC20} from "solmate/src/tokens/ERC20.sol";
import {ERC4626} from "solmate/src/tokens/ERC4626.sol";
import {SafeTransferLib} from "solmate/src/utils/SafeTransferLib.sol";
import {ERC20 as Coin} from "solady/src/tokens/ERC20.sol";
import {ERC4626 as Vault} from "solady/src/tokens/ERC4626.sol";
import {SafeTransferLib as Safe} from "solady/src/utils/SafeTransferLib.sol";

/// Shares of a reserve whose rewards drip in over a week, so that nobody catches them at once.
contract SivetReserve is ERC4626 {
    using SafeTransferLib for ERC20;

    uint32 public immutable rewardsCycleLength = 7 days;
    uint32 public lastSync;
    uint32 public rewardsCycleEnd;
    uint192 public lastRewardAmount;
    uint256 internal storedTotalAssets;

    event NewRewardsCycle(uint32 indexed cycleEnd, uint256 amount);
    error SyncError();

    constructor(ERC20 coin) ERC4626(coin, "Sivet Reserve", "svOZMD") {
        rewardsCycleEnd = uint32((block.timestamp / 7 days) * 7 days);
    }

    function totalAssets() public view override returns (uint256) {
        if (block.timestamp >= rewardsCycleEnd) return storedTotalAssets + lastRewardAmount;
        uint256 unlocked = (uint256(lastRewardAmount) * (block.timestamp - lastSync)) / (rewardsCycleEnd - lastSync);
        return storedTotalAssets + unlocked;
    }

    function syncRewards() public {
        if (block.timestamp < rewardsCycleEnd) revert SyncError();
        uint256 next = asset.balanceOf(address(this)) - storedTotalAssets - lastRewardAmount;
        storedTotalAssets += lastRewardAmount;
        uint32 end = uint32(((block.timestamp + 7 days) / 7 days) * 7 days);
        (lastRewardAmount, lastSync, rewardsCycleEnd) = (uint192(next), uint32(block.timestamp), end);
        emit NewRewardsCycle(end, next);
    }

    function beforeWithdraw(uint256 assets, uint256) internal override {
        if (block.timestamp >= rewardsCycleEnd) syncRewards();
        storedTotalAssets -= assets;
    }

    function afterDeposit(uint256 assets, uint256) internal override {
        if (block.timestamp >= rewardsCycleEnd) {
            // what was just paid in is no reward
            storedTotalAssets += assets;
            syncRewards();
        } else storedTotalAssets += assets;
    }
}

interface IStrategy {
    function withdraw(uint256 amount) external;
    function total() external view returns (uint256);
}

/// Vault with one strategy. Governance is a timelock; the guardian may close the door to deposits, never to withdrawals.
contract QuernstoneVault is Vault {
    address private immutable _asset;
    address public immutable governance;
    address public immutable guardian;
    IStrategy public strategy;
    bool public shut;
    uint256 public performanceFee = 1000;
    uint256 public highWater = 1e18;
    uint256 public constant MOST = 2000;

    event Harvested(uint256 price, uint256 feeShares);
    event StrategySet(address indexed strategy);

    modifier onlyGovernance() {
        require(msg.sender == governance, "governance");
        _;
    }

    constructor(address asset_, address governance_, address guardian_, IStrategy strategy_) {
        (_asset, governance, guardian, strategy) = (asset_, governance_, guardian_, strategy_);
    }

    function asset() public view override returns (address) {
        return _asset;
    }

    function name() public pure override returns (string memory) {
        return "Quernstone Vault";
    }

    function symbol() public pure override returns (string memory) {
        return "qVAULT";
    }

    function totalAssets() public view override returns (uint256) {
        return Safe.balanceOf(_asset, address(this)) + strategy.total();
    }

    function maxDeposit(address) public view override returns (uint256) {
        return shut ? 0 : type(uint256).max;
    }

    function maxMint(address) public view override returns (uint256) {
        return shut ? 0 : type(uint256).max;
    }

    function _beforeWithdraw(uint256 assets, uint256) internal override {
        uint256 idle = Safe.balanceOf(_asset, address(this));
        if (idle < assets) strategy.withdraw(assets - idle);
    }

    /// Nine tenths work, the rest lies ready.
    function earn() external {
        uint256 target = (totalAssets() * 9) / 10;
        uint256 there = strategy.total();
        if (target > there) Safe.safeTransfer(_asset, address(strategy), target - there);
    }

    function harvest() external {
        uint256 price = convertToAssets(1e18);
        if (price <= highWater) return;
        uint256 gain = ((price - highWater) * totalSupply()) / 1e18;
        uint256 shares = convertToShares((gain * performanceFee) / 10000);
        highWater = price;
        _mint(governance, shares);
        emit Harvested(price, shares);
    }

    function setPerformanceFee(uint256 fee) external onlyGovernance {
        require(fee <= MOST);
        performanceFee = fee;
    }

    function setStrategy(IStrategy next) external onlyGovernance {
        strategy.withdraw(strategy.total());
        strategy = next;
        emit StrategySet(address(next));
    }

    function setShut(bool on) external {
        require(msg.sender == governance || (msg.sender == guardian && on), "guardian");
        shut = on;
    }
}

/// Holds what the vault sends and gives it back to nobody else. Keepers bring it yield.
contract QuernstoneStrategy {
    Coin public immutable coin;
    address public vault;

    constructor(Coin coin_) {
        coin = coin_;
    }

    function attach(address vault_) external {
        require(vault == address(0));
        vault = vault_;
    }

    function total() public view returns (uint256) {
        return coin.balanceOf(address(this));
    }

    function withdraw(uint256 amount) external {
        require(msg.sender == vault, "vault");
        coin.transfer(vault, amount);
    }
}

/// Receipt of an issuer of staked ether: minters with a budget that refills, a rate that an oracle moves a little.
contract FerngateEther is Coin {
    address public immutable master;
    address public immutable oracle;
    uint256 public exchangeRate = 1.02e18;
    uint256 public rateUpdated = block.timestamp;
    struct Budget {
        uint256 most;
        uint256 left;
        uint256 at;
    }
    mapping(address => Budget) public budgetOf;

    event ExchangeRateUpdated(address indexed oracle, uint256 rate);
    event CallerConfigured(address caller, uint256 amount);
    event Redeemed(address indexed who, uint256 amount, bytes32 note);

    constructor(address master_, address oracle_, address minter) {
        (master, oracle) = (master_, oracle_);
        budgetOf[minter] = Budget(60 ether, 60 ether, block.timestamp);
        _mint(msg.sender, 12_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Ferngate Ether";
    }

    function symbol() public pure override returns (string memory) {
        return "fgETH";
    }

    function configureCaller(address caller, uint256 most) external {
        require(msg.sender == master, "master");
        budgetOf[caller] = Budget(most, most, block.timestamp);
        emit CallerConfigured(caller, most);
    }

    function estimatedAllowance(address caller) public view returns (uint256) {
        Budget memory budget = budgetOf[caller];
        uint256 grown = budget.left + (budget.most * (block.timestamp - budget.at)) / 1 days;
        return grown > budget.most ? budget.most : grown;
    }

    function mint(address to, uint256 amount) external {
        uint256 left = estimatedAllowance(msg.sender);
        require(amount <= left, "budget");
        (budgetOf[msg.sender].left, budgetOf[msg.sender].at) = (left - amount, block.timestamp);
        _mint(to, amount);
    }

    function redeem(uint256 amount, bytes32 note) external {
        _burn(msg.sender, amount);
        emit Redeemed(msg.sender, amount, note);
    }

    /// Once a day, by a thousandth at most.
    function updateExchangeRate(uint256 rate) external {
        require(msg.sender == oracle && block.timestamp >= rateUpdated + 1 days, "oracle");
        uint256 gap = rate > exchangeRate ? rate - exchangeRate : exchangeRate - rate;
        require(gap * 1000 <= exchangeRate, "too far");
        (exchangeRate, rateUpdated) = (rate, block.timestamp);
        emit ExchangeRateUpdated(msg.sender, rate);
    }
}
