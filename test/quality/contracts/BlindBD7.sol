// 0.8 runs=200 evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

interface ISwaps {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 a, uint256 b, address[] calldata p, address to, uint256 d) external;
    function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 b, address[] calldata p, address to, uint256 d) external payable;
    function addLiquidityETH(address t, uint256 a, uint256 b, uint256 c, address to, uint256 d)
        external
        payable
        returns (uint256, uint256, uint256);
}

/// Trade waits for one call. Limits of two of a hundred, half a minute between two purchases; both are lifted by a call, for good.
contract Wickerjump is Base8 {
    bool public tradingOpen;
    bool public limited = true;
    uint256 public openedAt;
    mapping(address => uint256) public lastBuy;

    constructor() Base8("Wickerjump", "WKJP", 1_000_000_000) {}

    function openTrading() external onlyOwner {
        require(!tradingOpen, "open already");
        (tradingOpen, openedAt) = (true, block.timestamp);
    }

    function removeLimits() external onlyOwner {
        limited = false;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != _owner && to != _owner) {
            require(tradingOpen || (from != pair && to != pair), "trading is not open");
            if (limited && from == pair) {
                require(value <= totalSupply / 50, "max transaction");
                require(_balances[to] + value <= totalSupply / 50, "max wallet");
                require(block.timestamp >= lastBuy[to] + 30, "cooldown");
                lastBuy[to] = block.timestamp;
            }
        }
        _move(from, to, value);
    }
}

/// The fee falls by the block after the opening, from fifteen to one; it goes to an account that can do nothing else.
contract Quenchberry is Base8 {
    uint256 public startBlock;
    address public immutable till;

    constructor(address till_) Base8("Quenchberry", "QNCH", 77_000_000) {
        till = till_;
    }

    function openTrading() external onlyOwner {
        require(startBlock == 0);
        startBlock = block.number;
    }

    function feeNow() public view returns (uint256) {
        uint256 fall = (block.number - startBlock) * 3;
        return fall >= 14 ? 1 : 15 - fall;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != _owner && to != _owner && (from == pair || to == pair)) {
            require(startBlock != 0, "not open");
            uint256 fee = (value * feeNow()) / 100;
            if (fee != 0) _move(from, till, fee);
            value -= fee;
        }
        _move(from, to, value);
    }
}

/// One of a hundred per wallet, which the owner may raise and never lower; contracts he names are free of it.
contract Minnowcap is Base8 {
    uint256 public maxWallet;
    mapping(address => bool) public roomy;

    event MaxWalletRaised(uint256 to);

    constructor() Base8("Minnowcap", "MNNW", 10_000_000) {
        maxWallet = totalSupply / 100;
        roomy[msg.sender] = roomy[pair] = roomy[ROUTER] = roomy[address(0xdead)] = true;
    }

    function raiseMaxWallet(uint256 to) external onlyOwner {
        require(to > maxWallet, "only up");
        maxWallet = to;
        emit MaxWalletRaised(to);
    }

    function makeRoom(address who) external onlyOwner {
        roomy[who] = true;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (!roomy[to]) require(_balances[to] + value <= maxWallet, "wallet is full");
        _move(from, to, value);
    }
}

/// Four of a hundred: a half is sold for the treasury, which is several; the other goes into the pool, its share burnt.
contract Marlwick is Base8 {
    address payable public immutable treasury;
    uint256 public constant FEE = 4;
    uint256 public immutable swapAt;
    bool private _busy;

    constructor(address payable treasury_) Base8("Marlwick", "MARL", 100_000_000) {
        treasury = treasury_;
        swapAt = totalSupply / 2000;
    }

    receive() external payable {}

    function _transfer(address from, address to, uint256 value) internal override {
        if (_busy || from == _owner || to == _owner || from == address(this) || (from != pair && to != pair)) return _move(from, to, value);
        if (to == pair && _balances[address(this)] >= swapAt) _turn();
        uint256 fee = (value * FEE) / 100;
        _move(from, address(this), fee);
        _move(from, to, value - fee);
    }

    function _turn() private {
        _busy = true;
        uint256 half = swapAt / 4;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        _approve(address(this), ROUTER, swapAt);
        try ISwaps(ROUTER).swapExactTokensForETHSupportingFeeOnTransferTokens(swapAt - half, 0, path, address(this), block.timestamp) {
            uint256 got = address(this).balance;
            try ISwaps(ROUTER).addLiquidityETH{value: got / 3}(address(this), half, 0, 0, address(0xdead), block.timestamp) {} catch {}
            (bool ok, ) = treasury.call{value: address(this).balance, gas: 40_000}("");
            ok;
        } catch {}
        _busy = false;
    }
}

/// Buys the coin back with the ether it was given, once an hour, by whoever asks, and burns what it bought.
contract EmberKiln {
    address private constant ROUTER = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
    address private constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    address public coin;
    uint256 public next;

    function light(address coin_) external {
        require(coin == address(0));
        coin = coin_;
    }

    receive() external payable {}

    function fire() external {
        require(block.timestamp >= next, "an hour");
        next = block.timestamp + 1 hours;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (WETH, coin);
        uint256 some = address(this).balance / 4;
        ISwaps(ROUTER).swapExactETHForTokensSupportingFeeOnTransferTokens{value: some}(0, path, address(this), block.timestamp);
        Emberlode(coin).burn(Emberlode(coin).balanceOf(address(this)));
    }
}

/// Two of a hundred of sales are burnt at once; a kiln buys more back.
contract Emberlode is Base8 {
    address public immutable kiln;

    constructor(address kiln_) Base8("Emberlode", "EMBR", 42_000_000) {
        kiln = kiln_;
    }

    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }

    function _burn(address from, uint256 value) private {
        _balances[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner) {
            uint256 fee = value / 50;
            _burn(from, fee);
            value -= fee;
        }
        _move(from, to, value);
    }
}
