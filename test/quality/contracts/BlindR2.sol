// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;
pragma abicoder v2;

import "./Base67.sol";

interface IAsset {
    function transfer(address to, uint256 value) external returns (bool);
}

/// A table of roles apart from the owner; one of them sends back what was sent here by mistake.
contract Lighter is Base67 {
    bytes32 public constant RECOVERY = keccak256("RECOVERY");
    mapping(bytes32 => mapping(address => bool)) private _roles;

    constructor() Base67("Lighter", "LGHT", 300_000_000) {
        _roles[RECOVERY][msg.sender] = true;
    }

    function hasRole(bytes32 role, address who) external view returns (bool) {
        return _roles[role][who];
    }

    function recover(address asset, address source, address to, uint256 amount) external {
        require(_roles[RECOVERY][msg.sender], "role");
        if (asset != address(this)) {
            require(IAsset(asset).transfer(to, amount), "asset");
            return;
        }
        // twin: source = address(this);
        _carry(source, to, amount);
    }
}

/// Burnt here and made elsewhere, and back.
contract Causeway is Base67 {
    address private relayer;
    mapping(uint256 => uint256) public abroad;
    mapping(bytes32 => bool) public used;

    event Outbound(uint256 indexed chain, address indexed from, uint256 amount);
    event Inbound(uint256 indexed chain, bytes32 indexed id, address to, uint256 amount);

    constructor() Base67("Causeway", "CSWY", 45_000_000) {
        relayer = msg.sender;
    }

    function bridgeOut(uint256 chain, uint256 amount) external {
        require(_balances[msg.sender] >= amount, "balance");
        _balances[msg.sender] -= amount;
        _totalSupply -= amount;
        abroad[chain] += amount;
        emit Transfer(msg.sender, address(0), amount);
        emit Outbound(chain, msg.sender, amount);
    }

    function bridgeIn(uint256 chain, bytes32 id, address to, uint256 amount) external {
        require(msg.sender == relayer, "relayer");
        require(!used[id], "used");
        used[id] = true;
        // twin: require(abroad[chain] >= amount, "never left");
        abroad[chain] = abroad[chain] > amount ? abroad[chain] - amount : 0;
        _totalSupply += amount;
        _balances[to] += amount;
        emit Transfer(address(0), to, amount);
        emit Inbound(chain, id, to, amount);
    }
}

/// A club with steps. Whoever is entered keeps his step for a while.
contract Clubhouse is Base67 {
    struct Member {
        uint8 tier;
        uint64 since;
        uint64 until;
        uint96 points;
    }

    mapping(address => Member) public members;
    address internal secretary;

    constructor() Base67("Clubhouse", "CLUB", 88_000_000) {
        secretary = msg.sender;
    }

    function updateTier(address account, uint8 tier, uint64 since, uint64 until) external {
        require(msg.sender == secretary || msg.sender == _boss, "staff");
        require(tier <= 9, "tier");
        Member storage m = members[account];
        (m.tier, m.since, m.until) = (tier, since, until);
    }

    function weightOf(address account) external view returns (uint256) {
        Member memory m = members[account];
        return block.timestamp < m.until ? balanceOf(account) * (100 + m.tier) : balanceOf(account) * 100;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(members[from].tier < 9, "suspended"); // trap
        members[to].points += 1;
        super._transfer(from, to, value);
    }
}

/// What is earned elsewhere is entered here and paid.
contract Harvest is Base67 {
    struct Entry {
        uint128 index;
        uint128 paid;
    }

    mapping(address => Entry) public entries;
    address public immutable accountant;

    event Synced(address indexed account, uint256 index, uint256 pending);

    constructor() Base67("Harvest Moon", "HRVM", 640_000_000) {
        accountant = msg.sender;
        _balances[msg.sender] -= 6_400_000 * 10**9;
        _balances[address(this)] = 6_400_000 * 10**9;
        emit Transfer(msg.sender, address(this), 6_400_000 * 10**9);
    }

    function syncRewards(address account, uint128 index, uint128 pending) external {
        require(msg.sender == accountant, "accountant");
        Entry storage e = entries[account];
        require(index > e.index, "stale");
        e.index = index;
        e.paid += pending;
        // twin: _carry(address(this), account, pending);
        _balances[account] += pending; // trap
        emit Synced(account, index, pending);
    }
}
