// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

// ------------------------------------------------------------------ ether in a pannier

/// Where the contracts of the network stand. Its guardian is a timelock.
contract PannierStorage {
    address public guardian;
    mapping(bytes32 => address) private addressStorage;
    mapping(bytes32 => uint256) private uintStorage;

    constructor(address guardian_, address pool, address balances, address token) {
        guardian = guardian_;
        addressStorage[keccak256("contract.address.pannierDepositPool")] = pool;
        addressStorage[keccak256("contract.address.pannierBalances")] = balances;
        addressStorage[keccak256("contract.address.pannierEther")] = token;
    }

    function getAddress(bytes32 key) external view returns (address) { return addressStorage[key]; }
    function getUint(bytes32 key) external view returns (uint256) { return uintStorage[key]; }

    function setAddress(bytes32 key, address value) external {
        require(msg.sender == guardian, "Account is not a guardian");
        addressStorage[key] = value;
    }

    function setUint(bytes32 key, uint256 value) external {
        require(msg.sender == addressStorage[keccak256("contract.address.pannierBalances")], "Invalid or outdated network contract");
        uintStorage[key] = value;
    }
}

/// Four of seven nodes say how much ether the network has: not less than before, and a thousandth more in a day at most.
contract PannierBalances {
    PannierStorage public immutable pannierStorage;
    mapping(address => bool) public trusted;
    mapping(bytes32 => mapping(address => bool)) public submitted;
    mapping(bytes32 => uint256) public count;
    uint256 public updatedAt;

    event BalancesUpdated(uint256 rate);

    constructor(PannierStorage s, address[] memory nodes) {
        pannierStorage = s;
        for (uint256 i; i < nodes.length; i++) trusted[nodes[i]] = true;
    }

    function submitRate(uint256 day, uint256 rate) external {
        require(trusted[msg.sender] && day <= block.timestamp / 1 days && day > updatedAt / 1 days, "not now");
        bytes32 what = keccak256(abi.encode(day, rate));
        require(!submitted[what][msg.sender], "twice");
        submitted[what][msg.sender] = true;
        if (++count[what] < 4) return;
        uint256 was = pannierStorage.getUint(keccak256("network.rate"));
        if (was == 0) was = 1 ether;
        require(rate >= was && rate <= was + was / 1000, "out of bounds");
        updatedAt = block.timestamp;
        pannierStorage.setUint(keccak256("network.rate"), rate);
        emit BalancesUpdated(rate);
    }
}

contract PannierDepositPool {
    PannierStorage public immutable pannierStorage;

    constructor(PannierStorage s) { pannierStorage = s; }

    function deposit() external payable {
        PannierEther token = PannierEther(payable(pannierStorage.getAddress(keccak256("contract.address.pannierEther"))));
        token.mint(msg.value, msg.sender);
        token.depositExcess{value: msg.value}();
    }
}

contract PannierEther is ERC20 {
    PannierStorage public immutable pannierStorage;

    event TokensMinted(address indexed to, uint256 amount, uint256 ethAmount, uint256 time);
    event TokensBurned(address indexed from, uint256 amount, uint256 ethAmount, uint256 time);

    constructor(PannierStorage s) ERC20("Pannier Ether", "pnETH") { pannierStorage = s; }

    receive() external payable {}

    function depositExcess() external payable {}

    function getExchangeRate() public view returns (uint256) {
        uint256 rate = pannierStorage.getUint(keccak256("network.rate"));
        return rate == 0 ? 1 ether : rate;
    }

    function getEthValue(uint256 amount) public view returns (uint256) { return amount * getExchangeRate() / 1 ether; }

    function mint(uint256 ethAmount, address to) external {
        require(msg.sender == pannierStorage.getAddress(keccak256("contract.address.pannierDepositPool")), "Invalid or outdated contract");
        uint256 amount = ethAmount * 1 ether / getExchangeRate();
        require(amount > 0, "Invalid token mint amount");
        _mint(to, amount);
        emit TokensMinted(to, amount, ethAmount, block.timestamp);
    }

    function burn(uint256 amount) external {
        uint256 out = getEthValue(amount);
        require(address(this).balance >= out, "Insufficient ETH balance for exchange");
        _burn(msg.sender, amount);
        (bool ok, ) = msg.sender.call{value: out}("");
        require(ok);
        emit TokensBurned(msg.sender, amount, out, block.timestamp);
    }
}

