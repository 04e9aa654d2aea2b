// 0.7 runs=800
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

interface IRouter7 {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
}

interface IMaker7 {
    function createPair(address a, address b) external returns (address);
}

library Sure {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require((c = a + b) >= a, "add");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require((c = a - b) <= a, "sub");
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require(a == 0 || (c = a * b) / a == b, "mul");
    }
}

abstract contract Coin7 {
    using Sure for uint256;

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_) {
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
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
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

contract Grotto is Coin7 {
    constructor() Coin7("Grotto", "GRO") {
        _mint(msg.sender, 12_000_000 ether);
    }
}

/// Three times a day every staked coin grows by at most a thousandth, out of a store that was filled before.
contract GrottoStaking {
    using Sure for uint256;

    uint256 private constant EPOCH = 8 hours;
    Grotto public immutable coin;
    GovernedGrotto public wrapped;
    uint256 public index = 1 ether;
    uint256 public store;
    uint256 public nextEpoch = block.timestamp + EPOCH;

    event Rebased(uint256 index, uint256 added);

    constructor(Grotto coin_) {
        coin = coin_;
    }

    function bind(GovernedGrotto wrapped_) external {
        require(address(wrapped) == address(0));
        wrapped = wrapped_;
    }

    function fillStore(uint256 amount) external {
        coin.transferFrom(msg.sender, address(this), amount);
        store = store.add(amount);
    }

    function stake(uint256 amount) external {
        coin.transferFrom(msg.sender, address(this), amount);
        wrapped.mint(msg.sender, amount.mul(1 ether) / index);
    }

    function unstake(uint256 amount) external {
        wrapped.burn(msg.sender, amount);
        coin.transfer(msg.sender, amount.mul(index) / 1 ether);
    }

    function rebase() external {
        require(block.timestamp >= nextEpoch, "not yet");
        nextEpoch = nextEpoch.add(EPOCH);
        uint256 held = wrapped.totalSupply().mul(index) / 1 ether;
        uint256 added = held / 1000;
        if (added > store) added = store;
        store = store.sub(added);
        index = index.add(index.mul(added) / held);
        emit Rebased(index, added);
    }
}

contract GovernedGrotto is Coin7 {
    using Sure for uint256;

    GrottoStaking public immutable staking;

    constructor(GrottoStaking staking_) Coin7("Governance Grotto", "gGRO") {
        staking = staking_;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == address(staking), "only staking");
        _mint(to, value);
    }

    function burn(address from, uint256 value) external {
        require(msg.sender == address(staking), "only staking");
        _burn(from, value);
    }

    function balanceFrom(uint256 amount) external view returns (uint256) {
        return amount.mul(staking.index()) / 1 ether;
    }
}

/// An exchange pays its fees in here as ether, and all who hold may take their part.
contract HouseShare is Coin7 {
    using Sure for uint256;

    uint256 private constant SCALE = 2**96;
    uint256 public perShare;
    mapping(address => uint256) private _seen;
    mapping(address => uint256) private _due;

    event FeesShared(uint256 amount);
    event FeesTaken(address indexed who, uint256 amount);

    constructor() Coin7("House Share", "HSHR") {
        _mint(msg.sender, 30_000_000 ether);
    }

    receive() external payable {
        perShare = perShare.add(msg.value.mul(SCALE) / totalSupply);
        emit FeesShared(msg.value);
    }

    function due(address who) public view returns (uint256) {
        return _due[who].add(balanceOf[who].mul(perShare.sub(_seen[who])) / SCALE);
    }

    function take() external {
        _settle(msg.sender);
        uint256 amount = _due[msg.sender];
        _due[msg.sender] = 0;
        msg.sender.transfer(amount);
        emit FeesTaken(msg.sender, amount);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _settle(from);
        _settle(to);
        super._transfer(from, to, value);
    }

    function _settle(address who) private {
        _due[who] = due(who);
        _seen[who] = perShare;
    }
}

