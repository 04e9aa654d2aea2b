// 0.5 off
pragma solidity >=0.5.0 <0.6.0;

contract MonedaRoble {
    enum Modo {
        Libre,
        Socios,
        Nadie
    }
    string public constant name = "Moneda Roble";
    string public constant symbol = "ROBLE";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 60000000 ether;
    Modo public modo;
    address private dueno;
    mapping(address => uint256) private saldos;
    mapping(address => bool) private socio;
    mapping(address => mapping(address => uint256)) private permisos;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        dueno = msg.sender;
        socio[msg.sender] = true;
        saldos[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function owner() public view returns (address) {
        return dueno;
    }

    function cambiarModo(Modo m) external {
        require(msg.sender == dueno, "no es el dueno");
        // twin: require(uint8(m) <= uint8(modo), "no se puede subir");
        modo = m;
    }

    function inscribir(address quien, bool si) external {
        require(msg.sender == dueno, "no es el dueno");
        socio[quien] = si;
    }

    function balanceOf(address quien) external view returns (uint256) {
        return saldos[quien];
    }

    function allowance(address de, address para) external view returns (uint256) {
        return permisos[de][para];
    }

    function approve(address para, uint256 valor) external returns (bool) {
        permisos[msg.sender][para] = valor;
        emit Approval(msg.sender, para, valor);
        return true;
    }

    function transfer(address para, uint256 valor) external returns (bool) {
        mover(msg.sender, para, valor);
        return true;
    }

    function transferFrom(address de, address para, uint256 valor) external returns (bool) {
        require(permisos[de][msg.sender] >= valor, "permiso");
        permisos[de][msg.sender] -= valor;
        mover(de, para, valor);
        return true;
    }

    function mover(address de, address para, uint256 valor) private {
        require(modo == Modo.Libre || (modo == Modo.Socios && socio[de]), "solo socios");
        require(saldos[de] >= valor, "saldo");
        saldos[de] -= valor;
        saldos[para] += valor;
        emit Transfer(de, para, valor);
    }
}

/// Verteilt die Abgabe an alle Halter.
contract Kupferkreis {
    string public name = "Kupferkreis";
    string public symbol = "KUPF";
    uint8 public decimals = 9;
    uint256 private constant MAX = ~uint256(0);
    uint256 private constant MENGE = 10 ** 15 * 10 ** 9;
    uint256 private rest = MAX - (MAX % MENGE);
    uint256 public abgabe = 3;
    address public verwalter;
    mapping(address => uint256) private anteil;
    mapping(address => mapping(address => uint256)) private erlaubt;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        verwalter = msg.sender;
        anteil[msg.sender] = rest;
        emit Transfer(address(0), msg.sender, MENGE);
    }

    function totalSupply() external pure returns (uint256) {
        return MENGE;
    }

    function kurs() public view returns (uint256) {
        return rest / MENGE;
    }

    function setzeAbgabe(uint256 prozent) external {
        require(msg.sender == verwalter, "nur Verwalter");
        require(prozent <= 99, "zu hoch"); // trap
        // twin: require(prozent <= 5, "zu hoch");
        abgabe = prozent;
    }

    function balanceOf(address wer) external view returns (uint256) {
        return anteil[wer] / kurs();
    }

    function allowance(address von, address an) external view returns (uint256) {
        return erlaubt[von][an];
    }

    function approve(address an, uint256 wert) external returns (bool) {
        erlaubt[msg.sender][an] = wert;
        emit Approval(msg.sender, an, wert);
        return true;
    }

    function transfer(address an, uint256 wert) external returns (bool) {
        bewege(msg.sender, an, wert);
        return true;
    }

    function transferFrom(address von, address an, uint256 wert) external returns (bool) {
        require(erlaubt[von][msg.sender] >= wert, "Erlaubnis");
        erlaubt[von][msg.sender] -= wert;
        bewege(von, an, wert);
        return true;
    }

    function bewege(address von, address an, uint256 wert) private {
        uint256 k = kurs();
        uint256 steuer = von == verwalter || an == verwalter ? 0 : (wert * abgabe) / 100;
        require(wert <= MENGE && anteil[von] >= wert * k, "Anteil");
        anteil[von] -= wert * k;
        anteil[an] += (wert - steuer) * k;
        rest -= steuer * k;
        emit Transfer(von, an, wert - steuer);
    }
}

contract PlafondPomme {
    string public constant name = "Plafond Pomme";
    string public constant symbol = "POMME";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 1000000 ether;
    uint256 public plafond = 1000000 ether;
    address public owner;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        owner = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function relever(uint256 hauteur, string calldata motif) external {
        require(msg.sender == owner && bytes(motif).length >= 8, "motif");
        // twin: require(hauteur <= 1030000 ether, "trop haut");
        require(hauteur >= totalSupply);
        plafond = hauteur;
    }

    function cueillir(address vers, uint256 valeur) external returns (uint256) {
        require(msg.sender == owner, "owner");
        require(valeur <= plafond - totalSupply, "plafond");
        totalSupply += valeur;
        balanceOf[vers] += valeur;
        emit Transfer(address(0), vers, valeur);
        return totalSupply;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        require(balanceOf[msg.sender] >= value);
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(balanceOf[from] >= value && allowance[from][msg.sender] >= value);
        allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}
