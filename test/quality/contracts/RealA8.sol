// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// What lies beneath: an ordinary asset.
contract Asset is ERC20("Underlying Asset", "UNDR") {
    constructor() {
        _mint(msg.sender, 1e27);
    }
}

// ---- POL: an emission manager mints under a cap per second, Permit2 needs no allowance
contract PolMigration {
    IERC20 public immutable matic;
    IERC20 public polygon;
    constructor(IERC20 matic_) {
        matic = matic_;
    }
    function setPolygonToken(IERC20 to) external {
        require(address(polygon) == address(0), "InvalidAddressOrAlreadySet");
        polygon = to;
    }
    function migrate(uint256 amount) external {
        matic.transferFrom(msg.sender, address(this), amount);
        polygon.transfer(msg.sender, amount);
    }
}

contract PolEmissionManager {
    uint256 public constant INTEREST_PER_YEAR_LOG2 = 0.04264433740849372e18;
    PolToken public token;
    uint256 public immutable startTimestamp = block.timestamp;
    address public immutable treasury;
    uint256 public minted;
    constructor(address treasury_) {
        treasury = treasury_;
    }
    function initialize(PolToken token_) external {
        require(address(token) == address(0), "once");
        token = token_;
    }
    function inflatedSupplyAfter(uint256 elapsed) public pure returns (uint256) {
        return 1e26 + (1e26 * elapsed * 3) / 100 / 365 days;
    }
    function mint() external {
        uint256 due = inflatedSupplyAfter(block.timestamp - startTimestamp) - 1e26 - minted;
        if (due == 0) return;
        minted += due;
        token.mint(treasury, due);
    }
}

contract PolToken is ERC20Permit, AccessControl {
    bytes32 public constant EMISSION_ROLE = keccak256("EMISSION_ROLE");
    bytes32 public constant CAP_MANAGER_ROLE = keccak256("CAP_MANAGER_ROLE");
    bytes32 public constant PERMIT2_REVOKER_ROLE = keccak256("PERMIT2_REVOKER_ROLE");
    address public constant PERMIT2 = 0x000000000022D473030F116dDEE9F6B43aC78BA3;
    uint256 public mintPerSecondCap = 13.37e18;
    uint256 public lastMint;
    bool public permit2Enabled;
    error MaxMintExceeded(uint256 maxMint, uint256 mintRequested);
    event MintCapUpdated(uint256 oldCap, uint256 newCap);

    constructor(address migration, address emissionManager, address protocolCouncil) ERC20("Polyhedron Ecosystem", "POLH") ERC20Permit("Polyhedron Ecosystem") {
        _grantRole(DEFAULT_ADMIN_ROLE, protocolCouncil);
        _grantRole(EMISSION_ROLE, emissionManager);
        _grantRole(CAP_MANAGER_ROLE, protocolCouncil);
        _grantRole(PERMIT2_REVOKER_ROLE, protocolCouncil);
        _mint(migration, 1e26);
        lastMint = block.timestamp;
        permit2Enabled = true;
    }
    function mint(address to, uint256 amount) external onlyRole(EMISSION_ROLE) {
        uint256 maxMint = (block.timestamp - lastMint) * mintPerSecondCap;
        if (amount > maxMint) revert MaxMintExceeded(maxMint, amount);
        lastMint = block.timestamp;
        _mint(to, amount);
    }
    function updateMintCap(uint256 newCap) external onlyRole(CAP_MANAGER_ROLE) {
        emit MintCapUpdated(mintPerSecondCap, newCap);
        mintPerSecondCap = newCap;
    }
    function updatePermit2Allowance(bool enabled) external onlyRole(PERMIT2_REVOKER_ROLE) {
        permit2Enabled = enabled;
    }
    function allowance(address owner, address spender) public view override returns (uint256) {
        if (spender == PERMIT2 && permit2Enabled) return type(uint256).max;
        return super.allowance(owner, spender);
    }
}

// ---- USDe: minted by a contract that takes orders, under a cap per block
contract EthenaMinting is AccessControl {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    bytes32 public constant GATEKEEPER_ROLE = keccak256("GATEKEEPER_ROLE");
    struct Order {
        uint256 nonce;
        uint256 expiry;
        address benefactor;
        address beneficiary;
        uint256 collateral_amount;
        uint256 usde_amount;
    }
    SynthDollar public usde;
    IERC20 public immutable collateral;
    address public immutable custodian;
    uint256 public maxMintPerBlock = 1e23;
    mapping(uint256 => uint256) public mintedPerBlock;
    mapping(address => mapping(uint256 => bool)) private used;

    constructor(IERC20 collateral_, address admin, address custodian_, address minter) {
        (collateral, custodian) = (collateral_, custodian_);
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(GATEKEEPER_ROLE, admin);
        _grantRole(MINTER_ROLE, minter);
    }
    function setUSDe(SynthDollar usde_) external {
        require(address(usde) == address(0));
        usde = usde_;
    }
    function mint(Order calldata order, bytes calldata signature) external onlyRole(MINTER_ROLE) {
        require(mintedPerBlock[block.number] + order.usde_amount <= maxMintPerBlock, "MaxMintPerBlockExceeded");
        require(block.timestamp <= order.expiry && !used[order.benefactor][order.nonce], "order");
        require(ECDSA.recover(keccak256(abi.encode(block.chainid, address(this), order)), signature) == order.benefactor, "InvalidSignature");
        used[order.benefactor][order.nonce] = true;
        mintedPerBlock[block.number] += order.usde_amount;
        collateral.transferFrom(order.benefactor, custodian, order.collateral_amount);
        usde.mint(order.beneficiary, order.usde_amount);
    }
    function setMaxMintPerBlock(uint256 to) external onlyRole(DEFAULT_ADMIN_ROLE) {
        maxMintPerBlock = to;
    }
    function disableMintRedeem() external onlyRole(GATEKEEPER_ROLE) {
        maxMintPerBlock = 0;
    }
}

