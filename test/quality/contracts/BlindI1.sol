// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8, IFactory} from "./Base8.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

interface IUniswapV2Router02 {
    function factory() external pure returns (address);
    function WETH() external pure returns (address);
    function addLiquidityETH(address token, uint256 amount, uint256 min, uint256 minETH, address to, uint256 deadline)
        external
        payable
        returns (uint256, uint256, uint256);
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 min, address[] calldata path, address to, uint256 deadline)
        external;
}

contract Mochi is Ownable {
    mapping(address => uint256) private _balances;
    mapping(address => mapping(address => uint256)) private _allowances;
    mapping(address => bool) private _isExcludedFromFee;
    address payable private immutable _taxWallet;

    uint256 private constant _initialBuyTax = 20;
    uint256 private constant _initialSellTax = 20;
    uint256 private constant _finalBuyTax = 0;
    uint256 private constant _finalSellTax = 0;
    uint256 private constant _reduceBuyTaxAt = 6;
    uint256 private constant _reduceSellTaxAt = 6;
    uint256 private constant _preventSwapBefore = 6;
    uint256 private _buyCount = 0;

    uint8 public constant decimals = 9;
    uint256 public constant totalSupply = 420_690_000_000 * 10 ** 9;
    string public constant name = "Mochi";
    string public constant symbol = "MOCHI";
    uint256 public _maxTxAmount = (totalSupply * 2) / 100;
    uint256 public _maxWalletSize = (totalSupply * 2) / 100;
    uint256 public constant _taxSwapThreshold = totalSupply / 1000;
    uint256 public constant _maxTaxSwap = totalSupply / 100;

    IUniswapV2Router02 private constant uniswapV2Router = IUniswapV2Router02(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address public immutable uniswapV2Pair;
    bool private tradingOpen;
    bool private inSwap = false;
    bool private swapEnabled = false;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event MaxTxAmountUpdated(uint256 _maxTxAmount);

    modifier lockTheSwap() {
        inSwap = true;
        _;
        inSwap = false;
    }

    constructor() Ownable(msg.sender) {
        _taxWallet = payable(msg.sender);
        uniswapV2Pair = IFactory(uniswapV2Router.factory()).createPair(address(this), uniswapV2Router.WETH());
        _balances[msg.sender] = totalSupply;
        _isExcludedFromFee[msg.sender] = true;
        _isExcludedFromFee[address(this)] = true;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address account) public view returns (uint256) {
        return _balances[account];
    }

    function allowance(address holder, address spender) public view returns (uint256) {
        return _allowances[holder][spender];
    }

    function approve(address spender, uint256 amount) public returns (bool) {
        _approve(msg.sender, spender, amount);
        return true;
    }

    function transfer(address recipient, uint256 amount) public returns (bool) {
        _transfer(msg.sender, recipient, amount);
        return true;
    }

    function transferFrom(address sender, address recipient, uint256 amount) public returns (bool) {
        _transfer(sender, recipient, amount);
        _approve(sender, msg.sender, _allowances[sender][msg.sender] - amount);
        return true;
    }

    function _approve(address holder, address spender, uint256 amount) private {
        require(holder != address(0) && spender != address(0), "ERC20: approve zero address");
        _allowances[holder][spender] = amount;
        emit Approval(holder, spender, amount);
    }

    function _transfer(address from, address to, uint256 amount) private {
        require(from != address(0) && to != address(0), "ERC20: transfer zero address");
        require(amount > 0, "Transfer amount must be greater than zero");
        uint256 taxAmount = 0;
        if (from != owner() && to != owner() && from != address(this)) {
            if (!_isExcludedFromFee[from]) require(tradingOpen, "Trading is not open");
            if (from == uniswapV2Pair && to != address(uniswapV2Router) && !_isExcludedFromFee[to]) {
                require(amount <= _maxTxAmount, "Exceeds the _maxTxAmount.");
                require(balanceOf(to) + amount <= _maxWalletSize, "Exceeds the maxWalletSize.");
                taxAmount = (amount * (_buyCount > _reduceBuyTaxAt ? _finalBuyTax : _initialBuyTax)) / 100;
                _buyCount++;
            }
            if (to == uniswapV2Pair && !_isExcludedFromFee[from])
                taxAmount = (amount * (_buyCount > _reduceSellTaxAt ? _finalSellTax : _initialSellTax)) / 100;
            uint256 held = balanceOf(address(this));
            if (!inSwap && to == uniswapV2Pair && swapEnabled && held > _taxSwapThreshold && _buyCount > _preventSwapBefore) {
                swapTokensForEth(min(amount, min(held, _maxTaxSwap)));
                if (address(this).balance > 0) sendETHToFee(address(this).balance);
            }
        }
        if (taxAmount > 0) {
            _balances[address(this)] += taxAmount;
            emit Transfer(from, address(this), taxAmount);
        }
        _balances[from] -= amount;
        _balances[to] += amount - taxAmount;
        emit Transfer(from, to, amount - taxAmount);
    }

    function min(uint256 a, uint256 b) private pure returns (uint256) {
        return a > b ? b : a;
    }

    function swapTokensForEth(uint256 tokenAmount) private lockTheSwap {
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), uniswapV2Router.WETH());
        _approve(address(this), address(uniswapV2Router), tokenAmount);
        uniswapV2Router.swapExactTokensForETHSupportingFeeOnTransferTokens(tokenAmount, 0, path, address(this), block.timestamp);
    }

    function sendETHToFee(uint256 amount) private {
        _taxWallet.transfer(amount);
    }

    function removeLimits() external onlyOwner {
        _maxTxAmount = totalSupply;
        _maxWalletSize = totalSupply;
        emit MaxTxAmountUpdated(totalSupply);
    }

    function openTrading() external onlyOwner {
        require(!tradingOpen, "trading is already open");
        (swapEnabled, tradingOpen) = (true, true);
    }

    function manualSwap() external {
        require(msg.sender == _taxWallet);
        uint256 held = balanceOf(address(this));
        if (held > 0) swapTokensForEth(held);
        if (address(this).balance > 0) sendETHToFee(address(this).balance);
    }

    receive() external payable {}
}

