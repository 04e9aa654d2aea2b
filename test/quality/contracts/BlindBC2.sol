// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";

/// A set of watchers, of whom so many have to sign the same digest, in ascending order.
abstract contract Watched {
    mapping(address => bool) public isWatcher;
    address[] internal _watchers;
    uint256 public immutable quorum;

    constructor(address[] memory list, uint256 quorum_) {
        require(quorum_ > list.length / 2 && quorum_ <= list.length);
        for (uint256 i; i < list.length; ++i) isWatcher[list[i]] = true;
        (_watchers, quorum) = (list, quorum_);
    }

    function watchers() external view returns (address[] memory) {
        return _watchers;
    }

    function _attested(bytes32 digest, bytes[] calldata signatures) internal view {
        require(signatures.length >= quorum, "too few");
        address last;
        for (uint256 i; i < quorum; ++i) {
            address signer = ECDSA.recover(digest, signatures[i]);
            require(signer > last && isWatcher[signer], "not a watcher");
            last = signer;
        }
    }
}

/// Bridges mint within limits that refill over a day.
contract Fenlark is ERC20Permit, Ownable {
    struct Limit {
        uint128 most;
        uint128 left;
        uint64 at;
    }
    mapping(address => Limit) public mintingLimit;
    mapping(address => Limit) public burningLimit;
    uint256 public constant WINDOW = 1 days;

    event BridgeLimitsSet(uint256 minting, uint256 burning, address indexed bridge);
    error NotHighEnoughLimits();

    constructor(address owner_, address bridge, uint128 daily) ERC20("Fenlark", "FENL") ERC20Permit("Fenlark") Ownable(owner_) {
        _mint(msg.sender, 25_000_000 ether);
        _set(bridge, daily, daily);
    }

    function setLimits(address bridge, uint128 minting, uint128 burning) external onlyOwner {
        _set(bridge, minting, burning);
    }

    function mint(address to, uint256 amount) external {
        _use(mintingLimit[msg.sender], amount);
        _mint(to, amount);
    }

    function burn(address from, uint256 amount) external {
        if (from != msg.sender) _spendAllowance(from, msg.sender, amount);
        _use(burningLimit[msg.sender], amount);
        _burn(from, amount);
    }

    function mintingCurrentLimitOf(address bridge) external view returns (uint256) {
        return _left(mintingLimit[bridge]);
    }

    function _set(address bridge, uint128 minting, uint128 burning) private {
        mintingLimit[bridge] = Limit(minting, minting, uint64(block.timestamp));
        burningLimit[bridge] = Limit(burning, burning, uint64(block.timestamp));
        emit BridgeLimitsSet(minting, burning, bridge);
    }

    function _left(Limit storage limit) private view returns (uint256) {
        uint256 grown = limit.left + (uint256(limit.most) * (block.timestamp - limit.at)) / WINDOW;
        return grown > limit.most ? limit.most : grown;
    }

    function _use(Limit storage limit, uint256 amount) private {
        uint256 left = _left(limit);
        if (left < amount) revert NotHighEnoughLimits();
        (limit.left, limit.at) = (uint128(left - amount), uint64(block.timestamp));
    }
}

/// Brings what five of seven watchers saw burnt elsewhere.
contract FenlarkSpan is Watched {
    mapping(bytes32 => bool) public delivered;
    event Departed(address indexed who, uint256 amount, uint64 to);

    constructor(address[] memory list) Watched(list, 5) {}

    function deliver(Fenlark coin, address to, uint256 amount, uint64 from, uint256 nonce, bytes[] calldata signatures) external {
        bytes32 digest = keccak256(abi.encode(block.chainid, address(this), coin, to, amount, from, nonce));
        require(!delivered[digest], "delivered");
        delivered[digest] = true;
        _attested(digest, signatures);
        coin.mint(to, amount);
    }

    function depart(Fenlark coin, uint256 amount, uint64 to) external {
        coin.burn(msg.sender, amount);
        emit Departed(msg.sender, amount, to);
    }
}

interface IReceiver {
    function lzReceive(uint32 source, bytes32 sender, bytes calldata message) external;
}

