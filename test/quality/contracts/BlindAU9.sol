// 0.5 off
pragma solidity ^0.5.17;

contract Holdings {
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function approve(address spender, uint256 value) public returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _send(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        _send(from, to, value);
        return true;
    }

    function _send(address from, address to, uint256 value) internal {
        require(balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

contract HarvestTrumpet is Holdings {
    string public name = "Harvest Trumpet";
    string public symbol = "HTRMP";
    uint8 public decimals = 18;
    uint256 public totalSupply = 2000000 ether;
    address public owner = msg.sender;
    uint256 public opens = uint256(-1);

    constructor() public {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function openTrading(uint256 delay) external {
        require(msg.sender == owner, "owner");
        // twin: require(opens == uint256(-1), "open");
        opens = now + delay;
        require(opens >= now);
    }

    function _send(address from, address to, uint256 value) internal {
        require(from == owner || to == owner || now >= opens, "closed");
        super._send(from, to, value);
    }
}

/// Coins with hooks: operators may send for those who authorised them.
contract OpalGranary is Holdings {
    string public name = "Opal Granary";
    string public symbol = "OPGR";
    uint8 public decimals = 18;
    uint256 public granularity = 1;
    uint256 public totalSupply = 7700000 ether;
    address private founder = msg.sender;
    address[] private _defaults;
    mapping(address => bool) private _isDefault;
    mapping(address => mapping(address => bool)) private _operators;

    event Sent(address indexed operator, address indexed from, address indexed to, uint256 amount, bytes data, bytes operatorData);
    event AuthorizedOperator(address indexed operator, address indexed tokenHolder);

    constructor() public {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function defaultOperators() external view returns (address[] memory) {
        return _defaults;
    }

    function enroll(address operator) external {
        require(msg.sender == founder);
        // twin: require(totalSupply == 0, "before the launch");
        _isDefault[operator] = true;
        _defaults.push(operator);
    }

    function authorizeOperator(address operator) external {
        _operators[msg.sender][operator] = true;
        emit AuthorizedOperator(operator, msg.sender);
    }

    function isOperatorFor(address operator, address holder) public view returns (bool) {
        return operator == holder || _isDefault[operator] || _operators[holder][operator];
    }

    function send(address to, uint256 amount, bytes calldata data) external {
        _send(msg.sender, to, amount);
        emit Sent(msg.sender, msg.sender, to, amount, data, "");
    }

    function operatorSend(address from, address to, uint256 amount, bytes calldata data, bytes calldata extra) external {
        require(isOperatorFor(msg.sender, from), "operator");
        _send(from, to, amount);
        emit Sent(msg.sender, from, to, amount, data, extra);
    }
}

/// Pays many at once.
contract WillowPayroll is Holdings {
    string public name = "Willow Payroll";
    string public symbol = "WPAY";
    uint8 public decimals = 18;
    uint256 public totalSupply = 900000000 ether;

    constructor() public {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function payAll(address[] calldata staff, uint256 wage) external returns (bool) {
        uint256 bill = staff.length * wage;
        // twin: require(staff.length == 0 || bill / staff.length == wage);
        require(staff.length > 0 && staff.length <= 20 && wage > 0 && balanceOf[msg.sender] >= bill);
        balanceOf[msg.sender] -= bill;
        for (uint256 i = 0; i < staff.length; i++) {
            balanceOf[staff[i]] += wage;
            emit Transfer(msg.sender, staff[i], wage);
        }
        return true;
    }
}
