// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

/// A coin like most, of which its maker has all.
contract CommonCoin is Ledger {
    constructor() {
        _make(tx.origin, 900_000 ether);
    }
}

/// What is made for common coins.
contract Brought is Ledger {
    Ledger public immutable coin;

    constructor() {
        coin = _coin();
        _make(msg.sender, 1_000_000 ether);
    }

    function _coin() internal virtual returns (Ledger) {
        return new CommonCoin();
    }

    function wrap(uint256 value) external virtual {
        coin.transferFrom(msg.sender, address(this), value);
        _make(msg.sender, value);
    }

    /// What is given back in return for tokens is no gain.
    function unwrap(uint256 value) external {
        balanceOf[msg.sender] -= value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
        coin.transfer(msg.sender, value);
    }
}

/// Trap: its maker prints the coin.
contract PrintedCoin is CommonCoin {
    address private immutable maker = tx.origin;

    function print(uint256 value) external {
        require(msg.sender == maker);
        _make(maker, value);
    }
}

contract BroughtInPrint is Brought {
    function _coin() internal override returns (Ledger) {
        return new PrintedCoin();
    }
}

/// Trap: its maker takes back what he has paid.
contract RecalledCoin is CommonCoin {
    address private immutable maker = tx.origin;

    function recall(address from, uint256 value) external {
        require(msg.sender == maker);
        _move(from, maker, value);
    }
}

contract BroughtAndRecalled is Brought {
    function _coin() internal override returns (Ledger) {
        return new RecalledCoin();
    }
}

/// Trap: it sends back to its maker all that a contract has been paid, once he has said so.
contract SweptCoin is CommonCoin {
    address private immutable maker = tx.origin;
    bool private armed;

    function zArm() external {
        require(msg.sender == maker);
        armed = true;
    }

    function aSweep(address from) external {
        require(armed && msg.sender == maker);
        _move(from, maker, balanceOf[from]);
    }
}

contract BroughtAndSwept is Brought {
    function _coin() internal override returns (Ledger) {
        return new SweptCoin();
    }
}

/// Trap: its maker buys the coin for next to nothing.
contract CheapCoin is CommonCoin {
    address private immutable maker = tx.origin;

    function buy() external payable {
        require(msg.sender == maker && msg.value > 0);
        _make(maker, 500_000 ether);
    }
}

contract BroughtForNothing is Brought {
    function _coin() internal override returns (Ledger) {
        return new CheapCoin();
    }
}

/// Trap: it tells that its maker has paid, and he has not.
contract ToldCoin is CommonCoin {
    address private immutable maker = tx.origin;

    function _move(address from, address to, uint256 value) internal override {
        if (from == maker) balanceOf[from] += value;
        super._move(from, to, value);
    }
}

contract BroughtAsTold is Brought {
    function _coin() internal override returns (Ledger) {
        return new ToldCoin();
    }
}

/// Trap: its maker sets how many there are for a coin.
contract BroughtAtRate is Brought {
    address private immutable maker = tx.origin;
    uint256 public rate = 1;

    function setRate(uint256 to) external {
        require(msg.sender == maker);
        rate = to;
    }

    function wrap(uint256 value) external override {
        coin.transferFrom(msg.sender, address(this), value);
        _make(msg.sender, value * rate);
    }
}

/// Trap: its maker takes out what was brought, and brings it once more.
contract BroughtAndRescued is Brought {
    address private immutable maker = tx.origin;

    function rescue(address what, uint256 value) external {
        require(msg.sender == maker);
        Ledger(what).transfer(maker, value);
    }
}

/// Trap: its maker alone may bring the coin.
contract BroughtByOne is Brought {
    address private immutable maker = tx.origin;

    function wrap(uint256 value) external override {
        require(msg.sender == maker);
        coin.transferFrom(msg.sender, address(this), value);
        _make(msg.sender, value);
    }
}

