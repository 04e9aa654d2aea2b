// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20Capped} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Capped.sol";
import {ERC20Pausable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Pausable.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {ERC20Wrapper} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Wrapper.sol";
import {ERC20FlashMint} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20FlashMint.sol";
import {ERC1363} from "@openzeppelin/contracts/token/ERC20/extensions/ERC1363.sol";
import {ERC4626, IERC20} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {AccessManaged} from "@openzeppelin/contracts/access/manager/AccessManaged.sol";

contract Plain is ERC20("Driftwood", "DRFT") {
    constructor() {
        _mint(msg.sender, 1e25);
    }
}

contract Burnable is ERC20("Kindling", "KNDL"), ERC20Burnable {
    constructor() {
        _mint(msg.sender, 2e25);
    }
}

contract MintableToken is ERC20("Springhead", "SPHD"), ERC20Permit("Springhead") {
    address public immutable spring;

    constructor() {
        spring = msg.sender;
        _mint(msg.sender, 2e25);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == spring, "only the spring");
        _mint(to, value);
    }
}

contract CappedToken is ERC20("Granary", "GRNY"), ERC20Capped(3e25), Ownable {
    constructor() Ownable(msg.sender) {
        _mint(msg.sender, 2e25);
    }

    function mint(address to, uint256 value) external onlyOwner {
        _mint(to, value);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Capped) {
        super._update(from, to, value);
    }
}

contract Stoppable is ERC20("Signalbox", "SGNL"), ERC20Pausable, Ownable {
    constructor() Ownable(msg.sender) {
        _mint(msg.sender, 1e26);
    }

    function pause() external onlyOwner {
        _pause();
    }

    function unpause() external onlyOwner {
        _unpause();
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Pausable) {
        super._update(from, to, value);
    }
}

contract Permitted is ERC20("Quillmark", "QUIL"), ERC20Permit("Quillmark") {
    constructor() {
        _mint(msg.sender, 5e24);
    }
}

contract Voting is ERC20("Commons", "CMNS"), ERC20Permit("Commons"), ERC20Votes {
    constructor() {
        _mint(msg.sender, 7e24);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }

    function nonces(address owner) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(owner);
    }
}

contract Flash is ERC20("Quicksilver", "QSLV"), ERC20FlashMint {
    constructor() {
        _mint(msg.sender, 9e24);
    }
}

contract Payable is ERC1363 {
    constructor() ERC20("Courier", "COUR") {
        _mint(msg.sender, 9e24);
    }
}

contract Wrapped is ERC20("Wrapped Driftwood", "WDRFT"), ERC20Wrapper {
    constructor(IERC20 inner) ERC20Wrapper(inner) {}

    function decimals() public view override(ERC20, ERC20Wrapper) returns (uint8) {
        return super.decimals();
    }
}

contract Vault is ERC20("Savings Driftwood", "SDRFT"), ERC4626 {
    constructor(IERC20 inner) ERC4626(inner) {}

    function decimals() public view override(ERC20, ERC4626) returns (uint8) {
        return super.decimals();
    }
}

contract Roles is ERC20("Chancery", "CHNC"), ERC20Pausable, AccessControl {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    bytes32 public constant PAUSER_ROLE = keccak256("PAUSER_ROLE");

    constructor(address keeper) {
        _grantRole(DEFAULT_ADMIN_ROLE, keeper);
        _grantRole(MINTER_ROLE, keeper);
        _grantRole(PAUSER_ROLE, keeper);
        _mint(msg.sender, 4e25);
    }

    function mint(address to, uint256 value) external onlyRole(MINTER_ROLE) {
        _mint(to, value);
    }

    function pause() external onlyRole(PAUSER_ROLE) {
        _pause();
    }

    function unpause() external onlyRole(PAUSER_ROLE) {
        _unpause();
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Pausable) {
        super._update(from, to, value);
    }
}
