// 0.8 runs=800 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "solmate/src/tokens/ERC20.sol";

/// Carries what three of five have seen on the other chain.
contract AerieMessenger {
    mapping(address => bool) public attester;
    mapping(bytes32 => uint256) public seen;
    mapping(bytes32 => mapping(address => bool)) public seenBy;
    address public xDomainMessageSender;

    constructor(address[] memory five) {
        for (uint256 i; i < five.length; i++) attester[five[i]] = true;
    }

    function relayMessage(uint256 nonce, address sender, address target, bytes calldata message) external {
        bytes32 id = keccak256(abi.encode(nonce, sender, target, message));
        require(attester[msg.sender] && !seenBy[id][msg.sender], "attester");
        seenBy[id][msg.sender] = true;
        if (++seen[id] != 3) return;
        xDomainMessageSender = sender;
        (bool ok, ) = target.call(message);
        require(ok, "failed");
        xDomainMessageSender = address(0);
    }
}

contract AerieBridge {
    AerieMessenger public immutable MESSENGER;
    address public immutable OTHER_BRIDGE;

    constructor(AerieMessenger messenger, address other) {
        (MESSENGER, OTHER_BRIDGE) = (messenger, other);
    }

    function finalizeBridgeERC20(AerieBridged local, address to, uint256 amount) external {
        require(msg.sender == address(MESSENGER) && MESSENGER.xDomainMessageSender() == OTHER_BRIDGE, "other bridge");
        local.mint(to, amount);
    }

    function bridgeERC20(AerieBridged local, uint256 amount) external {
        local.burn(msg.sender, amount);
    }
}

