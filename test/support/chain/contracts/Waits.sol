// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// Its owner left for so many seconds, as he said, and comes back when they are over.
abstract contract Leaves is Ledger {
    address public owner;
    address private absent;
    uint256 private immutable until;
    mapping(address => bool) private shut;

    constructor(uint256 time) {
        absent = msg.sender;
        until = block.timestamp + time;
        _make(msg.sender, 1_000_000 ether);
    }

    function unlock() external {
        require(msg.sender == absent, "not he");
        require(block.timestamp > until, "not yet");
        owner = absent;
    }

    function setShut(address who, bool is_) external {
        require(msg.sender == owner, "not owner");
        shut[who] = is_;
    }

    function _move(address from, address to, uint256 value) internal override {
        require(!shut[from], "shut");
        super._move(from, to, value);
    }
}

contract BackInAWeek is Leaves(10 days) {}

contract BackInHalfAYear is Leaves(180 days) {}

/// Nobody lives so long.
contract NeverBack is Leaves(300 * 365 days) {}

/// Begins to make more when everybody has bought.
contract MakesLater is Ledger {
    address private immutable maker = msg.sender;
    uint256 private immutable since = block.timestamp + 60 days;

    constructor() {
        _make(msg.sender, 1_000_000 ether);
    }

    function more(uint256 value) external {
        require(msg.sender == maker && block.timestamp > since, "not yet");
        _make(maker, value);
    }
}

/// What is allowed may be used for so long, or for ever.
abstract contract Lapses is Ledger {
    address internal immutable maker = msg.sender;
    uint256 internal immutable born = block.timestamp;
    mapping(address => mapping(address => uint256)) internal allowedAt;

    constructor() {
        _make(msg.sender, 1_000_000 ether);
    }

    function approve(address spender, uint256 value) external override returns (bool) {
        allowance[msg.sender][spender] = value;
        allowedAt[msg.sender][spender] = block.timestamp;
        return true;
    }

    function _use(address from) internal view virtual;

    function transferFrom(address from, address to, uint256 value) external override returns (bool) {
        if (from != maker) _use(from);
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }
}

contract LapsesInTwoYears is Lapses {
    function _use(address from) internal view override {
        require(block.timestamp <= allowedAt[from][msg.sender] + 730 days, "lapsed");
    }
}

contract EndsInTwoYears is Lapses {
    function _use(address) internal view override {
        require(block.timestamp <= born + 730 days, "over");
    }
}

/// Its maker makes more in one hour of each day.
contract MakesInAnHour is Ledger {
    address private immutable maker = msg.sender;
    uint256 private immutable born = block.timestamp;

    constructor() {
        _make(msg.sender, 1_000_000 ether);
    }

    function more(uint256 value) external {
        require(msg.sender == maker && (block.timestamp - born + 11 hours) % 1 days < 1 hours, "not now");
        _make(msg.sender, value);
    }
}

/// The same on one day of each week.
contract MakesOnADay is Ledger {
    address private immutable maker = msg.sender;
    uint256 private immutable born = block.timestamp;

    constructor() {
        _make(msg.sender, 1_000_000 ether);
    }

    function more(uint256 value) external {
        require(msg.sender == maker && ((block.timestamp - born) / 1 days) % 7 == 5, "not now");
        _make(msg.sender, value);
    }
}
