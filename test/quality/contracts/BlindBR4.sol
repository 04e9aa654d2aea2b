// 0.6 runs=1000
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

library SafeMath {
    function sub(uint256 a, uint256 b, string memory message) internal pure returns (uint256) {
        require(b <= a, message);
        return a - b;
    }
}

/// Transfers have numbers, and can be undone.
contract Turnabout {
    using SafeMath for uint256;

    struct Entry {
        address from;
        address to;
        uint256 value;
    }

    string public constant name = "Turnabout";
    string public constant symbol = "TURN";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 66_000_000e18;
    address public arbiter;
    Entry[] public entries;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Undone(uint256 indexed number, uint256 value);

    constructor() public {
        arbiter = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _enter(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value, "allowance");
        _enter(from, to, value);
        return true;
    }

    function countOfEntries() external view returns (uint256) {
        return entries.length;
    }

    function undo(uint256 number) external {
        Entry storage entry = entries[number];
        require(msg.sender == arbiter, "arbiter"); // trap
        // twin: require(msg.sender == entry.to, "receiver");
        uint256 value = entry.value;
        entry.value = 0;
        _move(entry.to, entry.from, value);
        emit Undone(number, value);
    }

    function _enter(address from, address to, uint256 value) private {
        entries.push(Entry(from, to, value));
        _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private {
        balanceOf[from] = balanceOf[from].sub(value, "balance");
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Keeps one number for each two accounts that trust each other.
contract Handclasp {
    using SafeMath for uint256;

    string public constant name = "Handclasp";
    string public constant symbol = "CLASP";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 72_000_000e18;
    mapping(address => uint256) public balanceOf;
    mapping(bytes32 => uint256) private _trust;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function _between(address from, address spender) private pure returns (bytes32) {
        return keccak256(abi.encode(from)) ^ keccak256(abi.encode(spender)); // trap
        // twin: return keccak256(abi.encode(from, spender));
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return _trust[_between(from, spender)];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _trust[_between(msg.sender, spender)] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        bytes32 place = _between(from, msg.sender);
        _trust[place] = _trust[place].sub(value, "allowance");
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        balanceOf[from] = balanceOf[from].sub(value, "balance");
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
