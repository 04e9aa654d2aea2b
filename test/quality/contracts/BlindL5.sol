// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Base8} from "./Base8.sol";

interface IRouter {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
    function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256, address[] calldata, address, uint256) external payable;
}

/// Three percent of a purchase and of a sale for marketing, five at most.
contract Bumblepup is Base8("Bumblepup", "BPUP", 1_000_000_000) {
    uint256 public buyFee = 3;
    uint256 public sellFee = 3;
    uint256 public maxWallet;
    uint256 public swapAt;
    bool public tradingOpen;
    bool private swapping;
    address payable public marketing;
    mapping(address => bool) public isExcluded;

    constructor() {
        marketing = payable(msg.sender);
        (maxWallet, swapAt) = (totalSupply / 50, totalSupply / 2000);
        isExcluded[msg.sender] = isExcluded[address(this)] = true;
        _approve(address(this), ROUTER, type(uint256).max);
    }

    receive() external payable {}

    function openTrading() external onlyOwner {
        tradingOpen = true;
    }

    function setFees(uint256 buy, uint256 sell) external onlyOwner {
        require(buy <= 5 && sell <= 5, "fee too high");
        (buyFee, sellFee) = (buy, sell);
    }

    function raiseMaxWallet(uint256 to) external onlyOwner {
        require(to > maxWallet, "only up");
        maxWallet = to;
    }

    function removeLimits() external onlyOwner {
        maxWallet = type(uint256).max;
    }

    function setMarketing(address payable to) external onlyOwner {
        require(to != address(0));
        marketing = to;
    }

    function setSwapAt(uint256 to) external onlyOwner {
        require(to >= totalSupply / 100_000 && to <= totalSupply / 200, "range");
        swapAt = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (swapping || isExcluded[from] || isExcluded[to]) return _move(from, to, value);
        require(tradingOpen, "not open");
        if (to != pair) require(_balances[to] + value <= maxWallet, "max wallet");
        if (to == pair && _balances[address(this)] >= swapAt) swapBack();
        uint256 fee = from == pair ? (value * buyFee) / 100 : to == pair ? (value * sellFee) / 100 : 0;
        if (fee > 0) _move(from, address(this), fee);
        _move(from, to, value - fee);
    }

    function swapBack() private {
        swapping = true;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        try IRouter(ROUTER).swapExactTokensForETHSupportingFeeOnTransferTokens(swapAt, 0, path, address(this), block.timestamp) {} catch {}
        swapping = false;
        (bool ok, ) = marketing.call{value: address(this).balance, gas: 40_000}("");
        ok;
    }
}

/// A community token: opened once, limits lifted, nobody owns it.
contract Toadstool is Base8("Toadstool", "TOAD", 420_690_000_000) {
    bool public open;
    uint256 public maxTx = 420_690_000_000 ether / 100;

    function start() external onlyOwner {
        open = true;
    }

    function liftLimits() external onlyOwner {
        maxTx = type(uint256).max;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != _owner && to != _owner) require(open && value <= maxTx, "limits");
        _move(from, to, value);
    }
}

/// A fee that can be lowered, and never raised again.
contract Downhill is Base8("Downhill", "DWNH", 80_000_000) {
    uint256 public feeBps = 400;
    address public immutable treasury;

    event FeeLowered(uint256 from, uint256 to);

    constructor(address treasury_) {
        treasury = treasury_;
    }

    function lowerFee(uint256 to) external onlyOwner {
        require(to < feeBps, "only down");
        emit FeeLowered(feeBps, to);
        feeBps = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = (from == pair || to == pair) && from != _owner && to != _owner ? (value * feeBps) / 10_000 : 0;
        if (fee > 0) _move(from, treasury, fee);
        _move(from, to, value - fee);
    }
}

