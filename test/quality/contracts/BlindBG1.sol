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

    function div(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b > 0, "SafeMath: division by zero");
        return a / b;
    }
}

/// Upgradeability as the first libraries had it: slots of their own names.
contract TreasuryProxy {
    bytes32 private constant ADMIN_SLOT = 0x10d6a54a4754c8869d6886b5f5d7fbfa5b4522237ea5c60d11bc4e7a1ff9390b;
    bytes32 private constant IMPLEMENTATION_SLOT = 0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3;

    event Upgraded(address implementation);
    event AdminChanged(address previousAdmin, address newAdmin);

    modifier ifAdmin() {
        if (msg.sender == _read(ADMIN_SLOT)) _;
        else _fallback();
    }

    constructor(address implementation_, address admin_) public {
        _write(IMPLEMENTATION_SLOT, implementation_);
        _write(ADMIN_SLOT, admin_);
    }

    function admin() external ifAdmin returns (address) {
        return _read(ADMIN_SLOT);
    }

    function implementation() external ifAdmin returns (address) {
        return _read(IMPLEMENTATION_SLOT);
    }

    function changeAdmin(address newAdmin) external ifAdmin {
        require(newAdmin != address(0), "no admin");
        emit AdminChanged(_read(ADMIN_SLOT), newAdmin);
        _write(ADMIN_SLOT, newAdmin);
    }

    function upgradeTo(address next) external ifAdmin {
        uint256 size;
        assembly {
            size := extcodesize(next)
        }
        require(size > 0, "not a contract");
        _write(IMPLEMENTATION_SLOT, next);
        emit Upgraded(next);
    }

    fallback() external payable {
        _fallback();
    }

    function _fallback() private {
        require(msg.sender != _read(ADMIN_SLOT), "the admin cannot fall back");
        address to = _read(IMPLEMENTATION_SLOT);
        assembly {
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

    function _read(bytes32 slot) private view returns (address a) {
        assembly {
            a := sload(slot)
        }
    }

    function _write(bytes32 slot, address a) private {
        assembly {
            sstore(slot, a)
        }
    }
}

contract Duties {
    address private _owner;
    address public pauser;
    address public blacklister;
    address public masterMinter;
    bool public paused;
    mapping(address => bool) internal blacklisted;

    event Pause();
    event Unpause();
    event Blacklisted(address indexed account);
    event UnBlacklisted(address indexed account);
    event OwnershipTransferred(address previousOwner, address newOwner);

    modifier onlyOwner() {
        require(msg.sender == _owner, "Ownable: caller is not the owner");
        _;
    }

    modifier whenNotPaused() {
        require(!paused, "Pausable: paused");
        _;
    }

    modifier notBlacklisted(address account) {
        require(!blacklisted[account], "Blacklistable: account is blacklisted");
        _;
    }

    function owner() external view returns (address) {
        return _owner;
    }

    function _setOwner(address next) internal {
        emit OwnershipTransferred(_owner, next);
        _owner = next;
    }

    function transferOwnership(address next) external onlyOwner {
        require(next != address(0), "no owner");
        _setOwner(next);
    }

    function updatePauser(address next) external onlyOwner {
        pauser = next;
    }

    function updateBlacklister(address next) external onlyOwner {
        blacklister = next;
    }

    function updateMasterMinter(address next) external onlyOwner {
        masterMinter = next;
    }

    function pause() external {
        require(msg.sender == pauser, "caller is not the pauser");
        paused = true;
        emit Pause();
    }

    function unpause() external {
        require(msg.sender == pauser, "caller is not the pauser");
        paused = false;
        emit Unpause();
    }

    function isBlacklisted(address account) external view returns (bool) {
        return blacklisted[account];
    }

    function blacklist(address account) external {
        require(msg.sender == blacklister, "caller is not the blacklister");
        blacklisted[account] = true;
        emit Blacklisted(account);
    }

    function unBlacklist(address account) external {
        require(msg.sender == blacklister, "caller is not the blacklister");
        blacklisted[account] = false;
        emit UnBlacklisted(account);
    }
}

/// Dollar of a regulated house: minters have allowances, a court list and a pause.
contract HollinDollar is Duties {
    using SafeMath for uint256;

    string public name;
    string public symbol;
    uint8 public decimals;
    string public currency;
    bool internal initialized;
    uint256 private _supply;
    mapping(address => uint256) internal balances;
    mapping(address => mapping(address => uint256)) internal allowed;
    mapping(address => bool) internal minters;
    mapping(address => uint256) internal minterAllowed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Mint(address indexed minter, address indexed to, uint256 amount);
    event Burn(address indexed burner, uint256 amount);
    event MinterConfigured(address indexed minter, uint256 minterAllowedAmount);
    event MinterRemoved(address indexed oldMinter);

    modifier onlyMinters() {
        require(minters[msg.sender], "caller is not a minter");
        _;
    }

    function initialize(string calldata name_, string calldata symbol_, address master, address pauser_, address list, address owner_) external {
        require(!initialized, "contract is already initialized");
        (name, symbol, currency, decimals) = (name_, symbol_, "USD", 6);
        (masterMinter, pauser, blacklister) = (master, pauser_, list);
        _setOwner(owner_);
        initialized = true;
    }

    function configureMinter(address minter, uint256 amount) external whenNotPaused returns (bool) {
        require(msg.sender == masterMinter, "caller is not the masterMinter");
        minters[minter] = true;
        minterAllowed[minter] = amount;
        emit MinterConfigured(minter, amount);
        return true;
    }

    function removeMinter(address minter) external returns (bool) {
        require(msg.sender == masterMinter, "caller is not the masterMinter");
        minters[minter] = false;
        minterAllowed[minter] = 0;
        emit MinterRemoved(minter);
        return true;
    }

    function isMinter(address account) external view returns (bool) {
        return minters[account];
    }

    function minterAllowance(address minter) external view returns (uint256) {
        return minterAllowed[minter];
    }

    function mint(address to, uint256 amount) external whenNotPaused onlyMinters notBlacklisted(msg.sender) notBlacklisted(to) returns (bool) {
        require(to != address(0) && amount > 0, "nothing to mint");
        require(amount <= minterAllowed[msg.sender], "mint amount exceeds minterAllowance");
        _supply = _supply.add(amount);
        balances[to] = balances[to].add(amount);
        minterAllowed[msg.sender] = minterAllowed[msg.sender].sub(amount);
        emit Mint(msg.sender, to, amount);
        emit Transfer(address(0), to, amount);
        return true;
    }

    function burn(uint256 amount) external whenNotPaused onlyMinters notBlacklisted(msg.sender) {
        balances[msg.sender] = balances[msg.sender].sub(amount);
        _supply = _supply.sub(amount);
        emit Burn(msg.sender, amount);
        emit Transfer(msg.sender, address(0), amount);
    }

    function totalSupply() external view returns (uint256) {
        return _supply;
    }

    function balanceOf(address account) external view returns (uint256) {
        return balances[account];
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return allowed[from][spender];
    }

    function approve(address spender, uint256 value)
        external
        whenNotPaused
        notBlacklisted(msg.sender)
        notBlacklisted(spender)
        returns (bool)
    {
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external whenNotPaused notBlacklisted(msg.sender) notBlacklisted(to) returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value)
        external
        whenNotPaused
        notBlacklisted(msg.sender)
        notBlacklisted(from)
        notBlacklisted(to)
        returns (bool)
    {
        allowed[from][msg.sender] = allowed[from][msg.sender].sub(value);
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal {
        require(to != address(0), "transfer to the zero address");
        balances[from] = balances[from].sub(value);
        balances[to] = balances[to].add(value);
        emit Transfer(from, to, value);
    }
}

/// Governs who mints and how much; two of three sign for it. Controllers lower or raise what their minter may.
contract MasterMinter {
    address public owner;
    HollinDollar public dollar;
    mapping(address => address) public controllers;

    constructor(address owner_) public {
        owner = owner_;
    }

    function attach(HollinDollar dollar_) external {
        require(address(dollar) == address(0), "attached");
        dollar = dollar_;
    }

    function configureController(address controller, address worker) external {
        require(msg.sender == owner, "caller is not the owner");
        controllers[controller] = worker;
    }

    function configureMinter(uint256 allowance) external returns (bool) {
        require(controllers[msg.sender] != address(0), "caller is not a controller");
        return dollar.configureMinter(controllers[msg.sender], allowance);
    }

    function removeMinter() external returns (bool) {
        require(controllers[msg.sender] != address(0), "caller is not a controller");
        return dollar.removeMinter(controllers[msg.sender]);
    }
}
