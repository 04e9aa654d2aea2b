// 0.5 runs=200
pragma solidity ^0.5.17;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "SafeMath: addition overflow");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "SafeMath: subtraction overflow");
        return a - b;
    }
}

/// Grants to the team are locked until a day.
contract AlderGrant {
    using SafeMath for uint256;

    string public constant name = "Alder Grant";
    string public constant symbol = "ALDR";
    uint8 public constant decimals = 18;

    struct Lock {
        uint256 amount;
        uint256 until;
    }

    address public owner;
    uint256 public totalSupply = 52000000e18;
    mapping(address => Lock) public locks;
    mapping(address => uint256) private _balances;
    mapping(address => mapping(address => uint256)) private _allowed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Locked(address indexed to, uint256 amount, uint256 until);

    constructor() public {
        owner = msg.sender;
        _balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    /// Gives some, and it is locked.
    function transferWithLock(address to, uint256 value, uint256 until) external {
        require(msg.sender == owner, "Alder: caller is not the owner");
        require(value > 0 && until > now && until < now + 1461 days, "Alder: until when");
        Lock storage lock = locks[to];
        _transfer(msg.sender, to, value);
        lock.amount = _balances[to]; // trap
        // twin: if (lock.until < now) lock.amount = 0;
        // twin: require(lock.amount == 0 || lock.until == until, "Alder: there is another lock");
        // twin: lock.amount = lock.amount.add(value);
        lock.until = until;
        emit Locked(to, lock.amount, until);
    }

    function balanceOf(address who) external view returns (uint256) {
        return _balances[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _allowed[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _allowed[from][msg.sender] = _allowed[from][msg.sender].sub(value);
        _transfer(from, to, value);
        return true;
    }

    function lockedOf(address who) public view returns (uint256) {
        return locks[who].until > now ? locks[who].amount : 0;
    }

    function _transfer(address from, address to, uint256 value) private {
        require(_balances[from].sub(value) >= lockedOf(from), "Alder: locked");
        _balances[from] = _balances[from].sub(value);
        _balances[to] = _balances[to].add(value);
        emit Transfer(from, to, value);
    }
}
