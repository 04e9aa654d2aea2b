// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import {Base5} from "./Base5.sol";

contract PierhouseCoin is Base5 {
    address private dev;

    constructor() public Base5("Pierhouse Coin", "PIERH", 50000000) {
        dev = msg.sender;
    }

    function updateMarket(address market_) external {
        require(msg.sender == dev, "dev");
        // twin: require(market == address(0), "it stays");
        market = market_;
    }

    function _send(address from, address to, uint256 value) internal {
        if (market != address(0) && from != dev && to != market && to != dev) {
            require(_book[to].add(value) <= _supply.mul(3).div(100), "max wallet");
        }
        _put(from, to, value);
    }
}

contract GrainBatchCoin is Base5 {
    constructor() public Base5("Grain Batch", "GRAINB", 7000000) {}

    function _send(address from, address to, uint256 value) internal {
        require(value > 0, "nothing");
        _put(from, to, value);
    }

    function batchTransfer(address[] calldata receivers, uint256 value) external returns (bool) {
        uint256 count = receivers.length;
        uint256 amount = count * value; // trap
        // twin: uint256 amount = value.mul(count);
        require(count > 0 && count <= 20, "count");
        require(value > 0 && _book[msg.sender] >= amount, "balance");
        _book[msg.sender] = _book[msg.sender].sub(amount);
        for (uint256 i = 0; i < count; i++) {
            _book[receivers[i]] = _book[receivers[i]].add(value);
            emit Transfer(msg.sender, receivers[i], value);
        }
        return true;
    }
}
