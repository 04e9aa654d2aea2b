// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require((c = a + b) >= a, "ADD_OVERFLOW");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "SUB_OVERFLOW");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require(a == 0 || (c = a * b) / a == b, "MUL_OVERFLOW");
    }
}

/// Holders have gons, of which a varying number makes one.
contract TideFragments {
    using SafeMath for uint256;

    uint256 private constant INITIAL = 50_000_000e9;
    uint256 private constant TOTAL_GONS = uint256(-1) - (uint256(-1) % INITIAL);
    uint256 private constant MAX_SUPPLY = uint128(-1);
    string public constant name = "Tide";
    string public constant symbol = "TIDE";
    uint8 public constant decimals = 9;
    address public owner = msg.sender;
    address public monetaryPolicy;
    uint256 public totalSupply = INITIAL;
    uint256 private _gonsPerFragment = TOTAL_GONS / INITIAL;
    mapping(address => uint256) private _gonBalances;
    mapping(address => mapping(address => uint256)) public allowance;

    event LogRebase(uint256 indexed epoch, uint256 totalSupply);
    event LogMonetaryPolicyUpdated(address monetaryPolicy);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor() {
        _gonBalances[msg.sender] = TOTAL_GONS;
        emit Transfer(address(0), msg.sender, INITIAL);
    }

    function transferOwnership(address to) external {
        require(msg.sender == owner, "owner");
        owner = to;
    }

    function setMonetaryPolicy(address policy) external {
        require(msg.sender == owner, "owner");
        monetaryPolicy = policy;
        emit LogMonetaryPolicyUpdated(policy);
    }

    function rebase(uint256 epoch, int256 supplyDelta) external returns (uint256) {
        require(msg.sender == monetaryPolicy, "policy");
        if (supplyDelta < 0) totalSupply = totalSupply.sub(uint256(-supplyDelta));
        else totalSupply = totalSupply.add(uint256(supplyDelta));
        if (totalSupply > MAX_SUPPLY) totalSupply = MAX_SUPPLY;
        _gonsPerFragment = TOTAL_GONS / totalSupply;
        emit LogRebase(epoch, totalSupply);
        return totalSupply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _gonBalances[who] / _gonsPerFragment;
    }

    function scaledBalanceOf(address who) external view returns (uint256) {
        return _gonBalances[who];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        return _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        require(to != address(0) && to != address(this), "recipient");
        uint256 gons = value.mul(_gonsPerFragment);
        _gonBalances[from] = _gonBalances[from].sub(gons);
        _gonBalances[to] = _gonBalances[to].add(gons);
        emit Transfer(from, to, value);
        return true;
    }
}

/// Takes the middle of what five providers say, each of whose reports waits for an hour and is good for three days.
contract MedianOracle {
    struct Report {
        uint256 timestamp;
        uint256 payload;
    }

    address[5] public providers;
    mapping(address => Report[2]) public providerReports;

    event ProviderReportPushed(address indexed provider, uint256 payload, uint256 timestamp);

    constructor(address[] memory providers_) {
        for (uint256 i = 0; i < 5; i++) {
            providers[i] = providers_[i];
            providerReports[providers_[i]][0] = Report(1, 0);
            providerReports[providers_[i]][1] = Report(1, 0);
        }
    }

    function pushReport(uint256 payload) external {
        Report[2] storage reports = providerReports[msg.sender];
        require(reports[0].timestamp > 0, "not a provider");
        uint8 recent = reports[0].timestamp >= reports[1].timestamp ? 0 : 1;
        require(reports[recent].timestamp + 1 hours <= block.timestamp, "too early");
        reports[1 - recent] = Report(block.timestamp, payload);
        emit ProviderReportPushed(msg.sender, payload, block.timestamp);
    }

    function getData() external view returns (uint256, bool) {
        uint256[] memory valid = new uint256[](5);
        uint256 size;
        for (uint256 i = 0; i < 5; i++) {
            Report[2] storage reports = providerReports[providers[i]];
            for (uint256 k = 0; k < 2; k++) {
                uint256 at = reports[k].timestamp;
                if (at + 1 hours > block.timestamp || at + 3 days < block.timestamp) continue;
                uint256 j = size++;
                for (; j > 0 && valid[j - 1] > reports[k].payload; j--) valid[j] = valid[j - 1];
                valid[j] = reports[k].payload;
                break;
            }
        }
        return size < 3 ? (0, false) : (valid[size / 2], true);
    }
}

