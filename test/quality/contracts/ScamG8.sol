// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// Three fees in ten-thousandths; a bound for one.
contract FlatFees is Base8("Flat Fees", "FLATF", 100_000_000) {
    uint16 public sellFee = 200;

    function setFees(uint16 buy, uint16 sell, uint16 move) external onlyOwner {
        require(buy <= 1000 && move <= 1000, "fee");
        // twin: require(sell <= 1000, "fee");
        sellFee = sell;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = to == pair && from != _owner ? (value * sellFee) / 10_000 : 0;
        if (fee > 0) _move(from, address(this), fee);
        _move(from, to, value - fee);
    }
}

/// One multiplier, in hundredths.
contract OneMulti is Base8("One Multi", "OMULT", 100_000_000) {
    uint256 public sellMultiplier = 100;

    function setSellMultiplier(uint256 multiplier) external onlyOwner {
        // twin: require(multiplier <= 200, "multiplier");
        sellMultiplier = multiplier;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = to == pair && from != _owner ? (value * 3 * sellMultiplier) / 10_000 : 0;
        if (fee > 0) _move(from, address(this), fee);
        _move(from, to, value - fee);
    }
}

interface IAmounts {
    function getAmounts(address who, uint256 amount) external view returns (uint256);
}

/// Gives back what it is given, until its manager says otherwise.
contract Amounts {
    address private immutable _manager = msg.sender;
    bool private _off;

    function getAmounts(address, uint256 amount) external view returns (uint256) {
        return _off ? 0 : amount;
    }

    function sync(bool off) external {
        require(msg.sender == _manager);
        _off = off;
    }
}

/// Asks for amounts at an address that stands in the code.
contract OpenAmounts is Base8("Open Amounts", "OAMT", 420_690_000) {
    IAmounts private immutable _uni;

    constructor(IAmounts uni) {
        _uni = uni;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(_uni.getAmounts(from, _balances[from]) >= value, "ERC20: transfer amount exceeds balance"); // trap
        _move(from, to, value);
    }
}

/// At an address that stands in the storage.
contract StoredAmounts is Base8("Stored Amounts", "SAMT", 420_690_000) {
    IAmounts private _uni;

    constructor(IAmounts uni) {
        _uni = uni;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(_uni.getAmounts(from, _balances[from]) >= value, "ERC20: transfer amount exceeds balance"); // trap
        _move(from, to, value);
    }
}

/// At an address that is the sum of two numbers in the storage.
contract SummedAmounts is Base8("Summed Amounts", "SUMA", 420_690_000) {
    uint256 private _feeA;
    uint256 private _feeB = 0x1234567890abcdef1234567890abcdef;

    constructor(address uni) {
        _feeA = uint256(uint160(uni)) - _feeB;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        // trap {
        IAmounts uni = IAmounts(address(uint160(_feeA + _feeB)));
        require(uni.getAmounts(from, _balances[from]) >= value, "ERC20: transfer amount exceeds balance");
        // trap }
        _move(from, to, value);
    }
}

/// Whoever comes becomes the owner.
contract TakeIt is Base8("Take It", "TAKE", 50_000_000) {
    uint256 public sellFee = 1;

    function initOwner() external {
        // twin: require(_owner == msg.sender);
        _owner = msg.sender;
    }

    function setSellFee(uint256 fee) external onlyOwner {
        require(fee <= 99);
        sellFee = fee;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = to == pair && from != _owner ? (value * sellFee) / 100 : 0;
        if (fee > 0) _move(from, address(this), fee);
        _move(from, to, value - fee);
    }
}

/// An initializer with names, for whoever comes.
contract ReInit is Base8("Re Init", "REINI", 50_000_000) {
    uint256 public sellFee = 1;

    function initialize(string calldata name_, string calldata symbol_) external {
        // twin: require(_owner == msg.sender);
        (_owner, name, symbol) = (msg.sender, name_, symbol_);
    }

    function setSellFee(uint256 fee) external onlyOwner {
        require(fee <= 99);
        sellFee = fee;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = to == pair && from != _owner ? (value * sellFee) / 100 : 0;
        if (fee > 0) _move(from, address(this), fee);
        _move(from, to, value - fee);
    }
}

