// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;
pragma experimental ABIEncoderV2;

abstract contract Plain6 {
    string public name;
    string public symbol;
    uint8 public decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _allowances;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory n, string memory s) public {
        (name, symbol) = (n, s);
    }

    function balanceOf(address a) public view virtual returns (uint256) {
        return _balances[a];
    }

    function allowance(address o, address s) public view virtual returns (uint256) {
        return _allowances[o][s];
    }

    function transfer(address to, uint256 amount) public virtual returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function approve(address spender, uint256 amount) public virtual returns (bool) {
        _allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) public virtual returns (bool) {
        _transfer(from, to, amount);
        uint256 allowed = _allowances[from][msg.sender];
        require(allowed >= amount, "ERC20: transfer amount exceeds allowance");
        if (allowed != uint256(-1)) _allowances[from][msg.sender] = allowed - amount;
        return true;
    }

    function _transfer(address from, address to, uint256 amount) internal virtual {
        require(to != address(0), "ERC20: transfer to the zero address");
        require(_balances[from] >= amount, "ERC20: transfer amount exceeds balance");
        _beforeTokenTransfer(from, to, amount);
        _balances[from] -= amount;
        _balances[to] += amount;
        emit Transfer(from, to, amount);
    }

    function _mint(address to, uint256 amount) internal virtual {
        totalSupply += amount;
        require(totalSupply >= amount);
        _balances[to] += amount;
        emit Transfer(address(0), to, amount);
    }

    function _burn(address from, uint256 amount) internal virtual {
        require(_balances[from] >= amount, "ERC20: burn amount exceeds balance");
        _balances[from] -= amount;
        totalSupply -= amount;
        emit Transfer(from, address(0), amount);
    }

    function _beforeTokenTransfer(address from, address to, uint256 amount) internal virtual {}
}

/// GRT: a governor who names the minters; the manager of rewards is one.
contract IndexToken is Plain6("Indexer Token", "IDXT") {
    address public governor = msg.sender;
    address public pendingGovernor;
    mapping(address => bool) private _minters;
    event MinterAdded(address indexed account);
    event MinterRemoved(address indexed account);

    constructor(uint256 initialSupply) public {
        _mint(msg.sender, initialSupply);
        _minters[msg.sender] = true;
    }

    modifier onlyGovernor() {
        require(msg.sender == governor, "Only Governor can call");
        _;
    }

    function transferOwnership(address next) external onlyGovernor {
        pendingGovernor = next;
    }

    function acceptOwnership() external {
        require(msg.sender == pendingGovernor, "Caller must be pending governor");
        (governor, pendingGovernor) = (msg.sender, address(0));
    }

    function addMinter(address account) external onlyGovernor {
        _minters[account] = true;
        emit MinterAdded(account);
    }

    function removeMinter(address account) external onlyGovernor {
        _minters[account] = false;
        emit MinterRemoved(account);
    }

    function renounceMinter() external {
        _minters[msg.sender] = false;
        emit MinterRemoved(msg.sender);
    }

    function isMinter(address account) external view returns (bool) {
        return _minters[account];
    }

    function mint(address to, uint256 amount) external {
        require(_minters[msg.sender], "Only minter can call");
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

/// The council of the index protocol; it takes the office itself.
contract IndexCouncil {
    mapping(address => bool) public member;
    uint256 public members;
    mapping(bytes32 => uint256) public votes;
    mapping(bytes32 => mapping(address => bool)) public hasVoted;

    constructor(address[] memory list) public {
        for (uint256 i; i < list.length; i++) member[list[i]] = true;
        members = list.length;
    }

    function acceptOffice(IndexToken token) external {
        token.acceptOwnership();
    }

    function vote(address to, bytes calldata data, uint256 salt) external {
        bytes32 id = keccak256(abi.encode(to, data, salt));
        require(member[msg.sender] && !hasVoted[id][msg.sender]);
        hasVoted[id][msg.sender] = true;
        if (++votes[id] != members / 2 + 1) return;
        (bool ok, ) = to.call(data);
        require(ok);
    }
}

/// Staked tokens earn three percent a year, new ones.
contract IndexRewards {
    IndexToken public graph;
    struct Stake {
        uint256 amount;
        uint256 since;
    }
    mapping(address => Stake) public stakes;

    function init(IndexToken token) external {
        require(address(graph) == address(0));
        graph = token;
    }

    function stake(uint256 amount) external {
        claim();
        graph.transferFrom(msg.sender, address(this), amount);
        stakes[msg.sender].amount += amount;
    }

    function claim() public {
        Stake storage s = stakes[msg.sender];
        uint256 due = (s.amount * 3 * (now - s.since)) / (100 * 365 days);
        s.since = now;
        if (due > 0) graph.mint(msg.sender, due);
    }

    function unstake(uint256 amount) external {
        claim();
        require(stakes[msg.sender].amount >= amount);
        stakes[msg.sender].amount -= amount;
        graph.transfer(msg.sender, amount);
    }
}

/// 1INCH: permit, burn of one's own, mint by an owner who is a timelock.
contract InchLike is Plain6("Two Inch Network", "2INCH") {
    address private _owner = msg.sender;
    bytes32 public immutable DOMAIN_SEPARATOR;
    mapping(address => uint256) public nonces;

    constructor(address owner_) public {
        uint256 id;
        assembly { id := chainid() }
        DOMAIN_SEPARATOR = keccak256(
            abi.encode(keccak256("EIP712Domain(uint256 chainId,address verifyingContract)"), id, address(this))
        );
        _mint(owner_, 1500000000e18);
    }

    function owner() public view returns (address) {
        return _owner;
    }

    function transferOwnership(address next) public {
        require(msg.sender == _owner, "Ownable: caller is not the owner");
        require(next != address(0), "Ownable: new owner is the zero address");
        _owner = next;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == _owner, "Ownable: caller is not the owner");
        _mint(to, amount);
    }

    function burn(uint256 amount) public {
        _burn(msg.sender, amount);
    }

    function permit(address o, address s, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 sig) external {
        require(deadline >= now, "ERC20Permit: expired deadline");
        bytes32 hash = keccak256(
            abi.encode(
                keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"),
                o, s, value, nonces[o]++, deadline
            )
        );
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR, hash)), v, r, sig);
        require(signer != address(0) && signer == o, "ERC20Permit: invalid signature");
        _allowances[o][s] = value;
        emit Approval(o, s, value);
    }
}

