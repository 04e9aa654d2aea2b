// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.9;

import {AccessControl} from "@openzeppelin/contracts-4/access/AccessControl.sol";
import {Ownable} from "@openzeppelin/contracts-4/access/Ownable.sol";
import {ProxyAdmin} from "@openzeppelin/contracts-4/proxy/transparent/ProxyAdmin.sol";
import {TransparentUpgradeableProxy} from "@openzeppelin/contracts-4/proxy/transparent/TransparentUpgradeableProxy.sol";
import {Initializable} from "@openzeppelin/contracts-4/proxy/utils/Initializable.sol";
import {ERC20} from "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import {ERC20Burnable} from "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20Permit} from "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Snapshot} from "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Snapshot.sol";
import {ERC20Votes} from "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Votes.sol";

interface IFactory {
    function createPair(address a, address b) external returns (address);
}

interface IRouter {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
    function WETH() external view returns (address);
    function factory() external view returns (address);
}

contract Coppertop is ERC20, ERC20Burnable, Ownable {
    constructor() ERC20("Coppertop", "COPR") {
        _mint(msg.sender, 100_000_000 * 10 ** decimals());
    }
}

contract Ledgerleaf is ERC20, ERC20Burnable, ERC20Snapshot, Ownable {
    constructor() ERC20("Ledgerleaf", "LEAF") {
        _mint(msg.sender, 5_000_000 * 10 ** decimals());
    }

    function snapshot() public onlyOwner {
        _snapshot();
    }

    function _beforeTokenTransfer(address from, address to, uint256 amount) internal override(ERC20, ERC20Snapshot) {
        super._beforeTokenTransfer(from, to, amount);
    }
}

/// A meme of 2023: a list against snipers and a rule for the first hours, all of which ended with its owner.
contract Toadstool is Ownable, ERC20 {
    bool public limited;
    uint256 public maxHoldingAmount;
    uint256 public minHoldingAmount;
    address public uniswapV2Pair;
    mapping(address => bool) public blacklists;

    constructor(uint256 _totalSupply) ERC20("Toadstool", "TOAD") {
        _mint(msg.sender, _totalSupply);
    }

    function blacklist(address _address, bool _isBlacklisting) external onlyOwner {
        blacklists[_address] = _isBlacklisting;
    }

    function setRule(bool _limited, address _uniswapV2Pair, uint256 _maxHoldingAmount, uint256 _minHoldingAmount) external onlyOwner {
        limited = _limited;
        uniswapV2Pair = _uniswapV2Pair;
        maxHoldingAmount = _maxHoldingAmount;
        minHoldingAmount = _minHoldingAmount;
    }

    function _beforeTokenTransfer(address from, address to, uint256 amount) internal virtual override {
        require(!blacklists[to] && !blacklists[from], "Blacklisted");
        if (uniswapV2Pair == address(0)) {
            require(from == owner() || to == owner(), "trading is not started");
            return;
        }
        if (limited && from == uniswapV2Pair) {
            require(
                super.balanceOf(to) + amount <= maxHoldingAmount && super.balanceOf(to) + amount >= minHoldingAmount, "Forbid"
            );
        }
    }

    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }
}

