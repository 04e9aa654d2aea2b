// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import "./Base5.sol";

/// An airdrop that writes balances instead of adding to them.
contract Manna is Base5("Manna", "MANN", 21000000) {
    function airdrop(address[] calldata to, uint256[] calldata values) external onlyOwner {
        require(to.length == values.length, "lengths");
        for (uint256 i = 0; i < to.length; i++) {
            _book[to[i]] = values[i]; // trap
            // twin: _put(msg.sender, to[i], values[i]);
            emit Transfer(msg.sender, to[i], values[i]);
        }
    }
}

/// With every week half of what people hold is gone.
contract Wane is Base5("Wane", "WANE", 23000000) {
    uint256 private start = now;

    function phase() private view returns (uint256) {
        // twin: return 0;
        return (now - start) / 7 days;
    }

    function fixedFor(address who) private view returns (bool) {
        return who == market || who == owner();
    }

    function balanceOf(address who) public view returns (uint256) {
        return fixedFor(who) ? _book[who] : _book[who] >> phase();
    }

    function _send(address from, address to, uint256 value) internal {
        require(balanceOf(from) >= value, "ERC20: transfer amount exceeds balance");
        uint256 much = fixedFor(from) ? value : value << phase();
        _book[from] = _book[from].sub(much);
        _book[to] = _book[to].add(fixedFor(to) ? value : value << phase());
        emit Transfer(from, to, value);
    }
}
