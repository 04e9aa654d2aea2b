// 0.8 runs=200 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Burnable.sol";
import "@openzeppelin/contracts-4/token/ERC20/utils/SafeERC20.sol";
import "@openzeppelin/contracts-4/access/Ownable.sol";
import "@openzeppelin/contracts-4/security/Pausable.sol";
import "@openzeppelin/contracts-4/utils/structs/EnumerableSet.sol";

/// An ordinary utility token of a small team.
contract Quillmarket is ERC20, ERC20Burnable, Ownable {
    event AirdropSent(uint256 recipients, uint256 total);

    constructor() ERC20("Quillmarket", "QMKT") {
        _mint(msg.sender, 21_000_000 * 10 ** decimals());
    }

    /// Of the owner's own.
    function airdrop(address[] calldata to, uint256 each) external onlyOwner {
        for (uint256 i = 0; i < to.length; i++) _transfer(msg.sender, to[i], each);
        emit AirdropSent(to.length, to.length * each);
    }

    function recoverERC20(IERC20 token, uint256 amount) external onlyOwner {
        token.transfer(owner(), amount);
    }
}

/// A meme of the chain, given away by its maker.
contract Puddleduck is ERC20 {
    constructor() ERC20("Puddle Duck", "PUDD") {
        _mint(msg.sender, 420_690_000_000_000 ether);
    }
}

/// Locks by deposits: each has a number, an owner and a time; new deposits can be halted, withdrawals cannot.
contract TeamVaultLock is Ownable, Pausable {
    using SafeERC20 for IERC20;

    struct Items {
        address tokenAddress;
        address withdrawalAddress;
        uint256 tokenAmount;
        uint256 unlockTime;
        bool withdrawn;
    }

    uint256 public depositId;
    uint256[] public allDepositIds;
    mapping(address => uint256[]) public depositsByWithdrawalAddress;
    mapping(uint256 => Items) public lockedToken;
    mapping(address => mapping(address => uint256)) public walletTokenBalance;
    uint256 public feesInNative = 0.05 ether;
    address payable public companyWallet;
    mapping(address => bool) private whitelistedTokens;

    event LogTokensLocked(uint256 id, address indexed token, address indexed withdrawalAddress, uint256 amount, uint256 unlockTime);
    event LogTokenWithdrawal(uint256 id, address indexed token, address indexed withdrawalAddress, uint256 amount);
    event LogLockExtended(uint256 id, uint256 unlockTime);
    event LogLockTransferred(uint256 id, address indexed receiver);
    event FeesChanged(uint256 fees);

    constructor(address payable company) {
        companyWallet = company;
    }

    function pause() external onlyOwner { _pause(); }
    function unpause() external onlyOwner { _unpause(); }

    function setFees(uint256 fees) external onlyOwner {
        require(fees <= 1 ether, "fees");
        feesInNative = fees;
        emit FeesChanged(fees);
    }

    function setCompanyWallet(address payable company) external onlyOwner {
        require(company != address(0), "zero");
        companyWallet = company;
    }

    function setWhitelistedToken(address token, bool free) external onlyOwner {
        whitelistedTokens[token] = free;
    }

    function lockToken(address token, address withdrawalAddress, uint256 amount, uint256 unlockTime)
        external
        payable
        whenNotPaused
        returns (uint256 id)
    {
        require(amount > 0, "amount");
        require(unlockTime > block.timestamp && unlockTime < 10_000_000_000, "time");
        if (!whitelistedTokens[token]) {
            require(msg.value >= feesInNative, "Fees not sufficient");
            (bool ok, ) = companyWallet.call{value: msg.value}("");
            require(ok, "fees");
        }
        uint256 before = IERC20(token).balanceOf(address(this));
        IERC20(token).safeTransferFrom(msg.sender, address(this), amount);
        amount = IERC20(token).balanceOf(address(this)) - before;
        id = ++depositId;
        lockedToken[id] = Items(token, withdrawalAddress, amount, unlockTime, false);
        walletTokenBalance[token][withdrawalAddress] += amount;
        allDepositIds.push(id);
        depositsByWithdrawalAddress[withdrawalAddress].push(id);
        emit LogTokensLocked(id, token, withdrawalAddress, amount, unlockTime);
    }

    function extendLockDuration(uint256 id, uint256 unlockTime) external {
        Items storage item = lockedToken[id];
        require(!item.withdrawn && msg.sender == item.withdrawalAddress, "not yours");
        require(unlockTime > item.unlockTime && unlockTime < 10_000_000_000, "only later");
        item.unlockTime = unlockTime;
        emit LogLockExtended(id, unlockTime);
    }

    function transferLocks(uint256 id, address receiver) external {
        Items storage item = lockedToken[id];
        require(!item.withdrawn && msg.sender == item.withdrawalAddress && receiver != address(0), "not yours");
        walletTokenBalance[item.tokenAddress][msg.sender] -= item.tokenAmount;
        walletTokenBalance[item.tokenAddress][receiver] += item.tokenAmount;
        item.withdrawalAddress = receiver;
        depositsByWithdrawalAddress[receiver].push(id);
        emit LogLockTransferred(id, receiver);
    }

    function withdrawTokens(uint256 id, uint256 amount) external {
        Items storage item = lockedToken[id];
        require(!item.withdrawn && msg.sender == item.withdrawalAddress, "not yours");
        require(block.timestamp >= item.unlockTime, "Tokens are locked");
        require(amount > 0 && amount <= item.tokenAmount, "amount");
        item.tokenAmount -= amount;
        item.withdrawn = item.tokenAmount == 0;
        walletTokenBalance[item.tokenAddress][msg.sender] -= amount;
        emit LogTokenWithdrawal(id, item.tokenAddress, msg.sender, amount);
        IERC20(item.tokenAddress).safeTransfer(msg.sender, amount);
    }

    function getAllDepositIds() external view returns (uint256[] memory) { return allDepositIds; }
    function getTokenFees() external view returns (uint256) { return feesInNative; }

    function getDepositDetails(uint256 id) external view returns (address, address, uint256, uint256, bool) {
        Items memory item = lockedToken[id];
        return (item.tokenAddress, item.withdrawalAddress, item.tokenAmount, item.unlockTime, item.withdrawn);
    }
}

