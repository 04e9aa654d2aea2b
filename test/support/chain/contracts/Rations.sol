// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// A coin that its servers may hand out, each so much.
abstract contract Rations is Ledger {
    address public keeper = address(0xdead);

    constructor() {
        _make(msg.sender, 1_000_000 ether);
    }
}

/// So much a day, all in one word.
contract RationOfDay is Rations {
    struct Ration {
        uint64 day;
        uint96 today;
        uint96 most;
    }

    mapping(address => Ration) public rations;

    constructor() {
        rations[msg.sender].most = 100 ether;
    }

    function enlist(address server, uint96 most) external {
        require(msg.sender == keeper);
        rations[server].most = most;
    }

    function hand(address to, uint96 amount) external virtual {
        _count(rations[msg.sender], amount);
        _make(to, amount);
    }

    function _count(Ration storage ration, uint96 amount) internal virtual {
        uint64 day = uint64(block.timestamp / 1 days);
        if (ration.day != day) (ration.day, ration.today) = (day, 0);
        ration.today += amount;
        require(ration.today <= ration.most);
    }
}

/// The same in a word for each, compared before it is written.
contract RationInWords is Rations {
    mapping(address => uint256) public day;
    mapping(address => uint256) public today;
    mapping(address => uint256) public most;

    constructor() {
        most[msg.sender] = 100 ether;
    }

    function hand(address to, uint256 amount) external {
        if (day[msg.sender] != block.timestamp / 1 days) {
            day[msg.sender] = block.timestamp / 1 days;
            today[msg.sender] = 0;
        }
        require(today[msg.sender] + amount <= most[msg.sender]);
        today[msg.sender] += amount;
        _make(to, amount);
    }
}

/// So much in all.
contract RationInAll is Rations {
    struct Bridge {
        uint128 made;
        uint128 most;
    }

    mapping(address => Bridge) public bridges;

    constructor() {
        bridges[msg.sender].most = 900 ether;
    }

    function hand(address to, uint128 amount) external {
        bridges[msg.sender].made += amount;
        require(bridges[msg.sender].made <= bridges[msg.sender].most);
        _make(to, amount);
    }
}

/// Trap: so much in each hour.
contract RationOfHour is RationOfDay {
    function _count(Ration storage ration, uint96 amount) internal override {
        uint64 hour = uint64(block.timestamp / 1 hours);
        if (ration.day != hour) (ration.day, ration.today) = (hour, 0);
        ration.today += amount;
        require(ration.today <= ration.most);
    }
}

/// Trap: the day before yesterday is another day too.
contract RationOfAnyDay is RationOfDay {
    function hand(address to, uint96 amount, uint64 ago) external {
        Ration storage ration = rations[msg.sender];
        uint64 day = uint64(block.timestamp / 1 days) - ago;
        if (ration.day != day) (ration.day, ration.today) = (day, 0);
        ration.today += amount;
        require(ration.today <= ration.most);
        _make(to, amount);
    }
}

/// Trap: the count runs over.
contract RationRunsOver is RationOfDay {
    function _count(Ration storage ration, uint96 amount) internal override {
        uint64 day = uint64(block.timestamp / 1 days);
        if (ration.day != day) (ration.day, ration.today) = (day, 0);
        unchecked {
            ration.today += amount;
        }
        require(ration.today <= ration.most);
    }
}

/// Trap: a server begins anew when it likes.
contract RationRests is RationOfDay {
    function rest() external {
        rations[msg.sender].today = 0;
    }
}

/// Trap: a server says how much.
contract RationAsked is RationOfDay {
    function ask(uint96 most) external {
        require(rations[msg.sender].most > 0);
        rations[msg.sender].most = most;
    }
}

/// Trap: each has one, to whom it is handed out.
contract RationOfEach is RationOfDay {
    function hand(address to, uint96 amount) external override {
        require(rations[msg.sender].most > 0);
        rations[to].most = 100 ether;
        _count(rations[to], amount);
        _make(to, amount);
    }
}

/// Trap: a hundred for one.
contract RationHundredfold is RationOfDay {
    function hand(address to, uint96 amount) external override {
        _count(rations[msg.sender], amount);
        _make(to, uint256(amount) * 100);
    }
}

/// Trap: somebody raises it alone.
contract RationOfOne is RationOfDay {
    constructor() {
        keeper = address(uint160(uint256(keccak256("somebody"))));
    }
}

/// Trap: one count, and everybody has a day of his own.
contract RationOfAll is Rations {
    mapping(address => uint256) public day;
    mapping(address => bool) public isServer;
    uint256 public today;

    constructor() {
        isServer[msg.sender] = true;
    }

    function begin() public {
        if (day[msg.sender] != block.timestamp / 1 days) {
            day[msg.sender] = block.timestamp / 1 days;
            today = 0;
        }
    }

    function hand(address to, uint256 amount) external {
        require(isServer[msg.sender]);
        begin();
        today += amount;
        require(today <= 100 ether);
        _make(to, amount);
    }
}

/// Trap: only the lower half of it is counted.
contract RationCutShort is RationInAll {
    function deal(address to, uint256 amount) external {
        Bridge storage bridge = bridges[msg.sender];
        bridge.made += uint128(amount);
        require(bridge.made <= bridge.most);
        _make(to, amount);
    }
}

/// Trap: so much for each of those whom one lets in.
contract RationForMany is Rations {
    mapping(address => bool) public isServer;
    mapping(address => uint256) public made;
    address private immutable _host = msg.sender;

    constructor() {
        isServer[msg.sender] = true;
    }

    function admit(address server) external {
        require(msg.sender == _host);
        isServer[server] = true;
    }

    function hand(address to, uint256 amount) external {
        require(isServer[msg.sender]);
        made[msg.sender] += amount;
        require(made[msg.sender] <= 900 ether);
        _make(to, amount);
    }
}

/// Trap: what lies beside the count is paid out.
contract RationBeside is Rations {
    struct Ration {
        uint32 day;
        uint80 today;
        uint80 most;
        uint64 more;
    }

    mapping(address => Ration) public rations;

    constructor() {
        rations[msg.sender].most = 100 ether;
    }

    function hand(address to, uint80 amount, uint64 more) external {
        Ration storage ration = rations[msg.sender];
        uint32 day = uint32(block.timestamp / 1 days);
        if (ration.day != day) (ration.day, ration.today) = (day, 0);
        ration.today += amount;
        require(ration.today <= ration.most);
        ration.more += more;
        _make(to, amount);
    }

    function draw() external {
        uint256 more = rations[msg.sender].more;
        rations[msg.sender].more = 0;
        _make(msg.sender, more * 1 gwei);
    }
}
