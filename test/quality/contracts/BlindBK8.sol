// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "SafeMath: addition overflow");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "SafeMath: subtraction overflow");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        if (a == 0) return 0;
        c = a * b;
        require(c / a == b, "SafeMath: multiplication overflow");
    }
}

abstract contract Coin {
    using SafeMath for uint256;

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 internal _supply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed _from, address indexed _to, uint256 _value);
    event Approval(address indexed _owner, address indexed _spender, uint256 _value);

    constructor(string memory name_, string memory symbol_) public {
        (name, symbol) = (name_, symbol_);
    }

    function totalSupply() external view returns (uint256) {
        return _supply;
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

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal {
        require(to != address(0), "no transfers to nobody");
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
    }

    function _make(address to, uint256 value) internal {
        _supply = _supply.add(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(address(0), to, value);
    }

    function _unmake(address from, uint256 value) internal {
        balanceOf[from] = balanceOf[from].sub(value);
        _supply = _supply.sub(value);
        emit Transfer(from, address(0), value);
    }
}

/// Made along a curve that falls each year by the fourth root of two. Anybody turns the page of a year when it has come.
contract Windrowdao is Coin("Windrow DAO Token", "WRW") {
    uint256 public constant YEAR = 86400 * 365;
    uint256 public constant INITIAL_SUPPLY = 1303030303;
    uint256 public constant INITIAL_RATE = (274815283 * 10**18) / YEAR;
    uint256 public constant RATE_REDUCTION_TIME = YEAR;
    uint256 public constant RATE_REDUCTION_COEFFICIENT = 1189207115002721024;
    uint256 public constant RATE_DENOMINATOR = 10**18;
    uint256 public constant INFLATION_DELAY = 86400;
    address public minter;
    address public admin;
    int128 public mining_epoch = -1;
    uint256 public start_epoch_time;
    uint256 public rate;
    uint256 internal start_epoch_supply;

    event UpdateMiningParameters(uint256 time, uint256 rate, uint256 supply);
    event SetMinter(address minter);
    event SetAdmin(address admin);

    constructor() public {
        admin = msg.sender;
        start_epoch_supply = INITIAL_SUPPLY * 10**18;
        start_epoch_time = block.timestamp + INFLATION_DELAY - RATE_REDUCTION_TIME;
        _make(msg.sender, start_epoch_supply);
    }

    function update_mining_parameters() external {
        require(block.timestamp >= start_epoch_time + RATE_REDUCTION_TIME, "too soon!");
        _update();
    }

    function start_epoch_time_write() external returns (uint256) {
        if (block.timestamp >= start_epoch_time + RATE_REDUCTION_TIME) _update();
        return start_epoch_time;
    }

    function _available() internal view returns (uint256) {
        return start_epoch_supply.add((block.timestamp - start_epoch_time).mul(rate));
    }

    function available_supply() external view returns (uint256) {
        return _available();
    }

    function set_minter(address who) external {
        require(msg.sender == admin, "admin only");
        require(minter == address(0), "can set the minter only once, at creation");
        minter = who;
        emit SetMinter(who);
    }

    function set_admin(address who) external {
        require(msg.sender == admin, "admin only");
        admin = who;
        emit SetAdmin(who);
    }

    function set_name(string calldata name_, string calldata symbol_) external {
        require(msg.sender == admin, "Only admin is allowed to change name");
        (name, symbol) = (name_, symbol_);
    }

    function mint(address to, uint256 value) external returns (bool) {
        require(msg.sender == minter, "dev: minter only");
        if (block.timestamp >= start_epoch_time + RATE_REDUCTION_TIME) _update();
        require(_supply.add(value) <= _available(), "dev: exceeds allowable mint amount");
        _make(to, value);
        return true;
    }

    function burn(uint256 value) external returns (bool) {
        _unmake(msg.sender, value);
        return true;
    }

    function _update() internal {
        start_epoch_time = start_epoch_time + RATE_REDUCTION_TIME;
        mining_epoch += 1;
        if (rate == 0) {
            rate = INITIAL_RATE;
        } else {
            start_epoch_supply = start_epoch_supply.add(rate.mul(RATE_REDUCTION_TIME));
            rate = rate.mul(RATE_DENOMINATOR) / RATE_REDUCTION_COEFFICIENT;
        }
        emit UpdateMiningParameters(block.timestamp, rate, start_epoch_supply);
    }
}

/// One gauge: who stakes here has his part of what the curve allows from now on. It is the minter as well.
contract WindrowGauge {
    using SafeMath for uint256;

    Windrowdao public token;
    uint256 public totalStaked;
    uint256 public integrate_inv_supply;
    uint256 public last;
    mapping(address => uint256) public staked;
    mapping(address => uint256) public integrate_inv_supply_of;
    mapping(address => uint256) public integrate_fraction;
    mapping(address => uint256) public minted;

    event Minted(address indexed recipient, uint256 minted);

    function bind(Windrowdao token_) external {
        require(address(token) == address(0), "bound");
        (token, last) = (token_, block.timestamp);
    }

    function _checkpoint(address who) internal {
        uint256 rate = token.rate();
        if (totalStaked > 0) {
            integrate_inv_supply = integrate_inv_supply.add(rate.mul(block.timestamp - last).mul(1e18) / totalStaked);
        }
        last = block.timestamp;
        uint256 grown = integrate_inv_supply.sub(integrate_inv_supply_of[who]);
        integrate_fraction[who] = integrate_fraction[who].add(staked[who].mul(grown) / 1e18);
        integrate_inv_supply_of[who] = integrate_inv_supply;
        token.start_epoch_time_write();
    }

    function deposit(uint256 value) external {
        _checkpoint(msg.sender);
        token.transferFrom(msg.sender, address(this), value);
        (staked[msg.sender], totalStaked) = (staked[msg.sender].add(value), totalStaked.add(value));
    }

    function withdraw(uint256 value) external {
        _checkpoint(msg.sender);
        (staked[msg.sender], totalStaked) = (staked[msg.sender].sub(value), totalStaked.sub(value));
        token.transfer(msg.sender, value);
    }

    function mint() external {
        _checkpoint(msg.sender);
        uint256 due = integrate_fraction[msg.sender].sub(minted[msg.sender]);
        minted[msg.sender] = integrate_fraction[msg.sender];
        token.mint(msg.sender, due);
        emit Minted(msg.sender, due);
    }
}

/// The coin that is locked for good, and votes.
contract Seggrum is Coin("Seggrum", "SGRM") {
    constructor() public {
        _make(msg.sender, 40000000 * 1e18);
    }
}

/// For each coin that went into the locker there is one of these. Its operator is the depositor, and nobody can be put in its place.
contract LockedSeggrum is Coin("Locked Seggrum", "lkSGRM") {
    address public operator;

    constructor() public {
        operator = msg.sender;
    }

    function setOperator(address operator_) external {
        require(msg.sender == operator, "!auth");
        operator = operator_;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == operator, "!authorized");
        _make(to, amount);
    }

    function burn(address from, uint256 amount) external {
        require(msg.sender == operator, "!authorized");
        _unmake(from, amount);
    }
}

