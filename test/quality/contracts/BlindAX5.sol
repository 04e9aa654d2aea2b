// 0.8 off evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20Capped} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Capped.sol";
import {ERC20FlashMint} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20FlashMint.sol";
import {ERC20Pausable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Pausable.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {ERC20Wrapper} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Wrapper.sol";
import {ERC1363} from "@openzeppelin/contracts/token/ERC20/extensions/ERC1363.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {TransparentUpgradeableProxy} from "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";
import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";

contract CommonsVotes is ERC20, ERC20Capped, ERC20Permit, ERC20Votes, AccessControl {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");

    constructor(address executor) ERC20("Commons", "CMNS") ERC20Capped(21_000_000 ether) ERC20Permit("Commons") {
        _grantRole(DEFAULT_ADMIN_ROLE, executor);
        _grantRole(MINTER_ROLE, executor);
        _mint(msg.sender, 14_000_000 ether);
    }

    function mint(address to, uint256 amount) external onlyRole(MINTER_ROLE) {
        _mint(to, amount);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Capped, ERC20Votes) {
        super._update(from, to, value);
    }

    function nonces(address who) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(who);
    }
}

contract RowanFlash is ERC20, ERC20Burnable, ERC20FlashMint, ERC1363 {
    constructor() ERC20("Rowan", "ROWAN") {
        _mint(msg.sender, 55_000_000 ether);
    }
}

contract Barley is ERC20 {
    constructor() ERC20("Barley", "BRLY") {
        _mint(msg.sender, 10_000_000 ether);
    }
}

contract MaltVault is ERC4626 {
    constructor(IERC20 asset_) ERC20("Malt Vault", "vBRLY") ERC4626(asset_) {}

    function _decimalsOffset() internal pure override returns (uint8) {
        return 3;
    }
}

/// The old coin, wrapped so that it votes; five people, three of them at once, may stop it.
contract BarleyWrapped is ERC20, ERC20Wrapper, ERC20Pausable, Ownable2Step {
    constructor(IERC20 under, address several) ERC20("Wrapped Barley", "wBRLY") ERC20Wrapper(under) Ownable(several) {}

    function pause() external onlyOwner {
        _pause();
    }

    function unpause() external onlyOwner {
        _unpause();
    }

    function decimals() public view override(ERC20, ERC20Wrapper) returns (uint8) {
        return super.decimals();
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Pausable) {
        super._update(from, to, value);
    }
}

abstract contract Ledger is Initializable {
    /// @custom:storage-location erc7201:ax.ledger
    struct LedgerStorage {
        string name;
        string symbol;
        uint256 supply;
        mapping(address => uint256) balances;
        mapping(address => mapping(address => uint256)) allowances;
        address owner;
    }
    bytes32 private constant PLACE = keccak256(abi.encode(uint256(keccak256("ax.ledger")) - 1)) & ~bytes32(uint256(0xff));
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() {
        _disableInitializers();
    }

    function initialize(string calldata n, string calldata s, address owner_, address to, uint256 amount) external initializer {
        LedgerStorage storage $ = _at();
        ($.name, $.symbol, $.owner, $.supply) = (n, s, owner_, amount);
        $.balances[to] = amount;
        emit OwnershipTransferred(address(0), owner_);
        emit Transfer(address(0), to, amount);
    }

    function _at() internal pure returns (LedgerStorage storage $) {
        bytes32 place = PLACE;
        assembly {
            $.slot := place
        }
    }

    function owner() public view returns (address) {
        return _at().owner;
    }

    function name() external view returns (string memory) {
        return _at().name;
    }

    function symbol() external view returns (string memory) {
        return _at().symbol;
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return _at().supply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _at().balances[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _at().allowances[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _at().allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _pay(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        mapping(address => uint256) storage allowed = _at().allowances[from];
        if (allowed[msg.sender] != type(uint256).max) allowed[msg.sender] -= value;
        return _pay(from, to, value);
    }

    function _pay(address from, address to, uint256 value) internal returns (bool) {
        LedgerStorage storage $ = _at();
        $.balances[from] -= value;
        $.balances[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

contract LedgerBehindAdmin is Ledger {}

contract LedgerByItself is Ledger, UUPSUpgradeable {
    function _authorizeUpgrade(address) internal view override {
        require(msg.sender == owner(), "owner");
    }
}

contract AdminFront is TransparentUpgradeableProxy {
    constructor(address logic, address owner_, bytes memory data) payable TransparentUpgradeableProxy(logic, owner_, data) {}
}

contract SelfFront is ERC1967Proxy {
    constructor(address logic, bytes memory data) payable ERC1967Proxy(logic, data) {}
}