/// Locks with a description; vested ones come free by cycles. Without a fee and without an owner.
contract BlushLock {
    using SafeERC20 for IERC20;
    using EnumerableSet for EnumerableSet.UintSet;

    struct Lock {
        uint256 id;
        address token;
        address owner;
        uint256 amount;
        uint256 lockDate;
        uint256 tgeDate;
        uint256 tgeBps;
        uint256 cycle;
        uint256 cycleBps;
        uint256 unlockedAmount;
        string description;
    }

    uint256 private constant ID_PADDING = 1_000_000;
    Lock[] private _locks;
    mapping(address => EnumerableSet.UintSet) private _userLpLockIds;
    mapping(address => uint256) public cumulative;

    event LockAdded(uint256 indexed id, address token, address owner, uint256 amount, uint256 unlockDate);
    event LockUpdated(uint256 indexed id, address token, address owner, uint256 newAmount, uint256 newUnlockDate);
    event LockRemoved(uint256 indexed id, address token, address owner, uint256 amount, uint256 unlockedAt);
    event LockVested(uint256 indexed id, address token, address owner, uint256 amount, uint256 remaining);
    event LockOwnerChanged(uint256 lockId, address owner, address newOwner);

    function lock(address owner, address token, uint256 amount, uint256 unlockDate, string calldata description) external returns (uint256) {
        require(unlockDate > block.timestamp, "Unlock date should be in the future");
        return _create(owner, token, amount, unlockDate, 0, 0, 0, description);
    }

    function vestingLock(
        address owner,
        address token,
        uint256 amount,
        uint256 tgeDate,
        uint256 tgeBps,
        uint256 cycle,
        uint256 cycleBps,
        string calldata description
    ) external returns (uint256) {
        require(tgeDate > block.timestamp && cycle > 0, "Invalid cycle");
        require(tgeBps > 0 && cycleBps > 0 && tgeBps + cycleBps <= 10_000, "Invalid bips");
        return _create(owner, token, amount, tgeDate, tgeBps, cycle, cycleBps, description);
    }

    function _create(
        address owner,
        address token,
        uint256 amount,
        uint256 tgeDate,
        uint256 tgeBps,
        uint256 cycle,
        uint256 cycleBps,
        string calldata description
    ) private returns (uint256 id) {
        require(token != address(0) && amount > 0, "Invalid lock");
        id = _locks.length + ID_PADDING;
        _locks.push(Lock(id, token, owner, amount, block.timestamp, tgeDate, tgeBps, cycle, cycleBps, 0, description));
        _userLpLockIds[owner].add(id);
        cumulative[token] += amount;
        uint256 before = IERC20(token).balanceOf(address(this));
        IERC20(token).safeTransferFrom(msg.sender, address(this), amount);
        require(IERC20(token).balanceOf(address(this)) - before == amount, "Not enough token was transferred");
        emit LockAdded(id, token, owner, amount, tgeDate);
    }

    function _at(uint256 id) private view returns (Lock storage) {
        require(id >= ID_PADDING && id < _locks.length + ID_PADDING, "Invalid lock id");
        return _locks[id - ID_PADDING];
    }

    function withdrawableTokens(uint256 id) public view returns (uint256) {
        Lock storage one = _at(id);
        if (one.amount == 0 || block.timestamp < one.tgeDate) return 0;
        if (one.tgeBps == 0) return one.amount - one.unlockedAmount;
        uint256 total = (one.amount * one.tgeBps) / 10_000
            + (((block.timestamp - one.tgeDate) / one.cycle) * one.amount * one.cycleBps) / 10_000;
        return (total > one.amount ? one.amount : total) - one.unlockedAmount;
    }

    function unlock(uint256 id) external {
        Lock storage one = _at(id);
        require(one.owner == msg.sender, "You are not the owner of this lock");
        uint256 out = withdrawableTokens(id);
        require(out > 0, "Nothing to unlock");
        one.unlockedAmount += out;
        cumulative[one.token] -= out;
        if (one.unlockedAmount == one.amount) {
            _userLpLockIds[msg.sender].remove(id);
            emit LockRemoved(id, one.token, msg.sender, out, block.timestamp);
        } else emit LockVested(id, one.token, msg.sender, out, one.amount - one.unlockedAmount);
        IERC20(one.token).safeTransfer(msg.sender, out);
    }

    function editLock(uint256 id, uint256 newAmount, uint256 newUnlockDate) external {
        Lock storage one = _at(id);
        require(one.owner == msg.sender && one.unlockedAmount == 0, "Lock was unlocked");
        if (newUnlockDate > 0) {
            require(newUnlockDate >= one.tgeDate && newUnlockDate > block.timestamp, "New unlock time should not be before old unlock time");
            one.tgeDate = newUnlockDate;
        }
        if (newAmount > 0) {
            require(newAmount >= one.amount, "New amount should not be less than current amount");
            uint256 more = newAmount - one.amount;
            one.amount = newAmount;
            cumulative[one.token] += more;
            if (more > 0) IERC20(one.token).safeTransferFrom(msg.sender, address(this), more);
        }
        emit LockUpdated(id, one.token, msg.sender, one.amount, one.tgeDate);
    }

    function transferLockOwnership(uint256 id, address newOwner) public {
        Lock storage one = _at(id);
        require(one.owner == msg.sender, "You are not the owner of this lock");
        one.owner = newOwner;
        _userLpLockIds[msg.sender].remove(id);
        _userLpLockIds[newOwner].add(id);
        emit LockOwnerChanged(id, msg.sender, newOwner);
    }

    function renounceLockOwnership(uint256 id) external {
        transferLockOwnership(id, address(0));
    }

    function getTotalLockCount() external view returns (uint256) { return _locks.length; }
    function getLockById(uint256 id) external view returns (Lock memory) { return _at(id); }
    function lpLocksForUser(address user) external view returns (uint256[] memory) { return _userLpLockIds[user].values(); }
}
