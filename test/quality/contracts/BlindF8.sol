// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IFactory {
    function createPair(address a, address b) external returns (address);
}

interface IRouter {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
    function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) external payable returns (uint256, uint256, uint256);
}

abstract contract Meme {
    IRouter internal constant router = IRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    address internal constant DEAD = 0x000000000000000000000000000000000000dEaD;
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public owner = msg.sender;
    address public immutable uniswapV2Pair;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    bool internal inSwap;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    constructor(string memory name_, string memory symbol_, uint256 supply) {
        (name, symbol, totalSupply) = (name_, symbol_, supply * 1 ether);
        uniswapV2Pair = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), WETH);
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function transferOwnership(address to) external onlyOwner {
        emit OwnershipTransferred(owner, to);
        owner = to;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _approve(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _approve(address from, address spender, uint256 value) internal {
        allowance[from][spender] = value;
        emit Approval(from, spender, value);
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) internal {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function _swap(uint256 value, address to) internal {
        inSwap = true;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        _approve(address(this), address(router), value);
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(value, 0, path, to, block.timestamp);
        inSwap = false;
    }
}

contract Toad is Meme("Toad", "TOAD", 420_690_000_000) {}

contract Mochi is Meme("Mochi Cat", "MOCHI", 1_000_000_000) {
    uint256 public maxTxAmount = 20_000_000 ether;
    uint256 public maxWalletSize = 20_000_000 ether;
    uint256 private buyCount;
    bool private tradingOpen;
    address payable private immutable taxWallet = payable(msg.sender);

    function openTrading() external onlyOwner {
        require(!tradingOpen, "trading is already open");
        tradingOpen = true;
    }

    function removeLimits() external onlyOwner {
        (maxTxAmount, maxWalletSize) = (totalSupply, totalSupply);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 tax;
        bool exempt = from == taxWallet || to == taxWallet || from == address(this) || inSwap;
        if (!exempt) {
            require(tradingOpen, "trading is closed");
            if (from == uniswapV2Pair && to != address(router)) {
                require(value <= maxTxAmount, "Exceeds the maxTxAmount.");
                require(balanceOf[to] + value <= maxWalletSize, "Exceeds the maxWalletSize.");
                tax = buyCount > 8 ? 0 : 20;
                buyCount++;
            } else if (to == uniswapV2Pair) {
                tax = buyCount > 8 ? 0 : 20;
                uint256 have = balanceOf[address(this)];
                if (have > 1_000_000 ether && buyCount > 5) _swap(have > 5_000_000 ether ? 5_000_000 ether : have, taxWallet);
            }
        }
        uint256 fee = (value * tax) / 100;
        if (fee > 0) _move(from, address(this), fee);
        _move(from, to, value - fee);
    }
}

contract Pagoda is Meme("Pagoda Inu", "PAGODA", 100_000_000) {
    uint256 public constant MAX_FEE = 500;
    uint256 public buyFee = 300;
    uint256 public sellFee = 300;
    address public marketingWallet = msg.sender;
    mapping(address => bool) public isExcludedFromFees;

    event FeesUpdated(uint256 buy, uint256 sell);

    function setFees(uint256 buy, uint256 sell) external onlyOwner {
        require(buy <= MAX_FEE && sell <= MAX_FEE, "Fees cannot exceed 5%");
        (buyFee, sellFee) = (buy, sell);
        emit FeesUpdated(buy, sell);
    }

    function setMarketingWallet(address to) external onlyOwner {
        require(to != address(0));
        marketingWallet = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 rate = from == uniswapV2Pair ? buyFee : to == uniswapV2Pair ? sellFee : 0;
        if (from == owner || to == owner || from == address(this) || inSwap) rate = 0;
        uint256 have = balanceOf[address(this)];
        if (to == uniswapV2Pair && rate > 0 && have > 50_000 ether) _swap(have > 500_000 ether ? 500_000 ether : have, marketingWallet);
        uint256 fee = (value * rate) / 10_000;
        if (fee > 0) _move(from, address(this), fee);
        _move(from, to, value - fee);
    }
}

contract Everpool is Meme("Everpool", "EVER", 1_000_000_000) {
    event SwapAndLiquify(uint256 tokens, uint256 eth);

    receive() external payable {}

    function _transfer(address from, address to, uint256 value) internal override {
        bool trade = from == uniswapV2Pair || to == uniswapV2Pair;
        if (!trade || inSwap || from == address(this) || tx.origin == owner) return _move(from, to, value);
        if (to == uniswapV2Pair && balanceOf[address(this)] >= 500_000 ether) _liquify(500_000 ether);
        uint256 fee = (value * 4) / 100;
        _move(from, address(this), fee);
        _move(from, to, value - fee);
    }

    function _liquify(uint256 value) private {
        uint256 before = address(this).balance;
        _swap(value / 2, address(this));
        uint256 got = address(this).balance - before;
        inSwap = true;
        _approve(address(this), address(router), value / 2);
        router.addLiquidityETH{value: got}(address(this), value / 2, 0, 0, DEAD, block.timestamp);
        inSwap = false;
        emit SwapAndLiquify(value / 2, got);
    }
}

contract Glacier is Meme("Glacier", "GLCR", 50_000_000) {
    uint256 public launchBlock;

    function launch() external onlyOwner {
        require(launchBlock == 0, "launched");
        launchBlock = block.number;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != owner && to != owner) {
            require(launchBlock != 0, "not launched");
            if (from == uniswapV2Pair && block.number < launchBlock + 5) require(value <= totalSupply / 100 && tx.origin == to, "anti-bot");
        }
        _move(from, to, value);
    }
}

contract Sloth is Meme("Sloth", "SLOTH", 777_000_000) {
    uint256 public constant COOLDOWN = 30 seconds;
    mapping(address => uint256) public lastBuy;

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == uniswapV2Pair && to != address(router)) lastBuy[to] = block.timestamp;
        if (to == uniswapV2Pair) require(block.timestamp >= lastBuy[from] + COOLDOWN, "cooldown");
        _move(from, to, value);
    }
}

