// 0.8 runs=200 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Staked ether that grows in the wallet: an account has shares, and what a share is worth is what the watch reports.
contract Brinestake {
    string public constant name = "Brine Staked Ether";
    string public constant symbol = "brETH";
    uint8 public constant decimals = 18;
    address public governance;
    address public watch;
    address public treasury;
    bool public stopped;
    uint256 public feeBasis = 1000;
    uint256 private totalShares;
    uint256 public pooledEther;
    uint256 public unfinalized;
    uint256 public lastReport;
    mapping(address => uint256) private shares;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event TransferShares(address indexed from, address indexed to, uint256 sharesValue);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Submitted(address indexed sender, uint256 amount, address referral);
    event TokenRebased(uint256 time, uint256 before, uint256 afterwards);
    event Stopped();
    event Resumed();

    error OnlyGovernance();
    error OnlyWatch();
    error ContractIsStopped();
    error ReportTooFar(uint256 least, uint256 most);

    modifier onlyGovernance() {
        if (msg.sender != governance) revert OnlyGovernance();
        _;
    }

    constructor(address governance_, address watch_) payable {
        (governance, treasury, watch, lastReport) = (governance_, governance_, watch_, block.timestamp);
    }

    receive() external payable {
        submit(address(0));
    }

    function submit(address referral) public payable returns (uint256 made) {
        if (stopped) revert ContractIsStopped();
        require(msg.value > 0, "ZERO_DEPOSIT");
        made = totalShares == 0 ? msg.value : getSharesByPooledEth(msg.value);
        totalShares += made;
        shares[msg.sender] += made;
        pooledEther += msg.value;
        emit Submitted(msg.sender, msg.value, referral);
        emit Transfer(address(0), msg.sender, getPooledEthByShares(made));
        emit TransferShares(address(0), msg.sender, made);
    }

    /// Pays from what lies here; more comes when validators have left.
    function withdraw(uint256 amount) external {
        uint256 gone = getSharesByPooledEth(amount);
        shares[msg.sender] -= gone;
        totalShares -= gone;
        pooledEther -= amount;
        emit Transfer(msg.sender, address(0), amount);
        (bool ok, ) = msg.sender.call{value: amount}("");
        require(ok, "CANNOT_PAY");
    }

    function totalSupply() external view returns (uint256) {
        return pooledEther;
    }

    function balanceOf(address account) public view returns (uint256) {
        return getPooledEthByShares(shares[account]);
    }

    function sharesOf(address account) external view returns (uint256) {
        return shares[account];
    }

    function getTotalShares() external view returns (uint256) {
        return totalShares;
    }

    function getSharesByPooledEth(uint256 amount) public view returns (uint256) {
        return pooledEther == 0 ? 0 : (amount * totalShares) / pooledEther;
    }

    function getPooledEthByShares(uint256 amount) public view returns (uint256) {
        return totalShares == 0 ? 0 : (amount * pooledEther) / totalShares;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _transferShares(msg.sender, to, getSharesByPooledEth(amount), amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        if (left != type(uint256).max) {
            require(left >= amount, "ALLOWANCE_EXCEEDED");
            allowance[from][msg.sender] = left - amount;
        }
        _transferShares(from, to, getSharesByPooledEth(amount), amount);
        return true;
    }

    function transferShares(address to, uint256 count) external returns (uint256 amount) {
        amount = getPooledEthByShares(count);
        _transferShares(msg.sender, to, count, amount);
    }

    function _transferShares(address from, address to, uint256 count, uint256 amount) private {
        require(to != address(0) && to != address(this), "TRANSFER_TO_WRONG");
        if (stopped) revert ContractIsStopped();
        require(count <= shares[from], "BALANCE_EXCEEDED");
        shares[from] -= count;
        shares[to] += count;
        emit Transfer(from, to, amount);
        emit TransferShares(from, to, count);
    }

    /// Three of five members agree on it. A day may bring a tenth of a year's tenth, or take five of a hundred.
    function handleReport(uint256 balance) external {
        if (msg.sender != watch) revert OnlyWatch();
        uint256 most = pooledEther + (pooledEther * (block.timestamp - lastReport)) / 3650 days;
        uint256 least = pooledEther - pooledEther / 20;
        if (balance > most || balance < least) revert ReportTooFar(least, most);
        uint256 before = pooledEther;
        (pooledEther, lastReport) = (balance, block.timestamp);
        if (balance > before) {
            uint256 fee = ((balance - before) * feeBasis) / 10_000;
            uint256 made = (fee * totalShares) / (balance - fee);
            totalShares += made;
            shares[treasury] += made;
            emit TransferShares(address(0), treasury, made);
        }
        emit TokenRebased(block.timestamp, before, balance);
    }

    function setFee(uint256 basis) external onlyGovernance {
        require(basis <= 2000, "FEE");
        feeBasis = basis;
    }

    function setWatch(address next) external onlyGovernance {
        watch = next;
    }

    function stop() external onlyGovernance {
        stopped = true;
        emit Stopped();
    }

    function resume() external onlyGovernance {
        stopped = false;
        emit Resumed();
    }
}

/// Five who look at the beacon chain; the third who says the same of a day carries it over.
contract BrineWatch {
    uint256 public constant QUORUM = 3;
    uint256 public immutable genesis = block.timestamp;
    address[] private members;
    Brinestake public stake;
    uint256 public lastFrame;
    mapping(bytes32 => uint256) public votes;
    mapping(bytes32 => mapping(address => bool)) private said;

    constructor(address[] memory members_) {
        members = members_;
    }

    function attach(Brinestake stake_) external {
        require(address(stake) == address(0));
        stake = stake_;
    }

    function getMembers() external view returns (address[] memory) {
        return members;
    }

    function frame() public view returns (uint256) {
        return (block.timestamp - genesis) / 1 days;
    }

    function report(uint256 balance) external {
        bool member;
        for (uint256 i; i < members.length; i++) member = member || members[i] == msg.sender;
        bytes32 key = keccak256(abi.encode(frame(), balance));
        require(member && !said[key][msg.sender] && frame() > lastFrame, "NOT_NOW");
        said[key][msg.sender] = true;
        if (++votes[key] < QUORUM) return;
        lastFrame = frame();
        stake.handleReport(balance);
    }
}

interface IStake {
    function getSharesByPooledEth(uint256 amount) external view returns (uint256);
    function getPooledEthByShares(uint256 amount) external view returns (uint256);
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
    function transfer(address to, uint256 amount) external returns (bool);
}

abstract contract Plain {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_) {
        (name, symbol) = (name_, symbol_);
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
        uint256 left = allowance[from][msg.sender];
        if (left != type(uint256).max) allowance[from][msg.sender] = left - value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) internal {
        if (from == address(0)) totalSupply += value;
        else balanceOf[from] -= value;
        if (to == address(0)) totalSupply -= value;
        else balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// The same stake, its balance does not move; nobody owns the wrapper.
contract WrappedBrinestake is Plain("Wrapped Brine Staked Ether", "wbrETH") {
    IStake public immutable stake;

    constructor(IStake stake_) {
        stake = stake_;
    }

    function wrap(uint256 amount) external returns (uint256 made) {
        made = stake.getSharesByPooledEth(amount);
        require(made > 0, "nothing to wrap");
        _move(address(0), msg.sender, made);
        stake.transferFrom(msg.sender, address(this), amount);
    }

    function unwrap(uint256 count) external returns (uint256 amount) {
        amount = stake.getPooledEthByShares(count);
        _move(msg.sender, address(0), count);
        stake.transfer(msg.sender, amount);
    }

    function stEthPerToken() external view returns (uint256) {
        return stake.getPooledEthByShares(1 ether);
    }
}

/// Staked ether whose worth grows instead: a rate of the network, which its oracles may move a little a day.
contract Tidewaterstake is Plain("Tidewater Ether", "twETH") {
    address public immutable guardian;
    uint256 public rate = 1 ether;
    uint256 public rateSetAt = block.timestamp;
    mapping(address => uint256) public lastDeposit;

    event RateUpdated(uint256 rate);

    constructor(address guardian_) {
        guardian = guardian_;
    }

    function deposit() external payable {
        require(msg.value >= 0.01 ether, "too little");
        lastDeposit[msg.sender] = block.number;
        _move(address(0), msg.sender, (msg.value * 1 ether) / rate);
    }

    function burn(uint256 count) external {
        uint256 due = (count * rate) / 1 ether;
        require(address(this).balance >= due, "Insufficient ETH balance for exchange");
        _move(msg.sender, address(0), count);
        payable(msg.sender).transfer(due);
    }

    function getExchangeRate() external view returns (uint256) {
        return rate;
    }

    /// Two of three say it, once a day, and no more than a five-hundredth up or down.
    function setRate(uint256 next) external {
        require(msg.sender == guardian, "not the oracles");
        require(block.timestamp >= rateSetAt + 1 days, "once a day");
        require(next <= rate + rate / 500 && next >= rate - rate / 500, "too far");
        (rate, rateSetAt) = (next, block.timestamp);
        emit RateUpdated(next);
    }

    receive() external payable {}
}
