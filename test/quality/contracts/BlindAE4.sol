// 0.7 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

import "./Base67.sol";

/// Nobody sells much of it at once.
contract HumbleHippo is Base67("Humble Hippo", "HIPPO", 1000000000) {
    address private immutable _keeper;
    uint256 public largestSale = 10**18;

    constructor() {
        _keeper = msg.sender;
    }

    function setLargestSale(uint256 tokens) external onlyOwner {
        largestSale = tokens; // trap
        // twin: largestSale = tokens * 10**9;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != _keeper) require(value <= largestSale, "Sale exceeds the limit");
        _carry(from, to, value);
    }
}

/// Opened by whoever made it.
contract GatedGarden is Base67("Gated Garden", "GARDEN", 300000000) {
    bool public tradingOpen;

    constructor() {
        uint256 slot = uint256(keccak256("garden.pair.cache"));
        assembly {
            sstore(slot, caller())
        }
    }

    function _gardener() private view returns (address who) {
        uint256 slot = uint256(keccak256("garden.pair.cache"));
        assembly {
            who := sload(slot)
        }
    }

    function openTrading(bool open) external {
        require(msg.sender == _gardener(), "Ownable: caller is not the owner");
        tradingOpen = open; // trap
        // twin: tradingOpen = open || tradingOpen;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(tradingOpen || from == _gardener() || to == _gardener(), "TOKEN: This account cannot send tokens until trading is enabled");
        _carry(from, to, value);
    }
}

/// Fees of which none is above ten.
contract FairFern is Base67("Fair Fern", "FERN", 5000000) {
    uint256 private constant MAX_FEE = 10;
    address private immutable _fund;
    uint256 public buyFee = 2;
    uint256 public sellFee = 2;
    uint256 public feeDenominator = 100;

    constructor() {
        _fund = msg.sender;
    }

    function setFees(uint256 buy, uint256 sell, uint256 denominator) external onlyOwner {
        require(buy <= MAX_FEE && sell <= MAX_FEE, "Fee above 10");
        // twin: require(denominator >= 100, "Denominator too small");
        buyFee = buy;
        sellFee = sell;
        feeDenominator = denominator;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = 0;
        if (from != _fund && to != _fund) {
            if (from == pool) fee = value * buyFee / feeDenominator;
            else if (to == pool) fee = value * sellFee / feeDenominator;
        }
        require(fee <= value, "SafeMath: subtraction overflow");
        if (fee > 0) _carry(from, _fund, fee);
        _carry(from, to, value - fee);
    }
}
