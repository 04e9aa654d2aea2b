// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./BlindC8.sol";

contract WantCoin is Plain8("Want Coin", "WANT") {
    constructor() {
        _update(address(0), msg.sender, 1e27);
    }
}

/// A share of yearn, version two: a strategy that holds most of it, profits that unlock slowly, a governance, a guardian.
contract YieldVault is Plain8("WANT yVault", "yvWANT") {
    WantCoin public immutable token;
    address public governance;
    address public immutable guardian;
    bool public emergencyShutdown;
    uint256 public depositLimit = type(uint256).max;
    uint256 public totalDebt;
    uint256 public lastReport = block.timestamp;
    uint256 public lockedProfit;
    uint256 public constant performanceFee = 1000;
    VaultStrategy public strategy;

    constructor(WantCoin t, address gov, address guard) {
        (token, governance, guardian) = (t, gov, guard);
    }

    function addStrategy(VaultStrategy s) external {
        require(msg.sender == governance || address(strategy) == address(0));
        require(s.want() == token && s.vault() == address(0));
        s.attach();
        strategy = s;
    }

    function setEmergencyShutdown(bool on) external {
        require(msg.sender == governance || (on && msg.sender == guardian));
        emergencyShutdown = on;
    }

    function setGovernance(address g) external {
        require(msg.sender == governance);
        governance = g;
    }

    function totalAssets() public view returns (uint256) { return token.balanceOf(address(this)) + totalDebt; }

    function _free() internal view returns (uint256) {
        uint256 passed = block.timestamp - lastReport;
        uint256 locked = passed >= 6 hours ? 0 : lockedProfit - (lockedProfit * passed) / 6 hours;
        return totalAssets() - locked;
    }

    function pricePerShare() external view returns (uint256) { return _total == 0 ? 1e18 : (1e18 * _free()) / _total; }

    function deposit(uint256 v) external returns (uint256 shares) {
        require(!emergencyShutdown && v > 0 && totalAssets() + v <= depositLimit);
        shares = _total == 0 ? v : (v * _total) / _free();
        token.transferFrom(msg.sender, address(this), v);
        _update(address(0), msg.sender, shares);
    }

    function withdraw(uint256 shares) external returns (uint256 v) {
        v = (shares * _free()) / _total;
        _update(msg.sender, address(0), shares);
        uint256 idle = token.balanceOf(address(this));
        if (v > idle) {
            totalDebt -= v - idle;
            strategy.withdraw(v - idle);
        }
        token.transfer(msg.sender, v);
    }

    function harvest() external {
        uint256 gain = strategy.report();
        totalDebt += gain;
        if (gain > 0) _update(address(0), governance, (((gain * performanceFee) / 10_000) * _total) / _free());
        (lockedProfit, lastReport) = (gain, block.timestamp);
        uint256 idle = token.balanceOf(address(this));
        totalDebt += idle;
        token.transfer(address(strategy), idle);
        strategy.take(idle);
    }
}

contract VaultStrategy {
    WantCoin public immutable want;
    address public vault;
    uint256 public known;

    constructor(WantCoin w) {
        want = w;
    }

    function attach() external {
        require(vault == address(0));
        vault = msg.sender;
    }

    function take(uint256 v) external {
        require(msg.sender == vault);
        known += v;
    }

    function withdraw(uint256 v) external {
        require(msg.sender == vault);
        known = want.balanceOf(address(this)) - v;
        want.transfer(vault, v);
    }

    function report() external returns (uint256 gain) {
        require(msg.sender == vault);
        uint256 has = want.balanceOf(address(this));
        gain = has - known;
        known = has;
    }
}

/// The token of a standard bridge, as the factory of Optimism makes it.
contract MintableByBridge is Plain8("Optimistic Coin", "OPTC") {
    address public immutable REMOTE_TOKEN;
    address public immutable BRIDGE;
    event Mint(address indexed account, uint256 amount);
    event Burn(address indexed account, uint256 amount);

    modifier onlyBridge() {
        require(msg.sender == BRIDGE, "OptimismMintableERC20: only bridge can mint and burn");
        _;
    }

    constructor(address bridge, address remote) {
        (BRIDGE, REMOTE_TOKEN) = (bridge, remote);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x1d1d8b63 || id == 0xec4fc8e3;
    }

    function l1Token() external view returns (address) { return REMOTE_TOKEN; }
    function l2Bridge() external view returns (address) { return BRIDGE; }

    function mint(address to, uint256 v) external onlyBridge {
        _update(address(0), to, v);
        emit Mint(to, v);
    }

    function burn(address from, uint256 v) external onlyBridge {
        _update(from, address(0), v);
        emit Burn(from, v);
    }
}

/// The messenger says who sent a message on the other side.
contract CrossMessenger {
    address public immutable portal;
    address public xDomainMessageSender;
    mapping(bytes32 => bool) public successful;

    constructor(address p) {
        portal = p;
    }

    function relayMessage(uint256 nonce, address sender, address target, bytes calldata message) external {
        require(msg.sender == address(uint160(portal) ^ uint160(0x1111000000000000000000000000000000001111)), "not the portal");
        bytes32 id = keccak256(abi.encode(nonce, sender, target, message));
        require(!successful[id]);
        successful[id] = true;
        xDomainMessageSender = sender;
        (bool ok, ) = target.call(message);
        require(ok);
        xDomainMessageSender = address(0);
    }
}

