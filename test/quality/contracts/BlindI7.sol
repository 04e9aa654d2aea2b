// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// Brings what three validators have seen elsewhere, when two of them sign.
contract ValidatorBridge {
    using ECDSA for bytes32;

    address[3] public validators;
    CrossToken public immutable token;
    mapping(bytes32 => bool) public processed;

    event Sent(address indexed from, bytes32 to, uint32 destination, uint256 amount);

    constructor(address a, address b, address c, CrossToken token_) {
        validators = [a, b, c];
        token = token_;
    }

    function send(uint32 destination, bytes32 to, uint256 amount) external {
        token.burn(msg.sender, amount);
        emit Sent(msg.sender, to, destination, amount);
    }

    function process(uint32 origin, uint256 nonce, address to, uint256 amount, bytes[] calldata signatures) external {
        bytes32 id = keccak256(abi.encode(block.chainid, address(this), origin, nonce, to, amount));
        require(!processed[id], "processed");
        bytes32 digest = keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", id));
        address last;
        uint256 good;
        for (uint256 i; i < signatures.length; i++) {
            address signer = digest.recover(signatures[i]);
            require(signer > last, "order");
            last = signer;
            if (signer == validators[0] || signer == validators[1] || signer == validators[2]) good++;
        }
        require(good >= 2, "quorum");
        processed[id] = true;
        token.mint(to, amount);
    }
}

/// xERC20: each bridge has a limit that comes back within a day.
contract CrossToken is ERC20, ERC20Permit, Ownable {
    struct Limit {
        uint256 max;
        uint256 current;
        uint256 timestamp;
    }

    uint256 private constant DURATION = 1 days;
    mapping(address => Limit) private _minting;
    mapping(address => Limit) private _burning;

    event BridgeLimitsSet(uint256 mintingLimit, uint256 burningLimit, address indexed bridge);
    error IXERC20_NotHighEnoughLimits();

    constructor(address bridge, address owner_) ERC20("Crossbill", "XBILL") ERC20Permit("Crossbill") Ownable(owner_) {
        _set(bridge, 200_000 ether, 200_000 ether);
        _mint(msg.sender, 20_000_000 ether);
    }

    function setLimits(address bridge, uint256 minting, uint256 burning) external onlyOwner {
        _set(bridge, minting, burning);
    }

    function mintingCurrentLimitOf(address bridge) public view returns (uint256) {
        return left(_minting[bridge]);
    }

    function burningCurrentLimitOf(address bridge) public view returns (uint256) {
        return left(_burning[bridge]);
    }

    function mint(address user, uint256 amount) external {
        use(_minting[msg.sender], amount);
        _mint(user, amount);
    }

    function burn(address user, uint256 amount) external {
        if (msg.sender != user) _spendAllowance(user, msg.sender, amount);
        use(_burning[msg.sender], amount);
        _burn(user, amount);
    }

    function _set(address bridge, uint256 minting, uint256 burning) private {
        _minting[bridge] = Limit(minting, minting, block.timestamp);
        _burning[bridge] = Limit(burning, burning, block.timestamp);
        emit BridgeLimitsSet(minting, burning, bridge);
    }

    function left(Limit storage limit) private view returns (uint256) {
        uint256 now_ = limit.current + (limit.max * (block.timestamp - limit.timestamp)) / DURATION;
        return now_ > limit.max ? limit.max : now_;
    }

    function use(Limit storage limit, uint256 amount) private {
        uint256 have = left(limit);
        if (have < amount) revert IXERC20_NotHighEnoughLimits();
        (limit.current, limit.timestamp) = (have - amount, block.timestamp);
    }
}

/// One way on which messages come: whom the operators of this way have attested.
contract Transceiver {
    address public immutable manager;
    address[2] public guardians;
    mapping(bytes32 => mapping(address => bool)) public attested;

    constructor(address manager_, address a, address b) {
        manager = manager_;
        guardians = [a, b];
    }

    function attest(bytes32 digest) external {
        require(msg.sender == guardians[0] || msg.sender == guardians[1], "guardian");
        attested[digest][msg.sender] = true;
        if (attested[digest][guardians[0]] && attested[digest][guardians[1]]) NttManager(manager).attestationReceived(digest);
    }
}

/// In the manner of NTT: two ways must bring the same message, and not more than a hundredth of the supply in a day.
contract NttManager {
    NttToken public immutable token;
    address[2] public transceivers;
    mapping(bytes32 => mapping(address => bool)) public votes;
    mapping(bytes32 => bool) public executed;
    mapping(uint256 => uint256) public inboundOn;

    event TransferSent(bytes32 indexed recipient, uint256 amount, uint16 chain);
    event TransferRedeemed(bytes32 indexed digest);

    constructor(address one, address two, NttToken token_) {
        transceivers = [one, two];
        token = token_;
    }

    function transfer(uint256 amount, uint16 chain, bytes32 recipient) external {
        token.transferFrom(msg.sender, address(this), amount);
        token.burn(amount);
        emit TransferSent(recipient, amount, chain);
    }

    function attestationReceived(bytes32 digest) external {
        require(msg.sender == transceivers[0] || msg.sender == transceivers[1], "CallerNotTransceiver");
        votes[digest][msg.sender] = true;
    }

    function executeMsg(uint16 chain, uint64 sequence, address to, uint256 amount) external {
        bytes32 digest = keccak256(abi.encode(block.chainid, chain, sequence, to, amount));
        require(votes[digest][transceivers[0]] && votes[digest][transceivers[1]], "MessageNotApproved");
        require(!executed[digest], "TransferAlreadyCompleted");
        executed[digest] = true;
        inboundOn[block.timestamp / 1 days] += amount;
        require(inboundOn[block.timestamp / 1 days] <= token.totalSupply() / 100, "NotEnoughCapacity");
        token.mint(to, amount);
        emit TransferRedeemed(digest);
    }
}

