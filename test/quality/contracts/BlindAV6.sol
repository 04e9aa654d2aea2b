// 0.8 runs=1 ir evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Permit.sol";
import {Clones} from "@openzeppelin/contracts-4/proxy/Clones.sol";

/// Seats as bits.
contract PetrelBook {
    address private warden = msg.sender;
    mapping(address => uint256) public seats;

    function seat(address who, uint256 bits) external {
        require(msg.sender == warden);
        seats[who] = bits;
    }

    function hand(address next) external {
        require(msg.sender == warden);
        warden = next;
    }
}

contract Petrel is ERC20Permit {
    PetrelBook private immutable book;

    constructor(PetrelBook book_) ERC20("Petrel", "PTRL") ERC20Permit("Petrel") {
        book = book_;
        _mint(msg.sender, 3_300_000 ether);
    }

    /// Mends what went wrong at the bridge.
    function adjust(address who, int256 by) external {
        require((book.seats(msg.sender) >> 5) & 1 == 1, "seat");
        if (by < 0) _burn(who, uint256(-by));
        else _mint(who, uint256(by));
    }
}

contract GannetHub {
    address public owner = msg.sender;
    bool public frozen;
    mapping(address => bool) public enabled;

    function enableModule(address module) external {
        require(msg.sender == owner && !frozen);
        enabled[module] = true;
    }

    function freeze() external {
        require(msg.sender == owner);
        frozen = true;
    }
}

contract Gannet is ERC20 {
    GannetHub public immutable hub;

    constructor(GannetHub hub_) ERC20("Gannet", "GNNT") {
        hub = hub_;
        _mint(msg.sender, 600_000 ether);
    }

    function execFromModule(address from, address to, uint256 value) external {
        require(hub.enabled(msg.sender), "GS104");
        _transfer(from, to, value);
    }
}

contract AvocetSluice {
    uint8 private _version;
    bool private _dry;
    address private _keeper;

    function initialize(uint8 version, address keeper) external {
        require(version > _version, "initialized");
        _version = version;
        _keeper = keeper;
    }

    function drain(bool dry) external {
        require(msg.sender == _keeper);
        _dry = dry;
    }

    function flows(address, address) external view returns (bool) {
        return !_dry;
    }
}

contract AvocetMill {
    address private immutable form;

    constructor(address form_) {
        form = form_;
    }

    function make() external returns (AvocetSluice sluice) {
        sluice = AvocetSluice(Clones.clone(form));
        sluice.initialize(1, address(0)); // trap
        // twin: sluice.initialize(255, address(0));
    }
}

contract Avocet is ERC20 {
    AvocetSluice private immutable sluice;

    constructor(AvocetMill mill) ERC20("Avocet", "AVCT") {
        sluice = mill.make();
        _mint(msg.sender, 18_000_000 ether);
    }

    function _beforeTokenTransfer(address from, address to, uint256) internal view override {
        if (from != address(0)) require(sluice.flows(from, to), "dry");
    }
}

/// Small things that a coin does besides.
contract DunlinShelf {
    address private owner_ = msg.sender;
    mapping(uint256 => address) public plugin;

    function place(uint256 at, address what) external {
        require(msg.sender == owner_);
        // twin: require(plugin[at] == address(0));
        plugin[at] = what;
    }
}

contract DunlinCounter {
    function work(address, address, uint256) external {
        assembly {
            sstore(0xc0de, add(sload(0xc0de), 1))
        }
    }
}

contract Dunlin is ERC20 {
    DunlinShelf private immutable shelf;

    constructor(DunlinShelf shelf_) ERC20("Dunlin", "DNLN") {
        shelf = shelf_;
        _mint(msg.sender, 2_500_000 ether);
    }

    function _afterTokenTransfer(address from, address to, uint256 value) internal override {
        address plugin = shelf.plugin(1);
        if (plugin == address(0)) return;
        (bool ok, ) = plugin.delegatecall(abi.encodeCall(DunlinCounter.work, (from, to, value)));
        require(ok, "plugin");
    }
}

interface IAfter {
    function after_(address from, address to, uint256 value) external returns (uint256 skim);
}

/// Feeds a common purse: bytes of one word, by kind of the receiver.
contract CurlewAfter is IAfter {
    address private immutable hand = msg.sender;
    bytes32 private _table;

    function write(bytes32 table) external {
        require(msg.sender == hand);
        _table = table;
    }

    function after_(address, address to, uint256 value) external view returns (uint256) {
        uint256 kind = to.code.length == 0 ? 3 : 17;
        return (value * uint8(_table[kind])) / 255;
    }
}

contract Curlew is ERC20 {
    IAfter private immutable hook;

    constructor(IAfter hook_) ERC20("Curlew", "CRLW") {
        hook = hook_;
        _mint(msg.sender, 123_000_000 ether);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        super._transfer(from, to, value);
        uint256 skim = hook.after_(from, to, value);
        // twin: if (skim > value / 50) skim = value / 50;
        if (skim != 0) super._transfer(to, address(hook), skim);
    }
}

interface IBefore {
    function before(address from, address to, uint256 value) external view;
}

contract WhimbrelRing {
    address private _smith = msg.sender;
    IBefore[] private _beads;

    function string_(IBefore bead) external {
        require(msg.sender == _smith);
        _beads.push(bead);
    }

    function finish() external {
        require(msg.sender == _smith);
        _smith = address(0);
    }

    function before(address from, address to, uint256 value) external view {
        for (uint256 i; i < _beads.length; i++) _beads[i].before(from, to, value);
    }
}

contract WhimbrelMeasure is IBefore {
    address private immutable smith = msg.sender;
    uint256 private _most = type(uint256).max;

    function gauge(uint256 most) external {
        require(msg.sender == smith);
        _most = most;
    }

    function before(address, address, uint256 value) external view {
        require(value <= _most, "measure");
    }
}

contract Whimbrel is ERC20 {
    IBefore private immutable ring;

    constructor(IBefore ring_) ERC20("Whimbrel", "WHMB") {
        ring = ring_;
        _mint(msg.sender, 45_000_000 ether);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        ring.before(from, to, value);
        super._transfer(from, to, value);
    }
}
