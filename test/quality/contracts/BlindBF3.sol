// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

library Sums {
    function plus(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "sum");
    }

    function minus(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "difference");
        return a - b;
    }

    function times(uint256 a, uint256 b) internal pure returns (uint256 c) {
        if (a == 0) return 0;
        c = a * b;
        require(c / a == b, "product");
    }
}

interface IMaker {
    function createPair(address a, address b) external returns (address);
}

interface IRoute {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 a, uint256 b, address[] calldata p, address to, uint256 d) external;
    function addLiquidityETH(address t, uint256 a, uint256 b, uint256 c, address to, uint256 d)
        external
        payable
        returns (uint256, uint256, uint256);
}

/// Two of a hundred of every transfer go to all holders.
contract Quillmint {
    using Sums for uint256;

    string public name = "Quillmint";
    string public symbol = "QUIL";
    uint8 public decimals = 9;
    uint256 private constant MAX = ~uint256(0);
    uint256 private constant _tTotal = 50000000 * 10 ** 9;
    uint256 private _rTotal = MAX - (MAX % _tTotal);
    uint256 private _tFeeTotal;
    address private _owner;
    mapping(address => uint256) private _rOwned;
    mapping(address => mapping(address => uint256)) private _allowances;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() public {
        _owner = msg.sender;
        _rOwned[msg.sender] = _rTotal;
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    function owner() public view returns (address) {
        return _owner;
    }

    function renounceOwnership() external {
        require(msg.sender == _owner, "not the owner");
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function totalSupply() external pure returns (uint256) {
        return _tTotal;
    }

    function totalFees() external view returns (uint256) {
        return _tFeeTotal;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _rOwned[who] / _rate();
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _allowances[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _allowances[from][msg.sender] = _allowances[from][msg.sender].minus(value);
        _transfer(from, to, value);
        return true;
    }

    /// Gives what one has to all.
    function reflect(uint256 tAmount) external {
        uint256 rAmount = tAmount.times(_rate());
        _rOwned[msg.sender] = _rOwned[msg.sender].minus(rAmount);
        _rTotal = _rTotal.minus(rAmount);
        _tFeeTotal = _tFeeTotal.plus(tAmount);
    }

    function _rate() private view returns (uint256) {
        return _rTotal / _tTotal;
    }

    function _transfer(address from, address to, uint256 tAmount) private {
        require(tAmount > 0, "nothing to transfer");
        uint256 tFee = from == _owner || to == _owner ? 0 : tAmount.times(2) / 100;
        uint256 rate = _rate();
        uint256 rFee = tFee.times(rate);
        uint256 rAmount = tAmount.times(rate);
        _rOwned[from] = _rOwned[from].minus(rAmount);
        _rOwned[to] = _rOwned[to].plus(rAmount.minus(rFee));
        _rTotal = _rTotal.minus(rFee);
        _tFeeTotal = _tFeeTotal.plus(tFee);
        emit Transfer(from, to, tAmount.minus(tFee));
    }
}

/// A fee of two of a hundred becomes liquidity that nobody holds.
contract Burdockle {
    using Sums for uint256;

    string public constant name = "Burdockle";
    string public constant symbol = "BRDK";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 9000000 * 10 ** 18;
    uint256 public constant liquidityFee = 2;
    uint256 private constant numTokensSellToAddToLiquidity = totalSupply / 2000;
    IRoute private constant route = IRoute(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address private constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    address public immutable pair;
    address public owner;
    bool private inSwapAndLiquify;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event SwapAndLiquify(uint256 sold, uint256 gained, uint256 intoLiquidity);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() public {
        owner = msg.sender;
        pair = IMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), WETH);
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    receive() external payable {}

    function renounceOwnership() external {
        require(msg.sender == owner, "not the owner");
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
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
        allowance[from][msg.sender] = allowance[from][msg.sender].minus(value);
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        uint256 kept = balanceOf[address(this)];
        if (to == pair && kept >= numTokensSellToAddToLiquidity && !inSwapAndLiquify && from != owner) {
            inSwapAndLiquify = true;
            _liquify(numTokensSellToAddToLiquidity);
            inSwapAndLiquify = false;
        }
        bool trade = (from == pair || to == pair) && from != owner && to != owner && !inSwapAndLiquify;
        uint256 fee = trade ? value.times(liquidityFee) / 100 : 0;
        balanceOf[from] = balanceOf[from].minus(value);
        if (fee > 0) {
            balanceOf[address(this)] = balanceOf[address(this)].plus(fee);
            emit Transfer(from, address(this), fee);
        }
        balanceOf[to] = balanceOf[to].plus(value.minus(fee));
        emit Transfer(from, to, value.minus(fee));
    }

    function _liquify(uint256 amount) private {
        uint256 half = amount / 2;
        allowance[address(this)][address(route)] = amount;
        uint256 before = address(this).balance;
        address[] memory path = new address[](2);
        path[0] = address(this);
        path[1] = WETH;
        route.swapExactTokensForETHSupportingFeeOnTransferTokens(half, 0, path, address(this), now);
        uint256 gained = address(this).balance.minus(before);
        route.addLiquidityETH{value: gained}(address(this), amount - half, 0, 0, address(0), now);
        emit SwapAndLiquify(half, gained, amount - half);
    }
}

/// A bar: coins in, shares out; what comes in besides makes the shares dearer.
contract Barrowbar {
    using Sums for uint256;

    string public name = "Barrowbar Share";
    string public symbol = "xBRW";
    uint8 public decimals = 18;
    uint256 public totalSupply;
    Burdockle public coin;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(Burdockle coin_) public {
        coin = coin_;
    }

    function enter(uint256 amount) external {
        uint256 all = coin.balanceOf(address(this));
        uint256 what = totalSupply == 0 || all == 0 ? amount : amount.times(totalSupply) / all;
        totalSupply = totalSupply.plus(what);
        balanceOf[msg.sender] = balanceOf[msg.sender].plus(what);
        emit Transfer(address(0), msg.sender, what);
        require(coin.transferFrom(msg.sender, address(this), amount), "coin");
    }

    function leave(uint256 share) external {
        uint256 what = share.times(coin.balanceOf(address(this))) / totalSupply;
        balanceOf[msg.sender] = balanceOf[msg.sender].minus(share);
        totalSupply = totalSupply.minus(share);
        emit Transfer(msg.sender, address(0), share);
        require(coin.transfer(msg.sender, what), "coin");
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pass(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].minus(value);
        _pass(from, to, value);
        return true;
    }

    function _pass(address from, address to, uint256 value) private {
        balanceOf[from] = balanceOf[from].minus(value);
        balanceOf[to] = balanceOf[to].plus(value);
        emit Transfer(from, to, value);
    }
}
