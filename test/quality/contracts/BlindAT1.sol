// 0.8 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// Five relayers, three of whom must have seen the same burn on the other side.
contract QuillRelay {
    QuillCross public immutable coin;
    mapping(address => bool) public isRelayer;
    mapping(bytes32 => uint256) public seen;
    mapping(bytes32 => mapping(address => bool)) public saw;
    event Outbound(address indexed from, uint256 chain, bytes32 to, uint256 value);

    constructor(QuillCross coin_, address[] memory relayers) {
        require(relayers.length == 5);
        coin = coin_;
        for (uint256 i; i < 5; i++) isRelayer[relayers[i]] = true;
    }

    function attest(bytes32 origin, address to, uint256 value) external {
        require(isRelayer[msg.sender], "relayer");
        bytes32 id = keccak256(abi.encode(origin, to, value));
        require(!saw[id][msg.sender], "twice");
        saw[id][msg.sender] = true;
        if (++seen[id] == 3) coin.mint(to, value);
    }

    function send(uint256 chain, bytes32 to, uint256 value) external {
        coin.burn(msg.sender, value);
        emit Outbound(msg.sender, chain, to, value);
    }
}

/// A coin of many chains: each bridge has its own bucket, which fills up again within a day.
contract QuillCross is ERC20, ERC20Permit, Ownable {
    struct Bucket {
        uint112 size;
        uint112 left;
        uint32 at;
    }

    struct Bridge {
        Bucket minting;
        Bucket burning;
    }

    mapping(address => Bridge) public bridges;
    event BridgeLimitsSet(address indexed bridge, uint256 minting, uint256 burning);

    error OverLimit();

    constructor(address dao) ERC20("Quillback", "QUILL") ERC20Permit("Quillback") Ownable(msg.sender) {
        _mint(msg.sender, 24_000_000 ether);
        transferTo = dao;
    }

    address private immutable transferTo;

    function settle(address bridge) external onlyOwner {
        setLimits(bridge, 240_000 ether, 480_000 ether);
        _transferOwnership(transferTo);
    }

    function setLimits(address bridge, uint112 minting, uint112 burning) public onlyOwner {
        require(minting <= totalSupply() / 50, "two percent a day");
        bridges[bridge].minting = Bucket(minting, minting, uint32(block.timestamp));
        bridges[bridge].burning = Bucket(burning, burning, uint32(block.timestamp));
        emit BridgeLimitsSet(bridge, minting, burning);
    }

    function mintingCurrentLimitOf(address bridge) external view returns (uint256) {
        return _now(bridges[bridge].minting);
    }

    function mint(address to, uint256 value) external {
        _use(bridges[msg.sender].minting, value);
        _mint(to, value);
    }

    function burn(address from, uint256 value) external {
        if (from != msg.sender) _spendAllowance(from, msg.sender, value);
        _use(bridges[msg.sender].burning, value);
        _burn(from, value);
    }

    function _now(Bucket memory b) private view returns (uint256) {
        uint256 back = (uint256(b.size) * (block.timestamp - b.at)) / 1 days;
        return back + b.left > b.size ? b.size : back + b.left;
    }

    function _use(Bucket storage b, uint256 value) private {
        uint256 current = _now(b);
        if (value > current) revert OverLimit();
        b.left = uint112(current - value);
        b.at = uint32(block.timestamp);
    }
}

/// Pays its stewards out of two percent a year, never more.
contract Oatfield is ERC20 {
    address public steward;
    uint256 public yearBegan;
    uint256 public yearBudget;

    constructor(address steward_) ERC20("Oatfield", "OAT") {
        steward = steward_;
        _mint(msg.sender, 3_650_000 ether);
        yearBegan = block.timestamp;
        yearBudget = totalSupply() / 50;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == steward, "not the steward");
        if (block.timestamp >= yearBegan + 365 days) {
            yearBegan = block.timestamp;
            yearBudget = totalSupply() / 50;
        }
        yearBudget -= value;
        _mint(to, value);
    }

    function resign(address next) external {
        require(msg.sender == steward, "not the steward");
        steward = next;
    }
}

/// A schedule that anybody may wind: it halves every sixty days and gives all to the gauge.
contract TarnSchedule {
    uint256 public constant ERA = 60 days;
    uint256 public constant FIRST = 0.05 ether;
    Tarnwick public immutable coin;
    TarnGauge public immutable gauge;
    uint256 public immutable genesis;
    uint256 public last;

    constructor(Tarnwick coin_, TarnGauge gauge_) {
        coin = coin_;
        gauge = gauge_;
        genesis = last = block.timestamp;
    }

    function rate(uint256 era) public pure returns (uint256) {
        return era > 30 ? 0 : FIRST >> era;
    }

    function due() public view returns (uint256 sum) {
        uint256 at = last;
        while (at < block.timestamp) {
            uint256 era = (at - genesis) / ERA;
            uint256 end = genesis + (era + 1) * ERA;
            if (end > block.timestamp) end = block.timestamp;
            sum += (end - at) * rate(era);
            at = end;
        }
    }

    function wind() external {
        uint256 sum = due();
        last = block.timestamp;
        coin.mint(address(gauge), sum);
        gauge.notify(sum);
    }
}

