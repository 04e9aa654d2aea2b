// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;
pragma experimental ABIEncoderV2;

import "./BlindC4.sol";

/// stETH, shortened: shares of ether that was given.
contract PooledEther is Plain6("Pooled Ether", "pETH") {
    uint256 public totalPooled;

    function submit() external payable {
        uint256 shares = totalSupply == 0 ? msg.value : (msg.value * totalSupply) / totalPooled;
        totalPooled += msg.value;
        _mint(msg.sender, shares);
    }

    function getPooledEthByShares(uint256 shares) external view returns (uint256) {
        return totalSupply == 0 ? shares : (shares * totalPooled) / totalSupply;
    }

    function getSharesByPooledEth(uint256 amount) external view returns (uint256) {
        return totalPooled == 0 ? amount : (amount * totalSupply) / totalPooled;
    }

    receive() external payable {
        totalPooled += msg.value;
    }
}

/// wstETH: nobody commands it.
contract WrappedPooled is Plain6("Wrapped liquid pooled Ether", "wpETH") {
    PooledEther public stETH;

    constructor(PooledEther st) public {
        stETH = st;
    }

    function wrap(uint256 amount) external returns (uint256) {
        require(amount > 0, "wstETH: can't wrap zero stETH");
        _mint(msg.sender, amount);
        stETH.transferFrom(msg.sender, address(this), amount);
        return amount;
    }

    function unwrap(uint256 amount) external returns (uint256) {
        require(amount > 0, "wstETH: zero amount unwrap not allowed");
        _burn(msg.sender, amount);
        stETH.transfer(msg.sender, amount);
        return amount;
    }

    receive() external payable {
        uint256 before = stETH.balanceOf(address(this));
        stETH.submit{value: msg.value}();
        _mint(msg.sender, stETH.balanceOf(address(this)) - before);
    }

    function stEthPerToken() external view returns (uint256) {
        return stETH.getPooledEthByShares(1 ether);
    }
}

/// cbETH: an oracle says the rate; minters have allowances; a master minter, a pauser and a blacklister, all of several owners.
contract CentreEther is Plain6("Custody Wrapped Staked ETH", "cwETH") {
    address public owner = msg.sender;
    address public masterMinter;
    address public pauser;
    address public blacklister;
    address public oracle;
    bool public paused;
    mapping(address => bool) internal blacklisted;
    mapping(address => uint256) public minterAllowance;
    bytes32 private constant _EXCHANGE_RATE_POSITION = keccak256("org.custody.stakedeth.exchangeRate");
    event ExchangeRateUpdated(address indexed oracle, uint256 newExchangeRate);
    event MinterConfigured(address indexed minter, uint256 minterAllowedAmount);

    constructor(address master, address oracle_, uint256 first) public {
        (masterMinter, pauser, blacklister, oracle) = (master, master, master, oracle_);
        _mint(msg.sender, first);
    }

    modifier open(address a, address b) {
        require(!paused, "Pausable: paused");
        require(!blacklisted[a] && !blacklisted[b], "Blacklistable: account is blacklisted");
        _;
    }

    function transferOwnership(address next) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        owner = next;
    }

    function updateOracle(address next) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        oracle = next;
    }

    function updateExchangeRate(uint256 rate) external {
        require(msg.sender == oracle, "StakedTokenV1: caller is not the oracle");
        require(rate > 0, "StakedTokenV1: new exchange rate cannot be 0");
        bytes32 position = _EXCHANGE_RATE_POSITION;
        assembly { sstore(position, rate) }
        emit ExchangeRateUpdated(msg.sender, rate);
    }

    function exchangeRate() external view returns (uint256 rate) {
        bytes32 position = _EXCHANGE_RATE_POSITION;
        assembly { rate := sload(position) }
    }

    function configureMinter(address minter, uint256 amount) external {
        require(msg.sender == masterMinter, "FiatToken: caller is not the masterMinter");
        minterAllowance[minter] = amount;
        emit MinterConfigured(minter, amount);
    }

    function mint(address to, uint256 amount) external open(msg.sender, to) returns (bool) {
        require(amount > 0 && amount <= minterAllowance[msg.sender], "FiatToken: mint amount exceeds minterAllowance");
        minterAllowance[msg.sender] -= amount;
        _mint(to, amount);
        return true;
    }

    function burn(uint256 amount) external open(msg.sender, msg.sender) {
        _burn(msg.sender, amount);
    }

    function setPaused(bool on) external {
        require(msg.sender == pauser, "Pausable: caller is not the pauser");
        paused = on;
    }

    function blacklist(address account, bool on) external {
        require(msg.sender == blacklister, "Blacklistable: caller is not the blacklister");
        blacklisted[account] = on;
    }

    function _transfer(address from, address to, uint256 amount) internal override open(from, to) {
        super._transfer(from, to, amount);
    }
}

