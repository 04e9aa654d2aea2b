// 0.8 runs=9999 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IPoolFactory {
    function createPair(address one, address other) external returns (address);
}

interface ISwap {
    function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256, address[] calldata, address, uint256) external payable;
    function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
}

abstract contract Base {
    address internal constant ROUTER = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public immutable pool;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint256 whole) {
        (name, symbol) = (name_, symbol_);
        _mint(msg.sender, whole * 1 ether);
        pool = IPoolFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), WETH);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _mint(address to, uint256 value) internal {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        _plain(from, to, value);
    }

    function _plain(address from, address to, uint256 value) internal {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Once a year governance may make three of a hundred. It acts through its timelock.
contract Moot is Base {
    address public governance;
    uint256 public nextAt = block.timestamp + 365 days;

    event Inflated(address to, uint256 value);
    event GovernanceMoved(address to);

    constructor(address governance_) Base("Moot", "MOOT", 200_000_000) {
        governance = governance_;
    }

    modifier governed() {
        require(msg.sender == governance, "governance");
        _;
    }

    function inflate(address to) external governed {
        require(block.timestamp >= nextAt, "once a year");
        nextAt = block.timestamp + 365 days;
        uint256 value = (totalSupply * 3) / 100;
        _mint(to, value);
        emit Inflated(to, value);
    }

    function move(address to) external governed {
        require(to != address(0), "nobody");
        governance = to;
        emit GovernanceMoved(to);
    }
}

/// Two percent of sales wait here. Once a day anybody may have some of it sold, and with what it brings tokens are bought and burnt.
contract Kiln is Base {
    address private immutable _maker = msg.sender;
    uint256 public firedAt;
    bool private _firing;

    event Fired(uint256 coins, uint256 burnt);

    constructor() Base("Kiln", "KILN", 120_000_000) {}

    receive() external payable {}

    function fire() external {
        require(block.timestamp >= firedAt + 1 days && !_firing, "once a day");
        firedAt = block.timestamp;
        _firing = true;
        uint256 some = balanceOf[address(this)] / 2;
        allowance[address(this)][ROUTER] = some;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(this), WETH);
        ISwap(ROUTER).swapExactTokensForETHSupportingFeeOnTransferTokens(some, 0, path, address(this), block.timestamp);
        (path[0], path[1]) = (WETH, address(this));
        address ash = address(0xdead);
        uint256 before = balanceOf[ash];
        uint256 coins = address(this).balance;
        ISwap(ROUTER).swapExactETHForTokensSupportingFeeOnTransferTokens{value: coins}(0, path, ash, block.timestamp);
        emit Fired(coins, balanceOf[ash] - before);
        _firing = false;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 kept = to == pool && from != _maker && !_firing ? value / 50 : 0;
        if (kept > 0) _plain(from, address(this), kept);
        _plain(from, to, value - kept);
    }
}

/// Who buys or sells in the first hours leaves a part of it to those who wait: a quarter at first, nothing after five hours, forever.
contract Ebb is Base {
    uint256 public immutable begun = block.timestamp;
    address private immutable _maker = msg.sender;

    constructor() Base("Ebb", "EBB", 1_000_000_000) {}

    function rate() public view returns (uint256) {
        uint256 hours_ = (block.timestamp - begun) / 1 hours;
        return hours_ >= 5 ? 0 : 25 - hours_ * 5;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        bool deals = (from == pool || to == pool) && from != _maker && to != _maker;
        uint256 kept = deals ? (value * rate()) / 100 : 0;
        if (kept > 0) _plain(from, address(0xdead), kept);
        _plain(from, to, value - kept);
    }
}

/// In its first year two of three guardians may halt it once, for three days at most. Nobody can do more.
contract Warden is Base {
    address public immutable guardians;
    uint256 public immutable guardedUntil = block.timestamp + 365 days;
    uint256 public haltedUntil;

    event Halted(uint256 until);

    constructor(address guardians_) Base("Warden", "WRDN", 64_000_000) {
        guardians = guardians_;
    }

    function halt() external {
        require(msg.sender == guardians && haltedUntil == 0 && block.timestamp < guardedUntil, "guardians");
        haltedUntil = block.timestamp + 3 days;
        emit Halted(haltedUntil);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        require(block.timestamp >= haltedUntil, "halted");
        _plain(from, to, value);
    }
}
