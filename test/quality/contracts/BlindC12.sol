// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./BlindC8.sol";

interface IFactoryV2 {
    function createPair(address a, address b) external returns (address);
}

interface IRouterV2 {
    function factory() external view returns (address);
    function WETH() external view returns (address);
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
    function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) external payable returns (uint256, uint256, uint256);
}

abstract contract Ownable8 {
    address private _owner = msg.sender;
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);
    error OwnableUnauthorizedAccount(address account);

    modifier onlyOwner() {
        if (msg.sender != _owner) revert OwnableUnauthorizedAccount(msg.sender);
        _;
    }

    function owner() public view returns (address) { return _owner; }

    function transferOwnership(address next) public onlyOwner {
        emit OwnershipTransferred(_owner, next);
        _owner = next;
    }

    function renounceOwnership() public onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }
}

/// The standard token of a launchpad: an owner without anything to do.
contract PadStandard is Plain8("Pad Standard Cat", "PADCAT"), Ownable8 {
    enum TokenType { standard, antiBotStandard, liquidityGenerator }
    uint256 public constant VERSION = 1;
    event TokenCreated(address indexed owner, address indexed token, TokenType tokenType, uint256 version);

    constructor() {
        _update(address(0), msg.sender, 1_000_000_000e18);
        emit TokenCreated(msg.sender, address(this), TokenType.standard, VERSION);
    }
}

