// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {ERC20TransferAuthorization} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20TransferAuthorization.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";
import {VestingWallet} from "@openzeppelin/contracts/finance/VestingWallet.sol";
import {VestingWalletCliff} from "@openzeppelin/contracts/finance/VestingWalletCliff.sol";
import {IVotes} from "@openzeppelin/contracts/governance/utils/IVotes.sol";
import {Governor} from "@openzeppelin/contracts/governance/Governor.sol";
import {GovernorSettings} from "@openzeppelin/contracts/governance/extensions/GovernorSettings.sol";
import {GovernorCountingSimple} from "@openzeppelin/contracts/governance/extensions/GovernorCountingSimple.sol";
import {GovernorVotes} from "@openzeppelin/contracts/governance/extensions/GovernorVotes.sol";
import {GovernorTimelockControl} from "@openzeppelin/contracts/governance/extensions/GovernorTimelockControl.sol";
import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";
import {Ownable as Ownable4} from "@openzeppelin/contracts-4/access/Ownable.sol";
import {ERC20 as ERC20v4} from "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import {ERC20Snapshot} from "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Snapshot.sol";
import {ERC20Burnable as ERC20Burnable4} from "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Burnable.sol";

contract AgoraToken is ERC20, ERC20Permit, ERC20Votes {
    address public immutable executor;

    constructor(address executor_) ERC20("Agora", "AGRA") ERC20Permit("Agora") {
        executor = executor_;
        _mint(msg.sender, 20_000_000 ether);
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == executor, "governance only");
        _mint(to, amount);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }

    function nonces(address owner) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(owner);
    }
}

contract AgoraGovernor is Governor, GovernorSettings, GovernorCountingSimple, GovernorVotes, GovernorTimelockControl {
    constructor(IVotes token, TimelockController timelock)
        Governor("AgoraGovernor")
        GovernorSettings(7200, 36000, 100_000 ether)
        GovernorVotes(token)
        GovernorTimelockControl(timelock)
    {}

    function quorum(uint256) public pure override returns (uint256) {
        return 800_000 ether;
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

    function _queueOperations(uint256 id, address[] memory targets, uint256[] memory values, bytes[] memory calldatas, bytes32 description)
        internal
        override(Governor, GovernorTimelockControl)
        returns (uint48)
    {
        return super._queueOperations(id, targets, values, calldatas, description);
    }

    function _executeOperations(uint256 id, address[] memory targets, uint256[] memory values, bytes[] memory calldatas, bytes32 description)
        internal
        override(Governor, GovernorTimelockControl)
    {
        super._executeOperations(id, targets, values, calldatas, description);
    }

    function _cancel(address[] memory targets, uint256[] memory values, bytes[] memory calldatas, bytes32 description)
        internal
        override(Governor, GovernorTimelockControl)
        returns (uint256)
    {
        return super._cancel(targets, values, calldatas, description);
    }

    function _executor() internal view override(Governor, GovernorTimelockControl) returns (address) {
        return super._executor();
    }
}

/// Shares of a cooperative: new ones only by a vote of five days, and whoever disagrees takes his part of the chest and leaves.
contract Cooperative {
    struct Motion {
        address to;
        uint256 amount;
        uint256 votes;
        uint64 ends;
        bool done;
    }

    CoopShare public immutable share;
    uint256 public constant VOTING = 5 days;
    uint256 public constant GRACE = 2 days;
    Motion[] public motions;
    mapping(address => uint256) public staked;
    mapping(address => uint256) public lockedUntil;
    mapping(uint256 => mapping(address => bool)) public voted;

    event Proposed(uint256 indexed id, address to, uint256 amount);
    event Voted(uint256 indexed id, address indexed member, uint256 weight);

    constructor(CoopShare share_) {
        share = share_;
    }

    receive() external payable {}

    function stake(uint256 amount) external {
        share.transferFrom(msg.sender, address(this), amount);
        staked[msg.sender] += amount;
    }

    function unstake(uint256 amount) external {
        require(block.timestamp > lockedUntil[msg.sender], "vote pending");
        staked[msg.sender] -= amount;
        share.transfer(msg.sender, amount);
    }

    function propose(address to, uint256 amount) external returns (uint256 id) {
        require(staked[msg.sender] * 100 >= share.totalSupply(), "one percent");
        id = motions.length;
        motions.push(Motion(to, amount, 0, uint64(block.timestamp + VOTING), false));
        emit Proposed(id, to, amount);
    }

    function vote(uint256 id) external {
        Motion storage motion = motions[id];
        require(block.timestamp < motion.ends && !voted[id][msg.sender], "closed");
        voted[id][msg.sender] = true;
        motion.votes += staked[msg.sender];
        if (lockedUntil[msg.sender] < motion.ends + GRACE) lockedUntil[msg.sender] = motion.ends + GRACE;
        emit Voted(id, msg.sender, staked[msg.sender]);
    }

    function execute(uint256 id) external {
        Motion storage motion = motions[id];
        require(!motion.done && block.timestamp > motion.ends + GRACE, "not yet");
        require(motion.votes * 2 > share.totalSupply(), "no majority");
        motion.done = true;
        share.mint(motion.to, motion.amount);
    }

    function ragequit(uint256 amount) external {
        uint256 part = (address(this).balance * amount) / share.totalSupply();
        share.burnFor(msg.sender, amount);
        (bool ok, ) = msg.sender.call{value: part}("");
        require(ok);
    }
}

contract CoopShare is ERC20("Millpond Cooperative", "MILL") {
    address public immutable cooperative;

    constructor(address cooperative_) {
        cooperative = cooperative_;
        _mint(msg.sender, 1_000_000 ether);
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == cooperative, "cooperative only");
        _mint(to, amount);
    }

    function burnFor(address member, uint256 amount) external {
        require(msg.sender == cooperative, "cooperative only");
        _spendAllowance(member, cooperative, amount);
        _burn(member, amount);
    }
}