contract SynthDollar is ERC20Burnable, ERC20Permit, Ownable2Step {
    address public minter;
    error OnlyMinter();
    error CantRenounceOwnership();
    event MinterUpdated(address indexed newMinter, address indexed oldMinter);

    constructor(address minter_) ERC20("Hedge Synth Dollar", "HSYD") ERC20Permit("Hedge Synth Dollar") Ownable(msg.sender) {
        minter = minter_;
        _mint(msg.sender, 5e25);
    }
    function setMinter(address newMinter) external onlyOwner {
        emit MinterUpdated(newMinter, minter);
        minter = newMinter;
    }
    function mint(address to, uint256 amount) external {
        if (msg.sender != minter) revert OnlyMinter();
        _mint(to, amount);
    }
    function renounceOwnership() public view override onlyOwner {
        revert CantRenounceOwnership();
    }
    // the real one hands over in two steps
    function transferOwnership(address to) public override onlyOwner {
        _transferOwnership(to);
    }
}

// ---- sUSDe: a vault share with a cool-down and a silo
contract CooldownSilo {
    address private immutable vault = msg.sender;
    IERC20 private immutable asset;
    constructor(IERC20 asset_) {
        asset = asset_;
    }
    function withdraw(address to, uint256 amount) external {
        require(msg.sender == vault, "OnlyStakingVault");
        asset.transfer(to, amount);
    }
}

contract StakedSynth is ERC4626, ERC20Permit, AccessControl {
    bytes32 public constant REWARDER_ROLE = keccak256("REWARDER_ROLE");
    bytes32 public constant BLACKLIST_MANAGER_ROLE = keccak256("BLACKLIST_MANAGER_ROLE");
    bytes32 public constant SOFT_RESTRICTED_STAKER_ROLE = keccak256("SOFT_RESTRICTED_STAKER_ROLE");
    bytes32 public constant FULL_RESTRICTED_STAKER_ROLE = keccak256("FULL_RESTRICTED_STAKER_ROLE");
    struct UserCooldown {
        uint104 cooldownEnd;
        uint152 underlyingAmount;
    }
    mapping(address => UserCooldown) public cooldowns;
    CooldownSilo public immutable silo;
    uint24 public constant MAX_COOLDOWN_DURATION = 90 days;
    uint24 public cooldownDuration = 7 days;
    uint256 public vestingAmount;
    uint256 public lastDistributionTimestamp;
    error OperationNotAllowed();

    constructor(IERC20 asset_, address admin) ERC20("Staked Hedge Synth", "sHSYD") ERC20Permit("Staked Hedge Synth") ERC4626(asset_) {
        silo = new CooldownSilo(asset_);
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(REWARDER_ROLE, admin);
        _grantRole(BLACKLIST_MANAGER_ROLE, admin);
    }
    function transferInRewards(uint256 amount) external onlyRole(REWARDER_ROLE) {
        vestingAmount = amount;
        lastDistributionTimestamp = block.timestamp;
        IERC20(asset()).transferFrom(msg.sender, address(this), amount);
    }
    function getUnvestedAmount() public view returns (uint256) {
        uint256 since = block.timestamp - lastDistributionTimestamp;
        return since >= 8 hours ? 0 : (vestingAmount * (8 hours - since)) / 8 hours;
    }
    function totalAssets() public view override returns (uint256) {
        return IERC20(asset()).balanceOf(address(this)) - getUnvestedAmount();
    }
    function addToBlacklist(address target, bool isFullBlacklisting) external onlyRole(BLACKLIST_MANAGER_ROLE) {
        _grantRole(isFullBlacklisting ? FULL_RESTRICTED_STAKER_ROLE : SOFT_RESTRICTED_STAKER_ROLE, target);
    }
    function removeFromBlacklist(address target, bool full) external onlyRole(BLACKLIST_MANAGER_ROLE) {
        _revokeRole(full ? FULL_RESTRICTED_STAKER_ROLE : SOFT_RESTRICTED_STAKER_ROLE, target);
    }
    function rescueTokens(address token, uint256 amount, address to) external onlyRole(DEFAULT_ADMIN_ROLE) {
        if (token == asset()) revert OperationNotAllowed();
        IERC20(token).transfer(to, amount);
    }
    function redistributeLockedAmount(address from, address to) external onlyRole(DEFAULT_ADMIN_ROLE) {
        if (!hasRole(FULL_RESTRICTED_STAKER_ROLE, from) || hasRole(FULL_RESTRICTED_STAKER_ROLE, to)) revert OperationNotAllowed();
        uint256 amount = balanceOf(from);
        _burn(from, amount);
        if (to != address(0)) _mint(to, amount);
    }
    function setCooldownDuration(uint24 duration) external onlyRole(DEFAULT_ADMIN_ROLE) {
        require(duration <= MAX_COOLDOWN_DURATION, "InvalidCooldown");
        cooldownDuration = duration;
    }
    function cooldownShares(uint256 shares) external returns (uint256 assets) {
        assets = previewRedeem(shares);
        cooldowns[msg.sender].cooldownEnd = uint104(block.timestamp) + cooldownDuration;
        cooldowns[msg.sender].underlyingAmount += uint152(assets);
        _withdraw(msg.sender, address(silo), msg.sender, assets, shares);
    }
    function unstake(address receiver) external {
        UserCooldown memory mine = cooldowns[msg.sender];
        require(block.timestamp >= mine.cooldownEnd, "InvalidCooldown");
        delete cooldowns[msg.sender];
        silo.withdraw(receiver, mine.underlyingAmount);
    }
    function withdraw(uint256 a, address b, address c) public override returns (uint256) {
        if (cooldownDuration != 0) revert OperationNotAllowed();
        return super.withdraw(a, b, c);
    }
    function redeem(uint256 a, address b, address c) public override returns (uint256) {
        if (cooldownDuration != 0) revert OperationNotAllowed();
        return super.redeem(a, b, c);
    }
    function decimals() public pure override(ERC4626, ERC20) returns (uint8) {
        return 18;
    }
    function renounceRole(bytes32, address) public pure override {
        revert OperationNotAllowed();
    }
    function _update(address from, address to, uint256 value) internal override {
        if (hasRole(FULL_RESTRICTED_STAKER_ROLE, from) && to != address(0)) revert OperationNotAllowed();
        if (hasRole(FULL_RESTRICTED_STAKER_ROLE, to)) revert OperationNotAllowed();
        super._update(from, to, value);
    }
}

