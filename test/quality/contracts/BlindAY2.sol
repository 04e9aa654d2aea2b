// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

contract Ledger6 {
    mapping(address => uint256) internal _bal;
    mapping(address => mapping(address => uint256)) internal _may;
    uint256 internal _sum;
    string public name;
    string public symbol;
    uint8 public decimals = 18;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory n, string memory s) public {
        name = n;
        symbol = s;
    }

    function totalSupply() public view virtual returns (uint256) {
        return _sum;
    }

    function balanceOf(address a) public view virtual returns (uint256) {
        return _bal[a];
    }

    function allowance(address a, address b) external view returns (uint256) {
        return _may[a][b];
    }

    function approve(address b, uint256 v) external returns (bool) {
        _may[msg.sender][b] = v;
        emit Approval(msg.sender, b, v);
        return true;
    }

    function transfer(address to, uint256 v) external returns (bool) {
        _send(msg.sender, to, v);
        return true;
    }

    function transferFrom(address from, address to, uint256 v) external returns (bool) {
        uint256 m = _may[from][msg.sender];
        require(m >= v, "allowance");
        if (m != uint256(-1)) _may[from][msg.sender] = m - v;
        _send(from, to, v);
        return true;
    }

    function _send(address from, address to, uint256 v) internal virtual {
        require(to != address(0) && _bal[from] >= v, "balance");
        _bal[from] -= v;
        _bal[to] += v;
        emit Transfer(from, to, v);
    }

    function _make(address to, uint256 v) internal {
        require(_sum + v >= v, "overflow");
        _sum += v;
        _bal[to] += v;
        emit Transfer(address(0), to, v);
    }

    function _unmake(address from, uint256 v) internal {
        require(_bal[from] >= v, "balance");
        _bal[from] -= v;
        _sum -= v;
        emit Transfer(from, address(0), v);
    }
}

interface ICoin6 {
    function transferFrom(address from, address to, uint256 v) external returns (bool);
    function transfer(address to, uint256 v) external returns (bool);
    function balanceOf(address a) external view returns (uint256);
}

interface ILark {
    function pool_mint(address to, uint256 v) external;
    function pool_burn_from(address from, uint256 v) external;
}

/// Takes another dollar, gives a lark, and back.
contract LarkPool {
    ICoin6 public immutable collateral;
    ILark public immutable lark;
    uint256 public immutable pool_ceiling;

    constructor(ICoin6 c, ILark l, uint256 ceiling) public {
        collateral = c;
        lark = l;
        pool_ceiling = ceiling;
    }

    function mint1t1(uint256 v) external {
        require(collateral.balanceOf(address(this)) + v <= pool_ceiling, "Pool's Closed");
        require(collateral.transferFrom(msg.sender, address(this), v));
        lark.pool_mint(msg.sender, v);
    }

    function redeem1t1(uint256 v) external {
        lark.pool_burn_from(msg.sender, v);
        require(collateral.transfer(msg.sender, v));
    }
}

contract LarkDollar is Ledger6, ILark {
    address public timelock_address;
    mapping(address => bool) public frax_pools;
    address[] public frax_pools_array;

    constructor(address timelock, address pool) public Ledger6("Lark Dollar", "LARK") {
        timelock_address = timelock;
        frax_pools[pool] = true;
        frax_pools_array.push(pool);
    }

    modifier onlyPools() {
        require(frax_pools[msg.sender] == true, "Only pools can call this function");
        _;
    }

    modifier onlyByTimelock() {
        require(msg.sender == timelock_address, "Not timelock");
        _;
    }

    function pool_mint(address to, uint256 v) external override onlyPools {
        _make(to, v);
    }

    function pool_burn_from(address from, uint256 v) external override onlyPools {
        require(_may[from][msg.sender] >= v, "allowance");
        _may[from][msg.sender] -= v;
        _unmake(from, v);
    }

    function addPool(address pool) external onlyByTimelock {
        require(!frax_pools[pool], "Address already exists");
        frax_pools[pool] = true;
        frax_pools_array.push(pool);
    }

    function removePool(address pool) external onlyByTimelock {
        delete frax_pools[pool];
    }

    function setTimelock(address next) external onlyByTimelock {
        timelock_address = next;
    }
}

