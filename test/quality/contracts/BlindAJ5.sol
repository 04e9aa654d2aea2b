// 0.8 off
// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts-4/token/ERC20/extensions/draft-ERC20Permit.sol";
import {Ownable} from "@openzeppelin/contracts-4/access/Ownable.sol";

/// Two of the attesters sign for a message; which ones there are is for a manager.
contract AttestedTransmitter {
    mapping(address => bool) public isEnabledAttester;
    mapping(bytes32 => mapping(address => bool)) private _said;
    mapping(bytes32 => uint256) public signatures;
    mapping(bytes32 => bool) public usedNonces;
    address public attesterManager;
    uint256 public signatureThreshold = 2;

    event MessageReceived(address indexed caller, uint32 sourceDomain, uint64 indexed nonce);

    constructor(address manager, address[] memory attesters) {
        attesterManager = manager;
        for (uint256 i; i < attesters.length; i++) isEnabledAttester[attesters[i]] = true;
    }

    function setAttester(address who, bool is_) external {
        require(msg.sender == attesterManager, "Caller not attester manager");
        isEnabledAttester[who] = is_;
    }

    /// The last attester that is needed brings the message.
    function attest(uint32 source, uint64 nonce, AttestedMinter minter, address to, uint256 amount) external {
        bytes32 message = keccak256(abi.encode(source, nonce, minter, to, amount));
        require(isEnabledAttester[msg.sender] && !_said[message][msg.sender]);
        _said[message][msg.sender] = true;
        bytes32 key = keccak256(abi.encode(source, nonce));
        if (++signatures[message] < signatureThreshold || usedNonces[key]) return;
        usedNonces[key] = true;
        minter.mint(to, amount);
        emit MessageReceived(msg.sender, source, nonce);
    }
}

/// A limit for each message, and a controller of two of three.
contract AttestedMinter {
    address public immutable transmitter;
    address public immutable tokenController;
    AttestedCrown public immutable token;
    uint256 public burnLimitPerMessage = 1_000_000e6;
    bool public paused;

    constructor(address transmitter_, address controller, AttestedCrown token_) {
        (transmitter, tokenController, token) = (transmitter_, controller, token_);
    }

    function setLimit(uint256 limit) external {
        require(msg.sender == tokenController);
        burnLimitPerMessage = limit;
    }

    function pause(bool is_) external {
        require(msg.sender == tokenController);
        paused = is_;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == transmitter && !paused, "Caller not local message transmitter");
        require(amount <= burnLimitPerMessage, "Burn amount exceeds per tx limit");
        token.mint(to, amount);
    }

    function depositForBurn(uint256 amount, uint32, bytes32) external {
        require(amount <= burnLimitPerMessage && !paused);
        token.transferFrom(msg.sender, address(this), amount);
        token.burn(amount);
    }
}

contract AttestedCrown is ERC20 {
    address public immutable minter;

    constructor(address minter_) ERC20("Attested Crown", "ACRN") {
        minter = minter_;
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == minter, "FiatToken: caller is not a minter");
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

/// Five of eight confirm, and seven what is large; the admin is a timelock.
contract OracleGate {
    uint256 public constant MIN_CONFIRMATIONS = 5;
    uint256 public constant EXCESS_CONFIRMATIONS = 7;
    uint256 public constant EXCESS = 5_000_000 ether;
    address public immutable admin;
    GatedAsset public immutable asset;
    mapping(address => bool) public oracles;
    mapping(bytes32 => uint256) public confirmations;
    mapping(bytes32 => mapping(address => bool)) public hasVerified;
    mapping(bytes32 => bool) public isSubmissionUsed;

    constructor(address admin_, address[] memory list, GatedAsset asset_) {
        (admin, asset) = (admin_, asset_);
        for (uint256 i; i < list.length; i++) oracles[list[i]] = true;
    }

    function setOracle(address who, bool is_) external {
        require(msg.sender == admin);
        oracles[who] = is_;
    }

    function submit(uint256 chain, uint256 nonce, address to, uint256 amount) external {
        bytes32 id = keccak256(abi.encode(chain, nonce, to, amount));
        require(oracles[msg.sender] && !hasVerified[id][msg.sender], "SubmittedAlready");
        hasVerified[id][msg.sender] = true;
        confirmations[id]++;
        if (isSubmissionUsed[id] || confirmations[id] < (amount >= EXCESS ? EXCESS_CONFIRMATIONS : MIN_CONFIRMATIONS)) return;
        isSubmissionUsed[id] = true;
        asset.mint(to, amount);
    }

    function send(uint256 amount, uint256, address) external {
        asset.burnFrom(msg.sender, amount);
    }
}

contract GatedAsset is ERC20Permit {
    address public immutable gate;

    constructor(address gate_) ERC20("Gated Heath", "deHEATH") ERC20Permit("Gated Heath") {
        gate = gate_;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == gate, "MinterBadRole");
        _mint(to, amount);
    }

    function burnFrom(address from, uint256 amount) external {
        _spendAllowance(from, msg.sender, amount);
        _burn(from, amount);
    }
}

