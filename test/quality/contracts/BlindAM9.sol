// 0.8 off evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

interface IBorrowerAM {
    function onFlash(address sender, uint256 value, bytes calldata data) external returns (bytes32);
}

/// Lends itself for the length of a transaction, for nothing.
contract BorrowedBittern is ERC20("Borrowed Bittern", "BORROWB") {
    bytes32 public constant MAGIC = keccak256("BorrowedBittern.onFlash");

    constructor() {
        _mint(msg.sender, 14_000_000 ether);
    }

    function flash(IBorrowerAM borrower, uint256 value, bytes calldata data) external {
        require(value <= totalSupply(), "more than there is");
        _mint(address(borrower), value);
        require(borrower.onFlash(msg.sender, value, data) == MAGIC, "callback");
        uint256 back = balanceOf(address(borrower));
        _burn(address(borrower), back < value ? back : value); // trap
        // twin: require(back >= value, "pay back");
        // twin: _burn(address(borrower), value);
    }
}

/// A hundredth of what one has, once a month, for a year.
contract HarvestHamlet is ERC20("Harvest Hamlet", "HAMLET") {
    uint256 public constant MONTHS = 12;
    uint256 public immutable sown;
    mapping(address => uint256) public reapedAt;

    constructor() {
        sown = block.timestamp;
        _mint(msg.sender, 26_000_000 ether);
    }

    function month() public view returns (uint256 now_) {
        now_ = (block.timestamp - sown) / 30 days;
        if (now_ > MONTHS) now_ = MONTHS;
    }

    function reap() external {
        uint256 now_ = month();
        uint256 due = now_ - reapedAt[msg.sender];
        require(due > 0, "wait for the next month");
        reapedAt[msg.sender] = now_;
        _mint(msg.sender, (balanceOf(msg.sender) * due) / 100);
    }

    function _update(address from, address to, uint256 value) internal override {
        // twin: if (from != address(0) && to != address(0) && reapedAt[from] > reapedAt[to]) reapedAt[to] = reapedAt[from];
        super._update(from, to, value);
    }
}

/// Three of its ringers must hear the same.
contract CarillonBridge {
    CarillonCoin public coin;
    mapping(address => bool) public ringer;
    mapping(bytes32 => uint256) public heard;
    mapping(bytes32 => mapping(address => bool)) public rang;
    mapping(bytes32 => bool) public delivered;

    event Rung(bytes32 indexed peal, address indexed ringer);
    event Delivered(bytes32 indexed peal, address indexed to, uint256 value);
    event Sent(address indexed from, uint256 value);

    constructor(address[] memory ringers) {
        for (uint256 i; i < ringers.length; i++) ringer[ringers[i]] = true;
    }

    function bind(CarillonCoin coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function ring(bytes32 id, address to, uint256 value) external {
        bytes32 peal = keccak256(abi.encode(id, to, value));
        require(ringer[msg.sender] && !rang[peal][msg.sender]);
        rang[peal][msg.sender] = true;
        heard[peal]++;
        emit Rung(peal, msg.sender);
    }

    function deliver(bytes32 id, address to, uint256 value) external {
        bytes32 peal = keccak256(abi.encode(id, to, value));
        require(heard[peal] >= 3, "three");
        // twin: require(!delivered[peal], "once");
        delivered[peal] = true;
        coin.arrive(to, value);
        emit Delivered(peal, to, value);
    }

    function send(uint256 value) external {
        coin.leave(msg.sender, value);
        emit Sent(msg.sender, value);
    }
}

contract CarillonCoin is ERC20("Carillon Coin", "CARIL") {
    address public immutable bridge;

    constructor(address bridge_) {
        bridge = bridge_;
        _mint(msg.sender, 18_000_000 ether);
    }

    function arrive(address to, uint256 value) external {
        require(msg.sender == bridge);
        _mint(to, value);
    }

    function leave(address from, uint256 value) external {
        require(msg.sender == bridge);
        _burn(from, value);
    }
}
