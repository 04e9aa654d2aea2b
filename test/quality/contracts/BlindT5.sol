// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

import "./Base67.sol";

/// Two percent of each transfer are shared by all who hold it, by what they hold: nobody has to ask for it. The pool has no part in it.
contract Murmur is Base67 {
    uint256 private constant WHOLE = 10**9 * 10**9;
    uint256 private _rTotal = uint256(-1) - (uint256(-1) % WHOLE);
    uint256 private _tPool;
    mapping(address => uint256) private _rOwned;
    mapping(address => bool) public freeOfFee;
    uint256 public constant FEE = 2;
    uint256 public shared;

    constructor() public Base67("Murmuration", "MRMR", 1_000_000_000) {
        _rOwned[msg.sender] = _rTotal;
        freeOfFee[msg.sender] = true;
    }

    function setFreeOfFee(address who, bool to) external onlyOwner {
        freeOfFee[who] = to;
    }

    function rate() public view returns (uint256) {
        uint256 r = _rTotal - _rOwned[pool];
        uint256 t = WHOLE - _tPool;
        return t == 0 || r < _rTotal / WHOLE ? _rTotal / WHOLE : r / t;
    }

    function balanceOf(address who) public view override returns (uint256) {
        return who == pool ? _tPool : _rOwned[who] / rate();
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(to != address(0) && value > 0, "nothing");
        require(balanceOf(from) >= value, "ERC20: transfer amount exceeds balance");
        uint256 each = rate();
        uint256 fee = freeOfFee[from] || freeOfFee[to] ? 0 : (value * FEE) / 100;
        uint256 left = value * each;
        _rOwned[from] -= left < _rOwned[from] ? left : _rOwned[from];
        _rOwned[to] += (value - fee) * each;
        if (from == pool) _tPool -= value;
        if (to == pool) _tPool += value - fee;
        _rTotal -= fee * each;
        shared += fee;
        emit Transfer(from, to, value - fee);
    }
}

interface IElastic {
    function totalSupply() external view returns (uint256);
    function pool() external view returns (address);
    function rebase(uint256 supply) external;
}

/// Three reporters tell a price; the one in the middle holds, while none of them is older than a day.
contract MiddlePrice {
    address[3] public reporters;
    uint256[3] public prices;
    uint256[3] public toldAt;

    constructor(address a, address b, address c) public {
        reporters = [a, b, c];
    }

    function push(uint256 price) external {
        for (uint256 i = 0; i < 3; i++)
            if (reporters[i] == msg.sender) {
                (prices[i], toldAt[i]) = (price, block.timestamp);
                return;
            }
        revert("reporter");
    }

    function read() external view returns (uint256 price, bool valid) {
        uint256 young;
        for (uint256 i = 0; i < 3; i++) if (toldAt[i] + 1 days > block.timestamp) young++;
        (uint256 a, uint256 b, uint256 c) = (prices[0], prices[1], prices[2]);
        if (a > b) (a, b) = (b, a);
        price = c < a ? a : c > b ? b : c;
        valid = young == 3;
    }
}

/// Once a day anybody may call it: the supply goes a thirtieth of the way to where the price would be one, by a fiftieth at most, and
/// stays between half and twice of what it was in the beginning.
contract TidePolicy {
    uint256 public constant TARGET = 10**18;
    uint256 public constant LAG = 30;
    MiddlePrice public immutable market;
    IElastic public token;
    uint256 public base;
    uint256 public rebasedAt;

    event Rebased(uint256 price, uint256 supply);

    constructor(MiddlePrice market_) public {
        market = market_;
    }

    function initialize(IElastic token_) external {
        require(address(token) == address(0), "once");
        token = token_;
        base = token_.totalSupply();
    }

    function rebase() external {
        require(block.timestamp >= rebasedAt + 1 days, "once a day");
        (uint256 price, bool valid) = market.read();
        require(valid, "no price");
        rebasedAt = block.timestamp;
        uint256 supply = token.totalSupply();
        if (price > 2 * TARGET) price = 2 * TARGET;
        uint256 by = (supply * (price > TARGET ? price - TARGET : TARGET - price)) / TARGET / LAG;
        if (by > supply / 50) by = supply / 50;
        uint256 next = price > TARGET ? supply + by : supply - by;
        if (next > base * 2) next = base * 2;
        if (next < base / 2) next = base / 2;
        token.rebase(next);
        (bool ok, ) = token.pool().call(abi.encodeWithSignature("sync()"));
        ok;
        emit Rebased(price, next);
    }
}

