// 0.8 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IPairMaker {
    function createPair(address one, address two) external returns (address);
}

interface IProvider {
    function addLiquidityETH(
        address token,
        uint256 wanted,
        uint256 leastTokens,
        uint256 leastCoins,
        address to,
        uint256 deadline
    ) external payable returns (uint256, uint256, uint256);
}

abstract contract Bird {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public pair;
    address public owner;
    address internal _nest;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    modifier onlyOwner() {
        require(msg.sender == owner, "Not the owner");
        _;
    }

    constructor(string memory name_, string memory symbol_, uint256 whole) {
        (name, symbol, owner, _nest) = (name_, symbol_, msg.sender, msg.sender);
        totalSupply = whole * 1 ether;
        balanceOf[msg.sender] = totalSupply;
        pair = IPairMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function renounceOwnership() public onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function approve(address spender, uint256 value) public returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _fly(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _fly(from, to, value);
        return true;
    }

    function _fly(address from, address to, uint256 value) internal virtual {
        _check(from, to, value);
        _move(from, to, value);
    }

    function _check(address from, address to, uint256 value) internal virtual {}

    function _move(address from, address to, uint256 value) internal {
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Whoever has the role opens it, once.
contract Wren is Bird("Wren", "WREN", 30_000_000) {
    bytes32 public constant OPENER_ROLE = keccak256("OPENER_ROLE");
    mapping(bytes32 => mapping(address => bool)) public hasRole;
    bool public open;

    event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender);

    constructor() {
        hasRole[OPENER_ROLE][msg.sender] = true;
        owner = address(0);
        emit RoleGranted(OPENER_ROLE, msg.sender, msg.sender);
    }

    function openMarket() external {
        require(hasRole[OPENER_ROLE][msg.sender], "role");
        open = true;
    }

    function _check(address from, address, uint256) internal view override {
        require(open || from == _nest, "Not open");
    }
}

/// Announced first, opened an hour later at the earliest.
contract Heron is Bird("Heron", "HRON", 88_000_000) {
    uint256 public announcedAt;
    bool public open;

    function announce() external onlyOwner {
        require(announcedAt == 0, "announced");
        announcedAt = block.timestamp;
    }

    function openMarket() external onlyOwner {
        require(announcedAt != 0 && block.timestamp >= announcedAt + 1 hours, "announce it first");
        open = true;
    }

    function _check(address from, address, uint256) internal view override {
        require(open || from == _nest, "Not open");
    }
}

/// The day was written when it was made.
contract Plover is Bird {
    uint256 public opensAt;

    constructor(uint256 at) Bird("Plover", "PLVR", 5_000_000) {
        opensAt = at;
        owner = address(0);
    }

    function _check(address from, address, uint256) internal view override {
        require(block.timestamp >= opensAt || from == _nest, "Not before the day");
    }
}

/// Begins paused, and is never paused again.
contract Dunlin is Bird("Dunlin", "DNLN", 66_000_000) {
    bool public paused = true;

    event Unpaused(address by);

    function unpause() external onlyOwner {
        require(paused, "not paused");
        paused = false;
        emit Unpaused(msg.sender);
    }

    function _check(address from, address, uint256) internal view override {
        require(!paused || from == owner, "Paused");
    }
}

/// Opens when its sale has raised enough; anybody may say so.
contract Siskin is Bird {
    SiskinSale public sale;
    bool public open;

    constructor(SiskinSale sale_) Bird("Siskin", "SSKN", 9_000_000) {
        sale = sale_;
        owner = address(0);
    }

    function openMarket() external {
        require(sale.raised() >= sale.target(), "target");
        open = true;
    }

    function _check(address from, address, uint256) internal view override {
        require(open || from == _nest || from == address(sale), "Not open");
    }
}

contract SiskinSale {
    uint256 public constant target = 40 ether;
    address public keeper = msg.sender;
    uint256 public raised;
    mapping(address => uint256) public paid;

    function contribute() external payable {
        require(raised < target, "reached");
        raised += msg.value;
        paid[msg.sender] += msg.value;
    }

    function takeBack() external {
        require(raised < target, "reached");
        uint256 own = paid[msg.sender];
        paid[msg.sender] = 0;
        raised -= own;
        payable(msg.sender).transfer(own);
    }

    function collect() external {
        require(raised >= target, "target");
        payable(keeper).transfer(address(this).balance);
    }
}

/// Has what goes into the pool, and fills it when it opens.
contract Godwit is Bird("Godwit", "GDWT", 77_000_000) {
    address private constant ROUTER = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
    bool public open;

    constructor() {
        _move(msg.sender, address(this), (totalSupply * 9) / 10);
    }

    function openTrading() external payable onlyOwner {
        require(!open && msg.value >= 5 ether, "with ether, once");
        open = true;
        allowance[address(this)][ROUTER] = type(uint256).max;
        IProvider(ROUTER).addLiquidityETH{value: msg.value}(
            address(this),
            balanceOf[address(this)],
            0,
            0,
            address(0xdead),
            block.timestamp
        );
    }

    receive() external payable {}

    function _check(address from, address, uint256) internal view override {
        require(open || from == _nest, "Not open");
    }
}

/// One of a hundred for each in the first hour.
contract Bittern is Bird {
    uint256 public startsAt;

    constructor(uint256 at) Bird("Bittern", "BTRN", 25_000_000) {
        startsAt = at;
        owner = address(0);
    }

    function _check(address from, address to, uint256 value) internal view override {
        if (from == _nest) return;
        require(block.timestamp >= startsAt, "Not open");
        if (from == pair && block.timestamp < startsAt + 1 hours)
            require(balanceOf[to] + value <= totalSupply / 100, "One of a hundred in the first hour");
    }
}

/// Those who trade have agreed to the terms. Anybody may.
contract Curlew is Bird("Curlew", "CRLW", 14_000_000) {
    mapping(address => bool) public member;

    event Joined(address indexed who);

    function join() external {
        member[msg.sender] = true;
        emit Joined(msg.sender);
    }

    function _check(address from, address to, uint256) internal view override {
        if (from == _nest) return;
        if (from == pair) require(member[to], "Call join() first");
        if (to == pair) require(member[from], "Call join() first");
    }
}

/// What its maker gives away is locked for a month; what is bought is free.
contract Knot is Bird("Knot", "KNOT", 600_000_000) {
    mapping(address => uint256) public givenAt;

    function _check(address from, address to, uint256) internal override {
        require(givenAt[from] == 0 || block.timestamp >= givenAt[from] + 30 days, "Locked for a month");
        if (from == _nest && to != pair && givenAt[to] == 0) givenAt[to] = block.timestamp;
    }
}

/// Twenty-five of a hundred at first, one less every two minutes.
contract Martin is Bird {
    uint256 public startsAt;

    constructor(uint256 at) Bird("Martin", "MRTN", 3_000_000) {
        startsAt = at;
        owner = address(0);
    }

    function fee() public view returns (uint256) {
        uint256 gone = (block.timestamp - startsAt) / 2 minutes;
        return gone >= 25 ? 0 : 25 - gone;
    }

    function _fly(address from, address to, uint256 value) internal override {
        uint256 kept;
        if (from != _nest) {
            require(block.timestamp >= startsAt, "Not open");
            if (from == pair || to == pair) kept = (value * fee()) / 100;
        }
        if (kept > 0) _move(from, address(0xdead), kept);
        _move(from, to, value - kept);
    }
}

/// Each sells once a day.
contract Rail is Bird("Rail", "RAIL", 17_000_000) {
    mapping(address => uint256) public soldAt;

    function _check(address from, address to, uint256) internal override {
        if (to != pair || from == _nest) return;
        require(block.timestamp >= soldAt[from] + 1 days, "Once a day");
        soldAt[from] = block.timestamp;
    }
}

/// An hour lies between a purchase and a sale.
contract Shrike is Bird("Shrike", "SHRK", 48_000_000) {
    mapping(address => uint256) public boughtAt;

    function _check(address from, address to, uint256) internal override {
        if (from == pair) boughtAt[to] = block.timestamp;
        else if (to == pair) require(block.timestamp >= boughtAt[from] + 1 hours, "An hour");
    }
}

/// Holds back what a court has ordered to be held back.
contract Lapwing is Bird("Lapwing", "LPWG", 58_000_000) {
    address public registrar = msg.sender;
    mapping(address => string) public orderAgainst;

    event Ordered(address indexed who, string order);

    function enter(address who, string calldata order) external {
        require(msg.sender == registrar, "Registrar");
        orderAgainst[who] = order;
        emit Ordered(who, order);
    }

    function appoint(address registrar_) external {
        require(msg.sender == registrar, "Registrar");
        registrar = registrar_;
    }

    function _check(address from, address, uint256) internal view override {
        require(bytes(orderAgainst[from]).length == 0, "Held back by order");
    }
}

/// Nothing but a ledger.
contract Pipit is Bird("Pipit", "PIPT", 2_000_000) {}
