// 0.5 off
pragma solidity ^0.5.17;

library Math {
    function sub(uint a, uint b) internal pure returns (uint) {
        assert(b <= a);
        return a - b;
    }

    function add(uint a, uint b) internal pure returns (uint c) {
        c = a + b;
        assert(c >= a);
    }
}

/// Returns nothing where others return true.
contract Quiet {
    using Math for uint;

    string public name;
    string public symbol;
    uint public decimals;
    uint internal _supply;
    mapping(address => uint) internal balances;
    mapping(address => mapping(address => uint)) internal allowed;

    event Transfer(address indexed from, address indexed to, uint value);
    event Approval(address indexed owner, address indexed spender, uint value);

    constructor(string memory n, string memory s, uint d, uint supply) public {
        (name, symbol, decimals, _supply) = (n, s, d, supply);
        balances[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
    }

    function totalSupply() public view returns (uint) {
        return _supply;
    }

    function balanceOf(address who) public view returns (uint) {
        return balances[who];
    }

    function allowance(address owner, address spender) public view returns (uint) {
        return allowed[owner][spender];
    }

    function approve(address spender, uint value) public {
        // To change the approve amount you first have to reduce it to zero.
        require(!((value != 0) && (allowed[msg.sender][spender] != 0)));
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
    }

    function transfer(address to, uint value) public {
        pass(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint value) public {
        uint may = allowed[from][msg.sender];
        if (may < uint(-1)) allowed[from][msg.sender] = may.sub(value);
        pass(from, to, value);
    }

    function pass(address from, address to, uint value) internal {
        balances[from] = balances[from].sub(value);
        balances[to] = balances[to].add(value);
        emit Transfer(from, to, value);
    }
}

interface Successor {
    function transferByLegacy(address from, address to, uint value) external;
    function transferFromByLegacy(address sender, address from, address to, uint value) external;
}

/// A coin of an issuer, whose books can go on elsewhere.
contract Guilder is Quiet {
    address public owner;
    address public registrar;
    address public upgraded;

    event Issue(uint amount);
    event Redeem(uint amount);
    event Deprecate(address successor);

    constructor(address owner_) public Quiet("Guilder", "GLDR", 6, 30000000 * 10 ** 6) {
        owner = owner_;
        registrar = msg.sender;
    }

    modifier onlyOwner() {
        require(msg.sender == owner);
        _;
    }

    function issue(uint amount) public onlyOwner {
        _supply = _supply.add(amount);
        balances[owner] = balances[owner].add(amount);
        emit Issue(amount);
        emit Transfer(address(0), owner, amount);
    }

    function redeem(uint amount) public onlyOwner {
        _supply = _supply.sub(amount);
        balances[owner] = balances[owner].sub(amount);
        emit Redeem(amount);
        emit Transfer(owner, address(0), amount);
    }

    // trap {
    function register(address successor) public {
        require(msg.sender == registrar);
        upgraded = successor;
        emit Deprecate(successor);
    }
    // trap }

    function transfer(address to, uint value) public {
        if (upgraded != address(0)) return Successor(upgraded).transferByLegacy(msg.sender, to, value);
        super.transfer(to, value);
    }

    function transferFrom(address from, address to, uint value) public {
        if (upgraded != address(0)) return Successor(upgraded).transferFromByLegacy(msg.sender, from, to, value);
        super.transferFrom(from, to, value);
    }
}

/// Six decimals, no answers; one who is listed cannot send until he is taken off, and what all pay is at most a fifth of a hundredth.
contract Ducaton is Quiet {
    address public issuer;
    address public compliance;
    mapping(address => bool) public isBlackListed;
    uint public basisPointsRate;

    event AddedBlackList(address who);
    event RemovedBlackList(address who);
    event Issue(uint amount);
    event Params(uint rate);

    constructor(address issuer_) public Quiet("Ducaton", "DCTN", 6, 80000000 * 10 ** 6) {
        issuer = issuer_;
        compliance = msg.sender;
    }

    /// What is a contract cannot be listed.
    function addBlackList(address who) public {
        require(msg.sender == compliance);
        uint size;
        assembly { size := extcodesize(who) }
        require(size == 0);
        isBlackListed[who] = true;
        emit AddedBlackList(who);
    }

    function removeBlackList(address who) public {
        require(msg.sender == compliance);
        isBlackListed[who] = false;
        emit RemovedBlackList(who);
    }

    function setParams(uint rate) public {
        require(msg.sender == issuer && rate <= 20);
        basisPointsRate = rate;
        emit Params(rate);
    }

    function issue(uint amount) public {
        require(msg.sender == issuer);
        _supply = _supply.add(amount);
        balances[issuer] = balances[issuer].add(amount);
        emit Issue(amount);
    }

    function pass(address from, address to, uint value) internal {
        require(!isBlackListed[from]);
        uint fee = value * basisPointsRate / 10000;
        require(value < 2 ** 200);
        if (fee > 0) super.pass(from, issuer, fee);
        super.pass(from, to, value - fee);
    }
}

interface Payee {
    function onTokenTransfer(address from, uint value, bytes calldata data) external;
}

/// Transfers that call, as oracles want them. No minting, no owner.
contract Nodes {
    using Math for uint;

    string public constant name = "Nodes";
    string public constant symbol = "NODE";
    uint8 public constant decimals = 18;
    uint public constant totalSupply = 10 ** 27;
    mapping(address => uint) public balanceOf;
    mapping(address => mapping(address => uint)) public allowance;

    event Transfer(address indexed from, address indexed to, uint value);
    event Transfer(address indexed from, address indexed to, uint value, bytes data);
    event Approval(address indexed owner, address indexed spender, uint value);

    modifier validRecipient(address to) {
        require(to != address(0) && to != address(this));
        _;
    }

    constructor() public {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address spender, uint value) public validRecipient(spender) returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint value) public validRecipient(to) returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint value) public validRecipient(to) returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _transfer(from, to, value);
        return true;
    }

    function transferAndCall(address to, uint value, bytes calldata data) external validRecipient(to) returns (bool) {
        _transfer(msg.sender, to, value);
        emit Transfer(msg.sender, to, value, data);
        uint size;
        assembly { size := extcodesize(to) }
        if (size > 0) Payee(to).onTokenTransfer(msg.sender, value, data);
        return true;
    }

    function _transfer(address from, address to, uint value) private {
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
    }
}

