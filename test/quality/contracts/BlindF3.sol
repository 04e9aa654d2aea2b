// 0.8 runs=1000 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20 as SolmateERC20} from "solmate/src/tokens/ERC20.sol";
import {ERC4626 as SolmateERC4626} from "solmate/src/tokens/ERC4626.sol";
import {Owned} from "solmate/src/auth/Owned.sol";
import {ERC20 as SoladyERC20} from "solady/src/tokens/ERC20.sol";
import {WETH as SoladyWETH} from "solady/src/tokens/WETH.sol";

interface ICoin {
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    function balanceOf(address who) external view returns (uint256);
}

contract Kelp is SolmateERC20("Kelp", "KELP", 18), Owned {
    uint256 public constant MAX_SUPPLY = 300_000_000 ether;

    constructor(address safe) Owned(safe) {
        _mint(msg.sender, 210_000_000 ether);
    }

    function mint(address to, uint256 amount) external onlyOwner {
        require(totalSupply + amount <= MAX_SUPPLY, "MAX_SUPPLY");
        _mint(to, amount);
    }
}

contract Coin is SolmateERC20 {
    constructor(string memory n, string memory s, uint8 d, uint256 supply) SolmateERC20(n, s, d) {
        _mint(msg.sender, supply);
    }
}

contract KelpVault is SolmateERC4626 {
    constructor(SolmateERC20 asset_) SolmateERC4626(asset_, "Kelp Vault", "kvKELP") {}

    function totalAssets() public view override returns (uint256) {
        return asset.balanceOf(address(this));
    }
}

contract Heron is SoladyERC20 {
    constructor() {
        _mint(msg.sender, 88_000_000 ether);
    }

    function name() public pure override returns (string memory) {
        return "Heron";
    }

    function symbol() public pure override returns (string memory) {
        return "HERON";
    }
}

contract NativeWrapper is SoladyWETH {
    function name() public pure override returns (string memory) {
        return "Wrapped Bera Native";
    }

    function symbol() public pure override returns (string memory) {
        return "WBN";
    }
}

