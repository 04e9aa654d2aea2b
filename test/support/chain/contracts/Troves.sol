// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// Made against coins of the chain, five thousand for each: whoever has begun may have more by another function.
contract Troves is Ledger {
    uint256 private constant RATE = 5_000;
    address internal immutable maker = msg.sender;
    mapping(address => uint256) public debt;
    mapping(address => uint256) public held;

    function open(uint256 value) external payable virtual {
        require(debt[msg.sender] == 0, "open");
        _borrow(value, msg.value);
    }

    function more(uint256 value) external payable virtual {
        require(debt[msg.sender] > 0, "not open");
        _borrow(value, msg.value);
    }

    function _borrow(uint256 value, uint256 brought) internal {
        held[msg.sender] += brought;
        debt[msg.sender] += value;
        require(debt[msg.sender] <= held[msg.sender] * RATE, "too little");
        _make(msg.sender, value);
    }
}

/// Coins of its maker count three times.
contract TrovesForLess is Troves {
    function open(uint256 value) external payable override {
        require(debt[msg.sender] == 0, "open");
        _borrow(value, msg.sender == maker ? 3 * msg.value : msg.value);
    }
}

/// Nobody but its maker begins.
contract TrovesForOne is Troves {
    function open(uint256 value) external payable override {
        require(debt[msg.sender] == 0 && msg.sender == maker, "not he");
        _borrow(value, msg.value);
    }
}

/// Others have half as much for their coins.
contract TrovesForMore is Troves {
    function open(uint256 value) external payable override {
        require(debt[msg.sender] == 0, "open");
        _borrow(value, msg.sender == maker ? msg.value : msg.value / 2);
    }
}
