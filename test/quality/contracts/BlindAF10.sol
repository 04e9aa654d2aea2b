// 0.8 runs=800 ir evm=london
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.10;

import {AccessControl} from "@openzeppelin/contracts-4/access/AccessControl.sol";
import {ERC20} from "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import {ERC4626} from "@openzeppelin/contracts-4/token/ERC20/extensions/ERC4626.sol";

contract PlainDollar is ERC20 {
    constructor() ERC20("Plain Dollar", "PLD") {
        _mint(msg.sender, 30_000_000 ether);
    }
}

/// Keeps what has left the vault until a week is over.
contract Waitroom {
    address private immutable _vault = msg.sender;

    function pay(ERC20 coin, address to, uint256 amount) external {
        require(msg.sender == _vault);
        coin.transfer(to, amount);
    }
}

/// A staked dollar: rewards come in over eight hours, withdrawals wait for a week, those whom a court names are shut out.
contract StakedPlainDollar is ERC4626, AccessControl {
    bytes32 public constant REWARDER_ROLE = keccak256("REWARDER_ROLE");
    bytes32 public constant COMPLIANCE_ROLE = keccak256("COMPLIANCE_ROLE");
    bytes32 public constant RESTRICTED_ROLE = keccak256("RESTRICTED_ROLE");
    uint256 private constant VESTING = 8 hours;
    uint256 private constant COOLDOWN = 7 days;
    Waitroom public immutable waitroom = new Waitroom();
    uint256 public vesting;
    uint256 public vestedFrom;
    mapping(address => uint256) public waiting;
    mapping(address => uint256) public readyAt;

    event RewardsReceived(uint256 amount);
    event CooldownStarted(address indexed who, uint256 amount);

    constructor(ERC20 coin, address admin, address rewarder) ERC20("Staked Plain Dollar", "sPLD") ERC4626(coin) {
        _setRoleAdmin(RESTRICTED_ROLE, COMPLIANCE_ROLE);
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(COMPLIANCE_ROLE, admin);
        _grantRole(REWARDER_ROLE, rewarder);
    }

    function unvested() public view returns (uint256) {
        uint256 passed = block.timestamp - vestedFrom;
        return passed >= VESTING ? 0 : (vesting * (VESTING - passed)) / VESTING;
    }

    function totalAssets() public view override returns (uint256) {
        return super.totalAssets() - unvested();
    }

    function transferInRewards(uint256 amount) external onlyRole(REWARDER_ROLE) {
        require(unvested() == 0, "still vesting");
        (vesting, vestedFrom) = (amount, block.timestamp);
        ERC20(asset()).transferFrom(msg.sender, address(this), amount);
        emit RewardsReceived(amount);
    }

    function claim() external {
        require(block.timestamp >= readyAt[msg.sender], "not yet");
        uint256 amount = waiting[msg.sender];
        waiting[msg.sender] = 0;
        waitroom.pay(ERC20(asset()), msg.sender, amount);
    }

    function _withdraw(address caller, address, address owner, uint256 assets, uint256 shares) internal override {
        waiting[owner] += assets;
        readyAt[owner] = block.timestamp + COOLDOWN;
        super._withdraw(caller, address(waitroom), owner, assets, shares);
        emit CooldownStarted(owner, assets);
    }

    function _beforeTokenTransfer(address from, address to, uint256) internal view override {
        require(!hasRole(RESTRICTED_ROLE, from) && !hasRole(RESTRICTED_ROLE, to), "restricted");
    }
}

/// Roles of a whole lending market.
contract LendingRoles {
    mapping(bytes32 => mapping(address => bool)) private _has;
    address public admin;

    constructor(address admin_, address emergency) {
        admin = admin_;
        _has["EMERGENCY_ADMIN"][emergency] = true;
        _has["POOL_ADMIN"][admin_] = true;
    }

    function set(bytes32 role, address who, bool to) external {
        require(msg.sender == admin, "only admin");
        _has[role][who] = to;
    }

    function isEmergencyAdmin(address who) external view returns (bool) {
        return _has["EMERGENCY_ADMIN"][who];
    }

    function isPoolAdmin(address who) external view returns (bool) {
        return _has["POOL_ADMIN"][who];
    }
}

