// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Base8} from "./Base8.sol";

interface ISwap {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
    function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256, address[] calldata, address, uint256) external payable;
    function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) external payable returns (uint256, uint256, uint256);
}

contract SweaterCat is ERC20 {
    constructor() ERC20("Cat In A Sweater", "SWTR") {
        _mint(msg.sender, 420_690_000_000 * 10 ** decimals());
    }
}

abstract contract Swapper is Base8 {
    address internal constant DEAD = 0x000000000000000000000000000000000000dEaD;
    bool internal _inSwap;

    modifier lockTheSwap() {
        _inSwap = true;
        _;
        _inSwap = false;
    }

    function _swapForEth(uint256 amount) internal lockTheSwap {
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        _approve(address(this), ROUTER, amount);
        ISwap(ROUTER).swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, address(this), block.timestamp);
    }

    receive() external payable {}
}

/// The first eight purchases pay a fifth, those after them nothing.
contract FrogHat is Swapper {
    uint256 private constant INITIAL_TAX = 20;
    uint256 private constant REDUCE_TAX_AT = 8;
    uint256 private constant SWAP_THRESHOLD = 420_690 ether;

    address payable private immutable _taxWallet;
    uint256 public buyCount;
    uint256 public maxTxAmount = 8_413_800 ether;
    uint256 public maxWalletSize = 8_413_800 ether;
    bool public tradingOpen;

    constructor() Base8("Frog With A Hat", "FWAH", 420_690_000) {
        _taxWallet = payable(msg.sender);
    }

    function openTrading() external onlyOwner {
        require(!tradingOpen, "trading is already open");
        tradingOpen = true;
    }

    function removeLimits() external onlyOwner {
        (maxTxAmount, maxWalletSize) = (type(uint256).max, type(uint256).max);
    }

    function manualSwap() external {
        require(msg.sender == _taxWallet);
        if (_balances[address(this)] > 0) _swapForEth(_balances[address(this)]);
        _taxWallet.transfer(address(this).balance);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 tax;
        if (!_inSwap && from != owner() && to != owner()) {
            require(tradingOpen, "trading is not open yet");
            if (from == pair) {
                require(value <= maxTxAmount, "exceeds the max tx amount");
                require(_balances[to] + value <= maxWalletSize, "exceeds the max wallet size");
                buyCount++;
            }
            if ((from == pair || to == pair) && buyCount <= REDUCE_TAX_AT) tax = (value * INITIAL_TAX) / 100;
            uint256 held = _balances[address(this)];
            if (to == pair && held > SWAP_THRESHOLD && buyCount > REDUCE_TAX_AT) {
                _swapForEth(held < value ? held : value);
                _taxWallet.transfer(address(this).balance);
            }
        }
        if (tax > 0) _move(from, address(this), tax);
        _move(from, to, value - tax);
    }
}

/// Sold on a curve; until it is listed it moves between the curve and its customers only.
contract CurveKid is ERC20 {
    address public manager;
    bool public listed;

    constructor(string memory name_, string memory symbol_, address manager_) ERC20(name_, symbol_) {
        manager = manager_;
        _mint(manager_, 1_000_000_000 ether);
    }

    function list() external {
        require(msg.sender == manager, "only manager");
        (listed, manager) = (true, address(0));
    }

    function _update(address from, address to, uint256 value) internal override {
        if (!listed && from != address(0)) require(from == manager || to == manager, "not listed yet");
        super._update(from, to, value);
    }
}

