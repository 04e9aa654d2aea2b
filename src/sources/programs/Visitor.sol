// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Acts step after step and returns what came of each. It is sent as the init code of a contract that is never created, for
/// chains whose nodes run such a call and lend nobody code or money. While it runs it has an address that nobody can know
/// beforehand, the coin that came with the call and, like an ordinary account, no code.
contract Visitor {
    /// `own` are the places in `data`, in bytes, of words that are to hold the address of the visitor.
    struct Act { address target; uint256 value; uint256 gasLimit; uint256[] own; bytes data; }
    struct Outcome { bool ok; bytes answer; }

    /// A token that returns megabytes costs this much and no more.
    uint256 private constant BYTES_EACH = 512;

    constructor(Act[] memory acts) payable {
        Outcome[] memory outcomes = new Outcome[](acts.length);
        for (uint256 i; i < acts.length; i++) outcomes[i] = perform(acts[i]);
        bytes memory answer = abi.encode(outcomes);
        assembly { return(add(answer, 32), mload(answer)) }
    }

    function perform(Act memory act) private returns (Outcome memory outcome) {
        (address target, uint256 value, uint256 gasLimit, bytes memory data) = (act.target, act.value, act.gasLimit, act.data);
        for (uint256 i; i < act.own.length; i++) {
            uint256 place = act.own[i];
            require(place + 32 <= data.length);
            assembly { mstore(add(add(data, 32), place), address()) }
        }
        bool ok;
        uint256 size;
        assembly {
            ok := call(gasLimit, target, value, add(data, 32), mload(data), 0, 0)
            size := returndatasize()
            if gt(size, BYTES_EACH) { size := BYTES_EACH }
        }
        bytes memory answer = new bytes(size);
        assembly { returndatacopy(add(answer, 32), 0, size) }
        outcome = Outcome(ok, answer);
    }
}
