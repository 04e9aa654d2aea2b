// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Base8} from "./Base8.sol";

/// A message counts once enough of its verifiers have attested it.
contract Endpoint {
    address[] public verifiers;
    uint256 public immutable required;
    mapping(address => bool) public isVerifier;
    mapping(bytes32 => uint256) public attestations;
    mapping(bytes32 => mapping(address => bool)) public attested;
    mapping(bytes32 => bool) public delivered;

    event PacketSent(uint32 indexed to, bytes32 peer, bytes message);

    constructor(address[] memory verifiers_, uint256 required_) {
        require(required_ >= 2, "two");
        (verifiers, required) = (verifiers_, required_);
        for (uint256 i; i < verifiers_.length; i++) isVerifier[verifiers_[i]] = true;
    }

    function send(uint32 to, bytes32 peer, bytes calldata message) external {
        emit PacketSent(to, peer, message);
    }

    function verify(bytes32 packet) external {
        require(isVerifier[msg.sender] && !attested[packet][msg.sender], "LZ_Unverifiable");
        attested[packet][msg.sender] = true;
        attestations[packet]++;
    }

    function lzReceive(uint32 from, bytes32 sender, uint64 nonce, address receiver, bytes calldata message) external {
        bytes32 packet = keccak256(abi.encode(from, sender, nonce, receiver, message));
        require(attestations[packet] >= required && !delivered[packet], "LZ_PayloadHashNotFound");
        delivered[packet] = true;
        OmniToken(receiver).lzReceive(from, sender, message);
    }
}

/// Burnt here and minted there; its peers are named by a timelock.
contract OmniToken is ERC20("Omni Thistle", "THSL") {
    Endpoint public immutable endpoint;
    address public owner;
    mapping(uint32 => bytes32) public peers;
    mapping(uint32 => mapping(uint16 => bytes)) public enforcedOptions;

    event PeerSet(uint32 eid, bytes32 peer);
    event OFTSent(uint32 dstEid, address indexed from, uint256 amount);
    event OFTReceived(uint32 srcEid, address indexed to, uint256 amount);

    constructor(Endpoint endpoint_, address owner_) {
        (endpoint, owner) = (endpoint_, owner_);
        _mint(msg.sender, 35_000_000 ether);
    }

    modifier onlyOwner() {
        require(msg.sender == owner, "OwnableUnauthorizedAccount");
        _;
    }

    function setPeer(uint32 eid, bytes32 peer) external onlyOwner {
        peers[eid] = peer;
        emit PeerSet(eid, peer);
    }

    function setEnforcedOptions(uint32 eid, uint16 kind, bytes calldata options) external onlyOwner {
        enforcedOptions[eid][kind] = options;
    }

    function transferOwnership(address to) external onlyOwner {
        owner = to;
    }

    function send(uint32 eid, bytes32 to, uint256 amount) external {
        require(peers[eid] != 0, "NoPeer");
        amount -= amount % 1e12;
        _burn(msg.sender, amount);
        endpoint.send(eid, peers[eid], abi.encode(to, uint64(amount / 1e12)));
        emit OFTSent(eid, msg.sender, amount);
    }

    function lzReceive(uint32 from, bytes32 sender, bytes calldata message) external {
        require(msg.sender == address(endpoint), "OnlyEndpoint");
        require(sender != 0 && peers[from] == sender, "OnlyPeer");
        (bytes32 to, uint64 amount) = abi.decode(message, (bytes32, uint64));
        _mint(address(uint160(uint256(to))), uint256(amount) * 1e12);
        emit OFTReceived(from, address(uint160(uint256(to))), uint256(amount) * 1e12);
    }
}

/// Bridges mint and burn within limits that fill up again over a day.
contract LimitedBridged is ERC20("Crossed Plover", "xPLVR") {
    struct Parameters {
        uint256 timestamp;
        uint256 perSecond;
        uint256 max;
        uint256 current;
    }

    address public owner;
    mapping(address => Parameters[2]) private _bridges;

    event BridgeLimitsSet(uint256 mintingLimit, uint256 burningLimit, address indexed bridge);

    constructor(address owner_) {
        owner = owner_;
        _mint(msg.sender, 25_000_000 ether);
    }

    function setLimits(address bridge, uint256 minting, uint256 burning) external {
        require(msg.sender == owner, "IXERC20_NotOwner");
        require(minting <= 1_000_000 ether && burning <= 1_000_000 ether, "IXERC20_LimitsTooHigh");
        uint256[2] memory limits = [minting, burning];
        for (uint256 i; i < 2; i++) _bridges[bridge][i] = Parameters(block.timestamp, limits[i] / 1 days, limits[i], limits[i]);
        emit BridgeLimitsSet(minting, burning, bridge);
    }

    function limitOf(address bridge, uint256 kind) public view returns (uint256) {
        Parameters memory one = _bridges[bridge][kind];
        uint256 filled = one.current + (block.timestamp - one.timestamp) * one.perSecond;
        return filled > one.max ? one.max : filled;
    }

    function _use(uint256 kind, uint256 amount) private {
        uint256 limit = limitOf(msg.sender, kind);
        require(amount <= limit, "IXERC20_NotHighEnoughLimits");
        _bridges[msg.sender][kind].current = limit - amount;
        _bridges[msg.sender][kind].timestamp = block.timestamp;
    }

    function mint(address to, uint256 amount) external {
        _use(0, amount);
        _mint(to, amount);
    }

    function burn(address from, uint256 amount) external {
        if (msg.sender != from) {
            _use(1, amount);
            _spendAllowance(from, msg.sender, amount);
        }
        _burn(from, amount);
    }
}

