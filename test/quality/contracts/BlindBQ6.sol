// 0.8 off evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.22;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

contract BillCash is ERC20 {
    constructor() ERC20("Settlement Dollar", "SDLR") {
        _mint(msg.sender, 60_000_000e18);
    }
}

contract Blocklist is Ownable {
    mapping(address => bool) private blocked;

    event BlockedAddressesAdded(address[] accounts);
    event BlockedAddressesRemoved(address[] accounts);

    constructor(address owner_) Ownable(owner_) {}

    function addToBlocklist(address[] calldata accounts) external onlyOwner {
        for (uint256 i; i < accounts.length; i++) blocked[accounts[i]] = true;
        emit BlockedAddressesAdded(accounts);
    }

    function removeFromBlocklist(address[] calldata accounts) external onlyOwner {
        for (uint256 i; i < accounts.length; i++) blocked[accounts[i]] = false;
        emit BlockedAddressesRemoved(accounts);
    }

    function isBlocked(address account) external view returns (bool) {
        return blocked[account];
    }
}

/// A note that grows in price, blocked only for who is on the list of two of three.
contract TreasuryNote is ERC20, AccessControl {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    bytes32 public constant LIST_CONFIGURER_ROLE = keccak256("LIST_CONFIGURER_ROLE");
    Blocklist public blocklist;

    event BlocklistSet(address oldRef, address newRef);

    error Blocked(address account);

    constructor(address admin, address manager, Blocklist list) ERC20("Harrow Treasury Note", "HTN") {
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(LIST_CONFIGURER_ROLE, admin);
        _grantRole(MINTER_ROLE, manager);
        blocklist = list;
    }

    function setBlocklist(Blocklist list) external onlyRole(LIST_CONFIGURER_ROLE) {
        emit BlocklistSet(address(blocklist), address(list));
        blocklist = list;
    }

    function mint(address to, uint256 amount) external onlyRole(MINTER_ROLE) {
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }

    function _update(address from, address to, uint256 amount) internal override {
        if (blocklist.isBlocked(msg.sender)) revert Blocked(msg.sender);
        if (from != address(0) && blocklist.isBlocked(from)) revert Blocked(from);
        if (to != address(0) && blocklist.isBlocked(to)) revert Blocked(to);
        super._update(from, to, amount);
    }
}

/// Sells notes for cash at the price of the day and buys them back, as much a day as its limit.
contract NoteManager is Ownable {
    using SafeERC20 for IERC20;

    IERC20 public immutable cash;
    TreasuryNote public immutable note;
    uint256 public constant START_PRICE = 1.08e18;
    uint256 public immutable start = block.timestamp;
    uint256 public dailyRate = 0.00012e18;
    uint256 public subscriptionLimit = 10_000_000e18;
    uint256 public subscribed;
    uint256 public lastReset = block.timestamp;
    bool public subscribePaused;

    event Subscription(address indexed who, uint256 notes, uint256 paid);
    event Redemption(address indexed who, uint256 notes, uint256 paid);

    constructor(IERC20 cash_, TreasuryNote note_, address owner_) Ownable(owner_) {
        (cash, note) = (cash_, note_);
    }

    function getPrice() public view returns (uint256) {
        return START_PRICE + (START_PRICE * dailyRate * ((block.timestamp - start) / 1 days)) / 1e18;
    }

    function pauseSubscribe(bool paused) external onlyOwner {
        subscribePaused = paused;
    }

    function setSubscriptionLimit(uint256 limit) external onlyOwner {
        subscriptionLimit = limit;
    }

    function subscribe(uint256 paid) external {
        require(!subscribePaused, "FeaturePaused");
        if (block.timestamp >= lastReset + 1 days) (subscribed, lastReset) = (0, block.timestamp);
        subscribed += paid;
        require(subscribed <= subscriptionLimit, "RateLimitExceeded");
        cash.safeTransferFrom(msg.sender, address(this), paid);
        uint256 notes = (paid * 1e18) / getPrice();
        note.mint(msg.sender, notes);
        emit Subscription(msg.sender, notes, paid);
    }

    function redeem(uint256 notes) external {
        uint256 paid = (notes * START_PRICE) / 1e18;
        IERC20(address(note)).safeTransferFrom(msg.sender, address(this), notes);
        note.burn(notes);
        cash.safeTransfer(msg.sender, paid);
        emit Redemption(msg.sender, notes, paid);
    }
}

interface IRule {
    function isTransferValid(address token, address from, address to, uint256 amount) external view returns (bool, uint256);
}

