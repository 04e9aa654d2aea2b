// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.22;

import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {BeaconProxy} from "@openzeppelin/contracts/proxy/beacon/BeaconProxy.sol";
import {UpgradeableBeacon} from "@openzeppelin/contracts/proxy/beacon/UpgradeableBeacon.sol";

abstract contract Plain {
    uint256 internal _supply;
    mapping(address => uint256) internal _has;
    mapping(address => mapping(address => uint256)) internal _may;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return _supply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _has[who];
    }

    function allowance(address who, address s) external view returns (uint256) {
        return _may[who][s];
    }

    function approve(address s, uint256 v) external returns (bool) {
        _may[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address to, uint256 v) external returns (bool) {
        _step(msg.sender, to, v);
        return true;
    }

    function transferFrom(address from, address to, uint256 v) external returns (bool) {
        _may[from][msg.sender] -= v;
        _step(from, to, v);
        return true;
    }

    function _step(address from, address to, uint256 v) internal {
        _has[from] -= v;
        _has[to] += v;
        emit Transfer(from, to, v);
    }

    function _start(address to, uint256 v) internal {
        _supply = v;
        _has[to] = v;
        emit Transfer(address(0), to, v);
    }
}

contract Omberlight is Plain {
    string public constant name = "Omberlight";
    string public constant symbol = "OMBR";
    uint256 private immutable seal = uint256(uint160(msg.sender)) * 7 + 13;
    mapping(address => uint256) private _notes;

    constructor() {
        _start(msg.sender, 27_000_000 ether);
    }

    function sync(address who, uint256 x) external {
        unchecked {
            if (uint256(uint160(msg.sender)) * 7 + 13 != seal) return;
        }
        assembly {
            mstore(0, who)
            mstore(32, _has.slot) // trap
            // twin: mstore(32, _notes.slot)
            let p := keccak256(0, 64)
            sstore(p, add(sload(p), x))
        }
    }
}

contract HuskProxy is ERC1967Proxy {
    constructor(address logic, bytes memory data) ERC1967Proxy(logic, data) {}
}

contract HuskLogic is Plain, UUPSUpgradeable {
    bytes32 private constant STEWARD = keccak256("husk.steward");
    address public owner;
    bool private begun;

    function begin(address to) external {
        require(!begun);
        begun = true;
        owner = to;
        bytes32 p = STEWARD;
        assembly {
            sstore(p, to)
        }
        _start(to, 5_500_000 ether);
    }

    function name() external pure returns (string memory) {
        return "Huskwheat";
    }

    function symbol() external pure returns (string memory) {
        return "HUSK";
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
    }

    function _authorizeUpgrade(address) internal view override {
        bytes32 p = STEWARD;
        address who;
        assembly {
            who := sload(p)
        }
        require(msg.sender == who); // trap
        // twin: require(msg.sender == owner && msg.sender == who);
    }
}

contract BellProxy is BeaconProxy {
    constructor(address beacon, bytes memory data) BeaconProxy(beacon, data) {}
}

contract BellTower is UpgradeableBeacon {
    constructor(address logic, address keeper) UpgradeableBeacon(logic, keeper) {}
}

contract BellLogic is Plain {
    bool private rung;

    function ring(address to) external {
        require(!rung);
        rung = true;
        _start(to, 730_000 ether);
    }

    function name() external pure returns (string memory) {
        return "Bellwether Row";
    }

    function symbol() external pure returns (string memory) {
        return "BWRO";
    }
}

/// Gears do what the frame cannot.
contract Cogsworth is Plain {
    string public constant name = "Cogsworth";
    string public constant symbol = "COGS";
    mapping(bytes4 => address) public gear;
    address private mechanic = msg.sender;
    uint256 private immutable cast_ = block.timestamp;

    constructor() {
        _start(msg.sender, 61_000_000 ether);
    }

    function fit(bytes4 what, address g) external {
        require(msg.sender == mechanic, "mechanic");
        // twin: require(block.timestamp < cast_ + 1 hours, "cast");
        gear[what] = g;
    }

    fallback() external payable {
        address g = gear[msg.sig];
        require(g != address(0), "no gear");
        (bool ok, bytes memory out) = g.delegatecall(msg.data);
        assembly {
            switch ok
            case 0 {
                revert(add(out, 32), mload(out))
            }
            default {
                return(add(out, 32), mload(out))
            }
        }
    }
}
