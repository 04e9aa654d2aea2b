// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

interface IFactory {
    function createPair(address a, address b) external returns (address);
}

interface IRouter {
    function factory() external view returns (address);
    function WETH() external view returns (address);
}

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "SafeMath: addition overflow");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "SafeMath: subtraction overflow");
        return a - b;
    }
}

abstract contract Coin6 {
    using SafeMath for uint256;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    string public name;
    string public symbol;
    uint8 public decimals = 9;
    uint256 internal _supply;
    address public owner;
    address public pair;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) public allowance;

    constructor(string memory name_, string memory symbol_, uint256 units, address router) public {
        name = name_;
        symbol = symbol_;
        owner = msg.sender;
        _supply = units * 1e9;
        _balances[msg.sender] = _supply;
        emit Transfer(address(0), msg.sender, _supply);
        pair = IFactory(IRouter(router).factory()).createPair(address(this), IRouter(router).WETH());
    }

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    function renounceOwnership() external onlyOwner {
        owner = address(0);
    }

    function totalSupply() public view returns (uint256) {
        return _supply;
    }

    function balanceOf(address account) public view virtual returns (uint256) {
        return _balances[account];
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
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        _balances[from] = _balances[from].sub(value);
        _balances[to] = _balances[to].add(value);
        emit Transfer(from, to, value);
    }
}

contract Sandpiper is Coin6 {
    using SafeMath for uint256;
    uint256 public wait = 10;
    mapping(address => uint256) private _last;

    constructor(address router) public Coin6("Sandpiper", "SNDP", 1e9, router) {}

    function setWait(uint256 value) external onlyOwner {
        // twin: require(value <= 60, "a minute at most");
        wait = value;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair) _last[to] = block.timestamp;
        if (to == pair && from != owner) require(_last[from].add(wait) <= block.timestamp, "wait");
        super._transfer(from, to, value);
    }
}

contract Goldcrest is Coin6 {
    uint8 private _b = 1;
    uint8 private _s = 1;

    constructor(address router) public Coin6("Goldcrest", "GCRST", 5e8, router) {}

    function setTax(uint8 b, uint8 s) external onlyOwner {
        // twin: require(uint256(b) + s <= 12, "Total over 12");
        require(b + s <= 12, "Total over 12"); // trap
        _b = b;
        _s = s;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 rate = from == owner || to == owner ? 0 : from == pair ? _b : to == pair ? _s : 0;
        if (rate > 100) rate = 0;
        uint256 fee = (value * rate) / 100;
        if (fee > 0) super._transfer(from, address(0xdead), fee);
        super._transfer(from, to, value - fee);
    }
}

contract SafeFieldfare is Coin6 {
    uint256 private _rTotal;
    uint256 public _taxFee = 1;
    uint256 public _liquidityFee = 2;
    mapping(address => uint256) private _rOwned;
    mapping(address => bool) public isExcludedFromFee;

    constructor(address router) public Coin6("SafeFieldfare", "SFIELD", 1e12, router) {
        _rTotal = uint256(-1) - (uint256(-1) % _supply);
        _rOwned[msg.sender] = _rTotal;
        isExcludedFromFee[msg.sender] = true;
    }

    function setLiquidityFeePercent(uint256 value) external onlyOwner {
        // twin: require(value <= 4);
        _liquidityFee = value;
    }

    function _rate() private view returns (uint256) {
        return _rTotal / _supply;
    }

    function balanceOf(address account) public view override returns (uint256) {
        return _rOwned[account] / _rate();
    }

    function _transfer(address from, address to, uint256 value) internal override {
        bool free = isExcludedFromFee[from] || isExcludedFromFee[to];
        uint256 fee = free ? 0 : (value * _taxFee) / 100;
        uint256 kept = free ? 0 : (value * _liquidityFee) / 100;
        uint256 rate = _rate();
        _rOwned[from] = _rOwned[from].sub(value * rate);
        _rOwned[to] = _rOwned[to].add(value.sub(fee + kept) * rate);
        _rOwned[address(this)] = _rOwned[address(this)].add(kept * rate);
        _rTotal = _rTotal.sub(fee * rate);
        if (kept > 0) emit Transfer(from, address(this), kept);
        emit Transfer(from, to, value - fee - kept);
    }
}

contract Pochard is Coin6 {
    event Burn(address indexed from, uint256 value);

    constructor(address router) public Coin6("Pochard", "POCH", 3e7, router) {}

    function burn(uint256 value) external returns (bool) {
        // twin: require(_balances[msg.sender] >= value, "balance");
        require(value <= _supply, "supply");
        _balances[msg.sender] -= value;
        _supply -= value;
        emit Burn(msg.sender, value);
        emit Transfer(msg.sender, address(0), value);
        return true;
    }
}
