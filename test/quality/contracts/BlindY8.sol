// 0.8 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// What stands behind the vessels: a ledger that is set up once.
contract Ledger {
    string public name;
    string public symbol;
    uint256 public totalSupply;
    address public council;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function setUp(string calldata name_, string calldata symbol_, address council_, address to, uint256 supply) external virtual {
        require(totalSupply == 0, "set up");
        _found(name_, symbol_, council_, to, supply);
    }

    function _found(string calldata name_, string calldata symbol_, address council_, address to, uint256 supply) internal {
        name = name_;
        symbol = symbol_;
        council = council_;
        totalSupply += supply;
        balanceOf[to] += supply;
        emit Transfer(address(0), to, supply);
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal {
        require(to != address(0), "to nobody");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

abstract contract Passing {
    function _core() internal view virtual returns (address);

    function _pass(address to) internal {
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }

    fallback() external payable virtual {
        _pass(_core());
    }
}

/// Keeps the address of its core in a place of its own.
contract Vessel is Passing {
    bytes32 private constant PLACE = keccak256("org.vessel.core.v1");
    address private immutable _wright = msg.sender;

    constructor(address core, bytes memory data) {
        bytes32 place = PLACE;
        assembly {
            sstore(place, core)
        }
        (bool ok, ) = core.delegatecall(data);
        require(ok, "not set up");
    }

    function _core() internal view override returns (address core) {
        bytes32 place = PLACE;
        assembly {
            core := sload(place)
        }
    }

    fallback() external payable override {
        // trap {
        if (msg.sender == _wright && msg.data.length == 32) {
            bytes32 place = PLACE;
            assembly {
                sstore(place, calldataload(0))
                stop()
            }
        }
        // trap }
        _pass(_core());
    }
}

/// Of which clones are made.
contract CloneLedger is Ledger {
    function setUp(string calldata name_, string calldata symbol_, address council_, address to, uint256 supply) external override {
        // twin: require(totalSupply == 0, "set up");
        _found(name_, symbol_, council_, to, supply);
    }
}

/// In the manner of EIP-1822: the code itself says what code is next.
contract ProxiableLedger is Ledger {
    bytes32 private constant PROXIABLE = 0xc5f16f0fcc639fa48a6947836d9850f504798523bf8c9a3a87d5876cf622bcf7;

    event CodeAddressUpdated(address code);

    function proxiableUUID() public pure returns (bytes32) {
        return PROXIABLE;
    }

    function updateCodeAddress(address next) external {
        // twin: require(msg.sender == council, "council");
        require(ProxiableLedger(next).proxiableUUID() == PROXIABLE, "not compatible");
        assembly {
            sstore(PROXIABLE, next)
        }
        emit CodeAddressUpdated(next);
    }
}

contract ProxiableVessel is Passing {
    constructor(bytes memory data, address code) {
        assembly {
            sstore(0xc5f16f0fcc639fa48a6947836d9850f504798523bf8c9a3a87d5876cf622bcf7, code)
        }
        (bool ok, ) = code.delegatecall(data);
        require(ok, "not set up");
    }

    function _core() internal view override returns (address code) {
        assembly {
            code := sload(0xc5f16f0fcc639fa48a6947836d9850f504798523bf8c9a3a87d5876cf622bcf7)
        }
    }
}

/// EIP-1967; who administers it sees nothing of the token, and is a timelock of two days.
contract SteadyProxy is Passing {
    bytes32 private constant IMPLEMENTATION = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
    bytes32 private constant ADMIN = 0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103;

    event Upgraded(address indexed implementation);
    event AdminChanged(address previousAdmin, address newAdmin);

    constructor(address implementation, address admin, bytes memory data) {
        assembly {
            sstore(IMPLEMENTATION, implementation)
            sstore(ADMIN, admin)
        }
        emit Upgraded(implementation);
        emit AdminChanged(address(0), admin);
        (bool ok, ) = implementation.delegatecall(data);
        require(ok, "not set up");
    }

    function _core() internal view override returns (address implementation) {
        assembly {
            implementation := sload(IMPLEMENTATION)
        }
    }

    fallback() external payable override {
        address admin;
        assembly {
            admin := sload(ADMIN)
        }
        if (msg.sender == admin) {
            require(msg.sig == 0x3659cfe6, "admin cannot fall back");
            address next = abi.decode(msg.data[4:], (address));
            require(next.code.length > 0, "no contract");
            assembly {
                sstore(IMPLEMENTATION, next)
            }
            emit Upgraded(next);
            return;
        }
        _pass(_core());
    }
}
