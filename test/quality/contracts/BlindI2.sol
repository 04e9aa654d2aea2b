// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

interface IRouter {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 min, address[] calldata path, address to, uint256 deadline)
        external;
    function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 min, address[] calldata path, address to, uint256 deadline) external payable;
}

/// Who sells early burns a part: five percent on the first day, nothing after thirty.
contract Patina is Base8 {
    uint256 public immutable bornAt = block.timestamp;
    uint256 private constant START = 500;
    uint256 private constant SPAN = 30 days;

    constructor() Base8("Patina", "PATINA", 7_777_777) {}

    function sellFee() public view returns (uint256) {
        uint256 age = block.timestamp - bornAt;
        return age >= SPAN ? 0 : (START * (SPAN - age)) / SPAN;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner) {
            uint256 burnt = (value * sellFee()) / 10_000;
            if (burnt > 0) {
                value -= burnt;
                _balances[from] -= burnt;
                totalSupply -= burnt;
                emit Transfer(from, address(0), burnt);
            }
        }
        _move(from, to, value);
    }
}

/// Two percent of a purchase: half of it to whom the buyer has named as his referrer, the rest is burnt.
contract Shoutout is Base8 {
    mapping(address => address) public referrerOf;
    mapping(address => uint256) public earned;
    address private immutable launcher = msg.sender;

    event Referred(address indexed account, address indexed referrer);

    constructor() Base8("Shoutout", "SHOUT", 100_000_000) {}

    function setReferrer(address referrer) external {
        require(referrerOf[msg.sender] == address(0), "already referred");
        require(referrer != msg.sender && referrer != pair && referrer != address(0), "bad referrer");
        referrerOf[msg.sender] = referrer;
        emit Referred(msg.sender, referrer);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != pair || to == launcher) return _move(from, to, value);
        uint256 fee = value / 50;
        address referrer = referrerOf[to];
        uint256 reward = referrer == address(0) ? 0 : fee / 2;
        if (reward > 0) {
            earned[referrer] += reward;
            _move(from, referrer, reward);
        }
        _balances[from] -= fee - reward;
        totalSupply -= fee - reward;
        emit Transfer(from, address(0), fee - reward);
        _move(from, to, value - fee);
    }
}

/// A new fee is announced a week before it counts, and is at most five percent.
contract Almanac is Base8 {
    uint256 public constant DELAY = 7 days;
    uint256 public constant CEILING = 500;
    uint256 public feeBps = 100;
    uint256 public pendingFeeBps;
    uint256 public pendingSince;
    address public feeCollector;

    event FeeProposed(uint256 bps, uint256 effectiveAt);
    event FeeChanged(uint256 bps);

    constructor() Base8("Almanac", "ALMA", 25_000_000) {
        feeCollector = msg.sender;
    }

    function proposeFee(uint256 bps) external onlyOwner {
        require(bps <= CEILING, "above ceiling");
        (pendingFeeBps, pendingSince) = (bps, block.timestamp);
        emit FeeProposed(bps, block.timestamp + DELAY);
    }

    function cancelFee() external onlyOwner {
        pendingSince = 0;
    }

    function applyFee() external {
        require(pendingSince != 0 && block.timestamp >= pendingSince + DELAY, "too early");
        (feeBps, pendingSince) = (pendingFeeBps, 0);
        emit FeeChanged(feeBps);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if ((from == pair || to == pair) && from != feeCollector && to != feeCollector) {
            uint256 fee = (value * feeBps) / 10_000;
            _move(from, feeCollector, fee);
            value -= fee;
        }
        _move(from, to, value);
    }
}

/// Keeps the ether of the fees, and buys and burns with it once a day. It is what owns the token.
contract BuybackTreasury {
    IRouter private constant ROUTER = IRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address private constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    address public immutable council;
    address private immutable deployer = msg.sender;
    Hearth public token;
    uint256 public lastBuyback;

    event Buyback(uint256 spent, uint256 burnt);

    constructor(address council_) {
        council = council_;
    }

    receive() external payable {}

    function bind(Hearth token_) external {
        require(msg.sender == deployer && address(token) == address(0), "bound");
        token = token_;
    }

    function buyback() external {
        require(msg.sender == tx.origin && block.timestamp >= lastBuyback + 1 days, "once a day");
        lastBuyback = block.timestamp;
        uint256 spend = address(this).balance > 1 ether ? 1 ether : address(this).balance;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (WETH, address(token));
        ROUTER.swapExactETHForTokensSupportingFeeOnTransferTokens{value: spend}(0, path, address(this), block.timestamp);
        uint256 bought = token.balanceOf(address(this));
        token.burn(bought);
        emit Buyback(spend, bought);
    }

    function setFee(uint256 percent) external {
        require(msg.sender == council, "council only");
        token.setFee(percent);
    }

    function grant(address payable to, uint256 amount) external {
        require(msg.sender == council, "council only");
        (bool ok, ) = to.call{value: amount}("");
        require(ok);
    }
}

contract Hearth is Base8 {
    address payable public immutable treasury;
    uint256 public fee = 3;
    bool private busy;
    mapping(address => bool) private exempt;

    constructor(address payable treasury_) Base8("Hearth", "HRTH", 500_000_000) {
        treasury = treasury_;
        exempt[msg.sender] = exempt[treasury_] = exempt[address(this)] = true;
        _owner = treasury_;
        emit OwnershipTransferred(msg.sender, treasury_);
    }

    function setFee(uint256 percent) external onlyOwner {
        require(percent <= 3, "three at most");
        fee = percent;
    }

    function burn(uint256 amount) external {
        _balances[msg.sender] -= amount;
        totalSupply -= amount;
        emit Transfer(msg.sender, address(0), amount);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (!busy && (from == pair || to == pair) && !exempt[from] && !exempt[to]) {
            uint256 taken = (value * fee) / 100;
            if (taken > 0) _move(from, address(this), taken);
            value -= taken;
            if (to == pair && _balances[address(this)] > totalSupply / 5000) harvest();
        }
        _move(from, to, value);
    }

    function harvest() private {
        busy = true;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        uint256 amount = _balances[address(this)];
        _approve(address(this), ROUTER, amount);
        IRouter(ROUTER).swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, treasury, block.timestamp);
        busy = false;
    }
}

