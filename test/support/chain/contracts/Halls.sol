pragma solidity ^0.8.0;

interface IShare {
    function balanceOf(address who) external view returns (uint256);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Whom it knows nobody can read in it: members are told to its constructor.
abstract contract House {
    mapping(address => bool) public sits;

    modifier seated() {
        require(sits[msg.sender], "no seat");
        _;
    }

    constructor(address[] memory seats) {
        for (uint256 at; at < seats.length; ++at) sits[seats[at]] = true;
    }
}

/// Files motions under numbers. A motion waits from when it is made, and is done once enough have said aye.
contract Motions is House {
    struct Motion {
        address to;
        bytes data;
        uint256 since;
        uint256 ayes;
        bool done;
    }
    uint256 internal immutable needed;
    uint256 internal immutable notice;
    Motion[] internal motions;
    mapping(uint256 => mapping(address => bool)) internal said;

    constructor(address[] memory seats, uint256 needed_, uint256 notice_) House(seats) {
        (needed, notice) = (needed_, notice_);
    }

    /// Anybody may give it tokens.
    function give(IShare token) external {
        token.transferFrom(msg.sender, address(this), token.balanceOf(msg.sender));
    }

    function move(address to, bytes calldata data) external seated {
        motions.push(Motion(to, data, block.timestamp, 0, false));
    }

    function aye(uint256 number) external seated {
        require(!said[number][msg.sender], "said");
        said[number][msg.sender] = true;
        motions[number].ayes++;
    }

    function carry(uint256 number) public virtual {
        Motion storage one = motions[number];
        require(!one.done && one.ayes >= quorum() && block.timestamp >= one.since + notice, "not yet");
        one.done = true;
        (bool ok, ) = one.to.call(one.data);
        require(ok, "refused");
    }

    function quorum() internal view virtual returns (uint256) {
        return needed;
    }
}

/// As many are needed as they say together: two to five.
contract Resized is Motions {
    uint256 private size;

    constructor(address[] memory seats, uint256 needed_, uint256 notice_) Motions(seats, needed_, notice_) {
        size = needed_;
    }

    function resize(uint256 size_) external {
        require(msg.sender == address(this) && size_ > 1 && size_ <= 5, "two to five");
        size = size_;
    }

    function quorum() internal view override returns (uint256) {
        return size;
    }
}

/// On one day of the week one is enough.
contract Weekly is Motions {
    uint256 private immutable day;

    constructor(address[] memory seats, uint256 needed_, uint256 day_) Motions(seats, needed_, 0) {
        day = day_;
    }

    function quorum() internal view override returns (uint256) {
        return (block.timestamp / 1 days) % 7 == day ? 1 : needed;
    }
}

/// One is enough from the fifth year on.
contract Years is Motions {
    uint256 private immutable born = block.timestamp;

    constructor(address[] memory seats, uint256 needed_, uint256 notice_) Motions(seats, needed_, notice_) {}

    function quorum() internal view override returns (uint256) {
        return block.timestamp > born + 1825 days ? 1 : needed;
    }
}

/// Does what as many want as are needed, whenever they do.
contract Assembled is House {
    uint256 private immutable needed;
    mapping(bytes32 => uint256) private ayes;
    mapping(bytes32 => mapping(address => bool)) private said;

    constructor(address[] memory seats, uint256 needed_) House(seats) {
        needed = needed_;
    }

    function speak(address to, bytes calldata data) external seated {
        bytes32 wish = keccak256(abi.encode(to, data));
        require(!said[wish][msg.sender], "said");
        said[wish][msg.sender] = true;
        if (++ayes[wish] != needed) return;
        (bool ok, ) = to.call(data);
        require(ok, "refused");
    }
}

/// Does at once what enough have agreed on; what failed is done by hand. Only it changes its own seats.
contract Eager is House {
    struct Motion {
        address to;
        bytes data;
        bool done;
    }
    Motion[] private motions;
    uint256 private immutable needed;
    mapping(uint256 => mapping(address => bool)) private said;
    mapping(uint256 => uint256) private ayes;

    constructor(address[] memory seats, uint256 needed_) House(seats) {
        needed = needed_;
    }

    function move(address to, bytes calldata data) external seated returns (uint256 id) {
        id = motions.length;
        motions.push(Motion(to, data, false));
        second(id);
    }

    function second(uint256 id) public seated {
        require(id < motions.length && !said[id][msg.sender], "said");
        said[id][msg.sender] = true;
        if (++ayes[id] >= needed) carry(id);
    }

    function carry(uint256 id) public seated {
        Motion storage motion = motions[id];
        require(ayes[id] >= needed && !motion.done, "not yet");
        motion.done = true;
        (bool ok, ) = motion.to.call(motion.data);
        motion.done = ok;
    }

    function replaceSeat(address seat, address other) external {
        require(msg.sender == address(this) && sits[seat] && !sits[other], "seats");
        (sits[seat], sits[other]) = (false, true);
    }
}

/// The same with a door for somebody whom it knows by a hash.
contract Backdoor is Eager {
    bytes32 private immutable knows;

    constructor(address[] memory seats, bytes32 knows_) Eager(seats, 3) {
        knows = knows_;
    }

    function hurry(address to, bytes calldata data) external {
        require(keccak256(abi.encode(msg.sender)) == knows, "who");
        (bool ok, ) = to.call(data);
        require(ok, "refused");
    }
}

/// What is done to one token takes one.
contract Tokens is House {
    address private immutable token;
    mapping(bytes32 => uint256) private ayes;
    mapping(bytes32 => mapping(address => bool)) private said;

    constructor(address[] memory seats, address token_) House(seats) {
        token = token_;
    }

    function speak(address to, bytes calldata data) external seated {
        bytes32 wish = keccak256(abi.encode(to, data));
        require(!said[wish][msg.sender], "said");
        said[wish][msg.sender] = true;
        if (++ayes[wish] < 3 && to != token) return;
        (bool ok, ) = to.call(data);
        require(ok, "refused");
    }
}

/// Motions are counted from one on. Whoever makes one carries it.
contract FromOne is House {
    struct Motion {
        address to;
        bytes data;
        uint256 since;
    }
    mapping(uint256 => Motion) private motions;
    mapping(address => uint256) public own;
    uint256 private count;

    constructor(address[] memory seats) House(seats) {}

    function move(address to, bytes calldata data) external seated returns (uint256) {
        require(own[msg.sender] == 0, "moved");
        own[msg.sender] = ++count;
        motions[count] = Motion(to, data, block.timestamp);
        return count;
    }

    function carry(uint256 number) external seated {
        Motion memory one = motions[number];
        require(one.since != 0, "no motion");
        delete motions[number];
        (bool ok, ) = one.to.call(one.data);
        require(ok, "refused");
    }
}

/// Three are needed, or one who says until when, in time.
contract Hurries is House {
    mapping(bytes32 => uint256) private ayes;
    mapping(bytes32 => mapping(address => bool)) private said;

    constructor(address[] memory seats) House(seats) {}

    function speak(address to, bytes calldata data, uint256 until) external seated {
        bytes32 wish = keccak256(abi.encode(to, data, until));
        require(!said[wish][msg.sender], "said");
        said[wish][msg.sender] = true;
        if (++ayes[wish] < 3 && until < block.timestamp) return;
        (bool ok, ) = to.call(data);
        require(ok, "refused");
    }
}

/// Three days go by, unless it is needed within the hour.
contract Urgent is House {
    mapping(bytes32 => uint256) private ripe;

    constructor(address[] memory seats) House(seats) {}

    function queue(address to, bytes calldata data) external seated {
        bytes32 name = keccak256(abi.encode(to, data));
        if (ripe[name] == 0) ripe[name] = block.timestamp + 3 days;
    }

    function act(address to, bytes calldata data, uint256 until) external seated {
        bytes32 name = keccak256(abi.encode(to, data));
        bool isUrgent = until > block.timestamp && until < block.timestamp + 1 hours;
        require(isUrgent || (ripe[name] != 0 && block.timestamp >= ripe[name]), "not yet");
        (bool ok, ) = to.call(data);
        require(ok, "refused");
    }
}

/// Three days go by, but for one whom its constructor was told of.
contract Spares is House {
    mapping(bytes32 => uint256) private ripe;
    address private immutable spared;

    constructor(address[] memory seats, address spared_) House(seats) {
        spared = spared_;
    }

    function queue(address to, bytes calldata data) external seated {
        bytes32 name = keccak256(abi.encode(to, data));
        if (ripe[name] == 0) ripe[name] = block.timestamp + 3 days;
    }

    function act(address to, bytes calldata data) external seated {
        bytes32 name = keccak256(abi.encode(to, data));
        require(to == spared || (ripe[name] != 0 && block.timestamp >= ripe[name]), "not yet");
        (bool ok, ) = to.call(data);
        require(ok, "refused");
    }
}

/// Three have to say it, but to one of whom its constructor was told.
contract Fond is House {
    mapping(bytes32 => uint256) private ayes;
    mapping(bytes32 => mapping(address => bool)) private said;
    address private immutable friend;

    constructor(address[] memory seats, address friend_) House(seats) {
        friend = friend_;
    }

    function speak(address to, bytes calldata data) external seated {
        bytes32 wish = keccak256(abi.encode(to, data));
        require(!said[wish][msg.sender], "said");
        said[wish][msg.sender] = true;
        if (++ayes[wish] < 3 && to != friend) return;
        (bool ok, ) = to.call(data);
        require(ok, "refused");
    }
}

/// Says what timelocks say, and one key need not wait where it speaks to somebody of whom its constructor was told.
contract Lenient {
    address private immutable admin = msg.sender;
    address private immutable friend;
    mapping(bytes32 => uint256) private ripe;

    constructor(address friend_) {
        friend = friend_;
    }

    function getMinDelay() external pure returns (uint256) {
        return 3 days;
    }

    function schedule(address to, uint256 value, bytes calldata data, bytes32 before, bytes32 salt, uint256 delay) external {
        require(msg.sender == admin && delay >= 3 days, "admin");
        ripe[keccak256(abi.encode(to, value, data, before, salt))] = block.timestamp + delay;
    }

    function execute(address to, uint256 value, bytes calldata data, bytes32 before, bytes32 salt) external payable {
        uint256 due = ripe[keccak256(abi.encode(to, value, data, before, salt))];
        require(msg.sender == admin && (to == friend || (due != 0 && block.timestamp >= due)), "unripe");
        (bool ok, ) = to.call{value: value}(data);
        require(ok, "refused");
    }

    function cancel(bytes32 name) external {
        require(msg.sender == admin, "admin");
        delete ripe[name];
    }

    function updateDelay(uint256) external view {
        require(msg.sender == address(this), "itself");
    }

    function scheduleBatch(address[] calldata, uint256[] calldata, bytes[] calldata, bytes32, bytes32, uint256) external pure {
        revert("one by one");
    }

    function executeBatch(address[] calldata, uint256[] calldata, bytes[] calldata, bytes32, bytes32) external payable {
        revert("one by one");
    }
}

/// One is enough, after a week; and its first seat makes that a minute.
contract Shortens is Motions {
    address private immutable first;
    uint256 private wait = 7 days;

    constructor(address[] memory seats) Motions(seats, 1, 0) {
        first = seats[0];
    }

    function setWait(uint256 wait_) external {
        require(msg.sender == first, "first");
        wait = wait_ < 60 ? 7 days : wait_;
    }

    function carry(uint256 number) public override {
        require(block.timestamp >= motions[number].since + wait, "not yet");
        super.carry(number);
    }
}

/// One proposes, another confirms under the name that is logged, and it waits.
contract Gate {
    address private immutable first;
    address private immutable second;
    uint256 private immutable wait;
    mapping(bytes32 => bool) private proposed;
    mapping(bytes32 => uint256) private ripe;

    event Proposed(bytes32 indexed name);

    constructor(address first_, address second_, uint256 wait_) {
        (first, second, wait) = (first_, second_, wait_);
    }

    function propose(address to, bytes calldata data) external {
        require(msg.sender == first, "first");
        bytes32 name = keccak256(abi.encode(to, data));
        proposed[name] = true;
        emit Proposed(name);
    }

    function confirm(bytes32 name) external {
        require(msg.sender == second && proposed[name] && ripe[name] == 0, "second");
        ripe[name] = block.timestamp + wait;
    }

    function send(address to, bytes calldata data) external {
        bytes32 name = keccak256(abi.encode(to, data));
        require(ripe[name] != 0 && block.timestamp >= ripe[name], "unripe");
        delete ripe[name];
        (bool ok, ) = to.call(data);
        require(ok, "refused");
    }
}

/// Does what its maker does with it, as its own.
contract Hand {
    address private immutable maker = msg.sender;
    address private immutable friend;

    constructor(address friend_) {
        friend = friend_;
    }

    function exec(address spell, bytes calldata act) external {
        require(msg.sender == maker || msg.sender == friend, "maker");
        (bool ok, ) = spell.delegatecall(act);
        require(ok, "spell");
    }
}

/// Plans what its hand does, a while before.
contract Planner {
    address private immutable witch;
    uint256 private immutable wait;
    Hand public immutable hand;
    mapping(bytes32 => bool) private plans;

    constructor(address witch_, uint256 wait_, address friend) {
        (witch, wait) = (witch_, wait_);
        hand = new Hand(friend == address(0) ? address(this) : friend);
    }

    function plot(address spell, bytes calldata act, uint256 eta) external {
        require(msg.sender == witch && eta >= block.timestamp + wait, "witch");
        plans[keccak256(abi.encode(spell, act, eta))] = true;
    }

    function exec(address spell, bytes calldata act, uint256 eta) external {
        bytes32 plan = keccak256(abi.encode(spell, act, eta));
        require(plans[plan] && block.timestamp >= eta, "not yet");
        plans[plan] = false;
        hand.exec(spell, act);
    }
}

/// Calls a function that it is told of under a word that was handed out for it, once enough have signed for that.
contract Keyholders is House {
    uint256 private immutable needed;
    uint256 private immutable wait;
    mapping(bytes32 => uint256) private since;
    mapping(bytes32 => uint256) private signatures;
    mapping(bytes32 => mapping(address => bool)) private signed;

    constructor(address[] memory seats, uint256 needed_, uint256 wait_) House(seats) {
        (needed, wait) = (needed_, wait_);
    }

    function sign(address target, bytes4 what, bytes32 ticket) external seated {
        bytes32 key = keccak256(abi.encode(target, what, ticket));
        require(!signed[key][msg.sender], "signed");
        signed[key][msg.sender] = true;
        signatures[key]++;
        if (since[key] == 0) since[key] = block.timestamp;
    }

    function complete(address target, bytes4 what, bytes32 ticket) external seated {
        bytes32 key = keccak256(abi.encode(target, what, ticket));
        require(signatures[key] >= needed && block.timestamp >= since[key] + wait, "not yet");
        signatures[key] = 0;
        (bool ok, ) = target.call(abi.encodeWithSelector(what, ticket));
        require(ok, "refused");
    }
}
