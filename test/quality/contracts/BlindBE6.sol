// 0.8 runs=200 ir evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.18;

import {ERC20} from "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import {ERC20Burnable} from "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20Permit} from "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Permit.sol";
import {Ownable} from "@openzeppelin/contracts-4/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts-4/access/Ownable2Step.sol";
import {IERC20} from "@openzeppelin/contracts-4/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts-4/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts-4/security/ReentrancyGuard.sol";
import {EIP712} from "@openzeppelin/contracts-4/utils/cryptography/EIP712.sol";
import {ECDSA} from "@openzeppelin/contracts-4/utils/cryptography/ECDSA.sol";

/// @title Gold of the game Emberhollow
/// @notice The server signs what a player has earned. A player claims 500 a day, all players 20,000, and 8,000,000 for ever.
contract EmberhollowGold is ERC20, ERC20Burnable, EIP712, Ownable2Step {
    bytes32 private constant CLAIM_TYPEHASH = keccak256("Claim(address player,uint256 amount,uint256 nonce,uint256 deadline)");
    uint256 public constant PLAYER_DAILY = 500 ether;
    uint256 public constant GLOBAL_DAILY = 20_000 ether;
    uint256 public constant REWARDS = 8_000_000 ether;

    address public signer;
    bool public claimsPaused;
    uint256 public rewarded;
    mapping(uint256 => uint256) public claimedOnDay;
    mapping(address => mapping(uint256 => uint256)) public playerOnDay;
    mapping(address => uint256) public claimNonces;

    event Claimed(address indexed player, uint256 amount, uint256 nonce);
    event SignerChanged(address indexed signer);
    event ClaimsPaused(bool paused);
    event Spent(address indexed player, uint256 indexed item, uint256 amount);

    error BadSignature();
    error Expired();
    error DailyLimit();
    error RewardsExhausted();

    constructor(address signer_) ERC20("Emberhollow Gold", "EGLD") EIP712("Emberhollow", "1") {
        signer = signer_;
        emit SignerChanged(signer_);
        _mint(msg.sender, 92_000_000 ether);
    }

    function claim(uint256 amount, uint256 deadline, bytes calldata signature) external {
        require(!claimsPaused, "claims paused");
        if (block.timestamp > deadline) revert Expired();
        uint256 nonce = claimNonces[msg.sender]++;
        bytes32 digest = _hashTypedDataV4(keccak256(abi.encode(CLAIM_TYPEHASH, msg.sender, amount, nonce, deadline)));
        if (ECDSA.recover(digest, signature) != signer) revert BadSignature();
        uint256 today = block.timestamp / 1 days;
        claimedOnDay[today] += amount;
        playerOnDay[msg.sender][today] += amount;
        rewarded += amount;
        if (claimedOnDay[today] > GLOBAL_DAILY || playerOnDay[msg.sender][today] > PLAYER_DAILY) revert DailyLimit();
        if (rewarded > REWARDS) revert RewardsExhausted();
        _mint(msg.sender, amount);
        emit Claimed(msg.sender, amount, nonce);
    }

    /// Items are bought by burning.
    function buyItem(uint256 item, uint256 amount) external {
        _burn(msg.sender, amount);
        emit Spent(msg.sender, item, amount);
    }

    function setSigner(address signer_) external onlyOwner {
        signer = signer_;
        emit SignerChanged(signer_);
    }

    function setClaimsPaused(bool paused) external onlyOwner {
        claimsPaused = paused;
        emit ClaimsPaused(paused);
    }
}

contract OrchardDollar is ERC20 {
    constructor() ERC20("Orchard Dollar", "ORD") {
        _mint(msg.sender, 5_000_000e6);
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }
}

/// @title Points of the shops of Orchard Lane
/// @notice A point is a cent: shops buy points with dollars, anybody redeems a hundred points for a dollar. The dollars stay here.
contract OrchardPoints is ERC20, ERC20Permit, Ownable, ReentrancyGuard {
    using SafeERC20 for IERC20;

    IERC20 public immutable reserve;
    mapping(address => bool) public isShop;
    mapping(address => uint256) public issuedBy;
    string public programURI;

    event ShopAdded(address indexed shop);
    event ShopRemoved(address indexed shop);
    event Issued(address indexed shop, address indexed customer, uint256 points);
    event Redeemed(address indexed customer, uint256 points, uint256 dollars);
    event ProgramURI(string uri);

    constructor(IERC20 reserve_) ERC20("Orchard Lane Points", "OLP") ERC20Permit("Orchard Lane Points") {
        reserve = reserve_;
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }

    function addShop(address shop) external onlyOwner {
        isShop[shop] = true;
        emit ShopAdded(shop);
    }

    function removeShop(address shop) external onlyOwner {
        isShop[shop] = false;
        emit ShopRemoved(shop);
    }

    function setProgramURI(string calldata uri) external onlyOwner {
        programURI = uri;
        emit ProgramURI(uri);
    }

    function issue(address customer, uint256 points) external nonReentrant {
        require(isShop[msg.sender], "not a shop");
        require(points % 100 == 0, "whole cents");
        issuedBy[msg.sender] += points;
        reserve.safeTransferFrom(msg.sender, address(this), points / 100);
        _mint(customer, points);
        emit Issued(msg.sender, customer, points);
    }

    function redeem(uint256 points) external nonReentrant {
        _burn(msg.sender, points);
        reserve.safeTransfer(msg.sender, points / 100);
        emit Redeemed(msg.sender, points, points / 100);
    }

    function backing() external view returns (uint256 dollars, uint256 owed) {
        return (reserve.balanceOf(address(this)), totalSupply() / 100);
    }
}

