// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: BUSL-1.1
pragma solidity ^0.8.19;

import {ERC20} from "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Snapshot} from "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Snapshot.sol";
import {Ownable} from "@openzeppelin/contracts-4/access/Ownable.sol";
import {IERC165} from "@openzeppelin/contracts-4/utils/introspection/IERC165.sol";
import {MerkleProof} from "@openzeppelin/contracts-4/utils/cryptography/MerkleProof.sol";

/// A coin that is counted now and then; its owner says when, and that is all he can.
contract CensusToken is ERC20Snapshot, Ownable {
    constructor() ERC20("Census", "CENS") { _mint(msg.sender, 31_000_000e18); }

    function snapshot() external onlyOwner returns (uint256) { return _snapshot(); }
}

/// Half of a message comes by an oracle, which only knows its hash, and half by a relayer. They are two people.
contract TwinEndpoint {
    address public immutable oracle;
    address public immutable relayer;
    mapping(uint16 => mapping(bytes32 => bool)) public hashSeen;
    mapping(uint16 => mapping(bytes => uint64)) public inboundNonce;
    uint64 public outboundNonce;

    event Packet(bytes payload);

    constructor(address o, address r) { require(o != r); (oracle, relayer) = (o, r); }

    function updateHash(uint16 chain, bytes32 hash) external { require(msg.sender == oracle, "oracle"); hashSeen[chain][hash] = true; }

    function validateTransactionProof(uint16 chain, bytes calldata path, uint64 nonce, address to, bytes calldata payload) external {
        require(msg.sender == relayer, "relayer");
        require(hashSeen[chain][keccak256(abi.encode(path, nonce, to, payload))], "unknown to the oracle");
        require(nonce == ++inboundNonce[chain][path], "nonce");
        OmniSorrel(to).lzReceive(chain, path, nonce, payload);
    }

    function send(uint16 chain, bytes calldata path, bytes calldata payload) external payable {
        emit Packet(abi.encodePacked(++outboundNonce, chain, path, payload));
    }
}

/// Goes to other chains and comes back, three hundred thousand in a day at most. Its owner set the remotes and left.
contract OmniSorrel is ERC20, Ownable {
    TwinEndpoint public immutable lzEndpoint;
    mapping(uint16 => bytes) public trustedRemoteLookup;
    uint256 public constant DAILY = 300_000e18;
    uint256 public day;
    uint256 public today;

    event SendToChain(uint16 indexed dstChainId, address indexed from, bytes to, uint256 amount);
    event ReceiveFromChain(uint16 indexed srcChainId, address indexed to, uint256 amount);

    constructor(TwinEndpoint e) ERC20("Sorrel", "SORL") { lzEndpoint = e; _mint(msg.sender, 70_000_000e18); }

    function setTrustedRemote(uint16 chain, bytes calldata path) external onlyOwner { trustedRemoteLookup[chain] = path; }

    function sendFrom(address from, uint16 chain, bytes calldata to, uint256 amount) external payable {
        bytes memory path = trustedRemoteLookup[chain];
        require(path.length != 0, "LzApp: destination chain is not a trusted source");
        if (from != msg.sender) _spendAllowance(from, msg.sender, amount);
        _burn(from, amount);
        lzEndpoint.send{value: msg.value}(chain, path, abi.encode(uint16(0), to, amount));
        emit SendToChain(chain, from, to, amount);
    }

    function lzReceive(uint16 chain, bytes calldata path, uint64, bytes calldata payload) external {
        require(msg.sender == address(lzEndpoint), "LzApp: invalid endpoint caller");
        require(path.length > 0 && keccak256(path) == keccak256(trustedRemoteLookup[chain]), "LzApp: invalid source sending contract");
        (, bytes memory to20, uint256 amount) = abi.decode(payload, (uint16, bytes, uint256));
        address to = address(bytes20(to20));
        if (block.timestamp / 1 days != day) (day, today) = (block.timestamp / 1 days, 0);
        require((today += amount) <= DAILY, "more than a day brings");
        _mint(to, amount);
        emit ReceiveFromChain(chain, to, amount);
    }
}

/// Three of five guardians confirm what has been burnt elsewhere.
contract HeadlandBridge {
    XCoracle public immutable token;
    mapping(address => bool) public guardian;
    mapping(bytes32 => mapping(address => bool)) public confirmed;
    mapping(bytes32 => uint256) public count;

    constructor(address token_, address[] memory guardians) {
        token = XCoracle(token_);
        require(guardians.length == 5);
        for (uint256 i; i < 5; i++) guardian[guardians[i]] = true;
    }

    function confirm(bytes32 burnTx, address to, uint256 amount) external {
        bytes32 id = keccak256(abi.encode(burnTx, to, amount));
        require(guardian[msg.sender] && !confirmed[id][msg.sender], "guardian");
        confirmed[id][msg.sender] = true;
        if (++count[id] == 3) token.mint(to, amount);
    }

    function exit(uint256 amount) external { token.burn(msg.sender, amount); }
}