/// The price climbs in a straight line. When all is sold, ether and the last fifth become a pool whose shares are burnt.
contract LineCurve {
    uint256 public constant FOR_SALE = 800_000_000;
    uint256 private constant FOR_POOL = 200_000_000 ether;
    address public immutable feeTo;
    mapping(address => uint256) public sold;
    mapping(address => uint256) public taken;
    uint256 public fees;

    event Trade(address indexed token, address indexed who, bool bought, uint256 whole, uint256 cost);
    event Graduated(address indexed token, uint256 cost);

    constructor(address feeTo_) {
        feeTo = feeTo_;
    }

    function cost(uint256 from, uint256 to) public pure returns (uint256) {
        return (to - from) * 1e10 + (55e9 * (to * to - from * from)) / (2 * FOR_SALE);
    }

    function buy(CurveKid token, uint256 whole) external payable {
        uint256 from = sold[address(token)];
        if (from + whole > FOR_SALE) whole = FOR_SALE - from;
        uint256 price = cost(from, from + whole);
        fees += price / 100;
        sold[address(token)] = from + whole;
        taken[address(token)] += price;
        token.transfer(msg.sender, whole * 1 ether);
        emit Trade(address(token), msg.sender, true, whole, price);
        payable(msg.sender).transfer(msg.value - price - price / 100);
        if (from + whole == FOR_SALE) _graduate(token);
    }

    function sell(CurveKid token, uint256 whole) external {
        uint256 from = sold[address(token)];
        require(from < FOR_SALE, "graduated");
        uint256 price = cost(from - whole, from);
        sold[address(token)] = from - whole;
        taken[address(token)] -= price;
        token.transferFrom(msg.sender, address(this), whole * 1 ether);
        emit Trade(address(token), msg.sender, false, whole, price);
        payable(msg.sender).transfer(price);
    }

    function collect() external {
        uint256 amount = fees;
        fees = 0;
        (bool ok,) = feeTo.call{value: amount}("");
        require(ok);
    }

    function _graduate(CurveKid token) private {
        token.list();
        ISwap router = ISwap(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
        token.approve(address(router), FOR_POOL);
        uint256 amount = taken[address(token)];
        router.addLiquidityETH{value: amount}(address(token), FOR_POOL, 0, 0, address(0xdEaD), block.timestamp);
        emit Graduated(address(token), amount);
    }
}

/// An agent's coin: one of a hundred on its pools, which may be lowered, for its maker and for the platform.
contract AgentMabel is Swapper {
    uint256 public constant HIGHEST_BASIS_POINTS = 100;
    uint256 public taxBasisPoints = HIGHEST_BASIS_POINTS;
    address public immutable creator;
    address public immutable platform;
    mapping(address => bool) public isPool;
    mapping(address => uint256) public owed;

    event TaxLowered(uint256 basisPoints);
    event PoolAdded(address indexed pool);
    event Distributed(uint256 amount);

    constructor(address creator_, address platform_) Base8("Mabel the Agent", "MABEL", 1_000_000_000) {
        (creator, platform) = (creator_, platform_);
        isPool[pair] = true;
    }

    function lowerTax(uint256 basisPoints) external onlyOwner {
        require(basisPoints < taxBasisPoints, "only downwards");
        taxBasisPoints = basisPoints;
        emit TaxLowered(basisPoints);
    }

    function addPool(address pool) external onlyOwner {
        require(pool.code.length > 0 && pool != ROUTER, "no pool");
        isPool[pool] = true;
        emit PoolAdded(pool);
    }

    function distributeTax() external {
        uint256 before = address(this).balance;
        _swapForEth(_balances[address(this)]);
        uint256 got = address(this).balance - before;
        owed[creator] += (got * 7) / 10;
        owed[platform] += got - (got * 7) / 10;
        emit Distributed(got);
    }

    function claim(address who) external {
        uint256 amount = owed[who];
        owed[who] = 0;
        (bool ok,) = who.call{value: amount}("");
        require(ok, "not taken");
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 tax;
        bool own = from == address(this) || from == owner();
        if ((isPool[from] || isPool[to]) && !own) tax = (value * taxBasisPoints) / 10_000;
        if (tax > 0) _move(from, address(this), tax);
        _move(from, to, value - tax);
    }
}

/// For one hour after the first liquidity no wallet buys itself above one of a hundred. Nobody may change that.
contract FairHamster is ERC20 {
    address public immutable pool;
    uint256 public openedAt;

    constructor(address factory, address weth) ERC20("Fair Hamster", "HAMI") {
        (bool ok, bytes memory made) = factory.call(abi.encodeWithSignature("createPair(address,address)", address(this), weth));
        require(ok);
        pool = abi.decode(made, (address));
        _mint(msg.sender, 1_000_000_000 ether);
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (to == pool && openedAt == 0) openedAt = block.timestamp;
        if (from == pool && block.timestamp < openedAt + 1 hours) require(balanceOf(to) <= totalSupply() / 100, "greedy");
    }
}

/// Three of a hundred become ether, and once a day anybody may have it buy back and burn.
contract BuybackDoge is Swapper {
    uint256 private constant FEE = 3;
    uint256 public lastBuyback;
    uint256 public burnt;

    event Buyback(uint256 spent, uint256 tokens);

    constructor() Base8("Buyback Doge", "BBDOGE", 100_000_000_000) {}

    function buyback() external {
        require(block.timestamp >= lastBuyback + 1 days, "once a day");
        lastBuyback = block.timestamp;
        // so small that there is little to gain for those who trade around it
        uint256 spend = address(this).balance / 4;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (WETH, address(this));
        uint256 before = _balances[DEAD];
        _inSwap = true;
        ISwap(ROUTER).swapExactETHForTokensSupportingFeeOnTransferTokens{value: spend}(0, path, DEAD, block.timestamp);
        _inSwap = false;
        burnt += _balances[DEAD] - before;
        emit Buyback(spend, _balances[DEAD] - before);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        bool trade = (from == pair || to == pair) && !_inSwap && from != owner();
        uint256 held = _balances[address(this)];
        if (trade && to == pair && held >= 20_000_000 ether) _swapForEth(held > value ? value : held);
        uint256 fee = trade ? (value * FEE) / 100 : 0;
        if (fee > 0) _move(from, address(this), fee);
        _move(from, to, value - fee);
    }
}

/// Two of a hundred of each purchase go into a pot; every week half of the pot goes to one of those who bought.
contract LuckyKoi is Base8 {
    uint256 private constant TICKET = 100_000 ether;
    address[] private _tickets;
    uint256 private _first;
    uint256 public lastDraw = block.timestamp;
    uint256 public drawBlock;

    event Won(address indexed who, uint256 amount);

    constructor() Base8("Lucky Koi", "KOI", 888_000_000) {}

    function pot() public view returns (uint256) {
        return _balances[address(this)];
    }

    function close() external {
        require(block.timestamp >= lastDraw + 7 days && _tickets.length > _first, "too early");
        require(drawBlock == 0 || block.number > drawBlock + 250, "closed");
        drawBlock = block.number + 5;
    }

    function draw() external {
        require(drawBlock != 0 && block.number > drawBlock, "too early");
        bytes32 seed = blockhash(drawBlock);
        require(seed != 0, "close again");
        address winner = _tickets[_first + (uint256(seed) % (_tickets.length - _first))];
        (_first, lastDraw, drawBlock) = (_tickets.length, block.timestamp, 0);
        uint256 prize = pot() / 2;
        _move(address(this), winner, prize);
        emit Won(winner, prize);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != pair) return _move(from, to, value);
        if (value >= TICKET && drawBlock == 0) _tickets.push(to);
        _move(from, address(this), value / 50);
        _move(from, to, value - value / 50);
    }
}

