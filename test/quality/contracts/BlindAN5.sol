// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256) {
        uint256 c = a + b;
        require(c >= a, "SafeMath: addition overflow");
        return c;
    }

    function sub(uint256 a, uint256 b, string memory errorMessage) internal pure returns (uint256) {
        require(b <= a, errorMessage);
        return a - b;
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        return sub(a, b, "SafeMath: subtraction overflow");
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256) {
        if (a == 0) return 0;
        uint256 c = a * b;
        require(c / a == b, "SafeMath: multiplication overflow");
        return c;
    }
}

contract ContextAN6 {
    function _msgSender() internal view virtual returns (address payable) {
        return msg.sender;
    }
}

contract OwnableAN6 is ContextAN6 {
    address private _owner;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() internal {
        _owner = _msgSender();
        emit OwnershipTransferred(address(0), _owner);
    }

    function owner() public view returns (address) {
        return _owner;
    }

    modifier onlyOwner() {
        require(_owner == _msgSender(), "Ownable: caller is not the owner");
        _;
    }

    function renounceOwnership() public virtual onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function transferOwnership(address newOwner) public virtual onlyOwner {
        require(newOwner != address(0), "Ownable: new owner is the zero address");
        emit OwnershipTransferred(_owner, newOwner);
        _owner = newOwner;
    }
}

contract ERC20AN6 is ContextAN6 {
    using SafeMath for uint256;

    mapping(address => uint256) private _balances;
    mapping(address => mapping(address => uint256)) private _allowances;
    uint256 private _totalSupply;
    string private _name;
    string private _symbol;
    uint8 private _decimals;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint8 decimals_) public {
        _name = name_;
        _symbol = symbol_;
        _decimals = decimals_;
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
        _transfer(_msgSender(), recipient, amount);
        return true;
    }

    function allowance(address owner, address spender) public view returns (uint256) {
        return _allowances[owner][spender];
    }

    function approve(address spender, uint256 amount) public virtual returns (bool) {
        _approve(_msgSender(), spender, amount);
        return true;
    }

    function transferFrom(address sender, address recipient, uint256 amount) public virtual returns (bool) {
        _transfer(sender, recipient, amount);
        _approve(sender, _msgSender(), _allowances[sender][_msgSender()].sub(amount, "ERC20: transfer amount exceeds allowance"));
        return true;
    }

    function _transfer(address sender, address recipient, uint256 amount) internal virtual {
        require(sender != address(0), "ERC20: transfer from the zero address");
        require(recipient != address(0), "ERC20: transfer to the zero address");
        _balances[sender] = _balances[sender].sub(amount, "ERC20: transfer amount exceeds balance");
        _balances[recipient] = _balances[recipient].add(amount);
        emit Transfer(sender, recipient, amount);
    }

    function _mint(address account, uint256 amount) internal virtual {
        _totalSupply = _totalSupply.add(amount);
        _balances[account] = _balances[account].add(amount);
        emit Transfer(address(0), account, amount);
    }

    function _approve(address owner, address spender, uint256 amount) internal virtual {
        require(spender != address(0), "ERC20: approve to the zero address");
        _allowances[owner][spender] = amount;
        emit Approval(owner, spender, amount);
    }
}

contract HazelnutToken is ERC20AN6 {
    constructor() public ERC20AN6("Hazelnut.finance", "HZL", 18) {
        _mint(msg.sender, 30000e18);
    }
}

contract AlmondBEP20 is ERC20AN6("Almond Swap Token", "ALMD", 18), OwnableAN6 {
    constructor() public {
        _mint(msg.sender, 1000000 * 10 ** 18);
    }

    function mint(uint256 amount) public onlyOwner returns (bool) {
        _mint(_msgSender(), amount);
        return true;
    }

    function getOwner() external view returns (address) {
        return owner();
    }
}

/// Rewards of the farm come out of the cap.
contract WalnutToken is ERC20AN6("Walnut Farm", "WLNT", 18), OwnableAN6 {
    uint256 public constant cap = 10000000e18;

    constructor() public {
        _mint(msg.sender, 4000000e18);
    }

    function mint(address _to, uint256 _amount) public onlyOwner {
        require(totalSupply().add(_amount) <= cap, "cap exceeded");
        _mint(_to, _amount);
    }
}

interface ILpAN6 {
    function balanceOf(address who) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

contract WalnutFarm {
    using SafeMath for uint256;

    struct UserInfo {
        uint256 amount;
        uint256 rewardDebt;
    }

    WalnutToken public walnut;
    ILpAN6 public lpToken;
    uint256 public constant rewardPerSecond = 5e16;
    uint256 public lastRewardTime;
    uint256 public accPerShare;
    uint256 public endTime;
    mapping(address => UserInfo) public userInfo;

    event Deposit(address indexed user, uint256 amount);
    event Withdraw(address indexed user, uint256 amount);
    event EmergencyWithdraw(address indexed user, uint256 amount);

    function start(WalnutToken _walnut, ILpAN6 _lp) external {
        require(endTime == 0, "started");
        walnut = _walnut;
        lpToken = _lp;
        lastRewardTime = now;
        endTime = now + 365 days * 3;
    }

    function pendingTime() public view returns (uint256) {
        uint256 until = now < endTime ? now : endTime;
        return until > lastRewardTime ? until - lastRewardTime : 0;
    }

    function updatePool() public {
        uint256 supply = lpToken.balanceOf(address(this));
        uint256 passed = pendingTime();
        lastRewardTime = now;
        if (supply == 0 || passed == 0) return;
        uint256 reward = passed.mul(rewardPerSecond);
        walnut.mint(address(this), reward);
        accPerShare = accPerShare.add(reward.mul(1e12) / supply);
    }

    function deposit(uint256 _amount) public {
        UserInfo storage user = userInfo[msg.sender];
        updatePool();
        if (user.amount > 0) safeTransfer(msg.sender, (user.amount.mul(accPerShare) / 1e12).sub(user.rewardDebt));
        if (_amount > 0) lpToken.transferFrom(msg.sender, address(this), _amount);
        user.amount = user.amount.add(_amount);
        user.rewardDebt = user.amount.mul(accPerShare) / 1e12;
        emit Deposit(msg.sender, _amount);
    }

    function withdraw(uint256 _amount) public {
        UserInfo storage user = userInfo[msg.sender];
        require(user.amount >= _amount, "withdraw: not good");
        updatePool();
        safeTransfer(msg.sender, (user.amount.mul(accPerShare) / 1e12).sub(user.rewardDebt));
        user.amount = user.amount.sub(_amount);
        user.rewardDebt = user.amount.mul(accPerShare) / 1e12;
        lpToken.transfer(msg.sender, _amount);
        emit Withdraw(msg.sender, _amount);
    }

    function emergencyWithdraw() public {
        uint256 amount = userInfo[msg.sender].amount;
        delete userInfo[msg.sender];
        lpToken.transfer(msg.sender, amount);
        emit EmergencyWithdraw(msg.sender, amount);
    }

    function safeTransfer(address _to, uint256 _amount) private {
        uint256 bal = walnut.balanceOf(address(this));
        walnut.transfer(_to, _amount > bal ? bal : _amount);
    }
}
