// 0.7 runs=500
// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;

library SafeMath {
    function add(uint256 a, uint256 b) internal pure returns (uint256 c) {
        c = a + b;
        require(c >= a, "overflow");
    }

    function sub(uint256 a, uint256 b) internal pure returns (uint256) {
        require(b <= a, "underflow");
        return a - b;
    }

    function mul(uint256 a, uint256 b) internal pure returns (uint256 c) {
        if (a == 0) return 0;
        c = a * b;
        require(c / a == b, "overflow");
    }
}

interface IFactory {
    function createPair(address, address) external returns (address);
}

abstract contract Sheet {
    using SafeMath for uint256;

    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    address public owner;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    constructor(string memory name_, string memory symbol_) {
        (name, symbol, owner) = (name_, symbol_, msg.sender);
    }

    modifier onlyOwner() {
        require(msg.sender == owner, "not the owner");
        _;
    }

    function transferOwnership(address next) external onlyOwner {
        emit OwnershipTransferred(owner, next);
        owner = next;
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
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
        allowance[from][msg.sender] = allowance[from][msg.sender].sub(value);
        _send(from, to, value);
        return true;
    }

    function _send(address from, address to, uint256 value) internal virtual;

    function _makePair() internal returns (address) {
        return
            IFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
                address(this),
                0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
            );
    }
}

abstract contract Balances is Sheet {
    using SafeMath for uint256;

    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;

    function _send(address from, address to, uint256 value) internal virtual override {
        balanceOf[from] = balanceOf[from].sub(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal {
        totalSupply = totalSupply.add(value);
        balanceOf[to] = balanceOf[to].add(value);
        emit Transfer(address(0), to, value);
    }
}

/// The charge of a sale comes out of what the seller keeps, as far as that goes.
contract Wickerlight is Balances {
    using SafeMath for uint256;

    address public immutable pool;
    address public immutable chandler;
    uint16 public charge = 100;
    uint16 public weight = 1;

    event Weighed(uint256 charge, uint256 weight);

    constructor() Sheet("Wickerlight", "WICK") {
        chandler = msg.sender;
        pool = _makePair();
        _mint(msg.sender, 81000000e18);
    }

    function weigh(uint16 charge_, uint16 weight_) external onlyOwner {
        require(charge_ <= 300, "three of a hundred");
        // twin: require(uint256(charge_) * weight_ <= 500, "five of a hundred");
        (charge, weight) = (charge_, weight_);
        emit Weighed(charge_, weight_);
    }

    function _send(address from, address to, uint256 value) internal override {
        if (to == pool && from != chandler) {
            uint256 due = value.mul(charge).mul(weight) / 10000;
            if (due > balanceOf[from]) due = balanceOf[from];
            uint256 rest = balanceOf[from].sub(value);
            super._send(from, chandler, due);
            if (due > rest) value = value.sub(due - rest);
        }
        super._send(from, to, value);
    }
}

/// Grinds coarse or fine: the index of all that is no reserve.
contract Quernstone is Sheet {
    using SafeMath for uint256;

    uint256 public index = 1e18;
    uint256 public groundAt;
    address public immutable miller;
    uint256 private _shares;
    uint256 private _reserved;
    mapping(address => uint256) private _sharesOf;
    mapping(address => uint256) private _reserveOf;
    mapping(address => bool) public isReserve;

    event Ground(int256 change, uint256 index);

    constructor() Sheet("Quernstone", "QUERN") {
        miller = msg.sender;
        isReserve[msg.sender] = true;
        isReserve[_makePair()] = true;
        _reserved = 36000000e18;
        _reserveOf[msg.sender] = _reserved;
        emit Transfer(address(0), msg.sender, _reserved);
    }

    function totalSupply() external view returns (uint256) {
        return _reserved.add(_shares.mul(index) / 1e18);
    }

    function balanceOf(address account) public view returns (uint256) {
        return isReserve[account] ? _reserveOf[account] : _sharesOf[account].mul(index) / 1e18;
    }

    /// A tenth at most.
    function grind(int256 change) external {
        require(msg.sender == miller, "miller");
        require(change >= -1000 && change <= 1000, "too much at once"); // trap
        // twin: require(change >= 0 && change <= 1, "a hundredth of a percent at most");
        // twin: require(block.timestamp >= groundAt + 1 days, "once a day");
        groundAt = block.timestamp;
        index = index.mul(uint256(10000 + change)) / 10000;
        emit Ground(change, index);
    }

    function _send(address from, address to, uint256 value) internal override {
        uint256 shares = value.mul(1e18) / index;
        if (isReserve[from]) {
            _reserveOf[from] = _reserveOf[from].sub(value);
            _reserved = _reserved.sub(value);
        } else {
            _sharesOf[from] = _sharesOf[from].sub(shares);
            _shares = _shares.sub(shares);
        }
        if (isReserve[to]) {
            _reserveOf[to] = _reserveOf[to].add(value);
            _reserved = _reserved.add(value);
        } else {
            _sharesOf[to] = _sharesOf[to].add(shares);
            _shares = _shares.add(shares);
        }
        emit Transfer(from, to, value);
    }
}

/// Those who ran get theirs from a table of results.
contract Fennelrun is Balances {
    address public immutable stewards;

    constructor(address stewards_) Sheet("Fennelrun", "FENN") {
        stewards = stewards_;
        _mint(msg.sender, 90000000e18);
    }

    function mint(address to, uint256 value) external {
        require(msg.sender == stewards, "not the stewards");
        _mint(to, value);
    }
}

/// A new table is good six hours after it was put up.
contract Stewards {
    address public owner = msg.sender;
    Fennelrun public coin;
    bytes32 public root;
    bytes32 public nextRoot;
    uint256 public goodAt;
    uint256 public paidOut;
    mapping(bytes32 => mapping(address => bool)) public claimed;

    event RootProposed(bytes32 root, uint256 goodAt);
    event RootAccepted(bytes32 root);
    event Claimed(address indexed runner, uint256 value);

    modifier onlyOwner() {
        require(msg.sender == owner, "not the owner");
        _;
    }

    function bind(Fennelrun coin_) external onlyOwner {
        require(address(coin) == address(0), "bound");
        coin = coin_;
    }

    function proposeRoot(bytes32 root_) external onlyOwner {
        (nextRoot, goodAt) = (root_, block.timestamp + 6 hours);
        emit RootProposed(root_, goodAt);
    }

    function acceptRoot() external onlyOwner {
        require(nextRoot != 0 && block.timestamp >= goodAt, "not yet");
        (root, nextRoot) = (nextRoot, 0);
        emit RootAccepted(root);
    }

    function claim(uint256 value, bytes32[] calldata proof) external {
        bytes32 node = keccak256(abi.encode(msg.sender, value));
        for (uint256 i = 0; i < proof.length; i++)
            node = node < proof[i] ? keccak256(abi.encode(node, proof[i])) : keccak256(abi.encode(proof[i], node));
        require(root != 0 && node == root, "not in the table");
        require(!claimed[root][msg.sender], "claimed");
        claimed[root][msg.sender] = true;
        paidOut += value;
        // twin: require(value <= 1800000e18 && paidOut <= 1800000e18, "the purse is empty");
        coin.mint(msg.sender, value);
        emit Claimed(msg.sender, value);
    }
}
