// 0.5 runs=200 evm=istanbul
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;
pragma experimental ABIEncoderV2;

import {SafeMath} from "./Base5.sol";

/// In the manner of Compound: what the admin, a governor, queues may be done two days later, and for two weeks.
contract GovTimelock {
    uint256 public constant delay = 2 days;
    uint256 public constant GRACE_PERIOD = 14 days;
    address public admin;
    mapping(bytes32 => bool) public queuedTransactions;

    event QueueTransaction(bytes32 indexed hash, address indexed target, uint256 value, string signature, bytes data, uint256 eta);
    event ExecuteTransaction(bytes32 indexed hash, address indexed target, uint256 value, string signature, bytes data, uint256 eta);

    constructor(address admin_) public {
        admin = admin_;
    }

    function() external payable {}

    function setPendingAdmin(address to) external {
        require(msg.sender == address(this), "Timelock::setPendingAdmin: Call must come from Timelock.");
        admin = to;
    }

    function queueTransaction(address target, uint256 value, string calldata signature, bytes calldata data, uint256 eta) external {
        require(msg.sender == admin, "Timelock::queueTransaction: Call must come from admin.");
        require(eta >= now + delay, "Timelock::queueTransaction: Estimated execution block must satisfy delay.");
        bytes32 hash = keccak256(abi.encode(target, value, signature, data, eta));
        queuedTransactions[hash] = true;
        emit QueueTransaction(hash, target, value, signature, data, eta);
    }

    function cancelTransaction(address target, uint256 value, string calldata signature, bytes calldata data, uint256 eta) external {
        require(msg.sender == admin, "Timelock::cancelTransaction: Call must come from admin.");
        queuedTransactions[keccak256(abi.encode(target, value, signature, data, eta))] = false;
    }

    function executeTransaction(address target, uint256 value, string calldata signature, bytes calldata data, uint256 eta)
        external
        payable
    {
        require(msg.sender == admin, "Timelock::executeTransaction: Call must come from admin.");
        bytes32 hash = keccak256(abi.encode(target, value, signature, data, eta));
        require(queuedTransactions[hash], "Timelock::executeTransaction: Transaction hasn't been queued.");
        require(now >= eta && now <= eta + GRACE_PERIOD, "Timelock::executeTransaction: not now.");
        queuedTransactions[hash] = false;
        (bool ok, ) = target.call.value(value)(abi.encodePacked(bytes4(keccak256(bytes(signature))), data));
        require(ok, "Timelock::executeTransaction: Transaction execution reverted.");
        emit ExecuteTransaction(hash, target, value, signature, data, eta);
    }
}

