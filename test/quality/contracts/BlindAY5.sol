// 0.8 runs=1 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "solady/src/tokens/ERC20.sol";
import {ERC20 as Coin} from "solmate/src/tokens/ERC20.sol";

/// Commands that so many of its operators have signed for are carried out once.
contract PipitGateway {
    mapping(address => uint256) public weight;
    uint256 public immutable threshold;
    mapping(bytes32 => uint256) public approvals;
    mapping(bytes32 => mapping(address => bool)) private _voted;
    mapping(bytes32 => bool) public approved;
    mapping(bytes32 => bool) public executed;

    constructor(address[] memory operators, uint256 threshold_) {
        for (uint256 i; i < operators.length; i++) weight[operators[i]] = 1;
        threshold = threshold_;
    }

    function approveContractCall(bytes32 commandId, address target, bytes32 payloadHash) external {
        require(weight[msg.sender] > 0, "InvalidOperators");
        bytes32 key = keccak256(abi.encode(commandId, target, payloadHash));
        require(!_voted[key][msg.sender]);
        _voted[key][msg.sender] = true;
        approvals[key] += weight[msg.sender];
        if (approvals[key] >= threshold) approved[key] = true;
    }

    function validateContractCall(bytes32 commandId, bytes32 payloadHash) external returns (bool valid) {
        bytes32 key = keccak256(abi.encode(commandId, msg.sender, payloadHash));
        valid = approved[key] && !executed[key];
        if (valid) executed[key] = true;
    }
}

/// Gives and takes in the name of other chains, so much in six hours and no more.
contract PipitManager {
    InterPipit public immutable token;
    PipitGateway public immutable gateway;
    address public immutable operator;
    uint256 public flowLimit;
    uint256 private constant EPOCH = 6 hours;
    mapping(uint256 => uint256) private _in;
    mapping(uint256 => uint256) private _out;

    constructor(InterPipit token_, PipitGateway gateway_, address operator_, uint256 limit) {
        (token, gateway, operator, flowLimit) = (token_, gateway_, operator_, limit);
    }

    function setFlowLimit(uint256 limit) external {
        require(msg.sender == operator, "MissingRole");
        flowLimit = limit;
    }

    function execute(bytes32 commandId, bytes calldata payload) external {
        require(gateway.validateContractCall(commandId, keccak256(payload)), "NotApprovedByGateway");
        (address to, uint256 value) = abi.decode(payload, (address, uint256));
        uint256 epoch = block.timestamp / EPOCH;
        require((_in[epoch] += value) <= flowLimit + _out[epoch], "FlowLimitExceeded");
        token.mint(to, value);
    }

    function interchainTransfer(string calldata, bytes calldata, uint256 value) external {
        _out[block.timestamp / EPOCH] += value;
        token.burn(msg.sender, value);
    }
}

contract InterPipit is ERC20 {
    address public immutable tokenManager;

    constructor(address manager, address first, uint256 supply) {
        tokenManager = manager;
        _mint(first, supply);
    }

    function name() public pure override returns (string memory) {
        return "Interchain Pipit";
    }

    function symbol() public pure override returns (string memory) {
        return "PIPIT";
    }

    function isMinter(address who) external view returns (bool) {
        return who == tokenManager;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == tokenManager, "MissingRole");
        _mint(to, value);
    }

    function burn(address from, uint256 value) external {
        require(msg.sender == tokenManager, "MissingRole");
        _burn(from, value);
    }
}

interface IModule {
    function verify(bytes32 id) external view returns (bool);
}

/// Four of seven validators must have attested to a message.
contract CurlewModule is IModule {
    mapping(address => bool) public validators;
    uint8 public immutable threshold;
    mapping(bytes32 => uint8) public attested;
    mapping(bytes32 => mapping(address => bool)) private _has;

    constructor(address[] memory list, uint8 threshold_) {
        for (uint256 i; i < list.length; i++) validators[list[i]] = true;
        threshold = threshold_;
    }

    function attest(bytes32 id) external {
        require(validators[msg.sender] && !_has[id][msg.sender]);
        _has[id][msg.sender] = true;
        attested[id]++;
    }

    function verify(bytes32 id) external view returns (bool) {
        return attested[id] >= threshold;
    }
}

