// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256) {
        uint256 c = a + b;
        require(c >= a, "SafeMath: addition overflow");
        return c;
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        return sub(a, b, "SafeMath: subtraction overflow");
    }

    function sub(uint256 a, uint256 b, string memory errorMessage) internal pure returns (uint256) {
        require(b <= a, errorMessage);
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256) {
        if (a == 0) return 0;
        uint256 c = a * b;
        require(c / a == b, "SafeMath: multiplication overflow");
        return c;
    }

    function div(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b > 0, "SafeMath: division by zero");
        return a / b;
    }
}

abstract contract Context {
    function _msgSender() internal view virtual returns (address payable) {
        return msg.sender;
    }
}

contract Ownable is Context {
    address private _owner;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() internal {
        _owner = _msgSender();
        emit OwnershipTransferred(address(0), _owner);
    }

    function owner() public view returns (address) {
        return _owner;
    }

    modifier onlyOwner() {
        require(_owner == _msgSender(), "Ownable: caller is not the owner");
        _;
    }

    function renounceOwnership() public virtual onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }
}

interface IUniswapV2Factory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

interface IUniswapV2Router02 {
    function factory() external pure returns (address);
    function WETH() external pure returns (address);
    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;
}

/**
 * Two percent of each transfer are reflected to all who hold it, pool and burn address left out.
 */
contract MurmurToken is Context, Ownable {
    using SafeMath for uint256;

    mapping(address => uint256) private _rOwned;
    mapping(address => uint256) private _tOwned;
    mapping(address => mapping(address => uint256)) private _allowances;
    mapping(address => bool) private _isExcluded;
    address[] private _excluded;

    uint256 private constant MAX = ~uint256(0);
    uint256 private constant _tTotal = 10 * 10**6 * 10**9;
    uint256 private _rTotal = (MAX - (MAX % _tTotal));
    uint256 private _tFeeTotal;

    string public name = "Murmur";
    string public symbol = "MURM";
    uint8 public decimals = 9;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        _rOwned[_msgSender()] = _rTotal;
        emit Transfer(address(0), _msgSender(), _tTotal);
    }

    function totalSupply() public pure returns (uint256) {
        return _tTotal;
    }

    function balanceOf(address account) public view returns (uint256) {
        if (_isExcluded[account]) return _tOwned[account];
        return tokenFromReflection(_rOwned[account]);
    }

    function totalFees() public view returns (uint256) {
        return _tFeeTotal;
    }

    function allowance(address holder, address spender) public view returns (uint256) {
        return _allowances[holder][spender];
    }

    function approve(address spender, uint256 amount) public returns (bool) {
        _approve(_msgSender(), spender, amount);
        return true;
    }

    function transfer(address recipient, uint256 amount) public returns (bool) {
        _transfer(_msgSender(), recipient, amount);
        return true;
    }

    function transferFrom(address sender, address recipient, uint256 amount) public returns (bool) {
        _transfer(sender, recipient, amount);
        _approve(sender, _msgSender(), _allowances[sender][_msgSender()].sub(amount, "ERC20: transfer amount exceeds allowance"));
        return true;
    }

    function tokenFromReflection(uint256 rAmount) public view returns (uint256) {
        require(rAmount <= _rTotal, "Amount must be less than total reflections");
        return rAmount.div(_getRate());
    }

    function excludeAccount(address account) external onlyOwner {
        require(!_isExcluded[account], "Account is already excluded");
        if (_rOwned[account] > 0) _tOwned[account] = tokenFromReflection(_rOwned[account]);
        _isExcluded[account] = true;
        _excluded.push(account);
    }

    function _approve(address holder, address spender, uint256 amount) private {
        require(holder != address(0) && spender != address(0), "ERC20: approve zero");
        _allowances[holder][spender] = amount;
        emit Approval(holder, spender, amount);
    }

    function _transfer(address sender, address recipient, uint256 tAmount) private {
        require(sender != address(0) && recipient != address(0), "ERC20: transfer zero");
        require(tAmount > 0, "Transfer amount must be greater than zero");
        uint256 rate = _getRate();
        uint256 tFee = tAmount.mul(2).div(100);
        uint256 tRest = tAmount.sub(tFee);
        _rOwned[sender] = _rOwned[sender].sub(tAmount.mul(rate));
        if (_isExcluded[sender]) _tOwned[sender] = _tOwned[sender].sub(tAmount);
        _rOwned[recipient] = _rOwned[recipient].add(tRest.mul(rate));
        if (_isExcluded[recipient]) _tOwned[recipient] = _tOwned[recipient].add(tRest);
        _rTotal = _rTotal.sub(tFee.mul(rate));
        _tFeeTotal = _tFeeTotal.add(tFee);
        emit Transfer(sender, recipient, tRest);
    }

    function _getRate() private view returns (uint256) {
        uint256 rSupply = _rTotal;
        uint256 tSupply = _tTotal;
        for (uint256 i = 0; i < _excluded.length; i++) {
            if (_rOwned[_excluded[i]] > rSupply || _tOwned[_excluded[i]] > tSupply) return _rTotal.div(_tTotal);
            rSupply = rSupply.sub(_rOwned[_excluded[i]]);
            tSupply = tSupply.sub(_tOwned[_excluded[i]]);
        }
        if (rSupply < _rTotal.div(_tTotal)) return _rTotal.div(_tTotal);
        return rSupply.div(tSupply);
    }
}

