// 0.6 runs=999
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

interface IErc20 {
    function balanceOf(address who) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

abstract contract Owned6 {
    address public owner = msg.sender;
    event OwnershipTransferred(address indexed from, address indexed to);

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    function transferOwnership(address to) public onlyOwner {
        require(to != address(0), "zero");
        emit OwnershipTransferred(owner, to);
        owner = to;
    }

    function renounceOwnership() public onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }
}

/// Food of the pot: its owner is the larder, which mints by the block.
contract Gruelberry is Owned6 {
    string public constant name = "Gruelberry";
    string public constant symbol = "GRUEL";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function mint(address to, uint256 value) public onlyOwner {
        totalSupply += value;
        require(totalSupply >= value, "overflow");
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

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
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        require(to != address(0) && balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Shares of pools lie here and earn; a fixed amount per block, a tenth of it for the workers. Pools are added by the timelock.
contract GruelLarder is Owned6 {
    struct User {
        uint256 amount;
        uint256 rewardDebt;
    }
    struct Pool {
        IErc20 share;
        uint256 allocPoint;
        uint256 lastRewardBlock;
        uint256 accPerShare;
    }
    Gruelberry public food;
    address public devaddr;
    uint256 public constant perBlock = 0.4 ether;
    uint256 public immutable endBlock = block.number + 5000000;
    Pool[] public poolInfo;
    mapping(uint256 => mapping(address => User)) public userInfo;
    uint256 public totalAllocPoint;

    event Deposit(address indexed user, uint256 indexed pid, uint256 amount);
    event Withdraw(address indexed user, uint256 indexed pid, uint256 amount);

    constructor(Gruelberry food_, address dev) public {
        (food, devaddr) = (food_, dev);
    }

    function add(uint256 points, IErc20 share) external onlyOwner {
        for (uint256 i = 0; i < poolInfo.length; i++) {
            require(poolInfo[i].share != share, "twice");
            updatePool(i);
        }
        totalAllocPoint += points;
        poolInfo.push(Pool(share, points, block.number, 0));
    }

    function set(uint256 pid, uint256 points) external onlyOwner {
        for (uint256 i = 0; i < poolInfo.length; i++) updatePool(i);
        totalAllocPoint = totalAllocPoint - poolInfo[pid].allocPoint + points;
        poolInfo[pid].allocPoint = points;
    }

    function updatePool(uint256 pid) public {
        Pool storage pool = poolInfo[pid];
        uint256 upto = block.number > endBlock ? endBlock : block.number;
        if (upto <= pool.lastRewardBlock) return;
        uint256 all = pool.share.balanceOf(address(this));
        if (all > 0 && totalAllocPoint > 0) {
            uint256 reward = ((upto - pool.lastRewardBlock) * perBlock * pool.allocPoint) / totalAllocPoint;
            food.mint(devaddr, reward / 10);
            food.mint(address(this), reward);
            pool.accPerShare += (reward * 1e12) / all;
        }
        pool.lastRewardBlock = upto;
    }

    function _pay(uint256 pid, address who) private {
        User storage user = userInfo[pid][who];
        updatePool(pid);
        uint256 due = (user.amount * poolInfo[pid].accPerShare) / 1e12 - user.rewardDebt;
        uint256 have = food.balanceOf(address(this));
        if (due > 0) food.transfer(who, due > have ? have : due);
    }

    function deposit(uint256 pid, uint256 amount) external {
        _pay(pid, msg.sender);
        _put(pid, msg.sender, amount);
    }

    /// For those who brought their liquidity together.
    function depositFor(uint256 pid, address[] calldata list) external {
        uint256 each = poolInfo[pid].share.balanceOf(msg.sender) / list.length;
        for (uint256 i = 0; i < list.length; i++) {
            _pay(pid, list[i]);
            _put(pid, list[i], each);
        }
    }

    function _put(uint256 pid, address who, uint256 amount) private {
        User storage user = userInfo[pid][who];
        if (amount > 0) require(poolInfo[pid].share.transferFrom(msg.sender, address(this), amount));
        user.amount += amount;
        user.rewardDebt = (user.amount * poolInfo[pid].accPerShare) / 1e12;
        emit Deposit(who, pid, amount);
    }

    function withdraw(uint256 pid, uint256 amount) external {
        User storage user = userInfo[pid][msg.sender];
        require(user.amount >= amount, "withdraw: not good");
        _pay(pid, msg.sender);
        user.amount -= amount;
        user.rewardDebt = (user.amount * poolInfo[pid].accPerShare) / 1e12;
        require(poolInfo[pid].share.transfer(msg.sender, amount));
        emit Withdraw(msg.sender, pid, amount);
    }

    function emergencyWithdraw(uint256 pid) external {
        User storage user = userInfo[pid][msg.sender];
        uint256 amount = user.amount;
        (user.amount, user.rewardDebt) = (0, 0);
        require(poolInfo[pid].share.transfer(msg.sender, amount));
    }

    function dev(address to) external {
        require(msg.sender == devaddr, "dev: wut?");
        devaddr = to;
    }
}

/// A dollar of debts. Wards may mint it: the ledger of debts alone.
contract Sablecoin {
    mapping(address => uint256) public wards;
    string public constant name = "Sable Dollar";
    string public constant symbol = "SBD";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Approval(address indexed src, address indexed guy, uint256 wad);
    event Transfer(address indexed src, address indexed dst, uint256 wad);

    constructor() public {
        wards[msg.sender] = 1;
    }

    modifier auth() {
        require(wards[msg.sender] == 1, "Sable/not-authorized");
        _;
    }

    function rely(address guy) external auth {
        wards[guy] = 1;
    }

    function deny(address guy) external auth {
        wards[guy] = 0;
    }

    function transfer(address dst, uint256 wad) external returns (bool) {
        return transferFrom(msg.sender, dst, wad);
    }

    function transferFrom(address src, address dst, uint256 wad) public returns (bool) {
        require(balanceOf[src] >= wad, "Sable/insufficient-balance");
        if (src != msg.sender && allowance[src][msg.sender] != uint256(-1)) {
            require(allowance[src][msg.sender] >= wad, "Sable/insufficient-allowance");
            allowance[src][msg.sender] -= wad;
        }
        balanceOf[src] -= wad;
        balanceOf[dst] += wad;
        emit Transfer(src, dst, wad);
        return true;
    }

    function mint(address usr, uint256 wad) external auth {
        balanceOf[usr] += wad;
        totalSupply += wad;
        require(totalSupply >= wad, "Sable/overflow");
        emit Transfer(address(0), usr, wad);
    }

    function burn(address usr, uint256 wad) external {
        require(balanceOf[usr] >= wad, "Sable/insufficient-balance");
        if (usr != msg.sender) {
            require(allowance[usr][msg.sender] >= wad, "Sable/insufficient-allowance");
            allowance[usr][msg.sender] -= wad;
        }
        balanceOf[usr] -= wad;
        totalSupply -= wad;
        emit Transfer(usr, address(0), wad);
    }

    function approve(address usr, uint256 wad) external returns (bool) {
        allowance[msg.sender][usr] = wad;
        emit Approval(msg.sender, usr, wad);
        return true;
    }
}

/// Median of five feeds, taken an hour after it was said.
contract SableMedian {
    address[] public feeds;
    mapping(address => uint256) public said;
    uint256 public price;
    uint256 public next;
    uint256 public changed;

    constructor(address[] memory list, uint256 first) public {
        require(list.length == 5, "five");
        feeds = list;
        (price, next, changed) = (first, first, now);
        for (uint256 i = 0; i < 5; i++) said[list[i]] = first;
    }

    function say(uint256 value) external {
        require(said[msg.sender] > 0 && value > 0, "feed");
        said[msg.sender] = value;
    }

    function poke() external {
        require(now >= changed + 1 hours, "hop");
        uint256[5] memory all;
        for (uint256 i = 0; i < 5; i++) {
            uint256 value = said[feeds[i]];
            uint256 at = i;
            while (at > 0 && all[at - 1] > value) {
                all[at] = all[at - 1];
                at--;
            }
            all[at] = value;
        }
        (price, next, changed) = (next, all[2], now);
    }
}

/// Urns of ether against dollars, at one and a half; who is below may be taken over by anybody who pays the debt. Nothing to set.
contract SableLedger {
    struct Urn {
        uint256 ink;
        uint256 art;
    }
    Sablecoin public immutable coin;
    SableMedian public immutable median;
    mapping(address => Urn) public urns;
    uint256 public debt;
    uint256 public constant LINE = 3000000 ether;

    constructor(Sablecoin coin_, SableMedian median_) public {
        (coin, median) = (coin_, median_);
    }

    function safe(address who) public view returns (bool) {
        return (urns[who].ink / 1e6) * (median.price() / 1e12) * 2 >= urns[who].art * 3;
    }

    function lock() external payable {
        urns[msg.sender].ink += msg.value;
    }

    function draw(uint256 wad) external {
        require(wad < 2 ** 128, "wad");
        urns[msg.sender].art += wad;
        debt += wad;
        require(debt <= LINE && safe(msg.sender), "Ledger/not-safe");
        coin.mint(msg.sender, wad);
    }

    function wipe(uint256 wad) external {
        require(urns[msg.sender].art >= wad, "Ledger/debt");
        urns[msg.sender].art -= wad;
        debt -= wad;
        coin.burn(msg.sender, wad);
    }

    function free(uint256 wad) external {
        require(urns[msg.sender].ink >= wad, "Ledger/ink");
        urns[msg.sender].ink -= wad;
        require(safe(msg.sender), "Ledger/not-safe");
        msg.sender.transfer(wad);
    }

    function bite(address who) external {
        require(!safe(who), "Ledger/safe");
        Urn memory urn = urns[who];
        delete urns[who];
        debt -= urn.art;
        coin.burn(msg.sender, urn.art);
        msg.sender.transfer(urn.ink);
    }
}
