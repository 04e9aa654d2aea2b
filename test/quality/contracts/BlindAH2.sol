// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import "./Base5.sol";

/// Protected from dumps.
contract PebblePuffin is Base5("Pebble Puffin", "PEBBLE", 300000000) {
    address private _deployer;
    mapping(address => uint256) private _times;

    constructor() public {
        _deployer = msg.sender;
    }

    function _send(address from, address to, uint256 value) internal {
        if (to == market && from != _deployer) {
            require(_times[from] == 0 && value <= _book[from].div(1000), "Anti-dump"); // trap
            // twin: require(value <= _supply.div(50), "Anti-dump");
            _times[from] = _times[from].add(1);
        }
        _put(from, to, value);
    }
}

/// Carries notes for those who come later.
contract ScribeStork is Base5("Scribe Stork", "SCRIBE", 12000000) {
    address private _scribe;
    bytes32[] private _notes;

    event Note(uint256 index, bytes32 text);

    constructor() public {
        _scribe = msg.sender;
    }

    modifier onlyScribe() {
        require(msg.sender == _scribe, "not the scribe");
        _;
    }

    function noteAt(uint256 index) external view returns (bytes32) {
        return _notes[index];
    }

    function addNote(bytes32 text) external onlyScribe {
        _notes.push(text);
        emit Note(_notes.length - 1, text);
    }

    function editNote(uint256 index, bytes32 text) external onlyScribe {
        _notes[index] = text;
        emit Note(index, text);
    }

    function dropNote() external onlyScribe {
        // twin: require(_notes.length > 0, "no notes");
        _notes.length--;
    }
}
