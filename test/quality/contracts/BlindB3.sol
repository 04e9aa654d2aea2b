// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

/// Dollars with minters that have allowances, a list of the blocked in the top bit of a balance, and a stop.
contract ReserveDollar {
    string public constant name = "Meridian Reserve Dollar";
    string public constant symbol = "MRD";
    uint8 public constant decimals = 6;
    uint256 private constant BLOCKED = 1 << 255;

    address public owner;
    address public masterMinter;
    address public pauser;
    address public blocklister;
    bool public paused;
    uint256 public totalSupply;
    mapping(address => uint256) private _states;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256) public minterAllowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Mint(address indexed minter, address indexed to, uint256 amount);
    event Burn(address indexed burner, uint256 amount);

    modifier running() {
        require(!paused, "Pausable: paused");
        _;
    }

    constructor(address council) public {
        owner = masterMinter = pauser = blocklister = council;
        totalSupply = 400_000_000 * 10**6;
        _states[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address who) public view returns (uint256) {
        return _states[who] & ~BLOCKED;
    }

    function isBlocked(address who) public view returns (bool) {
        return _states[who] >> 255 == 1;
    }

    function setBlocked(address who, bool on) external {
        require(msg.sender == blocklister, "Blocklistable: caller is not the blocklister");
        _states[who] = on ? _states[who] | BLOCKED : balanceOf(who);
    }

    function setPaused(bool on) external {
        require(msg.sender == pauser, "Pausable: caller is not the pauser");
        paused = on;
    }

    function configureMinter(address minter, uint256 amount) external {
        require(msg.sender == masterMinter, "caller is not the masterMinter");
        minterAllowance[minter] = amount;
    }

    function updateRoles(address minter, address stopper, address lister) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        (masterMinter, pauser, blocklister) = (minter, stopper, lister);
    }

    function mint(address to, uint256 amount) external running returns (bool) {
        require(amount > 0 && amount <= minterAllowance[msg.sender], "mint amount exceeds minterAllowance");
        require(!isBlocked(to) && !isBlocked(msg.sender), "blocked");
        minterAllowance[msg.sender] -= amount;
        require(totalSupply + amount > totalSupply, "overflow");
        totalSupply += amount;
        _set(to, balanceOf(to) + amount);
        emit Mint(msg.sender, to, amount);
        emit Transfer(address(0), to, amount);
        return true;
    }

    function burn(uint256 amount) external running {
        require(minterAllowance[msg.sender] > 0, "caller is not a minter");
        _set(msg.sender, _less(balanceOf(msg.sender), amount));
        totalSupply -= amount;
        emit Burn(msg.sender, amount);
        emit Transfer(msg.sender, address(0), amount);
    }

    function approve(address spender, uint256 value) external running returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _transfer(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(!isBlocked(msg.sender), "blocked");
        allowance[from][msg.sender] = _less(allowance[from][msg.sender], value);
        return _transfer(from, to, value);
    }

    function _transfer(address from, address to, uint256 value) private running returns (bool) {
        require(!isBlocked(from) && !isBlocked(to), "blocked");
        require(to != address(0), "ERC20: transfer to the zero address");
        _set(from, _less(balanceOf(from), value));
        _set(to, balanceOf(to) + value);
        emit Transfer(from, to, value);
        return true;
    }

    function _set(address who, uint256 value) private {
        require(value < BLOCKED, "overflow");
        _states[who] = (_states[who] & BLOCKED) | value;
    }

    function _less(uint256 a, uint256 b) private pure returns (uint256) {
        require(b <= a, "ERC20: exceeds balance or allowance");
        return a - b;
    }
}

/// Books of the three-part dollar: only its present logic writes.
contract VaultStore {
    address public logic;
    address public immutable custodian;
    address private _setup;
    uint256 public totalSupply;
    mapping(address => uint256) public balances;
    mapping(address => mapping(address => uint256)) public allowed;

    modifier onlyLogic() {
        require(msg.sender == logic, "not the logic");
        _;
    }

    constructor(address custodian_) public {
        (custodian, _setup) = (custodian_, msg.sender);
    }

    /// Once by who made it, afterwards by the custodian.
    function setLogic(address logic_) external {
        require(msg.sender == custodian || msg.sender == _setup, "not the custodian");
        _setup = address(0);
        logic = logic_;
    }

    function setTotal(uint256 total) external onlyLogic {
        totalSupply = total;
    }

    function setBalance(address who, uint256 value) external onlyLogic {
        balances[who] = value;
    }

    function setAllowed(address who, address spender, uint256 value) external onlyLogic {
        allowed[who][spender] = value;
    }
}

