// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

import "./Base67.sol";

interface IForeign {
    function transfer(address to, uint256 value) external returns (bool);
    function balanceOf(address who) external view returns (uint256);
}

/// Two percent of every trade go to all holders, by a rate that falls; nobody does anything for it. The fee is five percent at most.
contract RippleShell is Base67("Ripple Shell", "RSHELL", 1_000_000_000) {
    uint256 private _rTotal;
    uint256 public taxFee = 2;
    uint256 public totalFees;
    mapping(address => uint256) private _rOwned;
    mapping(address => uint256) private _tOwned;
    mapping(address => bool) public isExcludedFromReward;
    mapping(address => bool) public isExcludedFromFee;
    address[] private _excluded;

    constructor() public {
        _rTotal = (uint256(-1) / 2**64);
        _rTotal = _rTotal - (_rTotal % _totalSupply);
        _rOwned[msg.sender] = _rTotal;
        isExcludedFromFee[msg.sender] = true;
    }

    function balanceOf(address who) public view override returns (uint256) {
        return isExcludedFromReward[who] ? _tOwned[who] : _rOwned[who] / _rate();
    }

    function setTaxFeePercent(uint256 to) external onlyOwner {
        require(to <= 5, "five percent at most");
        taxFee = to;
    }

    function excludeFromFee(address who, bool to) external onlyOwner {
        isExcludedFromFee[who] = to;
    }

    function excludeFromReward(address who) external onlyOwner {
        require(!isExcludedFromReward[who] && _excluded.length < 12, "excluded");
        _tOwned[who] = _rOwned[who] / _rate();
        isExcludedFromReward[who] = true;
        _excluded.push(who);
    }

    /// Gives back exactly what the account has, at the rate of the moment.
    function includeInReward(address who) external onlyOwner {
        require(isExcludedFromReward[who], "not excluded");
        uint256 r = _tOwned[who] * _rate();
        _rTotal = _rTotal - _rOwned[who] + r;
        _rOwned[who] = r;
        _tOwned[who] = 0;
        isExcludedFromReward[who] = false;
        for (uint256 i = 0; i < _excluded.length; i++)
            if (_excluded[i] == who) {
                _excluded[i] = _excluded[_excluded.length - 1];
                _excluded.pop();
                break;
            }
    }

    function _rate() private view returns (uint256) {
        uint256 r = _rTotal;
        uint256 t = _totalSupply;
        for (uint256 i = 0; i < _excluded.length; i++) {
            r -= _rOwned[_excluded[i]];
            t -= _tOwned[_excluded[i]];
        }
        return t == 0 || r < _rTotal / _totalSupply ? _rTotal / _totalSupply : r / t;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(value > 0 && to != address(0), "nothing");
        require(balanceOf(from) >= value, "ERC20: transfer amount exceeds balance");
        uint256 rate = _rate();
        uint256 cut = isExcludedFromFee[from] || isExcludedFromFee[to] ? 0 : (value * taxFee) / 100;
        _rOwned[from] -= value * rate > _rOwned[from] ? _rOwned[from] : value * rate;
        if (isExcludedFromReward[from]) _tOwned[from] -= value;
        _rOwned[to] += (value - cut) * rate;
        if (isExcludedFromReward[to]) _tOwned[to] += value - cut;
        _rTotal -= cut * rate;
        totalFees += cut;
        emit Transfer(from, to, value - cut);
    }
}

