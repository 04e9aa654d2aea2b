// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Venues whose packages hold no compiled code: Solidly with its interfaces of Velodrome v2 and Aerodrome, a factory of
/// Slipstream, and what the reader of Uniswap v4 answers.

interface Coin {
    function balanceOf(address) external view returns (uint256);
    function transfer(address, uint256) external returns (bool);
    function transferFrom(address, address, uint256) external returns (bool);
    function deposit() external payable;
    function withdraw(uint256) external;
}

contract SolidlyPool {
    address public immutable token0;
    address public immutable token1;
    bool public immutable stable;
    uint256 private reserve0;
    uint256 private reserve1;
    event Swap(address indexed sender, address indexed to, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out);

    constructor(address token0_, address token1_, bool stable_) { (token0, token1, stable) = (token0_, token1_, stable_); }

    function getReserves() external view returns (uint256, uint256, uint256) { return (reserve0, reserve1, block.timestamp); }

    function sync() external { (reserve0, reserve1) = (Coin(token0).balanceOf(address(this)), Coin(token1).balanceOf(address(this))); }

    function getAmountOut(uint256 amountIn, address tokenIn) public view returns (uint256) {
        (uint256 into, uint256 out) = tokenIn == token0 ? (reserve0, reserve1) : (reserve1, reserve0);
        uint256 kept = amountIn - (amountIn * 3) / 1000;
        return (out * kept) / (into + kept);
    }

    function swap(uint256 out0, uint256 out1, address to) external {
        if (out0 > 0) Coin(token0).transfer(to, out0);
        if (out1 > 0) Coin(token1).transfer(to, out1);
        uint256 in0 = Coin(token0).balanceOf(address(this)) + out0 - reserve0;
        uint256 in1 = Coin(token1).balanceOf(address(this)) + out1 - reserve1;
        require(in0 > 0 ? out1 <= getAmountOut(in0, token0) : out0 <= getAmountOut(in1, token1), "K");
        (reserve0, reserve1) = (reserve0 + in0 - out0, reserve1 + in1 - out1);
        emit Swap(msg.sender, to, in0, in1, out0, out1);
    }
}

contract SolidlyFactory {
    mapping(bytes32 => address) private pools;

    function create(address a, address b, bool stable) external returns (address pool) {
        (address first, address second) = a < b ? (a, b) : (b, a);
        pool = address(new SolidlyPool(first, second, stable));
        pools[keccak256(abi.encode(first, second, stable))] = pool;
    }

    function getPool(address a, address b, bool stable) external view returns (address) {
        return pools[a < b ? keccak256(abi.encode(a, b, stable)) : keccak256(abi.encode(b, a, stable))];
    }
}

contract SolidlyRouter {
    struct Route { address from; address to; bool stable; address factory; }
    Coin private immutable weth;

    constructor(address weth_) { weth = Coin(weth_); }
    receive() external payable {}

    function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256, Route[] calldata routes, address to, uint256) external payable {
        weth.deposit{value: msg.value}();
        weth.transfer(poolOf(routes[0]), msg.value);
        pass(routes[0], to);
    }

    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amount, uint256, Route[] calldata routes, address to, uint256) external {
        Coin(routes[0].from).transferFrom(msg.sender, poolOf(routes[0]), amount);
        pass(routes[0], address(this));
        uint256 got = weth.balanceOf(address(this));
        weth.withdraw(got);
        payable(to).transfer(got);
    }

    function poolOf(Route calldata route) private view returns (address) {
        return SolidlyFactory(route.factory).getPool(route.from, route.to, route.stable);
    }

    function pass(Route calldata route, address to) private {
        SolidlyPool pool = SolidlyPool(poolOf(route));
        (uint256 reserve0, uint256 reserve1,) = pool.getReserves();
        bool first = route.from == pool.token0();
        uint256 into = Coin(route.from).balanceOf(address(pool)) - (first ? reserve0 : reserve1);
        uint256 out = pool.getAmountOut(into, route.from);
        pool.swap(first ? 0 : out, first ? out : 0, to);
    }
}

contract SlipstreamPool {
    uint128 public constant liquidity = 10 ** 20;
    function slot0() external pure returns (uint160, int24, uint16, uint16, uint16, bool) { return (2 ** 96, 0, 0, 0, 0, true); }
}

contract SlipstreamFactory {
    mapping(bytes32 => address) private pools;
    function set(address a, address b, int24 spacing, address pool) external { pools[keccak256(abi.encode(a, b, spacing))] = pool; }
    function getPool(address a, address b, int24 spacing) external view returns (address) { return pools[keccak256(abi.encode(a, b, spacing))]; }
}

contract StateView {
    mapping(bytes32 => uint128) private pools;
    function set(bytes32 id, uint128 liquidity) external { pools[id] = liquidity; }
    function getSlot0(bytes32 id) external view returns (uint160, int24, uint24, uint24) { return (pools[id] > 0 ? 2 ** 96 : 0, 0, 0, 3000); }
    function getLiquidity(bytes32 id) external view returns (uint128) { return pools[id]; }
}

/// Lockers in the words of UNCX and of the two versions of PinkLock.
contract Uncx {
    struct Lock { uint256 lockDate; uint256 amount; uint256 initialAmount; uint256 unlockDate; uint256 lockID; address owner; }
    mapping(address => Lock[]) public tokenLocks;
    function lock(address token, uint256 amount, uint256 unlockDate) external {
        Coin(token).transferFrom(msg.sender, address(this), amount);
        tokenLocks[token].push(Lock(block.timestamp, amount, amount, unlockDate, 0, msg.sender));
    }
}

contract PinkLock {
    struct Lock {
        uint256 id; address token; address owner; uint256 amount; uint256 lockDate; uint256 tgeDate;
        uint256 tgeBps; uint256 cycle; uint256 cycleBps; uint256 unlockedAmount; string description;
    }
    mapping(address => Lock[]) private locks;
    function lock(address token, uint256 amount, uint256 unlockDate) external {
        Coin(token).transferFrom(msg.sender, address(this), amount);
        locks[token].push(Lock(1_000_001, token, msg.sender, amount, block.timestamp, unlockDate, 10_000, 0, 0, 0, "for ever"));
    }
    function getLocksForToken(address token, uint256, uint256) external view returns (Lock[] memory) { return locks[token]; }
}

/// Keeps what it is sent and says nothing; its maker may make it call whom he likes.
contract Vault {
    address private maker = msg.sender;

    function act(address to, bytes calldata data) external {
        require(msg.sender == maker);
        (bool ok,) = to.call(data);
        require(ok);
    }
}

/// Keeps what it is sent, and can call nobody.
contract Coffin {
    address public maker = msg.sender;
}