/// A token that the gateway of a rollup made: it alone mints what came and burns what leaves.
contract StandardArbToken is Plain6 {
    address public l2Gateway;
    address public l1Address;
    mapping(address => uint256) public nonces;

    constructor() public Plain6("", "") {}

    function bridgeInit(address l1, bytes memory data) external {
        require(l1Address == address(0), "ALREADY_INIT");
        l1Address = l1;
        l2Gateway = msg.sender;
        (name, symbol) = abi.decode(data, (string, string));
    }

    modifier onlyGateway() {
        require(msg.sender == l2Gateway, "ONLY_GATEWAY");
        _;
    }

    function bridgeMint(address account, uint256 amount) external onlyGateway {
        _mint(account, amount);
    }

    function bridgeBurn(address account, uint256 amount) external onlyGateway {
        _burn(account, amount);
    }

    function transferAndCall(address to, uint256 value, bytes calldata data) external returns (bool) {
        transfer(to, value);
        (bool ok, ) = to.call(abi.encodeWithSignature("onTokenTransfer(address,uint256,bytes)", msg.sender, value, data));
        require(ok);
        return true;
    }
}

/// The gateway: messages come from its counterpart on the other side, under an alias that no key stands for.
contract ArbGateway {
    address public immutable counterpart;
    address public immutable firstReceiver;
    mapping(address => address) public tokenOf;
    uint256 public exitNum;
    event WithdrawalInitiated(address l1Token, address indexed from, address indexed to, uint256 indexed exitNum, uint256 amount);

    constructor(address counterpart_) public {
        (counterpart, firstReceiver) = (counterpart_, msg.sender);
    }

    /// The first deposit makes the token known, once.
    function register(StandardArbToken token, address l1, uint256 amount) external {
        require(msg.sender == firstReceiver && tokenOf[l1] == address(0) && exitNum == 0, "KNOWN");
        exitNum = 1;
        tokenOf[l1] = address(token);
        token.bridgeInit(l1, abi.encode("Arbitrated Coin", "ARBC"));
        token.bridgeMint(msg.sender, amount);
    }

    function finalizeInboundTransfer(address l1, address, address to, uint256 amount, bytes calldata) external {
        require(msg.sender == address(uint160(counterpart) + uint160(0x1111000000000000000000000000000000001111)), "ONLY_COUNTERPART_GATEWAY");
        StandardArbToken(tokenOf[l1]).bridgeMint(to, amount);
    }

    function outboundTransfer(address l1, address to, uint256 amount, bytes calldata) external {
        StandardArbToken(tokenOf[l1]).bridgeBurn(msg.sender, amount);
        emit WithdrawalInitiated(l1, msg.sender, to, exitNum++, amount);
    }
}

interface IV2Factory {
    function createPair(address a, address b) external returns (address);
}

interface IV2Router {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
    function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) external payable returns (uint256, uint256, uint256);
}

