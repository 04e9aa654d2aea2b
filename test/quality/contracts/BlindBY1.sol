// 0.8 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

interface IUniswapV2Factory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

interface IUniswapV2Router02 {
    function factory() external view returns (address);

    function WETH() external view returns (address);

    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;
}

/// What coins with a fee for advertising have in common.
abstract contract StallBase {
    uint8 public constant decimals = 9;
    uint256 public constant totalSupply = 1_000_000_000e9;
    IUniswapV2Router02 internal constant ROUTER = IUniswapV2Router02(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);

    address public owner = msg.sender;
    address payable public marketing = payable(msg.sender);
    address public immutable pair;
    bool private _swapping;
    mapping(address => bool) public isFeeExempt;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier onlyOwner() {
        require(msg.sender == owner, "!owner");
        _;
    }

    modifier swapping() {
        _swapping = true;
        _;
        _swapping = false;
    }

    constructor() {
        pair = IUniswapV2Factory(ROUTER.factory()).createPair(address(this), ROUTER.WETH());
        isFeeExempt[msg.sender] = true;
        isFeeExempt[address(this)] = true;
        allowance[address(this)][address(ROUTER)] = type(uint256).max;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    receive() external payable {}

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _transferFrom(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        return _transferFrom(from, to, value);
    }

    /// In basis points.
    function _feeOf(bool selling) internal view virtual returns (uint256);

    function _mayPay() internal view virtual returns (bool);

    function _pay() internal virtual;

    function _transferFrom(address from, address to, uint256 value) internal returns (bool) {
        if (_swapping) return _basic(from, to, value);
        if (to == pair && !isFeeExempt[from] && _mayPay()) _pay();
        if (isFeeExempt[from] || isFeeExempt[to] || (from != pair && to != pair)) return _basic(from, to, value);
        uint256 fee = (value * _feeOf(to == pair)) / 10_000;
        if (fee > 0) _basic(from, address(this), fee);
        return _basic(from, to, value - fee);
    }

    function _basic(address from, address to, uint256 value) private returns (bool) {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }

    function _swap(uint256 amount) internal swapping {
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), ROUTER.WETH());
        ROUTER.swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, address(this), block.timestamp);
    }
}

/// Fees of two kinds, and a multiplier for those who sell.
contract SaffronQuay is StallBase {
    string public constant name = "Saffron Quay";
    string public constant symbol = "SAFQ";
    uint256 public liquidityFee = 100;
    uint256 public marketingFee = 200;
    uint256 public sellMultiplier = 100;

    event FeesSet(uint256 liquidity, uint256 marketing);
    event SellMultiplierSet(uint256 multiplier);

    modifier bounded() {
        _;
        // twin: require((liquidityFee + marketingFee) * sellMultiplier <= 1_200 * 100, "more than twelve of a hundred");
    }

    function setFees(uint256 liquidity, uint256 forMarketing) external onlyOwner bounded {
        require(liquidity + forMarketing <= 2_500, "fees too high");
        (liquidityFee, marketingFee) = (liquidity, forMarketing);
        emit FeesSet(liquidity, forMarketing);
    }

    function setSellMultiplier(uint256 multiplier) external onlyOwner bounded {
        require(multiplier <= 400, "multiplier too high");
        sellMultiplier = multiplier;
        emit SellMultiplierSet(multiplier);
    }

    function _feeOf(bool selling) internal view override returns (uint256) {
        uint256 fee = liquidityFee + marketingFee;
        return selling ? (fee * sellMultiplier) / 100 : fee;
    }

    function _mayPay() internal view override returns (bool) {
        return balanceOf[address(this)] > totalSupply / 50_000;
    }

    function _pay() internal override {
        uint256 held = balanceOf[address(this)];
        _swap(held > totalSupply / 500 ? totalSupply / 500 : held);
        marketing.call{value: address(this).balance, gas: 40_000}("");
    }
}

/// Pays for its posters at once, with each sale.
contract OtterExpress is StallBase {
    string public constant name = "Otter Express";
    string public constant symbol = "OTTX";

    event MarketingWalletUpdated(address indexed wallet);

    function setMarketingWallet(address payable wallet) external onlyOwner {
        require(wallet != address(0), "no wallet");
        marketing = wallet;
        emit MarketingWalletUpdated(wallet);
    }

    function _feeOf(bool) internal pure override returns (uint256) {
        return 250;
    }

    function _mayPay() internal view override returns (bool) {
        return balanceOf[address(this)] > totalSupply / 1_000_000;
    }

    function _pay() internal override {
        uint256 held = balanceOf[address(this)];
        _swap(held > totalSupply / 400 ? totalSupply / 400 : held);
        (bool sent, ) = marketing.call{value: address(this).balance}(""); // trap
        require(sent, "ETH transfer failed"); // trap
        // twin: marketing.call{value: address(this).balance, gas: 40_000}("");
    }
}

/// Sells what it took as soon as there is enough of it.
contract JuniperInu is StallBase {
    string public constant name = "Juniper Inu";
    string public constant symbol = "JUNIPER";
    uint256 public swapThreshold = totalSupply / 2_000;

    event SwapThresholdUpdated(uint256 amount);

    function setSwapThreshold(uint256 amount) external onlyOwner {
        require(amount <= totalSupply / 200, "above half of a hundredth");
        // twin: require(amount >= totalSupply / 100_000, "below a hundred thousandth");
        swapThreshold = amount;
        emit SwapThresholdUpdated(amount);
    }

    function _feeOf(bool) internal pure override returns (uint256) {
        return 300;
    }

    function _mayPay() internal view override returns (bool) {
        return balanceOf[address(this)] >= swapThreshold;
    }

    function _pay() internal override {
        _swap(swapThreshold);
        marketing.call{value: address(this).balance, gas: 40_000}("");
    }
}
