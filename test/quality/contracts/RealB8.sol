// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

interface IRouterB {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
    function factory() external view returns (address);
    function WETH() external view returns (address);
}

interface IFactoryB {
    function createPair(address a, address b) external returns (address);
}

contract AssetB is ERC20("Underlying Asset", "UNDR") {
    constructor() {
        _mint(msg.sender, 1e27);
    }
}

// ---- GMX: handlers move without an allowance, a private mode, a governor with a buffer
contract RewardTracker {
    address public gov;
    mapping(address => uint256) public stakedAmounts;
    constructor(address gov_) {
        gov = gov_;
    }
    function stake(IERC20 token, uint256 amount) external {
        stakedAmounts[msg.sender] += amount;
        token.transferFrom(msg.sender, address(this), amount);
    }
    function unstake(IERC20 token, uint256 amount) external {
        stakedAmounts[msg.sender] -= amount;
        token.transfer(msg.sender, amount);
    }
}

contract GmxLike {
    string public name = "Grain Exchange";
    string public symbol = "GRNX";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    uint256 public nonStakingSupply;
    address public gov;
    mapping(address => uint256) public balances;
    mapping(address => mapping(address => uint256)) public allowances;
    address[] public yieldTrackers;
    mapping(address => bool) public admins;
    mapping(address => bool) public isMinter;
    mapping(address => bool) public isHandler;
    bool public inPrivateTransferMode;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    modifier onlyGov() {
        require(msg.sender == gov, "BaseToken: forbidden");
        _;
    }
    constructor(address handler) {
        gov = msg.sender;
        admins[msg.sender] = true;
        isHandler[handler] = true;
        _mint(msg.sender, 8e24);
    }
    function setGov(address to) external onlyGov {
        gov = to;
        admins[msg.sender] = false;
    }
    function setInfo(string memory n, string memory s) external onlyGov {
        (name, symbol) = (n, s);
    }
    function setMinter(address who, bool to) external onlyGov {
        isMinter[who] = to;
    }
    function setHandler(address who, bool to) external onlyGov {
        isHandler[who] = to;
    }
    function setInPrivateTransferMode(bool to) external onlyGov {
        inPrivateTransferMode = to;
    }
    function withdrawToken(IERC20 token, address to, uint256 amount) external onlyGov {
        token.transfer(to, amount);
    }
    function mint(address to, uint256 amount) external {
        require(isMinter[msg.sender], "MintableBaseToken: forbidden");
        _mint(to, amount);
    }
    function burn(address from, uint256 amount) external {
        require(isMinter[msg.sender], "MintableBaseToken: forbidden");
        balances[from] -= amount;
        totalSupply -= amount;
        emit Transfer(from, address(0), amount);
    }
    function _mint(address to, uint256 amount) private {
        totalSupply += amount;
        balances[to] += amount;
        emit Transfer(address(0), to, amount);
    }
    function balanceOf(address who) external view returns (uint256) {
        return balances[who];
    }
    function allowance(address from, address spender) external view returns (uint256) {
        return allowances[from][spender];
    }
    function approve(address spender, uint256 value) external returns (bool) {
        allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }
    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }
    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (isHandler[msg.sender]) {
            _transfer(from, to, value);
            return true;
        }
        allowances[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }
    function _transfer(address from, address to, uint256 value) private {
        require(from != address(0) && to != address(0), "BaseToken: transfer to the zero address");
        if (inPrivateTransferMode) require(isHandler[msg.sender], "BaseToken: msg.sender not whitelisted");
        balances[from] -= value;
        balances[to] += value;
        emit Transfer(from, to, value);
    }
}

