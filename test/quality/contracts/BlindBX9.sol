// 0.8 runs=200
// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

interface IDexRouter {
    function factory() external pure returns (address);
    function WETH() external pure returns (address);
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 min, address[] calldata path, address to, uint256 deadline) external;
    function addLiquidityETH(address token, uint256 amount, uint256 min, uint256 minEth, address to, uint256 deadline) external payable returns (uint256, uint256, uint256);
}

interface IDexFactory { function createPair(address a, address b) external returns (address); }

abstract contract FairBase {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public immutable totalSupply;
    address public owner = msg.sender;
    address public immutable pair;
    IDexRouter internal constant ROUTER = IDexRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    error NotOwner();

    constructor(string memory n, string memory s, uint256 whole) {
        (name, symbol) = (n, s);
        totalSupply = whole * 1e18;
        pair = IDexFactory(ROUTER.factory()).createPair(address(this), ROUTER.WETH());
        _balances[msg.sender] = whole * 1e18;
        emit Transfer(address(0), msg.sender, whole * 1e18);
    }

    modifier onlyOwner() { if (msg.sender != owner) revert NotOwner(); _; }

    function renounceOwnership() external onlyOwner { emit OwnershipTransferred(owner, address(0)); owner = address(0); }
    function transferOwnership(address to) external onlyOwner { require(to != address(0)); emit OwnershipTransferred(owner, to); owner = to; }
    function balanceOf(address who) external view returns (uint256) { return _balances[who]; }
    function approve(address s, uint256 v) external returns (bool) { _approve(msg.sender, s, v); return true; }
    function transfer(address to, uint256 v) external returns (bool) { _transfer(msg.sender, to, v); return true; }
    function transferFrom(address f, address to, uint256 v) external returns (bool) {
        uint256 a = allowance[f][msg.sender];
        if (a != type(uint256).max) allowance[f][msg.sender] = a - v;
        _transfer(f, to, v);
        return true;
    }

    function _approve(address a, address s, uint256 v) internal { allowance[a][s] = v; emit Approval(a, s, v); }
    function _transfer(address from, address to, uint256 v) internal virtual { _move(from, to, v); }
    function _move(address from, address to, uint256 v) internal {
        _balances[from] -= v;
        unchecked { _balances[to] += v; }
        emit Transfer(from, to, v);
    }

    function _sell(uint256 v) internal {
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), ROUTER.WETH());
        _approve(address(this), address(ROUTER), v);
        ROUTER.swapExactTokensForETHSupportingFeeOnTransferTokens(v, 0, path, address(this), block.timestamp);
    }
}

/// Fees of its owner's choice, five of a hundred at most, to a purse in coins.
contract PedlarToken is FairBase("Pedlar", "PEDL", 44_000_000) {
    uint256 public constant MAX_FEE = 500;
    uint256 public buyFee = 200;
    uint256 public sellFee = 300;
    address public purse = msg.sender;
    mapping(address => bool) public exempt;

    event FeesSet(uint256 buyFee, uint256 sellFee);

    constructor() { exempt[msg.sender] = true; }

    function setFees(uint256 b, uint256 s) external onlyOwner {
        require(b <= MAX_FEE && s <= MAX_FEE, "above the cap");
        (buyFee, sellFee) = (b, s);
        emit FeesSet(b, s);
    }

    function setPurse(address to) external onlyOwner { require(to != address(0) && to != pair); purse = to; }
    function setExempt(address who, bool state) external onlyOwner { exempt[who] = state; }

    function _transfer(address from, address to, uint256 v) internal override {
        uint256 bps = exempt[from] || exempt[to] ? 0 : from == pair ? buyFee : to == pair ? sellFee : 0;
        uint256 fee = v * bps / 10_000;
        if (fee > 0) _move(from, purse, fee);
        _move(from, to, v - fee);
    }
}

/// Two of a hundred of what is sold goes into the pool, half of it as ether, and the share of that to nobody.
contract MillpondToken is FairBase("Millpond", "MPND", 120_000_000) {
    uint256 public constant LIQUIDITY_FEE = 2;
    uint256 public constant CHUNK = 30_000e18;
    address public constant NOBODY = 0x000000000000000000000000000000000000dEaD;
    bool private busy;

    event AutoLiquify(uint256 coins, uint256 wei_);

    receive() external payable {}

    function _transfer(address from, address to, uint256 v) internal override {
        if (busy || to != pair || from == owner) return _move(from, to, v);
        if (_balances[address(this)] >= CHUNK) {
            busy = true;
            _sell(CHUNK / 2);
            uint256 got = address(this).balance;
            _approve(address(this), address(ROUTER), CHUNK / 2);
            ROUTER.addLiquidityETH{value: got}(address(this), CHUNK / 2, 0, 0, NOBODY, block.timestamp);
            busy = false;
            emit AutoLiquify(CHUNK / 2, got);
        }
        uint256 fee = v * LIQUIDITY_FEE / 100;
        _move(from, address(this), fee);
        _move(from, to, v - fee);
    }
}

