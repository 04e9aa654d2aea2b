// 0.8 runs=1000 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {BeaconProxy} from "@openzeppelin/contracts/proxy/beacon/BeaconProxy.sol";
import {UpgradeableBeacon} from "@openzeppelin/contracts/proxy/beacon/UpgradeableBeacon.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20 as SolmateERC20} from "solmate/src/tokens/ERC20.sol";
import {ERC4626} from "solmate/src/tokens/ERC4626.sol";

/// Ether that is staked, one for one; its minter is the contract that takes it in.
contract FractionEther is ERC20 {
    address public immutable minter;

    constructor(address minter_) ERC20("Fraction Ether", "frctETH") {
        minter = minter_;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == minter, "Only minters");
        _mint(to, amount);
    }
}

contract FractionMinter {
    FractionEther public token;

    function begin(FractionEther to) external {
        require(address(token) == address(0), "begun");
        token = to;
    }

    function submit() external payable {
        token.mint(msg.sender, msg.value);
    }
}

/// Shares of staked ether; rewards come in over a cycle of a week.
contract StakedFractionEther is ERC4626 {
    uint32 public constant rewardsCycleLength = 7 days;
    uint32 public lastSync;
    uint32 public rewardsCycleEnd;
    uint192 public lastRewardAmount;
    uint256 internal storedTotalAssets;

    event NewRewardsCycle(uint32 indexed cycleEnd, uint256 rewardAmount);

    error SyncError();

    constructor(SolmateERC20 asset_) ERC4626(asset_, "Staked Fraction Ether", "sfrctETH") {
        rewardsCycleEnd = (uint32(block.timestamp) / rewardsCycleLength) * rewardsCycleLength;
    }

    function totalAssets() public view override returns (uint256) {
        if (block.timestamp >= rewardsCycleEnd) return storedTotalAssets + lastRewardAmount;
        uint256 unlocked = (uint256(lastRewardAmount) * (block.timestamp - lastSync)) / (rewardsCycleEnd - lastSync);
        return storedTotalAssets + unlocked;
    }

    function pricePerShare() external view returns (uint256) {
        return convertToAssets(1e18);
    }

    function syncRewards() public {
        if (block.timestamp < rewardsCycleEnd) revert SyncError();
        uint256 next = asset.balanceOf(address(this)) - storedTotalAssets - lastRewardAmount;
        storedTotalAssets += lastRewardAmount;
        uint32 end = ((uint32(block.timestamp) + rewardsCycleLength) / rewardsCycleLength) * rewardsCycleLength;
        (lastRewardAmount, lastSync, rewardsCycleEnd) = (uint192(next), uint32(block.timestamp), end);
        emit NewRewardsCycle(end, next);
    }

    function beforeWithdraw(uint256 amount, uint256) internal override {
        storedTotalAssets -= amount;
    }

    function afterDeposit(uint256 amount, uint256) internal override {
        storedTotalAssets += amount;
    }
}

/// Relays what two thirds of its attestors have signed on the other chain.
contract AttestedMessenger {
    mapping(address => bool) public isAttestor;
    uint256 public immutable needed;
    mapping(bytes32 => uint256) public attested;
    mapping(bytes32 => mapping(address => bool)) public hasAttested;
    mapping(bytes32 => bool) public relayed;
    address public xDomainMessageSender;

    event RelayedMessage(bytes32 indexed id);

    constructor(address[] memory attestors, uint256 needed_) {
        require(needed_ * 3 >= attestors.length * 2, "two thirds");
        for (uint256 i; i < attestors.length; i++) isAttestor[attestors[i]] = true;
        needed = needed_;
    }

    /// The last of those who are needed relays it as well.
    function attest(uint256 nonce, address sender, address target, bytes calldata message) external {
        bytes32 id = keccak256(abi.encode(nonce, sender, target, message));
        require(isAttestor[msg.sender] && !hasAttested[id][msg.sender], "not an attestor");
        hasAttested[id][msg.sender] = true;
        if (++attested[id] < needed || relayed[id]) return;
        relayed[id] = true;
        xDomainMessageSender = sender;
        (bool ok,) = target.call(message);
        require(ok, "failed");
        xDomainMessageSender = address(0);
        emit RelayedMessage(id);
    }
}

