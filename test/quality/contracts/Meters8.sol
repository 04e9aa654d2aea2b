// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

interface IMetered {
    function issue(address to, uint256 value) external;
}

/// One contract makes all that is made.
contract MeterCoin is Base8("Meter Coin", "METR", 50_000_000) {
    address private immutable _till;

    constructor(Till till) {
        _till = address(till);
        till.connect();
    }

    function issue(address to, uint256 value) external {
        require(msg.sender == _till, "only the till");
        totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }
}

/// Hands out a fiftieth of the supply, as whoever knows the word says.
abstract contract Till {
    uint256 internal constant BUDGET = 1_000_000 ether;
    bytes32 private immutable _keeper = keccak256(abi.encodePacked(msg.sender));
    IMetered internal _coin;
    uint256 public given;

    modifier onlyKeeper() {
        require(keccak256(abi.encodePacked(msg.sender)) == _keeper, "only the keeper");
        _;
    }

    function connect() external {
        require(address(_coin) == address(0), "connected");
        _coin = IMetered(msg.sender);
    }

    function give(address to, uint256 value) external onlyKeeper {
        _count(value);
        _coin.issue(to, value);
    }

    function _count(uint256 value) internal virtual;
}

contract HonestTill is Till {
    function _count(uint256 value) internal virtual override {
        given += value;
        require(given <= BUDGET, "nothing left");
    }
}

/// Looks first, and counts in what there was.
contract EarlyTill is Till {
    function _count(uint256 value) internal override {
        require(given <= BUDGET, "nothing left");
        given += value;
    }
}

/// Begins anew.
contract AnewTill is HonestTill {
    function close() external onlyKeeper {
        given = 0;
    }
}

/// Runs over, at the start of its own.
contract OverTill is Till {
    uint256 private _start = type(uint256).max - 7;

    function _count(uint256 value) internal override {
        unchecked {
            _start += value;
        }
        require(_start <= BUDGET, "nothing left");
    }

    function set(uint256 start) external onlyKeeper {
        _start = start;
    }
}

/// Counts a thousandth.
contract PartTill is Till {
    function _count(uint256 value) internal override {
        given += value / 1000;
        require(given <= BUDGET, "nothing left");
    }
}

/// There may be more tomorrow.
contract WiderTill is Till {
    uint256 public budget = BUDGET;

    function _count(uint256 value) internal override {
        given += value;
        require(given <= budget, "nothing left");
    }

    function widen(uint256 to) external onlyKeeper {
        budget = to;
    }
}

/// Another hand gives without a count.
contract OtherTill is HonestTill {
    function pay(address to, uint256 value) external onlyKeeper {
        _coin.issue(to, value);
    }
}

/// So much for each.
contract EachTill is Till {
    mapping(address => uint256) public givenTo;

    function _count(uint256 value) internal override {
        givenTo[tx.origin] += value;
        require(givenTo[tx.origin] <= BUDGET, "nothing left");
    }

    function hand(address to, uint256 value) external onlyKeeper {
        givenTo[to] += value;
        require(givenTo[to] <= BUDGET, "nothing left");
        _coin.issue(to, value);
    }
}

/// Twice, for one that was counted.
contract TwiceTill is HonestTill {
    function _count(uint256 value) internal override {
        super._count(value);
        for (uint256 i; i < 99; i++) _coin.issue(msg.sender, value);
    }
}

/// Half a thousandth of the supply each time.
abstract contract TimesTill is Till {
    mapping(uint256 => uint256) public givenOn;

    function _time() internal view virtual returns (uint256);

    function _count(uint256 value) internal override {
        uint256 time = _time();
        givenOn[time] += value;
        require(givenOn[time] <= 25_000 ether, "nothing left then");
    }
}

/// Each day.
contract DayTill is TimesTill {
    function _time() internal view override returns (uint256) {
        return block.timestamp / 1 days;
    }
}

/// Each hour.
contract HourTill is TimesTill {
    function _time() internal view override returns (uint256) {
        return block.timestamp / 1 hours;
    }
}

/// On whatever day the keeper has chosen.
contract AnyDayTill is TimesTill {
    uint256 public day;

    function choose(uint256 day_) external onlyKeeper {
        day = day_;
    }

    function _time() internal view override returns (uint256) {
        return day;
    }
}

interface IEar {
    function hear(uint256 value) external;
}

/// Who hears of what is made.
contract Ear {
    uint256 public heard;

    function hear(uint256 value) external {
        heard = value;
    }
}

/// Counts with one hand, and tells somebody with the other.
contract HandsCoin is Base8("Hands Coin", "HNDS", 50_000_000) {
    uint256 private constant BUDGET = 1_000_000 ether;
    bytes32 private immutable _keeper = keccak256(abi.encodePacked(msg.sender));
    IEar private immutable _ear;
    uint256 public given;

    constructor(IEar ear) {
        _ear = ear;
    }

    modifier onlyKeeper() {
        require(keccak256(abi.encodePacked(msg.sender)) == _keeper, "only the keeper");
        _;
    }

    function give(address to, uint256 value) external onlyKeeper {
        given += value;
        require(given <= BUDGET, "nothing left");
        _make(to, value);
    }

    function grant(address to, uint256 value) external onlyKeeper {
        _ear.hear(value);
        _make(to, value);
    }

    function _make(address to, uint256 value) private {
        totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }
}

/// So much in a day, counted from nothing as another one begins.
contract FreshTill is Till {
    uint256 internal _last;
    uint256 internal _today;

    function _count(uint256 value) internal override {
        if (_last != _day()) {
            _last = _day();
            _today = 0;
        }
        _today += value;
        require(_today <= 25_000 ether, "nothing left today");
    }

    function _day() internal view virtual returns (uint256) {
        return block.timestamp / 1 days;
    }
}

/// Each minute.
contract MinuteTill is FreshTill {
    function _day() internal view override returns (uint256) {
        return block.timestamp / 1 minutes;
    }
}

/// Turns the day back.
contract TurnedTill is FreshTill {
    function turn(uint256 last) external onlyKeeper {
        _last = last;
    }
}

/// Empties the count.
contract EmptiedTill is FreshTill {
    function empty() external onlyKeeper {
        _today = 0;
    }
}

/// What comes first in a day is not counted.
contract FirstTill is Till {
    uint256 private _last;
    uint256 private _today;

    function _count(uint256 value) internal override {
        uint256 today = block.timestamp / 1 days;
        if (_last != today) (_last, _today) = (today, 0);
        else _today += value;
        require(_today <= 25_000 ether, "nothing left today");
    }
}
