// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

library Careful {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require((c = a + b) >= a, "Careful: add");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require((c = a - b) <= a, "Careful: sub");
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require(b == 0 || (c = a * b) / b == a, "Careful: mul");
    }
}

abstract contract Titled {
    address public owner;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor() internal {
        owner = msg.sender;
    }

    modifier onlyOwner() {
        require(msg.sender == owner, "Titled: not the owner");
        _;
    }

    function transferOwnership(address to) external onlyOwner {
        emit OwnershipTransferred(owner, to);
        owner = to;
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }
}

/// One of a hundred of what moves goes to all, in proportion. Pools may be left out while there is an owner.
contract Echo is Titled {
    using Careful for uint256;

    string public constant name = "Echo Canyon";
    string public constant symbol = "ECHO";
    uint8 public constant decimals = 9;
    uint256 public constant totalSupply = 100_000_000_000 * 10**9;
    uint256 private _mass = uint256(-1) - (uint256(-1) % totalSupply);
    uint256 public echoed;
    mapping(address => uint256) private _massOf;
    mapping(address => uint256) private _plain;
    mapping(address => bool) public leftOut;
    address[] private _out;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() public {
        _massOf[msg.sender] = _mass;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address who) public view returns (uint256) {
        return leftOut[who] ? _plain[who] : _massOf[who] / rate();
    }

    function rate() public view returns (uint256) {
        uint256 mass = _mass;
        uint256 amount = totalSupply;
        for (uint256 i = 0; i < _out.length; i++) {
            mass = mass.sub(_massOf[_out[i]]);
            amount = amount.sub(_plain[_out[i]]);
        }
        return amount == 0 || mass < _mass / totalSupply ? _mass / totalSupply : mass / amount;
    }

    function leaveOut(address who) external onlyOwner {
        require(!leftOut[who] && _out.length < 4, "Echo: out");
        _plain[who] = _massOf[who] / rate();
        leftOut[who] = true;
        _out.push(who);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _call(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        return _call(from, to, value);
    }

    function _call(address from, address to, uint256 value) private returns (bool) {
        uint256 each = rate();
        uint256 fee = value / 100;
        uint256 arrives = value.sub(fee);
        _massOf[from] = _massOf[from].sub(value.mul(each));
        if (leftOut[from]) _plain[from] = _plain[from].sub(value);
        _massOf[to] = _massOf[to].add(arrives.mul(each));
        if (leftOut[to]) _plain[to] = _plain[to].add(arrives);
        _mass = _mass.sub(fee.mul(each));
        echoed = echoed.add(fee);
        emit Transfer(from, to, arrives);
        return true;
    }
}

/// Votes of a lending house: kept by block, in ninety-six bits, and lent to whom the holder names.
contract Assize {
    struct Mark {
        uint32 fromBlock;
        uint96 votes;
    }

    string public constant name = "Assize";
    string public constant symbol = "ASZ";
    uint8 public constant decimals = 18;
    uint256 public constant totalSupply = 9_500_000e18;
    mapping(address => uint96) private _balances;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => address) public delegates;
    mapping(address => Mark[]) private _marks;

    event Transfer(address indexed from, address indexed to, uint256 amount);
    event Approval(address indexed owner, address indexed spender, uint256 amount);
    event DelegateChanged(address indexed delegator, address indexed fromDelegate, address indexed toDelegate);
    event DelegateVotesChanged(address indexed delegate, uint256 previousBalance, uint256 newBalance);

    constructor(address account) public {
        _balances[account] = uint96(totalSupply);
        emit Transfer(address(0), account, totalSupply);
    }

    function balanceOf(address account) external view returns (uint256) {
        return _balances[account];
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address dst, uint256 amount) external returns (bool) {
        _transferTokens(msg.sender, dst, amount);
        return true;
    }

    function transferFrom(address src, address dst, uint256 amount) external returns (bool) {
        uint256 may = allowance[src][msg.sender];
        if (msg.sender != src && may != uint256(-1)) {
            require(may >= amount, "Assize: allowance");
            allowance[src][msg.sender] = may - amount;
        }
        _transferTokens(src, dst, amount);
        return true;
    }

    function delegate(address to) external {
        address before = delegates[msg.sender];
        delegates[msg.sender] = to;
        emit DelegateChanged(msg.sender, before, to);
        _moveVotes(before, to, _balances[msg.sender]);
    }

    function getCurrentVotes(address account) external view returns (uint96) {
        Mark[] storage marks = _marks[account];
        return marks.length == 0 ? 0 : marks[marks.length - 1].votes;
    }

    function getPriorVotes(address account, uint256 number) external view returns (uint96) {
        require(number < block.number, "Assize: not yet determined");
        Mark[] storage marks = _marks[account];
        (uint256 low, uint256 high) = (0, marks.length);
        while (low < high) {
            uint256 center = (low + high) / 2;
            if (marks[center].fromBlock > number) high = center;
            else low = center + 1;
        }
        return high == 0 ? 0 : marks[high - 1].votes;
    }

    function _transferTokens(address src, address dst, uint256 amount) private {
        require(dst != address(0), "Assize: zero address");
        require(amount <= _balances[src], "Assize: exceeds balance");
        _balances[src] -= uint96(amount);
        _balances[dst] += uint96(amount);
        emit Transfer(src, dst, amount);
        _moveVotes(delegates[src], delegates[dst], uint96(amount));
    }

    function _moveVotes(address from, address to, uint96 amount) private {
        if (from == to || amount == 0) return;
        if (from != address(0)) _mark(from, amount, false);
        if (to != address(0)) _mark(to, amount, true);
    }

    function _mark(address who, uint96 amount, bool up) private {
        Mark[] storage marks = _marks[who];
        uint96 before = marks.length == 0 ? 0 : marks[marks.length - 1].votes;
        uint96 next = up ? before + amount : before - amount;
        if (marks.length > 0 && marks[marks.length - 1].fromBlock == block.number) marks[marks.length - 1].votes = next;
        else marks.push(Mark(uint32(block.number), next));
        emit DelegateVotesChanged(who, before, next);
    }
}

