// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IBook {
    function trusted(address who) external view returns (bool);
}

/// Who may pass is kept elsewhere, and takes two calls and three minutes.
contract Book {
    address private immutable keeper;
    mapping(address => uint256) private asked;
    mapping(address => bool) public trusted;

    constructor(address keeper_) {
        keeper = keeper_;
    }

    function ask(address who) external {
        require(msg.sender == keeper, "keeper");
        asked[who] = block.timestamp;
    }

    function grant(address who) external {
        require(msg.sender == keeper && asked[who] != 0, "not asked");
        require(block.timestamp >= asked[who] + 3 minutes, "too early");
        trusted[who] = true;
    }
}

/// Every function has a lock of its own.
contract Doors {
    struct Span {
        uint16 part;
        uint32 since;
        uint32 until;
    }

    struct Entry {
        uint128 amount;
        uint64 since;
    }

    address public keeper;
    IBook private book;
    bytes32 private constant OFFICE = keccak256("OFFICE");
    mapping(bytes32 => mapping(address => bool)) private offices;
    mapping(address => Entry) private entries;
    mapping(bytes32 => uint256) private weights;
    mapping(uint256 => uint256) private releases;
    mapping(address => uint256) public numberOf;
    uint256 public opened;
    uint256 private rate;
    Span private span;

    constructor(address keeper_, IBook book_) {
        keeper = keeper_;
        book = book_;
    }

    function byHand(bytes calldata command) external {
        require(msg.sender == keeper, "keeper");
        if (command[0] == 0x07) rate = uint24(bytes3(command[1:4]));
        else revert("unknown");
        opened = 1;
    }

    function lists(uint256[][] calldata spans) external {
        require(msg.sender == keeper, "keeper");
        for (uint256 i; i < spans.length; i++) for (uint256 id = spans[i][0]; id <= spans[i][1]; id++) releases[id] = spans[i][2];
    }

    function appoint(bytes32 office, address who) external {
        require(msg.sender == keeper, "keeper");
        offices[office][who] = true;
    }

    function structs(address[] calldata markets, Entry[] calldata next) external {
        require(offices[OFFICE][msg.sender], "no office");
        for (uint256 i; i < markets.length; i++) entries[markets[i]] = next[i];
    }

    function weigh(uint64 weight, bytes32 tag) external {
        require(msg.sender == keeper, "keeper");
        weights[tag] = weight;
    }

    function sums(uint256 a, uint256 b, uint16 c) external {
        require((a ^ b) == 0x1234 && c * 3 + 7 == 1_000 && a > 2**200, "sum");
        opened = 4;
    }

    function sealedSpan(uint16 part, uint32 since, uint32 until, bytes32 digest) external {
        require(since < until && digest == keccak256(abi.encode(part, since, until)), "seal");
        span = Span(part, since, until);
    }

    function paid(uint256 price) external payable {
        require(price > 1 gwei && msg.value == price + 3, "price");
        opened = 5;
    }

    function passed(uint256 number) external {
        require(book.trusted(msg.sender), "not trusted");
        opened = number;
    }

    function hashed(uint256 secret) external {
        require(keccak256(abi.encode(secret)) == 0x1111111111111111111111111111111111111111111111111111111111111111, "secret");
        opened = 6;
    }

    function endless(uint256 rounds) external {
        for (uint256 i; i < rounds; i++) rate = uint256(keccak256(abi.encode(rate, i)));
    }

    /// What is summed up is made of what was summed up before.
    function deep(uint256 a) external {
        uint256 sum = a;
        unchecked {
            for (uint256 i; i < 120; i++) sum = (sum ^ a) + (i << 1);
        }
        require(sum != 1, "sum");
        opened = sum;
    }

    /// The same, and twice of that.
    function broad(uint256 a) external {
        uint256 sum = a;
        unchecked {
            for (uint256 i; i < 120; i++) sum = (sum ^ a) + (sum << 1);
        }
        require(sum != 1, "sum");
        opened = sum;
    }

    /// What a block says, and where somebody says.
    function later(uint256 a) external {
        if (block.number > 100_000_000) opened = a;
    }

    function anywhere(uint256 slot, uint256 value) external {
        assembly {
            sstore(slot, value)
        }
    }

    function made() external {
        new Book(address(this));
        opened = 9;
    }

    function number(address who) external {
        numberOf[who] = ++opened;
    }

    /// What others decide upon.
    function move(address from) external view {
        require(releases[numberOf[from]] <= block.timestamp, "not released");
        require(weights[keccak256(abi.encodePacked(from))] < 100, "weight");
    }
}