/// Post office between chains: hands over what two of three verifiers have noted.
contract PostEndpoint {
    mapping(address => bool) public isVerifier;
    mapping(bytes32 => mapping(address => bool)) public noted;
    mapping(bytes32 => uint256) public notes;
    mapping(bytes32 => bool) public done;
    uint64 public outbound;

    event PacketSent(address indexed sender, uint32 destination, bytes32 receiver, bytes message, uint64 nonce);

    constructor(address[] memory verifiers) {
        for (uint256 i; i < verifiers.length; ++i) isVerifier[verifiers[i]] = true;
    }

    function send(uint32 destination, bytes32 receiver, bytes calldata message) external {
        emit PacketSent(msg.sender, destination, receiver, message, ++outbound);
    }

    function verify(bytes32 packet) external {
        require(isVerifier[msg.sender] && !noted[packet][msg.sender]);
        noted[packet][msg.sender] = true;
        notes[packet]++;
    }

    function deliver(uint32 source, bytes32 sender, uint64 nonce, address to, bytes calldata message) external {
        bytes32 packet = keccak256(abi.encode(source, sender, nonce, to, message));
        require(notes[packet] >= 2 && !done[packet], "not verified");
        done[packet] = true;
        IReceiver(to).lzReceive(source, sender, message);
    }
}

/// A coin of many chains: burnt here, minted there, by the endpoint and for known peers only, with a tide of so much a day.
contract Ozmund is ERC20, Ownable {
    PostEndpoint public immutable endpoint;
    mapping(uint32 => bytes32) public peers;
    uint256 public constant PER_DAY = 200_000 ether;
    mapping(uint256 => uint256) public inboundOn;

    event PeerSet(uint32 eid, bytes32 peer);
    event OFTSent(uint32 eid, address indexed from, uint256 amount);
    event OFTReceived(uint32 eid, address indexed to, uint256 amount);
    error NoPeer(uint32 eid);

    constructor(PostEndpoint endpoint_, address owner_) ERC20("Ozmund", "OZMD") Ownable(owner_) {
        endpoint = endpoint_;
        _mint(msg.sender, 40_000_000 ether);
    }

    function setPeer(uint32 eid, bytes32 peer) external onlyOwner {
        peers[eid] = peer;
        emit PeerSet(eid, peer);
    }

    function send(uint32 eid, bytes32 to, uint256 amount) external {
        if (peers[eid] == 0) revert NoPeer(eid);
        _burn(msg.sender, amount);
        endpoint.send(eid, peers[eid], abi.encode(to, amount));
        emit OFTSent(eid, msg.sender, amount);
    }

    function lzReceive(uint32 source, bytes32 sender, bytes calldata message) external {
        require(msg.sender == address(endpoint) && peers[source] == sender && sender != 0, "OnlyEndpoint");
        (address to, uint256 amount) = abi.decode(message, (address, uint256));
        uint256 day = block.timestamp / 1 days;
        require((inboundOn[day] += amount) <= PER_DAY, "tide");
        _mint(to, amount);
        emit OFTReceived(source, to, amount);
    }
}

/// Pools hold the right to mint and burn; its administrator is the timelock.
contract Calderane is ERC20Permit, AccessControl {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    bytes32 public constant BURNER_ROLE = keccak256("BURNER_ROLE");
    address public immutable ccipAdmin;
    uint256 public constant MAX_SUPPLY = 120_000_000 ether;

    constructor(address admin, address pool) ERC20("Calderane", "CALD") ERC20Permit("Calderane") {
        ccipAdmin = admin;
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(MINTER_ROLE, pool);
        _grantRole(BURNER_ROLE, pool);
        _mint(msg.sender, 80_000_000 ether);
    }

    function getCCIPAdmin() external view returns (address) {
        return ccipAdmin;
    }

    function grantMintAndBurnRoles(address pool) external {
        grantRole(MINTER_ROLE, pool);
        grantRole(BURNER_ROLE, pool);
    }

    function mint(address to, uint256 amount) external onlyRole(MINTER_ROLE) {
        require(totalSupply() + amount <= MAX_SUPPLY, "MaxSupplyExceeded");
        _mint(to, amount);
    }

    function burn(uint256 amount) external onlyRole(BURNER_ROLE) {
        _burn(msg.sender, amount);
    }
}

