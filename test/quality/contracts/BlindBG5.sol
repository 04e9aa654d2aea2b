// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.5.17;
pragma experimental ABIEncoderV2;

/// Votes in words of ninety-six bits; its minter may make two of a hundred a year and no more.
contract Larkspire {
    string public constant name = "Larkspire";
    string public constant symbol = "LARK";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 500000000e18;
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
    mapping(address => uint256) public nonces;
    bytes32 public constant DOMAIN_TYPEHASH = keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)");
    bytes32 public constant DELEGATION_TYPEHASH = keccak256("Delegation(address delegatee,uint256 nonce,uint256 expiry)");

    event MinterChanged(address minter, address newMinter);
    event DelegateChanged(address indexed delegator, address indexed fromDelegate, address indexed toDelegate);
    event DelegateVotesChanged(address indexed delegate, uint256 previousBalance, uint256 newBalance);
    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);

    constructor(address account, address minter_, uint256 mintingAllowedAfter_) public {
        require(mintingAllowedAfter_ >= block.timestamp, "minting can only begin after deployment");
        balances[account] = uint96(totalSupply);
        emit Transfer(address(0), account, totalSupply);
        minter = minter_;
        emit MinterChanged(address(0), minter);
        mintingAllowedAfter = mintingAllowedAfter_;
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

    function allowance(address account, address spender) external view returns (uint256) {
        return allowances[account][spender];
    }

    function approve(address spender, uint256 rawAmount) external returns (bool) {
        uint96 amount = rawAmount == uint256(-1) ? uint96(-1) : safe96(rawAmount);
        allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function balanceOf(address account) external view returns (uint256) {
        return balances[account];
    }

    function transfer(address dst, uint256 rawAmount) external returns (bool) {
        _transferTokens(msg.sender, dst, safe96(rawAmount));
        return true;
    }

    function transferFrom(address src, address dst, uint256 rawAmount) external returns (bool) {
        uint96 spent = allowances[src][msg.sender];
        uint96 amount = safe96(rawAmount);
        if (msg.sender != src && spent != uint96(-1)) {
            require(amount <= spent, "transfer amount exceeds spender allowance");
            allowances[src][msg.sender] = spent - amount;
            emit Approval(src, msg.sender, spent - amount);
        }
        _transferTokens(src, dst, amount);
        return true;
    }

    function delegate(address delegatee) public {
        _delegate(msg.sender, delegatee);
    }

    function delegateBySig(address delegatee, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s) public {
        bytes32 domain = keccak256(abi.encode(DOMAIN_TYPEHASH, keccak256(bytes(name)), 1, address(this)));
        bytes32 what = keccak256(abi.encode(DELEGATION_TYPEHASH, delegatee, nonce, expiry));
        address signatory = ecrecover(keccak256(abi.encodePacked("\x19\x01", domain, what)), v, r, s);
        require(signatory != address(0) && nonce == nonces[signatory]++ && now <= expiry, "invalid signature");
        _delegate(signatory, delegatee);
    }

    function getCurrentVotes(address account) external view returns (uint96) {
        uint32 n = numCheckpoints[account];
        return n > 0 ? checkpoints[account][n - 1].votes : 0;
    }

    function getPriorVotes(address account, uint256 blockNumber) public view returns (uint96) {
        require(blockNumber < block.number, "not yet determined");
        uint32 n = numCheckpoints[account];
        if (n == 0 || checkpoints[account][0].fromBlock > blockNumber) return 0;
        uint32 lower = 0;
        uint32 upper = n - 1;
        while (upper > lower) {
            uint32 center = upper - (upper - lower) / 2;
            if (checkpoints[account][center].fromBlock <= blockNumber) lower = center;
            else upper = center - 1;
        }
        return checkpoints[account][lower].votes;
    }

    function _delegate(address delegator, address delegatee) internal {
        address current = delegates[delegator];
        delegates[delegator] = delegatee;
        emit DelegateChanged(delegator, current, delegatee);
        _moveDelegates(current, delegatee, balances[delegator]);
    }

    function _transferTokens(address src, address dst, uint96 amount) internal {
        require(src != address(0) && dst != address(0), "cannot transfer with the zero address");
        require(amount <= balances[src], "transfer amount exceeds balance");
        balances[src] -= amount;
        balances[dst] += amount;
        emit Transfer(src, dst, amount);
        _moveDelegates(delegates[src], delegates[dst], amount);
    }

    function _moveDelegates(address src, address dst, uint96 amount) internal {
        if (src == dst || amount == 0) return;
        if (src != address(0)) _write(src, false, amount);
        if (dst != address(0)) _write(dst, true, amount);
    }

    function _write(address who, bool up, uint96 amount) internal {
        uint32 n = numCheckpoints[who];
        uint96 had = n > 0 ? checkpoints[who][n - 1].votes : 0;
        uint96 has = up ? had + amount : had - amount;
        if (n > 0 && checkpoints[who][n - 1].fromBlock == block.number) checkpoints[who][n - 1].votes = has;
        else {
            checkpoints[who][n] = Checkpoint(uint32(block.number), has);
            numCheckpoints[who] = n + 1;
        }
        emit DelegateVotesChanged(who, had, has);
    }

    function safe96(uint256 n) internal pure returns (uint96) {
        require(n < 2**96, "amount exceeds 96 bits");
        return uint96(n);
    }
}

/// What was queued waits for two days here.
contract LarkClock {
    uint256 public constant GRACE_PERIOD = 14 days;
    uint256 public constant MINIMUM_DELAY = 2 days;
    address public admin;
    uint256 public delay = 2 days;
    mapping(bytes32 => bool) public queuedTransactions;

    event QueueTransaction(bytes32 indexed txHash, address indexed target, uint256 value, bytes data, uint256 eta);
    event ExecuteTransaction(bytes32 indexed txHash, address indexed target, uint256 value, bytes data, uint256 eta);

    constructor(address admin_) public {
        admin = admin_;
    }

    function setDelay(uint256 next) public {
        require(msg.sender == address(this) && next >= MINIMUM_DELAY && next <= 30 days, "setDelay");
        delay = next;
    }

    function queueTransaction(address target, uint256 value, bytes memory data, uint256 eta) public returns (bytes32 id) {
        require(msg.sender == admin, "queueTransaction: call must come from admin");
        require(eta >= block.timestamp + delay, "estimated execution block must satisfy delay");
        id = keccak256(abi.encode(target, value, data, eta));
        queuedTransactions[id] = true;
        emit QueueTransaction(id, target, value, data, eta);
    }

    function executeTransaction(address target, uint256 value, bytes memory data, uint256 eta) public payable returns (bytes memory) {
        require(msg.sender == admin, "executeTransaction: call must come from admin");
        bytes32 id = keccak256(abi.encode(target, value, data, eta));
        require(queuedTransactions[id] && now >= eta && now <= eta + GRACE_PERIOD, "executeTransaction");
        queuedTransactions[id] = false;
        (bool ok, bytes memory result) = target.call.value(value)(data);
        require(ok, "transaction execution reverted");
        emit ExecuteTransaction(id, target, value, data, eta);
        return result;
    }

    function() external payable {}
}

/// Proposals, three days of votes, four of a hundred as quorum.
contract LarkGovernor {
    struct Proposal {
        address proposer;
        uint256 eta;
        address target;
        bytes data;
        uint256 startBlock;
        uint256 endBlock;
        uint256 forVotes;
        uint256 againstVotes;
        bool executed;
    }

    LarkClock public timelock;
    Larkspire public token;
    uint256 public proposalCount;
    mapping(uint256 => Proposal) public proposals;
    mapping(uint256 => mapping(address => bool)) private voted;

    event ProposalCreated(uint256 id, address proposer, address target, bytes data);
    event VoteCast(address voter, uint256 proposalId, bool support, uint256 votes);

    constructor(LarkClock timelock_, Larkspire token_) public {
        (timelock, token) = (timelock_, token_);
    }

    function quorumVotes() public pure returns (uint256) { return 20000000e18; }
    function proposalThreshold() public pure returns (uint256) { return 2500000e18; }
    function votingDelay() public pure returns (uint256) { return 1; }
    function votingPeriod() public pure returns (uint256) { return 19710; }

    function propose(address target, bytes memory data) public returns (uint256 id) {
        require(token.getPriorVotes(msg.sender, block.number - 1) > proposalThreshold(), "below proposal threshold");
        id = ++proposalCount;
        Proposal storage p = proposals[id];
        (p.proposer, p.target, p.data) = (msg.sender, target, data);
        p.startBlock = block.number + votingDelay();
        p.endBlock = p.startBlock + votingPeriod();
        emit ProposalCreated(id, msg.sender, target, data);
    }

    function castVote(uint256 id, bool support) public {
        Proposal storage p = proposals[id];
        require(block.number > p.startBlock && block.number <= p.endBlock && !voted[id][msg.sender], "voting is closed");
        voted[id][msg.sender] = true;
        uint96 votes = token.getPriorVotes(msg.sender, p.startBlock);
        if (support) p.forVotes += votes;
        else p.againstVotes += votes;
        emit VoteCast(msg.sender, id, support, votes);
    }

    function succeeded(uint256 id) public view returns (bool) {
        Proposal storage p = proposals[id];
        return p.endBlock != 0 && block.number > p.endBlock && p.forVotes > p.againstVotes && p.forVotes >= quorumVotes();
    }

    function queue(uint256 id) public {
        Proposal storage p = proposals[id];
        require(succeeded(id) && p.eta == 0, "can only be queued if it is succeeded");
        p.eta = block.timestamp + timelock.delay();
        timelock.queueTransaction(p.target, 0, p.data, p.eta);
    }

    function execute(uint256 id) public {
        Proposal storage p = proposals[id];
        require(p.eta != 0 && !p.executed, "can only be executed if it is queued");
        p.executed = true;
        timelock.executeTransaction(p.target, 0, p.data, p.eta);
    }
}

/// Fragments: everybody's share of the whole stays when the policy makes the whole larger or smaller.
contract Fathomunit {
    string public constant name = "Fathom Unit";
    string public constant symbol = "FTHM";
    uint8 public constant decimals = 9;
    uint256 private constant INITIAL = 50 * 10**6 * 10**9;
    uint256 private constant TOTAL_GONS = uint256(-1) - (uint256(-1) % INITIAL);
    uint256 private constant MAX_SUPPLY = 2**128 - 1;
    address public owner;
    address public monetaryPolicy;
    uint256 private supply = INITIAL;
    uint256 private gonsPerFragment = TOTAL_GONS / INITIAL;
    mapping(address => uint256) private gons;
    mapping(address => mapping(address => uint256)) private allowed;

    event LogRebase(uint256 indexed epoch, uint256 totalSupply);
    event LogMonetaryPolicyUpdated(address monetaryPolicy);
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address owner_, address policy) public {
        (owner, monetaryPolicy) = (owner_, policy);
        gons[msg.sender] = TOTAL_GONS;
        emit Transfer(address(0), msg.sender, supply);
    }

    function setMonetaryPolicy(address policy) external {
        require(msg.sender == owner, "not the owner");
        monetaryPolicy = policy;
        emit LogMonetaryPolicyUpdated(policy);
    }

    function rebase(uint256 epoch, int256 delta) external returns (uint256) {
        require(msg.sender == monetaryPolicy, "not the policy");
        supply = delta < 0 ? supply - uint256(-delta) : supply + uint256(delta);
        if (supply > MAX_SUPPLY) supply = MAX_SUPPLY;
        gonsPerFragment = TOTAL_GONS / supply;
        emit LogRebase(epoch, supply);
        return supply;
    }

    function totalSupply() public view returns (uint256) { return supply; }
    function balanceOf(address who) public view returns (uint256) { return gons[who] / gonsPerFragment; }
    function allowance(address who, address spender) public view returns (uint256) { return allowed[who][spender]; }

    function transfer(address to, uint256 value) public returns (bool) {
        _send(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        require(allowed[from][msg.sender] >= value, "allowance");
        allowed[from][msg.sender] -= value;
        _send(from, to, value);
        return true;
    }

    function _send(address from, address to, uint256 value) private {
        require(to != address(0) && to != address(this), "recipient");
        uint256 part = value * gonsPerFragment;
        require(value <= supply && gons[from] >= part, "balance");
        gons[from] -= part;
        gons[to] += part;
        emit Transfer(from, to, value);
    }

    function approve(address spender, uint256 value) public returns (bool) {
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }
}
