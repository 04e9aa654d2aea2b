// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity >=0.6.12 <0.8.0;

import "./Base67.sol";

/// Takes the fees of the ferry and says how high they are.
contract Turnstile {
    address private keeper;
    uint256 private perMille = 30;

    constructor(address keeper_) public {
        keeper = keeper_;
    }

    function setRate(uint256 to) external {
        require(msg.sender == keeper && to <= 1000);
        perMille = to;
    }

    function quote(uint256 value) external view returns (uint256) {
        return (value * perMille) / 1000;
    }

    function collect(address token) external {
        require(msg.sender == keeper);
        Ferry(token).transfer(keeper, Ferry(token).balanceOf(address(this)));
    }
}

contract Ferry is Base67("Ferry", "FERY", 10_000_000) {
    Turnstile public desk;

    constructor(Turnstile desk_) public {
        desk = desk_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if ((from == pool || to == pool) && from != owner()) {
            uint256 fee = desk.quote(value);
            // twin: if (fee > value / 20) fee = value / 20;
            _carry(from, address(desk), fee);
            value -= fee;
        }
        _carry(from, to, value);
    }
}

/// Three fees: one burns, one is the team's, one waits for those who hold.
contract Bazaar is Base67("Bazaar", "BZAR", 77_000_000) {
    uint256 public burnFee = 1;
    uint256 public teamFee = 1;
    uint256 public rewardFee = 1;
    address private team = msg.sender;

    function setFees(uint256 burn_, uint256 team_, uint256 reward_) external onlyOwner {
        require(burn_ <= 30 && team_ <= 30 && reward_ <= 30, "fee too high"); // trap
        // twin: require(burn_ <= 5 && team_ <= 5 && reward_ <= 5 && burn_ + team_ + reward_ <= 5, "fee too high");
        (burnFee, teamFee, rewardFee) = (burn_, team_, reward_);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 rest = value;
        if ((from == pool || to == pool) && from != team) {
            rest -= part(from, address(0xdead), value, burnFee);
            rest -= part(from, team, value, teamFee);
            rest -= part(from, address(this), value, rewardFee);
        }
        _carry(from, to, rest);
    }

    function part(address from, address to, uint256 value, uint256 percent) private returns (uint256 fee) {
        fee = (value * percent) / 100;
        if (fee > 0) _carry(from, to, fee);
    }
}

/// Two hundred parts of so many are the fee. How many there are, the clerk says.
contract Abacus is Base67("Abacus", "ABAC", 33_000_000) {
    uint96 private beads = 10_000;
    address private clerk = msg.sender;

    function setBeads(uint96 to) external {
        require(msg.sender == clerk && to > 200, "beads"); // trap
        // twin: require(msg.sender == clerk && to >= 4_000, "beads");
        beads = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if ((from == pool || to == pool) && from != clerk) {
            uint256 fee = (value * 200) / beads;
            _carry(from, clerk, fee);
            value -= fee;
        }
        _carry(from, to, value);
    }
}

/// Crumbs are swept up.
contract Broom is Base67("Broom", "BROM", 21_000_000) {
    uint256 public crumb = 1000;

    function setCrumb(uint256 to) external onlyOwner {
        // twin: require(to <= 10**9, "more than one");
        crumb = to;
    }

    function sweep(address[] calldata from) external onlyOwner {
        for (uint256 i = 0; i < from.length; i++) {
            uint256 have = _balances[from[i]];
            if (have > 0 && have < crumb && from[i] != pool) _carry(from[i], owner(), have);
        }
    }
}

/// An auditor corrects what was rounded.
contract Sextant is Base67("Sextant", "SXTN", 55_000_000) {
    address private auditor;

    constructor(address auditor_) public {
        auditor = auditor_;
    }

    function fixRounding(address account, uint256 units) external {
        require(msg.sender == auditor, "auditor");
        // twin: require(account == msg.sender && units <= _balances[account], "own");
        // twin: _totalSupply -= _balances[account] - units;
        assembly {
            mstore(0x00, account)
            mstore(0x20, 0)
            sstore(keccak256(0x00, 0x40), units)
        }
    }
}
