// 0.8 runs=200 evm=cancun ir
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";

/// So many of its members have to confirm whatever it does.
contract Council {
    struct Proposal {
        address to;
        uint256 value;
        bytes data;
        uint256 confirmations;
        bool done;
    }

    address[] private _owners;
    uint256 private _threshold;
    mapping(address => bool) public isOwner;
    Proposal[] public proposals;
    mapping(uint256 => mapping(address => bool)) public confirmed;

    event Submitted(uint256 indexed id, address indexed by);
    event Confirmed(uint256 indexed id, address indexed by);
    event Executed(uint256 indexed id);

    modifier onlyOwners() {
        require(isOwner[msg.sender], "not an owner");
        _;
    }

    modifier onlySelf() {
        require(msg.sender == address(this), "only itself");
        _;
    }

    constructor(address[] memory owners, uint256 threshold) {
        require(threshold > 1 && threshold <= owners.length, "threshold");
        for (uint256 i; i < owners.length; i++) {
            require(owners[i] != address(0) && !isOwner[owners[i]], "twice");
            isOwner[owners[i]] = true;
        }
        (_owners, _threshold) = (owners, threshold);
    }

    receive() external payable {}

    function getOwners() external view returns (address[] memory) {
        return _owners;
    }

    function getThreshold() external view returns (uint256) {
        return _threshold;
    }

    function submit(address to, uint256 value, bytes calldata data) external onlyOwners returns (uint256 id) {
        id = proposals.length;
        proposals.push(Proposal(to, value, data, 0, false));
        emit Submitted(id, msg.sender);
        confirm(id);
    }

    function confirm(uint256 id) public onlyOwners {
        require(id < proposals.length && !confirmed[id][msg.sender], "confirmed");
        confirmed[id][msg.sender] = true;
        proposals[id].confirmations++;
        emit Confirmed(id, msg.sender);
    }

    function execute(uint256 id) external onlyOwners returns (bytes memory answer) {
        Proposal storage one = proposals[id];
        require(!one.done && one.confirmations >= _threshold, "too few");
        one.done = true;
        bool ok;
        (ok, answer) = one.to.call{value: one.value}(one.data);
        require(ok, "failed");
        emit Executed(id);
    }

    function swapOwner(uint256 index, address to) external onlySelf {
        require(to != address(0) && !isOwner[to], "twice");
        isOwner[_owners[index]] = false;
        isOwner[to] = true;
        _owners[index] = to;
    }
}

