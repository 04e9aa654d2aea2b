// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {UpgradeableBeacon} from "@openzeppelin/contracts/proxy/beacon/UpgradeableBeacon.sol";
import {BeaconProxy} from "@openzeppelin/contracts/proxy/beacon/BeaconProxy.sol";

/// A token set up by a call, for proxies and clones; its minter is a contract.
contract Initialised {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public minter;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        minter = address(1);
    }

    function initialize(string memory name_, string memory symbol_, address minter_, address to, uint256 value) external {
        require(minter == address(0), "once");
        (name, symbol, minter) = (name_, symbol_, minter_);
        _change(address(0), to, value);
    }

    function mint(address to, uint256 value) external virtual {
        require(msg.sender == minter, "minter");
        _change(address(0), to, value);
    }

    function burn(uint256 value) external {
        _change(msg.sender, address(0), value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _change(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _change(from, to, value);
        return true;
    }

    function _change(address from, address to, uint256 value) internal {
        if (from == address(0)) totalSupply += value;
        else balanceOf[from] -= value;
        if (to == address(0)) totalSupply -= value;
        else balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// What two of three validators have signed is done once.
abstract contract Attested {
    address[3] public validators;
    mapping(bytes32 => bool) public executed;

    constructor(address[] memory who) {
        validators = [who[0], who[1], who[2]];
    }

    function _attest(bytes memory message, uint8[2] calldata v, bytes32[2] calldata r, bytes32[2] calldata s) internal {
        bytes32 hash = keccak256(abi.encode(block.chainid, address(this), message));
        require(!executed[hash], "executed");
        executed[hash] = true;
        address last;
        for (uint256 i; i < 2; i++) {
            address who = ecrecover(hash, v[i], r[i], s[i]);
            require(who > last && (who == validators[0] || who == validators[1] || who == validators[2]), "validator");
            last = who;
        }
    }
}

/// Makes what arrives from other chains, within a limit per six hours that a timelock sets.
contract FlowManager is Attested {
    Initialised public token;
    address public immutable governance;
    uint256 public flowLimit = 500_000e18;
    mapping(uint256 => uint256) public flowIn;

    constructor(address[] memory who, address governance_) Attested(who) {
        governance = governance_;
    }

    function init(Initialised token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function setFlowLimit(uint256 to) external {
        require(msg.sender == governance, "governance");
        flowLimit = to;
    }

    function execute(address to, uint256 value, uint256 nonce, uint8[2] calldata v, bytes32[2] calldata r, bytes32[2] calldata s) external {
        _attest(abi.encode(to, value, nonce), v, r, s);
        uint256 epoch = block.timestamp / 6 hours;
        flowIn[epoch] += value;
        require(flowIn[epoch] <= flowLimit, "FlowLimitExceeded");
        token.mint(to, value);
    }
}

/// The guardians of the bridge make its wrapped tokens and upgrade their beacon after two days.
contract GuardianBridge is Attested {
    UpgradeableBeacon public beacon;
    address public pending;
    uint256 public ready;

    constructor(address[] memory who) Attested(who) {}

    function init(UpgradeableBeacon beacon_) external {
        require(address(beacon) == address(0));
        beacon = beacon_;
    }

    function completeTransfer(
        Initialised token, address to, uint256 value, uint256 nonce, uint8[2] calldata v, bytes32[2] calldata r, bytes32[2] calldata s
    ) external {
        _attest(abi.encode(1, token, to, value, nonce), v, r, s);
        token.mint(to, value);
    }

    function submitUpgrade(address to, uint256 nonce, uint8[2] calldata v, bytes32[2] calldata r, bytes32[2] calldata s) external {
        _attest(abi.encode(2, to, nonce), v, r, s);
        (pending, ready) = (to, block.timestamp + 2 days);
    }

    function upgrade() external {
        require(pending != address(0) && block.timestamp >= ready, "wait");
        beacon.upgradeTo(pending);
        pending = address(0);
    }
}

contract WrappedBeacon is UpgradeableBeacon {
    constructor(address code, address bridge) UpgradeableBeacon(code, bridge) {}
}

contract WrappedAsset is BeaconProxy {
    constructor(address beacon, bytes memory data) BeaconProxy(beacon, data) {}
}

/// Bridges make and burn within limits that refill in a day; a timelock sets the limits.
contract LimitedCross is ERC20("Crossing Heather", "XHTH") {
    struct Limit {
        uint256 most;
        uint256 left;
        uint256 at;
    }

    address public immutable owner;
    mapping(address => Limit) public limits;

    constructor(address owner_, address bridge) {
        owner = owner_;
        limits[bridge] = Limit(1_000_000e18, 1_000_000e18, block.timestamp);
        _mint(msg.sender, 60_000_000e18);
    }

    function setLimits(address bridge, uint256 most) external {
        require(msg.sender == owner, "owner");
        limits[bridge] = Limit(most, most, block.timestamp);
    }

    function mintingCurrentLimitOf(address bridge) public view returns (uint256) {
        Limit memory one = limits[bridge];
        uint256 now_ = one.left + (one.most * (block.timestamp - one.at)) / 1 days;
        return now_ > one.most ? one.most : now_;
    }

    function mint(address to, uint256 value) external {
        limits[msg.sender].left = mintingCurrentLimitOf(msg.sender) - value;
        limits[msg.sender].at = block.timestamp;
        _mint(to, value);
    }

    function burn(address from, uint256 value) external {
        if (from != msg.sender) _spendAllowance(from, msg.sender, value);
        _burn(from, value);
    }
}

/// Two of three verifiers see a packet, then it can be received.
contract PacketEndpoint is Attested {
    constructor(address[] memory who) Attested(who) {}

    function lzReceive(
        OmniRate to, uint32 eid, bytes32 sender, uint64 nonce, bytes calldata message, uint8[2] calldata v, bytes32[2] calldata r, bytes32[2] calldata s
    ) external {
        _attest(abi.encode(to, eid, sender, nonce, message), v, r, s);
        to.lzReceive(eid, sender, message);
    }
}

/// One token on many chains; a timelock names the others.
contract OmniRate is ERC20("Manychain Yarrow", "YRW") {
    address public immutable endpoint;
    address public immutable owner;
    mapping(uint32 => bytes32) public peers;

    event OFTSent(uint32 eid, bytes32 to, uint256 value);

    constructor(address endpoint_, address owner_) {
        (endpoint, owner) = (endpoint_, owner_);
        peers[30_110] = bytes32(uint256(0xabcdef));
        _mint(msg.sender, 75_000_000e18);
    }

    function setPeer(uint32 eid, bytes32 peer) external {
        require(msg.sender == owner, "owner");
        peers[eid] = peer;
    }

    function send(uint32 eid, bytes32 to, uint256 value) external {
        require(peers[eid] != 0, "NoPeer");
        _burn(msg.sender, value);
        emit OFTSent(eid, to, value);
    }

    function lzReceive(uint32 eid, bytes32 sender, bytes calldata message) external {
        require(msg.sender == endpoint && peers[eid] == sender && sender != 0, "OnlyPeer");
        (address to, uint256 value) = abi.decode(message, (address, uint256));
        _mint(to, value);
    }
}

/// The system's own address tells the manager of deposits; withdrawing burns.
contract ChildManager {
    address public constant SYNCER = 0x0000000000000000000000000000000000001001;
    mapping(uint256 => bool) public synced;

    function onStateReceive(uint256 id, bytes calldata data) external {
        require(msg.sender == SYNCER && !synced[id], "syncer");
        synced[id] = true;
        (ChildToken token, address user, uint256 value) = abi.decode(data, (ChildToken, address, uint256));
        token.deposit(user, abi.encode(value));
    }
}

contract ChildToken is ERC20("Child Meadow", "MEAD") {
    address public immutable childChainManager;

    constructor(address manager) {
        childChainManager = manager;
        _mint(msg.sender, 30_000_000e18);
    }

    function deposit(address user, bytes calldata data) external {
        require(msg.sender == childChainManager, "DEPOSITOR_ROLE");
        _mint(user, abi.decode(data, (uint256)));
    }

    function withdraw(uint256 value) external {
        _burn(msg.sender, value);
    }
}
