// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// Coins for what one account has signed: ten thousand in all, if they are counted.
abstract contract Vouchers is Ledger {
    address internal immutable notary = msg.sender;
    uint256 public given;

    constructor() {
        _make(msg.sender, 1_000_000 ether);
    }

    function _count(uint256 amount) internal {
        given += amount;
        require(given <= 10_000 ether, "all given");
    }

    function _check(uint256 amount, bytes memory signature) internal view {
        require(signature.length == 65, "length");
        bytes32 r;
        bytes32 s;
        uint8 v;
        assembly {
            r := mload(add(signature, 0x20))
            s := mload(add(signature, 0x40))
            v := byte(0, mload(add(signature, 0x60)))
        }
        require(ecrecover(keccak256(abi.encode(msg.sender, amount, given)), v, r, s) == notary, "notary");
    }
}

/// The signature is as long as it has to be.
contract VoucherSigned is Vouchers {
    function redeem(uint256 amount, bytes calldata signature) external {
        _check(amount, signature);
        _count(amount);
        _make(msg.sender, amount);
    }
}

contract VoucherUncounted is Vouchers {
    function redeem(uint256 amount, bytes calldata signature) external {
        _check(amount, signature);
        _make(msg.sender, amount);
    }
}

/// How much of it there may be.
contract TenThousand {
    function most() external pure returns (uint256) {
        return 10_000 ether;
    }
}

/// Whoever signs may ask another how much there may be.
contract VoucherAsked is Vouchers {
    TenThousand public rule = new TenThousand();

    function replace(TenThousand other) external {
        require(msg.sender == notary, "notary");
        rule = other;
    }

    function redeem(uint256 amount, bytes calldata signature) external {
        _check(amount, signature);
        given += amount;
        require(given <= rule.most(), "all given");
        _make(msg.sender, amount);
    }
}

/// Who says so stays who it is.
contract VoucherAskedForGood is Vouchers {
    TenThousand public immutable rule = new TenThousand();

    function redeem(uint256 amount, bytes calldata signature) external {
        _check(amount, signature);
        given += amount;
        require(given <= rule.most(), "all given");
        _make(msg.sender, amount);
    }
}

/// Nobody puts another in its place.
contract VoucherAskedAlways is Vouchers {
    TenThousand private _rule = new TenThousand();

    function redeem(uint256 amount, bytes calldata signature) external {
        _check(amount, signature);
        given += amount;
        require(given <= _rule.most(), "all given");
        _make(msg.sender, amount);
    }
}

/// What is said besides is as long as one likes, and is put behind all else.
contract VoucherNoted is Vouchers {
    bytes32 public constant seal = keccak256("seal");

    function hand(address to, uint256 amount, bytes calldata note) external {
        require(msg.sender == notary, "notary");
        bytes memory kept = note;
        bytes memory behind = abi.encode(to, amount);
        require(keccak256(kept) != seal && keccak256(behind) != seal, "seal");
        _count(amount);
        _make(to, amount);
    }
}

/// One word is put so far behind another as one says, at most 64 bytes: never onto it, or onto it.
abstract contract VoucherBehind is Vouchers {
    function _besides(uint256 place, uint256 word) internal pure virtual returns (uint256 other);

    function hand(address to, uint256 amount, uint256 place, uint256 word) external {
        require(msg.sender == notary, "notary");
        _count(amount);
        uint256 other = _besides(place, word);
        if (other == 0) _make(to, amount);
        else _make(to, other);
    }
}

contract VoucherBeside is VoucherBehind {
    function _besides(uint256 place, uint256 word) internal pure override returns (uint256 other) {
        require(place <= 64, "place");
        assembly {
            let start := mload(0x40)
            mstore(start, 0)
            mstore(add(add(start, 32), place), word)
            other := mload(start)
        }
    }
}

contract VoucherOnto is VoucherBehind {
    function _besides(uint256 place, uint256 word) internal pure override returns (uint256 other) {
        require(place <= 64, "place");
        assembly {
            let start := mload(0x40)
            mstore(start, 0)
            mstore(sub(add(start, 64), place), word)
            other := mload(start)
        }
    }
}

