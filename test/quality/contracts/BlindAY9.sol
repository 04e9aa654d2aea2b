// 0.8 runs=10000 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

abstract contract Book {
    string public name;
    string public symbol;
    uint256 public totalSupply;
    mapping(address => uint256) internal _held;
    mapping(address => mapping(address => uint256)) internal _lent;

    error InsufficientBalance(address who, uint256 has, uint256 needs);
    error InsufficientAllowance(address who, uint256 has, uint256 needs);
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_) {
        name = name_;
        symbol = symbol_;
    }

    function decimals() public view virtual returns (uint8) {
        return 18;
    }

    function balanceOf(address who) public view virtual returns (uint256) {
        return _held[who];
    }

    function allowance(address who, address spender) public view virtual returns (uint256) {
        return _lent[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _lent[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _post(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 may = allowance(from, msg.sender);
        if (may != type(uint256).max) {
            if (may < value) revert InsufficientAllowance(msg.sender, may, value);
            _lent[from][msg.sender] = may - value;
        }
        _post(from, to, value);
        return true;
    }

    function _post(address from, address to, uint256 value) internal virtual {
        if (from == address(0)) totalSupply += value;
        else {
            uint256 has = _held[from];
            if (has < value) revert InsufficientBalance(from, has, value);
            unchecked {
                _held[from] = has - value;
            }
        }
        unchecked {
            if (to == address(0)) totalSupply -= value;
            else _held[to] += value;
        }
        emit Transfer(from, to, value);
    }
}

interface IPaper {
    function transferFrom(address from, address to, uint256 v) external returns (bool);
    function transfer(address to, uint256 v) external returns (bool);
    function balanceOf(address who) external view returns (uint256);
}

/// May grow by a hundredth of a hundredth each day, and goes to stakers and to a treasury.
contract Polder is Book {
    address public immutable EMISSION;
    address public immutable GOVERNANCE;
    uint256 public immutable mintPerSecondCap;
    uint256 public lastMint;

    constructor(address emission, address governance, uint256 cap) Book("Polder Ecosystem Token", "PLD") {
        (EMISSION, GOVERNANCE, mintPerSecondCap, lastMint) = (emission, governance, cap, block.timestamp);
        _post(address(0), msg.sender, 10_000_000_000e18);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == EMISSION, "EMISSION_ROLE");
        uint256 most = (block.timestamp - lastMint) * mintPerSecondCap;
        require(value <= most, "MaxMintExceeded");
        lastMint = block.timestamp;
        _post(address(0), to, value);
    }
}

contract PolderEmission {
    Polder public immutable token;
    address public immutable stakeManager;
    address public immutable treasury;
    uint256 public immutable startTimestamp;
    uint256 public constant PER_SECOND = 5 ether;
    uint256 public paid;

    constructor(Polder token_, address stakers, address treasury_) {
        (token, stakeManager, treasury, startTimestamp) = (token_, stakers, treasury_, block.timestamp);
    }

    function mint() external {
        uint256 due = (block.timestamp - startTimestamp) * PER_SECOND - paid;
        paid += due;
        token.mint(address(this), due);
        token.transfer(stakeManager, due / 2);
        token.transfer(treasury, due - due / 2);
    }
}

/// Savings: what is in grows by a rate that the wards set, a twentieth of what it is in a year at most.
contract FirSavings is Book {
    IPaper public immutable fir;
    mapping(address => uint256) public wards;
    uint256 private constant RAY = 1e27;
    uint192 public chi = uint192(1e27);
    uint64 public rho;
    uint256 public perYear = 4e25;
    event File(bytes32 indexed what, uint256 data);
    event Drip(uint256 chi);

    constructor(IPaper fir_, address ward) Book("Savings Fir", "sFIR") {
        fir = fir_;
        wards[ward] = 1;
        rho = uint64(block.timestamp);
    }

    function file(bytes32 what, uint256 data) external {
        require(wards[msg.sender] == 1, "not-authorized");
        require(what == "ssr" && data <= 20e25, "too much");
        drip();
        perYear = data;
        emit File(what, data);
    }

    function drip() public returns (uint256) {
        chi = uint192(chi + (uint256(chi) * perYear * (block.timestamp - rho)) / (RAY * 365 days));
        rho = uint64(block.timestamp);
        emit Drip(chi);
        return chi;
    }

    function deposit(uint256 assets, address to) external returns (uint256 shares) {
        shares = (assets * RAY) / drip();
        require(fir.transferFrom(msg.sender, address(this), assets));
        _post(address(0), to, shares);
    }

    function redeem(uint256 shares, address to) external returns (uint256 assets) {
        assets = (shares * drip()) / RAY;
        _post(msg.sender, address(0), shares);
        uint256 has = fir.balanceOf(address(this));
        require(fir.transfer(to, assets > has ? has : assets));
    }
}

/// Pays its yield each day by a higher multiplier; the list, the pause and the multiplier are with several.
contract AlpineUSD is Book {
    address public immutable board;
    mapping(address => bool) private _blocked;
    bool public paused;
    uint256 public rewardMultiplier = 1e18;
    uint256 public lastAdded;
    uint256 private _shares;

    error USDMBlockedSender(address who);
    event AccountBlocked(address indexed who);
    event RewardMultiplier(uint256 value);

    constructor(address board_) Book("Alpine USD", "ALPD") {
        board = board_;
        _shares = 50_000_000e18;
        _held[msg.sender] = _shares;
        emit Transfer(address(0), msg.sender, _shares);
        totalSupply = _shares;
    }

    modifier several() {
        require(msg.sender == board, "AccessControl");
        _;
    }

    function balanceOf(address who) public view override returns (uint256) {
        return (_held[who] * rewardMultiplier) / 1e18;
    }

    function sharesOf(address who) external view returns (uint256) {
        return _held[who];
    }

    function addRewardMultiplier(uint256 increment) external several {
        require(increment <= 1e15 && block.timestamp >= lastAdded + 20 hours, "too much");
        lastAdded = block.timestamp;
        rewardMultiplier += increment;
        totalSupply = (_shares * rewardMultiplier) / 1e18;
        emit RewardMultiplier(rewardMultiplier);
    }

    function blockAccounts(address[] calldata who) external several {
        for (uint256 i; i < who.length; i++) {
            _blocked[who[i]] = true;
            emit AccountBlocked(who[i]);
        }
    }

    function unblockAccounts(address[] calldata who) external several {
        for (uint256 i; i < who.length; i++) _blocked[who[i]] = false;
    }

    function setPaused(bool on) external several {
        paused = on;
    }

    function mint(address to, uint256 value) external several {
        uint256 shares = (value * 1e18) / rewardMultiplier;
        _shares += shares;
        _held[to] += shares;
        totalSupply = (_shares * rewardMultiplier) / 1e18;
        emit Transfer(address(0), to, value);
    }

    function _post(address from, address to, uint256 value) internal override {
        require(!paused && to != address(0), "USDMPausedTransfers");
        if (_blocked[from]) revert USDMBlockedSender(from);
        uint256 shares = (value * 1e18) / rewardMultiplier;
        if (_held[from] < shares) revert InsufficientBalance(from, balanceOf(from), value);
        _held[from] -= shares;
        _held[to] += shares;
        emit Transfer(from, to, value);
    }
}

/// Could not be moved at first; whoever held the key let go of that for ever.
contract Osprey is Book {
    IPaper public immutable backing;
    address public owner;
    uint256 public transferRestrictionsDisabledAfter = type(uint256).max;
    mapping(address => bool) public allowedFrom;
    mapping(address => bool) public allowedTo;
    event TransferRestrictionsDisabled();
    event OwnershipTransferred(address indexed from, address indexed to);

    constructor(IPaper backing_) Book("Osprey", "OSPR") {
        backing = backing_;
        owner = msg.sender;
    }

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    function setAllowedFrom(address from, bool on) external onlyOwner {
        allowedFrom[from] = on;
    }

    function setAllowedTo(address to, bool on) external onlyOwner {
        allowedTo[to] = on;
    }

    function disableTransferRestrictions() external onlyOwner {
        require(transferRestrictionsDisabledAfter == type(uint256).max, "already");
        transferRestrictionsDisabledAfter = 0;
        emit TransferRestrictionsDisabled();
    }

    function transferOwnership(address next) external onlyOwner {
        emit OwnershipTransferred(owner, next);
        owner = next;
    }

    function wrap(uint256 value) external {
        require(backing.transferFrom(msg.sender, address(this), value));
        _post(address(0), msg.sender, value);
    }

    function unwrap(uint256 value) external {
        _post(msg.sender, address(0), value);
        require(backing.transfer(msg.sender, value));
    }

    function _post(address from, address to, uint256 value) internal override {
        if (block.timestamp <= transferRestrictionsDisabledAfter && from != address(0) && to != address(0))
            require(allowedFrom[from] || allowedTo[to], "transfers restricted");
        super._post(from, to, value);
    }
}

/// Five of a hundred a year to a vault; anybody starts the making of it.
contract RowanLeaf is Book {
    address public immutable rewardsVault;
    uint256 public immutable inflationStart;
    uint256 public inflationCalcTime;
    uint256 public constant RATE_PER_INTERVAL = 1000133680617113500;

    constructor(address vault) Book("Rowan Leaf", "RWL") {
        rewardsVault = vault;
        inflationStart = block.timestamp;
        inflationCalcTime = block.timestamp;
        _post(address(0), msg.sender, 18_000_000e18);
    }

    function inflationMintTokens() external returns (uint256 made) {
        uint256 intervals = (block.timestamp - inflationCalcTime) / 1 days;
        if (intervals == 0) return 0;
        if (intervals > 400) intervals = 400;
        uint256 next = totalSupply;
        for (uint256 i; i < intervals; i++) next = (next * RATE_PER_INTERVAL) / 1e18;
        inflationCalcTime += intervals * 1 days;
        made = next - totalSupply;
        _post(address(0), rewardsVault, made);
    }
}

/// Receipt of what a depositor has locked for good, one for one.
contract ConvoyReceipt is Book {
    address public operator;

    constructor(address depositor) Book("Convoy CRVE", "cvyCRVE") {
        operator = depositor;
    }

    function setOperator(address next) external {
        require(msg.sender == operator, "!auth");
        operator = next;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == operator, "!authorized");
        _post(address(0), to, value);
    }

    function burn(address from, uint256 value) external {
        require(msg.sender == operator, "!authorized");
        _post(from, address(0), value);
    }
}

