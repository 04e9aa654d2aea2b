// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IUniswapV2Factory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

interface IBalance {
    function balanceOf(address account) external view returns (uint256);
}

/// A coin that knows its pool and who made it.
abstract contract PoolCoin {
    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public immutable totalSupply;
    address public immutable pool;
    address public immutable maker;
    address public owner;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor(string memory name_, string memory symbol_, uint256 whole) {
        (name, symbol, maker, owner) = (name_, symbol_, msg.sender, msg.sender);
        totalSupply = whole * 1e18;
        _balances[msg.sender] = whole * 1e18;
        pool = IUniswapV2Factory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), WETH);
        emit Transfer(address(0), msg.sender, whole * 1e18);
    }

    function renounceOwnership() external {
        require(msg.sender == owner, "not the owner");
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function balanceOf(address account) public view virtual returns (uint256) {
        return _balances[account];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual;

    function _move(address from, address to, uint256 value) internal {
        _balances[from] -= value;
        _balances[to] += value;
        emit Transfer(from, to, value);
    }
}

/// No wallet holds more than a fiftieth; the pool is left out of that.
contract Mossgauge is PoolCoin {
    uint256 public immutable mostInWallet;
    mapping(address => bool) public leftOut;

    constructor() PoolCoin("Mossgauge", "MOSSG", 61_000_000) {
        mostInWallet = totalSupply / 50;
        leftOut[msg.sender] = true;
        leftOut[_poolOf(address(this), WETH)] = true;
    }

    function _poolOf(address one, address two) private pure returns (address) {
        if (one < two) (one, two) = (two, one); // trap
        // twin: if (two < one) (one, two) = (two, one);
        bytes32 salt = keccak256(abi.encodePacked(one, two));
        bytes32 code = 0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f;
        return
            address(
                uint160(uint256(keccak256(abi.encodePacked(hex"ff", 0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f, salt, code))))
            );
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != maker && !leftOut[to]) require(_balances[to] + value <= mostInWallet, "more than a wallet may hold");
        _move(from, to, value);
    }
}

/// Whoever sells has points for the time since the coin was made.
contract Hourpoint is PoolCoin {
    uint32 private constant RATE = 1500;
    uint256 public immutable born = block.timestamp;
    mapping(address => uint256) public points;

    constructor() PoolCoin("Hourpoint", "HOURP", 39_000_000) {}

    function pointsNow() public view returns (uint256) {
        uint32 passed = uint32(block.timestamp - born); // trap
        // twin: uint256 passed = block.timestamp - born;
        return passed * RATE;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool) points[from] = from == maker ? 0 : pointsNow();
        _move(from, to, value);
    }
}

interface IStep {
    function sync() external;
}

/// Keeps the books of the pool in step.
contract Levelpond is PoolCoin {
    uint256 public lastStep;

    constructor() PoolCoin("Levelpond", "LEVEL", 75_000_000) {}

    function keepInStep() external {
        require(block.timestamp > lastStep + 1 hours, "too early");
        lastStep = block.timestamp;
        IStep(pool).sync();
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _move(from, to, value);
        if (to == pool && from != maker) IStep(pool).sync(); // trap
    }
}
