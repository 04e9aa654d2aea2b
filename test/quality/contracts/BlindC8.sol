// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

abstract contract Plain8 {
    string public name;
    string public symbol;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256) internal _held;
    uint256 internal _total;
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed);
    error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed);

    constructor(string memory n, string memory s) {
        name = n;
        symbol = s;
    }

    function decimals() public view virtual returns (uint8) { return 18; }
    function totalSupply() public view virtual returns (uint256) { return _total; }
    function balanceOf(address a) public view virtual returns (uint256) { return _held[a]; }

    function transfer(address to, uint256 v) public virtual returns (bool) {
        _update(msg.sender, to, v);
        return true;
    }

    function approve(address s, uint256 v) public virtual returns (bool) {
        allowance[msg.sender][s] = v;
        emit Approval(msg.sender, s, v);
        return true;
    }

    function transferFrom(address from, address to, uint256 v) public virtual returns (bool) {
        _spend(from, v);
        _update(from, to, v);
        return true;
    }

    function _spend(address from, uint256 v) internal {
        uint256 a = allowance[from][msg.sender];
        if (a == type(uint256).max) return;
        if (a < v) revert ERC20InsufficientAllowance(msg.sender, a, v);
        allowance[from][msg.sender] = a - v;
    }

    function _update(address from, address to, uint256 v) internal virtual {
        if (from == address(0)) _total += v;
        else {
            if (_held[from] < v) revert ERC20InsufficientBalance(from, _held[from], v);
            unchecked { _held[from] -= v; }
        }
        if (to == address(0)) _total -= v;
        else _held[to] += v;
        emit Transfer(from, to, v);
    }
}

/// CRV: a supply that grows by a fixed schedule; the minter alone may take of it.
contract BendToken is Plain8("Bend DAO Token", "BEND5") {
    address public minter;
    address public admin = msg.sender;
    int128 public mining_epoch = -1;
    uint256 public start_epoch_time = block.timestamp;
    uint256 public rate;
    uint256 internal start_epoch_supply = 1303030303e18;
    uint256 private constant INITIAL_RATE = (274815283 * 1e18) / uint256(365 days);

    constructor() {
        _update(address(0), msg.sender, 1303030303e18);
    }

    function set_minter(address m) external {
        require(msg.sender == admin && minter == address(0), "dev: can set the minter only once, at creation");
        minter = m;
    }

    function set_admin(address a) external {
        require(msg.sender == admin, "dev: admin only");
        admin = a;
    }

    function set_name(string calldata n, string calldata s) external {
        require(msg.sender == admin, "Only admin is allowed to change name");
        (name, symbol) = (n, s);
    }

    function update_mining_parameters() public {
        require(block.timestamp >= start_epoch_time + 365 days || rate == 0, "dev: too soon!");
        if (rate == 0) rate = INITIAL_RATE;
        else {
            start_epoch_supply += rate * 365 days;
            start_epoch_time += 365 days;
            rate = (rate * 1e18) / 1189207115002721024;
        }
        mining_epoch++;
    }

    function available_supply() public view returns (uint256) {
        return start_epoch_supply + (block.timestamp - start_epoch_time) * rate;
    }

    function mint(address to, uint256 v) external returns (bool) {
        require(msg.sender == minter && to != address(0), "dev: minter only");
        if (rate == 0 || block.timestamp >= start_epoch_time + 365 days) update_mining_parameters();
        require(_total + v <= available_supply(), "dev: exceeds allowable mint amount");
        _update(address(0), to, v);
        return true;
    }

    function burn(uint256 v) external returns (bool) {
        _update(msg.sender, address(0), v);
        return true;
    }
}

interface IGauge {
    function integrate_fraction(address who) external view returns (uint256);
}

/// Mints what a gauge says somebody has earned; gauges are added by a timelock.
contract BendMinter {
    BendToken public token;
    address public controllerAdmin;
    mapping(address => bool) public gauges;
    mapping(address => mapping(address => uint256)) public minted;

    constructor(address a, address first) {
        controllerAdmin = a;
        gauges[first] = true;
    }

    function init(BendToken t) external {
        require(address(token) == address(0));
        token = t;
    }

    function add_gauge(address g) external {
        require(msg.sender == controllerAdmin);
        gauges[g] = true;
    }

    function mint(address gauge) external {
        require(gauges[gauge], "dev: gauge is not added");
        uint256 all = IGauge(gauge).integrate_fraction(msg.sender);
        uint256 due = all - minted[gauge][msg.sender];
        if (due == 0) return;
        token.mint(msg.sender, due);
        minted[gauge][msg.sender] = all;
    }
}