/// Two and three of a hundred, never above five, in three parts: treasury, burning, liquidity for nobody.
contract OrchardFinance is Swapper {
    uint256 public constant MAX_FEE = 500;
    uint256 public buyFee = 200;
    uint256 public sellFee = 300;
    uint256 public treasuryPart = 50;
    uint256 public burnPart = 20;
    address public treasury;

    event FeesSet(uint256 buyFee, uint256 sellFee);
    event PartsSet(uint256 treasuryPart, uint256 burnPart);

    constructor(address treasury_) Base8("Orchard Finance", "ORCH", 50_000_000) {
        treasury = treasury_;
    }

    function setFees(uint256 buy, uint256 sell) external onlyOwner {
        require(buy <= MAX_FEE && sell <= MAX_FEE, "above five percent");
        (buyFee, sellFee) = (buy, sell);
        emit FeesSet(buy, sell);
    }

    function setParts(uint256 toTreasury, uint256 toFire) external onlyOwner {
        require(toTreasury + toFire <= 100);
        (treasuryPart, burnPart) = (toTreasury, toFire);
        emit PartsSet(toTreasury, toFire);
    }

    function setTreasury(address to) external onlyOwner {
        require(to != address(0));
        treasury = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee;
        if (!_inSwap && from != owner() && from != address(this)) {
            if (from == pair) fee = (value * buyFee) / 10_000;
            if (to == pair) {
                fee = (value * sellFee) / 10_000;
                if (_balances[address(this)] > 5_000 ether) _share();
            }
        }
        if (fee > 0) _move(from, address(this), fee);
        _move(from, to, value - fee);
    }

    function _share() private {
        uint256 amount = _balances[address(this)];
        uint256 fire = (amount * burnPart) / 100;
        if (fire > 0) _move(address(this), DEAD, fire);
        uint256 half = ((amount * (100 - treasuryPart - burnPart)) / 100) / 2;
        _swapForEth(amount - fire - half);
        uint256 got = address(this).balance;
        uint256 forPool = (got * half) / (amount - fire - half);
        if (half > 0) {
            _approve(address(this), ROUTER, half);
            _inSwap = true;
            ISwap(ROUTER).addLiquidityETH{value: forPool}(address(this), half, 0, 0, DEAD, block.timestamp);
            _inSwap = false;
        }
        // what a treasury does not take waits for the next time
        (bool ok,) = treasury.call{value: got - forPool}("");
        ok;
    }
}
