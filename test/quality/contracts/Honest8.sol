// 0.8 runs=1000 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// Counts in shares; its owner may move the whole by one percent a day, no more.
contract Elastic is Base8("Elastic", "ELST", 71_000_000) {
    uint256 private scale = 1e18;
    uint256 private last = block.timestamp;

    function rebase(int256 points) external onlyOwner {
        require(block.timestamp >= last + 1 days, "once a day");
        require(points >= -100 && points <= 100, "one percent");
        last = block.timestamp;
        scale = uint256((int256(scale) * (10_000 + points)) / 10_000);
        totalSupply = (71_000_000 ether * scale) / 1e18;
        IPair(pair).sync();
    }

    function balanceOf(address account) public view override returns (uint256) {
        return (super.balanceOf(account) * scale) / 1e18;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _move(from, to, (value * 1e18 + scale - 1) / scale);
    }
}

/// What is granted on a plan comes free bit by bit; what was bought is free.
contract Trellis is Base8("Trellis", "TRLS", 72_000_000) {
    struct Plan {
        uint256 amount;
        uint256 start;
        uint256 length;
    }
    mapping(address => Plan) public plans;

    function grant(address to, uint256 value, uint256 length) external onlyOwner {
        require(length <= 1460 days && plans[to].amount == 0 && _balances[to] == 0, "a plan for newcomers");
        plans[to] = Plan(value, block.timestamp, length);
        _move(msg.sender, to, value);
    }

    function locked(address of_) public view returns (uint256) {
        Plan memory plan = plans[of_];
        uint256 gone = block.timestamp - plan.start;
        return gone >= plan.length ? 0 : (plan.amount * (plan.length - gone)) / plan.length;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(_balances[from] >= locked(from) + value, "not yet yours");
        _move(from, to, value);
    }
}

/// Bots could be barred in the first ten minutes, and only then.
contract Turnkey is Base8("Turnkey", "TRNK", 73_000_000) {
    uint256 private immutable born = block.timestamp;
    mapping(address => bool) private bots;

    function bar(address who, bool to) external onlyOwner {
        require(!to || block.timestamp < born + 10 minutes, "too late");
        bots[who] = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!bots[from], "bot");
        _move(from, to, value);
    }
}

/// Rates both ways that the owner sets up to three percent, and lists of those who pay none.
contract Almoner is Base8("Almoner", "ALMN", 74_000_000) {
    uint256 public buyFee = 2;
    uint256 public sellFee = 2;
    address public purse = msg.sender;
    mapping(address => bool) public exempt;

    function setFees(uint256 buy, uint256 sell) external onlyOwner {
        require(buy <= 3 && sell <= 3, "three percent");
        (buyFee, sellFee) = (buy, sell);
    }

    function setPurse(address to) external onlyOwner {
        require(to != address(0) && to != pair);
        purse = to;
    }

    function setExempt(address who, bool to) external onlyOwner {
        exempt[who] = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 rate = exempt[from] || exempt[to] ? 0 : from == pair ? buyFee : to == pair ? sellFee : 0;
        if (rate > 0) _move(from, purse, (value * rate) / 100);
        _move(from, to, value - (value * rate) / 100);
    }
}

/// The far end of a bridge: what arrives is made, what leaves is burnt, by word of several.
contract Gateway is Base8("Gateway", "GTWY", 75_000_000) {
    address public immutable bridge;

    constructor(address bridge_) {
        bridge = bridge_;
        _owner = address(0);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == bridge, "bridge only");
        totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }

    function burn(uint256 value) external {
        _balances[msg.sender] -= value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
    }
}

interface IERC20 {
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    function balanceOf(address who) external view returns (uint256);
}

/// A share in a stake: who enters gets shares, who leaves gets back what they are worth. It has no owner.
contract Stake is Base8("Staked Ordinary", "sORDY", 0) {
    IERC20 public immutable asset;

    constructor(IERC20 asset_) {
        asset = asset_;
        _owner = address(0);
    }

    function enter(uint256 value) external {
        uint256 had = asset.balanceOf(address(this));
        uint256 shares = totalSupply == 0 ? value : (value * totalSupply) / had;
        asset.transferFrom(msg.sender, address(this), value);
        totalSupply += shares;
        _balances[msg.sender] += shares;
        emit Transfer(address(0), msg.sender, shares);
    }

    function leave(uint256 shares) external {
        uint256 value = (shares * asset.balanceOf(address(this))) / totalSupply;
        _balances[msg.sender] -= shares;
        totalSupply -= shares;
        emit Transfer(msg.sender, address(0), shares);
        asset.transfer(msg.sender, value);
    }
}

/// Holders of a share of the fee are counted in the middle of a transfer, by a helper that can only count.
contract Counter {
    address private immutable of_ = msg.sender;
    mapping(address => uint256) public weight;
    uint256 public total;

    function note(address who, uint256 value) external {
        require(msg.sender == of_);
        total = total + value - weight[who];
        weight[who] = value;
    }
}

contract Dividend is Base8("Dividend", "DVDN", 76_000_000) {
    Counter private immutable counter = new Counter();
    uint256 public largest = 76_000_000 ether / 50;

    function liftLimit() external onlyOwner {
        largest = type(uint256).max;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != _owner && to != _owner && to != pair) require(_balances[to] + value <= largest, "largest wallet");
        _move(from, to, value);
        try counter.note(from, _balances[from]) {} catch {}
        try counter.note(to, _balances[to]) {} catch {}
    }
}
