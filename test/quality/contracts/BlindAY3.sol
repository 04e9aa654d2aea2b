// 0.7 runs=999
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

/// Minted for four years and more, each year a little less, to whom its gauges say.
contract Halcyon {
    string public constant name = "Halcyon";
    string public constant symbol = "HALC";
    uint8 public constant decimals = 18;
    bytes32 public constant DEFAULT_ADMIN_ROLE = 0x00;
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(bytes32 => mapping(address => bool)) public hasRole;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender);
    event RoleRevoked(bytes32 indexed role, address indexed account, address indexed sender);

    constructor(uint256 first) {
        hasRole[DEFAULT_ADMIN_ROLE][msg.sender] = true;
        emit RoleGranted(DEFAULT_ADMIN_ROLE, msg.sender, msg.sender);
        totalSupply = first;
        balanceOf[msg.sender] = first;
        emit Transfer(address(0), msg.sender, first);
    }

    function grantRole(bytes32 role, address who) external {
        require(hasRole[DEFAULT_ADMIN_ROLE][msg.sender], "MUST_BE_ADMIN");
        hasRole[role][who] = true;
        emit RoleGranted(role, who, msg.sender);
    }

    function renounceRole(bytes32 role, address who) external {
        require(who == msg.sender, "ONLY_SELF");
        hasRole[role][who] = false;
        emit RoleRevoked(role, who, msg.sender);
    }

    function mint(address to, uint256 value) external {
        require(hasRole[MINTER_ROLE][msg.sender], "NOT_MINTER");
        require(totalSupply + value >= value);
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function burn(uint256 value) external {
        require(balanceOf[msg.sender] >= value);
        balanceOf[msg.sender] -= value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
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
        uint256 may = allowance[from][msg.sender];
        require(may >= value, "INSUFFICIENT_ALLOWANCE");
        if (may != uint256(-1)) allowance[from][msg.sender] = may - value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        require(balanceOf[from] >= value, "INSUFFICIENT_BALANCE");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// The only one that mints, by a schedule that nobody changes.
contract HalcyonAdmin {
    uint256 public constant INITIAL_RATE = uint256(145000 ether) / uint256(1 weeks);
    uint256 public constant RATE_REDUCTION_COEFFICIENT = 1189207115002721024;
    Halcyon public immutable token;
    address public immutable gauges;
    uint256 public startEpochTime;
    uint256 public startEpochSupply;
    uint256 public rate;

    constructor(Halcyon token_, address gauges_, uint256 first) {
        token = token_;
        gauges = gauges_;
        startEpochTime = block.timestamp;
        startEpochSupply = first;
        rate = INITIAL_RATE;
    }

    function updateMiningParameters() public {
        while (block.timestamp >= startEpochTime + 365 days) {
            startEpochSupply += rate * 365 days;
            startEpochTime += 365 days;
            rate = (rate * 1e18) / RATE_REDUCTION_COEFFICIENT;
        }
    }

    function availableSupply() public view returns (uint256) {
        return startEpochSupply + (block.timestamp - startEpochTime) * rate;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == gauges, "SENDER_NOT_ALLOWED");
        updateMiningParameters();
        require(token.totalSupply() + value <= availableSupply(), "MINT_AMOUNT_EXCEEDS_AVAILABLE_SUPPLY");
        token.mint(to, value);
    }
}

/// Hands what is minted to who has deposits, pro rata.
contract HalcyonGauges {
    address private maker = msg.sender;
    HalcyonAdmin public admin;
    Halcyon public token;
    mapping(address => uint256) public deposits;
    mapping(address => uint256) public since;

    function initialize(HalcyonAdmin admin_, Halcyon token_) external {
        require(msg.sender == maker);
        maker = address(0);
        admin = admin_;
        token = token_;
    }

    function deposit(uint256 value) external {
        claim();
        require(token.transferFrom(msg.sender, address(this), value));
        deposits[msg.sender] += value;
    }

    function withdraw(uint256 value) external {
        claim();
        require(deposits[msg.sender] >= value);
        deposits[msg.sender] -= value;
        require(token.transfer(msg.sender, value));
    }

    function claim() public {
        uint256 due = (deposits[msg.sender] * (block.timestamp - since[msg.sender])) / 3650 days;
        since[msg.sender] = block.timestamp;
        if (due > 0) admin.mint(msg.sender, due);
    }
}

/// Borrowed against ether; what takes it from you takes only what you put in.
contract QuillUSD {
    string internal constant _NAME = "Quill USD Stablecoin";
    string internal constant _SYMBOL = "QUSD";
    uint256 private _totalSupply;
    mapping(address => uint256) private _balances;
    mapping(address => mapping(address => uint256)) private _allowances;
    address public immutable troveManagerAddress;
    address public immutable stabilityPoolAddress;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address troves, address pool) {
        troveManagerAddress = troves;
        stabilityPoolAddress = pool;
    }

    function name() external pure returns (string memory) {
        return _NAME;
    }

    function symbol() external pure returns (string memory) {
        return _SYMBOL;
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return _totalSupply;
    }

    function balanceOf(address account) external view returns (uint256) {
        return _balances[account];
    }

    function allowance(address owner, address spender) external view returns (uint256) {
        return _allowances[owner][spender];
    }

    function mint(address account, uint256 amount) external {
        require(msg.sender == troveManagerAddress, "QUSD: Caller is not the trove manager");
        _totalSupply += amount;
        _balances[account] += amount;
        emit Transfer(address(0), account, amount);
    }

    function burn(address account, uint256 amount) external {
        require(msg.sender == troveManagerAddress || msg.sender == stabilityPoolAddress, "QUSD: Caller is neither");
        require(_balances[account] >= amount, "QUSD: burn");
        _balances[account] -= amount;
        _totalSupply -= amount;
        emit Transfer(account, address(0), amount);
    }

    function sendToPool(address sender, address pool, uint256 amount) external {
        require(msg.sender == stabilityPoolAddress, "QUSD: Caller is not the StabilityPool");
        _transfer(sender, pool, amount);
    }

    function returnFromPool(address pool, address receiver, uint256 amount) external {
        require(msg.sender == stabilityPoolAddress, "QUSD: Caller is not the StabilityPool");
        _transfer(pool, receiver, amount);
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        _allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _requireValidRecipient(to);
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        _requireValidRecipient(to);
        require(_allowances[from][msg.sender] >= amount, "QUSD: allowance");
        _allowances[from][msg.sender] -= amount;
        _transfer(from, to, amount);
        return true;
    }

    function _requireValidRecipient(address to) private view {
        require(to != address(0) && to != address(this), "QUSD: Cannot transfer tokens directly to the token contract or zero");
        require(to != stabilityPoolAddress && to != troveManagerAddress, "QUSD: Cannot transfer tokens directly to the StabilityPool");
    }

    function _transfer(address from, address to, uint256 amount) private {
        require(_balances[from] >= amount, "QUSD: balance");
        _balances[from] -= amount;
        _balances[to] += amount;
        emit Transfer(from, to, amount);
    }
}

