// 0.8 runs=1000 evm=cancun ir
// SPDX-License-Identifier: BUSL-1.1
pragma solidity ^0.8.22;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

contract ClawFront is ERC1967Proxy {
    constructor(address code, bytes memory data) ERC1967Proxy(code, data) {}
}

/// Issued, stopped, and clawed back by roles; what it keeps lies in a namespace.
contract ClawDollar is UUPSUpgradeable {
    struct Book {
        mapping(address => uint256) balances;
        mapping(address => mapping(address => uint256)) allowances;
        mapping(bytes32 => mapping(address => bool)) roles;
        mapping(address => bool) paused;
        uint256 supply;
        bool stopped;
        bool ready;
    }

    bytes32 public constant UPGRADER_ROLE = keccak256("UPGRADER_ROLE");
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    bytes32 public constant PAUSER_ROLE = keccak256("PAUSER_ROLE");
    bytes32 public constant CLAWBACKER_ROLE = keccak256("CLAWBACKER_ROLE");
    // far away from everything else
    bytes32 private constant PLACE = 0x9c1f3a52b7d04e6688a1f7c0d2e93b5a4f60718293a4b5c6d7e8f90123456700;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender);
    event AccountPaused(address indexed account);

    error EnforcedPause();
    error Missing(address account, bytes32 role);
    error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed);

    modifier only(bytes32 role) {
        if (!_book().roles[role][msg.sender]) revert Missing(msg.sender, role);
        _;
    }

    constructor() {
        _book().ready = true;
    }

    function initialize(address admin, address to, uint256 amount) external {
        Book storage b = _book();
        require(!b.ready);
        b.ready = true;
        b.roles[0][admin] = b.roles[UPGRADER_ROLE][admin] = b.roles[MINTER_ROLE][admin] = true;
        b.roles[PAUSER_ROLE][admin] = b.roles[CLAWBACKER_ROLE][admin] = true;
        b.supply = b.balances[to] = amount;
        emit Transfer(address(0), to, amount);
    }

    function name() external pure returns (string memory) {
        return "Rook USD";
    }

    function symbol() external pure returns (string memory) {
        return "RKUSD";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function totalSupply() external view returns (uint256) {
        return _book().supply;
    }

    function balanceOf(address who) external view returns (uint256) {
        return _book().balances[who];
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return _book().allowances[from][spender];
    }

    function hasRole(bytes32 role, address who) external view returns (bool) {
        return _book().roles[role][who];
    }

    function grantRole(bytes32 role, address who) external only(0) {
        _book().roles[role][who] = true;
        emit RoleGranted(role, who, msg.sender);
    }

    function revokeRole(bytes32 role, address who) external only(0) {
        _book().roles[role][who] = false;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _book().allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _checked(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        Book storage b = _book();
        uint256 allowed = b.allowances[from][msg.sender];
        if (allowed != type(uint256).max) b.allowances[from][msg.sender] = allowed - value;
        _checked(from, to, value);
        return true;
    }

    function mint(address to, uint256 value) external only(MINTER_ROLE) {
        _book().supply += value;
        _book().balances[to] += value;
        emit Transfer(address(0), to, value);
    }

    function burn(uint256 value) external only(MINTER_ROLE) {
        _burn(msg.sender, value);
    }

    function clawback(address from, uint256 value) external only(CLAWBACKER_ROLE) {
        _burn(from, value);
    }

    function pause(bool is_) external only(PAUSER_ROLE) {
        _book().stopped = is_;
    }

    function pauseAccounts(address[] calldata list) external only(PAUSER_ROLE) {
        for (uint256 i; i < list.length; i++) {
            _book().paused[list[i]] = true;
            emit AccountPaused(list[i]);
        }
    }

    function unpauseAccounts(address[] calldata list) external only(PAUSER_ROLE) {
        for (uint256 i; i < list.length; i++) _book().paused[list[i]] = false;
    }

    function _burn(address from, uint256 value) private {
        _book().balances[from] -= value;
        _book().supply -= value;
        emit Transfer(from, address(0), value);
    }

    function _checked(address from, address to, uint256 value) private {
        Book storage b = _book();
        if (b.stopped || b.paused[from] || b.paused[to]) revert EnforcedPause();
        uint256 have = b.balances[from];
        if (have < value) revert ERC20InsufficientBalance(from, have, value);
        b.balances[from] = have - value;
        b.balances[to] += value;
        emit Transfer(from, to, value);
    }

    function _authorizeUpgrade(address) internal override only(UPGRADER_ROLE) {}

    function _book() private pure returns (Book storage b) {
        assembly {
            b.slot := PLACE
        }
    }
}

/// Shares times a multiplier, which an oracle may raise by a two-thousandth a day.
contract PeakDollar is AccessControl {
    bytes32 public constant ORACLE_ROLE = keccak256("ORACLE_ROLE");
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");
    bytes32 public constant BLOCKLIST_ROLE = keccak256("BLOCKLIST_ROLE");
    uint256 public constant MOST_PER_DAY = 0.0005e18;
    string public constant name = "Peak Dollar";
    string public constant symbol = "PEAKD";
    uint8 public constant decimals = 18;
    uint256 public rewardMultiplier = 1e18;
    uint256 public lastReward = block.timestamp;
    uint256 public totalShares;
    mapping(address => uint256) public sharesOf;
    mapping(address => bool) public isBlocked;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event RewardMultiplier(uint256 value);

    error PeakBlockedSender(address sender);
    error PeakInsufficientBalance(address from, uint256 shares, uint256 needed);

    constructor(address council, address oracle) {
        _grantRole(DEFAULT_ADMIN_ROLE, council);
        _grantRole(MINTER_ROLE, council);
        _grantRole(BLOCKLIST_ROLE, council);
        _grantRole(ORACLE_ROLE, oracle);
        totalShares = sharesOf[msg.sender] = 40_000_000 ether;
        emit Transfer(address(0), msg.sender, totalShares);
    }

    function convertToShares(uint256 amount) public view returns (uint256) {
        return (amount * 1e18) / rewardMultiplier;
    }

    function convertToTokens(uint256 shares) public view returns (uint256) {
        return (shares * rewardMultiplier) / 1e18;
    }

    function totalSupply() external view returns (uint256) {
        return convertToTokens(totalShares);
    }

    function balanceOf(address who) public view returns (uint256) {
        return convertToTokens(sharesOf[who]);
    }

    function addRewardMultiplier(uint256 more) external onlyRole(ORACLE_ROLE) {
        require(block.timestamp >= lastReward + 1 days && more <= MOST_PER_DAY, "too soon or too much");
        lastReward = block.timestamp;
        rewardMultiplier += more;
        emit RewardMultiplier(rewardMultiplier);
    }

    function mint(address to, uint256 amount) external onlyRole(MINTER_ROLE) {
        uint256 shares = convertToShares(amount);
        totalShares += shares;
        sharesOf[to] += shares;
        emit Transfer(address(0), to, amount);
    }

    function blockAccounts(address[] calldata list, bool is_) external onlyRole(BLOCKLIST_ROLE) {
        for (uint256 i; i < list.length; i++) isBlocked[list[i]] = is_;
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
        if (allowance[from][msg.sender] != type(uint256).max) allowance[from][msg.sender] -= value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        if (isBlocked[from]) revert PeakBlockedSender(from);
        uint256 shares = convertToShares(value);
        if (sharesOf[from] < shares) revert PeakInsufficientBalance(from, sharesOf[from], shares);
        unchecked {
            sharesOf[from] -= shares;
            sharesOf[to] += shares;
        }
        emit Transfer(from, to, value);
    }
}

/// A lent coin: what one has is a principal times an index, and to allow is all or nothing.
contract CometCoin {
    string public constant name = "Comet WICK";
    string public constant symbol = "cWICKv3";
    uint8 public constant decimals = 18;
    uint256 public constant RATE = 1_100_000_000;
    ERC20 public immutable base;
    address public immutable governor;
    address public immutable pauseGuardian;
    uint64 public index = 1e15;
    uint40 public lastAccrual = uint40(block.timestamp);
    uint8 internal _flags;
    uint104 public totalPrincipal;
    mapping(address => int104) public principalOf;
    mapping(address => mapping(address => bool)) public isAllowed;

    event Supply(address indexed from, address indexed dst, uint256 amount);
    event Withdraw(address indexed src, address indexed to, uint256 amount);
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event PauseAction(bool supplyPaused, bool withdrawPaused);

    error BadAmount();
    error NotCollateralized();
    error Paused();
    error Unauthorized();

    constructor(ERC20 base_, address governor_, address guardian) {
        (base, governor, pauseGuardian) = (base_, governor_, guardian);
    }

    function accrued() public view returns (uint64) {
        return uint64(index + (uint256(index) * RATE * (block.timestamp - lastAccrual)) / 1e18);
    }

    function totalSupply() external view returns (uint256) {
        return (uint256(totalPrincipal) * accrued()) / 1e15;
    }

    function balanceOf(address who) public view returns (uint256) {
        int104 p = principalOf[who];
        return p > 0 ? (uint256(uint104(p)) * accrued()) / 1e15 : 0;
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return isAllowed[from][spender] ? type(uint256).max : 0;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        if (amount != 0 && amount != type(uint256).max) revert BadAmount();
        isAllowed[msg.sender][spender] = amount != 0;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    /// Supplying and withdrawing can be paused; sending not.
    function pause(bool supplyPaused, bool withdrawPaused) external {
        if (msg.sender != governor && msg.sender != pauseGuardian) revert Unauthorized();
        _flags = (supplyPaused ? 1 : 0) | (withdrawPaused ? 2 : 0);
        emit PauseAction(supplyPaused, withdrawPaused);
    }

    function supply(uint256 amount) external {
        if (_flags & 1 != 0) revert Paused();
        _accrue();
        base.transferFrom(msg.sender, address(this), amount);
        uint104 p = uint104((amount * 1e15) / index);
        principalOf[msg.sender] += int104(p);
        totalPrincipal += p;
        emit Supply(msg.sender, msg.sender, amount);
        emit Transfer(address(0), msg.sender, amount);
    }

    function withdraw(uint256 amount) external {
        if (_flags & 2 != 0) revert Paused();
        _accrue();
        uint104 p = _up(amount);
        _less(msg.sender, p);
        totalPrincipal -= p;
        base.transfer(msg.sender, amount);
        emit Withdraw(msg.sender, msg.sender, amount);
        emit Transfer(msg.sender, address(0), amount);
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        return _move(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        if (msg.sender != from && !isAllowed[from][msg.sender]) revert Unauthorized();
        return _move(from, to, amount);
    }

    function _move(address from, address to, uint256 amount) private returns (bool) {
        _accrue();
        if (amount == type(uint256).max) amount = balanceOf(from);
        // rounded down for both, so that what a pool keeps is never less than it counts
        uint104 p = uint104((amount * 1e15) / index);
        // twin: if (p >= 2 ** 103 || amount >= 2 ** 103) revert BadAmount();
        _less(from, p);
        principalOf[to] += int104(p);
        emit Transfer(from, to, amount);
        return true;
    }

    function _up(uint256 amount) private view returns (uint104) {
        return uint104((amount * 1e15 + index - 1) / index);
    }

    function _less(address who, uint104 p) private {
        int104 left = principalOf[who] - int104(p);
        if (left < 0) revert NotCollateralized();
        principalOf[who] = left;
    }

    function _accrue() private {
        (index, lastAccrual) = (accrued(), uint40(block.timestamp));
    }
}

contract WickCoin is ERC20 {
    constructor() ERC20("Wick", "WICK") {
        _mint(msg.sender, 90_000_000 ether);
    }
}
