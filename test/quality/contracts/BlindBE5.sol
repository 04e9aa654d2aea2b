// 0.8 runs=999 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.13;

import {ERC20} from "solmate/src/tokens/ERC20.sol";
import {ERC4626} from "solmate/src/tokens/ERC4626.sol";
import {SafeTransferLib} from "solmate/src/utils/SafeTransferLib.sol";

contract FernCoin is ERC20 {
    constructor() ERC20("Fern Dollar", "FERND", 18) {
        _mint(msg.sender, 30_000_000 ether);
    }
}

/// Lends to borrowers who overcollateralise with ether; stands for any venue a vault may use.
contract FernStrategy {
    using SafeTransferLib for ERC20;
    ERC20 public immutable want;
    address public vault;

    constructor(ERC20 want_) {
        want = want_;
    }

    function setVault(address vault_) external {
        require(vault == address(0), "set");
        vault = vault_;
    }

    function estimatedTotalAssets() external view returns (uint256) {
        return want.balanceOf(address(this));
    }

    function withdraw(uint256 amount) external returns (uint256) {
        require(msg.sender == vault, "!vault");
        uint256 held = want.balanceOf(address(this));
        if (amount > held) amount = held;
        want.safeTransfer(vault, amount);
        return amount;
    }
}

/// Share of a yield vault: one strategy, profits unlock over six hours, fee of at most a fifth of the profit.
contract FernVault is ERC4626 {
    using SafeTransferLib for ERC20;

    uint256 public constant MAX_PERFORMANCE_FEE = 2_000;
    uint256 public constant PROFIT_UNLOCK = 6 hours;

    address public governance;
    address public pendingGovernance;
    address public feeRecipient;
    uint256 public performanceFee = 1_000;
    uint256 public depositLimit = type(uint256).max;
    bool public emergencyShutdown;
    FernStrategy public strategy;
    uint256 public strategyDebt;
    uint256 public lockedProfit;
    uint256 public lastReport;

    event StrategyReported(uint256 gain, uint256 loss, uint256 debt, uint256 fees);
    event UpdateGovernance(address governance);
    event UpdatePerformanceFee(uint256 fee);
    event UpdateDepositLimit(uint256 limit);
    event EmergencyShutdown(bool active);
    event DebtMoved(uint256 amount, bool toStrategy);

    modifier onlyGovernance() {
        require(msg.sender == governance, "!governance");
        _;
    }

    constructor(ERC20 asset_, FernStrategy strategy_, address governance_) ERC4626(asset_, "Fern Dollar Vault", "yvFERN") {
        strategy = strategy_;
        governance = governance_;
        feeRecipient = governance_;
        lastReport = block.timestamp;
    }

    function totalAssets() public view override returns (uint256) {
        return asset.balanceOf(address(this)) + strategyDebt - _stillLocked();
    }

    function _stillLocked() private view returns (uint256) {
        uint256 passed = block.timestamp - lastReport;
        return passed >= PROFIT_UNLOCK ? 0 : lockedProfit - (lockedProfit * passed) / PROFIT_UNLOCK;
    }

    function pricePerShare() external view returns (uint256) {
        return convertToAssets(10 ** decimals);
    }

    function maxDeposit(address) public view override returns (uint256) {
        if (emergencyShutdown) return 0;
        uint256 total = totalAssets();
        return total >= depositLimit ? 0 : depositLimit - total;
    }

    function afterDeposit(uint256 assets, uint256) internal view override {
        require(!emergencyShutdown && totalAssets() <= depositLimit && assets > 0, "limit");
    }

    function beforeWithdraw(uint256 assets, uint256) internal override {
        uint256 idle = asset.balanceOf(address(this));
        if (assets > idle) strategyDebt -= strategy.withdraw(assets - idle);
    }

    function invest(uint256 amount) external onlyGovernance {
        require(!emergencyShutdown, "shutdown");
        strategyDebt += amount;
        asset.safeTransfer(address(strategy), amount);
        emit DebtMoved(amount, true);
    }

    function report() external onlyGovernance {
        uint256 has = strategy.estimatedTotalAssets();
        uint256 gain = has > strategyDebt ? has - strategyDebt : 0;
        uint256 loss = has < strategyDebt ? strategyDebt - has : 0;
        uint256 fee;
        if (gain > 0) {
            lockedProfit = _stillLocked() + gain;
            lastReport = block.timestamp;
            uint256 cut = (gain * performanceFee) / 10_000;
            fee = convertToShares(cut);
            _mint(feeRecipient, fee);
        }
        strategyDebt = has;
        emit StrategyReported(gain, loss, strategyDebt, fee);
    }

    function setPerformanceFee(uint256 fee) external onlyGovernance {
        require(fee <= MAX_PERFORMANCE_FEE, "fee");
        performanceFee = fee;
        emit UpdatePerformanceFee(fee);
    }

    function setDepositLimit(uint256 limit) external onlyGovernance {
        depositLimit = limit;
        emit UpdateDepositLimit(limit);
    }

    function setEmergencyShutdown(bool active) external onlyGovernance {
        emergencyShutdown = active;
        emit EmergencyShutdown(active);
    }

    function setGovernance(address next) external onlyGovernance {
        pendingGovernance = next;
    }

    function acceptGovernance() external {
        require(msg.sender == pendingGovernance, "!pending");
        governance = msg.sender;
        emit UpdateGovernance(msg.sender);
    }
}

