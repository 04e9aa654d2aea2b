// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

import {ERC20} from "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import {Ownable} from "@openzeppelin/contracts-4/access/Ownable.sol";

interface IUniswapV2Router02 {
    function factory() external view returns (address);
    function WETH() external view returns (address);
    function addLiquidityETH(address t, uint256 a, uint256 b, uint256 c, address to, uint256 d) external payable returns (uint256, uint256, uint256);
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 a, uint256 b, address[] calldata p, address to, uint256 d) external;
}

interface IUniswapV2Factory {
    function createPair(address a, address b) external returns (address);
}

address constant ROUTER = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;

/// A fee that swaps itself into ether for marketing and into liquidity that nobody has. Five of a hundred at most, each way.
contract Gullwharf is ERC20("Gullwharf", "GULL"), Ownable {
    IUniswapV2Router02 public router = IUniswapV2Router02(ROUTER);
    address public immutable pair;
    address public immutable wrapped;
    address payable public marketingWallet;
    uint256 public buyFee = 3;
    uint256 public sellFee = 3;
    uint256 public constant MAX_FEE = 5;
    uint256 public swapTokensAtAmount;
    bool public swapEnabled = true;
    bool private swapping;
    mapping(address => bool) private _isExcludedFromFees;
    mapping(address => bool) public automatedMarketMakerPairs;

    event ExcludeFromFees(address indexed account, bool isExcluded);
    event UpdateRouter(address indexed newAddress, address indexed oldAddress);
    event FeesUpdated(uint256 buyFee, uint256 sellFee);

    constructor(address payable wallet) {
        marketingWallet = wallet;
        wrapped = router.WETH();
        pair = IUniswapV2Factory(router.factory()).createPair(address(this), wrapped);
        automatedMarketMakerPairs[pair] = true;
        _isExcludedFromFees[msg.sender] = _isExcludedFromFees[address(this)] = _isExcludedFromFees[address(0xdead)] = true;
        swapTokensAtAmount = 200_000 ether;
        _mint(msg.sender, 1_000_000_000 ether);
    }

    receive() external payable {}

    function setFees(uint256 buy, uint256 sell) external onlyOwner {
        require(buy <= MAX_FEE && sell <= MAX_FEE, "Must keep fees at 5% or less");
        (buyFee, sellFee) = (buy, sell);
        emit FeesUpdated(buy, sell);
    }

    function excludeFromFees(address account, bool excluded) external onlyOwner {
        _isExcludedFromFees[account] = excluded;
        emit ExcludeFromFees(account, excluded);
    }

    function setAutomatedMarketMakerPair(address other, bool value) external onlyOwner {
        require(other != pair, "The pair cannot be removed");
        automatedMarketMakerPairs[other] = value;
    }

    function setSwap(uint256 least, bool enabled) external onlyOwner {
        require(least >= totalSupply() / 100_000 && least <= totalSupply() / 200, "Out of bounds");
        (swapTokensAtAmount, swapEnabled) = (least, enabled);
    }

    function setMarketingWallet(address payable wallet) external onlyOwner {
        require(wallet != address(0), "Zero wallet");
        marketingWallet = wallet;
    }

    /// Whatever the new one does, it spends what the fee has gathered and nothing else, and sales go on where it fails.
    function updateRouter(IUniswapV2Router02 next) external onlyOwner {
        require(next.WETH() == wrapped && next.factory() != address(0), "Not a router");
        emit UpdateRouter(address(next), address(router));
        router = next;
    }

    function isExcludedFromFees(address account) external view returns (bool) {
        return _isExcludedFromFees[account];
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        uint256 held = balanceOf(address(this));
        bool exempt = _isExcludedFromFees[from] || _isExcludedFromFees[to];
        if (held >= swapTokensAtAmount && swapEnabled && !swapping && !automatedMarketMakerPairs[from] && !exempt) {
            swapping = true;
            (bool ok, ) = address(this).call{gas: 900_000}(abi.encodeCall(this.swapBack, (swapTokensAtAmount)));
            ok;
            swapping = false;
        }
        uint256 fee;
        if (!exempt && !swapping) {
            if (automatedMarketMakerPairs[to]) fee = (amount * sellFee) / 100;
            else if (automatedMarketMakerPairs[from]) fee = (amount * buyFee) / 100;
        }
        if (fee > 0) super._transfer(from, address(this), fee);
        super._transfer(from, to, amount - fee);
    }

    function swapBack(uint256 amount) external {
        require(msg.sender == address(this), "Only itself");
        uint256 liquidity = amount / 4;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), wrapped);
        _approve(address(this), address(router), amount);
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(amount - liquidity, 0, path, address(this), block.timestamp);
        uint256 wei_ = address(this).balance / 3;
        router.addLiquidityETH{value: wei_}(address(this), liquidity, 0, 0, address(0xdead), block.timestamp);
        (bool ok, ) = marketingWallet.call{value: address(this).balance}("");
        ok;
    }
}

