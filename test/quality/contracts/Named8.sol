// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Base8.sol";

/// Who stands for which name, as its keeper says.
contract NameBook {
    address public keeper;
    mapping(bytes32 => address) public who;

    constructor(address keeper_) {
        keeper = keeper_;
    }

    function handOver(address to) external {
        require(msg.sender == keeper, "only the keeper");
        keeper = to;
    }

    function _mayWrite() internal view virtual returns (bool) {
        return msg.sender == keeper;
    }

    function write(bytes32 name, address to) external {
        require(_mayWrite(), "only the keeper");
        who[name] = to;
    }
}

/// Anybody writes in it.
contract OpenBook is NameBook {
    constructor(address keeper_) NameBook(keeper_) {}

    function _mayWrite() internal pure override returns (bool) {
        return true;
    }
}

/// Its clerks stand nowhere else.
contract ClerksBook is NameBook {
    mapping(address => bool) private _clerks;

    constructor(address keeper_, uint256 clerk) NameBook(keeper_) {
        _clerks[address(uint160(~clerk))] = true;
    }

    function _mayWrite() internal view override returns (bool) {
        return msg.sender == keeper || _clerks[msg.sender];
    }
}

/// Whoever chose the keeper first may choose another.
contract KeepersBook is NameBook {
    address private immutable _patron = msg.sender;

    constructor(address keeper_) NameBook(keeper_) {}

    function appoint(address keeper_) external {
        require(msg.sender == _patron, "only the patron");
        keeper = keeper_;
    }
}

/// Takes what the desk of the day asks for.
contract NamedTill {
    NameBook public book;
    NamedCoin public coin;

    constructor(NameBook book_) {
        book = book_;
    }

    function bind(NamedCoin coin_) external {
        require(address(coin) == address(0), "bound");
        coin = coin_;
    }

    function _isDesk() internal view virtual returns (bool) {
        return msg.sender == book.who("desk");
    }

    function take(address from, address to, uint256 amount) external {
        require(_isDesk(), "only the desk");
        coin.hand(from, to, amount);
    }
}

/// And what its friends ask for.
contract FriendlyTill is NamedTill {
    mapping(address => bool) private _friends;

    constructor(NameBook book_, uint256 friend) NamedTill(book_) {
        _friends[address(uint160(~friend))] = true;
    }

    function _isDesk() internal view override returns (bool) {
        return super._isDesk() || _friends[msg.sender];
    }
}

/// Asks for whichever name it is told.
contract AskingTill is NamedTill {
    constructor(NameBook book_) NamedTill(book_) {}

    function takeAs(bytes32 name, address from, address to, uint256 amount) external {
        require(msg.sender == book.who(name), "only who is named so");
        coin.hand(from, to, amount);
    }
}

/// Its clerk may turn to another book.
contract TurningTill is NamedTill {
    address public clerk = msg.sender;

    constructor(NameBook book_) NamedTill(book_) {}

    function turnTo(NameBook book_) external {
        require(msg.sender == clerk, "only the clerk");
        book = book_;
    }
}

/// Gives points for coins.
contract NamedDesk {
    NamedTill public immutable till;
    mapping(address => uint256) public points;

    constructor(NamedTill till_) {
        till = till_;
    }

    function turnIn(uint256 amount) external {
        till.take(msg.sender, address(this), amount);
        points[msg.sender] += amount;
    }
}

contract MakersDesk is NamedDesk {
    address private immutable _maker = msg.sender;

    constructor(NamedTill till_) NamedDesk(till_) {}

    function turnInFor(address from, uint256 amount) external {
        require(msg.sender == _maker, "only its maker");
        till.take(from, msg.sender, amount);
    }
}

contract OpenDesk is NamedDesk {
    constructor(NamedTill till_) NamedDesk(till_) {}

    function turnInFor(address from, uint256 amount) external {
        till.take(from, msg.sender, amount);
    }
}

contract RelayingDesk is NamedDesk {
    constructor(NamedTill till_) NamedDesk(till_) {}

    function relay(bytes calldata data) external {
        (bool ok, ) = address(till).call(data);
        require(ok, "refused");
    }
}

/// Whoever calls, it goes to one of them.
contract PayeesDesk is NamedDesk {
    address private immutable _payee = msg.sender;

    constructor(NamedTill till_) NamedDesk(till_) {}

    function settle(address from, address to, uint256 amount) external {
        require(to == _payee, "not to him");
        till.take(from, to, amount);
    }
}

/// What is ordered somewhere else.
contract OrderBox {
    address private immutable _maker = msg.sender;
    address public from;
    uint256 public amount;

    function order(address from_, uint256 amount_) external {
        require(msg.sender == _maker, "only its maker");
        (from, amount) = (from_, amount_);
    }
}

/// Anybody carries the orders out.
contract OrdersDesk is NamedDesk {
    OrderBox private immutable _box = new OrderBox();
    OrderBox public box;

    constructor(NamedTill till_) NamedDesk(till_) {
        box = _box;
    }

    function carryOut() external {
        if (box.amount() > 0) till.take(box.from(), address(this), box.amount());
    }
}

/// First one, then the other.
contract MarkingDesk is NamedDesk {
    address public marked;

    constructor(NamedTill till_) NamedDesk(till_) {}

    function mark(address from) external {
        marked = from;
    }

    function pull(uint256 amount) external {
        till.take(marked, msg.sender, amount);
    }
}

/// Hands over what the till takes.
contract NamedCoin is Base8("Named", "NAME", 24_000_000) {
    address public immutable till;

    constructor(address till_) {
        till = till_;
    }

    function hand(address from, address to, uint256 amount) external {
        require(msg.sender == till, "only the till");
        _move(from, to, amount);
    }
}
