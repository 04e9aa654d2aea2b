// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// What of an answer is carried out at most, in bytes.
uint256 constant MOST = 512;

/// Code that a state override lends to an account, so that it acts on command of the laboratory. To everybody else it is
/// an account that accepts whatever it is sent.
contract Actor {
    /// Replaced by the address at which the laboratory stands in this scan.
    address private constant LAB = 0x1aB0000000000000000000000000000000001aB0;

    /// Told a target, an amount of wei and a limit of gas, a word each, and the calldata behind them. Answers whether the call
    /// went through, in a word, and what it answered.
    fallback() external payable {
        if (msg.sender != LAB || msg.data.length < 96) return;
        assembly {
            let size := sub(calldatasize(), 96)
            calldatacopy(0, 96, size)
            let ok := call(calldataload(64), calldataload(0), calldataload(32), 0, size, 0, 0)
            size := returndatasize()
            if gt(size, MOST) { size := MOST }
            mstore(0, ok)
            returndatacopy(32, 0, size)
            return(0, add(32, size))
        }
    }
}

/// Runs a preparation, then each trial on the state the preparation left. A trial is undone when it ends: it runs inside
/// a call that always reverts and carries its outcomes out as the reason.
///
/// Requests carry hundreds of steps and outcomes, so neither is padded to words:
///     step      flags (1 byte: 1 its failure ends the trial, 2 it has a value), actor (2), target (2), gas (4), length of the
///               calldata (3), value in wei (16, where it has one), calldata
///     outcome   flags (1 byte: 1 it went through, 2 the answer is a word without its leading zeros), gas that was used (4),
///               length of the answer (2), answer
///     trials    each with its length (4) before it
///     turns     flags (1 byte: 4), how many take a turn (2), how many places (2), length of the steps (3), who takes a turn (2 each),
///               places (3 each), steps
/// Actors and targets are numbers: which of the accounts, counted from 1. Actor 0 is the laboratory itself. Turns stand where a step
/// may stand: several accounts take the same steps one after another, and nothing is told of what came of it. In these steps whoever
/// takes his turn is number 1, and the accounts are counted from 2; at each place, a byte of the steps, his address is written.
contract Lab {
    /// `count` trials; `observation` follows each that came to its end.
    struct Experiment { bytes accounts; bytes preparation; uint256 count; bytes trials; bytes observation; }

    /// What is left for the answer when trials have used the rest.
    uint256 private constant RESERVE = 1_000_000;

    /// A trial that ran out of gas, or was never begun, has no outcomes.
    function run(Experiment calldata told) external payable returns (bytes memory prepared, bytes[] memory outcomes) {
        (prepared, ) = perform(told.accounts, told.preparation);
        outcomes = new bytes[](told.count);
        uint256 at;
        for (uint256 i; i < told.count && gasleft() >= RESERVE; i++) {
            uint256 end = at + 4 + number(told.trials, at, 4);
            bytes calldata steps = told.trials[at + 4:end];
            try this.attempt{gas: gasleft() - RESERVE / 2}(told.accounts, steps, told.observation) {} catch (bytes memory reason) {
                outcomes[i] = reason;
            }
            at = end;
        }
    }

    function attempt(bytes calldata accounts, bytes calldata steps, bytes calldata observation) external {
        (bytes memory outcomes, bool ended) = perform(accounts, steps);
        if (ended) {
            (bytes memory seen, ) = perform(accounts, observation);
            outcomes = bytes.concat(outcomes, seen);
        }
        assembly { revert(add(outcomes, 32), mload(outcomes)) }
    }

    function perform(bytes calldata accounts, bytes calldata steps) private returns (bytes memory outcomes, bool ended) {
        uint256 at;
        ended = true;
        while (at < steps.length && ended) {
            if (number(steps, at, 1) & 4 != 0) {
                at = inTurn(accounts, steps, at);
                continue;
            }
            uint256 start = at + (number(steps, at, 1) & 2 == 0 ? 12 : 28);
            uint256 before = gasleft();
            (bool ok, bytes memory answer) = act(accounts, steps, at, start);
            outcomes = bytes.concat(outcomes, outcome(ok, before - gasleft(), answer));
            ended = ok || number(steps, at, 1) & 1 == 0;
            at = start + number(steps, at + 9, 3);
        }
    }

    /// The turns at `at`, and what comes behind them. Each is a call of its own, so that what one leaves in memory is no burden to the next.
    function inTurn(bytes calldata accounts, bytes calldata steps, uint256 at) private returns (uint256 end) {
        uint256 places = at + 8 + 2 * number(steps, at + 1, 2);
        uint256 start = places + 3 * number(steps, at + 3, 2);
        end = start + number(steps, at + 5, 3);
        bytes memory people = abi.encodePacked(address(0), accounts);
        bytes memory own = steps[start:end];
        for (uint256 nth = at + 8; nth < places; nth += 2) {
            uint256 who = number(accounts, 20 * (number(steps, nth, 2) - 1), 20);
            write(people, 0, who);
            for (uint256 place = places; place < start; place += 3) write(own, number(steps, place, 3), who);
            try this.turn(people, own) {} catch {}
        }
    }

    function turn(bytes calldata accounts, bytes calldata steps) external {
        perform(accounts, steps);
    }

    function write(bytes memory into, uint256 at, uint256 who) private pure {
        assembly {
            let place := add(add(into, 32), at)
            mstore(place, or(shl(96, who), shr(160, shl(160, mload(place)))))
        }
    }

    /// The step at `at`, whose calldata begin at `start`.
    function act(bytes calldata accounts, bytes calldata steps, uint256 at, uint256 start) private returns (bool ok, bytes memory answer) {
        address actor = account(accounts, number(steps, at + 1, 2));
        address target = account(accounts, number(steps, at + 3, 2));
        uint256 limit = number(steps, at + 5, 4);
        uint256 value = start == at + 28 ? number(steps, at + 12, 16) : 0;
        bytes calldata data = steps[start:start + number(steps, at + 9, 3)];
        if (actor == address(0)) {
            (ok, answer) = ask(target, limit, value, data);
            if (answer.length > MOST) answer = "";
        } else {
            (, answer) = ask(actor, gasleft(), 0, abi.encodePacked(uint256(uint160(target)), value, limit, data));
            // whoever was lent no code answers nothing
            if (answer.length < 32) return (false, "");
            assembly {
                let size := sub(mload(answer), 32)
                answer := add(answer, 32)
                ok := eq(mload(answer), 1)
                mstore(answer, size)
            }
        }
    }

    /// A call of which no more than a little is read, however much it answers.
    function ask(address target, uint256 limit, uint256 value, bytes memory data) private returns (bool ok, bytes memory answer) {
        assembly {
            ok := call(limit, target, value, add(data, 32), mload(data), 0, 0)
            let size := returndatasize()
            if gt(size, add(MOST, 32)) { size := add(MOST, 32) }
            answer := mload(64)
            mstore(64, add(add(answer, 32), and(add(size, 31), not(31))))
            mstore(answer, size)
            returndatacopy(add(answer, 32), 0, size)
        }
    }

    function outcome(bool ok, uint256 used, bytes memory answer) private pure returns (bytes memory) {
        uint256 flags = ok ? 1 : 0;
        if (answer.length == 32) {
            flags |= 2;
            uint256 value = uint256(bytes32(answer));
            uint256 size = value == 0 ? 0 : 1;
            for (uint256 half = 16; half > 0; half >>= 1) {
                if (value >> (8 * half) > 0) {
                    value >>= 8 * half;
                    size += half;
                }
            }
            assembly {
                mstore(add(answer, 32), shl(sub(256, mul(8, size)), mload(add(answer, 32))))
                mstore(answer, size)
            }
        }
        return abi.encodePacked(uint8(flags), uint32(used), uint16(answer.length), answer);
    }

    function account(bytes calldata accounts, uint256 nth) private pure returns (address) {
        return nth == 0 ? address(0) : address(uint160(number(accounts, 20 * (nth - 1), 20)));
    }

    /// So many bytes as a number. What is told is the scanner's own, so nobody looks whether it ends before.
    function number(bytes calldata told, uint256 at, uint256 size) private pure returns (uint256 value) {
        assembly { value := shr(sub(256, mul(8, size)), calldataload(add(told.offset, at))) }
    }

    receive() external payable {}
}

/// Lent to an account whose storage is to be read: takes slots, one word each, and returns what lies in them, in their order.
contract Reader {
    fallback(bytes calldata slots) external returns (bytes memory values) {
        values = new bytes(slots.length);
        assembly {
            for { let i := 0 } lt(i, slots.length) { i := add(i, 32) } {
                mstore(add(add(values, 32), i), sload(calldataload(add(slots.offset, i))))
            }
        }
    }
}
