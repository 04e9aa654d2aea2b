// 0.7 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

interface IFactory {
    function createPair(address a, address b) external returns (address);
}

interface IRouter {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
    function WETH() external view returns (address);
    function factory() external view returns (address);
}

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "SafeMath: addition overflow");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "SafeMath: subtraction overflow");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        if (a == 0) return 0;
        c = a * b;
        require(c / a == b, "SafeMath: multiplication overflow");
    }
}

contract Ownable {
    address public owner;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() {
        owner = msg.sender;
        emit OwnershipTransferred(address(0), msg.sender);
    }

    modifier onlyOwner() {
        require(owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    function renounceOwnership() public onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function transferOwnership(address to) public onlyOwner {
        require(to != address(0), "Ownable: new owner is the zero address");
        emit OwnershipTransferred(owner, to);
        owner = to;
    }
}

/// Counts what each holder has earned of the ether that came in.
contract DividendTracker is Ownable {
    using SafeMath for uint256;

    uint256 private constant magnitude = 2 ** 128;
    uint256 public magnifiedDividendPerShare;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => int256) private corrections;
    mapping(address => uint256) public withdrawnDividends;
    mapping(address => bool) public excludedFromDividends;

    event DividendsDistributed(address indexed from, uint256 weiAmount);
    event DividendWithdrawn(address indexed to, uint256 weiAmount);

    receive() external payable {
        if (totalSupply == 0 || msg.value == 0) return;
        magnifiedDividendPerShare = magnifiedDividendPerShare.add(msg.value.mul(magnitude) / totalSupply);
        emit DividendsDistributed(msg.sender, msg.value);
    }

    function excludeFromDividends(address account) external onlyOwner {
        excludedFromDividends[account] = true;
        _setBalance(account, 0);
    }

    function setBalance(address account, uint256 next) external onlyOwner {
        if (!excludedFromDividends[account]) _setBalance(account, next >= 10000 ether ? next : 0);
    }

    function claim(address payable account) external onlyOwner {
        uint256 amount = withdrawableDividendOf(account);
        withdrawnDividends[account] = withdrawnDividends[account].add(amount);
        account.transfer(amount);
        emit DividendWithdrawn(account, amount);
    }

    function withdrawableDividendOf(address account) public view returns (uint256) {
        int256 all = int256(magnifiedDividendPerShare.mul(balanceOf[account])) + corrections[account];
        return (uint256(all) / magnitude).sub(withdrawnDividends[account]);
    }

    function _setBalance(address account, uint256 next) private {
        uint256 current = balanceOf[account];
        balanceOf[account] = next;
        totalSupply = totalSupply.add(next).sub(current);
        corrections[account] += int256(magnifiedDividendPerShare) * (int256(current) - int256(next));
    }
}

/// Four of a hundred, most of which comes back to the holders as ether.
contract BabyBadger is Ownable {
    using SafeMath for uint256;

    string public constant name = "Baby Badger";
    string public constant symbol = "BBDGR";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 1000000000 ether;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    IRouter public uniswapV2Router;
    address public uniswapV2Pair;
    DividendTracker public dividendTracker;
    address payable public marketingWallet;
    uint256 public constant swapTokensAtAmount = 200000 ether;
    uint256 public rewardsFee = 3;
    uint256 public marketingFee = 1;
    bool private swapping;
    mapping(address => bool) private _isExcludedFromFees;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event SendDividends(uint256 tokensSwapped, uint256 amount);

    constructor() {
        uniswapV2Router = IRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
        uniswapV2Pair = IFactory(uniswapV2Router.factory()).createPair(address(this), uniswapV2Router.WETH());
        dividendTracker = new DividendTracker();
        dividendTracker.excludeFromDividends(address(this));
        dividendTracker.excludeFromDividends(address(0xdead));
        dividendTracker.excludeFromDividends(uniswapV2Pair);
        dividendTracker.excludeFromDividends(msg.sender);
        marketingWallet = msg.sender;
        _isExcludedFromFees[msg.sender] = true;
        _isExcludedFromFees[address(this)] = true;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    receive() external payable {}

    function setFees(uint256 rewards, uint256 marketing) external onlyOwner {
        require(rewards <= 6 && marketing <= 2, "at most 8%");
        (rewardsFee, marketingFee) = (rewards, marketing);
    }

    function claim() external {
        dividendTracker.claim(msg.sender);
    }

    function approve(address spender, uint256 value) public returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _transfer(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
    }

    function _transfer(address from, address to, uint256 amount) private {
        require(to != address(0), "ERC20: transfer to the zero address");
        if (balanceOf[address(this)] >= swapTokensAtAmount && !swapping && to == uniswapV2Pair && !_isExcludedFromFees[from]) {
            swapping = true;
            _swapAndSend();
            swapping = false;
        }
        bool traded = from == uniswapV2Pair || to == uniswapV2Pair;
        if (!swapping && traded && !_isExcludedFromFees[from] && !_isExcludedFromFees[to]) {
            uint256 fees = amount.mul(rewardsFee.add(marketingFee)) / 100;
            amount = amount.sub(fees);
            _move(from, address(this), fees);
        }
        _move(from, to, amount);
        try dividendTracker.setBalance(from, balanceOf[from]) {} catch {}
        try dividendTracker.setBalance(to, balanceOf[to]) {} catch {}
    }

    function _swapAndSend() private {
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), uniswapV2Router.WETH());
        allowance[address(this)][address(uniswapV2Router)] = swapTokensAtAmount;
        uniswapV2Router.swapExactTokensForETHSupportingFeeOnTransferTokens(swapTokensAtAmount, 0, path, address(this), block.timestamp);
        uint256 total = rewardsFee.add(marketingFee);
        if (total == 0) return;
        uint256 rewards = address(this).balance.mul(rewardsFee) / total;
        (bool ok,) = address(dividendTracker).call{value: rewards}("");
        if (ok) emit SendDividends(swapTokensAtAmount, rewards);
        (ok,) = marketingWallet.call{value: address(this).balance}("");
    }
}