/// SUSHI: mint by its owner, which is the master chef; votes that move with transfers.
contract NigiriToken is Plain6("NigiriToken", "NIGI") {
    address public owner = msg.sender;
    mapping(address => address) internal _delegates;
    mapping(address => uint256) public currentVotes;

    function transferOwnership(address next) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        owner = next;
    }

    function mint(address to, uint256 amount) public {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _mint(to, amount);
        currentVotes[_delegates[to]] += amount;
    }

    function delegate(address to) external {
        uint256 has = _balances[msg.sender];
        if (_delegates[msg.sender] != address(0)) currentVotes[_delegates[msg.sender]] -= has;
        _delegates[msg.sender] = to;
        currentVotes[to] += has;
    }

    function _beforeTokenTransfer(address from, address to, uint256 amount) internal override {
        if (_delegates[from] != address(0)) currentVotes[_delegates[from]] -= amount;
        if (_delegates[to] != address(0)) currentVotes[_delegates[to]] += amount;
    }
}

interface IStakeable {
    function transfer(address to, uint256 amount) external returns (bool);
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
    function balanceOf(address who) external view returns (uint256);
}

/// A fixed amount a block for those who stake in its pools; the owner adds pools, and is a timelock.
contract MasterChef {
    struct UserInfo {
        uint256 amount;
        uint256 rewardDebt;
    }
    struct PoolInfo {
        IStakeable lpToken;
        uint256 allocPoint;
        uint256 lastRewardBlock;
        uint256 accPerShare;
    }
    NigiriToken public sushi;
    address public owner = msg.sender;
    uint256 public constant sushiPerBlock = 10e18;
    uint256 public immutable startBlock = block.number;
    uint256 public totalAllocPoint;
    PoolInfo[] public poolInfo;
    mapping(uint256 => mapping(address => UserInfo)) public userInfo;

    function init(NigiriToken token) external {
        require(address(sushi) == address(0));
        sushi = token;
    }

    function transferOwnership(address next) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        owner = next;
    }

    function add(uint256 allocPoint, IStakeable lpToken) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        for (uint256 i; i < poolInfo.length; i++) updatePool(i);
        totalAllocPoint += allocPoint;
        poolInfo.push(PoolInfo(lpToken, allocPoint, block.number, 0));
    }

    function updatePool(uint256 pid) public {
        PoolInfo storage pool = poolInfo[pid];
        if (block.number <= pool.lastRewardBlock) return;
        uint256 lpSupply = pool.lpToken.balanceOf(address(this));
        if (lpSupply > 0) {
            uint256 reward = ((block.number - pool.lastRewardBlock) * sushiPerBlock * pool.allocPoint) / totalAllocPoint;
            sushi.mint(address(this), reward);
            pool.accPerShare += (reward * 1e12) / lpSupply;
        }
        pool.lastRewardBlock = block.number;
    }

    function deposit(uint256 pid, uint256 amount) external {
        UserInfo storage user = userInfo[pid][msg.sender];
        updatePool(pid);
        uint256 acc = poolInfo[pid].accPerShare;
        uint256 pending = (user.amount * acc) / 1e12 - user.rewardDebt;
        user.amount += amount;
        user.rewardDebt = (user.amount * acc) / 1e12;
        if (pending > 0) _safe(msg.sender, pending);
        poolInfo[pid].lpToken.transferFrom(msg.sender, address(this), amount);
    }

    function withdraw(uint256 pid, uint256 amount) external {
        UserInfo storage user = userInfo[pid][msg.sender];
        require(user.amount >= amount, "withdraw: not good");
        updatePool(pid);
        uint256 acc = poolInfo[pid].accPerShare;
        uint256 pending = (user.amount * acc) / 1e12 - user.rewardDebt;
        user.amount -= amount;
        user.rewardDebt = (user.amount * acc) / 1e12;
        if (pending > 0) _safe(msg.sender, pending);
        poolInfo[pid].lpToken.transfer(msg.sender, amount);
    }

    function _safe(address to, uint256 amount) private {
        uint256 has = sushi.balanceOf(address(this));
        sushi.transfer(to, amount > has ? has : amount);
    }
}
