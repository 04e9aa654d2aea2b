// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit, Nonces} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {ERC20Capped} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Capped.sol";
import {ERC20Pausable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Pausable.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

abstract contract VotingBase is ERC20, ERC20Permit, ERC20Votes {
    function _update(address from, address to, uint256 value) internal virtual override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }

    function nonces(address who) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(who);
    }
}

/// A rollup's governance token: once a year its owner, a timelock, makes two percent at most.
contract RollupVotes is VotingBase, Ownable {
    uint256 public constant MINT_CAP_NUMERATOR = 200;
    uint256 public constant MINT_CAP_DENOMINATOR = 10_000;
    uint256 public constant MIN_MINT_INTERVAL = 365 days;
    uint256 public nextMint;

    constructor(address owner_) ERC20("Rollup Votes", "RVOT") ERC20Permit("Rollup Votes") Ownable(owner_) {
        nextMint = block.timestamp + MIN_MINT_INTERVAL;
        _mint(msg.sender, 10_000_000_000e18);
    }

    function mint(address to, uint256 value) external onlyOwner {
        require(value <= (totalSupply() * MINT_CAP_NUMERATOR) / MINT_CAP_DENOMINATOR, "MINT_TOO_MUCH");
        require(block.timestamp >= nextMint, "MINT_TOO_EARLY");
        nextMint += MIN_MINT_INTERVAL;
        _mint(to, value);
    }
}

/// Preset of roles: one who makes, one who pauses, and a cap.
contract RolePreset is ERC20Capped, ERC20Pausable, ERC20Burnable, AccessControl {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    bytes32 public constant PAUSER_ROLE = keccak256("PAUSER_ROLE");

    constructor(address board) ERC20("Harvest Land", "HLND") ERC20Capped(3_000_000_000e18) {
        _mint(msg.sender, 2_400_000_000e18);
        _grantRole(DEFAULT_ADMIN_ROLE, board);
        _grantRole(MINTER_ROLE, board);
        _grantRole(PAUSER_ROLE, board);
    }

    function mint(address to, uint256 value) external onlyRole(MINTER_ROLE) {
        _mint(to, value);
    }

    function pause() external onlyRole(PAUSER_ROLE) {
        _pause();
    }

    function unpause() external onlyRole(PAUSER_ROLE) {
        _unpause();
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Capped, ERC20Pausable) {
        super._update(from, to, value);
    }
}

/// Emission by a fixed curve that falls by a sixth each year. Only the gauge may draw what the curve has set free.
contract CurveEmission is ERC20 {
    uint256 public constant YEAR = 365 days;
    uint256 public constant RATE_REDUCTION = 1_189_207_115_002_721_024;
    uint256 public rate = uint256(274_815_283e18) / YEAR;
    uint256 public startEpochTime;
    uint256 private startEpochSupply = 1_300_000_000e18;
    address public minter;
    address public admin;

    constructor() ERC20("Gauge Emission", "GGEM") {
        startEpochTime = block.timestamp;
        admin = msg.sender;
        _mint(msg.sender, startEpochSupply);
    }

    function setMinter(address to) external {
        require(msg.sender == admin && minter == address(0), "once");
        minter = to;
        admin = address(0);
    }

    function updateMiningParameters() public {
        require(block.timestamp >= startEpochTime + YEAR, "too soon");
        startEpochSupply += rate * YEAR;
        startEpochTime += YEAR;
        rate = (rate * 1e18) / RATE_REDUCTION;
    }

    function availableSupply() public view returns (uint256) {
        return startEpochSupply + (block.timestamp - startEpochTime) * rate;
    }

    function mint(address to, uint256 value) external returns (bool) {
        require(msg.sender == minter, "minter only");
        if (block.timestamp >= startEpochTime + YEAR) updateMiningParameters();
        require(totalSupply() + value <= availableSupply(), "exceeds allowable mint amount");
        _mint(to, value);
        return true;
    }
}

