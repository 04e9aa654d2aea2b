// 0.8 runs=9999 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

import {ERC20} from "solmate/src/tokens/ERC20.sol";
import {SafeTransferLib} from "solmate/src/utils/SafeTransferLib.sol";
import {FixedPointMathLib} from "solmate/src/utils/FixedPointMathLib.sol";

/// What lies in the basket.
contract Piece is ERC20 {
    constructor(string memory name_, string memory symbol_, uint256 supply) ERC20(name_, symbol_, 18) {
        _mint(msg.sender, supply);
    }
}

/// What is pledged at the lender: a coin for each ether that lies here.
contract CarrStake is ERC20("Carr Staked Ether", "csETH", 18) {
    function deposit() external payable {
        _mint(msg.sender, msg.value);
    }

    function withdraw(uint256 amount) external {
        _burn(msg.sender, amount);
        SafeTransferLib.safeTransferETH(msg.sender, amount);
    }
}

/// Two coins in a basket. Who brings both is given shares, who gives shares back has both; a fee of a year streams to the manager.
contract Trugbasket is ERC20("Trug Index", "TRUG", 18) {
    using SafeTransferLib for ERC20;
    using FixedPointMathLib for uint256;

    uint256 public constant maxStreamingFeePercentage = 0.02e18;
    uint256 private constant ONE_YEAR = 365.25 days;
    ERC20[2] public components;
    uint256[2] public units;
    address public immutable manager;
    uint256 public streamingFeePercentage = 0.0095e18;
    uint256 public lastStreamingFeeTimestamp = block.timestamp;

    event SetTokenIssued(address indexed to, uint256 quantity);
    event SetTokenRedeemed(address indexed from, uint256 quantity);
    event FeeActualized(uint256 managerFee);
    event StreamingFeeUpdated(uint256 fee);

    constructor(ERC20 one, ERC20 two, address manager_) {
        (components, units, manager) = ([one, two], [uint256(2 ether), 0.5 ether], manager_);
    }

    function issue(uint256 quantity, address to) external {
        require(quantity > 0, "Issue quantity must be > 0");
        for (uint256 i; i < 2; ++i) {
            components[i].safeTransferFrom(msg.sender, address(this), quantity.mulWadUp(units[i]));
        }
        _mint(to, quantity);
        emit SetTokenIssued(to, quantity);
    }

    function redeem(uint256 quantity, address to) external {
        require(quantity > 0, "Redeem quantity must be > 0");
        _burn(msg.sender, quantity);
        for (uint256 i; i < 2; ++i) components[i].safeTransfer(to, quantity.mulWadDown(units[i]));
        emit SetTokenRedeemed(msg.sender, quantity);
    }

    /// New shares for the manager, and a little less in each: what lies there stays enough for all.
    function actualizeFee() public {
        uint256 elapsed = block.timestamp - lastStreamingFeeTimestamp;
        lastStreamingFeeTimestamp = block.timestamp;
        uint256 share = (streamingFeePercentage * elapsed) / ONE_YEAR;
        if (share == 0 || totalSupply == 0) return;
        if (share > 0.1e18) share = 0.1e18;
        uint256 made = (totalSupply * share) / (1e18 - share);
        for (uint256 i; i < 2; ++i) units[i] = units[i].mulDivDown(totalSupply, totalSupply + made);
        _mint(manager, made);
        emit FeeActualized(made);
    }

    function updateStreamingFee(uint256 next) external {
        require(msg.sender == manager, "Must be the manager");
        require(next <= maxStreamingFeePercentage, "Fee must be less than max");
        actualizeFee();
        streamingFeePercentage = next;
        emit StreamingFeeUpdated(next);
    }
}