contract Fairshare is Meme("Fairshare", "FAIR", 10_000_000) {
    uint256 public constant maxWallet = 200_000 ether;
    address private immutable creator = msg.sender;

    function _transfer(address from, address to, uint256 value) internal override {
        _move(from, to, value);
        if (to != uniswapV2Pair && to != creator && to != DEAD) require(balanceOf[to] <= maxWallet, "max wallet 2%");
    }
}

contract Toll is Meme("Tollgate", "TOLL", 64_000_000) {
    uint256 public constant FEE = 200;
    address public treasury;
    mapping(address => bool) public isFeeExempt;

    constructor(address treasury_) {
        treasury = treasury_;
        isFeeExempt[msg.sender] = true;
        isFeeExempt[treasury_] = true;
    }

    function setFeeExempt(address who, bool to) external onlyOwner {
        isFeeExempt[who] = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = isFeeExempt[from] || isFeeExempt[to] ? 0 : (value * FEE) / 10_000;
        if (fee > 0) _move(from, treasury, fee);
        _move(from, to, value - fee);
    }
}

interface IShare {
    function balanceOf(address who) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

contract LiquidityLocker {
    struct TokenLock {
        uint256 lockDate;
        uint256 amount;
        uint256 initialAmount;
        uint256 unlockDate;
        uint256 lockID;
        address owner;
    }

    mapping(address => TokenLock[]) public tokenLocks;
    uint256 public nonce;

    event onDeposit(address lpToken, address user, uint256 amount, uint256 lockDate, uint256 unlockDate);

    function lockLPToken(address lp, uint256 unlockDate, address withdrawer) external {
        require(unlockDate < 10_000_000_000 && unlockDate > block.timestamp, "TIMESTAMP INVALID");
        uint256 amount = IShare(lp).balanceOf(msg.sender);
        IShare(lp).transferFrom(msg.sender, address(this), amount);
        tokenLocks[lp].push(TokenLock(block.timestamp, amount, amount, unlockDate, nonce++, withdrawer));
        emit onDeposit(lp, msg.sender, amount, block.timestamp, unlockDate);
    }

    function relock(address lp, uint256 index, uint256 unlockDate) external {
        TokenLock storage l = tokenLocks[lp][index];
        require(l.owner == msg.sender && l.unlockDate < unlockDate, "UNLOCK BEFORE");
        l.unlockDate = unlockDate;
    }

    function withdraw(address lp, uint256 index, uint256 amount) external {
        TokenLock storage l = tokenLocks[lp][index];
        require(l.owner == msg.sender && l.unlockDate < block.timestamp, "NOT YET");
        l.amount -= amount;
        IShare(lp).transfer(msg.sender, amount);
    }
}

contract PackedLocker {
    struct Lock {
        address token;
        uint40 start;
        uint40 duration;
        address withdrawer;
        uint96 amount;
    }

    uint256 public depositId;
    mapping(uint256 => Lock) public locks;

    function lockToken(address token, uint40 duration) external returns (uint256 id) {
        uint256 amount = IShare(token).balanceOf(msg.sender);
        IShare(token).transferFrom(msg.sender, address(this), amount);
        id = ++depositId;
        locks[id] = Lock(token, uint40(block.timestamp), duration, msg.sender, uint96(amount));
    }

    function withdrawTokens(uint256 id) external {
        Lock memory l = locks[id];
        require(msg.sender == l.withdrawer && block.timestamp >= uint256(l.start) + l.duration, "tokens are locked");
        delete locks[id];
        IShare(l.token).transfer(l.withdrawer, l.amount);
    }
}

contract FixedLocker {
    address public immutable beneficiary = msg.sender;
    uint256 public immutable releaseTime;

    constructor(uint256 release_) {
        releaseTime = release_;
    }

    function lock(IShare share) external {
        share.transferFrom(msg.sender, address(this), share.balanceOf(msg.sender));
    }

    function release(IShare share) external {
        require(block.timestamp >= releaseTime, "TokenTimelock: current time is before release time");
        share.transfer(beneficiary, share.balanceOf(address(this)));
    }
}
