// 0.8 off evm=paris
// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.0;

interface IERC20 {
    function totalSupply() external view returns (uint256);
    function balanceOf(address account) external view returns (uint256);
    function transfer(address to, uint256 amount) external returns (bool);
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
}

contract Token {
    string private _name;
    string private _symbol;
    uint256 internal _totalSupply;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _allowances;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_) {
        _name = name_;
        _symbol = symbol_;
    }

    function name() public view returns (string memory) { return _name; }
    function symbol() public view returns (string memory) { return _symbol; }
    function decimals() public view virtual returns (uint8) { return 18; }
    function totalSupply() public view virtual returns (uint256) { return _totalSupply; }
    function balanceOf(address account) public view virtual returns (uint256) { return _balances[account]; }
    function allowance(address owner_, address spender) public view returns (uint256) { return _allowances[owner_][spender]; }

    function approve(address spender, uint256 amount) public returns (bool) {
        _allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) public virtual returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) public virtual returns (bool) {
        require(_allowances[from][msg.sender] >= amount, "ERC20: insufficient allowance");
        if (_allowances[from][msg.sender] != type(uint256).max) _allowances[from][msg.sender] -= amount;
        _transfer(from, to, amount);
        return true;
    }

    function _transfer(address from, address to, uint256 amount) internal virtual {
        require(from != address(0) && to != address(0), "ERC20: zero address");
        require(_balances[from] >= amount, "ERC20: transfer amount exceeds balance");
        _balances[from] -= amount;
        _balances[to] += amount;
        emit Transfer(from, to, amount);
    }

    function _mint(address to, uint256 amount) internal {
        _totalSupply += amount;
        _balances[to] += amount;
        emit Transfer(address(0), to, amount);
    }

    function _burn(address from, uint256 amount) internal {
        require(_balances[from] >= amount, "ERC20: burn amount exceeds balance");
        _balances[from] -= amount;
        _totalSupply -= amount;
        emit Transfer(from, address(0), amount);
    }
}

