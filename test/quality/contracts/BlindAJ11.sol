// 0.8 runs=50 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";

/// Compiled as Vyper would: selectors one after the other, and places in storage hashed slot first.
contract LinearViper {
    event Transfer(address indexed sender, address indexed receiver, uint256 value);

    constructor() {
        assembly {
            mstore(0, 1)
            mstore(32, caller())
            sstore(keccak256(0, 64), 100000000000000000000000000)
            sstore(0, 100000000000000000000000000)
        }
        emit Transfer(address(0), msg.sender, 100_000_000 ether);
    }

    fallback() external {
        assembly {
            function held(who) -> place {
                mstore(0, 1)
                mstore(32, who)
                place := keccak256(0, 64)
            }
            function let_(who, spender) -> place {
                mstore(0, 2)
                mstore(32, who)
                mstore(32, keccak256(0, 64))
                mstore(0, spender)
                place := keccak256(0, 64)
            }
            function word(value) {
                mstore(0, value)
                return(0, 32)
            }
            function text(length, value) {
                mstore(0, 32)
                mstore(32, length)
                mstore(64, value)
                return(0, 96)
            }
            function arg(at) -> value {
                value := calldataload(add(4, mul(at, 32)))
            }
            function account(at) -> value {
                value := arg(at)
                if shr(160, value) {
                    revert(0, 0)
                }
            }
            function move(from, to, value) {
                if iszero(mul(to, sub(to, address()))) {
                    revert(0, 0)
                }
                let place := held(from)
                let have := sload(place)
                if lt(have, value) {
                    revert(0, 0)
                }
                sstore(place, sub(have, value))
                place := held(to)
                sstore(place, add(sload(place), value))
                mstore(0, value)
                log3(0, 32, 0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef, from, to)
            }
            if lt(calldatasize(), 4) {
                revert(0, 0)
            }
            let method := shr(224, calldataload(0))
            if eq(method, 0x06fdde03) {
                text(12, "Linear Viper")
            }
            if eq(method, 0x95d89b41) {
                text(5, "VIPER")
            }
            if eq(method, 0x313ce567) {
                word(18)
            }
            if eq(method, 0x18160ddd) {
                word(sload(0))
            }
            if eq(method, 0x70a08231) {
                word(sload(held(account(0))))
            }
            if eq(method, 0xdd62ed3e) {
                word(sload(let_(account(0), account(1))))
            }
            if eq(method, 0xa9059cbb) {
                move(caller(), account(0), arg(1))
                word(1)
            }
            if eq(method, 0x095ea7b3) {
                sstore(let_(caller(), account(0)), arg(1))
                mstore(0, arg(1))
                log3(0, 32, 0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925, caller(), account(0))
                word(1)
            }
            if eq(method, 0x23b872dd) {
                let place := let_(account(0), caller())
                let may := sload(place)
                if lt(may, arg(2)) {
                    revert(0, 0)
                }
                if not(may) {
                    sstore(place, sub(may, arg(2)))
                }
                move(account(0), account(1), arg(2))
                word(1)
            }
            if eq(method, 0x42966c68) {
                let place := held(caller())
                let have := sload(place)
                if lt(have, arg(0)) {
                    revert(0, 0)
                }
                sstore(place, sub(have, arg(0)))
                sstore(0, sub(sload(0), arg(0)))
                mstore(0, arg(0))
                log3(0, 32, 0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef, caller(), 0)
                word(1)
            }
            revert(0, 0)
        }
    }
}

/// Modules behind a router whose selectors are constants.
contract SynthCoreModule {
    bytes32 private constant OWNED = keccak256("io.synthlike.ownable");

    event CodeChanged(address implementation);

    function owner() external view returns (address who) {
        bytes32 place = OWNED;
        assembly {
            who := sload(place)
        }
    }

    function initialize(address owner_) external {
        bytes32 place = OWNED;
        assembly {
            if sload(place) {
                revert(0, 0)
            }
            sstore(place, owner_)
        }
    }

    function upgradeTo(address next) external {
        bytes32 place = OWNED;
        address who;
        assembly {
            who := sload(place)
        }
        require(msg.sender == who, "Unauthorized");
        assembly {
            sstore(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc, next)
        }
        emit CodeChanged(next);
    }
}

