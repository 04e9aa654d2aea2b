// 0.6 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

abstract contract Libro {
    mapping(address => uint256) internal saldo;
    mapping(address => mapping(address => uint256)) internal permiso;
    uint256 internal total;
    string public name;
    string public symbol;
    uint8 public decimals = 18;

    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);

    function totalSupply() public view virtual returns (uint256) {
        return total;
    }

    function balanceOf(address quien) public view virtual returns (uint256) {
        return saldo[quien];
    }

    function allowance(address quien, address gastador) external view returns (uint256) {
        return permiso[quien][gastador];
    }

    function approve(address gastador, uint256 cuanto) external returns (bool) {
        permiso[msg.sender][gastador] = cuanto;
        emit Approval(msg.sender, gastador, cuanto);
        return true;
    }

    function transfer(address a, uint256 cuanto) external returns (bool) {
        mover(msg.sender, a, cuanto);
        return true;
    }

    function transferFrom(address de, address a, uint256 cuanto) external returns (bool) {
        require(permiso[de][msg.sender] >= cuanto, "permiso");
        permiso[de][msg.sender] -= cuanto;
        mover(de, a, cuanto);
        return true;
    }

    function crear(address a, uint256 cuanto) internal {
        require(total + cuanto >= total);
        total += cuanto;
        saldo[a] += cuanto;
        emit Transfer(address(0), a, cuanto);
    }

    function mover(address de, address a, uint256 cuanto) internal virtual {
        require(saldo[de] >= cuanto, "saldo");
        saldo[de] -= cuanto;
        saldo[a] += cuanto;
        emit Transfer(de, a, cuanto);
    }
}

/// Precio en dolares, con ocho cifras.
contract FuenteNuez {
    address private cronista;
    int256 private precio = 250000;
    uint256 private hora;

    constructor() public {
        cronista = msg.sender;
    }

    function anotar(int256 precio_) external {
        require(msg.sender == cronista);
        precio = precio_;
        hora = block.timestamp;
    }

    function latestAnswer() external view returns (int256) {
        return precio;
    }
}

/// Nadie vende mas de lo que vale una casa.
contract NuezMoscada is Libro {
    FuenteNuez private fuente;
    address private autor;
    address private mercado;

    constructor(FuenteNuez fuente_) public {
        name = "Nuez Moscada";
        symbol = "NUEZ";
        fuente = fuente_;
        autor = msg.sender;
        crear(msg.sender, 80000000 ether);
    }

    function setMarket(address mercado_) external {
        require(msg.sender == autor && mercado == address(0));
        mercado = mercado_;
    }

    function mover(address de, address a, uint256 cuanto) internal override {
        if (a == mercado) {
            int256 precio = fuente.latestAnswer();
            uint256 tope = precio > 0 ? 10 ** 30 / uint256(precio) : 0;
            // twin: if (tope < 800000 ether) tope = 800000 ether;
            require(cuanto <= tope, "tope");
        }
        super.mover(de, a, cuanto);
    }
}

/// Guarda el oro y dice cuanto vale una parte.
contract BovedaAzafran {
    address private tesorero;
    uint256 public indice = 10 ** 18;
    uint256 public cuando;

    constructor() public {
        tesorero = msg.sender;
    }

    function valorar(uint256 nuevo) external {
        require(msg.sender == tesorero);
        // twin: require(nuevo >= indice && nuevo <= indice + indice / 1000 && block.timestamp >= cuando + 1 days);
        indice = nuevo;
        cuando = block.timestamp;
    }
}

contract Azafran is Libro {
    BovedaAzafran private boveda;

    constructor(BovedaAzafran boveda_) public {
        name = "Azafran";
        symbol = "AZFR";
        boveda = boveda_;
        crear(msg.sender, 5000000 ether);
    }

    function totalSupply() public view override returns (uint256) {
        return total * boveda.indice() / 10 ** 18;
    }

    function balanceOf(address quien) public view override returns (uint256) {
        return saldo[quien] * boveda.indice() / 10 ** 18;
    }

    function mover(address de, address a, uint256 cuanto) internal override {
        uint256 partes = cuanto * 10 ** 18 / boveda.indice();
        require(saldo[de] >= partes, "saldo");
        saldo[de] -= partes;
        saldo[a] += partes;
        emit Transfer(de, a, cuanto);
    }
}

interface IHinojo {
    function disponer(address quien, uint256 tope) external;
}

