// 0.8 runs=1000 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IMaker {
    function createPair(address one, address two) external returns (address);
}

interface IPool {
    function sync() external;
    function getReserves() external view returns (uint112, uint112, uint32);
    function token0() external view returns (address);
}

/// Accounts hold parts of a whole. What a part is worth, says an index.
abstract contract Parts {
    uint256 internal constant ONE = 1e18;
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    IPool public immutable pool;
    uint256 internal _allParts;
    mapping(address => uint256) internal _parts;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 parts) {
        (name, symbol) = (name_, symbol_);
        pool = IPool(
            IMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2)
        );
        (_allParts, _parts[msg.sender]) = (parts, parts);
        emit Transfer(address(0), msg.sender, parts);
    }

    function index() public view virtual returns (uint256);

    function totalSupply() public view virtual returns (uint256) {
        return (_allParts * index()) / ONE;
    }

    function balanceOf(address who) public view virtual returns (uint256) {
        return (_parts[who] * index()) / ONE;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _send(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _send(from, to, value);
        return true;
    }

    function _partsFor(uint256 value) internal view returns (uint256) {
        uint256 each = index();
        return (value * ONE + each - 1) / each;
    }

    function _send(address from, address to, uint256 value) internal virtual {
        uint256 parts = _partsFor(value);
        _parts[from] -= parts;
        _parts[to] += parts;
        emit Transfer(from, to, value);
    }
}

/// Once a day anybody may raise all balances by a two-thousandth, that of the pool as well.
contract Moonrise is Parts("Moonrise", "MNRS", 15_000_000e18) {
    uint256 private _index = ONE;
    uint256 public lastRise = block.timestamp;

    event Risen(uint256 index);

    function index() public view override returns (uint256) {
        return _index;
    }

    function rise() external {
        require(block.timestamp >= lastRise + 1 days, "once a day");
        lastRise = block.timestamp;
        _index += _index / 2000;
        emit Risen(_index);
        pool.sync();
    }
}

/// Was made with a promise: if it costs less than at first on a day, there will be a tenth less of it. That day is over.
contract Recount is Parts("Recount", "RCNT", 90_000_000e18) {
    uint256 private _index = ONE;
    uint256 public immutable dueAt;
    uint256 public immutable coinsPerEther;
    bool public settled;

    event Settled(bool reduced, uint256 index);

    constructor(uint256 dueAt_, uint256 coinsPerEther_) {
        (dueAt, coinsPerEther) = (dueAt_, coinsPerEther_);
    }

    function index() public view override returns (uint256) {
        return _index;
    }

    function settle() external {
        require(!settled && block.timestamp >= dueAt, "once");
        settled = true;
        (uint256 coins, uint256 money, ) = pool.getReserves();
        if (pool.token0() != address(this)) (coins, money) = (money, coins);
        bool reduced = coins > money * coinsPerEther;
        if (reduced) _index = (_index * 9) / 10;
        emit Settled(reduced, _index);
        pool.sync();
    }
}

/// Four of a hundred a year to all who hold it, second by second. The pool, which could not tell, gets none.
contract Annuity is Parts("Annuity", "ANTY", 36_000_000e18) {
    uint256 public immutable since = block.timestamp;
    uint256 private _pooled;

    function index() public view override returns (uint256) {
        return ONE + (ONE * 4 * (block.timestamp - since)) / 100 / 365 days;
    }

    function totalSupply() public view override returns (uint256) {
        return super.totalSupply() + _pooled;
    }

    function balanceOf(address who) public view override returns (uint256) {
        return who == address(pool) ? _pooled : super.balanceOf(who);
    }

    function _send(address from, address to, uint256 value) internal override {
        if (from == address(pool)) _pooled -= value;
        else _out(from, _partsFor(value));
        if (to == address(pool)) _pooled += value;
        else _in(to, (value * ONE) / index());
        emit Transfer(from, to, value);
    }

    function _out(address from, uint256 parts) private {
        _parts[from] -= parts;
        _allParts -= parts;
    }

    function _in(address to, uint256 parts) private {
        _parts[to] += parts;
        _allParts += parts;
    }
}

/// Money that rusts: two of a hundred a year, in twelve steps, from everybody and from the pool. Anybody may turn the page.
contract Oxidation is Parts("Oxidation", "OXID", 18_000_000e18) {
    uint256 private _index = ONE;
    uint256 public nextPage;

    event PageTurned(uint256 index);

    constructor(uint256 firstPage) {
        nextPage = firstPage;
    }

    function index() public view override returns (uint256) {
        return _index;
    }

    function turnPage() external {
        require(block.timestamp >= nextPage, "not yet");
        nextPage += 30 days;
        _index -= (_index * 2) / 1200;
        emit PageTurned(_index);
        pool.sync();
    }
}

/// A claim on ether at work, whose balances grow as it earns.
contract Stock {
    string public constant name = "Stock of Ether";
    string public constant symbol = "STOX";
    uint8 public constant decimals = 18;
    uint256 public totalShares;
    mapping(address => uint256) public sharesOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);
    event Earned(uint256 amount);

    function submit() external payable {
        uint256 shares = totalShares == 0 ? msg.value : (msg.value * totalShares) / (address(this).balance - msg.value);
        totalShares += shares;
        sharesOf[msg.sender] += shares;
        emit Transfer(address(0), msg.sender, msg.value);
    }

    function earn() external payable {
        emit Earned(msg.value);
    }

    function totalSupply() external view returns (uint256) {
        return address(this).balance;
    }

    function etherFor(uint256 shares) public view returns (uint256) {
        return totalShares == 0 ? shares : (shares * address(this).balance) / totalShares;
    }

    function sharesFor(uint256 value) public view returns (uint256) {
        return address(this).balance == 0 ? value : (value * totalShares) / address(this).balance;
    }

    function balanceOf(address who) external view returns (uint256) {
        return etherFor(sharesOf[who]);
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
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        return _send(from, to, value);
    }

    function _send(address from, address to, uint256 value) private returns (bool) {
        uint256 shares = sharesFor(value);
        sharesOf[from] -= shares;
        sharesOf[to] += shares;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Wraps the stock: one of it is one share, so that its balances stand still and its price grows.
contract Sleeve {
    string public constant name = "Sleeved Stock";
    string public constant symbol = "SLVS";
    uint8 public constant decimals = 18;
    Stock public immutable stock;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);

    constructor(Stock stock_) {
        stock = stock_;
    }

    function wrap(uint256 value) external returns (uint256 shares) {
        uint256 before = stock.sharesOf(address(this));
        stock.transferFrom(msg.sender, address(this), value);
        shares = stock.sharesOf(address(this)) - before;
        totalSupply += shares;
        balanceOf[msg.sender] += shares;
        emit Transfer(address(0), msg.sender, shares);
    }

    function unwrap(uint256 shares) external returns (uint256 value) {
        balanceOf[msg.sender] -= shares;
        totalSupply -= shares;
        emit Transfer(msg.sender, address(0), shares);
        value = stock.etherFor(shares);
        stock.transfer(msg.sender, value);
    }

    function stockPerToken() external view returns (uint256) {
        return stock.etherFor(1 ether);
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
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        return _send(from, to, value);
    }

    function _send(address from, address to, uint256 value) private returns (bool) {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}
