// 0.7 off
// SPDX-License-Identifier: BSD-3-Clause
pragma solidity 0.7.6;
pragma experimental ABIEncoderV2;

/// Token with votes by block. Its minter is the timelock: from the second year on two percent a year.
contract Aldermoor {
    string public constant name = "Aldermoor";
    string public constant symbol = "ALDR";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 10_000_000e18;
    address public minter;
    uint256 public mintingAllowedAfter;
    uint32 public constant minimumTimeBetweenMints = 1 days * 365;
    uint8 public constant mintCap = 2;

    mapping(address => mapping(address => uint96)) internal allowances;
    mapping(address => uint96) internal balances;
    mapping(address => address) public delegates;
    struct Checkpoint {
        uint32 fromBlock;
        uint96 votes;
    }
    mapping(address => mapping(uint32 => Checkpoint)) public checkpoints;
    mapping(address => uint32) public numCheckpoints;

    event MinterChanged(address minter, address newMinter);
    event DelegateChanged(address indexed delegator, address indexed fromDelegate, address indexed toDelegate);
    event DelegateVotesChanged(address indexed delegate, uint256 previousBalance, uint256 newBalance);
    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);

    constructor(address account, address minter_) {
        balances[account] = uint96(totalSupply);
        emit Transfer(address(0), account, totalSupply);
        minter = minter_;
        emit MinterChanged(address(0), minter);
        mintingAllowedAfter = block.timestamp + 365 days;
    }

    function setMinter(address minter_) external {
        require(msg.sender == minter, "only the minter can change the minter address");
        emit MinterChanged(minter, minter_);
        minter = minter_;
    }

    function mint(address dst, uint256 rawAmount) external {
        require(msg.sender == minter, "only the minter can mint");
        require(block.timestamp >= mintingAllowedAfter, "minting not allowed yet");
        require(dst != address(0), "cannot transfer to the zero address");
        mintingAllowedAfter = block.timestamp + minimumTimeBetweenMints;
        uint96 amount = safe96(rawAmount);
        require(amount <= (totalSupply * mintCap) / 100, "exceeded mint cap");
        totalSupply = safe96(totalSupply + amount);
        balances[dst] = safe96(uint256(balances[dst]) + amount);
        emit Transfer(address(0), dst, amount);
        _moveDelegates(address(0), delegates[dst], amount);
    }

    function allowance(address account, address spender) external view returns (uint256) { return allowances[account][spender]; }
    function balanceOf(address account) external view returns (uint256) { return balances[account]; }

    function approve(address spender, uint256 rawAmount) external returns (bool) {
        uint96 amount = rawAmount == uint256(-1) ? uint96(-1) : safe96(rawAmount);
        allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address dst, uint256 rawAmount) external returns (bool) {
        _transferTokens(msg.sender, dst, safe96(rawAmount));
        return true;
    }

    function transferFrom(address src, address dst, uint256 rawAmount) external returns (bool) {
        uint96 amount = safe96(rawAmount);
        uint96 left = allowances[src][msg.sender];
        if (msg.sender != src && left != uint96(-1)) {
            require(left >= amount, "transfer amount exceeds spender allowance");
            allowances[src][msg.sender] = left - amount;
        }
        _transferTokens(src, dst, amount);
        return true;
    }

    function delegate(address delegatee) external {
        address current = delegates[msg.sender];
        delegates[msg.sender] = delegatee;
        emit DelegateChanged(msg.sender, current, delegatee);
        _moveDelegates(current, delegatee, balances[msg.sender]);
    }

    function getCurrentVotes(address account) external view returns (uint96) {
        uint32 n = numCheckpoints[account];
        return n > 0 ? checkpoints[account][n - 1].votes : 0;
    }

    function getPriorVotes(address account, uint256 blockNumber) external view returns (uint96) {
        require(blockNumber < block.number, "not yet determined");
        uint32 lower = 0;
        uint32 upper = numCheckpoints[account];
        while (lower < upper) {
            uint32 middle = (lower + upper) / 2;
            if (checkpoints[account][middle].fromBlock > blockNumber) upper = middle;
            else lower = middle + 1;
        }
        return upper == 0 ? 0 : checkpoints[account][upper - 1].votes;
    }

    function _transferTokens(address src, address dst, uint96 amount) internal {
        require(src != address(0) && dst != address(0), "zero address");
        require(balances[src] >= amount, "transfer amount exceeds balance");
        balances[src] -= amount;
        balances[dst] += amount;
        emit Transfer(src, dst, amount);
        _moveDelegates(delegates[src], delegates[dst], amount);
    }

    function _moveDelegates(address src, address dst, uint96 amount) internal {
        if (src == dst || amount == 0) return;
        if (src != address(0)) _write(src, amount, false);
        if (dst != address(0)) _write(dst, amount, true);
    }

    function _write(address who, uint96 amount, bool more) private {
        uint32 n = numCheckpoints[who];
        uint96 old = n > 0 ? checkpoints[who][n - 1].votes : 0;
        uint96 next = more ? old + amount : old - amount;
        if (n > 0 && checkpoints[who][n - 1].fromBlock == block.number) checkpoints[who][n - 1].votes = next;
        else {
            checkpoints[who][n] = Checkpoint(uint32(block.number), next);
            numCheckpoints[who] = n + 1;
        }
        emit DelegateVotesChanged(who, old, next);
    }

    function safe96(uint256 n) internal pure returns (uint96) {
        require(n < 2 ** 96, "amount exceeds 96 bits");
        return uint96(n);
    }
}

