// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

interface IUniswapV2Router {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amount,
        uint256 least,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;
}

interface IUniswapV2Factory {
    function createPair(address a, address b) external returns (address);
}

/// Sells what it has taken, for ether.
abstract contract Selling is ERC20, Ownable {
    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    IUniswapV2Router internal constant ROUTER = IUniswapV2Router(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    IUniswapV2Factory internal constant FACTORY = IUniswapV2Factory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f);

    address public immutable uniswapV2Pair = FACTORY.createPair(address(this), WETH);
    bool internal swapping;

    constructor(string memory name_, string memory symbol_) ERC20(name_, symbol_) Ownable(msg.sender) {
        _mint(msg.sender, 1_000_000_000 ether);
    }

    receive() external payable {}

    function sellOwn(uint256 amount) internal {
        swapping = true;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        _approve(address(this), address(ROUTER), amount);
        ROUTER.swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, address(this), block.timestamp);
        swapping = false;
    }
}

/// Limits, a delay and capped fees for two wallets: what a hundred launches have copied.
contract Template is Selling {
    address public marketingWallet = msg.sender;
    address public devWallet = msg.sender;
    uint256 public maxTransactionAmount = 20_000_000 ether;
    uint256 public maxWallet = 20_000_000 ether;
    uint256 public swapTokensAtAmount = 500_000 ether;
    bool public limitsInEffect = true;
    bool public tradingActive;
    bool public swapEnabled;
    bool public transferDelayEnabled = true;
    uint256 public buyTotalFees = 3;
    uint256 public sellTotalFees = 3;
    mapping(address => uint256) private lastTransfer;
    mapping(address => bool) private excludedFromFees;
    mapping(address => bool) public excludedFromLimits;
    mapping(address => bool) public automatedMarketMakerPairs;

    constructor() Selling("Template Token", "TMPL") {
        automatedMarketMakerPairs[uniswapV2Pair] = true;
        excludedFromLimits[uniswapV2Pair] = excludedFromLimits[address(ROUTER)] = true;
        for (uint256 i; i < 3; i++) {
            address free = [msg.sender, address(this), address(0xdead)][i];
            excludedFromFees[free] = excludedFromLimits[free] = true;
        }
    }

    function enableTrading() external onlyOwner {
        (tradingActive, swapEnabled) = (true, true);
    }

    function removeLimits() external onlyOwner {
        limitsInEffect = false;
    }

    function disableTransferDelay() external onlyOwner {
        transferDelayEnabled = false;
    }

    function updateSwapTokensAtAmount(uint256 amount) external onlyOwner {
        require(amount >= totalSupply() / 100_000 && amount <= (totalSupply() * 5) / 1000, "out of bounds");
        swapTokensAtAmount = amount;
    }

    function updateMaxTxnAmount(uint256 amount) external onlyOwner {
        require(amount >= totalSupply() / 1000 / 1e18, "too low");
        maxTransactionAmount = amount * 1e18;
    }

    function updateMaxWalletAmount(uint256 amount) external onlyOwner {
        require(amount >= (totalSupply() * 5) / 1000 / 1e18, "too low");
        maxWallet = amount * 1e18;
    }

    function excludeFromMaxTransaction(address who, bool free) external onlyOwner {
        excludedFromLimits[who] = free;
    }

    function updateSwapEnabled(bool enabled) external onlyOwner {
        swapEnabled = enabled;
    }

    function updateBuyFees(uint256 fee) external onlyOwner {
        buyTotalFees = fee;
        require(fee <= 4, "at most 4%");
    }

    function updateSellFees(uint256 fee) external onlyOwner {
        sellTotalFees = fee;
        require(fee <= 4, "at most 4%");
    }

    function excludeFromFees(address who, bool free) external onlyOwner {
        excludedFromFees[who] = free;
    }

    function setAutomatedMarketMakerPair(address other, bool value) external onlyOwner {
        require(other != uniswapV2Pair, "the pair stays");
        automatedMarketMakerPairs[other] = value;
    }

    function updateMarketingWallet(address wallet) external onlyOwner {
        marketingWallet = wallet;
    }

    function updateDevWallet(address wallet) external onlyOwner {
        devWallet = wallet;
    }

    function limit(address from, address to, uint256 amount) private {
        if (!tradingActive) require(excludedFromFees[from] || excludedFromFees[to], "not active");
        if (transferDelayEnabled && to != address(ROUTER) && to != uniswapV2Pair) {
            require(lastTransfer[tx.origin] < block.number, "one purchase a block");
            lastTransfer[tx.origin] = block.number;
        }
        bool bought = automatedMarketMakerPairs[from] && !excludedFromLimits[to];
        bool sold = automatedMarketMakerPairs[to] && !excludedFromLimits[from];
        if (bought || sold) require(amount <= maxTransactionAmount, "exceeds the maximum");
        if (!sold && !excludedFromLimits[to]) require(amount + balanceOf(to) <= maxWallet, "wallet is full");
    }

    function _update(address from, address to, uint256 amount) internal override {
        if (from == address(0) || amount == 0 || swapping) return super._update(from, to, amount);
        if (limitsInEffect && from != owner() && to != owner() && to != address(0xdead)) limit(from, to, amount);
        bool taxed = !excludedFromFees[from] && !excludedFromFees[to];
        if (swapEnabled && taxed && !automatedMarketMakerPairs[from] && balanceOf(address(this)) >= swapTokensAtAmount) {
            sellOwn(swapTokensAtAmount);
            (bool ok, ) = devWallet.call{value: address(this).balance / 2}("");
            (ok, ) = marketingWallet.call{value: address(this).balance}("");
        }
        uint256 fee = automatedMarketMakerPairs[to] ? sellTotalFees : automatedMarketMakerPairs[from] ? buyTotalFees : 0;
        uint256 cut = taxed ? (amount * fee) / 100 : 0;
        if (cut > 0) super._update(from, address(this), cut);
        super._update(from, to, amount - cut);
    }
}

