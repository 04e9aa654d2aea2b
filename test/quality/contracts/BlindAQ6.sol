// 0.8 ir runs=100000
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20 as Lean} from "solady/src/tokens/ERC20.sol";

contract RivetLean is Lean {
    constructor() {
        _mint(msg.sender, 16_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Rivet";
    }

    function symbol() public pure override returns (string memory) {
        return "RVT";
    }
}

abstract contract Core {
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    uint8 public constant decimals = 18;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function approve(address spender, uint256 value) public returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _shift(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        allowance[from][msg.sender] -= value;
        _shift(from, to, value);
        return true;
    }

    function _shift(address from, address to, uint256 value) internal virtual {
        balanceOf[from] -= value;
        unchecked {
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
    }

    function _make(address to, uint256 value) internal {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _unmake(address from, uint256 value) internal {
        balanceOf[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

library Rooms {
    struct Room {
        mapping(bytes4 => address) facets;
        address owner;
        uint256 supply;
        mapping(address => uint256) held;
        mapping(address => mapping(address => uint256)) granted;
    }

    function room() internal pure returns (Room storage r) {
        bytes32 slot = keccak256("juniper.room.v1");
        assembly {
            r.slot := slot
        }
    }
}

contract JuniperFacet {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function name() external pure returns (string memory) {
        return "Juniper";
    }

    function symbol() external pure returns (string memory) {
        return "JNPR";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return Rooms.room().supply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return Rooms.room().held[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return Rooms.room().granted[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        Rooms.room().granted[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _go(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        Rooms.room().granted[from][msg.sender] -= value;
        _go(from, to, value);
        return true;
    }

    function _go(address from, address to, uint256 value) private {
        Rooms.Room storage r = Rooms.room();
        r.held[from] -= value;
        r.held[to] += value;
        emit Transfer(from, to, value);
    }
}

/// The cut is made by its owner, and its owner has gone.
contract JuniperDiamond {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    constructor(address facet, bytes4[] memory selectors) {
        Rooms.Room storage r = Rooms.room();
        r.owner = msg.sender;
        for (uint256 i; i < selectors.length; i++) r.facets[selectors[i]] = facet;
        r.supply = r.held[msg.sender] = 27_000_000 ether;
        emit Transfer(address(0), msg.sender, 27_000_000 ether);
    }

    function owner() external view returns (address) {
        return Rooms.room().owner;
    }

    function diamondCut(bytes4[] calldata selectors, address facet) external {
        require(msg.sender == Rooms.room().owner, "owner");
        for (uint256 i; i < selectors.length; i++) Rooms.room().facets[selectors[i]] = facet;
    }

    function renounceOwnership() external {
        require(msg.sender == Rooms.room().owner, "owner");
        emit OwnershipTransferred(msg.sender, address(0));
        Rooms.room().owner = address(0);
    }

    fallback() external payable {
        address facet = Rooms.room().facets[msg.sig];
        require(facet != address(0), "unknown");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), facet, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) { revert(0, returndatasize()) }
            return(0, returndatasize())
        }
    }
}

contract AmberLogic is Core {
    string public constant name = "Amber Frieze";
    string public constant symbol = "AMBF";

    function initialize(address to) external {
        require(totalSupply == 0);
        _make(to, 14_000_000 ether);
    }
}

/// Its code could be exchanged till somebody froze it.
contract AmberProxy {
    bytes32 private constant IMPLEMENTATION = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
    bytes32 private constant ADMIN = 0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103;
    bytes32 private constant FROZEN = keccak256("amber.frozen");

    event Upgraded(address indexed implementation);

    constructor(address logic, address to) {
        _set(IMPLEMENTATION, uint160(logic));
        _set(ADMIN, uint160(msg.sender));
        emit Upgraded(logic);
        (bool ok, ) = logic.delegatecall(abi.encodeWithSignature("initialize(address)", to));
        require(ok);
    }

    function upgradeTo(address logic) external {
        require(msg.sender == address(uint160(_get(ADMIN))) && _get(FROZEN) == 0, "frozen");
        _set(IMPLEMENTATION, uint160(logic));
        emit Upgraded(logic);
    }

    function freeze() external {
        require(msg.sender == address(uint160(_get(ADMIN))));
        _set(FROZEN, 1);
    }

    function _get(bytes32 slot) private view returns (uint256 value) {
        assembly {
            value := sload(slot)
        }
    }

    function _set(bytes32 slot, uint256 value) private {
        assembly {
            sstore(slot, value)
        }
    }

    fallback() external {
        address logic = address(uint160(_get(IMPLEMENTATION)));
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), logic, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) { revert(0, returndatasize()) }
            return(0, returndatasize())
        }
    }
}

/// What a factory clones for anybody.
contract StencilToken is Core {
    string public name;
    string public symbol;
    address public factory;

    function initialize(string calldata n, string calldata s, uint256 amount, address to) external {
        require(factory == address(0), "once");
        (factory, name, symbol) = (msg.sender, n, s);
        _make(to, amount);
    }

    function burn(uint256 amount) external {
        _unmake(msg.sender, amount);
    }
}

/// Balance, day of the first payment and count of payments in one word; all of it by hand.
contract CobaltWord {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    uint256 private constant WHOLE = 64_000_000e8;

    constructor() {
        assembly {
            mstore(0, caller())
            mstore(32, 0x77)
            sstore(keccak256(0, 64), or(WHOLE, shl(128, timestamp())))
        }
        emit Transfer(address(0), msg.sender, WHOLE);
    }

    function name() external pure returns (string memory) {
        return "Cobalt Word";
    }

    function symbol() external pure returns (string memory) {
        return "CBLT";
    }

    function decimals() external pure returns (uint256) {
        return 8;
    }

    function totalSupply() external pure returns (uint256) {
        return WHOLE;
    }

    function balanceOf(address who) external view returns (uint256) {
        return uint128(_word(who));
    }

    function since(address who) external view returns (uint256 day, uint256 count) {
        uint256 word = _word(who);
        return (uint64(word >> 128), word >> 192);
    }

    function allowance(address who, address spender) external view returns (uint256 left) {
        assembly {
            mstore(0, who)
            mstore(32, xor(spender, shl(160, 1)))
            left := sload(keccak256(0, 64))
        }
    }

    function approve(address spender, uint256 value) external returns (bool) {
        assembly {
            mstore(0, caller())
            mstore(32, xor(spender, shl(160, 1)))
            sstore(keccak256(0, 64), value)
        }
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pay(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        assembly {
            mstore(0, from)
            mstore(32, xor(caller(), shl(160, 1)))
            let slot := keccak256(0, 64)
            let left := sload(slot)
            if lt(left, value) { revert(0, 0) }
            if not(left) { sstore(slot, sub(left, value)) }
        }
        _pay(from, to, value);
        return true;
    }

    function _word(address who) private view returns (uint256 word) {
        assembly {
            mstore(0, who)
            mstore(32, 0x77)
            word := sload(keccak256(0, 64))
        }
    }

    function _pay(address from, address to, uint256 value) private {
        assembly {
            mstore(32, 0x77)
            mstore(0, from)
            let slot := keccak256(0, 64)
            let word := sload(slot)
            if lt(and(word, sub(shl(128, 1), 1)), value) { revert(0, 0) }
            sstore(slot, sub(word, value))
            mstore(0, to)
            slot := keccak256(0, 64)
            word := add(sload(slot), add(value, shl(192, 1)))
            if iszero(and(shr(128, word), 0xffffffffffffffff)) { word := or(word, shl(128, timestamp())) }
            sstore(slot, word)
        }
        emit Transfer(from, to, value);
    }
}

/// Given for merit, kept for ever.
contract PatronBadge {
    mapping(address => bool) public worn;
    address private immutable herald = msg.sender;

    event Locked(uint256 id);

    function pin(address who) external {
        require(msg.sender == herald);
        worn[who] = true;
        emit Locked(uint160(who));
    }

    function transferFrom(address, address, uint256) external pure {
        revert("soulbound");
    }
}

/// Who wears the badge pays nothing, others one of a hundred.
contract PatronCoin is Core {
    string public constant name = "Patron Coin";
    string public constant symbol = "PTRN";
    PatronBadge public immutable badge;
    address private immutable maker = msg.sender;

    constructor(PatronBadge badge_) {
        badge = badge_;
        _make(msg.sender, 48_000_000 ether);
    }

    function _shift(address from, address to, uint256 value) internal override {
        uint256 fee = from == maker || badge.worn(from) || badge.worn(to) ? 0 : value / 100;
        if (fee > 0) super._shift(from, 0x000000000000000000000000000000000000dEaD, fee);
        super._shift(from, to, value - fee);
    }
}

/// The coin of one artist, who gets at most a twentieth of what is bought from the coin itself.
contract MuralCoin is Core {
    string public constant name = "Mural";
    string public constant symbol = "MURAL";
    address public artist;
    uint256 public share = 300;
    uint256 public constant RATE = 20_000;

    constructor() payable {
        artist = msg.sender;
    }

    function setShare(uint256 share_) external {
        require(msg.sender == artist && share_ <= 500);
        share = share_;
    }

    function patronise() external payable {
        uint256 cut = (msg.value * share) / 10_000;
        _make(msg.sender, (msg.value - cut) * RATE);
        (bool ok, ) = artist.call{value: cut}("");
        require(ok);
    }

    function leave(uint256 amount) external {
        _unmake(msg.sender, amount);
        (bool ok, ) = msg.sender.call{value: amount / RATE}("");
        require(ok);
    }
}

/// What its founders hold frees itself in a year; nobody else has anything that is bound.
contract FoundersFlint is Core {
    struct Grant {
        uint128 amount;
        uint64 from;
        uint64 span;
    }

    string public constant name = "Founders Flint";
    string public constant symbol = "FLNT";
    mapping(address => Grant) public grants;

    constructor(address[] memory founders) {
        for (uint256 i; i < founders.length; i++) {
            grants[founders[i]] = Grant(1_000_000 ether, uint64(block.timestamp), 365 days);
            _make(founders[i], 1_000_000 ether);
        }
        _make(msg.sender, 95_000_000 ether);
    }

    function bound(address who) public view returns (uint256) {
        Grant memory g = grants[who];
        if (g.amount == 0 || block.timestamp >= g.from + g.span) return 0;
        return g.amount - (uint256(g.amount) * (block.timestamp - g.from)) / g.span;
    }

    function _shift(address from, address to, uint256 value) internal override {
        require(balanceOf[from] >= value + bound(from), "vesting");
        super._shift(from, to, value);
    }
}

/// Three of five guards sign what came from the other chain.
contract FerryCoin is Core {
    string public constant name = "Ferry Coin";
    string public constant symbol = "FERRY";
    address[5] public guards;
    mapping(bytes32 => bool) public landed;

    event Departed(address indexed from, bytes32 to, uint256 amount);

    constructor(address[5] memory guards_) {
        guards = guards_;
        _make(msg.sender, 11_000_000 ether);
    }

    function land(address to, uint256 amount, bytes32 origin, bytes32[] calldata rs, bytes32[] calldata ss, uint8[] calldata vs, uint8[] calldata who) external {
        bytes32 letter = keccak256(abi.encode(block.chainid, address(this), to, amount, origin));
        require(!landed[letter] && who.length >= 3);
        landed[letter] = true;
        for (uint256 i; i < who.length; i++) {
            require(i == 0 || who[i] > who[i - 1], "order");
            address signer = ecrecover(letter, vs[i], rs[i], ss[i]);
            require(signer != address(0) && signer == guards[who[i]], "guard");
        }
        _make(to, amount);
    }

    function depart(bytes32 to, uint256 amount) external {
        _unmake(msg.sender, amount);
        emit Departed(msg.sender, to, amount);
    }
}

contract PewterOne is Core {
    string public constant name = "Pewter";
    string public constant symbol = "PWT1";

    constructor() {
        _make(msg.sender, 22_000_000 ether);
    }
}

/// Ten new ones for one old one, which lies here for ever.
contract PewterTwo is Core {
    string public constant name = "Pewter Two";
    string public constant symbol = "PWT";
    PewterOne public immutable one;
    uint256 public immutable until = block.timestamp + 3 * 365 days;

    constructor(PewterOne one_) {
        one = one_;
    }

    function migrate(uint256 amount) external {
        require(block.timestamp < until);
        one.transferFrom(msg.sender, address(this), amount);
        _make(msg.sender, amount * 10);
    }
}

/// The coin of the chain in another coat, paid out to many at once.
contract TankCoin is Core {
    string public constant name = "Tank Coin";
    string public constant symbol = "TANK";

    receive() external payable {
        _make(msg.sender, msg.value * 1000);
    }

    function fillFor(address[] calldata who) external payable {
        for (uint256 i; i < who.length; i++) _make(who[i], (msg.value / who.length) * 1000);
    }

    function drain(uint256 amount) external {
        _unmake(msg.sender, amount);
        payable(msg.sender).transfer(amount / 1000);
    }
}

contract TidalStake {
    mapping(address => uint256) private shares;
    mapping(address => mapping(address => uint256)) public allowance;
    uint256 private allShares;

    function submit() external payable {
        uint256 made = allShares == 0 ? msg.value : (msg.value * allShares) / (address(this).balance - msg.value);
        allShares += made;
        shares[msg.sender] += made;
    }

    // what validators earn comes here
    receive() external payable {}

    function balanceOf(address who) external view returns (uint256) {
        return allShares == 0 ? 0 : (shares[who] * address(this).balance) / allShares;
    }

    function sharesOf(uint256 amount) public view returns (uint256) {
        return (amount * allShares) / address(this).balance;
    }

    function amountOf(uint256 part) public view returns (uint256) {
        return (part * address(this).balance) / allShares;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        return true;
    }

    function transferShares(address to, uint256 part) external {
        shares[msg.sender] -= part;
        shares[to] += part;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        allowance[from][msg.sender] -= amount;
        uint256 part = sharesOf(amount);
        shares[from] -= part;
        shares[to] += part;
        return true;
    }
}

/// A share of the tide that does not move by itself.
contract TidalWrap is Core {
    string public constant name = "Wrapped Tidal";
    string public constant symbol = "wTIDAL";
    TidalStake public immutable tide;

    constructor(TidalStake tide_) {
        tide = tide_;
    }

    function wrap(uint256 amount) external {
        uint256 part = tide.sharesOf(amount);
        tide.transferFrom(msg.sender, address(this), amount);
        _make(msg.sender, part);
    }

    function unwrap(uint256 part) external {
        _unmake(msg.sender, part);
        tide.transferShares(msg.sender, part);
    }
}

/// In its first week its guardian could pause it.
contract FirstWeekFinch is Core {
    string public constant name = "First Week Finch";
    string public constant symbol = "FINCHW";
    address public guardian = msg.sender;
    uint256 private constant WEEK = 7 days;
    uint256 public immutable born = block.timestamp;
    uint256 public pausedAt;

    constructor() {
        _make(msg.sender, 5_500_000 ether);
    }

    function pause() external {
        require(msg.sender == guardian);
        pausedAt = block.timestamp;
    }

    function _shift(address from, address to, uint256 value) internal override {
        require(pausedAt == 0 || block.timestamp > born + WEEK, "paused");
        super._shift(from, to, value);
    }
}

interface IWatcher {
    function handleAction(address who, uint256 supply, uint256 balance) external;
}

contract HeronWatcher {
    mapping(address => uint256) public actions;

    function handleAction(address who, uint256, uint256) external {
        actions[who]++;
    }
}

/// Tells a watcher about every payment. It gets little gas and cannot stop anything; the timelock chooses it.
contract WatchedHeron is Core {
    string public constant name = "Watched Heron";
    string public constant symbol = "WHRN";
    address public owner;
    IWatcher public watcher;

    constructor(address owner_, IWatcher watcher_) {
        (owner, watcher) = (owner_, watcher_);
        _make(msg.sender, 40_400_000 ether);
    }

    function setWatcher(IWatcher watcher_) external {
        require(msg.sender == owner);
        watcher = watcher_;
    }

    function _shift(address from, address to, uint256 value) internal override {
        super._shift(from, to, value);
        if (address(watcher).code.length == 0) return;
        (bool ok, ) = address(watcher).call{gas: 60_000}(abi.encodeCall(IWatcher.handleAction, (from, totalSupply, balanceOf[from])));
        ok;
    }
}

interface IReceiver {
    function onTransferReceived(address operator, address from, uint256 value, bytes calldata data) external returns (bytes4);
}

/// Pays and calls whom it paid.
contract ChimePay is Core {
    string public constant name = "Chime Pay";
    string public constant symbol = "CHIME";

    constructor() {
        _make(msg.sender, 19_000_000 ether);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0xb0202a11 || id == 0x01ffc9a7;
    }

    function transferAndCall(address to, uint256 value, bytes calldata data) external returns (bool) {
        transfer(to, value);
        return _ring(msg.sender, to, value, data);
    }

    function transferFromAndCall(address from, address to, uint256 value, bytes calldata data) external returns (bool) {
        transferFrom(from, to, value);
        return _ring(from, to, value, data);
    }

    function _ring(address from, address to, uint256 value, bytes calldata data) private returns (bool) {
        require(IReceiver(to).onTransferReceived(msg.sender, from, value, data) == IReceiver.onTransferReceived.selector);
        return true;
    }
}

/// Pays by the second; a stream can be stopped by either side, each keeps what is his.
contract BrookStream is Core {
    struct Stream {
        address from;
        address to;
        uint128 total;
        uint128 taken;
        uint64 start;
        uint64 end;
    }

    string public constant name = "Brook";
    string public constant symbol = "BROOK";
    Stream[] public streams;

    constructor() {
        _make(msg.sender, 70_000_000 ether);
    }

    function open(address to, uint128 total, uint64 span) external returns (uint256) {
        require(span > 0 && to != address(0));
        _shift(msg.sender, address(this), total);
        streams.push(Stream(msg.sender, to, total, 0, uint64(block.timestamp), uint64(block.timestamp) + span));
        return streams.length - 1;
    }

    function _due(Stream storage s) private view returns (uint128) {
        uint256 now_ = block.timestamp < s.end ? block.timestamp : s.end;
        return uint128((uint256(s.total) * (now_ - s.start)) / (s.end - s.start)) - s.taken;
    }

    function draw(uint256 id) public {
        Stream storage s = streams[id];
        uint128 due = _due(s);
        s.taken += due;
        _shift(address(this), s.to, due);
    }

    function stop(uint256 id) external {
        Stream storage s = streams[id];
        require(msg.sender == s.from || msg.sender == s.to);
        draw(id);
        uint128 rest = s.total - s.taken;
        s.total = s.taken;
        s.end = uint64(block.timestamp);
        if (s.end == s.start) s.end++;
        _shift(address(this), s.from, rest);
    }
}
