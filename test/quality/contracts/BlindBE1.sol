// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20Capped} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Capped.sol";
import {ERC20Pausable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Pausable.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";
import {BitMaps} from "@openzeppelin/contracts/utils/structs/BitMaps.sol";
import {VestingWallet} from "@openzeppelin/contracts/finance/VestingWallet.sol";
import {VestingWalletCliff} from "@openzeppelin/contracts/finance/VestingWalletCliff.sol";

/// @title Governance token of the Thornfield protocol
/// @notice One billion at genesis; from the second year on governance may mint two percent a year.
contract ThornfieldToken is ERC20, ERC20Burnable, ERC20Permit, ERC20Votes, Ownable {
    uint256 public constant GENESIS_SUPPLY = 1_000_000_000e18;
    uint256 public constant MINT_CAP_BPS = 200;
    uint256 public constant MIN_MINT_INTERVAL = 365 days;

    uint256 public nextMint;

    event InflationMinted(address indexed to, uint256 amount, uint256 nextMint);

    error MintTooEarly(uint256 allowedAt);
    error MintAboveCap(uint256 wanted, uint256 most);

    constructor(address recipient, address governance) ERC20("Thornfield", "THORN") ERC20Permit("Thornfield") Ownable(governance) {
        nextMint = block.timestamp + MIN_MINT_INTERVAL;
        _mint(recipient, GENESIS_SUPPLY);
    }

    function mintInflation(address to, uint256 amount) external onlyOwner {
        if (block.timestamp < nextMint) revert MintTooEarly(nextMint);
        uint256 most = (totalSupply() * MINT_CAP_BPS) / 10_000;
        if (amount > most) revert MintAboveCap(amount, most);
        nextMint = block.timestamp + MIN_MINT_INTERVAL;
        _mint(to, amount);
        emit InflationMinted(to, amount, nextMint);
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

    function nonces(address account) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(account);
    }
}

/// @title Saltmarsh network token
/// @notice Capped; minted for staking rewards by a role, pausable by another. All roles sit with the council.
contract Saltmarsh is ERC20, ERC20Capped, ERC20Burnable, ERC20Pausable, ERC20Permit, AccessControl {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    bytes32 public constant PAUSER_ROLE = keccak256("PAUSER_ROLE");
    bytes32 public constant RESCUER_ROLE = keccak256("RESCUER_ROLE");

    event Rescued(address indexed token, address indexed to, uint256 amount);

    constructor(address council, address initialHolder)
        ERC20("Saltmarsh", "SALT")
        ERC20Permit("Saltmarsh")
        ERC20Capped(250_000_000 ether)
    {
        _grantRole(DEFAULT_ADMIN_ROLE, council);
        _grantRole(MINTER_ROLE, council);
        _grantRole(PAUSER_ROLE, council);
        _grantRole(RESCUER_ROLE, council);
        _mint(initialHolder, 200_000_000 ether);
    }

    function mint(address to, uint256 amount) external onlyRole(MINTER_ROLE) {
        _mint(to, amount);
    }

    function pause() external onlyRole(PAUSER_ROLE) {
        _pause();
    }

    function unpause() external onlyRole(PAUSER_ROLE) {
        _unpause();
    }

    /// Tokens sent here by mistake.
    function rescue(IERC20 token, address to, uint256 amount) external onlyRole(RESCUER_ROLE) {
        SafeERC20.safeTransfer(token, to, amount);
        emit Rescued(address(token), to, amount);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Capped, ERC20Pausable) {
        super._update(from, to, value);
    }
}

/// @title Larkspur
/// @notice Fixed supply. Nobody owns it.
contract Larkspur is ERC20, ERC20Burnable, ERC20Permit {
    constructor(address to) ERC20("Larkspur", "LARK") ERC20Permit("Larkspur") {
        _mint(to, 100_000_000 * 10 ** decimals());
    }
}

/// @title Airdrop by merkle tree; the rest goes back to the treasury when the season ends.
contract LarkspurAirdrop is Ownable {
    using SafeERC20 for IERC20;
    using BitMaps for BitMaps.BitMap;

    IERC20 public token;
    bytes32 public immutable merkleRoot;
    uint256 public immutable endTime;
    BitMaps.BitMap private _claimed;

    event Claimed(uint256 indexed index, address indexed account, uint256 amount);
    event Swept(address indexed to, uint256 amount);

    error AlreadyClaimed();
    error InvalidProof();
    error ClaimWindowFinished();
    error NoWithdrawDuringClaim();

    constructor(bytes32 root, uint256 duration, address treasury) Ownable(treasury) {
        merkleRoot = root;
        endTime = block.timestamp + duration;
    }

    function setToken(IERC20 token_) external {
        require(address(token) == address(0), "set");
        token = token_;
    }

    function isClaimed(uint256 index) public view returns (bool) {
        return _claimed.get(index);
    }

    function claim(uint256 index, address account, uint256 amount, bytes32[] calldata proof) external {
        if (block.timestamp > endTime) revert ClaimWindowFinished();
        if (isClaimed(index)) revert AlreadyClaimed();
        bytes32 node = keccak256(bytes.concat(keccak256(abi.encode(index, account, amount))));
        if (!MerkleProof.verifyCalldata(proof, merkleRoot, node)) revert InvalidProof();
        _claimed.set(index);
        token.safeTransfer(account, amount);
        emit Claimed(index, account, amount);
    }

    function withdrawUnclaimed() external onlyOwner {
        if (block.timestamp < endTime) revert NoWithdrawDuringClaim();
        uint256 rest = token.balanceOf(address(this));
        token.safeTransfer(owner(), rest);
        emit Swept(owner(), rest);
    }
}

/// @title Team allocation: a year of cliff, three more to vest.
contract LarkspurTeamVesting is VestingWalletCliff {
    constructor(address beneficiary, uint64 start)
        VestingWallet(beneficiary, start, 4 * 365 days)
        VestingWalletCliff(365 days)
    {}
}
