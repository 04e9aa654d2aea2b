// 0.8 off evm=paris
// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.19;

interface IFactory {
    function createPair(address a, address b) external returns (address);
}

interface IRouter {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
    function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) external payable returns (uint256, uint256, uint256);
}

address constant FACTORY = 0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f;
address constant ROUTER = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
address constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;

abstract contract Stock {
    string public name;
    string public symbol;
    uint256 public totalSupply;
    mapping(address => uint256) internal bal;
    mapping(address => mapping(address => uint256)) public allowance;
    address public owner;
    address public immutable mainPair;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    constructor(string memory n, string memory s, uint256 whole) {
        (name, symbol, totalSupply, owner) = (n, s, whole * 1e18, msg.sender);
        bal[msg.sender] = whole * 1e18;
        mainPair = IFactory(FACTORY).createPair(address(this), WETH);
        emit Transfer(address(0), msg.sender, whole * 1e18);
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function balanceOf(address a) public view returns (uint256) {
        return bal[a];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _approve(msg.sender, spender, value);
        return true;
    }

    function _approve(address a, address spender, uint256 value) internal {
        allowance[a][spender] = value;
        emit Approval(a, spender, value);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        if (left != type(uint256).max) {
            require(left >= value, "ERC20: insufficient allowance");
            allowance[from][msg.sender] = left - value;
        }
        _transfer(from, to, value);
        return true;
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function _plain(address from, address to, uint256 value) internal {
        require(from != address(0) && to != address(0), "ERC20: zero");
        bal[from] -= value;
        bal[to] += value;
        emit Transfer(from, to, value);
    }

    function _transfer(address from, address to, uint256 value) internal virtual;
}

/// Three and three, never more than four.
contract BarnacleBob is Stock {
    uint256 public buyFee = 3;
    uint256 public sellFee = 3;
    uint256 public constant MAX_FEE = 4;
    address payable public marketing;
    mapping(address => bool) public isExcluded;
    bool private busy;
    uint256 public swapAt = 10_000 ether;

    constructor() Stock("Barnacle Bob", "BARNY", 100_000_000) {
        marketing = payable(msg.sender);
        isExcluded[msg.sender] = true;
        isExcluded[address(this)] = true;
    }

    receive() external payable {}

    function setFees(uint256 b, uint256 s) external onlyOwner {
        require(b <= MAX_FEE && s <= MAX_FEE, "too much");
        (buyFee, sellFee) = (b, s);
    }

    function setMarketing(address payable to) external onlyOwner {
        require(to != address(0));
        marketing = to;
    }

    function setSwapAt(uint256 amount) external onlyOwner {
        require(amount >= totalSupply / 100_000 && amount <= totalSupply / 200);
        swapAt = amount;
    }

    function excludeFromFee(address a, bool yes) external onlyOwner {
        isExcluded[a] = yes;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (busy || isExcluded[from] || isExcluded[to]) return _plain(from, to, value);
        if (to == mainPair && bal[address(this)] >= swapAt) _swap(swapAt);
        uint256 fee = from == mainPair ? (value * buyFee) / 100 : to == mainPair ? (value * sellFee) / 100 : 0;
        if (fee > 0) _plain(from, address(this), fee);
        _plain(from, to, value - fee);
    }

    function _swap(uint256 amount) private {
        busy = true;
        _approve(address(this), ROUTER, amount);
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        try IRouter(ROUTER).swapExactTokensForETHSupportingFeeOnTransferTokens(amount, 0, path, address(this), block.timestamp) {
            // a wallet that takes nothing must not stop anybody
            (bool ok, ) = marketing.call{value: address(this).balance, gas: 40_000}("");
            ok;
        } catch {}
        busy = false;
    }
}

/// Half of the fee becomes liquidity that nobody owns.
contract PondLilyCoin is Stock {
    bool private within;
    uint256 public constant THRESHOLD = 50_000 ether;

    constructor() Stock("Pond Lily Coin", "PLILY", 200_000_000) {}

    receive() external payable {}

    function _transfer(address from, address to, uint256 value) internal override {
        if (within || from == owner || to == owner) return _plain(from, to, value);
        if (from != mainPair && bal[address(this)] >= THRESHOLD) {
            within = true;
            uint256 half = THRESHOLD / 2;
            _approve(address(this), ROUTER, THRESHOLD);
            address[] memory path = new address[](2);
            (path[0], path[1]) = (address(this), WETH);
            uint256 had = address(this).balance;
            IRouter(ROUTER).swapExactTokensForETHSupportingFeeOnTransferTokens(half, 0, path, address(this), block.timestamp);
            IRouter(ROUTER).addLiquidityETH{value: address(this).balance - had}(address(this), half, 0, 0, address(0xdead), block.timestamp);
            within = false;
        }
        uint256 fee = (from == mainPair || to == mainPair) ? (value * 2) / 100 : 0;
        if (fee > 0) _plain(from, address(this), fee);
        _plain(from, to, value - fee);
    }
}

/// Nothing for robots in the first blocks.
contract WrenWeather is Stock {
    uint256 public launchedAt;
    bool public tradingOpen;
    uint256 private constant QUIET = 3;
    mapping(address => uint256) private lastBlock;

    constructor() Stock("Wren Weather", "WRENW", 1_000_000) {}

    function openTrading() external onlyOwner {
        require(!tradingOpen);
        (tradingOpen, launchedAt) = (true, block.number);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != owner && to != owner) {
            require(tradingOpen, "Trading is not open yet");
            if (block.number <= launchedAt + QUIET) {
                require(lastBlock[tx.origin] != block.number, "one per block");
                require(tx.gasprice <= block.basefee + 50 gwei, "calm");
                lastBlock[tx.origin] = block.number;
            }
        }
        _plain(from, to, value);
    }
}

/// Twenty of a hundred for those who hurry; nothing after the first hour.
contract TidepoolTern is Stock {
    uint256 public startTime;

    constructor() Stock("Tidepool Tern", "TERN", 8_888_888) {}

    function start() external onlyOwner {
        require(startTime == 0);
        startTime = block.timestamp;
    }

    function currentTax() public view returns (uint256) {
        if (startTime == 0) return 0;
        uint256 passed = block.timestamp - startTime;
        return passed >= 1 hours ? 0 : 20 - (20 * passed) / 1 hours;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 tax = from == owner || to == owner || (from != mainPair && to != mainPair) ? 0 : (value * currentTax()) / 100;
        if (tax > 0) _plain(from, address(0xdead), tax);
        _plain(from, to, value - tax);
    }
}

/// Half a minute between two sales of the same person.
contract HerringHop is Stock {
    mapping(address => uint256) public lastSale;

    constructor() Stock("Herring Hop", "HHOP", 69_000_000) {}

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == mainPair && from != owner && from != address(this)) {
            require(block.timestamp >= lastSale[from] + 30, "a moment");
            lastSale[from] = block.timestamp;
        }
        _plain(from, to, value);
    }
}