/// The moon of 2021: fees come to its holders by reflection, and nobody owns it any more.
contract LunarSafe is Ownable {
    using SafeMath for uint256;

    string public constant name = "LunarSafe";
    string public constant symbol = "LUNARSAFE";
    uint8 public constant decimals = 9;
    uint256 private constant MAX = ~uint256(0);
    uint256 private constant _tTotal = 1000000000 * 10 ** 6 * 10 ** 9;
    uint256 private _rTotal = (MAX - (MAX % _tTotal));
    uint256 public _taxFee = 2;
    uint256 public _burnFee = 1;
    uint256 public constant _maxTxAmount = 5000000 * 10 ** 6 * 10 ** 9;
    mapping(address => uint256) private _rOwned;
    mapping(address => uint256) private _tOwned;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) private _isExcludedFromFee;
    mapping(address => bool) private _isExcluded;
    address[] private _excluded;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        _rOwned[msg.sender] = _rTotal;
        _isExcludedFromFee[msg.sender] = true;
        _isExcludedFromFee[address(this)] = true;
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    function totalSupply() public pure returns (uint256) {
        return _tTotal;
    }

    function balanceOf(address account) public view returns (uint256) {
        return _isExcluded[account] ? _tOwned[account] : _rOwned[account] / _getRate();
    }

    function excludeFromReward(address account) public onlyOwner {
        require(!_isExcluded[account], "Account is already excluded");
        _tOwned[account] = _rOwned[account] / _getRate();
        _isExcluded[account] = true;
        _excluded.push(account);
    }

    function setTaxFeePercent(uint256 taxFee) external onlyOwner {
        _taxFee = taxFee;
    }

    function approve(address spender, uint256 amount) public returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) public returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) public returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(amount);
        _transfer(from, to, amount);
        return true;
    }

    function _transfer(address from, address to, uint256 amount) private {
        require(to != address(0) && amount > 0, "Transfer amount must be greater than zero");
        if (from != owner && to != owner) require(amount <= _maxTxAmount, "Transfer amount exceeds the maxTxAmount.");
        bool free = _isExcludedFromFee[from] || _isExcludedFromFee[to];
        uint256 rate = _getRate();
        uint256 fee = free ? 0 : amount.mul(_taxFee) / 100;
        uint256 burnt = free ? 0 : amount.mul(_burnFee) / 100;
        uint256 rest = amount.sub(fee).sub(burnt);
        _rOwned[from] = _rOwned[from].sub(amount.mul(rate));
        if (_isExcluded[from]) _tOwned[from] = _tOwned[from].sub(amount);
        _give(from, to, rest, rate);
        if (burnt > 0) _give(from, address(0xdead), burnt, rate);
        _rTotal = _rTotal.sub(fee.mul(rate));
    }

    function _give(address from, address to, uint256 amount, uint256 rate) private {
        _rOwned[to] = _rOwned[to].add(amount.mul(rate));
        if (_isExcluded[to]) _tOwned[to] = _tOwned[to].add(amount);
        emit Transfer(from, to, amount);
    }

    function _getRate() private view returns (uint256) {
        uint256 rSupply = _rTotal;
        uint256 tSupply = _tTotal;
        for (uint256 i = 0; i < _excluded.length; i++) {
            if (_rOwned[_excluded[i]] > rSupply || _tOwned[_excluded[i]] > tSupply) return _rTotal / _tTotal;
            rSupply = rSupply.sub(_rOwned[_excluded[i]]);
            tSupply = tSupply.sub(_tOwned[_excluded[i]]);
        }
        return rSupply < _rTotal / _tTotal ? _rTotal / _tTotal : rSupply / tSupply;
    }
}

