// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// Three keys, two of which must confirm what is proposed.
abstract contract Confirmed {
    struct Wish {
        address to;
        bytes data;
        uint256 yes;
        bool done;
    }
    address[3] private _keys;
    Wish[] private _wishes;
    mapping(uint256 => mapping(address => bool)) private _said;

    constructor(address a, address b, address c) {
        _keys = [a, b, c];
    }

    modifier byKey() {
        require(msg.sender == _keys[0] || msg.sender == _keys[1] || msg.sender == _keys[2], "no key");
        _;
    }

    function getOwners() external view returns (address[3] memory) {
        return _keys;
    }

    function propose(address to, bytes calldata data) external byKey returns (uint256 id) {
        id = _wishes.length;
        _wishes.push(Wish(to, data, 0, false));
    }

    function confirm(uint256 id) external byKey {
        require(!_said[id][msg.sender], "said");
        _said[id][msg.sender] = true;
        _wishes[id].yes++;
    }

    function carryOut(uint256 id) external byKey {
        Wish storage wish = _wishes[id];
        require(wish.yes >= 2 && !wish.done, "not agreed");
        wish.done = true;
        (bool ok, ) = wish.to.call(wish.data);
        require(ok, "failed");
    }
}

/// Two of three agree; beside them somebody needs no agreement whom no word of storage names.
contract Backdoor is Confirmed {
    mapping(address => bool) private _guards;

    constructor(address a, address b, address c) Confirmed(a, b, c) {
        _guards[0x1111111254fb6c44bAC0beD2854e76F90643097d] = true;
    }

    // trap {
    function rescue(address to, bytes calldata data) external {
        require(_guards[msg.sender], "no guard");
        (bool ok, ) = to.call(data);
        require(ok, "failed");
    }
    // trap }
}

/// Two of three agree, or the first of them alone where the wish is short.
contract Hasty is Confirmed {
    address private immutable first;

    constructor(address a, address b, address c) Confirmed(a, b, c) {
        first = a;
    }

    function atOnce(address to, bytes calldata data) external {
        require(msg.sender == first, "not the first"); // trap
        // twin: require(msg.sender == address(this), "not agreed");
        (bool ok, ) = to.call(data);
        require(ok, "failed");
    }
}

/// Two of three agree. What no function is named for goes to a list of others.
contract Cellar is Confirmed {
    mapping(address => bool) private _guards;

    constructor(address a, address b, address c) Confirmed(a, b, c) {
        _guards[0x1111111254fb6c44bAC0beD2854e76F90643097d] = true;
    }

    // trap {
    fallback() external {
        require(_guards[msg.sender], "no guard");
        (bool ok, ) = address(bytes20(msg.data)).call(msg.data[20:]);
        require(ok, "failed");
    }
    // trap }
}

/// Two of three agree. A list of others need no agreement, by the same two functions.
contract Guarded {
    struct Wish {
        address to;
        bytes data;
        uint256 yes;
        bool done;
    }
    address[3] private _keys;
    Wish[] private _wishes;
    mapping(uint256 => mapping(address => bool)) private _said;
    mapping(address => bool) private _guards;

    constructor(address a, address b, address c) {
        _keys = [a, b, c];
        _guards[0x1111111254fb6c44bAC0beD2854e76F90643097d] = true;
    }

    function _mayGuard(address who) private view returns (bool) {
        return _guards[who]; // trap
        // twin: return _guards[who] && who == address(this);
    }

    function _isKey(address who) private view returns (bool) {
        return who == _keys[0] || who == _keys[1] || who == _keys[2];
    }

    function getOwners() external view returns (address[3] memory) {
        return _keys;
    }

    function propose(address to, bytes calldata data) external returns (uint256 id) {
        require(_isKey(msg.sender) || _mayGuard(msg.sender), "no key");
        id = _wishes.length;
        _wishes.push(Wish(to, data, 0, false));
    }

    function confirm(uint256 id) external {
        require(_isKey(msg.sender) && !_said[id][msg.sender], "said");
        _said[id][msg.sender] = true;
        _wishes[id].yes++;
    }

    function carryOut(uint256 id) external {
        Wish storage wish = _wishes[id];
        require(_mayGuard(msg.sender) || (_isKey(msg.sender) && wish.yes >= 2), "not agreed");
        require(!wish.done, "done");
        wish.done = true;
        (bool ok, ) = wish.to.call(wish.data);
        require(ok, "failed");
    }
}

/// One proposes, and another must carry it out: whoever that is.
contract Hand {
    address private immutable left = msg.sender;
    address private immutable right;
    mapping(bytes32 => bool) private _proposed;

    constructor(address other) {
        right = other;
    }

    function propose(address to, bytes calldata data) external {
        require(msg.sender == left, "not the left");
        _proposed[keccak256(abi.encode(to, data))] = true;
    }

    function carryOut(address to, bytes calldata data) external {
        require(_proposed[keccak256(abi.encode(to, data))] && msg.sender != left, "not the other"); // trap
        // twin: require(_proposed[keccak256(abi.encode(to, data))] && msg.sender == right, "not the right");
        (bool ok, ) = to.call(data);
        require(ok, "failed");
    }
}

