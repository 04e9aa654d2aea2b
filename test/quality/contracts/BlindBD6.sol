// 0.7 runs=200
// SPDX-License-Identifier: MIT
pragma solidity 0.7.6;

/// Staked ether as shares. Five reporters, of whom three must agree on a report; a report moves the whole by little.
contract Lakelight {
    string public constant name = "Lakelight staked ether";
    string public constant symbol = "lkETH";
    uint8 public constant decimals = 18;
    uint256 public totalShares;
    uint256 public pooled;
    uint256 public lastReport;
    uint256 public lastDay;
    address public immutable treasury;
    mapping(address => uint256) public sharesOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public reporter;
    mapping(bytes32 => mapping(address => bool)) public said;
    mapping(bytes32 => uint256) public agreed;
    uint256 public constant MOST_UP = 5; // of ten thousand, a day
    uint256 public constant MOST_DOWN = 50;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event TransferShares(address indexed from, address indexed to, uint256 shares);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Reported(uint256 was, uint256 is_);

    constructor(address[] memory five, address treasury_) {
        require(five.length == 5);
        for (uint256 i; i < 5; i++) reporter[five[i]] = true;
        treasury = treasury_;
        lastReport = block.timestamp;
    }

    function totalSupply() public view returns (uint256) { return pooled; }
    function balanceOf(address who) public view returns (uint256) { return byShares(sharesOf[who]); }
    function byShares(uint256 shares) public view returns (uint256) { return totalShares == 0 ? 0 : (shares * pooled) / totalShares; }
    function byEther(uint256 value) public view returns (uint256) { return pooled == 0 ? value : (value * totalShares) / pooled; }

    function submit() external payable returns (uint256 shares) {
        require(msg.value > 0, "nothing");
        shares = byEther(msg.value);
        _grow(msg.sender, shares);
        pooled += msg.value;
        emit Transfer(address(0), msg.sender, msg.value);
    }

    function withdraw(uint256 value) external {
        uint256 shares = byEther(value);
        require(sharesOf[msg.sender] >= shares && value <= address(this).balance, "balance");
        sharesOf[msg.sender] -= shares;
        totalShares -= shares;
        pooled -= value;
        emit Transfer(msg.sender, address(0), value);
        msg.sender.transfer(value);
    }

    function report(uint256 day, uint256 next) external {
        require(reporter[msg.sender], "no reporter");
        bytes32 key = keccak256(abi.encode(day, next));
        require(!said[key][msg.sender], "twice");
        said[key][msg.sender] = true;
        if (++agreed[key] != 3) return;
        require(day > lastDay && block.timestamp >= lastReport + 1 days, "not the day");
        require(next <= pooled + (pooled * MOST_UP) / 10000 && next >= pooled - (pooled * MOST_DOWN) / 10000, "too far");
        emit Reported(pooled, next);
        if (next > pooled) {
            uint256 fee = (next - pooled) / 10;
            _grow(treasury, (fee * totalShares) / (next - fee));
        }
        (pooled, lastDay, lastReport) = (next, day, block.timestamp);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "ALLOWANCE_EXCEEDED");
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        uint256 shares = byEther(value);
        require(to != address(0) && to != address(this) && sharesOf[from] >= shares, "BALANCE_EXCEEDED");
        sharesOf[from] -= shares;
        sharesOf[to] += shares;
        emit Transfer(from, to, value);
        emit TransferShares(from, to, shares);
    }

    function _grow(address to, uint256 shares) private {
        totalShares += shares;
        sharesOf[to] += shares;
    }
}

abstract contract Book7 {
    uint256 public totalSupply;
    mapping(address => uint256) internal _held;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function balanceOf(address who) public view virtual returns (uint256) { return _held[who]; }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external virtual returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external virtual returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) internal virtual {
        require(to != address(0), "to nobody");
        require(_held[from] >= value, "balance");
        _held[from] -= value;
        _held[to] += value;
        emit Transfer(from, to, value);
    }

    function _mint(address to, uint256 value) internal {
        totalSupply += value;
        _held[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _burn(address from, uint256 value) internal {
        require(_held[from] >= value, "balance");
        _held[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }
}

/// The same shares with a balance that stands still.
contract WrappedLakelight is Book7 {
    string public constant name = "Wrapped Lakelight";
    string public constant symbol = "wlkETH";
    uint8 public constant decimals = 18;
    Lakelight public immutable lake;

    constructor(Lakelight lake_) { lake = lake_; }

    function wrap(uint256 value) external returns (uint256 shares) {
        shares = lake.byEther(value);
        require(shares > 0, "nothing");
        _mint(msg.sender, shares);
        lake.transferFrom(msg.sender, address(this), value);
    }

    function unwrap(uint256 shares) external returns (uint256 value) {
        value = lake.byShares(shares);
        _burn(msg.sender, shares);
        lake.transfer(msg.sender, value);
    }
}

/// Its policy moves the count of all alike; balances are fragments of a fixed whole.
contract Tidemeadow {
    string public constant name = "Tidemeadow";
    string public constant symbol = "TIDM";
    uint8 public constant decimals = 9;
    uint256 private constant START = 50 * 10 ** 6 * 10 ** 9;
    uint256 private constant GONS = uint256(-1) - (uint256(-1) % START);
    uint256 public totalSupply = START;
    uint256 private _gonsPer = GONS / START;
    address public policy;
    mapping(address => uint256) private _gons;
    mapping(address => mapping(address => uint256)) public allowance;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event LogRebase(uint256 indexed epoch, uint256 totalSupply);

    constructor(address policy_) {
        policy = policy_;
        _gons[msg.sender] = GONS;
        emit Transfer(address(0), msg.sender, START);
    }

    function rebase(uint256 epoch, int256 delta) external returns (uint256) {
        require(msg.sender == policy, "policy");
        totalSupply = delta < 0 ? totalSupply - uint256(-delta) : totalSupply + uint256(delta);
        _gonsPer = GONS / totalSupply;
        emit LogRebase(epoch, totalSupply);
        return totalSupply;
    }

    function balanceOf(address who) external view returns (uint256) { return _gons[who] / _gonsPer; }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) { return _move(msg.sender, to, value); }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "allowance");
        allowance[from][msg.sender] -= value;
        return _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        uint256 gons = value * _gonsPer;
        require(to != address(0) && to != address(this) && _gons[from] >= gons && value <= totalSupply, "balance");
        _gons[from] -= gons;
        _gons[to] += gons;
        emit Transfer(from, to, value);
        return true;
    }
}

