// 0.7 runs=1
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

library Checked {
    function plus(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "plus");
    }

    function less(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "less");
        return a - b;
    }
}

/// The balances lie in a store whose only writer is the coin.
contract Ablage {
    address public schreiber;
    mapping(bytes32 => uint256) private _wert;

    function binden(address wer) external {
        require(schreiber == address(0));
        schreiber = wer;
    }

    function lies(bytes32 was) external view returns (uint256) {
        return _wert[was];
    }

    function schreib(bytes32 was, uint256 wert) external {
        require(msg.sender == schreiber, "fremd");
        _wert[was] = wert;
    }
}

contract Eskdale {
    using Checked for uint256;
    string public constant name = "Eskdale";
    string public constant symbol = "ESK";
    uint8 public constant decimals = 18;
    Ablage public immutable ablage;
    address public immutable verteiler;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(Ablage ablage_, address verteiler_) {
        ablage = ablage_;
        verteiler = verteiler_;
    }

    function gruenden() external {
        require(totalSupply() == 0);
        _neu(msg.sender, 11_000_000 ether);
    }

    function totalSupply() public view returns (uint256) {
        return ablage.lies("summe");
    }

    function balanceOf(address wer) public view returns (uint256) {
        return ablage.lies(keccak256(abi.encode("stand", wer)));
    }

    function _setz(address wer, uint256 wert) private {
        ablage.schreib(keccak256(abi.encode("stand", wer)), wert);
    }

    function _neu(address an, uint256 wert) private {
        ablage.schreib("summe", totalSupply().plus(wert));
        _setz(an, balanceOf(an).plus(wert));
        emit Transfer(address(0), an, wert);
    }

    function ausgeben(address an, uint256 wert) external {
        require(msg.sender == verteiler, "verteiler");
        _neu(an, wert);
    }

    function approve(address wem, uint256 wert) external returns (bool) {
        allowance[msg.sender][wem] = wert;
        emit Approval(msg.sender, wem, wert);
        return true;
    }

    function transfer(address an, uint256 wert) external returns (bool) {
        _gib(msg.sender, an, wert);
        return true;
    }

    function transferFrom(address von, address an, uint256 wert) external returns (bool) {
        allowance[von][msg.sender] = allowance[von][msg.sender].less(wert);
        _gib(von, an, wert);
        return true;
    }

    function _gib(address von, address an, uint256 wert) private {
        _setz(von, balanceOf(von).less(wert));
        _setz(an, balanceOf(an).plus(wert));
        emit Transfer(von, an, wert);
    }
}

/// Each epoch has a root that three of five proposed alike, open a day later, and a budget.
contract WurzelVerteiler {
    Eskdale public muenze;
    mapping(address => bool) public melder;
    mapping(uint256 => mapping(bytes32 => uint256)) public stimmen;
    mapping(uint256 => mapping(address => bool)) public hat;
    mapping(uint256 => bytes32) public wurzel;
    mapping(uint256 => uint256) public offenAb;
    mapping(uint256 => uint256) public verbraucht;
    mapping(bytes32 => bool) public geholt;
    uint256 public immutable beginn = block.timestamp;

    constructor(address[] memory wer) {
        for (uint256 i = 0; i < wer.length; i++) melder[wer[i]] = true;
    }

    function binden(Eskdale muenze_) external {
        require(address(muenze) == address(0));
        muenze = muenze_;
    }

    function melden(uint256 epoche, bytes32 w) external {
        require(melder[msg.sender] && !hat[epoche][msg.sender] && wurzel[epoche] == 0);
        require(block.timestamp >= beginn + epoche * 30 days, "zu frueh");
        hat[epoche][msg.sender] = true;
        if (++stimmen[epoche][w] == 3) {
            wurzel[epoche] = w;
            offenAb[epoche] = block.timestamp + 1 days;
        }
    }

    function holen(uint256 epoche, uint256 wert, bytes32[] calldata beweis) external {
        bytes32 blatt = keccak256(abi.encode(epoche, msg.sender, wert));
        bytes32 k = blatt;
        for (uint256 i = 0; i < beweis.length; i++)
            k = k < beweis[i] ? keccak256(abi.encodePacked(k, beweis[i])) : keccak256(abi.encodePacked(beweis[i], k));
        require(k == wurzel[epoche] && block.timestamp >= offenAb[epoche] && !geholt[blatt], "nein");
        geholt[blatt] = true;
        verbraucht[epoche] += wert;
        require(verbraucht[epoche] <= 50_000 ether, "budget");
        muenze.ausgeben(msg.sender, wert);
    }
}

