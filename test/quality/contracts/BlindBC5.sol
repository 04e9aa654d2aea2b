// 0.5 runs=200
pragma solidity 0.5.17;

/// Balances of 96 bits with checkpoints of votes.
contract Wharfinger {
    string public constant name = "Wharfinger";
    string public constant symbol = "WHRF";
    uint8 public constant decimals = 18;
    uint public totalSupply = 60000000e18;
    address public minter;
    uint public mintingAllowedAfter;
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
    event DelegateVotesChanged(address indexed delegate, uint previousBalance, uint newBalance);
    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);

    constructor(address minter_) public {
        minter = minter_;
        mintingAllowedAfter = now + 365 days;
        balances[msg.sender] = uint96(totalSupply);
        emit Transfer(address(0), msg.sender, totalSupply);
        emit MinterChanged(address(0), minter_);
    }

    function setMinter(address minter_) external {
        require(msg.sender == minter, "only the minter can change the minter");
        emit MinterChanged(minter, minter_);
        minter = minter_;
    }

    function mint(address dst, uint rawAmount) external {
        require(msg.sender == minter, "only the minter can mint");
        require(now >= mintingAllowedAfter, "minting not allowed yet");
        require(dst != address(0), "to the zero address");
        mintingAllowedAfter = now + minimumTimeBetweenMints;
        uint96 amount = narrow(rawAmount);
        require(rawAmount <= totalSupply * mintCap / 100, "exceeded mint cap");
        totalSupply = narrow(totalSupply + rawAmount);
        balances[dst] += amount;
        emit Transfer(address(0), dst, amount);
        moveVotes(address(0), delegates[dst], amount);
    }

    function narrow(uint n) private pure returns (uint96) {
        require(n < 2 ** 96, "exceeds 96 bits");
        return uint96(n);
    }

    function balanceOf(address who) external view returns (uint) { return balances[who]; }
    function allowance(address who, address spender) external view returns (uint) { return allowances[who][spender]; }

    function approve(address spender, uint rawAmount) external returns (bool) {
        allowances[msg.sender][spender] = rawAmount == uint(-1) ? uint96(-1) : narrow(rawAmount);
        emit Approval(msg.sender, spender, rawAmount);
        return true;
    }

    function transfer(address dst, uint rawAmount) external returns (bool) {
        shift(msg.sender, dst, narrow(rawAmount));
        return true;
    }

    function transferFrom(address src, address dst, uint rawAmount) external returns (bool) {
        uint96 amount = narrow(rawAmount);
        uint96 left = allowances[src][msg.sender];
        if (msg.sender != src && left != uint96(-1)) {
            require(left >= amount, "exceeds spender allowance");
            allowances[src][msg.sender] = left - amount;
        }
        shift(src, dst, amount);
        return true;
    }

    function shift(address src, address dst, uint96 amount) private {
        require(src != address(0) && dst != address(0), "zero address");
        require(balances[src] >= amount, "exceeds balance");
        balances[src] -= amount;
        balances[dst] += amount;
        emit Transfer(src, dst, amount);
        moveVotes(delegates[src], delegates[dst], amount);
    }

    function delegate(address to) external {
        address from = delegates[msg.sender];
        delegates[msg.sender] = to;
        emit DelegateChanged(msg.sender, from, to);
        moveVotes(from, to, balances[msg.sender]);
    }

    function moveVotes(address from, address to, uint96 amount) private {
        if (from == to || amount == 0) return;
        if (from != address(0)) write(from, latest(from) - amount);
        if (to != address(0)) write(to, latest(to) + amount);
    }

    function latest(address who) private view returns (uint96) {
        uint32 n = numCheckpoints[who];
        return n > 0 ? checkpoints[who][n - 1].votes : 0;
    }

    function write(address who, uint96 votes) private {
        uint32 n = numCheckpoints[who];
        emit DelegateVotesChanged(who, latest(who), votes);
        if (n > 0 && checkpoints[who][n - 1].fromBlock == block.number) checkpoints[who][n - 1].votes = votes;
        else {
            checkpoints[who][n] = Checkpoint(uint32(block.number), votes);
            numCheckpoints[who] = n + 1;
        }
    }

    function getPriorVotes(address who, uint blockNumber) external view returns (uint96) {
        require(blockNumber < block.number, "not yet determined");
        uint32 n = numCheckpoints[who];
        while (n > 0 && checkpoints[who][n - 1].fromBlock > blockNumber) n--;
        return n == 0 ? 0 : checkpoints[who][n - 1].votes;
    }
}

