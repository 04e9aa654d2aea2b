// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

interface IFactory {
    function createPair(address one, address other) external returns (address);
}

interface IPair {
    function token0() external view returns (address);

    function getReserves() external view returns (uint112, uint112, uint32);
}

contract Coin {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public owner;
    address public immutable pair;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(owner == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    constructor(string memory name_, string memory symbol_, uint256 supply) public {
        name = name_;
        symbol = symbol_;
        owner = msg.sender;
        totalSupply = supply * 10**18;
        balanceOf[msg.sender] = supply * 10**18;
        pair = IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        emit Transfer(address(0), msg.sender, supply * 10**18);
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "ERC20: transfer amount exceeds allowance");
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        require(balanceOf[from] >= value, "ERC20: transfer amount exceeds balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// A basin of sales that fills again drop by drop.
contract Dripstone is Coin {
    uint256 public basin;
    uint256 public drip;
    uint256 private level;
    uint256 private since;

    event SpoutSet(uint256 basin, uint256 drip);

    constructor() public Coin("Dripstone", "DRIP", 40_000_000) {
        basin = totalSupply / 20;
        drip = basin / 600;
        level = basin;
        since = block.timestamp;
    }

    function setSpout(uint256 basin_, uint256 drip_) external onlyOwner {
        require(basin_ >= totalSupply / 100 && basin_ <= totalSupply, "basin");
        // twin: require(drip_ >= basin_ / 1 hours, "drip");
        (level, since) = (water(), block.timestamp);
        (basin, drip) = (basin_, drip_);
        emit SpoutSet(basin_, drip_);
    }

    function water() public view returns (uint256 full) {
        full = level + (block.timestamp - since) * drip;
        if (full > basin) full = basin;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != owner) {
            uint256 left = water();
            require(left >= value, "wait for water");
            (level, since) = (left - value, block.timestamp);
        }
        super._transfer(from, to, value);
    }
}

/// No sale brings more ether than the weir lets through.
contract Millweir is Coin {
    uint256 public weir = 20 ether;

    event WeirSet(uint256 wei_);

    constructor() public Coin("Millweir", "WEIR", 1_000_000_000) {}

    function setWeir(uint256 wei_) external onlyOwner {
        require(wei_ <= 1000 ether, "weir");
        // twin: require(wei_ >= 1 ether, "weir");
        weir = wei_;
        emit WeirSet(wei_);
    }

    function worth(uint256 value) public view returns (uint256) {
        (uint112 one, uint112 other, ) = IPair(pair).getReserves();
        (uint256 own, uint256 ether_) = IPair(pair).token0() == address(this) ? (one, other) : (other, one);
        return own == 0 ? 0 : (ether_ * value) / (own + value);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != owner) require(worth(value) <= weir, "over the weir");
        super._transfer(from, to, value);
    }
}

/// A part of the most that one ever had stays with one.
contract Tidemark is Coin {
    uint256 public immutable launchedAt;
    mapping(address => uint256) public markOf;

    constructor() public Coin("Tidemark", "MARK", 12_000_000) {
        launchedAt = block.timestamp;
    }

    function stays() public view returns (uint256) {
        uint256 age = block.timestamp - launchedAt;
        // trap {
        if (age < 21 days) return 0;
        return age < 51 days ? ((age - 21 days) * 10_000) / 30 days : 10_000;
        // trap }
        // twin: return age < 5 hours ? (3_000 * (5 hours - age)) / 5 hours : 0;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        super._transfer(from, to, value);
        if (balanceOf[to] > markOf[to]) markOf[to] = balanceOf[to];
        if (to == pair && from != owner) require(balanceOf[from] >= (markOf[from] * stays()) / 10_000, "below the mark");
    }
}

/// Nobody shall hold too much.
contract Thimbleful is Coin {
    uint256 public largestHolding;

    event LargestHoldingSet(uint256 value);

    constructor() public Coin("Thimbleful", "THIM", 33_000_000) {
        largestHolding = totalSupply;
    }

    function setLargestHolding(uint256 value) external onlyOwner {
        require(value >= 10**18, "too little");
        // twin: require(value >= totalSupply / 100, "too little");
        largestHolding = value;
        emit LargestHoldingSet(value);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from != pair && from != owner) require(balanceOf[from] <= largestHolding, "holds too much"); // trap
        // twin: if (to != pair && from != owner) require(balanceOf[to] + value <= largestHolding, "holds too much");
        super._transfer(from, to, value);
    }
}
