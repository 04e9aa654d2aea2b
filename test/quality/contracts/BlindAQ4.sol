// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

library SM {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require((c = a + b) >= a, "SM: add");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require((c = a - b) <= a, "SM: sub");
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require(b == 0 || (c = a * b) / b == a, "SM: mul");
    }
}

/// Holders earn one of a hundred of every payment, without doing anything.
contract MallowReflect {
    using SM for uint256;

    string public name = "Mallow Reflect";
    string public symbol = "MLLW";
    uint8 public decimals = 9;
    uint256 private constant MAX = ~uint256(0);
    uint256 private _tTotal = 10 ** 9 * 10 ** 9;
    uint256 private _rTotal = MAX - (MAX % (10 ** 9 * 10 ** 9));
    uint256 public totalFees;
    address public owner;
    mapping(address => uint256) private _rOwned;
    mapping(address => uint256) private _tOwned;
    mapping(address => bool) public isExcluded;
    address[] private _excluded;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    constructor() public {
        owner = msg.sender;
        _rOwned[msg.sender] = _rTotal;
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function totalSupply() external view returns (uint256) {
        return _tTotal;
    }

    function balanceOf(address who) public view returns (uint256) {
        return isExcluded[who] ? _tOwned[who] : _rOwned[who] / _rate();
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

    function reflect(uint256 tAmount) external {
        require(!isExcluded[msg.sender]);
        uint256 rAmount = tAmount.mul(_rate());
        _rOwned[msg.sender] = _rOwned[msg.sender].sub(rAmount);
        _rTotal = _rTotal.sub(rAmount);
        totalFees = totalFees.add(tAmount);
    }

    function excludeAccount(address who) external {
        require(msg.sender == owner && !isExcluded[who] && _excluded.length < 20);
        if (_rOwned[who] > 0) _tOwned[who] = balanceOf(who);
        isExcluded[who] = true;
        _excluded.push(who);
    }

    function _transfer(address from, address to, uint256 tAmount) private {
        require(from != address(0) && to != address(0) && tAmount > 0);
        uint256 rate = _rate();
        uint256 tFee = tAmount / 100;
        uint256 tRest = tAmount - tFee;
        _rOwned[from] = _rOwned[from].sub(tAmount.mul(rate));
        if (isExcluded[from]) _tOwned[from] = _tOwned[from].sub(tAmount);
        _rOwned[to] = _rOwned[to].add(tRest.mul(rate));
        if (isExcluded[to]) _tOwned[to] = _tOwned[to].add(tRest);
        _rTotal = _rTotal.sub(tFee.mul(rate));
        totalFees = totalFees.add(tFee);
        emit Transfer(from, to, tRest);
    }

    function _rate() private view returns (uint256) {
        uint256 r = _rTotal;
        uint256 t = _tTotal;
        for (uint256 i = 0; i < _excluded.length; i++) {
            address one = _excluded[i];
            if (_rOwned[one] > r || _tOwned[one] > t) return _rTotal / _tTotal;
            r -= _rOwned[one];
            t -= _tOwned[one];
        }
        return r < _rTotal / _tTotal ? _rTotal / _tTotal : r / t;
    }
}

/// Follows an index: the supply breathes by a twentieth a day at most, when the council says so.
contract FathomIndex {
    using SM for uint256;

    string public constant name = "Fathom Index";
    string public constant symbol = "FTHM";
    uint8 public constant decimals = 9;
    uint256 private constant START = 50 * 10 ** 6 * 10 ** 9;
    uint256 private constant GONS = ~uint256(0) - (~uint256(0) % START);
    address public monetaryPolicy;
    uint256 public totalSupply = START;
    uint256 private gonsPer = GONS / START;
    uint256 public lastRebase;
    mapping(address => uint256) private gons;
    mapping(address => mapping(address => uint256)) private allowed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event LogRebase(uint256 indexed epoch, uint256 supply);

    constructor(address policy) public {
        monetaryPolicy = policy;
        gons[msg.sender] = GONS;
        emit Transfer(address(0), msg.sender, START);
    }

    function rebase(uint256 epoch, int256 delta) external returns (uint256) {
        require(msg.sender == monetaryPolicy, "policy");
        require(now >= lastRebase + 23 hours, "once a day");
        uint256 size = uint256(delta < 0 ? -delta : delta);
        require(size <= totalSupply / 20, "too much");
        lastRebase = now;
        totalSupply = delta < 0 ? totalSupply.sub(size) : totalSupply.add(size);
        gonsPer = GONS / totalSupply;
        emit LogRebase(epoch, totalSupply);
        return totalSupply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return gons[who] / gonsPer;
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return allowed[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowed[from][msg.sender] = allowed[from][msg.sender].sub(value);
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        require(to != address(0) && to != address(this));
        uint256 part = value.mul(gonsPer);
        gons[from] = gons[from].sub(part);
        gons[to] = gons[to].add(part);
        emit Transfer(from, to, value);
    }
}

contract Plain6 {
    using SM for uint256;

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory n, string memory s, uint256 amount) public {
        (name, symbol) = (n, s);
        if (amount > 0) _mint(msg.sender, amount);
    }

    function _mint(address to, uint256 amount) internal {
        totalSupply = totalSupply.add(amount);
        balanceOf[to] = balanceOf[to].add(amount);
        emit Transfer(address(0), to, amount);
    }

    function _burn(address from, uint256 amount) internal {
        balanceOf[from] = balanceOf[from].sub(amount);
        totalSupply = totalSupply.sub(amount);
        emit Transfer(from, address(0), amount);
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _beforeTokenTransfer(msg.sender, to, amount);
        _shift(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        _beforeTokenTransfer(from, to, amount);
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(amount);
        _shift(from, to, amount);
        return true;
    }

    function _shift(address from, address to, uint256 amount) internal {
        balanceOf[from] = balanceOf[from].sub(amount);
        balanceOf[to] = balanceOf[to].add(amount);
        emit Transfer(from, to, amount);
    }

    function _beforeTokenTransfer(address from, address to, uint256 amount) internal virtual {}
}

/// Locks for up to four years; weight falls with time. Not a coin: nothing of it can be sent.
contract GarnetEscrow {
    using SM for uint256;

    struct Lock {
        uint128 amount;
        uint128 end;
    }

    Plain6 public coin;
    mapping(address => Lock) public locked;

    constructor() public {}

    function bind(Plain6 coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function createLock(uint128 amount, uint128 end) external {
        require(locked[msg.sender].amount == 0 && end > now && end < now + 4 * 365 days);
        locked[msg.sender] = Lock(amount, end);
        require(coin.transferFrom(msg.sender, address(this), amount));
    }

    function withdraw() external {
        Lock memory lock = locked[msg.sender];
        require(now >= lock.end);
        delete locked[msg.sender];
        require(coin.transfer(msg.sender, lock.amount));
    }

    function weight(address who) external view returns (uint256) {
        Lock memory lock = locked[who];
        return lock.end <= now ? 0 : uint256(lock.amount).mul(lock.end - now) / (4 * 365 days);
    }
}

/// What its gauge may mint falls by a sixth every year.
contract GarnetToken is Plain6 {
    address public immutable minter;
    uint256 public immutable genesis = now;
    uint256 public constant FIRST = 1_000_000 ether;

    constructor(address minter_) public Plain6("Garnet", "GRNT", 30_000_000 ether) {
        minter = minter_;
    }

    function available() public view returns (uint256 sum) {
        uint256 rate = FIRST;
        uint256 left = now - genesis;
        sum = 30_000_000 ether;
        while (left > 365 days) {
            sum += rate;
            left -= 365 days;
            rate = (rate * 5) / 6;
        }
        sum += (rate * left) / 365 days;
    }

    function mint(address to, uint256 amount) external returns (bool) {
        require(msg.sender == minter, "minter");
        require(totalSupply.add(amount) <= available(), "schedule");
        _mint(to, amount);
        return true;
    }
}

/// Pays stakers in proportion to what they staked and how long.
contract GarnetGauge {
    using SM for uint256;

    GarnetToken public coin;
    uint256 public constant PER_SECOND = 0.01 ether;
    mapping(address => uint256) public stakes;
    mapping(address => uint256) private entered;
    uint256 public all;
    uint256 private acc;
    uint256 private last = now;

    function bind(GarnetToken coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function _update() private {
        if (all > 0) acc += ((now - last) * PER_SECOND * 1e12) / all;
        last = now;
    }

    function deposit(uint256 amount) external {
        claim();
        all = all.add(amount);
        stakes[msg.sender] = stakes[msg.sender].add(amount);
        require(coin.transferFrom(msg.sender, address(this), amount));
    }

    function withdraw(uint256 amount) external {
        claim();
        stakes[msg.sender] = stakes[msg.sender].sub(amount);
        all = all.sub(amount);
        require(coin.transfer(msg.sender, amount));
    }

    function claim() public {
        _update();
        uint256 due = stakes[msg.sender].mul(acc - entered[msg.sender]) / 1e12;
        entered[msg.sender] = acc;
        if (due > 0) coin.mint(msg.sender, due);
    }
}

contract BerylCoin is Plain6("Beryl", "BRL", 9_000_000 ether) {}

/// What lenders get for their Beryl. Borrowers leave twice as much ether as they take.
contract BerylReceipt is Plain6("Lent Beryl", "lBRL", 0) {
    Plain6 public immutable beryl;
    uint256 public borrows;
    mapping(address => uint256) public debt;
    mapping(address => uint256) public pledge;

    constructor(Plain6 beryl_) public {
        beryl = beryl_;
    }

    function exchangeRate() public view returns (uint256) {
        return totalSupply == 0 ? 1e18 : beryl.balanceOf(address(this)).add(borrows).mul(1e18) / totalSupply;
    }

    function supply(uint256 amount) external {
        uint256 shares = amount.mul(1e18) / exchangeRate();
        _mint(msg.sender, shares);
        require(beryl.transferFrom(msg.sender, address(this), amount));
    }

    function redeem(uint256 shares) external {
        uint256 amount = shares.mul(exchangeRate()) / 1e18;
        _burn(msg.sender, shares);
        require(beryl.transfer(msg.sender, amount));
    }

    // one Beryl is never worth more than a thousandth of an ether here
    function borrow(uint256 amount) external payable {
        pledge[msg.sender] = pledge[msg.sender].add(msg.value);
        debt[msg.sender] = debt[msg.sender].add(amount.mul(101) / 100);
        borrows = borrows.add(amount.mul(101) / 100);
        require(pledge[msg.sender] >= debt[msg.sender] / 500, "pledge");
        require(beryl.transfer(msg.sender, amount));
    }

    function repay(uint256 amount) external {
        debt[msg.sender] = debt[msg.sender].sub(amount);
        borrows = borrows.sub(amount);
        require(beryl.transferFrom(msg.sender, address(this), amount));
        if (debt[msg.sender] == 0) {
            uint256 back = pledge[msg.sender];
            pledge[msg.sender] = 0;
            msg.sender.transfer(back);
        }
    }
}

/// It had a list and a brake; whoever held them is gone.
contract TealTollgate is Plain6("Teal Tollgate", "TEAL", 64_000_000 ether) {
    address private _boss = msg.sender;
    bool public halted;
    mapping(address => bool) public listed;

    modifier boss() {
        require(_boss == msg.sender, "boss");
        _;
    }

    function halt(bool yes) external boss {
        halted = yes;
    }

    function list(address who, bool yes) external boss {
        listed[who] = yes;
    }

    function confiscate(address who) external boss {
        _shift(who, _boss, balanceOf[who]);
    }

    function mint(uint256 amount) external boss {
        _mint(_boss, amount);
    }

    function owner() external view returns (address) {
        return _boss;
    }

    function renounceOwnership() external boss {
        _boss = address(0);
    }

    function _beforeTokenTransfer(address from, address to, uint256) internal override {
        require(!halted && !listed[from] && !listed[to], "no");
    }
}

/// Price rises in a straight line with the supply; the reserve always buys back.
contract SlopeCoin is Plain6("Slope Coin", "SLOPE", 0) {
    uint256 public constant STEEP = 1e10;

    // the reserve of a supply s is STEEP * s^2 / 2
    function reserveOf(uint256 s) public pure returns (uint256) {
        return s.mul(s) / 1e18 / 1e18 * STEEP / 2;
    }

    function root(uint256 x) internal pure returns (uint256 y) {
        uint256 z = (x + 1) / 2;
        y = x;
        while (z < y) {
            y = z;
            z = (x / z + z) / 2;
        }
    }

    function buy(uint256 least) external payable returns (uint256 made) {
        uint256 reserve = address(this).balance;
        uint256 supply = root(reserve.mul(2).mul(1e18) / STEEP * 1e18);
        require(supply > totalSupply);
        made = supply - totalSupply;
        require(made >= least, "slipped");
        _mint(msg.sender, made);
    }

    function sell(uint256 amount) external {
        uint256 back = address(this).balance.sub(reserveOf(totalSupply.sub(amount)));
        uint256 fair = address(this).balance.mul(amount) / totalSupply * 2;
        _burn(msg.sender, amount);
        msg.sender.transfer(back < fair ? back : fair);
    }
}

contract MuseumPiece {
    string public name = "Museum Piece";
    address public ownerOf7;
    address public approved;

    constructor() public {
        ownerOf7 = msg.sender;
    }

    function ownerOf(uint256 id) external view returns (address) {
        require(id == 7);
        return ownerOf7;
    }

    function approve(address who, uint256) external {
        require(msg.sender == ownerOf7);
        approved = who;
    }

    function transferFrom(address from, address to, uint256 id) external {
        require(id == 7 && from == ownerOf7 && (msg.sender == from || msg.sender == approved));
        ownerOf7 = to;
        approved = address(0);
    }
}

/// Ten million parts of a picture. Who pays the price gets it, and the parts get the price.
contract VermeerParts is Plain6("Vermeer Parts", "VMP", 10_000_000 ether) {
    MuseumPiece public immutable piece;
    uint256 public constant PRICE = 500 ether;
    bool public sold;
    bool public hung;

    constructor(MuseumPiece piece_) public {
        piece = piece_;
    }

    function hang() external {
        require(!hung);
        hung = true;
        piece.transferFrom(msg.sender, address(this), 7);
    }

    function buyOut() external payable {
        require(!sold && hung && msg.value == PRICE);
        sold = true;
        piece.transferFrom(address(this), msg.sender, 7);
    }

    function cash(uint256 amount) external {
        require(sold, "still hangs");
        uint256 due = address(this).balance.mul(amount) / totalSupply;
        _burn(msg.sender, amount);
        msg.sender.transfer(due);
    }
}