/// xERC20: limits which grow back within a day, and which two of three decide.
contract XCoracle is ERC20Permit, Ownable {
    struct Params { uint256 timestamp; uint256 ratePerSecond; uint256 maxLimit; uint256 currentLimit; }
    struct Bridge { Params minter; Params burner; }
    mapping(address => Bridge) public bridges;
    uint256 private constant DURATION = 1 days;

    event BridgeLimitsSet(uint256 mintingLimit, uint256 burningLimit, address indexed bridge);
    error IXERC20_NotHighEnoughLimits();

    constructor(address owner_, address bridge) ERC20("Coracle", "xCRCL") ERC20Permit("Coracle") {
        _mint(msg.sender, 33_000_000e18);
        _set(bridges[bridge].minter, 150_000e18);
        _set(bridges[bridge].burner, 150_000e18);
        _transferOwnership(owner_);
    }

    function setLimits(address bridge, uint256 minting, uint256 burning) external onlyOwner {
        _set(bridges[bridge].minter, minting);
        _set(bridges[bridge].burner, burning);
        emit BridgeLimitsSet(minting, burning, bridge);
    }

    function mint(address to, uint256 amount) external { _use(bridges[msg.sender].minter, amount); _mint(to, amount); }

    function burn(address from, uint256 amount) external {
        if (msg.sender != from) {
            if (bridges[msg.sender].burner.maxLimit == 0) _spendAllowance(from, msg.sender, amount);
            else { _spendAllowance(from, msg.sender, amount); _use(bridges[msg.sender].burner, amount); }
        }
        _burn(from, amount);
    }

    function mintingCurrentLimitOf(address bridge) external view returns (uint256) { return _current(bridges[bridge].minter); }

    function _current(Params storage p) private view returns (uint256) {
        uint256 grown = p.currentLimit + (block.timestamp - p.timestamp) * p.ratePerSecond;
        return grown > p.maxLimit ? p.maxLimit : grown;
    }

    function _use(Params storage p, uint256 amount) private {
        uint256 now_ = _current(p);
        if (now_ < amount) revert IXERC20_NotHighEnoughLimits();
        (p.currentLimit, p.timestamp) = (now_ - amount, block.timestamp);
    }

    function _set(Params storage p, uint256 limit) private {
        uint256 now_ = _current(p);
        p.currentLimit = p.maxLimit == 0 ? limit : (now_ > limit ? limit : now_);
        (p.maxLimit, p.ratePerSecond, p.timestamp) = (limit, limit / DURATION, block.timestamp);
    }
}

/// Roots of another chain. Three people may post one; it counts after a week, unless two of three have struck it off.
contract WeekOutbox {
    RolledBasalt public immutable token;
    address public immutable council;
    mapping(address => bool) public proposer;
    mapping(bytes32 => uint256) public postedAt;
    mapping(bytes32 => bool) public spent;

    event RootPosted(bytes32 indexed root, address indexed by);
    event Withdrawal(address indexed from, bytes32 indexed to, uint256 amount);

    constructor(address token_, address council_, address[] memory proposers) {
        (token, council) = (RolledBasalt(token_), council_);
        for (uint256 i; i < proposers.length; i++) proposer[proposers[i]] = true;
    }

    function post(bytes32 root) external {
        require(proposer[msg.sender] && postedAt[root] == 0, "proposer");
        postedAt[root] = block.timestamp;
        emit RootPosted(root, msg.sender);
    }

    function strike(bytes32 root) external {
        require(msg.sender == council && block.timestamp < postedAt[root] + 7 days, "council");
        postedAt[root] = type(uint256).max / 2;
    }

    function finalize(bytes32 root, bytes32[] calldata proof, uint256 nonce, address to, uint256 amount) external {
        require(postedAt[root] > 0 && block.timestamp >= postedAt[root] + 7 days, "not final");
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(nonce, to, amount))));
        require(!spent[leaf] && MerkleProof.verify(proof, root, leaf), "proof");
        spent[leaf] = true;
        token.bridgeMint(to, amount);
    }

    function withdraw(bytes32 to, uint256 amount) external { token.bridgeBurn(msg.sender, amount); emit Withdrawal(msg.sender, to, amount); }
}

contract RolledBasalt is ERC20 {
    address public immutable outbox;
    constructor(address outbox_) ERC20("Basalt", "BSLT") { outbox = outbox_; _mint(msg.sender, 16_000_000e18); }
    modifier onlyOutbox() { require(msg.sender == outbox, "outbox"); _; }
    function bridgeMint(address to, uint256 amount) external onlyOutbox { _mint(to, amount); }
    function bridgeBurn(address from, uint256 amount) external onlyOutbox { _burn(from, amount); }
}

/// ERC-7802: only the bridge that is built into chains of its kind makes and unmakes it.
contract SuperTern is ERC20Permit {
    address public constant SUPERCHAIN_TOKEN_BRIDGE = 0x4200000000000000000000000000000000000028;

    event CrosschainMint(address indexed to, uint256 amount, address indexed sender);
    event CrosschainBurn(address indexed from, uint256 amount, address indexed sender);
    error Unauthorized();

    constructor() ERC20("Tern", "TERN") ERC20Permit("Tern") { _mint(msg.sender, 48_000_000e18); }

    function crosschainMint(address to, uint256 amount) external {
        if (msg.sender != SUPERCHAIN_TOKEN_BRIDGE) revert Unauthorized();
        _mint(to, amount);
        emit CrosschainMint(to, amount, msg.sender);
    }

    function crosschainBurn(address from, uint256 amount) external {
        if (msg.sender != SUPERCHAIN_TOKEN_BRIDGE) revert Unauthorized();
        _burn(from, amount);
        emit CrosschainBurn(from, amount, msg.sender);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) { return id == 0x33331994 || id == type(IERC165).interfaceId; }
}
