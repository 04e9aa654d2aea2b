// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.16;

/// Three owners, two of whom agree.
contract IssuerWallet {
    mapping(address => bool) public isOwner;
    address[] private _owners;
    struct Tx {
        address to;
        bytes data;
        uint256 yes;
        bool executed;
    }
    Tx[] public transactions;
    mapping(uint256 => mapping(address => bool)) public approvedBy;

    constructor(address a, address b, address c) public {
        _owners = [a, b, c];
        isOwner[a] = isOwner[b] = isOwner[c] = true;
    }

    function getOwners() external view returns (address[] memory) {
        return _owners;
    }

    function getThreshold() external pure returns (uint256) {
        return 2;
    }

    function submit(address to, bytes calldata data) external returns (uint256) {
        require(isOwner[msg.sender]);
        transactions.push(Tx(to, data, 0, false));
        return transactions.length - 1;
    }

    function approve(uint256 id) external {
        require(isOwner[msg.sender] && !approvedBy[id][msg.sender]);
        approvedBy[id][msg.sender] = true;
        transactions[id].yes++;
    }

    function execute(uint256 id) external {
        Tx storage t = transactions[id];
        require(isOwner[msg.sender] && t.yes >= 2 && !t.executed);
        t.executed = true;
        (bool ok, ) = t.to.call(t.data);
        require(ok);
    }
}

/// What the wallet schedules can be done after three days.
contract SlowHand {
    address public wallet;
    uint256 public constant getMinDelay = 3 days;
    mapping(bytes32 => uint256) public eta;

    constructor(address wallet_) public {
        wallet = wallet_;
    }

    function queue(address to, bytes calldata data) external {
        require(msg.sender == wallet);
        eta[keccak256(abi.encode(to, data))] = block.timestamp + getMinDelay;
    }

    function execute(address to, bytes calldata data) external {
        require(msg.sender == wallet);
        bytes32 id = keccak256(abi.encode(to, data));
        require(eta[id] != 0 && block.timestamp >= eta[id], "early");
        eta[id] = 0;
        (bool ok, ) = to.call(data);
        require(ok);
    }
}

/// EURS: a fee that has a fixed maximum, flags for addresses, a freeze of everything by the owner.
contract EuroFlags {
    uint256 internal constant BLACK_LIST_FLAG = 0x01;
    uint256 internal constant ZERO_FEE_FLAG = 0x02;
    uint256 internal constant FEE_DENOMINATOR = 100000;
    uint256 internal constant MAX_FEE_NUMERATOR = 500;
    address internal owner;
    address internal feeCollector;
    uint256 internal tokensCount;
    uint256 internal variableFeeNumerator = 100;
    uint256 internal maxVariableFee = 1000 * 100;
    bool internal frozen;
    mapping(address => uint256) internal accounts;
    mapping(address => uint256) internal addressFlags;
    mapping(address => mapping(address => uint256)) internal allowances;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier byOwner() {
        require(msg.sender == owner);
        _;
    }

    constructor(address feeCollector_) public {
        owner = msg.sender;
        feeCollector = feeCollector_;
    }

    function name() public pure returns (string memory) { return "EURO Ledger"; }
    function symbol() public pure returns (string memory) { return "EURL"; }
    function decimals() public pure returns (uint8) {
        return 2;
    }

    function totalSupply() public view returns (uint256) {
        return tokensCount;
    }

    function balanceOf(address who) public view returns (uint256) {
        return accounts[who];
    }

    function allowance(address from, address spender) public view returns (uint256) {
        return allowances[from][spender];
    }

    function approve(address spender, uint256 value) public returns (bool) {
        allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        if (allowances[from][msg.sender] < value) return false;
        allowances[from][msg.sender] -= value;
        return _move(from, to, value);
    }

    function calculateFee(uint256 amount) public view returns (uint256 fee) {
        fee = (amount * variableFeeNumerator) / FEE_DENOMINATOR;
        if (fee > maxVariableFee) fee = maxVariableFee;
    }

    function setFeeParameters(uint256 numerator, uint256 maximum) public byOwner {
        require(numerator <= MAX_FEE_NUMERATOR);
        variableFeeNumerator = numerator;
        maxVariableFee = maximum;
    }

    function setFeeCollector(address next) public byOwner {
        feeCollector = next;
    }

    function setFlags(address who, uint256 flags) public byOwner {
        addressFlags[who] = flags;
    }

    function freezeTransfers(bool on) public byOwner {
        frozen = on;
    }

    function createTokens(uint256 value) public byOwner {
        require((tokensCount += value) >= value);
        accounts[owner] += value;
        emit Transfer(address(0), owner, value);
    }

    function burnTokens(uint256 value) public byOwner {
        require(accounts[owner] >= value);
        accounts[owner] -= value;
        tokensCount -= value;
        emit Transfer(owner, address(0), value);
    }

    function setOwner(address next) public byOwner {
        owner = next;
    }

    function _move(address from, address to, uint256 value) internal returns (bool) {
        if (frozen || accounts[from] < value) return false;
        uint256 flags = addressFlags[from] | addressFlags[to];
        if (flags & BLACK_LIST_FLAG != 0) return false;
        uint256 fee = flags & ZERO_FEE_FLAG != 0 ? 0 : calculateFee(value);
        accounts[from] -= value;
        accounts[to] += value - fee;
        emit Transfer(from, to, value - fee);
        if (fee > 0) {
            accounts[feeCollector] += fee;
            emit Transfer(from, feeCollector, fee);
        }
        return true;
    }
}

