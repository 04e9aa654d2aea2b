// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

/// Several who confirm one after the other, as in the first wallets of several.
contract Council {
    struct Motion {
        address to;
        uint256 value;
        bytes data;
        bool executed;
    }

    mapping(uint256 => Motion) public transactions;
    mapping(uint256 => mapping(address => bool)) public confirmations;
    mapping(address => bool) public isOwner;
    address[] private owners;
    uint256 public required;
    uint256 public transactionCount;

    event Submission(uint256 indexed id);
    event Confirmation(address indexed who, uint256 indexed id);
    event Execution(uint256 indexed id);
    event ExecutionFailure(uint256 indexed id);

    modifier seated() {
        require(isOwner[msg.sender], "not seated");
        _;
    }

    constructor(address[] memory who, uint256 needed) {
        require(needed > 1 && needed <= who.length);
        for (uint256 i; i < who.length; i++) {
            require(!isOwner[who[i]] && who[i] != address(0));
            isOwner[who[i]] = true;
        }
        (owners, required) = (who, needed);
    }

    receive() external payable {}

    function getOwners() external view returns (address[] memory) {
        return owners;
    }

    function submitTransaction(address to, uint256 value, bytes calldata data) external seated returns (uint256 id) {
        id = transactionCount++;
        transactions[id] = Motion(to, value, data, false);
        emit Submission(id);
        confirmTransaction(id);
    }

    function confirmTransaction(uint256 id) public seated {
        require(id < transactionCount && !confirmations[id][msg.sender]);
        confirmations[id][msg.sender] = true;
        emit Confirmation(msg.sender, id);
        if (isConfirmed(id)) executeTransaction(id);
    }

    function revokeConfirmation(uint256 id) external seated {
        require(!transactions[id].executed);
        confirmations[id][msg.sender] = false;
    }

    function isConfirmed(uint256 id) public view returns (bool) {
        uint256 count;
        for (uint256 i; i < owners.length; i++) if (confirmations[id][owners[i]]) count++;
        return count >= required;
    }

    function executeTransaction(uint256 id) public seated {
        Motion storage motion = transactions[id];
        require(isConfirmed(id) && !motion.executed);
        motion.executed = true;
        (bool ok, ) = motion.to.call{value: motion.value}(motion.data);
        if (ok) emit Execution(id);
        else {
            motion.executed = false;
            emit ExecutionFailure(id);
        }
    }

    function replaceOwner(address from, address to) external {
        require(msg.sender == address(this) && isOwner[from] && !isOwner[to] && to != address(0));
        for (uint256 i; i < owners.length; i++) if (owners[i] == from) owners[i] = to;
        (isOwner[from], isOwner[to]) = (false, true);
    }
}

/// What it does is known three days before.
contract SlowHand {
    uint256 public constant GRACE_PERIOD = 14 days;
    uint256 public constant MINIMUM_DELAY = 2 days;
    uint256 public constant MAXIMUM_DELAY = 30 days;
    address public admin;
    address public pendingAdmin;
    uint256 public delay;
    mapping(bytes32 => bool) public queuedTransactions;

    event QueueTransaction(bytes32 indexed hash, address indexed target, uint256 value, string signature, bytes data, uint256 eta);
    event CancelTransaction(bytes32 indexed hash);
    event ExecuteTransaction(bytes32 indexed hash);

    modifier onlyAdmin() {
        require(msg.sender == admin, "SlowHand: admin only");
        _;
    }

    constructor(address admin_, uint256 delay_) {
        require(delay_ >= MINIMUM_DELAY && delay_ <= MAXIMUM_DELAY);
        (admin, delay) = (admin_, delay_);
    }

    receive() external payable {}

    function setDelay(uint256 delay_) external {
        require(msg.sender == address(this) && delay_ >= MINIMUM_DELAY && delay_ <= MAXIMUM_DELAY);
        delay = delay_;
    }

    function setPendingAdmin(address next) external {
        require(msg.sender == address(this));
        pendingAdmin = next;
    }

    function acceptAdmin() external {
        require(msg.sender == pendingAdmin);
        (admin, pendingAdmin) = (msg.sender, address(0));
    }

    function queueTransaction(address target, uint256 value, string calldata signature, bytes calldata data, uint256 eta)
        external
        onlyAdmin
        returns (bytes32 hash)
    {
        require(eta >= block.timestamp + delay, "SlowHand: too soon");
        hash = keccak256(abi.encode(target, value, signature, data, eta));
        queuedTransactions[hash] = true;
        emit QueueTransaction(hash, target, value, signature, data, eta);
    }

    function cancelTransaction(address target, uint256 value, string calldata signature, bytes calldata data, uint256 eta) external onlyAdmin {
        bytes32 hash = keccak256(abi.encode(target, value, signature, data, eta));
        queuedTransactions[hash] = false;
        emit CancelTransaction(hash);
    }

    function executeTransaction(address target, uint256 value, string calldata signature, bytes calldata data, uint256 eta)
        external
        payable
        onlyAdmin
        returns (bytes memory)
    {
        bytes32 hash = keccak256(abi.encode(target, value, signature, data, eta));
        require(queuedTransactions[hash], "SlowHand: not queued");
        require(block.timestamp >= eta && block.timestamp <= eta + GRACE_PERIOD, "SlowHand: not now");
        queuedTransactions[hash] = false;
        bytes memory call = bytes(signature).length == 0 ? data : abi.encodePacked(bytes4(keccak256(bytes(signature))), data);
        (bool ok, bytes memory result) = target.call{value: value}(call);
        require(ok, "SlowHand: reverted");
        emit ExecuteTransaction(hash);
        return result;
    }
}

