// 0.8 runs=200 ir evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract ThinProxy {
    constructor(address logic, bytes memory data) {
        assembly {
            sstore(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc, logic)
        }
        (bool ok, ) = logic.delegatecall(data);
        require(ok);
    }

    fallback() external payable {
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), sload(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}

/// Wards are what the vote of the house obeys after days, and a join that makes what is drawn.
contract SkylarkDollar {
    mapping(address => uint256) public wards;
    string public constant name = "Skylark Dollar";
    string public constant symbol = "SKYD";
    string public constant version = "1";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256) public nonces;

    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Rely(address indexed usr);
    event Deny(address indexed usr);
    event Upgraded(address indexed implementation);

    modifier auth() {
        require(wards[msg.sender] == 1, "not-authorized");
        _;
    }

    constructor() {
        wards[address(this)] = 2;
    }

    function initialize(address pause, address join) external {
        require(totalSupply == 0 && wards[address(this)] == 0);
        wards[address(this)] = 2;
        wards[pause] = 1;
        wards[join] = 1;
        emit Rely(pause);
        emit Rely(join);
    }

    function upgradeToAndCall(address next, bytes calldata data) external payable auth {
        assembly {
            sstore(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc, next)
        }
        emit Upgraded(next);
        if (data.length > 0) {
            (bool ok, ) = next.delegatecall(data);
            require(ok);
        }
    }

    function getImplementation() external view returns (address a) {
        assembly {
            a := sload(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc)
        }
    }

    function rely(address usr) external auth {
        wards[usr] = 1;
        emit Rely(usr);
    }

    function deny(address usr) external auth {
        wards[usr] = 0;
        emit Deny(usr);
    }

    function mint(address to, uint256 value) external auth {
        require(to != address(0) && to != address(this), "invalid-address");
        unchecked {
            balanceOf[to] += value;
        }
        totalSupply += value;
        emit Transfer(address(0), to, value);
    }

    function burn(address from, uint256 value) external {
        uint256 balance = balanceOf[from];
        require(balance >= value, "insufficient-balance");
        if (from != msg.sender) _spend(from, value);
        unchecked {
            balanceOf[from] = balance - value;
            totalSupply -= value;
        }
        emit Transfer(from, address(0), value);
    }

    function _spend(address from, uint256 value) private {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) {
            require(allowed >= value, "insufficient-allowance");
            unchecked {
                allowance[from][msg.sender] = allowed - value;
            }
        }
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (from != msg.sender) _spend(from, value);
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        require(to != address(0) && to != address(this), "invalid-address");
        uint256 balance = balanceOf[from];
        require(balance >= value, "insufficient-balance");
        unchecked {
            balanceOf[from] = balance - value;
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
    }
}

/// Draws against an older dollar, one for one, both ways.
contract SkylarkJoin {
    IOld public immutable dai;
    SkylarkDollar public immutable usds;

    constructor(IOld dai_, SkylarkDollar usds_) {
        dai = dai_;
        usds = usds_;
    }

    function daiToUsds(address to, uint256 value) external {
        dai.transferFrom(msg.sender, address(this), value);
        usds.mint(to, value);
    }

    function usdsToDai(address to, uint256 value) external {
        usds.burn(msg.sender, value);
        dai.transfer(to, value);
    }
}

interface IOld {
    function transferFrom(address from, address to, uint256 v) external returns (bool);
    function transfer(address to, uint256 v) external returns (bool);
}

