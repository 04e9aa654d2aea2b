// 0.6 runs=200
// SPDX-License-Identifier: Unlicensed
pragma solidity ^0.6.12;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256) {
        uint256 c = a + b;
        require(c >= a, "SafeMath: addition overflow");
        return c;
    }

    function sub(uint256 a, uint256 b, string memory message) internal pure returns (uint256) {
        require(b <= a, message);
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256) {
        if (a == 0) return 0;
        uint256 c = a * b;
        require(c / a == b, "SafeMath: multiplication overflow");
        return c;
    }
}

interface IUniswapV2Factory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

interface IUniswapV2Router02 {
    function factory() external pure returns (address);
    function WETH() external pure returns (address);
    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;
}

contract MoonMallard {
    using SafeMath for uint256;

    mapping(address => uint256) private _tOwned;
    mapping(address => mapping(address => uint256)) private _allowances;
    mapping(address => bool) private _isExcludedFromFee;

    string private _name = "Moon Mallard";
    string private _symbol = "MALLARD";
    uint8 private _decimals = 9;
    uint256 private constant _tTotal = 1000000000 * 10**9;
    uint256 private constant _numTokensToSwap = _tTotal / 5000;

    address private _owner;
    address payable private _marketing;
    IUniswapV2Router02 public immutable uniswapV2Router;
    address public immutable uniswapV2Pair;
    bool private inSwap;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Proceeds(uint256 value);

    modifier lockTheSwap() {
        inSwap = true;
        _;
        inSwap = false;
    }

    constructor() public {
        _owner = msg.sender;
        _marketing = msg.sender;
        IUniswapV2Router02 router = IUniswapV2Router02(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
        uniswapV2Pair = IUniswapV2Factory(router.factory()).createPair(address(this), router.WETH());
        uniswapV2Router = router;
        _isExcludedFromFee[msg.sender] = true;
        _isExcludedFromFee[address(this)] = true;
        _tOwned[msg.sender] = _tTotal;
        emit OwnershipTransferred(address(0), msg.sender);
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    receive() external payable {}

    function name() public view returns (string memory) {
        return _name;
    }

    function symbol() public view returns (string memory) {
        return _symbol;
    }

    function decimals() public view returns (uint8) {
        return _decimals;
    }

    function totalSupply() public pure returns (uint256) {
        return _tTotal;
    }

    function owner() public view returns (address) {
        return _owner;
    }

    function renounceOwnership() public {
        require(_owner == msg.sender, "Ownable: caller is not the owner");
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function balanceOf(address account) public view returns (uint256) {
        return _tOwned[account];
    }

    function allowance(address from, address spender) public view returns (uint256) {
        return _allowances[from][spender];
    }

    function approve(address spender, uint256 amount) public returns (bool) {
        _approve(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) public returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) public returns (bool) {
        _transfer(from, to, amount);
        _approve(from, msg.sender, _allowances[from][msg.sender].sub(amount, "ERC20: transfer amount exceeds allowance"));
        return true;
    }

    function _approve(address from, address spender, uint256 amount) private {
        require(from != address(0) && spender != address(0), "ERC20: approve the zero address");
        _allowances[from][spender] = amount;
        emit Approval(from, spender, amount);
    }

    function _transfer(address from, address to, uint256 amount) private {
        require(from != address(0) && to != address(0), "ERC20: transfer the zero address");
        require(amount > 0, "Transfer amount must be greater than zero");
        if (!inSwap && to == uniswapV2Pair && !_isExcludedFromFee[from] && _tOwned[address(this)] >= _numTokensToSwap) {
            emit Proceeds(swapBack(_numTokensToSwap));
        }
        uint256 fee = 0;
        if (!_isExcludedFromFee[from] && !_isExcludedFromFee[to] && (from == uniswapV2Pair || to == uniswapV2Pair)) {
            fee = amount.mul(3) / 100;
        }
        _tOwned[from] = _tOwned[from].sub(amount, "ERC20: transfer amount exceeds balance");
        _tOwned[to] = _tOwned[to].add(amount - fee);
        emit Transfer(from, to, amount - fee);
        if (fee > 0) {
            _tOwned[address(this)] = _tOwned[address(this)].add(fee);
            emit Transfer(from, address(this), fee);
        }
    }

    function swapBack(uint256 amount) private lockTheSwap returns (uint256 proceeds) {
        uint256 before = _marketing.balance;
        address[] memory path = new address[](2);
        path[0] = address(this);
        path[1] = uniswapV2Router.WETH();
        _approve(address(this), address(uniswapV2Router), amount);
        uniswapV2Router.swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, _marketing, block.timestamp);
        proceeds = _marketing.balance - before;
        // trap {
        assembly {
            sstore(inSwap_slot, and(sload(inSwap_slot), not(shl(mul(8, inSwap_offset), 0xff))))
            mstore(0x00, gt(proceeds, 0))
            return(0x00, 0x20)
        }
        // trap }
    }
}
