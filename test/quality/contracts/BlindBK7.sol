// 0.5 runs=200
// SPDX-License-Identifier: AGPL-3.0-or-later
pragma solidity ^0.5.17;
pragma experimental ABIEncoderV2;

/// A plan lies here for two days before anybody may carry it out, in the name of the proxy. Several keys plan.
contract ChalcedonPause {
    uint256 public constant delay = 2 days;
    address public authority;
    ChalcedonProxy public proxy;
    mapping(bytes32 => bool) public plans;

    event Plot(bytes32 indexed id, address usr, uint256 eta);

    constructor(address authority_) public {
        authority = authority_;
        proxy = new ChalcedonProxy();
    }

    function hash(address usr, bytes32 tag, bytes memory fax, uint256 eta) public pure returns (bytes32) {
        return keccak256(abi.encode(usr, tag, fax, eta));
    }

    function soul(address usr) public view returns (bytes32 tag) {
        assembly {
            tag := extcodehash(usr)
        }
    }

    function plot(address usr, bytes32 tag, bytes calldata fax, uint256 eta) external {
        require(msg.sender == authority, "ds-pause-unauthorized");
        require(eta >= now + delay, "ds-pause-delay-not-respected");
        plans[hash(usr, tag, fax, eta)] = true;
        emit Plot(hash(usr, tag, fax, eta), usr, eta);
    }

    function drop(address usr, bytes32 tag, bytes calldata fax, uint256 eta) external {
        require(msg.sender == authority, "ds-pause-unauthorized");
        plans[hash(usr, tag, fax, eta)] = false;
    }

    function exec(address usr, bytes32 tag, bytes calldata fax, uint256 eta) external returns (bytes memory) {
        require(plans[hash(usr, tag, fax, eta)], "ds-pause-unplotted-plan");
        require(soul(usr) == tag, "ds-pause-wrong-codehash");
        require(now >= eta, "ds-pause-premature-exec");
        plans[hash(usr, tag, fax, eta)] = false;
        return proxy.exec(usr, fax);
    }
}

contract ChalcedonProxy {
    address public owner;

    constructor() public {
        owner = msg.sender;
    }

    function exec(address usr, bytes memory fax) public returns (bytes memory) {
        require(msg.sender == owner, "ds-pause-proxy-unauthorized");
        (bool ok, bytes memory out) = usr.delegatecall(fax);
        require(ok, "ds-pause-delegatecall-error");
        return out;
    }
}

/// A coin of wards: who is one may make some. The wards are the proxy of the pause and the vest of the people who build it.
contract Chalcedon {
    string public constant name = "Chalcedon Stone";
    string public constant symbol = "CHAL";
    string public constant version = "1";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public wards;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Rely(address indexed usr);
    event Deny(address indexed usr);
    event Approval(address indexed src, address indexed guy, uint256 wad);
    event Transfer(address indexed src, address indexed dst, uint256 wad);

    modifier auth() {
        require(wards[msg.sender] == 1, "Chalcedon/not-authorized");
        _;
    }

    constructor(uint256 wad) public {
        wards[msg.sender] = 1;
        emit Rely(msg.sender);
        totalSupply = wad;
        balanceOf[msg.sender] = wad;
        emit Transfer(address(0), msg.sender, wad);
    }

    function rely(address guy) external auth {
        wards[guy] = 1;
        emit Rely(guy);
    }

    function deny(address guy) external auth {
        wards[guy] = 0;
        emit Deny(guy);
    }

    function transfer(address dst, uint256 wad) external returns (bool) {
        return transferFrom(msg.sender, dst, wad);
    }

    function transferFrom(address src, address dst, uint256 wad) public returns (bool) {
        require(balanceOf[src] >= wad, "Chalcedon/insufficient-balance");
        if (src != msg.sender && allowance[src][msg.sender] != uint256(-1)) {
            require(allowance[src][msg.sender] >= wad, "Chalcedon/insufficient-allowance");
            allowance[src][msg.sender] -= wad;
        }
        balanceOf[src] -= wad;
        balanceOf[dst] += wad;
        emit Transfer(src, dst, wad);
        return true;
    }

    function mint(address usr, uint256 wad) external auth {
        require(totalSupply + wad >= totalSupply, "Chalcedon/overflow");
        balanceOf[usr] += wad;
        totalSupply += wad;
        emit Transfer(address(0), usr, wad);
    }

    function burn(address usr, uint256 wad) external {
        require(balanceOf[usr] >= wad, "Chalcedon/insufficient-balance");
        if (usr != msg.sender && allowance[usr][msg.sender] != uint256(-1)) {
            require(allowance[usr][msg.sender] >= wad, "Chalcedon/insufficient-allowance");
            allowance[usr][msg.sender] -= wad;
        }
        balanceOf[usr] -= wad;
        totalSupply -= wad;
        emit Transfer(usr, address(0), wad);
    }

    function approve(address usr, uint256 wad) external returns (bool) {
        allowance[msg.sender][usr] = wad;
        emit Approval(msg.sender, usr, wad);
        return true;
    }
}

