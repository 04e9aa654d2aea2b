// 0.6 off
// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.6.12;

abstract contract Monnaie {
    uint256 internal masse;
    mapping(address => uint256) internal solde;
    mapping(address => mapping(address => uint256)) internal permis;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function decimals() external pure virtual returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return masse;
    }

    function balanceOf(address qui) external view returns (uint256) {
        return solde[qui];
    }

    function allowance(address qui, address a) external view returns (uint256) {
        return permis[qui][a];
    }

    function approve(address a, uint256 v) external returns (bool) {
        permis[msg.sender][a] = v;
        emit Approval(msg.sender, a, v);
        return true;
    }

    function transfer(address a, uint256 v) external returns (bool) {
        verser(msg.sender, a, v);
        return true;
    }

    function transferFrom(address de, address a, uint256 v) external returns (bool) {
        require(permis[de][msg.sender] >= v, "permis");
        permis[de][msg.sender] -= v;
        verser(de, a, v);
        return true;
    }

    function verser(address de, address a, uint256 v) internal virtual {
        require(solde[de] >= v, "solde");
        solde[de] -= v;
        solde[a] += v;
        emit Transfer(de, a, v);
    }

    function frapper(address a, uint256 v) internal {
        masse += v;
        solde[a] += v;
        emit Transfer(address(0), a, v);
    }

    function fondre(address de, uint256 v) internal {
        require(solde[de] >= v, "solde");
        solde[de] -= v;
        masse -= v;
        emit Transfer(de, address(0), v);
    }
}

/// Un euro en dépôt. Le conseil émet et gèle, à plusieurs; le tribunal efface, après deux jours.
contract EcuDuLac is Monnaie {
    string public constant name = "Ecu du Lac";
    string public constant symbol = "ECUL";
    address public conseil;
    address public tribunal;
    mapping(address => uint256) private etats;
    uint256 public emisCeMois;
    uint256 public mois;

    constructor(address conseil_, address tribunal_) public {
        conseil = conseil_;
        tribunal = tribunal_;
        frapper(msg.sender, 30000000 * 1e6);
    }

    function decimals() external pure override returns (uint8) {
        return 6;
    }

    function emettre(address a, uint256 v) external {
        require(msg.sender == conseil, "conseil");
        if (now / 30 days != mois) {
            mois = now / 30 days;
            emisCeMois = 0;
        }
        emisCeMois += v;
        require(v <= masse && emisCeMois <= masse / 10, "dixieme");
        frapper(a, v);
    }

    function rembourser(uint256 v) external {
        fondre(msg.sender, v);
    }

    function geler(address qui, bool oui) external {
        require(msg.sender == conseil, "conseil");
        etats[qui] = oui ? 1 : 0;
    }

    function effacer(address qui) external {
        require(msg.sender == tribunal && etats[qui] == 1, "tribunal");
        fondre(qui, solde[qui]);
    }

    function verser(address de, address a, uint256 v) internal override {
        require(etats[de] == 0 && etats[a] == 0, "gele");
        super.verser(de, a, v);
    }
}

/// Une goutte par personne et par jour, tant que la journée en a.
contract Fontaine is Monnaie {
    string public constant name = "Gouttes de Fontaine";
    string public constant symbol = "GOUT";
    uint256 public constant PAR_JOUR = 150 ether;
    uint256 public jour;
    uint256 public verse;
    mapping(address => uint256) public bu;

    constructor() public {
        frapper(msg.sender, 3600000 ether);
    }

    function boire() external {
        uint256 auj = now / 1 days;
        require(bu[msg.sender] < auj, "demain");
        bu[msg.sender] = auj;
        if (jour != auj) {
            jour = auj;
            verse = 0;
        }
        verse += 1 ether;
        require(verse <= PAR_JOUR, "tarie");
        frapper(msg.sender, 1 ether);
    }
}

/// Des miles contre un billet d'avion; la compagnie les donne d'un budget, le trésorier seul ne peut que peu.
contract MilesAlizes is Monnaie {
    string public constant name = "Miles Alizes";
    string public constant symbol = "ALIZ";
    address public owner;
    uint256 private _semaine;
    mapping(address => bool) public comptoir;
    event Voyage(address indexed qui, bytes3 vers, uint256 miles);

    constructor() public {
        owner = msg.sender;
        frapper(msg.sender, 40000000 ether);
    }

    modifier onlyOwner() {
        require(msg.sender == owner);
        _;
    }

    function ouvrir(address c, bool oui) external onlyOwner {
        comptoir[c] = oui;
    }

    /// Quinze mille par semaine, tous les comptoirs ensemble: deux pour cent par an.
    function crediter(address a, uint256 v) external {
        require(comptoir[msg.sender]);
        uint256 s = now / 7 days;
        uint256 depuis = _semaine >> 128 == s ? uint256(uint128(_semaine)) : 0;
        require(v <= 15000 ether && depuis + v <= 15000 ether, "budget");
        _semaine = (s << 128) | (depuis + v);
        frapper(a, v);
    }

    function voyager(bytes3 vers, uint256 miles) external {
        fondre(msg.sender, miles);
        emit Voyage(msg.sender, vers, miles);
    }
}
