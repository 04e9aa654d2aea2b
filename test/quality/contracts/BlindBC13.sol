// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;

interface IToken7 {
    function balanceOf(address who) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Fragments of a fixed number of gons. Only the policy rebases.
contract Tidewend {
    string public constant name = "Tidewend";
    string public constant symbol = "TIDE";
    uint8 public constant decimals = 9;
    uint256 private constant INITIAL = 20 * 10 ** 6 * 10 ** 9;
    uint256 private constant TOTAL_GONS = uint256(-1) - (uint256(-1) % INITIAL);
    uint256 private constant MAX_SUPPLY = uint128(-1);
    address public monetaryPolicy;
    uint256 public totalSupply = INITIAL;
    uint256 private gonsPerFragment = TOTAL_GONS / INITIAL;
    mapping(address => uint256) private gons;
    mapping(address => mapping(address => uint256)) public allowance;

    event LogRebase(uint256 indexed epoch, uint256 totalSupply);
    event LogMonetaryPolicyUpdated(address monetaryPolicy);
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address policy) {
        monetaryPolicy = policy;
        gons[msg.sender] = TOTAL_GONS;
        emit LogMonetaryPolicyUpdated(policy);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function rebase(uint256 epoch, int256 delta) external returns (uint256) {
        require(msg.sender == monetaryPolicy, "policy");
        if (delta < 0) totalSupply -= uint256(-delta);
        else totalSupply += uint256(delta);
        if (totalSupply > MAX_SUPPLY) totalSupply = MAX_SUPPLY;
        gonsPerFragment = TOTAL_GONS / totalSupply;
        emit LogRebase(epoch, totalSupply);
        return totalSupply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return gons[who] / gonsPerFragment;
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
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        require(to != address(0) && to != address(this) && value <= totalSupply, "target");
        uint256 part = value * gonsPerFragment;
        require(gons[from] >= part, "balance");
        gons[from] -= part;
        gons[to] += part;
        emit Transfer(from, to, value);
    }
}

/// Providers report; what the middle one said, an hour ago at least and a day at most, counts.
contract TideOracle {
    struct Report {
        uint256 time;
        uint256 value;
    }
    address[] public providers;
    mapping(address => Report) public reports;

    constructor(address[] memory list) {
        providers = list;
        for (uint256 i; i < list.length; i++) reports[list[i]] = Report(1, 0);
    }

    function pushReport(uint256 value) external {
        require(reports[msg.sender].time > 0 && value > 0, "provider");
        reports[msg.sender] = Report(block.timestamp, value);
    }

    function getData() external view returns (uint256, bool) {
        uint256[] memory valid = new uint256[](providers.length);
        uint256 size;
        for (uint256 i; i < providers.length; i++) {
            Report memory one = reports[providers[i]];
            if (one.time + 1 hours > block.timestamp || one.time + 1 days < block.timestamp) continue;
            uint256 at = size++;
            for (; at > 0 && valid[at - 1] > one.value; at--) valid[at] = valid[at - 1];
            valid[at] = one.value;
        }
        return size < 3 ? (0, false) : (valid[size / 2], true);
    }
}

/// Once a day, by a thirtieth of the gap, and three of a hundred at most. The timelock may change the lag.
contract TidePolicy {
    Tidewend public coin;
    TideOracle public immutable oracle;
    address public immutable owner;
    address public orchestrator;
    uint256 public constant target = 1e18;
    uint256 public constant deviationThreshold = 0.05e18;
    uint256 public rebaseLag = 30;
    uint256 public lastRebase;
    uint256 public epoch;

    event LogRebase(uint256 indexed epoch, uint256 rate, int256 delta);

    constructor(TideOracle oracle_, address owner_) {
        (oracle, owner) = (oracle_, owner_);
    }

    function attach(Tidewend coin_, address orchestrator_) external {
        require(address(coin) == address(0) && coin_.monetaryPolicy() == address(this), "attached");
        (coin, orchestrator) = (coin_, orchestrator_);
    }

    function setRebaseLag(uint256 lag) external {
        require(msg.sender == owner && lag >= 10, "owner");
        rebaseLag = lag;
    }

    function rebase() external {
        require(msg.sender == orchestrator && block.timestamp >= lastRebase + 1 days, "orchestrator");
        lastRebase = block.timestamp - (block.timestamp % 1 days);
        (uint256 rate, bool valid) = oracle.getData();
        require(valid, "no rate");
        uint256 supply = coin.totalSupply();
        uint256 gap = rate > target ? rate - target : target - rate;
        uint256 change = gap <= deviationThreshold ? 0 : ((supply / 1e6) * (gap / 1e12)) / rebaseLag;
        if (change > (supply * 3) / 100) change = (supply * 3) / 100;
        int256 delta = rate > target ? int256(change) : -int256(change);
        coin.rebase(++epoch, delta);
        emit LogRebase(epoch, rate, delta);
    }
}

/// Anybody who is no contract starts the rebase; then the pools are told.
contract TideOrchestrator {
    TidePolicy public immutable policy;
    address public immutable owner;
    address[] public pools;

    constructor(TidePolicy policy_, address owner_) {
        (policy, owner) = (policy_, owner_);
    }

    function addPool(address pool) external {
        require(msg.sender == owner || pools.length == 0, "owner");
        pools.push(pool);
    }

    function rebase() external {
        require(msg.sender == tx.origin, "no contracts");
        policy.rebase();
        for (uint256 i; i < pools.length; i++) {
            (bool ok, ) = pools[i].call(abi.encodeWithSignature("sync()"));
            require(ok, "sync");
        }
    }
}

/// Who governs, guards and keeps the vault: all of them the DAO, pushed and pulled.
contract LarchAuthority {
    address public governor;
    address public vault;
    address public newGovernor;

    event GovernorPushed(address indexed from, address indexed to);
    event VaultSet(address indexed vault);

    constructor(address vault_) {
        (governor, vault) = (msg.sender, vault_);
    }

    function pushGovernor(address to, bool now_) external {
        require(msg.sender == governor, "UNAUTHORIZED");
        if (now_) governor = to;
        newGovernor = to;
        emit GovernorPushed(msg.sender, to);
    }

    function pullGovernor() external {
        require(msg.sender == newGovernor, "!newGovernor");
        (governor, newGovernor) = (newGovernor, address(0));
    }

    function setVault(address to) external {
        require(msg.sender == governor, "UNAUTHORIZED");
        vault = to;
        emit VaultSet(to);
    }
}

/// A coin that the treasury mints against what it holds.
contract Larchwold {
    string public constant name = "Larchwold";
    string public constant symbol = "LARW";
    uint8 public constant decimals = 9;
    LarchAuthority public immutable authority;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(LarchAuthority authority_) {
        authority = authority_;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == authority.vault(), "UNAUTHORIZED");
        totalSupply += value;
        require(totalSupply >= value, "overflow");
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function burn(uint256 value) external {
        require(balanceOf[msg.sender] >= value, "balance");
        balanceOf[msg.sender] -= value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
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
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        require(to != address(0) && balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Sells for ether at a price that no bond goes below, holds the ether and the liquidity. What leaves it, the governor's delay let go.
contract LarchTreasury {
    Larchwold public coin;
    LarchAuthority public authority;
    uint256 public constant PRICE = 0.00002 ether;
    uint256 public constant EPOCH_RATE = 20;
    uint256 public lastEpoch = block.timestamp;
    address public staking;
    struct Release {
        address token;
        uint256 amount;
        address to;
        uint256 at;
    }
    Release[] public releases;

    event Bonded(address indexed who, uint256 paid, uint256 payout);
    event Queued(uint256 indexed id, address token, uint256 amount, address to);

    function attach(Larchwold coin_, LarchAuthority authority_, address staking_) external {
        require(address(coin) == address(0), "attached");
        (coin, authority, staking) = (coin_, authority_, staking_);
    }

    function bond() external payable {
        uint256 payout = (msg.value * 1e9) / PRICE;
        coin.mint(msg.sender, payout);
        emit Bonded(msg.sender, msg.value, payout);
    }

    function takeShares(IToken7 share) external {
        require(share.transferFrom(msg.sender, address(this), share.balanceOf(msg.sender)));
    }

    /// Twenty of a hundred thousand each day, to those who stake, as long as ether stands behind it.
    function rebase() external {
        require(block.timestamp >= lastEpoch + 1 days, "epoch");
        lastEpoch += 1 days;
        uint256 most = (coin.totalSupply() * EPOCH_RATE) / 100000;
        uint256 backed = (address(this).balance * 1e9) / (PRICE / 2);
        if (coin.totalSupply() + most <= backed) coin.mint(staking, most);
    }

    function queue(address token, uint256 amount, address to) external returns (uint256 id) {
        require(msg.sender == authority.governor(), "UNAUTHORIZED");
        id = releases.length;
        releases.push(Release(token, amount, to, block.timestamp + 5 days));
        emit Queued(id, token, amount, to);
    }

    function release(uint256 id) external {
        Release memory one = releases[id];
        require(one.at != 0 && block.timestamp >= one.at, "wait");
        delete releases[id];
        if (one.token == address(0)) payable(one.to).transfer(one.amount);
        else require(IToken7(one.token).transfer(one.to, one.amount));
    }
}
