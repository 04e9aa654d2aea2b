// 0.6 runs=200
// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.6.12;

interface IFactory6 {
    function createPair(address a, address b) external returns (address);
}

interface IRouter6 {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
    function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) external payable returns (uint256, uint256, uint256);
}

abstract contract Meme {
    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    IRouter6 internal constant ROUTER = IRouter6(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    string private _name;
    string private _symbol;
    address public uniswapV2Pair;
    mapping(address => mapping(address => uint256)) internal _allowances;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory n, string memory s) public {
        (_name, _symbol) = (n, s);
        uniswapV2Pair = IFactory6(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), WETH);
    }

    function name() public view returns (string memory) {
        return _name;
    }

    function symbol() public view returns (string memory) {
        return _symbol;
    }

    function decimals() public pure returns (uint8) {
        return 9;
    }

    function allowance(address from, address spender) public view returns (uint256) {
        return _allowances[from][spender];
    }

    function approve(address spender, uint256 value) public returns (bool) {
        _approve(msg.sender, spender, value);
        return true;
    }

    function _approve(address from, address spender, uint256 value) internal {
        require(from != address(0) && spender != address(0), "ERC20: approve with the zero address");
        _allowances[from][spender] = value;
        emit Approval(from, spender, value);
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        _transfer(from, to, value);
        require(_allowances[from][msg.sender] >= value, "ERC20: transfer amount exceeds allowance");
        _approve(from, msg.sender, _allowances[from][msg.sender] - value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual;
}

/// Two percent of every transfer for all who hold; nobody is left out and nobody leads.
contract SwiftMirror is Meme("Swift Mirror", "SWMR") {
    uint256 private constant T_TOTAL = 10**15 * 10**9;
    uint256 private _rTotal = uint256(-1) - (uint256(-1) % T_TOTAL);
    uint256 public totalFees;
    mapping(address => uint256) private _rOwned;

    constructor() public {
        _rOwned[msg.sender] = _rTotal;
        emit Transfer(address(0), msg.sender, T_TOTAL);
    }

    function totalSupply() public pure returns (uint256) {
        return T_TOTAL;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _rOwned[who] / (_rTotal / T_TOTAL);
    }

    function reflect(uint256 amount) external {
        uint256 r = amount * (_rTotal / T_TOTAL);
        require(amount <= T_TOTAL && _rOwned[msg.sender] >= r, "too much");
        _rOwned[msg.sender] -= r;
        _rTotal -= r;
        totalFees += amount;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(to != address(0) && value <= T_TOTAL, "ERC20: transfer to the zero address");
        uint256 rate = _rTotal / T_TOTAL;
        uint256 fee = value / 50;
        require(_rOwned[from] >= value * rate, "ERC20: transfer amount exceeds balance");
        _rOwned[from] -= value * rate;
        _rOwned[to] += (value - fee) * rate;
        _rTotal -= fee * rate;
        totalFees += fee;
        emit Transfer(from, to, value - fee);
    }
}

/// One percent of every transfer is burnt, until half is left.
contract KilnAsh is Meme("Kiln Ash", "KILN") {
    uint256 private _total = 5_000_000 * 10**9;
    uint256 public constant FLOOR = 2_500_000 * 10**9;
    mapping(address => uint256) private _book;

    constructor() public {
        _book[msg.sender] = _total;
        emit Transfer(address(0), msg.sender, _total);
    }

    function totalSupply() public view returns (uint256) {
        return _total;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _book[who];
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(_book[from] >= value, "ERC20: transfer amount exceeds balance");
        uint256 ash = value / 100;
        if (_total - ash < FLOOR) ash = _total - FLOOR;
        _book[from] -= value;
        _book[to] += value - ash;
        emit Transfer(from, to, value - ash);
        if (ash == 0) return;
        _total -= ash;
        emit Transfer(from, address(0), ash);
    }
}

/// Three percent go into the pool, whose shares are burnt at once; renounced.
contract LoamGarden is Meme("Loam Garden", "LOAM") {
    address private _owner;
    uint256 private constant TOTAL = 10**9 * 10**9;
    uint256 private constant FEE = 3;
    uint256 private constant ENOUGH = TOTAL / 1000;
    bool private _locked;
    mapping(address => uint256) private _has;
    mapping(address => bool) private _free;

    event OwnershipTransferred(address indexed from, address indexed to);
    event SwapAndLiquify(uint256 swapped, uint256 ethers);

    constructor() public {
        _owner = msg.sender;
        _free[msg.sender] = _free[address(this)] = true;
        _has[msg.sender] = TOTAL;
        emit Transfer(address(0), msg.sender, TOTAL);
    }

    receive() external payable {}

    function owner() public view returns (address) {
        return _owner;
    }

    function excludeFromFee(address who) external {
        require(msg.sender == _owner, "Ownable: caller is not the owner");
        _free[who] = true;
    }

    function renounceOwnership() external {
        require(msg.sender == _owner, "Ownable: caller is not the owner");
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function totalSupply() public pure returns (uint256) {
        return TOTAL;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _has[who];
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == uniswapV2Pair && !_locked && _has[address(this)] >= ENOUGH && !_free[from]) _liquify();
        uint256 fee = _free[from] || _free[to] ? 0 : (value * FEE) / 100;
        require(_has[from] >= value, "ERC20: transfer amount exceeds balance");
        _has[from] -= value;
        _has[to] += value - fee;
        emit Transfer(from, to, value - fee);
        if (fee == 0) return;
        _has[address(this)] += fee;
        emit Transfer(from, address(this), fee);
    }

    function _liquify() private {
        _locked = true;
        uint256 before = address(this).balance;
        _approve(address(this), address(ROUTER), ENOUGH);
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        ROUTER.swapExactTokensForETHSupportingFeeOnTransferTokens(ENOUGH / 2, 0, path, address(this), block.timestamp);
        uint256 got = address(this).balance - before;
        ROUTER.addLiquidityETH{value: got}(address(this), ENOUGH / 2, 0, 0, 0x000000000000000000000000000000000000dEaD, block.timestamp);
        emit SwapAndLiquify(ENOUGH / 2, got);
        _locked = false;
    }
}
