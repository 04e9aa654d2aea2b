// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

import {Base8, IPair} from "./Base8.sol";

interface IRouter {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 min, address[] calldata path, address to, uint256 deadline) external;
    function addLiquidityETH(address token, uint256 amount, uint256 minToken, uint256 minEth, address to, uint256 deadline) external payable returns (uint256, uint256, uint256);
}

/// Two of a hundred on trades, never more, and what it collects is sold for its fund.
contract SorrelDAO is Base8("Sorrel", "SORREL", 100_000_000) {
    uint256 public constant MAX_FEE = 200;
    uint256 public fee = 200;
    address public fund;
    uint256 public swapThreshold = 50_000e18;
    mapping(address => bool) public isExcludedFromFee;
    bool private inSwap;

    event FeeLowered(uint256 fee);

    constructor(address fund_) {
        fund = fund_;
        isExcludedFromFee[msg.sender] = true;
        isExcludedFromFee[address(this)] = true;
    }

    function setFee(uint256 fee_) external onlyOwner {
        require(fee_ <= MAX_FEE, "two of a hundred");
        fee = fee_;
        emit FeeLowered(fee_);
    }

    function setFund(address fund_) external onlyOwner {
        require(fund_ != address(0));
        fund = fund_;
    }

    function setSwapThreshold(uint256 amount) external onlyOwner {
        require(amount >= 1_000e18 && amount <= 500_000e18, "threshold");
        swapThreshold = amount;
    }

    function excludeFromFee(address who, bool yes) external onlyOwner {
        isExcludedFromFee[who] = yes;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        bool trade = from == pair || to == pair;
        if (to == pair && !inSwap && balanceOf(address(this)) >= swapThreshold) _swapBack();
        uint256 cut = trade && !inSwap && !isExcludedFromFee[from] && !isExcludedFromFee[to] ? (value * fee) / 10_000 : 0;
        if (cut > 0) _move(from, address(this), cut);
        _move(from, to, value - cut);
    }

    function _swapBack() private {
        inSwap = true;
        _approve(address(this), ROUTER, swapThreshold);
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        try IRouter(ROUTER).swapExactTokensForETHSupportingFeeOnTransferTokens(swapThreshold, 0, path, fund, block.timestamp) {} catch {}
        inSwap = false;
    }
}

/// One and a half of a hundred in each wallet, one buy a block, in its first half hour.
contract FennecToken is Base8("Fennec", "FENNEC", 1_000_000_000) {
    uint256 public launchedAt;
    uint256 public constant GUARD = 30 minutes;
    mapping(address => uint256) private _lastBlock;

    error NotOpen();
    error TooMuch();
    error OncePerBlock();

    function launch() external onlyOwner {
        require(launchedAt == 0);
        launchedAt = block.timestamp;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (launchedAt == 0 && from != owner() && to != owner()) revert NotOpen();
        if (from == pair && block.timestamp < launchedAt + GUARD) {
            if (_balances[to] + value > (totalSupply * 15) / 1_000) revert TooMuch();
            if (_lastBlock[tx.origin] == block.number) revert OncePerBlock();
            _lastBlock[tx.origin] = block.number;
        }
        _move(from, to, value);
    }
}

/// What is whole in a balance grows as a seed, drawn again whenever it moves.
contract SporeToken is Base8("Spores", "SPORE", 21_000) {
    struct Seed {
        uint256 seed;
        uint256 extra;
        address creator;
    }

    mapping(address => Seed) private _seeds;
    mapping(address => Seed[]) private _sprouts;
    uint256 public sprouts;
    uint256 private _random = uint256(blockhash(block.number - 1));

    event OnSeedChanged(address indexed account, uint256 seed);
    event OnSproutChanged(address indexed account, uint256 count);

    function seedOf(address account) external view returns (Seed memory) {
        return _seeds[account];
    }

    function sproutsOf(address account) external view returns (Seed[] memory) {
        return _sprouts[account];
    }

    function harvest() external {
        uint256 whole = _balances[msg.sender] / 1e18;
        require(whole > 0 && _sprouts[msg.sender].length < 50, "nothing to harvest");
        _random = uint256(keccak256(abi.encode(_random, msg.sender, block.number)));
        _sprouts[msg.sender].push(Seed(_random, whole, msg.sender));
        sprouts++;
        emit OnSproutChanged(msg.sender, _sprouts[msg.sender].length);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _move(from, to, value);
        if (from != pair && from.code.length == 0) _tend(from);
        if (to != pair && to.code.length == 0) _tend(to);
    }

    function _tend(address account) private {
        uint256 whole = _balances[account] / 1e18;
        Seed storage own = _seeds[account];
        if (own.extra == whole) return;
        _random = uint256(keccak256(abi.encode(_random, account)));
        (own.seed, own.extra, own.creator) = (whole == 0 ? 0 : _random % 10_000, whole, account);
        emit OnSeedChanged(account, own.seed);
    }
}