/// Treasury and executor: what the governor queues may be done two days later.
contract AldermoorTimelock {
    uint256 public constant GRACE_PERIOD = 14 days;
    uint256 public constant MINIMUM_DELAY = 2 days;
    address public admin;
    uint256 public delay = MINIMUM_DELAY;
    mapping(bytes32 => bool) public queuedTransactions;

    event NewDelay(uint256 indexed newDelay);
    event QueueTransaction(bytes32 indexed txHash, address indexed target, uint256 value, string signature, bytes data, uint256 eta);
    event CancelTransaction(bytes32 indexed txHash);
    event ExecuteTransaction(bytes32 indexed txHash, address indexed target, uint256 value, string signature, bytes data, uint256 eta);

    constructor(address admin_) {
        admin = admin_;
    }

    receive() external payable {}

    modifier onlyAdmin() {
        require(msg.sender == admin, "Call must come from admin.");
        _;
    }

    function setDelay(uint256 delay_) external {
        require(msg.sender == address(this), "Call must come from Timelock.");
        require(delay_ >= MINIMUM_DELAY && delay_ <= 30 days, "Delay must be within bounds.");
        delay = delay_;
        emit NewDelay(delay_);
    }

    function setAdmin(address admin_) external {
        require(msg.sender == address(this), "Call must come from Timelock.");
        admin = admin_;
    }

    function queueTransaction(address target, uint256 value, string memory signature, bytes memory data, uint256 eta) external onlyAdmin returns (bytes32 hash) {
        require(eta >= block.timestamp + delay, "Estimated execution block must satisfy delay.");
        hash = keccak256(abi.encode(target, value, signature, data, eta));
        queuedTransactions[hash] = true;
        emit QueueTransaction(hash, target, value, signature, data, eta);
    }

    function cancelTransaction(address target, uint256 value, string memory signature, bytes memory data, uint256 eta) external onlyAdmin {
        bytes32 hash = keccak256(abi.encode(target, value, signature, data, eta));
        queuedTransactions[hash] = false;
        emit CancelTransaction(hash);
    }

    function executeTransaction(address target, uint256 value, string memory signature, bytes memory data, uint256 eta)
        external payable onlyAdmin returns (bytes memory)
    {
        bytes32 hash = keccak256(abi.encode(target, value, signature, data, eta));
        require(queuedTransactions[hash], "Transaction hasn't been queued.");
        require(block.timestamp >= eta && block.timestamp <= eta + GRACE_PERIOD, "Transaction hasn't surpassed time lock or is stale.");
        queuedTransactions[hash] = false;
        bytes memory callData = bytes(signature).length == 0 ? data : abi.encodePacked(bytes4(keccak256(bytes(signature))), data);
        (bool success, bytes memory returned) = target.call{value: value}(callData);
        require(success, "Transaction execution reverted.");
        emit ExecuteTransaction(hash, target, value, signature, data, eta);
        return returned;
    }
}

