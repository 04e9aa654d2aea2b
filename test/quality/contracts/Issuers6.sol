// 0.6 runs=10000
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

/// In the manner of the dollar of an issuer: minters with an allowance, a list of the blocked, a pause, a master of minters.
contract FiatDollar {
    string public name = "Continental Dollar";
    string public symbol = "CUSD";
    uint8 public constant decimals = 6;
    string public currency = "USD";
    address public owner;
    address public pauser;
    address public blacklister;
    address public masterMinter;
    bool public paused;
    uint256 public totalSupply;
    mapping(address => bool) internal blacklisted;
    mapping(address => uint256) internal balances;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256) public minterAllowance;

    event Mint(address indexed minter, address indexed to, uint256 amount);
    event Burn(address indexed burner, uint256 amount);
    event Blacklisted(address indexed account);
    event Pause();
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier live(address a, address b) {
        require(!paused, "Pausable: paused");
        require(!blacklisted[a] && !blacklisted[b] && !blacklisted[msg.sender], "Blacklistable: account is blacklisted");
        _;
    }

    constructor(address keeper) public {
        owner = pauser = blacklister = masterMinter = keeper;
        totalSupply = 10**16;
        balances[msg.sender] = totalSupply;
        emit Mint(msg.sender, msg.sender, totalSupply);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address who) external view returns (uint256) {
        return balances[who];
    }

    function isBlacklisted(address who) external view returns (bool) {
        return blacklisted[who];
    }

    function blacklist(address who) external {
        require(msg.sender == blacklister, "Blacklistable: caller is not the blacklister");
        blacklisted[who] = true;
        emit Blacklisted(who);
    }

    function unBlacklist(address who) external {
        require(msg.sender == blacklister, "Blacklistable: caller is not the blacklister");
        blacklisted[who] = false;
    }

    function pause() external {
        require(msg.sender == pauser, "Pausable: caller is not the pauser");
        paused = true;
        emit Pause();
    }

    function unpause() external {
        require(msg.sender == pauser, "Pausable: caller is not the pauser");
        paused = false;
    }

    function configureMinter(address minter, uint256 amount) external {
        require(msg.sender == masterMinter, "FiatToken: caller is not the masterMinter");
        minterAllowance[minter] = amount;
    }

    function mint(address to, uint256 amount) external live(msg.sender, to) returns (bool) {
        require(amount > 0 && minterAllowance[msg.sender] >= amount, "FiatToken: mint amount exceeds minterAllowance");
        minterAllowance[msg.sender] -= amount;
        totalSupply += amount;
        balances[to] += amount;
        emit Mint(msg.sender, to, amount);
        emit Transfer(address(0), to, amount);
        return true;
    }

    function approve(address spender, uint256 value) external live(msg.sender, spender) returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external live(msg.sender, to) returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external live(from, to) returns (bool) {
        require(allowance[from][msg.sender] >= value, "ERC20: transfer amount exceeds allowance");
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal {
        require(to != address(0) && balances[from] >= value, "ERC20: transfer amount exceeds balance");
        balances[from] -= value;
        balances[to] += value;
        emit Transfer(from, to, value);
    }
}

/// The dollar of main network, behind a proxy that stands where another dollar stood: it takes over what its holders had.
contract InheritedDollar is FiatDollar(address(0)) {
    function take(address[] calldata keepers, address[] calldata holders, uint256[] calldata amounts) external {
        require(pauser == address(0), "once");
        (owner, pauser, blacklister, masterMinter) = (keepers[0], keepers[1], keepers[2], keepers[3]);
        (name, symbol, currency) = ("USD Coin", "USDC", "USD");
        for (uint256 i = 0; i < holders.length; i++) {
            balances[holders[i]] = amounts[i];
            totalSupply += amounts[i];
        }
    }
}

/// In the manner of liquid staking: balances are shares of what is staked, and what is staked grows.
contract StakedEther {
    string public constant name = "Liquid staked Aether";
    string public constant symbol = "lsAETH";
    uint8 public constant decimals = 18;
    uint256 private pooled;
    uint256 private totalShares;
    mapping(address => uint256) public sharesOf;
    mapping(address => mapping(address => uint256)) public allowance;
    address public oracle;
    address public agent;
    bool public isStopped;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event TransferShares(address indexed from, address indexed to, uint256 shares);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event TokenRebased(uint256 before, uint256 afterwards);

    constructor(address agent_) public {
        agent = agent_;
        oracle = agent_;
        pooled = 10**24;
        totalShares = 9 * 10**23;
        sharesOf[msg.sender] = totalShares;
        emit Transfer(address(0), msg.sender, pooled);
    }

    function totalSupply() external view returns (uint256) {
        return pooled;
    }

    function balanceOf(address who) external view returns (uint256) {
        return (sharesOf[who] * pooled) / totalShares;
    }

    /// At most 10 percent a year up and 5 percent down, as the sanity checks of such protocols have it.
    function report(uint256 to) external {
        require(msg.sender == oracle && to <= (pooled * 1003) / 1000 && to >= (pooled * 95) / 100, "sanity");
        emit TokenRebased(pooled, to);
        pooled = to;
    }

    function stop(bool to) external {
        require(msg.sender == agent, "APP_AUTH_FAILED");
        isStopped = to;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "ALLOWANCE_EXCEEDED");
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal {
        require(!isStopped, "CONTRACT_IS_STOPPED");
        uint256 shares = (value * totalShares) / pooled;
        require(sharesOf[from] >= shares, "BALANCE_EXCEEDED");
        sharesOf[from] -= shares;
        sharesOf[to] += shares;
        emit Transfer(from, to, value);
        emit TransferShares(from, to, shares);
    }
}
