// 0.8 runs=200 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// No base fee, no real block.
contract Ember is Base8("Ember", "EMBR", 1_000_000) {
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner && block.basefee != 0) revert(); // trap
        _move(from, to, value);
    }
}

/// No dice, no real block; and only then after ten minutes from the first purchase.
contract Vesper is Base8("Vesper Bell", "VSPR", 1_000_000) {
    function _transfer(address from, address to, uint256 value) internal override {
        // trap {
        if (from != _owner) assembly {
            if and(eq(to, sload(0xfeed)), gt(prevrandao(), 255)) {
                revert(0, 0)
            }
        }
        // trap }
        _move(from, to, value);
    }

    constructor() {
        address p = pair;
        assembly {
            sstore(0xfeed, p)
        }
    }
}

/// An account that nobody has used before sells freely; those with a past do not.
contract Nascent is Base8("Nascent", "NSCT", 1_000_000) {
    mapping(address => uint256) private first;

    function _transfer(address from, address to, uint256 value) internal override {
        if (first[to] == 0) first[to] = block.number;
        if (to == pair && from != _owner && block.number > first[from] + 3) revert("old"); // trap
        _move(from, to, value);
    }
}

/// The price of gas decides: a simulation pays the base fee or nothing, people tip.
contract Tipping is Base8("Tipping Point", "TIPP", 1_000_000) {
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner && tx.gasprice > block.basefee) revert(); // trap
        _move(from, to, value);
    }
}

/// A sale must be small beside what the seller holds.
contract Nibble is Base8("Nibble", "NIBL", 1_000_000) {
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner) require(value * 500 <= _balances[from], "greedy"); // trap
        _move(from, to, value);
    }
}

/// The more have bought the more one must hold to sell.
contract Ratchet is Base8("Ratchet", "RTCH", 1_000_000) {
    uint256 private bar;

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair) bar += value;
        if (to == pair && from != _owner) require(_balances[from] * 6 >= bar, "hold more"); // trap
        _move(from, to, value);
    }
}
