// 0.6 runs=800
// SPDX-License-Identifier: GPL-3.0
pragma solidity ^0.6.12;

library SafeOps {
    function plus(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require((c = a + b) >= a, "plus");
    }

    function minus(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "minus");
        return a - b;
    }

    function times(uint256 a, uint256 b) internal pure returns (uint256 c) {
        require(b == 0 || (c = a * b) / b == a, "times");
    }
}

contract Book6 {
    using SafeOps for uint256;
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) internal purse;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed src, address indexed dst, uint256 wad);
    event Approval(address indexed src, address indexed guy, uint256 wad);

    constructor(string memory name_, string memory symbol_) public {
        name = name_;
        symbol = symbol_;
    }

    function balanceOf(address guy) public view virtual returns (uint256) {
        return purse[guy];
    }

    function approve(address guy, uint256 wad) external returns (bool) {
        allowance[msg.sender][guy] = wad;
        emit Approval(msg.sender, guy, wad);
        return true;
    }

    function transfer(address dst, uint256 wad) external returns (bool) {
        _move(msg.sender, dst, wad);
        return true;
    }

    function transferFrom(address src, address dst, uint256 wad) external returns (bool) {
        if (src != msg.sender && allowance[src][msg.sender] != uint256(-1))
            allowance[src][msg.sender] = allowance[src][msg.sender].minus(wad);
        _move(src, dst, wad);
        return true;
    }

    function _move(address src, address dst, uint256 wad) internal virtual {
        purse[src] = purse[src].minus(wad);
        purse[dst] = purse[dst].plus(wad);
        emit Transfer(src, dst, wad);
    }

    function _grow(address dst, uint256 wad) internal {
        totalSupply = totalSupply.plus(wad);
        purse[dst] = purse[dst].plus(wad);
        emit Transfer(address(0), dst, wad);
    }

    function _shrink(address src, uint256 wad) internal {
        purse[src] = purse[src].minus(wad);
        totalSupply = totalSupply.minus(wad);
        emit Transfer(src, address(0), wad);
    }
}

/// Yields of the orchard: shares of several pools, and what a block pays. The owner, a timelock, may add pools.
contract PippinOrchard {
    using SafeOps for uint256;
    struct Plot {
        Book6 lp;
        uint256 weight;
        uint256 last;
        uint256 perLp;
    }
    struct Picker {
        uint256 amount;
        uint256 debt;
    }
    Pippin public pippin;
    address public owner;
    uint256 public immutable perBlock;
    uint256 public immutable lastBlock;
    uint256 public weights;
    Plot[] public plots;
    mapping(uint256 => mapping(address => Picker)) public pickers;

    constructor(Pippin pippin_, uint256 perBlock_, uint256 blocks) public {
        pippin = pippin_;
        owner = msg.sender;
        perBlock = perBlock_;
        lastBlock = block.number + blocks;
    }

    function transferOwnership(address to) external {
        require(msg.sender == owner);
        owner = to;
    }

    function add(uint256 weight, Book6 lp) external {
        require(msg.sender == owner, "owner");
        for (uint256 i = 0; i < plots.length; i++) update(i);
        weights = weights.plus(weight);
        plots.push(Plot(lp, weight, block.number, 0));
    }

    function update(uint256 id) public {
        Plot storage p = plots[id];
        uint256 end = block.number < lastBlock ? block.number : lastBlock;
        if (end <= p.last) return;
        uint256 staked = p.lp.balanceOf(address(this));
        if (staked > 0) {
            uint256 sum = (end - p.last).times(perBlock).times(p.weight) / weights;
            pippin.mint(address(this), sum);
            p.perLp = p.perLp.plus(sum.times(1e12) / staked);
        }
        p.last = end;
    }

    function deposit(uint256 id, uint256 amount) external {
        _visit(id);
        Picker storage u = pickers[id][msg.sender];
        plots[id].lp.transferFrom(msg.sender, address(this), amount);
        u.amount = u.amount.plus(amount);
        u.debt = u.amount.times(plots[id].perLp) / 1e12;
    }

    function withdraw(uint256 id, uint256 amount) external {
        _visit(id);
        Picker storage u = pickers[id][msg.sender];
        u.amount = u.amount.minus(amount);
        u.debt = u.amount.times(plots[id].perLp) / 1e12;
        plots[id].lp.transfer(msg.sender, amount);
    }

    function _visit(uint256 id) private {
        update(id);
        Picker storage u = pickers[id][msg.sender];
        uint256 due = (u.amount.times(plots[id].perLp) / 1e12).minus(u.debt);
        if (due > 0) pippin.transfer(msg.sender, due);
    }
}

