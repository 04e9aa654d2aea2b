// 0.6 runs=200 evm=istanbul
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

library Safe6 {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "add");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "sub");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a * b;
        require(a == 0 || c / a == b, "mul");
    }

    function div(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b > 0, "div");
        return a / b;
    }
}

contract Reserve6 {
    using Safe6 for uint256;
    string public name = "Quay Dollar";
    string public symbol = "QUSD";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 40_000_000 ether;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    constructor() public {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        return move(from, to, value);
    }

    function move(address from, address to, uint256 value) private returns (bool) {
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
        return true;
    }
}

/// Debt at the rate of the day it was taken; it cannot be moved.
contract StableDebt {
    using Safe6 for uint256;
    string public constant name = "Quay stable debt QUSD";
    string public constant symbol = "stableDebtQUSD";
    uint8 public constant decimals = 18;
    address public immutable POOL;
    uint256 public totalPrincipal;
    mapping(address => uint256) public principal;
    mapping(address => uint256) public rateOf;
    mapping(address => uint256) public since;

    constructor(address pool) public {
        POOL = pool;
    }

    modifier onlyPool() {
        require(msg.sender == POOL, "CT_CALLER_MUST_BE_LENDING_POOL");
        _;
    }

    function balanceOf(address who) public view returns (uint256) {
        return principal[who].add(principal[who].mul(rateOf[who]).mul(now - since[who]).div(365 days).div(1e18));
    }

    function mint(address who, uint256 amount, uint256 rate) external onlyPool {
        uint256 before = balanceOf(who);
        uint256 next = before.add(amount);
        rateOf[who] = before.mul(rateOf[who]).add(amount.mul(rate)).div(next);
        totalPrincipal = totalPrincipal.sub(principal[who]).add(next);
        principal[who] = next;
        since[who] = now;
    }

    /// Tells how much of what was paid is interest.
    function burn(address who, uint256 amount) external onlyPool returns (uint256 interest) {
        uint256 due = balanceOf(who);
        interest = due.sub(principal[who]);
        if (interest > amount) interest = amount;
        uint256 next = due.sub(amount);
        totalPrincipal = totalPrincipal.sub(principal[who]).add(next);
        principal[who] = next;
        since[who] = now;
    }

    function transfer(address, uint256) external pure returns (bool) {
        revert("TRANSFER_NOT_SUPPORTED");
    }
}

/// Takes deposits, lends against ether, half of its price as it stood when the pool was made; interest paid raises the index.
contract QuayPool {
    using Safe6 for uint256;
    uint256 public constant PRICE = 2000;
    uint256 public constant RATE = 4e16;
    address public immutable emergencyAdmin;
    Reserve6 public immutable reserve;
    QuayAToken public immutable aToken;
    StableDebt public immutable debt;
    uint256 public liquidityIndex = 1e27;
    bool public paused;
    mapping(address => uint256) public collateral;

    constructor(Reserve6 reserve_, QuayAToken aToken_, address emergencyAdmin_) public {
        (reserve, aToken, emergencyAdmin) = (reserve_, aToken_, emergencyAdmin_);
        debt = new StableDebt(address(this));
    }

    modifier whenNotPaused() {
        require(!paused, "LP_IS_PAUSED");
        _;
    }

    function setPause(bool to) external {
        require(msg.sender == emergencyAdmin, "LPC_CALLER_NOT_EMERGENCY_ADMIN");
        paused = to;
    }

    function deposit(uint256 amount, address onBehalfOf) external whenNotPaused {
        require(reserve.transferFrom(msg.sender, address(aToken), amount), "transfer");
        aToken.mint(onBehalfOf, amount, liquidityIndex);
    }

    function withdraw(uint256 amount, address to) external whenNotPaused {
        aToken.burn(msg.sender, to, amount, liquidityIndex);
    }

    function borrow(uint256 amount) external payable whenNotPaused {
        collateral[msg.sender] = collateral[msg.sender].add(msg.value);
        debt.mint(msg.sender, amount, RATE);
        require(debt.balanceOf(msg.sender).mul(2) <= collateral[msg.sender].mul(PRICE), "VL_COLLATERAL_CANNOT_COVER_NEW_BORROW");
        aToken.transferUnderlyingTo(msg.sender, amount);
    }

    function repay(address who, uint256 amount) public whenNotPaused {
        require(reserve.transferFrom(msg.sender, address(aToken), amount), "transfer");
        uint256 interest = debt.burn(who, amount);
        uint256 all = aToken.scaledTotalSupply();
        if (all > 0) liquidityIndex = liquidityIndex.add(interest.mul(1e27).div(all));
    }

    function withdrawCollateral(uint256 amount) external whenNotPaused {
        collateral[msg.sender] = collateral[msg.sender].sub(amount);
        require(debt.balanceOf(msg.sender).mul(2) <= collateral[msg.sender].mul(PRICE), "HEALTH_FACTOR");
        msg.sender.transfer(amount);
    }

    /// Anybody repays a debt that has grown over four fifths, and gets what lies behind it.
    function liquidationCall(address who) external {
        uint256 due = debt.balanceOf(who);
        require(due.mul(5) > collateral[who].mul(PRICE).mul(4), "HEALTH_FACTOR_NOT_BELOW_THRESHOLD");
        uint256 prize = collateral[who];
        collateral[who] = 0;
        repay(who, due);
        msg.sender.transfer(prize);
    }
}

