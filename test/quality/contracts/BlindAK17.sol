// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

import {MarkhorBook} from "./BlindAK8.sol";

contract DuikerCrop is MarkhorBook {
    string public constant name = "Duiker Crop";
    string public constant symbol = "DUIK";
    uint8 public constant decimals = 18;
    uint256 public constant cap = 40000000e18;
    address public owner;

    constructor() public {
        owner = msg.sender;
        _make(msg.sender, 10000000e18);
    }

    function transferOwnership(address to) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        owner = to;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        if (_total + amount > cap) amount = cap - _total;
        _make(to, amount);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _approve(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(value <= _allowed[from][msg.sender], "ERC20: transfer amount exceeds allowance");
        _allowed[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }
}

interface IERC20 {
    function balanceOf(address) external view returns (uint256);
    function transfer(address, uint256) external returns (bool);
    function transferFrom(address, address, uint256) external returns (bool);
}

/// The usual one, with a pace that can only slow down. It can add pools and weigh them anew.
contract DuikerChef {
    struct User {
        uint256 amount;
        uint256 rewardDebt;
    }
    struct Pool {
        IERC20 lpToken;
        uint256 allocPoint;
        uint256 lastRewardTime;
        uint256 accPerShare;
    }

    DuikerCrop public crop;
    address public owner;
    uint256 public cropPerSecond = 0.2e18;
    uint256 public totalAllocPoint;
    Pool[] public poolInfo;
    mapping(uint256 => mapping(address => User)) public userInfo;
    mapping(address => bool) public added;

    event Deposit(address indexed user, uint256 indexed pid, uint256 amount);
    event Withdraw(address indexed user, uint256 indexed pid, uint256 amount);

    constructor() public {
        owner = msg.sender;
    }

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    function bind(DuikerCrop crop_) external {
        require(address(crop) == address(0), "bound");
        crop = crop_;
    }

    function transferOwnership(address to) external onlyOwner {
        owner = to;
    }

    function slowDown(uint256 perSecond) external onlyOwner {
        require(perSecond < cropPerSecond, "only slower");
        for (uint256 i = 0; i < poolInfo.length; i++) updatePool(i);
        cropPerSecond = perSecond;
    }

    function add(uint256 allocPoint, IERC20 lpToken) external onlyOwner {
        require(!added[address(lpToken)] && address(lpToken) != address(crop), "added");
        added[address(lpToken)] = true;
        for (uint256 i = 0; i < poolInfo.length; i++) updatePool(i);
        totalAllocPoint += allocPoint;
        poolInfo.push(Pool(lpToken, allocPoint, block.timestamp, 0));
    }

    function updatePool(uint256 pid) public {
        Pool storage pool = poolInfo[pid];
        uint256 supply = pool.lpToken.balanceOf(address(this));
        uint256 passed = block.timestamp - pool.lastRewardTime;
        pool.lastRewardTime = block.timestamp;
        if (supply == 0 || passed == 0) return;
        uint256 reward = (passed * cropPerSecond * pool.allocPoint) / totalAllocPoint;
        uint256 before = crop.balanceOf(address(this));
        crop.mint(address(this), reward);
        pool.accPerShare += ((crop.balanceOf(address(this)) - before) * 1e12) / supply;
    }

    function deposit(uint256 pid, uint256 amount) public {
        updatePool(pid);
        User storage user = userInfo[pid][msg.sender];
        uint256 pending = (user.amount * poolInfo[pid].accPerShare) / 1e12 - user.rewardDebt;
        if (amount > 0) poolInfo[pid].lpToken.transferFrom(msg.sender, address(this), amount);
        user.amount += amount;
        user.rewardDebt = (user.amount * poolInfo[pid].accPerShare) / 1e12;
        if (pending > 0) crop.transfer(msg.sender, pending);
        emit Deposit(msg.sender, pid, amount);
    }

    function withdraw(uint256 pid, uint256 amount) external {
        require(userInfo[pid][msg.sender].amount >= amount, "withdraw: not good");
        deposit(pid, 0);
        User storage user = userInfo[pid][msg.sender];
        user.amount -= amount;
        user.rewardDebt = (user.amount * poolInfo[pid].accPerShare) / 1e12;
        poolInfo[pid].lpToken.transfer(msg.sender, amount);
        emit Withdraw(msg.sender, pid, amount);
    }
}
