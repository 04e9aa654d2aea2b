// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract ERC20 {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory _name, string memory _symbol, uint256 supply) {
        name = _name;
        symbol = _symbol;
        _mint(msg.sender, supply);
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
        require(allowance[from][msg.sender] >= value, "ERC20: insufficient allowance");
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        require(balanceOf[from] >= value, "ERC20: transfer amount exceeds balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal virtual {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }
}

/// Minted and paused by whoever governs it.
contract GovernedToken is ERC20 {
    address public governance;
    bool public paused;

    event GovernanceChanged(address indexed from, address indexed to);

    modifier onlyGovernance() {
        require(msg.sender == governance, "Only governance");
        _;
    }

    constructor(string memory _name, string memory _symbol, uint256 supply) ERC20(_name, _symbol, supply) {
        governance = msg.sender;
    }

    function setGovernance(address to) external onlyGovernance {
        emit GovernanceChanged(governance, to);
        governance = to;
    }

    function mint(address to, uint256 value) external onlyGovernance {
        _mint(to, value);
    }

    function setPaused(bool on) external onlyGovernance {
        paused = on;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!paused, "Paused");
        super._transfer(from, to, value);
    }
}

/// One who proposes, a period in which a council of three may veto, then anybody executes.
contract VetoCouncil {
    struct Plan {
        address to;
        bytes data;
        uint64 ripe;
        uint8 vetoes;
        bool over;
    }

    uint256 public constant PERIOD = 5 days;
    address public proposer;
    mapping(address => bool) public councillor;
    mapping(uint256 => mapping(address => bool)) public vetoed;
    Plan[] public plans;

    event Proposed(uint256 indexed id, address to, bytes data);
    event Vetoed(uint256 indexed id, address councillor);

    constructor(address _proposer, address[] memory council) {
        proposer = _proposer;
        for (uint256 i = 0; i < council.length; i++) councillor[council[i]] = true;
    }

    function propose(address to, bytes calldata data) external returns (uint256 id) {
        require(msg.sender == proposer, "Only the proposer");
        id = plans.length;
        plans.push(Plan(to, data, uint64(block.timestamp + PERIOD), 0, false));
        emit Proposed(id, to, data);
    }

    function veto(uint256 id) external {
        require(councillor[msg.sender] && !vetoed[id][msg.sender], "Veto");
        vetoed[id][msg.sender] = true;
        if (++plans[id].vetoes >= 2) plans[id].over = true;
        emit Vetoed(id, msg.sender);
    }

    function execute(uint256 id) external {
        Plan storage plan = plans[id];
        require(!plan.over && block.timestamp >= plan.ripe, "Not ripe");
        plan.over = true;
        (bool ok, ) = plan.to.call(plan.data);
        require(ok, "Failed");
    }
}

