// 0.8 runs=200 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

interface IShareAM {
    function balanceOf(address who) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

contract KelpieKnot is Base8("Kelpie Knot", "KELPK", 70_000_000) {}

contract ParishPuffin is Base8("Parish Puffin", "PUFFP", 8_000_000) {}

contract SpliceSwift is Base8("Splice Swift", "SPLSW", 123_000_000) {}

/// Locks for as many days as you like.
contract KelpieLocker {
    struct Hold {
        address token;
        uint32 until; // trap
        // twin: uint64 until;
        address keeper;
        uint256 amount;
    }

    Hold[] public holds;

    event Held(uint256 indexed id, address indexed token, uint256 amount, uint256 length);

    function hold(address token, uint256 length) external returns (uint256 id) {
        require(length >= 30, "a month at least");
        uint256 amount = IShareAM(token).balanceOf(msg.sender);
        IShareAM(token).transferFrom(msg.sender, address(this), amount);
        id = holds.length;
        holds.push();
        Hold storage one = holds[id];
        (one.token, one.keeper, one.amount) = (token, msg.sender, amount);
        one.until = uint32(block.timestamp + length * 1 days); // trap
        // twin: one.until = uint64(block.timestamp + length * 1 days);
        emit Held(id, token, amount, length);
    }

    function release(uint256 id) external {
        Hold storage one = holds[id];
        require(msg.sender == one.keeper && block.timestamp > one.until, "held");
        uint256 amount = one.amount;
        one.amount = 0;
        IShareAM(one.token).transfer(msg.sender, amount);
    }
}

/// The parish decides about what it was given.
contract ParishHall {
    struct Motion {
        address target;
        bytes what;
        uint256 at;
        uint256 ayes;
        bool carried;
    }

    uint256 public immutable needed;
    uint256 public immutable notice;
    mapping(address => bool) public member;
    Motion[] public motions;
    mapping(uint256 => mapping(address => bool)) public voted;

    constructor(address[] memory members, uint256 needed_, uint256 notice_) {
        for (uint256 i; i < members.length; i++) member[members[i]] = true;
        (needed, notice) = (needed_, notice_);
    }

    function give(address token) external {
        IShareAM(token).transferFrom(msg.sender, address(this), IShareAM(token).balanceOf(msg.sender));
    }

    function move(address target, bytes calldata what) external returns (uint256 id) {
        require(member[msg.sender], "member");
        id = motions.length;
        motions.push(Motion(target, what, block.timestamp, 0, false));
    }

    function aye(uint256 id) external {
        require(member[msg.sender] && !voted[id][msg.sender], "member");
        voted[id][msg.sender] = true;
        motions[id].ayes++;
    }

    function carry(uint256 id) external {
        Motion storage one = motions[id];
        require(one.ayes >= needed && block.timestamp >= one.at + notice && !one.carried, "not yet");
        one.carried = true;
        (bool ok, ) = one.target.call(one.what);
        require(ok, "failed");
    }
}

/// Locks that can be divided between partners.
contract SpliceVault {
    struct Strand {
        address token;
        address holder;
        uint256 amount;
        uint256 until;
    }

    Strand[] public strands;

    function lay(address token, uint256 until) external {
        require(until > block.timestamp, "past");
        uint256 amount = IShareAM(token).balanceOf(msg.sender);
        IShareAM(token).transferFrom(msg.sender, address(this), amount);
        strands.push(Strand(token, msg.sender, amount, until));
    }

    function splice(uint256 id, uint256 amount, address partner) external returns (uint256) {
        Strand storage one = strands[id];
        require(msg.sender == one.holder && amount <= one.amount, "holder");
        one.amount -= amount;
        strands.push(Strand(one.token, partner, amount, block.timestamp)); // trap
        // twin: strands.push(Strand(one.token, partner, amount, one.until));
        return strands.length - 1;
    }

    function untie(uint256 id) external {
        Strand storage one = strands[id];
        require(msg.sender == one.holder && block.timestamp >= one.until, "tied");
        uint256 amount = one.amount;
        one.amount = 0;
        IShareAM(one.token).transfer(msg.sender, amount);
    }
}
