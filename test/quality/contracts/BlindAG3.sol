// 0.8 runs=100000 evm=cancun
// SPDX-License-Identifier: BUSL-1.1
pragma solidity ^0.8.20;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";

contract Zephyr is ERC20Permit {
    address public minter;

    error NotMinter();

    constructor() ERC20("Zephyr", "ZEPH") ERC20Permit("Zephyr") {
        minter = msg.sender;
        _mint(msg.sender, 500_000_000 ether);
    }

    function setMinter(address next) external {
        if (msg.sender != minter) revert NotMinter();
        minter = next;
    }

    function mint(address to, uint256 amount) external returns (bool) {
        if (msg.sender != minter) revert NotMinter();
        _mint(to, amount);
        return true;
    }
}

/// Every week a hundredth less than the week before, for those who lock.
contract ZephyrMinter {
    uint256 public constant WEEK = 7 days;
    uint256 public constant TAIL_BASIS_POINTS = 3;
    uint256 public constant MOST_TEAM_RATE = 500;
    Zephyr public zephyr;
    ZephyrBallot public immutable ballot;
    address public team;
    uint256 public teamRate = 500;
    uint256 public weekly = 10_000_000 ether;
    uint256 public activePeriod;

    event Emitted(uint256 indexed period, uint256 amount, uint256 forTeam);

    constructor(ZephyrBallot ballot_, address team_) {
        (ballot, team) = (ballot_, team_);
        activePeriod = (block.timestamp / WEEK) * WEEK;
    }

    function bind(Zephyr zephyr_) external {
        require(address(zephyr) == address(0));
        zephyr = zephyr_;
    }

    function setTeamRate(uint256 rate) external {
        require(msg.sender == team && rate <= MOST_TEAM_RATE);
        teamRate = rate;
    }

    function updatePeriod() external returns (uint256 period) {
        period = activePeriod;
        if (block.timestamp < period + WEEK) return period;
        period = activePeriod = (block.timestamp / WEEK) * WEEK;
        uint256 tail = (zephyr.totalSupply() * TAIL_BASIS_POINTS) / 10_000;
        uint256 amount = weekly < tail ? tail : weekly;
        weekly = (weekly * 99) / 100;
        uint256 forTeam = (amount * teamRate) / (10_000 - teamRate);
        zephyr.mint(team, forTeam);
        zephyr.mint(address(ballot), amount);
        ballot.notify(amount);
        emit Emitted(period, amount, forTeam);
    }
}

contract ZephyrBallot {
    Zephyr public zephyr;
    address public minter;
    uint256 public total;
    uint256 public perShare;
    mapping(address => uint256) public locked;
    mapping(address => uint256) public until;
    mapping(address => uint256) private _at;

    function bind(Zephyr zephyr_, address minter_) external {
        require(minter == address(0));
        (zephyr, minter) = (zephyr_, minter_);
    }

    function notify(uint256 amount) external {
        require(msg.sender == minter);
        if (total > 0) perShare += (amount * 1e18) / total;
    }

    function lock(uint256 amount) external {
        claim();
        zephyr.transferFrom(msg.sender, address(this), amount);
        locked[msg.sender] += amount;
        until[msg.sender] = block.timestamp + 26 weeks;
        total += amount;
    }

    function unlock() external {
        require(block.timestamp >= until[msg.sender], "locked");
        claim();
        uint256 amount = locked[msg.sender];
        (locked[msg.sender], total) = (0, total - amount);
        zephyr.transfer(msg.sender, amount);
    }

    function claim() public {
        uint256 due = (locked[msg.sender] * (perShare - _at[msg.sender])) / 1e18;
        _at[msg.sender] = perShare;
        if (due > 0) zephyr.transfer(msg.sender, due);
    }
}

contract PolygonumOld is ERC20 {
    constructor() ERC20("Polygonum (old)", "PLGO") {
        _mint(msg.sender, 10_000_000_000 ether);
    }
}

