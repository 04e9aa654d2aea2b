// 0.6 runs=1000
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

import {Base67} from "./Base67.sol";

abstract contract Coin6 {
    string public name;
    string public symbol;
    uint8 public decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) internal _held;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function balanceOf(address who) public view virtual returns (uint256) {
        return _held[who];
    }

    function approve(address spender, uint256 value) external virtual returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external virtual returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external virtual returns (bool) {
        _spend(from, value);
        _move(from, to, value);
        return true;
    }

    function _spend(address from, uint256 value) internal {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
    }

    function _move(address from, address to, uint256 value) internal virtual {
        require(to != address(0) && _held[from] >= value, "balance");
        _held[from] -= value;
        _held[to] += value;
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal {
        require(totalSupply + value >= value, "overflow");
        totalSupply += value;
        _held[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal {
        require(_held[from] >= value, "balance");
        _held[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

/// Made for escrowed coins that vest; its governance waits for two days.
contract PerpToken is Coin6 {
    address public gov;
    bool public inPrivateTransferMode;
    mapping(address => bool) public isMinter;
    mapping(address => bool) public isHandler;

    modifier onlyGov() {
        require(msg.sender == gov, "BaseToken: forbidden");
        _;
    }

    constructor() public {
        (name, symbol, gov) = ("Perp", "PERPX", msg.sender);
        _mint(msg.sender, 6_000_000 ether);
    }

    function setGov(address next) external onlyGov {
        gov = next;
    }

    function setInfo(string memory name_, string memory symbol_) external onlyGov {
        (name, symbol) = (name_, symbol_);
    }

    function setMinter(address who, bool is_) external onlyGov {
        isMinter[who] = is_;
    }

    function setHandler(address who, bool is_) external onlyGov {
        isHandler[who] = is_;
    }

    function setInPrivateTransferMode(bool is_) external onlyGov {
        inPrivateTransferMode = is_;
    }

    function mint(address to, uint256 value) external {
        require(isMinter[msg.sender], "MintableBaseToken: forbidden");
        require(totalSupply + value <= 13_250_000 ether, "most there may be");
        _mint(to, value);
    }

    function _move(address from, address to, uint256 value) internal override {
        if (inPrivateTransferMode) require(isHandler[msg.sender], "BaseToken: msg.sender not whitelisted");
        super._move(from, to, value);
    }
}

/// Escrowed coins, which do not move, become real ones over a year.
contract PerpVester {
    uint256 public constant DURATION = 365 days;
    PerpToken public token;
    address public immutable rewards;
    mapping(address => uint256) public escrowed;
    mapping(address => uint256) public vesting;
    mapping(address => uint256) public claimed;
    mapping(address => uint256) public since;

    constructor(address rewards_) public {
        rewards = rewards_;
    }

    function bind(PerpToken token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function award(address who, uint256 amount) external {
        require(msg.sender == rewards);
        escrowed[who] += amount;
    }

    function deposit(uint256 amount) external {
        require(escrowed[msg.sender] >= amount && vesting[msg.sender] == claimed[msg.sender], "balance");
        escrowed[msg.sender] -= amount;
        (vesting[msg.sender], claimed[msg.sender], since[msg.sender]) = (amount, 0, block.timestamp);
    }

    function claim() external {
        uint256 passed = block.timestamp - since[msg.sender];
        uint256 vested = passed >= DURATION ? vesting[msg.sender] : (vesting[msg.sender] * passed) / DURATION;
        uint256 due = vested - claimed[msg.sender];
        claimed[msg.sender] = vested;
        token.mint(msg.sender, due);
    }
}

/// Partly covered dollar; its pools make it and burn what they are paid.
contract FractalDollar is Coin6 {
    address public owner;
    address public timelock;
    address public controller;
    uint256 public globalCollateralRatio = 900_000;
    uint256 public lastRefresh;
    mapping(address => bool) public pools;

    modifier onlyByOwnerOrGovernance() {
        require(msg.sender == owner || msg.sender == timelock || msg.sender == controller, "not by governance");
        _;
    }

    modifier onlyPools() {
        require(pools[msg.sender], "Only pools can call this function");
        _;
    }

    constructor(address timelock_) public {
        (name, symbol, owner, timelock) = ("Fractal Dollar", "FRCT", msg.sender, timelock_);
    }

    function addPool(address pool) external onlyByOwnerOrGovernance {
        pools[pool] = true;
    }

    function removePool(address pool) external onlyByOwnerOrGovernance {
        pools[pool] = false;
    }

    function setOwner(address next) external onlyByOwnerOrGovernance {
        owner = next;
    }

    function setController(address next) external onlyByOwnerOrGovernance {
        controller = next;
    }

    function poolMint(address to, uint256 value) external onlyPools {
        _mint(to, value);
    }

    function poolBurnFrom(address from, uint256 value) external onlyPools {
        _spend(from, value);
        _burn(from, value);
    }

    /// A quarter of a percent an hour, toward full cover.
    function refreshCollateralRatio() external {
        require(block.timestamp >= lastRefresh + 1 hours, "an hour");
        lastRefresh = block.timestamp;
        if (globalCollateralRatio <= 997_500) globalCollateralRatio += 2_500;
    }
}

contract FractalShare is Coin6 {
    address public pool;

    constructor() public {
        (name, symbol) = ("Fractal Share", "FRS");
        _mint(msg.sender, 100_000_000 ether);
    }

    function setPool(address pool_) external {
        require(pool == address(0));
        pool = pool_;
    }

    function poolMint(address to, uint256 value) external {
        require(msg.sender == pool);
        _mint(to, value);
    }

    function poolBurn(address from, uint256 value) external {
        require(msg.sender == pool);
        _burn(from, value);
    }
}

contract FractalCollateral is Coin6 {
    constructor() public {
        (name, symbol) = ("Collateral Dollar", "COLL");
        _mint(msg.sender, 50_000_000 ether);
    }
}

/// Takes so much of the collateral, and shares at ten cents for the rest.
contract FractalPool {
    uint256 public constant CEILING = 100_000_000 ether;
    FractalCollateral public immutable collateral;
    FractalShare public immutable share;
    FractalDollar public dollar;

    constructor(FractalCollateral collateral_, FractalShare share_) public {
        (collateral, share) = (collateral_, share_);
    }

    function bind(FractalDollar dollar_) external {
        require(address(dollar) == address(0));
        dollar = dollar_;
    }

    function mintFractional(uint256 amount) external {
        uint256 part = (amount * dollar.globalCollateralRatio()) / 1e6;
        require(collateral.balanceOf(address(this)) + part <= CEILING, "ceiling");
        collateral.transferFrom(msg.sender, address(this), part);
        share.poolBurn(msg.sender, (amount - part) * 10);
        dollar.poolMint(msg.sender, amount);
    }

    function redeemFractional(uint256 amount) external {
        uint256 part = (amount * dollar.globalCollateralRatio()) / 1e6;
        dollar.poolBurnFrom(msg.sender, amount);
        collateral.transfer(msg.sender, part);
        share.poolMint(msg.sender, (amount - part) * 10);
    }
}

/// Child of a coin on another chain: made when the chain's manager of deposits says so.
contract ChildHeather is Coin6 {
    bytes32 public constant DEPOSITOR_ROLE = keccak256("DEPOSITOR_ROLE");
    address public admin;
    mapping(bytes32 => mapping(address => bool)) public hasRole;
    mapping(address => uint256) public nonces;
    bytes32 public immutable domain;

    event MetaTransactionExecuted(address user, address relayer, bytes data);

    constructor(address manager) public {
        (name, symbol, admin) = ("Heather (child)", "HTHR", msg.sender);
        hasRole[DEPOSITOR_ROLE][manager] = true;
        domain = keccak256(abi.encode("Heather (child)", address(this)));
    }

    function grantRole(bytes32 role, address to) external {
        require(msg.sender == admin);
        hasRole[role][to] = true;
    }

    function setAdmin(address next) external {
        require(msg.sender == admin);
        admin = next;
    }

    function deposit(address user, bytes calldata depositData) external {
        require(hasRole[DEPOSITOR_ROLE][msg.sender], "INSUFFICIENT_PERMISSIONS");
        _mint(user, abi.decode(depositData, (uint256)));
    }

    function withdraw(uint256 amount) external {
        _burn(msg.sender, amount);
    }

    function executeMetaTransaction(address user, address to, uint256 value, bytes32 r, bytes32 s, uint8 v) external {
        bytes32 digest = keccak256(abi.encodePacked("\x19\x01", domain, keccak256(abi.encode(nonces[user]++, user, to, value))));
        require(user != address(0) && ecrecover(digest, v, r, s) == user, "Signer and signature do not match");
        _move(user, to, value);
        emit MetaTransactionExecuted(user, msg.sender, msg.data);
    }
}

/// State comes from the other chain when enough of its validators have signed for it.
contract ChildDepositManager {
    mapping(address => bool) public isValidator;
    uint256 public immutable quorum;
    mapping(bytes32 => uint256) public votes;
    mapping(bytes32 => mapping(address => bool)) public voted;

    constructor(address[] memory validators) public {
        for (uint256 i; i < validators.length; i++) isValidator[validators[i]] = true;
        quorum = (validators.length * 2) / 3 + 1;
    }

    function onStateReceive(uint256 id, ChildHeather token, address user, bytes calldata data) external {
        bytes32 state = keccak256(abi.encode(id, token, user, data));
        require(isValidator[msg.sender] && !voted[state][msg.sender], "not a validator");
        voted[state][msg.sender] = true;
        if (++votes[state] == quorum) token.deposit(user, data);
    }
}

/// Two percent of every transfer belong to all who hold.
contract ReflectingYak is Base67 {
    uint256 private constant MAX = ~uint256(0);
    uint256 private immutable _tTotal;
    uint256 private _rTotal;
    uint256 public totalFees;
    mapping(address => uint256) private _r;

    constructor() public Base67("Reflecting Yak", "YAK", 100_000_000_000) {
        _tTotal = 100_000_000_000 * 10**9;
        _rTotal = MAX - (MAX % (100_000_000_000 * 10**9));
        _r[msg.sender] = _rTotal;
    }

    function balanceOf(address account) public view override returns (uint256) {
        return _r[account] / (_rTotal / _tTotal);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 rate = _rTotal / _tTotal;
        uint256 fee = from == owner() || to == owner() ? 0 : value / 50;
        require(_r[from] >= value * rate, "balance");
        _r[from] -= value * rate;
        _r[to] += (value - fee) * rate;
        _rTotal -= fee * rate;
        totalFees += fee;
        emit Transfer(from, to, value - fee);
    }
}