/// Marketing and development fees; neither side can ever be more than five percent.
contract Gobbler is ERC20("Gobbler", "GOBL"), Ownable(msg.sender) {
    IUniswapV2Router02 public constant router = IUniswapV2Router02(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    uint256 public constant MAX_FEE = 500;
    address public immutable pair;
    address public marketingWallet;
    uint256 public buyFee = 300;
    uint256 public sellFee = 300;
    uint256 public swapTokensAtAmount;
    bool private swapping;
    mapping(address => bool) public isExcludedFromFees;

    event FeesUpdated(uint256 buyFee, uint256 sellFee);
    error FeeTooHigh();

    constructor() {
        marketingWallet = msg.sender;
        pair = IFactory(router.factory()).createPair(address(this), router.WETH());
        isExcludedFromFees[msg.sender] = isExcludedFromFees[address(this)] = isExcludedFromFees[address(0xdead)] = true;
        _mint(msg.sender, 1_000_000_000 ether);
        swapTokensAtAmount = totalSupply() / 2000;
        _approve(address(this), address(router), type(uint256).max);
    }

    receive() external payable {}

    function setFees(uint256 buy, uint256 sell) external onlyOwner {
        if (buy > MAX_FEE || sell > MAX_FEE) revert FeeTooHigh();
        (buyFee, sellFee) = (buy, sell);
        emit FeesUpdated(buy, sell);
    }

    function setMarketingWallet(address wallet) external onlyOwner {
        require(wallet != address(0), "zero");
        marketingWallet = wallet;
    }

    function setSwapTokensAtAmount(uint256 amount) external onlyOwner {
        require(amount >= totalSupply() / 100_000 && amount <= totalSupply() / 200, "out of range");
        swapTokensAtAmount = amount;
    }

    function _update(address from, address to, uint256 value) internal override {
        bool takeFee = !swapping && from != address(0) && !isExcludedFromFees[from] && !isExcludedFromFees[to];
        if (takeFee && to == pair && balanceOf(address(this)) >= swapTokensAtAmount) swapBack();
        uint256 rate = !takeFee ? 0 : from == pair ? buyFee : to == pair ? sellFee : 0;
        if (rate > 0) {
            uint256 fees = (value * rate) / 10_000;
            super._update(from, address(this), fees);
            value -= fees;
        }
        super._update(from, to, value);
    }

    function swapBack() private {
        swapping = true;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), router.WETH());
        uint256 amount = balanceOf(address(this));
        if (amount > swapTokensAtAmount * 20) amount = swapTokensAtAmount * 20;
        try router.swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, address(this), block.timestamp) {
            (bool sent, ) = marketingWallet.call{value: address(this).balance, gas: 30_000}("");
            sent;
        } catch {}
        swapping = false;
    }
}