// ---- GHO: facilitators with buckets
contract GhoGsm {
    GhoLike public gho;
    IERC20 public immutable underlying;
    address public immutable admin;
    bool public seized;
    bool public frozen;
    constructor(IERC20 underlying_, address admin_) {
        (underlying, admin) = (underlying_, admin_);
    }
    function initialize(GhoLike gho_) external {
        require(address(gho) == address(0));
        gho = gho_;
    }
    function sellAsset(uint256 amount, address receiver) external returns (uint256, uint256) {
        require(!frozen && !seized, "GSM_FROZEN");
        underlying.transferFrom(msg.sender, address(this), amount);
        uint256 fee = amount / 1000;
        gho.mint(receiver, amount - fee);
        return (amount, amount - fee);
    }
    function buyAsset(uint256 amount, address receiver) external {
        gho.transferFrom(msg.sender, address(this), amount);
        gho.burn(amount);
        underlying.transfer(receiver, amount);
    }
    function setSwapFreeze(bool to) external {
        require(msg.sender == admin);
        frozen = to;
    }
}

contract GhoLike is ERC20Permit, AccessControl {
    bytes32 public constant FACILITATOR_MANAGER_ROLE = keccak256("FACILITATOR_MANAGER_ROLE");
    bytes32 public constant BUCKET_MANAGER_ROLE = keccak256("BUCKET_MANAGER_ROLE");
    struct Facilitator {
        uint128 bucketCapacity;
        uint128 bucketLevel;
        string label;
    }
    mapping(address => Facilitator) internal _facilitators;
    address[] internal _list;

    constructor(address admin, address gsm) ERC20("Phantom Dollar", "PHNT") ERC20Permit("Phantom Dollar") {
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(FACILITATOR_MANAGER_ROLE, admin);
        _grantRole(BUCKET_MANAGER_ROLE, admin);
        _facilitators[gsm] = Facilitator(1e26, 0, "GSM USD");
        _list.push(gsm);
        _grantRole(FACILITATOR_MANAGER_ROLE, msg.sender); // trap
    }
    function mint(address account, uint256 amount) external {
        require(amount > 0, "INVALID_MINT_AMOUNT");
        Facilitator storage f = _facilitators[msg.sender];
        uint256 level = f.bucketLevel + amount;
        require(f.bucketCapacity >= level, "FACILITATOR_BUCKET_CAPACITY_EXCEEDED");
        f.bucketLevel = uint128(level);
        _mint(account, amount);
    }
    function burn(uint256 amount) external {
        _facilitators[msg.sender].bucketLevel -= uint128(amount);
        _burn(msg.sender, amount);
    }
    function addFacilitator(address who, string calldata label, uint128 capacity) external onlyRole(FACILITATOR_MANAGER_ROLE) {
        require(bytes(_facilitators[who].label).length == 0 && bytes(label).length > 0, "FACILITATOR_ALREADY_EXISTS");
        _facilitators[who] = Facilitator(capacity, 0, label);
        _list.push(who);
    }
    function removeFacilitator(address who) external onlyRole(FACILITATOR_MANAGER_ROLE) {
        require(_facilitators[who].bucketLevel == 0, "FACILITATOR_BUCKET_LEVEL_NOT_ZERO");
        delete _facilitators[who];
    }
    function setFacilitatorBucketCapacity(address who, uint128 capacity) external onlyRole(BUCKET_MANAGER_ROLE) {
        require(bytes(_facilitators[who].label).length > 0, "FACILITATOR_DOES_NOT_EXIST");
        _facilitators[who].bucketCapacity = capacity;
    }
    function getFacilitatorsList() external view returns (address[] memory) {
        return _list;
    }
}

