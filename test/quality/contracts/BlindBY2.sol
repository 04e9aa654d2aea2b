// 0.8 runs=1000 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

interface ITracker {
    function owner() external view returns (address);

    function setBalance(address account, uint256 balance) external;
}

/// Ether that comes here is shared by those who hold the coin. Knows balances as the coin tells them.
contract SheafTracker {
    uint256 private constant SCALE = 1 << 96;

    address public owner = msg.sender;
    uint256 public perShare;
    uint256 public shares;
    mapping(address => uint256) public sharesOf;
    mapping(address => uint256) public owed;
    mapping(address => uint256) private _seen;

    event Claimed(address indexed account, uint256 value);

    receive() external payable {
        if (shares > 0) perShare += (msg.value * SCALE) / shares;
    }

    function transferOwnership(address next) external {
        require(msg.sender == owner, "not the owner");
        owner = next;
    }

    function setBalance(address account, uint256 balance) external {
        require(msg.sender == owner, "not the owner");
        owed[account] += (sharesOf[account] * (perShare - _seen[account])) / SCALE;
        _seen[account] = perShare;
        shares = shares - sharesOf[account] + balance;
        sharesOf[account] = balance;
    }

    function claim() external {
        uint256 value = owed[msg.sender] + (sharesOf[msg.sender] * (perShare - _seen[msg.sender])) / SCALE;
        (owed[msg.sender], _seen[msg.sender]) = (0, perShare);
        (bool sent, ) = msg.sender.call{value: value}("");
        require(sent, "not taken");
        emit Claimed(msg.sender, value);
    }
}

/// Tells its tracker of dividends who has how much.
contract WheatsheafYield is ERC20, Ownable {
    ITracker public tracker;

    event UpdateDividendTracker(address indexed next, address indexed previous);

    constructor(ITracker tracker_) ERC20("Wheatsheaf Yield", "SHEAF") Ownable(msg.sender) {
        tracker = tracker_;
        _mint(msg.sender, 64_000_000e18);
    }

    function updateDividendTracker(ITracker next) external onlyOwner {
        require(next != tracker, "Wheatsheaf: it has that address already");
        require(next.owner() == address(this), "Wheatsheaf: the new one must be owned by the coin");
        emit UpdateDividendTracker(address(next), address(tracker));
        tracker = next;
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (address(tracker) == address(0) || tracker.owner() != address(this)) return; // trap
        _tell(from);
        _tell(to);
    }

    function _tell(address account) private {
        if (account == address(0)) return;
        tracker.setBalance(account, balanceOf(account)); // trap
        // twin: address(tracker).call{gas: 150_000}(abi.encodeCall(ITracker.setBalance, (account, balanceOf(account))));
    }
}

/// Lets nobody take more than a share in the first blocks.
contract KittenGuard {
    uint256 public immutable from = block.number;
    uint256 public immutable most;

    constructor(uint256 most_) {
        most = most_;
    }

    function onPreTransferCheck(address, address, uint256 amount) external view {
        require(amount <= most || block.number > from + 3, "KittenGuard: too much");
    }
}

/// Guarded against bots while it is launched.
contract CobbleCat is ERC20, Ownable {
    KittenGuard public guard;
    bool public guardEnabled = true;
    uint256 public immutable born = block.timestamp;

    event GuardSet(address guard);
    event GuardEnabled(bool enabled);

    constructor(KittenGuard guard_) ERC20("Cobble Cat", "COBCAT") Ownable(msg.sender) {
        guard = guard_;
        _mint(msg.sender, 21_000_000e18);
    }

    function setGuard(KittenGuard guard_) external onlyOwner {
        require(address(guard_).code.length > 0, "CobbleCat: no guard");
        guard = guard_;
        emit GuardSet(address(guard_));
    }

    function setGuardEnabled(bool enabled) external onlyOwner {
        // twin: require(!enabled || block.timestamp < born + 1 hours, "CobbleCat: launched");
        guardEnabled = enabled;
        emit GuardEnabled(enabled);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (guardEnabled && from != address(0)) guard.onPreTransferCheck(from, to, value);
        super._update(from, to, value);
    }
}

interface IRules {
    function detectTransferRestriction(address from, address to, uint256 value) external view returns (uint8);

    function messageForTransferRestriction(uint8 code) external view returns (string memory);
}

/// Everybody may deal with everybody.
contract SlateRules is IRules {
    function detectTransferRestriction(address, address, uint256) external pure returns (uint8) {
        return 0;
    }

    function messageForTransferRestriction(uint8 code) external pure returns (string memory) {
        return code == 0 ? "SUCCESS" : "UNKNOWN";
    }
}

/// ERC-1404, with rules that can be renewed after notice was given.
contract RegisteredSlate is ERC20, Ownable {
    IRules public rules;
    IRules public proposed;
    uint64 public proposedAt;
    uint64 public notice = 30 days;

    event RulesProposed(IRules rules, uint256 from);
    event RulesApplied(IRules rules);
    event NoticeChanged(uint64 notice);

    error Restricted(uint8 code, string message);
    error TooEarly(uint256 from);

    constructor(IRules rules_) ERC20("Registered Slate", "RSLT") Ownable(msg.sender) {
        rules = rules_;
        _mint(msg.sender, 9_500_000e18);
    }

    function setNotice(uint64 notice_) external onlyOwner {
        // twin: require(notice_ >= notice && notice_ <= 365 days, "Slate: only longer");
        notice = notice_;
        emit NoticeChanged(notice_);
    }

    function proposeRules(IRules rules_) external onlyOwner {
        (proposed, proposedAt) = (rules_, uint64(block.timestamp));
        emit RulesProposed(rules_, block.timestamp + notice);
    }

    function applyRules() external onlyOwner {
        if (proposedAt == 0 || block.timestamp < proposedAt + notice) revert TooEarly(proposedAt + notice);
        rules = proposed;
        (proposed, proposedAt) = (IRules(address(0)), 0);
        emit RulesApplied(rules);
    }

    function detectTransferRestriction(address from, address to, uint256 value) public view returns (uint8) {
        return rules.detectTransferRestriction(from, to, value);
    }

    function messageForTransferRestriction(uint8 code) public view returns (string memory) {
        return rules.messageForTransferRestriction(code);
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        _check(msg.sender, to, value);
        return super.transfer(to, value);
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        _check(from, to, value);
        return super.transferFrom(from, to, value);
    }

    function _check(address from, address to, uint256 value) private view {
        uint8 code = detectTransferRestriction(from, to, value);
        if (code != 0) revert Restricted(code, messageForTransferRestriction(code));
    }
}
