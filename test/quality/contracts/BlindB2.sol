// 0.8 runs=1000 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

import {ERC20 as OldERC20} from "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import {ERC20Burnable as OldBurnable} from "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Burnable.sol";
import {AccessControl as OldAccess} from "@openzeppelin/contracts-4/access/AccessControl.sol";
import {ERC20 as SolmateERC20} from "solmate/src/tokens/ERC20.sol";
import {Owned} from "solmate/src/auth/Owned.sol";
import {ERC20 as SoladyERC20} from "solady/src/tokens/ERC20.sol";
import {OwnableRoles} from "solady/src/auth/OwnableRoles.sol";

/// Roles of OpenZeppelin 4: a bridge that mints and burns its own, named by several signatures.
contract RiverCrossing is OldERC20, OldBurnable, OldAccess {
    bytes32 public constant BRIDGE_ROLE = keccak256("BRIDGE_ROLE");
    uint256 public constant DAILY = 500_000 ether;
    mapping(uint256 => uint256) public mintedOn;

    constructor(address council) OldERC20("River Crossing", "RVRX") {
        _grantRole(DEFAULT_ADMIN_ROLE, council);
        _mint(msg.sender, 30_000_000 ether);
    }

    function bridgeMint(address to, uint256 amount) external onlyRole(BRIDGE_ROLE) {
        uint256 today = block.timestamp / 1 days;
        require((mintedOn[today] += amount) <= DAILY, "RVRX: too much for a day");
        _mint(to, amount);
    }

    function bridgeBurn(uint256 amount) external onlyRole(BRIDGE_ROLE) {
        _burn(msg.sender, amount);
    }
}

/// Solmate, with a mint that ends with the cap, owned by several signatures.
contract GraniteUnit is SolmateERC20("Granite Unit", "GRNU", 18), Owned(msg.sender) {
    uint128 public constant CEILING = 60_000_000 ether;
    uint64 public immutable mintableFrom = uint64(block.timestamp + 180 days);

    constructor() {
        _mint(msg.sender, 48_000_000 ether);
    }

    function mint(address to, uint256 amount) external onlyOwner {
        require(block.timestamp >= mintableFrom, "EARLY");
        require(totalSupply + amount <= CEILING, "CEILING");
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

/// Solmate, as plain as it gets, eight decimals, holders may send to many at once.
contract Pebble is SolmateERC20 {
    constructor() SolmateERC20("Pebble Beach", "PEBL", 8) {
        _mint(msg.sender, 21_000_000 * 10 ** 8);
    }

    function transferMany(address[] calldata to, uint256[] calldata amounts) external returns (bool) {
        uint256 sum;
        require(to.length == amounts.length, "LENGTHS");
        for (uint256 i; i < to.length; ++i) {
            sum += amounts[i];
            unchecked {
                balanceOf[to[i]] += amounts[i];
            }
            emit Transfer(msg.sender, to[i], amounts[i]);
        }
        balanceOf[msg.sender] -= sum;
        return true;
    }
}

/// Solady with roles in bits: who mints is named by the timelock that owns it, and the supply has an end.
contract NimbusCredit is SoladyERC20, OwnableRoles {
    uint256 internal constant _MINTER = 1 << 3;
    uint256 public constant MAX = 2_000_000_000 ether;

    error MaxSupply();

    constructor(address timelock) {
        _initializeOwner(timelock);
        _grantRoles(timelock, _MINTER);
        _mint(msg.sender, 1_500_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Nimbus Credit";
    }

    function symbol() public pure override returns (string memory) {
        return "NIMB";
    }

    function mint(address to, uint256 amount) external onlyRoles(_MINTER) {
        _mint(to, amount);
        if (totalSupply() > MAX) revert MaxSupply();
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}
