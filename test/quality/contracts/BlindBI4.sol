// 0.8 runs=200 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "solmate/src/tokens/ERC20.sol";
import {ERC4626} from "solmate/src/tokens/ERC4626.sol";
import {SafeTransferLib} from "solmate/src/utils/SafeTransferLib.sol";

/// A coin that earns five of a hundred a year, told by its rate.
contract Sapcoin is ERC20("Sap", "SAP", 18) {
    uint256 public immutable born = block.timestamp;

    constructor() {
        _mint(msg.sender, 10_000_000 ether);
    }

    function exchangeRate() external view returns (uint256) {
        return 1e18 + ((block.timestamp - born) * 5e16) / 365 days;
    }
}

/// Splits sap into principal, due at maturity, and the yield until then.
contract Ripener {
    using SafeTransferLib for ERC20;
    Sapcoin public immutable sap;
    uint256 public immutable expiry;
    Principal public principal;
    Yieldling public yieldling;

    error Expired();
    error NotRipe();

    constructor(Sapcoin sap_, uint256 span) {
        sap = sap_;
        expiry = block.timestamp + span;
    }

    function tie(Principal principal_, Yieldling yieldling_) external {
        require(address(principal) == address(0));
        (principal, yieldling) = (principal_, yieldling_);
    }

    function rate() public view returns (uint256) {
        return sap.exchangeRate();
    }

    function split(uint256 amount) external returns (uint256 each) {
        if (block.timestamp >= expiry) revert Expired();
        each = (amount * rate()) / 1e18;
        ERC20(sap).safeTransferFrom(msg.sender, address(this), amount);
        principal.mint(msg.sender, each);
        yieldling.mint(msg.sender, each);
    }

    function merge(uint256 each) external {
        if (block.timestamp >= expiry) revert Expired();
        principal.burn(msg.sender, each);
        yieldling.burn(msg.sender, each);
        ERC20(sap).safeTransfer(msg.sender, (each * 1e18) / rate());
    }

    function redeem(uint256 each) external {
        if (block.timestamp < expiry) revert NotRipe();
        principal.burn(msg.sender, each);
        ERC20(sap).safeTransfer(msg.sender, (each * 1e18) / rate());
    }

    function pay(address who, uint256 amount) external {
        require(msg.sender == address(yieldling));
        ERC20(sap).safeTransfer(who, amount);
    }
}

contract Principal is ERC20("Principal of Sap", "PT-SAP", 18) {
    Ripener public immutable ripener;

    modifier onlyRipener() {
        require(msg.sender == address(ripener), "only the ripener");
        _;
    }

    constructor(Ripener ripener_) {
        ripener = ripener_;
    }

    function expiry() external view returns (uint256) {
        return ripener.expiry();
    }

    function isExpired() external view returns (bool) {
        return block.timestamp >= ripener.expiry();
    }

    function mint(address to, uint256 amount) external onlyRipener {
        _mint(to, amount);
    }

    function burn(address from, uint256 amount) external onlyRipener {
        _burn(from, amount);
    }
}

/// The yield of sap until maturity: what has come in is reckoned for both sides whenever it moves.
contract Yieldling is ERC20("Yield of Sap", "YT-SAP", 18) {
    Ripener public immutable ripener;
    mapping(address => uint256) public seenRate;
    mapping(address => uint256) public accrued;
    uint256 public lastRate;

    event Claimed(address indexed who, uint256 sap);

    constructor(Ripener ripener_) {
        ripener = ripener_;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == address(ripener));
        _reckon(to);
        _mint(to, amount);
    }

    function burn(address from, uint256 amount) external {
        require(msg.sender == address(ripener));
        _reckon(from);
        _burn(from, amount);
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        _reckon(msg.sender);
        _reckon(to);
        return super.transfer(to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        _reckon(from);
        _reckon(to);
        return super.transferFrom(from, to, amount);
    }

    function claim(address who) external returns (uint256 due) {
        _reckon(who);
        due = accrued[who];
        accrued[who] = 0;
        ripener.pay(who, due);
        emit Claimed(who, due);
    }

    function _reckon(address who) private {
        if (block.timestamp < ripener.expiry()) lastRate = ripener.rate();
        (uint256 seen, uint256 at) = (seenRate[who], lastRate);
        if (seen != 0 && seen < at) accrued[who] += (balanceOf[who] * (at - seen) * 1e18) / (seen * at);
        seenRate[who] = at;
    }
}

contract Hearthcoin is ERC20("Hearth Dollar", "HUSD", 18) {
    constructor() {
        _mint(msg.sender, 20_000_000 ether);
    }
}

/// Holds what is on its way out.
contract Coolbox {
    address private immutable _vault;
    ERC20 private immutable _coin;

    constructor(ERC20 coin) {
        (_vault, _coin) = (msg.sender, coin);
    }

    function withdraw(address to, uint256 amount) external {
        require(msg.sender == _vault);
        _coin.transfer(to, amount);
    }
}

