// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {Bare8} from "./Bare8.sol";

contract PlainCoin is ERC20 {
    constructor(string memory name_, string memory symbol_, uint256 supply) ERC20(name_, symbol_) {
        _mint(msg.sender, supply);
    }
}

/// Sold under an exemption: only among the listed until the period of holding ends, and free thereafter.
contract SeasonedShare is ERC20("Seasoned Class A", "SCA") {
    uint256 public immutable distributionComplianceEnd;
    address public immutable transferAgent;
    mapping(address => bool) public isQualified;

    event Qualified(address indexed account, bool qualified);

    constructor(address agent, uint256 end) {
        (transferAgent, distributionComplianceEnd) = (agent, end);
        isQualified[msg.sender] = true;
        _mint(msg.sender, 6_000_000 ether);
    }

    function setQualified(address account, bool qualified) external {
        require(msg.sender == transferAgent, "agent only");
        isQualified[account] = qualified;
        emit Qualified(account, qualified);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (block.timestamp < distributionComplianceEnd && from != address(0))
            require(isQualified[from] && isQualified[to], "holding period");
        super._update(from, to, value);
    }
}

/// Ether is lent to those who leave dollars behind, at a price far below that of the market.
contract LendingPool {
    uint256 private constant RAY = 1e27;
    uint256 private constant YEAR = 365 days;
    address public immutable governance;
    DepositToken public immutable deposits;
    ERC20 public immutable collateral;
    uint256 public liquidityIndex = RAY;
    uint256 public rate = (3 * RAY) / 100;
    uint256 public lastUpdate = block.timestamp;
    uint256 public constant COLLATERAL_PRICE = 0.0001 ether;
    bool public frozen;
    mapping(address => uint256) public pledged;
    mapping(address => uint256) public debtScaled;

    event ReserveDataUpdated(uint256 liquidityIndex, uint256 rate);

    constructor(address governance_, DepositToken deposits_, ERC20 collateral_) {
        (governance, deposits, collateral) = (governance_, deposits_, collateral_);
    }

    function getNormalizedIncome() public view returns (uint256) {
        return liquidityIndex + (liquidityIndex * rate * (block.timestamp - lastUpdate)) / YEAR / RAY;
    }

    function update() public {
        liquidityIndex = getNormalizedIncome();
        lastUpdate = block.timestamp;
        emit ReserveDataUpdated(liquidityIndex, rate);
    }

    function setRate(uint256 rate_) external {
        require(msg.sender == governance && rate_ <= RAY / 10, "rate");
        update();
        rate = rate_;
    }

    function setFrozen(bool frozen_) external {
        require(msg.sender == governance, "governance");
        frozen = frozen_;
    }

    function supply() external payable {
        require(!frozen, "RESERVE_FROZEN");
        update();
        deposits.mint(msg.sender, (msg.value * RAY) / liquidityIndex);
    }

    function withdraw(uint256 amount) external {
        update();
        deposits.burn(msg.sender, (amount * RAY + liquidityIndex - 1) / liquidityIndex);
        pay(amount);
    }

    function borrow(uint256 pledge, uint256 amount) external {
        require(!frozen, "RESERVE_FROZEN");
        update();
        collateral.transferFrom(msg.sender, address(this), pledge);
        pledged[msg.sender] += pledge;
        debtScaled[msg.sender] += (amount * RAY) / liquidityIndex + 1;
        require((pledged[msg.sender] * COLLATERAL_PRICE) / 1e6 >= (debtScaled[msg.sender] * liquidityIndex * 2) / RAY, "HEALTH_FACTOR");
        pay(amount);
    }

    function repay() external payable {
        update();
        debtScaled[msg.sender] -= (msg.value * RAY) / liquidityIndex;
        if (debtScaled[msg.sender] > 1e9) return;
        uint256 pledge = pledged[msg.sender];
        (pledged[msg.sender], debtScaled[msg.sender]) = (0, 0);
        collateral.transfer(msg.sender, pledge);
    }

    function pay(uint256 amount) private {
        (bool ok, ) = msg.sender.call{value: amount}("");
        require(ok, "NOT_ENOUGH_LIQUIDITY");
    }
}

