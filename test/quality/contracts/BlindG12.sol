// 0.8 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Plain, Owned} from "./BlindG9.sol";

contract BridgeEndpoint {
    address[3] public verifiers;
    mapping(address => address) public delegates;
    mapping(bytes32 => uint256) public seen;
    mapping(bytes32 => mapping(address => bool)) public signed;

    constructor(address a, address b, address c) {
        verifiers = [a, b, c];
    }

    function setDelegate(address to) external {
        delegates[msg.sender] = to;
    }

    function verify(bytes32 payload) external {
        require(msg.sender == verifiers[0] || msg.sender == verifiers[1] || msg.sender == verifiers[2], "ULN");
        require(!signed[payload][msg.sender]);
        signed[payload][msg.sender] = true;
        seen[payload]++;
    }

    function lzReceive(address to, uint32 eid, bytes32 sender, uint64 nonce, bytes calldata message) external {
        bytes32 payload = keccak256(abi.encode(to, eid, sender, nonce, message));
        require(seen[payload] >= 2 && seen[payload] < 100, "not verified");
        seen[payload] = 100;
        ChainlessToken(to).lzReceive(eid, sender, message);
    }
}

contract ChainlessToken is Plain, Owned {
    BridgeEndpoint public immutable endpoint;
    mapping(uint32 => bytes32) public peers;

    constructor(address endpoint_, address delegate) Plain("Chainless", "CHLS") {
        endpoint = BridgeEndpoint(endpoint_);
        endpoint.setDelegate(delegate);
        _mint(msg.sender, 100000000 ether);
    }

    function setPeer(uint32 eid, bytes32 peer) external onlyOwner {
        peers[eid] = peer;
    }

    function setDelegate(address to) external onlyOwner {
        endpoint.setDelegate(to);
    }

    function send(uint32 eid, bytes32, uint256 value) external payable {
        require(peers[eid] != 0, "NoPeer");
        _burn(msg.sender, value);
    }

    function lzReceive(uint32 eid, bytes32 sender, bytes calldata message) external {
        require(msg.sender == address(endpoint) && peers[eid] == sender && sender != 0, "OnlyPeer");
        (address to, uint256 value) = abi.decode(message, (address, uint256));
        _mint(to, value);
    }
}

contract RampPool is Owned {
    BurnMintCoin public token;
    address public offRamp;
    uint256 public capacity = 100000 ether;
    uint256 public rate = 10 ether;
    uint256 public tokens = 100000 ether;
    uint256 public updated = block.timestamp;

    constructor(address ramp) {
        offRamp = ramp;
    }

    function attach(address to) external onlyOwner {
        token = BurnMintCoin(to);
    }

    function setRateLimiterConfig(uint256 capacity_, uint256 rate_) external onlyOwner {
        (capacity, rate) = (capacity_, rate_);
    }

    function applyRampUpdates(address to) external onlyOwner {
        offRamp = to;
    }

    function releaseOrMint(address to, uint256 value) external {
        require(msg.sender == offRamp, "CallerIsNotARampOnRouter");
        uint256 filled = tokens + (block.timestamp - updated) * rate;
        tokens = (filled > capacity ? capacity : filled) - value;
        updated = block.timestamp;
        token.mint(to, value);
    }

    function lockOrBurn(uint256 value) external {
        token.transferFrom(msg.sender, address(this), value);
        token.burn(value);
    }
}

contract OffRamp {
    mapping(bytes32 => bool) public roots;
    address public immutable commitDon;
    address public immutable riskNetwork;
    mapping(bytes32 => bool) public blessed;
    mapping(bytes32 => bool) public done;

    constructor(address don, address risk) {
        (commitDon, riskNetwork) = (don, risk);
    }

    function commit(bytes32 root) external {
        require(msg.sender == commitDon);
        roots[root] = true;
    }

    function bless(bytes32 root) external {
        require(msg.sender == riskNetwork);
        blessed[root] = true;
    }

    function execute(address pool, address to, uint256 value, uint256 nonce) external {
        bytes32 root = keccak256(abi.encode(pool, to, value, nonce));
        require(roots[root] && blessed[root] && !done[root]);
        done[root] = true;
        RampPool(pool).releaseOrMint(to, value);
    }
}

contract BurnMintCoin is Plain, Owned {
    mapping(address => bool) public isMinter;

    constructor() Plain("Crosslane", "XLNE") {
        _mint(msg.sender, 40000000 ether);
    }

    function grantMintAndBurnRoles(address who) external onlyOwner {
        isMinter[who] = true;
    }

    function revokeMintRole(address who) external onlyOwner {
        isMinter[who] = false;
    }

    function mint(address to, uint256 value) external {
        require(isMinter[msg.sender], "SenderNotMinter");
        _mint(to, value);
    }

    function burn(uint256 value) external {
        require(isMinter[msg.sender], "SenderNotBurner");
        _burn(msg.sender, value);
    }
}