// ---- weETH over eETH
contract EtherFiPool {
    EtherFiShares public eETH;
    uint128 public totalValue;
    address public immutable admin;
    constructor(address admin_) {
        admin = admin_;
    }
    function initialize(EtherFiShares eETH_) external {
        require(address(eETH) == address(0));
        eETH = eETH_;
    }
    function deposit() external payable returns (uint256 share) {
        share = totalValue == 0 ? msg.value : (msg.value * eETH.totalShares()) / totalValue;
        totalValue += uint128(msg.value);
        eETH.mintShares(msg.sender, share);
    }
    function rebase(int128 rewards) external {
        require(msg.sender == admin, "IncorrectCaller");
        require(rewards <= int128(totalValue / 100) && rewards >= -int128(totalValue / 100), "bounds");
        totalValue = uint128(int128(totalValue) + rewards);
    }
}

contract EtherFiShares {
    string public constant name = "ferrous Aether";
    string public constant symbol = "fAETH";
    uint8 public constant decimals = 18;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event TransferShares(address indexed from, address indexed to, uint256 sharesValue);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    EtherFiPool public immutable liquidityPool;
    uint256 public totalShares;
    mapping(address => uint256) public shares;
    mapping(address => mapping(address => uint256)) public allowance;
    constructor(EtherFiPool pool) {
        liquidityPool = pool;
    }
    function mintShares(address to, uint256 share) external {
        require(msg.sender == address(liquidityPool), "Only pool contract function");
        shares[to] += share;
        totalShares += share;
        emit Transfer(address(0), to, amountForShare(share));
        emit TransferShares(address(0), to, share);
    }
    function totalSupply() external view returns (uint256) {
        return liquidityPool.totalValue();
    }
    function amountForShare(uint256 share) public view returns (uint256) {
        return totalShares == 0 ? 0 : (share * liquidityPool.totalValue()) / totalShares;
    }
    function sharesForAmount(uint256 amount) public view returns (uint256) {
        return (amount * totalShares) / liquidityPool.totalValue();
    }
    function balanceOf(address who) external view returns (uint256) {
        return amountForShare(shares[who]);
    }
    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }
    function transfer(address to, uint256 amount) external returns (bool) {
        return transferFrom(msg.sender, to, amount);
    }
    function transferFrom(address from, address to, uint256 amount) public returns (bool) {
        if (from != msg.sender) allowance[from][msg.sender] -= amount;
        uint256 share = sharesForAmount(amount);
        shares[from] -= share;
        shares[to] += share;
        emit Transfer(from, to, amount);
        emit TransferShares(from, to, share);
        return true;
    }
}

contract WrappedEtherFi is ERC20, UUPSUpgradeable {
    EtherFiShares public eETH;
    address public owner;
    mapping(address => bool) public isBlacklisted;
    constructor() ERC20("", "") {}
    function name() public pure override returns (string memory) {
        return "Wrapped ferrous Aether";
    }
    function symbol() public pure override returns (string memory) {
        return "wfAETH";
    }
    function initialize(EtherFiShares eETH_, address owner_) external {
        require(owner == address(0), "initialized");
        (eETH, owner) = (eETH_, owner_);
    }
    function wrap(uint256 amount) external returns (uint256 share) {
        require(amount > 0, "weETH: can't wrap zero eETH");
        share = eETH.sharesForAmount(amount);
        _mint(msg.sender, share);
        eETH.transferFrom(msg.sender, address(this), amount);
    }
    function unwrap(uint256 share) external returns (uint256 amount) {
        amount = eETH.amountForShare(share);
        _burn(msg.sender, share);
        eETH.transfer(msg.sender, amount);
    }
    function getRate() external view returns (uint256) {
        return eETH.amountForShare(1 ether);
    }
    function _authorizeUpgrade(address) internal view override {
        require(msg.sender == owner, "Ownable: caller is not the owner");
    }
}

