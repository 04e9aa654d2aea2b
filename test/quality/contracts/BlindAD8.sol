// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

import "./Base67.sol";

/// Points at its code once and for all: it has no function of its own.
contract BalconyProxy {
    address private _code;

    constructor(address code, bytes memory start) {
        _code = code;
        (bool ok, ) = code.delegatecall(start);
        require(ok, "not started");
    }

    receive() external payable {}

    fallback() external payable {
        address code = _code;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), code, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

/// The code behind the balcony.
contract BalconyCode {
    // twin: address private _kept;
    address public treasury;
    mapping(address => uint256) private _balances;
    mapping(address => mapping(address => uint256)) private _allowances;
    uint256 public totalSupply;
    address public owner;
    address private _steward;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);
    event Tipped(address indexed by, uint256 value);

    function start(address to, uint256 supply) external {
        require(totalSupply == 0, "started");
        (owner, _steward, totalSupply) = (to, to, supply);
        _balances[to] = supply;
        emit Transfer(address(0), to, supply);
    }

    function name() external pure returns (string memory) {
        return "Balcony";
    }

    function symbol() external pure returns (string memory) {
        return "BALCONY";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function renounceOwnership() external {
        require(msg.sender == owner, "not the owner");
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    /// Where tips go.
    function setTreasury(address treasury_) external {
        require(msg.sender == _steward, "not the steward");
        treasury = treasury_;
    }

    function tip() external payable {
        (bool ok, ) = treasury.call{ value: msg.value }("");
        require(ok, "not taken");
        emit Tipped(msg.sender, msg.value);
    }

    function balanceOf(address who) external view returns (uint256) {
        return _balances[who];
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return _allowances[from][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(_allowances[from][msg.sender] >= value, "allowance");
        _allowances[from][msg.sender] -= value;
        return _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        require(_balances[from] >= value, "balance");
        _balances[from] -= value;
        _balances[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

interface IShare {
    function balanceOf(address who) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Keeps shares of pools until a date.
contract CenturyLocker {
    struct Deposit {
        address by;
        uint32 until; // trap
        // twin: uint64 until;
        IShare what;
        uint256 amount;
    }

    Deposit[] public deposits;

    event Locked(uint256 indexed id, address indexed by, address what, uint256 amount, uint256 until);

    function lock(IShare what, uint256 until) external returns (uint256 id) {
        require(until > block.timestamp, "in the past");
        uint256 amount = what.balanceOf(msg.sender);
        require(what.transferFrom(msg.sender, address(this), amount), "not taken");
        id = deposits.length;
        deposits.push(Deposit(msg.sender, uint32(until), what, amount)); // trap
        // twin: deposits.push(Deposit(msg.sender, uint64(until), what, amount));
        emit Locked(id, msg.sender, address(what), amount, until);
    }

    function release(uint256 id) external {
        Deposit memory deposit = deposits[id];
        require(msg.sender == deposit.by, "not yours");
        require(block.timestamp >= deposit.until, "locked");
        delete deposits[id];
        require(deposit.what.transfer(deposit.by, deposit.amount), "not given");
    }
}

/// Its pool is locked for a century.
contract CenturyCoin is Base67("Century Coin", "CENTURY", 100000000) {
    address public immutable locker;

    constructor(address locker_) {
        locker = locker_;
    }
}
