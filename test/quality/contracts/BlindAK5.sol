// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

interface ISync {
    function sync() external;
}

/// Five providers, the middle of what they last said.
contract ElandOracle {
    address[] public providers;
    mapping(address => uint256) public reports;
    mapping(address => uint256) public reportedAt;

    event ReportPushed(address indexed provider, uint256 payload);

    constructor(address[] memory providers_) {
        require(providers_.length >= 5, "few");
        providers = providers_;
    }

    function isProvider(address who) public view returns (bool) {
        for (uint256 i = 0; i < providers.length; i++) if (providers[i] == who) return true;
        return false;
    }

    function pushReport(uint256 payload) external {
        require(isProvider(msg.sender), "provider");
        reports[msg.sender] = payload;
        reportedAt[msg.sender] = block.timestamp;
        emit ReportPushed(msg.sender, payload);
    }

    function getData() external view returns (uint256, bool) {
        uint256[] memory valid = new uint256[](providers.length);
        uint256 size = 0;
        for (uint256 i = 0; i < providers.length; i++) {
            if (reportedAt[providers[i]] + 3 days < block.timestamp) continue;
            uint256 one = reports[providers[i]];
            uint256 j = size++;
            for (; j > 0 && valid[j - 1] > one; j--) valid[j] = valid[j - 1];
            valid[j] = one;
        }
        if (size < 3) return (0, false);
        return (valid[size / 2], true);
    }
}

contract ElandGons {
    string public constant name = "Eland Index Unit";
    string public constant symbol = "ELND";
    uint8 public constant decimals = 9;
    uint256 private constant INITIAL = 50 * 10 ** 6 * 10 ** 9;
    uint256 private constant TOTAL_GONS = uint256(-1) - (uint256(-1) % INITIAL);
    uint256 private constant MAX_SUPPLY = uint128(-1);
    uint256 public totalSupply = INITIAL;
    uint256 private _gonsPerFragment = TOTAL_GONS / INITIAL;
    address public monetaryPolicy;
    address private _maker;
    mapping(address => uint256) private _gonBalances;
    mapping(address => mapping(address => uint256)) private _allowedFragments;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event LogRebase(uint256 indexed epoch, uint256 totalSupply);
    event LogMonetaryPolicyUpdated(address monetaryPolicy);

    constructor() {
        _maker = msg.sender;
        _gonBalances[msg.sender] = TOTAL_GONS;
        emit Transfer(address(0), msg.sender, INITIAL);
    }

    function setMonetaryPolicy(address policy) external {
        require(msg.sender == _maker, "maker");
        _maker = address(0);
        monetaryPolicy = policy;
        emit LogMonetaryPolicyUpdated(policy);
    }

    function rebase(uint256 epoch, int256 supplyDelta) external returns (uint256) {
        require(msg.sender == monetaryPolicy, "policy");
        if (supplyDelta < 0) totalSupply -= uint256(-supplyDelta);
        else totalSupply += uint256(supplyDelta);
        if (totalSupply > MAX_SUPPLY) totalSupply = MAX_SUPPLY;
        _gonsPerFragment = TOTAL_GONS / totalSupply;
        emit LogRebase(epoch, totalSupply);
        return totalSupply;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _gonBalances[who] / _gonsPerFragment;
    }

    function allowance(address owner, address spender) external view returns (uint256) {
        return _allowedFragments[owner][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _allowedFragments[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(_allowedFragments[from][msg.sender] >= value, "allowance");
        _allowedFragments[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        uint256 gons = value * _gonsPerFragment;
        require(value <= totalSupply && _gonBalances[from] >= gons, "balance");
        _gonBalances[from] -= gons;
        _gonBalances[to] += gons;
        emit Transfer(from, to, value);
    }
}

contract ElandPolicy {
    ElandOracle public oracle;
    ElandGons public token;
    address public owner;
    uint256 public epoch;
    uint256 public lastRebase;
    uint256 public constant TARGET = 10 ** 18;
    uint256 public rebaseLag = 10;
    address public pool;

    constructor(ElandOracle oracle_, address owner_) {
        (oracle, owner) = (oracle_, owner_);
    }

    function bind(ElandGons token_, address pool_) external {
        require(address(token) == address(0), "bound");
        (token, pool) = (token_, pool_);
    }

    function setRebaseLag(uint256 lag) external {
        require(msg.sender == owner && lag >= 5 && lag <= 60, "lag");
        rebaseLag = lag;
    }

    /// Anybody may call it once a day.
    function rebase() external {
        require(block.timestamp >= lastRebase + 1 days, "early");
        lastRebase = block.timestamp;
        epoch++;
        (uint256 rate, bool valid) = oracle.getData();
        require(valid, "no rate");
        int256 supply = int256(token.totalSupply());
        int256 delta = ((int256(rate % 2 ** 128) - int256(TARGET)) * supply) / int256(TARGET) / int256(rebaseLag);
        if (delta > supply / 50) delta = supply / 50;
        if (delta < -supply / 50) delta = -supply / 50;
        token.rebase(epoch, delta);
        if (pool != address(0)) ISync(pool).sync();
    }
}
