// 0.8 runs=800 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {AccessControlEnumerable} from "@openzeppelin/contracts/access/extensions/AccessControlEnumerable.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// Satoshis that a consortium has notarised, and that the drawbridge of two of three has heard of as well.
contract Drawbridge is Ownable {
    mapping(bytes32 => uint8) public depositHistory;
    uint256 public validateThreshold = 1e8;

    constructor(address owner_) Ownable(owner_) {}

    function reportDeposits(bytes32[] calldata ids) external onlyOwner {
        for (uint256 i; i < ids.length; i++) if (depositHistory[ids[i]] == 0) depositHistory[ids[i]] = 1;
    }

    function validateWithdrawal(bytes32 id, uint256 amount) external {
        if (amount < validateThreshold) return;
        require(depositHistory[id] == 1, "WithdrawalFailedValidation");
        depositHistory[id] = 2;
    }
}

contract Consortium {
    address[] public validators;
    uint256 public constant weightThreshold = 5;

    constructor(address[] memory validators_) {
        validators = validators_;
    }

    function checkProof(bytes32 hash, bytes[] calldata signatures) external view {
        uint256 weight;
        for (uint256 i; i < validators.length; i++) {
            if (signatures[i].length != 65) continue;
            bytes32 r = bytes32(signatures[i][0:32]);
            bytes32 s = bytes32(signatures[i][32:64]);
            if (ecrecover(hash, uint8(signatures[i][64]), r, s) == validators[i]) weight++;
        }
        require(weight >= weightThreshold, "NotEnoughSignatures");
    }
}

contract LimeBitcoin is ERC20, Ownable {
    Consortium public consortium;
    Drawbridge public bascule;
    bool public withdrawalsEnabled;
    uint256 public burnCommission = 500;
    mapping(bytes32 => bool) public usedPayloads;

    event MintProofConsumed(address indexed recipient, bytes32 indexed payloadHash);
    event UnstakeRequest(address indexed from, bytes scriptPubKey, uint256 amount);

    constructor(Consortium consortium_, Drawbridge bascule_) ERC20("Lime Staked Bitcoin", "LMBTC") Ownable(msg.sender) {
        (consortium, bascule) = (consortium_, bascule_);
        _mint(msg.sender, 4_000e8);
    }

    function decimals() public pure override returns (uint8) {
        return 8;
    }

    function toggleWithdrawals() external onlyOwner {
        withdrawalsEnabled = !withdrawalsEnabled;
    }

    function changeBascule(Drawbridge to) external onlyOwner {
        bascule = to;
    }

    function changeConsortium(Consortium to) external onlyOwner {
        consortium = to;
    }

    function mint(bytes calldata payload, bytes[] calldata proof) external {
        (uint256 chain, address to, uint256 amount, bytes32 txid, uint32 vout) = abi.decode(payload, (uint256, address, uint256, bytes32, uint32));
        require(chain == block.chainid, "WrongChainId");
        bytes32 hash = sha256(payload);
        consortium.checkProof(hash, proof);
        require(!usedPayloads[hash], "PayloadAlreadyUsed");
        usedPayloads[hash] = true;
        bascule.validateWithdrawal(keccak256(abi.encode(to, amount, txid, vout)), amount);
        _mint(to, amount);
        emit MintProofConsumed(to, hash);
    }

    function redeem(bytes calldata scriptPubKey, uint256 amount) external {
        require(withdrawalsEnabled && amount > burnCommission, "WithdrawalsDisabled");
        _transfer(msg.sender, owner(), burnCommission);
        _burn(msg.sender, amount - burnCommission);
        emit UnstakeRequest(msg.sender, scriptPubKey, amount - burnCommission);
    }
}

