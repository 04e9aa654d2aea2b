// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

interface IUniswapV2Router02 {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;

    function addLiquidityETH(
        address token,
        uint256 amountTokenDesired,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline
    ) external payable returns (uint256, uint256, uint256);
}

interface IUniswapV2Factory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "SafeMath: addition overflow");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "SafeMath: subtraction overflow");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        if (a == 0) return 0;
        c = a * b;
        require(c / a == b, "SafeMath: multiplication overflow");
    }

    function div(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b > 0, "SafeMath: division by zero");
        return a / b;
    }
}

contract Ownable {
    address private _owner;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() public {
        _owner = msg.sender;
        emit OwnershipTransferred(address(0), msg.sender);
    }

    function owner() public view returns (address) {
        return _owner;
    }

    modifier onlyOwner() {
        require(_owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    function renounceOwnership() public virtual onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function transferOwnership(address newOwner) public virtual onlyOwner {
        require(newOwner != address(0), "Ownable: new owner is the zero address");
        emit OwnershipTransferred(_owner, newOwner);
        _owner = newOwner;
    }
}

contract ERC20 {
    using SafeMath for uint256;

    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _allowances;
    uint256 internal _totalSupply;
    string public name;
    string public symbol;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_) public {
        name = name_;
        symbol = symbol_;
    }

    function decimals() public pure virtual returns (uint8) {
        return 18;
    }

    function totalSupply() public view virtual returns (uint256) {
        return _totalSupply;
    }

    function balanceOf(address account) public view virtual returns (uint256) {
        return _balances[account];
    }

    function allowance(address holder, address spender) public view returns (uint256) {
        return _allowances[holder][spender];
    }

    function approve(address spender, uint256 amount) public returns (bool) {
        _approve(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) public returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) public returns (bool) {
        _transfer(from, to, amount);
        _approve(from, msg.sender, _allowances[from][msg.sender].sub(amount));
        return true;
    }

    function _approve(address holder, address spender, uint256 amount) internal {
        _allowances[holder][spender] = amount;
        emit Approval(holder, spender, amount);
    }

    function _transfer(address from, address to, uint256 amount) internal virtual {
        require(from != address(0) && to != address(0), "ERC20: zero address");
        _balances[from] = _balances[from].sub(amount);
        _balances[to] = _balances[to].add(amount);
        emit Transfer(from, to, amount);
    }

    function _mint(address to, uint256 amount) internal {
        _totalSupply = _totalSupply.add(amount);
        _balances[to] = _balances[to].add(amount);
        emit Transfer(address(0), to, amount);
    }
}

/// Reflects a part of each transfer to all holders and feeds its pool with another.
contract LunarPebble is ERC20, Ownable {
    mapping(address => uint256) private _rOwned;
    mapping(address => uint256) private _tOwned;
    mapping(address => bool) private _isExcludedFromFee;
    mapping(address => bool) private _isExcluded;
    address[] private _excluded;

    uint256 private constant MAX = ~uint256(0);
    uint256 private _tTotal = 1000000000 * 10**6 * 10**9;
    uint256 private _rTotal = (MAX - (MAX % _tTotal));
    uint256 private _tFeeTotal;
    uint256 public _taxFee = 2;
    uint256 private _previousTaxFee = _taxFee;
    uint256 public _liquidityFee = 3;
    uint256 private _previousLiquidityFee = _liquidityFee;
    uint256 public _maxTxAmount = 10000000 * 10**6 * 10**9;
    uint256 private constant numTokensSellToAddToLiquidity = 500000 * 10**6 * 10**9;

    IUniswapV2Router02 public constant uniswapV2Router = IUniswapV2Router02(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address private constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    address public immutable uniswapV2Pair;
    bool inSwapAndLiquify;
    bool public swapAndLiquifyEnabled = true;

    event SwapAndLiquifyEnabledUpdated(bool enabled);
    event SwapAndLiquify(uint256 tokensSwapped, uint256 ethReceived, uint256 tokensIntoLiqudity);

    constructor() public ERC20("Lunar Pebble", "PEBBLE") {
        _rOwned[msg.sender] = _rTotal;
        uniswapV2Pair = IUniswapV2Factory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), WETH);
        _isExcludedFromFee[msg.sender] = true;
        _isExcludedFromFee[address(this)] = true;
        _approve(address(this), 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D, MAX);
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    receive() external payable {}

    function decimals() public pure override returns (uint8) {
        return 9;
    }

    function totalSupply() public view override returns (uint256) {
        return _tTotal;
    }

    function balanceOf(address account) public view override returns (uint256) {
        if (_isExcluded[account]) return _tOwned[account];
        return tokenFromReflection(_rOwned[account]);
    }

    function isExcludedFromReward(address account) public view returns (bool) {
        return _isExcluded[account];
    }

    function totalFees() public view returns (uint256) {
        return _tFeeTotal;
    }

    function deliver(uint256 tAmount) public {
        require(!_isExcluded[msg.sender], "Excluded addresses cannot call this function");
        uint256 rAmount = tAmount.mul(_getRate());
        _rOwned[msg.sender] = _rOwned[msg.sender].sub(rAmount);
        _rTotal = _rTotal.sub(rAmount);
        _tFeeTotal = _tFeeTotal.add(tAmount);
    }

    function tokenFromReflection(uint256 rAmount) public view returns (uint256) {
        require(rAmount <= _rTotal, "Amount must be less than total reflections");
        return rAmount.div(_getRate());
    }

    function excludeFromReward(address account) public onlyOwner {
        require(!_isExcluded[account] && _excluded.length < 10, "Account is already excluded");
        if (_rOwned[account] > 0) _tOwned[account] = tokenFromReflection(_rOwned[account]);
        _isExcluded[account] = true;
        _excluded.push(account);
    }

    function includeInReward(address account) external onlyOwner {
        require(_isExcluded[account], "Account is not excluded");
        // what it held meanwhile has earned nothing
        uint256 rOwned = _tOwned[account].mul(_getRate());
        _rTotal = _rTotal.sub(_rOwned[account]).add(rOwned);
        _rOwned[account] = rOwned;
        for (uint256 i = 0; i < _excluded.length; i++) {
            if (_excluded[i] == account) {
                _excluded[i] = _excluded[_excluded.length - 1];
                _tOwned[account] = 0;
                _isExcluded[account] = false;
                _excluded.pop();
                break;
            }
        }
    }

    function excludeFromFee(address account) public onlyOwner {
        _isExcludedFromFee[account] = true;
    }

    function includeInFee(address account) public onlyOwner {
        _isExcludedFromFee[account] = false;
    }

    function setTaxFeePercent(uint256 taxFee) external onlyOwner {
        // twin: require(taxFee <= 5, "five of a hundred at most");
        _taxFee = taxFee;
    }

    function setLiquidityFeePercent(uint256 liquidityFee) external onlyOwner {
        require(liquidityFee <= 5, "five of a hundred at most");
        _liquidityFee = liquidityFee;
    }

    function setMaxTxPercent(uint256 maxTxPercent) external onlyOwner {
        require(maxTxPercent >= 1, "one of a hundred at least");
        _maxTxAmount = _tTotal.mul(maxTxPercent).div(100);
    }

    function setSwapAndLiquifyEnabled(bool enabled) public onlyOwner {
        swapAndLiquifyEnabled = enabled;
        emit SwapAndLiquifyEnabledUpdated(enabled);
    }

    function _getRate() private view returns (uint256) {
        uint256 rSupply = _rTotal;
        uint256 tSupply = _tTotal;
        for (uint256 i = 0; i < _excluded.length; i++) {
            if (_rOwned[_excluded[i]] > rSupply || _tOwned[_excluded[i]] > tSupply) return _rTotal.div(_tTotal);
            rSupply = rSupply.sub(_rOwned[_excluded[i]]);
            tSupply = tSupply.sub(_tOwned[_excluded[i]]);
        }
        if (rSupply < _rTotal.div(_tTotal)) return _rTotal.div(_tTotal);
        return rSupply.div(tSupply);
    }

    function removeAllFee() private {
        (_previousTaxFee, _previousLiquidityFee) = (_taxFee, _liquidityFee);
        (_taxFee, _liquidityFee) = (0, 0);
    }

    function restoreAllFee() private {
        (_taxFee, _liquidityFee) = (_previousTaxFee, _previousLiquidityFee);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        require(from != address(0) && to != address(0), "ERC20: zero address");
        require(amount > 0, "Transfer amount must be greater than zero");
        if (from != owner() && to != owner()) require(amount <= _maxTxAmount, "Transfer amount exceeds the maxTxAmount.");
        bool enough = balanceOf(address(this)) >= numTokensSellToAddToLiquidity;
        if (enough && !inSwapAndLiquify && from != uniswapV2Pair && swapAndLiquifyEnabled) {
            inSwapAndLiquify = true;
            swapAndLiquify(numTokensSellToAddToLiquidity);
            inSwapAndLiquify = false;
        }
        bool takeFee = !(_isExcludedFromFee[from] || _isExcludedFromFee[to]);
        if (!takeFee) removeAllFee();
        _tokenTransfer(from, to, amount);
        if (!takeFee) restoreAllFee();
    }

    function swapAndLiquify(uint256 amount) private {
        uint256 half = amount.div(2);
        uint256 initialBalance = address(this).balance;
        address[] memory path = new address[](2);
        path[0] = address(this);
        path[1] = WETH;
        uniswapV2Router.swapExactTokensForETHSupportingFeeOnTransferTokens(half, 0, path, address(this), block.timestamp);
        uint256 newBalance = address(this).balance.sub(initialBalance);
        uniswapV2Router.addLiquidityETH{value: newBalance}(
            address(this),
            amount.sub(half),
            0,
            0,
            0x000000000000000000000000000000000000dEaD,
            block.timestamp
        );
        emit SwapAndLiquify(half, newBalance, amount.sub(half));
    }

    function _tokenTransfer(address from, address to, uint256 tAmount) private {
        uint256 rate = _getRate();
        uint256 tFee = tAmount.mul(_taxFee).div(100);
        uint256 tLiquidity = tAmount.mul(_liquidityFee).div(100);
        uint256 tTransferAmount = tAmount.sub(tFee).sub(tLiquidity);
        _rOwned[from] = _rOwned[from].sub(tAmount.mul(rate));
        if (_isExcluded[from]) _tOwned[from] = _tOwned[from].sub(tAmount);
        _rOwned[to] = _rOwned[to].add(tTransferAmount.mul(rate));
        if (_isExcluded[to]) _tOwned[to] = _tOwned[to].add(tTransferAmount);
        _rOwned[address(this)] = _rOwned[address(this)].add(tLiquidity.mul(rate));
        if (_isExcluded[address(this)]) _tOwned[address(this)] = _tOwned[address(this)].add(tLiquidity);
        _rTotal = _rTotal.sub(tFee.mul(rate));
        _tFeeTotal = _tFeeTotal.add(tFee);
        emit Transfer(from, to, tTransferAmount);
    }
}

/// Counts who shares in the dividends.
contract DividendTracker is Ownable {
    using SafeMath for uint256;

    uint256 private constant magnitude = 2**128;
    uint256 public magnifiedDividendPerShare;
    uint256 public totalShares;
    uint256 public claimWait = 3600;
    uint256 public immutable minimumTokenBalanceForDividends;
    mapping(address => uint256) public shares;
    mapping(address => uint256) private _debt;
    mapping(address => uint256) private _credit;
    mapping(address => bool) public excludedFromDividends;
    mapping(address => uint256) public lastClaimTimes;
    address[] private _holders;
    mapping(address => bool) private _known;
    uint256 public lastProcessedIndex;

    event DividendsDistributed(uint256 weiAmount);
    event DividendWithdrawn(address indexed to, uint256 weiAmount);

    constructor(uint256 minimum) public {
        minimumTokenBalanceForDividends = minimum;
    }

    receive() external payable {
        if (totalShares == 0) return;
        magnifiedDividendPerShare = magnifiedDividendPerShare.add(msg.value.mul(magnitude) / totalShares);
        emit DividendsDistributed(msg.value);
    }

    function excludeFromDividends(address account) external onlyOwner {
        excludedFromDividends[account] = true;
        _set(account, 0);
    }

    function updateClaimWait(uint256 newClaimWait) external onlyOwner {
        require(newClaimWait >= 3600 && newClaimWait <= 86400, "between 1 and 24 hours");
        claimWait = newClaimWait;
    }

    function withdrawableDividendOf(address account) public view returns (uint256) {
        return _credit[account].add((shares[account].mul(magnifiedDividendPerShare) / magnitude).sub(_debt[account]));
    }

    function setBalance(address account, uint256 newBalance) external onlyOwner {
        if (excludedFromDividends[account]) return;
        _set(account, newBalance >= minimumTokenBalanceForDividends ? newBalance : 0);
    }

    function _set(address account, uint256 newShares) private {
        _credit[account] = withdrawableDividendOf(account);
        totalShares = totalShares.sub(shares[account]).add(newShares);
        shares[account] = newShares;
        _debt[account] = newShares.mul(magnifiedDividendPerShare) / magnitude;
        if (!_known[account] && newShares > 0) {
            _known[account] = true;
            _holders.push(account);
        }
    }

    function process(uint256 gas) external {
        uint256 count = _holders.length;
        uint256 gasAtStart = gasleft();
        for (uint256 i = 0; i < count && gasAtStart - gasleft() < gas; i++) {
            lastProcessedIndex = (lastProcessedIndex + 1) % count;
            address account = _holders[lastProcessedIndex];
            if (block.timestamp >= lastClaimTimes[account].add(claimWait)) _pay(account);
        }
    }

    function claim(address account) external onlyOwner {
        _pay(account);
    }

    function _pay(address account) private {
        uint256 due = withdrawableDividendOf(account);
        if (due == 0) return;
        _credit[account] = 0;
        _debt[account] = shares[account].mul(magnifiedDividendPerShare) / magnitude;
        lastClaimTimes[account] = block.timestamp;
        (bool ok, ) = account.call{value: due, gas: 3000}("");
        if (!ok) _credit[account] = due;
        else emit DividendWithdrawn(account, due);
    }
}

/// A share of each trade becomes dividends in ether.
contract CubCake is ERC20, Ownable {
    IUniswapV2Router02 public constant uniswapV2Router = IUniswapV2Router02(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address private constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    address public immutable uniswapV2Pair;
    bool private swapping;
    DividendTracker public dividendTracker;
    uint256 public constant ETHRewardsFee = 4;
    uint256 public constant marketingFee = 2;
    uint256 public constant totalFees = ETHRewardsFee + marketingFee;
    uint256 public swapTokensAtAmount = 20000 * 10**18;
    uint256 public gasForProcessing = 300000;
    address payable public marketingWallet;
    mapping(address => bool) private _isExcludedFromFees;

    event UpdateDividendTracker(address indexed newAddress, address indexed oldAddress);
    event GasForProcessingUpdated(uint256 indexed newValue, uint256 indexed oldValue);
    event SendDividends(uint256 tokensSwapped, uint256 amount);

    constructor() public ERC20("Cub Cake", "CUBCAKE") {
        DividendTracker tracker = new DividendTracker(1000 * 10**18);
        dividendTracker = tracker;
        address pair = IUniswapV2Factory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), WETH);
        uniswapV2Pair = pair;
        address router = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
        tracker.excludeFromDividends(address(tracker));
        tracker.excludeFromDividends(address(this));
        tracker.excludeFromDividends(msg.sender);
        tracker.excludeFromDividends(router);
        tracker.excludeFromDividends(pair);
        marketingWallet = msg.sender;
        _isExcludedFromFees[msg.sender] = true;
        _isExcludedFromFees[address(this)] = true;
        _approve(address(this), router, uint256(-1));
        _mint(msg.sender, 100000000 * 10**18);
    }

    receive() external payable {}

    // trap {
    function updateDividendTracker(address newAddress) public onlyOwner {
        require(newAddress != address(dividendTracker), "The dividend tracker already has that address");
        emit UpdateDividendTracker(newAddress, address(dividendTracker));
        dividendTracker = DividendTracker(payable(newAddress));
    }
    // trap }

    function excludeFromFees(address account, bool excluded) external onlyOwner {
        _isExcludedFromFees[account] = excluded;
    }

    function excludeFromDividends(address account) external onlyOwner {
        dividendTracker.excludeFromDividends(account);
    }

    function setMarketingWallet(address payable wallet) external onlyOwner {
        marketingWallet = wallet;
    }

    function setSwapTokensAtAmount(uint256 amount) external onlyOwner {
        require(amount >= 1000 * 10**18 && amount <= 500000 * 10**18, "out of bounds");
        swapTokensAtAmount = amount;
    }

    function updateGasForProcessing(uint256 newValue) external onlyOwner {
        require(newValue >= 200000 && newValue <= 500000, "gasForProcessing must be between 200,000 and 500,000");
        emit GasForProcessingUpdated(newValue, gasForProcessing);
        gasForProcessing = newValue;
    }

    function updateClaimWait(uint256 claimWait) external onlyOwner {
        dividendTracker.updateClaimWait(claimWait);
    }

    function claim() external {
        dividendTracker.claim(msg.sender);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (amount == 0) return super._transfer(from, to, 0);
        bool free = swapping || _isExcludedFromFees[from] || _isExcludedFromFees[to];
        uint256 held = balanceOf(address(this));
        if (held >= swapTokensAtAmount && !free && from != uniswapV2Pair) {
            swapping = true;
            swapAndSend(held > swapTokensAtAmount * 5 ? swapTokensAtAmount * 5 : held);
            swapping = false;
        }
        if (!free && (from == uniswapV2Pair || to == uniswapV2Pair)) {
            uint256 fees = amount.mul(totalFees).div(100);
            super._transfer(from, address(this), fees);
            amount = amount.sub(fees);
        }
        super._transfer(from, to, amount);
        try dividendTracker.setBalance(from, balanceOf(from)) {} catch {}
        try dividendTracker.setBalance(to, balanceOf(to)) {} catch {}
        if (!swapping) {
            try dividendTracker.process(gasForProcessing) {} catch {}
        }
    }

    function swapAndSend(uint256 amount) private {
        address[] memory path = new address[](2);
        path[0] = address(this);
        path[1] = WETH;
        uniswapV2Router.swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, address(this), block.timestamp);
        uint256 gained = address(this).balance;
        uint256 dividends = gained.mul(ETHRewardsFee).div(totalFees);
        (bool ok, ) = address(dividendTracker).call{value: dividends}("");
        if (ok) emit SendDividends(amount, dividends);
        (ok, ) = marketingWallet.call{value: gained.sub(dividends), gas: 30000}("");
    }
}