/// Where messages of other chains arrive: two of three verifiers must have seen them.
contract LumenEndpoint {
    address[3] public verifiers;
    mapping(bytes32 => uint256) public seen;
    mapping(bytes32 => bool) public delivered;

    event Verified(bytes32 indexed guid, address verifier);
    event Delivered(bytes32 indexed guid, address receiver);

    constructor(address[] memory verifiers_) {
        for (uint256 i; i < 3; i++) verifiers[i] = verifiers_[i];
    }

    function verify(bytes32 guid, bytes32 payload) external {
        for (uint256 i; i < 3; i++)
            if (verifiers[i] == msg.sender) {
                seen[keccak256(abi.encode(guid, payload))] |= 1 << i;
                emit Verified(guid, msg.sender);
                return;
            }
        revert("verifier");
    }

    function lzReceive(LumenOFT receiver, uint32 srcEid, bytes32 sender, bytes32 guid, bytes calldata message) external {
        uint256 bits = seen[keccak256(abi.encode(guid, keccak256(abi.encode(receiver, srcEid, sender, message))))];
        require(bits == 3 || bits >= 5, "not verified");
        require(!delivered[guid], "delivered");
        delivered[guid] = true;
        receiver.lzReceive(srcEid, sender, guid, message);
        emit Delivered(guid, address(receiver));
    }
}

/// Token that lives on many chains; what comes in within a day is limited.
contract LumenOFT is ERC20 {
    struct RateLimit {
        uint256 amountInFlight;
        uint256 lastUpdated;
        uint256 limit;
        uint256 window;
    }

    LumenEndpoint public immutable endpoint;
    address public owner;
    mapping(uint32 => bytes32) public peers;
    mapping(uint32 => RateLimit) public rateLimits;

    event OFTSent(bytes32 indexed guid, uint32 dstEid, address indexed from, uint256 amount);
    event OFTReceived(bytes32 indexed guid, uint32 srcEid, address indexed to, uint256 amount);
    event PeerSet(uint32 eid, bytes32 peer);
    event RateLimitChanged(uint32 eid, uint256 limit, uint256 window);
    event OwnershipTransferred(address indexed user, address indexed newOwner);

    error OnlyEndpoint();
    error OnlyPeer();
    error RateLimitExceeded();

    modifier onlyOwner() {
        require(msg.sender == owner, "UNAUTHORIZED");
        _;
    }

    constructor(LumenEndpoint endpoint_, address owner_, uint32 home, bytes32 peer) ERC20("Lumen Network", "LUMN", 18) {
        (endpoint, owner) = (endpoint_, owner_);
        emit OwnershipTransferred(address(0), owner_);
        _setPeer(home, peer);
        _setRate(home, 250_000 ether, 1 days);
        _mint(msg.sender, 40_000_000 ether);
    }

    function transferOwnership(address next) external onlyOwner {
        emit OwnershipTransferred(owner, next);
        owner = next;
    }

    function setPeer(uint32 eid, bytes32 peer) external onlyOwner {
        _setPeer(eid, peer);
    }

    function setRateLimit(uint32 eid, uint256 limit, uint256 window) external onlyOwner {
        _setRate(eid, limit, window);
    }

    function send(uint32 dstEid, bytes32 to, uint256 amount) external returns (bytes32 guid) {
        require(peers[dstEid] != 0 && to != 0, "peer");
        _burn(msg.sender, amount);
        guid = keccak256(abi.encode(block.number, msg.sender, dstEid, to, amount));
        emit OFTSent(guid, dstEid, msg.sender, amount);
    }

    function lzReceive(uint32 srcEid, bytes32 sender, bytes32 guid, bytes calldata message) external {
        if (msg.sender != address(endpoint)) revert OnlyEndpoint();
        if (peers[srcEid] != sender || sender == 0) revert OnlyPeer();
        (address to, uint256 amount) = abi.decode(message, (address, uint256));
        RateLimit storage one = rateLimits[srcEid];
        uint256 decayed = ((block.timestamp - one.lastUpdated) * one.limit) / one.window;
        uint256 flight = one.amountInFlight > decayed ? one.amountInFlight - decayed : 0;
        if (flight + amount > one.limit) revert RateLimitExceeded();
        (one.amountInFlight, one.lastUpdated) = (flight + amount, block.timestamp);
        _mint(to, amount);
        emit OFTReceived(guid, srcEid, to, amount);
    }

    function _setPeer(uint32 eid, bytes32 peer) private {
        peers[eid] = peer;
        emit PeerSet(eid, peer);
    }

    function _setRate(uint32 eid, uint256 limit, uint256 window) private {
        rateLimits[eid] = RateLimit(0, block.timestamp, limit, window);
        emit RateLimitChanged(eid, limit, window);
    }
}