/// Three percent a year at most by the second, through an emission manager, and one contract of signatures that all allow.
contract PolarisToken is ERC20Permit, AccessControlEnumerable {
    bytes32 public constant EMISSION_ROLE = keccak256("EMISSION_ROLE");
    bytes32 public constant CAP_MANAGER_ROLE = keccak256("CAP_MANAGER_ROLE");
    bytes32 public constant PERMIT2_REVOKER_ROLE = keccak256("PERMIT2_REVOKER_ROLE");
    address public constant PERMIT2 = 0x000000000022D473030F116dDEE9F6B43aC78BA3;
    uint256 public constant HIGHEST_CAP = 10e18;
    uint256 public mintPerSecondCap = 3e18;
    uint256 public lastMint;
    bool public permit2Enabled = true;

    event MintCapUpdated(uint256 oldCap, uint256 newCap);
    event Permit2AllowanceUpdated(bool enabled);

    error MaxMintExceeded(uint256 maxMint, uint256 mintRequested);

    constructor(address emission, address council) ERC20("Polaris Ecosystem Token", "PLRS") ERC20Permit("Polaris Ecosystem Token") {
        _grantRole(DEFAULT_ADMIN_ROLE, council);
        _grantRole(EMISSION_ROLE, emission);
        _grantRole(CAP_MANAGER_ROLE, council);
        _grantRole(PERMIT2_REVOKER_ROLE, council);
        lastMint = block.timestamp;
        _mint(msg.sender, 10_000_000_000e18);
    }

    function mint(address to, uint256 amount) external onlyRole(EMISSION_ROLE) {
        uint256 most = (block.timestamp - lastMint) * mintPerSecondCap;
        if (amount > most) revert MaxMintExceeded(most, amount);
        lastMint = block.timestamp;
        _mint(to, amount);
    }

    function updateMintCap(uint256 cap) external onlyRole(CAP_MANAGER_ROLE) {
        require(cap <= HIGHEST_CAP, "cap");
        emit MintCapUpdated(mintPerSecondCap, cap);
        mintPerSecondCap = cap;
    }

    function updatePermit2Allowance(bool enabled) external onlyRole(PERMIT2_REVOKER_ROLE) {
        permit2Enabled = enabled;
        emit Permit2AllowanceUpdated(enabled);
    }

    function allowance(address owner, address spender) public view override returns (uint256) {
        if (spender == PERMIT2 && permit2Enabled) return type(uint256).max;
        return super.allowance(owner, spender);
    }
}

/// Anybody starts it; what it mints goes to two places that were written into it.
contract PolarisEmission {
    PolarisToken public immutable token;
    address public immutable stakeManager;
    address public immutable treasury;
    uint256 public immutable startTimestamp = block.timestamp;
    uint256 public constant PER_YEAR = 80_000_000e18;
    uint256 public minted;

    event TokenMint(uint256 amount, address caller);

    constructor(PolarisToken token_, address stakes, address treasury_) {
        (token, stakeManager, treasury) = (token_, stakes, treasury_);
    }

    function inflatedSupplyAfter(uint256 elapsed) public pure returns (uint256) {
        return (PER_YEAR * elapsed) / 365 days;
    }

    function mint() external {
        uint256 amount = inflatedSupplyAfter(block.timestamp - startTimestamp) - minted;
        minted += amount;
        token.mint(address(this), amount);
        token.transfer(stakeManager, amount / 2);
        token.transfer(treasury, amount - amount / 2);
        emit TokenMint(amount, msg.sender);
    }
}

/// What stands behind the wrapped one: anybody has it by unwrapping.
contract BackingAuk is ERC20, Ownable {
    mapping(address => bool) public isMinter;
    uint256 public transferRestrictionsDisabledAfter = type(uint256).max;
    mapping(address => bool) public allowedFrom;
    mapping(address => bool) public allowedTo;

    event TransferRestrictionsDisabled();

    constructor() ERC20("Backing Auk", "bAUK") Ownable(msg.sender) {
        allowedFrom[msg.sender] = true;
        _mint(msg.sender, 1_600_000_000e18);
    }

    function setAllowedFrom(address from, bool yes) external onlyOwner {
        allowedFrom[from] = yes;
    }

    function setAllowedTo(address to, bool yes) external onlyOwner {
        allowedTo[to] = yes;
    }

    function disableTransferRestrictions() external onlyOwner {
        require(transferRestrictionsDisabledAfter == type(uint256).max, "already disabled");
        transferRestrictionsDisabledAfter = 0;
        emit TransferRestrictionsDisabled();
    }

    function _update(address from, address to, uint256 amount) internal override {
        if (from != address(0) && to != address(0) && block.timestamp <= transferRestrictionsDisabledAfter)
            require(allowedFrom[from] || allowedTo[to], "from must be whitelisted");
        super._update(from, to, amount);
    }
}

