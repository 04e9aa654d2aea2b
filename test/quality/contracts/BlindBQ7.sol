// 0.8 runs=1000 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.22;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {AccessManager} from "@openzeppelin/contracts/access/manager/AccessManager.sol";
import {AccessManaged} from "@openzeppelin/contracts/access/manager/AccessManaged.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// Drawn on what lies in a vault of staked ether, by a controller that two of three may exchange.
contract OsperToken is ERC20Permit, Ownable {
    mapping(address => bool) public controllers;

    event ControllerUpdated(address indexed controller, bool registered);

    constructor() ERC20("Osper Staked Ether", "osETH-P") ERC20Permit("Osper Staked Ether") Ownable(msg.sender) {}

    function mint(address account, uint256 value) external {
        require(controllers[msg.sender], "AccessDenied");
        _mint(account, value);
    }

    function burn(address account, uint256 value) external {
        require(controllers[msg.sender], "AccessDenied");
        _burn(account, value);
    }

    function setController(address controller, bool registered) external onlyOwner {
        controllers[controller] = registered;
        emit ControllerUpdated(controller, registered);
    }
}

/// Six of eleven say how fast stakes grow, within a bound and twice a day at most.
contract OsperKeeper {
    uint256 public constant QUORUM = 6;
    uint256 public constant MAX_REWARD_PER_SECOND = 6_341_958_396;
    mapping(address => bool) public isOracle;
    mapping(bytes32 => mapping(address => bool)) private _voted;
    mapping(bytes32 => uint256) private _votes;
    uint256 public nonce = 1;
    uint256 public lastRewardsTimestamp;
    uint256 public avgRewardPerSecond;

    event RewardsUpdated(uint256 indexed nonce, uint256 avgRewardPerSecond);

    constructor(address[] memory oracles) {
        for (uint256 i; i < oracles.length; i++) isOracle[oracles[i]] = true;
    }

    function vote(uint256 reward) external {
        bytes32 id = keccak256(abi.encode(nonce, reward));
        require(isOracle[msg.sender] && !_voted[id][msg.sender], "AccessDenied");
        require(reward <= MAX_REWARD_PER_SECOND, "InvalidAvgRewardPerSecond");
        _voted[id][msg.sender] = true;
        if (++_votes[id] < QUORUM) return;
        require(block.timestamp >= lastRewardsTimestamp + 12 hours, "TooEarlyUpdate");
        (lastRewardsTimestamp, avgRewardPerSecond) = (block.timestamp, reward);
        emit RewardsUpdated(nonce++, reward);
    }
}

/// Lends nine tenths of what somebody has staked, and gives the stake back for what was lent.
contract OsperVault {
    struct Position {
        uint256 staked;
        uint256 shares;
    }

    uint256 public constant LTV = 9_000;
    OsperKeeper public immutable keeper;
    OsperToken public immutable token;
    uint256 public cumulative = 1e18;
    uint256 public updatedAt = block.timestamp;
    mapping(address => Position) public positions;

    event Deposited(address indexed who, uint256 assets);
    event OsTokenMinted(address indexed who, uint256 shares);
    event OsTokenBurned(address indexed who, uint256 shares);

    constructor(OsperKeeper keeper_, OsperToken token_) {
        (keeper, token) = (keeper_, token_);
    }

    function updateState() public {
        cumulative += (cumulative * keeper.avgRewardPerSecond() * (block.timestamp - updatedAt)) / 1e18;
        updatedAt = block.timestamp;
    }

    function deposit() external payable {
        positions[msg.sender].staked += msg.value;
        emit Deposited(msg.sender, msg.value);
    }

    function mintOsToken(uint256 shares) external {
        updateState();
        Position storage own = positions[msg.sender];
        own.shares += shares;
        require((own.shares * cumulative) / 1e18 <= (own.staked * LTV) / 10_000, "LowLtv");
        token.mint(msg.sender, shares);
        emit OsTokenMinted(msg.sender, shares);
    }

    function burnOsToken(uint256 shares) external {
        positions[msg.sender].shares -= shares;
        token.burn(msg.sender, shares);
        emit OsTokenBurned(msg.sender, shares);
    }

    function redeem(address from, uint256 shares) external {
        updateState();
        Position storage other = positions[from];
        uint256 assets = (shares * cumulative) / 1e18;
        require((other.shares * cumulative) / 1e18 > (other.staked * 9_150) / 10_000, "HealthFactor");
        (other.shares, other.staked) = (other.shares - shares, other.staked - assets);
        token.burn(msg.sender, shares);
        payable(msg.sender).transfer(assets);
    }

    function withdraw(uint256 assets) external {
        updateState();
        Position storage own = positions[msg.sender];
        own.staked -= assets;
        require((own.shares * cumulative) / 1e18 <= (own.staked * LTV) / 10_000, "LowLtv");
        payable(msg.sender).transfer(assets);
    }
}

