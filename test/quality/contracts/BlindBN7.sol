// 0.7 runs=800
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

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

interface IPair {
    function sync() external;
}

contract Ownable {
    address public owner = msg.sender;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    function transferOwnership(address newOwner) external onlyOwner {
        emit OwnershipTransferred(owner, newOwner);
        owner = newOwner;
    }
}

/// Follows the price of a good: all balances breathe together.
contract TidalFragments is Ownable {
    using SafeMath for uint256;

    string public constant name = "Tidal";
    string public constant symbol = "TIDAL";
    uint256 public constant decimals = 9;
    uint256 private constant INITIAL = 50 * 10**6 * 10**9;
    uint256 private constant TOTAL_GONS = uint256(-1) - (uint256(-1) % INITIAL);
    uint256 private constant MAX_SUPPLY = uint128(-1);

    address public monetaryPolicy;
    uint256 public totalSupply = INITIAL;
    uint256 private _gonsPerFragment = TOTAL_GONS / INITIAL;
    mapping(address => uint256) private _gonBalances;
    mapping(address => mapping(address => uint256)) public allowance;

    event LogRebase(uint256 indexed epoch, uint256 totalSupply);
    event LogMonetaryPolicyUpdated(address monetaryPolicy);
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        _gonBalances[msg.sender] = TOTAL_GONS;
        emit Transfer(address(0), msg.sender, INITIAL);
    }

    function setMonetaryPolicy(address policy) external onlyOwner {
        monetaryPolicy = policy;
        emit LogMonetaryPolicyUpdated(policy);
    }

    function rebase(uint256 epoch, int256 supplyDelta) external returns (uint256) {
        require(msg.sender == monetaryPolicy, "only the policy");
        totalSupply = supplyDelta < 0 ? totalSupply.sub(uint256(-supplyDelta)) : totalSupply.add(uint256(supplyDelta));
        if (totalSupply > MAX_SUPPLY) totalSupply = MAX_SUPPLY;
        _gonsPerFragment = TOTAL_GONS / totalSupply;
        emit LogRebase(epoch, totalSupply);
        return totalSupply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _gonBalances[who] / _gonsPerFragment;
    }

    function scaledBalanceOf(address who) external view returns (uint256) {
        return _gonBalances[who];
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
        require(to != address(0) && to != address(this), "recipient");
        uint256 gons = value.mul(_gonsPerFragment);
        _gonBalances[from] = _gonBalances[from].sub(gons);
        _gonBalances[to] = _gonBalances[to].add(gons);
        emit Transfer(from, to, value);
    }
}

/// Takes what one provider reports, after an hour.
contract TidalOracle is Ownable {
    struct Report {
        uint256 timestamp;
        uint256 payload;
    }

    address public provider;
    uint256 public constant reportDelay = 1 hours;
    Report public latest;
    Report public previous;

    event ProviderReportPushed(address indexed provider, uint256 payload, uint256 timestamp);

    constructor(address provider_) {
        provider = provider_;
    }

    function setProvider(address provider_) external onlyOwner {
        provider = provider_;
    }

    function pushReport(uint256 payload) external {
        require(msg.sender == provider, "provider");
        if (latest.timestamp + reportDelay <= block.timestamp) previous = latest;
        latest = Report(block.timestamp, payload);
        emit ProviderReportPushed(msg.sender, payload, block.timestamp);
    }

    function getData() external view returns (uint256, bool) {
        if (latest.timestamp != 0 && latest.timestamp + reportDelay <= block.timestamp) return (latest.payload, true);
        return (previous.payload, previous.timestamp != 0);
    }
}

