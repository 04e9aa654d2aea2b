// 0.7 runs=800
// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.7.6;

library PlainCalc {
    function plus(uint256 a, uint256 b) internal pure returns (uint256 c) { c = a + b; require(c >= a, "plus"); }
    function minus(uint256 a, uint256 b) internal pure returns (uint256) { require(b <= a, "minus"); return a - b; }
    function times(uint256 a, uint256 b) internal pure returns (uint256 c) { c = a * b; require(a == 0 || c / a == b, "times"); }
}

interface ISyncable { function sync() external; }

/// The middle of what five providers say of the price, once a day, moves the supply a tenth of the way, five of a hundred at most.
contract BreathPolicy {
    using PlainCalc for uint256;

    struct Report { uint128 price; uint64 at; }
    BreathToken public immutable token;
    address public immutable founder;
    address public pair;
    mapping(address => uint256) public seat;
    Report[5] public reports;
    uint256 public lastRebase;
    uint256 public epoch;

    constructor(address token_, address[] memory providers) {
        token = BreathToken(token_);
        founder = msg.sender;
        for (uint256 i = 0; i < 5; i++) seat[providers[i]] = i + 1;
    }

    function setPair(address pair_) external { require(msg.sender == founder && pair == address(0), "once"); pair = pair_; }

    function report(uint128 price) external {
        require(seat[msg.sender] > 0, "not a provider");
        reports[seat[msg.sender] - 1] = Report(price, uint64(block.timestamp));
    }

    function median() public view returns (uint256) {
        uint256[5] memory p;
        uint256 n;
        for (uint256 i = 0; i < 5; i++) {
            if (block.timestamp - reports[i].at > 1 days || block.timestamp - reports[i].at < 1 hours) continue;
            uint256 j = n++;
            for (; j > 0 && p[j - 1] > reports[i].price; j--) p[j] = p[j - 1];
            p[j] = reports[i].price;
        }
        require(n >= 3, "too few reports");
        return p[n / 2];
    }

    function rebase() external {
        require(msg.sender == tx.origin && block.timestamp >= lastRebase + 1 days, "once a day");
        lastRebase = block.timestamp;
        uint256 price = median();
        uint256 supply = token.totalSupply();
        uint256 off = price > 1e18 ? price - 1e18 : 1e18 - price;
        if (off < 5e16) return;
        uint256 by = supply.times(off) / 1e19;
        if (by > supply / 20) by = supply / 20;
        token.rebase(++epoch, price > 1e18 ? supply + by : supply - by);
        if (pair != address(0)) ISyncable(pair).sync();
    }
}

contract BreathToken {
    using PlainCalc for uint256;

    string public constant name = "Breath";
    string public constant symbol = "BRTH";
    uint8 public constant decimals = 9;
    address public immutable monetaryPolicy;
    uint256 private constant INITIAL = 50 * 10**6 * 10**9;
    uint256 private constant TOTAL_GONS = uint256(-1) - (uint256(-1) % INITIAL);
    uint256 private constant MAX_SUPPLY = ~uint128(0);
    uint256 public totalSupply = INITIAL;
    uint256 private gonsPerFragment = TOTAL_GONS / INITIAL;
    mapping(address => uint256) private gons;
    mapping(address => mapping(address => uint256)) public allowance;

    event LogRebase(uint256 indexed epoch, uint256 totalSupply);
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address policy) {
        monetaryPolicy = policy;
        gons[msg.sender] = TOTAL_GONS;
        emit Transfer(address(0), msg.sender, INITIAL);
    }

    function rebase(uint256 epoch, uint256 supply) external returns (uint256) {
        require(msg.sender == monetaryPolicy, "policy");
        totalSupply = supply > MAX_SUPPLY ? MAX_SUPPLY : supply;
        gonsPerFragment = TOTAL_GONS / totalSupply;
        emit LogRebase(epoch, totalSupply);
        return totalSupply;
    }

    function balanceOf(address who) public view returns (uint256) { return gons[who] / gonsPerFragment; }
    function scaledBalanceOf(address who) external view returns (uint256) { return gons[who]; }
    function approve(address s, uint256 v) external returns (bool) { allowance[msg.sender][s] = v; emit Approval(msg.sender, s, v); return true; }
    function transfer(address to, uint256 v) external returns (bool) { return _move(msg.sender, to, v); }
    function transferFrom(address from, address to, uint256 v) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].minus(v);
        return _move(from, to, v);
    }
    function _move(address from, address to, uint256 v) private returns (bool) {
        require(to != address(0) && to != address(this), "recipient");
        uint256 g = v.times(gonsPerFragment);
        gons[from] = gons[from].minus(g);
        gons[to] = gons[to].plus(g);
        emit Transfer(from, to, v);
        return true;
    }
}

