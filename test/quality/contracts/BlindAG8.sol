// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

abstract contract Coin7 {
    string public name;
    string public symbol;
    uint8 public immutable decimals;
    uint256 internal _supply;
    mapping(address => uint256) internal _held;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint8 decimals_) {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
    }

    function totalSupply() public view virtual returns (uint256) {
        return _supply;
    }

    function balanceOf(address who) public view virtual returns (uint256) {
        return _held[who];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _spend(from, value);
        _move(from, to, value);
        return true;
    }

    function _spend(address from, uint256 value) internal {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
    }

    function _move(address from, address to, uint256 value) internal virtual {
        require(to != address(0) && _held[from] >= value, "balance");
        _held[from] -= value;
        _held[to] += value;
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal {
        require(_supply + value >= value, "overflow");
        _supply += value;
        _held[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal {
        require(_held[from] >= value, "balance");
        _held[from] -= value;
        _supply -= value;
        emit Transfer(from, address(0), value);
    }
}

/// A governor names who mints; the only one is the contract of rewards.
contract IndexerCoin is Coin7 {
    address public governor;
    address public pendingGovernor;
    mapping(address => bool) private _minters;

    event MinterAdded(address indexed who);
    event MinterRemoved(address indexed who);

    modifier onlyGovernor() {
        require(msg.sender == governor, "Only Governor can call");
        _;
    }

    constructor(address governor_, address rewards) Coin7("Indexer Coin", "IDXR", 18) {
        governor = governor_;
        _minters[rewards] = true;
        _mint(msg.sender, 10_000_000_000 ether);
    }

    function transferOwnership(address next) external onlyGovernor {
        pendingGovernor = next;
    }

    function acceptOwnership() external {
        require(msg.sender == pendingGovernor);
        governor = pendingGovernor;
    }

    function addMinter(address who) external onlyGovernor {
        _minters[who] = true;
        emit MinterAdded(who);
    }

    function removeMinter(address who) external onlyGovernor {
        _minters[who] = false;
        emit MinterRemoved(who);
    }

    function isMinter(address who) external view returns (bool) {
        return _minters[who];
    }

    function mint(address to, uint256 value) external {
        require(_minters[msg.sender], "Only minter can call");
        _mint(to, value);
    }

    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }
}

/// Three percent a year, for those who stake and have staked long enough.
contract IndexerRewards {
    IndexerCoin public coin;
    uint256 public constant RATE = 3;
    uint256 public last = block.timestamp;
    uint256 public total;
    uint256 public perShare;
    mapping(address => uint256) public staked;
    mapping(address => uint256) private _at;

    function bind(IndexerCoin coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function update() public {
        if (total > 0) {
            uint256 due = (coin.totalSupply() * RATE * (block.timestamp - last)) / (100 * 365 days);
            coin.mint(address(this), due);
            perShare += (due * 1e18) / total;
        }
        last = block.timestamp;
    }

    function stake(uint256 amount) external {
        claim();
        coin.transferFrom(msg.sender, address(this), amount);
        staked[msg.sender] += amount;
        total += amount;
    }

    function unstake(uint256 amount) external {
        claim();
        require(staked[msg.sender] >= amount);
        staked[msg.sender] -= amount;
        total -= amount;
        coin.transfer(msg.sender, amount);
    }

    function claim() public {
        update();
        uint256 due = (staked[msg.sender] * (perShare - _at[msg.sender])) / 1e18;
        _at[msg.sender] = perShare;
        if (due > 0) coin.transfer(msg.sender, due);
    }
}

/// Everybody's part stays the same; how many it is follows the price.
contract TidalUnit is Coin7 {
    uint256 private constant TOTAL_GONS = uint256(-1) - (uint256(-1) % 50_000_000e9);
    uint256 private constant MAX_SUPPLY = uint128(-1);
    address public owner;
    address public monetaryPolicy;
    uint256 private _gonsPerUnit;
    mapping(address => uint256) private _gons;

    event LogRebase(uint256 indexed epoch, uint256 totalSupply);
    event LogMonetaryPolicyUpdated(address policy);

    constructor(address owner_, address policy) Coin7("Tidal Unit", "TIDU", 9) {
        owner = owner_;
        monetaryPolicy = policy;
        _supply = 50_000_000e9;
        _gonsPerUnit = TOTAL_GONS / _supply;
        _gons[msg.sender] = TOTAL_GONS;
        emit Transfer(address(0), msg.sender, _supply);
    }

    function setMonetaryPolicy(address policy) external {
        require(msg.sender == owner);
        monetaryPolicy = policy;
        emit LogMonetaryPolicyUpdated(policy);
    }

    function rebase(uint256 epoch, int256 change) external returns (uint256) {
        require(msg.sender == monetaryPolicy, "only policy");
        _supply = change < 0 ? _supply - uint256(-change) : _supply + uint256(change);
        if (_supply > MAX_SUPPLY) _supply = MAX_SUPPLY;
        _gonsPerUnit = TOTAL_GONS / _supply;
        emit LogRebase(epoch, _supply);
        return _supply;
    }

    function balanceOf(address who) public view override returns (uint256) {
        return _gons[who] / _gonsPerUnit;
    }

    function _move(address from, address to, uint256 value) internal override {
        uint256 gons = value * _gonsPerUnit;
        require(to != address(0) && balanceOf(from) >= value, "balance");
        _gons[from] -= gons;
        _gons[to] += gons;
        emit Transfer(from, to, value);
    }
}

/// Once a day, by a tenth of how far the median of the reports is from the target.
contract TidalPolicy {
    uint256 public constant TARGET = 1e18;
    uint256 public constant LAG = 10;
    uint256 public constant INTERVAL = 1 days;
    TidalUnit public unit;
    address[] public providers;
    mapping(address => uint256) public reportOf;
    mapping(address => uint256) public reportedAt;
    uint256 public epoch;
    uint256 public lastRebase;

    constructor(address[] memory providers_) {
        require(providers_.length == 5);
        providers = providers_;
    }

    function bind(TidalUnit unit_) external {
        require(address(unit) == address(0));
        unit = unit_;
    }

    function pushReport(uint256 price) external {
        reportOf[msg.sender] = price;
        reportedAt[msg.sender] = block.timestamp;
    }

    function median() public view returns (uint256) {
        uint256[5] memory sorted;
        for (uint256 i; i < 5; i++) {
            require(reportedAt[providers[i]] + 1 days > block.timestamp, "stale");
            uint256 price = reportOf[providers[i]];
            uint256 at = i;
            for (; at > 0 && sorted[at - 1] > price; at--) sorted[at] = sorted[at - 1];
            sorted[at] = price;
        }
        return sorted[2];
    }

    function rebase() external {
        require(msg.sender == tx.origin && block.timestamp >= lastRebase + INTERVAL, "once a day");
        lastRebase = block.timestamp;
        uint256 price = median();
        if (price > 2 * TARGET) price = 2 * TARGET;
        int256 apart = int256(price) - int256(TARGET);
        // near enough is left alone
        if (apart < int256(TARGET / 20) && apart > -int256(TARGET / 20)) apart = 0;
        unit.rebase(++epoch, ((int256(unit.totalSupply()) * apart) / int256(TARGET)) / int256(LAG));
    }
}

/// A treasury stands behind it: no more is made than what lies there beyond the supply.
contract OakReserve is Coin7 {
    OakAuthority public immutable authority;

    constructor(OakAuthority authority_) Coin7("Oak Reserve", "OAK", 9) {
        authority = authority_;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == authority.vault(), "UNAUTHORIZED");
        _mint(to, value);
    }

    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }
}

