// 0.7 off
// SPDX-License-Identifier: GPL-3.0
pragma solidity ^0.7.6;

library Maths {
    function plus(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "Overflow");
    }

    function minus(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "Underflow");
        return a - b;
    }
}

interface IToken {
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    function balanceOf(address who) external view returns (uint256);
}

abstract contract Monnaie {
    using Maths for uint256;

    uint256 public totalSupply;
    mapping(address => uint256) internal soldes;
    mapping(address => mapping(address => uint256)) internal accords;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function decimals() public view virtual returns (uint8) {
        return 18;
    }

    function balanceOf(address qui) public view virtual returns (uint256) {
        return soldes[qui];
    }

    function allowance(address qui, address par) external view returns (uint256) {
        return accords[qui][par];
    }

    function approve(address par, uint256 valeur) external returns (bool) {
        _accorder(msg.sender, par, valeur);
        return true;
    }

    function transfer(address vers, uint256 valeur) external virtual returns (bool) {
        _virer(msg.sender, vers, valeur);
        return true;
    }

    function transferFrom(address de, address vers, uint256 valeur) external virtual returns (bool) {
        _accorder(de, msg.sender, accords[de][msg.sender].minus(valeur));
        _virer(de, vers, valeur);
        return true;
    }

    function _accorder(address qui, address par, uint256 valeur) internal {
        accords[qui][par] = valeur;
        emit Approval(qui, par, valeur);
    }

    function _virer(address de, address vers, uint256 valeur) internal virtual {
        require(vers != address(0), "nul");
        soldes[de] = soldes[de].minus(valeur);
        soldes[vers] = soldes[vers].plus(valeur);
        emit Transfer(de, vers, valeur);
    }

    function _frapper(address vers, uint256 valeur) internal {
        totalSupply = totalSupply.plus(valeur);
        soldes[vers] = soldes[vers].plus(valeur);
        emit Transfer(address(0), vers, valeur);
    }

    function _fondre(address de, uint256 valeur) internal {
        soldes[de] = soldes[de].minus(valeur);
        totalSupply = totalSupply.minus(valeur);
        emit Transfer(de, address(0), valeur);
    }
}

/// Payments by letter: whoever signed one pays, whoever brings it sends it.
contract Epistle is Monnaie {
    string public constant name = "Epistle";
    string public constant symbol = "EPSTL";
    string public constant version = "2";
    bytes32 public immutable DOMAIN_SEPARATOR;
    bytes32 private constant TRANSFER = keccak256("TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)");
    bytes32 private constant PERMIT = keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    mapping(address => mapping(bytes32 => bool)) public authorizationState;
    mapping(address => uint256) public nonces;

    event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce);

    constructor() {
        uint256 id;
        assembly {
            id := chainid()
        }
        DOMAIN_SEPARATOR = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256(bytes("Epistle")),
                keccak256(bytes("2")),
                id,
                address(this)
            )
        );
        _frapper(msg.sender, 55_000_000 ether);
    }

    function _signer(bytes32 what, uint8 v, bytes32 r, bytes32 s) private view returns (address who) {
        who = ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR, what)), v, r, s);
        require(who != address(0), "signature");
    }

    function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp > validAfter && block.timestamp < validBefore && !authorizationState[from][nonce]);
        require(_signer(keccak256(abi.encode(TRANSFER, from, to, value, validAfter, validBefore, nonce)), v, r, s) == from, "signature");
        authorizationState[from][nonce] = true;
        emit AuthorizationUsed(from, nonce);
        _virer(from, to, value);
    }

    function permit(address holder, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= deadline);
        require(_signer(keccak256(abi.encode(PERMIT, holder, spender, value, nonces[holder]++, deadline)), v, r, s) == holder, "signature");
        _accorder(holder, spender, value);
    }
}

interface IHears {
    function tokensToSend(address operator, address from, address to, uint256 value) external;
    function tokensReceived(address operator, address from, address to, uint256 value) external;
}

