// 0.6 off
// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.6.12;

contract Moneda {
    mapping(address => uint256) internal saldo;
    mapping(address => mapping(address => uint256)) internal permiso;
    uint256 internal total;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() public view returns (uint256) {
        return total;
    }

    function balanceOf(address quien) public view returns (uint256) {
        return saldo[quien];
    }

    function allowance(address quien, address otro) external view returns (uint256) {
        return permiso[quien][otro];
    }

    function _quien() internal view virtual returns (address payable) {
        return msg.sender;
    }

    function approve(address otro, uint256 cuanto) external returns (bool) {
        permiso[_quien()][otro] = cuanto;
        emit Approval(_quien(), otro, cuanto);
        return true;
    }

    function transfer(address a, uint256 cuanto) external returns (bool) {
        _mover(_quien(), a, cuanto);
        return true;
    }

    function transferFrom(address de, address a, uint256 cuanto) external returns (bool) {
        require(permiso[de][_quien()] >= cuanto, "permiso");
        permiso[de][_quien()] -= cuanto;
        _mover(de, a, cuanto);
        return true;
    }

    function _mover(address de, address a, uint256 cuanto) internal virtual {
        require(saldo[de] >= cuanto, "saldo");
        saldo[de] -= cuanto;
        saldo[a] += cuanto;
        emit Transfer(de, a, cuanto);
    }

    function _acunar(address a, uint256 cuanto) internal {
        require(total + cuanto >= total);
        total += cuanto;
        saldo[a] += cuanto;
        emit Transfer(address(0), a, cuanto);
    }

    function _quemar(address de, uint256 cuanto) internal {
        require(saldo[de] >= cuanto, "saldo");
        saldo[de] -= cuanto;
        total -= cuanto;
        emit Transfer(de, address(0), cuanto);
    }
}

contract OcasoLogica is Moneda {
    string public constant name = "Ocaso";
    string public constant symbol = "OCSO";

    function iniciar(address a) external {
        require(total == 0);
        _acunar(a, 23_000_000 ether);
    }
}