/// Made by the chef alone.
contract PierogiToken is ERC20("Pierogi", "PIERO"), Ownable {
    function mint(address to, uint256 amount) public onlyOwner {
        _mint(to, amount);
    }
}

contract PierogiChef is Ownable {
    using SafeMath for uint256;

    struct UserInfo {
        uint256 amount;
        uint256 rewardDebt;
    }

    struct PoolInfo {
        ERC20 lpToken;
        uint256 allocPoint;
        uint256 lastRewardTime;
        uint256 accPerShare;
        uint256 supply;
    }

    PierogiToken public pierogi;
    address public devaddr;
    uint256 public pierogiPerSecond = 10**17;
    PoolInfo[] public poolInfo;
    mapping(uint256 => mapping(address => UserInfo)) public userInfo;
    uint256 public totalAllocPoint;
    uint256 public startTime;

    event Deposit(address indexed user, uint256 indexed pid, uint256 amount);
    event Withdraw(address indexed user, uint256 indexed pid, uint256 amount);
    event EmissionRateUpdated(uint256 previous, uint256 current);

    constructor() public {
        devaddr = msg.sender;
        startTime = block.timestamp;
    }

    function bind(PierogiToken token) external onlyOwner {
        require(address(pierogi) == address(0), "bound");
        pierogi = token;
    }

    function poolLength() external view returns (uint256) {
        return poolInfo.length;
    }

    function add(uint256 allocPoint, ERC20 lpToken, bool withUpdate) external onlyOwner {
        if (withUpdate) massUpdatePools();
        totalAllocPoint = totalAllocPoint.add(allocPoint);
        poolInfo.push(PoolInfo(lpToken, allocPoint, block.timestamp, 0, 0));
    }

    function set(uint256 pid, uint256 allocPoint) external onlyOwner {
        massUpdatePools();
        totalAllocPoint = totalAllocPoint.sub(poolInfo[pid].allocPoint).add(allocPoint);
        poolInfo[pid].allocPoint = allocPoint;
    }

    function updateEmissionRate(uint256 perSecond) external onlyOwner {
        // twin: require(perSecond <= pierogiPerSecond, "only less");
        massUpdatePools();
        emit EmissionRateUpdated(pierogiPerSecond, perSecond);
        pierogiPerSecond = perSecond;
    }

    function dev(address newDev) external {
        require(msg.sender == devaddr, "dev: wut?");
        devaddr = newDev;
    }

    function massUpdatePools() public {
        for (uint256 pid = 0; pid < poolInfo.length; ++pid) updatePool(pid);
    }

    function updatePool(uint256 pid) public {
        PoolInfo storage pool = poolInfo[pid];
        if (block.timestamp <= pool.lastRewardTime) return;
        if (pool.supply == 0 || pool.allocPoint == 0) {
            pool.lastRewardTime = block.timestamp;
            return;
        }
        uint256 elapsed = block.timestamp.sub(pool.lastRewardTime);
        uint256 reward = elapsed.mul(pierogiPerSecond).mul(pool.allocPoint).div(totalAllocPoint);
        pierogi.mint(devaddr, reward.div(10));
        pierogi.mint(address(this), reward);
        pool.accPerShare = pool.accPerShare.add(reward.mul(1e12).div(pool.supply));
        pool.lastRewardTime = block.timestamp;
    }

    function deposit(uint256 pid, uint256 amount) external {
        PoolInfo storage pool = poolInfo[pid];
        UserInfo storage user = userInfo[pid][msg.sender];
        updatePool(pid);
        uint256 pending = user.amount.mul(pool.accPerShare).div(1e12).sub(user.rewardDebt);
        user.amount = user.amount.add(amount);
        pool.supply = pool.supply.add(amount);
        user.rewardDebt = user.amount.mul(pool.accPerShare).div(1e12);
        if (pending > 0) pierogi.transfer(msg.sender, pending);
        if (amount > 0) pool.lpToken.transferFrom(msg.sender, address(this), amount);
        emit Deposit(msg.sender, pid, amount);
    }

    function withdraw(uint256 pid, uint256 amount) external {
        PoolInfo storage pool = poolInfo[pid];
        UserInfo storage user = userInfo[pid][msg.sender];
        require(user.amount >= amount, "withdraw: not good");
        updatePool(pid);
        uint256 pending = user.amount.mul(pool.accPerShare).div(1e12).sub(user.rewardDebt);
        user.amount = user.amount.sub(amount);
        pool.supply = pool.supply.sub(amount);
        user.rewardDebt = user.amount.mul(pool.accPerShare).div(1e12);
        if (pending > 0) pierogi.transfer(msg.sender, pending);
        pool.lpToken.transfer(msg.sender, amount);
        emit Withdraw(msg.sender, pid, amount);
    }
}