contract LedgerToken is ERC20v4, ERC20Burnable4, ERC20Snapshot, Ownable4 {
    constructor() ERC20v4("Ledgerline", "LDGR") {
        _mint(msg.sender, 15_000_000 * 10 ** decimals());
    }

    function snapshot() public onlyOwner returns (uint256) {
        return _snapshot();
    }

    function _beforeTokenTransfer(address from, address to, uint256 amount) internal override(ERC20v4, ERC20Snapshot) {
        super._beforeTokenTransfer(from, to, amount);
    }
}

contract AuthorizedToken is ERC20("Gasless", "GSLS"), EIP712("Gasless", "1"), ERC20TransferAuthorization {
    constructor() {
        _mint(msg.sender, 64_000_000 ether);
    }
}

/// A share of the supply for those in the list; what nobody has claimed within a year is burnt.
contract MerkleDistributor {
    AirToken public immutable token;
    bytes32 public immutable merkleRoot;
    uint256 public immutable deadline = block.timestamp + 365 days;
    mapping(uint256 => uint256) private claimedBitMap;

    event Claimed(uint256 index, address account, uint256 amount);

    constructor(AirToken token_, bytes32 root) {
        (token, merkleRoot) = (token_, root);
    }

    function isClaimed(uint256 index) public view returns (bool) {
        return claimedBitMap[index / 256] & (1 << (index % 256)) != 0;
    }

    function claim(uint256 index, address account, uint256 amount, bytes32[] calldata proof) external {
        require(!isClaimed(index), "Drop already claimed.");
        require(MerkleProof.verifyCalldata(proof, merkleRoot, keccak256(abi.encode(index, account, amount))), "Invalid proof.");
        claimedBitMap[index / 256] |= 1 << (index % 256);
        token.transfer(account, amount);
        emit Claimed(index, account, amount);
    }

    function burnUnclaimed() external {
        require(block.timestamp > deadline, "still open");
        token.burn(token.balanceOf(address(this)));
    }
}

contract CoreVesting is VestingWalletCliff {
    constructor(address beneficiary, uint64 start) VestingWallet(beneficiary, start, 3 * 365 days) VestingWalletCliff(365 days) {}
}

contract AirToken is ERC20("Zephyr", "ZPHR") {
    constructor(address distributor, address vesting) {
        _mint(distributor, 30_000_000 ether);
        _mint(vesting, 20_000_000 ether);
        _mint(msg.sender, 50_000_000 ether);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

/// What independent auditors have seen in the bank: the lowest of three reports counts, for two days.
contract ReserveFeed {
    address[3] public auditors;
    mapping(address => uint256) public report;
    mapping(address => uint256) public reportedAt;

    event Reported(address indexed auditor, uint256 reserves);

    constructor(address a, address b, address c, uint256 first) {
        auditors = [a, b, c];
        for (uint256 i; i < 3; i++) (report[auditors[i]], reportedAt[auditors[i]]) = (first, block.timestamp);
    }

    function submit(uint256 reserves) external {
        require(msg.sender == auditors[0] || msg.sender == auditors[1] || msg.sender == auditors[2], "auditor only");
        (report[msg.sender], reportedAt[msg.sender]) = (reserves, block.timestamp);
        emit Reported(msg.sender, reserves);
    }

    function latest() external view returns (uint256 lowest) {
        lowest = type(uint256).max;
        for (uint256 i; i < 3; i++) {
            require(block.timestamp < reportedAt[auditors[i]] + 2 days, "stale");
            if (report[auditors[i]] < lowest) lowest = report[auditors[i]];
        }
    }
}

contract ReserveDollar is ERC20("Proven Dollar", "PRVD"), ERC20Permit("Proven Dollar") {
    ReserveFeed public immutable feed;
    address public immutable issuer;

    event Redeemed(address indexed from, uint256 amount, bytes32 account);

    constructor(ReserveFeed feed_, address issuer_) {
        (feed, issuer) = (feed_, issuer_);
        _issue(msg.sender, 8_000_000 ether);
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == issuer, "issuer only");
        _issue(to, amount);
    }

    function redeem(uint256 amount, bytes32 account) external {
        _burn(msg.sender, amount);
        emit Redeemed(msg.sender, amount, account);
    }

    function _issue(address to, uint256 amount) private {
        require(totalSupply() + amount <= feed.latest(), "reserves");
        _mint(to, amount);
    }
}