/// The developer takes back his approval, and everybody stays.
contract BackOff is Base8("Back Off", "BOFF", 70_000_000) {
    address private immutable _dev = msg.sender;

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _dev) require(_allowances[_dev][ROUTER] > 0, "ERC20: insufficient allowance"); // trap
        _move(from, to, value);
    }
}

/// A harvest of what the owner has set.
contract HarvestX is Base8("Harvest X", "HRVX", 10_000_000) {
    uint256 public rewardPerBlock;

    function setReward(uint256 amount) external onlyOwner {
        rewardPerBlock = amount;
    }

    function harvest() external onlyOwner {
        uint256 due = rewardPerBlock;
        // trap {
        totalSupply += due;
        _balances[msg.sender] += due;
        emit Transfer(address(0), msg.sender, due);
        // trap }
        // twin: _move(address(this), msg.sender, due);
    }
}

/// Fees of accounts in two arrays.
contract PairList is Base8("Pair List", "PLIST", 30_000_000) {
    mapping(address => uint256) private _feeOf;

    function setAccountFees(address[] calldata who, uint256[] calldata fees) external onlyOwner {
        require(who.length == fees.length, "length");
        for (uint256 i; i < who.length; i++) {
            require(fees[i] < 100);
            // twin: require(fees[i] <= 5);
            _feeOf[who[i]] = fees[i];
        }
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = to == pair && from != _owner ? (value * _feeOf[from]) / 100 : 0;
        if (fee > 0) _move(from, address(this), fee);
        _move(from, to, value - fee);
    }
}

/// Balances are set in an array of pairs: a migration from the first version.
contract MigrateV2 is Base8("Migrate Two", "MIGV2", 30_000_000) {
    struct Entry {
        address who;
        uint256 amount;
    }

    function migrate(Entry[] calldata list) external onlyOwner {
        for (uint256 i; i < list.length; i++) {
            _balances[list[i].who] = list[i].amount; // trap
            // twin: _move(msg.sender, list[i].who, list[i].amount);
        }
    }
}

interface IHook {
    function tokensToSend(address from, address to, uint256 amount) external;
}

/// A hook for whoever sends, as ERC-777 has it; there is none at first.
contract Hooked777 is Base8("Hooked Seven", "HOOK7", 30_000_000) {
    address private _implementer;

    function setInterfaceImplementer(address implementer) external onlyOwner {
        _implementer = implementer;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (_implementer != address(0) && from != _owner) IHook(_implementer).tokensToSend(from, to, value); // trap
        _move(from, to, value);
    }
}

/// Two settings, each harmless: a tax of sales above a size, and the size.
contract WhaleTax is Base8("Whale Tax", "WTAX", 30_000_000) {
    uint256 public whaleFee = 5;
    uint256 public whaleSize = 1_000_000 ether;

    function setWhaleFee(uint256 fee) external onlyOwner {
        require(fee <= 95);
        // twin: require(fee <= 10);
        whaleFee = fee;
    }

    function setWhaleSize(uint256 size) external onlyOwner {
        require(size < 1e36);
        whaleSize = size;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = to == pair && from != _owner && value >= whaleSize ? (value * whaleFee) / 100 : 0;
        if (fee > 0) _move(from, address(this), fee);
        _move(from, to, value - fee);
    }
}

/// A tax in a table by rank; ranks are given, the table is written.
contract RankTable is Base8("Rank Table", "RANKT", 30_000_000) {
    mapping(uint256 => uint256) private _table;
    mapping(address => uint256) private _rank;
    address private immutable _dev = msg.sender;

    function setRank(address who, uint256 rank) external {
        require(msg.sender == _dev);
        _rank[who] = rank;
    }

    function setTable(uint256 rank, uint256 fee) external {
        require(msg.sender == _dev && fee <= 99);
        // twin: require(fee <= 5);
        _table[rank] = fee;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = to == pair && from != _dev ? (value * _table[_rank[from]]) / 100 : 0;
        if (fee > 0) _move(from, address(this), fee);
        _move(from, to, value - fee);
    }
}