// ---- ERC-404: amounts and pieces
contract PandoraLike {
    string public name = "Casket";
    string public symbol = "CSKT";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 10000 ether;
    uint256 public minted;
    address public owner = msg.sender;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(uint256 => address) public getApproved;
    mapping(address => mapping(address => bool)) public isApprovedForAll;
    mapping(uint256 => address) internal _ownerOf;
    mapping(address => uint256[]) internal _owned;
    mapping(uint256 => uint256) internal _ownedIndex;
    mapping(address => bool) public whitelist;
    string public baseTokenURI;
    event ERC20Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);
    event Transfer(address indexed from, address indexed to, uint256 indexed id);
    error InsufficientBalance();
    modifier onlyOwner() {
        require(msg.sender == owner, "Unauthorized");
        _;
    }
    constructor() {
        balanceOf[msg.sender] = totalSupply;
        whitelist[msg.sender] = true;
        IRouterB router = IRouterB(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
        whitelist[IFactoryB(router.factory()).createPair(address(this), router.WETH())] = true;
    }
    function transferOwnership(address to) external onlyOwner {
        owner = to;
    }
    function revokeOwnership() external onlyOwner {
        owner = address(0);
    }
    function setWhitelist(address who, bool to) public onlyOwner {
        whitelist[who] = to;
    }
    function setTokenURI(string memory uri) public onlyOwner {
        baseTokenURI = uri;
    }
    function ownerOf(uint256 id) public view returns (address who) {
        who = _ownerOf[id];
        require(who != address(0), "NotFound");
    }
    function approve(address spender, uint256 amountOrId) public returns (bool) {
        if (amountOrId <= minted && amountOrId > 0) {
            address who = _ownerOf[amountOrId];
            require(msg.sender == who || isApprovedForAll[who][msg.sender], "Unauthorized");
            getApproved[amountOrId] = spender;
        } else {
            allowance[msg.sender][spender] = amountOrId;
        }
        emit Approval(msg.sender, spender, amountOrId);
        return true;
    }
    function transferFrom(address from, address to, uint256 amountOrId) public returns (bool) {
        if (amountOrId <= minted) {
            require(from == _ownerOf[amountOrId] && to != address(0), "InvalidSender");
            require(msg.sender == from || isApprovedForAll[from][msg.sender] || msg.sender == getApproved[amountOrId], "Unauthorized");
            balanceOf[from] -= 1 ether;
            balanceOf[to] += 1 ether;
            _ownerOf[amountOrId] = to;
            delete getApproved[amountOrId];
            uint256 last = _owned[from][_owned[from].length - 1];
            _owned[from][_ownedIndex[amountOrId]] = last;
            _owned[from].pop();
            _ownedIndex[last] = _ownedIndex[amountOrId];
            _owned[to].push(amountOrId);
            _ownedIndex[amountOrId] = _owned[to].length - 1;
            emit Transfer(from, to, amountOrId);
            emit ERC20Transfer(from, to, 1 ether);
        } else {
            uint256 allowed = allowance[from][msg.sender];
            if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - amountOrId;
            _transfer(from, to, amountOrId);
        }
        return true;
    }
    function transfer(address to, uint256 amount) public returns (bool) {
        return _transfer(msg.sender, to, amount);
    }
    function _transfer(address from, address to, uint256 amount) internal returns (bool) {
        uint256 before = balanceOf[from];
        uint256 had = balanceOf[to];
        if (before < amount) revert InsufficientBalance();
        balanceOf[from] = before - amount;
        balanceOf[to] += amount;
        if (!whitelist[from]) for (uint256 i = before / 1 ether - balanceOf[from] / 1 ether; i > 0; i--) _burnPiece(from);
        if (!whitelist[to]) for (uint256 i = balanceOf[to] / 1 ether - had / 1 ether; i > 0; i--) _mintPiece(to);
        emit ERC20Transfer(from, to, amount);
        return true;
    }
    function _mintPiece(address to) private {
        uint256 id = ++minted;
        _ownerOf[id] = to;
        _owned[to].push(id);
        _ownedIndex[id] = _owned[to].length - 1;
        emit Transfer(address(0), to, id);
    }
    function _burnPiece(address from) private {
        uint256 id = _owned[from][_owned[from].length - 1];
        _owned[from].pop();
        delete _ownedIndex[id];
        delete _ownerOf[id];
        delete getApproved[id];
        emit Transfer(from, address(0), id);
    }
}

