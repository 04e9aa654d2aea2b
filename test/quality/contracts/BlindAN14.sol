// 0.8 runs=1000 evm=cancun
// SPDX-License-Identifier: AGPL-3.0-only
pragma solidity ^0.8.20;

import {ERC20 as SolmateERC20} from "solmate/src/tokens/ERC20.sol";
import {ERC4626 as SolmateERC4626} from "solmate/src/tokens/ERC4626.sol";
import {Owned} from "solmate/src/auth/Owned.sol";
import {ERC20 as SoladyERC20} from "solady/src/tokens/ERC20.sol";
import {OwnableRoles} from "solady/src/auth/OwnableRoles.sol";

contract BorageCredits is SolmateERC20 {
    constructor() SolmateERC20("Borage Credits", "BORG", 6) {
        _mint(msg.sender, 1_200_000_000e6);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

contract HyssopToken is SoladyERC20, OwnableRoles {
    uint256 public constant MINTER = _ROLE_0;
    uint256 public constant MAX_SUPPLY = 50_000_000 ether;

    error MaxSupplyExceeded();

    constructor(address owner_) {
        _initializeOwner(owner_);
        _grantRoles(owner_, MINTER);
        _mint(msg.sender, 35_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Hyssop";
    }

    function symbol() public pure override returns (string memory) {
        return "HYSS";
    }

    function mint(address to, uint256 amount) external onlyRoles(MINTER) {
        if (totalSupply() + amount > MAX_SUPPLY) revert MaxSupplyExceeded();
        _mint(to, amount);
    }
}

contract AngelicaToken is SoladyERC20 {
    constructor() {
        _mint(msg.sender, 69_000_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Angelica";
    }

    function symbol() public pure override returns (string memory) {
        return "ANGL";
    }

    function _constantNameHash() internal pure override returns (bytes32) {
        return keccak256("Angelica");
    }
}

contract VerbenaToken is SolmateERC20("Verbena", "VRBN", 18), Owned {
    event MinterApproved(address indexed minter, uint256 allowance);

    mapping(address => uint256) public mintAllowance;
    uint256 public constant MOST_PER_MINTER = 500_000 ether;

    constructor(address owner_) Owned(owner_) {
        _mint(msg.sender, 22_000_000 ether);
    }

    function approveMinter(address minter, uint256 amount) external onlyOwner {
        require(amount <= MOST_PER_MINTER, "TOO_MUCH");
        mintAllowance[minter] = amount;
        emit MinterApproved(minter, amount);
    }

    function mint(address to, uint256 amount) external {
        mintAllowance[msg.sender] -= amount;
        _mint(to, amount);
    }
}

contract ValerianToken is SolmateERC20 {
    constructor() SolmateERC20("Valerian", "VLRN", 18) {
        _mint(msg.sender, 14_000_000 ether);
    }
}

/// What is sent to the vault unlocks for its holders over a week, block by block.
contract StakedValerian is SolmateERC4626 {
    uint256 public constant CYCLE = 7 days;
    uint256 internal stored;
    uint256 public lastReward;
    uint256 public lastSync;
    uint256 public cycleEnd;

    event RewardsSynced(uint256 reward, uint256 cycleEnd);

    constructor(SolmateERC20 asset_) SolmateERC4626(asset_, "Staked Valerian", "sVLRN") {
        lastSync = cycleEnd = block.timestamp;
    }

    function totalAssets() public view override returns (uint256) {
        if (block.timestamp >= cycleEnd) return stored + lastReward;
        return stored + (lastReward * (block.timestamp - lastSync)) / (cycleEnd - lastSync);
    }

    function sync() external {
        require(block.timestamp >= cycleEnd, "SYNC");
        stored += lastReward;
        lastReward = asset.balanceOf(address(this)) - stored;
        lastSync = block.timestamp;
        cycleEnd = block.timestamp + CYCLE;
        emit RewardsSynced(lastReward, cycleEnd);
    }

    function afterDeposit(uint256 assets, uint256) internal override {
        stored += assets;
    }

    function beforeWithdraw(uint256 assets, uint256) internal override {
        if (stored < assets && block.timestamp >= cycleEnd) {
            stored += lastReward;
            lastReward = 0;
        }
        stored -= assets;
    }
}
