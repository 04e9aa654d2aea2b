// 0.6 off
// SPDX-License-Identifier: MIT
pragma solidity >=0.6.12 <0.8.0;

import {Plain} from "./BlindAJ7.sol";

/// Whoever locks may vote; what was approved is a contract, and runs in the place of this one.
contract GaleGovernance {
    struct Proposal {
        address proposer;
        address target;
        uint256 end;
        uint256 forVotes;
        uint256 againstVotes;
        bool executed;
    }

    GaleCoin public coin;
    Proposal[] public proposals;
    mapping(address => uint256) public lockedBalance;
    mapping(address => uint256) public canWithdrawAfter;
    mapping(uint256 => mapping(address => bool)) public voted;

    function bind(GaleCoin coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function lock(uint256 value) external {
        coin.transferFrom(msg.sender, address(this), value);
        lockedBalance[msg.sender] += value;
    }

    function unlock(uint256 value) external {
        require(block.timestamp > canWithdrawAfter[msg.sender] && lockedBalance[msg.sender] >= value, "locked");
        lockedBalance[msg.sender] -= value;
        coin.transfer(msg.sender, value);
    }

    function propose(address target) external {
        require(lockedBalance[msg.sender] >= 1_000 ether, "Governance::propose: below threshold");
        proposals.push(Proposal(msg.sender, target, block.timestamp + 5 days, 0, 0, false));
        canWithdrawAfter[msg.sender] = block.timestamp + 10 days;
    }

    function castVote(uint256 id, bool support) external {
        Proposal storage p = proposals[id];
        require(block.timestamp < p.end && !voted[id][msg.sender], "Governance::castVote: closed");
        voted[id][msg.sender] = true;
        if (support) p.forVotes += lockedBalance[msg.sender];
        else p.againstVotes += lockedBalance[msg.sender];
        if (canWithdrawAfter[msg.sender] < p.end + 5 days) canWithdrawAfter[msg.sender] = p.end + 5 days;
    }

    function execute(uint256 id) external {
        Proposal storage p = proposals[id];
        require(block.timestamp > p.end + 2 days && block.timestamp < p.end + 5 days && !p.executed, "Governance::execute: time");
        require(p.forVotes > p.againstVotes && p.forVotes + p.againstVotes >= 100_000 ether, "quorum");
        p.executed = true;
        (bool ok, ) = p.target.delegatecall(abi.encodeWithSignature("executeProposal()"));
        require(ok);
    }
}

/// Could not move for half an hour; since the governance let it, it can always.
contract GaleCoin is Plain {
    address public governance;
    uint256 public canUnpauseAfter = block.timestamp + 30 minutes;
    bool public transfersAllowed;
    mapping(address => bool) public allowedTransferee;

    constructor(address governance_) public Plain("Gale Cash", "GALE", 10_000_000) {
        governance = governance_;
        allowedTransferee[msg.sender] = true;
    }

    /// Anybody, when the time has come.
    function unpause() external {
        require(block.timestamp > canUnpauseAfter, "GALE: cannot change transferability yet");
        transfersAllowed = true;
    }

    function rescueTokens(Plain token, address to, uint256 value) external {
        require(msg.sender == governance, "GALE: unauthorized");
        token.transfer(to, value);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(transfersAllowed || allowedTransferee[from] || allowedTransferee[to], "GALE: paused");
        super._transfer(from, to, value);
    }
}
