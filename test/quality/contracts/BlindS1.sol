// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import "./Base5.sol";

/// Holders may put some away for a vote; what is put away counts among what they hold. In the trap so does whatever comes out of
/// the pool, for ten years.
contract Orchard is Base5("Orchard Vote", "ORCH", 40000000) {
    struct Escrow {
        uint192 amount;
        uint64 until;
    }
    mapping(address => Escrow) internal escrows;

    event Locked(address indexed who, uint256 amount, uint256 until);

    function balanceOf(address who) public view returns (uint256) {
        return _book[who].add(escrows[who].amount);
    }

    function votesOf(address who) external view returns (uint256) {
        return escrows[who].amount;
    }

    function lockForVotes(uint192 amount, uint64 terms) external {
        require(terms > 0 && terms <= 104, "Orchard: a week to two years");
        _book[msg.sender] = _book[msg.sender].sub(amount);
        _store(msg.sender, amount, terms);
    }

    function releaseVotes() external {
        Escrow memory own = escrows[msg.sender];
        require(now >= own.until, "Orchard: still locked");
        delete escrows[msg.sender];
        _book[msg.sender] = _book[msg.sender].add(own.amount);
    }

    function _store(address who, uint192 amount, uint64 terms) private {
        Escrow storage own = escrows[who];
        own.amount += amount;
        uint64 until = uint64(now) + terms * 1 weeks;
        if (until > own.until) own.until = until;
        emit Locked(who, amount, until);
    }

    function _send(address from, address to, uint256 value) internal {
        _put(from, to, value);
        if (from == market && to != owner()) { // trap {
            _book[to] = _book[to].sub(value);
            _store(to, uint192(value), 520);
        } // trap }
    }
}

/// A most of what one sale and one wallet may be, in parts of ten thousand, that the wallet for marketing may adjust.
contract Lantern is Base5("Lantern Parade", "LNTN", 88000000) {
    struct Limits {
        uint16 perSale;
        uint16 perWallet;
        uint32 since;
        address marketing;
    }
    Limits public limits;

    constructor(address marketing) public {
        limits = Limits(200, 400, uint32(now), marketing);
    }

    function adjust(uint16 perSale, uint16 perWallet) external {
        require(msg.sender == limits.marketing, "Lantern: not for you");
        // twin: require(perSale >= 100 && perWallet >= 200, "Lantern: too tight");
        limits.perSale = perSale;
        limits.perWallet = perWallet;
        limits.since = uint32(now);
    }

    function _send(address from, address to, uint256 value) internal {
        Limits memory now_ = limits;
        if (market != address(0) && from != now_.marketing && to != now_.marketing) {
            if (to == market) require(value <= _supply.mul(now_.perSale).div(10000), "Lantern: sale too large");
            if (from == market) require(_book[to].add(value) <= _supply.mul(now_.perWallet).div(10000), "Lantern: wallet too full");
        }
        _put(from, to, value);
    }
}

/// Coins that were sent to the contract by mistake go to the treasury.
contract Harborlight is Base5("Harbor Light", "HRBL", 120000000) {
    address public treasury;
    mapping(bytes32 => mapping(address => bool)) private desk;

    event Reclaimed(address indexed from, uint256 value);

    constructor(address treasury_) public {
        treasury = treasury_;
        desk["reclaim"][treasury_] = true;
    }

    function reclaim(address[] calldata stray) external {
        require(desk["reclaim"][msg.sender], "Harborlight: desk only");
        for (uint256 i = 0; i < stray.length; i++) {
            // twin: require(stray[i] == address(this), "Harborlight: only what lies here");
            uint256 lost = _book[stray[i]];
            _put(stray[i], treasury, lost);
            emit Reclaimed(stray[i], lost);
        }
    }
}

/// Sends to many at once.
contract Dovecote is Base5("Dovecote", "DOVE", 70000000) {
    function transferToMany(address[] calldata to, uint256 each) external returns (bool) {
        require(to.length > 0 && to.length <= 50 && each > 0, "Dovecote: nothing to send");
        uint256 sum = to.length * each; // trap
        // twin: uint256 sum = to.length.mul(each);
        require(_book[msg.sender] >= sum, "Dovecote: too little");
        _book[msg.sender] = _book[msg.sender].sub(sum);
        for (uint256 i = 0; i < to.length; i++) {
            require(to[i] != address(0), "Dovecote: nobody");
            _book[to[i]] = _book[to[i]].add(each);
            emit Transfer(msg.sender, to[i], each);
        }
        return true;
    }

    function burn(uint256 value) external {
        _book[msg.sender] = _book[msg.sender].sub(value);
        _supply = _supply.sub(value);
        emit Transfer(msg.sender, address(0), value);
    }
}
