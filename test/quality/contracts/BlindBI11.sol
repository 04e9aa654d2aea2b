// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

/// Narrow words, checked by hand: a coin of votes that may grow by two of a hundred once a year, where its minter says so.
contract Hedgerow {
    string public constant name = "Hedgerow";
    string public constant symbol = "HEDG";
    uint8 public constant decimals = 18;
    uint public totalSupply = 1000000000e18;
    address public minter;
    uint public mintingAllowedAfter;
    uint32 public constant minimumTimeBetweenMints = 1 days * 365;
    uint8 public constant mintCap = 2;

    mapping (address => mapping (address => uint96)) internal allowances;
    mapping (address => uint96) internal balances;

    event MinterChanged(address minter, address newMinter);
    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);

    constructor(address minter_, uint mintingAllowedAfter_) public {
        balances[msg.sender] = uint96(totalSupply);
        emit Transfer(address(0), msg.sender, totalSupply);
        minter = minter_;
        emit MinterChanged(address(0), minter_);
        mintingAllowedAfter = mintingAllowedAfter_;
    }

    function setMinter(address minter_) external {
        require(msg.sender == minter, "Hedgerow::setMinter: only the minter");
        emit MinterChanged(minter, minter_);
        minter = minter_;
    }

    function mint(address dst, uint rawAmount) external {
        require(msg.sender == minter, "Hedgerow::mint: only the minter");
        require(block.timestamp >= mintingAllowedAfter, "Hedgerow::mint: not allowed yet");
        require(dst != address(0), "Hedgerow::mint: zero address");
        mintingAllowedAfter = block.timestamp + minimumTimeBetweenMints;
        require(rawAmount <= totalSupply * mintCap / 100, "Hedgerow::mint: above the cap");
        uint96 amount = safe96(rawAmount);
        totalSupply = safe96(totalSupply + amount);
        balances[dst] = safe96(uint(balances[dst]) + amount);
        emit Transfer(address(0), dst, amount);
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
        uint96 amount = safe96(rawAmount);
        uint96 left = allowances[src][msg.sender];
        if (msg.sender != src && left != uint96(-1)) {
            require(left >= amount, "Hedgerow::transferFrom: above the allowance");
            allowances[src][msg.sender] = left - amount;
            emit Approval(src, msg.sender, left - amount);
        }
        _transferTokens(src, dst, amount);
        return true;
    }

    function _transferTokens(address src, address dst, uint96 amount) internal {
        require(src != address(0) && dst != address(0), "Hedgerow::_transferTokens: zero address");
        require(balances[src] >= amount, "Hedgerow::_transferTokens: above the balance");
        balances[src] -= amount;
        balances[dst] = safe96(uint(balances[dst]) + amount);
        emit Transfer(src, dst, amount);
    }

    function safe96(uint n) internal pure returns (uint96) {
        require(n < 2**96, "Hedgerow: exceeds 96 bits");
        return uint96(n);
    }
}

