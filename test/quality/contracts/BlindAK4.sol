// 0.8 runs=1000 evm=shanghai
// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.20;

import {ERC20} from "solmate/src/tokens/ERC20.sol";
import {ERC4626} from "solmate/src/tokens/ERC4626.sol";
import {SafeTransferLib} from "solmate/src/utils/SafeTransferLib.sol";

/// Staked ether that rebases by shares. Its oracles agree three of five.
contract LynxStaked {
    string public constant name = "Lynx staked ether";
    string public constant symbol = "stLYNX";
    uint8 public constant decimals = 18;
    uint256 private constant MAX_UP_BPS = 10;
    uint256 private constant MAX_DOWN_BPS = 500;
    uint256 public totalShares;
    uint256 public pooledEther;
    uint256 public frame;
    uint256 public lastReport;
    address[] public oracles;
    mapping(address => uint256) public sharesOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(uint256 => mapping(address => bool)) public reported;
    mapping(uint256 => mapping(uint256 => uint256)) public votes;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Rebased(uint256 frame, uint256 pooled);
    event Submitted(address indexed sender, uint256 amount);

    constructor(address[] memory oracles_) {
        require(oracles_.length == 5, "five");
        oracles = oracles_;
    }

    function totalSupply() external view returns (uint256) {
        return pooledEther;
    }

    function getSharesByPooledEth(uint256 amount) public view returns (uint256) {
        return totalShares == 0 ? amount : (amount * totalShares) / pooledEther;
    }

    function getPooledEthByShares(uint256 shares) public view returns (uint256) {
        return totalShares == 0 ? 0 : (shares * pooledEther) / totalShares;
    }

    function balanceOf(address who) external view returns (uint256) {
        return getPooledEthByShares(sharesOf[who]);
    }

    function submit() external payable returns (uint256 shares) {
        shares = getSharesByPooledEth(msg.value);
        totalShares += shares;
        pooledEther += msg.value;
        sharesOf[msg.sender] += shares;
        emit Submitted(msg.sender, msg.value);
        emit Transfer(address(0), msg.sender, msg.value);
    }

    function withdraw(uint256 amount) external {
        uint256 shares = (amount * totalShares + pooledEther - 1) / pooledEther;
        sharesOf[msg.sender] -= shares;
        totalShares -= shares;
        pooledEther -= amount;
        emit Transfer(msg.sender, address(0), amount);
        SafeTransferLib.safeTransferETH(msg.sender, amount);
    }

    /// Rewards arrive here from the validators.
    receive() external payable {}

    function isOracle(address who) public view returns (bool) {
        for (uint256 i; i < 5; ++i) if (oracles[i] == who) return true;
        return false;
    }

    function report(uint256 pooled) external {
        require(isOracle(msg.sender) && !reported[frame][msg.sender], "MEMBER");
        require(block.timestamp >= lastReport + 20 hours, "EARLY");
        require(pooled <= address(this).balance, "NOT_THERE");
        require(pooled <= pooledEther + (pooledEther * MAX_UP_BPS) / 10_000, "ALLOWED_BALANCE_INCREASE");
        require(pooled >= pooledEther - (pooledEther * MAX_DOWN_BPS) / 10_000, "ALLOWED_BALANCE_DECREASE");
        reported[frame][msg.sender] = true;
        if (++votes[frame][pooled] < 3) return;
        pooledEther = pooled;
        lastReport = block.timestamp;
        emit Rebased(frame++, pooled);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        uint256 shares = getSharesByPooledEth(value);
        sharesOf[from] -= shares;
        sharesOf[to] += shares;
        emit Transfer(from, to, value);
    }
}

contract WrappedLynx is ERC20("Wrapped Lynx ether", "wstLYNX", 18) {
    LynxStaked public immutable stLynx;

    constructor(LynxStaked stLynx_) {
        stLynx = stLynx_;
    }

    function wrap(uint256 amount) external returns (uint256 shares) {
        shares = stLynx.getSharesByPooledEth(amount);
        stLynx.transferFrom(msg.sender, address(this), amount);
        _mint(msg.sender, shares);
    }

    function unwrap(uint256 shares) external returns (uint256 amount) {
        amount = stLynx.getPooledEthByShares(shares);
        _burn(msg.sender, shares);
        stLynx.transfer(msg.sender, amount);
    }

    function stEthPerToken() external view returns (uint256) {
        return stLynx.getPooledEthByShares(1 ether);
    }

    receive() external payable {
        uint256 shares = stLynx.submit{value: msg.value}();
        _mint(msg.sender, shares);
    }
}

contract OryxCoin is ERC20("Oryx", "ORYX", 18) {
    constructor() {
        _mint(msg.sender, 10_000_000 ether);
    }
}

/// Profit is released over a week; a part of it is the fee.
contract OryxVault is ERC4626 {
    using SafeTransferLib for ERC20;
    uint256 public constant RELEASE = 7 days;
    uint256 public constant MAX_FEE = 0.1e18;
    address public feeRecipient;
    uint256 public performanceFee = 0.05e18;
    uint256 private _stored;
    uint256 private _locked;
    uint256 private _releaseStart;

    event Harvested(uint256 profit, uint256 fee);
    event FeeSet(uint256 fee);

    constructor(ERC20 asset_, address recipient) ERC4626(asset_, "Oryx Vault", "vORYX") {
        feeRecipient = recipient;
    }

    function setFee(uint256 fee) external {
        require(msg.sender == feeRecipient && fee <= MAX_FEE, "FEE");
        performanceFee = fee;
        emit FeeSet(fee);
    }

    function lockedProfit() public view returns (uint256) {
        uint256 passed = block.timestamp - _releaseStart;
        return passed >= RELEASE ? 0 : _locked - (_locked * passed) / RELEASE;
    }

    function totalAssets() public view override returns (uint256) {
        return _stored - lockedProfit();
    }

    function harvest() external {
        require(block.timestamp >= _releaseStart + 1 days, "EARLY");
        uint256 profit = asset.balanceOf(address(this)) - _stored;
        uint256 fee = (profit * performanceFee) / 1e18;
        _locked = lockedProfit() + profit - fee;
        _releaseStart = block.timestamp;
        _stored += profit - fee;
        asset.safeTransfer(feeRecipient, fee);
        emit Harvested(profit, fee);
    }

    function afterDeposit(uint256 assets, uint256) internal override {
        _stored += assets;
    }

    function beforeWithdraw(uint256 assets, uint256) internal override {
        _stored -= assets;
    }
}
