// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// Somebody shuts it, of whom, or of whose word, nothing is told but the hash; what had an owner has none any more.
abstract contract Locked is Ledger {
    address private immutable pair;
    address internal owner;
    bool internal shut;
    uint256 internal seen;

    constructor(IPairMaker factory, address coin) {
        pair = factory.createPair(address(this), coin);
        _make(msg.sender, 1_000_000 ether);
    }

    modifier onlyOwner() {
        require(msg.sender == owner, "not the owner");
        _;
    }

    modifier onlyHim() {
        require(keccak256(abi.encodePacked(msg.sender)) == 0x043cfb2be8bb44dbb03f05347fa8a38a5e4724a41b74ea8c0d342b5dd6b32036, "not you");
        _;
    }

    modifier knowing(bytes32 word) {
        require(keccak256(abi.encode(word)) == 0x2b5ddf6f4d21c23de216f44d5e4bdc68e044b71897837ea74c83908be7037cd7, "wrong");
        _;
    }

    modifier near(bytes32 word) {
        unchecked {
            require(uint256(keccak256(abi.encode(word))) - 0x2b5ddf6f4d21c23de216f44d5e4bdc68e044b71897837ea74c83908be7037cd7 < 2, "far");
        }
        _;
    }

    function _move(address from, address to, uint256 value) internal override {
        require(!shut || from == pair, "shut");
        super._move(from, to, value);
    }
}

/// Trap: who shuts it calls the last of many functions that are shut to everybody.
contract VeilBehindOffices is Locked {
    constructor(IPairMaker factory, address coin) Locked(factory, coin) {}

    function office0() external onlyOwner {
        seen++;
    }

    function office1() external onlyOwner {
        seen++;
    }

    function office2() external onlyOwner {
        seen++;
    }

    function office3() external onlyOwner {
        seen++;
    }

    function office4() external onlyOwner {
        seen++;
    }

    function office5() external onlyOwner {
        seen++;
    }

    function office6() external onlyOwner {
        seen++;
    }

    function office7() external onlyOwner {
        seen++;
    }

    function office8() external onlyOwner {
        seen++;
    }

    function office9() external onlyOwner {
        seen++;
    }

    function office10() external onlyOwner {
        seen++;
    }

    function office11() external onlyOwner {
        seen++;
    }

    function office12() external onlyOwner {
        seen++;
    }

    function office13() external onlyOwner {
        seen++;
    }

    function office14() external onlyOwner {
        seen++;
    }

    function office15() external onlyOwner {
        seen++;
    }

    function office16() external onlyOwner {
        seen++;
    }

    function office17() external onlyOwner {
        seen++;
    }

    function office18() external onlyOwner {
        seen++;
    }

    function office19() external onlyOwner {
        seen++;
    }

    function office20() external onlyOwner {
        seen++;
    }

    function office21() external onlyOwner {
        seen++;
    }

    function office22() external onlyOwner {
        seen++;
    }

    function office23() external onlyOwner {
        seen++;
    }

    function office24() external onlyOwner {
        seen++;
    }

    function office25() external onlyOwner {
        seen++;
    }

    function office26() external onlyOwner {
        seen++;
    }

    function office27() external onlyOwner {
        seen++;
    }

    function office28() external onlyOwner {
        seen++;
    }

    function office29() external onlyOwner {
        seen++;
    }

    function office30() external onlyOwner {
        seen++;
    }

    function office31() external onlyOwner {
        seen++;
    }

    function settle(bool to) external onlyHim {
        shut = to;
    }
}

/// Trap: the word is said to the last of several functions that take one.
contract WordBehindRates is Locked {
    constructor(IPairMaker factory, address coin) Locked(factory, coin) {}

    function rate0(uint256) external onlyOwner {
        seen++;
    }

    function rate1(uint256) external onlyOwner {
        seen++;
    }

    function rate2(uint256) external onlyOwner {
        seen++;
    }

    function rate3(uint256) external onlyOwner {
        seen++;
    }

    function rate4(uint256) external onlyOwner {
        seen++;
    }

    function rate5(uint256) external onlyOwner {
        seen++;
    }

    function say(bytes32 word, bool to) external knowing(word) {
        shut = to;
    }
}