/// Does what its admin, the harbour council, queued two days before.
contract HarbourTimelock {
    address public admin;
    uint public constant delay = 2 days;
    uint public constant GRACE_PERIOD = 14 days;
    mapping(bytes32 => bool) public queuedTransactions;

    event QueueTransaction(bytes32 indexed txHash, address indexed target, uint value, bytes data, uint eta);
    event ExecuteTransaction(bytes32 indexed txHash, address indexed target, uint value, bytes data, uint eta);

    constructor(address admin_) public {
        admin = admin_;
    }

    function setAdmin(address admin_) external {
        require(msg.sender == address(this), "call must come from the timelock");
        admin = admin_;
    }

    function queueTransaction(address target, uint value, bytes calldata data, uint eta) external returns (bytes32 txHash) {
        require(msg.sender == admin && eta >= now + delay, "admin and delay");
        txHash = keccak256(abi.encode(target, value, data, eta));
        queuedTransactions[txHash] = true;
        emit QueueTransaction(txHash, target, value, data, eta);
    }

    function cancelTransaction(address target, uint value, bytes calldata data, uint eta) external {
        require(msg.sender == admin, "admin");
        queuedTransactions[keccak256(abi.encode(target, value, data, eta))] = false;
    }

    function executeTransaction(address target, uint value, bytes calldata data, uint eta) external payable returns (bytes memory out) {
        bytes32 txHash = keccak256(abi.encode(target, value, data, eta));
        require(msg.sender == admin && queuedTransactions[txHash], "not queued");
        require(now >= eta && now <= eta + GRACE_PERIOD, "not now");
        queuedTransactions[txHash] = false;
        bool ok;
        (ok, out) = target.call.value(value)(data);
        require(ok, "reverted");
        emit ExecuteTransaction(txHash, target, value, data, eta);
    }

    function() external payable {}
}

/// Proposals by holders of one of a hundred, votes for three days, four of a hundred for a quorum.
contract HarbourCouncil {
    string public constant name = "Harbour Council";
    Wharfinger public token;
    HarbourTimelock public timelock;
    uint public constant quorumVotes = 2400000e18;
    uint public constant proposalThreshold = 600000e18;
    uint public constant votingDelay = 1;
    uint public constant votingPeriod = 17280;
    struct Proposal {
        address proposer;
        address target;
        uint value;
        bytes data;
        uint eta;
        uint startBlock;
        uint endBlock;
        uint forVotes;
        uint againstVotes;
        bool canceled;
        bool executed;
    }
    uint public proposalCount;
    mapping(uint => Proposal) public proposals;
    mapping(uint => mapping(address => bool)) public hasVoted;

    event ProposalCreated(uint id, address proposer, address target, string description);
    event VoteCast(address voter, uint id, bool support, uint votes);

    constructor(Wharfinger token_, HarbourTimelock timelock_) public {
        (token, timelock) = (token_, timelock_);
    }

    function propose(address target, uint value, bytes calldata data, string calldata description) external returns (uint id) {
        require(token.getPriorVotes(msg.sender, block.number - 1) > proposalThreshold, "below threshold");
        id = ++proposalCount;
        Proposal storage p = proposals[id];
        (p.proposer, p.target, p.value, p.data) = (msg.sender, target, value, data);
        p.startBlock = block.number + votingDelay;
        p.endBlock = p.startBlock + votingPeriod;
        emit ProposalCreated(id, msg.sender, target, description);
    }

    function castVote(uint id, bool support) external {
        Proposal storage p = proposals[id];
        require(block.number > p.startBlock && block.number <= p.endBlock && !hasVoted[id][msg.sender], "closed");
        hasVoted[id][msg.sender] = true;
        uint96 votes = token.getPriorVotes(msg.sender, p.startBlock);
        if (support) p.forVotes += votes;
        else p.againstVotes += votes;
        emit VoteCast(msg.sender, id, support, votes);
    }

    function succeeded(uint id) public view returns (bool) {
        Proposal storage p = proposals[id];
        if (p.startBlock == 0 || p.canceled || p.executed || block.number <= p.endBlock) return false;
        return p.forVotes > p.againstVotes && p.forVotes >= quorumVotes;
    }

    function queue(uint id) external {
        require(succeeded(id) && proposals[id].eta == 0, "not succeeded");
        Proposal storage p = proposals[id];
        p.eta = now + timelock.delay();
        timelock.queueTransaction(p.target, p.value, p.data, p.eta);
    }

    function execute(uint id) external payable {
        Proposal storage p = proposals[id];
        require(succeeded(id) && p.eta != 0, "not queued");
        p.executed = true;
        timelock.executeTransaction.value(p.value)(p.target, p.value, p.data, p.eta);
    }

    function cancel(uint id) external {
        Proposal storage p = proposals[id];
        require(!p.executed && token.getPriorVotes(p.proposer, block.number - 1) < proposalThreshold, "above threshold");
        p.canceled = true;
        if (p.eta != 0) timelock.cancelTransaction(p.target, p.value, p.data, p.eta);
    }
}