/// Once a day a fortieth of how far the price is off, and a fiftieth of all at most.
contract TidePolicy {
    using SafeMath for uint256;

    TideFragments public immutable frags;
    MedianOracle public immutable marketOracle;
    address public owner;
    uint256 public constant targetRate = 1e18;
    uint256 public rebaseLag = 40;
    uint256 public deviationThreshold = 5e16;
    uint256 public lastRebaseTimestampSec;
    uint256 public epoch;

    constructor(TideFragments frags_, MedianOracle oracle_, address owner_) {
        (frags, marketOracle, owner) = (frags_, oracle_, owner_);
    }

    function setRebaseLag(uint256 lag) external {
        require(msg.sender == owner && lag >= 10, "lag");
        rebaseLag = lag;
    }

    function rebase() external {
        require(msg.sender == tx.origin && lastRebaseTimestampSec + 1 days < block.timestamp, "too soon");
        lastRebaseTimestampSec = block.timestamp;
        (uint256 price, bool valid) = marketOracle.getData();
        require(valid, "no price");
        uint256 supply = frags.totalSupply();
        uint256 off = price > targetRate ? price - targetRate : targetRate - price;
        uint256 delta = off < deviationThreshold ? 0 : supply.mul(off) / targetRate / rebaseLag;
        if (delta > supply / 50) delta = supply / 50;
        frags.rebase(++epoch, price > targetRate ? int256(delta) : -int256(delta));
    }
}

/// The middle of five prices, the last of each.
contract Aggregator {
    address[5] public transmitters;
    mapping(address => uint256) public answers;

    event NewTransmission(address indexed transmitter, uint256 answer);

    constructor(address[] memory who) {
        for (uint256 i = 0; i < 5; i++) transmitters[i] = who[i];
    }

    function transmit(uint256 answer) external {
        bool known;
        for (uint256 i = 0; i < 5; i++) known = known || transmitters[i] == msg.sender;
        require(known, "unauthorized transmitter");
        answers[msg.sender] = answer;
        emit NewTransmission(msg.sender, answer);
    }

    function latestAnswer() external view returns (uint256) {
        uint256[5] memory sorted;
        for (uint256 i = 0; i < 5; i++) {
            uint256 answer = answers[transmitters[i]];
            uint256 j = i;
            for (; j > 0 && sorted[j - 1] > answer; j--) sorted[j] = sorted[j - 1];
            sorted[j] = answer;
        }
        return sorted[2];
    }
}

/// Loans without interest, against ether, by nobody's leave.
contract TroveManager {
    struct Trove {
        uint256 debt;
        uint256 coll;
    }

    uint256 public constant MCR = 110;
    uint256 public constant MIN_DEBT = 1_800e18;
    Aggregator public immutable priceFeed;
    LarkDollar public immutable token;
    StabilityPool public immutable stabilityPool;
    mapping(address => Trove) public troves;
    uint256 public baseRate = 50;

    event TroveUpdated(address indexed borrower, uint256 debt, uint256 coll);
    event Redemption(address indexed from, uint256 amount, uint256 ethSent);
    event TroveLiquidated(address indexed borrower, uint256 debt, uint256 coll);

    constructor(Aggregator feed, LarkDollar token_, StabilityPool pool) {
        (priceFeed, token, stabilityPool) = (feed, token_, pool);
    }

    function openTrove(uint256 amount) external payable {
        Trove storage trove = troves[msg.sender];
        require(trove.debt == 0 && amount >= MIN_DEBT && amount < 1e30, "BorrowerOps: debt");
        trove.debt = amount + (amount * baseRate) / 10_000;
        trove.coll = msg.value;
        require(trove.coll * priceFeed.latestAnswer() >= trove.debt * MCR * 1e16, "BorrowerOps: ICR below MCR");
        token.mint(msg.sender, amount);
        token.mint(address(stabilityPool), trove.debt - amount);
        emit TroveUpdated(msg.sender, trove.debt, trove.coll);
    }

    function repay(uint256 amount) external {
        Trove storage trove = troves[msg.sender];
        require(amount <= trove.debt, "BorrowerOps: too much");
        token.burn(msg.sender, amount);
        trove.debt -= amount;
        emit TroveUpdated(msg.sender, trove.debt, trove.coll);
        if (trove.debt > 0) return;
        uint256 coll = trove.coll;
        trove.coll = 0;
        msg.sender.transfer(coll);
    }

    function redeemCollateral(address borrower, uint256 amount) external {
        Trove storage trove = troves[borrower];
        require(amount <= trove.debt && amount < 1e30, "TroveManager: amount");
        uint256 eth = (amount * 1e18) / priceFeed.latestAnswer();
        token.burn(msg.sender, amount);
        trove.debt -= amount;
        trove.coll -= eth;
        uint256 fee = eth / 200;
        trove.coll += fee;
        msg.sender.transfer(eth - fee);
        emit Redemption(msg.sender, amount, eth - fee);
    }

    function liquidate(address borrower) external {
        Trove memory trove = troves[borrower];
        require(trove.debt > 0 && trove.coll * priceFeed.latestAnswer() < trove.debt * MCR * 1e16, "TroveManager: nothing to liquidate");
        delete troves[borrower];
        token.burn(address(stabilityPool), trove.debt);
        stabilityPool.offset{value: trove.coll}();
        emit TroveLiquidated(borrower, trove.debt, trove.coll);
    }
}

