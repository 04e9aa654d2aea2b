// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";

contract Underlying is ERC20("Plain Underlying", "UNDR") {
    constructor() {
        _mint(msg.sender, 90_000_000e18);
    }
}

interface IReported {
    function onReport(uint256 value) external;
}

/// Three members; two must say the same, once a day.
contract OracleCommittee {
    address[3] public members;
    IReported public target;
    uint256 public epoch;
    uint256 public last = block.timestamp;
    mapping(bytes32 => uint256) public votes;
    mapping(bytes32 => mapping(address => bool)) public voted;

    constructor(address[] memory who) {
        members = [who[0], who[1], who[2]];
    }

    function init(IReported target_) external {
        require(address(target) == address(0));
        target = target_;
    }

    function submit(uint256 value) external {
        require(msg.sender == members[0] || msg.sender == members[1] || msg.sender == members[2], "member");
        require(block.timestamp >= last + 1 days, "daily");
        bytes32 key = keccak256(abi.encode(epoch, value));
        require(!voted[key][msg.sender], "voted");
        voted[key][msg.sender] = true;
        if (++votes[key] < 2) return;
        epoch++;
        last = block.timestamp;
        target.onReport(value);
    }
}

/// A share of staked ether whose rate rises. A day moves the rate by half a percent at most.
contract StakedShare is ERC20("Pooled Stake", "pSTK"), IReported {
    address public immutable oracle;
    uint256 public exchangeRate = 1e18;

    constructor(address oracle_) {
        oracle = oracle_;
    }

    function deposit() external payable {
        _mint(msg.sender, (msg.value * 1e18) / exchangeRate);
    }

    function burn(uint256 value) external {
        uint256 due = (value * exchangeRate) / 1e18;
        require(address(this).balance >= due, "wait for exits");
        _burn(msg.sender, value);
        (bool ok, ) = msg.sender.call{value: due}("");
        require(ok);
    }

    function onReport(uint256 rate) external {
        require(msg.sender == oracle, "oracle");
        require(rate * 1000 <= exchangeRate * 1005 && rate * 1000 >= exchangeRate * 995, "bounds");
        exchangeRate = rate;
    }
}

/// Balances follow the pooled ether. A report adds at most a thousandth and takes at most a hundredth.
contract RebasingStake is IReported {
    string public constant name = "Daily Stake Ether";
    string public constant symbol = "dSETH";
    uint8 public constant decimals = 18;
    address public immutable oracle;
    uint256 public totalShares;
    uint256 public totalSupply;
    mapping(address => uint256) public sharesOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event TransferShares(address indexed from, address indexed to, uint256 shares);
    event TokenRebased(uint256 before, uint256 present);

    constructor(address oracle_) {
        oracle = oracle_;
    }

    function submit() external payable {
        uint256 shares = totalSupply == 0 ? msg.value : (msg.value * totalShares) / totalSupply;
        totalSupply += msg.value;
        totalShares += shares;
        sharesOf[msg.sender] += shares;
        emit Transfer(address(0), msg.sender, msg.value);
    }

    function getSharesByPooledEth(uint256 value) public view returns (uint256) {
        return (value * totalShares) / totalSupply;
    }

    function balanceOf(address who) public view returns (uint256) {
        return totalShares == 0 ? 0 : (sharesOf[who] * totalSupply) / totalShares;
    }

    function onReport(uint256 pooled) external {
        require(msg.sender == oracle, "oracle");
        require(pooled * 1000 <= totalSupply * 1001 && pooled * 100 >= totalSupply * 99, "sanity");
        emit TokenRebased(totalSupply, pooled);
        totalSupply = pooled;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        return _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        uint256 shares = getSharesByPooledEth(value);
        sharesOf[from] -= shares;
        sharesOf[to] += shares;
        emit Transfer(from, to, value);
        emit TransferShares(from, to, shares);
        return true;
    }
}

/// A vault that lends its coins to a strategy chosen by a timelock; a tenth of the profit is the fee.
contract StrategyVault is ERC4626 {
    address public immutable governance;
    address public strategy;
    uint256 public lent;

    constructor(Underlying coin, address governance_) ERC20("Orchard Vault", "oUNDR") ERC4626(coin) {
        governance = governance_;
    }

    function setStrategy(address to) external {
        require(msg.sender == governance && lent == 0, "governance");
        strategy = to;
    }

    function invest(uint256 value) external {
        require(strategy != address(0) && lent + value <= totalAssets() / 2, "half at most");
        lent += value;
        ERC20(asset()).transfer(strategy, value);
    }

    function harvest(uint256 back, uint256 profit) external {
        require(msg.sender == strategy, "strategy");
        lent -= back;
        ERC20(asset()).transferFrom(msg.sender, address(this), back + profit);
        if (profit > 0) _mint(governance, convertToShares(profit / 10));
    }

    function totalAssets() public view override returns (uint256) {
        return ERC20(asset()).balanceOf(address(this)) + lent;
    }
}

