// 0.8 runs=1000 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "solady/src/tokens/ERC20.sol";
import {Ownable} from "solady/src/auth/Ownable.sol";
import {OwnableRoles} from "solady/src/auth/OwnableRoles.sol";
import {MerkleProofLib} from "solady/src/utils/MerkleProofLib.sol";

/// One coin on many chains. Each bridge may make so much a day, and burn so much; the limits are with the timelock.
contract Skylinnet is ERC20, Ownable {
    struct Limit {
        uint128 max;
        uint128 current;
        uint128 ratePerSecond;
        uint64 timestamp;
    }

    uint256 private constant DURATION = 1 days;
    mapping(address bridge => Limit) public minterOf;
    mapping(address bridge => Limit) public burnerOf;

    event BridgeLimitsSet(uint256 mintingLimit, uint256 burningLimit, address indexed bridge);

    error NotHighEnoughLimits();
    error LimitsTooHigh();

    constructor(address owner_) {
        _initializeOwner(owner_);
        _mint(msg.sender, 75_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Skylinnet";
    }

    function symbol() public pure override returns (string memory) {
        return "SKLN";
    }

    function setLimits(address bridge, uint128 minting, uint128 burning) external onlyOwner {
        if (minting > type(uint128).max / 2 || burning > type(uint128).max / 2) revert LimitsTooHigh();
        _change(minterOf[bridge], minting);
        _change(burnerOf[bridge], burning);
        emit BridgeLimitsSet(minting, burning, bridge);
    }

    function mint(address to, uint256 amount) external {
        _use(minterOf[msg.sender], amount);
        _mint(to, amount);
    }

    function burn(address from, uint256 amount) external {
        if (msg.sender != from) {
            _spendAllowance(from, msg.sender, amount);
            _use(burnerOf[msg.sender], amount);
        }
        _burn(from, amount);
    }

    function mintingCurrentLimitOf(address bridge) external view returns (uint256) {
        return _current(minterOf[bridge]);
    }

    function _use(Limit storage limit, uint256 amount) private {
        uint256 left = _current(limit);
        if (left < amount) revert NotHighEnoughLimits();
        (limit.current, limit.timestamp) = (uint128(left - amount), uint64(block.timestamp));
    }

    function _change(Limit storage limit, uint128 max) private {
        uint256 before = _current(limit);
        uint256 old = limit.max;
        uint256 now_ = old > max ? (before > old - max ? before - (old - max) : 0) : before + (max - old);
        (limit.max, limit.current) = (max, uint128(now_));
        (limit.ratePerSecond, limit.timestamp) = (uint128(max / DURATION), uint64(block.timestamp));
    }

    function _current(Limit storage limit) private view returns (uint256) {
        if (limit.current == limit.max) return limit.current;
        if (limit.timestamp + DURATION <= block.timestamp) return limit.max;
        uint256 next = limit.current + (block.timestamp - limit.timestamp) * limit.ratePerSecond;
        return next > limit.max ? limit.max : next;
    }
}

/// A bridge: two of three relayers have to have seen the coins burnt on the other chain.
contract LinnetBridge {
    address[3] public relayers;
    Skylinnet public coin;
    uint256 public sent;
    mapping(bytes32 => mapping(address => bool)) public seen;
    mapping(bytes32 => uint256) public seenBy;

    event Sent(uint256 indexed nonce, address indexed from, uint32 indexed chain, bytes32 to, uint256 amount);
    event Received(bytes32 indexed id, address indexed to, uint256 amount);

    constructor(address[] memory relayers_) {
        relayers = [relayers_[0], relayers_[1], relayers_[2]];
    }

    function connect(Skylinnet coin_) external {
        require(address(coin) == address(0), "connected");
        coin = coin_;
    }

    function send(uint32 chain, bytes32 to, uint256 amount) external {
        coin.burn(msg.sender, amount);
        emit Sent(sent++, msg.sender, chain, to, amount);
    }

    function relay(uint32 chain, uint256 nonce, address to, uint256 amount) external {
        require(msg.sender == relayers[0] || msg.sender == relayers[1] || msg.sender == relayers[2], "not a relayer");
        bytes32 id = keccak256(abi.encode(chain, nonce, to, amount));
        require(!seen[id][msg.sender], "seen already");
        seen[id][msg.sender] = true;
        if (++seenBy[id] != 2) return;
        coin.mint(to, amount);
        emit Received(id, to, amount);
    }
}

/// Burnt on one chain, made on another. The pool has the role to make, and the owner of the roles is the timelock.
contract Tollcurlew is ERC20, OwnableRoles {
    uint256 public constant MINTER_ROLE = _ROLE_0;
    uint256 public constant BURNER_ROLE = _ROLE_1;
    uint256 public constant maxSupply = 500_000_000 ether;

    error MaxSupplyExceeded(uint256 supplyAfterMint);

    constructor() {
        _initializeOwner(msg.sender);
        _mint(msg.sender, 200_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Tollcurlew";
    }

    function symbol() public pure override returns (string memory) {
        return "TCLW";
    }

    function mint(address account, uint256 amount) external onlyRoles(MINTER_ROLE) {
        if (totalSupply() + amount > maxSupply) revert MaxSupplyExceeded(totalSupply() + amount);
        _mint(account, amount);
    }

    /// Of what lies with the pool itself.
    function burn(uint256 amount) external onlyRoles(BURNER_ROLE) {
        _burn(msg.sender, amount);
    }
}

/// Lets through what the bucket of a lane holds; the bucket fills again by the second.
contract CurlewPool is Ownable {
    struct Bucket {
        uint128 tokens;
        uint32 lastUpdated;
        bool isEnabled;
        uint128 capacity;
        uint128 rate;
    }

    Tollcurlew public immutable token;
    address public immutable offRamp;
    address public immutable onRamp;
    mapping(uint64 lane => Bucket) public inbound;
    mapping(uint64 lane => Bucket) public outbound;

    event ChainConfigured(uint64 indexed lane, uint128 capacity, uint128 rate);
    event Minted(address indexed sender, address indexed recipient, uint256 amount);
    event Burned(address indexed sender, uint256 amount);

    error TokenRateLimitReached(uint256 available, uint256 requested);
    error CallerIsNotARamp(address caller);

    constructor(Tollcurlew token_, address ramp, address owner_) {
        (token, offRamp, onRamp) = (token_, ramp, ramp);
        _initializeOwner(owner_);
    }

    function applyChainUpdate(uint64 lane, uint128 capacity, uint128 rate) external onlyOwner {
        inbound[lane] = outbound[lane] = Bucket(capacity, uint32(block.timestamp), true, capacity, rate);
        emit ChainConfigured(lane, capacity, rate);
    }

    function lockOrBurn(uint64 lane, uint256 amount) external {
        if (msg.sender != onRamp) revert CallerIsNotARamp(msg.sender);
        _consume(outbound[lane], amount);
        token.burn(amount);
        emit Burned(msg.sender, amount);
    }

    function releaseOrMint(uint64 lane, address receiver, uint256 amount) external {
        if (msg.sender != offRamp) revert CallerIsNotARamp(msg.sender);
        _consume(inbound[lane], amount);
        token.mint(receiver, amount);
        emit Minted(msg.sender, receiver, amount);
    }

    function _consume(Bucket storage bucket, uint256 requested) private {
        require(bucket.isEnabled, "lane is closed");
        uint256 tokens = bucket.tokens + (block.timestamp - bucket.lastUpdated) * bucket.rate;
        if (tokens > bucket.capacity) tokens = bucket.capacity;
        if (requested > tokens) revert TokenRateLimitReached(tokens, requested);
        (bucket.tokens, bucket.lastUpdated) = (uint128(tokens - requested), uint32(block.timestamp));
    }
}

/// Three of five commit to a root of what was sent; with a proof of it anybody carries a message over.
contract CurlewRamp {
    address[] public signers;
    CurlewPool public pool;
    mapping(bytes32 root => uint256) public votes;
    mapping(bytes32 root => mapping(address => bool)) private voted;
    mapping(bytes32 message => bool) public executed;
    uint64 public sequence;

    event CommitReportAccepted(bytes32 indexed root);
    event ExecutionStateChanged(bytes32 indexed messageId);
    event CCIPSendRequested(uint64 indexed sequence, uint64 indexed lane, address sender, bytes32 receiver, uint256 amount);

    constructor(address[] memory signers_) {
        signers = signers_;
    }

    function setPool(CurlewPool pool_) external {
        require(address(pool) == address(0), "set");
        pool = pool_;
    }

    function commit(bytes32 root) external {
        bool known;
        for (uint256 i; i < signers.length; ++i) known = known || signers[i] == msg.sender;
        require(known && !voted[root][msg.sender], "not a signer");
        voted[root][msg.sender] = true;
        if (++votes[root] == 3) emit CommitReportAccepted(root);
    }

    function execute(bytes32 root, bytes32[] calldata proof, uint64 lane, uint64 number, address to, uint256 amount) external {
        bytes32 id = keccak256(abi.encode(lane, number, to, amount));
        bytes32 leaf = keccak256(abi.encode(id));
        require(votes[root] >= 3 && !executed[id], "not committed, or done");
        require(MerkleProofLib.verifyCalldata(proof, root, leaf), "not in the root");
        executed[id] = true;
        pool.releaseOrMint(lane, to, amount);
        emit ExecutionStateChanged(id);
    }

    function ccipSend(uint64 lane, bytes32 receiver, uint256 amount) external {
        pool.token().transferFrom(msg.sender, address(pool), amount);
        pool.lockOrBurn(lane, amount);
        emit CCIPSendRequested(sequence++, lane, msg.sender, receiver, amount);
    }
}