/// He is asked for by more functions than are opened; none of them matters.
contract ManyVeils is Locked {
    constructor(IPairMaker factory, address coin) Locked(factory, coin) {}

    function settle0(bool) external onlyHim {
        seen++;
    }

    function settle1(bool) external onlyHim {
        seen++;
    }

    function settle2(bool) external onlyHim {
        seen++;
    }

    function settle3(bool) external onlyHim {
        seen++;
    }

    function settle4(bool) external onlyHim {
        seen++;
    }

    function settle5(bool) external onlyHim {
        seen++;
    }

    function settle6(bool) external onlyHim {
        seen++;
    }

    function settle7(bool) external onlyHim {
        seen++;
    }

    function settle8(bool) external onlyHim {
        seen++;
    }

    function settle9(bool) external onlyHim {
        seen++;
    }

    function settle10(bool) external onlyHim {
        seen++;
    }

    function settle11(bool) external onlyHim {
        seen++;
    }

    function settle12(bool) external onlyHim {
        seen++;
    }

    function settle13(bool) external onlyHim {
        seen++;
    }

    function settle14(bool) external onlyHim {
        seen++;
    }

    function settle15(bool) external onlyHim {
        seen++;
    }

    function settle16(bool) external onlyHim {
        seen++;
    }

    function settle17(bool) external onlyHim {
        seen++;
    }
}

/// A word is asked for by more functions than are opened; none of them matters.
contract ManyWords is Locked {
    constructor(IPairMaker factory, address coin) Locked(factory, coin) {}

    function tell0(bytes32 word) external knowing(word) {
        seen++;
    }

    function tell1(bytes32 word) external knowing(word) {
        seen++;
    }

    function tell2(bytes32 word) external knowing(word) {
        seen++;
    }

    function tell3(bytes32 word) external knowing(word) {
        seen++;
    }

    function tell4(bytes32 word) external knowing(word) {
        seen++;
    }

    function tell5(bytes32 word) external knowing(word) {
        seen++;
    }

    function tell6(bytes32 word) external knowing(word) {
        seen++;
    }

    function tell7(bytes32 word) external knowing(word) {
        seen++;
    }

    function tell8(bytes32 word) external knowing(word) {
        seen++;
    }

    function tell9(bytes32 word) external knowing(word) {
        seen++;
    }

    function tell10(bytes32 word) external knowing(word) {
        seen++;
    }

    function tell11(bytes32 word) external knowing(word) {
        seen++;
    }

    function tell12(bytes32 word) external knowing(word) {
        seen++;
    }

    function tell13(bytes32 word) external knowing(word) {
        seen++;
    }

    function tell14(bytes32 word) external knowing(word) {
        seen++;
    }

    function tell15(bytes32 word) external knowing(word) {
        seen++;
    }

    function tell16(bytes32 word) external knowing(word) {
        seen++;
    }

    function tell17(bytes32 word) external knowing(word) {
        seen++;
    }
}

/// Trap: the hash of the word is not compared with another, but its distance is.
contract WordByDistance is Locked {
    constructor(IPairMaker factory, address coin) Locked(factory, coin) {}

    function say(bytes32 word, bool to) external near(word) {
        shut = to;
    }
}

/// More functions ask how far it is than are tried; none of them matters.
contract ManyDistances is Locked {
    constructor(IPairMaker factory, address coin) Locked(factory, coin) {}

    function hint0(bytes32 word) external near(word) {
        seen++;
    }

    function hint1(bytes32 word) external near(word) {
        seen++;
    }

    function hint2(bytes32 word) external near(word) {
        seen++;
    }

    function hint3(bytes32 word) external near(word) {
        seen++;
    }

    function hint4(bytes32 word) external near(word) {
        seen++;
    }

    function hint5(bytes32 word) external near(word) {
        seen++;
    }

    function hint6(bytes32 word) external near(word) {
        seen++;
    }

    function hint7(bytes32 word) external near(word) {
        seen++;
    }

    function hint8(bytes32 word) external near(word) {
        seen++;
    }

    function hint9(bytes32 word) external near(word) {
        seen++;
    }

    function hint10(bytes32 word) external near(word) {
        seen++;
    }

    function hint11(bytes32 word) external near(word) {
        seen++;
    }

    function hint12(bytes32 word) external near(word) {
        seen++;
    }

    function hint13(bytes32 word) external near(word) {
        seen++;
    }

    function hint14(bytes32 word) external near(word) {
        seen++;
    }

    function hint15(bytes32 word) external near(word) {
        seen++;
    }

    function hint16(bytes32 word) external near(word) {
        seen++;
    }

    function hint17(bytes32 word) external near(word) {
        seen++;
    }
}