contract WillowToken is ERC20 {
    constructor() ERC20("Willow", "WLW") {
        _mint(msg.sender, 20_000_000 ether);
    }
}

/// Escrow with a lock of up to four years; voting power decays.
contract WillowEscrow {
    using SafeERC20 for IERC20;
    uint256 public constant MAXTIME = 4 * 365 days;
    IERC20 public immutable token;
    struct LockedBalance {
        int128 amount;
        uint256 end;
    }
    mapping(address => LockedBalance) public locked;
    uint256 public supply;
    event Deposit(address indexed provider, uint256 value, uint256 indexed locktime);
    event Withdraw(address indexed provider, uint256 value);

    constructor(IERC20 token_) {
        token = token_;
    }

    function createLock(uint256 value, uint256 until) external {
        require(locked[msg.sender].amount == 0 && until > block.timestamp && until <= block.timestamp + MAXTIME, "lock");
        _deposit(value, until);
    }

    function increaseAmount(uint256 value) external {
        require(locked[msg.sender].end > block.timestamp, "expired");
        _deposit(value, locked[msg.sender].end);
    }

    function increaseUnlockTime(uint256 until) external {
        require(until > locked[msg.sender].end && until <= block.timestamp + MAXTIME, "lock");
        _deposit(0, until);
    }

    function _deposit(uint256 value, uint256 until) private {
        locked[msg.sender].amount += int128(int256(value));
        locked[msg.sender].end = until;
        supply += value;
        if (value > 0) token.safeTransferFrom(msg.sender, address(this), value);
        emit Deposit(msg.sender, value, until);
    }

    function withdraw() external {
        LockedBalance memory one = locked[msg.sender];
        require(block.timestamp >= one.end, "The lock didn't expire");
        delete locked[msg.sender];
        supply -= uint256(int256(one.amount));
        token.safeTransfer(msg.sender, uint256(int256(one.amount)));
        emit Withdraw(msg.sender, uint256(int256(one.amount)));
    }

    function balanceOf(address who) external view returns (uint256) {
        LockedBalance memory one = locked[who];
        return one.end <= block.timestamp ? 0 : (uint256(int256(one.amount)) * (one.end - block.timestamp)) / MAXTIME;
    }
}

/// Locks the base token for ever in one escrow and gives a receipt of the same amount.
contract WillowDepositor is Ownable {
    using SafeERC20 for IERC20;
    uint256 public constant FEE_DENOMINATOR = 10_000;
    uint256 public lockIncentive = 10;
    uint256 public incentiveWillow;
    IERC20 public immutable willow;
    WillowEscrow public immutable escrow;
    StakedWillow public minter;

    constructor(IERC20 willow_, WillowEscrow escrow_) {
        (willow, escrow) = (willow_, escrow_);
        willow_.approve(address(escrow_), type(uint256).max);
    }

    function setMinter(StakedWillow minter_) external onlyOwner {
        require(address(minter) == address(0), "set");
        minter = minter_;
    }

    function setFees(uint256 incentive) external onlyOwner {
        require(incentive <= 30, "fee");
        lockIncentive = incentive;
    }

    function deposit(uint256 amount, bool lock) external {
        require(amount > 0, "!>0");
        willow.safeTransferFrom(msg.sender, address(this), amount);
        if (lock) {
            amount += incentiveWillow;
            incentiveWillow = 0;
            lockWillow();
        } else {
            uint256 toll = (amount * lockIncentive) / FEE_DENOMINATOR;
            amount -= toll;
            incentiveWillow += toll;
        }
        minter.mint(msg.sender, amount);
    }

    function lockWillow() public {
        uint256 held = willow.balanceOf(address(this));
        if (held == 0) return;
        (int128 amount, ) = escrow.locked(address(this));
        uint256 until = block.timestamp + escrow.MAXTIME();
        if (amount == 0) {
            escrow.createLock(held, until);
            return;
        }
        escrow.increaseAmount(held);
        (, uint256 end) = escrow.locked(address(this));
        if (until > end + 2 weeks) escrow.increaseUnlockTime(until);
    }
}

contract StakedWillow is ERC20 {
    address public immutable operator;

    constructor(address operator_) ERC20("Locked Willow", "vlWLW") {
        operator = operator_;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == operator, "!authorized");
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}
