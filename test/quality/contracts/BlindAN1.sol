// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
// Compatible with OpenZeppelin Contracts ^5.0.0
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20Capped} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Capped.sol";
import {ERC20Pausable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Pausable.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {AccessManaged} from "@openzeppelin/contracts/access/manager/AccessManaged.sol";
import {AccessManager} from "@openzeppelin/contracts/access/manager/AccessManager.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";

contract TarragonToken is ERC20, ERC20Permit {
    constructor(address recipient) ERC20("Tarragon", "TRGN") ERC20Permit("Tarragon") {
        _mint(recipient, 100000000 * 10 ** decimals());
    }
}

contract LovageToken is ERC20, ERC20Burnable, ERC20Permit {
    constructor() ERC20("Lovage Network", "LVG") ERC20Permit("Lovage Network") {
        _mint(msg.sender, 21000000 * 10 ** decimals());
    }
}

/// @custom:security-contact security@fennel.example
contract FennelSeedToken is ERC20, ERC20Burnable, ERC20Pausable, Ownable2Step, ERC20Permit {
    constructor(address initialOwner) ERC20("Fennel Seed", "FNSD") Ownable(initialOwner) ERC20Permit("Fennel Seed") {
        _mint(msg.sender, 500000000 * 10 ** decimals());
    }

    function pause() public onlyOwner {
        _pause();
    }

    function unpause() public onlyOwner {
        _unpause();
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Pausable) {
        super._update(from, to, value);
    }
}

contract ChervilToken is ERC20, ERC20Burnable, ERC20Pausable, AccessControl, ERC20Permit {
    bytes32 public constant PAUSER_ROLE = keccak256("PAUSER_ROLE");
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");

    constructor(
        address defaultAdmin,
        address pauser,
        address minter
    ) ERC20("Chervil Protocol", "CHRV") ERC20Permit("Chervil Protocol") {
        _grantRole(DEFAULT_ADMIN_ROLE, defaultAdmin);
        _grantRole(PAUSER_ROLE, pauser);
        _mint(msg.sender, 40000000 * 10 ** decimals());
        _grantRole(MINTER_ROLE, minter);
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

    // The following functions are overrides required by Solidity.

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Pausable) {
        super._update(from, to, value);
    }
}

contract CuminManager is AccessManager {
    constructor(address initialAdmin) AccessManager(initialAdmin) {}
}

contract CuminToken is ERC20, ERC20Capped, AccessManaged, ERC20Permit {
    constructor(
        address initialAuthority
    ) ERC20("Cumin", "CUMN") ERC20Capped(20000000 ether) AccessManaged(initialAuthority) ERC20Permit("Cumin") {
        _mint(msg.sender, 12000000 * 10 ** decimals());
    }

    function mint(address to, uint256 amount) public restricted {
        _mint(to, amount);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Capped) {
        super._update(from, to, value);
    }
}

contract MarjoramVotes is ERC20, Ownable, ERC20Permit, ERC20Votes {
    constructor(
        address initialOwner
    ) ERC20("Marjoram Commons", "MRJ") Ownable(initialOwner) ERC20Permit("Marjoram Commons") {
        _mint(msg.sender, 1000000000 * 10 ** decimals());
    }

    function mint(address to, uint256 amount) public onlyOwner {
        _mint(to, amount);
    }

    function clock() public view override returns (uint48) {
        return uint48(block.timestamp);
    }

    // solhint-disable-next-line func-name-mixedcase
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