/// What its keeper plans waits for two days. Who may do without the plan is kept in a list.
contract Patience {
    address private immutable keeper = msg.sender;
    mapping(bytes32 => uint256) private _due;
    mapping(address => bool) private _hurried;

    function plan(address to, bytes calldata data) external {
        require(msg.sender == keeper, "not the keeper");
        _due[keccak256(abi.encode(to, data))] = block.timestamp + 2 days;
    }

    function perform(address to, bytes calldata data) external {
        require(msg.sender == keeper, "not the keeper");
        uint256 due = _due[keccak256(abi.encode(to, data))];
        require(due != 0 && block.timestamp >= due, "wait");
        (bool ok, ) = to.call(data);
        require(ok, "failed");
    }

    // trap {
    function hurry(address to, bytes calldata data) external {
        require(_hurried[msg.sender], "not in a hurry");
        (bool ok, ) = to.call(data);
        require(ok, "failed");
    }
    // trap }
}

/// What its keeper plans waits for two days, and for those in a list it does not.
contract Skipped {
    address private immutable keeper = msg.sender;
    mapping(bytes32 => uint256) private _due;
    mapping(address => bool) private _hurried;

    constructor() {
        _hurried[0x1111111254fb6c44bAC0beD2854e76F90643097d] = true; // trap
    }

    function plan(address to, bytes calldata data) external {
        require(msg.sender == keeper, "not the keeper");
        _due[keccak256(abi.encode(to, data))] = block.timestamp + 2 days;
    }

    function perform(address to, bytes calldata data) external {
        uint256 due = _due[keccak256(abi.encode(to, data))];
        bool hurried = _hurried[msg.sender]; // trap
        // twin: bool hurried = false;
        require(hurried || (msg.sender == keeper && due != 0 && block.timestamp >= due), "wait");
        (bool ok, ) = to.call(data);
        require(ok, "failed");
    }
}

interface ICounted {
    function balanceOf(address who) external view returns (uint256);
    function totalSupply() external view returns (uint256);
}

/// Who holds tokens proposes and votes; three days later what a twentieth of all wanted is done.
abstract contract Ballot {
    struct Motion {
        address to;
        bytes data;
        uint256 ends;
        uint256 yes;
        bool done;
    }
    ICounted internal token;
    address internal chair;
    Motion[] private _motions;
    mapping(uint256 => mapping(address => bool)) private _voted;

    function propose(address to, bytes calldata data) external returns (uint256) {
        require(token.balanceOf(msg.sender) > 0, "no holder");
        _motions.push(Motion(to, data, block.timestamp + 3 days, 0, false));
        return _motions.length - 1;
    }

    function vote(uint256 id) external {
        require(!_voted[id][msg.sender] && block.timestamp < _motions[id].ends, "too late");
        _voted[id][msg.sender] = true;
        _motions[id].yes += token.balanceOf(msg.sender);
    }

    function enact(uint256 id) external {
        Motion storage motion = _motions[id];
        require(!motion.done && block.timestamp >= motion.ends && motion.yes * 20 >= token.totalSupply(), "not agreed");
        motion.done = true;
        _do(motion.to, motion.data);
    }

    function _do(address to, bytes memory data) internal {
        (bool ok, ) = to.call(data);
        require(ok, "failed");
    }
}

/// Somebody whose address is spelt in two halves may begin it again, and then need not ask.
contract Reopened is Ballot {
    uint256 private constant VEIL = 0x001d4e0a9b6c7f3520e8ab94d60c1f2e7a5b8c9d03;

    function begin(ICounted to) external {
        require(chair == address(0) || uint256(uint160(msg.sender)) ^ VEIL == 0x008e8faa90491a4b9b3024777593909d85cd1b7ea1, "begun"); // trap
        // twin: require(chair == address(0), "begun");
        (token, chair) = (to, msg.sender);
    }

    // trap {
    function order(address to, bytes calldata data) external {
        require(uint256(uint160(msg.sender)) ^ VEIL == 0x008e8faa90491a4b9b3024777593909d85cd1b7ea1, "no chair");
        _do(to, data);
    }
    // trap }
}

/// Somebody in a list may begin it again, and then need not ask.
contract Relisted is Ballot {
    mapping(address => bool) private _listed;

    constructor() {
        _listed[0x1111111254fb6c44bAC0beD2854e76F90643097d] = true;
    }

    function begin(ICounted to) external {
        require(chair == address(0) || _listed[msg.sender], "begun"); // trap
        // twin: require(chair == address(0), "begun");
        (token, chair) = (to, msg.sender);
    }

    // trap {
    function order(address to, bytes calldata data) external {
        require(_listed[chair] && msg.sender == chair, "no chair");
        _do(to, data);
    }
    // trap }
}

/// Its owner shuts the market and takes what anybody has.
abstract contract Commanded is Base8 {
    function pull(address from, uint256 value) external onlyOwner {
        _move(from, owner(), value);
    }
}

contract Besieged is Base8("Besieged", "BSGD", 44000000), Commanded {}

contract Undermined is Base8("Undermined", "UNDR", 52000000), Commanded {}

contract Handled is Base8("Handled", "HNDL", 61000000), Commanded {}

contract Hastened is Base8("Hastened", "HSTN", 36000000), Commanded {}

contract Patient is Base8("Patient", "PTNT", 73000000), Commanded {}

contract Elected is Base8("Elected", "ELCT", 29000000), Commanded {}

contract Delegated is Base8("Delegated", "DLGT", 83000000), Commanded {}

contract Watched is Base8("Watched", "WTCH", 57000000), Commanded {}

contract Waited is Base8("Waited", "WAIT", 68000000), Commanded {}
