// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

abstract contract Ownable {
    address public owner = msg.sender;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function transferOwnership(address to) external onlyOwner {
        require(to != address(0), "Ownable: zero");
        emit OwnershipTransferred(owner, to);
        owner = to;
    }
}

interface IFactory {
    function createPair(address a, address b) external returns (address);
}

interface IRouter {
    function factory() external view returns (address);
    function WETH() external view returns (address);
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
    function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256, address[] calldata, address, uint256) external payable;
    function addLiquidityETH(address, uint256, uint256, uint256, address, uint256)
        external
        payable
        returns (uint256, uint256, uint256);
}

abstract contract LaunchToken is Ownable {
    IRouter public constant router = IRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public immutable pair;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public isExcludedFromFees;
    bool internal swapping;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory _name, string memory _symbol, uint256 supply) {
        name = _name;
        symbol = _symbol;
        totalSupply = supply;
        balanceOf[msg.sender] = supply;
        isExcludedFromFees[msg.sender] = true;
        isExcludedFromFees[address(this)] = true;
        pair = IFactory(router.factory()).createPair(address(this), router.WETH());
        allowance[address(this)][address(router)] = type(uint256).max;
        emit Transfer(address(0), msg.sender, supply);
    }

    receive() external payable {}

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
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function _sellForEther(uint256 amount, address to) internal {
        address[] memory path = new address[](2);
        path[0] = address(this);
        path[1] = router.WETH();
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, to, block.timestamp);
    }
}

/// Fees of five of a hundred at most each way, for a wallet that pays in ether; the owner stays and sets them within that.
contract PaprikaToken is LaunchToken("Paprika", "PPRK", 100_000_000e18) {
    uint256 public buyFee = 3;
    uint256 public sellFee = 3;
    address payable public marketingWallet = payable(msg.sender);
    uint256 public swapTokensAtAmount = 50_000e18;
    bool public swapEnabled = true;

    event FeesUpdated(uint256 buyFee, uint256 sellFee);

    function setFees(uint256 buy, uint256 sell) external onlyOwner {
        require(buy <= 5 && sell <= 5, "Fees must be at most five percent");
        buyFee = buy;
        sellFee = sell;
        emit FeesUpdated(buy, sell);
    }

    function setMarketingWallet(address payable to) external onlyOwner {
        require(to != address(0) && to.code.length == 0, "A wallet");
        marketingWallet = to;
    }

    function setSwapTokensAtAmount(uint256 amount) external onlyOwner {
        require(amount >= totalSupply / 100_000 && amount <= totalSupply / 200, "Out of range");
        swapTokensAtAmount = amount;
    }

    function excludeFromFees(address account, bool excluded) external onlyOwner {
        isExcludedFromFees[account] = excluded;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (balanceOf[address(this)] >= swapTokensAtAmount && swapEnabled && !swapping && to == pair && !isExcludedFromFees[from]) {
            swapping = true;
            _sellForEther(swapTokensAtAmount, address(this));
            swapping = false;
            (bool sent, ) = marketingWallet.call{value: address(this).balance, gas: 50_000}("");
            sent;
        }
        uint256 fee;
        if (!swapping && !isExcludedFromFees[from] && !isExcludedFromFees[to]) {
            if (from == pair) fee = (value * buyFee) / 100;
            else if (to == pair) fee = (value * sellFee) / 100;
        }
        if (fee > 0) _move(from, address(this), fee);
        _move(from, to, value - fee);
    }
}

/// Limits of a wallet and of a trade while it is young; they can be lifted and widened, never narrowed.
contract NutshellToken is LaunchToken("Nutshell", "NUTS", 420_000_000e18) {
    bool public limitsInEffect = true;
    uint256 public maxWallet = 8_400_000e18;
    uint256 public maxTransaction = 8_400_000e18;

    event LimitsRemoved();

    function removeLimits() external onlyOwner {
        limitsInEffect = false;
        emit LimitsRemoved();
    }

    function widen(uint256 wallet, uint256 transaction) external onlyOwner {
        require(wallet >= maxWallet && transaction >= maxTransaction, "Only wider");
        maxWallet = wallet;
        maxTransaction = transaction;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (limitsInEffect && from == pair && !isExcludedFromFees[to]) {
            require(value <= maxTransaction, "Exceeds the most of a trade");
            require(balanceOf[to] + value <= maxWallet, "Exceeds the most of a wallet");
        }
        _move(from, to, value);
    }
}

/// Opened by its maker; for three blocks whoever buys waits for a minute before he sells.
contract StarlingToken is LaunchToken("Starling Murmur", "STRL", 1_000_000_000e18) {
    uint256 public launchBlock;
    mapping(address => uint256) public calmUntil;

    event TradingOpened(uint256 number);

    function openTrading() external onlyOwner {
        require(launchBlock == 0, "Already open");
        launchBlock = block.number;
        emit TradingOpened(block.number);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (launchBlock == 0) require(isExcludedFromFees[from] || isExcludedFromFees[to], "Trading is not open");
        else if (from == pair && block.number < launchBlock + 3) calmUntil[to] = block.timestamp + 60;
        require(block.timestamp >= calmUntil[from], "Calm down for a minute");
        _move(from, to, value);
    }
}

/// One in fifty of what is sold is swapped and buys back from the pool, and what was bought is burnt.
contract EmberToken is LaunchToken("Ember Buyback", "EMBR", 77_000_000e18) {
    uint256 public constant FEE = 2;
    uint256 public constant THRESHOLD = 20_000e18;
    address public constant grave = 0x000000000000000000000000000000000000dEaD;
    uint256 public totalBought;

    event BoughtBack(uint256 paid);

    function buyBackAndBurn() external {
        uint256 paid = address(this).balance;
        if (paid > 1 ether) paid = 1 ether;
        require(paid > 0, "Nothing to pay with");
        totalBought += paid;
        address[] memory path = new address[](2);
        path[0] = router.WETH();
        path[1] = address(this);
        router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: paid}(0, path, grave, block.timestamp);
        emit BoughtBack(paid);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee;
        if (to == pair && !swapping && !isExcludedFromFees[from]) {
            if (balanceOf[address(this)] >= THRESHOLD) {
                swapping = true;
                _sellForEther(THRESHOLD, address(this));
                swapping = false;
            }
            fee = (value * FEE) / 100;
            _move(from, address(this), fee);
        }
        _move(from, to, value - fee);
    }
}

/// Three of a hundred each way deepen its own pool, and the share of that is burnt at once.
contract WellspringToken is LaunchToken("Wellspring", "WELL", 55_000_000e18) {
    uint256 public constant FEE = 3;
    uint256 public minimumToLiquify = 25_000e18;

    event Liquified(uint256 tokens, uint256 ethers);

    function _transfer(address from, address to, uint256 value) internal override {
        if (swapping || isExcludedFromFees[from] || isExcludedFromFees[to]) return _move(from, to, value);
        if (to == pair && balanceOf[address(this)] >= minimumToLiquify) {
            swapping = true;
            uint256 half = minimumToLiquify / 2;
            uint256 before = address(this).balance;
            _sellForEther(half, address(this));
            uint256 gained = address(this).balance - before;
            router.addLiquidityETH{value: gained}(address(this), half, 0, 0, address(0xdead), block.timestamp);
            swapping = false;
            emit Liquified(half, gained);
        }
        uint256 fee = from == pair || to == pair ? (value * FEE) / 100 : 0;
        if (fee > 0) _move(from, address(this), fee);
        _move(from, to, value - fee);
    }
}
