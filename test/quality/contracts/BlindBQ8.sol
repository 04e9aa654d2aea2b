// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {BeaconProxy} from "@openzeppelin/contracts/proxy/beacon/BeaconProxy.sol";

/// Nineteen would be usual, seven do here: five of them must have seen a message.
contract GuardianCore {
    mapping(address => bool) public isGuardian;
    mapping(bytes32 => mapping(address => bool)) private _seen;
    mapping(bytes32 => uint256) public observations;

    event Observed(bytes32 indexed hash, address indexed guardian);

    constructor(address[] memory guardians) {
        require(guardians.length == 7, "seven");
        for (uint256 i; i < 7; i++) isGuardian[guardians[i]] = true;
    }

    function observe(bytes32 hash) external {
        require(isGuardian[msg.sender] && !_seen[hash][msg.sender], "guardian");
        _seen[hash][msg.sender] = true;
        observations[hash]++;
        emit Observed(hash, msg.sender);
    }

    function verified(bytes32 hash) external view returns (bool) {
        return observations[hash] >= 5;
    }
}

/// What the bridge gives for coins of another chain. Its code is where the bridge says.
contract WanderToken {
    struct State {
        string name;
        string symbol;
        uint64 metaLastUpdatedSequence;
        uint256 totalSupply;
        uint8 decimals;
        mapping(address => uint256) balances;
        mapping(address => mapping(address => uint256)) allowances;
        address owner;
        bool initialized;
        uint16 chainId;
        bytes32 nativeContract;
    }

    State internal _state;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier onlyOwner() {
        require(_state.owner == msg.sender, "caller is not the owner");
        _;
    }

    function initialize(string memory name_, string memory symbol_, address owner_, uint16 chainId_, bytes32 native) external {
        require(!_state.initialized, "Already initialized");
        (_state.name, _state.symbol, _state.decimals) = (name_, symbol_, 18);
        (_state.owner, _state.initialized, _state.chainId, _state.nativeContract) = (owner_, true, chainId_, native);
    }

    function name() external view returns (string memory) {
        return string.concat(_state.name, " (Wander)");
    }

    function symbol() external view returns (string memory) {
        return _state.symbol;
    }

    function owner() external view returns (address) {
        return _state.owner;
    }

    function decimals() external view returns (uint8) {
        return _state.decimals;
    }

    function totalSupply() external view returns (uint256) {
        return _state.totalSupply;
    }

    function nativeContract() external view returns (bytes32) {
        return _state.nativeContract;
    }

    function balanceOf(address account) external view returns (uint256) {
        return _state.balances[account];
    }

    function allowance(address holder, address spender) external view returns (uint256) {
        return _state.allowances[holder][spender];
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        _state.allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        uint256 current = _state.allowances[from][msg.sender];
        require(current >= amount, "ERC20: transfer amount exceeds allowance");
        _state.allowances[from][msg.sender] = current - amount;
        _transfer(from, to, amount);
        return true;
    }

    function mint(address account, uint256 amount) external onlyOwner {
        _state.totalSupply += amount;
        _state.balances[account] += amount;
        emit Transfer(address(0), account, amount);
    }

    function burn(address account, uint256 amount) external onlyOwner {
        _state.balances[account] -= amount;
        _state.totalSupply -= amount;
        emit Transfer(account, address(0), amount);
    }

    function updateDetails(string memory name_, string memory symbol_, uint64 sequence) external onlyOwner {
        require(_state.metaLastUpdatedSequence < sequence, "current metadata is up to date");
        (_state.name, _state.symbol, _state.metaLastUpdatedSequence) = (name_, symbol_, sequence);
    }

    function _transfer(address from, address to, uint256 amount) private {
        require(from != address(0) && to != address(0), "ERC20: transfer to the zero address");
        require(_state.balances[from] >= amount, "ERC20: transfer amount exceeds balance");
        _state.balances[from] -= amount;
        _state.balances[to] += amount;
        emit Transfer(from, to, amount);
    }
}

contract WanderProxy is BeaconProxy {
    constructor(address beacon, bytes memory data) BeaconProxy(beacon, data) {}
}

