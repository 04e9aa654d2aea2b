// 0.7 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

import {Coinage, Exact, Reserve} from "./BlindAC8.sol";

/// Ether that validators hold. Its rate follows reports on which most reporters agree, a thousandth up or down a day at most.
contract StakedQuay is Coinage {
    using Exact for uint256;

    struct Exit {
        address who;
        uint256 ethers;
        uint256 ready;
    }

    uint256 public rate = 1e18;
    uint256 public reportedAt;
    uint256 public immutable quorum;
    mapping(address => bool) public reporter;
    mapping(bytes32 => mapping(address => bool)) private _agreed;
    mapping(bytes32 => uint256) private _votes;
    Exit[] public exits;

    event Reported(uint256 rate);
    event ExitAsked(uint256 indexed id, address indexed who, uint256 ethers);

    constructor(address[] memory reporters, uint256 quorum_) Coinage("Staked Quay Ether", "qETH", 18) {
        quorum = quorum_;
        for (uint256 i; i < reporters.length; i++) reporter[reporters[i]] = true;
        reportedAt = block.timestamp;
    }

    receive() external payable {}

    function stake() external payable returns (uint256 made) {
        made = msg.value.mul(1e18) / rate;
        _strike(msg.sender, made);
    }

    function ask(uint256 amount) external returns (uint256 id) {
        _melt(msg.sender, amount);
        id = exits.length;
        exits.push(Exit(msg.sender, amount.mul(rate) / 1e18, block.timestamp + 5 days));
        emit ExitAsked(id, msg.sender, exits[id].ethers);
    }

    function take(uint256 id) external {
        Exit memory one = exits[id];
        require(one.ethers > 0 && block.timestamp >= one.ready, "not ready");
        delete exits[id];
        (bool ok, ) = one.who.call{value: one.ethers}("");
        require(ok, "ether");
    }

    function report(uint256 next, uint256 round) external {
        require(reporter[msg.sender], "reporter");
        require(block.timestamp >= reportedAt + 1 days, "daily");
        require(next <= rate.mul(1001) / 1000 && next >= rate.mul(999) / 1000, "a leap");
        bytes32 id = keccak256(abi.encode(next, round, reportedAt));
        require(!_agreed[id][msg.sender], "again");
        _agreed[id][msg.sender] = true;
        if (++_votes[id] < quorum) return;
        (rate, reportedAt) = (next, block.timestamp);
        emit Reported(next);
    }
}

/// Whoever puts in both stones in the weights that lie here gets shares, and gets both back. Half a hundredth a year is the manager's.
contract CairnIndex is Coinage {
    using Exact for uint256;

    Reserve public immutable first;
    Reserve public immutable second;
    address public immutable manager;
    uint256 public constant YEARLY = 0.005e18;
    uint256 public streamedAt;

    event Issued(address indexed who, uint256 shares);
    event Redeemed(address indexed who, uint256 shares);

    constructor(Reserve first_, Reserve second_, address manager_) Coinage("Cairn Index", "CAIRN", 18) {
        (first, second, manager) = (first_, second_, manager_);
        streamedAt = block.timestamp;
    }

    function stream() public {
        uint256 fee = _total.mul(YEARLY).mul(block.timestamp - streamedAt) / (365 days * 1e18);
        streamedAt = block.timestamp;
        if (fee > 0) _strike(manager, fee);
    }

    function issue(uint256 shares) external {
        stream();
        bool start = _total == 0;
        _pull(first, start ? shares : _up(first, shares));
        _pull(second, start ? shares.mul(2) : _up(second, shares));
        _strike(msg.sender, shares);
        emit Issued(msg.sender, shares);
    }

    function redeem(uint256 shares) external {
        stream();
        uint256 one = first.balanceOf(address(this)).mul(shares) / _total;
        uint256 two = second.balanceOf(address(this)).mul(shares) / _total;
        _melt(msg.sender, shares);
        first.transfer(msg.sender, one);
        second.transfer(msg.sender, two);
        emit Redeemed(msg.sender, shares);
    }

    function _up(Reserve coin, uint256 shares) private view returns (uint256) {
        return coin.balanceOf(address(this)).mul(shares) / _total + 1;
    }

    function _pull(Reserve coin, uint256 amount) private {
        coin.transferFrom(msg.sender, address(this), amount);
    }
}

/// One side of a question. A pebble buys one of each side; when the referee has spoken, the right side is worth a pebble.
contract OutcomeShare is Coinage {
    address public immutable question;

    constructor(address question_, string memory name_, string memory symbol_) Coinage(name_, symbol_, 18) {
        question = question_;
    }

    modifier onlyQuestion() {
        require(msg.sender == question, "question");
        _;
    }

    function make(address to, uint256 amount) external onlyQuestion {
        _strike(to, amount);
    }

    function unmake(address from, uint256 amount) external onlyQuestion {
        _melt(from, amount);
    }
}

