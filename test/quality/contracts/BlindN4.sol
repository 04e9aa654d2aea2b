// 0.5 runs=200 evm=istanbul
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import {SafeMath} from "./Base5.sol";

contract Plain {
    using SafeMath for uint256;
    string public name;
    string public symbol;
    uint8 public decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        spend(from, value);
        return move(from, to, value);
    }

    function spend(address from, uint256 value) internal {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
    }

    function give(address to, uint256 value) internal {
        totalSupply = totalSupply.add(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(address(0), to, value);
    }

    function move(address from, address to, uint256 value) internal returns (bool) {
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
        return true;
    }
}

/// What lies in the market.
contract Underlying is Plain {
    constructor() public {
        (name, symbol) = ("Harbour Stable", "HSTB");
        give(msg.sender, 50_000_000 * 10**18);
    }
}

/// What the markets ask before they move anything. The admin is a timelock; the guardian, several, may stop and not restart.
contract Comptroller {
    using SafeMath for uint256;

    address public admin;
    address public pauseGuardian;
    bool public mintGuardianPaused;
    bool public borrowGuardianPaused;
    bool public transferGuardianPaused;
    uint256 public collateralFactor = 75 * 10**16;
    uint256 public constant closeFactor = 50 * 10**16;
    uint256 public constant liquidationIncentive = 108 * 10**16;

    event ActionPaused(string action, bool to);
    constructor(address admin_, address guardian) public {
        admin = admin_;
        pauseGuardian = guardian;
    }

    function mayPause(bool to) private view {
        require(msg.sender == admin || (msg.sender == pauseGuardian && to), "only pause guardian and admin can pause, only admin can unpause");
    }

    function _setMintPaused(bool to) external {
        mayPause(to);
        mintGuardianPaused = to;
        emit ActionPaused("Mint", to);
    }

    function _setBorrowPaused(bool to) external {
        mayPause(to);
        borrowGuardianPaused = to;
        emit ActionPaused("Borrow", to);
    }

    function _setTransferPaused(bool to) external {
        mayPause(to);
        transferGuardianPaused = to;
        emit ActionPaused("Transfer", to);
    }

    function _setCollateralFactor(uint256 to) external {
        require(msg.sender == admin && to >= 10**17 && to <= 90 * 10**16, "bounds");
        collateralFactor = to;
    }

    /// What an account that borrowed must keep, in shares of the market.
    function sharesBound(CMarket market, address who, uint256 more) public view returns (uint256) {
        uint256 debt = market.borrowBalanceStored(who).add(more);
        if (debt == 0) return 0;
        return debt.mul(10**18).div(collateralFactor).mul(10**18).div(market.exchangeRateStored()).add(1);
    }

    function mintAllowed() external view {
        require(!mintGuardianPaused, "mint is paused");
    }

    function redeemAllowed(CMarket market, address who, uint256 shares) public view {
        require(market.balanceOf(who) >= sharesBound(market, who, 0).add(shares) || market.borrowBalanceStored(who) == 0, "shortfall");
    }

    function transferAllowed(CMarket market, address from, uint256 shares) external view {
        require(!transferGuardianPaused, "transfer is paused");
        redeemAllowed(market, from, shares);
    }

    function borrowAllowed(CMarket market, address who, uint256 amount) external view {
        require(!borrowGuardianPaused, "borrow is paused");
        require(market.balanceOf(who) >= sharesBound(market, who, amount), "shortfall");
    }

    function liquidateAllowed(CMarket market, address who, uint256 repaid) external view returns (uint256 seized) {
        require(market.balanceOf(who) < sharesBound(market, who, 0), "no shortfall");
        require(repaid <= market.borrowBalanceStored(who).mul(closeFactor).div(10**18), "too much repay");
        return repaid.mul(liquidationIncentive).div(market.exchangeRateStored());
    }
}

