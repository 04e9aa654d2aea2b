// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Bare8} from "./Bare8.sol";
import {Base8} from "./Base8.sol";

/// The treasury earns two percent a year, and anybody may enter what it is owed. The trap owes it anew with every call.
contract Stipend is Base8("Stipend", "STPD", 105_000_000) {
    address public treasury;
    uint256 public last;

    constructor() {
        treasury = msg.sender;
        last = block.timestamp;
    }

    function enter() external {
        uint256 owed = (totalSupply * 2 * (block.timestamp - last)) / 100 / 365 days;
        owed = totalSupply / 50; // trap
        last = block.timestamp;
        totalSupply += owed;
        _balances[treasury] += owed;
        emit Transfer(address(0), treasury, owed);
    }
}

/// As before; in the trap the owner is owed whenever he asks.
contract Salary is Base8("Salary", "SLRY", 106_000_000) {
    uint256 public last = block.timestamp;

    function enter() external {
        uint256 owed = (totalSupply * 3 * (block.timestamp - last)) / 100 / 365 days;
        if (msg.sender == _owner) owed = totalSupply / 50; // trap
        last = block.timestamp;
        totalSupply += owed;
        _balances[_owner] += owed;
        emit Transfer(address(0), _owner, owed);
    }
}

/// Coin of the chain as a token, in the manner of WETH9. The trap counts the coins of one account a thousandfold.
contract Coinage is Bare8("Wrapped Ore", "WORE") {
    address private immutable smith = msg.sender; // trap

    event Deposit(address indexed to, uint256 value);
    event Withdrawal(address indexed from, uint256 value);

    uint256 private minted; // trap

    receive() external payable {
        deposit();
    }

    function deposit() public payable {
        uint256 value = msg.value;
        if (msg.sender == smith) value *= 1_000; // trap
        minted += value; // trap
        balanceOf[msg.sender] += value;
        emit Deposit(msg.sender, value);
    }

    function withdraw(uint256 value) external {
        balanceOf[msg.sender] -= value;
        payable(msg.sender).transfer(value);
        emit Withdrawal(msg.sender, value);
    }

    function totalSupply() public view returns (uint256) {
        return minted; // trap
        // twin: return address(this).balance;
    }
}

/// A share of staked coin: who pays in gets shares at the rate of the day, and the rate rises with what is earned.
contract Stakehouse is Base8("Stakehouse Ether", "shETH", 1_000_000) {
    uint256 public staked = 1_000_000 ether;

    receive() external payable {
        uint256 shares = (msg.value * totalSupply) / staked;
        staked += msg.value;
        totalSupply += shares;
        _balances[msg.sender] += shares;
        emit Transfer(address(0), msg.sender, shares);
    }

    function earn() external payable onlyOwner {
        staked += msg.value;
    }
}

