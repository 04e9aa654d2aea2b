// 0.8 runs=1000 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {AccessControlDefaultAdminRules} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";

/// Share of restaked ether. Its pool mints and burns, two of three can halt it, and its admin changes over three days.
contract Driftroot is ERC20, AccessControlDefaultAdminRules {
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    bytes32 public constant BURNER_ROLE = keccak256("BURNER_ROLE");
    bytes32 public constant PAUSER_ROLE = keccak256("PAUSER_ROLE");
    bool public paused;

    event Paused(address account);
    event Unpaused(address account);
    error EnforcedPause();

    constructor(address pool, address admin, address pauser) ERC20("Driftroot Restaked Ether", "drETH") AccessControlDefaultAdminRules(3 days, admin) {
        _grantRole(MINTER_ROLE, pool);
        _grantRole(BURNER_ROLE, pool);
        _grantRole(PAUSER_ROLE, pauser);
    }

    function mint(address to, uint256 amount) external onlyRole(MINTER_ROLE) {
        _mint(to, amount);
    }

    function burnFrom(address from, uint256 amount) external onlyRole(BURNER_ROLE) {
        _burn(from, amount);
    }

    function pause() external onlyRole(PAUSER_ROLE) {
        paused = true;
        emit Paused(msg.sender);
    }

    function unpause() external onlyRole(PAUSER_ROLE) {
        paused = false;
        emit Unpaused(msg.sender);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (paused) revert EnforcedPause();
        super._update(from, to, value);
    }
}

/// The worth of a share. Three of five reporters agree; at most one report a day, of half of a hundred up or a tenth down.
contract RootOracle {
    uint256 public rate = 1e18;
    uint256 public updated;
    uint256 public constant QUORUM = 3;
    mapping(address => bool) public reporter;
    mapping(bytes32 => uint256) private _agreed;
    mapping(bytes32 => mapping(address => bool)) private _said;

    event RateUpdated(uint256 before, uint256 after_);
    error TooFar(uint256 low, uint256 high);

    constructor(address[] memory reporters) {
        for (uint256 i; i < reporters.length; ++i) reporter[reporters[i]] = true;
        updated = block.timestamp;
    }

    function report(uint256 next) external {
        require(reporter[msg.sender], "not a reporter");
        require(block.timestamp >= updated + 20 hours, "one a day");
        (uint256 low, uint256 high) = (rate - rate / 1000, rate + rate / 200);
        if (next < low || next > high) revert TooFar(low, high);
        bytes32 key = keccak256(abi.encode(next, updated));
        require(!_said[key][msg.sender]);
        _said[key][msg.sender] = true;
        if (++_agreed[key] < QUORUM) return;
        emit RateUpdated(rate, next);
        (rate, updated) = (next, block.timestamp);
    }
}

/// Takes ether and gives shares; those who leave wait for a week.
contract RootPool {
    struct Ticket {
        address who;
        uint64 since;
        uint128 ether_;
    }

    RootOracle public immutable oracle;
    Driftroot public share;
    Ticket[] public tickets;

    event Deposited(address indexed who, uint256 ether_, uint256 shares);
    event Requested(address indexed who, uint256 indexed ticket, uint256 ether_);

    constructor(RootOracle oracle_) {
        oracle = oracle_;
    }

    function initialize(Driftroot share_) external {
        require(address(share) == address(0));
        share = share_;
    }

    function deposit() external payable returns (uint256 shares) {
        shares = (msg.value * 1e18) / oracle.rate();
        share.mint(msg.sender, shares);
        emit Deposited(msg.sender, msg.value, shares);
    }

    function requestWithdrawal(uint256 shares) external returns (uint256 ticket) {
        share.burnFrom(msg.sender, shares);
        uint256 due = (shares * oracle.rate()) / 1e18;
        ticket = tickets.length;
        tickets.push(Ticket(msg.sender, uint64(block.timestamp), uint128(due)));
        emit Requested(msg.sender, ticket, due);
    }

    function claim(uint256 ticket) external {
        Ticket memory one = tickets[ticket];
        require(one.who == msg.sender && block.timestamp >= one.since + 7 days, "not yet");
        delete tickets[ticket];
        (bool ok, ) = msg.sender.call{value: one.ether_}("");
        require(ok);
    }

    receive() external payable {}
}

