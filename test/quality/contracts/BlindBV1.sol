// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";

/// @title Regatta, which its holders govern
/// @notice The governor may issue two percent once in a year, and nothing for the first one.
contract RegattaToken is ERC20, ERC20Permit, ERC20Votes {
    uint256 public constant MINIMUM_TIME_BETWEEN_MINTS = 365 days;
    uint256 public constant MINT_CAP_BPS = 200;

    address public immutable governor;
    uint256 public mintingAllowedAfter = block.timestamp + 365 days;

    error OnlyGovernor();
    error TooEarly(uint256 allowedAfter);
    error AboveCap(uint256 most);

    constructor(address governor_) ERC20("Regatta", "RGTA") ERC20Permit("Regatta") {
        governor = governor_;
        _mint(msg.sender, 250_000_000e18);
    }

    function mint(address to, uint256 amount) external {
        if (msg.sender != governor) revert OnlyGovernor();
        if (block.timestamp < mintingAllowedAfter) revert TooEarly(mintingAllowedAfter);
        uint256 most = totalSupply() * MINT_CAP_BPS / 10_000;
        if (amount > most) revert AboveCap(most);
        mintingAllowedAfter = block.timestamp + MINIMUM_TIME_BETWEEN_MINTS;
        _mint(to, amount);
    }

    function clock() public view override returns (uint48) {
        return uint48(block.timestamp);
    }

    function CLOCK_MODE() public pure override returns (string memory) {
        return "mode=timestamp";
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }

    function nonces(address owner) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(owner);
    }
}

/// @notice One day to look, five days to vote, two days to leave.
contract RegattaGovernor {
    enum State { Pending, Active, Defeated, Queued, Ready, Executed }

    struct Proposal {
        address target;
        uint64 snapshot;
        bytes data;
        uint256 forVotes;
        uint256 againstVotes;
        bool executed;
    }

    RegattaToken public immutable token;
    uint256 public constant votingDelay = 1 days;
    uint256 public constant votingPeriod = 5 days;
    uint256 public constant executionDelay = 2 days;
    uint256 public constant quorumBps = 400;
    uint256 public constant thresholdBps = 25;

    Proposal[] public proposals;
    mapping(uint256 => mapping(address => bool)) public hasVoted;

    event ProposalCreated(uint256 indexed id, address indexed proposer, address target, bytes data, string description);
    event VoteCast(uint256 indexed id, address indexed voter, bool support, uint256 weight);
    event ProposalExecuted(uint256 indexed id);

    constructor(RegattaToken token_) {
        token = token_;
    }

    function propose(address target, bytes calldata data, string calldata description) external returns (uint256 id) {
        uint256 power = token.getPastVotes(msg.sender, block.timestamp - 1);
        require(power >= token.totalSupply() * thresholdBps / 10_000, "below threshold");
        id = proposals.length;
        proposals.push(Proposal(target, uint64(block.timestamp + votingDelay), data, 0, 0, false));
        emit ProposalCreated(id, msg.sender, target, data, description);
    }

    function state(uint256 id) public view returns (State) {
        Proposal storage p = proposals[id];
        if (p.executed) return State.Executed;
        if (block.timestamp <= p.snapshot) return State.Pending;
        if (block.timestamp <= p.snapshot + votingPeriod) return State.Active;
        uint256 quorum = token.getPastTotalSupply(p.snapshot) * quorumBps / 10_000;
        if (p.forVotes <= p.againstVotes || p.forVotes < quorum) return State.Defeated;
        return block.timestamp < p.snapshot + votingPeriod + executionDelay ? State.Queued : State.Ready;
    }

    function castVote(uint256 id, bool support) external {
        require(state(id) == State.Active, "not active");
        require(!hasVoted[id][msg.sender], "already voted");
        hasVoted[id][msg.sender] = true;
        Proposal storage p = proposals[id];
        uint256 weight = token.getPastVotes(msg.sender, p.snapshot);
        if (support) p.forVotes += weight;
        else p.againstVotes += weight;
        emit VoteCast(id, msg.sender, support, weight);
    }

    function execute(uint256 id) external {
        require(state(id) == State.Ready, "not ready");
        proposals[id].executed = true;
        (bool ok, ) = proposals[id].target.call(proposals[id].data);
        require(ok, "call failed");
        emit ProposalExecuted(id);
    }
}

contract Marmalade is ERC20("Marmalade", "MARM") {
    constructor() {
        _mint(msg.sender, 40_000_000e18);
    }
}

/// @title A vault into which rewards drip over a week, so that nobody catches them at once
contract OrangeryVault is ERC4626 {
    uint256 public constant DRIP = 7 days;
    uint256 public dripped;
    uint256 public dripEnds;

    event RewardsAdded(address indexed from, uint256 amount);

    constructor(IERC20 asset_) ERC20("Orangery Marmalade", "oMARM") ERC4626(asset_) {}

    function addRewards(uint256 amount) external {
        uint256 left = locked();
        require(IERC20(asset()).transferFrom(msg.sender, address(this), amount));
        dripped = left + amount;
        dripEnds = block.timestamp + DRIP;
        emit RewardsAdded(msg.sender, amount);
    }

    function locked() public view returns (uint256) {
        return block.timestamp >= dripEnds ? 0 : dripped * (dripEnds - block.timestamp) / DRIP;
    }

    function totalAssets() public view override returns (uint256) {
        return IERC20(asset()).balanceOf(address(this)) - locked();
    }

    function _decimalsOffset() internal pure override returns (uint8) {
        return 3;
    }
}

/// @title A dollar of an issuer: its board of signers names minters with an allowance each, freezes and pauses
contract ToucanDollar is ERC20, ERC20Permit, AccessControl {
    bytes32 public constant FREEZER = keccak256("FREEZER");
    bytes32 public constant MASTER_MINTER = keccak256("MASTER_MINTER");

    mapping(address minter => uint256) public minterAllowance;
    mapping(address account => bool) public frozen;
    bool public paused;

    event MinterConfigured(address indexed minter, uint256 allowance);
    event Frozen(address indexed account, bool state);

    error AccountFrozen(address account);

    constructor(address board) ERC20("Toucan Dollar", "TOUC") ERC20Permit("Toucan Dollar") {
        _grantRole(DEFAULT_ADMIN_ROLE, board);
        _grantRole(FREEZER, board);
        _grantRole(MASTER_MINTER, board);
        _mint(msg.sender, 75_000_000e6);
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }

    function configureMinter(address minter, uint256 amount) external onlyRole(MASTER_MINTER) {
        minterAllowance[minter] = amount;
        emit MinterConfigured(minter, amount);
    }

    function mint(address to, uint256 amount) external {
        minterAllowance[msg.sender] -= amount;
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }

    function setFrozen(address account, bool state) external onlyRole(FREEZER) {
        frozen[account] = state;
        emit Frozen(account, state);
    }

    function setPaused(bool state) external onlyRole(FREEZER) {
        paused = state;
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!paused, "paused");
        if (frozen[from]) revert AccountFrozen(from);
        if (frozen[to]) revert AccountFrozen(to);
        super._update(from, to, value);
    }
}
