// 0.8 runs=200 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC1363} from "@openzeppelin/contracts/token/ERC20/extensions/ERC1363.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {ERC20 as SolmateERC20} from "solmate/src/tokens/ERC20.sol";
import {ERC4626} from "solmate/src/tokens/ERC4626.sol";
import {ERC20 as SoladyERC20} from "solady/src/tokens/ERC20.sol";

contract Wickcoin is SolmateERC20("Wick Dollar", "WICKD", 6) {
    constructor() {
        _mint(msg.sender, 40_000_000e6);
    }
}

/// A desk that keeps what is lent to it; who lent has it back at any time.
contract LinnetStrategy {
    SolmateERC20 public immutable asset;
    mapping(address => uint256) public lent;

    constructor(SolmateERC20 asset_) {
        asset = asset_;
    }

    function lend(uint256 amount) external {
        lent[msg.sender] += amount;
        asset.transferFrom(msg.sender, address(this), amount);
    }

    function redeem(uint256 amount) external {
        lent[msg.sender] -= amount;
        asset.transfer(msg.sender, amount);
    }
}

/// Share of a vault. Two of three choose the strategy, after three days; the fee of what is earned is a fifth at most.
contract LinnetVault is ERC4626 {
    LinnetStrategy public strategy;
    LinnetStrategy public pending;
    uint256 public pendingAt;
    address public immutable management;
    uint256 public performanceFee = 1_000;
    uint256 public lastAssets;

    event Harvested(uint256 gain, uint256 feeShares);
    error NotManagement();

    modifier onlyManagement() {
        if (msg.sender != management) revert NotManagement();
        _;
    }

    constructor(SolmateERC20 asset_, LinnetStrategy strategy_, address management_) ERC4626(asset_, "Linnet Wick Vault", "lvWICKD") {
        (strategy, management) = (strategy_, management_);
        asset_.approve(address(strategy_), type(uint256).max);
    }

    function totalAssets() public view override returns (uint256) {
        return asset.balanceOf(address(this)) + strategy.lent(address(this));
    }

    function setPerformanceFee(uint256 basis) external onlyManagement {
        require(basis <= 2_000, "a fifth at most");
        performanceFee = basis;
    }

    function proposeStrategy(LinnetStrategy next) external onlyManagement {
        require(address(next.asset()) == address(asset), "another asset");
        (pending, pendingAt) = (next, block.timestamp);
    }

    function acceptStrategy() external onlyManagement {
        require(address(pending) != address(0) && block.timestamp >= pendingAt + 3 days, "three days");
        strategy.redeem(strategy.lent(address(this)));
        asset.approve(address(strategy), 0);
        (strategy, pending) = (pending, LinnetStrategy(address(0)));
        asset.approve(address(strategy), type(uint256).max);
    }

    /// Anybody may put to work what lies idle, but for a twentieth.
    function tend() external {
        uint256 idle = asset.balanceOf(address(this));
        uint256 keep = totalAssets() / 20;
        if (idle > keep) strategy.lend(idle - keep);
    }

    function harvest() external {
        uint256 all = totalAssets();
        if (all <= lastAssets) return;
        uint256 fee = ((all - lastAssets) * performanceFee) / 10_000;
        uint256 shares = (fee * totalSupply) / (all - fee);
        lastAssets = all;
        _mint(management, shares);
        emit Harvested(fee, shares);
    }

    function afterDeposit(uint256 assets, uint256) internal override {
        lastAssets += assets;
    }

    function beforeWithdraw(uint256 assets, uint256) internal override {
        lastAssets = lastAssets > assets ? lastAssets - assets : 0;
        uint256 idle = asset.balanceOf(address(this));
        if (idle < assets) strategy.redeem(assets - idle);
    }
}

/// On this side of the water: only the gate makes it, for what was locked on the other.
contract Ferrymark is SoladyERC20 {
    address public immutable l1Token;
    address public immutable gate;

    error OnlyGate();

    modifier onlyGate() {
        if (msg.sender != gate) revert OnlyGate();
        _;
    }

    constructor(address gate_, address l1Token_) {
        (gate, l1Token) = (gate_, l1Token_);
    }

    function name() public pure override returns (string memory) {
        return "Ferrymark (Bridged)";
    }

    function symbol() public pure override returns (string memory) {
        return "FRMK.b";
    }

    function mint(address to, uint256 value) external onlyGate {
        _mint(to, value);
    }

    /// The gate burns what its caller has brought to it.
    function burn(uint256 value) external onlyGate {
        _burn(msg.sender, value);
    }
}

