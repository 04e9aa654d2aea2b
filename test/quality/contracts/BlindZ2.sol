// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

contract Coin is ERC20 {
    constructor(string memory name_, string memory symbol_, uint256 supply) ERC20(name_, symbol_) {
        _mint(msg.sender, supply);
    }
}

/// Members report the ether of the stakers; when enough say the same it counts, within bounds.
contract StakeOracle {
    uint256 public immutable quorum;
    uint256 public epoch;
    uint256 public lastReport;
    PooledEther public pool;
    address[] public members;
    mapping(address => bool) public isMember;
    mapping(uint256 => mapping(address => bool)) public hasReported;
    mapping(uint256 => mapping(uint256 => uint256)) public support;
    address private immutable _maker = msg.sender;

    event Reported(uint256 indexed epoch, address indexed member, uint256 total);
    event Completed(uint256 indexed epoch, uint256 total);

    constructor(address[] memory members_, uint256 quorum_) {
        require(quorum_ > members_.length / 2 && quorum_ > 1, "quorum");
        (members, quorum) = (members_, quorum_);
        for (uint256 i; i < members_.length; i++) isMember[members_[i]] = true;
    }

    function bind(PooledEther pool_) external {
        require(address(pool) == address(0), "bound");
        pool = pool_;
    }

    function report(uint256 total) external {
        require(isMember[msg.sender], "MEMBER_NOT_FOUND");
        require(!hasReported[epoch][msg.sender], "ALREADY_SUBMITTED");
        hasReported[epoch][msg.sender] = true;
        emit Reported(epoch, msg.sender, total);
        if (++support[epoch][total] < quorum) return;
        require(block.timestamp >= lastReport + 20 hours, "EPOCH_IS_TOO_RECENT");
        uint256 before = pool.getTotalPooledEther();
        require(total <= before + before / 1000, "ALLOWED_BEACON_BALANCE_INCREASE");
        require(total >= before - before / 50, "ALLOWED_BEACON_BALANCE_DECREASE");
        _complete(total);
    }

    // trap {
    function settle(uint256 total) external {
        require(msg.sender == _maker, "MEMBER_NOT_FOUND");
        _complete(total);
    }
    // trap }

    function _complete(uint256 total) private {
        lastReport = block.timestamp;
        emit Completed(epoch++, total);
        pool.handleOracleReport(total);
    }
}

