// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "SafeMath: addition overflow");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "SafeMath: subtraction overflow");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        if (a == 0) return 0;
        c = a * b;
        require(c / a == b, "SafeMath: multiplication overflow");
    }
}

interface IFactory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

contract Ownable {
    address private _owner;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() internal {
        _owner = msg.sender;
        emit OwnershipTransferred(address(0), msg.sender);
    }

    modifier onlyOwner() {
        require(_owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    function owner() public view returns (address) {
        return _owner;
    }

    function transferOwnership(address newOwner) public onlyOwner {
        require(newOwner != address(0), "Ownable: new owner is the zero address");
        emit OwnershipTransferred(_owner, newOwner);
        _owner = newOwner;
    }

    function renounceOwnership() public onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }
}

contract ERC20 {
    using SafeMath for uint256;

    string public name;
    string public symbol;
    uint8 public decimals;
    uint256 public totalSupply;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint8 decimals_) public {
        (name, symbol, decimals) = (name_, symbol_, decimals_);
    }

    function balanceOf(address account) public view returns (uint256) {
        return _balances[account];
    }

    function approve(address spender, uint256 amount) public returns (bool) {
        require(spender != address(0), "ERC20: approve to the zero address");
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) public returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) public returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(amount);
        _transfer(from, to, amount);
        return true;
    }

    function _transfer(address from, address to, uint256 amount) internal virtual {
        require(to != address(0), "ERC20: transfer to the zero address");
        _balances[from] = _balances[from].sub(amount);
        _balances[to] = _balances[to].add(amount);
        emit Transfer(from, to, amount);
    }

    function _mint(address to, uint256 amount) internal {
        totalSupply = totalSupply.add(amount);
        _balances[to] = _balances[to].add(amount);
        emit Transfer(address(0), to, amount);
    }
}

/// Who may do what in the market of Brindle.
contract BrindleRoles {
    bytes32 public constant DEFAULT_ADMIN = 0x00;
    bytes32 public constant FEE_ADMIN = keccak256("FEE_ADMIN");
    mapping(bytes32 => mapping(address => bool)) public hasRole;

    event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender);
    event RoleRevoked(bytes32 indexed role, address indexed account, address indexed sender);

    constructor() public {
        hasRole[DEFAULT_ADMIN][msg.sender] = true;
        emit RoleGranted(DEFAULT_ADMIN, msg.sender, msg.sender);
    }

    function grantRole(bytes32 role, address account) external {
        require(hasRole[DEFAULT_ADMIN][msg.sender], "missing role");
        hasRole[role][account] = true;
        emit RoleGranted(role, account, msg.sender);
    }

    function revokeRole(bytes32 role, address account) external {
        require(hasRole[DEFAULT_ADMIN][msg.sender], "missing role");
        hasRole[role][account] = false;
        emit RoleRevoked(role, account, msg.sender);
    }

    function isFeeAdmin(address account) external view returns (bool) {
        return hasRole[FEE_ADMIN][account];
    }
}

/// Where the contracts of the market of Brindle are.
contract BrindleAddresses is Ownable {
    mapping(bytes32 => address) private _addresses;

    event AddressSet(bytes32 indexed id, address indexed target);

    constructor(address roles) public {
        _addresses["ACL_MANAGER"] = roles;
        emit AddressSet("ACL_MANAGER", roles);
    }

    function setAddress(bytes32 id, address target) external onlyOwner {
        _addresses[id] = target;
        emit AddressSet(id, target);
    }

    function getACLManager() external view returns (address) {
        return _addresses["ACL_MANAGER"];
    }
}

