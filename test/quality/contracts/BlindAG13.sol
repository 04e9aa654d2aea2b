// 0.5 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.5.17;

import {Base5, SafeMath} from "./Base5.sol";

contract TraderCoin is Base5 {
    constructor(string memory name_, string memory symbol_) public Base5(name_, symbol_, 40000000) {}
}

/// Half of the pool's two sides belongs to whoever has half of these.
contract PairShare is Base5 {
    Base5 public token0;
    Base5 public token1;
    uint256 public reserve0;
    uint256 public reserve1;

    event Mint(address indexed sender, uint256 amount0, uint256 amount1);
    event Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to);
    event Sync(uint256 reserve0, uint256 reserve1);

    constructor(Base5 a, Base5 b) public Base5("Pair Share", "PAIR-V2", 0) {
        token0 = a;
        token1 = b;
        renounceOwnership();
    }

    function add(uint256 a, uint256 b) external {
        token0.transferFrom(msg.sender, address(this), a);
        token1.transferFrom(msg.sender, address(this), b);
        uint256 made = _supply == 0 ? a : a.mul(_supply) / reserve0;
        if (_supply > 0 && b.mul(_supply) / reserve1 < made) made = b.mul(_supply) / reserve1;
        _supply = _supply.add(made);
        _book[msg.sender] = _book[msg.sender].add(made);
        emit Transfer(address(0), msg.sender, made);
        emit Mint(msg.sender, a, b);
        _sync();
    }

    function take(uint256 shares, address to) external {
        uint256 a = shares.mul(reserve0) / _supply;
        uint256 b = shares.mul(reserve1) / _supply;
        _book[msg.sender] = _book[msg.sender].sub(shares);
        _supply = _supply.sub(shares);
        emit Transfer(msg.sender, address(0), shares);
        token0.transfer(to, a);
        token1.transfer(to, b);
        emit Burn(msg.sender, a, b, to);
        _sync();
    }

    /// Thousand less three, as everywhere.
    function swap(bool first, uint256 amount, uint256 least) external {
        (uint256 x, uint256 y) = first ? (reserve0, reserve1) : (reserve1, reserve0);
        uint256 got = amount.mul(997).mul(y) / x.mul(1000).add(amount.mul(997));
        require(got >= least, "least");
        (first ? token0 : token1).transferFrom(msg.sender, address(this), amount);
        (first ? token1 : token0).transfer(msg.sender, got);
        _sync();
    }

    function _sync() private {
        reserve0 = token0.balanceOf(address(this));
        reserve1 = token1.balanceOf(address(this));
        emit Sync(reserve0, reserve1);
    }
}

interface ITokenController {
    function onTransfer(address from, address to, uint256 value) external returns (bool);
}

/// Remembers what everybody had at each block, and asks its controller about transfers.
contract LidlessCoin {
    using SafeMath for uint256;

    struct Checkpoint {
        uint128 fromBlock;
        uint128 value;
    }

    string public constant name = "Lidless";
    string public constant symbol = "LIDL";
    uint8 public constant decimals = 18;
    address public controller;
    bool public transfersEnabled = true;
    mapping(address => Checkpoint[]) private _balances;
    Checkpoint[] private _supplies;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    modifier onlyController() {
        require(msg.sender == controller);
        _;
    }

    constructor(address controller_) public {
        controller = controller_;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _valueAt(_balances[who], block.number);
    }

    function balanceOfAt(address who, uint256 at) external view returns (uint256) {
        return _valueAt(_balances[who], at);
    }

    function totalSupply() public view returns (uint256) {
        return _valueAt(_supplies, block.number);
    }

    function totalSupplyAt(uint256 at) external view returns (uint256) {
        return _valueAt(_supplies, at);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        require(transfersEnabled);
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (msg.sender != controller) {
            require(transfersEnabled);
            allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        }
        return _move(from, to, value);
    }

    function changeController(address next) external onlyController {
        controller = next;
    }

    function enableTransfers(bool is_) external onlyController {
        transfersEnabled = is_;
    }

    function generateTokens(address to, uint256 value) external onlyController returns (bool) {
        _write(_supplies, totalSupply().add(value));
        _write(_balances[to], balanceOf(to).add(value));
        emit Transfer(address(0), to, value);
        return true;
    }

    function destroyTokens(address from, uint256 value) external onlyController returns (bool) {
        _write(_supplies, totalSupply().sub(value));
        _write(_balances[from], balanceOf(from).sub(value));
        emit Transfer(from, address(0), value);
        return true;
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        require(to != address(0) && to != address(this));
        require(ITokenController(controller).onTransfer(from, to, value));
        _write(_balances[from], balanceOf(from).sub(value));
        _write(_balances[to], balanceOf(to).add(value));
        emit Transfer(from, to, value);
        return true;
    }

    function _valueAt(Checkpoint[] storage points, uint256 at) private view returns (uint256) {
        for (uint256 i = points.length; i > 0; i--) if (points[i - 1].fromBlock <= at) return points[i - 1].value;
        return 0;
    }

    function _write(Checkpoint[] storage points, uint256 value) private {
        require(uint128(value) == value);
        if (points.length > 0 && points[points.length - 1].fromBlock == block.number) points[points.length - 1].value = uint128(value);
        else points.push(Checkpoint(uint128(block.number), uint128(value)));
    }
}

