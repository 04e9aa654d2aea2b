// 0.7 off
// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.7.6;

library M {
    function a(uint256 x, uint256 y) internal pure returns (uint256 z) {
        require((z = x + y) >= x, "M: a");
    }

    function s(uint256 x, uint256 y) internal pure returns (uint256 z) {
        require((z = x - y) <= x, "M: s");
    }

    function m(uint256 x, uint256 y) internal pure returns (uint256 z) {
        require(y == 0 || (z = x * y) / y == x, "M: m");
    }
}

contract Std {
    using M for uint256;
    string public name;
    string public symbol;
    uint8 public decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed a, address indexed b, uint256 v);
    event Approval(address indexed a, address indexed b, uint256 v);

    constructor(string memory n, string memory s) {
        name = n;
        symbol = s;
    }

    function approve(address b, uint256 v) public returns (bool) {
        allowance[msg.sender][b] = v;
        emit Approval(msg.sender, b, v);
        return true;
    }

    function increaseAllowance(address b, uint256 v) external returns (bool) {
        return approve(b, allowance[msg.sender][b].a(v));
    }

    function transfer(address b, uint256 v) external returns (bool) {
        _t(msg.sender, b, v);
        return true;
    }

    function transferFrom(address a, address b, uint256 v) external returns (bool) {
        allowance[a][msg.sender] = allowance[a][msg.sender].s(v);
        _t(a, b, v);
        return true;
    }

    function _t(address a, address b, uint256 v) internal virtual {
        balanceOf[a] = balanceOf[a].s(v);
        balanceOf[b] = balanceOf[b].a(v);
        emit Transfer(a, b, v);
    }

    function _plus(address b, uint256 v) internal {
        totalSupply = totalSupply.a(v);
        balanceOf[b] = balanceOf[b].a(v);
        emit Transfer(address(0), b, v);
    }

    function _less(address a, uint256 v) internal {
        balanceOf[a] = balanceOf[a].s(v);
        totalSupply = totalSupply.s(v);
        emit Transfer(a, address(0), v);
    }
}

/// Locked for up to four years; weighs as much as it is still locked.
contract LockwoodVotes {
    using M for uint256;
    struct Lock {
        uint128 amount;
        uint128 end;
    }
    Std public immutable coin;
    mapping(address => Lock) public locked;
    uint256 public total;

    constructor(Std coin_) {
        coin = coin_;
    }

    function createLock(uint128 amount, uint256 weeks_) external {
        require(locked[msg.sender].amount == 0 && weeks_ > 0 && weeks_ <= 208);
        coin.transferFrom(msg.sender, address(this), amount);
        locked[msg.sender] = Lock(amount, uint128(block.timestamp + weeks_ * 1 weeks));
        total = total.a(amount);
    }

    function votes(address who) external view returns (uint256) {
        Lock memory l = locked[who];
        return block.timestamp >= l.end ? 0 : uint256(l.amount).m(l.end - block.timestamp) / (208 weeks);
    }

    function withdraw() external {
        Lock memory l = locked[msg.sender];
        require(block.timestamp >= l.end, "locked");
        delete locked[msg.sender];
        total = total.s(l.amount);
        coin.transfer(msg.sender, l.amount);
    }
}

/// Once a week, for those who lock: a two-thousandth of the supply, then 98 % of that, and so on.
contract LockwoodMinter {
    using M for uint256;
    Lockwood public immutable coin;
    address public immutable collector;
    uint256 public week;
    uint256 public weekly;

    constructor(Lockwood coin_, address collector_) {
        coin = coin_;
        collector = collector_;
        week = block.timestamp / 1 weeks;
        weekly = 3000 ether;
    }

    function updatePeriod() external {
        require(block.timestamp / 1 weeks > week, "this week is paid");
        week = block.timestamp / 1 weeks;
        coin.mint(collector, weekly);
        weekly = weekly.m(98) / 100;
    }
}

contract LockwoodCollector {
    using M for uint256;
    LockwoodVotes public immutable ve;
    Std public immutable coin;
    mapping(address => uint256) public claimed;

    constructor(LockwoodVotes ve_, Std coin_) {
        ve = ve_;
        coin = coin_;
    }

    function claim() external {
        require(block.timestamp / 1 weeks > claimed[msg.sender]);
        claimed[msg.sender] = block.timestamp / 1 weeks;
        uint256 all = ve.total();
        coin.transfer(msg.sender, (coin.balanceOf(address(this)) / 10).m(ve.votes(msg.sender)) / all);
    }
}

