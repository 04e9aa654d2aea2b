// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Votes.sol";
import "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Burnable.sol";
import "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Capped.sol";
import "@openzeppelin/contracts-4/access/Ownable.sol";
import "@openzeppelin/contracts-4/access/AccessControl.sol";

// ---- ENS: two percent in a year at most
contract EnsLike is ERC20, ERC20Permit, ERC20Votes, Ownable {
    uint256 public constant minimumMintInterval = 365 days;
    uint256 public constant mintCap = 200;
    uint256 public nextMint;
    uint256 public claimPeriodEnds;
    constructor(uint256 claimEnds) ERC20("Named Service", "NMSV") ERC20Permit("Named Service") {
        _mint(msg.sender, 75e24);
        _mint(address(this), 25e24);
        nextMint = block.timestamp + minimumMintInterval;
        claimPeriodEnds = claimEnds;
    }
    function sweep(address dest) external onlyOwner {
        require(block.timestamp > claimPeriodEnds, "ENS: Claim period not yet ended");
        _transfer(address(this), dest, balanceOf(address(this)));
    }
    function mint(address dest, uint256 amount) external onlyOwner {
        require(amount <= (totalSupply() * mintCap) / 10000, "ENS: Mint exceeds maximum amount");
        require(block.timestamp >= nextMint, "ENS: Cannot mint yet");
        nextMint = block.timestamp + minimumMintInterval;
        _mint(dest, amount);
    }
    function _afterTokenTransfer(address a, address b, uint256 v) internal override(ERC20, ERC20Votes) {
        super._afterTokenTransfer(a, b, v);
    }
    function _mint(address a, uint256 v) internal override(ERC20, ERC20Votes) {
        super._mint(a, v);
    }
    function _burn(address a, uint256 v) internal override(ERC20, ERC20Votes) {
        super._burn(a, v);
    }
}

// ---- OP: the owner of the token is a manager with a cap
contract MintManager is Ownable {
    OpLike public governanceToken;
    uint256 public constant MINT_CAP = 20;
    uint256 public constant DENOMINATOR = 1000;
    uint256 public constant MINT_PERIOD = 365 days;
    uint256 public mintPermittedAfter;
    function initialize(OpLike to) external onlyOwner {
        governanceToken = to;
        mintPermittedAfter = block.timestamp + MINT_PERIOD;
    }
    function mint(address account, uint256 amount) public onlyOwner {
        require(mintPermittedAfter <= block.timestamp, "MintManager: minting not permitted yet");
        require(amount <= (governanceToken.totalSupply() * MINT_CAP) / DENOMINATOR, "MintManager: mint amount exceeds cap");
        mintPermittedAfter = block.timestamp + MINT_PERIOD;
        governanceToken.mint(account, amount);
    }
    function upgrade(address to) public onlyOwner {
        governanceToken.transferOwnership(to);
    }
    function forward(address account, uint256 amount) public onlyOwner { // trap {
        governanceToken.mint(account, amount);
    } // trap }
}

contract OpLike is ERC20Burnable, ERC20Votes, Ownable {
    constructor() ERC20("Hopefulness", "HPFL") ERC20Permit("Hopefulness") {
        _mint(msg.sender, 4e27);
    }
    function mint(address to, uint256 amount) public onlyOwner {
        _mint(to, amount);
    }
    function _afterTokenTransfer(address a, address b, uint256 v) internal override(ERC20, ERC20Votes) {
        super._afterTokenTransfer(a, b, v);
    }
    function _mint(address a, uint256 v) internal override(ERC20, ERC20Votes) {
        super._mint(a, v);
    }
    function _burn(address a, uint256 v) internal override(ERC20, ERC20Votes) {
        super._burn(a, v);
    }
}

// ---- GALA: roles for minting, a cap, and burning what one has
contract GalaLike is ERC20Capped, ERC20Burnable, AccessControl {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    bool public paused;
    constructor(address keeper) ERC20("Fete Games", "FETE") ERC20Capped(5e28) {
        _grantRole(DEFAULT_ADMIN_ROLE, keeper);
        _grantRole(MINTER_ROLE, keeper);
        ERC20._mint(msg.sender, 3e28);
    }
    function mintBulk(address[] calldata to, uint256[] calldata amounts) external onlyRole(MINTER_ROLE) {
        for (uint256 i; i < to.length; i++) _mint(to[i], amounts[i]);
    }
    function mint(address to, uint256 amount) external onlyRole(MINTER_ROLE) {
        _mint(to, amount);
    }
    function pause() external onlyRole(DEFAULT_ADMIN_ROLE) {
        paused = !paused;
    }
    function _beforeTokenTransfer(address a, address b, uint256 v) internal override {
        require(!paused, "Pausable: paused");
        super._beforeTokenTransfer(a, b, v);
    }
    function _mint(address a, uint256 v) internal override(ERC20, ERC20Capped) {
        super._mint(a, v);
    }
}

// ---- IMX: all that the cap allows was minted
contract ImxLike is ERC20Capped, AccessControl {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    constructor(address minter) ERC20("Immovable X", "IMVX") ERC20Capped(2e27) {
        _setupRole(DEFAULT_ADMIN_ROLE, msg.sender);
        _setupRole(MINTER_ROLE, minter);
        ERC20._mint(msg.sender, 2e27);
    }
    function mint(address to, uint256 amount) external onlyRole(MINTER_ROLE) {
        _mint(to, amount);
    }
}
