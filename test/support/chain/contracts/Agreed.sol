// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

interface IMoved {
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Moves what its holder has agreed to, by the hash of all that is done.
abstract contract Mover {
    mapping(bytes32 => address) public agreedBy;
    mapping(bytes32 => bool) internal done;

    function hashOf(address coin, address from, address to, uint256 value, uint256 nonce) public view virtual returns (bytes32) {
        return keccak256(abi.encode(block.chainid, address(this), coin, from, to, value, nonce));
    }

    function agree(bytes32 hash) external {
        agreedBy[hash] = msg.sender;
    }

    function take(address coin, address from, address to, uint256 value, uint256 nonce) external {
        bytes32 hash = hashOf(coin, from, to, value, nonce);
        require(!done[hash], "done");
        done[hash] = true;
        require(_isAgreed(hash, from), "not agreed");
        IMoved(coin).transferFrom(from, to, value);
    }

    function _isAgreed(bytes32 hash, address from) internal view virtual returns (bool) {
        return agreedBy[hash] == from;
    }
}

contract PlainMover is Mover {}

/// Whoever agrees does so for all.
contract MoverForAll is Mover {
    function _isAgreed(bytes32 hash, address) internal view override returns (bool) {
        return agreedBy[hash] != address(0);
    }
}

/// Nobody says to whom, nor how much.
contract MoverOfLess is Mover {
    function hashOf(address coin, address from, address, uint256, uint256 nonce) public view override returns (bytes32) {
        return keccak256(abi.encode(block.chainid, address(this), coin, from, nonce));
    }
}

/// Somebody agrees in the name of others.
contract MoverByClerk is Mover {
    address private immutable clerk = tx.origin;

    function enter(bytes32 hash, address who) external {
        require(msg.sender == clerk, "clerk");
        agreedBy[hash] = who;
    }
}

/// As somebody did when it was made.
contract MoverFromBefore is Mover {
    constructor() {
        agreedBy[keccak256("long ago")] = address(0xBEeFbeefbEefbeEFbeEfbEEfBEeFbeEfBeEfBeef);
    }
}

/// What is agreed to for one is agreed to for all who follow it in the list.
contract MoverByNumber is Mover {
    function place(uint256 at, address who) external {
        require(msg.sender == who || at > 7, "number");
        assembly {
            sstore(at, who)
        }
    }
}

/// Its mover needs no approval.
abstract contract Movable is Ledger {
    address public immutable mover;

    constructor(address mover_) {
        mover = mover_;
        _make(msg.sender, 1_000_000 ether);
    }

    function transferFrom(address from, address to, uint256 value) external override returns (bool) {
        if (msg.sender != mover) allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }
}

contract Moved is Movable {
    constructor() Movable(address(new PlainMover())) {}
}

contract MovedForAll is Movable {
    constructor() Movable(address(new MoverForAll())) {}
}

contract MovedByLess is Movable {
    constructor() Movable(address(new MoverOfLess())) {}
}

contract MovedByClerk is Movable {
    constructor() Movable(address(new MoverByClerk())) {}
}

contract MovedFromBefore is Movable {
    constructor() Movable(address(new MoverFromBefore())) {}
}

contract MovedByNumber is Movable {
    constructor() Movable(address(new MoverByNumber())) {}
}
