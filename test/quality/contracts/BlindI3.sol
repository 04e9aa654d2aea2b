// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20Pausable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Pausable.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {ERC20Capped} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Capped.sol";
import {ERC20FlashMint} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20FlashMint.sol";
import {ERC20Wrapper} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Wrapper.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {AccessControlDefaultAdminRules} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {TransparentUpgradeableProxy} from "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";

contract PlainCoin is ERC20 {
    constructor(string memory name_, string memory symbol_, uint256 supply) ERC20(name_, symbol_) {
        _mint(msg.sender, supply);
    }
}

contract BasaltToken is ERC20, ERC20Burnable, ERC20Pausable, AccessControl, ERC20Permit {
    bytes32 public constant PAUSER_ROLE = keccak256("PAUSER_ROLE");
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");

    constructor(address defaultAdmin, address pauser, address minter, address recipient) ERC20("Basalt", "BSLT") ERC20Permit("Basalt") {
        _grantRole(DEFAULT_ADMIN_ROLE, defaultAdmin);
        _grantRole(PAUSER_ROLE, pauser);
        _grantRole(MINTER_ROLE, minter);
        _mint(recipient, 50_000_000 * 10 ** decimals());
    }

    function pause() public onlyRole(PAUSER_ROLE) {
        _pause();
    }

    function unpause() public onlyRole(PAUSER_ROLE) {
        _unpause();
    }

    function mint(address to, uint256 amount) public onlyRole(MINTER_ROLE) {
        _mint(to, amount);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Pausable) {
        super._update(from, to, value);
    }
}

contract CivicToken is ERC20, Ownable, ERC20Permit, ERC20Votes {
    constructor(address initialOwner) ERC20("Civic Assembly", "CIVA") Ownable(initialOwner) ERC20Permit("Civic Assembly") {
        _mint(msg.sender, 10_000_000 * 10 ** decimals());
    }

    function mint(address to, uint256 amount) public onlyOwner {
        _mint(to, amount);
    }

    function clock() public view override returns (uint48) {
        return uint48(block.timestamp);
    }

    function CLOCK_MODE() public pure override returns (string memory) {
        return "mode=timestamp";
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }

    function nonces(address owner) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(owner);
    }
}

contract LightningToken is ERC20("Lightning Rod", "LROD"), ERC20Capped(40_000_000 ether), ERC20FlashMint, Ownable2Step {
    constructor(address owner_) Ownable(owner_) {
        _mint(msg.sender, 30_000_000 ether);
    }

    function mint(address to, uint256 amount) external onlyOwner {
        _mint(to, amount);
    }

    function maxFlashLoan(address token) public view override returns (uint256) {
        return token == address(this) ? cap() - totalSupply() : 0;
    }

    function _flashFee(address, uint256 value) internal pure override returns (uint256) {
        return value / 2000;
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Capped) {
        super._update(from, to, value);
    }
}

contract AtlasProxy is ERC1967Proxy {
    constructor(address implementation, bytes memory data) ERC1967Proxy(implementation, data) {}
}