contract Lockwood is Std {
    address public minter;
    address private maker;

    constructor() Std("Lockwood", "LKW") {
        maker = msg.sender;
        _plus(msg.sender, 6000000 ether);
    }

    function setMinter(address m) external {
        require(msg.sender == maker);
        minter = m;
        maker = address(0);
    }

    function mint(address to, uint256 v) external {
        require(msg.sender == minter, "minter");
        _plus(to, v);
    }
}

/// A market of its own inside: ether against what it holds of itself, with a virtual reserve; 0.3 % stays.
contract Pennyroyal is Std {
    using M for uint256;
    uint256 private constant VIRTUAL = 50 ether;

    constructor() Std("Pennyroyal", "PROY") {
        _plus(address(this), 4000000 ether);
        _plus(msg.sender, 4000000 ether);
    }

    function quoteBuy(uint256 wei_) public view returns (uint256) {
        uint256 e = wei_.m(997) / 1000;
        uint256 r = VIRTUAL.a(address(this).balance);
        return e.m(balanceOf[address(this)]) / r.a(e);
    }

    function buy(uint256 least) external payable {
        uint256 e = msg.value.m(997) / 1000;
        uint256 r = VIRTUAL.a(address(this).balance).s(msg.value);
        uint256 out = e.m(balanceOf[address(this)]) / r.a(e);
        require(out >= least);
        _t(address(this), msg.sender, out);
    }

    function sell(uint256 v, uint256 least) external {
        uint256 r = VIRTUAL.a(address(this).balance);
        uint256 out = (v.m(r) / balanceOf[address(this)].a(v)).m(997) / 1000;
        require(out >= least && out <= address(this).balance);
        _t(msg.sender, address(this), v);
        msg.sender.transfer(out);
    }
}

/// Two sides of a question, each pair of shares backed by a thousandth of an ether until five judges have answered.
contract SideNo is Std {
    address public immutable question;

    constructor() Std("Harvest before June: no", "NO-JUN") {
        question = msg.sender;
    }

    function make(address to, uint256 v) external {
        require(msg.sender == question);
        _plus(to, v);
    }

    function unmake(address from, uint256 v) external {
        require(msg.sender == question);
        _less(from, v);
    }
}

contract HarvestYes is Std {
    using M for uint256;
    uint256 private constant UNIT = 1000;
    SideNo public immutable no;
    uint256 public immutable closes;
    mapping(address => uint8) public judge;
    uint256[3] public answers;
    uint8 public outcome;

    constructor(address[] memory judges, uint256 closes_) Std("Harvest before June: yes", "YES-JUN") {
        no = new SideNo();
        closes = closes_;
        for (uint256 i = 0; i < judges.length; i++) judge[judges[i]] = 3;
    }

    function split() external payable {
        require(outcome == 0);
        _plus(msg.sender, msg.value.m(UNIT));
        no.make(msg.sender, msg.value.m(UNIT));
    }

    function merge(uint256 v) external {
        _less(msg.sender, v);
        no.unmake(msg.sender, v);
        msg.sender.transfer(v / UNIT);
    }

    function answer(uint8 what) external {
        require(block.timestamp >= closes && judge[msg.sender] == 3 && what > 0 && what < 3 && outcome == 0);
        judge[msg.sender] = what;
        answers[what]++;
        if (answers[what] == 3) outcome = what;
    }

    function cash(uint256 v) external {
        require(outcome != 0);
        if (outcome == 1) _less(msg.sender, v);
        else no.unmake(msg.sender, v);
        msg.sender.transfer(v / UNIT);
    }
}