/// Says which addresses may have none.
contract FreezeRule is IRule, Ownable {
    mapping(address => uint256) public frozenUntil;

    constructor(address owner_) Ownable(owner_) {}

    function freezeAddress(address who, uint256 until) external onlyOwner {
        require(until <= block.timestamp + 90 days, "RU01");
        frozenUntil[who] = until;
    }

    function isTransferValid(address, address from, address to, uint256) external view override returns (bool, uint256) {
        bool frozen = frozenUntil[from] > block.timestamp || frozenUntil[to] > block.timestamp;
        return (!frozen, frozen ? 3 : 0);
    }
}

contract RuleEngine is Ownable {
    IRule[] public rules;

    constructor(IRule first, address owner_) Ownable(owner_) {
        rules.push(first);
    }

    function setRules(IRule[] calldata rules_) external onlyOwner {
        rules = rules_;
    }

    function rulesLength() external view returns (uint256) {
        return rules.length;
    }

    function validateTransferWithRules(uint256[] memory ids, address token, address from, address to, uint256 amount)
        external
        view
        returns (bool, uint256, uint256)
    {
        for (uint256 i; i < ids.length; i++) {
            (bool valid, uint256 code) = rules[ids[i]].isTransferValid(token, from, to, amount);
            if (!valid) return (false, ids[i], code);
        }
        return (true, 0, 0);
    }
}

/// Shares of a house, whose rules two of three keep and whose rents come from elsewhere.
contract HouseShare is ERC20, Ownable {
    RuleEngine public ruleEngine;
    uint256[] private ids;
    mapping(address => bool) public trusted;
    uint256 public tokenizedRevision = 1;
    string public deed = "lot 14, ninth street";

    event RulesDefined(uint256[] ids);

    constructor(RuleEngine engine) ERC20("Ninth Street Fourteen", "HOUSE-14") Ownable(msg.sender) {
        ruleEngine = engine;
        ids.push(0);
        trusted[msg.sender] = true;
        _mint(msg.sender, 100_000e18);
    }

    function setRules(uint256[] calldata ids_) external onlyOwner {
        ids = ids_;
        emit RulesDefined(ids_);
    }

    function setDeed(string calldata text) external onlyOwner {
        deed = text;
        tokenizedRevision++;
    }

    function setTrusted(address who, bool yes) external onlyOwner {
        trusted[who] = yes;
    }

    function canTransfer(address from, address to, uint256 amount) public view returns (bool, uint256, uint256) {
        return ruleEngine.validateTransferWithRules(ids, address(this), from, to, amount);
    }

    function _update(address from, address to, uint256 amount) internal override {
        if (from != address(0) && !trusted[from]) {
            (bool valid, , ) = canTransfer(from, to, amount);
            require(valid, "RE03");
        }
        super._update(from, to, amount);
    }
}

/// Made of what two of three have received in ore, each lot announced a day before and with a paper.
contract OreToken is ERC20Burnable, Ownable2Step {
    struct Lot {
        uint256 amount;
        uint64 readyAt;
        bytes32 assay;
    }

    uint256 public constant NOTICE = 1 days;
    uint256 public constant LARGEST = 2_000e18;
    Lot[] public lots;
    uint256 public transferFee;
    address public feeCollector;

    event LotAnnounced(uint256 indexed id, uint256 amount, bytes32 assay);
    event LotIssued(uint256 indexed id);
    event FeeSet(uint256 fee);

    constructor(address collector) ERC20("Copperbelt Ore", "CBO") Ownable(msg.sender) {
        feeCollector = collector;
        _mint(msg.sender, 400_000e18);
    }

    function announce(uint256 amount, bytes32 assay) external onlyOwner {
        require(amount <= LARGEST && assay != 0, "lot");
        require(lots.length == 0 || lots[lots.length - 1].readyAt < block.timestamp, "one at a time");
        lots.push(Lot(amount, uint64(block.timestamp + NOTICE), assay));
        emit LotAnnounced(lots.length - 1, amount, assay);
    }

    function issue(uint256 id) external onlyOwner {
        Lot storage lot = lots[id];
        require(lot.amount > 0 && block.timestamp >= lot.readyAt, "not ready");
        uint256 amount = lot.amount;
        lot.amount = 0;
        _mint(owner(), amount);
        emit LotIssued(id);
    }

    function setTransferFee(uint256 fee) external onlyOwner {
        require(fee <= 50, "a half of a hundred");
        transferFee = fee;
        emit FeeSet(fee);
    }

    function _update(address from, address to, uint256 amount) internal override {
        uint256 fee = from == address(0) || to == address(0) || from == owner() ? 0 : (amount * transferFee) / 10_000;
        if (fee > 0) super._update(from, feeCollector, fee);
        super._update(from, to, amount - fee);
    }
}
