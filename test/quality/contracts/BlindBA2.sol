// 0.6 off
// SPDX-License-Identifier: GPL-3.0
pragma solidity ^0.6.12;

contract Maths {
    function add(uint256 x, uint256 y) internal pure returns (uint256 z) {
        require((z = x + y) >= x, "add");
    }

    function sub(uint256 x, uint256 y) internal pure returns (uint256 z) {
        require((z = x - y) <= x, "sub");
    }

    function mul(uint256 x, uint256 y) internal pure returns (uint256 z) {
        require(y == 0 || (z = x * y) / y == x, "mul");
    }
}

contract Warded {
    mapping(address => uint256) public wards;
    event Rely(address indexed usr);
    event Deny(address indexed usr);

    constructor() public {
        wards[msg.sender] = 1;
        emit Rely(msg.sender);
    }

    modifier auth() {
        require(wards[msg.sender] == 1, "not-authorized");
        _;
    }

    function rely(address usr) external auth {
        wards[usr] = 1;
        emit Rely(usr);
    }

    function deny(address usr) external auth {
        wards[usr] = 0;
        emit Deny(usr);
    }
}

contract WardedCoin is Warded, Maths {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed src, address indexed dst, uint256 wad);
    event Approval(address indexed src, address indexed guy, uint256 wad);

    constructor(string memory n, string memory s, uint256 wad) public {
        name = n;
        symbol = s;
        totalSupply = balanceOf[msg.sender] = wad;
        emit Transfer(address(0), msg.sender, wad);
    }

    function transfer(address dst, uint256 wad) external returns (bool) {
        return transferFrom(msg.sender, dst, wad);
    }

    function transferFrom(address src, address dst, uint256 wad) public returns (bool) {
        if (src != msg.sender && allowance[src][msg.sender] != uint256(-1))
            allowance[src][msg.sender] = sub(allowance[src][msg.sender], wad);
        balanceOf[src] = sub(balanceOf[src], wad);
        balanceOf[dst] = add(balanceOf[dst], wad);
        emit Transfer(src, dst, wad);
        return true;
    }

    function approve(address guy, uint256 wad) external returns (bool) {
        allowance[msg.sender][guy] = wad;
        emit Approval(msg.sender, guy, wad);
        return true;
    }

    function mint(address usr, uint256 wad) external auth {
        balanceOf[usr] = add(balanceOf[usr], wad);
        totalSupply = add(totalSupply, wad);
        emit Transfer(address(0), usr, wad);
    }

    function burn(uint256 wad) external {
        balanceOf[msg.sender] = sub(balanceOf[msg.sender], wad);
        totalSupply = sub(totalSupply, wad);
        emit Transfer(msg.sender, address(0), wad);
    }
}

contract Ironsedge is WardedCoin("Ironsedge", "IRSG", 1000000 ether) {}

contract Ballast is WardedCoin("Ballast", "BLST", 80000000 ether) {}

/// Runs spells in a storage of its own.
contract PauseProxy {
    address public owner = msg.sender;

    function exec(address usr, bytes calldata fax) external returns (bytes memory out) {
        require(msg.sender == owner, "proxy-only-owner");
        bool ok;
        (ok, out) = usr.delegatecall(fax);
        require(ok, "proxy-delegatecall");
    }
}

/// Whom the locked weights lift may plot.
contract HatChief is Maths {
    WardedCoin public gov;
    address public hat;
    mapping(address => uint256) public deposits;
    mapping(address => address) public choice;
    mapping(address => uint256) public approvals;
    mapping(address => uint256) public last;

    constructor(WardedCoin gov_) public {
        gov = gov_;
    }

    function lock(uint256 wad) external {
        require(gov.transferFrom(msg.sender, address(this), wad));
        last[msg.sender] = block.number;
        deposits[msg.sender] = add(deposits[msg.sender], wad);
        approvals[choice[msg.sender]] = add(approvals[choice[msg.sender]], wad);
    }

    function free(uint256 wad) external {
        require(block.number > last[msg.sender]);
        deposits[msg.sender] = sub(deposits[msg.sender], wad);
        approvals[choice[msg.sender]] = sub(approvals[choice[msg.sender]], wad);
        require(gov.transfer(msg.sender, wad));
    }

    function vote(address whom) external {
        uint256 weight = deposits[msg.sender];
        approvals[choice[msg.sender]] = sub(approvals[choice[msg.sender]], weight);
        choice[msg.sender] = whom;
        approvals[whom] = add(approvals[whom], weight);
    }

    function lift(address whom) external {
        require(whom != address(0) && approvals[whom] > approvals[hat] && approvals[whom] > 8000000 ether, "no-lift");
        hat = whom;
    }
}