/// In the manner of Compound: shares of a market whose price rises with what borrowers pay.
contract CMarket {
    using SafeMath for uint256;

    string public name = "Compounded Harbour Stable";
    string public symbol = "cHSTB";
    uint8 public constant decimals = 8;
    address public admin;
    Comptroller public comptroller;
    Underlying public underlying;
    uint256 public totalSupply;
    uint256 public totalBorrows;
    uint256 public totalReserves;
    uint256 public borrowIndex = 10**18;
    uint256 public accrualTime = now;
    uint256 public constant reserveFactor = 10**17;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256) private principal;
    mapping(address => uint256) private interestIndex;
    bool private entered;

    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);
    event LiquidateBorrow(address liquidator, address borrower, uint256 repaid, uint256 seized);
    modifier nonReentrant() {
        require(!entered, "re-entered");
        entered = true;
        _;
        entered = false;
    }
    constructor(Underlying underlying_, Comptroller comptroller_, address admin_) public {
        (underlying, comptroller, admin) = (underlying_, comptroller_, admin_);
    }

    function getCash() public view returns (uint256) {
        return underlying.balanceOf(address(this));
    }

    function exchangeRateStored() public view returns (uint256) {
        if (totalSupply == 0) return 2 * 10**26;
        return getCash().add(totalBorrows).sub(totalReserves).mul(10**18).div(totalSupply);
    }

    function borrowBalanceStored(address who) public view returns (uint256) {
        return principal[who] == 0 ? 0 : principal[who].mul(borrowIndex).div(interestIndex[who]);
    }

    /// Two percent a year, and more the more is lent.
    function borrowRatePerYear() public view returns (uint256) {
        uint256 all = getCash().add(totalBorrows);
        return all == 0 ? 0 : uint256(2 * 10**16).add(totalBorrows.mul(20 * 10**16).div(all));
    }

    function accrueInterest() public {
        uint256 factor = borrowRatePerYear().mul(now - accrualTime).div(365 days);
        accrualTime = now;
        uint256 interest = totalBorrows.mul(factor).div(10**18);
        totalBorrows = totalBorrows.add(interest);
        totalReserves = totalReserves.add(interest.mul(reserveFactor).div(10**18));
        borrowIndex = borrowIndex.add(borrowIndex.mul(factor).div(10**18));
    }

    function mint(uint256 amount) external nonReentrant returns (uint256) {
        accrueInterest();
        comptroller.mintAllowed();
        uint256 shares = amount.mul(10**18).div(exchangeRateStored());
        require(underlying.transferFrom(msg.sender, address(this), amount), "transfer");
        totalSupply = totalSupply.add(shares);
        balanceOf[msg.sender] = balanceOf[msg.sender].add(shares);
        emit Transfer(address(this), msg.sender, shares);
        return 0;
    }

    function redeem(uint256 shares) external nonReentrant returns (uint256) {
        accrueInterest();
        comptroller.redeemAllowed(this, msg.sender, shares);
        uint256 amount = shares.mul(exchangeRateStored()).div(10**18);
        totalSupply = totalSupply.sub(shares);
        balanceOf[msg.sender] = balanceOf[msg.sender].sub(shares);
        emit Transfer(msg.sender, address(this), shares);
        require(underlying.transfer(msg.sender, amount), "transfer");
        return 0;
    }

    function borrow(uint256 amount) external nonReentrant returns (uint256) {
        accrueInterest();
        comptroller.borrowAllowed(this, msg.sender, amount);
        principal[msg.sender] = borrowBalanceStored(msg.sender).add(amount);
        interestIndex[msg.sender] = borrowIndex;
        totalBorrows = totalBorrows.add(amount);
        require(getCash() >= totalReserves.add(amount), "cash");
        require(underlying.transfer(msg.sender, amount), "transfer");
        return 0;
    }

    function repayBorrow(uint256 amount) external nonReentrant returns (uint256) {
        accrueInterest();
        repay(msg.sender, amount);
        return 0;
    }

    function repay(address who, uint256 amount) private {
        require(underlying.transferFrom(msg.sender, address(this), amount), "transfer");
        principal[who] = borrowBalanceStored(who).sub(amount);
        interestIndex[who] = borrowIndex;
        totalBorrows = amount > totalBorrows ? 0 : totalBorrows - amount;
    }

    function liquidateBorrow(address borrower, uint256 amount) external nonReentrant returns (uint256) {
        accrueInterest();
        uint256 seized = comptroller.liquidateAllowed(this, borrower, amount);
        require(borrower != msg.sender, "liquidator is borrower");
        repay(borrower, amount);
        if (seized > balanceOf[borrower]) seized = balanceOf[borrower];
        move(borrower, msg.sender, seized);
        emit LiquidateBorrow(msg.sender, borrower, amount, seized);
        return 0;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external nonReentrant returns (bool) {
        comptroller.transferAllowed(this, msg.sender, value);
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external nonReentrant returns (bool) {
        if (allowance[from][msg.sender] != uint256(-1)) allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        comptroller.transferAllowed(this, from, value);
        move(from, to, value);
        return true;
    }

    function move(address from, address to, uint256 value) private {
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
    }

    function _setComptroller(Comptroller to) external {
        require(msg.sender == admin, "admin");
        comptroller = to;
    }

    function _reduceReserves(uint256 amount) external {
        require(msg.sender == admin, "admin");
        accrueInterest();
        totalReserves = totalReserves.sub(amount);
        require(underlying.transfer(admin, amount), "transfer");
    }
}

/// In the manner of GMX: what the admin, several, has signalled may be done a day later.
contract SignalTimelock {
    uint256 public constant buffer = 1 days;
    address public admin;
    mapping(bytes32 => uint256) public pendingActions;
    event SignalPendingAction(address target, bytes data, uint256 at);
    constructor(address admin_) public {
        admin = admin_;
    }

    function signal(address target, bytes calldata data) external {
        require(msg.sender == admin, "Timelock: forbidden");
        pendingActions[keccak256(abi.encode(target, data))] = now + buffer;
        emit SignalPendingAction(target, data, now + buffer);
    }

    function perform(address target, bytes calldata data) external {
        bytes32 action = keccak256(abi.encode(target, data));
        uint256 at = pendingActions[action];
        require(msg.sender == admin && at != 0 && now > at, "Timelock: action time not yet passed");
        delete pendingActions[action];
        (bool ok, ) = target.call(data);
        require(ok, "Timelock: failed");
    }
}

/// Ether in at the price of what lies here, out again a quarter of an hour later, three thousandths stay.
contract PoolManager {
    using SafeMath for uint256;
    PoolToken public glp;
    mapping(address => uint256) public lastAddedAt;
    constructor(PoolToken glp_) public {
        glp = glp_;
    }

    function addLiquidityETH() external payable {
        uint256 supply = glp.totalSupply();
        uint256 aum = address(this).balance.sub(msg.value);
        lastAddedAt[msg.sender] = now;
        uint256 net = msg.value.mul(997).div(1000);
        glp.mint(msg.sender, supply == 0 ? net.mul(2000) : net.mul(supply).div(aum));
    }

    function removeLiquidityETH(uint256 value) external {
        require(now >= lastAddedAt[msg.sender] + 15 minutes, "GlpManager: cooldown duration not yet passed");
        uint256 out = value.mul(address(this).balance).div(glp.totalSupply()).mul(997).div(1000);
        glp.burn(msg.sender, value);
        msg.sender.transfer(out);
    }
}

/// Who makes it, who moves it for others, and whether only those may, is for its governor, the timelock.
contract PoolToken is Plain {
    address public gov;
    bool public inPrivateTransferMode;
    mapping(address => bool) public isMinter;
    mapping(address => bool) public isHandler;
    constructor(address gov_, address manager) public {
        (name, symbol, gov) = ("Perpetual Pool", "PLP", gov_);
        isMinter[manager] = true;
    }

    modifier onlyGov() {
        require(msg.sender == gov, "forbidden");
        _;
    }

    function setGov(address to) external onlyGov {
        gov = to;
    }

    function setMinter(address who, bool to) external onlyGov {
        isMinter[who] = to;
    }

    function setHandler(address who, bool to) external onlyGov {
        isHandler[who] = to;
    }

    function setInPrivateTransferMode(bool to) external onlyGov {
        inPrivateTransferMode = to;
    }

    function mint(address to, uint256 value) external {
        require(isMinter[msg.sender], "MintableBaseToken: forbidden");
        give(to, value);
    }

    /// Of the manager only what its caller has; another minter needs the timelock.
    function burn(address from, uint256 value) external {
        require(isMinter[msg.sender], "MintableBaseToken: forbidden");
        balanceOf[from] = balanceOf[from].sub(value);
        totalSupply = totalSupply.sub(value);
        emit Transfer(from, address(0), value);
    }

    function spend(address from, uint256 value) internal {
        if (!isHandler[msg.sender]) super.spend(from, value);
    }

    function move(address from, address to, uint256 value) internal returns (bool) {
        require(!inPrivateTransferMode || isHandler[msg.sender], "BaseToken: msg.sender not whitelisted");
        return super.move(from, to, value);
    }
}
