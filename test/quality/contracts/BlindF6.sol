// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

library Math6 {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "add");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "sub");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a * b;
        require(a == 0 || c / a == b, "mul");
    }
}

abstract contract Token6 {
    using Math6 for uint256;

    string public name;
    string public symbol;
    uint8 public decimals = 18;
    uint256 internal _supply;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function totalSupply() public view virtual returns (uint256) {
        return _supply;
    }

    function balanceOf(address who) public view virtual returns (uint256) {
        return _balances[who];
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
        if (allowance[from][msg.sender] != uint256(-1)) allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        require(to != address(0), "zero");
        _balances[from] = _balances[from].sub(value);
        _balances[to] = _balances[to].add(value);
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal {
        _supply = _supply.add(value);
        _balances[to] = _balances[to].add(value);
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal {
        _balances[from] = _balances[from].sub(value);
        _supply = _supply.sub(value);
        emit Transfer(from, address(0), value);
    }
}

contract Ownable6 {
    address public owner = msg.sender;

    event OwnershipTransferred(address indexed from, address indexed to);

    modifier onlyOwner() {
        require(owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    function transferOwnership(address to) public onlyOwner {
        require(to != address(0), "Ownable: new owner is the zero address");
        emit OwnershipTransferred(owner, to);
        owner = to;
    }

    function renounceOwnership() public onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }
}

contract Mirrorball is Token6, Ownable6 {
    uint256 private constant MAX = ~uint256(0);
    uint256 private constant _tTotal = 10 * 10**6 * 10**9;
    uint256 private _rTotal = (MAX - (MAX % _tTotal));
    uint256 private _tFeeTotal;
    mapping(address => uint256) private _rOwned;
    mapping(address => uint256) private _tOwned;
    mapping(address => bool) public isExcluded;
    address[] private _excluded;

    constructor() public {
        (name, symbol, decimals) = ("mirrorball.finance", "MRB", 9);
        _rOwned[msg.sender] = _rTotal;
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    function totalSupply() public view override returns (uint256) {
        return _tTotal;
    }

    function totalFees() external view returns (uint256) {
        return _tFeeTotal;
    }

    function balanceOf(address who) public view override returns (uint256) {
        return isExcluded[who] ? _tOwned[who] : tokenFromReflection(_rOwned[who]);
    }

    function reflect(uint256 tAmount) external {
        require(!isExcluded[msg.sender], "Excluded addresses cannot call this function");
        uint256 rAmount = tAmount.mul(_getRate());
        _rOwned[msg.sender] = _rOwned[msg.sender].sub(rAmount);
        _rTotal = _rTotal.sub(rAmount);
        _tFeeTotal = _tFeeTotal.add(tAmount);
    }

    function tokenFromReflection(uint256 rAmount) public view returns (uint256) {
        require(rAmount <= _rTotal, "Amount must be less than total reflections");
        return rAmount / _getRate();
    }

    function excludeAccount(address who) external onlyOwner {
        require(!isExcluded[who], "Account is already excluded");
        if (_rOwned[who] > 0) _tOwned[who] = tokenFromReflection(_rOwned[who]);
        isExcluded[who] = true;
        _excluded.push(who);
    }

    function _transfer(address from, address to, uint256 tAmount) internal override {
        require(tAmount > 0, "Transfer amount must be greater than zero");
        uint256 rate = _getRate();
        uint256 tFee = tAmount / 100;
        _rOwned[from] = _rOwned[from].sub(tAmount.mul(rate));
        if (isExcluded[from]) _tOwned[from] = _tOwned[from].sub(tAmount);
        if (isExcluded[to]) _tOwned[to] = _tOwned[to].add(tAmount - tFee);
        _rOwned[to] = _rOwned[to].add((tAmount - tFee).mul(rate));
        _rTotal = _rTotal.sub(tFee.mul(rate));
        _tFeeTotal = _tFeeTotal.add(tFee);
        emit Transfer(from, to, tAmount - tFee);
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

contract Elastic is Token6, Ownable6 {
    uint256 private constant INITIAL = 50 * 10**6 * 10**9;
    uint256 private constant TOTAL_GONS = uint256(-1) - (uint256(-1) % INITIAL);
    uint256 private constant MAX_SUPPLY = ~uint128(0);
    uint256 private _gonsPerFragment;
    address public monetaryPolicy;

    event LogRebase(uint256 indexed epoch, uint256 totalSupply);

    constructor() public {
        (name, symbol, decimals) = ("Elastic", "ELST", 9);
        _supply = INITIAL;
        _balances[msg.sender] = TOTAL_GONS;
        _gonsPerFragment = TOTAL_GONS / INITIAL;
        emit Transfer(address(0), msg.sender, INITIAL);
    }

    function setMonetaryPolicy(address to) external onlyOwner {
        monetaryPolicy = to;
    }

    function rebase(uint256 epoch, int256 delta) external returns (uint256) {
        require(msg.sender == monetaryPolicy, "policy");
        _supply = delta < 0 ? _supply.sub(uint256(-delta)) : _supply.add(uint256(delta));
        if (_supply > MAX_SUPPLY) _supply = MAX_SUPPLY;
        _gonsPerFragment = TOTAL_GONS / _supply;
        emit LogRebase(epoch, _supply);
        return _supply;
    }

    function balanceOf(address who) public view override returns (uint256) {
        return _balances[who] / _gonsPerFragment;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(to != address(0) && to != address(this), "recipient");
        uint256 gons = value.mul(_gonsPerFragment);
        _balances[from] = _balances[from].sub(gons);
        _balances[to] = _balances[to].add(gons);
        emit Transfer(from, to, value);
    }
}

contract ElasticPolicy is Ownable6 {
    Elastic public elastic;
    uint256 public epoch;
    uint256 public lastRebaseTimestampSec;
    uint256 public rate = 10**18;
    uint256 public rateTimestamp;
    address public marketOracle;

    constructor(address oracle) public {
        marketOracle = oracle;
    }

    function init(Elastic elastic_) external onlyOwner {
        require(address(elastic) == address(0), "set");
        elastic = elastic_;
    }

    function pushReport(uint256 value) external {
        require(msg.sender == marketOracle, "oracle");
        (rate, rateTimestamp) = (value, now);
    }

    function setMarketOracle(address to) external onlyOwner {
        marketOracle = to;
    }

    function rebase() external {
        require(msg.sender == tx.origin, "contract");
        require(now >= lastRebaseTimestampSec + 1 days, "early");
        require(rateTimestamp + 1 days > now, "stale");
        lastRebaseTimestampSec = now;
        int256 delta = (int256(elastic.totalSupply()) * (int256(rate) - 10**18)) / 10**18 / 10;
        int256 most = int256(elastic.totalSupply() / 20);
        if (delta > most) delta = most;
        if (delta < -most) delta = -most;
        elastic.rebase(++epoch, delta);
    }
}

contract ParselToken is Token6, Ownable6 {
    constructor() public {
        (name, symbol) = ("ParselToken", "PARSEL");
    }

    function mint(address to, uint256 amount) public onlyOwner {
        _mint(to, amount);
    }
}

contract MasterGardener is Ownable6 {
    using Math6 for uint256;

    ParselToken public parsel;
    uint256 public constant perBlock = 10 ether;
    uint256 public immutable bonusEndBlock;
    uint256 public accPerShare;
    uint256 public lastRewardBlock;
    uint256 public totalStaked;
    mapping(address => uint256) public amount;
    mapping(address => uint256) public rewardDebt;
    address public devaddr = msg.sender;

    constructor() public {
        bonusEndBlock = block.number + 50_000;
        lastRewardBlock = block.number;
    }

    function init(ParselToken parsel_) external onlyOwner {
        require(address(parsel) == address(0), "set");
        parsel = parsel_;
    }

    function dev(address to) external {
        require(msg.sender == devaddr, "dev: wut?");
        devaddr = to;
    }

    function updatePool() public {
        if (block.number <= lastRewardBlock) return;
        if (totalStaked > 0) {
            uint256 reward = (block.number - lastRewardBlock).mul(perBlock);
            parsel.mint(devaddr, reward / 10);
            parsel.mint(address(this), reward);
            accPerShare = accPerShare.add(reward.mul(1e12) / totalStaked);
        }
        lastRewardBlock = block.number;
    }

    function deposit() external payable {
        updatePool();
        _harvest();
        amount[msg.sender] = amount[msg.sender].add(msg.value);
        totalStaked = totalStaked.add(msg.value);
        rewardDebt[msg.sender] = amount[msg.sender].mul(accPerShare) / 1e12;
    }

    function withdraw(uint256 value) external {
        updatePool();
        _harvest();
        amount[msg.sender] = amount[msg.sender].sub(value);
        totalStaked = totalStaked.sub(value);
        rewardDebt[msg.sender] = amount[msg.sender].mul(accPerShare) / 1e12;
        msg.sender.transfer(value);
    }

    function _harvest() private {
        uint256 due = (amount[msg.sender].mul(accPerShare) / 1e12).sub(rewardDebt[msg.sender]);
        uint256 have = parsel.balanceOf(address(this));
        if (due > 0) parsel.transfer(msg.sender, due > have ? have : due);
    }
}

contract LiquidUSD is Token6 {
    address public immutable troveManagerAddress;
    address public immutable borrowerOperationsAddress;

    constructor(address troves, address operations) public {
        (name, symbol) = ("LQUD Stablecoin", "LQUD");
        (troveManagerAddress, borrowerOperationsAddress) = (troves, operations);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == borrowerOperationsAddress, "LUSDToken: Caller is not BorrowerOperations");
        _mint(to, value);
    }

    function burn(address from, uint256 value) external {
        require(msg.sender == borrowerOperationsAddress || msg.sender == troveManagerAddress, "LUSDToken: Caller");
        _burn(from, value);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(to != address(this) && to != troveManagerAddress && to != borrowerOperationsAddress, "LUSD: recipient");
        super._transfer(from, to, value);
    }
}