contract Ownable {
    address private _owner;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() {
        _owner = msg.sender;
        emit OwnershipTransferred(address(0), msg.sender);
    }

    modifier onlyOwner() {
        require(_owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    function owner() public view returns (address) { return _owner; }

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

// Stakers mine it. What a second brings halves each year, and there are never more than forty million.
contract QuernToken is Token("Quern", "QRN") {
    uint256 public constant MAX_SUPPLY = 40_000_000e18;
    uint256 public constant FIRST_YEAR = 5_000_000e18;
    uint256 public immutable genesis;
    uint256 public totalStaked;
    uint256 public accPerShare;
    uint256 public lastTime;
    mapping(address => uint256) public staked;
    mapping(address => uint256) public debt;

    constructor() {
        genesis = block.timestamp;
        lastTime = block.timestamp;
        _mint(msg.sender, 30_000_000e18);
    }

    // all that was to be mined until then
    function minedUntil(uint256 time) public view returns (uint256 sum) {
        uint256 passed = time - genesis;
        uint256 perYear = FIRST_YEAR;
        while (passed > 365 days && perYear > 1) {
            sum += perYear;
            perYear /= 2;
            passed -= 365 days;
        }
        sum += (perYear * (passed > 365 days ? 365 days : passed)) / 365 days;
    }

    function _accrue() internal {
        if (totalStaked > 0) {
            uint256 reward = minedUntil(block.timestamp) - minedUntil(lastTime);
            if (_totalSupply + reward > MAX_SUPPLY) reward = MAX_SUPPLY - _totalSupply;
            _mint(address(this), reward);
            accPerShare += (reward * 1e18) / totalStaked;
        }
        lastTime = block.timestamp;
    }

    function _pay() internal {
        uint256 due = (staked[msg.sender] * accPerShare) / 1e18 - debt[msg.sender];
        if (due > 0) _transfer(address(this), msg.sender, due);
    }

    function stake(uint256 amount) external {
        _accrue();
        _pay();
        _transfer(msg.sender, address(this), amount);
        staked[msg.sender] += amount;
        totalStaked += amount;
        debt[msg.sender] = (staked[msg.sender] * accPerShare) / 1e18;
    }

    function unstake(uint256 amount) external {
        _accrue();
        _pay();
        staked[msg.sender] -= amount;
        totalStaked -= amount;
        debt[msg.sender] = (staked[msg.sender] * accPerShare) / 1e18;
        _transfer(address(this), msg.sender, amount);
    }
}

// Belongs to the farm, which makes half a token in a block at most.
contract RadishToken is Token("Radish", "RDSH"), Ownable {
    constructor() {
        _mint(msg.sender, 10_000_000e18);
    }

    function mint(address to, uint256 amount) external onlyOwner {
        _mint(to, amount);
    }
}

contract RadishFarm is Ownable {
    struct Pool {
        IERC20 lp;
        uint256 alloc;
        uint256 lastBlock;
        uint256 acc;
    }

    uint256 public constant MAX_PER_BLOCK = 5e17;
    RadishToken public immutable radish;
    uint256 public perBlock = 2e17;
    uint256 public totalAlloc;
    Pool[] public pools;
    mapping(uint256 => mapping(address => uint256)) public deposited;
    mapping(uint256 => mapping(address => uint256)) public paid;

    constructor(address radish_) {
        radish = RadishToken(radish_);
    }

    function add(address lp, uint256 alloc) external onlyOwner {
        require(lp != address(radish), "not itself");
        for (uint256 i = 0; i < pools.length; i++) {
            require(address(pools[i].lp) != lp, "there is one");
            update(i);
        }
        totalAlloc += alloc;
        pools.push(Pool(IERC20(lp), alloc, block.number, 0));
    }

    function setPerBlock(uint256 value) external onlyOwner {
        require(value <= MAX_PER_BLOCK, "too much");
        for (uint256 i = 0; i < pools.length; i++) update(i);
        perBlock = value;
    }

    function update(uint256 pid) public {
        Pool storage pool = pools[pid];
        uint256 all = pool.lp.balanceOf(address(this));
        if (block.number > pool.lastBlock && all > 0) {
            uint256 reward = ((block.number - pool.lastBlock) * perBlock * pool.alloc) / totalAlloc;
            radish.mint(address(this), reward);
            pool.acc += (reward * 1e12) / all;
        }
        pool.lastBlock = block.number;
    }

    function deposit(uint256 pid, uint256 amount) external {
        _harvest(pid);
        if (amount > 0) pools[pid].lp.transferFrom(msg.sender, address(this), amount);
        deposited[pid][msg.sender] += amount;
        paid[pid][msg.sender] = (deposited[pid][msg.sender] * pools[pid].acc) / 1e12;
    }

    function withdraw(uint256 pid, uint256 amount) external {
        _harvest(pid);
        deposited[pid][msg.sender] -= amount;
        paid[pid][msg.sender] = (deposited[pid][msg.sender] * pools[pid].acc) / 1e12;
        pools[pid].lp.transfer(msg.sender, amount);
    }

    function _harvest(uint256 pid) internal {
        update(pid);
        uint256 due = (deposited[pid][msg.sender] * pools[pid].acc) / 1e12 - paid[pid][msg.sender];
        if (due > 0) radish.transfer(msg.sender, due);
    }
}

// Two of a hundred of each transfer go to a treasury; the fee can only sink.
contract ThistleToken is Token("Thistle", "THSL"), Ownable {
    uint256 public feeBps = 200;
    uint256 public constant MAX_FEE_BPS = 200;
    address public immutable treasury;
    mapping(address => bool) public feeless;

    event FeeLowered(uint256 bps);

    constructor(address treasury_) {
        treasury = treasury_;
        feeless[msg.sender] = true;
        feeless[treasury_] = true;
        _mint(msg.sender, 64_000_000e18);
    }

    function lowerFee(uint256 bps) external onlyOwner {
        require(bps < feeBps, "only lower");
        feeBps = bps;
        emit FeeLowered(bps);
    }

    function setFeeless(address account, bool state) external onlyOwner {
        feeless[account] = state;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        uint256 fee = feeless[from] || feeless[to] ? 0 : (amount * feeBps) / 10_000;
        if (fee > 0) super._transfer(from, treasury, fee);
        super._transfer(from, to, amount - fee);
    }
}

// Opened years ago. Its switch turned once, its limits are gone for good.
contract LongboatToken is Token("Longboat", "LNGB"), Ownable {
    bool public tradingOpen;
    bool public limitsInEffect = true;
    uint256 public openedAt;
    uint256 public maxTransaction;
    uint256 public maxWallet;
    mapping(address => bool) public exempt;

    event TradingOpened(uint256 time);

    constructor() {
        exempt[msg.sender] = true;
        exempt[address(this)] = true;
        exempt[0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D] = true;
        _mint(msg.sender, 1_000_000_000e18);
        maxTransaction = _totalSupply / 50;
        maxWallet = _totalSupply / 25;
    }

    function openTrading() external onlyOwner {
        require(!tradingOpen, "opened");
        tradingOpen = true;
        openedAt = block.timestamp;
        emit TradingOpened(block.timestamp);
    }

    function removeLimits() external onlyOwner {
        limitsInEffect = false;
    }

    function updateMaxTransaction(uint256 amount) external onlyOwner {
        require(amount >= _totalSupply / 100, "a hundredth at least");
        maxTransaction = amount;
    }

    function updateMaxWallet(uint256 amount) external onlyOwner {
        require(amount >= _totalSupply / 50, "a fiftieth at least");
        maxWallet = amount;
    }

    function recoverToken(IERC20 other, uint256 amount) external onlyOwner {
        other.transfer(owner(), amount);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (!exempt[from] && !exempt[to]) {
            require(tradingOpen, "not open");
            if (limitsInEffect) {
                require(amount <= maxTransaction, "too much at once");
                if (to.code.length == 0) require(balanceOf(to) + amount <= maxWallet, "too much in a wallet");
            }
        }
        super._transfer(from, to, amount);
    }
}
