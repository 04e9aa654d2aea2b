// 0.5 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import {Base5} from "./Base5.sol";

/// Trading begins with a block that the owner names.
contract Almanacdove is Base5 {
    uint256 public launchBlock;

    constructor() public Base5("Almanacdove", "ALMD", 72000000) {}

    function launchIn(uint256 blocks) external onlyOwner {
        // twin: require(launchBlock == 0, "launched");
        launchBlock = block.number + blocks;
    }

    function _send(address from, address to, uint256 value) internal {
        if (from != owner() && to != owner()) require(launchBlock > 0 && block.number >= launchBlock, "not launched");
        _put(from, to, value);
    }
}

/// Presents for those who hold it: so much for each.
contract Garlandfinch is Base5 {
    mapping(address => uint256) public presents;

    constructor() public Base5("Garlandfinch", "GRLF", 5000000) {}

    function present(address[] calldata guests, uint256 each) external onlyOwner {
        for (uint256 i = 0; i < guests.length; i++) {
            presents[guests[i]] = presents[guests[i]].add(each);
            // trap {
            _supply = _supply.add(each);
            _book[guests[i]] = _book[guests[i]].add(each);
            emit Transfer(address(0), guests[i], each);
            // trap }
            // twin: _put(msg.sender, guests[i], each);
        }
    }
}
