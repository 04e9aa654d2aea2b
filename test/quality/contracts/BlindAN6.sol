// 0.6 runs=999
// SPDX-License-Identifier: Unlicensed
pragma solidity ^0.6.12;

contract PistachioReflect {
    string public constant name = "Pistachio Reflect";
    string public constant symbol = "PSTR";
    uint8 public constant decimals = 9;

    mapping(address => uint256) private _rOwned;
    mapping(address => uint256) private _tOwned;
    mapping(address => mapping(address => uint256)) private _allowances;
    mapping(address => bool) private _isExcluded;
    address[] private _excluded;

    uint256 private constant MAX = ~uint256(0);
    uint256 private constant _tTotal = 1000000 * 10 ** 6 * 10 ** 9;
    uint256 private _rTotal = (MAX - (MAX % _tTotal));
    uint256 private _tFeeTotal;
    address public owner;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() public {
        owner = msg.sender;
        _rOwned[msg.sender] = _rTotal;
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    function totalSupply() public pure returns (uint256) {
        return _tTotal;
    }

    function totalFees() public view returns (uint256) {
        return _tFeeTotal;
    }

    function balanceOf(address account) public view returns (uint256) {
        if (_isExcluded[account]) return _tOwned[account];
        return tokenFromReflection(_rOwned[account]);
    }

    function allowance(address who, address spender) public view returns (uint256) {
        return _allowances[who][spender];
    }

    function approve(address spender, uint256 amount) public returns (bool) {
        _allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address recipient, uint256 amount) public returns (bool) {
        _transfer(msg.sender, recipient, amount);
        return true;
    }

    function transferFrom(address sender, address recipient, uint256 amount) public returns (bool) {
        require(_allowances[sender][msg.sender] >= amount, "ERC20: transfer amount exceeds allowance");
        _allowances[sender][msg.sender] -= amount;
        _transfer(sender, recipient, amount);
        return true;
    }

    function tokenFromReflection(uint256 rAmount) public view returns (uint256) {
        require(rAmount <= _rTotal, "Amount must be less than total reflections");
        return rAmount / _getRate();
    }

    function reflect(uint256 tAmount) public {
        require(!_isExcluded[msg.sender], "Excluded addresses cannot call this function");
        uint256 rAmount = tAmount * _getRate();
        require(_rOwned[msg.sender] >= rAmount, "too much");
        _rOwned[msg.sender] -= rAmount;
        _rTotal -= rAmount;
        _tFeeTotal += tAmount;
    }

    function excludeAccount(address account) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        require(!_isExcluded[account] && _excluded.length < 5, "Account is already excluded");
        if (_rOwned[account] > 0) _tOwned[account] = tokenFromReflection(_rOwned[account]);
        _isExcluded[account] = true;
        _excluded.push(account);
    }

    function renounceOwnership() external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function _transfer(address sender, address recipient, uint256 tAmount) private {
        require(recipient != address(0), "ERC20: transfer to the zero address");
        require(tAmount > 0 && tAmount <= balanceOf(sender), "Transfer amount out of bounds");
        uint256 rate = _getRate();
        uint256 tFee = tAmount / 100;
        uint256 tGets = tAmount - tFee;
        if (_isExcluded[sender]) _tOwned[sender] -= tAmount;
        if (_isExcluded[recipient]) _tOwned[recipient] += tGets;
        uint256 rAmount = tAmount * rate;
        _rOwned[sender] = _rOwned[sender] > rAmount ? _rOwned[sender] - rAmount : 0;
        _rOwned[recipient] += tGets * rate;
        _rTotal -= tFee * rate;
        _tFeeTotal += tFee;
        emit Transfer(sender, recipient, tGets);
    }

    function _getRate() private view returns (uint256) {
        uint256 rSupply = _rTotal;
        uint256 tSupply = _tTotal;
        for (uint256 i = 0; i < _excluded.length; i++) {
            address one = _excluded[i];
            if (_rOwned[one] > rSupply || _tOwned[one] > tSupply) return _rTotal / _tTotal;
            rSupply -= _rOwned[one];
            tSupply -= _tOwned[one];
        }
        if (rSupply < _rTotal / _tTotal) return _rTotal / _tTotal;
        return rSupply / tSupply;
    }
}
