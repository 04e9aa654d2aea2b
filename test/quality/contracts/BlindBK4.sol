// 0.8 runs=200 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "solmate/src/tokens/ERC20.sol";
import {ERC4626} from "solmate/src/tokens/ERC4626.sol";
import {FixedPointMathLib} from "solmate/src/utils/FixedPointMathLib.sol";
import {SafeTransferLib} from "solmate/src/utils/SafeTransferLib.sol";

/// What the network has, as three of five trusted nodes say, once a day and within two of a hundred.
contract MergBalances {
    uint256 public constant MAX_DELTA = 0.02 ether;
    address[] public nodes;
    uint256 public block_;
    uint256 public totalEth;
    uint256 public totalShares;
    uint256 public updatedAt = block.timestamp;
    mapping(bytes32 => uint256) public count;
    mapping(bytes32 => mapping(address => bool)) private submitted;

    event BalancesSubmitted(address indexed from, uint256 indexed day, uint256 totalEth, uint256 totalShares);
    event BalancesUpdated(uint256 indexed day, uint256 totalEth, uint256 totalShares);

    constructor(address[] memory nodes_) {
        nodes = nodes_;
    }

    function submitBalances(uint256 day, uint256 eth_, uint256 shares_) external {
        bool trusted;
        for (uint256 i = 0; i < nodes.length; ++i) if (nodes[i] == msg.sender) trusted = true;
        require(trusted, "Invalid trusted node");
        require(day > block_ && day <= block.timestamp / 1 days, "Not this day");
        bytes32 key = keccak256(abi.encodePacked(day, eth_, shares_));
        require(!submitted[key][msg.sender], "Duplicate submission from node");
        submitted[key][msg.sender] = true;
        emit BalancesSubmitted(msg.sender, day, eth_, shares_);
        if (++count[key] * 2 <= nodes.length) return;
        require(block.timestamp >= updatedAt + 20 hours, "Once a day");
        uint256 next = (eth_ * 1 ether) / shares_;
        uint256 now_ = rate();
        require(next <= now_ + (now_ * MAX_DELTA) / 1 ether && next >= now_ - (now_ * MAX_DELTA) / 1 ether, "Too far");
        (block_, totalEth, totalShares, updatedAt) = (day, eth_, shares_, block.timestamp);
        emit BalancesUpdated(day, eth_, shares_);
    }

    function rate() public view returns (uint256) {
        return totalShares == 0 ? 1 ether : (totalEth * 1 ether) / totalShares;
    }
}

/// Staked ether whose worth grows: made for ether at the rate of the network, and given back for ether while there is some.
contract Merganser is ERC20("Merganser ETH", "mgETH", 18) {
    MergBalances public immutable balances;
    uint256 public constant depositFee = 0.0005 ether;
    mapping(address => uint256) private lastDeposit;

    event TokensMinted(address indexed to, uint256 amount, uint256 ethAmount, uint256 time);
    event TokensBurned(address indexed from, uint256 amount, uint256 ethAmount, uint256 time);
    event EtherDeposited(address indexed from, uint256 amount, uint256 time);

    constructor(MergBalances balances_) {
        balances = balances_;
    }

    /// What validators send back.
    receive() external payable {
        emit EtherDeposited(msg.sender, msg.value, block.timestamp);
    }

    function getEthValue(uint256 amount) public view returns (uint256) {
        return (amount * balances.rate()) / 1 ether;
    }

    function getRethValue(uint256 ethAmount) public view returns (uint256) {
        return (ethAmount * 1 ether) / balances.rate();
    }

    function getExchangeRate() external view returns (uint256) {
        return balances.rate();
    }

    function getTotalCollateral() public view returns (uint256) {
        return address(this).balance;
    }

    function deposit() external payable {
        require(msg.value >= 0.01 ether, "The deposited amount is less than the minimum deposit size");
        uint256 amount = getRethValue(msg.value - (msg.value * depositFee) / 1 ether);
        lastDeposit[msg.sender] = block.number;
        _mint(msg.sender, amount);
        emit TokensMinted(msg.sender, amount, msg.value, block.timestamp);
    }

    function burn(uint256 amount) external {
        require(amount > 0, "Invalid token burn amount");
        require(block.number > lastDeposit[msg.sender], "Not enough time has passed since deposit");
        uint256 ethAmount = getEthValue(amount);
        require(getTotalCollateral() >= ethAmount, "Insufficient ETH balance for exchange");
        _burn(msg.sender, amount);
        emit TokensBurned(msg.sender, amount, ethAmount, block.timestamp);
        SafeTransferLib.safeTransferETH(msg.sender, ethAmount);
    }
}