/// Who leaves ether in it earns a twentieth of a token a second per ether.
contract BendGauge {
    mapping(address => uint256) public staked;
    mapping(address => uint256) private _earned;
    mapping(address => uint256) private _since;

    function integrate_fraction(address who) public view returns (uint256) {
        return _earned[who] + (staked[who] * (block.timestamp - _since[who])) / 1e6;
    }

    function deposit() external payable {
        _earned[msg.sender] = staked[msg.sender] == 0 ? _earned[msg.sender] : integrate_fraction(msg.sender);
        _since[msg.sender] = block.timestamp;
        staked[msg.sender] += msg.value;
    }

    function withdraw(uint256 v) external {
        _earned[msg.sender] = integrate_fraction(msg.sender);
        _since[msg.sender] = block.timestamp;
        staked[msg.sender] -= v;
        payable(msg.sender).transfer(v);
    }
}

/// UNI and ARB: at most two percent more a year, by a minter behind a timelock.
contract YearlyUni is Plain8("Yearly Union", "YUNI") {
    address public minter;
    uint256 public mintingAllowedAfter;
    uint32 public constant minimumTimeBetweenMints = 365 days;
    uint8 public constant mintCap = 2;
    event MinterChanged(address minter, address newMinter);

    constructor(address account, address minter_, uint256 allowedAfter) {
        minter = minter_;
        mintingAllowedAfter = allowedAfter;
        _update(address(0), account, 1_000_000_000e18);
    }

    function setMinter(address m) external {
        require(msg.sender == minter, "Uni::setMinter: only the minter can change the minter address");
        emit MinterChanged(minter, m);
        minter = m;
    }

    function mint(address dst, uint256 raw) external {
        require(msg.sender == minter, "Uni::mint: only the minter can mint");
        require(block.timestamp >= mintingAllowedAfter, "Uni::mint: minting not allowed yet");
        require(raw <= (_total * mintCap) / 100, "Uni::mint: exceeded mint cap");
        mintingAllowedAfter = block.timestamp + minimumTimeBetweenMints;
        _update(address(0), dst, raw);
    }
}

/// GHO: facilitators, each with a bucket; roles name who manages both.
contract BucketDollar is Plain8("Bucket Dollar", "BUCK") {
    struct Facilitator {
        uint128 bucketCapacity;
        uint128 bucketLevel;
        string label;
    }
    bytes32 public constant FACILITATOR_MANAGER_ROLE = keccak256("FACILITATOR_MANAGER_ROLE");
    bytes32 public constant BUCKET_MANAGER_ROLE = keccak256("BUCKET_MANAGER_ROLE");
    mapping(bytes32 => mapping(address => bool)) public hasRole;
    mapping(address => Facilitator) internal _facilitators;
    event FacilitatorAdded(address indexed facilitator, uint256 capacity);
    error Unauthorized();

    constructor(address manager) {
        hasRole[FACILITATOR_MANAGER_ROLE][manager] = true;
        hasRole[BUCKET_MANAGER_ROLE][manager] = true;
    }

    function addFacilitator(address f, string calldata label, uint128 capacity) external {
        if (!hasRole[FACILITATOR_MANAGER_ROLE][msg.sender]) revert Unauthorized();
        require(bytes(_facilitators[f].label).length == 0 && bytes(label).length > 0, "FACILITATOR_ALREADY_EXISTS");
        _facilitators[f] = Facilitator(capacity, 0, label);
        emit FacilitatorAdded(f, capacity);
    }

    function setFacilitatorBucketCapacity(address f, uint128 capacity) external {
        if (!hasRole[BUCKET_MANAGER_ROLE][msg.sender]) revert Unauthorized();
        require(bytes(_facilitators[f].label).length > 0, "FACILITATOR_DOES_NOT_EXIST");
        _facilitators[f].bucketCapacity = capacity;
    }

    function passRoles(address to) external {
        if (!hasRole[FACILITATOR_MANAGER_ROLE][msg.sender]) revert Unauthorized();
        (hasRole[FACILITATOR_MANAGER_ROLE][msg.sender], hasRole[BUCKET_MANAGER_ROLE][msg.sender]) = (false, false);
        (hasRole[FACILITATOR_MANAGER_ROLE][to], hasRole[BUCKET_MANAGER_ROLE][to]) = (true, true);
    }

    function getFacilitatorBucket(address f) external view returns (uint256, uint256) {
        return (_facilitators[f].bucketCapacity, _facilitators[f].bucketLevel);
    }

    function mint(address to, uint256 v) external {
        Facilitator storage f = _facilitators[msg.sender];
        require(v > 0 && f.bucketLevel + v <= f.bucketCapacity, "FACILITATOR_BUCKET_CAPACITY_EXCEEDED");
        f.bucketLevel += uint128(v);
        _update(address(0), to, v);
    }

    function burn(uint256 v) external {
        _facilitators[msg.sender].bucketLevel -= uint128(v);
        _update(msg.sender, address(0), v);
    }
}

