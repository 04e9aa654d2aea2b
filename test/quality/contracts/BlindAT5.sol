// 0.5 runs=200
pragma solidity ^0.5.17;

library Sums {
    function add(uint256 a, uint256 b) internal pure returns (uint256) {
        uint256 c = a + b;
        require(c >= a);
        return c;
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a);
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256) {
        if (a == 0) return 0;
        uint256 c = a * b;
        require(c / a == b);
        return c;
    }
}

contract Konto {
    using Sums for uint256;
    uint256 internal _summe;
    mapping(address => uint256) internal _stand;
    mapping(address => mapping(address => uint256)) internal _vollmacht;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function decimals() public view returns (uint8) {
        return 18;
    }

    function totalSupply() public view returns (uint256) {
        return _summe;
    }

    function balanceOf(address wer) public view returns (uint256) {
        return _stand[wer];
    }

    function allowance(address wer, address wem) public view returns (uint256) {
        return _vollmacht[wer][wem];
    }

    function approve(address wem, uint256 wert) public returns (bool) {
        _vollmacht[msg.sender][wem] = wert;
        emit Approval(msg.sender, wem, wert);
        return true;
    }

    function transfer(address an, uint256 wert) public returns (bool) {
        _zahle(msg.sender, an, wert);
        return true;
    }

    function transferFrom(address von, address an, uint256 wert) public returns (bool) {
        _vollmacht[von][msg.sender] = _vollmacht[von][msg.sender].sub(wert);
        _zahle(von, an, wert);
        return true;
    }

    function _zahle(address von, address an, uint256 wert) internal {
        _stand[von] = _stand[von].sub(wert);
        _stand[an] = _stand[an].add(wert);
        emit Transfer(von, an, wert);
    }

    function _schoepfe(address an, uint256 wert) internal {
        _summe = _summe.add(wert);
        _stand[an] = _stand[an].add(wert);
        emit Transfer(address(0), an, wert);
    }

    function _tilge(address von, uint256 wert) internal {
        _stand[von] = _stand[von].sub(wert);
        _summe = _summe.sub(wert);
        emit Transfer(von, address(0), wert);
    }
}

/// A market share of ether: the rate grows with the interest that borrowers have paid.
contract CoppiceShare is Konto {
    string public constant name = "Coppice Ether Share";
    string public constant symbol = "cpETH";
    uint256 public borrowed;
    uint256 public accrual;
    mapping(address => uint256) public owes;
    mapping(address => uint256) public pledged;

    constructor() public {
        accrual = now;
    }

    function cash() internal view returns (uint256) {
        return address(this).balance.sub(msg.value);
    }

    function exchangeRateStored() public view returns (uint256) {
        return _summe == 0 ? 2e16 : address(this).balance.add(borrowed).mul(1e18) / _summe;
    }

    function mint() external payable {
        uint256 kurs = _summe == 0 ? 2e16 : cash().add(borrowed).mul(1e18) / _summe;
        _schoepfe(msg.sender, msg.value.mul(1e18) / kurs);
    }

    function redeem(uint256 anteile) external {
        uint256 aus = anteile.mul(exchangeRateStored()) / 1e18;
        _tilge(msg.sender, anteile);
        msg.sender.transfer(aus);
    }

    /// Against one's own shares, up to half of their worth; two percent are owed at once.
    function borrow(uint256 anteile, uint256 wert) external {
        require(wert <= anteile.mul(exchangeRateStored()) / 2e18, "too much");
        _zahle(msg.sender, address(this), anteile);
        pledged[msg.sender] = pledged[msg.sender].add(anteile);
        uint256 schuld = wert.add(wert / 50);
        owes[msg.sender] = owes[msg.sender].add(schuld);
        borrowed = borrowed.add(schuld);
        msg.sender.transfer(wert);
    }

    function repay() external payable {
        require(msg.value == owes[msg.sender], "all of it");
        borrowed = borrowed.sub(msg.value);
        owes[msg.sender] = 0;
        _zahle(address(this), msg.sender, pledged[msg.sender]);
        pledged[msg.sender] = 0;
    }
}