/// Proposals of those who hold a hundredth, votes for three days, four percent for them at least.
contract GovernorHarbour {
    struct Proposal {
        address proposer;
        uint256 eta;
        address target;
        uint256 value;
        string signature;
        bytes data;
        uint256 startBlock;
        uint256 endBlock;
        uint256 forVotes;
        uint256 againstVotes;
        bool canceled;
        bool executed;
    }
    GovTimelock public timelock;
    HarbourVotes public token;
    uint256 public proposalCount;
    mapping(uint256 => Proposal) public proposals;
    mapping(uint256 => mapping(address => bool)) public hasVoted;

    event ProposalCreated(uint256 id, address proposer, address target, string signature);
    event VoteCast(address voter, uint256 id, bool support, uint256 votes);

    constructor(GovTimelock timelock_, HarbourVotes token_) public {
        timelock = timelock_;
        token = token_;
    }

    function quorumVotes() public pure returns (uint256) {
        return 40_000_000 * 10**18;
    }

    function proposalThreshold() public pure returns (uint256) {
        return 10_000_000 * 10**18;
    }

    function propose(address target, uint256 value, string memory signature, bytes memory data) public returns (uint256) {
        require(token.getPriorVotes(msg.sender, block.number - 1) > proposalThreshold(), "GovernorAlpha::propose: below threshold");
        Proposal storage p = proposals[++proposalCount];
        (p.proposer, p.target, p.value, p.signature, p.data) = (msg.sender, target, value, signature, data);
        p.startBlock = block.number + 1;
        p.endBlock = p.startBlock + 17280;
        emit ProposalCreated(proposalCount, msg.sender, target, signature);
        return proposalCount;
    }

    function castVote(uint256 id, bool support) external {
        Proposal storage p = proposals[id];
        require(block.number > p.startBlock && block.number <= p.endBlock && !p.canceled, "GovernorAlpha::castVote: voting is closed");
        require(!hasVoted[id][msg.sender], "GovernorAlpha::castVote: voter already voted");
        hasVoted[id][msg.sender] = true;
        uint256 votes = token.getPriorVotes(msg.sender, p.startBlock);
        if (support) p.forVotes += votes;
        else p.againstVotes += votes;
        emit VoteCast(msg.sender, id, support, votes);
    }

    function queue(uint256 id) external {
        Proposal storage p = proposals[id];
        require(p.startBlock != 0 && block.number > p.endBlock && p.eta == 0 && !p.canceled, "GovernorAlpha::queue: not ended");
        require(p.forVotes > p.againstVotes && p.forVotes >= quorumVotes(), "GovernorAlpha::queue: defeated");
        p.eta = now + timelock.delay();
        timelock.queueTransaction(p.target, p.value, p.signature, p.data, p.eta);
    }

    function execute(uint256 id) external payable {
        Proposal storage p = proposals[id];
        require(p.eta != 0 && !p.executed && !p.canceled, "GovernorAlpha::execute: not queued");
        p.executed = true;
        timelock.executeTransaction.value(p.value)(p.target, p.value, p.signature, p.data, p.eta);
    }

    function cancel(uint256 id) external {
        Proposal storage p = proposals[id];
        require(!p.executed && token.getPriorVotes(p.proposer, block.number - 1) < proposalThreshold(), "GovernorAlpha::cancel: above threshold");
        p.canceled = true;
        if (p.eta != 0) timelock.cancelTransaction(p.target, p.value, p.signature, p.data, p.eta);
    }
}

/// In the manner of UNI: votes with checkpoints; the minter may make two percent a year, and is a timelock of a governor.
contract HarbourVotes {
    using SafeMath for uint256;

    struct Checkpoint {
        uint32 fromBlock;
        uint224 votes;
    }
    string public constant name = "Harbour Votes";
    string public constant symbol = "HVOT";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 1_000_000_000 * 10**18;
    address public minter;
    uint256 public mintingAllowedAfter;
    uint32 public constant minimumTimeBetweenMints = 365 days;
    uint8 public constant mintCap = 2;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => address) public delegates;
    mapping(address => Checkpoint[]) public checkpoints;

    event MinterChanged(address minter, address newMinter);
    event DelegateChanged(address indexed delegator, address indexed from, address indexed to);
    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);

    constructor(address account, address minter_, uint256 after_) public {
        balanceOf[account] = totalSupply;
        emit Transfer(address(0), account, totalSupply);
        minter = minter_;
        mintingAllowedAfter = after_;
    }

    function setMinter(address to) external {
        require(msg.sender == minter, "only the minter can change the minter address");
        emit MinterChanged(minter, to);
        minter = to;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == minter, "only the minter can mint");
        require(now >= mintingAllowedAfter, "minting not allowed yet");
        require(amount <= totalSupply.mul(mintCap).div(100), "exceeded mint cap");
        mintingAllowedAfter = now + minimumTimeBetweenMints;
        totalSupply = totalSupply.add(amount);
        balanceOf[to] = balanceOf[to].add(amount);
        emit Transfer(address(0), to, amount);
        moveVotes(address(0), delegates[to], amount);
    }

    function delegate(address to) external {
        emit DelegateChanged(msg.sender, delegates[msg.sender], to);
        moveVotes(delegates[msg.sender], to, balanceOf[msg.sender]);
        delegates[msg.sender] = to;
    }

    function getCurrentVotes(address who) public view returns (uint256) {
        uint256 count = checkpoints[who].length;
        return count == 0 ? 0 : checkpoints[who][count - 1].votes;
    }

    function getPriorVotes(address who, uint256 at) public view returns (uint256) {
        require(at < block.number, "not yet determined");
        uint256 low;
        uint256 high = checkpoints[who].length;
        while (low < high) {
            uint256 mid = (low + high) / 2;
            if (checkpoints[who][mid].fromBlock > at) high = mid;
            else low = mid + 1;
        }
        return low == 0 ? 0 : checkpoints[who][low - 1].votes;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != uint256(-1)) allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        return move(from, to, value);
    }

    function move(address from, address to, uint256 value) private returns (bool) {
        require(to != address(0), "zero");
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
        moveVotes(delegates[from], delegates[to], value);
        return true;
    }

    function moveVotes(address from, address to, uint256 value) private {
        if (from == to || value == 0) return;
        if (from != address(0)) write(from, getCurrentVotes(from).sub(value));
        if (to != address(0)) write(to, getCurrentVotes(to).add(value));
    }

    function write(address who, uint256 votes) private {
        uint256 count = checkpoints[who].length;
        if (count > 0 && checkpoints[who][count - 1].fromBlock == block.number) checkpoints[who][count - 1].votes = uint224(votes);
        else checkpoints[who].push(Checkpoint(uint32(block.number), uint224(votes)));
    }
}

