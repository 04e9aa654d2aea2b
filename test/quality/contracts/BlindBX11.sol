// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC1363} from "@openzeppelin/contracts/token/ERC20/extensions/ERC1363.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC1363Receiver} from "@openzeppelin/contracts/interfaces/IERC1363Receiver.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";

/// A fifth is for people on a tree, and comes free within half a year of their claim. What nobody claims goes to a timelock.
contract PaperboatToken is ERC20 {
    struct Grant { uint128 amount; uint64 from; uint128 taken; }
    bytes32 public immutable root;
    address public immutable timelock;
    uint256 public immutable claimEnds;
    uint256 public constant VESTING = 180 days;
    uint256 public reserved;
    mapping(uint256 => uint256) private _claimed;
    mapping(address => Grant) public grants;

    event Claimed(uint256 indexed index, address indexed account, uint256 amount);
    event Swept(uint256 amount);

    constructor(bytes32 root_, address timelock_) ERC20("Paperboat", "BOAT") {
        (root, timelock, claimEnds) = (root_, timelock_, block.timestamp + 600 days);
        _mint(msg.sender, 40_000_000e18);
        _mint(address(this), 10_000_000e18);
    }

    function isClaimed(uint256 index) public view returns (bool) { return _claimed[index >> 8] >> (index & 255) & 1 == 1; }

    function claim(uint256 index, address account, uint256 amount, bytes32[] calldata proof) external {
        require(!isClaimed(index) && block.timestamp < claimEnds, "claimed or over");
        require(MerkleProof.verifyCalldata(proof, root, keccak256(abi.encode(index, account, amount))), "proof");
        _claimed[index >> 8] |= 1 << (index & 255);
        Grant storage g = grants[account];
        (g.amount, g.from) = (g.amount + uint128(amount), uint64(block.timestamp));
        reserved += amount;
        emit Claimed(index, account, amount);
    }

    function vested(address account) public view returns (uint256) {
        Grant memory g = grants[account];
        uint256 since = block.timestamp - g.from;
        return since >= VESTING ? g.amount : g.amount * since / VESTING;
    }

    function release() external {
        Grant storage g = grants[msg.sender];
        uint256 due = vested(msg.sender);
        due = due > g.taken ? due - g.taken : 0;
        g.taken += uint128(due);
        reserved -= due;
        _transfer(address(this), msg.sender, due);
    }

    function sweep() external {
        require(block.timestamp >= claimEnds, "too early");
        uint256 left = balanceOf(address(this)) - reserved;
        _transfer(address(this), timelock, left);
        emit Swept(left);
    }
}

/// Its rate sinks by a sixth each year, and only its gauge makes what the rate allows.
contract WhimbrelToken is ERC20 {
    uint256 public constant YEAR = 365 days;
    address public immutable minter;
    uint256 public rate = uint256(6_000_000e18) / YEAR;
    uint256 public startEpochTime = block.timestamp;
    uint256 public startEpochSupply = 30_000_000e18;

    event UpdateMiningParameters(uint256 time, uint256 rate, uint256 supply);

    constructor(address minter_) ERC20("Whimbrel DAO Token", "WHIM") { minter = minter_; _mint(msg.sender, 30_000_000e18); }

    function updateMiningParameters() public {
        require(block.timestamp >= startEpochTime + YEAR, "too soon!");
        startEpochSupply += rate * YEAR;
        startEpochTime += YEAR;
        rate = rate * 5 / 6;
        emit UpdateMiningParameters(block.timestamp, rate, startEpochSupply);
    }

    function availableSupply() public view returns (uint256) { return startEpochSupply + (block.timestamp - startEpochTime) * rate; }

    function mint(address to, uint256 value) external returns (bool) {
        require(msg.sender == minter, "minter only");
        if (block.timestamp >= startEpochTime + YEAR) updateMiningParameters();
        require(totalSupply() + value <= availableSupply(), "exceeds allowable mint amount");
        _mint(to, value);
        return true;
    }
}