/// Staked by an exchange: a rate that somebody publishes, and that moves nobody's balance.
contract CordialStakedEther is ERC20, Ownable {
    uint256 public exchangeRate = 1e18;
    address public oracle;
    address public mintForwarder;

    event OracleUpdated(address indexed newOracle);
    event ExchangeRateUpdated(address indexed oracle, uint256 newExchangeRate);

    constructor(address oracle_) ERC20("Cordial Wrapped Staked Ether", "cwETH") Ownable(msg.sender) {
        oracle = oracle_;
        _mint(msg.sender, 400e18);
    }

    function updateOracle(address newOracle) external onlyOwner {
        oracle = newOracle;
        emit OracleUpdated(newOracle);
    }

    function setMintForwarder(address forwarder) external onlyOwner {
        mintForwarder = forwarder;
    }

    function updateExchangeRate(uint256 newRate) external {
        require(msg.sender == oracle, "StakedTokenV1: caller is not the oracle");
        require(newRate > 0, "StakedTokenV1: new exchange rate cannot be 0");
        exchangeRate = newRate;
        emit ExchangeRateUpdated(msg.sender, newRate);
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == mintForwarder, "StakedTokenV1: caller is not a minter");
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

/// Callers may change the rate by as much as their allowance has filled up, ten hundred-thousandths a day.
contract ExchangeRateUpdater is Ownable {
    CordialStakedEther public immutable token;
    mapping(address => bool) public callers;
    mapping(address => uint256) public maxAllowances;
    mapping(address => uint256) public allowances;
    mapping(address => uint256) public allowancesLastSet;
    uint256 public constant INTERVAL = 1 days;

    constructor(CordialStakedEther token_) Ownable(msg.sender) {
        token = token_;
    }

    function configureCaller(address caller, uint256 amount) external onlyOwner {
        require(amount <= 1e14, "RateLimit: too much");
        callers[caller] = true;
        (maxAllowances[caller], allowances[caller], allowancesLastSet[caller]) = (amount, amount, block.timestamp);
    }

    function removeCaller(address caller) external onlyOwner {
        callers[caller] = false;
    }

    function updateExchangeRate(uint256 newRate) external {
        require(callers[msg.sender], "RateLimit: caller is not whitelisted");
        uint256 max = maxAllowances[msg.sender];
        uint256 left = allowances[msg.sender] + (max * (block.timestamp - allowancesLastSet[msg.sender])) / INTERVAL;
        if (left > max) left = max;
        uint256 current = token.exchangeRate();
        uint256 change = newRate > current ? newRate - current : current - newRate;
        require(change <= left, "ExchangeRateUpdater: exchange rate update exceeds allowance");
        (allowances[msg.sender], allowancesLastSet[msg.sender]) = (left - change, block.timestamp);
        token.updateExchangeRate(newRate);
    }
}

/// Ether that was staked twice; its pool mints it at the price that an oracle computes.
contract RestoredEther is ERC20, Ownable {
    address public minter;
    address public burner;
    bool public paused;

    constructor() ERC20("Restored Ether", "reETH") Ownable(msg.sender) {}

    function setMinterAndBurner(address minter_, address burner_) external onlyOwner {
        (minter, burner) = (minter_, burner_);
    }

    function pause() external onlyOwner {
        paused = true;
    }

    function unpause() external onlyOwner {
        paused = false;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == minter && !paused, "not the minter");
        _mint(to, amount);
    }

    function burnFrom(address account, uint256 amount) external {
        require(msg.sender == burner && !paused, "not the burner");
        _burn(account, amount);
    }
}

