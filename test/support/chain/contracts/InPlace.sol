// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface Oracle {
    function told() external view returns (uint256, uint256);
}

/// Takes structs and lists of a fixed length where they lie, in the calldata.
contract InPlace {
    struct Limits {
        uint128 most;
        uint64 pause;
        bool counted;
    }
    struct Receiver {
        address who;
        uint256 rate;
    }
    struct Both {
        uint256[2] rates;
        Limits limits;
    }

    Limits public limits;
    Receiver public receiver;
    mapping(address => Limits) public own;
    uint256[3] public three;
    uint256 public kept;
    address private immutable keeper = msg.sender;

    modifier kept_() {
        require(msg.sender == keeper);
        _;
    }

    function byStruct(Limits calldata next) external kept_ {
        require(next.most > 1_000 && next.pause < 100);
        limits = next;
    }

    function byReceiver(Receiver calldata next) external kept_ {
        receiver = next;
    }

    function beside(address who, Limits calldata next) external kept_ {
        own[who] = next;
    }

    function within(Both calldata next) external kept_ {
        limits = next.limits;
        kept = next.rates[1];
    }

    function byList(uint256[3] calldata next) external kept_ {
        three = next;
    }

    function inMemory(Limits memory next) external kept_ {
        limits = next;
    }

    function byText(string calldata name, uint256 next) external kept_ {
        kept = next + bytes(name).length;
    }

    /// Of the first word it only asks whether it is nothing.
    function byName(bytes32 name, bool on) external kept_ {
        require(name != 0);
        own[address(uint160(uint256(name)))].counted = on;
    }

    /// Takes nothing, and reads two words that somebody answers.
    function asks(Oracle oracle) external view returns (uint256 sum) {
        (uint256 a, uint256 b) = oracle.told();
        return a + b;
    }

    function pull() external kept_ {
        (uint256 a, uint256 b) = Oracle(keeper).told();
        kept = a + b;
    }
}
