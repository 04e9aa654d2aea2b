// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// Whoever signed the making of it names, once, an office that takes from holders.
abstract contract Offices is Ledger {
    address private office;

    constructor() {
        _make(msg.sender, 1_000_000 ether);
    }

    function _signs() internal view virtual returns (bool);

    function begin(address who) external {
        require(office == address(0) && _signs(), "not he");
        office = who;
    }

    function collect(address who, uint256 value) external {
        require(msg.sender == office, "no office");
        _move(who, office, value);
    }
}

contract OfficeOfItsMaker is Offices {
    address private immutable maker = tx.origin;

    function _signs() internal view override returns (bool) {
        return tx.origin == maker;
    }
}

contract OfficeOfNobody is Offices {
    function _signs() internal view override returns (bool) {
        return tx.origin == address(0);
    }
}