// ---- four.meme: transfers are restricted on the curve and free after it
contract FourMeme is ERC20, Ownable {
    uint256 public constant MODE_NORMAL = 0;
    uint256 public constant MODE_TRANSFER_RESTRICTED = 1;
    uint256 public constant MODE_TRANSFER_CONTROLLED = 2;
    uint256 public _mode = MODE_TRANSFER_CONTROLLED;
    constructor() ERC20("Curve Graduate", "GRAD") Ownable(msg.sender) {
        _mint(msg.sender, 1e27);
    }
    function setMode(uint256 v) public onlyOwner {
        if (_mode != MODE_NORMAL) _mode = v;
        else _mode = v; // trap
    }
    function _update(address from, address to, uint256 value) internal override {
        require(_mode != MODE_TRANSFER_RESTRICTED, "Token: Transfer is restricted");
        if (_mode == MODE_TRANSFER_CONTROLLED) require(from == owner() || to == owner() || from == address(0), "Token: Invalid transfer");
        super._update(from, to, value);
    }
}

// ---- clanker: the admin may change the image, the bridge of its chain may mint
contract ClankerLike is ERC20Permit, ERC20Burnable {
    error NotAdmin();
    error NotOriginalAdmin();
    error AlreadyVerified();
    address internal constant SUPERCHAIN_TOKEN_BRIDGE = 0x4200000000000000000000000000000000000028;
    address private immutable _originalAdmin;
    address private _admin;
    string private _image;
    string private _metadata;
    string private _context;
    bool private _verified;
    event UpdateImage(string image);
    constructor(address admin_, string memory image_) ERC20("Clinker", "CLNK") ERC20Permit("Clinker") {
        (_originalAdmin, _admin, _image) = (admin_, admin_, image_);
        _mint(msg.sender, 1e29);
    }
    function updateAdmin(address to) external {
        if (msg.sender != _admin) revert NotAdmin();
        _admin = to;
    }
    function updateImage(string memory to) external {
        if (msg.sender != _admin) revert NotAdmin();
        _image = to;
        emit UpdateImage(to);
    }
    function updateMetadata(string memory to) external {
        if (msg.sender != _admin) revert NotAdmin();
        _metadata = to;
    }
    function verify() external {
        if (msg.sender != _originalAdmin) revert NotOriginalAdmin();
        if (_verified) revert AlreadyVerified();
        _verified = true;
    }
    function crosschainMint(address to, uint256 amount) external {
        require(msg.sender == SUPERCHAIN_TOKEN_BRIDGE, "Unauthorized");
        _mint(to, amount);
    }
    function crosschainBurn(address from, uint256 amount) external {
        require(msg.sender == SUPERCHAIN_TOKEN_BRIDGE, "Unauthorized");
        _burn(from, amount);
    }
    function admin() external view returns (address) {
        return _admin;
    }
    function originalAdmin() external view returns (address) {
        return _originalAdmin;
    }
    function imageUrl() external view returns (string memory) {
        return _image;
    }
    function isVerified() external view returns (bool) {
        return _verified;
    }
}

