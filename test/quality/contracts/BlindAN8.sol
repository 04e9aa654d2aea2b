// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
/*
    https://acornpup.example
    https://t.me/acornpup
*/
pragma solidity ^0.8.20;

abstract contract ContextAN8 {
    function _msgSender() internal view virtual returns (address) {
        return msg.sender;
    }
}

interface IUniswapV2FactoryAN8 {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

interface IUniswapV2Router02AN8 {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint, uint, address[] calldata, address, uint) external;
    function addLiquidityETH(address, uint, uint, uint, address, uint) external payable returns (uint, uint, uint);
    function factory() external pure returns (address);
    function WETH() external pure returns (address);
}

contract OwnableAN8 is ContextAN8 {
    address private _owner;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() {
        _owner = _msgSender();
        emit OwnershipTransferred(address(0), _owner);
    }

    function owner() public view returns (address) {
        return _owner;
    }

    modifier onlyOwner() {
        require(_owner == _msgSender(), "Ownable: caller is not the owner");
        _;
    }

    function renounceOwnership() public virtual onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }
}

abstract contract MemeAN8 is OwnableAN8 {
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) private _allowances;
    mapping(address => bool) internal _isExcludedFromFee;
    uint8 private constant _decimals = 9;
    uint256 internal constant _tTotal = 420690000000 * 10 ** _decimals;

    IUniswapV2Router02AN8 internal constant uniswapV2Router = IUniswapV2Router02AN8(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address public immutable uniswapV2Pair;
    address payable internal _taxWallet;
    bool private inSwap;
    uint256 public _taxSwapThreshold = _tTotal / 1000;
    uint256 public _maxTaxSwap = _tTotal / 100;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier lockTheSwap() {
        inSwap = true;
        _;
        inSwap = false;
    }

    constructor() {
        _taxWallet = payable(_msgSender());
        _balances[_msgSender()] = _tTotal;
        _isExcludedFromFee[owner()] = true;
        _isExcludedFromFee[address(this)] = true;
        uniswapV2Pair = IUniswapV2FactoryAN8(uniswapV2Router.factory()).createPair(address(this), uniswapV2Router.WETH());
        emit Transfer(address(0), _msgSender(), _tTotal);
    }

    function decimals() public pure returns (uint8) {
        return _decimals;
    }

    function totalSupply() public pure returns (uint256) {
        return _tTotal;
    }

    function balanceOf(address account) public view returns (uint256) {
        return _balances[account];
    }

    function transfer(address recipient, uint256 amount) public returns (bool) {
        _transfer(_msgSender(), recipient, amount);
        return true;
    }

    function allowance(address owner_, address spender) public view returns (uint256) {
        return _allowances[owner_][spender];
    }

    function approve(address spender, uint256 amount) public returns (bool) {
        _approve(_msgSender(), spender, amount);
        return true;
    }

    function transferFrom(address sender, address recipient, uint256 amount) public returns (bool) {
        _transfer(sender, recipient, amount);
        _approve(sender, _msgSender(), _allowances[sender][_msgSender()] - amount);
        return true;
    }

    function _approve(address owner_, address spender, uint256 amount) private {
        _allowances[owner_][spender] = amount;
        emit Approval(owner_, spender, amount);
    }

    function _taxOf(address from, address to, uint256 amount) internal virtual returns (uint256);

    function _transfer(address from, address to, uint256 amount) private {
        require(from != address(0) && to != address(0), "ERC20: zero address");
        require(amount > 0, "Transfer amount must be greater than zero");
        uint256 tax = inSwap ? 0 : _taxOf(from, to, amount);
        uint256 held = _balances[address(this)];
        if (!inSwap && to == uniswapV2Pair && held > _taxSwapThreshold && !_isExcludedFromFee[from]) {
            uint256 most = amount < _maxTaxSwap ? amount : _maxTaxSwap;
            swapTokensForEth(held < most ? held : most);
            if (address(this).balance > 0) _taxWallet.call{value: address(this).balance}("");
        }
        _balances[from] -= amount;
        _balances[to] += amount - tax;
        emit Transfer(from, to, amount - tax);
        if (tax > 0) {
            _balances[address(this)] += tax;
            emit Transfer(from, address(this), tax);
        }
    }

    function swapTokensForEth(uint256 tokenAmount) private lockTheSwap {
        address[] memory path = new address[](2);
        path[0] = address(this);
        path[1] = uniswapV2Router.WETH();
        _approve(address(this), address(uniswapV2Router), tokenAmount);
        uniswapV2Router.swapExactTokensForETHSupportingFeeOnTransferTokens(tokenAmount, 0, path, address(this), block.timestamp);
    }

    receive() external payable {}
}

