// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

contract CheckedSums {
    function add(uint x, uint y) internal pure returns (uint z) { require((z = x + y) >= x, "add"); }
    function sub(uint x, uint y) internal pure returns (uint z) { require((z = x - y) <= x, "sub"); }
    function mul(uint x, uint y) internal pure returns (uint z) { require(y == 0 || (z = x * y) / y == x, "mul"); }
}

/// The middle of what five say.
contract StaterFeed {
    uint[5] public said;
    mapping (address => uint) public seat;

    constructor(address[] memory feeders, uint price) public {
        for (uint i = 0; i < 5; i++) { seat[feeders[i]] = i + 1; said[i] = price; }
    }

    function poke(uint price) external {
        require(seat[msg.sender] > 0 && price > 0, "feed/not-a-feeder");
        said[seat[msg.sender] - 1] = price;
    }

    function peek() external view returns (uint) {
        uint[5] memory s = said;
        for (uint i = 1; i < 5; i++) for (uint j = i; j > 0 && s[j] < s[j - 1]; j--) (s[j], s[j - 1]) = (s[j - 1], s[j]);
        return s[2];
    }
}

/// A coin with wards. Only the engine is one.
contract Stater is CheckedSums {
    mapping (address => uint) public wards;
    string public constant name = "Stater Stablecoin";
    string public constant symbol = "STTR";
    uint8 public constant decimals = 18;
    uint public totalSupply;
    mapping (address => uint) public balanceOf;
    mapping (address => mapping (address => uint)) public allowance;

    event Approval(address indexed src, address indexed guy, uint wad);
    event Transfer(address indexed src, address indexed dst, uint wad);

    constructor() public { wards[msg.sender] = 1; }
    modifier auth { require(wards[msg.sender] == 1, "Stater/not-authorized"); _; }
    function rely(address guy) external auth { wards[guy] = 1; }
    function deny(address guy) external auth { wards[guy] = 0; }

    function transfer(address dst, uint wad) external returns (bool) { return transferFrom(msg.sender, dst, wad); }
    function transferFrom(address src, address dst, uint wad) public returns (bool) {
        if (src != msg.sender && allowance[src][msg.sender] != uint(-1)) allowance[src][msg.sender] = sub(allowance[src][msg.sender], wad);
        balanceOf[src] = sub(balanceOf[src], wad);
        balanceOf[dst] = add(balanceOf[dst], wad);
        emit Transfer(src, dst, wad);
        return true;
    }
    function mint(address usr, uint wad) external auth {
        balanceOf[usr] = add(balanceOf[usr], wad);
        totalSupply = add(totalSupply, wad);
        emit Transfer(address(0), usr, wad);
    }
    function burn(address usr, uint wad) external {
        if (usr != msg.sender && allowance[usr][msg.sender] != uint(-1)) allowance[usr][msg.sender] = sub(allowance[usr][msg.sender], wad);
        balanceOf[usr] = sub(balanceOf[usr], wad);
        totalSupply = sub(totalSupply, wad);
        emit Transfer(usr, address(0), wad);
    }
    function approve(address usr, uint wad) external returns (bool) {
        allowance[msg.sender][usr] = wad;
        emit Approval(msg.sender, usr, wad);
        return true;
    }
}

