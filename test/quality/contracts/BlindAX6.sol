// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.19;

import {ERC20Snapshot} from "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Snapshot.sol";
import {ERC20} from "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import {Ownable} from "@openzeppelin/contracts-4/access/Ownable.sol";

/// Its owner may take pictures of balances, nothing else.
contract AlbumToken is ERC20Snapshot, Ownable {
    constructor() ERC20("Album", "ALBM") {
        _mint(msg.sender, 75_000_000 ether);
    }

    function snapshot() external onlyOwner returns (uint256) {
        return _snapshot();
    }
}

/// A dollar whose minters have allowances, from a master that is three of five.
contract TerraceDollar {
    string public name;
    string public symbol;
    string public currency;
    uint8 public decimals;
    address public owner;
    address public masterMinter;
    address public pauser;
    address public blacklister;
    bool public paused;
    bool internal initialized;
    uint256 internal totalSupply_;
    mapping(address => uint256) internal balanceAndBlacklistStates;
    mapping(address => mapping(address => uint256)) internal allowed;
    mapping(address => bool) internal minters;
    mapping(address => uint256) internal minterAllowed;

    event Mint(address indexed minter, address indexed to, uint256 amount);
    event Burn(address indexed burner, uint256 amount);
    event MinterConfigured(address indexed minter, uint256 minterAllowedAmount);
    event Blacklisted(address indexed account);
    event UnBlacklisted(address indexed account);
    event Pause();
    event Unpause();
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier whenNotPaused() {
        require(!paused, "Pausable: paused");
        _;
    }

    modifier notBlacklisted(address who) {
        require(balanceAndBlacklistStates[who] >> 255 == 0, "Blacklistable: account is blacklisted");
        _;
    }

    function initialize(string calldata n, string calldata s, address master, address pauser_, address lister, address owner_) external {
        require(!initialized, "FiatToken: contract is already initialized");
        (name, symbol, currency, decimals) = (n, s, "USD", 6);
        (masterMinter, pauser, blacklister, owner) = (master, pauser_, lister, owner_);
        initialized = true;
    }

    function configureMinter(address minter, uint256 amount) external whenNotPaused returns (bool) {
        require(msg.sender == masterMinter, "FiatToken: caller is not the masterMinter");
        minters[minter] = true;
        minterAllowed[minter] = amount;
        emit MinterConfigured(minter, amount);
        return true;
    }

    function removeMinter(address minter) external {
        require(msg.sender == masterMinter, "FiatToken: caller is not the masterMinter");
        minters[minter] = false;
        minterAllowed[minter] = 0;
    }

    function updateMasterMinter(address next) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        masterMinter = next;
    }

    function mint(address to, uint256 amount) external whenNotPaused notBlacklisted(to) returns (bool) {
        require(minters[msg.sender], "FiatToken: caller is not a minter");
        uint256 left = minterAllowed[msg.sender];
        require(amount > 0 && amount <= left, "FiatToken: mint amount exceeds minterAllowance");
        totalSupply_ += amount;
        balanceAndBlacklistStates[to] += amount;
        minterAllowed[msg.sender] = left - amount;
        emit Mint(msg.sender, to, amount);
        emit Transfer(address(0), to, amount);
        return true;
    }

    function burn(uint256 amount) external whenNotPaused notBlacklisted(msg.sender) {
        require(minters[msg.sender], "FiatToken: caller is not a minter");
        balanceAndBlacklistStates[msg.sender] -= amount;
        totalSupply_ -= amount;
        emit Burn(msg.sender, amount);
        emit Transfer(msg.sender, address(0), amount);
    }

    function blacklist(address who) external {
        require(msg.sender == blacklister, "Blacklistable: caller is not the blacklister");
        balanceAndBlacklistStates[who] |= 1 << 255;
        emit Blacklisted(who);
    }

    function unBlacklist(address who) external {
        require(msg.sender == blacklister, "Blacklistable: caller is not the blacklister");
        balanceAndBlacklistStates[who] &= ~uint256(1 << 255);
        emit UnBlacklisted(who);
    }

    function pause() external {
        require(msg.sender == pauser, "Pausable: caller is not the pauser");
        paused = true;
        emit Pause();
    }

    function unpause() external {
        require(msg.sender == pauser, "Pausable: caller is not the pauser");
        paused = false;
        emit Unpause();
    }

    function isBlacklisted(address who) external view returns (bool) {
        return balanceAndBlacklistStates[who] >> 255 == 1;
    }

    function minterAllowance(address minter) external view returns (uint256) {
        return minterAllowed[minter];
    }

    function totalSupply() external view returns (uint256) {
        return totalSupply_;
    }

    function balanceOf(address who) public view returns (uint256) {
        return balanceAndBlacklistStates[who] & ((1 << 255) - 1);
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return allowed[who][spender];
    }

    function approve(address spender, uint256 value) external whenNotPaused notBlacklisted(msg.sender) notBlacklisted(spender) returns (bool) {
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external whenNotPaused notBlacklisted(msg.sender) notBlacklisted(to) returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external whenNotPaused notBlacklisted(msg.sender) notBlacklisted(from) notBlacklisted(to) returns (bool) {
        require(value <= allowed[from][msg.sender], "ERC20: transfer amount exceeds allowance");
        allowed[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal {
        require(to != address(0), "ERC20: transfer to the zero address");
        require(value <= balanceOf(from), "ERC20: transfer amount exceeds balance");
        balanceAndBlacklistStates[from] -= value;
        balanceAndBlacklistStates[to] += value;
        emit Transfer(from, to, value);
    }
}

/// The old proxy of ZeppelinOS, with its two slots.
contract FiatFront {
    bytes32 private constant IMPLEMENTATION_SLOT = keccak256("org.zeppelinos.proxy.implementation");
    bytes32 private constant ADMIN_SLOT = keccak256("org.zeppelinos.proxy.admin");
    event Upgraded(address implementation);

    constructor(address logic, address admin_) {
        _put(IMPLEMENTATION_SLOT, logic);
        _put(ADMIN_SLOT, admin_);
    }

    function _put(bytes32 slot, address a) private {
        assembly {
            sstore(slot, a)
        }
    }

    function _at(bytes32 slot) private view returns (address a) {
        assembly {
            a := sload(slot)
        }
    }

    modifier ifAdmin() {
        if (msg.sender == _at(ADMIN_SLOT)) _;
        else _delegate();
    }

    function admin() external ifAdmin returns (address a) {
        a = _at(ADMIN_SLOT);
    }

    function upgradeTo(address next) external ifAdmin {
        require(next.code.length > 0, "code");
        _put(IMPLEMENTATION_SLOT, next);
        emit Upgraded(next);
    }

    function changeAdmin(address next) external ifAdmin {
        require(next != address(0));
        _put(ADMIN_SLOT, next);
    }

    function _delegate() private {
        address to = _at(IMPLEMENTATION_SLOT);
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 {
                revert(0, returndatasize())
            }
            default {
                return(0, returndatasize())
            }
        }
    }

    fallback() external payable {
        require(msg.sender != _at(ADMIN_SLOT), "Cannot call fallback function from the proxy admin");
        _delegate();
    }
}

/// Custody of another coin of another chain: a merchant asks, the custodian confirms, both several.
contract AtollBtc is ERC20("Atoll BTC", "aBTC"), Ownable {
    bool public paused;

    function decimals() public pure override returns (uint8) {
        return 8;
    }

    function mint(address to, uint256 amount) external onlyOwner returns (bool) {
        _mint(to, amount);
        return true;
    }

    function burn(uint256 value) external onlyOwner {
        _burn(msg.sender, value);
    }

    function pause() external onlyOwner {
        paused = true;
    }

    function unpause() external onlyOwner {
        paused = false;
    }

    function _beforeTokenTransfer(address, address, uint256) internal view override {
        require(!paused, "Pausable: paused");
    }
}

contract AtollFactory {
    struct Request {
        address merchant;
        uint256 amount;
        uint8 status;
    }
    AtollBtc public token;
    address public immutable custodian;
    address public immutable members;
    mapping(address => bool) public isMerchant;
    Request[] public requests;

    constructor(address several, address merchant) {
        custodian = members = several;
        isMerchant[merchant] = true;
    }

    function setToken(AtollBtc token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function setMerchant(address who, bool on) external {
        require(msg.sender == members, "members");
        isMerchant[who] = on;
    }

    function addMintRequest(uint256 amount) external {
        require(isMerchant[msg.sender], "merchant");
        requests.push(Request(msg.sender, amount, 1));
    }

    function confirmMintRequest(uint256 index) external {
        require(msg.sender == custodian && requests[index].status == 1, "custodian");
        requests[index].status = 2;
        token.mint(requests[index].merchant, requests[index].amount);
    }

    function pauseToken(bool on) external {
        require(msg.sender == members, "members");
        if (on) token.pause();
        else token.unpause();
    }
}

/// A dollar against ether in the manner of vats and joins: who may mint is written down once.
contract SconeStable {
    mapping(address => uint256) public wards;
    string public constant name = "Scone Stablecoin";
    string public constant symbol = "SCONE";
    string public constant version = "1";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Approval(address indexed src, address indexed guy, uint256 wad);
    event Transfer(address indexed src, address indexed dst, uint256 wad);

    modifier auth() {
        require(wards[msg.sender] == 1, "Scone/not-authorized");
        _;
    }

    constructor() {
        wards[msg.sender] = 1;
    }

    function rely(address guy) external auth {
        wards[guy] = 1;
    }

    function deny(address guy) external auth {
        wards[guy] = 0;
    }

    function transfer(address dst, uint256 wad) external returns (bool) {
        return transferFrom(msg.sender, dst, wad);
    }

    function transferFrom(address src, address dst, uint256 wad) public returns (bool) {
        require(balanceOf[src] >= wad, "Scone/insufficient-balance");
        if (src != msg.sender && allowance[src][msg.sender] != type(uint256).max) {
            require(allowance[src][msg.sender] >= wad, "Scone/insufficient-allowance");
            allowance[src][msg.sender] -= wad;
        }
        balanceOf[src] -= wad;
        balanceOf[dst] += wad;
        emit Transfer(src, dst, wad);
        return true;
    }

    function mint(address usr, uint256 wad) external auth {
        balanceOf[usr] += wad;
        totalSupply += wad;
        emit Transfer(address(0), usr, wad);
    }

    function burn(address usr, uint256 wad) external {
        require(balanceOf[usr] >= wad, "Scone/insufficient-balance");
        if (usr != msg.sender && allowance[usr][msg.sender] != type(uint256).max) allowance[usr][msg.sender] -= wad;
        balanceOf[usr] -= wad;
        totalSupply -= wad;
        emit Transfer(usr, address(0), wad);
    }

    function approve(address usr, uint256 wad) external returns (bool) {
        allowance[msg.sender][usr] = wad;
        emit Approval(msg.sender, usr, wad);
        return true;
    }
}

contract SconeVault {
    SconeStable public coin;
    uint256 public constant PRICE = 2_000;
    mapping(address => uint256) public ink;
    mapping(address => uint256) public art;

    function start(SconeStable coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function lockAndDraw(uint256 wad) external payable {
        ink[msg.sender] += msg.value;
        art[msg.sender] += wad;
        require(art[msg.sender] * 3 <= ink[msg.sender] * PRICE * 2, "unsafe");
        coin.mint(msg.sender, wad);
    }

    function wipeAndFree(uint256 wad, uint256 eth) external {
        coin.burn(msg.sender, wad);
        art[msg.sender] -= wad;
        ink[msg.sender] -= eth;
        require(art[msg.sender] * 3 <= ink[msg.sender] * PRICE * 2, "unsafe");
        (bool ok, ) = msg.sender.call{value: eth}("");
        require(ok);
    }
}

/// What was lent, growing by itself: balances are scaled by an index that time moves, six of a hundred a year at most.
contract LentBarley {
    string public constant name = "Lent Barley";
    string public constant symbol = "lBRLY";
    uint8 public constant decimals = 18;
    ERC20 public immutable UNDERLYING;
    address public immutable configurator;
    uint256 public rate = 0.03e18;
    uint256 public index = 1e18;
    uint256 public updated = block.timestamp;
    uint256 private _scaledSupply;
    mapping(address => uint256) private _scaled;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Supplied(address indexed user, uint256 value);

    constructor(ERC20 underlying, address configurator_) {
        (UNDERLYING, configurator) = (underlying, configurator_);
    }

    function current() public view returns (uint256) {
        return index + (index * rate * (block.timestamp - updated)) / 365 days / 1e18;
    }

    function setRate(uint256 next) external {
        require(msg.sender == configurator && next <= 0.06e18, "configurator");
        (index, updated, rate) = (current(), block.timestamp, next);
    }

    function supply(uint256 amount) external {
        UNDERLYING.transferFrom(msg.sender, address(this), amount);
        uint256 part = (amount * 1e18) / current();
        _scaled[msg.sender] += part;
        _scaledSupply += part;
        emit Supplied(msg.sender, amount);
        emit Transfer(address(0), msg.sender, amount);
    }

    function withdraw(uint256 amount) external {
        uint256 part = (amount * 1e18 + current() - 1) / current();
        _scaled[msg.sender] -= part;
        _scaledSupply -= part;
        UNDERLYING.transfer(msg.sender, amount);
        emit Transfer(msg.sender, address(0), amount);
    }

    function balanceOf(address who) external view returns (uint256) {
        return (_scaled[who] * current()) / 1e18;
    }

    function totalSupply() external view returns (uint256) {
        return (_scaledSupply * current()) / 1e18;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        uint256 part = (value * 1e18) / current();
        _scaled[from] -= part;
        _scaled[to] += part;
        emit Transfer(from, to, value);
    }
}

/// Restaked: whoever brings the staked coin gets this one, at a rate that is told by an oracle within bounds.
contract RestakeOracle {
    address public immutable reporter;
    uint256 public rate = 1e18;
    uint256 public last;

    constructor(address reporter_) {
        reporter = reporter_;
    }

    function push(uint256 next) external {
        require(msg.sender == reporter && block.timestamp >= last + 1 days, "reporter");
        require(next >= rate && next <= rate + rate / 1000, "bounds");
        (rate, last) = (next, block.timestamp);
    }
}

contract RestakedFloe is ERC20("Restaked Floe", "rsFL") {
    ERC20 public immutable asset;
    RestakeOracle public immutable oracle;

    constructor(ERC20 asset_, RestakeOracle oracle_) {
        (asset, oracle) = (asset_, oracle_);
    }

    function depositAsset(uint256 amount) external {
        asset.transferFrom(msg.sender, address(this), amount);
        _mint(msg.sender, (amount * 1e18) / oracle.rate());
    }

    function requestWithdraw(uint256 amount) external {
        _burn(msg.sender, amount);
        asset.transfer(msg.sender, (amount * oracle.rate()) / 1e18);
    }
}

/// Bonds and a treasury: the vault mints, an authority that is the timelock says who the vault is.
contract OrchardAuthority {
    address public governor;
    address public vault;

    constructor(address governor_, address vault_) {
        (governor, vault) = (governor_, vault_);
    }

    function pushVault(address next) external {
        require(msg.sender == governor, "UNAUTHORIZED");
        vault = next;
    }
}

contract OrchardTreasury {
    OrchardCoin public coin;
    ERC20 public immutable reserve;

    constructor(ERC20 reserve_) {
        reserve = reserve_;
    }

    function initialize(OrchardCoin coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function deposit(uint256 amount) external {
        reserve.transferFrom(msg.sender, address(this), amount);
        coin.mint(msg.sender, amount / 1e9);
    }
}

contract OrchardCoin is ERC20("Orchard", "ORCH") {
    OrchardAuthority public immutable authority;

    constructor(OrchardAuthority authority_) {
        authority = authority_;
    }

    function decimals() public pure override returns (uint8) {
        return 9;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == authority.vault(), "UNAUTHORIZED");
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}
