// 0.8 runs=10000 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20 as SolmateERC20} from "solmate/src/tokens/ERC20.sol";

contract ReedCoin is ERC20 {
    constructor() ERC20("Reed", "REED") {
        _mint(msg.sender, 90_000_000 ether);
    }
}

/// People's balances grow with the yield; contracts stand still unless they opt in.
contract OriginReed {
    string public constant name = "Origin Reed";
    string public constant symbol = "OREED";
    uint8 public constant decimals = 18;
    uint256 private constant ONE = 1e27;
    address public immutable vault;
    uint256 public totalSupply;
    uint256 public nonRebasingSupply;
    uint256 public rebasingCredits;
    uint256 public creditsPerToken = ONE;
    mapping(address => uint256) private _credits;
    mapping(address => uint256) private _fixed;
    mapping(address => uint8) public rebaseState;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event TotalSupplyUpdatedHighres(uint256 totalSupply, uint256 credits, uint256 creditsPerToken);

    modifier onlyVault() {
        require(msg.sender == vault, "Caller is not the Vault");
        _;
    }

    constructor(address vault_) {
        vault = vault_;
    }

    function balanceOf(address who) public view returns (uint256) {
        if (_credits[who] == 0) return 0;
        return (_credits[who] * 1e18) / (_fixed[who] != 0 ? _fixed[who] : creditsPerToken) / 1e18;
    }

    function creditsBalanceOf(address who) external view returns (uint256, uint256) {
        return (_credits[who], _fixed[who] != 0 ? _fixed[who] : creditsPerToken);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _execute(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(value <= allowance[from][msg.sender], "Allowance exceeded");
        allowance[from][msg.sender] -= value;
        _execute(from, to, value);
        return true;
    }

    function rebaseOptIn() external {
        require(_still(msg.sender), "Account has not opted out");
        uint256 held = balanceOf(msg.sender);
        (_fixed[msg.sender], rebaseState[msg.sender]) = (0, 2);
        _credits[msg.sender] = held * creditsPerToken;
        nonRebasingSupply -= held;
        rebasingCredits += _credits[msg.sender];
    }

    function rebaseOptOut() external {
        require(!_still(msg.sender), "Account has not opted in");
        nonRebasingSupply += balanceOf(msg.sender);
        rebasingCredits -= _credits[msg.sender];
        (_fixed[msg.sender], rebaseState[msg.sender]) = (creditsPerToken, 1);
    }

    function mint(address to, uint256 value) external onlyVault {
        totalSupply += value;
        _add(to, value);
        emit Transfer(address(0), to, value);
    }

    function burn(address from, uint256 value) external onlyVault {
        totalSupply -= value;
        _take(from, value);
        emit Transfer(from, address(0), value);
    }

    function changeSupply(uint256 next) external onlyVault {
        require(next >= totalSupply && totalSupply > nonRebasingSupply, "only ever more");
        creditsPerToken = rebasingCredits / (next - nonRebasingSupply);
        totalSupply = next;
        emit TotalSupplyUpdatedHighres(totalSupply, rebasingCredits, creditsPerToken);
    }

    function _still(address who) private returns (bool) {
        if (who.code.length > 0 && _fixed[who] == 0 && rebaseState[who] == 0) {
            _fixed[who] = creditsPerToken;
            nonRebasingSupply += _credits[who] / creditsPerToken;
            rebasingCredits -= _credits[who];
        }
        return _fixed[who] != 0;
    }

    function _execute(address from, address to, uint256 value) private {
        require(to != address(0), "Transfer to zero address");
        require(value <= balanceOf(from), "Transfer greater than balance");
        _take(from, value);
        _add(to, value);
        emit Transfer(from, to, value);
    }

    function _add(address who, uint256 value) private {
        bool still = _still(who);
        uint256 credits = value * (still ? _fixed[who] : creditsPerToken);
        _credits[who] += credits;
        if (still) nonRebasingSupply += value;
        else rebasingCredits += credits;
    }

    function _take(address who, uint256 value) private {
        bool still = _still(who);
        uint256 credits = value * (still ? _fixed[who] : creditsPerToken);
        _credits[who] = credits > _credits[who] ? 0 : _credits[who] - credits;
        if (still) nonRebasingSupply -= value;
        else rebasingCredits -= credits;
    }
}

/// Mints for what is brought and gives it back; anybody lets what was earned become balances.
contract ReedVault is Ownable {
    ReedCoin public immutable reed;
    OriginReed public token;
    bool public capitalPaused;

    constructor(ReedCoin reed_, address governor) Ownable(governor) {
        reed = reed_;
    }

    function bind(OriginReed token_) external {
        require(address(token) == address(0));
        token = token_;
    }

    function mint(uint256 amount) external {
        require(!capitalPaused, "Capital paused");
        reed.transferFrom(msg.sender, address(this), amount);
        token.mint(msg.sender, amount);
    }

    function redeem(uint256 amount) external {
        token.burn(msg.sender, amount);
        reed.transfer(msg.sender, amount);
    }

    function rebase() external {
        uint256 held = reed.balanceOf(address(this));
        if (held > token.totalSupply()) token.changeSupply(held);
    }

    function pauseCapital(bool is_) external onlyOwner {
        capitalPaused = is_;
    }
}

/// May be minted for cauldrons, but by no more than a sixth of all in a day.
contract MimicDollar {
    struct Minting {
        uint128 time;
        uint128 amount;
    }

    uint256 private constant MINTING_PERIOD = 24 hours;
    uint256 private constant MINTING_INCREASE = 15_000;
    uint256 private constant MINTING_PRECISION = 1e5;
    string public constant symbol = "MMC";
    string public constant name = "Mimic Dollar";
    uint8 public constant decimals = 18;
    uint256 public totalSupply;
    address public owner;
    address public pendingOwner;
    Minting public lastMint;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed _from, address indexed _to, uint256 _value);
    event Approval(address indexed _owner, address indexed _spender, uint256 _value);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    constructor() {
        owner = msg.sender;
        emit OwnershipTransferred(address(0), msg.sender);
    }

    function transferOwnership(address next, bool direct, bool renounce) external onlyOwner {
        if (direct) {
            require(next != address(0) || renounce, "Ownable: zero address");
            emit OwnershipTransferred(owner, next);
            (owner, pendingOwner) = (next, address(0));
        } else pendingOwner = next;
    }

    function claimOwnership() external {
        require(msg.sender == pendingOwner, "Ownable: caller != pending owner");
        emit OwnershipTransferred(owner, msg.sender);
        (owner, pendingOwner) = (msg.sender, address(0));
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        if (amount != 0 && msg.sender != to) _move(msg.sender, to, amount);
        emit Transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        if (amount != 0 && from != to) {
            uint256 allowed = allowance[from][msg.sender];
            if (allowed != type(uint256).max) {
                require(allowed >= amount, "ERC20: allowance too low");
                allowance[from][msg.sender] = allowed - amount;
            }
            _move(from, to, amount);
        }
        emit Transfer(from, to, amount);
        return true;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function mint(address to, uint256 amount) external onlyOwner {
        require(to != address(0), "MMC: no mint to zero address");
        uint256 already = lastMint.time < block.timestamp - MINTING_PERIOD ? 0 : lastMint.amount;
        uint256 total = amount + already;
        require(totalSupply == 0 || (totalSupply * MINTING_INCREASE) / MINTING_PRECISION >= total, "too much in a day");
        lastMint = Minting(uint128(block.timestamp), uint128(total));
        totalSupply += amount;
        balanceOf[to] += amount;
        emit Transfer(address(0), to, amount);
    }

    function burn(uint256 amount) external {
        require(amount <= balanceOf[msg.sender], "MMC: not enough");
        balanceOf[msg.sender] -= amount;
        totalSupply -= amount;
        emit Transfer(msg.sender, address(0), amount);
    }

    function _move(address from, address to, uint256 amount) private {
        uint256 have = balanceOf[from];
        require(have >= amount, "ERC20: balance too low");
        require(to != address(0), "ERC20: no zero address");
        balanceOf[from] = have - amount;
        balanceOf[to] += amount;
    }
}

/// A basket of two; what comes and goes in an hour is throttled, and a freezer stops issuing only.
contract ThrottledBasket is SolmateERC20 {
    struct Throttle {
        uint256 perHour;
        uint256 share;
        uint256 lastBlock;
        uint256 available;
    }

    ReedCoin public immutable first;
    ReedCoin public immutable second;
    address public immutable main;
    uint256 public frozenUntil;
    uint256 public freezes;
    Throttle public issuance = Throttle(1_000_000 ether, 0.05e18, block.timestamp, 1_000_000 ether);
    Throttle public redemption = Throttle(2_000_000 ether, 0.1e18, block.timestamp, 2_000_000 ether);

    event Issuance(address indexed issuer, uint256 amount);
    event Redemption(address indexed redeemer, uint256 amount);

    constructor(ReedCoin a, ReedCoin b, address main_) SolmateERC20("Electronic Basket", "eBSK", 18) {
        (first, second, main) = (a, b, main_);
    }

    /// Six times at most, for three days each.
    function freezeIssuance() external {
        require(msg.sender == main && freezes < 6);
        freezes++;
        frozenUntil = block.timestamp + 3 days;
    }

    function issue(uint256 amount) external {
        require(block.timestamp >= frozenUntil, "frozen");
        _use(issuance, amount);
        first.transferFrom(msg.sender, address(this), amount / 2);
        second.transferFrom(msg.sender, address(this), amount / 2);
        _mint(msg.sender, amount);
        emit Issuance(msg.sender, amount);
    }

    function redeem(uint256 amount) external {
        _use(redemption, amount);
        uint256 a = (first.balanceOf(address(this)) * amount) / totalSupply;
        uint256 b = (second.balanceOf(address(this)) * amount) / totalSupply;
        _burn(msg.sender, amount);
        first.transfer(msg.sender, a);
        second.transfer(msg.sender, b);
        emit Redemption(msg.sender, amount);
    }

    function _use(Throttle storage t, uint256 amount) private {
        uint256 limit = (totalSupply * t.share) / 1e18;
        if (limit < t.perHour) limit = t.perHour;
        uint256 may = t.available + (limit * (block.timestamp - t.lastBlock)) / 1 hours;
        if (may > limit) may = limit;
        require(amount <= may, "throttled");
        (t.available, t.lastBlock) = (may - amount, block.timestamp);
    }
}
