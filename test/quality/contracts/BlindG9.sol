// 0.8 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface ISwapRouter {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 a, uint256 b, address[] calldata path, address to, uint256 t) external;
}

abstract contract Plain {
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    uint256 public totalSupply;
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_) {
        (name, symbol) = (name_, symbol_);
    }

    function approve(address spender, uint256 value) public virtual returns (bool) {
        _approve(msg.sender, spender, value);
        return true;
    }

    function _approve(address who, address spender, uint256 value) internal {
        allowance[who][spender] = value;
        emit Approval(who, spender, value);
    }

    function transfer(address to, uint256 value) public virtual returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public virtual returns (bool) {
        uint256 left = allowance[from][msg.sender];
        if (left != type(uint256).max) allowance[from][msg.sender] = left - value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) internal {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal virtual {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal virtual {
        balanceOf[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

abstract contract Owned {
    address public owner = msg.sender;
    event OwnershipTransferred(address indexed from, address indexed to);

    modifier onlyOwner() {
        require(msg.sender == owner, "caller is not the owner");
        _;
    }

    function transferOwnership(address to) external onlyOwner {
        emit OwnershipTransferred(owner, to);
        owner = to;
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }
}

abstract contract Swapping is Plain, Owned {
    address public constant router = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
    address internal constant weth = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    address payable internal _taxWallet = payable(msg.sender);
    address public uniswapV2Pair;
    bool internal inSwap;

    function swapTokensForEth(uint256 value) internal {
        inSwap = true;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), weth);
        _approve(address(this), router, value);
        ISwapRouter(router).swapExactTokensForETHSupportingFeeOnTransferTokens(value, 0, path, address(this), block.timestamp);
        inSwap = false;
        _taxWallet.transfer(address(this).balance);
    }

    receive() external payable {}
}

contract CountingMeme is Swapping {
    uint256 private _buyCount;
    uint256 private constant initialTax = 20;
    uint256 private constant finalTax = 0;
    uint256 private constant reduceAt = 8;
    uint256 public _maxTxAmount;
    uint256 public _maxWalletSize;
    uint256 private immutable _swapThreshold;
    bool public transferDelayEnabled = true;
    bool private tradingOpen;
    mapping(address => bool) private bots;
    mapping(address => uint256) private _last;

    constructor() Plain("Wizard Toad", "WTOAD") {
        _mint(msg.sender, 420690000 ether);
        _maxTxAmount = totalSupply / 50;
        _maxWalletSize = totalSupply / 50;
        _swapThreshold = totalSupply / 1000;
    }

    function openTrading(address pair) external onlyOwner {
        require(!tradingOpen, "trading is already open");
        (uniswapV2Pair, tradingOpen) = (pair, true);
    }

    function removeLimits() external onlyOwner {
        _maxTxAmount = totalSupply;
        _maxWalletSize = totalSupply;
        transferDelayEnabled = false;
    }

    function addBots(address[] memory list) external onlyOwner {
        for (uint256 i; i < list.length; i++) bots[list[i]] = true;
    }

    function delBots(address[] memory list) external onlyOwner {
        for (uint256 i; i < list.length; i++) bots[list[i]] = false;
    }

    function manualSwap() external {
        require(msg.sender == _taxWallet);
        if (balanceOf[address(this)] > 0) swapTokensForEth(balanceOf[address(this)]);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 tax;
        if (from != owner && to != owner && !inSwap && from != address(this)) {
            require(!bots[from] && !bots[to] && tradingOpen);
            if (from == uniswapV2Pair && to != router) {
                if (transferDelayEnabled) {
                    require(_last[tx.origin] < block.number, "Only one transfer per block allowed.");
                    _last[tx.origin] = block.number;
                }
                require(value <= _maxTxAmount && balanceOf[to] + value <= _maxWalletSize, "Exceeds the maxWalletSize.");
                tax = value * (_buyCount > reduceAt ? finalTax : initialTax) / 100;
                _buyCount++;
            } else if (to == uniswapV2Pair) {
                tax = value * (_buyCount > reduceAt ? finalTax : initialTax) / 100;
                if (balanceOf[address(this)] > _swapThreshold && _buyCount > reduceAt) swapTokensForEth(_swapThreshold);
            }
        }
        if (tax > 0) _move(from, address(this), tax);
        _move(from, to, value - tax);
    }
}

contract ReducibleMeme is Swapping {
    uint256 private _finalTax = 2;
    uint256 public _maxWalletSize;

    constructor() Plain("Grumpy Otter", "GROTT") {
        _mint(msg.sender, 1000000000 ether);
        _maxWalletSize = totalSupply / 50;
    }

    function openTrading(address pair) external onlyOwner {
        uniswapV2Pair = pair;
    }

    function removeLimits() external onlyOwner {
        _maxWalletSize = totalSupply;
    }

    function reduceFee(uint256 newFee) external {
        require(msg.sender == _taxWallet && newFee <= _finalTax);
        _finalTax = newFee;
    }

    function rescueETH() external {
        require(msg.sender == _taxWallet);
        payable(msg.sender).transfer(address(this).balance);
    }

    function manualSwap() external {
        require(msg.sender == _taxWallet);
        swapTokensForEth(balanceOf[address(this)]);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 tax;
        if (from != owner && to != owner && !inSwap && (from == uniswapV2Pair || to == uniswapV2Pair) && from != address(this)) {
            if (from == uniswapV2Pair) require(balanceOf[to] + value <= _maxWalletSize, "Exceeds the maxWalletSize.");
            tax = value * _finalTax / 100;
            if (to == uniswapV2Pair && balanceOf[address(this)] > totalSupply / 500) swapTokensForEth(totalSupply / 500);
        }
        if (tax > 0) _move(from, address(this), tax);
        _move(from, to, value - tax);
    }
}

contract WalletCapped is Plain, Owned {
    bool public limitsInEffect = true;
    address private pool;

    constructor() Plain("Based Pigeon", "PIGEON") {
        _mint(msg.sender, 1000000000 ether);
    }

    function launch(address pair) external onlyOwner {
        require(pool == address(0));
        pool = pair;
    }

    function removeLimits() external onlyOwner {
        limitsInEffect = false;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (limitsInEffect && from == pool) require(balanceOf[to] + value <= totalSupply / 50, "max wallet");
        _move(from, to, value);
    }
}

interface ITaxHandler {
    function getTax(address from, address to, uint256 value) external view returns (uint256);
}

contract TieredTax is Owned {
    mapping(address => bool) public pools;
    uint256 public basisPoints = 30;

    function addPool(address pool) external onlyOwner {
        pools[pool] = true;
    }

    function setTaxBasisPoints(uint256 to) external onlyOwner {
        require(to <= basisPoints);
        basisPoints = to;
    }

    function getTax(address from, address to, uint256 value) external view returns (uint256) {
        return pools[from] || pools[to] ? value * basisPoints / 10000 : 0;
    }
}

contract TreasuryHandler is Owned {
    address public token;

    function withdraw(address to, address asset, uint256 value) external onlyOwner {
        Plain(asset).transfer(to, value);
    }
}

contract HandledMeme is Plain, Owned {
    ITaxHandler public taxHandler;
    address public treasuryHandler;

    constructor(address tax, address treasury) Plain("Fluffy Viking", "FVIK") {
        taxHandler = ITaxHandler(tax);
        treasuryHandler = treasury;
        _mint(msg.sender, 10000000000 ether);
    }

    function setTaxHandler(address to) external onlyOwner {
        taxHandler = ITaxHandler(to);
    }

    function setTreasuryHandler(address to) external onlyOwner {
        treasuryHandler = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 tax = from == treasuryHandler || to == treasuryHandler ? 0 : taxHandler.getTax(from, to, value);
        if (tax > 0) _move(from, treasuryHandler, tax);
        _move(from, to, value - tax);
    }
}

contract AgentToken is Plain, Owned {
    uint16 public projectBuyTaxBasisPoints = 100;
    uint16 public projectSellTaxBasisPoints = 100;
    address public projectTaxRecipient;
    mapping(address => bool) private _pools;

    constructor(address recipient) Plain("Oracle of Dawn Agent", "DAWN") {
        projectTaxRecipient = recipient;
        _mint(msg.sender, 1000000000 ether);
    }

    function addLiquidityPool(address pool) external onlyOwner {
        require(pool.code.length > 0);
        _pools[pool] = true;
    }

    function setProjectTaxRates(uint16 buy, uint16 sell) external onlyOwner {
        require(buy <= projectBuyTaxBasisPoints && sell <= projectSellTaxBasisPoints);
        (projectBuyTaxBasisPoints, projectSellTaxBasisPoints) = (buy, sell);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 tax;
        if (from == owner || to == owner) tax = 0;
        else if (_pools[to]) tax = value * projectSellTaxBasisPoints / 10000;
        else if (_pools[from]) tax = value * projectBuyTaxBasisPoints / 10000;
        if (tax > 0) _move(from, projectTaxRecipient, tax);
        _move(from, to, value - tax);
    }
}

contract GraduatedToken is Plain, Owned {
    uint256 public _mode = 1;

    constructor() Plain("Four Leaf Frog", "4LEAF") {
        _mint(msg.sender, 1000000000 ether);
    }

    function setMode(uint256 mode) external onlyOwner {
        if (_mode != 0) _mode = mode;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(_mode != 1 || from == owner || to == owner, "Token: Transfer is restricted");
        _move(from, to, value);
    }
}
