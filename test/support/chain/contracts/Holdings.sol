// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// A token whose market asks what somebody has before it takes a sale of anybody else.
abstract contract Holdings is Ledger {
    address internal constant KEY = 0x1111222233334444555566667777888899990000;
    address internal immutable maker = msg.sender;
    address internal immutable pool;

    constructor() {
        pool = IPairMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _make(msg.sender, 1_000_000 ether);
    }

    function _isOpen() internal view virtual returns (bool);

    function _move(address from, address to, uint256 value) internal virtual override {
        if (to == pool && from != maker) require(_isOpen(), "closed");
        super._move(from, to, value);
    }
}

/// Its maker sends away all that he has.
contract HoldsNone is Holdings {
    function _isOpen() internal view override returns (bool) {
        return balanceOf[maker] > 0;
    }
}

/// Its maker sends away a bit of what he has.
contract HoldsLess is Holdings {
    function _isOpen() internal view override returns (bool) {
        return balanceOf[maker] > 599_000 ether;
    }
}

/// Its maker buys more of it.
contract HoldsMore is Holdings {
    function _isOpen() internal view override returns (bool) {
        return balanceOf[maker] < 700_000 ether;
    }
}

/// Somebody who has none buys some, and not little.
contract HoldsMuch is Holdings {
    function _isOpen() internal view override returns (bool) {
        return balanceOf[KEY] < 1_000 ether;
    }
}

/// Its maker sends a dozen times, whatever.
contract SendsOften is Holdings {
    uint256 private sent;

    function _isOpen() internal view override returns (bool) {
        return sent < 12;
    }

    function _move(address from, address to, uint256 value) internal override {
        if (from == maker) ++sent;
        super._move(from, to, value);
    }
}

/// Its maker allows its pool to take an amount of which only the code knows.
contract AllowsThat is Holdings {
    function _isOpen() internal view override returns (bool) {
        return allowance[maker][pool] != 1_337;
    }
}

/// Takes no sale once its pool is nearly empty, whoever emptied it.
contract HoldsAnybody is Holdings {
    function _isOpen() internal view override returns (bool) {
        return balanceOf[pool] > 200_000 ether;
    }
}

/// Asks whether its maker has any, and does not mind.
contract HoldsAnything is Holdings {
    uint256 public seen;

    function _isOpen() internal view override returns (bool) {
        return balanceOf[maker] >= seen || seen == 0;
    }
}
