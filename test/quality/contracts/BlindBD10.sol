// 0.8 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Written by hand with the layout of the other language: a map hashes its slot first and the key behind it.
/// A balance shares its word with the day of the last receipt.
contract Adderstill {
    // 0: supply, 1: balances (192 bits) and day (64 bits), 2: allowances
    constructor() {
        assembly {
            let supply := mul(80000000, 1000000000000000000)
            sstore(0, supply)
            mstore(0, 1)
            mstore(32, caller())
            sstore(keccak256(0, 64), or(shl(192, div(timestamp(), 86400)), supply))
            mstore(0, supply)
            log3(0, 32, 0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef, 0, caller())
        }
    }

    fallback() external {
        assembly {
            function keyed(slot, who) -> at {
                mstore(0, slot)
                mstore(32, who)
                at := keccak256(0, 64)
            }
            function account(at) -> who {
                who := calldataload(at)
                if shr(160, who) { revert(0, 0) }
            }
            function give(value) {
                mstore(0, value)
                return(0, 32)
            }
            function text(word, length) {
                mstore(0, 32)
                mstore(32, length)
                mstore(64, word)
                return(0, 96)
            }
            function held(who) -> value {
                value := and(sload(keyed(1, who)), 0xffffffffffffffffffffffffffffffffffffffffffffffff)
            }
            function put(who, value, day) {
                if shr(192, value) { revert(0, 0) }
                sstore(keyed(1, who), or(shl(192, day), value))
            }
            function pass(from, to, value) {
                let has := held(from)
                if lt(has, value) { revert(0, 0) }
                if iszero(to) { revert(0, 0) }
                put(from, sub(has, value), shr(192, sload(keyed(1, from))))
                put(to, add(held(to), value), div(timestamp(), 86400))
                mstore(0, value)
                log3(0, 32, 0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef, from, to)
            }

            if callvalue() { revert(0, 0) }
            switch shr(224, calldataload(0))
            case 0x06fdde03 { text("Adderstill", 10) }
            case 0x95d89b41 { text("ADDR", 4) }
            case 0x313ce567 { give(18) }
            case 0x18160ddd { give(sload(0)) }
            case 0x70a08231 { give(held(account(4))) }
            case 0xdd62ed3e { give(sload(keyed(keyed(2, account(4)), account(36)))) }
            case 0x095ea7b3 {
                let spender := account(4)
                sstore(keyed(keyed(2, caller()), spender), calldataload(36))
                mstore(0, calldataload(36))
                log3(0, 32, 0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925, caller(), spender)
                give(1)
            }
            case 0xa9059cbb {
                pass(caller(), account(4), calldataload(36))
                give(1)
            }
            case 0x23b872dd {
                let from := account(4)
                let at := keyed(keyed(2, from), caller())
                let lent := sload(at)
                if lt(lent, calldataload(68)) { revert(0, 0) }
                if not(lent) { sstore(at, sub(lent, calldataload(68))) }
                pass(from, account(36), calldataload(68))
                give(1)
            }
            // lastSeen(address): the day of the last receipt
            case 0xec177861 { give(shr(192, sload(keyed(1, account(4))))) }
            default { revert(0, 0) }
        }
    }
}

/// Operators whom a holder names, and hooks: a holder may name a contract that is told of what he receives.
/// What it answers does not matter, and it gets little gas.
contract Chimebarrow {
    string public constant name = "Chimebarrow";
    string public constant symbol = "CHIM";
    uint8 public constant decimals = 18;
    uint256 public constant granularity = 1;
    uint256 public constant totalSupply = 7_500_000 ether;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => mapping(address => bool)) public isOperatorFor;
    mapping(address => address) public hookOf;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Sent(address indexed operator, address indexed from, address indexed to, uint256 amount, bytes data, bytes operatorData);
    event AuthorizedOperator(address indexed operator, address indexed holder);
    event RevokedOperator(address indexed operator, address indexed holder);

    constructor() {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function defaultOperators() external pure returns (address[] memory) {
        return new address[](0);
    }

    function setHook(address hook) external {
        hookOf[msg.sender] = hook;
    }

    function authorizeOperator(address operator) external {
        isOperatorFor[msg.sender][operator] = true;
        emit AuthorizedOperator(operator, msg.sender);
    }

    function revokeOperator(address operator) external {
        isOperatorFor[msg.sender][operator] = false;
        emit RevokedOperator(operator, msg.sender);
    }

    function send(address to, uint256 amount, bytes calldata data) external {
        _send(msg.sender, to, amount, data, "");
    }

    function operatorSend(address from, address to, uint256 amount, bytes calldata data, bytes calldata operatorData) external {
        require(isOperatorFor[from][msg.sender], "not an operator of the holder");
        _send(from, to, amount, data, operatorData);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _send(msg.sender, to, value, "", "");
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _send(from, to, value, "", "");
        return true;
    }

    function _send(address from, address to, uint256 value, bytes memory data, bytes memory operatorData) private {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Sent(msg.sender, from, to, value, data, operatorData);
        emit Transfer(from, to, value);
        address hook = hookOf[to];
        if (hook.code.length != 0) {
            (bool told, ) = hook.call{gas: 60_000}(
                abi.encodeWithSelector(0x0023de29, msg.sender, from, to, value, data, operatorData)
            );
            told;
        }
    }
}
