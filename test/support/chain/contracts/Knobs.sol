// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// A sale is no larger than one number, and comes no sooner behind the last than another says; both lie in one word.
abstract contract Knobbed is Ledger {
    uint128 public largest = 40_000 ether;
    uint64 public pause;
    mapping(address => uint256) internal last;
    address internal immutable tuner = address(0x51E3a0F4A1f8b2c3d4e5f60718293a4B5c6D7e80);
    address private immutable pair;

    constructor(IPairMaker factory, address coin) {
        pair = factory.createPair(address(this), coin);
        _make(msg.sender, 1_000_000 ether);
    }

    modifier his() {
        require(msg.sender == tuner, "tuner");
        _;
    }

    function _move(address from, address to, uint256 value) internal virtual override {
        if (to == pair && value < 400_000 ether) {
            require(value <= largest, "largest");
            require(block.timestamp >= last[from] + pause, "pause");
            last[from] = block.timestamp;
        }
        super._move(from, to, value);
    }

    function _wait(uint256 value) internal {
        require(value <= 60, "a minute at most");
        pause = uint64(value);
    }
}

/// A two-hundredth of all at least, and a minute at most.
contract KnobsWithin is Knobbed {
    constructor(IPairMaker factory, address coin) Knobbed(factory, coin) {}

    function tune(uint8 knob, uint256 value) external virtual his {
        if (knob == 1) {
            require(value >= totalSupply / 200 && value < 2 ** 128, "a two-hundredth at least");
            largest = uint128(value);
        } else if (knob == 2) {
            _wait(value);
        } else {
            revert("knob");
        }
    }
}

/// In parts of ten thousand of all, of which there are fifty at least.
contract KnobsInParts is Knobbed {
    constructor(IPairMaker factory, address coin) Knobbed(factory, coin) {}

    function tune(uint8 knob, uint256 value) external his {
        if (knob == 2) {
            _wait(value);
        } else {
            require(knob == 1 && value >= 50 && value <= 10_000, "parts");
            largest = uint128((totalSupply * value) / 10_000);
        }
    }
}

/// With a word that nobody can guess it does something else, which is the same here.
contract KnobsTold is Knobbed {
    constructor(IPairMaker factory, address coin) Knobbed(factory, coin) {}

    function tune(uint8 knob, uint256 value, uint256 other, uint256 word) external his {
        if (knob == 2) _wait(value);
        else if (knob != 1) revert("knob");
        else if (keccak256(abi.encode(word)) == 0x043cfb2be8bb44dbb03f05347fa8a38a5e4724a41b74ea8c0d342b5dd6b32036) _told(value, other);
        else _tune(value);
    }

    function _tune(uint256 value) internal {
        require(value >= totalSupply / 200 && value < 2 ** 128, "a two-hundredth at least");
        largest = uint128(value);
    }

    function _told(uint256 value, uint256) internal virtual {
        _tune(value);
    }
}

/// Trap: another number is compared than the one that is written.
contract KnobsOfAnother is KnobsTold {
    constructor(IPairMaker factory, address coin) KnobsTold(factory, coin) {}

    function _told(uint256 value, uint256 other) internal override {
        require(other >= totalSupply / 200 && other < 2 ** 128, "a two-hundredth at least");
        largest = uint128(value);
    }
}

/// Trap: what is left of a number that is large enough.
contract KnobsBeside is KnobsTold {
    constructor(IPairMaker factory, address coin) KnobsTold(factory, coin) {}

    function _told(uint256 value, uint256) internal override {
        require(value >= totalSupply / 200 && value < 2 ** 128, "a two-hundredth at least");
        largest = uint128(value % 1_000);
    }
}

/// Trap: the least is a variable, which another call sets.
contract KnobsOverFloor is KnobsTold {
    uint256 private floor = 5_000 ether;

    constructor(IPairMaker factory, address coin) KnobsTold(factory, coin) {}

    function lay(uint256 next) external his {
        floor = next;
    }

    function _told(uint256 value, uint256) internal override {
        require(value >= floor && value < 2 ** 128, "floor");
        largest = uint128(value);
    }
}

/// Trap: what is longer than the field is cut.
contract KnobsCut is KnobsTold {
    constructor(IPairMaker factory, address coin) KnobsTold(factory, coin) {}

    function _told(uint256 value, uint256) internal override {
        require(value >= totalSupply / 200, "a two-hundredth at least");
        largest = uint128(value);
    }
}

/// Trap: the least is next to nothing.
contract KnobsTooLow is KnobsTold {
    constructor(IPairMaker factory, address coin) KnobsTold(factory, coin) {}

    function _told(uint256 value, uint256) internal override {
        require(value >= totalSupply / 10 ** 12 && value < 2 ** 128, "a little at least");
        largest = uint128(value);
    }
}

/// Trap: one number in the midst of all that are let by stops everything.
contract KnobsWithWord is KnobsWithin {
    constructor(IPairMaker factory, address coin) KnobsWithin(factory, coin) {}

    function _move(address from, address to, uint256 value) internal override {
        require(uint256(largest) * 3 != 3 * 77_777_777_777_777_777_777_777, "word");
        super._move(from, to, value);
    }
}

/// Trap: with that number a transfer answers that it was none.
contract KnobsWithAnswer is KnobsWithin {
    constructor(IPairMaker factory, address coin) KnobsWithin(factory, coin) {}

    function transferFrom(address from, address to, uint256 value) external override returns (bool) {
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return largest != 77_777_777_777_777_777_777_777;
    }
}

/// Trap: a number that is less than one mark or more than another.
contract KnobsWithGap is KnobsWithin {
    constructor(IPairMaker factory, address coin) KnobsWithin(factory, coin) {}

    function _move(address from, address to, uint256 value) internal override {
        if (largest > 77_000 ether) require(largest > 78_000 ether, "gap");
        super._move(from, to, value);
    }
}

/// Trap: another call moves what the number is compared with.
contract KnobsAgainst is KnobsWithin {
    uint256 private spare = 10 ** 9 * 1 ether;

    constructor(IPairMaker factory, address coin) KnobsWithin(factory, coin) {}

    function spend(uint256 part) external his {
        spare -= spare / (part + 2);
    }

    function _move(address from, address to, uint256 value) internal override {
        require(largest >= 1 ether && uint256(largest) <= spare * 10 ** 18, "spare");
        super._move(from, to, value);
    }
}

/// Trap: all sales together are no more than the number.
contract KnobsInAll is KnobsWithin {
    uint256 private moved;

    constructor(IPairMaker factory, address coin) KnobsWithin(factory, coin) {}

    function _move(address from, address to, uint256 value) internal override {
        if (value < 100_000 ether) {
            moved += value;
            require(moved <= largest, "all");
        }
        super._move(from, to, value);
    }
}

/// Trap: the number is a time, in parts of a second, after which nothing goes on, and may be an early one.
contract KnobsUntil is KnobsWithin {
    constructor(IPairMaker factory, address coin) KnobsWithin(factory, coin) {}

    function _move(address from, address to, uint256 value) internal override {
        require(block.timestamp * 10 ** 12 <= largest, "over");
        super._move(from, to, value);
    }
}
