// 0.8 runs=200
// SPDX-License-Identifier: Unlicensed
pragma solidity ^0.8.20;

import {ERC20 as Solady} from "solady/src/tokens/ERC20.sol";

interface IERC20 {
    function totalSupply() external view returns (uint256);
    function balanceOf(address account) external view returns (uint256);
    function transfer(address recipient, uint256 amount) external returns (bool);
    function allowance(address owner, address spender) external view returns (uint256);
    function approve(address spender, uint256 amount) external returns (bool);
    function transferFrom(address sender, address recipient, uint256 amount) external returns (bool);
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
}

interface IFactory {
    function createPair(address a, address b) external returns (address);
}

interface IRouter {
    function factory() external pure returns (address);
    function WETH() external pure returns (address);
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 min, address[] calldata path, address to, uint256 deadline) external;
    function addLiquidityETH(address token, uint256 desired, uint256 minToken, uint256 minEth, address to, uint256 deadline) external payable returns (uint256, uint256, uint256);
}

abstract contract Context {
    function _msgSender() internal view virtual returns (address) {
        return msg.sender;
    }
}

contract Ownable is Context {
    address private _owner;
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() {
        _owner = _msgSender();
        emit OwnershipTransferred(address(0), _owner);
    }

    function owner() public view returns (address) {
        return _owner;
    }

    modifier onlyOwner() {
        require(_owner == _msgSender(), "Ownable: caller is not the owner");
        _;
    }

    function renounceOwnership() public virtual onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }
}