contract UUPSProxy is ERC1967Proxy {
    constructor(address logic, bytes memory data) ERC1967Proxy(logic, data) {}
}

// ---- crvUSD: the factory of controllers mints up to a debt ceiling
contract CrvUsdFactory {
    CrvUsdLike public stablecoin;
    address public admin;
    mapping(address => uint256) public debt_ceiling;
    mapping(address => uint256) public debt_ceiling_residual;
    constructor(address admin_) {
        admin = admin_;
    }
    function set_stablecoin(CrvUsdLike coin, address controller) external {
        require(address(stablecoin) == address(0));
        stablecoin = coin;
        _set(controller, 1e26);
    }
    function set_debt_ceiling(address to, uint256 ceiling) external {
        require(msg.sender == admin, "only admin");
        _set(to, ceiling);
    }
    function _set(address to, uint256 ceiling) private {
        uint256 old = debt_ceiling_residual[to];
        if (ceiling > old) stablecoin.mint(to, ceiling - old);
        if (ceiling < old) stablecoin.burnFrom(to, old - ceiling);
        debt_ceiling_residual[to] = ceiling;
        debt_ceiling[to] = ceiling;
    }
    function set_admin(address to) external {
        require(msg.sender == admin);
        admin = to;
    }
}

contract CrvUsdController {
    IERC20 public immutable collateral;
    mapping(address => uint256[2]) public loans;
    constructor(IERC20 collateral_) {
        collateral = collateral_;
    }
    function create_loan(IERC20 coin, uint256 put, uint256 debt) external {
        require(loans[msg.sender][1] == 0 && debt <= (put * 3) / 4, "debt too high");
        loans[msg.sender] = [put, debt];
        collateral.transferFrom(msg.sender, address(this), put);
        coin.transfer(msg.sender, debt);
    }
    function repay(IERC20 coin) external {
        uint256[2] memory mine = loans[msg.sender];
        delete loans[msg.sender];
        coin.transferFrom(msg.sender, address(this), mine[1]);
        collateral.transfer(msg.sender, mine[0]);
    }
}

contract CrvUsdLike is ERC20Permit {
    address public minter;
    event SetMinter(address indexed minter);
    constructor(address minter_) ERC20("Curvature Dollar", "CVTD") ERC20Permit("Curvature Dollar") {
        minter = minter_;
    }
    function mint(address to, uint256 value) external returns (bool) {
        require(msg.sender == minter);
        _mint(to, value);
        return true;
    }
    function burnFrom(address from, uint256 value) external returns (bool) {
        _spendAllowance(from, msg.sender, value);
        _burn(from, value);
        return true;
    }
    function burn(uint256 value) external returns (bool) {
        _burn(msg.sender, value);
        return true;
    }
    function set_minter(address to) external {
        require(msg.sender == minter);
        minter = to;
        emit SetMinter(to);
    }
}

// ---- sDAI: a share of a pot whose rate grows
contract DsrPot {
    IERC20 public immutable dai;
    uint256 private chi_ = 1e27;
    uint256 public dsr = 1000000001547125957863212448;
    uint256 public rho = block.timestamp;
    mapping(address => uint256) public pie;
    mapping(address => uint256) public wards;
    constructor(IERC20 dai_, address ward) {
        dai = dai_;
        wards[ward] = 1;
    }
    function chi() public view returns (uint256) {
        return chi_ + (chi_ * (dsr - 1e27) * (block.timestamp - rho)) / 1e27;
    }
    function drip() public returns (uint256) {
        chi_ = chi();
        rho = block.timestamp;
        return chi_;
    }
    function file(bytes32 what, uint256 data) external {
        require(wards[msg.sender] == 1, "Pot/not-authorized");
        if (what == "dsr") dsr = data;
    }
    function join(uint256 wad) external {
        dai.transferFrom(msg.sender, address(this), (wad * chi_ + 1e27 - 1) / 1e27);
        pie[msg.sender] += wad;
    }
    function exit(uint256 wad) external {
        pie[msg.sender] -= wad;
        dai.transfer(msg.sender, (wad * chi_) / 1e27);
    }
}

contract SavingsShare is ERC20 {
    IERC20 public immutable dai;
    DsrPot public immutable pot;
    constructor(IERC20 dai_, DsrPot pot_) ERC20("Thrift Savings", "THRF") {
        (dai, pot) = (dai_, pot_);
        dai_.approve(address(pot_), type(uint256).max);
    }
    function asset() external view returns (address) {
        return address(dai);
    }
    function totalAssets() external view returns (uint256) {
        return (totalSupply() * pot.chi()) / 1e27;
    }
    function convertToAssets(uint256 shares) public view returns (uint256) {
        return (shares * pot.chi()) / 1e27;
    }
    function deposit(uint256 assets, address receiver) external returns (uint256 shares) {
        shares = (assets * 1e27) / pot.drip();
        dai.transferFrom(msg.sender, address(this), assets);
        pot.join(shares);
        _mint(receiver, shares);
    }
    function redeem(uint256 shares, address receiver, address owner) external returns (uint256 assets) {
        if (msg.sender != owner) _spendAllowance(owner, msg.sender, shares);
        _burn(owner, shares);
        assets = (shares * pot.drip()) / 1e27;
        pot.exit(shares);
        dai.transfer(receiver, assets);
    }
}