/// Releases or mints through a bucket that fills by so much a second.
contract LaneBucketPool is Ownable {
    Calderane public coin;
    address public immutable lane;
    uint256 public capacity = 400_000 ether;
    uint256 public rate = 4 ether;
    uint256 public tokens = 400_000 ether;
    uint256 public updated = block.timestamp;

    event Locked(address indexed from, uint256 amount, bytes to);
    error TokenRateLimitReached(uint256 wait);

    constructor(address owner_, address lane_) Ownable(owner_) {
        lane = lane_;
    }

    function attach(Calderane coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function setRateLimit(uint256 capacity_, uint256 rate_) external onlyOwner {
        _fill();
        (capacity, rate) = (capacity_, rate_);
    }

    function releaseOrMint(address to, uint256 amount) external {
        require(msg.sender == lane, "lane");
        _fill();
        if (tokens < amount) revert TokenRateLimitReached((amount - tokens) / rate);
        tokens -= amount;
        coin.mint(to, amount);
    }

    function lockOrBurn(uint256 amount, bytes calldata to) external {
        coin.transferFrom(msg.sender, address(this), amount);
        coin.burn(amount);
        emit Locked(msg.sender, amount, to);
    }

    function _fill() private {
        uint256 grown = tokens + (block.timestamp - updated) * rate;
        (tokens, updated) = (grown > capacity ? capacity : grown, block.timestamp);
    }
}

/// Roots that four of seven committed; anybody executes what stands under them.
contract LaneOffRamp is Watched {
    mapping(bytes32 => uint256) public committedAt;
    mapping(bytes32 => bool) public executed;

    constructor(address[] memory list) Watched(list, 4) {}

    function commit(bytes32 root, bytes[] calldata signatures) external {
        _attested(keccak256(abi.encode(block.chainid, address(this), root)), signatures);
        committedAt[root] = block.timestamp;
    }

    function execute(bytes32 root, bytes32[] calldata proof, LaneBucketPool pool, address to, uint256 amount, uint256 sequence) external {
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(pool, to, amount, sequence))));
        require(committedAt[root] != 0 && !executed[leaf] && MerkleProof.verifyCalldata(proof, root, leaf), "not committed");
        executed[leaf] = true;
        pool.releaseOrMint(to, amount);
    }
}

/// Token of a rollup: only the gateway of its chain makes and unmakes it.
contract LowmoorBridged is ERC20 {
    address public immutable l2Gateway;
    address public immutable l1Address;
    uint8 private immutable _places;

    constructor(address gateway, address remote, uint8 places) ERC20("Lowmoor (bridged)", "LOWM.e") {
        (l2Gateway, l1Address, _places) = (gateway, remote, places);
    }

    function decimals() public view override returns (uint8) {
        return _places;
    }

    function bridgeMint(address to, uint256 amount) external {
        require(msg.sender == l2Gateway, "ONLY_GATEWAY");
        _mint(to, amount);
    }

    function bridgeBurn(address from, uint256 amount) external {
        require(msg.sender == l2Gateway, "ONLY_GATEWAY");
        _burn(from, amount);
    }
}

/// Deposits of the other chain by their proven root. A root that four of six proposed counts after a day, unless the guard struck it.
contract RollupGateway {
    mapping(address => bool) public isSequencer;
    mapping(bytes32 => mapping(address => bool)) public proposedBy;
    mapping(bytes32 => uint256) public proposals;
    mapping(bytes32 => uint256) public validFrom;
    mapping(bytes32 => bool) public claimed;
    address public immutable guard;
    uint256 public exits;

    event WithdrawalInitiated(address indexed token, address indexed from, address to, uint256 amount, uint256 exit);
    event DepositFinalized(address indexed token, address indexed to, uint256 amount);

    constructor(address[] memory sequencers, address guard_, bytes32 genesis) {
        for (uint256 i; i < sequencers.length; ++i) isSequencer[sequencers[i]] = true;
        guard = guard_;
        validFrom[genesis] = block.timestamp;
    }

    function propose(bytes32 root) external {
        require(isSequencer[msg.sender] && !proposedBy[root][msg.sender]);
        proposedBy[root][msg.sender] = true;
        if (++proposals[root] == 4) validFrom[root] = block.timestamp + 1 days;
    }

    function strike(bytes32 root) external {
        require(msg.sender == guard && validFrom[root] > block.timestamp);
        validFrom[root] = 0;
    }

    function finalizeDeposit(bytes32 root, bytes32[] calldata proof, address token, address to, uint256 amount, uint256 index) external {
        bytes32 leaf = keccak256(abi.encode(token, to, amount, index));
        require(validFrom[root] != 0 && validFrom[root] <= block.timestamp && !claimed[leaf], "root");
        require(MerkleProof.verifyCalldata(proof, root, leaf), "proof");
        claimed[leaf] = true;
        LowmoorBridged(token).bridgeMint(to, amount);
        emit DepositFinalized(token, to, amount);
    }

    function withdraw(address token, address to, uint256 amount) external {
        LowmoorBridged(token).bridgeBurn(msg.sender, amount);
        emit WithdrawalInitiated(token, msg.sender, to, amount, exits++);
    }
}
