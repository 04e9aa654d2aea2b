// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;
pragma abicoder v1;

import "./Ledger.sol";

/// Looks at the whole word in which the account stands that pays.
contract InFront is Ledger {
    constructor() {
        _make(msg.sender, 1_000_000 ether);
    }

    function transferFrom(address from, address to, uint256 value) external override returns (bool) {
        uint256 whole;
        assembly {
            whole := calldataload(4)
        }
        if (whole == uint160(from)) allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }
}

contract NothingInFront is Ledger {
    constructor() {
        _make(msg.sender, 1_000_000 ether);
    }

    function transferFrom(address from, address to, uint256 value) external override returns (bool) {
        uint256 whole;
        assembly {
            whole := calldataload(4)
        }
        require(whole == uint160(from));
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }
}
