// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8, IPair} from "./Base8.sol";

interface IRouter {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
    function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256, address[] calldata, address, uint256) external payable;
    function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) external payable returns (uint256, uint256, uint256);
}

interface IShares {
    function balanceOf(address) external view returns (uint256);
    function transfer(address, uint256) external returns (bool);
    function transferFrom(address, address, uint256) external returns (bool);
}

/// Keeps what is given into it until a time.
contract Locker {
    struct Lock {
        address owner;
        IShares what;
        uint256 amount;
        uint256 until;
    }

    Lock[] public locks;

    event Locked(uint256 indexed id, address indexed owner, address indexed what, uint256 amount, uint256 until);

    function lockAll(IShares what, uint256 until) external {
        require(until > block.timestamp, "over");
        uint256 amount = what.balanceOf(msg.sender);
        require(what.transferFrom(msg.sender, address(this), amount), "in");
        emit Locked(locks.length, msg.sender, address(what), amount, until);
        locks.push(Lock(msg.sender, what, amount, until));
    }

    function extend(uint256 id, uint256 until) external {
        require(locks[id].owner == msg.sender && until > locks[id].until, "shorter");
        locks[id].until = until;
    }

    function withdraw(uint256 id) external {
        Lock memory one = locks[id];
        require(one.owner == msg.sender && block.timestamp >= one.until, "locked");
        delete locks[id];
        require(one.what.transfer(msg.sender, one.amount), "out");
    }
}

/// Two of a hundred of each transfer go to all who hold, by shares.
contract Reflecting {
    address private constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    string public constant name = "Mirrorlake";
    string public constant symbol = "MRLK";
    uint8 public constant decimals = 9;
    uint256 private constant TOTAL = 1_000_000_000e9;
    uint256 private _reflected = type(uint256).max - (type(uint256).max % TOTAL);
    uint256 public totalFees;
    address public owner;
    uint256 public taxFee = 2;
    mapping(address => uint256) private _owned;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public isExcludedFromFee;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    constructor() {
        owner = msg.sender;
        _owned[msg.sender] = _reflected;
        isExcludedFromFee[msg.sender] = isExcludedFromFee[address(this)] = true;
        emit Transfer(address(0), msg.sender, TOTAL);
    }

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function setTaxFeePercent(uint256 fee) external onlyOwner {
        require(fee <= 100, "no more than all"); // trap
        // twin: require(fee <= 5, "no more than five");
        taxFee = fee;
    }

    function excludeFromFee(address who, bool on) external onlyOwner {
        isExcludedFromFee[who] = on;
    }

    function totalSupply() external pure returns (uint256) {
        return TOTAL;
    }

    function _rate() private view returns (uint256) {
        return _reflected / TOTAL;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _owned[who] / _rate();
    }

    function reflectionFromToken(uint256 amount) external view returns (uint256) {
        return amount * _rate();
    }

    function deliver(uint256 amount) external {
        uint256 r = amount * _rate();
        _owned[msg.sender] -= r;
        _reflected -= r;
        totalFees += amount;
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
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        require(from != address(0) && to != address(0) && value > 0, "transfer");
        uint256 rate = _rate();
        uint256 fee = isExcludedFromFee[from] || isExcludedFromFee[to] ? 0 : (value * taxFee) / 100;
        _owned[from] -= value * rate;
        _owned[to] += (value - fee) * rate;
        _reflected -= fee * rate;
        totalFees += fee;
        emit Transfer(from, to, value - fee);
    }
}