/// Coins that are put away for longer get more of what is made each year: under four of a hundred of all there is.
contract Timberline is Coin7 {
    using Sure for uint256;

    struct Stake {
        uint256 amount;
        uint256 shares;
        uint256 perShare;
        uint256 start;
        uint256 end;
    }

    uint256 private constant YEARLY_BASIS_POINTS = 369;
    uint256 public shares;
    uint256 public perShare;
    uint256 public countedAt = block.timestamp;
    uint256 public put;
    mapping(address => Stake[]) public stakes;

    event StakeStart(address indexed who, uint256 index, uint256 amount, uint256 end);
    event StakeEnd(address indexed who, uint256 index, uint256 paid, uint256 penalty);

    constructor() Coin7("Timberline", "TMBR") {
        _mint(msg.sender, 550_000_000 ether);
    }

    function count() public {
        uint256 made = (totalSupply.add(put)).mul(YEARLY_BASIS_POINTS).mul(block.timestamp - countedAt) / 10_000 / 365 days;
        countedAt = block.timestamp;
        if (shares > 0) perShare = perShare.add(made.mul(1e18) / shares);
    }

    function stakeStart(uint256 amount, uint256 lasting) external {
        require(lasting >= 1 && lasting <= 3650, "days");
        count();
        _burn(msg.sender, amount);
        put = put.add(amount);
        uint256 own = amount.add(amount.mul(lasting) / 1820);
        shares = shares.add(own);
        uint256 end = block.timestamp + lasting * 1 days;
        emit StakeStart(msg.sender, stakes[msg.sender].length, amount, end);
        stakes[msg.sender].push(Stake(amount, own, perShare, block.timestamp, end));
    }

    // too early: the interest stays here, and a part of the coins that shrinks with the days
    function stakeEnd(uint256 index) external {
        count();
        Stake memory one = stakes[msg.sender][index];
        require(one.amount > 0, "ended");
        delete stakes[msg.sender][index];
        (shares, put) = (shares.sub(one.shares), put.sub(one.amount));
        uint256 interest = one.shares.mul(perShare.sub(one.perShare)) / 1e18;
        bool early = block.timestamp < one.end;
        uint256 penalty = early ? one.amount.mul(one.end - block.timestamp) / (one.end - one.start) / 2 : 0;
        uint256 paid = early ? one.amount.sub(penalty) : one.amount.add(interest);
        _mint(msg.sender, paid);
        emit StakeEnd(msg.sender, index, paid, penalty);
    }
}

contract FormerCoin is Coin7 {
    constructor() Coin7("Former Coin", "FRMR") {
        _mint(msg.sender, 1_300_000 ether);
    }
}

/// A hundred for each old one, as long as the door is open. Old ones stay here, where nobody can take them.
contract LatterCoin is Coin7 {
    using Sure for uint256;

    FormerCoin public immutable former;
    uint256 public immutable closes;

    event Migrated(address indexed who, uint256 amount);

    constructor(FormerCoin former_, uint256 closes_) Coin7("Latter Coin", "LATR") {
        (former, closes) = (former_, closes_);
    }

    function migrate(uint256 amount) external {
        require(block.timestamp < closes, "closed");
        former.transferFrom(msg.sender, address(this), amount);
        _mint(msg.sender, amount.mul(100));
        emit Migrated(msg.sender, amount);
    }
}

/// Keeps count of who holds how much and pays ether in that proportion. Its coin alone may tell it.
contract PayoutTracker {
    using Sure for uint256;

    address public immutable coin = msg.sender;
    uint256 private constant SCALE = 2**96;
    uint256 public counted;
    uint256 public perShare;
    mapping(address => uint256) public shareOf;
    mapping(address => uint256) public seen;
    mapping(address => uint256) public due;

    function set(address who, uint256 share) external {
        require(msg.sender == coin, "only the coin");
        due[who] = due[who].add(shareOf[who].mul(perShare.sub(seen[who])) / SCALE);
        counted = counted.sub(shareOf[who]).add(share);
        (shareOf[who], seen[who]) = (share, perShare);
    }

    function claim() external {
        uint256 amount = due[msg.sender].add(shareOf[msg.sender].mul(perShare.sub(seen[msg.sender])) / SCALE);
        (due[msg.sender], seen[msg.sender]) = (0, perShare);
        msg.sender.transfer(amount);
    }

    receive() external payable {
        if (counted > 0) perShare = perShare.add(msg.value.mul(SCALE) / counted);
    }
}

/// Four of a hundred of each trade become ether for those who hold.
contract PaidPuppy is Coin7 {
    using Sure for uint256;

    address private constant ROUTER = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
    address private constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    uint256 private constant FEE = 4;
    PayoutTracker public immutable tracker = new PayoutTracker();
    address public immutable pair;
    address private immutable _maker = msg.sender;
    bool private _busy;

    constructor() Coin7("Paid Puppy", "PAYPUP") {
        address made = IMaker7(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), WETH);
        pair = made;
        allowance[address(this)][ROUTER] = type(uint256).max;
        _mint(msg.sender, 1_000_000_000 ether);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        address market = pair;
        // what comes into the empty pool is its liquidity
        bool trade = !_busy && (from == market || to == market) && balanceOf[market] > 0;
        if (trade && to == market && balanceOf[address(this)] > 200_000 ether) _pay(balanceOf[address(this)]);
        uint256 fee = trade ? value.mul(FEE) / 100 : 0;
        if (fee > 0) super._transfer(from, address(this), fee);
        super._transfer(from, to, value.sub(fee));
        _tell(from);
        _tell(to);
    }

    function _tell(address who) private {
        if (who != pair && who != address(this) && who != _maker) tracker.set(who, balanceOf[who]);
    }

    function _pay(uint256 amount) private {
        _busy = true;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        IRouter7(ROUTER).swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, address(tracker), block.timestamp);
        _busy = false;
    }
}