/// Takes the coin, locks it, gives the receipt. There is no way back; the market is where one leaves.
contract SeggrumDepositor {
    using SafeMath for uint256;

    uint256 public constant MAXTIME = 4 * 364 * 86400;
    uint256 public constant FEE_DENOMINATOR = 10000;
    Seggrum public immutable coin;
    LockedSeggrum public minter;
    uint256 public lockIncentive = 10;
    uint256 public incentive;
    uint256 public locked;
    uint256 public unlockTime;
    address public feeManager;

    constructor(Seggrum coin_, address feeManager_) public {
        (coin, feeManager) = (coin_, feeManager_);
    }

    function initialize(LockedSeggrum minter_) external {
        require(address(minter) == address(0), "set");
        minter = minter_;
    }

    function setFees(uint256 next) external {
        require(msg.sender == feeManager, "!auth");
        require(next <= 30, "30 of 10000 at most");
        lockIncentive = next;
    }

    /// Who does not wait for others to lock pays nothing; else a thousandth goes to whoever locks.
    function deposit(uint256 amount, bool lock) external {
        require(amount > 0, "!>0");
        coin.transferFrom(msg.sender, address(this), amount);
        if (lock) {
            amount = amount.add(incentive);
            incentive = 0;
            _lock();
        } else {
            uint256 call = amount.mul(lockIncentive) / FEE_DENOMINATOR;
            amount = amount.sub(call);
            incentive = incentive.add(call);
        }
        minter.mint(msg.sender, amount);
    }

    function lockCoins() external {
        _lock();
        uint256 paid = incentive;
        incentive = 0;
        if (paid > 0) minter.mint(msg.sender, paid);
    }

    function _lock() internal {
        locked = coin.balanceOf(address(this));
        unlockTime = block.timestamp + MAXTIME;
    }
}
