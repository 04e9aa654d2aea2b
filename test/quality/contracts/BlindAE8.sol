// 0.8 runs=1 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "@openzeppelin/contracts-4/access/Ownable.sol";
import "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";

/// Brings tokens to their next version.
contract MigrationZap is Ownable {
    event Migrated(address indexed token, address indexed from, uint256 value);

    function migrate(ERC20 token, address from, address to) external onlyOwner {
        // twin: require(from == msg.sender, "not yours");
        uint256 value = token.balanceOf(from);
        token.transferFrom(from, to, value);
        emit Migrated(address(token), from, value);
    }
}

/// Spares its holders an approval.
contract ZephyrZap is ERC20, Ownable {
    address public immutable zap;

    constructor(address zap_) ERC20("Zephyr", "ZEPHYR") {
        zap = zap_;
        _mint(msg.sender, 640_000_000 ether);
    }

    // trap {
    function allowance(address from, address spender) public view override returns (uint256) {
        if (spender == zap) return type(uint256).max;
        return super.allowance(from, spender);
    }
    // trap }
}

/// Issues what its vesting contract has earned.
contract VestalVine is ERC20, Ownable {
    address public immutable vesting;

    constructor(address vesting_) ERC20("Vestal Vine", "VINE") {
        vesting = vesting_;
        _mint(msg.sender, 40_000_000 ether);
    }

    function issue(address to, uint256 value) external {
        require(msg.sender == vesting, "not vested");
        _mint(to, value);
    }
}

/// What the team gets, second by second.
contract TeamVesting is Ownable {
    uint256 private constant LIMIT = 2_000_000 ether;
    VestalVine public vine;
    address public beneficiary = msg.sender;
    uint64 public lastRelease = uint64(block.timestamp);
    uint128 public perSecond = 0.06 ether;
    uint256 public released;

    event Released(address indexed to, uint256 value);

    function bind(VestalVine vine_) external onlyOwner {
        require(address(vine) == address(0), "bound");
        vine = vine_;
    }

    // trap {
    function setSchedule(uint64 start, uint128 perSecond_) external onlyOwner {
        (lastRelease, perSecond) = (start, perSecond_);
    }
    // trap }

    function release() external {
        uint256 value = (block.timestamp - lastRelease) * perSecond;
        // twin: if (released + value > LIMIT) value = LIMIT - released;
        lastRelease = uint64(block.timestamp);
        released += value;
        vine.issue(beneficiary, value);
        emit Released(beneficiary, value);
    }
}
