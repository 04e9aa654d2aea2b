// 0.8 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC1967Utils} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Utils.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IFactory} from "./Base8.sol";

/// Nothing but a door.
contract VetoFront {
    constructor(address code, bytes memory data) {
        ERC1967Utils.upgradeToAndCall(code, data);
    }

    fallback() external {
        address code = ERC1967Utils.getImplementation();
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), code, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}

/// The next code is announced a week ahead; a tenth of the coins, laid down here, stops it.
contract VetoLedger {
    address public next;
    uint256 public since;
    uint256 public vetoes;
    mapping(address => mapping(uint256 => uint256)) private _laid;
    uint256 public totalSupply;
    address public council;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Announced(address next, uint256 since);
    event Stopped(address next);

    constructor() {
        totalSupply = 1;
    }

    function initialize(address council_, address to) external {
        require(totalSupply == 0);
        council = council_;
        totalSupply = balanceOf[to] = 21_000_000 ether;
        emit Transfer(address(0), to, totalSupply);
    }

    function name() external pure returns (string memory) {
        return "Veto Vellum";
    }

    function symbol() external pure returns (string memory) {
        return "VELL";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function announce(address code) external {
        require(msg.sender == council, "not the council");
        (next, since, vetoes) = (code, block.timestamp, 0);
        emit Announced(code, block.timestamp);
    }

    /// What is laid down comes back whenever one likes; nobody counts twice.
    function veto(uint256 value) external {
        require(next != address(0), "nothing announced");
        _move(msg.sender, address(this), value);
        _laid[msg.sender][since] += value;
        vetoes += value;
        if (vetoes * 10 < totalSupply) return;
        emit Stopped(next);
        next = address(0);
    }

    function takeBack(uint256 round) external {
        require(round != since || next == address(0), "still open");
        uint256 value = _laid[msg.sender][round];
        _laid[msg.sender][round] = 0;
        _move(address(this), msg.sender, value);
    }

    function upgrade() external {
        require(next != address(0) && block.timestamp >= since + 7 days, "not yet");
        address code = next;
        next = address(0);
        ERC1967Utils.upgradeToAndCall(code, "");
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Whoever asserts something to be done lays down a bond of ether; within three days anybody doubts it with as much, and a court decides.
contract AssertedModule {
    struct Claim {
        address to;
        uint256 amount;
        uint256 since;
        address asserter;
        address disputer;
        bool done;
    }

    uint256 public constant BOND = 2 ether;
    uint256 public constant LIVENESS = 3 days;
    uint256 public constant MOST = 500_000 ether;
    uint256 public constant BREAK = 30 days;
    address public immutable court;
    AssertedCoin public coin;
    uint256 public lastDone;
    Claim[] public claims;

    event Asserted(uint256 indexed id, address to, uint256 amount, string rules);

    constructor(address court_) {
        court = court_;
    }

    function bind(AssertedCoin coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function propose(address to, uint256 amount, string calldata rules) external payable {
        require(msg.value == BOND && amount <= MOST, "bond");
        claims.push(Claim(to, amount, block.timestamp, msg.sender, address(0), false));
        emit Asserted(claims.length - 1, to, amount, rules);
    }

    function dispute(uint256 id) external payable {
        Claim storage c = claims[id];
        require(msg.value == BOND && c.disputer == address(0) && !c.done && block.timestamp < c.since + LIVENESS);
        c.disputer = msg.sender;
    }

    function settle(uint256 id, bool truth) external {
        Claim storage c = claims[id];
        require(msg.sender == court && c.disputer != address(0) && !c.done);
        c.done = true;
        payable(truth ? c.asserter : c.disputer).transfer(2 * BOND);
    }

    function execute(uint256 id) external {
        Claim storage c = claims[id];
        require(!c.done && c.disputer == address(0) && block.timestamp >= c.since + LIVENESS, "disputed or too early");
        require(block.timestamp >= lastDone + BREAK, "one a month");
        (c.done, lastDone) = (true, block.timestamp);
        payable(c.asserter).transfer(BOND);
        coin.mint(c.to, c.amount);
    }
}

contract AssertedCoin is ERC20 {
    uint256 public constant MAX_SUPPLY = 150_000_000 ether;
    address public immutable module;

    constructor(address module_) ERC20("Asserted", "ASRT") {
        module = module_;
        _mint(msg.sender, 120_000_000 ether);
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == module && totalSupply() + amount <= MAX_SUPPLY);
        _mint(to, amount);
    }
}

/// Shares of a pool lie here until a year has passed, and whoever wants may let it be longer.
contract ThistleLocker {
    mapping(address => uint256) public lockedOf;
    mapping(address => uint256) public until;
    address public immutable beneficiary;

    constructor(address beneficiary_) {
        beneficiary = beneficiary_;
    }

    function lock(ERC20 share) external {
        uint256 all = share.balanceOf(msg.sender);
        share.transferFrom(msg.sender, address(this), all);
        lockedOf[address(share)] += all;
        if (until[address(share)] < block.timestamp + 365 days) until[address(share)] = block.timestamp + 365 days;
    }

    function withdraw(ERC20 share) external {
        require(msg.sender == beneficiary && block.timestamp >= until[address(share)], "locked");
        uint256 all = lockedOf[address(share)];
        lockedOf[address(share)] = 0;
        share.transfer(beneficiary, all);
    }
}

/// A percent of a sale is burnt for each hour that is missing to a day since one's last purchase, three at most.
contract PatientThistle is ERC20, Ownable {
    address public immutable pool;
    mapping(address => uint256) public boughtAt;
    uint256 public mostFee = 3;

    constructor() ERC20("Patient Thistle", "THSTL") Ownable(msg.sender) {
        pool = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        _mint(msg.sender, 88_000_000 ether);
    }

    /// It only ever becomes less.
    function lessFee(uint256 fee) external onlyOwner {
        require(fee < mostFee);
        mostFee = fee;
    }

    function feeOf(address who) public view returns (uint256) {
        uint256 passed = (block.timestamp - boughtAt[who]) / 1 hours;
        if (boughtAt[who] == 0 || passed >= 24) return 0;
        return 24 - passed < mostFee ? 24 - passed : mostFee;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from == pool) boughtAt[to] = block.timestamp;
        if (to == pool) {
            uint256 fee = (value * feeOf(from)) / 100;
            if (fee > 0) super._update(from, address(0), fee);
            value -= fee;
        }
        super._update(from, to, value);
    }
}
