// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {ERC20Capped} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Capped.sol";
import {ERC20Pausable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Pausable.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20FlashMint} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20FlashMint.sol";
import {ERC1363} from "@openzeppelin/contracts/token/ERC20/extensions/ERC1363.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {AccessManaged} from "@openzeppelin/contracts/access/manager/AccessManaged.sol";
import {AccessManager} from "@openzeppelin/contracts/access/manager/AccessManager.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {VestingWallet} from "@openzeppelin/contracts/finance/VestingWallet.sol";
import {VestingWalletCliff} from "@openzeppelin/contracts/finance/VestingWalletCliff.sol";

contract PlainCoin is ERC20 {
    constructor(string memory n, string memory s, uint256 supply) ERC20(n, s) {
        _mint(msg.sender, supply);
    }
}

contract ArborToken is ERC20, ERC20Permit, ERC20Votes {
    constructor() ERC20("Arbor", "ARBR") ERC20Permit("Arbor") {
        _mint(msg.sender, 1e27);
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

contract HarborToken is ERC20Capped, AccessControl {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");

    constructor(address council) ERC20("Harbor", "HRBR") ERC20Capped(200_000_000 ether) {
        _grantRole(DEFAULT_ADMIN_ROLE, council);
        _grantRole(MINTER_ROLE, council);
        _mint(msg.sender, 120_000_000 ether);
    }

    function mint(address to, uint256 amount) external onlyRole(MINTER_ROLE) {
        _mint(to, amount);
    }
}

contract MeridianToken is ERC20Pausable, Ownable2Step {
    constructor(address board) ERC20("Meridian", "MRDN") Ownable(board) {
        _mint(msg.sender, 75_000_000 ether);
    }

    function pause() external onlyOwner {
        _pause();
    }

    function unpause() external onlyOwner {
        _unpause();
    }
}

contract CinderToken is ERC20Burnable, ERC20FlashMint {
    constructor() ERC20("Cinder", "CNDR") {
        _mint(msg.sender, 10_000_000 ether);
    }
}

contract PaygateToken is ERC1363 {
    constructor() ERC20("Paygate", "PGT") {
        _mint(msg.sender, 500_000_000 ether);
    }
}

contract LanternVault is ERC4626 {
    constructor(IERC20 asset_) ERC20("Lantern Vault Share", "lvWICK") ERC4626(asset_) {}

    function _decimalsOffset() internal pure override returns (uint8) {
        return 3;
    }
}

contract QuarryManager is AccessManager {
    constructor(address admin) AccessManager(admin) {}
}

contract QuarryToken is ERC20, ERC20Permit, AccessManaged {
    constructor(address manager) ERC20("Quarry", "QRRY") ERC20Permit("Quarry") AccessManaged(manager) {
        _mint(msg.sender, 40_000_000 ether);
    }

    function mint(address to, uint256 amount) external restricted {
        _mint(to, amount);
    }
}

contract TeamVesting is VestingWallet, VestingWalletCliff {
    constructor(address beneficiary, uint64 start)
        VestingWallet(beneficiary, start, 3 * 365 days)
        VestingWalletCliff(365 days)
    {}

    function _vestingSchedule(uint256 total, uint64 timestamp)
        internal
        view
        override(VestingWallet, VestingWalletCliff)
        returns (uint256)
    {
        return super._vestingSchedule(total, timestamp);
    }
}

contract SpruceToken is ERC20, ERC20Burnable {
    constructor(address team) ERC20("Spruce Network", "SPRC") {
        _mint(team, 20_000_000 ether);
        _mint(msg.sender, 80_000_000 ether);
    }
}

contract UmbraUSD is ERC20Burnable, ERC20Permit, Ownable2Step {
    address public minter;

    event MinterUpdated(address indexed newMinter, address indexed oldMinter);

    error OnlyMinter();
    error CantRenounceOwnership();

    constructor(address admin, address firstMinter) ERC20("Umbra USD", "uUSD") ERC20Permit("Umbra USD") Ownable(admin) {
        minter = firstMinter;
    }

    function setMinter(address newMinter) external onlyOwner {
        emit MinterUpdated(newMinter, minter);
        minter = newMinter;
    }

    function mint(address to, uint256 amount) external {
        if (msg.sender != minter) revert OnlyMinter();
        _mint(to, amount);
    }

    function renounceOwnership() public pure override {
        revert CantRenounceOwnership();
    }
}

contract UmbraMinting is AccessControl {
    bytes32 public constant GATEKEEPER_ROLE = keccak256("GATEKEEPER_ROLE");
    IERC20 public immutable asset;
    address public usd;
    uint256 public maxMintPerBlock = 20_000_000 ether;
    mapping(uint256 => uint256) public mintedPerBlock;

    constructor(address admin, IERC20 asset_) {
        asset = asset_;
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(GATEKEEPER_ROLE, admin);
    }

    function initialize(address usd_) external {
        require(usd == address(0), "set");
        usd = usd_;
    }

    function disableMint() external onlyRole(GATEKEEPER_ROLE) {
        maxMintPerBlock = 0;
    }

    function setMaxMintPerBlock(uint256 value) external onlyRole(DEFAULT_ADMIN_ROLE) {
        maxMintPerBlock = value;
    }

    function mint(uint256 amount) external {
        mintedPerBlock[block.number] += amount;
        require(mintedPerBlock[block.number] <= maxMintPerBlock, "MaxMintPerBlockExceeded");
        require(asset.transferFrom(msg.sender, address(this), amount), "collateral");
        UmbraUSD(usd).mint(msg.sender, amount);
    }

    function redeem(uint256 amount) external {
        UmbraUSD(usd).burnFrom(msg.sender, amount);
        require(asset.transfer(msg.sender, amount), "collateral");
    }
}

contract GroveUSD is ERC20, ERC20Permit, AccessControl {
    struct Facilitator {
        uint128 bucketCapacity;
        uint128 bucketLevel;
        string label;
    }

    bytes32 public constant FACILITATOR_MANAGER_ROLE = keccak256("FACILITATOR_MANAGER_ROLE");
    bytes32 public constant BUCKET_MANAGER_ROLE = keccak256("BUCKET_MANAGER_ROLE");
    mapping(address => Facilitator) public facilitators;

    constructor(address admin, address pool) ERC20("Grove USD", "gUSD") ERC20Permit("Grove USD") {
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(FACILITATOR_MANAGER_ROLE, admin);
        _grantRole(BUCKET_MANAGER_ROLE, admin);
        facilitators[pool] = Facilitator(100_000_000 ether, 0, "Pool");
    }

    function addFacilitator(address who, string calldata label, uint128 capacity) external onlyRole(FACILITATOR_MANAGER_ROLE) {
        require(bytes(facilitators[who].label).length == 0 && bytes(label).length > 0, "FACILITATOR");
        facilitators[who] = Facilitator(capacity, 0, label);
    }

    function setFacilitatorBucketCapacity(address who, uint128 capacity) external onlyRole(BUCKET_MANAGER_ROLE) {
        require(bytes(facilitators[who].label).length > 0, "FACILITATOR");
        facilitators[who].bucketCapacity = capacity;
    }

    function mint(address to, uint256 amount) external {
        Facilitator storage f = facilitators[msg.sender];
        require(f.bucketLevel + amount <= f.bucketCapacity, "FACILITATOR_BUCKET_CAPACITY_EXCEEDED");
        f.bucketLevel += uint128(amount);
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        facilitators[msg.sender].bucketLevel -= uint128(amount);
        _burn(msg.sender, amount);
    }
}

contract LendingFacilitator {
    GroveUSD public usd;
    mapping(address => uint256) public debtOf;
    mapping(address => uint256) public collateralOf;

    function initialize(GroveUSD usd_) external {
        require(address(usd) == address(0), "set");
        usd = usd_;
    }

    function borrow(uint256 amount) external payable {
        collateralOf[msg.sender] += msg.value;
        debtOf[msg.sender] += amount;
        require(collateralOf[msg.sender] * 2000 >= debtOf[msg.sender], "HEALTH_FACTOR");
        usd.mint(msg.sender, amount);
    }

    function repay(uint256 amount) external {
        debtOf[msg.sender] -= amount;
        usd.transferFrom(msg.sender, address(this), amount);
        usd.burn(amount);
    }

    function withdraw(uint256 amount) external {
        collateralOf[msg.sender] -= amount;
        require(collateralOf[msg.sender] * 2000 >= debtOf[msg.sender], "HEALTH_FACTOR");
        (bool ok, ) = msg.sender.call{value: amount}("");
        require(ok);
    }
}
