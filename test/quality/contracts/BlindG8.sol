// 0.7 runs=800
pragma solidity ^0.7.6;

contract Governed {
    address public governor = msg.sender;
    address public pendingGovernor;

    modifier onlyGovernor() {
        require(msg.sender == governor, "Only Governor can call");
        _;
    }

    function setGovernor(address to) external onlyGovernor {
        governor = to;
    }
}

abstract contract Coin {
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    uint256 public totalSupply;
    uint8 public constant decimals = 18;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "ERC20: transfer amount exceeds allowance");
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) internal virtual {
        require(balanceOf[from] >= value && to != address(0), "ERC20: transfer amount exceeds balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal {
        require(totalSupply + value >= value);
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal {
        require(balanceOf[from] >= value);
        balanceOf[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

contract ReserveAuthority is Governed {
    address public vault;
    address public policy;
    address public guardian;

    function pushVault(address to) external onlyGovernor {
        vault = to;
    }

    function pushPolicy(address to) external onlyGovernor {
        policy = to;
    }
}

contract ReserveCoin is Coin {
    string public constant name = "Mount Reserve";
    string public constant symbol = "MTRV";
    ReserveAuthority public authority;

    constructor(address authority_) {
        authority = ReserveAuthority(authority_);
        _mint(msg.sender, 20000000 ether);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == authority.vault(), "UNAUTHORIZED");
        _mint(to, value);
    }

    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }
}

contract ReserveTreasury {
    ReserveAuthority public authority;
    ReserveCoin public coin;
    mapping(address => bool) public rewardManager;
    mapping(address => uint256) public queue;
    uint256 public totalReserves;

    constructor(address authority_) {
        authority = ReserveAuthority(authority_);
    }

    function initialize(address coin_) external payable {
        require(address(coin) == address(0));
        coin = ReserveCoin(coin_);
        totalReserves = msg.value * 1e6;
    }

    function queueManager(address who) external {
        require(msg.sender == authority.governor());
        queue[who] = block.timestamp + 1 days;
    }

    function enable(address who) external {
        require(queue[who] != 0 && block.timestamp >= queue[who]);
        queue[who] = 0;
        rewardManager[who] = true;
    }

    function deposit() external payable {
        totalReserves += msg.value * 1e6;
        coin.mint(msg.sender, msg.value * 1000);
    }

    function excessReserves() public view returns (uint256) {
        return totalReserves > coin.totalSupply() ? totalReserves - coin.totalSupply() : 0;
    }

    function mint(address to, uint256 value) external {
        require(rewardManager[msg.sender] && value <= excessReserves(), "Treasury: not approved");
        coin.mint(to, value);
    }
}

contract ReserveStaking {
    ReserveCoin public coin;
    ReserveTreasury public treasury;
    mapping(address => uint256) public gons;
    uint256 public totalGons;
    uint256 public epochEnd;

    constructor(address treasury_) {
        treasury = ReserveTreasury(treasury_);
        epochEnd = block.timestamp + 8 hours;
    }

    function initialize(address coin_) external {
        require(address(coin) == address(0));
        coin = ReserveCoin(coin_);
    }

    function stake(uint256 value) external {
        uint256 held = coin.balanceOf(address(this));
        uint256 part = totalGons == 0 ? value : value * totalGons / held;
        coin.transferFrom(msg.sender, address(this), value);
        gons[msg.sender] += part;
        totalGons += part;
    }

    function unstake(uint256 part) external {
        require(gons[msg.sender] >= part);
        uint256 value = part * coin.balanceOf(address(this)) / totalGons;
        gons[msg.sender] -= part;
        totalGons -= part;
        coin.transfer(msg.sender, value);
    }

    function rebase() external {
        require(block.timestamp >= epochEnd);
        epochEnd = block.timestamp + 8 hours;
        treasury.mint(address(this), coin.balanceOf(address(this)) / 1000);
    }
}

contract PendulumToken is Coin {
    string public constant name = "Pendulum";
    string public constant symbol = "PNDM";
    address public governance;
    address public emissionsTarget;
    uint256 public configChangesInitiated;
    bool public isBurningAllowed;
    address public pendingTarget;
    uint256 public lastWeeklyEmission = 120000 ether;
    uint256 public startTime;
    uint256 public lastWeek;

    constructor(address governance_, address target) {
        governance = governance_;
        emissionsTarget = target;
        startTime = block.timestamp;
        _mint(msg.sender, 180000000 ether);
    }

    function initiateConfigChanges(address target, bool burning) external {
        require(msg.sender == governance, "ONLY_GOVERNANCE");
        configChangesInitiated = block.timestamp;
        (pendingTarget, isBurningAllowed) = (target, burning);
    }

    function applyConfigChanges() external {
        require(configChangesInitiated != 0 && block.timestamp > configChangesInitiated + 7 days, "TIMELOCK_IS_NOT_OVER");
        emissionsTarget = pendingTarget;
        configChangesInitiated = 0;
    }

    function claimLiquidityEmissions() external returns (uint256 total) {
        require(msg.sender == emissionsTarget, "NOT_INCENTIVE_RECIPIENT");
        uint256 week = (block.timestamp - startTime) / 7 days;
        for (; lastWeek < week; lastWeek++) {
            total += lastWeeklyEmission;
            lastWeeklyEmission = lastWeeklyEmission * 989 / 1000;
        }
        _mint(emissionsTarget, total);
    }
}

contract GaugeDistributor {
    PendulumToken public token;
    mapping(address => uint256) public share;

    function pull(address token_) external {
        token = PendulumToken(token_);
        token.claimLiquidityEmissions();
    }
}

contract BalanceToken is Coin {
    string public constant name = "Balancing Act";
    string public constant symbol = "BACT";
    bytes32 public constant DEFAULT_ADMIN_ROLE = 0;
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    mapping(bytes32 => mapping(address => bool)) public hasRole;
    event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender);
    event RoleRevoked(bytes32 indexed role, address indexed account, address indexed sender);

    constructor() {
        hasRole[0][msg.sender] = true;
        emit RoleGranted(0, msg.sender, msg.sender);
        _mint(msg.sender, 50000000 ether);
    }

    function grantRole(bytes32 role, address who) external {
        require(hasRole[0][msg.sender], "MUST_BE_ADMIN");
        hasRole[role][who] = true;
        emit RoleGranted(role, who, msg.sender);
    }

    function renounceRole(bytes32 role, address who) external {
        require(who == msg.sender);
        hasRole[role][who] = false;
        emit RoleRevoked(role, who, msg.sender);
    }

    function mint(address to, uint256 value) external {
        require(hasRole[MINTER_ROLE][msg.sender], "NOT_MINTER");
        _mint(to, value);
    }
}

contract BalanceAdmin {
    BalanceToken public token;
    address public gauges;
    uint256 public start = block.timestamp;
    uint256 public rate = 1e17;
    uint256 public minted;

    constructor(address gauges_) {
        gauges = gauges_;
    }

    function activate(address to) external {
        require(address(token) == address(0));
        token = BalanceToken(to);
    }

    function available() public view returns (uint256) {
        return (block.timestamp - start) * rate;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == gauges && minted + value <= available(), "mint exceeds remaining available supply");
        minted += value;
        token.mint(to, value);
    }
}

contract IndexToken is Coin, Governed {
    string public constant name = "Subgraph Index";
    string public constant symbol = "SIDX";
    mapping(address => bool) private _minters;

    constructor() {
        _mint(msg.sender, 1000000000 ether);
        _minters[msg.sender] = true;
    }

    function isMinter(address who) external view returns (bool) {
        return _minters[who];
    }

    function addMinter(address who) external onlyGovernor {
        _minters[who] = true;
    }

    function renounceMinter() external {
        _minters[msg.sender] = false;
    }

    function mint(address to, uint256 value) external {
        require(_minters[msg.sender], "Only minter can call");
        _mint(to, value);
    }
}

contract IndexRewards is Governed {
    IndexToken public token;
    mapping(address => uint256) public accrued;
    uint256 public issuancePerBlock = 1e18;

    constructor() {}

    function setToken(address to) external onlyGovernor {
        token = IndexToken(to);
    }

    function setIssuancePerBlock(uint256 to) external onlyGovernor {
        issuancePerBlock = to;
    }

    function takeRewards() external {
        uint256 value = accrued[msg.sender];
        accrued[msg.sender] = 0;
        token.mint(msg.sender, value);
    }
}
