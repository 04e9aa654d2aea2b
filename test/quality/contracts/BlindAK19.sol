// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";

/// Emission falls by a sixth or so each year; gauges have it.
contract SaolaToken is ERC20("Saola Gauge", "SAOL") {
    uint256 public constant REDUCTION = 1.189e18;
    uint256 public rate = uint256(2_000_000 ether) / 365 days;
    uint256 public startEpochTime;
    uint256 public startEpochSupply;
    address public immutable minter;

    event UpdateMiningParameters(uint256 time, uint256 rate, uint256 supply);

    constructor(address minter_) {
        minter = minter_;
        _mint(msg.sender, 10_000_000 ether);
        (startEpochTime, startEpochSupply) = (block.timestamp, totalSupply());
    }

    function updateMiningParameters() external {
        require(block.timestamp >= startEpochTime + 365 days, "too soon");
        startEpochSupply += rate * 365 days;
        startEpochTime += 365 days;
        rate = (rate * 1e18) / REDUCTION;
        emit UpdateMiningParameters(startEpochTime, rate, startEpochSupply);
    }

    function availableSupply() public view returns (uint256) {
        uint256 passed = block.timestamp - startEpochTime;
        return startEpochSupply + (passed > 365 days ? 365 days : passed) * rate;
    }

    function mint(address to, uint256 value) external returns (bool) {
        require(msg.sender == minter, "minter only");
        require(totalSupply() + value <= availableSupply(), "exceeds allowable mint amount");
        _mint(to, value);
        return true;
    }
}

/// Locked up to four years; counts less as its end comes near.
contract SaolaEscrow {
    struct Lock {
        uint256 amount;
        uint256 end;
    }

    SaolaToken public immutable token;
    mapping(address => Lock) public locked;

    event Deposit(address indexed provider, uint256 value, uint256 end);
    event Withdraw(address indexed provider, uint256 value);

    constructor(SaolaToken token_) {
        token = token_;
    }

    function createLock(uint256 amount, uint256 time) external {
        require(locked[msg.sender].amount == 0 && time >= 1 weeks && time <= 4 * 365 days, "lock");
        locked[msg.sender] = Lock(amount, block.timestamp + time);
        token.transferFrom(msg.sender, address(this), amount);
        emit Deposit(msg.sender, amount, block.timestamp + time);
    }

    function balanceOf(address who) external view returns (uint256) {
        Lock memory one = locked[who];
        return one.end <= block.timestamp ? 0 : (one.amount * (one.end - block.timestamp)) / (4 * 365 days);
    }

    function withdraw() external {
        Lock memory one = locked[msg.sender];
        require(block.timestamp >= one.end, "The lock didn't expire");
        delete locked[msg.sender];
        token.transfer(msg.sender, one.amount);
        emit Withdraw(msg.sender, one.amount);
    }
}

/// Two gauges, the pool and the escrowed; votes split what the week may mint between them.
contract SaolaMinter {
    SaolaToken public token;
    SaolaEscrow public immutable escrow;
    address[2] public gauges;
    uint256 public lastMint;
    mapping(uint256 => uint256[2]) public votes;
    mapping(uint256 => mapping(address => bool)) public hasVoted;
    mapping(address => uint256) public claimable;

    event VoteForGauge(address indexed who, uint256 gauge, uint256 weight);
    event Minted(uint256 first, uint256 second);

    constructor(SaolaEscrow escrow_, address first, address second) {
        escrow = escrow_;
        gauges = [first, second];
    }

    function bind(SaolaToken token_) external {
        require(address(token) == address(0), "bound");
        token = token_;
    }

    function vote(uint256 gauge) external {
        uint256 week = block.timestamp / 1 weeks;
        require(gauge < 2 && !hasVoted[week][msg.sender], "voted");
        hasVoted[week][msg.sender] = true;
        uint256 weight = escrow.balanceOf(msg.sender);
        votes[week][gauge] += weight;
        emit VoteForGauge(msg.sender, gauge, weight);
    }

    /// Once a week, by the votes of the week before.
    function mintWeek() external {
        uint256 week = block.timestamp / 1 weeks;
        require(week > lastMint, "week");
        lastMint = week;
        uint256 amount = token.rate() * 1 weeks;
        uint256 room = token.availableSupply() - token.totalSupply();
        if (amount > room) amount = room;
        uint256[2] memory weights = votes[week - 1];
        uint256 sum = weights[0] + weights[1];
        uint256 first = sum == 0 ? amount / 2 : (amount * weights[0]) / sum;
        token.mint(gauges[0], first);
        token.mint(gauges[1], amount - first);
        emit Minted(first, amount - first);
    }
}
