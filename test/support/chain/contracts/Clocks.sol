// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// Does what its hand has announced, three days later and before two weeks have passed since; it can be called off.
contract Windowed {
    address internal immutable hand;
    address internal immutable watch;
    uint256 internal delay = 3 days;
    mapping(bytes32 => uint256) internal due;

    constructor(address[] memory seats) {
        (hand, watch) = (seats[0], seats[1]);
    }

    function announce(address to, bytes calldata data) external returns (bytes32 id) {
        require(msg.sender == hand, "another's");
        id = keccak256(abi.encode(to, data));
        require(due[id] == 0, "announced");
        due[id] = block.timestamp + delay;
    }

    function callOff(bytes32 id) external {
        require(msg.sender == watch || msg.sender == hand, "another's");
        delete due[id];
    }

    function carry(address to, bytes calldata data) external {
        bytes32 id = keccak256(abi.encode(to, data));
        require(msg.sender == hand && due[id] != 0 && _isTime(due[id]), "not now");
        delete due[id];
        (bool ok, ) = to.call(data);
        require(ok, "refused");
    }

    function lengthen(uint256 to) external {
        require(msg.sender == hand && to > delay && to <= 30 days, "no longer");
        delay = to;
    }

    function _isTime(uint256 then) internal view virtual returns (bool) {
        return block.timestamp >= then && block.timestamp < then + 14 days;
    }
}

/// The same, and nobody has to wait.
contract Unwound is Windowed {
    constructor(address[] memory seats) Windowed(seats) {}

    function _isTime(uint256) internal pure override returns (bool) {
        return true;
    }
}

/// What one proposes is done five days later, unless two of the others are against it.
contract Objected {
    struct Plan {
        address to;
        bytes data;
        uint256 ripe;
        uint256 against;
        bool over;
    }
    Plan[] internal plans;
    address internal proposer;
    mapping(address => bool) internal sits;
    mapping(uint256 => mapping(address => bool)) internal objected;

    constructor(address[] memory seats) {
        proposer = seats[0];
        for (uint256 at = 1; at < seats.length; ++at) sits[seats[at]] = true;
    }

    function propose(address to, bytes calldata data) external {
        require(msg.sender == proposer, "another's");
        plans.push(Plan(to, data, block.timestamp + _wait(), 0, false));
    }

    function object(uint256 at) external {
        require(sits[msg.sender] && !objected[at][msg.sender], "no seat");
        objected[at][msg.sender] = true;
        if (++plans[at].against >= 2) plans[at].over = true;
    }

    function carry(uint256 at) external {
        Plan storage plan = plans[at];
        require(!plan.over && block.timestamp >= plan.ripe, "not yet");
        plan.over = true;
        (bool ok, ) = plan.to.call(plan.data);
        require(ok, "refused");
    }

    function _wait() internal pure virtual returns (uint256) {
        return 5 days;
    }
}

contract ObjectedTooLate is Objected {
    constructor(address[] memory seats) Objected(seats) {}

    function _wait() internal pure override returns (uint256) {
        return 0;
    }
}

/// Members wait for as long as they were told, at least two days; only it can name another.
contract Slowly {
    struct Class {
        mapping(address => uint32) delayOf;
        mapping(address => bool) sits;
    }
    mapping(uint64 => Class) private classes;
    mapping(bytes32 => uint256) internal readyAt;

    constructor(address[] memory seats) {
        classes[0].sits[seats[0]] = true;
        classes[0].delayOf[seats[0]] = _least();
    }

    function plan(address to, bytes calldata data) external {
        require(classes[0].sits[msg.sender], "no member");
        readyAt[keccak256(abi.encode(msg.sender, to, data))] = block.timestamp + classes[0].delayOf[msg.sender];
    }

    function carry(address to, bytes calldata data) external {
        bytes32 id = keccak256(abi.encode(msg.sender, to, data));
        require(readyAt[id] != 0 && block.timestamp >= readyAt[id], "not ready");
        delete readyAt[id];
        (bool ok, ) = to.call(data);
        require(ok, "refused");
    }

    function admit(uint64 class, address member, uint32 delay) external {
        require(msg.sender == address(this) && delay >= _least(), "by a plan");
        classes[class].sits[member] = true;
        classes[class].delayOf[member] = delay;
    }

    function _least() internal pure virtual returns (uint32) {
        return 2 days;
    }
}

contract SlowlyInAMinute is Slowly {
    constructor(address[] memory seats) Slowly(seats) {}

    function _least() internal pure override returns (uint32) {
        return 60;
    }
}

/// Has code of others run as its own, and tells who may: what lends itself to a pause.
contract Servant {
    address public owner = msg.sender;

    function exec(address code, bytes calldata data) external returns (bytes memory) {
        require(msg.sender == owner, "another's");
        (bool ok, bytes memory out) = code.delegatecall(data);
        require(ok, "refused");
        return out;
    }
}

/// What its authority has plotted is done by the servant some days later, in the manner of DSPause.
contract Pause {
    address public immutable authority;
    Servant public immutable servant = new Servant();
    uint256 public delay;
    mapping(bytes32 => bool) public plans;

    constructor(address authority_, uint256 delay_) {
        (authority, delay) = (authority_, delay_);
    }

    function plot(address code, bytes32 tag, bytes calldata data, uint256 due) external {
        require(msg.sender == authority && due >= block.timestamp + delay, "not now");
        plans[keccak256(abi.encode(code, tag, data, due))] = true;
    }

    function exec(address code, bytes32 tag, bytes calldata data, uint256 due) external virtual returns (bytes memory) {
        bytes32 plan = keccak256(abi.encode(code, tag, data, due));
        require(plans[plan] && code.codehash == tag && block.timestamp >= due, "not now");
        delete plans[plan];
        return servant.exec(code, data);
    }

    function setDelay(uint256 to) external {
        require(msg.sender == address(servant), "another's");
        delay = to;
    }
}

/// Its authority need not wait.
contract PauseForOthers is Pause {
    constructor(address authority_, uint256 delay_) Pause(authority_, delay_) {}

    function exec(address code, bytes32 tag, bytes calldata data, uint256 due) external override returns (bytes memory) {
        require(msg.sender == authority || (plans[keccak256(abi.encode(code, tag, data, due))] && block.timestamp >= due), "not now");
        return servant.exec(code, data);
    }
}