/// Taxes fall to nothing after some purchases, limits go, the owner goes.
contract BaguetteBadger is Context, IERC20, Ownable {
    mapping(address => uint256) private _balances;
    mapping(address => mapping(address => uint256)) private _allowances;
    mapping(address => bool) private _isExcludedFromFee;
    address payable private _taxWallet;

    uint256 private _initialBuyTax = 18;
    uint256 private _initialSellTax = 18;
    uint256 private _finalBuyTax = 0;
    uint256 private _finalSellTax = 0;
    uint256 private _reduceBuyTaxAt = 6;
    uint256 private _reduceSellTaxAt = 6;
    uint256 private _preventSwapBefore = 6;
    uint256 private _buyCount = 0;

    uint8 private constant _decimals = 9;
    uint256 private constant _tTotal = 420690000 * 10 ** _decimals;
    string private constant _name = unicode"Baguette Badger";
    string private constant _symbol = unicode"BAGUETTE";
    uint256 public _maxTxAmount = 8413800 * 10 ** _decimals;
    uint256 public _maxWalletSize = 8413800 * 10 ** _decimals;
    uint256 public _taxSwapThreshold = 4206900 * 10 ** _decimals;
    uint256 public _maxTaxSwap = 4206900 * 10 ** _decimals;

    IRouter private router = IRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address private uniswapV2Pair;
    bool private tradingOpen;
    bool private inSwap = false;
    bool private swapEnabled = false;

    event MaxTxAmountUpdated(uint256 _maxTxAmount);

    modifier lockTheSwap() {
        inSwap = true;
        _;
        inSwap = false;
    }

    constructor() {
        _taxWallet = payable(_msgSender());
        _balances[_msgSender()] = _tTotal;
        _isExcludedFromFee[owner()] = true;
        _isExcludedFromFee[address(this)] = true;
        emit Transfer(address(0), _msgSender(), _tTotal);
    }

    function name() public pure returns (string memory) {
        return _name;
    }

    function symbol() public pure returns (string memory) {
        return _symbol;
    }

    function decimals() public pure returns (uint8) {
        return _decimals;
    }

    function totalSupply() public pure override returns (uint256) {
        return _tTotal;
    }

    function balanceOf(address account) public view override returns (uint256) {
        return _balances[account];
    }

    function transfer(address recipient, uint256 amount) public override returns (bool) {
        _transfer(_msgSender(), recipient, amount);
        return true;
    }

    function allowance(address owner, address spender) public view override returns (uint256) {
        return _allowances[owner][spender];
    }

    function approve(address spender, uint256 amount) public override returns (bool) {
        _approve(_msgSender(), spender, amount);
        return true;
    }

    function transferFrom(address sender, address recipient, uint256 amount) public override returns (bool) {
        _transfer(sender, recipient, amount);
        _approve(sender, _msgSender(), _allowances[sender][_msgSender()] - amount);
        return true;
    }

    function _approve(address owner, address spender, uint256 amount) private {
        require(owner != address(0) && spender != address(0), "ERC20: zero");
        _allowances[owner][spender] = amount;
        emit Approval(owner, spender, amount);
    }

    function _transfer(address from, address to, uint256 amount) private {
        require(from != address(0) && to != address(0), "ERC20: zero");
        require(amount > 0, "Transfer amount must be greater than zero");
        uint256 taxAmount = 0;
        if (from != owner() && to != owner()) {
            require(tradingOpen, "Trading is not open");
            taxAmount = (amount * ((_buyCount > _reduceBuyTaxAt) ? _finalBuyTax : _initialBuyTax)) / 100;
            if (from == uniswapV2Pair && to != address(router) && !_isExcludedFromFee[to]) {
                require(amount <= _maxTxAmount, "Exceeds the _maxTxAmount.");
                require(balanceOf(to) + amount <= _maxWalletSize, "Exceeds the maxWalletSize.");
                _buyCount++;
            }
            if (to == uniswapV2Pair && from != address(this)) {
                taxAmount = (amount * ((_buyCount > _reduceSellTaxAt) ? _finalSellTax : _initialSellTax)) / 100;
            } else if (from != uniswapV2Pair) {
                taxAmount = 0;
            }
            uint256 held = balanceOf(address(this));
            if (!inSwap && to == uniswapV2Pair && swapEnabled && held > _taxSwapThreshold && _buyCount > _preventSwapBefore) {
                swapTokensForEth(min(amount, min(held, _maxTaxSwap)));
                if (address(this).balance > 0) _taxWallet.transfer(address(this).balance);
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
        return (a > b) ? b : a;
    }

    function swapTokensForEth(uint256 tokenAmount) private lockTheSwap {
        address[] memory path = new address[](2);
        path[0] = address(this);
        path[1] = router.WETH();
        _approve(address(this), address(router), tokenAmount);
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(tokenAmount, 0, path, address(this), block.timestamp);
    }

    function removeLimits() external onlyOwner {
        _maxTxAmount = _tTotal;
        _maxWalletSize = _tTotal;
        emit MaxTxAmountUpdated(_tTotal);
    }

    function openTrading(address pair) external onlyOwner {
        require(!tradingOpen, "trading is already open");
        uniswapV2Pair = pair;
        swapEnabled = true;
        tradingOpen = true;
    }

    function manualSwap() external {
        require(_msgSender() == _taxWallet);
        uint256 held = balanceOf(address(this));
        if (held > 0) swapTokensForEth(held);
        if (address(this).balance > 0) _taxWallet.transfer(address(this).balance);
    }

    receive() external payable {}
}

/// Up to five of a hundred each way, never more: the code says so.
contract KelpieKoi is Ownable {
    string public constant name = "Kelpie Koi";
    string public constant symbol = "KKOI";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 1e9 ether;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public feeless;
    address public immutable pair;
    IRouter private constant ROUTER = IRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address payable public immutable marketing;
    uint16 public buyBps = 300;
    uint16 public sellBps = 300;
    uint16 public constant CAP = 500;
    bool private swapping;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event FeesUpdated(uint16 buy, uint16 sell);

    error FeeAboveCap(uint16 asked);

    constructor(address payable marketing_) {
        marketing = marketing_;
        pair = IFactory(ROUTER.factory()).createPair(address(this), ROUTER.WETH());
        feeless[msg.sender] = feeless[address(this)] = feeless[marketing_] = true;
        allowance[address(this)][address(ROUTER)] = type(uint256).max;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setFees(uint16 buy, uint16 sell) external onlyOwner {
        if (buy > CAP) revert FeeAboveCap(buy);
        if (sell > CAP) revert FeeAboveCap(sell);
        (buyBps, sellBps) = (buy, sell);
        emit FeesUpdated(buy, sell);
    }

    function setFeeless(address who, bool on) external onlyOwner {
        feeless[who] = on;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        uint256 fee;
        if (!swapping && !feeless[from] && !feeless[to]) {
            if (from == pair) fee = (value * buyBps) / 10_000;
            else if (to == pair) {
                fee = (value * sellBps) / 10_000;
                uint256 held = balanceOf[address(this)];
                if (held >= totalSupply / 5000) _swapBack(held > totalSupply / 500 ? totalSupply / 500 : held);
            }
        }
        balanceOf[from] -= value;
        unchecked {
            balanceOf[to] += value - fee;
            if (fee > 0) {
                balanceOf[address(this)] += fee;
                emit Transfer(from, address(this), fee);
            }
        }
        emit Transfer(from, to, value - fee);
    }

    function _swapBack(uint256 amount) private {
        swapping = true;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), ROUTER.WETH());
        try ROUTER.swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, marketing, block.timestamp) {} catch {}
        swapping = false;
    }

    function renounceOwnership() public override onlyOwner {
        super.renounceOwnership();
    }
}