/// Ether in urns, coins drawn against one and a half of them. The fee of two of a hundred a year goes to savers.
contract StaterEngine is CheckedSums {
    struct Urn { uint ink; uint art; }
    Stater public immutable coin;
    StaterFeed public immutable feed;
    uint public constant MAT = 150;
    uint public constant CHOP = 113;
    uint public constant DUST = 100 ether;
    mapping (address => Urn) public urns;
    uint public rate = 1e18;
    uint public rho = now;
    uint public totalArt;
    uint public totalPie;
    mapping (address => uint) public pie;

    event Frob(address indexed usr, uint ink, uint debt);
    event Bite(address indexed usr, address indexed by, uint debt, uint ink);

    constructor(address coin_, address feed_) public { coin = Stater(coin_); feed = StaterFeed(feed_); }

    function drip() public {
        uint more = mul(rate, mul(now - rho, 2)) / (100 * 365 days);
        rate = add(rate, more);
        rho = now;
        if (more > 0 && totalPie > 0) coin.mint(address(this), mul(totalArt, more) / 1e18);
    }

    function debtOf(address usr) public view returns (uint) { return mul(urns[usr].art, rate) / 1e18; }

    function open(uint wad) external payable {
        drip();
        Urn storage u = urns[msg.sender];
        u.ink = add(u.ink, msg.value);
        uint dart = add(mul(wad, 1e18) / rate, 1);
        u.art = add(u.art, dart);
        totalArt = add(totalArt, dart);
        require(debtOf(msg.sender) >= DUST, "engine/dust");
        require(safe(msg.sender), "engine/not-safe");
        coin.mint(msg.sender, wad);
        emit Frob(msg.sender, u.ink, debtOf(msg.sender));
    }

    function wipe(uint wad, uint free) external {
        drip();
        Urn storage u = urns[msg.sender];
        uint dart = mul(wad, 1e18) / rate;
        if (dart > u.art) dart = u.art;
        coin.burn(msg.sender, wad);
        u.art = sub(u.art, dart);
        totalArt = sub(totalArt, dart);
        u.ink = sub(u.ink, free);
        require(u.art == 0 || safe(msg.sender), "engine/not-safe");
        send(msg.sender, free);
    }

    function safe(address usr) public view returns (bool) {
        return mul(mul(urns[usr].ink, feed.peek()) / 1e18, 100) >= mul(debtOf(usr), MAT);
    }

    /// Whoever likes pays the debt of an unsafe urn, and takes ether of a hundred and thirteen for each hundred.
    function bite(address usr) external {
        drip();
        require(!safe(usr), "engine/safe");
        Urn storage u = urns[usr];
        uint debt = debtOf(usr);
        uint seized = mul(mul(debt, CHOP) / 100, 1e18) / feed.peek();
        if (seized > u.ink) seized = u.ink;
        coin.burn(msg.sender, debt);
        totalArt = sub(totalArt, u.art);
        u.art = 0;
        u.ink = sub(u.ink, seized);
        emit Bite(usr, msg.sender, debt, seized);
        send(msg.sender, seized);
    }

    /// Savings.
    function join(uint wad) external {
        drip();
        uint held = coin.balanceOf(address(this));
        uint more = totalPie == 0 ? wad : mul(wad, totalPie) / held;
        coin.transferFrom(msg.sender, address(this), wad);
        pie[msg.sender] = add(pie[msg.sender], more);
        totalPie = add(totalPie, more);
    }

    function exit(uint shares) external {
        drip();
        uint wad = mul(shares, coin.balanceOf(address(this))) / totalPie;
        pie[msg.sender] = sub(pie[msg.sender], shares);
        totalPie = sub(totalPie, shares);
        coin.transfer(msg.sender, wad);
    }

    function send(address to, uint wad) private { (bool ok, ) = to.call{value: wad}(""); require(ok, "engine/ether"); }
}

/// A dollar without a governor: opened against ether, redeemed for ether, and a pool that takes over what is liquidated.
contract TallowUSD is CheckedSums {
    string public constant name = "Tallow USD";
    string public constant symbol = "TUSDX";
    uint8 public constant decimals = 18;
    uint public totalSupply;
    mapping (address => uint) public balanceOf;
    mapping (address => mapping (address => uint)) public allowance;
    address public immutable troveManager;

    event Transfer(address indexed from, address indexed to, uint value);
    event Approval(address indexed owner, address indexed spender, uint value);

    constructor(address manager) public { troveManager = manager; }
    modifier onlyManager { require(msg.sender == troveManager, "TUSDX: Caller is not TroveManager"); _; }

    function mint(address to, uint value) external onlyManager { totalSupply = add(totalSupply, value); balanceOf[to] = add(balanceOf[to], value); emit Transfer(address(0), to, value); }
    function burn(address from, uint value) external onlyManager { balanceOf[from] = sub(balanceOf[from], value); totalSupply = sub(totalSupply, value); emit Transfer(from, address(0), value); }
    function sendToPool(address from, uint value) external onlyManager { _transfer(from, troveManager, value); }

    function approve(address spender, uint value) external returns (bool) { allowance[msg.sender][spender] = value; emit Approval(msg.sender, spender, value); return true; }
    function transfer(address to, uint value) external returns (bool) {
        require(to != address(0) && to != address(this) && to != troveManager, "TUSDX: Cannot transfer tokens to a system contract");
        _transfer(msg.sender, to, value);
        return true;
    }
    function transferFrom(address from, address to, uint value) external returns (bool) {
        require(to != address(0) && to != address(this) && to != troveManager, "TUSDX: Cannot transfer tokens to a system contract");
        allowance[from][msg.sender] = sub(allowance[from][msg.sender], value);
        _transfer(from, to, value);
        return true;
    }
    function _transfer(address from, address to, uint value) private { balanceOf[from] = sub(balanceOf[from], value); balanceOf[to] = add(balanceOf[to], value); emit Transfer(from, to, value); }
}