/// Ether that comes in is shared among those who hold; fees are five of a hundred together at most.
contract Dividends is Base8 {
    uint256 private constant MAGNITUDE = 2 ** 128;
    uint256 public perShare;
    uint256 public buyFee = 3;
    uint256 public sellFee = 3;
    uint256 public swapAt;
    uint256 public totalDistributed;
    bool private _swapping;
    mapping(address => int256) private _corrections;
    mapping(address => uint256) public withdrawn;
    mapping(address => bool) public excluded;

    event DividendsDistributed(address indexed from, uint256 amount);
    event DividendWithdrawn(address indexed to, uint256 amount);

    constructor() Base8("Dividend Orchard", "DVOR", 90_000_000) {
        swapAt = totalSupply / 2000;
        excluded[msg.sender] = excluded[address(this)] = true;
        _allowances[address(this)][ROUTER] = type(uint256).max;
    }

    receive() external payable {
        if (msg.sender != ROUTER) distribute();
    }

    function distribute() public payable {
        uint256 sharing = totalSupply - _balances[pair] - _balances[address(this)];
        if (msg.value == 0 || sharing == 0) return;
        perShare += (msg.value * MAGNITUDE) / sharing;
        totalDistributed += msg.value;
        emit DividendsDistributed(msg.sender, msg.value);
    }

    function setFees(uint256 buy, uint256 sell) external onlyOwner {
        require(buy + sell <= 10 && buy <= 5 && sell <= 5, "above five");
        (buyFee, sellFee) = (buy, sell);
    }

    function setSwapAt(uint256 amount) external onlyOwner {
        require(amount >= totalSupply / 100_000 && amount <= totalSupply / 200, "amount");
        swapAt = amount;
    }

    function accumulativeDividendOf(address who) public view returns (uint256) {
        if (who == pair || who == address(this)) return 0;
        int256 sum = int256(perShare * _balances[who]) + _corrections[who];
        return sum <= 0 ? 0 : uint256(sum) / MAGNITUDE;
    }

    function withdrawableDividendOf(address who) public view returns (uint256) {
        uint256 all = accumulativeDividendOf(who);
        return all > withdrawn[who] ? all - withdrawn[who] : 0;
    }

    function claim() external {
        uint256 amount = withdrawableDividendOf(msg.sender);
        if (amount > address(this).balance) amount = address(this).balance;
        withdrawn[msg.sender] += amount;
        emit DividendWithdrawn(msg.sender, amount);
        (bool ok, ) = msg.sender.call{value: amount}("");
        require(ok, "ether");
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (!_swapping && to == pair && _balances[address(this)] >= swapAt && from != _owner && from != address(this)) {
            _swapping = true;
            _swap();
            _swapping = false;
        }
        uint256 fee;
        if (!_swapping && !excluded[from] && !excluded[to]) {
            if (from == pair) fee = (value * buyFee) / 100;
            else if (to == pair) fee = (value * sellFee) / 100;
        }
        if (fee > 0) _shift(from, address(this), fee);
        _shift(from, to, value - fee);
    }

    function _shift(address from, address to, uint256 value) private {
        _move(from, to, value);
        int256 part = int256(perShare * value);
        _corrections[from] += part;
        _corrections[to] -= part;
    }

    function _swap() private {
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        uint256 had = address(this).balance;
        try IRouter(ROUTER).swapExactTokensForETHSupportingFeeOnTransferTokens(swapAt, 0, path, address(this), block.timestamp) {
            uint256 got = address(this).balance - had;
            uint256 sharing = totalSupply - _balances[pair] - _balances[address(this)];
            if (got > 0 && sharing > 0) {
                perShare += (got * MAGNITUDE) / sharing;
                totalDistributed += got;
            }
        } catch {}
    }
}

/// Its fee, four of a hundred at most, becomes depth of the pool whose shares nobody can reach.
contract SelfDeepening is Base8 {
    address private constant DEAD = 0x000000000000000000000000000000000000dEaD;
    uint256 public fee = 2;
    bool public swapAndLiquifyEnabled = true;
    mapping(address => bool) public isExcludedFromFee;
    bool private _inSwap;

    event SwapAndLiquify(uint256 tokensSwapped, uint256 ethReceived, uint256 tokensIntoLiquidity);

    constructor() Base8("Selfdeep", "SDEEP", 500_000_000) {
        isExcludedFromFee[msg.sender] = isExcludedFromFee[address(this)] = true;
        _approve(address(this), ROUTER, type(uint256).max);
    }

    receive() external payable {}

    function setFee(uint256 fee_) external onlyOwner {
        require(fee_ <= 4, "above four");
        fee = fee_;
    }

    function setSwapAndLiquifyEnabled(bool on) external onlyOwner {
        swapAndLiquifyEnabled = on;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 have = _balances[address(this)];
        if (swapAndLiquifyEnabled && !_inSwap && from != pair && have >= totalSupply / 2000) {
            _inSwap = true;
            _liquify(totalSupply / 2000);
            _inSwap = false;
        }
        uint256 taken = _inSwap || isExcludedFromFee[from] || isExcludedFromFee[to] || (from != pair && to != pair) ? 0 : (value * fee) / 100;
        if (taken > 0) _move(from, address(this), taken);
        _move(from, to, value - taken);
    }

    function _liquify(uint256 amount) private {
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        uint256 had = address(this).balance;
        try IRouter(ROUTER).swapExactTokensForETHSupportingFeeOnTransferTokens(amount / 2, 0, path, address(this), block.timestamp) {
            uint256 got = address(this).balance - had;
            try IRouter(ROUTER).addLiquidityETH{value: got}(address(this), amount - amount / 2, 0, 0, DEAD, block.timestamp) {
                emit SwapAndLiquify(amount / 2, got, amount - amount / 2);
            } catch {}
        } catch {}
    }
}