/// The coin of the two vaults below.
contract Whincoin is ERC20("Whin Ether", "whETH", 18) {
    constructor(uint256 supply) {
        _mint(msg.sender, supply);
    }
}

/// What comes in beside deposits is a reward, and is given to the shares little by little until the end of the week.
contract Whinchat is ERC4626 {
    uint32 public constant rewardsCycleLength = 7 days;
    uint32 public lastSync;
    uint32 public rewardsCycleEnd;
    uint192 public lastRewardAmount;
    uint256 internal storedTotalAssets;

    event NewRewardsCycle(uint32 indexed cycleEnd, uint256 rewardAmount);

    error SyncError();

    constructor(ERC20 asset_) ERC4626(asset_, "Staked Whin Ether", "swhETH") {
        rewardsCycleEnd = (uint32(block.timestamp) / rewardsCycleLength) * rewardsCycleLength;
    }

    function totalAssets() public view override returns (uint256) {
        if (block.timestamp >= rewardsCycleEnd) return storedTotalAssets + lastRewardAmount;
        uint256 unlocked = (uint256(lastRewardAmount) * (block.timestamp - lastSync)) / (rewardsCycleEnd - lastSync);
        return storedTotalAssets + unlocked;
    }

    function beforeWithdraw(uint256 amount, uint256) internal override {
        if (block.timestamp >= rewardsCycleEnd) syncRewards();
        storedTotalAssets -= amount;
    }

    function afterDeposit(uint256 amount, uint256) internal override {
        storedTotalAssets += amount;
    }

    function syncRewards() public {
        uint32 now_ = uint32(block.timestamp);
        if (now_ < rewardsCycleEnd) revert SyncError();
        uint256 stored = storedTotalAssets;
        uint256 next = asset.balanceOf(address(this)) - stored - lastRewardAmount;
        storedTotalAssets = stored + lastRewardAmount;
        uint32 end = ((now_ + rewardsCycleLength) / rewardsCycleLength) * rewardsCycleLength;
        (lastRewardAmount, lastSync, rewardsCycleEnd) = (uint192(next), now_, end);
        emit NewRewardsCycle(end, next);
    }
}

/// Lends the coin to a borrower who has paid the interest of years in advance: three of a hundred a year, until it is used up.
contract GadwallMarket {
    using SafeTransferLib for ERC20;

    ERC20 public immutable asset;
    uint256 public index = 1 ether;
    uint256 public touched = block.timestamp;
    uint256 public totalScaled;
    mapping(address => uint256) public scaled;

    constructor(ERC20 asset_) {
        asset = asset_;
    }

    /// The index grows with the time, and never beyond what is there to be paid.
    function indexNow() public view returns (uint256 next) {
        next = index + (index * 3 * (block.timestamp - touched)) / (100 * 365 days);
        if (totalScaled == 0) return index;
        uint256 most = (asset.balanceOf(address(this)) * 1 ether) / totalScaled;
        if (next > most) next = most > index ? most : index;
    }

    function supply(uint256 amount) external {
        (index, touched) = (indexNow(), block.timestamp);
        asset.safeTransferFrom(msg.sender, address(this), amount);
        uint256 made = (amount * 1 ether) / index;
        scaled[msg.sender] += made;
        totalScaled += made;
    }

    function withdraw(uint256 amount) external {
        (index, touched) = (indexNow(), block.timestamp);
        uint256 gone = (amount * 1 ether + index - 1) / index;
        scaled[msg.sender] -= gone;
        totalScaled -= gone;
        asset.safeTransfer(msg.sender, amount);
    }

    function payInterest(uint256 amount) external {
        asset.safeTransferFrom(msg.sender, address(this), amount);
    }

    function supplied(address account) external view returns (uint256) {
        return (scaled[account] * indexNow()) / 1 ether;
    }
}

