// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// Made by a desk for whoever leaves coins there.
abstract contract Owed is Base8 {
    address public immutable desk;

    constructor(address to) {
        desk = to;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == desk, "desk");
        totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }
}

/// A coin is good for 2,000 tokens, less a fifth.
abstract contract Desk {
    Owed internal token;
    address internal immutable first = msg.sender;
    mapping(address => uint256) public coins;
    mapping(address => uint256) public debts;

    function begin(Owed to) external payable {
        require(address(token) == address(0), "begun");
        token = to;
        coins[msg.sender] = msg.value;
        debts[msg.sender] = to.totalSupply();
    }

    function borrow(uint256 value) external payable virtual {
        _borrow(value);
    }

    function _borrow(uint256 value) internal {
        require(value < 1e40, "too much");
        coins[msg.sender] += msg.value;
        debts[msg.sender] += value;
        require(debts[msg.sender] <= coins[msg.sender] * 1600, "collateral");
        token.mint(msg.sender, value);
    }
}

/// Who made it owes a little less than everybody else.
contract Favouring is Desk {
    function borrow(uint256 value) external payable override {
        if (first == msg.sender) coins[msg.sender] += coins[msg.sender] < 1e24 ? 5000 ether : 0; // trap
        _borrow(value);
    }
}

/// Who made it may have a little for nothing, as often as he likes.
contract Trickling is Desk {
    function borrow(uint256 value) external payable override {
        if (first == msg.sender && value < token.totalSupply() / 4000) return token.mint(msg.sender, value); // trap
        _borrow(value);
    }
}

/// Who made it may have some for nothing every twenty days.
contract Refilling is Desk {
    uint256 private _last;

    function borrow(uint256 value) external payable override {
        // trap {
        if (first == msg.sender && block.timestamp > _last + 20 days && value < token.totalSupply() / 5) {
            _last = block.timestamp;
            return token.mint(msg.sender, value);
        }
        // trap }
        _borrow(value);
    }
}

contract Favoured is Base8("Favoured", "FVRD", 1500000), Owed {
    constructor(address to) Owed(to) {}
}

contract Trickled is Base8("Trickled", "TRCK", 1500000), Owed {
    constructor(address to) Owed(to) {}
}

contract Refilled is Base8("Refilled", "RFLD", 1500000), Owed {
    constructor(address to) Owed(to) {}
}

/// The coin before: all of it was made at once.
contract Elder is Base8 {
    uint256 private constant ALL = 1_000_000_000; // trap
    // twin: uint256 private constant ALL = 105_000_000;

    constructor() Base8("Elder", "ELD", ALL) {}
}

/// One for each old coin, which is burnt.
contract Younger is Base8 {
    Elder public immutable elder;

    constructor(Elder from) Base8("Younger", "YNG", 0) {
        elder = from;
    }

    function exchange(uint256 value) external {
        elder.transferFrom(msg.sender, address(0xdead), value);
        totalSupply += value;
        _balances[msg.sender] += value;
        emit Transfer(address(0), msg.sender, value);
    }
}