contract ConvoyDepositor {
    IPaper public immutable crv;
    ConvoyReceipt public immutable minter;
    address public immutable staker;
    address public immutable feeManager;
    uint256 public lockIncentive = 10;
    uint256 public incentiveCrv;

    constructor(IPaper crv_, ConvoyReceipt minter_, address staker_, address fees) {
        (crv, minter, staker, feeManager) = (crv_, minter_, staker_, fees);
    }

    function setFees(uint256 incentive) external {
        require(msg.sender == feeManager && incentive <= 30, "!auth");
        lockIncentive = incentive;
    }

    function deposit(uint256 value, bool lock) external {
        require(value > 0, "!>0");
        if (lock) {
            crv.transferFrom(msg.sender, staker, value);
            value += incentiveCrv;
            incentiveCrv = 0;
        } else {
            crv.transferFrom(msg.sender, address(this), value);
            uint256 fee = (value * lockIncentive) / 10000;
            value -= fee;
            incentiveCrv += fee;
        }
        minter.mint(msg.sender, value);
    }
}

/// Deposit in a gauge: moves like a coin and takes its rewards along.
contract MarramGauge is Book {
    IPaper public immutable lp_token;
    IPaper public immutable reward;
    address public immutable distributor;
    uint256 public integral;
    uint256 public rate;
    uint256 public last;
    uint256 public period_finish;
    mapping(address => uint256) public integralOf;
    mapping(address => uint256) public claimable;
    bool public is_killed;

    constructor(IPaper lp, IPaper reward_, address distributor_) Book("Curvy Marram Gauge Deposit", "MARR-gauge") {
        (lp_token, reward, distributor) = (lp, reward_, distributor_);
    }

    function _checkpoint(address who) private {
        uint256 until = block.timestamp < period_finish ? block.timestamp : period_finish;
        if (until > last && totalSupply > 0) integral += (rate * (until - last) * 1e18) / totalSupply;
        last = until > last ? until : last;
        if (who == address(0)) return;
        claimable[who] += (_held[who] * (integral - integralOf[who])) / 1e18;
        integralOf[who] = integral;
    }

    function deposit_reward_token(uint256 value) external {
        require(msg.sender == distributor);
        _checkpoint(address(0));
        reward.transferFrom(msg.sender, address(this), value);
        rate = value / 7 days;
        last = block.timestamp;
        period_finish = block.timestamp + 7 days;
    }

    function deposit(uint256 value) external {
        lp_token.transferFrom(msg.sender, address(this), value);
        _post(address(0), msg.sender, value);
    }

    function withdraw(uint256 value) external {
        _post(msg.sender, address(0), value);
        lp_token.transfer(msg.sender, value);
    }

    function claim_rewards() external {
        _checkpoint(msg.sender);
        uint256 due = claimable[msg.sender];
        claimable[msg.sender] = 0;
        if (due > 0) reward.transfer(msg.sender, due);
    }

    /// A killed gauge has no rewards, and nothing else.
    function set_killed(bool killed) external {
        require(msg.sender == distributor);
        is_killed = killed;
        if (killed) rate = 0;
    }

    function _post(address from, address to, uint256 value) internal override {
        _checkpoint(from);
        _checkpoint(to);
        super._post(from, to, value);
    }
}