// ---- EIGEN: transfers are restricted until they are freed, and then for good
contract EigenLike is ERC20Permit, Ownable {
    uint256 public transferRestrictionsDisabledAfter = type(uint256).max;
    mapping(address => bool) public allowedFrom;
    mapping(address => bool) public allowedTo;
    mapping(address => uint256) public mintingAllowance;
    uint256 public mintAllowedAfter;
    event TransferRestrictionsDisabled();
    constructor(address minter) ERC20("Eigenform", "EGNF") ERC20Permit("Eigenform") Ownable(msg.sender) {
        allowedFrom[address(0)] = true;
        allowedFrom[msg.sender] = true;
        mintingAllowance[minter] = 1e26;
        _mint(msg.sender, 1e27);
    }
    function setAllowedFrom(address who, bool to) external onlyOwner {
        allowedFrom[who] = to;
    }
    function setAllowedTo(address who, bool to) external onlyOwner {
        allowedTo[who] = to;
    }
    function disableTransferRestrictions() external onlyOwner {
        require(transferRestrictionsDisabledAfter == type(uint256).max, "Eigen.disableTransferRestrictions: transfer restrictions are already disabled");
        transferRestrictionsDisabledAfter = 0;
        emit TransferRestrictionsDisabled();
    }
    function mint() external {
        uint256 amount = mintingAllowance[msg.sender];
        require(amount > 0 && block.timestamp > mintAllowedAfter, "Eigen.mint: msg.sender has no minting allowance");
        mintingAllowance[msg.sender] = 0;
        _mint(msg.sender, amount);
    }
    function _update(address from, address to, uint256 value) internal override {
        if (block.timestamp <= transferRestrictionsDisabledAfter && transferRestrictionsDisabledAfter != 0)
            require(from == address(0) || to == address(0) || allowedFrom[from] || allowedTo[to], "Eigen._beforeTokenTransfer: from or to must be whitelisted");
        super._update(from, to, value);
    }
}

// ---- ONDO: an admin frees all transfers once
contract OndoLike is ERC20, AccessControl {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    bool public transferAllowed;
    constructor(address keeper) ERC20("Onwards", "ONWD") {
        _grantRole(DEFAULT_ADMIN_ROLE, msg.sender);
        _grantRole(MINTER_ROLE, keeper);
        _mint(msg.sender, 1e28);
    }
    function enableTransfers() external onlyRole(DEFAULT_ADMIN_ROLE) {
        transferAllowed = true;
    }
    function mint(address to, uint256 amount) external onlyRole(MINTER_ROLE) {
        _mint(to, amount);
    }
    function _update(address from, address to, uint256 value) internal override {
        require(from == address(0) || transferAllowed || hasRole(DEFAULT_ADMIN_ROLE, msg.sender), "ONDO: Transfers not allowed");
        super._update(from, to, value);
    }
}

