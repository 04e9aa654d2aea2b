// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

/// Balances of any block; what its controller does, the votes of its holders have decided.
contract LupinToken {
    string public name = "Lupin DAO Token";
    string public symbol = "LPN";
    uint8 public decimals = 18;
    string public version = "MMT_0.1";
    address public controller;
    bool public transfersEnabled = true;
    struct Checkpoint {
        uint128 fromBlock;
        uint128 value;
    }
    mapping(address => Checkpoint[]) private balances;
    Checkpoint[] private supply;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier onlyController() {
        require(msg.sender == controller);
        _;
    }

    constructor(address manager, uint256 first) {
        controller = manager;
        _write(balances[msg.sender], first);
        _write(supply, first);
        emit Transfer(address(0), msg.sender, first);
    }

    function changeController(address next) public onlyController {
        controller = next;
    }

    function enableTransfers(bool on) public onlyController {
        transfersEnabled = on;
    }

    function generateTokens(address to, uint256 value) public onlyController returns (bool) {
        _write(supply, totalSupply() + value);
        _write(balances[to], balanceOf(to) + value);
        emit Transfer(address(0), to, value);
        return true;
    }

    function destroyTokens(address from, uint256 value) public onlyController returns (bool) {
        _write(supply, totalSupply() - value);
        _write(balances[from], balanceOf(from) - value);
        emit Transfer(from, address(0), value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        require(transfersEnabled);
        return _do(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        require(transfersEnabled);
        if (allowance[from][msg.sender] < value) return false;
        allowance[from][msg.sender] -= value;
        return _do(from, to, value);
    }

    function _do(address from, address to, uint256 value) private returns (bool) {
        require(to != address(0) && to != address(this));
        if (balanceOf(from) < value) return false;
        require(LupinManager(controller).onTransfer(from, to, value));
        _write(balances[from], balanceOf(from) - value);
        _write(balances[to], balanceOf(to) + value);
        emit Transfer(from, to, value);
        return true;
    }

    function approve(address spender, uint256 value) public returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function balanceOf(address who) public view returns (uint256) {
        return balanceOfAt(who, block.number);
    }

    function totalSupply() public view returns (uint256) {
        return _at(supply, block.number);
    }

    function balanceOfAt(address who, uint256 number) public view returns (uint256) {
        return _at(balances[who], number);
    }

    function totalSupplyAt(uint256 number) public view returns (uint256) {
        return _at(supply, number);
    }

    function _at(Checkpoint[] storage list, uint256 number) private view returns (uint256) {
        uint256 high = list.length;
        if (high == 0 || number < list[0].fromBlock) return 0;
        if (number >= list[high - 1].fromBlock) return list[high - 1].value;
        uint256 low = 0;
        high -= 1;
        while (high > low) {
            uint256 mid = (high + low + 1) / 2;
            if (list[mid].fromBlock <= number) low = mid;
            else high = mid - 1;
        }
        return list[low].value;
    }

    function _write(Checkpoint[] storage list, uint256 value) private {
        if (list.length == 0 || list[list.length - 1].fromBlock < block.number) list.push(Checkpoint(uint128(block.number), uint128(value)));
        else list[list.length - 1].value = uint128(value);
    }
}

contract LupinManager {
    LupinToken public immutable token;
    address public immutable voting;
    struct Vesting {
        uint256 amount;
        uint64 cliff;
        uint64 end;
        uint64 start;
    }
    mapping(address => Vesting) public vestings;

    constructor(LupinToken token_, address voting_) {
        token = token_;
        voting = voting_;
    }

    modifier auth() {
        require(msg.sender == voting, "APP_AUTH_FAILED");
        _;
    }

    function mint(address to, uint256 value) external auth {
        token.generateTokens(to, value);
    }

    function burn(address from, uint256 value) external auth {
        token.destroyTokens(from, value);
    }

    function assignVested(address to, uint256 value, uint64 cliff, uint64 end) external auth {
        require(vestings[to].amount == 0);
        vestings[to] = Vesting(value, cliff, end, uint64(block.timestamp));
        token.generateTokens(to, value);
    }

    function onTransfer(address from, address, uint256 value) external view returns (bool) {
        Vesting memory one = vestings[from];
        if (one.amount == 0 || block.timestamp >= one.end) return true;
        uint256 locked = block.timestamp < one.cliff ? one.amount : (one.amount * (one.end - block.timestamp)) / (one.end - one.start);
        return token.balanceOf(from) >= locked + value;
    }
}

/// Half of those who vote, and a twentieth of all, within three days.
contract LupinVoting {
    LupinToken public immutable token;
    uint64 public constant voteTime = 3 days;
    uint64 public constant objection = 1 days;
    struct Vote {
        address target;
        bytes data;
        uint64 start;
        uint64 snapshot;
        uint256 yea;
        uint256 nay;
        bool executed;
    }
    Vote[] private votes;
    mapping(uint256 => mapping(address => bool)) private voted;

    constructor(LupinToken token_) {
        token = token_;
    }

    function newVote(address target, bytes calldata data) external returns (uint256) {
        require(token.balanceOf(msg.sender) > 0, "APP_AUTH_FAILED");
        votes.push(Vote(target, data, uint64(block.timestamp), uint64(block.number - 1), 0, 0, false));
        return votes.length - 1;
    }

    function vote(uint256 id, bool agrees) external {
        Vote storage one = votes[id];
        uint256 left = block.timestamp - one.start;
        require(left < voteTime && !voted[id][msg.sender] && (left < voteTime - objection || !agrees));
        voted[id][msg.sender] = true;
        uint256 weight = token.balanceOfAt(msg.sender, one.snapshot);
        if (agrees) one.yea += weight;
        else one.nay += weight;
    }

    function executeVote(uint256 id) external {
        Vote storage one = votes[id];
        require(!one.executed && block.timestamp >= one.start + voteTime);
        require(one.yea > one.nay && one.yea * 20 >= token.totalSupplyAt(one.snapshot), "VOTING_CAN_NOT_EXECUTE");
        one.executed = true;
        (bool ok, ) = one.target.call(one.data);
        require(ok);
    }
}

/// May go into a private mode, in which only its handlers move it: this takes the days of a timelock.
contract MistralToken {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    uint256 public nonStakingSupply;
    address public gov;
    mapping(address => uint256) internal balances;
    mapping(address => mapping(address => uint256)) public allowances;
    mapping(address => bool) public isMinter;
    mapping(address => bool) public isHandler;
    bool public inPrivateTransferMode;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 first) {
        name = name_;
        symbol = symbol_;
        gov = msg.sender;
        totalSupply = first;
        balances[msg.sender] = first;
        emit Transfer(address(0), msg.sender, first);
    }

    modifier onlyGov() {
        require(msg.sender == gov, "BaseToken: forbidden");
        _;
    }

    function setGov(address next) external onlyGov {
        gov = next;
    }

    function setMinter(address who, bool on) external onlyGov {
        isMinter[who] = on;
    }

    function setHandler(address who, bool on) external onlyGov {
        isHandler[who] = on;
    }

    function setInPrivateTransferMode(bool on) external onlyGov {
        inPrivateTransferMode = on;
    }

    function mint(address to, uint256 value) external {
        require(isMinter[msg.sender], "MintableBaseToken: forbidden");
        totalSupply += value;
        balances[to] += value;
        emit Transfer(address(0), to, value);
    }

    function burn(address from, uint256 value) external {
        require(isMinter[msg.sender], "MintableBaseToken: forbidden");
        balances[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }

    function balanceOf(address who) external view returns (uint256) {
        return balances[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return allowances[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (!isHandler[msg.sender]) {
            require(allowances[from][msg.sender] >= value, "BaseToken: transfer amount exceeds allowance");
            allowances[from][msg.sender] -= value;
        }
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        require(to != address(0), "BaseToken: transfer to the zero address");
        if (inPrivateTransferMode) require(isHandler[msg.sender], "BaseToken: msg.sender not whitelisted");
        require(balances[from] >= value, "BaseToken: transfer amount exceeds balance");
        balances[from] -= value;
        balances[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Stakes for people, in their name and at their call only; gives back what it took.
contract MistralTracker {
    MistralToken public immutable token;
    mapping(address => uint256) public stakedAmounts;

    constructor(MistralToken token_) {
        token = token_;
    }

    function stake(uint256 value) external {
        stakedAmounts[msg.sender] += value;
        token.transferFrom(msg.sender, address(this), value);
    }

    function unstake(uint256 value) external {
        stakedAmounts[msg.sender] -= value;
        token.transfer(msg.sender, value);
    }
}

/// Two of a hundred more each year, if those who vote want it.
contract NomenToken {
    string public constant name = "Nomen Service";
    string public constant symbol = "NMN";
    uint8 public constant decimals = 18;
    uint256 public constant minimumMintInterval = 365 days;
    uint256 public constant mintCap = 200;
    uint256 public nextMint;
    uint256 public totalSupply;
    address public owner;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => address) public delegates;
    mapping(address => uint256) public getVotes;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event DelegateVotesChanged(address indexed delegate, uint256 from, uint256 to);

    constructor(address owner_) {
        owner = owner_;
        nextMint = block.timestamp + minimumMintInterval;
        totalSupply = 100_000_000e18;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        require(value <= (totalSupply * mintCap) / 10000, "MintCap");
        require(block.timestamp >= nextMint, "too early");
        nextMint = block.timestamp + minimumMintInterval;
        totalSupply += value;
        balanceOf[to] += value;
        _votes(address(0), delegates[to], value);
        emit Transfer(address(0), to, value);
    }

    function delegate(address to) external {
        _votes(delegates[msg.sender], to, balanceOf[msg.sender]);
        delegates[msg.sender] = to;
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
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        _votes(delegates[from], delegates[to], value);
        emit Transfer(from, to, value);
    }

    function _votes(address from, address to, uint256 value) private {
        if (from == to || value == 0) return;
        if (from != address(0)) {
            emit DelegateVotesChanged(from, getVotes[from], getVotes[from] - value);
            getVotes[from] -= value;
        }
        if (to != address(0)) {
            emit DelegateVotesChanged(to, getVotes[to], getVotes[to] + value);
            getVotes[to] += value;
        }
    }
}

/// Had a list and a limit while it began, and nobody has them now.
contract Batrachian {
    string public constant name = "Batrachian";
    string public constant symbol = "BATRA";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 420_690_000_000_000e18;
    address public owner;
    bool public limited;
    uint256 public maxHoldingAmount;
    uint256 public minHoldingAmount;
    address public uniswapV2Pair;
    mapping(address => bool) public blacklists;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    constructor() {
        owner = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    modifier onlyOwner() {
        require(owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function blacklist(address who, bool on) external onlyOwner {
        blacklists[who] = on;
    }

    function setRule(bool limited_, address pair, uint256 most, uint256 least) external onlyOwner {
        (limited, uniswapV2Pair, maxHoldingAmount, minHoldingAmount) = (limited_, pair, most, least);
    }

    function _before(address from, address to, uint256 value) private view {
        require(!blacklists[to] && !blacklists[from], "Blacklisted");
        if (uniswapV2Pair == address(0)) {
            require(from == owner || to == owner, "trading is not started");
            return;
        }
        if (limited && from == uniswapV2Pair) require(balanceOf[to] + value <= maxHoldingAmount && balanceOf[to] + value >= minHoldingAmount, "Forbid");
    }

    function burn(uint256 value) external {
        balanceOf[msg.sender] -= value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
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
        allowance[from][msg.sender] -= value;
        _go(from, to, value);
        return true;
    }

    function _go(address from, address to, uint256 value) private {
        _before(from, to, value);
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Who may do what in all contracts of a house.
contract RegalCore {
    bytes32 public constant GOVERN_ROLE = keccak256("GOVERN_ROLE");
    bytes32 public constant GUARDIAN_ROLE = keccak256("GUARDIAN_ROLE");
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    mapping(bytes32 => mapping(address => bool)) public hasRole;

    constructor(address governor, address guardian, address minter) {
        hasRole[GOVERN_ROLE][governor] = true;
        hasRole[GUARDIAN_ROLE][guardian] = true;
        hasRole[MINTER_ROLE][minter] = true;
    }

    function grant(bytes32 role, address who) external {
        require(hasRole[GOVERN_ROLE][msg.sender], "Permissions: Caller is not a governor");
        hasRole[role][who] = true;
    }

    function revoke(bytes32 role, address who) external {
        require(hasRole[GOVERN_ROLE][msg.sender] || (hasRole[GUARDIAN_ROLE][msg.sender] && role == MINTER_ROLE), "Permissions");
        hasRole[role][who] = false;
    }
}

contract RegalUSD {
    string public constant name = "Regal USD";
    string public constant symbol = "REGAL";
    uint8 public constant decimals = 18;
    RegalCore public core;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => address) public incentiveContract;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Minting(address indexed to, address indexed minter, uint256 value);

    constructor(RegalCore core_) {
        core = core_;
    }

    function mint(address to, uint256 value) external {
        require(core.hasRole(core.MINTER_ROLE(), msg.sender), "CoreRef: Caller is not a minter");
        totalSupply += value;
        balanceOf[to] += value;
        emit Minting(to, msg.sender, value);
        emit Transfer(address(0), to, value);
    }

    function burn(uint256 value) external {
        balanceOf[msg.sender] -= value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
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
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Buys and sells the dollar of the house for ether, at what six reporters agreed is its price.
contract RegalDesk {
    RegalUSD public immutable usd;
    RegalCore public immutable core;
    bool public paused;
    uint256 public constant PRICE = 2000;
    uint256 public constant CEILING = 60_000_000e18;
    uint256 public made;

    constructor(RegalUSD usd_, RegalCore core_) {
        usd = usd_;
        core = core_;
    }

    function setPaused(bool on) external {
        require(core.hasRole(core.GUARDIAN_ROLE(), msg.sender));
        paused = on;
    }

    function mint() external payable {
        require(!paused && (made += msg.value * PRICE) <= CEILING);
        usd.mint(msg.sender, msg.value * PRICE);
    }

    function redeem(uint256 value) external {
        require(!paused);
        usd.transferFrom(msg.sender, address(this), value);
        usd.burn(value);
        made -= value;
        payable(msg.sender).transfer(value / PRICE);
    }
}

/// Its owner, a house of several, may make fifteen of a hundred in a day.
contract SorrelMoney {
    string public constant symbol = "SORL";
    string public constant name = "Sorrel Internet Money";
    uint8 public constant decimals = 18;
    struct Minting {
        uint128 time;
        uint128 amount;
    }
    Minting public lastMint;
    uint256 private constant MINTING_PERIOD = 24 hours;
    uint256 private constant MINTING_INCREASE = 15000;
    uint256 private constant MINTING_PRECISION = 1e5;
    uint256 public totalSupply;
    address public owner;
    address public pendingOwner;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address owner_, uint256 first) {
        owner = owner_;
        totalSupply = first;
        balanceOf[msg.sender] = first;
        emit Transfer(address(0), msg.sender, first);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        require(to != address(0));
        uint256 total = value + (lastMint.time < block.timestamp - MINTING_PERIOD ? 0 : lastMint.amount);
        require(totalSupply == 0 || (totalSupply * MINTING_INCREASE) / MINTING_PRECISION >= total);
        lastMint = Minting(uint128(block.timestamp), uint128(total));
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function transferOwnership(address next) external {
        require(msg.sender == owner);
        pendingOwner = next;
    }

    function claimOwnership() external {
        require(msg.sender == pendingOwner);
        (owner, pendingOwner) = (pendingOwner, address(0));
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        if (value != 0 || msg.sender == to) {
            uint256 has = balanceOf[msg.sender];
            require(has >= value, "ERC20: balance too low");
            if (msg.sender != to) {
                require(to != address(0), "ERC20: no zero address");
                balanceOf[msg.sender] = has - value;
                balanceOf[to] += value;
            }
        }
        emit Transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(balanceOf[from] >= value, "ERC20: balance too low");
        uint256 may = allowance[from][msg.sender];
        if (may != type(uint256).max) {
            require(may >= value, "ERC20: allowance too low");
            allowance[from][msg.sender] = may - value;
        }
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}