/// One for one with what stands behind it; its restrictions were lifted for good.
contract AukToken is ERC20Permit, Ownable {
    BackingAuk public immutable backing;
    uint256 public transferRestrictionsDisabledAfter = type(uint256).max;

    event TransferRestrictionsDisabled();

    constructor(BackingAuk backing_) ERC20("Auk", "AUK") ERC20Permit("Auk") Ownable(msg.sender) {
        backing = backing_;
    }

    function wrap(uint256 amount) external {
        require(backing.transferFrom(msg.sender, address(this), amount));
        _mint(msg.sender, amount);
    }

    function unwrap(uint256 amount) external {
        _burn(msg.sender, amount);
        require(backing.transfer(msg.sender, amount));
    }

    function disableTransferRestrictions() external onlyOwner {
        require(transferRestrictionsDisabledAfter == type(uint256).max, "already disabled");
        transferRestrictionsDisabledAfter = 0;
        emit TransferRestrictionsDisabled();
    }

    function _update(address from, address to, uint256 amount) internal override {
        if (from != address(0) && to != address(0) && from != owner())
            require(block.timestamp > transferRestrictionsDisabledAfter, "restricted");
        super._update(from, to, amount);
    }
}

contract Tallow is ERC20 {
    constructor(string memory name_, string memory symbol_) ERC20(name_, symbol_) {
        _mint(msg.sender, 50_000_000e18);
    }
}

/// Share of a pool of two coins, four parts of the one to one part of the other.
contract WeightedShare is ERC20 {
    using SafeERC20 for IERC20;

    IERC20 public immutable heavy;
    IERC20 public immutable light;
    address public immutable authorizer;
    uint256 public swapFee = 30;
    bool private _entered;

    event Swap(address indexed who, bool heavyIn, uint256 amountIn, uint256 amountOut);
    event SwapFeePercentageChanged(uint256 fee);

    modifier nonReentrant() {
        require(!_entered, "REENTRANCY");
        _entered = true;
        _;
        _entered = false;
    }

    constructor(IERC20 heavy_, IERC20 light_, address authorizer_) ERC20("Eighty Tallow Twenty Wick", "80T-20W") {
        (heavy, light, authorizer) = (heavy_, light_, authorizer_);
    }

    function setSwapFeePercentage(uint256 fee) external {
        require(msg.sender == authorizer && fee >= 1 && fee <= 1_000, "SENDER_NOT_ALLOWED");
        swapFee = fee;
        emit SwapFeePercentageChanged(fee);
    }

    function joinPool(uint256 heavyIn, uint256 lightIn) external nonReentrant {
        uint256 supply = totalSupply();
        uint256 made = heavyIn;
        if (supply > 0) {
            made = (heavyIn * supply) / heavy.balanceOf(address(this));
            uint256 other = (lightIn * supply) / light.balanceOf(address(this));
            if (other < made) made = other;
        }
        require(made > 0, "ZERO_SHARES");
        heavy.safeTransferFrom(msg.sender, address(this), heavyIn);
        light.safeTransferFrom(msg.sender, address(this), lightIn);
        _mint(msg.sender, made);
    }

    function exitPool(uint256 shares) external nonReentrant {
        uint256 supply = totalSupply();
        _burn(msg.sender, shares);
        heavy.safeTransfer(msg.sender, (heavy.balanceOf(address(this)) * shares) / supply);
        light.safeTransfer(msg.sender, (light.balanceOf(address(this)) * shares) / supply);
    }

    /// The weight of four is four steps of one.
    function swap(bool heavyIn, uint256 amountIn, uint256 min) external nonReentrant returns (uint256 out) {
        (IERC20 give, IERC20 take) = heavyIn ? (heavy, light) : (light, heavy);
        uint256 net = (amountIn * (10_000 - swapFee)) / 10_000;
        uint256 ratio = (give.balanceOf(address(this)) * 1e18) / (give.balanceOf(address(this)) + net);
        uint256 power = heavyIn ? (((ratio * ratio) / 1e18) * ((ratio * ratio) / 1e18)) / 1e18 : _root(_root(ratio)) + 1e10;
        if (power > 1e18) power = 1e18;
        out = (take.balanceOf(address(this)) * (1e18 - power)) / 1e18;
        require(out >= min, "SWAP_LIMIT");
        give.safeTransferFrom(msg.sender, address(this), amountIn);
        take.safeTransfer(msg.sender, out);
        emit Swap(msg.sender, heavyIn, amountIn, out);
    }

    function _root(uint256 x) private pure returns (uint256 y) {
        x *= 1e18;
        uint256 z = (x + 1) / 2;
        y = x;
        while (z < y) (y, z) = (z, (x / z + z) / 2);
    }
}