contract Pengu is Base8 {
    uint256 public immutable maxWallet = 20_000_000 ether;
    bool public limitsInEffect = true;

    event LimitsRemoved();

    constructor() Base8("Penguin Parade", "PENGU", 1_000_000_000) {}

    function removeLimits() external onlyOwner {
        limitsInEffect = false;
        emit LimitsRemoved();
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (limitsInEffect && from == pair && to != ROUTER && to != _owner) require(_balances[to] + value <= maxWallet, "Max wallet exceeded");
        _move(from, to, value);
    }
}

/// For the first five blocks everybody buys once in a block, and not more than half a percent.
contract Gatekeeper is Base8 {
    uint256 public launchBlock;
    mapping(address => uint256) private _lastBuy;

    constructor() Base8("Gatekeeper", "GATE", 88_000_000) {}

    function launch() external onlyOwner {
        require(launchBlock == 0, "already launched");
        launchBlock = block.number;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (launchBlock == 0) require(from == _owner || to == _owner, "not launched");
        else if (from == pair && block.number <= launchBlock + 5) {
            require(_lastBuy[tx.origin] < block.number, "one buy per block");
            require(value <= totalSupply / 200, "guarded launch");
            _lastBuy[tx.origin] = block.number;
        }
        _move(from, to, value);
    }
}

contract CurveToken is ERC20 {
    address public immutable launchpad;
    address public immutable pair;
    bool public graduated;

    error NotGraduated();

    constructor(string memory name_, string memory symbol_, address launchpad_) ERC20(name_, symbol_) {
        launchpad = launchpad_;
        pair = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        _mint(launchpad_, 1_000_000_000 ether);
    }

    function graduate() external {
        require(msg.sender == launchpad);
        graduated = true;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (!graduated && to == pair) revert NotGraduated();
        super._update(from, to, value);
    }
}

/// Sells eight tenths on a curve; at twenty ether the rest goes into the pool, and the share of the pool is burnt.
contract Launchpad {
    struct Curve {
        uint256 virtualEth;
        uint256 virtualToken;
        uint256 raised;
        bool graduated;
    }

    IUniswapV2Router02 private constant router = IUniswapV2Router02(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    uint256 public constant TARGET = 20 ether;
    uint256 public constant RESERVED = 200_000_000 ether;
    address public immutable feeRecipient = msg.sender;
    mapping(address => Curve) public curves;

    event Trade(address indexed token, address indexed trader, bool isBuy, uint256 eth, uint256 tokens);
    event Graduated(address indexed token);

    function list(address token) external {
        require(curves[token].virtualEth == 0 && ERC20(token).balanceOf(address(this)) == 1_000_000_000 ether, "listed");
        curves[token] = Curve(5 ether, 1_000_000_000 ether, 0, false);
    }

    function buy(address token, uint256 minOut) external payable returns (uint256 out) {
        Curve storage curve = curves[token];
        require(!curve.graduated, "graduated");
        uint256 fee = msg.value / 100;
        uint256 input = msg.value - fee;
        out = (curve.virtualToken * input) / (curve.virtualEth + input);
        uint256 left = ERC20(token).balanceOf(address(this)) - RESERVED;
        if (out > left) out = left;
        require(out >= minOut && out > 0, "slippage");
        curve.virtualEth += input;
        curve.virtualToken -= out;
        curve.raised += input;
        ERC20(token).transfer(msg.sender, out);
        payable(feeRecipient).transfer(fee);
        emit Trade(token, msg.sender, true, msg.value, out);
        if (curve.raised >= TARGET) finish(token, curve);
    }

    function sell(address token, uint256 amount, uint256 minOut) external returns (uint256 out) {
        Curve storage curve = curves[token];
        require(!curve.graduated, "graduated");
        out = (curve.virtualEth * amount) / (curve.virtualToken + amount);
        require(out >= minOut && out <= curve.raised, "slippage");
        curve.virtualEth -= out;
        curve.virtualToken += amount;
        curve.raised -= out;
        ERC20(token).transferFrom(msg.sender, address(this), amount);
        payable(msg.sender).transfer(out);
        emit Trade(token, msg.sender, false, out, amount);
    }

    function finish(address token, Curve storage curve) private {
        curve.graduated = true;
        CurveToken(token).graduate();
        uint256 rest = ERC20(token).balanceOf(address(this));
        ERC20(token).approve(address(router), rest);
        router.addLiquidityETH{value: curve.raised}(token, rest, 0, 0, address(0xdead), block.timestamp);
        emit Graduated(token);
    }
}
