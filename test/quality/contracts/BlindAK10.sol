// 0.5 runs=200
pragma solidity ^0.5.16;
pragma experimental ABIEncoderV2;

/// Votes with history, and two percent more a year at most.
contract GoralVotes {
    string public constant name = "Goral Assembly";
    string public constant symbol = "GORL";
    uint8 public constant decimals = 18;
    uint public totalSupply = 30000000e18;
    address public minter;
    uint public mintingAllowedAfter;
    uint32 public constant minimumTimeBetweenMints = 1 days * 365;
    uint8 public constant mintCap = 2;
    struct Checkpoint {
        uint32 fromBlock;
        uint96 votes;
    }
    mapping(address => mapping(address => uint96)) internal allowances;
    mapping(address => uint96) internal balances;
    mapping(address => address) public delegates;
    mapping(address => mapping(uint32 => Checkpoint)) public checkpoints;
    mapping(address => uint32) public numCheckpoints;

    event MinterChanged(address minter, address newMinter);
    event DelegateChanged(address indexed delegator, address indexed fromDelegate, address indexed toDelegate);
    event DelegateVotesChanged(address indexed delegate, uint previousBalance, uint newBalance);
    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);

    constructor(address minter_) public {
        balances[msg.sender] = uint96(totalSupply);
        emit Transfer(address(0), msg.sender, totalSupply);
        minter = minter_;
        emit MinterChanged(address(0), minter_);
        mintingAllowedAfter = now + minimumTimeBetweenMints;
    }

    function setMinter(address minter_) external {
        require(msg.sender == minter, "Goral::setMinter: only the minter can change the minter address");
        emit MinterChanged(minter, minter_);
        minter = minter_;
    }

    function mint(address dst, uint rawAmount) external {
        require(msg.sender == minter, "Goral::mint: only the minter can mint");
        require(now >= mintingAllowedAfter, "Goral::mint: minting not allowed yet");
        require(dst != address(0), "Goral::mint: cannot transfer to the zero address");
        mintingAllowedAfter = now + minimumTimeBetweenMints;
        require(rawAmount <= totalSupply * mintCap / 100, "Goral::mint: exceeded mint cap");
        totalSupply = safe96(totalSupply + rawAmount);
        balances[dst] += uint96(rawAmount);
        emit Transfer(address(0), dst, rawAmount);
        _moveDelegates(address(0), delegates[dst], uint96(rawAmount));
    }

    function safe96(uint n) internal pure returns (uint96) {
        require(n < 2 ** 96, "amount exceeds 96 bits");
        return uint96(n);
    }

    function allowance(address account, address spender) external view returns (uint) {
        return allowances[account][spender];
    }

    function approve(address spender, uint rawAmount) external returns (bool) {
        uint96 amount = rawAmount == uint(-1) ? uint96(-1) : safe96(rawAmount);
        allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function balanceOf(address account) external view returns (uint) {
        return balances[account];
    }

    function transfer(address dst, uint rawAmount) external returns (bool) {
        _transferTokens(msg.sender, dst, safe96(rawAmount));
        return true;
    }

    function transferFrom(address src, address dst, uint rawAmount) external returns (bool) {
        uint96 amount = safe96(rawAmount);
        uint96 allowed = allowances[src][msg.sender];
        if (msg.sender != src && allowed != uint96(-1)) {
            require(amount <= allowed, "Goral::transferFrom: transfer amount exceeds spender allowance");
            allowances[src][msg.sender] = allowed - amount;
        }
        _transferTokens(src, dst, amount);
        return true;
    }

    function delegate(address delegatee) public {
        address current = delegates[msg.sender];
        delegates[msg.sender] = delegatee;
        emit DelegateChanged(msg.sender, current, delegatee);
        _moveDelegates(current, delegatee, balances[msg.sender]);
    }

    function getCurrentVotes(address account) external view returns (uint96) {
        uint32 n = numCheckpoints[account];
        return n > 0 ? checkpoints[account][n - 1].votes : 0;
    }

    function getPriorVotes(address account, uint blockNumber) public view returns (uint96) {
        require(blockNumber < block.number, "Goral::getPriorVotes: not yet determined");
        uint32 n = numCheckpoints[account];
        while (n > 0 && checkpoints[account][n - 1].fromBlock > blockNumber) n--;
        return n == 0 ? 0 : checkpoints[account][n - 1].votes;
    }

    function _transferTokens(address src, address dst, uint96 amount) internal {
        require(src != address(0) && dst != address(0), "Goral::_transferTokens: zero address");
        require(amount <= balances[src], "Goral::_transferTokens: transfer amount exceeds balance");
        balances[src] -= amount;
        balances[dst] += amount;
        emit Transfer(src, dst, amount);
        _moveDelegates(delegates[src], delegates[dst], amount);
    }

    function _moveDelegates(address src, address dst, uint96 amount) internal {
        if (src == dst || amount == 0) return;
        if (src != address(0)) _write(src, votesOf(src) - amount);
        if (dst != address(0)) _write(dst, votesOf(dst) + amount);
    }

    function votesOf(address account) public view returns (uint96) {
        uint32 n = numCheckpoints[account];
        return n > 0 ? checkpoints[account][n - 1].votes : 0;
    }

    function _write(address who, uint96 votes) internal {
        uint32 n = numCheckpoints[who];
        uint32 at = uint32(block.number);
        emit DelegateVotesChanged(who, n > 0 ? checkpoints[who][n - 1].votes : 0, votes);
        if (n > 0 && checkpoints[who][n - 1].fromBlock == at) checkpoints[who][n - 1].votes = votes;
        else {
            checkpoints[who][n] = Checkpoint(at, votes);
            numCheckpoints[who] = n + 1;
        }
    }
}

