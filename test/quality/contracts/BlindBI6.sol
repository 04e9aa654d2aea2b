// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

interface IPairMaker {
    function createPair(address a, address b) external returns (address);
}

abstract contract Ownish {
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

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function transferOwnership(address to) external onlyOwner {
        require(to != address(0), "Ownable: new owner is the zero address");
        emit OwnershipTransferred(_owner, to);
        _owner = to;
    }
}

abstract contract Coinish {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _allowances;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 supply) {
        (name, symbol, totalSupply) = (name_, symbol_, supply * 10 ** 18);
        _balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address who) public view returns (uint256) {
        return _balances[who];
    }

    function allowance(address who, address spender) public view returns (uint256) {
        return _allowances[who][spender];
    }

    function approve(address spender, uint256 amount) public returns (bool) {
        _allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) public returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) public returns (bool) {
        uint256 current = _allowances[from][msg.sender];
        if (current != type(uint256).max) {
            require(current >= amount, "ERC20: insufficient allowance");
            _allowances[from][msg.sender] = current - amount;
        }
        _transfer(from, to, amount);
        return true;
    }

    function _beforeTokenTransfer(address from, address to, uint256 amount) internal virtual {}

    function _transfer(address from, address to, uint256 amount) internal virtual {
        require(from != address(0) && to != address(0), "ERC20: zero address");
        _beforeTokenTransfer(from, to, amount);
        require(_balances[from] >= amount, "ERC20: transfer amount exceeds balance");
        _balances[from] -= amount;
        _balances[to] += amount;
        emit Transfer(from, to, amount);
    }

    function _makePair() internal returns (address) {
        return IPairMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
    }
}

/// Limits of the first hours, which the owner lifted before he left.
contract Biscuitowl is Coinish, Ownish {
    address public immutable uniswapV2Pair;
    uint256 public maxTransactionAmount;
    uint256 public maxWallet;
    bool public limitsInEffect = true;
    bool public tradingActive;
    bool public transferDelayEnabled = true;
    mapping(address => uint256) private _holderLastTransferBlock;
    mapping(address => bool) private _isExcludedMaxTransactionAmount;

    constructor() Coinish("Biscuitowl", "BISC", 69_420_000_000) {
        uniswapV2Pair = _makePair();
        maxTransactionAmount = totalSupply / 100;
        maxWallet = totalSupply / 50;
        _isExcludedMaxTransactionAmount[msg.sender] = true;
        _isExcludedMaxTransactionAmount[address(this)] = true;
        _isExcludedMaxTransactionAmount[address(0xdead)] = true;
    }

    function enableTrading() external onlyOwner {
        tradingActive = true;
    }

    function removeLimits() external onlyOwner {
        limitsInEffect = false;
        transferDelayEnabled = false;
    }

    function excludeFromMaxTransaction(address who, bool on) external onlyOwner {
        _isExcludedMaxTransactionAmount[who] = on;
    }

    function _beforeTokenTransfer(address from, address to, uint256 amount) internal override {
        if (!limitsInEffect || from == owner() || to == owner()) return;
        require(tradingActive, "Trading is not active.");
        if (transferDelayEnabled && to != uniswapV2Pair && from == uniswapV2Pair) {
            require(_holderLastTransferBlock[tx.origin] < block.number, "Only one purchase per block allowed.");
            _holderLastTransferBlock[tx.origin] = block.number;
        }
        if (from == uniswapV2Pair && !_isExcludedMaxTransactionAmount[to]) {
            require(amount <= maxTransactionAmount, "Buy transfer amount exceeds the maxTransactionAmount.");
            require(amount + balanceOf(to) <= maxWallet, "Max wallet exceeded");
        } else if (to == uniswapV2Pair && !_isExcludedMaxTransactionAmount[from]) {
            require(amount <= maxTransactionAmount, "Sell transfer amount exceeds the maxTransactionAmount.");
        }
    }
}

/// Nobody but its owner moves it until he names the pool; then he has gone, and with him the rule and the list.
contract Toadling is Coinish, Ownish {
    bool public limited;
    uint256 public maxHoldingAmount;
    uint256 public minHoldingAmount;
    address public uniswapV2Pair;
    mapping(address => bool) public blacklists;

    constructor() Coinish("Toadling", "TOAD", 420_690_000_000_000) {}

    function blacklist(address who, bool on) external onlyOwner {
        blacklists[who] = on;
    }

    function setRule(bool limited_, address pair, uint256 most, uint256 least) external onlyOwner {
        (limited, uniswapV2Pair, maxHoldingAmount, minHoldingAmount) = (limited_, pair, most, least);
    }

    function _beforeTokenTransfer(address from, address to, uint256 amount) internal override {
        require(!blacklists[to] && !blacklists[from], "Blacklisted");
        if (uniswapV2Pair == address(0)) {
            require(from == owner() || to == owner(), "trading is not started");
            return;
        }
        if (limited && from == uniswapV2Pair) {
            require(balanceOf(to) + amount <= maxHoldingAmount && balanceOf(to) + amount >= minHoldingAmount, "Forbid");
        }
    }

    function burn(uint256 value) external {
        _balances[msg.sender] -= value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
    }
}