/// Sold along a line; at its end what is left goes with all the ether into a pool whose share is burnt.
contract LinnetToken {
    string public constant name = "Linnet";
    string public constant symbol = "LINNET";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 1_000_000_000e18;
    address public immutable curve;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address curve_) {
        curve = curve_;
        balanceOf[curve_] = totalSupply;
        emit Transfer(address(0), curve_, totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

contract LinnetCurve {
    address private constant ROUTER = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
    uint256 public constant GOAL = 40 ether;
    uint256 public virtualEther = 10 ether;
    uint256 public virtualTokens = 1_000_000_000e18;
    LinnetToken public token;
    uint256 public raised;
    bool public graduated;

    event Trade(address indexed who, bool buy, uint256 tokens, uint256 wei_);
    event Graduated(uint256 tokens, uint256 wei_);

    function list(LinnetToken token_) external {
        require(address(token) == address(0) && token_.curve() == address(this), "listed");
        token = token_;
    }

    function buy() external payable {
        require(!graduated && msg.value > 0, "graduated");
        uint256 out = (virtualTokens * msg.value) / (virtualEther + msg.value);
        virtualEther += msg.value;
        virtualTokens -= out;
        raised += msg.value;
        token.transfer(msg.sender, out);
        emit Trade(msg.sender, true, out, msg.value);
        if (raised >= GOAL) _graduate();
    }

    function sell(uint256 amount) external {
        require(!graduated, "graduated");
        uint256 out = (virtualEther * amount) / (virtualTokens + amount);
        token.transferFrom(msg.sender, address(this), amount);
        virtualTokens += amount;
        virtualEther -= out;
        raised -= out;
        payable(msg.sender).transfer(out);
        emit Trade(msg.sender, false, amount, out);
    }

    function _graduate() private {
        graduated = true;
        uint256 left = token.balanceOf(address(this));
        token.approve(ROUTER, left);
        IRouter(ROUTER).addLiquidityETH{value: raised}(address(token), left, 0, 0, address(0xdead), block.timestamp);
        emit Graduated(left, raised);
    }

    receive() external payable {}
}

/// Fees of a tenth for a week after its launch, which fall by the day to nothing by themselves.
contract HeronToken is Base8("Heronry", "HERON", 50_000_000) {
    uint256 public immutable bornAt = block.timestamp;
    address public immutable keeper;

    constructor() {
        keeper = msg.sender;
    }

    function feeNow() public view returns (uint256) {
        uint256 days_ = (block.timestamp - bornAt) / 1 days;
        return days_ >= 8 ? 0 : 800 - days_ * 100;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 cut = (from == pair || to == pair) && from != keeper && to != keeper ? (value * feeNow()) / 10_000 : 0;
        if (cut > 0) {
            _balances[from] -= cut;
            totalSupply -= cut;
            emit Transfer(from, address(0), cut);
        }
        _move(from, to, value - cut);
    }
}

/// Whoever sends may say that it comes free by the month; nobody can lock what another has already.
contract LarchToken is Base8("Larch", "LARCH", 80_000_000) {
    struct Grant {
        uint128 amount;
        uint64 start;
        uint64 months;
    }

    mapping(address => Grant) public grants;

    event Granted(address indexed from, address indexed to, uint256 amount, uint256 months);

    function transferWithVesting(address to, uint128 amount, uint64 months) external {
        require(months > 0 && months <= 48 && to != pair && to.code.length == 0, "grant");
        require(grants[to].amount == 0 && _balances[to] == 0, "has some");
        grants[to] = Grant(amount, uint64(block.timestamp), months);
        _transfer(msg.sender, to, amount);
        emit Granted(msg.sender, to, amount, months);
    }

    function lockedOf(address account) public view returns (uint256) {
        Grant memory grant = grants[account];
        if (grant.amount == 0) return 0;
        uint256 past = (block.timestamp - grant.start) / 30 days;
        return past >= grant.months ? 0 : grant.amount - (grant.amount * past) / grant.months;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(_balances[from] >= value + lockedOf(from), "vesting");
        _move(from, to, value);
    }
}

/// Every whole one is a picture with a number, taken from a bank of numbers and put back into it.
contract PanelToken is Base8("Panels", "PANEL", 10_000) {
    mapping(uint256 => address) public ownerOf;
    mapping(address => uint256[]) private _owned;
    mapping(uint256 => uint256) private _indexOf;
    mapping(address => bool) public skips;
    uint256[] private _bank;
    uint256 public minted;
    string public baseURI = "ipfs://panels/";

    event ERC721Transfer(address indexed from, address indexed to, uint256 indexed id);

    constructor() {
        skips[msg.sender] = true;
        skips[pair] = true;
    }

    function owned(address who) external view returns (uint256[] memory) {
        return _owned[who];
    }

    function setSelfSkip(bool yes) external {
        require(_owned[msg.sender].length == 0, "has pictures");
        skips[msg.sender] = yes;
    }

    function setBaseURI(string calldata uri) external onlyOwner {
        baseURI = uri;
    }

    /// A picture goes with its whole coin.
    function safeTransferPicture(address to, uint256 id) external {
        require(ownerOf[id] == msg.sender && !skips[to], "not yours");
        _drop(msg.sender, id);
        _take(to, id);
        _move(msg.sender, to, 1e18);
        emit ERC721Transfer(msg.sender, to, id);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _move(from, to, value);
        uint256 most = _balances[from] / 1e18;
        while (_owned[from].length > most) {
            uint256 id = _owned[from][_owned[from].length - 1];
            _drop(from, id);
            _bank.push(id);
            emit ERC721Transfer(from, address(0), id);
        }
        if (skips[to] || to.code.length > 0) return;
        for (uint256 i; i < 20 && _owned[to].length < _balances[to] / 1e18; i++) {
            uint256 id;
            if (_bank.length > 0) {
                id = _bank[_bank.length - 1];
                _bank.pop();
            } else {
                id = ++minted;
            }
            _take(to, id);
            emit ERC721Transfer(address(0), to, id);
        }
    }

    function _take(address to, uint256 id) private {
        ownerOf[id] = to;
        _indexOf[id] = _owned[to].length;
        _owned[to].push(id);
    }

    function _drop(address from, uint256 id) private {
        uint256 last = _owned[from][_owned[from].length - 1];
        _owned[from][_indexOf[id]] = last;
        _indexOf[last] = _indexOf[id];
        _owned[from].pop();
        ownerOf[id] = address(0);
    }
}