/// Four percent of a sale are kept: a part of it goes into the pool, whose share is burnt; with the rest the token buys itself and burns it.
contract HearthHen is Base67("Hearth Hen", "HEN", 500_000_000) {
    uint256 public sellFee = 4;
    uint256 public threshold = 50_000 * 10**9;
    uint256 public liquidityShare = 50;
    bool private busy;
    mapping(address => bool) public free;

    event AutoLiquify(uint256 tokens, uint256 coins);
    event Buyback(uint256 coins);

    constructor() public {
        free[msg.sender] = free[address(this)] = true;
    }

    receive() external payable {}

    function setSellFee(uint256 to) external onlyOwner {
        require(to <= 4, "only lower");
        sellFee = to;
    }

    function setLiquidityShare(uint256 to) external onlyOwner {
        require(to <= 100);
        liquidityShare = to;
    }

    function setThreshold(uint256 to) external onlyOwner {
        require(to >= 10_000 * 10**9 && to <= 500_000 * 10**9, "bounds");
        threshold = to;
    }

    function setFree(address who, bool to) external onlyOwner {
        free[who] = to;
    }

    function rescue(address foreign, address to) external onlyOwner {
        require(foreign != address(this) && foreign != pool, "not ours to take");
        IForeign(foreign).transfer(to, IForeign(foreign).balanceOf(address(this)));
    }

    /// Anybody may ask for it; at most half an ether at once, once in ten minutes.
    uint256 public lastBuyback;

    function triggerBuyback() external {
        require(now >= lastBuyback + 10 minutes, "wait");
        lastBuyback = now;
        uint256 amount = address(this).balance;
        if (amount > 0.5 ether) amount = 0.5 ether;
        busy = true;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (WETH, address(this));
        (bool ok, ) = ROUTER.call{value: amount}(
            abi.encodeWithSignature(
                "swapExactETHForTokensSupportingFeeOnTransferTokens(uint256,address[],address,uint256)",
                0, path, address(0xdead), now
            )
        );
        require(ok, "buyback");
        busy = false;
        emit Buyback(amount);
    }

    function liquify(uint256 amount) private {
        busy = true;
        uint256 added = (amount * liquidityShare) / 200;
        _allowances[address(this)][ROUTER] = amount;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        uint256 had = address(this).balance;
        (bool ok, ) = ROUTER.call(
            abi.encodeWithSignature(
                "swapExactTokensForETHSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)",
                amount - added, 0, path, address(this), now
            )
        );
        if (ok && added > 0) {
            uint256 coins = ((address(this).balance - had) * added) / (amount - added);
            (ok, ) = ROUTER.call{value: coins}(
                abi.encodeWithSignature(
                    "addLiquidityETH(address,uint256,uint256,uint256,address,uint256)", address(this), added, 0, 0, address(0xdead), now
                )
            );
            emit AutoLiquify(added, coins);
        }
        busy = false;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (busy || to != pool || free[from]) return _carry(from, to, value);
        if (_balances[address(this)] >= threshold) liquify(threshold);
        uint256 cut = (value * sellFee) / 100;
        if (cut > 0) _carry(from, address(this), cut);
        _carry(from, to, value - cut);
    }
}

/// In the manner of Circle: who manages minters is a contract whose controllers look after one minter each.
contract MasterMinter {
    address public owner = msg.sender;
    FiatDollar public minterManager;
    mapping(address => address) public controllers;

    event ControllerConfigured(address indexed controller, address indexed worker);

    constructor(FiatDollar token) public {
        minterManager = token;
    }

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    modifier onlyController() {
        require(controllers[msg.sender] != address(0), "caller must be a controller");
        _;
    }

    function transferOwnership(address to) external onlyOwner {
        require(to != address(0));
        owner = to;
    }

    function configureController(address controller, address worker) external onlyOwner {
        require(worker != address(0));
        controllers[controller] = worker;
        emit ControllerConfigured(controller, worker);
    }

    function removeController(address controller) external onlyOwner {
        delete controllers[controller];
    }

    function configureMinter(uint256 allowed) external onlyController {
        minterManager.configureMinter(controllers[msg.sender], allowed);
    }

    function removeMinter() external onlyController {
        minterManager.removeMinter(controllers[msg.sender]);
    }
}