/// Points of the shops of a street: who spends there gets some, out of what the street's board has set aside.
contract Strassenpunkte is Konto {
    string public constant name = "Lindengasse Punkte";
    string public constant symbol = "LIND";
    address public vorstand;
    mapping(address => uint256) public ladenMonat;
    mapping(address => uint256) public ladenTopf;
    uint256 public kasse;
    event Gutschrift(address indexed laden, address indexed kunde, uint256 wert);
    event Eingeloest(address indexed kunde, bytes32 ware, uint256 wert);

    constructor(address vorstand_) public {
        vorstand = vorstand_;
        _schoepfe(msg.sender, 1800000 ether);
        kasse = 36000 ether;
    }

    function zulassen(address laden, uint256 topf) external {
        require(msg.sender == vorstand);
        require(topf <= 500 ether);
        ladenTopf[laden] = topf;
    }

    function bewerben() external {
        if (ladenTopf[msg.sender] == 0) ladenTopf[msg.sender] = 5 ether;
    }

    function gutschreiben(address kunde, uint256 wert) external {
        uint256 monat = now / 30 days;
        if (ladenMonat[msg.sender] != monat) {
            ladenMonat[msg.sender] = monat;
            uint256 neu = ladenTopf[msg.sender];
            kasse = kasse.sub(neu);
            guthaben[msg.sender] = neu;
        }
        guthaben[msg.sender] = guthaben[msg.sender].sub(wert);
        _schoepfe(kunde, wert);
        emit Gutschrift(msg.sender, kunde, wert);
    }
    mapping(address => uint256) public guthaben;

    function einloesen(bytes32 ware, uint256 wert) external {
        _tilge(msg.sender, wert);
        emit Eingeloest(msg.sender, ware, wert);
    }
}

/// Each whole one lets somebody in. After the last evening what was not used is bought back.
contract Abendkarte is Konto {
    string public constant name = "Seebuehne Abendkarte";
    string public constant symbol = "ABEND";
    uint256 public constant RUECKKAUF = 0.00001 ether;
    uint256 public letzterAbend;
    mapping(address => uint256) public eingelassen;

    constructor(uint256 letzterAbend_) public {
        letzterAbend = letzterAbend_;
        _schoepfe(msg.sender, 900000 ether);
    }

    function () external payable {}

    function eintreten(uint256 personen) external {
        require(now < letzterAbend, "vorbei");
        _tilge(msg.sender, personen.mul(1 ether));
        eingelassen[msg.sender] = eingelassen[msg.sender].add(personen);
    }

    function zurueckgeben(uint256 wert) external {
        require(now >= letzterAbend, "noch nicht");
        _tilge(msg.sender, wert);
        msg.sender.transfer(wert.mul(RUECKKAUF) / 1 ether);
    }
}

/// Certificates of what has been stored underground. Issued when the registry and two of three surveyors agree.
contract TorfRegister {
    Torfschein public schein;
    address public behoerde;
    address[3] public gutachter;
    mapping(bytes32 => mapping(address => bool)) public bestaetigt;
    mapping(bytes32 => bool) public ausgegeben;

    constructor(Torfschein schein_, address behoerde_, address[] memory g) public {
        schein = schein_;
        behoerde = behoerde_;
        for (uint256 i = 0; i < 3; i++) gutachter[i] = g[i];
    }

    function bestaetige(bytes32 projekt, uint16 jahrgang, uint256 tonnen) external {
        bestaetigt[keccak256(abi.encode(projekt, jahrgang, tonnen))][msg.sender] = true;
    }

    function ausgeben(bytes32 projekt, uint16 jahrgang, uint256 tonnen, address an) external {
        bytes32 id = keccak256(abi.encode(projekt, jahrgang, tonnen));
        require(msg.sender == behoerde && !ausgegeben[id]);
        uint256 stimmen = 0;
        for (uint256 i = 0; i < 3; i++) if (bestaetigt[id][gutachter[i]]) stimmen++;
        require(stimmen >= 2, "zwei von drei");
        ausgegeben[id] = true;
        schein.schoepfe(an, tonnen);
    }
}

contract Torfschein is Konto {
    string public constant name = "Torfschein 2024";
    string public constant symbol = "TORF";
    address public register;
    mapping(address => uint256) public stillgelegt;
    event Stilllegung(address indexed wer, uint256 wert, string fuer);

    constructor(address register_) public {
        register = register_;
        _schoepfe(msg.sender, 260000 ether);
    }

    function schoepfe(address an, uint256 wert) external {
        require(msg.sender == register);
        _schoepfe(an, wert);
    }

    function stilllegen(uint256 wert, string calldata fuer) external {
        _tilge(msg.sender, wert);
        stillgelegt[msg.sender] = stillgelegt[msg.sender].add(wert);
        emit Stilllegung(msg.sender, wert, fuer);
    }
}