interface IPriorVotes {
    function getPriorVotes(address who, uint256 number) external view returns (uint96);
}

/// Holders vote; what they decided waits in the slow hand.
contract Folkmoot {
    string public constant name = "Folkmoot";
    uint256 public constant quorumVotes = 4_000_000 ether;
    uint256 public constant proposalThreshold = 250_000 ether;
    uint256 public constant votingDelay = 7_200;
    uint256 public constant votingPeriod = 36_000;
    SlowHand public immutable timelock;
    IPriorVotes public immutable token;
    uint256 public proposalCount;

    struct Proposal {
        address proposer;
        address target;
        bytes data;
        uint256 begins;
        uint256 ends;
        uint256 eta;
        uint256 forVotes;
        uint256 againstVotes;
        bool executed;
    }

    mapping(uint256 => Proposal) public proposals;
    mapping(uint256 => mapping(address => bool)) public voted;

    event ProposalCreated(uint256 indexed id, address proposer, address target, bytes data, string text);
    event VoteCast(address indexed who, uint256 indexed id, bool support, uint256 votes);

    constructor(SlowHand timelock_, IPriorVotes token_) {
        (timelock, token) = (timelock_, token_);
    }

    function propose(address target, bytes calldata data, string calldata text) external returns (uint256 id) {
        require(token.getPriorVotes(msg.sender, block.number - 1) > proposalThreshold, "below the threshold");
        id = ++proposalCount;
        Proposal storage one = proposals[id];
        (one.proposer, one.target, one.data) = (msg.sender, target, data);
        (one.begins, one.ends) = (block.number + votingDelay, block.number + votingDelay + votingPeriod);
        emit ProposalCreated(id, msg.sender, target, data, text);
    }

    function castVote(uint256 id, bool support) external {
        Proposal storage one = proposals[id];
        require(block.number > one.begins && block.number <= one.ends && !voted[id][msg.sender], "closed");
        voted[id][msg.sender] = true;
        uint96 votes = token.getPriorVotes(msg.sender, one.begins);
        if (support) one.forVotes += votes;
        else one.againstVotes += votes;
        emit VoteCast(msg.sender, id, support, votes);
    }

    function queue(uint256 id) external {
        Proposal storage one = proposals[id];
        require(one.ends != 0 && block.number > one.ends && one.eta == 0, "not yet");
        require(one.forVotes > one.againstVotes && one.forVotes >= quorumVotes, "defeated");
        one.eta = block.timestamp + timelock.delay();
        timelock.queueTransaction(one.target, 0, "", one.data, one.eta);
    }

    function execute(uint256 id) external {
        Proposal storage one = proposals[id];
        require(one.eta != 0 && !one.executed, "not queued");
        one.executed = true;
        timelock.executeTransaction(one.target, 0, "", one.data, one.eta);
    }
}