/// A facilitator that gives for ether: half of what it is worth.
contract BucketReserve {
    BucketDollar public gho;
    mapping(address => uint256) public collateral;
    mapping(address => uint256) public debt;

    function init(BucketDollar t) external {
        require(address(gho) == address(0));
        gho = t;
    }

    function borrow(uint256 v) external payable {
        collateral[msg.sender] += msg.value;
        debt[msg.sender] += v;
        require(debt[msg.sender] <= collateral[msg.sender] * 1000, "COLLATERAL_CANNOT_COVER_NEW_BORROW");
        gho.mint(msg.sender, v);
    }

    function repay(uint256 v, uint256 take) external {
        gho.transferFrom(msg.sender, address(this), v);
        gho.burn(v);
        debt[msg.sender] -= v;
        collateral[msg.sender] -= take;
        require(debt[msg.sender] <= collateral[msg.sender] * 1000);
        payable(msg.sender).transfer(take);
    }
}

/// crvUSD: minters are controllers; the admin of the factory sets ceilings.
contract ControllerDollar is Plain8("Controller Dollar", "ctrUSD") {
    address public minter;

    constructor(address factory) {
        minter = factory;
    }

    function set_minter(address m) external {
        require(msg.sender == minter);
        minter = m;
    }

    function mint(address to, uint256 v) external returns (bool) {
        require(msg.sender == minter);
        _update(address(0), to, v);
        return true;
    }

    function burn(uint256 v) external {
        _update(msg.sender, address(0), v);
    }

    function burnFrom(address from, uint256 v) external {
        _spend(from, v);
        _update(from, address(0), v);
    }
}

contract ControllerFactory {
    ControllerDollar public stablecoin;
    address public immutable admin;
    mapping(address => uint256) public debt_ceiling;
    mapping(address => uint256) public debt_ceiling_residual;

    constructor(address a, address controller, uint256 ceiling) {
        admin = a;
        debt_ceiling[controller] = ceiling;
    }

    function init(ControllerDollar t, EtherController controller) external {
        require(address(stablecoin) == address(0));
        stablecoin = t;
        controller.init(t);
        _rug(address(controller));
    }

    function set_debt_ceiling(address to, uint256 ceiling) external {
        require(msg.sender == admin);
        debt_ceiling[to] = ceiling;
        _rug(to);
    }

    function _rug(address to) internal {
        if (debt_ceiling[to] <= debt_ceiling_residual[to]) return;
        stablecoin.mint(to, debt_ceiling[to] - debt_ceiling_residual[to]);
        debt_ceiling_residual[to] = debt_ceiling[to];
    }
}

contract EtherController {
    ControllerDollar public coin;
    struct Loan {
        uint256 collateral;
        uint256 debt;
    }
    mapping(address => Loan) public loans;

    function init(ControllerDollar t) external {
        require(address(coin) == address(0));
        coin = t;
    }

    function create_loan(uint256 debt) external payable {
        require(loans[msg.sender].debt == 0, "Loan already created");
        require(debt <= msg.value * 1500, "Debt too high");
        loans[msg.sender] = Loan(msg.value, debt);
        coin.transfer(msg.sender, debt);
    }

    function repay() external {
        Loan memory loan = loans[msg.sender];
        delete loans[msg.sender];
        coin.transferFrom(msg.sender, address(this), loan.debt);
        payable(msg.sender).transfer(loan.collateral);
    }
}
