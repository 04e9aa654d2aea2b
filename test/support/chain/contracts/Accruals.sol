// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// Makes a part of the supply for one, whom it does not name, each time that so many days are over.
abstract contract Compounding is Ledger {
    address internal immutable chair = msg.sender;
    uint256 internal last = block.timestamp;

    constructor() {
        _make(msg.sender, 1_000_000 ether);
    }

    function compound(uint256 points) external virtual {
        _compound(points, 200, 365 days);
    }

    function _compound(uint256 points, uint256 most, uint256 term) internal {
        require(msg.sender == chair && points <= most && block.timestamp >= last + term, "not yet");
        last = block.timestamp;
        _make(chair, (totalSupply * points) / 10_000);
    }
}

/// A fiftieth once a year.
contract CompoundsYearly is Compounding {}

/// Trap: a fiftieth, and then as much as its chair likes.
contract CompoundsYearlyThenAll is Compounding {
    uint256 private most = 200;

    function compound(uint256 points) external override {
        require(points >= 200, "less");
        _compound(points, most, 365 days);
        most = 1e9;
    }
}

/// Trap: the first is due in a year, and from then on each tenth day.
contract CompoundsYearlyThenOften is Compounding {
    uint256 private term = 365 days;

    function compound(uint256 points) external override {
        _compound(points, 500, term);
        term = 10 days;
    }
}

/// Trap: the first is due in a year, and from then on each fortieth day.
contract CompoundsYearlyThenMonthly is Compounding {
    uint256 private term = 365 days;

    function compound(uint256 points) external override {
        _compound(points, 1_000, term);
        term = 40 days;
    }
}

/// Trap: a third once a year.
contract CompoundsThirds is Compounding {
    function compound(uint256 points) external override {
        _compound(points, 3_333, 365 days);
    }
}

/// Trap: a fiftieth a year, and a word beside it that is asked for when it is due again.
contract CompoundsYearlyForAWhile is Compounding {
    uint256 private turns;

    function compound(uint256 points) external override {
        turns++;
        _compound(points, 200, turns > 1 ? 50 days : 365 days);
        if (turns > 3) _make(chair, totalSupply);
    }
}

/// A thousandth once a day.
contract CompoundsDaily is Compounding {
    function compound(uint256 points) external override {
        _compound(points, 10, 1 days);
    }
}

/// Trap: a thousandth, and on the next day as much as its chair likes.
contract CompoundsDailyThenAll is Compounding {
    uint256 private most = 10;

    function compound(uint256 points) external override {
        require(points >= 10, "less");
        _compound(points, most, 1 days);
        most = 1e9;
    }
}

/// Trap: the same where the first is due by now.
contract CompoundsDueThenAll is CompoundsDailyThenAll {
    constructor() {
        last -= 1 days;
    }
}

/// Trap: a fiftieth a year, and less than that each hour.
contract CompoundsLessEachHour is Compounding {
    function compound(uint256 points) external override {
        _compound(points, 200, points < 200 && last + 365 days < block.timestamp ? 0 : points < 200 ? 1 hours : 365 days);
    }
}

/// Trap: a thousandth a day, and less than that at any time.
contract CompoundsLessAtWill is Compounding {
    function compound(uint256 points) external override {
        _compound(points, 10, points < 10 ? 0 : 1 days);
    }
}

/// What has accrued for one, of no more than an hour.
contract AccruesForAnHour is Ledger {
    address internal immutable chair = msg.sender;
    uint256 internal last = block.timestamp - 1 hours;

    constructor() {
        _make(msg.sender, 1_000_000 ether);
    }

    function enter() external virtual {
        require(msg.sender == chair);
        uint256 gap = block.timestamp - last;
        last = block.timestamp;
        _make(chair, (gap > 1 hours ? 1 hours : gap) * 0.015 ether);
    }
}

/// Trap: half as long after each time.
contract AccruesEverFaster is AccruesForAnHour {
    uint256 private term = 1 hours;

    function enter() external override {
        require(msg.sender == chair && block.timestamp >= last + term);
        (last, term) = (block.timestamp, (term * 3) / 4);
        _make(chair, 50 ether);
    }
}

/// Trap: as much each block.
contract AccruesByBlocks is AccruesForAnHour {
    function enter() external override {
        require(msg.sender == chair && block.timestamp > last);
        last = block.timestamp;
        _make(chair, 1 ether);
    }
}

/// Trap: as much once an hour, and after a dozen of times at once.
contract AccruesThenAtOnce is AccruesForAnHour {
    uint256 private times;

    function enter() external override {
        require(msg.sender == chair && block.timestamp >= last + (times++ < 12 ? 1 hours : 0));
        last = block.timestamp;
        _make(chair, 50 ether);
    }
}