/// Whoever stakes gets a share of the emission.
contract Gauge {
    CurveEmission public immutable token;
    uint256 public staked;
    uint256 public perStake;
    uint256 public last = block.timestamp;
    mapping(address => uint256) public stakeOf;
    mapping(address => uint256) private paid;

    constructor(CurveEmission token_) {
        token = token_;
    }

    function checkpoint(address who) public {
        if (staked > 0) perStake += ((block.timestamp - last) * (token.rate() / 2) * 1e18) / staked;
        last = block.timestamp;
        uint256 due = (stakeOf[who] * (perStake - paid[who])) / 1e18;
        paid[who] = perStake;
        if (due > 0) token.mint(who, due);
    }

    function deposit(uint256 value) external {
        checkpoint(msg.sender);
        token.transferFrom(msg.sender, address(this), value);
        stakeOf[msg.sender] += value;
        staked += value;
    }

    function withdraw(uint256 value) external {
        checkpoint(msg.sender);
        stakeOf[msg.sender] -= value;
        staked -= value;
        token.transfer(msg.sender, value);
    }
}

/// Minted only by the chamber, where holders vote.
contract ChamberVotes is VotingBase {
    address public chamber;
    uint256 public immutable cap = 120_000_000e18;

    constructor() ERC20("Chamber Votes", "CHVO") ERC20Permit("Chamber Votes") {
        _mint(msg.sender, 100_000_000e18);
    }

    function seat(address chamber_) external {
        require(chamber == address(0) && chamber_.code.length > 0);
        chamber = chamber_;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == chamber && totalSupply() + value <= cap, "chamber");
        _mint(to, value);
    }

    function clock() public view override returns (uint48) {
        return uint48(block.timestamp);
    }

    function CLOCK_MODE() public pure override returns (string memory) {
        return "mode=timestamp";
    }
}

/// Five days of votes, a quorum of four percent, three more days until it is done.
contract Chamber {
    struct Proposal {
        address to;
        bytes data;
        uint48 start;
        uint256 pro;
        uint256 con;
        bool done;
    }

    ChamberVotes public immutable token;
    Proposal[] public proposals;
    mapping(uint256 => mapping(address => bool)) public voted;

    constructor(ChamberVotes token_) {
        token = token_;
    }

    function propose(address to, bytes calldata data) external returns (uint256) {
        require(token.getPastVotes(msg.sender, block.timestamp - 1) >= token.totalSupply() / 100, "threshold");
        proposals.push(Proposal(to, data, uint48(block.timestamp), 0, 0, false));
        return proposals.length - 1;
    }

    function vote(uint256 id, bool pro) external {
        Proposal storage one = proposals[id];
        require(block.timestamp > one.start && block.timestamp < one.start + 5 days && !voted[id][msg.sender], "closed");
        voted[id][msg.sender] = true;
        uint256 weight = token.getPastVotes(msg.sender, one.start);
        if (pro) one.pro += weight;
        else one.con += weight;
    }

    function execute(uint256 id) external {
        Proposal storage one = proposals[id];
        require(block.timestamp > one.start + 8 days && !one.done && one.pro > one.con, "not yet");
        require(one.pro >= token.getPastTotalSupply(one.start) / 25, "quorum");
        one.done = true;
        (bool ok, ) = one.to.call(one.data);
        require(ok);
    }
}

/// A year of nothing, then three years in equal steps.
contract CliffLock {
    address public immutable beneficiary;
    uint256 public immutable start = block.timestamp;
    mapping(address => uint256) public released;

    constructor(address to) {
        beneficiary = to;
    }

    function release(ERC20 token) external {
        uint256 all = token.balanceOf(address(this)) + released[address(token)];
        uint256 past = block.timestamp - start;
        uint256 free = past < 365 days ? 0 : past >= 4 * 365 days ? all : (all * past) / (4 * 365 days);
        uint256 due = free - released[address(token)];
        released[address(token)] = free;
        token.transfer(beneficiary, due);
    }
}

/// A fixed supply of which the team cannot touch its third.
contract TeamLocked is VotingBase, ERC20Burnable {
    constructor(address lock) ERC20("Granary", "GRNY") ERC20Permit("Granary") {
        _mint(lock, 330_000_000e18);
        _mint(msg.sender, 670_000_000e18);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, VotingBase) {
        super._update(from, to, value);
    }
}