/// Grams in a vault. Its board, several by their multisig, may hold an account for a court, and lifts it again.
contract Goldgramm is Konto {
    string public constant name = "Goldgramm Zug";
    string public constant symbol = "GGZ";
    address public owner;
    mapping(address => bool) public gehalten;
    uint256 public barren;
    event Gehalten(address indexed wer, bool ja, string aktenzeichen);

    constructor(address rat) public {
        owner = rat;
        barren = 840;
        _schoepfe(msg.sender, 840000 ether);
    }

    modifier nurRat() {
        require(msg.sender == owner, "rat");
        _;
    }

    function einlagern(uint256 stueck, address an) external nurRat {
        barren = barren.add(stueck);
        _schoepfe(an, stueck.mul(1000 ether));
    }

    function auslagern(uint256 stueck) external {
        _tilge(msg.sender, stueck.mul(1000 ether));
        barren = barren.sub(stueck);
    }

    function halte(address wer, bool ja, string calldata aktenzeichen) external nurRat {
        gehalten[wer] = ja;
        emit Gehalten(wer, ja, aktenzeichen);
    }

    function _zahle(address von, address an, uint256 wert) internal {
        require(!gehalten[von] && !gehalten[an], "gehalten");
        super._zahle(von, an, wert);
    }
}

/// Ether that the mill earns is shared among those who hold; each takes his own.
contract Muehlanteil is Konto {
    string public constant name = "Muehlanteil";
    string public constant symbol = "MUHL";
    uint256 private constant FEIN = 2 ** 64;
    uint256 private jeAnteil;
    mapping(address => int256) private ausgleich;
    mapping(address => uint256) private bezogen;

    constructor() public {
        _schoepfe(msg.sender, 1200000 ether);
    }

    function () external payable {
        jeAnteil = jeAnteil.add(msg.value.mul(FEIN) / _summe);
    }

    function offen(address wer) public view returns (uint256) {
        return uint256(int256(jeAnteil.mul(_stand[wer])) + ausgleich[wer]) / FEIN - bezogen[wer];
    }

    function beziehen() external {
        uint256 wert = offen(msg.sender);
        bezogen[msg.sender] = bezogen[msg.sender].add(wert);
        msg.sender.transfer(wert);
    }

    function _zahle(address von, address an, uint256 wert) internal {
        super._zahle(von, an, wert);
        int256 teil = int256(jeAnteil.mul(wert));
        ausgleich[von] += teil;
        ausgleich[an] -= teil;
    }
}

/// A currency of a valley: what lies idle at a person shrinks by five percent a year for the common chest. Contracts are spared.
contract Talgulden is Konto {
    string public constant name = "Talgulden";
    string public constant symbol = "TALG";
    address public truhe;
    mapping(address => uint256) public zuletzt;

    constructor(address truhe_) public {
        truhe = truhe_;
        _schoepfe(msg.sender, 2500000 ether);
        zuletzt[msg.sender] = now;
    }

    function schwund(address wer) public view returns (uint256) {
        uint256 seit = zuletzt[wer];
        if (seit == 0 || wer == truhe || _vertrag(wer)) return 0;
        uint256 teil = (now - seit).mul(5e16) / 365 days;
        return _stand[wer].mul(teil > 1e17 ? 1e17 : teil) / 1e18;
    }

    function balanceOf(address wer) public view returns (uint256) {
        return _stand[wer].sub(schwund(wer));
    }

    function _zahle(address von, address an, uint256 wert) internal {
        _altern(von);
        _altern(an);
        super._zahle(von, an, wert);
    }

    function _altern(address wer) private {
        uint256 weg = schwund(wer);
        zuletzt[wer] = now;
        if (weg > 0) super._zahle(wer, truhe, weg);
    }

    function _vertrag(address wer) private view returns (bool ja) {
        assembly {
            ja := gt(extcodesize(wer), 0)
        }
    }
}

/// Names for a year, paid in quills, which are burnt. Prices are a board's, within bounds.
contract Namenrolle {
    Federkiel public kiel;
    address public rat;
    uint256 public proJahr = 40 ether;
    struct Eintrag {
        address wem;
        uint256 bis;
    }
    mapping(bytes32 => Eintrag) public rolle;

    constructor(Federkiel kiel_, address rat_) public {
        kiel = kiel_;
        rat = rat_;
    }

    function preis(uint256 neu) external {
        require(msg.sender == rat && neu >= 1 ether && neu <= 400 ether);
        proJahr = neu;
    }

    function eintragen(bytes32 name, uint256 jahre) external {
        Eintrag storage e = rolle[name];
        require(e.bis < now || e.wem == msg.sender, "vergeben");
        kiel.verbrauche(msg.sender, proJahr * jahre);
        e.bis = (e.bis < now ? now : e.bis) + jahre * 365 days;
        e.wem = msg.sender;
    }
}

contract Federkiel is Konto {
    string public constant name = "Federkiel";
    string public constant symbol = "KIEL";

    constructor() public {
        _schoepfe(msg.sender, 5000000 ether);
    }

    function verbrauche(address wer, uint256 wert) external {
        _vollmacht[wer][msg.sender] = _vollmacht[wer][msg.sender].sub(wert);
        _tilge(wer, wert);
    }
}