contract CurlewMailbox {
    uint32 public immutable localDomain;
    IModule public immutable defaultIsm;
    mapping(bytes32 => bool) public delivered;

    event Dispatch(address indexed sender, uint32 indexed to, bytes32 recipient, bytes message);

    constructor(uint32 domain, IModule ism) {
        localDomain = domain;
        defaultIsm = ism;
    }

    function process(uint32 origin, bytes32 sender, address recipient, uint256 nonce, bytes calldata body) external {
        bytes32 id = keccak256(abi.encode(origin, sender, localDomain, recipient, nonce, body));
        require(!delivered[id], "Mailbox: already delivered");
        require(defaultIsm.verify(id), "Mailbox: ISM verification failed");
        delivered[id] = true;
        HypCurlew(recipient).handle(origin, sender, body);
    }

    function dispatch(uint32 to, bytes32 recipient, bytes calldata body) external payable {
        emit Dispatch(msg.sender, to, recipient, body);
    }
}

contract HypCurlew is Coin {
    CurlewMailbox public immutable mailbox;
    address public owner;
    mapping(uint32 => bytes32) public routers;

    constructor(CurlewMailbox mailbox_, address owner_, uint32 domain, bytes32 router) Coin("Curlew", "CRLW", 18) {
        mailbox = mailbox_;
        owner = owner_;
        routers[domain] = router;
        _mint(msg.sender, 25_000_000e18);
    }

    function enrollRemoteRouter(uint32 domain, bytes32 router) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        routers[domain] = router;
    }

    function handle(uint32 origin, bytes32 sender, bytes calldata body) external payable {
        require(msg.sender == address(mailbox), "MailboxClient: sender not mailbox");
        require(sender != 0 && routers[origin] == sender, "no router");
        (address to, uint256 value) = abi.decode(body, (address, uint256));
        _mint(to, value);
    }

    function transferRemote(uint32 domain, bytes32 to, uint256 value) external payable {
        require(routers[domain] != 0, "no router");
        _burn(msg.sender, value);
        mailbox.dispatch{value: msg.value}(domain, routers[domain], abi.encode(to, value));
    }
}

/// Only whom the owner lets mints and burns; who receives may be told.
contract LinkedDunlin is Coin {
    address public owner;
    address public ccipAdmin;
    uint256 public immutable maxSupply;
    mapping(address => bool) public isMinter;
    mapping(address => bool) public isBurner;

    event MintAccessGranted(address indexed minter);
    event BurnAccessGranted(address indexed burner);

    constructor(address owner_, address pool, uint256 max) Coin("Linked Dunlin", "DUNL", 18) {
        owner = owner_;
        ccipAdmin = owner_;
        maxSupply = max;
        isMinter[pool] = true;
        isBurner[pool] = true;
        emit MintAccessGranted(pool);
        emit BurnAccessGranted(pool);
        _mint(msg.sender, 9_000_000e18);
    }

    function grantMintAndBurnRoles(address to) external {
        require(msg.sender == owner, "Only callable by owner");
        isMinter[to] = true;
        isBurner[to] = true;
        emit MintAccessGranted(to);
        emit BurnAccessGranted(to);
    }

    function revokeMintRole(address from) external {
        require(msg.sender == owner, "Only callable by owner");
        isMinter[from] = false;
    }

    function mint(address to, uint256 value) external {
        require(isMinter[msg.sender], "SenderNotMinter");
        require(totalSupply + value <= maxSupply, "MaxSupplyExceeded");
        _mint(to, value);
    }

    function burn(uint256 value) external {
        require(isBurner[msg.sender], "SenderNotBurner");
        _burn(msg.sender, value);
    }

    function transferAndCall(address to, uint256 value, bytes calldata data) external returns (bool) {
        require(transfer(to, value));
        if (to.code.length > 0) IReceiver677(to).onTokenTransfer(msg.sender, value, data);
        return true;
    }
}

interface IReceiver677 {
    function onTokenTransfer(address from, uint256 value, bytes calldata data) external;
}

