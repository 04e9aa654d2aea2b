// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

/// What is common to the coins of this file.
abstract contract Ledger {
    string public name;
    string public symbol;
    uint8 public decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _allowances;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function balanceOf(address who) public view virtual returns (uint256) {
        return _balances[who];
    }

    function allowance(address from, address spender) public view returns (uint256) {
        return _allowances[from][spender];
    }

    function approve(address spender, uint256 value) public virtual returns (bool) {
        _allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public virtual returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public virtual returns (bool) {
        _spend(from, msg.sender, value);
        _transfer(from, to, value);
        return true;
    }

    function _spend(address from, address spender, uint256 value) internal {
        uint256 allowed = _allowances[from][spender];
        if (allowed == uint256(-1)) return;
        require(allowed >= value, "ERC20: transfer amount exceeds allowance");
        _allowances[from][spender] = allowed - value;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        require(to != address(0), "ERC20: transfer to the zero address");
        require(_balances[from] >= value, "ERC20: transfer amount exceeds balance");
        _balances[from] -= value;
        _balances[to] += value;
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal virtual {
        require(totalSupply + value >= value, "overflow");
        totalSupply += value;
        _balances[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal virtual {
        require(_balances[from] >= value, "ERC20: burn amount exceeds balance");
        _balances[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

/// Minted by its farm alone, up to a cap.
contract GherkinToken is Ledger {
    address public owner;
    uint256 public constant cap = 250_000_000 ether;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() public {
        name = "Gherkin";
        symbol = "GHRK";
        owner = msg.sender;
        _mint(msg.sender, 50_000_000 ether);
    }

    function transferOwnership(address to) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        emit OwnershipTransferred(owner, to);
        owner = to;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        if (totalSupply + value > cap) value = cap - totalSupply;
        _mint(to, value);
    }
}

/// A farm that hands out a fixed number a block, four times that at first, and has no migrator.
contract MasterFarmer {
    struct UserInfo {
        uint256 amount;
        uint256 rewardDebt;
    }
    struct PoolInfo {
        Ledger lpToken;
        uint256 allocPoint;
        uint256 lastRewardBlock;
        uint256 accPerShare;
    }

    GherkinToken public gherkin;
    address public owner;
    uint256 public constant perBlock = 4 ether;
    uint256 public immutable bonusEndBlock;
    uint256 public totalAllocPoint;
    PoolInfo[] public poolInfo;
    mapping(uint256 => mapping(address => UserInfo)) public userInfo;

    event Deposit(address indexed user, uint256 indexed pid, uint256 amount);
    event Withdraw(address indexed user, uint256 indexed pid, uint256 amount);

    constructor(address owner_) public {
        owner = owner_;
        bonusEndBlock = block.number + 100_000;
    }

    function begin(GherkinToken token) external {
        require(address(gherkin) == address(0), "begun");
        gherkin = token;
    }

    function transferOwnership(address to) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        owner = to;
    }

    function add(uint256 points, Ledger lpToken) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        for (uint256 pid = 0; pid < poolInfo.length; pid++) updatePool(pid);
        totalAllocPoint += points;
        poolInfo.push(PoolInfo(lpToken, points, block.number, 0));
    }

    function getMultiplier(uint256 from, uint256 to) public view returns (uint256) {
        if (to <= bonusEndBlock) return (to - from) * 4;
        return from >= bonusEndBlock ? to - from : (bonusEndBlock - from) * 4 + (to - bonusEndBlock);
    }

    function updatePool(uint256 pid) public {
        PoolInfo storage pool = poolInfo[pid];
        if (block.number <= pool.lastRewardBlock) return;
        uint256 supply = pool.lpToken.balanceOf(address(this));
        if (supply > 0) {
            uint256 reward = (getMultiplier(pool.lastRewardBlock, block.number) * perBlock * pool.allocPoint) / totalAllocPoint;
            gherkin.mint(address(this), reward);
            pool.accPerShare += (reward * 1e12) / supply;
        }
        pool.lastRewardBlock = block.number;
    }

    function deposit(uint256 pid, uint256 amount) external {
        UserInfo storage user = _settle(pid);
        poolInfo[pid].lpToken.transferFrom(msg.sender, address(this), amount);
        user.amount += amount;
        user.rewardDebt = (user.amount * poolInfo[pid].accPerShare) / 1e12;
        emit Deposit(msg.sender, pid, amount);
    }

    function withdraw(uint256 pid, uint256 amount) external {
        UserInfo storage user = _settle(pid);
        require(user.amount >= amount, "withdraw: not good");
        user.amount -= amount;
        user.rewardDebt = (user.amount * poolInfo[pid].accPerShare) / 1e12;
        poolInfo[pid].lpToken.transfer(msg.sender, amount);
        emit Withdraw(msg.sender, pid, amount);
    }

    function _settle(uint256 pid) private returns (UserInfo storage user) {
        updatePool(pid);
        user = userInfo[pid][msg.sender];
        uint256 pending = (user.amount * poolInfo[pid].accPerShare) / 1e12 - user.rewardDebt;
        uint256 have = gherkin.balanceOf(address(this));
        if (pending > 0) gherkin.transfer(msg.sender, pending > have ? have : pending);
    }
}

/// What may be minted by a date halves its pace with every year.
contract HalvingToken is Ledger {
    address public minter;
    address public admin;
    uint256 public constant YEAR = 365 days;
    uint256 public constant initialRate = 80_000_000 ether / YEAR;
    uint256 public immutable start;
    uint256 public immutable initialSupply;

    constructor(address admin_) public {
        name = "Swerve";
        symbol = "SWRV";
        admin = admin_;
        start = block.timestamp;
        initialSupply = 120_000_000 ether;
        _mint(msg.sender, 120_000_000 ether);
    }

    function availableSupply() public view returns (uint256 sum) {
        sum = initialSupply;
        uint256 left = block.timestamp - start;
        uint256 rate = initialRate;
        while (left > YEAR) {
            sum += rate * YEAR;
            rate /= 2;
            left -= YEAR;
        }
        sum += rate * left;
    }

    function setMinter(address minter_) external {
        require(msg.sender == admin && minter == address(0), "dev: can set the minter only once, at creation");
        minter = minter_;
    }

    function mint(address to, uint256 value) external returns (bool) {
        require(msg.sender == minter, "dev: minter only");
        require(totalSupply + value <= availableSupply(), "dev: exceeds allowable mint amount");
        _mint(to, value);
        return true;
    }
}

/// Whose internal ledger becomes coins here, one for one.
contract DebtLedger {
    mapping(address => uint256) public dai;
    mapping(address => uint256) public ink;
    mapping(address => uint256) public art;
    mapping(address => bool) public joins;
    address public immutable root;
    uint256 public line = 100_000_000 ether;
    uint256 public debt;

    constructor(address root_) public {
        root = root_;
    }

    function init(address join) external {
        require(!joins[address(0)], "init");
        joins[address(0)] = joins[join] = true;
    }

    function file(uint256 line_) external {
        require(msg.sender == root, "Vat/not-authorized");
        line = line_;
    }

    function frob(uint256 draw) external payable {
        ink[msg.sender] += msg.value;
        art[msg.sender] += draw;
        debt += draw;
        require(debt <= line && draw <= line, "Vat/ceiling-exceeded");
        require(art[msg.sender] <= ink[msg.sender] * 1000, "Vat/not-safe");
        dai[msg.sender] += draw;
    }

    function move(address from, address to, uint256 wad) external {
        require(msg.sender == from || joins[msg.sender], "Vat/not-allowed");
        require(dai[from] >= wad, "Vat/too-little");
        dai[from] -= wad;
        dai[to] += wad;
    }
}

contract DebtJoin {
    DebtLedger public immutable vat;
    DebtCoin public dai;

    constructor(DebtLedger vat_) public {
        vat = vat_;
    }

    function bind(DebtCoin coin) external {
        require(address(dai) == address(0), "bound");
        dai = coin;
    }

    function join(address usr, uint256 wad) external {
        vat.move(address(this), usr, wad);
        dai.burn(msg.sender, wad);
    }

    function exit(address usr, uint256 wad) external {
        vat.move(msg.sender, address(this), wad);
        dai.mint(usr, wad);
    }
}

/// Relied upon by its join and by the pause of its government.
contract DebtCoin is Ledger {
    mapping(address => uint256) public wards;
    mapping(address => uint256) public nonces;
    bytes32 public immutable DOMAIN_SEPARATOR;
    bytes32 public constant PERMIT_TYPEHASH =
        keccak256("Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)");

    event Rely(address indexed guy);
    event Deny(address indexed guy);

    modifier auth() {
        require(wards[msg.sender] == 1, "Dai/not-authorized");
        _;
    }

    constructor(address join, address pause) public {
        name = "Dory Stablecoin";
        symbol = "DORY";
        wards[join] = wards[pause] = 1;
        DOMAIN_SEPARATOR = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Dory Stablecoin"),
                keccak256("1"),
                1,
                address(this)
            )
        );
    }

    function rely(address guy) external auth {
        wards[guy] = 1;
        emit Rely(guy);
    }

    function deny(address guy) external auth {
        wards[guy] = 0;
        emit Deny(guy);
    }

    function mint(address usr, uint256 wad) external auth {
        _mint(usr, wad);
    }

    function burn(address usr, uint256 wad) external {
        if (usr != msg.sender) _spend(usr, msg.sender, wad);
        _burn(usr, wad);
    }

    function permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s) external {
        bytes32 digest = keccak256(
            abi.encodePacked(
                "\x19\x01",
                DOMAIN_SEPARATOR,
                keccak256(abi.encode(PERMIT_TYPEHASH, holder, spender, nonce, expiry, allowed))
            )
        );
        require(holder != address(0) && holder == ecrecover(digest, v, r, s), "Dai/invalid-permit");
        require(expiry == 0 || now <= expiry, "Dai/permit-expired");
        require(nonce == nonces[holder]++, "Dai/invalid-nonce");
        _allowances[holder][spender] = allowed ? uint256(-1) : 0;
        emit Approval(holder, spender, _allowances[holder][spender]);
    }
}

/// Twenty-four decimals, and a clerk, its plain owner, who mints by the season.
contract SeasonToken is Ledger {
    address public owner;
    uint256 public constant season = 90 days;
    uint256 public immutable opened;
    mapping(uint256 => uint256) public mintedIn;

    constructor() public {
        name = "Almanac";
        symbol = "ALMC";
        decimals = 24;
        owner = msg.sender;
        opened = block.timestamp;
        _mint(msg.sender, 10_000_000 * 1e24);
    }

    function current() public view returns (uint256) {
        return (block.timestamp - opened) / season;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == owner, "not the owner");
        require(value <= totalSupply, "value");
        mintedIn[current()] += value;
        require(mintedIn[current()] <= 100_000 * 1e24, "season is full");
        _mint(to, value);
    }

    function transferOwnership(address to) external {
        require(msg.sender == owner, "not the owner");
        owner = to;
    }
}

