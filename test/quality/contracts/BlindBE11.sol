// 0.6 runs=999
// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.6.12;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256) {
        uint256 c = a + b;
        require(c >= a, "SafeMath: addition overflow");
        return c;
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "SafeMath: subtraction overflow");
        return a - b;
    }
}

contract ERC20 {
    using SafeMath for uint256;

    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _allowances;
    uint256 internal _totalSupply;
    string private _name;
    string private _symbol;
    uint8 private _decimals;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_) public {
        _name = name_;
        _symbol = symbol_;
        _decimals = 18;
    }

    function name() public view returns (string memory) { return _name; }
    function symbol() public view returns (string memory) { return _symbol; }
    function decimals() public view returns (uint8) { return _decimals; }
    function totalSupply() public view returns (uint256) { return _totalSupply; }
    function balanceOf(address account) public view returns (uint256) { return _balances[account]; }
    function allowance(address from, address spender) public view returns (uint256) { return _allowances[from][spender]; }

    function transfer(address recipient, uint256 amount) public virtual returns (bool) {
        _transfer(msg.sender, recipient, amount);
        return true;
    }

    function approve(address spender, uint256 amount) public virtual returns (bool) {
        _approve(msg.sender, spender, amount);
        return true;
    }

    function transferFrom(address sender, address recipient, uint256 amount) public virtual returns (bool) {
        _transfer(sender, recipient, amount);
        _approve(sender, msg.sender, _allowances[sender][msg.sender].sub(amount));
        return true;
    }

    function _transfer(address sender, address recipient, uint256 amount) internal virtual {
        require(sender != address(0), "ERC20: transfer from the zero address");
        require(recipient != address(0), "ERC20: transfer to the zero address");
        _balances[sender] = _balances[sender].sub(amount);
        _balances[recipient] = _balances[recipient].add(amount);
        emit Transfer(sender, recipient, amount);
    }

    function _mint(address account, uint256 amount) internal virtual {
        require(account != address(0), "ERC20: mint to the zero address");
        _totalSupply = _totalSupply.add(amount);
        _balances[account] = _balances[account].add(amount);
        emit Transfer(address(0), account, amount);
    }

    function _burn(address account, uint256 amount) internal virtual {
        _balances[account] = _balances[account].sub(amount);
        _totalSupply = _totalSupply.sub(amount);
        emit Transfer(account, address(0), amount);
    }

    function _approve(address from, address spender, uint256 amount) internal virtual {
        require(from != address(0) && spender != address(0), "ERC20: zero address");
        _allowances[from][spender] = amount;
        emit Approval(from, spender, amount);
    }
}

