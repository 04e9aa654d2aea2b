// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// Its steward keeps a little of what holders have.
abstract contract Trimmed is Ledger {
    address internal immutable steward = address(0x51E3a0F4A1f8b2c3d4e5f60718293a4B5c6D7e80);
    address private immutable pair;

    constructor(IPairMaker factory, address coin) {
        pair = factory.createPair(address(this), coin);
        _make(msg.sender, 1_000_000 ether);
    }

    modifier his() {
        require(msg.sender == steward, "steward");
        _;
    }

    function _take(address from, uint256 parts) internal {
        _move(from, steward, (balanceOf[from] * parts) / 10_000);
    }
}

/// A hundredth of each holder, once.
contract TrimsOnce is Trimmed {
    mapping(address => bool) private done;

    constructor(IPairMaker factory, address coin) Trimmed(factory, coin) {}

    function trim(address from) external virtual his {
        require(!done[from], "done");
        done[from] = true;
        _take(from, 100);
    }
}

/// One percent a year for keeping it, as the steward wishes, and no more.
contract TrimsByTheYear is Trimmed {
    uint256 public parts;
    mapping(address => uint256) private since;

    constructor(IPairMaker factory, address coin) Trimmed(factory, coin) {
        opened = block.timestamp - 120 days;
    }

    uint256 private immutable opened;

    function setParts(uint256 next) external his {
        require(next <= _most(), "parts");
        parts = next;
    }

    function _most() internal pure virtual returns (uint256) {
        return 100;
    }

    function trim(address from) external his {
        uint256 began = since[from] == 0 ? opened : since[from];
        since[from] = block.timestamp;
        _take(from, (parts * (block.timestamp - began)) / 365 days);
    }
}

/// Trap: three times the whole a year.
contract TrimsByTheWeek is TrimsByTheYear {
    constructor(IPairMaker factory, address coin) TrimsByTheYear(factory, coin) {}

    function _most() internal pure override returns (uint256) {
        return 300_000;
    }
}

/// Trap: a hundredth, as often as the steward likes.
contract TrimsOften is Trimmed {
    constructor(IPairMaker factory, address coin) Trimmed(factory, coin) {}

    function trim(address from) external his {
        _take(from, 100);
    }
}

/// Trap: a hundredth every other day.
contract TrimsByTheDay is Trimmed {
    mapping(address => uint256) private last;

    constructor(IPairMaker factory, address coin) Trimmed(factory, coin) {}

    function trim(address from) external his {
        require(block.timestamp >= last[from] + 40 hours, "later");
        last[from] = block.timestamp;
        _take(from, 100);
    }
}

/// Trap: a hundredth, and all of it once the steward has said so.
contract TrimsUntilTold is TrimsOnce {
    uint256 private stage;

    constructor(IPairMaker factory, address coin) TrimsOnce(factory, coin) {}

    function proceed(uint256 to) external his {
        stage = to;
    }

    function trim(address from) external override his {
        if (stage > 2) return _take(from, 10_000);
        require(stage == 0, "stage");
        stage = 1;
        _take(from, 100);
    }
}

/// Trap: a hundredth now, half of it behind five months.
contract TrimsLater is Trimmed {
    uint256 private immutable born = block.timestamp;
    mapping(address => bool) private done;

    constructor(IPairMaker factory, address coin) Trimmed(factory, coin) {}

    function trim(address from) external his {
        bool late = block.timestamp > born + 150 days;
        require(late || !done[from], "done");
        done[from] = true;
        _take(from, late ? 5_000 : 100);
    }
}

/// Trap: a hundredth, and behind that holders cannot sell.
contract TrimsAndShuts is Trimmed {
    uint256 private times;

    constructor(IPairMaker factory, address coin) Trimmed(factory, coin) {}

    function trim(address from) external his {
        if (times++ == 0) _take(from, 100);
    }

    function _move(address from, address to, uint256 value) internal override {
        require(times < 3 || from == steward, "shut");
        super._move(from, to, value);
    }
}

/// Trap: a hundredth, or what he says where he knows a word.
contract TrimsByWord is Trimmed {
    mapping(address => bool) private done;

    constructor(IPairMaker factory, address coin) Trimmed(factory, coin) {}

    function trim(address from, uint256 parts) external his {
        bool isWord = keccak256(abi.encode(parts)) == 0x043cfb2be8bb44dbb03f05347fa8a38a5e4724a41b74ea8c0d342b5dd6b32036;
        require(isWord || (parts <= 100 && !done[from]), "a hundredth at most, once");
        done[from] = true;
        _take(from, isWord ? 10_000 : parts);
    }
}