contract SpellPause is Maths {
    HatChief public chief;
    PauseProxy public proxy;
    uint256 public delay = 2 days;
    mapping(bytes32 => uint256) public plans;

    constructor(HatChief chief_) public {
        chief = chief_;
        proxy = new PauseProxy();
    }

    function setDelay(uint256 next) external {
        require(msg.sender == address(proxy) && next >= 1 days, "ds-pause-undelayed-call");
        delay = next;
    }

    function plot(address usr, bytes calldata fax) external {
        require(msg.sender == chief.hat(), "ds-pause-unauthorized");
        plans[keccak256(abi.encode(usr, fax))] = add(now, delay);
    }

    function drop(address usr, bytes calldata fax) external {
        require(msg.sender == chief.hat(), "ds-pause-unauthorized");
        plans[keccak256(abi.encode(usr, fax))] = 0;
    }

    function exec(address usr, bytes calldata fax) external {
        bytes32 id = keccak256(abi.encode(usr, fax));
        require(plans[id] != 0 && now >= plans[id], "ds-pause-premature-exec");
        plans[id] = 0;
        proxy.exec(usr, fax);
    }
}

/// Mints a thousand for the surplus, once, when it is the hat.
contract SurplusSpell {
    SpellPause public pause;

    constructor(SpellPause pause_) public {
        pause = pause_;
    }

    function schedule(WardedCoin coin) external {
        pause.plot(address(this), abi.encodeWithSignature("act(address)", address(coin)));
    }

    function act(WardedCoin coin) external {
        coin.mint(address(this), 1000 ether);
    }
}

/// Swaps a foreign dollar for ours, one to one, and back.
contract PegModule is Maths {
    WardedCoin public gem;
    WardedCoin public dai;
    address public gov;
    uint256 public tin;
    uint256 public line = 500000000 ether;

    constructor(WardedCoin gem_, address gov_) public {
        gem = gem_;
        gov = gov_;
    }

    function init(WardedCoin dai_) external {
        require(address(dai) == address(0));
        dai = dai_;
    }

    function file(uint256 tin_, uint256 line_) external {
        require(msg.sender == gov && tin_ <= 0.01 ether);
        tin = tin_;
        line = line_;
    }

    function sellGem(address usr, uint256 wad) external {
        require(gem.transferFrom(msg.sender, address(this), wad));
        uint256 out = sub(wad, mul(wad, tin) / 1 ether);
        dai.mint(usr, out);
        require(dai.totalSupply() <= line, "line");
    }

    function buyGem(address usr, uint256 wad) external {
        require(dai.transferFrom(msg.sender, address(this), wad));
        dai.burn(wad);
        require(gem.transfer(usr, wad));
    }
}

contract Larkspindle is WardedCoin {
    constructor(address peg) public WardedCoin("Larkspindle", "LRKS", 0) {
        wards[peg] = 1;
        wards[msg.sender] = 0;
    }
}