/// Three of five attesters have to have seen a deposit on the other side; so much a day and no more.
contract FerryGate {
    uint256 public constant DAILY = 20_000_000 ether;
    Ferrymark public token;
    address[] public attesters;
    mapping(bytes32 => uint256) public seen;
    mapping(bytes32 => mapping(address => bool)) private hasSeen;
    mapping(uint256 => uint256) public mintedOn;

    event DepositFinalized(address indexed to, uint256 value, uint256 indexed nonce);
    event WithdrawalInitiated(address indexed from, address indexed to, uint256 value);

    constructor(address[] memory attesters_) {
        attesters = attesters_;
    }

    function tie(Ferrymark token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function attest(address to, uint256 value, uint256 nonce) external {
        bool one;
        for (uint256 i; i < attesters.length; i++) if (attesters[i] == msg.sender) one = true;
        bytes32 id = keccak256(abi.encode(to, value, nonce));
        require(one && !hasSeen[id][msg.sender], "not an attester");
        hasSeen[id][msg.sender] = true;
        if (++seen[id] != 3) return;
        uint256 today = block.timestamp / 1 days;
        require((mintedOn[today] += value) <= DAILY, "too much for a day");
        token.mint(to, value);
        emit DepositFinalized(to, value, nonce);
    }

    function withdraw(address to, uint256 value) external {
        token.transferFrom(msg.sender, address(this), value);
        token.burn(value);
        emit WithdrawalInitiated(msg.sender, to, value);
    }
}

/// Carries letters between chains: each needs the word of both verifiers, then anybody delivers it.
contract PostOffice {
    address[2] public verifiers;
    mapping(bytes32 => mapping(address => bool)) public verified;
    mapping(bytes32 => bool) public delivered;
    uint64 public outbound;

    event PacketSent(uint64 indexed nonce, address indexed from, uint32 to, bytes32 receiver, bytes message);

    constructor(address a, address b) {
        verifiers = [a, b];
    }

    function verify(bytes32 packet) external {
        require(msg.sender == verifiers[0] || msg.sender == verifiers[1], "not a verifier");
        verified[packet][msg.sender] = true;
    }

    function send(uint32 to, bytes32 receiver, bytes calldata message) external {
        emit PacketSent(++outbound, msg.sender, to, receiver, message);
    }

    function deliver(Swiftlark to, uint32 source, bytes32 sender, uint64 nonce, bytes calldata message) external {
        bytes32 packet = keccak256(abi.encode(to, source, sender, nonce, message));
        require(verified[packet][verifiers[0]] && verified[packet][verifiers[1]] && !delivered[packet], "not verified");
        delivered[packet] = true;
        to.lzReceive(source, sender, message);
    }
}

/// The same coin on many chains: burnt here, made there. Its owner names the peers, and is the timelock.
contract Swiftlark is ERC20("Swiftlark", "SWLK"), Ownable {
    PostOffice public immutable endpoint;
    mapping(uint32 => bytes32) public peers;

    event PeerSet(uint32 eid, bytes32 peer);
    event OFTSent(uint32 indexed to, address indexed from, uint256 amount);
    event OFTReceived(uint32 indexed source, address indexed to, uint256 amount);

    error OnlyEndpoint(address caller);
    error OnlyPeer(uint32 eid, bytes32 sender);
    error NoPeer(uint32 eid);

    constructor(PostOffice endpoint_) Ownable(msg.sender) {
        endpoint = endpoint_;
        _mint(msg.sender, 180_000_000 ether);
    }

    function setPeer(uint32 eid, bytes32 peer) external onlyOwner {
        peers[eid] = peer;
        emit PeerSet(eid, peer);
    }

    function send(uint32 to, bytes32 receiver, uint256 amount) external {
        if (peers[to] == 0) revert NoPeer(to);
        amount -= amount % 1e12;
        _burn(msg.sender, amount);
        endpoint.send(to, peers[to], abi.encode(receiver, amount / 1e12));
        emit OFTSent(to, msg.sender, amount);
    }

    function lzReceive(uint32 source, bytes32 sender, bytes calldata message) external {
        if (msg.sender != address(endpoint)) revert OnlyEndpoint(msg.sender);
        if (peers[source] == 0 || peers[source] != sender) revert OnlyPeer(source, sender);
        (address to, uint256 amount) = abi.decode(message, (address, uint256));
        _mint(to, amount * 1e12);
        emit OFTReceived(source, to, amount * 1e12);
    }
}

/// Pays and calls in one step, may be burnt; nobody owns it.
contract Cuckoobell is ERC1363, ERC20Burnable {
    constructor() ERC20("Cuckoobell", "CKBL") {
        _mint(msg.sender, 12_345_678 * 1e6);
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }
}

/// Votes by seconds, handed to delegates. A sixth of it vests to those who made it.
contract Hawthornrise is ERC20, ERC20Permit, ERC20Votes {
    constructor(address vesting, address treasury) ERC20("Hawthornrise", "HAWR") ERC20Permit("Hawthornrise") {
        _mint(vesting, 15_000_000 ether);
        _mint(treasury, 10_000_000 ether);
        _mint(msg.sender, 65_000_000 ether);
    }

    function clock() public view override returns (uint48) {
        return uint48(block.timestamp);
    }

    function CLOCK_MODE() public pure override returns (string memory) {
        return "mode=timestamp";
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }

    function nonces(address who) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(who);
    }
}

/// Grants of the team: a year of nothing, three years by the second; the treasury takes back what is not vested.
contract HawthornVesting {
    struct Grant {
        uint256 amount;
        uint256 taken;
        uint256 ends;
    }

    address public immutable treasury;
    uint256 public immutable start = block.timestamp;
    Hawthornrise public token;
    mapping(address => Grant) public grants;

    constructor(address treasury_, address[] memory team) {
        treasury = treasury_;
        for (uint256 i; i < team.length; i++) grants[team[i]] = Grant(15_000_000 ether / team.length, 0, type(uint256).max);
    }

    function attach(Hawthornrise token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function vested(address who) public view returns (uint256) {
        Grant memory g = grants[who];
        uint256 at = block.timestamp < g.ends ? block.timestamp : g.ends;
        if (at < start + 365 days) return 0;
        return at >= start + 4 * 365 days ? g.amount : (g.amount * (at - start)) / (4 * 365 days);
    }

    function claim() external {
        uint256 due = vested(msg.sender) - grants[msg.sender].taken;
        grants[msg.sender].taken += due;
        token.transfer(msg.sender, due);
    }

    function revoke(address who) external {
        require(msg.sender == treasury && grants[who].ends == type(uint256).max, "not the treasury");
        grants[who].ends = block.timestamp;
        uint256 rest = grants[who].amount - vested(who);
        token.transfer(treasury, rest);
    }
}