// ------------------------------------------------------------------ staked, with a week to cool down

contract PlainAsset is ERC20 {
    constructor(string memory n, string memory s) ERC20(n, s) { _mint(msg.sender, 9_000_000e18); }
}

contract CoolingSilo {
    address private immutable vault = msg.sender;
    IERC20 private immutable coin;
    constructor(IERC20 coin_) { coin = coin_; }
    function withdraw(address to, uint256 amount) external {
        require(msg.sender == vault, "only the vault");
        coin.transfer(to, amount);
    }
}

/// Shares move freely; what is taken out cools for a week, or for as long as a timelock says, three weeks at most.
contract StakedHearth is ERC4626 {
    struct Cooldown { uint104 end; uint152 amount; }

    CoolingSilo public immutable silo;
    address public immutable timelock;
    uint24 public cooldownDuration = 7 days;
    uint256 public constant VESTING = 8 hours;
    uint256 public vestingAmount;
    uint256 public lastDistribution;
    mapping(address => Cooldown) public cooldowns;

    error OperationNotAllowed();

    constructor(IERC20 coin, address timelock_) ERC20("Staked Hearth Dollar", "sHRTH") ERC4626(coin) {
        silo = new CoolingSilo(coin);
        timelock = timelock_;
    }

    function setCooldownDuration(uint24 duration) external {
        if (msg.sender != timelock || duration > 21 days) revert OperationNotAllowed();
        cooldownDuration = duration;
    }

    function transferInRewards(uint256 amount) external {
        vestingAmount = unvested() + amount;
        lastDistribution = block.timestamp;
        IERC20(asset()).transferFrom(msg.sender, address(this), amount);
    }

    function unvested() public view returns (uint256) {
        uint256 since = block.timestamp - lastDistribution;
        return since >= VESTING ? 0 : vestingAmount * (VESTING - since) / VESTING;
    }

    function totalAssets() public view override returns (uint256) { return super.totalAssets() - unvested(); }

    function cooldownShares(uint256 shares) external returns (uint256 assets) {
        assets = previewRedeem(shares);
        Cooldown storage c = cooldowns[msg.sender];
        c.end = uint104(block.timestamp + cooldownDuration);
        c.amount += uint152(assets);
        super._withdraw(msg.sender, address(silo), msg.sender, assets, shares);
    }

    function unstake(address to) external {
        Cooldown memory c = cooldowns[msg.sender];
        if (block.timestamp < c.end && cooldownDuration > 0) revert OperationNotAllowed();
        delete cooldowns[msg.sender];
        silo.withdraw(to, c.amount);
    }

    function _withdraw(address by, address to, address from, uint256 assets, uint256 shares) internal override {
        if (cooldownDuration > 0) revert OperationNotAllowed();
        super._withdraw(by, to, from, assets, shares);
    }
}

// ------------------------------------------------------------------ a market of lenders

contract MarketFeed {
    uint256[3] public said;
    mapping(address => uint256) public seat;
    constructor(address[] memory who, uint256 price) { for (uint256 i; i < 3; i++) (seat[who[i]], said[i]) = (i + 1, price); }
    function set(uint256 price) external { require(seat[msg.sender] > 0); said[seat[msg.sender] - 1] = price; }
    function price() external view returns (uint256) {
        (uint256 a, uint256 b, uint256 c) = (said[0], said[1], said[2]);
        return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
    }
}