/// Debts against the coin of the chain, at a price that two feeds agree on.
contract PotEngine is Maths {
    struct Urn {
        uint256 ink;
        uint256 art;
    }
    mapping(address => Urn) public urns;
    uint256 public spot = 1500 ether;
    uint256 public lastPoke;
    uint256 public constant mat = 150;
    address[] public feeds;
    mapping(address => uint256) public told;
    WardedCoin public coin;

    constructor(address[] memory feeds_) public {
        feeds = feeds_;
    }

    function init(WardedCoin coin_) external {
        require(address(coin) == address(0));
        coin = coin_;
    }

    function tellPrice(uint256 price) external {
        bool known;
        for (uint256 i = 0; i < feeds.length; i++) known = known || feeds[i] == msg.sender;
        require(known, "feed");
        told[msg.sender] = price;
    }

    /// The middle of three, an hour apart, and no step above a tenth.
    function poke() external {
        require(now >= add(lastPoke, 1 hours), "hour");
        uint256 a = told[feeds[0]];
        uint256 b = told[feeds[1]];
        uint256 c = told[feeds[2]];
        uint256 middle = a > b ? (b > c ? b : (a > c ? c : a)) : (a > c ? a : (b > c ? c : b));
        require(middle >= mul(spot, 9) / 10 && middle <= mul(spot, 11) / 10, "step");
        spot = middle;
        lastPoke = now;
    }

    function open(uint256 dart) external payable {
        Urn storage urn = urns[msg.sender];
        urn.ink = add(urn.ink, msg.value);
        urn.art = add(urn.art, dart);
        require(mul(urn.ink, spot) / 1 ether >= mul(urn.art, mat) / 100, "unsafe");
        coin.mint(msg.sender, dart);
    }

    function wipe(uint256 dart, uint256 dink) external {
        Urn storage urn = urns[msg.sender];
        require(coin.transferFrom(msg.sender, address(this), dart));
        coin.burn(dart);
        urn.art = sub(urn.art, dart);
        urn.ink = sub(urn.ink, dink);
        require(mul(urn.ink, spot) / 1 ether >= mul(urn.art, mat) / 100, "unsafe");
        msg.sender.transfer(dink);
    }
}

contract Mirefield is WardedCoin {
    constructor(address engine) public WardedCoin("Mirefield", "MIRE", 0) {
        wards[engine] = 1;
        wards[msg.sender] = 0;
    }
}

contract Rushlight is WardedCoin("Rushlight", "RUSH", 60000000 ether) {}

/// A share of what saves; the rate drips from a pot that was filled before.
contract Netherby is Maths {
    string public constant name = "Netherby Savings";
    string public constant symbol = "NSAV";
    uint8 public constant decimals = 18;
    WardedCoin public asset;
    address public govern;
    uint256 public totalSupply;
    uint256 public kept;
    uint256 public rate;
    uint256 public rho;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed src, address indexed dst, uint256 wad);
    event Approval(address indexed src, address indexed guy, uint256 wad);

    constructor(WardedCoin asset_, address govern_) public {
        asset = asset_;
        govern = govern_;
        rate = 0.00000001 ether;
        rho = now;
    }

    function setRate(uint256 next) external {
        require(msg.sender == govern && next <= 0.00000003 ether);
        drip();
        rate = next;
    }

    function drip() public {
        uint256 grown = mul(kept, mul(rate, sub(now, rho))) / 1 ether / 10;
        uint256 spare = sub(asset.balanceOf(address(this)), kept);
        kept = add(kept, grown > spare ? spare : grown);
        rho = now;
    }

    function join(uint256 wad) external {
        drip();
        require(asset.transferFrom(msg.sender, address(this), wad));
        uint256 pie = totalSupply == 0 ? wad : mul(wad, totalSupply) / kept;
        kept = add(kept, wad);
        totalSupply = add(totalSupply, pie);
        balanceOf[msg.sender] = add(balanceOf[msg.sender], pie);
        emit Transfer(address(0), msg.sender, pie);
    }

    function exit(uint256 pie) external {
        drip();
        uint256 wad = mul(pie, kept) / totalSupply;
        balanceOf[msg.sender] = sub(balanceOf[msg.sender], pie);
        totalSupply = sub(totalSupply, pie);
        kept = sub(kept, wad);
        emit Transfer(msg.sender, address(0), pie);
        require(asset.transfer(msg.sender, wad));
    }

    function approve(address guy, uint256 wad) external returns (bool) {
        allowance[msg.sender][guy] = wad;
        emit Approval(msg.sender, guy, wad);
        return true;
    }

    function transfer(address dst, uint256 wad) external returns (bool) {
        _go(msg.sender, dst, wad);
        return true;
    }

    function transferFrom(address src, address dst, uint256 wad) external returns (bool) {
        allowance[src][msg.sender] = sub(allowance[src][msg.sender], wad);
        _go(src, dst, wad);
        return true;
    }

    function _go(address src, address dst, uint256 wad) private {
        balanceOf[src] = sub(balanceOf[src], wad);
        balanceOf[dst] = add(balanceOf[dst], wad);
        emit Transfer(src, dst, wad);
    }
}