/// A proxy whose admin sees another interface than everybody else.
contract BondProxy {
    bytes32 private constant SLOT = bytes32(uint256(keccak256("eip1967.proxy.implementation")) - 1);
    bytes32 private constant ADMIN = bytes32(uint256(keccak256("eip1967.proxy.admin")) - 1);

    constructor(address logic, address admin_, bytes memory data) public {
        _set(SLOT, logic);
        _set(ADMIN, admin_);
        (bool ok, ) = logic.delegatecall(data);
        require(ok);
    }

    function _set(bytes32 slot, address v) private {
        assembly {
            sstore(slot, v)
        }
    }

    function _get(bytes32 slot) private view returns (address v) {
        assembly {
            v := sload(slot)
        }
    }

    modifier ifAdmin() {
        if (msg.sender == _get(ADMIN)) _;
        else _fall();
    }

    function upgradeTo(address next) external ifAdmin {
        uint256 size;
        assembly {
            size := extcodesize(next)
        }
        require(size > 0);
        _set(SLOT, next);
    }

    function changeAdmin(address next) external ifAdmin {
        require(next != address(0));
        _set(ADMIN, next);
    }

    fallback() external payable {
        require(msg.sender != _get(ADMIN), "admin");
        _fall();
    }

    function _fall() private {
        address logic = _get(SLOT);
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), logic, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 {
                revert(0, returndatasize())
            }
            default {
                return(0, returndatasize())
            }
        }
    }
}

/// A trust company's dollar: supply and protection are in several hands each.
contract BondDollar {
    bool private initialized;
    mapping(address => uint256) internal balances;
    uint256 internal totalSupply_;
    mapping(address => mapping(address => uint256)) internal allowed;
    address public owner;
    bool public paused;
    address public assetProtectionRole;
    mapping(address => bool) internal frozen;
    address public supplyController;
    string public constant name = "Bond Street Dollar";
    string public constant symbol = "BSTD";
    uint8 public constant decimals = 18;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event AddressFrozen(address indexed addr);
    event AddressUnfrozen(address indexed addr);
    event FrozenAddressWiped(address indexed addr);
    event SupplyIncreased(address indexed to, uint256 value);

    constructor() public {
        initialized = true;
    }

    function initialize(address board, address first, uint256 supply) external {
        require(!initialized, "already initialized");
        initialized = true;
        owner = board;
        assetProtectionRole = board;
        supplyController = board;
        totalSupply_ = supply;
        balances[first] = supply;
        emit Transfer(address(0), first, supply);
    }

    modifier whenNotPaused() {
        require(!paused, "whenNotPaused");
        _;
    }

    modifier onlyOwner() {
        require(msg.sender == owner, "onlyOwner");
        _;
    }

    modifier onlyAssetProtectionRole() {
        require(msg.sender == assetProtectionRole, "onlyAssetProtectionRole");
        _;
    }

    modifier onlySupplyController() {
        require(msg.sender == supplyController, "onlySupplyController");
        _;
    }

    function totalSupply() external view returns (uint256) {
        return totalSupply_;
    }

    function balanceOf(address a) external view returns (uint256) {
        return balances[a];
    }

    function allowance(address a, address b) external view returns (uint256) {
        return allowed[a][b];
    }

    function transfer(address to, uint256 v) external whenNotPaused returns (bool) {
        _move(msg.sender, to, v);
        return true;
    }

    function transferFrom(address from, address to, uint256 v) external whenNotPaused returns (bool) {
        require(!frozen[msg.sender] && allowed[from][msg.sender] >= v, "insufficient allowance");
        allowed[from][msg.sender] -= v;
        _move(from, to, v);
        return true;
    }

    function _move(address from, address to, uint256 v) private {
        require(to != address(0), "zero");
        require(!frozen[to] && !frozen[from], "address frozen");
        require(v <= balances[from], "insufficient funds");
        balances[from] -= v;
        balances[to] += v;
        emit Transfer(from, to, v);
    }

    function approve(address b, uint256 v) external whenNotPaused returns (bool) {
        require(!frozen[b] && !frozen[msg.sender], "address frozen");
        allowed[msg.sender][b] = v;
        emit Approval(msg.sender, b, v);
        return true;
    }

    function pause() external onlyOwner {
        paused = true;
    }

    function unpause() external onlyOwner {
        paused = false;
    }

    function freeze(address a) external onlyAssetProtectionRole {
        frozen[a] = true;
        emit AddressFrozen(a);
    }

    function unfreeze(address a) external onlyAssetProtectionRole {
        frozen[a] = false;
        emit AddressUnfrozen(a);
    }

    function isFrozen(address a) external view returns (bool) {
        return frozen[a];
    }

    function wipeFrozenAddress(address a) external onlyAssetProtectionRole {
        require(frozen[a], "address is not frozen");
        uint256 v = balances[a];
        balances[a] = 0;
        totalSupply_ -= v;
        emit FrozenAddressWiped(a);
        emit Transfer(a, address(0), v);
    }

    function increaseSupply(uint256 v) external onlySupplyController {
        require(totalSupply_ + v >= v);
        totalSupply_ += v;
        balances[supplyController] += v;
        emit SupplyIncreased(supplyController, v);
        emit Transfer(address(0), supplyController, v);
    }

    function decreaseSupply(uint256 v) external onlySupplyController {
        require(v <= balances[supplyController]);
        balances[supplyController] -= v;
        totalSupply_ -= v;
        emit Transfer(supplyController, address(0), v);
    }
}

