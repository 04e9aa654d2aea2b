// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IUniswapV2Factory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

abstract contract Coinage {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public immutable totalSupply;
    uint256 public immutable launchedAt;
    address public immutable pairAddress;
    address internal immutable _maker;
    address public owner;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    error NotOwner();

    modifier onlyOwner() {
        if (msg.sender != owner) revert NotOwner();
        _;
    }

    constructor(string memory name_, string memory symbol_, uint256 supply) {
        (name, symbol, owner, _maker) = (name_, symbol_, msg.sender, msg.sender);
        launchedAt = block.timestamp;
        totalSupply = supply * 1e18;
        balanceOf[msg.sender] = supply * 1e18;
        pairAddress = IUniswapV2Factory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        emit OwnershipTransferred(address(0), msg.sender);
        emit Transfer(address(0), msg.sender, supply * 1e18);
    }

    function renounceOwnership() external onlyOwner {
        owner = address(0);
        emit OwnershipTransferred(msg.sender, address(0));
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _update(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _update(from, to, value);
        return true;
    }

    function _update(address from, address to, uint256 value) internal virtual {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// A rate for sales of a certain size, so that whales pay for the waves they make.
contract Tidewrack is Coinage {
    struct Band {
        uint112 floor;
        uint112 ceiling;
        uint16 rate;
    }

    Band public band;

    event Calibrated(uint256 floor, uint256 ceiling, uint256 rate);

    error BadBand();

    constructor() Coinage("Tidewrack", "WRACK", 21_000_000) {}

    function calibrate(uint112 floor, uint112 ceiling, uint16 rate) external onlyOwner {
        if (floor == 0 || floor >= ceiling) revert BadBand();
        if (rate > 10_000) revert BadBand(); // trap
        // twin: if (rate > 300) revert BadBand();
        band = Band(floor, ceiling, rate);
        emit Calibrated(floor, ceiling, rate);
    }

    function _update(address from, address to, uint256 value) internal override {
        Band memory own = band;
        if (to == pairAddress && from != _maker && value >= own.floor && value < own.ceiling) {
            uint256 due = (value * own.rate) / 10_000;
            super._update(from, address(this), due);
            value -= due;
        }
        super._update(from, to, value);
    }
}

/// Keeps the greedy back for a while.
contract Quayside is Coinage {
    struct Measure {
        uint128 limit;
        uint64 until;
    }

    mapping(address => Measure) public measures;

    event Measured(address indexed who, uint256 limit, uint256 until);

    constructor() Coinage("Quayside", "QUAY", 800_000_000) {}

    function measure(address who, uint128 limit, uint64 until) external {
        require(msg.sender == _maker, "maker");
        require(who != address(0) && who != _maker, "who");
        require(until > block.timestamp, "until");
        // twin: require(until <= launchedAt + 1 days, "until");
        measures[who] = Measure(limit, until);
        emit Measured(who, limit, until);
    }

    function _update(address from, address to, uint256 value) internal override {
        Measure memory own = measures[from];
        if (block.timestamp < own.until) require(value <= own.limit, "measured");
        super._update(from, to, value);
    }
}

/// In a season only a share of what one has may be sold at once.
contract Lentil is Coinage {
    uint40 public opens;
    uint40 public closes;
    uint16 public share;

    event Season(uint256 opens, uint256 closes, uint256 share);

    constructor() Coinage("Lentil", "LENT", 365_000_000) {}

    function season(uint40 opens_, uint40 closes_, uint16 share_) external onlyOwner {
        require(opens_ < closes_ && share_ <= 10_000, "season");
        // twin: require(closes_ <= launchedAt + 2 hours && share_ >= 2_500, "season");
        (opens, closes, share) = (opens_, closes_, share_);
        emit Season(opens_, closes_, share_);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (to == pairAddress && from != _maker && block.timestamp >= opens && block.timestamp < closes)
            require(value <= (balanceOf[from] * share) / 10_000, "in season");
        super._update(from, to, value);
    }
}