/// Burns and mints for lanes to other chains, each with a bucket; the router delivers what its committee signed.
contract CairnTokenPool {
    struct Bucket {
        uint128 tokens;
        uint128 capacity;
        uint128 rate;
        uint64 updated;
    }
    CairnToken public token;
    address public owner;
    address public offRamp;
    mapping(uint64 => Bucket) public inbound;

    event Minted(address indexed recipient, uint256 amount);
    event Burned(address indexed sender, uint256 amount);
    event ChainConfigured(uint64 selector, uint128 capacity, uint128 rate);

    constructor(address owner_, address offRamp_) {
        (owner, offRamp) = (owner_, offRamp_);
        inbound[5009] = Bucket(100_000 ether, 100_000 ether, 2 ether, uint64(block.timestamp));
        emit ChainConfigured(5009, 100_000 ether, 2 ether);
    }

    function setToken(CairnToken token_) external {
        require(address(token) == address(0), "set");
        token = token_;
    }

    function setChainRateLimiterConfig(uint64 selector, uint128 capacity, uint128 rate) external {
        require(msg.sender == owner, "Only callable by owner");
        inbound[selector] = Bucket(capacity, capacity, rate, uint64(block.timestamp));
        emit ChainConfigured(selector, capacity, rate);
    }

    function lockOrBurn(uint256 amount) external {
        token.transferFrom(msg.sender, address(this), amount);
        token.burn(amount);
        emit Burned(msg.sender, amount);
    }

    function releaseOrMint(uint64 selector, address to, uint256 amount) external {
        require(msg.sender == offRamp, "CallerIsNotARampOnRouter");
        Bucket storage bucket = inbound[selector];
        uint256 filled = bucket.tokens + (block.timestamp - bucket.updated) * bucket.rate;
        if (filled > bucket.capacity) filled = bucket.capacity;
        require(filled >= amount, "TokenRateLimitReached");
        (bucket.tokens, bucket.updated) = (uint128(filled - amount), uint64(block.timestamp));
        token.mint(to, amount);
        emit Minted(to, amount);
    }
}

/// Grants of minting and burning are the admin's, and the pool is the only one who has them.
contract CairnToken is ERC20 {
    address public owner;
    address public ccipAdmin;
    mapping(address => bool) public isMinter;
    mapping(address => bool) public isBurner;
    uint256 public immutable maxSupply = 120_000_000 ether;

    event MintAccessGranted(address indexed minter);
    event MintAccessRevoked(address indexed minter);
    event BurnAccessGranted(address indexed burner);
    event OwnershipTransferred(address indexed from, address indexed to);

    constructor(address owner_, address pool) ERC20("Cairn", "CAIRN", 18) {
        (owner, ccipAdmin) = (owner_, owner_);
        emit OwnershipTransferred(address(0), owner_);
        isMinter[pool] = isBurner[pool] = true;
        emit MintAccessGranted(pool);
        emit BurnAccessGranted(pool);
        _mint(msg.sender, 90_000_000 ether);
    }

    modifier onlyOwner() {
        require(msg.sender == owner, "Only callable by owner");
        _;
    }

    function getCCIPAdmin() external view returns (address) { return ccipAdmin; }

    function mint(address to, uint256 amount) external {
        require(isMinter[msg.sender], "SenderNotMinter");
        require(totalSupply + amount <= maxSupply, "MaxSupplyExceeded");
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        require(isBurner[msg.sender], "SenderNotBurner");
        _burn(msg.sender, amount);
    }

    function grantMintAndBurnRoles(address who) external onlyOwner {
        isMinter[who] = isBurner[who] = true;
        emit MintAccessGranted(who);
        emit BurnAccessGranted(who);
    }

    function revokeMintRole(address who) external onlyOwner {
        isMinter[who] = false;
        emit MintAccessRevoked(who);
    }

    function transferOwnership(address to) external onlyOwner {
        emit OwnershipTransferred(owner, to);
        owner = to;
    }
}