/// The common meme with a swap of its fees: five of a hundred at most, limits that only go away.
contract RocketPup is ERC20, Ownable {
    IRouter public constant uniswapV2Router = IRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address public immutable uniswapV2Pair;
    address public marketingWallet;
    address public devWallet;
    uint256 public maxTransactionAmount;
    uint256 public maxWallet;
    uint256 public swapTokensAtAmount;
    bool public limitsInEffect = true;
    bool public tradingActive;
    bool public swapEnabled;
    bool private swapping;
    uint256 public buyTotalFees = 5;
    uint256 public sellTotalFees = 5;
    mapping(address => bool) private _isExcludedFromFees;
    mapping(address => bool) public _isExcludedMaxTransactionAmount;
    mapping(address => bool) public automatedMarketMakerPairs;

    event ExcludeFromFees(address indexed account, bool isExcluded);
    event SwapAndSend(uint256 tokensSwapped, uint256 ethReceived);

    constructor() ERC20("Rocket Pup", "RPUP") {
        uniswapV2Pair = IFactory(uniswapV2Router.factory()).createPair(address(this), uniswapV2Router.WETH());
        automatedMarketMakerPairs[uniswapV2Pair] = true;
        _isExcludedMaxTransactionAmount[uniswapV2Pair] = true;
        _isExcludedMaxTransactionAmount[address(uniswapV2Router)] = true;
        uint256 total = 1_000_000_000 * 1e18;
        maxTransactionAmount = (total * 20) / 1000;
        maxWallet = (total * 20) / 1000;
        swapTokensAtAmount = (total * 5) / 10000;
        marketingWallet = owner();
        devWallet = owner();
        for (uint256 i = 0; i < 3; i++) {
            address one = i == 0 ? owner() : i == 1 ? address(this) : address(0xdead);
            _isExcludedFromFees[one] = true;
            _isExcludedMaxTransactionAmount[one] = true;
        }
        _mint(msg.sender, total);
    }

    receive() external payable {}

    function enableTrading() external onlyOwner {
        tradingActive = true;
        swapEnabled = true;
    }

    function removeLimits() external onlyOwner returns (bool) {
        limitsInEffect = false;
        return true;
    }

    function updateSwapTokensAtAmount(uint256 newAmount) external onlyOwner returns (bool) {
        require(newAmount >= (totalSupply() * 1) / 100000, "Swap amount cannot be lower than 0.001% total supply.");
        require(newAmount <= (totalSupply() * 5) / 1000, "Swap amount cannot be higher than 0.5% total supply.");
        swapTokensAtAmount = newAmount;
        return true;
    }

    function updateFees(uint256 buy, uint256 sell) external onlyOwner {
        require(buy <= 5 && sell <= 5, "Must keep fees at 5% or less");
        (buyTotalFees, sellTotalFees) = (buy, sell);
    }

    function excludeFromFees(address account, bool excluded) public onlyOwner {
        _isExcludedFromFees[account] = excluded;
        emit ExcludeFromFees(account, excluded);
    }

    function updateMarketingWallet(address to) external onlyOwner {
        require(to != address(0), "zero");
        marketingWallet = to;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (amount == 0) {
            super._transfer(from, to, 0);
            return;
        }
        if (limitsInEffect && from != owner() && to != owner() && to != address(0xdead) && !swapping) {
            if (!tradingActive) require(_isExcludedFromFees[from] || _isExcludedFromFees[to], "Trading is not active.");
            if (automatedMarketMakerPairs[from] && !_isExcludedMaxTransactionAmount[to]) {
                require(amount <= maxTransactionAmount, "Buy transfer amount exceeds the maxTransactionAmount.");
                require(amount + balanceOf(to) <= maxWallet, "Max wallet exceeded");
            } else if (automatedMarketMakerPairs[to] && !_isExcludedMaxTransactionAmount[from]) {
                require(amount <= maxTransactionAmount, "Sell transfer amount exceeds the maxTransactionAmount.");
            }
        }
        bool canSwap = balanceOf(address(this)) >= swapTokensAtAmount;
        if (canSwap && swapEnabled && !swapping && automatedMarketMakerPairs[to] && !_isExcludedFromFees[from]) {
            swapping = true;
            swapBack();
            swapping = false;
        }
        if (!swapping && !_isExcludedFromFees[from] && !_isExcludedFromFees[to]) {
            uint256 rate = automatedMarketMakerPairs[to] ? sellTotalFees : automatedMarketMakerPairs[from] ? buyTotalFees : 0;
            uint256 fees = (amount * rate) / 100;
            if (fees > 0) super._transfer(from, address(this), fees);
            amount -= fees;
        }
        super._transfer(from, to, amount);
    }

    function swapBack() private {
        uint256 amount = balanceOf(address(this));
        if (amount > swapTokensAtAmount * 20) amount = swapTokensAtAmount * 20;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), uniswapV2Router.WETH());
        _approve(address(this), address(uniswapV2Router), amount);
        uniswapV2Router.swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, address(this), block.timestamp);
        uint256 ethBalance = address(this).balance;
        bool success;
        (success,) = devWallet.call{value: ethBalance / 5}("");
        (success,) = marketingWallet.call{value: address(this).balance}("");
        emit SwapAndSend(amount, ethBalance);
    }
}

