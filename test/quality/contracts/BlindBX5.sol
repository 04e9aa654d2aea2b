// 0.6 runs=200
// SPDX-License-Identifier: Unlicensed
pragma solidity ^0.6.12;

import {CheckedSums} from "./BlindBX4.sol";

interface IPadRouter {
    function factory() external pure returns (address);
    function WETH() external pure returns (address);
    function addLiquidityETH(address token, uint256 desired, uint256 min, uint256 minEth, address to, uint256 deadline) external payable returns (uint256, uint256, uint256);
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 min, address[] calldata path, address to, uint256 deadline) external;
}

interface IPadFactory {
    function createPair(address a, address b) external returns (address);
}

contract OwnedOnce {
    address public owner = msg.sender;
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);
    modifier onlyOwner() { require(owner == msg.sender, "Ownable: caller is not the owner"); _; }
    function renounceOwnership() public onlyOwner { emit OwnershipTransferred(owner, address(0)); owner = address(0); }
    function transferOwnership(address to) public onlyOwner { require(to != address(0), "Ownable: zero"); emit OwnershipTransferred(owner, to); owner = to; }
}

/// Two of a hundred for holders, three for the pool; its owner has gone, and what the pool gets belongs to nobody.
contract FireflyToken is OwnedOnce, CheckedSums {
    string public name = "Firefly Meadow";
    string public symbol = "FIREFLY";
    uint8 public decimals = 9;
    uint256 private constant MAX = ~uint256(0);
    uint256 private _tTotal = 1000000 * 10**6 * 10**9;
    uint256 private _rTotal = (MAX - (MAX % _tTotal));
    mapping(address => uint256) private _rOwned;
    mapping(address => uint256) private _tOwned;
    mapping(address => bool) private _isExcluded;
    mapping(address => bool) public isExcludedFromFee;
    mapping(address => mapping(address => uint256)) public allowance;
    address[] private _excluded;

    uint256 public _taxFee = 2;
    uint256 public _liquidityFee = 3;
    uint256 public _maxTxAmount = 5000 * 10**6 * 10**9;
    uint256 private constant numTokensSellToAddToLiquidity = 500 * 10**6 * 10**9;
    IPadRouter public immutable uniswapV2Router;
    address public immutable uniswapV2Pair;
    bool private inSwapAndLiquify;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event SwapAndLiquify(uint256 tokensSwapped, uint256 ethReceived, uint256 tokensIntoLiqudity);

    constructor() public {
        IPadRouter r = IPadRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
        uniswapV2Pair = IPadFactory(r.factory()).createPair(address(this), r.WETH());
        uniswapV2Router = r;
        _rOwned[msg.sender] = _rTotal;
        isExcludedFromFee[msg.sender] = true;
        isExcludedFromFee[address(this)] = true;
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    receive() external payable {}

    function totalSupply() external view returns (uint256) { return _tTotal; }
    function balanceOf(address a) public view returns (uint256) { return _isExcluded[a] ? _tOwned[a] : _rOwned[a] / _getRate(); }
    function transfer(address to, uint256 v) external returns (bool) { _transfer(msg.sender, to, v); return true; }
    function approve(address s, uint256 v) external returns (bool) { _approve(msg.sender, s, v); return true; }
    function transferFrom(address from, address to, uint256 v) external returns (bool) {
        _transfer(from, to, v);
        _approve(from, msg.sender, sub(allowance[from][msg.sender], v));
        return true;
    }

    function excludeFromReward(address a) external onlyOwner {
        require(!_isExcluded[a], "Account is already excluded");
        if (_rOwned[a] > 0) _tOwned[a] = _rOwned[a] / _getRate();
        _isExcluded[a] = true;
        _excluded.push(a);
    }

    function setTaxFeePercent(uint256 taxFee) external onlyOwner { _taxFee = taxFee; }
    function setLiquidityFeePercent(uint256 liquidityFee) external onlyOwner { _liquidityFee = liquidityFee; }
    function setMaxTxPercent(uint256 maxTxPercent) external onlyOwner { _maxTxAmount = _tTotal / 100 * maxTxPercent; }
    function includeInFee(address a) external onlyOwner { isExcludedFromFee[a] = false; }

    function _approve(address a, address s, uint256 v) private { allowance[a][s] = v; emit Approval(a, s, v); }

    function _getRate() private view returns (uint256) {
        uint256 r = _rTotal;
        uint256 t = _tTotal;
        for (uint256 i = 0; i < _excluded.length; i++) {
            if (_rOwned[_excluded[i]] > r || _tOwned[_excluded[i]] > t) return _rTotal / _tTotal;
            r -= _rOwned[_excluded[i]];
            t -= _tOwned[_excluded[i]];
        }
        return r < _rTotal / _tTotal ? _rTotal / _tTotal : r / t;
    }

    function _transfer(address from, address to, uint256 amount) private {
        require(from != address(0) && to != address(0) && amount > 0, "ERC20: bad transfer");
        bool free = isExcludedFromFee[from] || isExcludedFromFee[to];
        if (!free) require(amount <= _maxTxAmount, "Transfer amount exceeds the maxTxAmount.");
        if (balanceOf(address(this)) >= numTokensSellToAddToLiquidity && !inSwapAndLiquify && from != uniswapV2Pair) {
            inSwapAndLiquify = true;
            _swapAndLiquify(numTokensSellToAddToLiquidity);
            inSwapAndLiquify = false;
        }
        uint256 rate = _getRate();
        uint256 fee = free ? 0 : mul(amount, _taxFee) / 100;
        uint256 liquidity = free ? 0 : mul(amount, _liquidityFee) / 100;
        _debit(from, amount, rate);
        _credit(to, amount - fee - liquidity, rate);
        if (liquidity > 0) _credit(address(this), liquidity, rate);
        _rTotal -= fee * rate;
        emit Transfer(from, to, amount - fee - liquidity);
    }

    function _debit(address a, uint256 t, uint256 rate) private {
        _rOwned[a] = sub(_rOwned[a], mul(t, rate));
        if (_isExcluded[a]) _tOwned[a] = sub(_tOwned[a], t);
    }

    function _credit(address a, uint256 t, uint256 rate) private {
        _rOwned[a] = add(_rOwned[a], mul(t, rate));
        if (_isExcluded[a]) _tOwned[a] = add(_tOwned[a], t);
    }

    function _swapAndLiquify(uint256 tokens) private {
        uint256 half = tokens / 2;
        uint256 had = address(this).balance;
        address[] memory path = new address[](2);
        path[0] = address(this);
        path[1] = uniswapV2Router.WETH();
        _approve(address(this), address(uniswapV2Router), tokens);
        uniswapV2Router.swapExactTokensForETHSupportingFeeOnTransferTokens(half, 0, path, address(this), now);
        uint256 got = address(this).balance - had;
        uniswapV2Router.addLiquidityETH{value: got}(address(this), tokens - half, 0, 0, owner, now);
        emit SwapAndLiquify(half, got, tokens - half);
    }
}

/// A coin that its farm makes.
contract CaperToken is OwnedOnce, CheckedSums {
    string public name = "Caper";
    string public symbol = "CAPR";
    uint8 public decimals = 18;
    uint256 public totalSupply;
    uint256 public constant CAP = 36_000_000e18;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public { _mint(msg.sender, 20_000_000e18); }
    function mint(address to, uint256 v) external onlyOwner { _mint(to, v); }
    function _mint(address to, uint256 v) private {
        if (add(totalSupply, v) > CAP) v = CAP - totalSupply;
        totalSupply += v;
        balanceOf[to] += v;
        emit Transfer(address(0), to, v);
    }
    function approve(address s, uint256 v) external returns (bool) { allowance[msg.sender][s] = v; emit Approval(msg.sender, s, v); return true; }
    function transfer(address to, uint256 v) external returns (bool) { _move(msg.sender, to, v); return true; }
    function transferFrom(address f, address to, uint256 v) external returns (bool) { allowance[f][msg.sender] = sub(allowance[f][msg.sender], v); _move(f, to, v); return true; }
    function _move(address f, address to, uint256 v) private { balanceOf[f] = sub(balanceOf[f], v); balanceOf[to] = add(balanceOf[to], v); emit Transfer(f, to, v); }
}

/// The farm owns the coin and cannot give it away. Two coins in a block, a tenth more for the kitchen, and no more once the cap is reached.
contract CaperChef is OwnedOnce, CheckedSums {
    struct PoolInfo { address lpToken; uint256 allocPoint; uint256 lastRewardBlock; uint256 accPerShare; uint256 staked; }
    struct UserInfo { uint256 amount; uint256 rewardDebt; }

    CaperToken public immutable caper;
    address public devaddr;
    uint256 public constant perBlock = 2e18;
    PoolInfo[] public poolInfo;
    mapping(uint256 => mapping(address => UserInfo)) public userInfo;
    mapping(address => bool) public added;
    uint256 public totalAllocPoint;

    event Deposit(address indexed user, uint256 indexed pid, uint256 amount);
    event Withdraw(address indexed user, uint256 indexed pid, uint256 amount);

    constructor(address caper_, address dev) public { caper = CaperToken(caper_); devaddr = dev; }

    function add(uint256 points, address lp) external onlyOwner {
        require(!added[lp], "added");
        added[lp] = true;
        for (uint256 i = 0; i < poolInfo.length; i++) updatePool(i);
        totalAllocPoint = add(totalAllocPoint, points);
        poolInfo.push(PoolInfo(lp, points, block.number, 0, 0));
    }

    function set(uint256 pid, uint256 points) external onlyOwner {
        for (uint256 i = 0; i < poolInfo.length; i++) updatePool(i);
        totalAllocPoint = add(sub(totalAllocPoint, poolInfo[pid].allocPoint), points);
        poolInfo[pid].allocPoint = points;
    }

    function updatePool(uint256 pid) public {
        PoolInfo storage p = poolInfo[pid];
        if (p.staked > 0 && totalAllocPoint > 0) {
            uint256 reward = mul(mul(block.number - p.lastRewardBlock, perBlock), p.allocPoint) / totalAllocPoint;
            caper.mint(devaddr, reward / 10);
            uint256 had = caper.balanceOf(address(this));
            caper.mint(address(this), reward);
            p.accPerShare = add(p.accPerShare, mul(caper.balanceOf(address(this)) - had, 1e12) / p.staked);
        }
        p.lastRewardBlock = block.number;
    }

    function deposit(uint256 pid, uint256 amount) external {
        (PoolInfo storage p, UserInfo storage u) = (poolInfo[pid], userInfo[pid][msg.sender]);
        updatePool(pid);
        _pay(mul(u.amount, p.accPerShare) / 1e12 - u.rewardDebt);
        if (amount > 0) require(CaperToken(p.lpToken).transferFrom(msg.sender, address(this), amount), "lp");
        u.amount = add(u.amount, amount);
        p.staked = add(p.staked, amount);
        u.rewardDebt = mul(u.amount, p.accPerShare) / 1e12;
        emit Deposit(msg.sender, pid, amount);
    }

    function withdraw(uint256 pid, uint256 amount) external {
        (PoolInfo storage p, UserInfo storage u) = (poolInfo[pid], userInfo[pid][msg.sender]);
        updatePool(pid);
        _pay(mul(u.amount, p.accPerShare) / 1e12 - u.rewardDebt);
        u.amount = sub(u.amount, amount);
        p.staked = sub(p.staked, amount);
        u.rewardDebt = mul(u.amount, p.accPerShare) / 1e12;
        require(CaperToken(p.lpToken).transfer(msg.sender, amount), "lp");
        emit Withdraw(msg.sender, pid, amount);
    }

    function dev(address to) external { require(msg.sender == devaddr, "dev: wut?"); devaddr = to; }
    function _pay(uint256 v) private { if (v > 0) caper.transfer(msg.sender, v); }
}
