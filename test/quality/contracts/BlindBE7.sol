// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

interface IUniswapV2Router02 {
    function WETH() external view returns (address);
    function factory() external view returns (address);
    function addLiquidityETH(address token, uint256 amount, uint256 least, uint256 leastEther, address to, uint256 deadline)
        external payable returns (uint256, uint256, uint256 liquidity);
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amount, uint256 least, address[] calldata path, address to, uint256 deadline)
        external;
}

interface IUniswapV2Factory {
    function createPair(address a, address b) external returns (address);
}

/// A coin of the pad: plain, fixed, and all of it with the curve at first.
contract DriftCoin is ERC20 {
    string public metadata;
    address public immutable creator;

    constructor(string memory name_, string memory symbol_, string memory metadata_, address curve, uint256 supply) ERC20(name_, symbol_) {
        metadata = metadata_;
        creator = msg.sender;
        _mint(curve, supply);
    }
}

/// Sells along a product with virtual reserves. At 20 ether the rest goes to a pool whose share is burnt.
contract DriftPad {
    IUniswapV2Router02 public constant ROUTER = IUniswapV2Router02(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    uint256 public constant SUPPLY = 1_000_000_000 ether;
    uint256 public constant FEE_BPS = 100;
    uint256 public constant GRADUATION = 20 ether;

    struct Launch {
        uint256 virtualEther;
        uint256 virtualTokens;
        uint256 realEther;
        bool graduated;
        bool known;
    }

    address public feeRecipient;
    uint256 public fees;
    mapping(address => Launch) public launches;

    event TokenLaunched(address indexed token, address indexed creator);
    event Buy(address indexed token, address indexed buyer, uint256 etherIn, uint256 tokensOut);
    event Sell(address indexed token, address indexed seller, uint256 tokensIn, uint256 etherOut);
    event Graduated(address indexed token, uint256 etherAmount, uint256 tokenAmount, uint256 liquidity);

    constructor(address feeRecipient_) {
        feeRecipient = feeRecipient_;
    }

    function register(DriftCoin token) external {
        require(!launches[address(token)].known && token.balanceOf(address(this)) == SUPPLY, "not a launch");
        launches[address(token)] = Launch(5 ether, 1_070_000_000 ether, 0, false, true);
        emit TokenLaunched(address(token), msg.sender);
    }

    function buy(address token, uint256 minTokens) external payable {
        Launch storage launch = launches[token];
        require(launch.known && !launch.graduated, "closed");
        uint256 fee = (msg.value * FEE_BPS) / 10_000;
        uint256 spent = msg.value - fee;
        uint256 refund;
        if (launch.realEther + spent > GRADUATION) {
            refund = launch.realEther + spent - GRADUATION;
            spent -= refund;
        }
        fees += fee;
        uint256 out = (launch.virtualTokens * spent) / (launch.virtualEther + spent);
        require(out >= minTokens, "slippage");
        launch.virtualEther += spent;
        launch.virtualTokens -= out;
        launch.realEther += spent;
        DriftCoin(token).transfer(msg.sender, out);
        emit Buy(token, msg.sender, spent, out);
        if (launch.realEther >= GRADUATION) _graduate(token, launch);
        if (refund > 0) _pay(msg.sender, refund);
    }

    function sell(address token, uint256 amount, uint256 minEther) external {
        Launch storage launch = launches[token];
        require(launch.known && !launch.graduated, "closed");
        uint256 out = (launch.virtualEther * amount) / (launch.virtualTokens + amount);
        launch.virtualEther -= out;
        launch.virtualTokens += amount;
        launch.realEther -= out;
        uint256 fee = (out * FEE_BPS) / 10_000;
        fees += fee;
        require(out - fee >= minEther, "slippage");
        DriftCoin(token).transferFrom(msg.sender, address(this), amount);
        emit Sell(token, msg.sender, amount, out - fee);
        _pay(msg.sender, out - fee);
    }

    function _graduate(address token, Launch storage launch) private {
        launch.graduated = true;
        uint256 left = DriftCoin(token).balanceOf(address(this));
        DriftCoin(token).approve(address(ROUTER), left);
        (, , uint256 liquidity) = ROUTER.addLiquidityETH{value: launch.realEther}(token, left, 0, 0, address(0xdead), block.timestamp);
        emit Graduated(token, launch.realEther, left, liquidity);
        launch.realEther = 0;
    }

    function withdrawFees() external {
        uint256 amount = fees;
        fees = 0;
        _pay(feeRecipient, amount);
    }

    function _pay(address to, uint256 amount) private {
        (bool ok, ) = to.call{value: amount}("");
        require(ok, "pay");
    }
}

/// Frog of the pond. Had rules for its first hour; then its owner left.
contract PondToken is Ownable, ERC20 {
    bool public limited;
    uint256 public maxHoldingAmount;
    uint256 public minHoldingAmount;
    address public uniswapV2Pair;
    mapping(address => bool) public blacklists;

    constructor(uint256 total) ERC20("Frog of the Pond", "FROP") Ownable(msg.sender) {
        _mint(msg.sender, total);
    }

    function blacklist(address account, bool listed) external onlyOwner {
        blacklists[account] = listed;
    }

    function setRule(bool limited_, address pair, uint256 most, uint256 least) external onlyOwner {
        limited = limited_;
        uniswapV2Pair = pair;
        maxHoldingAmount = most;
        minHoldingAmount = least;
    }

    function _update(address from, address to, uint256 amount) internal override {
        require(!blacklists[to] && !blacklists[from], "Blacklisted");
        if (uniswapV2Pair == address(0)) require(from == owner() || to == owner() || from == address(0), "trading is not started");
        if (limited && from == uniswapV2Pair)
            require(super.balanceOf(to) + amount <= maxHoldingAmount && super.balanceOf(to) + amount >= minHoldingAmount, "Forbid");
        super._update(from, to, amount);
    }

    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }
}

