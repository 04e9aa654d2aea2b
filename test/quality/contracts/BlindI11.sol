// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

import {Base67, IFactory} from "./Base67.sol";

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

    function div(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b > 0, "SafeMath: division by zero");
        return a / b;
    }
}

abstract contract Ownable {
    address public owner = msg.sender;
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    function transferOwnership(address newOwner) public virtual onlyOwner {
        require(newOwner != address(0), "Ownable: new owner is the zero address");
        emit OwnershipTransferred(owner, newOwner);
        owner = newOwner;
    }
}

abstract contract ERC20 {
    using SafeMath for uint256;

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_) public {
        (name, symbol) = (name_, symbol_);
    }

    function balanceOf(address account) external view returns (uint256) {
        return _balances[account];
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external virtual returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external virtual returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(amount);
        _transfer(from, to, amount);
        return true;
    }

    function _transfer(address from, address to, uint256 amount) internal virtual {
        require(to != address(0), "ERC20: transfer to the zero address");
        _balances[from] = _balances[from].sub(amount);
        _balances[to] = _balances[to].add(amount);
        emit Transfer(from, to, amount);
        _moved(from, to, amount);
    }

    function _mint(address to, uint256 amount) internal {
        totalSupply = totalSupply.add(amount);
        _balances[to] = _balances[to].add(amount);
        emit Transfer(address(0), to, amount);
        _moved(address(0), to, amount);
    }

    function _burn(address from, uint256 amount) internal {
        _balances[from] = _balances[from].sub(amount);
        totalSupply = totalSupply.sub(amount);
        emit Transfer(from, address(0), amount);
        _moved(from, address(0), amount);
    }

    function _moved(address from, address to, uint256 amount) internal virtual {}
}

contract TacoToken is ERC20("TacoSwap", "TACO"), Ownable {
    struct Checkpoint {
        uint32 fromBlock;
        uint256 votes;
    }

    mapping(address => address) public delegates;
    mapping(address => mapping(uint32 => Checkpoint)) public checkpoints;
    mapping(address => uint32) public numCheckpoints;

    event DelegateVotesChanged(address indexed delegate, uint256 previousBalance, uint256 newBalance);

    function mint(address to, uint256 amount) public onlyOwner {
        _mint(to, amount);
    }

    function getCurrentVotes(address account) public view returns (uint256) {
        uint32 n = numCheckpoints[account];
        return n > 0 ? checkpoints[account][n - 1].votes : 0;
    }

    function delegate(address delegatee) external {
        address current = delegates[msg.sender];
        delegates[msg.sender] = delegatee;
        _moveDelegates(current, delegatee, _balances[msg.sender]);
    }

    function _moved(address from, address to, uint256 amount) internal override {
        _moveDelegates(delegates[from], delegates[to], amount);
    }

    function _moveDelegates(address src, address dst, uint256 amount) internal {
        if (src == dst || amount == 0) return;
        if (src != address(0)) _write(src, getCurrentVotes(src).sub(amount));
        if (dst != address(0)) _write(dst, getCurrentVotes(dst).add(amount));
    }

    function _write(address delegatee, uint256 votes) internal {
        emit DelegateVotesChanged(delegatee, getCurrentVotes(delegatee), votes);
        uint32 n = numCheckpoints[delegatee];
        if (n > 0 && checkpoints[delegatee][n - 1].fromBlock == block.number) {
            checkpoints[delegatee][n - 1].votes = votes;
        } else {
            checkpoints[delegatee][n] = Checkpoint(uint32(block.number), votes);
            numCheckpoints[delegatee] = n + 1;
        }
    }
}

interface IERC20 {
    function transfer(address to, uint256 amount) external returns (bool);
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
    function balanceOf(address account) external view returns (uint256);
}

