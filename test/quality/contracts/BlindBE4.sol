// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.9;

import "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Permit.sol";

/// Reports of the beacon chain: three of five members must say the same; balance may rise ten percent a year and fall five percent.
contract TidewickOracle {
    uint256 public constant QUORUM = 3;
    uint256 public constant FRAME = 1 days;
    uint256 public constant ANNUAL_INCREASE_BPS = 1_000;
    uint256 public constant DECREASE_BPS = 500;

    address[] public members;
    mapping(address => bool) public isMember;
    mapping(uint256 => mapping(address => bool)) public reported;
    mapping(uint256 => mapping(uint256 => uint256)) public votes;
    uint256 public lastCompletedAt;
    TidewickStakedEther public staking;

    event Reported(uint256 indexed frame, uint256 balance, address member);
    event Completed(uint256 indexed frame, uint256 balance);

    constructor(address[] memory members_) {
        for (uint256 i = 0; i < members_.length; i++) {
            members.push(members_[i]);
            isMember[members_[i]] = true;
        }
        lastCompletedAt = block.timestamp;
    }

    function setStaking(TidewickStakedEther staking_) external {
        require(address(staking) == address(0), "SET");
        staking = staking_;
    }

    function currentFrame() public view returns (uint256) {
        return block.timestamp / FRAME;
    }

    function reportBeacon(uint256 frame, uint256 beaconBalance) external {
        require(isMember[msg.sender], "MEMBER_NOT_FOUND");
        require(frame == currentFrame(), "UNEXPECTED_FRAME");
        require(!reported[frame][msg.sender], "ALREADY_SUBMITTED");
        reported[frame][msg.sender] = true;
        emit Reported(frame, beaconBalance, msg.sender);
        if (++votes[frame][beaconBalance] != QUORUM) return;
        uint256 before = staking.beaconBalance();
        uint256 pooled = staking.getTotalPooledEther();
        uint256 passed = block.timestamp - lastCompletedAt;
        if (beaconBalance >= before)
            require((beaconBalance - before) * 365 days * 10_000 <= pooled * ANNUAL_INCREASE_BPS * passed, "ALLOWED_BEACON_BALANCE_INCREASE");
        else require((before - beaconBalance) * 10_000 <= pooled * DECREASE_BPS, "ALLOWED_BEACON_BALANCE_DECREASE");
        lastCompletedAt = block.timestamp;
        staking.handleOracleReport(beaconBalance);
        emit Completed(frame, beaconBalance);
    }
}