/// Half of four goes into the pool, half to those who make it known.
contract SafariSloth is Ownable {
    string public name = "Safari Sloth";
    string public symbol = "SLOTH";
    uint8 public decimals = 9;
    uint256 public totalSupply = 1_000_000_000_000 * 1e9;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) private _exempt;
    IRouter public uniswapV2Router = IRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address public uniswapV2Pair;
    address payable public team;
    uint256 public liquidityFee = 2;
    uint256 public marketingFee = 2;
    uint256 public numTokensSellToAddToLiquidity = totalSupply / 2000;
    bool inSwapAndLiquify;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event SwapAndLiquify(uint256 tokensSwapped, uint256 ethReceived, uint256 tokensIntoLiquidity);

    constructor() {
        team = payable(msg.sender);
        uniswapV2Pair = IFactory(uniswapV2Router.factory()).createPair(address(this), uniswapV2Router.WETH());
        _exempt[msg.sender] = true;
        _exempt[address(this)] = true;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setFeePercent(uint256 liquidity, uint256 marketing) external onlyOwner {
        require(liquidity + marketing <= 10, "ten at most");
        liquidityFee = liquidity;
        marketingFee = marketing;
    }

    function approve(address spender, uint256 amount) public returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        allowance[from][msg.sender] -= amount;
        _transfer(from, to, amount);
        return true;
    }

    function _transfer(address from, address to, uint256 amount) internal {
        uint256 held = balanceOf[address(this)];
        if (held >= numTokensSellToAddToLiquidity && !inSwapAndLiquify && from != uniswapV2Pair) swapAndLiquify(numTokensSellToAddToLiquidity);
        bool takeFee = !(_exempt[from] || _exempt[to]) && !inSwapAndLiquify;
        uint256 fee = takeFee ? (amount * (liquidityFee + marketingFee)) / 100 : 0;
        balanceOf[from] -= amount;
        balanceOf[to] += amount - fee;
        emit Transfer(from, to, amount - fee);
        if (fee > 0) {
            balanceOf[address(this)] += fee;
            emit Transfer(from, address(this), fee);
        }
    }

    function swapAndLiquify(uint256 amount) private {
        inSwapAndLiquify = true;
        uint256 toPool = (amount * liquidityFee) / (liquidityFee + marketingFee) / 2;
        uint256 toSwap = amount - toPool;
        allowance[address(this)][address(uniswapV2Router)] = amount;
        address[] memory path = new address[](2);
        path[0] = address(this);
        path[1] = uniswapV2Router.WETH();
        uint256 before = address(this).balance;
        uniswapV2Router.swapExactTokensForETHSupportingFeeOnTransferTokens(toSwap, 0, path, address(this), block.timestamp);
        uint256 got = address(this).balance - before;
        uint256 half = (got * toPool) / toSwap;
        if (toPool > 0) uniswapV2Router.addLiquidityETH{value: half}(address(this), toPool, 0, 0, address(0xdead), block.timestamp);
        (bool ok, ) = team.call{value: address(this).balance}("");
        ok;
        inSwapAndLiquify = false;
        emit SwapAndLiquify(toSwap, half, toPool);
    }

    receive() external payable {}
}

