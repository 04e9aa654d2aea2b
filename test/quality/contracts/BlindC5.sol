// 0.6 runs=200
// SPDX-License-Identifier: MIT
pragma solidity ^0.6.12;
pragma experimental ABIEncoderV2;

import "./BlindC4.sol";

interface ITransferHook {
    function onTransfer(address from, address to, uint256 amount) external;
}

/// AAVE: a transfer tells the governance, where it is set; snapshots beside it.
contract LenderToken is Plain6("Lender Token", "LNDR") {
    struct Snapshot {
        uint128 blockNumber;
        uint128 value;
    }
    mapping(address => mapping(uint256 => Snapshot)) public snapshots;
    mapping(address => uint256) public countsSnapshots;
    ITransferHook public governance;
    bool private _initialized;

    function initialize(address migrator, address distributor, ITransferHook governance_) external {
        require(!_initialized, "Contract instance has already been initialized");
        _initialized = true;
        governance = governance_;
        _mint(migrator, 13000000e18);
        _mint(distributor, 3000000e18);
    }

    function _write(address user, uint128 value) internal {
        uint256 count = countsSnapshots[user];
        if (count != 0 && snapshots[user][count - 1].blockNumber == block.number) snapshots[user][count - 1].value = value;
        else {
            snapshots[user][count] = Snapshot(uint128(block.number), value);
            countsSnapshots[user] = count + 1;
        }
    }

    function _beforeTokenTransfer(address from, address to, uint256 amount) internal override {
        if (from == to) return;
        _write(from, uint128(_balances[from] - amount));
        _write(to, uint128(_balances[to] + amount));
        ITransferHook hook = governance;
        if (address(hook) != address(0)) hook.onTransfer(from, to, amount);
    }
}