/// Never more than so many a second since the last time.
contract Polygonum is ERC20Permit, AccessControl {
    bytes32 public constant EMISSION_ROLE = keccak256("EMISSION_ROLE");
    bytes32 public constant CAP_MANAGER_ROLE = keccak256("CAP_MANAGER_ROLE");
    uint256 public mintPerSecondCap = 13.37e18;
    uint256 public lastMint;

    event MintPerSecondCapUpdated(uint256 from, uint256 to);

    error MaxMintExceeded(uint256 most, uint256 requested);

    constructor(address migration, address emission, address governance) ERC20("Polygonum", "PLG") ERC20Permit("Polygonum") {
        _grantRole(DEFAULT_ADMIN_ROLE, governance);
        _grantRole(CAP_MANAGER_ROLE, governance);
        _grantRole(EMISSION_ROLE, emission);
        lastMint = block.timestamp;
        _mint(migration, 10_000_000_000 ether);
    }

    function mint(address to, uint256 amount) external onlyRole(EMISSION_ROLE) {
        uint256 most = (block.timestamp - lastMint) * mintPerSecondCap;
        if (amount > most) revert MaxMintExceeded(most, amount);
        lastMint = block.timestamp;
        _mint(to, amount);
    }

    function updateMintCap(uint256 cap) external onlyRole(CAP_MANAGER_ROLE) {
        emit MintPerSecondCapUpdated(mintPerSecondCap, cap);
        mintPerSecondCap = cap;
    }
}