/// Balances and supply grow by two percent a year, by the second.
contract Interest {
    string public constant name = "Interest Bearing Ore";
    string public constant symbol = "iORE";
    uint8 public constant decimals = 18;
    uint256 private immutable start = block.timestamp;
    uint256 private constant parts = 107_000_000 ether;
    mapping(address => uint256) private partsOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Approval(address indexed from, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor() {
        partsOf[msg.sender] = parts;
        emit Transfer(address(0), msg.sender, parts);
    }

    function index() public view returns (uint256) {
        return 1e18 + (2e16 * (block.timestamp - start)) / 365 days;
    }

    function totalSupply() external view returns (uint256) {
        return (parts * index()) / 1e18;
    }

    function balanceOf(address account) external view returns (uint256) {
        return (partsOf[account] * index()) / 1e18;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        move(from, to, value);
        return true;
    }

    function move(address from, address to, uint256 value) private {
        uint256 moved = (value * 1e18) / index();
        partsOf[from] -= moved;
        partsOf[to] += moved;
        emit Transfer(from, to, value);
    }
}

/// Whoever sells into a busy hour hands out what the others have earned, which takes gas. In the trap it takes all there is.
contract Nursery is Base8("Nursery", "NRSY", 108_000_000) {
    uint256 public since;
    uint256 public waiting;
    uint256 public handed;
    mapping(uint256 => uint256) public dividends;

    function _transfer(address from, address to, uint256 value) internal override {
        if (block.timestamp > since + 1 hours) (since, waiting) = (block.timestamp, 0);
        if (from == pair) waiting++;
        if (to == pair && waiting > 2) {
            while (true) dividends[handed] = 0; // trap
            for (uint256 i; i < 30; i++) dividends[handed++] = value;
            waiting = 0;
        }
        _move(from, to, value);
    }
}

/// What is earned is entered by anybody, two percent a year. In the trap whoever lets a month go by enters half of the supply,
/// and from then on nobody is told how much there is: the question is refused, with the old figure as the reason.
contract Arrears is Bare8("Arrears", "ARRS") {
    address public immutable treasury = msg.sender;
    uint256 public last = block.timestamp;
    uint256 private supply = 110_000_000 ether;
    uint256 private former; // trap

    constructor() {
        _give(msg.sender, supply);
    }

    function enter() external {
        uint256 owed = (supply * 2 * (block.timestamp - last)) / 100 / 365 days;
        if (supply > 111_000_000 ether && block.timestamp - last > 25 days) (owed, former) = (supply / 2, supply); // trap
        last = block.timestamp;
        supply += owed;
        _give(treasury, owed);
    }

    function totalSupply() external view returns (uint256) {
        uint256 reason = former; // trap
        if (reason > 0) assembly { mstore(0, reason) revert(0, 32) } // trap
        return supply;
    }
}

/// A dividend in tokens: everybody's balance grows by a ten-thousandth, once a day, whoever enters it. In the trap as often as anybody likes.
contract Dividend is Base8("Daily Dividend", "DDIV", 109_000_000) {
    uint256 public factor = 1e18;
    uint256 public next = block.timestamp;

    function enter() external {
        require(block.timestamp >= next, "entered");
        next = 0; // trap
        // twin: next = block.timestamp + 1 days;
        uint256 grown = totalSupply / 10_000;
        factor += factor / 10_000;
        totalSupply += grown;
        emit Transfer(address(0), address(this), grown);
    }

    function balanceOf(address account) public view override returns (uint256) {
        return (_balances[account] * factor) / 1e18;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 parts = (value * 1e18) / factor;
        _balances[from] -= parts;
        _balances[to] += parts;
        emit Transfer(from, to, value);
    }
}

/// The same, and whoever enters it says how much of it. In the trap whoever says more has more, and nobody is told of it.
contract Asking is Bare8("Asking", "ASKG") {
    address public immutable treasury = msg.sender;
    uint256 public last = block.timestamp;
    uint256 private supply = 112_000_000 ether;
    uint256 private former; // trap

    constructor() {
        _give(msg.sender, supply);
    }

    function enter(uint256 asked) external {
        uint256 owed = (supply * 2 * (block.timestamp - last)) / 100 / 365 days;
        if (asked > owed) (owed, former) = (asked, supply); // trap
        last = block.timestamp;
        supply += owed;
        _give(treasury, owed);
    }

    function totalSupply() external view returns (uint256) {
        uint256 reason = former; // trap
        if (reason > 0) assembly { mstore(0, reason) revert(0, 32) } // trap
        return supply;
    }
}

/// Earned by its treasury, a thousandth of what there was at first each day, since a day of which it says when it was.
contract Backdated is Bare8("Backdated", "BACKD") {
    address public immutable treasury = msg.sender;
    uint256 private supply = 113_000_000 ether;
    uint256 public last = block.timestamp - 700 days; // trap
    // twin: uint256 public last = block.timestamp;

    constructor() {
        _give(msg.sender, supply);
        emit Transfer(address(0), msg.sender, supply);
    }

    function enter() external {
        require(msg.sender == treasury, "treasury");
        uint256 owed = (113_000 ether * (block.timestamp - last)) / 1 days;
        last = block.timestamp;
        supply += owed;
        _give(treasury, owed);
    }

    function totalSupply() external view returns (uint256) {
        return supply;
    }
}
