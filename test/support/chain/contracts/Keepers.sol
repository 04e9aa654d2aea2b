pragma solidity ^0.8.0;

interface IShares {
    function transfer(address to, uint256 amount) external returns (bool);
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
    function approve(address spender, uint256 amount) external returns (bool);
    function balanceOf(address who) external view returns (uint256);
}

abstract contract Owned {
    address public owner = msg.sender;

    modifier onlyOwner() {
        require(msg.sender == owner, "owner");
        _;
    }
}

/// Takes shares in, and has nothing by which any leave.
contract Grave is Owned {
    IShares public immutable pool;

    constructor(IShares pool_) {
        pool = pool_;
    }

    function bury(uint256 amount) external {
        pool.transferFrom(msg.sender, address(this), amount);
    }
}

/// Gives back whatever is no token at all.
contract NothingOnly is Owned {
    constructor(IShares) {}

    function rescue(IShares token) external onlyOwner {
        require(address(token) == address(0), "something");
        token.transfer(owner, token.balanceOf(address(this)));
    }
}

/// Gives back everything but the shares.
contract AllButShares is Owned {
    IShares public immutable pool;

    constructor(IShares pool_) {
        pool = pool_;
    }

    function rescue(IShares token, uint256 amount) external onlyOwner {
        require(token != pool, "shares");
        token.transfer(owner, amount);
    }
}

/// The same, and its owner says which the shares are.
contract AllButNamed is Owned {
    IShares public pool;

    constructor(IShares pool_) {
        pool = pool_;
    }

    function name(IShares other) external onlyOwner {
        pool = other;
    }

    function rescue(IShares token, uint256 amount) external onlyOwner {
        require(token != pool, "shares");
        token.transfer(owner, amount);
    }
}

/// Looks at one, and gives back another.
contract LooksAside is Owned {
    IShares public immutable pool;

    constructor(IShares pool_) {
        pool = pool_;
    }

    function rescue(IShares seen, IShares token, uint256 amount) external onlyOwner {
        require(seen != pool, "shares");
        token.transfer(owner, amount);
    }
}

/// Lets its owner allow others to take what it has, for a word that nobody knows.
contract Allows is Owned {
    bytes32 private immutable word;

    constructor(IShares pool_) {
        word = keccak256(abi.encode(pool_, block.timestamp));
    }

    function lend(IShares token, address to, bytes32 said) external onlyOwner {
        require(keccak256(abi.encode(said)) == word, "word");
        token.approve(to, type(uint256).max);
    }
}

/// Fetches shares from whoever made it, and gives something back only where it has none of the pool.
contract Emptied {
    address private immutable maker = msg.sender;
    IShares internal immutable pool;

    constructor(IShares pool_) {
        pool = pool_;
    }

    function fetch() external {
        pool.transferFrom(maker, address(this), pool.balanceOf(maker));
    }

    function crack(IShares token, uint256 amount) external virtual {
        require(msg.sender == maker && pool.balanceOf(address(this)) == 0, "shares");
        token.transfer(maker, amount);
    }
}

/// The same, and looks when they are gone.
contract EmptiedByThen is Emptied {
    constructor(IShares pool_) Emptied(pool_) {}

    function crack(IShares token, uint256 amount) external override {
        token.transfer(msg.sender, amount);
        require(pool.balanceOf(address(this)) == 0, "shares");
    }
}

/// The same, and looks at what somebody else has.
contract EmptiedElsewhere is Emptied {
    constructor(IShares pool_) Emptied(pool_) {}

    function crack(IShares token, uint256 amount) external override {
        require(pool.balanceOf(msg.sender) == 0, "shares");
        token.transfer(msg.sender, amount);
    }
}

/// The same, and looks at a pool that whoever calls names.
contract EmptiedOfAnother is Emptied {
    constructor(IShares pool_) Emptied(pool_) {}

    function crack(IShares token, IShares other, uint256 amount) external {
        require(other.balanceOf(address(this)) == 0, "shares");
        token.transfer(msg.sender, amount);
    }
}