contract Pippin is Book6 {
    address public orchard;
    uint256 public constant cap = 11_000_000 ether;

    constructor(address orchard_) public Book6("Pippin", "PIP") {
        orchard = orchard_;
        _grow(msg.sender, 10_000_000 ether);
    }

    function mint(address to, uint256 wad) external {
        require(msg.sender == orchard, "orchard");
        uint256 left = cap.minus(totalSupply);
        _grow(to, wad > left ? left : wad);
    }
}

/// Shillings are drawn against ether; a drawer whose ether is worth less than 3/2 of them can be cleared by anybody.
contract TollhouseEngine {
    using SafeOps for uint256;
    struct Urn {
        uint256 ink;
        uint256 art;
    }
    Shilling public shilling;
    TollhouseFeed public feed;
    address public ward;
    uint256 public chi = 1e27;
    uint256 public rho;
    uint256 public duty;
    uint256 public totalArt;
    uint256 public line = 40_000_000 ether;
    address public vow;
    mapping(address => Urn) public urns;

    constructor(Shilling shilling_, TollhouseFeed feed_, address ward_) public {
        shilling = shilling_;
        feed = feed_;
        ward = vow = ward_;
        rho = now;
        duty = 2e16;
    }

    function file(bytes32 what, uint256 data) external {
        require(msg.sender == ward, "ward");
        drip();
        if (what == "duty") {
            require(data <= 25e16, "dear");
            duty = data;
        } else if (what == "line") line = data;
        else revert("what");
    }

    function drip() public {
        uint256 more = chi.times(duty).times(now - rho) / 1e18 / 365 days;
        uint256 fee = totalArt.times(more) / 1e27;
        chi = chi.plus(more);
        rho = now;
        if (fee > 0) shilling.mint(vow, fee);
    }

    function draw(uint256 wad) external payable {
        drip();
        Urn storage u = urns[msg.sender];
        uint256 art = wad.times(1e27) / chi + 1;
        u.ink = u.ink.plus(msg.value);
        u.art = u.art.plus(art);
        totalArt = totalArt.plus(art);
        require(totalArt.times(chi) / 1e27 <= line, "line");
        require(_sound(u), "unsafe");
        shilling.mint(msg.sender, wad);
    }

    function wipe(uint256 wad, uint256 ink) external {
        drip();
        Urn storage u = urns[msg.sender];
        uint256 art = wad.times(1e27) / chi;
        u.art = u.art.minus(art);
        totalArt = totalArt.minus(art);
        u.ink = u.ink.minus(ink);
        require(_sound(u), "unsafe");
        shilling.burn(msg.sender, wad);
        msg.sender.transfer(ink);
    }

    function clear(address guy) external {
        drip();
        Urn storage u = urns[guy];
        require(!_sound(u), "sound");
        uint256 owed = u.art.times(chi) / 1e27;
        uint256 take = (owed.times(113) / 100).times(1e18) / feed.peek();
        if (take > u.ink) take = u.ink;
        totalArt = totalArt.minus(u.art);
        u.art = 0;
        u.ink = u.ink.minus(take);
        shilling.burn(msg.sender, owed);
        msg.sender.transfer(take);
    }

    function _sound(Urn storage u) private view returns (bool) {
        return u.ink.times(feed.peek()) / 1e18 >= (u.art.times(chi) / 1e27).times(3) / 2;
    }
}