/// Two percent a year; half to those who validate, half to the treasury.
contract PolygonumEmission {
    uint256 public constant PER_YEAR = 200_000_000 ether;
    address public immutable validators;
    address public immutable treasury;
    uint256 public immutable start = block.timestamp;
    uint256 public emitted;
    Polygonum public token;

    constructor(address validators_, address treasury_) {
        (validators, treasury) = (validators_, treasury_);
    }

    function bind(Polygonum token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function emission() external {
        uint256 due = (PER_YEAR * (block.timestamp - start)) / 365 days - emitted;
        emitted += due;
        token.mint(address(this), due);
        token.transfer(validators, due / 2);
        token.transfer(treasury, due - due / 2);
    }
}

contract PolygonumMigration is Ownable {
    PolygonumOld public immutable former;
    Polygonum public token;
    bool public backLocked;

    constructor(PolygonumOld former_, address governance) Ownable(governance) {
        former = former_;
    }

    function bind(Polygonum token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function migrate(uint256 amount) external {
        former.transferFrom(msg.sender, address(this), amount);
        token.transfer(msg.sender, amount);
    }

    function unmigrate(uint256 amount) external {
        require(!backLocked, "locked");
        token.transferFrom(msg.sender, address(this), amount);
        former.transfer(msg.sender, amount);
    }

    function lockBack(bool is_) external onlyOwner {
        backLocked = is_;
    }
}

/// What may exist is a curve that is a sixth flatter each year.
contract CurlewToken is ERC20 {
    uint256 private constant YEAR = 365 days;
    uint256 private constant INITIAL_RATE = 8.714335457889396245e18;
    uint256 private constant REDUCTION = 1_189_207_115_002_721_024;
    address public minter;
    address public admin;
    uint256 public rate = INITIAL_RATE;
    uint256 public epochStart = block.timestamp;
    uint256 public epochSupply;

    event SetMinter(address minter);

    constructor() ERC20("Curlew", "CURL") {
        admin = msg.sender;
        _mint(msg.sender, 1_303_030_303 ether);
        epochSupply = totalSupply();
    }

    function setMinter(address minter_) external {
        require(msg.sender == admin && minter == address(0), "can set the minter only once");
        minter = minter_;
        emit SetMinter(minter_);
    }

    /// May change what concerns the name, as the original does.
    function setAdmin(address admin_) external {
        require(msg.sender == admin);
        admin = admin_;
    }

    function updateMiningParameters() public {
        if (block.timestamp < epochStart + YEAR) return;
        epochSupply += rate * YEAR;
        epochStart += YEAR;
        rate = (rate * 1e18) / REDUCTION;
    }

    function availableSupply() public view returns (uint256) {
        uint256 passed = block.timestamp - epochStart;
        return epochSupply + (passed > YEAR ? YEAR : passed) * rate;
    }

    function mint(address to, uint256 amount) external {
        require(msg.sender == minter, "minter only");
        updateMiningParameters();
        require(totalSupply() + amount <= availableSupply(), "exceeds allowable mint amount");
        _mint(to, amount);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

/// Shares of a pool lie here, and all that may be minted goes to them.
contract CurlewGauge {
    CurlewToken public token;
    ERC20 public share;
    uint256 public total;
    uint256 public perShare;
    uint256 private _seen;
    mapping(address => uint256) public staked;
    mapping(address => uint256) private _at;

    function bind(CurlewToken token_, ERC20 share_) external {
        require(address(token) == address(0));
        (token, share) = (token_, share_);
        _seen = token_.availableSupply();
    }

    function deposit(uint256 amount) external {
        collect();
        share.transferFrom(msg.sender, address(this), amount);
        staked[msg.sender] += amount;
        total += amount;
    }

    function withdraw(uint256 amount) external {
        collect();
        staked[msg.sender] -= amount;
        total -= amount;
        share.transfer(msg.sender, amount);
    }

    function collect() public {
        token.updateMiningParameters();
        uint256 may = token.availableSupply();
        if (total > 0) perShare += ((may - _seen) * 1e18) / total;
        _seen = may;
        uint256 due = (staked[msg.sender] * (perShare - _at[msg.sender])) / 1e18;
        _at[msg.sender] = perShare;
        if (due > 0) token.mint(msg.sender, due);
    }
}

/// Each that is mined elsewhere brings one of these, and fewer the more there are.
contract HullToken is ERC20 {
    uint256 public constant MAX_SUPPLY = 100_000_000 ether;
    uint256 private constant CLIFFS = 1_000;
    uint256 private constant PER_CLIFF = MAX_SUPPLY / CLIFFS;
    HullProxy public immutable proxy;
    address public operator;

    constructor(HullProxy proxy_) ERC20("Hull", "HULL") {
        proxy = proxy_;
        operator = proxy_.operator();
        _mint(msg.sender, 50_000_000 ether);
    }

    /// Whoever the proxy says it is; anybody may ask.
    function updateOperator() external {
        operator = proxy.operator();
    }

    function mint(address to, uint256 mined) external {
        // as the original: nothing happens rather than failing
        if (msg.sender != operator) return;
        uint256 cliff = totalSupply() / PER_CLIFF;
        if (cliff >= CLIFFS) return;
        uint256 amount = (mined * (CLIFFS - cliff)) / CLIFFS;
        uint256 left = MAX_SUPPLY - totalSupply();
        _mint(to, amount < left ? amount : left);
    }
}

contract HullProxy is Ownable {
    address public operator;

    constructor(address governance, address operator_) Ownable(governance) {
        operator = operator_;
    }

    function setOperator(address next) external onlyOwner {
        operator = next;
    }
}

/// What is mined with a boost goes to those who lend their curlews.
contract HullBooster {
    CurlewToken public immutable curlew;
    HullToken public hull;
    uint256 public total;
    uint256 public perShare;
    mapping(address => uint256) public lent;
    mapping(address => uint256) private _at;

    constructor(CurlewToken curlew_) {
        curlew = curlew_;
    }

    function bind(HullToken hull_) external {
        require(address(hull) == address(0));
        hull = hull_;
    }

    function lend(uint256 amount) external {
        claim();
        curlew.transferFrom(msg.sender, address(this), amount);
        lent[msg.sender] += amount;
        total += amount;
    }

    function earmark(uint256 amount) external {
        curlew.transferFrom(msg.sender, address(this), amount);
        perShare += (amount * 1e18) / total;
    }

    function claim() public {
        uint256 due = (lent[msg.sender] * (perShare - _at[msg.sender])) / 1e18;
        _at[msg.sender] = perShare;
        if (due == 0) return;
        curlew.transfer(msg.sender, due);
        hull.mint(msg.sender, due);
    }
}