/// One slot far away holds what a member of the house needs; the code is what the timelock says.
contract ArborealProxy {
    constructor(address logic, address admin, bytes memory data) {
        assembly {
            sstore(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc, logic)
            sstore(0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103, admin)
        }
        (bool ok, ) = logic.delegatecall(data);
        require(ok);
    }

    fallback() external payable {
        address admin;
        address logic;
        assembly {
            admin := sload(0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103)
            logic := sload(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc)
        }
        if (msg.sender == admin) {
            require(msg.sig == 0x4f1ef286, "ProxyDeniedAdminAccess");
            (address next, bytes memory data) = abi.decode(msg.data[4:], (address, bytes));
            require(next.code.length > 0);
            assembly {
                sstore(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc, next)
            }
            if (data.length > 0) {
                (bool done, ) = next.delegatecall(data);
                require(done);
            }
            return;
        }
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), logic, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}

contract ArborealAdmin {
    address public owner;

    constructor(address owner_) {
        owner = owner_;
    }

    function upgradeAndCall(address proxy, address next, bytes calldata data) external {
        require(msg.sender == owner, "OwnableUnauthorizedAccount");
        (bool ok, ) = proxy.call(abi.encodeWithSelector(0x4f1ef286, next, data));
        require(ok);
    }
}

contract ArborealToken is Book {
    address public owner;
    address public l1Address;
    uint256 public nextMint;
    bool private _set;

    constructor() Book("", "") {
        _set = true;
    }

    function initialize(address l1, uint256 supply, address owner_, address to) external {
        require(!_set && l1 != address(0));
        _set = true;
        name = "Arboreal";
        symbol = "ARBL";
        (owner, l1Address, nextMint) = (owner_, l1, block.timestamp + 365 days);
        _post(address(0), to, supply);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        require(value <= (totalSupply * 200) / 10000, "ARB: MINT_TOO_MUCH");
        require(block.timestamp >= nextMint, "ARB: MINT_TOO_EARLY");
        nextMint = block.timestamp + 365 days;
        _post(address(0), to, value);
    }

    function burn(uint256 value) external {
        _post(msg.sender, address(0), value);
    }
}