/// Names its voters; its owner, a timelock, may mint two of a hundred once a year.
contract Namestone is ERC20, ERC20Permit, ERC20Votes, Ownable {
    uint256 public constant minimumMintInterval = 365 days;
    uint256 public constant mintCap = 200;
    uint256 public nextMint;

    event MintingTime(uint256 nextMint);

    constructor(address timelock) ERC20("Namestone Service", "NSS") ERC20Permit("Namestone Service") {
        _mint(msg.sender, 100_000_000 ether);
        nextMint = block.timestamp + minimumMintInterval;
        _transferOwnership(timelock);
    }

    function mint(address dest, uint256 amount) external onlyOwner {
        require(amount <= (totalSupply() * mintCap) / 10000, "Mint exceeds maximum amount");
        require(block.timestamp >= nextMint, "Cannot mint yet");
        nextMint = block.timestamp + minimumMintInterval;
        _mint(dest, amount);
        emit MintingTime(nextMint);
    }

    function _afterTokenTransfer(address from, address to, uint256 amount) internal override(ERC20, ERC20Votes) {
        super._afterTokenTransfer(from, to, amount);
    }

    function _mint(address to, uint256 amount) internal override(ERC20, ERC20Votes) {
        super._mint(to, amount);
    }

    function _burn(address account, uint256 amount) internal override(ERC20, ERC20Votes) {
        super._burn(account, amount);
    }
}

/// The library's token with names that come later, for clones and proxies.
abstract contract Named is ERC20, Initializable {
    string private _theName;
    string private _theSymbol;

    function _begin(string memory name_, string memory symbol_) internal {
        (_theName, _theSymbol) = (name_, symbol_);
    }

    function name() public view override returns (string memory) {
        return _theName;
    }

    function symbol() public view override returns (string memory) {
        return _theSymbol;
    }
}

/// From the dashboard of a well known toolkit: a clone with roles.
contract DashboardToken is Named, AccessControl {
    bytes32 private constant TRANSFER_ROLE = keccak256("TRANSFER_ROLE");
    bytes32 private constant MINTER_ROLE = keccak256("MINTER_ROLE");
    string public contractURI;
    address public primarySaleRecipient;

    event TokensMinted(address indexed mintedTo, uint256 quantityMinted);

    constructor() ERC20("", "") {
        _disableInitializers();
    }

    function initialize(address admin, string memory name_, string memory symbol_, string memory uri, address recipient)
        external
        initializer
    {
        _begin(name_, symbol_);
        (contractURI, primarySaleRecipient) = (uri, recipient);
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(MINTER_ROLE, admin);
        _grantRole(TRANSFER_ROLE, admin);
        _grantRole(TRANSFER_ROLE, address(0));
    }

    function mintTo(address to, uint256 amount) external onlyRole(MINTER_ROLE) {
        _mint(to, amount);
        emit TokensMinted(to, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }

    function setContractURI(string calldata uri) external onlyRole(DEFAULT_ADMIN_ROLE) {
        contractURI = uri;
    }

    function _beforeTokenTransfer(address from, address to, uint256 amount) internal override {
        super._beforeTokenTransfer(from, to, amount);
        if (!hasRole(TRANSFER_ROLE, address(0)) && from != address(0) && to != address(0)) {
            require(hasRole(TRANSFER_ROLE, from) || hasRole(TRANSFER_ROLE, to), "restricted to TRANSFER_ROLE holders.");
        }
    }
}

/// A fair launch: limits against whales which its owner can only lift.
contract Harvestmoon is ERC20, Ownable {
    address public immutable pool;
    uint256 public maxTx;
    uint256 public maxWallet;
    bool public limits = true;

    constructor() ERC20("Harvest Moon", "HMOON") {
        pool = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _mint(msg.sender, 10_000_000 ether);
        maxTx = totalSupply() / 100;
        maxWallet = totalSupply() / 50;
    }

    function liftLimits() external onlyOwner {
        limits = false;
    }

    function _beforeTokenTransfer(address from, address to, uint256 amount) internal override {
        if (!limits || from != pool || to == owner()) return;
        require(amount <= maxTx, "Exceeds max transaction");
        require(balanceOf(to) + amount <= maxWallet, "Exceeds max wallet");
    }
}

/// A governance token behind a proxy whose admin the timelock owns.
contract EstuaryToken is Named {
    mapping(address => address) public delegates;

    event DelegateChanged(address indexed delegator, address indexed from, address indexed to);

    constructor() ERC20("", "") {
        _disableInitializers();
    }

    function initialize(address to, uint256 supply) external initializer {
        _begin("Estuary Network", "ESTU");
        _mint(to, supply);
    }

    function delegate(address to) external {
        emit DelegateChanged(msg.sender, delegates[msg.sender], to);
        delegates[msg.sender] = to;
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

contract EstuaryAdmin is ProxyAdmin {}

contract EstuaryProxy is TransparentUpgradeableProxy {
    constructor(address logic, address admin, bytes memory data) TransparentUpgradeableProxy(logic, admin, data) {}
}
