// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// The books of a coin behind somebody's proxy.
contract KestrelLedger {
    string public name;
    string public symbol;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function setup(string calldata name_, string calldata symbol_, address to, uint256 supply) external {
        require(totalSupply == 0, "done");
        name = name_;
        symbol = symbol_;
        totalSupply = supply;
        balanceOf[to] = supply;
        emit Transfer(address(0), to, supply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

interface IKestrel {
    function changeImplementation(address next) external;
}

contract KestrelDesk {
    address public owner = msg.sender;

    function transferOwnership(address next) external {
        require(msg.sender == owner);
        owner = next;
    }

    function refit(IKestrel coin, address next) external {
        require(msg.sender == owner);
        coin.changeImplementation(next);
    }
}

contract Kestrel {
    bytes32 private constant LOGIC = bytes32(uint256(keccak256("eip1967.proxy.implementation")) - 1);
    bytes32 private constant ADMIN = bytes32(uint256(keccak256("eip1967.proxy.admin")) - 1);

    constructor(address logic, address admin, bytes memory first) {
        _put(LOGIC, logic);
        _put(ADMIN, admin);
        (bool ok, ) = logic.delegatecall(first);
        require(ok);
    }

    function _put(bytes32 at, address what) private {
        assembly {
            sstore(at, what)
        }
    }

    function _get(bytes32 at) private view returns (address what) {
        assembly {
            what := sload(at)
        }
    }

    fallback() external payable {
        if (msg.sender == _get(ADMIN)) {
            require(msg.sig == IKestrel.changeImplementation.selector);
            _put(LOGIC, abi.decode(msg.data[4:], (address)));
            return;
        }
        address logic = _get(LOGIC);
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), logic, 0, calldatasize(), 0, 0)
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

/// Where a family of coins reads its code.
contract MerlinRoost {
    address private _elder = msg.sender;
    address private _next;
    address public current;

    constructor(address first) {
        current = first;
    }

    function stage(address next) external {
        require(msg.sender == _elder);
        _next = next;
    }

    function commit() external {
        require(msg.sender == _elder && _next != address(0));
        current = _next;
    }

    function settle() external {
        require(msg.sender == _elder);
        _elder = address(0);
    }
}

contract Merlin {
    constructor(MerlinRoost roost, bytes memory first) {
        assembly {
            sstore(not(0), roost)
        }
        (bool ok, ) = roost.current().delegatecall(first);
        require(ok);
    }

    fallback() external payable {
        MerlinRoost roost;
        assembly {
            roost := sload(not(0))
        }
        address logic = roost.current();
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), logic, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}

library OspreyState {
    struct Layout {
        string name;
        string symbol;
        uint256 supply;
        mapping(address => uint256) held;
        mapping(address => mapping(address => uint256)) leave;
        mapping(bytes4 => address) facet;
        address registrar;
    }

    function at() internal pure returns (Layout storage layout) {
        bytes32 slot = keccak256("osprey.layout.2");
        assembly {
            layout.slot := slot
        }
    }
}

contract OspreyRegistrar {
    address private _head = msg.sender;
    mapping(address => uint256) private _until;

    function enrol(address who, uint256 until) external {
        require(msg.sender == _head, "head");
        _until[who] = until;
    }

    function close() external {
        require(msg.sender == _head, "head");
        _head = address(0);
    }

    function mayCut(address who) external view returns (bool) {
        return block.timestamp < _until[who];
    }
}

contract OspreyCoin {
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);

    function name() external view returns (string memory) {
        return OspreyState.at().name;
    }

    function symbol() external view returns (string memory) {
        return OspreyState.at().symbol;
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return OspreyState.at().supply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return OspreyState.at().held[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return OspreyState.at().leave[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        OspreyState.at().leave[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        OspreyState.at().leave[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        OspreyState.Layout storage layout = OspreyState.at();
        layout.held[from] -= value;
        layout.held[to] += value;
        emit Transfer(from, to, value);
    }
}

contract OspreyCutter {
    event Cut(bytes4[] which, address facet);

    function diamondCut(bytes4[] calldata which, address facet) external {
        OspreyState.Layout storage layout = OspreyState.at();
        require(OspreyRegistrar(layout.registrar).mayCut(msg.sender), "registrar");
        for (uint256 i; i < which.length; i++) layout.facet[which[i]] = facet;
        emit Cut(which, facet);
    }
}

contract Osprey {
    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(address coin, bytes4[] memory ofCoin, address cutter, address registrar) {
        OspreyState.Layout storage layout = OspreyState.at();
        for (uint256 i; i < ofCoin.length; i++) layout.facet[ofCoin[i]] = coin;
        layout.facet[OspreyCutter.diamondCut.selector] = cutter;
        layout.registrar = registrar;
        (layout.name, layout.symbol, layout.supply) = ("Osprey", "OSPR", 7_000_000 ether);
        layout.held[msg.sender] = layout.supply;
        emit Transfer(address(0), msg.sender, layout.supply);
    }

    fallback() external {
        address facet = OspreyState.at().facet[msg.sig];
        require(facet != address(0), "no facet");
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), facet, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}
