// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20Capped} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Capped.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {ERC20Pausable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Pausable.sol";
import {ERC20FlashMint} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20FlashMint.sol";
import {ERC20TemporaryApproval} from "@openzeppelin/contracts/token/ERC20/extensions/draft-ERC20TemporaryApproval.sol";
import {ERC1363} from "@openzeppelin/contracts/token/ERC20/extensions/ERC1363.sol";
import {ERC4626, IERC20} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {AccessControlDefaultAdminRules} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// Votes and signatures, a supply that only shrinks; votes are counted by time.
contract HarborVotes is ERC20, ERC20Burnable, ERC20Permit, ERC20Votes {
    constructor() ERC20("Harbor Council", "HRBC") ERC20Permit("Harbor Council") {
        _mint(msg.sender, 40_000_000 ether);
    }

    function clock() public view override returns (uint48) {
        return uint48(block.timestamp);
    }

    function CLOCK_MODE() public pure override returns (string memory) {
        return "mode=timestamp";
    }

    function nonces(address who) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(who);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }
}

/// New tokens up to a cap, by whom the timelock says.
contract TidalEmission is ERC20Capped, AccessControl {
    bytes32 public constant EMITTER_ROLE = keccak256("EMITTER_ROLE");
    uint256 public immutable perYear;
    uint256 public emittedAt;
    uint256 private _left;

    error TooFast(uint256 asked, uint256 left);

    constructor(address governance) ERC20("Tidal Power", "TIDP") ERC20Capped(125_000_000 ether) {
        _grantRole(DEFAULT_ADMIN_ROLE, governance);
        _grantRole(EMITTER_ROLE, governance);
        perYear = 5_000_000 ether;
        emittedAt = block.timestamp;
        _mint(msg.sender, 100_000_000 ether);
    }

    function emitTo(address to, uint256 amount) external onlyRole(EMITTER_ROLE) {
        if (block.timestamp >= emittedAt + 365 days) {
            emittedAt = block.timestamp;
            _left = perYear;
        }
        if (amount > _left) revert TooFast(amount, _left);
        _left -= amount;
        _mint(to, amount);
    }
}

/// Guardians of several signatures can stop it for a while; the administrator changes with three days of delay.
contract GuildShield is ERC20Burnable, ERC20Pausable, AccessControlDefaultAdminRules {
    bytes32 public constant GUARDIAN_ROLE = keccak256("GUARDIAN_ROLE");

    constructor(address admin, address guardian)
        ERC20("Guild Shield", "GSHLD")
        AccessControlDefaultAdminRules(3 days, admin)
    {
        _grantRole(GUARDIAN_ROLE, guardian);
        _mint(msg.sender, 21_000_000 ether);
    }

    function pause() external onlyRole(GUARDIAN_ROLE) {
        _pause();
    }

    function unpause() external onlyRole(DEFAULT_ADMIN_ROLE) {
        _unpause();
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Pausable) {
        super._update(from, to, value);
    }
}

/// Flash loans for nine hundredths of a percent that are burnt, of a tenth of the supply at most.
contract LightningPool is ERC20FlashMint {
    constructor() ERC20("Lightning Pool", "LTNG") {
        _mint(msg.sender, 10_000_000 * 10 ** decimals());
    }

    function maxFlashLoan(address token) public view override returns (uint256) {
        return token == address(this) ? totalSupply() / 10 : 0;
    }

    function _flashFee(address, uint256 value) internal pure override returns (uint256) {
        return (value * 9) / 10_000;
    }
}

interface IReceiptHook {
    function tokensReceived(address operator, address from, uint256 value) external;
}

/// In the manner of ERC-777: who wants to be told names a contract, and operators for oneself.
contract BellTower is ERC20 {
    mapping(address => address) public hookOf;
    mapping(address => mapping(address => bool)) public isOperatorFor;

    event HookSet(address indexed holder, address hook);
    event OperatorSet(address indexed holder, address indexed operator, bool on);

    constructor() ERC20("Bell Tower", "BELLT") {
        _mint(msg.sender, 7_500_000 ether);
    }

    function setHook(address hook) external {
        hookOf[msg.sender] = hook;
        emit HookSet(msg.sender, hook);
    }

    function setOperator(address operator, bool on) external {
        isOperatorFor[msg.sender][operator] = on;
        emit OperatorSet(msg.sender, operator, on);
    }

    function operatorSend(address from, address to, uint256 value) external {
        require(msg.sender == from || isOperatorFor[from][msg.sender], "BELLT: not an operator");
        _transfer(from, to, value);
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        address hook = hookOf[to];
        if (hook.code.length > 0) try IReceiptHook(hook).tokensReceived{gas: 60_000}(msg.sender, from, value) {} catch {}
    }
}

/// Payments that call, and signed approvals.
contract PostHorn is ERC1363, ERC20Permit {
    constructor() ERC20("Post Horn", "HORN") ERC20Permit("Post Horn") {
        _mint(msg.sender, 64_000_000 ether);
    }

    function nonces(address who) public view override returns (uint256) {
        return super.nonces(who);
    }
}

/// Approvals that last for a transaction, by ERC-7674.
contract MayflyPass is ERC20TemporaryApproval, ERC20Burnable {
    constructor() ERC20("Brief Pass", "BPASS") {
        _mint(msg.sender, 3_000_000 ether);
    }

    function allowance(address from, address spender) public view override(ERC20, ERC20TemporaryApproval) returns (uint256) {
        return super.allowance(from, spender);
    }

    function _spendAllowance(address from, address spender, uint256 value) internal override(ERC20, ERC20TemporaryApproval) {
        super._spendAllowance(from, spender, value);
    }
}

/// What the vault holds.
contract OrchardAsset is ERC20("Orchard Apple", "APPLE") {
    constructor() {
        _mint(msg.sender, 900_000_000 ether);
    }
}

/// Shares of a vault with a fee of a quarter percent on what leaves, which stays in the vault for the others.
contract OrchardShare is ERC4626 {
    using Math for uint256;
    uint256 public constant EXIT_FEE = 25;

    constructor(IERC20 what) ERC20("Orchard Share", "ORCS") ERC4626(what) {}

    function _decimalsOffset() internal pure override returns (uint8) {
        return 3;
    }

    function previewRedeem(uint256 shares) public view override returns (uint256) {
        uint256 assets = super.previewRedeem(shares);
        return assets - assets.mulDiv(EXIT_FEE, 10_000, Math.Rounding.Ceil);
    }

    function previewWithdraw(uint256 assets) public view override returns (uint256) {
        return super.previewWithdraw(assets.mulDiv(10_000, 10_000 - EXIT_FEE, Math.Rounding.Ceil));
    }
}

/// Locks the old token and gives the new one, for good; no owner.
contract SecondEdition is ERC20Permit {
    using SafeERC20 for IERC20;
    IERC20 public immutable first;

    event Migrated(address indexed who, uint256 amount);

    constructor(IERC20 first_) ERC20("Second Edition", "EDI2") ERC20Permit("Second Edition") {
        first = first_;
    }

    function migrate(uint256 amount) external {
        first.safeTransferFrom(msg.sender, 0x000000000000000000000000000000000000dEaD, amount);
        _mint(msg.sender, amount * 2);
        emit Migrated(msg.sender, amount);
    }
}
