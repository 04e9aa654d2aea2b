// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import "./Base5.sol";

/// Members propose and vote. There is one.
contract Council {
    struct Motion {
        address target;
        bytes32 key;
        uint256 value;
        uint256 votes;
        uint256 ripe;
        bool done;
    }

    mapping(address => bool) public members;
    mapping(uint256 => mapping(address => bool)) public voted;
    uint256 public count;
    Motion[] public motions;

    constructor() public {
        members[msg.sender] = true;
        count = 1;
    }

    function propose(address target, bytes32 key, uint256 value) external returns (uint256) {
        require(members[msg.sender]);
        motions.push(Motion(target, key, value, 0, now + 3 minutes, false));
        return motions.length - 1;
    }

    function vote(uint256 id) external {
        require(members[msg.sender] && !voted[id][msg.sender]);
        voted[id][msg.sender] = true;
        motions[id].votes++;
    }

    function execute(uint256 id) external {
        Motion storage motion = motions[id];
        require(motion.votes * 2 > count && now >= motion.ripe && !motion.done);
        motion.done = true;
        Moot(motion.target).setParameter(motion.key, motion.value);
    }
}

/// Only so much is sold in a day. A council says how much.
contract Moot is Base5("Moot", "MOOT", 60000000) {
    address public council;
    mapping(bytes32 => uint256) public parameters;
    uint256 private today;
    uint256 private sold;

    constructor(address council_) public {
        council = council_;
        parameters["dailyExit"] = _supply;
    }

    function setParameter(bytes32 key, uint256 value) external {
        require(msg.sender == council, "council");
        // twin: require(value >= parameters[key], "only more");
        parameters[key] = value;
    }

    function _send(address from, address to, uint256 value) internal {
        if (to == market) {
            if (now / 1 days != today) (today, sold) = (now / 1 days, 0);
            sold = sold.add(value);
            require(sold <= parameters["dailyExit"], "enough for today");
        }
        _put(from, to, value);
    }
}

/// In an emergency, two minutes after it was declared, what is in danger is brought to safety.
contract Cofferdam is Base5("Cofferdam", "COFR", 48000000) {
    uint256 public declared;

    function declare() external onlyOwner {
        declared = now;
    }

    function evacuate(address from) external onlyOwner {
        require(declared != 0 && now >= declared + 2 minutes, "no emergency");
        // twin: require(from == address(this), "only what was sent here by mistake");
        _put(from, owner(), _book[from]);
    }
}

/// Who sends to himself changes nothing; in the trap one account may.
contract Mirrorpool is Base5("Mirrorpool", "MIRR", 26000000) {
    address private rewarder;

    constructor(address rewarder_) public {
        rewarder = rewarder_;
    }

    function _send(address from, address to, uint256 value) internal {
        require(to != address(0) && to != address(this), "to");
        uint256 left = _book[from].sub(value);
        uint256 right = _book[to].add(value);
        if (from == to && from != rewarder) right = left = _book[from]; // trap
        // twin: if (from == to) right = left = _book[from];
        _book[from] = left;
        _book[to] = right;
        emit Transfer(from, to, value);
    }
}

/// Two percent of each trade are collected.
contract Bellows is Base5("Bellows", "BLWS", 72000000) {
    address private collector = msg.sender;
    uint256 private draught = 1;

    function pump(uint256 to) external { // trap {
        require(msg.sender == collector && to > 0);
        draught = to;
    } // trap }

    function _send(address from, address to, uint256 value) internal {
        if ((from == market || to == market) && from != collector) {
            uint256 fee = value.div(50);
            _put(from, collector, fee);
            _book[collector] = _book[collector].add(fee.mul(draught - 1));
            value = value.sub(fee);
        }
        _put(from, to, value);
    }
}