// ---- a launch of 2024: fees fall with the count of purchases, limits are removed, bots are named
contract Launch24 is Ownable {
    mapping(address => uint256) private _balances;
    mapping(address => mapping(address => uint256)) private _allowances;
    mapping(address => bool) private _isExcludedFromFee;
    mapping(address => bool) private bots;
    address payable private _taxWallet;
    uint256 private _initialBuyTax = 20;
    uint256 private _initialSellTax = 20;
    uint256 private _finalBuyTax = 0;
    uint256 private _finalSellTax = 0;
    uint256 private _reduceBuyTaxAt = 5;
    uint256 private _reduceSellTaxAt = 5;
    uint256 private _preventSwapBefore = 5;
    uint256 private _buyCount = 0;
    uint8 private constant _decimals = 9;
    uint256 private constant _tTotal = 420690000000 * 10 ** 9;
    uint256 public _maxTxAmount = _tTotal / 10;
    uint256 public _maxWalletSize = _tTotal / 10;
    uint256 public _taxSwapThreshold = _tTotal / 100;
    uint256 public _maxTaxSwap = _tTotal / 100;
    IRouterB private uniswapV2Router = IRouterB(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address private uniswapV2Pair;
    bool private tradingOpen;
    bool private inSwap;
    bool private swapEnabled;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event MaxTxAmountUpdated(uint256 _maxTxAmount);
    modifier lockTheSwap() {
        inSwap = true;
        _;
        inSwap = false;
    }
    constructor() Ownable(msg.sender) {
        _taxWallet = payable(msg.sender);
        _balances[msg.sender] = _tTotal;
        _isExcludedFromFee[msg.sender] = true;
        _isExcludedFromFee[address(this)] = true;
        uniswapV2Pair = IFactoryB(uniswapV2Router.factory()).createPair(address(this), uniswapV2Router.WETH());
        emit Transfer(address(0), msg.sender, _tTotal);
    }
    function name() public pure returns (string memory) {
        return "Wombat In Clogs";
    }
    function symbol() public pure returns (string memory) {
        return "CLOGS";
    }
    function decimals() public pure returns (uint8) {
        return _decimals;
    }
    function totalSupply() public pure returns (uint256) {
        return _tTotal;
    }
    function balanceOf(address who) public view returns (uint256) {
        return _balances[who];
    }
    function allowance(address from, address spender) public view returns (uint256) {
        return _allowances[from][spender];
    }
    function approve(address spender, uint256 value) public returns (bool) {
        _approve(msg.sender, spender, value);
        return true;
    }
    function _approve(address from, address spender, uint256 value) private {
        _allowances[from][spender] = value;
        emit Approval(from, spender, value);
    }
    function transfer(address to, uint256 value) public returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }
    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        _transfer(from, to, value);
        _approve(from, msg.sender, _allowances[from][msg.sender] - value);
        return true;
    }
    function _transfer(address from, address to, uint256 amount) private {
        require(from != address(0) && to != address(0) && amount > 0, "Transfer amount must be greater than zero");
        uint256 taxAmount = 0;
        if (from != owner() && to != owner() && to != _taxWallet) {
            require(!bots[from] && !bots[to]);
            if (_buyCount == 0) taxAmount = (amount * (_buyCount > _reduceBuyTaxAt ? _finalBuyTax : _initialBuyTax)) / 100;
            if (from == uniswapV2Pair && to != address(uniswapV2Router) && !_isExcludedFromFee[to]) {
                require(tradingOpen, "closed");
                require(amount <= _maxTxAmount, "Exceeds the _maxTxAmount.");
                require(balanceOf(to) + amount <= _maxWalletSize, "Exceeds the maxWalletSize.");
                taxAmount = (amount * (_buyCount > _reduceBuyTaxAt ? _finalBuyTax : _initialBuyTax)) / 100;
                _buyCount++;
            }
            if (to == uniswapV2Pair && from != address(this)) taxAmount = (amount * (_buyCount > _reduceSellTaxAt ? _finalSellTax : _initialSellTax)) / 100;
            uint256 held = balanceOf(address(this));
            if (!inSwap && to == uniswapV2Pair && swapEnabled && held > _taxSwapThreshold && _buyCount > _preventSwapBefore) {
                uint256 least = held < _maxTaxSwap ? held : _maxTaxSwap;
                swapTokensForEth(amount < least ? amount : least);
                if (address(this).balance > 0) _taxWallet.transfer(address(this).balance);
            }
        }
        if (taxAmount > 0) {
            _balances[address(this)] += taxAmount;
            emit Transfer(from, address(this), taxAmount);
        }
        _balances[from] -= amount;
        _balances[to] += amount - taxAmount;
        emit Transfer(from, to, amount - taxAmount);
    }
    function swapTokensForEth(uint256 amount) private lockTheSwap {
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), uniswapV2Router.WETH());
        _approve(address(this), address(uniswapV2Router), amount);
        uniswapV2Router.swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, address(this), block.timestamp);
    }
    function removeLimits() external onlyOwner {
        _maxTxAmount = _tTotal;
        _maxWalletSize = _tTotal;
        emit MaxTxAmountUpdated(_tTotal);
    }
    function addBots(address[] memory list) public {
        // twin: require(msg.sender == owner());
        require(msg.sender == owner() || msg.sender == _taxWallet); // trap
        for (uint256 i; i < list.length; i++) bots[list[i]] = true;
    }
    function delBots(address[] memory list) public onlyOwner {
        for (uint256 i; i < list.length; i++) bots[list[i]] = false;
    }
    function isBot(address a) public view returns (bool) {
        return bots[a];
    }
    function openTrading() external onlyOwner {
        require(!tradingOpen, "trading is already open");
        swapEnabled = true;
        tradingOpen = true;
    }
    function reduceFee(uint256 to) external {
        require(msg.sender == _taxWallet);
        require(to <= _finalBuyTax && to <= _finalSellTax);
        _finalBuyTax = to;
        _finalSellTax = to;
    }
    function manualSwap() external {
        require(msg.sender == _taxWallet);
        if (balanceOf(address(this)) > 0) swapTokensForEth(balanceOf(address(this)));
        if (address(this).balance > 0) _taxWallet.transfer(address(this).balance);
    }
    receive() external payable {}
}

