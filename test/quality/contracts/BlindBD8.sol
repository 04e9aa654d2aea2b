// 0.8 runs=800 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// What the tokens of this file are built upon.
abstract contract Sheet {
    string public name;
    string public symbol;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error NotEnough();

    constructor(string memory name_, string memory symbol_, uint256 supply) {
        (name, symbol) = (name_, symbol_);
        _create(msg.sender, supply * 1 ether);
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function approve(address spender, uint256 value) external virtual returns (bool) {
        allowance[_sender()][spender] = value;
        emit Approval(_sender(), spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external virtual returns (bool) {
        _pass(_sender(), _sender(), to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external virtual returns (bool) {
        uint256 left = allowance[from][_sender()];
        if (left < value) revert NotEnough();
        if (left != type(uint256).max) allowance[from][_sender()] = left - value;
        _pass(_sender(), from, to, value);
        return true;
    }

    function _sender() internal view virtual returns (address) {
        return msg.sender;
    }

    function _pass(address, address from, address to, uint256 value) internal virtual {
        if (balanceOf[from] < value) revert NotEnough();
        unchecked {
            balanceOf[from] -= value;
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
    }

    function _create(address to, uint256 value) internal {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _destroy(address from, uint256 value) internal {
        if (balanceOf[from] < value) revert NotEnough();
        balanceOf[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

/// A guardian may pause for three days at most, then he must let thirty pass. A council of several replaces him.
contract Sentrymoss is Sheet {
    address public guardian;
    address public immutable council;
    uint256 public pausedUntil;
    uint256 public mayPauseFrom;

    event PausedUntil(uint256 time);

    constructor(address guardian_, address council_) Sheet("Sentrymoss", "SNTM", 9_000_000) {
        (guardian, council) = (guardian_, council_);
    }

    function pause(uint256 span) external {
        require(msg.sender == guardian && span <= 3 days && block.timestamp >= mayPauseFrom, "not now");
        pausedUntil = block.timestamp + span;
        mayPauseFrom = pausedUntil + 30 days;
        emit PausedUntil(pausedUntil);
    }

    function resume() external {
        require(msg.sender == guardian || msg.sender == council);
        pausedUntil = block.timestamp;
        emit PausedUntil(block.timestamp);
    }

    function setGuardian(address to) external {
        require(msg.sender == council);
        guardian = to;
    }

    function _pass(address by, address from, address to, uint256 value) internal override {
        require(block.timestamp >= pausedUntil, "paused for days at most");
        super._pass(by, from, to, value);
    }
}

/// Each ten thousand held is a picture as well: the last one taken is the first one given.
contract Twinplume is Sheet {
    uint256 public constant UNIT = 10_000 ether;
    uint256 public minted;
    mapping(uint256 => address) public ownerOf;
    mapping(uint256 => address) public getApproved;
    mapping(address => uint256[]) private _owned;
    mapping(uint256 => uint256) private _at;
    mapping(address => bool) public skips;

    event PictureMoved(address indexed from, address indexed to, uint256 indexed id);

    constructor() Sheet("Twinplume", "TWPL", 10_000_000) {
        skips[msg.sender] = true;
    }

    function setSkip(bool is_) external {
        skips[msg.sender] = is_;
    }

    function owned(address who) external view returns (uint256[] memory) {
        return _owned[who];
    }

    /// Gives one picture and the ten thousand that belong to it.
    function givePicture(address to, uint256 id) external {
        require(ownerOf[id] == msg.sender && to != address(0) && to.code.length == 0, "not yours");
        _take(msg.sender, id);
        _put(to, id);
        super._pass(msg.sender, msg.sender, to, UNIT);
    }

    function _pass(address by, address from, address to, uint256 value) internal override {
        super._pass(by, from, to, value);
        if (!_without(from)) {
            uint256 most = balanceOf[from] / UNIT;
            while (_owned[from].length > most) _take(from, _owned[from][_owned[from].length - 1]);
        }
        if (!_without(to)) {
            uint256 due = balanceOf[to] / UNIT;
            // a few for each transfer: the rest come with the next
            for (uint256 i; i < 8 && _owned[to].length < due; i++) _put(to, ++minted);
        }
    }

    function _without(address who) private view returns (bool) {
        return skips[who] || who.code.length != 0 || who == address(0xdead);
    }

    function _take(address from, uint256 id) private {
        uint256[] storage row = _owned[from];
        (uint256 at, uint256 last) = (_at[id], row[row.length - 1]);
        (row[at], _at[last]) = (last, at);
        row.pop();
        delete ownerOf[id];
        emit PictureMoved(from, address(0), id);
    }

    function _put(address to, uint256 id) private {
        _at[id] = _owned[to].length;
        _owned[to].push(id);
        ownerOf[id] = to;
        emit PictureMoved(address(0), to, id);
    }
}

/// Two houses: one proposes, the other confirms, and two days after that anybody may send it.
contract TwinGate {
    address public immutable first;
    address public immutable second;
    mapping(bytes32 => bool) public proposed;
    mapping(bytes32 => uint256) public ripe;

    event Proposed(bytes32 indexed key, address to, bytes data);
    event Confirmed(bytes32 indexed key, uint256 ripe);

    constructor(address first_, address second_) {
        (first, second) = (first_, second_);
    }

    function propose(address to, bytes calldata data, uint256 salt) external {
        require(msg.sender == first);
        bytes32 key = keccak256(abi.encode(to, data, salt));
        proposed[key] = true;
        emit Proposed(key, to, data);
    }

    function confirm(bytes32 key) external {
        require(msg.sender == second && proposed[key] && ripe[key] == 0);
        ripe[key] = block.timestamp + 2 days;
        emit Confirmed(key, ripe[key]);
    }

    function send(address to, bytes calldata data, uint256 salt) external {
        bytes32 key = keccak256(abi.encode(to, data, salt));
        require(ripe[key] != 0 && block.timestamp >= ripe[key], "unripe");
        delete ripe[key];
        delete proposed[key];
        (bool ok, ) = to.call(data);
        require(ok);
    }
}

/// Says which operators may carry coins of others; holders themselves are never asked.
contract SealRegister {
    address public immutable keeper;
    mapping(address => bool) public barred;

    constructor(address keeper_) {
        keeper = keeper_;
    }

    function bar(address operator, bool is_) external {
        require(msg.sender == keeper && operator != 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D, "the router stays");
        barred[operator] = is_;
    }

    function validate(address operator, address from, address) external view {
        require(operator == from || !barred[operator], "barred operator");
    }
}

/// Asks a validator about each transfer. Which one is set by the gate of two houses.
contract Sealwright is Sheet {
    address public immutable gate;
    SealRegister public validator;

    event ValidatorSet(address to);

    constructor(address gate_, address validator_) Sheet("Sealwright", "SEAL", 16_000_000) {
        gate = gate_;
        validator = SealRegister(validator_);
    }

    function setValidator(address to) external {
        require(msg.sender == gate, "gate");
        validator = SealRegister(to);
        emit ValidatorSet(to);
    }

    function getTransferValidator() external view returns (address) {
        return address(validator);
    }

    function _pass(address by, address from, address to, uint256 value) internal override {
        if (address(validator) != address(0)) validator.validate(by, from, to);
        super._pass(by, from, to, value);
    }
}

/// A constant stream between two accounts; what has not flowed yet is the sender's, and a balance is what it is this second.
contract Rillwater is Sheet {
    struct Stream {
        uint96 rate;
        uint64 last;
        uint96 left;
    }

    mapping(address => mapping(address => Stream)) public streams;

    event Opened(address indexed from, address indexed to, uint256 rate, uint256 deposit);
    event Flowed(address indexed from, address indexed to, uint256 value);

    constructor() Sheet("Rillwater", "RILL", 3_650_000) {}

    function open(address to, uint96 rate, uint96 deposit) external {
        require(to != msg.sender && rate != 0 && streams[msg.sender][to].rate == 0, "open");
        super._pass(msg.sender, msg.sender, address(this), deposit);
        streams[msg.sender][to] = Stream(rate, uint64(block.timestamp), deposit);
        emit Opened(msg.sender, to, rate, deposit);
    }

    function flowed(address from, address to) public view returns (uint256) {
        Stream memory one = streams[from][to];
        uint256 due = uint256(one.rate) * (block.timestamp - one.last);
        return due > one.left ? one.left : due;
    }

    /// By anybody; it goes to whom it is due.
    function settle(address from, address to) public {
        uint256 due = flowed(from, to);
        Stream storage one = streams[from][to];
        one.left -= uint96(due);
        one.last = uint64(block.timestamp);
        super._pass(address(this), address(this), to, due);
        emit Flowed(from, to, due);
    }

    function close(address to) external {
        settle(msg.sender, to);
        uint256 rest = streams[msg.sender][to].left;
        delete streams[msg.sender][to];
        super._pass(address(this), address(this), msg.sender, rest);
    }
}

/// Sells itself along a straight line and takes itself back at the same price less a half of a hundred, which stays inside.
contract Slopestone is Sheet {
    uint256 public curveSupply;
    uint256 public constant SLOPE = 2e10; // wei for each coin, for each coin out
    uint256 public constant BASE = 8e14;

    event Bought(address indexed who, uint256 coins, uint256 paid);
    event Sold(address indexed who, uint256 coins, uint256 got);

    constructor() Sheet("Slopestone", "SLPS", 100_000) {}

    function cost(uint256 from, uint256 coins) public pure returns (uint256) {
        return (coins * BASE) / 1e18 + (SLOPE * ((from + coins) ** 2 - from ** 2)) / 2e36;
    }

    function buy(uint256 coins) external payable {
        uint256 price = cost(curveSupply, coins);
        require(msg.value >= price, "price");
        curveSupply += coins;
        _create(msg.sender, coins);
        emit Bought(msg.sender, coins, price);
        if (msg.value > price) _send(msg.value - price);
    }

    function sell(uint256 coins, uint256 least) external {
        require(coins <= curveSupply, "more than it sold");
        uint256 price = cost(curveSupply - coins, coins);
        price -= price / 200;
        require(price >= least, "least");
        curveSupply -= coins;
        _destroy(msg.sender, coins);
        emit Sold(msg.sender, coins, price);
        _send(price);
    }

    function _send(uint256 value) private {
        (bool ok, ) = msg.sender.call{value: value}("");
        require(ok, "ether");
    }
}