contract GoralTimelock {
    uint public constant GRACE_PERIOD = 14 days;
    uint public constant MINIMUM_DELAY = 2 days;
    address public admin;
    uint public delay = 2 days;
    mapping(bytes32 => bool) public queuedTransactions;

    event QueueTransaction(bytes32 indexed txHash, address indexed target, uint value, string signature, bytes data, uint eta);
    event ExecuteTransaction(bytes32 indexed txHash, address indexed target, uint value, string signature, bytes data, uint eta);

    constructor(address admin_) public {
        admin = admin_;
    }

    function setDelay(uint delay_) external {
        require(msg.sender == address(this) && delay_ >= MINIMUM_DELAY && delay_ <= 30 days, "Timelock::setDelay");
        delay = delay_;
    }

    function queueTransaction(address target, uint value, string memory signature, bytes memory data, uint eta) public returns (bytes32 txHash) {
        require(msg.sender == admin, "Timelock::queueTransaction: Call must come from admin.");
        require(eta >= now + delay, "Timelock::queueTransaction: Estimated execution block must satisfy delay.");
        txHash = keccak256(abi.encode(target, value, signature, data, eta));
        queuedTransactions[txHash] = true;
        emit QueueTransaction(txHash, target, value, signature, data, eta);
    }

    function cancelTransaction(address target, uint value, string memory signature, bytes memory data, uint eta) public {
        require(msg.sender == admin, "Timelock::cancelTransaction: Call must come from admin.");
        queuedTransactions[keccak256(abi.encode(target, value, signature, data, eta))] = false;
    }

    function executeTransaction(address target, uint value, string memory signature, bytes memory data, uint eta) public returns (bytes memory) {
        bytes32 txHash = keccak256(abi.encode(target, value, signature, data, eta));
        require(msg.sender == admin && queuedTransactions[txHash], "Timelock::executeTransaction: Transaction hasn't been queued.");
        require(now >= eta && now <= eta + GRACE_PERIOD, "Timelock::executeTransaction: Transaction hasn't surpassed time lock.");
        queuedTransactions[txHash] = false;
        (bool success, bytes memory result) = target.call.value(value)(abi.encodePacked(bytes4(keccak256(bytes(signature))), data));
        require(success, "Timelock::executeTransaction: Transaction execution reverted.");
        emit ExecuteTransaction(txHash, target, value, signature, data, eta);
        return result;
    }
}

contract GoralGovernor {
    struct Proposal {
        address proposer;
        address target;
        string signature;
        bytes data;
        uint startBlock;
        uint endTime;
        uint eta;
        uint forVotes;
        uint againstVotes;
        bool executed;
    }

    uint public constant quorumVotes = 1200000e18;
    uint public constant proposalThreshold = 100000e18;
    uint public constant votingPeriod = 3 days;
    GoralTimelock public timelock;
    GoralVotes public token;
    Proposal[] public proposals;
    mapping(uint => mapping(address => bool)) public hasVoted;

    event ProposalCreated(uint id, address proposer, address target, string signature, bytes data, string description);
    event VoteCast(address indexed voter, uint proposalId, bool support, uint votes);

    function bind(GoralTimelock timelock_, GoralVotes token_) external {
        require(address(token) == address(0), "bound");
        (timelock, token) = (timelock_, token_);
    }

    function propose(address target, string memory signature, bytes memory data, string memory description) public returns (uint id) {
        require(token.getPriorVotes(msg.sender, block.number - 1) >= proposalThreshold, "propose: proposer votes below proposal threshold");
        id = proposals.length;
        proposals.push(Proposal(msg.sender, target, signature, data, block.number, now + votingPeriod, 0, 0, 0, false));
        emit ProposalCreated(id, msg.sender, target, signature, data, description);
    }

    function castVote(uint id, bool support) public {
        Proposal storage p = proposals[id];
        require(now < p.endTime && !hasVoted[id][msg.sender], "castVote: closed");
        hasVoted[id][msg.sender] = true;
        uint votes = token.getPriorVotes(msg.sender, p.startBlock);
        if (support) p.forVotes += votes;
        else p.againstVotes += votes;
        emit VoteCast(msg.sender, id, support, votes);
    }

    function queue(uint id) public {
        Proposal storage p = proposals[id];
        require(now >= p.endTime && p.eta == 0 && p.forVotes > p.againstVotes && p.forVotes >= quorumVotes, "queue: not succeeded");
        p.eta = now + timelock.delay();
        timelock.queueTransaction(p.target, 0, p.signature, p.data, p.eta);
    }

    function execute(uint id) public {
        Proposal storage p = proposals[id];
        require(p.eta != 0 && !p.executed, "execute: not queued");
        p.executed = true;
        timelock.executeTransaction(p.target, 0, p.signature, p.data, p.eta);
    }
}