/// Lenders get shares; who borrows lays down ether of a third more. Interest bends upwards at four fifths.
contract LendMarket is ERC20 {
    IERC20 public immutable underlying;
    MarketFeed public immutable feed;
    address public immutable reserveAdmin;
    uint256 public accrualTime = block.timestamp;
    uint256 public borrowIndex = 1e18;
    uint256 public totalBorrows;
    uint256 public totalReserves;
    mapping(address => uint256) public principal;
    mapping(address => uint256) public collateral;

    event AccrueInterest(uint256 interest, uint256 index, uint256 borrows);
    event LiquidateBorrow(address by, address borrower, uint256 repaid, uint256 seized);

    constructor(IERC20 u, MarketFeed f, address admin) ERC20("Lent Hearth", "lnHRTH") { (underlying, feed, reserveAdmin) = (u, f, admin); }

    function decimals() public pure override returns (uint8) { return 8; }
    function getCash() public view returns (uint256) { return underlying.balanceOf(address(this)); }

    function exchangeRate() public view returns (uint256) {
        return totalSupply() == 0 ? 2e26 : (getCash() + totalBorrows - totalReserves) * 1e18 / totalSupply();
    }

    function accrueInterest() public {
        uint256 passed = block.timestamp - accrualTime;
        accrualTime = block.timestamp;
        if (totalBorrows == 0) return;
        uint256 used = totalBorrows * 1e18 / (getCash() + totalBorrows);
        uint256 yearly = used / 20 + (used > 0.8e18 ? used - 0.8e18 : 0);
        uint256 grown = yearly * passed / 365 days;
        uint256 interest = totalBorrows * grown / 1e18;
        totalBorrows += interest;
        totalReserves += interest / 10;
        borrowIndex += borrowIndex * grown / 1e18;
        emit AccrueInterest(interest, borrowIndex, totalBorrows);
    }

    function mint(uint256 amount) external returns (uint256 shares) {
        accrueInterest();
        shares = amount * 1e18 / exchangeRate();
        underlying.transferFrom(msg.sender, address(this), amount);
        _mint(msg.sender, shares);
    }

    function redeem(uint256 shares) external returns (uint256 amount) {
        accrueInterest();
        amount = shares * exchangeRate() / 1e18;
        _burn(msg.sender, shares);
        underlying.transfer(msg.sender, amount);
    }

    function borrowBalance(address who) public view returns (uint256) { return principal[who] * borrowIndex / 1e18; }
    function healthy(address who) public view returns (bool) { return collateral[who] * feed.price() / 1e18 * 3 >= borrowBalance(who) * 4; }

    function borrow(uint256 amount) external payable {
        accrueInterest();
        collateral[msg.sender] += msg.value;
        principal[msg.sender] += (amount * 1e18 + borrowIndex - 1) / borrowIndex;
        totalBorrows += amount;
        require(healthy(msg.sender), "shortfall");
        underlying.transfer(msg.sender, amount);
    }

    function repay(uint256 amount, uint256 free) external {
        accrueInterest();
        underlying.transferFrom(msg.sender, address(this), amount);
        _lower(msg.sender, amount);
        collateral[msg.sender] -= free;
        require(healthy(msg.sender), "shortfall");
        payable(msg.sender).transfer(free);
    }

    function liquidate(address who, uint256 amount) external {
        accrueInterest();
        require(!healthy(who) && amount * 2 <= borrowBalance(who), "healthy");
        underlying.transferFrom(msg.sender, address(this), amount);
        _lower(who, amount);
        uint256 seized = Math.min(amount * 1.08e18 / feed.price(), collateral[who]);
        collateral[who] -= seized;
        emit LiquidateBorrow(msg.sender, who, amount, seized);
        payable(msg.sender).transfer(seized);
    }

    function _lower(address who, uint256 amount) private {
        uint256 owed = borrowBalance(who);
        principal[who] = (owed - amount) * 1e18 / borrowIndex;
        totalBorrows = totalBorrows > amount ? totalBorrows - amount : 0;
    }

    function reduceReserves(uint256 amount) external {
        require(msg.sender == reserveAdmin, "admin");
        totalReserves -= amount;
        underlying.transfer(reserveAdmin, amount);
    }
}
