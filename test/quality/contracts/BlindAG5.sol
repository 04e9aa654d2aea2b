// 0.8 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// Messages count when four of its five validators have seen them.
contract AxisGateway {
    mapping(address => bool) public isValidator;
    mapping(bytes32 => uint256) public seenBy;
    mapping(bytes32 => mapping(address => bool)) public saw;

    constructor(address[] memory validators) {
        for (uint256 i; i < validators.length; i++) isValidator[validators[i]] = true;
    }

    function attest(AxisManager manager, uint256 nonce, address to, uint256 amount) external {
        bytes32 message = keccak256(abi.encode(manager, nonce, to, amount));
        require(isValidator[msg.sender] && !saw[message][msg.sender], "not a validator");
        saw[message][msg.sender] = true;
        if (++seenBy[message] == 4) manager.give(to, amount);
    }
}

/// In six hours no more may come in, or go out, than the limit says.
contract AxisManager {
    uint256 private constant EPOCH = 6 hours;
    AxisGateway public immutable gateway;
    address public immutable operator;
    AxisToken public immutable token;
    uint256 public flowLimit = 20_000_000 ether;
    mapping(uint256 => uint256) public flowIn;
    mapping(uint256 => uint256) public flowOut;

    event Sent(address indexed from, string chain, bytes to, uint256 amount);
    event FlowLimitSet(uint256 limit);

    constructor(AxisGateway gateway_, address operator_, AxisToken token_) {
        (gateway, operator, token) = (gateway_, operator_, token_);
    }

    function setFlowLimit(uint256 limit) external {
        require(msg.sender == operator, "only operator");
        flowLimit = limit;
        emit FlowLimitSet(limit);
    }

    function give(address to, uint256 amount) external {
        require(msg.sender == address(gateway), "only gateway");
        uint256 epoch = block.timestamp / EPOCH;
        flowIn[epoch] += amount;
        require(flowIn[epoch] <= flowOut[epoch] + flowLimit, "flow limit");
        token.mint(to, amount);
    }

    function send(string calldata chain, bytes calldata to, uint256 amount) external {
        uint256 epoch = block.timestamp / EPOCH;
        flowOut[epoch] += amount;
        require(flowOut[epoch] <= flowIn[epoch] + flowLimit, "flow limit");
        token.burn(msg.sender, amount);
        emit Sent(msg.sender, chain, to, amount);
    }
}

contract AxisToken is ERC20 {
    address public minter;
    address public proposedMinter;

    modifier onlyMinter() {
        require(msg.sender == minter, "missing role");
        _;
    }

    constructor(address manager) ERC20("Axis Finch", "axFNCH") {
        minter = manager;
    }

    function mint(address to, uint256 amount) external onlyMinter {
        _mint(to, amount);
    }

    function burn(address from, uint256 amount) external onlyMinter {
        _burn(from, amount);
    }
}