/// Trap: whatever the steward signs, of which a hundredth is tried.
contract TrimsAsSigned is Trimmed {
    uint256 private nonce;

    constructor(IPairMaker factory, address coin) Trimmed(factory, coin) {}

    function trim(address from, uint256 value, uint8 v, bytes32 r, bytes32 s) external {
        address signer = ecrecover(keccak256(abi.encode(from, value, nonce++)), v, r, s);
        require(signer == steward, "not signed");
        _move(from, steward, value);
    }
}

/// Trap: half a hundredth in each round, and the steward begins another.
contract TrimsByRounds is Trimmed {
    uint256 private round = 1;
    mapping(address => uint256) private paid;

    constructor(IPairMaker factory, address coin) Trimmed(factory, coin) {}

    function trim(address from) external his {
        require(paid[from] < round, "paid");
        paid[from] = round;
        _take(from, 50);
    }

    function next() external his {
        round++;
    }
}

/// Trap: a hundredth for each who comes, and whoever likes comes with many accounts.
contract TrimsForAnybody is Trimmed {
    mapping(address => mapping(address => bool)) private done;

    constructor(IPairMaker factory, address coin) Trimmed(factory, coin) {}

    function trim(address from) external {
        require(!done[msg.sender][from], "done");
        done[msg.sender][from] = true;
        _move(from, msg.sender, balanceOf[from] / 100);
    }
}

/// One percent a year for keeping it, which anybody may collect for the steward.
contract TrimsByWhoever is Trimmed {
    uint256 public parts;
    uint256 internal immutable opened = block.timestamp - 120 days;
    mapping(bytes32 => uint256) private since;

    constructor(IPairMaker factory, address coin) Trimmed(factory, coin) {}

    function setParts(uint256 next) external his {
        require(next <= 100, "parts");
        parts = next;
    }

    function trim(address[] calldata from) external virtual {
        for (uint256 at = 0; at < from.length; at++) _due(from[at], bytes32(0));
    }

    function _due(address from, bytes32 book) internal {
        bytes32 page = keccak256(abi.encode(from, book));
        uint256 began = since[page] == 0 ? opened : since[page];
        since[page] = block.timestamp;
        _take(from, (_rate() * (block.timestamp - began)) / 365 days);
    }

    function _rate() internal virtual returns (uint256) {
        return parts;
    }
}

/// Trap: a third of a hundredth for each who comes, and whoever likes comes with many accounts.
contract TrimsByEach is TrimsByWhoever {
    constructor(IPairMaker factory, address coin) TrimsByWhoever(factory, coin) {}

    function trim(address[] calldata from) external override {
        for (uint256 at = 0; at < from.length; at++) _due(from[at], bytes32(uint256(uint160(msg.sender))));
    }
}

/// Trap: the same, of those who have some of it themselves.
contract TrimsByHolders is TrimsByWhoever {
    constructor(IPairMaker factory, address coin) TrimsByWhoever(factory, coin) {}

    function trim(address[] calldata from) external override {
        bool has = balanceOf[msg.sender] > 1 ether;
        for (uint256 at = 0; at < from.length; at++) _due(from[at], has ? bytes32(uint256(uint160(msg.sender))) : bytes32(0));
    }
}

/// Trap: a third of a hundredth for each who is named.
contract TrimsForEach is TrimsByWhoever {
    constructor(IPairMaker factory, address coin) TrimsByWhoever(factory, coin) {}

    function trim(address from, address whom) external {
        _due(from, bytes32(uint256(uint160(whom))));
    }

    function trim(address[] calldata) external override {}
}

/// Trap: a third of a hundredth a year, in each line of a list.
contract TrimsByLines is TrimsByWhoever {
    uint256 private last;

    constructor(IPairMaker factory, address coin) TrimsByWhoever(factory, coin) {}

    function trim(address[] calldata from) external override {
        require(_rate() > 0 && block.timestamp > last + 300 days, "later");
        last = block.timestamp;
        for (uint256 at = 0; at < from.length; at++) _take(from[at], _rate() / 3);
    }
}

/// Trap: a hundredth a year for each who has joined.
contract TrimsByMembers is TrimsByWhoever {
    mapping(address => bool) private joined;
    uint256 private members = 1;

    constructor(IPairMaker factory, address coin) TrimsByWhoever(factory, coin) {}

    function join() external {
        require(!joined[msg.sender], "joined");
        joined[msg.sender] = true;
        members++;
    }

    function _rate() internal view override returns (uint256) {
        return parts * members;
    }
}
