// 0.8 runs=1000 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.22;

import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {BeaconProxy} from "@openzeppelin/contracts/proxy/beacon/BeaconProxy.sol";
import {UpgradeableBeacon} from "@openzeppelin/contracts/proxy/beacon/UpgradeableBeacon.sol";
import {TransparentUpgradeableProxy} from "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";

/// The ledger that all logics here share.
abstract contract LedgerUpgradeable is Initializable {
    string public name;
    string public symbol;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    uint256[45] private __gap;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed);
    error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed);
    error ERC20InvalidReceiver(address receiver);

    function __Ledger_init(string memory name_, string memory symbol_) internal onlyInitializing {
        (name, symbol) = (name_, symbol_);
    }

    function decimals() external pure returns (uint8) {
        return 18;
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
        uint256 current = allowance[from][msg.sender];
        if (current != type(uint256).max) {
            if (current < value) revert ERC20InsufficientAllowance(msg.sender, current, value);
            unchecked {
                allowance[from][msg.sender] = current - value;
            }
        }
        _update(from, to, value);
        return true;
    }

    function _update(address from, address to, uint256 value) internal virtual {
        if (to == address(0)) revert ERC20InvalidReceiver(to);
        uint256 held = balanceOf[from];
        if (held < value) revert ERC20InsufficientBalance(from, held, value);
        unchecked {
            balanceOf[from] = held - value;
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }
}

/// @notice Network token. The timelock upgrades it; a guardian may stop it for twelve hours, once in ninety days.
contract HollinLogic is LedgerUpgradeable, UUPSUpgradeable {
    uint256 public constant PAUSE_DURATION = 12 hours;
    uint256 public constant PAUSE_COOLDOWN = 90 days;

    address public owner;
    address public guardian;
    uint64 public pausedUntil;
    uint64 public nextPauseAt;
    string public docs;

    event OwnershipTransferred(address indexed from, address indexed to);
    event GuardianChanged(address indexed guardian);
    event EmergencyPaused(address indexed by, uint64 until);
    event EmergencyLifted();
    event DocsChanged(string docs);

    error NotOwner();
    error NotGuardian();
    error PausedUntil(uint64 until);
    error CoolingDown(uint64 until);

    modifier onlyOwner() {
        if (msg.sender != owner) revert NotOwner();
        _;
    }

    /// @custom:oz-upgrades-unsafe-allow constructor
    constructor() {
        _disableInitializers();
    }

    function initialize(address owner_, address guardian_, address holder) external initializer {
        __Ledger_init("Hollin", "HOLN");
        owner = owner_;
        guardian = guardian_;
        emit OwnershipTransferred(address(0), owner_);
        emit GuardianChanged(guardian_);
        _mint(holder, 300_000_000 ether);
    }

    function emergencyPause() external {
        if (msg.sender != guardian) revert NotGuardian();
        if (block.timestamp < nextPauseAt) revert CoolingDown(nextPauseAt);
        pausedUntil = uint64(block.timestamp + PAUSE_DURATION);
        nextPauseAt = uint64(block.timestamp + PAUSE_COOLDOWN);
        emit EmergencyPaused(msg.sender, pausedUntil);
    }

    function liftPause() external {
        if (msg.sender != guardian && msg.sender != owner) revert NotGuardian();
        pausedUntil = 0;
        emit EmergencyLifted();
    }

    function paused() public view returns (bool) {
        return block.timestamp < pausedUntil;
    }

    function setGuardian(address guardian_) external onlyOwner {
        guardian = guardian_;
        emit GuardianChanged(guardian_);
    }

    function setDocs(string calldata docs_) external onlyOwner {
        docs = docs_;
        emit DocsChanged(docs_);
    }

    function transferOwnership(address to) external onlyOwner {
        emit OwnershipTransferred(owner, to);
        owner = to;
    }

    function _authorizeUpgrade(address) internal override onlyOwner {}

    function _update(address from, address to, uint256 value) internal override {
        if (paused()) revert PausedUntil(pausedUntil);
        super._update(from, to, value);
    }
}

contract HollinProxy is ERC1967Proxy {
    constructor(address logic, bytes memory data) payable ERC1967Proxy(logic, data) {}
}