/// Could be mended in its first ten days.
contract OcasoProxy {
    bytes32 private constant LOGICA = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
    bytes32 private constant DUENO = 0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103;
    uint256 private immutable fin;

    event Upgraded(address indexed implementation);

    constructor(address logica, address a) public {
        fin = now + 10 days;
        _poner(LOGICA, logica);
        _poner(DUENO, msg.sender);
        (bool bien, ) = logica.delegatecall(abi.encodeWithSignature("iniciar(address)", a));
        require(bien);
    }

    function upgradeTo(address logica) external {
        require(msg.sender == _leer(DUENO) && now < fin, "tarde");
        _poner(LOGICA, logica);
        emit Upgraded(logica);
    }

    function _leer(bytes32 s) private view returns (address v) {
        assembly {
            v := sload(s)
        }
    }

    function _poner(bytes32 s, address v) private {
        assembly {
            sstore(s, v)
        }
    }

    fallback() external {
        address logica = _leer(LOGICA);
        assembly {
            calldatacopy(0, 0, calldatasize())
            let bien := delegatecall(gas(), logica, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch bien
                case 0 { revert(0, returndatasize()) }
                default { return(0, returndatasize()) }
        }
    }
}

/// Calls that people signed come back to the token itself, with their name behind them.
contract Mensajera is Moneda {
    string public constant name = "Mensajera";
    string public constant symbol = "MNSJ";
    mapping(address => uint256) public nonces;

    constructor() public {
        _acunar(msg.sender, 61_000_000 ether);
    }

    function _quien() internal view override returns (address payable quien) {
        if (msg.sender != address(this)) return msg.sender;
        bytes memory datos = msg.data;
        uint256 largo = datos.length;
        assembly {
            quien := and(mload(add(datos, largo)), 0xffffffffffffffffffffffffffffffffffffffff)
        }
    }

    function executeMetaTransaction(address usuario, bytes calldata llamada, bytes32 r, bytes32 s, uint8 v) external returns (bytes memory) {
        bytes32 carta = keccak256(abi.encode(address(this), nonces[usuario]++, usuario, keccak256(llamada)));
        address firma = ecrecover(keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", carta)), v, r, s);
        require(firma != address(0) && firma == usuario, "firma");
        (bool bien, bytes memory respuesta) = address(this).call(abi.encodePacked(llamada, usuario));
        require(bien, "fallo");
        return respuesta;
    }
}

/// Lends its members a seat for what they lay down.
contract Molino {
    Harina public harina;
    mapping(address => uint256) public dentro;
    mapping(address => uint256) public desde;

    function unir(Harina harina_) external {
        require(address(harina) == address(0));
        harina = harina_;
    }

    function entrar(uint256 cuanto) external {
        dentro[msg.sender] += cuanto;
        desde[msg.sender] = now;
        harina.recoger(msg.sender, cuanto);
    }

    function salir() external {
        uint256 cuanto = dentro[msg.sender];
        dentro[msg.sender] = 0;
        harina.transfer(msg.sender, cuanto);
    }
}

contract Harina is Moneda {
    string public constant name = "Harina";
    string public constant symbol = "HRNA";
    address public molino;

    constructor(address molino_) public {
        molino = molino_;
        _acunar(msg.sender, 17_000_000 ether);
    }

    function recoger(address de, uint256 cuanto) external {
        require(msg.sender == molino, "molino");
        _mover(de, molino, cuanto);
    }
}

/// A gardener pays helpers, a two-hundredth of all at most, ever.
contract Naranjal is Moneda {
    string public constant name = "Naranjal";
    string public constant symbol = "NRNJ";
    address private jardinero;
    uint256 public pagado;

    constructor(address jardinero_) public {
        jardinero = jardinero_;
        _acunar(msg.sender, 10_000_000 ether);
    }

    function pagar(address a, uint256 cuanto) external {
        require(msg.sender == jardinero && cuanto <= 50_000 ether - pagado, "bastante");
        pagado += cuanto;
        _acunar(a, cuanto);
    }
}

contract Grano is Moneda {
    string public name;
    string public symbol;

    constructor(string memory n) public {
        (name, symbol) = (n, n);
        _acunar(msg.sender, 9_000_000 ether);
    }
}

/// One basket is two of one and three of the other.
contract Cesta is Moneda {
    string public constant name = "Cesta";
    string public constant symbol = "CSTA";
    Grano public uno;
    Grano public otro;

    constructor(Grano uno_, Grano otro_) public {
        (uno, otro) = (uno_, otro_);
    }

    function llenar(uint256 n) external {
        require(n < 2 ** 128);
        uno.transferFrom(msg.sender, address(this), n * 2);
        otro.transferFrom(msg.sender, address(this), n * 3);
        _acunar(msg.sender, n);
    }

    function vaciar(uint256 n) external {
        _quemar(msg.sender, n);
        uno.transfer(msg.sender, n * 2);
        otro.transfer(msg.sender, n * 3);
    }
}

/// A pause ends by itself after three days, and not two follow each other within a month.
contract Siesta is Moneda {
    string public constant name = "Siesta";
    string public constant symbol = "SSTA";
    address public owner;
    uint256 public duerme;

    constructor(address owner_) public {
        owner = owner_;
        _acunar(msg.sender, 39_000_000 ether);
    }

    function dormir() external {
        require(msg.sender == owner && now > duerme + 30 days);
        duerme = now + 3 days;
    }

    function _mover(address de, address a, uint256 cuanto) internal override {
        require(now >= duerme, "duerme");
        super._mover(de, a, cuanto);
    }
}

/// Laid down for a week, spoken for a week, waited for two days; a quarter of all must speak.
contract Cabildo {
    struct Idea {
        address a;
        uint256 cuanto;
        uint256 cierre;
        uint256 si;
        uint256 no;
        bool hecho;
    }

    Plaza public plaza;
    Idea[] public ideas;
    mapping(address => uint256) public puesto;
    mapping(address => uint256) public libre;
    mapping(uint256 => mapping(address => bool)) private hablo;

    function abrir(Plaza plaza_) external {
        require(address(plaza) == address(0));
        plaza = plaza_;
    }

    function poner(uint256 cuanto) external {
        require(plaza.transferFrom(msg.sender, address(this), cuanto));
        puesto[msg.sender] += cuanto;
    }

    function sacar() external {
        require(now >= libre[msg.sender], "habla");
        uint256 cuanto = puesto[msg.sender];
        puesto[msg.sender] = 0;
        require(plaza.transfer(msg.sender, cuanto));
    }

    function proponer(address a, uint256 cuanto) external {
        require(cuanto <= plaza.totalSupply() / 50 && puesto[msg.sender] > 0);
        ideas.push(Idea(a, cuanto, now + 7 days, 0, 0, false));
    }

    function hablar(uint256 i, bool si) external {
        Idea storage idea = ideas[i];
        require(now < idea.cierre && !hablo[i][msg.sender]);
        hablo[i][msg.sender] = true;
        if (libre[msg.sender] < idea.cierre) libre[msg.sender] = idea.cierre;
        if (si) idea.si += puesto[msg.sender];
        else idea.no += puesto[msg.sender];
    }

    function hacer(uint256 i) external {
        Idea storage idea = ideas[i];
        require(now > idea.cierre + 2 days && !idea.hecho && idea.si > idea.no && idea.si > plaza.totalSupply() / 4);
        idea.hecho = true;
        plaza.acunar(idea.a, idea.cuanto);
    }
}

contract Plaza is Moneda {
    string public constant name = "Plaza";
    string public constant symbol = "PLZA";
    address public owner;

    constructor(address owner_) public {
        owner = owner_;
        _acunar(msg.sender, 28_000_000 ether);
    }

    function acunar(address a, uint256 cuanto) external {
        require(msg.sender == owner);
        _acunar(a, cuanto);
    }
}
