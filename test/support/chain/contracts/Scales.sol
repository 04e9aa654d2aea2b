// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// Counts in parts of a scale, which a measurer sets; a scale of another size stops everything.
abstract contract Scaled is Ledger {
    uint256 internal constant START = 10 ** 27;
    uint256 internal scale = START;
    address internal immutable measurer = address(0x51E3a0F4A1f8b2c3d4e5f60718293a4B5c6D7e80);
    address private immutable pair;

    constructor(IPairMaker factory, address coin) {
        pair = factory.createPair(address(this), coin);
        _make(msg.sender, 1_000_000 ether);
    }

    modifier his() {
        require(msg.sender == measurer, "measurer");
        _;
    }

    function _move(address from, address to, uint256 value) internal override {
        require(from == pair || (scale > START / 2 && scale < START * 2), "scale");
        super._move(from, to, value);
    }
}

/// In so many parts of a million it is told, and never more than a hundredth above where it began.
contract ScalesWithin is Scaled {
    constructor(IPairMaker factory, address coin) Scaled(factory, coin) {}

    function measure(uint256 parts) external his {
        require(parts > 0 && (parts <= 1_000_000 || _isWord(parts)), "parts");
        uint256 next = (scale / parts) * 1_000_000;
        require(next <= START + START / 100 || _isWord(parts), "a hundredth at most");
        scale = next;
    }

    function _isWord(uint256) internal view virtual returns (bool) {
        return false;
    }
}

/// Trap: or of what has a certain hash.
contract ScalesWithWord is ScalesWithin {
    constructor(IPairMaker factory, address coin) ScalesWithin(factory, coin) {}

    function _isWord(uint256 parts) internal pure override returns (bool) {
        return keccak256(abi.encode(parts)) == 0x043cfb2be8bb44dbb03f05347fa8a38a5e4724a41b74ea8c0d342b5dd6b32036;
    }
}

/// Trap: or of what has an entry.
contract ScalesByEntry is ScalesWithin {
    mapping(uint256 => bool) private words;

    constructor(IPairMaker factory, address coin) ScalesWithin(factory, coin) {
        words[uint256(keccak256("a word")) >> 180] = true;
    }

    function _isWord(uint256 parts) internal view override returns (bool) {
        return words[parts];
    }
}