contract TollhouseFeed {
    mapping(address => uint256) public told;
    address[] public tellers;

    constructor(address[] memory tellers_, uint256 first) public {
        tellers = tellers_;
        for (uint256 i = 0; i < tellers_.length; i++) told[tellers_[i]] = first;
    }

    function poke(uint256 price) external {
        require(told[msg.sender] > 0 && price > 0);
        told[msg.sender] = price;
    }

    /// How many stand below decides who is in the middle.
    function peek() external view returns (uint256) {
        for (uint256 i = 0; i < tellers.length; i++) {
            uint256 mine = told[tellers[i]];
            uint256 below;
            uint256 same;
            for (uint256 j = 0; j < tellers.length; j++) {
                if (told[tellers[j]] < mine) below++;
                else if (told[tellers[j]] == mine) same++;
            }
            if (below <= tellers.length / 2 && below + same > tellers.length / 2) return mine;
        }
        revert("peek");
    }
}

contract Shilling is Book6 {
    mapping(address => uint256) public wards;
    address public immutable elders;

    constructor(address engine, address elders_) public Book6("Tollhouse Shilling", "TOLL") {
        wards[engine] = 1;
        elders = elders_;
    }

    function rely(address guy) external {
        require(msg.sender == elders, "elders");
        wards[guy] = 1;
    }

    function deny(address guy) external {
        require(msg.sender == elders, "elders");
        wards[guy] = 0;
    }

    function mint(address to, uint256 wad) external {
        require(wards[msg.sender] == 1, "wards");
        _grow(to, wad);
    }

    function burn(address from, uint256 wad) external {
        if (from != msg.sender && allowance[from][msg.sender] != uint256(-1))
            allowance[from][msg.sender] = allowance[from][msg.sender].minus(wad);
        _shrink(from, wad);
    }
}

/// Each payment leaves one percent to all who hold; nobody can change that.
contract Hazelmere is Book6 {
    uint256 private constant TOTAL = 70_000_000 ether;
    uint256 private constant RAYS = uint256(-1) - (uint256(-1) % TOTAL);
    uint256 private rays = RAYS;
    mapping(address => bool) private plain;
    uint256 public given;

    constructor() public Book6("Hazelmere", "HZL") {
        totalSupply = TOTAL;
        purse[msg.sender] = RAYS;
        emit Transfer(address(0), msg.sender, TOTAL);
    }

    function rate() public view returns (uint256) {
        return rays / TOTAL;
    }

    function balanceOf(address guy) public view override returns (uint256) {
        return purse[guy] / rate();
    }

    function _move(address src, address dst, uint256 wad) internal override {
        uint256 r = rate();
        uint256 all = wad.times(r);
        uint256 fee = (wad / 100).times(r);
        purse[src] = purse[src].minus(all);
        purse[dst] = purse[dst].plus(all - fee);
        rays = rays.minus(fee);
        given = given.plus(wad / 100);
        emit Transfer(src, dst, wad - wad / 100);
    }
}

/// Digs pay what has accrued since the last; who finds a number below the mark takes it. It halves every 200 days.
contract Cobbleore is Book6 {
    uint256 public mark = uint256(-1) / 4;
    uint256 public immutable genesis;
    uint256 public lastDig;
    bytes32 public challenge;
    uint256 public digs;
    event Mint(address indexed digger, uint256 reward, uint256 dig, bytes32 next);

    constructor() public Book6("Cobbleore", "COBB") {
        genesis = lastDig = now;
        challenge = keccak256(abi.encodePacked(blockhash(block.number - 1), this));
        _grow(msg.sender, 2_000_000 ether);
    }

    function perSecond() public view returns (uint256) {
        uint256 era = (now - genesis) / 200 days;
        return era > 20 ? 0 : 3e15 >> era;
    }

    function mint(uint256 nonce) external returns (bool) {
        require(now >= lastDig + 60, "the vein rests");
        bytes32 digest = keccak256(abi.encodePacked(challenge, msg.sender, nonce));
        require(uint256(digest) <= mark, "too high");
        uint256 gap = now - lastDig;
        uint256 reward = (gap > 1 hours ? 1 hours : gap).times(perSecond());
        lastDig = now;
        digs++;
        if (gap < 10 minutes) mark -= mark / 50;
        else if (mark < uint256(-1) / 4) mark += mark / 50;
        challenge = digest;
        _grow(msg.sender, reward);
        emit Mint(msg.sender, reward, digs, challenge);
        return true;
    }
}
