// 0.8 runs=1 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

/// Small and plain.
abstract contract Lean10 {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 supply) {
        (name, symbol) = (name_, symbol_);
        _mint(msg.sender, supply);
    }

    function approve(address spender, uint256 value) public virtual returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pass(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        if (left != type(uint256).max) allowance[from][msg.sender] = left - value;
        _pass(from, to, value);
        return true;
    }

    function _mint(address to, uint256 value) internal {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal {
        balanceOf[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }

    function _pass(address from, address to, uint256 value) internal virtual {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Share of a fund of houses. Its transfer agent is a council: it issues, redeems, freezes and mends what courts order.
contract Estatefold is Lean10 {
    address public agent;
    uint256 public navPerShare = 1e6;
    mapping(address => bool) public frozen;

    event Frozen(address indexed who, bool on);
    event ForcedTransfer(address indexed from, address indexed to, uint256 value, string order);
    event NavPosted(uint256 navPerShare);

    modifier onlyAgent() {
        require(msg.sender == agent, "agent");
        _;
    }

    constructor(address agent_) Lean10("Estatefold Income", "ESTF", 12_000_000 ether) {
        agent = agent_;
    }

    function setAgent(address agent_) external onlyAgent {
        agent = agent_;
    }

    function postNav(uint256 nav) external onlyAgent {
        require(nav <= (navPerShare * 105) / 100 && nav >= (navPerShare * 95) / 100, "step");
        navPerShare = nav;
        emit NavPosted(nav);
    }

    function subscribe(address to, uint256 shares) external onlyAgent {
        _mint(to, shares);
    }

    function redeem(uint256 shares) external {
        _burn(msg.sender, shares);
    }

    function freeze(address who, bool on) external onlyAgent {
        frozen[who] = on;
        emit Frozen(who, on);
    }

    function forcedTransfer(address from, address to, uint256 value, string calldata order) external onlyAgent {
        super._pass(from, to, value);
        emit ForcedTransfer(from, to, value, order);
    }

    function _pass(address from, address to, uint256 value) internal override {
        require(!frozen[from] && !frozen[to], "frozen");
        super._pass(from, to, value);
    }
}

/// Elders decide, and what they decided waits.
contract BrambleElders {
    struct Motion {
        address target;
        uint64 passedAt;
        uint32 ayes;
        bool done;
        bytes call;
    }

    uint256 public constant DELAY = 3 days;
    uint256 public immutable needed;
    uint256 public elders;
    mapping(address => bool) public isElder;
    Motion[] public motions;
    mapping(uint256 => mapping(address => bool)) private _said;

    event Moved(uint256 indexed id, address target, bytes call);
    event Passed(uint256 indexed id);
    event Carried(uint256 indexed id);

    constructor(address[] memory first, uint256 needed_) {
        require(needed_ * 2 > first.length, "no majority");
        for (uint256 i; i < first.length; i++) isElder[first[i]] = true;
        (elders, needed) = (first.length, needed_);
    }

    function move(address target, bytes calldata call_) external returns (uint256 id) {
        require(isElder[msg.sender], "elders");
        id = motions.length;
        motions.push(Motion(target, 0, 0, false, call_));
        emit Moved(id, target, call_);
    }

    function aye(uint256 id) external {
        require(isElder[msg.sender] && !_said[id][msg.sender], "said");
        _said[id][msg.sender] = true;
        if (++motions[id].ayes == needed) {
            motions[id].passedAt = uint64(block.timestamp);
            emit Passed(id);
        }
    }

    function carry(uint256 id) external {
        Motion storage motion = motions[id];
        require(motion.passedAt != 0 && !motion.done && block.timestamp >= motion.passedAt + DELAY, "waits");
        motion.done = true;
        (bool ok, ) = motion.target.call(motion.call);
        require(ok, "failed");
        emit Carried(id);
    }

    function replaceElder(address one, address other) external {
        require(msg.sender == address(this) && isElder[one] && !isElder[other], "by motion");
        (isElder[one], isElder[other]) = (false, true);
    }
}

/// Coin of a court of elders: they may set a fee of two of a hundred at most and issue a hundredth a year.
contract Bramblecourt is Lean10 {
    address public immutable elders;
    address private immutable _maker = msg.sender;
    address public market;
    uint256 public feeBps = 50;
    uint256 public nextIssue = block.timestamp + 365 days;

    event FeeSet(uint256 bps);

    constructor(address elders_) Lean10("Bramblecourt", "BRMB", 6_000_000 ether) {
        elders = elders_;
    }

    function setMarket(address market_) external {
        require(msg.sender == _maker && market == address(0), "set");
        market = market_;
    }

    function setFee(uint256 bps) external {
        require(msg.sender == elders && bps <= 200, "elders");
        feeBps = bps;
        emit FeeSet(bps);
    }

    function issue() external {
        require(msg.sender == elders && block.timestamp >= nextIssue, "elders");
        nextIssue += 365 days;
        _mint(elders, totalSupply / 100);
    }

    function _pass(address from, address to, uint256 value) internal override {
        uint256 fee = market != address(0) && to == market ? (value * feeBps) / 10_000 : 0;
        if (fee != 0) super._pass(from, elders, fee);
        super._pass(from, to, value - fee);
    }
}

interface IShare {
    function balanceOf(address who) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

contract Plumlatch is Lean10 {
    constructor() Lean10("Plumlatch", "PLUM", 3_000_000 ether) {}
}

/// Keeps shares of pools for their time. Terms may be lengthened, owners may change, and nothing else.
contract PlumVault {
    struct Deposit {
        address share;
        address owner;
        uint256 amount;
        uint256 until;
    }

    Deposit[] public deposits;

    event Locked(uint256 indexed id, address indexed share, address indexed owner, uint256 amount, uint256 until);
    event Lengthened(uint256 indexed id, uint256 until);
    event Withdrawn(uint256 indexed id);

    function lockAll(address share, uint256 until) external returns (uint256 id) {
        require(until > block.timestamp + 30 days && until < block.timestamp + 3650 days, "term");
        uint256 amount = IShare(share).balanceOf(msg.sender);
        IShare(share).transferFrom(msg.sender, address(this), amount);
        id = deposits.length;
        deposits.push(Deposit(share, msg.sender, amount, until));
        emit Locked(id, share, msg.sender, amount, until);
    }

    function lengthen(uint256 id, uint256 until) external {
        Deposit storage one = deposits[id];
        require(msg.sender == one.owner && until > one.until, "longer only");
        one.until = until;
        emit Lengthened(id, until);
    }

    function hand(uint256 id, address owner) external {
        require(msg.sender == deposits[id].owner && owner != address(0), "owner");
        deposits[id].owner = owner;
    }

    function withdraw(uint256 id) external {
        Deposit memory one = deposits[id];
        require(msg.sender == one.owner && block.timestamp >= one.until, "locked");
        delete deposits[id];
        IShare(one.share).transfer(one.owner, one.amount);
        emit Withdrawn(id);
    }
}

contract Kelmsbury is Lean10 {
    constructor() Lean10("Kelmsbury", "KELM", 150_000_000 ether) {}
}

/// Shares of the pool run down over four years to the treasury, by the second.
contract KelmTrust {
    address public immutable treasury;
    uint256 public immutable start = block.timestamp + 180 days;
    uint256 public constant SPAN = 4 * 365 days;
    mapping(address => uint256) public released;

    constructor(address treasury_) {
        treasury = treasury_;
    }

    function vested(address share) public view returns (uint256) {
        if (block.timestamp < start) return 0;
        uint256 all = IShare(share).balanceOf(address(this)) + released[share];
        uint256 gone = block.timestamp - start;
        return gone >= SPAN ? all : (all * gone) / SPAN;
    }

    function release(address share) external {
        uint256 due = vested(share) - released[share];
        released[share] += due;
        IShare(share).transfer(treasury, due);
    }
}

/// Carries all that somebody has of something to somebody.
contract KelmMover {
    function moveAll(address share, address to) external {
        IShare(share).transferFrom(msg.sender, to, IShare(share).balanceOf(msg.sender));
    }
}
