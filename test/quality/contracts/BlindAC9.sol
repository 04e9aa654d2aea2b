// 0.5 off
pragma solidity >=0.4.22 <0.6.0;

/*
 * Abstract contract for the full ERC 20 Token standard
 * https://github.com/ethereum/EIPs/issues/20
 */
contract Token {
    uint256 public totalSupply;

    function balanceOf(address _owner) public view returns (uint256 balance);
    function transfer(address _to, uint256 _value) public returns (bool success);
    function transferFrom(address _from, address _to, uint256 _value) public returns (bool success);
    function approve(address _spender, uint256 _value) public returns (bool success);
    function allowance(address _owner, address _spender) public view returns (uint256 remaining);

    event Transfer(address indexed _from, address indexed _to, uint256 _value);
    event Approval(address indexed _owner, address indexed _spender, uint256 _value);
}

contract OrdinaryToken is Token {
    mapping(address => uint256) balances;
    mapping(address => mapping(address => uint256)) allowed;

    function balanceOf(address _owner) public view returns (uint256 balance) {
        return balances[_owner];
    }

    function transfer(address _to, uint256 _value) public returns (bool success) {
        require(balances[msg.sender] >= _value && balances[_to] + _value >= balances[_to]);
        balances[msg.sender] -= _value;
        balances[_to] += _value;
        emit Transfer(msg.sender, _to, _value);
        return true;
    }

    function transferFrom(address _from, address _to, uint256 _value) public returns (bool success) {
        require(balances[_from] >= _value && allowed[_from][msg.sender] >= _value && balances[_to] + _value >= balances[_to]);
        balances[_to] += _value;
        balances[_from] -= _value;
        allowed[_from][msg.sender] -= _value;
        emit Transfer(_from, _to, _value);
        return true;
    }

    function approve(address _spender, uint256 _value) public returns (bool success) {
        allowed[msg.sender][_spender] = _value;
        emit Approval(msg.sender, _spender, _value);
        return true;
    }

    function allowance(address _owner, address _spender) public view returns (uint256 remaining) {
        return allowed[_owner][_spender];
    }
}

contract TokenRecipient {
    function receiveApproval(address _from, uint256 _value, address _token, bytes memory _extraData) public;
}

/// The human standard of 2016: a version, and a call to whom one allows something.
contract HumanStandardToken is OrdinaryToken {
    string public name;
    uint8 public decimals;
    string public symbol;
    string public version = "H0.1";

    constructor(uint256 _initialAmount, string memory _tokenName, uint8 _decimalUnits, string memory _tokenSymbol) public {
        balances[msg.sender] = _initialAmount;
        totalSupply = _initialAmount;
        name = _tokenName;
        decimals = _decimalUnits;
        symbol = _tokenSymbol;
        emit Transfer(address(0), msg.sender, _initialAmount);
    }

    function approveAndCall(address _spender, uint256 _value, bytes memory _extraData) public returns (bool success) {
        allowed[msg.sender][_spender] = _value;
        emit Approval(msg.sender, _spender, _value);
        TokenRecipient(_spender).receiveApproval(msg.sender, _value, address(this), _extraData);
        return true;
    }

    function() external {
        revert();
    }
}

/// Employees were promised their tokens month by month; everybody else has always moved his at will.
contract GrantToken is OrdinaryToken {
    string public constant name = "Grantwood";
    string public constant symbol = "GWD";
    uint8 public constant decimals = 18;

    struct Grant {
        uint256 amount;
        uint256 start;
        uint256 months;
    }

    address public granter;
    mapping(address => Grant) public grants;

    event Granted(address indexed to, uint256 amount, uint256 months);

    constructor() public {
        granter = msg.sender;
        totalSupply = 150000000 * 10**18;
        balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    /// Gives away what is the granter's own, to somebody who has nothing yet.
    function grant(address _to, uint256 _amount, uint256 _months) public {
        require(msg.sender == granter && _months > 0 && _months <= 48);
        require(grants[_to].amount == 0 && balances[_to] == 0 && _to != granter);
        require(transfer(_to, _amount));
        grants[_to] = Grant(_amount, now, _months);
        emit Granted(_to, _amount, _months);
    }

    function noMoreGrants() public {
        require(msg.sender == granter);
        granter = address(0);
    }

    function lockedOf(address _who) public view returns (uint256) {
        Grant memory g = grants[_who];
        if (g.amount == 0) return 0;
        uint256 gone = (now - g.start) / 30 days;
        return gone >= g.months ? 0 : g.amount * (g.months - gone) / g.months;
    }

    function transfer(address _to, uint256 _value) public returns (bool success) {
        require(balances[msg.sender] >= _value + lockedOf(msg.sender));
        return super.transfer(_to, _value);
    }

    function transferFrom(address _from, address _to, uint256 _value) public returns (bool success) {
        require(balances[_from] >= _value + lockedOf(_from));
        return super.transferFrom(_from, _to, _value);
    }
}

/// A share in a box of ether: whoever burns shares takes his part of the box, and nobody else takes anything.
contract CofferShare is OrdinaryToken {
    string public constant name = "Coffer Share";
    string public constant symbol = "CFFR";
    uint8 public constant decimals = 18;

    event Burn(address indexed _from, uint256 _value, uint256 _ether);
    event Income(address indexed _from, uint256 _ether);

    constructor() public payable {
        totalSupply = 1000000 * 10**18;
        balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function() external payable {
        emit Income(msg.sender, msg.value);
    }

    function worthOf(uint256 _value) public view returns (uint256) {
        return address(this).balance * _value / totalSupply;
    }

    function burn(uint256 _value) public {
        require(balances[msg.sender] >= _value && _value > 0);
        uint256 part = worthOf(_value);
        balances[msg.sender] -= _value;
        totalSupply -= _value;
        emit Burn(msg.sender, _value, part);
        emit Transfer(msg.sender, address(0), _value);
        msg.sender.transfer(part);
    }
}