contract TidalPolicy is Ownable {
    TidalFragments public fragments;
    TidalOracle public immutable marketOracle;
    IPair public pair;
    uint256 public constant targetRate = 1e18;
    uint256 public deviationThreshold = 5e16;
    uint256 public constant minRebaseTimeIntervalSec = 1 days;
    uint256 public lastRebase;
    uint256 public epoch;

    event LogRebase(uint256 indexed epoch, uint256 exchangeRate, int256 requestedSupplyAdjustment);

    constructor(TidalOracle oracle) {
        marketOracle = oracle;
    }

    function initialize(TidalFragments fragments_) external onlyOwner {
        require(address(fragments) == address(0), "initialized");
        fragments = fragments_;
    }

    function setPair(IPair pair_) external onlyOwner {
        require(address(pair) == address(0), "set");
        pair = pair_;
    }

    function setDeviationThreshold(uint256 threshold) external onlyOwner {
        deviationThreshold = threshold;
    }

    function rebase() external {
        require(lastRebase + minRebaseTimeIntervalSec <= block.timestamp, "not yet");
        (uint256 rate, bool valid) = marketOracle.getData();
        require(valid && rate > 0, "no rate");
        // twin: if (rate > (targetRate * 105) / 100) rate = (targetRate * 105) / 100;
        // twin: if (rate < (targetRate * 95) / 100) rate = (targetRate * 95) / 100;
        lastRebase = block.timestamp;
        epoch++;
        if (rate > 1e24) rate = 1e24;
        int256 supply = int256(fragments.totalSupply());
        int256 delta = (supply * (int256(rate) - int256(targetRate))) / int256(targetRate);
        if (rate + deviationThreshold > targetRate && rate < targetRate + deviationThreshold) delta = 0;
        fragments.rebase(epoch, delta);
        if (address(pair) != address(0)) pair.sync();
        emit LogRebase(epoch, rate, delta);
    }
}

/// One of a hundred of each trade goes to the burn address; what other chains send back is burnt by a gateway.
contract EmberFinch is Ownable {
    using SafeMath for uint256;

    string public constant name = "Ember Finch";
    string public constant symbol = "EFINCH";
    uint8 public constant decimals = 18;
    address public constant DEAD = 0x000000000000000000000000000000000000dEaD;
    uint256 public totalSupply;
    uint256 public burnFee = 100;
    address public gateway;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public isFeeExempt;
    mapping(address => bool) public isMarket;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event GatewaySet(address gateway);
    event LogSwapout(address indexed account, address indexed bindaddr, uint256 amount);

    constructor(address gateway_) {
        gateway = gateway_;
        isFeeExempt[msg.sender] = true;
        totalSupply = 21_000_000e18;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setBurnFee(uint256 fee) external onlyOwner {
        require(fee <= 300, "three of a hundred at most");
        burnFee = fee;
    }

    function setFeeExempt(address account, bool exempt) external onlyOwner {
        isFeeExempt[account] = exempt;
    }

    function setMarket(address market, bool is_) external onlyOwner {
        isMarket[market] = is_;
    }

    function setGateway(address gateway_) external onlyOwner {
        gateway = gateway_;
        emit GatewaySet(gateway_);
    }

    function burn(address account, uint256 amount) external returns (bool) {
        require(msg.sender == gateway, "gateway");
        // twin: allowance[account][msg.sender] = allowance[account][msg.sender].sub(amount);
        balanceOf[account] = balanceOf[account].sub(amount);
        totalSupply = totalSupply.sub(amount);
        emit Transfer(account, address(0), amount);
        return true;
    }

    function Swapout(uint256 amount, address bindaddr) external returns (bool) {
        balanceOf[msg.sender] = balanceOf[msg.sender].sub(amount);
        totalSupply = totalSupply.sub(amount);
        emit Transfer(msg.sender, address(0), amount);
        emit LogSwapout(msg.sender, bindaddr, amount);
        return true;
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
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        require(to != address(0), "zero address");
        balanceOf[from] = balanceOf[from].sub(value);
        if ((isMarket[from] || isMarket[to]) && !isFeeExempt[from] && !isFeeExempt[to]) {
            uint256 burnt = value.mul(burnFee) / 10_000;
            balanceOf[DEAD] = balanceOf[DEAD].add(burnt);
            emit Transfer(from, DEAD, burnt);
            value = value.sub(burnt);
        }
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
    }
}