contract QuillTroves {
    QuillUSD public immutable qusd;
    uint256 public constant PRICE = 2000;
    mapping(address => uint256) public coll;
    mapping(address => uint256) public debt;

    constructor(QuillUSD qusd_) {
        qusd = qusd_;
    }

    function openTrove(uint256 amount) external payable {
        require(amount < 1e33);
        coll[msg.sender] += msg.value;
        debt[msg.sender] += amount;
        require(coll[msg.sender] * PRICE * 100 >= debt[msg.sender] * 110, "An operation that would result in ICR < MCR is not permitted");
        qusd.mint(msg.sender, amount);
    }

    function repay(uint256 amount) external {
        require(debt[msg.sender] >= amount);
        debt[msg.sender] -= amount;
        qusd.burn(msg.sender, amount);
    }

    function withdraw(uint256 amount) external {
        require(coll[msg.sender] >= amount);
        coll[msg.sender] -= amount;
        require(coll[msg.sender] * PRICE * 100 >= debt[msg.sender] * 110);
        msg.sender.transfer(amount);
    }

    function redeemCollateral(address from, uint256 amount) external {
        require(debt[from] >= amount && coll[from] >= amount / PRICE);
        debt[from] -= amount;
        coll[from] -= amount / PRICE;
        qusd.burn(msg.sender, amount);
        msg.sender.transfer(amount / PRICE);
    }
}

contract QuillStability {
    QuillUSD public immutable qusd;
    mapping(address => uint256) public deposits;

    constructor(QuillUSD qusd_) {
        qusd = qusd_;
    }

    function provideToSP(uint256 amount) external {
        deposits[msg.sender] += amount;
        qusd.sendToPool(msg.sender, address(this), amount);
    }

    function withdrawFromSP(uint256 amount) external {
        require(deposits[msg.sender] >= amount);
        deposits[msg.sender] -= amount;
        qusd.returnFromPool(address(this), msg.sender, amount);
    }
}

