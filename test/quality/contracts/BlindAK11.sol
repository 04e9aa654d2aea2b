// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Governor} from "@openzeppelin/contracts/governance/Governor.sol";
import {GovernorSettings} from "@openzeppelin/contracts/governance/extensions/GovernorSettings.sol";
import {GovernorCountingSimple} from "@openzeppelin/contracts/governance/extensions/GovernorCountingSimple.sol";
import {GovernorVotes} from "@openzeppelin/contracts/governance/extensions/GovernorVotes.sol";
import {GovernorTimelockControl} from "@openzeppelin/contracts/governance/extensions/GovernorTimelockControl.sol";
import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";
import {IVotes} from "@openzeppelin/contracts/governance/utils/IVotes.sol";

contract BongoToken is ERC20, ERC20Permit, ERC20Votes, Ownable {
    uint256 public constant MINT_CAP_BPS = 200;
    uint256 public constant MINT_PERIOD = 365 days;
    uint256 public nextMint;

    error MintTooEarly();
    error MintCap();

    constructor(address dao) ERC20("Bongo Commons", "BNGO") ERC20Permit("Bongo Commons") Ownable(dao) {
        _mint(msg.sender, 100_000_000 ether);
        nextMint = block.timestamp + MINT_PERIOD;
    }

    function mint(address to, uint256 amount) external onlyOwner {
        if (block.timestamp < nextMint) revert MintTooEarly();
        if (amount > (totalSupply() * MINT_CAP_BPS) / 10_000) revert MintCap();
        nextMint = block.timestamp + MINT_PERIOD;
        _mint(to, amount);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }

    function nonces(address owner) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(owner);
    }
}

contract BongoTimelock is TimelockController {
    constructor(address[] memory proposers, address[] memory executors) TimelockController(2 days, proposers, executors, address(0)) {}
}

contract BongoGovernor is
    Governor,
    GovernorSettings,
    GovernorCountingSimple,
    GovernorVotes,
    GovernorTimelockControl
{
    constructor(IVotes token, TimelockController lock)
        Governor("Bongo Governor")
        GovernorSettings(7200, 36_000, 100_000 ether)
        GovernorVotes(token)
        GovernorTimelockControl(lock)
    {}

    function quorum(uint256) public pure override returns (uint256) {
        return 4_000_000 ether;
    }

    function state(uint256 id) public view override(Governor, GovernorTimelockControl) returns (ProposalState) {
        return super.state(id);
    }

    function proposalNeedsQueuing(uint256 id) public view override(Governor, GovernorTimelockControl) returns (bool) {
        return super.proposalNeedsQueuing(id);
    }

    function proposalThreshold() public view override(Governor, GovernorSettings) returns (uint256) {
        return super.proposalThreshold();
    }

    function _queueOperations(uint256 id, address[] memory a, uint256[] memory b, bytes[] memory c, bytes32 d)
        internal
        override(Governor, GovernorTimelockControl)
        returns (uint48)
    {
        return super._queueOperations(id, a, b, c, d);
    }

    function _executeOperations(uint256 id, address[] memory a, uint256[] memory b, bytes[] memory c, bytes32 d)
        internal
        override(Governor, GovernorTimelockControl)
    {
        super._executeOperations(id, a, b, c, d);
    }

    function _cancel(address[] memory a, uint256[] memory b, bytes[] memory c, bytes32 d)
        internal
        override(Governor, GovernorTimelockControl)
        returns (uint256)
    {
        return super._cancel(a, b, c, d);
    }

    function _executor() internal view override(Governor, GovernorTimelockControl) returns (address) {
        return super._executor();
    }
}

/// Loot of a guild: who is not content takes his part of the bank and leaves.
contract AnoaLoot is ERC20("Anoa Guild Loot", "ANOA") {
    address public immutable guild;

    constructor(address guild_) {
        guild = guild_;
    }

    modifier onlyGuild() {
        require(msg.sender == guild, "!guild");
        _;
    }

    function mintLoot(address to, uint256 amount) external onlyGuild {
        _mint(to, amount);
    }

    function burnLoot(address from, uint256 amount) external onlyGuild {
        _burn(from, amount);
    }
}

contract AnoaGuild {
    struct Proposal {
        address applicant;
        uint256 tribute;
        uint256 loot;
        uint256 start;
        uint256 yes;
        uint256 no;
        bool processed;
        string details;
    }

    uint256 public constant VOTING = 5 days;
    uint256 public constant GRACE = 5 days;
    AnoaLoot public loot;
    uint256 public escrowed;
    Proposal[] public proposals;
    mapping(address => uint256) public shares;
    uint256 public totalShares;
    mapping(uint256 => mapping(address => bool)) public voted;

    event SubmitProposal(uint256 indexed id, address indexed applicant, uint256 tribute, uint256 loot, string details);
    event SubmitVote(uint256 indexed id, address indexed member, bool yes);
    event ProcessProposal(uint256 indexed id, bool passed);
    event Ragequit(address indexed member, uint256 loot, uint256 paid);

    constructor(address[] memory members) {
        for (uint256 i; i < members.length; i++) shares[members[i]] = 1;
        totalShares = members.length;
    }

    /// The founder brings the bank, and has loot for it.
    function summon(AnoaLoot loot_) external payable {
        require(address(loot) == address(0), "summoned");
        loot = loot_;
        loot_.mintLoot(msg.sender, msg.value * 1000);
    }

    function bank() public view returns (uint256) {
        return address(this).balance - escrowed;
    }

    /// Nobody comes in below the value of what is there.
    function submitProposal(uint256 wanted, string calldata details) external payable returns (uint256 id) {
        require(msg.value * loot.totalSupply() >= wanted * (bank() - msg.value), "tribute too small");
        escrowed += msg.value;
        id = proposals.length;
        proposals.push(Proposal(msg.sender, msg.value, wanted, block.timestamp, 0, 0, false, details));
        emit SubmitProposal(id, msg.sender, msg.value, wanted, details);
    }

    function submitVote(uint256 id, bool yes) external {
        Proposal storage one = proposals[id];
        require(shares[msg.sender] > 0 && !voted[id][msg.sender] && block.timestamp < one.start + VOTING, "vote");
        voted[id][msg.sender] = true;
        if (yes) one.yes += shares[msg.sender];
        else one.no += shares[msg.sender];
        emit SubmitVote(id, msg.sender, yes);
    }

    function processProposal(uint256 id) external {
        Proposal storage one = proposals[id];
        require(!one.processed && block.timestamp >= one.start + VOTING + GRACE, "not ready");
        one.processed = true;
        escrowed -= one.tribute;
        bool passed = one.yes > one.no && one.yes * 2 > totalShares;
        emit ProcessProposal(id, passed);
        if (passed) return loot.mintLoot(one.applicant, one.loot);
        (bool ok, ) = one.applicant.call{value: one.tribute}("");
        require(ok, "ether");
    }

    function ragequit(uint256 amount) external {
        uint256 paid = (bank() * amount) / loot.totalSupply();
        loot.burnLoot(msg.sender, amount);
        (bool ok, ) = msg.sender.call{value: paid}("");
        require(ok, "ether");
        emit Ragequit(msg.sender, amount, paid);
    }
}
