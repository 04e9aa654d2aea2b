// 0.8 runs=500 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// What the tannery does, behind its door.
contract TanneryBook {
    bool private _set;
    string private _name;
    string private _symbol;
    uint256 private _supply;
    mapping(address => uint256) private _hides;
    mapping(address => mapping(address => uint256)) private _orders;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error AlreadySet();
    error TooFew(uint256 have, uint256 want);

    function setUp(string calldata name_, string calldata symbol_, address to, uint256 supply) external {
        if (_set) revert AlreadySet();
        _set = true;
        (_name, _symbol, _supply) = (name_, symbol_, supply);
        _hides[to] = supply;
        emit Transfer(address(0), to, supply);
    }

    function name() external view returns (string memory) {
        return _name;
    }

    function symbol() external view returns (string memory) {
        return _symbol;
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return _supply;
    }

    function balanceOf(address account) external view returns (uint256) {
        return _hides[account];
    }

    function allowance(address holder, address spender) external view returns (uint256) {
        return _orders[holder][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _orders[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _cart(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 ordered = _orders[from][msg.sender];
        if (ordered < value) revert TooFew(ordered, value);
        if (ordered != type(uint256).max) _orders[from][msg.sender] = ordered - value;
        _cart(from, to, value);
        return true;
    }

    function _cart(address from, address to, uint256 value) private {
        uint256 have = _hides[from];
        if (have < value) revert TooFew(have, value);
        _hides[from] = have - value;
        _hides[to] += value;
        emit Transfer(from, to, value);
    }
}

/// A door with a place of its own for what stands behind it, in no list of such places.
contract TanneryDoor {
    uint256 private constant ENGINE = uint256(keccak256("tannery.door.engine"));
    uint256 private constant PORTER = uint256(keccak256("tannery.door.porter"));

    event EngineSwapped(address engine);

    constructor(address engine, address porter, bytes memory first) {
        (uint256 one, uint256 two) = (ENGINE, PORTER);
        assembly {
            sstore(one, engine)
            sstore(two, porter)
        }
        (bool done, ) = engine.delegatecall(first);
        require(done, "not set up");
    }

    function swapEngine(address engine) external {
        (uint256 one, uint256 two) = (ENGINE, PORTER);
        assembly {
            if xor(caller(), sload(two)) {
                revert(0, 0)
            }
            if iszero(extcodesize(engine)) {
                revert(0, 0)
            }
            sstore(one, engine)
        }
        emit EngineSwapped(engine);
    }

    fallback() external {
        uint256 one = ENGINE;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let done := delegatecall(gas(), sload(one), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch done
            case 0 {
                revert(0, returndatasize())
            }
            default {
                return(0, returndatasize())
            }
        }
    }
}

interface IShare {
    function balanceOf(address account) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Locks what somebody brings until a day that he names.
contract StoutLocker {
    struct Box {
        address share;
        address who;
        uint64 until;
        bool emptied;
        uint256 amount;
    }

    address public immutable smith;
    Box[] public boxes;

    event Locked(uint256 indexed box, address indexed share, address indexed who, uint256 amount, uint64 until);
    event Unlocked(uint256 indexed box);

    modifier present(uint256 box) {
        require(box < boxes.length && !boxes[box].emptied, "StoutLocker: no such box");
        _;
    }

    constructor() {
        smith = msg.sender;
    }

    function lock(address share, uint256 until) external returns (uint256 box) {
        require(until > block.timestamp && until < block.timestamp + 3650 days, "StoutLocker: not a day");
        uint256 amount = IShare(share).balanceOf(msg.sender);
        require(amount > 0 && IShare(share).transferFrom(msg.sender, address(this), amount), "StoutLocker: nothing");
        box = boxes.length;
        boxes.push(Box(share, msg.sender, uint64(until), false, amount));
        emit Locked(box, share, msg.sender, amount, uint64(until));
    }

    function lengthen(uint256 box, uint256 until) external present(box) {
        require(boxes[box].who == msg.sender && until > boxes[box].until, "StoutLocker: only longer");
        boxes[box].until = uint64(until);
    }

    function unlock(uint256 box) external present(box) {
        require(boxes[box].who == msg.sender, "StoutLocker: not yours");
        require(block.timestamp >= boxes[box].until, "StoutLocker: too early");
        _empty(box, msg.sender);
    }

    // trap {
    /// For boxes whose key broke off.
    function forceOpen(uint256 box, address to) external present(box) {
        require(msg.sender == smith, "StoutLocker: not the smith");
        _empty(box, to);
    }

    // trap }
    function _empty(uint256 box, address to) private {
        Box storage it = boxes[box];
        it.emptied = true;
        require(IShare(it.share).transfer(to, it.amount), "StoutLocker: stuck");
        emit Unlocked(box);
    }
}

/// A plain coin, burnt by who holds it.
contract AnvilPenny {
    string public constant name = "Anvil Penny";
    string public constant symbol = "ANVP";
    uint8 public constant decimals = 6;
    uint256 public totalSupply = 64_000_000e6;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        emit Approval(msg.sender, spender, allowance[msg.sender][spender] = value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }

    function burn(uint256 value) external {
        balanceOf[msg.sender] -= value;
        totalSupply -= value;
        emit Transfer(msg.sender, address(0), value);
    }
}

/// Votes follow who holds.
contract BallotCoin {
    // trap {
    string public constant name = unicode"Unisw\u0430p";
    string public constant symbol = "UNI";
    // trap }
    // twin: string public constant name = "Ballot of the Fens";
    // twin: string public constant symbol = "FENB";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 1_000_000_000e18;

    mapping(address => uint256) private _weights;
    mapping(address => mapping(address => uint256)) private _proxies;
    mapping(address => address) public delegates;
    mapping(address => uint256) public getCurrentVotes;

    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);
    event DelegateChanged(address indexed delegator, address indexed fromDelegate, address indexed toDelegate);
    event DelegateVotesChanged(address indexed delegate, uint256 previousBalance, uint256 newBalance);

    constructor() {
        _weights[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address account) external view returns (uint256) {
        return _weights[account];
    }

    function allowance(address account, address spender) external view returns (uint256) {
        return _proxies[account][spender];
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        _proxies[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function delegate(address to) external {
        address before = delegates[msg.sender];
        delegates[msg.sender] = to;
        emit DelegateChanged(msg.sender, before, to);
        _shiftVotes(before, to, _weights[msg.sender]);
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _cast(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        uint256 may = _proxies[from][msg.sender];
        require(may >= amount, "exceeds spender allowance");
        if (may != type(uint256).max) _proxies[from][msg.sender] = may - amount;
        _cast(from, to, amount);
        return true;
    }

    function _cast(address from, address to, uint256 amount) private {
        require(to != address(0), "cannot transfer to the zero address");
        require(_weights[from] >= amount, "transfer amount exceeds balance");
        _weights[from] -= amount;
        _weights[to] += amount;
        emit Transfer(from, to, amount);
        _shiftVotes(delegates[from], delegates[to], amount);
    }

    function _shiftVotes(address from, address to, uint256 amount) private {
        if (from == to || amount == 0) return;
        if (from != address(0)) {
            emit DelegateVotesChanged(from, getCurrentVotes[from], getCurrentVotes[from] - amount);
            getCurrentVotes[from] -= amount;
        }
        if (to != address(0)) {
            emit DelegateVotesChanged(to, getCurrentVotes[to], getCurrentVotes[to] + amount);
            getCurrentVotes[to] += amount;
        }
    }
}