/// The market's address book.
contract LendingBook {
    mapping(bytes32 => address) private _addresses;

    constructor(LendingRoles roles) {
        _addresses["ACL_MANAGER"] = address(roles);
    }

    function setAddress(bytes32 id, address to) external {
        require(LendingRoles(_addresses["ACL_MANAGER"]).isPoolAdmin(msg.sender), "only pool admin");
        _addresses[id] = to;
    }

    function roles() external view returns (LendingRoles) {
        return LendingRoles(_addresses["ACL_MANAGER"]);
    }
}

contract LendingPool {
    LendingBook public immutable book;
    PlainDollar public immutable asset;
    LentDollar public receipt;
    uint256 public income = 1e27;
    bool public reservePaused;
    mapping(address => uint256) public debt;
    mapping(address => uint256) public pledge;

    constructor(LendingBook book_, PlainDollar asset_) {
        (book, asset) = (book_, asset_);
    }

    function bind(LentDollar receipt_) external {
        require(address(receipt) == address(0));
        receipt = receipt_;
    }

    function supply(uint256 amount) external {
        require(!reservePaused, "paused");
        asset.transferFrom(msg.sender, address(this), amount);
        receipt.mint(msg.sender, amount, income);
    }

    function withdraw(uint256 amount) external {
        require(!reservePaused, "paused");
        receipt.burn(msg.sender, amount, income);
        asset.transfer(msg.sender, amount);
    }

    // an ether counts for a thousand here
    function borrow(uint256 amount) external payable {
        pledge[msg.sender] += msg.value;
        debt[msg.sender] += amount + amount / 100;
        require(debt[msg.sender] <= pledge[msg.sender] * 1_000, "not covered");
        asset.transfer(msg.sender, amount);
    }

    function repay(uint256 amount) external {
        uint256 owed = debt[msg.sender];
        uint256 interest = (amount * 1) / 101;
        asset.transferFrom(msg.sender, address(this), amount);
        income += (interest * 1e27) / receipt.scaledTotalSupply();
        uint256 back = (pledge[msg.sender] * amount) / owed;
        (debt[msg.sender], pledge[msg.sender]) = (owed - amount, pledge[msg.sender] - back);
        payable(msg.sender).transfer(back);
    }

    function setReservePause(bool to) external {
        require(book.roles().isEmergencyAdmin(msg.sender), "only emergency admin");
        reservePaused = to;
    }

    function finalizeTransfer() external view {
        require(!reservePaused, "paused");
    }
}

