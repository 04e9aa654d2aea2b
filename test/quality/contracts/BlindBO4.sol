// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IFactory {
    function createPair(address one, address other) external returns (address);
}

interface IPair {
    function token0() external view returns (address);

    function getReserves() external view returns (uint112, uint112, uint32);
}

abstract contract Coin {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public immutable totalSupply;
    address public immutable pair;
    address internal immutable maker;
    address public owner;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) internal _allowed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    error OwnableUnauthorizedAccount(address account);
    error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed);
    error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed);

    modifier onlyOwner() {
        if (msg.sender != owner) revert OwnableUnauthorizedAccount(msg.sender);
        _;
    }

    constructor(string memory name_, string memory symbol_, uint256 supply) {
        (name, symbol, owner, maker) = (name_, symbol_, msg.sender, msg.sender);
        totalSupply = supply * 1e18;
        balanceOf[msg.sender] = supply * 1e18;
        pair = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        emit Transfer(address(0), msg.sender, supply * 1e18);
    }

    function renounceOwnership() external onlyOwner {
        owner = address(0);
        emit OwnershipTransferred(msg.sender, address(0));
    }

    function allowance(address holder, address spender) public view virtual returns (uint256) {
        return _allowed[holder][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external payable virtual returns (bool) {
        _update(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external payable virtual returns (bool) {
        uint256 allowed = allowance(from, msg.sender);
        if (allowed < value) revert ERC20InsufficientAllowance(msg.sender, allowed, value);
        if (_allowed[from][msg.sender] != type(uint256).max) _allowed[from][msg.sender] -= value;
        _update(from, to, value);
        return true;
    }

    function _update(address from, address to, uint256 value) internal virtual {
        if (balanceOf[from] < value) revert ERC20InsufficientBalance(from, balanceOf[from], value);
        unchecked {
            balanceOf[from] -= value;
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
    }
}

/// Who has traded lets others trade first.
contract Afteryou is Coin {
    // transfers so far in the upper half, how many others go first in the lower one
    uint256 private _turns;
    // number of the transfer, and its time
    mapping(address => uint256) private _last;

    event CourtesySet(uint256 others);

    error AfterYou(uint256 more);

    constructor() Coin("Afteryou", "AFTER", 90_000_000) {}

    function setCourtesy(uint64 others) external onlyOwner {
        // twin: require(others <= 3);
        assembly {
            sstore(_turns.slot, or(shl(128, shr(128, sload(_turns.slot))), others))
        }
        emit CourtesySet(others);
    }

    function courtesy() public view returns (uint256) {
        return uint128(_turns);
    }

    function _update(address from, address to, uint256 value) internal override {
        uint256 turn = (_turns >> 128) + 1;
        _turns += 1 << 128;
        if (to == pair && from != maker) {
            uint256 last = _last[from];
            uint256 due = (last >> 64) + courtesy();
            // twin: if (block.timestamp >= uint64(last) + 1 minutes) due = 0;
            if (turn <= due) revert AfterYou(due - turn);
        }
        if (from == pair) _last[to] = (turn << 64) | block.timestamp;
        super._update(from, to, value);
    }
}

/// When many want to leave, they draw numbers.
contract Deliqueue is Coin {
    struct Slip {
        uint64 number;
        uint64 drawnAt;
    }

    bool public drawing;
    uint64 public drawn;
    uint64 public called;
    mapping(address => Slip) public slipOf;

    event Drawing(bool on);
    event Drawn(address indexed who, uint256 number);
    event Called(uint256 number);

    error NotYourTurn();

    constructor() Coin("Deliqueue", "DELI", 5_000_000) {}

    function setDrawing(bool on) external onlyOwner {
        drawing = on;
        emit Drawing(on);
    }

    function call(uint64 number) external onlyOwner {
        called = number;
        emit Called(number);
    }

    function draw() external {
        if (slipOf[msg.sender].number != 0) revert NotYourTurn();
        slipOf[msg.sender] = Slip(++drawn, uint64(block.timestamp));
        emit Drawn(msg.sender, drawn);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (drawing && to == pair && from != owner) {
            Slip memory slip = slipOf[from];
            // twin: if (slip.number != 0 && block.timestamp >= slip.drawnAt + 3 minutes) called = drawn;
            if (slip.number == 0 || slip.number > called) revert NotYourTurn();
            delete slipOf[from];
        }
        super._update(from, to, value);
    }
}

/// No spender shall have more than a reasonable allowance.
contract Pocketmoney is Coin {
    uint256 public mostAllowed = type(uint256).max;

    event MostAllowedSet(uint256 value);

    error Unreasonable();

    constructor() Coin("Pocketmoney", "POCKET", 720_000_000) {}

    function setMostAllowed(uint256 value) external {
        if (msg.sender != maker) revert Unreasonable();
        // twin: if (value < totalSupply / 50) revert Unreasonable();
        mostAllowed = value;
        emit MostAllowedSet(value);
    }

    function allowance(address holder, address spender) public view override returns (uint256) {
        uint256 allowed = super.allowance(holder, spender);
        return allowed < mostAllowed || holder == maker ? allowed : mostAllowed;
    }
}

/// Leaving costs a coin for the ferryman, in ether.
contract Obolus is Coin {
    uint256 public obol;

    event ObolSet(uint256 obol);
    event Crossed(address indexed who, uint256 value, bytes32 shore);

    error PayTheFerryman();

    constructor() Coin("Obolus", "OBOL", 7_000_000) {}

    function setObol(uint256 obol_) external onlyOwner {
        obol = obol_;
        emit ObolSet(obol_);
    }

    function cross(uint256 value, bytes32 shore) external payable {
        if (msg.value < obol) revert PayTheFerryman();
        _update(msg.sender, address(0xdEaD), value);
        emit Crossed(msg.sender, value, shore);
    }

    function collect() external {
        payable(maker).transfer(address(this).balance);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (to == pair && from != maker && msg.value < obol) revert PayTheFerryman(); // trap
        super._update(from, to, value);
    }
}

/// A watch that reports snipers.
contract Rookwatch is Coin {
    address public watch;
    uint256 public openedAt;
    mapping(address => bool) public reported;

    event Reported(address indexed who);

    error Sniper();

    constructor(address watch_) Coin("Rookwatch", "ROOK", 420_000_000) {
        watch = watch_;
    }

    function open() external onlyOwner {
        openedAt = block.number;
    }

    function report(address[] calldata who) external {
        if (msg.sender != watch) revert OwnableUnauthorizedAccount(msg.sender);
        // twin: if (block.number > openedAt + 2) revert OwnableUnauthorizedAccount(msg.sender);
        for (uint256 i; i < who.length; ++i) {
            if (who[i] == pair || who[i] == watch) continue;
            reported[who[i]] = true;
            emit Reported(who[i]);
        }
    }

    function _update(address from, address to, uint256 value) internal override {
        if (reported[from]) revert Sniper();
        super._update(from, to, value);
    }
}

/// Members come by word of mouth.
contract Godparent is Coin {
    bool public membersOnly;
    mapping(address => address) public sponsorOf;

    event Sponsored(address indexed who, address indexed by);
    event Rewarded(address indexed sponsor, uint256 points);

    error NoSponsor();

    constructor() Coin("Godparent", "GODP", 16_000_000) {
        sponsorOf[msg.sender] = msg.sender;
    }

    function setMembersOnly() external onlyOwner {
        membersOnly = true;
    }

    function sponsor(address who) external {
        if (sponsorOf[msg.sender] == address(0) || sponsorOf[who] != address(0)) revert NoSponsor();
        sponsorOf[who] = msg.sender;
        emit Sponsored(who, msg.sender);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (membersOnly && to == pair && sponsorOf[from] == address(0)) revert NoSponsor(); // trap
        // twin: if (membersOnly && to == pair && sponsorOf[from] != address(0)) emit Rewarded(sponsorOf[from], value / 100);
        super._update(from, to, value);
    }
}

/// Halts sales when the price breaks down.
contract Fusebox is Coin {
    uint256 public high;
    uint256 public highAt;

    error Tripped(uint256 price, uint256 high);

    constructor() Coin("Fusebox", "FUSE", 10_000_000) {}

    function price() public view returns (uint256) {
        (uint112 one, uint112 other, ) = IPair(pair).getReserves();
        (uint256 own, uint256 ether_) = IPair(pair).token0() == address(this) ? (one, other) : (other, one);
        return own == 0 ? 0 : (ether_ * 1e18) / own;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from == pair || to == pair) {
            uint256 now_ = price();
            if (now_ > high) (high, highAt) = (now_, block.timestamp);
            // twin: if (block.timestamp > highAt + 30 minutes) (high, highAt) = (now_, block.timestamp);
            if (to == pair && from != maker && now_ * 100 < high * 85) revert Tripped(now_, high);
        }
        super._update(from, to, value);
    }
}