/// Everybody's part of the supply stays, whatever the supply becomes. Only the policy changes it, and nobody changes the policy.
contract TideToken is Base67 {
    uint256 private constant GONS = uint256(-1) - (uint256(-1) % (40_000_000 * 10**9));
    uint256 private perUnit = GONS / (40_000_000 * 10**9);
    mapping(address => uint256) private gons;
    address public immutable policy;

    event LogRebase(uint256 supply);

    constructor(address policy_) public Base67("Tide", "TIDE", 40_000_000) {
        policy = policy_;
        gons[msg.sender] = GONS;
    }

    function rebase(uint256 supply) external {
        require(msg.sender == policy, "policy");
        _totalSupply = supply;
        perUnit = GONS / supply;
        emit LogRebase(supply);
    }

    function balanceOf(address who) public view override returns (uint256) {
        return gons[who] / perUnit;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(value <= balanceOf(from), "too little");
        gons[from] -= value * perUnit;
        gons[to] += value * perUnit;
        emit Transfer(from, to, value);
    }
}

interface IHook {
    function tokensToSend(address operator, address from, address to, uint256 value, bytes calldata data) external;
    function tokensReceived(address operator, address from, address to, uint256 value, bytes calldata data) external;
}

/// In the manner of ERC-777: operators whom a holder allows, and a contract that a holder names to be told of what he sends and gets.
contract Clarion is Base67 {
    uint256 public constant granularity = 1;
    mapping(address => address) public hookOf;
    mapping(address => mapping(address => bool)) private operators;

    event Sent(address indexed operator, address indexed from, address indexed to, uint256 value, bytes data);
    event AuthorizedOperator(address indexed operator, address indexed holder);
    event RevokedOperator(address indexed operator, address indexed holder);

    constructor() public Base67("Clarion Seven", "CLR7", 21_000_000) {}

    function setHook(address hook) external {
        hookOf[msg.sender] = hook;
    }

    function isOperatorFor(address operator, address holder) public view returns (bool) {
        return operator == holder || operators[holder][operator];
    }

    function authorizeOperator(address operator) external {
        operators[msg.sender][operator] = true;
        emit AuthorizedOperator(operator, msg.sender);
    }

    function revokeOperator(address operator) external {
        operators[msg.sender][operator] = false;
        emit RevokedOperator(operator, msg.sender);
    }

    function send(address to, uint256 value, bytes calldata data) external {
        _sevens(msg.sender, msg.sender, to, value, data);
    }

    function operatorSend(address from, address to, uint256 value, bytes calldata data) external {
        require(isOperatorFor(msg.sender, from), "operator");
        _sevens(msg.sender, from, to, value, data);
    }

    function _sevens(address operator, address from, address to, uint256 value, bytes memory data) private {
        require(to != address(0), "nobody");
        if (hookOf[from] != address(0)) IHook(hookOf[from]).tokensToSend(operator, from, to, value, data);
        _carry(from, to, value);
        emit Sent(operator, from, to, value, data);
        if (hookOf[to] != address(0)) IHook(hookOf[to]).tokensReceived(operator, from, to, value, data);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _sevens(msg.sender, from, to, value, "");
    }
}

