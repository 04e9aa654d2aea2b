// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity >=0.6.12 <0.8.0;

interface IFactory {
    function createPair(address a, address b) external returns (address);
}

abstract contract Base67 {
    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    address internal constant FACTORY = 0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f;
    address internal constant ROUTER = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;

    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _allowances;
    uint256 internal _totalSupply;
    string internal _name;
    string internal _symbol;
    address internal _boss;
    address public pool;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(_boss == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    constructor(string memory name_, string memory symbol_, uint256 supply) internal {
        _name = name_;
        _symbol = symbol_;
        _boss = msg.sender;
        pool = IFactory(FACTORY).createPair(address(this), WETH);
        _totalSupply = supply * 10**9;
        _balances[msg.sender] = _totalSupply;
        emit Transfer(address(0), msg.sender, _totalSupply);
    }

    function name() external view returns (string memory) {
        return _name;
    }

    function symbol() external view returns (string memory) {
        return _symbol;
    }

    function decimals() external pure returns (uint8) {
        return 9;
    }

    function totalSupply() public view virtual returns (uint256) {
        return _totalSupply;
    }

    function owner() public view virtual returns (address) {
        return _boss;
    }

    function renounceOwnership() public virtual onlyOwner {
        emit OwnershipTransferred(_boss, address(0));
        _boss = address(0);
    }

    function transferOwnership(address to) public virtual onlyOwner {
        emit OwnershipTransferred(_boss, to);
        _boss = to;
    }

    function balanceOf(address account) public view virtual returns (uint256) {
        return _balances[account];
    }

    function allowance(address from, address spender) public view virtual returns (uint256) {
        return _allowances[from][spender];
    }

    function approve(address spender, uint256 value) public virtual returns (bool) {
        _allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public virtual returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public virtual returns (bool) {
        require(_allowances[from][msg.sender] >= value, "ERC20: transfer amount exceeds allowance");
        _allowances[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        _carry(from, to, value);
    }

    function _carry(address from, address to, uint256 value) internal {
        require(_balances[from] >= value, "ERC20: transfer amount exceeds balance");
        _balances[from] -= value;
        _balances[to] += value;
        emit Transfer(from, to, value);
    }
}