/// A share of what the market owes it. A tenth of what it earns becomes shares of the treasury, whenever somebody comes or goes.
contract Gadwall is ERC20("Gadwall Prime", "gwPRIME", 18) {
    using SafeTransferLib for ERC20;
    using FixedPointMathLib for uint256;

    ERC20 public immutable asset;
    GadwallMarket public immutable market;
    address public owner;
    address public feeRecipient;
    uint96 public fee = 0.1 ether;
    uint256 public lastTotalAssets;

    event Deposit(address indexed caller, address indexed owner, uint256 assets, uint256 shares);
    event Withdraw(address indexed caller, address indexed receiver, address indexed owner, uint256 assets, uint256 shares);
    event AccrueInterest(uint256 newTotalAssets, uint256 feeShares);
    event SetFee(uint256 fee);
    event SetFeeRecipient(address indexed recipient);

    modifier onlyOwner() {
        require(msg.sender == owner, "not the owner");
        _;
    }

    constructor(ERC20 asset_, GadwallMarket market_, address owner_) {
        (asset, market, owner, feeRecipient) = (asset_, market_, owner_, owner_);
        asset_.safeApprove(address(market_), type(uint256).max);
    }

    function totalAssets() public view returns (uint256) {
        return market.supplied(address(this));
    }

    function convertToShares(uint256 assets) public view returns (uint256) {
        (uint256 feeShares, uint256 all) = _accrued();
        return assets.mulDivDown(totalSupply + feeShares + 1, all + 1);
    }

    function convertToAssets(uint256 shares) public view returns (uint256) {
        (uint256 feeShares, uint256 all) = _accrued();
        return shares.mulDivDown(all + 1, totalSupply + feeShares + 1);
    }

    /// Nothing for nothing goes through, as the standard has it.
    function deposit(uint256 assets, address receiver) external returns (uint256 shares) {
        _accrue();
        shares = convertToShares(assets);
        lastTotalAssets += assets;
        asset.safeTransferFrom(msg.sender, address(this), assets);
        market.supply(assets);
        _mint(receiver, shares);
        emit Deposit(msg.sender, receiver, assets, shares);
    }

    function redeem(uint256 shares, address receiver, address from) external returns (uint256 assets) {
        _accrue();
        assets = convertToAssets(shares);
        if (msg.sender != from) allowance[from][msg.sender] -= shares;
        lastTotalAssets = lastTotalAssets > assets ? lastTotalAssets - assets : 0;
        _burn(from, shares);
        market.withdraw(assets);
        asset.safeTransfer(receiver, assets);
        emit Withdraw(msg.sender, receiver, from, assets, shares);
    }

    function setFee(uint96 next) external onlyOwner {
        require(next <= 0.25 ether, "a quarter at most");
        _accrue();
        fee = next;
        emit SetFee(next);
    }

    function setFeeRecipient(address next) external onlyOwner {
        require(next != address(0), "nobody");
        _accrue();
        feeRecipient = next;
        emit SetFeeRecipient(next);
    }

    function _accrued() private view returns (uint256 feeShares, uint256 all) {
        all = totalAssets();
        uint256 earned = all > lastTotalAssets ? all - lastTotalAssets : 0;
        uint256 due = earned.mulDivDown(fee, 1 ether);
        if (due > 0) feeShares = due.mulDivDown(totalSupply + 1, all - due + 1);
    }

    function _accrue() private {
        (uint256 feeShares, uint256 all) = _accrued();
        lastTotalAssets = all;
        if (feeShares > 0) _mint(feeRecipient, feeShares);
        emit AccrueInterest(all, feeShares);
    }
}