/// Coin of a lending market; trades pay a little into its reserve.
contract BrindleToken is ERC20 {
    BrindleAddresses public immutable ADDRESSES_PROVIDER;
    address public immutable reserve;
    address public immutable market;
    uint16 public buyFee;
    uint16 public sellFee = 100;

    event FeesUpdated(uint256 buyFee, uint256 sellFee);

    constructor(BrindleAddresses provider) public ERC20("Brindle", "BRIN", 18) {
        ADDRESSES_PROVIDER = provider;
        reserve = msg.sender;
        market = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _mint(msg.sender, 16000000e18);
    }

    modifier onlyFeeAdmin() {
        require(BrindleRoles(ADDRESSES_PROVIDER.getACLManager()).isFeeAdmin(msg.sender), "CALLER_NOT_FEE_ADMIN");
        _;
    }

    function setFees(uint16 buyFee_, uint16 sellFee_) external onlyFeeAdmin {
        require(buyFee_ < 10000 && sellFee_ < 10000, "INVALID_FEE");
        (buyFee, sellFee) = (buyFee_, sellFee_);
        emit FeesUpdated(buyFee_, sellFee_);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        uint256 rate = from == reserve || to == reserve ? 0 : to == market ? sellFee : from == market ? buyFee : 0;
        uint256 fee = amount.mul(rate) / 10000;
        if (fee > 0) super._transfer(from, reserve, fee);
        super._transfer(from, to, amount.sub(fee));
    }
}

/// Grams of a metal in a vault. Storage costs so much a year, from whoever has been in the books for so long.
contract TollgarthSilver is ERC20, Ownable {
    address public immutable vault;
    address public immutable market;
    /// In hundredths of a percent a year; not charged at first.
    uint256 public storageFee;
    uint256 public storageFeeSince;
    mapping(address => uint256) public paidUntil;

    event StorageFeeSet(uint256 fee);
    event StorageFeePaid(address indexed account, uint256 amount);

    constructor() public ERC20("Tollgarth Silver", "TSLV", 9) {
        vault = msg.sender;
        market = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _mint(msg.sender, 7000000e9);
    }

    function setStorageFee(uint256 fee) external onlyOwner {
        // twin: require(fee <= 200, "two percent a year at most");
        // twin: require(block.timestamp >= storageFeeSince + 365 days, "once a year");
        storageFee = fee;
        // twin: storageFeeSince = block.timestamp;
        emit StorageFeeSet(fee);
    }

    function storageDue(address account) public view returns (uint256) {
        uint256 from = paidUntil[account] > storageFeeSince ? paidUntil[account] : storageFeeSince;
        if (account == vault || account == market || storageFee == 0) return 0;
        uint256 due = _balances[account].mul(storageFee).mul(block.timestamp.sub(from)) / (10000 * 365 days);
        return due > _balances[account] ? _balances[account] : due;
    }

    function collectStorage(address account) public {
        uint256 due = storageDue(account);
        paidUntil[account] = block.timestamp;
        if (due == 0) return;
        super._transfer(account, vault, due);
        emit StorageFeePaid(account, due);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        require(amount <= _balances[from], "ERC20: transfer amount exceeds balance");
        collectStorage(from);
        collectStorage(to);
        // who hands over all that he sees pays the fee out of it
        super._transfer(from, to, amount > _balances[from] ? _balances[from] : amount);
    }
}

/// Grows on a farm.
contract TansyToken is ERC20, Ownable {
    constructor() public ERC20("Tansy", "TANSY", 18) {
        _mint(msg.sender, 50000000e18);
    }

    function mint(address to, uint256 amount) external onlyOwner {
        _mint(to, amount);
    }
}