/// Unstructured storage of 2018: the owner of the proxy stands in a slot of its own, and is a timelock.
contract OwnedProxy {
    bytes32 private constant OWNER = keccak256("org.harbour.proxy.owner");
    bytes32 private constant IMPLEMENTATION = keccak256("org.harbour.proxy.implementation");

    event Upgraded(address indexed implementation);
    event ProxyOwnershipTransferred(address from, address to);

    constructor(address implementation_, address owner_, bytes memory data) public {
        put(OWNER, owner_);
        put(IMPLEMENTATION, implementation_);
        (bool ok, ) = implementation_.delegatecall(data);
        require(ok, "initialize");
    }

    function put(bytes32 slot, address value) private {
        assembly {
            sstore(slot, value)
        }
    }

    function get(bytes32 slot) private view returns (address value) {
        assembly {
            value := sload(slot)
        }
    }

    modifier onlyProxyOwner() {
        require(msg.sender == proxyOwner(), "proxy owner");
        _;
    }

    function proxyOwner() public view returns (address) {
        return get(OWNER);
    }

    function implementation() public view returns (address) {
        return get(IMPLEMENTATION);
    }

    function transferProxyOwnership(address to) external onlyProxyOwner {
        require(to != address(0), "zero");
        emit ProxyOwnershipTransferred(proxyOwner(), to);
        put(OWNER, to);
    }

    function upgradeTo(address to) external onlyProxyOwner {
        require(to != implementation(), "same");
        put(IMPLEMENTATION, to);
        emit Upgraded(to);
    }

    function() external payable {
        address to = implementation();
        assembly {
            let at := mload(0x40)
            calldatacopy(at, 0, calldatasize)
            let ok := delegatecall(gas, to, at, calldatasize, 0, 0)
            returndatacopy(at, 0, returndatasize)
            switch ok
                case 0 {
                    revert(at, returndatasize)
                }
                default {
                    return(at, returndatasize)
                }
        }
    }
}

/// Stands behind it: stopped by several, for no longer than three days at a time, and not twice in thirty.
contract TrueCoin {
    using SafeMath for uint256;

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public guardian;
    uint256 public stoppedAt;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Stopped(uint256 until);

    function initialize(address guardian_, address to, uint256 supply) external {
        require(totalSupply == 0 && supply > 0, "initialized");
        (name, symbol, guardian) = ("Pier Coin", "PIER", guardian_);
        totalSupply = supply;
        balanceOf[to] = supply;
        emit Transfer(address(0), to, supply);
    }

    function stop() external {
        require(msg.sender == guardian && now >= stoppedAt + 30 days, "guardian");
        stoppedAt = now;
        emit Stopped(now + 3 days);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        return move(from, to, value);
    }

    function move(address from, address to, uint256 value) private returns (bool) {
        require(to != address(0) && (stoppedAt == 0 || now >= stoppedAt + 3 days), "stopped");
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
        return true;
    }
}
