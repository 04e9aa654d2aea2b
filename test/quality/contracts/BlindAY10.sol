// 0.5 runs=200
pragma solidity ^0.5.17;

/// Everybody may freeze what is his, and nobody what is another's.
contract BinderCoin {
    string public name = "Binder Coin";
    string public symbol = "BDR";
    uint8 public decimals = 18;
    uint256 public totalSupply = 200000000 * 10 ** 18;
    address payable public owner;
    mapping(address => uint256) public balanceOf;
    mapping(address => uint256) public freezeOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Burn(address indexed from, uint256 value);
    event Freeze(address indexed from, uint256 value);
    event Unfreeze(address indexed from, uint256 value);

    constructor() public {
        owner = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function transfer(address to, uint256 value) public returns (bool) {
        require(to != address(0) && value > 0 && balanceOf[msg.sender] >= value);
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }

    function approve(address spender, uint256 value) public returns (bool) {
        require(value > 0);
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        require(to != address(0) && value > 0 && balanceOf[from] >= value && allowance[from][msg.sender] >= value);
        balanceOf[from] -= value;
        balanceOf[to] += value;
        allowance[from][msg.sender] -= value;
        emit Transfer(from, to, value);
        return true;
    }

    function burn(uint256 value) public returns (bool) {
        require(balanceOf[msg.sender] >= value && value > 0);
        balanceOf[msg.sender] -= value;
        totalSupply -= value;
        emit Burn(msg.sender, value);
        emit Transfer(msg.sender, address(0), value);
        return true;
    }

    function freeze(uint256 value) public returns (bool) {
        require(balanceOf[msg.sender] >= value && value > 0);
        balanceOf[msg.sender] -= value;
        freezeOf[msg.sender] += value;
        emit Freeze(msg.sender, value);
        return true;
    }

    function unfreeze(uint256 value) public returns (bool) {
        require(freezeOf[msg.sender] >= value && value > 0);
        freezeOf[msg.sender] -= value;
        balanceOf[msg.sender] += value;
        emit Unfreeze(msg.sender, value);
        return true;
    }

    function withdrawEther(uint256 amount) public {
        require(msg.sender == owner);
        owner.transfer(amount);
    }

    function() external payable {}
}

/// A mint is asked for by one, ratified by others, and waits; any of them may stop it.
contract FaithfulController {
    FaithfulDollar public token;
    address private maker;
    address public mintKey;
    mapping(address => bool) public ratifiers;
    uint256 public constant RATIFIED_WAIT = 1 days;
    struct Operation {
        address to;
        uint256 value;
        uint256 requested;
        uint256 approvals;
        bool paused;
    }
    Operation[] public mintOperations;
    mapping(uint256 => mapping(address => bool)) public approved;

    event RequestMint(address indexed to, uint256 value, uint256 id);
    event FinalizeMint(address indexed to, uint256 value, uint256 id);

    constructor(address mintKey_, address[] memory list) public {
        maker = msg.sender;
        mintKey = mintKey_;
        for (uint256 i = 0; i < list.length; i++) ratifiers[list[i]] = true;
    }

    function setToken(FaithfulDollar token_) external {
        require(msg.sender == maker);
        maker = address(0);
        token = token_;
    }

    function requestMint(address to, uint256 value) external {
        require(msg.sender == mintKey, "not mintKey");
        require(value <= token.totalSupply() / 20, "too much at once");
        emit RequestMint(to, value, mintOperations.length);
        mintOperations.push(Operation(to, value, now, 0, false));
    }

    function ratifyMint(uint256 id, address to, uint256 value) external {
        require(ratifiers[msg.sender] && !approved[id][msg.sender], "not ratifier");
        Operation storage one = mintOperations[id];
        require(one.to == to && one.value == value, "does not match");
        approved[id][msg.sender] = true;
        one.approvals++;
    }

    function pauseMint(uint256 id) external {
        require(ratifiers[msg.sender]);
        mintOperations[id].paused = true;
    }

    function finalizeMint(uint256 id) external {
        Operation storage one = mintOperations[id];
        require(!one.paused && one.approvals >= 3 && now >= one.requested + RATIFIED_WAIT, "not yet");
        address to = one.to;
        uint256 value = one.value;
        delete mintOperations[id];
        token.mint(to, value);
        emit FinalizeMint(to, value, id);
    }
}

contract FaithfulDollar {
    string public constant name = "Faithful Dollar";
    string public constant symbol = "FFD";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public controller;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    uint256 public constant REDEMPTION_ADDRESS_COUNT = 0x100000;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Mint(address indexed to, uint256 value);
    event Burn(address indexed from, uint256 value);

    constructor(address controller_, uint256 first) public {
        controller = controller_;
        totalSupply = first;
        balanceOf[msg.sender] = first;
        emit Transfer(address(0), msg.sender, first);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == controller, "only controller");
        require(totalSupply + value >= value);
        totalSupply += value;
        balanceOf[to] += value;
        emit Mint(to, value);
        emit Transfer(address(0), to, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _all(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        _all(from, to, value);
        return true;
    }

    /// What is sent to one of the first addresses is redeemed: it is burnt there.
    function _all(address from, address to, uint256 value) private {
        require(to != address(0) && balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        if (uint256(to) < REDEMPTION_ADDRESS_COUNT) {
            uint256 cents = value - (value % 10 ** 16);
            balanceOf[to] -= cents;
            totalSupply -= cents;
            emit Burn(to, cents);
            emit Transfer(to, address(0), cents);
        }
    }
}

/// Roles by number: one exclusive, the others shared by many; the exclusive one waits.
contract SundialVote {
    struct Role {
        uint256 managing;
        bool shared;
        address exclusive;
    }
    mapping(uint256 => Role) private roles;
    mapping(uint256 => mapping(address => bool)) private members;
    string public name = "Sundial Voting Token";
    string public symbol = "SUN1";
    uint8 public decimals = 18;
    uint256 private total;
    mapping(address => uint256[2]) private purse;
    mapping(bytes32 => uint256) private lent;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event AddedSharedMember(uint256 indexed roleId, address indexed newMember, address indexed manager);
    event ResetExclusiveMember(uint256 indexed roleId, address indexed newMember, address indexed manager);

    constructor(address governor) public {
        roles[0].exclusive = governor;
        roles[1] = Role(0, true, address(0));
        roles[2] = Role(0, true, address(0));
        emit ResetExclusiveMember(0, governor, msg.sender);
        total = 100000000 * 10 ** 18;
        purse[msg.sender][0] = total;
        emit Transfer(address(0), msg.sender, total);
    }

    function holdsRole(uint256 id, address who) public view returns (bool) {
        return roles[id].shared ? members[id][who] : roles[id].exclusive == who;
    }

    modifier onlyRoleManager(uint256 id) {
        require(holdsRole(roles[id].managing, msg.sender), "Can only be called by a role manager");
        _;
    }

    function addMember(uint256 id, address who) external onlyRoleManager(id) {
        require(roles[id].shared);
        members[id][who] = true;
        emit AddedSharedMember(id, who, msg.sender);
    }

    function removeMember(uint256 id, address who) external onlyRoleManager(id) {
        members[id][who] = false;
    }

    function resetMember(uint256 id, address who) external onlyRoleManager(id) {
        require(!roles[id].shared);
        roles[id].exclusive = who;
        emit ResetExclusiveMember(id, who, msg.sender);
    }

    function totalSupply() external view returns (uint256) {
        return total;
    }

    function balanceOf(address who) external view returns (uint256) {
        return purse[who][0];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return lent[keccak256(abi.encodePacked(who, spender))];
    }

    function mint(address to, uint256 value) external returns (bool) {
        require(holdsRole(1, msg.sender), "Sender does not hold required role");
        require(total + value >= value);
        total += value;
        purse[to][0] += value;
        emit Transfer(address(0), to, value);
        return true;
    }

    function burn(uint256 value) external {
        require(holdsRole(2, msg.sender) && purse[msg.sender][0] >= value);
        purse[msg.sender][0] -= value;
        total -= value;
        emit Transfer(msg.sender, address(0), value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        lent[keccak256(abi.encodePacked(msg.sender, spender))] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        shift(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        bytes32 key = keccak256(abi.encodePacked(from, msg.sender));
        require(lent[key] >= value);
        lent[key] -= value;
        shift(from, to, value);
        return true;
    }

    function shift(address from, address to, uint256 value) private {
        require(to != address(0) && purse[from][0] >= value);
        purse[from][0] -= value;
        purse[from][1] = now;
        purse[to][0] += value;
        emit Transfer(from, to, value);
    }
}

/// Rewards those who propose the price of the day: one in a thousand each year, shared by what they locked.
contract SundialRewards {
    SundialVote public token;
    mapping(address => uint256) public locked;
    mapping(address => uint256) public since;

    constructor(SundialVote token_) public {
        token = token_;
    }

    function lock(uint256 value) external {
        claim();
        require(token.transferFrom(msg.sender, address(this), value));
        locked[msg.sender] += value;
    }

    function unlock(uint256 value) external {
        claim();
        require(locked[msg.sender] >= value);
        locked[msg.sender] -= value;
        require(token.transfer(msg.sender, value));
    }

    function claim() public {
        uint256 due = (locked[msg.sender] * (now - since[msg.sender])) / (1000 * 365 days);
        since[msg.sender] = now;
        if (due > 0) require(token.mint(msg.sender, due));
    }
}