contract Erc20Base {
    using PlainCalc for uint256;
    string public name;
    string public symbol;
    uint8 public immutable decimals;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory n, string memory s, uint8 d) { (name, symbol) = (n, s); decimals = d; }
    function approve(address s, uint256 v) external returns (bool) { allowance[msg.sender][s] = v; emit Approval(msg.sender, s, v); return true; }
    function transfer(address to, uint256 v) public returns (bool) { return _move(msg.sender, to, v); }
    function transferFrom(address from, address to, uint256 v) public returns (bool) {
        if (allowance[from][msg.sender] != uint256(-1)) allowance[from][msg.sender] = allowance[from][msg.sender].minus(v);
        return _move(from, to, v);
    }
    function _move(address from, address to, uint256 v) private returns (bool) {
        balanceOf[from] = balanceOf[from].minus(v);
        balanceOf[to] = balanceOf[to].plus(v);
        emit Transfer(from, to, v);
        return true;
    }
    function _make(address to, uint256 v) internal { totalSupply = totalSupply.plus(v); balanceOf[to] = balanceOf[to].plus(v); emit Transfer(address(0), to, v); }
    function _unmake(address from, uint256 v) internal { balanceOf[from] = balanceOf[from].minus(v); totalSupply = totalSupply.minus(v); emit Transfer(from, address(0), v); }
}

contract ReserveMark is Erc20Base("Reserve Dollar", "RSD", 18) {
    constructor() { _make(msg.sender, 9_000_000e18); }
}

/// A coin of a treasury: each has a dollar behind it at least, and bonds bring more.
contract ObolToken is Erc20Base("Obol", "OBOL", 9) {
    address public immutable vault;
    constructor(address vault_) { vault = vault_; }
    function mint(address to, uint256 v) external { require(msg.sender == vault, "vault"); _make(to, v); }
    function burn(uint256 v) external { _unmake(msg.sender, v); }
}

contract ObolTreasury {
    using PlainCalc for uint256;
    ObolToken public immutable obol;
    ReserveMark public immutable reserve;
    address public immutable depository;
    address public immutable founder;

    constructor(address obol_, ReserveMark reserve_, address depository_) {
        (obol, reserve, depository, founder) = (ObolToken(obol_), reserve_, depository_, msg.sender);
    }

    function backing() public view returns (uint256) { return reserve.balanceOf(address(this)) / 1e9; }

    /// Once, by the founder, for what he brings.
    function begin(uint256 dollars) external {
        require(msg.sender == founder && obol.totalSupply() == 0, "begun");
        reserve.transferFrom(msg.sender, address(this), dollars);
        obol.mint(msg.sender, dollars / 1e9 / 2);
    }

    function deposit(address from, uint256 dollars, uint256 payout) external {
        require(msg.sender == depository, "depository");
        reserve.transferFrom(from, address(this), dollars);
        obol.mint(depository, payout);
        require(obol.totalSupply() <= backing(), "more than there is behind it");
    }
}