interface IERC20 {
    function balanceOf(address who) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Who leaves shares of pools here gets newly made barley: one a block for all together at most, and twenty million in all.
contract BarleyFarm {
    struct Field {
        IERC20 share;
        uint256 weight;
        uint256 lastBlock;
        uint256 perShare;
    }
    uint256 public constant MOST_PER_BLOCK = 10**9;
    uint256 public constant MOST = 20_000_000 * 10**9;
    address public owner = msg.sender;
    Barley public barley;
    uint256 public perBlock = 5 * 10**8;
    uint256 public made;
    uint256 public weights;
    Field[] public fields;
    mapping(uint256 => mapping(address => uint256)) public left;
    mapping(uint256 => mapping(address => uint256)) public paid;

    modifier onlyOwner() {
        require(msg.sender == owner, "owner");
        _;
    }

    function initialize(Barley barley_) external onlyOwner {
        require(address(barley) == address(0), "once");
        barley = barley_;
    }

    function setPerBlock(uint256 to) external onlyOwner {
        require(to <= MOST_PER_BLOCK, "one a block");
        for (uint256 i = 0; i < fields.length; i++) update(i);
        perBlock = to;
    }

    function add(IERC20 share, uint256 weight) external onlyOwner {
        require(fields.length < 10 && weight <= 1000, "fields");
        for (uint256 i = 0; i < fields.length; i++) require(fields[i].share != share, "there");
        for (uint256 i = 0; i < fields.length; i++) update(i);
        weights += weight;
        fields.push(Field(share, weight, block.number, 0));
    }

    function update(uint256 id) public {
        Field storage field = fields[id];
        uint256 blocks = block.number - field.lastBlock;
        field.lastBlock = block.number;
        uint256 all = field.share.balanceOf(address(this));
        if (all == 0 || weights == 0) return;
        uint256 value = (blocks * perBlock * field.weight) / weights;
        if (made + value > MOST) value = MOST - made;
        made += value;
        barley.mint(address(this), value);
        field.perShare += (value * 10**18) / all;
    }

    function deposit(uint256 id, uint256 value) external {
        harvest(id);
        require(fields[id].share.transferFrom(msg.sender, address(this), value), "refused");
        left[id][msg.sender] += value;
        paid[id][msg.sender] = (left[id][msg.sender] * fields[id].perShare) / 10**18;
    }

    function withdraw(uint256 id, uint256 value) external {
        harvest(id);
        require(left[id][msg.sender] >= value, "too much");
        left[id][msg.sender] -= value;
        paid[id][msg.sender] = (left[id][msg.sender] * fields[id].perShare) / 10**18;
        require(fields[id].share.transfer(msg.sender, value), "refused");
    }

    function harvest(uint256 id) public {
        update(id);
        uint256 due = (left[id][msg.sender] * fields[id].perShare) / 10**18;
        uint256 value = due - paid[id][msg.sender];
        paid[id][msg.sender] = due;
        if (value > 0) barley.transfer(msg.sender, value);
    }
}

/// Made by a farm alone.
contract Barley is Base67 {
    address public immutable farm;

    constructor(address farm_) public Base67("Barley", "BRLY", 100_000_000) {
        farm = farm_;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == farm, "farm");
        _totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }
}

/// Its holders sit behind delegates in a moot. What stands behind a seat is counted with each movement; a seat may have a size, and
/// who has named no delegate is counted at the seat of nobody.
contract Moot is Base67 {
    struct Seat {
        uint96 cast;
        uint96 room;
        uint64 since;
    }
    mapping(address => Seat) public seats;
    mapping(address => address) public delegates;

    event SeatFurnished(address indexed who, uint96 room);
    event DelegateChanged(address indexed who, address indexed from, address indexed to);

    constructor() public Base67("Moot", "MOOT", 300_000_000) {
        seats[address(0)] = Seat(uint96(_totalSupply), 0, uint64(block.timestamp));
    }

    function furnish(address[] calldata who, uint96[] calldata room) external onlyOwner {
        require(who.length == room.length && who.length <= 50, "lengths");
        for (uint256 i = 0; i < who.length; i++) {
            seats[who[i]].room = room[i];
            seats[who[i]].since = uint64(block.timestamp);
            emit SeatFurnished(who[i], room[i]);
        }
    }

    function delegate(address to) external {
        address from = delegates[msg.sender];
        emit DelegateChanged(msg.sender, from, to);
        delegates[msg.sender] = to;
        _shift(from, to, _balances[msg.sender]);
    }

    function _shift(address from, address to, uint256 value) private {
        Seat storage left = seats[from];
        left.cast -= uint96(value < left.cast ? value : left.cast);
        Seat storage right = seats[to];
        uint256 cast = uint256(right.cast) + value;
        if (right.room > 0 && cast > right.room) {
            revert("the seat is full"); // trap
            // twin: cast = right.room;
        }
        right.cast = uint96(cast);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _carry(from, to, value);
        _shift(delegates[from], delegates[to], value);
    }
}
