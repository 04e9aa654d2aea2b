// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256) {
        uint256 c = a + b;
        require(c >= a, "SafeMath: addition overflow");
        return c;
    }

    function sub(uint256 a, uint256 b, string memory message) internal pure returns (uint256) {
        require(b <= a, message);
        return a - b;
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        return sub(a, b, "SafeMath: subtraction overflow");
    }
}

/// Logic of a dollar that is redeemed by its issuer. All powers are apart, and all are held by the issuer's signers.
contract CorvetteDollarV2 {
    using SafeMath for uint256;

    address private _owner;
    address public pauser;
    bool public paused;
    address public blacklister;
    mapping(address => bool) internal blacklisted;
    address public rescuer;

    string public name;
    string public symbol;
    string public currency;
    uint8 public decimals;
    address public masterMinter;
    bool internal initialized;

    mapping(address => uint256) internal balances;
    mapping(address => mapping(address => uint256)) internal allowed;
    uint256 internal totalSupply_;
    mapping(address => bool) internal minters;
    mapping(address => uint256) internal minterAllowed;

    bytes32 public DOMAIN_SEPARATOR;
    mapping(address => uint256) public nonces;
    bytes32 public constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Mint(address indexed minter, address indexed to, uint256 amount);
    event Burn(address indexed burner, uint256 amount);
    event MinterConfigured(address indexed minter, uint256 minterAllowedAmount);
    event MinterRemoved(address indexed oldMinter);
    event MasterMinterChanged(address indexed newMasterMinter);
    event OwnershipTransferred(address previousOwner, address newOwner);
    event Pause();
    event Unpause();
    event PauserChanged(address indexed newAddress);
    event Blacklisted(address indexed account);
    event UnBlacklisted(address indexed account);
    event BlacklisterChanged(address indexed newBlacklister);
    event RescuerChanged(address indexed newRescuer);

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

    modifier onlyMinters() {
        require(minters[msg.sender], "FiatToken: caller is not a minter");
        _;
    }

    function initialize(
        string memory tokenName,
        string memory tokenSymbol,
        string memory tokenCurrency,
        uint8 tokenDecimals,
        address newMasterMinter,
        address newPauser,
        address newBlacklister,
        address newOwner
    ) public {
        require(!initialized, "FiatToken: contract is already initialized");
        require(newOwner != address(0) && newMasterMinter != address(0), "FiatToken: zero address");
        name = tokenName;
        symbol = tokenSymbol;
        currency = tokenCurrency;
        decimals = tokenDecimals;
        masterMinter = newMasterMinter;
        pauser = newPauser;
        blacklister = newBlacklister;
        _owner = newOwner;
        uint256 chain;
        assembly {
            chain := chainid()
        }
        DOMAIN_SEPARATOR = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256(bytes(tokenName)),
                keccak256("2"),
                chain,
                address(this)
            )
        );
        initialized = true;
    }

    function owner() external view returns (address) {
        return _owner;
    }

    function transferOwnership(address newOwner) external onlyOwner {
        require(newOwner != address(0), "Ownable: new owner is the zero address");
        emit OwnershipTransferred(_owner, newOwner);
        _owner = newOwner;
    }

    function mint(address to, uint256 amount) external whenNotPaused onlyMinters notBlacklisted(msg.sender) notBlacklisted(to) returns (bool) {
        require(to != address(0) && amount > 0, "FiatToken: mint amount not greater than 0");
        minterAllowed[msg.sender] = minterAllowed[msg.sender].sub(amount, "FiatToken: mint amount exceeds minterAllowance");
        totalSupply_ = totalSupply_.add(amount);
        balances[to] = balances[to].add(amount);
        emit Mint(msg.sender, to, amount);
        emit Transfer(address(0), to, amount);
        return true;
    }

    function burn(uint256 amount) external whenNotPaused onlyMinters notBlacklisted(msg.sender) {
        balances[msg.sender] = balances[msg.sender].sub(amount, "FiatToken: burn amount exceeds balance");
        totalSupply_ = totalSupply_.sub(amount);
        emit Burn(msg.sender, amount);
        emit Transfer(msg.sender, address(0), amount);
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
        emit MinterRemoved(minter);
        return true;
    }

    function updateMasterMinter(address to) external onlyOwner {
        masterMinter = to;
        emit MasterMinterChanged(to);
    }

    function updatePauser(address to) external onlyOwner {
        pauser = to;
        emit PauserChanged(to);
    }

    function updateBlacklister(address to) external onlyOwner {
        blacklister = to;
        emit BlacklisterChanged(to);
    }

    function updateRescuer(address to) external onlyOwner {
        rescuer = to;
        emit RescuerChanged(to);
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

    function blacklist(address account) external {
        require(msg.sender == blacklister, "Blacklistable: caller is not the blacklister");
        blacklisted[account] = true;
        emit Blacklisted(account);
    }

    function unBlacklist(address account) external {
        require(msg.sender == blacklister, "Blacklistable: caller is not the blacklister");
        blacklisted[account] = false;
        emit UnBlacklisted(account);
    }

    function isBlacklisted(address account) external view returns (bool) { return blacklisted[account]; }
    function isMinter(address account) external view returns (bool) { return minters[account]; }
    function minterAllowance(address minter) external view returns (uint256) { return minterAllowed[minter]; }
    function totalSupply() external view returns (uint256) { return totalSupply_; }
    function balanceOf(address account) external view returns (uint256) { return balances[account]; }
    function allowance(address from, address spender) external view returns (uint256) { return allowed[from][spender]; }

    function approve(address spender, uint256 value)
        external
        whenNotPaused
        notBlacklisted(msg.sender)
        notBlacklisted(spender)
        returns (bool)
    {
        _approve(msg.sender, spender, value);
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
        allowed[from][msg.sender] = allowed[from][msg.sender].sub(value, "ERC20: transfer amount exceeds allowance");
        _transfer(from, to, value);
        return true;
    }

    function transfer(address to, uint256 value) external whenNotPaused notBlacklisted(msg.sender) notBlacklisted(to) returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function permit(address from, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
        whenNotPaused
    {
        require(!blacklisted[from] && !blacklisted[spender], "Blacklistable: account is blacklisted");
        require(deadline >= now, "FiatTokenV2: permit is expired");
        bytes32 digest = _digest(keccak256(abi.encode(PERMIT_TYPEHASH, from, spender, value, nonces[from]++, deadline)));
        address signer = ecrecover(digest, v, r, s);
        require(signer != address(0) && signer == from, "EIP2612: invalid signature");
        _approve(from, spender, value);
    }

    function _digest(bytes32 structHash) private view returns (bytes32) {
        return keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR, structHash));
    }

    function rescueERC20(address token, address to, uint256 amount) external {
        require(msg.sender == rescuer, "Rescuable: caller is not the rescuer");
        require(CorvetteDollarV2(token).transfer(to, amount), "Rescuable: failed");
    }

    function _approve(address from, address spender, uint256 value) internal {
        require(from != address(0) && spender != address(0), "ERC20: zero address");
        allowed[from][spender] = value;
        emit Approval(from, spender, value);
    }

    function _transfer(address from, address to, uint256 value) internal {
        require(from != address(0) && to != address(0), "ERC20: zero address");
        balances[from] = balances[from].sub(value, "ERC20: transfer amount exceeds balance");
        balances[to] = balances[to].add(value);
        emit Transfer(from, to, value);
    }
}

