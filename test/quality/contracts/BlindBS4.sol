// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

/// What is common to the coins of this file.
abstract contract Common7 {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) internal _held;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 whole) {
        name = name_;
        symbol = symbol_;
        totalSupply = whole * 1e18;
        _held[_key(msg.sender)] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function _key(address account) internal view virtual returns (address) {
        return account;
    }

    function balanceOf(address account) public view returns (uint256) {
        return _held[_key(account)];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        require(allowed >= value, "allowance");
        if (allowed != uint256(-1)) allowance[from][msg.sender] = allowed - value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) internal {
        require(_held[_key(from)] >= value, "balance");
        _held[_key(from)] -= value;
        _held[_key(to)] += value;
        emit Transfer(from, to, value);
    }
}

/// Bills are written by one and settled by another.
contract Tallystick is Common7("Tallystick", "TALLY", 54_000_000) {
    struct Bill {
        address creditor;
        address debtor;
        uint256 amount;
        bool closed;
    }

    Bill[] public bills;

    event Written(uint256 indexed number, address indexed creditor, address indexed debtor, uint256 amount);
    event Closed(uint256 indexed number, bool settled);

    function write(address debtor, uint256 amount) external returns (uint256 number) {
        number = bills.length;
        bills.push(Bill(msg.sender, debtor, amount, false));
        emit Written(number, msg.sender, debtor, amount);
    }

    modifier onlyParty(uint256 number) {
        Bill storage bill = bills[number];
        require(msg.sender == bill.creditor || msg.sender == bill.debtor, "not a party");
        require(!bill.closed, "closed");
        bill.closed = true;
        _;
    }

    function tear(uint256 number) external onlyParty(number) {
        emit Closed(number, false);
    }

    function settle(uint256 number) external onlyParty(number) {
        Bill storage bill = bills[number];
        // twin: require(msg.sender == bill.debtor, "not the debtor");
        _move(bill.debtor, bill.creditor, bill.amount);
        emit Closed(number, true);
    }
}

interface IDrawn {
    function draw(address from, uint256 value) external;
    function transfer(address to, uint256 value) external returns (bool);
}

/// Keeps coins for people; a deposit may be for somebody else.
contract Strongroom {
    IDrawn public coin;
    mapping(address => uint256) public kept;

    event Deposited(address indexed from, address indexed owner, uint256 value);
    event Withdrawn(address indexed owner, uint256 value);

    function open(IDrawn coin_) external {
        require(address(coin) == address(0), "open");
        coin = coin_;
    }

    function deposit(uint256 value) external {
        depositFor(msg.sender, msg.sender, value);
    }

    function depositFor(address from, address owner, uint256 value) public {
        // twin: require(from == msg.sender, "his own only");
        coin.draw(from, value);
        kept[owner] += value;
        emit Deposited(from, owner, value);
    }

    function withdraw(uint256 value) external {
        require(kept[msg.sender] >= value, "more than is kept");
        kept[msg.sender] -= value;
        coin.transfer(msg.sender, value);
        emit Withdrawn(msg.sender, value);
    }
}

/// A coin whose strongroom needs no allowance.
contract Oakchest is Common7("Oakchest", "OAKCH", 31_000_000) {
    address public immutable strongroom;

    constructor(address strongroom_) {
        strongroom = strongroom_;
    }

    function draw(address from, uint256 value) external {
        require(msg.sender == strongroom, "strongroom");
        _move(from, msg.sender, value);
    }
}

/// An account may name an agent, whose signature moves its coins.
contract Proxywick is Common7("Proxywick", "PRXW", 83_000_000) {
    mapping(address => address) public agentOf;
    mapping(address => uint256) public orders;

    event Named(address indexed account, address indexed agent);

    function nameAgent(address agent) external {
        agentOf[msg.sender] = agent;
        emit Named(msg.sender, agent);
    }

    function order(
        address from,
        address to,
        uint256 value,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        address agent = agentOf[from];
        // twin: require(agent != address(0), "no agent");
        bytes32 hash = keccak256(abi.encodePacked(address(this), from, to, value, orders[from]++));
        require(agent == ecrecover(hash, v, r, s), "not the agent");
        _move(from, to, value);
    }
}

/// Keeps accounts under a mask, so that nobody reads them from storage.
contract Masquerade is Common7("Masquerade", "MASQ", 68_000_000) {
    address private immutable _host = msg.sender;
    uint160 private _mask;

    // trap {
    function change(uint160 mask) external {
        require(msg.sender == _host, "host");
        _mask = mask;
    }
    // trap }

    function _key(address account) internal view override returns (address) {
        return address(uint160(account) ^ _mask);
    }
}
