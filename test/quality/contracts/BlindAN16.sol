// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.17;

import "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import "@openzeppelin/contracts-4/token/ERC20/utils/SafeERC20.sol";
import "@openzeppelin/contracts-4/access/Ownable.sol";

/// Emission by the hour, each hour a little less than the one before. Anybody turns the crank.
contract KnapweedToken is ERC20 {
    uint256 public constant MAX_SUPPLY = 12_000_000 ether;
    uint256 public constant EPOCH = 1 hours;
    address public immutable gauge;
    uint256 public immutable genesis;
    uint256 public epoch;
    uint256 public perEpoch = 100 ether;

    event Emitted(uint256 indexed epoch, uint256 amount);

    constructor(address gauge_) ERC20("Knapweed", "KNAP") {
        gauge = gauge_;
        genesis = block.timestamp;
        _mint(msg.sender, 10_000_000 ether);
    }

    function currentEpoch() public view returns (uint256) {
        return (block.timestamp - genesis) / EPOCH;
    }

    function emitNext() external returns (uint256 amount) {
        require(epoch < currentEpoch(), "wait");
        epoch++;
        amount = perEpoch;
        perEpoch = (amount * 9999) / 10000;
        if (totalSupply() + amount > MAX_SUPPLY) amount = MAX_SUPPLY - totalSupply();
        _mint(gauge, amount);
        emit Emitted(epoch, amount);
    }
}

contract KnapweedGauge {
    using SafeERC20 for IERC20;

    IERC20 public token;
    uint256 public totalDeposits;
    uint256 public accounted;
    uint256 public accumulated;
    mapping(address => uint256) public deposits;
    mapping(address => uint256) public debt;

    event Claimed(address indexed who, uint256 amount);

    function setToken(IERC20 token_) external {
        require(address(token) == address(0), "set");
        token = token_;
    }

    function update() public {
        uint256 got = token.balanceOf(address(this)) - totalDeposits - accounted;
        if (got == 0 || totalDeposits == 0) return;
        accounted += got;
        accumulated += (got * 1e18) / totalDeposits;
    }

    function claimable(address who) public view returns (uint256) {
        return (deposits[who] * accumulated) / 1e18 - debt[who];
    }

    function claim() public {
        update();
        uint256 amount = claimable(msg.sender);
        debt[msg.sender] = (deposits[msg.sender] * accumulated) / 1e18;
        if (amount == 0) return;
        accounted -= amount;
        token.safeTransfer(msg.sender, amount);
        emit Claimed(msg.sender, amount);
    }

    function deposit(uint256 amount) external {
        claim();
        deposits[msg.sender] += amount;
        totalDeposits += amount;
        debt[msg.sender] = (deposits[msg.sender] * accumulated) / 1e18;
        token.safeTransferFrom(msg.sender, address(this), amount);
    }

    function withdraw(uint256 amount) external {
        claim();
        deposits[msg.sender] -= amount;
        totalDeposits -= amount;
        debt[msg.sender] = (deposits[msg.sender] * accumulated) / 1e18;
        token.safeTransfer(msg.sender, amount);
    }
}

/// Everybody who registered in the first days draws an equal part of the monthly allotment.
contract SelfhealToken is ERC20 {
    uint256 public constant MONTHLY = 60_000 ether;
    uint256 public constant MONTHS = 24;
    uint256 public constant SEATS = 20;
    uint256 public immutable start;
    uint256 public members;
    mapping(address => bool) public isMember;
    mapping(address => uint256) public drawn;

    event Joined(address indexed member);
    event Drawn(address indexed member, uint256 amount);

    constructor() ERC20("Selfheal Mutual", "HEAL") {
        start = block.timestamp;
        _mint(msg.sender, 4_000_000 ether);
    }

    function join() external {
        require(!isMember[msg.sender] && members < SEATS && block.timestamp < start + 7 days, "closed");
        isMember[msg.sender] = true;
        members++;
        emit Joined(msg.sender);
    }

    function entitled(address who) public view returns (uint256) {
        if (!isMember[who]) return 0;
        uint256 passed = block.timestamp - start;
        if (passed > MONTHS * 30 days) passed = MONTHS * 30 days;
        return ((MONTHLY / SEATS) * passed) / 30 days - drawn[who];
    }

    function draw() external {
        uint256 amount = entitled(msg.sender);
        require(amount > 0, "nothing");
        drawn[msg.sender] += amount;
        _mint(msg.sender, amount);
        emit Drawn(msg.sender, amount);
    }
}

contract BetonyChildToken is ERC20 {
    address public immutable childChainManager;

    constructor(address manager) ERC20("Betony (PoS)", "BTNY") {
        childChainManager = manager;
    }

    function deposit(address user, bytes calldata depositData) external {
        require(msg.sender == childChainManager, "ChildMintableERC20: INSUFFICIENT_PERMISSIONS");
        _mint(user, abi.decode(depositData, (uint256)));
    }

    function withdraw(uint256 amount) external {
        _burn(_msgSender(), amount);
    }
}

/// Takes in what the state receivers agree on: each state needs five of seven.
contract BetonyChildManager {
    BetonyChildToken public token;
    uint256 public constant THRESHOLD = 5;
    uint256 public lastStateId;
    mapping(address => bool) public isValidator;
    mapping(bytes32 => uint256) public votes;
    mapping(bytes32 => mapping(address => bool)) public voted;

    event StateCommitted(uint256 indexed stateId, address user, bytes depositData);

    constructor(address[] memory validators) {
        for (uint256 i = 0; i < validators.length; i++) isValidator[validators[i]] = true;
    }

    function mapToken(BetonyChildToken token_) external {
        require(address(token) == address(0), "mapped");
        token = token_;
    }

    function commitState(uint256 stateId, address user, bytes calldata depositData) external {
        require(isValidator[msg.sender] && stateId == lastStateId + 1, "state");
        bytes32 id = keccak256(abi.encode(stateId, user, depositData));
        require(!voted[id][msg.sender], "voted");
        voted[id][msg.sender] = true;
        if (++votes[id] < THRESHOLD) return;
        lastStateId = stateId;
        token.deposit(user, depositData);
        emit StateCommitted(stateId, user, depositData);
    }
}