contract AcornPup is MemeAN8 {
    string public constant name = unicode"Acorn Pup";
    string public constant symbol = unicode"ACPUP";
    uint256 private _buyCount;
    uint256 public _maxTxAmount = _tTotal / 50;
    uint256 public _maxWalletSize = _tTotal / 50;

    event MaxTxAmountUpdated(uint _maxTxAmount);

    function _taxOf(address from, address to, uint256 amount) internal override returns (uint256) {
        if (_isExcludedFromFee[from] || _isExcludedFromFee[to]) return 0;
        if (from == uniswapV2Pair) {
            require(amount <= _maxTxAmount, "Exceeds the _maxTxAmount.");
            require(_balances[to] + amount <= _maxWalletSize, "Exceeds the maxWalletSize.");
            _buyCount++;
            return (amount * (_buyCount > 5 ? 0 : 15)) / 100;
        }
        if (to == uniswapV2Pair) return (amount * (_buyCount > 8 ? 0 : 15)) / 100;
        return 0;
    }

    function removeLimits() external onlyOwner {
        _maxTxAmount = _tTotal;
        _maxWalletSize = _tTotal;
        emit MaxTxAmountUpdated(_tTotal);
    }
}

contract BiscuitOtter is MemeAN8 {
    string public constant name = "Biscuit Otter";
    string public constant symbol = "BOTTER";
    uint256 public buyTax = 3;
    uint256 public sellTax = 3;

    function _taxOf(address from, address to, uint256 amount) internal view override returns (uint256) {
        if (_isExcludedFromFee[from] || _isExcludedFromFee[to]) return 0;
        if (from == uniswapV2Pair) return (amount * buyTax) / 100;
        return to == uniswapV2Pair ? (amount * sellTax) / 100 : 0;
    }

    function reduceFee(uint256 _newFee) external {
        require(_msgSender() == _taxWallet);
        require(_newFee <= buyTax && _newFee <= sellTax);
        buyTax = _newFee;
        sellTax = _newFee;
    }

    function setTaxWallet(address payable wallet) external {
        require(_msgSender() == _taxWallet);
        _taxWallet = wallet;
    }
}

contract CrumpetCorgi is MemeAN8 {
    string public constant name = "Crumpet Corgi";
    string public constant symbol = "CRUMPET";
    mapping(address => bool) public bots;
    uint256 public launchBlock;
    uint256 private constant DEAD_BLOCKS = 3;

    function openTrading() external onlyOwner {
        require(launchBlock == 0, "trading is already open");
        launchBlock = block.number;
    }

    function delBots(address[] calldata notbot) external onlyOwner {
        for (uint256 i = 0; i < notbot.length; i++) bots[notbot[i]] = false;
    }

    function addBots(address[] calldata bots_) external onlyOwner {
        require(block.number <= launchBlock + DEAD_BLOCKS, "too late");
        for (uint256 i = 0; i < bots_.length; i++) if (bots_[i] != uniswapV2Pair) bots[bots_[i]] = true;
    }

    function _taxOf(address from, address to, uint256 amount) internal view override returns (uint256) {
        if (_isExcludedFromFee[from] || _isExcludedFromFee[to]) return 0;
        require(launchBlock > 0, "Trading is not open");
        require(!bots[from] && !bots[to], "bot");
        return from == uniswapV2Pair || to == uniswapV2Pair ? amount / 100 : 0;
    }
}
