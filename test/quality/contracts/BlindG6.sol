// 0.6 runs=200
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
        c = a * b;
        require(a == 0 || c / a == b, "SafeMath: multiplication overflow");
    }
}

contract Ownable {
    address public owner = msg.sender;

    modifier onlyOwner() {
        require(owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    function transferOwnership(address to) public virtual onlyOwner {
        owner = to;
    }

    function renounceOwnership() public virtual onlyOwner {
        owner = address(0);
    }
}

contract ERC20 {
    using SafeMath for uint256;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) public allowance;
    uint256 public totalSupply;
    string public name;
    string public symbol;
    uint8 public decimals = 18;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_) public {
        name = name_;
        symbol = symbol_;
    }

    function balanceOf(address who) public view virtual returns (uint256) {
        return _balances[who];
    }

    function transfer(address to, uint256 value) public virtual returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public virtual returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _transfer(from, to, value);
        return true;
    }

    function approve(address spender, uint256 value) public virtual returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        require(to != address(0), "ERC20: transfer to the zero address");
        _balances[from] = _balances[from].sub(value);
        _balances[to] = _balances[to].add(value);
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal virtual {
        totalSupply = totalSupply.add(value);
        _balances[to] = _balances[to].add(value);
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal virtual {
        _balances[from] = _balances[from].sub(value);
        totalSupply = totalSupply.sub(value);
        emit Transfer(from, address(0), value);
    }
}

contract RollToken is ERC20("MakiRoll", "MAKI"), Ownable {
    mapping(address => address) public delegates;
    mapping(address => uint256) public votes;

    function mint(address to, uint256 value) public onlyOwner {
        _mint(to, value);
        _moveVotes(address(0), delegates[to], value);
    }

    function delegate(address to) external {
        _moveVotes(delegates[msg.sender], to, _balances[msg.sender]);
        delegates[msg.sender] = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        super._transfer(from, to, value);
        _moveVotes(delegates[from], delegates[to], value);
    }

    function _moveVotes(address from, address to, uint256 value) internal {
        if (from == to) return;
        if (from != address(0)) votes[from] = votes[from].sub(value);
        if (to != address(0)) votes[to] = votes[to].add(value);
    }
}

contract FarmChef is Ownable {
    using SafeMath for uint256;
    struct Pool {
        ERC20 lpToken;
        uint256 allocPoint;
        uint256 lastRewardBlock;
        uint256 accPerShare;
    }
    RollToken public token;
    address public devaddr = msg.sender;
    uint256 public perBlock = 5e16;
    uint256 public totalAllocPoint;
    Pool[] public poolInfo;
    mapping(uint256 => mapping(address => uint256)) public amounts;
    mapping(uint256 => mapping(address => uint256)) public debts;

    function setup(address token_) external onlyOwner {
        require(address(token) == address(0));
        token = RollToken(token_);
    }

    function add(uint256 points, address lp) external onlyOwner {
        totalAllocPoint = totalAllocPoint.add(points);
        poolInfo.push(Pool(ERC20(lp), points, block.number, 0));
    }

    function updatePool(uint256 pid) public {
        Pool storage pool = poolInfo[pid];
        uint256 supply = pool.lpToken.balanceOf(address(this));
        if (supply > 0 && block.number > pool.lastRewardBlock) {
            uint256 reward = (block.number - pool.lastRewardBlock).mul(perBlock).mul(pool.allocPoint) / totalAllocPoint;
            token.mint(devaddr, reward / 10);
            token.mint(address(this), reward);
            pool.accPerShare = pool.accPerShare.add(reward.mul(1e12) / supply);
        }
        pool.lastRewardBlock = block.number;
    }

    function deposit(uint256 pid, uint256 value) external {
        Pool storage pool = poolInfo[pid];
        updatePool(pid);
        _pay(pid);
        pool.lpToken.transferFrom(msg.sender, address(this), value);
        amounts[pid][msg.sender] = amounts[pid][msg.sender].add(value);
        debts[pid][msg.sender] = amounts[pid][msg.sender].mul(pool.accPerShare) / 1e12;
    }

    function withdraw(uint256 pid, uint256 value) external {
        Pool storage pool = poolInfo[pid];
        updatePool(pid);
        _pay(pid);
        amounts[pid][msg.sender] = amounts[pid][msg.sender].sub(value);
        debts[pid][msg.sender] = amounts[pid][msg.sender].mul(pool.accPerShare) / 1e12;
        pool.lpToken.transfer(msg.sender, value);
    }

    function _pay(uint256 pid) private {
        uint256 due = (amounts[pid][msg.sender].mul(poolInfo[pid].accPerShare) / 1e12).sub(debts[pid][msg.sender]);
        if (due > 0) token.transfer(msg.sender, due);
    }

    function dev(address to) external {
        require(msg.sender == devaddr);
        devaddr = to;
    }
}

