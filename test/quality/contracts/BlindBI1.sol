// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

interface IOmniReceiver {
    function deliver(uint32 from, bytes32 sender, uint64 nonce, bytes calldata message) external;
}

/// Endpoint of an omnichain wire: three of five verifiers must have seen a packet before anybody may deliver it.
contract Wirehouse {
    uint32 public immutable eid;
    uint256 public constant QUORUM = 3;
    mapping(address => bool) public verifier;
    mapping(bytes32 => mapping(address => bool)) public attested;
    mapping(bytes32 => uint256) public attestations;
    mapping(bytes32 => bool) public delivered;
    mapping(address => mapping(uint32 => mapping(bytes32 => uint64))) public outboundNonce;

    event PacketSent(uint32 indexed to, bytes32 indexed receiver, address sender, uint64 nonce, bytes message);
    event PacketVerified(bytes32 indexed id, address verifier);
    event PacketDelivered(bytes32 indexed id);

    error NotVerifier();
    error NotVerified();
    error AlreadyDelivered();

    constructor(uint32 eid_, address[] memory verifiers) {
        eid = eid_;
        for (uint256 i; i < verifiers.length; ++i) verifier[verifiers[i]] = true;
    }

    function quote(uint32, bytes calldata message) public pure returns (uint256) {
        return 0.0001 ether + message.length * 1 gwei;
    }

    function send(uint32 to, bytes32 receiver, bytes calldata message) external payable returns (uint64 nonce) {
        require(msg.value >= quote(to, message), "fee");
        nonce = ++outboundNonce[msg.sender][to][receiver];
        emit PacketSent(to, receiver, msg.sender, nonce, message);
    }

    function idOf(uint32 from, bytes32 sender, uint64 nonce, address receiver, bytes calldata message) public view returns (bytes32) {
        return keccak256(abi.encode(eid, from, sender, nonce, receiver, keccak256(message)));
    }

    function verify(bytes32 id) external {
        if (!verifier[msg.sender] || attested[id][msg.sender]) revert NotVerifier();
        attested[id][msg.sender] = true;
        attestations[id]++;
        emit PacketVerified(id, msg.sender);
    }

    function deliver(uint32 from, bytes32 sender, uint64 nonce, address receiver, bytes calldata message) external {
        bytes32 id = idOf(from, sender, nonce, receiver, message);
        if (attestations[id] < QUORUM) revert NotVerified();
        if (delivered[id]) revert AlreadyDelivered();
        delivered[id] = true;
        IOmniReceiver(receiver).deliver(from, sender, nonce, message);
        emit PacketDelivered(id);
    }
}

/// One supply over many chains: burnt where it leaves, minted where it arrives. Amounts travel with six decimals.
contract Farhaven is ERC20, Ownable {
    uint256 public constant decimalConversionRate = 1e12;
    Wirehouse public immutable endpoint;
    mapping(uint32 => bytes32) public peers;

    event PeerSet(uint32 eid, bytes32 peer);
    event OFTSent(uint32 indexed to, address indexed from, uint256 amount);
    event OFTReceived(uint32 indexed from, address indexed to, uint256 amount);
    error OnlyEndpoint(address caller);
    error OnlyPeer(uint32 eid, bytes32 sender);
    error NoPeer(uint32 eid);

    constructor(Wirehouse endpoint_, address owner_) ERC20("Farhaven", "FARH") Ownable(owner_) {
        endpoint = endpoint_;
        _mint(msg.sender, 250_000_000 ether);
    }

    function setPeer(uint32 eid, bytes32 peer) external onlyOwner {
        peers[eid] = peer;
        emit PeerSet(eid, peer);
    }

    function send(uint32 to, bytes32 receiver, uint256 amount, uint256 least) external payable returns (uint256 sent) {
        bytes32 peer = peers[to];
        if (peer == 0) revert NoPeer(to);
        sent = (amount / decimalConversionRate) * decimalConversionRate;
        require(sent >= least, "slippage");
        _burn(msg.sender, sent);
        endpoint.send{value: msg.value}(to, peer, abi.encodePacked(receiver, uint64(sent / decimalConversionRate)));
        emit OFTSent(to, msg.sender, sent);
    }

    function deliver(uint32 from, bytes32 sender, uint64, bytes calldata message) external {
        if (msg.sender != address(endpoint)) revert OnlyEndpoint(msg.sender);
        if (peers[from] != sender || sender == 0) revert OnlyPeer(from, sender);
        address to = address(uint160(uint256(bytes32(message[:32]))));
        uint256 amount = uint256(uint64(bytes8(message[32:40]))) * decimalConversionRate;
        _mint(to == address(0) ? address(0xdead) : to, amount);
        emit OFTReceived(from, to, amount);
    }
}