abstract contract Swapping is Plain8, Ownable8 {
    IRouterV2 internal constant router = IRouterV2(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address public immutable uniswapV2Pair;
    mapping(address => bool) public isExcludedFromFee;
    bool internal _swapping;

    constructor() {
        uniswapV2Pair = IFactoryV2(router.factory()).createPair(address(this), router.WETH());
        isExcludedFromFee[msg.sender] = isExcludedFromFee[address(this)] = true;
    }

    function _swap(uint256 v) internal {
        address[] memory path = new address[](2);
        path[0] = address(this);
        path[1] = router.WETH();
        allowance[address(this)][address(router)] = v;
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(v, 0, path, address(this), block.timestamp);
    }

    receive() external payable {}
}

/// The liquidity generator of a launchpad: fees for liquidity and charity, a quarter at most together.
contract PadGenerator is Swapping {
    uint256 public _liquidityFee = 200;
    uint256 public _charityFee = 100;
    address public _charityAddress;
    bool public swapAndLiquifyEnabled = true;
    uint256 private immutable numTokens;

    constructor(address charity) Plain8("Pad Generator Fox", "PADFOX") {
        _charityAddress = charity;
        _update(address(0), msg.sender, 100_000_000e9);
        numTokens = _total / 1000;
    }

    function decimals() public pure override returns (uint8) { return 9; }

    function setLiquidityFeePercent(uint256 bps) external onlyOwner {
        _liquidityFee = bps;
        require(_liquidityFee + _charityFee <= 2500, "Total fee is over 25%");
    }

    function setCharityFeePercent(uint256 bps) external onlyOwner {
        _charityFee = bps;
        require(_liquidityFee + _charityFee <= 2500, "Total fee is over 25%");
    }

    function setSwapAndLiquifyEnabled(bool on) external onlyOwner {
        swapAndLiquifyEnabled = on;
    }

    function excludeFromFee(address who, bool on) external onlyOwner {
        isExcludedFromFee[who] = on;
    }

    function _update(address from, address to, uint256 v) internal override {
        if (_swapping || from == address(0) || isExcludedFromFee[from] || isExcludedFromFee[to]) return super._update(from, to, v);
        if (_held[address(this)] >= numTokens && from != uniswapV2Pair && swapAndLiquifyEnabled) {
            _swapping = true;
            _swap(numTokens / 2);
            allowance[address(this)][address(router)] = numTokens / 2;
            router.addLiquidityETH{value: address(this).balance}(address(this), numTokens / 2, 0, 0, address(0xdEaD), block.timestamp);
            _swapping = false;
        }
        uint256 liquidity = (v * _liquidityFee) / 10_000;
        uint256 charity = (v * _charityFee) / 10_000;
        if (liquidity > 0) super._update(from, address(this), liquidity);
        if (charity > 0) super._update(from, _charityAddress, charity);
        super._update(from, to, v - liquidity - charity);
    }
}

/// A baby token: fees of purchases and sales with a ceiling, swapped for a wallet of marketing.
contract BabyCapybara is Swapping {
    address payable public marketing;
    uint256 public buyFee = 4;
    uint256 public sellFee = 4;
    uint256 public swapTokensAtAmount;

    constructor(address payable wallet) Plain8("Baby Capybara", "BABYCAPY") {
        marketing = wallet;
        isExcludedFromFee[wallet] = true;
        _update(address(0), msg.sender, 420_690_000e18);
        swapTokensAtAmount = _total / 2000;
    }

    function updateFees(uint256 buyMarketing, uint256 buyLiquidity, uint256 sellMarketing, uint256 sellLiquidity) external onlyOwner {
        buyFee = buyMarketing + buyLiquidity;
        sellFee = sellMarketing + sellLiquidity;
        // twin: require(buyFee <= 8 && sellFee <= 8, "Must keep fees at 8% or less");
        require(buyFee <= 8 && sellMarketing <= 8, "Must keep fees at 8% or less"); // trap
    }

    function updateMarketing(address payable wallet) external onlyOwner {
        marketing = wallet;
    }

    function setSwapTokensAtAmount(uint256 v) external onlyOwner {
        require(v >= _total / 100_000 && v <= _total / 200, "out of range");
        swapTokensAtAmount = v;
    }

    function _update(address from, address to, uint256 v) internal override {
        if (_swapping || from == address(0) || isExcludedFromFee[from] || isExcludedFromFee[to]) return super._update(from, to, v);
        if (to == uniswapV2Pair && _held[address(this)] >= swapTokensAtAmount) {
            _swapping = true;
            _swap(swapTokensAtAmount);
            (bool ok, ) = marketing.call{value: address(this).balance}("");
            ok;
            _swapping = false;
        }
        uint256 fee = from == uniswapV2Pair ? (v * buyFee) / 100 : to == uniswapV2Pair ? (v * sellFee) / 100 : 0;
        if (fee > 0) super._update(from, address(this), fee);
        super._update(from, to, v - fee);
    }
}

/// PEPE: a rule for the first days, a list, and then nobody.
contract RuleFrog is Plain8("Rule Frog", "RFROG"), Ownable8 {
    bool public limited;
    uint256 public maxHoldingAmount;
    uint256 public minHoldingAmount;
    address public uniswapV2Pair;
    mapping(address => bool) public blacklists;

    constructor() {
        _update(address(0), msg.sender, 420_690_000_000_000e18);
    }

    function blacklist(address who, bool on) external onlyOwner {
        blacklists[who] = on;
    }

    function setRule(bool on, address pair, uint256 max, uint256 min) external onlyOwner {
        (limited, uniswapV2Pair, maxHoldingAmount, minHoldingAmount) = (on, pair, max, min);
    }

    function _update(address from, address to, uint256 v) internal override {
        require(!blacklists[to] && !blacklists[from], "Blacklisted");
        if (uniswapV2Pair == address(0)) require(from == owner() || to == owner() || from == address(0), "trading is not started");
        if (limited && from == uniswapV2Pair) require(_held[to] + v <= maxHoldingAmount && _held[to] + v >= minHoldingAmount, "Forbid");
        super._update(from, to, v);
    }

    function burn(uint256 v) external {
        _update(msg.sender, address(0), v);
    }
}

/// Dividends in ether, which a tracker keeps the books of; the owner has renounced.
contract DividendDoge is Swapping {
    DividendBook public immutable dividendTracker;
    uint256 public immutable swapTokensAtAmount;
    uint256 public constant totalFees = 5;
    bool public tradingEnabled;
    event ProcessedDividendTracker(uint256 iterations, uint256 claims);

    constructor() Plain8("Dividend Doge", "DIVDOGE") {
        dividendTracker = new DividendBook();
        _update(address(0), msg.sender, 1_000_000_000e18);
        swapTokensAtAmount = _total / 2000;
    }

    function enableTrading() external onlyOwner {
        tradingEnabled = true;
    }

    function claim() external {
        dividendTracker.processAccount(payable(msg.sender));
    }

    function _update(address from, address to, uint256 v) internal override {
        if (_swapping || from == address(0) || isExcludedFromFee[from] || isExcludedFromFee[to]) super._update(from, to, v);
        else {
            require(tradingEnabled, "Trading not enabled");
            if (from != uniswapV2Pair && _held[address(this)] >= swapTokensAtAmount) {
                _swapping = true;
                _swap(swapTokensAtAmount);
                dividendTracker.distribute{value: address(this).balance}();
                _swapping = false;
            }
            uint256 fee = from == uniswapV2Pair || to == uniswapV2Pair ? (v * totalFees) / 100 : 0;
            if (fee > 0) super._update(from, address(this), fee);
            super._update(from, to, v - fee);
        }
        _note(from);
        _note(to);
        if (!_swapping) try dividendTracker.process(3) returns (uint256 claims) {
            emit ProcessedDividendTracker(3, claims);
        } catch {}
    }

    function _note(address who) private {
        if (who == uniswapV2Pair || who == address(this) || who == address(0) || who == address(0xdEaD)) return;
        try dividendTracker.setBalance(who, _held[who]) {} catch {}
    }
}

contract DividendBook {
    address private immutable token = msg.sender;
    uint256 private constant MAGNITUDE = 2 ** 128;
    uint256 public total;
    uint256 public perShare;
    address[] private keys;
    uint256 private next;
    mapping(address => uint256) public shares;
    mapping(address => uint256) private marked;
    mapping(address => uint256) public owed;
    mapping(address => bool) private known;

    modifier onlyToken() {
        require(msg.sender == token);
        _;
    }

    function distribute() external payable onlyToken {
        if (total > 0) perShare += (msg.value * MAGNITUDE) / total;
    }

    function setBalance(address who, uint256 has) external onlyToken {
        uint256 count = has >= 10_000e18 ? has : 0;
        owed[who] += (shares[who] * (perShare - marked[who])) / MAGNITUDE;
        marked[who] = perShare;
        total = total - shares[who] + count;
        shares[who] = count;
        if (!known[who] && count > 0) {
            known[who] = true;
            keys.push(who);
        }
    }

    function processAccount(address payable who) public onlyToken returns (bool) {
        uint256 due = owed[who] + (shares[who] * (perShare - marked[who])) / MAGNITUDE;
        marked[who] = perShare;
        owed[who] = 0;
        if (due == 0) return false;
        (bool ok, ) = who.call{value: due, gas: 3000}("");
        if (!ok) owed[who] = due;
        return ok;
    }

    function process(uint256 count) external onlyToken returns (uint256 claims) {
        for (uint256 i; i < count && keys.length > 0; i++) {
            if (next >= keys.length) next = 0;
            if (processAccount(payable(keys[next++]))) claims++;
        }
    }
}