/// Who bought in this block sells in the next: sandwiches are for eating.
contract LuncheonCoin is Stock {
    mapping(address => uint256) private boughtAt;

    constructor() Stock("Luncheon Coin", "LNCH", 12_345_678) {}

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == mainPair && to != ROUTER) boughtAt[to] = block.number;
        else if (to == mainPair) require(boughtAt[from] < block.number, "next block");
        _plain(from, to, value);
    }
}

/// Burns two of a hundred till three quarters are left.
contract EmberEnough is Stock {
    uint256 public constant FLOOR = 74_900_000 ether;

    constructor() Stock("Ember Enough", "EMBR", 75_000_000) {}

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 ash = from == owner ? 0 : value / 50;
        if (totalSupply - ash < FLOOR) ash = totalSupply - FLOOR;
        if (ash > 0) {
            bal[from] -= ash;
            totalSupply -= ash;
            emit Transfer(from, address(0), ash);
        }
        _plain(from, to, value - ash);
    }
}

/// Its owner could stop robots in the first six hours.
contract KestrelKite is Stock {
    mapping(address => bool) public isBot;
    uint256 private immutable limit = block.timestamp + 6 hours;

    constructor() Stock("Kestrel Kite", "KKITE", 420_000_000) {}

    function blockBots(address[] calldata bots) external onlyOwner {
        require(block.timestamp < limit, "too late");
        for (uint256 i = 0; i < bots.length; i++) if (bots[i] != mainPair && bots[i] != ROUTER) isBot[bots[i]] = true;
    }

    function unblock(address a) external onlyOwner {
        isBot[a] = false;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!isBot[from] || block.timestamp > limit + 30 days, "bot");
        _plain(from, to, value);
    }
}