/// Optimistic: who proposes puts up a bond, who challenges does so too, and a challenge goes to a vote of holders.
contract OptimisticGovernor {
    struct Claim {
        bytes32 what;
        address proposer;
        address challenger;
        uint64 end;
        uint256 yes;
        uint256 no;
        bool settled;
    }

    ERC20 public immutable token;
    uint256 public constant BOND = 2 ether;
    uint256 public constant LIVENESS = 3 days;
    uint256 public constant VOTING = 4 days;
    Claim[] public claims;
    mapping(uint256 => mapping(address => uint256)) public staked;

    event Claimed(uint256 indexed id, bytes32 what);
    event Challenged(uint256 indexed id, address challenger);

    constructor(ERC20 _token) {
        token = _token;
    }

    function propose(address to, bytes calldata data) external payable returns (uint256 id) {
        require(msg.value == BOND, "Bond");
        id = claims.length;
        bytes32 what = keccak256(abi.encode(to, data));
        claims.push(Claim(what, msg.sender, address(0), uint64(block.timestamp + LIVENESS), 0, 0, false));
        emit Claimed(id, what);
    }

    function challenge(uint256 id) external payable {
        Claim storage claim = claims[id];
        require(msg.value == BOND && claim.challenger == address(0) && block.timestamp < claim.end, "Challenge");
        claim.challenger = msg.sender;
        claim.end = uint64(block.timestamp + VOTING);
        emit Challenged(id, msg.sender);
    }

    function vote(uint256 id, bool support, uint256 amount) external {
        Claim storage claim = claims[id];
        require(claim.challenger != address(0) && block.timestamp < claim.end, "Vote");
        token.transferFrom(msg.sender, address(this), amount);
        staked[id][msg.sender] += amount;
        if (support) claim.yes += amount;
        else claim.no += amount;
    }

    function reclaim(uint256 id) external {
        require(block.timestamp >= claims[id].end, "Open");
        uint256 amount = staked[id][msg.sender];
        staked[id][msg.sender] = 0;
        token.transfer(msg.sender, amount);
    }

    function execute(uint256 id, address to, bytes calldata data) external {
        Claim storage claim = claims[id];
        require(!claim.settled && block.timestamp >= claim.end, "Open");
        claim.settled = true;
        if (claim.challenger != address(0) && claim.yes <= claim.no) {
            payable(claim.challenger).transfer(2 * BOND);
            return;
        }
        require(claim.what == keccak256(abi.encode(to, data)), "Another");
        payable(claim.proposer).transfer(claim.challenger == address(0) ? BOND : 2 * BOND);
        (bool ok, ) = to.call(data);
        require(ok, "Failed");
    }
}

/// Roles with delays: who has one schedules, and may do it when the delay has passed and no guardian has cancelled.
contract RoleManager {
    struct Role {
        mapping(address => uint32) delayOf;
        mapping(address => bool) member;
    }

    uint64 public constant ADMIN = 0;
    uint32 public constant LEAST = 2 days;
    mapping(uint64 => Role) private roles;
    mapping(address => mapping(bytes4 => uint64)) public roleOf;
    mapping(bytes32 => uint256) public readyAt;
    address public guardian;

    event Scheduled(bytes32 indexed id, address caller, address target, bytes data);
    event Canceled(bytes32 indexed id);

    constructor(address admin, address _guardian) {
        roles[ADMIN].member[admin] = true;
        roles[ADMIN].delayOf[admin] = LEAST;
        guardian = _guardian;
    }

    function hasRole(uint64 role, address account) public view returns (bool, uint32) {
        return (roles[role].member[account], roles[role].delayOf[account]);
    }

    function schedule(address target, bytes calldata data) external returns (bytes32 id) {
        (bool member, uint32 delay) = hasRole(roleOf[target][bytes4(data)], msg.sender);
        require(member, "Not a member");
        id = keccak256(abi.encode(msg.sender, target, data));
        require(readyAt[id] == 0, "Scheduled");
        readyAt[id] = block.timestamp + delay;
        emit Scheduled(id, msg.sender, target, data);
    }

    function cancel(address caller, address target, bytes calldata data) external {
        bytes32 id = keccak256(abi.encode(caller, target, data));
        require(msg.sender == guardian || msg.sender == caller, "Not a guardian");
        delete readyAt[id];
        emit Canceled(id);
    }

    function execute(address target, bytes calldata data) external {
        (bool member, ) = hasRole(roleOf[target][bytes4(data)], msg.sender);
        bytes32 id = keccak256(abi.encode(msg.sender, target, data));
        require(member && readyAt[id] != 0 && block.timestamp >= readyAt[id], "Not ready");
        delete readyAt[id];
        (bool ok, ) = target.call(data);
        require(ok, "Failed");
    }

    function grantRole(uint64 role, address account, uint32 delay) external {
        require(msg.sender == address(this) && delay >= LEAST, "Through a schedule");
        roles[role].member[account] = true;
        roles[role].delayOf[account] = delay;
    }

    function setTargetRole(address target, bytes4 selector, uint64 role) external {
        require(msg.sender == address(this), "Through a schedule");
        roleOf[target][selector] = role;
    }
}