/// Four of a hundred of what is sold becomes ether, and goes round among holders by itself, a few at a time.
contract CarouselToken is FairBase("Carousel", "CRSL", 75_000_000) {
    uint256 public constant DIVIDEND_FEE = 4;
    uint256 public constant LEAST = 1_000e18;
    uint256 public constant CHUNK = 15_000e18;
    uint256 private constant MAGNITUDE = 2 ** 128;
    uint256 public perShare;
    uint256 public tracked;
    address[] public riders;
    uint256 public turn;
    bool private busy;
    mapping(address => uint256) public seat;
    mapping(address => uint256) public shares;
    mapping(address => uint256) private counted;
    mapping(address => uint256) public owed;

    event DividendsDistributed(uint256 wei_);
    event Claim(address indexed rider, uint256 wei_, bool ok);

    receive() external payable {}

    function claim() external { _count(msg.sender); _pay(msg.sender); }

    function _transfer(address from, address to, uint256 v) internal override {
        if (busy) return _move(from, to, v);
        uint256 fee = to == pair && from != owner ? v * DIVIDEND_FEE / 100 : 0;
        if (to == pair && _balances[address(this)] >= CHUNK && tracked > 0) {
            busy = true;
            uint256 had = address(this).balance;
            _sell(CHUNK);
            perShare += (address(this).balance - had) * MAGNITUDE / tracked;
            emit DividendsDistributed(address(this).balance - had);
            busy = false;
        }
        if (fee > 0) _move(from, address(this), fee);
        _move(from, to, v - fee);
        _note(from);
        _note(to);
        if (!busy && riders.length > 0) {
            busy = true;
            for (uint256 i; i < 3; i++) {
                if (++turn >= riders.length) turn = 0;
                _count(riders[turn]);
                if (owed[riders[turn]] > 1e13) _pay(riders[turn]);
            }
            busy = false;
        }
    }

    function _count(address who) private {
        owed[who] += (perShare - counted[who]) * shares[who] / MAGNITUDE;
        counted[who] = perShare;
    }

    function _pay(address who) private {
        uint256 sum = owed[who];
        owed[who] = 0;
        (bool ok, ) = who.call{value: sum, gas: 3000}("");
        if (!ok) owed[who] = sum;
        emit Claim(who, sum, ok);
    }

    function _note(address who) private {
        if (who == pair || who == address(this) || who == owner || who.code.length > 0) return;
        _count(who);
        uint256 is_ = _balances[who] >= LEAST ? _balances[who] : 0;
        tracked = tracked - shares[who] + is_;
        shares[who] = is_;
        if (is_ > 0 && seat[who] == 0) { riders.push(who); seat[who] = riders.length; }
        if (is_ == 0 && seat[who] > 0) {
            address last = riders[riders.length - 1];
            riders[seat[who] - 1] = last;
            seat[last] = seat[who];
            seat[who] = 0;
            riders.pop();
        }
    }
}

/// In the first hour a purse holds two of a hundred at most. Then it forgets that for good, without anybody's help.
contract WickerToken is FairBase("Wicker", "WICK", 1_000_000_000) {
    uint256 public immutable born = block.timestamp;
    function _transfer(address from, address to, uint256 v) internal override {
        if (block.timestamp < born + 1 hours && to != pair && from != owner && to != owner)
            require(_balances[to] + v <= totalSupply / 50, "Max wallet exceeded");
        _move(from, to, v);
    }
}

/// Who buys in the first blocks pays: ninety of a hundred, thirty less in each block, and nothing from the third on.
contract SnapdragonToken is FairBase("Snapdragon", "SNAP", 300_000_000) {
    uint256 public launchBlock;
    event Burnt(address indexed sniper, uint256 coins);

    function _transfer(address from, address to, uint256 v) internal override {
        if (launchBlock == 0 && to == pair) launchBlock = block.number;
        uint256 since = block.number - launchBlock;
        if (from == pair && launchBlock > 0 && since < 3) {
            uint256 fee = v * (90 - since * 30) / 100;
            _move(from, address(0xdead), fee);
            emit Burnt(to, fee);
            v -= fee;
        }
        _move(from, to, v);
    }
}

/// Half a minute between two trades of one purse, for as long as the owner wants that, who can only turn it off.
contract MetronomeToken is FairBase("Metronome Club", "TICK", 9_000_000) {
    bool public cooldownEnabled = true;
    mapping(address => uint256) public lastTrade;
    event CooldownDisabled();

    function disableCooldown() external onlyOwner { cooldownEnabled = false; emit CooldownDisabled(); }

    function _transfer(address from, address to, uint256 v) internal override {
        if (cooldownEnabled && (from == pair || to == pair)) {
            address trader = from == pair ? to : from;
            if (trader != owner && trader != address(ROUTER)) {
                require(block.timestamp >= lastTrade[trader] + 30 seconds, "Cooldown: wait 30 seconds");
                lastTrade[trader] = block.timestamp;
            }
        }
        _move(from, to, v);
    }
}
