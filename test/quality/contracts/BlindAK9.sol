// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";

/// Note on short bonds. Issued within a limit of each day; a pause ends after two days and cannot follow at once.
contract ChamoisNote is ERC20, AccessControl {
    bytes32 public constant ISSUER_ROLE = keccak256("ISSUER_ROLE");
    bytes32 public constant PAUSER_ROLE = keccak256("PAUSER_ROLE");
    uint256 public constant PAUSE_LENGTH = 48 hours;
    uint256 public constant PAUSE_COOLDOWN = 14 days;
    uint256 public pausedUntil;
    uint256 public dailyLimit = 500_000e6;
    mapping(uint256 => uint256) public issuedOn;
    string public documentURI;

    error EnforcedPause();
    error DailyLimitExceeded(uint256 day, uint256 amount);
    error Cooldown();

    event PausedUntil(uint256 time);
    event Issued(address indexed to, uint256 amount, bytes32 subscription);
    event Redeemed(address indexed from, uint256 amount, bytes32 account);

    constructor(address admin, address issuer, address pauser) ERC20("Chamois Treasury Note", "CHTN") {
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(ISSUER_ROLE, issuer);
        _grantRole(PAUSER_ROLE, pauser);
        _mint(msg.sender, 20_000_000e6);
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }

    function paused() public view returns (bool) {
        return block.timestamp < pausedUntil;
    }

    function pause() external onlyRole(PAUSER_ROLE) {
        if (pausedUntil != 0 && block.timestamp < pausedUntil + PAUSE_COOLDOWN) revert Cooldown();
        pausedUntil = block.timestamp + PAUSE_LENGTH;
        emit PausedUntil(pausedUntil);
    }

    function unpause() external onlyRole(PAUSER_ROLE) {
        if (paused()) pausedUntil = block.timestamp;
    }

    function setDailyLimit(uint256 limit) external onlyRole(DEFAULT_ADMIN_ROLE) {
        require(limit <= 2_000_000e6, "limit");
        dailyLimit = limit;
    }

    function setDocument(string calldata uri) external onlyRole(ISSUER_ROLE) {
        documentURI = uri;
    }

    function issue(address to, uint256 amount, bytes32 subscription) external onlyRole(ISSUER_ROLE) {
        uint256 today = block.timestamp / 1 days;
        if ((issuedOn[today] += amount) > dailyLimit) revert DailyLimitExceeded(today, amount);
        _mint(to, amount);
        emit Issued(to, amount, subscription);
    }

    function redeem(uint256 amount, bytes32 account) external {
        _burn(msg.sender, amount);
        emit Redeemed(msg.sender, amount, account);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (paused()) revert EnforcedPause();
        super._update(from, to, value);
    }
}

/// Nine seats. Five of them put an account on the list, which anybody can read, for thirty days at most.
contract SerowTribunal {
    uint256 public constant TERM = 30 days;
    uint256 public constant NEEDED = 5;
    address[] public seats;
    address[] public list;
    mapping(address => bool) public isSeat;
    mapping(address => uint256) public heldUntil;
    mapping(bytes32 => mapping(address => bool)) public voted;
    mapping(bytes32 => uint256) public votes;

    event Voted(address indexed seat, bytes32 indexed what);
    event Held(address indexed account, uint256 until, string reason);
    event Released(address indexed account);

    constructor(address[] memory seats_) {
        require(seats_.length == 9, "nine");
        for (uint256 i; i < 9; i++) {
            require(!isSeat[seats_[i]], "twice");
            isSeat[seats_[i]] = true;
        }
        seats = seats_;
    }

    function _vote(bytes32 what) private returns (bool) {
        require(isSeat[msg.sender] && !voted[what][msg.sender], "vote");
        voted[what][msg.sender] = true;
        emit Voted(msg.sender, what);
        return ++votes[what] == NEEDED;
    }

    function hold(address account, string calldata reason) external {
        require(account.code.length == 0, "no contracts");
        if (!_vote(keccak256(abi.encode("hold", account, reason)))) return;
        heldUntil[account] = block.timestamp + TERM;
        list.push(account);
        emit Held(account, heldUntil[account], reason);
    }

    function release(address account, uint256 number) external {
        if (!_vote(keccak256(abi.encode("release", account, number)))) return;
        heldUntil[account] = 0;
        emit Released(account);
    }

    function listed() external view returns (address[] memory) {
        return list;
    }
}