abstract contract Slim {
    using Checked for uint256;
    bytes32 internal constant SUM = bytes32(uint256(keccak256("slim.sum")) - 1);
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function decimals() external pure virtual returns (uint8) {
        return 18;
    }

    function _at(address who) private pure returns (bytes32 at) {
        at = keccak256(abi.encodePacked(who, "slim.purse"));
    }

    function _read(bytes32 at) internal view returns (uint256 v) {
        assembly {
            v := sload(at)
        }
    }

    function _write(bytes32 at, uint256 v) internal {
        assembly {
            sstore(at, v)
        }
    }

    function totalSupply() public view returns (uint256) {
        return _read(SUM);
    }

    function balanceOf(address who) public view returns (uint256) {
        return _read(_at(who));
    }

    function allowance(address who, address spender) public view returns (uint256) {
        return _read(keccak256(abi.encodePacked(who, spender)));
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _write(keccak256(abi.encodePacked(msg.sender, spender)), value);
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _shift(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _write(keccak256(abi.encodePacked(from, msg.sender)), allowance(from, msg.sender).less(value));
        _shift(from, to, value);
        return true;
    }

    function _shift(address from, address to, uint256 value) internal virtual {
        _write(_at(from), balanceOf(from).less(value));
        _write(_at(to), balanceOf(to).plus(value));
        emit Transfer(from, to, value);
    }

    function _make(address to, uint256 value) internal {
        _write(SUM, totalSupply().plus(value));
        _write(_at(to), balanceOf(to).plus(value));
        emit Transfer(address(0), to, value);
    }

    function _break(address from, uint256 value) internal {
        _write(_at(from), balanceOf(from).less(value));
        _write(SUM, totalSupply().less(value));
        emit Transfer(from, address(0), value);
    }
}

/// A tree of roles: whoever holds the parent grants the child; the root is a timelock.
contract RoleTree {
    mapping(bytes32 => bytes32) public parentOf;
    mapping(bytes32 => mapping(address => bool)) public holds;
    bytes32 public constant ROOT = bytes32(0);
    bytes32 public constant BRANCH = keccak256("branch");
    bytes32 public constant LEAF = keccak256("leaf");

    constructor(address root, address branch) {
        parentOf[LEAF] = BRANCH;
        holds[ROOT][root] = true;
        holds[BRANCH][branch] = true;
    }

    function give(bytes32 role, address who, bool on) external {
        require(holds[parentOf[role]][msg.sender], "parent");
        uint256 size;
        assembly {
            size := extcodesize(who)
        }
        require(size > 0 || !on, "contracts only");
        holds[role][who] = on;
    }
}

contract Fothering is Slim {
    string public constant name = "Fothering";
    string public constant symbol = "FOTH";
    RoleTree public immutable tree;

    constructor(RoleTree tree_) {
        tree = tree_;
        _make(msg.sender, 25_000_000 ether);
    }

    function mint(address to, uint256 value) external {
        require(tree.holds(tree.LEAF(), msg.sender), "leaf");
        _make(to, value);
    }
}

/// Receives the coin of the chain over an auction of a day and sends what is sold.
contract BondDesk {
    Greywether public coin;
    uint256 public price = 0.001 ether;
    uint256 public sold;
    uint256 public constant MOST = 400_000 ether;
    struct Note {
        uint256 value;
        uint256 ripe;
    }
    mapping(address => Note) public notes;

    function initialize(Greywether coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function bond() external payable {
        uint256 value = (msg.value * 1 ether) / price;
        sold += value;
        require(sold <= MOST, "sold out");
        notes[msg.sender].value += value;
        notes[msg.sender].ripe = block.timestamp + 1 days;
    }

    function redeem() external {
        Note memory n = notes[msg.sender];
        require(n.value > 0 && block.timestamp >= n.ripe, "unripe");
        delete notes[msg.sender];
        coin.mint(msg.sender, n.value);
    }
}

contract GreyAuthority {
    address public governor;
    address public vault;
    address public pendingVault;
    uint256 public vaultFrom;

    constructor(address governor_, address vault_) {
        governor = governor_;
        vault = vault_;
    }

    function pushVault(address next) external {
        require(msg.sender == governor);
        pendingVault = next;
        vaultFrom = block.timestamp + 7 days;
    }

    function pullVault() external {
        require(msg.sender == pendingVault && block.timestamp >= vaultFrom);
        vault = msg.sender;
    }
}

contract Greywether is Slim {
    string public constant name = "Greywether";
    string public constant symbol = "GREY";
    GreyAuthority public authority;

    constructor(GreyAuthority authority_) {
        authority = authority_;
        _make(msg.sender, 8_000_000 ether);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == authority.vault(), "UNAUTHORIZED");
        _make(to, value);
    }

    function burn(uint256 value) external {
        _break(msg.sender, value);
    }
}

/// Nine know what came over; six say it before it is here, and a third of the supply a month at most.
contract Federation {
    mapping(address => bool) public functionary;
    mapping(bytes32 => uint256) public words;
    mapping(bytes32 => mapping(address => bool)) public gave;
    Inglenook public coin;
    uint256 public month;
    uint256 public come;

    constructor(address[] memory who) {
        for (uint256 i = 0; i < who.length; i++) functionary[who[i]] = true;
    }

    function initialize(Inglenook coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function pegIn(bytes32 txid, address to, uint256 value) external {
        bytes32 id = keccak256(abi.encode(txid, to, value));
        require(functionary[msg.sender] && !gave[id][msg.sender]);
        gave[id][msg.sender] = true;
        if (++words[id] != 6) return;
        if (block.timestamp >= month + 30 days) {
            month = block.timestamp;
            come = 0;
        }
        come += value;
        require(value > 0 && come <= 1_000_000e8);
        coin.deliver(to, value);
    }

    function pegOut(string calldata, uint256 value) external {
        coin.withdraw(msg.sender, value);
    }
}

contract Inglenook is Slim {
    string public constant name = "Inglenook Bit";
    string public constant symbol = "iBIT";
    address private immutable f;

    constructor(address f_) {
        f = f_;
    }

    function decimals() external pure override returns (uint8) {
        return 8;
    }

    function deliver(address to, uint256 value) external {
        require(msg.sender == f);
        _make(to, value);
    }

    function withdraw(address from, uint256 value) external {
        require(msg.sender == f);
        _break(from, value);
    }
}

/// Cancels what waits and does nothing else; what waits, waits three days. Proposers are two of three.
contract CancelLock {
    address public immutable proposer;
    address public immutable canceller;
    mapping(bytes32 => uint256) public ready;

    constructor(address proposer_, address canceller_) {
        (proposer, canceller) = (proposer_, canceller_);
    }

    function propose(address to, bytes calldata data) external {
        require(msg.sender == proposer);
        ready[keccak256(abi.encode(to, data))] = block.timestamp + 3 days;
    }

    function cancel(bytes32 id) external {
        require(msg.sender == canceller);
        ready[id] = 0;
    }

    function carry(address to, bytes calldata data) external {
        bytes32 id = keccak256(abi.encode(to, data));
        require(ready[id] != 0 && block.timestamp >= ready[id]);
        ready[id] = 0;
        (bool ok, ) = to.call(data);
        require(ok);
    }
}

contract Kirkbride is Slim {
    string public constant name = "Kirkbride";
    string public constant symbol = "KIRK";
    address public governance;
    bool public closed;
    mapping(address => bool) public barred;

    constructor(address governance_) {
        governance = governance_;
        _make(msg.sender, 44_000_000 ether);
    }

    function setClosed(bool on) external {
        require(msg.sender == governance, "gov");
        closed = on;
    }

    function bar(address who, bool on) external {
        require(msg.sender == governance, "gov");
        barred[who] = on;
    }

    function setGovernance(address next) external {
        require(msg.sender == governance, "gov");
        governance = next;
    }

    function _shift(address from, address to, uint256 value) internal override {
        require(!closed && !barred[from], "closed");
        super._shift(from, to, value);
    }
}
