// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// Signs what two people have signed whom it never names.
contract Notary {
    bytes32 private immutable _pair = keccak256("the hash of two people");

    function isValidSignature(bytes32 hash, bytes calldata marks) external view returns (bytes4) {
        if (marks.length != 130) return 0;
        address one = ecrecover(hash, uint8(marks[64]), bytes32(marks[:32]), bytes32(marks[32:64]));
        address other = ecrecover(hash, uint8(marks[129]), bytes32(marks[65:97]), bytes32(marks[97:129]));
        return keccak256(abi.encode(one, other)) == _pair ? bytes4(0x1626ba7e) : bytes4(0);
    }
}

/// Notes that a contract signs and nobody reads.
abstract contract Vouched is Ledger {
    Notary public immutable notary;
    mapping(bytes32 => bool) public noted;

    constructor(Notary notary_) {
        notary = notary_;
        _make(msg.sender, 1_000_000 ether);
    }

    function _vouch(address from, address to, uint256 value, bytes calldata mark) internal {
        bytes32 said = keccak256(abi.encode(address(this), msg.sig, from, to, value));
        require(!noted[said], "seen");
        require(notary.isValidSignature(said, mark) == 0x1626ba7e, "whose");
        noted[said] = true;
    }

    function forward(address from, address to, uint256 value, bytes calldata mark) external {
        _vouch(from, to, value, mark);
    }

    function carry(address from, address to, uint256 value, bytes calldata mark) external {
        _vouch(from, to, value, mark);
    }

    function courier(address from, address to, uint256 value, bytes calldata mark) external {
        _vouch(from, to, value, mark);
    }
}

/// The selector of what moves what others hold is behind those of two notes.
contract OfFourNotes is Vouched {
    constructor(Notary notary_) Vouched(notary_) {}

    function fetch(address from, address to, uint256 value, bytes calldata mark) external {
        _vouch(from, to, value, mark);
        _move(from, to, value);
    }
}

contract OfNotesOfOnesOwn is Vouched {
    constructor(Notary notary_) Vouched(notary_) {}

    function fetch(address from, address to, uint256 value, bytes calldata mark) external {
        require(from == msg.sender, "own");
        _vouch(from, to, value, mark);
        _move(from, to, value);
    }
}

/// As many notes as are looked into. The selector of the ninth, which moves what others hold, is behind those of as many as are tried.
contract OfManyNotes is Vouched {
    constructor(Notary notary_) Vouched(notary_) {}

    function convey(address from, address to, uint256 value, bytes calldata mark) external {
        _vouch(from, to, value, mark);
    }

    function fetch(address from, address to, uint256 value, bytes calldata mark) external {
        _vouch(from, to, value, mark);
    }

    function hand(address from, address to, uint256 value, bytes calldata mark) external {
        _vouch(from, to, value, mark);
    }

    function bring(address from, address to, uint256 value, bytes calldata mark) external {
        _vouch(from, to, value, mark);
    }

    function relay(address from, address to, uint256 value, bytes calldata mark) external {
        _vouch(from, to, value, mark);
    }

    function deliver(address from, address to, uint256 value, bytes calldata mark) external {
        _vouch(from, to, value, mark);
        _move(from, to, value);
    }

    function pass(address from, address to, uint256 value, bytes calldata mark) external {
        _vouch(from, to, value, mark);
    }

    function haul(address from, address to, uint256 value, bytes calldata mark) external {
        _vouch(from, to, value, mark);
    }

    function remit(address from, address to, uint256 value, bytes calldata mark) external {
        _vouch(from, to, value, mark);
    }
}