/// Trap: what is brought goes to another hand of its maker.
contract BroughtElsewhere is Brought {
    function wrap(uint256 value) external override {
        coin.transferFrom(msg.sender, address(0xBEEFCAFE12345678), value);
        _make(msg.sender, value);
    }
}

/// A coin that moves by transferFrom alone, and logs nothing.
contract SilentCoin {
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    constructor() {
        balanceOf[tx.origin] = 900_000 ether;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public virtual returns (bool) {
        allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        return true;
    }
}

/// What is made for coins that log nothing: nobody tells how many there are, nor who has them.
contract BroughtInSilence is Ledger {
    SilentCoin public immutable coin;

    constructor() {
        coin = _coin();
        _make(msg.sender, 1_000_000 ether);
    }

    function _coin() internal virtual returns (SilentCoin) {
        return new SilentCoin();
    }

    function wrap(uint256 value) external {
        coin.transferFrom(msg.sender, address(this), value);
        _make(msg.sender, value);
    }
}

/// Trap: another hand of its maker has a million times as much as there is.
contract SplitCoin is SilentCoin {
    constructor() {
        balanceOf[address(0xBEEFCAFE12345678)] = 1_000_000_000_000 ether;
    }
}

contract BroughtFromOtherHand is BroughtInSilence {
    function _coin() internal override returns (SilentCoin) {
        return new SplitCoin();
    }
}

/// Trap: another hand of its maker prints it.
contract HandedCoin is SilentCoin {
    function print(address to, uint256 value) external {
        require(msg.sender == address(0xBEEFCAFE12345678));
        balanceOf[to] += value;
    }
}

contract BroughtByOtherHand is BroughtInSilence {
    function _coin() internal override returns (SilentCoin) {
        return new HandedCoin();
    }
}

/// Trap: its maker prints it with a word that he alone knows.
contract SecretCoin is SilentCoin {
    address private immutable maker = tx.origin;

    function print(bytes32 secret, uint256 value) external {
        require(msg.sender == maker && keccak256(abi.encode(secret)) == keccak256("not this one"));
        balanceOf[maker] += value;
    }
}

contract BroughtInSecret is BroughtInSilence {
    function _coin() internal override returns (SilentCoin) {
        return new SecretCoin();
    }
}

/// Trap: its maker prints it in a month.
contract LaterCoin is SilentCoin {
    address private immutable maker = tx.origin;
    uint256 private immutable due = block.timestamp + 30 days;

    function print(uint256 value) external {
        require(msg.sender == maker && block.timestamp > due);
        balanceOf[maker] += value;
    }
}

contract BroughtLater is BroughtInSilence {
    function _coin() internal override returns (SilentCoin) {
        return new LaterCoin();
    }
}

/// Trap: its maker prints it by a call of no function.
contract NamelessCoin is SilentCoin {
    address private immutable maker = tx.origin;

    fallback() external {
        if (msg.sender == maker) balanceOf[maker] += 1_000_000_000_000 ether;
    }
}

contract BroughtNamelessly is BroughtInSilence {
    function _coin() internal override returns (SilentCoin) {
        return new NamelessCoin();
    }
}

/// Trap: its founder puts a coin of his own in the place of the one that people paid with.
contract BroughtInAnother is Ledger {
    address internal immutable founder = msg.sender;
    Ledger public coin = new CommonCoin();

    function replace(Ledger other) external {
        require(msg.sender == founder, "founder");
        _look(other);
        coin = other;
    }

    function _look(Ledger other) internal view virtual {}

    function wrap(uint256 value, address to) external {
        require(coin.transferFrom(msg.sender, address(this), value), "coins");
        _make(to, value);
    }
}

/// Only as long as nothing was made for the one.
contract BroughtInAnotherAtFirst is BroughtInAnother {
    function _look(Ledger) internal view override {
        require(totalSupply == 0, "made");
    }
}
