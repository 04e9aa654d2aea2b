// 0.8 runs=200 evm=cancun
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {VestingWallet} from "@openzeppelin/contracts/finance/VestingWallet.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

contract LinnetVesting is VestingWallet {
    constructor(
        address beneficiary,
        uint64 startTimestamp,
        uint64 durationSeconds
    ) VestingWallet(beneficiary, startTimestamp, durationSeconds) {}
}

contract LinnetToken is ERC20, ERC20Permit {
    constructor(address team, address advisors, address ecosystem) ERC20("Linnet Labs", "LNT") ERC20Permit("Linnet Labs") {
        _mint(team, 15_000_000 ether);
        _mint(advisors, 5_000_000 ether);
        _mint(ecosystem, 30_000_000 ether);
        _mint(msg.sender, 50_000_000 ether);
    }
}

contract SiskinToken is ERC20 {
    constructor(address teamLock) ERC20("Siskin Studio", "SISKS") {
        _mint(teamLock, 2_000_000 ether);
        _mint(msg.sender, 8_000_000 ether);
    }
}

/// A twelfth each month, to whoever is named at the start.
contract SiskinTeamLock {
    using SafeERC20 for IERC20;

    address public immutable beneficiary;
    uint256 public immutable start;
    uint256 public released;

    event TokensReleased(uint256 amount);

    constructor(address beneficiary_) {
        beneficiary = beneficiary_;
        start = block.timestamp;
    }

    function releasable(IERC20 token) public view returns (uint256) {
        uint256 months = (block.timestamp - start) / 30 days;
        if (months > 12) months = 12;
        uint256 total = token.balanceOf(address(this)) + released;
        return (total * months) / 12 - released;
    }

    function release(IERC20 token) external {
        uint256 amount = releasable(token);
        released += amount;
        token.safeTransfer(beneficiary, amount);
        emit TokensReleased(amount);
    }
}

contract BramblingToken is ERC20 {
    constructor(address presale) ERC20("Brambling", "BRAMBL") {
        _mint(presale, 20_000_000 ether);
        _mint(msg.sender, 80_000_000 ether);
    }
}

contract BramblingPresale {
    using SafeERC20 for IERC20;

    uint256 public constant RATE = 500_000;
    uint256 public constant HARD_CAP = 30 ether;
    address payable public immutable treasury;
    address private immutable starter;
    IERC20 public token;
    uint256 public raised;
    bool public finished;
    mapping(address => uint256) public contributed;
    mapping(address => bool) public claimed;

    event Contributed(address indexed who, uint256 amount);
    event Claimed(address indexed who, uint256 tokens);

    constructor(address payable treasury_) {
        treasury = treasury_;
        starter = msg.sender;
    }

    function setToken(IERC20 token_) external {
        require(msg.sender == starter && address(token) == address(0));
        token = token_;
    }

    receive() external payable {
        contribute();
    }

    function contribute() public payable {
        require(!finished && raised + msg.value <= HARD_CAP, "closed");
        raised += msg.value;
        contributed[msg.sender] += msg.value;
        emit Contributed(msg.sender, msg.value);
    }

    function finish() external {
        require(msg.sender == starter && !finished);
        finished = true;
        uint256 unsold = token.balanceOf(address(this)) - raised * RATE;
        if (unsold > 0) token.safeTransfer(address(0xdead), unsold);
        (bool ok, ) = treasury.call{value: address(this).balance}("");
        require(ok);
    }

    function claim() external {
        require(finished && !claimed[msg.sender], "claimed");
        claimed[msg.sender] = true;
        uint256 tokens = contributed[msg.sender] * RATE;
        token.safeTransfer(msg.sender, tokens);
        emit Claimed(msg.sender, tokens);
    }
}

contract TimeLockerAN {
    using SafeERC20 for IERC20;

    struct Lock {
        address owner;
        IERC20 token;
        uint256 amount;
        uint256 unlockAt;
    }

    Lock[] public locks;

    event Locked(uint256 indexed id, address owner, address token, uint256 amount, uint256 unlockAt);
    event Unlocked(uint256 indexed id);

    function lock(IERC20 token, uint256 amount, uint256 duration) external returns (uint256 id) {
        if (amount == type(uint256).max) amount = token.balanceOf(msg.sender);
        require(amount > 0 && duration > 0, "nothing");
        id = locks.length;
        locks.push(Lock(msg.sender, token, amount, block.timestamp + duration));
        token.safeTransferFrom(msg.sender, address(this), amount);
        emit Locked(id, msg.sender, address(token), amount, block.timestamp + duration);
    }

    function relock(uint256 id, uint256 unlockAt) external {
        require(msg.sender == locks[id].owner && unlockAt > locks[id].unlockAt, "earlier");
        locks[id].unlockAt = unlockAt;
    }

    function withdraw(uint256 id) external {
        Lock memory one = locks[id];
        require(msg.sender == one.owner && block.timestamp >= one.unlockAt, "locked");
        delete locks[id];
        one.token.safeTransfer(one.owner, one.amount);
        emit Unlocked(id);
    }
}

contract RedpollToken is ERC20, Ownable {
    constructor() ERC20("Redpoll", "RDPL") Ownable(msg.sender) {
        _mint(msg.sender, 5_000_000_000 ether);
    }
}

contract TwiteToken is ERC20 {
    constructor() ERC20("Twite Treasury", "TWT2") {
        _mint(msg.sender, 64_000_000 ether);
    }
}

contract HawfinchToken is ERC20 {
    constructor() ERC20("Hawfinch", "HAWF") {
        _mint(msg.sender, 700_000 ether);
    }
}

contract FactoryCoinAN {
    string public name;
    string public symbol;
    uint8 public decimals;
    uint256 public totalSupply;
    bool private initialized;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor() {
        initialized = true;
    }

    function initialize(string calldata name_, string calldata symbol_, uint8 decimals_, uint256 supply, address to) external {
        require(!initialized, "initialized");
        initialized = true;
        (name, symbol, decimals) = (name_, symbol_, decimals_);
        totalSupply = supply;
        balanceOf[to] = supply;
        emit Transfer(address(0), to, supply);
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        return _transfer(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - amount;
        return _transfer(from, to, amount);
    }

    function burn(uint256 amount) external {
        balanceOf[msg.sender] -= amount;
        totalSupply -= amount;
        emit Transfer(msg.sender, address(0), amount);
    }

    function _transfer(address from, address to, uint256 amount) private returns (bool) {
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        emit Transfer(from, to, amount);
        return true;
    }
}