/// Notaries have weights; two thirds of these sign for a deposit, and for the set that follows them.
contract NotaryConsortium {
    uint256 public epoch = 1;
    uint256 public threshold;
    mapping(uint256 => mapping(address => uint256)) public weightOf;
    mapping(bytes32 => uint256) public signedWeight;
    mapping(bytes32 => mapping(address => bool)) private _signed;

    constructor(address[] memory notaries) {
        _set(notaries);
    }

    /// Whose signature is the last that is needed has it minted.
    function signMint(NotarizedBullion coin, address to, uint256 amount, bytes32 txid, uint32 vout) external {
        bytes32 payload = coin.payloadOf(to, amount, txid, vout);
        sign(payload);
        if (signedWeight[payload] >= threshold && !coin.usedPayloads(payload)) coin.mint(to, amount, txid, vout);
    }

    function sign(bytes32 payload) public {
        require(!_signed[payload][msg.sender]);
        _signed[payload][msg.sender] = true;
        signedWeight[payload] += weightOf[epoch][msg.sender];
    }

    function checkProof(bytes32 payload) public view {
        require(signedWeight[payload] >= threshold, "NotEnoughSignatures");
    }

    function setNextValidatorSet(address[] calldata notaries) external {
        checkProof(keccak256(abi.encode(epoch + 1, notaries)));
        epoch++;
        _set(notaries);
    }

    /// Later ones weigh less.
    function _set(address[] memory notaries) private {
        uint256 sum;
        for (uint256 i; i < notaries.length; i++) {
            weightOf[epoch][notaries[i]] = 100 - i * 5;
            sum += 100 - i * 5;
        }
        threshold = (sum * 2) / 3 + 1;
    }
}

contract NotarizedBullion is ERC20 {
    uint256 public constant BURN_COMMISSION = 1_000;
    NotaryConsortium public immutable consortium;
    address public immutable pauser;
    bool public withdrawalsPaused;
    mapping(bytes32 => bool) public usedPayloads;

    event MintProofConsumed(address indexed to, bytes32 indexed payload);
    event UnstakeRequest(address indexed from, bytes script, uint256 amount);

    constructor(NotaryConsortium consortium_, address pauser_) ERC20("Notarized Bullion", "NBTC") {
        (consortium, pauser) = (consortium_, pauser_);
    }

    function decimals() public pure override returns (uint8) {
        return 8;
    }

    function payloadOf(address to, uint256 amount, bytes32 txid, uint32 vout) public view returns (bytes32) {
        return keccak256(abi.encode(block.chainid, address(this), to, amount, txid, vout));
    }

    function mint(address to, uint256 amount, bytes32 txid, uint32 vout) external {
        bytes32 payload = payloadOf(to, amount, txid, vout);
        require(!usedPayloads[payload], "PayloadAlreadyUsed");
        consortium.checkProof(payload);
        usedPayloads[payload] = true;
        _mint(to, amount);
        emit MintProofConsumed(to, payload);
    }

    function redeem(bytes calldata script, uint256 amount) external {
        require(!withdrawalsPaused && amount > BURN_COMMISSION, "WithdrawalsDisabled");
        _burn(msg.sender, amount);
        emit UnstakeRequest(msg.sender, script, amount - BURN_COMMISSION);
    }

    function pauseWithdrawals(bool is_) external {
        require(msg.sender == pauser);
        withdrawalsPaused = is_;
    }
}