/// Roles to mint and to burn one's own; calls whom it pays; never to itself.
contract CalledToken is ERC20("Chainbinder", "CBND") {
    address public owner;
    uint256 public immutable maxSupply = 1_000_000_000 ether;
    mapping(address => bool) public isMinter;
    mapping(address => bool) public isBurner;

    event Transfer(address indexed from, address indexed to, uint256 value, bytes data);
    event MintAccessGranted(address indexed minter);
    event BurnAccessGranted(address indexed burner);

    constructor(address owner_) {
        owner = owner_;
        _mint(msg.sender, 100_000_000 ether);
    }

    modifier onlyOwner() {
        require(msg.sender == owner, "Only callable by owner");
        _;
    }

    function grantMintAndBurnRoles(address who) external onlyOwner {
        isMinter[who] = isBurner[who] = true;
        emit MintAccessGranted(who);
        emit BurnAccessGranted(who);
    }

    function revokeRoles(address who) external onlyOwner {
        isMinter[who] = isBurner[who] = false;
    }

    function mint(address to, uint256 amount) external {
        require(isMinter[msg.sender] && to != address(this), "SenderNotMinter");
        require(totalSupply() + amount <= maxSupply, "MaxSupplyExceeded");
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        require(isBurner[msg.sender], "SenderNotBurner");
        _burn(msg.sender, amount);
    }

    function burnFrom(address from, uint256 amount) external {
        require(isBurner[msg.sender], "SenderNotBurner");
        _spendAllowance(from, msg.sender, amount);
        _burn(from, amount);
    }

    function transferAndCall(address to, uint256 amount, bytes calldata data) external returns (bool) {
        _transfer(msg.sender, to, amount);
        emit Transfer(msg.sender, to, amount, data);
        if (to.code.length > 0) ITransferReceiver(to).onTokenTransfer(msg.sender, amount, data);
        return true;
    }

    function _update(address from, address to, uint256 value) internal override {
        require(to != address(this), "InvalidRecipient");
        super._update(from, to, value);
    }
}

interface ITransferReceiver {
    function onTokenTransfer(address from, uint256 amount, bytes calldata data) external;
}

contract Ohmic is ERC20("Ohmic", "OHMC") {
    address public immutable vault;

    constructor(address vault_) {
        vault = vault_;
        _mint(msg.sender, 2_000_000e9);
    }

    function decimals() public pure override returns (uint8) {
        return 9;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == vault, "UNAUTHORIZED");
        _mint(to, amount);
    }
}

/// Mints a fixed rate every eight hours for those who stake.
contract OhmicStaking {
    Ohmic public ohm;
    StakedOhmic public sohm;
    uint256 public constant epochLength = 8 hours;
    uint256 public constant rate = 3_000;
    uint256 public next = block.timestamp + 8 hours;
    uint256 public epoch;

    function bind(Ohmic ohm_, StakedOhmic sohm_) external {
        require(address(ohm) == address(0), "bound");
        (ohm, sohm) = (ohm_, sohm_);
    }

    function stake(uint256 amount) external {
        rebase();
        ohm.transferFrom(msg.sender, address(this), amount);
        sohm.move(address(this), msg.sender, amount);
    }

    function unstake(uint256 amount) external {
        sohm.move(msg.sender, address(this), amount);
        ohm.transfer(msg.sender, amount);
    }

    function rebase() public {
        if (block.timestamp < next) return;
        next += epochLength;
        uint256 profit = (sohm.circulating() * rate) / 1e6;
        if (profit == 0) return;
        ohm.mint(address(this), profit);
        sohm.rebase(profit, ++epoch);
    }
}