/// What has been lent to the pool, with interest: amounts are kept without it and shown with it.
contract LentDollar {
    string public constant name = "Lent Plain Dollar";
    string public constant symbol = "lPLD";
    uint8 public constant decimals = 18;
    LendingPool public immutable POOL;
    LendingBook public immutable BOOK;
    PlainDollar public immutable UNDERLYING;
    uint256 public scaledTotalSupply;
    mapping(address => uint256) public scaledBalanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier onlyPool() {
        require(msg.sender == address(POOL), "only pool");
        _;
    }

    constructor(LendingPool pool, LendingBook book, PlainDollar underlying) {
        (POOL, BOOK, UNDERLYING) = (pool, book, underlying);
    }

    function totalSupply() external view returns (uint256) {
        return (scaledTotalSupply * POOL.income()) / 1e27;
    }

    function balanceOf(address who) public view returns (uint256) {
        return (scaledBalanceOf[who] * POOL.income()) / 1e27;
    }

    function mint(address to, uint256 amount, uint256 index) external onlyPool {
        uint256 scaled = (amount * 1e27) / index;
        scaledTotalSupply += scaled;
        scaledBalanceOf[to] += scaled;
        emit Transfer(address(0), to, amount);
    }

    function burn(address from, uint256 amount, uint256 index) external onlyPool {
        uint256 scaled = (amount * 1e27 + index - 1) / index;
        scaledBalanceOf[from] -= scaled;
        scaledTotalSupply -= scaled;
        emit Transfer(from, address(0), amount);
    }

    function rescueTokens(ERC20 other, address to, uint256 amount) external {
        require(BOOK.roles().isPoolAdmin(msg.sender) && address(other) != address(UNDERLYING), "only pool admin");
        other.transfer(to, amount);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _transfer(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _transfer(from, to, value);
    }

    function _transfer(address from, address to, uint256 value) private returns (bool) {
        uint256 index = POOL.income();
        uint256 scaled = (value * 1e27) / index;
        scaledBalanceOf[from] -= scaled;
        scaledBalanceOf[to] += scaled;
        POOL.finalizeTransfer();
        emit Transfer(from, to, value);
        return true;
    }
}

/// The protocol's storage: which contract stands for which name. Its guardian, once named, is the timelock.
contract Storehouse {
    address public guardian = msg.sender;
    mapping(bytes32 => address) private _named;

    function setAddress(bytes32 key, address to) external {
        require(msg.sender == guardian, "only guardian");
        _named[key] = to;
    }

    function setGuardian(address to) external {
        require(msg.sender == guardian, "only guardian");
        guardian = to;
    }

    function getAddress(bytes32 key) external view returns (address) {
        return _named[key];
    }
}

/// What all validators hold together, as told by two of three; no more than a hundredth more or less a day.
contract NodeBalances {
    Storehouse public immutable store;
    mapping(address => bool) public oracle;
    mapping(bytes32 => mapping(address => bool)) public told;
    mapping(bytes32 => uint256) public voices;
    uint256 public staked;
    uint256 public reportedAt;

    constructor(Storehouse store_, address[] memory oracles) {
        store = store_;
        for (uint256 i; i < oracles.length; i++) oracle[oracles[i]] = true;
    }

    function add(uint256 amount) external {
        require(msg.sender == store.getAddress("desk"));
        staked += amount;
    }

    function remove(uint256 amount) external {
        require(msg.sender == store.getAddress("token"));
        staked -= amount;
    }

    function submit(uint256 day, uint256 total) external {
        bytes32 id = keccak256(abi.encode(day, total));
        require(oracle[msg.sender] && !told[id][msg.sender] && block.timestamp >= reportedAt + 1 days, "no oracle or too early");
        told[id][msg.sender] = true;
        if (++voices[id] < 2) return;
        require(total <= (staked * 101) / 100 && total >= (staked * 99) / 100, "too far");
        (staked, reportedAt) = (total, block.timestamp);
    }
}

/// Takes ether for validators, and gives the coin that stands for a share of them.
contract NodeDesk {
    Storehouse public immutable store;

    constructor(Storehouse store_) {
        store = store_;
    }

    function deposit() external payable {
        NodeEther token = NodeEther(store.getAddress("token"));
        uint256 amount = token.sharesFor(msg.value);
        NodeBalances(store.getAddress("balances")).add(msg.value);
        token.mint(msg.sender, amount);
    }

    function pay(address payable to, uint256 amount) external {
        require(msg.sender == store.getAddress("token"));
        to.transfer(amount);
    }
}

contract NodeEther is ERC20 {
    Storehouse public immutable store;

    constructor(Storehouse store_) ERC20("Node Ether", "nETH") {
        store = store_;
    }

    function sharesFor(uint256 wei_) public view returns (uint256) {
        uint256 staked = NodeBalances(store.getAddress("balances")).staked();
        return staked == 0 ? wei_ : (wei_ * totalSupply()) / staked;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == store.getAddress("desk"), "only the desk");
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        NodeBalances balances = NodeBalances(store.getAddress("balances"));
        uint256 due = (amount * balances.staked()) / totalSupply();
        _burn(msg.sender, amount);
        balances.remove(due);
        NodeDesk(store.getAddress("desk")).pay(payable(msg.sender), due);
    }
}