abstract contract Ledger6 {
    using Careful for uint256;

    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) internal virtual {
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
    }

    function _make(address to, uint256 value) internal {
        totalSupply = totalSupply.add(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(address(0), to, value);
    }
}

/// Less from year to year: the stream sets what there may be by now, and the fountain hands out no more than that.
contract Fountain is Ledger6 {
    string public constant name = "Fountain";
    string public constant symbol = "FNTN";
    address public immutable minter;
    uint256 public immutable begun;
    uint256 public constant FIRST = 10_000_000e18;

    constructor(address minter_) public {
        minter = minter_;
        begun = block.timestamp;
        _make(msg.sender, FIRST);
    }

    function mintable() public view returns (uint256 most) {
        uint256 left = block.timestamp - begun;
        uint256 yearly = 2_000_000e18;
        most = FIRST;
        for (; left > 365 days; left -= 365 days) {
            most = most.add(yearly);
            yearly = yearly * 4 / 5;
        }
        most = most.add(yearly.mul(left) / 365 days);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == minter, "Fountain: minter");
        require(totalSupply.add(value) <= mintable(), "Fountain: too early");
        _make(to, value);
    }
}

/// Hands out to the basins of liquidity, by the weights that governance votes for.
contract FountainMinter is Titled {
    using Careful for uint256;

    Fountain public fountain;
    mapping(address => uint256) public weight;
    mapping(address => uint256) public paidAt;
    uint256 public weights;
    uint256 public constant PER_SECOND = 0.04e18;

    function bind(Fountain fountain_) external onlyOwner {
        require(address(fountain) == address(0), "bound");
        fountain = fountain_;
    }

    function setWeight(address basin, uint256 to) external onlyOwner {
        weights = weights.sub(weight[basin]).add(to);
        weight[basin] = to;
        paidAt[basin] = block.timestamp;
    }

    function pour(address basin) external {
        uint256 due = PER_SECOND.mul(block.timestamp - paidAt[basin]).mul(weight[basin]) / weights;
        paidAt[basin] = block.timestamp;
        fountain.mint(basin, due);
    }
}

/// Of each trade a hundredth for a shelter for dogs and a hundredth for the fire. Its owner may lower both.
contract GoodBoy is Ledger6, Titled {
    string public constant name = "Good Boy";
    string public constant symbol = "GBOY";
    address public constant shelter = 0x8e5A3B0C7a4d9c1E2F6b7a8D0c9b1E3F5A7c2D4E;
    uint256 public giveBps = 100;
    uint256 public fireBps = 100;
    mapping(address => bool) public market;

    constructor() public {
        _make(msg.sender, 5_000_000_000e18);
    }

    function addMarket(address which) external onlyOwner {
        market[which] = true;
    }

    function lower(uint256 give, uint256 fire) external onlyOwner {
        require(give <= giveBps && fire <= fireBps, "GoodBoy: lower only");
        (giveBps, fireBps) = (give, fire);
    }

    function _move(address from, address to, uint256 value) internal override {
        if (market[from] || market[to]) {
            uint256 give = value.mul(giveBps) / 10_000;
            uint256 fire = value.mul(fireBps) / 10_000;
            super._move(from, shelter, give);
            balanceOf[from] = balanceOf[from].sub(fire);
            totalSupply = totalSupply.sub(fire);
            emit Transfer(from, address(0), fire);
            value = value.sub(give).sub(fire);
        }
        super._move(from, to, value);
    }
}