contract SerowBond is ERC20("Serow Harbour Bond", "SRWB") {
    SerowTribunal public immutable tribunal;
    address public immutable issuer;
    uint256 public immutable maturity;
    uint256 public immutable ceiling = 60_000_000 ether;

    constructor(SerowTribunal tribunal_, address issuer_, uint256 maturity_) {
        (tribunal, issuer, maturity) = (tribunal_, issuer_, maturity_);
        _mint(msg.sender, 40_000_000 ether);
    }

    function issue(address to, uint256 amount) external {
        require(msg.sender == issuer && totalSupply() + amount <= ceiling, "issuer");
        _mint(to, amount);
    }

    function canTransfer(address who) public view returns (bool) {
        return tribunal.heldUntil(who) <= block.timestamp;
    }

    function _update(address from, address to, uint256 value) internal override {
        require(canTransfer(from), "held");
        super._update(from, to, value);
    }
}

/// Auditors report what lies in the vault; the middle of them counts.
contract TakinReserve {
    address[3] public auditors;
    uint256[3] public grams;
    uint256[3] public updated;

    event Attested(address indexed auditor, uint256 grams);

    constructor(address[] memory auditors_, uint256 opening) {
        auditors = [auditors_[0], auditors_[1], auditors_[2]];
        grams = [opening, opening, opening];
    }

    function attest(uint256 amount) external {
        for (uint256 i; i < 3; i++) {
            if (msg.sender != auditors[i]) continue;
            (grams[i], updated[i]) = (amount, block.timestamp);
            emit Attested(msg.sender, amount);
            return;
        }
        revert("auditor");
    }

    function proven() external view returns (uint256) {
        (uint256 a, uint256 b, uint256 c) = (grams[0], grams[1], grams[2]);
        if (a > b) (a, b) = (b, a);
        if (b > c) b = c;
        return a > b ? a : b;
    }
}

contract TakinGold is ERC20("Takin Gold Gram", "TKNG") {
    uint256 public constant feeParts = 1_000_000;
    uint256 public constant maxFeeRate = 500;
    TakinReserve public immutable reserve;
    address public supplyController;
    address public feeController;
    address public feeRecipient;
    uint256 public feeRate = 200;

    event FeeCollected(address indexed from, address indexed to, uint256 value);
    event FeeRateSet(uint256 rate);
    event SupplyIncreased(address indexed to, uint256 value);
    event SupplyDecreased(address indexed from, uint256 value);

    constructor(TakinReserve reserve_, address supplyController_, address feeController_) {
        (reserve, supplyController, feeController, feeRecipient) = (reserve_, supplyController_, feeController_, feeController_);
    }

    function setFeeRate(uint256 rate) external {
        require(msg.sender == feeController && rate <= maxFeeRate, "cannot set fee rate");
        feeRate = rate;
        emit FeeRateSet(rate);
    }

    function setSupplyController(address to) external {
        require(msg.sender == supplyController, "not supply controller");
        supplyController = to;
    }

    function increaseSupply(address to, uint256 value) external {
        require(msg.sender == supplyController, "not supply controller");
        require(totalSupply() + value <= reserve.proven(), "not in the vault");
        _mint(to, value);
        emit SupplyIncreased(to, value);
    }

    function decreaseSupply(uint256 value) external {
        require(msg.sender == supplyController, "not supply controller");
        _burn(supplyController, value);
        emit SupplyDecreased(supplyController, value);
    }

    function getFeeFor(uint256 value) public view returns (uint256) {
        return (value * feeRate) / feeParts;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from != address(0) && to != address(0)) {
            uint256 fee = getFeeFor(value);
            super._update(from, feeRecipient, fee);
            emit FeeCollected(from, feeRecipient, fee);
            value -= fee;
        }
        super._update(from, to, value);
    }
}
