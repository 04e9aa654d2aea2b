// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IFactory {
    function createPair(address a, address b) external returns (address);
}

interface IPair {
    function getReserves() external view returns (uint112, uint112, uint32);
    function sync() external;
}

/// An ordinary token that makes its own pool and has an owner.
abstract contract Base8 {
    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    address internal constant FACTORY = 0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f;
    address internal constant ROUTER = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address internal _owner;
    address public immutable pair;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _allowances;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    error Insufficient(uint256 have, uint256 need);

    modifier onlyOwner() {
        require(msg.sender == _owner, "Ownable: caller is not the owner");
        _;
    }

    constructor(string memory name_, string memory symbol_, uint256 supply) {
        (name, symbol, _owner) = (name_, symbol_, msg.sender);
        pair = IFactory(FACTORY).createPair(address(this), WETH);
        totalSupply = supply * 1 ether;
        _balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function owner() public view virtual returns (address) {
        return _owner;
    }

    function transferOwnership(address to) public virtual onlyOwner {
        emit OwnershipTransferred(_owner, to);
        _owner = to;
    }

    function renounceOwnership() public virtual onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function balanceOf(address account) public view virtual returns (uint256) {
        return _balances[account];
    }

    function allowance(address from, address spender) public view virtual returns (uint256) {
        return _allowances[from][spender];
    }

    function approve(address spender, uint256 value) public virtual returns (bool) {
        _approve(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public virtual returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public virtual returns (bool) {
        uint256 allowed = _allowances[from][msg.sender];
        if (allowed != type(uint256).max) {
            if (allowed < value) revert Insufficient(allowed, value);
            _allowances[from][msg.sender] = allowed - value;
        }
        _transfer(from, to, value);
        return true;
    }

    function _approve(address from, address spender, uint256 value) internal {
        _allowances[from][spender] = value;
        emit Approval(from, spender, value);
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) internal {
        uint256 have = _balances[from];
        if (have < value) revert Insufficient(have, value);
        unchecked {
            _balances[from] = have - value;
            _balances[to] += value;
        }
        emit Transfer(from, to, value);
    }
}
