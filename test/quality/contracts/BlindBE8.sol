// 0.6 runs=200
// SPDX-License-Identifier: Unlicensed
pragma solidity ^0.6.12;

interface IUniswapV2Factory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

interface IUniswapV2Router02 {
    function factory() external pure returns (address);
    function WETH() external pure returns (address);
    function addLiquidityETH(address token, uint256 amount, uint256 least, uint256 leastEther, address to, uint256 deadline)
        external payable returns (uint256, uint256, uint256);
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amount, uint256 least, address[] calldata path, address to, uint256 deadline)
        external;
}

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256) {
        uint256 c = a + b;
        require(c >= a, "SafeMath: addition overflow");
        return c;
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "SafeMath: subtraction overflow");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256) {
        if (a == 0) return 0;
        uint256 c = a * b;
        require(c / a == b, "SafeMath: multiplication overflow");
        return c;
    }

    function div(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b > 0, "SafeMath: division by zero");
        return a / b;
    }
}

contract Ownable {
    address private _owner;
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() internal {
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

/// Two of a hundred for all holders, two for liquidity whose share is burnt; five together at most.
contract HoneyOrbit is Ownable {
    using SafeMath for uint256;

    mapping(address => uint256) private _rOwned;
    mapping(address => uint256) private _tOwned;
    mapping(address => mapping(address => uint256)) private _allowances;
    mapping(address => bool) private _isExcludedFromFee;
    mapping(address => bool) private _isExcluded;
    address[] private _excluded;

    uint256 private constant MAX = ~uint256(0);
    uint256 private _tTotal = 1000000000 * 10 ** 6 * 10 ** 9;
    uint256 private _rTotal = (MAX - (MAX % _tTotal));
    uint256 private _tFeeTotal;

    string private _name = "HoneyOrbit";
    string private _symbol = "HORB";
    uint8 private _decimals = 9;

    uint256 public _taxFee = 2;
    uint256 private _previousTaxFee = 2;
    uint256 public _liquidityFee = 2;
    uint256 private _previousLiquidityFee = 2;

    IUniswapV2Router02 public immutable uniswapV2Router;
    address public immutable uniswapV2Pair;

    bool inSwapAndLiquify;
    bool public swapAndLiquifyEnabled = true;
    uint256 public _maxTxAmount = 10000000 * 10 ** 6 * 10 ** 9;
    uint256 private constant numTokensSellToAddToLiquidity = 500000 * 10 ** 6 * 10 ** 9;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event SwapAndLiquifyEnabledUpdated(bool enabled);
    event SwapAndLiquify(uint256 tokensSwapped, uint256 ethReceived, uint256 tokensIntoLiquidity);
    event FeesUpdated(uint256 taxFee, uint256 liquidityFee);

    modifier lockTheSwap() {
        inSwapAndLiquify = true;
        _;
        inSwapAndLiquify = false;
    }

    constructor() public {
        _rOwned[msg.sender] = _rTotal;
        IUniswapV2Router02 router = IUniswapV2Router02(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
        uniswapV2Pair = IUniswapV2Factory(router.factory()).createPair(address(this), router.WETH());
        uniswapV2Router = router;
        _isExcludedFromFee[msg.sender] = true;
        _isExcludedFromFee[address(this)] = true;
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    function name() public view returns (string memory) { return _name; }
    function symbol() public view returns (string memory) { return _symbol; }
    function decimals() public view returns (uint8) { return _decimals; }
    function totalSupply() public view returns (uint256) { return _tTotal; }

    function balanceOf(address account) public view returns (uint256) {
        if (_isExcluded[account]) return _tOwned[account];
        return tokenFromReflection(_rOwned[account]);
    }

    function transfer(address recipient, uint256 amount) public returns (bool) {
        _transfer(msg.sender, recipient, amount);
        return true;
    }

    function allowance(address from, address spender) public view returns (uint256) {
        return _allowances[from][spender];
    }

    function approve(address spender, uint256 amount) public returns (bool) {
        _approve(msg.sender, spender, amount);
        return true;
    }

    function transferFrom(address sender, address recipient, uint256 amount) public returns (bool) {
        _transfer(sender, recipient, amount);
        _approve(sender, msg.sender, _allowances[sender][msg.sender].sub(amount));
        return true;
    }

    function isExcludedFromReward(address account) public view returns (bool) { return _isExcluded[account]; }
    function isExcludedFromFee(address account) public view returns (bool) { return _isExcludedFromFee[account]; }
    function totalFees() public view returns (uint256) { return _tFeeTotal; }

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

    function excludeFromFee(address account) public onlyOwner { _isExcludedFromFee[account] = true; }
    function includeInFee(address account) public onlyOwner { _isExcludedFromFee[account] = false; }

    function setFees(uint256 taxFee, uint256 liquidityFee) external onlyOwner {
        require(taxFee.add(liquidityFee) <= 5, "at most five");
        _taxFee = taxFee;
        _liquidityFee = liquidityFee;
        emit FeesUpdated(taxFee, liquidityFee);
    }

    function setMaxTxPercent(uint256 maxTxPercent) external onlyOwner {
        require(_tTotal.mul(maxTxPercent).div(100) >= _maxTxAmount, "only up");
        _maxTxAmount = _tTotal.mul(maxTxPercent).div(100);
    }

    function setSwapAndLiquifyEnabled(bool enabled) public onlyOwner {
        swapAndLiquifyEnabled = enabled;
        emit SwapAndLiquifyEnabledUpdated(enabled);
    }

    receive() external payable {}

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
        _previousTaxFee = _taxFee;
        _previousLiquidityFee = _liquidityFee;
        _taxFee = 0;
        _liquidityFee = 0;
    }

    function restoreAllFee() private {
        _taxFee = _previousTaxFee;
        _liquidityFee = _previousLiquidityFee;
    }

    function _approve(address from, address spender, uint256 amount) private {
        require(from != address(0) && spender != address(0), "ERC20: zero address");
        _allowances[from][spender] = amount;
        emit Approval(from, spender, amount);
    }

    function _transfer(address from, address to, uint256 amount) private {
        require(from != address(0) && to != address(0), "ERC20: zero address");
        require(amount > 0, "Transfer amount must be greater than zero");
        if (from != owner() && to != owner()) require(amount <= _maxTxAmount, "Transfer amount exceeds the maxTxAmount.");
        bool over = balanceOf(address(this)) >= numTokensSellToAddToLiquidity;
        if (over && !inSwapAndLiquify && from != uniswapV2Pair && swapAndLiquifyEnabled) swapAndLiquify(numTokensSellToAddToLiquidity);
        bool takeFee = !(_isExcludedFromFee[from] || _isExcludedFromFee[to]);
        if (!takeFee) removeAllFee();
        _transferStandard(from, to, amount);
        if (!takeFee) restoreAllFee();
    }

    function swapAndLiquify(uint256 amount) private lockTheSwap {
        uint256 half = amount.div(2);
        uint256 otherHalf = amount.sub(half);
        uint256 initialBalance = address(this).balance;
        address[] memory path = new address[](2);
        path[0] = address(this);
        path[1] = uniswapV2Router.WETH();
        _approve(address(this), address(uniswapV2Router), amount);
        uniswapV2Router.swapExactTokensForETHSupportingFeeOnTransferTokens(half, 0, path, address(this), block.timestamp);
        uint256 newBalance = address(this).balance.sub(initialBalance);
        uniswapV2Router.addLiquidityETH{value: newBalance}(
            address(this), otherHalf, 0, 0, 0x000000000000000000000000000000000000dEaD, block.timestamp
        );
        emit SwapAndLiquify(half, newBalance, otherHalf);
    }

    function _transferStandard(address sender, address recipient, uint256 tAmount) private {
        uint256 rate = _getRate();
        uint256 tFee = tAmount.mul(_taxFee).div(100);
        uint256 tLiquidity = tAmount.mul(_liquidityFee).div(100);
        uint256 tTransferAmount = tAmount.sub(tFee).sub(tLiquidity);
        _rOwned[sender] = _rOwned[sender].sub(tAmount.mul(rate));
        if (_isExcluded[sender]) _tOwned[sender] = _tOwned[sender].sub(tAmount);
        _rOwned[recipient] = _rOwned[recipient].add(tTransferAmount.mul(rate));
        if (_isExcluded[recipient]) _tOwned[recipient] = _tOwned[recipient].add(tTransferAmount);
        _rOwned[address(this)] = _rOwned[address(this)].add(tLiquidity.mul(rate));
        if (_isExcluded[address(this)]) _tOwned[address(this)] = _tOwned[address(this)].add(tLiquidity);
        _rTotal = _rTotal.sub(tFee.mul(rate));
        _tFeeTotal = _tFeeTotal.add(tFee);
        emit Transfer(sender, recipient, tTransferAmount);
    }
}