/// Rebasing receipt of pooled ether. Balances are shares of all ether; ten percent of rewards go to the treasury.
contract TidewickStakedEther is IERC20, IERC20Metadata {
    string public constant override name = "Tidewick Staked Ether";
    string public constant override symbol = "twETH";
    uint8 public constant override decimals = 18;
    uint256 public constant FEE_BPS = 1_000;

    address public immutable oracle;
    address public immutable treasury;
    uint256 public bufferedEther;
    uint256 public beaconBalance;
    uint256 private _totalShares;
    mapping(address => uint256) private _shares;
    mapping(address => mapping(address => uint256)) private _allowances;

    struct Request {
        address owner;
        uint128 shares;
        uint64 at;
    }
    Request[] public requests;

    event Submitted(address indexed sender, uint256 amount, address referral);
    event TransferShares(address indexed from, address indexed to, uint256 sharesValue);
    event TokenRebased(uint256 preTotal, uint256 postTotal, uint256 sharesMintedAsFees);
    event ELRewardsReceived(uint256 amount);
    event WithdrawalRequested(uint256 indexed id, address indexed owner, uint256 shares);
    event WithdrawalClaimed(uint256 indexed id, uint256 amount);

    constructor(address oracle_, address treasury_) {
        (oracle, treasury) = (oracle_, treasury_);
    }

    receive() external payable {
        _submit(address(0));
    }

    function submit(address referral) external payable returns (uint256) {
        return _submit(referral);
    }

    function _submit(address referral) private returns (uint256 shares) {
        require(msg.value != 0, "ZERO_DEPOSIT");
        uint256 pooled = getTotalPooledEther();
        shares = pooled == 0 || _totalShares == 0 ? msg.value : (msg.value * _totalShares) / pooled;
        bufferedEther += msg.value;
        _mintShares(msg.sender, shares);
        emit Submitted(msg.sender, msg.value, referral);
        emit Transfer(address(0), msg.sender, getPooledEthByShares(shares));
    }

    /// Ether of the execution layer, and what the chain skims off.
    function receiveELRewards() external payable {
        bufferedEther += msg.value;
        emit ELRewardsReceived(msg.value);
    }

    /// What has accrued on the chain of validators is counted here.
    function handleOracleReport(uint256 balance) external {
        require(msg.sender == oracle, "APP_AUTH_FAILED");
        uint256 pre = getTotalPooledEther();
        uint256 rewards = balance > beaconBalance ? balance - beaconBalance : 0;
        beaconBalance = balance;
        uint256 post = getTotalPooledEther();
        uint256 fee;
        if (rewards > 0) {
            uint256 cut = (rewards * FEE_BPS) / 10_000;
            fee = (cut * _totalShares) / (post - cut);
            _mintShares(treasury, fee);
        }
        emit TokenRebased(pre, post, fee);
    }

    function requestWithdrawal(uint256 amount) external returns (uint256 id) {
        uint256 shares = getSharesByPooledEth(amount);
        _transferShares(msg.sender, address(this), shares);
        id = requests.length;
        requests.push(Request(msg.sender, uint128(shares), uint64(block.timestamp)));
        emit Transfer(msg.sender, address(this), amount);
        emit WithdrawalRequested(id, msg.sender, shares);
    }

    function claimWithdrawal(uint256 id) external {
        Request memory request = requests[id];
        require(request.owner == msg.sender, "NOT_OWNER");
        require(block.timestamp >= request.at + 1 days, "NOT_FINALIZED");
        uint256 amount = getPooledEthByShares(request.shares);
        require(bufferedEther >= amount, "NOT_ENOUGH_ETHER");
        delete requests[id];
        bufferedEther -= amount;
        _shares[address(this)] -= request.shares;
        _totalShares -= request.shares;
        emit Transfer(address(this), address(0), amount);
        emit WithdrawalClaimed(id, amount);
        (bool ok, ) = msg.sender.call{value: amount}("");
        require(ok, "CANT_SEND_VALUE");
    }

    function getTotalPooledEther() public view returns (uint256) { return bufferedEther + beaconBalance; }
    function getTotalShares() external view returns (uint256) { return _totalShares; }
    function sharesOf(address account) external view returns (uint256) { return _shares[account]; }
    function totalSupply() external view override returns (uint256) { return getTotalPooledEther(); }

    function balanceOf(address account) external view override returns (uint256) {
        return getPooledEthByShares(_shares[account]);
    }

    function getSharesByPooledEth(uint256 amount) public view returns (uint256) {
        uint256 pooled = getTotalPooledEther();
        return pooled == 0 ? 0 : (amount * _totalShares) / pooled;
    }

    function getPooledEthByShares(uint256 shares) public view returns (uint256) {
        return _totalShares == 0 ? 0 : (shares * getTotalPooledEther()) / _totalShares;
    }

    function allowance(address from, address spender) external view override returns (uint256) { return _allowances[from][spender]; }

    function approve(address spender, uint256 amount) external override returns (bool) {
        _allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external override returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external override returns (bool) {
        uint256 current = _allowances[from][msg.sender];
        if (current != type(uint256).max) {
            require(current >= amount, "ALLOWANCE_EXCEEDED");
            _allowances[from][msg.sender] = current - amount;
        }
        _transfer(from, to, amount);
        return true;
    }

    function transferShares(address to, uint256 shares) external returns (uint256 amount) {
        _transferShares(msg.sender, to, shares);
        amount = getPooledEthByShares(shares);
        emit Transfer(msg.sender, to, amount);
    }

    function _transfer(address from, address to, uint256 amount) private {
        uint256 shares = getSharesByPooledEth(amount);
        _transferShares(from, to, shares);
        emit Transfer(from, to, amount);
        emit TransferShares(from, to, shares);
    }

    function _transferShares(address from, address to, uint256 shares) private {
        require(to != address(0), "TRANSFER_TO_ZERO_ADDR");
        require(_shares[from] >= shares, "BALANCE_EXCEEDED");
        _shares[from] -= shares;
        _shares[to] += shares;
    }

    function _mintShares(address to, uint256 shares) private {
        _totalShares += shares;
        _shares[to] += shares;
    }
}

/// Holds the rebasing receipt and does not rebase itself.
contract WrappedTidewick is ERC20Permit {
    TidewickStakedEther public immutable twETH;

    constructor(TidewickStakedEther token) ERC20Permit("Wrapped Tidewick Ether") ERC20("Wrapped Tidewick Ether", "wtwETH") {
        twETH = token;
    }

    function wrap(uint256 amount) external returns (uint256 shares) {
        require(amount > 0, "wtwETH: can't wrap zero");
        shares = twETH.getSharesByPooledEth(amount);
        _mint(msg.sender, shares);
        twETH.transferFrom(msg.sender, address(this), amount);
    }

    function unwrap(uint256 shares) external returns (uint256 amount) {
        require(shares > 0, "wtwETH: zero amount unwrap not allowed");
        amount = twETH.getPooledEthByShares(shares);
        _burn(msg.sender, shares);
        twETH.transfer(msg.sender, amount);
    }

    receive() external payable {
        uint256 shares = twETH.submit{value: msg.value}(address(0));
        _mint(msg.sender, shares);
    }

    function getWrappedByStaked(uint256 amount) external view returns (uint256) { return twETH.getSharesByPooledEth(amount); }
    function getStakedByWrapped(uint256 amount) external view returns (uint256) { return twETH.getPooledEthByShares(amount); }
    function stakedPerToken() external view returns (uint256) { return twETH.getPooledEthByShares(1 ether); }
}

/// Receipt at an exchange rate: it is worth more with time. Three trusted nodes set the rate, at most a tenth of a percent a day.
contract BrackenEther is ERC20 {
    address[3] public nodes;
    uint256 public rate = 1 ether;
    uint256 public rateSetAt;
    mapping(bytes32 => mapping(address => bool)) public submitted;
    mapping(bytes32 => uint256) public submissions;

    event TokensMinted(address indexed to, uint256 amount, uint256 ethAmount, uint256 time);
    event TokensBurned(address indexed from, uint256 amount, uint256 ethAmount, uint256 time);
    event RateUpdated(uint256 rate, uint256 time);

    constructor(address[] memory nodes_) ERC20("Bracken Pool ETH", "bkETH") {
        for (uint256 i = 0; i < 3; i++) nodes[i] = nodes_[i];
        rateSetAt = block.timestamp;
    }

    function getExchangeRate() external view returns (uint256) { return rate; }
    function getEthValue(uint256 amount) public view returns (uint256) { return (amount * rate) / 1 ether; }
    function getTokenValue(uint256 wei_) public view returns (uint256) { return (wei_ * 1 ether) / rate; }
    function getTotalCollateral() external view returns (uint256) { return address(this).balance; }

    function deposit() external payable {
        uint256 amount = getTokenValue(msg.value);
        _mint(msg.sender, amount);
        emit TokensMinted(msg.sender, amount, msg.value, block.timestamp);
    }

    function burn(uint256 amount) external {
        uint256 worth = getEthValue(amount);
        require(address(this).balance >= worth, "Insufficient ETH balance for exchange");
        _burn(msg.sender, amount);
        emit TokensBurned(msg.sender, amount, worth, block.timestamp);
        (bool ok, ) = msg.sender.call{value: worth}("");
        require(ok, "send");
    }

    /// Rewards of the validators.
    receive() external payable {}

    function submitRate(uint256 next) external {
        require(msg.sender == nodes[0] || msg.sender == nodes[1] || msg.sender == nodes[2], "Invalid trusted node");
        require(block.timestamp >= rateSetAt + 1 days, "too early");
        require(next >= rate && next <= rate + rate / 1000, "out of bounds");
        require(getSupplyValue(next) <= address(this).balance, "not covered");
        bytes32 key = keccak256(abi.encode(next, rateSetAt));
        require(!submitted[key][msg.sender], "Duplicate submission from node");
        submitted[key][msg.sender] = true;
        if (++submissions[key] < 2) return;
        (rate, rateSetAt) = (next, block.timestamp);
        emit RateUpdated(next, block.timestamp);
    }

    function getSupplyValue(uint256 at) public view returns (uint256) { return (totalSupply() * at) / 1 ether; }
}
