// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {ERC20Capped} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Capped.sol";
import {ERC20Pausable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Pausable.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IVotes} from "@openzeppelin/contracts/governance/utils/IVotes.sol";
import {Governor} from "@openzeppelin/contracts/governance/Governor.sol";
import {GovernorSettings} from "@openzeppelin/contracts/governance/extensions/GovernorSettings.sol";
import {GovernorCountingSimple} from "@openzeppelin/contracts/governance/extensions/GovernorCountingSimple.sol";
import {GovernorVotes} from "@openzeppelin/contracts/governance/extensions/GovernorVotes.sol";
import {GovernorTimelockControl} from "@openzeppelin/contracts/governance/extensions/GovernorTimelockControl.sol";
import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";

function only(address one) pure returns (address[] memory list) {
    list = new address[](1);
    list[0] = one;
}

/// @notice Anybody carries out what the governor has queued three days before. There is no admin.
contract EphemerisExecutor is TimelockController {
    constructor(address governor) TimelockController(3 days, only(governor), only(address(0)), address(0)) {}
}

contract EphemerisGovernor is
    Governor,
    GovernorSettings,
    GovernorCountingSimple,
    GovernorVotes,
    GovernorTimelockControl
{
    constructor(IVotes token, TimelockController executor)
        Governor("Ephemeris Governor")
        GovernorSettings(1 days, 5 days, 250_000e18)
        GovernorVotes(token)
        GovernorTimelockControl(executor)
    {}

    /// One in twenty of all there were.
    function quorum(uint256 timepoint) public view override returns (uint256) {
        return token().getPastTotalSupply(timepoint) / 20;
    }

    function proposalThreshold() public view override(Governor, GovernorSettings) returns (uint256) {
        return super.proposalThreshold();
    }

    function state(uint256 id) public view override(Governor, GovernorTimelockControl) returns (ProposalState) {
        return super.state(id);
    }

    function proposalNeedsQueuing(uint256 id) public view override(Governor, GovernorTimelockControl) returns (bool) {
        return super.proposalNeedsQueuing(id);
    }

    function _queueOperations(uint256 id, address[] memory to, uint256[] memory wei_, bytes[] memory data, bytes32 text)
        internal
        override(Governor, GovernorTimelockControl)
        returns (uint48)
    {
        return super._queueOperations(id, to, wei_, data, text);
    }

    function _executeOperations(uint256 id, address[] memory to, uint256[] memory wei_, bytes[] memory data, bytes32 text)
        internal
        override(Governor, GovernorTimelockControl)
    {
        super._executeOperations(id, to, wei_, data, text);
    }

    function _cancel(address[] memory to, uint256[] memory wei_, bytes[] memory data, bytes32 text)
        internal
        override(Governor, GovernorTimelockControl)
        returns (uint256)
    {
        return super._cancel(to, wei_, data, text);
    }

    function _executor() internal view override(Governor, GovernorTimelockControl) returns (address) {
        return super._executor();
    }
}

/// @title Ephemeris: one of a hundred in a year, if holders have voted for it
contract EphemerisToken is ERC20, ERC20Permit, ERC20Votes, Ownable {
    uint256 public nextMint = block.timestamp + 365 days;

    error NotThisYear();
    error MoreThanOnePercent();

    constructor(address executor) ERC20("Ephemeris", "EPHM") ERC20Permit("Ephemeris") Ownable(executor) {
        _mint(msg.sender, 100_000_000e18);
    }

    function mint(address to, uint256 amount) external onlyOwner {
        if (block.timestamp < nextMint) revert NotThisYear();
        if (amount > totalSupply() / 100) revert MoreThanOnePercent();
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

/// @notice A controller of the library; two of three propose, and five days pass.
contract LarderTimelock is TimelockController {
    constructor(address council) TimelockController(5 days, only(council), only(council), address(0)) {}
}

/// @title Larder, capped; its owner is the timelock
contract LarderToken is ERC20Capped, ERC20Pausable, Ownable {
    constructor(address owner_) ERC20("Larder", "LRDR") ERC20Capped(60_000_000e18) Ownable(owner_) {
        _mint(msg.sender, 52_000_000e18);
    }

    function mint(address to, uint256 value) external onlyOwner {
        _mint(to, value);
    }

    function pause() external onlyOwner {
        _pause();
    }

    function unpause() external onlyOwner {
        _unpause();
    }

    function _update(address from, address to, uint256 value) internal override(ERC20Capped, ERC20Pausable) {
        super._update(from, to, value);
    }
}

/// @title A safe of five people, three of whom approve each call; its one module was there from the start
contract ChapterSafe {
    mapping(address => bool) public isOwner;
    uint256 public constant threshold = 3;
    uint256 public nonce;
    address public immutable module;
    mapping(bytes32 => mapping(address => bool)) public approvedHashes;

    event ExecutionSuccess(bytes32 indexed hash);

    constructor(address[] memory owners, address module_) {
        require(owners.length == 5);
        for (uint256 i; i < owners.length; ++i) isOwner[owners[i]] = true;
        module = module_;
    }

    function getTransactionHash(address to, bytes calldata data, uint256 at) public view returns (bytes32) {
        return keccak256(abi.encode(block.chainid, address(this), to, keccak256(data), at));
    }

    function approveHash(bytes32 hash) external {
        require(isOwner[msg.sender], "GS030");
        approvedHashes[hash][msg.sender] = true;
    }

    /// @param signers three owners that have approved, in rising order
    function execTransaction(address to, bytes calldata data, address[] calldata signers) external returns (bytes memory) {
        bytes32 hash = getTransactionHash(to, data, nonce++);
        require(signers.length >= threshold, "GS020");
        address last;
        for (uint256 i; i < signers.length; ++i) {
            require(signers[i] > last && isOwner[signers[i]] && approvedHashes[hash][signers[i]], "GS025");
            last = signers[i];
        }
        emit ExecutionSuccess(hash);
        return _run(to, data);
    }

    function execTransactionFromModule(address to, bytes calldata data) external returns (bytes memory) {
        require(msg.sender == module, "GS104");
        return _run(to, data);
    }

    function _run(address to, bytes calldata data) private returns (bytes memory) {
        (bool ok, bytes memory back) = to.call(data);
        require(ok, "GS013");
        return back;
    }
}

/// @notice Lets the treasurer issue stipends of forty thousand in thirty days, in the name of the safe.
contract StipendModule {
    ChapterSafe public immutable safe;
    address public immutable token;
    address public immutable treasurer;
    uint256 public constant MONTHLY = 40_000e18;
    uint256 public month;
    uint256 public spent;

    constructor(ChapterSafe safe_, address token_, address treasurer_) {
        (safe, token, treasurer) = (safe_, token_, treasurer_);
    }

    function pay(address to, uint256 amount) external {
        require(msg.sender == treasurer, "treasurer");
        uint256 now_ = block.timestamp / 30 days;
        if (now_ != month) (month, spent) = (now_, 0);
        spent += amount;
        require(spent <= MONTHLY, "more than a month brings");
        safe.execTransactionFromModule(token, abi.encodeCall(ChapterToken.mint, (to, amount)));
    }
}

contract ChapterToken is ERC20Permit, Ownable {
    constructor(address safe) ERC20("Chapter", "CHAP") ERC20Permit("Chapter") Ownable(safe) {
        _mint(msg.sender, 24_000_000e18);
    }

    function mint(address to, uint256 amount) external onlyOwner {
        _mint(to, amount);
    }
}