contract AxleManager is Owned {
    AxleToken public token;
    uint256 public flowLimit = 500000 ether;
    mapping(uint256 => uint256) public flowIn;
    address public gateway;

    constructor(address gateway_) {
        gateway = gateway_;
    }

    function attach(address to) external onlyOwner {
        token = AxleToken(to);
    }

    function setFlowLimit(uint256 to) external onlyOwner {
        flowLimit = to;
    }

    function giveToken(address to, uint256 value) external {
        require(msg.sender == gateway, "NotService");
        uint256 epoch = block.timestamp / 6 hours;
        flowIn[epoch] += value;
        require(flowIn[epoch] <= flowLimit, "FlowLimitExceeded");
        token.mint(to, value);
    }

    function takeToken(address from, uint256 value) external {
        require(msg.sender == gateway, "NotService");
        token.burn(from, value);
    }
}

contract AxleToken is Plain {
    address public distributor = msg.sender;

    constructor() Plain("Axle Interchain", "AXLE") {
        _mint(msg.sender, 30000000 ether);
    }

    function transferDistributorship(address to) external {
        require(msg.sender == distributor);
        distributor = to;
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == distributor, "NotDistributor");
        _mint(to, value);
    }

    function burn(address from, uint256 value) external {
        require(msg.sender == distributor, "NotDistributor");
        allowance[from][msg.sender] -= value;
        _burn(from, value);
    }
}

contract GuardianBridge {
    address[] public guardians;
    mapping(bytes32 => bool) public consumed;

    constructor(address[] memory list) {
        guardians = list;
    }

    function completeTransfer(address token, address to, uint256 value, uint64 sequence, uint8[] calldata v, bytes32[] calldata r, bytes32[] calldata s, uint256[] calldata at) external {
        bytes32 hash = keccak256(abi.encode(block.chainid, token, to, value, sequence));
        require(!consumed[hash] && v.length >= guardians.length * 2 / 3 + 1, "no quorum");
        consumed[hash] = true;
        for (uint256 i; i < v.length; i++) {
            require(i == 0 || at[i] > at[i - 1], "order");
            require(ecrecover(hash, v[i], r[i], s[i]) == guardians[at[i]], "VM signature invalid");
        }
        WrappedAsset(token).mint(to, value);
    }

    function start(address token, address to, uint256 value) external {
        require(Plain(token).totalSupply() == 0);
        WrappedAsset(token).mint(to, value);
    }
}

contract WrappedAsset is Plain {
    address public owner;
    bool private _initialized;

    constructor() Plain("", "") {
        _initialized = true;
    }

    function initialize(string calldata name_, string calldata symbol_, address owner_) external {
        require(!_initialized);
        _initialized = true;
        (name, symbol, owner) = (name_, symbol_, owner_);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == owner, "caller is not the owner");
        _mint(to, value);
    }

    function burn(address from, uint256 value) external {
        require(msg.sender == owner, "caller is not the owner");
        _burn(from, value);
    }
}

contract RollupBridge {
    address public immutable messenger;
    mapping(address => uint256) public nonces;

    constructor(address messenger_) {
        messenger = messenger_;
    }

    function finalizeDeposit(address token, address to, uint256 value) external {
        require(msg.sender == messenger, "function can only be called from the other bridge");
        RollupToken(token).mint(to, value);
    }

    function withdraw(address token, uint256 value) external {
        nonces[msg.sender]++;
        RollupToken(token).burn(msg.sender, value);
    }
}

contract RollupMessenger {
    address public immutable portal;

    constructor(address portal_) {
        portal = portal_;
    }

    function relayMessage(address to, bytes calldata data) external {
        require(msg.sender == portal, "only aliased");
        (bool ok, ) = to.call(data);
        require(ok);
    }
}

contract RollupToken is Plain {
    address public immutable REMOTE_TOKEN;
    address public immutable BRIDGE;

    constructor(address bridge, address remote) Plain("Rollup Crown", "CROWN") {
        (BRIDGE, REMOTE_TOKEN) = (bridge, remote);
        _mint(msg.sender, 20000000 ether);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == BRIDGE, "OptimismMintableERC20: only bridge can mint and burn");
        _mint(to, value);
    }

    function burn(address from, uint256 value) external {
        require(msg.sender == BRIDGE, "OptimismMintableERC20: only bridge can mint and burn");
        _burn(from, value);
    }
}