/// Underwriters of ferries: ether in, receipts out. Premiums raise them, claims that three of five assessors accept lower them.
contract Ferrysafe is Std {
    using M for uint256;
    struct Claim {
        address payable who;
        uint256 sum;
        uint256 yes;
        bool paid;
    }
    struct Cover {
        uint256 sum;
        uint256 until;
    }
    mapping(address => bool) public assessor;
    mapping(address => Cover) public covers;
    mapping(uint256 => mapping(address => bool)) public said;
    Claim[] public claims;

    constructor(address[] memory assessors) Std("Ferrysafe Underwriting", "FSAFE") {
        for (uint256 i = 0; i < assessors.length; i++) assessor[assessors[i]] = true;
    }

    function join() external payable {
        uint256 before = address(this).balance.s(msg.value);
        _plus(msg.sender, totalSupply == 0 ? msg.value : msg.value.m(totalSupply) / before);
    }

    function quit(uint256 v) external {
        uint256 out = v.m(address(this).balance) / totalSupply;
        _less(msg.sender, v);
        msg.sender.transfer(out);
    }

    function insure(uint256 sum) external payable {
        require(msg.value >= sum / 50 && sum <= address(this).balance / 50 && covers[msg.sender].until < block.timestamp);
        covers[msg.sender] = Cover(sum, block.timestamp + 90 days);
    }

    function file() external {
        require(covers[msg.sender].until >= block.timestamp && covers[msg.sender].sum > 0);
        claims.push(Claim(msg.sender, covers[msg.sender].sum, 0, false));
        covers[msg.sender].sum = 0;
    }

    function accept(uint256 id) external {
        require(assessor[msg.sender] && !said[id][msg.sender]);
        said[id][msg.sender] = true;
        Claim storage c = claims[id];
        c.yes++;
        if (c.yes == 3 && !c.paid) {
            c.paid = true;
            c.who.transfer(c.sum);
        }
    }
}

contract Grain is Std {
    constructor(string memory n, string memory s, uint256 v) Std(n, s) {
        _plus(msg.sender, v);
    }
}

/// Two of rye and one of oats are one sack; anybody fills or empties it.
contract Millsack is Std {
    Std[2] public inside;
    uint256[2] public per;
    event Filled(address indexed who, uint256 v);
    event Emptied(address indexed who, uint256 v);

    constructor(Std rye, Std oats) Std("Millsack Basket", "SACK") {
        inside = [rye, oats];
        per = [uint256(2), 1];
    }

    function fill(uint256 v) external {
        for (uint256 i = 0; i < 2; i++) inside[i].transferFrom(msg.sender, address(this), v * per[i]);
        _plus(msg.sender, v);
        emit Filled(msg.sender, v);
    }

    function empty(uint256 v) external {
        _less(msg.sender, v);
        for (uint256 i = 0; i < 2; i++) inside[i].transfer(msg.sender, v * per[i]);
        emit Emptied(msg.sender, v);
    }
}

contract RyePrice {
    uint256 public price = 1e18;
    uint256 public at;
    mapping(address => uint256) public bids;
    address[3] public who;

    constructor(address[] memory w) {
        for (uint256 i = 0; i < 3; i++) {
            who[i] = w[i];
            bids[w[i]] = 1e18;
        }
    }

    function post(uint256 p) external {
        require(bids[msg.sender] > 0 && p > 0);
        bids[msg.sender] = p;
        uint256 x = bids[who[0]];
        uint256 y = bids[who[1]];
        uint256 z = bids[who[2]];
        price = x > y ? (y > z ? y : (x > z ? z : x)) : (x > z ? x : (y > z ? z : y));
        at = block.timestamp;
    }
}

/// Twice rye: what one share is worth moves twice as much as the price, day by day, and is paid out of the reserve.
contract Twicerye is Std {
    using M for uint256;
    RyePrice public immutable feed;
    uint256 public nav = 1e16;
    uint256 public marked = 1e18;
    uint256 public markedAt;

    constructor(RyePrice feed_) Std("Twice Rye", "2RYE") {
        feed = feed_;
        markedAt = block.timestamp;
    }

    function mark() public {
        if (block.timestamp < markedAt + 1 days) return;
        uint256 p = feed.price();
        uint256 up = p.m(1e18) / marked;
        if (up > 12e17) up = 12e17;
        if (up < 8e17) up = 8e17;
        nav = nav.m(up.m(2).s(1e18)) / 1e18;
        marked = p;
        markedAt = block.timestamp;
    }

    function create() external payable {
        mark();
        _plus(msg.sender, msg.value.m(1e18) / nav);
    }

    function redeem(uint256 v) external {
        mark();
        uint256 due = v.m(nav) / 1e18;
        uint256 fair = v.m(address(this).balance) / totalSupply;
        _less(msg.sender, v);
        msg.sender.transfer(due < fair ? due : fair);
    }
}

/// The old coin had a fixed supply; each of them becomes one of these, and nothing else does.
contract Bryony is Std {
    Std public immutable elder;
    uint256 public swapped;

    constructor(Std elder_) Std("Bryony", "BRYO") {
        elder = elder_;
    }

    function swap(uint256 v) external {
        elder.transferFrom(msg.sender, 0x000000000000000000000000000000000000dEaD, v);
        swapped += v;
        _plus(msg.sender, v);
    }
}
