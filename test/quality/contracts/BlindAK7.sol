// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.19;

import {ERC20} from "solady/src/tokens/ERC20.sol";
import {MerkleProofLib} from "solady/src/utils/MerkleProofLib.sol";

/// Follows the headers of the other chain: seven keep it, five must sign each root; they choose those who follow.
contract GerenukLightClient {
    uint256 public constant THRESHOLD = 5;
    uint256 public period;
    uint256 public head;
    mapping(uint256 => address[]) private _committee;
    mapping(uint256 => bytes32) public stateRoots;
    mapping(bytes32 => mapping(address => bool)) public signed;
    mapping(bytes32 => uint256) public participation;

    event HeadUpdate(uint256 indexed slot, bytes32 root);
    event CommitteeUpdate(uint256 indexed period);

    constructor(address[] memory committee, bytes32 genesisRoot) {
        require(committee.length == 7, "seven");
        stateRoots[0] = genesisRoot;
        _committee[0] = committee;
    }

    function isMember(address who) public view returns (bool) {
        address[] storage list = _committee[period];
        for (uint256 i; i < list.length; ++i) if (list[i] == who) return true;
        return false;
    }

    function _attest(bytes32 what) private returns (bool) {
        require(isMember(msg.sender) && !signed[what][msg.sender], "not a member");
        signed[what][msg.sender] = true;
        return ++participation[what] == THRESHOLD;
    }

    function step(uint256 slot, bytes32 root) external {
        require(stateRoots[slot] == 0, "known");
        if (!_attest(keccak256(abi.encode("step", period, slot, root)))) return;
        stateRoots[slot] = root;
        if (slot > head) head = slot;
        emit HeadUpdate(slot, root);
    }

    function rotate(address[] calldata next) external {
        require(next.length == 7, "seven");
        if (!_attest(keccak256(abi.encode("rotate", period, next)))) return;
        _committee[++period] = next;
        emit CommitteeUpdate(period);
    }
}

contract GerenukGateway {
    GerenukLightClient public immutable client;
    GerenukWrapped public token;
    mapping(uint256 => bool) public claimed;

    event DepositFinalized(uint256 indexed nonce, address to, uint256 amount);
    event WithdrawalInitiated(address indexed from, address to, uint256 amount);

    constructor(GerenukLightClient client_) {
        client = client_;
    }

    function bind(GerenukWrapped token_) external {
        require(address(token) == address(0), "bound");
        token = token_;
    }

    function finalizeDeposit(uint256 slot, uint256 nonce, address to, uint256 amount, bytes32[] calldata proof) external {
        bytes32 root = client.stateRoots(slot);
        bytes32 leaf = keccak256(abi.encode(keccak256(abi.encode(nonce, to, amount))));
        require(root != 0 && MerkleProofLib.verifyCalldata(proof, root, leaf), "proof");
        require(!claimed[nonce], "claimed");
        claimed[nonce] = true;
        token.bridgeMint(to, amount);
        emit DepositFinalized(nonce, to, amount);
    }

    function withdraw(address to, uint256 amount) external {
        token.bridgeBurn(msg.sender, amount);
        emit WithdrawalInitiated(msg.sender, to, amount);
    }
}

contract GerenukWrapped is ERC20 {
    address public immutable l2Bridge;
    address public immutable l1Token;

    error Unauthorized();

    constructor(address bridge, address l1Token_) {
        (l2Bridge, l1Token) = (bridge, l1Token_);
    }

    function name() public pure override returns (string memory) {
        return "Gerenuk (bridged)";
    }

    function symbol() public pure override returns (string memory) {
        return "GRNK.b";
    }

    function bridgeMint(address to, uint256 amount) external {
        if (msg.sender != l2Bridge) revert Unauthorized();
        _mint(to, amount);
    }

    /// Only of the account that withdraws.
    function bridgeBurn(address from, uint256 amount) external {
        if (msg.sender != l2Bridge) revert Unauthorized();
        _burn(from, amount);
    }
}

interface IIsm {
    function verify(bytes calldata metadata, bytes calldata message) external returns (bool);
}

/// Four of six validators announce the id of each message.
contract TopiValidators is IIsm {
    uint8 public immutable threshold;
    mapping(address => bool) public isValidator;
    mapping(bytes32 => mapping(address => bool)) private _announced;
    mapping(bytes32 => uint256) public announcements;

    constructor(address[] memory validators, uint8 threshold_) {
        require(threshold_ > validators.length / 2, "majority");
        threshold = threshold_;
        for (uint256 i; i < validators.length; ++i) isValidator[validators[i]] = true;
    }

    function announce(bytes32 id) external {
        require(isValidator[msg.sender] && !_announced[id][msg.sender], "!validator");
        _announced[id][msg.sender] = true;
        ++announcements[id];
    }

    function verify(bytes calldata, bytes calldata message) external view returns (bool) {
        return announcements[keccak256(message)] >= threshold;
    }
}

