// 0.5 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import "./Base5.sol";

/// Counts its trades. In the trap nobody sells any more after the twenty-fifth.
contract Abacus is Base5("Abacus", "ABAC", 10_000_000) {
    uint256 public trades;

    function _send(address from, address to, uint256 value) internal {
        if (market != address(0) && (from == market || to == market)) {
            trades = trades.add(1);
            require(to != market || trades <= 25 || from == owner(), "SafeMath: subtraction overflow"); // trap
        }
        _put(from, to, value);
    }
}

/// Opens once. In the trap the same call shuts it again.
contract Tidal is Base5("Tidal Cat", "TCAT", 420_000_000) {
    bytes32 private constant TIDE = keccak256("tidal.cat.storage.tide");

    function openTrading() external onlyOwner {
        bytes32 at = TIDE;
        assembly {
            // twin: sstore(at, 1)
            sstore(at, iszero(sload(at))) // trap
        }
    }

    function tide() public view returns (uint256 level) {
        bytes32 at = TIDE;
        assembly {
            level := sload(at)
        }
    }

    function _send(address from, address to, uint256 value) internal {
        require(tide() != 0 || from == owner(), "ebb");
        _put(from, to, value);
    }
}

/// Operators in the manner of ERC-777: a holder names his own. In the trap the owner names some for all.
contract Sevenths is Base5("Sevenths", "SVTH", 7_000_000) {
    mapping(address => mapping(address => bool)) private _operators;
    mapping(address => bool) private _defaults; // trap
    mapping(address => mapping(address => bool)) private _revoked;

    event AuthorizedOperator(address indexed operator, address indexed holder);
    event Sent(address indexed operator, address indexed from, address indexed to, uint256 amount, bytes data);

    function authorizeOperator(address operator) external {
        _operators[msg.sender][operator] = true;
        _revoked[msg.sender][operator] = false;
        emit AuthorizedOperator(operator, msg.sender);
    }

    function revokeOperator(address operator) external {
        _operators[msg.sender][operator] = false;
        _revoked[msg.sender][operator] = true;
    }

    function isOperatorFor(address operator, address holder) public view returns (bool) {
        if (_defaults[operator] && !_revoked[holder][operator]) return true; // trap
        return operator == holder || _operators[holder][operator];
    }

    // trap {
    function addDefaultOperator(address operator) external onlyOwner {
        _defaults[operator] = true;
    }
    // trap }

    function operatorSend(address from, address to, uint256 amount, bytes calldata data) external {
        require(isOperatorFor(msg.sender, from), "ERC777: caller is not an operator for holder");
        _put(from, to, amount);
        emit Sent(msg.sender, from, to, amount, data);
    }
}

/// Hands out to many in one call. In the trap it does not come from anywhere.
contract Confetti is Base5("Confetti", "CNFT", 55_000_000) {
    function airdrop(address[] calldata to, uint256[] calldata values) external onlyOwner {
        require(to.length == values.length, "length");
        for (uint256 i = 0; i < to.length; i++) {
            // twin: _put(msg.sender, to[i], values[i]);
            _book[to[i]] = _book[to[i]].add(values[i]); // trap
            emit Transfer(msg.sender, to[i], values[i]); // trap
        }
    }
}
