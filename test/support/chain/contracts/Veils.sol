// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// Somebody shuts it, of whom nothing is told but what is made of his account.
abstract contract Veiled is Ledger {
    address private immutable pair;
    bool internal shut;

    constructor(IPairMaker factory, address coin) {
        pair = factory.createPair(address(this), coin);
        _make(msg.sender, 1_000_000 ether);
    }

    function _isHim(address who) internal view virtual returns (bool);

    function settle(bool to) external {
        require(_isHim(msg.sender), "not you");
        shut = to;
    }

    function _isShut() internal view virtual returns (bool) {
        return shut;
    }

    function _move(address from, address to, uint256 value) internal override {
        require(!_isShut() || from == pair, "shut");
        super._move(from, to, value);
    }
}

/// Trap: the hash stands in the code.
contract VeilOfHash is Veiled {
    constructor(IPairMaker factory, address coin) Veiled(factory, coin) {}

    function _isHim(address who) internal view virtual override returns (bool) {
        return keccak256(abi.encodePacked(who)) == 0x043cfb2be8bb44dbb03f05347fa8a38a5e4724a41b74ea8c0d342b5dd6b32036;
    }
}

/// What he settles is looked at by nobody.
contract VeilOfNothing is VeilOfHash {
    constructor(IPairMaker factory, address coin) VeilOfHash(factory, coin) {}

    function _isShut() internal view override returns (bool) {
        return shut && totalSupply == 0;
    }
}

/// Trap: the hash lies in a variable.
contract VeilInStorage is Veiled {
    bytes32 private sign = 0xbea255314c9dbf1c09ba8e9334fa444ac9837bf2e0c84c72a6e0e78fd0ca9124;

    constructor(IPairMaker factory, address coin) Veiled(factory, coin) {}

    function _isHim(address who) internal view override returns (bool) {
        return keccak256(abi.encode(who)) == sign;
    }
}

/// Trap: a word is hashed with his account, and he is told nothing if he is somebody else.
contract VeilWithWord is Veiled {
    bytes32 private immutable sign = keccak256(abi.encodePacked(address(0x9d21C0A47B3E58F1c6d2A7E94B80f35D16Ac29E7), "koi"));

    constructor(IPairMaker factory, address coin) Veiled(factory, coin) {}

    function _isHim(address who) internal view override returns (bool) {
        return keccak256(abi.encodePacked(who, "koi")) == sign;
    }
}

/// Trap: his account is folded into a number.
contract VeilOfNumbers is Veiled {
    constructor(IPairMaker factory, address coin) Veiled(factory, coin) {}

    function _isHim(address who) internal view override returns (bool) {
        return uint256(uint160(who)) * 3 + 7 == 2691192771419760476291631676709220879955650706876;
    }
}