/// Shares of what waits here to pay for loans that fall.
contract StabilityPool {
    LarkDollar public immutable token;
    address public immutable troveManager;
    mapping(address => uint256) public shares;
    uint256 public totalShares;

    constructor(LarkDollar token_, address manager) {
        (token, troveManager) = (token_, manager);
    }

    function offset() external payable {
        require(msg.sender == troveManager, "StabilityPool: Caller is not TroveManager");
    }

    function provideToSP(uint256 amount) external {
        uint256 held = token.balanceOf(address(this));
        uint256 made = totalShares == 0 || held == 0 ? amount : (amount * totalShares) / held;
        token.sendToPool(msg.sender, address(this), amount);
        shares[msg.sender] += made;
        totalShares += made;
    }

    function withdrawFromSP(uint256 amount) external {
        require(shares[msg.sender] >= amount, "StabilityPool: no deposit");
        uint256 dollars = (token.balanceOf(address(this)) * amount) / totalShares;
        uint256 eth = (address(this).balance * amount) / totalShares;
        shares[msg.sender] -= amount;
        totalShares -= amount;
        token.returnFromPool(address(this), msg.sender, dollars);
        msg.sender.transfer(eth);
    }
}

contract LarkDollar {
    string public constant name = "Lark Dollar";
    string public constant symbol = "LARK";
    uint8 public constant decimals = 18;
    address public immutable troveManagerAddress;
    address public immutable stabilityPoolAddress;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address troves, address pool) {
        (troveManagerAddress, stabilityPoolAddress) = (troves, pool);
    }

    function mint(address account, uint256 amount) external {
        require(msg.sender == troveManagerAddress, "LARK: Caller is not TroveManager");
        totalSupply += amount;
        balanceOf[account] += amount;
        emit Transfer(address(0), account, amount);
    }

    function burn(address account, uint256 amount) external {
        require(msg.sender == troveManagerAddress, "LARK: Caller is not TroveManager");
        require(balanceOf[account] >= amount, "LARK: burn amount exceeds balance");
        balanceOf[account] -= amount;
        totalSupply -= amount;
        emit Transfer(account, address(0), amount);
    }

    function sendToPool(address sender, address pool, uint256 amount) external {
        require(msg.sender == stabilityPoolAddress, "LARK: Caller is not the StabilityPool");
        _transfer(sender, pool, amount);
    }

    function returnFromPool(address pool, address receiver, uint256 amount) external {
        require(msg.sender == stabilityPoolAddress || msg.sender == troveManagerAddress, "LARK: Caller is not a pool");
        _transfer(pool, receiver, amount);
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        require(to != address(this) && to != stabilityPoolAddress && to != troveManagerAddress, "LARK: Cannot transfer here");
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        require(to != address(this) && to != stabilityPoolAddress && to != troveManagerAddress, "LARK: Cannot transfer here");
        require(allowance[from][msg.sender] >= amount, "ERC20: transfer amount exceeds allowance");
        allowance[from][msg.sender] -= amount;
        _transfer(from, to, amount);
        return true;
    }

    function _transfer(address from, address to, uint256 amount) private {
        require(to != address(0) && balanceOf[from] >= amount, "ERC20: transfer amount exceeds balance");
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
    }
}
