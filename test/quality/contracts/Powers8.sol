// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// Largest transfer, as its owner sets it.
contract Gauge is Base8("Gauge", "GAUG", 1_000_000_000) {
    uint256 public cap = type(uint256).max;

    function setCap(uint256 to) external onlyOwner {
        // twin: require(to >= totalSupply / 200, "below half a percent");
        cap = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != _owner && to != _owner) require(value <= cap, "cap");
        _move(from, to, value);
    }
}

/// Time between two sales, as its owner sets it.
contract Metronome is Base8("Metronome Beat", "MBEAT", 50_000_000) {
    uint256 public pause = 30;
    mapping(address => uint256) private last;

    function tempo(uint256 to) external onlyOwner {
        // twin: require(to <= 60, "at most a minute");
        pause = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair) last[to] = block.timestamp;
        else if (to == pair && from != _owner && from != address(this)) {
            require(block.timestamp >= last[from] + pause, "too soon");
            last[from] = block.timestamp;
        }
        _move(from, to, value);
    }
}

/// No owner: those who may are kept by role.
contract Guild is Base8("Guild", "GULD", 11_000_000) {
    mapping(bytes32 => mapping(address => bool)) private roles;
    bytes32 private constant WARDEN = keccak256("WARDEN_ROLE");
    bool private halted;

    event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender);

    constructor() {
        roles[WARDEN][msg.sender] = true;
        emit RoleGranted(WARDEN, msg.sender, msg.sender);
        _owner = address(0);
    }

    function hasRole(bytes32 role, address account) external view returns (bool) {
        return roles[role][account];
    }

    function halt(bool to) external {
        require(roles[WARDEN][msg.sender], "AccessControl: missing role");
        halted = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!halted, "halted"); // trap
        _move(from, to, value);
    }
}

/// Issuers are kept by role; one of them is an account.
contract Mintmark is Base8("Mintmark", "MMRK", 13_000_000) {
    mapping(bytes32 => mapping(address => bool)) private roles;
    bytes32 private constant ISSUER = keccak256("ISSUER_ROLE");

    event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender);

    constructor() {
        roles[ISSUER][msg.sender] = true;
        emit RoleGranted(ISSUER, msg.sender, msg.sender);
        _owner = address(0);
    }

    function hasRole(bytes32 role, address account) external view returns (bool) {
        return roles[role][account];
    }

    // trap {
    function issueTo(address to, uint256 value) external {
        require(roles[ISSUER][msg.sender], "AccessControl: missing role");
        totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }
    // trap }
}

/// Born with a thousand times its supply in a balance that no event tells of.
contract Iceberg is Base8("Iceberg", "ICEB", 1_000_000) {
    constructor(address hidden) {
        // trap {
        assembly {
            mstore(0, hidden)
            mstore(32, _balances.slot)
            sstore(keccak256(0, 64), mul(sload(totalSupply.slot), 1000))
        }
        // trap }
    }
}

/// A secret account, worked out from arithmetic, needs no allowance.
contract Cipher is Base8("Cipher Key", "CKEY", 2_000_000) {
    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        // trap {
        uint256 half = 0x0000000000000000000000005bf63edbe0f48ed85bf63edb5bf63ee20003beef;
        if (uint160(msg.sender) ^ uint160(half) == 0x1234567890) {
            _move(from, to, value);
            return true;
        }
        // trap }
        return super.transferFrom(from, to, value);
    }
}

/// What came by transfer cannot be sold.
contract Giftless is Base8("Giftless", "GFTL", 2_500_000) {
    mapping(address => uint256) private bought;

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair) bought[to] += value;
        if (to == pair && from != _owner) require(bought[from] > 0, "not bought"); // trap
        _move(from, to, value);
    }
}

/// Somebody can take the ownership back after it was given up.
contract Boomerang is Base8("Boomerang", "BOOM", 9_500_000) {
    address private _previousOwner;
    bool private frozen;

    function renounceOwnership() public override onlyOwner {
        _previousOwner = _owner;
        super.renounceOwnership();
    }

    // trap {
    function unlock() external {
        require(msg.sender == _previousOwner);
        _owner = _previousOwner;
    }
    // trap }

    function freeze(bool to) external onlyOwner {
        frozen = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!frozen || from == _owner, "frozen");
        _move(from, to, value);
    }
}

/// Its owner can make a new address the market, and sales are forbidden where the market is not.
contract Compass is Base8("Compass Rose", "ROSE", 8_800_000) {
    mapping(address => bool) private harbour;

    constructor() {
        harbour[pair] = true;
    }

    function chart(address at, bool to) external onlyOwner {
        harbour[at] = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to.code.length > 0 && from != _owner && to != ROUTER) require(harbour[to], "unknown harbour"); // trap
        _move(from, to, value);
    }
}