/// Who has supplied coins holds interest-bearing tokens; the pool alone makes and burns them.
contract ReserveToken {
    string public constant name = "Interest Underlying";
    string public constant symbol = "iUNDR";
    uint8 public constant decimals = 18;
    ReservePool public immutable POOL;
    uint256 public scaledTotalSupply;
    mapping(address => uint256) public scaledBalanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(ReservePool pool) {
        POOL = pool;
    }

    function balanceOf(address who) external view returns (uint256) {
        return (scaledBalanceOf[who] * POOL.income()) / 1e27;
    }

    function totalSupply() external view returns (uint256) {
        return (scaledTotalSupply * POOL.income()) / 1e27;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == address(POOL), "pool");
        uint256 scaled = (value * 1e27) / POOL.income();
        scaledTotalSupply += scaled;
        scaledBalanceOf[to] += scaled;
        emit Transfer(address(0), to, value);
    }

    function burn(address from, uint256 value) external {
        require(msg.sender == address(POOL), "pool");
        uint256 scaled = (value * 1e27) / POOL.income();
        scaledTotalSupply -= scaled;
        scaledBalanceOf[from] -= scaled;
        emit Transfer(from, address(0), value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        return _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        uint256 scaled = (value * 1e27) / POOL.income();
        scaledBalanceOf[from] -= scaled;
        scaledBalanceOf[to] += scaled;
        emit Transfer(from, to, value);
        return true;
    }
}

contract ReservePool {
    Underlying public immutable coin;
    address public immutable governance;
    ReserveToken public token;
    uint256 public rate = 3e25;
    uint256 private index = 1e27;
    uint256 private last = block.timestamp;

    constructor(Underlying coin_, address governance_) {
        (coin, governance) = (coin_, governance_);
    }

    function init(ReserveToken token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function setRate(uint256 to) external {
        require(msg.sender == governance && to <= 2e26, "governance");
        (index, last, rate) = (income(), block.timestamp, to);
    }

    function income() public view returns (uint256) {
        return index + (index * rate * (block.timestamp - last)) / (365 days * 1e27);
    }

    function supply(uint256 value) external {
        coin.transferFrom(msg.sender, address(this), value);
        token.mint(msg.sender, value);
    }

    function withdraw(uint256 value) external {
        token.burn(msg.sender, value);
        coin.transfer(msg.sender, value);
    }
}

/// Shares of a money market: each transfer asks whether a borrower would become unsafe.
contract MarketShare is ERC20("Market Underlying", "mUNDR") {
    Underlying public immutable underlying;
    Comptroller public immutable comptroller;

    constructor(Underlying coin, Comptroller comptroller_) {
        (underlying, comptroller) = (coin, comptroller_);
    }

    function decimals() public pure override returns (uint8) {
        return 8;
    }

    function mint(uint256 value) external returns (uint256) {
        underlying.transferFrom(msg.sender, address(this), value);
        _mint(msg.sender, value / 50 / 1e8);
        return 0;
    }

    function redeem(uint256 shares) external returns (uint256) {
        _burn(msg.sender, shares);
        underlying.transfer(msg.sender, shares * 50 * 1e8);
        return 0;
    }

    function borrow(uint256 value) external {
        comptroller.lend(msg.sender, value);
        underlying.transfer(msg.sender, value);
    }

    function repay(uint256 value) external {
        underlying.transferFrom(msg.sender, address(this), value);
        comptroller.settle(msg.sender, value);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from != address(0)) require(comptroller.transferAllowed(from, value), "rejected");
        super._update(from, to, value);
    }
}

/// The guardian may halt transfers, the timelock alone lets them go on and names another guardian.
contract Comptroller {
    address public immutable admin;
    address public pauseGuardian;
    bool public transferGuardianPaused;
    MarketShare public market;
    mapping(address => uint256) public debtOf;

    constructor(address admin_, address guardian) {
        (admin, pauseGuardian) = (admin_, guardian);
    }

    function support(MarketShare market_) external {
        require(address(market) == address(0));
        market = market_;
    }

    function _setTransferPaused(bool to) external {
        require(msg.sender == admin || (msg.sender == pauseGuardian && to), "guardian");
        transferGuardianPaused = to;
    }

    function transferAllowed(address from, uint256 value) public view returns (bool) {
        if (transferGuardianPaused) return false;
        uint256 debt = debtOf[from];
        return debt == 0 || (market.balanceOf(from) - value) * 50e8 * 3 >= debt * 4;
    }

    function lend(address who, uint256 value) external {
        require(msg.sender == address(market));
        debtOf[who] += value;
        require(transferAllowed(who, 0), "shortfall");
    }

    function settle(address who, uint256 value) external {
        require(msg.sender == address(market));
        debtOf[who] -= value;
    }
}