contract AerieBridged is ERC20("Aerie (bridged)", "AERIE", 18) {
    address public immutable BRIDGE;
    address public immutable REMOTE_TOKEN;
    event Mint(address indexed account, uint256 amount);
    event Burn(address indexed account, uint256 amount);

    constructor(address bridge, address remote) {
        (BRIDGE, REMOTE_TOKEN) = (bridge, remote);
    }

    modifier onlyBridge() {
        require(msg.sender == BRIDGE, "only bridge can mint and burn");
        _;
    }

    function l1Token() external view returns (address) {
        return REMOTE_TOKEN;
    }

    function l2Bridge() external view returns (address) {
        return BRIDGE;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x1d1d8b63;
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

/// Each coin of the other chain is a clone of this.
contract StandardGull {
    string public name;
    string public symbol;
    uint8 public decimals;
    uint256 public totalSupply;
    address public l1Address;
    address public l2Gateway;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function bridgeInit(address l1, string calldata n, string calldata s, uint8 d, address gateway) external {
        require(l1Address == address(0), "ALREADY_INIT");
        (l1Address, name, symbol, decimals, l2Gateway) = (l1, n, s, d, gateway);
    }

    function bridgeMint(address who, uint256 amount) external {
        require(msg.sender == l2Gateway, "ONLY_l2GATEWAY");
        totalSupply += amount;
        balanceOf[who] += amount;
        emit Transfer(address(0), who, amount);
    }

    function bridgeBurn(address who, uint256 amount) external {
        require(msg.sender == l2Gateway, "ONLY_l2GATEWAY");
        balanceOf[who] -= amount;
        totalSupply -= amount;
        emit Transfer(who, address(0), amount);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

contract GullGateway {
    address public immutable counterpart;

    constructor(address counterpart_) {
        counterpart = counterpart_;
    }

    function finalizeInboundTransfer(StandardGull token, address to, uint256 amount) external {
        require(msg.sender == counterpart, "ONLY_COUNTERPART_GATEWAY");
        token.bridgeMint(to, amount);
    }

    function outboundTransfer(StandardGull token, uint256 amount) external {
        token.bridgeBurn(msg.sender, amount);
    }
}

/// Of a chain whose state is synchronised: deposits are made by the manager, which hears only the chain itself.
contract ChildManager {
    address public constant STATE_SYNCER = 0x0000000000000000000000000000000000001001;

    function onStateReceive(uint256, bytes calldata data) external {
        require(msg.sender == STATE_SYNCER, "syncer");
        (ChildMallard token, address user, uint256 amount) = abi.decode(data, (ChildMallard, address, uint256));
        token.deposit(user, abi.encode(amount));
    }
}

contract ChildMallard is ERC20("Mallard (PoS)", "MLRD", 18) {
    bytes32 public constant DEFAULT_ADMIN_ROLE = 0;
    bytes32 public constant DEPOSITOR_ROLE = keccak256("DEPOSITOR_ROLE");
    mapping(bytes32 => mapping(address => bool)) public hasRole;
    event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender);

    constructor(address manager, address admin, uint256 moved) {
        hasRole[DEPOSITOR_ROLE][manager] = true;
        hasRole[DEFAULT_ADMIN_ROLE][admin] = true;
        emit RoleGranted(DEPOSITOR_ROLE, manager, msg.sender);
        emit RoleGranted(DEFAULT_ADMIN_ROLE, admin, msg.sender);
        _mint(msg.sender, moved);
    }

    function grantRole(bytes32 role, address account) external {
        require(hasRole[DEFAULT_ADMIN_ROLE][msg.sender], "admin");
        hasRole[role][account] = true;
        emit RoleGranted(role, account, msg.sender);
    }

    function deposit(address user, bytes calldata data) external {
        require(hasRole[DEPOSITOR_ROLE][msg.sender], "INSUFFICIENT_PERMISSIONS");
        _mint(user, abi.decode(data, (uint256)));
    }

    function withdraw(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

/// Delivers a packet that two of three verifiers have seen.
contract PacketEndpoint {
    mapping(address => bool) public verifier;
    mapping(bytes32 => mapping(address => bool)) public verifiedBy;
    mapping(bytes32 => uint256) public count;
    mapping(bytes32 => bool) public delivered;

    constructor(address[] memory three) {
        for (uint256 i; i < three.length; i++) verifier[three[i]] = true;
    }

    function verify(bytes32 packet) external {
        require(verifier[msg.sender] && !verifiedBy[packet][msg.sender], "verifier");
        verifiedBy[packet][msg.sender] = true;
        count[packet]++;
    }

    function idOf(uint32 source, bytes32 sender, address receiver, bytes calldata message) public pure returns (bytes32) {
        return keccak256(abi.encode(source, sender, receiver, message));
    }

    function lzReceive(uint32 source, bytes32 sender, OmniOriole receiver, bytes calldata message) external {
        bytes32 packet = idOf(source, sender, address(receiver), message);
        require(count[packet] >= 2 && !delivered[packet], "packet");
        delivered[packet] = true;
        receiver.lzReceive(source, sender, message);
    }
}

contract OmniOriole is ERC20("Omni Oriole", "ORIO", 18) {
    PacketEndpoint public immutable endpoint;
    address public owner;
    mapping(uint32 => bytes32) public peers;
    event PeerSet(uint32 eid, bytes32 peer);
    event OwnershipTransferred(address indexed from, address indexed to);
    event OFTReceived(uint32 source, address indexed to, uint256 amount);
    event OFTSent(uint32 target, address indexed from, uint256 amount);

    constructor(PacketEndpoint endpoint_) {
        endpoint = endpoint_;
        owner = msg.sender;
        _mint(msg.sender, 30_000_000 ether);
    }

    function setPeer(uint32 eid, bytes32 peer) external {
        require(msg.sender == owner, "OwnableUnauthorizedAccount");
        peers[eid] = peer;
        emit PeerSet(eid, peer);
    }

    function transferOwnership(address next) external {
        require(msg.sender == owner, "OwnableUnauthorizedAccount");
        emit OwnershipTransferred(owner, next);
        owner = next;
    }

    function send(uint32 target, uint256 amount) external {
        require(peers[target] != 0, "NoPeer");
        _burn(msg.sender, amount);
        emit OFTSent(target, msg.sender, amount);
    }

    function lzReceive(uint32 source, bytes32 sender, bytes calldata message) external {
        require(msg.sender == address(endpoint), "OnlyEndpoint");
        require(peers[source] == sender && sender != 0, "OnlyPeer");
        (address to, uint64 amountSD) = abi.decode(message, (address, uint64));
        _mint(to, uint256(amountSD) * 1e12);
        emit OFTReceived(source, to, uint256(amountSD) * 1e12);
    }
}

/// Three of five keepers must say the same.
contract CausewayKeepers {
    CausewayCoin public coin;
    address[] public keepers;
    mapping(bytes32 => uint256) public bits;

    constructor(address[] memory five) {
        keepers = five;
    }

    function bind(CausewayCoin coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function swapIn(bytes32 burnTx, address to, uint256 amount) external {
        bytes32 key = keccak256(abi.encodePacked(burnTx, to, amount));
        uint256 mask = bits[key];
        require(mask >> 255 == 0, "done");
        for (uint256 i; i < keepers.length; i++) if (keepers[i] == msg.sender) mask |= 1 << i;
        uint256 n;
        for (uint256 i; i < keepers.length; i++) n += (mask >> i) & 1;
        if (n >= 3) {
            mask |= 1 << 255;
            coin.mint(to, amount);
        }
        bits[key] = mask;
    }
}

contract CausewayCoin is ERC20 {
    address public immutable minter;
    event LogSwapout(address indexed account, address indexed bindaddr, uint256 amount);

    constructor(address minter_) ERC20("Causeway Wrapped Teal", "cwTEAL", 8) {
        minter = minter_;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == minter, "AUTH");
        _mint(to, amount);
    }

    function swapout(uint256 amount, address bindaddr) external {
        _burn(msg.sender, amount);
        emit LogSwapout(msg.sender, bindaddr, amount);
    }
}

/// Bridges have limits that refill in a day; the timelock sets them.
contract RationedRobin is ERC20("Rationed Robin", "RROB", 18) {
    struct Limits {
        uint128 max;
        uint128 left;
        uint64 at;
    }
    address public immutable owner;
    mapping(address => Limits) public minting;
    mapping(address => Limits) public burning;
    event BridgeLimitsSet(uint256 mintingLimit, uint256 burningLimit, address indexed bridge);

    constructor(address owner_, address bridge, uint128 limit) {
        owner = owner_;
        minting[bridge] = burning[bridge] = Limits(limit, limit, uint64(block.timestamp));
        emit BridgeLimitsSet(limit, limit, bridge);
        _mint(msg.sender, 40_000_000 ether);
    }

    function setLimits(address bridge, uint128 mints, uint128 burns) external {
        require(msg.sender == owner, "owner");
        minting[bridge] = Limits(mints, mints, uint64(block.timestamp));
        burning[bridge] = Limits(burns, burns, uint64(block.timestamp));
        emit BridgeLimitsSet(mints, burns, bridge);
    }

    function _use(Limits storage l, uint256 amount) internal {
        uint256 left = l.left + (uint256(l.max) * (block.timestamp - l.at)) / 1 days;
        if (left > l.max) left = l.max;
        require(amount <= left, "IXERC20_NotHighEnoughLimits");
        (l.left, l.at) = (uint128(left - amount), uint64(block.timestamp));
    }

    function mint(address user, uint256 amount) external {
        _use(minting[msg.sender], amount);
        _mint(user, amount);
    }

    function burn(address user, uint256 amount) external {
        if (msg.sender != user) allowance[user][msg.sender] -= amount;
        _use(burning[msg.sender], amount);
        _burn(user, amount);
    }
}

/// A bridge of guardians: three of five for a transfer, and for the code of all its coins too.
contract WormwoodBridge {
    address public implementation;
    mapping(address => bool) public guardian;
    mapping(bytes32 => mapping(address => bool)) public signed;
    mapping(bytes32 => uint256) public signatures;

    constructor(address[] memory five, address logic) {
        for (uint256 i; i < five.length; i++) guardian[five[i]] = true;
        implementation = logic;
    }

    function _agreed(bytes32 what) internal returns (bool) {
        require(guardian[msg.sender] && !signed[what][msg.sender], "guardian");
        signed[what][msg.sender] = true;
        return ++signatures[what] == 3;
    }

    function completeTransfer(uint64 sequence, WormwoodToken token, address to, uint256 amount) external {
        if (_agreed(keccak256(abi.encode(uint8(1), sequence, token, to, amount)))) token.mint(to, amount);
    }

    function upgradeTokens(uint64 sequence, address logic) external {
        if (_agreed(keccak256(abi.encode(uint8(2), sequence, logic)))) implementation = logic;
    }
}

contract WormwoodToken {
    struct State {
        string name;
        string symbol;
        uint8 decimals;
        uint16 chainId;
        bytes32 nativeContract;
        address owner;
        bool initialized;
        uint256 totalSupply;
        mapping(address => uint256) balances;
        mapping(address => mapping(address => uint256)) allowances;
    }
    State private _state;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function initialize(string calldata n, string calldata s, uint8 d, uint16 chain, bytes32 native_, address owner_) external {
        require(!_state.initialized, "Already initialized");
        _state.initialized = true;
        (_state.name, _state.symbol, _state.decimals, _state.chainId, _state.nativeContract, _state.owner) = (n, s, d, chain, native_, owner_);
    }

    function name() external view returns (string memory) {
        return string(abi.encodePacked(_state.name, " (Wormwood)"));
    }

    function symbol() external view returns (string memory) {
        return _state.symbol;
    }

    function decimals() external view returns (uint8) {
        return _state.decimals;
    }

    function owner() external view returns (address) {
        return _state.owner;
    }

    function totalSupply() external view returns (uint256) {
        return _state.totalSupply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _state.balances[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _state.allowances[who][spender];
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == _state.owner, "caller is not the owner");
        _state.totalSupply += amount;
        _state.balances[to] += amount;
        emit Transfer(address(0), to, amount);
    }

    function burn(address from, uint256 amount) external {
        require(msg.sender == _state.owner, "caller is not the owner");
        _state.balances[from] -= amount;
        _state.totalSupply -= amount;
        emit Transfer(from, address(0), amount);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _state.allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pay(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _state.allowances[from][msg.sender] -= value;
        _pay(from, to, value);
        return true;
    }

    function _pay(address from, address to, uint256 value) internal {
        require(to != address(0), "zero");
        _state.balances[from] -= value;
        _state.balances[to] += value;
        emit Transfer(from, to, value);
    }
}

contract WormwoodProxy {
    bytes32 private constant BEACON = 0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50;

    constructor(address beacon, bytes memory data) payable {
        assembly {
            sstore(BEACON, beacon)
        }
        (bool ok, ) = WormwoodBridge(beacon).implementation().delegatecall(data);
        require(ok);
    }

    fallback() external payable {
        address beacon;
        assembly {
            beacon := sload(BEACON)
        }
        address to = WormwoodBridge(beacon).implementation();
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}
