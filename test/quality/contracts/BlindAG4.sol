// 0.8 runs=200
// SPDX-License-Identifier: AGPL-3.0-or-later
pragma solidity ^0.8.22;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {ERC1967Utils} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Utils.sol";
import {TransparentUpgradeableProxy} from "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";

contract DriftFront is ERC1967Proxy {
    constructor(address code, bytes memory data) ERC1967Proxy(code, data) {}
}

contract LedgerFront is TransparentUpgradeableProxy {
    constructor(address code, address admin, bytes memory data) TransparentUpgradeableProxy(code, admin, data) {}
}

/// Wards make it and change its code; the only ones are the converter and the pause.
contract DriftDollar {
    mapping(address => uint256) public wards;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    string public constant name = "Drift Dollar";
    string public constant symbol = "DRIFT";
    uint8 public constant decimals = 18;

    event Rely(address indexed usr);
    event Deny(address indexed usr);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Transfer(address indexed from, address indexed to, uint256 value);

    modifier auth() {
        require(wards[msg.sender] == 1, "Drift/not-authorized");
        _;
    }

    constructor() {
        wards[address(0)] = 1;
    }

    function initialize(address first) external {
        require(ERC1967Utils.getImplementation() != address(0) && totalSupply == 0 && wards[address(0)] == 0, "Drift/initialized");
        wards[address(0)] = 2;
        wards[first] = 1;
        emit Rely(first);
    }

    function upgradeToAndCall(address code, bytes calldata data) external payable auth {
        ERC1967Utils.upgradeToAndCall(code, data);
    }

    function rely(address usr) external auth {
        wards[usr] = 1;
        emit Rely(usr);
    }

    function deny(address usr) external auth {
        wards[usr] = 0;
        emit Deny(usr);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _spend(from, value);
        return _move(from, to, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function mint(address to, uint256 value) external auth {
        balanceOf[to] += value;
        totalSupply += value;
        emit Transfer(address(0), to, value);
    }

    function burn(address from, uint256 value) external {
        _spend(from, value);
        balanceOf[from] -= value;
        totalSupply -= value;
        emit Transfer(from, address(0), value);
    }

    function _spend(address from, uint256 value) private {
        uint256 allowed = allowance[from][msg.sender];
        if (from != msg.sender && allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        require(to != address(0) && to != address(this), "Drift/invalid-address");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
        return true;
    }
}

contract ElderDollar is ERC20 {
    constructor() ERC20("Elder Dollar", "ELDER") {
        _mint(msg.sender, 40_000_000 ether);
    }
}

/// One old for one new, and back.
contract DollarConverter {
    ElderDollar public immutable elder;
    DriftDollar public drift;

    constructor(ElderDollar elder_) {
        elder = elder_;
    }

    function bind(DriftDollar drift_) external {
        require(address(drift) == address(0));
        drift = drift_;
    }

    function toNew(address usr, uint256 value) external {
        elder.transferFrom(msg.sender, address(this), value);
        drift.mint(usr, value);
    }

    function toOld(address usr, uint256 value) external {
        drift.burn(msg.sender, value);
        elder.transfer(usr, value);
    }
}

contract ChiefCoin is ERC20 {
    constructor(address[] memory holders) ERC20("Chief Coin", "CHIEF") {
        for (uint256 i; i < holders.length; i++) _mint(holders[i], 1_000_000 ether / holders.length);
    }
}

/// The proposal with the most coins behind it wears the hat; what it says waits for two days.
contract DriftPause {
    ChiefCoin public immutable gov;
    uint256 public constant DELAY = 2 days;
    address public hat;
    mapping(address => uint256) public deposits;
    mapping(address => address) public vote;
    mapping(address => uint256) public approvals;
    mapping(bytes32 => uint256) public plans;

    event Plotted(bytes32 indexed plan, address target, bytes data, uint256 eta);

    constructor(address[] memory holders) {
        gov = new ChiefCoin(holders);
    }

    function lock(uint256 amount) external {
        gov.transferFrom(msg.sender, address(this), amount);
        deposits[msg.sender] += amount;
        approvals[vote[msg.sender]] += amount;
    }

    function free(uint256 amount) external {
        deposits[msg.sender] -= amount;
        approvals[vote[msg.sender]] -= amount;
        gov.transfer(msg.sender, amount);
    }

    function voteFor(address proposal) external {
        approvals[vote[msg.sender]] -= deposits[msg.sender];
        vote[msg.sender] = proposal;
        approvals[proposal] += deposits[msg.sender];
    }

    function lift(address proposal) external {
        require(proposal != address(0) && approvals[proposal] > approvals[hat] && approvals[proposal] >= 100_000 ether, "not enough");
        hat = proposal;
    }

    function plot(address target, bytes calldata data) external {
        require(msg.sender == hat, "not the hat");
        bytes32 plan = keccak256(abi.encode(target, data));
        plans[plan] = block.timestamp + DELAY;
        emit Plotted(plan, target, data, block.timestamp + DELAY);
    }

    function exec(address target, bytes calldata data) external {
        bytes32 plan = keccak256(abi.encode(target, data));
        require(plans[plan] != 0 && block.timestamp >= plans[plan], "not yet");
        delete plans[plan];
        (bool ok,) = target.call(data);
        require(ok, "failed");
    }
}

/// Issued dollar: each supply controller refills at its own pace, and a council protects.
contract LedgerDollar is ERC20 {
    struct Limit {
        uint256 capacity;
        uint256 perSecond;
        uint256 left;
        uint256 at;
    }

    address public council;
    bool public paused;
    bool private _initialized;
    mapping(address => bool) public frozen;
    mapping(address => Limit) public limits;

    event Frozen(address indexed who, bool is_);
    event FrozenWiped(address indexed who, uint256 amount);
    event SupplyIncreased(address indexed controller, address indexed to, uint256 value);
    event SupplyDecreased(address indexed controller, uint256 value);

    modifier onlyCouncil() {
        require(msg.sender == council, "not the council");
        _;
    }

    constructor() ERC20("", "") {
        _initialized = true;
    }

    function initialize(address council_, address controller, address to, uint256 first) external {
        require(!_initialized);
        _initialized = true;
        council = council_;
        limits[controller] = Limit(2_000_000e6, 100e6, 2_000_000e6, block.timestamp);
        _mint(to, first);
    }

    function name() public pure override returns (string memory) {
        return "Ledger Dollar";
    }

    function symbol() public pure override returns (string memory) {
        return "LDG";
    }

    function decimals() public pure override returns (uint8) {
        return 6;
    }

    function setController(address controller, uint256 capacity, uint256 perSecond) external onlyCouncil {
        limits[controller] = Limit(capacity, perSecond, 0, block.timestamp);
    }

    function increaseSupplyToAddress(uint256 value, address to) external {
        Limit storage one = limits[msg.sender];
        uint256 now_ = one.left + (block.timestamp - one.at) * one.perSecond;
        (one.left, one.at) = ((now_ < one.capacity ? now_ : one.capacity) - value, block.timestamp);
        _mint(to, value);
        emit SupplyIncreased(msg.sender, to, value);
    }

    function decreaseSupply(uint256 value) external {
        require(limits[msg.sender].capacity > 0, "not a controller");
        _burn(msg.sender, value);
        emit SupplyDecreased(msg.sender, value);
    }

    function pause(bool is_) external onlyCouncil {
        paused = is_;
    }

    function freeze(address who, bool is_) external onlyCouncil {
        frozen[who] = is_;
        emit Frozen(who, is_);
    }

    function wipeFrozenAddress(address who) external onlyCouncil {
        require(frozen[who], "not frozen");
        uint256 amount = balanceOf(who);
        super._update(who, address(0), amount);
        emit FrozenWiped(who, amount);
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!paused && !frozen[from] && !frozen[to] && !frozen[msg.sender], "paused or frozen");
        super._update(from, to, value);
    }
}

/// A bill of the treasury: only those on a list subscribe and redeem, and anybody may pass it on.
contract BillShare is ERC20Permit, Ownable {
    ElderDollar public immutable dollar;
    mapping(address => bool) public onList;
    address public pricer;
    uint256 public price = 1 ether;
    uint256 public pricedAt = block.timestamp;
    bool public subscriptionsPaused;

    event PriceSet(uint256 price);

    constructor(ElderDollar dollar_, address governance, address pricer_, address first) ERC20("Bill Share", "BILL") ERC20Permit("Bill Share") Ownable(governance) {
        (dollar, pricer) = (dollar_, pricer_);
        onList[first] = true;
    }

    function setList(address who, bool is_) external onlyOwner {
        onList[who] = is_;
    }

    function setPricer(address next) external onlyOwner {
        pricer = next;
    }

    function pauseSubscriptions(bool is_) external onlyOwner {
        subscriptionsPaused = is_;
    }

    function setPrice(uint256 next) external {
        require(msg.sender == pricer && block.timestamp >= pricedAt + 20 hours, "not yet");
        require(next >= (price * 995) / 1000 && next <= (price * 1005) / 1000, "half a percent a day");
        (price, pricedAt) = (next, block.timestamp);
        emit PriceSet(next);
    }

    function subscribe(uint256 amount) external {
        require(onList[msg.sender] && !subscriptionsPaused, "not on the list");
        dollar.transferFrom(msg.sender, address(this), amount);
        _mint(msg.sender, (amount * 1 ether) / price);
    }

    function redeem(uint256 shares) external {
        require(onList[msg.sender], "not on the list");
        _burn(msg.sender, shares);
        dollar.transfer(msg.sender, (shares * price) / 1 ether);
    }
}
