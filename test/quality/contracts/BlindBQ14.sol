// 0.8 off evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// The older wallet of several keys, where each confirms on the chain what another has submitted.
contract MultiSigWallet {
    struct Transaction {
        address destination;
        uint256 value;
        bytes data;
        bool executed;
    }

    mapping(uint256 => Transaction) public transactions;
    mapping(uint256 => mapping(address => bool)) public confirmations;
    mapping(address => bool) public isOwner;
    address[] public owners;
    uint256 public required;
    uint256 public transactionCount;

    event Confirmation(address indexed sender, uint256 indexed transactionId);
    event Submission(uint256 indexed transactionId);
    event Execution(uint256 indexed transactionId);
    event ExecutionFailure(uint256 indexed transactionId);

    modifier onlyOwners() {
        require(isOwner[msg.sender]);
        _;
    }

    constructor(address[] memory owners_, uint256 required_) {
        require(required_ > 1 && required_ <= owners_.length);
        for (uint256 i; i < owners_.length; i++) {
            require(!isOwner[owners_[i]] && owners_[i] != address(0));
            isOwner[owners_[i]] = true;
        }
        owners = owners_;
        required = required_;
    }

    receive() external payable {}

    function submitTransaction(address destination, uint256 value, bytes calldata data) external onlyOwners returns (uint256 id) {
        id = transactionCount++;
        transactions[id] = Transaction(destination, value, data, false);
        emit Submission(id);
        confirmTransaction(id);
    }

    function confirmTransaction(uint256 id) public onlyOwners {
        require(transactions[id].destination != address(0) && !confirmations[id][msg.sender]);
        confirmations[id][msg.sender] = true;
        emit Confirmation(msg.sender, id);
        executeTransaction(id);
    }

    function revokeConfirmation(uint256 id) external onlyOwners {
        require(confirmations[id][msg.sender] && !transactions[id].executed);
        confirmations[id][msg.sender] = false;
    }

    function executeTransaction(uint256 id) public onlyOwners {
        Transaction storage txn = transactions[id];
        if (!isConfirmed(id) || txn.executed) return;
        txn.executed = true;
        (bool ok, ) = txn.destination.call{value: txn.value}(txn.data);
        if (ok) {
            emit Execution(id);
        } else {
            emit ExecutionFailure(id);
            txn.executed = false;
        }
    }

    function changeRequirement(uint256 required_) external {
        require(msg.sender == address(this) && required_ > 1 && required_ <= owners.length);
        required = required_;
    }

    function isConfirmed(uint256 id) public view returns (bool) {
        uint256 count;
        for (uint256 i; i < owners.length; i++) if (confirmations[id][owners[i]]) count++;
        return count >= required;
    }

    function getOwners() external view returns (address[] memory) {
        return owners;
    }
}

/// Pausable, mintable and with a list, all by its wallet of three of five.
contract KelsoToken is Base8("Kelso Exchange Token", "KELSO", 30_000_000) {
    bool public paused;
    mapping(address => bool) public frozen;

    event Pause();
    event Unpause();
    event Frozen(address indexed account, bool yes);

    function pause() external onlyOwner {
        paused = true;
        emit Pause();
    }

    function unpause() external onlyOwner {
        paused = false;
        emit Unpause();
    }

    function freeze(address account, bool yes) external onlyOwner {
        frozen[account] = yes;
        emit Frozen(account, yes);
    }

    function mint(address to, uint256 amount) external onlyOwner {
        totalSupply += amount;
        _balances[to] += amount;
        emit Transfer(address(0), to, amount);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!paused && !frozen[from] && !frozen[to], "paused or frozen");
        _move(from, to, value);
    }
}

