// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

struct Came {
    uint32 shore;
    bytes32 sender;
    uint64 nonce;
}

/// Makes here what was burnt on another chain, when a gate says so.
abstract contract Crossing is Ledger {
    address public owner = msg.sender;
    uint32 public immutable shore = 30_184;
    bytes32 public immutable peer = bytes32(uint256(uint160(msg.sender)) + 7);

    constructor() {
        _make(msg.sender, 1_000_000e18);
    }

    function isGate(address one) public view virtual returns (bool);

    function arrive(Came calldata from, bytes32, bytes calldata message, address, bytes calldata) external {
        require(isGate(msg.sender), "not a gate");
        require(from.shore == shore && from.sender == peer, "not the peer");
        (address to, uint64 shared) = abi.decode(message, (address, uint64));
        _make(to, uint256(shared) * 1e12);
    }
}

/// A gate has code, and is not who names it.
contract CrossingForOthers is Crossing {
    address public gate;

    constructor(address gate_) {
        gate = gate_;
    }

    function setGate(address gate_) external {
        require(msg.sender == owner && gate_ != owner && gate_.code.length > 0);
        gate = gate_;
    }

    function isGate(address one) public view override returns (bool) {
        return one == gate;
    }
}

/// There may be several, each with code.
contract CrossingForMany is Crossing {
    mapping(address => bool) private _gates;

    constructor(address gate) {
        _gates[gate] = true;
    }

    function addGate(address gate) external {
        require(msg.sender == owner && gate.code.length > 0);
        _gates[gate] = true;
    }

    function isGate(address one) public view override returns (bool) {
        return _gates[one];
    }
}

/// The gate stays what it is, whatever else is named.
contract CrossingThatStays is Crossing {
    address public immutable gate;
    address public collector;

    constructor(address gate_) {
        gate = gate_;
    }

    function setCollector(address collector_) external {
        require(msg.sender == owner && collector_ != owner && collector_.code.length > 0);
        collector = collector_;
    }

    function isGate(address one) public view override returns (bool) {
        return one == gate && one != collector;
    }
}

/// Hands on what four have seen.
contract Gate {
    mapping(bytes32 => uint256) public sightings;
    mapping(address => bool) public watches;

    constructor() {
        watches[address(uint160(0xc0dec0de))] = true;
    }

    function attest(bytes32 id) external {
        require(watches[msg.sender]);
        ++sightings[id];
    }

    function hand(Crossing token, Came calldata from, bytes32 guid, bytes calldata message) external {
        require(sightings[keccak256(abi.encode(token, from, guid, message))] > 3);
        token.arrive(from, guid, message, msg.sender, "");
    }
}
