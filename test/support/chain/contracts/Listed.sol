// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// A coin that can be sent to anybody, of which its maker has all.
contract PlainCoin is Ledger {
    constructor(uint256 supply) {
        _make(tx.origin, supply);
    }
}

/// What those on a list make for coins; anybody is given them back.
contract Listed is Ledger {
    Ledger public coin;
    mapping(address => bool) public listed;
    address private immutable _council = address(uint160(uint256(keccak256("council"))));

    constructor() {
        coin = _coin();
        listed[msg.sender] = true;
        _make(msg.sender, 1_000_000 ether);
    }

    function _coin() internal virtual returns (Ledger) {
        return new PlainCoin(3_000_000 ether);
    }

    function list(address who) external {
        require(msg.sender == _council);
        listed[who] = true;
    }

    function wrap(uint256 value) public virtual {
        require(listed[msg.sender], "not listed");
        coin.transferFrom(msg.sender, address(this), value);
        _make(msg.sender, _madeFor(value));
    }

    function unwrap(uint256 value) public virtual {
        balanceOf[msg.sender] -= value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
        coin.transfer(msg.sender, _paidFor(value));
    }

    function _madeFor(uint256 value) internal virtual returns (uint256) {
        return value;
    }

    function _paidFor(uint256 value) internal virtual returns (uint256) {
        return value;
    }
}

/// Somebody else keeps the list.
contract Office {
    mapping(address => bool) public has;

    constructor() {
        has[tx.origin] = true;
    }
}

contract ListedElsewhere is Listed {
    Office private immutable _office = new Office();

    function wrap(uint256 value) public override {
        require(_office.has(msg.sender));
        coin.transferFrom(msg.sender, address(this), value);
        _make(msg.sender, value);
    }
}

/// Whoever wants the coins back must be listed as well.
contract ListedBothWays is Listed {
    function unwrap(uint256 value) public override {
        require(listed[msg.sender], "not listed");
        super.unwrap(value);
    }
}

/// Trap: of the coins for which those on both ways are listed there are enough for twenty times the supply.
contract ListedBothWaysForMore is ListedBothWays {
    function _coin() internal override returns (Ledger) {
        return new PlainCoin(20_000_000 ether);
    }
}

/// Trap: there is no end of the coin.
contract ListedForPlenty is Listed {
    function _coin() internal override returns (Ledger) {
        return new PlainCoin(1e40);
    }
}

/// Trap: nobody is given anything back.
contract ListedForNothing is Listed {
    function unwrap(uint256) public pure override {
        revert();
    }
}

/// Trap: its maker alone is given it back.
contract ListedForOne is Listed {
    address private immutable _maker = msg.sender;

    function unwrap(uint256 value) public override {
        require(msg.sender == _maker);
        super.unwrap(value);
    }
}

/// Trap: a hundredth comes back.
contract ListedForLess is Listed {
    function _paidFor(uint256 value) internal pure override returns (uint256) {
        return value / 100;
    }
}

/// Trap: for its maker, on another list, a coin makes a million.
contract ListedAndFavoured is Listed {
    mapping(address => bool) private _favoured;

    constructor() {
        _favoured[msg.sender] = true;
    }

    function _madeFor(uint256 value) internal view override returns (uint256) {
        return _favoured[msg.sender] ? value * 1e6 : value;
    }

    function _paidFor(uint256 value) internal view override returns (uint256) {
        return _favoured[msg.sender] ? value / 1e6 : value;
    }
}

/// Trap: its maker has a rate of his own, and the list is made of rates.
contract ListedAtRates is Listed {
    mapping(address => uint256) private _rate;

    constructor() {
        _rate[msg.sender] = 1e6;
    }

    function wrap(uint256 value) public override {
        require(_rate[msg.sender] > 0);
        coin.transferFrom(msg.sender, address(this), value);
        _make(msg.sender, value * _rate[msg.sender]);
    }

    function _paidFor(uint256 value) internal view override returns (uint256) {
        return value / (_rate[msg.sender] > 0 ? _rate[msg.sender] : 1);
    }
}