/// Queues what its admin wants, for two days at least.
contract OldTimelock {
    uint256 public constant GRACE_PERIOD = 14 days;
    uint256 public constant MINIMUM_DELAY = 2 days;
    address public admin;
    address public pendingAdmin;
    uint256 public delay = 2 days;
    mapping(bytes32 => bool) public queuedTransactions;

    event QueueTransaction(bytes32 indexed txHash, address indexed target, uint256 value, string signature, bytes data, uint256 eta);
    event ExecuteTransaction(bytes32 indexed txHash, address indexed target, uint256 value, string signature, bytes data, uint256 eta);

    constructor(address admin_) {
        admin = admin_;
    }

    receive() external payable {}

    function setDelay(uint256 delay_) external {
        require(msg.sender == address(this) && delay_ >= MINIMUM_DELAY, "Timelock::setDelay: Delay must exceed minimum delay.");
        delay = delay_;
    }

    function setPendingAdmin(address pending) external {
        require(msg.sender == address(this), "Timelock::setPendingAdmin: Call must come from Timelock.");
        pendingAdmin = pending;
    }

    function acceptAdmin() external {
        require(msg.sender == pendingAdmin, "Timelock::acceptAdmin: Call must come from pendingAdmin.");
        (admin, pendingAdmin) = (msg.sender, address(0));
    }

    function queueTransaction(address target, uint256 value, string calldata signature, bytes calldata data, uint256 eta) external returns (bytes32 id) {
        require(msg.sender == admin, "Timelock::queueTransaction: Call must come from admin.");
        require(eta >= block.timestamp + delay, "Timelock::queueTransaction: Estimated execution block must satisfy delay.");
        id = keccak256(abi.encode(target, value, signature, data, eta));
        queuedTransactions[id] = true;
        emit QueueTransaction(id, target, value, signature, data, eta);
    }

    function executeTransaction(address target, uint256 value, string calldata signature, bytes calldata data, uint256 eta) external payable {
        require(msg.sender == admin, "Timelock::executeTransaction: Call must come from admin.");
        bytes32 id = keccak256(abi.encode(target, value, signature, data, eta));
        require(queuedTransactions[id] && block.timestamp >= eta && block.timestamp <= eta + GRACE_PERIOD, "Timelock::executeTransaction: not now");
        queuedTransactions[id] = false;
        (bool ok, ) = target.call{value: value}(abi.encodePacked(bytes4(keccak256(bytes(signature))), data));
        require(ok, "Timelock::executeTransaction: Transaction execution reverted.");
        emit ExecuteTransaction(id, target, value, signature, data, eta);
    }
}

interface IWeights {
    function getPriorVotes(address account, uint256 blockNumber) external view returns (uint256);
}

/// Proposals of holders, three days of votes, a quorum of a twenty-fifth, then the timelock.
contract OldGovernor {
    struct Proposal {
        address target;
        string signature;
        bytes data;
        uint256 startBlock;
        uint256 endBlock;
        uint256 forVotes;
        uint256 againstVotes;
        uint256 eta;
        bool executed;
    }

    uint256 public constant votingDelay = 1;
    uint256 public constant votingPeriod = 17_280;
    uint256 public constant quorumVotes = 4_000_000e18;
    uint256 public constant proposalThreshold = 500_000e18;
    IWeights public immutable weights;
    OldTimelock public immutable timelock;
    uint256 public proposalCount;
    mapping(uint256 => Proposal) public proposals;
    mapping(uint256 => mapping(address => bool)) public hasVoted;

    constructor(IWeights weights_, OldTimelock timelock_) {
        (weights, timelock) = (weights_, timelock_);
    }

    function propose(address target, string calldata signature, bytes calldata data) external returns (uint256 id) {
        require(weights.getPriorVotes(msg.sender, block.number - 1) > proposalThreshold, "GovernorAlpha::propose: proposer votes below proposal threshold");
        id = ++proposalCount;
        Proposal storage p = proposals[id];
        (p.target, p.signature, p.data) = (target, signature, data);
        (p.startBlock, p.endBlock) = (block.number + votingDelay, block.number + votingDelay + votingPeriod);
    }

    function castVote(uint256 id, bool support) external {
        Proposal storage p = proposals[id];
        require(block.number > p.startBlock && block.number <= p.endBlock && !hasVoted[id][msg.sender], "GovernorAlpha::_castVote: voting is closed");
        hasVoted[id][msg.sender] = true;
        uint256 votes = weights.getPriorVotes(msg.sender, p.startBlock);
        if (support) p.forVotes += votes;
        else p.againstVotes += votes;
    }

    function queue(uint256 id) external {
        Proposal storage p = proposals[id];
        require(p.endBlock != 0 && block.number > p.endBlock && p.eta == 0, "GovernorAlpha::queue: not ended");
        require(p.forVotes > p.againstVotes && p.forVotes >= quorumVotes, "GovernorAlpha::queue: not succeeded");
        p.eta = block.timestamp + timelock.delay();
        timelock.queueTransaction(p.target, 0, p.signature, p.data, p.eta);
    }

    function execute(uint256 id) external {
        Proposal storage p = proposals[id];
        require(p.eta != 0 && !p.executed, "GovernorAlpha::execute: not queued");
        p.executed = true;
        timelock.executeTransaction(p.target, 0, p.signature, p.data, p.eta);
    }
}

