// 0.8 runs=1 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// Staked ether whose rate a bot sets: once a day, and hardly at all.
contract SwiftEther is ERC20, AccessControl {
    bytes32 public constant BOT = keccak256("BOT");
    bytes32 public constant PAUSER = keccak256("PAUSER");
    uint256 public constant MOST_STEP = 10;
    address public immutable custody;
    address public immutable treasury;
    uint256 public rate = 1 ether;
    uint256 public repricedAt = block.timestamp;
    bool public depositsPaused;

    event Repriced(uint256 from, uint256 to);

    constructor(address governance, address bot, address pauser, address custody_) ERC20("Swift Ether", "swiETH") {
        _grantRole(DEFAULT_ADMIN_ROLE, governance);
        _grantRole(BOT, bot);
        _grantRole(PAUSER, pauser);
        (custody, treasury) = (custody_, governance);
    }

    function deposit() external payable {
        require(!depositsPaused, "paused");
        _mint(msg.sender, (msg.value * 1 ether) / rate);
    }

    /// To the validators, as their contract of deposits asks.
    function push(uint256 amount) external onlyRole(BOT) {
        (bool ok,) = custody.call{value: amount}("");
        require(ok);
    }

    function reprice(uint256 next) external onlyRole(BOT) {
        require(block.timestamp >= repricedAt + 1 days, "once a day");
        uint256 step = (rate * MOST_STEP) / 10_000;
        require(next <= rate + step && next + step >= rate, "too far");
        emit Repriced(rate, next);
        (rate, repricedAt) = (next, block.timestamp);
    }

    function pauseDeposits(bool is_) external onlyRole(PAUSER) {
        depositsPaused = is_;
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

/// Roles of everything that restakes, in one place.
contract RestakeRoles is AccessControl {
    bytes32 public constant TOKEN_MINTER = keccak256("TOKEN_MINTER");
    bytes32 public constant TOKEN_PAUSER = keccak256("TOKEN_PAUSER");

    constructor(address council) {
        _grantRole(DEFAULT_ADMIN_ROLE, msg.sender);
        _grantRole(TOKEN_PAUSER, council);
    }

    function grantMinter(address which) external onlyRole(DEFAULT_ADMIN_ROLE) {
        _grantRole(TOKEN_MINTER, which);
    }

    function handOver(address to) external onlyRole(DEFAULT_ADMIN_ROLE) {
        _grantRole(DEFAULT_ADMIN_ROLE, to);
        _revokeRole(DEFAULT_ADMIN_ROLE, msg.sender);
    }
}

contract RestakedEther is ERC20 {
    RestakeRoles public immutable roles;
    bool public paused;

    constructor(RestakeRoles roles_) ERC20("Restaked Ether", "rsETHer") {
        roles = roles_;
    }

    modifier only(bytes32 role) {
        require(roles.hasRole(role, msg.sender), "role");
        _;
    }

    function mint(address to, uint256 amount) external only(roles.TOKEN_MINTER()) {
        _mint(to, amount);
    }

    function burn(address from, uint256 amount) external only(roles.TOKEN_MINTER()) {
        _burn(from, amount);
    }

    function setPaused(bool is_) external only(roles.TOKEN_PAUSER()) {
        paused = is_;
    }

    /// Pausing stops transfers, and not making and burning.
    function _update(address from, address to, uint256 value) internal override {
        require(!paused || from == address(0) || to == address(0), "paused");
        super._update(from, to, value);
    }
}

/// Takes ether at the worth of all there is; a week passes between asking for it and having it back.
contract RestakeManager {
    struct Request {
        address who;
        uint256 amount;
        uint256 at;
    }

    uint256 public constant COOLDOWN = 7 days;
    RestakedEther public token;
    uint256 public promised;
    uint256 public rewards;
    Request[] public requests;

    function bind(RestakedEther token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function deposit() external payable {
        uint256 before = address(this).balance - msg.value - promised;
        uint256 supply = token.totalSupply();
        token.mint(msg.sender, supply == 0 ? msg.value : (msg.value * supply) / before);
    }

    function withdraw(uint256 shares) external {
        uint256 amount = (shares * (address(this).balance - promised)) / token.totalSupply();
        token.burn(msg.sender, shares);
        promised += amount;
        requests.push(Request(msg.sender, amount, block.timestamp));
    }

    function claim(uint256 index) external {
        Request memory one = requests[index];
        require(one.who == msg.sender && block.timestamp >= one.at + COOLDOWN, "cooling down");
        delete requests[index];
        promised -= one.amount;
        payable(msg.sender).transfer(one.amount);
    }

    receive() external payable {
        rewards += msg.value;
    }
}

contract Sorrel is ERC20 {
    constructor() ERC20("Sorrel", "SORL") {
        _mint(msg.sender, 60_000_000 ether);
    }
}

/// Locked for four years, weight falls with time.
contract SorrelEscrow {
    Sorrel public immutable sorrel;
    mapping(address => uint256) public amountOf;
    mapping(address => uint256) public endOf;

    constructor(Sorrel sorrel_) {
        sorrel = sorrel_;
    }

    function lock(uint256 amount) external {
        sorrel.transferFrom(msg.sender, address(this), amount);
        amountOf[msg.sender] += amount;
        endOf[msg.sender] = block.timestamp + 4 * 365 days;
    }

    function weightOf(address who) external view returns (uint256) {
        return block.timestamp >= endOf[who] ? 0 : (amountOf[who] * (endOf[who] - block.timestamp)) / (4 * 365 days);
    }

    function withdraw() external {
        require(block.timestamp >= endOf[msg.sender], "locked");
        uint256 amount = amountOf[msg.sender];
        amountOf[msg.sender] = 0;
        sorrel.transfer(msg.sender, amount);
    }
}

/// Locks for ever and gives a liquid coin for it.
contract SorrelDepositor {
    Sorrel public immutable sorrel;
    SorrelEscrow public immutable escrow;
    LiquidSorrel public liquid;

    constructor(Sorrel sorrel_, SorrelEscrow escrow_) {
        (sorrel, escrow) = (sorrel_, escrow_);
        sorrel_.approve(address(escrow_), type(uint256).max);
    }

    function bind(LiquidSorrel liquid_) external {
        require(address(liquid) == address(0));
        liquid = liquid_;
    }

    function deposit(uint256 amount) external {
        sorrel.transferFrom(msg.sender, address(this), amount);
        escrow.lock(amount);
        liquid.mint(msg.sender, amount);
    }
}

contract LiquidSorrel is ERC20 {
    address public operator;

    constructor(address operator_) ERC20("Liquid Sorrel", "lSORL") {
        operator = operator_;
    }

    modifier onlyOperator() {
        require(msg.sender == operator, "!authorized");
        _;
    }

    function setOperator(address next) external onlyOperator {
        operator = next;
    }

    function mint(address to, uint256 amount) external onlyOperator {
        _mint(to, amount);
    }

    function burn(address from, uint256 amount) external onlyOperator {
        _burn(from, amount);
    }
}

/// Wrapped sorrel that may flow by the second.
contract StreamSorrel {
    string public constant name = "Super Sorrel";
    string public constant symbol = "SORLx";
    uint8 public constant decimals = 18;
    Sorrel public immutable underlying;
    uint256 public totalSupply;
    mapping(address => int256) private _settled;
    mapping(address => int256) private _net;
    mapping(address => uint256) private _at;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => mapping(address => int256)) public flow;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event FlowUpdated(address indexed from, address indexed to, int256 rate);

    constructor(Sorrel underlying_) {
        underlying = underlying_;
    }

    function realtimeBalanceOf(address who) public view returns (int256) {
        return _settled[who] + _net[who] * int256(block.timestamp - _at[who]);
    }

    function balanceOf(address who) public view returns (uint256) {
        int256 now_ = realtimeBalanceOf(who);
        return now_ > 0 ? uint256(now_) : 0;
    }

    function upgrade(uint256 amount) external {
        underlying.transferFrom(msg.sender, address(this), amount);
        _settled[msg.sender] += int256(amount);
        totalSupply += amount;
        emit Transfer(address(0), msg.sender, amount);
    }

    function downgrade(uint256 amount) external {
        require(balanceOf(msg.sender) >= amount, "balance");
        _settled[msg.sender] -= int256(amount);
        totalSupply -= amount;
        underlying.transfer(msg.sender, amount);
        emit Transfer(msg.sender, address(0), amount);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        return _move(from, to, value);
    }

    /// Four hours of it must be there.
    function setFlow(address to, int256 rate) external {
        require(rate >= 0 && to != msg.sender, "rate");
        _settle(msg.sender);
        _settle(to);
        int256 change = rate - flow[msg.sender][to];
        flow[msg.sender][to] = rate;
        _net[msg.sender] -= change;
        _net[to] += change;
        require(_net[msg.sender] >= 0 || _settled[msg.sender] >= -_net[msg.sender] * 4 hours, "deposit");
        emit FlowUpdated(msg.sender, to, rate);
    }

    /// Anybody may end what its sender can no longer pay.
    function close(address from, address to) external {
        require(realtimeBalanceOf(from) < 0, "solvent");
        _settle(from);
        _settle(to);
        int256 rate = flow[from][to];
        flow[from][to] = 0;
        _net[from] += rate;
        _net[to] -= rate;
        emit FlowUpdated(from, to, 0);
    }

    function _settle(address who) private {
        (_settled[who], _at[who]) = (realtimeBalanceOf(who), block.timestamp);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        require(balanceOf(from) >= value, "balance");
        _settled[from] -= int256(value);
        _settled[to] += int256(value);
        emit Transfer(from, to, value);
        return true;
    }
}

/// More only after fifteen years, and then little.
contract LongLark is ERC20, Ownable {
    uint256 public immutable inflationUnlock = block.timestamp + 15 * 365 days;
    uint256 public constant CAP_PER_YEAR = 150;
    address public minter;
    uint256 public periodEnds;
    uint256 public leftInPeriod;

    constructor(address governance) ERC20("Long Lark", "LARK") Ownable(governance) {
        _mint(msg.sender, 10_000_000_000 ether);
    }

    function setMinter(address minter_) external onlyOwner {
        minter = minter_;
    }

    function mintInflation(address to, uint256 amount) external {
        require(msg.sender == minter && block.timestamp >= inflationUnlock, "fifteen years");
        if (block.timestamp >= periodEnds) {
            periodEnds = block.timestamp + 365 days;
            leftInPeriod = (totalSupply() * CAP_PER_YEAR) / 10_000;
        }
        leftInPeriod -= amount;
        _mint(to, amount);
    }

    function renounceOwnership() public pure override {
        revert("not possible");
    }
}
