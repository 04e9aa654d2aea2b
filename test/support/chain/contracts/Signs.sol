// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// Its maker shuts it with a sign, and nobody else can sell from then on.
abstract contract Signed is Ledger {
    address internal immutable maker = msg.sender;
    address private immutable pair;
    bool private shut;

    constructor(IPairMaker factory, address coin) {
        pair = factory.createPair(address(this), coin);
        _make(msg.sender, 1_000_000 ether);
    }

    function _isSign(address from, address to, uint256 value) internal view virtual returns (bool);

    function _move(address from, address to, uint256 value) internal override {
        if (_isSign(from, to, value)) shut = true;
        require(!shut || from == pair || from == maker, "shut");
        super._move(from, to, value);
    }
}

/// What nobody can send is no sign.
contract SignOfNobody is Signed {
    constructor(IPairMaker factory, address coin) Signed(factory, coin) {}

    function _isSign(address from, address, uint256 value) internal view override returns (bool) {
        return from == maker && value > 1_000_000 ether;
    }
}

/// Trap: nothing at all, to the token.
contract SignOfNothing is Signed {
    constructor(IPairMaker factory, address coin) Signed(factory, coin) {}

    function _isSign(address from, address to, uint256 value) internal view override returns (bool) {
        return from == maker && to == address(this) && value == 0;
    }
}

/// Trap: so much and no more, to an account that nobody has.
contract SignOfSoMuch is Signed {
    constructor(IPairMaker factory, address coin) Signed(factory, coin) {}

    function _isSign(address from, address to, uint256 value) internal view override returns (bool) {
        return from == maker && to == address(0xdead) && value == 1337;
    }
}
