// 0.8 off ir
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

abstract contract Common9 {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    mapping(address owner => mapping(address spender => uint256)) public allowance;

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _go(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _go(from, to, value);
        return true;
    }

    function _go(address from, address to, uint256 value) internal virtual;
}

abstract contract Book9 is Common9 {
    mapping(address => uint256) public balanceOf;
    uint256 public totalSupply;

    function _go(address from, address to, uint256 value) internal virtual override {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function _issue(address to, uint256 value) internal {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _destroy(address from, uint256 value) internal {
        balanceOf[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

/// Shares of ether that is staked elsewhere. Two of three report, a thousandth up or a hundredth down a day at most.
contract Anchored is Common9 {
    string public constant name = "Anchored Ether";
    string public constant symbol = "aNKR";
    uint8 public constant decimals = 18;

    address public immutable oracle;
    uint256 public pooledEther;
    uint256 public totalShares;
    uint256 public lastReport;
    mapping(address => uint256) public sharesOf;

    event TransferShares(address indexed from, address indexed to, uint256 shares);
    event Reported(uint256 before, uint256 after_);

    constructor(address oracle_) {
        oracle = oracle_;
        pooledEther = totalShares = sharesOf[msg.sender] = 400_000 ether;
        lastReport = block.timestamp;
        emit Transfer(address(0), msg.sender, pooledEther);
    }

    function report(uint256 ether_) external {
        require(msg.sender == oracle, "oracle");
        require(block.timestamp >= lastReport + 1 days, "daily");
        require(ether_ <= pooledEther + pooledEther / 1000 && ether_ >= pooledEther - pooledEther / 100, "too far");
        emit Reported(pooledEther, ether_);
        pooledEther = ether_;
        lastReport = block.timestamp;
    }

    function totalSupply() external view returns (uint256) {
        return pooledEther;
    }

    function balanceOf(address who) external view returns (uint256) {
        return (sharesOf[who] * pooledEther) / totalShares;
    }

    function getSharesByPooledEth(uint256 value) public view returns (uint256) {
        return (value * totalShares) / pooledEther;
    }

    function _go(address from, address to, uint256 value) internal override {
        uint256 shares = getSharesByPooledEth(value);
        sharesOf[from] -= shares;
        sharesOf[to] += shares;
        emit Transfer(from, to, value);
        emit TransferShares(from, to, shares);
    }
}

/// Three of a hundred of trades goes to the works; its owner may say less or more, up to five.
contract Works is Book9 {
    string public constant name = "Works";
    string public constant symbol = "WRKS";
    uint8 public constant decimals = 18;
    uint256 public constant MOST = 500;

    address public owner = msg.sender;
    address public works = msg.sender;
    uint256 public rate = 300;
    mapping(address => bool) public venue;
    mapping(address => bool) public exempt;

    error Unauthorized();
    error TooMuch(uint256 rate);

    modifier only() {
        if (msg.sender != owner) revert Unauthorized();
        _;
    }

    constructor() {
        exempt[msg.sender] = true;
        _issue(msg.sender, 45_000_000 ether);
    }

    function setRate(uint256 rate_) external only {
        if (rate_ > MOST) revert TooMuch(rate_);
        rate = rate_;
    }

    function setVenue(address one, bool is_) external only {
        venue[one] = is_;
    }

    function setWorks(address one) external only {
        require(one != address(0), "nobody");
        works = one;
        exempt[one] = true;
    }

    function _go(address from, address to, uint256 value) internal override {
        if ((venue[from] || venue[to]) && !exempt[from] && !exempt[to]) {
            uint256 part = (value * rate) / 10_000;
            super._go(from, works, part);
            value -= part;
        }
        super._go(from, to, value);
    }
}

/// A hundredth of what moves is burnt, until half is left.
contract Ember is Book9 {
    string public constant name = "Ember";
    string public constant symbol = "EMBR";
    uint8 public constant decimals = 8;
    uint256 public constant LEAST = 10_500_000 * 10 ** 8;

    constructor() {
        _issue(msg.sender, 21_000_000 * 10 ** 8);
    }

    function _go(address from, address to, uint256 value) internal override {
        uint256 burn = value / 100;
        if (totalSupply - burn >= LEAST) {
            _destroy(from, burn);
            value -= burn;
        }
        super._go(from, to, value);
    }
}

/// Whole ones only.
contract Whole is Book9 {
    string public constant name = "Whole";
    string public constant symbol = "WHL";
    uint8 public constant decimals = 0;

    constructor() {
        _issue(msg.sender, 3_000_000_000);
    }

    function burn(uint256 value) external {
        _destroy(msg.sender, value);
    }
}

/// Twenty-four decimals; signed transfers, each by a number that is used once.
contract Finest is Book9 {
    string public constant name = "Finest";
    string public constant symbol = "FINE";
    uint8 public constant decimals = 24;
    mapping(address => mapping(bytes32 => bool)) public used;

    constructor() {
        _issue(msg.sender, 7_000_000 * 10 ** 24);
    }

    function transferSigned(address from, address to, uint256 value, bytes32 nonce, uint8 v, bytes32 r, bytes32 s) external {
        bytes32 digest = keccak256(abi.encode("\x19FINE", block.chainid, address(this), from, to, value, nonce));
        require(from != address(0) && ecrecover(digest, v, r, s) == from, "not signed");
        require(!used[from][nonce], "used");
        used[from][nonce] = true;
        _go(from, to, value);
    }
}

/// Sold by itself for ether at a price that stands, and bought back for a hundredth less.
contract Vending is Book9 {
    string public constant name = "Vending";
    string public constant symbol = "VEND";
    uint8 public constant decimals = 18;
    uint256 public constant PER_ETHER = 5_000;

    function insert() external payable {
        _issue(msg.sender, msg.value * PER_ETHER);
    }

    function giveBack(uint256 value) external {
        _destroy(msg.sender, value);
        (bool ok, ) = msg.sender.call{value: (value * 99) / PER_ETHER / 100}("");
        require(ok, "refused");
    }
}

/// Anybody may move its calendar: each week adds less than that before, for those who stake.
contract Almanac is Book9 {
    string public constant name = "Almanac";
    string public constant symbol = "ALMA";
    uint8 public constant decimals = 18;
    address public immutable stakers;
    uint256 public week;
    uint256 public weekly = 40_000 ether;
    uint256 public immutable began = block.timestamp;

    event Advanced(uint256 week, uint256 added);

    constructor(address stakers_) {
        stakers = stakers_;
        _issue(msg.sender, 20_000_000 ether);
    }

    function advance() external {
        require(block.timestamp >= began + (week + 1) * 7 days, "not yet");
        week++;
        _issue(stakers, weekly);
        emit Advanced(week, weekly);
        weekly = (weekly * 98) / 100;
    }
}

contract Former is Book9 {
    string public constant name = "Elder";
    string public constant symbol = "ELDR";
    uint8 public constant decimals = 18;

    constructor() {
        _issue(msg.sender, 15_000_000 ether);
    }
}

/// Comes of the elder one, one for one, which is gone then.
contract Younger is Book9 {
    string public constant name = "Younger";
    string public constant symbol = "YNGR";
    uint8 public constant decimals = 18;
    Former public immutable former;
    uint256 public immutable until = block.timestamp + 500 days;

    event Migrated(address indexed who, uint256 value);

    constructor(Former former_) {
        former = former_;
    }

    function migrate(uint256 value) external {
        require(block.timestamp < until, "too late");
        require(former.transferFrom(msg.sender, address(0xdead), value), "not sent");
        _issue(msg.sender, value);
        emit Migrated(msg.sender, value);
    }
}