/// Coin with fees of three of a hundred at most, for the team; limits of wallets only rise and trading opens once.
contract Biscuitry is ERC20, Ownable {
    IUniswapV2Router02 public immutable router;
    address public immutable pair;
    uint256 public constant MAX_FEE = 3;

    address payable public marketingWallet;
    uint256 public buyFee = 2;
    uint256 public sellFee = 2;
    uint256 public maxWallet;
    uint256 public maxTransaction;
    uint256 public swapTokensAt;
    bool public tradingActive;
    bool private swapping;
    mapping(address => bool) public isExcludedFromFees;
    mapping(address => bool) public isExcludedFromLimits;
    mapping(address => bool) public automatedMarketMakerPairs;

    event TradingEnabled(uint256 at);
    event FeesUpdated(uint256 buyFee, uint256 sellFee);
    event LimitsRaised(uint256 maxTransaction, uint256 maxWallet);
    event LimitsRemoved();
    event MarketingWalletUpdated(address wallet);
    event ExcludeFromFees(address indexed account, bool excluded);

    constructor(address payable marketing) ERC20("Biscuitry", "BISC") Ownable(msg.sender) {
        router = IUniswapV2Router02(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
        pair = IUniswapV2Factory(router.factory()).createPair(address(this), router.WETH());
        automatedMarketMakerPairs[pair] = true;
        uint256 supply = 100_000_000 ether;
        marketingWallet = marketing;
        maxTransaction = supply / 100;
        maxWallet = supply / 50;
        swapTokensAt = supply / 2_000;
        isExcludedFromFees[msg.sender] = isExcludedFromFees[address(this)] = true;
        isExcludedFromLimits[msg.sender] = isExcludedFromLimits[address(this)] = isExcludedFromLimits[pair] = true;
        isExcludedFromLimits[address(0xdead)] = isExcludedFromLimits[address(router)] = true;
        _mint(msg.sender, supply);
    }

    receive() external payable {}

    function enableTrading() external onlyOwner {
        require(!tradingActive, "active");
        tradingActive = true;
        emit TradingEnabled(block.timestamp);
    }

    function raiseLimits(uint256 transaction, uint256 wallet) external onlyOwner {
        require(transaction >= maxTransaction && wallet >= maxWallet, "only up");
        (maxTransaction, maxWallet) = (transaction, wallet);
        emit LimitsRaised(transaction, wallet);
    }

    function removeLimits() external onlyOwner {
        maxTransaction = maxWallet = type(uint256).max;
        emit LimitsRemoved();
    }

    function updateFees(uint256 buy, uint256 sell) external onlyOwner {
        require(buy <= MAX_FEE && sell <= MAX_FEE, "fees");
        (buyFee, sellFee) = (buy, sell);
        emit FeesUpdated(buy, sell);
    }

    function updateMarketingWallet(address payable wallet) external onlyOwner {
        require(wallet != address(0), "zero");
        marketingWallet = wallet;
        emit MarketingWalletUpdated(wallet);
    }

    function excludeFromFees(address account, bool excluded) external onlyOwner {
        isExcludedFromFees[account] = excluded;
        emit ExcludeFromFees(account, excluded);
    }

    function rescueEther() external onlyOwner {
        payable(msg.sender).transfer(address(this).balance);
    }

    function _update(address from, address to, uint256 amount) internal override {
        if (from == address(0) || to == address(0) || swapping) return super._update(from, to, amount);
        if (!tradingActive) require(isExcludedFromFees[from] || isExcludedFromFees[to], "Trading is not active.");
        if (!isExcludedFromLimits[to] && automatedMarketMakerPairs[from]) {
            require(amount <= maxTransaction, "max transaction");
            require(balanceOf(to) + amount <= maxWallet, "max wallet");
        }
        bool sells = automatedMarketMakerPairs[to];
        if (sells && !isExcludedFromFees[from] && balanceOf(address(this)) >= swapTokensAt) _swapBack();
        if (!isExcludedFromFees[from] && !isExcludedFromFees[to]) {
            uint256 fee = (amount * (sells ? sellFee : automatedMarketMakerPairs[from] ? buyFee : 0)) / 100;
            if (fee > 0) {
                super._update(from, address(this), fee);
                amount -= fee;
            }
        }
        super._update(from, to, amount);
    }

    function _swapBack() private {
        swapping = true;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), router.WETH());
        _approve(address(this), address(router), swapTokensAt);
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(swapTokensAt, 0, path, address(this), block.timestamp);
        (bool ok, ) = marketingWallet.call{value: address(this).balance, gas: 50_000}("");
        ok;
        swapping = false;
    }
}
