// 0.7 runs=800
// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.7.6;

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
    address private _owner;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(_owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    constructor() {
        _owner = msg.sender;
        emit OwnershipTransferred(address(0), msg.sender);
    }

    function owner() external view returns (address) {
        return _owner;
    }

    function transferOwnership(address newOwner) external onlyOwner {
        require(newOwner != address(0), "Ownable: nobody");
        emit OwnershipTransferred(_owner, newOwner);
        _owner = newOwner;
    }
}

/// Units that grow and shrink for all alike: an account has gons, and how many make a unit follows the supply.
contract Ebbfragment is Ownable {
    using SafeMath for uint256;

    string public constant name = "Ebbfragment";
    string public constant symbol = "EBBF";
    uint8 public constant decimals = 9;
    uint256 private constant MAX_UINT256 = type(uint256).max;
    uint256 private constant INITIAL_FRAGMENTS_SUPPLY = 50 * 10**6 * 10**9;
    uint256 private constant TOTAL_GONS = MAX_UINT256 - (MAX_UINT256 % INITIAL_FRAGMENTS_SUPPLY);
    uint256 private constant MAX_SUPPLY = type(uint128).max;
    address public monetaryPolicy;
    uint256 private _totalSupply;
    uint256 private _gonsPerFragment;
    mapping(address => uint256) private _gonBalances;
    mapping(address => mapping(address => uint256)) private _allowedFragments;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event LogRebase(uint256 indexed epoch, uint256 totalSupply);
    event LogMonetaryPolicyUpdated(address monetaryPolicy);

    modifier onlyMonetaryPolicy() {
        require(msg.sender == monetaryPolicy, "only the policy");
        _;
    }

    modifier validRecipient(address to) {
        require(to != address(0x0) && to != address(this), "not to there");
        _;
    }

    constructor() {
        _totalSupply = INITIAL_FRAGMENTS_SUPPLY;
        _gonBalances[msg.sender] = TOTAL_GONS;
        _gonsPerFragment = TOTAL_GONS / _totalSupply;
        emit Transfer(address(0x0), msg.sender, _totalSupply);
    }

    function setMonetaryPolicy(address next) external onlyOwner {
        monetaryPolicy = next;
        emit LogMonetaryPolicyUpdated(next);
    }

    function rebase(uint256 epoch, int256 supplyDelta) external onlyMonetaryPolicy returns (uint256) {
        if (supplyDelta < 0) _totalSupply = _totalSupply.sub(uint256(-supplyDelta));
        else _totalSupply = _totalSupply.add(uint256(supplyDelta));
        if (_totalSupply > MAX_SUPPLY) _totalSupply = MAX_SUPPLY;
        _gonsPerFragment = TOTAL_GONS / _totalSupply;
        emit LogRebase(epoch, _totalSupply);
        return _totalSupply;
    }

    function totalSupply() external view returns (uint256) {
        return _totalSupply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _gonBalances[who] / _gonsPerFragment;
    }

    function scaledBalanceOf(address who) external view returns (uint256) {
        return _gonBalances[who];
    }

    function allowance(address owner_, address spender) external view returns (uint256) {
        return _allowedFragments[owner_][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _allowedFragments[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external validRecipient(to) returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external validRecipient(to) returns (bool) {
        _allowedFragments[from][msg.sender] = _allowedFragments[from][msg.sender].sub(value);
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        uint256 gonValue = value.mul(_gonsPerFragment);
        _gonBalances[from] = _gonBalances[from].sub(gonValue);
        _gonBalances[to] = _gonBalances[to].add(gonValue);
        emit Transfer(from, to, value);
    }
}

/// Five providers report a price. What counts is at least an hour old and at most two days, of three or more, and the one in the middle.
contract EbbMedianOracle is Ownable {
    struct Report {
        uint256 timestamp;
        uint256 payload;
    }

    uint256 public constant reportExpirationTimeSec = 2 days;
    uint256 public constant reportDelaySec = 1 hours;
    uint256 public constant minimumProviders = 3;
    address[] public providers;
    mapping(address => Report) public providerReports;

    event ProviderAdded(address provider);
    event ProviderReportPushed(address indexed provider, uint256 payload, uint256 timestamp);

    constructor(address[] memory providers_) {
        providers = providers_;
    }

    function addProvider(address provider) external onlyOwner {
        providers.push(provider);
        emit ProviderAdded(provider);
    }

    function pushReport(uint256 payload) external {
        bool known = false;
        for (uint256 i = 0; i < providers.length; i++) if (providers[i] == msg.sender) known = true;
        require(known, "not a provider");
        require(block.timestamp >= providerReports[msg.sender].timestamp + reportDelaySec, "too soon after the last");
        providerReports[msg.sender] = Report(block.timestamp, payload);
        emit ProviderReportPushed(msg.sender, payload, block.timestamp);
    }

    function getData() external view returns (uint256, bool) {
        uint256[] memory valid = new uint256[](providers.length);
        uint256 size = 0;
        for (uint256 i = 0; i < providers.length; i++) {
            Report memory one = providerReports[providers[i]];
            if (one.timestamp == 0 || one.timestamp + reportDelaySec > block.timestamp) continue;
            if (one.timestamp + reportExpirationTimeSec < block.timestamp) continue;
            uint256 at = size++;
            for (; at > 0 && valid[at - 1] > one.payload; at--) valid[at] = valid[at - 1];
            valid[at] = one.payload;
        }
        if (size < minimumProviders) return (0, false);
        return (valid[size / 2], true);
    }
}

/// Once a day anybody lets the supply follow the price: a tenth of how far it is from one, and ten of a hundred at most.
contract EbbPolicy is Ownable {
    using SafeMath for uint256;

    uint256 private constant ONE = 1e18;
    uint256 public constant deviationThreshold = 5e16;
    uint256 public constant minRebaseTimeIntervalSec = 1 days;
    int256 public rebaseLag = 10;
    uint256 public lastRebaseTimestampSec;
    uint256 public epoch;
    Ebbfragment public uFrags;
    EbbMedianOracle public marketOracle;

    event LogRebase(uint256 indexed epoch, uint256 exchangeRate, int256 requestedSupplyAdjustment, uint256 timestampSec);

    constructor(EbbMedianOracle oracle) {
        marketOracle = oracle;
    }

    function initialize(Ebbfragment uFrags_) external onlyOwner {
        require(address(uFrags) == address(0), "initialized");
        uFrags = uFrags_;
    }

    function setMarketOracle(EbbMedianOracle next) external onlyOwner {
        marketOracle = next;
    }

    function setRebaseLag(int256 next) external onlyOwner {
        require(next >= 5, "at least five");
        rebaseLag = next;
    }

    function rebase() external {
        require(lastRebaseTimestampSec + minRebaseTimeIntervalSec <= block.timestamp, "once a day");
        lastRebaseTimestampSec = block.timestamp;
        epoch = epoch.add(1);
        (uint256 rate, bool valid) = marketOracle.getData();
        require(valid, "no price");
        if (rate > 2 * ONE) rate = 2 * ONE;
        int256 delta = 0;
        if (rate > ONE + deviationThreshold || rate < ONE - deviationThreshold) {
            int256 supply = int256(uFrags.totalSupply());
            delta = (supply * (int256(rate) - int256(ONE))) / int256(ONE) / rebaseLag;
            if (delta > supply / 10) delta = supply / 10;
        }
        uFrags.rebase(epoch, delta);
        emit LogRebase(epoch, rate, delta, block.timestamp);
    }
}