/// A bucket that fills again while time passes.
contract DunlinPool {
    LinkedDunlin public immutable token;
    address public immutable offRamp;
    address public immutable rateLimitAdmin;
    uint128 public tokens;
    uint128 public capacity;
    uint128 public rate;
    uint64 public lastUpdated;

    constructor(LinkedDunlin token_, address offRamp_, address admin, uint128 capacity_, uint128 rate_) {
        (token, offRamp, rateLimitAdmin) = (token_, offRamp_, admin);
        (tokens, capacity, rate, lastUpdated) = (capacity_, capacity_, rate_, uint64(block.timestamp));
    }

    function setRateLimiterConfig(uint128 capacity_, uint128 rate_) external {
        require(msg.sender == rateLimitAdmin, "Unauthorized");
        (capacity, rate) = (capacity_, rate_);
    }

    function releaseOrMint(address to, uint128 value) external {
        require(msg.sender == offRamp, "CallerIsNotARampOnRouter");
        uint256 full = uint256(tokens) + uint256(rate) * (block.timestamp - lastUpdated);
        if (full > capacity) full = capacity;
        require(value <= full, "TokenRateLimitReached");
        (tokens, lastUpdated) = (uint128(full - value), uint64(block.timestamp));
        token.mint(to, value);
    }

    function lockOrBurn(uint256 value) external {
        token.transferFrom(msg.sender, address(this), value);
        token.burn(value);
    }
}

/// The same coin on each chain of a family; only the predeployed bridge of the chain crosses.
contract ArchipelToken is ERC20 {
    address private constant SUPERCHAIN_TOKEN_BRIDGE = 0x4200000000000000000000000000000000000028;

    event CrosschainMint(address indexed to, uint256 amount, address indexed sender);
    event CrosschainBurn(address indexed from, uint256 amount, address indexed sender);

    constructor(address first) {
        _mint(first, 1_000_000_000e18);
    }

    function name() public pure override returns (string memory) {
        return "Archipel";
    }

    function symbol() public pure override returns (string memory) {
        return "ARPL";
    }

    function crosschainMint(address to, uint256 amount) external {
        if (msg.sender != SUPERCHAIN_TOKEN_BRIDGE) revert("Unauthorized");
        _mint(to, amount);
        emit CrosschainMint(to, amount, msg.sender);
    }

    function crosschainBurn(address from, uint256 amount) external {
        if (msg.sender != SUPERCHAIN_TOKEN_BRIDGE) revert("Unauthorized");
        _burn(from, amount);
        emit CrosschainBurn(from, amount, msg.sender);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x33331994 || id == 0x01ffc9a7;
    }
}

/// Roots of another chain are told by five, and are good after a day unless one of them objects.
contract StiltRoots {
    mapping(address => bool) public attestors;
    struct Told {
        uint64 at;
        uint32 votes;
        bool refused;
    }
    mapping(bytes32 => Told) public told;
    mapping(bytes32 => mapping(address => bool)) private _did;

    constructor(address[] memory list) {
        for (uint256 i; i < list.length; i++) attestors[list[i]] = true;
    }

    function tellRoot(bytes32 root) external {
        require(attestors[msg.sender] && !_did[root][msg.sender]);
        _did[root][msg.sender] = true;
        if (told[root].at == 0) told[root].at = uint64(block.timestamp);
        told[root].votes++;
    }

    function refuse(bytes32 root) external {
        require(attestors[msg.sender]);
        told[root].refused = true;
    }

    function isGood(bytes32 root) external view returns (bool) {
        Told memory one = told[root];
        return one.votes >= 3 && !one.refused && one.at != 0 && block.timestamp >= one.at + 1 days;
    }
}

/// Claimed with a branch of a tree whose root is known to be good.
contract BridgedStilt is Coin {
    StiltRoots public immutable roots;
    mapping(bytes32 => bool) public claimed;
    event Leave(address indexed from, bytes32 to, uint256 value);

    constructor(StiltRoots roots_) Coin("Stilt (bridged)", "STILT", 8) {
        roots = roots_;
        // what came over the former bridge
        _mint(msg.sender, 4_000_000e8);
    }

    function claim(uint256 index, address to, uint256 value, bytes32 root, bytes32[] calldata branch) external {
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(index, to, value))));
        require(roots.isGood(root) && !claimed[leaf], "claim");
        bytes32 at = leaf;
        for (uint256 i; i < branch.length; i++) at = at < branch[i] ? keccak256(bytes.concat(at, branch[i])) : keccak256(bytes.concat(branch[i], at));
        require(at == root, "branch");
        claimed[leaf] = true;
        _mint(to, value);
    }

    function leave(bytes32 to, uint256 value) external {
        _burn(msg.sender, value);
        emit Leave(msg.sender, to, value);
    }
}