contract RestoredOracle is Ownable {
    RestoredEther public immutable token;
    uint256 public constant pricePercentageLimit = 1e16;
    uint256 public rsETHPrice = 1e18;
    RestoredPool public pool;

    event PriceUpdated(uint256 price);

    constructor(RestoredEther token_, address owner_) Ownable(owner_) {
        token = token_;
    }

    function bind(RestoredPool pool_) external {
        require(address(pool) == address(0), "bound");
        pool = pool_;
    }

    /// Anybody may have it counted again.
    function updateRSETHPrice() external {
        uint256 supply = token.totalSupply();
        if (supply == 0) return;
        uint256 price = (pool.getTotalAssetDeposits() * 1e18) / supply;
        if (price > rsETHPrice) require(price - rsETHPrice <= (pricePercentageLimit * rsETHPrice) / 1e18 || msg.sender == owner(), "PriceAboveDailyThreshold");
        rsETHPrice = price;
        emit PriceUpdated(price);
    }
}

/// Gives coins for ether, and ether for coins after a week.
contract RestoredPool {
    struct Request {
        uint128 owed;
        uint64 readyAt;
    }

    RestoredEther public immutable token;
    RestoredOracle public immutable oracle;
    uint256 public owedInAll;
    mapping(address => Request[]) public requests;

    event ETHDeposit(address indexed depositor, uint256 amount, uint256 minted);
    event WithdrawalQueued(address indexed withdrawer, uint256 burnt, uint256 owed);

    constructor(RestoredEther token_, RestoredOracle oracle_) {
        (token, oracle) = (token_, oracle_);
    }

    function getTotalAssetDeposits() external view returns (uint256) {
        return address(this).balance - owedInAll;
    }

    function depositETH() external payable {
        uint256 amount = (msg.value * 1e18) / oracle.rsETHPrice();
        token.mint(msg.sender, amount);
        emit ETHDeposit(msg.sender, msg.value, amount);
    }

    function initiateWithdrawal(uint256 amount) external {
        uint256 owed = (amount * oracle.rsETHPrice()) / 1e18;
        token.burnFrom(msg.sender, amount);
        owedInAll += owed;
        requests[msg.sender].push(Request(uint128(owed), uint64(block.timestamp + 7 days)));
        emit WithdrawalQueued(msg.sender, amount, owed);
    }

    function completeWithdrawal(uint256 index) external {
        Request memory due = requests[msg.sender][index];
        require(due.owed > 0 && block.timestamp >= due.readyAt, "WithdrawalDelayNotPassed");
        delete requests[msg.sender][index];
        owedInAll -= due.owed;
        payable(msg.sender).transfer(due.owed);
    }
}

contract Authority is AccessManager {
    constructor() AccessManager(msg.sender) {}
}

contract Malt is ERC20 {
    constructor() ERC20("Malt", "MALT") {
        _mint(msg.sender, 30_000_000e18);
    }
}

/// Shares of a vault whose few restricted functions an authority with delays lets through.
contract MaltHouse is ERC4626, AccessManaged {
    uint256 public exitFee;
    uint256 public dailyLimit = type(uint256).max;
    uint256 private _day;
    uint256 private _taken;

    event ExitFeeSet(uint256 fee);
    event DailyLimitSet(uint256 limit);

    constructor(IERC20 malt, address authority) ERC20("Malt House Share", "mhMALT") ERC4626(malt) AccessManaged(authority) {}

    function setExitFee(uint256 fee) external restricted {
        require(fee <= 250, "InvalidExitFee");
        exitFee = fee;
        emit ExitFeeSet(fee);
    }

    function setDailyLimit(uint256 limit) external restricted {
        require(limit >= totalAssets() / 20, "below a twentieth");
        dailyLimit = limit;
        emit DailyLimitSet(limit);
    }

    function previewRedeem(uint256 shares) public view override returns (uint256) {
        uint256 assets = super.previewRedeem(shares);
        return assets - (assets * exitFee) / 10_000;
    }

    function previewWithdraw(uint256 assets) public view override returns (uint256) {
        return super.previewWithdraw((assets * 10_000 + (9_999 - exitFee)) / (10_000 - exitFee));
    }

    function _withdraw(address caller, address receiver, address holder, uint256 assets, uint256 shares) internal override {
        if (block.timestamp / 1 days > _day) (_day, _taken) = (block.timestamp / 1 days, 0);
        _taken += assets;
        require(_taken <= dailyLimit, "LimitOfTheDay");
        super._withdraw(caller, receiver, holder, assets, shares);
    }
}