contract TallowManager is CheckedSums {
    struct Trove { uint coll; uint debt; }
    TallowUSD public immutable token;
    StaterFeed public immutable feed;
    uint public constant MCR = 110e16;
    uint public constant REDEEMABLE = 200e16;
    mapping (address => Trove) public troves;
    uint public totalShares;
    uint public pooled;
    uint public gained;
    mapping (address => uint) public shares;

    event TroveUpdated(address indexed borrower, uint coll, uint debt);
    event Liquidation(address indexed borrower, uint debt, uint coll);
    event Redemption(address indexed by, address indexed borrower, uint amount, uint ether_);

    constructor(address token_, address feed_) public { token = TallowUSD(token_); feed = StaterFeed(feed_); }

    function icr(address who) public view returns (uint) { return troves[who].debt == 0 ? uint(-1) : mul(troves[who].coll, feed.peek()) / troves[who].debt; }

    function openTrove(uint draw) external payable {
        Trove storage t = troves[msg.sender];
        t.coll = add(t.coll, msg.value);
        t.debt = add(t.debt, add(draw, draw / 200));
        require(icr(msg.sender) >= MCR, "below the minimum ratio");
        token.mint(msg.sender, draw);
        emit TroveUpdated(msg.sender, t.coll, t.debt);
    }

    function repay(uint amount, uint coll) external {
        Trove storage t = troves[msg.sender];
        token.burn(msg.sender, amount);
        t.debt = sub(t.debt, amount);
        t.coll = sub(t.coll, coll);
        require(icr(msg.sender) >= MCR, "below the minimum ratio");
        _send(msg.sender, coll);
    }

    function redeem(address borrower, uint amount) external {
        require(icr(borrower) >= MCR && icr(borrower) < REDEEMABLE, "not redeemable");
        Trove storage t = troves[borrower];
        uint out = mul(amount, 995e15) / feed.peek();
        token.burn(msg.sender, amount);
        t.debt = sub(t.debt, amount);
        t.coll = sub(t.coll, out);
        emit Redemption(msg.sender, borrower, amount, out);
        _send(msg.sender, out);
    }

    function provide(uint amount) external {
        require(gained == 0 || totalShares == 0, "first take what was gained");
        uint more = totalShares == 0 || pooled == 0 ? amount : mul(amount, totalShares) / pooled;
        token.sendToPool(msg.sender, amount);
        pooled = add(pooled, amount);
        shares[msg.sender] = add(shares[msg.sender], more);
        totalShares = add(totalShares, more);
    }

    function withdraw(uint part) external {
        uint coins = mul(pooled, part) / totalShares;
        uint ether_ = mul(gained, part) / totalShares;
        shares[msg.sender] = sub(shares[msg.sender], part);
        totalShares = sub(totalShares, part);
        pooled = sub(pooled, coins);
        gained = sub(gained, ether_);
        token.transfer(msg.sender, coins);
        _send(msg.sender, ether_);
    }

    function liquidate(address borrower) external {
        Trove storage t = troves[borrower];
        require(icr(borrower) < MCR && pooled >= t.debt, "cannot liquidate");
        emit Liquidation(borrower, t.debt, t.coll);
        token.burn(address(this), t.debt);
        pooled = sub(pooled, t.debt);
        gained = add(gained, t.coll);
        delete troves[borrower];
    }

    function _send(address to, uint value) private { (bool ok, ) = to.call{value: value}(""); require(ok, "ether"); }
}
