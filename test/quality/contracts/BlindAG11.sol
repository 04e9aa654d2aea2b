// 0.6 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

import {Coin6} from "./BlindAG9.sol";

/// Five percent a year, which anybody may have made, for a contract that shares it out.
contract RocketryCoin is Coin6 {
    uint256 public constant INTERVAL = 1 days;
    uint256 private constant PER_DAY = 1_000_133_680_617_113_500;
    address public immutable rewards;
    uint256 public inflationMintedUntil = block.timestamp;

    event RPLInflationLog(address sender, uint256 amount, uint256 time);

    constructor(address rewards_) public {
        (name, symbol) = ("Rocketry", "RKTY");
        rewards = rewards_;
        _mint(msg.sender, 18_000_000 ether);
    }

    function intervalsPassed() public view returns (uint256) {
        return (block.timestamp - inflationMintedUntil) / INTERVAL;
    }

    function inflationMintTokens() external returns (uint256 made) {
        uint256 intervals = intervalsPassed();
        require(intervals > 0, "nothing to mint");
        uint256 next = totalSupply;
        for (uint256 i; i < intervals; i++) next = (next * PER_DAY) / 1e18;
        made = next - totalSupply;
        inflationMintedUntil += intervals * INTERVAL;
        _mint(rewards, made);
        emit RPLInflationLog(msg.sender, made, block.timestamp);
    }
}

/// Gold in a vault. What a transfer costs is two hundredths of a percent, and could be two percent at the most.
contract VaultOunce is Coin6 {
    uint256 public constant FEE_PARTS = 1_000_000;
    uint256 public constant MOST_FEE_RATE = 20_000;
    address public owner;
    address public proposedOwner;
    address public feeController;
    address public feeRecipient;
    address public supplyController;
    address public protection;
    uint256 public feeRate = 200;
    bool public paused;
    mapping(address => bool) public isFrozen;

    event FeeCollected(address indexed from, address indexed to, uint256 value);
    event FeeRateSet(uint256 from, uint256 to);
    event AddressFrozen(address indexed who);
    event FrozenAddressWiped(address indexed who);

    modifier only(address who) {
        require(msg.sender == who, "not allowed");
        _;
    }

    constructor(address council) public {
        (name, symbol, owner, feeController) = ("Vault Ounce", "OUNCE", council, council);
        (feeRecipient, supplyController, protection) = (council, council, council);
        _mint(msg.sender, 25_000 ether);
    }

    function proposeOwner(address next) external only(owner) {
        proposedOwner = next;
    }

    function claimOwnership() external only(proposedOwner) {
        (owner, proposedOwner) = (msg.sender, address(0));
    }

    function setRoles(address fee, address supply, address protection_) external only(owner) {
        (feeController, supplyController, protection) = (fee, supply, protection_);
    }

    function setFeeRate(uint256 rate) external only(feeController) {
        require(rate <= MOST_FEE_RATE, "fee rate above its limit");
        emit FeeRateSet(feeRate, rate);
        feeRate = rate;
    }

    function setFeeRecipient(address to) external only(feeController) {
        feeRecipient = to;
    }

    function pause(bool is_) external only(owner) {
        paused = is_;
    }

    function freeze(address who, bool is_) external only(protection) {
        isFrozen[who] = is_;
        emit AddressFrozen(who);
    }

    function wipeFrozenAddress(address who) external only(protection) {
        require(isFrozen[who], "not frozen");
        _burn(who, _held[who]);
        emit FrozenAddressWiped(who);
    }

    function increaseSupply(uint256 value) external only(supplyController) {
        _mint(supplyController, value);
    }

    function decreaseSupply(uint256 value) external only(supplyController) {
        _burn(supplyController, value);
    }

    function getFeeFor(uint256 value) public view returns (uint256) {
        return (value * feeRate) / FEE_PARTS;
    }

    function _move(address from, address to, uint256 value) internal override {
        require(!paused && !isFrozen[from] && !isFrozen[to] && !isFrozen[msg.sender], "paused or frozen");
        uint256 fee = getFeeFor(value);
        super._move(from, to, value - fee);
        if (fee == 0) return;
        super._move(from, feeRecipient, fee);
        emit FeeCollected(from, feeRecipient, fee);
    }
}

/// Issued pound, whose owner is the contract of controls below.
contract TrueGuinea is Coin6 {
    address public owner;
    mapping(address => bool) public isBlacklisted;

    modifier onlyOwner() {
        require(msg.sender == owner, "only owner");
        _;
    }

    constructor(address controls) public {
        (name, symbol, owner) = ("True Guinea", "TGNA", controls);
        _mint(msg.sender, 12_000_000 ether);
    }

    function transferOwnership(address next) external onlyOwner {
        owner = next;
    }

    function mint(address to, uint256 value) external onlyOwner {
        _mint(to, value);
    }

    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }

    function setBlacklisted(address who, bool is_) external onlyOwner {
        isBlacklisted[who] = is_;
    }

    function _move(address from, address to, uint256 value) internal override {
        require(!isBlacklisted[from] && !isBlacklisted[to], "blacklisted");
        super._move(from, to, value);
    }
}

