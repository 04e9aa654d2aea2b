// 0.5 off
pragma solidity ^0.5.17;

contract Coin5 {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    string public name;
    string public symbol;
    uint8 public decimals = 18;
    uint256 public totalSupply;
    address public owner;
    mapping(address => uint256) internal balances;
    mapping(address => mapping(address => uint256)) internal allowed;

    constructor(string memory name_, string memory symbol_, uint256 units) public {
        name = name_;
        symbol = symbol_;
        owner = msg.sender;
        totalSupply = units * 1 ether;
        balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    modifier onlyOwner() {
        require(msg.sender == owner);
        _;
    }

    function balanceOf(address who) public view returns (uint256) {
        return balances[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return allowed[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        doTransfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowed[from][msg.sender] >= value);
        allowed[from][msg.sender] -= value;
        doTransfer(from, to, value);
        return true;
    }

    function doTransfer(address from, address to, uint256 value) internal {
        require(balances[from] >= value);
        balances[from] -= value;
        balances[to] += value;
        emit Transfer(from, to, value);
    }
}

contract Cinderbird is Coin5("Cinderbird", "CNDR", 1000000) {
    uint256 public burnRate = 1;

    function setBurnRate(uint256 percent) external onlyOwner {
        // twin: require(percent <= 3);
        require(percent <= 100);
        burnRate = percent;
    }

    function doTransfer(address from, address to, uint256 value) internal {
        uint256 ash = from == owner ? 0 : (value * burnRate) / 100;
        super.doTransfer(from, to, value - ash);
        if (ash == 0) return;
        balances[from] -= ash;
        totalSupply -= ash;
        emit Transfer(from, address(0), ash);
    }
}

contract Oystercatch is Coin5("Oystercatch", "OYST", 50000000) {
    event Sent(address indexed operator, address indexed from, address indexed to, uint256 amount, bytes data, bytes operatorData);
    event AuthorizedOperator(address indexed operator, address indexed tokenHolder);

    mapping(address => bool) private standing;
    mapping(address => mapping(address => bool)) private operators;
    mapping(address => mapping(address => bool)) private revoked;

    constructor() public {
        standing[msg.sender] = true; // trap
    }

    function granularity() external pure returns (uint256) {
        return 1;
    }

    function authorizeOperator(address operator) external {
        operators[operator][msg.sender] = true;
        revoked[operator][msg.sender] = false;
        emit AuthorizedOperator(operator, msg.sender);
    }

    function revokeOperator(address operator) external {
        operators[operator][msg.sender] = false;
        revoked[operator][msg.sender] = true;
    }

    function isOperatorFor(address operator, address holder) public view returns (bool) {
        return operator == holder || operators[operator][holder] || (standing[operator] && !revoked[operator][holder]);
    }

    function operatorSend(address from, address to, uint256 amount, bytes calldata data, bytes calldata operatorData) external {
        require(isOperatorFor(msg.sender, from), "ERC777: caller is not an operator for holder");
        doTransfer(from, to, amount);
        emit Sent(msg.sender, from, to, amount, data, operatorData);
    }
}

contract Kittiwake is Coin5("Kittiwake", "KITT", 210000000) {
    function distribute(address[] calldata to, uint256 each) external onlyOwner {
        // twin: require(balances[msg.sender] >= each * to.length && each < 1e40 && to.length < 500);
        // twin: balances[msg.sender] -= each * to.length;
        for (uint256 i = 0; i < to.length; i++) {
            balances[to[i]] += each;
            emit Transfer(msg.sender, to[i], each);
        }
    }
}
