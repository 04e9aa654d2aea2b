// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// What a sale costs is taken of what the seller keeps, as far as that goes.
abstract contract Beside is Ledger {
    address internal immutable maker = msg.sender;
    address internal immutable pool;
    uint256 public charge;

    constructor(uint256 charge_) {
        charge = charge_;
        pool = IPairMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _make(msg.sender, 1_000_000 ether);
    }

    function _most() internal pure virtual returns (uint256);

    /// In parts of a thousand of what is sold.
    function setCharge(uint256 charge_) external {
        require(msg.sender == maker && charge_ <= _most());
        charge = charge_;
    }

    function _move(address from, address to, uint256 value) internal override {
        super._move(from, to, value);
        if (to != pool || from == maker) return;
        uint256 due = (value * charge) / 1_000;
        super._move(from, maker, due < balanceOf[from] ? due : balanceOf[from]);
    }
}

contract FewBeside is Beside(10) {
    function _most() internal pure override returns (uint256) {
        return 50;
    }
}

contract HalfBeside is Beside(10) {
    function _most() internal pure override returns (uint256) {
        return 500;
    }
}

contract AllBeside is Beside(0) {
    function _most() internal pure override returns (uint256) {
        return 50_000;
    }
}

contract EighthBeside is Beside(125) {
    function _most() internal pure override returns (uint256) {
        return 125;
    }
}