/// Small mints take one ratifier, larger ones three; each draws on a pool that the owner, a multisig, refills.
contract GuineaControls {
    struct Request {
        address to;
        uint256 value;
        uint256 at;
        uint256 votes;
        bool done;
    }

    uint256 public constant SMALL = 100_000 ether;
    uint256 public constant MOST_POOL = 10_000_000 ether;
    uint256 public constant WAIT = 1 hours;
    address public immutable owner;
    address public mintKey;
    TrueGuinea public token;
    uint256 public pool = 1_000_000 ether;
    mapping(address => bool) public isRatifier;
    mapping(uint256 => mapping(address => bool)) public ratified;
    Request[] public requests;

    event RequestMint(uint256 indexed id, address to, uint256 value);

    modifier onlyOwner() {
        require(msg.sender == owner, "only owner");
        _;
    }

    constructor(address owner_, address mintKey_, address[] memory ratifiers) public {
        (owner, mintKey) = (owner_, mintKey_);
        for (uint256 i; i < ratifiers.length; i++) isRatifier[ratifiers[i]] = true;
    }

    function bind(TrueGuinea token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function setMintKey(address key) external onlyOwner {
        mintKey = key;
    }

    function setRatifier(address who, bool is_) external onlyOwner {
        isRatifier[who] = is_;
    }

    function refill() external onlyOwner {
        pool = MOST_POOL;
    }

    function requestMint(address to, uint256 value) external {
        require(msg.sender == mintKey || msg.sender == owner, "mint key");
        emit RequestMint(requests.length, to, value);
        requests.push(Request(to, value, block.timestamp, 0, false));
    }

    function revokeMint(uint256 id) external onlyOwner {
        delete requests[id];
    }

    function ratifyMint(uint256 id) external {
        Request storage one = requests[id];
        require(isRatifier[msg.sender] && !ratified[id][msg.sender] && !one.done && one.value > 0, "ratifier");
        require(block.timestamp >= one.at + WAIT && one.value <= pool, "wait or pool");
        ratified[id][msg.sender] = true;
        if (++one.votes < (one.value <= SMALL ? 1 : 3)) return;
        one.done = true;
        pool -= one.value;
        token.mint(one.to, one.value);
    }

    function setBlacklisted(address who, bool is_) external onlyOwner {
        token.setBlacklisted(who, is_);
    }
}

/// Grows each day for all who hold it.
contract FjordEther is Coin6 {
    uint256 public totalShares;
    uint256 public pooled;
    mapping(address => uint256) public sharesOf;

    constructor() public {
        (name, symbol) = ("Fjord Ether", "FJRD");
    }

    function submit() external payable {
        uint256 shares = totalShares == 0 ? msg.value : (msg.value * totalShares) / pooled;
        sharesOf[msg.sender] += shares;
        totalShares += shares;
        pooled += msg.value;
        totalSupply = pooled;
        emit Transfer(address(0), msg.sender, msg.value);
    }

    function addRewards() external payable {
        pooled += msg.value;
        totalSupply = pooled;
    }

    function balanceOf(address who) public view override returns (uint256) {
        return totalShares == 0 ? 0 : (sharesOf[who] * pooled) / totalShares;
    }

    function sharesFor(uint256 value) public view returns (uint256) {
        return (value * totalShares) / pooled;
    }

    function _move(address from, address to, uint256 value) internal override {
        uint256 shares = sharesFor(value);
        require(sharesOf[from] >= shares, "balance");
        sharesOf[from] -= shares;
        sharesOf[to] += shares;
        emit Transfer(from, to, value);
    }
}

/// The same, standing still and growing in worth.
contract WrappedFjord is Coin6 {
    FjordEther public immutable fjord;

    constructor(FjordEther fjord_) public {
        (name, symbol, fjord) = ("Wrapped Fjord Ether", "wFJRD", fjord_);
    }

    function wrap(uint256 value) external returns (uint256 shares) {
        shares = fjord.sharesFor(value);
        _mint(msg.sender, shares);
        fjord.transferFrom(msg.sender, address(this), value);
    }

    function unwrap(uint256 shares) external returns (uint256 value) {
        value = (shares * fjord.pooled()) / fjord.totalShares();
        _burn(msg.sender, shares);
        fjord.transfer(msg.sender, value);
    }

    function perToken() external view returns (uint256) {
        return (1 ether * fjord.pooled()) / fjord.totalShares();
    }
}