/// In the manner of USDC: owner, pauser, blacklister, rescuer, master minter, and minters with an allowance.
contract FiatDollar {
    string public name = "Harbour Dollar";
    string public symbol = "HUSD";
    string public currency = "USD";
    uint8 public constant decimals = 6;
    address public owner;
    address public pauser;
    address public blacklister;
    address public rescuer;
    address public masterMinter;
    bool public paused;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public isBlacklisted;
    mapping(address => bool) public isMinter;
    mapping(address => uint256) public minterAllowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Mint(address indexed minter, address indexed to, uint256 amount);
    event Burn(address indexed burner, uint256 amount);
    event MinterConfigured(address indexed minter, uint256 allowed);
    event Blacklisted(address indexed account);
    event UnBlacklisted(address indexed account);
    event Pause();
    event Unpause();

    modifier only(address who) {
        require(msg.sender == who, "FiatToken: caller has not the role");
        _;
    }

    modifier whenNotPaused() {
        require(!paused, "Pausable: paused");
        _;
    }

    modifier notBlacklisted(address who) {
        require(!isBlacklisted[who], "Blacklistable: account is blacklisted");
        _;
    }

    constructor(address owner_, address pauser_, address blacklister_, address rescuer_, address masterMinter_) public {
        (owner, pauser, blacklister, rescuer, masterMinter) = (owner_, pauser_, blacklister_, rescuer_, masterMinter_);
    }

    function configureMinter(address minter, uint256 allowed) external whenNotPaused only(masterMinter) returns (bool) {
        isMinter[minter] = true;
        minterAllowance[minter] = allowed;
        emit MinterConfigured(minter, allowed);
        return true;
    }

    function removeMinter(address minter) external only(masterMinter) returns (bool) {
        isMinter[minter] = false;
        minterAllowance[minter] = 0;
        return true;
    }

    function mint(address to, uint256 amount)
        external
        whenNotPaused
        notBlacklisted(msg.sender)
        notBlacklisted(to)
        returns (bool)
    {
        require(isMinter[msg.sender], "FiatToken: caller is not a minter");
        require(to != address(0) && amount > 0 && amount <= minterAllowance[msg.sender], "FiatToken: mint amount");
        minterAllowance[msg.sender] -= amount;
        totalSupply += amount;
        balanceOf[to] += amount;
        emit Mint(msg.sender, to, amount);
        emit Transfer(address(0), to, amount);
        return true;
    }

    function burn(uint256 amount) external whenNotPaused notBlacklisted(msg.sender) {
        require(isMinter[msg.sender] && balanceOf[msg.sender] >= amount, "FiatToken: burn");
        balanceOf[msg.sender] -= amount;
        totalSupply -= amount;
        emit Burn(msg.sender, amount);
        emit Transfer(msg.sender, address(0), amount);
    }

    function blacklist(address who) external only(blacklister) {
        isBlacklisted[who] = true;
        emit Blacklisted(who);
    }

    function unBlacklist(address who) external only(blacklister) {
        isBlacklisted[who] = false;
        emit UnBlacklisted(who);
    }

    function pause() external only(pauser) {
        paused = true;
        emit Pause();
    }

    function unpause() external only(pauser) {
        paused = false;
        emit Unpause();
    }

    function rescueERC20(IForeign token, address to, uint256 amount) external only(rescuer) {
        token.transfer(to, amount);
    }

    function updateRoles(address pauser_, address blacklister_, address rescuer_, address masterMinter_) external only(owner) {
        (pauser, blacklister, rescuer, masterMinter) = (pauser_, blacklister_, rescuer_, masterMinter_);
    }

    function transferOwnership(address to) external only(owner) {
        require(to != address(0));
        owner = to;
    }

    function approve(address spender, uint256 value)
        external
        whenNotPaused
        notBlacklisted(msg.sender)
        notBlacklisted(spender)
        returns (bool)
    {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _transfer(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external notBlacklisted(msg.sender) returns (bool) {
        require(allowance[from][msg.sender] >= value, "ERC20: transfer amount exceeds allowance");
        allowance[from][msg.sender] -= value;
        return _transfer(from, to, value);
    }

    function _transfer(address from, address to, uint256 value)
        private
        whenNotPaused
        notBlacklisted(from)
        notBlacklisted(to)
        returns (bool)
    {
        require(to != address(0) && balanceOf[from] >= value, "ERC20: transfer amount exceeds balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}