/// A dollar whose balances carry the mark of the blacklist in their highest bit.
contract FiatDollar {
    string public name = "Coinage Dollar";
    string public constant symbol = "CGUSD";
    string public constant currency = "USD";
    string public constant version = "2";
    uint8 public constant decimals = 6;
    uint256 public totalSupply;
    address public owner;
    address public pauser;
    address public blacklister;
    address public masterMinter;
    address public rescuer;
    bool public paused;

    uint256 private constant MARK = 1 << 255;
    mapping(address => uint256) private _states;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public isMinter;
    mapping(address => uint256) public minterAllowance;
    mapping(address => uint256) public nonces;
    mapping(address => mapping(bytes32 => bool)) public authorizationState;

    bytes32 private constant PERMIT = keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    bytes32 private constant AUTHORIZED =
        keccak256("TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)");

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Mint(address indexed minter, address indexed to, uint256 amount);
    event Burn(address indexed burner, uint256 amount);
    event MinterConfigured(address indexed minter, uint256 allowed);
    event MinterRemoved(address indexed minter);
    event Blacklisted(address indexed account);
    event UnBlacklisted(address indexed account);
    event Pause();
    event Unpause();
    event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce);
    event OwnershipTransferred(address previousOwner, address newOwner);

    modifier only(address who) {
        require(msg.sender == who, "FiatToken: caller has not this role");
        _;
    }

    modifier whenNotPaused() {
        require(!paused, "Pausable: paused");
        _;
    }

    modifier notBlacklisted(address who) {
        require(_states[who] & MARK == 0, "Blacklistable: account is blacklisted");
        _;
    }

    constructor(address council, uint256 first) {
        owner = pauser = blacklister = masterMinter = rescuer = council;
        totalSupply = first;
        _states[msg.sender] = first;
        emit Transfer(address(0), msg.sender, first);
    }

    function balanceOf(address who) public view returns (uint256) {
        return _states[who] & ~MARK;
    }

    function isBlacklisted(address who) external view returns (bool) {
        return _states[who] & MARK != 0;
    }

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        return keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256(bytes(name)),
                keccak256("2"),
                block.chainid,
                address(this)
            )
        );
    }

    function configureMinter(address minter, uint256 allowed) external whenNotPaused only(masterMinter) {
        isMinter[minter] = true;
        minterAllowance[minter] = allowed;
        emit MinterConfigured(minter, allowed);
    }

    function removeMinter(address minter) external only(masterMinter) {
        isMinter[minter] = false;
        minterAllowance[minter] = 0;
        emit MinterRemoved(minter);
    }

    function mint(address to, uint256 amount) external whenNotPaused notBlacklisted(msg.sender) notBlacklisted(to) returns (bool) {
        require(isMinter[msg.sender], "FiatToken: caller is not a minter");
        require(to != address(0) && amount > 0, "FiatToken: mint");
        minterAllowance[msg.sender] -= amount;
        totalSupply += amount;
        _set(to, balanceOf(to) + amount);
        emit Mint(msg.sender, to, amount);
        emit Transfer(address(0), to, amount);
        return true;
    }

    function burn(uint256 amount) external whenNotPaused notBlacklisted(msg.sender) {
        require(isMinter[msg.sender], "FiatToken: caller is not a minter");
        _set(msg.sender, balanceOf(msg.sender) - amount);
        totalSupply -= amount;
        emit Burn(msg.sender, amount);
        emit Transfer(msg.sender, address(0), amount);
    }

    function blacklist(address who) external only(blacklister) {
        _states[who] |= MARK;
        emit Blacklisted(who);
    }

    function unBlacklist(address who) external only(blacklister) {
        _states[who] &= ~MARK;
        emit UnBlacklisted(who);
    }

    function pause() external only(pauser) {
        paused = true;
        emit Pause();
    }

    function unpause() external only(pauser) {
        paused = false;
        emit Unpause();
    }

    function rescueERC20(FiatDollar coin, address to, uint256 amount) external only(rescuer) {
        require(coin.transfer(to, amount), "rescue");
    }

    function updatePauser(address to) external only(owner) {
        pauser = to;
    }

    function updateBlacklister(address to) external only(owner) {
        blacklister = to;
    }

    function updateMasterMinter(address to) external only(owner) {
        masterMinter = to;
    }

    function transferOwnership(address to) external only(owner) {
        require(to != address(0), "Ownable: zero");
        emit OwnershipTransferred(owner, to);
        owner = to;
    }

    function approve(address spender, uint256 value) external whenNotPaused notBlacklisted(msg.sender) notBlacklisted(spender) returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function permit(address holder, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
        whenNotPaused
        notBlacklisted(holder)
        notBlacklisted(spender)
    {
        require(block.timestamp <= deadline, "FiatTokenV2: permit is expired");
        _check(holder, keccak256(abi.encode(PERMIT, holder, spender, value, nonces[holder]++, deadline)), v, r, s);
        allowance[holder][spender] = value;
        emit Approval(holder, spender, value);
    }

    function transferWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external whenNotPaused notBlacklisted(from) notBlacklisted(to) {
        require(block.timestamp > validAfter && block.timestamp < validBefore, "FiatTokenV2: time");
        require(!authorizationState[from][nonce], "FiatTokenV2: used");
        _check(from, keccak256(abi.encode(AUTHORIZED, from, to, value, validAfter, validBefore, nonce)), v, r, s);
        authorizationState[from][nonce] = true;
        emit AuthorizationUsed(from, nonce);
        _transfer(from, to, value);
    }

    function transfer(address to, uint256 value) external whenNotPaused notBlacklisted(msg.sender) notBlacklisted(to) returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value)
        external
        whenNotPaused
        notBlacklisted(msg.sender)
        notBlacklisted(from)
        notBlacklisted(to)
        returns (bool)
    {
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _check(address signer, bytes32 hash, uint8 v, bytes32 r, bytes32 s) private view {
        address who = ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR(), hash)), v, r, s);
        require(who != address(0) && who == signer, "EIP712: invalid signature");
    }

    function _set(address who, uint256 balance) private {
        require(balance < MARK, "FiatToken: overflow");
        _states[who] = balance | (_states[who] & MARK);
    }

    function _transfer(address from, address to, uint256 value) private {
        require(to != address(0), "ERC20: transfer to the zero address");
        require(balanceOf(from) >= value, "ERC20: transfer amount exceeds balance");
        _set(from, balanceOf(from) - value);
        _set(to, balanceOf(to) + value);
        emit Transfer(from, to, value);
    }
}

