// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

abstract contract ERC20 {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    bool public paused;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Paused(bool on);

    constructor(string memory _name, string memory _symbol, uint256 supply) {
        name = _name;
        symbol = _symbol;
        _mint(msg.sender, supply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal {
        require(!paused, "paused");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        _moved(from, to, value);
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal {
        totalSupply += value;
        balanceOf[to] += value;
        _moved(address(0), to, value);
        emit Transfer(address(0), to, value);
    }

    function _moved(address from, address to, uint256 value) internal virtual {}
}

/// Its signers stand in it; whoever brings enough signatures under a message has it done.
contract ScrivenerToken is ERC20 {
    bytes32 private constant MINT = keccak256("Mint(address to,uint256 value,uint256 nonce)");
    bytes32 private constant PAUSE = keccak256("Pause(bool on,uint256 nonce)");
    mapping(address => bool) public isSigner;
    uint256 public immutable threshold;
    uint256 public nonce;

    constructor(address[] memory signers, uint256 _threshold) ERC20("Scrivener", "SCRV", 17_000_000e18) {
        require(_threshold > signers.length / 2, "majority");
        for (uint256 i = 0; i < signers.length; i++) {
            require(signers[i] != address(0) && !isSigner[signers[i]], "signer");
            isSigner[signers[i]] = true;
        }
        threshold = _threshold;
    }

    function domain() public view returns (bytes32) {
        return keccak256(abi.encode(keccak256("EIP712Domain(uint256 chainId,address verifyingContract)"), block.chainid, address(this)));
    }

    function mint(address to, uint256 value, bytes[] calldata signatures) external {
        _verify(keccak256(abi.encode(MINT, to, value, nonce++)), signatures);
        _mint(to, value);
    }

    function pause(bool on, bytes[] calldata signatures) external {
        _verify(keccak256(abi.encode(PAUSE, on, nonce++)), signatures);
        paused = on;
        emit Paused(on);
    }

    function _verify(bytes32 inner, bytes[] calldata signatures) private view {
        require(signatures.length >= threshold, "few");
        bytes32 digest = keccak256(abi.encodePacked("\x19\x01", domain(), inner));
        address last = address(0);
        for (uint256 i = 0; i < signatures.length; i++) {
            (bytes32 r, bytes32 s, uint8 v) = abi.decode(signatures[i], (bytes32, bytes32, uint8));
            address signer = ecrecover(digest, v, r, s);
            require(signer > last && isSigner[signer], "signature");
            last = signer;
        }
    }
}

/// Its warden mints and pauses.
abstract contract Wardened is ERC20 {
    address public warden = msg.sender;

    modifier onlyWarden() {
        require(msg.sender == warden, "warden");
        _;
    }

    function setWarden(address to) external onlyWarden {
        require(to != address(0), "zero");
        warden = to;
    }

    function mint(address to, uint256 value) external onlyWarden {
        _mint(to, value);
    }

    function setPaused(bool on) external onlyWarden {
        paused = on;
        emit Paused(on);
    }
}

contract BellTower is Wardened {
    constructor() ERC20("Bell Tower", "BELL", 28_000_000e18) {}
}

/// A clock of three days at least; the delay can only become longer.
contract SlowClock {
    address public immutable hand;
    address public immutable watch;
    uint256 public delay = 3 days;
    mapping(bytes32 => uint256) public due;

    event Queued(bytes32 indexed id, address to, bytes data, uint256 due);
    event Struck(bytes32 indexed id);
    event CalledOff(bytes32 indexed id);

    constructor(address _hand, address _watch) {
        hand = _hand;
        watch = _watch;
    }

    function queue(address to, bytes calldata data) external returns (bytes32 id) {
        require(msg.sender == hand, "hand");
        id = keccak256(abi.encode(to, data));
        require(due[id] == 0, "queued");
        due[id] = block.timestamp + delay;
        emit Queued(id, to, data, due[id]);
    }

    function callOff(bytes32 id) external {
        require(msg.sender == watch || msg.sender == hand, "watch");
        delete due[id];
        emit CalledOff(id);
    }

    function strike(address to, bytes calldata data) external {
        bytes32 id = keccak256(abi.encode(to, data));
        require(msg.sender == hand && due[id] != 0 && block.timestamp >= due[id] && block.timestamp < due[id] + 14 days, "not due");
        delete due[id];
        (bool ok, ) = to.call(data);
        require(ok, "failed");
        emit Struck(id);
    }

    function lengthen(uint256 to) external {
        require(msg.sender == hand && to > delay && to <= 30 days, "only longer");
        delay = to;
    }
}

/// Votes are counted by block, for whom one has delegated to.
contract MootToken is Wardened {
    struct Point {
        uint32 number;
        uint224 votes;
    }

    mapping(address => address) public delegates;
    mapping(address => Point[]) public points;

    event DelegateChanged(address indexed who, address indexed to);

    constructor() ERC20("Moot", "MOOT", 36_000_000e18) {}

    function delegate(address to) external {
        address before = delegates[msg.sender];
        delegates[msg.sender] = to;
        _votes(before, to, balanceOf[msg.sender]);
        emit DelegateChanged(msg.sender, to);
    }

    function getPastVotes(address who, uint256 number) external view returns (uint256) {
        require(number < block.number, "not yet");
        for (uint256 i = points[who].length; i > 0; i--) if (points[who][i - 1].number <= number) return points[who][i - 1].votes;
        return 0;
    }

    function _moved(address from, address to, uint256 value) internal override {
        _votes(delegates[from], delegates[to], value);
    }

    function _votes(address from, address to, uint256 value) private {
        if (from == to || value == 0) return;
        if (from != address(0)) _write(from, _latest(from) - value);
        if (to != address(0)) _write(to, _latest(to) + value);
    }

    function _latest(address who) private view returns (uint256) {
        uint256 count = points[who].length;
        return count == 0 ? 0 : points[who][count - 1].votes;
    }

    function _write(address who, uint256 votes) private {
        uint256 count = points[who].length;
        if (count > 0 && points[who][count - 1].number == block.number) points[who][count - 1].votes = uint224(votes);
        else points[who].push(Point(uint32(block.number), uint224(votes)));
    }
}

contract MootGovernor {
    struct Proposal {
        address to;
        bytes data;
        uint256 snapshot;
        uint256 voteEnd;
        uint256 yes;
        uint256 no;
        bool executed;
    }

    uint256 public constant VOTING = 3 days;
    uint256 public constant GRACE = 2 days;
    MootToken public immutable token;
    Proposal[] public proposals;
    mapping(uint256 => mapping(address => bool)) public hasVoted;

    constructor(MootToken _token) {
        token = _token;
    }

    function propose(address to, bytes calldata data) external returns (uint256) {
        require(token.getPastVotes(msg.sender, block.number - 1) >= token.totalSupply() / 1000, "threshold");
        proposals.push(Proposal(to, data, block.number, block.timestamp + VOTING, 0, 0, false));
        return proposals.length - 1;
    }

    function castVote(uint256 id, bool support) external {
        Proposal storage one = proposals[id];
        require(block.timestamp < one.voteEnd && !hasVoted[id][msg.sender], "vote");
        hasVoted[id][msg.sender] = true;
        uint256 votes = token.getPastVotes(msg.sender, one.snapshot);
        if (support) one.yes += votes;
        else one.no += votes;
    }

    function execute(uint256 id) external {
        Proposal storage one = proposals[id];
        require(!one.executed && block.timestamp >= one.voteEnd + GRACE, "early");
        require(one.yes > one.no && one.yes >= token.totalSupply() / 20, "defeated");
        one.executed = true;
        (bool ok, ) = one.to.call(one.data);
        require(ok, "failed");
    }
}

/// Two keys: one asks, the other approves, and it is done.
contract FourEyes {
    address public immutable maker;
    address public immutable checker;
    mapping(uint256 => bytes32) public asked;
    uint256 public count;

    event Asked(uint256 indexed id, address to, bytes data);
    event Approved(uint256 indexed id);

    constructor(address _maker, address _checker) {
        require(_maker != _checker, "two");
        maker = _maker;
        checker = _checker;
    }

    function ask(address to, bytes calldata data) external returns (uint256 id) {
        require(msg.sender == maker, "maker");
        id = count++;
        asked[id] = keccak256(abi.encode(to, data));
        emit Asked(id, to, data);
    }

    function approve(uint256 id, address to, bytes calldata data) external {
        require(msg.sender == checker && asked[id] == keccak256(abi.encode(to, data)), "checker");
        delete asked[id];
        (bool ok, ) = to.call(data);
        require(ok, "failed");
        emit Approved(id);
    }
}

/// Five seats; holders lock coins for a month to fill one anew, stewards act by three.
contract ElectedStewards {
    BellTower public immutable token;
    address[] public stewards;
    mapping(address => uint256) public supportOf;
    mapping(address => mapping(address => uint256)) public lockedFor;
    mapping(address => uint256) public unlockAt;
    mapping(address => uint256) public candidateSince;
    mapping(bytes32 => address[]) public backers;

    event Seated(uint256 indexed seat, address steward);
    event Done(bytes32 indexed id);

    constructor(BellTower _token, address[] memory first) {
        token = _token;
        stewards = first;
    }

    function isSteward(address who) public view returns (bool) {
        for (uint256 i = 0; i < stewards.length; i++) if (stewards[i] == who) return true;
        return false;
    }

    function support(address candidate, uint256 amount) external {
        token.transferFrom(msg.sender, address(this), amount);
        lockedFor[msg.sender][candidate] += amount;
        supportOf[candidate] += amount;
        unlockAt[msg.sender] = block.timestamp + 30 days;
        if (candidateSince[candidate] == 0) candidateSince[candidate] = block.timestamp;
    }

    function withdraw(address candidate) external {
        require(block.timestamp >= unlockAt[msg.sender], "locked");
        uint256 amount = lockedFor[msg.sender][candidate];
        lockedFor[msg.sender][candidate] = 0;
        supportOf[candidate] -= amount;
        token.transfer(msg.sender, amount);
    }

    function seat(uint256 which, address candidate) external {
        require(candidateSince[candidate] > 0 && block.timestamp >= candidateSince[candidate] + 30 days, "a month");
        require(!isSteward(candidate) && supportOf[candidate] > supportOf[stewards[which]], "support");
        require(supportOf[candidate] >= token.totalSupply() / 50, "a fiftieth");
        stewards[which] = candidate;
        emit Seated(which, candidate);
    }

    function back(address to, bytes calldata data, uint256 salt) external {
        require(isSteward(msg.sender), "steward");
        bytes32 id = keccak256(abi.encode(to, data, salt));
        address[] storage all = backers[id];
        for (uint256 i = 0; i < all.length; i++) require(all[i] != msg.sender, "twice");
        all.push(msg.sender);
        if (all.length != 3) return;
        (bool ok, ) = to.call(data);
        require(ok, "failed");
        emit Done(id);
    }
}