/// Whoever brings dollars gets obols within five days, at a price that rises with what is owed.
contract ObolBonds {
    using PlainCalc for uint256;
    struct Bond { uint256 payout; uint256 from; uint256 last; }
    ObolTreasury public immutable treasury;
    ObolToken public immutable obol;
    uint256 public constant VESTING = 5 days;
    uint256 public totalDebt;
    uint256 public lastDecay = block.timestamp;
    mapping(address => Bond) public bondInfo;

    event BondCreated(address indexed who, uint256 deposit, uint256 payout);

    constructor(address treasury_, address obol_) { treasury = ObolTreasury(treasury_); obol = ObolToken(obol_); }

    function price() public view returns (uint256) { return uint256(2e18).plus(totalDebt.times(40e18) / obol.totalSupply()); }

    function deposit(uint256 dollars, uint256 maxPrice) external returns (uint256 payout) {
        uint256 decay = totalDebt.times(block.timestamp - lastDecay) / VESTING;
        totalDebt = decay > totalDebt ? 0 : totalDebt - decay;
        lastDecay = block.timestamp;
        require(price() <= maxPrice, "slippage");
        payout = dollars.times(1e9) / price();
        require(payout <= obol.totalSupply() / 200, "bond too large");
        totalDebt = totalDebt.plus(payout);
        treasury.deposit(msg.sender, dollars, payout);
        Bond storage b = bondInfo[msg.sender];
        b.payout = b.payout.plus(payout);
        (b.from, b.last) = (block.timestamp, block.timestamp + VESTING);
        emit BondCreated(msg.sender, dollars, payout);
    }

    function redeem() external {
        Bond storage b = bondInfo[msg.sender];
        uint256 due = block.timestamp >= b.last ? b.payout : b.payout.times(block.timestamp - b.from) / (b.last - b.from);
        b.payout -= due;
        b.from = block.timestamp;
        obol.transfer(msg.sender, due);
    }
}

/// Shares of a vault whose strategies a timelock admits.
contract SiloVault is Erc20Base("Silo Vault Dollar", "svRSD", 18) {
    using PlainCalc for uint256;
    ReserveMark public immutable token;
    address public governance;
    address public guardian;
    bool public emergencyShutdown;
    mapping(address => uint256) public debtRatio;
    mapping(address => uint256) public debt;
    address[] public withdrawalQueue;
    uint256 public totalDebt;

    event StrategyAdded(address indexed strategy, uint256 debtRatio);
    event EmergencyShutdown(bool active);

    constructor(ReserveMark token_, address governance_, address guardian_) { (token, governance, guardian) = (token_, governance_, guardian_); }

    function totalAssets() public view returns (uint256) { return token.balanceOf(address(this)).plus(totalDebt); }
    function pricePerShare() external view returns (uint256) { return totalSupply == 0 ? 1e18 : totalAssets().times(1e18) / totalSupply; }

    function deposit(uint256 amount) external returns (uint256 shares) {
        require(!emergencyShutdown, "shutdown");
        shares = totalSupply == 0 ? amount : amount.times(totalSupply) / totalAssets();
        token.transferFrom(msg.sender, address(this), amount);
        _make(msg.sender, shares);
    }

    function withdraw(uint256 shares) external returns (uint256 value) {
        value = shares.times(totalAssets()) / totalSupply;
        _unmake(msg.sender, shares);
        for (uint256 i = 0; i < withdrawalQueue.length && token.balanceOf(address(this)) < value; i++) {
            address s = withdrawalQueue[i];
            uint256 need = value - token.balanceOf(address(this));
            if (need > debt[s]) need = debt[s];
            ISiloStrategy(s).withdraw(need);
            debt[s] -= need;
            totalDebt -= need;
        }
        token.transfer(msg.sender, value);
    }

    function addStrategy(address s, uint256 ratio) external {
        require(msg.sender == governance && ratio <= 8_000, "governance");
        if (debtRatio[s] == 0) withdrawalQueue.push(s);
        debtRatio[s] = ratio;
        emit StrategyAdded(s, ratio);
    }

    /// A strategy takes up to its part and says what it has gained, which it pays in at once.
    function report(uint256 gain) external {
        require(debtRatio[msg.sender] > 0, "strategy");
        if (gain > 0) token.transferFrom(msg.sender, address(this), gain);
        uint256 most = totalAssets().times(debtRatio[msg.sender]) / 10_000;
        if (most <= debt[msg.sender] || emergencyShutdown) return;
        uint256 more = most - debt[msg.sender];
        if (more > token.balanceOf(address(this))) more = token.balanceOf(address(this));
        debt[msg.sender] += more;
        totalDebt += more;
        token.transfer(msg.sender, more);
    }

    function setEmergencyShutdown(bool active) external {
        require(msg.sender == governance || (active && msg.sender == guardian), "guardian");
        emergencyShutdown = active;
        emit EmergencyShutdown(active);
    }
}

interface ISiloStrategy { function withdraw(uint256 amount) external; }