/// Owns the token and makes so much in each block for those who farm. What farms there are, says the owner, a timelock.
contract MasterChef is Ownable {
    using SafeMath for uint256;

    struct UserInfo {
        uint256 amount;
        uint256 rewardDebt;
    }
    struct PoolInfo {
        IERC20 lpToken;
        uint256 allocPoint;
        uint256 lastRewardBlock;
        uint256 accPerShare;
    }

    TacoToken public taco;
    uint256 public constant tacoPerBlock = 1e18;
    uint256 public totalAllocPoint;
    PoolInfo[] public poolInfo;
    mapping(uint256 => mapping(address => UserInfo)) public userInfo;

    event Deposit(address indexed user, uint256 indexed pid, uint256 amount);
    event Withdraw(address indexed user, uint256 indexed pid, uint256 amount);

    constructor(TacoToken taco_) public {
        taco = taco_;
    }

    function add(uint256 allocPoint, IERC20 lpToken) external onlyOwner {
        for (uint256 i = 0; i < poolInfo.length; i++) {
            require(poolInfo[i].lpToken != lpToken, "added");
            updatePool(i);
        }
        totalAllocPoint = totalAllocPoint.add(allocPoint);
        poolInfo.push(PoolInfo(lpToken, allocPoint, block.number, 0));
    }

    function updatePool(uint256 pid) public {
        PoolInfo storage pool = poolInfo[pid];
        if (block.number <= pool.lastRewardBlock) return;
        uint256 supply = pool.lpToken.balanceOf(address(this));
        if (supply > 0) {
            uint256 reward = block.number.sub(pool.lastRewardBlock).mul(tacoPerBlock).mul(pool.allocPoint).div(totalAllocPoint);
            taco.mint(address(this), reward);
            pool.accPerShare = pool.accPerShare.add(reward.mul(1e12).div(supply));
        }
        pool.lastRewardBlock = block.number;
    }

    function deposit(uint256 pid, uint256 amount) external {
        UserInfo storage user = userInfo[pid][msg.sender];
        settle(pid, user);
        poolInfo[pid].lpToken.transferFrom(msg.sender, address(this), amount);
        user.amount = user.amount.add(amount);
        user.rewardDebt = user.amount.mul(poolInfo[pid].accPerShare).div(1e12);
        emit Deposit(msg.sender, pid, amount);
    }

    function withdraw(uint256 pid, uint256 amount) external {
        UserInfo storage user = userInfo[pid][msg.sender];
        require(user.amount >= amount, "withdraw: not good");
        settle(pid, user);
        user.amount = user.amount.sub(amount);
        user.rewardDebt = user.amount.mul(poolInfo[pid].accPerShare).div(1e12);
        poolInfo[pid].lpToken.transfer(msg.sender, amount);
        emit Withdraw(msg.sender, pid, amount);
    }

    function settle(uint256 pid, UserInfo storage user) private {
        updatePool(pid);
        uint256 pending = user.amount.mul(poolInfo[pid].accPerShare).div(1e12).sub(user.rewardDebt);
        uint256 have = taco.balanceOf(address(this));
        if (pending > 0) taco.transfer(msg.sender, pending > have ? have : pending);
    }
}

contract PlainCoin is ERC20 {
    constructor(string memory name_, string memory symbol_, uint256 supply) public ERC20(name_, symbol_) {
        _mint(msg.sender, supply);
    }
}

/// Coins are left at the bar, and whoever leaves takes his part of what has come in meanwhile.
contract TacoBar is ERC20("TacoBar", "xTACO") {
    IERC20 public taco;

    constructor(IERC20 taco_) public {
        taco = taco_;
    }

    function enter(uint256 amount) external {
        uint256 total = taco.balanceOf(address(this));
        _mint(msg.sender, totalSupply == 0 || total == 0 ? amount : amount.mul(totalSupply).div(total));
        taco.transferFrom(msg.sender, address(this), amount);
    }

    function leave(uint256 share) external {
        uint256 what = share.mul(taco.balanceOf(address(this))).div(totalSupply);
        _burn(msg.sender, share);
        taco.transfer(msg.sender, what);
    }
}

/// One percent of each transfer goes to all who hold, as with RFI.
contract Ripple {
    using SafeMath for uint256;

    string public constant name = "Ripplet";
    string public constant symbol = "RPLT";
    uint8 public constant decimals = 9;
    uint256 private constant MAX = ~uint256(0);
    uint256 private constant _tTotal = 10 * 10**6 * 10**9;
    uint256 private _rTotal = (MAX - (MAX % _tTotal));
    uint256 public totalFees;
    mapping(address => uint256) private _rOwned;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        _rOwned[msg.sender] = _rTotal;
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    function totalSupply() external pure returns (uint256) {
        return _tTotal;
    }

    function balanceOf(address account) external view returns (uint256) {
        return _rOwned[account].div(_rTotal.div(_tTotal));
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(amount);
        _transfer(from, to, amount);
        return true;
    }

    function reflect(uint256 amount) external {
        uint256 rAmount = amount.mul(_rTotal.div(_tTotal));
        _rOwned[msg.sender] = _rOwned[msg.sender].sub(rAmount);
        _rTotal = _rTotal.sub(rAmount);
        totalFees = totalFees.add(amount);
    }

    function _transfer(address from, address to, uint256 amount) private {
        require(amount > 0, "Transfer amount must be greater than zero");
        uint256 rate = _rTotal.div(_tTotal);
        uint256 fee = amount.div(100);
        _rOwned[from] = _rOwned[from].sub(amount.mul(rate));
        _rOwned[to] = _rOwned[to].add(amount.sub(fee).mul(rate));
        _rTotal = _rTotal.sub(fee.mul(rate));
        totalFees = totalFees.add(fee);
        emit Transfer(from, to, amount.sub(fee));
    }
}