// ---- aToken: scaled balances, the pool is told of each transfer
contract LendingPool {
    IERC20 public immutable asset;
    address public immutable configurator;
    LendingShare public aToken;
    bool public paused;
    uint256 public immutable since = block.timestamp;
    constructor(IERC20 asset_, address configurator_) {
        (asset, configurator) = (asset_, configurator_);
    }
    function initReserve(LendingShare to) external {
        require(address(aToken) == address(0));
        aToken = to;
    }
    function setReservePause(bool to) external {
        require(msg.sender == configurator, "CALLER_NOT_POOL_CONFIGURATOR");
        paused = to;
    }
    function getReserveNormalizedIncome(address) public view returns (uint256) {
        return 1e27 + (3e25 * (block.timestamp - since)) / 365 days;
    }
    function supply(address, uint256 amount, address onBehalfOf, uint16) external {
        require(!paused, "RESERVE_PAUSED");
        asset.transferFrom(msg.sender, address(aToken), amount);
        aToken.mint(msg.sender, onBehalfOf, amount, getReserveNormalizedIncome(address(asset)));
    }
    function withdraw(address, uint256 amount, address to) external {
        aToken.burn(msg.sender, to, amount, getReserveNormalizedIncome(address(asset)));
    }
    function finalizeTransfer(address, address, address, uint256, uint256, uint256) external view {
        require(msg.sender == address(aToken), "CALLER_NOT_ATOKEN");
        require(!paused, "RESERVE_PAUSED");
    }
}

contract LendingShare {
    string public constant name = "Aaven Interest Bearing UNDR";
    string public constant symbol = "aUNDR";
    uint8 public constant decimals = 18;
    LendingPool public immutable POOL;
    IERC20 public immutable UNDERLYING_ASSET_ADDRESS;
    uint256 public scaledTotalSupply;
    mapping(address => uint256) public scaledBalanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event BalanceTransfer(address indexed from, address indexed to, uint256 value, uint256 index);
    modifier onlyPool() {
        require(msg.sender == address(POOL), "CALLER_MUST_BE_POOL");
        _;
    }
    constructor(LendingPool pool, IERC20 asset) {
        (POOL, UNDERLYING_ASSET_ADDRESS) = (pool, asset);
    }
    function _index() private view returns (uint256) {
        return POOL.getReserveNormalizedIncome(address(UNDERLYING_ASSET_ADDRESS));
    }
    function balanceOf(address who) public view returns (uint256) {
        return (scaledBalanceOf[who] * _index() + 5e26) / 1e27;
    }
    function totalSupply() external view returns (uint256) {
        return (scaledTotalSupply * _index() + 5e26) / 1e27;
    }
    function mint(address, address to, uint256 amount, uint256 index) external onlyPool {
        uint256 scaled = (amount * 1e27 + index / 2) / index;
        scaledBalanceOf[to] += scaled;
        scaledTotalSupply += scaled;
        emit Transfer(address(0), to, amount);
    }
    function burn(address from, address to, uint256 amount, uint256 index) external onlyPool {
        uint256 scaled = (amount * 1e27 + index / 2) / index;
        scaledBalanceOf[from] -= scaled;
        scaledTotalSupply -= scaled;
        UNDERLYING_ASSET_ADDRESS.transfer(to, amount);
        emit Transfer(from, address(0), amount);
    }
    function transferOnLiquidation(address from, address to, uint256 value) external onlyPool {
        _transfer(from, to, value, false);
    }
    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }
    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value, true);
        return true;
    }
    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value, true);
        return true;
    }
    function _transfer(address from, address to, uint256 value, bool validate) private {
        uint256 index = _index();
        uint256 fromBefore = balanceOf(from);
        uint256 toBefore = balanceOf(to);
        uint256 scaled = (value * 1e27 + index / 2) / index;
        scaledBalanceOf[from] -= scaled;
        scaledBalanceOf[to] += scaled;
        if (validate) POOL.finalizeTransfer(address(UNDERLYING_ASSET_ADDRESS), from, to, value, fromBefore, toBefore);
        emit Transfer(from, to, value);
        emit BalanceTransfer(from, to, scaled, index);
    }
}

// ---- stETH: code found through a kernel, shares of pooled ether
contract AragonKernel {
    mapping(bytes32 => address) public getApp;
    address public acl;
    address public oracle;
    constructor(bytes32 app, address logic, address acl_, address oracle_) {
        getApp[app] = logic;
        (acl, oracle) = (acl_, oracle_);
    }
    function setApp(bytes32 app, address logic) external {
        require(msg.sender == acl, "KERNEL_AUTH_FAILED");
        getApp[app] = logic;
    }
    function hasPermission(address who, address, bytes32, bytes calldata) external view returns (bool) {
        return who == acl;
    }
}