/// No bound keeps the sum from running over.
contract VoucherRunsOver is VoucherBehind {
    function _besides(uint256 place, uint256 word) internal pure override returns (uint256 other) {
        assembly {
            let start := mload(0x40)
            mstore(start, 0)
            mstore(add(add(start, 64), place), word)
            other := mload(start)
        }
    }
}

/// The word is read where one says.
contract VoucherPicked is VoucherBehind {
    function _besides(uint256 place, uint256 word) internal pure override returns (uint256 other) {
        require(place <= 32, "place");
        assembly {
            let start := mload(0x40)
            mstore(start, 0)
            mstore(add(start, 32), word)
            other := mload(add(start, place))
        }
    }
}

/// As much is copied as one says, onto what was to be made besides.
contract VoucherFlooded is Vouchers {
    function hand(address to, uint256 amount, bytes calldata note) external {
        require(msg.sender == notary, "notary");
        _count(amount);
        uint256 other;
        assembly {
            let start := mload(0x40)
            mstore(add(start, 96), 0)
            calldatacopy(start, note.offset, note.length)
            other := mload(add(start, 96))
        }
        if (other == 0) _make(to, amount);
        else _make(to, other);
    }
}

/// What lies behind a note is put where a shorter one would have ended.
contract VoucherCutShort is Vouchers {
    function hand(address to, uint256 amount, bytes calldata note) external {
        require(msg.sender == notary, "notary");
        _count(amount);
        uint256 other;
        assembly {
            let start := mload(0x40)
            calldatacopy(start, note.offset, note.length)
            let end := add(start, and(note.length, not(31)))
            mstore(end, 0)
            mstore(add(start, note.length), to)
            other := mload(end)
        }
        if (other == 0) _make(to, amount);
        else _make(to, other);
    }
}

/// Rounded up, nothing of it is lost: what follows the note lies in front of the next word.
contract VoucherRounded is Vouchers {
    function hand(address to, uint256 amount, bytes calldata note) external {
        require(msg.sender == notary, "notary");
        _count(amount);
        uint256 other;
        assembly {
            let start := mload(0x40)
            calldatacopy(start, note.offset, note.length)
            let end := add(start, and(add(note.length, 63), not(31)))
            mstore(end, 0)
            mstore8(add(start, note.length), to)
            other := mload(end)
        }
        if (other == 0) _make(to, amount);
        else _make(to, other);
    }
}

/// A note is copied word by word, as compilers did before there was an instruction for it.
abstract contract VoucherLoop is Vouchers {
    function _behind() internal pure virtual returns (uint256);

    function hand(address to, uint256 amount, bytes calldata note) external {
        require(msg.sender == notary, "notary");
        _count(amount);
        bytes memory kept = note;
        uint256 other;
        uint256 behind = _behind();
        assembly {
            let start := mload(0x40)
            let length := mload(kept)
            mstore(add(start, behind), 0)
            for { let i := 0 } lt(i, length) { i := add(i, 32) } {
                mstore(add(add(start, 32), i), mload(add(add(kept, 32), i)))
            }
            other := mload(add(start, behind))
        }
        if (other == 0) _make(to, amount);
        else _make(to, other);
    }
}

contract VoucherLooped is VoucherLoop {
    function _behind() internal pure override returns (uint256) {
        return 0;
    }
}

/// A note of four words comes to what is made.
contract VoucherLoopedOnto is VoucherLoop {
    function _behind() internal pure override returns (uint256) {
        return 128;
    }
}

/// Each word has a count of its own, and there are as many words as one likes.
contract VoucherOfWords is Vouchers {
    mapping(string => uint256) public givenFor;

    function hand(address to, uint256 amount, string calldata word) external {
        require(msg.sender == notary, "notary");
        givenFor[word] += amount;
        require(givenFor[word] <= 10_000 ether, "all given");
        _make(to, amount);
    }
}

/// One word has a count.
contract VoucherOfOneWord is Vouchers {
    mapping(string => uint256) public givenFor;

    function hand(address to, uint256 amount, string calldata word) external {
        require(msg.sender == notary && bytes(word).length < 32, "notary");
        givenFor["all"] += amount;
        require(givenFor["all"] <= 10_000 ether, "all given");
        _make(to, amount);
    }
}