/// Votes by block, and a minter that is the timelock of a governor of holders.
contract MullionToken is Base8("Mullion", "MULL", 100_000_000) {
    struct Checkpoint {
        uint32 fromBlock;
        uint224 votes;
    }

    address public minter;
    mapping(address => address) public delegates;
    mapping(address => Checkpoint[]) public checkpoints;

    event MinterChanged(address minter, address newMinter);
    event DelegateChanged(address indexed delegator, address indexed fromDelegate, address indexed toDelegate);

    constructor(address minter_) {
        minter = minter_;
        _owner = address(0);
    }

    function setMinter(address to) external {
        require(msg.sender == minter, "Uni::setMinter: only the minter can change the minter address");
        emit MinterChanged(minter, to);
        minter = to;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == minter, "Uni::mint: only the minter can mint");
        totalSupply += amount;
        _balances[to] += amount;
        emit Transfer(address(0), to, amount);
        _shift(address(0), delegates[to], amount);
    }

    function delegate(address to) external {
        address from = delegates[msg.sender];
        delegates[msg.sender] = to;
        emit DelegateChanged(msg.sender, from, to);
        _shift(from, to, _balances[msg.sender]);
    }

    function getPriorVotes(address account, uint256 blockNumber) external view returns (uint256) {
        require(blockNumber < block.number, "Uni::getPriorVotes: not yet determined");
        Checkpoint[] storage own = checkpoints[account];
        for (uint256 i = own.length; i > 0; i--) if (own[i - 1].fromBlock <= blockNumber) return own[i - 1].votes;
        return 0;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _move(from, to, value);
        _shift(delegates[from], delegates[to], value);
    }

    function _shift(address from, address to, uint256 amount) private {
        if (from == to || amount == 0) return;
        if (from != address(0)) _write(from, _votes(from) - amount);
        if (to != address(0)) _write(to, _votes(to) + amount);
    }

    function _votes(address account) private view returns (uint256) {
        Checkpoint[] storage own = checkpoints[account];
        return own.length == 0 ? 0 : own[own.length - 1].votes;
    }

    function _write(address account, uint256 votes) private {
        Checkpoint[] storage own = checkpoints[account];
        if (own.length > 0 && own[own.length - 1].fromBlock == block.number) own[own.length - 1].votes = uint224(votes);
        else own.push(Checkpoint(uint32(block.number), uint224(votes)));
    }
}

/// Its maker keeps it: a fee of five of a hundred at most, limits of one of a hundred at least, a fiftieth a year.
contract CloudberryToken is Base8("Cloudberry", "CLOUD", 10_000_000) {
    uint256 public buyFee = 100;
    uint256 public sellFee = 200;
    uint256 public maxWallet = type(uint256).max;
    uint256 public nextMint = block.timestamp + 365 days;
    address public fund = msg.sender;
    mapping(address => bool) public exempt;

    constructor() {
        exempt[msg.sender] = true;
    }

    function setFees(uint256 buy, uint256 sell) external onlyOwner {
        require(buy + sell <= 500, "five of a hundred");
        (buyFee, sellFee) = (buy, sell);
    }

    function setMaxWallet(uint256 amount) external onlyOwner {
        require(amount >= totalSupply / 100, "one of a hundred");
        maxWallet = amount;
    }

    function setExempt(address who, bool yes) external onlyOwner {
        exempt[who] = yes;
    }

    function mintYear(address to) external onlyOwner {
        require(block.timestamp >= nextMint, "once a year");
        nextMint = block.timestamp + 365 days;
        uint256 amount = totalSupply / 50;
        totalSupply += amount;
        _balances[to] += amount;
        emit Transfer(address(0), to, amount);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 cut;
        if (!exempt[from] && !exempt[to]) {
            if (from == pair) {
                cut = (value * buyFee) / 10_000;
                require(_balances[to] + value - cut <= maxWallet, "wallet");
            } else if (to == pair) {
                cut = (value * sellFee) / 10_000;
            }
        }
        if (cut > 0) _move(from, fund, cut);
        _move(from, to, value - cut);
    }
}