/// Lets everybody send what he has, and nobody what still vests; who votes decides on the rest.
contract LidlessManager {
    struct Vesting {
        uint256 amount;
        uint256 start;
        uint256 end;
    }

    LidlessCoin public token;
    LidlessVoting public voting;
    mapping(address => Vesting) public vestings;

    modifier onlyVoting() {
        require(msg.sender == address(voting));
        _;
    }

    function bind(LidlessCoin token_, LidlessVoting voting_, address first, uint256 amount) external {
        require(address(token) == address(0));
        token = token_;
        voting = voting_;
        token_.generateTokens(first, amount);
    }

    function issueVested(address to, uint256 amount, uint256 end) external onlyVoting {
        vestings[to] = Vesting(amount, now, end);
        token.generateTokens(to, amount);
    }

    function mint(address to, uint256 amount) external onlyVoting {
        token.generateTokens(to, amount);
    }

    function burn(address from, uint256 amount) external onlyVoting {
        token.destroyTokens(from, amount);
    }

    function onTransfer(address from, address, uint256 value) external view returns (bool) {
        Vesting memory one = vestings[from];
        if (one.amount == 0 || now >= one.end) return true;
        uint256 bound = (one.amount * (one.end - now)) / (one.end - one.start);
        return token.balanceOf(from) >= value + bound;
    }
}

/// Three days of votes with what one had when it began; half of the votes and a twentieth of all.
contract LidlessVoting {
    struct Vote {
        address target;
        bytes data;
        uint256 snapshot;
        uint256 ends;
        uint256 yea;
        uint256 nay;
        bool executed;
    }

    LidlessCoin public token;
    Vote[] public votes;
    mapping(uint256 => mapping(address => bool)) public voted;

    event StartVote(uint256 indexed id, address indexed creator, string metadata);
    event CastVote(uint256 indexed id, address indexed voter, bool inFavour, uint256 stake);

    function bind(LidlessCoin token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function newVote(address target, bytes calldata data, string calldata metadata) external returns (uint256 id) {
        require(token.balanceOfAt(msg.sender, block.number - 1) > 0);
        id = votes.length;
        votes.push(Vote(target, data, block.number - 1, now + 3 days, 0, 0, false));
        emit StartVote(id, msg.sender, metadata);
    }

    function vote(uint256 id, bool inFavour) external {
        Vote storage one = votes[id];
        require(now < one.ends && !voted[id][msg.sender]);
        voted[id][msg.sender] = true;
        uint256 stake = token.balanceOfAt(msg.sender, one.snapshot);
        if (inFavour) one.yea += stake;
        else one.nay += stake;
        emit CastVote(id, msg.sender, inFavour, stake);
    }

    function executeVote(uint256 id) external {
        Vote storage one = votes[id];
        require(now >= one.ends && !one.executed && one.yea > one.nay && one.yea >= token.totalSupplyAt(one.snapshot) / 20);
        one.executed = true;
        (bool ok,) = one.target.call(one.data);
        require(ok);
    }
}

/// Minted for a sale and never again.
contract HollyCoin is Base5 {
    bool public mintingFinished;
    bool public released;

    event Mint(address indexed to, uint256 amount);
    event MintFinished();

    constructor() public Base5("Holly Coin", "HOLLY", 0) {}

    function mint(address to, uint256 value) external onlyOwner returns (bool) {
        require(!mintingFinished, "minting is finished");
        _supply = _supply.add(value);
        _book[to] = _book[to].add(value);
        emit Mint(to, value);
        emit Transfer(address(0), to, value);
        return true;
    }

    function finishMinting() external onlyOwner returns (bool) {
        mintingFinished = true;
        emit MintFinished();
        return true;
    }

    function release() external onlyOwner {
        require(mintingFinished);
        released = true;
    }

    function _send(address from, address to, uint256 value) internal {
        require(released, "not released");
        super._send(from, to, value);
    }
}

/// Holds the founders' part until a day.
contract HollyTimelock {
    address public beneficiary;
    uint256 public releaseTime;

    constructor(address beneficiary_, uint256 releaseTime_) public {
        beneficiary = beneficiary_;
        releaseTime = releaseTime_;
    }

    function release(HollyCoin token) external {
        require(now >= releaseTime, "not yet");
        token.transfer(beneficiary, token.balanceOf(address(this)));
    }
}