/// Mints what guardians have seen locked elsewhere, and is the beacon of all its coins.
contract WanderBridge {
    GuardianCore public immutable core;
    address public implementation;
    uint16 public constant chainId = 2;
    uint64 public sequence;
    mapping(bytes32 => bool) public isTransferCompleted;

    event TransferRedeemed(uint16 indexed emitterChainId, uint64 indexed sequence);
    event LogMessagePublished(address indexed sender, uint64 sequence, bytes payload);

    constructor(GuardianCore core_, address implementation_) {
        (core, implementation) = (core_, implementation_);
    }

    function transferTokens(WanderToken token, uint256 amount, uint16 recipientChain, bytes32 recipient) external {
        token.transferFrom(msg.sender, address(this), amount);
        token.burn(address(this), amount);
        emit LogMessagePublished(msg.sender, sequence++, abi.encode(token.nativeContract(), amount, recipientChain, recipient));
    }

    function completeTransfer(uint16 fromChain, uint64 number, WanderToken token, address to, uint256 amount) external {
        bytes32 hash = keccak256(abi.encode("transfer", fromChain, number, token, to, amount));
        require(core.verified(hash), "no quorum");
        require(!isTransferCompleted[hash], "transfer already completed");
        isTransferCompleted[hash] = true;
        token.mint(to, amount);
        emit TransferRedeemed(fromChain, number);
    }

    function upgradeWrapped(uint64 number, address code) external {
        bytes32 hash = keccak256(abi.encode("upgrade", number, code));
        require(core.verified(hash) && !isTransferCompleted[hash], "no quorum");
        isTransferCompleted[hash] = true;
        implementation = code;
    }
}

/// Knows what arrived for the child of a coin, and lets the child go back by burning.
contract ChildManager {
    GuardianCore public immutable validators;
    uint256 public lastStateId;
    mapping(address => address) public rootToChild;

    event StateCommitted(uint256 indexed id);
    event TokenMapped(address indexed rootToken, address indexed childToken);

    constructor(GuardianCore validators_) {
        validators = validators_;
    }

    function mapToken(address root, ChildToken child) external {
        require(rootToChild[root] == address(0) && child.connectedToken() == root, "ALREADY_MAPPED");
        rootToChild[root] = address(child);
        emit TokenMapped(root, address(child));
    }

    function commitState(uint256 id, address root, address user, uint256 amount) external {
        require(id == lastStateId + 1, "StateIds are not sequential");
        require(validators.verified(keccak256(abi.encode(id, root, user, amount))), "UNVERIFIED");
        lastStateId = id;
        ChildToken(rootToChild[root]).deposit(user, amount);
        emit StateCommitted(id);
    }

    function withdraw(ChildToken child, uint256 amount) external {
        require(rootToChild[child.connectedToken()] == address(child), "FxERC20ChildTunnel: PROPER_TOKEN");
        child.withdraw(msg.sender, amount);
    }
}

contract ChildToken is ERC20 {
    address public immutable fxManager;
    address public immutable connectedToken;

    modifier onlyManager() {
        require(msg.sender == fxManager, "Invalid sender");
        _;
    }

    constructor(address manager, address root) ERC20("Brightwater (Child)", "BRW") {
        (fxManager, connectedToken) = (manager, root);
    }

    function deposit(address user, uint256 amount) external onlyManager {
        _mint(user, amount);
    }

    function withdraw(address user, uint256 amount) external onlyManager {
        _burn(user, amount);
    }
}

/// Delivers what both an oracle and a relayer, each of them an account of its own company, have brought.
contract UltraLightNode is Ownable {
    address public immutable oracle;
    address public immutable relayer;
    mapping(uint16 => mapping(bytes32 => uint256)) public hashLookup;
    mapping(uint16 => mapping(bytes => uint64)) public inboundNonce;

    event Packet(uint16 dstChainId, address indexed ua, bytes destination, bytes payload);

    constructor(address oracle_, address relayer_) Ownable(msg.sender) {
        require(oracle_ != relayer_);
        (oracle, relayer) = (oracle_, relayer_);
    }

    function updateHash(uint16 srcChainId, bytes32 lookupHash, uint256 confirmations) external {
        require(msg.sender == oracle && confirmations >= 15, "oracle");
        hashLookup[srcChainId][lookupHash] = block.number;
    }

    function send(uint16 dstChainId, bytes calldata destination, bytes calldata payload) external payable {
        emit Packet(dstChainId, msg.sender, destination, payload);
    }

    function validateTransactionProof(uint16 srcChainId, OmniKestrel to, bytes calldata path, uint64 nonce, bytes calldata payload) external {
        require(msg.sender == relayer, "relayer");
        bytes32 hash = keccak256(abi.encode(to, path, nonce, payload));
        require(hashLookup[srcChainId][hash] != 0, "LayerZero: not enough block confirmations");
        require(nonce == ++inboundNonce[srcChainId][path], "LayerZero: wrong nonce");
        to.lzReceive(srcChainId, path, nonce, payload);
    }
}