/// In the manner of an aToken: balances grow with the index of the pool.
contract DepositToken {
    string public constant name = "Lent Ether";
    string public constant symbol = "lnETH";
    uint8 public constant decimals = 18;
    LendingPool public immutable POOL;
    uint256 private _scaledSupply;
    mapping(address => uint256) public scaledBalanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event BalanceTransfer(address indexed from, address indexed to, uint256 value, uint256 index);

    constructor(LendingPool pool) {
        POOL = pool;
    }

    modifier onlyPool() {
        require(msg.sender == address(POOL), "CALLER_MUST_BE_POOL");
        _;
    }

    function totalSupply() external view returns (uint256) {
        return (_scaledSupply * POOL.getNormalizedIncome()) / 1e27;
    }

    function balanceOf(address account) public view returns (uint256) {
        return (scaledBalanceOf[account] * POOL.getNormalizedIncome()) / 1e27;
    }

    function mint(address to, uint256 scaled) external onlyPool {
        scaledBalanceOf[to] += scaled;
        _scaledSupply += scaled;
        emit Transfer(address(0), to, (scaled * POOL.getNormalizedIncome()) / 1e27);
    }

    function burn(address from, uint256 scaled) external onlyPool {
        scaledBalanceOf[from] -= scaled;
        _scaledSupply -= scaled;
        emit Transfer(from, address(0), (scaled * POOL.getNormalizedIncome()) / 1e27);
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        return move(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= amount;
        return move(from, to, amount);
    }

    function move(address from, address to, uint256 amount) private returns (bool) {
        uint256 index = POOL.getNormalizedIncome();
        uint256 scaled = (amount * 1e27) / index;
        scaledBalanceOf[from] -= scaled;
        scaledBalanceOf[to] += scaled;
        emit Transfer(from, to, amount);
        emit BalanceTransfer(from, to, scaled, index);
        return true;
    }
}

/// One whole is always so many of the one and so many of the other coin; everybody makes and breaks them.
contract BasketToken is ERC20("Two Harbours Index", "2HRB") {
    ERC20 public immutable componentA;
    ERC20 public immutable componentB;
    uint256 public constant UNITS_A = 3 ether;
    uint256 public constant UNITS_B = 0.5 ether;

    event Issued(address indexed to, uint256 quantity);
    event RedeemedFor(address indexed to, uint256 quantity);

    constructor(ERC20 a, ERC20 b) {
        (componentA, componentB) = (a, b);
    }

    function issue(uint256 quantity, address to) external {
        componentA.transferFrom(msg.sender, address(this), (quantity * UNITS_A + 1 ether - 1) / 1 ether);
        componentB.transferFrom(msg.sender, address(this), (quantity * UNITS_B + 1 ether - 1) / 1 ether);
        _mint(to, quantity);
        emit Issued(to, quantity);
    }

    function redeem(uint256 quantity, address to) external {
        _burn(msg.sender, quantity);
        componentA.transfer(to, (quantity * UNITS_A) / 1 ether);
        componentB.transfer(to, (quantity * UNITS_B) / 1 ether);
        emit RedeemedFor(to, quantity);
    }
}

/// Staked coins that may be passed on; to take the coins back, one waits ten days.
contract StakedCoin is ERC20("Staked Trellis", "stkTRL") {
    ERC20 public immutable STAKED_TOKEN;
    uint256 public constant COOLDOWN_SECONDS = 10 days;
    uint256 public constant UNSTAKE_WINDOW = 2 days;
    mapping(address => uint256) public stakersCooldowns;

    event Cooldown(address indexed user);

    constructor(ERC20 token) {
        STAKED_TOKEN = token;
    }

    function stake(address onBehalfOf, uint256 amount) external {
        STAKED_TOKEN.transferFrom(msg.sender, address(this), amount);
        _mint(onBehalfOf, amount);
    }

    function cooldown() external {
        require(balanceOf(msg.sender) != 0, "INVALID_BALANCE_ON_COOLDOWN");
        stakersCooldowns[msg.sender] = block.timestamp;
        emit Cooldown(msg.sender);
    }

    function redeem(address to, uint256 amount) external {
        uint256 start = stakersCooldowns[msg.sender];
        require(start != 0 && block.timestamp > start + COOLDOWN_SECONDS, "INSUFFICIENT_COOLDOWN");
        require(block.timestamp <= start + COOLDOWN_SECONDS + UNSTAKE_WINDOW, "UNSTAKE_WINDOW_FINISHED");
        _burn(msg.sender, amount);
        STAKED_TOKEN.transfer(to, amount);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (to != address(0) && from != to) stakersCooldowns[to] = 0;
        super._update(from, to, value);
    }
}

/// The second version: the first is handed in for it, one for a hundred, as long as one likes.
contract MarlinV2 is ERC20("Marlin", "MRLN"), ERC20Burnable {
    ERC20 public immutable v1;
    uint256 public constant RATIO = 100;
    uint256 public constant MAX_SUPPLY = 10_000_000 ether;
    uint256 public migrated;

    event Migrated(address indexed account, uint256 oldAmount, uint256 newAmount);

    constructor(ERC20 v1_) {
        v1 = v1_;
    }

    function migrate(uint256 oldAmount) external {
        uint256 amount = oldAmount / RATIO;
        migrated += amount;
        require(migrated <= MAX_SUPPLY, "all migrated");
        v1.transferFrom(msg.sender, 0x000000000000000000000000000000000000dEaD, oldAmount);
        _mint(msg.sender, amount);
        emit Migrated(msg.sender, oldAmount, amount);
    }
}

/// Mined with work, as 0xBitcoin is: who finds a number gets fifty, and harder it becomes.
contract WorkCoin is Bare8 {
    uint256 public totalSupply;
    uint256 public constant MAX_SUPPLY = 21_000_000 ether;
    uint256 public miningTarget = type(uint256).max >> 20;
    bytes32 public challengeNumber = blockhash(block.number - 1);
    uint256 public epochCount;
    uint256 public latestAdjustment = block.number;
    mapping(bytes32 => bool) private solved;

    event Mint(address indexed from, uint256 reward, uint256 epochCount, bytes32 newChallenge);

    constructor() Bare8("Pickaxe", "PICK") {
        totalSupply = 2_100_000 ether;
        _give(msg.sender, totalSupply);
    }

    function getMiningReward() public view returns (uint256) {
        return 50 ether >> (totalSupply / (MAX_SUPPLY / 8));
    }

    function mint(uint256 nonce) external returns (bool) {
        bytes32 digest = keccak256(abi.encodePacked(challengeNumber, msg.sender, nonce));
        require(uint256(digest) <= miningTarget, "work");
        require(!solved[challengeNumber], "solved");
        solved[challengeNumber] = true;
        uint256 reward = getMiningReward();
        require(totalSupply + reward <= MAX_SUPPLY, "all mined");
        totalSupply += reward;
        _give(msg.sender, reward);
        if (++epochCount % 256 == 0) adjust();
        challengeNumber = blockhash(block.number - 1);
        emit Mint(msg.sender, reward, epochCount, challengeNumber);
        return true;
    }

    function adjust() private {
        uint256 blocks = block.number - latestAdjustment;
        uint256 expected = 256 * 60;
        miningTarget = blocks < expected ? miningTarget - miningTarget / 50 : miningTarget + miningTarget / 50;
        latestAdjustment = block.number;
    }
}