/// Savings of a dollar. Who unstakes waits; whom the compliance office refuses cannot move; rewards vest over eight hours.
contract Hearthsave is ERC4626 {
    struct Cooldown {
        uint104 end;
        uint152 amount;
    }

    uint24 public constant MAX_COOLDOWN = 14 days;
    uint24 public cooldownDuration = 7 days;
    Coolbox public immutable silo;
    address public owner;
    address public office;
    address public rewarder;
    uint256 public vestingAmount;
    uint256 public lastDistribution;
    mapping(address => Cooldown) public cooldowns;
    mapping(address => bool) public refused;

    event RefusedSet(address indexed who, bool on);
    event RewardsReceived(uint256 amount);
    error OperationNotAllowed();
    error InvalidCooldown();

    constructor(ERC20 coin, address owner_, address office_) ERC4626(coin, "Hearth Savings", "sHUSD") {
        (owner, office, rewarder) = (owner_, office_, owner_);
        silo = new Coolbox(coin);
    }

    function setCooldownDuration(uint24 next) external {
        if (msg.sender != owner || next > MAX_COOLDOWN) revert InvalidCooldown();
        cooldownDuration = next;
    }

    function setRefused(address who, bool on) external {
        if (msg.sender != office) revert OperationNotAllowed();
        refused[who] = on;
        emit RefusedSet(who, on);
    }

    function transferInRewards(uint256 amount) external {
        if (msg.sender != rewarder || unvested() > 0) revert OperationNotAllowed();
        (vestingAmount, lastDistribution) = (amount, block.timestamp);
        asset.transferFrom(msg.sender, address(this), amount);
        emit RewardsReceived(amount);
    }

    function unvested() public view returns (uint256) {
        uint256 gone = block.timestamp - lastDistribution;
        return gone >= 8 hours ? 0 : (vestingAmount * (8 hours - gone)) / 8 hours;
    }

    function totalAssets() public view override returns (uint256) {
        return asset.balanceOf(address(this)) - unvested();
    }

    function withdraw(uint256 assets, address to, address from) public override returns (uint256) {
        if (cooldownDuration != 0) revert OperationNotAllowed();
        return super.withdraw(assets, to, from);
    }

    function redeem(uint256 shares, address to, address from) public override returns (uint256) {
        if (cooldownDuration != 0) revert OperationNotAllowed();
        return super.redeem(shares, to, from);
    }

    function cooldownShares(uint256 shares) external returns (uint256 assets) {
        if (refused[msg.sender]) revert OperationNotAllowed();
        assets = previewRedeem(shares);
        cooldowns[msg.sender].end = uint104(block.timestamp) + cooldownDuration;
        cooldowns[msg.sender].amount += uint152(assets);
        _burn(msg.sender, shares);
        asset.transfer(address(silo), assets);
        emit Withdraw(msg.sender, address(silo), msg.sender, assets, shares);
    }

    function unstake(address to) external {
        Cooldown memory one = cooldowns[msg.sender];
        if (block.timestamp < one.end) revert InvalidCooldown();
        delete cooldowns[msg.sender];
        silo.withdraw(to, one.amount);
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        if (refused[msg.sender] || refused[to]) revert OperationNotAllowed();
        return super.transfer(to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        if (refused[from] || refused[to]) revert OperationNotAllowed();
        return super.transferFrom(from, to, amount);
    }
}

/// Whom the issuers of the dollar refuse.
contract RefusalBook {
    address public immutable council;
    mapping(address => bool) public isBlocked;

    constructor(address council_) {
        council = council_;
    }

    function addToBlocklist(address[] calldata who) external {
        require(msg.sender == council);
        for (uint256 i; i < who.length; ++i) isBlocked[who[i]] = true;
    }

    function removeFromBlocklist(address[] calldata who) external {
        require(msg.sender == council);
        for (uint256 i; i < who.length; ++i) isBlocked[who[i]] = false;
    }
}

/// A note on short bonds that grows in price; subscribed and redeemed through the council, within a quota of the month.
contract Tidenote is ERC20("Tidenote", "TIDE", 18) {
    RefusalBook public immutable book;
    address public immutable council;
    uint256 public constant QUOTA = 2_000_000 ether;
    mapping(uint256 => uint256) public subscribed;

    error BlockedAccount(address who);

    constructor(RefusalBook book_, address council_) {
        (book, council) = (book_, council_);
        _mint(msg.sender, 25_000_000 ether);
    }

    function subscribe(address to, uint256 amount) external {
        require(msg.sender == council, "only the council");
        uint256 month = block.timestamp / 30 days;
        require((subscribed[month] += amount) <= QUOTA, "quota");
        _mint(to, amount);
    }

    function redeem(uint256 amount) external {
        _burn(msg.sender, amount);
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        _check(msg.sender);
        _check(to);
        return super.transfer(to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        _check(msg.sender);
        _check(from);
        _check(to);
        return super.transferFrom(from, to, amount);
    }

    function _check(address who) private view {
        if (book.isBlocked(who)) revert BlockedAccount(who);
    }
}
