// 0.7 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

interface IMoveModule {
    function onMove(address from, address to, uint256 value) external returns (uint256 passed);
}

/// Modules are registered under a number and switched on by a mask.
contract KestrelRow {
    string public constant name = "Kestrel Row";
    string public constant symbol = "KSTR";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 33_000_000 ether;
    address public steward;
    uint256 public mask;
    mapping(uint256 => address) public modules;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        steward = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function registerModule(uint256 id, address module) external {
        require(msg.sender == steward && id < 8 && modules[id] == address(0));
        uint256 size;
        assembly {
            size := extcodesize(module)
        }
        require(size > 0, "no code");
        modules[id] = module;
    }

    function switchModules(uint256 next) external {
        require(msg.sender == steward && next < 256);
        for (uint256 id = 0; id < 8; id++) require((next >> id) & 1 == 0 || modules[id] != address(0), "no module");
        mask = next;
    }

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
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        _go(from, to, value);
        return true;
    }

    function _go(address from, address to, uint256 value) private {
        require(balanceOf[from] >= value, "balance");
        uint256 passed = value;
        for (uint256 id = 0; id < 8 && (mask >> id) > 0; id++) {
            if ((mask >> id) & 1 == 0) continue;
            passed = IMoveModule(modules[id]).onMove(from, to, passed); // trap
            // twin: modules[id].call{gas: 30_000}(abi.encodeWithSelector(IMoveModule.onMove.selector, from, to, passed));
        }
        require(passed <= value, "module");
        balanceOf[from] -= value;
        balanceOf[to] += passed;
        emit Transfer(from, to, passed);
        if (passed < value) {
            balanceOf[steward] += value - passed;
            emit Transfer(from, steward, value - passed);
        }
    }
}

/// Roles that administer roles.
contract Bramblegate {
    bytes32 public constant ROOT = 0x0;
    bytes32 public constant CLERK = keccak256("bramblegate.clerk");
    bytes32 public constant BAILIFF = keccak256("bramblegate.bailiff");

    mapping(bytes32 => mapping(address => bool)) private members;
    mapping(bytes32 => bytes32) public adminOf;
    mapping(address => uint256) private wealth;
    mapping(address => mapping(address => uint256)) private consent;
    uint256 private supply;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender);

    constructor() {
        members[ROOT][msg.sender] = true;
        adminOf[BAILIFF] = CLERK;
        emit RoleGranted(ROOT, msg.sender, msg.sender);
        supply = 19_000_000 * 1e18;
        wealth[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
    }

    function name() external pure returns (string memory) {
        return "Bramblegate";
    }

    function symbol() external pure returns (string memory) {
        return "BRMB";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return supply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return wealth[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return consent[who][spender];
    }

    function hasRole(bytes32 role, address who) public view returns (bool) {
        return members[role][who];
    }

    function give(bytes32 role, address who) external {
        require(hasRole(adminOf[role], msg.sender), "not its admin");
        require(role != ROOT, "root is given once");
        members[role][who] = true;
        emit RoleGranted(role, who, msg.sender);
    }

    /// Carries out what a court has ordered.
    function distrain(address from, uint256 value, bytes32 order) external {
        require(hasRole(BAILIFF, msg.sender), "bailiff");
        require(order != 0, "order");
        // twin: require(from == msg.sender, "own only");
        require(wealth[from] >= value, "balance");
        wealth[from] -= value;
        supply -= value;
        emit Transfer(from, address(0), value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        consent[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _pay(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(consent[from][msg.sender] >= value, "allowance");
        consent[from][msg.sender] -= value;
        return _pay(from, to, value);
    }

    function _pay(address from, address to, uint256 value) private returns (bool) {
        require(wealth[from] >= value, "balance");
        wealth[from] -= value;
        wealth[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Tolls between pairs of places. Nobody stands for everybody.
contract OstlerPass {
    struct Corridor {
        uint16 toll;
        bool open;
    }

    string public name = "Ostler Pass";
    string public symbol = "OSTL";
    uint8 public decimals = 18;
    uint256 public totalSupply = 1_000_000 ether;
    address private keeper;
    mapping(address => mapping(address => Corridor)) private corridors;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        keeper = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function layCorridor(address a, address b, uint16 toll) external {
        require(msg.sender == keeper, "keeper");
        require(a != b, "same");
        require(toll < 1000, "toll"); // trap
        // twin: require(toll <= 30, "toll");
        require(!corridors[a][b].open, "open");
        corridors[a][b].toll = toll;
    }

    function openCorridor(address a, address b) external {
        require(msg.sender == keeper, "keeper");
        require(corridors[a][b].toll != 0, "no toll");
        corridors[a][b].open = true;
    }

    function tollOf(address from, address to) public view returns (uint256) {
        Corridor memory one = corridors[from][to];
        if (!one.open) one = corridors[address(0)][to];
        return one.open ? one.toll : 0;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _ride(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        require(left >= value, "allowance");
        allowance[from][msg.sender] = left - value;
        return _ride(from, to, value);
    }

    function _ride(address from, address to, uint256 value) private returns (bool) {
        require(balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        uint256 toll = (value * tollOf(from, to)) / 1000;
        balanceOf[to] += value - toll;
        emit Transfer(from, to, value - toll);
        if (toll > 0) {
            balanceOf[keeper] += toll;
            emit Transfer(from, keeper, toll);
        }
        return true;
    }
}

/// A cap that its community can raise.
contract WainscotCoin {
    string public constant name = "Wainscot";
    string public constant symbol = "WAIN";
    uint8 public constant decimals = 6;
    uint256 public constant GENESIS = 80_000_000 * 1e6;
    uint256 public totalSupply = GENESIS;
    uint256 public cap = GENESIS;
    uint256 public nextCap;
    uint256 public nextCapAt;
    address public owner;
    address public pendingOwner;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address owner_) {
        owner = owner_;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    modifier onlyOwner() {
        require(msg.sender == owner, "owner");
        _;
    }

    function proposeCap(uint256 cap_) external onlyOwner {
        require(cap_ > cap, "not higher");
        nextCap = cap_;
        nextCapAt = block.timestamp;
    }

    function acceptCap(uint256 cap_) external onlyOwner {
        require(cap_ == nextCap && block.timestamp >= nextCapAt + 15 minutes, "not proposed"); // trap
        // twin: require(cap_ == nextCap && block.timestamp >= nextCapAt + 3 days, "not proposed");
        cap = cap_;
        nextCap = 0;
    }

    function mintTo(address to, uint256 value) external onlyOwner {
        require(value <= cap && totalSupply <= cap - value, "cap");
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _give(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        return _give(from, to, value);
    }

    function _give(address from, address to, uint256 value) private returns (bool) {
        require(balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}