/// Proposals of whom a hundredth of the votes follow, a quorum of four hundredths, three days of voting.
contract AldermoorGovernor {
    AldermoorTimelock public immutable timelock;
    Aldermoor public immutable token;
    uint256 public constant votingDelay = 1;
    uint256 public constant votingPeriod = 21_600;
    uint256 public constant quorumVotes = 400_000e18;
    uint256 public constant proposalThreshold = 100_000e18;
    uint256 public proposalCount;

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
    mapping(uint256 => Proposal) public proposals;
    mapping(uint256 => mapping(address => bool)) public hasVoted;

    event ProposalCreated(uint256 id, address proposer, address target, uint256 value, string signature, bytes data, string description);
    event VoteCast(address voter, uint256 proposalId, bool support, uint256 votes);
    event ProposalCanceled(uint256 id);
    event ProposalQueued(uint256 id, uint256 eta);
    event ProposalExecuted(uint256 id);

    constructor(AldermoorTimelock timelock_, Aldermoor token_) {
        timelock = timelock_;
        token = token_;
    }

    function propose(address target, uint256 value, string memory signature, bytes memory data, string memory description) external returns (uint256 id) {
        require(token.getPriorVotes(msg.sender, block.number - 1) > proposalThreshold, "proposer votes below proposal threshold");
        id = ++proposalCount;
        Proposal storage one = proposals[id];
        (one.proposer, one.target, one.value) = (msg.sender, target, value);
        (one.signature, one.data) = (signature, data);
        one.startBlock = block.number + votingDelay;
        one.endBlock = one.startBlock + votingPeriod;
        emit ProposalCreated(id, msg.sender, target, value, signature, data, description);
    }

    function castVote(uint256 id, bool support) external {
        Proposal storage one = proposals[id];
        require(block.number > one.startBlock && block.number <= one.endBlock && !one.canceled, "voting is closed");
        require(!hasVoted[id][msg.sender], "voter already voted");
        hasVoted[id][msg.sender] = true;
        uint256 votes = token.getPriorVotes(msg.sender, one.startBlock);
        if (support) one.forVotes += votes;
        else one.againstVotes += votes;
        emit VoteCast(msg.sender, id, support, votes);
    }

    function queue(uint256 id) external {
        Proposal storage one = proposals[id];
        require(one.endBlock != 0 && block.number > one.endBlock && !one.canceled && one.eta == 0, "can only be queued if it is succeeded");
        require(one.forVotes > one.againstVotes && one.forVotes >= quorumVotes, "defeated");
        one.eta = block.timestamp + timelock.delay();
        timelock.queueTransaction(one.target, one.value, one.signature, one.data, one.eta);
        emit ProposalQueued(id, one.eta);
    }

    function execute(uint256 id) external payable {
        Proposal storage one = proposals[id];
        require(one.eta != 0 && !one.executed && !one.canceled, "can only be executed if it is queued");
        one.executed = true;
        timelock.executeTransaction{value: one.value}(one.target, one.value, one.signature, one.data, one.eta);
        emit ProposalExecuted(id);
    }

    function cancel(uint256 id) external {
        Proposal storage one = proposals[id];
        require(!one.executed && token.getPriorVotes(one.proposer, block.number - 1) < proposalThreshold, "proposer above threshold");
        one.canceled = true;
        if (one.eta != 0) timelock.cancelTransaction(one.target, one.value, one.signature, one.data, one.eta);
        emit ProposalCanceled(id);
    }
}
