// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

library Sums {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "Sums: overflow");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "Sums: underflow");
        return a - b;
    }
}

interface ITokenReceiver {
    function onTokenTransfer(address from, uint256 value, bytes calldata data) external returns (bool);
}

interface IFactory6 {
    function createPair(address a, address b) external returns (address);
}

/// Coin of the far side of a bridge: it exists as far as its twin is locked over there.
contract Bargecoin {
    using Sums for uint256;
    string public name = "Bargecoin from the far bank";
    string public symbol = "BARG";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public owner;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Burn(address indexed burner, uint256 value);

    constructor(address bridge) public {
        owner = bridge;
    }

    function mint(address to, uint256 value) external returns (bool) {
        require(msg.sender == owner, "only the bridge");
        totalSupply = totalSupply.add(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(address(0), to, value);
        return true;
    }

    function burn(uint256 value) external {
        balanceOf[msg.sender] = balanceOf[msg.sender].sub(value);
        totalSupply = totalSupply.sub(value);
        emit Burn(msg.sender, value);
        emit Transfer(msg.sender, address(0), value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function increaseAllowance(address spender, uint256 more) external returns (bool) {
        allowance[msg.sender][spender] = allowance[msg.sender][spender].add(more);
        emit Approval(msg.sender, spender, allowance[msg.sender][spender]);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _transfer(msg.sender, to, value);
        if (to == owner) require(ITokenReceiver(to).onTokenTransfer(msg.sender, value, ""));
        return true;
    }

    function transferAndCall(address to, uint256 value, bytes calldata data) external returns (bool) {
        _transfer(msg.sender, to, value);
        require(ITokenReceiver(to).onTokenTransfer(msg.sender, value, data));
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != uint256(-1)) allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        require(to != address(0) && to != address(this));
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
    }
}

/// Each validator affirms what was locked on the far bank; three of five, and no more than so much a day.
contract Tollbarge {
    using Sums for uint256;
    Bargecoin public coin;
    address public governor;
    uint256 public dailyLimit = 12000000 ether;
    uint256 public constant REQUIRED = 3;
    mapping(address => bool) public validators;
    uint256 public validatorCount;
    mapping(bytes32 => mapping(address => bool)) public signed;
    mapping(bytes32 => uint256) public signatures;
    mapping(uint256 => uint256) public spentOn;

    event AffirmationCompleted(address indexed to, uint256 value, bytes32 origin);
    event UserRequestForSignature(address indexed from, uint256 value);

    modifier governed() {
        require(msg.sender == governor, "only the governor");
        _;
    }

    constructor(address[] memory first, address governor_) public {
        for (uint256 i = 0; i < first.length; i++) validators[first[i]] = true;
        validatorCount = first.length;
        governor = governor_;
    }

    function moor(Bargecoin coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function setDailyLimit(uint256 most) external governed {
        dailyLimit = most;
    }

    function addValidator(address who) external governed {
        require(!validators[who]);
        validators[who] = true;
        validatorCount++;
    }

    function removeValidator(address who) external governed {
        require(validators[who] && validatorCount > REQUIRED);
        validators[who] = false;
        validatorCount--;
    }

    function executeAffirmation(address to, uint256 value, bytes32 origin) external {
        require(validators[msg.sender], "not a validator");
        bytes32 id = keccak256(abi.encodePacked(to, value, origin));
        require(!signed[id][msg.sender], "signed");
        signed[id][msg.sender] = true;
        signatures[id]++;
        if (signatures[id] != REQUIRED) return;
        uint256 today = now / 1 days;
        spentOn[today] = spentOn[today].add(value);
        require(spentOn[today] <= dailyLimit, "above the limit of the day");
        coin.mint(to, value);
        emit AffirmationCompleted(to, value, origin);
    }

    function onTokenTransfer(address from, uint256 value, bytes calldata) external returns (bool) {
        require(msg.sender == address(coin));
        coin.burn(value);
        emit UserRequestForSignature(from, value);
        return true;
    }
}

/// Two of a hundred of what moves is shared out among all who hold. The fee may be set, to five at most.
contract Glowmere {
    using Sums for uint256;
    string public name = "Glowmere";
    string public symbol = "GLOW";
    uint8 public decimals = 9;
    uint256 private constant MAX = ~uint256(0);
    uint256 private constant _tTotal = 1000000000 * 10**9;
    uint256 private _rTotal = MAX - (MAX % _tTotal);
    uint256 private _tFeeTotal;
    uint256 public _taxFee = 2;
    address private _owner;
    address public pool;
    mapping(address => uint256) private _rOwned;
    mapping(address => uint256) private _tOwned;
    mapping(address => mapping(address => uint256)) private _allowances;
    mapping(address => bool) private _isExcluded;
    mapping(address => bool) private _isExcludedFromFee;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    constructor() public {
        _owner = msg.sender;
        _rOwned[msg.sender] = _rTotal;
        _isExcludedFromFee[msg.sender] = true;
        pool = IFactory6(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        _isExcluded[pool] = true;
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    function owner() public view returns (address) {
        return _owner;
    }

    function transferOwnership(address to) external {
        require(msg.sender == _owner, "Ownable: caller is not the owner");
        emit OwnershipTransferred(_owner, to);
        _owner = to;
    }

    function setTaxFeePercent(uint256 fee) external {
        require(msg.sender == _owner, "Ownable: caller is not the owner");
        require(fee <= 5, "five at most");
        _taxFee = fee;
    }

    function totalSupply() public view returns (uint256) {
        return _tTotal;
    }

    function totalFees() public view returns (uint256) {
        return _tFeeTotal;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _isExcluded[who] ? _tOwned[who] : _rOwned[who] / _getRate();
    }

    function allowance(address who, address spender) public view returns (uint256) {
        return _allowances[who][spender];
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
        _transfer(from, to, amount);
        _allowances[from][msg.sender] = _allowances[from][msg.sender].sub(amount);
        return true;
    }

    function _getRate() private view returns (uint256) {
        (uint256 r, uint256 t) = (_rTotal.sub(_rOwned[pool]), _tTotal.sub(_tOwned[pool]));
        return t == 0 || r < _rTotal / _tTotal ? _rTotal / _tTotal : r / t;
    }

    function _transfer(address from, address to, uint256 amount) private {
        require(amount > 0, "Transfer amount must be greater than zero");
        uint256 fee = _isExcludedFromFee[from] || _isExcludedFromFee[to] ? 0 : _taxFee;
        uint256 rate = _getRate();
        uint256 cut = (amount * fee) / 100;
        _rOwned[from] = _rOwned[from].sub(amount * rate);
        if (_isExcluded[from]) _tOwned[from] = _tOwned[from].sub(amount);
        _rOwned[to] = _rOwned[to].add((amount - cut) * rate);
        if (_isExcluded[to]) _tOwned[to] = _tOwned[to].add(amount - cut);
        _rTotal = _rTotal.sub(cut * rate);
        _tFeeTotal = _tFeeTotal.add(cut);
        emit Transfer(from, to, amount - cut);
    }
}