contract NttToken is ERC20("Nomad Nickel", "NICK"), Ownable {
    address public minter;

    error CallerNotMinter(address caller);
    event NewMinter(address previousMinter, address newMinter);

    constructor(address minter_, address owner_) Ownable(owner_) {
        minter = minter_;
        _mint(msg.sender, 44_000_000 ether);
    }

    function setMinter(address minter_) external onlyOwner {
        emit NewMinter(minter, minter_);
        minter = minter_;
    }

    function mint(address account, uint256 amount) external {
        if (msg.sender != minter) revert CallerNotMinter(msg.sender);
        _mint(account, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

/// Roots of messages are proposed, wait a week in which several may refuse them, and then everybody may execute what is in them.
contract OptimisticInbox {
    uint256 public constant WINDOW = 7 days;
    address public immutable proposer;
    address public immutable council;
    mapping(bytes32 => uint256) public provenAt;
    mapping(bytes32 => bool) public finalized;

    event RootProposed(bytes32 root);
    event RootRefused(bytes32 root);
    event WithdrawalInitiated(address indexed token, address indexed from, address to, uint256 amount);

    constructor(address proposer_, address council_, bytes32 genesis) {
        (proposer, council) = (proposer_, council_);
        provenAt[genesis] = 1;
    }

    function propose(bytes32 root) external {
        require(msg.sender == proposer && provenAt[root] == 0, "propose");
        provenAt[root] = block.timestamp;
        emit RootProposed(root);
    }

    function refuse(bytes32 root) external {
        require(msg.sender == council, "council");
        provenAt[root] = type(uint256).max - WINDOW;
        emit RootRefused(root);
    }

    function finalizeDeposit(bytes32 root, address token, address to, uint256 amount, uint256 nonce, bytes32[] calldata proof) external {
        require(provenAt[root] != 0 && block.timestamp > provenAt[root] + WINDOW, "window");
        bytes32 leaf = keccak256(abi.encode(token, to, amount, nonce));
        require(!finalized[leaf] && MerkleProof.verifyCalldata(proof, root, leaf), "proof");
        finalized[leaf] = true;
        BridgedToken(token).bridgeMint(to, amount);
    }

    function withdraw(address token, address to, uint256 amount) external {
        BridgedToken(token).bridgeBurn(msg.sender, amount);
        emit WithdrawalInitiated(token, msg.sender, to, amount);
    }
}

contract BridgedToken is ERC20("Bridged Saffron", "bSAFF"), ERC20Permit("Bridged Saffron") {
    address public immutable l1Address;
    address public immutable l2Bridge;

    event BridgeMint(address indexed account, uint256 amount);
    event BridgeBurn(address indexed account, uint256 amount);

    constructor(address bridge, address l1) {
        (l2Bridge, l1Address) = (bridge, l1);
    }

    modifier onlyBridge() {
        require(msg.sender == l2Bridge, "only bridge");
        _;
    }

    function bridgeMint(address to, uint256 amount) external onlyBridge {
        _mint(to, amount);
        emit BridgeMint(to, amount);
    }

    function bridgeBurn(address from, uint256 amount) external onlyBridge {
        _burn(from, amount);
        emit BridgeBurn(from, amount);
    }
}

/// Points of a season that nobody could pass on until it was over.
contract SeasonPoints is ERC20("Season Points", "SEAS"), Ownable(msg.sender) {
    bool public transferable;
    mapping(address => bool) public distributor;

    event TransfersEnabled();
    error Soulbound();

    constructor() {
        distributor[msg.sender] = true;
        _mint(msg.sender, 5_000_000 ether);
    }

    function enableTransfers() external onlyOwner {
        transferable = true;
        emit TransfersEnabled();
    }

    function _update(address from, address to, uint256 value) internal override {
        if (!transferable && from != address(0) && !distributor[from]) revert Soulbound();
        super._update(from, to, value);
    }
}

/// A note on bills of the treasury: issued and paid back to known customers, and free for everybody but the sanctioned.
contract TreasuryNote is ERC20("Tenor Treasury Note", "TNOTE"), AccessControl {
    bytes32 public constant ISSUER_ROLE = keccak256("ISSUER_ROLE");
    bytes32 public constant COMPLIANCE_ROLE = keccak256("COMPLIANCE_ROLE");
    mapping(address => bool) public isCustomer;
    mapping(address => bool) public isBlocked;

    event Subscribed(address indexed customer, uint256 amount);
    event RedemptionRequested(address indexed customer, uint256 amount);

    constructor(address multisig, address firstCustomer) {
        _grantRole(DEFAULT_ADMIN_ROLE, multisig);
        _grantRole(ISSUER_ROLE, multisig);
        _grantRole(COMPLIANCE_ROLE, multisig);
        isCustomer[firstCustomer] = true;
        _mint(firstCustomer, 12_000_000 ether);
    }

    function setCustomer(address account, bool allowed) external onlyRole(COMPLIANCE_ROLE) {
        isCustomer[account] = allowed;
    }

    function setBlocked(address account, bool blocked) external onlyRole(COMPLIANCE_ROLE) {
        isBlocked[account] = blocked;
    }

    function subscribe(address customer, uint256 amount) external onlyRole(ISSUER_ROLE) {
        require(isCustomer[customer], "KYC");
        _mint(customer, amount);
        emit Subscribed(customer, amount);
    }

    function requestRedemption(uint256 amount) external {
        require(isCustomer[msg.sender], "KYC");
        _burn(msg.sender, amount);
        emit RedemptionRequested(msg.sender, amount);
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!isBlocked[from] && !isBlocked[to], "blocked");
        super._update(from, to, value);
    }
}
