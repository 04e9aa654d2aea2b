// 0.6 off
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

interface IERC20 {
    function balanceOf(address account) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

contract Ownable {
    address private _owner = msg.sender;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(_owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    function owner() public view returns (address) {
        return _owner;
    }

    function transferOwnership(address newOwner) public virtual onlyOwner {
        require(newOwner != address(0), "Ownable: new owner is the zero address");
        emit OwnershipTransferred(_owner, newOwner);
        _owner = newOwner;
    }
}

abstract contract Book {
    using SafeMath for uint256;

    uint256 public totalSupply;
    mapping(address => uint256) internal balances;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function balanceOf(address account) public view virtual returns (uint256) {
        return balances[account];
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

    function transferFrom(address from, address to, uint256 value) external virtual returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        require(from != address(0) && to != address(0), "zero address");
        balances[from] = balances[from].sub(value);
        balances[to] = balances[to].add(value);
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal virtual {
        totalSupply = totalSupply.add(value);
        balances[to] = balances[to].add(value);
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal virtual {
        balances[from] = balances[from].sub(value);
        totalSupply = totalSupply.sub(value);
        emit Transfer(from, address(0), value);
    }
}

/// Votes follow coins; only the kitchen mints.
contract RicecakeToken is Book, Ownable {
    struct Checkpoint {
        uint32 fromBlock;
        uint256 votes;
    }

    string public constant name = "RicecakeToken";
    string public constant symbol = "RICE";
    uint8 public constant decimals = 18;
    mapping(address => address) public delegates;
    mapping(address => mapping(uint32 => Checkpoint)) public checkpoints;
    mapping(address => uint32) public numCheckpoints;

    event DelegateChanged(address indexed delegator, address indexed fromDelegate, address indexed toDelegate);
    event DelegateVotesChanged(address indexed delegate, uint256 previousBalance, uint256 newBalance);

    function mint(address to, uint256 amount) public onlyOwner {
        _mint(to, amount);
        _moveDelegates(address(0), delegates[to], amount);
    }

    function delegate(address delegatee) external {
        address current = delegates[msg.sender];
        delegates[msg.sender] = delegatee;
        emit DelegateChanged(msg.sender, current, delegatee);
        _moveDelegates(current, delegatee, balanceOf(msg.sender));
    }

    function getCurrentVotes(address account) public view returns (uint256) {
        uint32 count = numCheckpoints[account];
        return count > 0 ? checkpoints[account][count - 1].votes : 0;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        super._transfer(from, to, value);
        _moveDelegates(delegates[from], delegates[to], value);
    }

    function _moveDelegates(address src, address dst, uint256 amount) private {
        if (src == dst || amount == 0) return;
        if (src != address(0)) _write(src, getCurrentVotes(src).sub(amount));
        if (dst != address(0)) _write(dst, getCurrentVotes(dst).add(amount));
    }

    function _write(address account, uint256 votes) private {
        uint32 count = numCheckpoints[account];
        emit DelegateVotesChanged(account, getCurrentVotes(account), votes);
        if (count > 0 && checkpoints[account][count - 1].fromBlock == block.number) {
            checkpoints[account][count - 1].votes = votes;
        } else {
            checkpoints[account][count] = Checkpoint(uint32(block.number), votes);
            numCheckpoints[account] = count + 1;
        }
    }
}

/// The kitchen: a fixed number of coins a block for those who bring shares of pools, until a last block.
contract MasterCook is Ownable {
    using SafeMath for uint256;

    struct UserInfo {
        uint256 amount;
        uint256 rewardDebt;
    }

    struct PoolInfo {
        IERC20 lpToken;
        uint256 allocPoint;
        uint256 lastRewardBlock;
        uint256 accRicePerShare;
    }

    RicecakeToken public rice;
    address public devaddr;
    uint256 public constant ricePerBlock = 1e18;
    uint256 public immutable endBlock;
    PoolInfo[] public poolInfo;
    mapping(uint256 => mapping(address => UserInfo)) public userInfo;
    uint256 public totalAllocPoint;

    event Deposit(address indexed user, uint256 indexed pid, uint256 amount);
    event Withdraw(address indexed user, uint256 indexed pid, uint256 amount);

    constructor(RicecakeToken rice_, address dev) public {
        rice = rice_;
        devaddr = dev;
        endBlock = block.number + 10_000_000;
    }

    function add(uint256 allocPoint, IERC20 lpToken) external onlyOwner {
        for (uint256 pid = 0; pid < poolInfo.length; pid++) {
            require(poolInfo[pid].lpToken != lpToken, "twice");
            updatePool(pid);
        }
        totalAllocPoint = totalAllocPoint.add(allocPoint);
        poolInfo.push(PoolInfo(lpToken, allocPoint, block.number, 0));
    }

    function set(uint256 pid, uint256 allocPoint) external onlyOwner {
        for (uint256 i = 0; i < poolInfo.length; i++) updatePool(i);
        totalAllocPoint = totalAllocPoint.sub(poolInfo[pid].allocPoint).add(allocPoint);
        poolInfo[pid].allocPoint = allocPoint;
    }

    function updatePool(uint256 pid) public {
        PoolInfo storage pool = poolInfo[pid];
        uint256 to = block.number < endBlock ? block.number : endBlock;
        if (to <= pool.lastRewardBlock) return;
        uint256 supply = pool.lpToken.balanceOf(address(this));
        if (supply > 0 && totalAllocPoint > 0) {
            uint256 reward = (to - pool.lastRewardBlock).mul(ricePerBlock).mul(pool.allocPoint) / totalAllocPoint;
            rice.mint(devaddr, reward / 10);
            rice.mint(address(this), reward);
            pool.accRicePerShare = pool.accRicePerShare.add(reward.mul(1e12) / supply);
        }
        pool.lastRewardBlock = to;
    }

    function deposit(uint256 pid, uint256 amount) external {
        PoolInfo storage pool = poolInfo[pid];
        UserInfo storage user = userInfo[pid][msg.sender];
        updatePool(pid);
        if (user.amount > 0) rice.transfer(msg.sender, (user.amount.mul(pool.accRicePerShare) / 1e12).sub(user.rewardDebt));
        require(pool.lpToken.transferFrom(msg.sender, address(this), amount));
        user.amount = user.amount.add(amount);
        user.rewardDebt = user.amount.mul(pool.accRicePerShare) / 1e12;
        emit Deposit(msg.sender, pid, amount);
    }

    function withdraw(uint256 pid, uint256 amount) external {
        PoolInfo storage pool = poolInfo[pid];
        UserInfo storage user = userInfo[pid][msg.sender];
        updatePool(pid);
        rice.transfer(msg.sender, (user.amount.mul(pool.accRicePerShare) / 1e12).sub(user.rewardDebt));
        user.amount = user.amount.sub(amount);
        user.rewardDebt = user.amount.mul(pool.accRicePerShare) / 1e12;
        require(pool.lpToken.transfer(msg.sender, amount));
        emit Withdraw(msg.sender, pid, amount);
    }

    function dev(address to) external {
        require(msg.sender == devaddr, "dev: wut?");
        devaddr = to;
    }
}

/// Pays yield to who holds it; its government is slow and made by several.
contract YieldToken is Book {
    string public name = "Perpetua Governance";
    string public symbol = "PRPT";
    uint8 public constant decimals = 18;
    address public gov = msg.sender;
    bool public inPrivateTransferMode = true;
    uint256 public nonStakingSupply;
    mapping(address => bool) public isHandler;
    mapping(address => bool) public isMinter;
    mapping(address => bool) public admins;
    mapping(address => bool) public nonStakingAccounts;
    YieldTracker public tracker;

    modifier onlyGov() {
        require(msg.sender == gov, "BaseToken: forbidden");
        _;
    }

    constructor() public {
        admins[msg.sender] = true;
        isHandler[msg.sender] = true;
        _mint(msg.sender, 9_000_000e18);
    }

    function setGov(address gov_) external onlyGov {
        gov = gov_;
    }

    function setInfo(string calldata name_, string calldata symbol_) external onlyGov {
        (name, symbol) = (name_, symbol_);
    }

    function setYieldTracker(YieldTracker tracker_) external onlyGov {
        tracker = tracker_;
    }

    function removeAdmin(address account) external onlyGov {
        admins[account] = false;
    }

    function setMinter(address minter, bool active) external onlyGov {
        isMinter[minter] = active;
    }

    function setHandler(address handler, bool active) external onlyGov {
        isHandler[handler] = active;
    }

    function setInPrivateTransferMode(bool mode) external onlyGov {
        inPrivateTransferMode = mode;
    }

    function addNonStakingAccount(address account) external {
        require(admins[msg.sender] && !nonStakingAccounts[account], "BaseToken: forbidden");
        _update(account);
        nonStakingAccounts[account] = true;
        nonStakingSupply = nonStakingSupply.add(balances[account]);
    }

    function stakedBalance(address account) external view returns (uint256) {
        return nonStakingAccounts[account] ? 0 : balances[account];
    }

    function totalStaked() external view returns (uint256) {
        return totalSupply.sub(nonStakingSupply);
    }

    function mint(address account, uint256 amount) external {
        require(isMinter[msg.sender], "MintableBaseToken: forbidden");
        _update(account);
        _mint(account, amount);
        if (nonStakingAccounts[account]) nonStakingSupply = nonStakingSupply.add(amount);
    }

    function claim(address payable receiver) external {
        tracker.claim(msg.sender, receiver);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (inPrivateTransferMode) require(isHandler[msg.sender], "BaseToken: msg.sender not whitelisted");
        _update(from);
        _update(to);
        super._transfer(from, to, value);
        if (nonStakingAccounts[from]) nonStakingSupply = nonStakingSupply.sub(value);
        if (nonStakingAccounts[to]) nonStakingSupply = nonStakingSupply.add(value);
    }

    function _update(address account) private {
        if (address(tracker) != address(0)) tracker.updateRewards(account);
    }
}

contract YieldTracker {
    using SafeMath for uint256;

    YieldToken public immutable yieldToken;
    uint256 public cumulativeRewardPerToken;
    uint256 public unallocated;
    mapping(address => uint256) public claimableReward;
    mapping(address => uint256) public previousCumulatedRewardPerToken;

    constructor(YieldToken token) public {
        yieldToken = token;
    }

    receive() external payable {
        unallocated = unallocated.add(msg.value);
    }

    function updateRewards(address account) public {
        uint256 supply = yieldToken.totalStaked();
        if (unallocated > 0 && supply > 0) {
            cumulativeRewardPerToken = cumulativeRewardPerToken.add(unallocated.mul(1e30) / supply);
            unallocated = 0;
        }
        uint256 staked = yieldToken.stakedBalance(account);
        claimableReward[account] = claimableReward[account].add(
            staked.mul(cumulativeRewardPerToken.sub(previousCumulatedRewardPerToken[account])) / 1e30
        );
        previousCumulatedRewardPerToken[account] = cumulativeRewardPerToken;
    }

    function claim(address account, address payable receiver) external {
        require(msg.sender == address(yieldToken), "YieldTracker: forbidden");
        updateRewards(account);
        uint256 amount = claimableReward[account];
        claimableReward[account] = 0;
        receiver.transfer(amount);
    }
}
