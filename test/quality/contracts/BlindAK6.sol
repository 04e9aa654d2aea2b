// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.22;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

interface IReceiver {
    struct Origin {
        uint32 srcEid;
        bytes32 sender;
        uint64 nonce;
    }

    function allowInitializePath(Origin calldata origin) external view returns (bool);
    function lzReceive(Origin calldata origin, bytes32 guid, bytes calldata message) external;
}

/// Two verifiers that must agree, and one of two more; fixed when it was made.
contract OkapiUln {
    address[2] public required;
    address[2] public optional;
    mapping(bytes32 => mapping(address => uint64)) public hashLookup;

    event PayloadVerified(address dvn, bytes32 header, bytes32 payloadHash);

    constructor(address[] memory dvns) {
        for (uint256 i; i < 4; ++i) for (uint256 j; j < i; ++j) require(dvns[i] != dvns[j], "distinct");
        required = [dvns[0], dvns[1]];
        optional = [dvns[2], dvns[3]];
    }

    function verify(bytes32 header, bytes32 payloadHash) external {
        hashLookup[keccak256(abi.encode(header, payloadHash))][msg.sender] = uint64(block.number);
        emit PayloadVerified(msg.sender, header, payloadHash);
    }

    function verifiable(bytes32 header, bytes32 payloadHash) external view returns (bool) {
        mapping(address => uint64) storage seen = hashLookup[keccak256(abi.encode(header, payloadHash))];
        return seen[required[0]] != 0 && seen[required[1]] != 0 && (seen[optional[0]] != 0 || seen[optional[1]] != 0);
    }
}

contract OkapiEndpoint {
    OkapiUln public immutable lib;
    uint32 public constant eid = 30101;
    mapping(address => mapping(bytes32 => uint64)) public outboundNonce;
    mapping(address => mapping(bytes32 => mapping(uint64 => bytes32))) public inboundPayloadHash;
    mapping(address => mapping(bytes32 => uint64)) public lazyInboundNonce;

    event PacketSent(bytes encodedPayload);
    event PacketVerified(IReceiver.Origin origin, address receiver, bytes32 payloadHash);
    event PacketDelivered(IReceiver.Origin origin, address receiver);

    error LZ_PathNotVerifiable();
    error LZ_PayloadHashNotFound();

    constructor(OkapiUln lib_) {
        lib = lib_;
    }

    function send(uint32 dst, bytes32 receiver, bytes calldata message) external payable returns (bytes32 guid) {
        uint64 nonce = ++outboundNonce[msg.sender][keccak256(abi.encode(dst, receiver))];
        guid = keccak256(abi.encodePacked(nonce, eid, msg.sender, dst, receiver));
        emit PacketSent(abi.encodePacked(nonce, eid, msg.sender, dst, receiver, guid, message));
    }

    function _path(IReceiver.Origin calldata origin) private pure returns (bytes32) {
        return keccak256(abi.encode(origin.srcEid, origin.sender));
    }

    function verify(IReceiver.Origin calldata origin, address receiver, bytes32 payloadHash) external {
        bytes32 header = keccak256(abi.encode(origin, receiver));
        bool fresh = origin.nonce > lazyInboundNonce[receiver][_path(origin)] && inboundPayloadHash[receiver][_path(origin)][origin.nonce] == 0;
        if (!fresh || !lib.verifiable(header, payloadHash) || !IReceiver(receiver).allowInitializePath(origin)) revert LZ_PathNotVerifiable();
        inboundPayloadHash[receiver][_path(origin)][origin.nonce] = payloadHash;
        emit PacketVerified(origin, receiver, payloadHash);
    }

    function lzReceive(IReceiver.Origin calldata origin, address receiver, bytes32 guid, bytes calldata message) external {
        bytes32 path = _path(origin);
        if (inboundPayloadHash[receiver][path][origin.nonce] != keccak256(abi.encodePacked(guid, message))) revert LZ_PayloadHashNotFound();
        require(origin.nonce == lazyInboundNonce[receiver][path] + 1, "LZ_InvalidNonce");
        lazyInboundNonce[receiver][path] = origin.nonce;
        delete inboundPayloadHash[receiver][path][origin.nonce];
        IReceiver(receiver).lzReceive(origin, guid, message);
        emit PacketDelivered(origin, receiver);
    }
}

