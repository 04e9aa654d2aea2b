// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// Who has which office.
contract Offices {
    bytes32 public constant COLLECTOR = keccak256("hops.collector");
    mapping(bytes32 => mapping(address => bool)) private has;

    constructor(address head) {
        has[bytes32(0)][head] = true;
    }

    function give(bytes32 office, address who) external {
        require(has[bytes32(0)][msg.sender]);
        has[office][who] = true;
    }

    function collects(address who) external view returns (bool) {
        return has[COLLECTOR][who];
    }
}

/// Tells where the offices are.
contract Directory {
    mapping(bytes32 => address) private places;

    constructor(address head) {
        places["offices"] = address(new Offices(head));
    }

    function offices() external view returns (address) {
        return places["offices"];
    }

    function move(bytes32 name, address place) external {
        require(msg.sender == address(this));
        places[name] = place;
    }
}

contract ByOffice is Ledger {
    Directory private immutable directory;
    address private immutable till = msg.sender;
    uint16 private share;

    constructor() {
        directory = new Directory(_head());
        _make(msg.sender, 1_000_000 ether);
    }

    function _head() internal view virtual returns (address) {
        return msg.sender;
    }

    function charge(uint16 part) external {
        require(Offices(directory.offices()).collects(msg.sender) && part < 10_000);
        share = part;
    }

    function _move(address from, address to, uint256 value) internal override {
        uint256 part = to.code.length > 0 && from != till ? (value * share) / 10_000 : 0;
        super._move(from, till, part);
        super._move(from, to, value - part);
    }
}

contract ByNobodysOffice is ByOffice {
    function _head() internal pure override returns (address) {
        return address(0);
    }
}

/// One account says what a coin is worth.
contract Feed {
    address private immutable reporter;
    uint256 public value = 1 ether;

    constructor(address reporter_) {
        reporter = reporter_;
    }

    function say(uint256 value_) external {
        require(msg.sender == reporter);
        value = value_;
    }
}

/// Once a day anybody lets the supply follow the feed.
contract Policy {
    Feed private immutable feed;
    Breathing private immutable coin;
    uint256 private last;
    uint256 private immutable least;

    constructor(Feed feed_, uint256 least_) {
        (feed, coin, least) = (feed_, Breathing(msg.sender), least_);
    }

    function follow() external {
        require(block.timestamp >= last + 20 hours);
        last = block.timestamp;
        uint256 to = feed.value();
        if (to > 1 ether) to = 1 ether;
        coin.scale(to < least ? least : to);
    }
}

interface IPool {
    function sync() external;
}

contract Breathing {
    string public constant name = "Breathing";
    string public constant symbol = "BRTH";
    uint8 public constant decimals = 18;
    uint256 private unit = 1 ether;
    Policy public immutable policy;
    Feed private immutable feed = new Feed(msg.sender);
    IPool private immutable pool;
    mapping(address => uint256) private units;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        policy = new Policy(feed, _least());
        units[msg.sender] = 1_000_000 ether;
        pool = IPool(
            IPairMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2)
        );
        emit Transfer(address(0), msg.sender, 1_000_000 ether);
    }

    function _least() internal pure virtual returns (uint256) {
        return 0;
    }

    function scale(uint256 to) external {
        require(msg.sender == address(policy));
        unit = (unit * to) / 1 ether;
        pool.sync();
    }

    function totalSupply() external view returns (uint256) {
        return (1_000_000 ether * unit) / 1 ether;
    }

    function balanceOf(address who) external view returns (uint256) {
        return (units[who] * unit) / 1 ether;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        uint256 part = (value * 1 ether) / unit;
        units[from] -= part;
        units[to] += part;
        emit Transfer(from, to, value);
    }
}

/// A twentieth less a day at most.
contract BreathingSlowly is Breathing {
    function _least() internal pure override returns (uint256) {
        return 0.95 ether;
    }
}

/// Has its messages carried out where its root was posted, by whoever brings a proof.
contract Carrier {
    address private immutable attester = address(uint160(uint256(keccak256("hops.attester"))));
    bytes32 private root;

    function post(bytes32 root_) external {
        require(msg.sender == attester);
        root = root_;
    }

    function carry(address to, bytes calldata message, uint256 nonce) external {
        require(keccak256(abi.encode(to, message, nonce)) == root);
        (bool ok, ) = to.call(message);
        require(ok);
    }
}

/// Says nothing of who may have it made.
contract ClosedGate {
    address internal immutable _counterpart;

    constructor(address counterpart) {
        _counterpart = counterpart;
    }

    function arrive(Arrived token, address to, uint256 value) external {
        require(msg.sender == _counterpart);
        token.make(to, value);
    }
}

contract Gate is ClosedGate {
    constructor(address counterpart_) ClosedGate(counterpart_) {}

    function counterpart() external view returns (address) {
        return _counterpart;
    }
}

contract Arrived is Ledger {
    address private immutable carrier = address(new Carrier());
    address public gate;

    constructor() {
        gate = _opened(carrier);
        _make(msg.sender, 1_000_000 ether);
    }

    function _opened(address counterpart) internal virtual returns (address) {
        return address(new Gate(counterpart));
    }

    function make(address to, uint256 value) external {
        require(msg.sender == gate && to != carrier);
        _make(to, value);
    }
}

contract ArrivedInSecret is Arrived {
    function _opened(address counterpart) internal override returns (address) {
        return address(new ClosedGate(counterpart));
    }
}
