// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20Capped} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Capped.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {ERC1363} from "@openzeppelin/contracts/token/ERC20/extensions/ERC1363.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {Governor} from "@openzeppelin/contracts/governance/Governor.sol";
import {GovernorCountingSimple} from "@openzeppelin/contracts/governance/extensions/GovernorCountingSimple.sol";
import {GovernorVotes} from "@openzeppelin/contracts/governance/extensions/GovernorVotes.sol";
import {GovernorVotesQuorumFraction} from "@openzeppelin/contracts/governance/extensions/GovernorVotesQuorumFraction.sol";
import {GovernorTimelockControl} from "@openzeppelin/contracts/governance/extensions/GovernorTimelockControl.sol";
import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";
import {IVotes} from "@openzeppelin/contracts/governance/utils/IVotes.sol";

/// As the wizard writes it: fixed supply, burnable, with permits.
contract Wendlebrook is ERC20, ERC20Burnable, ERC20Permit {
    constructor(address recipient) ERC20("Wendlebrook", "WNDL") ERC20Permit("Wendlebrook") {
        _mint(recipient, 210_000_000 * 10 ** decimals());
    }
}

/// Capped; its minter is a role.
contract Marrowfen is ERC20Capped, ERC20Burnable, AccessControl {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");

    constructor() ERC20("Marrowfen", "MRRW") ERC20Capped(60_000_000 ether) {
        _grantRole(DEFAULT_ADMIN_ROLE, msg.sender);
        _mint(msg.sender, 50_000_000 ether);
    }

    function mint(address to, uint256 amount) external onlyRole(MINTER_ROLE) {
        _mint(to, amount);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Capped) {
        super._update(from, to, value);
    }
}

/// Voting token of a moot. It may grow by two of a hundred a year, where the vote wants it.
contract Thistleward is ERC20, ERC20Permit, ERC20Votes, Ownable {
    uint256 public nextMint;
    error TooEarly(uint256 at);
    error TooMuch(uint256 most);

    constructor(address first) ERC20("Thistleward", "THWD") ERC20Permit("Thistleward") Ownable(first) {
        nextMint = block.timestamp + 365 days;
        _mint(msg.sender, 100_000_000 ether);
    }

    function mint(address to, uint256 amount) external onlyOwner {
        if (block.timestamp < nextMint) revert TooEarly(nextMint);
        uint256 most = totalSupply() / 50;
        if (amount > most) revert TooMuch(most);
        nextMint = block.timestamp + 365 days;
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

    function nonces(address who) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(who);
    }
}

contract ThistleClock is TimelockController {
    constructor() TimelockController(2 days, new address[](0), new address[](0), msg.sender) {}
}

contract ThistleMoot is Governor, GovernorCountingSimple, GovernorVotes, GovernorVotesQuorumFraction, GovernorTimelockControl {
    constructor(IVotes token_, TimelockController clock_)
        Governor("ThistleMoot")
        GovernorVotes(token_)
        GovernorVotesQuorumFraction(4)
        GovernorTimelockControl(clock_)
    {}

    function clock() public view override(Governor, GovernorVotes) returns (uint48) {
        return uint48(block.timestamp);
    }

    function CLOCK_MODE() public pure override(Governor, GovernorVotes) returns (string memory) {
        return "mode=timestamp";
    }

    function votingDelay() public pure override returns (uint256) {
        return 1 days;
    }

    function votingPeriod() public pure override returns (uint256) {
        return 5 days;
    }

    function proposalThreshold() public pure override returns (uint256) {
        return 100_000 ether;
    }

    function state(uint256 id) public view override(Governor, GovernorTimelockControl) returns (ProposalState) {
        return super.state(id);
    }

    function proposalNeedsQueuing(uint256 id) public view override(Governor, GovernorTimelockControl) returns (bool) {
        return super.proposalNeedsQueuing(id);
    }

    function _queueOperations(uint256 id, address[] memory to, uint256[] memory value, bytes[] memory data, bytes32 text)
        internal
        override(Governor, GovernorTimelockControl)
        returns (uint48)
    {
        return super._queueOperations(id, to, value, data, text);
    }

    function _executeOperations(uint256 id, address[] memory to, uint256[] memory value, bytes[] memory data, bytes32 text)
        internal
        override(Governor, GovernorTimelockControl)
    {
        super._executeOperations(id, to, value, data, text);
    }

    function _cancel(address[] memory to, uint256[] memory value, bytes[] memory data, bytes32 text)
        internal
        override(Governor, GovernorTimelockControl)
        returns (uint256)
    {
        return super._cancel(to, value, data, text);
    }

    function _executor() internal view override(Governor, GovernorTimelockControl) returns (address) {
        return super._executor();
    }
}

/// Pays and calls in one step. Nobody owns it.
contract Pennywhistle is ERC1363, ERC20Permit {
    constructor() ERC20("Pennywhistle", "PNWH") ERC20Permit("Pennywhistle") {
        _mint(msg.sender, 77_700_000 ether);
    }
}

/// A tower of points: the treasury locks a share of the supply for eighteen months, and draws it by the second.
contract Cobblereach is ERC20 {
    uint256 public immutable begins = block.timestamp + 90 days;
    uint256 public constant SPAN = 450 days;
    uint256 public constant TREASURY = 20_000_000 ether;
    address public immutable treasury;
    uint256 public drawn;

    constructor(address treasury_) ERC20("Cobblereach", "COBL") {
        treasury = treasury_;
        _mint(address(this), TREASURY);
        _mint(msg.sender, 80_000_000 ether);
    }

    function vested() public view returns (uint256) {
        if (block.timestamp <= begins) return 0;
        uint256 gone = block.timestamp - begins;
        return gone >= SPAN ? TREASURY : (TREASURY * gone) / SPAN;
    }

    function draw() external {
        uint256 due = vested() - drawn;
        drawn += due;
        _transfer(address(this), treasury, due);
    }
}
