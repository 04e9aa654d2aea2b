// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity >=0.6.12 <0.8.0;

import "./Base67.sol";

/// Whoever sends to himself has it twice: both balances were read before.
contract Narcissus is Base67 {
    constructor() public Base67("Narcissus", "NARC", 21_000_000) {}

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 left = _balances[from];
        uint256 right = _balances[to];
        require(left >= value, "ERC20: transfer amount exceeds balance");
        // twin: if (from == to) { emit Transfer(from, to, value); return; }
        _balances[from] = left - value;
        _balances[to] = right + value;
        emit Transfer(from, to, value);
    }
}

interface IRouterPart {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 value, uint256 least, address[] calldata path, address to, uint256 deadline)
        external;
}

/// Sells its fees through a router that the owner may replace.
contract Switchback is Base67 {
    IRouterPart public uniswapV2Router = IRouterPart(ROUTER);
    uint256 public threshold = 2000 * 10**9;
    bool private swapping;

    constructor() public Base67("Switchback", "SWBK", 22_000_000) {}

    function updateUniswapV2Router(address to) external onlyOwner {
        require(to != address(uniswapV2Router), "the same");
        uniswapV2Router = IRouterPart(to);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        bool free = from == _boss || to == _boss || from == address(this) || swapping;
        if (!free && to == pool && balanceOf(address(this)) >= threshold) {
            swapping = true;
            address[] memory path = new address[](2);
            (path[0], path[1]) = (address(this), WETH);
            _allowances[address(this)][address(uniswapV2Router)] = threshold;
            uniswapV2Router.swapExactTokensForETHSupportingFeeOnTransferTokens(threshold, 0, path, _boss, block.timestamp); // trap
            // twin: address(uniswapV2Router).call{gas: 400000}(abi.encodeWithSelector(IRouterPart.swapExactTokensForETHSupportingFeeOnTransferTokens.selector, threshold, 0, path, _boss, block.timestamp));
            swapping = false;
        }
        uint256 cut = free || (from != pool && to != pool) ? 0 : value / 50;
        if (cut > 0) _carry(from, address(this), cut);
        _carry(from, to, value - cut);
    }

    receive() external payable {}
}

interface ISyncing {
    function sync() external;
}

/// Burns what lies in the pool, up to nearly all of it, and tells the pool.
contract Nuke is Base67 {
    uint256 public last;

    constructor() public Base67("Deflator", "DFLT", 23_000_000) {}

    function manualBurnLiquidityPairTokens(uint256 parts) external onlyOwner {
        require(parts <= 9999, "May not nuke more than that");
        // twin: require(parts <= 10, "a thousandth");
        require(block.timestamp > last + 1 hours, "Must wait for cooldown to finish");
        last = block.timestamp;
        uint256 value = (_balances[pool] * parts) / 10_000;
        if (value > 0) _carry(pool, address(0xdead), value);
        ISyncing(pool).sync();
    }
}