contract Ownable {
    address public owner;
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() internal {
        owner = msg.sender;
        emit OwnershipTransferred(address(0), msg.sender);
    }

    modifier onlyOwner() {
        require(owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    function transferOwnership(address newOwner) public virtual onlyOwner {
        require(newOwner != address(0), "Ownable: new owner is the zero address");
        emit OwnershipTransferred(owner, newOwner);
        owner = newOwner;
    }
}

/// Fixed supply; its owner may only change where the site is.
contract Wickerfox is ERC20, Ownable {
    string public website;
    event WebsiteChanged(string website);

    constructor() public ERC20("Wickerfox", "WFOX") {
        _mint(msg.sender, 10000000 ether);
    }

    function setWebsite(string calldata url) external onlyOwner {
        website = url;
        emit WebsiteChanged(url);
    }
}

/// Locks shares of pools. A fee in ether or in shares goes to the house; locks can be put off, split, raised and handed on.
contract PairVault is Ownable {
    using SafeMath for uint256;

    struct TokenLock {
        uint256 lockDate;
        uint256 amount;
        uint256 initialAmount;
        uint256 unlockDate;
        uint256 lockID;
        address owner;
    }

    struct FeeStruct {
        uint256 ethFee;
        uint256 liquidityFee;
    }

    mapping(address => uint256[]) private userLocks;
    mapping(address => TokenLock[]) public tokenLocks;
    mapping(address => bool) public feeWhitelist;
    FeeStruct public gFees;
    address payable public devaddr;
    bool private entered;

    event onDeposit(address lpToken, address user, uint256 amount, uint256 lockDate, uint256 unlockDate);
    event onWithdraw(address lpToken, uint256 amount);
    event onRelock(address lpToken, uint256 index, uint256 unlockDate);
    event onTransferLock(address lpToken, uint256 index, address newOwner);

    modifier nonReentrant() {
        require(!entered, "ReentrancyGuard: reentrant call");
        entered = true;
        _;
        entered = false;
    }

    constructor(address payable dev) public {
        devaddr = dev;
        gFees = FeeStruct(0.1 ether, 10);
    }

    function setDev(address payable dev) external onlyOwner { devaddr = dev; }

    function setFees(uint256 ethFee, uint256 liquidityFee) external onlyOwner {
        require(ethFee <= 1 ether && liquidityFee <= 50, "FEES");
        gFees = FeeStruct(ethFee, liquidityFee);
    }

    function whitelistFeeAccount(address user, bool add) external onlyOwner { feeWhitelist[user] = add; }

    function lockLPToken(address lpToken, uint256 amount, uint256 unlockDate, bool feeInEth, address withdrawer) external payable nonReentrant {
        require(unlockDate < 10000000000, "TIMESTAMP INVALID");
        require(unlockDate > block.timestamp, "UNLOCK DATE");
        require(amount > 0, "INSUFFICIENT");
        require(ERC20(lpToken).transferFrom(msg.sender, address(this), amount), "TRANSFER");
        if (!feeWhitelist[msg.sender]) {
            if (feeInEth) {
                require(msg.value == gFees.ethFee, "FEE NOT MET");
                devaddr.transfer(msg.value);
            } else {
                require(msg.value == 0, "NO ETH");
                uint256 fee = amount * gFees.liquidityFee / 1000;
                ERC20(lpToken).transfer(devaddr, fee);
                amount = amount.sub(fee);
            }
        }
        _push(lpToken, withdrawer, amount, unlockDate);
        emit onDeposit(lpToken, withdrawer, amount, block.timestamp, unlockDate);
    }

    function _push(address lpToken, address who, uint256 amount, uint256 unlockDate) private {
        TokenLock memory one;
        one.lockDate = block.timestamp;
        one.amount = amount;
        one.initialAmount = amount;
        one.unlockDate = unlockDate;
        one.lockID = tokenLocks[lpToken].length;
        one.owner = who;
        tokenLocks[lpToken].push(one);
        userLocks[who].push(one.lockID);
    }

    function _mine(address lpToken, uint256 index) private view returns (TokenLock storage one) {
        one = tokenLocks[lpToken][index];
        require(one.owner == msg.sender, "LOCK MISMATCH");
    }

    function relock(address lpToken, uint256 index, uint256 unlockDate) external nonReentrant {
        require(unlockDate < 10000000000, "TIMESTAMP INVALID");
        TokenLock storage one = _mine(lpToken, index);
        require(unlockDate > one.unlockDate, "UNLOCK BEFORE");
        one.unlockDate = unlockDate;
        emit onRelock(lpToken, index, unlockDate);
    }

    function withdraw(address lpToken, uint256 index, uint256 amount) external nonReentrant {
        require(amount > 0, "ZERO WITHDRAWL");
        TokenLock storage one = _mine(lpToken, index);
        require(one.unlockDate < block.timestamp, "NOT YET");
        one.amount = one.amount.sub(amount);
        require(ERC20(lpToken).transfer(msg.sender, amount), "TRANSFER");
        emit onWithdraw(lpToken, amount);
    }

    function incrementLock(address lpToken, uint256 index, uint256 amount) external nonReentrant {
        require(amount > 0, "ZERO AMOUNT");
        TokenLock storage one = _mine(lpToken, index);
        require(ERC20(lpToken).transferFrom(msg.sender, address(this), amount), "TRANSFER");
        one.amount = one.amount.add(amount);
        emit onDeposit(lpToken, msg.sender, amount, one.lockDate, one.unlockDate);
    }

    function splitLock(address lpToken, uint256 index, uint256 amount) external payable nonReentrant {
        require(amount > 0, "ZERO AMOUNT");
        TokenLock storage one = _mine(lpToken, index);
        require(msg.value == gFees.ethFee, "FEE NOT MET");
        devaddr.transfer(msg.value);
        one.amount = one.amount.sub(amount);
        _push(lpToken, msg.sender, amount, one.unlockDate);
    }

    function transferLockOwnership(address lpToken, uint256 index, address payable newOwner) external {
        require(msg.sender != newOwner, "OWNER");
        TokenLock storage one = _mine(lpToken, index);
        one.owner = newOwner;
        userLocks[newOwner].push(index);
        emit onTransferLock(lpToken, index, newOwner);
    }

    function getNumLocksForToken(address lpToken) external view returns (uint256) { return tokenLocks[lpToken].length; }
    function getUserLocks(address user) external view returns (uint256[] memory) { return userLocks[user]; }
}

/// Brings deposits of the other chain: three of five validators have to agree on each of them.
contract ChildManager {
    address[5] public validators;
    mapping(bytes32 => mapping(address => bool)) public confirmed;
    mapping(bytes32 => uint256) public confirmations;
    mapping(bytes32 => bool) public processed;
    event StateCommitted(uint256 indexed stateId, bytes32 key);

    constructor(address[] memory list) public {
        require(list.length == 5, "five");
        for (uint256 i = 0; i < 5; i++) validators[i] = list[i];
    }

    function onStateReceive(uint256 stateId, address childToken, address user, bytes calldata depositData) external {
        bool known;
        for (uint256 i = 0; i < 5; i++) known = known || validators[i] == msg.sender;
        bytes32 key = keccak256(abi.encode(stateId, childToken, user, depositData));
        require(known && !confirmed[key][msg.sender] && !processed[key], "ChildManager: cannot confirm");
        confirmed[key][msg.sender] = true;
        confirmations[key]++;
        if (confirmations[key] < 3) return;
        processed[key] = true;
        ChildMerrow(childToken).deposit(user, depositData);
        emit StateCommitted(stateId, key);
    }
}

/// Child of a token that lives on another chain.
contract ChildMerrow is ERC20 {
    bytes32 public constant DEPOSITOR_ROLE = keccak256("DEPOSITOR_ROLE");
    mapping(bytes32 => mapping(address => bool)) private _roles;
    event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender);
    event Withdrawn(address indexed user, uint256 amount);

    constructor(address childChainManager) public ERC20("Merrow (bridged)", "MERR") {
        _roles[DEPOSITOR_ROLE][childChainManager] = true;
        emit RoleGranted(DEPOSITOR_ROLE, childChainManager, msg.sender);
    }

    function hasRole(bytes32 role, address account) external view returns (bool) { return _roles[role][account]; }

    function deposit(address user, bytes calldata depositData) external {
        require(_roles[DEPOSITOR_ROLE][msg.sender], "INSUFFICIENT_PERMISSIONS");
        _mint(user, abi.decode(depositData, (uint256)));
    }

    function withdraw(uint256 amount) external {
        _burn(msg.sender, amount);
        emit Withdrawn(msg.sender, amount);
    }
}
