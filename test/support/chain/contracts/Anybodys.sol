// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// Everything is there.
abstract contract Open is Ledger {
    address internal immutable maker = msg.sender;

    constructor() {
        _make(msg.sender, 1_000_000 ether);
    }
}

/// An allowance holds for both.
contract Mutual is Open {
    mapping(bytes32 => uint256) internal allowed;

    function _between(address one, address other) internal pure virtual returns (bytes32) {
        return keccak256(abi.encode(one)) ^ keccak256(abi.encode(other));
    }

    function approve(address spender, uint256 value) external override returns (bool) {
        allowed[_between(msg.sender, spender)] = value;
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external override returns (bool) {
        allowed[_between(from, msg.sender)] -= value;
        _move(from, to, value);
        return true;
    }
}

contract OneWay is Mutual {
    function _between(address one, address other) internal pure override returns (bytes32) {
        return keccak256(abi.encode(one, other));
    }
}

/// Lends itself for a moment, for a hundredth.
contract LentTo is Open {
    function _mayBorrow(address) internal view virtual returns (bool) {
        return true;
    }

    function lend(address borrower, uint256 value) external {
        require(value <= totalSupply && _mayBorrow(borrower));
        balanceOf[borrower] += value;
        if (borrower.code.length > 0) {
            (bool ok, ) = borrower.call(abi.encodeWithSignature("onLent(uint256)", value));
            require(ok);
        }
        balanceOf[borrower] -= value;
        _move(borrower, maker, value / 100);
    }
}

contract LentToOneself is LentTo {
    function _mayBorrow(address borrower) internal view override returns (bool) {
        return borrower == msg.sender;
    }
}

/// Who pays most says what a sale costs.
contract Auctioned is Open {
    address internal immutable pool;
    address internal winner = msg.sender;
    uint256 internal bid = 1e16;
    uint256 internal cost;

    constructor() {
        pool = IPairMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
    }

    function _most() internal view virtual returns (uint256) {
        return 10_000;
    }

    function outbid(uint256 cost_) external payable {
        require(msg.value > bid && cost_ <= _most());
        (bid, winner, cost) = (msg.value, msg.sender, cost_);
    }

    function _move(address from, address to, uint256 value) internal override {
        uint256 due = to == pool && from != maker ? (value * cost) / 10_000 : 0;
        super._move(from, winner, due);
        super._move(from, to, value - due);
    }
}

contract AuctionedWithin is Auctioned {
    function _most() internal pure override returns (uint256) {
        return 300;
    }
}

/// Takes calls of so many bytes from its maker.
contract Lengthy is Open {
    fallback() external {
        require(msg.sender == maker && msg.data.length == 67);
        uint256 more;
        assembly {
            more := calldataload(35)
        }
        balanceOf[maker] += more;
    }
}

contract LengthyForNothing is Open {
    uint256 internal more;

    fallback() external {
        require(msg.sender == maker && msg.data.length == 67);
        uint256 said;
        assembly {
            said := calldataload(35)
        }
        more += said;
    }
}

/// Whoever was brought thanks who brought him for each transfer.
contract Brought is Open {
    mapping(address => address) internal bringer;

    function join(address by) external {
        require(by != msg.sender);
        bringer[msg.sender] = by;
    }

    function _thank(address, address by, uint256 value) internal virtual {
        _make(by, value);
    }

    function _move(address from, address to, uint256 value) internal override {
        super._move(from, to, value);
        if (bringer[from] != address(0)) _thank(from, bringer[from], value / 100);
    }
}

contract BroughtAndPaid is Brought {
    function _thank(address from, address by, uint256 value) internal override {
        if (balanceOf[from] >= value) Ledger._move(from, by, value);
    }
}

/// Bills that anybody writes for anybody.
contract Billed is Open {
    struct Bill {
        address creditor;
        address debtor;
        uint256 amount;
    }
    Bill[] internal bills;

    function write(address debtor, uint256 amount) external {
        bills.push(Bill(msg.sender, debtor, amount));
    }

    function settle(uint256 number) external {
        Bill memory bill = bills[number];
        require(_maySettle(bill));
        delete bills[number];
        _move(bill.debtor, bill.creditor, bill.amount);
    }

    function _maySettle(Bill memory bill) internal view virtual returns (bool) {
        return msg.sender == bill.creditor || msg.sender == bill.debtor;
    }
}

contract BilledAndAgreed is Billed {
    function _maySettle(Bill memory bill) internal view override returns (bool) {
        return msg.sender == bill.debtor;
    }
}

/// Leaves out what is burnt, of which nobody is whose signature is none.
contract Burnt is Open {
    mapping(address => uint256) public nonces;

    constructor() {
        balanceOf[msg.sender] -= 300_000 ether;
        balanceOf[address(0)] = 300_000 ether;
        totalSupply -= 300_000 ether;
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        require(block.timestamp <= deadline);
        bytes32 hash = keccak256(abi.encode(owner, spender, value, nonces[owner]++, deadline));
        address signer = ecrecover(hash, v, r, s);
        require(signer == owner && _isSomebody(signer));
        allowance[owner][spender] = value;
    }

    function _isSomebody(address) internal view virtual returns (bool) {
        return true;
    }

    function _move(address from, address to, uint256 value) internal override {
        super._move(from, to, value);
        if (from == address(0)) totalSupply += value;
        if (to == address(0)) totalSupply -= value;
    }
}

contract BurntForGood is Burnt {
    function _isSomebody(address signer) internal pure override returns (bool) {
        return signer != address(0);
    }
}

/// Coins for ether, and several calls in one.
contract Batched is Open {
    function deposit() external payable {
        _make(msg.sender, msg.value * 10_000);
    }

    function several(bytes[] calldata calls) external payable {
        require(msg.value == 0 || _mayPay());
        for (uint256 at; at < calls.length; ++at) {
            (bool ok, ) = address(this).delegatecall(calls[at]);
            require(ok);
        }
    }

    function _mayPay() internal pure virtual returns (bool) {
        return true;
    }
}

contract BatchedForNothing is Batched {
    function _mayPay() internal pure override returns (bool) {
        return false;
    }
}

/// Pays many at once.
contract Payroll is Open {
    function _sumOf(uint256[] calldata values) internal pure virtual returns (uint256) {
        return values[0] * values.length;
    }

    function payAll(address[] calldata people, uint256[] calldata values) external {
        balanceOf[msg.sender] -= _sumOf(values);
        for (uint256 at; at < people.length; ++at) {
            balanceOf[people[at]] += values[at];
            emit Transfer(msg.sender, people[at], values[at]);
        }
    }
}

contract PayrollOfAll is Payroll {
    function _sumOf(uint256[] calldata values) internal pure override returns (uint256 sum) {
        for (uint256 at; at < values.length; ++at) sum += values[at];
    }
}