/// A market of one kind, in the manner of the first lenders: ether lent, staked ether pledged one for one. It has no admin.
contract CarrEther is ERC20("Carr Ether", "cETHER", 8) {
    using SafeTransferLib for ERC20;

    struct Snapshot {
        uint256 principal;
        uint256 interestIndex;
    }

    uint256 public constant initialExchangeRate = 0.02e28;
    uint256 public constant borrowRatePerSecond = 0.04e18 / uint256(365 days);
    uint256 public constant collateralFactor = 0.7e18;
    uint256 public constant liquidationThreshold = 0.8e18;
    ERC20 public immutable collateral;
    uint256 public accrualTime = block.timestamp;
    uint256 public borrowIndex = 1e18;
    uint256 public totalBorrows;
    mapping(address => Snapshot) public accountBorrows;
    mapping(address => uint256) public pledged;

    event AccrueInterest(uint256 interestAccumulated, uint256 borrowIndex, uint256 totalBorrows);
    event Mint(address minter, uint256 mintAmount, uint256 mintTokens);
    event Redeem(address redeemer, uint256 redeemAmount, uint256 redeemTokens);
    event Borrow(address borrower, uint256 borrowAmount);
    event RepayBorrow(address payer, address borrower, uint256 repayAmount);
    event LiquidateBorrow(address liquidator, address borrower, uint256 repayAmount, uint256 seized);

    constructor(ERC20 collateral_) {
        collateral = collateral_;
    }

    function getCash() public view returns (uint256) {
        return address(this).balance;
    }

    function exchangeRateStored() public view returns (uint256) {
        return _rate(getCash());
    }

    function borrowBalanceStored(address account) public view returns (uint256) {
        Snapshot memory one = accountBorrows[account];
        return one.principal == 0 ? 0 : (one.principal * borrowIndex + one.interestIndex - 1) / one.interestIndex;
    }

    function accrueInterest() public {
        uint256 factor = borrowRatePerSecond * (block.timestamp - accrualTime);
        accrualTime = block.timestamp;
        if (factor == 0) return;
        uint256 interest = (totalBorrows * factor) / 1e18;
        totalBorrows += interest;
        borrowIndex += (borrowIndex * factor) / 1e18;
        emit AccrueInterest(interest, borrowIndex, totalBorrows);
    }

    function mint() external payable {
        accrueInterest();
        uint256 tokens = (msg.value * 1e18) / _rate(getCash() - msg.value);
        _mint(msg.sender, tokens);
        emit Mint(msg.sender, msg.value, tokens);
    }

    function redeem(uint256 tokens) external {
        accrueInterest();
        uint256 amount = (tokens * exchangeRateStored()) / 1e18;
        _burn(msg.sender, tokens);
        emit Redeem(msg.sender, amount, tokens);
        SafeTransferLib.safeTransferETH(msg.sender, amount);
    }

    function pledge(uint256 amount) external {
        pledged[msg.sender] += amount;
        collateral.safeTransferFrom(msg.sender, address(this), amount);
    }

    function unpledge(uint256 amount) external {
        accrueInterest();
        pledged[msg.sender] -= amount;
        require(_covered(msg.sender, collateralFactor), "COMPTROLLER_REJECTION");
        collateral.safeTransfer(msg.sender, amount);
    }

    function borrow(uint256 amount) external {
        accrueInterest();
        accountBorrows[msg.sender] = Snapshot(borrowBalanceStored(msg.sender) + amount, borrowIndex);
        totalBorrows += amount;
        require(_covered(msg.sender, collateralFactor), "COMPTROLLER_REJECTION");
        emit Borrow(msg.sender, amount);
        SafeTransferLib.safeTransferETH(msg.sender, amount);
    }

    function repayBorrow() external payable {
        accrueInterest();
        _repay(msg.sender, msg.value);
    }

    /// Anybody pays for whom eight tenths no longer cover, and has a twentieth more of what was pledged.
    function liquidateBorrow(address borrower) external payable {
        accrueInterest();
        require(!_covered(borrower, liquidationThreshold), "INSUFFICIENT_SHORTFALL");
        require(msg.value <= borrowBalanceStored(borrower) / 2, "TOO_MUCH_REPAY");
        uint256 seized = (msg.value * 105) / 100;
        if (seized > pledged[borrower]) seized = pledged[borrower];
        _repay(borrower, msg.value);
        pledged[borrower] -= seized;
        collateral.safeTransfer(msg.sender, seized);
        emit LiquidateBorrow(msg.sender, borrower, msg.value, seized);
    }

    function _repay(address borrower, uint256 amount) private {
        uint256 owed = borrowBalanceStored(borrower);
        require(amount <= owed, "REPAY_TOO_MUCH");
        accountBorrows[borrower] = Snapshot(owed - amount, borrowIndex);
        totalBorrows = totalBorrows > amount ? totalBorrows - amount : 0;
        emit RepayBorrow(msg.sender, borrower, amount);
    }

    function _covered(address account, uint256 factor) private view returns (bool) {
        return borrowBalanceStored(account) <= (pledged[account] * factor) / 1e18;
    }

    function _rate(uint256 cash) private view returns (uint256) {
        return totalSupply == 0 ? initialExchangeRate : ((cash + totalBorrows) * 1e18) / totalSupply;
    }
}