/// Accounts may name an ear of their own, and operators of their own.
contract Hermione is Monnaie {
    using Maths for uint256;

    string public constant name = "Hermione";
    string public constant symbol = "HRM";
    mapping(address => IHears) public ears;
    mapping(address => mapping(address => bool)) public isOperatorFor;

    event Sent(address indexed operator, address indexed from, address indexed to, uint256 amount);

    constructor() {
        _frapper(msg.sender, 4_000_000 ether);
    }

    function granularity() external pure returns (uint256) {
        return 1;
    }

    function listen(IHears ear) external {
        ears[msg.sender] = ear;
    }

    function authorizeOperator(address operator, bool yes) external {
        require(operator != msg.sender);
        isOperatorFor[operator][msg.sender] = yes;
    }

    function send(address to, uint256 value) external {
        _heard(msg.sender, msg.sender, to, value);
    }

    function operatorSend(address from, address to, uint256 value) external {
        require(isOperatorFor[msg.sender][from], "operator");
        _heard(msg.sender, from, to, value);
    }

    function operatorBurn(address from, uint256 value) external {
        require(isOperatorFor[msg.sender][from], "operator");
        _fondre(from, value);
    }

    function transfer(address to, uint256 value) external override returns (bool) {
        _heard(msg.sender, msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external override returns (bool) {
        accords[from][msg.sender] = accords[from][msg.sender].minus(value);
        _heard(msg.sender, from, to, value);
        return true;
    }

    function _heard(address operator, address from, address to, uint256 value) private {
        if (address(ears[from]) != address(0)) ears[from].tokensToSend(operator, from, to, value);
        _virer(from, to, value);
        emit Sent(operator, from, to, value);
        if (address(ears[to]) != address(0)) ears[to].tokensReceived(operator, from, to, value);
    }
}

/// Voices are lent, never given.
contract Agora is Monnaie {
    using Maths for uint256;

    struct Point {
        uint32 bloc;
        uint224 voix;
    }

    string public constant name = "Agora";
    string public constant symbol = "AGRA";
    address public minter;
    uint256 public mintingAllowedAfter;
    mapping(address => address) public delegates;
    mapping(address => Point[]) public checkpoints;

    event DelegateChanged(address indexed who, address indexed from, address indexed to);

    constructor(address minter_) {
        minter = minter_;
        mintingAllowedAfter = block.timestamp + 365 days;
        _frapper(msg.sender, 1_000_000_000 ether);
    }

    function setMinter(address to) external {
        require(msg.sender == minter);
        minter = to;
    }

    // one of fifty, once a year
    function mint(address to, uint256 amount) external {
        require(msg.sender == minter && block.timestamp >= mintingAllowedAfter && amount <= totalSupply / 50);
        mintingAllowedAfter = block.timestamp + 365 days;
        _frapper(to, amount);
        _lend(address(0), delegates[to], amount);
    }

    function delegate(address to) external {
        emit DelegateChanged(msg.sender, delegates[msg.sender], to);
        _lend(delegates[msg.sender], to, soldes[msg.sender]);
        delegates[msg.sender] = to;
    }

    function getCurrentVotes(address who) public view returns (uint256) {
        uint256 length = checkpoints[who].length;
        return length == 0 ? 0 : checkpoints[who][length - 1].voix;
    }

    function getPriorVotes(address who, uint256 bloc) external view returns (uint256) {
        require(bloc < block.number);
        for (uint256 i = checkpoints[who].length; i > 0; i--) if (checkpoints[who][i - 1].bloc <= bloc) return checkpoints[who][i - 1].voix;
        return 0;
    }

    function _virer(address from, address to, uint256 value) internal override {
        super._virer(from, to, value);
        _lend(delegates[from], delegates[to], value);
    }

    function _lend(address from, address to, uint256 value) private {
        if (from == to || value == 0) return;
        if (from != address(0)) _note(from, getCurrentVotes(from).minus(value));
        if (to != address(0)) _note(to, getCurrentVotes(to).plus(value));
    }

    function _note(address who, uint256 voix) private {
        uint256 length = checkpoints[who].length;
        if (length > 0 && checkpoints[who][length - 1].bloc == block.number) checkpoints[who][length - 1].voix = uint224(voix);
        else checkpoints[who].push(Point(uint32(block.number), uint224(voix)));
    }
}

contract Denier is Monnaie {
    string public name;
    string public symbol;

    constructor(string memory n, uint256 amount) {
        (name, symbol) = (n, n);
        _frapper(msg.sender, amount);
    }
}

/// Shares of a pool of two coins whose product never falls.
contract Etang is Monnaie {
    using Maths for uint256;

    string public constant name = "Etang Share";
    string public constant symbol = "ETNG";
    IToken public immutable un;
    IToken public immutable deux;
    uint256 public stockUn;
    uint256 public stockDeux;
    bool private clos;

    modifier seul() {
        require(!clos);
        clos = true;
        _;
        clos = false;
    }

    constructor(IToken un_, IToken deux_) {
        un = un_;
        deux = deux_;
    }

    function _apres() private {
        stockUn = un.balanceOf(address(this));
        stockDeux = deux.balanceOf(address(this));
    }

    function verser(uint256 a, uint256 b) external seul {
        uint256 parts = totalSupply == 0 ? a : _moindre((a * totalSupply) / stockUn, (b * totalSupply) / stockDeux);
        require(un.transferFrom(msg.sender, address(this), a) && deux.transferFrom(msg.sender, address(this), b));
        _frapper(msg.sender, parts);
        _apres();
    }

    function retirer(uint256 parts) external seul {
        uint256 a = (parts * stockUn) / totalSupply;
        uint256 b = (parts * stockDeux) / totalSupply;
        _fondre(msg.sender, parts);
        require(un.transfer(msg.sender, a) && deux.transfer(msg.sender, b));
        _apres();
    }

    function troquer(bool premier, uint256 a) external seul {
        (IToken from, IToken to, uint256 x, uint256 y) = premier ? (un, deux, stockUn, stockDeux) : (deux, un, stockDeux, stockUn);
        uint256 net = (a * 997) / 1000;
        uint256 b = (net * y) / (x + net);
        require(from.transferFrom(msg.sender, address(this), a) && to.transfer(msg.sender, b));
        _apres();
    }

    function _moindre(uint256 a, uint256 b) private pure returns (uint256) {
        return a < b ? a : b;
    }
}

/// A right to buy a Denier for a thousandth of an ether till a day next year. Whoever writes one leaves the Denier here.
contract Calendes is Monnaie {
    string public constant name = "Calendes Call";
    string public constant symbol = "CALL-27";
    IToken public immutable sous;
    uint256 public immutable terme;
    mapping(address => uint256) public ecrit;
    uint256 public constant PRIX = 0.001 ether;
    uint256 public ecrits;

    constructor(IToken sous_) {
        sous = sous_;
        terme = block.timestamp + 400 days;
    }

    function ecrire(uint256 n) external {
        require(block.timestamp < terme);
        ecrit[msg.sender] += n;
        ecrits += n;
        require(sous.transferFrom(msg.sender, address(this), n));
        _frapper(msg.sender, n);
    }

    function exercer(uint256 n) external payable {
        require(block.timestamp < terme && msg.value == (n * PRIX) / 1 ether);
        _fondre(msg.sender, n);
        require(sous.transfer(msg.sender, n));
    }

    function effacer(uint256 n) external {
        require(ecrit[msg.sender] >= n);
        ecrit[msg.sender] -= n;
        ecrits -= n;
        _fondre(msg.sender, n);
        require(sous.transfer(msg.sender, n));
    }

    // when it is over those who wrote share what is left, and what was paid
    function regler() external {
        require(block.timestamp >= terme);
        uint256 n = ecrit[msg.sender];
        uint256 a = (sous.balanceOf(address(this)) * n) / ecrits;
        uint256 e = (address(this).balance * n) / ecrits;
        ecrit[msg.sender] = 0;
        ecrits -= n;
        require(sous.transfer(msg.sender, a));
        msg.sender.transfer(e);
    }
}

/// One Oui and one Non for every coin laid down; the judges decide what counts.
contract Pari {
    IToken public immutable mise;
    Oui public oui;
    Oui public non;
    address public immutable juges;
    uint8 public issue;

    constructor(IToken mise_, address juges_) {
        mise = mise_;
        juges = juges_;
        non = new Oui(address(this), "Non 2030");
    }

    function lier(Oui oui_) external {
        require(address(oui) == address(0) && oui_.pari() == address(this));
        oui = oui_;
    }

    function miser(uint256 n) external {
        require(issue == 0);
        require(mise.transferFrom(msg.sender, address(this), n));
        oui.frapper(msg.sender, n);
        non.frapper(msg.sender, n);
    }

    function defaire(uint256 n) external {
        oui.fondre(msg.sender, n);
        non.fondre(msg.sender, n);
        require(mise.transfer(msg.sender, n));
    }

    function trancher(bool vrai) external {
        require(msg.sender == juges && issue == 0);
        issue = vrai ? 1 : 2;
    }

    function encaisser(uint256 n) external {
        require(issue != 0);
        (issue == 1 ? oui : non).fondre(msg.sender, n);
        require(mise.transfer(msg.sender, n));
    }
}

contract Oui is Monnaie {
    string public name;
    string public symbol = "SHARE";
    address public immutable pari;

    constructor(address pari_, string memory n) {
        pari = pari_;
        name = n;
    }

    function frapper(address to, uint256 n) external {
        require(msg.sender == pari);
        _frapper(to, n);
    }

    function fondre(address from, uint256 n) external {
        require(msg.sender == pari);
        _fondre(from, n);
    }
}

/// Two of a hundred for the hospital that three people choose.
contract Samaritaine is Monnaie {
    using Maths for uint256;

    string public constant name = "Samaritaine";
    string public constant symbol = "SMRT";
    address public immutable conseil;
    address public hopital;
    mapping(address => bool) public exempt;

    constructor(address conseil_, address hopital_) {
        conseil = conseil_;
        hopital = hopital_;
        exempt[msg.sender] = true;
        _frapper(msg.sender, 18_000_000 ether);
    }

    function choisir(address qui) external {
        require(msg.sender == conseil && qui != address(0));
        hopital = qui;
    }

    function _virer(address de, address vers, uint256 valeur) internal override {
        uint256 don = exempt[de] || exempt[vers] ? 0 : valeur / 50;
        if (don > 0) super._virer(de, hopital, don);
        super._virer(de, vers, valeur.minus(don));
    }
}

/// Opened once; nothing can close it. Whoever made it may only rename its page.
contract Ouvert is Monnaie {
    string public constant name = "Ouvert";
    string public constant symbol = "OUVR";
    address public owner;
    uint256 private drapeaux;
    string public page;

    constructor() {
        owner = msg.sender;
        _frapper(msg.sender, 7_777_777 ether);
    }

    function basculer(uint256 bits) external {
        require(msg.sender == owner);
        drapeaux |= bits;
    }

    function intituler(string calldata page_) external {
        require(msg.sender == owner);
        page = page_;
    }

    function _virer(address de, address vers, uint256 valeur) internal override {
        require(drapeaux & 1 == 1 || de == owner, "ferme");
        super._virer(de, vers, valeur);
    }
}
