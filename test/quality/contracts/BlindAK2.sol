// 0.6 runs=200
// SPDX-License-Identifier: Unlicensed
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

interface IUniswapV2Router02 {
    function factory() external pure returns (address);
    function WETH() external pure returns (address);
    function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) external payable returns (uint256, uint256, uint256);
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
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

    function renounceOwnership() public onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function transferOwnership(address newOwner) public onlyOwner {
        require(newOwner != address(0), "Ownable: new owner is the zero address");
        emit OwnershipTransferred(_owner, newOwner);
        _owner = newOwner;
    }
}

abstract contract TaxedBase is Ownable {
    using SafeMath for uint256;
    IUniswapV2Router02 public constant uniswapV2Router = IUniswapV2Router02(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address public uniswapV2Pair;
    mapping(address => mapping(address => uint256)) internal _allowances;
    mapping(address => bool) internal _isExcludedFromFee;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() internal {
        uniswapV2Pair = IUniswapV2Factory(uniswapV2Router.factory()).createPair(address(this), uniswapV2Router.WETH());
        _isExcludedFromFee[msg.sender] = true;
        _isExcludedFromFee[address(this)] = true;
    }

    function decimals() public pure returns (uint8) {
        return 9;
    }

    function allowance(address owner, address spender) public view returns (uint256) {
        return _allowances[owner][spender];
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

    function _approve(address owner, address spender, uint256 amount) internal {
        _allowances[owner][spender] = amount;
        emit Approval(owner, spender, amount);
    }

    function _transfer(address from, address to, uint256 amount) internal virtual;
}

contract OcelotLimits is TaxedBase {
    string public constant name = "Ocelot Run";
    string public constant symbol = "OCLT";
    uint256 public constant totalSupply = 100 * 10 ** 6 * 10 ** 9;
    mapping(address => uint256) public balanceOf;
    uint256 public maxTxAmount = totalSupply / 100;
    uint256 public maxWalletAmount = totalSupply / 50;
    uint256 public fee = 3;
    address public treasury;

    constructor(address treasury_) public {
        treasury = treasury_;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function lowerFee(uint256 to) external onlyOwner {
        require(to < fee, "Fee can only go down");
        fee = to;
    }

    function raiseLimits(uint256 tx_, uint256 wallet) external onlyOwner {
        require(tx_ >= maxTxAmount && wallet >= maxWalletAmount, "Limits can only go up");
        maxTxAmount = tx_;
        maxWalletAmount = wallet;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        require(to != address(0), "transfer to the zero address");
        uint256 taken = 0;
        bool trade = from == uniswapV2Pair || to == uniswapV2Pair;
        if (trade && !_isExcludedFromFee[from] && !_isExcludedFromFee[to]) {
            if (from == uniswapV2Pair) {
                require(amount <= maxTxAmount, "Transfer amount exceeds the maxTxAmount.");
                require(balanceOf[to].add(amount) <= maxWalletAmount, "Exceeds max wallet");
            }
            taken = amount.mul(fee).div(100);
        }
        balanceOf[from] = balanceOf[from].sub(amount);
        balanceOf[to] = balanceOf[to].add(amount.sub(taken));
        emit Transfer(from, to, amount.sub(taken));
        if (taken > 0) {
            balanceOf[treasury] = balanceOf[treasury].add(taken);
            emit Transfer(from, treasury, taken);
        }
    }
}

contract IbexReflect is TaxedBase {
    string public constant name = "Ibex Echo";
    string public constant symbol = "IBEX";
    uint256 private constant MAX = ~uint256(0);
    uint256 private constant _tTotal = 1000 * 10 ** 6 * 10 ** 9;
    uint256 private _rTotal = MAX - (MAX % _tTotal);
    uint256 private _tFeeTotal;
    uint256 public taxFee = 2;
    mapping(address => uint256) private _rOwned;

    constructor() public {
        _rOwned[msg.sender] = _rTotal;
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    function totalSupply() public pure returns (uint256) {
        return _tTotal;
    }

    function totalFees() public view returns (uint256) {
        return _tFeeTotal;
    }

    function balanceOf(address account) public view returns (uint256) {
        return _rOwned[account].div(_getRate());
    }

    function _getRate() private view returns (uint256) {
        return _rTotal.div(_tTotal);
    }

    function setTaxFeePercent(uint256 percent) external onlyOwner {
        require(percent <= 4, "Fee too high");
        taxFee = percent;
    }

    function excludeFromFee(address account, bool excluded) external onlyOwner {
        _isExcludedFromFee[account] = excluded;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        require(amount > 0, "Transfer amount must be greater than zero");
        uint256 rate = _getRate();
        uint256 tFee = _isExcludedFromFee[from] || _isExcludedFromFee[to] ? 0 : amount.mul(taxFee).div(100);
        _rOwned[from] = _rOwned[from].sub(amount.mul(rate));
        _rOwned[to] = _rOwned[to].add(amount.sub(tFee).mul(rate));
        _rTotal = _rTotal.sub(tFee.mul(rate));
        _tFeeTotal = _tFeeTotal.add(tFee);
        emit Transfer(from, to, amount.sub(tFee));
    }
}

contract KeaLiquifier is TaxedBase {
    string public constant name = "Kea Snow";
    string public constant symbol = "KEA";
    uint256 public constant totalSupply = 5 * 10 ** 8 * 10 ** 9;
    uint256 public constant liquidityFee = 2;
    uint256 public constant numTokensSellToAddToLiquidity = totalSupply / 20000;
    address private constant DEAD = 0x000000000000000000000000000000000000dEaD;
    mapping(address => uint256) public balanceOf;
    bool private inSwap;
    bool public swapEnabled = true;

    event SwapAndLiquify(uint256 tokensSwapped, uint256 ethReceived);

    receive() external payable {}

    constructor() public {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setSwapEnabled(bool on) external onlyOwner {
        swapEnabled = on;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (!inSwap && swapEnabled && to == uniswapV2Pair && balanceOf[address(this)] >= numTokensSellToAddToLiquidity && !_isExcludedFromFee[from]) {
            inSwap = true;
            _swapAndLiquify(numTokensSellToAddToLiquidity);
            inSwap = false;
        }
        bool taxed = (from == uniswapV2Pair || to == uniswapV2Pair) && !_isExcludedFromFee[from] && !_isExcludedFromFee[to];
        uint256 taken = taxed ? amount.mul(liquidityFee).div(100) : 0;
        balanceOf[from] = balanceOf[from].sub(amount);
        balanceOf[to] = balanceOf[to].add(amount.sub(taken));
        balanceOf[address(this)] = balanceOf[address(this)].add(taken);
        emit Transfer(from, to, amount.sub(taken));
        if (taken > 0) emit Transfer(from, address(this), taken);
    }

    function _swapAndLiquify(uint256 amount) private {
        uint256 half = amount.div(2);
        uint256 before = address(this).balance;
        address[] memory path = new address[](2);
        path[0] = address(this);
        path[1] = uniswapV2Router.WETH();
        _approve(address(this), address(uniswapV2Router), amount);
        try uniswapV2Router.swapExactTokensForETHSupportingFeeOnTransferTokens(half, 0, path, address(this), block.timestamp) {
            uint256 got = address(this).balance.sub(before);
            try uniswapV2Router.addLiquidityETH{value: got}(address(this), amount.sub(half), 0, 0, DEAD, block.timestamp) {} catch {}
            emit SwapAndLiquify(half, got);
        } catch {}
    }
}
