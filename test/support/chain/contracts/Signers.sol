// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Lets in whoever has signed, and knows him from different places.
contract Signers {
    address private keeper;
    uint96 private taken;
    uint96 private given;
    address private clerk;
    mapping(address => bool) private members;
    address private constant notary = 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed;

    function byKept(bytes32 hash, uint8 v, bytes32 r, bytes32 s) external {
        require(ecrecover(hash, v, r, s) == keeper, "signature");
        taken++;
    }

    function byPacked(bytes32 hash, uint8 v, bytes32 r, bytes32 s) external {
        require(ecrecover(hash, v, r, s) == clerk, "signature");
        taken++;
    }

    function byConstant(bytes32 hash, uint8 v, bytes32 r, bytes32 s) external {
        require(ecrecover(hash, v, r, s) == notary, "signature");
        taken++;
    }

    function byEither(address from, bytes32 hash, uint8 v, bytes32 r, bytes32 s) external {
        address signer = ecrecover(hash, v, r, s);
        bool ok = signer != address(0) && signer == from;
        if (signer == keeper) ok = true;
        require(ok, "signature");
        taken++;
    }

    function byNamed(address from, bytes32 hash, uint8 v, bytes32 r, bytes32 s) external {
        require(from != address(0) && ecrecover(hash, v, r, s) == from, "signature");
        taken++;
    }

    /// What is signed is counted.
    function byNumber(bytes32 hash, uint256 number, uint8 v, bytes32 r, bytes32 s) external {
        require(number == uint256(taken) + 7, "number");
        bytes32 digest = keccak256(abi.encode(hash, number));
        require(ecrecover(digest, v, r, s) == keeper, "signature");
        taken++;
    }

    function byMember(bytes32 hash, uint8 v, bytes32 r, bytes32 s) external {
        require(members[ecrecover(hash, v, r, s)], "signature");
        taken++;
    }

    function byCaller(bytes32) external {
        require(msg.sender == keeper, "keeper");
        taken++;
    }
}