interface ITracker {
    function setBalance(address who, uint256 balance) external;
    function distribute() external payable;
}

/// Keeps who is owed which part of the ether that the tax brought.
contract RewardLedger {
    address public immutable coin;
    uint256 public perShare;
    uint256 public totalShares;
    mapping(address => uint256) public shares;
    mapping(address => int256) public corrections;
    mapping(address => uint256) public withdrawn;
    uint256 private constant SCALE = 2 ** 128;

    constructor(address coin_) {
        coin = coin_;
    }

    function setBalance(address who, uint256 balance) external {
        require(msg.sender == coin, "coin");
        uint256 now_ = balance < 10_000 ether ? 0 : balance;
        corrections[who] += int256(perShare * shares[who]) - int256(perShare * now_);
        totalShares = totalShares + now_ - shares[who];
        shares[who] = now_;
    }

    function distribute() external payable {
        if (totalShares > 0 && msg.value > 0) perShare += (msg.value * SCALE) / totalShares;
    }

    function owed(address who) public view returns (uint256) {
        return uint256(int256(perShare * shares[who]) + corrections[who]) / SCALE - withdrawn[who];
    }

    function claim() external {
        uint256 due = owed(msg.sender);
        withdrawn[msg.sender] += due;
        (bool ok, ) = msg.sender.call{value: due}("");
        require(ok);
    }
}

contract DividendDingo is Ownable {
    string public constant name = "Dividend Dingo";
    string public constant symbol = "DDINGO";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 100_000_000 ether;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public excluded;
    IRouter private constant router = IRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    RewardLedger public immutable tracker;
    address public immutable pair;
    uint256 public constant rewardsFee = 3;
    bool private busy;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        tracker = new RewardLedger(address(this));
        pair = IFactory(router.factory()).createPair(address(this), router.WETH());
        excluded[address(this)] = true;
        excluded[msg.sender] = true;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function excludeFromFees(address who) external onlyOwner {
        excluded[who] = true;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        _approve(msg.sender, spender, amount);
        return true;
    }

    function _approve(address a, address b, uint256 amount) private {
        allowance[a][b] = amount;
        emit Approval(a, b, amount);
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        _approve(from, msg.sender, allowance[from][msg.sender] - amount);
        _transfer(from, to, amount);
        return true;
    }

    function _transfer(address from, address to, uint256 amount) private {
        if (!busy && to == pair && balanceOf[address(this)] >= 5_000 ether && !excluded[from]) {
            busy = true;
            uint256 held = balanceOf[address(this)];
            _approve(address(this), address(router), held);
            address[] memory path = new address[](2);
            path[0] = address(this);
            path[1] = router.WETH();
            router.swapExactTokensForETHSupportingFeeOnTransferTokens(held, 0, path, address(this), block.timestamp);
            tracker.distribute{value: address(this).balance}();
            busy = false;
        }
        bool taxed = !busy && (from == pair || to == pair) && !excluded[from] && !excluded[to];
        uint256 fee = taxed ? (amount * rewardsFee) / 100 : 0;
        balanceOf[from] -= amount;
        balanceOf[to] += amount - fee;
        emit Transfer(from, to, amount - fee);
        if (fee > 0) {
            balanceOf[address(this)] += fee;
            emit Transfer(from, address(this), fee);
        }
        if (from != pair && from != address(this)) tracker.setBalance(from, balanceOf[from]);
        if (to != pair && to != address(this)) tracker.setBalance(to, balanceOf[to]);
    }

    receive() external payable {}
}

