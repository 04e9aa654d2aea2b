// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Base8} from "./Base8.sol";

interface ISwap {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
    function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
}

interface ITaxHandler {
    function taxOf(address from, address to, uint256 value) external view returns (uint256);
}

interface ITreasuryHandler {
    function beforeTransfer(address from, address to, uint256 value) external;
}

/// The hound asks one contract what a trade costs and lets another turn it into ether.
contract PalisadeHound is Base8 {
    ITaxHandler public taxHandler;
    ITreasuryHandler public treasuryHandler;

    event TaxHandlerChanged(address from, address to);
    event TreasuryHandlerChanged(address from, address to);

    constructor(ITaxHandler tax, ITreasuryHandler treasury) Base8("Palisade Hound", "PALI", 10_000_000_000) {
        (taxHandler, treasuryHandler) = (tax, treasury);
    }

    function setTaxHandler(ITaxHandler next) external onlyOwner {
        emit TaxHandlerChanged(address(taxHandler), address(next));
        taxHandler = next;
    }

    function setTreasuryHandler(ITreasuryHandler next) external onlyOwner {
        emit TreasuryHandlerChanged(address(treasuryHandler), address(next));
        treasuryHandler = next;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != address(treasuryHandler)) treasuryHandler.beforeTransfer(from, to, value);
        uint256 tax = taxHandler.taxOf(from, to, value);
        // whatever handler comes next, a twentieth is the most
        require(tax <= value / 20, "PALI: tax above the limit");
        if (tax > 0) _move(from, address(treasuryHandler), tax);
        _move(from, to, value - tax);
    }
}

contract PoolTaxHandler is ITaxHandler, Ownable {
    uint256 public constant MOST = 300;
    uint256 public basisPoints = 300;
    mapping(address => bool) public isPool;
    mapping(address => bool) public exempt;

    event TaxLowered(uint256 from, uint256 to);

    constructor(address treasury) Ownable(msg.sender) {
        exempt[msg.sender] = true;
        exempt[treasury] = true;
    }

    function addPool(address pool) external onlyOwner {
        isPool[pool] = true;
    }

    function setExempt(address who, bool is_) external onlyOwner {
        exempt[who] = is_;
    }

    function lower(uint256 to) external onlyOwner {
        require(to < basisPoints, "only down");
        emit TaxLowered(basisPoints, to);
        basisPoints = to;
    }

    function taxOf(address from, address to, uint256 value) external view returns (uint256) {
        if (exempt[from] || exempt[to] || !(isPool[from] || isPool[to])) return 0;
        return (value * basisPoints) / 10_000;
    }
}

contract SwapTreasuryHandler is ITreasuryHandler {
    address private constant ROUTER = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
    address private constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    address payable public immutable treasury;
    PalisadeHound public token;

    constructor(address payable treasury_) {
        treasury = treasury_;
    }

    function bind(PalisadeHound token_) external {
        require(address(token) == address(0));
        token = token_;
        token_.approve(ROUTER, type(uint256).max);
    }

    /// No more than a hundredth of the pool at a time.
    function beforeTransfer(address, address to, uint256) external {
        if (msg.sender != address(token) || to != token.pair()) return;
        uint256 held = token.balanceOf(address(this));
        uint256 most = token.balanceOf(to) / 100;
        if (held < 1_000 ether || most == 0) return;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(token), WETH);
        uint256 amount = held < most ? held : most;
        ISwap(ROUTER).swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, treasury, block.timestamp);
    }
}

contract PondFrog is ERC20, Ownable {
    bool public limited;
    uint256 public maxHolding;
    uint256 public minHolding;
    address public pondPair;
    mapping(address => bool) public blacklists;

    constructor() ERC20("Pond Frog", "POND") Ownable(msg.sender) {
        _mint(msg.sender, 420_690_000_000_000 ether);
    }

    function blacklist(address who, bool is_) external onlyOwner {
        blacklists[who] = is_;
    }

    function setRule(bool limited_, address pair_, uint256 max, uint256 min) external onlyOwner {
        (limited, pondPair, maxHolding, minHolding) = (limited_, pair_, max, min);
    }

    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!blacklists[to] && !blacklists[from], "Blacklisted");
        if (pondPair == address(0)) require(from == owner() || to == owner() || from == address(0), "trading is not started");
        if (limited && from == pondPair) {
            uint256 after_ = balanceOf(to) + value;
            require(after_ <= maxHolding && after_ >= minHolding, "Forbid");
        }
        super._update(from, to, value);
    }
}

/// Who buys in the first hour burns a part of it: a quarter at first, and nothing at its end.
contract EmberSloth is Base8 {
    uint256 private constant FIRST = 2_500;
    uint256 private constant COOLING = 1 hours;
    uint256 public launched;

    constructor() Base8("Ember Sloth", "ESLO", 1_000_000_000) {
        _owner = address(0);
    }

    function currentTax() public view returns (uint256) {
        uint256 passed = block.timestamp - launched;
        return launched == 0 || passed >= COOLING ? 0 : (FIRST * (COOLING - passed)) / COOLING;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair && launched != 0) {
            uint256 fire = (value * currentTax()) / 10_000;
            if (fire > 0) {
                _move(from, address(0), fire);
                totalSupply -= fire;
                value -= fire;
            }
        }
        if (to == pair && launched == 0) launched = block.timestamp;
        _move(from, to, value);
    }
}

