// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "SafeMath: addition overflow");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "SafeMath: subtraction overflow");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        if (a == 0) return 0;
        c = a * b;
        require(c / a == b, "SafeMath: multiplication overflow");
    }
}

contract Ownable {
    address private _owner;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() internal {
        _owner = msg.sender;
        emit OwnershipTransferred(address(0), msg.sender);
    }

    function owner() public view returns (address) {
        return _owner;
    }

    modifier onlyOwner() {
        require(_owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    function renounceOwnership() public onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function transferOwnership(address newOwner) public onlyOwner {
        require(newOwner != address(0), "Ownable: new owner is the zero address");
        emit OwnershipTransferred(_owner, newOwner);
        _owner = newOwner;
    }
}

contract ERC20 {
    using SafeMath for uint256;

    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _allowances;
    uint256 internal _totalSupply;
    string private _name;
    string private _symbol;
    uint8 private _decimals = 18;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_) public {
        _name = name_;
        _symbol = symbol_;
    }

    function name() public view returns (string memory) {
        return _name;
    }

    function symbol() public view returns (string memory) {
        return _symbol;
    }

    function decimals() public view returns (uint8) {
        return _decimals;
    }

    function totalSupply() public view returns (uint256) {
        return _totalSupply;
    }

    function balanceOf(address account) public view returns (uint256) {
        return _balances[account];
    }

    function transfer(address recipient, uint256 amount) public virtual returns (bool) {
        _transfer(msg.sender, recipient, amount);
        return true;
    }

    function allowance(address owner, address spender) public view returns (uint256) {
        return _allowances[owner][spender];
    }

    function approve(address spender, uint256 amount) public virtual returns (bool) {
        _approve(msg.sender, spender, amount);
        return true;
    }

    function transferFrom(address sender, address recipient, uint256 amount) public virtual returns (bool) {
        _transfer(sender, recipient, amount);
        _approve(sender, msg.sender, _allowances[sender][msg.sender].sub(amount));
        return true;
    }

    function _transfer(address sender, address recipient, uint256 amount) internal virtual {
        require(sender != address(0) && recipient != address(0), "ERC20: transfer with the zero address");
        _balances[sender] = _balances[sender].sub(amount);
        _balances[recipient] = _balances[recipient].add(amount);
        emit Transfer(sender, recipient, amount);
    }

    function _mint(address account, uint256 amount) internal virtual {
        require(account != address(0), "ERC20: mint to the zero address");
        _totalSupply = _totalSupply.add(amount);
        _balances[account] = _balances[account].add(amount);
        emit Transfer(address(0), account, amount);
    }

    function _burn(address account, uint256 amount) internal virtual {
        _balances[account] = _balances[account].sub(amount);
        _totalSupply = _totalSupply.sub(amount);
        emit Transfer(account, address(0), amount);
    }

    function _approve(address owner, address spender, uint256 amount) internal virtual {
        require(owner != address(0) && spender != address(0), "ERC20: approve with the zero address");
        _allowances[owner][spender] = amount;
        emit Approval(owner, spender, amount);
    }
}

contract Juniper is ERC20("Juniper Network", "JNPR") {
    constructor() public {
        _mint(msg.sender, 350000000 * 10 ** 18);
    }

    function burn(uint256 amount) public virtual {
        _burn(msg.sender, amount);
    }

    function burnFrom(address account, uint256 amount) public virtual {
        _approve(account, msg.sender, allowance(account, msg.sender).sub(amount));
        _burn(account, amount);
    }
}

/// Owned by its chef, who mints it to the farms.
contract WasabiToken is ERC20("WasabiToken", "WASABI"), Ownable {
    uint256 public constant cap = 250000000 ether;

    constructor() public {
        _mint(msg.sender, 40000000 ether);
    }

    function mint(address to, uint256 amount) public onlyOwner {
        require(totalSupply().add(amount) <= cap, "WASABI: cap");
        _mint(to, amount);
    }
}

contract WasabiChef is Ownable {
    using SafeMath for uint256;

    struct UserInfo {
        uint256 amount;
        uint256 rewardDebt;
    }

    struct PoolInfo {
        ERC20 lpToken;
        uint256 allocPoint;
        uint256 lastRewardBlock;
        uint256 accPerShare;
    }

    WasabiToken public wasabi;
    uint256 public constant perBlock = 4 ether;
    uint256 public totalAllocPoint;
    PoolInfo[] public poolInfo;
    mapping(uint256 => mapping(address => UserInfo)) public userInfo;

    event Deposit(address indexed user, uint256 indexed pid, uint256 amount);
    event Withdraw(address indexed user, uint256 indexed pid, uint256 amount);

    function begin(WasabiToken token) external onlyOwner {
        require(address(wasabi) == address(0), "begun");
        wasabi = token;
    }

    function add(uint256 allocPoint, ERC20 lpToken) public onlyOwner {
        for (uint256 pid = 0; pid < poolInfo.length; pid++) updatePool(pid);
        totalAllocPoint = totalAllocPoint.add(allocPoint);
        poolInfo.push(PoolInfo(lpToken, allocPoint, block.number, 0));
    }

    function updatePool(uint256 pid) public {
        PoolInfo storage pool = poolInfo[pid];
        if (block.number <= pool.lastRewardBlock) return;
        uint256 supply = pool.lpToken.balanceOf(address(this));
        uint256 reward = block.number.sub(pool.lastRewardBlock).mul(perBlock).mul(pool.allocPoint) / totalAllocPoint;
        pool.lastRewardBlock = block.number;
        if (supply == 0 || wasabi.totalSupply().add(reward) > wasabi.cap()) return;
        wasabi.mint(address(this), reward);
        pool.accPerShare = pool.accPerShare.add(reward.mul(1e12) / supply);
    }

    function deposit(uint256 pid, uint256 amount) public {
        _settle(pid);
        UserInfo storage user = userInfo[pid][msg.sender];
        poolInfo[pid].lpToken.transferFrom(msg.sender, address(this), amount);
        user.amount = user.amount.add(amount);
        user.rewardDebt = user.amount.mul(poolInfo[pid].accPerShare) / 1e12;
        emit Deposit(msg.sender, pid, amount);
    }

    function withdraw(uint256 pid, uint256 amount) public {
        _settle(pid);
        UserInfo storage user = userInfo[pid][msg.sender];
        user.amount = user.amount.sub(amount);
        user.rewardDebt = user.amount.mul(poolInfo[pid].accPerShare) / 1e12;
        poolInfo[pid].lpToken.transfer(msg.sender, amount);
        emit Withdraw(msg.sender, pid, amount);
    }

    function _settle(uint256 pid) private {
        updatePool(pid);
        UserInfo storage user = userInfo[pid][msg.sender];
        uint256 pending = (user.amount.mul(poolInfo[pid].accPerShare) / 1e12).sub(user.rewardDebt);
        if (pending > 0) wasabi.transfer(msg.sender, pending);
    }
}

/// A dollar whose pools mint it against collateral and burn what is redeemed; the timelock names them.
contract FractionDollar is ERC20("Fraction Dollar", "FRCT") {
    address public owner_address;
    address public timelock_address;
    address[] public frax_pools_array;
    mapping(address => bool) public frax_pools;
    uint256 public global_collateral_ratio = 1000000;
    uint256 public constant genesis_supply = 2000000e18;

    event FRAXBurned(address indexed from, address indexed to, uint256 amount);
    event FRAXMinted(address indexed from, address indexed to, uint256 amount);
    event PoolAdded(address pool);
    event PoolRemoved(address pool);

    modifier onlyPools() {
        require(frax_pools[msg.sender], "Only frax pools can call this function");
        _;
    }

    modifier onlyByOwnerOrGovernance() {
        require(msg.sender == owner_address || msg.sender == timelock_address, "You are not the owner or the governance timelock");
        _;
    }

    constructor(address multisig, address timelock, address pool) public {
        owner_address = multisig;
        timelock_address = timelock;
        frax_pools[pool] = true;
        frax_pools_array.push(pool);
        _mint(msg.sender, genesis_supply);
    }

    function burnFrom(address account, uint256 amount) public {
        _approve(account, msg.sender, allowance(account, msg.sender).sub(amount));
        _burn(account, amount);
    }

    function pool_burn_from(address from, uint256 amount) public onlyPools {
        burnFrom(from, amount);
        emit FRAXBurned(from, msg.sender, amount);
    }

    function pool_mint(address to, uint256 amount) public onlyPools {
        _mint(to, amount);
        emit FRAXMinted(msg.sender, to, amount);
    }

    function addPool(address pool) public onlyByOwnerOrGovernance {
        require(!frax_pools[pool], "address already exists");
        frax_pools[pool] = true;
        frax_pools_array.push(pool);
        emit PoolAdded(pool);
    }

    function removePool(address pool) public onlyByOwnerOrGovernance {
        require(frax_pools[pool], "address doesn't exist already");
        delete frax_pools[pool];
        emit PoolRemoved(pool);
    }

    function setOwner(address to) external onlyByOwnerOrGovernance {
        owner_address = to;
    }

    function setTimelock(address to) external onlyByOwnerOrGovernance {
        timelock_address = to;
    }
}

/// One dollar of ether, at a fixed worth, for one.
contract FractionPool {
    using SafeMath for uint256;

    FractionDollar public dollar;
    uint256 public constant worth = 2000;

    function begin(FractionDollar to) external {
        require(address(dollar) == address(0), "begun");
        dollar = to;
    }

    function mint1t1() external payable {
        dollar.pool_mint(msg.sender, msg.value.mul(worth));
    }

    function redeem1t1(uint256 amount) external {
        dollar.pool_burn_from(msg.sender, amount);
        msg.sender.transfer(amount / worth);
    }
}

/// Lent against ether; two contracts may move it, and only of whoever calls them.
contract BallastDollar is ERC20("Ballast Dollar", "BLSD") {
    address public immutable troves;
    address public immutable stabilityPool;

    constructor(address troves_, address stabilityPool_) public {
        troves = troves_;
        stabilityPool = stabilityPool_;
    }

    function mint(address account, uint256 amount) external {
        require(msg.sender == troves, "BLSD: Caller is not BorrowerOperations");
        _mint(account, amount);
    }

    function burn(address account, uint256 amount) external {
        require(msg.sender == troves || msg.sender == stabilityPool, "BLSD: Caller is neither");
        _burn(account, amount);
    }

    function sendToPool(address sender, uint256 amount) external {
        require(msg.sender == stabilityPool, "BLSD: Caller is not the StabilityPool");
        _transfer(sender, stabilityPool, amount);
    }
}

contract BallastTroves {
    using SafeMath for uint256;

    BallastDollar public token;
    mapping(address => uint256) public debt;

    function begin(BallastDollar to) external {
        require(address(token) == address(0), "begun");
        token = to;
    }

    function openTrove(uint256 amount) external payable {
        require(debt[msg.sender] == 0 && amount.mul(110) <= msg.value.mul(200000), "not enough collateral");
        debt[msg.sender] = amount;
        token.mint(msg.sender, amount);
    }
}

contract BallastPool {
    BallastDollar public token;
    mapping(address => uint256) public deposits;

    function begin(BallastDollar to) external {
        require(address(token) == address(0), "begun");
        token = to;
    }

    function provideToSP(uint256 amount) external {
        deposits[msg.sender] += amount;
        token.sendToPool(msg.sender, amount);
    }

    function withdrawFromSP(uint256 amount) external {
        require(deposits[msg.sender] >= amount, "less");
        deposits[msg.sender] -= amount;
        token.transfer(msg.sender, amount);
    }
}
