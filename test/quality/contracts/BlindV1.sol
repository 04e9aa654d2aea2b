// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IPairMaker {
    function createPair(address one, address two) external returns (address);
}

/// The ledger of those that are launched here. Its founder is named once; what he may do each of them says by itself.
abstract contract Vessel {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public immutable totalSupply;
    address public immutable founder;
    address public immutable market;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256) internal _held;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 whole) {
        name = name_;
        symbol = symbol_;
        founder = msg.sender;
        totalSupply = whole * 10 ** 18;
        market = IPairMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _give(msg.sender, totalSupply);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address who) public view virtual returns (uint256) {
        return _held[who];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pass(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 granted = allowance[from][msg.sender];
        if (granted < type(uint256).max) {
            require(granted >= value, "allowance too small");
            allowance[from][msg.sender] = granted - value;
        }
        _pass(from, to, value);
        return true;
    }

    function _pass(address from, address to, uint256 value) internal {
        require(to != address(0), "to nobody");
        _check(from, to, value);
        _take(from, value);
        _give(to, value);
        emit Transfer(from, to, value);
    }

    function _check(address from, address to, uint256 value) internal virtual {}

    function _take(address from, uint256 value) internal virtual {
        require(_held[from] >= value, "balance too small");
        _held[from] -= value;
    }

    function _give(address to, uint256 value) internal virtual {
        _held[to] += value;
    }
}

/// Nothing but a ledger. A presale has three tenths of it and hands them out on a day.
contract Slipway is Vessel("Slipway", "SLWY", 60_000_000) {}

contract SlipwayPresale {
    address public immutable keeper = msg.sender;
    uint256 public immutable claimsFrom;
    Slipway public token;
    uint256 public raised;
    uint256 public lot;
    mapping(address => uint256) public paid;

    event Contributed(address indexed who, uint256 amount);
    event Claimed(address indexed who, uint256 amount);

    constructor(uint256 claimsFrom_) {
        claimsFrom = claimsFrom_;
    }

    function contribute() external payable {
        require(address(token) == address(0), "the sale is over");
        raised += msg.value;
        paid[msg.sender] += msg.value;
        emit Contributed(msg.sender, msg.value);
    }

    function close(Slipway token_, uint256 lot_) external {
        require(msg.sender == keeper && address(token) == address(0), "once");
        token = token_;
        lot = lot_;
        require(token_.transferFrom(keeper, address(this), lot_), "lot");
        payable(keeper).transfer(address(this).balance);
    }

    function claim() external {
        require(address(token) != address(0) && block.timestamp >= claimsFrom, "not before the day of claims");
        uint256 share = (lot * paid[msg.sender]) / raised;
        require(share > 0, "nothing to claim");
        paid[msg.sender] = 0;
        emit Claimed(msg.sender, share);
        require(token.transfer(msg.sender, share), "transfer");
    }
}