/// Keeps shares of pools until a date; who locked them may only make it later.
contract WharfLocker {
    struct Deposit {
        address lp;
        address owner;
        uint256 amount;
        uint256 until;
    }

    Deposit[] public deposits;

    event Locked(uint256 indexed id, address indexed lp, address indexed owner, uint256 amount, uint256 until);

    function lock(address lp, uint256 until) external returns (uint256 id) {
        uint256 amount = ERC20(lp).balanceOf(msg.sender);
        require(until > block.timestamp && amount > 0, "nothing to lock");
        ERC20(lp).transferFrom(msg.sender, address(this), amount);
        id = deposits.length;
        deposits.push(Deposit(lp, msg.sender, amount, until));
        emit Locked(id, lp, msg.sender, amount, until);
    }

    function extend(uint256 id, uint256 until) external {
        require(msg.sender == deposits[id].owner && until > deposits[id].until, "only later");
        deposits[id].until = until;
    }

    function withdraw(uint256 id) external {
        Deposit memory d = deposits[id];
        require(msg.sender == d.owner && block.timestamp >= d.until, "locked");
        delete deposits[id];
        ERC20(d.lp).transfer(d.owner, d.amount);
    }
}

/// Two of a hundred of the supply to a wallet and to a transfer while it is young; its owner lifts it, once and for all.
contract Cragfinch is ERC20, Ownable {
    address public immutable uniswapV2Pair;
    bool public limitsInEffect = true;
    uint256 public maxTransactionAmount;
    uint256 public maxWallet;
    mapping(address => bool) private _exempt;

    event LimitsRaised(uint256 transaction, uint256 wallet);
    event LimitsRemoved();

    constructor(string memory name_, string memory symbol_) ERC20(name_, symbol_) {
        IUniswapV2Router02 r = IUniswapV2Router02(ROUTER);
        uniswapV2Pair = IUniswapV2Factory(r.factory()).createPair(address(this), r.WETH());
        _exempt[msg.sender] = _exempt[address(this)] = _exempt[uniswapV2Pair] = _exempt[ROUTER] = _exempt[address(0xdead)] = true;
        _mint(msg.sender, 69_000_000 ether);
        maxTransactionAmount = maxWallet = totalSupply() / 50;
    }

    function raiseLimits(uint256 transaction, uint256 wallet) external onlyOwner {
        require(transaction >= maxTransactionAmount && wallet >= maxWallet, "Only upwards");
        (maxTransactionAmount, maxWallet) = (transaction, wallet);
        emit LimitsRaised(transaction, wallet);
    }

    function removeLimits() external onlyOwner {
        limitsInEffect = false;
        emit LimitsRemoved();
    }

    function _beforeTokenTransfer(address from, address to, uint256 amount) internal view override {
        if (!limitsInEffect || from == address(0) || from == owner() || to == owner()) return;
        if (from == uniswapV2Pair && !_exempt[to]) require(amount <= maxTransactionAmount, "Buy exceeds the maxTransactionAmount.");
        if (to == uniswapV2Pair && !_exempt[from]) require(amount <= maxTransactionAmount, "Sell exceeds the maxTransactionAmount.");
        if (!_exempt[to]) require(amount + balanceOf(to) <= maxWallet, "Max wallet exceeded");
    }
}

/// An animal, a picture, and no owner any more.
contract Snoutwhistle is ERC20("Snoutwhistle", "SNOUT"), Ownable {
    constructor() {
        _mint(msg.sender, 420_690_000_000_000 ether);
    }

    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }
}

