// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Base8} from "./Base8.sol";

interface IRouter {
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
    function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256, address[] calldata, address, uint256) external payable;
}

/// Limits of the first days, lifted for good.
contract LimitedMeme is Base8("Sleepy Otter", "OTTR", 420_690_000_000) {
    bool public tradingOpen;
    bool public limitsInEffect = true;
    uint256 public maxWallet = 8_413_800_000 ether;

    function openTrading() external onlyOwner {
        tradingOpen = true;
    }

    function removeLimits() external onlyOwner {
        limitsInEffect = false;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (!tradingOpen) require(from == _owner || to == _owner, "not open");
        if (limitsInEffect && from == pair) require(_balances[to] + value <= maxWallet, "wallet");
        _move(from, to, value);
    }
}

/// Each transfer gives four percent to all holders.
contract Mirrored {
    string public constant name = "Calm Mirror";
    string public constant symbol = "CMRR";
    uint8 public constant decimals = 9;
    uint256 public constant totalSupply = 1e24;
    uint256 private reflected = type(uint256).max - (type(uint256).max % totalSupply);
    address public owner = msg.sender;
    mapping(address => uint256) private held;
    mapping(address => bool) public isExcludedFromFee;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    constructor() {
        held[msg.sender] = reflected;
        isExcludedFromFee[msg.sender] = true;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function excludeFromFee(address who) external {
        require(msg.sender == owner);
        isExcludedFromFee[who] = true;
    }

    function balanceOf(address who) external view returns (uint256) {
        return held[who] / (reflected / totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _reflect(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _reflect(from, to, value);
    }

    function _reflect(address from, address to, uint256 value) private returns (bool) {
        uint256 rate = reflected / totalSupply;
        uint256 fee = isExcludedFromFee[from] || isExcludedFromFee[to] ? 0 : value / 25;
        held[from] -= value * rate;
        held[to] += (value - fee) * rate;
        reflected -= fee * rate;
        emit Transfer(from, to, value - fee);
        return true;
    }
}

/// Two percent when traded; the owner, a timelock, may set up to three.
contract CappedFee is Base8("Toll Road", "TOLL", 88_000_000) {
    uint256 public constant MAX_FEE = 300;
    uint256 public fee = 200;
    address public treasury;

    constructor(address treasury_) {
        treasury = treasury_;
    }

    function setFee(uint256 to) external onlyOwner {
        require(to <= MAX_FEE, "cap");
        fee = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        bool free = from == _owner || to == _owner || from == treasury;
        uint256 cut = (from == pair || to == pair) && !free ? (value * fee) / 10_000 : 0;
        if (cut > 0) _move(from, treasury, cut);
        _move(from, to, value - cut);
    }
}

/// Two percent of a sale are kept, sold in lots, and what they bring is handed to those who lock: everybody fetches his own.
contract Dividends is Base8("Honest Dividend", "HDIV", 70_000_000) {
    uint256 public magnified;
    uint256 public locked;
    bool private swapping;
    mapping(address => uint256) public lockedBy;
    mapping(address => uint256) private seen;
    mapping(address => uint256) public due;

    receive() external payable {
        if (locked > 0) magnified += (msg.value * 1e30) / locked;
    }

    function _settle(address who) private {
        due[who] += (lockedBy[who] * (magnified - seen[who])) / 1e30;
        seen[who] = magnified;
    }

    function lock(uint256 value) external {
        _settle(msg.sender);
        _move(msg.sender, address(this), value);
        (lockedBy[msg.sender], locked) = (lockedBy[msg.sender] + value, locked + value);
    }

    function unlock(uint256 value) external {
        _settle(msg.sender);
        (lockedBy[msg.sender], locked) = (lockedBy[msg.sender] - value, locked - value);
        _move(address(this), msg.sender, value);
    }

    function claim() external {
        _settle(msg.sender);
        uint256 value = due[msg.sender];
        due[msg.sender] = 0;
        (bool ok, ) = msg.sender.call{value: value}("");
        require(ok);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        bool taxed = to == pair && !swapping && from != _owner;
        uint256 lot = 2_000 ether;
        if (taxed && locked > 0 && _balances[address(this)] >= locked + lot) {
            swapping = true;
            address[] memory path = new address[](2);
            (path[0], path[1]) = (address(this), WETH);
            _approve(address(this), ROUTER, lot);
            try IRouter(ROUTER).swapExactTokensForETHSupportingFeeOnTransferTokens(lot, 0, path, address(this), block.timestamp) {} catch {}
            swapping = false;
        }
        uint256 cut = taxed ? value / 50 : 0;
        if (cut > 0) _move(from, address(this), cut);
        _move(from, to, value - cut);
    }
}

/// What it is sent buys and burns; anybody may set it going.
contract Furnacer {
    address private constant ROUTER = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
    uint256 public last;

    receive() external payable {}

    function buyAndBurn(address token) external {
        require(block.timestamp >= last + 1 days, "once a day");
        last = block.timestamp;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2, token);
        IRouter(ROUTER).swapExactETHForTokensSupportingFeeOnTransferTokens{value: address(this).balance / 10}(0, path, address(0xdead), block.timestamp);
    }
}

/// Burns one percent of each sale until half of the supply is gone.
contract BuyBurn is Base8("Ember Ash", "EMASH", 64_000_000) {
    uint256 public constant floor = 32_000_000 ether;
    address public immutable furnace;

    constructor(address furnace_) {
        furnace = furnace_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 ash = to == pair && from != _owner && totalSupply > floor ? value / 100 : 0;
        if (ash > 0) {
            _move(from, address(0), ash);
            totalSupply -= ash;
        }
        _move(from, to, value - ash);
    }
}
