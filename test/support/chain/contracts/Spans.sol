// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

interface ISpan {
    function hand(address to, uint256 amount) external;
}

interface IBook {
    function most() external view returns (uint256);
}

/// Lets come over what two have signed, each message once.
contract TwoBanks {
    address private constant ONE = address(uint160(0xa11ce));
    address private constant OTHER = address(uint160(0xb0b));
    mapping(bytes32 => bool) public done;

    function release(address token, address to, uint256 amount, bytes32 id, bytes32[4] calldata words, uint8[2] calldata v) external {
        bytes32 digest = keccak256(abi.encode(block.chainid, address(this), token, to, amount, id));
        require(!done[id]);
        require(ecrecover(digest, v[0], words[0], words[1]) == ONE && ecrecover(digest, v[1], words[2], words[3]) == OTHER);
        done[id] = true;
        ISpan(token).hand(to, amount);
    }
}

/// Trap: one lets over what he likes.
contract OneBank {
    address public immutable warden = msg.sender;

    function release(address token, address to, uint256 amount) external {
        require(msg.sender == warden);
        ISpan(token).hand(to, amount);
    }
}

/// Bridges may make so much of it each day.
contract SpanOfDay is Ledger {
    struct Span {
        uint256 most;
        uint256 made;
        uint256 day;
    }

    address public keeper = address(0xdead);
    mapping(address => Span) public spans;
    address private _bridge;

    constructor(address bridge) {
        _bridge = bridge;
        spans[bridge].most = _most();
        _make(msg.sender, 1_000_000 ether);
    }

    function limit(address bridge, uint256 most) external {
        require(msg.sender == keeper);
        spans[bridge].most = most;
    }

    function hand(address to, uint256 amount) external virtual {
        _count(spans[msg.sender], amount);
        _make(to, amount);
    }

    function _count(Span storage span, uint256 amount) internal virtual {
        uint256 today = block.timestamp / 1 days;
        if (span.day != today) (span.day, span.made) = (today, 0);
        span.made += amount;
        require(span.made <= span.most);
    }

    function _most() internal pure virtual returns (uint256) {
        return 100 ether;
    }
}

/// Three of a thousand a day: in a week it is a fiftieth.
contract SpanOfWeeks is SpanOfDay {
    constructor(address bridge) SpanOfDay(bridge) {}

    function _most() internal pure override returns (uint256) {
        return 3_000 ether;
    }
}

/// Trap: five of a thousand a day.
contract SpanTooWide is SpanOfDay {
    constructor(address bridge) SpanOfDay(bridge) {}

    function _most() internal pure override returns (uint256) {
        return 5_000 ether;
    }
}

/// Trap: so much in each call.
contract SpanOfCall is SpanOfDay {
    constructor(address bridge) SpanOfDay(bridge) {}

    function _count(Span storage span, uint256 amount) internal view override {
        require(amount <= span.most);
    }
}

/// Trap: the bridge begins anew when it likes.
contract SpanRests is SpanOfDay {
    constructor(address bridge) SpanOfDay(bridge) {}

    function rest() external {
        spans[msg.sender].made = 0;
    }
}

/// Trap: the bridge says how much.
contract SpanAsked is SpanOfDay {
    constructor(address bridge) SpanOfDay(bridge) {}

    function ask(uint256 most) external {
        require(spans[msg.sender].most > 0);
        spans[msg.sender].most = most;
    }
}

/// Trap: somebody raises it alone.
contract SpanOfOne is SpanOfDay {
    constructor(address bridge) SpanOfDay(bridge) {
        keeper = address(uint160(uint256(keccak256("somebody"))));
    }
}

/// Trap: the bridge itself may raise it.
contract SpanOfItself is SpanOfDay {
    constructor(address bridge) SpanOfDay(bridge) {
        keeper = bridge;
    }
}

/// Trap: two bridges make a two-hundredth each day together.
contract SpanOfTwo is SpanOfDay {
    address private immutable _second = address(new TwoBanks());

    constructor(address bridge) SpanOfDay(bridge) {
        spans[_second].most = _most();
    }

    function _most() internal pure override returns (uint256) {
        return 2_500 ether;
    }

    function hand(address to, uint256 amount) external override {
        require(to != _second);
        _count(spans[msg.sender], amount);
        _make(to, amount);
    }
}

/// Does for one whatever he says.
contract Errands {
    address public immutable master = tx.origin;

    function run(address to, bytes calldata data) external {
        require(tx.origin == master);
        (bool ok, ) = to.call(data);
        require(ok);
    }
}

/// Trap: a contract raises it, for one who tells it to.
contract SpanOfErrands is SpanOfDay {
    constructor(address bridge) SpanOfDay(bridge) {
        keeper = address(new Errands());
    }
}

/// Trap: what is made is counted for whoever has begun it all, and anybody may begin a message.
contract SpanOfOrigin is SpanOfDay {
    mapping(address => Span) private _counts;

    constructor(address bridge) SpanOfDay(bridge) {}

    function hand(address to, uint256 amount) external override {
        Span storage count = _counts[tx.origin];
        uint256 today = block.timestamp / 1 days;
        if (count.day != today) (count.day, count.made) = (today, 0);
        count.made += amount;
        require(count.made <= spans[msg.sender].most);
        _make(to, amount);
    }
}

/// Trap: only whoever calls by himself is counted.
contract SpanOfPeople is SpanOfDay {
    constructor(address bridge) SpanOfDay(bridge) {}

    function _count(Span storage span, uint256 amount) internal override {
        require(span.most > 0);
        if (tx.origin == msg.sender) super._count(span, amount);
    }
}

/// Trap: a bridge that has code is not counted.
contract SpanOfNoCode is SpanOfDay {
    address private immutable _here;

    constructor(address bridge) SpanOfDay(bridge) {
        _here = bridge;
    }

    function _count(Span storage span, uint256 amount) internal override {
        require(span.most > 0);
        if (_here.code.length == 0) super._count(span, amount);
    }
}

/// Says how much, which cannot be changed.
contract SmallBook {
    function most() external pure returns (uint256) {
        return 100 ether;
    }

    function factor() external pure returns (uint256) {
        return 1;
    }
}

/// Trap: another contract says how much, and one puts another in its place.
contract SpanByBook is SpanOfDay {
    address private immutable _host = msg.sender;
    IBook private _book = IBook(address(new SmallBook()));
    mapping(address => bool) public isBridge;
    uint256 public made;

    constructor(address bridge) SpanOfDay(bridge) {
        isBridge[bridge] = true;
    }

    function read(IBook book) external {
        require(msg.sender == _host);
        _book = book;
    }

    function hand(address to, uint256 amount) external override {
        require(isBridge[msg.sender]);
        made += amount;
        require(made <= _book.most());
        _make(to, amount);
    }
}

/// Trap: another contract says how many for each that is counted, and one puts another in its place.
contract SpanByFactor is SpanOfDay {
    address private immutable _host = msg.sender;
    SmallBook private _book = new SmallBook();

    constructor(address bridge) SpanOfDay(bridge) {}

    function read(SmallBook book) external {
        require(msg.sender == _host);
        _book = book;
    }

    function hand(address to, uint256 amount) external override {
        _count(spans[msg.sender], amount);
        _make(to, amount * _book.factor());
    }
}
