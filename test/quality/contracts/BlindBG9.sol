// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8, IFactory} from "./Base8.sol";

/// Who has bought or sold waits for half a minute. Its owner may shorten that, or end it.
contract Loamkettle is Base8("Loamkettle", "LOAM", 21_000_000) {
    uint256 public cooldown = 30 seconds;
    mapping(address => uint256) public lastTrade;

    error Cooling(uint256 until);

    function shortenCooldown(uint256 next) external onlyOwner {
        require(next < cooldown, "only shorter");
        cooldown = next;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        address trader = from == pair ? to : to == pair ? from : address(0);
        if (trader != address(0) && trader != ROUTER && trader != _owner) {
            uint256 until = lastTrade[trader] + cooldown;
            if (block.timestamp < until) revert Cooling(until);
            lastTrade[trader] = block.timestamp;
        }
        _move(from, to, value);
    }
}

/// One purchase and one sale to a block for each account, against sandwiches; nothing can change it but to switch it off.
contract Tickbramble is Base8("Tickbramble", "TICK", 100_000_000) {
    bool public transferDelayEnabled = true;
    mapping(address => uint256) private _lastBuyBlock;
    mapping(address => uint256) private _lastSellBlock;

    function disableTransferDelay() external onlyOwner {
        transferDelayEnabled = false;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (transferDelayEnabled && from != _owner && to != _owner) {
            if (from == pair && to != ROUTER) {
                require(_lastBuyBlock[to] < block.number, "_transfer:: One purchase per block allowed.");
                _lastBuyBlock[to] = block.number;
            } else if (to == pair) {
                require(_lastBuyBlock[from] < block.number && _lastSellBlock[from] < block.number, "_transfer:: One trade per block.");
                _lastSellBlock[from] = block.number;
            }
        }
        _move(from, to, value);
    }
}

/// Its pool is made, its day has not come. It opens once and stays open.
contract Dawnpatch is Base8("Dawnpatch", "DAWN", 250_000_000) {
    bool public tradingActive;
    uint256 public launchBlock;
    uint256 public launchTime;

    event TradingEnabled(uint256 at);

    function enableTrading() external onlyOwner {
        require(!tradingActive, "Trading is already open");
        (tradingActive, launchBlock, launchTime) = (true, block.number, block.timestamp);
        emit TradingEnabled(block.timestamp);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (!tradingActive) require(from == _owner || to == _owner, "Trading is not active.");
        else if (from == pair && block.timestamp < launchTime + 10 minutes)
            require(value + _balances[to] <= totalSupply / 50, "Two of a hundred in the first minutes.");
        _move(from, to, value);
    }
}

/// Reflects to those who hold. Its owner sets the fees between none and five of a hundred, and a limit not below one of a hundred.
contract Candlemoor {
    string public constant name = "Candlemoor";
    string public constant symbol = "CNDL";
    uint8 public constant decimals = 9;
    uint256 private constant T_TOTAL = 1_000_000_000_000 * 1e9;
    uint256 private constant MAX = type(uint256).max;
    uint256 private _rTotal = MAX - (MAX % T_TOTAL);
    address public owner;
    address public immutable pair;
    address public treasury;
    uint256 public reflectionFee = 1;
    uint256 public treasuryFee = 2;
    uint256 public maxTx = T_TOTAL / 50;
    mapping(address => uint256) private _rOwned;
    mapping(address => mapping(address => uint256)) private _allowances;
    mapping(address => bool) public isFeeExempt;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);
    event FeesSet(uint256 reflection, uint256 treasury);

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    constructor(address treasury_) {
        (owner, treasury) = (msg.sender, treasury_);
        pair = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        isFeeExempt[msg.sender] = isFeeExempt[treasury_] = true;
        _rOwned[msg.sender] = _rTotal;
        emit Transfer(address(0), msg.sender, T_TOTAL);
    }

    function totalSupply() external pure returns (uint256) {
        return T_TOTAL;
    }

    function balanceOf(address account) public view returns (uint256) {
        return _rOwned[account] / _rate();
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
        _allowances[from][msg.sender] -= amount;
        _transfer(from, to, amount);
        return true;
    }

    function transferOwnership(address to) external onlyOwner {
        emit OwnershipTransferred(owner, to);
        owner = to;
    }

    function setFees(uint256 reflection, uint256 treasury_) external onlyOwner {
        require(reflection + treasury_ <= 5, "Five of a hundred at most");
        (reflectionFee, treasuryFee) = (reflection, treasury_);
        emit FeesSet(reflection, treasury_);
    }

    function setFeeExempt(address account, bool exempt) external onlyOwner {
        isFeeExempt[account] = exempt;
    }

    function setMaxTx(uint256 amount) external onlyOwner {
        require(amount >= T_TOTAL / 100, "One of a hundred at least");
        maxTx = amount;
    }

    function _rate() private view returns (uint256) {
        return _rTotal / T_TOTAL;
    }

    function _transfer(address from, address to, uint256 amount) private {
        bool exempt = isFeeExempt[from] || isFeeExempt[to];
        if (!exempt) require(amount <= maxTx, "Over the limit");
        uint256 rate = _rate();
        uint256 reflected = exempt ? 0 : (amount * reflectionFee) / 100;
        uint256 kept = exempt ? 0 : (amount * treasuryFee) / 100;
        _rOwned[from] -= amount * rate;
        _rOwned[to] += (amount - reflected - kept) * rate;
        _rTotal -= reflected * rate;
        emit Transfer(from, to, amount - reflected - kept);
        if (kept == 0) return;
        _rOwned[treasury] += kept * rate;
        emit Transfer(from, treasury, kept);
    }
}