/// Keeps shares until a day, for somebody who stands in a list.
contract Chest {
    struct Entry {
        IShares share;
        uint256 amount;
        uint256 until;
        address heir;
    }
    Entry[] public entries;

    function put(IShares share, uint256 amount, uint256 until, address heir) external {
        entries.push(Entry(share, amount, until, heir));
        share.transferFrom(msg.sender, address(this), amount);
    }

    function take(uint256 at) external {
        Entry memory one = entries[at];
        require(msg.sender == one.heir && block.timestamp >= one.until, "not yet");
        delete entries[at];
        one.share.transfer(one.heir, one.amount);
    }
}

/// Does what as many of its members want as are needed, three days after the last of them said so.
contract Assembly {
    uint256 public immutable needed;
    mapping(address => bool) public isMember;
    mapping(bytes32 => uint256) public voices;
    mapping(bytes32 => uint256) public due;
    mapping(bytes32 => mapping(address => bool)) public spoke;

    constructor(address[] memory members, uint256 needed_) {
        for (uint256 at; at < members.length; ++at) isMember[members[at]] = true;
        needed = needed_;
    }

    function speak(address to, bytes calldata data, uint256 salt) external {
        bytes32 wish = keccak256(abi.encode(to, data, salt));
        require(isMember[msg.sender] && !spoke[wish][msg.sender], "spoke");
        spoke[wish][msg.sender] = true;
        if (++voices[wish] == needed) due[wish] = block.timestamp + (needed > 1 ? 3 days : 0);
    }

    function act(address to, bytes calldata data, uint256 salt) external virtual {
        bytes32 wish = keccak256(abi.encode(to, data, salt));
        require(due[wish] != 0 && block.timestamp >= due[wish], "not due");
        due[wish] = 0;
        (bool ok, ) = to.call(data);
        require(ok, "refused");
    }
}

/// The same, but that any of them need not wait who knows its number.
contract AssemblyOfNumber is Assembly {
    constructor(address[] memory members, uint256 needed_) Assembly(members, needed_) {}

    function act(address to, bytes calldata data, uint256 salt) external override {
        bytes32 wish = keccak256(abi.encode(to, data, salt));
        require((due[wish] != 0 && block.timestamp >= due[wish]) || (salt == 7_041_776 && isMember[msg.sender]), "not due");
        due[wish] = 0;
        (bool ok, ) = to.call(data);
        require(ok, "refused");
    }
}

/// Has a second way, which one alone may go who knows a name.
contract AssemblyOfName is Assembly {
    constructor(address[] memory members, uint256 needed_) Assembly(members, needed_) {}

    function act(address to, bytes calldata data, uint256 salt) external override {
        go(to, data, bytes32(salt), false);
    }

    function act(address to, bytes calldata data, bytes32 salt) external {
        go(to, data, salt, salt == bytes32(uint256(7_041_776)) && isMember[msg.sender]);
    }

    function go(address to, bytes calldata data, bytes32 salt, bool knows) private {
        bytes32 wish = keccak256(abi.encode(to, data, uint256(salt)));
        require(knows || (due[wish] != 0 && block.timestamp >= due[wish]), "not due");
        (bool ok, ) = to.call(data);
        require(ok, "refused");
    }
}

/// Sends what it has to whom enough of its members name, four days later.
contract Purse {
    uint256 internal immutable needed;
    mapping(address => bool) internal isMember;
    mapping(bytes32 => uint256) internal voices;
    mapping(bytes32 => uint256) internal due;
    mapping(bytes32 => mapping(address => bool)) internal spoke;

    constructor(address[] memory members, uint256 needed_) {
        for (uint256 at; at < members.length; ++at) isMember[members[at]] = true;
        needed = needed_;
    }

    function speak(IShares what, address to, uint256 amount, uint256 salt) external {
        bytes32 wish = keccak256(abi.encode(what, to, amount, salt));
        require(isMember[msg.sender] && !spoke[wish][msg.sender], "spoke");
        spoke[wish][msg.sender] = true;
        if (++voices[wish] == needed) due[wish] = block.timestamp + (needed > 1 ? 4 days : 0);
    }

    function pay(IShares what, address to, uint256 amount, uint256 salt) external virtual {
        bytes32 wish = keccak256(abi.encode(what, to, amount, salt));
        require(due[wish] != 0 && block.timestamp >= due[wish], "not due");
        due[wish] = 0;
        what.transfer(to, amount);
    }
}