/// Who asserts puts up a bond; who disputes matches it, and arbiters decide.
contract BondedOracle is Maths {
    struct Claim {
        address asserter;
        address disputer;
        uint64 since;
        bool decided;
        bool truth;
    }
    mapping(bytes32 => Claim) public claims;
    mapping(address => bool) public arbiter;
    mapping(bytes32 => mapping(address => bool)) public said;
    mapping(bytes32 => uint256) public ayes;
    mapping(bytes32 => uint256) public noes;
    uint256 public constant bond = 2 ether;
    uint256 public constant liveness = 1 days;

    constructor(address[] memory arbiters) public {
        for (uint256 i = 0; i < arbiters.length; i++) arbiter[arbiters[i]] = true;
    }

    function assertTruth(bytes32 claim) external payable {
        require(msg.value == bond && claims[claim].since == 0, "bond");
        claims[claim].asserter = msg.sender;
        claims[claim].since = uint64(now);
    }

    function dispute(bytes32 claim) external payable {
        Claim storage c = claims[claim];
        require(msg.value == bond && c.since != 0 && c.disputer == address(0) && now < c.since + liveness, "late");
        c.disputer = msg.sender;
    }

    function arbitrate(bytes32 claim, bool truth) external {
        Claim storage c = claims[claim];
        require(arbiter[msg.sender] && c.disputer != address(0) && !c.decided && !said[claim][msg.sender], "arbiter");
        said[claim][msg.sender] = true;
        uint256 votes = truth ? ++ayes[claim] : ++noes[claim];
        if (votes == 3) {
            c.decided = true;
            c.truth = truth;
            payable(truth ? c.asserter : c.disputer).transfer(2 * bond);
        }
    }

    function settle(bytes32 claim) external {
        Claim storage c = claims[claim];
        require(c.since != 0 && c.disputer == address(0) && !c.decided && now >= c.since + liveness, "alive");
        c.decided = true;
        c.truth = true;
        payable(c.asserter).transfer(bond);
    }

    function truthOf(bytes32 claim) external view returns (bool) {
        return claims[claim].decided && claims[claim].truth;
    }
}

/// Does what a vote off the chain has passed, once the oracle holds it true; three guardians of five veto.
contract SnapshotAvatar {
    BondedOracle public oracle;
    mapping(bytes32 => bool) public done;
    mapping(bytes32 => uint256) public vetoes;
    mapping(bytes32 => mapping(address => bool)) public vetoed;
    mapping(address => bool) public guardian;

    constructor(BondedOracle oracle_, address[] memory guardians) public {
        oracle = oracle_;
        for (uint256 i = 0; i < guardians.length; i++) guardian[guardians[i]] = true;
    }

    function questionOf(address to, bytes memory data, string memory proposal) public pure returns (bytes32) {
        return keccak256(abi.encode(to, data, proposal));
    }

    function veto(bytes32 question) external {
        require(guardian[msg.sender] && !vetoed[question][msg.sender]);
        vetoed[question][msg.sender] = true;
        vetoes[question]++;
    }

    function executeProposal(address to, bytes calldata data, string calldata proposal) external {
        bytes32 question = questionOf(to, data, proposal);
        require(oracle.truthOf(question) && !done[question] && vetoes[question] < 3, "not passed");
        done[question] = true;
        (bool ok, ) = to.call(data);
        require(ok);
    }
}

