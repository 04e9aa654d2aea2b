// 0.8 runs=200 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

interface IRouter {
    function addLiquidityETH(address token, uint256 amount, uint256 leastToken, uint256 leastEther, address to, uint256 deadline)
        external
        payable
        returns (uint256, uint256, uint256);
    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;
}

/// Two of a hundred of each trade go into the pool, and the shares of it to nobody. The fee was three at most while it had an owner.
contract Pogowhistle is Base8("Pogowhistle", "POGO", 420_690_000) {
    uint256 public constant MAX_FEE = 3;
    address public constant DEAD = 0x000000000000000000000000000000000000dEaD;
    uint256 public fee = 2;
    uint256 public swapTokensAt = 420_690 ether;
    bool private _inSwap;

    event FeeUpdated(uint256 fee);
    event SwapAndLiquify(uint256 tokensSwapped, uint256 etherReceived, uint256 tokensIntoLiquidity);

    constructor() {
        _approve(address(this), ROUTER, type(uint256).max);
    }

    receive() external payable {}

    function setFee(uint256 next) external onlyOwner {
        require(next <= MAX_FEE, "Three of a hundred at most");
        fee = next;
        emit FeeUpdated(next);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (_inSwap || from == _owner || to == _owner || from == address(this)) return _move(from, to, value);
        if (to == pair && _balances[address(this)] >= swapTokensAt) _swapAndLiquify(swapTokensAt);
        uint256 kept = from == pair || to == pair ? (value * fee) / 100 : 0;
        if (kept > 0) _move(from, address(this), kept);
        _move(from, to, value - kept);
    }

    function _swapAndLiquify(uint256 amount) private {
        _inSwap = true;
        uint256 half = amount / 2;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        uint256 before = address(this).balance;
        try IRouter(ROUTER).swapExactTokensForETHSupportingFeeOnTransferTokens(half, 0, path, address(this), block.timestamp) {
            uint256 got = address(this).balance - before;
            try IRouter(ROUTER).addLiquidityETH{value: got}(address(this), amount - half, 0, 0, DEAD, block.timestamp) {
                emit SwapAndLiquify(half, got, amount - half);
            } catch {}
        } catch {}
        _inSwap = false;
    }
}

/// The launch of 2023: a dear start against robots, over after some purchases, limits that are lifted, a wallet for the tax.
contract Zipperwren is Base8("Zipperwren", "ZIPW", 1_000_000_000) {
    address payable private immutable _taxWallet;
    uint256 private constant _initialBuyTax = 20;
    uint256 private constant _initialSellTax = 20;
    uint256 private _finalBuyTax = 1;
    uint256 private _finalSellTax = 1;
    uint256 private constant _reduceBuyTaxAt = 6;
    uint256 private constant _reduceSellTaxAt = 6;
    uint256 private constant _preventSwapBefore = 8;
    uint256 private _buyCount;
    uint256 public _maxTxAmount = 20_000_000 ether;
    uint256 public _maxWalletSize = 20_000_000 ether;
    uint256 public constant _taxSwapThreshold = 1_000_000 ether;
    uint256 public constant _maxTaxSwap = 10_000_000 ether;
    bool private tradingOpen;
    bool private inSwap;
    mapping(address => bool) private _isExcludedFromFee;
    mapping(address => uint256) private _holderLastTransferBlock;
    bool public transferDelayEnabled = true;

    event MaxTxAmountUpdated(uint256 _maxTxAmount);
    event TransferTaxUpdated(uint256 _tax);

    constructor(address payable taxWallet) {
        _taxWallet = taxWallet;
        _isExcludedFromFee[msg.sender] = _isExcludedFromFee[address(this)] = _isExcludedFromFee[taxWallet] = true;
        _approve(address(this), ROUTER, type(uint256).max);
    }

    receive() external payable {}

    function openTrading() external onlyOwner {
        require(!tradingOpen, "trading is already open");
        tradingOpen = true;
    }

    function removeLimits() external onlyOwner {
        _maxTxAmount = _maxWalletSize = totalSupply;
        transferDelayEnabled = false;
        emit MaxTxAmountUpdated(totalSupply);
    }

    /// Only ever less.
    function reduceFee(uint256 newFee) external {
        require(msg.sender == _taxWallet);
        require(newFee <= _finalBuyTax && newFee <= _finalSellTax);
        _finalBuyTax = _finalSellTax = newFee;
        emit TransferTaxUpdated(newFee);
    }

    function manualSwap() external {
        require(msg.sender == _taxWallet);
        uint256 amount = _balances[address(this)];
        if (amount > 0) _swapTokensForEth(amount);
        if (address(this).balance > 0) _taxWallet.transfer(address(this).balance);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        require(amount > 0, "Transfer amount must be greater than zero");
        uint256 taxAmount;
        if (!inSwap && !_isExcludedFromFee[from] && !_isExcludedFromFee[to]) {
            require(tradingOpen, "Trading is not open yet");
            if (from == pair && to != ROUTER) {
                require(amount <= _maxTxAmount, "Exceeds the _maxTxAmount.");
                require(_balances[to] + amount <= _maxWalletSize, "Exceeds the maxWalletSize.");
                if (transferDelayEnabled) {
                    require(_holderLastTransferBlock[to] < block.number, "Only one purchase per block allowed.");
                    _holderLastTransferBlock[to] = block.number;
                }
                taxAmount = (amount * (_buyCount > _reduceBuyTaxAt ? _finalBuyTax : _initialBuyTax)) / 100;
                _buyCount++;
            } else if (to == pair) {
                taxAmount = (amount * (_buyCount > _reduceSellTaxAt ? _finalSellTax : _initialSellTax)) / 100;
                uint256 held = _balances[address(this)];
                if (held > _taxSwapThreshold && _buyCount > _preventSwapBefore) {
                    _swapTokensForEth(_min(amount, _min(held, _maxTaxSwap)));
                    if (address(this).balance > 0) _taxWallet.transfer(address(this).balance);
                }
            }
        }
        if (taxAmount > 0) _move(from, address(this), taxAmount);
        _move(from, to, amount - taxAmount);
    }

    function _min(uint256 a, uint256 b) private pure returns (uint256) {
        return a > b ? b : a;
    }

    function _swapTokensForEth(uint256 amount) private {
        inSwap = true;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        IRouter(ROUTER).swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, address(this), block.timestamp);
        inSwap = false;
    }
}