/// A fifth of the first ten purchases, and nothing of those that follow.
contract Falling is Selling {
    address payable private taxWallet = payable(msg.sender);
    uint256 private purchases;
    uint256 public maxAmount = 20_000_000 ether;

    constructor() Selling("Falling Star", "FSTAR") {}

    function removeLimits() external onlyOwner {
        maxAmount = totalSupply();
    }

    function manualSwap() external {
        require(msg.sender == taxWallet);
        sellOwn(balanceOf(address(this)));
        taxWallet.transfer(address(this).balance);
    }

    function _update(address from, address to, uint256 amount) internal override {
        uint256 cut;
        address maker = taxWallet;
        if (from != address(0) && from != maker && to != maker && !swapping) {
            if (from == uniswapV2Pair || to == uniswapV2Pair) cut = purchases > 10 ? 0 : amount / 5;
            if (from == uniswapV2Pair) {
                require(amount <= maxAmount, "exceeds the maximum");
                purchases++;
            }
            uint256 own = balanceOf(address(this));
            if (to == uniswapV2Pair && own > 5_000_000 ether && purchases > 8) {
                sellOwn(own > 10_000_000 ether ? 10_000_000 ether : own);
                taxWallet.transfer(address(this).balance);
            }
        }
        if (cut > 0) super._update(from, address(this), cut);
        super._update(from, to, amount - cut);
    }
}

/// Made by whoever owns it, up to twice of what there was.
contract Cake is ERC20, Ownable {
    uint256 public constant CAP = 2_000_000_000 ether;

    constructor() ERC20("Farm Cake", "FCAKE") Ownable(msg.sender) {
        _mint(msg.sender, 1_000_000_000 ether);
    }

    function mint(address to, uint256 value) external onlyOwner {
        require(totalSupply() + value <= CAP, "cap");
        _mint(to, value);
    }
}

/// Owns it for good, and makes a coin or two with every block.
contract Chef {
    Cake public cake;
    address public immutable owner = msg.sender;
    uint256 public perBlock = 1 ether;
    uint256 public last = block.number;
    mapping(address => uint256) public staked;

    function bind(Cake cake_) external {
        require(msg.sender == owner && address(cake) == address(0), "bound");
        cake = cake_;
    }

    function setPerBlock(uint256 value) external {
        require(msg.sender == owner && value <= 2 ether, "at most two");
        perBlock = value;
    }

    function deposit(uint256 value) external {
        update();
        cake.transferFrom(msg.sender, address(this), value);
        staked[msg.sender] += value;
    }

    function update() public {
        if (block.number > last) cake.mint(address(this), (block.number - last) * perBlock);
        last = block.number;
    }
}
