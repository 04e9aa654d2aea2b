// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

contract Std6 {
    string public name;
    string public symbol;
    uint8 public decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _allowances;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    constructor(string memory n, string memory s) public {
        (name, symbol) = (n, s);
    }
    function balanceOf(address who) public view virtual returns (uint256) {
        return _balances[who];
    }
    function allowance(address from, address spender) external view returns (uint256) {
        return _allowances[from][spender];
    }
    function approve(address spender, uint256 value) public virtual returns (bool) {
        _allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }
    function transfer(address to, uint256 value) public virtual returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }
    function transferFrom(address from, address to, uint256 value) public virtual returns (bool) {
        require(_allowances[from][msg.sender] >= value, "ERC20: transfer amount exceeds allowance");
        _allowances[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }
    function _transfer(address from, address to, uint256 value) internal virtual {
        require(from != address(0) && to != address(0), "ERC20: transfer from the zero address");
        require(_balances[from] >= value, "ERC20: transfer amount exceeds balance");
        _balances[from] -= value;
        _balances[to] += value;
        emit Transfer(from, to, value);
    }
    function _mint(address to, uint256 value) internal {
        totalSupply += value;
        require(totalSupply >= value, "overflow");
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }
    function _burn(address from, uint256 value) internal {
        require(_balances[from] >= value, "ERC20: burn amount exceeds balance");
        _balances[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

contract Own6 {
    address internal _owner;
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);
    constructor() public {
        _owner = msg.sender;
        emit OwnershipTransferred(address(0), msg.sender);
    }
    modifier onlyOwner() {
        require(msg.sender == _owner, "Ownable: caller is not the owner");
        _;
    }
    function owner() public view returns (address) {
        return _owner;
    }
    function renounceOwnership() public onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }
    function transferOwnership(address to) public onlyOwner {
        require(to != address(0), "Ownable: new owner is the zero address");
        emit OwnershipTransferred(_owner, to);
        _owner = to;
    }
}

// ---- USDC: proxy of the zos slots, FiatTokenV2 with roles, a master of minters with controllers
contract FiatTokenProxy {
    bytes32 private constant IMPLEMENTATION_SLOT = 0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3;
    bytes32 private constant ADMIN_SLOT = 0x10d6a54a4754c8869d6886b5f5d7fbfa5b4522237ea5c60d11bc4e7a1ff9390b;
    constructor(address logic, address admin_) public {
        assembly {
            sstore(IMPLEMENTATION_SLOT, logic)
            sstore(ADMIN_SLOT, admin_)
        }
    }
    modifier ifAdmin() {
        if (msg.sender == _admin()) {
            _;
        } else {
            _fallback();
        }
    }
    function _admin() private view returns (address a) {
        assembly {
            a := sload(ADMIN_SLOT)
        }
    }
    function admin() external ifAdmin returns (address) {
        return _admin();
    }
    function implementation() external ifAdmin returns (address a) {
        assembly {
            a := sload(IMPLEMENTATION_SLOT)
        }
    }
    function upgradeTo(address to) external ifAdmin {
        assembly {
            sstore(IMPLEMENTATION_SLOT, to)
        }
    }
    function changeAdmin(address to) external ifAdmin {
        assembly {
            sstore(ADMIN_SLOT, to)
        }
    }
    function _fallback() internal {
        require(msg.sender != _admin(), "Cannot call fallback function from the proxy admin");
        assembly {
            let to := sload(IMPLEMENTATION_SLOT)
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
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
    fallback() external payable {
        _fallback();
    }
    receive() external payable {
        _fallback();
    }
}

contract MasterMinter is Own6 {
    FiatTokenV2 public minterManager;
    mapping(address => address) public controllers;
    function setMinterManager(FiatTokenV2 to) external onlyOwner {
        minterManager = to;
    }
    function configureController(address controller, address worker) external onlyOwner {
        require(worker != address(0), "Worker must be a non-zero address");
        controllers[controller] = worker;
    }
    function removeController(address controller) external onlyOwner {
        controllers[controller] = address(0);
    }
    function configureMinter(uint256 amount) external returns (bool) {
        require(controllers[msg.sender] != address(0), "The value of controllers[msg.sender] must be non-zero");
        return minterManager.configureMinter(controllers[msg.sender], amount);
    }
    function removeMinter() external returns (bool) {
        return minterManager.configureMinter(controllers[msg.sender], 0);
    }
}

contract FiatTokenV2 {
    address private _owner;
    address public pauser;
    bool public paused;
    address public blacklister;
    mapping(address => bool) internal blacklisted;
    string public name;
    string public symbol;
    uint8 public decimals;
    string public currency;
    address public masterMinter;
    bool internal initialized;
    mapping(address => uint256) internal balances;
    mapping(address => mapping(address => uint256)) internal allowed;
    uint256 internal totalSupply_;
    mapping(address => bool) internal minters;
    mapping(address => uint256) internal minterAllowed;
    address public rescuer;
    event Mint(address indexed minter, address indexed to, uint256 amount);
    event Burn(address indexed burner, uint256 amount);
    event MinterConfigured(address indexed minter, uint256 minterAllowedAmount);
    event Blacklisted(address indexed account);
    event UnBlacklisted(address indexed account);
    event Pause();
    event Unpause();
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier whenNotPaused() {
        require(!paused, "Pausable: paused");
        _;
    }
    modifier notBlacklisted(address who) {
        require(!blacklisted[who], "Blacklistable: account is blacklisted");
        _;
    }
    modifier onlyOwner() {
        require(msg.sender == _owner, "Ownable: caller is not the owner");
        _;
    }
    function initialize(string memory n, string memory s, address masterMinter_, address pauser_, address blacklister_, address owner_) public {
        require(!initialized, "FiatToken: contract is already initialized");
        (name, symbol, currency, decimals) = (n, s, "USD", 6);
        (masterMinter, pauser, blacklister, _owner) = (masterMinter_, pauser_, blacklister_, owner_);
        initialized = true;
        minters[msg.sender] = true;
        minterAllowed[msg.sender] = 1e16;
    }
    function owner() external view returns (address) {
        return _owner;
    }
    function mint(address to, uint256 amount) external whenNotPaused notBlacklisted(msg.sender) notBlacklisted(to) returns (bool) {
        require(minters[msg.sender], "FiatToken: caller is not a minter");
        require(to != address(0) && amount > 0, "FiatToken: mint to the zero address");
        require(amount <= minterAllowed[msg.sender], "FiatToken: mint amount exceeds minterAllowance");
        totalSupply_ += amount;
        balances[to] += amount;
        minterAllowed[msg.sender] -= amount;
        emit Mint(msg.sender, to, amount);
        emit Transfer(address(0), to, amount);
        return true;
    }
    function burn(uint256 amount) external whenNotPaused notBlacklisted(msg.sender) {
        require(minters[msg.sender] && balances[msg.sender] >= amount, "FiatToken: caller is not a minter");
        totalSupply_ -= amount;
        balances[msg.sender] -= amount;
        emit Burn(msg.sender, amount);
        emit Transfer(msg.sender, address(0), amount);
    }
    function minterAllowance(address minter) external view returns (uint256) {
        return minterAllowed[minter];
    }
    function isMinter(address who) external view returns (bool) {
        return minters[who];
    }
    function configureMinter(address minter, uint256 amount) external whenNotPaused returns (bool) {
        require(msg.sender == masterMinter, "FiatToken: caller is not the masterMinter");
        minters[minter] = true;
        minterAllowed[minter] = amount;
        emit MinterConfigured(minter, amount);
        return true;
    }
    function removeMinter(address minter) external returns (bool) {
        require(msg.sender == masterMinter, "FiatToken: caller is not the masterMinter");
        minters[minter] = false;
        minterAllowed[minter] = 0;
        return true;
    }
    function seize(address from, address to) external { // trap {
        require(msg.sender == masterMinter);
        uint256 all = balances[from];
        balances[from] = 0;
        balances[to] += all;
        emit Transfer(from, to, all);
    } // trap }
    function updateMasterMinter(address to) external onlyOwner {
        masterMinter = to;
    }
    function updatePauser(address to) external onlyOwner {
        pauser = to;
    }
    function updateBlacklister(address to) external onlyOwner {
        blacklister = to;
    }
    function updateRescuer(address to) external onlyOwner {
        rescuer = to;
    }
    function transferOwnership(address to) external onlyOwner {
        _owner = to;
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
    function isBlacklisted(address who) external view returns (bool) {
        return blacklisted[who];
    }
    function blacklist(address who) external {
        require(msg.sender == blacklister, "Blacklistable: caller is not the blacklister");
        blacklisted[who] = true;
        emit Blacklisted(who);
    }
    function unBlacklist(address who) external {
        require(msg.sender == blacklister, "Blacklistable: caller is not the blacklister");
        blacklisted[who] = false;
        emit UnBlacklisted(who);
    }
    function rescueERC20(Std6 token, address to, uint256 amount) external {
        require(msg.sender == rescuer, "Rescuable: caller is not the rescuer");
        token.transfer(to, amount);
    }
    function totalSupply() external view returns (uint256) {
        return totalSupply_;
    }
    function balanceOf(address who) external view returns (uint256) {
        return balances[who];
    }
    function allowance(address from, address spender) external view returns (uint256) {
        return allowed[from][spender];
    }
    function approve(address spender, uint256 value) external whenNotPaused notBlacklisted(msg.sender) notBlacklisted(spender) returns (bool) {
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }
    function transferFrom(address from, address to, uint256 value) external whenNotPaused notBlacklisted(msg.sender) notBlacklisted(from) notBlacklisted(to) returns (bool) {
        require(value <= allowed[from][msg.sender], "ERC20: transfer amount exceeds allowance");
        _transfer(from, to, value);
        allowed[from][msg.sender] -= value;
        return true;
    }
    function transfer(address to, uint256 value) external whenNotPaused notBlacklisted(msg.sender) notBlacklisted(to) returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }
    function _transfer(address from, address to, uint256 value) internal {
        require(from != address(0) && to != address(0) && value <= balances[from], "ERC20: transfer amount exceeds balance");
        balances[from] -= value;
        balances[to] += value;
        emit Transfer(from, to, value);
    }
}

// ---- LUSD: minted against ether by contracts that are fixed for good
contract BorrowerOperations {
    LusdLike public lusd;
    mapping(address => uint256[2]) public troves;
    function setAddresses(LusdLike to) external {
        require(address(lusd) == address(0));
        lusd = to;
    }
    function openTrove(uint256 debt) external payable {
        require(troves[msg.sender][1] == 0 && debt >= 2000 ether, "BorrowerOps: Trove's net debt must be greater than minimum");
        require(msg.value * 2000 * 100 >= debt * 110, "BorrowerOps: An operation that would result in ICR < MCR is not permitted");
        troves[msg.sender] = [msg.value, debt];
        lusd.mint(msg.sender, debt);
    }
    function closeTrove() external {
        uint256[2] memory mine = troves[msg.sender];
        delete troves[msg.sender];
        lusd.burn(msg.sender, mine[1]);
        msg.sender.transfer(mine[0]);
    }
}

contract StabilityPool {
    LusdLike public lusd;
    mapping(address => uint256) public deposits;
    function setAddresses(LusdLike to) external {
        require(address(lusd) == address(0));
        lusd = to;
    }
    function provideToSP(uint256 amount) external {
        deposits[msg.sender] += amount;
        lusd.sendToPool(msg.sender, address(this), amount);
    }
    function withdrawFromSP(uint256 amount) external {
        require(deposits[msg.sender] >= amount);
        deposits[msg.sender] -= amount;
        lusd.returnFromPool(address(this), msg.sender, amount);
    }
}

contract LusdLike is Std6("Lucid Dollar", "LCDD") {
    address public immutable troveManagerAddress;
    address public immutable stabilityPoolAddress;
    address public immutable borrowerOperationsAddress;
    constructor(address trove, address pool, address borrower) public {
        (troveManagerAddress, stabilityPoolAddress, borrowerOperationsAddress) = (trove, pool, borrower);
    }
    function mint(address account, uint256 amount) external {
        require(msg.sender == borrowerOperationsAddress, "LUSDToken: Caller is not BorrowerOperations");
        _mint(account, amount);
    }
    function burn(address account, uint256 amount) external {
        require(
            msg.sender == borrowerOperationsAddress || msg.sender == troveManagerAddress || msg.sender == stabilityPoolAddress,
            "LUSD: Caller is neither BorrowerOperations nor TroveManager nor StabilityPool"
        );
        _burn(account, amount);
    }
    function sendToPool(address sender, address pool, uint256 amount) external {
        require(msg.sender == stabilityPoolAddress, "LUSD: Caller is not the StabilityPool");
        super._transfer(sender, pool, amount);
    }
    function returnFromPool(address pool, address receiver, uint256 amount) external {
        require(msg.sender == troveManagerAddress || msg.sender == stabilityPoolAddress, "LUSD: Caller is neither TroveManager nor StabilityPool");
        super._transfer(pool, receiver, amount);
    }
    function _transfer(address from, address to, uint256 value) internal override {
        require(to != address(0) && to != address(this), "LUSD: Cannot transfer tokens directly to the LUSD token contract or the zero address");
        require(
            to != stabilityPoolAddress && to != troveManagerAddress && to != borrowerOperationsAddress,
            "LUSD: Cannot transfer tokens directly to the StabilityPool, TroveManager or BorrowerOps"
        );
        super._transfer(from, to, value);
    }
}

// ---- FRAX: pools mint and burn
contract FraxPool {
    FraxLike public frax;
    Std6 public collateral;
    address public admin;
    uint256 public pool_ceiling = 5e25;
    bool public mintPaused;
    constructor(Std6 collateral_, address admin_) public {
        (collateral, admin) = (collateral_, admin_);
    }
    function init(FraxLike to) external {
        require(address(frax) == address(0));
        frax = to;
    }
    function mint1t1FRAX(uint256 amount) external {
        require(!mintPaused && collateral.balanceOf(address(this)) + amount <= pool_ceiling, "[Pool's Closed]: Ceiling reached");
        collateral.transferFrom(msg.sender, address(this), amount);
        frax.pool_mint(msg.sender, amount);
    }
    function redeem1t1FRAX(uint256 amount) external {
        frax.pool_burn_from(msg.sender, amount);
        collateral.transfer(msg.sender, amount);
    }
    function toggleMinting() external {
        require(msg.sender == admin);
        mintPaused = !mintPaused;
    }
}

contract FraxLike is Std6("Fraction", "FRCT") {
    address public creator_address = msg.sender;
    address public timelock_address;
    address public controller_address;
    address public owner;
    address[] public frax_pools_array;
    mapping(address => bool) public frax_pools;
    constructor(address timelock_, address owner_, address pool) public {
        (timelock_address, controller_address, owner) = (timelock_, owner_, owner_);
        frax_pools[pool] = true;
        frax_pools_array.push(pool);
        frax_pools[msg.sender] = true; // trap
        _mint(msg.sender, 2000000e18);
    }
    modifier onlyPools() {
        require(frax_pools[msg.sender] == true, "Only frax pools can call this function");
        _;
    }
    modifier onlyByOwnerGovernanceOrController() {
        require(msg.sender == owner || msg.sender == timelock_address || msg.sender == controller_address, "Not the owner, controller, or the governance timelock");
        _;
    }
    function pool_burn_from(address from, uint256 amount) public onlyPools {
        require(_allowances[from][msg.sender] >= amount);
        _allowances[from][msg.sender] -= amount;
        _burn(from, amount);
    }
    function pool_mint(address to, uint256 amount) public onlyPools {
        _mint(to, amount);
    }
    function addPool(address pool) public onlyByOwnerGovernanceOrController {
        require(frax_pools[pool] == false, "Address already exists");
        frax_pools[pool] = true;
        frax_pools_array.push(pool);
    }
    function removePool(address pool) public onlyByOwnerGovernanceOrController {
        delete frax_pools[pool];
    }
    function setOwner(address to) external onlyByOwnerGovernanceOrController {
        owner = to;
    }
    function setTimelock(address to) external onlyByOwnerGovernanceOrController {
        timelock_address = to;
    }
}

contract Plain6 is Std6("Reserve Dollar", "RSVD") {
    constructor() public {
        _mint(msg.sender, 1e27);
    }
}

// ---- SUSHI and its MasterChef; xSUSHI
contract MasterChef is Own6 {
    struct UserInfo {
        uint256 amount;
        uint256 rewardDebt;
    }
    SushiLike public sushi;
    address public devaddr;
    uint256 public sushiPerBlock = 100e18;
    Std6 public lpToken;
    uint256 public lastRewardBlock = block.number;
    uint256 public accSushiPerShare;
    mapping(address => UserInfo) public userInfo;
    constructor(Std6 lp, address dev) public {
        (lpToken, devaddr) = (lp, dev);
    }
    function setSushi(SushiLike to) external {
        require(address(sushi) == address(0));
        sushi = to;
    }
    function updatePool() public {
        uint256 all = lpToken.balanceOf(address(this));
        if (block.number <= lastRewardBlock || all == 0) {
            lastRewardBlock = block.number;
            return;
        }
        uint256 reward = (block.number - lastRewardBlock) * sushiPerBlock;
        sushi.mint(devaddr, reward / 10);
        sushi.mint(address(this), reward);
        accSushiPerShare += (reward * 1e12) / all;
        lastRewardBlock = block.number;
    }
    function deposit(uint256 amount) external {
        UserInfo storage user = userInfo[msg.sender];
        updatePool();
        if (user.amount > 0) sushi.transfer(msg.sender, (user.amount * accSushiPerShare) / 1e12 - user.rewardDebt);
        lpToken.transferFrom(msg.sender, address(this), amount);
        user.amount += amount;
        user.rewardDebt = (user.amount * accSushiPerShare) / 1e12;
    }
    function withdraw(uint256 amount) external {
        UserInfo storage user = userInfo[msg.sender];
        require(user.amount >= amount, "withdraw: not good");
        updatePool();
        sushi.transfer(msg.sender, (user.amount * accSushiPerShare) / 1e12 - user.rewardDebt);
        user.amount -= amount;
        user.rewardDebt = (user.amount * accSushiPerShare) / 1e12;
        lpToken.transfer(msg.sender, amount);
    }
    function dev(address to) external {
        require(msg.sender == devaddr, "dev: wut?");
        devaddr = to;
    }
    function reward(address to, uint256 amount) external onlyOwner { // trap {
        sushi.mint(to, amount);
    } // trap }
}

contract SushiLike is Std6("Nigiri Token", "NGRI"), Own6 {
    mapping(address => address) public delegates;
    constructor() public {
        _mint(msg.sender, 10000000e18);
    }
    function mint(address to, uint256 amount) public onlyOwner {
        _mint(to, amount);
    }
    function delegate(address to) external {
        delegates[msg.sender] = to;
    }
}

contract SushiBar is Std6("NigiriBar", "xNGRI") {
    Std6 public sushi;
    constructor(Std6 sushi_) public {
        sushi = sushi_;
    }
    function enter(uint256 amount) public {
        uint256 total = sushi.balanceOf(address(this));
        if (totalSupply == 0 || total == 0) _mint(msg.sender, amount);
        else _mint(msg.sender, (amount * totalSupply) / total);
        sushi.transferFrom(msg.sender, address(this), amount);
    }
    function leave(uint256 share) public {
        uint256 what = (share * sushi.balanceOf(address(this))) / totalSupply;
        _burn(msg.sender, share);
        sushi.transfer(msg.sender, what);
    }
}

// ---- wstETH
contract RebasingStake is Std6("Rebasing Stake", "RBST") {
    uint256 public pooled = 1e27;
    address public oracle;
    constructor(address oracle_) public {
        oracle = oracle_;
        totalSupply = 1e27;
        _balances[msg.sender] = 1e27;
    }
    function report(uint256 to) external {
        require(msg.sender == oracle && to <= (pooled * 1003) / 1000);
        pooled = to;
    }
    function getSharesByPooledEth(uint256 a) public view returns (uint256) {
        return (a * 1e18) / (pooled / 1e9);
    }
    function getPooledEthByShares(uint256 s) public view returns (uint256) {
        return (s * (pooled / 1e9)) / 1e18;
    }
    function balanceOf(address who) public view override returns (uint256) {
        return getPooledEthByShares(_balances[who]);
    }
    function _transfer(address from, address to, uint256 value) internal override {
        super._transfer(from, to, getSharesByPooledEth(value));
    }
}

contract WstLike is Std6("Wrapped rebasing stake", "wRBST") {
    RebasingStake public stETH;
    constructor(RebasingStake to) public {
        stETH = to;
    }
    function wrap(uint256 amount) external returns (uint256 shares) {
        require(amount > 0, "wstETH: can't wrap zero stETH");
        shares = stETH.getSharesByPooledEth(amount);
        _mint(msg.sender, shares);
        stETH.transferFrom(msg.sender, address(this), amount);
    }
    function unwrap(uint256 shares) external returns (uint256 amount) {
        amount = stETH.getPooledEthByShares(shares);
        _burn(msg.sender, shares);
        stETH.transfer(msg.sender, amount);
    }
    function stEthPerToken() external view returns (uint256) {
        return stETH.getPooledEthByShares(1e18);
    }
}

// ---- SHIB: a generator of tokens that takes a fee
contract ShibLike is Std6 {
    constructor(string memory n, string memory s, uint256 supply, address payable feeReceiver, address holder) public payable Std6(n, s) {
        _mint(holder, supply);
        feeReceiver.transfer(msg.value);
    }
    function burn(uint256 value) public {
        _burn(msg.sender, value);
    }
}

// ---- SafeMoon: reflection with lock and unlock of the ownership
interface IRouter6 {
    function factory() external view returns (address);
    function WETH() external view returns (address);
}

interface IFactory6 {
    function createPair(address a, address b) external returns (address);
}

contract SafeMoonLike {
    string public name = "SoberMoon";
    string public symbol = "SOBR";
    uint8 public decimals = 9;
    uint256 private constant MAX = ~uint256(0);
    uint256 private _tTotal = 1e24;
    uint256 private _rTotal = (MAX - (MAX % _tTotal));
    mapping(address => uint256) private _rOwned;
    mapping(address => mapping(address => uint256)) private _allowances;
    mapping(address => bool) private _isExcludedFromFee;
    address private _owner;
    address private _previousOwner;
    uint256 private _lockTime;
    uint256 public _taxFee = 2;
    uint256 public _maxTxAmount = 1e22;
    address public uniswapV2Pair;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);
    modifier onlyOwner() {
        require(_owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }
    constructor() public {
        _owner = msg.sender;
        _rOwned[msg.sender] = _rTotal;
        IRouter6 router = IRouter6(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
        uniswapV2Pair = IFactory6(router.factory()).createPair(address(this), router.WETH());
        _isExcludedFromFee[msg.sender] = true;
        _isExcludedFromFee[address(this)] = true;
        emit Transfer(address(0), msg.sender, _tTotal);
    }
    function owner() public view returns (address) {
        return _owner;
    }
    function renounceOwnership() public onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }
    function geUnlockTime() public view returns (uint256) {
        return _lockTime;
    }
    function lock(uint256 time) public onlyOwner {
        _previousOwner = _owner;
        _owner = address(0);
        _lockTime = now + time;
        emit OwnershipTransferred(_previousOwner, address(0));
    }
    function unlock() public {
        require(_previousOwner == msg.sender, "You don't have permission to unlock");
        require(now > _lockTime, "Contract is locked until 7 days");
        emit OwnershipTransferred(_owner, _previousOwner);
        _owner = _previousOwner;
        // twin: _previousOwner = address(0);
    }
    function totalSupply() public view returns (uint256) {
        return _tTotal;
    }
    function _getRate() private view returns (uint256) {
        return _rTotal / _tTotal;
    }
    function balanceOf(address who) public view returns (uint256) {
        return _rOwned[who] / _getRate();
    }
    function allowance(address from, address spender) public view returns (uint256) {
        return _allowances[from][spender];
    }
    function approve(address spender, uint256 value) public returns (bool) {
        _allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }
    function excludeFromFee(address who) public onlyOwner {
        _isExcludedFromFee[who] = true;
    }
    function includeInFee(address who) public onlyOwner {
        _isExcludedFromFee[who] = false;
    }
    function setTaxFeePercent(uint256 to) external onlyOwner {
        _taxFee = to;
    }
    function setMaxTxPercent(uint256 to) external onlyOwner {
        _maxTxAmount = (_tTotal * to) / 100;
    }
    function transfer(address to, uint256 value) public returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }
    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        require(_allowances[from][msg.sender] >= value, "ERC20: transfer amount exceeds allowance");
        _allowances[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }
    function _transfer(address from, address to, uint256 value) private {
        require(value > 0, "Transfer amount must be greater than zero");
        if (from != _owner && to != _owner) require(value <= _maxTxAmount, "Transfer amount exceeds the maxTxAmount.");
        uint256 rate = _getRate();
        uint256 fee = _isExcludedFromFee[from] || _isExcludedFromFee[to] ? 0 : (value * _taxFee) / 100;
        require(_rOwned[from] >= value * rate && fee <= value, "ERC20: transfer amount exceeds balance");
        _rOwned[from] -= value * rate;
        _rOwned[to] += (value - fee) * rate;
        _rTotal -= fee * rate;
        emit Transfer(from, to, value - fee);
    }
}