/// Three of five provers say which exits were proven; an emergency stops claims only, and for a week.
contract ExitRootManager {
    address public immutable council;
    mapping(address => bool) public isProver;
    mapping(bytes32 => uint256) public proofs;
    mapping(bytes32 => mapping(address => bool)) private _proved;
    uint256 public emergencyUntil;

    constructor(address[] memory provers, address council_, bytes32 genesis) {
        council = council_;
        proofs[genesis] = 3;
        for (uint256 i; i < provers.length; i++) isProver[provers[i]] = true;
    }

    function verifyBatches(bytes32 root) external {
        require(isProver[msg.sender] && !_proved[root][msg.sender], "OnlyProver");
        _proved[root][msg.sender] = true;
        proofs[root]++;
    }

    function activateEmergencyState() external {
        require(msg.sender == council && emergencyUntil + 90 days < block.timestamp);
        emergencyUntil = block.timestamp + 7 days;
    }
}

/// Makes a coin for what lies on the other side, when a leaf under a root says so.
contract ExitBridge {
    ExitRootManager public immutable manager;
    ExitWrapped public wrapped;
    mapping(uint256 => uint256) public claimedBitMap;

    event ClaimEvent(uint256 index, address to, uint256 amount);

    constructor(ExitRootManager manager_) {
        manager = manager_;
    }

    function bind(ExitWrapped wrapped_) external {
        require(address(wrapped) == address(0));
        wrapped = wrapped_;
    }

    function claimAsset(bytes32[] calldata proof, uint32 index, address to, uint256 amount) external {
        require(block.timestamp > manager.emergencyUntil(), "OnlyNotEmergencyState");
        bytes32 node = keccak256(abi.encode(uint8(0), to, amount));
        for (uint256 i; i < proof.length; i++)
            node = (index >> i) & 1 == 1 ? keccak256(abi.encode(proof[i], node)) : keccak256(abi.encode(node, proof[i]));
        require(manager.proofs(node) >= 3, "GlobalExitRootInvalid");
        uint256 bit = 1 << (index % 256);
        require(claimedBitMap[index / 256] & bit == 0, "AlreadyClaimed");
        claimedBitMap[index / 256] |= bit;
        wrapped.mint(to, amount);
        emit ClaimEvent(index, to, amount);
    }

    function bridgeAsset(uint32, address, uint256 amount) external {
        wrapped.burn(msg.sender, amount);
    }
}

contract ExitWrapped is ERC20 {
    address public immutable bridgeAddress;
    uint8 private immutable _digits;

    constructor(string memory name_, string memory symbol_, uint8 digits, address bridge) ERC20(name_, symbol_) {
        (bridgeAddress, _digits) = (bridge, digits);
    }

    function decimals() public view override returns (uint8) {
        return _digits;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == bridgeAddress, "TokenWrapped: Not PolygonZkEVMBridge");
        _mint(to, value);
    }

    function burn(address from, uint256 value) external {
        require(msg.sender == bridgeAddress, "TokenWrapped: Not PolygonZkEVMBridge");
        _burn(from, value);
    }
}

/// Its chain takes fees for gas in it, which only the machine itself may do.
contract HeathStable is ERC20, Ownable {
    address public broker;

    event BrokerUpdated(address broker);

    modifier onlyVm() {
        require(msg.sender == address(0), "Only VM can call");
        _;
    }

    constructor() ERC20("Heath Real", "hREAL") {
        _mint(msg.sender, 25_000_000 ether);
    }

    function setBroker(address next) external onlyOwner {
        broker = next;
        emit BrokerUpdated(next);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == broker, "not authorized to mint");
        _mint(to, value);
    }

    function burn(uint256 value) external {
        require(msg.sender == broker, "not authorized to burn");
        _burn(msg.sender, value);
    }

    function transferWithComment(address to, uint256 value, string calldata) external returns (bool) {
        return transfer(to, value);
    }

    function debitGasFees(address from, uint256 value) external onlyVm {
        _burn(from, value);
    }

    function creditGasFees(address from, address recipient, address community, uint256 refund, uint256 tip, uint256 base) external onlyVm {
        _mint(from, refund);
        _mint(recipient, tip);
        _mint(community, base);
    }
}