/// Its owner still has a mint, and nothing to mint.
contract OsprayFull is Stock {
    uint256 public constant CAP = 50_000_000 ether;
    uint256 public everMinted = 50_000_000 ether;

    constructor() Stock("Ospray Full", "OSPF", 50_000_000) {}

    function mint(address to, uint256 value) external onlyOwner {
        everMinted += value;
        require(everMinted <= CAP, "cap");
        totalSupply += value;
        bal[to] += value;
        emit Transfer(address(0), to, value);
    }

    // what burns does not come back
    function burn(uint256 value) external {
        bal[msg.sender] -= value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _plain(from, to, value);
    }
}

/// When something is wrong its owner lifts every limit and fee, for ever.
contract SafeharbourGull is Stock {
    bool public emergency;
    uint256 public fee = 2;
    address public treasury;

    event Emergency();

    constructor() Stock("Safeharbour Gull", "SGULL", 31_000_000) {
        treasury = msg.sender;
    }

    function setEmergency() external {
        require(msg.sender == owner || msg.sender == treasury);
        emergency = true;
        emit Emergency();
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 cut = emergency || from == treasury || from == owner ? 0 : (value * fee) / 100;
        require(emergency || to == mainPair || from == mainPair || from == owner || bal[to] + value <= totalSupply / 20, "one of twenty");
        if (cut > 0) _plain(from, treasury, cut);
        _plain(from, to, value - cut);
    }
}

/// Keeps the shares of holders in a book of its own; a book that fails is left out.
contract SnipeLedger {
    address public immutable coin = msg.sender;
    mapping(address => uint256) public shares;
    mapping(address => uint256) public credit;
    mapping(address => uint256) public seen;
    uint256 public total;
    uint256 public perShare;

    receive() external payable {
        if (total > 0) perShare += (msg.value << 96) / total;
    }

    function setShare(address who, uint256 amount) external {
        require(msg.sender == coin);
        credit[who] += (shares[who] * (perShare - seen[who])) >> 96;
        seen[who] = perShare;
        total = total - shares[who] + amount;
        shares[who] = amount;
    }

    function claim() external {
        uint256 due = credit[msg.sender] + ((shares[msg.sender] * (perShare - seen[msg.sender])) >> 96);
        (credit[msg.sender], seen[msg.sender]) = (0, perShare);
        (bool ok, ) = msg.sender.call{value: due}("");
        require(ok);
    }
}

contract SnipeShare is Stock {
    SnipeLedger public immutable ledger;
    mapping(address => bool) public noShare;

    constructor() Stock("Snipe Share", "SNIPE", 90_000_000) {
        ledger = new SnipeLedger();
        noShare[mainPair] = true;
        noShare[address(0xdead)] = true;
    }

    function setNoShare(address who, bool yes) external onlyOwner {
        noShare[who] = yes;
        if (yes) ledger.setShare(who, 0);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _plain(from, to, value);
        if (!noShare[from]) try ledger.setShare(from, bal[from]) {} catch {}
        if (!noShare[to]) try ledger.setShare(to, bal[to]) {} catch {}
    }
}

/// Nobody sells more than one of two hundred at once, and nobody can change that.
contract DunlinDose is Stock {
    constructor() Stock("Dunlin Dose", "DUNL", 10_000_000) {}

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == mainPair && from != owner) require(value <= totalSupply / 200, "in portions");
        _plain(from, to, value);
    }
}
