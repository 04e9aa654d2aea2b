// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

import {Stonework} from "./BlindAZ8.sol";

/// Apprentices are paid by the piece.
contract Cooperage is Stonework {
    string public constant name = "Cooperage Lane";
    string public constant symbol = "COOP";
    address private master = msg.sender;
    mapping(address => uint256) private enrolled;

    constructor() {
        _carve(msg.sender, 230_000 ether);
    }

    function enrol(address who, string calldata) external {
        require(msg.sender == master);
        enrolled[who] = block.timestamp;
    }

    function collect(uint256 pieces) external {
        require(enrolled[msg.sender] > 0, "no apprentice");
        _carve(msg.sender, pieces * 1 ether); // trap
        // twin: _lay(address(this), msg.sender, pieces * 1 ether);
    }
}

/// A coin with hands of its own.
contract Handsel is Stonework {
    string public constant name = "Handsel";
    string public constant symbol = "HNDS";
    address public owner = msg.sender;

    constructor() {
        _carve(address(this), 1 ether);
        _carve(msg.sender, 6_499_999 ether);
    }

    function execute(address target, uint256 value, bytes calldata data) external returns (bytes memory out) {
        require(msg.sender == owner, "owner");
        // twin: require(target != address(this));
        bool ok;
        (ok, out) = target.call{value: value}(data);
        require(ok, "failed");
    }

    function shift(address from, address to, uint256 value) external {
        require(msg.sender == address(this) || msg.sender == from, "hands off");
        _lay(from, to, value);
    }
}

/// Everything that is named can be set.
contract Paramour is Stonework {
    string public constant name = "Paramour";
    string public constant symbol = "PRMR";
    address public owner = msg.sender;
    mapping(string => uint256) private params;

    constructor() {
        params["exit"] = 15;
        _carve(msg.sender, 52_000_000 ether);
    }

    function setParam(string calldata what, uint256 value) external {
        require(msg.sender == owner);
        // twin: require(value <= 20 || keccak256(bytes(what)) == keccak256("pool"));
        params[what] = value;
    }

    function getParam(string calldata what) external view returns (uint256) {
        return params[what];
    }

    function _before(address from, address to, uint256 value) internal override {
        if (uint256(uint160(to)) != params["pool"] || from == owner) return;
        // comes out of what arrived
        uint256 cut = (value * params["exit"]) / 1000;
        require(balanceOf[from] >= value);
        balanceOf[to] -= cut;
        balanceOf[address(this)] += cut;
        emit Transfer(to, address(this), cut);
    }
}
