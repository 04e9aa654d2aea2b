// 0.7 runs=999999
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

/// Emission of a house for yields: what a governance wants to change waits for a week in here.
contract PlumeToken {
    struct Config {
        address liquidityIncentivesRecipient;
        uint256 emissionRateMultiplierNumerator;
        uint256 terminalInflationRateNumerator;
        uint256 deadline;
    }

    string public constant name = "Plume";
    string public constant symbol = "PLUME";
    uint8 public constant decimals = 18;
    uint256 private constant DENOMINATOR = 1000000000000;
    uint256 private constant CONFIG_CHANGES_TIME_LOCK = 7 days;
    uint256 public totalSupply;
    address public governance;
    uint256 public immutable startTime = block.timestamp;
    uint256 public lastWeekEmissionSent;
    uint256 public lastWeeklyEmission = 1_200_000e18;
    Config public config;
    Config public pendingConfig;
    bool private _initiated;
    mapping(address => uint256) private _balances;
    mapping(address => mapping(address => uint256)) private _allowances;

    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);
    event PendingConfigChanges(address recipient, uint256 emission, uint256 terminal);

    constructor(address governance_, address incentives) {
        governance = governance_;
        config = Config(incentives, (DENOMINATOR * 989) / 1000, 379848538, 0);
        _mint(msg.sender, 188_700_000e18);
    }

    function balanceOf(address account) external view returns (uint256) {
        return _balances[account];
    }

    function allowance(address account, address spender) external view returns (uint256) {
        return _allowances[account][spender];
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        require(spender != address(this), "SPENDER_IS_SELF");
        _allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        uint256 allowed = _allowances[from][msg.sender];
        if (allowed != uint256(-1)) {
            require(allowed >= amount, "TRANSFER_EXCEED_ALLOWANCE");
            _allowances[from][msg.sender] = allowed - amount;
        }
        _move(from, to, amount);
        return true;
    }

    function initiateConfigChanges(address recipient, uint256 emission, uint256 terminal) external {
        require(msg.sender == governance, "ONLY_GOVERNANCE");
        require(recipient != address(0) && emission <= DENOMINATOR && terminal <= 400000000, "INVALID");
        pendingConfig = Config(recipient, emission, terminal, block.timestamp + CONFIG_CHANGES_TIME_LOCK);
        _initiated = true;
        emit PendingConfigChanges(recipient, emission, terminal);
    }

    function applyConfigChanges() external {
        require(_initiated && block.timestamp > pendingConfig.deadline, "CONFIG_CHANGES_NOT_READY");
        _emit();
        config = pendingConfig;
        _initiated = false;
    }

    /// Anybody who sends it on; it comes to the farms.
    function claimLiquidityEmissions() external returns (uint256) {
        return _emit();
    }

    function week() public view returns (uint256) {
        return (block.timestamp - startTime) / 7 days;
    }

    function _emit() private returns (uint256 total) {
        uint256 current = week();
        for (; lastWeekEmissionSent < current; lastWeekEmissionSent++) {
            if (lastWeekEmissionSent < 25) lastWeeklyEmission = 1_200_000e18;
            else if (lastWeekEmissionSent < 260) lastWeeklyEmission = _times(lastWeeklyEmission, config.emissionRateMultiplierNumerator);
            else lastWeeklyEmission = _times(totalSupply, config.terminalInflationRateNumerator);
            _mint(config.liquidityIncentivesRecipient, lastWeeklyEmission);
            total += lastWeeklyEmission;
        }
    }

    function _times(uint256 a, uint256 numerator) private pure returns (uint256) {
        return (a * numerator) / DENOMINATOR;
    }

    function _move(address from, address to, uint256 amount) private {
        require(from != address(0) && to != address(0) && to != address(this), "INVALID_RECEIVER");
        require(_balances[from] >= amount, "TRANSFER_EXCEED_BALANCE");
        _balances[from] -= amount;
        _balances[to] += amount;
        emit Transfer(from, to, amount);
    }

    function _mint(address to, uint256 amount) private {
        require(totalSupply + amount >= amount);
        totalSupply += amount;
        _balances[to] += amount;
        emit Transfer(address(0), to, amount);
    }
}

/// Rounds of a day. Inflation goes up as long as less than half is bonded, and down afterwards.
contract RoundsMinter {
    uint256 public constant PERC_DIVISOR = 1000000000;
    uint256 public constant MOST = 700000;
    uint256 public immutable inflationChange = 300;
    uint256 public immutable targetBondingRate = 500000000;
    uint256 public inflation = 137000;
    uint256 public lastRound = block.timestamp / 1 days;
    uint256 public bonded;
    uint256 public perBonded;
    OrchestraToken public token;
    mapping(address => uint256) public bondOf;
    mapping(address => uint256) public unbondable;
    mapping(address => uint256) private _at;

    event SetCurrentRewardTokens(uint256 amount, uint256 inflation);

    function bind(OrchestraToken token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function initializeRound() external {
        require(block.timestamp / 1 days > lastRound, "round already initialized");
        lastRound = block.timestamp / 1 days;
        uint256 supply = token.totalSupply();
        uint256 rate = (bonded * PERC_DIVISOR) / supply;
        if (rate < targetBondingRate) inflation = inflation + inflationChange > MOST ? MOST : inflation + inflationChange;
        else inflation = inflation < inflationChange ? 0 : inflation - inflationChange;
        if (bonded == 0) return;
        uint256 reward = (supply * inflation) / PERC_DIVISOR;
        token.mint(address(this), reward);
        perBonded += (reward * 1e18) / bonded;
        emit SetCurrentRewardTokens(reward, inflation);
    }

    function bond(uint256 amount) external {
        claim();
        token.transferFrom(msg.sender, address(this), amount);
        bondOf[msg.sender] += amount;
        bonded += amount;
        unbondable[msg.sender] = lastRound + 7;
    }

    function unbond(uint256 amount) external {
        claim();
        require(lastRound >= unbondable[msg.sender] && bondOf[msg.sender] >= amount, "not yet");
        bondOf[msg.sender] -= amount;
        bonded -= amount;
        token.transfer(msg.sender, amount);
    }

    function claim() public {
        uint256 due = (bondOf[msg.sender] * (perBonded - _at[msg.sender])) / 1e18;
        _at[msg.sender] = perBonded;
        if (due > 0) token.transfer(msg.sender, due);
    }
}

contract OrchestraToken {
    string public constant name = "Orchestra Token";
    string public constant symbol = "ORCH";
    uint8 public constant decimals = 18;
    address public immutable minter;
    uint256 public totalSupply = 20_000_000e18;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);

    constructor(address minter_) {
        minter = minter_;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function mint(address to, uint256 amount) external returns (bool) {
        require(msg.sender == minter, "only minter");
        totalSupply += amount;
        balanceOf[to] += amount;
        emit Transfer(address(0), to, amount);
        return true;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) public returns (bool) {
        require(balanceOf[msg.sender] >= amount, "balance");
        balanceOf[msg.sender] -= amount;
        balanceOf[to] += amount;
        emit Transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        require(balanceOf[from] >= amount && allowance[from][msg.sender] >= amount, "allowance");
        allowance[from][msg.sender] -= amount;
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
        return true;
    }
}