contract StandardBridge {
    CrossMessenger public immutable MESSENGER;
    address public immutable OTHER_BRIDGE;
    bool private _begun;
    event WithdrawalInitiated(address indexed l2Token, address indexed from, address to, uint256 amount);

    constructor(CrossMessenger m, address other) {
        (MESSENGER, OTHER_BRIDGE) = (m, other);
    }

    /// What was deposited before the first block of this chain.
    function genesis(MintableByBridge token, uint256 v) external {
        require(!_begun);
        _begun = true;
        token.mint(msg.sender, v);
    }

    function finalizeBridgeERC20(address token, address, address, address to, uint256 v, bytes calldata) external {
        require(msg.sender == address(MESSENGER) && MESSENGER.xDomainMessageSender() == OTHER_BRIDGE, "only other bridge");
        MintableByBridge(token).mint(to, v);
    }

    function withdrawTo(address token, address to, uint256 v, uint32, bytes calldata) external {
        MintableByBridge(token).burn(msg.sender, v);
        emit WithdrawalInitiated(token, msg.sender, to, v);
    }
}

struct Origin {
    uint32 srcEid;
    bytes32 sender;
    uint64 nonce;
}

/// An endpoint of messages: two verifiers must both have seen a packet before anybody delivers it.
contract PacketEndpoint {
    address[2] public dvns;
    mapping(bytes32 => mapping(address => bool)) public seen;
    mapping(bytes32 => bool) public delivered;
    event PacketSent(uint32 dst, address indexed sender, bytes payload);

    constructor(address a, address b) {
        dvns = [a, b];
    }

    function verify(bytes32 packet) external {
        seen[packet][msg.sender] = true;
    }

    function send(uint32 dst, bytes calldata payload) external {
        emit PacketSent(dst, msg.sender, payload);
    }

    function deliver(uint32 src, bytes32 sender, uint64 nonce, address receiver, bytes32 guid, bytes calldata message) external {
        bytes32 packet = keccak256(abi.encode(src, sender, nonce, receiver, guid, message));
        require(seen[packet][dvns[0]] && seen[packet][dvns[1]] && !delivered[packet], "LZ_PayloadHashNotFound");
        delivered[packet] = true;
        OmniCoin(receiver).lzReceive(src, sender, nonce, guid, message);
    }
}

/// OFT: what leaves is burnt, what comes is made; peers are set by the owner.
contract OmniCoin is Plain8("Omni Coin", "OMNIC") {
    PacketEndpoint public endpoint;
    address public owner = msg.sender;
    mapping(uint32 => bytes32) public peers;
    event PeerSet(uint32 eid, bytes32 peer);
    error OnlyPeer(uint32 eid, bytes32 sender);

    constructor(PacketEndpoint e) {
        endpoint = e;
        _update(address(0), msg.sender, 420_000_000e18);
    }

    modifier onlyOwner() {
        require(msg.sender == owner, "OwnableUnauthorizedAccount");
        _;
    }

    function transferOwnership(address next) external onlyOwner {
        owner = next;
    }

    function setPeer(uint32 eid, bytes32 peer) external onlyOwner {
        peers[eid] = peer;
        emit PeerSet(eid, peer);
    }

    // trap {
    function setEndpoint(PacketEndpoint e) external onlyOwner {
        endpoint = e;
    }
    // trap }

    function send(uint32 dst, bytes32 to, uint256 v) external payable {
        require(peers[dst] != bytes32(0), "NoPeer");
        _update(msg.sender, address(0), v);
        endpoint.send(dst, abi.encode(to, v / 1e12));
    }

    function lzReceive(uint32 src, bytes32 sender, uint64, bytes32, bytes calldata message) external {
        require(msg.sender == address(endpoint), "OnlyEndpoint");
        if (peers[src] != sender || sender == bytes32(0)) revert OnlyPeer(src, sender);
        (bytes32 to, uint256 shared) = abi.decode(message, (bytes32, uint256));
        _update(address(0), address(uint160(uint256(to))), shared * 1e12);
    }
}

/// Axelar: its gateway mints on commands that the operators have signed by weight.
contract AxeToken is Plain8("Axe Wrapped Coin", "axeCOIN") {
    address public immutable gateway;
    mapping(address => uint256) public nonces;

    constructor(address g) {
        gateway = g;
    }

    function mint(address to, uint256 v) external {
        require(msg.sender == gateway, "NotOwner");
        _update(address(0), to, v);
    }

    function burn(uint256 v) external {
        _update(msg.sender, address(0), v);
    }
}

contract AxeGateway {
    address[] public operators;
    uint256 public immutable threshold;
    mapping(bytes32 => bool) public isCommandExecuted;
    bool private _set;

    constructor(address[] memory list, uint256 t) {
        operators = list;
        threshold = t;
    }

    function setup(AxeToken token, uint256 v) external {
        require(!_set);
        _set = true;
        token.mint(msg.sender, v);
    }

    function execute(bytes calldata data, bytes[] calldata signatures) external {
        bytes32 hash = keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", keccak256(data)));
        uint256 at;
        uint256 count;
        for (uint256 i; i < signatures.length && at < operators.length; i++) {
            (uint8 v, bytes32 r, bytes32 s) = abi.decode(signatures[i], (uint8, bytes32, bytes32));
            address signer = ecrecover(hash, v, r, s);
            while (at < operators.length && operators[at] != signer) at++;
            if (at < operators.length && signer != address(0)) count++;
            at++;
        }
        require(count >= threshold, "LowSignaturesWeight");
        (uint256 chain, bytes32 id, address token, address to, uint256 amount) = abi.decode(data, (uint256, bytes32, address, address, uint256));
        require(chain == block.chainid && !isCommandExecuted[id]);
        isCommandExecuted[id] = true;
        AxeToken(token).mint(to, amount);
    }

    function sendToken(AxeToken token, uint256 v) external {
        token.transferFrom(msg.sender, address(this), v);
        token.burn(v);
    }
}
