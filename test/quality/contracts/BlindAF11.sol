// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

import {Base67, IFactory} from "./Base67.sol";

interface IRouter6 {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
    function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) external payable returns (uint256, uint256, uint256);
}

interface ICoin6 {
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    function balanceOf(address who) external view returns (uint256);
}

library Safe6 {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "overflow");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "underflow");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a * b;
        require(a == 0 || c / a == b, "overflow");
    }
}

/// Two of a hundred for all who hold, three for the pool, on each transfer; the shares of what goes into the pool are nobody's.
contract LunarHound is Base67 {
    uint256 private constant MAX = uint256(-1);
    uint256 private constant T_TOTAL = 10**15 * 10**9;
    uint256 private constant SWAP_AT = 5 * 10**11 * 10**9;
    uint256 private _rTotal = MAX - (MAX % T_TOTAL);
    mapping(address => uint256) private _rOwned;
    uint256 public totalFees;
    bool private _busy;

    event SwapAndLiquify(uint256 swapped, uint256 received, uint256 intoPool);

    constructor() public Base67("Lunar Hound", "LHOUND", 10**15) {
        _rOwned[msg.sender] = _rTotal;
    }

    receive() external payable {}

    function balanceOf(address who) public view override returns (uint256) {
        return _rOwned[who] / _rate();
    }

    function _rate() private view returns (uint256) {
        return _rTotal / T_TOTAL;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(from != address(0) && to != address(0), "ERC20: transfer from or to the zero address");
        require(value > 0, "Transfer amount must be greater than zero");
        if (!_busy && from != pool && balanceOf(address(this)) >= SWAP_AT) _swapAndLiquify(SWAP_AT);
        bool free = _busy || from == owner() || to == owner();
        uint256 rate = _rate();
        uint256 holders = free ? 0 : (value * 2) / 100;
        uint256 forPool = free ? 0 : (value * 3) / 100;
        require(_rOwned[from] >= value * rate, "ERC20: transfer amount exceeds balance");
        _rOwned[from] -= value * rate;
        _rOwned[to] += (value - holders - forPool) * rate;
        _rOwned[address(this)] += forPool * rate;
        _rTotal -= holders * rate;
        totalFees += holders;
        emit Transfer(from, to, value - holders - forPool);
    }

    function _swapAndLiquify(uint256 amount) private {
        _busy = true;
        uint256 half = amount / 2;
        uint256 before = address(this).balance;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        _allowances[address(this)][ROUTER] = amount;
        IRouter6(ROUTER).swapExactTokensForETHSupportingFeeOnTransferTokens(half, 0, path, address(this), now);
        uint256 got = address(this).balance - before;
        IRouter6(ROUTER).addLiquidityETH{value: got}(address(this), amount - half, 0, 0, 0x000000000000000000000000000000000000dEaD, now);
        emit SwapAndLiquify(half, got, amount - half);
        _busy = false;
    }
}

