// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// A number that is compared with what an address may be, and with one, and is neither.
contract WideMint is ERC20("Wide Mint", "WIDE") {
    address private immutable owner = msg.sender;
    event Loud(bool loud);

    constructor() {
        _mint(msg.sender, 8_000_000 ether);
    }

    function reward(bool loud, uint256 amount) external {
        require(msg.sender == owner);
        if (amount > type(uint160).max) return;
        emit Loud(loud);
        require(amount <= 10 ** 32);
        _mint(owner, amount);
    }
}

contract OneMint is ERC20("One Mint", "ONE") {
    address private immutable owner = msg.sender;
    event Loud(bool loud);

    constructor() {
        _mint(msg.sender, 8_000_000 ether);
    }

    function reward(bool loud, uint256 amount) external {
        require(msg.sender == owner);
        emit Loud(loud);
        if (amount > 1) _mint(owner, amount * 10 ** 24);
    }
}