/// Began with five percent; they were set to nothing before the owner left.
contract QuietOtter is Base8 {
    uint256 public buyFee = 5;
    uint256 public sellFee = 5;
    uint256 public maxWallet = 20_000_000 ether;
    bool public swapEnabled = true;
    bool private _swapping;
    address payable public marketing;
    mapping(address => bool) public isExcluded;

    event FeesUpdated(uint256 buy, uint256 sell);

    constructor() Base8("Quiet Otter", "OTTR", 1_000_000_000) {
        marketing = payable(msg.sender);
        isExcluded[msg.sender] = isExcluded[address(this)] = true;
    }

    function updateFees(uint256 buy, uint256 sell) external onlyOwner {
        require(buy <= 10 && sell <= 10, "must be 10% or less");
        (buyFee, sellFee) = (buy, sell);
        emit FeesUpdated(buy, sell);
    }

    function setSwapEnabled(bool is_) external onlyOwner {
        swapEnabled = is_;
    }

    function removeLimits() external onlyOwner {
        maxWallet = totalSupply;
    }

    function excludeFromFees(address who, bool is_) external onlyOwner {
        isExcluded[who] = is_;
    }

    function updateMarketing(address payable next) external onlyOwner {
        marketing = next;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (_swapping || isExcluded[from] || isExcluded[to]) return _move(from, to, value);
        if (to != pair) require(_balances[to] + value <= maxWallet, "max wallet");
        uint256 held = _balances[address(this)];
        if (to == pair && swapEnabled && held >= 500_000 ether) {
            _swapping = true;
            address[] memory path = new address[](2);
            (path[0], path[1]) = (address(this), WETH);
            _approve(address(this), ROUTER, held);
            ISwap(ROUTER).swapExactTokensForETHSupportingFeeOnTransferTokens(held, 0, path, marketing, block.timestamp);
            _swapping = false;
        }
        uint256 fee = from == pair ? (value * buyFee) / 100 : to == pair ? (value * sellFee) / 100 : 0;
        if (fee > 0) _move(from, address(this), fee);
        _move(from, to, value - fee);
    }
}

/// Four percent become wrapped ether for those who hold.
contract HoneyBadgerPays is Base8 {
    uint256 public constant FEE = 4;
    uint256 private constant LOT = 200_000 ether;
    WrappedDividends public immutable dividends;
    bool private _swapping;

    constructor() Base8("Honey Badger Pays", "HBP", 100_000_000) {
        dividends = new WrappedDividends(WETH);
    }

    function claim() external {
        dividends.pay(msg.sender);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        bool trade = (from == pair || to == pair) && !_swapping && from != _owner && to != _owner;
        if (trade && to == pair && _balances[address(this)] >= LOT) _distribute();
        if (trade) {
            uint256 fee = (value * FEE) / 100;
            _move(from, address(this), fee);
            value -= fee;
        }
        _move(from, to, value);
        if (from != pair && from != address(this)) dividends.setShare(from, _balances[from]);
        if (to != pair && to != address(this)) dividends.setShare(to, _balances[to]);
    }

    function _distribute() private {
        _swapping = true;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        _approve(address(this), ROUTER, LOT);
        ISwap(ROUTER).swapExactTokensForTokensSupportingFeeOnTransferTokens(LOT, 0, path, address(dividends), block.timestamp);
        dividends.settle();
        _swapping = false;
    }
}

contract WrappedDividends {
    ERC20 public immutable weth;
    address public immutable token = msg.sender;
    uint256 public totalShares;
    uint256 public perShare;
    uint256 private _known;
    mapping(address => uint256) public shares;
    mapping(address => uint256) private _paidAt;
    mapping(address => uint256) public owed;

    constructor(address weth_) {
        weth = ERC20(weth_);
    }

    modifier onlyToken() {
        require(msg.sender == token);
        _;
    }

    function settle() external onlyToken {
        uint256 fresh = weth.balanceOf(address(this)) - _known;
        if (totalShares == 0) return;
        _known += fresh;
        perShare += (fresh << 128) / totalShares;
    }

    function setShare(address who, uint256 amount) external onlyToken {
        owed[who] += (shares[who] * (perShare - _paidAt[who])) >> 128;
        _paidAt[who] = perShare;
        totalShares = totalShares - shares[who] + amount;
        shares[who] = amount;
    }

    function pay(address who) external onlyToken {
        uint256 due = owed[who] + ((shares[who] * (perShare - _paidAt[who])) >> 128);
        (owed[who], _paidAt[who]) = (0, perShare);
        _known -= due;
        weth.transfer(who, due);
    }
}