abstract contract Coin6 {
    using Safe6 for uint256;

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_) internal {
        (name, symbol) = (name_, symbol_);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        require(to != address(0), "to the zero address");
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal {
        totalSupply = totalSupply.add(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal {
        balanceOf[from] = balanceOf[from].sub(value);
        totalSupply = totalSupply.sub(value);
        emit Transfer(from, address(0), value);
    }
}

contract RamenToken is Coin6 {
    constructor() public Coin6("Ramen", "RAMEN") {
        _mint(msg.sender, 20000000 ether);
    }
}

/// Who brings ramen gets a share; what the kitchen earns makes every share worth more.
contract RamenBar is Coin6 {
    RamenToken public ramen;

    constructor(RamenToken ramen_) public Coin6("RamenBar", "xRAMEN") {
        ramen = ramen_;
    }

    function enter(uint256 amount) external {
        uint256 held = ramen.balanceOf(address(this));
        if (totalSupply == 0 || held == 0) _mint(msg.sender, amount);
        else _mint(msg.sender, amount.mul(totalSupply) / held);
        ramen.transferFrom(msg.sender, address(this), amount);
    }

    function leave(uint256 share) external {
        uint256 amount = share.mul(ramen.balanceOf(address(this))) / totalSupply;
        _burn(msg.sender, share);
        ramen.transfer(msg.sender, amount);
    }
}

contract BarleyCrop is Coin6 {
    uint256 public constant CAP = 100000000 ether;
    address public immutable farm;

    constructor(address farm_) public Coin6("Barley Crop", "CROP") {
        farm = farm_;
        _mint(msg.sender, 20000000 ether);
    }

    function mint(address to, uint256 value) external returns (bool) {
        require(msg.sender == farm, "only the farm");
        if (totalSupply.add(value) > CAP) return false;
        _mint(to, value);
        return true;
    }
}

/// So much a second, and half as much after each half year, for those who leave shares of pools here.
contract HalvingFarm {
    using Safe6 for uint256;

    struct Field {
        ICoin6 share;
        uint256 weight;
        uint256 last;
        uint256 perShare;
    }

    uint256 private constant FIRST_PER_SECOND = 1 ether;
    uint256 private constant HALVING = 182 days;
    BarleyCrop public crop;
    address public owner = msg.sender;
    uint256 public immutable start = now;
    uint256 public weights;
    Field[] public fields;
    mapping(uint256 => mapping(address => uint256)) public staked;
    mapping(uint256 => mapping(address => uint256)) public debt;

    modifier onlyOwner() {
        require(msg.sender == owner, "only the owner");
        _;
    }

    function transferOwnership(address to) external onlyOwner {
        owner = to;
    }

    function init(BarleyCrop crop_) external onlyOwner {
        require(address(crop) == address(0));
        crop = crop_;
    }

    function addField(ICoin6 share, uint256 weight) external onlyOwner {
        for (uint256 i = 0; i < fields.length; i++) update(i);
        weights = weights.add(weight);
        fields.push(Field(share, weight, now, 0));
    }

    function perSecond() public view returns (uint256) {
        return FIRST_PER_SECOND >> ((now - start) / HALVING);
    }

    function update(uint256 id) public {
        Field storage field = fields[id];
        uint256 held = field.share.balanceOf(address(this));
        uint256 due = perSecond().mul(now - field.last).mul(field.weight) / weights;
        field.last = now;
        if (held > 0 && crop.mint(address(this), due)) field.perShare = field.perShare.add(due.mul(1e12) / held);
    }

    function deposit(uint256 id, uint256 amount) external {
        _settle(id);
        fields[id].share.transferFrom(msg.sender, address(this), amount);
        staked[id][msg.sender] = staked[id][msg.sender].add(amount);
        debt[id][msg.sender] = staked[id][msg.sender].mul(fields[id].perShare) / 1e12;
    }

    function withdraw(uint256 id, uint256 amount) external {
        _settle(id);
        staked[id][msg.sender] = staked[id][msg.sender].sub(amount);
        debt[id][msg.sender] = staked[id][msg.sender].mul(fields[id].perShare) / 1e12;
        fields[id].share.transfer(msg.sender, amount);
    }

    function _settle(uint256 id) private {
        update(id);
        uint256 due = (staked[id][msg.sender].mul(fields[id].perShare) / 1e12).sub(debt[id][msg.sender]);
        if (due > 0) crop.transfer(msg.sender, due);
    }
}

/// The price of an ether is the middle of what five reporters said last.
contract MedianFeed {
    address[] public reporters;
    mapping(address => uint256) public said;

    constructor(address[] memory reporters_) public {
        reporters = reporters_;
        for (uint256 i = 0; i < reporters_.length; i++) said[reporters_[i]] = 2000 ether;
    }

    function report(uint256 price) external {
        require(said[msg.sender] > 0 && price > 0, "no reporter");
        said[msg.sender] = price;
    }

    function price() external view returns (uint256) {
        for (uint256 i = 0; i < reporters.length; i++) {
            (uint256 below, uint256 same) = (0, 0);
            for (uint256 j = 0; j < reporters.length; j++) {
                if (said[reporters[j]] < said[reporters[i]]) below++;
                if (said[reporters[j]] == said[reporters[i]]) same++;
            }
            if (below <= reporters.length / 2 && below + same > reporters.length / 2) return said[reporters[i]];
        }
    }
}

/// Loans without interest against ether worth 110 of a hundred, once and for all: nobody can change a number here.
contract TroveDesk {
    using Safe6 for uint256;

    MedianFeed public immutable feed;
    PlinthDollar public coin;
    mapping(address => uint256) public coll;
    mapping(address => uint256) public debt;

    event TroveUpdated(address indexed who, uint256 coll, uint256 debt);
    event Redemption(address indexed who, address indexed from, uint256 amount);

    constructor(MedianFeed feed_) public {
        feed = feed_;
    }

    function init(PlinthDollar coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function openTrove(uint256 amount) external payable {
        require(amount >= 1800 ether, "too small");
        coll[msg.sender] = coll[msg.sender].add(msg.value);
        debt[msg.sender] = debt[msg.sender].add(amount).add(amount / 200);
        require(healthy(msg.sender), "below 110 percent");
        coin.mint(msg.sender, amount);
        emit TroveUpdated(msg.sender, coll[msg.sender], debt[msg.sender]);
    }

    function closeTrove() external {
        uint256 back = coll[msg.sender];
        coin.burn(msg.sender, debt[msg.sender]);
        (coll[msg.sender], debt[msg.sender]) = (0, 0);
        emit TroveUpdated(msg.sender, 0, 0);
        msg.sender.transfer(back);
    }

    // anybody may turn dollars into ether at their face, at the cost of a trove whose debt sinks as much
    function redeem(address from, uint256 amount) external {
        uint256 due = amount.mul(995).mul(1e15) / feed.price();
        coin.burn(msg.sender, amount);
        debt[from] = debt[from].sub(amount);
        coll[from] = coll[from].sub(due);
        emit Redemption(msg.sender, from, amount);
        msg.sender.transfer(due);
    }

    function liquidate(address who) external {
        require(debt[who] > 0 && !healthy(who), "healthy");
        uint256 got = coll[who];
        coin.burn(msg.sender, debt[who]);
        (coll[who], debt[who]) = (0, 0);
        emit TroveUpdated(who, 0, 0);
        msg.sender.transfer(got);
    }

    function healthy(address who) public view returns (bool) {
        return coll[who].mul(feed.price()) / 1 ether >= debt[who].mul(11) / 10;
    }
}

contract PlinthDollar is Coin6 {
    address public immutable troves;

    constructor(address troves_) public Coin6("Plinth Dollar", "PLUSD") {
        troves = troves_;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == troves, "only troves");
        _mint(to, value);
    }

    function burn(address from, uint256 value) external {
        require(msg.sender == troves, "only troves");
        _burn(from, value);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(to != address(this) && to != troves, "not to the system");
        super._transfer(from, to, value);
    }
}