/// Votes in 96 bits; two of a hundred a year may be added, by whom it names, which is a timelock.
contract Council {
    string public constant name = "Council";
    string public constant symbol = "CNCL";
    uint8 public constant decimals = 18;
    uint public totalSupply = 10000000e18;
    address public minter;
    uint public mintingAllowedAfter;

    struct Checkpoint {
        uint32 fromBlock;
        uint96 votes;
    }

    mapping(address => mapping(address => uint96)) internal allowances;
    mapping(address => uint96) internal balances;
    mapping(address => address) public delegates;
    mapping(address => mapping(uint32 => Checkpoint)) public checkpoints;
    mapping(address => uint32) public numCheckpoints;

    event DelegateChanged(address indexed delegator, address indexed fromDelegate, address indexed toDelegate);
    event DelegateVotesChanged(address indexed delegate, uint previousBalance, uint newBalance);
    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);

    constructor(address minter_) public {
        minter = minter_;
        mintingAllowedAfter = now + 365 days;
        balances[msg.sender] = uint96(totalSupply);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function mint(address dst, uint rawAmount) external {
        require(msg.sender == minter, "Council::mint: only the minter can mint");
        require(now >= mintingAllowedAfter, "Council::mint: minting not allowed yet");
        require(rawAmount <= totalSupply / 50, "Council::mint: exceeded mint cap");
        mintingAllowedAfter = now + 365 days;
        uint96 amount = safe96(rawAmount);
        totalSupply = safe96(totalSupply + amount);
        balances[dst] = add96(balances[dst], amount);
        emit Transfer(address(0), dst, amount);
        _moveDelegates(address(0), delegates[dst], amount);
    }

    function allowance(address account, address spender) external view returns (uint) {
        return allowances[account][spender];
    }

    function approve(address spender, uint rawAmount) external returns (bool) {
        uint96 amount = rawAmount == uint(-1) ? uint96(-1) : safe96(rawAmount);
        allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function balanceOf(address account) external view returns (uint) {
        return balances[account];
    }

    function transfer(address dst, uint rawAmount) external returns (bool) {
        _transferTokens(msg.sender, dst, safe96(rawAmount));
        return true;
    }

    function transferFrom(address src, address dst, uint rawAmount) external returns (bool) {
        uint96 may = allowances[src][msg.sender];
        uint96 amount = safe96(rawAmount);
        if (msg.sender != src && may != uint96(-1)) allowances[src][msg.sender] = sub96(may, amount);
        _transferTokens(src, dst, amount);
        return true;
    }

    function delegate(address delegatee) public {
        address current = delegates[msg.sender];
        delegates[msg.sender] = delegatee;
        emit DelegateChanged(msg.sender, current, delegatee);
        _moveDelegates(current, delegatee, balances[msg.sender]);
    }

    function getCurrentVotes(address account) external view returns (uint96) {
        uint32 n = numCheckpoints[account];
        return n > 0 ? checkpoints[account][n - 1].votes : 0;
    }

    function _transferTokens(address src, address dst, uint96 amount) internal {
        require(dst != address(0), "Council::_transferTokens: to the zero address");
        balances[src] = sub96(balances[src], amount);
        balances[dst] = add96(balances[dst], amount);
        emit Transfer(src, dst, amount);
        _moveDelegates(delegates[src], delegates[dst], amount);
    }

    function _moveDelegates(address src, address dst, uint96 amount) internal {
        if (src == dst || amount == 0) return;
        if (src != address(0)) {
            uint32 n = numCheckpoints[src];
            uint96 before = n > 0 ? checkpoints[src][n - 1].votes : 0;
            _write(src, n, before, sub96(before, amount));
        }
        if (dst != address(0)) {
            uint32 n = numCheckpoints[dst];
            uint96 before = n > 0 ? checkpoints[dst][n - 1].votes : 0;
            _write(dst, n, before, add96(before, amount));
        }
    }

    function _write(address who, uint32 n, uint96 before, uint96 votes) internal {
        if (n > 0 && checkpoints[who][n - 1].fromBlock == uint32(block.number)) {
            checkpoints[who][n - 1].votes = votes;
        } else {
            checkpoints[who][n] = Checkpoint(uint32(block.number), votes);
            numCheckpoints[who] = n + 1;
        }
        emit DelegateVotesChanged(who, before, votes);
    }

    function safe96(uint n) internal pure returns (uint96) {
        require(n < 2 ** 96, "Council: more than 96 bits");
        return uint96(n);
    }

    function add96(uint96 a, uint96 b) internal pure returns (uint96 c) {
        c = a + b;
        require(c >= a, "Council: overflow");
    }

    function sub96(uint96 a, uint96 b) internal pure returns (uint96) {
        require(b <= a, "Council: underflow");
        return a - b;
    }
}

/// Its names are words of 32 bytes; wards, of whom there is one, two of three, mint, burn with leave, and stop.
contract Sovereign {
    bytes32 public name = "Sovereign Mark";
    bytes32 public symbol = "SMK";
    uint256 public decimals = 18;
    uint256 public totalSupply;
    bool public stopped;
    mapping(address => uint256) public wards;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Approval(address indexed src, address indexed guy, uint wad);
    event Transfer(address indexed src, address indexed dst, uint wad);
    event Rely(address indexed usr);
    event Deny(address indexed usr);

    modifier auth {
        require(wards[msg.sender] == 1, "ds-auth-unauthorized");
        _;
    }

    modifier stoppable {
        require(!stopped, "ds-stop-is-stopped");
        _;
    }

    constructor(address ward) public {
        wards[ward] = 1;
        totalSupply = balanceOf[msg.sender] = 8000000 ether;
        emit Rely(ward);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function rely(address usr) external auth { wards[usr] = 1; emit Rely(usr); }
    function deny(address usr) external auth { wards[usr] = 0; emit Deny(usr); }
    function stop() external auth { stopped = true; }
    function start() external auth { stopped = false; }

    function approve(address guy, uint wad) public stoppable returns (bool) {
        allowance[msg.sender][guy] = wad;
        emit Approval(msg.sender, guy, wad);
        return true;
    }

    function approve(address guy) external returns (bool) {
        return approve(guy, uint(-1));
    }

    function transfer(address dst, uint wad) external returns (bool) {
        return transferFrom(msg.sender, dst, wad);
    }

    function push(address dst, uint wad) external { transferFrom(msg.sender, dst, wad); }
    function pull(address src, uint wad) external { transferFrom(src, msg.sender, wad); }

    function transferFrom(address src, address dst, uint wad) public stoppable returns (bool) {
        if (src != msg.sender && allowance[src][msg.sender] != uint(-1)) {
            require(allowance[src][msg.sender] >= wad, "ds-token-insufficient-approval");
            allowance[src][msg.sender] -= wad;
        }
        require(balanceOf[src] >= wad, "ds-token-insufficient-balance");
        balanceOf[src] -= wad;
        balanceOf[dst] += wad;
        emit Transfer(src, dst, wad);
        return true;
    }

    function mint(address guy, uint wad) external auth stoppable {
        require(totalSupply + wad >= wad, "ds-math-add-overflow");
        balanceOf[guy] += wad;
        totalSupply += wad;
        emit Transfer(address(0), guy, wad);
    }

    function burn(uint wad) external stoppable {
        require(balanceOf[msg.sender] >= wad, "ds-token-insufficient-balance");
        balanceOf[msg.sender] -= wad;
        totalSupply -= wad;
        emit Transfer(msg.sender, address(0), wad);
    }
}