/// @notice One of many community coins out of the same beacon. Half of the supply was the creator's and vests by the day.
contract HamletLogic is LedgerUpgradeable {
    address public creator;
    string public contractURI;
    uint256 public vestingStart;
    uint256 public vested;
    uint256 public constant VESTING = 365 days;
    uint256 public constant CREATOR_SHARE = 50_000_000 ether;

    event ContractURIUpdated();
    event CreatorChanged(address indexed creator);
    event VestingReleased(address indexed creator, uint256 amount);

    constructor() {
        _disableInitializers();
    }

    function initialize(string calldata name_, string calldata symbol_, string calldata uri, address creator_) external initializer {
        __Ledger_init(name_, symbol_);
        creator = creator_;
        contractURI = uri;
        vestingStart = block.timestamp;
        _mint(address(this), CREATOR_SHARE);
        _mint(creator_, 950_000_000 ether);
    }

    modifier onlyCreator() {
        require(msg.sender == creator, "creator");
        _;
    }

    function releasable() public view returns (uint256) {
        uint256 passed = block.timestamp - vestingStart;
        return (passed >= VESTING ? CREATOR_SHARE : (CREATOR_SHARE * passed) / VESTING) - vested;
    }

    function release() external {
        uint256 amount = releasable();
        vested += amount;
        _update(address(this), creator, amount);
        emit VestingReleased(creator, amount);
    }

    function setContractURI(string calldata uri) external onlyCreator {
        contractURI = uri;
        emit ContractURIUpdated();
    }

    function setCreator(address to) external onlyCreator {
        creator = to;
        emit CreatorChanged(to);
    }

    function burn(uint256 amount) external {
        balanceOf[msg.sender] -= amount;
        totalSupply -= amount;
        emit Transfer(msg.sender, address(0), amount);
    }
}

contract HamletBeacon is UpgradeableBeacon {
    constructor(address logic, address owner) UpgradeableBeacon(logic, owner) {}
}

contract HamletProxy is BeaconProxy {
    constructor(address beacon, bytes memory data) payable BeaconProxy(beacon, data) {}
}

/// @notice A troy ounce in a vault. Fee of two hundredths of a percent; supply, freezing and fees are the trustee's signers'.
contract GildenLogic is LedgerUpgradeable {
    uint256 public constant FEE_PARTS = 1_000_000;
    uint256 public constant MAX_FEE_RATE = 1_000;

    address public owner;
    address public supplyController;
    address public assetProtectionRole;
    address public feeController;
    address public feeRecipient;
    uint256 public feeRate;
    bool public paused;
    mapping(address => bool) internal frozen;

    event OwnershipTransferred(address indexed from, address indexed to);
    event SupplyIncreased(address indexed to, uint256 value);
    event SupplyDecreased(address indexed from, uint256 value);
    event AddressFrozen(address indexed addr);
    event AddressUnfrozen(address indexed addr);
    event FrozenAddressWiped(address indexed addr);
    event FeeCollected(address indexed from, address indexed to, uint256 value);
    event FeeRateSet(uint256 oldFeeRate, uint256 newFeeRate);
    event Pause();
    event Unpause();

    constructor() {
        _disableInitializers();
    }

    function initialize(address trustee, address holder) external initializer {
        __Ledger_init("Gilden Ounce", "GILD");
        owner = supplyController = assetProtectionRole = feeController = feeRecipient = trustee;
        feeRate = 200;
        emit OwnershipTransferred(address(0), trustee);
        _mint(holder, 45_000 ether);
        emit SupplyIncreased(holder, 45_000 ether);
    }

    modifier only(address who) {
        require(msg.sender == who, "role");
        _;
    }

    function pause() external only(owner) {
        paused = true;
        emit Pause();
    }

    function unpause() external only(owner) {
        paused = false;
        emit Unpause();
    }

    function freeze(address who) external only(assetProtectionRole) {
        frozen[who] = true;
        emit AddressFrozen(who);
    }

    function unfreeze(address who) external only(assetProtectionRole) {
        frozen[who] = false;
        emit AddressUnfrozen(who);
    }

    function wipeFrozenAddress(address who) external only(assetProtectionRole) {
        require(frozen[who], "address is not frozen");
        uint256 held = balanceOf[who];
        balanceOf[who] = 0;
        totalSupply -= held;
        emit FrozenAddressWiped(who);
        emit SupplyDecreased(who, held);
        emit Transfer(who, address(0), held);
    }

    function isFrozen(address who) external view returns (bool) {
        return frozen[who];
    }

    function increaseSupply(uint256 value) external only(supplyController) {
        _mint(supplyController, value);
        emit SupplyIncreased(supplyController, value);
    }

    function decreaseSupply(uint256 value) external only(supplyController) {
        balanceOf[supplyController] -= value;
        totalSupply -= value;
        emit SupplyDecreased(supplyController, value);
        emit Transfer(supplyController, address(0), value);
    }

    function setFeeRate(uint256 rate) external only(feeController) {
        require(rate <= MAX_FEE_RATE, "cannot set fee rate above a tenth of a percent");
        emit FeeRateSet(feeRate, rate);
        feeRate = rate;
    }

    function getFeeFor(uint256 value) public view returns (uint256) {
        return (value * feeRate) / FEE_PARTS;
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!paused, "whenNotPaused");
        require(!frozen[from] && !frozen[to] && !frozen[msg.sender], "address frozen");
        uint256 fee = getFeeFor(value);
        if (fee > 0) {
            super._update(from, feeRecipient, fee);
            emit FeeCollected(from, feeRecipient, fee);
        }
        super._update(from, to, value - fee);
    }
}

contract GildenProxy is TransparentUpgradeableProxy {
    constructor(address logic, address admin, bytes memory data) payable TransparentUpgradeableProxy(logic, admin, data) {}
}
