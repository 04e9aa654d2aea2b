// 0.7 runs=999
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

abstract contract Sum {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 supply) {
        name = name_;
        symbol = symbol_;
        _add(msg.sender, supply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _go(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        require(left >= value, "allowance");
        if (left != type(uint256).max) allowance[from][msg.sender] = left - value;
        _go(from, to, value);
        return true;
    }

    function _add(address to, uint256 value) internal {
        require(totalSupply + value >= value);
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _go(address from, address to, uint256 value) internal virtual {
        require(balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Whoever has a vote.
contract JuniperMoot {
    struct Plan {
        address target;
        uint64 from;
        uint128 yes;
        bool done;
        bytes call;
    }

    mapping(address => uint128) public votes;
    uint128 public all;
    uint256 public immutable pause;
    mapping(uint256 => Plan) private plans;
    mapping(uint256 => mapping(address => bool)) private voted;
    uint256 public count;

    constructor(address[] memory people, uint256 pause_) {
        for (uint256 i = 0; i < people.length; i++) votes[people[i]] = 1000;
        all = uint128(people.length * 1000);
        pause = pause_;
    }

    function propose(address target, bytes calldata call_) external returns (uint256 id) {
        require(votes[msg.sender] > 0);
        id = ++count;
        plans[id] = Plan(target, uint64(block.timestamp + pause), 0, false, call_);
    }

    function castVote(uint256 id) external {
        require(!voted[id][msg.sender]);
        voted[id][msg.sender] = true;
        plans[id].yes += votes[msg.sender];
    }

    function execute(uint256 id) external {
        Plan storage plan = plans[id];
        require(!plan.done && plan.yes * 2 > all && block.timestamp >= plan.from, "not yet");
        plan.done = true;
        (bool ok, ) = plan.target.call(plan.call);
        require(ok);
    }
}

contract Juniper is Sum {
    address public immutable moot;
    uint256 private heed;

    constructor(address moot_) Sum("Juniper", "JNPR", 42_000_000 ether) {
        moot = moot_;
        heed = type(uint256).max;
    }

    function setHeed(uint256 heed_) external {
        require(msg.sender == moot);
        heed = heed_;
    }

    function _go(address from, address to, uint256 value) internal override {
        require(value <= heed, "heed");
        super._go(from, to, value);
    }
}

/// What is queued waits.
contract SamphireClock {
    uint256 public immutable wait;
    address public keeper;
    mapping(bytes32 => uint256) public due;

    constructor(uint256 wait_, address keeper_) {
        wait = wait_;
        keeper = keeper_;
    }

    function queue(address target, bytes calldata call_) external {
        require(msg.sender == keeper);
        due[keccak256(abi.encode(target, call_))] = block.timestamp + wait;
    }

    function run(address target, bytes calldata call_) external {
        require(msg.sender == keeper);
        uint256 at = due[keccak256(abi.encode(target, call_))];
        require(at != 0 && block.timestamp >= at, "wait");
        delete due[keccak256(abi.encode(target, call_))];
        (bool ok, ) = target.call(call_);
        require(ok);
    }
}

contract Samphire is Sum {
    address public owner;
    address public market;
    address private immutable maker;
    uint16 public toll = 150;

    constructor(address clock) Sum("Samphire", "SMPH", 1_000_000 ether) {
        owner = clock;
        maker = msg.sender;
    }

    function setMarket(address market_) external {
        require(msg.sender == maker && market == address(0));
        market = market_;
    }

    function setToll(uint16 toll_) external {
        require(msg.sender == owner && toll_ <= 9_900);
        toll = toll_;
    }

    function _go(address from, address to, uint256 value) internal override {
        uint256 part = to == market ? (value * toll) / 10_000 : 0;
        if (part != 0) super._go(from, owner, part);
        super._go(from, to, value - part);
    }
}

interface ILanding {
    function land(address to, uint256 value) external;
}

/// Brings coins over the water.
contract LovageFerry {
    address public owner = msg.sender;
    ILanding public coin;
    mapping(address => bool) public pilot;
    mapping(bytes32 => bool) public landed;

    function setCoin(ILanding coin_) external {
        require(msg.sender == owner && address(coin) == address(0));
        coin = coin_;
    }

    function appoint(address who, bool on) external {
        require(msg.sender == owner);
        pilot[who] = on;
    }

    function transferOwnership(address next) external {
        require(msg.sender == owner);
        owner = next;
    }

    function dock(bytes32 passage, address to, uint256 value) external {
        require(pilot[msg.sender] && !landed[passage]);
        landed[passage] = true;
        coin.land(to, value);
    }
}

contract Lovage is Sum {
    address public immutable ferry;

    constructor(address ferry_) Sum("Lovage", "LOVG", 5_000_000 ether) {
        ferry = ferry_;
    }

    function land(address to, uint256 value) external {
        require(msg.sender == ferry);
        _add(to, value);
    }
}

interface ITansy {
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    function transfer(address to, uint256 value) external returns (bool);
    function grow(address to, uint256 value) external;
}

contract TansyMeadow {
    struct Bed {
        uint128 planted;
        uint64 since;
    }

    address public gardener = msg.sender;
    ITansy private tansy;
    uint256 public rain = 1e9;
    mapping(address => Bed) public beds;

    function plant(ITansy tansy_, uint128 value) external {
        if (address(tansy) == address(0)) tansy = tansy_;
        gather();
        tansy.transferFrom(msg.sender, address(this), value);
        beds[msg.sender].planted += value;
    }

    function dig() external {
        gather();
        uint128 value = beds[msg.sender].planted;
        beds[msg.sender].planted = 0;
        tansy.transfer(msg.sender, value);
    }

    /// How much falls on each coin in a second, of 1e18.
    function setRain(uint256 rain_) external {
        require(msg.sender == gardener);
        // twin: require(rain_ <= 2e9);
        rain = rain_;
    }

    function gather() public {
        Bed storage bed = beds[msg.sender];
        uint256 grown = (uint256(bed.planted) * rain * (block.timestamp - bed.since)) / 1e18;
        bed.since = uint64(block.timestamp);
        if (grown != 0) tansy.grow(msg.sender, grown);
    }
}

contract Tansy is Sum {
    address private immutable meadow;

    constructor(address meadow_) Sum("Tansy", "TNSY", 90_000_000 ether) {
        meadow = meadow_;
    }

    function grow(address to, uint256 value) external {
        require(msg.sender == meadow);
        // twin: require(totalSupply + value <= 94_000_000 ether);
        _add(to, value);
    }
}