interface ISyncs { function sync() external; }

/// Once a day by anybody, by the median of five who say the price: a tenth of the deviation, two of a hundred at most.
contract TidePolicy {
    Tidemeadow public token;
    address public pool;
    address public owner;
    uint256 public epoch;
    uint256 public lastRebase;
    address[5] public sayers;
    mapping(address => uint256) public price;
    mapping(address => uint256) public saidAt;
    uint256 public constant TARGET = 1e18;

    constructor(address owner_, address[5] memory five) {
        (owner, sayers, lastRebase) = (owner_, five, block.timestamp);
    }

    function begin(Tidemeadow token_, address pool_) external {
        require(address(token) == address(0));
        (token, pool) = (token_, pool_);
    }

    function say(uint256 value) external {
        for (uint256 i; i < 5; i++) if (sayers[i] == msg.sender) (price[msg.sender], saidAt[msg.sender]) = (value, block.timestamp);
    }

    function replace(uint256 at, address to) external {
        require(msg.sender == owner, "owner");
        sayers[at] = to;
    }

    function rebase() external {
        require(block.timestamp >= lastRebase + 1 days, "a day");
        uint256[5] memory row;
        for (uint256 i; i < 5; i++) {
            require(saidAt[sayers[i]] + 1 days > block.timestamp, "stale");
            row[i] = price[sayers[i]];
            for (uint256 j = i; j > 0 && row[j - 1] > row[j]; j--) (row[j - 1], row[j]) = (row[j], row[j - 1]);
        }
        int256 supply = int256(token.totalSupply());
        require(row[2] < 1e24, "price");
        int256 delta = (supply * (int256(row[2]) - int256(TARGET))) / int256(TARGET) / 10;
        int256 most = supply / 50;
        if (delta > most) delta = most;
        if (delta < -most) delta = -most;
        lastRebase = block.timestamp;
        token.rebase(++epoch, delta);
        ISyncs(pool).sync();
    }
}

/// A clock for a governor: he signals, and a day later he may act; only on what he signalled.
contract GlacierClock {
    address public admin;
    uint256 public constant buffer = 36 hours;
    mapping(bytes32 => uint256) public ready;
    event Signal(bytes32 indexed action, address target, bytes data);

    constructor(address admin_) { admin = admin_; }

    modifier onlyAdmin() { require(msg.sender == admin, "forbidden"); _; }

    function signal(address target, bytes calldata data) external onlyAdmin {
        bytes32 action = keccak256(abi.encode(target, data));
        require(ready[action] == 0, "signalled");
        ready[action] = block.timestamp + buffer;
        emit Signal(action, target, data);
    }

    function cancel(address target, bytes calldata data) external onlyAdmin { delete ready[keccak256(abi.encode(target, data))]; }

    function act(address target, bytes calldata data) external onlyAdmin {
        bytes32 action = keccak256(abi.encode(target, data));
        require(ready[action] != 0 && ready[action] <= block.timestamp, "not yet");
        delete ready[action];
        (bool ok, ) = target.call(data);
        require(ok, "failed");
    }
}

/// A coin of a market for futures: minters, handlers and a private mode, all behind the clock.
contract Glaciermint is Book7 {
    string public constant name = "Glaciermint";
    string public constant symbol = "GMNT";
    uint8 public constant decimals = 18;
    address public gov;
    bool public inPrivateTransferMode;
    mapping(address => bool) public isMinter;
    mapping(address => bool) public isHandler;

    constructor(address gov_) {
        gov = gov_;
        _mint(msg.sender, 6000000 ether);
    }

    modifier onlyGov() { require(msg.sender == gov, "forbidden"); _; }

    function setGov(address to) external onlyGov { gov = to; }
    function setMinter(address who, bool is_) external onlyGov { isMinter[who] = is_; }
    function setHandler(address who, bool is_) external onlyGov { isHandler[who] = is_; }
    function setInPrivateTransferMode(bool is_) external onlyGov { inPrivateTransferMode = is_; }

    function mint(address to, uint256 value) external {
        require(isMinter[msg.sender], "forbidden");
        _mint(to, value);
    }

    function burn(address from, uint256 value) external {
        require(isMinter[msg.sender], "forbidden");
        _burn(from, value);
    }

    function _move(address from, address to, uint256 value) internal override {
        if (inPrivateTransferMode) require(isHandler[msg.sender], "not whitelisted");
        super._move(from, to, value);
    }
}