/// Stands behind a market of loans: after a loss, the house of votes may take up to three tenths of what lies here.
contract StakedOrchid is Ledger6 {
    ICoin6 public immutable STAKED_TOKEN;
    address public immutable REWARDS_VAULT;
    uint256 public constant COOLDOWN_SECONDS = 10 days;
    uint256 public constant UNSTAKE_WINDOW = 2 days;
    uint256 public constant MAX_SLASHING = 3000;
    address public slashingAdmin;
    uint256 public lastSlash;
    mapping(address => uint256) public stakersCooldowns;

    event Cooldown(address indexed user);
    event Slashed(address indexed destination, uint256 amount);

    constructor(ICoin6 orchid, address executor) public Ledger6("Staked Orchid", "stkORC") {
        STAKED_TOKEN = orchid;
        REWARDS_VAULT = executor;
        slashingAdmin = executor;
    }

    function exchangeRate() public view returns (uint256) {
        return _sum == 0 ? 1e18 : (STAKED_TOKEN.balanceOf(address(this)) * 1e18) / _sum;
    }

    function stake(address onBehalfOf, uint256 amount) external {
        uint256 shares = (amount * 1e18) / exchangeRate();
        require(STAKED_TOKEN.transferFrom(msg.sender, address(this), amount));
        _make(onBehalfOf, shares);
    }

    function cooldown() external {
        require(_bal[msg.sender] != 0, "INVALID_BALANCE_ON_COOLDOWN");
        stakersCooldowns[msg.sender] = now;
        emit Cooldown(msg.sender);
    }

    function redeem(address to, uint256 shares) external {
        uint256 since = stakersCooldowns[msg.sender];
        require(since != 0 && now > since + COOLDOWN_SECONDS, "INSUFFICIENT_COOLDOWN");
        require(now - since - COOLDOWN_SECONDS <= UNSTAKE_WINDOW, "UNSTAKE_WINDOW_FINISHED");
        uint256 amount = (shares * exchangeRate()) / 1e18;
        _unmake(msg.sender, shares);
        require(STAKED_TOKEN.transfer(to, amount));
    }

    function slash(address destination, uint256 amount) external {
        require(msg.sender == slashingAdmin, "CALLER_NOT_SLASHING_ADMIN");
        require(now > lastSlash + 30 days, "SOON");
        require(amount <= (STAKED_TOKEN.balanceOf(address(this)) * MAX_SLASHING) / 10000, "MAX");
        lastSlash = now;
        require(STAKED_TOKEN.transfer(destination, amount));
        emit Slashed(destination, amount);
    }

    function _send(address from, address to, uint256 v) internal override {
        if (from != to && _bal[from] == v) stakersCooldowns[from] = 0;
        super._send(from, to, v);
    }
}