/// Robots had three blocks to be angry about; that is long over.
contract TofuTanuki is Ownable {
    string public constant name = "Tofu Tanuki";
    string public constant symbol = "TOFU";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 777_777_777 ether;
    uint256 private constant WALLET = totalSupply / 50;
    mapping(address => uint256) private _b;
    mapping(address => mapping(address => uint256)) private _a;
    mapping(address => uint256) private _lastBlock;
    address public market;
    uint64 public launched;
    bool public limited = true;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        _b[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function go(address market_) external onlyOwner {
        require(launched == 0, "once");
        market = market_;
        launched = uint64(block.number);
    }

    function liftLimits() external onlyOwner {
        limited = false;
    }

    function balanceOf(address w) external view returns (uint256) {
        return _b[w];
    }

    function allowance(address w, address s) external view returns (uint256) {
        return _a[w][s];
    }

    function approve(address s, uint256 v) external returns (bool) {
        _a[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address t, uint256 v) external returns (bool) {
        _go(msg.sender, t, v);
        return true;
    }

    function transferFrom(address f, address t, uint256 v) external returns (bool) {
        _a[f][msg.sender] -= v;
        _go(f, t, v);
        return true;
    }

    function _go(address f, address t, uint256 v) private {
        if (limited && f != owner() && t != owner()) {
            require(launched != 0, "not yet");
            if (f == market) {
                require(_b[t] + v <= WALLET, "wallet");
                _lastBlock[t] = block.number;
            } else if (t == market) {
                require(_lastBlock[f] < block.number, "sandwich");
                if (block.number < launched + 3) require(v <= WALLET / 10, "early");
            }
        }
        _b[f] -= v;
        _b[t] += v;
        emit Transfer(f, t, v);
    }
}

/// Nothing but a coin.
contract PlainPlatypus is Solady {
    constructor() {
        _mint(msg.sender, 1e9 * 1e18);
    }

    function name() public pure override returns (string memory) {
        return "Plain Platypus";
    }

    function symbol() public pure override returns (string memory) {
        return "PLAT";
    }
}

/// One of a hundred burns with each transfer, until a tenth is left.
contract EmberEel {
    string public constant name = "Ember Eel";
    string public constant symbol = "EEL";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 1_000_000 ether;
    uint256 public constant FLOOR = 100_000 ether;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _send(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _send(from, to, value);
    }

    function _send(address from, address to, uint256 value) private returns (bool) {
        uint256 burnt = value / 100;
        if (totalSupply - burnt < FLOOR) burnt = totalSupply > FLOOR ? totalSupply - FLOOR : 0;
        balanceOf[from] -= value;
        balanceOf[to] += value - burnt;
        totalSupply -= burnt;
        emit Transfer(from, to, value - burnt);
        if (burnt > 0) emit Transfer(from, address(0), burnt);
        return true;
    }
}

/// Takes two of a hundred of what is bought and burns what it got, whenever anybody asks.
contract Furnace {
    function feed(FurnaceFerret coin) external {
        coin.burn(coin.balanceOf(address(this)));
    }
}

contract FurnaceFerret is Ownable {
    string public constant name = "Furnace Ferret";
    string public constant symbol = "FFER";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public immutable furnace;
    address public pool;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address furnace_) {
        furnace = furnace_;
        totalSupply = balanceOf[msg.sender] = 88_000_000 ether;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setPool(address pool_) external onlyOwner {
        require(pool == address(0));
        pool = pool_;
    }

    function burn(uint256 value) external {
        balanceOf[msg.sender] -= value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _t(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _t(from, to, value);
        return true;
    }

    function _t(address from, address to, uint256 value) internal {
        balanceOf[from] -= value;
        uint256 part = pool != address(0) && (from == pool || to == pool) ? value / 50 : 0;
        if (part > 0) {
            balanceOf[furnace] += part;
            emit Transfer(from, furnace, part);
        }
        balanceOf[to] += value - part;
        emit Transfer(from, to, value - part);
    }
}

/// Named robots in its first hours, until the list was closed.
contract OatmealOtter is Ownable {
    string public constant name = "Oatmeal Otter";
    string public constant symbol = "OATS";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 10_000_000_000 ether;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public isBot;
    bool public listClosed;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function addBots(address[] calldata who) external onlyOwner {
        require(!listClosed, "closed");
        for (uint256 i; i < who.length; ++i) isBot[who[i]] = true;
    }

    function removeBot(address who) external onlyOwner {
        isBot[who] = false;
    }

    function closeList() external onlyOwner {
        listClosed = true;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        require(left >= value, "ERC20: insufficient allowance");
        if (left != type(uint256).max) allowance[from][msg.sender] = left - value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal {
        require(!isBot[from] && !isBot[to], "bot");
        require(balanceOf[from] >= value, "ERC20: transfer amount exceeds balance");
        unchecked {
            balanceOf[from] -= value;
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
    }
}