/// In the manner of Aave: scaled balances that grow with the index of the pool, which alone makes and destroys them.
contract QuayAToken {
    using Safe6 for uint256;
    string public constant name = "Quay interest bearing QUSD";
    string public constant symbol = "aQUSD";
    uint8 public constant decimals = 18;
    QuayPool public immutable POOL;
    Reserve6 public immutable UNDERLYING_ASSET_ADDRESS;
    uint256 public scaledTotalSupply;
    mapping(address => uint256) public scaledBalanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(QuayPool pool, Reserve6 reserve) public {
        (POOL, UNDERLYING_ASSET_ADDRESS) = (pool, reserve);
    }

    modifier onlyLendingPool() {
        require(msg.sender == address(POOL), "CT_CALLER_MUST_BE_LENDING_POOL");
        _;
    }

    function balanceOf(address who) public view returns (uint256) {
        return scaledBalanceOf[who].mul(POOL.liquidityIndex()).div(1e27);
    }

    function totalSupply() external view returns (uint256) {
        return scaledTotalSupply.mul(POOL.liquidityIndex()).div(1e27);
    }

    function mint(address to, uint256 amount, uint256 index) external onlyLendingPool {
        uint256 scaled = amount.mul(1e27).div(index);
        require(scaled != 0, "CT_INVALID_MINT_AMOUNT");
        scaledTotalSupply = scaledTotalSupply.add(scaled);
        scaledBalanceOf[to] = scaledBalanceOf[to].add(scaled);
        emit Transfer(address(0), to, amount);
    }

    function burn(address from, address to, uint256 amount, uint256 index) external onlyLendingPool {
        uint256 scaled = up(amount, index);
        scaledTotalSupply = scaledTotalSupply.sub(scaled);
        scaledBalanceOf[from] = scaledBalanceOf[from].sub(scaled);
        emit Transfer(from, address(0), amount);
        require(UNDERLYING_ASSET_ADDRESS.transfer(to, amount), "transfer");
    }

    function transferUnderlyingTo(address to, uint256 amount) external onlyLendingPool {
        require(UNDERLYING_ASSET_ADDRESS.transfer(to, amount), "transfer");
    }

    function up(uint256 amount, uint256 index) private pure returns (uint256) {
        return amount.mul(1e27).add(index - 1).div(index);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        return move(from, to, value);
    }

    function move(address from, address to, uint256 value) private returns (bool) {
        require(!POOL.paused(), "P_IS_PAUSED");
        uint256 scaled = up(value, POOL.liquidityIndex());
        if (scaled > scaledBalanceOf[from] && value <= balanceOf(from)) scaled = scaledBalanceOf[from];
        scaledBalanceOf[from] = scaledBalanceOf[from].sub(scaled);
        scaledBalanceOf[to] = scaledBalanceOf[to].add(scaled);
        emit Transfer(from, to, value);
        return true;
    }
}

