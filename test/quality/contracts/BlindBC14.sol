// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

interface IV2Router02 {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 a, uint256 b, address[] calldata p, address to, uint256 d) external;
}

interface IV2Pairs {
    function createPair(address a, address b) external returns (address);
}

interface IPoolShare {
    function balanceOf(address who) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// A meme, years or weeks after its launch: one of a hundred on purchases, two on sales, for good.
contract Pipwhistle {
    string public constant name = "Pipwhistle";
    string public constant symbol = "PIPW";
    uint8 public constant decimals = 9;
    uint256 public constant totalSupply = 777_000_000_000 * 10 ** 9;
    uint256 public constant buyFee = 1;
    uint256 public constant sellFee = 2;
    uint256 public constant swapAt = totalSupply / 2000;
    address private constant ROUTER = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
    address private constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    address payable public immutable marketing;
    address public immutable pair;
    address public owner;
    bool public tradingOpen;
    bool public limitsInEffect = true;
    bool private swapping;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public isExempt;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    modifier onlyOwner() {
        require(msg.sender == owner, "owner");
        _;
    }

    constructor(address payable marketing_) {
        (owner, marketing) = (msg.sender, marketing_);
        pair = IV2Pairs(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), WETH);
        isExempt[msg.sender] = isExempt[address(this)] = true;
        balanceOf[msg.sender] = totalSupply;
        allowance[address(this)][ROUTER] = type(uint256).max;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function openTrading() external onlyOwner {
        tradingOpen = true;
    }

    function removeLimits() external onlyOwner {
        limitsInEffect = false;
    }

    function renounceOwnership() external onlyOwner {
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
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        uint256 fee;
        if (!isExempt[from] && !isExempt[to]) {
            require(tradingOpen, "not open");
            if (limitsInEffect && to != pair) require(balanceOf[to] + value <= totalSupply / 50, "max wallet");
            fee = from == pair ? buyFee : to == pair ? sellFee : 0;
            if (to == pair && !swapping && balanceOf[address(this)] >= swapAt) _cashIn();
        }
        uint256 cut = (value * fee) / 100;
        balanceOf[from] -= value;
        balanceOf[to] += value - cut;
        emit Transfer(from, to, value - cut);
        if (cut > 0) {
            balanceOf[address(this)] += cut;
            emit Transfer(from, address(this), cut);
        }
    }

    function _cashIn() private {
        swapping = true;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        try IV2Router02(ROUTER).swapExactTokensForETHSupportingFeeOnTransferTokens(swapAt, 0, path, marketing, block.timestamp) {} catch {}
        swapping = false;
    }
}

/// Each transfer gives a hundredth to all who hold and burns another; whoever owned it, does no more.
contract Mossglow {
    string public name = "Mossglow";
    string public symbol = "MOSS";
    uint8 public constant decimals = 9;
    uint256 private constant MAX = ~uint256(0);
    uint256 private _tTotal = 50_000_000 * 10 ** 9;
    uint256 private _rTotal = MAX - (MAX % (50_000_000 * 10 ** 9));
    uint256 public burnt;
    uint256 public totalFees;
    address private _owner = msg.sender;
    mapping(address => uint256) private _rOwned;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public isExcludedFromFee;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    constructor() {
        isExcludedFromFee[msg.sender] = true;
        _rOwned[msg.sender] = _rTotal;
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    function owner() external view returns (address) {
        return _owner;
    }

    function renounceOwnership() external {
        require(msg.sender == _owner, "Ownable");
        emit OwnershipTransferred(_owner, address(0));
        isExcludedFromFee[_owner] = false;
        _owner = address(0);
    }

    function totalSupply() public view returns (uint256) {
        return _tTotal;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _rOwned[who] / _rate();
    }

    function _rate() private view returns (uint256) {
        return _rTotal / _tTotal;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _send(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _send(from, to, value);
        return true;
    }

    function _send(address from, address to, uint256 value) private {
        require(value > 0 && to != address(0), "zero");
        bool free = isExcludedFromFee[from] || isExcludedFromFee[to];
        (uint256 rate, uint256 part) = (_rate(), free ? 0 : value / 100);
        _rOwned[from] -= value * rate;
        _rOwned[to] += (value - 2 * part) * rate;
        emit Transfer(from, to, value - 2 * part);
        if (part == 0) return;
        // one part thins out the shares, the other leaves with its share
        _rTotal -= 2 * part * rate;
        _tTotal -= part;
        (burnt, totalFees) = (burnt + part, totalFees + part);
        emit Transfer(from, address(0), part);
    }
}

/// Keeps shares of pools until a day; the owner may only make it later, or leave the lock to somebody else.
contract ShareStrongbox {
    struct Lock {
        IPoolShare share;
        uint256 amount;
        uint256 until;
        address owner;
    }
    Lock[] public locks;

    event Locked(uint256 indexed id, address indexed share, uint256 amount, uint256 until, address owner);
    event Withdrawn(uint256 indexed id);

    function lockAll(IPoolShare share, uint256 until, address owner) external returns (uint256 id) {
        require(until > block.timestamp && until < 1e10, "until");
        uint256 amount = share.balanceOf(msg.sender);
        id = locks.length;
        locks.push(Lock(share, amount, until, owner));
        require(share.transferFrom(msg.sender, address(this), amount), "transfer");
        emit Locked(id, address(share), amount, until, owner);
    }

    function prolong(uint256 id, uint256 until) external {
        require(msg.sender == locks[id].owner && until > locks[id].until && until < 1e10, "prolong");
        locks[id].until = until;
    }

    function leaveTo(uint256 id, address owner) external {
        require(msg.sender == locks[id].owner && owner != address(0), "owner");
        locks[id].owner = owner;
    }

    function withdraw(uint256 id) external {
        Lock memory lock = locks[id];
        require(msg.sender == lock.owner && block.timestamp >= lock.until, "locked");
        delete locks[id];
        require(lock.share.transfer(lock.owner, lock.amount), "transfer");
        emit Withdrawn(id);
    }
}

/// Brings all that one has to somebody else.
contract Courier {
    function bringAll(IPoolShare what, address to) external {
        require(what.transferFrom(msg.sender, to, what.balanceOf(msg.sender)));
    }
}