/// Proxy in the manner of ZeppelinOS; its admin only administers.
contract CorvetteProxy {
    bytes32 private constant IMPLEMENTATION_SLOT = 0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3;
    bytes32 private constant ADMIN_SLOT = 0x10d6a54a4754c8869d6886b5f5d7fbfa5b4522237ea5c60d11bc4e7a1ff9390b;

    event AdminChanged(address previousAdmin, address newAdmin);
    event Upgraded(address implementation);

    constructor(address logic) public {
        _set(ADMIN_SLOT, msg.sender);
        _set(IMPLEMENTATION_SLOT, logic);
    }

    modifier ifAdmin() {
        if (msg.sender == _get(ADMIN_SLOT)) _;
        else _fallback();
    }

    function admin() external view returns (address) { return _get(ADMIN_SLOT); }
    function implementation() external view returns (address) { return _get(IMPLEMENTATION_SLOT); }

    function changeAdmin(address to) external ifAdmin {
        require(to != address(0), "Cannot change the admin of a proxy to the zero address");
        emit AdminChanged(_get(ADMIN_SLOT), to);
        _set(ADMIN_SLOT, to);
    }

    function upgradeTo(address logic) external ifAdmin {
        uint256 size;
        assembly {
            size := extcodesize(logic)
        }
        require(size > 0, "Cannot set a proxy implementation to a non-contract address");
        _set(IMPLEMENTATION_SLOT, logic);
        emit Upgraded(logic);
    }

    fallback() external payable {
        require(msg.sender != _get(ADMIN_SLOT), "Cannot call fallback function from the proxy admin");
        _fallback();
    }

    function _fallback() private {
        address logic = _get(IMPLEMENTATION_SLOT);
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), logic, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
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