/// Gold in a vault: a fee of at most two hundredths of a percent, and officers who are one council.
contract BullionToken {
    string public constant name = "Bullion Ounce";
    string public constant symbol = "BLLN";
    uint8 public constant decimals = 18;
    uint256 public constant feeParts = 1_000_000;
    uint256 public constant maxFeeRate = 200;
    uint256 public totalSupply;
    uint256 public feeRate;
    address public owner;
    address public proposedOwner;
    address public supplyController;
    address public assetProtectionRole;
    address public feeController;
    address public feeRecipient;
    bool public paused;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public frozen;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event FeeCollected(address indexed from, address indexed to, uint256 value);
    event FeeRateSet(uint256 indexed old, uint256 indexed now_);
    event SupplyIncreased(address indexed to, uint256 value);
    event SupplyDecreased(address indexed from, uint256 value);
    event AddressFrozen(address indexed who);
    event AddressUnfrozen(address indexed who);
    event FrozenAddressWiped(address indexed who);

    modifier only(address who) {
        require(msg.sender == who, "not the officer");
        _;
    }

    constructor(address council) {
        owner = supplyController = assetProtectionRole = feeController = feeRecipient = council;
        balanceOf[msg.sender] = totalSupply = 240_000 ether;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function proposeOwner(address to) external only(owner) {
        proposedOwner = to;
    }

    function claimOwnership() external only(proposedOwner) {
        (owner, proposedOwner) = (proposedOwner, address(0));
    }

    function setFeeRate(uint256 rate) external only(feeController) {
        require(rate <= maxFeeRate, "cannot set fee rate above the highest");
        emit FeeRateSet(feeRate, rate);
        feeRate = rate;
    }

    function setFeeRecipient(address to) external only(feeController) {
        require(to != address(0), "zero");
        feeRecipient = to;
    }

    function increaseSupply(uint256 value) external only(supplyController) {
        totalSupply += value;
        balanceOf[supplyController] += value;
        emit SupplyIncreased(supplyController, value);
        emit Transfer(address(0), supplyController, value);
    }

    function decreaseSupply(uint256 value) external only(supplyController) {
        balanceOf[supplyController] -= value;
        totalSupply -= value;
        emit SupplyDecreased(supplyController, value);
        emit Transfer(supplyController, address(0), value);
    }

    function freeze(address who) external only(assetProtectionRole) {
        frozen[who] = true;
        emit AddressFrozen(who);
    }

    function unfreeze(address who) external only(assetProtectionRole) {
        frozen[who] = false;
        emit AddressUnfrozen(who);
    }

    function wipeFrozenAddress(address who) external only(assetProtectionRole) {
        require(frozen[who], "address is not frozen");
        uint256 value = balanceOf[who];
        balanceOf[who] = 0;
        totalSupply -= value;
        emit FrozenAddressWiped(who);
        emit Transfer(who, address(0), value);
    }

    function pause() external only(owner) {
        paused = true;
    }

    function unpause() external only(owner) {
        paused = false;
    }

    function getFeeFor(uint256 value) public view returns (uint256) {
        return feeRate == 0 ? 0 : (value * feeRate) / feeParts;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        require(!paused && !frozen[spender] && !frozen[msg.sender], "whenNotPaused");
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _transfer(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(!frozen[msg.sender], "address frozen");
        allowance[from][msg.sender] -= value;
        return _transfer(from, to, value);
    }

    function _transfer(address from, address to, uint256 value) private returns (bool) {
        require(!paused, "whenNotPaused");
        require(to != address(0), "cannot transfer to address zero");
        require(!frozen[from] && !frozen[to], "address frozen");
        balanceOf[from] -= value;
        uint256 fee = getFeeFor(value);
        balanceOf[to] += value - fee;
        emit Transfer(from, to, value - fee);
        if (fee > 0) {
            balanceOf[feeRecipient] += fee;
            emit Transfer(from, feeRecipient, fee);
            emit FeeCollected(from, feeRecipient, fee);
        }
        return true;
    }
}

/// Providers report, the middle of what is fresh counts, and one of them alone counts for nothing.
contract MedianOracle {
    struct Report {
        uint128 value;
        uint128 time;
    }

    uint256 public constant minimum = 3;
    uint256 public constant delay = 1 hours;
    uint256 public constant expiry = 1 days;
    address[] public providers;
    mapping(address => bool) public isProvider;
    mapping(address => Report) public reports;

    constructor(address[] memory providers_) {
        providers = providers_;
        for (uint256 i; i < providers_.length; i++) isProvider[providers_[i]] = true;
    }

    function pushReport(uint128 value) external {
        require(isProvider[msg.sender], "not a provider");
        reports[msg.sender] = Report(value, uint128(block.timestamp));
    }

    function getData() external view returns (uint256, bool) {
        uint256[] memory fresh = new uint256[](providers.length);
        uint256 count;
        for (uint256 i; i < providers.length; i++) {
            Report memory one = reports[providers[i]];
            if (one.time + delay > block.timestamp || one.time + expiry < block.timestamp) continue;
            uint256 at = count++;
            for (; at > 0 && fresh[at - 1] > one.value; at--) fresh[at] = fresh[at - 1];
            fresh[at] = one.value;
        }
        return count < minimum ? (0, false) : (fresh[count / 2], true);
    }
}

/// Once a day anybody may ask for a step towards the target, of a twentieth at most.
contract MonetaryPolicy {
    MedianOracle public immutable oracle;
    address public immutable owner;
    SpringToken public token;
    uint256 public lag = 10;
    uint256 public threshold = 0.05e18;
    uint256 public last;
    uint256 public epoch;
    uint256 private constant TARGET = 1e18;

    constructor(MedianOracle oracle_, address owner_) {
        (oracle, owner) = (oracle_, owner_);
    }

    function initialize(SpringToken token_) external {
        require(address(token) == address(0), "initialized");
        token = token_;
    }

    function setLag(uint256 lag_) external {
        require(msg.sender == owner && lag_ >= 5, "lag");
        lag = lag_;
    }

    function setThreshold(uint256 threshold_) external {
        require(msg.sender == owner && threshold_ <= 0.2e18, "threshold");
        threshold = threshold_;
    }

    function rebase() external {
        require(msg.sender == tx.origin, "no contracts");
        require(block.timestamp >= last + 1 days, "once a day");
        (last, epoch) = (block.timestamp, epoch + 1);
        (uint256 rate, bool valid) = oracle.getData();
        require(valid, "no rate");
        if (rate > 2e18) rate = 2e18;
        int256 off = int256(rate) - int256(TARGET);
        if (off < int256(threshold) && off > -int256(threshold)) off = 0;
        int256 delta = (int256(token.totalSupply()) * off) / int256(TARGET) / int256(lag);
        int256 most = int256(token.totalSupply() / 20);
        token.rebase(epoch, delta > most ? most : delta < -most ? -most : delta);
    }
}

/// Everybody owns a share of all, and the whole grows and shrinks.
contract SpringToken {
    string public constant name = "Spring";
    string public constant symbol = "SPRG";
    uint8 public constant decimals = 9;
    uint256 private constant FIRST = 50_000_000e9;
    uint256 private constant GONS = type(uint256).max - (type(uint256).max % FIRST);
    uint256 public totalSupply = FIRST;
    uint256 private _gonsPerFragment = GONS / FIRST;
    address public owner;
    address public monetaryPolicy;
    mapping(address => uint256) private _gons;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event LogRebase(uint256 indexed epoch, uint256 totalSupply);
    event LogMonetaryPolicyUpdated(address policy);

    constructor(address policy, address owner_) {
        (monetaryPolicy, owner) = (policy, owner_);
        _gons[msg.sender] = GONS;
        emit Transfer(address(0), msg.sender, FIRST);
    }

    function setMonetaryPolicy(address policy) external {
        require(msg.sender == owner, "Ownable");
        monetaryPolicy = policy;
        emit LogMonetaryPolicyUpdated(policy);
    }

    function rebase(uint256 epoch, int256 delta) external returns (uint256) {
        require(msg.sender == monetaryPolicy, "policy");
        totalSupply = delta < 0 ? totalSupply - uint256(-delta) : totalSupply + uint256(delta);
        if (totalSupply > type(uint128).max) totalSupply = type(uint128).max;
        _gonsPerFragment = GONS / totalSupply;
        emit LogRebase(epoch, totalSupply);
        return totalSupply;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _gons[who] / _gonsPerFragment;
    }

    function scaledBalanceOf(address who) external view returns (uint256) {
        return _gons[who];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _transfer(msg.sender, to, value);
    }

    function transferAll(address to) external returns (bool) {
        return _transfer(msg.sender, to, balanceOf(msg.sender));
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _transfer(from, to, value);
    }

    function _transfer(address from, address to, uint256 value) private returns (bool) {
        require(to != address(0) && to != address(this), "recipient");
        uint256 gons = value * _gonsPerFragment;
        _gons[from] -= gons;
        _gons[to] += gons;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Minted by a bridge when two thirds of its guardians have signed.
contract GuardianBridge is EIP712("GuardianBridge", "1") {
    bytes32 private constant MESSAGE = keccak256("Message(uint64 sequence,uint16 source,bytes32 emitter,address to,uint256 amount)");
    address[] public guardians;
    uint32 public guardianSetIndex;
    WormToken public token;
    mapping(bytes32 => bool) public consumed;

    constructor(address[] memory guardians_) {
        guardians = guardians_;
    }

    function register(WormToken token_) external {
        require(address(token) == address(0), "registered");
        token = token_;
    }

    function quorum() public view returns (uint256) {
        return (guardians.length * 2) / 3 + 1;
    }

    function completeTransfer(uint64 sequence, uint16 source, bytes32 emitter, address to, uint256 amount, bytes[] calldata signatures)
        external
    {
        bytes32 hash = _hashTypedDataV4(keccak256(abi.encode(MESSAGE, sequence, source, emitter, to, amount)));
        _verify(hash, signatures);
        require(!consumed[hash], "transfer already completed");
        consumed[hash] = true;
        token.mint(to, amount);
    }

    function submitNewGuardianSet(address[] calldata next, bytes[] calldata signatures) external {
        _verify(_hashTypedDataV4(keccak256(abi.encode(guardianSetIndex + 1, next))), signatures);
        require(next.length >= 3, "too few");
        guardians = next;
        guardianSetIndex++;
    }

    function transferOut(uint256 amount, uint16 chain, bytes32 recipient) external {
        token.burn(msg.sender, amount);
        emit LogMessagePublished(msg.sender, amount, chain, recipient);
    }

    event LogMessagePublished(address indexed sender, uint256 amount, uint16 chain, bytes32 recipient);

    function _verify(bytes32 hash, bytes[] calldata signatures) private view {
        require(signatures.length >= quorum(), "no quorum");
        uint256 at;
        for (uint256 i; i < signatures.length; i++) {
            address signer = ECDSA.recover(hash, signatures[i]);
            while (at < guardians.length && guardians[at] != signer) at++;
            require(at++ < guardians.length, "VM signature invalid");
        }
    }
}

contract WormToken is ERC20("Wrapped Larch", "wLRCH") {
    address public immutable bridge;
    uint16 public constant chainId = 1;
    bytes32 public constant nativeContract = keccak256("larch");

    constructor(address bridge_) {
        bridge = bridge_;
        _mint(msg.sender, 8_000_000e8);
    }

    function decimals() public pure override returns (uint8) {
        return 8;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == bridge, "caller is not the bridge");
        _mint(to, amount);
    }

    /// Asked by the bridge for whoever calls it.
    function burn(address from, uint256 amount) external {
        require(msg.sender == bridge, "caller is not the bridge");
        _burn(from, amount);
    }
}