contract Coin is Context, Ownable {
    using SafeMath for uint256;

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory _name, string memory _symbol, uint256 supply) internal {
        name = _name;
        symbol = _symbol;
        totalSupply = supply;
        balanceOf[_msgSender()] = supply;
        emit Transfer(address(0), _msgSender(), supply);
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[_msgSender()][spender] = amount;
        emit Approval(_msgSender(), spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _transfer(_msgSender(), to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        allowance[from][_msgSender()] = allowance[from][_msgSender()].sub(amount, "ERC20: transfer amount exceeds allowance");
        _transfer(from, to, amount);
        return true;
    }

    function _transfer(address from, address to, uint256 amount) internal virtual {
        balanceOf[from] = balanceOf[from].sub(amount, "ERC20: transfer amount exceeds balance");
        balanceOf[to] = balanceOf[to].add(amount);
        emit Transfer(from, to, amount);
    }
}

/// Keeps what each holder has and what he is owed in ether; only the token speaks to it.
contract TitheTracker {
    using SafeMath for uint256;

    uint256 internal constant magnitude = 2**128;
    address public immutable token;
    uint256 public magnifiedPerShare;
    uint256 public totalTracked;
    uint256 public totalDistributed;
    mapping(address => uint256) public tracked;
    mapping(address => uint256) public credit;
    mapping(address => uint256) public counted;

    event DividendsDistributed(uint256 amount);
    event DividendWithdrawn(address indexed to, uint256 amount);

    constructor() public {
        token = msg.sender;
    }

    receive() external payable {
        if (totalTracked == 0) return;
        magnifiedPerShare = magnifiedPerShare.add(msg.value.mul(magnitude).div(totalTracked));
        totalDistributed = totalDistributed.add(msg.value);
        emit DividendsDistributed(msg.value);
    }

    function setBalance(address account, uint256 balance) external {
        require(msg.sender == token, "only the token");
        _settle(account);
        totalTracked = totalTracked.sub(tracked[account]).add(balance);
        tracked[account] = balance;
    }

    function dividendOf(address account) public view returns (uint256) {
        return credit[account].add(magnifiedPerShare.sub(counted[account]).mul(tracked[account]).div(magnitude));
    }

    function claim() external {
        _settle(msg.sender);
        uint256 amount = credit[msg.sender];
        credit[msg.sender] = 0;
        (bool ok, ) = msg.sender.call{value: amount}("");
        require(ok, "not paid");
        emit DividendWithdrawn(msg.sender, amount);
    }

    function _settle(address account) private {
        credit[account] = dividendOf(account);
        counted[account] = magnifiedPerShare;
    }
}

/**
 * Three of a hundred of each sale are sold for ether, which belongs to the holders.
 */
contract TithebarnToken is Coin("Tithebarn", "TITHE", 90 * 10**6 * 10**18) {
    IUniswapV2Router02 public constant uniswapV2Router = IUniswapV2Router02(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address public immutable uniswapV2Pair;
    TitheTracker public immutable dividendTracker;
    uint256 public constant sellFee = 3;
    uint256 public constant swapTokensAtAmount = 2_000 * 10**18;
    bool private swapping;
    mapping(address => bool) public isExcludedFromFees;

    constructor() public {
        uniswapV2Pair = IUniswapV2Factory(uniswapV2Router.factory()).createPair(address(this), uniswapV2Router.WETH());
        dividendTracker = new TitheTracker();
        isExcludedFromFees[msg.sender] = true;
        allowance[address(this)][address(uniswapV2Router)] = uint256(-1);
    }

    receive() external payable {}

    function includeInFees() external {
        isExcludedFromFees[msg.sender] = false;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        bool sale = to == uniswapV2Pair && !swapping;
        if (sale && balanceOf[address(this)] >= swapTokensAtAmount) {
            swapping = true;
            _swapAndSendDividends();
            swapping = false;
        }
        uint256 fee = sale && !isExcludedFromFees[from] ? amount.mul(sellFee).div(100) : 0;
        if (fee > 0) super._transfer(from, address(this), fee);
        super._transfer(from, to, amount.sub(fee));
        _track(from);
        _track(to);
    }

    function _swapAndSendDividends() private {
        address[] memory path = new address[](2);
        path[0] = address(this);
        path[1] = uniswapV2Router.WETH();
        uniswapV2Router.swapExactTokensForETHSupportingFeeOnTransferTokens(swapTokensAtAmount, 0, path, address(this), block.timestamp);
        (bool ok, ) = address(dividendTracker).call{value: address(this).balance}("");
        ok;
    }

    function _track(address account) private {
        if (account == uniswapV2Pair || account == address(this) || account == address(uniswapV2Router) || account == address(0xdead)) return;
        dividendTracker.setBalance(account, balanceOf[account]);
    }
}

/**
 * Who has bought waits half a minute before he buys again. It was made against bots, and does not concern who sells.
 */
contract HeronryToken is Coin("Heronry", "HRNY", 420 * 10**6 * 10**18) {
    uint256 public constant cooldown = 30 seconds;
    bool public cooldownEnabled = true;
    address public pair;
    mapping(address => uint256) public lastBuy;

    event CooldownEnabled(bool enabled);

    function setPair(address _pair) external onlyOwner {
        require(pair == address(0), "set once");
        pair = _pair;
    }

    function setCooldownEnabled(bool enabled) external onlyOwner {
        cooldownEnabled = enabled;
        emit CooldownEnabled(enabled);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (cooldownEnabled && from == pair && pair != address(0)) {
            require(block.timestamp >= lastBuy[to] + cooldown, "Wait before you buy again");
            lastBuy[to] = block.timestamp;
        }
        super._transfer(from, to, amount);
    }
}