/// Who locks for up to four years shares what the token's rate brings, by a weight that he had when he locked.
contract WhimbrelGauge {
    struct Locked { uint128 amount; uint64 end; uint256 weight; uint256 counted; uint256 earned; }
    uint256 public constant MAXTIME = 4 * 365 days;
    WhimbrelToken public immutable token;
    mapping(address => Locked) public locked;
    uint256 public totalWeight;
    uint256 public integral;
    uint256 public updatedAt = block.timestamp;

    constructor(address token_) { token = WhimbrelToken(token_); }

    function checkpoint() public {
        if (totalWeight > 0) integral += (block.timestamp - updatedAt) * token.rate() * 1e18 / totalWeight;
        updatedAt = block.timestamp;
    }

    function createLock(uint128 amount, uint64 seconds_) external {
        require(seconds_ >= 7 days && seconds_ <= MAXTIME, "1 week to 4 years");
        checkpoint();
        Locked storage l = locked[msg.sender];
        require(l.amount == 0, "withdraw first");
        token.transferFrom(msg.sender, address(this), amount);
        (l.amount, l.end, l.weight, l.counted) = (amount, uint64(block.timestamp) + seconds_, uint256(amount) * seconds_ / MAXTIME, integral);
        totalWeight += l.weight;
    }

    function claim() public {
        checkpoint();
        Locked storage l = locked[msg.sender];
        uint256 due = l.earned + l.weight * (integral - l.counted) / 1e18;
        uint256 room = token.availableSupply() - token.totalSupply();
        uint256 now_ = due > room ? room : due;
        (l.earned, l.counted) = (due - now_, integral);
        if (now_ > 0) token.mint(msg.sender, now_);
    }

    function withdraw() external {
        claim();
        Locked storage l = locked[msg.sender];
        require(block.timestamp >= l.end, "the lock has not expired");
        uint256 amount = l.amount;
        totalWeight -= l.weight;
        (l.amount, l.weight) = (0, 0);
        token.transfer(msg.sender, amount);
    }
}

/// Shares of one outcome. The market makes them in pairs and takes them back in pairs.
contract OutcomeToken is ERC20 {
    address public immutable market;
    constructor(string memory n, string memory s, address market_) ERC20(n, s) { market = market_; }
    modifier onlyMarket() { require(msg.sender == market, "market"); _; }
    function mint(address to, uint256 v) external onlyMarket { _mint(to, v); }
    function burn(address from, uint256 v) external onlyMarket { _burn(from, v); }
}

contract YesShare is OutcomeToken { constructor(address m) OutcomeToken("Yes: the comet returns before 2031", "YES-COMET", m) {} }
contract NoShare is OutcomeToken { constructor(address m) OutcomeToken("No: the comet returns before 2031", "NO-COMET", m) {} }

/// An ether makes a thousand pairs. Three of five jurors answer after the end; two of three may call it a draw within two days.
contract CometMarket {
    uint256 public constant PER_ETHER = 1_000;
    OutcomeToken public immutable yes;
    OutcomeToken public immutable no;
    address public immutable council;
    uint256 public immutable ends;
    mapping(address => uint256) public juror;
    uint256[3] public votes;
    uint256 public answer;
    uint256 public answeredAt;

    constructor(address yes_, address no_, address council_, uint256 ends_, address[] memory jurors) {
        (yes, no, council, ends) = (OutcomeToken(yes_), OutcomeToken(no_), council_, ends_);
        for (uint256 i; i < jurors.length; i++) juror[jurors[i]] = 1;
    }
    function split() external payable { yes.mint(msg.sender, msg.value * PER_ETHER); no.mint(msg.sender, msg.value * PER_ETHER); }
    function merge(uint256 pairs) external {
        yes.burn(msg.sender, pairs);
        no.burn(msg.sender, pairs);
        _pay(pairs / PER_ETHER);
    }
    function vote(uint256 what) external {
        require(block.timestamp >= ends && juror[msg.sender] == 1 && (what == 1 || what == 2) && answer == 0, "juror");
        juror[msg.sender] = 2;
        if (++votes[what] == 3) (answer, answeredAt) = (what, block.timestamp);
    }
    function draw() external {
        require(msg.sender == council && answer > 0 && block.timestamp < answeredAt + 2 days, "council");
        answer = 3;
    }
    function redeem(uint256 shares, bool ofYes) external {
        require(answer > 0 && block.timestamp >= answeredAt + 2 days, "not resolved");
        (ofYes ? yes : no).burn(msg.sender, shares);
        if (answer == 3) _pay(shares / PER_ETHER / 2);
        else if (ofYes == (answer == 1)) _pay(shares / PER_ETHER);
    }
    function _pay(uint256 v) private { (bool ok, ) = msg.sender.call{value: v}(""); require(ok); }
}

