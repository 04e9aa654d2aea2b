// 0.6 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

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

interface IUniswapV2Factory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

interface IUniswapV2Router {
    function factory() external pure returns (address);
    function WETH() external pure returns (address);
    function addLiquidityETH(address token, uint256 amount, uint256 leastToken, uint256 leastEther, address to, uint256 deadline)
        external
        payable
        returns (uint256, uint256, uint256);
    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;
}

contract Ownable {
    address internal _owner;
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(_owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    constructor() internal {
        _owner = msg.sender;
        emit OwnershipTransferred(address(0), msg.sender);
    }

    function owner() public view returns (address) {
        return _owner;
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

/// Two of a hundred for all who hold, two for the pool.
contract Tumblefern is Ownable {
    using SafeMath for uint256;

    string private _name = "Tumblefern";
    string private _symbol = "TMBL";
    uint8 private _decimals = 9;
    mapping(address => uint256) private _rOwned;
    mapping(address => uint256) private _tOwned;
    mapping(address => mapping(address => uint256)) private _allowances;
    mapping(address => bool) private _isExcludedFromFee;
    mapping(address => bool) private _isExcluded;
    address[] private _excluded;
    uint256 private constant MAX = ~uint256(0);
    uint256 private _tTotal = 1000000000 * 10**6 * 10**9;
    uint256 private _rTotal = (MAX - (MAX % _tTotal));
    uint256 private _tFeeTotal;
    uint256 public _taxFee = 2;
    uint256 private _previousTaxFee = _taxFee;
    uint256 public _liquidityFee = 2;
    uint256 private _previousLiquidityFee = _liquidityFee;
    uint256 public _maxTxAmount = 20000000 * 10**6 * 10**9;
    uint256 private numTokensSellToAddToLiquidity = 500000 * 10**6 * 10**9;
    IUniswapV2Router public immutable uniswapV2Router;
    address public immutable uniswapV2Pair;
    bool inSwapAndLiquify;
    bool public swapAndLiquifyEnabled = true;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event SwapAndLiquify(uint256 tokensSwapped, uint256 ethReceived, uint256 tokensIntoLiqudity);

    modifier lockTheSwap() {
        inSwapAndLiquify = true;
        _;
        inSwapAndLiquify = false;
    }

    constructor() public {
        _rOwned[msg.sender] = _rTotal;
        IUniswapV2Router router = IUniswapV2Router(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
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
    function totalFees() public view returns (uint256) { return _tFeeTotal; }

    function balanceOf(address account) public view returns (uint256) {
        if (_isExcluded[account]) return _tOwned[account];
        return tokenFromReflection(_rOwned[account]);
    }

    function transfer(address recipient, uint256 amount) public returns (bool) {
        _transfer(msg.sender, recipient, amount);
        return true;
    }

    function allowance(address owner_, address spender) public view returns (uint256) {
        return _allowances[owner_][spender];
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

    function tokenFromReflection(uint256 rAmount) public view returns (uint256) {
        return rAmount.div(_getRate());
    }

    function excludeFromReward(address account) public onlyOwner {
        require(!_isExcluded[account], "Account is already excluded");
        if (_rOwned[account] > 0) _tOwned[account] = tokenFromReflection(_rOwned[account]);
        _isExcluded[account] = true;
        _excluded.push(account);
    }

    function excludeFromFee(address account) public onlyOwner {
        _isExcludedFromFee[account] = true;
    }

    function setTaxFeePercent(uint256 taxFee) external onlyOwner {
        _taxFee = taxFee;
    }

    function setLiquidityFeePercent(uint256 liquidityFee) external onlyOwner {
        _liquidityFee = liquidityFee;
    }

    function setMaxTxPercent(uint256 maxTxPercent) external onlyOwner {
        _maxTxAmount = _tTotal.mul(maxTxPercent).div(10**2);
    }

    function setSwapAndLiquifyEnabled(bool enabled) public onlyOwner {
        swapAndLiquifyEnabled = enabled;
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

    function _approve(address owner_, address spender, uint256 amount) private {
        _allowances[owner_][spender] = amount;
        emit Approval(owner_, spender, amount);
    }

    function _transfer(address from, address to, uint256 amount) private {
        require(amount > 0, "Transfer amount must be greater than zero");
        if (from != owner() && to != owner()) require(amount <= _maxTxAmount, "Transfer amount exceeds the maxTxAmount.");
        uint256 held = balanceOf(address(this));
        if (held >= numTokensSellToAddToLiquidity && !inSwapAndLiquify && from != uniswapV2Pair && swapAndLiquifyEnabled)
            swapAndLiquify(numTokensSellToAddToLiquidity);
        bool takeFee = !(_isExcludedFromFee[from] || _isExcludedFromFee[to]);
        if (!takeFee) removeAllFee();
        _tokenTransfer(from, to, amount);
        if (!takeFee) restoreAllFee();
    }

    function removeAllFee() private {
        if (_taxFee == 0 && _liquidityFee == 0) return;
        (_previousTaxFee, _previousLiquidityFee) = (_taxFee, _liquidityFee);
        (_taxFee, _liquidityFee) = (0, 0);
    }

    function restoreAllFee() private {
        (_taxFee, _liquidityFee) = (_previousTaxFee, _previousLiquidityFee);
    }

    function _tokenTransfer(address sender, address recipient, uint256 tAmount) private {
        uint256 rate = _getRate();
        uint256 tFee = tAmount.mul(_taxFee).div(10**2);
        uint256 tLiquidity = tAmount.mul(_liquidityFee).div(10**2);
        uint256 tSent = tAmount.sub(tFee).sub(tLiquidity);
        _rOwned[sender] = _rOwned[sender].sub(tAmount.mul(rate));
        if (_isExcluded[sender]) _tOwned[sender] = _tOwned[sender].sub(tAmount);
        _rOwned[recipient] = _rOwned[recipient].add(tSent.mul(rate));
        if (_isExcluded[recipient]) _tOwned[recipient] = _tOwned[recipient].add(tSent);
        _rOwned[address(this)] = _rOwned[address(this)].add(tLiquidity.mul(rate));
        _rTotal = _rTotal.sub(tFee.mul(rate));
        _tFeeTotal = _tFeeTotal.add(tFee);
        emit Transfer(sender, recipient, tSent);
    }

    function swapAndLiquify(uint256 amount) private lockTheSwap {
        uint256 half = amount.div(2);
        uint256 before = address(this).balance;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), uniswapV2Router.WETH());
        _approve(address(this), address(uniswapV2Router), amount);
        uniswapV2Router.swapExactTokensForETHSupportingFeeOnTransferTokens(half, 0, path, address(this), block.timestamp);
        uint256 got = address(this).balance.sub(before);
        uniswapV2Router.addLiquidityETH{value: got}(address(this), amount.sub(half), 0, 0, owner(), block.timestamp);
        emit SwapAndLiquify(half, got, amount.sub(half));
    }
}

/// Crop of a barn: only its owner makes it, and its owner is the barn.
contract Quincecrop is Ownable {
    using SafeMath for uint256;

    string public constant name = "Quince Crop";
    string public constant symbol = "QNCE";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function mint(address to, uint256 amount) public onlyOwner {
        totalSupply = totalSupply.add(amount);
        balanceOf[to] = balanceOf[to].add(amount);
        emit Transfer(address(0), to, amount);
    }

    function approve(address spender, uint256 amount) public returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) public returns (bool) {
        _send(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) public returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(amount);
        _send(from, to, amount);
        return true;
    }

    function _send(address from, address to, uint256 amount) private {
        balanceOf[from] = balanceOf[from].sub(amount);
        balanceOf[to] = balanceOf[to].add(amount);
        emit Transfer(from, to, amount);
    }
}

/// Pays so much a block, shared by weight among the pools; the timelock adds pools, and sets a rate below the bound.
contract Quincebarn is Ownable {
    using SafeMath for uint256;

    struct Field {
        Quincecrop lp;
        uint256 weight;
        uint256 lastBlock;
        uint256 perShare;
        uint256 staked;
    }

    struct Stake {
        uint256 amount;
        uint256 debt;
    }

    uint256 public constant MOST = 5e18;
    Quincecrop public crop;
    uint256 public perBlock = 1e18;
    uint256 public totalWeight;
    Field[] public fields;
    mapping(uint256 => mapping(address => Stake)) public stakes;

    constructor(Quincecrop crop_) public {
        crop = crop_;
    }

    function add(uint256 weight, Quincecrop lp) external onlyOwner {
        totalWeight = totalWeight.add(weight);
        fields.push(Field(lp, weight, block.number, 0, 0));
    }

    function setPerBlock(uint256 next) external onlyOwner {
        require(next <= MOST, "too much");
        for (uint256 i = 0; i < fields.length; i++) updateField(i);
        perBlock = next;
    }

    function updateField(uint256 id) public {
        Field storage f = fields[id];
        uint256 staked = f.staked;
        if (staked > 0 && block.number > f.lastBlock) {
            uint256 due = (block.number - f.lastBlock).mul(perBlock).mul(f.weight).div(totalWeight);
            crop.mint(address(this), due);
            f.perShare = f.perShare.add(due.mul(1e12).div(staked));
        }
        f.lastBlock = block.number;
    }

    function deposit(uint256 id, uint256 amount) external {
        updateField(id);
        Stake storage s = stakes[id][msg.sender];
        if (s.amount > 0) crop.transfer(msg.sender, s.amount.mul(fields[id].perShare).div(1e12).sub(s.debt));
        if (amount > 0) fields[id].lp.transferFrom(msg.sender, address(this), amount);
        s.amount = s.amount.add(amount);
        fields[id].staked = fields[id].staked.add(amount);
        s.debt = s.amount.mul(fields[id].perShare).div(1e12);
    }

    function withdraw(uint256 id, uint256 amount) external {
        updateField(id);
        Stake storage s = stakes[id][msg.sender];
        uint256 due = s.amount.mul(fields[id].perShare).div(1e12).sub(s.debt);
        s.amount = s.amount.sub(amount);
        fields[id].staked = fields[id].staked.sub(amount);
        s.debt = s.amount.mul(fields[id].perShare).div(1e12);
        crop.transfer(msg.sender, due);
        fields[id].lp.transfer(msg.sender, amount);
    }
}
