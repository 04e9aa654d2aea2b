// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// A coin for those who are entered: nobody else can be sent any.
contract Shares is Ledger {
    mapping(address => bool) public entered;

    constructor(address first, address wrapper, uint256 supply) {
        entered[first] = true;
        entered[wrapper] = true;
        _make(first, supply);
    }

    function _move(address from, address to, uint256 value) internal virtual override {
        require(entered[from] && entered[to], "not entered");
        super._move(from, to, value);
    }
}

/// Those who are entered may have more of it.
contract SharesOfSome is Shares {
    constructor(address first, address wrapper, uint256 supply) Shares(first, wrapper, supply) {}

    function issue(uint256 value) external {
        require(entered[msg.sender], "not entered");
        _make(msg.sender, value);
    }
}

/// What somebody sends is said to be gone, and is not.
contract SharesThatStay is Shares {
    constructor(address first, address wrapper, uint256 supply) Shares(first, wrapper, supply) {}

    function _move(address from, address to, uint256 value) internal override {
        require(entered[from] && entered[to], "not entered");
        require(balanceOf[from] >= value);
        emit Transfer(from, to, value);
    }
}

/// One of them pays a millionth of what others pay.
contract SharesForLess is Shares {
    mapping(address => bool) private _less;

    constructor(address first, address wrapper, uint256 supply) Shares(first, wrapper, supply) {
        _less[first] = true;
        entered[first] = false;
    }

    function _move(address from, address to, uint256 value) internal override {
        uint256 paid = _less[from] ? value / 1e6 : value;
        Ledger._move(from, to, paid);
    }
}

/// A coin that can be sent to anybody.
contract Common is Ledger {
    constructor(address first, uint256 supply) {
        _make(first, supply);
    }
}

abstract contract Wrapping is Ledger {
    Ledger public coin;

    constructor() {
        _make(msg.sender, 1_000_000 ether);
    }

    function wrap(uint256 value) public virtual {
        require(coin.transferFrom(msg.sender, address(this), value));
        _make(msg.sender, value);
    }
}

contract OfMembers is Wrapping {
    constructor() {
        coin = new Shares(msg.sender, address(this), 3_000_000 ether);
    }
}

contract OfMembersWhoHaveAll is Wrapping {
    constructor() {
        coin = new Shares(msg.sender, address(this), 1e40);
    }
}

contract OfMembersWhoIssue is Wrapping {
    constructor() {
        coin = new SharesOfSome(msg.sender, address(this), 3_000_000 ether);
    }
}

contract OfMembersWhoKeepIt is Wrapping {
    constructor() {
        coin = new SharesThatStay(msg.sender, address(this), 3_000_000 ether);
    }
}

contract OfMembersForLess is Wrapping {
    constructor() {
        coin = new SharesForLess(msg.sender, address(this), 3_000_000 ether);
    }
}

/// The coin is for its members, and the token is made by one of them.
contract OfOneMember is Wrapping {
    address private immutable _one = msg.sender;

    constructor() {
        coin = new Shares(msg.sender, address(this), 3_000_000 ether);
    }

    function wrap(uint256 value) public override {
        require(msg.sender == _one);
        super.wrap(value);
    }
}

contract OfPlenty is Wrapping {
    constructor() {
        coin = new Common(msg.sender, 1e40);
    }
}

/// There is as much of the coin as of the token, and a little more.
contract OfEnough is Wrapping {
    constructor() {
        coin = new Common(msg.sender, 3_000_000 ether);
    }
}

/// Its manager is owed a two-hundredth a year, which whoever wraps enters as well.
abstract contract ForAFee is Wrapping {
    address private immutable _manager = address(uint160(uint256(keccak256("manager"))));
    uint256 private _paidAt = block.timestamp;

    function wrap(uint256 value) public override {
        require(value > 0);
        uint256 due = (totalSupply * (block.timestamp - _paidAt)) / (200 * 365 days);
        _paidAt = block.timestamp;
        if (due > 0) _make(_manager, due);
        super.wrap(value);
    }
}

contract OfEnoughForAFee is ForAFee {
    constructor() {
        coin = new Common(msg.sender, 3_000_000 ether);
    }
}

contract OfPlentyForAFee is ForAFee {
    constructor() {
        coin = new Common(msg.sender, 1e40);
    }
}

/// Whoever wraps first after a day has a hundredth of the supply besides.
contract OfEnoughWithABonus is Wrapping {
    uint256 private _givenAt;

    constructor() {
        coin = new Common(msg.sender, 3_000_000 ether);
    }

    function wrap(uint256 value) public override {
        if (block.timestamp >= _givenAt + 1 days) {
            _givenAt = block.timestamp;
            _make(msg.sender, totalSupply / 100);
        }
        super.wrap(value);
    }
}

/// Whoever comes second in a block pays nothing.
contract OfPlentyOnce is Wrapping {
    uint256 private _paidAt;

    constructor() {
        coin = new Common(msg.sender, 1e40);
    }

    function wrap(uint256 value) public override {
        if (_paidAt != block.number) require(coin.transferFrom(msg.sender, address(this), value));
        _paidAt = block.number;
        _make(msg.sender, value);
    }
}
