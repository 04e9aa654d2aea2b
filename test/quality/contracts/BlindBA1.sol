// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

abstract contract Tally {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) internal _held;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory n, string memory s, uint256 whole) {
        name = n;
        symbol = s;
        if (whole > 0) _issue(msg.sender, whole * 1e18);
    }

    function balanceOf(address who) public view virtual returns (uint256) {
        return _held[who];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _carry(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        if (left != type(uint256).max) allowance[from][msg.sender] = left - value;
        _carry(from, to, value);
        return true;
    }

    function _carry(address from, address to, uint256 value) internal virtual {
        require(to != address(0), "zero");
        _held[from] -= value;
        _held[to] += value;
        emit Transfer(from, to, value);
    }

    function _issue(address to, uint256 value) internal virtual {
        totalSupply += value;
        _held[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _retire(address from, uint256 value) internal virtual {
        _held[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

/// Confirmed by enough of its members, a call is made with the last confirmation.
contract MemberBoard {
    mapping(address => bool) public isOwner;
    address[] private _owners;
    uint256 public required;
    mapping(bytes32 => mapping(address => bool)) public confirmed;
    mapping(bytes32 => uint256) public confirmations;
    mapping(bytes32 => bool) public executed;

    event Confirmation(address indexed sender, bytes32 indexed id);
    event Execution(bytes32 indexed id);

    constructor(address[] memory members, uint256 needed) {
        require(needed > 1 && needed <= members.length);
        for (uint256 i; i < members.length; i++) {
            require(!isOwner[members[i]]);
            isOwner[members[i]] = true;
        }
        _owners = members;
        required = needed;
    }

    function getOwners() external view returns (address[] memory) {
        return _owners;
    }

    function confirm(address to, bytes calldata data, uint256 salt) external {
        require(isOwner[msg.sender], "member");
        bytes32 id = keccak256(abi.encode(to, data, salt));
        require(!executed[id] && !confirmed[id][msg.sender], "done");
        confirmed[id][msg.sender] = true;
        emit Confirmation(msg.sender, id);
        if (++confirmations[id] >= required) {
            executed[id] = true;
            (bool ok, ) = to.call(data);
            require(ok, "failed");
            emit Execution(id);
        }
    }

    function replaceOwner(uint256 at, address next) external {
        require(msg.sender == address(this) && !isOwner[next] && next != address(0));
        isOwner[_owners[at]] = false;
        isOwner[next] = true;
        _owners[at] = next;
    }
}

/// Waits a day at least; its admin only queues and executes.
contract QueueDelay {
    uint256 public constant MINIMUM_DELAY = 1 days;
    uint256 public constant GRACE_PERIOD = 14 days;
    uint256 public delay = 1 days;
    address public admin;
    address public pendingAdmin;
    mapping(bytes32 => uint256) public etaOf;

    event QueueTransaction(bytes32 indexed id, address indexed target, string signature, bytes data, uint256 eta);

    constructor(address admin_) {
        admin = admin_;
    }

    function setDelay(uint256 next) external {
        require(msg.sender == address(this) && next >= MINIMUM_DELAY && next <= 30 days);
        delay = next;
    }

    function setPendingAdmin(address next) external {
        require(msg.sender == address(this));
        pendingAdmin = next;
    }

    function acceptAdmin() external {
        require(msg.sender == pendingAdmin);
        admin = msg.sender;
        pendingAdmin = address(0);
    }

    function queueTransaction(address target, string calldata signature, bytes calldata data) external {
        require(msg.sender == admin, "admin");
        bytes32 id = keccak256(abi.encode(target, signature, data));
        etaOf[id] = block.timestamp + delay;
        emit QueueTransaction(id, target, signature, data, etaOf[id]);
    }

    function cancelTransaction(address target, string calldata signature, bytes calldata data) external {
        require(msg.sender == admin, "admin");
        delete etaOf[keccak256(abi.encode(target, signature, data))];
    }

    function executeTransaction(address target, string calldata signature, bytes calldata data) external {
        require(msg.sender == admin, "admin");
        bytes32 id = keccak256(abi.encode(target, signature, data));
        uint256 eta = etaOf[id];
        require(eta != 0 && block.timestamp >= eta && block.timestamp <= eta + GRACE_PERIOD, "eta");
        delete etaOf[id];
        (bool ok, ) = target.call(abi.encodePacked(bytes4(keccak256(bytes(signature))), data));
        require(ok, "reverted");
    }
}

contract Aldermoor is Tally {
    address public minter;
    uint256 public nextMinting;
    uint256 public constant PAUSE_BETWEEN = 365 days;

    constructor(address minter_) Tally("Aldermoor", "ALDM", 100_000_000) {
        minter = minter_;
    }

    function setMinter(address next) external {
        require(msg.sender == minter, "minter");
        minter = next;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == minter, "minter");
        require(block.timestamp >= nextMinting, "early");
        require(value <= totalSupply / 50, "two of a hundred");
        nextMinting = block.timestamp + PAUSE_BETWEEN;
        _issue(to, value);
    }
}

/// Anybody brings what enough signers have signed.
contract SealRing {
    bytes32 public immutable domain;
    uint256 public nonce;
    uint8 public immutable threshold;
    mapping(address => bool) public signer;

    constructor(address[] memory who, uint8 needed) {
        for (uint256 i; i < who.length; i++) signer[who[i]] = true;
        threshold = needed;
        domain = keccak256(abi.encode("SealRing", block.chainid, address(this)));
    }

    function digest(address to, bytes memory data, uint256 n) public view returns (bytes32) {
        return keccak256(abi.encode(domain, to, keccak256(data), n));
    }

    function execute(address to, bytes calldata data, uint8[] calldata v, bytes32[] calldata r, bytes32[] calldata s) external {
        require(v.length >= threshold, "few");
        bytes32 hash = digest(to, data, nonce++);
        address last;
        for (uint256 i; i < v.length; i++) {
            address who = ecrecover(hash, v[i], r[i], s[i]);
            require(who > last && signer[who], "signer");
            last = who;
        }
        (bool ok, ) = to.call(data);
        require(ok, "call");
    }

    function exchange(address gone, address come) external {
        require(msg.sender == address(this) && signer[gone] && !signer[come] && come != address(0));
        signer[gone] = false;
        signer[come] = true;
    }
}

contract Brackwater is Tally {
    address public immutable steward;
    bool public halted;
    uint256 public constant CEILING = 80_000_000e18;

    error Halted();

    constructor(address steward_) Tally("Brackwater", "BRKW", 40_000_000) {
        steward = steward_;
    }

    modifier onlySteward() {
        require(msg.sender == steward);
        _;
    }

    function setHalted(bool on) external onlySteward {
        halted = on;
    }

    function mint(address to, uint256 value) external onlySteward {
        require(totalSupply + value <= CEILING);
        _issue(to, value);
    }

    function _carry(address from, address to, uint256 value) internal override {
        if (halted) revert Halted();
        super._carry(from, to, value);
    }
}

/// Votes weigh what they weigh; more than half decides.
contract WeightedHouse {
    mapping(address => uint256) public weightOf;
    mapping(bytes32 => uint256) public gathered;
    mapping(bytes32 => mapping(address => bool)) public spoke;
    uint256 public whole;

    constructor(address[] memory who, uint256[] memory weights) {
        for (uint256 i; i < who.length; i++) {
            weightOf[who[i]] = weights[i];
            whole += weights[i];
        }
    }

    function speak(address to, bytes calldata words, bytes32 session) external {
        uint256 weight = weightOf[msg.sender];
        require(weight > 0, "no seat");
        bytes32 id = keccak256(abi.encode(to, words, session));
        require(!spoke[id][msg.sender], "twice");
        spoke[id][msg.sender] = true;
        uint256 before = gathered[id];
        gathered[id] = before + weight;
        if (before * 2 <= whole && (before + weight) * 2 > whole) {
            (bool ok, ) = to.call(words);
            require(ok);
        }
    }

    function reweigh(address who, uint256 weight) external {
        require(msg.sender == address(this));
        whole = whole - weightOf[who] + weight;
        weightOf[who] = weight;
        require(weight * 2 <= whole, "too heavy");
    }
}

interface IToll {
    function rate(address from, address to) external view returns (uint256);
}

contract PlainToll is IToll {
    address public immutable house;
    uint256 public thousandths = 5;

    constructor(address house_) {
        house = house_;
    }

    function setThousandths(uint256 next) external {
        require(msg.sender == house && next <= 20);
        thousandths = next;
    }

    function rate(address, address) external view returns (uint256) {
        return thousandths;
    }
}

contract Cindervale is Tally {
    address public house;
    IToll public toll;
    address public chest;

    constructor(address house_, IToll toll_) Tally("Cindervale", "CNDV", 21_000_000) {
        house = house_;
        toll = toll_;
        chest = house_;
    }

    function setToll(IToll next) external {
        require(msg.sender == house, "house");
        toll = next;
    }

    function _carry(address from, address to, uint256 value) internal override {
        uint256 rate = 0;
        try toll.rate{gas: 30_000}(from, to) returns (uint256 told) {
            rate = told > 30 ? 30 : told;
        } catch {}
        uint256 cut = (value * rate) / 1000;
        if (cut > 0) super._carry(from, chest, cut);
        super._carry(from, to, value - cut);
    }
}

/// The guardian stops for two days, once in thirty; the admin is a timelock.
contract Dunlinford is Tally {
    address public admin;
    address public guardian;
    uint64 public stoppedUntil;
    uint64 public mayStopFrom;

    constructor(address admin_, address guardian_) Tally("Dunlinford", "DNLF", 55_000_000) {
        admin = admin_;
        guardian = guardian_;
    }

    function stop() external {
        require(msg.sender == guardian && block.timestamp >= mayStopFrom, "not now");
        stoppedUntil = uint64(block.timestamp + 2 days);
        mayStopFrom = uint64(block.timestamp + 30 days);
    }

    function go() external {
        require(msg.sender == admin || msg.sender == guardian);
        stoppedUntil = 0;
    }

    function setGuardian(address next) external {
        require(msg.sender == admin);
        guardian = next;
    }

    function setAdmin(address next) external {
        require(msg.sender == admin);
        admin = next;
    }

    function _carry(address from, address to, uint256 value) internal override {
        require(block.timestamp >= stoppedUntil, "stopped");
        super._carry(from, to, value);
    }
}

contract Everglass is Tally {
    struct Mark {
        uint48 at;
        uint208 votes;
    }
    mapping(address => Mark[]) private _marks;
    address public governor;

    constructor(address governor_) Tally("Everglass", "EVG", 90_000_000) {
        governor = governor_;
        _mark(msg.sender);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == governor && value <= totalSupply / 20);
        _issue(to, value);
        _mark(to);
    }

    function pastVotes(address who, uint256 at) external view returns (uint256) {
        Mark[] storage marks = _marks[who];
        for (uint256 i = marks.length; i > 0; i--) if (marks[i - 1].at <= at) return marks[i - 1].votes;
        return 0;
    }

    function _mark(address who) private {
        if (who.code.length == 0) _marks[who].push(Mark(uint48(block.timestamp), uint208(_held[who])));
    }

    function _carry(address from, address to, uint256 value) internal override {
        super._carry(from, to, value);
        _mark(from);
        _mark(to);
    }
}

/// Propose, vote for a day, queue, wait two days, execute.
contract EverglassGovernor {
    Everglass public votes;
    struct Proposal {
        address proposer;
        uint48 snapshot;
        uint48 end;
        uint48 eta;
        bool executed;
        uint256 yes;
        uint256 no;
        address target;
        bytes data;
    }
    Proposal[] public proposals;
    mapping(uint256 => mapping(address => bool)) public voted;
    uint256 public constant votingPeriod = 20 hours;
    uint256 public constant timelockDelay = 2 days;

    function initialize(Everglass votes_) external {
        require(address(votes) == address(0));
        votes = votes_;
    }

    function quorumVotes() public view returns (uint256) {
        return votes.totalSupply() / 25;
    }

    function propose(address target, bytes calldata data) external returns (uint256) {
        require(votes.pastVotes(msg.sender, block.timestamp - 1) > votes.totalSupply() / 1000, "few");
        proposals.push();
        Proposal storage p = proposals[proposals.length - 1];
        (p.proposer, p.snapshot, p.end) = (msg.sender, uint48(block.timestamp), uint48(block.timestamp + votingPeriod));
        (p.target, p.data) = (target, data);
        return proposals.length - 1;
    }

    function castVote(uint256 id, bool support) external {
        Proposal storage p = proposals[id];
        require(block.timestamp > p.snapshot && block.timestamp <= p.end && !voted[id][msg.sender], "closed");
        voted[id][msg.sender] = true;
        uint256 weight = votes.pastVotes(msg.sender, p.snapshot);
        if (support) p.yes += weight;
        else p.no += weight;
    }

    function queue(uint256 id) external {
        Proposal storage p = proposals[id];
        require(block.timestamp > p.end && p.eta == 0 && p.yes > p.no && p.yes >= quorumVotes(), "not passed");
        p.eta = uint48(block.timestamp + timelockDelay);
    }

    function execute(uint256 id) external {
        Proposal storage p = proposals[id];
        require(p.eta != 0 && block.timestamp >= p.eta && block.timestamp <= p.eta + 14 days && !p.executed, "not ready");
        p.executed = true;
        (bool ok, ) = p.target.call(p.data);
        require(ok);
    }
}

/// Knows the markets and what each of them pays, of ten thousand.
contract VenueFactory {
    address public feeTo;
    address public feeToSetter;
    mapping(address => uint16) public feeOf;

    constructor(address setter) {
        feeToSetter = setter;
        feeTo = setter;
    }

    function setFeeTo(address next) external {
        require(msg.sender == feeToSetter, "FORBIDDEN");
        feeTo = next;
    }

    function setFeeToSetter(address next) external {
        require(msg.sender == feeToSetter, "FORBIDDEN");
        feeToSetter = next;
    }

    function setFee(address venue, uint16 fee) external {
        require(msg.sender == feeToSetter, "FORBIDDEN");
        require(fee <= 100, "one of a hundred");
        feeOf[venue] = fee;
    }
}

contract Fernhollow is Tally {
    VenueFactory public immutable factory;

    constructor(VenueFactory factory_) Tally("Fernhollow", "FRNH", 7_000_000) {
        factory = factory_;
    }

    function _carry(address from, address to, uint256 value) internal override {
        uint256 cut = (value * factory.feeOf(to)) / 10_000;
        address collector = factory.feeTo();
        if (cut > 0 && collector != address(0)) {
            super._carry(from, collector, cut);
            value -= cut;
        }
        super._carry(from, to, value);
    }
}

contract HomeCoin is Tally {
    constructor() Tally("Gale", "GALE", 50_000_000) {}
}

/// Says on this side what five watchers saw on the other.
contract WatchMessenger {
    mapping(address => bool) public watcher;
    mapping(bytes32 => mapping(address => bool)) public saw;
    mapping(bytes32 => uint8) public seen;
    mapping(bytes32 => bool) public relayed;
    address public xDomainMessageSender;

    constructor(address[] memory watchers) {
        for (uint256 i; i < watchers.length; i++) watcher[watchers[i]] = true;
    }

    function attest(address sender, address target, bytes calldata message, uint256 nonce) external {
        require(watcher[msg.sender], "watcher");
        bytes32 id = keccak256(abi.encode(sender, target, message, nonce));
        require(!saw[id][msg.sender]);
        saw[id][msg.sender] = true;
        seen[id]++;
    }

    function relay(address sender, address target, bytes calldata message, uint256 nonce) external {
        bytes32 id = keccak256(abi.encode(sender, target, message, nonce));
        require(seen[id] >= 3 && !relayed[id], "not final");
        relayed[id] = true;
        xDomainMessageSender = sender;
        (bool ok, ) = target.call(message);
        require(ok);
        xDomainMessageSender = address(0);
    }
}

contract HomeSide {
    HomeCoin public immutable coin;
    event Sent(address indexed from, address indexed to, uint256 value);

    constructor(HomeCoin coin_) {
        coin = coin_;
    }

    function send(address to, uint256 value) external {
        coin.transferFrom(msg.sender, address(this), value);
        emit Sent(msg.sender, to, value);
    }
}

contract FarSide {
    WatchMessenger public immutable messenger;
    address public immutable other;
    Galewick public token;
    event Withdrawn(address indexed from, address indexed to, uint256 value);

    constructor(WatchMessenger messenger_, address other_) {
        messenger = messenger_;
        other = other_;
    }

    function bind(Galewick token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function finalizeDeposit(address to, uint256 value) external {
        require(msg.sender == address(messenger) && messenger.xDomainMessageSender() == other, "not the other side");
        token.bridgeMint(to, value);
    }

    function withdraw(address to, uint256 value) external {
        token.bridgeBurn(msg.sender, value);
        emit Withdrawn(msg.sender, to, value);
    }
}

contract Galewick is Tally {
    address public immutable bridge;

    constructor(address bridge_) Tally("Galewick", "GLWK", 0) {
        bridge = bridge_;
    }

    function bridgeMint(address to, uint256 value) external {
        require(msg.sender == bridge, "bridge");
        _issue(to, value);
    }

    function bridgeBurn(address from, uint256 value) external {
        require(msg.sender == bridge, "bridge");
        _retire(from, value);
    }
}

/// What each gate may print refills within a day.
contract Harrowgate is Tally {
    struct Bucket {
        uint128 ceiling;
        uint128 left;
        uint64 at;
    }
    address public owner;
    mapping(address => Bucket) public buckets;

    constructor() Tally("Harrowgate", "HRWG", 30_000_000) {
        owner = msg.sender;
    }

    function transferOwnership(address next) external {
        require(msg.sender == owner && next != address(0));
        owner = next;
    }

    function setLimit(address gate, uint128 ceiling) external {
        require(msg.sender == owner && ceiling <= 600_000e18);
        buckets[gate] = Bucket(ceiling, ceiling, uint64(block.timestamp));
    }

    function mint(address to, uint256 value) external {
        Bucket storage b = buckets[msg.sender];
        uint256 left = b.left + (uint256(b.ceiling) * (block.timestamp - b.at)) / 1 days;
        if (left > b.ceiling) left = b.ceiling;
        b.left = uint128(left - value);
        b.at = uint64(block.timestamp);
        _issue(to, value);
    }

    function burn(uint256 value) external {
        _retire(msg.sender, value);
    }
}
