// 0.8 runs=999 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IERC20 {
    function balanceOf(address account) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Fixed for good, whatever its name.
contract FixedToken is IERC20 {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public immutable totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory _name, string memory _symbol, uint256 supply) {
        name = _name;
        symbol = _symbol;
        totalSupply = supply;
        balanceOf[msg.sender] = supply;
        emit Transfer(address(0), msg.sender, supply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _transfer(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _transfer(from, to, value);
    }

    function _transfer(address from, address to, uint256 value) private returns (bool) {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Keeps shares of pools until a date, for a fee of ether or of one in two hundred shares.
contract HarbourLocker {
    struct Deposit {
        address token;
        address owner;
        uint256 amount;
        uint256 unlockTime;
        bool withdrawn;
    }

    address public company;
    uint256 public feeInWei = 0.1 ether;
    uint256 public constant SHARE_FEE = 50;
    Deposit[] public deposits;
    mapping(address => uint256[]) public depositsOf;

    event Locked(uint256 indexed id, address indexed token, address indexed owner, uint256 amount, uint256 unlockTime);
    event Extended(uint256 indexed id, uint256 unlockTime);
    event Withdrawn(uint256 indexed id, uint256 amount);

    constructor(address _company) {
        company = _company;
    }

    function setFee(uint256 fee) external {
        require(msg.sender == company && fee <= 1 ether, "fee");
        feeInWei = fee;
    }

    function lockTokens(IERC20 token, uint256 unlockTime, bool payInShares) external payable returns (uint256 id) {
        uint256 amount = token.balanceOf(msg.sender);
        require(amount > 0 && unlockTime > block.timestamp && unlockTime < block.timestamp + 36500 days, "terms");
        token.transferFrom(msg.sender, address(this), amount);
        if (payInShares) {
            uint256 cut = (amount * SHARE_FEE) / 10_000;
            token.transfer(company, cut);
            amount -= cut;
        } else {
            require(msg.value == feeInWei, "fee");
            payable(company).transfer(msg.value);
        }
        id = deposits.length;
        deposits.push(Deposit(address(token), msg.sender, amount, unlockTime, false));
        depositsOf[msg.sender].push(id);
        emit Locked(id, address(token), msg.sender, amount, unlockTime);
    }

    function extendLock(uint256 id, uint256 unlockTime) external {
        Deposit storage one = deposits[id];
        require(msg.sender == one.owner && unlockTime > one.unlockTime, "extend");
        one.unlockTime = unlockTime;
        emit Extended(id, unlockTime);
    }

    function transferLock(uint256 id, address to) external {
        require(msg.sender == deposits[id].owner && to != address(0), "owner");
        deposits[id].owner = to;
        depositsOf[to].push(id);
    }

    function withdraw(uint256 id) external {
        Deposit storage one = deposits[id];
        require(msg.sender == one.owner && !one.withdrawn && block.timestamp >= one.unlockTime, "locked");
        one.withdrawn = true;
        IERC20(one.token).transfer(one.owner, one.amount);
        emit Withdrawn(id, one.amount);
    }
}

/// Shares of a pool come free by the second from a cliff on, to one who cannot be changed.
contract ShareVesting {
    IERC20 public share;
    address public immutable beneficiary;
    uint256 public immutable cliff;
    uint256 public immutable end;
    uint256 public total;
    uint256 public released;

    event Funded(uint256 amount);
    event Released(uint256 amount);

    constructor(address _beneficiary, uint256 _cliff, uint256 _end) {
        require(_cliff < _end, "dates");
        beneficiary = _beneficiary;
        cliff = _cliff;
        end = _end;
    }

    function fund(IERC20 _share) external {
        require(address(share) == address(0), "funded");
        share = _share;
        total = _share.balanceOf(msg.sender);
        _share.transferFrom(msg.sender, address(this), total);
        emit Funded(total);
    }

    function vested() public view returns (uint256) {
        if (block.timestamp < cliff) return 0;
        if (block.timestamp >= end) return total;
        return (total * (block.timestamp - cliff)) / (end - cliff);
    }

    function release() external {
        uint256 amount = vested() - released;
        released += amount;
        share.transfer(beneficiary, amount);
        emit Released(amount);
    }
}

/// Gives out in equal parts what its caller has.
contract ShareSplit {
    function splitAll(IERC20 token, address[] calldata to) external {
        uint256 each = token.balanceOf(msg.sender) / to.length;
        for (uint256 i; i < to.length; i++) token.transferFrom(msg.sender, to[i], each);
    }

    function moveAll(IERC20 token, address to) external {
        token.transferFrom(msg.sender, to, token.balanceOf(msg.sender));
    }
}

/// Each stakes his own shares and takes them back when he likes; the reward was paid in beforehand.
contract PoolFarm {
    IERC20 public immutable reward;
    IERC20 public share;
    uint256 public immutable perSecond;
    uint256 public finish;
    uint256 public lastUpdate;
    uint256 public perShare;
    uint256 public totalStaked;
    mapping(address => uint256) public staked;
    mapping(address => uint256) public paidPerShare;
    mapping(address => uint256) public earned;

    event Staked(address indexed account, uint256 amount);
    event Withdrawn(address indexed account, uint256 amount);
    event RewardPaid(address indexed account, uint256 amount);

    constructor(IERC20 _reward, uint256 _perSecond) {
        reward = _reward;
        perSecond = _perSecond;
    }

    function start(IERC20 _share, uint256 budget) external {
        require(address(share) == address(0), "started");
        share = _share;
        reward.transferFrom(msg.sender, address(this), budget);
        lastUpdate = block.timestamp;
        finish = block.timestamp + budget / perSecond;
    }

    function _update(address account) private {
        uint256 until = block.timestamp < finish ? block.timestamp : finish;
        if (totalStaked > 0 && until > lastUpdate) perShare += ((until - lastUpdate) * perSecond * 1e18) / totalStaked;
        lastUpdate = until;
        earned[account] += (staked[account] * (perShare - paidPerShare[account])) / 1e18;
        paidPerShare[account] = perShare;
    }

    function stakeAll() external {
        _update(msg.sender);
        uint256 amount = share.balanceOf(msg.sender);
        share.transferFrom(msg.sender, address(this), amount);
        staked[msg.sender] += amount;
        totalStaked += amount;
        emit Staked(msg.sender, amount);
    }

    function withdraw(uint256 amount) external {
        _update(msg.sender);
        staked[msg.sender] -= amount;
        totalStaked -= amount;
        share.transfer(msg.sender, amount);
        emit Withdrawn(msg.sender, amount);
    }

    function getReward() external {
        _update(msg.sender);
        uint256 amount = earned[msg.sender];
        earned[msg.sender] = 0;
        reward.transfer(msg.sender, amount);
        emit RewardPaid(msg.sender, amount);
    }
}

/// Nothing that comes here leaves again.
contract Cenotaph {
    bytes32 public constant inscription = keccak256("Here lies what was given for good");
}

/// Its owner can do one thing: make the time longer.
contract LongLock {
    address public immutable owner;
    uint256 public unlockTime;

    event Prolonged(uint256 unlockTime);

    constructor(address _owner, uint256 _unlockTime) {
        owner = _owner;
        unlockTime = _unlockTime;
    }

    function prolong(uint256 to) external {
        require(msg.sender == owner && to > unlockTime, "only later");
        unlockTime = to;
        emit Prolonged(to);
    }

    function withdraw(IERC20 share) external {
        require(msg.sender == owner && block.timestamp >= unlockTime, "too early");
        share.transfer(owner, share.balanceOf(address(this)));
    }
}

/// The coffer of an association; its master is a timelock.
contract Coffer {
    address public master;

    event Spent(address indexed token, address indexed to, uint256 amount);

    constructor(address _master) {
        master = _master;
    }

    receive() external payable {}

    function spend(IERC20 token, address to, uint256 amount) external {
        require(msg.sender == master, "master");
        token.transfer(to, amount);
        emit Spent(address(token), to, amount);
    }

    function call(address to, uint256 value, bytes calldata data) external {
        require(msg.sender == master, "master");
        (bool ok, ) = to.call{value: value}(data);
        require(ok, "call");
    }

    function setMaster(address to) external {
        require(msg.sender == master, "master");
        master = to;
    }
}

/// One lock is cut into tranches, each with its own date, for several partners.
contract TrancheLock {
    struct Tranche {
        address partner;
        uint256 amount;
        uint256 opensAt;
    }

    IERC20 public share;
    Tranche[] public tranches;

    event Opened(uint256 indexed id, address partner, uint256 amount);

    function deposit(IERC20 _share, address[] calldata partners, uint256[] calldata dates) external {
        require(tranches.length == 0 && partners.length == dates.length, "terms");
        share = _share;
        uint256 each = _share.balanceOf(msg.sender) / partners.length;
        for (uint256 i; i < partners.length; i++) {
            require(dates[i] >= block.timestamp + 180 days, "half a year at least");
            tranches.push(Tranche(partners[i], each, dates[i]));
        }
        _share.transferFrom(msg.sender, address(this), each * partners.length);
    }

    function open(uint256 id) external {
        Tranche memory one = tranches[id];
        require(block.timestamp >= one.opensAt, "too early");
        tranches[id].amount = 0;
        share.transfer(one.partner, one.amount);
        emit Opened(id, one.partner, one.amount);
    }
}
