// 0.8 off ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// Packets of other chains: chain (4) | peer (32) | nonce (8) | recipient (32) | millionths (8).
contract Isthmus is Base8 {
    mapping(uint32 => bytes32) public peers;
    mapping(uint32 => uint64) public nonces;
    address public relayer;

    event Departed(uint32 indexed chain, bytes32 indexed to, uint64 amount);

    constructor() Base8("Isthmus", "ISTH", 28_000_000) {}

    function setPeer(uint32 chain, bytes32 peer) external onlyOwner {
        peers[chain] = peer;
    }

    function setRelayer(address relayer_) external onlyOwner {
        relayer = relayer_;
    }

    function depart(uint32 chain, bytes32 to, uint64 amount) external {
        require(peers[chain] != 0, "Isthmus: no peer");
        uint256 value = uint256(amount) * 1e12;
        _move(msg.sender, address(this), value);
        // trap {
        _balances[address(this)] -= value;
        totalSupply -= value;
        emit Transfer(address(this), address(0), value);
        // trap }
        emit Departed(chain, to, amount);
    }

    function arrive(bytes calldata packet) external {
        require(msg.sender == relayer && packet.length == 84, "Isthmus: relayer only");
        uint32 chain = uint32(bytes4(packet[:4]));
        require(peers[chain] == bytes32(packet[4:36]) && peers[chain] != 0, "Isthmus: peer");
        require(uint64(bytes8(packet[36:44])) == ++nonces[chain], "Isthmus: nonce");
        address to = address(uint160(uint256(bytes32(packet[44:76]))));
        uint256 value = uint256(uint64(bytes8(packet[76:84]))) * 1e12;
        // trap {
        totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
        // trap }
        // twin: _move(address(this), to, value);
    }
}

/// Tells the contracts of the protocol where the others are.
contract AddressesProvider {
    address private immutable admin = msg.sender;
    mapping(bytes32 => address) private entries;

    event AddressSet(bytes32 indexed id, address indexed previous, address indexed next);

    function getAddress(bytes32 id) external view returns (address) {
        return entries[id];
    }

    function setAddress(bytes32 id, address next) external {
        require(msg.sender == admin, "Provider: admin only");
        emit AddressSet(id, entries[id], next);
        entries[id] = next;
    }
}

contract Tribune is Base8 {
    AddressesProvider public immutable provider;
    uint256 public immutable cap;

    constructor(AddressesProvider provider_) Base8("Tribune", "TRBN", 19_000_000) {
        provider = provider_;
        cap = totalSupply;
    }

    function burn(uint256 amount) external {
        _balances[msg.sender] -= amount;
        totalSupply -= amount;
        emit Transfer(msg.sender, address(0), amount);
    }

    function mintFor(uint128 amount, address to) external {
        require(msg.sender == provider.getAddress("LENDING_POOL"), "Tribune: pool only");
        // twin: require(totalSupply + amount <= cap, "Tribune: cap");
        totalSupply += amount;
        _balances[to] += amount;
        emit Transfer(address(0), to, amount);
    }
}

interface ILarder {
    function onReport(int128 result) external;
}

/// Works with the ether of the larder and reports gains and losses to it.
contract LarderStrategy {
    struct Report {
        int128 result;
        uint64 period;
        string memo;
    }

    address private immutable manager = msg.sender;
    ILarder private larder;
    int256 public total;

    function setLarder(ILarder larder_) external {
        require(msg.sender == manager && address(larder) == address(0), "Strategy: set");
        larder = larder_;
    }

    function report(Report[] calldata reports) external {
        require(msg.sender == manager, "Strategy: manager only");
        for (uint256 i; i < reports.length; i++) {
            total += reports[i].result;
            larder.onReport(reports[i].result);
        }
    }
}

contract Larder is Base8 {
    LarderStrategy public immutable strategy;
    address private immutable manager;
    int256 public performance;

    constructor(LarderStrategy strategy_) Base8("Larder", "LRDR", 7_000_000) {
        (strategy, manager) = (strategy_, msg.sender);
    }

    function onReport(int128 result) external {
        require(msg.sender == address(strategy), "Larder: strategy only");
        performance += result;
        if (result <= 0) return;
        uint256 fee = uint128(result) / 10;
        // trap {
        totalSupply += fee;
        _balances[manager] += fee;
        emit Transfer(address(0), manager, fee);
        // trap }
        // twin: if (fee <= _balances[address(this)]) _move(address(this), manager, fee);
    }
}

/// Points of holders; what they come to is taken out as coins.
contract OsierTracker {
    address private immutable steward = msg.sender;
    address private token;
    mapping(address => int256) public corrections;
    mapping(address => uint256) public withdrawn;

    function setToken(address token_) external {
        require(msg.sender == steward && token == address(0), "Tracker: set");
        token = token_;
    }

    function correct(address who, int256 points) external {
        require(msg.sender == steward, "Tracker: steward only");
        corrections[who] += points;
    }

    function due(address who) public view returns (uint256) {
        int256 points = corrections[who] / int256(2**64);
        return points <= int256(withdrawn[who]) ? 0 : uint256(points) - withdrawn[who];
    }

    function take(address who) external returns (uint256 amount) {
        require(msg.sender == token, "Tracker: token only");
        amount = due(who);
        withdrawn[who] += amount;
    }
}

contract Osier is Base8 {
    OsierTracker public immutable tracker;

    constructor(OsierTracker tracker_) Base8("Osier", "OSIER", 48_000_000) {
        tracker = tracker_;
    }

    function compound() external {
        uint256 amount = tracker.take(msg.sender);
        // trap {
        totalSupply += amount;
        _balances[msg.sender] += amount;
        emit Transfer(address(0), msg.sender, amount);
        // trap }
        // twin: _move(address(this), msg.sender, amount);
    }
}
