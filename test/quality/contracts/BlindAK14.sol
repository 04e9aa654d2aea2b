// 0.8 runs=200 evm=paris
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.19;

import {ERC20} from "@openzeppelin/contracts-4/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts-4/token/ERC20/extensions/ERC20Permit.sol";
import {Math} from "@openzeppelin/contracts-4/utils/math/Math.sol";

interface IPair {
    function getReserves() external view returns (uint112, uint112, uint32);
    function totalSupply() external view returns (uint256);
    function balanceOf(address who) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    function burn(address to) external returns (uint256, uint256);
    function approve(address spender, uint256 value) external returns (bool);
}

interface IRouter {
    function removeLiquidityETH(address, uint256, uint256, uint256, address, uint256) external returns (uint256, uint256);
    function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) external payable returns (uint256, uint256, uint256);
    function swapExactETHForTokens(uint256, address[] calldata, address, uint256) external payable returns (uint256[] memory);
}

contract VicunaCloth is ERC20, ERC20Permit {
    constructor() ERC20("Vicuna Cloth", "VCNA") ERC20Permit("Vicuna Cloth") {
        _mint(msg.sender, 300_000_000 ether);
    }
}

/// Holds a position for two years. What the pool has earned since may be taken, the principal not.
contract VicunaLocker {
    IPair public pair;
    address public immutable beneficiary;
    uint256 public unlockTime;
    uint256 public principalRoot;
    uint256 public position;

    event Locked(address pair, uint256 amount, uint256 until);
    event Extended(uint256 until);
    event FeesCollected(uint256 liquidity, uint256 amount0, uint256 amount1);

    constructor(address beneficiary_) {
        beneficiary = beneficiary_;
    }

    function lock(IPair pair_) external {
        require(address(pair) == address(0), "locked");
        pair = pair_;
        position = pair_.balanceOf(msg.sender);
        unlockTime = block.timestamp + 730 days;
        principalRoot = rootPerShare();
        pair_.transferFrom(msg.sender, address(this), position);
        emit Locked(address(pair_), position, unlockTime);
    }

    function rootPerShare() public view returns (uint256) {
        (uint112 a, uint112 b, ) = pair.getReserves();
        return Math.mulDiv(Math.sqrt(uint256(a) * b), 1e18, pair.totalSupply());
    }

    function collectable() public view returns (uint256) {
        uint256 root = rootPerShare();
        return root <= principalRoot ? 0 : position - Math.mulDiv(position, principalRoot, root, Math.Rounding.Up);
    }

    function collectFees() external {
        uint256 amount = collectable();
        position -= amount;
        principalRoot = rootPerShare();
        pair.transfer(address(pair), amount);
        (uint256 a, uint256 b) = pair.burn(beneficiary);
        emit FeesCollected(amount, a, b);
    }

    function extend(uint256 until) external {
        require(msg.sender == beneficiary && until > unlockTime, "only longer");
        unlockTime = until;
        emit Extended(until);
    }

    function withdraw() external {
        require(block.timestamp >= unlockTime, "locked");
        pair.transfer(beneficiary, pair.balanceOf(address(this)));
    }
}

contract GuanacoTrek is ERC20 {
    constructor() ERC20("Guanaco Trek", "GUAN") {
        _mint(msg.sender, 18_000_000 ether);
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }
}

/// Shares of the pool become free over four years, to two of three.
contract GuanacoVesting {
    address public immutable receiver;
    uint64 public immutable start;
    uint64 public constant duration = 4 * 365 days;
    mapping(address => uint256) public released;

    event Released(address indexed asset, uint256 amount);

    constructor(address receiver_) {
        (receiver, start) = (receiver_, uint64(block.timestamp));
    }

    function deposit(IPair asset) external {
        asset.transferFrom(msg.sender, address(this), asset.balanceOf(msg.sender));
    }

    function vestedAmount(IPair asset) public view returns (uint256) {
        uint256 all = asset.balanceOf(address(this)) + released[address(asset)];
        uint256 passed = block.timestamp - start;
        return passed >= duration ? all : (all * passed) / duration;
    }

    function release(IPair asset) external {
        uint256 amount = vestedAmount(asset) - released[address(asset)];
        released[address(asset)] += amount;
        emit Released(address(asset), amount);
        asset.transfer(receiver, amount);
    }
}

contract LlamaLedger is ERC20 {
    constructor() ERC20("Llama Ledger", "LLMA") {
        _mint(msg.sender, 75_000_000 ether);
    }
}