contract AtlasToken is Initializable, ERC20("", ""), AccessControl, UUPSUpgradeable {
    bytes32 public constant UPGRADER_ROLE = keccak256("UPGRADER_ROLE");
    bytes32 public constant PAUSE_GUARDIAN_ROLE = keccak256("PAUSE_GUARDIAN_ROLE");
    bool public paused;

    error TransfersPaused();

    constructor() {
        _disableInitializers();
    }

    function initialize(address timelock, address guardian, address treasury) external initializer {
        _grantRole(DEFAULT_ADMIN_ROLE, timelock);
        _grantRole(UPGRADER_ROLE, timelock);
        _grantRole(PAUSE_GUARDIAN_ROLE, guardian);
        _mint(treasury, 250_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Atlas";
    }

    function symbol() public pure override returns (string memory) {
        return "ATLS";
    }

    function setPaused(bool paused_) external onlyRole(PAUSE_GUARDIAN_ROLE) {
        paused = paused_;
    }

    function version() external pure returns (uint256) {
        return 2;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (paused) revert TransfersPaused();
        super._update(from, to, value);
    }

    function _authorizeUpgrade(address) internal override onlyRole(UPGRADER_ROLE) {}
}

contract OrchardProxy is TransparentUpgradeableProxy {
    constructor(address logic, address initialOwner, bytes memory data) TransparentUpgradeableProxy(logic, initialOwner, data) {}
}

contract OrchardToken is Initializable, ERC20("", "") {
    address public governance;
    uint256 public inflationStart;
    uint256 public minted;

    constructor() {
        _disableInitializers();
    }

    function initialize(address governance_, address treasury) external initializer {
        governance = governance_;
        inflationStart = block.timestamp;
        _mint(treasury, 80_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Orchard";
    }

    function symbol() public pure override returns (string memory) {
        return "ORCH";
    }

    /// @notice Four million a year at most.
    function mintable() public view returns (uint256) {
        return ((block.timestamp - inflationStart) * 4_000_000 ether) / 365 days - minted;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == governance, "governance only");
        require(amount <= mintable(), "inflation schedule");
        minted += amount;
        _mint(to, amount);
    }
}

contract MeltwaterToken is ERC20("Meltwater", "MELT"), ERC20Permit("Meltwater"), AccessControlDefaultAdminRules {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    uint256 public constant YEARLY_BPS = 300;
    uint256 public immutable genesis = block.timestamp;
    mapping(uint256 => uint256) public mintedInYear;
    mapping(uint256 => uint256) public supplyAtYear;

    constructor(address admin) AccessControlDefaultAdminRules(3 days, admin) {
        _grantRole(MINTER_ROLE, admin);
        _mint(msg.sender, 120_000_000 ether);
    }

    function mint(address to, uint256 amount) external onlyRole(MINTER_ROLE) {
        uint256 year = (block.timestamp - genesis) / 365 days;
        if (supplyAtYear[year] == 0) supplyAtYear[year] = totalSupply();
        mintedInYear[year] += amount;
        require(mintedInYear[year] <= (supplyAtYear[year] * YEARLY_BPS) / 10_000, "yearly cap");
        _mint(to, amount);
    }
}

contract VotingWrapper is ERC20("Voting Loam", "vLOAM"), ERC20Permit("Voting Loam"), ERC20Votes, ERC20Wrapper {
    constructor(IERC20 underlying_) ERC20Wrapper(underlying_) {}

    function decimals() public view override(ERC20, ERC20Wrapper) returns (uint8) {
        return super.decimals();
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }

    function nonces(address owner) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(owner);
    }
}

/// Rewards come in now and then and are paid out evenly over a week, as with sUSDe.
contract StreamedSavings is ERC4626, ERC20Permit, AccessControl {
    using SafeERC20 for IERC20;

    bytes32 public constant REWARDER_ROLE = keccak256("REWARDER_ROLE");
    uint256 public constant VESTING = 7 days;
    uint256 public vestingAmount;
    uint256 public lastDistribution;

    event RewardsReceived(uint256 amount);

    constructor(IERC20 asset_, address admin) ERC20("Savings Crown", "sCRWN") ERC20Permit("Savings Crown") ERC4626(asset_) {
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(REWARDER_ROLE, admin);
    }

    function transferInRewards(uint256 amount) external onlyRole(REWARDER_ROLE) {
        vestingAmount = unvested() + amount;
        lastDistribution = block.timestamp;
        IERC20(asset()).safeTransferFrom(msg.sender, address(this), amount);
        emit RewardsReceived(amount);
    }

    function rescueTokens(IERC20 token, address to, uint256 amount) external onlyRole(DEFAULT_ADMIN_ROLE) {
        require(address(token) != asset(), "not the asset");
        token.safeTransfer(to, amount);
    }

    function unvested() public view returns (uint256) {
        uint256 passed = block.timestamp - lastDistribution;
        return passed >= VESTING ? 0 : (vestingAmount * (VESTING - passed)) / VESTING;
    }

    function totalAssets() public view override returns (uint256) {
        return super.totalAssets() - unvested();
    }

    function decimals() public view override(ERC4626, ERC20) returns (uint8) {
        return super.decimals();
    }

    function _decimalsOffset() internal pure override returns (uint8) {
        return 3;
    }
}