/// Says of each market what may happen in it.
contract MarlTroller {
    address public admin;
    address public pauseGuardian;
    bool public transferGuardianPaused;
    bool public seizeGuardianPaused;
    mapping(address => bool) public markets;
    mapping(address => mapping(address => bool)) public accountMembership;

    constructor(address admin_, address guardian) public {
        admin = admin_;
        pauseGuardian = guardian;
    }

    function _supportMarket(address market) external {
        require(msg.sender == admin);
        markets[market] = true;
    }

    function enterMarkets(address market) external {
        accountMembership[market][msg.sender] = true;
    }

    function _setTransferPaused(bool state) external {
        require(msg.sender == pauseGuardian || msg.sender == admin, "only pause guardian and admin can pause");
        require(msg.sender == admin || state == true, "only admin can unpause");
        transferGuardianPaused = state;
    }

    function transferAllowed(address market, address src, address, uint256 amount) external view returns (uint256) {
        require(!transferGuardianPaused, "transfer is paused");
        if (!accountMembership[market][src]) return 0;
        return cMarl(market).balanceOf(src) - cMarl(market).locked(src) >= amount ? 0 : 4;
    }
}

contract cMarl is Ledger6 {
    ICoin6 public immutable underlying;
    MarlTroller public comptroller;
    address public admin;
    uint256 public totalBorrows;
    uint256 public accrued;
    mapping(address => uint256) public locked;
    mapping(address => uint256) public borrows;

    constructor(ICoin6 marl, MarlTroller troller, address admin_) public Ledger6("Compounding Marl", "cMARL") {
        underlying = marl;
        comptroller = troller;
        admin = admin_;
        accrued = now;
        decimals = 8;
    }

    function exchangeRateStored() public view returns (uint256) {
        return _sum == 0 ? 2e26 : ((underlying.balanceOf(address(this)) + totalBorrows) * 1e18) / _sum;
    }

    function accrueInterest() public {
        totalBorrows += (totalBorrows * 3 * (now - accrued)) / (100 * 365 days);
        accrued = now;
    }

    function mint(uint256 amount) external returns (uint256) {
        accrueInterest();
        uint256 rate = exchangeRateStored();
        require(underlying.transferFrom(msg.sender, address(this), amount));
        _make(msg.sender, (amount * 1e18) / rate);
        return 0;
    }

    function redeem(uint256 shares) external returns (uint256) {
        accrueInterest();
        require(_bal[msg.sender] >= locked[msg.sender] + shares);
        uint256 amount = (shares * exchangeRateStored()) / 1e18;
        _unmake(msg.sender, shares);
        require(underlying.transfer(msg.sender, amount));
        return 0;
    }

    function borrow(uint256 amount, uint256 against) external {
        accrueInterest();
        require(comptroller.accountMembership(address(this), msg.sender));
        require(against <= _bal[msg.sender] && _bal[msg.sender] >= locked[msg.sender] + against && amount <= (against * exchangeRateStored() * 3) / 4e18);
        locked[msg.sender] += against;
        borrows[msg.sender] += amount;
        totalBorrows += amount;
        require(underlying.transfer(msg.sender, amount));
    }

    function _setComptroller(MarlTroller next) external {
        require(msg.sender == admin, "admin");
        comptroller = next;
    }

    function _send(address from, address to, uint256 v) internal override {
        require(comptroller.transferAllowed(address(this), from, to, v) == 0, "TRANSFER_COMPTROLLER_REJECTION");
        super._send(from, to, v);
    }
}