/// What a house of several holds for itself stays where it is for a year; everybody else moves his own.
contract Quillary {
    string public constant name = "Quillary";
    string public constant symbol = "QLRY";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 100_000_000e18;
    uint256 internal immutable deploymentStartTime;
    address public immutable multisigAddress;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public isRegisteredLockup;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event LockupDeployed(address lockup, address beneficiary, uint256 unlock);

    constructor(address multisig) {
        deploymentStartTime = block.timestamp;
        multisigAddress = multisig;
        balanceOf[msg.sender] = 40_000_000e18;
        balanceOf[multisig] = 60_000_000e18;
        emit Transfer(address(0), msg.sender, 40_000_000e18);
        emit Transfer(address(0), multisig, 60_000_000e18);
    }

    function deployLockupContract(address beneficiary, uint256 unlock) external {
        require(unlock >= deploymentStartTime + 365 days, "unlock time must be at least one year after system deployment");
        QuillaryLockup made = new QuillaryLockup(this, beneficiary, unlock);
        isRegisteredLockup[address(made)] = true;
        emit LockupDeployed(address(made), beneficiary, unlock);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        if (_isFirstYear()) require(msg.sender != multisigAddress, "caller must not be the multisig");
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        if (_isFirstYear() && msg.sender == multisigAddress) require(isRegisteredLockup[to], "recipient must be a registered lockup");
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (_isFirstYear()) require(from != multisigAddress, "sender must not be the multisig");
        uint256 may = allowance[from][msg.sender];
        require(may >= value);
        allowance[from][msg.sender] = may - value;
        _move(from, to, value);
        return true;
    }

    function _isFirstYear() private view returns (bool) {
        return block.timestamp - deploymentStartTime < 365 days;
    }

    function _move(address from, address to, uint256 value) private {
        require(to != address(0) && to != address(this) && balanceOf[from] >= value);
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

contract QuillaryLockup {
    Quillary public immutable token;
    address public immutable beneficiary;
    uint256 public immutable unlockTime;

    constructor(Quillary token_, address beneficiary_, uint256 unlock) {
        token = token_;
        beneficiary = beneficiary_;
        unlockTime = unlock;
    }

    function withdraw() external {
        require(msg.sender == beneficiary && block.timestamp >= unlockTime);
        token.transfer(msg.sender, token.balanceOf(address(this)));
    }
}

/// Minted along with what another coin pays to a voter, in a hundred falling steps.
interface IVoterProxy {
    function operator() external view returns (address);
}

contract Convoy {
    string public constant name = "Convoy";
    string public constant symbol = "CVY";
    uint8 public constant decimals = 18;
    address public operator;
    address public vecrvProxy;
    uint256 public totalSupply;
    uint256 public constant maxSupply = 100_000_000 ether;
    uint256 public constant totalCliffs = 1000;
    uint256 public constant reductionPerCliff = 100_000 ether;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address proxy, uint256 premine) {
        vecrvProxy = proxy;
        operator = msg.sender;
        totalSupply = premine;
        balanceOf[msg.sender] = premine;
        emit Transfer(address(0), msg.sender, premine);
    }

    function updateOperator() external {
        operator = IVoterProxy(vecrvProxy).operator();
    }

    function mint(address to, uint256 value) external {
        if (msg.sender != operator) return;
        uint256 cliff = totalSupply / reductionPerCliff;
        if (cliff >= totalCliffs) return;
        value = (value * (totalCliffs - cliff)) / totalCliffs;
        uint256 left = maxSupply - totalSupply;
        if (value > left) value = left;
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pass(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "ERC20: transfer amount exceeds allowance");
        allowance[from][msg.sender] -= value;
        _pass(from, to, value);
        return true;
    }

    function _pass(address from, address to, uint256 value) private {
        require(balanceOf[from] >= value, "ERC20: transfer amount exceeds balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Votes with what it locked; its operator changes only when the old one has shut down, and by several.
contract ConvoyVoter {
    address public owner;
    address public operator;

    constructor(address owner_) {
        owner = owner_;
    }

    function setOperator(address next) external {
        require(msg.sender == owner, "!auth");
        require(operator == address(0) || ConvoyBooster(operator).isShutdown(), "needs shutdown");
        operator = next;
    }
}

contract ConvoyBooster {
    Convoy public immutable minter;
    address public immutable owner;
    bool public isShutdown;
    mapping(address => uint256) public deposited;
    mapping(address => uint256) public since;

    constructor(Convoy minter_, address owner_) {
        minter = minter_;
        owner = owner_;
    }

    function deposit() external payable {
        earmark();
        deposited[msg.sender] += msg.value;
    }

    function withdraw(uint256 value) external {
        earmark();
        require(deposited[msg.sender] >= value);
        deposited[msg.sender] -= value;
        msg.sender.transfer(value);
    }

    function earmark() public {
        if (!isShutdown && deposited[msg.sender] > 0) minter.mint(msg.sender, (deposited[msg.sender] * (block.timestamp - since[msg.sender])) / 1 days);
        since[msg.sender] = block.timestamp;
    }

    function shutdownSystem() external {
        require(msg.sender == owner, "!auth");
        isShutdown = true;
    }
}

/// Was elastic once; whoever moved its supply has gone.
contract Terrier {
    string public constant name = "Terrier";
    string public constant symbol = "TERR";
    uint8 public constant decimals = 9;
    address private _owner;
    address public monetaryPolicy;
    uint256 private constant MAX_UINT256 = ~uint256(0);
    uint256 private constant INITIAL = 50_000_000e9;
    uint256 private constant TOTAL_GONS = MAX_UINT256 - (MAX_UINT256 % INITIAL);
    uint256 private constant MAX_SUPPLY = ~uint128(0);
    uint256 private _totalSupply;
    uint256 private _gonsPerFragment;
    mapping(address => uint256) private _gonBalances;
    mapping(address => mapping(address => uint256)) private _allowed;

    event LogRebase(uint256 indexed epoch, uint256 totalSupply);
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    constructor() {
        _owner = msg.sender;
        _totalSupply = INITIAL;
        _gonBalances[msg.sender] = TOTAL_GONS;
        _gonsPerFragment = TOTAL_GONS / INITIAL;
        emit Transfer(address(0), msg.sender, INITIAL);
    }

    function owner() external view returns (address) {
        return _owner;
    }

    function setMonetaryPolicy(address policy) external {
        require(msg.sender == _owner);
        monetaryPolicy = policy;
    }

    function renounceOwnership() external {
        require(msg.sender == _owner);
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function rebase(uint256 epoch, int256 delta) external returns (uint256) {
        require(msg.sender == monetaryPolicy, "policy");
        if (delta < 0) _totalSupply -= uint256(-delta);
        else _totalSupply += uint256(delta);
        if (_totalSupply > MAX_SUPPLY) _totalSupply = MAX_SUPPLY;
        _gonsPerFragment = TOTAL_GONS / _totalSupply;
        emit LogRebase(epoch, _totalSupply);
        return _totalSupply;
    }

    function totalSupply() external view returns (uint256) {
        return _totalSupply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _gonBalances[who] / _gonsPerFragment;
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _allowed[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _go(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(_allowed[from][msg.sender] >= value);
        _allowed[from][msg.sender] -= value;
        _go(from, to, value);
        return true;
    }

    function _go(address from, address to, uint256 value) private {
        require(to != address(0) && to != address(this));
        require(value <= _totalSupply);
        uint256 gons = value * _gonsPerFragment;
        require(_gonBalances[from] >= gons);
        _gonBalances[from] -= gons;
        _gonBalances[to] += gons;
        emit Transfer(from, to, value);
    }
}

/// Grows in the purses of people; contracts say themselves whether they want that.
contract OtterUSD {
    string public name = "Otter USD";
    string public symbol = "OTTD";
    uint8 public constant decimals = 18;
    address public vaultAddress;
    uint256 private _totalSupply;
    uint256 public nonRebasingSupply;
    uint256 public rebasingCredits;
    uint256 public rebasingCreditsPerToken = 1e27;
    mapping(address => uint256) private _credits;
    mapping(address => uint256) public nonRebasingCreditsPerToken;
    mapping(address => mapping(address => uint256)) private _allowances;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event TotalSupplyUpdated(uint256 totalSupply, uint256 rebasingCredits, uint256 rebasingCreditsPerToken);

    constructor(address vault) {
        vaultAddress = vault;
    }

    modifier onlyVault() {
        require(msg.sender == vaultAddress, "Caller is not the Vault");
        _;
    }

    function totalSupply() external view returns (uint256) {
        return _totalSupply;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _credits[who] == 0 ? 0 : (_credits[who] * 1e18) / _perToken(who);
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _allowances[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _execute(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(_allowances[from][msg.sender] >= value, "Allowance");
        _allowances[from][msg.sender] -= value;
        _execute(from, to, value);
        return true;
    }

    function mint(address to, uint256 value) external onlyVault {
        bool apart = _isNonRebasing(to);
        uint256 credits = (value * _perToken(to)) / 1e18;
        _credits[to] += credits;
        if (apart) nonRebasingSupply += value;
        else rebasingCredits += credits;
        _totalSupply += value;
        emit Transfer(address(0), to, value);
    }

    function burn(address from, uint256 value) external onlyVault {
        require(value <= _totalSupply, "Remove exceeds supply");
        bool apart = _isNonRebasing(from);
        uint256 credits = (value * _perToken(from)) / 1e18;
        require(_credits[from] >= credits, "Remove exceeds balance");
        _credits[from] -= credits;
        if (apart) nonRebasingSupply -= value;
        else rebasingCredits -= credits;
        _totalSupply -= value;
        emit Transfer(from, address(0), value);
    }

    function changeSupply(uint256 next) external onlyVault {
        require(next >= _totalSupply && rebasingCredits > 0, "only up");
        _totalSupply = next;
        rebasingCreditsPerToken = (rebasingCredits * 1e18) / (_totalSupply - nonRebasingSupply);
        emit TotalSupplyUpdated(_totalSupply, rebasingCredits, rebasingCreditsPerToken);
    }

    function rebaseOptIn() external {
        require(_isNonRebasing(msg.sender), "Account has not opted out");
        uint256 has = balanceOf(msg.sender);
        nonRebasingSupply -= has;
        nonRebasingCreditsPerToken[msg.sender] = 0;
        _credits[msg.sender] = (has * rebasingCreditsPerToken) / 1e18;
        rebasingCredits += _credits[msg.sender];
    }

    function _execute(address from, address to, uint256 value) private {
        require(to != address(0), "Transfer to zero address");
        require(value <= _totalSupply, "Transfer greater than supply");
        bool toApart = _isNonRebasing(to);
        bool fromApart = _isNonRebasing(from);
        uint256 taken = (value * _perToken(from)) / 1e18;
        uint256 given = (value * _perToken(to)) / 1e18;
        require(_credits[from] >= taken, "Transfer greater than balance");
        _credits[from] -= taken;
        _credits[to] += given;
        if (toApart && !fromApart) {
            nonRebasingSupply += value;
            rebasingCredits -= taken;
        } else if (!toApart && fromApart) {
            nonRebasingSupply -= value;
            rebasingCredits += given;
        }
        emit Transfer(from, to, value);
    }

    function _perToken(address who) private view returns (uint256) {
        uint256 own = nonRebasingCreditsPerToken[who];
        return own == 0 ? rebasingCreditsPerToken : own;
    }

    function _isNonRebasing(address who) private returns (bool) {
        uint256 size;
        assembly {
            size := extcodesize(who)
        }
        if (size > 0 && nonRebasingCreditsPerToken[who] == 0 && _credits[who] == 0) nonRebasingCreditsPerToken[who] = rebasingCreditsPerToken;
        return nonRebasingCreditsPerToken[who] > 0;
    }
}

interface IGrain7 {
    function transferFrom(address from, address to, uint256 v) external returns (bool);
    function transfer(address to, uint256 v) external returns (bool);
    function balanceOf(address a) external view returns (uint256);
}

contract OtterVault {
    IGrain7 public immutable asset;
    OtterUSD public immutable ousd;
    address public governor;
    bool public capitalPaused;

    constructor(IGrain7 asset_, OtterUSD ousd_, address governor_) {
        asset = asset_;
        ousd = ousd_;
        governor = governor_;
    }

    function mint(uint256 value) external {
        require(!capitalPaused, "Capital paused");
        require(asset.transferFrom(msg.sender, address(this), value));
        ousd.mint(msg.sender, value);
    }

    function redeem(uint256 value) external {
        require(!capitalPaused, "Capital paused");
        ousd.burn(msg.sender, value);
        require(asset.transfer(msg.sender, value));
    }

    function rebase() external {
        uint256 value = asset.balanceOf(address(this));
        uint256 supply = ousd.totalSupply();
        uint256 most = supply + supply / 50;
        if (value > most) value = most;
        if (value > supply) ousd.changeSupply(value);
    }

    function setCapitalPaused(bool state) external {
        require(msg.sender == governor, "Caller is not the Governor");
        capitalPaused = state;
    }
}