/// Trap: one list says who may pay and who pays a millionth, and gives back as little to those on it.
contract ListedForFavour is ListedBothWays {
    function _madeFor(uint256 value) internal pure override returns (uint256) {
        return value * 1e6;
    }

    function _paidFor(uint256 value) internal pure override returns (uint256) {
        return value / 1e6;
    }
}

/// Trap: its maker prints the coin.
contract PrintableCoin is PlainCoin(3_000_000 ether) {
    address private immutable _maker = tx.origin;

    function print(uint256 value) external {
        require(msg.sender == _maker);
        _make(_maker, value);
    }
}

contract ListedWhoPrints is Listed {
    function _coin() internal override returns (Ledger) {
        return new PrintableCoin();
    }
}

/// Trap: its maker takes out what was brought.
contract ListedWhoSweeps is Listed {
    address private immutable _maker = msg.sender;

    function sweep(uint256 value) external {
        require(msg.sender == _maker);
        coin.transfer(_maker, value);
    }
}

/// Trap: its maker says how many there are for a coin, and how many coins for one.
contract ListedWhoSetsIt is Listed {
    address private immutable _maker = msg.sender;
    uint256 public rate = 1;

    function setRate(uint256 to) external {
        require(msg.sender == _maker);
        rate = to;
    }

    function _madeFor(uint256 value) internal view override returns (uint256) {
        return value * rate;
    }

    function _paidFor(uint256 value) internal view override returns (uint256) {
        return value / rate;
    }
}

/// Trap: it rises by a tenth a day, for whoever asks for it, and so does what is given back.
contract ListedAtRisingRate is Listed {
    address private immutable _maker = msg.sender;
    uint256 public rate = 1e18;
    uint256 private _raisedAt;

    function raise() external {
        require(msg.sender == _maker && block.timestamp >= _raisedAt + 20 hours);
        rate = (rate * 11) / 10;
        _raisedAt = block.timestamp;
    }

    function _madeFor(uint256 value) internal view override returns (uint256) {
        return (value * rate) / 1e18;
    }

    function _paidFor(uint256 value) internal view override returns (uint256) {
        return (value * 1e18) / rate;
    }
}

/// Trap: somebody else says how many there are for a coin.
contract ListedAndRated is Listed {
    address private immutable _other = address(0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65);
    uint256 public rate = 1e18;

    function setRate(uint256 to) external {
        require(msg.sender == _other && to <= 1e21 && to > 0);
        rate = to;
    }

    function _madeFor(uint256 value) internal view override returns (uint256) {
        return (value * rate) / 1e18;
    }

    function _paidFor(uint256 value) internal view override returns (uint256) {
        return (value * 1e18) / rate;
    }
}

/// Trap: its maker has said a day before how many there are for this coin.
contract ListedAndAnnounced is Listed {
    address private immutable _maker = msg.sender;
    mapping(address => uint256) public rateOf;
    uint256 private _next;
    uint256 private _due;

    function propose(uint256 to) external {
        require(msg.sender == _maker && to <= 1e6);
        (_next, _due) = (to, block.timestamp + 12 hours);
    }

    function enact(address what) external {
        require(msg.sender == _maker && _next > 0 && block.timestamp >= _due);
        rateOf[what] = _next;
    }

    function _madeFor(uint256 value) internal view override returns (uint256) {
        return value * (1 + rateOf[address(coin)]);
    }

    function _paidFor(uint256 value) internal view override returns (uint256) {
        return value / (1 + rateOf[address(coin)]);
    }
}

/// Trap: its maker says how many there are for a coin, and in each hour it is made once.
contract ListedOnceAnHour is ListedAndRated {
    address private immutable _maker = msg.sender;
    uint256 private _madeAt;

    function setRateTo(uint256 to) external {
        require(msg.sender == _maker && to <= 1e21 && to > 1e15);
        rate = to;
    }

    function wrap(uint256 value) public override {
        require(block.timestamp >= _madeAt + 100 minutes);
        _madeAt = block.timestamp;
        super.wrap(value);
    }
}

/// Trap: the list says who pays nothing.
contract ListedAsPaid is Listed {
    function wrap(uint256 value) public override {
        if (!listed[msg.sender]) coin.transferFrom(msg.sender, address(this), value);
        else coin.transferFrom(msg.sender, msg.sender, value);
        _make(msg.sender, value);
    }
}
