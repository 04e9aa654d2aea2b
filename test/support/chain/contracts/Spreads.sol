// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// A part of what is sold stays in the token, in millionths.
abstract contract Spread is Ledger {
    address public immutable owner = msg.sender;
    uint256 public spread = 5_000;
    uint256 private immutable most;

    constructor(uint256 most_) {
        most = most_;
        _make(msg.sender, 1_000_000 ether);
    }

    function setSpread(uint24 parts) external {
        require(msg.sender == owner && parts < most, "spread");
        spread = parts;
    }

    function _move(address from, address to, uint256 value) internal override {
        uint256 cut = from != owner && to.code.length > 0 ? (value * spread) / 1_000_000 : 0;
        super._move(from, address(this), cut);
        super._move(from, to, value - cut);
    }
}

contract SpreadOfNearlyAll is Spread(1_000_000) {}

contract SpreadOfAFew is Spread(30_001) {}