/// The protocol owns its liquidity. A twentieth of it may come back into this treasury each week, on word of the timelock.
contract LlamaTreasury {
    IRouter private constant ROUTER = IRouter(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    address private constant WETH = 0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2;
    address public owner;
    LlamaLedger public token;
    IPair public pair;
    uint256 public lastWithdrawal;
    uint256 public lastBuyback;

    event LiquidityAdded(uint256 liquidity);
    event LiquidityWithdrawn(uint256 liquidity);
    event Buyback(uint256 spent);

    constructor(address owner_) payable {
        owner = owner_;
    }

    receive() external payable {}

    modifier onlyOwner() {
        require(msg.sender == owner, "owner");
        _;
    }

    function bind(LlamaLedger token_, IPair pair_) external {
        require(address(token) == address(0), "bound");
        (token, pair) = (token_, pair_);
    }

    function bring() external {
        pair.transferFrom(msg.sender, address(this), pair.balanceOf(msg.sender));
    }

    function deepen(uint256 amount, uint256 wei_) external onlyOwner {
        token.approve(address(ROUTER), amount);
        (, , uint256 liquidity) = ROUTER.addLiquidityETH{value: wei_}(address(token), amount, 0, 0, address(this), block.timestamp);
        emit LiquidityAdded(liquidity);
    }

    function withdrawSome(uint256 liquidity) external onlyOwner {
        require(block.timestamp >= lastWithdrawal + 7 days, "week");
        require(liquidity <= pair.balanceOf(address(this)) / 20, "twentieth");
        lastWithdrawal = block.timestamp;
        pair.approve(address(ROUTER), liquidity);
        ROUTER.removeLiquidityETH(address(token), liquidity, 0, 0, address(this), block.timestamp);
        emit LiquidityWithdrawn(liquidity);
    }

    /// Anybody; a hundredth of its ether a day, and what it buys burns.
    function buyback() external {
        require(block.timestamp >= lastBuyback + 1 days, "day");
        lastBuyback = block.timestamp;
        uint256 amount = address(this).balance / 100;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (WETH, address(token));
        ROUTER.swapExactETHForTokens{value: amount}(0, path, address(0xdead), block.timestamp);
        emit Buyback(amount);
    }

    function spend(address payable to, uint256 amount) external onlyOwner {
        (bool ok, ) = to.call{value: amount}("");
        require(ok, "ether");
    }
}

contract AlpacaShear is ERC20 {
    constructor() ERC20("Alpaca Shear", "ALPC") {
        _mint(msg.sender, 42_000_000 ether);
    }
}

/// Who stakes decides how much of the liquidity goes over to the successor: a fifth of all tokens must agree, and three days pass.
contract AlpacaDao {
    struct Motion {
        uint256 amount;
        uint256 yes;
        uint256 opened;
        uint256 ready;
        bool done;
    }

    AlpacaShear public token;
    IPair public pair;
    address public immutable successor;
    mapping(address => uint256) public staked;
    mapping(address => uint256) public lockedUntil;
    mapping(uint256 => mapping(address => bool)) public voted;
    Motion[] public motions;

    event Staked(address indexed who, uint256 amount);
    event Moved(uint256 indexed id);
    event Opened(uint256 indexed id, uint256 amount);

    constructor(address successor_) {
        successor = successor_;
    }

    function bind(AlpacaShear token_) external {
        require(address(token) == address(0), "bound");
        token = token_;
    }

    function watch(IPair pair_) external {
        require(address(pair) == address(0), "bound");
        pair = pair_;
    }

    function bring() external {
        pair.transferFrom(msg.sender, address(this), pair.balanceOf(msg.sender));
    }

    function stake(uint256 amount) external {
        token.transferFrom(msg.sender, address(this), amount);
        staked[msg.sender] += amount;
        lockedUntil[msg.sender] = block.timestamp + 7 days;
        emit Staked(msg.sender, amount);
    }

    function unstake(uint256 amount) external {
        require(block.timestamp >= lockedUntil[msg.sender], "locked");
        staked[msg.sender] -= amount;
        token.transfer(msg.sender, amount);
    }

    function open(uint256 amount) external returns (uint256 id) {
        require(staked[msg.sender] > 0, "stakers");
        id = motions.length;
        motions.push(Motion(amount, 0, block.timestamp, 0, false));
        emit Opened(id, amount);
    }

    function support(uint256 id) external {
        Motion storage one = motions[id];
        require(!voted[id][msg.sender] && block.timestamp < one.opened + 5 days, "voted");
        voted[id][msg.sender] = true;
        if (lockedUntil[msg.sender] < one.opened + 5 days) lockedUntil[msg.sender] = one.opened + 5 days;
        one.yes += staked[msg.sender];
        if (one.ready == 0 && one.yes >= token.totalSupply() / 5) one.ready = block.timestamp + 3 days;
    }

    function carryOut(uint256 id) external {
        Motion storage one = motions[id];
        require(one.ready != 0 && block.timestamp >= one.ready && !one.done, "not ready");
        one.done = true;
        pair.transfer(successor, one.amount);
        emit Moved(id);
    }
}