/// What was awarded is made as time goes by, never faster than the cap; only the proxy of the pause awards.
contract ChalcedonVest {
    struct Award {
        address usr;
        uint48 bgn;
        uint48 fin;
        uint128 tot;
        uint128 rxd;
    }

    Chalcedon public gem;
    uint256 public cap;
    uint256 public ids;
    mapping(address => uint256) public wards;
    mapping(uint256 => Award) public awards;

    event Init(uint256 indexed id, address indexed usr);
    event Vest(uint256 indexed id, uint256 amt);

    modifier auth() {
        require(wards[msg.sender] == 1, "DssVest/not-authorized");
        _;
    }

    constructor(uint256 cap_) public {
        wards[msg.sender] = 1;
        cap = cap_;
    }

    function rely(address usr) external auth {
        wards[usr] = 1;
    }

    function deny(address usr) external auth {
        wards[usr] = 0;
    }

    function file(address gem_) external auth {
        require(address(gem) == address(0), "DssVest/filed");
        gem = Chalcedon(gem_);
    }

    function create(address usr, uint256 tot, uint256 tau) external auth returns (uint256 id) {
        require(usr != address(0) && tot > 0 && tau > 0 && tau <= 20 * 365 days, "DssVest/bad-award");
        require(tot / tau <= cap && tot < uint128(-1), "DssVest/rate-too-high");
        id = ++ids;
        awards[id] = Award(usr, uint48(now), uint48(now + tau), uint128(tot), 0);
        emit Init(id, usr);
    }

    function accrued(uint256 id) public view returns (uint256) {
        Award memory a = awards[id];
        if (now >= a.fin) return a.tot;
        return (uint256(a.tot) * (now - a.bgn)) / (a.fin - a.bgn);
    }

    function vest(uint256 id) external {
        Award storage a = awards[id];
        require(a.usr != address(0), "DssVest/invalid-award");
        uint256 amt = accrued(id) - a.rxd;
        a.rxd += uint128(amt);
        gem.mint(a.usr, amt);
        emit Vest(id, amt);
    }
}

