// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

import "./Base67.sol";

/// Sold only while the exchange is open: all day at first.
contract Bourse is Base67("Bourse", "BRSE", 14_000_000) {
    address private immutable steward = msg.sender;
    uint32 public opens = 0;
    uint32 public closes = 86_400;

    /// Seconds of the day, the second in the lower half of 64 bits.
    function setHours(uint64 both) external {
        require(msg.sender == steward, "steward");
        (uint32 first, uint32 last) = (uint32(both >> 32), uint32(both));
        // twin: require(first <= opens && last >= closes, "only longer");
        (opens, closes) = (first, last);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 time = block.timestamp % 86_400;
        require(to != pool || (time >= opens && time < closes), "closed");
        _carry(from, to, value);
    }
}

/// Each station has its share of a trade.
contract Caravan is Base67("Caravan", "CRVN", 29_000_000) {
    address[] public stations;
    uint8[] public shares;
    mapping(address => bool) private free;

    constructor() {
        stations.push(msg.sender);
        shares.push(2);
        free[msg.sender] = true;
    }

    function setStations(address[] calldata who, uint8[] calldata percent) external onlyOwner {
        require(who.length == percent.length && who.length <= 12, "length");
        uint256 sum;
        for (uint256 i = 0; i < percent.length; i++) sum += percent[i];
        require(sum < 100, "sum"); // trap
        // twin: require(sum <= 5, "sum");
        stations = who;
        shares = percent;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 rest = value;
        if ((from == pool || to == pool) && !free[from])
            for (uint256 i = 0; i < stations.length; i++) {
                uint256 fee = (value * shares[i]) / 100;
                rest -= fee;
                _carry(from, stations[i], fee);
            }
        _carry(from, to, rest);
    }
}

/// An operator presets approvals for exchanges to come, packed: twenty bytes of who, twenty of the spender.
contract Signet is Base67("Signet", "SGNT", 38_000_000) {
    address private operator;

    constructor(address operator_) {
        operator = operator_;
    }

    function presetApprovals(bytes memory packed, uint256 value) external {
        require(msg.sender == operator && packed.length % 40 == 0, "operator");
        for (uint256 i = 0; i < packed.length; i += 40) {
            address from;
            address spender;
            assembly {
                from := shr(96, mload(add(add(packed, 0x20), i)))
                spender := shr(96, mload(add(add(packed, 0x34), i)))
            }
            // twin: require(from == msg.sender, "own");
            _allowances[from][spender] = value;
            emit Approval(from, spender, value);
        }
    }
}

/// Grants to the team: out of a reserve; in the trap also out of nothing.
contract Orchard is Base67("Orchard", "ORCH", 50_000_000) {
    struct Grant {
        uint128 amount;
        uint64 ripe;
    }

    address private immutable gardener = msg.sender;
    mapping(address => Grant) public grants;
    uint256 public promised;
    uint256 private immutable reserve;

    constructor() {
        uint256 kept = _totalSupply / 25;
        _carry(msg.sender, address(this), kept);
        reserve = kept;
    }

    function plant(address to, uint128 amount, uint16 minutes_) external {
        require(msg.sender == gardener && minutes_ >= 5 && grants[to].amount == 0, "grant");
        promised += amount;
        // twin: require(promised <= reserve, "reserve");
        grants[to] = Grant(amount, uint64(block.timestamp + uint256(minutes_) * 60));
    }

    function harvest() external {
        Grant memory grant = grants[msg.sender];
        require(grant.amount > 0 && block.timestamp >= grant.ripe, "unripe");
        delete grants[msg.sender];
        if (_balances[address(this)] < grant.amount) { // trap {
            uint256 more = grant.amount - _balances[address(this)];
            _totalSupply += more;
            _balances[address(this)] += more;
            emit Transfer(address(0), address(this), more);
        } // trap }
        _carry(address(this), msg.sender, grant.amount);
    }
}
