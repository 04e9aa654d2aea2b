// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Capped} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Capped.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {IVotes} from "@openzeppelin/contracts/governance/utils/IVotes.sol";
import {Governor} from "@openzeppelin/contracts/governance/Governor.sol";
import {GovernorSettings} from "@openzeppelin/contracts/governance/extensions/GovernorSettings.sol";
import {GovernorCountingSimple} from "@openzeppelin/contracts/governance/extensions/GovernorCountingSimple.sol";
import {GovernorVotes} from "@openzeppelin/contracts/governance/extensions/GovernorVotes.sol";
import {GovernorVotesQuorumFraction} from "@openzeppelin/contracts/governance/extensions/GovernorVotesQuorumFraction.sol";
import {GovernorTimelockControl} from "@openzeppelin/contracts/governance/extensions/GovernorTimelockControl.sol";
import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";

/// As the wizard writes it: a cap, permits, and an owner who may make what is left below the cap.
contract Alderport is ERC20Capped, ERC20Permit, Ownable2Step {
    constructor(address safe)
        ERC20("Alderport", "ALDR")
        ERC20Permit("Alderport")
        ERC20Capped(100_000_000 ether)
        Ownable(safe)
    {
        _mint(msg.sender, 60_000_000 ether);
    }

    function mint(address to, uint256 value) external onlyOwner {
        _mint(to, value);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Capped) {
        super._update(from, to, value);
    }
}

/// Votes by the clock of the chain. Once a year the timelock of the governor may make two of a hundred.
contract Fernhollow is ERC20, ERC20Permit, ERC20Votes {
    uint256 public constant MINIMUM_TIME_BETWEEN_MINTS = 365 days;
    uint256 public constant MINT_CAP = 2;
    address public immutable minter;
    uint256 public mintingAllowedAfter;

    error OnlyMinter();
    error TooEarly(uint256 until);
    error TooMuch(uint256 most);

    constructor(address minter_, uint256 mintingAllowedAfter_) ERC20("Fernhollow", "FERN") ERC20Permit("Fernhollow") {
        (minter, mintingAllowedAfter) = (minter_, mintingAllowedAfter_);
        _mint(msg.sender, 1_000_000_000 ether);
    }

    function mint(address to, uint256 value) external {
        if (msg.sender != minter) revert OnlyMinter();
        if (block.timestamp < mintingAllowedAfter) revert TooEarly(mintingAllowedAfter);
        uint256 most = (totalSupply() * MINT_CAP) / 100;
        if (value > most) revert TooMuch(most);
        mintingAllowedAfter = block.timestamp + MINIMUM_TIME_BETWEEN_MINTS;
        _mint(to, value);
    }

    function clock() public view override returns (uint48) {
        return uint48(block.timestamp);
    }

    // solhint-disable-next-line func-name-mixedcase
    function CLOCK_MODE() public pure override returns (string memory) {
        return "mode=timestamp";
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }

    function nonces(address account) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(account);
    }
}

/// Two days between a vote and what it does; anybody carries it out, the governor alone proposes.
contract FernClock is TimelockController {
    constructor(address[] memory governors, address[] memory anybody)
        TimelockController(2 days, governors, anybody, address(0))
    {}
}

/// A day of notice, five of votes, four of a hundred have to take part.
contract FernGovernor is
    Governor,
    GovernorSettings,
    GovernorCountingSimple,
    GovernorVotes,
    GovernorVotesQuorumFraction,
    GovernorTimelockControl
{
    constructor(IVotes token_, TimelockController clock_)
        Governor("Fern Governor")
        GovernorSettings(1 days, 5 days, 1_000_000 ether)
        GovernorVotes(token_)
        GovernorVotesQuorumFraction(4)
        GovernorTimelockControl(clock_)
    {}

    function clock() public view override(Governor, GovernorVotes) returns (uint48) {
        return uint48(block.timestamp);
    }

    // solhint-disable-next-line func-name-mixedcase
    function CLOCK_MODE() public pure override(Governor, GovernorVotes) returns (string memory) {
        return "mode=timestamp";
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

    function _queueOperations(uint256 id, address[] memory targets, uint256[] memory values, bytes[] memory calls, bytes32 text)
        internal
        override(Governor, GovernorTimelockControl)
        returns (uint48)
    {
        return super._queueOperations(id, targets, values, calls, text);
    }

    function _executeOperations(uint256 id, address[] memory targets, uint256[] memory values, bytes[] memory calls, bytes32 text)
        internal
        override(Governor, GovernorTimelockControl)
    {
        super._executeOperations(id, targets, values, calls, text);
    }

    function _cancel(address[] memory targets, uint256[] memory values, bytes[] memory calls, bytes32 text)
        internal
        override(Governor, GovernorTimelockControl)
        returns (uint256)
    {
        return super._cancel(targets, values, calls, text);
    }

    function _executor() internal view override(Governor, GovernorTimelockControl) returns (address) {
        return super._executor();
    }
}