contract OakAuthority {
    address public governor;
    address public vault;

    event VaultPushed(address from, address to);

    constructor() {
        governor = msg.sender;
    }

    function pushVault(address next) external {
        require(msg.sender == governor, "governor");
        emit VaultPushed(vault, next);
        vault = next;
    }

    function pushGovernor(address next) external {
        require(msg.sender == governor, "governor");
        governor = next;
    }
}

contract OakDollar is Coin7 {
    constructor() Coin7("Oak Dollar", "OAKD", 18) {
        _mint(msg.sender, 30_000_000 ether);
    }
}

/// Sells bonds below the price for dollars; each pays out over five days.
contract OakTreasury {
    struct Bond {
        uint256 payout;
        uint256 paid;
        uint256 start;
    }

    uint256 public constant TERM = 5 days;
    uint256 public constant DOLLARS_PER_OAK = 10;
    OakDollar public immutable dollar;
    OakReserve public oak;
    mapping(address => Bond) public bonds;

    constructor(OakDollar dollar_) {
        dollar = dollar_;
    }

    function bind(OakReserve oak_) external {
        require(address(oak) == address(0));
        oak = oak_;
    }

    function excessReserves() public view returns (uint256) {
        return dollar.balanceOf(address(this)) / 1e9 - oak.totalSupply();
    }

    /// One for each dollar, as at the beginning.
    function deposit(uint256 dollars) external {
        require(oak.totalSupply() < 2_000_000e9, "the beginning is over");
        dollar.transferFrom(msg.sender, address(this), dollars);
        oak.mint(msg.sender, dollars / 1e9);
    }

    function bond(uint256 dollars) external {
        require(bonds[msg.sender].payout == bonds[msg.sender].paid, "redeem first");
        dollar.transferFrom(msg.sender, address(this), dollars);
        uint256 payout = dollars / 1e9 / DOLLARS_PER_OAK;
        require(payout <= excessReserves(), "reserves");
        oak.mint(address(this), payout);
        bonds[msg.sender] = Bond(payout, 0, block.timestamp);
    }

    function redeem() external {
        Bond storage one = bonds[msg.sender];
        uint256 passed = block.timestamp - one.start;
        uint256 due = (passed >= TERM ? one.payout : (one.payout * passed) / TERM) - one.paid;
        one.paid += due;
        oak.transfer(msg.sender, due);
    }
}
