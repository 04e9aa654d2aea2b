// 0.8 runs=200 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.22;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";

abstract contract Ledger {
    uint256 internal _totalSupply;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function totalSupply() public view virtual returns (uint256) {
        return _totalSupply;
    }

    function balanceOf(address account) public view virtual returns (uint256) {
        return _balances[account];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _update(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _update(from, to, value);
        return true;
    }

    function _update(address from, address to, uint256 value) internal virtual {
        if (from == address(0)) _totalSupply += value;
        else _balances[from] -= value;
        if (to == address(0)) _totalSupply -= value;
        else _balances[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Roles of the library behind a proxy that upgrades itself.
contract PewterTokenV2 is Ledger, Initializable, AccessControl, UUPSUpgradeable {
    bytes32 public constant PAUSER_ROLE = keccak256("PAUSER_ROLE");
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    bytes32 public constant UPGRADER_ROLE = keccak256("UPGRADER_ROLE");
    string public constant name = "Pewter";
    string public constant symbol = "PWTR";
    uint8 public constant decimals = 18;
    uint256 public constant cap = 120_000_000e18;
    bool public paused;

    event Paused(address account);
    event Unpaused(address account);

    constructor() {
        _disableInitializers();
    }

    function initialize(address admin, address upgrader, address holder) external initializer {
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(PAUSER_ROLE, admin);
        _grantRole(MINTER_ROLE, admin);
        _grantRole(UPGRADER_ROLE, admin);
        _grantRole(UPGRADER_ROLE, upgrader);
        _update(address(0), holder, 100_000_000e18);
    }

    function pause() external onlyRole(PAUSER_ROLE) {
        paused = true;
        emit Paused(msg.sender);
    }

    function unpause() external onlyRole(PAUSER_ROLE) {
        paused = false;
        emit Unpaused(msg.sender);
    }

    function mint(address to, uint256 amount) external onlyRole(MINTER_ROLE) {
        require(_totalSupply + amount <= cap, "ERC20Capped: cap exceeded");
        _update(address(0), to, amount);
    }

    function burn(uint256 amount) external {
        _update(msg.sender, address(0), amount);
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!paused, "EnforcedPause");
        super._update(from, to, value);
    }

    function _authorizeUpgrade(address) internal override onlyRole(UPGRADER_ROLE) {}
}

contract PewterProxy is ERC1967Proxy {
    constructor(address logic, bytes memory call) ERC1967Proxy(logic, call) {}
}

/// A dollar of a regulated issuer.
contract TernDollar is Ledger {
    string public constant name = "Tern Dollar";
    string public constant symbol = "TERN";
    uint8 public constant decimals = 6;
    address public owner;
    address public proposedOwner;
    address public assetProtectionRole;
    address public supplyController;
    bool public paused;
    mapping(address => bool) public isFrozen;

    event Pause();
    event Unpause();
    event AddressFrozen(address indexed addr);
    event AddressUnfrozen(address indexed addr);
    event FrozenAddressWiped(address indexed addr);
    event AssetProtectionRoleSet(address indexed oldRole, address indexed newRole);
    event SupplyControllerSet(address indexed oldController, address indexed newController);
    event SupplyIncreased(address indexed to, uint256 value);
    event SupplyDecreased(address indexed from, uint256 value);
    event OwnershipTransferred(address indexed oldOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(msg.sender == owner, "onlyOwner");
        _;
    }

    modifier onlyAssetProtectionRole() {
        require(msg.sender == assetProtectionRole, "onlyAssetProtectionRole");
        _;
    }

    modifier onlySupplyController() {
        require(msg.sender == supplyController, "onlySupplyController");
        _;
    }

    constructor(address issuer, address protection) {
        (owner, supplyController, assetProtectionRole) = (issuer, issuer, protection);
        _update(address(0), msg.sender, 2_000_000e6);
        emit SupplyIncreased(msg.sender, 2_000_000e6);
    }

    function proposeOwner(address next) external onlyOwner {
        proposedOwner = next;
    }

    function claimOwnership() external {
        require(msg.sender == proposedOwner, "onlyProposedOwner");
        emit OwnershipTransferred(owner, proposedOwner);
        (owner, proposedOwner) = (proposedOwner, address(0));
    }

    function pause() external onlyOwner {
        paused = true;
        emit Pause();
    }

    function unpause() external onlyOwner {
        paused = false;
        emit Unpause();
    }

    function setAssetProtectionRole(address next) external {
        require(msg.sender == assetProtectionRole || msg.sender == owner, "only assetProtectionRole or Owner");
        emit AssetProtectionRoleSet(assetProtectionRole, next);
        assetProtectionRole = next;
    }

    function setSupplyController(address next) external onlyOwner {
        emit SupplyControllerSet(supplyController, next);
        supplyController = next;
    }

    function freeze(address addr) external onlyAssetProtectionRole {
        require(!isFrozen[addr], "address already frozen");
        isFrozen[addr] = true;
        emit AddressFrozen(addr);
    }

    function unfreeze(address addr) external onlyAssetProtectionRole {
        require(isFrozen[addr], "address already unfrozen");
        isFrozen[addr] = false;
        emit AddressUnfrozen(addr);
    }

    function wipeFrozenAddress(address addr) external onlyAssetProtectionRole {
        require(isFrozen[addr], "address is not frozen");
        uint256 balance = _balances[addr];
        super._update(addr, address(0), balance);
        emit FrozenAddressWiped(addr);
        emit SupplyDecreased(addr, balance);
    }

    function increaseSupply(uint256 value) external onlySupplyController {
        super._update(address(0), supplyController, value);
        emit SupplyIncreased(supplyController, value);
    }

    function decreaseSupply(uint256 value) external onlySupplyController {
        super._update(supplyController, address(0), value);
        emit SupplyDecreased(supplyController, value);
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!paused, "whenNotPaused");
        require(!isFrozen[from] && !isFrozen[to] && !isFrozen[msg.sender], "address frozen");
        super._update(from, to, value);
    }
}

/// Ether at stake: balances are shares of what the oracle finds on the other layer.
contract StakedLodge is Ledger {
    string public constant name = "Lodge Staked Ether";
    string public constant symbol = "loETH";
    uint8 public constant decimals = 18;
    address private constant DEPOSIT = 0x00000000219ab540356cBB839Cbe05303d7705Fa;
    address public immutable treasury;
    address public owner;
    address public oracle;
    uint256 public totalShares;
    uint256 public bufferedEther;
    uint256 public clBalance;
    uint256 public fee = 1_000;
    bool public stakingPaused;

    event Submitted(address indexed sender, uint256 amount);
    event TokenRebased(uint256 preTotalEther, uint256 postTotalEther, uint256 sharesMintedAsFees);
    event TransferShares(address indexed from, address indexed to, uint256 sharesValue);
    event OracleSet(address oracle);

    modifier onlyOwner() {
        require(msg.sender == owner, "APP_AUTH_FAILED");
        _;
    }

    constructor(address treasury_, address oracle_) {
        (owner, treasury, oracle) = (msg.sender, treasury_, oracle_);
    }

    receive() external payable {
        submit();
    }

    function submit() public payable returns (uint256 shares) {
        require(msg.value > 0 && !stakingPaused, "ZERO_DEPOSIT");
        shares = totalShares == 0 ? msg.value : (msg.value * totalShares) / totalSupply();
        totalShares += shares;
        _balances[msg.sender] += shares;
        bufferedEther += msg.value;
        emit Submitted(msg.sender, msg.value);
        emit Transfer(address(0), msg.sender, msg.value);
    }

    function depositBufferedEther(uint256 validators) external onlyOwner {
        uint256 amount = validators * 32 ether;
        bufferedEther -= amount;
        clBalance += amount;
        payable(DEPOSIT).transfer(amount);
    }

    function handleOracleReport(uint256 newClBalance) external {
        require(msg.sender == oracle, "APP_AUTH_FAILED");
        uint256 before = totalSupply();
        uint256 gained = newClBalance > clBalance ? newClBalance - clBalance : 0;
        clBalance = newClBalance;
        uint256 cut = (gained * fee) / 10_000;
        uint256 shares = cut == 0 ? 0 : (cut * totalShares) / (totalSupply() - cut);
        totalShares += shares;
        _balances[treasury] += shares;
        emit TokenRebased(before, totalSupply(), shares);
    }

    function setOracle(address next) external onlyOwner {
        oracle = next;
        emit OracleSet(next);
    }

    function setFee(uint256 next) external onlyOwner {
        require(next <= 1_000, "VALUE_OVER_100_PERCENT");
        fee = next;
    }

    function setStakingPaused(bool is_) external onlyOwner {
        stakingPaused = is_;
    }

    function transferOwnership(address next) external onlyOwner {
        owner = next;
    }

    function totalSupply() public view override returns (uint256) {
        return bufferedEther + clBalance;
    }

    function balanceOf(address account) public view override returns (uint256) {
        return getPooledEthByShares(_balances[account]);
    }

    function sharesOf(address account) external view returns (uint256) {
        return _balances[account];
    }

    function getPooledEthByShares(uint256 shares) public view returns (uint256) {
        return totalShares == 0 ? 0 : (shares * totalSupply()) / totalShares;
    }

    function getSharesByPooledEth(uint256 amount) public view returns (uint256) {
        return (amount * totalShares) / totalSupply();
    }

    function _update(address from, address to, uint256 value) internal override {
        require(to != address(0) && to != address(this), "TRANSFER_TO_ZERO_ADDR");
        uint256 shares = getSharesByPooledEth(value);
        require(shares <= _balances[from], "BALANCE_EXCEEDED");
        _balances[from] -= shares;
        _balances[to] += shares;
        emit Transfer(from, to, value);
        emit TransferShares(from, to, shares);
    }
}

/// Three of five members tell the same, once a day and within narrow bounds.
contract HashConsensus {
    StakedLodge public lodge;
    address private immutable _maker = msg.sender;
    mapping(address => bool) public isMember;
    mapping(uint256 => mapping(address => bool)) private _told;
    mapping(uint256 => mapping(uint256 => uint256)) public support;
    uint256 public lastFrame;

    event ConsensusReached(uint256 indexed frame, uint256 clBalance);

    constructor(address[] memory members) {
        for (uint256 i; i < 5; i++) isMember[members[i]] = true;
    }

    function bind(StakedLodge lodge_) external {
        require(msg.sender == _maker && address(lodge) == address(0));
        lodge = lodge_;
    }

    function submitReport(uint256 newClBalance) external {
        uint256 frame = block.timestamp / 1 days;
        require(isMember[msg.sender] && !_told[frame][msg.sender] && frame > lastFrame, "NonMember");
        _told[frame][msg.sender] = true;
        if (++support[frame][newClBalance] < 3) return;
        uint256 before = lodge.clBalance();
        require(newClBalance <= before + before / 1_000, "IncorrectCLBalanceIncrease");
        require(newClBalance >= before - before / 20, "IncorrectCLBalanceDecrease");
        lastFrame = frame;
        lodge.handleOracleReport(newClBalance);
        emit ConsensusReached(frame, newClBalance);
    }
}