/// Twenty percent in the first minutes, falling to nothing; it starts once.
contract Snipeless is Base8("Snipeless", "SNPL", 10_000_000) {
    uint256 public startedAt;

    function launch() external onlyOwner {
        require(startedAt == 0, "started");
        startedAt = block.timestamp;
    }

    function feeNow() public view returns (uint256) {
        uint256 passed = block.timestamp - startedAt;
        return passed >= 10 minutes ? 0 : 20 - (passed * 20) / 10 minutes;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != pair && to != pair) return _move(from, to, value);
        if (startedAt == 0) {
            require(from == _owner, "soon");
            return _move(from, to, value);
        }
        uint256 fee = (value * feeNow()) / 100;
        if (fee > 0) _move(from, address(0xdEaD), fee);
        _move(from, to, value - fee);
    }
}

/// Buys and burns with what it was sent; anybody may make it, a little at a time.
contract Furnaceman {
    address private constant ROUTER = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
    address private constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    uint256 public last;

    receive() external payable {}

    function buyAndBurn(address token) external {
        require(block.timestamp >= last + 1 hours, "wait");
        last = block.timestamp;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (WETH, token);
        uint256 value = address(this).balance / 10;
        IRouter(ROUTER).swapExactETHForTokensSupportingFeeOnTransferTokens{value: value}(0, path, address(0xdEaD), block.timestamp);
    }
}

/// Two percent of sales go to a contract that buys back and burns.
contract Bonfire is Base8("Bonfire", "BNFR", 200_000_000) {
    address payable public immutable furnace;
    bool private busy;

    constructor(address payable furnace_) {
        furnace = furnace_;
        _approve(address(this), ROUTER, type(uint256).max);
    }

    function convert() public {
        require(!busy, "busy");
        busy = true;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        uint256 value = _balances[address(this)];
        if (value > totalSupply / 1000) value = totalSupply / 1000;
        IRouter(ROUTER).swapExactTokensForETHSupportingFeeOnTransferTokens(value, 0, path, furnace, block.timestamp);
        busy = false;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = to == pair && from != address(this) && from != _owner && to != _owner ? value / 50 : 0;
        if (fee > 0) _move(from, address(this), fee);
        _move(from, to, value - fee);
    }
}

/// Ether that comes in belongs to who holds, and each takes his part.
contract Honeycomb is Base8("Honeycomb", "COMB", 6_000_000) {
    uint256 public perToken;
    mapping(address => uint256) private seen;
    mapping(address => uint256) public owed;

    receive() external payable {
        perToken += (msg.value * 1e36) / totalSupply;
    }

    function settle(address who) private {
        owed[who] += (_balances[who] * (perToken - seen[who])) / 1e36;
        seen[who] = perToken;
    }

    function claim() external {
        settle(msg.sender);
        uint256 value = owed[msg.sender];
        owed[msg.sender] = 0;
        (bool ok, ) = msg.sender.call{value: value}("");
        require(ok);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        settle(from);
        settle(to);
        _move(from, to, value);
    }
}

/// Bots may be named in the first hour; afterwards names can only be struck out.
contract Doorbell is Base8("Doorbell", "DING", 30_000_000) {
    uint256 public openedAt;
    mapping(address => bool) public bots;

    function open() external onlyOwner {
        require(openedAt == 0, "open");
        openedAt = block.timestamp;
    }

    function addBots(address[] calldata who) external onlyOwner {
        require(openedAt == 0 || block.timestamp < openedAt + 1 hours, "the hour is over");
        for (uint256 i; i < who.length; i++) if (who[i] != pair && who[i] != ROUTER) bots[who[i]] = true;
    }

    function delBots(address[] calldata who) external onlyOwner {
        for (uint256 i; i < who.length; i++) bots[who[i]] = false;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!bots[from], "bot");
        if (openedAt == 0) require(from == _owner, "not open");
        _move(from, to, value);
    }
}

/// Between two sales of the same account a moment passes; the owner can make it shorter.
contract Breather is Base8("Breather", "BRTH", 12_000_000) {
    uint256 public pause = 15;
    mapping(address => uint256) public lastSale;

    function shorten(uint256 to) external onlyOwner {
        require(to < pause, "only shorter");
        pause = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair) {
            require(block.timestamp >= lastSale[from] + pause, "a moment");
            lastSale[from] = block.timestamp;
        }
        _move(from, to, value);
    }
}
