// 0.7 runs=800
// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;

abstract contract Sums {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require((c = a + b) >= a, "overflow");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "underflow");
        return a - b;
    }
}

abstract contract Book is Sums {
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external virtual returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external virtual returns (bool) {
        allowance[from][msg.sender] = sub(allowance[from][msg.sender], value);
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) internal virtual {
        if (from == address(0)) totalSupply = add(totalSupply, value);
        else balanceOf[from] = sub(balanceOf[from], value);
        if (to == address(0)) totalSupply = sub(totalSupply, value);
        else balanceOf[to] = add(balanceOf[to], value);
        emit Transfer(from, to, value);
    }
}

/// Its supply follows a falling curve: each year's rate is a fifth less than that of the year before.
contract Sablewick is Book {
    string public constant name = "Sablewick DAO Token";
    string public constant symbol = "SBLW";
    uint8 public constant decimals = 18;
    uint256 private constant YEAR = 365 days;
    uint256 private constant INITIAL_RATE = 70_000_000 ether / YEAR;
    address public minter;
    address public admin;
    uint256 public rate = INITIAL_RATE;
    uint256 public startEpochTime;
    uint256 public startEpochSupply = 300_000_000 ether;
    int128 public miningEpoch;

    event UpdateMiningParameters(uint256 time, uint256 rate, uint256 supply);
    event SetMinter(address minter);
    event SetAdmin(address admin);

    constructor() {
        admin = msg.sender;
        startEpochTime = block.timestamp;
        _move(address(0), msg.sender, startEpochSupply);
    }

    function updateMiningParameters() public {
        require(block.timestamp >= startEpochTime + YEAR, "too soon!");
        startEpochSupply += rate * YEAR;
        startEpochTime += YEAR;
        miningEpoch++;
        rate = (rate * 4) / 5;
        emit UpdateMiningParameters(block.timestamp, rate, startEpochSupply);
    }

    function availableSupply() public view returns (uint256) {
        return startEpochSupply + (block.timestamp - startEpochTime) * rate;
    }

    function setMinter(address minter_) external {
        require(msg.sender == admin && minter == address(0), "can set the minter only once, at creation");
        minter = minter_;
        emit SetMinter(minter_);
    }

    function setAdmin(address admin_) external {
        require(msg.sender == admin, "admin only");
        admin = admin_;
        emit SetAdmin(admin_);
    }

    function mint(address to, uint256 value) external returns (bool) {
        require(msg.sender == minter, "minter only");
        if (block.timestamp >= startEpochTime + YEAR) updateMiningParameters();
        require(add(totalSupply, value) <= availableSupply(), "exceeds allowable mint amount");
        _move(address(0), to, value);
        return true;
    }

    function burn(uint256 value) external returns (bool) {
        _move(msg.sender, address(0), value);
        return true;
    }
}

/// Pays stakers what the curve allows, by the second.
contract SableGauge is Sums {
    Sablewick public immutable token;
    uint256 public staked;
    uint256 public integral;
    uint256 public touched;
    mapping(address => uint256) public stakeOf;
    mapping(address => uint256) public paid;

    constructor(Sablewick token_) {
        (token, touched) = (token_, block.timestamp);
    }

    function checkpoint(address who) public {
        // a span that reaches into the next year is paid at the rate of that year
        if (block.timestamp >= token.startEpochTime() + 365 days) token.updateMiningParameters();
        if (staked > 0) integral = add(integral, ((block.timestamp - touched) * token.rate() * 1e18) / staked);
        touched = block.timestamp;
        uint256 due = (stakeOf[who] * (integral - paid[who])) / 1e18;
        paid[who] = integral;
        if (due > 0) token.mint(who, due);
    }

    function deposit(uint256 amount) external {
        checkpoint(msg.sender);
        token.transferFrom(msg.sender, address(this), amount);
        (staked, stakeOf[msg.sender]) = (add(staked, amount), add(stakeOf[msg.sender], amount));
    }

    function withdraw(uint256 amount) external {
        checkpoint(msg.sender);
        (staked, stakeOf[msg.sender]) = (sub(staked, amount), sub(stakeOf[msg.sender], amount));
        token.transfer(msg.sender, amount);
    }
}

/// Locks for up to four years; the weight falls with the time that is left.
contract SableEscrow is Sums {
    Sablewick public immutable token;
    uint256 public constant MAXTIME = 4 * 365 days;
    struct Lock {
        uint256 amount;
        uint256 end;
    }
    mapping(address => Lock) public locked;
    uint256 public supply;

    constructor(Sablewick token_) {
        token = token_;
    }

    function createLock(uint256 amount, uint256 end) external {
        end = (end / 1 weeks) * 1 weeks;
        require(locked[msg.sender].amount == 0 && end > block.timestamp && end <= block.timestamp + MAXTIME, "lock");
        locked[msg.sender] = Lock(amount, end);
        supply = add(supply, amount);
        token.transferFrom(msg.sender, address(this), amount);
    }

    function withdraw() external {
        Lock memory l = locked[msg.sender];
        require(block.timestamp >= l.end, "The lock didn't expire");
        delete locked[msg.sender];
        supply = sub(supply, l.amount);
        token.transfer(msg.sender, l.amount);
    }

    function balanceOf(address who) external view returns (uint256) {
        Lock memory l = locked[who];
        return l.end <= block.timestamp ? 0 : (l.amount * (l.end - block.timestamp)) / MAXTIME;
    }
}

interface IElastic {
    function rebase(uint256 epoch, int256 delta) external returns (uint256);
    function totalSupply() external view returns (uint256);
}