contract L2Bridge {
    AttestedMessenger public immutable MESSENGER;
    address public immutable OTHER_BRIDGE;

    event DepositFinalized(address indexed l1Token, address indexed l2Token, address indexed to, uint256 amount);
    event WithdrawalInitiated(address indexed l1Token, address indexed l2Token, address indexed from, uint256 amount);

    constructor(AttestedMessenger messenger, address other) {
        (MESSENGER, OTHER_BRIDGE) = (messenger, other);
    }

    function finalizeDeposit(address l1Token, L2Token l2Token, address to, uint256 amount) external {
        require(msg.sender == address(MESSENGER) && MESSENGER.xDomainMessageSender() == OTHER_BRIDGE, "only from the other bridge");
        require(l2Token.REMOTE_TOKEN() == l1Token, "not its token");
        l2Token.mint(to, amount);
        emit DepositFinalized(l1Token, address(l2Token), to, amount);
    }

    function withdraw(L2Token l2Token, uint256 amount) external {
        l2Token.burn(msg.sender, amount);
        emit WithdrawalInitiated(l2Token.REMOTE_TOKEN(), address(l2Token), msg.sender, amount);
    }
}

/// What the standard factory of a rollup makes for a token of the chain below.
contract L2Token is ERC20 {
    address public immutable BRIDGE;
    address public immutable REMOTE_TOKEN;

    event Mint(address indexed account, uint256 amount);
    event Burn(address indexed account, uint256 amount);

    modifier onlyBridge() {
        require(msg.sender == BRIDGE, "OptimismMintableERC20: only bridge can mint and burn");
        _;
    }

    constructor(address bridge_, address remote, string memory name_, string memory symbol_) ERC20(name_, symbol_) {
        (BRIDGE, REMOTE_TOKEN) = (bridge_, remote);
    }

    function mint(address to, uint256 amount) external onlyBridge {
        _mint(to, amount);
        emit Mint(to, amount);
    }

    function burn(address from, uint256 amount) external onlyBridge {
        _burn(from, amount);
        emit Burn(from, amount);
    }
}

/// Wrapped by guardians: the bridge owns it and alone names its code.
contract PortalToken is ERC20, Initializable {
    string private _theName;
    string private _theSymbol;
    address public owner;
    uint16 public chainId;
    bytes32 public nativeContract;

    constructor() ERC20("", "") {
        _disableInitializers();
    }

    function initialize(string calldata name_, string calldata symbol_, address owner_, uint16 chain, bytes32 native) external initializer {
        (_theName, _theSymbol, owner, chainId, nativeContract) = (name_, symbol_, owner_, chain, native);
    }

    function name() public view override returns (string memory) {
        return _theName;
    }

    function symbol() public view override returns (string memory) {
        return _theSymbol;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == owner, "caller is not the owner");
        _mint(to, amount);
    }

    function burn(address from, uint256 amount) external {
        require(msg.sender == owner, "caller is not the owner");
        _spendAllowance(from, msg.sender, amount);
        _burn(from, amount);
    }
}

/// Does what its messenger brings: completes transfers, and upgrades the code of the wrapped.
contract PortalBridge {
    AttestedMessenger public immutable core;

    constructor(AttestedMessenger core_) {
        core = core_;
    }

    function completeTransfer(PortalToken token, address to, uint256 amount) external {
        require(msg.sender == address(core) && core.xDomainMessageSender() == address(1), "guardians");
        token.mint(to, amount);
    }

    function transferTokens(PortalToken token, uint256 amount) external {
        token.burn(msg.sender, amount);
    }

    function upgrade(PortalBeacon beacon, address to) external {
        require(msg.sender == address(core) && core.xDomainMessageSender() == address(2), "governance");
        beacon.upgradeTo(to);
    }
}

contract PortalBeacon is UpgradeableBeacon {
    constructor(address implementation_, address bridge) UpgradeableBeacon(implementation_, bridge) {}
}

contract PortalProxy is BeaconProxy {
    constructor(address beacon, bytes memory data) BeaconProxy(beacon, data) {}
}