/// USDP and PYUSD: pause, freeze, wipe of what is frozen, a supply controller; for a proxy.
contract PaxLogic {
    bool private initialized;
    address public owner;
    address public supplyController;
    address public assetProtectionRole;
    bool public paused;
    uint256 public totalSupply;
    mapping(address => uint256) internal balances;
    mapping(address => bool) internal frozen;
    mapping(address => mapping(address => uint256)) internal allowed;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event FrozenAddressWiped(address indexed addr);

    modifier whenNotPaused() {
        require(!paused, "whenNotPaused");
        _;
    }

    function initialize(address owner_, address controller, address protection, uint256 amount) public {
        require(!initialized, "already initialized");
        initialized = true;
        owner = owner_;
        supplyController = controller;
        assetProtectionRole = protection;
        totalSupply = amount;
        balances[msg.sender] = amount;
        emit Transfer(address(0), msg.sender, amount);
    }

    function name() external pure returns (string memory) { return "Pactum Dollar"; }
    function symbol() external pure returns (string memory) { return "USDPT"; }
    function decimals() external pure returns (uint8) {
        return 18;
    }

    function balanceOf(address a) external view returns (uint256) {
        return balances[a];
    }

    function allowance(address a, address s) external view returns (uint256) {
        return allowed[a][s];
    }

    function transfer(address to, uint256 value) external whenNotPaused returns (bool) {
        require(!frozen[to] && !frozen[msg.sender], "address frozen");
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external whenNotPaused returns (bool) {
        require(!frozen[to] && !frozen[from] && !frozen[msg.sender], "address frozen");
        require(value <= allowed[from][msg.sender], "insufficient allowance");
        allowed[from][msg.sender] -= value;
        return _move(from, to, value);
    }

    function approve(address spender, uint256 value) external whenNotPaused returns (bool) {
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        require(to != address(0) && value <= balances[from], "insufficient funds");
        balances[from] -= value;
        balances[to] += value;
        emit Transfer(from, to, value);
        return true;
    }

    function setPaused(bool on) external {
        require(msg.sender == owner, "onlyOwner");
        paused = on;
    }

    function freeze(address a, bool on) external {
        require(msg.sender == assetProtectionRole, "onlyAssetProtectionRole");
        frozen[a] = on;
    }

    function wipeFrozenAddress(address a) external {
        require(msg.sender == assetProtectionRole, "onlyAssetProtectionRole");
        require(frozen[a], "address is not frozen");
        uint256 b = balances[a];
        balances[a] = 0;
        totalSupply -= b;
        emit FrozenAddressWiped(a);
        emit Transfer(a, address(0), b);
    }

    function increaseSupply(uint256 value) external {
        require(msg.sender == supplyController, "onlySupplyController");
        require((totalSupply += value) >= value, "overflow");
        balances[supplyController] += value;
        emit Transfer(address(0), supplyController, value);
    }

    function decreaseSupply(uint256 value) external {
        require(msg.sender == supplyController && value <= balances[supplyController], "not enough supply");
        balances[supplyController] -= value;
        totalSupply -= value;
        emit Transfer(supplyController, address(0), value);
    }
}

/// The proxy of ZeppelinOS.
contract PaxProxy {
    bytes32 private constant ADMIN_SLOT = 0x10d6a54a4754c8869d6886b5f5d7fbfa5b4522237ea5c60d11bc4e7a1ff9390b;
    bytes32 private constant IMPLEMENTATION_SLOT = 0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3;

    constructor(address logic, address admin_) public {
        _set(IMPLEMENTATION_SLOT, logic);
        _set(ADMIN_SLOT, admin_);
    }

    function _set(bytes32 slot, address value) private {
        assembly { sstore(slot, value) }
    }

    function _get(bytes32 slot) private view returns (address value) {
        assembly { value := sload(slot) }
    }

    function upgradeTo(address next) external {
        if (msg.sender == _get(ADMIN_SLOT)) _set(IMPLEMENTATION_SLOT, next);
        else _delegate();
    }

    function _delegate() private {
        address logic = _get(IMPLEMENTATION_SLOT);
        assembly {
            calldatacopy(0, 0, calldatasize)
            let result := delegatecall(gas, logic, 0, calldatasize, 0, 0)
            returndatacopy(0, 0, returndatasize)
            switch result
            case 0 { revert(0, returndatasize) }
            default { return(0, returndatasize) }
        }
    }

    function() external payable {
        require(msg.sender != _get(ADMIN_SLOT), "Cannot call fallback function from the proxy admin");
        _delegate();
    }
}

/// SHIB: made by a generator, whose fee is paid at birth, and nothing else.
contract GeneratedShiba {
    string private _name;
    string private _symbol;
    uint8 private _decimals;
    uint256 private _totalSupply;
    mapping(address => uint256) private _balances;
    mapping(address => mapping(address => uint256)) private _allowances;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address payable feeReceiver, address tokenOwner) public payable {
        (_name, _symbol, _decimals) = ("KISHU INARI", "KISHI", 18);
        _totalSupply = 1e15 * 1e18;
        _balances[tokenOwner] = _totalSupply;
        emit Transfer(address(0), tokenOwner, _totalSupply);
        feeReceiver.transfer(msg.value);
    }

    function burn(uint256 value) public {
        require(_balances[msg.sender] >= value);
        _balances[msg.sender] -= value;
        _totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
    }

    function name() public view returns (string memory) { return _name; }
    function symbol() public view returns (string memory) { return _symbol; }
    function decimals() public view returns (uint8) { return _decimals; }
    function totalSupply() public view returns (uint256) { return _totalSupply; }
    function balanceOf(address account) public view returns (uint256) { return _balances[account]; }
    function allowance(address o, address s) public view returns (uint256) { return _allowances[o][s]; }

    function transfer(address to, uint256 amount) public returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function approve(address spender, uint256 value) public returns (bool) {
        _allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) public returns (bool) {
        require(_allowances[from][msg.sender] >= amount, "SafeMath: subtraction overflow");
        _allowances[from][msg.sender] -= amount;
        _transfer(from, to, amount);
        return true;
    }

    function _transfer(address from, address to, uint256 amount) internal {
        require(to != address(0), "ERC20: transfer to the zero address");
        require(_balances[from] >= amount, "SafeMath: subtraction overflow");
        _balances[from] -= amount;
        _balances[to] += amount;
        emit Transfer(from, to, amount);
    }
}
