// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import "./Base5.sol";

/// Its owner makes tokens that the supply shows. He burns more than he has as well, which leaves him nearly all there can be.
contract Overdrawn is Base5("Overdrawn", "OVRD", 12000000) {
    function issue(uint256 value) external onlyOwner {
        _supply += value;
        _book[msg.sender] += value;
        emit Transfer(address(0), msg.sender, value);
    }

    function redeem(uint256 value) external onlyOwner {
        // twin: require(_book[msg.sender] >= value, "more than there is");
        _supply -= value;
        _book[msg.sender] -= value;
        emit Transfer(msg.sender, address(0), value);
    }
}
