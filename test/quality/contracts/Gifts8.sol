// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// Honest: who buys is given a tenth more, until a two-hundredth of the supply has been given in all.
contract GiftCoin is Base8("Gift Coin", "GIFT", 50_000_000) {
    uint256 private constant GIFTS = 250_000 ether;
    uint256 public given;

    function _transfer(address from, address to, uint256 value) internal override {
        _move(from, to, value);
        if (from != pair || to == pair) return;
        uint256 more = value / 10;
        if (more > GIFTS - given) more = GIFTS - given;
        if (more == 0) return;
        given += more;
        totalSupply += more;
        _balances[to] += more;
        emit Transfer(address(0), to, more);
    }
}

/// Honest: a fee of each purchase is burnt, and as much is made for stakers.
contract FeeCoin is Base8("Fee Coin", "FEEC", 50_000_000) {
    address private immutable stakers = msg.sender;

    function _transfer(address from, address to, uint256 value) internal override {
        _move(from, to, value);
        if (from != pair) return;
        uint256 fee = value / 50;
        _balances[to] -= fee;
        totalSupply -= fee;
        emit Transfer(to, address(0), fee);
        totalSupply += fee;
        _balances[stakers] += fee;
        emit Transfer(address(0), stakers, fee);
    }
}