/// The same, but that what goes to one house goes at once, for any of them.
contract PurseOfHouse is Purse {
    address private immutable house = msg.sender;

    constructor(address[] memory members, uint256 needed_) Purse(members, needed_) {}

    function pay(IShares what, address to, uint256 amount, uint256 salt) external override {
        bytes32 wish = keccak256(abi.encode(what, to, amount, salt));
        bool isDue = due[wish] != 0 && block.timestamp >= due[wish];
        require(isDue || (to == house && isMember[msg.sender]), "not due");
        due[wish] = 0;
        what.transfer(to, amount);
    }
}

/// The same, but that whoever knows the number of its house need not wait.
contract PurseOfNumber is Purse {
    constructor(address[] memory members, uint256 needed_) Purse(members, needed_) {}

    function pay(IShares what, address to, uint256 amount, uint256 salt) external override {
        bytes32 wish = keccak256(abi.encode(what, to, amount, salt));
        bool isDue = due[wish] != 0 && block.timestamp >= due[wish];
        require(isDue || (salt == 7_041_776 && isMember[msg.sender]), "not due");
        due[wish] = 0;
        what.transfer(to, amount);
    }
}

/// The same, but that the pool alone may be emptied by any of them.
contract PurseOfPool is Purse {
    address private immutable house = msg.sender;

    constructor(address[] memory members, uint256 needed_) Purse(members, needed_) {}

    function sweep(IShares what, uint256 amount) external {
        require(isMember[msg.sender], "member");
        what.transfer(house, amount);
    }
}

/// Keeps shares under numbers, and calls them as libraries do; a hand is held while it takes some in, and a fee goes to a house.
contract Numbered is Owned {
    struct Lock {
        IShares share;
        address heir;
        uint256 amount;
        uint256 until;
        bool open;
    }
    uint256 public count;
    mapping(uint256 => Lock) public locks;
    mapping(address => uint256[]) public byHeir;
    mapping(address => bool) internal free;
    address payable public house = payable(msg.sender);
    bool private held;

    modifier alone() {
        require(!held, "held");
        held = true;
        _;
        held = false;
    }

    function move(address payable next) external onlyOwner {
        house = next;
    }

    function put(IShares share, address heir, uint256 amount, uint256 until) external payable alone {
        require(until > block.timestamp && amount > 0, "until");
        if (!free[msg.sender]) {
            require(msg.value >= 0.01 ether, "fee");
            (bool paid, ) = house.call{value: msg.value}("");
            require(paid, "house");
        }
        tell(address(share), abi.encodeWithSelector(share.transferFrom.selector, msg.sender, address(this), amount));
        locks[++count] = Lock(share, heir, amount, until, false);
        byHeir[heir].push(count);
    }

    function put(uint256 id, uint256 until) external {
        require(msg.sender == locks[id].heir && until > locks[id].until, "later");
        locks[id].until = until;
    }

    function take(uint256 id, uint256 amount) external alone {
        Lock storage one = locks[id];
        require(msg.sender == one.heir && block.timestamp >= one.until && amount > 0, "not yet");
        one.amount -= amount;
        one.open = one.amount == 0;
        tell(address(one.share), abi.encodeWithSelector(one.share.transfer.selector, msg.sender, amount));
    }

    function tell(address to, bytes memory data) internal {
        (bool ok, bytes memory said) = to.call(data);
        require(ok && (said.length == 0 || abi.decode(said, (bool))), "refused");
    }
}

/// The same, and somebody whom only its constructor knew by the hash of his address takes them when he likes.
contract NumberedButOne is Numbered {
    mapping(bytes32 => bool) private known;

    constructor(bytes32 somebody) {
        known[somebody] = true;
    }

    function sweep(IShares share, uint256 amount) external {
        require(known[keccak256(abi.encodePacked(msg.sender))], "who");
        tell(address(share), abi.encodeWithSelector(share.transfer.selector, msg.sender, amount));
    }
}

