// 0.8 off evm=paris
// SPDX-License-Identifier: Unlicense
pragma solidity 0.8.37;

interface Enrutador {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 a, uint256 b, address[] calldata p, address to, uint256 d) external;
    function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 b, address[] calldata p, address to, uint256 d) external payable;
    function factory() external view returns (address);
    function WETH() external view returns (address);
}

interface Fabrica {
    function createPair(address a, address b) external returns (address);
}

abstract contract Propio {
    address public owner;
    event OwnershipTransferred(address indexed anterior, address indexed nuevo);

    constructor() {
        owner = msg.sender;
        emit OwnershipTransferred(address(0), msg.sender);
    }

    modifier soloDueno() {
        require(msg.sender == owner, "no eres el dueno");
        _;
    }

    function renounceOwnership() external soloDueno {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function transferOwnership(address nuevo) external soloDueno {
        require(nuevo != address(0));
        emit OwnershipTransferred(owner, nuevo);
        owner = nuevo;
    }
}

abstract contract Ficha is Propio {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) internal saldos;
    mapping(address => mapping(address => uint256)) public allowance;
    Enrutador internal constant ruta = Enrutador(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address public par;

    event Transfer(address indexed de, address indexed a, uint256 valor);
    event Approval(address indexed de, address indexed quien, uint256 valor);

    constructor(string memory n, string memory s, uint256 cuanto) {
        name = n;
        symbol = s;
        totalSupply = cuanto * 1e18;
        saldos[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
        par = Fabrica(ruta.factory()).createPair(address(this), ruta.WETH());
    }

    function balanceOf(address quien) public view virtual returns (uint256) {
        return saldos[quien];
    }

    function approve(address quien, uint256 valor) public returns (bool) {
        allowance[msg.sender][quien] = valor;
        emit Approval(msg.sender, quien, valor);
        return true;
    }

    function transfer(address a, uint256 valor) external returns (bool) {
        _mover(msg.sender, a, valor);
        return true;
    }

    function transferFrom(address de, address a, uint256 valor) external returns (bool) {
        uint256 permitido = allowance[de][msg.sender];
        require(permitido >= valor, "sin permiso");
        if (permitido < type(uint256).max) allowance[de][msg.sender] = permitido - valor;
        _mover(de, a, valor);
        return true;
    }

    function _mover(address de, address a, uint256 valor) internal virtual;

    function _pasar(address de, address a, uint256 valor) internal {
        saldos[de] -= valor;
        saldos[a] += valor;
        emit Transfer(de, a, valor);
    }

    function _camino(bool compra) internal view returns (address[] memory p) {
        p = new address[](2);
        p[0] = compra ? ruta.WETH() : address(this);
        p[1] = compra ? address(this) : ruta.WETH();
    }
}

/// Reparte ether a quienes tienen: cada uno cobra lo suyo.
contract Repartidor {
    address public immutable ficha;
    uint256 private constant M = 2 ** 128;
    uint256 public porAccion;
    uint256 public acciones;
    mapping(address => uint256) public accionesDe;
    mapping(address => int256) private correccion;
    mapping(address => uint256) public cobrado;

    constructor() {
        ficha = msg.sender;
    }

    receive() external payable {
        if (acciones > 0) porAccion += (msg.value * M) / acciones;
    }

    function anotar(address quien, uint256 cuantas) external {
        require(msg.sender == ficha);
        uint256 antes = accionesDe[quien];
        correccion[quien] += int256(porAccion) * (int256(antes) - int256(cuantas));
        acciones = acciones - antes + cuantas;
        accionesDe[quien] = cuantas;
    }

    function debido(address quien) public view returns (uint256) {
        return uint256(int256(porAccion * accionesDe[quien]) + correccion[quien]) / M - cobrado[quien];
    }

    function cobrar() external {
        uint256 d = debido(msg.sender);
        cobrado[msg.sender] += d;
        payable(msg.sender).transfer(d);
    }
}

contract Vallesol is Ficha {
    Repartidor public immutable repartidor;
    uint256 public constant CUOTA = 4;
    bool private cambiando;

    constructor() Ficha("Vallesol", "VSOL", 8_000_000) {
        repartidor = new Repartidor();
    }

    function _mover(address de, address a, uint256 valor) internal override {
        if (a == par && !cambiando && saldos[address(this)] > totalSupply / 2000) {
            cambiando = true;
            uint256 vender = saldos[address(this)];
            if (vender > totalSupply / 400) vender = totalSupply / 400;
            allowance[address(this)][address(ruta)] = vender;
            ruta.swapExactTokensForETHSupportingFeeOnTransferTokens(vender, 0, _camino(false), address(repartidor), block.timestamp);
            cambiando = false;
        }
        if (!cambiando && (de == par || a == par) && de != owner && a != owner) {
            uint256 c = (valor * CUOTA) / 100;
            _pasar(de, address(this), c);
            valor -= c;
        }
        _pasar(de, a, valor);
        if (de != par && de != address(this)) repartidor.anotar(de, saldos[de]);
        if (a != par && a != address(this)) repartidor.anotar(a, saldos[a]);
    }
}

/// Quema uno de cien hasta que queda la cuarta parte.
contract Brasero is Ficha {
    uint256 public immutable suelo;

    constructor() Ficha("Brasero Lento", "BRSR", 100_000_000) {
        suelo = totalSupply / 4;
    }

    function _mover(address de, address a, uint256 valor) internal override {
        uint256 q = valor / 100;
        if (de == owner || totalSupply - q < suelo) q = 0;
        if (q > 0) {
            saldos[de] -= q;
            totalSupply -= q;
            emit Transfer(de, address(0), q);
        }
        _pasar(de, a, valor - q);
    }
}

/// Junta ether de sus cuotas y recompra cada seis horas, quien quiera lo pide.
contract Ondaluz is Ficha {
    uint256 public cuotaVenta = 3;
    uint256 public ultima;
    bool private dentro;
    address public constant cenizas = 0x000000000000000000000000000000000000dEaD;

    event Recompra(uint256 conEther);

    constructor() Ficha("Ondaluz", "ONDA", 21_000_000) {
        ultima = block.timestamp;
    }

    receive() external payable {}

    function fijarCuota(uint256 nueva) external soloDueno {
        require(nueva <= 5, "maximo cinco");
        cuotaVenta = nueva;
    }

    function recomprar() external {
        require(block.timestamp >= ultima + 6 hours, "espera");
        ultima = block.timestamp;
        uint256 con = address(this).balance / 10;
        dentro = true;
        ruta.swapExactETHForTokensSupportingFeeOnTransferTokens{value: con}(0, _camino(true), cenizas, block.timestamp);
        dentro = false;
        emit Recompra(con);
    }

    function _mover(address de, address a, uint256 valor) internal override {
        if (!dentro && a == par && de != owner) {
            uint256 hay = saldos[address(this)];
            if (hay > totalSupply / 1000) {
                dentro = true;
                if (hay > valor) hay = valor;
                allowance[address(this)][address(ruta)] = hay;
                ruta.swapExactTokensForETHSupportingFeeOnTransferTokens(hay, 0, _camino(false), address(this), block.timestamp);
                dentro = false;
            }
            uint256 c = (valor * cuotaVenta) / 100;
            if (c > 0) _pasar(de, address(this), c);
            valor -= c;
        }
        _pasar(de, a, valor);
    }
}

/// Limite de cartera del tres por ciento, que el dueno solo puede subir; cuenta de mercadeo que cobra en fichas.
contract Cerezal is Ficha {
    uint16 public limite = 300;
    address public mercadeo;
    mapping(address => bool) public exento;

    constructor(address m) Ficha("Cerezal", "CRZL", 1_000_000_000) {
        mercadeo = m;
        exento[msg.sender] = exento[par] = exento[address(this)] = true;
    }

    function subirLimite(uint16 diezMil) external soloDueno {
        require(diezMil > limite && diezMil <= 10_000);
        limite = diezMil;
    }

    function fijarMercadeo(address m) external soloDueno {
        require(m != address(0) && m != par);
        mercadeo = m;
    }

    function _mover(address de, address a, uint256 valor) internal override {
        if (de == par || a == par) {
            if (!exento[de] || !exento[a]) {
                uint256 c = valor / 50;
                _pasar(de, mercadeo, c);
                valor -= c;
            }
        }
        if (!exento[a] && a != mercadeo) require(saldos[a] + valor <= (totalSupply * limite) / 10_000, "cartera llena");
        _pasar(de, a, valor);
    }
}
