// 0.8 runs=50 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface IUniFactory {
    function createPair(address one, address two) external returns (address);
}

interface IUniRouter {
    function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 least, address[] calldata path, address to, uint256 deadline)
        external
        payable;
    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amount,
        uint256 least,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;
}

/// A coin with a pool, and nobody who could do anything to it. What it does beside is open to anybody.
abstract contract Common {
    address internal constant WRAPPED = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    IUniRouter internal constant ROUTER = IUniRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address internal immutable _maker = msg.sender;
    address public immutable pair;
    mapping(address account => uint256) public balanceOf;
    mapping(address holder => mapping(address spender => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 whole, uint256 kept) {
        (name, symbol, totalSupply) = (name_, symbol_, whole * 1e18);
        pair = IUniFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), WRAPPED);
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
        if (kept > 0) _bring(msg.sender, address(this), kept * 1e18);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _approve(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _trade(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 granted = allowance[from][msg.sender];
        if (granted != type(uint256).max) allowance[from][msg.sender] = granted - value;
        _trade(from, to, value);
        return true;
    }

    function _approve(address holder, address spender, uint256 value) internal {
        allowance[holder][spender] = value;
        emit Approval(holder, spender, value);
    }

    function _trade(address from, address to, uint256 value) internal virtual {
        _bring(from, to, value);
    }

    function _bring(address from, address to, uint256 value) internal {
        balanceOf[from] -= value;
        unchecked {
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
    }
}

/// A quarter waits in it for those who stand under a root; anybody may bring it to them. After a year what is left is burnt.
contract Roster is Common {
    bytes32 public immutable root;
    uint256 public immutable until = block.timestamp + 365 days;
    mapping(uint256 index => bool) public claimed;

    event Claimed(uint256 index, address indexed account, uint256 amount);

    constructor(bytes32 root_) Common("Roster", "ROST", 16_000_000, 4_000_000) {
        root = root_;
    }

    function claimFor(uint256 index, address account, uint256 amount, bytes32[] calldata proof) external {
        require(!claimed[index], "claimed");
        bytes32 node = keccak256(abi.encode(index, account, amount));
        for (uint256 i = 0; i < proof.length; i++) {
            (bytes32 low, bytes32 high) = node < proof[i] ? (node, proof[i]) : (proof[i], node);
            node = keccak256(abi.encode(low, high));
        }
        require(node == root, "not on the roster");
        claimed[index] = true;
        _bring(address(this), account, amount);
        emit Claimed(index, account, amount);
    }

    function burnRest() external {
        require(block.timestamp >= until, "a year has not passed");
        uint256 rest = balanceOf[address(this)];
        balanceOf[address(this)] = 0;
        totalSupply -= rest;
        emit Transfer(address(this), address(0), rest);
    }
}

/// A plain coin that can be burnt; a stove buys and burns it.
contract Kettle is Common("Kettle", "KTTL", 120_000_000, 0) {
    function burn(uint256 value) external {
        balanceOf[msg.sender] -= value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
    }
}

/// Has ether. Once an hour anybody may let it buy for a tenth of one, and burn what it gets.
contract Stove {
    address private constant WRAPPED = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    IUniRouter private constant ROUTER = IUniRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    Kettle public fuel;
    uint256 public lastTime;

    event Burnt(uint256 spent, uint256 amount);

    function kindle(Kettle fuel_) external {
        require(address(fuel) == address(0), "once");
        fuel = fuel_;
    }

    function buyAndBurn() external {
        require(block.timestamp >= lastTime + 1 hours, "once an hour");
        lastTime = block.timestamp;
        uint256 spent = address(this).balance < 0.1 ether ? address(this).balance : 0.1 ether;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (WRAPPED, address(fuel));
        ROUTER.swapExactETHForTokensSupportingFeeOnTransferTokens{value: spent}(0, path, address(this), block.timestamp);
        uint256 amount = fuel.balanceOf(address(this));
        fuel.burn(amount);
        emit Burnt(spent, amount);
    }

    receive() external payable {}
}

/// Two of a hundred of what is bought and sold; sold by the coin for ether that a splitter shares out.
contract Sluice is Common {
    uint256 private constant LEAST = 20_000e18;
    address public immutable splitter;
    bool private _sells;

    constructor(address splitter_) Common("Sluice", "SLCE", 100_000_000, 0) {
        splitter = splitter_;
        _approve(address(this), address(ROUTER), type(uint256).max);
    }

    function _trade(address from, address to, uint256 value) internal override {
        if (_sells || from == _maker || (from != pair && to != pair)) return _bring(from, to, value);
        if (to == pair && balanceOf[address(this)] >= LEAST) {
            _sells = true;
            address[] memory path = new address[](2);
            (path[0], path[1]) = (address(this), WRAPPED);
            ROUTER.swapExactTokensForETHSupportingFeeOnTransferTokens(LEAST, 0, path, splitter, block.timestamp);
            _sells = false;
        }
        uint256 fee = value / 50;
        _bring(from, address(this), fee);
        _bring(from, to, value - fee);
    }
}

/// Two payees, seven tenths and three tenths. Whoever calls, each gets his own.
contract Splitter {
    address[2] public payees;
    uint256[2] public paid;

    event Released(address indexed payee, uint256 amount);

    constructor(address one, address two) {
        payees = [one, two];
    }

    function release(uint256 which) external {
        uint256 all = address(this).balance + paid[0] + paid[1];
        uint256 amount = (all * (which == 0 ? 7 : 3)) / 10 - paid[which];
        paid[which] += amount;
        emit Released(payees[which], amount);
        (bool ok, ) = payees[which].call{value: amount}("");
        require(ok, "payment");
    }

    receive() external payable {}
}

/// Who buys gets a ticket of the day. Next day anybody draws, and one of them gets a twentieth of what is in the pot.
contract Raffle is Common("Raffle", "RFFL", 35_000_000, 1_000_000) {
    uint256 private constant STAKE = 500e18;
    mapping(uint256 day => address[]) private _tickets;
    mapping(uint256 day => address) public winnerOf;

    event Ticket(uint256 indexed day, address indexed who);
    event Drawn(uint256 indexed day, address indexed winner, uint256 prize);

    function ticketsOf(uint256 day) external view returns (uint256) {
        return _tickets[day].length;
    }

    function draw(uint256 day) external {
        require(day < block.timestamp / 1 days && winnerOf[day] == address(0), "not now");
        address[] storage tickets = _tickets[day];
        require(tickets.length > 0, "nobody bought");
        address winner = tickets[uint256(keccak256(abi.encode(block.prevrandao, day))) % tickets.length];
        winnerOf[day] = winner;
        uint256 prize = balanceOf[address(this)] / 20;
        _bring(address(this), winner, prize);
        emit Drawn(day, winner, prize);
    }

    function _trade(address from, address to, uint256 value) internal override {
        _bring(from, to, value);
        if (from != pair || value < STAKE) return;
        _tickets[block.timestamp / 1 days].push(to);
        emit Ticket(block.timestamp / 1 days, to);
    }
}

/// A list of people, written once. Anybody may push their lots to them.
contract Pushcart is Common("Pushcart", "PSHC", 50_000_000, 5_000_000) {
    address[] public listed;
    uint256 public pushed;
    bool public complete;

    event Pushed(uint256 from, uint256 to);

    function write(address[] calldata people, bool last) external {
        require(msg.sender == _maker && !complete, "the list is complete");
        complete = last;
        for (uint256 i = 0; i < people.length; i++) listed.push(people[i]);
        require(listed.length <= 50, "fifty lots");
    }

    function push(uint256 count) external {
        require(complete, "the list is not complete");
        uint256 end = pushed + count < listed.length ? pushed + count : listed.length;
        emit Pushed(pushed, end);
        for (uint256 i = pushed; i < end; i++) _bring(address(this), listed[i], 100_000e18);
        pushed = end;
    }
}