/// Three of five members report the same, at most once in twenty hours; the token itself refuses what is out of bounds.
contract BeaconOracle {
    uint256 public constant QUORUM = 3;
    FlowEther public immutable token;
    uint256 public epoch;
    address[] public members;
    mapping(bytes32 => uint256) public votes;
    mapping(bytes32 => mapping(address => bool)) public voted;

    constructor(FlowEther token_, address[] memory members_) public {
        require(members_.length == 5, "five");
        token = token_;
        members = members_;
    }

    function reportBeacon(uint256 epoch_, uint256 balance) external {
        bool member;
        for (uint256 i = 0; i < members.length; i++) member = member || members[i] == msg.sender;
        require(member, "MEMBER_NOT_FOUND");
        require(epoch_ == epoch, "EPOCH");
        bytes32 hash = keccak256(abi.encode(epoch_, balance));
        require(!voted[hash][msg.sender], "ALREADY_SUBMITTED");
        voted[hash][msg.sender] = true;
        if (++votes[hash] == QUORUM) {
            epoch++;
            token.handleOracleReport(balance);
        }
    }
}

/// In the manner of stETH: ether goes in, shares come out, and what a share is worth is told by the oracle. One report lifts by no more
/// than a tenth of a percent and lowers by no more than one; a tenth of what is earned goes to the treasury.
contract FlowEther {
    using Safe6 for uint256;
    string public constant name = "Liquid flowing Ether";
    string public constant symbol = "flETH";
    uint8 public constant decimals = 18;
    address public immutable treasury;
    address public immutable oracle;
    address public immutable gateSeal;
    uint256 public sealedUntil;
    bool public sealUsed;
    uint256 public beaconBalance;
    uint256 public lastReport;
    uint256 public totalShares;
    mapping(address => uint256) public sharesOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address oracle_, address treasury_, address gateSeal_) public {
        (oracle, treasury, gateSeal) = (oracle_, treasury_, gateSeal_);
    }

    receive() external payable {
        submit();
    }

    function totalSupply() public view returns (uint256) {
        return beaconBalance;
    }

    function getPooledEthByShares(uint256 shares) public view returns (uint256) {
        return totalShares == 0 ? 0 : shares.mul(totalSupply()).div(totalShares);
    }

    function getSharesByPooledEth(uint256 value) public view returns (uint256) {
        return totalShares == 0 ? value : value.mul(totalShares).div(totalSupply());
    }

    function balanceOf(address who) public view returns (uint256) {
        return getPooledEthByShares(sharesOf[who]);
    }

    function submit() public payable {
        require(msg.value > 0, "ZERO_DEPOSIT");
        uint256 shares = getSharesByPooledEth(msg.value);
        beaconBalance = beaconBalance.add(msg.value);
        give(msg.sender, shares);
        emit Transfer(address(0), msg.sender, msg.value);
    }

    /// What stakers give back comes out of what lies here.
    function redeem(uint256 value) external {
        uint256 shares = getSharesByPooledEth(value).add(1);
        sharesOf[msg.sender] = sharesOf[msg.sender].sub(shares);
        totalShares = totalShares.sub(shares);
        beaconBalance = beaconBalance.sub(value);
        emit Transfer(msg.sender, address(0), value);
        msg.sender.transfer(value);
    }

    function give(address to, uint256 shares) private {
        totalShares = totalShares.add(shares);
        sharesOf[to] = sharesOf[to].add(shares);
    }

    function handleOracleReport(uint256 balance) external {
        require(msg.sender == oracle && now >= lastReport + 20 hours, "APP_AUTH_FAILED");
        require(balance >= beaconBalance.sub(beaconBalance / 100) && balance <= beaconBalance.add(beaconBalance / 1000), "ALLOWED_BEACON_BALANCE");
        lastReport = now;
        uint256 earned = balance > beaconBalance ? balance - beaconBalance : 0;
        beaconBalance = balance;
        if (earned > 0) give(treasury, (earned / 10).mul(totalShares).div(balance - earned / 10));
    }

    /// Several may stop it once, for six days.
    function seal() external {
        require(msg.sender == gateSeal && !sealUsed, "SEAL");
        sealUsed = true;
        sealedUntil = now + 6 days;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        return move(from, to, value);
    }

    function move(address from, address to, uint256 value) private returns (bool) {
        require(now >= sealedUntil, "CONTRACT_IS_STOPPED");
        uint256 shares = getSharesByPooledEth(value);
        sharesOf[from] = sharesOf[from].sub(shares);
        sharesOf[to] = sharesOf[to].add(shares);
        emit Transfer(from, to, value);
        return true;
    }
}
