// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// What is asked for is kept under a word that nobody knows beforehand; its maker does it.
abstract contract Ticketed is Ledger {
    struct Wish {
        address to;
        uint256 value;
        uint256 since;
    }
    mapping(bytes32 => Wish) internal wishes;
    uint256 private count;
    address internal immutable maker = msg.sender;

    constructor() {
        _make(msg.sender, 1_000_000 ether);
    }

    function _file(address to, uint256 value) internal returns (bytes32 ticket) {
        ticket = keccak256(abi.encode(blockhash(block.number - 1), this, ++count));
        wishes[ticket] = Wish(to, value, block.timestamp);
    }

    function _take(bytes32 ticket) internal returns (Wish memory wish) {
        wish = wishes[ticket];
        require(wish.since > 0, "unknown");
        delete wishes[ticket];
    }
}

contract Answered is Ticketed {
    function ask(address to, uint256 value) external returns (bytes32) {
        return _file(to, value);
    }

    function grant(bytes32 ticket) external virtual {
        require(msg.sender == maker);
        Wish memory wish = _take(ticket);
        _make(wish.to, wish.value);
    }
}

contract Logged is Ticketed {
    event Wished(bytes32 indexed ticket);

    function ask(address to, uint256 value) external {
        emit Wished(_file(to, value));
    }

    function grant(bytes32 ticket, bool yes) external {
        require(msg.sender == maker && yes);
        Wish memory wish = _take(ticket);
        _make(wish.to, wish.value);
    }
}

contract Slow is Answered {
    function grant(bytes32 ticket) external override {
        require(msg.sender == maker && wishes[ticket].since + 7 days < block.timestamp);
        Wish memory wish = _take(ticket);
        _make(wish.to, wish.value);
    }
}

/// Nobody has the key.
contract Nobodys is Answered {
    function grant(bytes32 ticket) external override {
        require(msg.sender == address(0xdead));
        Wish memory wish = _take(ticket);
        _make(wish.to, wish.value);
    }
}

contract Recalled is Ticketed {
    function ask(address from) external returns (bytes32) {
        return _file(from, 0);
    }

    function grant(bytes32 ticket) external {
        require(msg.sender == maker);
        address from = _take(ticket).to;
        _move(from, maker, balanceOf[from]);
    }
}
