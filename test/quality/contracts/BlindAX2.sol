// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;
pragma experimental ABIEncoderV2;

/// Its minter, who sits behind a delay, may add two of a hundred a year.
contract Parliament {
    string public constant name = "Parliament of Owls";
    string public constant symbol = "OWL";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 1_000_000_000e18;
    address public minter;
    uint256 public mintingAllowedAfter;
    uint32 public constant minimumTimeBetweenMints = 1 days * 365;
    uint8 public constant mintCap = 2;
    mapping(address => mapping(address => uint96)) internal allowances;
    mapping(address => uint96) internal balances;
    mapping(address => address) public delegates;

    struct Checkpoint {
        uint32 fromBlock;
        uint96 votes;
    }
    mapping(address => mapping(uint32 => Checkpoint)) public checkpoints;
    mapping(address => uint32) public numCheckpoints;

    event MinterChanged(address minter, address newMinter);
    event DelegateChanged(address indexed delegator, address indexed fromDelegate, address indexed toDelegate);
    event DelegateVotesChanged(address indexed delegate, uint256 previousBalance, uint256 newBalance);
    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);

    constructor(address account, address minter_) public {
        balances[account] = uint96(totalSupply);
        emit Transfer(address(0), account, totalSupply);
        minter = minter_;
        emit MinterChanged(address(0), minter);
        mintingAllowedAfter = now + 365 days;
    }

    function setMinter(address minter_) external {
        require(msg.sender == minter, "OWL: only the minter");
        emit MinterChanged(minter, minter_);
        minter = minter_;
    }

    function mint(address dst, uint256 rawAmount) external {
        require(msg.sender == minter, "OWL: only the minter");
        require(block.timestamp >= mintingAllowedAfter, "OWL: too soon");
        require(dst != address(0));
        mintingAllowedAfter = block.timestamp + minimumTimeBetweenMints;
        uint96 amount = safe96(rawAmount);
        require(amount <= (totalSupply * mintCap) / 100, "OWL: cap");
        totalSupply = safe96(totalSupply + amount);
        balances[dst] += amount;
        emit Transfer(address(0), dst, amount);
        _moveDelegates(address(0), delegates[dst], amount);
    }

    function allowance(address account, address spender) external view returns (uint256) {
        return allowances[account][spender];
    }

    function approve(address spender, uint256 raw) external returns (bool) {
        uint96 amount = raw == uint256(-1) ? uint96(-1) : safe96(raw);
        allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function balanceOf(address account) external view returns (uint256) {
        return balances[account];
    }

    function transfer(address dst, uint256 raw) external returns (bool) {
        _transferTokens(msg.sender, dst, safe96(raw));
        return true;
    }

    function transferFrom(address src, address dst, uint256 raw) external returns (bool) {
        uint96 amount = safe96(raw);
        uint96 granted = allowances[src][msg.sender];
        if (msg.sender != src && granted != uint96(-1)) {
            require(granted >= amount, "OWL: allowance");
            allowances[src][msg.sender] = granted - amount;
            emit Approval(src, msg.sender, granted - amount);
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
        uint32 count = numCheckpoints[account];
        return count > 0 ? checkpoints[account][count - 1].votes : 0;
    }

    function _transferTokens(address src, address dst, uint96 amount) internal {
        require(src != address(0) && dst != address(0), "OWL: zero");
        require(balances[src] >= amount, "OWL: balance");
        balances[src] -= amount;
        balances[dst] += amount;
        emit Transfer(src, dst, amount);
        _moveDelegates(delegates[src], delegates[dst], amount);
    }

    function _moveDelegates(address src, address dst, uint96 amount) internal {
        if (src == dst || amount == 0) return;
        if (src != address(0)) _write(src, false, amount);
        if (dst != address(0)) _write(dst, true, amount);
    }

    function _write(address who, bool plus, uint96 amount) internal {
        uint32 count = numCheckpoints[who];
        uint96 before = count > 0 ? checkpoints[who][count - 1].votes : 0;
        uint96 next = plus ? before + amount : before - amount;
        if (count > 0 && checkpoints[who][count - 1].fromBlock == uint32(block.number)) {
            checkpoints[who][count - 1].votes = next;
        } else {
            checkpoints[who][count] = Checkpoint(uint32(block.number), next);
            numCheckpoints[who] = count + 1;
        }
        emit DelegateVotesChanged(who, before, next);
    }

    function safe96(uint256 n) internal pure returns (uint96) {
        require(n < 2**96, "OWL: 96 bits");
        return uint96(n);
    }
}

abstract contract Coin20 {
    string public name;
    string public symbol;
    uint8 public decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory n, string memory s) public {
        name = n;
        symbol = s;
    }

    function balanceOf(address who) public view virtual returns (uint256) {
        return _balances[who];
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
        require(allowance[from][msg.sender] >= value, "allowance");
        if (allowance[from][msg.sender] != uint256(-1)) allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        require(to != address(0), "to");
        require(_balances[from] >= value, "balance");
        _balances[from] -= value;
        _balances[to] += value;
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal {
        totalSupply += value;
        require(totalSupply >= value, "supply");
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal {
        require(_balances[from] >= value, "balance");
        _balances[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

contract PlainRice is Coin20("Plain Rice", "RICE") {
    constructor(uint256 amount) public {
        _mint(msg.sender, amount);
    }
}

/// The bar: rice in, sake out, and its share of all that was given to the bar.
contract SakeBar is Coin20("Sake Bar", "xRICE") {
    Coin20 public immutable rice;

    constructor(Coin20 rice_) public {
        rice = rice_;
    }

    function enter(uint256 amount) external {
        uint256 all = rice.balanceOf(address(this));
        if (totalSupply == 0 || all == 0) _mint(msg.sender, amount);
        else _mint(msg.sender, (amount * totalSupply) / all);
        rice.transferFrom(msg.sender, address(this), amount);
    }

    function leave(uint256 share) external {
        uint256 what = (share * rice.balanceOf(address(this))) / totalSupply;
        _burn(msg.sender, share);
        rice.transfer(msg.sender, what);
    }
}

/// The coin of a farm: its owner is the chef, the chef's the timelock.
contract FarmCoin is Coin20("Turnip Farm", "TURNIP") {
    address public owner = msg.sender;
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() public {
        _mint(msg.sender, 20_000_000 ether);
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _mint(to, amount);
    }

    function transferOwnership(address to) external {
        require(msg.sender == owner && to != address(0), "Ownable: caller is not the owner");
        emit OwnershipTransferred(owner, to);
        owner = to;
    }
}

contract FarmChef {
    struct UserInfo {
        uint256 amount;
        uint256 rewardDebt;
    }
    FarmCoin public turnip;
    address public owner;
    uint256 public turnipPerBlock = 4 ether;
    uint256 public constant MAX_PER_BLOCK = 40 ether;
    uint256 public lastRewardBlock;
    uint256 public accPerShare;
    mapping(address => UserInfo) public userInfo;

    constructor(address owner_) public {
        owner = owner_;
    }

    function start(FarmCoin turnip_) external {
        require(address(turnip) == address(0));
        turnip = turnip_;
        lastRewardBlock = block.number;
    }

    function updateEmissionRate(uint256 rate) external {
        require(msg.sender == owner && rate <= MAX_PER_BLOCK, "rate");
        updatePool();
        turnipPerBlock = rate;
    }

    function updatePool() public {
        if (block.number <= lastRewardBlock) return;
        uint256 staked = turnip.balanceOf(address(this));
        if (staked > 0) {
            uint256 reward = (block.number - lastRewardBlock) * turnipPerBlock;
            turnip.mint(address(this), reward);
            accPerShare += (reward * 1e12) / staked;
        }
        lastRewardBlock = block.number;
    }

    function enterStaking(uint256 amount) external {
        updatePool();
        UserInfo storage user = userInfo[msg.sender];
        _harvest(user);
        turnip.transferFrom(msg.sender, address(this), amount);
        user.amount += amount;
        user.rewardDebt = (user.amount * accPerShare) / 1e12;
    }

    function leaveStaking(uint256 amount) external {
        updatePool();
        UserInfo storage user = userInfo[msg.sender];
        require(user.amount >= amount, "amount");
        _harvest(user);
        user.amount -= amount;
        user.rewardDebt = (user.amount * accPerShare) / 1e12;
        turnip.transfer(msg.sender, amount);
    }

    function _harvest(UserInfo storage user) internal {
        uint256 due = (user.amount * accPerShare) / 1e12 - user.rewardDebt;
        if (due > 0) turnip.transfer(msg.sender, due);
    }
}

/// Two of a hundred go to all who hold, in the manner of reflections; nothing can be set.
contract MirrorMoose {
    string public constant name = "Mirror Moose";
    string public constant symbol = "MOOSE";
    uint8 public constant decimals = 9;
    uint256 private constant MAX = ~uint256(0);
    uint256 private constant _tTotal = 10**15 * 10**9;
    uint256 private _rTotal = (MAX - (MAX % _tTotal));
    uint256 private _tFeeTotal;
    mapping(address => uint256) private _rOwned;
    mapping(address => mapping(address => uint256)) private _allowances;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        _rOwned[msg.sender] = _rTotal;
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    function totalSupply() public pure returns (uint256) {
        return _tTotal;
    }

    function balanceOf(address account) public view returns (uint256) {
        return _rOwned[account] / _getRate();
    }

    function totalFees() external view returns (uint256) {
        return _tFeeTotal;
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _allowances[who][spender];
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        _allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address recipient, uint256 amount) external returns (bool) {
        _transferStandard(msg.sender, recipient, amount);
        return true;
    }

    function transferFrom(address sender, address recipient, uint256 amount) external returns (bool) {
        require(_allowances[sender][msg.sender] >= amount, "ERC20: allowance");
        _allowances[sender][msg.sender] -= amount;
        _transferStandard(sender, recipient, amount);
        return true;
    }

    function reflect(uint256 tAmount) external {
        uint256 rAmount = tAmount * _getRate();
        require(_rOwned[msg.sender] >= rAmount);
        _rOwned[msg.sender] -= rAmount;
        _rTotal -= rAmount;
        _tFeeTotal += tAmount;
    }

    function _transferStandard(address sender, address recipient, uint256 tAmount) private {
        require(sender != address(0) && recipient != address(0) && tAmount > 0);
        uint256 rate = _getRate();
        uint256 tFee = (tAmount * 2) / 100;
        uint256 rAmount = tAmount * rate;
        require(_rOwned[sender] >= rAmount, "ERC20: balance");
        _rOwned[sender] -= rAmount;
        _rOwned[recipient] += (tAmount - tFee) * rate;
        _rTotal -= tFee * rate;
        _tFeeTotal += tFee;
        emit Transfer(sender, recipient, tAmount - tFee);
    }

    function _getRate() private view returns (uint256) {
        return _rTotal / _tTotal;
    }
}

/// Shares of a vault whose strategy the timelock chooses.
contract SilageVault is Coin20("silage Vault Rice", "svRICE") {
    Coin20 public token;
    address public governance;
    address public strategy;
    uint256 public min = 9500;
    uint256 public constant max = 10000;

    constructor(Coin20 token_, address governance_) public {
        token = token_;
        governance = governance_;
    }

    function setMin(uint256 m) external {
        require(msg.sender == governance && m <= max, "!governance");
        min = m;
    }

    function setStrategy(address s) external {
        require(msg.sender == governance, "!governance");
        strategy = s;
    }

    function setGovernance(address g) external {
        require(msg.sender == governance, "!governance");
        governance = g;
    }

    function balance() public view returns (uint256) {
        return token.balanceOf(address(this)) + (strategy == address(0) ? 0 : token.balanceOf(strategy));
    }

    function earn() external {
        require(strategy != address(0), "strategy");
        token.transfer(strategy, (token.balanceOf(address(this)) * min) / max);
    }

    function deposit(uint256 amount) external {
        uint256 pool = balance();
        token.transferFrom(msg.sender, address(this), amount);
        _mint(msg.sender, totalSupply == 0 ? amount : (amount * totalSupply) / pool);
    }

    function withdraw(uint256 shares) external {
        uint256 r = (balance() * shares) / totalSupply;
        _burn(msg.sender, shares);
        token.transfer(msg.sender, r);
    }

    function getPricePerFullShare() external view returns (uint256) {
        return (balance() * 1e18) / totalSupply;
    }
}

/// A receipt for what is locked for four years; the locker gives it out, one for one.
contract LockedRiceReceipt is Coin20("Locked Rice", "lkRICE") {
    address public operator;

    constructor() public {
        operator = msg.sender;
    }

    function setOperator(address next) external {
        require(msg.sender == operator, "!operator");
        operator = next;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == operator, "!operator");
        _mint(to, amount);
    }

    function burn(address from, uint256 amount) external {
        require(msg.sender == operator, "!operator");
        _burn(from, amount);
    }
}

contract RiceLocker {
    Coin20 public immutable rice;
    LockedRiceReceipt public receipt;
    uint256 public unlockTime;

    constructor(Coin20 rice_) public {
        rice = rice_;
        unlockTime = now + 4 * 365 days;
    }

    function bind(LockedRiceReceipt receipt_) external {
        require(address(receipt) == address(0));
        receipt = receipt_;
    }

    function deposit(uint256 amount) external {
        rice.transferFrom(msg.sender, address(this), amount);
        receipt.mint(msg.sender, amount);
    }

    function increaseUnlockTime() external {
        if (now > unlockTime - 3 * 365 days) unlockTime = now + 4 * 365 days;
    }
}

/// Once had minters and a governor; both were given up after the farms had ended.
contract YesterYield is Coin20("Yester Yield", "YYD") {
    address public governance;
    mapping(address => bool) public minters;

    constructor() public {
        governance = tx.origin;
    }

    function mint(address account, uint256 amount) external {
        require(minters[msg.sender], "!minter");
        _mint(account, amount);
    }

    function setGovernance(address g) external {
        require(msg.sender == governance, "!governance");
        governance = g;
    }

    function addMinter(address m) external {
        require(msg.sender == governance, "!governance");
        minters[m] = true;
    }

    function removeMinter(address m) external {
        require(msg.sender == governance, "!governance");
        minters[m] = false;
    }
}
