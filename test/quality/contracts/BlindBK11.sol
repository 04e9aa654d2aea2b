// 0.8 runs=200 ir evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.18;

interface IFactory {
    function createPair(address a, address b) external returns (address);
}

/// Two of a hundred of whatever moves goes to all who hold; the pool is left out of it. Three at most while it had an owner.
contract Spindrel {
    string private constant _name = "Spindrel";
    string private constant _symbol = "SPDL";
    uint8 private constant _decimals = 9;
    uint256 private constant MAX = ~uint256(0);
    uint256 private constant _tTotal = 100_000_000_000 * 1e9;
    uint256 private _rTotal = (MAX - (MAX % _tTotal));
    uint256 private _tFeeTotal;
    uint256 public _taxFee = 2;
    address private _owner;
    address public immutable uniswapV2Pair;
    address[] private _excluded;
    mapping(address => uint256) private _rOwned;
    mapping(address => uint256) private _tOwned;
    mapping(address => mapping(address => uint256)) private _allowances;
    mapping(address => bool) private _isExcludedFromFee;
    mapping(address => bool) private _isExcluded;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(_owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    constructor() {
        _owner = msg.sender;
        _rOwned[msg.sender] = _rTotal;
        _isExcludedFromFee[msg.sender] = true;
        uniswapV2Pair = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _isExcluded[uniswapV2Pair] = true;
        _excluded.push(uniswapV2Pair);
        emit OwnershipTransferred(address(0), msg.sender);
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    function name() external pure returns (string memory) {
        return _name;
    }

    function symbol() external pure returns (string memory) {
        return _symbol;
    }

    function decimals() external pure returns (uint8) {
        return _decimals;
    }

    function totalSupply() external pure returns (uint256) {
        return _tTotal;
    }

    function owner() external view returns (address) {
        return _owner;
    }

    function totalFees() external view returns (uint256) {
        return _tFeeTotal;
    }

    function balanceOf(address account) public view returns (uint256) {
        return _isExcluded[account] ? _tOwned[account] : tokenFromReflection(_rOwned[account]);
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return _allowances[from][spender];
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        _allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        require(_allowances[from][msg.sender] >= amount, "ERC20: transfer amount exceeds allowance");
        _allowances[from][msg.sender] -= amount;
        _transfer(from, to, amount);
        return true;
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function setTaxFeePercent(uint256 taxFee) external onlyOwner {
        require(taxFee <= 3, "Three of a hundred at most");
        _taxFee = taxFee;
    }

    function excludeFromFee(address account) external onlyOwner {
        _isExcludedFromFee[account] = true;
    }

    /// Gives up some of his own, for all others.
    function deliver(uint256 tAmount) external {
        require(!_isExcluded[msg.sender], "Excluded addresses cannot call this function");
        uint256 rAmount = tAmount * _getRate();
        _rOwned[msg.sender] -= rAmount;
        _rTotal -= rAmount;
        _tFeeTotal += tAmount;
    }

    function tokenFromReflection(uint256 rAmount) public view returns (uint256) {
        require(rAmount <= _rTotal, "Amount must be less than total reflections");
        return rAmount / _getRate();
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

    function _transfer(address from, address to, uint256 tAmount) private {
        require(from != address(0) && to != address(0), "ERC20: transfer from or to the zero address");
        require(tAmount > 0, "Transfer amount must be greater than zero");
        uint256 tFee = _isExcludedFromFee[from] || _isExcludedFromFee[to] ? 0 : (tAmount * _taxFee) / 100;
        uint256 rate = _getRate();
        _rOwned[from] -= tAmount * rate;
        _rOwned[to] += (tAmount - tFee) * rate;
        if (_isExcluded[from]) _tOwned[from] -= tAmount;
        if (_isExcluded[to]) _tOwned[to] += tAmount - tFee;
        _rTotal -= tFee * rate;
        _tFeeTotal += tFee;
        emit Transfer(from, to, tAmount - tFee);
    }
}

/// What a pad makes: it moves between the pad and people only, until the curve is sold out. Then the pad gives it up for good.
contract PadMole {
    uint256 public constant MODE_NORMAL = 0;
    uint256 public constant MODE_TRANSFER_CONTROLLED = 2;

    string public constant name = "Moleward";
    string public constant symbol = "MOLE";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 1_000_000_000 ether;
    uint256 public mode = MODE_TRANSFER_CONTROLLED;
    address public owner;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor(address pad) {
        owner = pad;
        balanceOf[pad] = totalSupply;
        emit OwnershipTransferred(address(0), pad);
        emit Transfer(address(0), pad, totalSupply);
    }

    function graduate() external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        emit OwnershipTransferred(owner, address(0));
        (mode, owner) = (MODE_NORMAL, address(0));
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
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) private {
        if (mode == MODE_TRANSFER_CONTROLLED) require(from == owner || to == owner, "Token: Invalid transfer");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

interface IRouter {
    function addLiquidityETH(address token, uint256 amount, uint256 leastToken, uint256 leastEther, address to, uint256 deadline)
        external
        payable
        returns (uint256, uint256, uint256);
}

/// A curve for each coin. When four fifths are sold, what was raised and the last fifth become a pool whose shares are burnt.
contract MolePad {
    struct Curve {
        uint128 virtualEther;
        uint128 virtualTokens;
        uint128 raised;
        uint128 left;
        bool graduated;
    }

    IRouter private constant ROUTER = IRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address private constant DEAD = 0x000000000000000000000000000000000000dEaD;
    address payable public immutable feeReceiver;
    mapping(address => Curve) public curves;

    event TokenPurchase(address indexed token, address indexed account, uint256 amount, uint256 cost);
    event TokenSale(address indexed token, address indexed account, uint256 amount, uint256 paid);
    event LiquidityAdded(address indexed token, uint256 tokens, uint256 funds);

    constructor(address payable feeReceiver_) {
        feeReceiver = feeReceiver_;
    }

    receive() external payable {}

    function list(PadMole token) external {
        require(curves[address(token)].virtualEther == 0 && token.balanceOf(address(this)) == 1_000_000_000 ether, "not to be listed");
        curves[address(token)] = Curve(6 ether, 1_073_000_000 ether, 0, 793_100_000 ether, false);
    }

    function buy(PadMole token) external payable {
        Curve storage curve = curves[address(token)];
        require(curve.left > 0 && !curve.graduated, "no curve");
        uint256 paid = (msg.value * 99) / 100;
        uint256 out = (uint256(curve.virtualTokens) * paid) / (curve.virtualEther + paid);
        if (out > curve.left) {
            out = curve.left;
            paid = (uint256(curve.virtualEther) * out) / (curve.virtualTokens - out) + 1;
        }
        curve.virtualEther += uint128(paid);
        curve.virtualTokens -= uint128(out);
        curve.raised += uint128(paid);
        curve.left -= uint128(out);
        token.transfer(msg.sender, out);
        emit TokenPurchase(address(token), msg.sender, out, paid);
        feeReceiver.transfer(msg.value / 100);
        uint256 back = msg.value - msg.value / 100 - paid;
        if (curve.left == 0) _graduate(token, curve);
        if (back > 1) payable(msg.sender).transfer(back);
    }

    function sell(PadMole token, uint256 amount) external {
        Curve storage curve = curves[address(token)];
        require(curve.virtualEther > 0 && !curve.graduated, "no curve");
        uint256 out = (uint256(curve.virtualEther) * amount) / (curve.virtualTokens + amount);
        curve.virtualEther -= uint128(out);
        curve.virtualTokens += uint128(amount);
        curve.raised -= uint128(out);
        curve.left += uint128(amount);
        token.transferFrom(msg.sender, address(this), amount);
        emit TokenSale(address(token), msg.sender, amount, out);
        feeReceiver.transfer(out / 100);
        payable(msg.sender).transfer(out - out / 100);
    }

    function _graduate(PadMole token, Curve storage curve) private {
        curve.graduated = true;
        token.graduate();
        uint256 rest = token.balanceOf(address(this));
        token.approve(address(ROUTER), rest);
        ROUTER.addLiquidityETH{value: curve.raised}(address(token), rest, 0, 0, DEAD, block.timestamp);
        emit LiquidityAdded(address(token), rest, curve.raised);
    }
}