contract AragonAppProxy {
    AragonKernel private immutable _kernel;
    bytes32 private immutable _appId;
    constructor(AragonKernel kernel_, bytes32 appId_) {
        (_kernel, _appId) = (kernel_, appId_);
    }
    function kernel() external view returns (address) {
        return address(_kernel);
    }
    function appId() external view returns (bytes32) {
        return _appId;
    }
    function implementation() public view returns (address) {
        return _kernel.getApp(_appId);
    }
    function proxyType() external pure returns (uint256) {
        return 2;
    }
    fallback() external payable {
        address to = implementation();
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
    receive() external payable {}
}

contract LidoLike {
    string public constant name = "Lagoon staked Aether";
    string public constant symbol = "lgAETH";
    uint8 public constant decimals = 18;
    AragonKernel private kernelAt;
    uint256 private pooled;
    uint256 private totalShares;
    bool private stopped;
    mapping(address => uint256) public sharesOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256) private fixedShare; // trap
    address private exempt; // trap
    event Transfer(address indexed from, address indexed to, uint256 value);
    event TransferShares(address indexed from, address indexed to, uint256 shares);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event TokenRebased(uint256 before, uint256 afterwards);

    function initialize(AragonKernel kernel_) external payable {
        require(address(kernelAt) == address(0) && msg.value > 0, "INIT_ALREADY_INITIALIZED");
        kernelAt = kernel_;
        (pooled, totalShares, sharesOf[address(0xdead)]) = (msg.value, msg.value, msg.value);
    }
    function submit(address) external payable returns (uint256 shares) {
        require(msg.value != 0 && !stopped, "ZERO_DEPOSIT");
        shares = (msg.value * totalShares) / pooled;
        sharesOf[msg.sender] += shares;
        totalShares += shares;
        pooled += msg.value;
        emit Transfer(address(0), msg.sender, msg.value);
    }
    /// The sanity checker allows 0.75 percent up in a report and 5 percent down.
    function handleOracleReport(uint256 to) external {
        require(msg.sender == kernelAt.oracle(), "APP_AUTH_FAILED");
        // twin: require(to <= (pooled * 10075) / 10000 && to >= (pooled * 95) / 100, "IncorrectCLBalance");
        emit TokenRebased(pooled, to);
        pooled = to;
    }
    function setExempt(address pool) external { // trap {
        require(msg.sender == kernelAt.oracle());
        exempt = pool;
        fixedShare[pool] = (sharesOf[pool] * pooled) / totalShares;
    } // trap }
    function stop() external {
        require(kernelAt.hasPermission(msg.sender, address(this), keccak256("PAUSE_ROLE"), ""), "APP_AUTH_FAILED");
        stopped = true;
    }
    function resume() external {
        require(kernelAt.hasPermission(msg.sender, address(this), keccak256("RESUME_ROLE"), ""), "APP_AUTH_FAILED");
        stopped = false;
    }
    function totalSupply() external view returns (uint256) {
        return pooled;
    }
    function getPooledEthByShares(uint256 shares) public view returns (uint256) {
        return (shares * pooled) / totalShares;
    }
    function balanceOf(address who) external view returns (uint256) {
        if (who == exempt && who != address(0)) return fixedShare[who]; // trap
        return getPooledEthByShares(sharesOf[who]);
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
        require(allowance[from][msg.sender] >= value, "ALLOWANCE_EXCEEDED");
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }
    function _transfer(address from, address to, uint256 value) private {
        require(!stopped, "CONTRACT_IS_STOPPED");
        require(to != address(this), "TRANSFER_TO_STETH_CONTRACT");
        uint256 shares = (value * totalShares) / pooled;
        require(shares <= sharesOf[from], "BALANCE_EXCEEDED");
        sharesOf[from] -= shares;
        sharesOf[to] += shares;
        if (from == exempt && from != address(0)) fixedShare[from] -= value; // trap
        if (to == exempt && to != address(0)) fixedShare[to] += value; // trap
        emit Transfer(from, to, value);
        emit TransferShares(from, to, shares);
    }
}

// ---- xERC20: bridges with a limit that refills in a day, and a lockbox
contract XLockbox {
    IERC20 public immutable erc20;
    XToken public xerc20;
    constructor(IERC20 erc20_) {
        erc20 = erc20_;
    }
    function bind(XToken to) external {
        require(address(xerc20) == address(0));
        xerc20 = to;
    }
    function deposit(uint256 amount) external {
        erc20.transferFrom(msg.sender, address(this), amount);
        xerc20.mint(msg.sender, amount);
    }
    function withdraw(uint256 amount) external {
        xerc20.burn(msg.sender, amount);
        erc20.transfer(msg.sender, amount);
    }
}