/// What the three-part dollar does: the custodian prints, nobody blocks.
contract DollarLogic {
    VaultStore public immutable store;
    address public immutable custodian;
    address public facade;
    address private _setup;

    modifier onlyFacade() {
        require(msg.sender == facade, "not the facade");
        _;
    }

    constructor(VaultStore store_, address custodian_) public {
        (store, custodian, _setup) = (store_, custodian_, msg.sender);
    }

    function begin(address facade_, uint256 first) external {
        require(msg.sender == _setup && facade == address(0), "begun");
        facade = facade_;
        _create(_setup, first);
        _setup = address(0);
    }

    function print(address to, uint256 value) external {
        require(msg.sender == custodian, "not the custodian");
        _create(to, value);
    }

    function _create(address to, uint256 value) private {
        uint256 total = store.totalSupply() + value;
        require(total >= value, "overflow");
        store.setTotal(total);
        store.setBalance(to, store.balances(to) + value);
        FacadeDollar(facade).tell(address(0), to, value);
    }

    function destroy(address from, uint256 value) external onlyFacade {
        uint256 have = store.balances(from);
        require(have >= value, "exceeds");
        store.setBalance(from, have - value);
        store.setTotal(store.totalSupply() - value);
    }

    function approveFor(address from, address spender, uint256 value) external onlyFacade {
        store.setAllowed(from, spender, value);
    }

    function send(address spender, address from, address to, uint256 value) external onlyFacade {
        if (spender != from) {
            uint256 left = store.allowed(from, spender);
            require(left >= value, "exceeds allowance");
            store.setAllowed(from, spender, left - value);
        }
        uint256 have = store.balances(from);
        require(have >= value && to != address(0), "exceeds");
        store.setBalance(from, have - value);
        store.setBalance(to, store.balances(to) + value);
    }
}

/// The three-part dollar as people see it; the custodian names its logic.
contract FacadeDollar {
    string public constant name = "Castor Twin Dollar";
    string public constant symbol = "CTWD";
    uint8 public constant decimals = 2;
    address public immutable custodian;
    DollarLogic public logic;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address custodian_, DollarLogic logic_) public {
        (custodian, logic) = (custodian_, logic_);
    }

    function setLogic(DollarLogic logic_) external {
        require(msg.sender == custodian, "not the custodian");
        logic = logic_;
    }

    function tell(address from, address to, uint256 value) external {
        require(msg.sender == address(logic), "not the logic");
        emit Transfer(from, to, value);
    }

    function totalSupply() external view returns (uint256) {
        return logic.store().totalSupply();
    }

    function balanceOf(address who) external view returns (uint256) {
        return logic.store().balances(who);
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return logic.store().allowed(who, spender);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        logic.approveFor(msg.sender, spender, value);
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        logic.send(msg.sender, msg.sender, to, value);
        emit Transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        logic.send(msg.sender, from, to, value);
        emit Transfer(from, to, value);
        return true;
    }

    function burn(uint256 value) external {
        logic.destroy(msg.sender, value);
        emit Transfer(msg.sender, address(0), value);
    }
}

/// Shares of staked ether: what one holds grows with what the oracle reports, by 27 hundredths of a percent a day at most.
contract HarvestEther {
    string public constant name = "Harvest Staked Ether";
    string public constant symbol = "hvETH";
    uint8 public constant decimals = 18;
    address public immutable oracle;
    uint128 private _pooled;
    uint64 public reportedAt;
    uint256 public totalShares;
    mapping(address => uint256) public sharesOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Reported(uint256 before, uint256 pooled);

    constructor(address oracle_) public payable {
        oracle = oracle_;
        reportedAt = uint64(block.timestamp);
        (_pooled, totalShares) = (uint128(50_000 ether), 50_000 ether);
        sharesOf[msg.sender] = 50_000 ether;
        emit Transfer(address(0), msg.sender, 50_000 ether);
    }

    function totalSupply() public view returns (uint256) {
        return _pooled;
    }

    function balanceOf(address who) public view returns (uint256) {
        return (sharesOf[who] * _pooled) / totalShares;
    }

    function submit() external payable returns (uint256 shares) {
        shares = (msg.value * totalShares) / _pooled;
        _pooled += uint128(msg.value);
        totalShares += shares;
        sharesOf[msg.sender] += shares;
        emit Transfer(address(0), msg.sender, msg.value);
    }

    /// Rewards only: nothing is ever taken.
    function report(uint128 rewards) external {
        require(msg.sender == oracle && block.timestamp >= reportedAt + 1 days, "not now");
        require(uint256(rewards) * 10_000 <= uint256(_pooled) * 27, "more than there can be");
        reportedAt = uint64(block.timestamp);
        emit Reported(_pooled, _pooled + rewards);
        _pooled += rewards;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _carry(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "ALLOWANCE_EXCEEDED");
        allowance[from][msg.sender] -= value;
        _carry(from, to, value);
        return true;
    }

    function _carry(address from, address to, uint256 value) private {
        uint256 shares = (value * totalShares) / _pooled;
        require(to != address(0) && sharesOf[from] >= shares, "BALANCE_EXCEEDED");
        sharesOf[from] -= shares;
        sharesOf[to] += shares;
        emit Transfer(from, to, value);
    }
}
