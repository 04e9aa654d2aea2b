// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IMaker {
    function make(address one, address other) external returns (address);
}

/// Ways in which a constructor gives somebody something.
contract Gives {
    mapping(address => uint256) internal has;
    address internal pair;
    uint256 internal immutable edition;

    constructor(uint256 seed, address friend) {
        edition = seed % 1000;
        has[msg.sender] = 1;
        // the maker is called, and may have something
        IMaker maker = IMaker(0x00112233445566778899aAbBccddEefF01020304);
        pair = maker.make(address(this), friend);
        has[pair] = 2;
        has[friend] = 3;
        // worked out of a number
        has[address(uint160(seed ^ uint256(0x005a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a)))] = 4;
        // no accounts
        has[address(1)] = 5;
        has[address(this)] = 6;
    }
}