/// The first kind of coin for all chains; where it trusts whom is with a timelock.
contract OmniKestrel is ERC20, Ownable {
    UltraLightNode public immutable lzEndpoint;
    mapping(uint16 => bytes) public trustedRemoteLookup;
    mapping(uint16 => mapping(uint16 => uint256)) public minDstGasLookup;
    mapping(uint16 => mapping(bytes => mapping(uint64 => bytes32))) public failedMessages;

    event SetTrustedRemote(uint16 remoteChainId, bytes path);
    event SendToChain(uint16 indexed dstChainId, address indexed from, bytes to, uint256 amount);
    event ReceiveFromChain(uint16 indexed srcChainId, address indexed to, uint256 amount);
    event MessageFailed(uint16 srcChainId, bytes srcAddress, uint64 nonce, bytes payload);

    constructor(UltraLightNode endpoint) ERC20("Omni Kestrel", "KSTR") Ownable(msg.sender) {
        lzEndpoint = endpoint;
        _mint(msg.sender, 100_000_000e18);
    }

    function setTrustedRemote(uint16 remoteChainId, bytes calldata path) external onlyOwner {
        trustedRemoteLookup[remoteChainId] = path;
        emit SetTrustedRemote(remoteChainId, path);
    }

    function setMinDstGas(uint16 dst, uint16 packetType, uint256 minGas) external onlyOwner {
        minDstGasLookup[dst][packetType] = minGas;
    }

    function sendFrom(address from, uint16 dstChainId, bytes calldata to, uint256 amount) external payable {
        if (from != msg.sender) _spendAllowance(from, msg.sender, amount);
        bytes memory path = trustedRemoteLookup[dstChainId];
        require(path.length != 0, "LzApp: destination chain is not a trusted source");
        _burn(from, amount);
        lzEndpoint.send{value: msg.value}(dstChainId, path, abi.encode(to, amount));
        emit SendToChain(dstChainId, from, to, amount);
    }

    function lzReceive(uint16 srcChainId, bytes calldata srcAddress, uint64 nonce, bytes calldata payload) external {
        require(msg.sender == address(lzEndpoint), "LzApp: invalid endpoint caller");
        bytes memory trusted = trustedRemoteLookup[srcChainId];
        require(trusted.length > 0 && keccak256(srcAddress) == keccak256(trusted), "LzApp: invalid source sending contract");
        try this.nonblockingLzReceive(srcChainId, payload) {} catch {
            failedMessages[srcChainId][srcAddress][nonce] = keccak256(payload);
            emit MessageFailed(srcChainId, srcAddress, nonce, payload);
        }
    }

    function nonblockingLzReceive(uint16 srcChainId, bytes calldata payload) public {
        require(msg.sender == address(this), "NonblockingLzApp: caller must be LzApp");
        (address to, uint256 amount) = abi.decode(payload, (address, uint256));
        _mint(to, amount);
        emit ReceiveFromChain(srcChainId, to, amount);
    }

    function retryMessage(uint16 srcChainId, bytes calldata srcAddress, uint64 nonce, bytes calldata payload) external {
        bytes32 stored = failedMessages[srcChainId][srcAddress][nonce];
        require(stored != bytes32(0) && stored == keccak256(payload), "NonblockingLzApp: invalid payload");
        failedMessages[srcChainId][srcAddress][nonce] = bytes32(0);
        this.nonblockingLzReceive(srcChainId, payload);
    }
}
