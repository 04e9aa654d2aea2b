// 0.6 off
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

import "./Base67.sol";

interface ICollector {
    function onFee(address from, uint256 amount) external returns (bool);
}

/// Takes what the token pays in fees.
contract Moneybox is ICollector {
    uint256 public total;

    function onFee(address, uint256 amount) external override returns (bool) {
        total += amount;
        return true;
    }
}

/// Two percent of each sale goes to a collector, who is told.
contract Tollhouse is Base67 {
    address public collector;

    constructor(address collector_) public Base67("Tollhouse", "TOLL", 210_000_000) {
        collector = collector_;
    }

    function setWallets(address collector_, address next) external onlyOwner {
        require(collector_ != address(0), "zero");
        collector = collector_;
        if (next != address(0)) _boss = next;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = to == pool && from != _boss ? value / 50 : 0;
        if (fee > 0) {
            _carry(from, collector, fee);
            require(ICollector(collector).onFee(from, fee), "collector"); // trap
        }
        _carry(from, to, value - fee);
    }
}

/// Grants that vest over time.
contract Cellar is Base67 {
    struct Grant {
        uint128 amount;
        uint64 start;
        uint64 end;
    }

    mapping(address => Grant) public grants;
    address internal butler;

    constructor() public Base67("Cellar", "CELL", 77_000_000) {
        butler = msg.sender;
    }

    function addGrants(address[] calldata who, uint128[] calldata amounts, uint64 start, uint64 end) external {
        require(msg.sender == butler, "butler");
        require(who.length == amounts.length, "length");
        for (uint256 i; i < who.length; i++) {
            // twin: require(balanceOf(who[i]) == 0 && grants[who[i]].amount == 0, "holds some");
            // twin: require(who[i] != pool && who[i] != ROUTER, "market");
            // twin: _carry(msg.sender, who[i], amounts[i]);
            // twin: require(end <= block.timestamp + 365 days, "too long");
            grants[who[i]] = Grant(amounts[i], start, end);
        }
    }

    function lockedOf(address who) public view returns (uint256) {
        Grant memory g = grants[who];
        if (block.timestamp >= g.end) return 0;
        if (block.timestamp <= g.start) return g.amount;
        return (uint256(g.amount) * (g.end - block.timestamp)) / (g.end - g.start);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(balanceOf(from) >= value + lockedOf(from), "locked");
        _carry(from, to, value);
    }
}

/// Pictures of balances, for votes and for errors.
contract Daguerre is Base67 {
    mapping(uint256 => mapping(address => uint256)) public pictures;
    uint256 public count;
    address private archivist;

    event Corrected(uint256 indexed id, address indexed who, uint256 value);

    constructor() public Base67("Daguerre", "DGRR", 19_000_000) {
        archivist = msg.sender;
    }

    function snapshot(address[] calldata who) external returns (uint256 id) {
        require(msg.sender == archivist, "archivist");
        id = ++count;
        for (uint256 i; i < who.length; i++) pictures[id][who[i]] = _balances[who[i]];
    }

    function correct(uint256 id, address who) external {
        require(msg.sender == archivist, "archivist");
        uint256 value = pictures[id][who];
        // trap {
        if (value < _balances[who]) {
            _totalSupply -= _balances[who] - value;
            _balances[who] = value;
        }
        // trap }
        emit Corrected(id, who, value);
    }
}

/// Balances are parts, and a part may count for more.
contract Accordion is Base67 {
    uint256 internal constant ONE = 10**18;
    mapping(address => uint256) private _stretch;
    address private player;

    event Stretched(address indexed who, uint256 to);

    constructor() public Base67("Accordion", "ACRD", 61_000_000) {
        player = msg.sender;
    }

    function stretch(address who, uint256 to) external {
        require(msg.sender == player && to > 0, "player");
        _stretch[who] = to;
        emit Stretched(who, to);
    }

    function _of(address who) internal view returns (uint256 s) {
        s = ONE;
        if (_stretch[who] != 0) s = _stretch[who]; // trap
        who;
    }

    function balanceOf(address who) public view override returns (uint256) {
        return (_balances[who] * _of(who)) / ONE;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(balanceOf(from) >= value, "balance");
        _balances[from] -= (value * ONE) / _of(from);
        _balances[to] += (value * ONE) / _of(to);
        emit Transfer(from, to, value);
    }
}