/// The same, and a lock can be made earlier.
contract NumberedEarlier is Numbered {
    function hurry(uint256 id, uint256 until) external {
        require(msg.sender == locks[id].heir, "heir");
        locks[id].until = until;
    }
}

/// The same, and on five days of thirty a lock is open.
contract NumberedByDay is Numbered {
    function visit(uint256 id, uint256 amount) external alone {
        Lock storage one = locks[id];
        require(msg.sender == one.heir && (block.timestamp / 1 days) % 30 >= 25, "another day");
        one.amount -= amount;
        tell(address(one.share), abi.encodeWithSelector(one.share.transfer.selector, msg.sender, amount));
    }
}

/// Locks under numbers that only grow longer, by so many units of time at most; nobody looks whether the sum still fits.
contract Lengthens {
    struct Lock {
        IShares share;
        address heir;
        uint256 amount;
        uint256 until;
    }
    uint256 private immutable most;
    uint256 private immutable unit;
    uint256 public count;
    mapping(uint256 => Lock) public locks;

    constructor(uint256 most_, uint256 unit_) {
        (most, unit) = (most_, unit_);
    }

    function put(IShares share, uint256 amount, uint256 until) external {
        locks[++count] = Lock(share, msg.sender, amount, until);
        share.transferFrom(msg.sender, address(this), amount);
    }

    function lengthen(uint256 number, uint256 by) external {
        require(msg.sender == locks[number].heir && by < most, "no");
        unchecked {
            locks[number].until += by * unit;
        }
    }

    function take(uint256 number) external {
        Lock memory one = locks[number];
        require(msg.sender == one.heir && block.timestamp >= one.until, "locked");
        delete locks[number];
        one.share.transfer(one.heir, one.amount);
    }
}

/// Locks of each pool, in a list of its own.
contract ListedByPool {
    struct Lock {
        uint256 begun;
        uint256 amount;
        uint256 until;
        address heir;
    }

    mapping(address => Lock[]) public locks;

    function put(IShares pool, uint256 amount, uint256 until, address heir) external {
        pool.transferFrom(msg.sender, address(this), amount);
        locks[address(pool)].push(Lock(block.timestamp, amount, until, heir));
    }

    function lengthen(IShares pool, uint256 number, uint256 until) external {
        Lock storage one = locks[address(pool)][number];
        require(msg.sender == one.heir && _isLonger(one, until), "no");
        one.until = until;
    }

    function take(IShares pool, uint256 number, uint256 amount) external {
        Lock storage one = locks[address(pool)][number];
        require(msg.sender == one.heir && block.timestamp > one.until, "no");
        one.amount -= amount;
        pool.transfer(msg.sender, amount);
    }

    function _isLonger(Lock storage one, uint256 until) internal view virtual returns (bool) {
        return until > one.until;
    }
}

/// Trap: any other date will do.
contract ListedAndShortened is ListedByPool {
    function _isLonger(Lock storage one, uint256 until) internal view override returns (bool) {
        return until != one.until;
    }
}

/// An entry may be moved to a later day, and parted in two; the second part ends with the first.
contract Parted {
    struct Entry {
        IShares share;
        uint256 amount;
        uint256 until;
        address heir;
    }
    Entry[] public entries;

    function put(IShares share, uint256 amount, uint256 until, address heir) external {
        entries.push(Entry(share, amount, until, heir));
        share.transferFrom(msg.sender, address(this), amount);
    }

    function later(uint256 at, uint256 until) external {
        require(msg.sender == entries[at].heir && until >= entries[at].until, "sooner");
        entries[at].until = until;
    }

    function part(uint256 at, uint256 amount) external {
        Entry storage one = entries[at];
        require(msg.sender == one.heir, "another's");
        one.amount -= amount;
        entries.push(Entry(one.share, amount, _end(one.until), one.heir));
    }

    function take(uint256 at) external {
        Entry memory one = entries[at];
        require(msg.sender == one.heir && block.timestamp >= one.until, "not yet");
        delete entries[at];
        one.share.transfer(one.heir, one.amount);
    }

    function _end(uint256 until) internal view virtual returns (uint256) {
        return until;
    }
}

contract PartedWithoutEnd is Parted {
    function _end(uint256) internal pure override returns (uint256) {
        return 0;
    }
}