/// What is lent: minted and burnt by its pool, growing with the index of the pool.
contract LentCoin {
    string public constant name = "Lent Wick";
    string public constant symbol = "lWICK";
    uint8 public constant decimals = 18;
    LendingPool public immutable POOL;
    uint256 internal scaledTotal;
    mapping(address => uint256) public scaledBalanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier onlyPool() {
        require(msg.sender == address(POOL), "CALLER_MUST_BE_POOL");
        _;
    }

    constructor(LendingPool pool) {
        POOL = pool;
    }

    function totalSupply() external view returns (uint256) {
        return (scaledTotal * POOL.index()) / 1e27;
    }

    function balanceOf(address who) public view returns (uint256) {
        return (scaledBalanceOf[who] * POOL.index()) / 1e27;
    }

    function mint(address to, uint256 amount) external onlyPool {
        uint256 scaled = (amount * 1e27) / POOL.index();
        (scaledTotal, scaledBalanceOf[to]) = (scaledTotal + scaled, scaledBalanceOf[to] + scaled);
        emit Transfer(address(0), to, amount);
    }

    function burn(address from, uint256 amount) external onlyPool {
        uint256 scaled = (amount * 1e27 + POOL.index() - 1) / POOL.index();
        (scaledTotal, scaledBalanceOf[from]) = (scaledTotal - scaled, scaledBalanceOf[from] - scaled);
        emit Transfer(from, address(0), amount);
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        return _transfer(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        allowance[from][msg.sender] -= amount;
        return _transfer(from, to, amount);
    }

    function _transfer(address from, address to, uint256 amount) private returns (bool) {
        uint256 scaled = (amount * 1e27) / POOL.index();
        scaledBalanceOf[from] -= scaled;
        scaledBalanceOf[to] += scaled;
        emit Transfer(from, to, amount);
        return true;
    }
}

/// Pays three of a hundred a year out of a reserve that was put in.
contract LendingPool {
    ERC20 public immutable coin;
    LentCoin public lent;
    uint256 private immutable _start = block.timestamp;

    constructor(ERC20 coin_) {
        coin = coin_;
    }

    function begin(LentCoin to) external {
        require(address(lent) == address(0), "begun");
        lent = to;
    }

    function index() public view returns (uint256) {
        return 1e27 + (1e27 * 3 * (block.timestamp - _start)) / (100 * 365 days);
    }

    function supply(uint256 amount) external {
        coin.transferFrom(msg.sender, address(this), amount);
        lent.mint(msg.sender, amount);
    }

    function withdraw(uint256 amount) external {
        lent.burn(msg.sender, amount);
        coin.transfer(msg.sender, amount);
    }
}

interface IReceiver {
    function lzReceive(uint32 eid, bytes32 sender, bytes calldata message) external;
}

/// Delivers what most of its verifiers have seen on the other chain.
contract LayerEndpoint {
    mapping(address => bool) public isVerifier;
    uint256 public immutable needed;
    mapping(bytes32 => uint256) public seen;
    mapping(bytes32 => mapping(address => bool)) public saw;
    mapping(bytes32 => bool) public delivered;

    event PacketSent(uint32 indexed eid, bytes32 receiver, bytes message);

    constructor(address[] memory verifiers, uint256 needed_) {
        for (uint256 i; i < verifiers.length; i++) isVerifier[verifiers[i]] = true;
        needed = needed_;
    }

    function send(uint32 eid, bytes32 receiver, bytes calldata message) external payable {
        emit PacketSent(eid, receiver, message);
    }

    function verify(bytes32 packet) external {
        require(isVerifier[msg.sender] && !saw[packet][msg.sender], "verifier");
        saw[packet][msg.sender] = true;
        seen[packet]++;
    }

    function deliver(uint64 nonce, uint32 eid, bytes32 sender, IReceiver to, bytes calldata message) external {
        bytes32 packet = keccak256(abi.encode(nonce, eid, sender, to, message));
        require(seen[packet] >= needed && !delivered[packet], "not verified");
        delivered[packet] = true;
        to.lzReceive(eid, sender, message);
    }
}

contract OmniFern is ERC20, Ownable {
    LayerEndpoint public immutable endpoint;
    mapping(uint32 => bytes32) public peers;

    event PeerSet(uint32 eid, bytes32 peer);
    event OFTSent(uint32 dstEid, address indexed from, uint256 amount);
    event OFTReceived(uint32 srcEid, address indexed to, uint256 amount);

    constructor(LayerEndpoint endpoint_, address multisig) ERC20("Omni Fern", "FERN") Ownable(multisig) {
        endpoint = endpoint_;
        _mint(msg.sender, 250_000_000 ether);
    }

    function setPeer(uint32 eid, bytes32 peer) external onlyOwner {
        peers[eid] = peer;
        emit PeerSet(eid, peer);
    }

    function send(uint32 eid, bytes32 to, uint256 amount) external payable {
        require(peers[eid] != bytes32(0), "NoPeer");
        _burn(msg.sender, amount);
        endpoint.send{value: msg.value}(eid, peers[eid], abi.encode(to, amount));
        emit OFTSent(eid, msg.sender, amount);
    }

    function lzReceive(uint32 eid, bytes32 sender, bytes calldata message) external {
        require(msg.sender == address(endpoint), "OnlyEndpoint");
        require(peers[eid] != bytes32(0) && peers[eid] == sender, "OnlyPeer");
        (bytes32 to, uint256 amount) = abi.decode(message, (bytes32, uint256));
        _mint(address(uint160(uint256(to))), amount);
        emit OFTReceived(eid, address(uint160(uint256(to))), amount);
    }
}
