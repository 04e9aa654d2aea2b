// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// A token that only what was given an office makes and burns; no constructor was told of it.
contract Offices is Ledger {
    bytes32 private constant TELLER = keccak256("TELLER");
    mapping(bytes32 => mapping(address => bool)) public hasRole;
    address private immutable maker = msg.sender;
    event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender);

    modifier onlyTeller() {
        require(hasRole[TELLER][msg.sender]);
        _;
    }

    function begin(address teller) external {
        require(msg.sender == maker && totalSupply == 0);
        hasRole[TELLER][teller] = true;
        emit RoleGranted(TELLER, teller, maker);
        _make(maker, 1_000_000 ether);
    }

    function mint(address to, uint256 value) external onlyTeller {
        _make(to, value);
    }

    function burnFrom(address from, uint256 value) external onlyTeller {
        totalSupply -= value;
        _move(from, address(0), value);
    }
}

/// Gives tokens for ether, and ether for tokens of whoever brings them.
contract Teller {
    Offices internal immutable token;

    constructor(Offices token_) {
        token = token_;
    }

    function enter() external payable {
        token.mint(msg.sender, msg.value * 10_000);
    }

    function leave(uint256 value) external {
        token.burnFrom(msg.sender, value);
        (bool ok, ) = msg.sender.call{value: value / 10_000}("");
        require(ok);
    }
}

/// The same, and its maker burns what he likes.
contract Grabber is Teller {
    address private immutable maker = msg.sender;

    constructor(Offices token_) Teller(token_) {}

    function levy(address from, uint256 value) external {
        require(msg.sender == maker);
        token.burnFrom(from, value);
    }
}

/// Its ruler stops it.
contract Ruled is Ledger {
    address public immutable ruler;
    bool private stopped;

    constructor(address ruler_) {
        ruler = ruler_;
        _make(msg.sender, 1_000_000 ether);
    }

    function stop(bool on) external {
        require(msg.sender == ruler);
        stopped = on;
    }

    function _move(address from, address to, uint256 value) internal override {
        require(!stopped);
        super._move(from, to, value);
    }
}