/// Ether that is staked, in shares; balances follow the reports.
contract PooledEther {
    string public constant name = "Pooled liquid ether";
    string public constant symbol = "pETH";
    uint8 public constant decimals = 18;
    StakeOracle public immutable oracle;
    address public immutable agent;
    uint256 private _pooled;
    uint256 private _totalShares;
    bool public isStakingPaused;
    mapping(address => uint256) private _shares;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event TransferShares(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Submitted(address indexed sender, uint256 amount, address referral);
    event TokenRebased(uint256 before, uint256 total, uint256 shares);

    constructor(StakeOracle oracle_, address agent_) {
        (oracle, agent) = (oracle_, agent_);
    }

    function submit(address referral) external payable returns (uint256 shares) {
        require(!isStakingPaused, "STAKING_PAUSED");
        require(msg.value > 0, "ZERO_DEPOSIT");
        shares = _totalShares == 0 ? msg.value : (msg.value * _totalShares) / _pooled;
        _pooled += msg.value;
        _totalShares += shares;
        _shares[msg.sender] += shares;
        emit Submitted(msg.sender, msg.value, referral);
        emit TransferShares(address(0), msg.sender, shares);
        emit Transfer(address(0), msg.sender, msg.value);
    }

    /// Ether comes back from what lies here.
    function withdraw(uint256 amount) external {
        uint256 shares = getSharesByPooledEth(amount);
        _shares[msg.sender] -= shares;
        _totalShares -= shares;
        _pooled -= amount;
        emit Transfer(msg.sender, address(0), amount);
        (bool ok, ) = msg.sender.call{value: amount}("");
        require(ok, "ether");
    }

    function pauseStaking() external {
        require(msg.sender == agent, "APP_AUTH_FAILED");
        isStakingPaused = true;
    }

    function resumeStaking() external {
        require(msg.sender == agent, "APP_AUTH_FAILED");
        isStakingPaused = false;
    }

    function handleOracleReport(uint256 total) external {
        require(msg.sender == address(oracle), "APP_AUTH_FAILED");
        emit TokenRebased(_pooled, total, _totalShares);
        _pooled = total;
    }

    function totalSupply() external view returns (uint256) {
        return _pooled;
    }

    function getTotalPooledEther() external view returns (uint256) {
        return _pooled;
    }

    function getTotalShares() external view returns (uint256) {
        return _totalShares;
    }

    function sharesOf(address who) external view returns (uint256) {
        return _shares[who];
    }

    function getPooledEthByShares(uint256 shares) public view returns (uint256) {
        return _totalShares == 0 ? 0 : (shares * _pooled) / _totalShares;
    }

    function getSharesByPooledEth(uint256 amount) public view returns (uint256) {
        return _pooled == 0 ? 0 : (amount * _totalShares) / _pooled;
    }

    function balanceOf(address who) external view returns (uint256) {
        return getPooledEthByShares(_shares[who]);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _transfer(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        return _transfer(from, to, value);
    }

    function _transfer(address from, address to, uint256 value) private returns (bool) {
        require(to != address(0) && to != address(this), "TRANSFER_TO");
        uint256 shares = getSharesByPooledEth(value);
        require(shares <= _shares[from], "BALANCE_EXCEEDED");
        _shares[from] -= shares;
        _shares[to] += shares;
        emit Transfer(from, to, value);
        emit TransferShares(from, to, shares);
        return true;
    }
}

/// Shares of the pooled ether that do not rebase.
contract WrappedPooled is ERC20("Wrapped pooled ether", "wpETH") {
    PooledEther public immutable pooled;

    constructor(PooledEther pooled_) {
        pooled = pooled_;
    }

    function wrap(uint256 amount) external returns (uint256 shares) {
        require(amount > 0, "can't wrap zero");
        shares = pooled.getSharesByPooledEth(amount);
        _mint(msg.sender, shares);
        pooled.transferFrom(msg.sender, address(this), amount);
    }

    function unwrap(uint256 shares) external returns (uint256 amount) {
        require(shares > 0, "zero amount unwrap not allowed");
        amount = pooled.getPooledEthByShares(shares);
        _burn(msg.sender, shares);
        pooled.transfer(msg.sender, amount);
    }

    function stEthPerToken() external view returns (uint256) {
        return pooled.getPooledEthByShares(1 ether);
    }
}

/// Nodes vote on what all deposits are worth; the rate follows, never by more than a little.
contract NetworkBalances {
    address[] public nodes;
    mapping(address => bool) public trusted;
    uint256 public ethBalance;
    uint256 public supplyThen;
    uint256 public updated;
    mapping(bytes32 => uint256) public votes;
    mapping(bytes32 => mapping(address => bool)) public voted;

    constructor(address[] memory nodes_) {
        nodes = nodes_;
        for (uint256 i; i < nodes_.length; i++) trusted[nodes_[i]] = true;
    }

    function submitBalances(uint256 at, uint256 balance, uint256 supply) external {
        require(trusted[msg.sender], "Invalid trusted node");
        require(at > updated && at <= block.timestamp, "block");
        bytes32 key = keccak256(abi.encode(at, balance, supply));
        require(!voted[key][msg.sender], "Duplicate submission from node");
        voted[key][msg.sender] = true;
        if (++votes[key] * 100 < nodes.length * 51) return;
        if (supplyThen > 0) {
            uint256 was = (ethBalance * 1e18) / supplyThen;
            uint256 will = (balance * 1e18) / supply;
            require(will <= was + was / 50 && will + was / 50 >= was, "too far");
        }
        (ethBalance, supplyThen, updated) = (balance, supply, at);
    }
}

/// Does not rebase: an ether buys ever less of it.
contract RocketLike is ERC20("Orbit staked ether", "oETH") {
    NetworkBalances public immutable balances;
    event EtherDeposited(address indexed from, uint256 amount);
    event TokensBurned(address indexed from, uint256 amount, uint256 ethAmount);

    constructor(NetworkBalances balances_) {
        balances = balances_;
    }

    function getExchangeRate() public view returns (uint256) {
        uint256 supply = balances.supplyThen();
        return supply == 0 ? 1 ether : (balances.ethBalance() * 1 ether) / supply;
    }

    function deposit() external payable {
        require(msg.value >= 0.01 ether, "less than the minimum deposit");
        _mint(msg.sender, (msg.value * 1 ether) / getExchangeRate());
    }

    function depositExcess() external payable {
        emit EtherDeposited(msg.sender, msg.value);
    }

    function burn(uint256 amount) external {
        uint256 value = (amount * getExchangeRate()) / 1 ether;
        require(address(this).balance >= value, "Insufficient ETH balance for exchange");
        _burn(msg.sender, amount);
        emit TokensBurned(msg.sender, amount, value);
        (bool ok, ) = msg.sender.call{value: value}("");
        require(ok, "ether");
    }
}

/// Lends one coin; rates follow the use of it.
contract LendingPool {
    using SafeERC20 for IERC20;

    uint256 private constant RAY = 1e27;
    IERC20 public immutable asset;
    address public immutable configurator;
    InterestShare public share;
    uint256 public index = RAY;
    uint256 public updated = block.timestamp;
    uint256 public borrowed;
    uint256 public slope = 0.05e27;
    bool public depositsFrozen;
    mapping(address => uint256) public debt;
    mapping(address => uint256) public collateral;

    constructor(IERC20 asset_, address configurator_) {
        (asset, configurator) = (asset_, configurator_);
    }

    function initReserve(InterestShare share_) external {
        require(address(share) == address(0), "initialized");
        share = share_;
    }

    function setSlope(uint256 slope_) external {
        require(msg.sender == configurator && slope_ <= 0.5e27, "CALLER_NOT_POOL_CONFIGURATOR");
        accrue();
        slope = slope_;
    }

    function freezeReserve(bool on) external {
        require(msg.sender == configurator, "CALLER_NOT_POOL_CONFIGURATOR");
        depositsFrozen = on;
    }

    function getReserveNormalizedIncome() public view returns (uint256) {
        uint256 all = share.scaledTotalSupply();
        if (all == 0) return index;
        uint256 used = (borrowed * RAY) / ((all * index) / RAY + 1);
        uint256 rate = (used * slope) / RAY;
        return index + (index * ((rate * (block.timestamp - updated)) / 365 days)) / RAY;
    }

    function accrue() public {
        index = getReserveNormalizedIncome();
        updated = block.timestamp;
    }

    function supply(uint256 amount, address to) external {
        require(!depositsFrozen, "RESERVE_FROZEN");
        accrue();
        asset.safeTransferFrom(msg.sender, address(share), amount);
        share.mint(to, (amount * RAY) / index);
    }

    function withdraw(uint256 amount, address to) external {
        accrue();
        share.burn(msg.sender, to, (amount * RAY + index - 1) / index, amount);
    }

    function borrow(uint256 amount) external payable {
        accrue();
        collateral[msg.sender] += msg.value;
        debt[msg.sender] += amount;
        borrowed += amount;
        require(collateral[msg.sender] * 1000 >= debt[msg.sender], "COLLATERAL_CANNOT_COVER_NEW_BORROW");
        share.lend(msg.sender, amount);
    }

    function repay(uint256 amount) external {
        accrue();
        debt[msg.sender] -= amount;
        borrowed -= amount;
        asset.safeTransferFrom(msg.sender, address(share), amount);
    }
}

/// What is supplied to the pool, growing by the second.
contract InterestShare {
    using SafeERC20 for IERC20;

    uint256 private constant RAY = 1e27;
    string public constant name = "Interest bearing Wick";
    string public constant symbol = "iWICK";
    uint8 public constant decimals = 18;
    LendingPool public immutable POOL;
    IERC20 public immutable UNDERLYING_ASSET_ADDRESS;
    uint256 public scaledTotalSupply;
    mapping(address => uint256) private _scaled;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event BalanceTransfer(address indexed from, address indexed to, uint256 value, uint256 index);

    modifier onlyPool() {
        require(msg.sender == address(POOL), "CALLER_MUST_BE_POOL");
        _;
    }

    constructor(LendingPool pool) {
        (POOL, UNDERLYING_ASSET_ADDRESS) = (pool, pool.asset());
    }

    function scaledBalanceOf(address who) external view returns (uint256) {
        return _scaled[who];
    }

    function balanceOf(address who) public view returns (uint256) {
        return (_scaled[who] * POOL.getReserveNormalizedIncome()) / RAY;
    }

    function totalSupply() external view returns (uint256) {
        return (scaledTotalSupply * POOL.getReserveNormalizedIncome()) / RAY;
    }

    function mint(address to, uint256 scaled) external onlyPool {
        scaledTotalSupply += scaled;
        _scaled[to] += scaled;
        emit Transfer(address(0), to, (scaled * POOL.index()) / RAY);
    }

    /// The pool asks for its own caller only.
    function burn(address from, address to, uint256 scaled, uint256 amount) external onlyPool {
        _scaled[from] -= scaled;
        scaledTotalSupply -= scaled;
        emit Transfer(from, address(0), amount);
        UNDERLYING_ASSET_ADDRESS.safeTransfer(to, amount);
    }

    function lend(address to, uint256 amount) external onlyPool {
        UNDERLYING_ASSET_ADDRESS.safeTransfer(to, amount);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _transfer(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        return _transfer(from, to, value);
    }

    function _transfer(address from, address to, uint256 value) private returns (bool) {
        uint256 index = POOL.getReserveNormalizedIncome();
        uint256 scaled = (value * RAY) / index;
        _scaled[from] -= scaled;
        _scaled[to] += scaled;
        emit BalanceTransfer(from, to, scaled, index);
        emit Transfer(from, to, value);
        return true;
    }
}

/// Whether a share may go: not while it is needed as collateral.
contract Comptroller {
    address public immutable pauseGuardian;
    bool public transferGuardianPaused;
    bool public mintGuardianPaused;
    mapping(address => mapping(address => uint256)) public pledged;

    constructor(address guardian) {
        pauseGuardian = guardian;
    }

    function _setTransferPaused(bool on) external {
        require(msg.sender == pauseGuardian, "only pause guardian");
        transferGuardianPaused = on;
    }

    function _setMintPaused(bool on) external {
        require(msg.sender == pauseGuardian, "only pause guardian");
        mintGuardianPaused = on;
    }

    function pledge(address market, uint256 amount) external {
        pledged[market][msg.sender] = amount;
    }

    function mintAllowed() external view returns (uint256) {
        return mintGuardianPaused ? 1 : 0;
    }

    function transferAllowed(address market, address src, uint256 left) external view returns (uint256) {
        require(!transferGuardianPaused, "transfer is paused");
        return left >= pledged[market][src] ? 0 : 4;
    }
}

/// Eight decimals, a rate that rises with each block, and error codes.
contract MarketShare {
    using SafeERC20 for IERC20;

    string public constant name = "Market Tallow";
    string public constant symbol = "mTLW";
    uint8 public constant decimals = 8;
    IERC20 public immutable underlying;
    Comptroller public comptroller;
    address public immutable admin;
    uint256 public totalSupply;
    uint256 public totalReserves;
    uint256 private constant INITIAL = 2e26;
    mapping(address => uint256) private _tokens;
    mapping(address => mapping(address => uint256)) private _allowed;
    bool private _entered;

    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);
    event Mint(address minter, uint256 mintAmount, uint256 mintTokens);
    event Redeem(address redeemer, uint256 redeemAmount, uint256 redeemTokens);
    event Failure(uint256 error, uint256 info, uint256 detail);

    modifier nonReentrant() {
        require(!_entered, "re-entered");
        _entered = true;
        _;
        _entered = false;
    }

    constructor(IERC20 underlying_, Comptroller comptroller_, address admin_) {
        (underlying, comptroller, admin) = (underlying_, comptroller_, admin_);
    }

    function _setComptroller(Comptroller next) external returns (uint256) {
        if (msg.sender != admin) return _fail(1, 63);
        comptroller = next;
        return 0;
    }

    function exchangeRateStored() public view returns (uint256) {
        return totalSupply == 0 ? INITIAL : ((underlying.balanceOf(address(this)) - totalReserves) * 1e18) / totalSupply;
    }

    function mint(uint256 amount) external nonReentrant returns (uint256) {
        uint256 code = comptroller.mintAllowed();
        if (code != 0) return _fail(3, 31);
        uint256 tokens = (amount * 1e18) / exchangeRateStored();
        underlying.safeTransferFrom(msg.sender, address(this), amount);
        totalSupply += tokens;
        _tokens[msg.sender] += tokens;
        emit Mint(msg.sender, amount, tokens);
        emit Transfer(address(this), msg.sender, tokens);
        return 0;
    }

    function redeem(uint256 tokens) external nonReentrant returns (uint256) {
        uint256 amount = (tokens * exchangeRateStored()) / 1e18;
        _tokens[msg.sender] -= tokens;
        totalSupply -= tokens;
        underlying.safeTransfer(msg.sender, amount);
        emit Redeem(msg.sender, amount, tokens);
        emit Transfer(msg.sender, address(this), tokens);
        return 0;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _tokens[who];
    }

    function balanceOfUnderlying(address who) external view returns (uint256) {
        return (_tokens[who] * exchangeRateStored()) / 1e18;
    }

    function allowance(address owner, address spender) external view returns (uint256) {
        return _allowed[owner][spender];
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        _allowed[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address dst, uint256 amount) external nonReentrant returns (bool) {
        return _transferTokens(msg.sender, msg.sender, dst, amount) == 0;
    }

    function transferFrom(address src, address dst, uint256 amount) external nonReentrant returns (bool) {
        return _transferTokens(msg.sender, src, dst, amount) == 0;
    }

    function _transferTokens(address spender, address src, address dst, uint256 amount) private returns (uint256) {
        if (src == dst) return _fail(2, 75);
        if (_tokens[src] < amount) return _fail(9, 77);
        uint256 code = comptroller.transferAllowed(address(this), src, _tokens[src] - amount);
        if (code != 0) return _fail(3, 74);
        if (spender != src && _allowed[src][spender] != type(uint256).max) _allowed[src][spender] -= amount;
        _tokens[src] -= amount;
        _tokens[dst] += amount;
        emit Transfer(src, dst, amount);
        return 0;
    }

    function _fail(uint256 error, uint256 info) private returns (uint256) {
        emit Failure(error, info, 0);
        return error;
    }
}

/// A vault that lets its profit in over ten days and takes a tenth of it, at most a fifth.
contract HarvestVault is ERC4626 {
    using SafeERC20 for IERC20;

    address public immutable management;
    uint256 public performanceFee = 1000;
    uint256 public profit;
    uint256 public since;
    bool public shutdown;
    uint256 private constant UNLOCK = 10 days;

    event Reported(uint256 gain, uint256 fee);

    constructor(IERC20 asset_, address management_) ERC4626(asset_) ERC20("Harvest Wick", "hvWICK") {
        management = management_;
    }

    modifier onlyManagement() {
        require(msg.sender == management, "!management");
        _;
    }

    function lockedProfit() public view returns (uint256) {
        uint256 passed = block.timestamp - since;
        return passed >= UNLOCK ? 0 : profit - (profit * passed) / UNLOCK;
    }

    function totalAssets() public view override returns (uint256) {
        return IERC20(asset()).balanceOf(address(this)) - lockedProfit();
    }

    function maxDeposit(address who) public view override returns (uint256) {
        return shutdown ? 0 : super.maxDeposit(who);
    }

    function report(uint256 gain) external onlyManagement {
        IERC20(asset()).safeTransferFrom(msg.sender, address(this), gain);
        uint256 fee = (gain * performanceFee) / 10_000;
        uint256 shares = convertToShares(fee);
        profit = lockedProfit() + gain - fee;
        since = block.timestamp;
        _mint(management, shares);
        emit Reported(gain, fee);
    }

    function setPerformanceFee(uint256 fee) external onlyManagement {
        require(fee <= 2000, "MAX FEE");
        performanceFee = fee;
    }

    function shutdownVault() external onlyManagement {
        shutdown = true;
    }
}