/// SafeMoon: reflection, liquidity out of fees; its owner has renounced.
contract SafeOrbit {
    string public constant name = "SafeOrbit";
    string public constant symbol = "SAFEORBIT";
    uint8 public constant decimals = 9;
    uint256 private constant _tTotal = 1000000 * 10**6 * 10**9;
    uint256 private _rTotal = (uint256(-1) - (uint256(-1) % _tTotal));
    IV2Router private constant router = IV2Router(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address private constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    address public immutable uniswapV2Pair;
    address private _owner = msg.sender;
    address private _previousOwner;
    uint256 private _lockTime;
    mapping(address => uint256) private _rOwned;
    mapping(address => mapping(address => uint256)) private _allowances;
    mapping(address => bool) private _isExcludedFromFee;
    uint256 public _taxFee = 3;
    uint256 public _liquidityFee = 3;
    bool private inSwap;
    uint256 private constant minTokens = 50000 * 10**6 * 10**9 / 100;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(_owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    constructor() public {
        _rOwned[msg.sender] = _rTotal;
        uniswapV2Pair = IV2Factory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), WETH);
        _isExcludedFromFee[msg.sender] = _isExcludedFromFee[address(this)] = true;
        emit Transfer(address(0), msg.sender, _tTotal);
    }

    function owner() public view returns (address) {
        return _owner;
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    // trap {
    function lock(uint256 time) external onlyOwner {
        _previousOwner = _owner;
        _owner = address(0);
        _lockTime = now + time;
    }

    function unlock() external {
        require(_previousOwner == msg.sender && now > _lockTime, "You don't have permission to unlock");
        _owner = _previousOwner;
    }
    // trap }

    function setTaxFeePercent(uint256 fee) external onlyOwner {
        _taxFee = fee;
    }

    function setLiquidityFeePercent(uint256 fee) external onlyOwner {
        _liquidityFee = fee;
    }

    function excludeFromFee(address account) external onlyOwner {
        _isExcludedFromFee[account] = true;
    }

    function totalSupply() external pure returns (uint256) { return _tTotal; }
    function balanceOf(address a) public view returns (uint256) { return _rOwned[a] / _getRate(); }
    function allowance(address o, address s) external view returns (uint256) { return _allowances[o][s]; }

    function approve(address s, uint256 amount) external returns (bool) {
        _approve(msg.sender, s, amount);
        return true;
    }

    function _approve(address o, address s, uint256 amount) private {
        _allowances[o][s] = amount;
        emit Approval(o, s, amount);
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        _transfer(from, to, amount);
        require(_allowances[from][msg.sender] >= amount, "ERC20: transfer amount exceeds allowance");
        _approve(from, msg.sender, _allowances[from][msg.sender] - amount);
        return true;
    }

    function _getRate() private view returns (uint256) {
        return _rTotal / _tTotal;
    }

    function _transfer(address from, address to, uint256 amount) private {
        require(amount > 0 && amount <= _tTotal, "Transfer amount must be greater than zero");
        if (balanceOf(address(this)) >= minTokens && !inSwap && from != uniswapV2Pair) swapAndLiquify();
        bool free = _isExcludedFromFee[from] || _isExcludedFromFee[to];
        uint256 rate = _getRate();
        uint256 rAmount = amount * rate;
        require(_rOwned[from] >= rAmount, "SafeMath: subtraction overflow");
        uint256 tFee = free ? 0 : (amount * _taxFee) / 100;
        uint256 tLiquidity = free ? 0 : (amount * _liquidityFee) / 100;
        require(tFee + tLiquidity <= amount && tFee <= amount, "SafeMath: subtraction overflow");
        _rOwned[from] -= rAmount;
        _rOwned[to] += rAmount - (tFee + tLiquidity) * rate;
        _rOwned[address(this)] += tLiquidity * rate;
        _rTotal -= tFee * rate;
        emit Transfer(from, to, amount - tFee - tLiquidity);
    }

    function swapAndLiquify() private {
        inSwap = true;
        uint256 half = minTokens / 2;
        _approve(address(this), address(router), minTokens);
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        uint256 before = address(this).balance;
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(half, 0, path, address(this), now);
        router.addLiquidityETH{value: address(this).balance - before}(address(this), half, 0, 0, address(0xdEaD), now);
        inSwap = false;
    }

    receive() external payable {}
}
