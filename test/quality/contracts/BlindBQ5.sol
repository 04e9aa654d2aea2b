// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// The old manner of a proxy: its admin may do nothing but upgrade.
contract FiatTokenProxy {
    bytes32 private constant IMPLEMENTATION_SLOT = 0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3;
    bytes32 private constant ADMIN_SLOT = 0x10d6a54a4754c8869d6886b5f5d7fbfa5b4522237ea5c60d11bc4e7a1ff9390b;

    event AdminChanged(address previousAdmin, address newAdmin);
    event Upgraded(address implementation);

    constructor(address implementationContract) {
        _set(IMPLEMENTATION_SLOT, implementationContract);
        _set(ADMIN_SLOT, msg.sender);
    }

    modifier ifAdmin() {
        if (msg.sender == _get(ADMIN_SLOT)) {
            _;
        } else {
            _fallback();
        }
    }

    function admin() external ifAdmin returns (address) {
        return _get(ADMIN_SLOT);
    }

    function implementation() external ifAdmin returns (address) {
        return _get(IMPLEMENTATION_SLOT);
    }

    function changeAdmin(address newAdmin) external ifAdmin {
        require(newAdmin != address(0), "Cannot change the admin of a proxy to the zero address");
        emit AdminChanged(_get(ADMIN_SLOT), newAdmin);
        _set(ADMIN_SLOT, newAdmin);
    }

    function upgradeTo(address newImplementation) external ifAdmin {
        require(newImplementation.code.length > 0, "Cannot set a proxy implementation to a non-contract address");
        _set(IMPLEMENTATION_SLOT, newImplementation);
        emit Upgraded(newImplementation);
    }

    fallback() external payable {
        _fallback();
    }

    function _fallback() private {
        require(msg.sender != _get(ADMIN_SLOT), "Cannot call fallback function from the proxy admin");
        address target = _get(IMPLEMENTATION_SLOT);
        assembly {
            calldatacopy(0, 0, calldatasize())
            let result := delegatecall(gas(), target, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch result
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }

    function _get(bytes32 slot) private view returns (address value) {
        assembly {
            value := sload(slot)
        }
    }

    function _set(bytes32 slot, address value) private {
        assembly {
            sstore(slot, value)
        }
    }
}

/// A regulated dollar: the high bit of a balance says that its holder is on the list.
contract FiatToken {
    address public owner;
    address public pauser;
    bool public paused;
    address public blacklister;
    string public name;
    string public symbol;
    uint8 public decimals;
    string public currency;
    address public masterMinter;
    bool internal initialized;
    mapping(address => uint256) internal balanceAndBlacklistStates;
    mapping(address => mapping(address => uint256)) internal allowed;
    uint256 internal totalSupply_;
    mapping(address => bool) internal minters;
    mapping(address => uint256) internal minterAllowed;

    event Mint(address indexed minter, address indexed to, uint256 amount);
    event Burn(address indexed burner, uint256 amount);
    event MinterConfigured(address indexed minter, uint256 minterAllowedAmount);
    event MinterRemoved(address indexed oldMinter);
    event MasterMinterChanged(address indexed newMasterMinter);
    event Blacklisted(address indexed account);
    event UnBlacklisted(address indexed account);
    event Pause();
    event Unpause();
    event OwnershipTransferred(address previousOwner, address newOwner);
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    modifier whenNotPaused() {
        require(!paused, "Pausable: paused");
        _;
    }

    modifier onlyMasterMinter() {
        require(msg.sender == masterMinter, "FiatToken: caller is not the masterMinter");
        _;
    }

    modifier notBlacklisted(address account) {
        require(balanceAndBlacklistStates[account] >> 255 == 0, "Blacklistable: account is blacklisted");
        _;
    }

    function initialize(string memory name_, string memory symbol_, address master, address pauser_, address lister, address owner_) public {
        require(!initialized, "FiatToken: contract is already initialized");
        (name, symbol, currency, decimals) = (name_, symbol_, "USD", 6);
        (masterMinter, pauser, blacklister, owner) = (master, pauser_, lister, owner_);
        balanceAndBlacklistStates[address(this)] = 1 << 255;
        initialized = true;
    }

    function transferOwnership(address newOwner) external onlyOwner {
        emit OwnershipTransferred(owner, newOwner);
        owner = newOwner;
    }

    function updateMasterMinter(address to) external onlyOwner {
        masterMinter = to;
        emit MasterMinterChanged(to);
    }

    function updatePauser(address to) external onlyOwner {
        pauser = to;
    }

    function updateBlacklister(address to) external onlyOwner {
        blacklister = to;
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

    function isBlacklisted(address account) external view returns (bool) {
        return balanceAndBlacklistStates[account] >> 255 == 1;
    }

    function blacklist(address account) external {
        require(msg.sender == blacklister, "Blacklistable: caller is not the blacklister");
        balanceAndBlacklistStates[account] |= 1 << 255;
        emit Blacklisted(account);
    }

    function unBlacklist(address account) external {
        require(msg.sender == blacklister, "Blacklistable: caller is not the blacklister");
        balanceAndBlacklistStates[account] &= (1 << 255) - 1;
        emit UnBlacklisted(account);
    }

    function configureMinter(address minter, uint256 amount) external whenNotPaused onlyMasterMinter returns (bool) {
        minters[minter] = true;
        minterAllowed[minter] = amount;
        emit MinterConfigured(minter, amount);
        return true;
    }

    function removeMinter(address minter) external onlyMasterMinter returns (bool) {
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

    function mint(address to, uint256 amount) external whenNotPaused notBlacklisted(msg.sender) notBlacklisted(to) returns (bool) {
        require(minters[msg.sender], "FiatToken: caller is not a minter");
        require(amount > 0 && amount <= minterAllowed[msg.sender], "FiatToken: mint amount exceeds minterAllowance");
        totalSupply_ += amount;
        _setBalance(to, balanceOf(to) + amount);
        minterAllowed[msg.sender] -= amount;
        emit Mint(msg.sender, to, amount);
        emit Transfer(address(0), to, amount);
        return true;
    }

    function burn(uint256 amount) external whenNotPaused notBlacklisted(msg.sender) {
        require(minters[msg.sender], "FiatToken: caller is not a minter");
        totalSupply_ -= amount;
        _setBalance(msg.sender, balanceOf(msg.sender) - amount);
        emit Burn(msg.sender, amount);
        emit Transfer(msg.sender, address(0), amount);
    }

    function totalSupply() external view returns (uint256) {
        return totalSupply_;
    }

    function balanceOf(address account) public view returns (uint256) {
        return balanceAndBlacklistStates[account] & ((1 << 255) - 1);
    }

    function allowance(address holder, address spender) external view returns (uint256) {
        return allowed[holder][spender];
    }

    function approve(address spender, uint256 value) external whenNotPaused notBlacklisted(msg.sender) returns (bool) {
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
        require(value <= allowed[from][msg.sender], "ERC20: transfer amount exceeds allowance");
        allowed[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal {
        require(from != address(0) && to != address(0), "ERC20: transfer to the zero address");
        require(value <= balanceOf(from), "ERC20: transfer amount exceeds balance");
        _setBalance(from, balanceOf(from) - value);
        _setBalance(to, balanceOf(to) + value);
        emit Transfer(from, to, value);
    }

    function _setBalance(address account, uint256 balance) internal {
        require(balance <= (1 << 255) - 1, "FiatToken: Balance exceeds (2^255 - 1)");
        balanceAndBlacklistStates[account] = (balanceAndBlacklistStates[account] & (1 << 255)) | balance;
    }
}

/// Each controller sets the allowance of one minter.
contract MasterMinter {
    address public owner;
    FiatToken public minterManager;
    mapping(address => address) public getWorker;

    event ControllerConfigured(address indexed controller, address indexed worker);

    constructor(address owner_, FiatToken token) {
        (owner, minterManager) = (owner_, token);
    }

    function configureController(address controller, address worker) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        getWorker[controller] = worker;
        emit ControllerConfigured(controller, worker);
    }

    function configureMinter(uint256 amount) external returns (bool) {
        require(getWorker[msg.sender] != address(0), "The value of controllers[msg.sender] must be non-zero");
        return minterManager.configureMinter(getWorker[msg.sender], amount);
    }

    function removeMinter() external returns (bool) {
        require(getWorker[msg.sender] != address(0), "The value of controllers[msg.sender] must be non-zero");
        return minterManager.removeMinter(getWorker[msg.sender]);
    }
}