/// Ether for holders by what they hold: the magnified sum per share.
contract RookTracker is Ownable {
    uint256 private constant MAGNITUDE = 2**128;
    uint256 public totalShares;
    uint256 public magnified;
    uint256 public totalDividendsDistributed;
    uint256 public constant MINIMUM = 10_000 ether;
    mapping(address => uint256) public sharesOf;
    mapping(address => int256) private corrections;
    mapping(address => uint256) public withdrawn;
    mapping(address => bool) public excludedFromDividends;

    event DividendsDistributed(address indexed from, uint256 weiAmount);
    event DividendWithdrawn(address indexed to, uint256 weiAmount);

    receive() external payable {
        if (totalShares == 0 || msg.value == 0) return;
        magnified += (msg.value * MAGNITUDE) / totalShares;
        totalDividendsDistributed += msg.value;
        emit DividendsDistributed(msg.sender, msg.value);
    }

    function excludeFromDividends(address account) external onlyOwner {
        excludedFromDividends[account] = true;
        _set(account, 0);
    }

    function setBalance(address account, uint256 balance) external onlyOwner {
        if (!excludedFromDividends[account]) _set(account, balance >= MINIMUM ? balance : 0);
    }

    function _set(address account, uint256 next) private {
        uint256 had = sharesOf[account];
        totalShares = totalShares - had + next;
        sharesOf[account] = next;
        corrections[account] += int256(magnified * had) - int256(magnified * next);
    }

    function withdrawableDividendOf(address account) public view returns (uint256) {
        return uint256(int256(magnified * sharesOf[account]) + corrections[account]) / MAGNITUDE - withdrawn[account];
    }

    function claim() external {
        uint256 due = withdrawableDividendOf(msg.sender);
        withdrawn[msg.sender] += due;
        emit DividendWithdrawn(msg.sender, due);
        (bool ok, ) = msg.sender.call{value: due}("");
        require(ok, "not paid");
    }
}

/// Four of a hundred become ether for those who hold. The tracker is told in a try, so that it cannot stand in the way.
contract Pennyrook is ERC20("Pennyrook", "PROOK"), Ownable {
    IUniswapV2Router02 private constant router = IUniswapV2Router02(ROUTER);
    RookTracker public immutable dividendTracker;
    address public immutable uniswapV2Pair;
    uint256 public constant rewardsFee = 4;
    uint256 public constant swapTokensAtAmount = 50_000 ether;
    bool private swapping;
    mapping(address => bool) private _exempt;

    constructor() {
        dividendTracker = new RookTracker();
        uniswapV2Pair = IUniswapV2Factory(router.factory()).createPair(address(this), router.WETH());
        address[5] memory out = [address(dividendTracker), address(this), ROUTER, uniswapV2Pair, address(0xdead)];
        for (uint256 i; i < 5; i++) dividendTracker.excludeFromDividends(out[i]);
        _exempt[msg.sender] = _exempt[address(this)] = true;
        _mint(msg.sender, 100_000_000 ether);
    }

    receive() external payable {}

    function excludeFromFees(address account) external onlyOwner {
        _exempt[account] = true;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (!swapping && to == uniswapV2Pair && !_exempt[from] && balanceOf(address(this)) >= swapTokensAtAmount) {
            swapping = true;
            _swap(swapTokensAtAmount);
            swapping = false;
        }
        if (!swapping && !_exempt[from] && !_exempt[to] && (from == uniswapV2Pair || to == uniswapV2Pair)) {
            uint256 fee = (amount * rewardsFee) / 100;
            super._transfer(from, address(this), fee);
            amount -= fee;
        }
        super._transfer(from, to, amount);
        try dividendTracker.setBalance(from, balanceOf(from)) {} catch {}
        try dividendTracker.setBalance(to, balanceOf(to)) {} catch {}
    }

    function _swap(uint256 amount) private {
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), router.WETH());
        _approve(address(this), ROUTER, amount);
        try router.swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, address(this), block.timestamp) {
            (bool ok, ) = address(dividendTracker).call{value: address(this).balance}("");
            ok;
        } catch {}
    }
}