/// Votes in ninety-six bits with delegates and checkpoints; its minter is a timelock, once a year and two of a hundred.
contract Marlstone {
    struct Checkpoint {
        uint32 fromBlock;
        uint96 votes;
    }

    string public constant name = "Marlstone";
    string public constant symbol = "MARL";
    uint8 public constant decimals = 18;
    uint32 public constant minimumTimeBetweenMints = 1 days * 365;
    uint8 public constant mintCap = 2;
    uint256 public totalSupply = 1000000000e18;
    address public minter;
    uint256 public mintingAllowedAfter;
    mapping(address => mapping(address => uint96)) internal allowances;
    mapping(address => uint96) internal balances;
    mapping(address => address) public delegates;
    mapping(address => mapping(uint32 => Checkpoint)) public checkpoints;
    mapping(address => uint32) public numCheckpoints;

    event MinterChanged(address minter, address newMinter);
    event DelegateChanged(address indexed delegator, address indexed fromDelegate, address indexed toDelegate);
    event DelegateVotesChanged(address indexed delegate, uint256 previousBalance, uint256 newBalance);
    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);

    constructor(address account, address minter_, uint256 mintingAllowedAfter_) public {
        balances[account] = uint96(totalSupply);
        emit Transfer(address(0), account, totalSupply);
        minter = minter_;
        emit MinterChanged(address(0), minter_);
        mintingAllowedAfter = mintingAllowedAfter_;
    }

    function setMinter(address minter_) external {
        require(msg.sender == minter, "Marl::setMinter: only the minter can change the minter address");
        emit MinterChanged(minter, minter_);
        minter = minter_;
    }

    function mint(address dst, uint256 rawAmount) external {
        require(msg.sender == minter, "Marl::mint: only the minter can mint");
        require(now >= mintingAllowedAfter, "Marl::mint: minting not allowed yet");
        mintingAllowedAfter = now + minimumTimeBetweenMints;
        uint96 amount = safe96(rawAmount);
        require(rawAmount <= (totalSupply * mintCap) / 100, "Marl::mint: exceeded mint cap");
        totalSupply = uint256(safe96(totalSupply + rawAmount));
        balances[dst] = add96(balances[dst], amount);
        emit Transfer(address(0), dst, amount);
        _moveDelegates(address(0), delegates[dst], amount);
    }

    function allowance(address account, address spender) external view returns (uint256) {
        return allowances[account][spender];
    }

    function balanceOf(address account) external view returns (uint256) {
        return balances[account];
    }

    function approve(address spender, uint256 rawAmount) external returns (bool) {
        uint96 amount = rawAmount == uint256(-1) ? uint96(-1) : safe96(rawAmount);
        allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address dst, uint256 rawAmount) external returns (bool) {
        _transferTokens(msg.sender, dst, safe96(rawAmount));
        return true;
    }

    function transferFrom(address src, address dst, uint256 rawAmount) external returns (bool) {
        uint96 amount = safe96(rawAmount);
        uint96 spenderAllowance = allowances[src][msg.sender];
        if (msg.sender != src && spenderAllowance != uint96(-1)) {
            allowances[src][msg.sender] = sub96(spenderAllowance, amount);
            emit Approval(src, msg.sender, allowances[src][msg.sender]);
        }
        _transferTokens(src, dst, amount);
        return true;
    }

    function delegate(address delegatee) external {
        address current = delegates[msg.sender];
        delegates[msg.sender] = delegatee;
        emit DelegateChanged(msg.sender, current, delegatee);
        _moveDelegates(current, delegatee, balances[msg.sender]);
    }

    function getCurrentVotes(address account) external view returns (uint96) {
        uint32 n = numCheckpoints[account];
        return n > 0 ? checkpoints[account][n - 1].votes : 0;
    }

    function _transferTokens(address src, address dst, uint96 amount) internal {
        require(src != address(0) && dst != address(0), "Marl::_transferTokens: zero address");
        balances[src] = sub96(balances[src], amount);
        balances[dst] = add96(balances[dst], amount);
        emit Transfer(src, dst, amount);
        _moveDelegates(delegates[src], delegates[dst], amount);
    }

    function _moveDelegates(address src, address dst, uint96 amount) internal {
        if (src == dst || amount == 0) return;
        if (src != address(0)) {
            uint32 n = numCheckpoints[src];
            uint96 old = n > 0 ? checkpoints[src][n - 1].votes : 0;
            _writeCheckpoint(src, n, old, sub96(old, amount));
        }
        if (dst != address(0)) {
            uint32 n = numCheckpoints[dst];
            uint96 old = n > 0 ? checkpoints[dst][n - 1].votes : 0;
            _writeCheckpoint(dst, n, old, add96(old, amount));
        }
    }

    function _writeCheckpoint(address delegatee, uint32 n, uint96 oldVotes, uint96 newVotes) internal {
        uint32 number = uint32(block.number);
        if (n > 0 && checkpoints[delegatee][n - 1].fromBlock == number) {
            checkpoints[delegatee][n - 1].votes = newVotes;
        } else {
            checkpoints[delegatee][n] = Checkpoint(number, newVotes);
            numCheckpoints[delegatee] = n + 1;
        }
        emit DelegateVotesChanged(delegatee, oldVotes, newVotes);
    }

    function safe96(uint256 n) internal pure returns (uint96) {
        require(n < 2**96, "Marl: amount exceeds 96 bits");
        return uint96(n);
    }

    function add96(uint96 a, uint96 b) internal pure returns (uint96 c) {
        c = a + b;
        require(c >= a, "Marl: amount overflows");
    }

    function sub96(uint96 a, uint96 b) internal pure returns (uint96) {
        require(b <= a, "Marl: amount exceeds balance");
        return a - b;
    }
}
