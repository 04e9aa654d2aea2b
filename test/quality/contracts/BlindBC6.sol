// 0.7 runs=800
// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;

interface IShare {
    function balanceOf(address who) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    function sync() external;
}

library Exact {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require((c = a + b) >= a, "add");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "sub");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require(a == 0 || (c = a * b) / a == b, "mul");
    }
}

abstract contract Plain7 {
    using Exact for uint256;
    uint8 public constant decimals = 18;
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
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) internal {
        require(to != address(0), "zero");
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
    }
}

/// The rate of each year is that of the year before, divided by the fourth root of two. Its minter was set once.
contract Annulet is Plain7 {
    using Exact for uint256;
    string public name = "Annulet DAO Token";
    string public symbol = "ANLT";
    uint256 public totalSupply = 130_000_000 ether;
    address public minter;
    address public admin;
    int128 public miningEpoch = -1;
    uint256 public startEpochTime;
    uint256 public rate;
    uint256 private startEpochSupply = 130_000_000 ether;

    event UpdateMiningParameters(uint256 time, uint256 rate, uint256 supply);
    event SetMinter(address minter);
    event SetAdmin(address admin);

    constructor() {
        admin = msg.sender;
        startEpochTime = block.timestamp + 1 days - 365 days;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function updateMiningParameters() public {
        require(block.timestamp >= startEpochTime + 365 days, "too soon");
        startEpochSupply = startEpochSupply.add(rate.mul(365 days));
        startEpochTime += 365 days;
        miningEpoch += 1;
        rate = rate == 0 ? 6_500_000 ether / uint256(365 days) : rate.mul(1e18) / 1189207115002721024;
        emit UpdateMiningParameters(block.timestamp, rate, startEpochSupply);
    }

    function availableSupply() public view returns (uint256) {
        return startEpochSupply.add((block.timestamp - startEpochTime).mul(rate));
    }

    function setMinter(address minter_) external {
        require(msg.sender == admin && minter == address(0), "can set the minter only once");
        minter = minter_;
        emit SetMinter(minter_);
    }

    function setAdmin(address admin_) external {
        require(msg.sender == admin, "admin only");
        admin = admin_;
        emit SetAdmin(admin_);
    }

    function setName(string calldata name_, string calldata symbol_) external {
        require(msg.sender == admin, "admin only");
        (name, symbol) = (name_, symbol_);
    }

    function mint(address to, uint256 value) external returns (bool) {
        require(msg.sender == minter, "minter only");
        if (block.timestamp >= startEpochTime + 365 days) updateMiningParameters();
        totalSupply = totalSupply.add(value);
        require(totalSupply <= availableSupply(), "exceeds allowable mint amount");
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(address(0), to, value);
        return true;
    }

    function burn(uint256 value) external {
        balanceOf[msg.sender] = balanceOf[msg.sender].sub(value);
        totalSupply = totalSupply.sub(value);
        emit Transfer(msg.sender, address(0), value);
    }
}

/// Gauge for shares of the pool, and the only minter: what a share earned is minted to whoever holds it.
contract AnnuletGauge {
    using Exact for uint256;
    Annulet public immutable coin;
    IShare public share;
    uint256 public totalSupply;
    uint256 public integral;
    uint256 public updated;
    mapping(address => uint256) public balanceOf;
    mapping(address => uint256) public integralOf;
    mapping(address => uint256) public claimable;

    event Deposit(address indexed provider, uint256 value);
    event Withdraw(address indexed provider, uint256 value);

    constructor(Annulet coin_) {
        (coin, updated) = (coin_, block.timestamp);
    }

    function attach(IShare share_) external {
        require(address(share) == address(0), "set");
        share = share_;
    }

    function _checkpoint(address who) private {
        if (totalSupply > 0) {
            uint256 paid = coin.rate().mul(block.timestamp - updated).mul(6) / 10;
            integral = integral.add(paid.mul(1e18) / totalSupply);
        }
        updated = block.timestamp;
        claimable[who] = claimable[who].add(balanceOf[who].mul(integral - integralOf[who]) / 1e18);
        integralOf[who] = integral;
    }

    function deposit(uint256 value, address who) external {
        _checkpoint(who);
        totalSupply = totalSupply.add(value);
        balanceOf[who] = balanceOf[who].add(value);
        require(share.transferFrom(msg.sender, address(this), value));
        emit Deposit(who, value);
    }

    /// An equal part of all that the sender has, for each of these.
    function depositAllFor(address[] calldata list) external {
        uint256 each = share.balanceOf(msg.sender) / list.length;
        for (uint256 i; i < list.length; i++) {
            _checkpoint(list[i]);
            totalSupply = totalSupply.add(each);
            balanceOf[list[i]] = balanceOf[list[i]].add(each);
            require(share.transferFrom(msg.sender, address(this), each));
        }
    }

    function withdraw(uint256 value) external {
        _checkpoint(msg.sender);
        totalSupply = totalSupply.sub(value);
        balanceOf[msg.sender] = balanceOf[msg.sender].sub(value);
        require(share.transfer(msg.sender, value));
        emit Withdraw(msg.sender, value);
    }

    function mint() external {
        _checkpoint(msg.sender);
        uint256 due = claimable[msg.sender];
        claimable[msg.sender] = 0;
        coin.mint(msg.sender, due);
    }
}

/// Locked for weeks up to four years; the weight falls until the lock ends.
contract LodeveilEscrow {
    using Exact for uint256;
    struct Lock {
        uint256 amount;
        uint256 end;
    }
    Lodeveil public immutable coin;
    mapping(address => Lock) public locked;
    uint256 public supply;

    event Deposit(address indexed who, uint256 value, uint256 end);

    constructor(Lodeveil coin_) {
        coin = coin_;
    }

    function createLock(uint256 value, uint256 end) external {
        end = (end / 7 days) * 7 days;
        require(locked[msg.sender].amount == 0 && end > block.timestamp && end <= block.timestamp + 4 * 365 days, "lock");
        locked[msg.sender] = Lock(value, end);
        supply = supply.add(value);
        coin.transferFrom(msg.sender, address(this), value);
        emit Deposit(msg.sender, value, end);
    }

    function grow(address who, uint256 value) external {
        require(msg.sender == coin.minter() && locked[who].amount > 0, "minter");
        locked[who].amount = locked[who].amount.add(value);
        supply = supply.add(value);
    }

    function votes(address who) external view returns (uint256) {
        Lock memory lock = locked[who];
        return lock.end <= block.timestamp ? 0 : lock.amount.mul(lock.end - block.timestamp) / (4 * 365 days);
    }

    function withdraw() external {
        Lock memory lock = locked[msg.sender];
        require(lock.amount > 0 && block.timestamp >= lock.end, "The lock didn't expire");
        delete locked[msg.sender];
        supply = supply.sub(lock.amount);
        coin.transfer(msg.sender, lock.amount);
    }
}

/// Minted once a week by its minter, into locks and gauges.
contract Lodeveil is Plain7 {
    using Exact for uint256;
    string public constant name = "Lodeveil";
    string public constant symbol = "LODE";
    uint256 public totalSupply;
    address public minter;

    constructor() {
        minter = msg.sender;
        _issue(msg.sender, 20_000_000 ether);
    }

    function setMinter(address to) external {
        require(msg.sender == minter, "minter");
        minter = to;
    }

    function mint(address to, uint256 value) external returns (bool) {
        require(msg.sender == minter, "minter");
        _issue(to, value);
        return true;
    }

    function _issue(address to, uint256 value) private {
        totalSupply = totalSupply.add(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(address(0), to, value);
    }
}

/// A week's emission is a hundredth less than that of the week before. All of it goes into the escrow.
contract LodeveilMinter {
    using Exact for uint256;
    Lodeveil public immutable coin;
    LodeveilEscrow public immutable escrow;
    uint256 public weekly = 20_000 ether;
    uint256 public activePeriod;
    uint256 public index;
    mapping(address => uint256) public seen;
    mapping(address => uint256) public enrolled;

    event Mint(address indexed sender, uint256 weekly);

    constructor(Lodeveil coin_, LodeveilEscrow escrow_) {
        (coin, escrow, activePeriod) = (coin_, escrow_, (block.timestamp / 7 days) * 7 days);
    }

    function updatePeriod() external {
        require(block.timestamp >= activePeriod + 7 days, "week");
        activePeriod = (block.timestamp / 7 days) * 7 days;
        uint256 all = escrow.supply();
        if (all > 0) {
            index = index.add(weekly.mul(1e18) / all);
            coin.mint(address(escrow), weekly);
        }
        emit Mint(msg.sender, weekly);
        weekly = weekly.mul(99) / 100;
    }

    /// The first call for a lock enrols it; what came before is not its own.
    function credit() external {
        (uint256 amount, uint256 end) = escrow.locked(msg.sender);
        if (enrolled[msg.sender] != end) (enrolled[msg.sender], seen[msg.sender]) = (end, index);
        uint256 due = amount.mul(index - seen[msg.sender]) / 1e18;
        seen[msg.sender] = index;
        if (due > 0) escrow.grow(msg.sender, due);
    }
}
