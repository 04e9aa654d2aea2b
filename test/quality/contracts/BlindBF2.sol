// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

interface IPoolFactory {
    function createPair(address a, address b) external returns (address);
}

interface IPoolRouter {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 a, uint256 b, address[] calldata p, address to, uint256 d) external;
}

/// What meme coins are made of.
abstract contract Memetic {
    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    IPoolRouter internal constant ROUTER = IPoolRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);

    string private _name;
    string private _symbol;
    uint256 private _total;
    address private _owner;
    address public immutable pool;
    mapping(address => uint256) internal _held;
    mapping(address => mapping(address => uint256)) private _allowed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(_owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    constructor(string memory name_, string memory symbol_, uint256 total_) {
        _name = name_;
        _symbol = symbol_;
        _total = total_ * 1e9;
        _owner = msg.sender;
        pool = IPoolFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), WETH);
        _held[msg.sender] = _total;
        emit OwnershipTransferred(address(0), msg.sender);
        emit Transfer(address(0), msg.sender, _total);
    }

    function name() external view returns (string memory) { return _name; }
    function symbol() external view returns (string memory) { return _symbol; }
    function decimals() external pure returns (uint8) { return 9; }
    function totalSupply() public view returns (uint256) { return _total; }
    function owner() public view returns (address) { return _owner; }
    function balanceOf(address who) public view returns (uint256) { return _held[who]; }
    function allowance(address who, address spender) external view returns (uint256) { return _allowed[who][spender]; }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _approve(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = _allowed[from][msg.sender];
        require(left >= value, "ERC20: insufficient allowance");
        if (left != type(uint256).max) _approve(from, msg.sender, left - value);
        _transfer(from, to, value);
        return true;
    }

    function _approve(address who, address spender, uint256 value) internal {
        _allowed[who][spender] = value;
        emit Approval(who, spender, value);
    }

    function _transfer(address from, address to, uint256 value) internal virtual;

    function _carry(address from, address to, uint256 value) internal {
        require(_held[from] >= value, "ERC20: transfer amount exceeds balance");
        unchecked {
            _held[from] -= value;
            _held[to] += value;
        }
        emit Transfer(from, to, value);
    }

    function _sellOwn(uint256 amount, address to) internal {
        address[] memory path = new address[](2);
        path[0] = address(this);
        path[1] = WETH;
        _approve(address(this), address(ROUTER), amount);
        ROUTER.swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, to, block.timestamp);
    }
}

/// No fee; two of a hundred in a wallet, until the limits are removed.
contract Snorkelbeak is Memetic {
    bool public tradingOpen;
    bool public limitsInEffect = true;
    uint256 public maxWallet;
    mapping(address => uint256) private _lastBuy;

    constructor() Memetic("Snorkelbeak", "SNORK", 1_000_000_000) {
        maxWallet = totalSupply() / 50;
    }

    function openTrading() external onlyOwner {
        tradingOpen = true;
    }

    function removeLimits() external onlyOwner {
        limitsInEffect = false;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (limitsInEffect && from != owner() && to != owner()) {
            require(tradingOpen, "not yet open");
            if (from == pool) {
                require(_held[to] + value <= maxWallet, "exceeds the maxWallet");
                require(_lastBuy[to] != block.number, "one purchase a block");
                _lastBuy[to] = block.number;
            }
        }
        _carry(from, to, value);
    }
}

/// Three of a hundred for the team; its owner may lower that, and may not raise it.
contract Oddlepop is Memetic {
    uint256 public buyFee = 3;
    uint256 public sellFee = 3;
    address payable public team;
    bool private _busy;
    mapping(address => bool) private _free;

    event FeesLowered(uint256 buyFee, uint256 sellFee);

    constructor(address payable team_) Memetic("Oddlepop", "ODDL", 420_000_000) {
        team = team_;
        _free[msg.sender] = true;
        _free[address(this)] = true;
    }

    receive() external payable {}

    function lowerFees(uint256 buy, uint256 sell) external onlyOwner {
        require(buy <= buyFee && sell <= sellFee, "only lower");
        (buyFee, sellFee) = (buy, sell);
        emit FeesLowered(buy, sell);
    }

    function setTeam(address payable team_) external {
        require(msg.sender == team, "team only");
        team = team_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (_busy || _free[from] || _free[to]) return _carry(from, to, value);
        uint256 fee = from == pool ? buyFee : to == pool ? sellFee : 0;
        uint256 cut = (value * fee) / 100;
        if (cut > 0) _carry(from, address(this), cut);
        uint256 kept = _held[address(this)];
        if (to == pool && kept > totalSupply() / 2000) {
            _busy = true;
            _sellOwn(kept > value ? value : kept, address(this));
            _busy = false;
            // whoever refuses it gets it later
            (bool paid, ) = team.call{value: address(this).balance, gas: 30_000}("");
            paid;
        }
        _carry(from, to, value - cut);
    }
}

/// Dividends in ether: what a fee earns goes to holders by share; whoever does not claim loses nothing.
contract Tuppencetree is Memetic {
    uint256 private constant SCALE = 2 ** 128;
    uint256 public perShare;
    uint256 public shares;
    mapping(address => int256) private _correction;
    mapping(address => uint256) public withdrawn;
    mapping(address => bool) public excluded;
    bool private _busy;

    event DividendsDistributed(address indexed from, uint256 weiAmount);
    event DividendWithdrawn(address indexed to, uint256 weiAmount);

    constructor() Memetic("Tuppencetree", "TUPP", 10_000_000) {
        excluded[pool] = excluded[address(this)] = excluded[msg.sender] = excluded[address(0xdead)] = true;
    }

    receive() external payable {
        if (shares > 0 && msg.value > 0) {
            perShare += (msg.value * SCALE) / shares;
            emit DividendsDistributed(msg.sender, msg.value);
        }
    }

    function dividendOf(address who) public view returns (uint256) {
        if (excluded[who]) return 0;
        return uint256(int256(perShare * _held[who]) + _correction[who]) / SCALE - withdrawn[who];
    }

    function claim() external {
        uint256 due = dividendOf(msg.sender);
        require(due > 0, "nothing due");
        withdrawn[msg.sender] += due;
        emit DividendWithdrawn(msg.sender, due);
        (bool ok, ) = msg.sender.call{value: due}("");
        require(ok, "refused");
    }

    function _transfer(address from, address to, uint256 value) internal override {
        bool trade = from == pool || to == pool;
        if (trade && !_busy && from != owner() && from != address(this) && to != owner()) {
            uint256 cut = (value * 4) / 100;
            _shift(from, address(this), cut);
            value -= cut;
            uint256 kept = _held[address(this)];
            if (to == pool && kept > totalSupply() / 1000) {
                _busy = true;
                _sellOwn(kept > value ? value : kept, address(this));
                _busy = false;
            }
        }
        _shift(from, to, value);
    }

    function _shift(address from, address to, uint256 value) private {
        if (!excluded[from]) {
            _correction[from] += int256(perShare * value);
            shares -= value;
        }
        if (!excluded[to]) {
            _correction[to] -= int256(perShare * value);
            shares += value;
        }
        _carry(from, to, value);
    }
}