/// An ordinary coin; the shares of its pool are with the locker below.
contract Marshquill is Base8("Marshquill", "QUIL", 88_000_000) {
    function burn(uint256 value) external {
        _move(msg.sender, address(0), value);
        totalSupply -= value;
    }
}

interface IShares {
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Keeps shares of pools until a day that can be moved back and never forward. A lock can be split, added to and given away.
contract QuillLocker {
    struct TokenLock {
        uint256 lockDate;
        uint256 amount;
        uint256 initialAmount;
        uint256 unlockDate;
        address owner;
    }

    uint256 public constant FEE = 1;
    address payable public devAddress;
    mapping(address => TokenLock[]) public tokenLocks;

    event Deposited(address indexed lpToken, address indexed owner, uint256 amount, uint256 lockDate, uint256 unlockDate);
    event Withdrawn(address indexed lpToken, uint256 amount);

    modifier onlyLockOwner(address lpToken, uint256 index) {
        require(tokenLocks[lpToken][index].owner == msg.sender, "LOCK MISMATCH");
        _;
    }

    constructor(address payable dev) {
        devAddress = dev;
    }

    /// A hundredth is the price of it.
    function lockLPToken(address lpToken, uint256 amount, uint256 unlockDate, address withdrawer) external {
        require(unlockDate > block.timestamp && unlockDate < 10_000_000_000, "TIMESTAMP INVALID");
        require(amount > 0, "INSUFFICIENT");
        require(IShares(lpToken).transferFrom(msg.sender, address(this), amount));
        uint256 fee = (amount * FEE) / 100;
        IShares(lpToken).transfer(devAddress, fee);
        tokenLocks[lpToken].push(TokenLock(block.timestamp, amount - fee, amount - fee, unlockDate, withdrawer));
        emit Deposited(lpToken, withdrawer, amount - fee, block.timestamp, unlockDate);
    }

    function relock(address lpToken, uint256 index, uint256 unlockDate) external onlyLockOwner(lpToken, index) {
        require(unlockDate < 10_000_000_000, "TIMESTAMP INVALID");
        require(unlockDate > tokenLocks[lpToken][index].unlockDate, "UNLOCK BEFORE");
        tokenLocks[lpToken][index].unlockDate = unlockDate;
    }

    function incrementLock(address lpToken, uint256 index, uint256 amount) external onlyLockOwner(lpToken, index) {
        require(IShares(lpToken).transferFrom(msg.sender, address(this), amount));
        tokenLocks[lpToken][index].amount += amount;
    }

    function splitLock(address lpToken, uint256 index, uint256 amount) external onlyLockOwner(lpToken, index) {
        TokenLock storage one = tokenLocks[lpToken][index];
        require(amount > 0 && amount < one.amount, "ZERO AMOUNT");
        one.amount -= amount;
        tokenLocks[lpToken].push(TokenLock(one.lockDate, amount, amount, one.unlockDate, one.owner));
    }

    function transferLockOwnership(address lpToken, uint256 index, address payable next) external onlyLockOwner(lpToken, index) {
        require(next != address(0), "NOBODY");
        tokenLocks[lpToken][index].owner = next;
    }

    function withdraw(address lpToken, uint256 index, uint256 amount) external onlyLockOwner(lpToken, index) {
        TokenLock storage one = tokenLocks[lpToken][index];
        require(block.timestamp > one.unlockDate, "NOT YET");
        one.amount -= amount;
        IShares(lpToken).transfer(msg.sender, amount);
        emit Withdrawn(lpToken, amount);
    }

    function getNumLocksForToken(address lpToken) external view returns (uint256) {
        return tokenLocks[lpToken].length;
    }
}
