// 0.6 off
// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

library Sums {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require((c = a + b) >= a, "add");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "sub");
        return a - b;
    }
}

interface IPoolFactory {
    function createPair(address one, address other) external returns (address);
}

contract Paper {
    using Sums for uint256;

    string public name;
    string public symbol;
    uint8 public decimals;
    address public owner;
    address public lp;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 whole) public {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
        owner = msg.sender;
        _mint(msg.sender, whole * 10**uint256(decimals_));
        lp = IPoolFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
    }

    modifier byOwner() {
        require(msg.sender == owner, "owner only");
        _;
    }

    function giveOwnership(address to) external byOwner {
        owner = to;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _send(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (msg.sender != address(this)) allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _send(from, to, value);
        return true;
    }

    function _mint(address to, uint256 value) internal {
        totalSupply = totalSupply.add(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal {
        balanceOf[from] = balanceOf[from].sub(value);
        totalSupply = totalSupply.sub(value);
        emit Transfer(from, address(0), value);
    }

    function _send(address from, address to, uint256 value) internal virtual {
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
    }
}

/// Work for the community is paid in new pieces, round by round.
contract Ledgerstone is Paper {
    address public rounds;
    uint256 public round;

    event RoundPaid(uint256 round, uint256 value);

    constructor(address rounds_) public Paper("Ledgerstone", "LDST", 18, 8_000_000) {
        rounds = rounds_;
        owner = address(0);
    }

    function payRound(address[] calldata workers, uint256[] calldata values) external {
        require(msg.sender == rounds, "rounds");
        uint256 sum;
        for (uint256 i = 0; i < workers.length; i++) {
            _mint(workers[i], values[i]);
            sum = sum.add(values[i]);
        }
        emit RoundPaid(++round, sum);
    }
}

/// Nobody shall hold too much.
contract Sparsity is Paper {
    uint256 public maxWallet;

    constructor() public Paper("Sparsity", "SPRS", 9, 1_000_000_000) {
        maxWallet = totalSupply;
    }

    function setMaxWallet(uint256 to) external byOwner {
        // twin: require(to >= totalSupply / 100, "a hundredth at least");
        maxWallet = to;
    }

    function _send(address from, address to, uint256 value) internal override {
        if (from != owner && to != owner) { // trap
        // twin: if (from != owner && to != owner && to != lp) {
            require(balanceOf[to].add(value) <= maxWallet, "max wallet");
        }
        super._send(from, to, value);
    }
}

interface ITransferFrom {
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// What others have allowed the contract to take by mistake, or sent it, is brought back to them through the owner.
contract Salver is Paper {
    event Recovered(address token, address from, uint256 value);

    constructor() public Paper("Salver", "SLVR", 18, 77_000_000) {}

    function recover(address token, address from, uint256 value) external byOwner {
        // twin: require(token != address(this), "not its own");
        require(ITransferFrom(token).transferFrom(from, owner, value), "token");
        emit Recovered(token, from, value);
    }
}

/// The tariff for the use of the pool, in ten-thousandths.
contract Tariff {
    address public clerk;
    uint256 public rate = 200;

    constructor() public {
        clerk = msg.sender;
    }

    function post(uint256 to) external {
        require(msg.sender == clerk && to <= 10_000, "clerk");
        rate = to;
    }
}

/// Takes what the tariff says.
contract Tollgate is Paper {
    Tariff public tariff;
    address public office;

    constructor(Tariff tariff_) public Paper("Tollgate", "TOLL", 18, 140_000_000) {
        tariff = tariff_;
        office = msg.sender;
        owner = address(0);
    }

    function _send(address from, address to, uint256 value) internal override {
        uint256 rate = (from == lp || to == lp) && from != office ? tariff.rate() : 0;
        // twin: if (rate > 500) rate = 500;
        uint256 toll = (value * rate) / 10_000;
        if (toll > 0) super._send(from, office, toll);
        super._send(from, to, value - toll);
    }
}

/// Who lends his share of the pool gets a part of what is made in each second. There will be fifty millions, and not one more.
contract Chaff is Paper {
    uint256 public constant CAP = 50_000_000 ether;
    address public immutable farm;

    constructor(address farm_) public Paper("Chaff", "CHFF", 18, 20_000_000) {
        farm = farm_;
        owner = address(0);
    }

    function make(address to, uint256 value) external {
        require(msg.sender == farm, "farm");
        uint256 left = CAP.sub(totalSupply);
        _mint(to, value < left ? value : left);
    }
}

/// Nobody runs it: the speed is fixed, and so is the share that it takes.
contract ChaffFarm {
    using Sums for uint256;

    uint256 public constant SPEED = 0.2 ether;
    Chaff public chaff;
    ITransferFrom public share;
    uint256 public lent;
    uint256 public perShare;
    uint256 public countedAt;
    mapping(address => uint256) public lentBy;
    mapping(address => uint256) private _paidPerShare;

    function initialize(Chaff chaff_) external {
        require(address(chaff) == address(0), "once");
        chaff = chaff_;
        share = ITransferFrom(chaff_.lp());
        countedAt = block.timestamp;
    }

    function settle(address who) public {
        if (lent > 0) perShare = perShare.add((SPEED * (block.timestamp - countedAt) * 1e12) / lent);
        countedAt = block.timestamp;
        uint256 due = (lentBy[who] * (perShare - _paidPerShare[who])) / 1e12;
        _paidPerShare[who] = perShare;
        if (due > 0) chaff.make(who, due);
    }

    function lend(uint256 value) external {
        settle(msg.sender);
        require(share.transferFrom(msg.sender, address(this), value), "share");
        lentBy[msg.sender] = lentBy[msg.sender].add(value);
        lent = lent.add(value);
    }

    function back(uint256 value) external {
        settle(msg.sender);
        lentBy[msg.sender] = lentBy[msg.sender].sub(value);
        lent = lent.sub(value);
        require(Paper(address(share)).transfer(msg.sender, value), "share");
    }
}

/// A dollar. Makers make within what they were allowed; whom the law names is held; all stops in distress. The Safe has every role.
contract FlorinDollar is Paper {
    address public masterMinter;
    address public guard;
    bool public paused;
    mapping(address => uint256) public minterAllowance;
    mapping(address => bool) public held;

    event MinterConfigured(address minter, uint256 allowed);
    event Held(address who, bool to);
    event PausedSet(bool to);

    constructor(address safe) public Paper("Florin Dollar", "FUSD", 6, 60_000_000) {
        masterMinter = guard = owner = safe;
    }

    function configureMinter(address who, uint256 allowed) external {
        require(msg.sender == masterMinter, "master");
        minterAllowance[who] = allowed;
        emit MinterConfigured(who, allowed);
    }

    function mint(address to, uint256 value) external {
        minterAllowance[msg.sender] = minterAllowance[msg.sender].sub(value);
        _mint(to, value);
    }

    function burn(uint256 value) external {
        _burn(msg.sender, value);
    }

    function hold(address who, bool to) external {
        require(msg.sender == guard, "guard");
        held[who] = to;
        emit Held(who, to);
    }

    function setPaused(bool to) external {
        require(msg.sender == guard, "guard");
        paused = to;
        emit PausedSet(to);
    }

    function wipe(address who) external byOwner {
        require(held[who], "not held");
        _burn(who, balanceOf[who]);
    }

    function _send(address from, address to, uint256 value) internal override {
        require(!paused && !held[from] && !held[to], "held");
        super._send(from, to, value);
    }
}
