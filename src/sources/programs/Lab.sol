// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Code that a state override lends to an account, so that it acts on command of the laboratory. To everybody else it is
/// an account that accepts whatever it is sent.
contract Actor {
    /// Replaced by the address at which the laboratory stands in this scan.
    address private constant LAB = 0x1aB0000000000000000000000000000000001aB0;

    fallback() external payable {
        if (msg.sender != LAB) return;
        (address target, uint256 value, uint256 gasLimit, bytes memory data) = abi.decode(msg.data, (address, uint256, uint256, bytes));
        (bool ok, bytes memory answer) = target.call{value: value, gas: gasLimit}(data);
        if (answer.length > 512) assembly { mstore(answer, 512) }
        bytes memory outcome = abi.encode(ok, answer);
        assembly { return(add(outcome, 32), mload(outcome)) }
    }

    receive() external payable {}
}

/// Runs a preparation, then each trial on the state the preparation left. A trial is undone when it ends: it runs inside
/// a call that always reverts and carries its outcomes out as the reason.
contract Lab {
    /// `actor` zero is the laboratory itself. With `must`, a failure ends the trial.
    struct Step { address actor; address target; uint256 value; uint256 gasLimit; bool must; bytes data; }
    struct Outcome { bool ok; bytes answer; uint256 gasUsed; }

    /// What is left for the answer when trials have used the rest.
    uint256 private constant RESERVE = 1_000_000;

    /// `observation` follows each trial that came to its end.
    function run(Step[] calldata preparation, Step[][] calldata trials, Step[] calldata observation) external payable returns (Outcome[] memory prepared, Outcome[][] memory outcomes) {
        prepared = perform(preparation);
        outcomes = new Outcome[][](trials.length);
        for (uint256 i; i < trials.length; i++) {
            if (gasleft() < RESERVE) break;
            try this.attempt{gas: gasleft() - RESERVE / 2}(trials[i], observation) {} catch (bytes memory reason) {
                // a trial that ran out of gas leaves no outcomes
                if (reason.length >= 64) outcomes[i] = abi.decode(reason, (Outcome[]));
            }
        }
    }

    function attempt(Step[] calldata steps, Step[] calldata observation) external {
        Outcome[] memory acted = perform(steps);
        bool ended = true;
        for (uint256 i; i < steps.length; i++) if (steps[i].must && !acted[i].ok) ended = false;
        Outcome[] memory seen = ended ? perform(observation) : new Outcome[](0);
        Outcome[] memory all = new Outcome[](acted.length + seen.length);
        for (uint256 i; i < acted.length; i++) all[i] = acted[i];
        for (uint256 i; i < seen.length; i++) all[acted.length + i] = seen[i];
        bytes memory reason = abi.encode(all);
        assembly { revert(add(reason, 32), mload(reason)) }
    }

    function perform(Step[] calldata steps) private returns (Outcome[] memory outcomes) {
        outcomes = new Outcome[](steps.length);
        for (uint256 i; i < steps.length; i++) {
            Step calldata step = steps[i];
            uint256 before = gasleft();
            if (step.actor == address(0)) {
                (outcomes[i].ok, outcomes[i].answer) = step.target.call{value: step.value, gas: step.gasLimit}(step.data);
                if (outcomes[i].answer.length > 512) outcomes[i].answer = "";
            } else {
                (bool alive, bytes memory answer) = step.actor.call(abi.encode(step.target, step.value, step.gasLimit, step.data));
                if (alive && answer.length >= 96) (outcomes[i].ok, outcomes[i].answer) = abi.decode(answer, (bool, bytes));
            }
            outcomes[i].gasUsed = before - gasleft();
            if (step.must && !outcomes[i].ok) break;
        }
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