/// Moves the supply a tenth of the way to the target once a day, by a tenth at most; the rate comes from two of three.
contract FathomPolicy {
    IElastic public units;
    address public immutable provider;
    uint256 public constant TARGET = 1e18;
    uint256 public constant THRESHOLD = 5e16;
    uint256 public rate = 1e18;
    uint256 public lastRebase;
    uint256 public epoch;

    constructor(address provider_) {
        provider = provider_;
    }

    function attach(IElastic units_) external {
        require(address(units) == address(0), "attached");
        (units, lastRebase) = (units_, block.timestamp);
    }

    function pushReport(uint256 rate_) external {
        require(msg.sender == provider, "not the provider");
        rate = rate_;
    }

    function rebase() external {
        require(block.timestamp >= lastRebase + 1 days, "too early");
        (lastRebase, epoch) = (block.timestamp, epoch + 1);
        int256 off = int256(rate) - int256(TARGET);
        if (off < int256(THRESHOLD) && off > -int256(THRESHOLD)) return;
        int256 delta = (int256(units.totalSupply()) * off) / int256(TARGET) / 10;
        int256 most = int256(units.totalSupply() / 10);
        units.rebase(epoch, delta > most ? most : delta < -most ? -most : delta);
    }
}

/// Who wants to hear of what comes and goes says so here.
contract BellRegistry {
    mapping(address => mapping(bytes32 => address)) private implementers;

    event InterfaceImplementerSet(address indexed account, bytes32 indexed interfaceHash, address indexed implementer);

    function setInterfaceImplementer(address account, bytes32 hash, address implementer) external {
        require(account == address(0) || account == msg.sender, "Not the manager");
        implementers[msg.sender][hash] = implementer;
        emit InterfaceImplementerSet(msg.sender, hash, implementer);
    }

    function getInterfaceImplementer(address account, bytes32 hash) external view returns (address) {
        return implementers[account][hash];
    }
}

interface IHeard {
    function tokensToSend(address op, address from, address to, uint256 amount, bytes calldata data, bytes calldata more) external;
    function tokensReceived(address op, address from, address to, uint256 amount, bytes calldata data, bytes calldata more) external;
}

/// Rings at senders and receivers that asked for it; operators are whom the holder named.
contract Chimewort is Book {
    string public constant name = "Chimewort";
    string public constant symbol = "CHIM";
    uint8 public constant decimals = 18;
    uint256 public constant granularity = 1;
    bytes32 private constant SENDER = keccak256("ERC777TokensSender");
    bytes32 private constant RECIPIENT = keccak256("ERC777TokensRecipient");
    BellRegistry public immutable registry;
    mapping(address => mapping(address => bool)) private operators;

    event Sent(address indexed operator, address indexed from, address indexed to, uint256 amount, bytes data, bytes operatorData);
    event Burned(address indexed operator, address indexed from, uint256 amount, bytes data, bytes operatorData);
    event AuthorizedOperator(address indexed operator, address indexed tokenHolder);
    event RevokedOperator(address indexed operator, address indexed tokenHolder);

    constructor(BellRegistry registry_) {
        registry = registry_;
        registry_.setInterfaceImplementer(address(this), keccak256("ERC777Token"), address(this));
        registry_.setInterfaceImplementer(address(this), keccak256("ERC20Token"), address(this));
        _move(address(0), msg.sender, 64_000_000 ether);
    }

    function defaultOperators() external pure returns (address[] memory) {
        return new address[](0);
    }

    function isOperatorFor(address operator, address holder) public view returns (bool) {
        return operator == holder || operators[holder][operator];
    }

    function authorizeOperator(address operator) external {
        require(operator != msg.sender, "authorizing self as operator");
        operators[msg.sender][operator] = true;
        emit AuthorizedOperator(operator, msg.sender);
    }

    function revokeOperator(address operator) external {
        delete operators[msg.sender][operator];
        emit RevokedOperator(operator, msg.sender);
    }

    function send(address to, uint256 amount, bytes calldata data) external {
        _send(msg.sender, msg.sender, to, amount, data, "", true);
    }

    function operatorSend(address from, address to, uint256 amount, bytes calldata data, bytes calldata more) external {
        require(isOperatorFor(msg.sender, from), "caller is not an operator for holder");
        _send(msg.sender, from, to, amount, data, more, true);
    }

    function burn(uint256 amount, bytes calldata data) external {
        _call(msg.sender, msg.sender, address(0), amount, data, "");
        _move(msg.sender, address(0), amount);
        emit Burned(msg.sender, msg.sender, amount, data, "");
    }

    function transfer(address to, uint256 amount) external override returns (bool) {
        _send(msg.sender, msg.sender, to, amount, "", "", false);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external override returns (bool) {
        allowance[from][msg.sender] = sub(allowance[from][msg.sender], amount);
        _send(msg.sender, from, to, amount, "", "", false);
        return true;
    }

    function _call(address op, address from, address to, uint256 amount, bytes memory data, bytes memory more) private {
        address heard = registry.getInterfaceImplementer(from, SENDER);
        if (heard != address(0)) IHeard(heard).tokensToSend(op, from, to, amount, data, more);
    }

    function _send(address op, address from, address to, uint256 amount, bytes memory data, bytes memory more, bool strict) private {
        require(to != address(0), "send to the zero address");
        _call(op, from, to, amount, data, more);
        _move(from, to, amount);
        emit Sent(op, from, to, amount, data, more);
        address heard = registry.getInterfaceImplementer(to, RECIPIENT);
        if (heard != address(0)) return IHeard(heard).tokensReceived(op, from, to, amount, data, more);
        uint256 size;
        assembly {
            size := extcodesize(to)
        }
        require(!strict || size == 0, "token recipient contract has no implementer for ERC777TokensRecipient");
    }
}
