// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import {Ownable} from "@openzeppelin/contracts-4/access/Ownable.sol";

interface IFactory {
    function createPair(address a, address b) external returns (address);
}

interface IRouter {
    function WETH() external view returns (address);
    function factory() external view returns (address);
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
    function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256, address[] calldata, address, uint256) external payable;
}

abstract contract SwapBack is ERC20, Ownable {
    IRouter public constant router = IRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address public immutable pair;
    uint256 public swapThreshold;
    mapping(address => bool) public isFeeExempt;
    bool private _swapping;

    constructor(uint256 supply) {
        pair = IFactory(router.factory()).createPair(address(this), router.WETH());
        isFeeExempt[msg.sender] = isFeeExempt[address(this)] = true;
        _mint(msg.sender, supply);
        swapThreshold = supply / 20_000;
    }

    receive() external payable {}

    function _fee(bool sell) internal view virtual returns (uint256 bps);
    function _onEther(uint256 amount) internal virtual;

    function _transfer(address from, address to, uint256 amount) internal virtual override {
        bool trade = from == pair || to == pair;
        if (!trade || isFeeExempt[from] || isFeeExempt[to]) return super._transfer(from, to, amount);
        if (to == pair && !_swapping && balanceOf(address(this)) >= swapThreshold) {
            _swapping = true;
            _swap(swapThreshold);
            _swapping = false;
        }
        uint256 fee = (amount * _fee(to == pair)) / 10_000;
        if (fee > 0) super._transfer(from, address(this), fee);
        super._transfer(from, to, amount - fee);
    }

    function _swap(uint256 amount) private {
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), router.WETH());
        _approve(address(this), address(router), amount);
        uint256 had = address(this).balance;
        try router.swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, address(this), block.timestamp) {
            _onEther(address(this).balance - had);
        } catch {}
    }
}

/// Three percent of trades become ether for those who hold.
contract DhurrieDividend is SwapBack {
    uint256 private constant MAGNITUDE = 2 ** 128;
    uint256 public constant MAX_FEE = 500;
    uint256 public buyFee = 300;
    uint256 public sellFee = 300;
    uint256 private _perShare;
    mapping(address => int256) private _corrections;
    mapping(address => uint256) public withdrawn;
    uint256 public totalDistributed;

    event DividendsDistributed(uint256 amount);
    event FeesSet(uint256 buy, uint256 sell);

    constructor() ERC20("Dhurrie Weave", "DHUR") SwapBack(200_000_000 ether) {}

    function setFees(uint256 buy, uint256 sell) external onlyOwner {
        require(buy <= MAX_FEE && sell <= MAX_FEE, "fee cap");
        (buyFee, sellFee) = (buy, sell);
        emit FeesSet(buy, sell);
    }

    function setThreshold(uint256 amount) external onlyOwner {
        require(amount >= totalSupply() / 1_000_000 && amount <= totalSupply() / 1000, "range");
        swapThreshold = amount;
    }

    function _fee(bool sell) internal view override returns (uint256) {
        return sell ? sellFee : buyFee;
    }

    function _onEther(uint256 amount) internal override {
        if (amount == 0) return;
        _perShare += (amount * MAGNITUDE) / (totalSupply() - balanceOf(pair) - balanceOf(address(this)));
        totalDistributed += amount;
        emit DividendsDistributed(amount);
    }

    function _shareOf(address who) private view returns (uint256) {
        return who == pair || who == address(this) ? 0 : balanceOf(who);
    }

    function dividendOf(address who) public view returns (uint256) {
        int256 total = int256(_perShare * _shareOf(who)) + _corrections[who];
        uint256 all = total < 0 ? 0 : uint256(total) / MAGNITUDE;
        return all > withdrawn[who] ? all - withdrawn[who] : 0;
    }

    function claim() external {
        uint256 due = dividendOf(msg.sender);
        if (due > address(this).balance) due = address(this).balance;
        withdrawn[msg.sender] += due;
        (bool ok, ) = msg.sender.call{value: due}("");
        require(ok, "ether");
    }

    function _afterTokenTransfer(address from, address to, uint256 amount) internal override {
        int256 moved = int256(_perShare * amount);
        if (from != address(0)) _corrections[from] += moved;
        _corrections[to] -= moved;
    }
}

/// One percent burns, one percent buys back what then burns too.
contract TenrecBurner is SwapBack {
    uint256 public constant burnBps = 100;
    uint256 public constant buybackBps = 100;
    address payable public immutable marketing;
    uint256 public lastBuyback;

    event BuyBack(uint256 ethSpent);

    constructor(address payable marketing_) ERC20("Tenrec Bristle", "TNRC") SwapBack(77_777_777 ether) {
        marketing = marketing_;
    }

    function _fee(bool) internal pure override returns (uint256) {
        return burnBps + buybackBps;
    }

    function _onEther(uint256 amount) internal override {
        (bool ok, ) = marketing.call{value: amount / 4, gas: 30_000}("");
        ok;
    }

    /// Anybody may have a part of the ether spent, once an hour.
    function buyBackAndBurn() external {
        require(block.timestamp >= lastBuyback + 1 hours, "wait");
        lastBuyback = block.timestamp;
        uint256 amount = address(this).balance / 10;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (router.WETH(), address(this));
        router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: amount}(0, path, address(0xdead), block.timestamp);
        emit BuyBack(amount);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        bool taxed = (from == pair || to == pair) && !isFeeExempt[from] && !isFeeExempt[to];
        super._transfer(from, to, amount);
        if (taxed) {
            uint256 burnt = (amount * burnBps) / 10_000;
            uint256 held = balanceOf(address(this));
            _burn(address(this), burnt < held ? burnt : held);
        }
    }
}