/// No more than so much of a kind of message within a day.
contract TopiRateLimit is IIsm {
    uint256 public constant CAPACITY = 3_000_000 ether;
    address public immutable mailbox;
    mapping(address => uint256) public usedLevel;
    mapping(address => uint256) public lastUpdated;

    constructor(address mailbox_) {
        mailbox = mailbox_;
    }

    function verify(bytes calldata, bytes calldata message) external returns (bool) {
        require(msg.sender == mailbox, "!mailbox");
        (, , address recipient, bytes memory body) = abi.decode(message, (uint32, bytes32, address, bytes));
        (, uint256 amount) = abi.decode(body, (bytes32, uint256));
        uint256 refilled = ((block.timestamp - lastUpdated[recipient]) * CAPACITY) / 1 days;
        uint256 used = usedLevel[recipient] > refilled ? usedLevel[recipient] - refilled : 0;
        require(amount <= CAPACITY - used, "RateLimitExceeded");
        (usedLevel[recipient], lastUpdated[recipient]) = (used + amount, block.timestamp);
        return true;
    }
}

contract TopiMailbox {
    uint32 public constant localDomain = 1;
    uint32 public nonce;
    mapping(bytes32 => bool) public delivered;

    event Dispatch(address indexed sender, uint32 indexed destination, bytes message);
    event ProcessId(bytes32 indexed id);

    function dispatch(uint32 destination, bytes32 recipient, bytes calldata body) external returns (bytes32) {
        bytes memory message = abi.encode(++nonce, localDomain, msg.sender, destination, recipient, body);
        emit Dispatch(msg.sender, destination, message);
        return keccak256(message);
    }

    function process(bytes calldata metadata, bytes calldata message) external {
        (uint32 origin, bytes32 sender, address recipient, bytes memory body) = abi.decode(message, (uint32, bytes32, address, bytes));
        bytes32 id = keccak256(message);
        require(!delivered[id], "Mailbox: already delivered");
        delivered[id] = true;
        IIsm[2] memory modules = TopiRoute(recipient).modules();
        for (uint256 i; i < 2; ++i) require(modules[i].verify(metadata, message), "Mailbox: ISM verification failed");
        TopiRoute(recipient).handle(origin, sender, body);
        emit ProcessId(id);
    }
}

contract TopiRoute is ERC20 {
    TopiMailbox public immutable mailbox;
    IIsm private immutable _validators;
    IIsm private immutable _limit;
    address public owner;
    mapping(uint32 => bytes32) public routers;

    event SentTransferRemote(uint32 indexed destination, bytes32 indexed recipient, uint256 amount);
    event ReceivedTransferRemote(uint32 indexed origin, bytes32 indexed recipient, uint256 amount);

    constructor(TopiMailbox mailbox_, IIsm validators, IIsm limit, address owner_, uint32 domain, bytes32 router) {
        (mailbox, _validators, _limit, owner) = (mailbox_, validators, limit, owner_);
        routers[domain] = router;
        _mint(msg.sender, 25_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Topi Warp";
    }

    function symbol() public pure override returns (string memory) {
        return "TOPI";
    }

    function modules() external view returns (IIsm[2] memory) {
        return [_validators, _limit];
    }

    function enrollRemoteRouter(uint32 domain, bytes32 router) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        routers[domain] = router;
    }

    function transferRemote(uint32 destination, bytes32 recipient, uint256 amount) external {
        require(routers[destination] != 0, "No router enrolled for domain");
        _burn(msg.sender, amount);
        mailbox.dispatch(destination, routers[destination], abi.encode(recipient, amount));
        emit SentTransferRemote(destination, recipient, amount);
    }

    function handle(uint32 origin, bytes32 sender, bytes calldata body) external {
        require(msg.sender == address(mailbox), "MailboxClient: sender not mailbox");
        require(routers[origin] != 0 && routers[origin] == sender, "Enrolled router does not match sender");
        (bytes32 recipient, uint256 amount) = abi.decode(body, (bytes32, uint256));
        _mint(address(uint160(uint256(recipient))), amount);
        emit ReceivedTransferRemote(origin, recipient, amount);
    }
}