contract MintableBase is ERC20("Perpetua", "PRPT") {
    address public gov = msg.sender;
    bool public inPrivateTransferMode = true;
    mapping(address => bool) public isHandler;
    mapping(address => bool) public isMinter;

    modifier onlyGov() {
        require(msg.sender == gov, "Governable: forbidden");
        _;
    }

    function setGov(address to) external onlyGov {
        gov = to;
    }

    function setMinter(address who, bool active) external onlyGov {
        isMinter[who] = active;
    }

    function setHandler(address who, bool active) external onlyGov {
        isHandler[who] = active;
    }

    function setInPrivateTransferMode(bool state) external onlyGov {
        inPrivateTransferMode = state;
    }

    function mint(address to, uint256 value) external {
        require(isMinter[msg.sender], "MintableBaseToken: forbidden");
        _mint(to, value);
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        if (isHandler[msg.sender]) {
            _transfer(from, to, value);
            return true;
        }
        return super.transferFrom(from, to, value);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (inPrivateTransferMode) require(isHandler[msg.sender], "BaseToken: msg.sender not whitelisted");
        super._transfer(from, to, value);
    }
}

contract PerpRouter {
    MintableBase public token;
    mapping(address => uint256) public staked;

    function initialize(address token_) external {
        require(address(token) == address(0));
        token = MintableBase(token_);
    }

    function stake(uint256 value) external {
        staked[msg.sender] += value;
        token.transferFrom(msg.sender, address(this), value);
    }

    function unstake(uint256 value) external {
        require(staked[msg.sender] >= value);
        staked[msg.sender] -= value;
        token.transfer(msg.sender, value);
    }
}

contract FractionShare is ERC20("Fraction Share", "FRSH") {
    address public owner_address = msg.sender;
    address public timelock_address;
    mapping(address => bool) public pools;
    bool public trackingVotes = true;

    constructor(address timelock) public {
        timelock_address = timelock;
        _mint(msg.sender, 100000000 ether);
    }

    modifier onlyByOwnGov() {
        require(msg.sender == owner_address || msg.sender == timelock_address, "Not owner or timelock");
        _;
    }

    function setOwner(address to) external onlyByOwnGov {
        owner_address = to;
    }

    function addPool(address who) external onlyByOwnGov {
        pools[who] = true;
    }

    function toggleVotes() external onlyByOwnGov {
        trackingVotes = !trackingVotes;
    }

    function pool_mint(address to, uint256 value) external {
        require(pools[msg.sender], "Only pools");
        _mint(to, value);
    }

    function pool_burn_from(address from, uint256 value) external {
        require(pools[msg.sender], "Only pools");
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _burn(from, value);
    }
}

contract FractionPool {
    FractionShare public share;
    mapping(address => uint256) public dollars;

    function attach(address to) external {
        require(address(share) == address(0));
        share = FractionShare(to);
    }

    function mintFractional(uint256 value) external payable {
        share.pool_burn_from(msg.sender, value);
        dollars[msg.sender] += msg.value + value / 100;
    }
}

contract CurveDepositor {
    LockedToken public minter;
    ERC20 public base;
    address public escrow;

    constructor(address base_, address escrow_) public {
        base = ERC20(base_);
        escrow = escrow_;
    }

    function attach(address to) external {
        require(address(minter) == address(0));
        minter = LockedToken(to);
    }

    function deposit(uint256 value) external {
        base.transferFrom(msg.sender, escrow, value);
        minter.mint(msg.sender, value);
    }
}

contract LockedToken is ERC20("Convexity Locked", "cvxLKD") {
    address public operator;

    constructor() public {
        operator = msg.sender;
    }

    function setOperator(address to) external {
        require(msg.sender == operator, "!auth");
        operator = to;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == operator, "!authorized");
        _mint(to, value);
    }

    function burn(address from, uint256 value) external {
        require(msg.sender == operator, "!authorized");
        _burn(from, value);
    }
}

contract BaseCoin is ERC20("Base Gauge Coin", "BGC") {
    constructor() public {
        _mint(msg.sender, 10000000 ether);
    }
}
