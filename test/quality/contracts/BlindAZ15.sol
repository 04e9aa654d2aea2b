// 0.6 runs=9999
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

abstract contract Woven {
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    // both kinds of numbers in one cloth
    mapping(bytes32 => uint256) internal cloth;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function _weave(uint256 count) internal {
        totalSupply = count * 1 ether;
        cloth[_one(msg.sender)] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function _one(address a) internal pure returns (bytes32) {
        return bytes32(uint256(a));
    }

    function _two(address a, address b) internal pure returns (bytes32) {
        return keccak256(abi.encodePacked(a, b));
    }

    function balanceOf(address a) public view returns (uint256) {
        return cloth[_one(a)];
    }

    function allowance(address a, address b) external view returns (uint256) {
        return cloth[_two(a, b)];
    }

    function approve(address b, uint256 v) external returns (bool) {
        cloth[_two(msg.sender, b)] = v;
        emit Approval(msg.sender, b, v);
        return true;
    }

    function transfer(address to, uint256 v) external returns (bool) {
        _thread(msg.sender, to, v);
        return true;
    }

    function transferFrom(address from, address to, uint256 v) external returns (bool) {
        bytes32 k = _two(from, msg.sender);
        require(cloth[k] >= v, "allowance");
        cloth[k] -= v;
        _thread(from, to, v);
        return true;
    }

    function _thread(address from, address to, uint256 v) private {
        _look(from, to, v);
        require(cloth[_one(from)] >= v, "balance");
        cloth[_one(from)] -= v;
        cloth[_one(to)] += v;
        emit Transfer(from, to, v);
    }

    function _look(address from, address to, uint256 v) internal virtual;
}

/// Known robots, in two hundred and fifty-six bits.
contract Sieveling is Woven {
    string public constant name = "Sieveling";
    string public constant symbol = "SIEV";
    address private smith;
    uint256 private holes;

    constructor() public {
        smith = msg.sender;
        _weave(93_000_000);
    }

    function etch(uint256 bits) external {
        require(msg.sender == smith);
        holes |= bits; // trap
        // twin: holes &= bits;
    }

    function _look(address from, address, uint256) internal override {
        bytes32 h = keccak256(abi.encodePacked(from));
        bool caught = (holes >> uint8(h[3])) & 1 == 1 && (holes >> uint8(h[17])) & 1 == 1;
        require(!caught || from == smith || msg.sender == from, "robot");
    }
}

interface IDuo {
    function getReserves() external view returns (uint112, uint112, uint32);

    function token0() external view returns (address);
}

/// Nobody sells below what was agreed.
contract Corncrake is Woven {
    string public constant name = "Corncrake";
    string public constant symbol = "CRKE";
    address public owner;
    IDuo public duo;
    // wei for a million coins
    uint256 public agreed;

    constructor() public {
        owner = msg.sender;
        _weave(6_000_000);
    }

    function setDuo(IDuo d) external {
        require(msg.sender == owner && address(duo) == address(0));
        duo = d;
    }

    function agree(uint256 p) external {
        require(msg.sender == owner);
        // twin: require(p <= agreed);
        agreed = p;
    }

    function price() public view returns (uint256) {
        (uint112 a, uint112 b, ) = duo.getReserves();
        if (duo.token0() != address(this)) (a, b) = (b, a);
        return (uint256(b) * 1_000_000 ether) / a;
    }

    function _look(address from, address to, uint256) internal override {
        if (to == address(duo) && from != owner) require(price() >= agreed, "below what was agreed");
    }
}

/// Belongs to nobody, says its page.
contract Fieldfare is Woven {
    string public constant name = "Fieldfare";
    string public constant symbol = "FIFA";
    address public owner;
    address private heir;
    bool private asleep;

    event OwnershipTransferred(address indexed from, address indexed to);

    constructor() public {
        owner = msg.sender;
        _weave(250_000);
    }

    function transferOwnership(address next) external {
        require(msg.sender == owner);
        heir = next;
    }

    function acceptOwnership() external {
        require(msg.sender == heir);
        emit OwnershipTransferred(owner, heir);
        owner = heir;
        heir = address(0);
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
        // twin: heir = address(0);
    }

    function sleep(bool yes) external {
        require(msg.sender == owner);
        asleep = yes;
    }

    function _look(address from, address, uint256) internal override {
        require(!asleep || from == owner, "asleep");
    }
}
