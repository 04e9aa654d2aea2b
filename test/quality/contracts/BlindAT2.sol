// 0.8 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IMarketPair {
    function sync() external;
}

/// The price of wool as three houses see it; what counts is the middle one.
contract WoolMedian {
    address[3] public houses;
    mapping(address => uint256) public said;

    constructor(address[] memory h) {
        for (uint256 i = 0; i < 3; i++) {
            houses[i] = h[i];
            said[h[i]] = 1e18;
        }
    }

    function say(uint256 price) external {
        require(said[msg.sender] != 0 && price != 0);
        said[msg.sender] = price;
    }

    function read() external view returns (uint256) {
        uint256 a = said[houses[0]];
        uint256 b = said[houses[1]];
        uint256 c = said[houses[2]];
        if (a > b) (a, b) = (b, a);
        if (b > c) (b, c) = (c, b);
        return a > b ? a : b;
    }
}

/// Follows the price of wool: all balances breathe alike, by half a percent a day at most.
contract Marlpit {
    string public name = "Marlpit Wool Unit";
    string public symbol = "MARL";
    uint8 public decimals = 9;
    uint256 private constant FIRST = 30_000_000 * 1e9;
    uint256 private constant GRAINS = type(uint256).max - (type(uint256).max % FIRST);
    uint256 public totalSupply = FIRST;
    uint256 private perUnit = GRAINS / FIRST;
    uint256 public breathed;
    WoolMedian public immutable wool;
    mapping(address => uint256) private grains;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Breath(uint256 supply);

    constructor(WoolMedian wool_) {
        wool = wool_;
        breathed = block.timestamp;
        grains[msg.sender] = GRAINS;
        emit Transfer(address(0), msg.sender, FIRST);
    }

    function balanceOf(address who) public view returns (uint256) {
        return grains[who] / perUnit;
    }

    function breathe(address[] calldata markets) external {
        require(block.timestamp >= breathed + 1 days, "once a day");
        breathed = block.timestamp;
        uint256 price = wool.read();
        uint256 step = totalSupply / 200;
        if (price > 1.05e18 && totalSupply < FIRST * 4) totalSupply += step;
        else if (price < 0.95e18 && totalSupply > FIRST / 2) totalSupply -= step;
        perUnit = GRAINS / totalSupply;
        for (uint256 i = 0; i < markets.length; i++) IMarketPair(markets[i]).sync();
        emit Breath(totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        move(from, to, value);
        return true;
    }

    function move(address from, address to, uint256 value) private {
        uint256 g = value * perUnit;
        grains[from] -= g;
        grains[to] += g;
        emit Transfer(from, to, value);
    }
}

/// Balances of sedge grow when somebody sends rewards along.
contract SedgePool {
    string public constant name = "Sedge Pool";
    string public constant symbol = "SEDGE";
    uint8 public constant decimals = 18;
    uint256 public shares;
    mapping(address => uint256) public sharesOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);

    function totalSupply() external view returns (uint256) {
        return address(this).balance;
    }

    function balanceOf(address who) external view returns (uint256) {
        return toWei(sharesOf[who]);
    }

    function toWei(uint256 s) public view returns (uint256) {
        return shares == 0 ? 0 : (s * address(this).balance) / shares;
    }

    function toShares(uint256 w) public view returns (uint256) {
        return (w * shares) / address(this).balance;
    }

    function submit() external payable {
        uint256 before = address(this).balance - msg.value;
        uint256 s = shares == 0 ? msg.value : (msg.value * shares) / before;
        shares += s;
        sharesOf[msg.sender] += s;
        emit Transfer(address(0), msg.sender, msg.value);
    }

    function reward() external payable {}

    function leave(uint256 s) external {
        uint256 w = toWei(s);
        sharesOf[msg.sender] -= s;
        shares -= s;
        emit Transfer(msg.sender, address(0), w);
        payable(msg.sender).transfer(w);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        return true;
    }

    function transferShares(address to, uint256 s) public {
        sharesOf[msg.sender] -= s;
        sharesOf[to] += s;
        emit Transfer(msg.sender, to, toWei(s));
    }

    function transferSharesFrom(address from, address to, uint256 s) external {
        allowance[from][msg.sender] -= toWei(s);
        sharesOf[from] -= s;
        sharesOf[to] += s;
        emit Transfer(from, to, toWei(s));
    }
}

