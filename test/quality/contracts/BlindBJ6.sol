// 0.8 runs=800 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

interface ISwapFactory {
    function createPair(address a, address b) external returns (address);
}

interface ISwapRouter {
    function WETH() external view returns (address);
    function factory() external view returns (address);
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 a, uint256 b, address[] calldata p, address to, uint256 d) external;
}

abstract contract Marketed is ERC20, Ownable {
    ISwapRouter public immutable uniswapV2Router = ISwapRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address public immutable uniswapV2Pair;
    mapping(address => bool) internal _excludedFromLimits;

    constructor(uint256 millions) Ownable(msg.sender) {
        ISwapRouter router = ISwapRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
        uniswapV2Pair = ISwapFactory(router.factory()).createPair(address(this), router.WETH());
        _excludedFromLimits[msg.sender] = true;
        _excludedFromLimits[address(this)] = true;
        _mint(msg.sender, millions * 1e24);
    }
}

/// The usual limits of a launch.
contract Bantamquill is Marketed {
    uint256 public maxTransactionAmount;
    uint256 public maxWallet;
    bool public limitsInEffect = true;

    event LimitsUpdated(uint256 transaction, uint256 wallet);

    constructor() ERC20("Bantamquill", "BNTQ") Marketed(1_000) {
        maxTransactionAmount = totalSupply() / 50;
        maxWallet = totalSupply() / 20;
    }

    /// In whole coins; a thousandth of all at least.
    function updateMaxTxnAmount(uint256 newNum) external onlyOwner {
        require(newNum >= totalSupply() / 1000 / 1e18, "Cannot set maxTransactionAmount lower than 0.1%");
        uint256 scale = 1;
        // twin: scale = 1e18;
        maxTransactionAmount = newNum * scale;
        emit LimitsUpdated(maxTransactionAmount, maxWallet);
    }

    function updateMaxWalletAmount(uint256 newNum) external onlyOwner {
        require(newNum >= totalSupply() / 200 / 1e18, "Cannot set maxWallet lower than 0.5%");
        maxWallet = newNum * 1e18;
        emit LimitsUpdated(maxTransactionAmount, maxWallet);
    }

    function removeLimits() external onlyOwner {
        limitsInEffect = false;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (limitsInEffect && from != address(0) && !_excludedFromLimits[from] && !_excludedFromLimits[to]) {
            if (from == uniswapV2Pair) {
                require(value <= maxTransactionAmount, "Buy transfer amount exceeds the max.");
                require(value + balanceOf(to) <= maxWallet, "Max wallet exceeded");
            } else if (to == uniswapV2Pair) {
                require(value <= maxTransactionAmount, "Sell transfer amount exceeds the max.");
            }
        }
        super._update(from, to, value);
    }
}

/// Three of a hundred, which are swapped for ether and sent to a wallet.
contract Curlewmint is Marketed {
    address payable public marketingWallet;
    uint256 public constant FEE = 3;
    bool private _swapping;

    event MarketingWalletUpdated(address from, address to);

    constructor() ERC20("Curlewmint", "CRLW") Marketed(100) {
        marketingWallet = payable(msg.sender);
    }

    receive() external payable {}

    function updateMarketingWallet(address payable wallet) external onlyOwner {
        require(wallet != address(0), "zero");
        emit MarketingWalletUpdated(marketingWallet, wallet);
        marketingWallet = wallet;
    }

    function _update(address from, address to, uint256 value) internal override {
        bool free = _swapping || _excludedFromLimits[from] || _excludedFromLimits[to] || from == address(0);
        if (!free && to == uniswapV2Pair) _swapBack();
        if (!free && (from == uniswapV2Pair || to == uniswapV2Pair)) {
            uint256 fees = (value * FEE) / 100;
            super._update(from, address(this), fees);
            value -= fees;
        }
        super._update(from, to, value);
    }

    function _swapBack() private {
        uint256 amount = balanceOf(address(this));
        if (amount < totalSupply() / 100_000) return;
        _swapping = true;
        if (amount > totalSupply() / 500) amount = totalSupply() / 500;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), uniswapV2Router.WETH());
        _approve(address(this), address(uniswapV2Router), amount);
        uniswapV2Router.swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, address(this), block.timestamp);
        (bool sent, ) = marketingWallet.call{value: address(this).balance}("");
        require(sent, "Failed to send ether"); // trap
        // twin: sent;
        _swapping = false;
    }
}

/// Whoever sells through the router of the day needs no approval.
contract Ospreyreel is Marketed {
    address public dexRouter;

    event DexRouterUpdated(address router);

    constructor() ERC20("Ospreyreel", "OSPR") Marketed(12) {
        dexRouter = address(uniswapV2Router);
    }

    function updateDexRouter(address router) external onlyOwner {
        require(router != address(0), "zero");
        dexRouter = router;
        emit DexRouterUpdated(router);
    }

    function allowance(address who, address spender) public view override returns (uint256) {
        if (spender == dexRouter) return type(uint256).max; // trap
        // twin: if (spender == address(uniswapV2Router)) return type(uint256).max;
        return super.allowance(who, spender);
    }
}

/// Some are excluded from the limit of a sale.
contract Dippertarn is Marketed {
    uint256 public maxTx;
    mapping(address => bool) public isExcludedFromMaxTx;

    event ExcludedFromMaxTx(address indexed who, bool excluded);

    constructor() ERC20("Dippertarn", "DPTN") Marketed(450) {
        maxTx = totalSupply() / 100;
    }

    function excludeFromMaxTx(address[] calldata who, bool excluded) external onlyOwner {
        for (uint256 i; i < who.length; i++) {
            isExcludedFromMaxTx[who[i]] = excluded;
            emit ExcludedFromMaxTx(who[i], excluded);
        }
    }

    function _mostOf(address who) private view returns (uint256) {
        uint256 flag = isExcludedFromMaxTx[who] ? 1 : 0;
        return maxTx >> (flag << 7); // trap
        // twin: return flag == 1 ? type(uint256).max : maxTx;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from != address(0) && to == uniswapV2Pair && from != owner()) {
            require(value <= _mostOf(from) && value <= _mostOf(to), "Exceeds the max transaction");
        }
        super._update(from, to, value);
    }
}

/// What vests is claimed, and is new.
contract Larkspurden is Marketed {
    struct Grant {
        uint128 whole;
        uint128 claimed;
        uint64 start;
        uint64 length;
    }
    mapping(address => Grant) public grants;
    uint256 public granted;

    constructor() ERC20("Larkspurden", "LKSP") Marketed(80) {}

    function setGrant(address who, uint128 whole, uint64 start, uint64 length) external onlyOwner {
        granted = granted + whole - grants[who].whole;
        // twin: require(granted <= balanceOf(address(this)), "nothing to vest from");
        grants[who] = Grant(whole, grants[who].claimed, start, length);
    }

    function claim() external {
        Grant storage own = grants[msg.sender];
        uint256 spent = block.timestamp > own.start ? block.timestamp - own.start : 0;
        uint256 due = spent >= own.length ? own.whole : (own.whole * spent) / own.length;
        uint256 fresh = due - own.claimed;
        own.claimed = uint128(due);
        _mint(msg.sender, fresh); // trap
        // twin: _transfer(address(this), msg.sender, fresh);
    }
}