/// Bars in a vault; its issuer is four of six.
contract GildedOunce {
    address private _owner;
    mapping(address => uint256) private _balances;
    mapping(address => mapping(address => uint256)) private _allowances;
    uint256 private _totalSupply;
    mapping(address => bool) public isBlocked;
    mapping(address => bool) public isTrusted;
    bool private _ready;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event BlockPlaced(address indexed user);
    event BlockReleased(address indexed user);
    event DestroyedBlockedFunds(address indexed user, uint256 value);
    event Mint(address indexed to, uint256 value);
    event Upgraded(address indexed implementation);

    constructor() {
        _ready = true;
    }

    function initialize(address issuer, address first, uint256 value) external {
        require(!_ready, "Initializable: contract is already initialized");
        _ready = true;
        _owner = issuer;
        _totalSupply = value;
        _balances[first] = value;
        emit Transfer(address(0), first, value);
    }

    modifier onlyOwner() {
        require(_owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    function name() external pure returns (string memory) {
        return "Gilded Ounce";
    }

    function symbol() external pure returns (string memory) {
        return "GLDO";
    }

    function decimals() external pure returns (uint8) {
        return 6;
    }

    function owner() external view returns (address) {
        return _owner;
    }

    function upgradeTo(address next) external onlyOwner {
        require(next.code.length > 0);
        assembly {
            sstore(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc, next)
        }
        emit Upgraded(next);
    }

    function totalSupply() external view returns (uint256) {
        return _totalSupply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _balances[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _allowances[who][spender];
    }

    function addToBlockedList(address user) external onlyOwner {
        isBlocked[user] = true;
        emit BlockPlaced(user);
    }

    function removeFromBlockedList(address user) external onlyOwner {
        isBlocked[user] = false;
        emit BlockReleased(user);
    }

    function destroyBlockedFunds(address user) external onlyOwner {
        require(isBlocked[user], "TetherToken: user is not blocked");
        uint256 value = _balances[user];
        _balances[user] = 0;
        _totalSupply -= value;
        emit Transfer(user, address(0), value);
        emit DestroyedBlockedFunds(user, value);
    }

    function mint(address to, uint256 value) external onlyOwner {
        _totalSupply += value;
        _balances[to] += value;
        emit Mint(to, value);
        emit Transfer(address(0), to, value);
    }

    function redeem(uint256 value) external onlyOwner {
        _balances[_owner] -= value;
        _totalSupply -= value;
        emit Transfer(_owner, address(0), value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        require(!isBlocked[msg.sender]);
        _allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pay(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _allowances[from][msg.sender] -= value;
        _pay(from, to, value);
        return true;
    }

    function _pay(address from, address to, uint256 value) private {
        require(!isBlocked[from] && !isBlocked[msg.sender], "TetherToken: from is blocked");
        require(to != address(this), "ERC20: transfer to the contract address");
        _balances[from] -= value;
        _balances[to] += value;
        emit Transfer(from, to, value);
    }
}

/// One controller per minter; the master of all is several.
contract EuropaMinting {
    address public immutable owner;
    EuropaCoin public immutable minterManager;
    mapping(address => address) public controllers;

    constructor(address owner_, EuropaCoin coin) {
        owner = owner_;
        minterManager = coin;
    }

    function configureController(address controller, address worker) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        controllers[controller] = worker;
    }

    function configureMinter(uint256 allowed) external {
        require(msg.sender == owner && controllers[msg.sender] != address(0), "The value of controllers[msg.sender] must be non-zero");
        minterManager.configureMinter(controllers[msg.sender], allowed);
    }

    function decrementMinterAllowance(uint256 by) external {
        address worker = controllers[msg.sender];
        require(worker != address(0));
        uint256 has = minterManager.minterAllowance(worker);
        minterManager.configureMinter(worker, has > by ? has - by : 0);
    }
}

/// The highest bit of a balance says that its account is on the list.
contract EuropaCoin {
    string public constant name = "Europa Coin";
    string public constant symbol = "EURP";
    string public constant currency = "EUR";
    uint8 public constant decimals = 6;
    uint256 private constant LISTED = 1 << 255;
    address public immutable masterMinter;
    address public immutable blacklister;
    address public immutable pauser;
    bool public paused;
    uint256 public totalSupply;
    mapping(address => uint256) private balanceAndBlacklistStates;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256) public minterAllowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Blacklisted(address indexed account);
    event UnBlacklisted(address indexed account);
    event Pause();
    event Unpause();
    event MinterConfigured(address indexed minter, uint256 allowed);

    constructor(address master, address black, address pauser_) {
        masterMinter = master;
        blacklister = black;
        pauser = pauser_;
        totalSupply = 80_000_000e6;
        balanceAndBlacklistStates[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    modifier whenNotPaused() {
        require(!paused, "Pausable: paused");
        _;
    }

    function balanceOf(address who) public view returns (uint256) {
        return balanceAndBlacklistStates[who] & ~LISTED;
    }

    function isBlacklisted(address who) public view returns (bool) {
        return balanceAndBlacklistStates[who] >> 255 == 1;
    }

    function pause() external {
        require(msg.sender == pauser, "Pausable: caller is not the pauser");
        paused = true;
        emit Pause();
    }

    function unpause() external {
        require(msg.sender == pauser, "Pausable: caller is not the pauser");
        paused = false;
        emit Unpause();
    }

    function blacklist(address who) external {
        require(msg.sender == blacklister, "Blacklistable: caller is not the blacklister");
        balanceAndBlacklistStates[who] |= LISTED;
        emit Blacklisted(who);
    }

    function unBlacklist(address who) external {
        require(msg.sender == blacklister, "Blacklistable: caller is not the blacklister");
        balanceAndBlacklistStates[who] &= ~LISTED;
        emit UnBlacklisted(who);
    }

    function configureMinter(address minter, uint256 allowed) external {
        require(msg.sender == masterMinter, "FiatToken: caller is not the masterMinter");
        minterAllowance[minter] = allowed;
        emit MinterConfigured(minter, allowed);
    }

    function mint(address to, uint256 value) external whenNotPaused {
        require(value > 0 && value <= minterAllowance[msg.sender], "FiatToken: mint amount exceeds minterAllowance");
        minterAllowance[msg.sender] -= value;
        totalSupply += value;
        _set(to, balanceOf(to) + value);
        emit Transfer(address(0), to, value);
    }

    function approve(address spender, uint256 value) external whenNotPaused returns (bool) {
        require(!isBlacklisted(msg.sender) && !isBlacklisted(spender), "Blacklistable: account is blacklisted");
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external whenNotPaused returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external whenNotPaused returns (bool) {
        require(!isBlacklisted(msg.sender), "Blacklistable: account is blacklisted");
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        require(to != address(0), "ERC20: transfer to the zero address");
        require(value <= balanceOf(from), "ERC20: transfer amount exceeds balance");
        _set(from, balanceOf(from) - value);
        _set(to, balanceOf(to) + value);
        emit Transfer(from, to, value);
    }

    function _set(address who, uint256 value) private {
        require(value < LISTED && !isBlacklisted(who), "FiatTokenV2_2: Account is blacklisted");
        balanceAndBlacklistStates[who] = value;
    }
}

/// Names that must not hold the notes of a house; the list is kept by several.
contract YewList {
    address public immutable keeper;
    mapping(address => bool) private _on;
    event BlockedAddressesAdded(address[] accounts);

    constructor(address keeper_) {
        keeper = keeper_;
    }

    function addToBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeper, "Ownable: caller is not the owner");
        for (uint256 i; i < accounts.length; i++) _on[accounts[i]] = true;
        emit BlockedAddressesAdded(accounts);
    }

    function removeFromBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeper, "Ownable: caller is not the owner");
        for (uint256 i; i < accounts.length; i++) _on[accounts[i]] = false;
    }

    function isBlocked(address who) external view returns (bool) {
        return _on[who];
    }
}

/// Notes that grow in price; its price is what a function of the day says.
contract YewNote {
    string public constant name = "Yew Yield Note";
    string public constant symbol = "YEWN";
    uint8 public constant decimals = 18;
    YewList public immutable blocklist;
    address public immutable admin;
    address public immutable burner;
    uint256 public immutable started;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    error Blocked(address who);
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(YewList list, address admin_, uint256 first) {
        (blocklist, admin, burner, started) = (list, admin_, admin_, block.timestamp);
        totalSupply = first;
        balanceOf[msg.sender] = first;
        emit Transfer(address(0), msg.sender, first);
    }

    function getPrice() external view returns (uint256) {
        return 1e18 + (1e18 * 5 * (block.timestamp - started)) / (100 * 365 days);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == admin, "MINTER_ROLE");
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function burn(address from, uint256 value) external {
        require(msg.sender == burner, "BURNER_ROLE");
        balanceOf[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        if (from != msg.sender && to != msg.sender && blocklist.isBlocked(msg.sender)) revert Blocked(msg.sender);
        if (blocklist.isBlocked(from)) revert Blocked(from);
        if (blocklist.isBlocked(to)) revert Blocked(to);
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Principal of what yields: whole at its expiry, split and joined by anybody before.
contract BirchPrincipal {
    string public constant name = "PT Birch";
    string public constant symbol = "PT-BIRCH";
    uint8 public constant decimals = 18;
    BirchYield public immutable YT;
    uint256 public immutable expiry;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(BirchYield yt, uint256 expiry_) {
        YT = yt;
        expiry = expiry_;
    }

    function isExpired() external view returns (bool) {
        return block.timestamp >= expiry;
    }

    function mintByYT(address to, uint256 value) external {
        require(msg.sender == address(YT), "OnlyYT");
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function burnByYT(address from, uint256 value) external {
        require(msg.sender == address(YT), "OnlyYT");
        balanceOf[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _go(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _go(from, to, value);
        return true;
    }

    function _go(address from, address to, uint256 value) private {
        require(from != to, "PendleERC20: transfer to self");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

contract BirchYield {
    IOld public immutable SY;
    BirchPrincipal public immutable PT;
    uint256 public immutable expiry;
    mapping(address => uint256) public balanceOf;

    constructor(IOld sy, BirchPrincipal pt, uint256 expiry_) {
        (SY, PT, expiry) = (sy, pt, expiry_);
    }

    function mintPY(uint256 value) external {
        require(block.timestamp < expiry, "expired");
        SY.transferFrom(msg.sender, address(this), value);
        balanceOf[msg.sender] += value;
        PT.mintByYT(msg.sender, value);
    }

    function redeemPY(uint256 value) external {
        if (block.timestamp < expiry) balanceOf[msg.sender] -= value;
        PT.burnByYT(msg.sender, value);
        SY.transfer(msg.sender, value);
    }
}

/// Share of a pool of two, eight to two; joins and exits may pause for a while after its birth, its share never.
contract WeightedSedge {
    string public constant name = "80HALC-20SEDGE";
    string public constant symbol = "B-80HALC-20SEDGE";
    uint8 public constant decimals = 18;
    IOld public immutable one;
    IOld public immutable two;
    address public immutable authorizer;
    uint256 private immutable _pauseWindowEndTime;
    bool private _paused;
    uint256 public totalSupply;
    uint256 public heldOne;
    uint256 public heldTwo;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(IOld a, IOld b, address auth) {
        (one, two, authorizer) = (a, b, auth);
        _pauseWindowEndTime = block.timestamp + 90 days;
    }

    function setPaused(bool on) external {
        require(msg.sender == authorizer, "BAL#401");
        if (on) require(block.timestamp < _pauseWindowEndTime, "BAL#403");
        _paused = on;
    }

    function onJoinPool(uint256 shares) external {
        require(!_paused, "BAL#402");
        (uint256 a, uint256 b) = totalSupply == 0 ? ((shares * 8) / 10, (shares * 2) / 10) : ((shares * heldOne) / totalSupply + 1, (shares * heldTwo) / totalSupply + 1);
        one.transferFrom(msg.sender, address(this), a);
        two.transferFrom(msg.sender, address(this), b);
        heldOne += a;
        heldTwo += b;
        totalSupply += shares;
        balanceOf[msg.sender] += shares;
        emit Transfer(address(0), msg.sender, shares);
    }

    function onExitPool(uint256 shares) external {
        (uint256 a, uint256 b) = ((shares * heldOne) / totalSupply, (shares * heldTwo) / totalSupply);
        balanceOf[msg.sender] -= shares;
        totalSupply -= shares;
        heldOne -= a;
        heldTwo -= b;
        emit Transfer(msg.sender, address(0), shares);
        one.transfer(msg.sender, a);
        two.transfer(msg.sender, b);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 may = allowance[from][msg.sender];
        require(may >= value, "BAL#414");
        if (msg.sender != from && may != type(uint256).max) allowance[from][msg.sender] = may - value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Each market of loans may make so much; the house of votes sets how much.
contract CrucibleFactory {
    address public admin;
    CrucibleUSD public immutable stablecoin;
    mapping(address => uint256) public debt_ceiling;
    mapping(address => uint256) public debt_ceiling_residual;

    constructor(CrucibleUSD coin, address admin_, address market, uint256 ceiling) {
        (stablecoin, admin) = (coin, admin_);
        debt_ceiling[market] = ceiling;
    }

    function set_debt_ceiling(address market, uint256 ceiling) external {
        require(msg.sender == admin);
        debt_ceiling[market] = ceiling;
        _sync(market);
    }

    function rug_debt_ceiling(address market) external {
        _sync(market);
    }

    function _sync(address market) private {
        (uint256 has, uint256 may) = (debt_ceiling_residual[market], debt_ceiling[market]);
        if (may > has) stablecoin.mint(market, may - has);
        if (may < has) {
            uint256 less = has - may;
            if (less > stablecoin.balanceOf(market)) less = stablecoin.balanceOf(market);
            stablecoin.burnFrom(market, less);
            may = has - less;
        }
        debt_ceiling_residual[market] = may;
    }
}

contract CrucibleMarket {
    CrucibleUSD public immutable coin;
    mapping(address => uint256) public collateral;
    mapping(address => uint256) public debt;

    constructor(CrucibleUSD coin_) {
        coin = coin_;
    }

    function open(address factory) external {
        coin.approve(factory, type(uint256).max);
    }

    function create_loan(uint256 value) external payable {
        collateral[msg.sender] += msg.value;
        debt[msg.sender] += value;
        require(debt[msg.sender] <= collateral[msg.sender] * 1800);
        coin.transfer(msg.sender, value);
    }

    function repay(uint256 value) external {
        debt[msg.sender] -= value;
        coin.transferFrom(msg.sender, address(this), value);
        if (debt[msg.sender] > 0) return;
        uint256 back = collateral[msg.sender];
        collateral[msg.sender] = 0;
        payable(msg.sender).transfer(back);
    }
}

contract CrucibleUSD {
    string public constant name = "Crucible.Fi USD Stablecoin";
    string public constant symbol = "cruUSD";
    uint8 public constant decimals = 18;
    address public minter;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event SetMinter(address indexed minter);

    constructor(address factory) {
        minter = factory;
        emit SetMinter(factory);
    }

    function set_minter(address next) external {
        require(msg.sender == minter);
        minter = next;
        emit SetMinter(next);
    }

    function mint(address to, uint256 value) external returns (bool) {
        require(msg.sender == minter && to != address(this) && to != address(0));
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
        return true;
    }

    function burnFrom(address from, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
        return true;
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
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        require(to != address(this) && to != address(0));
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
