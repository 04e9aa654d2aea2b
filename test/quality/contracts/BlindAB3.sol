// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IFactory {
    function createPair(address a, address b) external returns (address);
}

interface IRouter {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
    function WETH() external view returns (address);
    function factory() external view returns (address);
}

contract Ownable {
    address private _owner;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() {
        _owner = msg.sender;
        emit OwnershipTransferred(address(0), msg.sender);
    }

    function owner() public view returns (address) {
        return _owner;
    }

    modifier onlyOwner() {
        require(_owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    function renounceOwnership() public virtual onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function transferOwnership(address newOwner) public virtual onlyOwner {
        require(newOwner != address(0), "Ownable: new owner is the zero address");
        emit OwnershipTransferred(_owner, newOwner);
        _owner = newOwner;
    }
}

/// What all have in common.
abstract contract Ledger {
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _allowances;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function balanceOf(address account) public view returns (uint256) {
        return _balances[account];
    }

    function allowance(address owner_, address spender) public view returns (uint256) {
        return _allowances[owner_][spender];
    }

    function transfer(address recipient, uint256 amount) public returns (bool) {
        _transfer(msg.sender, recipient, amount);
        return true;
    }

    function approve(address spender, uint256 amount) public returns (bool) {
        _approve(msg.sender, spender, amount);
        return true;
    }

    function transferFrom(address sender, address recipient, uint256 amount) public returns (bool) {
        _transfer(sender, recipient, amount);
        require(_allowances[sender][msg.sender] >= amount, "ERC20: transfer amount exceeds allowance");
        _approve(sender, msg.sender, _allowances[sender][msg.sender] - amount);
        return true;
    }

    function _approve(address owner_, address spender, uint256 amount) internal {
        require(owner_ != address(0), "ERC20: approve from the zero address");
        require(spender != address(0), "ERC20: approve to the zero address");
        _allowances[owner_][spender] = amount;
        emit Approval(owner_, spender, amount);
    }

    function _move(address from, address to, uint256 amount) internal {
        require(from != address(0) && to != address(0), "ERC20: transfer with the zero address");
        require(_balances[from] >= amount, "ERC20: transfer amount exceeds balance");
        _balances[from] = _balances[from] - amount;
        _balances[to] = _balances[to] + amount;
        emit Transfer(from, to, amount);
    }

    function _transfer(address from, address to, uint256 amount) internal virtual;
}

/// The template of a thousand launches: a high tax for the first buys, then what it stays at.
abstract contract StealthLaunch is Ledger, Ownable {
    mapping(address => bool) private _isExcludedFromFee;
    address payable private _taxWallet;

    uint256 private _initialBuyTax = 20;
    uint256 private _initialSellTax = 20;
    uint256 private _finalBuyTax;
    uint256 private _finalSellTax;
    uint256 private _reduceBuyTaxAt = 8;
    uint256 private _reduceSellTaxAt = 8;
    uint256 private _preventSwapBefore = 8;
    uint256 private _buyCount = 0;

    uint8 private constant _decimals = 9;
    uint256 private constant _tTotal = 420690000000 * 10 ** _decimals;
    uint256 public _maxTxAmount = 8413800000 * 10 ** _decimals;
    uint256 public _maxWalletSize = 8413800000 * 10 ** _decimals;
    uint256 public _taxSwapThreshold = 420690000 * 10 ** _decimals;
    uint256 public _maxTaxSwap = 4206900000 * 10 ** _decimals;

    IRouter private uniswapV2Router;
    address private uniswapV2Pair;
    bool private tradingOpen;
    bool private inSwap = false;
    bool private swapEnabled = false;

    event MaxTxAmountUpdated(uint256 _maxTxAmount);

    modifier lockTheSwap() {
        inSwap = true;
        _;
        inSwap = false;
    }

    constructor(uint256 finalBuy, uint256 finalSell) {
        (_finalBuyTax, _finalSellTax) = (finalBuy, finalSell);
        _taxWallet = payable(msg.sender);
        uniswapV2Router = IRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
        uniswapV2Pair = IFactory(uniswapV2Router.factory()).createPair(address(this), uniswapV2Router.WETH());
        _balances[msg.sender] = _tTotal;
        _isExcludedFromFee[owner()] = true;
        _isExcludedFromFee[address(this)] = true;
        _isExcludedFromFee[_taxWallet] = true;
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    function decimals() public pure returns (uint8) {
        return _decimals;
    }

    function totalSupply() public pure returns (uint256) {
        return _tTotal;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        require(amount > 0, "Transfer amount must be greater than zero");
        uint256 taxAmount = 0;
        if (from != owner() && to != owner()) {
            if (from == uniswapV2Pair && to != address(uniswapV2Router) && !_isExcludedFromFee[to]) {
                require(tradingOpen, "Trading is not open yet.");
                require(amount <= _maxTxAmount, "Exceeds the _maxTxAmount.");
                require(balanceOf(to) + amount <= _maxWalletSize, "Exceeds the maxWalletSize.");
                taxAmount = (amount * ((_buyCount > _reduceBuyTaxAt) ? _finalBuyTax : _initialBuyTax)) / 100;
                _buyCount++;
            }
            if (to == uniswapV2Pair && !_isExcludedFromFee[from]) {
                taxAmount = (amount * ((_buyCount > _reduceSellTaxAt) ? _finalSellTax : _initialSellTax)) / 100;
            }
            uint256 contractTokenBalance = balanceOf(address(this));
            if (!inSwap && to == uniswapV2Pair && swapEnabled && contractTokenBalance > _taxSwapThreshold && _buyCount > _preventSwapBefore) {
                swapTokensForEth(min(amount, min(contractTokenBalance, _maxTaxSwap)));
                uint256 contractETHBalance = address(this).balance;
                if (contractETHBalance > 0) sendETHToFee(contractETHBalance);
            }
        }
        if (taxAmount > 0) _move(from, address(this), taxAmount);
        _move(from, to, amount - taxAmount);
    }

    function min(uint256 a, uint256 b) private pure returns (uint256) {
        return (a > b) ? b : a;
    }

    function swapTokensForEth(uint256 tokenAmount) private lockTheSwap {
        address[] memory path = new address[](2);
        path[0] = address(this);
        path[1] = uniswapV2Router.WETH();
        _approve(address(this), address(uniswapV2Router), tokenAmount);
        uniswapV2Router.swapExactTokensForETHSupportingFeeOnTransferTokens(tokenAmount, 0, path, address(this), block.timestamp);
    }

    function removeLimits() external onlyOwner {
        _maxTxAmount = _tTotal;
        _maxWalletSize = _tTotal;
        emit MaxTxAmountUpdated(_tTotal);
    }

    function sendETHToFee(uint256 amount) private {
        _taxWallet.transfer(amount);
    }

    function openTrading() external onlyOwner {
        require(!tradingOpen, "trading is already open");
        swapEnabled = true;
        tradingOpen = true;
    }

    /// Downwards only.
    function reduceFee(uint256 _newFee) external {
        require(msg.sender == _taxWallet);
        require(_newFee <= _finalBuyTax && _newFee <= _finalSellTax);
        _finalBuyTax = _newFee;
        _finalSellTax = _newFee;
    }

    receive() external payable {}

    function manualSwap() external {
        require(msg.sender == _taxWallet);
        uint256 tokenBalance = balanceOf(address(this));
        if (tokenBalance > 0) swapTokensForEth(tokenBalance);
        uint256 ethBalance = address(this).balance;
        if (ethBalance > 0) sendETHToFee(ethBalance);
    }
}

contract Snorkel is StealthLaunch(0, 0) {
    string public constant name = unicode"Snorkel Cat";
    string public constant symbol = unicode"SNORK";
}

contract GigaHam is StealthLaunch(5, 5) {
    string public constant name = unicode"Giga Ham";
    string public constant symbol = unicode"GHAM";
}

/// Limits by the clock of the chain: nobody owns it and nobody has to lift them.
contract Dandelion is Ledger {
    string public constant name = "Dandelion";
    string public constant symbol = "DNDL";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 100_000_000 ether;
    address private immutable _maker;
    address public immutable pair;
    uint256 public immutable limitedUntil;

    constructor() {
        _maker = msg.sender;
        pair = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        limitedUntil = block.timestamp + 3 hours;
        _balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (from == pair && to != _maker && block.timestamp < limitedUntil) {
            require(_balances[to] + amount <= totalSupply / 100, "Max wallet during launch");
        }
        _move(from, to, amount);
    }
}

enum TokenType {
    standard,
    antiBotStandard,
    liquidityGenerator,
    baby,
    buybackBaby
}

abstract contract BaseToken {
    event TokenCreated(address indexed owner, address indexed token, TokenType tokenType, uint256 version);
}

/// From a launchpad.
contract StandardToken is Ledger, Ownable, BaseToken {
    uint256 public constant VERSION = 1;
    string private _name;
    string private _symbol;
    uint8 private _decimals;
    uint256 private _totalSupply;

    constructor(
        string memory name_,
        string memory symbol_,
        uint8 decimals_,
        uint256 totalSupply_,
        address serviceFeeReceiver_,
        uint256 serviceFee_
    ) payable {
        (_name, _symbol, _decimals) = (name_, symbol_, decimals_);
        _mint(owner(), totalSupply_);
        emit TokenCreated(owner(), address(this), TokenType.standard, VERSION);
        payable(serviceFeeReceiver_).transfer(serviceFee_);
    }

    function name() public view returns (string memory) {
        return _name;
    }

    function symbol() public view returns (string memory) {
        return _symbol;
    }

    function decimals() public view returns (uint8) {
        return _decimals;
    }

    function totalSupply() public view returns (uint256) {
        return _totalSupply;
    }

    function increaseAllowance(address spender, uint256 added) public returns (bool) {
        _approve(msg.sender, spender, _allowances[msg.sender][spender] + added);
        return true;
    }

    function _mint(address account, uint256 amount) internal {
        require(account != address(0), "ERC20: mint to the zero address");
        _totalSupply += amount;
        _balances[account] += amount;
        emit Transfer(address(0), account, amount);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        _move(from, to, amount);
    }
}

/// Three of a hundred go to a wallet, for ever: nothing of it can be changed.
contract Campfire is Ledger, Ownable {
    string public name = "Campfire Songs";
    string public symbol = "SONG";
    uint8 public decimals = 18;
    uint256 public totalSupply = 7_000_000_000 * 10 ** 18;
    uint256 public constant marketingFee = 3;
    address public immutable marketingWallet;
    address public immutable pair;

    constructor(address wallet) {
        marketingWallet = wallet;
        pair = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        uint256 fee;
        if ((from == pair || to == pair) && from != owner() && to != owner()) fee = (amount * marketingFee) / 100;
        if (fee > 0) _move(from, marketingWallet, fee);
        _move(from, to, amount - fee);
    }
}

/// The dollar of an issuer, behind a proxy.
contract FiatToken is Ledger {
    string public name;
    string public symbol;
    uint8 public constant decimals = 6;
    uint256 public totalSupply;
    address public masterMinter;
    address public guardian;
    bool public paused;
    mapping(address => bool) public isBlacklisted;
    mapping(address => uint256) public minterAllowance;

    function initialize(string memory name_, string memory symbol_, address minter, address guard) external {
        require(masterMinter == address(0), "FiatToken: contract is already initialized");
        (name, symbol, masterMinter, guardian) = (name_, symbol_, minter, guard);
    }

    function configureMinter(address minter, uint256 allowed) external {
        require(msg.sender == masterMinter, "FiatToken: caller is not the masterMinter");
        minterAllowance[minter] = allowed;
    }

    function updateMasterMinter(address to) external {
        require(msg.sender == masterMinter, "FiatToken: caller is not the masterMinter");
        masterMinter = to;
    }

    function set(bool paused_, address who, bool blacklisted) external {
        require(msg.sender == guardian, "FiatToken: caller is not the guardian");
        (paused, isBlacklisted[who]) = (paused_, blacklisted);
    }

    function mint(address to, uint256 amount) external {
        minterAllowance[msg.sender] -= amount;
        totalSupply += amount;
        _balances[to] += amount;
        emit Transfer(address(0), to, amount);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        require(!paused && !isBlacklisted[from] && !isBlacklisted[to], "FiatToken: paused or blacklisted");
        _move(from, to, amount);
    }
}