/// What the founder grants stays with the grantee and becomes free from the third month to the twelfth. What is bought is free.
contract Cradle is Vessel("Cradle", "CRDL", 100_000_000) {
    struct Grant {
        uint128 amount;
        uint64 cliff;
        uint64 end;
    }

    address public owner = msg.sender;
    mapping(address => Grant) public grants;

    event Granted(address indexed to, uint256 amount, uint256 cliff, uint256 end);
    event OwnershipTransferred(address indexed from, address indexed to);

    function grant(address[] calldata to, uint128 each) external {
        require(msg.sender == owner, "not the owner");
        for (uint256 i = 0; i < to.length; i++) {
            require(grants[to[i]].amount == 0, "one grant each");
            Grant memory made = Grant(each, uint64(block.timestamp + 90 days), uint64(block.timestamp + 360 days));
            _pass(msg.sender, to[i], each);
            grants[to[i]] = made;
            emit Granted(to[i], each, made.cliff, made.end);
        }
    }

    function renounceOwnership() external {
        require(msg.sender == owner, "not the owner");
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function lockedOf(address who) public view returns (uint256) {
        Grant memory own = grants[who];
        if (block.timestamp >= own.end) return 0;
        if (block.timestamp <= own.cliff) return own.amount;
        return (uint256(own.amount) * (own.end - block.timestamp)) / (own.end - own.cliff);
    }

    function _check(address from, address, uint256 value) internal view override {
        require(_held[from] >= value + lockedOf(from), "vesting");
    }
}

/// A purse has a free and a kept half in one word. Who was seated finds his kept half free on the day of his row.
contract Hatchery is Vessel("Hatchery", "HTCH", 8_000_000) {
    struct Purse {
        uint112 free;
        uint112 kept;
        uint32 opens;
    }

    mapping(address => Purse) private _purses;
    bool public seated;

    function seat(address[] calldata row, uint112 each, uint32 opens) external {
        require(msg.sender == founder && !seated, "all are seated");
        require(opens < block.timestamp + 180 days, "half a year at most");
        for (uint256 i = 0; i < row.length; i++) {
            Purse storage purse = _purses[row[i]];
            require(purse.kept == 0, "has a seat");
            _take(msg.sender, each);
            purse.kept = each;
            purse.opens = opens;
            emit Transfer(msg.sender, row[i], each);
        }
    }

    function finish() external {
        require(msg.sender == founder, "not the founder");
        seated = true;
    }

    function balanceOf(address who) public view override returns (uint256) {
        return uint256(_purses[who].free) + _purses[who].kept;
    }

    function transferableOf(address who) public view returns (uint256) {
        Purse memory purse = _purses[who];
        return uint256(purse.free) + (block.timestamp >= purse.opens ? purse.kept : 0);
    }

    function _take(address from, uint256 value) internal override {
        Purse storage purse = _purses[from];
        if (purse.kept > 0 && block.timestamp >= purse.opens) {
            purse.free += purse.kept;
            purse.kept = 0;
        }
        require(purse.free >= value, "not free yet");
        purse.free -= uint112(value);
    }

    function _give(address to, uint256 value) internal override {
        _purses[to].free += uint112(value);
    }
}

/// Who buys within two blocks of the start is thought to be a machine and keeps what he bought for an hour.
contract Starboard is Vessel("Starboard", "STBD", 300_000_000) {
    uint256 public startBlock;
    mapping(address => uint256) public sittingUntil;

    function start() external {
        require(msg.sender == founder && startBlock == 0, "once");
        startBlock = block.number;
    }

    function _check(address from, address to, uint256) internal override {
        if (startBlock == 0) {
            require(from == founder, "not started");
            return;
        }
        require(block.timestamp >= sittingUntil[from], "sits for an hour");
        if (from == market && block.number < startBlock + 3) sittingUntil[to] = block.timestamp + 1 hours;
    }
}

/// Starts at a minute that is written in it. For an hour a purchase is half a hundredth, and a wallet a hundredth, at most.
contract Quickstep is Vessel("Quickstep", "QSTP", 1_000_000_000) {
    uint256 public immutable startsAt;

    constructor(uint256 startsAt_) {
        startsAt = startsAt_;
    }

    function _check(address from, address to, uint256 value) internal view override {
        if (from == founder) return;
        require(block.timestamp >= startsAt, "starts later");
        if (from == market && block.timestamp < startsAt + 1 hours) {
            require(value <= totalSupply / 200, "half a hundredth in the first hour");
            require(_held[to] + value <= totalSupply / 100, "a hundredth in the first hour");
        }
    }
}

/// Every hour a wallet may hold one hundredth more; after eight hours as much as it likes.
contract Ladderback is Vessel("Ladderback", "LADB", 42_000_000) {
    uint256 public launchedAt;

    function launch() external {
        require(msg.sender == founder && launchedAt == 0, "once");
        launchedAt = block.timestamp;
    }

    function largestWallet() public view returns (uint256) {
        uint256 rungs = (block.timestamp - launchedAt) / 1 hours;
        return rungs >= 8 ? totalSupply : ((rungs + 1) * totalSupply) / 100;
    }

    function _check(address from, address to, uint256 value) internal view override {
        if (from == founder) return;
        require(launchedAt != 0, "not launched");
        if (to != market) require(_held[to] + value <= largestWallet(), "above this rung");
    }
}

/// Everybody may trade from a day on that nobody can move.
contract Tidegate is Vessel("Tidegate", "TIDG", 10_000_000) {
    uint256 public immutable opensAt;

    constructor(uint256 opensAt_) {
        opensAt = opensAt_;
    }

    function _check(address from, address, uint256) internal view override {
        require(block.timestamp >= opensAt || from == founder, "the gate opens tomorrow");
    }
}

/// Until an hour that is written in it those on a list buy from the pool, and then everybody. Anybody sells at any time.
contract Foreshore is Vessel("Foreshore", "FSHR", 25_000_000) {
    uint256 public immutable publicFrom;
    mapping(address => bool) public listed;

    constructor(uint256 publicFrom_) {
        publicFrom = publicFrom_;
    }

    function list(address[] calldata guests) external {
        require(msg.sender == founder, "not the founder");
        for (uint256 i = 0; i < guests.length; i++) listed[guests[i]] = true;
    }

    function _check(address from, address to, uint256) internal view override {
        if (from == market) require(listed[to] || block.timestamp >= publicFrom, "guests only, for now");
    }
}
