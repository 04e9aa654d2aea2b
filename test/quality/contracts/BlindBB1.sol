// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IV2Router {
    function addLiquidityETH(address t, uint256 a, uint256 b, uint256 c, address to, uint256 d) external payable returns (uint256, uint256, uint256);
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 a, uint256 b, address[] calldata p, address to, uint256 d) external;
}

interface IV2Factory {
    function createPair(address a, address b) external returns (address);
}

/// One coin of the pad. Every coin is a clone of this one.
contract PetalCoin {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public curve;
    bool public blooming;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        curve = address(1);
    }

    function initialize(string calldata name_, string calldata symbol_, address curve_) external {
        require(curve == address(0));
        (name, symbol, curve) = (name_, symbol_, curve_);
        totalSupply = balanceOf[curve_] = 1_000_000_000 ether;
        emit Transfer(address(0), curve_, totalSupply);
    }

    /// The curve says it once, when it migrates.
    function bloom() external {
        require(msg.sender == curve);
        blooming = true;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _send(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        if (left != type(uint256).max) allowance[from][msg.sender] = left - value;
        return _send(from, to, value);
    }

    function _send(address from, address to, uint256 value) private returns (bool) {
        require(blooming || from == curve || to == curve, "not migrated");
        balanceOf[from] -= value;
        unchecked {
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
        return true;
    }
}

/// Sells along x*y=k with virtual reserves, and moves to the pool when eighteen ether came in.
contract PetalCurve {
    address private constant ROUTER = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
    uint256 private constant GOAL = 18 ether;
    PetalCoin public coin;
    uint256 public virtualEther = 6 ether;
    uint256 public virtualCoins = 1_073_000_000 ether;
    uint256 public raised;
    bool public migrated;

    event Traded(address indexed who, bool buy, uint256 coins, uint256 wei_);

    function plant(PetalCoin coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function buy(uint256 least) external payable {
        require(!migrated);
        uint256 taken = raised + msg.value > GOAL ? GOAL - raised : msg.value;
        uint256 coins = (virtualCoins * taken) / (virtualEther + taken);
        require(coins >= least);
        (virtualEther, virtualCoins, raised) = (virtualEther + taken, virtualCoins - coins, raised + taken);
        coin.transfer(msg.sender, coins);
        emit Traded(msg.sender, true, coins, taken);
        if (msg.value > taken) payable(msg.sender).transfer(msg.value - taken);
        if (raised == GOAL) _migrate();
    }

    function sell(uint256 coins, uint256 least) external {
        require(!migrated);
        uint256 paid = (virtualEther * coins) / (virtualCoins + coins);
        require(paid >= least);
        (virtualEther, virtualCoins, raised) = (virtualEther - paid, virtualCoins + coins, raised - paid);
        coin.transferFrom(msg.sender, address(this), coins);
        payable(msg.sender).transfer(paid);
        emit Traded(msg.sender, false, coins, paid);
    }

    function _migrate() private {
        migrated = true;
        coin.bloom();
        uint256 left = coin.balanceOf(address(this));
        coin.approve(ROUTER, left);
        IV2Router(ROUTER).addLiquidityETH{value: raised}(address(coin), left, 0, 0, address(0xdead), block.timestamp);
    }
}

/// Splits what the launch earns between its creator and the house; whoever is due draws it.
contract FeeSplit {
    address public immutable creator;
    address public immutable house;
    mapping(address => mapping(address => uint256)) public drawn;
    mapping(address => uint256) public drawnInAll;

    constructor(address creator_, address house_) {
        (creator, house) = (creator_, house_);
    }

    function draw(address coin) external {
        uint256 share = msg.sender == creator ? 70 : msg.sender == house ? 30 : 0;
        uint256 all = PetalCoin(coin).balanceOf(address(this)) + drawnInAll[coin];
        uint256 due = (all * share) / 100 - drawn[msg.sender][coin];
        drawn[msg.sender][coin] += due;
        drawnInAll[coin] += due;
        PetalCoin(coin).transfer(msg.sender, due);
    }
}

/// A creator coin: one of a hundred of each trade goes to the split.
contract Lumarin {
    string public constant name = "Lumarin";
    string public constant symbol = "LUMA";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 10_000_000 ether;
    address public immutable split;
    address public immutable pool;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address split_) {
        split = split_;
        pool = IV2Factory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _shift(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _shift(from, to, value);
        return true;
    }

    function _shift(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        if (from == pool || to == pool) {
            uint256 cut = value / 100;
            balanceOf[split] += cut;
            emit Transfer(from, split, cut);
            value -= cut;
        }
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Ordinary tax coin: high in the first trades, then two of a hundred; swaps its fees for the wallet of the team.
contract Gruffalump {
    string private constant _name = unicode"Gruffalump";
    string private constant _symbol = unicode"GRUFF";
    uint8 private constant _decimals = 9;
    uint256 private constant _tTotal = 420_690_000_000 * 10 ** 9;
    address private _owner;
    address payable private _taxWallet;
    address private immutable uniswapV2Pair;
    IV2Router private constant router = IV2Router(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    mapping(address => uint256) private _balances;
    mapping(address => mapping(address => uint256)) private _allowances;
    mapping(address => bool) private _isExcludedFromFee;
    uint256 private _initialBuyTax = 18;
    uint256 private _initialSellTax = 22;
    uint256 private _finalTax = 2;
    uint256 private _reduceTaxAt = 9;
    uint256 private _buyCount;
    uint256 public _maxTxAmount = _tTotal / 50;
    uint256 public _maxWalletSize = _tTotal / 50;
    uint256 public constant _taxSwapThreshold = _tTotal / 1000;
    bool private inSwap;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);
    event MaxTxAmountUpdated(uint256 _maxTxAmount);

    modifier onlyOwner() {
        require(_owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    constructor(address payable wallet) {
        _owner = msg.sender;
        _taxWallet = wallet;
        uniswapV2Pair = IV2Factory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        _isExcludedFromFee[msg.sender] = true;
        _isExcludedFromFee[address(this)] = true;
        _isExcludedFromFee[wallet] = true;
        _balances[msg.sender] = _tTotal;
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    function name() public pure returns (string memory) { return _name; }
    function symbol() public pure returns (string memory) { return _symbol; }
    function decimals() public pure returns (uint8) { return _decimals; }
    function totalSupply() public pure returns (uint256) { return _tTotal; }
    function owner() public view returns (address) { return _owner; }
    function balanceOf(address account) public view returns (uint256) { return _balances[account]; }
    function allowance(address who, address spender) public view returns (uint256) { return _allowances[who][spender]; }

    function renounceOwnership() public onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function approve(address spender, uint256 amount) public returns (bool) {
        _approve(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) public returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) public returns (bool) {
        _transfer(from, to, amount);
        _approve(from, msg.sender, _allowances[from][msg.sender] - amount);
        return true;
    }

    function _approve(address who, address spender, uint256 amount) private {
        _allowances[who][spender] = amount;
        emit Approval(who, spender, amount);
    }

    function _transfer(address from, address to, uint256 amount) private {
        require(amount > 0, "Transfer amount must be greater than zero");
        uint256 taxAmount;
        if (!_isExcludedFromFee[from] && !_isExcludedFromFee[to]) {
            if (from == uniswapV2Pair && to != address(router)) {
                require(amount <= _maxTxAmount, "Exceeds the _maxTxAmount.");
                require(_balances[to] + amount <= _maxWalletSize, "Exceeds the maxWalletSize.");
                taxAmount = (amount * (_buyCount > _reduceTaxAt ? _finalTax : _initialBuyTax)) / 100;
                _buyCount++;
            }
            if (to == uniswapV2Pair) {
                taxAmount = (amount * (_buyCount > _reduceTaxAt ? _finalTax : _initialSellTax)) / 100;
                uint256 held = _balances[address(this)];
                if (!inSwap && held > _taxSwapThreshold) {
                    _swap(held > amount ? amount : held);
                    uint256 got = address(this).balance;
                    if (got > 0) _taxWallet.send(got);
                }
            }
        }
        if (taxAmount > 0) {
            _balances[address(this)] += taxAmount;
            emit Transfer(from, address(this), taxAmount);
        }
        _balances[from] -= amount;
        _balances[to] += amount - taxAmount;
        emit Transfer(from, to, amount - taxAmount);
    }

    function _swap(uint256 amount) private {
        inSwap = true;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        _approve(address(this), address(router), amount);
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, address(this), block.timestamp);
        inSwap = false;
    }

    function removeLimits() external onlyOwner {
        _maxTxAmount = _maxWalletSize = _tTotal;
        emit MaxTxAmountUpdated(_tTotal);
    }

    function manualSwap() external {
        require(msg.sender == _taxWallet);
        if (_balances[address(this)] > 0) _swap(_balances[address(this)]);
        _taxWallet.transfer(address(this).balance);
    }

    receive() external payable {}
}

/// Points of the season become coins, until the window closes; then the rest is burnt by anybody.
contract Sorrelwick {
    string public name = "Sorrelwick";
    string public symbol = "SORW";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    bytes32 public immutable root;
    uint256 public immutable closes;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(uint256 => uint256) private _bitmap;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    error AlreadyClaimed();
    error NotInTree();
    error WindowClosed();

    constructor(bytes32 root_) {
        root = root_;
        closes = block.timestamp + 90 days;
        totalSupply = 50_000_000 ether;
        balanceOf[address(this)] = 10_000_000 ether;
        balanceOf[msg.sender] = 40_000_000 ether;
        emit Transfer(address(0), address(this), 10_000_000 ether);
        emit Transfer(address(0), msg.sender, 40_000_000 ether);
    }

    function claim(uint256 index, address who, uint256 points, bytes32[] calldata proof) external {
        if (block.timestamp > closes) revert WindowClosed();
        if ((_bitmap[index >> 8] >> (index & 255)) & 1 == 1) revert AlreadyClaimed();
        bytes32 node = keccak256(bytes.concat(keccak256(abi.encode(index, who, points))));
        for (uint256 i; i < proof.length; ++i)
            node = node < proof[i] ? keccak256(abi.encodePacked(node, proof[i])) : keccak256(abi.encodePacked(proof[i], node));
        if (node != root) revert NotInTree();
        _bitmap[index >> 8] |= 1 << (index & 255);
        _go(address(this), who, points * 1e15);
    }

    function sweep() external {
        require(block.timestamp > closes, "open");
        uint256 rest = balanceOf[address(this)];
        balanceOf[address(this)] = 0;
        totalSupply -= rest;
        emit Transfer(address(this), address(0), rest);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _go(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _go(from, to, value);
        return true;
    }

    function _go(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