/// Staked ether that grows with what the oracles report: at most a thousandth a day, either way, by most of them.
contract LiquidStaked {
    using SafeMath for uint256;

    string public constant name = "Liquid Staked Ether";
    string public constant symbol = "lsETH";
    uint8 public constant decimals = 18;
    uint256 public totalShares;
    uint256 public totalSupply;
    uint256 public lastReport;
    uint256 public quorum;
    mapping(address => bool) public isOracle;
    mapping(bytes32 => uint256) public votes;
    mapping(bytes32 => mapping(address => bool)) public voted;
    mapping(address => uint256) public sharesOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address[] memory oracles, uint256 quorum_) {
        require(quorum_ * 2 > oracles.length, "most of them");
        for (uint256 i = 0; i < oracles.length; i++) isOracle[oracles[i]] = true;
        quorum = quorum_;
        lastReport = block.timestamp;
    }

    function submit() external payable returns (uint256 shares) {
        require(msg.value > 0, "ZERO_DEPOSIT");
        shares = totalShares == 0 ? msg.value : getSharesByPooledEth(msg.value);
        totalShares = totalShares.add(shares);
        totalSupply = totalSupply.add(msg.value);
        sharesOf[msg.sender] = sharesOf[msg.sender].add(shares);
        emit Transfer(address(0), msg.sender, msg.value);
    }

    function report(uint256 next) external {
        require(isOracle[msg.sender] && block.timestamp >= lastReport + 1 days, "not now");
        bytes32 id = keccak256(abi.encode(lastReport, next));
        require(!voted[id][msg.sender], "twice");
        voted[id][msg.sender] = true;
        if (++votes[id] < quorum) return;
        uint256 most = totalSupply / 1000;
        require(next <= totalSupply.add(most) && next >= totalSupply.sub(most), "beyond the sane");
        totalSupply = next;
        lastReport = block.timestamp;
    }

    function balanceOf(address account) public view returns (uint256) {
        return getPooledEthByShares(sharesOf[account]);
    }

    function getPooledEthByShares(uint256 shares) public view returns (uint256) {
        return totalShares == 0 ? 0 : shares.mul(totalSupply) / totalShares;
    }

    function getSharesByPooledEth(uint256 amount) public view returns (uint256) {
        return totalSupply == 0 ? 0 : amount.mul(totalShares) / totalSupply;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(amount);
        _transfer(from, to, amount);
        return true;
    }

    function _transfer(address from, address to, uint256 amount) private {
        require(to != address(0), "TRANSFER_TO_THE_ZERO_ADDRESS");
        uint256 shares = getSharesByPooledEth(amount);
        sharesOf[from] = sharesOf[from].sub(shares);
        sharesOf[to] = sharesOf[to].add(shares);
        emit Transfer(from, to, amount);
    }
}
