// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./BlindC8.sol";

/// Wormhole: the logic of wrapped tokens, behind a proxy that asks the bridge for it.
contract WrappedLogic {
    struct State {
        string name;
        string symbol;
        uint256 totalSupply;
        uint8 decimals;
        bool initialized;
        address owner;
        mapping(address => uint256) balances;
        mapping(address => mapping(address => uint256)) allowances;
    }
    State internal _state;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function initialize(string memory n, string memory s, uint8 d, address owner_) external {
        require(!_state.initialized, "Already initialized");
        _state.initialized = true;
        (_state.name, _state.symbol, _state.decimals, _state.owner) = (n, s, d, owner_);
    }

    function name() external view returns (string memory) { return string.concat(_state.name, " (Wormhole)"); }
    function symbol() external view returns (string memory) { return _state.symbol; }
    function decimals() external view returns (uint8) { return _state.decimals; }
    function owner() external view returns (address) { return _state.owner; }
    function totalSupply() external view returns (uint256) { return _state.totalSupply; }
    function balanceOf(address a) external view returns (uint256) { return _state.balances[a]; }
    function allowance(address a, address s) external view returns (uint256) { return _state.allowances[a][s]; }

    function transfer(address to, uint256 v) external returns (bool) {
        return _move(msg.sender, to, v);
    }

    function approve(address s, uint256 v) external returns (bool) {
        _state.allowances[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transferFrom(address from, address to, uint256 v) external returns (bool) {
        _state.allowances[from][msg.sender] -= v;
        return _move(from, to, v);
    }

    function _move(address from, address to, uint256 v) private returns (bool) {
        _state.balances[from] -= v;
        _state.balances[to] += v;
        emit Transfer(from, to, v);
        return true;
    }

    function mint(address to, uint256 v) external {
        require(msg.sender == _state.owner, "caller is not the owner");
        _state.totalSupply += v;
        _state.balances[to] += v;
        emit Transfer(address(0), to, v);
    }

    function burn(address from, uint256 v) external {
        require(msg.sender == _state.owner, "caller is not the owner");
        _state.balances[from] -= v;
        _state.totalSupply -= v;
        emit Transfer(from, address(0), v);
    }
}

interface IWrapped {
    function mint(address to, uint256 v) external;
    function burn(address from, uint256 v) external;
    function transferFrom(address from, address to, uint256 v) external returns (bool);
}

/// A beacon proxy.
contract WrappedProxy {
    bytes32 private constant BEACON = 0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50;

    constructor(address beacon) {
        assembly { sstore(BEACON, beacon) }
    }

    fallback() external payable {
        address beacon;
        assembly { beacon := sload(BEACON) }
        address logic = GuardedBridge(beacon).implementation();
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), logic, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) { revert(0, returndatasize()) }
            return(0, returndatasize())
        }
    }
}

/// What two thirds of the guardians have signed may be redeemed once, or names new logic.
contract GuardedBridge {
    address[] public guardians;
    address public implementation;
    mapping(bytes32 => bool) public consumed;
    mapping(bytes32 => mapping(address => bool)) public attested;
    bool private _first;

    constructor(address logic, address[] memory list) {
        implementation = logic;
        guardians = list;
    }

    function attestFirst(IWrapped token, uint256 v) external {
        require(!_first);
        _first = true;
        token.mint(msg.sender, v);
    }

    function attest(bytes32 vaa) external {
        attested[vaa][msg.sender] = true;
    }

    function _parse(bytes32 vaa) private {
        uint256 count;
        for (uint256 i; i < guardians.length; i++) if (attested[vaa][guardians[i]]) count++;
        require(count * 3 > guardians.length * 2 && !consumed[vaa], "no quorum");
        consumed[vaa] = true;
    }

    function completeTransfer(IWrapped token, address to, uint256 v, uint64 sequence) external {
        _parse(keccak256(abi.encode(uint8(1), token, to, v, sequence)));
        token.mint(to, v);
    }

    function upgrade(address logic, uint64 sequence) external {
        _parse(keccak256(abi.encode(uint8(2), logic, sequence)));
        implementation = logic;
    }

    function transferTokens(IWrapped token, uint256 v) external {
        token.transferFrom(msg.sender, address(this), v);
        token.burn(address(this), v);
    }
}

/// Multichain: a vault mints; another vault takes its place two days after it was named.
contract AnyCoin is Plain8("Any Coin", "anyCOIN") {
    address public immutable underlying;
    uint256 public constant delay = 2 days;
    address private _vault;
    address public pendingVault;
    uint256 public delayVault = type(uint256).max;
    mapping(address => bool) public isMinter;
    address public pendingMinter;
    uint256 public delayMinter = type(uint256).max;
    event LogChangeVault(address indexed oldVault, address indexed newVault, uint256 indexed effectiveTime);
    event LogSwapout(address indexed account, address indexed bindaddr, uint256 amount);

    constructor(address under, address vault_, address router, uint256 first) {
        (underlying, _vault) = (under, vault_);
        isMinter[router] = true;
        _update(address(0), msg.sender, first);
    }

    function vault() public view returns (address) {
        return block.timestamp >= delayVault ? pendingVault : _vault;
    }

    modifier onlyVault() {
        require(msg.sender == vault(), "AnyswapV3ERC20: FORBIDDEN");
        _;
    }

    function changeVault(address next) external onlyVault returns (bool) {
        require(next != address(0), "AnyswapV3ERC20: address(0x0)");
        _vault = vault();
        pendingVault = next;
        delayVault = block.timestamp + delay;
        emit LogChangeVault(_vault, pendingVault, delayVault);
        return true;
    }

    function setMinter(address m) external onlyVault {
        pendingMinter = m;
        delayMinter = block.timestamp + delay;
    }

    function applyMinter() external onlyVault {
        require(block.timestamp >= delayMinter);
        isMinter[pendingMinter] = true;
    }

    function revokeMinter(address m) external onlyVault {
        isMinter[m] = false;
    }

    function mint(address to, uint256 v) external returns (bool) {
        require(isMinter[msg.sender], "AnyswapV3ERC20: FORBIDDEN");
        _update(address(0), to, v);
        return true;
    }

    function burn(address from, uint256 v) external returns (bool) {
        require(isMinter[msg.sender], "AnyswapV3ERC20: FORBIDDEN");
        _spend(from, v);
        _update(from, address(0), v);
        return true;
    }

    function Swapout(uint256 v, address bindaddr) external returns (bool) {
        _update(msg.sender, address(0), v);
        emit LogSwapout(msg.sender, bindaddr, v);
        return true;
    }
}

/// The router: of its signers all but one must agree to what comes in.
contract AnyRouter {
    address[4] public signers;
    mapping(bytes32 => mapping(address => bool)) public agreed;
    mapping(bytes32 => bool) public done;

    constructor(address a, address b, address c, address d) {
        signers = [a, b, c, d];
    }

    function agree(bytes32 id) external {
        agreed[id][msg.sender] = true;
    }

    function anySwapIn(bytes32 txs, AnyCoin token, address to, uint256 v, uint256 fromChain) external {
        bytes32 id = keccak256(abi.encode(txs, token, to, v, fromChain));
        uint256 count;
        for (uint256 i; i < 4; i++) if (agreed[id][signers[i]]) count++;
        require(count >= 3 && !done[id], "AnyswapV3Router: FORBIDDEN");
        done[id] = true;
        token.mint(to, v);
    }
}