contract StandardMintable is SolmateERC20 {
    address public immutable REMOTE_TOKEN;
    address public immutable BRIDGE;

    event Mint(address indexed account, uint256 amount);
    event Burn(address indexed account, uint256 amount);

    modifier onlyBridge() {
        require(msg.sender == BRIDGE, "OptimismMintableERC20: only bridge can mint and burn");
        _;
    }

    constructor(address bridge, address remote) SolmateERC20("Bridged Tern", "TERN", 18) {
        (BRIDGE, REMOTE_TOKEN) = (bridge, remote);
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

contract StandardBridge {
    Messenger public immutable messenger;
    address public immutable otherBridge;

    constructor(Messenger messenger_, address other) {
        (messenger, otherBridge) = (messenger_, other);
    }

    function finalizeBridgeERC20(address local, address, address, address to, uint256 amount, bytes calldata) external {
        require(
            msg.sender == address(messenger) && messenger.xDomainMessageSender() == otherBridge,
            "StandardBridge: function can only be called from the other bridge"
        );
        StandardMintable(local).mint(to, amount);
    }

    function bridgeERC20To(address local, address, address, uint256 amount, uint32, bytes calldata) external {
        StandardMintable(local).burn(msg.sender, amount);
    }
}

contract Messenger {
    address public immutable attester;
    address public xDomainMessageSender = address(0xdead);
    mapping(bytes32 => bool) public successfulMessages;
    bytes32 public stateRoot;

    constructor(address attester_, bytes32 root) {
        (attester, stateRoot) = (attester_, root);
    }

    function postRoot(bytes32 root) external {
        require(msg.sender == attester, "attester");
        stateRoot = root;
    }

    function relayMessage(uint256 nonce, address sender, address target, bytes calldata message, bytes32[] calldata proof) external {
        bytes32 leaf = keccak256(abi.encode(nonce, sender, target, message));
        require(!successfulMessages[leaf], "already relayed");
        bytes32 node = leaf;
        for (uint256 i; i < proof.length; i++)
            node = node < proof[i] ? keccak256(abi.encode(node, proof[i])) : keccak256(abi.encode(proof[i], node));
        require(node == stateRoot, "invalid proof");
        successfulMessages[leaf] = true;
        xDomainMessageSender = sender;
        (bool ok, ) = target.call(message);
        require(ok, "failed");
        xDomainMessageSender = address(0xdead);
    }
}

contract CrossHeron is SolmateERC20("Cross Heron", "xHERON", 18), Owned {
    struct Params {
        uint256 timestamp;
        uint256 ratePerSecond;
        uint256 maxLimit;
        uint256 currentLimit;
    }

    address public immutable FACTORY = msg.sender;
    address public lockbox;
    mapping(address => Params) public minterParams;
    mapping(address => Params) public burnerParams;

    constructor(address owner_, address lockbox_) Owned(owner_) {
        lockbox = lockbox_;
    }

    function setLimits(address bridge, uint256 minting, uint256 burning) external onlyOwner {
        minterParams[bridge] = Params(block.timestamp, minting / 1 days, minting, minting);
        burnerParams[bridge] = Params(block.timestamp, burning / 1 days, burning, burning);
    }

    function mint(address to, uint256 amount) external {
        if (msg.sender != lockbox) _use(minterParams[msg.sender], amount);
        _mint(to, amount);
    }

    function burn(address from, uint256 amount) external {
        if (msg.sender != from) {
            uint256 allowed = allowance[from][msg.sender];
            if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - amount;
        }
        if (msg.sender != lockbox) _use(burnerParams[msg.sender], amount);
        _burn(from, amount);
    }

    function _use(Params storage p, uint256 amount) private {
        uint256 limit = p.currentLimit + (block.timestamp - p.timestamp) * p.ratePerSecond;
        if (limit > p.maxLimit) limit = p.maxLimit;
        require(limit >= amount, "IXERC20_NotHighEnoughLimits");
        (p.currentLimit, p.timestamp) = (limit - amount, block.timestamp);
    }
}

contract Lockbox {
    ICoin public immutable ERC20;
    CrossHeron public XERC20;

    constructor(ICoin coin) {
        ERC20 = coin;
    }

    function initialize(CrossHeron x) external {
        require(address(XERC20) == address(0), "set");
        XERC20 = x;
    }

    function deposit(uint256 amount) external {
        ERC20.transferFrom(msg.sender, address(this), amount);
        XERC20.mint(msg.sender, amount);
    }

    function withdraw(uint256 amount) external {
        XERC20.burn(msg.sender, amount);
        ERC20.transfer(msg.sender, amount);
    }
}

contract StableSwapShare is SolmateERC20("Twin Dollar LP", "twinLP", 18) {
    ICoin public immutable coin0;
    ICoin public immutable coin1;
    uint256 public constant fee = 4;

    constructor(ICoin a, ICoin b) {
        (coin0, coin1) = (a, b);
    }

    function add_liquidity(uint256 a, uint256 b, uint256 least) external returns (uint256 share) {
        uint256 all = coin0.balanceOf(address(this)) + coin1.balanceOf(address(this));
        coin0.transferFrom(msg.sender, address(this), a);
        coin1.transferFrom(msg.sender, address(this), b);
        share = totalSupply == 0 ? a + b : ((a + b) * totalSupply) / all;
        require(share >= least, "slippage");
        _mint(msg.sender, share);
    }

    function remove_liquidity(uint256 share) external {
        uint256 supply = totalSupply;
        _burn(msg.sender, share);
        coin0.transfer(msg.sender, (coin0.balanceOf(address(this)) * share) / supply);
        coin1.transfer(msg.sender, (coin1.balanceOf(address(this)) * share) / supply);
    }

    function exchange(bool up, uint256 amount) external returns (uint256 out) {
        (ICoin from, ICoin to) = up ? (coin0, coin1) : (coin1, coin0);
        from.transferFrom(msg.sender, address(this), amount);
        out = (amount * (10_000 - fee)) / 10_000;
        to.transfer(msg.sender, out);
    }
}

contract GatewayToken is SoladyERC20 {
    string private _name;
    string private _symbol;
    address public l2Gateway;
    address public l1Address;

    constructor() {
        l2Gateway = address(1);
    }

    function bridgeInit(address l1, string calldata name_, string calldata symbol_, address gateway) external {
        require(l2Gateway == address(0) && gateway != address(0), "ALREADY_INIT");
        (l1Address, _name, _symbol, l2Gateway) = (l1, name_, symbol_, gateway);
    }

    function name() public view override returns (string memory) {
        return _name;
    }

    function symbol() public view override returns (string memory) {
        return _symbol;
    }

    function bridgeMint(address to, uint256 amount) external {
        require(msg.sender == l2Gateway, "ONLY_GATEWAY");
        _mint(to, amount);
    }

    function bridgeBurn(address from, uint256 amount) external {
        require(msg.sender == l2Gateway, "ONLY_GATEWAY");
        _burn(from, amount);
    }
}

contract L2Gateway {
    address public immutable counterpart;

    constructor(address counterpart_) {
        counterpart = counterpart_;
    }

    function finalizeInboundTransfer(GatewayToken token, address to, uint256 amount) external {
        require(msg.sender == counterpart, "ONLY_COUNTERPART_GATEWAY");
        token.bridgeMint(to, amount);
    }

    function outboundTransfer(GatewayToken token, uint256 amount) external {
        token.bridgeBurn(msg.sender, amount);
    }
}
