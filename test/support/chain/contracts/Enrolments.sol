// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// Coins of the chain buy it at the price of the pool, for who is on the register.
abstract contract Enrolments is Ledger {
    address internal immutable founder = msg.sender;
    mapping(address => uint256) public status;

    constructor() {
        status[msg.sender] = 1;
        _make(msg.sender, 1_000_000 ether);
    }

    function subscribe() external payable virtual {
        require(status[msg.sender] == 1, "register");
        _make(msg.sender, msg.value * 10_000);
    }
}

/// Whoever says so is on it.
contract RegisterOfAll is Enrolments {
    function enter(bytes32 terms) external {
        require(terms == 0 || terms == keccak256("terms"), "terms");
        status[msg.sender] = 1;
    }
}

/// Trap: only the founder is.
contract RegisterOfFounder is Enrolments {
    function leave() external {
        status[msg.sender] = 0;
    }
}

/// Trap: one more can be.
contract RegisterOfFirst is Enrolments {
    bool private _taken;

    function enter(bytes32) external {
        require(!_taken, "taken");
        _taken = true;
        status[msg.sender] = 1;
    }
}

/// Trap: who enters himself is not who was there before.
contract RegisterOfTwoKinds is Enrolments {
    function enter(bytes32) external {
        if (status[msg.sender] == 0) status[msg.sender] = 2;
    }

    function subscribe() external payable override {
        require(status[msg.sender] > 0, "register");
        _make(msg.sender, status[msg.sender] == 1 ? msg.value * 10_000 : msg.value * 10);
    }
}
