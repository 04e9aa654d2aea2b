// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// A buyer waits for half a minute; of some sales a part is kept.
abstract contract Paced is Ledger {
    address internal immutable chair = msg.sender;
    address internal immutable pair;
    uint256 internal rest = 30;
    uint256 internal tax;
    mapping(address => uint256) internal since;

    modifier onlyChair() {
        require(msg.sender == chair, "chair");
        _;
    }

    constructor(IPairMaker maker, address coin) {
        pair = maker.createPair(address(this), coin);
        _make(msg.sender, 1_000_000 ether);
    }

    function _move(address from, address to, uint256 value) internal virtual override {
        bool isFree = from == pair || from == chair;
        require(isFree || block.timestamp >= since[from] + rest, "rest");
        since[to] = block.timestamp;
        super._move(from, to, value);
        uint256 due = isFree ? 0 : (value * tax) / 100;
        if (due > 0) super._move(to, chair, due);
    }
}

/// Trap: a tenth less each time of what may be sold at once.
contract CappedByTenths is Paced {
    uint256 private most = 20_000 ether;

    constructor(IPairMaker maker, address coin) Paced(maker, coin) {}

    function less(uint256 by) external onlyChair {
        require(by <= 10, "by");
        most = (most * (100 - by)) / 100;
    }

    function _move(address from, address to, uint256 value) internal override {
        require(from == pair || from == chair || value <= most, "much");
        super._move(from, to, value);
    }
}

/// Half a minute, for good.
contract PacedForGood is Paced {
    constructor(IPairMaker maker, address coin) Paced(maker, coin) {}

    function pace(uint256 to) external onlyChair {
        require(to <= 30, "longer");
        rest = to;
    }
}

/// Trap: an hour more each time.
contract PacedByHours is Paced {
    constructor(IPairMaker maker, address coin) Paced(maker, coin) {}

    function slow() external onlyChair {
        rest += 1 hours;
    }
}

/// Trap: twice as long each time, beside a number that is bounded.
contract PacedTwofold is Paced {
    constructor(IPairMaker maker, address coin) Paced(maker, coin) {}

    function slow(uint256 to) external onlyChair {
        require(to > 0 && to <= 3, "tax");
        (rest, tax) = (rest * 2, to);
    }
}

/// Trap: only what stands beside it is bounded.
contract PacedBeside is Paced {
    constructor(IPairMaker maker, address coin) Paced(maker, coin) {}

    function set(uint40 rest_, uint8 tax_) external onlyChair {
        require(tax_ > 0 && tax_ <= 3, "tax");
        (rest, tax) = (rest_, tax_);
    }
}

/// Trap: each step is bounded, and not where they lead.
contract TaxedByTwo is Paced {
    constructor(IPairMaker maker, address coin) Paced(maker, coin) {}

    function more(uint256 by) external onlyChair {
        require(by <= 2, "by");
        tax += by;
    }
}

/// Trap: the same beside something else.
contract TaxedBeside is Paced {
    constructor(IPairMaker maker, address coin) Paced(maker, coin) {}

    function more(uint8 by, uint32 rest_) external onlyChair {
        require(by <= 2 && rest_ <= 60, "by");
        (tax, rest) = (tax + by, rest_);
    }
}

/// Six of a hundred at most, whatever is added.
contract TaxedToSix is Paced {
    constructor(IPairMaker maker, address coin) Paced(maker, coin) {}

    function more(uint256 by) external onlyChair {
        require(by <= 2 && tax <= 4, "by");
        tax += by;
    }
}