/// Staked ether whose balances grow by what reporters agree on; within bounds that nobody can change.
contract Lunehollow {
    string public constant name = "Lunehollow Staked Ether";
    string public constant symbol = "luETH";
    uint8 public constant decimals = 18;
    uint256 public totalShares;
    uint256 public pooled;
    uint256 public reported;
    mapping(address => uint256) public sharesOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public reporter;
    mapping(bytes32 => uint256) private _agreed;
    mapping(bytes32 => mapping(address => bool)) private _said;
    mapping(address => uint256) public leavingAt;
    mapping(address => uint256) public leaving;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event TransferShares(address indexed from, address indexed to, uint256 shares);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event TokenRebased(uint256 before, uint256 after_, uint256 shares);

    constructor(address[] memory reporters) {
        for (uint256 i; i < reporters.length; ++i) reporter[reporters[i]] = true;
        reported = block.timestamp;
    }

    function totalSupply() external view returns (uint256) {
        return pooled;
    }

    function balanceOf(address who) public view returns (uint256) {
        return getPooledEthByShares(sharesOf[who]);
    }

    function getPooledEthByShares(uint256 shares) public view returns (uint256) {
        return totalShares == 0 ? shares : (shares * pooled) / totalShares;
    }

    function getSharesByPooledEth(uint256 amount) public view returns (uint256) {
        return totalShares == 0 ? amount : (amount * totalShares) / pooled;
    }

    function submit() external payable returns (uint256 shares) {
        require(msg.value > 0, "ZERO_DEPOSIT");
        shares = getSharesByPooledEth(msg.value);
        totalShares += shares;
        sharesOf[msg.sender] += shares;
        pooled += msg.value;
        emit Transfer(address(0), msg.sender, msg.value);
        emit TransferShares(address(0), msg.sender, shares);
    }

    /// Ether of rewards waits here until it is told of.
    receive() external payable {}

    function report(uint256 next) external {
        require(reporter[msg.sender], "not a reporter");
        require(block.timestamp >= reported + 12 hours, "too soon");
        require(next >= pooled - pooled / 500 && next <= pooled + pooled / 1000, "out of bounds");
        bytes32 key = keccak256(abi.encode(next, reported));
        require(!_said[key][msg.sender], "said");
        _said[key][msg.sender] = true;
        if (++_agreed[key] < 3) return;
        emit TokenRebased(pooled, next, totalShares);
        (pooled, reported) = (next, block.timestamp);
    }

    function requestWithdrawal(uint256 amount) external {
        uint256 shares = getSharesByPooledEth(amount);
        sharesOf[msg.sender] -= shares;
        totalShares -= shares;
        pooled -= amount;
        leaving[msg.sender] += amount;
        leavingAt[msg.sender] = block.timestamp + 3 days;
        emit Transfer(msg.sender, address(0), amount);
    }

    function claimWithdrawal() external {
        require(block.timestamp >= leavingAt[msg.sender], "not yet");
        uint256 due = leaving[msg.sender];
        leaving[msg.sender] = 0;
        (bool ok, ) = msg.sender.call{value: due}("");
        require(ok);
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _transfer(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        uint256 left = allowance[from][msg.sender];
        if (left != type(uint256).max) {
            require(left >= amount, "ALLOWANCE_EXCEEDED");
            allowance[from][msg.sender] = left - amount;
        }
        _transfer(from, to, amount);
        return true;
    }

    function _transfer(address from, address to, uint256 amount) private {
        require(to != address(0) && to != address(this), "TRANSFER_TO_ZERO_OR_SELF");
        uint256 shares = getSharesByPooledEth(amount);
        require(sharesOf[from] >= shares, "BALANCE_EXCEEDED");
        sharesOf[from] -= shares;
        sharesOf[to] += shares;
        emit Transfer(from, to, amount);
        emit TransferShares(from, to, shares);
    }
}

/// The same in a wrapper whose balances stand still.
contract WrappedLune is ERC20Permit {
    Lunehollow public immutable lune;

    constructor(Lunehollow lune_) ERC20("Wrapped Lunehollow Staked Ether", "wluETH") ERC20Permit("Wrapped Lunehollow Staked Ether") {
        lune = lune_;
    }

    function wrap(uint256 amount) external returns (uint256 shares) {
        require(amount > 0, "nothing to wrap");
        shares = lune.getSharesByPooledEth(amount);
        _mint(msg.sender, shares);
        lune.transferFrom(msg.sender, address(this), amount);
    }

    function unwrap(uint256 shares) external returns (uint256 amount) {
        amount = lune.getPooledEthByShares(shares);
        _burn(msg.sender, shares);
        lune.transfer(msg.sender, amount);
    }

    function etherPerToken() external view returns (uint256) {
        return lune.getPooledEthByShares(1 ether);
    }
}
