// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

interface IFactory {
    function createPair(address a, address b) external returns (address);
}

interface IRouter {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
}

/// What the following share: books, a pool, and nothing that stands in the way.
abstract contract Launch {
    IRouter internal constant ROUTER = IRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    string public name;
    string public symbol;
    uint256 public totalSupply;
    address public immutable pool;
    mapping(address => uint256) internal _held;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error NotEnough();

    constructor(string memory n, string memory s, uint256 supply) {
        (name, symbol, totalSupply) = (n, s, supply * 1e18);
        pool = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), WETH);
        _held[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function balanceOf(address who) public view virtual returns (uint256) {
        return _held[who];
    }

    function approve(address spender, uint256 value) public returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _flow(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 may = allowance[from][msg.sender];
        if (may < value) revert NotEnough();
        if (may != type(uint256).max) allowance[from][msg.sender] = may - value;
        _flow(from, to, value);
        return true;
    }

    function _flow(address from, address to, uint256 value) internal virtual {
        _put(from, to, value);
    }

    function _put(address from, address to, uint256 value) internal {
        if (_held[from] < value) revert NotEnough();
        unchecked {
            _held[from] -= value;
            _held[to] += value;
        }
        emit Transfer(from, to, value);
    }

    function _sellOwn(uint256 amount, address to) internal {
        allowance[address(this)][address(ROUTER)] = amount;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        ROUTER.swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, to, block.timestamp);
    }
}

abstract contract Led is Launch {
    address public owner = msg.sender;
    event OwnershipTransferred(address indexed from, address indexed to);
    error Unauthorized();

    modifier onlyOwner() {
        if (msg.sender != owner) revert Unauthorized();
        _;
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }
}

/// Three percent each way for ever, limits of two percent that can only go, trading that opens once.
contract ParrotParty is Launch("Parrot Party", "PARTY", 1_000_000_000), Led {
    uint256 private constant TAX = 3;
    address payable private immutable _marketing;
    bool public live;
    bool public limited = true;
    bool private _busy;

    constructor(address payable marketing) {
        _marketing = marketing;
    }

    receive() external payable {}

    function openTrading() external onlyOwner {
        require(!live, "already open");
        live = true;
    }

    function removeLimits() external onlyOwner {
        limited = false;
    }

    function _flow(address from, address to, uint256 value) internal override {
        if (_busy || from == owner || to == owner || from == address(this)) return _put(from, to, value);
        require(live, "Trading is not open");
        if (limited) {
            require(value <= totalSupply / 50, "Exceeds the limit");
            require(to == pool || _held[to] + value <= totalSupply / 50, "Exceeds the wallet");
        }
        uint256 fee = from == pool || to == pool ? (value * TAX) / 100 : 0;
        if (to == pool && _held[address(this)] >= totalSupply / 2000) {
            _busy = true;
            _sellOwn(totalSupply / 2000, address(this));
            _busy = false;
            (bool ok, ) = _marketing.call{value: address(this).balance, gas: 30_000}("");
            ok;
        }
        if (fee > 0) _put(from, address(this), fee);
        _put(from, to, value - fee);
    }
}

/// Half a minute between a purchase and a sale, for ever, and nobody to change it.
contract Heron is Launch("Heron Wait", "HERON", 88_000_000) {
    uint256 public constant PAUSE = 30 seconds;
    mapping(address => uint64) private _boughtAt;

    function _flow(address from, address to, uint256 value) internal override {
        if (from == pool) _boughtAt[to] = uint64(block.timestamp);
        else if (to == pool) require(block.timestamp >= _boughtAt[from] + PAUSE, "HERON: half a minute");
        _put(from, to, value);
    }
}

/// The owner moves the fees between nothing and five percent; all in one slot.
contract FoxDen is Launch("Fox Den", "FOXD", 10_000_000), Led {
    struct Fees {
        uint16 buy;
        uint16 sell;
        address wallet;
    }
    Fees public fees;
    mapping(address => bool) public exempt;
    error TooHigh(uint16 asked);

    constructor() {
        fees = Fees(200, 200, msg.sender);
        exempt[msg.sender] = true;
    }

    function setFees(uint16 buy, uint16 sell) external onlyOwner {
        if (buy > 500) revert TooHigh(buy);
        if (sell > 500) revert TooHigh(sell);
        (fees.buy, fees.sell) = (buy, sell);
    }

    function setWallet(address wallet) external onlyOwner {
        require(wallet != address(0) && wallet != pool, "wallet");
        fees.wallet = wallet;
    }

    function setExempt(address who, bool on) external onlyOwner {
        exempt[who] = on;
    }

    function _flow(address from, address to, uint256 value) internal override {
        uint256 fee;
        if (!exempt[from] && !exempt[to]) {
            if (from == pool) fee = (value * fees.buy) / 10_000;
            else if (to == pool) fee = (value * fees.sell) / 10_000;
        }
        if (fee > 0) _put(from, fees.wallet, fee);
        _put(from, to, value - fee);
    }
}