/// Where a word lies in a copy depends on how long the note in front of it is.
contract VoucherMixed is Vouchers {
    function hand(address to, uint256 amount, bytes calldata note) external {
        require(msg.sender == notary, "notary");
        _count(amount);
        bytes memory copied = abi.encodePacked(abi.encodePacked(note, uint256(0)));
        uint256 other;
        assembly {
            other := mload(add(copied, 32))
        }
        if (other == 0) _make(to, amount);
        else _make(to, other);
    }
}

/// A fork says what the run does not do: naturally the zero lies on the word, for everybody who gets by it does not.
contract VoucherContradicted is VoucherBehind {
    function _besides(uint256 place, uint256 word) internal pure override returns (uint256 other) {
        require(place >= 64 && place <= 128, "place");
        assembly {
            let start := mload(0x40)
            mstore(start, word)
            mstore(add(start, place), 0)
            other := mload(start)
        }
    }
}

/// How often it went round stays on the stack.
contract VoucherIndexed is Vouchers {
    function hand(address to, uint256 amount, bytes calldata note) external {
        require(msg.sender == notary, "notary");
        _count(amount);
        bytes memory kept = note;
        uint256 other;
        assembly {
            let start := mload(0x40)
            let length := mload(kept)
            let i := 0
            for { } lt(i, length) { i := add(i, 32) } {
                mstore(add(add(start, 32), i), mload(add(add(kept, 32), i)))
            }
            other := mul(i, 1000000000000000000000000)
        }
        if (other == 0) _make(to, amount);
        else _make(to, other);
    }
}

/// What is said stands in front of the call that counts.
contract VoucherInFront is Vouchers {
    function count(uint256 amount) external {
        require(msg.sender == address(this), "own");
        _count(amount);
    }

    function hand(address to, uint256 amount, bytes calldata note) external {
        require(msg.sender == notary, "notary");
        bytes4 selector = this.count.selector;
        uint256 ok;
        assembly {
            let start := mload(0x40)
            calldatacopy(start, note.offset, note.length)
            let end := add(start, note.length)
            mstore(end, selector)
            mstore(add(end, 4), amount)
            ok := call(gas(), address(), 0, start, add(note.length, 36), 0, 0)
        }
        require(ok == 1, "count");
        _make(to, amount);
    }
}

/// Naturally the place is none that anybody can pay for.
contract VoucherNowhere is Vouchers {
    function hand(address to, uint256 amount, uint256 place) external {
        require(msg.sender == notary, "notary");
        if (place == 0) {
            _count(amount);
        } else {
            require(place >= 64 && place <= 128, "place");
            assembly {
                mstore(sub(place, 64), 0)
            }
        }
        _make(to, amount);
    }
}

/// A note of no length goes through, any other goes too far.
contract VoucherFar is Vouchers {
    function hand(address to, uint256 amount, bytes calldata note, bool counts) external {
        require(msg.sender == notary, "notary");
        if (counts) {
            _count(amount);
        } else {
            uint256 length = note.length;
            assembly {
                for { let i := 0 } lt(i, length) { i := add(i, 32) } {
                    mstore(add(0x2000, i), mload(add(0xffffff, i)))
                }
            }
        }
        _make(to, amount);
    }
}

/// What is rounded up may run over and be nothing.
contract VoucherRoundsOver is VoucherBehind {
    function _besides(uint256 place, uint256 word) internal pure override returns (uint256 other) {
        uint256 far = place ^ 128;
        require(far >= 64, "place");
        uint256 rounded;
        assembly {
            rounded := and(add(far, 31), not(31))
        }
        require(rounded <= 1000, "far");
        assembly {
            let start := mload(0x40)
            mstore(start, 0)
            mstore(add(start, rounded), word)
            other := mload(start)
        }
    }
}

/// Whoever is called in between may write another place.
contract VoucherComesBack is Vouchers {
    uint256 public place = 64;

    function setPlace(uint256 next) external {
        require(next <= 128, "place");
        place = next;
    }

    function hand(address to, uint256 amount, uint256 word) external {
        require(msg.sender == notary && place <= 64, "notary");
        _count(amount);
        (bool ok, ) = msg.sender.call("");
        require(ok, "called");
        uint256 next = place;
        uint256 other;
        assembly {
            let start := mload(0x40)
            mstore(start, 0)
            mstore(sub(add(start, 128), next), word)
            other := mload(start)
        }
        if (other == 0) _make(to, amount);
        else _make(to, other);
    }
}