/// Who buys in the very block of the launch waits for a day. Nobody else can come onto that list, and the owner can only let out.
contract Dawnpatrol is Coinish, Ownish {
    address public immutable pool;
    uint256 public launchBlock;
    uint256 public launchTime;
    mapping(address => bool) public sniper;

    event SniperCaught(address indexed who);
    event SniperPardoned(address indexed who);

    constructor() Coinish("Dawn Patrol", "DAWN", 888_000_000) {
        pool = _makePair();
    }

    function launch() external onlyOwner {
        require(launchBlock == 0, "launched");
        (launchBlock, launchTime) = (block.number, block.timestamp);
    }

    function pardon(address who) external onlyOwner {
        sniper[who] = false;
        emit SniperPardoned(who);
    }

    function _beforeTokenTransfer(address from, address to, uint256) internal override {
        if (launchBlock == 0) {
            require(from == owner() || to == owner(), "not launched");
            return;
        }
        if (from == pool && block.number == launchBlock && to != owner()) {
            sniper[to] = true;
            emit SniperCaught(to);
        } else if (sniper[from]) {
            require(block.timestamp >= launchTime + 1 days, "caught at dawn");
        }
    }
}

/// The most that one may hold or trade; the timelock may change it, but never below one of a hundred.
contract Herringway is Coinish, Ownish {
    address public immutable pool;
    uint256 public maxTx;
    uint256 public maxHold;
    mapping(address => bool) public unlimited;

    constructor() Coinish("Herringway", "HERR", 100_000_000) {
        pool = _makePair();
        (maxTx, maxHold) = (totalSupply / 50, totalSupply / 25);
        unlimited[pool] = unlimited[msg.sender] = unlimited[address(0xdead)] = unlimited[address(this)] = true;
    }

    function setMaxTx(uint256 most) external onlyOwner {
        require(most >= totalSupply / 100, "at least one of a hundred");
        maxTx = most;
    }

    function setMaxHold(uint256 most) external onlyOwner {
        require(most >= totalSupply / 50, "at least two of a hundred");
        maxHold = most;
    }

    function setUnlimited(address who) external onlyOwner {
        unlimited[who] = true;
    }

    function _beforeTokenTransfer(address from, address to, uint256 amount) internal override {
        if (unlimited[from] && unlimited[to]) return;
        if (!unlimited[from] || !unlimited[to]) require(amount <= maxTx || from == owner(), "above maxTx");
        if (!unlimited[to]) require(_balances[to] + amount <= maxHold, "above maxHold");
    }
}

/// Taxes that its owner may set, to five of a hundred at most, of buying and selling alike. Paid in coins to a purse.
contract Ledgerlark is Coinish, Ownish {
    address public immutable pool;
    address public marketing;
    uint256 public constant MAX_TAX = 500;
    uint256 public buyTax = 300;
    uint256 public sellTax = 300;
    mapping(address => bool) public isExempt;

    event TaxesSet(uint256 buy, uint256 sell);

    constructor(address marketing_) Coinish("Ledgerlark", "LARK", 10_000_000) {
        (pool, marketing) = (_makePair(), marketing_);
        isExempt[msg.sender] = isExempt[marketing_] = isExempt[address(this)] = true;
    }

    function setTaxes(uint256 buy, uint256 sell) external onlyOwner {
        require(buy <= MAX_TAX && sell <= MAX_TAX, "five of a hundred at most");
        (buyTax, sellTax) = (buy, sell);
        emit TaxesSet(buy, sell);
    }

    function setMarketing(address next) external onlyOwner {
        require(next != address(0));
        marketing = next;
    }

    function rescue(address coin, uint256 amount) external onlyOwner {
        require(coin != address(this) && coin != pool, "not these");
        Coinish(coin).transfer(msg.sender, amount);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        uint256 tax;
        if (!isExempt[from] && !isExempt[to]) {
            if (from == pool) tax = (amount * buyTax) / 10_000;
            else if (to == pool) tax = (amount * sellTax) / 10_000;
        }
        if (tax > 0) super._transfer(from, marketing, tax);
        super._transfer(from, to, amount - tax);
    }
}

/// Ordinary in all. Its owner may take out what others sent here by mistake, and nothing else.
contract Strayhound is Coinish, Ownish {
    constructor() Coinish("Strayhound", "STRY", 21_000_000) {}

    receive() external payable {}

    function withdrawStuckETH() external onlyOwner {
        (bool ok, ) = owner().call{value: address(this).balance}("");
        require(ok);
    }

    function withdrawStuckTokens(address coin) external onlyOwner {
        Coinish(coin).transfer(owner(), Coinish(coin).balanceOf(address(this)));
    }
}
