// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.17;

interface ISwapFactory {
    function createPair(address one, address two) external returns (address);
}

interface ISwapRouter {
    function factory() external view returns (address);
    function WETH() external view returns (address);
    function addLiquidityETH(
        address token,
        uint256 desired,
        uint256 leastTokens,
        uint256 leastWei,
        address to,
        uint256 deadline
    ) external payable returns (uint256, uint256, uint256);
}

/// What these have in common: an owner in the usual manner, and names of functions as people know them.
abstract contract Common20 {
    ISwapRouter public constant uniswapV2Router = ISwapRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address public uniswapV2Pair;
    mapping(address => uint256) private balances;
    mapping(address => mapping(address => uint256)) private allowances;
    uint256 private supply;
    address private holderOfKeys;
    string private title;
    string private ticker;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(msg.sender == holderOfKeys, "Caller is not the owner");
        _;
    }

    constructor(string memory title_, string memory ticker_) {
        title = title_;
        ticker = ticker_;
        holderOfKeys = msg.sender;
        emit OwnershipTransferred(address(0), msg.sender);
    }

    function name() external view returns (string memory) {
        return title;
    }

    function symbol() external view returns (string memory) {
        return ticker;
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() public view returns (uint256) {
        return supply;
    }

    function owner() public view returns (address) {
        return holderOfKeys;
    }

    function balanceOf(address account) public view returns (uint256) {
        return balances[account];
    }

    function allowance(address holder, address spender) external view returns (uint256) {
        return allowances[holder][spender];
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(holderOfKeys, address(0));
        holderOfKeys = address(0);
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        approveFor(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        trade(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        if (allowances[from][msg.sender] != type(uint256).max) allowances[from][msg.sender] -= amount;
        trade(from, to, amount);
        return true;
    }

    function approveFor(address holder, address spender, uint256 amount) internal {
        allowances[holder][spender] = amount;
        emit Approval(holder, spender, amount);
    }

    function makePair() internal {
        uniswapV2Pair = ISwapFactory(uniswapV2Router.factory()).createPair(address(this), uniswapV2Router.WETH());
    }

    function issue(address to, uint256 amount) internal {
        supply += amount;
        balances[to] += amount;
        emit Transfer(address(0), to, amount);
    }

    function move(address from, address to, uint256 amount) internal {
        require(from != address(0) && to != address(0), "Zero address");
        balances[from] -= amount;
        balances[to] += amount;
        emit Transfer(from, to, amount);
    }

    function trade(address from, address to, uint256 amount) internal virtual;
}

/// Twelve of a hundred on the first day, one less each day, and one of a hundred in the end.
contract Sundown is Common20 {
    address public immutable treasury;
    uint256 public tradingSince;

    constructor(address treasury_) Common20("Sundown", "SNDW") {
        treasury = treasury_;
        makePair();
        issue(msg.sender, 77_000_000 ether);
    }

    function enableTrading() external onlyOwner {
        require(tradingSince == 0, "Already enabled");
        tradingSince = block.timestamp;
    }

    function currentTax() public view returns (uint256) {
        uint256 elapsed = (block.timestamp - tradingSince) / 1 days;
        return elapsed >= 11 ? 1 : 12 - elapsed;
    }

    function trade(address from, address to, uint256 amount) internal override {
        if (tradingSince == 0) require(from == owner(), "Trading is not enabled");
        else if ((from == uniswapV2Pair || to == uniswapV2Pair) && from != owner()) {
            uint256 tax = (amount * currentTax()) / 100;
            move(from, treasury, tax);
            amount -= tax;
        }
        move(from, to, amount);
    }
}

/// One dealing in a block for whoever sends it, and three quarters of a minute between two purchases.
contract Brisk is Common20 {
    bool public transferDelayEnabled = true;
    mapping(address => uint256) private lastDealing;
    mapping(address => uint256) private lastPurchase;

    constructor() Common20("Brisk", "BRSK") {
        makePair();
        issue(msg.sender, 500_000_000 ether);
    }

    function disableTransferDelay() external onlyOwner {
        transferDelayEnabled = false;
    }

    function trade(address from, address to, uint256 amount) internal override {
        bool buys = from == uniswapV2Pair;
        if (transferDelayEnabled && from != owner() && to != owner() && (buys || to == uniswapV2Pair)) {
            require(lastDealing[tx.origin] < block.number, "One dealing in a block");
            lastDealing[tx.origin] = block.number;
            if (buys) {
                require(block.timestamp >= lastPurchase[tx.origin] + 45, "Wait before you buy again");
                lastPurchase[tx.origin] = block.timestamp;
            }
        }
        move(from, to, amount);
    }
}

/// Had limits and fees at first. They were lifted, and then it was given away.
contract Unbound is Common20 {
    bool public tradingActive;
    bool public limitsInEffect = true;
    uint256 public maxTransactionAmount;
    uint256 public maxWallet;
    uint256 public buyFee = 3;
    uint256 public sellFee = 4;
    mapping(address => bool) public isExcluded;

    constructor() Common20("Unbound", "UNBD") {
        makePair();
        isExcluded[msg.sender] = true;
        isExcluded[address(this)] = true;
        issue(msg.sender, 1_000_000_000 ether);
        maxTransactionAmount = totalSupply() / 100;
        maxWallet = totalSupply() / 50;
    }

    function enableTrading() external onlyOwner {
        tradingActive = true;
    }

    function removeLimits() external onlyOwner {
        limitsInEffect = false;
    }

    function updateMaxAmounts(uint256 transaction, uint256 wallet) external onlyOwner {
        require(transaction >= totalSupply() / 200 && wallet >= totalSupply() / 100, "Too low");
        maxTransactionAmount = transaction;
        maxWallet = wallet;
    }

    function updateFees(uint256 buy, uint256 sell) external onlyOwner {
        require(buy <= buyFee && sell <= sellFee, "Only down");
        buyFee = buy;
        sellFee = sell;
    }

    function trade(address from, address to, uint256 amount) internal override {
        bool excluded = isExcluded[from] || isExcluded[to];
        require(tradingActive || excluded, "Trading is not active");
        if (limitsInEffect && !excluded) {
            require(amount <= maxTransactionAmount, "Max transaction");
            if (to != uniswapV2Pair) require(balanceOf(to) + amount <= maxWallet, "Max wallet");
        }
        uint256 fee;
        if (!excluded && from == uniswapV2Pair) fee = (amount * buyFee) / 100;
        else if (!excluded && to == uniswapV2Pair) fee = (amount * sellFee) / 100;
        if (fee > 0) move(from, address(0xdead), fee);
        move(from, to, amount - fee);
    }
}

/// Half of it was made for a pad that sells it at a price, beside the pool.
contract Padline is Common20 {
    constructor(address pad) Common20("Padline", "PDLN") {
        issue(pad, 50_000_000 ether);
        issue(msg.sender, 50_000_000 ether);
    }

    function burn(uint256 amount) external {
        move(msg.sender, address(0xdead), amount);
    }

    function trade(address from, address to, uint256 amount) internal override {
        move(from, to, amount);
    }
}

/// Sells until a day at a price. What is left over then is burnt, by anybody; the money is its keeper's.
contract LaunchPad {
    uint256 public constant TOKENS_PER_ETHER = 600_000;
    address public immutable keeper;
    uint256 public immutable closesAt;

    event Sold(address indexed to, uint256 amount);

    constructor(uint256 closesAt_) {
        keeper = msg.sender;
        closesAt = closesAt_;
    }

    function buy(Padline token) external payable {
        require(block.timestamp < closesAt, "Closed");
        token.transfer(msg.sender, msg.value * TOKENS_PER_ETHER);
        emit Sold(msg.sender, msg.value * TOKENS_PER_ETHER);
    }

    function settle(Padline token) external {
        require(block.timestamp >= closesAt, "Still open");
        token.burn(token.balanceOf(address(this)));
        payable(keeper).transfer(address(this).balance);
    }
}

/// Keeps what goes into the pool until it makes the pool itself; whose shares nobody gets.
contract Harborlight is Common20 {
    bool public tradingOpen;

    constructor() Common20("Harborlight", "HBLT") {
        issue(address(this), 85_000_000 ether);
        issue(msg.sender, 15_000_000 ether);
    }

    function openTrading() external payable onlyOwner {
        require(!tradingOpen, "Trading is already open");
        tradingOpen = true;
        makePair();
        approveFor(address(this), address(uniswapV2Router), type(uint256).max);
        uniswapV2Router.addLiquidityETH{value: address(this).balance}(
            address(this),
            balanceOf(address(this)),
            0,
            0,
            address(0xdead),
            block.timestamp
        );
    }

    receive() external payable {}

    function trade(address from, address to, uint256 amount) internal override {
        require(tradingOpen || from == owner() || from == address(this), "Trading is not open");
        move(from, to, amount);
    }
}
