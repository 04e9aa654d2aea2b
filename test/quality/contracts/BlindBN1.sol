// 0.8 runs=200 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IUniswapV2Router02 {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;
}

interface IUniswapV2Factory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

abstract contract LaunchBase {
    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    IUniswapV2Factory internal constant FACTORY = IUniswapV2Factory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f);
    IUniswapV2Router02 public constant uniswapV2Router = IUniswapV2Router02(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public immutable totalSupply;
    address public owner;
    address public immutable uniswapV2Pair;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    constructor(string memory name_, string memory symbol_, uint256 supply) {
        (name, symbol, totalSupply) = (name_, symbol_, supply * 1e18);
        owner = msg.sender;
        _balances[msg.sender] = totalSupply;
        uniswapV2Pair = FACTORY.createPair(address(this), WETH);
        _approve(address(this), address(uniswapV2Router), type(uint256).max);
        emit OwnershipTransferred(address(0), msg.sender);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    receive() external payable {}

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function transferOwnership(address newOwner) external onlyOwner {
        require(newOwner != address(0), "Ownable: new owner is the zero address");
        emit OwnershipTransferred(owner, newOwner);
        owner = newOwner;
    }

    function balanceOf(address account) public view returns (uint256) {
        return _balances[account];
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        _approve(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        require(allowed >= amount, "ERC20: insufficient allowance");
        if (allowed != type(uint256).max) _approve(from, msg.sender, allowed - amount);
        _transfer(from, to, amount);
        return true;
    }

    function _approve(address holder, address spender, uint256 amount) internal {
        allowance[holder][spender] = amount;
        emit Approval(holder, spender, amount);
    }

    function _transfer(address from, address to, uint256 amount) internal virtual;

    function _move(address from, address to, uint256 amount) internal {
        require(_balances[from] >= amount, "ERC20: transfer amount exceeds balance");
        unchecked {
            _balances[from] -= amount;
            _balances[to] += amount;
        }
        emit Transfer(from, to, amount);
    }

    function _sellForEther(uint256 amount, address to) internal {
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        uniswapV2Router.swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, to, block.timestamp);
    }
}

/// As thousands of them look in 2024: taxes that fall with the number of buyers, and what is gathered goes to a wallet.
contract BiscuitInu is LaunchBase {
    mapping(address => bool) private _isExcludedFromFee;
    address payable private immutable _taxWallet;
    uint256 private constant _initialBuyTax = 20;
    uint256 private constant _initialSellTax = 20;
    uint256 private _finalBuyTax = 3;
    uint256 private _finalSellTax = 3;
    uint256 private constant _reduceBuyTaxAt = 6;
    uint256 private constant _reduceSellTaxAt = 8;
    uint256 private constant _preventSwapBefore = 6;
    uint256 private _buyCount;

    uint256 public _maxTxAmount;
    uint256 public _maxWalletSize;
    uint256 public _taxSwapThreshold;
    uint256 public _taxSwapAmount;
    bool private tradingOpen;
    bool private inSwap;
    bool private swapEnabled;

    event MaxTxAmountUpdated(uint256 amount);
    event SwapBackUpdated(uint256 threshold, uint256 amount);

    modifier lockTheSwap() {
        inSwap = true;
        _;
        inSwap = false;
    }

    constructor() LaunchBase("Biscuit Inu", "BISC", 1_000_000_000) {
        _taxWallet = payable(msg.sender);
        (_maxTxAmount, _maxWalletSize) = (totalSupply / 50, totalSupply / 50);
        (_taxSwapThreshold, _taxSwapAmount) = (totalSupply / 10_000, totalSupply / 10_000);
        _isExcludedFromFee[msg.sender] = true;
        _isExcludedFromFee[address(this)] = true;
    }

    function openTrading() external onlyOwner {
        require(!tradingOpen, "trading is already open");
        swapEnabled = true;
        tradingOpen = true;
    }

    function removeLimits() external onlyOwner {
        _maxTxAmount = totalSupply;
        _maxWalletSize = totalSupply;
        emit MaxTxAmountUpdated(totalSupply);
    }

    function setSwapBack(uint256 threshold, uint256 amount) external onlyOwner {
        // twin: require(amount >= totalSupply / 1_000_000 && amount <= totalSupply / 200, "out of bounds");
        // twin: require(amount <= threshold, "more than is gathered");
        _taxSwapThreshold = threshold;
        _taxSwapAmount = amount;
        emit SwapBackUpdated(threshold, amount);
    }

    function reduceFee(uint256 newFee) external {
        require(msg.sender == _taxWallet);
        require(newFee <= _finalBuyTax && newFee <= _finalSellTax);
        (_finalBuyTax, _finalSellTax) = (newFee, newFee);
    }

    function manualSwap() external {
        require(msg.sender == _taxWallet);
        uint256 tokenBalance = balanceOf(address(this));
        if (tokenBalance > 0) swapTokensForEth(tokenBalance);
        sendETHToFee();
    }

    function rescueERC20(address token, uint256 percent) external {
        require(msg.sender == _taxWallet && token != address(this));
        uint256 amount = (LaunchBase(payable(token)).balanceOf(address(this)) * percent) / 100;
        LaunchBase(payable(token)).transfer(_taxWallet, amount);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        require(amount > 0, "Transfer amount must be greater than zero");
        uint256 taxAmount;
        if (!_isExcludedFromFee[from] && !_isExcludedFromFee[to] && !inSwap) {
            require(tradingOpen, "not open");
            if (from == uniswapV2Pair && to != address(uniswapV2Router)) {
                require(amount <= _maxTxAmount, "Exceeds the _maxTxAmount.");
                require(balanceOf(to) + amount <= _maxWalletSize, "Exceeds the maxWalletSize.");
                taxAmount = (amount * (_buyCount > _reduceBuyTaxAt ? _finalBuyTax : _initialBuyTax)) / 100;
                _buyCount++;
            }
            if (to == uniswapV2Pair) {
                taxAmount = (amount * (_buyCount > _reduceSellTaxAt ? _finalSellTax : _initialSellTax)) / 100;
                uint256 contractTokenBalance = balanceOf(address(this));
                if (swapEnabled && contractTokenBalance >= _taxSwapThreshold && _buyCount > _preventSwapBefore) {
                    swapTokensForEth(_taxSwapAmount);
                    sendETHToFee();
                }
            }
        }
        if (taxAmount > 0) _move(from, address(this), taxAmount);
        _move(from, to, amount - taxAmount);
    }

    function swapTokensForEth(uint256 tokenAmount) private lockTheSwap {
        _sellForEther(tokenAmount, address(this));
    }

    function sendETHToFee() private {
        (bool ok, ) = _taxWallet.call{value: address(this).balance, gas: 50_000}("");
        ok;
    }
}

/// The long form of 2023: three fees each way, all limits, and a list of bots that can be given up.
contract Marrowbyte is LaunchBase {
    bool private swapping;
    address public revShareWallet;
    address public teamWallet;
    uint256 public maxTransactionAmount;
    uint256 public swapTokensAtAmount;
    uint256 public maxWallet;
    bool public limitsInEffect = true;
    bool public tradingActive;
    bool public swapEnabled;
    bool public blacklistRenounced;
    mapping(address => bool) private blacklisted;
    uint256 public buyTotalFees = 4;
    uint256 public buyRevShareFee = 2;
    uint256 public buyLiquidityFee = 1;
    uint256 public buyTeamFee = 1;
    uint256 public sellTotalFees = 4;
    uint256 public sellRevShareFee = 2;
    uint256 public sellLiquidityFee = 1;
    uint256 public sellTeamFee = 1;
    mapping(address => bool) private _isExcludedFromFees;
    mapping(address => bool) public _isExcludedMaxTransactionAmount;
    mapping(address => bool) public automatedMarketMakerPairs;

    constructor(address revShare) LaunchBase("Marrowbyte", "MRWB", 10_000_000) {
        (revShareWallet, teamWallet) = (revShare, msg.sender);
        maxTransactionAmount = totalSupply / 100;
        maxWallet = totalSupply / 100;
        swapTokensAtAmount = totalSupply / 2_000;
        automatedMarketMakerPairs[uniswapV2Pair] = true;
        address[4] memory own = [msg.sender, address(this), address(0xdead), revShare];
        for (uint256 i; i < 4; i++) {
            _isExcludedFromFees[own[i]] = true;
            _isExcludedMaxTransactionAmount[own[i]] = true;
        }
        _isExcludedMaxTransactionAmount[uniswapV2Pair] = true;
        _isExcludedMaxTransactionAmount[address(uniswapV2Router)] = true;
    }

    function enableTrading() external onlyOwner {
        tradingActive = true;
        swapEnabled = true;
    }

    function removeLimits() external onlyOwner returns (bool) {
        limitsInEffect = false;
        return true;
    }

    function updateSwapTokensAtAmount(uint256 newAmount) external onlyOwner returns (bool) {
        require(newAmount >= totalSupply / 100_000, "Swap amount cannot be lower than 0.001% total supply.");
        require(newAmount <= (totalSupply * 5) / 1000, "Swap amount cannot be higher than 0.5% total supply.");
        swapTokensAtAmount = newAmount;
        return true;
    }

    function updateMaxTxnAmount(uint256 newNum) external onlyOwner {
        require(newNum >= totalSupply / 200 / 1e18, "Cannot set maxTransactionAmount lower than 0.5%");
        maxTransactionAmount = newNum * 1e18;
    }

    function updateMaxWalletAmount(uint256 newNum) external onlyOwner {
        require(newNum >= totalSupply / 100 / 1e18, "Cannot set maxWallet lower than 1.0%");
        maxWallet = newNum * 1e18;
    }

    function updateBuyFees(uint256 revShareFee, uint256 liquidityFee, uint256 teamFee) external onlyOwner {
        (buyRevShareFee, buyLiquidityFee, buyTeamFee) = (revShareFee, liquidityFee, teamFee);
        buyTotalFees = revShareFee + liquidityFee + teamFee;
        require(buyTotalFees <= 5, "Buy fees must be <= 5.");
    }

    function updateSellFees(uint256 revShareFee, uint256 liquidityFee, uint256 teamFee) external onlyOwner {
        (sellRevShareFee, sellLiquidityFee, sellTeamFee) = (revShareFee, liquidityFee, teamFee);
        sellTotalFees = revShareFee + liquidityFee + teamFee;
        require(sellTotalFees <= 5, "Sell fees must be <= 5.");
    }

    function excludeFromMaxTransaction(address account, bool excluded) external onlyOwner {
        require(account != uniswapV2Pair, "pair");
        _isExcludedMaxTransactionAmount[account] = excluded;
    }

    function excludeFromFees(address account, bool excluded) external onlyOwner {
        _isExcludedFromFees[account] = excluded;
    }

    function updateSwapEnabled(bool enabled) external onlyOwner {
        swapEnabled = enabled;
    }

    function updateRevShareWallet(address newWallet) external onlyOwner {
        revShareWallet = newWallet;
    }

    function updateTeamWallet(address newWallet) external onlyOwner {
        teamWallet = newWallet;
    }

    function withdrawStuckToken(address token, address to) external onlyOwner {
        require(token != address(0), "_token address cannot be 0");
        LaunchBase(payable(token)).transfer(to, LaunchBase(payable(token)).balanceOf(address(this)));
    }

    function renounceBlacklist() external onlyOwner {
        blacklistRenounced = true;
    }

    function blacklist(address account) external onlyOwner {
        require(!blacklistRenounced, "Team has revoked blacklist rights");
        require(account != uniswapV2Pair && account != address(uniswapV2Router), "Cannot blacklist the pair or router.");
        blacklisted[account] = true;
    }

    function unblacklist(address account) external onlyOwner {
        blacklisted[account] = false;
    }

    function isBlacklisted(address account) external view returns (bool) {
        return blacklisted[account];
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        require(!blacklisted[from], "Sender blacklisted");
        require(!blacklisted[to], "Receiver blacklisted");
        if (limitsInEffect && from != owner && to != owner && to != address(0xdead) && !swapping) {
            if (!tradingActive) require(_isExcludedFromFees[from] || _isExcludedFromFees[to], "Trading is not active.");
            if (automatedMarketMakerPairs[from] && !_isExcludedMaxTransactionAmount[to]) {
                require(amount <= maxTransactionAmount, "Buy transfer amount exceeds the maxTransactionAmount.");
                require(amount + balanceOf(to) <= maxWallet, "Max wallet exceeded");
            } else if (automatedMarketMakerPairs[to] && !_isExcludedMaxTransactionAmount[from]) {
                require(amount <= maxTransactionAmount, "Sell transfer amount exceeds the maxTransactionAmount.");
            } else if (!_isExcludedMaxTransactionAmount[to]) {
                require(amount + balanceOf(to) <= maxWallet, "Max wallet exceeded");
            }
        }
        bool exempt = _isExcludedFromFees[from] || _isExcludedFromFees[to];
        if (balanceOf(address(this)) >= swapTokensAtAmount && swapEnabled && !swapping && !automatedMarketMakerPairs[from] && !exempt) {
            swapping = true;
            swapBack();
            swapping = false;
        }
        if (!swapping && !exempt) {
            uint256 fees;
            if (automatedMarketMakerPairs[to]) fees = (amount * sellTotalFees) / 100;
            else if (automatedMarketMakerPairs[from]) fees = (amount * buyTotalFees) / 100;
            if (fees > 0) _move(from, address(this), fees);
            amount -= fees;
        }
        _move(from, to, amount);
    }

    function swapBack() private {
        uint256 amount = balanceOf(address(this));
        if (amount > swapTokensAtAmount * 20) amount = swapTokensAtAmount * 20;
        _sellForEther(amount, address(this));
        uint256 half = address(this).balance / 2;
        (bool ok, ) = teamWallet.call{value: half, gas: 50_000}("");
        (ok, ) = revShareWallet.call{value: half, gas: 50_000}("");
    }
}

/// A coin of an agent out of a factory: taxes in hundredths of a percent, for the purse of its project.
contract AgentPetrel is LaunchBase {
    uint256 public projectBuyTaxBasisPoints = 100;
    uint256 public projectSellTaxBasisPoints = 100;
    uint256 public swapThresholdBasisPoints = 5;
    uint128 public projectTaxPendingSwap;
    address public projectTaxRecipient;
    address public immutable vault;
    bool private _autoSwapInProgress;
    mapping(address => bool) private _liquidityPools;

    event ProjectTaxBasisPointsChanged(uint256 oldBuy, uint256 newBuy, uint256 oldSell, uint256 newSell);
    event LiquidityPoolAdded(address pool);
    event ExternalCallError(uint256 identifier);

    constructor(address vault_) LaunchBase("Petrel by Virtue", "PETREL", 1_000_000_000) {
        vault = vault_;
        projectTaxRecipient = vault_;
        _liquidityPools[uniswapV2Pair] = true;
    }

    function addLiquidityPool(address pool) external onlyOwner {
        require(pool.code.length > 0, "LiquidityPoolMustBeAContractAddress");
        _liquidityPools[pool] = true;
        emit LiquidityPoolAdded(pool);
    }

    function removeLiquidityPool(address pool) external onlyOwner {
        _liquidityPools[pool] = false;
    }

    function setProjectTaxRecipient(address recipient) external onlyOwner {
        projectTaxRecipient = recipient;
    }

    function setSwapThresholdBasisPoints(uint16 newThreshold) external onlyOwner {
        swapThresholdBasisPoints = newThreshold;
    }

    function setProjectTaxRates(uint16 newBuy, uint16 newSell) external onlyOwner {
        require(newBuy <= projectBuyTaxBasisPoints, "TaxCanOnlyBeLowered");
        // twin: require(newSell <= projectSellTaxBasisPoints, "TaxCanOnlyBeLowered");
        emit ProjectTaxBasisPointsChanged(projectBuyTaxBasisPoints, newBuy, projectSellTaxBasisPoints, newSell);
        (projectBuyTaxBasisPoints, projectSellTaxBasisPoints) = (newBuy, newSell);
    }

    function distributeTaxTokens() external {
        uint256 pending = projectTaxPendingSwap;
        if (pending == 0) return;
        projectTaxPendingSwap = 0;
        _move(address(this), projectTaxRecipient, pending);
    }

    function isLiquidityPool(address pool) public view returns (bool) {
        return _liquidityPools[pool];
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        require(from != address(0) && to != address(0), "TransferFromZeroAddress");
        bool taxed = from != owner && to != owner && from != address(this) && !_autoSwapInProgress;
        if (taxed && isLiquidityPool(to) && swapThresholdBasisPoints > 0) _autoSwap();
        uint256 tax;
        if (taxed && isLiquidityPool(to)) tax = (amount * projectSellTaxBasisPoints) / 10_000;
        else if (taxed && isLiquidityPool(from)) tax = (amount * projectBuyTaxBasisPoints) / 10_000;
        if (tax > 0) {
            projectTaxPendingSwap += uint128(tax);
            _move(from, address(this), tax);
        }
        _move(from, to, amount - tax);
    }

    function _autoSwap() private {
        uint256 pending = projectTaxPendingSwap;
        uint256 most = (totalSupply * swapThresholdBasisPoints) / 10_000;
        if (pending < most) return;
        if (pending > most * 20) pending = most * 20;
        _autoSwapInProgress = true;
        projectTaxPendingSwap -= uint128(pending);
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        try
            uniswapV2Router.swapExactTokensForETHSupportingFeeOnTransferTokens{gas: 500_000}(
                pending,
                0,
                path,
                projectTaxRecipient,
                block.timestamp
            )
        {} catch {
            emit ExternalCallError(5);
        }
        _autoSwapInProgress = false;
    }
}
