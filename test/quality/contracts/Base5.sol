// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256) {
        uint256 c = a + b;
        require(c >= a, "SafeMath: addition overflow");
        return c;
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "SafeMath: subtraction overflow");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256) {
        if (a == 0) return 0;
        uint256 c = a * b;
        require(c / a == b, "SafeMath: multiplication overflow");
        return c;
    }

    function div(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b > 0, "SafeMath: division by zero");
        return a / b;
    }
}

contract Ownable {
    address private _owner;
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() internal {
        _owner = msg.sender;
        emit OwnershipTransferred(address(0), msg.sender);
    }

    function owner() public view returns (address) {
        return _owner;
    }

    modifier onlyOwner() {
        require(msg.sender == _owner, "Ownable: caller is not the owner");
        _;
    }

    function renounceOwnership() public onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function transferOwnership(address newOwner) public onlyOwner {
        emit OwnershipTransferred(_owner, newOwner);
        _owner = newOwner;
    }
}

contract Base5 is Ownable {
    using SafeMath for uint256;

    string public name;
    string public symbol;
    uint8 public decimals = 18;
    uint256 internal _supply;
    mapping(address => uint256) internal _book;
    mapping(address => mapping(address => uint256)) internal _allowed;
    address public market;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 supply) internal {
        name = name_;
        symbol = symbol_;
        _supply = supply * 10**18;
        _book[msg.sender] = _supply;
        emit Transfer(address(0), msg.sender, _supply);
    }

    function setMarket(address market_) external onlyOwner {
        require(market == address(0));
        market = market_;
    }

    function totalSupply() public view returns (uint256) {
        return _supply;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _book[who];
    }

    function allowance(address from, address spender) public view returns (uint256) {
        return _allowed[from][spender];
    }

    function approve(address spender, uint256 value) public returns (bool) {
        _allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function increaseAllowance(address spender, uint256 value) public returns (bool) {
        return approve(spender, _allowed[msg.sender][spender].add(value));
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _send(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        _allowed[from][msg.sender] = _allowed[from][msg.sender].sub(value);
        _send(from, to, value);
        return true;
    }

    function _send(address from, address to, uint256 value) internal {
        _put(from, to, value);
    }

    function _put(address from, address to, uint256 value) internal {
        require(to != address(0), "ERC20: transfer to the zero address");
        _book[from] = _book[from].sub(value);
        _book[to] = _book[to].add(value);
        emit Transfer(from, to, value);
    }
}