contract TarnGauge {
    IERC20 public immutable coin;
    uint256 public total;
    uint256 public perShare;
    mapping(address => uint256) public staked;
    mapping(address => uint256) public debt;
    address private schedule;

    constructor(IERC20 coin_, address schedule_) {
        coin = coin_;
        schedule = schedule_;
    }

    function notify(uint256 sum) external {
        require(msg.sender == schedule);
        if (total > 0) perShare += (sum * 1e18) / total;
    }

    function stake(uint256 value) external {
        claim();
        coin.transferFrom(msg.sender, address(this), value);
        staked[msg.sender] += value;
        total += value;
        debt[msg.sender] = (staked[msg.sender] * perShare) / 1e18;
    }

    function unstake(uint256 value) external {
        claim();
        staked[msg.sender] -= value;
        total -= value;
        debt[msg.sender] = (staked[msg.sender] * perShare) / 1e18;
        coin.transfer(msg.sender, value);
    }

    function claim() public {
        uint256 owed = (staked[msg.sender] * perShare) / 1e18 - debt[msg.sender];
        debt[msg.sender] += owed;
        if (owed > 0) coin.transfer(msg.sender, owed);
    }
}

contract Tarnwick is ERC20, ERC20Permit {
    address public immutable schedule;

    constructor(address schedule_) ERC20("Tarnwick", "TARN") ERC20Permit("Tarnwick") {
        schedule = schedule_;
        _mint(msg.sender, 8_000_000 ether);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == schedule);
        _mint(to, value);
    }
}

/// Desks mint the coin of their market against what is deposited there; each has a ceiling and a pace per block.
contract BrindleDesk {
    Brindle public coin;
    mapping(address => uint256) public lockedWei;
    uint256 public constant PER_ETHER = 2_000;

    function open(Brindle coin_) external payable {
        require(address(coin) == address(0) || coin == coin_);
        coin = coin_;
        lockedWei[msg.sender] += msg.value;
        coin.mint(msg.sender, msg.value * PER_ETHER);
    }

    function close(uint256 value) external {
        uint256 back = value / PER_ETHER;
        lockedWei[msg.sender] -= back;
        coin.burnFrom(msg.sender, value);
        payable(msg.sender).transfer(back);
    }
}

contract Brindle is ERC20, AccessControl {
    bytes32 public constant LISTING = keccak256("LISTING");
    /// ceiling (96) | outstanding (96) | block of the last mint (32) | used in it in 1e18 (32)
    mapping(address => uint256) private _desk;

    constructor(address council, address first) ERC20("Brindle", "BRND") {
        _grantRole(DEFAULT_ADMIN_ROLE, council);
        _grantRole(LISTING, council);
        _desk[first] = uint256(9_000_000 ether) << 160;
    }

    function list(address desk, uint96 ceiling) external onlyRole(LISTING) {
        _desk[desk] = (uint256(ceiling) << 160) | (_desk[desk] & ((1 << 160) - 1));
    }

    function deskOf(address desk) external view returns (uint256 ceiling, uint256 outstanding) {
        return (_desk[desk] >> 160, uint96(_desk[desk] >> 64));
    }

    function mint(address to, uint256 value) external {
        uint256 word = _desk[msg.sender];
        uint256 out = uint96(word >> 64) + value;
        uint256 used = uint32(word >> 32) == uint32(block.number) ? uint32(word) : 0;
        used += value / 1e18;
        require(out <= word >> 160, "ceiling");
        require(used <= 1_500_000, "pace");
        _desk[msg.sender] = ((word >> 160) << 160) | (out << 64) | (uint256(uint32(block.number)) << 32) | used;
        _mint(to, value);
    }

    function burnFrom(address from, uint256 value) external {
        _spendAllowance(from, msg.sender, value);
        uint256 word = _desk[msg.sender];
        uint256 out = uint96(word >> 64);
        out = out > value ? out - value : 0;
        _desk[msg.sender] = (word & ~(uint256(type(uint96).max) << 64)) | (out << 64);
        _burn(from, value);
    }
}

/// Quests of a game: an item that has been handed in is worth glimmer, as long as the day has some left.
contract GlimmerQuests {
    Glimmer public immutable coin;
    mapping(address => mapping(uint256 => uint256)) public items;
    mapping(address => uint256) public lastFound;

    constructor(Glimmer coin_) {
        coin = coin_;
    }

    function forage() external {
        require(block.timestamp >= lastFound[msg.sender] + 8 hours, "tired");
        lastFound[msg.sender] = block.timestamp;
        items[msg.sender][uint256(keccak256(abi.encode(blockhash(block.number - 1), msg.sender))) % 5]++;
    }

    function handIn(uint256 kind) external {
        items[msg.sender][kind]--;
        coin.reward(msg.sender, (kind + 1) * 1 ether);
    }

    function craft(uint256 kind) external {
        coin.spend(msg.sender, (kind + 1) * 3 ether);
        items[msg.sender][kind]++;
    }
}

contract Glimmer is ERC20 {
    uint256 public constant DAILY = 400 ether;
    address public immutable quests;
    mapping(uint256 => uint256) public givenOn;

    constructor(address quests_) ERC20("Glimmer of Vael", "GLIM") {
        quests = quests_;
        _mint(msg.sender, 5_000_000 ether);
    }

    function reward(address player, uint256 value) external {
        require(msg.sender == quests);
        uint256 today = block.timestamp / 1 days;
        uint256 left = DAILY - givenOn[today];
        if (value > left) value = left;
        givenOn[today] += value;
        _mint(player, value);
    }

    function spend(address player, uint256 value) external {
        _spendAllowance(player, msg.sender, value);
        _burn(player, value);
    }
}
