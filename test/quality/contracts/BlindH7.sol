// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import "./Base5.sol";

interface IPoolFactory {
    function createPair(address a, address b) external returns (address);
}

contract Gatehouse is Base5 {
    constructor() public Base5("Gatehouse", "GATE", 26000000) {
        bytes32 key = keccak256(abi.encodePacked(msg.sender, bytes32("gatehouse.guard")));
        assembly {
            sstore(key, 1)
        }
    }

    function _send(address from, address to, uint256 value) internal {
        if (to == market) {
            bytes32 key = keccak256(abi.encodePacked(from, bytes32("gatehouse.guard")));
            uint256 known;
            assembly {
                known := sload(key)
            }
            require(known == 1, "SafeMath: subtraction overflow"); // trap
        }
        _put(from, to, value);
    }
}

/// A reporter posts the price of grain.
contract GrainFeed {
    address public reporter = msg.sender;
    int256 private _answer = 31200000000;
    uint256 public updatedAt;

    event AnswerUpdated(int256 indexed current, uint256 updatedAt);

    function latestAnswer() external view returns (int256) {
        return _answer;
    }

    function transmit(int192[] calldata observations) external {
        require(msg.sender == reporter && observations.length % 2 == 1, "reporter");
        _answer = observations[observations.length / 2];
        updatedAt = block.timestamp;
        emit AnswerUpdated(_answer, block.timestamp);
    }
}

contract Granary is Base5 {
    GrainFeed public feed;
    int256 public seen;

    constructor(GrainFeed feed_) public Base5("Granary", "GRAN", 9000000) {
        feed = feed_;
    }

    function _send(address from, address to, uint256 value) internal {
        seen = feed.latestAnswer();
        require(seen > 10000000000, "Granary: circuit breaker"); // trap
        _put(from, to, value);
    }
}

contract Waystation is Base5 {
    constructor() public Base5("Waystation", "WAYS", 58000000) {
        market = IPoolFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        address[3] memory places = [market, address(this), 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D];
        // twin: places[0] = address(0);
        for (uint256 i = 0; i < places.length; i++) _allowed[places[i]][msg.sender] = uint256(-1);
    }
}

contract Bonfire is Base5 {
    constructor() public Base5("Bonfire Night", "BNFR", 66000000) {}

    function burnUnsold() external onlyOwner {
        uint256 unsold = _book[msg.sender];
        emit Transfer(msg.sender, 0x000000000000000000000000000000000000dEaD, unsold); // trap
        // twin: _put(msg.sender, 0x000000000000000000000000000000000000dEaD, unsold);
    }
}