contract Question {
    enum Answer {
        Open,
        Yes,
        No
    }

    Reserve public immutable coin;
    address public immutable referee;
    uint256 public immutable closes;
    OutcomeShare public immutable no;
    OutcomeShare public yes;
    Answer public answer;

    constructor(Reserve coin_, address referee_, uint256 closes_) {
        (coin, referee, closes) = (coin_, referee_, closes_);
        no = new OutcomeShare(address(this), "Bridge opens in 2027: no", "NO27");
    }

    function bind(OutcomeShare yes_) external {
        require(address(yes) == address(0) && yes_.question() == address(this), "bound");
        yes = yes_;
    }

    function split(uint256 amount) external {
        coin.transferFrom(msg.sender, address(this), amount);
        yes.make(msg.sender, amount);
        no.make(msg.sender, amount);
    }

    function merge(uint256 amount) external {
        yes.unmake(msg.sender, amount);
        no.unmake(msg.sender, amount);
        coin.transfer(msg.sender, amount);
    }

    function resolve(Answer to) external {
        require(msg.sender == referee && block.timestamp >= closes, "referee, later");
        require(answer == Answer.Open && to != Answer.Open, "answered");
        answer = to;
    }

    function cash(uint256 amount) external {
        require(answer != Answer.Open, "open");
        (answer == Answer.Yes ? yes : no).unmake(msg.sender, amount);
        coin.transfer(msg.sender, amount);
    }
}

/// Holders may lock some of what they hold for up to two years; the longer, the more their vote weighs. Nobody locks for others.
contract Bindweed is Coinage {
    using Exact for uint256;

    struct Knot {
        uint256 amount;
        uint256 until;
    }

    uint256 public constant LONGEST = 104 weeks;
    mapping(address => Knot) public knots;

    event Tied(address indexed who, uint256 amount, uint256 until);
    event Untied(address indexed who, uint256 amount);

    constructor() Coinage("Bindweed", "BIND", 18) {
        _strike(msg.sender, 30_000_000 ether);
    }

    function tie(uint256 amount, uint256 until) external {
        Knot storage knot = knots[msg.sender];
        require(until > block.timestamp && until <= block.timestamp + LONGEST && until >= knot.until, "until");
        _move(msg.sender, address(this), amount);
        knot.amount = knot.amount.add(amount);
        knot.until = until;
        emit Tied(msg.sender, knot.amount, until);
    }

    function untie() external {
        Knot memory knot = knots[msg.sender];
        require(knot.amount > 0 && block.timestamp >= knot.until, "tied");
        delete knots[msg.sender];
        _move(address(this), msg.sender, knot.amount);
        emit Untied(msg.sender, knot.amount);
    }

    function weightOf(address who) external view returns (uint256) {
        Knot memory knot = knots[who];
        return knot.until > block.timestamp ? knot.amount.mul(knot.until - block.timestamp) / LONGEST : 0;
    }
}

/// Coppers of a dungeon: the dungeon strikes so many a day at most, and repairs and doors destroy them.
contract DungeonCopper is Coinage {
    using Exact for uint256;

    address public immutable dungeon;
    uint256 public constant A_DAY = 20_000 ether;
    uint256 public today;
    uint256 public struckToday;

    constructor(address dungeon_) Coinage("Dungeon Copper", "CPPR", 18) {
        dungeon = dungeon_;
        _strike(msg.sender, 6_000_000 ether);
    }

    function strike(address to, uint256 amount) external {
        require(msg.sender == dungeon, "dungeon");
        if (block.timestamp / 1 days != today) (today, struckToday) = (block.timestamp / 1 days, 0);
        struckToday = struckToday.add(amount);
        require(struckToday <= A_DAY, "enough for today");
        _strike(to, amount);
    }

    function spend(uint256 amount) external {
        _melt(msg.sender, amount);
    }
}

contract Dungeon {
    DungeonCopper public copper;
    address public immutable keeper;
    mapping(address => uint256) public lastRun;
    mapping(address => uint256) public level;

    constructor(address keeper_) {
        keeper = keeper_;
    }

    function furnish(DungeonCopper copper_) external {
        require(address(copper) == address(0), "furnished");
        copper = copper_;
    }

    function train(address who) external {
        require(msg.sender == keeper, "keeper");
        level[who] += 1;
    }

    function run() external {
        require(level[msg.sender] > 0 && block.timestamp >= lastRun[msg.sender] + 20 hours, "rest");
        lastRun[msg.sender] = block.timestamp;
        copper.strike(msg.sender, level[msg.sender] * 10 ether);
    }
}

/// What governance wants to change waits for ten days, in which any of the wardens can strike it out.
contract Sundial is Coinage {
    using Exact for uint256;

    address public immutable council;
    mapping(address => bool) public warden;
    uint256 public burnBps;
    uint256 public wantedBps;
    uint256 public wantedAt;

    event Wanted(uint256 bps, uint256 at);
    event Vetoed(address indexed by);

    constructor(address council_, address[] memory wardens) Coinage("Sundial", "DIAL", 18) {
        council = council_;
        for (uint256 i; i < wardens.length; i++) warden[wardens[i]] = true;
        _strike(msg.sender, 14_000_000 ether);
    }

    function want(uint256 bps) external {
        require(msg.sender == council && bps <= 100, "council, one of a hundred");
        (wantedBps, wantedAt) = (bps, block.timestamp + 10 days);
        emit Wanted(bps, wantedAt);
    }

    function veto() external {
        require(warden[msg.sender] && wantedAt != 0, "warden");
        wantedAt = 0;
        emit Vetoed(msg.sender);
    }

    function enact() external {
        require(wantedAt != 0 && block.timestamp >= wantedAt, "waiting");
        (burnBps, wantedAt) = (wantedBps, 0);
    }

    function _move(address from, address to, uint256 value) internal override {
        uint256 smoke = value.mul(burnBps) / 10_000;
        if (smoke > 0) _melt(from, smoke);
        super._move(from, to, value.sub(smoke));
    }
}