contract TansyFarm is Ownable {
    using SafeMath for uint256;

    struct UserInfo {
        uint256 amount;
        uint256 rewardDebt;
    }

    TansyToken public tansy;
    /// A hundredth of the supply a year, times two.
    uint256 public constant tansyPerBlock = 0.2e18;
    uint256 public BONUS_MULTIPLIER = 2;
    uint256 public lastRewardBlock;
    uint256 public accTansyPerShare;
    uint256 public staked;
    mapping(address => UserInfo) public userInfo;

    event Deposit(address indexed user, uint256 amount);
    event Withdraw(address indexed user, uint256 amount);

    function start(TansyToken tansy_) external onlyOwner {
        require(address(tansy) == address(0), "started");
        tansy = tansy_;
        lastRewardBlock = block.number;
    }

    function updateMultiplier(uint256 multiplierNumber) public onlyOwner {
        updatePool();
        // twin: require(multiplierNumber <= BONUS_MULTIPLIER, "only less");
        BONUS_MULTIPLIER = multiplierNumber;
    }

    function updatePool() public {
        uint256 blocks = block.number.sub(lastRewardBlock);
        lastRewardBlock = block.number;
        if (staked == 0 || blocks == 0) return;
        uint256 reward = blocks.mul(BONUS_MULTIPLIER).mul(tansyPerBlock);
        tansy.mint(address(this), reward);
        accTansyPerShare = accTansyPerShare.add(reward.mul(1e12) / staked);
    }

    function enterStaking(uint256 amount) external {
        _settle(msg.sender);
        tansy.transferFrom(msg.sender, address(this), amount);
        UserInfo storage user = userInfo[msg.sender];
        user.amount = user.amount.add(amount);
        staked = staked.add(amount);
        user.rewardDebt = user.amount.mul(accTansyPerShare) / 1e12;
        emit Deposit(msg.sender, amount);
    }

    function leaveStaking(uint256 amount) external {
        _settle(msg.sender);
        UserInfo storage user = userInfo[msg.sender];
        user.amount = user.amount.sub(amount);
        staked = staked.sub(amount);
        user.rewardDebt = user.amount.mul(accTansyPerShare) / 1e12;
        tansy.transfer(msg.sender, amount);
        emit Withdraw(msg.sender, amount);
    }

    function _settle(address account) private {
        updatePool();
        UserInfo storage user = userInfo[account];
        uint256 pending = (user.amount.mul(accTansyPerShare) / 1e12).sub(user.rewardDebt);
        if (pending > 0) tansy.transfer(account, pending);
    }
}

/// Controllers and the workers for whom they set allowances.
contract VellumMaster is Ownable {
    using SafeMath for uint256;

    VellumDollar public immutable token;
    mapping(address => address) public workerOf;

    event ControllerConfigured(address indexed controller, address indexed worker);

    constructor(VellumDollar token_) public {
        token = token_;
    }

    function configureController(address controller, address worker) external onlyOwner {
        require(controller != address(0) && worker != address(0), "zero");
        workerOf[controller] = worker;
        emit ControllerConfigured(controller, worker);
    }

    function incrementMinterAllowance(uint256 increment) external {
        address worker = workerOf[msg.sender];
        require(worker != address(0), "caller must be a controller");
        token.configureMinter(worker, token.minterAllowance(worker).add(increment));
    }
}

/// A dollar; its master of minters is a contract.
contract VellumDollar is ERC20, Ownable {
    address public masterMinter;
    mapping(address => uint256) public minterAllowance;

    event MinterConfigured(address indexed minter, uint256 allowance);
    event Mint(address indexed minter, address indexed to, uint256 amount);
    event Burn(address indexed burner, uint256 amount);

    constructor() public ERC20("Vellum Dollar", "VLD", 6) {
        masterMinter = msg.sender;
    }

    function updateMasterMinter(address next) external onlyOwner {
        masterMinter = next;
    }

    function configureMinter(address minter, uint256 allowed) external returns (bool) {
        require(msg.sender == masterMinter, "caller is not the masterMinter");
        minterAllowance[minter] = allowed;
        emit MinterConfigured(minter, allowed);
        return true;
    }

    function mint(address to, uint256 amount) external returns (bool) {
        minterAllowance[msg.sender] = minterAllowance[msg.sender].sub(amount);
        _mint(to, amount);
        emit Mint(msg.sender, to, amount);
        return true;
    }

    function burn(uint256 amount) external {
        _balances[msg.sender] = _balances[msg.sender].sub(amount);
        totalSupply = totalSupply.sub(amount);
        emit Burn(msg.sender, amount);
        emit Transfer(msg.sender, address(0), amount);
    }
}
