// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

interface IRouter7 {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 a, uint256 b, address[] calldata p, address to, uint256 d) external;
    function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 a, address[] calldata p, address to, uint256 d) external payable;
}

interface IFactory7 {
    function createPair(address a, address b) external returns (address);
}

abstract contract Plain7 {
    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    IRouter7 internal constant ROUTER = IRouter7(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public immutable pool;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(uint256 supply) {
        pool = IFactory7(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), WETH);
        totalSupply = supply;
        balanceOf[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
    }

    function approve(address spender, uint256 amount) public returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) public returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) public returns (bool) {
        require(allowance[from][msg.sender] >= amount, "allowance");
        allowance[from][msg.sender] -= amount;
        _transfer(from, to, amount);
        return true;
    }

    function _transfer(address from, address to, uint256 amount) internal virtual;

    function _move(address from, address to, uint256 amount) internal {
        require(balanceOf[from] >= amount, "balance");
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
    }
}

/// Two of a hundred of sales become ether; whoever likes buys back with it, once an hour and a little at a time, and it burns.
contract Cindergate is Plain7 {
    string public constant name = "Cindergate";
    string public constant symbol = "CNDR";
    uint256 public lastBuyback;
    uint256 public burnt;
    bool private _busy;
    address private immutable _maker;

    event Buyback(uint256 wei_, uint256 coins);

    constructor() Plain7(77000000 ether) {
        _maker = msg.sender;
    }

    receive() external payable {}

    function _transfer(address from, address to, uint256 amount) internal override {
        uint256 fee = to == pool && from != _maker && !_busy ? amount / 50 : 0;
        if (fee > 0) {
            _move(from, address(this), fee);
            uint256 held = balanceOf[address(this)];
            if (held > totalSupply / 50000) _sell(held > amount ? amount : held);
        }
        _move(from, to, amount - fee);
    }

    function _sell(uint256 amount) private {
        _busy = true;
        allowance[address(this)][address(ROUTER)] = amount;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        try ROUTER.swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, address(this), block.timestamp) {} catch {}
        _busy = false;
    }

    function buyBack() external {
        require(msg.sender == tx.origin && block.timestamp >= lastBuyback + 1 hours, "later");
        lastBuyback = block.timestamp;
        uint256 spent = address(this).balance > 0.2 ether ? 0.2 ether : address(this).balance;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (WETH, address(this));
        uint256 before = balanceOf[address(0xdead)];
        ROUTER.swapExactETHForTokensSupportingFeeOnTransferTokens{value: spent}(0, path, address(0xdead), block.timestamp);
        uint256 got = balanceOf[address(0xdead)] - before;
        burnt += got;
        emit Buyback(spent, got);
    }
}

/// Keeps account of who holds how much and what they are due in ether.
contract DividendBook {
    address public token;
    uint256 private constant MAGNITUDE = 2**128;
    uint256 public magnified;
    uint256 public total;
    mapping(address => uint256) public held;
    mapping(address => int256) private _corrections;
    mapping(address => uint256) public withdrawn;
    mapping(address => bool) public excluded;

    event DividendsDistributed(uint256 amount);
    event DividendWithdrawn(address indexed who, uint256 amount);

    modifier onlyToken() {
        require(msg.sender == token, "token only");
        _;
    }

    function tie(address token_, address[] calldata without) external {
        require(token == address(0));
        token = token_;
        for (uint256 i = 0; i < without.length; i++) excluded[without[i]] = true;
    }

    receive() external payable {
        if (total == 0) return;
        magnified += (msg.value * MAGNITUDE) / total;
        emit DividendsDistributed(msg.value);
    }

    function note(address who, uint256 balance) external onlyToken {
        if (excluded[who]) return;
        uint256 before = held[who];
        _corrections[who] += int256(magnified) * (int256(before) - int256(balance));
        held[who] = balance;
        total = total + balance - before;
    }

    function withdrawable(address who) public view returns (uint256) {
        return uint256(int256(magnified * held[who]) + _corrections[who]) / MAGNITUDE - withdrawn[who];
    }

    function claim() external {
        uint256 due = withdrawable(msg.sender);
        withdrawn[msg.sender] += due;
        msg.sender.transfer(due);
        emit DividendWithdrawn(msg.sender, due);
    }
}

/// Three of a hundred of trades become ether for holders, who fetch it at the book.
contract Almscoin is Plain7 {
    string public constant name = "Almscoin";
    string public constant symbol = "ALMS";
    DividendBook public immutable book;
    address private immutable _maker;
    bool private _busy;

    constructor(DividendBook book_) Plain7(500000000 ether) {
        book = book_;
        _maker = msg.sender;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        uint256 fee = !_busy && (from == pool || to == pool) && from != _maker ? (amount * 3) / 100 : 0;
        if (fee > 0) {
            _move(from, address(this), fee);
            if (to == pool && balanceOf[address(this)] > totalSupply / 10000) _sell();
        }
        _move(from, to, amount - fee);
        try book.note(from, balanceOf[from]) {} catch {}
        try book.note(to, balanceOf[to]) {} catch {}
    }

    function _sell() private {
        _busy = true;
        uint256 amount = balanceOf[address(this)];
        allowance[address(this)][address(ROUTER)] = amount;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        try ROUTER.swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, address(book), block.timestamp) {} catch {}
        _busy = false;
    }
}