/// Anybody may have it spend a little of its ether on itself, once an hour, and burn what it bought.
contract BuyBack is Base8 {
    uint256 public last;
    uint256 public burnt;
    address private constant DEAD = 0x000000000000000000000000000000000000dEaD;

    event BoughtBack(uint256 spent, uint256 burnt);

    constructor() payable Base8("Phoenix Hearth", "PHTH", 77_000_000) {}

    receive() external payable {}

    function buyBack() external {
        require(block.timestamp >= last + 1 hours, "an hour");
        last = block.timestamp;
        uint256 spent = address(this).balance / 50;
        require(spent > 0, "nothing");
        address[] memory path = new address[](2);
        (path[0], path[1]) = (WETH, address(this));
        uint256 had = _balances[DEAD];
        IRouter(ROUTER).swapExactETHForTokensSupportingFeeOnTransferTokens{value: spent}(0, path, DEAD, block.timestamp);
        uint256 got = _balances[DEAD] - had;
        _balances[DEAD] -= got;
        totalSupply -= got;
        burnt += got;
        emit Transfer(DEAD, address(0), got);
        emit BoughtBack(spent, got);
    }
}

/// For an hour nobody buys more than a hundredth or holds more than two; afterwards nothing is left of it.
contract Melting is Base8 {
    uint256 public immutable launched = block.timestamp;
    mapping(address => uint256) private _bought;

    constructor() Base8("Meltwater", "MELT", 100_000_000) {}

    function limit() public view returns (uint256) {
        uint256 passed = block.timestamp - launched;
        return passed >= 1 hours ? totalSupply : totalSupply / 100 + (totalSupply * passed) / 1 hours / 50;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pair && to != _owner && block.timestamp < launched + 1 hours) {
            require(value <= limit(), "over the limit");
            require(_balances[to] + value <= 2 * limit(), "over the wallet");
            require(_bought[tx.origin] != block.number, "one a block");
            _bought[tx.origin] = block.number;
        }
        _move(from, to, value);
    }
}

/// A fee against snipers that starts at twenty-five and is gone within half an hour of the first trade.
contract Cooling is Base8 {
    uint256 public openedAt;

    constructor() Base8("Cooldown Pepper", "CPPR", 420_690_000) {}

    function currentFee() public view returns (uint256) {
        if (openedAt == 0) return 0;
        uint256 passed = (block.timestamp - openedAt) / 1 minutes;
        return passed >= 30 ? 0 : 25 - (25 * passed) / 30;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (openedAt == 0 && to == pair) openedAt = block.timestamp;
        uint256 fee = from == pair && to != _owner ? (value * currentFee()) / 100 : 0;
        if (fee > 0) {
            _balances[from] -= fee;
            totalSupply -= fee;
            emit Transfer(from, address(0), fee);
        }
        _move(from, to, value - fee);
    }
}

/// Stolen coins can be held for seven days, those of one holder at a time, and never those of a pool.
contract HoldOne is Base8 {
    address public held;
    uint256 public until;

    event Held(address indexed who, uint256 until);

    constructor() Base8("Lighthouse Keep", "LHK", 64_000_000) {}

    function hold(address who) external onlyOwner {
        require(who != address(0) && who != held, "held already"); // trap
        // twin: require(who != pair && who != ROUTER && who.code.length == 0, "never a contract");
        (held, until) = (who, block.timestamp + 7 days);
        emit Held(who, until);
    }

    function release() external onlyOwner {
        held = address(0);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require((from != held && to != held) || block.timestamp >= until, "held");
        _move(from, to, value);
    }
}

/// A pause that ends after half a day, and not another within thirty days.
contract ShortPause is Base8 {
    uint256 public pausedUntil;
    uint256 public constant longest = 12 hours;

    event Paused(uint256 until);

    constructor() Base8("Breakwater", "BRKW", 55_000_000) {}

    function paused() public view returns (bool) {
        return block.timestamp < pausedUntil;
    }

    function pause() external onlyOwner {
        require(pausedUntil < block.timestamp + longest, "just done"); // trap
        // twin: require(block.timestamp >= pausedUntil + 30 days, "not so soon");
        pausedUntil = block.timestamp + longest;
        emit Paused(pausedUntil);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!paused(), "Pausable: paused");
        _move(from, to, value);
    }
}