contract OkapiOFT is ERC20, ERC20Permit, Ownable, IReceiver {
    OkapiEndpoint public immutable endpoint;
    mapping(uint32 => bytes32) public peers;
    uint256 public immutable decimalConversionRate = 1e12;

    error OnlyPeer(uint32 eid, bytes32 sender);
    error NoPeer(uint32 eid);
    error OnlyEndpoint(address addr);
    error SlippageExceeded(uint256 amount, uint256 min);

    event PeerSet(uint32 eid, bytes32 peer);
    event OFTSent(bytes32 indexed guid, uint32 dstEid, address indexed from, uint256 amount);
    event OFTReceived(bytes32 indexed guid, uint32 srcEid, address indexed to, uint256 amount);

    constructor(OkapiEndpoint endpoint_) ERC20("Okapi Omnichain", "OKPI") ERC20Permit("Okapi Omnichain") Ownable(msg.sender) {
        endpoint = endpoint_;
        _mint(msg.sender, 45_000_000 ether);
    }

    function setPeer(uint32 eid, bytes32 peer) external onlyOwner {
        peers[eid] = peer;
        emit PeerSet(eid, peer);
    }

    function allowInitializePath(Origin calldata origin) external view returns (bool) {
        return peers[origin.srcEid] == origin.sender;
    }

    function send(uint32 dst, bytes32 to, uint256 amount, uint256 min) external payable {
        if (peers[dst] == 0) revert NoPeer(dst);
        amount = (amount / decimalConversionRate) * decimalConversionRate;
        if (amount < min) revert SlippageExceeded(amount, min);
        _burn(msg.sender, amount);
        bytes32 guid = endpoint.send(dst, peers[dst], abi.encodePacked(to, uint64(amount / decimalConversionRate)));
        emit OFTSent(guid, dst, msg.sender, amount);
    }

    function lzReceive(Origin calldata origin, bytes32 guid, bytes calldata message) external {
        if (msg.sender != address(endpoint)) revert OnlyEndpoint(msg.sender);
        if (peers[origin.srcEid] == 0 || peers[origin.srcEid] != origin.sender) revert OnlyPeer(origin.srcEid, origin.sender);
        address to = address(uint160(uint256(bytes32(message[:32]))));
        uint256 amount = uint256(uint64(bytes8(message[32:40]))) * decimalConversionRate;
        _mint(to, amount);
        emit OFTReceived(guid, origin.srcEid, to, amount);
    }
}

/// Guardians sign what they have seen on other chains.
contract DikdikCore {
    struct GuardianSet {
        address[] keys;
        uint32 expirationTime;
    }

    uint32 public currentSet;
    mapping(uint32 => GuardianSet) private _sets;

    event GuardianSetAdded(uint32 indexed index);

    constructor(address[] memory keys) {
        require(keys.length >= 5, "few");
        _sets[0].keys = keys;
    }

    function quorum(uint256 count) public pure returns (uint256) {
        return (count * 2) / 3 + 1;
    }

    function parseAndVerify(uint32 set, bytes calldata body, bytes calldata signatures) public view returns (bytes32 hash) {
        GuardianSet storage guardians = _sets[set];
        require(guardians.keys.length > 0 && (set == currentSet || guardians.expirationTime > block.timestamp), "guardian set has expired");
        uint256 count = signatures.length / 66;
        require(count >= quorum(guardians.keys.length), "no quorum");
        hash = keccak256(abi.encodePacked(keccak256(body)));
        uint256 next;
        for (uint256 i; i < count; ++i) {
            bytes calldata one = signatures[i * 66:i * 66 + 66];
            uint256 index = uint8(one[0]);
            require(index >= next && index < guardians.keys.length, "signature indices must be ascending");
            next = index + 1;
            address signer = ecrecover(hash, uint8(one[65]), bytes32(one[1:33]), bytes32(one[33:65]));
            require(signer != address(0) && signer == guardians.keys[index], "VM signature invalid");
        }
    }

    function submitNewGuardianSet(bytes calldata body, bytes calldata signatures) external {
        parseAndVerify(currentSet, body, signatures);
        (bytes32 module, uint32 index, address[] memory keys) = abi.decode(body, (bytes32, uint32, address[]));
        require(module == bytes32("Core") && index == currentSet + 1 && keys.length >= 5, "bad upgrade");
        _sets[currentSet].expirationTime = uint32(block.timestamp + 1 days);
        _sets[currentSet = index].keys = keys;
        emit GuardianSetAdded(index);
    }
}

contract DikdikBridge {
    DikdikCore public immutable core;
    DikdikToken public token;
    bytes32 public immutable emitter;
    mapping(bytes32 => bool) public isTransferCompleted;

    event TransferRedeemed(uint64 indexed sequence, address to, uint256 amount);
    event LogMessagePublished(bytes payload);

    constructor(DikdikCore core_, bytes32 emitter_) {
        (core, emitter) = (core_, emitter_);
    }

    function bind(DikdikToken token_) external {
        require(address(token) == address(0), "bound");
        token = token_;
    }

    function completeTransfer(uint32 set, bytes calldata body, bytes calldata signatures) external {
        bytes32 hash = core.parseAndVerify(set, body, signatures);
        (bytes32 module, bytes32 from, uint64 sequence, address to, uint256 amount) =
            abi.decode(body, (bytes32, bytes32, uint64, address, uint256));
        require(module == bytes32("TokenBridge") && from == emitter, "invalid emitter");
        require(!isTransferCompleted[hash], "transfer already completed");
        isTransferCompleted[hash] = true;
        token.mint(to, amount);
        emit TransferRedeemed(sequence, to, amount);
    }

    function transferTokens(uint256 amount, uint16 chain, bytes32 to) external {
        token.burn(msg.sender, amount);
        emit LogMessagePublished(abi.encode(amount, chain, to));
    }
}

contract DikdikToken is ERC20("Dikdik (Portal)", "DIKD") {
    address public immutable bridge;

    constructor(address bridge_) {
        bridge = bridge_;
    }

    modifier onlyBridge() {
        require(msg.sender == bridge, "caller is not the owner");
        _;
    }

    function mint(address to, uint256 amount) external onlyBridge {
        _mint(to, amount);
    }

    /// The bridge burns of its own caller.
    function burn(address from, uint256 amount) external onlyBridge {
        _burn(from, amount);
    }
}