abstract contract LedgerAT {
    uint8 public constant decimals = 18;
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
        _shift(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 a = allowance[from][msg.sender];
        if (a != type(uint256).max) allowance[from][msg.sender] = a - value;
        _shift(from, to, value);
        return true;
    }

    function _shift(address from, address to, uint256 value) internal virtual {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function _issue(address to, uint256 value) internal {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _destroy(address from, uint256 value) internal {
        balanceOf[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

/// Sedge at rest: one unit is one share, and never rebases.
contract DriedSedge is LedgerAT {
    string public constant name = "Dried Sedge";
    string public constant symbol = "dSEDGE";
    SedgePool public immutable sedge;

    constructor(SedgePool sedge_) {
        sedge = sedge_;
    }

    function wrap(uint256 shares) external {
        sedge.transferSharesFrom(msg.sender, address(this), shares);
        _issue(msg.sender, shares);
    }

    function unwrap(uint256 shares) external {
        _destroy(msg.sender, shares);
        sedge.transferShares(msg.sender, shares);
    }

    function weiPerToken() external view returns (uint256) {
        return sedge.toWei(1e18);
    }
}

/// A receipt for ether that is staked together. Who brings rewards raises the rate.
contract Sallow is LedgerAT {
    string public name = "Sallow Staked Ether";
    string public symbol = "salETH";
    address public immutable treasury;
    uint256 public rewarded;

    constructor(address treasury_) {
        treasury = treasury_;
    }

    function rate() public view returns (uint256) {
        return totalSupply == 0 ? 1e18 : (address(this).balance * 1e18) / totalSupply;
    }

    function deposit() external payable {
        uint256 before = address(this).balance - msg.value;
        _issue(msg.sender, totalSupply == 0 ? msg.value : (msg.value * totalSupply) / before);
    }

    /// A twentieth of the rewards is the treasury's, in shares.
    function bringRewards() external payable {
        uint256 cut = msg.value / 20;
        rewarded += msg.value;
        if (totalSupply > 0) _issue(treasury, (cut * totalSupply) / (address(this).balance - cut));
    }

    function burn(uint256 value) external {
        uint256 back = (value * address(this).balance) / totalSupply;
        _destroy(msg.sender, value);
        (bool ok, ) = msg.sender.call{value: back}("");
        require(ok);
    }
}

/// Lends the ether of those who hold its receipts, against ether-backed plum notes at half their worth.
contract DappleMarket {
    uint256 public constant RATE = 5e16;
    uint256 public constant PLUM = 0.01 ether;
    Dapple public receipt;
    LedgerAT public immutable plum;
    uint256 public index = 1e27;
    uint256 public debtIndex = 1e27;
    uint256 public at;
    uint256 public scaledDebt;
    mapping(address => uint256) public pledged;
    mapping(address => uint256) public debtOf;

    constructor(LedgerAT plum_) {
        plum = plum_;
        at = block.timestamp;
    }

    function bind(Dapple receipt_) external {
        require(address(receipt) == address(0));
        receipt = receipt_;
    }

    function current() public view returns (uint256 liquidity, uint256 debt) {
        uint256 grown = (RATE * (block.timestamp - at)) / 365 days;
        debt = debtIndex + (debtIndex * grown) / 1e18;
        uint256 owed = (scaledDebt * debtIndex) / 1e27;
        uint256 all = address(this).balance + owed;
        liquidity = all == 0 ? index : index + (((index * grown) / 1e18) * owed) / all;
    }

    function accrue() public {
        (index, debtIndex) = current();
        at = block.timestamp;
    }

    function supply() external payable {
        accrue();
        receipt.mintScaled(msg.sender, (msg.value * 1e27) / index);
    }

    function redeem(uint256 value) external {
        accrue();
        receipt.burnScaled(msg.sender, (value * 1e27) / index + 1);
        payable(msg.sender).transfer(value);
    }

    function borrow(uint256 plums, uint256 value) external {
        accrue();
        plum.transferFrom(msg.sender, address(this), plums);
        pledged[msg.sender] += plums;
        uint256 s = (value * 1e27) / debtIndex + 1;
        debtOf[msg.sender] += s;
        scaledDebt += s;
        require((debtOf[msg.sender] * debtIndex) / 1e27 <= (pledged[msg.sender] * PLUM) / 2e18, "too much");
        payable(msg.sender).transfer(value);
    }

    function repay() external payable {
        accrue();
        uint256 s = (msg.value * 1e27) / debtIndex;
        debtOf[msg.sender] -= s;
        scaledDebt -= s;
    }
}

contract PlumNote is LedgerAT {
    string public constant name = "Plum Note";
    string public constant symbol = "PLUM";

    constructor() {
        _issue(msg.sender, 1_000_000 ether);
    }
}

/// What one has lent, with what it has earned.
contract Dapple {
    string public constant name = "Dapple Ether Receipt";
    string public constant symbol = "dapETH";
    uint8 public constant decimals = 18;
    DappleMarket public immutable market;
    uint256 private scaledTotal;
    mapping(address => uint256) private scaled;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(DappleMarket market_) {
        market = market_;
    }

    modifier onlyMarket() {
        require(msg.sender == address(market));
        _;
    }

    function _index() private view returns (uint256 i) {
        (i, ) = market.current();
    }

    function scaledBalanceOf(address who) external view returns (uint256) {
        return scaled[who];
    }

    function balanceOf(address who) external view returns (uint256) {
        return (scaled[who] * _index()) / 1e27;
    }

    function totalSupply() external view returns (uint256) {
        return (scaledTotal * _index()) / 1e27;
    }

    function mintScaled(address to, uint256 s) external onlyMarket {
        scaledTotal += s;
        scaled[to] += s;
        emit Transfer(address(0), to, (s * _index()) / 1e27);
    }

    function burnScaled(address from, uint256 s) external onlyMarket {
        if (s > scaled[from]) s = scaled[from];
        scaled[from] -= s;
        scaledTotal -= s;
        emit Transfer(from, address(0), (s * _index()) / 1e27);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _send(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _send(from, to, value);
        return true;
    }

    function _send(address from, address to, uint256 value) private {
        uint256 i = _index();
        uint256 s = (value * 1e27) / i;
        if (s > scaled[from]) s = scaled[from];
        require(value <= (scaled[from] * i) / 1e27, "balance");
        scaled[from] -= s;
        scaled[to] += s;
        emit Transfer(from, to, value);
    }
}

/// Where the vault below works: it may win, and it may lose a little.
contract OtterWeir {
    LedgerAT public immutable coin;
    address public immutable vault;

    constructor(LedgerAT coin_, address vault_) {
        coin = coin_;
        vault = vault_;
    }

    function total() external view returns (uint256) {
        return coin.balanceOf(address(this));
    }

    function back(uint256 value) external {
        require(msg.sender == vault);
        coin.transfer(vault, value);
    }
}

/// A vault: 0.3 % of what leaves stays with those who remain. Another weir can be proposed by the wardens, three days ahead.
contract Ottery is LedgerAT {
    string public constant name = "Ottery Vault Share";
    string public constant symbol = "oPLUM";
    LedgerAT public immutable asset;
    address public immutable wardens;
    OtterWeir public weir;
    OtterWeir public next;
    uint256 public ripe;

    constructor(LedgerAT asset_, address wardens_) {
        asset = asset_;
        wardens = wardens_;
        weir = new OtterWeir(asset_, address(this));
    }

    function totalAssets() public view returns (uint256) {
        return asset.balanceOf(address(this)) + weir.total();
    }

    function deposit(uint256 assets, address to) external returns (uint256 s) {
        uint256 all = totalAssets();
        s = totalSupply == 0 ? assets : (assets * totalSupply) / all;
        asset.transferFrom(msg.sender, address(this), assets);
        _issue(to, s);
    }

    function redeem(uint256 s, address to) external returns (uint256 assets) {
        assets = (s * totalAssets()) / totalSupply;
        assets -= (assets * 3) / 1000;
        _destroy(msg.sender, s);
        uint256 idle = asset.balanceOf(address(this));
        if (idle < assets) weir.back(assets - idle);
        asset.transfer(to, assets);
    }

    function earn() external {
        uint256 idle = asset.balanceOf(address(this));
        uint256 keep = totalAssets() / 10;
        if (idle > keep) asset.transfer(address(weir), idle - keep);
    }

    function propose(OtterWeir weir_) external {
        require(msg.sender == wardens, "wardens");
        next = weir_;
        ripe = block.timestamp + 3 days;
    }

    function adopt() external {
        require(ripe != 0 && block.timestamp >= ripe, "unripe");
        weir.back(weir.total());
        weir = next;
        ripe = 0;
        asset.transfer(address(weir), asset.balanceOf(address(this)) / 2);
    }
}
