// 0.5 runs=200
pragma solidity 0.5.17;

/// Says nothing when it is done: it was written before one agreed on what to say.
contract Pewter {
    string public constant name = "Pewter";
    string public constant symbol = "PWTR";
    uint256 public constant decimals = 18;
    uint256 public totalSupply = 33000000 ether;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);

    constructor() public {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address spender, uint256 value) external {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
    }

    function transfer(address to, uint256 value) external {
        hand(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external {
        require(allowance[from][msg.sender] >= value);
        if (allowance[from][msg.sender] < uint256(-1)) allowance[from][msg.sender] -= value;
        hand(from, to, value);
    }

    function hand(address from, address to, uint256 value) private {
        require(balanceOf[from] >= value);
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Answers "no" where others throw.
contract Tin {
    string public name = "Tin Standard";
    string public symbol = "TINS";
    uint8 public decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) balances;
    mapping(address => mapping(address => uint256)) allowed;

    event Transfer(address indexed _from, address indexed _to, uint256 _value);
    event Approval(address indexed _owner, address indexed _spender, uint256 _value);

    constructor() public {
        totalSupply = 7500000 * 10**18;
        balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address _owner) public view returns (uint256) {
        return balances[_owner];
    }

    function allowance(address _owner, address _spender) public view returns (uint256) {
        return allowed[_owner][_spender];
    }

    function approve(address _spender, uint256 _value) public returns (bool) {
        allowed[msg.sender][_spender] = _value;
        emit Approval(msg.sender, _spender, _value);
        return true;
    }

    function transfer(address _to, uint256 _value) public returns (bool) {
        if (balances[msg.sender] < _value || _value == 0) return false;
        balances[msg.sender] -= _value;
        balances[_to] += _value;
        emit Transfer(msg.sender, _to, _value);
        return true;
    }

    function transferFrom(address _from, address _to, uint256 _value) public returns (bool) {
        if (balances[_from] < _value || allowed[_from][msg.sender] < _value || _value == 0) return false;
        balances[_from] -= _value;
        balances[_to] += _value;
        allowed[_from][msg.sender] -= _value;
        emit Transfer(_from, _to, _value);
        return true;
    }
}

/// A ledger for the three below.
contract Ingot {
    string public name;
    string public symbol;
    uint8 public decimals;
    uint256 public totalSupply;
    mapping(address => uint256) internal stock;
    mapping(address => mapping(address => uint256)) internal orders;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 whole) public {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
        totalSupply = whole * 10**uint256(decimals_);
        stock[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address who) external view returns (uint256) {
        return stock[who];
    }

    function allowance(address holder, address spender) external view returns (uint256) {
        return orders[holder][spender];
    }

    function approve(address spender, uint256 value) public returns (bool) {
        orders[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        ship(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        uint256 moved = ship(from, to, value);
        if (orders[from][msg.sender] != uint256(-1)) {
            require(orders[from][msg.sender] >= moved, "order");
            orders[from][msg.sender] -= moved;
        }
        return true;
    }

    function ship(address from, address to, uint256 value) internal returns (uint256) {
        require(stock[from] >= value, "stock");
        stock[from] -= value;
        stock[to] += value;
        emit Transfer(from, to, value);
        return value;
    }
}

/// Hundredths, as money has, and an allowance changes only from nothing or to nothing.
contract Brass is Ingot("Brass Penny", "BRAP", 2, 900000000) {
    function approve(address spender, uint256 value) public returns (bool) {
        require(value == 0 || orders[msg.sender][spender] == 0, "set it to zero first");
        return super.approve(spender, value);
    }
}

/// Pieces that can not be parted. Nobody sends none, nor to nobody, nor to the coin itself.
contract Copper is Ingot("Copper Piece", "COPP", 0, 5000000) {
    function ship(address from, address to, uint256 value) internal returns (uint256) {
        require(value > 0, "none");
        require(to != address(0) && to != address(this), "receiver");
        return super.ship(from, to, value);
    }
}

/// Moves whole coins: what is less than one stays where it is.
contract Zinc is Ingot("Zinc Coin", "ZNCO", 18, 40000000) {
    function ship(address from, address to, uint256 value) internal returns (uint256) {
        return super.ship(from, to, value - (value % 10**18));
    }
}