/// Keeps how much moved last; who is locked by his own vote cannot pass on what he voted with.
contract LenderGovernance {
    LenderToken public token;
    address public guardian;
    mapping(address => uint256) public lastMoved;
    mapping(address => uint256) public moved;
    mapping(address => bool) private _halted; // trap
    event ProposalCreated(uint256 id, address target);
    struct Proposal {
        address target;
        bytes data;
        uint256 snapshot;
        uint256 end;
        uint256 yes;
    }
    Proposal[] public proposals;
    mapping(uint256 => mapping(address => bool)) public voted;

    constructor() public {
        guardian = msg.sender;
    }

    function start(LenderToken token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    // trap {
    function setHalted(address who, bool on) external {
        require(msg.sender == guardian, "ONLY_GUARDIAN");
        _halted[who] = on;
    }
    // trap }

    function onTransfer(address from, address to, uint256 amount) external {
        require(msg.sender == address(token), "ONLY_TOKEN");
        require(!_halted[to], "HALTED"); // trap
        moved[from] += amount;
        lastMoved[to] = block.number;
    }

    function create(address target, bytes calldata data) external {
        require(token.balanceOf(msg.sender) >= token.totalSupply() / 200, "PROPOSITION_POWER");
        proposals.push(Proposal(target, data, block.number, now + 3 days, 0));
        emit ProposalCreated(proposals.length - 1, target);
    }

    function vote(uint256 id) external {
        require(now < proposals[id].end && !voted[id][msg.sender] && lastMoved[msg.sender] < proposals[id].snapshot);
        voted[id][msg.sender] = true;
        proposals[id].yes += token.balanceOf(msg.sender);
    }
}

interface IRoot {
    function price() external view returns (uint256);
}

/// FRAX: pools that mint for what was paid in; the timelock adds pools.
contract FractionalDollar is Plain6("Fractional Dollar", "FRACT") {
    address public owner_address = msg.sender;
    address public timelock_address;
    mapping(address => bool) public frax_pools;
    address[] public frax_pools_array;
    uint256 public constant genesis_supply = 2000000e18;
    event FRAXBurned(address indexed from, address indexed to, uint256 amount);
    event FRAXMinted(address indexed from, address indexed to, uint256 amount);

    modifier onlyByOwnerOrGovernance() {
        require(msg.sender == owner_address || msg.sender == timelock_address, "You are not the owner or the timelock");
        _;
    }
    modifier onlyPools() {
        require(frax_pools[msg.sender], "Only frax pools can mint new FRAX");
        _;
    }

    constructor(address timelock) public {
        timelock_address = timelock;
        _mint(msg.sender, genesis_supply);
    }

    function pool_mint(address to, uint256 amount) external onlyPools {
        _mint(to, amount);
        emit FRAXMinted(msg.sender, to, amount);
    }

    function pool_burn_from(address from, uint256 amount) external onlyPools {
        uint256 allowed = _allowances[from][msg.sender];
        require(allowed >= amount, "ERC20: burn amount exceeds allowance");
        _allowances[from][msg.sender] = allowed - amount;
        _burn(from, amount);
        emit FRAXBurned(from, msg.sender, amount);
    }

    function addPool(address pool) external onlyByOwnerOrGovernance {
        require(!frax_pools[pool], "address already exists");
        frax_pools[pool] = true;
        frax_pools_array.push(pool);
    }

    function removePool(address pool) external onlyByOwnerOrGovernance {
        frax_pools[pool] = false;
    }

    function setOwner(address next) external onlyByOwnerOrGovernance {
        owner_address = next;
    }
}

/// One collateral dollar for one, less a fee that the timelock sets and that has a ceiling.
contract FractionPool {
    FractionalDollar public frax;
    IStakeable public immutable collateral;
    address public immutable timelock;
    uint256 public minting_fee = 2000;

    constructor(IStakeable collateral_, address timelock_) public {
        (collateral, timelock) = (collateral_, timelock_);
    }

    function init(FractionalDollar token) external {
        require(address(frax) == address(0));
        frax = token;
    }

    function setFee(uint256 fee) external {
        require(msg.sender == timelock && fee <= 10000);
        minting_fee = fee;
    }

    function mint1t1(uint256 amount) external {
        require(collateral.transferFrom(msg.sender, address(this), amount));
        frax.pool_mint(msg.sender, (amount * (1e6 - minting_fee)) / 1e6);
    }

    function redeem1t1(uint256 amount) external {
        frax.pool_burn_from(msg.sender, amount);
        require(collateral.transfer(msg.sender, amount));
    }
}

contract CollateralUSD is Plain6("Collateral USD", "CUSD") {
    constructor() public {
        _mint(msg.sender, 1e27);
    }
}

/// LUSD: three addresses of the system, fixed for ever; troves of ether.
contract TroveDollar is Plain6("Trove Dollar", "TUSDL") {
    address public immutable troveManager;
    address public immutable stabilityPool;
    address public immutable borrowerOperations;

    constructor(address tm, address sp, address bo) public {
        (troveManager, stabilityPool, borrowerOperations) = (tm, sp, bo);
    }

    function mint(address account, uint256 amount) external {
        require(msg.sender == borrowerOperations, "LUSDToken: Caller is not BorrowerOperations");
        _mint(account, amount);
    }

    function burn(address account, uint256 amount) external {
        require(
            msg.sender == borrowerOperations || msg.sender == troveManager || msg.sender == stabilityPool,
            "LUSD: Caller is neither BorrowerOperations nor TroveManager nor StabilityPool"
        );
        _burn(account, amount);
    }

    function sendToPool(address from, address pool, uint256 amount) external {
        require(msg.sender == stabilityPool, "LUSD: Caller is not the StabilityPool");
        _transfer(from, pool, amount);
    }

    function returnFromPool(address pool, address to, uint256 amount) external {
        require(msg.sender == troveManager || msg.sender == stabilityPool, "LUSD: Caller is neither");
        _transfer(pool, to, amount);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        require(to != address(this) && to != troveManager && to != borrowerOperations, "LUSD: Cannot transfer there");
        super._transfer(from, to, amount);
    }
}

/// Troves, all in one; the price is what the feed says, between fixed ends.
contract TroveBook {
    TroveDollar public lusd;
    uint256 public constant PRICE = 2000;
    struct Trove {
        uint256 coll;
        uint256 debt;
    }
    mapping(address => Trove) public troves;

    function setAddresses(TroveDollar token) external {
        require(address(lusd) == address(0));
        lusd = token;
    }

    function openTrove(uint256 amount) external payable {
        Trove storage t = troves[msg.sender];
        require(amount < 1e30, "BorrowerOps: too much");
        t.coll += msg.value;
        t.debt += amount + amount / 200;
        require(t.coll * PRICE * 100 >= t.debt * 110, "BorrowerOps: ICR < MCR");
        lusd.mint(msg.sender, amount);
    }

    function closeTrove() external {
        Trove memory t = troves[msg.sender];
        delete troves[msg.sender];
        lusd.burn(msg.sender, t.debt);
        msg.sender.transfer(t.coll);
    }

    function redeemCollateral(address borrower, uint256 amount) external {
        Trove storage t = troves[borrower];
        require(amount <= t.debt);
        lusd.burn(msg.sender, amount);
        t.debt -= amount;
        t.coll -= amount / PRICE;
        msg.sender.transfer(amount / PRICE);
    }
}

/// Deposits of dollars; what a depositor sends comes back to him alone.
contract TroveStability {
    TroveDollar public lusd;
    mapping(address => uint256) public deposits;

    function setAddresses(TroveDollar token) external {
        require(address(lusd) == address(0));
        lusd = token;
    }

    function provideToSP(uint256 amount) external {
        deposits[msg.sender] += amount;
        lusd.sendToPool(msg.sender, address(this), amount);
    }

    function withdrawFromSP(uint256 amount) external {
        require(deposits[msg.sender] >= amount);
        deposits[msg.sender] -= amount;
        lusd.returnFromPool(address(this), msg.sender, amount);
    }
}

/// TUSD: an owner that is a controller contract; mints wait; a registry forbids accounts.
contract TrueEuro is Plain6("TrueEuro", "TEURO") {
    address public owner = msg.sender;
    mapping(address => bool) public isBlacklisted;
    uint256 public burnMin = 1000e18;
    event Blacklisted(address indexed account, bool isBlacklisted);

    modifier onlyOwner() {
        require(msg.sender == owner, "only owner");
        _;
    }

    function transferOwnership(address next) external onlyOwner {
        owner = next;
    }

    function mint(address account, uint256 amount) external onlyOwner {
        _mint(account, amount);
    }

    function setBlacklisted(address account, bool on) external onlyOwner {
        isBlacklisted[account] = on;
        emit Blacklisted(account, on);
    }

    function _transfer(address from, address to, uint256 amount) internal override {
        require(!isBlacklisted[from] && !isBlacklisted[to] && !isBlacklisted[msg.sender], "TrueCurrency: blacklisted");
        super._transfer(from, to, amount);
        if (uint256(uint160(to)) < 0x100000) _burn(to, amount);
    }
}

/// Mints are asked for by one key, approved by two of three others, and come out a day later.
contract TrueController {
    TrueEuro public token;
    address public immutable mintKey;
    address public immutable safe;
    mapping(address => bool) public isRatifier;
    struct Op {
        address to;
        uint256 value;
        uint256 time;
        uint256 approvals;
        bool finished;
    }
    Op[] public ops;
    mapping(uint256 => mapping(address => bool)) public ratified;

    constructor(address key, address safe_, address a, address b, address c) public {
        (mintKey, safe) = (key, safe_);
        isRatifier[a] = isRatifier[b] = isRatifier[c] = true;
    }

    function setToken(TrueEuro token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function requestMint(address to, uint256 value) external {
        require(msg.sender == mintKey, "must be mint key");
        ops.push(Op(to, value, now, 0, false));
    }

    function ratifyMint(uint256 id) external {
        require(isRatifier[msg.sender] && !ratified[id][msg.sender], "must be ratifier");
        ratified[id][msg.sender] = true;
        Op storage op = ops[id];
        if (++op.approvals < 2 || op.finished) return;
        require(now >= op.time + 1 days, "not enough time elapsed");
        op.finished = true;
        token.mint(op.to, op.value);
    }

    function setBlacklisted(address account, bool on) external {
        require(msg.sender == safe, "only owner");
        token.setBlacklisted(account, on);
    }
}