/// Home of a coin that lives on several chains: burnt here, made there, and back.
contract RelayPlover is ERC20 {
    address public immutable manager;

    constructor(address manager_) ERC20("Relay Plover", "PLVR") {
        manager = manager_;
        _mint(msg.sender, 1_000_000_000 ether);
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == manager, "only manager");
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

/// Two transceivers must say the same. What is above the limit of a day waits for a day.
contract RelayManager is Ownable {
    struct Waiting {
        address to;
        uint256 amount;
        uint256 since;
    }

    uint256 public constant WINDOW = 1 days;
    RelayPlover public token;
    mapping(address => bool) public isTransceiver;
    uint8 public threshold = 2;
    mapping(bytes32 => uint8) public attestations;
    mapping(bytes32 => mapping(address => bool)) public attestedBy;
    mapping(bytes32 => Waiting) public inbound;
    uint256 public limit = 5_000_000 ether;
    uint256 public capacity = 5_000_000 ether;
    uint256 public at = block.timestamp;
    uint64 public sequence;

    event TransferSent(uint64 indexed sequence, uint16 chain, bytes32 to, uint256 amount);
    event InboundTransferQueued(bytes32 digest);

    constructor(address[] memory transceivers, address governance) Ownable(governance) {
        for (uint256 i; i < transceivers.length; i++) isTransceiver[transceivers[i]] = true;
    }

    function bind(RelayPlover token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function setTransceiver(address which, bool is_) external onlyOwner {
        isTransceiver[which] = is_;
    }

    function setLimit(uint256 limit_) external onlyOwner {
        limit = limit_;
    }

    function current() public view returns (uint256) {
        uint256 full = capacity + (limit * (block.timestamp - at)) / WINDOW;
        return full < limit ? full : limit;
    }

    function transfer(uint256 amount, uint16 chain, bytes32 to) external {
        token.transferFrom(msg.sender, address(this), amount);
        token.burn(amount);
        (capacity, at) = (current() + amount, block.timestamp);
        emit TransferSent(sequence++, chain, to, amount);
    }

    function attestationReceived(bytes32 id, address to, uint256 amount) external {
        bytes32 digest = keccak256(abi.encode(id, to, amount));
        require(isTransceiver[msg.sender] && !attestedBy[digest][msg.sender], "not a transceiver");
        attestedBy[digest][msg.sender] = true;
        if (++attestations[digest] != threshold) return;
        if (amount > current()) {
            inbound[digest] = Waiting(to, amount, block.timestamp);
            emit InboundTransferQueued(digest);
        } else {
            (capacity, at) = (current() - amount, block.timestamp);
            token.mint(to, amount);
        }
    }

    function completeInboundQueuedTransfer(bytes32 digest) external {
        Waiting memory one = inbound[digest];
        require(one.since != 0 && block.timestamp >= one.since + WINDOW, "still queued");
        delete inbound[digest];
        token.mint(one.to, one.amount);
    }
}

/// Passes on what three of its five guardians have confirmed.
contract GuardedTransceiver {
    mapping(address => bool) public isGuardian;
    mapping(bytes32 => uint256) public confirmations;
    mapping(bytes32 => mapping(address => bool)) public confirmed;

    constructor(address[] memory guardians) {
        for (uint256 i; i < guardians.length; i++) isGuardian[guardians[i]] = true;
    }

    function confirm(RelayManager manager, bytes32 id, address to, uint256 amount) external {
        bytes32 digest = keccak256(abi.encode(manager, id, to, amount));
        require(isGuardian[msg.sender] && !confirmed[digest][msg.sender], "not a guardian");
        confirmed[digest][msg.sender] = true;
        if (++confirmations[digest] == 3) manager.attestationReceived(id, to, amount);
    }
}

interface ISecurityModule {
    function verify(bytes32 id) external view returns (bool);
}

contract PostMailbox {
    mapping(bytes32 => bool) public delivered;

    event Dispatched(address indexed sender, uint32 indexed destination, bytes32 recipient, bytes body);

    function dispatch(uint32 destination, bytes32 recipient, bytes calldata body) external payable {
        emit Dispatched(msg.sender, destination, recipient, body);
    }

    function process(uint32 origin, bytes32 sender, WarpRoute recipient, bytes calldata body) external {
        bytes32 id = keccak256(abi.encode(origin, sender, recipient, body));
        require(!delivered[id], "delivered");
        delivered[id] = true;
        require(recipient.interchainSecurityModule().verify(id), "not verified");
        recipient.handle(origin, sender, body);
    }
}

contract ValidatorsModule is ISecurityModule {
    mapping(address => bool) public isValidator;
    mapping(bytes32 => uint256) public votes;
    mapping(bytes32 => mapping(address => bool)) public voted;
    uint256 public immutable threshold;

    constructor(address[] memory validators, uint256 threshold_) {
        for (uint256 i; i < validators.length; i++) isValidator[validators[i]] = true;
        threshold = threshold_;
    }

    /// Whose signature is the last that is needed delivers as well.
    function sign(PostMailbox mailbox, uint32 origin, bytes32 sender, WarpRoute recipient, bytes calldata body) external {
        bytes32 id = keccak256(abi.encode(origin, sender, recipient, body));
        require(isValidator[msg.sender] && !voted[id][msg.sender], "not a validator");
        voted[id][msg.sender] = true;
        if (++votes[id] == threshold) mailbox.process(origin, sender, recipient, body);
    }

    function verify(bytes32 id) external view returns (bool) {
        return votes[id] >= threshold;
    }
}

/// The synthetic end of a route.
contract WarpRoute is ERC20, Ownable {
    PostMailbox public immutable mailbox;
    ISecurityModule public interchainSecurityModule;
    mapping(uint32 => bytes32) public routers;

    event SentTransferRemote(uint32 indexed destination, bytes32 indexed recipient, uint256 amount);
    event ReceivedTransferRemote(uint32 indexed origin, address indexed recipient, uint256 amount);

    constructor(PostMailbox mailbox_, ISecurityModule module, uint32 domain, bytes32 router) ERC20("Warped Walnut", "WALN") Ownable(msg.sender) {
        (mailbox, interchainSecurityModule) = (mailbox_, module);
        routers[domain] = router;
    }

    function enrollRemoteRouter(uint32 domain, bytes32 router) external onlyOwner {
        routers[domain] = router;
    }

    function setInterchainSecurityModule(ISecurityModule module) external onlyOwner {
        interchainSecurityModule = module;
    }

    function transferRemote(uint32 destination, bytes32 recipient, uint256 amount) external payable {
        require(routers[destination] != 0, "no router");
        _burn(msg.sender, amount);
        mailbox.dispatch{value: msg.value}(destination, routers[destination], abi.encode(recipient, amount));
        emit SentTransferRemote(destination, recipient, amount);
    }

    function handle(uint32 origin, bytes32 sender, bytes calldata body) external {
        require(msg.sender == address(mailbox) && routers[origin] == sender && sender != 0, "not the router");
        (address to, uint256 amount) = abi.decode(body, (address, uint256));
        _mint(to, amount);
        emit ReceivedTransferRemote(origin, to, amount);
    }
}

contract NativeAuk is ERC20 {
    constructor() ERC20("Auk", "AUK") {
        _mint(msg.sender, 30_000_000 ether);
    }
}

/// Wraps a coin of this chain for a network of signers; who signs changes after two days.
contract AnyAuk is ERC20 {
    uint256 public constant DELAY = 2 days;
    NativeAuk public immutable underlying;
    address public vault;
    address public pendingVault;
    uint256 public delayVault;

    event LogSwapin(bytes32 indexed txhash, address indexed account, uint256 amount);
    event LogSwapout(address indexed account, address indexed bindaddr, uint256 amount);
    event LogChangeVault(address indexed from, address indexed to, uint256 effective);

    modifier onlyVault() {
        require(msg.sender == mpc(), "AnySwap: FORBIDDEN");
        _;
    }

    constructor(NativeAuk underlying_, address vault_) ERC20("Any Auk", "anyAUK") {
        (underlying, vault) = (underlying_, vault_);
    }

    function mpc() public view returns (address) {
        return pendingVault != address(0) && block.timestamp >= delayVault ? pendingVault : vault;
    }

    function changeVault(address next) external onlyVault {
        require(next != address(0));
        (vault, pendingVault, delayVault) = (mpc(), next, block.timestamp + DELAY);
        emit LogChangeVault(vault, next, delayVault);
    }

    function swapin(bytes32 txhash, address account, uint256 amount) external onlyVault {
        _mint(account, amount);
        emit LogSwapin(txhash, account, amount);
    }

    function swapout(uint256 amount, address bindaddr) external {
        _burn(msg.sender, amount);
        emit LogSwapout(msg.sender, bindaddr, amount);
    }

    function deposit(uint256 amount) external {
        underlying.transferFrom(msg.sender, address(this), amount);
        _mint(msg.sender, amount);
    }

    function withdraw(uint256 amount) external {
        _burn(msg.sender, amount);
        underlying.transfer(msg.sender, amount);
    }
}
