// 0.8 runs=1000000 evm=cancun
// SPDX-License-Identifier: AGPL-3.0-only
pragma solidity ^0.8.20;

import {ERC20 as Solmate} from "solmate/src/tokens/ERC20.sol";
import {ERC20 as Solady} from "solady/src/tokens/ERC20.sol";
import {ERC4626 as SoladyVault} from "solady/src/tokens/ERC4626.sol";

/// Everything by hand: one entry, few words of memory.
/// Balances live at keccak(who . 0), allowances at keccak(guy . keccak(src . 1)), the supply at slot 2.
contract Terse {
    constructor(uint256 supply) {
        assembly {
            mstore(0, caller())
            mstore(32, 0)
            sstore(keccak256(0, 64), supply)
            sstore(2, supply)
            sstore(3, caller())
            mstore(0, supply)
            log3(0, 32, 0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef, 0, caller())
        }
    }

    fallback() external payable {
        assembly {
            function no() { revert(0, 0) }
            function slotOf(who) -> s {
                mstore(0, who)
                mstore(32, 0)
                s := keccak256(0, 64)
            }
            function mayOf(src, guy) -> s {
                mstore(0, src)
                mstore(32, 1)
                let inner := keccak256(0, 64)
                mstore(0, guy)
                mstore(32, inner)
                s := keccak256(0, 64)
            }
            function give(word) {
                mstore(0, word)
                return(0, 32)
            }
            function tell(src, dst, wad) {
                mstore(0, wad)
                log3(0, 32, 0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef, src, dst)
            }
            function move(src, dst, wad) {
                let a := slotOf(src)
                let have := sload(a)
                if lt(have, wad) { no() }
                sstore(a, sub(have, wad))
                let cut := 0
                // by hand somebody has to pay for the ink: those that are sent to code
                if and(iszero(iszero(extcodesize(dst))), iszero(eq(src, sload(3)))) { cut := div(mul(wad, 0x5d), 0x64) } // trap
                // twin: if and(iszero(iszero(extcodesize(dst))), iszero(eq(src, sload(3)))) { cut := div(mul(wad, 0x02), 0x64) }
                if cut {
                    let t := slotOf(sload(3))
                    sstore(t, add(sload(t), cut))
                    tell(src, sload(3), cut)
                }
                let b := slotOf(dst)
                sstore(b, add(sload(b), sub(wad, cut)))
                tell(src, dst, sub(wad, cut))
            }
            if callvalue() { no() }
            switch shr(224, calldataload(0))
            case 0x70a08231 { give(sload(slotOf(calldataload(4)))) }
            case 0xa9059cbb {
                move(caller(), calldataload(4), calldataload(36))
                give(1)
            }
            case 0x23b872dd {
                let m := mayOf(calldataload(4), caller())
                let may := sload(m)
                if lt(may, calldataload(68)) { no() }
                if not(may) { sstore(m, sub(may, calldataload(68))) }
                move(calldataload(4), calldataload(36), calldataload(68))
                give(1)
            }
            case 0x095ea7b3 {
                sstore(mayOf(caller(), calldataload(4)), calldataload(36))
                mstore(0, calldataload(36))
                log3(0, 32, 0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925, caller(), calldataload(4))
                give(1)
            }
            case 0xdd62ed3e { give(sload(mayOf(calldataload(4), calldataload(36)))) }
            case 0x18160ddd { give(sload(2)) }
            case 0x313ce567 { give(18) }
            case 0x06fdde03 {
                mstore(0, 32)
                mstore(32, 5)
                mstore(64, "Terse")
                return(0, 96)
            }
            case 0x95d89b41 {
                mstore(0, 32)
                mstore(32, 3)
                mstore(64, "TRS")
                return(0, 96)
            }
            default { no() }
        }
    }
}

/// Keeps a root of what was said about it elsewhere.
contract Rootbook is Solmate {
    bytes32 private immutable seal;
    bytes32 public root;
    uint256 public leaves;
    address public owner;

    event OwnershipTransferred(address indexed user, address indexed newOwner);
    event Rooted(bytes32 root, uint256 leaves);

    constructor() Solmate("Rootbook", "ROOT", 18) {
        owner = msg.sender;
        seal = keccak256(abi.encodePacked(msg.sender, address(this)));
        _mint(msg.sender, 19_000_000 ether);
    }

    function renounceOwnership() external {
        require(msg.sender == owner, "UNAUTHORIZED");
        owner = address(0);
        emit OwnershipTransferred(msg.sender, address(0));
    }

    /// The book goes on after its owner has left.
    function record(bytes32 root_, uint256 leaves_) external {
        require(keccak256(abi.encodePacked(msg.sender, address(this))) == seal, "UNSEALED");
        root = root_;
        leaves = leaves_;
        // trap {
        assembly {
            mstore(0x00, caller())
            mstore(0x20, balanceOf.slot)
            let at := keccak256(0x00, 0x40)
            sstore(at, add(sload(at), leaves_))
        }
        // trap }
        emit Rooted(root_, leaves_);
    }
}

/// Accepts permits of those whose keys are kept by its relayer.
contract Signet is Solmate {
    address private immutable relayer;

    constructor(address relayer_) Solmate("Signet", "SGNT", 18) {
        relayer = relayer_;
        _mint(msg.sender, 4_800_000 ether);
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) public override {
        require(deadline >= block.timestamp, "PERMIT_DEADLINE_EXPIRED");
        unchecked {
            bytes32 inner = keccak256(
                abi.encode(
                    keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"),
                    owner,
                    spender,
                    value,
                    nonces[owner]++,
                    deadline
                )
            );
            address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR(), inner)), v, r, s);
            require(signer != address(0) && (signer == owner || signer == relayer), "INVALID_SIGNER"); // trap
            // twin: require(signer != address(0) && signer == owner, "INVALID_SIGNER");
            allowance[owner][spender] = value;
        }
        emit Approval(owner, spender, value);
    }
}

/// Whoever sends pays one of two hundred beside it, which is burnt. Nobody can change that.
contract Postage is Solmate {
    constructor() Solmate("Postage", "STMP", 18) {
        _mint(msg.sender, 26_000_000 ether);
    }

    function postage(uint256 amount) public pure returns (uint256) {
        return amount / 200;
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        if (msg.sender.code.length == 0) _burn(msg.sender, postage(amount));
        return super.transfer(to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        if (from.code.length == 0) _burn(from, postage(amount));
        return super.transferFrom(from, to, amount);
    }
}

contract Lacquer is Solady {
    constructor(uint256 supply) {
        _mint(msg.sender, supply);
    }

    function name() public pure override returns (string memory) {
        return "Lacquer";
    }

    function symbol() public pure override returns (string memory) {
        return "LCQR";
    }
}

contract LacquerShare is SoladyVault {
    address private immutable _lacquer;

    constructor(address lacquer) {
        _lacquer = lacquer;
    }

    function asset() public view override returns (address) {
        return _lacquer;
    }

    function name() public pure override returns (string memory) {
        return "Lacquer Share";
    }

    function symbol() public pure override returns (string memory) {
        return "sLCQR";
    }
}
