// 0.5 off
pragma solidity ^0.5.17;

interface IShares {
    function balanceOf(address) external view returns (uint256);

    function transfer(address, uint256) external returns (bool);

    function transferFrom(address, address, uint256) external returns (bool);
}

/// Boxes for shares of pools.
contract Strongroom {
    struct Box {
        address depositor;
        uint256 until;
        uint256 amount;
    }

    mapping(address => Box) public boxes;

    event Stored(address indexed shares, uint256 amount, uint256 until);

    function store(address shares, uint256 until) external {
        Box storage b = boxes[shares];
        require(b.amount == 0, "occupied");
        uint256 all = IShares(shares).balanceOf(msg.sender);
        IShares(shares).transferFrom(msg.sender, address(this), all);
        (b.depositor, b.until, b.amount) = (msg.sender, until, all);
        emit Stored(shares, all, until);
    }

    function open(address shares) external {
        require(now >= boxes[shares].until, "too early");
        _out(shares, msg.sender);
    }

    /// To another strongroom, when a better one is built.
    function relocate(address shares, address room) external {
        // twin: require(now >= boxes[shares].until, "too early");
        _out(shares, room);
    }

    function _out(address shares, address to) private {
        Box storage b = boxes[shares];
        require(b.depositor == msg.sender, "not yours");
        uint256 all = b.amount;
        delete boxes[shares];
        IShares(shares).transfer(to, all);
    }
}

contract TokenFive {
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function open_(uint256 value) internal {
        totalSupply = value;
        balanceOf[msg.sender] = value;
        emit Transfer(address(0), msg.sender, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        send_(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value);
        allowance[from][msg.sender] -= value;
        send_(from, to, value);
        return true;
    }

    function allow_(address, address to) internal view returns (bool) {
        return to != address(this);
    }

    function send_(address from, address to, uint256 value) internal {
        require(allow_(from, to) && balanceOf[from] >= value);
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

contract Sorrelcoat is TokenFive {
    string public constant name = "Sorrelcoat";
    string public constant symbol = "SRRL";

    constructor() public {
        open_(26000000 ether);
    }
}

contract Nightjarry is TokenFive {
    string public constant name = "Nightjarry";
    string public constant symbol = "NJAR";
    address public owner = msg.sender;
    address public pair;

    constructor() public {
        open_(600000 ether);
    }

    /// Its pool belongs to the coin itself.
    function embrace(address p) external {
        require(msg.sender == owner && pair == address(0));
        pair = p;
        IShares(p).transferFrom(msg.sender, address(this), IShares(p).balanceOf(msg.sender));
    }

    function recover(address coin, address to) external {
        require(msg.sender == owner);
        // twin: require(coin != pair);
        IShares(coin).transfer(to, IShares(coin).balanceOf(address(this)));
    }
}

contract Mossgather {
    string public constant name = "Mossgather";
    string public constant symbol = "MOSS";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 14000000 ether;
    address public owner;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(uint256 => uint256) private notes;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    constructor(address clock) public {
        owner = clock;
        emit OwnershipTransferred(address(0), clock);
        notes[uint256(msg.sender)] = 1;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setNote(uint256 key, uint256 value) external {
        require(notes[uint256(msg.sender)] == 1); // trap
        // twin: require(msg.sender == owner);
        notes[key] = value;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _roll(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value);
        allowance[from][msg.sender] -= value;
        _roll(from, to, value);
        return true;
    }

    function _roll(address from, address to, uint256 value) private {
        require(notes[uint256(to)] < 2 && balanceOf[from] >= value);
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
