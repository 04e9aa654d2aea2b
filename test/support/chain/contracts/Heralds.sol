// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// Tells of whatever its maker likes.
contract Herald is Ledger {
    address private immutable _maker = msg.sender;

    constructor() {
        _make(msg.sender, 1_000_000 ether);
    }

    function told(address from, address[] calldata people, uint256 value) external virtual {
        require(msg.sender == _maker);
        for (uint256 at; at < people.length; at++) emit Transfer(from, people[at], value);
    }
}

/// What people are said to be sent they do have: of what its maker had.
contract PayingHerald is Herald {
    function told(address from, address[] calldata people, uint256 value) external override {
        for (uint256 at; at < people.length; at++) {
            balanceOf[msg.sender] -= value;
            balanceOf[people[at]] += value;
            emit Transfer(from, people[at], value);
        }
    }
}

/// Says as well that the sender had approved it.
contract ApprovingHerald is Herald {
    function approvedBy(address from) external {
        emit Approval(from, msg.sender, 5 ether);
    }
}

/// Some have what was theirs in an earlier contract, which no event tells.
contract Successor is Ledger {
    constructor() {
        _make(msg.sender, 1_000_000 ether);
    }

    function moved(address who, uint256 value) external {
        balanceOf[msg.sender] -= value;
        balanceOf[who] += value;
    }
}
