// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Snapshot.sol";
import "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Votes.sol";
import "@openzeppelin/contracts-4/token/ERC20/presets/ERC20PresetMinterPauser.sol";
import "@openzeppelin/contracts-4/token/ERC777/ERC777.sol";
import "@openzeppelin/contracts-4/access/Ownable.sol";
import {ERC20 as SolmateERC20} from "solmate/src/tokens/ERC20.sol";
import {ERC20 as SoladyERC20} from "solady/src/tokens/ERC20.sol";
import {Ownable as SoladyOwnable} from "solady/src/auth/Ownable.sol";

contract Fourth is ERC20, Ownable {
    constructor() ERC20("Fourth Wall", "WALL") {
        _mint(msg.sender, 1e25);
    }
}

contract Snapshots is ERC20Snapshot, Ownable {
    constructor() ERC20("Daguerre", "DGRE") {
        _mint(msg.sender, 1e25);
    }

    function snapshot() external onlyOwner {
        _snapshot();
    }
}

contract Ballot is ERC20Votes {
    constructor() ERC20("Ballot Box", "BLLT") ERC20Permit("Ballot Box") {
        _mint(msg.sender, 1e25);
    }
}

contract Preset is ERC20PresetMinterPauser {
    constructor(address keeper) ERC20PresetMinterPauser("Almanac", "ALMN") {
        _mint(msg.sender, 1e25);
        _grantRole(DEFAULT_ADMIN_ROLE, keeper);
        _grantRole(MINTER_ROLE, keeper);
        _grantRole(PAUSER_ROLE, keeper);
        _revokeRole(MINTER_ROLE, msg.sender);
        _revokeRole(PAUSER_ROLE, msg.sender);
        _revokeRole(DEFAULT_ADMIN_ROLE, msg.sender);
    }
}

contract Solmate is SolmateERC20("Steelyard", "STYD", 18) {
    constructor() {
        _mint(msg.sender, 1e25);
    }
}

contract Solady is SoladyERC20, SoladyOwnable {
    constructor() {
        _initializeOwner(msg.sender);
        _mint(msg.sender, 1e25);
    }

    function name() public pure override returns (string memory) {
        return "Lodestone";
    }

    function symbol() public pure override returns (string memory) {
        return "LODE";
    }
}