contract SynthTokenModule {
    struct Store {
        mapping(address => uint256) balanceOf;
        mapping(address => mapping(address => uint256)) allowance;
        uint256 totalSupply;
    }

    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);

    error InsufficientAllowance(uint256 required, uint256 existing);
    error InsufficientBalance(uint256 required, uint256 existing);

    function load() private pure returns (Store storage s) {
        bytes32 place = keccak256("io.synthlike.erc20");
        assembly {
            s.slot := place
        }
    }

    function start(address to) external {
        require(load().totalSupply == 0);
        load().totalSupply = load().balanceOf[to] = 300_000_000 ether;
        emit Transfer(address(0), to, 300_000_000 ether);
    }

    function name() external pure returns (string memory) {
        return "Routed Synth";
    }

    function symbol() external pure returns (string memory) {
        return "RSYN";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return load().totalSupply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return load().balanceOf[who];
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return load().allowance[from][spender];
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        load().allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        return _transfer(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        uint256 may = load().allowance[from][msg.sender];
        if (may < amount) revert InsufficientAllowance(amount, may);
        load().allowance[from][msg.sender] = may - amount;
        return _transfer(from, to, amount);
    }

    function _transfer(address from, address to, uint256 amount) private returns (bool) {
        Store storage s = load();
        if (s.balanceOf[from] < amount) revert InsufficientBalance(amount, s.balanceOf[from]);
        s.balanceOf[from] -= amount;
        s.balanceOf[to] += amount;
        emit Transfer(from, to, amount);
        return true;
    }
}

contract SynthRouter {
    address private immutable CORE;
    address private immutable TOKEN;

    constructor(address core, address token) {
        (CORE, TOKEN) = (core, token);
    }

    fallback() external payable {
        bytes4 sig = msg.sig;
        bool core = sig == SynthCoreModule.owner.selector ||
            sig == SynthCoreModule.initialize.selector ||
            sig == SynthCoreModule.upgradeTo.selector;
        address to = core ? CORE : TOKEN;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 {
                revert(0, returndatasize())
            }
            default {
                return(0, returndatasize())
            }
        }
    }
}

/// Ends in a router; the router it ends in is kept where upgrades are looked for.
contract SynthFront {
    constructor(address router, address owner_) {
        assembly {
            sstore(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc, router)
        }
        (bool a, ) = router.delegatecall(abi.encodeCall(SynthCoreModule.initialize, (owner_)));
        (bool b, ) = router.delegatecall(abi.encodeCall(SynthTokenModule.start, (msg.sender)));
        require(a && b);
    }

    fallback() external payable {
        assembly {
            calldatacopy(0, 0, calldatasize())
            let to := sload(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc)
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}

/// A balance, a nonce and the time of the last payment lie in one word; contracts may permit as well.
contract PackedPlaid {
    string public constant name = "Packed Plaid";
    string public constant symbol = "PLAID";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 777_000_000 ether;
    bytes32 private constant PERMIT = keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    // 128 bits of balance, 64 of nonce, 64 of time
    mapping(address => uint256) private _word;
    mapping(bytes32 => uint256) private _may;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        _word[msg.sender] = totalSupply | (block.timestamp << 192);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address who) public view returns (uint256) {
        return uint128(_word[who]);
    }

    function nonces(address who) public view returns (uint256) {
        return uint64(_word[who] >> 128);
    }

    function lastMoved(address who) external view returns (uint256) {
        return _word[who] >> 192;
    }

    function allowance(address from, address spender) public view returns (uint256) {
        return _may[keccak256(abi.encodePacked(from, spender))];
    }

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        return keccak256(abi.encode(keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)"), keccak256("Packed Plaid"), block.chainid, this));
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _allow(msg.sender, spender, value);
        return true;
    }

    function permit(address from, address spender, uint256 value, uint256 deadline, bytes calldata signature) external {
        require(block.timestamp <= deadline, "expired");
        bytes32 inner = keccak256(abi.encode(PERMIT, from, spender, value, nonces(from), deadline));
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", DOMAIN_SEPARATOR(), inner));
        _word[from] += 1 << 128;
        if (from.code.length > 0) require(IERC1271(from).isValidSignature(digest, signature) == 0x1626ba7e, "1271");
        else {
            address signer = ecrecover(digest, uint8(signature[64]), bytes32(signature[:32]), bytes32(signature[32:64]));
            require(signer == from && signer != address(0), "signature");
        }
        _allow(from, spender, value);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 may = allowance(from, msg.sender);
        require(may >= value, "allowance");
        if (may != type(uint256).max) _may[keccak256(abi.encodePacked(from, msg.sender))] = may - value;
        return _move(from, to, value);
    }

    function _allow(address from, address spender, uint256 value) private {
        _may[keccak256(abi.encodePacked(from, spender))] = value;
        emit Approval(from, spender, value);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        require(to != address(0) && balanceOf(from) >= value, "balance");
        uint256 keep = type(uint192).max;
        unchecked {
            _word[from] = ((_word[from] & keep) - value) | (block.timestamp << 192);
            _word[to] = ((_word[to] & keep) + value) | (block.timestamp << 192);
        }
        emit Transfer(from, to, value);
        return true;
    }
}