/// Made by the second, at a rate that falls each year by a sixth. Only what the rate allows, and only through its dispenser.
contract Gaugewort {
    string public name = "Gaugewort";
    string public symbol = "GWRT";
    uint256 public constant decimals = 18;
    uint256 private constant YEAR = 365 * 86400;
    uint256 private constant INITIAL_SUPPLY = 130303030 * 10**18;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    uint256 private _supply;
    address public minter;
    address public admin;
    uint256 public start_epoch_time;
    uint256 public start_epoch_supply;
    uint256 public rate = uint256(27481468 * 10**18) / YEAR;

    event Transfer(address indexed _from, address indexed _to, uint256 _value);
    event Approval(address indexed _owner, address indexed _spender, uint256 _value);
    event UpdateMiningParameters(uint256 time, uint256 rate, uint256 supply);
    event SetMinter(address minter);

    constructor() public {
        admin = msg.sender;
        _supply = start_epoch_supply = INITIAL_SUPPLY;
        start_epoch_time = block.timestamp;
        balanceOf[msg.sender] = INITIAL_SUPPLY;
        emit Transfer(address(0), msg.sender, INITIAL_SUPPLY);
    }

    function totalSupply() external view returns (uint256) {
        return _supply;
    }

    function set_minter(address to) external {
        require(msg.sender == admin && minter == address(0), "once");
        minter = to;
        emit SetMinter(to);
    }

    function set_admin(address to) external {
        require(msg.sender == admin);
        admin = to;
    }

    function update_mining_parameters() public {
        require(block.timestamp >= start_epoch_time + YEAR, "too soon");
        start_epoch_supply += rate * YEAR;
        start_epoch_time += YEAR;
        rate = rate * 1000 / 1189;
        emit UpdateMiningParameters(block.timestamp, rate, start_epoch_supply);
    }

    function available_supply() public view returns (uint256) {
        return start_epoch_supply + (block.timestamp - start_epoch_time) * rate;
    }

    function mint(address to, uint256 value) external returns (bool) {
        require(msg.sender == minter, "minter only");
        if (block.timestamp >= start_epoch_time + YEAR) update_mining_parameters();
        require(_supply + value >= value && _supply + value <= available_supply(), "exceeds allowable mint amount");
        _supply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
        return true;
    }

    function burn(uint256 value) external returns (bool) {
        require(balanceOf[msg.sender] >= value);
        balanceOf[msg.sender] -= value;
        _supply -= value;
        emit Transfer(msg.sender, address(0), value);
        return true;
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
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        require(to != address(0) && balanceOf[from] >= value, "balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Locks gaugewort for up to four years; the longer, the more of a voice.
contract Lockvoice {
    Gaugewort public token;
    mapping(address => uint256) public locked;
    mapping(address => uint256) public until;
    uint256 public supply;

    event Deposit(address indexed who, uint256 value, uint256 until);
    event Withdraw(address indexed who, uint256 value);

    function tie(Gaugewort token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function create_lock(uint256 value, uint256 end) external {
        require(value > 0 && locked[msg.sender] == 0, "has a lock");
        require(end > block.timestamp && end <= block.timestamp + 4 * 365 days, "when");
        token.transferFrom(msg.sender, address(this), value);
        locked[msg.sender] = value;
        until[msg.sender] = end;
        supply += value;
        emit Deposit(msg.sender, value, end);
    }

    function withdraw() external {
        require(block.timestamp >= until[msg.sender], "the lock has not expired");
        uint256 value = locked[msg.sender];
        locked[msg.sender] = 0;
        supply -= value;
        token.transfer(msg.sender, value);
        emit Withdraw(msg.sender, value);
    }

    function voice(address who) public view returns (uint256) {
        return until[who] <= block.timestamp ? 0 : locked[who] * (until[who] - block.timestamp) / (4 * 365 days);
    }
}

/// Gauges, the votes for them, and the minting for who staked in them.
contract Dispenser {
    Gaugewort public token;
    Lockvoice public escrow;
    uint256 public constant GAUGES = 3;
    mapping(uint256 => uint256) public weight;
    uint256 public weightSum;
    mapping(address => uint256) public votedWeight;
    mapping(address => uint256) public votedGauge;
    mapping(uint256 => mapping(address => uint256)) public staked;
    mapping(uint256 => uint256) public stakedSum;
    mapping(uint256 => uint256) public integral;
    mapping(uint256 => uint256) public seen;
    mapping(uint256 => mapping(address => uint256)) public paid;
    mapping(address => uint256) public due;

    constructor(Lockvoice escrow_) public {
        escrow = escrow_;
    }

    function tie(Gaugewort token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function vote(uint256 gauge) external {
        require(gauge < GAUGES);
        _roll();
        weight[votedGauge[msg.sender]] -= votedWeight[msg.sender];
        weightSum -= votedWeight[msg.sender];
        uint256 voice = escrow.voice(msg.sender);
        votedGauge[msg.sender] = gauge;
        votedWeight[msg.sender] = voice;
        weight[gauge] += voice;
        weightSum += voice;
    }

    function deposit(uint256 gauge, uint256 value) external {
        require(gauge < GAUGES);
        _checkpoint(gauge, msg.sender);
        token.transferFrom(msg.sender, address(this), value);
        staked[gauge][msg.sender] += value;
        stakedSum[gauge] += value;
    }

    function withdraw(uint256 gauge, uint256 value) external {
        require(staked[gauge][msg.sender] >= value);
        _checkpoint(gauge, msg.sender);
        staked[gauge][msg.sender] -= value;
        stakedSum[gauge] -= value;
        token.transfer(msg.sender, value);
    }

    function mint(uint256 gauge) external {
        _checkpoint(gauge, msg.sender);
        uint256 value = due[msg.sender];
        due[msg.sender] = 0;
        if (value > 0) token.mint(msg.sender, value);
    }

    function _roll() private {
        uint256 rate = token.rate();
        for (uint256 gauge = 0; gauge < GAUGES; gauge++) {
            if (seen[gauge] != 0 && stakedSum[gauge] > 0 && weightSum > 0)
                integral[gauge] += (block.timestamp - seen[gauge]) * rate * weight[gauge] / weightSum * 1e18 / stakedSum[gauge];
            seen[gauge] = block.timestamp;
        }
    }

    function _checkpoint(uint256 gauge, address who) private {
        _roll();
        due[who] += staked[gauge][who] * (integral[gauge] - paid[gauge][who]) / 1e18;
        paid[gauge][who] = integral[gauge];
    }
}