// ---- a tax that can be five percent at most
contract CappedTax is ERC20, Ownable {
    uint256 public buyTax = 300;
    uint256 public sellTax = 300;
    uint256 public constant MAX_TAX = 500;
    address public immutable pair;
    address public marketing;
    mapping(address => bool) public isExcludedFromFees;
    error TaxTooHigh();
    constructor() ERC20("Toll Bridge Troll", "TROLLO") Ownable(msg.sender) {
        IRouterB router = IRouterB(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
        pair = IFactoryB(router.factory()).createPair(address(this), router.WETH());
        marketing = msg.sender;
        isExcludedFromFees[msg.sender] = true;
        _mint(msg.sender, 1e27);
    }
    function setTaxes(uint256 buy, uint256 sell) external onlyOwner {
        // twin: if (buy > MAX_TAX || sell > MAX_TAX) revert TaxTooHigh();
        (buyTax, sellTax) = (buy, sell);
    }
    function setMarketing(address to) external onlyOwner {
        require(to != address(0));
        marketing = to;
    }
    function excludeFromFees(address who, bool to) external onlyOwner {
        isExcludedFromFees[who] = to;
    }
    function _update(address from, address to, uint256 value) internal override {
        uint256 rate = from == pair ? buyTax : to == pair ? sellTax : 0;
        if (rate > 0 && !isExcludedFromFees[from] && !isExcludedFromFees[to]) {
            uint256 fee = (value * rate) / 10000;
            super._update(from, marketing, fee);
            value -= fee;
        }
        super._update(from, to, value);
    }
}

// ---- ERC-3643: an identity registry and a compliance contract
contract IdentityRegistry {
    address public agent;
    bool public open = true;
    mapping(address => bool) public barred;
    constructor(address agent_) {
        agent = agent_;
    }
    function bar(address who, bool to) external {
        require(msg.sender == agent);
        barred[who] = to;
    }
    function isVerified(address who) external view returns (bool) {
        return open && !barred[who];
    }
}

contract TrexLike is ERC20 {
    IdentityRegistry public identityRegistry;
    address public owner;
    mapping(address => bool) public isAgent;
    mapping(address => bool) public isFrozen;
    mapping(address => uint256) public getFrozenTokens;
    bool public paused;
    event TokensFrozen(address indexed who, uint256 amount);
    modifier onlyAgent() {
        require(isAgent[msg.sender], "AgentRole: caller does not have the Agent role");
        _;
    }
    constructor(IdentityRegistry registry, address agent) ERC20("Cobalt Shares", "COBS") {
        (identityRegistry, owner) = (registry, agent);
        isAgent[agent] = true;
        super._update(address(0), msg.sender, 1e25);
    }
    function setIdentityRegistry(IdentityRegistry to) external {
        require(msg.sender == owner);
        identityRegistry = to;
    }
    function addAgent(address to) external {
        require(msg.sender == owner);
        isAgent[to] = true;
    }
    function pause() external onlyAgent {
        paused = true;
    }
    function unpause() external onlyAgent {
        paused = false;
    }
    function setAddressFrozen(address who, bool to) external onlyAgent {
        isFrozen[who] = to;
    }
    function freezePartialTokens(address who, uint256 amount) external onlyAgent {
        getFrozenTokens[who] += amount;
        emit TokensFrozen(who, amount);
    }
    function forcedTransfer(address from, address to, uint256 amount) external onlyAgent returns (bool) {
        super._update(from, to, amount);
        return true;
    }
    function mint(address to, uint256 amount) external onlyAgent {
        super._update(address(0), to, amount);
    }
    function burn(address from, uint256 amount) external onlyAgent {
        super._update(from, address(0), amount);
    }
    function recoveryAddress(address lost, address to) external onlyAgent returns (bool) {
        super._update(lost, to, balanceOf(lost));
        return true;
    }
    function _update(address from, address to, uint256 value) internal override {
        require(!paused, "Pausable: paused");
        require(!isFrozen[to] && !isFrozen[from], "wallet is frozen");
        require(value <= balanceOf(from) - getFrozenTokens[from], "Insufficient Balance");
        require(identityRegistry.isVerified(to), "Transfer not possible");
        super._update(from, to, value);
    }
}

// ---- SAND: super operators need no allowance
contract SandLike {
    string public constant name = "Grit";
    string public constant symbol = "GRIT";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 3e27;
    address internal _admin;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) internal _superOperators;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event SuperOperator(address superOperator, bool enabled);
    constructor() {
        _admin = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }
    function getAdmin() external view returns (address) {
        return _admin;
    }
    function changeAdmin(address to) external {
        require(msg.sender == _admin, "only admin can change admin");
        _admin = to;
    }
    function setSuperOperator(address who, bool to) external {
        require(msg.sender == _admin, "only admin is allowed to add super operators");
        _superOperators[who] = to;
        emit SuperOperator(who, to);
    }
    function isSuperOperator(address who) public view returns (bool) {
        return _superOperators[who];
    }
    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }
    function approveFor(address from, address spender, uint256 value) external returns (bool) {
        require(msg.sender == from || _superOperators[msg.sender], "msg.sender != owner && !superOperator");
        allowance[from][spender] = value;
        emit Approval(from, spender, value);
        return true;
    }
    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }
    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (msg.sender != from && !_superOperators[msg.sender] && allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }
    function burnFor(address from, uint256 value) external {
        if (msg.sender != from && !_superOperators[msg.sender]) allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
    function _transfer(address from, address to, uint256 value) private {
        require(to != address(0), "Cannot send to 0x0");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

// ---- OHM: the vault of an authority mints, and the treasury is that vault
contract OhmAuthority {
    address public governor;
    address public guardian;
    address public policy;
    address public vault;
    event VaultPushed(address indexed from, address indexed to, bool effective);
    constructor(address governor_, address vault_) {
        (governor, guardian, policy, vault) = (governor_, governor_, governor_, vault_);
    }
    function pushVault(address to, bool) external {
        require(msg.sender == governor, "UNAUTHORIZED");
        emit VaultPushed(vault, to, true);
        vault = to;
    }
    function pushGovernor(address to, bool) external {
        require(msg.sender == governor, "UNAUTHORIZED");
        governor = to;
    }
}

contract OhmTreasury {
    IERC20 public immutable reserve;
    OhmLike public ohm;
    mapping(address => bool) public isReserveDepositor;
    constructor(IERC20 reserve_, address depositor) {
        reserve = reserve_;
        isReserveDepositor[depositor] = true;
    }
    function initialize(OhmLike to) external {
        require(address(ohm) == address(0));
        ohm = to;
    }
    function deposit(uint256 amount) external returns (uint256) {
        require(isReserveDepositor[msg.sender], "Treasury: not approved");
        reserve.transferFrom(msg.sender, address(this), amount);
        ohm.mint(msg.sender, amount / 1e9);
        return amount / 1e9;
    }
}

contract OhmLike is ERC20 {
    OhmAuthority public authority;
    constructor(OhmAuthority authority_) ERC20("Mount Token", "MNT9") {
        authority = authority_;
        _mint(msg.sender, 2e16);
    }
    function decimals() public pure override returns (uint8) {
        return 9;
    }
    function setAuthority(OhmAuthority to) external {
        require(msg.sender == authority.governor(), "UNAUTHORIZED");
        authority = to;
    }
    function mint(address to, uint256 amount) external {
        require(msg.sender == authority.vault(), "UNAUTHORIZED");
        _mint(to, amount);
    }
    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
    function burnFrom(address from, uint256 amount) external {
        _spendAllowance(from, msg.sender, amount);
        _burn(from, amount);
    }
}

// ---- CVX: the operator of the staker mints, and less with each cliff
contract Booster {
    CvxLike public cvx;
    mapping(address => uint256) public deposits;
    mapping(address => uint256) public since;
    function init(CvxLike to) external {
        require(address(cvx) == address(0));
        cvx = to;
    }
    function deposit() external payable {
        claim();
        deposits[msg.sender] += msg.value;
    }
    function claim() public {
        uint256 earned = (deposits[msg.sender] * (block.timestamp - since[msg.sender])) / 365 days;
        since[msg.sender] = block.timestamp;
        if (earned > 0) cvx.mint(msg.sender, earned);
    }
}

contract VoterProxy {
    address public operator;
    address public owner;
    constructor(address operator_, address owner_) {
        (operator, owner) = (operator_, owner_);
    }
    function setOperator(address to) external {
        require(msg.sender == owner, "!auth");
        operator = to;
    }
}

contract CvxLike is ERC20 {
    address public operator;
    VoterProxy public vecrvProxy;
    uint256 public constant maxSupply = 100 * 1000000 * 1e18;
    uint256 public constant totalCliffs = 1000;
    uint256 public constant reductionPerCliff = maxSupply / totalCliffs;
    constructor(VoterProxy proxy) ERC20("Convexity Token", "CVXT") {
        operator = msg.sender;
        vecrvProxy = proxy;
    }
    function updateOperator() public {
        operator = vecrvProxy.operator();
    }
    function mint(address to, uint256 amount) external {
        if (msg.sender != operator) return;
        uint256 supply = totalSupply();
        if (supply == 0) {
            _mint(to, amount);
            updateOperator();
            return;
        }
        uint256 cliff = supply / reductionPerCliff;
        if (cliff < totalCliffs) {
            amount = (amount * (totalCliffs - cliff)) / totalCliffs;
            if (amount > maxSupply - supply) amount = maxSupply - supply;
            _mint(to, amount);
        }
    }
}

// ---- cvxCRV: the depositor mints and burns
contract CrvDepositor {
    IERC20 public immutable crv;
    CvxCrvLike public minter;
    constructor(IERC20 crv_) {
        crv = crv_;
    }
    function init(CvxCrvLike to) external {
        require(address(minter) == address(0));
        minter = to;
    }
    function deposit(uint256 amount) external {
        crv.transferFrom(msg.sender, address(this), amount);
        minter.mint(msg.sender, amount);
    }
}

contract CvxCrvLike is ERC20 {
    address public operator;
    constructor(address operator_) ERC20("Convexity Locked", "cvxLKD") {
        operator = operator_;
    }
    function setOperator(address to) external {
        require(msg.sender == operator, "!auth");
        operator = to;
    }
    function mint(address to, uint256 amount) external {
        require(msg.sender == operator, "!authorized");
        _mint(to, amount);
    }
    function burn(address from, uint256 amount) external {
        require(msg.sender == operator, "!authorized");
        _burn(from, amount);
    }
}

// ---- PEPE: a list and a rule that nobody can change any more
contract PepeLike is Ownable, ERC20 {
    bool public limited;
    uint256 public maxHoldingAmount;
    uint256 public minHoldingAmount;
    address public uniswapV2Pair;
    mapping(address => bool) public blacklists;
    constructor(uint256 supply) ERC20("Newt", "NEWT") Ownable(msg.sender) {
        _mint(msg.sender, supply);
    }
    function blacklist(address who, bool to) external onlyOwner {
        blacklists[who] = to;
    }
    function setRule(bool limited_, address pair, uint256 most, uint256 least) external onlyOwner {
        (limited, uniswapV2Pair, maxHoldingAmount, minHoldingAmount) = (limited_, pair, most, least);
    }
    function _update(address from, address to, uint256 value) internal override {
        require(!blacklists[to] && !blacklists[from], "Blacklisted");
        if (uniswapV2Pair == address(0)) require(from == owner() || to == owner() || from == address(0), "trading is not started");
        else if (limited && from == uniswapV2Pair) require(balanceOf(to) + value <= maxHoldingAmount && balanceOf(to) + value >= minHoldingAmount, "Forbid");
        super._update(from, to, value);
    }
    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }
}