/// Weekly inflation that falls by a hundredth each week, paid by whoever calls, to those who stake.
contract Pasque {
    string public constant name = "Pasque Network Token";
    string public constant symbol = "PASQ";
    uint8 public constant decimals = 18;
    uint public totalSupply;
    uint public weekCounter;
    uint public lastMintEvent;
    uint public weekly = 60000e18;
    uint public constant LAST_WEEK = 234;
    mapping(address => uint) public balanceOf;
    mapping(address => mapping(address => uint)) public allowance;
    mapping(address => uint) public staked;
    mapping(address => uint) private paidIndex;
    mapping(address => uint) public earned;
    uint public totalStaked;
    uint public index;

    event Transfer(address indexed from, address indexed to, uint value);
    event Approval(address indexed owner, address indexed spender, uint value);
    event SupplyMinted(uint supplyMinted, uint weekCounter);

    constructor() public {
        lastMintEvent = now;
        create(msg.sender, 40000000e18);
    }

    function create(address to, uint value) private {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function move(address from, address to, uint value) private {
        require(balanceOf[from] >= value, "insufficient balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function approve(address spender, uint value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "insufficient allowance");
        allowance[from][msg.sender] -= value;
        move(from, to, value);
        return true;
    }

    function isMintable() public view returns (bool) {
        return now >= lastMintEvent + 7 days && weekCounter < LAST_WEEK && totalStaked > 0;
    }

    function mint() external returns (bool) {
        require(isMintable(), "no supply is mintable");
        lastMintEvent += 7 days;
        weekCounter++;
        create(address(this), weekly);
        create(msg.sender, 5e18);
        index += weekly * 1e18 / totalStaked;
        emit SupplyMinted(weekly, weekCounter);
        weekly -= weekly / 100;
    }

    function settle(address who) private {
        earned[who] += staked[who] * (index - paidIndex[who]) / 1e18;
        paidIndex[who] = index;
    }

    function stake(uint amount) external {
        settle(msg.sender);
        move(msg.sender, address(this), amount);
        staked[msg.sender] += amount;
        totalStaked += amount;
    }

    function unstake(uint amount) external {
        settle(msg.sender);
        require(staked[msg.sender] >= amount, "not staked");
        staked[msg.sender] -= amount;
        totalStaked -= amount;
        move(address(this), msg.sender, amount);
    }

    function collect() external {
        settle(msg.sender);
        uint due = earned[msg.sender];
        earned[msg.sender] = 0;
        move(address(this), msg.sender, due);
    }
}