/// Four percent of what is traded is sold for ether, and everybody who holds gets his share of that.
contract Cornucopia is Base8 {
    uint256 private constant SCALE = 2 ** 128;
    uint256 public constant FEE = 4;
    uint256 public magnifiedPerShare;
    uint256 public totalDistributed;
    mapping(address => int256) private corrections;
    mapping(address => uint256) public withdrawn;
    mapping(address => bool) public excluded;
    address private immutable starter = msg.sender;
    uint256 private shares;
    bool private selling;

    event DividendsDistributed(uint256 amount);
    event DividendWithdrawn(address indexed to, uint256 amount);

    constructor() Base8("Cornucopia", "CORNU", 10_000_000) {
        excluded[pair] = excluded[address(this)] = excluded[address(0xdead)] = true;
        shares = totalSupply;
        renounceOwnership();
    }

    receive() external payable {
        distribute();
    }

    function distribute() public payable {
        if (msg.value == 0 || shares == 0) return;
        magnifiedPerShare += (msg.value * SCALE) / shares;
        totalDistributed += msg.value;
        emit DividendsDistributed(msg.value);
    }

    function accumulativeDividendOf(address account) public view returns (uint256) {
        uint256 own = excluded[account] ? 0 : _balances[account];
        return uint256(int256(magnifiedPerShare * own) + corrections[account]) / SCALE;
    }

    function withdrawableDividendOf(address account) public view returns (uint256) {
        return accumulativeDividendOf(account) - withdrawn[account];
    }

    function claim() external {
        uint256 due = withdrawableDividendOf(msg.sender);
        withdrawn[msg.sender] += due;
        (bool ok, ) = msg.sender.call{value: due}("");
        require(ok, "claim failed");
        emit DividendWithdrawn(msg.sender, due);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (!selling && (from == pair || to == pair) && from != starter && to != starter) {
            uint256 fee = (value * FEE) / 100;
            shift(from, address(this), fee);
            value -= fee;
            if (to == pair && _balances[address(this)] >= totalSupply / 4000) sellFees();
        }
        shift(from, to, value);
    }

    function shift(address from, address to, uint256 value) private {
        int256 moved = int256(magnifiedPerShare * value);
        if (excluded[from]) shares += value;
        else corrections[from] += moved;
        if (excluded[to]) shares -= value;
        else corrections[to] -= moved;
        _move(from, to, value);
    }

    function sellFees() private {
        selling = true;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        uint256 amount = _balances[address(this)];
        _approve(address(this), ROUTER, amount);
        IRouter(ROUTER).swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, address(this), block.timestamp);
        selling = false;
    }
}

/// A guardian may stop everything for two days at most, and not again for a month.
contract Bulwark is Base8 {
    uint256 public constant PAUSE = 2 days;
    uint256 public constant REST = 30 days;
    address public guardian;
    uint256 public pausedAt;

    event EmergencyPause(uint256 until);

    constructor() Base8("Bulwark", "BULW", 60_000_000) {
        guardian = msg.sender;
    }

    function emergencyPause() external {
        require(msg.sender == guardian, "guardian only");
        require(pausedAt == 0 || block.timestamp > pausedAt + PAUSE + REST, "resting");
        pausedAt = block.timestamp;
        emit EmergencyPause(block.timestamp + PAUSE);
    }

    function liftPause() external {
        require(msg.sender == guardian, "guardian only");
        if (paused()) pausedAt = block.timestamp - PAUSE;
    }

    function retireGuardian() external {
        require(msg.sender == guardian, "guardian only");
        guardian = address(0);
    }

    function paused() public view returns (bool) {
        return pausedAt != 0 && block.timestamp < pausedAt + PAUSE;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!paused(), "paused");
        _move(from, to, value);
    }
}

/// What the server of the game pays its players: at most a thousandth of the supply a day.
contract Questcoin is Base8 {
    address public server;
    mapping(uint256 => uint256) public paidOn;

    event Reward(address indexed player, uint256 amount, bytes32 quest);

    constructor() Base8("Questcoin", "QUEST", 30_000_000) {
        server = msg.sender;
    }

    function dailyCap() public view returns (uint256) {
        return totalSupply / 1000;
    }

    function setServer(address server_) external onlyOwner {
        server = server_;
    }

    function reward(address[] calldata players, uint256[] calldata amounts, bytes32 quest) external {
        require(msg.sender == server, "server only");
        uint256 today = block.timestamp / 1 days;
        uint256 cap = dailyCap();
        for (uint256 i; i < players.length; i++) {
            paidOn[today] += amounts[i];
            require(paidOn[today] <= cap, "cap of the day");
            totalSupply += amounts[i];
            _balances[players[i]] += amounts[i];
            emit Transfer(address(0), players[i], amounts[i]);
            emit Reward(players[i], amounts[i], quest);
        }
    }

    function spend(uint256 amount) external {
        if (_balances[msg.sender] < amount) revert Insufficient(_balances[msg.sender], amount);
        _balances[msg.sender] -= amount;
        totalSupply -= amount;
        emit Transfer(msg.sender, address(0), amount);
    }
}