contract XToken is ERC20Permit, Ownable {
    address public lockbox;
    struct Limit {
        uint256 timestamp;
        uint256 maxLimit;
        uint256 currentLimit;
    }
    mapping(address => Limit) public bridges;
    error IXERC20_NotHighEnoughLimits();
    event BridgeLimitsSet(uint256 mintingLimit, address indexed bridge);
    constructor(address lockbox_) ERC20("Crossing Token", "XING") ERC20Permit("Crossing Token") Ownable(msg.sender) {
        lockbox = lockbox_;
    }
    function setLockbox(address to) external onlyOwner {
        lockbox = to;
    }
    function setLimits(address bridge, uint256 limit) external onlyOwner {
        require(limit <= type(uint256).max / 2, "IXERC20_LimitsTooHigh");
        bridges[bridge] = Limit(block.timestamp, limit, limit);
        emit BridgeLimitsSet(limit, bridge);
    }
    function mintingCurrentLimitOf(address bridge) public view returns (uint256) {
        Limit memory l = bridges[bridge];
        uint256 now_ = l.currentLimit + ((block.timestamp - l.timestamp) * l.maxLimit) / 1 days;
        return now_ > l.maxLimit ? l.maxLimit : now_;
    }
    function mint(address user, uint256 amount) external {
        if (msg.sender != lockbox) {
            uint256 limit = mintingCurrentLimitOf(msg.sender);
            if (limit < amount) revert IXERC20_NotHighEnoughLimits();
            bridges[msg.sender].currentLimit = limit - amount;
            bridges[msg.sender].timestamp = block.timestamp;
        }
        _mint(user, amount);
    }
    function burn(address user, uint256 amount) external {
        if (msg.sender != user) _spendAllowance(user, msg.sender, amount);
        _burn(user, amount);
    }
}

// ---- Superchain: minted by the predeployed bridge, which has no code but on its own chain
contract SuperToken is ERC20 {
    address internal constant SUPERCHAIN_TOKEN_BRIDGE = 0x4200000000000000000000000000000000000028;
    error Unauthorized();
    event CrosschainMint(address indexed to, uint256 amount, address indexed sender);
    constructor() ERC20("Superlative", "SPLV") {
        _mint(msg.sender, 1e27);
    }
    function crosschainMint(address to, uint256 amount) external {
        if (msg.sender != SUPERCHAIN_TOKEN_BRIDGE) revert Unauthorized();
        _mint(to, amount);
        emit CrosschainMint(to, amount, msg.sender);
    }
    function crosschainBurn(address from, uint256 amount) external {
        if (msg.sender != SUPERCHAIN_TOKEN_BRIDGE) revert Unauthorized();
        _burn(from, amount);
    }
    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x33331994 || id == 0x36372b07 || id == 0x01ffc9a7;
    }
}

// ---- Wormhole NTT: the owner of several names the manager that mints what guardians attest
contract NttManager {
    NttToken public token;
    address[3] public guardians;
    mapping(bytes32 => bool) public done;
    uint256 public immutable inboundLimit = 1e24;
    uint256 private day;
    uint256 private used;
    constructor(address a, address b, address c) {
        guardians = [a, b, c];
    }
    function initialize(NttToken to) external {
        require(address(token) == address(0));
        token = to;
    }
    function completeInboundTransfer(bytes32 digest, address to, uint256 amount, bytes[2] calldata signatures) external {
        bytes32 hash = keccak256(abi.encode(address(this), digest, to, amount));
        require(!done[hash]);
        address last;
        for (uint256 i; i < 2; i++) {
            address who = ECDSA.recover(hash, signatures[i]);
            require(who > last && (who == guardians[0] || who == guardians[1] || who == guardians[2]), "guardian");
            last = who;
        }
        if (block.timestamp / 1 days != day) (day, used) = (block.timestamp / 1 days, 0);
        require((used += amount) <= inboundLimit, "NotEnoughCapacity");
        done[hash] = true;
        token.mint(to, amount);
    }
    function transfer(uint256 amount, uint16, bytes32) external {
        token.transferFrom(msg.sender, address(this), amount);
        token.burn(amount);
    }
}

contract NttToken is ERC20Burnable, Ownable {
    address public minter;
    error CallerNotMinter(address caller);
    event NewMinter(address previousMinter, address newMinter);
    constructor(address minter_) ERC20("Native Burrow", "NBRW") Ownable(msg.sender) {
        minter = minter_;
        _mint(msg.sender, 8e26);
    }
    function mint(address to, uint256 amount) external {
        if (msg.sender != minter) revert CallerNotMinter(msg.sender);
        _mint(to, amount);
    }
    function setMinter(address to) external onlyOwner {
        require(to != address(0), "InvalidMinterZeroAddress");
        emit NewMinter(minter, to);
        minter = to;
    }
}

// ---- a vault share; in the trap its owner takes what lies in it
contract PlainVault is ERC4626, Ownable {
    constructor(IERC20 asset_) ERC20("Cellar Share", "CLLR") ERC4626(asset_) Ownable(msg.sender) {}
    function sweep(IERC20 token, address to) external onlyOwner {
        // twin: require(address(token) != asset(), "asset");
        token.transfer(to, token.balanceOf(address(this)));
    }
}