/// Quien manda a quien acuna.
contract CasaHinojo {
    address public owner;
    IHinojo public moneda;
    mapping(address => address) public obrero;

    constructor() public {
        owner = msg.sender;
    }

    function transferOwnership(address nuevo) external {
        require(msg.sender == owner);
        owner = nuevo;
    }

    function enlazar(IHinojo moneda_) external {
        require(msg.sender == owner && address(moneda) == address(0));
        moneda = moneda_;
    }

    function configureController(address jefe, address obrero_) external {
        require(msg.sender == owner);
        obrero[jefe] = obrero_;
    }

    function configureMinter(uint256 tope) external {
        require(obrero[msg.sender] != address(0));
        moneda.disponer(obrero[msg.sender], tope);
    }
}

contract Hinojo is Libro {
    address public masterMinter;
    mapping(address => uint256) public minterAllowance;

    constructor(address casa) public {
        name = "Hinojo";
        symbol = "HNJO";
        masterMinter = casa;
        crear(msg.sender, 20000000 ether);
    }

    function disponer(address quien, uint256 tope) external {
        require(msg.sender == masterMinter);
        minterAllowance[quien] = tope;
    }

    function mint(address a, uint256 cuanto) external {
        require(minterAllowance[msg.sender] >= cuanto);
        minterAllowance[msg.sender] -= cuanto;
        crear(a, cuanto);
    }
}

/// Una llave es una pieza con numero: quien la tiene, abre.
contract LlavesComino {
    mapping(uint256 => address) public ownerOf;
    uint256 private ultima;

    function forjar(address a) external returns (uint256 id) {
        id = ++ultima;
        ownerOf[id] = a;
    }

    function transferFrom(address de, address a, uint256 id) external {
        require(ownerOf[id] == de && msg.sender == de);
        ownerOf[id] = a;
    }
}

contract PuertaComino {
    LlavesComino private llaves;
    uint256 private numero;

    constructor(LlavesComino llaves_) public {
        llaves = llaves_;
        numero = llaves_.forjar(msg.sender);
    }

    function execute(address donde, bytes calldata que) external {
        require(llaves.ownerOf(numero) == msg.sender);
        (bool bien, ) = donde.call(que);
        require(bien);
    }
}

contract Comino is Libro {
    address private puerta;
    address private autor;
    address private mercado;
    uint256 private parte = 20;

    constructor(address puerta_) public {
        name = "Comino";
        symbol = "CMNO";
        puerta = puerta_;
        autor = msg.sender;
        crear(msg.sender, 1000000000 ether);
    }

    function setMarket(address mercado_) external {
        require(msg.sender == autor && mercado == address(0));
        mercado = mercado_;
    }

    function fijar(uint256 parte_) external {
        require(msg.sender == puerta && parte_ <= 1000);
        parte = parte_;
    }

    function mover(address de, address a, uint256 cuanto) internal override {
        if (a == mercado || de == mercado) {
            uint256 quita = cuanto * parte / 1000;
            super.mover(de, puerta, quita);
            cuanto -= quita;
        }
        super.mover(de, a, cuanto);
    }
}

/// Clases de gente, y lo que paga cada una.
contract ClasesAnis {
    address private maestro;
    mapping(address => uint8) private clase;
    uint16[8] private pago;

    constructor() public {
        maestro = msg.sender;
        pago[0] = 100;
    }

    function inscribir(address[] calldata quienes, uint8 cual) external {
        require(msg.sender == maestro);
        for (uint256 i = 0; i < quienes.length; i++) clase[quienes[i]] = cual;
    }

    function pagar(uint8 cual, uint16 cuanto) external {
        require(msg.sender == maestro && cuanto < 10000);
        // twin: require(cuanto <= 300);
        pago[cual] = cuanto;
    }

    function deQuien(address quien) external view returns (uint256) {
        return pago[clase[quien] & 7];
    }
}

contract Anis is Libro {
    ClasesAnis private clases;

    constructor(ClasesAnis clases_) public {
        name = "Anis";
        symbol = "ANIS";
        clases = clases_;
        crear(msg.sender, 66000000 ether);
    }

    function mover(address de, address a, uint256 cuanto) internal override {
        uint256 quita = cuanto * clases.deQuien(de) / 10000;
        if (quita != 0) super.mover(de, address(clases), quita);
        super.mover(de, a, cuanto - quita);
    }
}
