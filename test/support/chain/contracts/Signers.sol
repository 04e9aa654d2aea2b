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

    /// What is signed is a list, with a number that counts it.
    function byLists(address[] calldata from, uint256[] calldata value, uint256 number, bytes calldata mark) external {
        bytes32 digest = keccak256(abi.encode(from, value, number));
        require(from.length == value.length && mark.length == 65, "lengths");
        require(number == uint256(taken) + 7, "number");
        address signer = ecrecover(digest, uint8(mark[64]), bytes32(mark[:32]), bytes32(mark[32:64]));
        require(signer != address(0) && signer == keeper, "signature");
        for (uint256 nth = 0; nth < from.length; nth++) require(members[from[nth]] || value[nth] > 0, "member");
        taken++;
    }

    /// Nobody can sign it: what would be signed is asked of somebody who is not known.
    function byLoop(bytes32 hash, bytes calldata mark) external {
        uint256 rounds;
        for (uint256 nth = uint256(hash); nth > 0; nth--) rounds = uint256(keccak256(abi.encode(rounds, mark)));
        require(ecrecover(bytes32(rounds), uint8(mark[64]), bytes32(mark[:32]), bytes32(mark[32:64])) == keeper, "signature");
        taken++;
    }
}