/// Shares of a bar: what is paid in belongs to all who stay.
contract PickleBar is Ledger {
    Ledger public immutable gherkin;

    constructor(Ledger gherkin_) public {
        name = "PickleBar";
        symbol = "xGHRK";
        gherkin = gherkin_;
    }

    function enter(uint256 amount) external {
        uint256 all = gherkin.balanceOf(address(this));
        _mint(msg.sender, totalSupply == 0 || all == 0 ? amount : (amount * totalSupply) / all);
        gherkin.transferFrom(msg.sender, address(this), amount);
    }

    function leave(uint256 share) external {
        uint256 what = (share * gherkin.balanceOf(address(this))) / totalSupply;
        _burn(msg.sender, share);
        gherkin.transfer(msg.sender, what);
    }
}

/// Minters whom its governance, two of three, names.
contract YieldGovernance is Ledger {
    address public governance;
    mapping(address => bool) public minters;

    constructor(address governance_) public {
        name = "yawl.finance";
        symbol = "YWL";
        governance = governance_;
        _mint(msg.sender, 30_000 ether);
    }

    modifier onlyGovernance() {
        require(msg.sender == governance, "!governance");
        _;
    }

    function setGovernance(address to) external onlyGovernance {
        governance = to;
    }

    function addMinter(address who) external onlyGovernance {
        minters[who] = true;
    }

    function removeMinter(address who) external onlyGovernance {
        minters[who] = false;
    }

    function mint(address to, uint256 value) external {
        require(minters[msg.sender], "!minter");
        _mint(to, value);
    }

    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }
}
