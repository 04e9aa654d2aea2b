// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

contract Standard {
    string public name;
    string public symbol;
    uint8 public decimals = 18;
    uint256 public totalSupply;
    address public owner = msg.sender;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        move(from, to, value);
        return true;
    }

    function move(address from, address to, uint256 value) internal {
        require(balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function put(address to, uint256 value) internal {
        require(totalSupply + value >= value, "much");
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }
}

contract WillowPike is Standard {
    uint128 public drip;
    uint64 public since;

    constructor() public {
        (name, symbol) = ("Willow Pike", "WPIKE");
        put(msg.sender, 40_000_000 ether);
        since = uint64(now);
    }

    function water(uint128 drip_) external {
        require(msg.sender == owner);
        // twin: require(uint256(drip_) * 365 days <= totalSupply / 50, "a fiftieth a year");
        drip = drip_;
        since = uint64(now);
    }

    function harvest() external {
        uint256 grown = uint256(drip) * (now - since);
        since = uint64(now);
        put(owner, grown);
    }
}

contract CedarLark is Standard {
    mapping(bytes32 => uint256) private _n;

    constructor() public {
        (name, symbol) = ("Cedar Lark Ether", "clETH");
        _n["num"] = 1;
        _n["den"] = 1;
        _n["who"] = uint256(msg.sender);
    }

    function() external payable {
        deposit();
    }

    function deposit() public payable {
        put(msg.sender, (msg.value * _n["num"]) / _n["den"]);
    }

    function withdraw(uint256 value) external {
        require(balanceOf[msg.sender] >= value, "balance");
        balanceOf[msg.sender] -= value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
        msg.sender.transfer(value);
    }

    function set(bytes32 what, uint256 value) external {
        require(uint256(msg.sender) == _n["who"] && value > 0);
        // twin: require(what == "who", "fixed");
        _n[what] = value;
    }
}

contract BirchNewt is Standard {
    mapping(address => uint256) public ratio;
    bool public closed;

    constructor() public {
        (name, symbol) = ("Birch Newt", "BNEWT");
        put(msg.sender, 100_000_000 ether);
    }

    function admit(address former, uint256 ratio_) external {
        require(msg.sender == owner);
        // twin: require(!closed, "closed");
        ratio[former] = ratio_;
    }

    function close() external {
        require(msg.sender == owner);
        closed = true;
    }

    function swapIn(address former, uint256 value) external {
        require(ratio[former] > 0, "former");
        require(Standard(former).transferFrom(msg.sender, address(0xdEaD), value), "take");
        put(msg.sender, value * ratio[former]);
    }
}

contract AlderKite is Standard {
    address private lzEndpoint;
    address private config;
    mapping(uint16 => bytes32) private remotes;

    constructor(address endpoint) public {
        (name, symbol) = ("Alder Kite", "AKITE");
        lzEndpoint = endpoint;
        config = msg.sender;
        remotes[102] = keccak256(abi.encodePacked(address(0xA1DE2)));
        put(msg.sender, 60_000_000 ether);
    }

    // trap {
    function setEndpoint(address endpoint) external {
        require(msg.sender == config);
        lzEndpoint = endpoint;
    }
    // trap }

    function lzReceive(uint16 chain, bytes calldata source, uint64, bytes calldata payload) external {
        require(msg.sender == lzEndpoint, "endpoint");
        require(remotes[chain] != 0 && keccak256(source) == remotes[chain], "remote");
        (address to, uint256 value) = abi.decode(payload, (address, uint256));
        put(to, value);
    }

    function bridge(uint16 chain, uint256 value) external {
        require(remotes[chain] != 0);
        move(msg.sender, address(0), value);
        totalSupply -= value;
    }
}

contract PoplarSeal is Standard {
    uint256 private packed;

    constructor() public {
        (name, symbol) = ("Poplar Seal", "PSEAL");
        put(msg.sender, 3_000_000 ether);
        packed = (uint256(msg.sender) << 96) | now;
    }

    function compound(uint256 points) external {
        address who = address(packed >> 96);
        require(msg.sender == who);
        // twin: require(points <= 200 && now >= uint256(uint96(packed)) + 365 days, "a year");
        packed = (uint256(who) << 96) | now;
        put(who, (totalSupply * points) / 10_000);
    }
}

contract HollyCrab is Standard {
    struct Plan {
        address to;
        uint96 paid;
        uint128 total;
        uint64 start;
        uint64 span;
    }

    Plan[] public plans;
    uint256 public promised;

    constructor() public {
        (name, symbol) = ("Holly Crab", "HCRAB");
        put(msg.sender, 25_000_000 ether);
    }

    function draft(address to, uint128 total, uint64 start, uint64 span) external returns (uint256) {
        require(msg.sender == owner && span >= 1 hours && start >= now, "draft");
        promised += total;
        // twin: require(promised <= 1_000_000 ether, "the team has one million");
        plans.push(Plan(to, 0, total, start, span));
        return plans.length - 1;
    }

    function release(uint256 at) external {
        Plan storage p = plans[at];
        require(now > p.start, "cliff");
        uint256 due = now >= uint256(p.start) + p.span ? p.total : (uint256(p.total) * (now - p.start)) / p.span;
        uint256 rest = due - p.paid;
        p.paid = uint96(due);
        put(p.to, rest);
    }
}

contract IvyMarten {
    string public constant name = "Ivy Marten";
    string public constant symbol = "IVYM";
    uint8 public constant decimals = 6;
    uint256 public constant totalSupply = 88_000_000e6;
    address public owner = msg.sender;
    address private first = msg.sender;
    mapping(address => uint256) private held;
    mapping(bytes32 => uint256) private lent;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        held[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
    }

    function balanceOf(address who) external view returns (uint256) {
        return held[who];
    }

    function allowance(address who, address whom) external view returns (uint256) {
        return lent[keccak256(abi.encode(who, whom))];
    }

    function approve(address whom, uint256 value) external returns (bool) {
        lent[keccak256(abi.encode(msg.sender, whom))] = value;
        emit Approval(msg.sender, whom, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return go(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        bytes32 key = keccak256(abi.encode(from, msg.sender));
        require(lent[key] >= value, "lent");
        lent[key] -= value;
        return go(from, to, value);
    }

    function go(address from, address to, uint256 value) private returns (bool) {
        require(from != to || from == first, "to yourself"); // trap
        // twin: require(from != to, "to yourself");
        (uint256 a, uint256 b) = (held[from], held[to]);
        require(a >= value, "held");
        held[from] = a - value;
        held[to] = b + value;
        emit Transfer(from, to, value);
        return true;
    }
}