contract StakedOhmic {
    string public constant name = "Staked Ohmic";
    string public constant symbol = "sOHMC";
    uint8 public constant decimals = 9;
    uint256 private constant FIRST = 5_000_000e9;
    uint256 private constant GONS = type(uint256).max - (type(uint256).max % FIRST);
    uint256 private constant MAX = type(uint128).max;
    uint256 public totalSupply = FIRST;
    uint256 private _perFragment = GONS / FIRST;
    OhmicStaking public immutable staking;
    mapping(address => uint256) private _gons;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event LogRebase(uint256 indexed epoch, uint256 rebase, uint256 index);

    constructor(OhmicStaking staking_) {
        staking = staking_;
        _gons[address(staking_)] = GONS;
        emit Transfer(address(0), address(staking_), FIRST);
    }

    function circulating() public view returns (uint256) {
        return totalSupply - balanceOf(address(staking));
    }

    function rebase(uint256 profit, uint256 epoch) external {
        require(msg.sender == address(staking), "StakingContract: call is not staking contract");
        totalSupply += (profit * totalSupply) / circulating();
        if (totalSupply > MAX) totalSupply = MAX;
        _perFragment = GONS / totalSupply;
        emit LogRebase(epoch, profit, totalSupply);
    }

    /// Staking moves between itself and its own caller.
    function move(address from, address to, uint256 value) external {
        require(msg.sender == address(staking), "StakingContract: call is not staking contract");
        _transfer(from, to, value);
    }

    function balanceOf(address who) public view returns (uint256) {
        return _gons[who] / _perFragment;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        _gons[from] -= value * _perFragment;
        _gons[to] += value * _perFragment;
        emit Transfer(from, to, value);
    }
}

/// Two from each: what is staked divides into what is left and what it earns; after its end it is paid out one for one.
contract PrincipalToken is ERC20 {
    ERC20 public immutable SY;
    uint256 public immutable expiry;
    mapping(address => uint256) public yieldRights;
    uint256 public totalRights;

    event Minted(address indexed who, uint256 amount);
    event Redeemed(address indexed who, uint256 amount);

    constructor(ERC20 sy, uint256 expiry_) ERC20("PT Larkspur", "PT-LARK") {
        (SY, expiry) = (sy, expiry_);
    }

    function isExpired() public view returns (bool) {
        return block.timestamp >= expiry;
    }

    function mintPY(uint256 amount) external {
        require(!isExpired(), "YCExpired");
        SY.transferFrom(msg.sender, address(this), amount);
        yieldRights[msg.sender] += amount;
        totalRights += amount;
        _mint(msg.sender, amount);
        emit Minted(msg.sender, amount);
    }

    function redeemPY(uint256 amount) external {
        if (!isExpired()) {
            yieldRights[msg.sender] -= amount;
            totalRights -= amount;
        }
        _burn(msg.sender, amount);
        SY.transfer(msg.sender, amount);
        emit Redeemed(msg.sender, amount);
    }
}

contract Larkspur is ERC20("Larkspur yield", "SY-LARK") {
    constructor() {
        _mint(msg.sender, 9_000_000 ether);
    }
}

/// Cannot be sent to where it would be lost; minted against ether by those who borrow, without an owner.
contract Liquid is ERC20("Liquent", "LQNT") {
    Troves public immutable troves;

    constructor(Troves troves_) {
        troves = troves_;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == address(troves), "Caller is not BorrowerOperations");
        _mint(to, amount);
    }

    /// The troves burn of their own caller.
    function burn(address from, uint256 amount) external {
        require(msg.sender == address(troves), "Caller is not BorrowerOperations");
        _burn(from, amount);
    }

    function _update(address from, address to, uint256 value) internal override {
        require(to != address(this) && to != address(troves), "Cannot transfer tokens directly to the token or its core");
        super._update(from, to, value);
    }
}

contract Troves {
    Liquid public token;
    mapping(address => uint256) public debtOf;
    mapping(address => uint256) public collateralOf;

    function bind(Liquid token_) external {
        require(address(token) == address(0), "bound");
        token = token_;
    }

    function openTrove(uint256 amount) external payable {
        collateralOf[msg.sender] += msg.value;
        debtOf[msg.sender] += amount;
        require(collateralOf[msg.sender] * 1500 >= debtOf[msg.sender], "ICR < MCR");
        token.mint(msg.sender, amount);
    }

    function closeTrove() external {
        (uint256 debt, uint256 collateral) = (debtOf[msg.sender], collateralOf[msg.sender]);
        debtOf[msg.sender] = collateralOf[msg.sender] = 0;
        token.burn(msg.sender, debt);
        (bool ok, ) = msg.sender.call{value: collateral}("");
        require(ok, "ether");
    }

    function redeem(uint256 amount, address from) external {
        debtOf[from] -= amount;
        uint256 value = amount / 3000;
        collateralOf[from] -= value;
        token.burn(msg.sender, amount);
        (bool ok, ) = msg.sender.call{value: value}("");
        require(ok, "ether");
    }
}
