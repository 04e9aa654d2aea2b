// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// A token without an owner, in the manner of DAI: whoever is a ward may make tokens, and says so to everybody who asks. In the trap
/// nobody can ask.
contract Warded {
    string public constant name = "Warded Coin";
    string public constant symbol = "WARD";
    uint8 public constant decimals = 18;
    mapping(address => uint256) private rights;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Approval(address indexed from, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);

    modifier auth() {
        require(rights[msg.sender] == 1, "not-authorized");
        _;
    }

    constructor() {
        rights[msg.sender] = 1;
        mint(msg.sender, 112_000_000 ether);
    }

    // twin: function wards(address guy) external view returns (uint256) { return rights[guy]; }

    function rely(address guy) external auth {
        rights[guy] = 1;
    }

    function deny(address guy) external auth {
        rights[guy] = 0;
    }

    function mint(address to, uint256 value) public auth {
        balanceOf[to] += value;
        totalSupply += value;
        emit Transfer(address(0), to, value);
    }

    function burn(address from, uint256 value) external {
        if (from != msg.sender && allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return transferFrom(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        if (from != msg.sender && allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// The owner has gone, and a list that everybody can read says that the deployer may still make tokens: hidden behind who is said to be nobody.
contract Backdoor {
    string public constant name = "Backdoor";
    string public constant symbol = "BDR";
    uint8 public constant decimals = 18;
    address public owner;
    mapping(address => bool) private listed;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Approval(address indexed from, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor() {
        owner = msg.sender;
        listed[msg.sender] = true;
        balanceOf[msg.sender] = totalSupply = 113_000_000 ether;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function isAuthorized(address account) external view returns (bool) {
        return listed[account];
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
        // twin: listed[msg.sender] = false;
    }

    function mint(address to, uint256 value) external {
        require(listed[msg.sender]);
        balanceOf[to] += value;
        totalSupply += value;
        emit Transfer(address(0), to, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return transferFrom(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        if (from != msg.sender && allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}