contract Oakenshaw is WardedCoin("Oakenshaw", "OAKS", 12000000 ether) {}

/// Asks its kernel who may; the kernel is written by votes alone.
contract VoteKernel {
    mapping(bytes32 => bool) private _may;
    mapping(address => bool) public seat;
    mapping(bytes32 => uint256) public yeas;
    mapping(bytes32 => uint256) public opened;
    mapping(bytes32 => bool) public enacted;
    mapping(bytes32 => mapping(address => bool)) public cast;

    constructor(address[] memory seats) public {
        for (uint256 i = 0; i < seats.length; i++) seat[seats[i]] = true;
    }

    function hasPermission(address who, address where, bytes32 what) external view returns (bool) {
        return _may[keccak256(abi.encodePacked(who, where, what))];
    }

    function setPermission(address who, address where, bytes32 what, bool may) external {
        require(msg.sender == address(this), "ACL_AUTH");
        _may[keccak256(abi.encodePacked(who, where, what))] = may;
    }

    function vote(address to, bytes calldata script) external {
        bytes32 id = keccak256(abi.encode(to, script));
        require(seat[msg.sender] && !cast[id][msg.sender], "VOTING_CAN_NOT_VOTE");
        cast[id][msg.sender] = true;
        if (yeas[id]++ == 0) opened[id] = now;
    }

    function enact(address to, bytes calldata script) external {
        bytes32 id = keccak256(abi.encode(to, script));
        require(!enacted[id] && yeas[id] >= 4 && now >= opened[id] + 1 days, "VOTING_CAN_NOT_EXECUTE");
        enacted[id] = true;
        (bool ok, ) = to.call(script);
        require(ok);
    }
}

contract TokenKeeper {
    VoteKernel public kernel;
    Kestrelholm public token;
    bytes32 public constant MINT_ROLE = keccak256("MINT_ROLE");
    bytes32 public constant HOLD_ROLE = keccak256("HOLD_ROLE");
    bool public still;

    constructor(VoteKernel kernel_) public {
        kernel = kernel_;
    }

    function initialize(Kestrelholm token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function mint(address to, uint256 value) external {
        require(kernel.hasPermission(msg.sender, address(this), MINT_ROLE), "APP_AUTH_FAILED");
        token.generateTokens(to, value);
    }

    function hold(bool on) external {
        require(kernel.hasPermission(msg.sender, address(this), HOLD_ROLE), "APP_AUTH_FAILED");
        still = on;
    }

    function onTransfer(address, address, uint256) external view returns (bool) {
        return !still;
    }
}

contract Kestrelholm is Maths {
    string public name = "Kestrelholm";
    string public symbol = "KSTR";
    uint8 public decimals = 18;
    TokenKeeper public controller;
    uint256 private _total;
    mapping(address => uint256) private _of;
    mapping(address => mapping(address => uint256)) private _lent;
    event Transfer(address indexed _from, address indexed _to, uint256 _amount);
    event Approval(address indexed _owner, address indexed _spender, uint256 _amount);

    constructor(TokenKeeper controller_) public {
        controller = controller_;
        _add(msg.sender, 18000000 ether);
    }

    function _add(address to, uint256 value) private {
        _total = add(_total, value);
        _of[to] = add(_of[to], value);
        emit Transfer(address(0), to, value);
    }

    function generateTokens(address to, uint256 value) external {
        require(msg.sender == address(controller));
        _add(to, value);
    }

    function totalSupply() external view returns (uint256) {
        return _total;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _of[who];
    }

    function allowance(address who, address spender) external view returns (uint256) {
        return _lent[who][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _lent[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return doTransfer(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _lent[from][msg.sender] = sub(_lent[from][msg.sender], value);
        return doTransfer(from, to, value);
    }

    function doTransfer(address from, address to, uint256 value) internal returns (bool) {
        require(controller.onTransfer(from, to, value), "controller");
        _of[from] = sub(_of[from], value);
        _of[to] = add(_of[to], value);
        emit Transfer(from, to, value);
        return true;
    }
}
