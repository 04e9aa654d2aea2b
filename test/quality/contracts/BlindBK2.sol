// 0.8 runs=800 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.22;

import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {TransparentUpgradeableProxy} from "@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC1363} from "@openzeppelin/contracts/token/ERC20/extensions/ERC1363.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

contract HollowProxy is ERC1967Proxy {
    constructor(address logic, bytes memory data) ERC1967Proxy(logic, data) {}
}

/// The proxy makes an admin of its own, which belongs to whoever is named here.
contract KestrelProxy is TransparentUpgradeableProxy {
    constructor(address logic, address owner, bytes memory data) TransparentUpgradeableProxy(logic, owner, data) {}
}

/// A week between what several keys propose and what comes of it; nobody rules it beside itself.
contract WeekClock is TimelockController {
    constructor(address[] memory proposers, address[] memory executors)
        TimelockController(7 days, proposers, executors, address(0))
    {}
}

/// Everything lies in one place of its own, as ERC-7201 asks. Its owner upgrades it, and names who may make up to the cap.
contract Hollowmere is Initializable, UUPSUpgradeable {
    /// @custom:storage-location erc7201:hollowmere.storage.ledger
    struct Ledger {
        mapping(address => uint256) balances;
        mapping(address => mapping(address => uint256)) allowances;
        uint256 total;
        address owner;
        uint96 cap;
    }

    bytes32 private constant LEDGER =
        keccak256(abi.encode(uint256(keccak256("hollowmere.storage.ledger")) - 1)) & ~bytes32(uint256(0xff));

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event OwnershipTransferred(address indexed from, address indexed to);

    error NotOwner(address account);
    error ExceedsCap(uint256 cap);
    error InsufficientBalance(address account, uint256 have, uint256 need);
    error InsufficientAllowance(address spender, uint256 have, uint256 need);

    modifier onlyOwner() {
        if (msg.sender != _ledger().owner) revert NotOwner(msg.sender);
        _;
    }

    constructor() {
        _disableInitializers();
    }

    function initialize(address owner_, address holder, uint256 supply, uint96 cap_) external initializer {
        Ledger storage $ = _ledger();
        ($.owner, $.cap) = (owner_, cap_);
        emit OwnershipTransferred(address(0), owner_);
        _mint(holder, supply);
    }

    function name() external pure returns (string memory) {
        return "Hollowmere";
    }

    function symbol() external pure returns (string memory) {
        return "HOLW";
    }

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function owner() external view returns (address) {
        return _ledger().owner;
    }

    function cap() external view returns (uint256) {
        return _ledger().cap;
    }

    function totalSupply() external view returns (uint256) {
        return _ledger().total;
    }

    function balanceOf(address account) external view returns (uint256) {
        return _ledger().balances[account];
    }

    function allowance(address from, address spender) external view returns (uint256) {
        return _ledger().allowances[from][spender];
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _ledger().allowances[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 left = _ledger().allowances[from][msg.sender];
        if (left != type(uint256).max) {
            if (left < value) revert InsufficientAllowance(msg.sender, left, value);
            unchecked {
                _ledger().allowances[from][msg.sender] = left - value;
            }
        }
        _move(from, to, value);
        return true;
    }

    function mint(address to, uint256 value) external onlyOwner {
        _mint(to, value);
    }

    function transferOwnership(address to) external onlyOwner {
        emit OwnershipTransferred(_ledger().owner, to);
        _ledger().owner = to;
    }

    function _authorizeUpgrade(address) internal override onlyOwner {}

    function _mint(address to, uint256 value) private {
        Ledger storage $ = _ledger();
        $.total += value;
        if ($.total > $.cap) revert ExceedsCap($.cap);
        $.balances[to] += value;
        emit Transfer(address(0), to, value);
    }

    function _move(address from, address to, uint256 value) private {
        Ledger storage $ = _ledger();
        uint256 have = $.balances[from];
        if (have < value) revert InsufficientBalance(from, have, value);
        unchecked {
            $.balances[from] = have - value;
            $.balances[to] += value;
        }
        emit Transfer(from, to, value);
    }

    function _ledger() private pure returns (Ledger storage $) {
        bytes32 slot = LEDGER;
        assembly {
            $.slot := slot
        }
    }
}

/// Pays and calls, approves and calls, burns what one has or was allowed; nobody owns it.
contract Thistledown is ERC1363, ERC20Burnable {
    constructor() ERC20("Thistledown", "THDN") {
        _mint(msg.sender, 480_000_000 ether);
    }
}

/// Streams by the second behind a cliff. The sender may cancel: what is due stays due, the rest goes back to him.
contract ThistleStreams {
    using SafeERC20 for IERC20;

    struct Stream {
        address sender;
        uint40 start;
        uint40 cliff;
        bool canceled;
        address recipient;
        uint40 end;
        uint128 deposited;
        uint128 withdrawn;
    }

    IERC20 public immutable token;
    uint256 public nextStreamId = 1;
    mapping(uint256 id => Stream) public streams;

    event CreateLockupLinearStream(uint256 indexed id, address indexed sender, address indexed recipient, uint128 amount);
    event WithdrawFromLockupStream(uint256 indexed id, address indexed to, uint128 amount);
    event CancelLockupStream(uint256 indexed id, uint128 senderAmount, uint128 recipientAmount);

    error Unauthorized(uint256 id, address caller);
    error Overdraw(uint256 id, uint128 amount, uint128 withdrawable);

    constructor(IERC20 token_) {
        token = token_;
    }

    function create(address sender, address recipient, uint128 amount, uint40 cliffDays, uint40 totalDays) external returns (uint256 id) {
        require(amount > 0 && recipient != address(0) && cliffDays <= totalDays, "wrong stream");
        id = nextStreamId++;
        uint40 now_ = uint40(block.timestamp);
        streams[id] = Stream(sender, now_, now_ + cliffDays * 1 days, false, recipient, now_ + totalDays * 1 days, amount, 0);
        token.safeTransferFrom(msg.sender, address(this), amount);
        emit CreateLockupLinearStream(id, sender, recipient, amount);
    }

    function streamedAmountOf(uint256 id) public view returns (uint128) {
        Stream storage one = streams[id];
        if (block.timestamp < one.cliff) return 0;
        if (block.timestamp >= one.end) return one.deposited;
        return uint128((uint256(one.deposited) * (block.timestamp - one.start)) / (one.end - one.start));
    }

    function withdrawableAmountOf(uint256 id) public view returns (uint128) {
        Stream storage one = streams[id];
        return (one.canceled ? one.deposited : streamedAmountOf(id)) - one.withdrawn;
    }

    function withdraw(uint256 id, address to, uint128 amount) external {
        Stream storage one = streams[id];
        if (msg.sender != one.recipient && to != one.recipient) revert Unauthorized(id, msg.sender);
        uint128 most = withdrawableAmountOf(id);
        if (amount > most) revert Overdraw(id, amount, most);
        one.withdrawn += amount;
        token.safeTransfer(to, amount);
        emit WithdrawFromLockupStream(id, to, amount);
    }

    function cancel(uint256 id) external {
        Stream storage one = streams[id];
        if (msg.sender != one.sender || one.canceled) revert Unauthorized(id, msg.sender);
        uint128 due = streamedAmountOf(id);
        uint128 rest = one.deposited - due;
        (one.canceled, one.deposited) = (true, due);
        token.safeTransfer(one.sender, rest);
        emit CancelLockupStream(id, rest, due - one.withdrawn);
    }
}
