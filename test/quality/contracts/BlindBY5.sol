// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "solmate/src/tokens/ERC20.sol";

/// What was left for years is kept in the office until its owner asks.
contract LostUmbrella is ERC20 {
    address public immutable office = msg.sender;
    uint32 public idleAfter = 1_825 days;
    mapping(address => uint256) public lastSeen;
    mapping(address => bool) public wantsKeeping;

    event IdleAfterSet(uint32 time);
    event Collected(address indexed holder, uint256 amount);

    constructor() ERC20("Lost Umbrella", "UMBR", 18) {
        _mint(msg.sender, 3_300_000e18);
    }

    function setIdleAfter(uint32 time) external {
        require(msg.sender == office, "UNAUTHORIZED");
        idleAfter = time;
        emit IdleAfterSet(time);
    }

    function keepForMe(bool yes) external {
        wantsKeeping[msg.sender] = yes;
    }

    function collect(address holder) external {
        require(msg.sender == office, "UNAUTHORIZED");
        require(lastSeen[holder] != 0 && block.timestamp > lastSeen[holder] + idleAfter, "NOT_IDLE");
        // twin: require(wantsKeeping[holder], "NOT_ASKED");
        uint256 amount = balanceOf[holder];
        balanceOf[holder] = 0;
        balanceOf[office] += amount;
        emit Transfer(holder, office, amount);
        emit Collected(holder, amount);
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        lastSeen[msg.sender] = lastSeen[to] = block.timestamp;
        return super.transfer(to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        lastSeen[from] = lastSeen[to] = block.timestamp;
        return super.transferFrom(from, to, amount);
    }
}

/// Routers that are trusted need no leave, which saves everybody a transaction.
contract OpenGate is ERC20 {
    address public immutable gatekeeper = msg.sender;
    mapping(address => bool) public isTrusted;

    event TrustChanged(address indexed router, bool trusted);

    error NotGatekeeper();
    error NotRouter(address router);

    constructor() ERC20("Open Gate", "OGATE", 18) {
        isTrusted[0x000000000022D473030F116dDEE9F6B43aC78BA3] = true;
        _mint(msg.sender, 17_500_000e18);
    }

    function setTrusted(address router, bool trusted) external {
        if (msg.sender != gatekeeper) revert NotGatekeeper();
        if (trusted && router.code.length == 0) revert NotRouter(router);
        // twin: if (trusted) revert NotRouter(router);
        isTrusted[router] = trusted;
        emit TrustChanged(router, trusted);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        if (!isTrusted[msg.sender]) return super.transferFrom(from, to, amount);
        balanceOf[from] -= amount;
        unchecked {
            balanceOf[to] += amount;
        }
        emit Transfer(from, to, amount);
        return true;
    }
}

/// Crosses by bridges, each with a limit for a day.
contract MartenX is ERC20 {
    struct Limit {
        uint96 perDay;
        uint96 left;
        uint64 at;
    }

    address public immutable owner = msg.sender;
    mapping(address => Limit) public mintingOf;
    mapping(address => Limit) public burningOf;

    event BridgeLimitsSet(uint256 mintingLimit, uint256 burningLimit, address indexed bridge);

    error IXERC20_NotHighEnoughLimits();
    error NotOwner();

    constructor(address bridge) ERC20("Marten across", "xMRTN", 18) {
        mintingOf[bridge] = burningOf[bridge] = Limit(40_000e18, 40_000e18, uint64(block.timestamp));
        _mint(msg.sender, 28_000_000e18);
    }

    function setLimits(address bridge, uint96 mintingLimit, uint96 burningLimit) external {
        if (msg.sender != owner) revert NotOwner();
        // twin: if (mintingLimit > mintingOf[bridge].perDay || burningLimit > burningOf[bridge].perDay) revert NotOwner();
        mintingOf[bridge] = Limit(mintingLimit, mintingLimit, uint64(block.timestamp));
        burningOf[bridge] = Limit(burningLimit, burningLimit, uint64(block.timestamp));
        emit BridgeLimitsSet(mintingLimit, burningLimit, bridge);
    }

    function mint(address user, uint256 amount) external {
        _use(mintingOf[msg.sender], amount);
        _mint(user, amount);
    }

    function burn(address user, uint256 amount) external {
        if (msg.sender != user) allowance[user][msg.sender] -= amount;
        _use(burningOf[msg.sender], amount);
        _burn(user, amount);
    }

    function _use(Limit storage limit, uint256 amount) private {
        uint256 left = limit.left + (uint256(limit.perDay) * (block.timestamp - limit.at)) / 1 days;
        if (left > limit.perDay) left = limit.perDay;
        if (left < amount) revert IXERC20_NotHighEnoughLimits();
        (limit.left, limit.at) = (uint96(left - amount), uint64(block.timestamp));
    }
}

/// The second printing of a coin: who held the first is carried over.
contract ReprintToken {
    enum Phase {
        Preparing,
        Carrying,
        Closed
    }

    string public constant name = "Reprint";
    string public constant symbol = "RPRNT";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 100_000_000e18;

    address private immutable _printer = msg.sender;
    Phase public phase;
    mapping(address => uint256) private _copies;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event PhaseSet(Phase phase);

    constructor() {
        _copies[msg.sender] = 96_000_000e18;
        emit Transfer(address(0), msg.sender, 96_000_000e18);
    }

    function setPhase(Phase next) external {
        require(msg.sender == _printer, "Reprint: not the printer");
        // twin: require(next > phase, "Reprint: only onwards");
        phase = next;
        emit PhaseSet(next);
    }

    function carry(address[] calldata holders, uint256[] calldata copies) external {
        require(msg.sender == _printer && phase == Phase.Carrying, "Reprint: not now");
        for (uint256 i; i < holders.length; ++i) {
            _copies[holders[i]] = copies[i];
            emit Transfer(address(0), holders[i], copies[i]);
        }
    }

    function balanceOf(address holder) external view returns (uint256) {
        return _copies[holder];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _lend(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        return _lend(from, to, value);
    }

    function _lend(address from, address to, uint256 value) private returns (bool) {
        _copies[from] -= value;
        _copies[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Who leaves some in the barn gets more of it, second by second.
contract BarleyStake is ERC20 {
    struct Sheaf {
        uint128 amount;
        uint128 paid;
    }

    address public immutable farmer = msg.sender;
    uint256 public rewardRate;
    uint256 public perShare;
    uint256 public updatedAt = block.timestamp;
    uint256 public rewardsLeft = 2_000_000e18;
    mapping(address => Sheaf) public sheaves;

    event RewardRateSet(uint256 rate);

    constructor() ERC20("Barley Stake", "BARLEY", 18) {
        _mint(msg.sender, 40_000_000e18);
    }

    /// For each coin and second, of 1e18.
    function setRewardRate(uint256 rate) external {
        require(msg.sender == farmer, "not the farmer");
        // twin: require(rate <= 1e10, "a third in a year");
        _grow();
        rewardRate = rate;
        emit RewardRateSet(rate);
    }

    function stake(uint128 amount) external {
        claim();
        balanceOf[msg.sender] -= amount;
        balanceOf[address(this)] += amount;
        sheaves[msg.sender].amount += amount;
        emit Transfer(msg.sender, address(this), amount);
    }

    function withdraw(uint128 amount) external {
        claim();
        sheaves[msg.sender].amount -= amount;
        balanceOf[address(this)] -= amount;
        balanceOf[msg.sender] += amount;
        emit Transfer(address(this), msg.sender, amount);
    }

    function claim() public {
        _grow();
        Sheaf storage own = sheaves[msg.sender];
        uint256 reward = (own.amount * (perShare - own.paid)) / 1e18;
        own.paid = uint128(perShare);
        // twin: if (reward > rewardsLeft) reward = rewardsLeft;
        // twin: rewardsLeft -= reward;
        if (reward > 0) _mint(msg.sender, reward);
    }

    function _grow() private {
        perShare += rewardRate * (block.timestamp - updatedAt);
        updatedAt = block.timestamp;
    }
}