/// Who registers, which everybody may, can subscribe and gets coupons. Who takes a note from a registered one is entered too.
/// Whom a timelock strikes off gets no more of it, and can still send away what he has.
contract MooringNote is ERC20 {
    address public immutable registrar;
    uint256 public constant SERIES = 25_000_000e18;
    uint256 public constant PER_ETHER = 20_000;
    mapping(address => uint8) public status;
    mapping(address => uint256) private _seen;
    mapping(address => uint256) public couponOf;
    uint256 public couponPerNote;

    event Registered(address indexed who, bytes32 terms);
    event StruckOff(address indexed who, string ground);
    error NotEligible(address who);

    constructor(address registrar_) ERC20("Mooring Harbour Note 2034", "MHN34") {
        registrar = registrar_;
        status[msg.sender] = 1;
        _mint(msg.sender, 15_000_000e18);
    }
    function register(bytes32 terms) external {
        if (status[msg.sender] == 2) revert NotEligible(msg.sender);
        status[msg.sender] = 1;
        emit Registered(msg.sender, terms);
    }
    function strikeOff(address who, string calldata ground) external {
        require(msg.sender == registrar, "registrar");
        status[who] = 2;
        emit StruckOff(who, ground);
    }
    function subscribe() external payable {
        if (status[msg.sender] != 1) revert NotEligible(msg.sender);
        require(totalSupply() + msg.value * PER_ETHER <= SERIES, "the series is full");
        _mint(msg.sender, msg.value * PER_ETHER);
    }
    function payCoupon() external payable { couponPerNote += msg.value * 1e18 / totalSupply(); }
    function takeCoupon() external {
        _settle(msg.sender);
        uint256 due = couponOf[msg.sender];
        couponOf[msg.sender] = 0;
        (bool ok, ) = msg.sender.call{value: due}("");
        require(ok);
    }
    function _settle(address who) private {
        couponOf[who] += (couponPerNote - _seen[who]) * balanceOf(who) / 1e18;
        _seen[who] = couponPerNote;
    }
    function _update(address from, address to, uint256 value) internal override {
        if (from != address(0) && to != address(0)) {
            if (status[to] == 2) revert NotEligible(to);
            if (status[to] == 0) { status[to] = 1; emit Registered(to, "by delivery"); }
        }
        _settle(from);
        _settle(to);
        super._update(from, to, value);
    }
}

contract InkStamps is ERC721("Ink Stamps", "INK") {
    constructor() { for (uint256 i = 1; i <= 120; i++) _mint(msg.sender, i); }
}

/// One coin for each stamp that lies in the drawer, and the other way round.
contract StampDrawer is ERC20("Ink Stamps in a drawer", "dINK") {
    InkStamps public immutable stamps;
    uint256[] public holdings;
    constructor(InkStamps s) { stamps = s; }
    function mint(uint256 from, uint256 to) external {
        for (uint256 id = from; id <= to; id++) { stamps.transferFrom(msg.sender, address(this), id); holdings.push(id); }
        _mint(msg.sender, (to + 1 - from) * 1e18);
    }

    function redeem(uint256 count) external {
        _burn(msg.sender, count * 1e18);
        for (; count > 0; count--) { stamps.transferFrom(address(this), msg.sender, holdings[holdings.length - 1]); holdings.pop(); }
    }
}

contract OldLantern is ERC1363 {
    constructor() ERC20("Lantern (old)", "LANT") { _mint(msg.sender, 21_000_000e18); }
}

/// The new one is only made when an old one comes in, which stays here for ever.
contract NewLantern is ERC1363, IERC1363Receiver {
    IERC20 public immutable old;
    event Migrated(address indexed who, uint256 amount);
    constructor(IERC20 old_) ERC20("Lantern", "LNTN") { old = old_; }

    function onTransferReceived(address, address from, uint256 value, bytes calldata) external returns (bytes4) {
        require(msg.sender == address(old), "old ones only");
        _mint(from, value);
        emit Migrated(from, value);
        return IERC1363Receiver.onTransferReceived.selector;
    }

    function migrate(uint256 value) external {
        require(old.transferFrom(msg.sender, address(this), value));
        _mint(msg.sender, value);
        emit Migrated(msg.sender, value);
    }
}
