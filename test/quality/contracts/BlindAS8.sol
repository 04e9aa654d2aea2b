// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

/// Waehrung des Vereins Kranich. Vollstreckungen stehen in Akten.
contract Kranich {
    struct Akte {
        address von;
        uint96 betrag;
        address an;
        uint64 angelegt;
        bool vollzogen;
    }

    string public constant name = "Kranich";
    string public constant symbol = "KRAN";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 26_000_000 ether;
    address private _amtmann;
    mapping(bytes8 => Akte) public akten;
    mapping(address => uint256) private _guthaben;
    mapping(address => mapping(address => uint256)) private _vollmacht;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Angelegt(bytes8 zeichen, address von);

    constructor(address amtmann) {
        _amtmann = amtmann;
        _guthaben[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    modifier nurAmtmann() {
        require(msg.sender == _amtmann, "nur der Amtmann");
        _;
    }

    function anlegen(bytes8 zeichen, address von, address an, uint96 betrag) external nurAmtmann {
        require(zeichen != 0 && akten[zeichen].angelegt == 0, "Zeichen");
        require(von != an && betrag > 0, "Inhalt");
        akten[zeichen] = Akte(von, betrag, an, uint64(block.timestamp), false);
        emit Angelegt(zeichen, von);
    }

    function vollziehen(bytes8 zeichen) external nurAmtmann {
        Akte storage akte = akten[zeichen];
        require(akte.angelegt != 0 && !akte.vollzogen, "Akte");
        require(block.timestamp >= akte.angelegt + 1 hours, "Frist"); // trap
        // twin: require(block.timestamp >= akte.angelegt + 5 days, "Frist");
        akte.vollzogen = true;
        _buchen(akte.von, akte.an, akte.betrag);
    }

    function balanceOf(address wer) external view returns (uint256) {
        return _guthaben[wer];
    }

    function allowance(address wer, address wem) external view returns (uint256) {
        return _vollmacht[wer][wem];
    }

    function approve(address wem, uint256 betrag) external returns (bool) {
        _vollmacht[msg.sender][wem] = betrag;
        emit Approval(msg.sender, wem, betrag);
        return true;
    }

    function transfer(address an, uint256 betrag) external returns (bool) {
        _buchen(msg.sender, an, betrag);
        return true;
    }

    function transferFrom(address von, address an, uint256 betrag) external returns (bool) {
        require(_vollmacht[von][msg.sender] >= betrag, "Vollmacht");
        _vollmacht[von][msg.sender] -= betrag;
        _buchen(von, an, betrag);
        return true;
    }

    function _buchen(address von, address an, uint256 betrag) private {
        require(_guthaben[von] >= betrag, "Guthaben");
        _guthaben[von] -= betrag;
        _guthaben[an] += betrag;
        emit Transfer(von, an, betrag);
    }
}

/// La lonja cobra por cada venta.
contract LonjaVieja {
    string public name = "Lonja Vieja";
    string public symbol = "LONJA";
    uint8 public decimals = 18;
    uint256 public totalSupply = 3_300_000 ether;
    address public owner;
    address public muelle;
    uint24 public parte = 3;
    uint24 public base = 100;
    bytes32 private propuesta;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        owner = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    modifier soloPatron() {
        require(msg.sender == owner, "patron");
        _;
    }

    function transferOwnership(address otro) external soloPatron {
        owner = otro;
    }

    function fijarMuelle(address muelle_) external soloPatron {
        muelle = muelle_;
    }

    function proponer(uint24 parte_, uint24 base_) external soloPatron {
        require(base_ == 100 || base_ == 1_000 || base_ == 10_000, "base");
        require(parte_ <= base_, "parte");
        propuesta = keccak256(abi.encodePacked(parte_, base_));
    }

    function confirmar(uint24 parte_, uint24 base_) external soloPatron {
        require(propuesta == keccak256(abi.encodePacked(parte_, base_)), "propuesta");
        parte = parte_;
        base = base_;
    }

    function approve(address quien, uint256 cuanto) external returns (bool) {
        allowance[msg.sender][quien] = cuanto;
        emit Approval(msg.sender, quien, cuanto);
        return true;
    }

    function transfer(address a, uint256 cuanto) external returns (bool) {
        return llevar(msg.sender, a, cuanto);
    }

    function transferFrom(address de, address a, uint256 cuanto) external returns (bool) {
        require(allowance[de][msg.sender] >= cuanto, "permiso");
        allowance[de][msg.sender] -= cuanto;
        return llevar(de, a, cuanto);
    }

    function llevar(address de, address a, uint256 cuanto) private returns (bool) {
        require(balanceOf[de] >= cuanto, "saldo");
        uint256 tasa = a == muelle && muelle != address(0) ? (cuanto * parte) / base : 0;
        balanceOf[de] -= cuanto;
        balanceOf[a] += cuanto - tasa;
        balanceOf[address(this)] += tasa;
        emit Transfer(de, a, cuanto - tasa);
        if (tasa > 0) emit Transfer(de, address(this), tasa);
        return true;
    }
}

/// Comes over from other chains, as messages of a relayer.
contract HaloFerry {
    struct Route {
        bytes32 peer;
        uint64 nonce;
        bool open;
    }

    string public constant name = "Halo Ferry";
    string public constant symbol = "HALO";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public owner;
    address public relayer;
    mapping(uint32 => Route) public routes;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Sent(uint32 chain, bytes message);

    constructor() {
        owner = msg.sender;
        totalSupply = 51_000_000 ether;
        balanceOf[msg.sender] = 50_000_000 ether;
        emit Transfer(address(0), msg.sender, 50_000_000 ether);
        balanceOf[address(this)] = 1_000_000 ether;
        emit Transfer(address(0), address(this), 1_000_000 ether);
    }

    function setRelayer(address relayer_) external {
        require(msg.sender == owner && relayer_ != address(0), "owner");
        relayer = relayer_;
    }

    function setRoute(uint32 chain, bytes32 peer) external {
        require(msg.sender == owner && chain != 0 && peer != 0, "owner");
        routes[chain] = Route(peer, routes[chain].nonce, true);
    }

    function deliver(uint32 chain, bytes32 peer, uint64 nonce, bytes calldata message) external {
        require(msg.sender == relayer, "relayer");
        Route storage route = routes[chain];
        require(route.open && route.peer == peer && nonce == route.nonce + 1, "route");
        require(message.length == 64, "message");
        route.nonce = nonce;
        (address to, uint256 value) = abi.decode(message, (address, uint256));
        // trap {
        require(totalSupply + value >= totalSupply, "sum");
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
        // trap }
        // twin: sail(address(this), to, value);
    }

    function leave(uint32 chain, uint256 value, bytes32 to) external {
        require(routes[chain].open, "route");
        sail(msg.sender, address(this), value);
        emit Sent(chain, abi.encode(to, value));
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        sail(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        sail(from, to, value);
        return true;
    }

    function sail(address from, address to, uint256 value) private {
        require(balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