/// Who is who: an agent of the registrar says who has been identified, and from where; everybody may be, until somebody is barred.
contract StaithRegistry {
    address public immutable registrar;
    mapping(address => uint16) public investorCountry;
    mapping(address => bool) public barred;
    mapping(uint16 => bool) public closedCountry;

    event IdentityRegistered(address indexed investor, uint16 indexed country);
    event Barred(address indexed investor, bool barred);

    modifier onlyRegistrar() {
        require(msg.sender == registrar, "not the registrar");
        _;
    }

    constructor(address registrar_) {
        registrar = registrar_;
    }

    function registerIdentity(address investor, uint16 country) external onlyRegistrar {
        investorCountry[investor] = country;
        emit IdentityRegistered(investor, country);
    }

    function setBarred(address investor, bool on) external onlyRegistrar {
        barred[investor] = on;
        emit Barred(investor, on);
    }

    function setCountryClosed(uint16 country, bool on) external onlyRegistrar {
        closedCountry[country] = on;
    }

    function isVerified(address investor) external view returns (bool) {
        return !barred[investor] && !closedCountry[investorCountry[investor]];
    }
}

/// A part of a warehouse. Whoever the registry does not bar may have some; the agent, two of three keys, freezes, recovers and issues.
contract Staithshare is ERC20("Staith Quay Warehouse Share", "STQ", 18) {
    StaithRegistry public immutable identityRegistry;
    address public immutable agent;
    bool public tokenPaused;
    mapping(address => uint256) public frozenTokens;

    event Paused(address user);
    event Unpaused(address user);
    event TokensFrozen(address indexed user, uint256 amount);
    event RecoverySuccess(address indexed lostWallet, address indexed newWallet);

    modifier onlyAgent() {
        require(msg.sender == agent, "AgentRole: caller does not have the Agent role");
        _;
    }

    constructor(StaithRegistry registry, address agent_) {
        (identityRegistry, agent) = (registry, agent_);
        _mint(msg.sender, 2_400_000 ether);
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        _check(msg.sender, to, amount);
        return super.transfer(to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        _check(from, to, amount);
        return super.transferFrom(from, to, amount);
    }

    function pause() external onlyAgent {
        tokenPaused = true;
        emit Paused(msg.sender);
    }

    function unpause() external onlyAgent {
        tokenPaused = false;
        emit Unpaused(msg.sender);
    }

    function setFrozenTokens(address user, uint256 amount) external onlyAgent {
        frozenTokens[user] = amount;
        emit TokensFrozen(user, amount);
    }

    function mint(address to, uint256 amount) external onlyAgent {
        require(identityRegistry.isVerified(to), "Identity is not verified.");
        _mint(to, amount);
    }

    function recoveryAddress(address lost, address next) external onlyAgent {
        require(identityRegistry.isVerified(next), "Identity is not verified.");
        uint256 amount = balanceOf[lost];
        balanceOf[lost] = 0;
        balanceOf[next] += amount;
        emit Transfer(lost, next, amount);
        emit RecoverySuccess(lost, next);
    }

    function _check(address from, address to, uint256 amount) private view {
        require(!tokenPaused, "Pausable: paused");
        require(amount + frozenTokens[from] <= balanceOf[from], "Insufficient Balance");
        require(identityRegistry.isVerified(to), "Transfer not possible");
    }
}