/// Fifteen percent for the first eight purchases, nothing afterwards; renounced.
contract Otterly is Launch("Otterly Good", "OTTR", 420_690_000), Led {
    address payable private immutable _taxWallet = payable(msg.sender);
    uint256 private constant FIRST = 15;
    uint256 private constant UNTIL = 8;
    uint256 private _buys;
    uint256 public maxTx = (420_690_000e18 * 2) / 100;
    bool private _open;
    bool private _inSwap;

    receive() external payable {}

    function openTrading() external onlyOwner {
        require(!_open, "trading is already open");
        _open = true;
    }

    function removeLimits() external onlyOwner {
        maxTx = totalSupply;
    }

    function manualSwap() external {
        require(msg.sender == _taxWallet);
        if (_held[address(this)] > 0) _swap(_held[address(this)]);
    }

    function _swap(uint256 amount) private {
        _inSwap = true;
        _sellOwn(amount, _taxWallet);
        _inSwap = false;
    }

    function _flow(address from, address to, uint256 value) internal override {
        if (_inSwap || from == _taxWallet || to == _taxWallet) return _put(from, to, value);
        require(_open, "closed");
        uint256 tax = _buys < UNTIL && (from == pool || to == pool) ? (value * FIRST) / 100 : 0;
        if (from == pool) {
            require(value <= maxTx, "Exceeds the _maxTxAmount.");
            _buys++;
        }
        uint256 own = _held[address(this)];
        if (to == pool && own > totalSupply / 1000) _swap(value < own ? value : own);
        if (tax > 0) _put(from, address(this), tax);
        _put(from, to, value - tax);
    }
}

/// A tenth is for those in a tree of hashes, for two hundred days; what is left is burnt by whoever comes.
contract PuffinDrop is Launch("Puffin Drop", "PUFF", 300_000_000) {
    bytes32 public constant ROOT = 0x8f1c5b7b0a44a2fb1cf6f27f25f7c12b1b1e2f1a77a0f5e1f7a9ad3e2c4b6d80;
    uint256 public immutable until = block.timestamp + 200 days;
    mapping(uint256 => uint256) private _bits;

    event Claimed(uint256 index, address who, uint256 amount);

    constructor() {
        _put(msg.sender, address(this), totalSupply / 10);
    }

    function claim(uint256 index, uint256 amount, bytes32[] calldata proof) external {
        require(_bits[index >> 8] & (1 << (index & 255)) == 0, "claimed");
        bytes32 node = keccak256(abi.encodePacked(index, msg.sender, amount));
        for (uint256 i; i < proof.length; i++)
            node = node < proof[i] ? keccak256(abi.encodePacked(node, proof[i])) : keccak256(abi.encodePacked(proof[i], node));
        require(node == ROOT, "proof");
        _bits[index >> 8] |= 1 << (index & 255);
        _put(address(this), msg.sender, amount);
        emit Claimed(index, msg.sender, amount);
    }

    function burnRest() external {
        require(block.timestamp > until, "early");
        uint256 rest = _held[address(this)];
        _held[address(this)] = 0;
        totalSupply -= rest;
        emit Transfer(address(this), address(0), rest);
    }
}

/// Two of the team have three percent each, which come free over two years, set when it was made.
contract BeaverDam is Launch("Beaver Dam", "DAMB", 50_000_000) {
    uint256 private constant SPAN = 730 days;
    uint256 public immutable start = block.timestamp;
    mapping(address => uint256) public grantOf;

    constructor(address one, address two) {
        uint256 each = (totalSupply * 3) / 100;
        (grantOf[one], grantOf[two]) = (each, each);
        _put(msg.sender, one, each);
        _put(msg.sender, two, each);
    }

    function lockedOf(address who) public view returns (uint256) {
        uint256 past = block.timestamp - start;
        return past >= SPAN ? 0 : (grantOf[who] * (SPAN - past)) / SPAN;
    }

    function _flow(address from, address to, uint256 value) internal override {
        if (grantOf[from] > 0) require(_held[from] >= value + lockedOf(from), "DAMB: vesting");
        _put(from, to, value);
    }
}

/// Who stakes shares what the team puts in; leaves when he likes.
contract BadgerYield is Launch("Badger Yield Club", "BYC", 75_000_000), Led {
    uint256 private constant ONE = 1e24;
    uint256 public staked;
    uint256 public perShare;
    mapping(address => uint256) public stakeOf;
    mapping(address => uint256) private _debt;

    function fund(uint256 amount) external onlyOwner {
        require(staked > 0, "nobody");
        _put(msg.sender, address(this), amount);
        perShare += (amount * ONE) / staked;
    }

    function earned(address who) public view returns (uint256) {
        return (stakeOf[who] * perShare) / ONE - _debt[who];
    }

    function stake(uint256 amount) external {
        _pay(msg.sender);
        _put(msg.sender, address(this), amount);
        staked += amount;
        stakeOf[msg.sender] += amount;
        _debt[msg.sender] = (stakeOf[msg.sender] * perShare) / ONE;
    }

    function unstake(uint256 amount) external {
        _pay(msg.sender);
        stakeOf[msg.sender] -= amount;
        staked -= amount;
        _debt[msg.sender] = (stakeOf[msg.sender] * perShare) / ONE;
        _put(address(this), msg.sender, amount);
    }

    function _pay(address who) private {
        uint256 due = earned(who);
        if (due > 0) _put(address(this), who, due);
    }
}