/// Every bridge mints and burns within its own allowance, which comes back over a day.
contract Crossling is ERC20, Ownable {
    struct Allowance {
        uint128 most;
        uint128 left;
        uint64 at;
    }

    mapping(address => Allowance) public minting;
    mapping(address => Allowance) public burning;

    event BridgeLimitsSet(address indexed bridge, uint256 mint, uint256 burn);
    error LimitsTooHigh();
    error NotHighEnoughLimits();

    constructor() ERC20("Crossling", "XLNG") Ownable(msg.sender) {}

    function setLimits(address bridge, uint128 mint_, uint128 burn_) external onlyOwner {
        if (mint_ > type(uint128).max / 2 || burn_ > type(uint128).max / 2) revert LimitsTooHigh();
        minting[bridge] = Allowance(mint_, mint_, uint64(block.timestamp));
        burning[bridge] = Allowance(burn_, burn_, uint64(block.timestamp));
        emit BridgeLimitsSet(bridge, mint_, burn_);
    }

    function mintingCurrentLimitOf(address bridge) external view returns (uint256) {
        return _current(minting[bridge]);
    }

    function burningCurrentLimitOf(address bridge) external view returns (uint256) {
        return _current(burning[bridge]);
    }

    function mint(address to, uint256 amount) external {
        _use(minting[msg.sender], amount);
        _mint(to, amount);
    }

    function burn(address from, uint256 amount) external {
        if (from != msg.sender) {
            _spendAllowance(from, msg.sender, amount);
            _use(burning[msg.sender], amount);
        }
        _burn(from, amount);
    }

    function _current(Allowance storage one) private view returns (uint256) {
        uint256 back = one.left + (uint256(one.most) * (block.timestamp - one.at)) / 1 days;
        return back > one.most ? one.most : back;
    }

    function _use(Allowance storage one, uint256 amount) private {
        uint256 have = _current(one);
        if (have < amount) revert NotHighEnoughLimits();
        (one.left, one.at) = (uint128(have - amount), uint64(block.timestamp));
    }
}

/// A bridge of attesters: two of three.
contract Ropeway {
    Crossling public coin;
    mapping(address => bool) public attester;
    mapping(bytes32 => uint256) public votes;
    mapping(bytes32 => mapping(address => bool)) public voted;
    uint256 public outbound;

    event Left(uint256 indexed id, address indexed from, uint256 chain, uint256 amount);
    event Arrived(bytes32 indexed id, address indexed to, uint256 amount);

    constructor(address[] memory attesters) {
        for (uint256 i; i < attesters.length; ++i) attester[attesters[i]] = true;
    }

    function tie(Crossling coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function leave(uint256 chain, uint256 amount) external {
        coin.burn(msg.sender, amount);
        emit Left(++outbound, msg.sender, chain, amount);
    }

    function arrive(uint256 chain, uint256 number, address to, uint256 amount) external {
        bytes32 id = keccak256(abi.encode(chain, number, to, amount));
        require(attester[msg.sender] && !voted[id][msg.sender], "not now");
        voted[id][msg.sender] = true;
        if (++votes[id] == 2) {
            coin.mint(to, amount);
            emit Arrived(id, to, amount);
        }
    }
}

/// Roots of other chains of the cluster; a root counts after a week, and until then the guardians can strike it out.
contract RootBook {
    address public immutable guardians;
    mapping(address => bool) public proposer;
    mapping(bytes32 => uint256) public since;

    constructor(address guardians_, address[] memory proposers) {
        guardians = guardians_;
        for (uint256 i; i < proposers.length; ++i) proposer[proposers[i]] = true;
    }

    function propose(bytes32 root) external {
        require(proposer[msg.sender] && since[root] == 0);
        since[root] = block.timestamp;
    }

    function strike(bytes32 root) external {
        require(msg.sender == guardians && block.timestamp < since[root] + 7 days);
        since[root] = type(uint128).max;
    }

    function holds(bytes32 root, bytes32 leaf, bytes32[] calldata proof) external view returns (bool) {
        if (since[root] == 0 || block.timestamp < since[root] + 7 days) return false;
        for (uint256 i; i < proof.length; ++i) leaf = leaf < proof[i] ? keccak256(abi.encode(leaf, proof[i])) : keccak256(abi.encode(proof[i], leaf));
        return leaf == root;
    }
}

interface ICrosschain {
    function crosschainMint(address to, uint256 amount) external;
    function crosschainBurn(address from, uint256 amount) external;
}

/// The bridge that every chain of the cluster has from its birth.
contract Overpass {
    RootBook public immutable book;
    mapping(bytes32 => bool) public relayed;
    uint256 public sent;

    event SendERC20(address indexed token, address indexed from, address indexed to, uint256 amount, uint256 chain, uint256 number);

    constructor(RootBook book_) {
        book = book_;
    }

    function sendERC20(address token, address to, uint256 amount, uint256 chain) external {
        ICrosschain(token).crosschainBurn(msg.sender, amount);
        emit SendERC20(token, msg.sender, to, amount, chain, ++sent);
    }

    function relayERC20(bytes32 root, uint256 source, uint256 number, address token, address to, uint256 amount, bytes32[] calldata proof) external {
        bytes32 leaf = keccak256(abi.encode(source, block.chainid, number, token, to, amount));
        require(!relayed[leaf] && book.holds(root, leaf, proof), "not proven");
        relayed[leaf] = true;
        ICrosschain(token).crosschainMint(to, amount);
    }
}

/// The same address on all chains of the cluster; minted at home, carried by the bridge.
contract Spanlet is ERC20 {
    address public immutable bridge;

    event CrosschainMint(address indexed to, uint256 amount, address indexed sender);
    event CrosschainBurn(address indexed from, uint256 amount, address indexed sender);
    error Unauthorized();

    constructor(address bridge_, bool home) ERC20("Spanlet", "SPAN") {
        bridge = bridge_;
        if (home) _mint(msg.sender, 1_000_000_000 ether);
    }

    function crosschainMint(address to, uint256 amount) external {
        if (msg.sender != bridge) revert Unauthorized();
        _mint(to, amount);
        emit CrosschainMint(to, amount, msg.sender);
    }

    function crosschainBurn(address from, uint256 amount) external {
        if (msg.sender != bridge) revert Unauthorized();
        _burn(from, amount);
        emit CrosschainBurn(from, amount, msg.sender);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x33331994 || id == 0x36372b07 || id == 0x01ffc9a7;
    }
}
